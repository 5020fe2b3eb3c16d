/** What a lesson is about, as pieces of its game: symbols of `art.svg`, by the lesson's id, in `games/<game>/lessons.json`. */
const pictures = import.meta.glob<Record<string, string[]>>("../games/*/lessons.json", { eager: true, import: "default" });
const colours = import.meta.glob("../games/*/colours.css");

export function pictureOf(game: string, lesson: string): string[] {
  return pictures[`../games/${game}/lessons.json`]?.[lesson] ?? [];
}

/** Have the colours of a game's pieces at hand. */
export async function withColours(game: string): Promise<void> {
  await colours[`../games/${game}/colours.css`]?.();
}
