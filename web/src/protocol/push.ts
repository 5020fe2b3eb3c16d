// Made by `python -m ludoteka.server.typescript`; do not edit.
// What travels between the page and the server, from `server/wire/push.py`. A test fails when this file is stale.

/** How many of one's devices are told. */
export interface Devices {
  devices: number;
}

/** The key by which push services know this server; None where it cannot push. */
export interface PushKey {
  key: string | null;
}

/** Whether one wants to hear nothing of a table. */
export interface Silence {
  silent: boolean;
}

/** A device as its browser names it: where to push to, and the keys by which only it can read that. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: "en" | "ru" | "uk";
}

/** A device that is to be told nothing any more. */
export interface Unsubscription {
  endpoint: string;
}
