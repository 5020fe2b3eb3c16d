import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line } from "../src/net/line";
import { CLOSE, PROTOCOL } from "../src/protocol";
import { FakeSocket, sync } from "./sockets";

const stands: string[] = [];
const heard: string[] = [];
const agains: (number | undefined)[] = [];
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  stands.length = heard.length = agains.length = 0;
  line = new Line("ws://table", {
    greet: () => ({ seat: 1, seq: 7, key: null }),
    hear: (message) => void heard.push(message.type),
    stand: (status, reason, again) => {
      stands.push(reason ? `${status} ${reason}` : status);
      agains.push(again);
    },
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

  it("does not come back at the same moment as everybody else whose worker went", () => {
    const waitsAt = (draws: number) => {
      const draw = vi.spyOn(Math, "random").mockReturnValue(draws);
      FakeSocket.last.open().tell(sync(1));
      const before = Date.now();
      const count = FakeSocket.all.length;
      FakeSocket.last.close(1012);
      while (FakeSocket.all.length === count) vi.advanceTimersToNextTimer();
      draw.mockRestore();
      return Date.now() - before;
    };
    const [first, middle, last] = [0, 0.5, 0.999].map(waitsAt) as [number, number, number];
    expect(first).toBeGreaterThan(0);
    expect(middle).toBeGreaterThan(1.5 * first);
    expect(last).toBeGreaterThan(2.5 * first);
    expect(last).toBeLessThan(1_000);
  });

  it("comes again where nobody lets it in", () => {
    vi.advanceTimersByTime(19_000);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(stands).toEqual(["connecting", "lost"]);
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open().tell(sync(1));
    vi.advanceTimersByTime(19_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("tells when it tries again, and tries at once when it is asked to", () => {
    FakeSocket.last.open().tell(sync(1));
    FakeSocket.last.close(1006);
    expect(agains.at(-1)).toBeGreaterThan(Date.now());
    const count = FakeSocket.all.length;
    line.hurry();
    expect(FakeSocket.all).toHaveLength(count + 1);
    expect(agains.at(-1)).toBeUndefined();
    line.hurry();
    expect(FakeSocket.all).toHaveLength(count + 1);
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
    vi.advanceTimersByTime(19_000); // the old one's silence would have been noticed by now, and the new one may take longer
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("asks whether the server is there, and takes silence for a broken line", () => {
    const socket = FakeSocket.last.open().tell(sync(1));
    vi.advanceTimersByTime(20_000);
    expect(socket.of("ping")).toHaveLength(1);
    socket.tell({ type: "pong", number: 0, at: 0 });
    vi.advanceTimersByTime(19_000);
    expect(stands.at(-1)).toBe("open");
    vi.advanceTimersByTime(20_000);
    expect(socket.readyState).toBe(3);
    expect(stands).toContain("lost");
  });

  it("takes a move that nothing answers for lost, but not one that is thought about", () => {
    const socket = FakeSocket.last.open().tell(sync(1));
    line.send({ type: "move", number: 1, seq: 1, action: "a1" });
    vi.advanceTimersByTime(6_000);
    expect(socket.of("ping")).toHaveLength(1);
    socket.tell({ type: "pong", number: 0, at: 0 });
    vi.advanceTimersByTime(14_000);
    expect(stands.at(-1)).toBe("open");
    socket.tell({ type: "pong", number: 0, at: 0 });
    line.send({ type: "move", number: 2, seq: 2, action: "a2" });
    vi.advanceTimersByTime(17_000);
    expect(socket.readyState).toBe(3);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it("says at once that the device is off the net, and hears nothing more through the old socket", () => {
    const socket = FakeSocket.last.open().tell(sync(1));
    window.dispatchEvent(new Event("offline"));
    expect(stands.at(-1)).toBe("lost");
    socket.tell(sync(2));
    expect(heard).toEqual(["sync"]);
    vi.advanceTimersByTime(2_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it("asks whether the line holds when the page is looked at again", () => {
    const socket = FakeSocket.last.open().tell(sync(1));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(socket.of("ping")).toHaveLength(1);
    vi.advanceTimersByTime(15_000);
    expect(stands).toContain("lost");
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
