import type { TableInfo } from "../protocol";
import { t } from "../words/words.svelte";

/** The words for a choice of an option. */
export function choiceText(game: string, option: string, choice: string): string {
  return t(`${game}-option-${option}-${choice}`.replaceAll("_", "-"));
}

/** The options of a table that say something, in words. */
export function optionLines(info: TableInfo): string[] {
  const lines: string[] = [];
  for (const [name, value] of Object.entries(info.options)) {
    if (Array.isArray(value)) for (const choice of new Set(value)) lines.push(choiceText(info.game, name, String(choice)));
    else if (typeof value === "string") lines.push(choiceText(info.game, name, value));
    else if (value === true) lines.push(optionTitle(info.game, name));
  }
  return [...new Set(lines)];
}

export function optionTitle(game: string, name: string): string {
  return t(`${game}-option-${name}`.replaceAll("_", "-"));
}
