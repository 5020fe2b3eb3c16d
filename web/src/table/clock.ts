/** Time left, as one reads it: 9:05, or days and hours. */
export function clockText(ms: number, words: (key: string, args: Record<string, number>) => string): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 86_400) return words("page-clock-days", { days: Math.floor(seconds / 86_400), hours: Math.floor((seconds % 86_400) / 3600) });
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
