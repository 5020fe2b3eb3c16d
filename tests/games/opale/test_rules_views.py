"""What is shown and what is hidden in Opale, sentence by sentence, on the real game."""

from __future__ import annotations

import json
from random import Random

import pytest

from ludoteka.engine.position import Position
from ludoteka.engine.text import Phrase
from ludoteka.engine.told import Piece, Told
from tests.games.opale.positions_of_game import BOTH, COMBINATIONS, GAME, area, cards, do, make, part

SEATS = (None, 0, 1)


def pieces(told: Phrase) -> list[Piece]:
    return [part for part in told.evidence if isinstance(part, Piece)] if isinstance(told, Told) else []


@pytest.mark.parametrize(("hand", "text", "values"), [("P134.D11", "P134", "1+3+4"), ("U0.P1122", "U0", "0")])
def test_all_cards_of_a_play_are_shown_with_their_values_and_logged_publicly(hand: str, text: str, values: str) -> None:
    before = make(hand)
    action = GAME.action_from_text(text)
    after = before.after(action)
    for seat in SEATS:
        (told,) = (line for line in before.log(action, after, seat) if line.key == "opale-log-play")
        shown = [piece.picture.split(":")[2] for piece in pieces(told)]
        assert ("+".join(shown), told.args["count"]) == (values, len(text) - 1)


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(
    ("letter", "pile", "top"),
    [("C", "234", "C2"), ("P", "1334", "P3"), ("W", "12", "W1"), ("S", "22", "S2"), ("G", "13", "G1")],
)
def test_a_view_shows_of_a_holds_any_pile_its_top_card_and_size_only(
    seat: int | None, letter: str, pile: str, top: str
) -> None:
    shown = area(make("D11111", "D1111", pile=letter + pile, top=top).view(seat), letter)
    assert shown.pop("sealed_by") is None
    assert shown == {"area": shown["area"], "capacity": None, "size": len(pile), "room": None, "top": cards(top)[0]}


def test_no_looking_through() -> None:
    """Two piles of equal top and size look alike, whatever lies below."""
    one = make("D11111", "D111", deck="-", other_deck="-", pile="P114", top="P4")
    other = make("D11111", "D111", deck="-", other_deck="-", pile="P134", top="P4")
    assert part(one, "pile") != part(other, "pile")
    for seat in SEATS:
        assert one.view(seat)["areas"] == other.view(seat)["areas"]


def test_cards_laid_together_are_stacked_in_ascending_value() -> None:
    position = do(make("P134.D11", pile="P4"), "P134")
    assert area(position.view(1), "P")["top"] == cards("P4")[0]
    position = do(make("P113.D11", pile="P4"), "P113")
    assert area(position.view(1), "P")["top"] == cards("P3")[0]
    position = do(make("P113.D11", pile="P4"), "P1")
    assert area(position.view(1), "P")["top"] == cards("P1")[0]


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("letter", "pile"), [("H", "12"), ("D", "123"), ("R", "2"), ("U", "00")])
def test_a_view_shows_of_a_holds_n_area_every_card(seat: int | None, letter: str, pile: str) -> None:
    shown = area(make(pile=letter + pile).view(seat), letter)
    assert shown["cards"] == cards(letter + pile)
    assert shown["size"] == len(pile)


@pytest.mark.parametrize("seat", SEATS)
def test_a_view_shows_of_the_store_every_card(seat: int | None) -> None:
    assert make(store="H112.R12").view(seat)["store"] == cards("H112.R12")


def test_score_piles_whole_to_their_owner_size_only_to_the_opponent() -> None:
    position = make(won=("D113", "H1.C34"), azura=1)
    own, other = position.view(0)["seats"][0], position.view(1)["seats"][0]
    assert (own["score_pile"], own["captured"], own["score"]) == (cards("D113"), 3, 5)
    assert other["captured"] == 3
    assert not {"score_pile", "score"} & set(other)
    own, other = position.view(1)["seats"][1], position.view(0)["seats"][1]
    assert (own["score_pile"], own["score"]) == (cards("H1.C34"), 1 + 3 + 4 + 3)
    assert not {"score_pile", "score"} & set(other)
    assert all(not {"score_pile", "score"} & set(seat) for seat in position.view(None)["seats"])


def test_score_piles_are_counted_openly_at_the_end() -> None:
    position = do(make("U0.P1122", pile="U00", cities=2, won=("D113", "H1.C34")), "U0")
    for seat in SEATS:
        assert [entry["score"] for entry in position.view(seat)["seats"]] == [5, 8]
        assert position.view(seat)["seats"][1]["score_pile"] == cards("H1.C34")


