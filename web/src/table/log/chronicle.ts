import type { Entry } from "../../protocol";
import type { Evidence, Phrase, Told } from "../../words/phrase";

/** A sentence with its evidence. */
export interface Line {
  key: string;
  /** Where it stands in the table's log, and how many decisions had been taken then. */
  seq: number;
  at: number;
  /** The first decision that it tells of. */
  from: number;
  seat: number | null;
  phrase: Told;
  /** What belongs to it and is shown by its evidence; in words for whoever has no pictures beside them. */
  more: Told[];
  evidence: Evidence[];
}

/** What a seat did in one go; tries that were taken back are kept apart. */
export interface Turn {
  kind: "turn";
  key: string;
  seat: number;
  lines: Line[];
  tries: { count: number; lines: Line[] };
  folded: boolean;
}
export type Item = Turn | { kind: "story"; key: string; line: Line } | { kind: "phase"; key: string; phrase: Phrase };

export interface Chapter {
  key: string;
  heading: Told | null;
  items: Item[];
}

/** Who reads: which seats are one's own, and which are played by bots. */
export interface Reader {
  own: (seat: number) => boolean;
  bot: (seat: number) => boolean;
}

interface Step {
  entry: Entry;
  /** Taken back; the first of a row that was taken back together begins a try. */
  gone: boolean;
  begins: boolean;
}

/** Mark what was taken back. */
function settle(entries: readonly Entry[]): Step[] {
  const steps: Step[] = [];
  const standing: Step[] = [];
  let last: Step | null = null;
  for (const entry of entries) {
    if (entry.kind === "undone") {
      const back = standing.pop();
      if (!back) continue;
      back.gone = back.begins = true;
      // what is taken back one after another is one try
      if (last) last.begins = false;
      last = back;
      continue;
    }
    if (entry.kind === "said" || entry.kind === "readied" || !entry.phrases?.length) continue;
    const step = { entry, gone: false, begins: false };
    steps.push(step);
    if (entry.kind === "moved") {
      standing.push(step);
      last = null;
    }
  }
  return steps;
}

function whoseOf(phrase: Told, entry: Entry): number | null {
  const who = phrase.args?.["who"];
  if (who && typeof who === "object" && "seat" in who) return (who as { seat: number }).seat;
  return entry.seat ?? null;
}

/** Builds chapters of turns out of the lines of a log. */
class Writer {
  readonly chapters: Chapter[] = [{ key: "start", heading: null, items: [] }];
  private turn: Turn | null = null;
  private readonly tries = new Map<number, Step[]>();

  constructor(private readonly reader: Reader) {}

  private get items(): Item[] {
    return this.chapters.at(-1)!.items;
  }

  tell(step: Step, at: number): void {
    const { entry } = step;
    if (step.gone) {
      const seat = entry.seat ?? -1;
      if (this.reader.own(seat)) this.tries.set(seat, [...(this.tries.get(seat) ?? []), step]);
      return;
    }
    (entry.phrases as Told[]).forEach((phrase, i) => this.add({ key: `${entry.seq}-${i}`, seq: entry.seq, at, from: at, seat: whoseOf(phrase, entry), phrase, more: [], evidence: phrase.evidence ?? [] }, entry.kind === "moved"));
    if (entry.kind === "moved") this.keep(entry.seat ?? -1);
  }

  /** What was tried before a deed stands under it, or at the end where nothing was done yet. */
  keep(seat: number): void {
    const steps = this.tries.get(seat);
    if (!steps) return;
    const turn = this.turn?.seat === seat ? this.turn : this.items.findLast((item): item is Turn => item.kind === "turn" && item.seat === seat);
    const into = turn ?? this.open(seat, `tries-${seat}`);
    into.tries.count += steps.filter((step) => step.begins).length;
    into.tries.lines.push(...steps.flatMap(({ entry }) => (entry.phrases as Told[]).filter((told) => told.kind !== "chapter" && told.kind !== "phase").map((phrase, i) => ({ key: `${entry.seq}-${i}`, seq: entry.seq, at: -1, from: -1, seat, phrase, more: [], evidence: phrase.evidence ?? [] }))));
    this.tries.delete(seat);
  }
  end(): void {
    for (const seat of [...this.tries.keys()]) this.keep(seat);
  }

