/** Seats are told apart by hue and by emblem; a bot wears the seat's colour with a face of its own. */
export const EMBLEMS = ["e-sail", "e-sun", "e-leaf", "e-crown", "e-moon"] as const;

export function emblemOf(seat: number, bot: boolean): string {
  const place = seat % EMBLEMS.length;
  return bot ? `e-bot-${place + 1}` : (EMBLEMS[place] ?? "e-sail");
}
