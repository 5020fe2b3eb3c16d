import { describe, expect, it } from "vitest";
import { actKey, aims, aimsNow, places, targets } from "../src/games/oriflamme-alliance/choices";
import { phrases } from "../src/games/oriflamme-alliance/index";
import { FOOT, notes, sizes, sizesOfHand, sizesOfPhoneHand, spare, TELLING, type Row } from "../src/games/oriflamme-alliance/row";
import { showings } from "../src/games/oriflamme-alliance/showings";
import { gain, lines, ownerOf } from "../src/games/oriflamme-alliance/told";
import type { CardName, Family, Happening, Piece, Preview, SeatView, View } from "../src/games/oriflamme-alliance/forms";

const FAMILIES: Family[] = ["red", "blue", "green"];

function seat(n: number, given: Partial<SeatView> = {}): SeatView {
  return {
    family: FAMILIES[n]!,
    influence: 1,
    score: 1,
    positions: 0,
    hand_size: 6,
    aside_size: 3,
    kept: [],
    gone: [],
    seen: [],
    informant_returned: null,
    ...given,
  };
}
function piece(id: string, card?: CardName, up = false): Piece {
  const given = { id, owner: ownerOf(id), laid: Number(id[1]), face_up: up, known_to_all: up, influence: 0, verdict: false };
  return card ? { ...given, card } : given;
}
function table(row: Piece[][], given: Partial<View> = {}): View {
  const common = { game: "oriflamme-alliance", version: 1, players: 3, options: {}, seat: 0, to_move: 0, over: false, winners: [], past: { influence: [] } };
  return { ...common, phase: "place", round: 2, rounds: 6, first: 0, row, at: null, acting: null, verdicts: 5, seats: FAMILIES.map((_, n) => seat(n)), ...given };
}
function preview(events: Happening[], given: Partial<Preview> = {}): Preview {
  return { events, influence: [0, 0, 0], eliminated: [], complete: true, then: [], ...given };
}
const keys = (told: { phrase: { key: string } }[]) => told.map((line) => line.phrase.key.replace("oriflamme-alliance-will-", ""));

describe("the sizes of the row", () => {
  const row = (given: Partial<Row>): Row => ({ count: 5, hits: 0, slots: 0, acting: false, stacked: 1, width: 816, height: 492, phone: false, ...given });
  const width = (r: Row) => {
    const size = sizes(r);
    return (r.count - (r.acting ? 1 : 0)) * size.card + (r.acting ? size.now : 0);
  };

  it("fits as long as cards stay large enough, then scrolls", () => {
    for (let count = 1; count <= 30; count++) {
      const r = row({ count, acting: true });
      const size = sizes(r);
      if (!size.long) expect(width(r)).toBeLessThan(r.width);
      expect(size.card).toBeGreaterThanOrEqual(46);
      expect(size.now).toBeGreaterThanOrEqual(size.card);
    }
    expect(sizes(row({ count: 9, acting: true })).long).toBe(false);
    expect(sizes(row({ count: 30 })).long).toBe(true);
  });
  it("leaves room for the banner above the acting card", () => {
    for (const height of [330, 402, 462, 492, 600]) {
      const { now } = sizes(row({ height, acting: true }));
      expect(now * 1.4 + FOOT + 42).toBeLessThan(height);
    }
  });
  it("cuts nothing of a stack on a phone", () => {
    for (const height of [140, 165, 190])
      for (let stacked = 1; stacked <= 3; stacked++) {
        const r = row({ count: 11, stacked, width: 344, height, phone: true });
        const size = sizes(r);
        expect(spare(r, size.card, size.edge)).toBeGreaterThan(-0.01); // but for what is rounded
        expect(size.card).toBeGreaterThanOrEqual(44);
      }
    expect(sizes(row({ acting: true, width: 344, height: 190, phone: true })).banner).toBe(false);
    expect(sizes(row({ acting: true, width: 374, height: 300, phone: true })).banner).toBe(true);
  });
  it("gives fingers cards that they hit", () => {
    expect(sizes(row({ count: 12, width: 374, phone: true })).card).toBeGreaterThanOrEqual(72);
    const hand = sizesOfPhoneHand(7, 344, 640);
    expect(hand.step).toBeGreaterThanOrEqual(44);
    expect(hand.step * 6 + hand.card).toBeLessThanOrEqual(344);
  });
  it("leaves a finger's width of every card on a small phone that lies", () => {
    const hand = sizesOfPhoneHand(7, 316, 360);
    expect(hand.step).toBeGreaterThanOrEqual(44);
    expect(hand.step * 6 + hand.card).toBeLessThanOrEqual(316);
  });
  it("shows a whole hand beside the cards set aside", () => {
    for (let count = 1; count <= 7; count++) {
      const hand = sizesOfHand(count, 816, 900);
      const beside = hand.aside ? 3 * hand.aside + 38 : 0;
      expect(hand.step * (count - 1) + hand.card + beside).toBeLessThanOrEqual(816);
    }
  });
  it("gives each of seven cards room to say what it does, and the line below them too", () => {
    for (const [width, height] of [[816, 900], [676, 720]] as const) {
      const hand = sizesOfHand(7, width, height);
      expect(hand.card).toBeGreaterThanOrEqual(TELLING);
      expect(hand.step).toBeGreaterThan(hand.card);
      expect(hand.step * 6 + hand.card).toBeLessThanOrEqual(width);
      expect(hand.card * 1.4 + 18).toBeLessThanOrEqual(hand.height);
      expect(sizesOfHand(3, width, height).height).toBe(hand.height);
    }
  });
});

