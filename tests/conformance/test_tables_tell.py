"""What a player needs to know at the terminal is on the table."""

from __future__ import annotations

import random

import ludoteka
from ludoteka.cli.choices import Choices, show
from ludoteka.cli.screen import Screen
from ludoteka.engine.text import Words
from tests.conformance.test_drawings import drawn
from tests.games.opale import positions_of_game as opale
from tests.games.orion_duel import positions_of_game as orion

WORDS = Words("en")


def test_akropolis_counts_the_hexes_to_come_and_explains_a_rotation_while_a_tile_is_in_hand() -> None:
    position = ludoteka.game("akropolis").new(2, seed=1)
    kinds = position.view(0)["unseen"]["kinds"]
    before = drawn(position, 0, WORDS)
    assert f"* {kinds['quarry']} ·" in before
    assert f"H {kinds['house_plaza']}" in before
    assert "turned 4 × 60° clockwise" not in before
    position.apply(0)
    assert "turned 4 × 60° clockwise" in drawn(position, 0, WORDS)


def test_akropolis_marks_the_architect_when_it_is_chief() -> None:
    position, dice, seen = ludoteka.game("akropolis").new(1, seed=1), random.Random(1), set()
    while not position.is_over:
        chief = position.view(0)["chief"]
        (line,) = (line for line in drawn(position, 0, WORDS).splitlines() if "chief architect" in line)
        assert line.startswith("The Illustrious Architect") == (chief is None)
        seen.add(chief)
        position.apply(dice.choice(position.legal_actions()))
    assert seen == {0, None}


def test_a_choice_tells_by_how_much_the_points_change() -> None:
    position = ludoteka.game("akropolis").new(2, seed=1)
    position.apply(0)
    screen = Screen()
    choices = Choices(position, screen.words)
    number = next(n for n in choices.numbers if position.preview(choices.choice(n).action)["change"]["total"])
    change = position.preview(choices.choice(number).action)["change"]["total"]
    with screen.out.capture() as capture:
        show([choices.choice(number)], screen, position)
    assert f"[{change:+d}]" in capture.get()


def test_orion_duel_says_that_every_way_is_barred_and_explains_its_signs() -> None:
    free = orion.new()
    shown = drawn(free, 0, WORDS)
    assert "(*) galaxy" in shown
    assert "(@) black hole" in shown
    barred = drawn(orion.make(*orion.stripes([(0, 1), (2, 0)])), 0, WORDS)
    assert "(0 to go)" not in barred
    assert "all ways barred" in barred


def test_opale_shows_the_own_pile_and_deck_and_how_many_turns_and_omen_cards_are_left() -> None:
    position = opale.make("P1122", "P1122", won=("C34", "-"), back=("D1", ""), cities=2)
    shown = drawn(position, 0, WORDS)
    assert "Your score pile: Coral Dragon 3+4" in shown
    assert "On top of your deck: Dark Guardian 1" in shown
    assert "2 / 3" in shown
    rival = drawn(position, 1, WORDS)
    assert "Coral Dragon 3+4" not in rival
    assert "Dark Guardian 1" not in rival
    omen = opale.make("P11223", aside=("H1", "C23"), variants=("omen",), ending=1, finals=2)
    shown = drawn(omen, 0, WORDS)
    assert "Final turns to come: 2" in shown
    assert ": 2" in next(line for line in shown.splitlines() if line.startswith("Player 2"))
