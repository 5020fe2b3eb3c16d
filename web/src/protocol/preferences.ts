// Made by `python -m ludoteka.server.typescript`; do not edit.
// What travels between the page and the server, from `server/wire/preferences.py`. A test fails when this file is stale.

/** What was chosen; None: nothing yet, and in a request: leave it as it is. `system` is as the device has it. */
export interface Preferences {
  language?: "en" | "ru" | "system" | "uk" | null;
  theme?: "dark" | "light" | "system" | null;
  motion?: "fast" | "normal" | "off" | "slow" | "system" | null;
  turn?: number | null;
  pieces?: number | null;
  notify?: boolean | null;
  confirm?: boolean | null;
  labels?: boolean | null;
  patterns?: boolean | null;
  hints?: boolean | null;
  reactions?: boolean | null;
  rating?: boolean | null;
}
