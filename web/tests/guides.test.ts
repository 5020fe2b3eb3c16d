import { describe, expect, it, vi } from "vitest";
import akropolis from "../src/games/akropolis/guide";
import opale from "../src/games/opale/guide";
import oriflamme from "../src/games/oriflamme-alliance/guide";
import type { Scene } from "../src/table/scene";

vi.mock("../src/words/words.svelte", () => ({ t: (key: string, args: object = {}) => [key, ...Object.values(args).map(String)].join(" ") }));

const scene = (view: object) => ({ view, seat: 0 }) as unknown as Scene;
const words = (list: { words: string }[]) => list.map((point) => point.words);

describe("what the guides say of how one stands", () => {
  it("counts Azura apart from the cards that were taken", () => {
    const seats = [{ captured: 1, score: 5 }, { captured: 0, score: null }];
    expect(words(opale.standing(scene({ seats, azura: 0, cities: 0 })))).toContain("opale-guide-captured 1 2");
    expect(words(opale.standing(scene({ seats, azura: 1, cities: 0 })))).toContain("opale-guide-captured 1 5");
  });

  it("tells the condition of a colour that has stars and brings nothing", () => {
    const none = { value: 0, stars: 0, product: 0 };
    const score = { house: { value: 3, stars: 1, product: 3 }, market: none, barracks: none, temple: { value: 0, stars: 2, product: 0 }, garden: { value: 0, stars: 3, product: 0 } };
    const seats = [{ stones: 0, score, hexes: [[0, 0, "temple", 1, 1], [1, 0, "house", 1, 1]] }];
    const idle = words(akropolis.standing(scene({ seats, round: 1, rounds: 12 }))).filter((said) => said.startsWith("akropolis-guide-idle"));
    // of gardens there are stars alone: nothing that could count lies in the city
    expect(idle).toEqual(["akropolis-guide-idle akropolis-temple-many akropolis-temple-many-about"]);
  });

  it("explains the card that one decides for by its own rule", () => {
    const row = [[{ id: "R1", owner: 0, card: "diplomat", face_up: true, influence: 0 }]];
    const view = { phase: "branch", round: 2, rounds: 6, to_move: 0, acting: "R1", row };
    expect(oriflamme.about?.(scene(view))).toBe("oriflamme-alliance-diplomat. oriflamme-alliance-diplomat-about");
    expect(oriflamme.about?.(scene({ ...view, to_move: 1 }))).toBeUndefined();
    expect(oriflamme.about?.(scene({ ...view, phase: "place", acting: null }))).toBeUndefined();
  });
});
