/** How far one is in the lessons, as this browser remembers: of each lesson, how many of its steps are done. */
const KEY = "ludoteka-lessons";

type Kept = Record<string, Record<string, number>>;

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

export function doneSteps(game: string, lesson: string): number {
  const done = read()[game]?.[lesson];
  return typeof done === "number" && done > 0 ? done : 0;
}

/** Whether any lesson of a game was begun here. */
export function begun(game: string): boolean {
  return Object.keys(read()[game] ?? {}).length > 0;
}

/** How many of a game's lessons are done to their end. */
export function lessonsDone(game: string, lessons: readonly { id: string; steps: readonly unknown[] }[]): number {
  return lessons.filter((lesson) => doneSteps(game, lesson.id) >= lesson.steps.length).length;
}

/** A done step stays done, also when one goes back. */
export function keep(game: string, lesson: string, steps: number): void {
  const kept = read();
  const own = (kept[game] ??= {});
  own[lesson] = Math.max(steps, doneSteps(game, lesson));
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing: one begins anew next time
  }
}
