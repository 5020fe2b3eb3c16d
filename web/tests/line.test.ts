import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line } from "../src/net/line";
import { CLOSE, PROTOCOL } from "../src/protocol";
import { FakeSocket, sync } from "./sockets";

const stands: string[] = [];
const heard: string[] = [];
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  stands.length = heard.length = 0;
  line = new Line("ws://table", {
    greet: () => ({ seat: 1, seq: 7, key: null }),
    hear: (message) => void heard.push(message.type),
    stand: (status, reason) => void stands.push(reason ? `${status} ${reason}` : status),
  });
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the line to a table", () => {
  it("greets first, with what the page knows, and is open once it is synchronised", () => {
    const socket = FakeSocket.last.open();
    expect(socket.sent).toEqual([{ type: "hello", protocol: PROTOCOL, client: line.client, seat: 1, seq: 7, key: null }]);
    expect(stands).toEqual(["connecting"]);
    socket.tell(sync(7));
    expect(stands).toEqual(["connecting", "open"]);
    expect(heard).toEqual(["sync"]);
  });

  it("comes back by itself as the same client, less often each time it fails", () => {
    FakeSocket.last.open().tell(sync(1));
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      const before = Date.now();
      const count = FakeSocket.all.length;
      FakeSocket.last.close(1006);
      while (FakeSocket.all.length === count) vi.advanceTimersToNextTimer();
      waits.push(Date.now() - before);
    }
    expect(stands.at(-1)).toBe("lost");
    expect(Math.max(...waits)).toBeLessThanOrEqual(15_000);
    expect(waits[7]!).toBeGreaterThan(waits[0]!);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0].client).toBe(line.client);
    FakeSocket.last.tell(sync(2));
    expect(stands.at(-1)).toBe("open");
  });

  it("does not come back where the server says that it is of no use", () => {
    FakeSocket.last.open().close(CLOSE.NOT_FOUND);
    vi.advanceTimersByTime(120_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(stands.at(-1)).toBe("gone not-found");
  });

  it("comes again as somebody else, and hears nothing more through the old socket", () => {
    const old = FakeSocket.last.open();
    line.renew();
    expect(FakeSocket.all).toHaveLength(2);
    old.tell(sync(9));
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("asks whether the server is there, and takes long silence for a broken line", () => {
    const socket = FakeSocket.last.open();
    vi.advanceTimersByTime(20_000);
    expect(socket.of("ping")).toHaveLength(1);
    socket.tell({ type: "pong", number: 0, at: 0 });
    vi.advanceTimersByTime(40_000);
    expect(socket.readyState).toBe(FakeSocket.OPEN);
    vi.advanceTimersByTime(20_000);
    expect(socket.readyState).toBe(3);
    expect(stands.at(-1)).toBe("lost");
  });

  it("sends nothing into a socket that is not open, and says so", () => {
    expect(line.send({ type: "ping" })).toBe(false);
    FakeSocket.last.open();
    expect(line.send({ type: "ping" })).toBe(true);
  });

  it("hurries when the device is on the net again", () => {
    FakeSocket.last.open().close(1006);
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });
});