describe("where notes stand", () => {
  const size = { card: 60, hit: 90, now: 140, long: false, edge: 15, banner: true };

  it("keeps two notes apart, inside the hall and clear of the acting card", () => {
    for (let x = 100; x <= 600; x += 50) {
      const acting = { left: x, width: 140 };
      const [a, b] = notes([{ left: x - 97, width: 90 }, { left: x + 147, width: 90 }], acting, size, 816, 272);
      expect(b!.left - a!.left).toBeGreaterThanOrEqual(272);
      for (const note of [a!, b!]) {
        expect(note.left).toBeGreaterThanOrEqual(0);
        expect(note.left + 272).toBeLessThanOrEqual(816);
        const beside = note.left >= acting.left + acting.width || note.left + 272 <= acting.left;
        expect(beside || note.bottom >= FOOT + 140 * 1.4).toBe(true);
      }
    }
  });
  it("points at its card", () => {
    const [note] = notes([{ left: 300, width: 60 }], null, size, 816, 272);
    expect(note!.left + note!.tip).toBe(330);
  });
});

describe("what will happen, in words", () => {
  const view = table([[piece("B1")], [piece("R2", "deserter")], [piece("G1", "judge", true)]], { phase: "deserter", at: 1, acting: "R2" });

  it("lists gains in one line and says that the Deserter stays", () => {
    const told = lines(
      preview(
        [
          { event: "eliminated", piece: "G1", card: "judge" },
          { event: "rewarded", seat: 0, number: 1 },
          { event: "deserted", seat: 0, number: 1 },
        ],
        { influence: [2, 0, 0], eliminated: ["G1"] },
      ),
      view,
      0,
      "G1",
    );
    expect(keys(told)).toEqual(["parts", "stays"]);
    expect((told[0]!.phrase.args!.parts as unknown[]).length).toBe(2);
  });
  it("says that the Deserter goes", () => {
    const told = lines(preview([{ event: "eliminated", piece: "G1", card: "judge" }, { event: "discarded", piece: "R2", card: "deserter" }], { eliminated: ["G1"] }), view, 0, "G1");
    expect(keys(told)).toEqual(["discarded"]);
    expect(told[0]!.tone).toBe("bad");
  });
  it("warns of what a hidden victim may be, but not once it was seen", () => {
    const hidden = preview([{ event: "eliminated", piece: "B1", card: null }, { event: "rewarded", seat: 0, number: 1 }], {
      influence: [1, 0, 0],
      eliminated: ["B1"],
      complete: false,
    });
    const told = lines(hidden, view, 0, "B1");
    expect(keys(told)).toEqual(["parts", "unseen", "maybe-extortion"]);
    expect(told[1]!.phrase.args).toMatchObject({ count: 10, characters: 6 });
    const wiser = { ...view, seats: view.seats.map((one, n) => (n === 1 ? seat(1, { seen: ["extortion", "judge"] }) : one)) };
    const less = lines(hidden, wiser, 0, "B1");
    expect(keys(less)).toEqual(["parts", "unseen"]);
    expect(less[1]!.phrase.args).toMatchObject({ count: 8, characters: 5 });
    expect(gain(hidden, 0)?.key).toBe("oriflamme-alliance-will-gain-at-least");
  });
  it("tells what others gain, and Extortion as bad", () => {
    const told = lines(preview([{ event: "extorted", seat: 2, number: 6 }], { influence: [1, 2, 6] }), view, 0);
    expect(told.map((line) => [line.phrase.args!.number, line.tone])).toEqual([[2, "plain"], [6, "bad"]]);
  });
  it("names nothing where nothing is gained", () => {
    expect(gain(preview([]), 0)).toBeNull();
    expect(gain(preview([], { complete: false }), 0)).toBeNull();
    expect(gain(preview([], { influence: [3, 0, 0] }), 0)).toMatchObject({ args: { number: 3 } });
  });
});

