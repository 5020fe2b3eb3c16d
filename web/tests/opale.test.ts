import { beforeEach, describe, expect, it } from "vitest";
import { captureOf } from "../src/games/opale/flight";
import { planOf, type OpaleScene, type Plan } from "../src/games/opale/plan.svelte";
import { ROUTES } from "../src/games/opale/routes";
import { sheetOf } from "../src/games/opale/sheet";
import { track, type Piece, type Placed } from "../src/games/opale/track";
import { TYPES, type AreaView, type Card, type Action, type Preview, type View, type SeatView, type Type } from "../src/games/opale/forms";
import type { Legal } from "../src/protocol";
import { sameAct } from "../src/table/acts";
import type { Act } from "../src/table/scene";

// ---- a table, written as cards like `royal_pearl 3`

const CAPACITY: Partial<Record<Type, number>> = { sea_huntress: 3, dark_guardian: 4, turtle_rider: 2, underwater_city: 3 };
const TARGETS: Partial<Record<Type, Type[]>> = { abyss_witch: ["royal_pearl", "petrified_dragon"], turtle_rider: ["abyss_witch", "lava_golem"] };

function card(text: string): Card {
  const [type, value] = text.split(" ") as [Type, string];
  return { type, value: Number(value) };
}

function seat(more: Partial<SeatView> = {}): SeatView {
  const hand_size = more.hand?.length ?? 5;
  return { hand_size, picks: [1, hand_size], deck_size: 20, captured: 0, aside_size: more.aside?.length ?? 0, discarded: 0, shells: [], ...more };
}

function view(hand: string[], lying: Partial<Record<Type, string[]>> = {}, more: Partial<View> = {}): View {
  const areas = TYPES.map((type): AreaView => {
    const cards = (lying[type] ?? []).map((value) => card(`${type} ${value}`));
    const common = { area: type, size: cards.length, sealed_by: null, capacity: CAPACITY[type] ?? null, room: CAPACITY[type] ? CAPACITY[type] - cards.length : null };
    return CAPACITY[type] ? { ...common, cards } : { ...common, top: cards.at(-1) ?? null };
  });
  return {
    game: "opale",
    version: 1,
    players: 2,
    seat: 0,
    to_move: 0,
    over: false,
    winners: [],
    options: { variants: [] },
    phase: "play",
    pending: null,
    discarded: 0,
    twin_left: 0,
    twin_area: null,
    areas,
    store: [],
    cities: 0,
    azura: null,
    ending: false,
    final_turns: 0,
    seats: [seat({ hand: hand.map(card), score: 10 }), seat()],
    ...more,
  };
}

const NOTHING: Preview = {
  captures: [],
  points: 0,
  azura: false,
  blind_card: false,
  to_store: [],
  city_stack: null,
  draws: 1,
  ends: null,
  over: false,
  then: null,
  targets: {},
  shell: null,
};

const ids = (pieces: Piece[]) => pieces.map((piece) => piece.id);

// ---- which card is which

describe("track", () => {
  it("keeps the id of a card that stays, also among equal ones", () => {
    const before = track(null, view(["royal_pearl 1", "royal_pearl 1", "lava_golem 3"]));
    expect(new Set(ids(before.hand)).size).toBe(3);
    const after = track(before, view(["royal_pearl 1", "lava_golem 3"]));
    expect(ids(after.hand)).toEqual([before.hand[0]!.id, before.hand[2]!.id]);
  });

  it("gives a card that is played the id it had in the hand", () => {
    const before = track(null, view(["dark_guardian 1", "dark_guardian 2"], { dark_guardian: ["1"] }));
    const after = track(before, view(["dark_guardian 1"], { dark_guardian: ["1", "2"] }));
    expect(ids(after.areas.dark_guardian)).toEqual([before.areas.dark_guardian[0]!.id, before.hand[1]!.id]);
    expect([...after.changed]).toEqual(["dark_guardian"]);
  });

  it("takes cards that did their work to the store under their ids", () => {
    const before = track(null, view([], { turtle_rider: ["1", "2"] }));
    const after = track(before, view([], {}, { store: [card("turtle_rider 1"), card("turtle_rider 2")] }));
    expect(ids(after.store)).toEqual(ids(before.areas.turtle_rider));
    expect([...after.changed].sort()).toEqual(["store", "turtle_rider"]);
  });

  it("gives new ids to what comes from nowhere, and never an id twice", () => {
    let placed: Placed | null = null;
    const seen = new Set<string>();
    for (const hand of [["royal_pearl 1"], ["royal_pearl 2"], ["royal_pearl 1"], ["royal_pearl 1", "royal_pearl 1"]]) {
      placed = track(placed, view(hand));
      expect(new Set(ids(placed.hand)).size).toBe(hand.length);
      ids(placed.hand).forEach((id) => seen.add(id));
    }
    expect(seen.size).toBe(4);
  });

  it("has no last move at first", () => {
    expect(track(null, view([], { lava_golem: ["2"] })).changed.size).toBe(0);
  });
});

