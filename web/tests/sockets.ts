import type { Entry, FromServer, Legal, Sync, TableInfo, Update } from "../src/protocol";

/** A WebSocket in the hands of a test: it opens, speaks and breaks when the test says so. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readonly sent: any[] = [];
  readyState = 0;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  // ---- the server's side
  open(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }
  tell(message: FromServer): this {
    this.onmessage?.({ data: JSON.stringify(message) });
    return this;
  }
  of(type: string): any[] {
    return this.sent.filter((message) => message.type === type);
  }
}

export const LEGAL: Legal[] = [
  { text: "A", action: { play: "a" } },
  { text: "B", action: { play: "b" } },
];

export const INFO = {
  id: "t", game: "opale", version: 1, players: 2, options: {}, public: true, clock: { kind: "none" }, state: "playing", commitment: "", created: 0,
  seats: [{ kind: "person", name: "Ada" }, { kind: "person", name: "Bob" }], host: 0, chat: true, winners: [], rematch: null,
} as unknown as TableInfo;

export function sync(seq: number, more: Partial<Sync> = {}): Sync {
  return { type: "sync", protocol: 1, table: INFO, seat: 0, yours: [0], seq, log: [], view: { to_move: 0, at: seq }, legal: LEGAL, may_undo: false, clocks: null, here: [0, 1], spectators: 0, ...more };
}

export function update(seq: number, entry: Partial<Entry>, more: Partial<Update> = {}): Update {
  return { type: "update", seq, state: "playing", log: [{ seq, at: 0, kind: "moved", phrases: [], ...entry } as Entry], view: { to_move: 0, at: seq }, legal: LEGAL, may_undo: false, clocks: null, ...more };
}
