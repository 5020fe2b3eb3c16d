/** Quotation marks that stand within others, of all three languages: „…“ within «…», ‘…’ within “…”. */
const INNER: Record<string, string> = { "«": "„", "»": "“", "“": "‘", "”": "’" };

/** Words as they stand between quotation marks: their own become inner ones. */
export function within(words: string): string {
  return words.replace(/[«»“”]/g, (mark) => INNER[mark]!);
}
