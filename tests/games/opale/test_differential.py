"""The game beside the plain-Python oracle, compared at every decision of random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import pytest

from ludoteka.engine.position import Position
from tests.effort import tries
from tests.games.opale.oracle import vocabulary as v
from tests.games.opale.oracle.game import Opale
from tests.games.opale.oracle.vocabulary import AREAS, CAPACITY, Card, Move
from tests.games.opale.positions_of_game import COMBINATIONS, GAME, KEYS, LETTERS

GAMES = tries(80, 200)
#: Every so many decisions what each player may see is compared too.
VIEWS_EVERY = 9

#: The faces in the order in which the state counts them: by area, then value.
FACES = sorted(set(v.full_deck()), key=lambda card: (AREAS.index(card.type), card.value))
FACE = {card: face for face, card in enumerate(FACES)}
PHASES = {
    v.Phase.LAY_ASIDE: "lay_aside",
    v.Phase.PLAY: "play",
    v.Phase.TWIN_FIRST: "play",
    v.Phase.TWIN_SECOND: "play",
    v.Phase.TARGET: "take",
    v.Phase.DEEP_DIVE: "discard",
    v.Phase.UNDERTOW: "discard",
    v.Phase.DRAW: "draw",
    v.Phase.END_WINDOW: "end_of_turn",
    v.Phase.OVER: "over",
}
PHASE_NAMES = ("lay_aside", "play", "take", "discard", "draw", "end_of_turn", "over")
SHELL_WORDS = {"tide": v.TIDE, "twin": v.TWIN_CURRENT, "dive": v.DEEP_DIVE, "undertow": v.UNDERTOW}


class Fed:
    """Luck that was told what the game drew."""

    def __init__(self, first: int) -> None:
        self.first = first
        self.draws: tuple[list[Card], list[Card]] = ([], [])
        self.blind: list[Card] = []

    def first_player(self) -> int:
        return self.first

    def next_card(self, player: int, deck: Sequence[Card]) -> Card:
        return self.draws[player].pop()

    def blind_card(self, player: int, hand: Sequence[Card]) -> Card:
        return self.blind.pop()

    def used_up(self) -> bool:
        return not (self.draws[0] or self.draws[1] or self.blind)


def _move(phase: str, text: str) -> Move:
    """An action in notation as a move of the oracle."""
    if text in SHELL_WORDS:
        return v.UseShell(SHELL_WORDS[text])
    if text.startswith("seal:"):
        return v.UseSeal(KEYS[text[-1]])
    if text.startswith(">"):
        return v.Take(KEYS[text[1]])
    if text == "deck":
        return v.DrawFromDeck()
    if text == "pass":
        passes: dict[str, Move] = {"play": v.PlayNothing(), "discard": v.Done(), "end_of_turn": v.NoShell()}
        return passes[phase]
    if text.startswith("="):
        card = Card(KEYS[text[1]], int(text[2]))
        named: dict[str, Move] = {"lay_aside": v.LayAside(card), "discard": v.Discard(card), "draw": v.DrawOmen(card)}
        return named[phase]
    return v.Play(KEYS[text[0]], tuple(map(int, text[1:])))


_MOVES: dict[tuple[str, int], Move] = {}


def move(phase: str, action: int) -> Move:
    """An action as a move of the oracle."""
    if (phase, action) not in _MOVES:
        _MOVES[phase, action] = _move(phase, GAME.action_to_text(action))
    return _MOVES[phase, action]


def phase_of(position: Position) -> str:
    return PHASE_NAMES[position.state.phase]


def counts(cards: Iterable[Card]) -> list[int]:
    table = [0] * len(FACES)
    for card in cards:
        table[FACE[card]] += 1
    return table


def missing(before: list[int], after: list[int]) -> list[Card]:
    """The cards that went from one count to the other."""
    return [FACES[face] for face, (old, new) in enumerate(zip(before, after, strict=True)) for _ in range(old - new)]


def is_forced(position: Position) -> bool:
    """The last face laid aside, with the deck empty: the game asks, the oracle takes it by itself."""
    return phase_of(position) == "draw" and len(position.legal_actions()) == 1


class Pair:
    """One game, played by both."""

    def __init__(self, variants: tuple[str, ...], seed: int) -> None:
        self.position = GAME.new(seed=seed, variants=variants)
        s = self.position.state
        self.chance = Fed(s.turn)
        for player, deck in enumerate(s.deck.tolist()):
            self.chance.draws[player].extend(missing(counts(v.full_deck()), deck))
        self.oracle = Opale(self.chance, omen="omen" in variants, shells="shells" in variants)
        assert self.chance.used_up()

    def step(self, action: int) -> None:
        """Play an action on both; what the game drew is told to the oracle."""
        s = self.position.state
        player, azura = s.turn, s.azura
        decks, hands = s.deck.tolist(), s.hand.tolist()
        answer = move(phase_of(self.position), action)
        self.position.apply(action)
        while is_forced(self.position):
            self.position.apply(self.position.legal_actions()[0])
        for p, deck in enumerate(s.deck.tolist()):
            self.chance.draws[p].extend(missing(decks[p], deck))
        if s.azura != azura and azura == 1 - player:
            self.chance.blind.extend(missing(hands[azura], s.hand.tolist()[azura]))
        self.oracle.apply(answer)
        assert self.chance.used_up(), "the oracle drew less than the game"

    def compare(self) -> None:
        """Everything that both know."""
        position, oracle, s = self.position, self.oracle, self.position.state
        phase = PHASES[oracle.phase]
        assert phase_of(position) == phase
        assert position.is_over == oracle.over
        mine = {move(phase, action) for action in position.legal_actions()}
        theirs = oracle.legal_moves()
        assert len(position.legal_actions()) == len(theirs) == len(mine)
        assert mine == set(theirs)
        assert s.azura == (-1 if oracle.azura is None else oracle.azura)
        assert s.cities == len(oracle.city_stacks)
        assert bool(s.ending) == (oracle.triggered_by is not None)
        self.compare_cards()
        for p in range(2):
            assert {shell for i, shell in enumerate(v.SHELLS) if s.shell[p] >> i & 1} == oracle.shells[p]
            assert (AREAS[s.seal[p]] if s.seal[p] >= 0 else None) == oracle.seals[p]
        assert position.scores() == oracle.scores()
        if oracle.over:
            assert position.winners() == ([0, 1] if oracle.winner is None else [oracle.winner])
        else:
            assert position.current_player == oracle.player
            self.compare_turn()

    def compare_cards(self) -> None:
        oracle, s = self.oracle, self.position.state
        for name, cards in (
            ("hand", oracle.hands),
            ("deck", oracle.decks),
            ("aside", oracle.omens),
            ("gone", oracle.out_of_game),
            ("won", oracle.score_piles),
        ):
            assert getattr(s, name).tolist() == [counts(cards[0]), counts(cards[1])], name
        for p in range(2):
            assert [FACES[s.back[p, i]] for i in range(s.backs[p])] == oracle.deck_tops[p]
            assert s.left[p] == oracle.deck_size(p)
            assert s.held[p] == len(oracle.hands[p])
        assert s.store.tolist() == counts(oracle.store)
        assert s.pile.tolist() == counts(card for pile in oracle.board.values() for card in pile)
        for i, area in enumerate(AREAS):
            pile = oracle.board[area]
            assert s.on[i] == len(pile)
            assert s.top[i] == (FACE[pile[-1]] if pile else -1)

    def compare_turn(self) -> None:
        oracle, s = self.oracle, self.position.state
        assert bool(s.shell_used) == (oracle.shell_used_this_turn is not None)
        is_final = oracle.final_turns is not None and len(oracle.final_turns) < 2
        assert s.finals == (len(oracle.final_turns or ()) + 1 if is_final else 0)
        if oracle.phase is v.Phase.TARGET:
            assert AREAS[s.pending] == oracle.pending_area
        if oracle.phase in (v.Phase.DEEP_DIVE, v.Phase.UNDERTOW):
            assert v.SHELLS[s.pending] == oracle.shell_used_this_turn
            assert s.discarded == oracle.discards_made
        if oracle.phase in (v.Phase.TWIN_FIRST, v.Phase.TWIN_SECOND):
            assert s.twin == (2 if oracle.phase is v.Phase.TWIN_FIRST else 1)
            assert (AREAS[s.twin_area] if s.twin_area >= 0 else None) == oracle.twin_area

    def compare_views(self) -> None:
        for player in range(2):
            shown, seen = self.position.view(player), self.oracle.view(player)
            own, other = shown["seats"][player], shown["seats"][1 - player]
            assert as_cards(own["hand"]) == Counter(seen.hand)
            assert as_cards(own["aside"]) == Counter(seen.omen)
            assert as_cards(own["score_pile"]) == Counter(seen.score_pile)
            assert as_cards(own["gone"]) == Counter(seen.out_of_game)
            assert [as_card(card) for card in own["deck_top"]] == list(reversed(seen.own_deck_top))
            assert other["hand_size"] == seen.opponent_hand_size
            assert other["aside_size"] == seen.opponent_omen_size
            assert other["captured"] == seen.opponent_score_pile_size
            assert other["discarded"] == seen.opponent_out_of_game_size
            assert [seat["deck_size"] for seat in shown["seats"]] == list(seen.deck_sizes)
            for entry in shown["areas"]:
                if CAPACITY[entry["area"]] is None:
                    top, size = seen.piles[entry["area"]]
                    assert (entry["top"] and as_card(entry["top"]), entry["size"]) == (top, size)
                    assert "cards" not in entry
                else:
                    assert as_cards(entry["cards"]) == Counter(seen.places[entry["area"]])
                sealed_by = [p for p in range(2) if seen.seals[p] == entry["area"]]
                assert entry["sealed_by"] == (sealed_by[0] if sealed_by else None)
            assert as_cards(shown["store"]) == Counter(seen.store)
            assert shown["cities"] == seen.city_stacks
            assert shown["azura"] == seen.azura
            assert [set(seat["shells"]) for seat in shown["seats"]] == [set(shells) for shells in seen.shells]


def as_card(card: dict[str, Any]) -> Card:
    return Card(card["type"], card["value"])


def as_cards(cards: list[dict[str, Any]]) -> Counter[Card]:
    return Counter(map(as_card, cards))


def choose(dice: Random, position: Position, without_cities: bool) -> int:
    """A random action. Without Cities, a game lasts until the decks are empty."""
    actions = position.legal_actions()
    if without_cities and phase_of(position) == "play":
        actions = [a for a in actions if not GAME.action_to_text(a).startswith("U")] or actions
    return dice.choice(actions)


@pytest.mark.parametrize("variants", COMBINATIONS, ids=lambda variants: "+".join(variants) or "base")
def test_game_and_oracle_agree_at_every_decision(variants: tuple[str, ...]) -> None:
    ends: Counter[str | None] = Counter()
    for seed in range(GAMES):
        dice = Random(f"{variants} {seed}")
        pair = Pair(variants, seed)
        pair.compare()
        decisions = 0
        while not pair.position.is_over:
            pair.step(choose(dice, pair.position, without_cities=seed % 4 == 0))
            pair.compare()
            decisions += 1
            if decisions % VIEWS_EVERY == seed % VIEWS_EVERY and not pair.oracle.over:
                pair.compare_views()
        ends[pair.oracle.trigger_reason] += 1
    assert min(ends["third_city"], ends["cannot_draw"]) > GAMES // 10


def test_every_action_of_the_game_is_a_move_of_its_own() -> None:
    texts = [GAME.action_to_text(action) for action in range(GAME.num_actions)]
    plays = {_move("play", text) for text in texts if text[0] in LETTERS}
    assert len(plays) == sum(text[0] in LETTERS for text in texts)
