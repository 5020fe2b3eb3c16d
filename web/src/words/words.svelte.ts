import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { preferred } from "../kit/taste/preferences.svelte";
import { textOf } from "../net/texts";
import { isPhrase, type Arg, type Phrase } from "./phrase";
import { typeset } from "./typography";

export const LANGUAGES = ["uk", "ru", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The same files as the command line uses; a page loads its language and the games it shows. */
const files = import.meta.glob<string>("../../../src/ludoteka/locales/*/*.ftl", { eager: true, query: "?url", import: "default" });
/** What every page says; a game's files begin with its name. */
const COMMON = ["page", "log", "nav"];

/** Words that no table needs before they are asked for. */
const LATER = ["-guide", "-lessons", "-puzzles", "-rules", "-taste"];

const bundles = new Map<Language, FluentBundle>();
const loaded = new Map<string, Promise<void>>();
const wanted = new Set(COMMON);

class Tongue {
  language = $state<Language>("en");
  /** Counts what was loaded, so that sentences are said anew. */
  revision = $state(0);
}
const tongue = new Tongue();

export function language(): Language {
  return tongue.language;
}

/** The language that was chosen, or that the device speaks. */
function wantedLanguage(): Language {
  const { language: chosen } = preferred.values;
  if (chosen !== "system" && LANGUAGES.includes(chosen)) return chosen;
  for (const tag of navigator.languages) {
    const short = tag.slice(0, 2) as Language;
    if (LANGUAGES.includes(short)) return short;
  }
  return "en";
}

function stem(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".ftl".length);
}

/** `opale` is one file, `opale-*` are the others of that game. */
function belongs(path: string, name: string): boolean {
  const file = stem(path);
  return name.endsWith("*") ? file.startsWith(name.slice(0, -1)) && !LATER.some((end) => file.endsWith(end)) : file === name;
}

async function load(tag: Language, name: string): Promise<void> {
  const bundle = bundles.get(tag) ?? new FluentBundle(tag, { useIsolating: false });
  bundles.set(tag, bundle);
  const own = Object.entries(files).filter(([path]) => path.includes(`/locales/${tag}/`) && belongs(path, name));
  const texts = await Promise.all(own.map(([, address]) => textOf(address)));
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
}

function need(tag: Language, name: string): Promise<void> {
  const key = `${tag}/${name}`;
  let promise = loaded.get(key);
  if (!promise) {
    promise = load(tag, name).then(() => {
      tongue.revision += 1;
    });
    promise.catch(() => loaded.delete(key));
    loaded.set(key, promise);
  }
  return promise;
}

/** The words of a game's box, those with which its log speaks as well, all that a table needs, those of its guide, lessons, puzzles or rules. */
const PARTS = { box: ["-shelf"], log: ["-shelf", ""], all: ["", "-*"], guide: ["-guide"], lessons: ["-lessons"], puzzles: ["-puzzles"], rules: ["-rules"] };

/** Load words of a game, in the language of the page and in any that is chosen later. */
export async function wordsOf(game: string, part: keyof typeof PARTS = "all"): Promise<void> {
  const names = PARTS[part].map((end) => game + end);
  for (const name of names) wanted.add(name);
  await Promise.all(names.map((name) => need(tongue.language, name)));
}

/** Load the words of a part of the page that is seldom opened, in any language that is chosen later too. */
export async function wordsIn(file: string): Promise<void> {
  wanted.add(file);
  await need(tongue.language, file);
}

/** The language that was asked for last: words of an earlier one may arrive after its own. */
let asked: Language | null = null;

/** Change the language of the page and remember it. */
export async function speak(tag: Language, remember = true): Promise<void> {
  asked = tag;
  // a part of the page that opens meanwhile wants its words in the new language too
  for (let count = 0; count < wanted.size; ) {
    count = wanted.size;
    await Promise.all([...wanted].map((name) => need(tag, name)));
  }
  if (asked !== tag) return;
  tongue.language = tag;
  document.documentElement.lang = tag;
  if (remember) preferred.choose({ language: tag });
}

/** Load what the first screen says. */
export async function beginWords(): Promise<void> {
  await speak(wantedLanguage(), false);
  preferred.watch(() => {
    if (wantedLanguage() !== tongue.language) void speak(wantedLanguage(), false);
  });
}

export type Naming = (seat: number) => string;
const anonymous: Naming = (seat) => t("seat-name", { number: seat + 1 });

/** Whether there is a message. */
export function has(key: string): boolean {
  return tongue.revision >= 0 && (bundles.get(tongue.language)?.hasMessage(key) ?? false);
}

/** Return the sentence of a message in the language of the page. */
export function t(key: string, args: Record<string, Arg> = {}, naming: Naming = anonymous): string {
  return say({ key, args }, naming);
}

/** Return the sentence of a phrase in the language of the page; `you`: the seat that reads it. */
export function say(phrase: Phrase, naming: Naming = anonymous, you: number | null = null, mark = plainly): string {
  const bundle = tongue.revision >= 0 ? bundles.get(tongue.language) : undefined;
  const message = bundle?.getMessage(phrase.key);
  if (!bundle || !message?.value) {
    if (import.meta.env.DEV) console.error(`There are no words for ${phrase.key}.`);
    return `⟦${phrase.key}⟧`;
  }
  const args: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(phrase.args ?? {})) {
    args[name] = said(arg, naming, you, mark);
    // "You take", "Olena takes": a message may ask who a seat is
    const seats = seatsOf(arg);
    if (typeof arg === "object") args[`${name}-is`] = you !== null && seats.length === 1 && seats[0] === you ? "you" : "they";
  }
  const errors: Error[] = [];
  const sentence = bundle.formatPattern(message.value, args, errors);
  if (errors.length && import.meta.env.DEV) console.error(phrase.key, errors);
  return typeset(sentence, tongue.language);
}

/** Return the sentence of a phrase beside a board that shows where it is meant: without codes of places, where there are such words. */
export function sayDrawn(phrase: Phrase, naming: Naming = anonymous): string {
  return say(isDrawn(phrase) ? { ...phrase, key: `${phrase.key}-drawn` } : phrase, naming);
}
/** Whether a phrase has words that leave it to the board to show where. */
export function isDrawn(phrase: Phrase): boolean {
  return has(`${phrase.key}-drawn`);
}

function seatsOf(arg: Arg): number[] {
  if (Array.isArray(arg)) return arg.flatMap(seatsOf);
  return typeof arg === "object" && "seat" in arg ? [(arg as { seat: number }).seat] : [];
}

function plainly(name: string): string {
  return name;
}

function said(arg: Arg, naming: Naming, you: number | null, mark: (name: string) => string): FluentVariable {
  if (typeof arg === "number" || typeof arg === "string") return arg;
  if (Array.isArray(arg)) return arg.map((part) => String(said(part, naming, you, mark))).join(", ");
  if (isPhrase(arg)) return say(arg, naming, you, mark);
  const { seat } = arg as { seat: number };
  return mark(seat === you ? t("log-you") : naming(seat));
}

/** A stretch of a sentence; the name of who it is about stands out. */
export interface Stretch {
  text: string;
  name: boolean;
}

/** Return the sentence of a phrase in stretches, names apart. */
export function stretches(phrase: Phrase, naming: Naming, you: number | null): Stretch[] {
  const sentence = say(phrase, naming, you, (name) => `\u0001${name}\u0001`);
  return sentence.split("\u0001").flatMap((text, i) => (text ? [{ text, name: i % 2 === 1 }] : []));
}
