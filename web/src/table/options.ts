import type { GameInfo, TableInfo } from "../protocol";
import { t } from "../words/words.svelte";

/** The words for a choice of an option. */
export function choiceText(game: string, option: string, choice: string): string {
  return t(`${game}-option-${option}-${choice}`.replaceAll("_", "-"));
}

/** The options of a table that differ from what is usual, in words. */
export function optionLines(info: TableInfo, known: GameInfo["options"] = []): string[] {
  const lines: string[] = [];
  const usual = new Map(known.map((option) => [option.name, option.kind === "per-seat" ? option.choices[0] : option.default]));
  for (const [name, value] of Object.entries(info.options)) {
    if (isUsual(value, usual.get(name))) continue;
    if (Array.isArray(value)) for (const choice of new Set(value)) lines.push(choiceText(info.game, name, String(choice)));
    else if (typeof value === "string") lines.push(choiceText(info.game, name, value));
    else if (value === true) lines.push(optionTitle(info.game, name));
  }
  return [...new Set(lines)];
}

/** Where each seat has its own, it is usual if all have the usual one. */
function isUsual(value: unknown, usual: unknown): boolean {
  const all = [value, usual].map((one) => (Array.isArray(one) ? [...new Set(one)] : [one]));
  return JSON.stringify(all[0]) === JSON.stringify(all[1]);
}

export function optionTitle(game: string, name: string): string {
  return t(`${game}-option-${name}`.replaceAll("_", "-"));
}