describe("what can be chosen", () => {
  it("reads places and targets off the legal actions", () => {
    const legal = [
      { text: "judge@start", action: { place: "judge", at: "start" } },
      { text: "judge@2", action: { place: "judge", at: 2 } },
      { text: ">B1", action: { target: "B1" } },
    ];
    expect([...places(legal)]).toEqual(["start", 2]);
    expect([...targets(legal)]).toEqual(["B1"]);
  });
  it("looks ahead to what a revealed card will choose", () => {
    const hit = preview([], { eliminated: ["B1"] });
    const found = aims(preview([], { then: [{ action: { target: "B1" }, preview: hit }, { action: { use: "judge", ability: "gain" }, preview: hit }] }));
    expect(found).toEqual([{ id: "B1", preview: hit, strikes: true }]);
    const legal = [{ text: ">B1", action: { target: "B1" } }, { text: ">G1", action: { target: "G1" } }];
    expect(aimsNow(legal, new Map([[">G1", hit]])).map((aim) => [aim.id, aim.strikes])).toEqual([["G1", false]]);
  });
  it("names what Confirm does", () => {
    expect(actKey({ leave: true }, "leave_or_reveal")).toBe("leave");
    expect(actKey(null, "leave_or_reveal")).toBe("reveal");
    expect(actKey(null, "place")).toBe("place");
    expect(actKey({ target: "B1" }, "sentence")).toBe("eliminate");
    expect(actKey({ target: "B1" }, "verdict")).toBe("mark");
    expect(actKey({ target: "B1" }, "empress")).toBe("put");
    expect(actKey(null, "branch")).toBe("use");
  });
});

describe("cards that leave the row", () => {
  it("are found by what was kept or is gone, and whether they were known", () => {
    const before = table([], { seats: [seat(0, { seen: ["fanatic"] }), seat(1), seat(2)] });
    const after = table([], {
      seats: [seat(0, { seen: ["fanatic"], gone: ["fanatic"] }), seat(1, { seen: ["agreement"], kept: [{ card: "agreement", influence: 2 }] }), seat(2)],
    });
    expect(showings(before, after)).toEqual([
      { seat: 0, family: "red", card: "fanatic", how: "gone", fresh: false },
      { seat: 1, family: "blue", card: "agreement", how: "kept", fresh: true },
    ]);
    expect(showings(after, after)).toEqual([]);
  });
});

describe("the chat", () => {
  it("offers phrases for deals", () => {
    expect(phrases.length).toBeGreaterThan(5);
    expect(new Set(phrases).size).toBe(phrases.length);
  });
});
