"""A plain model of the rules of Opale, to compare faster ones with.

Everything is recounted from lists of cards at every question; chance is asked, never drawn here.
Citations name the chapter of the rulebook; "Ruling" marks what the rulebook leaves open.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from tests.games.opale.oracle import vocabulary as v
from tests.games.opale.oracle.vocabulary import AREAS, CAPACITY, COMPONENTS, SHELLS, Card, Chance, Event, Move, Phase

HAND_LIMIT: int = COMPONENTS["hand"]["refill"]
HAND_LIMIT_WITH_AZURA: int = COMPONENTS["hand"]["refill_with_azura"]
AZURA_POINTS: int = COMPONENTS["azura"]["points"]
CITY_STACKS_TO_END: int = COMPONENTS["end"]["city_stacks"]
DEEP_DIVE_CARDS: int = next(s["cards"] for s in COMPONENTS["shells"]["list"] if s["key"] == v.DEEP_DIVE)

#: The two areas between which a Witch or a completed pair of Riders chooses.
TARGETS: dict[str, tuple[str, str]] = {v.WITCH: (v.PEARL, v.PETRIFIED), v.RIDER: (v.WITCH, v.GOLEM)}


@dataclass(frozen=True)
class View:
    """What one player may see."""

    hand: tuple[Card, ...]
    omen: tuple[Card, ...]
    score_pile: tuple[Card, ...]
    own_deck_top: tuple[Card, ...]
    """Own cards put on top of one's own deck by Azura, the topmost last."""
    out_of_game: tuple[Card, ...]
    opponent_hand_size: int
    opponent_omen_size: int
    opponent_score_pile_size: int
    opponent_out_of_game_size: int
    deck_sizes: tuple[int, int]
    piles: dict[str, tuple[Card | None, int]]
    """Of each area that holds any number: top card and size."""
    places: dict[str, tuple[Card, ...]]
    """Of each area with counted places: every card."""
    store: tuple[Card, ...]
    city_stacks: int
    azura: int | None
    shells: tuple[frozenset[str], frozenset[str]]
    seals: tuple[str | None, str | None]


