"""Oriflamme: Alliance - what lies on the table: cards, positions, moves, events and plain counts.

No rules of the flow are here, only things and questions about them ("which cards are adjacent?").
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

COMPONENTS = json.loads(
    (Path(__file__).parents[4] / "src/ludoteka/games/oriflamme_alliance/components.json").read_text("utf-8")
)
FAMILIES: list[str] = list(COMPONENTS["families"]["items"])
KIND: dict[str, str] = {entry["id"]: entry["kind"] for entry in COMPONENTS["cards"]["items"]}
CARDS: list[str] = list(KIND)
SET_ASIDE: int = COMPONENTS["setup"]["set_aside"]
HAND: int = COMPONENTS["setup"]["hand"]
STARTING_IP: int = COMPONENTS["setup"]["starting_influence"]
ROUNDS: int = COMPONENTS["setup"]["rounds"]
VERDICT_TOKENS: int = COMPONENTS["tokens"]["verdict"]

# ---------------------------------------------------------------- moves


@dataclass(frozen=True)
class Place:
    """Lay a hand card at the start of the row, at its end, or on top of one's own position."""

    card: str
    where: Literal["start", "end", "top"]
    position: int | None = None  # index in the row, only with "top"


@dataclass(frozen=True)
class Leave:
    """Leave the face-down card: 1 IP is put on it."""


@dataclass(frozen=True)
class Reveal:
    """Reveal the face-down card."""


@dataclass(frozen=True)
class Branch:
    """Informant: gain / exchange. Diplomat: gain / discard. Judge: verdict / eliminate."""

    choice: Literal["gain", "exchange", "discard", "verdict", "eliminate"]


@dataclass(frozen=True)
class Target:
    """The top card of this position of the row."""

    position: int


@dataclass(frozen=True)
class HandCard:
    """The hand card that takes the Informant's place."""

    card: str


Move = Place | Leave | Reveal | Branch | Target | HandCard

# ---------------------------------------------------------------- events


@dataclass(frozen=True)
class Event:
    """One thing that happened. A payment of 0 is not told (only `kept` may carry an amount of 0).

    `position` is the index in the row as it is at that moment; for a card that leaves the row (eliminated,
    discarded, kept, and the `lost` and `verdict_returned` that go with it) the index it had before it left.

    kind                seat            family            amount              card            detail
    round_started       first player    -                 round               -               -
    agreement_pays      receiver        -                 IP                  agreement       round / end
    placed              owner           owner             -                   the card (!)    start / end / top
    covered             owner           owner             -                   -               -
    left                owner           owner             -                   -               -
    revealed            owner           owner             -                   the card        -
    acts                owner           owner             -                   face-up card    -
    ip_put              who puts        card's owner      IP                  -               why
    gained              receiver        -                 IP                  -               why
    lost                card's owner    card's owner      IP                  -               why
    verdict_put         who puts        card's owner      -                   -               -
    verdict_returned    card's owner    card's owner      -                   -               -
    eliminated          eliminator      card's owner      -                   the card        face_up / face_down
    discarded           owner           owner             -                   the card        -
    kept                owner           owner             IP staying on it    the card        -
    swapped             owner           owner             -                   new card (!)    -
    extorted            its owner       attacker          IP gained           extortion       -
    turned_down         owner           owner             -                   uprising        -
    uncovered           owner           owner             -                   -               -
    game_over           -1              -                 -                   -               -
    (!) = secret, known to `seat` only; see `seen_by`.
    """

    kind: str
    seat: int
    amount: int = 0
    card: str | None = None
    family: int | None = None
    position: int | None = None
    detail: str = ""

    def seen_by(self, viewer: int) -> "Event":
        """The same event as another seat sees it."""
        if self.kind in ("placed", "swapped") and viewer != self.seat:
            return Event(self.kind, self.seat, self.amount, None, self.family, self.position, self.detail)
        return self


# ---------------------------------------------------------------- things on the table


@dataclass(eq=False)
class Card:
    """A card in the row, or kept in front of its owner."""

    family: int  # the owner's seat
    name: str
    ip: int = 0
    face_up: bool = False
    verdict: bool = False
    public: bool = False  # face down, but everybody knows it: an Uprising turned down again
    laid_at: int = 0  # the moment it was laid (a clock that ticks at each laying and each return to hand)

    @property
    def is_character(self) -> bool:
        return KIND[self.name] == "character"


@dataclass(eq=False)
class Position:
    """One slot of the row: a card or a stack of one family's cards, from bottom to top."""

    cards: list[Card]

    @property
    def top(self) -> Card:
        return self.cards[-1]

    @property
    def family(self) -> int:
        return self.top.family


class Table:
    """The whole state of a game that is not "where are we in the rules"."""

    def __init__(self, orders: Sequence[Sequence[str]], first_player: int) -> None:
        """`orders[seat]` = that family's ten cards as shuffled: the first three are set aside, seven held."""
        self.players = len(orders)
        if not COMPONENTS["players"]["min"] <= self.players <= COMPONENTS["players"]["max"]:
            raise ValueError("3 to 5 players")
        for order in orders:
            if sorted(order) != sorted(CARDS):
                raise ValueError("a family has each of the ten cards once")
        if not 0 <= first_player < self.players:
            raise ValueError("the first player is a seat")
        # Setup: three cards set aside face down, seven in hand, 1 IP each; five shared verdict tokens.
        self.aside: list[list[str]] = [list(order[:SET_ASIDE]) for order in orders]
        self.hands: list[list[str]] = [list(order[SET_ASIDE:]) for order in orders]
        self.ip: list[int] = [STARTING_IP] * self.players
        self.verdict_supply: int = VERDICT_TOKENS
        self.row: list[Position] = []
        self.eliminated: list[list[str]] = [[] for _ in orders]
        self.discarded: list[list[str]] = [[] for _ in orders]
        self.kept: list[list[Card]] = [[] for _ in orders]
        self.first_player = first_player
        self.round = 1
        self.over = False
        self.clock = 0
        self.informant_returned_at: list[int | None] = [None for _ in orders]

    def tick(self) -> int:
        self.clock += 1
        return self.clock

    # ---------- questions about the row

    def tops(self) -> list[Card]:
        """All uncovered cards, in row order."""
        return [position.top for position in self.row]

    def index_of(self, card: Card) -> int:
        """The position (index) in which a card lies, covered or not."""
        for index, position in enumerate(self.row):
            if any(other is card for other in position.cards):
                return index
        raise ValueError("not in the row")

    def adjacent(self, card: Card) -> list[Card]:
        """Neighbouring positions' top cards, left first; the row does not wrap around (engine rule 4)."""
        index = self.index_of(card)
        return [self.row[i].top for i in (index - 1, index + 1) if 0 <= i < len(self.row)]

    def own_positions(self, seat: int) -> int:
        """Positions with one's own top card: the tie-break."""
        return sum(1 for position in self.row if position.family == seat)

    def keeps(self, seat: int, name: str) -> bool:
        return any(card.name == name for card in self.kept[seat])

    def verdicts_in_row(self) -> int:
        return sum(1 for position in self.row for card in position.cards if card.verdict)

    # ---------- the result

    def scores(self) -> list[int]:
        return list(self.ip)

    def winners(self) -> list[int]:
        """Most IP; then more positions with one's own top card; then a shared victory. Empty before the end."""
        if not self.over:
            return []
        results = [(self.ip[seat], self.own_positions(seat)) for seat in range(self.players)]
        return [seat for seat in range(self.players) if results[seat] == max(results)]