// ---- choosing

/** A scene that knows a few legal actions and remembers what is done with it. */
class FakeScene {
  game = "opale";
  seat = 0;
  mine = true;
  over = false;
  replay = false;
  draft: Legal | null = null;
  preview: Preview | null = null;
  weighing = false;
  why: unknown[] = [];
  lit = new Set<string>();
  played: Action[] = [];
  tried: Act[] = [];
  legal: Legal[] = [];
  answers: Preview[] = [];

  constructor(
    public view: View,
    acts: Action[],
  ) {
    this.allow(acts);
  }
  allow(acts: Action[]): void {
    this.legal = acts.map((action) => ({ text: JSON.stringify(action), action }));
  }
  name = (who: number) => `Player ${who}`;
  find = (act: Act) => this.legal.find((legal) => sameAct(legal.action, act));
  pick = (legal: Legal | null) => {
    this.draft = legal;
    this.preview = legal && NOTHING;
    const act = legal?.action as Action | undefined;
    if (act && "play" in act) {
      const targets = TARGETS[act.play[0]!.type] ?? [];
      this.preview = { ...NOTHING, targets: Object.fromEntries(targets.map((type, i) => [type, { ...NOTHING, points: 4 + i, azura: i === 1 }])) };
    }
  };
  attempt = async (act: Act) => {
    this.tried.push(act);
    this.pick(this.find(act) ?? null);
    return this.draft !== null;
  };
  play = async (legal: Legal) => {
    this.played.push(legal.action as Action);
    this.draft = null;
  };
  confirm = async () => undefined;
  undo = async () => undefined;
  ask = async () => this.answers;
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe("a plan", () => {
  const hand = ["royal_pearl 1", "royal_pearl 3", "abyss_witch 1", "abyss_witch 2", "dark_guardian 1"];
  let scene: FakeScene;
  let plan: Plan;
  let pieces: Piece[];

  function begin(now: View, acts: Action[]): void {
    scene = new FakeScene(now, acts);
    plan = planOf(scene as unknown as OpaleScene);
    pieces = track(null, now).hand;
  }
  const choose = (...at: number[]) => at.forEach((i) => plan.toggle(pieces[i]!, pieces));

  beforeEach(() => begin(view(hand, { petrified_dragon: ["2"] }), [{ play: [card("royal_pearl 1"), card("royal_pearl 3")] }, { play: [card("abyss_witch 2")] }]));

  it("is shared by all that look at a scene", () => {
    expect(planOf(scene as unknown as OpaleScene)).toBe(plan);
  });

  it("tries cards of one type together, in the order of actions", () => {
    choose(1, 0);
    expect(scene.tried.at(-1)).toEqual({ play: [card("royal_pearl 1"), card("royal_pearl 3")] });
    expect(plan.ready).toBe(true);
    choose(1);
    expect(scene.tried.at(-1)).toEqual({ play: [card("royal_pearl 1")] });
    expect(plan.ready).toBe(false);
  });

  it("begins anew with a card of another type", () => {
    choose(0, 3);
    expect(plan.chosen).toEqual([pieces[3]!.id]);
  });

  it("plays one card at a time in a Twin current", () => {
    begin(view(hand, {}, { twin_left: 2 }), []);
    choose(0, 1);
    expect(plan.chosen).toEqual([pieces[1]!.id]);
  });

  it("wants a target where there is a choice, and tells what it brings", () => {
    choose(3);
    expect(Object.keys(plan.targets)).toEqual(["royal_pearl", "petrified_dragon"]);
    expect(plan.ready).toBe(false);
    plan.aim("petrified_dragon");
    expect(plan.ready).toBe(true);
    expect(plan.outlook?.points).toBe(5);
    expect(plan.source).toBe("abyss_witch");
    plan.aim("petrified_dragon");
    expect(plan.ready).toBe(false);
  });

  it("is not ready before it is known whether there is a choice", () => {
    choose(0, 1);
    scene.weighing = true;
    expect([plan.busy, plan.ready]).toEqual([true, false]);
    scene.weighing = false;
    expect([plan.busy, plan.ready]).toEqual([false, true]);
  });

  it("sends the target when the cards are laid", async () => {
    choose(3);
    plan.aim("royal_pearl");
    plan.confirm(pieces);
    await settle();
    expect(scene.played).toEqual([{ play: [card("abyss_witch 2")] }]);
    expect(plan.ready).toBe(false);
    scene.view = view(hand.slice(0, 3), { abyss_witch: ["2"] }, { phase: "take", pending: "abyss_witch" });
    scene.allow([{ take: "royal_pearl" }, { take: "petrified_dragon" }]);
    await plan.renew(pieces);
    await settle();
    expect(scene.played).toEqual([{ play: [card("abyss_witch 2")] }, { take: "royal_pearl" }]);
  });

  it("asks what targets bring when only the target is due", async () => {
    begin(view(hand, { abyss_witch: ["2"] }, { phase: "take", pending: "abyss_witch" }), [{ take: "royal_pearl" }, { take: "petrified_dragon" }]);
    scene.answers = [{ ...NOTHING, points: 7 }, NOTHING];
    await plan.renew(pieces);
    expect(plan.targets.royal_pearl?.points).toBe(7);
    plan.aim("royal_pearl");
    expect(scene.draft?.action).toEqual({ take: "royal_pearl" });
    expect(plan.ready).toBe(true);
  });

  it("takes all cards of an area that is pressed, as many as fit", () => {
    const guardians = ["dark_guardian 1", "dark_guardian 2", "dark_guardian 3"];
    begin(view(guardians, { dark_guardian: ["1", "1"] }), []);
    plan.gather("dark_guardian", pieces);
    expect(scene.tried.at(-1)).toEqual({ play: [card("dark_guardian 2"), card("dark_guardian 3")] });
    plan.gather("dark_guardian", pieces);
    expect(plan.chosen).toEqual([]);
  });

  it("lays three cards aside, one after the other", async () => {
    begin(view(hand, {}, { phase: "lay_aside", seats: [seat({ hand: hand.map(card), picks: [3, 3] }), seat()] }), hand.map((text) => ({ card: card(text) })));
    choose(0, 1);
    expect(plan.ready).toBe(false);
    choose(2, 4);
    expect(plan.chosen).toEqual([1, 2, 4].map((i) => pieces[i]!.id));
    plan.confirm(pieces);
    for (let i = 0; i < 3; i++) {
      await settle();
      scene.view = { ...scene.view };
      await plan.renew(pieces);
    }
    expect(scene.played).toEqual([1, 2, 4].map((i) => ({ card: card(hand[i]!) })));
  });

  it("says after an Undertow's discards that they are all", async () => {
    begin(view(hand, {}, { phase: "discard", pending: "undertow" }), [...hand.map((text) => ({ card: card(text) })), { pass: true }]);
    choose(4);
    plan.confirm(pieces);
    await settle();
    await plan.renew(pieces);
    await settle();
    expect(scene.played).toEqual([{ card: card(hand[4]!) }, { pass: true }]);
  });

  it("discards no more for an Undertow than the deck can give back", () => {
    begin(view(hand, {}, { phase: "discard", pending: "undertow", seats: [seat({ hand: hand.map(card), deck_size: 2, picks: [1, 2] }), seat()] }), []);
    choose(0, 1, 2);
    expect(plan.chosen).toEqual([pieces[1]!.id, pieces[2]!.id]);
    expect(plan.ready).toBe(true);
  });

  it("drops the rest where it may not be done any more", async () => {
    begin(view(hand, {}, { phase: "discard", pending: "undertow" }), [{ card: card(hand[4]!) }]);
    choose(4);
    plan.confirm(pieces);
    await settle();
    scene.allow([]);
    await plan.renew(pieces);
    await settle();
    expect(scene.played).toHaveLength(1);
  });

  it("offers the usual answer beforehand", async () => {
    begin(view(hand, {}, { phase: "draw" }), [{ draw: "deck" }, { card: card("royal_pearl 1") }]);
    await plan.renew(pieces);
    expect(scene.draft?.action).toEqual({ draw: "deck" });
    begin(view(hand, {}, { phase: "end_of_turn" }), [{ shell: "tide" }, { pass: true }]);
    await plan.renew(pieces);
    expect(scene.draft?.action).toEqual({ pass: true });
  });

  it("seals an area that is pressed, and can take it back", () => {
    begin(view(hand, {}, { phase: "end_of_turn" }), TYPES.map((area) => ({ shell: "seal", area })));
    plan.begin();
    plan.seal("lava_golem");
    expect(scene.draft?.action).toEqual({ shell: "seal", area: "lava_golem" });
    plan.seal("lava_golem");
    expect(scene.draft).toBeNull();
    expect(plan.sealing).toBe(true);
  });

  it("shows what a hint picked", () => {
    scene.pick(scene.legal[0]!);
    plan.follow(pieces);
    expect(plan.chosen).toEqual([pieces[0]!.id, pieces[1]!.id]);
  });

  it("has nothing chosen after a play, though an equal card stays", async () => {
    const pearls = ["royal_pearl 1", "royal_pearl 1"];
    begin(view(pearls), [{ play: [card("royal_pearl 1")] }]);
    const before = track(null, scene.view);
    plan.toggle(before.hand[0]!, before.hand);
    plan.confirm(before.hand);
    await settle();
    scene.view = view(pearls.slice(1), { royal_pearl: ["1"] });
    await plan.renew(track(before, scene.view).hand);
    expect(plan.chosen).toEqual([]);
  });

  it("forgets cards that have left the hand", async () => {
    scene.mine = false;
    choose(0, 1);
    await plan.renew(pieces.slice(1));
    expect(plan.chosen).toEqual([pieces[1]!.id]);
  });
});

// ---- captures

describe("a capture", () => {
  it("is known by who has more cards and which areas have fewer", () => {
    const before = view([], { royal_pearl: ["1", "2"], coral_dragon: ["3"] });
    const after = view([], { coral_dragon: ["3", "4"] }, { seats: [seat(), seat({ captured: 2 })] });
    expect(captureOf(before, after)).toEqual({ seat: 1, areas: new Set(["royal_pearl"]) });
    expect(captureOf(before, before)).toBeNull();
  });

  it("may come from the store", () => {
    const before = view([], { underwater_city: ["0", "0"] }, { store: [card("turtle_rider 1")] });
    const after = view([], {}, { cities: 1, seats: [seat({ captured: 1 }), seat()] });
    expect(captureOf(before, after)?.areas).toEqual(new Set(["store"]));
  });
});

// ---- the map, the score sheet, the log

describe("the map", () => {
  it("has an arrow for everything that an area takes", () => {
    expect(ROUTES.map(({ from, to }) => `${from} ${to}`).sort()).toEqual(
      [
        "sea_huntress coral_dragon",
        "coral_dragon royal_pearl",
        "abyss_witch royal_pearl",
        "abyss_witch petrified_dragon",
        "petrified_dragon azura",
        "lava_golem abyss_witch",
        "dark_guardian dark_guardian",
        "turtle_rider abyss_witch",
        "turtle_rider lava_golem",
        "underwater_city store",
      ].sort(),
    );
  });
});

describe("the score sheet", () => {
  const pile = (...cards: string[]) => cards.map(card);

  it("adds up captured cards by type", () => {
    const over = view([], {}, {
      over: true,
      azura: 1,
      seats: [seat({ score_pile: pile("royal_pearl 1", "royal_pearl 4", "dark_guardian 2"), score: 7 }), seat({ score_pile: pile("coral_dragon 4"), score: 7 })],
    });
    const sheet = sheetOf(over);
    expect(sheet.rows.find((row) => row.type === "royal_pearl")!.seats[0]).toEqual({ values: [1, 4], points: 5 });
    expect(sheet.rows.map((row) => row.type)).not.toContain("underwater_city");
    expect(sheet.totals).toEqual([7, 7]);
    expect(sheet.tie).toBe(true);
  });

  it("keeps hidden what stayed hidden in a game given up", () => {
    expect(sheetOf(view([], {}, { seats: [seat({ score: 10 }), seat({ captured: 3 })] })).totals).toEqual([10, null]);
  });

  it("hides nothing of whoever has taken nothing", () => {
    expect(sheetOf(view([], {}, { azura: 1, seats: [seat({ score: 10 }), seat()] })).totals).toEqual([10, 3]);
    expect(sheetOf(view([], {}, { seats: [seat({ score: 10 }), seat()] })).totals).toEqual([10, 0]);
  });
});
