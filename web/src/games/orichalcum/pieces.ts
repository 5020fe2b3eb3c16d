import type { Phrase } from "../../words/phrase";

/** Cells and pieces that a line of the log speaks of. */
export function pieces(phrase: Phrase): string[] {
  const found: string[] = [];
  const walk = (value: unknown, name: string, seat: number | null): void => {
    if (Array.isArray(value)) value.forEach((part) => walk(part, name, seat));
    else if (typeof value === "number" && (name === "cell" || name === "cells")) found.push(`${seat ?? ""}:${value}`);
    else if (value && typeof value === "object" && "args" in value) {
      for (const [inner, arg] of Object.entries((value as Phrase).args ?? {})) walk(arg, inner, seat);
    }
  };
  const who = phrase.args?.["who"];
  const seat = who && typeof who === "object" && "seat" in who ? (who as { seat: number }).seat : null;
  for (const [name, arg] of Object.entries(phrase.args ?? {})) walk(arg, name, seat);
  const titan = phrase.args?.["titan"];
  if (titan && typeof titan === "object" && "key" in titan) found.push(`titan:${(titan as Phrase).key.replace("orichalcum-", "")}`);
  return found;
}
