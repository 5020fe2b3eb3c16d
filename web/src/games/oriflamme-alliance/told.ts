import type { Arg, Phrase } from "../../words/phrase";
import { byId } from "./pieces";
import { CARDS, CHARACTERS, type CardName, type Happening, type Preview, type View } from "./forms";

const GAME = "oriflamme-alliance";

/** A line about what will happen. */
export interface Line {
  mark: "coin" | "out" | "stay" | "warn" | "next" | "seal";
  tone: "plain" | "good" | "bad";
  phrase: Phrase;
}

/** Gains that are listed in one line, by the event that brings them. */
const PARTS: Record<string, string> = {
  took: "took",
  gained: "gained",
  alone: "alone",
  rewarded: "rewarded",
  infiltrated: "infiltrated",
  deserted: "deserted",
  extorted: "extorted",
  agreed: "agreed",
};

export function will(key: string, args: Record<string, Arg> = {}): Phrase {
  return { key: `${GAME}-will-${key}`, args };
}

export function cardPhrase(card: CardName): Phrase {
  return { key: `${GAME}-${card}` };
}

/** The owner of a card by its mark: families are told apart by a letter. */
export function ownerOf(id: string): number {
  return "RBGYK".indexOf(id[0] ?? "");
}

function number(happening: Happening): number {
  return happening.number ?? 0;
}

/** Return in words what a decision will surely do, for the seat that decides; `subject` need not be named. */
export function lines(preview: Preview, view: View, me: number, subject?: string): Line[] {
  const pieces = byId(view);
  const parts: Arg[] = [];
  let doer: CardName | null = view.acting ? (pieces.get(view.acting)?.card ?? null) : null;
  const told: Line[] = [];
  const say = (mark: Line["mark"], tone: Line["tone"], key: string, args: Record<string, Arg> = {}) =>
    told.push({ mark, tone, phrase: will(key, args) });
  const named = (id: string, card?: CardName | null): Arg => {
    const known = card ?? pieces.get(id)?.card;
    return known ? { key: `${GAME}-piece`, args: { card: cardPhrase(known), piece: id } } : id;
  };
  for (const event of preview.events) {
    const { piece = "", card } = event;
    const part = PARTS[event.event];
    if (event.event === "revealed" || event.event === "acts") doer = card ?? null;
    const seat = event.seat ?? (piece ? ownerOf(piece) : -1);
    if (part) {
      if (seat === me && number(event)) parts.push(will(`part-${part}`, { number: number(event), card: doer ? cardPhrase(doer) : "" }));
    } else if (event.event === "left" && seat === me) say("coin", "plain", "left", { number: number(event), piece });
    else if (event.event === "paid") say("coin", "plain", "paid", { number: number(event) });
    else if (event.event === "lost" && number(event))
      say("out", seat === me ? "bad" : "plain", "lost", { number: number(event), piece });
    else if (event.event === "put") say("coin", "plain", "put", { number: number(event), piece: named(piece) });
    else if (event.event === "eliminated" && piece !== subject) say("out", seat === me ? "bad" : "plain", "eliminated", { piece: named(piece, card) });
    else if (event.event === "discarded") say("out", seat === me ? "bad" : "plain", "discarded", { piece: named(piece, card) });
    else if (event.event === "kept") say("stay", "good", "kept");
    else if (event.event === "exchanged") say("next", "plain", "exchanged");
    else if (event.event === "turned_down") say("stay", "plain", "turned-down");
    else if (event.event === "marked") say("seal", "plain", piece === subject ? "marked-this" : "marked", { piece: named(piece) });
    else if (event.event === "verdict_returned") say("seal", "plain", "verdict-returned");
    else if (event.event === "uncovered") say("next", "plain", "uncovered", { piece: named(piece) });
    else if (event.event === "acts" && piece !== view.acting) say("next", "plain", "acts", { piece: named(piece, card), who: { seat } });
    else if (event.event === "round_started") say("next", "plain", "round", { number: number(event) });
    else if (event.event === "ended") say("next", "plain", "ended");
  }
  if (parts.length) told.unshift({ mark: "coin", tone: "plain", phrase: will("parts", { parts }) });
  if (stays(preview, view)) say("stay", "good", "stays");
  preview.influence.forEach((gain, seat) => {
    if (seat === me || gain <= 0) return;
    const extorted = preview.events.some((event) => event.event === "extorted" && event.seat === seat);
    say(extorted ? "warn" : "next", extorted ? "bad" : "plain", extorted ? "extorted" : "other", { who: { seat }, number: gain });
  });
  return [...told, ...unknown(preview, view, me)];
}

/** A Deserter that is not discarded stays: worth saying, since it depends on its neighbours. */
function stays(preview: Preview, view: View): boolean {
  const acting = view.acting ? byId(view).get(view.acting) : undefined;
  if (acting?.card !== "deserter" || !preview.complete || !preview.eliminated.length) return false;
  return !preview.events.some((event) => event.event === "discarded" && event.piece === view.acting);
}

/** What is not known yet: which of the family's unseen cards a victim will show. */
function unknown(preview: Preview, view: View, me: number): Line[] {
  if (preview.complete) return [];
  const hidden = preview.events.find((event) => event.event === "eliminated" && !event.card);
  const family = hidden?.piece ? view.seats[ownerOf(hidden.piece)] : undefined;
  if (!hidden?.piece || !family) return [{ mark: "next", tone: "plain", phrase: will("unknown") }];
  const unseen = CARDS.filter((card) => !family.seen.includes(card));
  const characters = unseen.filter((card) => CHARACTERS.includes(card)).length;
  const found: Line[] = [{ mark: "next", tone: "plain", phrase: will("unseen", { count: unseen.length, characters }) }];
  if (unseen.includes("extortion") && ownerOf(hidden.piece) !== me)
    found.push({ mark: "warn", tone: "bad", phrase: will("maybe-extortion", { card: cardPhrase("extortion") }) });
  return found;
}

/** How much a seat gains for sure, as a phrase: "+3", or "+3 or more" where a hidden card decides; null: nothing is sure. */
export function gain(preview: Preview, me: number): Phrase | null {
  const number = preview.influence[me] ?? 0;
  if (!number) return null;
  return will(preview.complete ? "gain" : "gain-at-least", { number });
}
