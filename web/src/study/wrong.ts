/** So many letters around what is wrong are shown. */
const AROUND = 24;

/** A text parted where something in it is wrong: what stands before it, the part itself, what follows. */
export interface Wrong {
  before: string;
  part: string;
  after: string;
}

/** The first part of a text that a reason names in quotes; nothing where it names none, or all of it. */
export function wrongPart(text: string, reason: string): Wrong | null {
  const fault = reason.replace(/^.* is not a position of [^:]*: /s, ""); // first it says, in short, of what it speaks
  const named = [...fault.matchAll(/'([^']+)'|"([^"]+)"/g)].map((match) => match[1] ?? match[2] ?? "").map((part) => part.replace(/(\.\.\.|…)$/, ""));
  for (const part of named) {
    const at = part.trim() && part.trim() !== text ? text.toLowerCase().indexOf(part.toLowerCase()) : -1;
    if (at < 0) continue;
    const [from, to] = [Math.max(0, at - AROUND), at + part.length];
    return { before: (from ? "…" : "") + text.slice(from, at), part: text.slice(at, to), after: text.slice(to, to + AROUND) + (to + AROUND < text.length ? "…" : "") };
  }
  return null;
}
