import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preferred } from "../src/kit/taste/preferences.svelte";
import { LiveTable } from "../src/net/live.svelte";
import { FakeSocket, INFO, LEGAL, sync, update } from "./sockets";

let table: LiveTable;
const flush = () => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  FakeSocket.all = [];
  table = new LiveTable("t", "secret-key");
  FakeSocket.last.open().tell(sync(3));
  await flush();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The connection breaks, and comes back. */
function reconnect(): FakeSocket {
  const count = FakeSocket.all.length;
  FakeSocket.last.close(1006);
  while (FakeSocket.all.length === count) vi.advanceTimersToNextTimer();
  return FakeSocket.last.open();
}

describe("without Confirm", () => {
  beforeEach(() => preferred.choose({ confirm: false }));
  afterEach(() => {
    preferred.choose({ confirm: true });
    vi.unstubAllGlobals();
  });
  /** Choose something by a click, the first or the second of a double one. */
  function click(index: number, detail = 1): void {
    window.dispatchEvent(new MouseEvent("click", { detail }));
    vi.stubGlobal("event", { detail });
    table.pick(LEGAL[index]!);
    table.settle();
    vi.stubGlobal("event", undefined);
  }
  const moves = () => FakeSocket.last.of("move").length;

  it("does a choice when its last part is chosen, and does it once", () => {
    vi.advanceTimersByTime(1000);
    click(0);
    click(0);
    click(1, 2);
    expect(moves()).toBe(1);
  });

  it("takes the second click of a double one for no decision that has just come", async () => {
    FakeSocket.last.tell(update(4, { seat: 0 }));
    await flush();
    click(1, 2);
    expect([moves(), table.draft]).toEqual([0, LEGAL[1]]);
    click(1);
    expect(moves()).toBe(1);
  });

  it("takes it for none however late it comes, and the second tap on what the first has drawn for one", async () => {
    FakeSocket.last.tell(update(4, { seat: 0 }));
    vi.advanceTimersByTime(10_000);
    click(1, 2);
    expect(moves()).toBe(0);
    window.dispatchEvent(new MouseEvent("click", { detail: 1 }));
    click(1, 2);
    expect(moves()).toBe(1);
  });

  it("leaves what was only drawn, and everything where one confirms", () => {
    table.pick(LEGAL[0]!);
    expect(moves()).toBe(0);
    preferred.choose({ confirm: true });
    click(0);
    expect(moves()).toBe(0);
  });
});

describe("a table that is played", () => {
  it("shows what it is told, and offers what is legal", () => {
    expect([table.ready, table.status, table.seat, table.mine]).toEqual([true, "open", 0, true]);
    expect(table.find({ play: "b" })).toEqual(LEGAL[1]);
    expect(table.find({ play: "c" })).toBeUndefined();
  });

  it("greets after a break with the last entry that it knows", () => {
    FakeSocket.last.tell(update(4, { seat: 1 }));
    const hello = reconnect().of("hello")[0];
    expect([hello.seq, hello.seat, hello.key]).toEqual([4, 0, "secret-key"]);
  });

  it("sends what was not answered again with the same number, and does it once", async () => {
    const done = table.play(LEGAL[0]!);
    const first = FakeSocket.last.of("move")[0];
    const socket = reconnect();
    expect(socket.of("move"), "not before it is synchronised").toEqual([]);
    socket.tell(sync(3));
    expect(socket.of("move")).toEqual([first]);
    socket.tell(update(4, { seat: 0 }));
    socket.tell({ type: "done", number: first.number, seq: 4, again: true });
    await done;
    expect(table.busy).toBe(false);
    expect(table.view.at).toBe(4);
    const later = reconnect();
    later.tell(sync(4));
    expect(later.of("move"), "what is answered is not asked again").toEqual([]);
  });

  it("sends one move only while another is on its way", () => {
    void table.play(LEGAL[0]!);
    void table.play(LEGAL[1]!);
    expect(FakeSocket.last.of("move")).toHaveLength(1);
  });

  it("may be played on as soon as one's own move is seen, before it is answered", async () => {
    const first = table.play(LEGAL[0]!);
    FakeSocket.last.tell(update(4, { seat: 0 }));
    expect(table.busy).toBe(false);
    const second = table.play(LEGAL[1]!);
    const [one, two] = FakeSocket.last.of("move");
    expect(two, "it is sent").toBeDefined();
    FakeSocket.last.tell({ type: "done", number: one.number, seq: 4 });
    await first;
    expect(table.busy, "the second is on its way still").toBe(true);
    FakeSocket.last.tell(update(5, { seat: 0 }));
    FakeSocket.last.tell({ type: "done", number: two.number, seq: 5 });
    await second;
    expect(table.busy).toBe(false);
  });

  it("says no reason any more that comes after one has let go", async () => {
    const tried = table.attempt({ play: "c" });
    table.pick(null);
    FakeSocket.last.tell({ type: "answer", number: FakeSocket.last.of("ask")[0].number, items: [[{ key: "why-so", args: {} }]] });
    await tried;
    expect(table.why).toEqual([]);
  });

  it("says why a move was refused, and may be played on", async () => {
    const done = table.play(LEGAL[0]!);
    const { number } = FakeSocket.last.of("move")[0];
    FakeSocket.last.tell({ type: "refused", number, code: "illegal", message: "", reasons: [{ key: "why-so", args: {} }], args: {} });
    await done;
    expect(table.why).toEqual([{ key: "why-so", args: {} }]);
    expect([table.busy, table.notice, table.mine]).toEqual([false, null, true]);
  });

  it("shows a refusal that answers no request, or gives no reasons, as a notice", async () => {
    FakeSocket.last.tell({ type: "refused", number: null, code: "full", message: "", reasons: [], args: {} });
    expect(table.notice).not.toBeNull();
    table.notice = null;
    const said = table.say("hello");
    FakeSocket.last.tell({ type: "refused", number: FakeSocket.last.of("say")[0].number, code: "hushed", message: "", reasons: [], args: {} });
    expect(await said).toBe(false);
    expect(table.notice).not.toBeNull();
  });

  it("waits as long as it is told to, and asks again", () => {
    void table.nudge(1);
    FakeSocket.last.tell({ type: "slow", wait: 500 });
    vi.advanceTimersByTime(600);
    expect(FakeSocket.last.of("nudge")).toHaveLength(2);
  });

  it("says that one is ready, with what is meant", () => {
    void table.beReady(true);
    void table.beReady(false);
    expect(FakeSocket.last.of("ready").map((message) => message.ready)).toEqual([true, false]);
  });
});