def test_memory_from_the_public_log_is_legitimate_for_bots_too() -> None:
    """What a bot imagines has the true piles and score piles: it may remember what was laid."""
    position = make(pile="C23.P1344.W12.S22.G1", won=("D113", "H1.C34"), variants=BOTH)
    for seat in (0, 1):
        imagined = position.view_only(seat).imagine(seed=3)
        for name in ("pile", "won0", "won1", "store", "top"):
            assert part(imagined, name) == part(position, name)


def test_hands_and_decks_are_hidden_from_the_opponent() -> None:
    position = make("H1.C3.P4.G2.D3", "H2.C4.P1.G1.D1")
    assert position.view(0)["seats"][0]["hand"] == cards("H1.C3.P4.G2.D3")
    for seat in (None, 1):
        shown = position.view(seat)["seats"][0]
        assert set(shown) == {"hand_size", "deck_size", "captured", "aside_size", "discarded", "shells", "picks"}
        assert (shown["hand_size"], shown["deck_size"]) == (5, 45)


def test_nobody_sees_the_order_of_a_deck_but_for_the_own_cards_put_back() -> None:
    position = make("D1.P1122", "P1122", back=("C2.C4", "G3"))
    assert position.view(0)["seats"][0]["deck_top"] == cards("C4.C2")  # the topmost first
    assert position.view(1)["seats"][1]["deck_top"] == cards("G3")
    text = json.dumps(position.view(None)) + json.dumps(position.view(1)["seats"][0])
    assert "deck_top" not in text


@pytest.mark.parametrize("seat", SEATS)
def test_shells_and_seals_are_open(seat: int | None) -> None:
    shown = make(variants=("shells",), shells=(3, 16), seal="W,-").view(seat)
    assert [entry["shells"] for entry in shown["seats"]] == [["tide", "twin_current"], ["seal"]]
    assert area(shown, "W")["sealed_by"] == 0
    assert area(shown, "P")["sealed_by"] is None


@pytest.mark.parametrize("variants", COMBINATIONS, ids=str)
def test_what_is_drawn_is_told_by_name_to_its_owner_and_by_number_to_others(variants: tuple[str, ...]) -> None:
    dice = Random(f"{variants}")
    for seed in range(10):
        position = GAME.new(seed=seed, variants=variants)
        while not position.is_over:
            action = dice.choice(position.legal_actions())
            after = position.after(action)
            mover = position.current_player
            assert mover is not None
            drawn = position.state.left[mover] - after.state.left[mover]
            for seat in SEATS:
                told = [phrase for phrase in position.log(action, after, seat) if "log-draw" in phrase.key]
                counts = [phrase.args["count"] for phrase in told if "count" in phrase.args]
                assert counts == ([drawn] if drawn else [])
                shown = [piece for phrase in told if "count" in phrase.args for piece in pieces(phrase)]
                assert len(shown) == (drawn if seat == mover and drawn > 0 else 0)
                assert all(piece.look == "private" for piece in shown)
            position = after


# ---- limits


def test_a_seat_is_told_how_many_cards_it_has_to_pick() -> None:
    """As many as it can choose one after the other."""
    looked_at, dice = set(), Random(3)
    for seed in range(12):
        position = GAME.new(2, seed, variants=("omen", "shells"))
        while not position.is_over:
            view = position.view(None)
            if view["phase"] in ("lay_aside", "discard"):
                least, most = view["seats"][view["to_move"]]["picks"]
                assert 1 <= least <= most == _picked(position)
                assert (least == most) == (view["pending"] != "undertow") or most == 1
                looked_at.add(view["pending"])
            position.apply(dice.choice(position.legal_actions()))
    assert looked_at == {None, "deep_dive", "undertow"}


def _picked(position: Position) -> int:
    """How many cards whoever decides can choose one after the other."""
    trial, count = position.copy(), 0
    while (trial.current_player, trial.state.phase) == (position.current_player, position.state.phase):
        cards = [action for action in trial.legal_actions() if "card" in trial.action_to_json(action)]
        if not cards:
            break
        trial.apply(cards[0])
        count += 1
    return count


def test_an_area_says_how_many_cards_may_be_laid_there() -> None:
    dice, bounded = Random(4), 0
    for seed in range(8):
        position = GAME.new(2, seed, variants=("shells",))
        while not position.is_over:
            view = position.view(position.current_player)
            actions = [position.action_to_json(action) for action in position.legal_actions()]
            plays = [action["play"] for action in actions if "play" in action]
            for place in view["areas"]:
                largest = max((len(play) for play in plays if play[0]["type"] == place["area"]), default=0)
                held = sum(card["type"] == place["area"] for card in view["seats"][view["to_move"]]["hand"])
                if largest:
                    assert largest == (held if place["room"] is None else min(held, place["room"]))
                    bounded += place["room"] is not None and held > place["room"]
            position.apply(dice.choice(position.legal_actions()))
    assert bounded
