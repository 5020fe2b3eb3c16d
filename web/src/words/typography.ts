import type { Language } from "./words.svelte";

const NBSP = "\u00a0";
const JOINER = "\u2060";

/** Words that never end a line: prepositions, conjunctions and particles of one or two letters. */
const SHORT = /(^|[\s(«„“])((?:[А-ЯІЇЄҐа-яіїєґ]{1,2})) (?=\S)/gu;
/** Particles that never begin one. */
const TRAILING = / (?=(?:б|би|бы|ж|же|ли|ль|чи)(?![\p{L}\p{N}]))/gu;

/** Keep together what a reader takes as one: a number and what it counts, a short word and the next, a dash and what is before it, from and to. */
export function typeset(sentence: string, language: Language): string {
  let text = sentence.replace(/(\p{N}) (?=\p{L})/gu, `$1${NBSP}`).replace(/ (?=[–—])/gu, NBSP).replace(/(?<=\p{N})–(?=\p{N})/gu, `–${JOINER}`);
  if (language === "en") return text;
  // twice: two short words in a row share the space between them
  for (let i = 0; i < 2; i += 1) text = text.replace(SHORT, `$1$2${NBSP}`);
  return text.replace(TRAILING, NBSP);
}