describe("the pace of what is told", () => {
  it("shows deeds of others one after the other, with time for each", () => {
    for (const seq of [4, 5]) FakeSocket.last.tell(update(seq, { seat: 1 }));
    expect(table.view.at).toBe(4);
    vi.advanceTimersByTime(299);
    expect(table.view.at).toBe(4);
    vi.advanceTimersByTime(1);
    expect(table.view.at).toBe(5);
  });

  it("shows all at once to whoever acts", async () => {
    for (const seq of [4, 5]) FakeSocket.last.tell(update(seq, { seat: 1 }));
    FakeSocket.last.tell(update(6, { seat: 0 }));
    expect(table.view.at).toBe(6);
    expect(table.log.map((entry) => entry.seq)).toEqual([4, 5, 6]);
  });

  it("forgets what waits when it is synchronised anew, and ignores what it knows already", () => {
    for (const seq of [4, 5]) FakeSocket.last.tell(update(seq, { seat: 1 }));
    FakeSocket.last.tell(sync(6, { log: [4, 5, 6].map((seq) => ({ seq, at: 0, kind: "moved", seat: 1 }) as const) }));
    FakeSocket.last.tell(update(5, { seat: 1 }));
    vi.advanceTimersByTime(5000);
    expect(table.view.at).toBe(6);
    expect(table.log.map((entry) => entry.seq)).toEqual([4, 5, 6]);
  });
});

describe("a choice that is not confirmed", () => {
  it("stays through chat and comings and goings, and ends with a move", async () => {
    table.pick(table.legal[1]!);
    const { number } = FakeSocket.last.of("ask")[0];
    FakeSocket.last.tell({ type: "answer", number, items: [{ gain: 2 }] });
    await flush();
    FakeSocket.last.tell(update(4, { kind: "said", seat: 1, text: "hm" }));
    FakeSocket.last.tell({ type: "here", seats: [0], spectators: 1 });
    await flush();
    expect(table.draft?.text).toBe("B");
    expect(table.preview).toEqual({ gain: 2 });
    FakeSocket.last.tell(update(5, { seat: 1 }));
    vi.advanceTimersByTime(10);
    expect([table.draft, table.preview]).toEqual([null, null]);
  });

  it("takes no answer that belongs to an earlier choice", async () => {
    table.pick(table.legal[0]!);
    table.pick(table.legal[1]!);
    const [first, second] = FakeSocket.last.of("ask");
    FakeSocket.last.tell({ type: "answer", number: second.number, items: ["second"] });
    FakeSocket.last.tell({ type: "answer", number: first.number, items: ["first"] });
    await flush();
    expect(table.preview).toBe("second");
  });

  it("asks why what was tried is not legal", async () => {
    const legal = table.attempt({ play: "c" });
    const asked = FakeSocket.last.of("ask")[0];
    expect(asked.about).toBe("why");
    FakeSocket.last.tell({ type: "answer", number: asked.number, items: [[{ key: "why-not", args: {} }]] });
    expect(await legal).toBe(false);
    expect(table.why.map((phrase) => phrase.key)).toEqual(["why-not"]);
  });
});

describe("seats", () => {
  it("keep in the log the names of those who have left them", () => {
    const line = (seq: number, kind: "sat" | "left", who: unknown) => ({ seq, at: 0, kind, seat: 1, phrases: [{ key: `server-log-${kind}`, args: { who } }] });
    const tell = (seq: number, entry: ReturnType<typeof line>) => FakeSocket.last.tell({ ...update(seq, { seat: 1 }), log: [entry] });
    tell(4, line(4, "sat", { seat: 1 }));
    tell(5, line(5, "left", "Taras"));
    tell(6, line(6, "sat", { seat: 1 }));
    vi.runOnlyPendingTimers();
    const who = table.log.slice(-3).map((entry) => (entry.phrases as { args: { who: unknown } }[])[0]?.args.who);
    expect(who).toEqual(["Taras", "Taras", { seat: 1 }]);
  });

  it("are told anew to whoever sits down", () => {
    table.sitDown(1);
    expect(FakeSocket.last.of("look")).toEqual([{ type: "look", seat: 1, seq: 0 }]);
    FakeSocket.last.tell(sync(4, { seat: 1, yours: [1], legal: [] }));
    expect([table.seat, table.mine]).toEqual([1, false]);
  });

  it("are not one's own turn while a bot plays there", () => {
    const seats = INFO.seats.map((seat, i) => (i ? seat : { ...seat, away: true }));
    FakeSocket.last.tell(sync(4, { table: { ...INFO, seats } }));
    expect(table.mine).toBe(false);
  });
});
