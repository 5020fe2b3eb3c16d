/** A message of the Fluent files and its arguments, in no language yet: what the server says and the page puts into words. */
export interface Phrase {
  key: string;
  args?: Record<string, Arg>;
}

export type Arg = number | string | { seat: number } | Phrase | Arg[];

export function isPhrase(value: unknown): value is Phrase {
  return typeof value === "object" && value !== null && typeof (value as Phrase).key === "string";
}
