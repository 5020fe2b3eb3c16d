import { describe, expect, it } from "vitest";
import type { Entry } from "../src/protocol";
import { chronicle, sentencesOf, sumOf, type Reader, type Turn } from "../src/table/log/chronicle";
import type { Evidence, Told } from "../src/words/phrase";

/** I sit on seat 0; seat 1 is a friend, seat 2 a bot. */
const READER: Reader = { own: (seat) => seat === 0, bot: (seat) => seat === 2 };

let seq = 0;
function moved(seat: number, ...phrases: Told[]): Entry {
  return { seq: ++seq, at: 0, kind: "moved", seat, phrases };
}
const undone = (seat: number): Entry => ({ seq: ++seq, at: 0, kind: "undone", seat, phrases: [{ key: "server-log-undone", args: { who: { seat } } }] });
const line = (seat: number, key: string, evidence: Evidence[] = []): Told => ({ key, args: { who: { seat } }, evidence });
const gain = (count: number, picture = "stone"): Evidence => ({ gain: count, words: { key: "stones", args: { count } }, picture });
const turns = (entries: Entry[], reader = READER) =>
  chronicle(entries, reader).flatMap((chapter) => chapter.items.filter((item): item is Turn => item.kind === "turn"));
const keys = (turn: Turn | undefined) => turn?.lines.map(({ phrase }) => phrase.key);

describe("turns", () => {
  it("are what a seat does in one go", () => {
    const all = turns([moved(0, line(0, "take")), moved(0, line(0, "lay")), moved(1, line(1, "take")), moved(0, line(0, "take"))]);
    expect(all.map((turn) => [turn.seat, keys(turn)])).toEqual([[0, ["take", "lay"]], [1, ["take"]], [0, ["take"]]]);
  });

  it("put what a later phrase shows under the line before it, all places behind one glyph", () => {
    const more: Told = { ...line(0, "lay", [gain(2), { place: ["b"] }]), kind: "more" };
    const [turn] = turns([moved(0, line(0, "take", [{ piece: "tile", words: { key: "t" } }, { place: ["a"] }])), moved(0, more)]);
    expect(keys(turn)).toEqual(["take"]);
    expect(turn?.lines[0]?.evidence.map((part) => Object.keys(part)[0])).toEqual(["piece", "place", "gain"]);
    expect(turn?.lines[0]?.evidence[1]).toEqual({ place: ["a", "b"] });
    expect([turn?.lines[0]?.from, turn?.lines[0]?.at]).toEqual([1, 2]);
  });

  it("are told in words with what only their evidence shows, but without bare facts", () => {
    const capture: Told = { ...line(1, "capture", [gain(4)]), kind: "more" };
    const draw: Told = { ...line(1, "draw", [{ fact: { key: "drawn" } }]), kind: "more" };
    const [turn] = turns([moved(1, line(1, "lay"), capture, draw)]);
    expect(sentencesOf(turn!).map(({ key }) => key)).toEqual(["lay", "capture"]);
  });

  it("are of whom a line speaks, not of who moved", () => {
    expect(turns([moved(0, line(0, "strike"), line(1, "extort"))]).map((turn) => turn.seat)).toEqual([0, 1]);
  });
});

describe("tries", () => {
  it("are folded under what was done in the end", () => {
    const entries = [moved(0, line(0, "take1")), undone(0), moved(0, line(0, "take2")), moved(0, line(0, "lay2")), undone(0), undone(0), moved(0, line(0, "take3"))];
    const [turn, ...rest] = turns(entries);
    expect(rest).toEqual([]);
    expect(keys(turn)).toEqual(["take3"]);
    expect(turn?.tries.count).toBe(2);
    expect(turn?.tries.lines.map(({ phrase }) => phrase.key)).toEqual(["take1", "take2", "lay2"]);
    expect(turn?.lines[0]?.at).toBe(1);
  });

  it("are seen before anything is done, and by nobody else", () => {
    expect(turns([moved(0, line(0, "take1")), undone(0)])[0]?.tries.count).toBe(1);
    expect(turns([moved(1, line(1, "take1")), undone(1), moved(1, line(1, "take2"))])[0]?.tries.count).toBe(0);
  });
});

describe("chapters", () => {
  it("begin at their headings, and once", () => {
    const heading = (number: number): Told => ({ key: "round", args: { number }, kind: "chapter", standings: [number, 0] });
    const chapters = chronicle([moved(0, heading(1), line(0, "pass")), moved(1, heading(1), line(1, "pass"), heading(2)), moved(0, line(0, "take"))], READER);
    expect(chapters.map(({ heading: told, items }) => [told?.args?.["number"], items.length])).toEqual([[1, 2], [2, 1]]);
    expect(chapters[1]?.heading?.standings).toEqual([2, 0]);
  });

  it("keep what concerns everybody apart from the turns", () => {
    const story: Told = { key: "stack", args: {}, kind: "story" };
    const [chapter] = chronicle([moved(0, line(0, "lay"), story), { seq: ++seq, at: 0, kind: "left", seat: 1, phrases: [{ key: "left" }] }], READER);
    expect(chapter?.items.map(({ kind }) => kind)).toEqual(["turn", "story", "story"]);
  });
});

describe("bots", () => {
  const bot = () => moved(2, line(2, "take", [gain(2)]), line(2, "lay", [gain(3), gain(-1, "point")]));

  it("fold into a line with their sum once one has played oneself; people do not", () => {
    const entries = [bot(), moved(1, line(1, "take", [gain(1)]), line(1, "lay")), moved(0, line(0, "take")), bot()];
    expect(turns(entries).map((turn) => turn.folded)).toEqual([true, false, false, false]);
    expect(sumOf(turns(entries)[0]!).map(({ gain: sum, words }) => [sum, words.args?.["count"]])).toEqual([[5, 5], [-1, 1]]);
  });

  it("stay open where a line would say nothing", () => {
    expect(turns([moved(2, line(2, "lay")), moved(0, line(0, "lay"))])[0]?.folded).toBe(false);
  });
});
