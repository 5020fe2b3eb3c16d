import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { Guide } from "../src/learn/guide.svelte";
import type { LiveTable } from "../src/net/live.svelte";
import type { Legal, Warned } from "../src/protocol";
import type { GameGuide } from "../src/table/scene";

const ABOUT: GameGuide = { topic: () => "opening", standing: () => [] };
const act = (text: string) => ({ text }) as Legal;

/** A table as the guide sees it; what loses for which reason is told by the words of an action. */
function table(id: string, hintable = true) {
  const scene = {
    id,
    game: "opale",
    hintable,
    view: {},
    legal: [act("fine")],
    draft: null,
    guard: null,
    lit: new Set<string>(),
    weigh: async (action: Legal) =>
      action.text === "fine" ? null : ({ reason: action.text, what: { key: "a" }, why: { key: "b" }, places: ["here"], better: act("fine") } as unknown as Warned),
  };
  return scene as unknown as LiveTable;
}
function guided(id: string, hintable = true): { guide: Guide; scene: LiveTable } {
  const scene = table(id, hintable);
  const guide = new Guide(scene, ABOUT);
  flushSync();
  if (guide.asking) guide.answer("shown");
  return { guide, scene };
}

beforeEach(() => localStorage.clear());

describe("the guide of a first game", () => {
  it("asks once, and leaves alone whoever knows the game", () => {
    const first = new Guide(table("a"), ABOUT);
    expect(first.asking).toBe(true);
    first.answer("known");
    const again = new Guide(table("b"), ABOUT);
    expect([again.asking, again.level]).toEqual([false, "off"]);
  });

  it("is there in two games, and off from the third", () => {
    expect(["a", "b", "c", "d"].map((id) => guided(id).guide.level)).toEqual(["full", "full", "off", "off"]);
    expect(guided("b").guide.level, "the second game goes on as it began").toBe("full");
  });

  it("stays as it was chosen, at every later table", () => {
    guided("a").guide.choose("off");
    expect([guided("a").guide.level, guided("b").guide.level]).toEqual(["off", "off"]);
    guided("b").guide.choose("warnings");
    expect(["c", "d", "e"].map((id) => guided(id).guide.level)).toEqual(["warnings", "warnings", "warnings"]);
  });

  it("offers warnings alone after three cards were put away", () => {
    const { guide } = guided("a");
    for (const card of ["opening", "tip-opening"]) guide.putAway(card);
    expect([guide.offers, guide.shows("opening")]).toEqual([false, false]);
    guide.putAway("since-3");
    expect(guide.offers).toBe(true);
    guide.stay();
    expect(guide.offers).toBe(false);
    expect(guided("a").guide.shows("opening"), "what was put away stays away").toBe(false);
  });

  it("warns of a reason once in a game, even after the page was loaded anew", async () => {
    const { guide, scene } = guided("a");
    expect(await guide.holds(act("fine"))).toBe(false);
    expect(await guide.holds(act("star"))).toBe(true);
    expect(scene.lit).toEqual(new Set(["here"]));
    scene.view = {} as typeof scene.view;
    expect(await guide.holds(act("star"))).toBe(false);
    expect(await guided("a").guide.holds(act("star"))).toBe(false);
    expect(await guided("b").guide.holds(act("star"))).toBe(true);
  });

  it("warns a few times in a game, and never where people play or where it is off", async () => {
    const { guide } = guided("a");
    const held = [];
    for (const reason of ["a", "b", "c", "d", "e", "f"]) held.push(await guide.holds(act(reason)));
    expect(held).toEqual([true, true, true, true, false, false]);
    expect(await guided("b", false).guide.holds(act("a"))).toBe(false);
    const off = guided("c").guide;
    off.choose("off");
    expect(await off.holds(act("a"))).toBe(false);
  });
});
