/** Seats are told apart by hue and by emblem; a bot wears the seat's colour with the bot's face. */
export const EMBLEMS = ["e-sail", "e-sun", "e-leaf", "e-crown", "e-moon"] as const;

export function emblemOf(seat: number, bot: boolean): string {
  return bot ? "e-bot" : (EMBLEMS[seat % EMBLEMS.length] ?? "e-sail");
}
