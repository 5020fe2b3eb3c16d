/** A message of the Fluent files and its arguments, in no language yet: what the server says and the page puts into words. */
export interface Phrase {
  key: string;
  args?: Record<string, Arg>;
}

export type Arg = number | string | { seat: number } | Phrase | Arg[];

/** What is drawn under a sentence of the log. */
export type Evidence =
  | { piece: string; words: Phrase; look?: "gone" | "private" }
  | { gain: number; words: Phrase; picture?: string }
  | { fact: Phrase; picture?: string }
  | { place: string[] }
  | { arrow: true };

/** A line of a log: a sentence and its evidence. `more` belongs to the line before it and is all evidence. */
export interface Told extends Phrase {
  kind?: "more" | "story" | "phase" | "chapter";
  evidence?: Evidence[];
  standings?: number[];
}

/** The ids of what a board lights for a line. */
export function placesOf(told: Told): string[] {
  return (told.evidence ?? []).flatMap((part) => ("place" in part ? part.place : []));
}

export function isPhrase(value: unknown): value is Phrase {
  return typeof value === "object" && value !== null && typeof (value as Phrase).key === "string";
}
