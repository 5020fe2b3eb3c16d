import { CLOSE, PROTOCOL, type FromClient, type FromServer, type Hello } from "../protocol";

/** What a socket brings, and how it stands. */
export interface Listener {
  greet(): Pick<Hello, "seat" | "seq" | "key">;
  hear(message: FromServer): void;
  stand(status: "connecting" | "open" | "lost" | "gone", reason?: string): void;
}

/** Codes with which the server says that coming again is of no use. */
const FOR_GOOD = new Map<number, string>([
  [CLOSE.BAD_HELLO, "protocol"],
  [CLOSE.NOT_ALLOWED, "not-allowed"],
  [CLOSE.NOT_FOUND, "not-found"],
]);
const PING = 20_000;
const SILENCE = 45_000;

/** One WebSocket to a table that comes back by itself: sooner at first, then less often, never all at once. */
export class Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private heartbeat = 0;
  private heard = 0;
  private ended = false;
  readonly client = crypto.randomUUID?.().replaceAll("-", "") ?? Math.random().toString(36).slice(2);

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
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

  private readonly hurry = () => {
    if (this.ended || document.hidden || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    if (this.ended) return;
    this.listener.stand(this.tries ? "lost" : "connecting");
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.heard = Date.now();
      this.send({ type: "hello", protocol: PROTOCOL, client: this.client, ...this.listener.greet() });
      clearInterval(this.heartbeat);
      this.heartbeat = window.setInterval(() => this.beat(socket), PING);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      this.heard = Date.now();
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
    if (Date.now() - this.heard > SILENCE) socket.close();
    else this.send({ type: "ping" });
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
    this.listener.stand("lost");
    const wait = Math.min(10_000, 250 * 2 ** Math.min(this.tries, 6)) * (0.5 + Math.random());
    this.timer = window.setTimeout(() => this.connect(), wait);
  }
}
