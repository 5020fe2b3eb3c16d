"""A warning before a blunder: only what is surely lost, only where something else keeps it, only from what is known."""

from __future__ import annotations

import random

import pytest

import ludoteka
from ludoteka.engine.text import LANGUAGES, Words
from ludoteka.engine.warning import Blunder, warn

#: For so long nobody would wait; a test takes the time it needs.
LONG = 60.0
EACH_GAME = pytest.mark.parametrize("name", ludoteka.games())


def warned(position: ludoteka.Position, text: str) -> Blunder | None:
    seat = position.current_player
    assert seat is not None
    return warn(position.view_only(seat), position.game.action_from_text(text), LONG)


def better(position: ludoteka.Position, found: Blunder | None) -> str:
    assert found is not None
    return position.game.action_to_text(found.better)


@EACH_GAME
def test_what_is_warned_of_is_lost_and_what_is_named_instead_keeps_it(name: str) -> None:
    """Random games: people blunder less, and are warned less."""
    game, dice, seen = ludoteka.game(name), random.Random(4), set()
    blunders = game.part("blunders")
    assert blunders is not None
    for seed in range(4):
        position = game.new(game.header.usual_players, seed=seed)
        while not position.is_over:
            action, seat = dice.choice(position.legal_actions()), position.current_player
            assert seat is not None
            found = warn(position.view_only(seat), action, 0.02) if dice.random() < 0.4 else None
            if found is not None:
                seen.add(found.loss.reason)
                assert found.better != action
                assert found.better in position.legal_actions()
                assert found.loss.reason == "win" or blunders.loss(position, found.better) is None
                for language in LANGUAGES:
                    assert "⟦" not in Words(language).say(found.loss.what) + Words(language).say(found.loss.why)
            position.apply(action)
    assert seen, "somebody who plays anything makes blunders"


@pytest.mark.parametrize("name", [name for name in ludoteka.games() if ludoteka.game(name).header.hidden])
def test_a_warning_depends_on_nothing_that_the_seat_does_not_know(name: str) -> None:
    game, dice = ludoteka.game(name), random.Random(8)
    position = game.new(game.header.usual_players, seed=5)
    while not position.is_over:
        action, seat = dice.choice(position.legal_actions()), position.current_player
        assert seat is not None
        if dice.random() < 0.3:
            worlds = (position, *(position.resample(seat, seed=n) for n in (1, 2)))
            told = {repr(found and found.loss) for found in (warn(w.view_only(seat), action, LONG) for w in worlds)}
            assert len(told) == 1
        position.apply(action)


def test_oriflamme_warns_of_influence_that_the_last_round_takes() -> None:
    position = ludoteka.game("oriflamme-alliance").parse(
        "oriflamme-alliance 1 | 3 | 1-2-0-0-0 | phase=leave_or_reveal round=6 first=1 turn=0 at=5 influence=5,7,4 "
        "hand0=E aside0=ISJ hand1=E aside1=FSJ hand2=F aside2=IDJ row=B5d+1,G5e+2,B6i,G6s,R6d,R4f+3"
    )
    found = warned(position, "leave")
    assert better(position, found) == "reveal"
    assert found is not None
    assert found.loss.places == ("R4",)
    assert Words("en").say(found.loss.what) == "Wait: 3 influence on this card would be lost"
    assert warned(position, "reveal") is None


@pytest.mark.parametrize(("card", "said"), [("x", None), ("u", "Wait: 2 influence on this card would be lost")])
def test_oriflamme_speaks_of_what_its_owner_would_take(card: str, said: str | None) -> None:
    """What lies on Extortion is never taken, and an Uprising costs 1 of it."""
    position = ludoteka.game("oriflamme-alliance").parse(
        "oriflamme-alliance 1 | 3 | 1-2-0-0-0 | phase=leave_or_reveal round=6 first=1 turn=0 at=5 influence=5,7,4 "
        f"hand0=E aside0=ISJ hand1=E aside1=FSJ hand2=F aside2=IDJ row=B5d+1,G5e+2,B6i,R6d,G6s,R4{card}+3"
    )
    found = warned(position, "leave")
    assert (None if found is None else Words("en").say(found.loss.what)) == said


def test_oriflamme_warns_of_a_marked_card_before_a_judge() -> None:
    position = ludoteka.game("oriflamme-alliance").parse(
        "oriflamme-alliance 1 | 3 | 1-2-0-0-0 | phase=leave_or_reveal round=2 first=1 turn=0 at=1 influence=1,3,1 "
        "hand0=EISJU aside0=XNA hand1=EFDSU aside1=XNA hand2=FISJU aside2=XNA row=G1e+1,R1f+2*,B1J,G2d,B2i,R2d"
    )
    found = warned(position, "leave")
    assert better(position, found) == "reveal"
    assert found is not None
    assert found.loss.places == ("R1", "B1")


def test_opale_warns_of_an_end_that_loses_and_of_the_third_guardian() -> None:
    game = ludoteka.game("opale")
    position = game.parse(
        "opale 1 | 2 | 1-2-0-0-0 | phase=play turn=0 azura=1 cities=2 hand0=H1.C2.P2.D1.U0 "
        "deck0=H11122.C334.P12334.W1122.S2222.G123.D11112223.R1112.U00 won0=P12 hand1=P1.W1.G1.D1.R1 "
        "deck1=H111122.C2334.P23.W122.S2222.G23.D111223.R112.U0 won1=D1112.P34.S22 pile=P1.U00 store=R11 top=P1.U0"
    )
    assert getattr(warned(position, "U0"), "loss", None) is not None
    position = game.parse(
        "opale 1 | 2 | 1-2-0-0-0 | phase=play turn=0 azura=- hand0=H1.P2.S2.D1.U0 "
        "deck0=H11122.C2334.P112334.W1122.S2222.G123.D11111223.R11112.U00000 hand1=C2.P1.G1.D2.R1 "
        "deck1=H111122.C334.P122334.W1122.S22222.G23.D11111223.R1112.U000000 pile=D12 store=- top=D2"
    )
    found = warned(position, "D1")
    assert found is not None
    assert found.loss.reason == "third"
    assert warned(position, "P2") is None


def test_orion_duel_says_that_another_tile_wins_at_once() -> None:
    position = ludoteka.game("orion-duel").parse(
        "orion-duel 1 | 2 setup=symmetric-1 first=blue | 21-0-0-0-0 | phase=tiles turn=blue "
        "board=..../..*..@..*./bb....../b.@b..*...@./o.obbboo../.*....@.o..*/.o....bb../.o@o..*b.b@b/.bobo.o./"
        ".b*..@..*./oo.. tiles=103122,112113"
    )
    other = next(action for action in position.legal_actions() if not position.after(action).is_over)
    found = warn(position.view_only(0), other, LONG)
    assert found is not None
    assert found.loss.reason == "win"
    assert position.after(found.better).winners() == [0]


def test_nothing_is_said_where_everything_loses_alike_or_nothing_does() -> None:
    for name in ludoteka.games():
        game = ludoteka.game(name)
        position = game.new(game.header.usual_players, seed=3)
        seat = position.current_player
        assert seat is not None
        assert warn(position.view_only(seat), position.legal_actions()[0], LONG) is None, name
        assert warn(position.view_only(seat), -1, LONG) is None
