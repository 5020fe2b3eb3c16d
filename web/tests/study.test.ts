import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/net/api";
import type { FoundPosition, Studied } from "../src/protocol";
import { studyAddress, studyOfTable } from "../src/study/links";
import { StudyScene } from "../src/study/study.svelte";
import { wrongPart } from "../src/study/wrong";
import { readSketch, Tree, type Move } from "../src/study/tree";

/** A tree with a main line a b c, and what was tried instead: x y after a, z at the start. */
function grown(): { tree: Tree; moves: Record<string, Move> } {
  const tree = new Tree("root");
  const moves: Record<string, Move> = {};
  const add = (text: string, after = "") => (moves[text] = tree.add({ text, position: text, seat: 0 }, after ? moves[after]! : tree.root));
  add("a");
  add("b", "a");
  add("c", "b");
  add("x", "a");
  add("y", "x");
  add("z");
  return { tree, moves };
}

describe("variations", () => {
  it("go on with a line or branch off, and know a move that is there", () => {
    const { tree, moves } = grown();
    expect(tree.path(moves["y"]).map(({ text }) => text)).toEqual(["a", "x", "y"]);
    expect(tree.add({ text: "b" }, moves["a"]!)).toBe(moves["b"]);
    expect(tree.rows().map(({ move, number, depth }) => `${depth} ${number}${move.text}`)).toEqual(["0 1a", "1 1z", "0 2b", "1 2x", "1 3y", "0 3c"]);
  });

  it("are walked by keys", () => {
    const { tree, moves } = grown();
    const go = (move: Move | null) => (tree.here = move ?? tree.here).text;
    expect([go(tree.next), go(tree.next), go(tree.branch(1)), go(tree.next), go(tree.back)]).toEqual(["a", "b", "x", "y", "x"]);
    expect(go(tree.branch(-1))).toBe("b");
    expect(tree.branch(-1)).toBeNull();
    tree.here = moves["c"]!;
    expect(go(tree.branch(-1))).toBe("b");
    tree.here = tree.root;
    expect(tree.back).toBeNull();
    expect(go(tree.branch(1))).toBe("a");
  });

  it("change places, are taken out and put back", () => {
    const { tree, moves } = grown();
    tree.promote(moves["y"]!);
    expect(tree.rows().filter(({ depth }) => !depth).map(({ move }) => move.text)).toEqual(["a", "x", "y"]);
    tree.here = moves["y"]!;
    const pruned = tree.prune(moves["x"]!);
    expect(tree.here).toBe(moves["a"]);
    expect(tree.rows().map(({ move }) => move.text)).toEqual(["a", "z", "b", "c"]);
    tree.restore(pruned!);
    expect(tree.here).toBe(moves["y"]);
    expect(moves["a"]!.children.map(({ text }) => text)).toEqual(["x", "b"]);
    expect(tree.prune(tree.root)).toBeNull();
  });

  it("stand in an address and come back from it, whatever their notation and what was noted", () => {
    const { tree, moves } = grown();
    expect(tree.annotated).toBe(true);
    expect(new Tree("root").annotated).toBe(false);
    moves["x"]!.note = "Better: takes (both)!\n~ and 100 %";
    tree.add({ text: "~(2,-1:4)!'*|/#" }, moves["y"]);
    tree.here = moves["x"]!;
    const again = new Tree("root");
    const put = (after: Move, sketches: ReturnType<typeof readSketch>): void => {
      for (const { text, here, note, children } of sketches) {
        const move = again.add({ text }, after);
        if (here) again.here = move;
        if (note) move.note = note;
        put(move, children);
      }
    };
    put(again.root, readSketch(tree.write()));
    const told = (one: Tree) => one.rows().map(({ move, depth }) => `${depth}${move.text} ${move.note ?? ""}`);
    expect(told(again)).toEqual(told(tree));
    expect(again.here.text).toBe("x");
  });

  it("are not upset by an address that holds nonsense", () => {
    expect(readSketch("")).toEqual([]);
    expect(readSketch(")))((~a%zz!~b")[0]?.text ?? "").toBeTypeOf("string");
  });
});

describe("addresses", () => {
  it("hold a position, or lead to a table's moment, the key where no server sees it", () => {
    expect(studyAddress("opale")).toBe("/study/opale");
    expect(studyAddress("opale", "opale 1 | 2/x")).toBe("/study/opale/opale%201%20%7C%202%2Fx");
    expect(studyOfTable("opale", "abc", 7, 1, "secret")).toBe("/study/opale#table=abc&move=7&seat=1&key=secret");
    expect(studyOfTable("opale", "abc", null)).toBe("/study/opale#table=abc");
  });
});

describe("a notation that is none", () => {
  const text = "opale 1 | 2 | 25-0 | phase=sing turn=1 azura=- hand0=H2.C3.P4.W1.D1";
  it("has its first wrong part underlined, where the reason names one", () => {
    expect(wrongPart(text, "'phase=sing turn=1 azura=- ha... is not a position of Opale: 'SING'.")).toMatchObject({ part: "sing" });
    expect(wrongPart(text, "There is no phase 'sing'.")).toEqual({ before: "…le 1 | 2 | 25-0 | phase=", part: "sing", after: " turn=1 azura=- hand0=H2…" });
    expect(wrongPart(text, "It is too long.")).toBeNull();
    expect(wrongPart(text, `There is no '${text}'.`)).toBeNull();
  });
});

describe("walking", () => {
  afterEach(() => void vi.restoreAllMocks());

  it("plays nothing until the board shows the move, and a bot waits for it", async () => {
    const view = { players: 2, version: 1, options: {}, over: false, winners: [], to_move: 0 };
    const told = (position: string) => ({ position, seat: 0, view, legal: [{ text: "a", action: {} }], steps: [{ seat: 0, phrases: [], position, view }], items: [] }) as unknown as Studied;
    let answer: (told: Studied) => void = () => undefined;
    const study = vi.spyOn(api, "study").mockImplementation(async (asked) => (asked.play?.[0] === "slow" ? new Promise((resolve) => (answer = resolve)) : told("start")));
    const bot = vi.spyOn(api, "askBot").mockResolvedValue({ text: "b" } as Awaited<ReturnType<typeof api.askBot>>);
    const scene = await StudyScene.open({ game: "opale", position: "start", code: "c", whole: true, seat: null } as unknown as FoundPosition);
    expect([scene.behind, scene.position]).toEqual([false, "start"]);
    const move = scene.tree.add({ text: "slow" }, scene.tree.root);
    scene.go(move);
    expect([scene.behind, scene.current.text, scene.position]).toEqual([true, "slow", "start"]);
    const asked = study.mock.calls.length;
    await scene.play(scene.legal[0]!);
    const moved = scene.botMoves();
    await Promise.resolve();
    expect([study.mock.calls.length, bot.mock.calls.length]).toEqual([asked, 0]);
    answer(told("after"));
    expect(await moved).toBe(true);
    expect(bot.mock.calls[0]?.[0].position).toBe("after");
    expect(scene.tree.path().map(({ text }) => text)).toEqual(["slow", "b"]);
    scene.close();
  });
});
