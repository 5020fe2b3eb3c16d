// Made by `python -m ludoteka.server.typescript`; do not edit.
// What travels between the page and the server, from `server/wire/identity.py`. A test fails when this file is stale.

/** What a browser is asked when a passkey is made or used, as the WebAuthn standard has it in JSON. */
export interface Ceremony {
  options: Record<string, unknown>;
}

/** A device of one's own, by the kind of its browser and system; `here` where it is the one that asks. */
export interface Device {
  id: string;
  browser: string;
  system: string;
  since: number;
  seen: number | null;
  here?: boolean;
}

/** What there is of somebody: what would go, and what would stay for others, if they were forgotten. */
export interface Footprint {
  name: string;
  devices: number;
  passkeys: number;
  waiting: number;
  shared: number;
  alone: number;
  over: number;
}

/** Who wants to be forgotten, by the name that was shown: nobody forgets somebody else by mistake. */
export interface Forget {
  name: string;
}

/** Where one is known, and by which passkeys one can come back. */
export interface MyDevices {
  devices: Device[];
  passkeys: Passkey[];
}

/** A passkey of one's own; browser and system are where it was made. */
export interface Passkey {
  id: string;
  credential: string;
  browser: string;
  system: string;
  since: number;
  seen: number;
}

/** An address by which to go on, once, on another device, and when it ends. The secret stands after `#`. */
export interface PrivateLink {
  link: string;
  expires: number;
}

/** Whose passkey it is, and a code by which to go on as that person, as the code of a private link. */
export interface Recognised {
  name: string;
  code: string;
}

/** A device or a passkey of one's own that is to be removed. */
export interface Removal {
  id: string;
}

/** What a browser answers when a passkey was made or used, as the WebAuthn standard has it in JSON. */
export interface Shown {
  credential: Record<string, unknown>;
}
