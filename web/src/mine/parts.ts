/** So many lines and characters of a file of records are sent at once. */
const MOST_LINES = 100;
const MOST_CHARACTERS = 400_000;

/** A part of a file: its lines, and the number of the first of them. */
export interface Part {
  first: number;
  lines: string;
}

/** A file in parts that the server takes at once. One record that was written over several lines is one line. */
export function partsOf(text: string): Part[] {
  const lines = (whole(text) ?? text).split(/\r?\n/);
  const parts: Part[] = [];
  let [first, taken, size] = [1, [] as string[], 0];
  lines.forEach((line, i) => {
    if (taken.length && (taken.length === MOST_LINES || size + line.length > MOST_CHARACTERS)) {
      parts.push({ first, lines: taken.join("\n") });
      [first, taken, size] = [i + 1, [], 0];
    }
    taken.push(line);
    size += line.length;
  });
  if (taken.some((line) => line.trim()) || !parts.length) parts.push({ first, lines: taken.join("\n") });
  return parts;
}

function whole(text: string): string | null {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return null; // a record a line
  }
}
