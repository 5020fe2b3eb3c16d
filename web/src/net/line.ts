import { CLOSE, PROTOCOL, type FromClient, type FromServer, type Hello } from "../protocol";

/** What a socket brings, and how it stands. */
export interface Listener {
  greet(): Pick<Hello, "seat" | "seq" | "key">;
  hear(message: FromServer): void;
  /** `again`: when the next try is, in the page's time; absent while one is made. */
  stand(status: "connecting" | "open" | "lost" | "gone", reason?: string, again?: number): void;
}

/** Codes with which the server says that coming again is of no use. */
const FOR_GOOD = new Map<number, string>([
  [CLOSE.BAD_HELLO, "protocol"],
  [CLOSE.NOT_ALLOWED, "not-allowed"],
  [CLOSE.NOT_FOUND, "not-found"],
]);
/** As often the line is looked at; after so much silence the server is asked whether it is there. */
const [LOOK, PING] = [5_000, 20_000];
/** What was sent and is answered by nothing at all for so long went into a broken line: a phone in a tunnel is told of nothing. */
const SILENCE = 12_000;
/** Whoever took the connection and does not even let the page in for so long will not: browsers would wait for minutes. */
const OPENING = 20_000;

/** One WebSocket to a table that comes back by itself: sooner at first, then less often, never all at once. */
export class Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private heartbeat = 0;
  private heard = 0;
  /** Since when something was sent and nothing was heard; 0: not at all. */
  private asked = 0;
  private ended = false;
  readonly client = crypto.randomUUID?.().replaceAll("-", "") ?? Math.random().toString(36).slice(2);

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {
    window.addEventListener("online", this.hurry);
    window.addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    this.asked ||= Date.now();
    return true;
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    window.removeEventListener("online", this.hurry);
    window.removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close(1000);
  }

  /** Come again as whoever one is now. */
  renew(): void {
    if (this.ended) return;
    const old = this.socket;
    this.socket = null;
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    old?.close(1000);
    this.connect();
  }

  /** Try again at once. */
  readonly hurry = () => {
    if (this.ended || document.hidden || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  };

  /** A page that is looked at again may have slept while its line broke. */
  private readonly wake = () => {
    if (document.hidden) return;
    if (this.socket) this.send({ type: "ping" });
    else this.hurry();
  };

  private readonly cut = () => {
    if (this.socket) this.drop(this.socket);
  };

  private connect(): void {
    if (this.ended) return;
    this.listener.stand(this.tries ? "lost" : "connecting");
    const socket = new WebSocket(this.url);
    this.socket = socket;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.drop(socket), OPENING);
    socket.onopen = () => {
      if (this.socket !== socket) return;
      clearTimeout(this.timer);
      this.heard = Date.now();
      this.asked = 0;
      this.send({ type: "hello", protocol: PROTOCOL, client: this.client, ...this.listener.greet() });
      clearInterval(this.heartbeat);
      this.heartbeat = window.setInterval(() => this.beat(socket), LOOK);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      this.heard = Date.now();
      this.asked = 0;
      const message = JSON.parse(event.data) as FromServer;
      if (message.type === "sync") {
        this.tries = 0;
        this.listener.stand("open");
      }
      this.listener.hear(message);
    };
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private beat(socket: WebSocket): void {
    const now = Date.now();
    if (this.asked && now - this.asked >= SILENCE) this.drop(socket);
    else if (this.asked || now - this.heard >= PING) this.send({ type: "ping" });
  }

  /** Give up a socket without waiting for the other side to say goodbye: it may not be there. */
  private drop(socket: WebSocket): void {
    this.lost(socket, 1006);
    socket.close();
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.socket !== socket) return;
    this.socket = null;
    clearInterval(this.heartbeat);
    if (this.ended) return;
    const reason = FOR_GOOD.get(code);
    if (reason) {
      this.ended = true;
      this.listener.stand("gone", reason);
      return;
    }
    this.tries += 1;
    const wait = Math.min(10_000, 250 * 2 ** Math.min(this.tries, 6)) * (0.5 + Math.random());
    this.timer = window.setTimeout(() => this.connect(), wait);
    this.listener.stand("lost", undefined, Date.now() + wait);
  }
}
