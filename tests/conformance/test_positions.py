"""Positions of every game: actions, copies, bytes, texts and invariants, along random games."""

from __future__ import annotations

import json
import pickle
import random

import pytest

import ludoteka
from ludoteka.engine.errors import IllegalAction
from ludoteka.engine.text import LANGUAGES, Words
from tests.conformance.cases import Case, all_cases, few_cases, random_walk, sampled

#: Of a long list of legal actions this many are looked at.
ACTIONS = 40


def some(actions: list[int], seed: int) -> list[int]:
    return actions if len(actions) <= ACTIONS else sorted(random.Random(seed).sample(actions, ACTIONS))


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_invariants_hold_in_every_position(case: Case) -> None:
    for position, _ in random_walk(case, 1):
        assert list(case.game.parts.check.problems(position.state)) == [], str(position)


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_an_action_that_is_not_legal_is_refused_and_changes_nothing(case: Case) -> None:
    for position, _ in sampled(case, 2, 0.2):
        legal = set(position.legal_actions())
        before = position.to_bytes()
        wrong = [a for a in some(list(range(case.game.num_actions)), 3) if a not in legal]
        for action in [*wrong, -1, case.game.num_actions, 2**40]:
            with pytest.raises(IllegalAction, match=r"legal|over"):
                position.apply(action)
        assert position.to_bytes() == before
        assert set(position.legal_actions()) == legal


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_same_seed_and_actions_give_the_same_bytes(case: Case) -> None:
    first = [(p.to_bytes(), a) for p, a in random_walk(case, 4)]
    assert first == [(p.to_bytes(), a) for p, a in random_walk(case, 4)]


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_copies_bytes_pickles_and_texts_give_the_position_again(case: Case) -> None:
    game = case.game
    for position, action in sampled(case, 5, 0.3):
        for other in (
            position.copy(),
            game.from_bytes(position.to_bytes()),
            pickle.loads(pickle.dumps(position)),
            game.parse(str(position)),
        ):
            assert other == position, str(position)
            assert other.legal_actions() == position.legal_actions()
            assert other.current_player == position.current_player
            assert str(other) == str(position)
            if action >= 0:
                other.apply(action)
                assert other != position


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_every_legal_action_has_a_text_and_parts_that_give_it_again(case: Case) -> None:
    for position, _ in sampled(case, 6, 0.3):
        for action in some(position.legal_actions(), 7):
            assert case.game.action_from_text(case.game.action_to_text(action)) == action
            assert position.action_from_json(json.loads(json.dumps(position.action_to_json(action)))) == action


@pytest.mark.parametrize("name", ludoteka.games())
def test_every_action_has_its_own_text(name: str) -> None:
    game = ludoteka.game(name)
    texts = [game.action_to_text(action) for action in range(game.num_actions)]
    assert len(set(texts)) == game.num_actions


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_legal_actions_and_what_happened_can_be_said_in_every_language(case: Case) -> None:
    names = tuple(f"<{seat}>" for seat in range(case.players))
    for position, action in sampled(case, 8, 0.25):
        for language in LANGUAGES:
            for choice in some(position.legal_actions(), 9):
                assert position.describe(choice, language, names)
            if action >= 0:
                after = position.after(action)
                for seat in (None, *range(case.players)):
                    for phrase in position.log(action, after, seat):
                        assert Words(language, names).say(phrase)
                        json.dumps(phrase.to_json())


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_a_record_replays_to_the_same_bytes(case: Case) -> None:
    record = ludoteka.Record.begin(case.name, case.players, seed=99, seats=[], **case.options)
    position = record.start()
    dice = random.Random(10)
    while not position.is_over:
        action = dice.choice(position.legal_actions())
        record.actions.append(action)
        position.apply(action)
    again = ludoteka.Record.from_json(json.loads(json.dumps(record.to_json())))
    assert again == record
    assert again.position() == position


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_why_not_says_nothing_of_a_legal_action_and_something_of_another(case: Case) -> None:
    for position, _ in sampled(case, 11, 0.15):
        legal = set(position.legal_actions())
        for action in some(position.legal_actions(), 12)[:10]:
            assert position.why_not(position.action_to_json(action)) == []
        wrong = [a for a in some(list(range(case.game.num_actions)), 13) if a not in legal]
        for action in wrong[:10]:
            reasons = position.why_not(position.action_to_json(action))
            assert reasons, case.game.action_to_text(action)
            for language in LANGUAGES:
                assert all(Words(language).say(reason) for reason in reasons)


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_previews_are_json_and_leave_the_position_alone(case: Case) -> None:
    for position, _ in sampled(case, 14, 0.15):
        before = position.to_bytes()
        for action in some(position.legal_actions(), 15)[:10]:
            json.dumps(position.preview(action))
        assert position.to_bytes() == before
