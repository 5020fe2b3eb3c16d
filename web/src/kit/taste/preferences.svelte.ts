import type { Preferences } from "../../protocol";

/** How somebody likes the page. */
export interface Values {
  language: "system" | "uk" | "ru" | "en";
  theme: "system" | "light" | "dark";
  motion: "system" | "off" | "slow" | "normal" | "fast";
  turn: number;
  pieces: number;
  notify: boolean;
  confirm: boolean;
  labels: boolean;
  patterns: boolean;
  hints: boolean;
  reactions: boolean;
  rating: boolean;
}
/** What holds where nothing was chosen. */
const DEFAULTS: Values = {
  language: "system",
  theme: "system",
  motion: "system",
  turn: 40,
  pieces: 0,
  notify: false,
  confirm: true,
  labels: true,
  patterns: false,
  hints: true,
  reactions: true,
  rating: false,
};
const KEPT = "ludoteka-preferences";

/** What this browser remembers, so that the first screen is right: the server keeps it with who one is. */
interface Kept {
  chosen: Partial<Values>;
  /** What the server was not told yet. */
  unsent: (keyof Values)[];
}

function remembered(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "null") as Partial<Kept> | null;
    if (kept?.chosen && Array.isArray(kept.unsent)) return { chosen: known(kept.chosen), unsent: kept.unsent.filter((name) => name in DEFAULTS) };
  } catch {
    // what cannot be read was not written by this page
  }
  // as browsers kept it before there were preferences
  const old = known({ language: localStorage.getItem("ludoteka-language") ?? undefined, theme: localStorage.getItem("ludoteka-theme") ?? undefined } as Partial<Values>);
  return { chosen: old, unsent: Object.keys(old) as (keyof Values)[] };
}

/** What was chosen among what there is to choose. */
function known(told: Preferences | Partial<Values>): Partial<Values> {
  const fits = Object.entries(told).filter(([name, value]) => name in DEFAULTS && typeof value === typeof DEFAULTS[name as keyof Values]);
  return Object.fromEntries(fits) as Partial<Values>;
}

/** Everything takes effect at once and is kept at once: here, and with who one is as soon as one is somebody. */
export class Preferred {
  private kept = $state.raw<Kept>(remembered());
  private readonly listeners = new Set<(values: Values) => void>();
  /** Tells the server; absent while one is nobody there. */
  private send: ((chosen: Partial<Values>) => Promise<unknown>) | null = null;
  readonly values = $derived<Values>({ ...DEFAULTS, ...this.kept.chosen });

  constructor() {
    // another window of this browser
    globalThis.addEventListener?.("storage", (event) => {
      if (event.key === KEPT) this.change(remembered(), false);
    });
  }

  /** Call back now and whenever something changes. */
  watch(listener: (values: Values) => void): void {
    this.listeners.add(listener);
    listener(this.values);
  }

  /** Whether somebody has chosen this, whatever it was. */
  decided(name: keyof Values): boolean {
    return this.kept.chosen[name] !== undefined;
  }

  choose(chosen: Partial<Values>): void {
    const names = Object.keys(chosen) as (keyof Values)[];
    this.change({ chosen: { ...this.kept.chosen, ...chosen }, unsent: [...new Set([...this.kept.unsent, ...names])] });
    void this.tell();
  }

  /** The server says what it keeps of the person; `other`: somebody else than before, whose device this was not. */
  hear(told: Preferences, send: (chosen: Partial<Values>) => Promise<unknown>, other = false): void {
    this.send = send;
    const own = other ? {} : Object.fromEntries(this.kept.unsent.map((name) => [name, this.kept.chosen[name]]));
    this.change({ chosen: { ...(other ? {} : this.kept.chosen), ...known(told), ...own }, unsent: other ? [] : this.kept.unsent });
    void this.tell();
  }

  private async tell(): Promise<void> {
    const { unsent, chosen } = this.kept;
    if (!this.send || !unsent.length) return;
    const sent = Object.fromEntries(unsent.map((name) => [name, chosen[name]])) as Partial<Values>;
    try {
      await this.send(sent);
    } catch {
      return; // told when the page is opened next
    }
    // what was chosen otherwise meanwhile is on its way by itself
    const unsaid = this.kept.unsent.filter((name) => this.kept.chosen[name] !== sent[name]);
    this.change({ chosen: this.kept.chosen, unsent: unsaid });
  }

  private change(kept: Kept, write = true): void {
    this.kept = kept;
    if (write && Object.keys(kept.chosen).length) localStorage.setItem(KEPT, JSON.stringify(kept));
    for (const listener of this.listeners) listener(this.values);
  }
}
export const preferred = new Preferred();
