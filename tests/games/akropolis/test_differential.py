"""The rules against the oracle: the same games on both sides, compared at every decision."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ludoteka
from ludoteka.engine.hexes import DIRECTIONS
from ludoteka.engine.text import Phrase, Seat
from ludoteka.engine.told import Place, Told
from ludoteka.games.akropolis.actions import FARTHEST, PLACE, anchored_place
from ludoteka.games.akropolis.components import TURNS, VARIANT_KEYS
from ludoteka.games.akropolis.table import true_cells
from tests.games.akropolis.oracle import game as o
from tests.games.akropolis.twins import Twins, at_random, outwards, play, same_score, upwards

GAMES: list[tuple[int, int, dict[str, Any]]] = [
    *((2, 2, {"variants": (name,)}) for name in VARIANT_KEYS),
    *((1, 2, {"architect": level}) for level in ("easy", "medium", "hard")),
    *((1, 2, {"architect": level, "variants": VARIANT_KEYS}) for level in ("easy", "medium", "hard")),
    (1, 1, {"architect": "hard", "long": True, "variants": VARIANT_KEYS}),
    (2, 4, {}),
    (2, 1, {"long": True, "variants": VARIANT_KEYS}),
    (3, 2, {}),
    (3, 1, {"long": True, "variants": ("houses", "gardens")}),
    (4, 2, {}),
    (4, 1, {"variants": VARIANT_KEYS}),
]


@pytest.mark.parametrize(("players", "games", "options"), GAMES, ids=lambda value: str(value))
def test_random_games_agree_at_every_decision(players: int, games: int, options: dict[str, Any]) -> None:
    for seed in range(games):
        dice = random.Random(seed)
        twins = Twins(players, seed, **options)
        twins.compare()
        for action, before in play(twins, at_random, dice):
            twins.compare(scores=dice.random() < 0.3 or twins.position.is_over)
            compare_events(twins, before, action)
        turns = int(TURNS[int(options.get("long", False)), players])
        assert twins.oracle.turns == [turns] * twins.oracle.seats


@pytest.mark.parametrize("players", [1, 2, 4])
def test_games_that_grow_upwards_agree(players: int) -> None:
    dice = random.Random(players)
    twins = Twins(players, 77, variants=VARIANT_KEYS, long=players < 3)
    highest = 0
    for _ in play(twins, upwards, dice):
        twins.compare(scores=dice.random() < 0.2)
        highest = max(highest, max(twins.position.state.level))
    twins.compare()
    assert highest >= (4 if players < 3 else 3)


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_games_that_grow_in_one_direction_agree_to_the_end(direction: tuple[int, int]) -> None:
    """30 turns make a city of 63 cells; wherever it lies on the rolled-up plane, nothing changes."""
    dice = random.Random(5)
    twins = Twins(1, 5, long=True, variants=VARIANT_KEYS)
    for _ in play(twins, outwards(direction), dice):
        twins.compare(scores=False)
    twins.compare()
    west, east, north, south = (twins.position.state.box[0, side] for side in range(4))
    assert max(east - west, south - north) + 1 >= 61


@pytest.mark.parametrize("seed", range(3))
def test_reasons_against_a_place_agree(seed: int) -> None:
    dice = random.Random(seed)
    twins = Twins(2, seed)
    names = {
        o.WhyNot.NOT_ADJACENT: "not-adjacent",
        o.WhyNot.OVER_EMPTY_GROUND: "empty-ground",
        o.WhyNot.MIXED_HEIGHTS: "mixed-heights",
        o.WhyNot.ONE_TILE_ONLY: "one-tile",
    }
    for _ in play(twins, upwards, dice):
        if twins.oracle.phase == "place":
            for _ in range(40):
                q, r, rotation = dice.randint(-8, 8), dice.randint(-8, 8), dice.randrange(6)
                reasons = twins.position.why_not({"place": {"q": q, "r": r, "rotation": rotation}})
                expected = twins.oracle.why_not(o.Place.at((q, r), rotation))
                assert [reason.key for reason in reasons] == [f"akropolis-why-{names[why]}" for why in expected]
                legal = PLACE + anchored_place(q, r, rotation) in twins.position.legal_actions()
                assert legal == (not expected)


@pytest.mark.parametrize("players", [1, 2])
def test_previews_agree(players: int) -> None:
    dice = random.Random(players)
    twins = Twins(players, 3, variants=VARIANT_KEYS)
    for _ in play(twins, at_random, dice):
        if twins.oracle.phase == "place":
            seat = twins.oracle.to_move
            now = twins.oracle.score_of(seat)
            for action in dice.sample(twins.position.legal_actions(), 3):
                move = twins.move(action)
                assert isinstance(move, o.Place)
                told, then = twins.position.preview(action), twins.oracle.score_if(move)
                same_score(told["score"], then)
                assert told["change"]["total"] == then.total - now.total
                assert told["stones"] == o.covered_quarries(twins.oracle.cities[seat], move)
                shown = {(q, r): kind for q, r, kind, _, _ in told["hexes"]}
                assert twins.oracle.tile_in_hand is not None
                assert shown == move.kinds(twins.oracle.tile_in_hand)
                for colour, product in told["change"].items():
                    if colour in then.colours:
                        assert product == then.colours[colour].product - now.colours[colour].product


def compare_events(twins: Twins, before: ludoteka.Position, action: int) -> None:
    """Assert that the log tells what the oracle says happened, in its order."""
    told = before.log(action, twins.position, None)
    assert [part for phrase in told for part in said(phrase)] == [
        part for event in twins.oracle.events for part in happened(twins, event)
    ]


def said(phrase: Phrase) -> list[tuple[Any, ...]]:
    who = phrase.args.get("who")
    seat = who.index if isinstance(who, Seat) else o.ARCHITECT if isinstance(who, Phrase) else None
    key = phrase.key.removeprefix("akropolis-log-")
    if key == "take":
        return [("take", seat, phrase.args["cost"])]
    if key == "place":
        assert isinstance(phrase, Told)
        (place,) = (part for part in phrase.evidence if isinstance(part, Place))
        return [("place", seat, place.name, phrase.args["level"])]
    if key == "stones":
        return [("stones", seat, phrase.args["stones"])]
    if key == "refill":
        assert isinstance(phrase, Told)
        return [("refill", len(phrase.evidence)), ("chief", seat)]
    return [("end",)] if "win" in key or key in ("shared", "lose-alone") else []


def happened(twins: Twins, event: o.Event) -> list[tuple[Any, ...]]:
    if isinstance(event, o.Taken):
        return [("take", event.seat, event.slot)]
    if isinstance(event, o.Placed):
        q, r = event.place.cells[0]
        return [("place", event.seat, f"{q},{r}", event.level)]
    if isinstance(event, o.StonesWon):
        return [("stones", event.seat, event.stones)]
    if isinstance(event, o.Refilled):
        return [("refill", len(event.tiles))]
    if isinstance(event, o.ChiefPassed):
        return [("chief", event.seat)]
    return [("end",)] if isinstance(event, o.Ended) else []


def test_every_place_has_one_number_and_names_its_cells() -> None:
    position = ludoteka.game("akropolis").new(2, seed=1)
    position.apply(0)
    s = position.state
    for q in range(-FARTHEST, FARTHEST + 1, 7):
        for r in (-40, -3, 0, 11, 59):
            for rotation in range(6):
                place = anchored_place(q, r, rotation)
                true = o.tile_cells((q, r), rotation)
                found = true_cells(s, s.turn, place)
                assert all((a[0] - b[0]) % 64 == (a[1] - b[1]) % 64 == 0 for a, b in zip(found, true, strict=True))
