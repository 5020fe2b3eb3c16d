import type { Told } from "../words/phrase";

/** A move of a variation, and what came of it. The root is no move: the position that is studied. */
export interface Move {
  readonly id: number;
  /** In the game's notation; nothing at the root. */
  readonly text: string;
  /** Who made it, and what is told of it. */
  seat: number | null;
  phrases: Told[];
  /** The position after it, in notation; nothing until the server has told it, as the rest. */
  position: string;
  /** Whether it was made in the game that is studied. */
  readonly played: boolean;
  readonly parent: Move | null;
  /** What was tried next; the first is the main line. */
  children: Move[];
  /** What the engine gave each seat after it, 0 to 1. */
  chances?: number[];
  /** What somebody wrote about it. */
  note?: string;
}

/** No note is longer. */
export const LONGEST_NOTE = 300;

/** What is known of a move, before it has a place in the tree. */
export type Step = Pick<Move, "text"> & Partial<Pick<Move, "seat" | "phrases" | "position" | "played">>;

/** A row of the list of moves: how far it is indented, and whether a side line begins here. */
export interface Row {
  move: Move;
  /** How many moves lie before it. */
  number: number;
  depth: number;
  first: boolean;
}

/** What was taken out of the tree, to be put back. */
export interface Pruned {
  move: Move;
  place: number;
  here: Move;
}

/** Variations of a game: every move that was tried, and where one is. It knows no rules. */
export class Tree {
  here: Move;
  readonly root: Move;
  private count = 0;

  constructor(position: string) {
    this.root = { id: 0, seat: null, text: "", phrases: [], position, played: false, parent: null, children: [] };
    this.here = this.root;
  }

  /** The moves that lead from the root to a move, in their order. */
  path(move: Move = this.here): Move[] {
    const path: Move[] = [];
    for (let at: Move | null = move; at?.parent; at = at.parent) path.unshift(at);
    return path;
  }

  /** Add a move after another one; one that is there already stays as it is. Returns it. */
  add(step: Step, after: Move = this.here): Move {
    const known = after.children.find((child) => child.text === step.text);
    if (known) return known;
    const move: Move = { id: ++this.count, seat: null, phrases: [], position: "", played: false, ...step, parent: after, children: [] };
    after.children.push(move);
    return move;
  }

  /** Where ← and → lead. */
  get back(): Move | null {
    return this.here.parent;
  }
  get next(): Move | null {
    return this.here.children[0] ?? null;
  }

  /** Where ↑ and ↓ lead: the other moves at the same place; none: the nearest place before, or after, where lines part. */
  branch(by: -1 | 1): Move | null {
    const brothers = this.here.parent?.children ?? [];
    if (brothers.length > 1) return brothers[brothers.indexOf(this.here) + by] ?? null;
    const parts = (move: Move) => (move.parent?.children.length ?? 0) > 1;
    if (by < 0) return this.path().reverse().find(parts) ?? null;
    let at: Move | null = this.next;
    while (at && !parts(at)) at = at.children[0] ?? null;
    return at;
  }

  /** Make the line of a move the main one, wherever it parts from others. */
  promote(move: Move): void {
    for (const step of this.path(move)) {
      const brothers = step.parent!.children;
      brothers.splice(brothers.indexOf(step), 1);
      brothers.unshift(step);
    }
  }

  /** Take a move and all after it out of the tree. Returns what puts it back, nothing at the root. */
  prune(move: Move): Pruned | null {
    const { parent } = move;
    if (!parent) return null;
    const pruned = { move, place: parent.children.indexOf(move), here: this.here };
    if (this.path().includes(move)) this.here = parent;
    parent.children.splice(pruned.place, 1);
    return pruned;
  }
  restore({ move, place, here }: Pruned): void {
    move.parent?.children.splice(place, 0, move);
    this.here = here;
  }

  /** All moves as they are listed: the main line downwards, what was tried instead indented below the move it replaces. */
  rows(): Row[] {
    const rows: Row[] = [];
    const after = (move: Move, number: number, depth: number): void => {
      let [at, count] = [move, number];
      while (at.children[0]) {
        const [main, ...others] = at.children as [Move, ...Move[]];
        rows.push({ move: main, number: count, depth, first: false });
        for (const other of others) {
          rows.push({ move: other, number: count, depth: depth + 1, first: true });
          after(other, count + 1, depth + 1);
        }
        [at, count] = [main, count + 1];
      }
    };
    after(this.root, 1, 0);
    return rows;
  }

  /** Whether there is more than one line, or anything noted. */
  get annotated(): boolean {
    return this.rows().some(({ move, depth }) => depth > 0 || move.note);
  }

  /** All moves, and where one is, as text for an address: those tried instead of a move stand in brackets before it, a note after a colon. */
  write(): string {
    const note = (move: Move): string => (move.note ? `:${escaped(move.note)}` : "");
    const one = (move: Move): string => `~${escaped(move.text)}${move === this.here ? "!" : ""}${note(move)}`;
    const after = ({ children: [main, ...others] }: Move): string =>
      main ? others.map((other) => `(${one(other)}${after(other)})`).join("") + one(main) + after(main) : "";
    return after(this.root);
  }
}

/** A move as an address has it, with those that follow. */
export interface Sketch {
  text: string;
  here: boolean;
  note: string;
  children: Sketch[];
}

/** The moves that `Tree.write` wrote; as many of them as can be read. */
export function readSketch(text: string): Sketch[] {
  const signs = text.match(/[()]|~[^()~]*/g) ?? [];
  let at = 0;
  const after = (): Sketch[] => {
    const others: Sketch[] = [];
    while (signs[at] === "(") {
      at += 1;
      others.push(...after());
      if (signs[at] === ")") at += 1;
    }
    const sign = signs[at];
    if (!sign || sign === ")") return others;
    at += 1;
    const [move = "", note = ""] = sign.slice(1).split(":");
    const here = move.endsWith("!");
    return [{ text: plain(here ? move.slice(0, -1) : move), here, note: plain(note).slice(0, LONGEST_NOTE), children: after() }, ...others];
  };
  return after();
}

function escaped(text: string): string {
  return encodeURIComponent(text).replace(/[()!'*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
