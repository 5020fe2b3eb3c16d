/** A paragraph, or the lines of a list: `1. ` begins a line of a numbered one, `- ` of another. */
export type Block = { kind: "text"; text: string } | { kind: "steps" | "list"; lines: string[] };

const STEP = /^\d+\. /u;
const ITEM = /^- /u;

/** The blocks of a message: empty lines part them. */
export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/u)
    .filter((part) => part.trim())
    .flatMap((part) => {
      const lines = part.split("\n").map((line) => line.trim());
      const found: Block[] = [];
      for (const line of lines) {
        const kind = STEP.test(line) ? "steps" : ITEM.test(line) ? "list" : "text";
        const last = found.at(-1);
        if (kind === "text") found.push({ kind, text: line });
        else if (last?.kind === kind) last.lines.push(line.replace(kind === "steps" ? STEP : ITEM, ""));
        else found.push({ kind, lines: [line.replace(kind === "steps" ? STEP : ITEM, "")] });
      }
      return found;
    });
}

/** So long may the name before a colon be that a line of a list begins with. */
const LONGEST_NAME = 44;

/** What a line of a list speaks of, and what it says of it: "Houses: only the largest group". */
export function named(line: string, longest = LONGEST_NAME): { name: string; rest: string } {
  const at = line.indexOf(": ");
  return at > 0 && at <= longest && !line.slice(0, at).includes(".") ? { name: line.slice(0, at + 1), rest: line.slice(at + 1) } : { name: "", rest: line };
}