class Opale:
    """One game. Ask `legal_moves()`, answer with `apply(move)`, until `over`."""

    def __init__(self, chance: Chance, *, omen: bool = False, shells: bool = False) -> None:
        self.chance = chance
        self.omen_variant = omen
        self.shells_variant = shells
        self.events: list[Event] = []
        # Cards of a player. A deck is an unordered rest below a stack of known cards, the topmost last.
        self.decks: list[list[Card]] = [v.full_deck(), v.full_deck()]
        self.deck_tops: list[list[Card]] = [[], []]
        self.hands: list[list[Card]] = [[], []]
        self.omens: list[list[Card]] = [[], []]
        self.score_piles: list[list[Card]] = [[], []]
        self.out_of_game: list[list[Card]] = [[], []]
        # The board. The last card of an area is the top one.
        self.board: dict[str, list[Card]] = {area: [] for area in AREAS}
        self.store: list[Card] = []
        self.city_stacks: list[list[Card]] = []
        self.azura: int | None = None
        # Shells.
        self.shells: list[set[str]] = [set(SHELLS) if shells else set() for _ in range(2)]
        self.seals: list[str | None] = [None, None]  # by the player who laid the Seal
        # The turn.
        self.turns = 0
        self.shell_used_this_turn: str | None = None
        self.twin_area: str | None = None  # the area of the first card of a Twin current
        self.pending_area: str | None = None  # the area whose choice of target is due
        self.discards_made = 0
        # The end.
        self.triggered_by: int | None = None
        self.trigger_reason: str | None = None
        self.final_turns: list[int] | None = None  # players whose final turns are still to come
        self.winner: int | None = None

        self.first_player = chance.first_player()
        self.player = self.first_player  # who decides
        self.phase = Phase.LAY_ASIDE if omen else Phase.PLAY
        # Rulebook, Setup 4 (five cards); Additional rules, Omen (eight cards).
        for player in (self.first_player, 1 - self.first_player):
            for _ in range(COMPONENTS["omen"]["drawn"] if omen else COMPONENTS["hand"]["start"]):
                self._draw_from_deck(player)
        if not omen:
            self._begin_turn(self.first_player)

    # What can be asked ---------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.phase is Phase.OVER

    @property
    def variant_on(self) -> bool:
        return self.omen_variant or self.shells_variant

    def deck_size(self, player: int) -> int:
        return len(self.decks[player]) + len(self.deck_tops[player])

    def hand_limit(self, player: int) -> int:
        """Rulebook, Effects 4: the owner of Azura draws up to six."""
        return HAND_LIMIT_WITH_AZURA if self.azura == player else HAND_LIMIT

    def free_places(self, area: str) -> int | None:
        """Rulebook, Play cards A and B; None where any number fits."""
        capacity = CAPACITY[area]
        return None if capacity is None else capacity - len(self.board[area])

    def is_sealed_against(self, player: int, area: str) -> bool:
        """Rulebook, Shells, fifth: where the Seal lies the other player may not play."""
        return self.seals[1 - player] == area

    def scores(self) -> list[int]:
        """Rulebook, End: the captured cards and three points for Azura; nothing else scores."""
        return [
            sum(card.value for card in self.score_piles[player]) + (AZURA_POINTS if self.azura == player else 0)
            for player in (0, 1)
        ]

    def view(self, player: int) -> View:
        """What the player may see (Rulebook, Play cards A and B; Effects; Ruling on score piles)."""
        other = 1 - player
        piles = [area for area in AREAS if CAPACITY[area] is None]
        places = [area for area in AREAS if CAPACITY[area] is not None]
        return View(
            hand=tuple(self.hands[player]),
            omen=tuple(self.omens[player]),
            score_pile=tuple(self.score_piles[player]),
            own_deck_top=tuple(self.deck_tops[player]),
            out_of_game=tuple(self.out_of_game[player]),
            opponent_hand_size=len(self.hands[other]),
            opponent_omen_size=len(self.omens[other]),
            opponent_score_pile_size=len(self.score_piles[other]),
            opponent_out_of_game_size=len(self.out_of_game[other]),
            deck_sizes=(self.deck_size(0), self.deck_size(1)),
            piles={a: (self.board[a][-1] if self.board[a] else None, len(self.board[a])) for a in piles},
            places={a: tuple(self.board[a]) for a in places},
            store=tuple(self.store),
            city_stacks=len(self.city_stacks),
            azura=self.azura,
            shells=(frozenset(self.shells[0]), frozenset(self.shells[1])),
            seals=(self.seals[0], self.seals[1]),
        )

    # Legal moves ---------------------------------------------------------------------------------------

    def legal_moves(self) -> list[Move]:
        """Every legal move of `player`, each once."""
        hand = self.hands[self.player]
        match self.phase:
            case Phase.LAY_ASIDE:
                return [v.LayAside(card) for card in distinct(hand)]
            case Phase.PLAY:
                return [*(self._plays() or [v.PlayNothing()]), *self._start_shells()]
            case Phase.TARGET:
                assert self.pending_area is not None
                # Rulebook, Use the effect; Ruling: an empty target may be chosen.
                return [v.Take(area) for area in TARGETS[self.pending_area]]
            case Phase.TWIN_FIRST | Phase.TWIN_SECOND:
                return [v.Play(c.type, (c.value,)) for c in distinct(hand) if self._fits_twin(c.type)]
            case Phase.DEEP_DIVE:
                return [v.Discard(card) for card in distinct(hand)]
            case Phase.UNDERTOW:
                discards: list[Move] = [v.Discard(card) for card in distinct(hand)]
                return [*discards, v.Done()] if self.discards_made > 0 else discards
            case Phase.DRAW:
                from_deck: list[Move] = [v.DrawFromDeck()] if self.deck_size(self.player) > 0 else []
                return [*from_deck, *(v.DrawOmen(card) for card in distinct(self.omens[self.player]))]
            case Phase.END_WINDOW:
                return self._end_shells()
            case Phase.OVER:
                return []

    def _playable_types(self, player: int) -> list[str]:
        types = {card.type for card in self.hands[player]}
        return [area for area in AREAS if area in types and not self.is_sealed_against(player, area)]

    def _plays(self) -> list[Move]:
        """Rulebook, Play cards: one or more cards of one type, at most the free places."""
        plays: list[Move] = []
        for area in self._playable_types(self.player):
            values = sorted(card.value for card in self.hands[self.player] if card.type == area)
            free = self.free_places(area)
            most = len(values) if free is None else min(len(values), free)
            for count in range(1, most + 1):
                plays.extend(v.Play(area, chosen) for chosen in sorted(set(combinations(values, count))))
        return plays

    def _start_shells(self) -> list[Move]:
        """Rulebook, Shells: one a turn, each once a game; the second, third and fourth open a turn."""
        if not self.shells_variant or self.shell_used_this_turn is not None:
            return []
        held = self.shells[self.player]
        usable: list[Move] = []
        if v.TWIN_CURRENT in held and len(self._playable_types(self.player)) >= 2:
            usable.append(v.UseShell(v.TWIN_CURRENT))
        # Ruling: the deck must hold the three cards.
        if v.DEEP_DIVE in held and self.deck_size(self.player) >= DEEP_DIVE_CARDS:
            usable.append(v.UseShell(v.DEEP_DIVE))
        # Ruling: at least one card is discarded, and no more than the deck can replace.
        if v.UNDERTOW in held and self.deck_size(self.player) >= 1 and self.hands[self.player]:
            usable.append(v.UseShell(v.UNDERTOW))
        return usable

    def _fits_twin(self, area: str) -> bool:
        """Rulebook, Shells, second: one card to each of two different areas."""
        return area != self.twin_area and area in self._playable_types(self.player)

    def _end_shells(self) -> list[Move]:
        """Rulebook, Shells, first and fifth."""
        moves: list[Move] = [v.NoShell()]
        if v.TIDE in self.shells[self.player]:
            moves.append(v.UseShell(v.TIDE))
        if v.SEAL in self.shells[self.player]:
            moves.extend(v.UseSeal(area) for area in AREAS)
        return moves

    # Applying a move -----------------------------------------------------------------------------------

    def apply(self, move: Move) -> None:
        """Play one legal move; `events` then tells what happened. Raises ValueError on any other move."""
        if move not in self.legal_moves():
            raise ValueError(f"{move} is not legal in phase {self.phase.name}; see legal_moves()")
        self.events = []
        match move:
            case v.LayAside(card):
                self._lay_aside(card)
            case v.Play(area, values):
                self._play(area, values)
            case v.PlayNothing():
                # Ruling: who can play nothing draws and has the end window as usual.
                self.events.append(v.Played(self.player, ()))
                self._draw_up()
            case v.Take(area):
                self._take_target(area)
            case v.Discard(card):
                self._discard(card)
            case v.Done():
                self._undertow_draws()
            case v.DrawFromDeck():
                self._draw_from_deck(self.player)
                self._draw_up()
            case v.DrawOmen(card):
                self._draw_omen(card)
                self._draw_up()
            case v.NoShell():
                self._next_turn()
            case v.UseShell(shell):
                self._use_shell(shell)
            case v.UseSeal(area):
                self._spend_shell(v.SEAL, area)
                self.seals[self.player] = area
                self._next_turn()

    def _lay_aside(self, card: Card) -> None:
        """Rulebook, Additional rules, Omen; Ruling: the first player lays all three first."""
        player = self.player
        self.hands[player].remove(card)
        self.omens[player] = sorted([*self.omens[player], card])
        self.events.append(v.LaidAside(player, card))
        if len(self.omens[player]) < COMPONENTS["omen"]["laid_aside"]:
            return
        if player == self.first_player:
            self.player = 1 - player
        else:
            self._begin_turn(self.first_player)

    def _begin_turn(self, player: int) -> None:
        self.player = player
        self.turns += 1
        self.phase = Phase.PLAY
        self.shell_used_this_turn = None
        self.twin_area = None
        self.pending_area = None
        self.discards_made = 0
        self.events.append(v.TurnBegan(player))
        # Rulebook, Shells, fifth: on one's own next turn the Seal is removed.
        sealed = self.seals[player]
        if sealed is not None:
            self.seals[player] = None
            self.events.append(v.SealRemoved(player, sealed))

    # Playing and effects -------------------------------------------------------------------------------

    def _play(self, area: str, values: tuple[int, ...]) -> None:
        """Rulebook, Play cards; Ruling: cards laid together lie in ascending value."""
        cards = [Card(area, value) for value in sorted(values)]
        for card in cards:
            self.hands[self.player].remove(card)
            self.board[area].append(card)
        self.events.append(v.Played(self.player, tuple(cards)))
        capacity = CAPACITY[area]
        if capacity is None or len(self.board[area]) == capacity:
            self._use_effect(area)
        else:
            self._after_effect(area)

    def _use_effect(self, area: str) -> None:
        """Rulebook, Effects 1 to 9."""
        match area:
            case v.HUNTRESS:
                self._capture(v.CORAL)
                self._move_to_store(v.HUNTRESS)
            case v.CORAL:
                self._capture(v.PEARL)
            case v.WITCH | v.RIDER:
                self.pending_area = area
                self.phase = Phase.TARGET
                return
            case v.GOLEM:
                self._capture(v.WITCH)
            case v.GUARDIAN:
                self._capture(v.GUARDIAN)
            case v.CITY:
                self._capture_store()
                self._stack_the_city()
        self._after_effect(area)

    def _take_target(self, target: str) -> None:
        """Rulebook, Effects 4 and 8."""
        source = self.pending_area
        assert source is not None
        self.pending_area = None
        self._capture(target)
        if source == v.RIDER:
            self._move_to_store(v.RIDER)
        self._after_effect(source)

    def _capture(self, area: str) -> None:
        """Rulebook, Use the effect: all cards of the area go to one's own score pile."""
        cards = tuple(self.board[area])
        self.board[area] = []
        self.score_piles[self.player].extend(cards)
        self.events.append(v.Captured(self.player, area, cards))
        if area == v.PETRIFIED and cards:
            self._take_azura()

    def _take_azura(self) -> None:
        """Rulebook, Effects 4: with Petrified Dragons comes Azura, from the table or the opponent."""
        player, previous = self.player, self.azura
        if previous == player:
            return
        self.azura = player
        self.events.append(v.AzuraTaken(player, previous))
        if previous is not None and self.hands[previous]:
            card = self.chance.blind_card(previous, tuple(self.hands[previous]))
            if card not in self.hands[previous]:
                raise ValueError(f"chance took {card}, which is not in the hand of player {previous}")
            self.hands[previous].remove(card)
            self.deck_tops[previous].append(card)
            self.events.append(v.PutOnDeck(previous, card))

    def _move_to_store(self, area: str) -> None:
        """Rulebook, Effects 1 and 8: the cards go face up below the Underwater City."""
        cards = tuple(self.board[area])
        self.board[area] = []
        self.store.extend(cards)
        self.events.append(v.Stored(cards))

    def _capture_store(self) -> None:
        """Rulebook, Effects 9."""
        cards = tuple(self.store)
        self.store = []
        self.score_piles[self.player].extend(cards)
        self.events.append(v.Captured(self.player, "store", cards))

    def _stack_the_city(self) -> None:
        """Rulebook, Effects 9: the City cards leave the board as a stack; the third ends the game."""
        self.city_stacks.append(self.board[v.CITY])
        self.board[v.CITY] = []
        self.events.append(v.CityStacked(len(self.city_stacks)))
        if len(self.city_stacks) == CITY_STACKS_TO_END:
            self._trigger_end("third_city")

    def _after_effect(self, area: str) -> None:
        """After the first card of a Twin current comes the second (Ruling: always); else the draw."""
        if self.phase is Phase.OVER:
            return
        if self.shell_used_this_turn == v.TWIN_CURRENT and self.twin_area is None:
            self.twin_area = area
            self.phase = Phase.TWIN_SECOND
        else:
            self._draw_up()

    # Drawing -------------------------------------------------------------------------------------------

    def _draw_up(self) -> None:
        """Rulebook, Draw cards: up to the limit; a hand above it is kept (Ruling)."""
        player = self.player
        while len(self.hands[player]) < self.hand_limit(player):
            omen_faces = distinct(self.omens[player])
            if self.deck_size(player) == 0 and not omen_faces:
                self._trigger_end("cannot_draw")
                break
            if omen_faces and (self.deck_size(player) > 0 or len(omen_faces) > 1):
                self.phase = Phase.DRAW
                return
            if omen_faces:
                self._draw_omen(omen_faces[0])
            else:
                self._draw_from_deck(player)
        if not self.over:
            self._open_end_window()

    def _draw_from_deck(self, player: int) -> None:
        """The cards put on top by Azura come first, the last one put there before the others."""
        if self.deck_tops[player]:
            card = self.deck_tops[player].pop()
        else:
            card = self.chance.next_card(player, tuple(self.decks[player]))
            if card not in self.decks[player]:
                raise ValueError(f"chance drew {card}, which is not in the deck of player {player}")
            self.decks[player].remove(card)
        self.hands[player] = sorted([*self.hands[player], card])
        self.events.append(v.Drew(player, card, "deck"))

    def _draw_omen(self, card: Card) -> None:
        """Rulebook, Additional rules, Omen."""
        self.omens[self.player].remove(card)
        self.hands[self.player] = sorted([*self.hands[self.player], card])
        self.events.append(v.Drew(self.player, card, "omen"))

    # Shells --------------------------------------------------------------------------------------------

    def _spend_shell(self, shell: str, area: str | None = None) -> None:
        self.shells[self.player].remove(shell)
        self.shell_used_this_turn = shell
        self.events.append(v.ShellUsed(self.player, shell, area))

    def _use_shell(self, shell: str) -> None:
        """Rulebook, Shells, first to fourth."""
        self._spend_shell(shell)
        match shell:
            case v.TIDE:
                self._begin_turn(self.player)
            case v.TWIN_CURRENT:
                self.phase = Phase.TWIN_FIRST
            case v.DEEP_DIVE:
                for _ in range(DEEP_DIVE_CARDS):
                    self._draw_from_deck(self.player)
                self.phase = Phase.DEEP_DIVE
            case v.UNDERTOW:
                self.phase = Phase.UNDERTOW

    def _discard(self, card: Card) -> None:
        """Rulebook, Shells, third and fourth: discarded cards leave the game."""
        player = self.player
        self.hands[player].remove(card)
        self.out_of_game[player].append(card)
        self.events.append(v.Discarded(player, card))
        self.discards_made += 1
        if self.phase is Phase.DEEP_DIVE:
            if self.discards_made == DEEP_DIVE_CARDS:
                self.phase = Phase.PLAY
        elif not self.hands[player] or self.discards_made == self.deck_size(player):
            self._undertow_draws()

    def _undertow_draws(self) -> None:
        """Rulebook, Shells, fourth: as many cards as were discarded, from the deck."""
        for _ in range(self.discards_made):
            self._draw_from_deck(self.player)
        self.phase = Phase.PLAY

    def _open_end_window(self) -> None:
        """Rulebook, Shells: one a turn, so only if no start shell was used."""
        end_shell_left = self.shells[self.player] & {v.TIDE, v.SEAL}
        if self.shells_variant and self.shell_used_this_turn is None and end_shell_left:
            self.phase = Phase.END_WINDOW
        else:
            self._next_turn()

    # The end -------------------------------------------------------------------------------------------

    def _trigger_end(self, reason: str) -> None:
        """Rulebook, End; Additional rules: with a variant on, one more turn each (Ruling: opponent first)."""
        if self.triggered_by is not None:
            return
        self.triggered_by = self.player
        self.trigger_reason = reason
        self.events.append(v.EndTriggered(self.player, reason))
        if self.variant_on:
            self.final_turns = [1 - self.player, self.player]
        else:
            self._finish()

    def _next_turn(self) -> None:
        if self.final_turns is None:
            self._begin_turn(1 - self.player)
        elif self.final_turns:
            self._begin_turn(self.final_turns.pop(0))
        else:
            self._finish()

    def _finish(self) -> None:
        """Rulebook, End: the higher score; a tie goes to the owner of Azura, else a draw (Ruling)."""
        self.phase = Phase.OVER
        first, second = self.scores()
        self.winner = self.azura if first == second else (0 if first > second else 1)
        self.events.append(v.GameOver(self.winner))


def distinct(cards: Iterable[Card]) -> list[Card]:
    """Each face once, sorted."""
    return sorted(set(cards))
