import type { Phrase } from "../../words/phrase";
import { buildingArt, creatureArt } from "./names";

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

const SIGNS: Record<string, string> = {
  metropolis: "ori-b-camp",
  hoplites: "ori-r-hoplite",
  roll: "ori-skull",
  temple: "ori-p-temple",
  medallion: "ori-p-medal",
  "extra-hoplite": "ori-r-hoplite",
  "extra-nugget": "ori-r-nugget",
  "extra-creature": "ori-r-captured",
  "gains-hoplites": "ori-r-hoplite",
  "gains-nuggets": "ori-r-nugget",
  initiative: "ori-p-first",
  "keeps-initiative": "ori-p-first",
  "gives-initiative": "ori-p-first",
};

/** The symbol of what a sentence of the log is about. */
export function sign(phrase: Phrase): string | undefined {
  const known = SIGNS[phrase.key.replace("orichalcum-log-", "")];
  if (known) return known;
  const about = (arg: string) => {
    const value = phrase.args?.[arg];
    return value && typeof value === "object" && "key" in value ? (value as Phrase).key.replace("orichalcum-", "") : undefined;
  };
  const [titan, creature, building, action] = ["titan", "creature", "building", "action"].map(about);
  if (titan) return `ori-ti-${titan}`;
  if (creature) return creatureArt(creature);
  if (building) return buildingArt(building.replaceAll("-", "_"));
  return action ? `ori-a-${action}` : undefined;
}
