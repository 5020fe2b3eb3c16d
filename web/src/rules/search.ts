import type { Language } from "../words/words.svelte";

/** Words and what is between them, to look for some and to mark them. */
export interface Stretch {
  text: string;
  hit: boolean;
}

const WORD = /[\p{L}\p{N}]+(?:[’'ʼ-][\p{L}\p{N}]+)*/gu;
const VOWELS = "аеєиіїоуюяыэё";

/** What nouns and adjectives end with, the longest first. */
const ENDINGS = "ами ями ими іми ого ому его ему ові еві ою ею єю ях ах их іх ям ам ом ем єм им ім ый ий ій ой ая яя ое ее ые ие ую юю ів їв ов ев ей а е є и і ї о у ю я ы ь й".split(" ");
/** So much of a word is left. */
const LEAST = 3;
const ENGLISH: [RegExp, string][] = [
  [/(?:’s|'s)$/u, ""],
  [/ies$/u, "y"],
  [/(?<=s|x|z|ch|sh)es$/u, ""],
  [/(?<=[^s])s$/u, ""],
  [/(?<=\p{L}{3})(?:ing|ed)$/u, ""],
];

/** What all forms of a word have in common, more or less: endings cut off, fleeting vowels left out. */
export function stem(word: string, language: Language): string {
  let root = word.toLowerCase().replaceAll("ё", "е").replace(/[ʼ']/gu, "’");
  if (language === "en") {
    for (const [ending, instead] of ENGLISH) if (root.length > 3) root = root.replace(ending, instead);
    return root.length > 4 ? root.replace(/e$/u, "") : root;
  }
  root = root.replaceAll("’", "");
  const ending = ENDINGS.find((end) => root.endsWith(end) && root.length - end.length >= LEAST);
  if (ending) root = root.slice(0, -ending.length);
  // камінь and каменя, ринок and ринку: the last vowel comes and goes
  const end = root.length - 2;
  return root.length > 3 && VOWELS.includes(root[end]!) && !VOWELS.includes(root.at(-1)!) ? root.slice(0, end) + root.at(-1)! : root;
}

/** What is looked for: all words of the question, in any form, the last one perhaps not typed to its end. */
export class Query {
  readonly words: string[];
  private readonly stems: Set<string>;

  constructor(
    question: string,
    private readonly language: Language,
  ) {
    this.words = [...question.matchAll(WORD)].map(([word]) => word.toLowerCase().replaceAll("ё", "е"));
    this.stems = new Set(this.words.map((word) => stem(word, language)));
  }

  get empty(): boolean {
    return !this.words.length || this.words.every((word) => word.length < 2);
  }

  matches(word: string): boolean {
    if (this.empty) return false;
    const plain = word.toLowerCase().replaceAll("ё", "е");
    return this.stems.has(stem(word, this.language)) || this.words.some((typed) => typed.length > 2 && plain.startsWith(typed));
  }

  /** Cut a text where a hit begins or ends. */
  mark(text: string): Stretch[] {
    if (this.empty) return [{ text, hit: false }];
    const parts: Stretch[] = [];
    let at = 0;
    for (const found of text.matchAll(WORD)) {
      if (!this.matches(found[0])) continue;
      if (found.index > at) parts.push({ text: text.slice(at, found.index), hit: false });
      parts.push({ text: found[0], hit: true });
      at = found.index + found[0].length;
    }
    if (at < text.length) parts.push({ text: text.slice(at), hit: false });
    return parts;
  }
}