  private open(seat: number, key: string): Turn {
    this.turn = { kind: "turn", key, seat, lines: [], tries: { count: 0, lines: [] }, folded: false };
    this.items.push(this.turn);
    return this.turn;
  }

  private add(line: Line, moved: boolean): void {
    const { phrase, key } = line;
    if (phrase.kind === "chapter") {
      if (sameHeading(this.chapters.at(-1)?.heading, phrase)) return;
      this.chapters.push({ key, heading: phrase, items: [] });
      this.turn = null;
    } else if (phrase.kind === "phase") {
      this.items.push({ kind: "phase", key, phrase });
      this.turn = null;
    } else if (!moved || phrase.kind === "story" || line.seat === null) {
      this.items.push({ kind: "story", key, line });
      this.turn = null;
    } else {
      const before = this.turn?.lines.at(-1);
      if (phrase.kind === "more" && before) {
        before.evidence = join(before.evidence, line.evidence);
        before.more.push(phrase);
        before.at = line.at;
        return;
      }
      const turn = this.turn?.seat === line.seat ? this.turn : this.open(line.seat, key);
      turn.lines.push(line);
    }
  }
}

function sameHeading(one: Told | null | undefined, two: Told): boolean {
  return one?.key === two.key && JSON.stringify(one.args) === JSON.stringify(two.args);
}

/** Evidence that comes later stands after what is there; all places are lit by the first glyph. */
function join(one: Evidence[], two: Evidence[]): Evidence[] {
  const all = [...one, ...two];
  const place = [...new Set(all.flatMap((part) => ("place" in part ? part.place : [])))];
  const first = all.findIndex((part) => "place" in part);
  return all.flatMap((part, i): Evidence[] => ("place" in part ? (i === first ? [{ place }] : []) : [part]));
}

/** What a turn brought, summed up by what it is. */
export function sumOf(turn: Turn): Extract<Evidence, { gain: number }>[] {
  const sums = new Map<string, Extract<Evidence, { gain: number }>>();
  for (const part of turn.lines.flatMap((line) => line.evidence)) {
    if (!("gain" in part)) continue;
    const kind = part.picture ?? part.words.key;
    const gain = (sums.get(kind)?.gain ?? 0) + part.gain;
    sums.set(kind, { ...part, gain, words: { ...part.words, args: { ...part.words.args, count: Math.abs(gain) } } });
  }
  return [...sums.values()].filter((sum) => sum.gain);
}

/** Return the sentences of a turn, with what only its evidence shows in the log; a bare fact, like a card drawn, is left out. */
export function sentencesOf(turn: Turn): Told[] {
  const tells = (told: Told) => (told.evidence ?? []).some((part) => !("fact" in part));
  return turn.lines.flatMap((line) => [line.phrase, ...line.more.filter(tells)]);
}

/** Fold the turns of bots that came before one's last own turn: where a line says less room, or a sum says enough. */
function fold(chapters: Chapter[], reader: Reader): void {
  const turns = chapters.flatMap(({ items }) => items.filter((item): item is Turn => item.kind === "turn"));
  const own = turns.findLastIndex((turn) => reader.own(turn.seat));
  const fresh = own < 0 ? turns.length - 1 : own;
  turns.forEach((turn, i) => {
    turn.folded = i < fresh && reader.bot(turn.seat) && (turn.lines.length > 1 || sumOf(turn).length > 0);
  });
}

/** Return a log as chapters of turns, as one reads it. */
export function chronicle(entries: readonly Entry[], reader: Reader): Chapter[] {
  const writer = new Writer(reader);
  let at = 0;
  for (const step of settle(entries)) {
    if (step.entry.kind === "moved" && !step.gone) at += 1;
    writer.tell(step, at);
  }
  writer.end();
  const chapters = writer.chapters.filter((chapter) => chapter.heading || chapter.items.length);
  fold(chapters, reader);
  return chapters;
}
