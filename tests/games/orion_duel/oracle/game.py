"""Orion Duel in the plainest possible Python: a reference to compare faster rules with.

Nothing is remembered that can be recounted: placements are listed cell by cell, chains are flooded from
scratch. Everything that chance decides (token layout, colours, first player) is given to the constructor.
"Rulebook" in a comment names the section of the publisher's rules; "ruling" marks what it leaves open.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple

from tests.games.orion_duel.oracle.pieces import (
    BLACK_HOLES,
    BOARD,
    COLOURS,
    GALAXIES,
    OPPOSITE_SIDES,
    PLACEMENTS,
    SIDES,
    SYMMETRIC,
    TILES,
    Cell,
    Colour,
    Group,
    Hex,
    Hexes,
    Kind,
    Layout,
    Owner,
    Pair,
    RandomChance,
    is_legal_layout,
    is_this_tile,
    legal_galaxies,
    legal_holes,
    neighbours,
    opponent_of,
)

Setup = Literal["random", "symmetric-1", "symmetric-2", "players"]
Phase = Literal["galaxies", "black holes", "who begins", "play", "over"]
Ending = Literal["conditions", "points", "stuck"]
Way = Literal["links", "galaxies", "black holes"]
Reason = Literal["off the board", "occupied", "token with unconnected colour", "no such tile left", "not this tile"]
OWNERS: tuple[Owner, Owner] = ("own", "opponent")
GALAXIES_FOR_A_CONDITION = 4  # Rulebook, "How to win", 2
HOLES_FOR_A_CONDITION = 3  # Rulebook, "How to win", 3

# ------------------------------------------------------------------------------------------------- moves


class Place(NamedTuple):
    """Lay a tile; equal to the plain tuple (kind, frozenset of (cell, 'own' | 'opponent'))."""

    kind: Kind
    hexes: Hexes


@dataclass(frozen=True)
class LayGalaxy:
    cell: Cell


@dataclass(frozen=True)
class LayHole:
    cell: Cell


@dataclass(frozen=True)
class Begin:
    """The galaxy player decides who begins."""

    who: Literal["I begin", "you begin"]


Move = Place | LayGalaxy | LayHole | Begin


class IllegalMoveError(ValueError):
    pass


# --------------------------------------------------------------------------------------- winning conditions


@dataclass(frozen=True)
class Link:
    """Two opposite sides joined by a colour, and every chain that joins them."""

    pair: Pair
    groups: tuple[Group, ...]


@dataclass(frozen=True)
class Conditions:
    """The winning conditions that one colour meets, with the groups behind them."""

    links: tuple[Link, ...]
    galaxy_groups: tuple[tuple[Group, int], ...]  # own groups with 4 or more galaxies, and how many
    hole_groups: tuple[tuple[Group, int], ...]  # the opponent's groups with 3 or more holes, and how many

    @property
    def link_count(self) -> int:
        return len(self.links)

    @property
    def galaxy_count(self) -> int:
        return sum(number // GALAXIES_FOR_A_CONDITION for _, number in self.galaxy_groups)

    @property
    def hole_count(self) -> int:
        return sum(number // HOLES_FOR_A_CONDITION for _, number in self.hole_groups)

    @property
    def total(self) -> int:
        return self.link_count + self.galaxy_count + self.hole_count


def connected_groups(cells: Iterable[Cell]) -> list[Group]:
    """The connected groups of some cells, flooded from scratch."""
    left = set(cells)
    groups: list[Group] = []
    while left:
        group = {min(left)}
        frontier = list(group)
        while frontier:
            for cell in neighbours(frontier.pop()):
                if cell in left and cell not in group:
                    group.add(cell)
                    frontier.append(cell)
        left -= group
        groups.append(frozenset(group))
    return groups


# -------------------------------------------------------------------------------------------- token rule


def owners_under_a_token_without_link(hexes: Hexes, tokens: set[Cell], beside: dict[Owner, set[Cell]]) -> set[Owner]:
    """The parts of a tile, own or opponent, that would break the rule of the tokens.

    Rulebook, "Laying tiles", 2: each colour that comes to lie under a token must be linked with a hex of the
    same colour laid before, whosever tile that was. The link may run through another hex of the colour of
    this tile; in a tile such hexes always touch each other, so any of them may be the one that touches.
    """
    under_a_token = {owner for cell, owner in hexes if cell in tokens}
    linked = {owner for cell, owner in hexes if cell in beside[owner]}
    return under_a_token - linked


# -------------------------------------------------------------------------------------------------- game


class OrionDuel:
    """One game. `setup` "random" needs a `layout` from the caller, "players" a `galaxy_player`."""

    def __init__(
        self,
        setup: Setup = "random",
        *,
        layout: Layout | None = None,
        mirror: bool = True,
        first_player: Colour | None = None,
        galaxy_player: Colour | None = None,
    ) -> None:
        if (setup == "random") != (layout is not None):
            raise ValueError("a layout is given for the random set-up, and only for it")
        if (setup == "players") != (galaxy_player is not None):
            raise ValueError("a galaxy player is given for the players' set-up, and only for it")
        if (setup == "players") == (first_player is not None):
            raise ValueError("the first player is given, except where the galaxy player decides it")
        if setup in SYMMETRIC:
            layout = SYMMETRIC[setup]
        if layout is not None and not is_legal_layout(layout):
            raise ValueError("not a legal layout")
        self.setup: Setup = setup
        self.mirror = mirror
        self.galaxy_player = galaxy_player
        self.first_player = first_player
        self.galaxies: set[Cell] = set(layout.galaxies) if layout else set()
        self.black_holes: set[Cell] = set(layout.black_holes) if layout else set()
        self.board: dict[Cell, Colour] = {}  # colour of every covered cell
        self.tiles: dict[Colour, dict[Kind, int]] = {colour: dict(TILES) for colour in COLOURS}  # not yet laid
        self.phase: Phase = "galaxies" if setup == "players" else "play"
        self.to_decide: Colour | None = galaxy_player if setup == "players" else first_player
        self.history: list[tuple[Colour, Move]] = []
        self.winner: Colour | None = None  # None at the end: a draw
        self.ending: Ending | None = None

    # ---- what a caller may look at

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def tokens(self) -> set[Cell]:
        return self.galaxies | self.black_holes

    @property
    def draw(self) -> bool:
        return self.over and self.winner is None

    @property
    def last_placement(self) -> tuple[Colour, Place] | None:
        for colour, move in reversed(self.history):
            if isinstance(move, Place):
                return colour, move
        return None

    def copy(self) -> OrionDuel:
        return copy.deepcopy(self)

    def tiles_left(self, colour: Colour) -> int:
        return sum(self.tiles[colour].values())

    def covered(self, colour: Colour) -> set[Cell]:
        return {cell for cell, there in self.board.items() if there == colour}

    def groups(self, colour: Colour) -> list[Group]:
        return connected_groups(self.covered(colour))

    def links(self, colour: Colour) -> list[Link]:
        """Rulebook, "How to win", 1: a chain joins one of a side's 4 cells with one of the opposite 4.

        Each joined pair of sides counts once (ruling).
        """
        result: list[Link] = []
        groups = self.groups(colour)
        for a, b in OPPOSITE_SIDES:
            joining = [
                group
                for group in groups
                if any(cell in group for cell in SIDES[a]) and any(cell in group for cell in SIDES[b])
            ]
            if joining:
                result.append(Link((a, b), tuple(joining)))
        return result

    def galaxy_groups(self, colour: Colour) -> list[tuple[Group, int]]:
        """Rulebook, "How to win", 2: 4 galaxies in one chain of one's own colour."""
        counted = [(group, len(group & self.galaxies)) for group in self.groups(colour)]
        return [(group, number) for group, number in counted if number >= GALAXIES_FOR_A_CONDITION]

    def hole_groups(self, colour: Colour) -> list[tuple[Group, int]]:
        """Rulebook, "How to win", 3: 3 black holes in one chain of the OPPONENT's colour."""
        counted = [(group, len(group & self.black_holes)) for group in self.groups(opponent_of(colour))]
        return [(group, number) for group, number in counted if number >= HOLES_FOR_A_CONDITION]

    def conditions(self, colour: Colour) -> Conditions:
        """The conditions met by a colour, whoever laid the tiles; multiples count (ruling)."""
        return Conditions(tuple(self.links(colour)), tuple(self.galaxy_groups(colour)), tuple(self.hole_groups(colour)))

    def ways(self, colour: Colour) -> set[Way]:
        """The kinds of condition that a colour meets."""
        met = self.conditions(colour)
        result: set[Way] = set()
        if met.link_count:
            result.add("links")
        if met.galaxy_count:
            result.add("galaxies")
        if met.hole_count:
            result.add("black holes")
        return result

    def points(self, colour: Colour) -> int:
        """Rulebook, "Winning conditions": galaxies under one's own colour minus black holes under it."""
        covered = self.covered(colour)
        return len(covered & self.galaxies) - len(covered & self.black_holes)

    # ---- what may be done

    def colour_of(self, owner: Owner) -> Colour:
        """The colour of the player's or the opponent's hex of a tile of the player to decide."""
        assert self.to_decide is not None
        return self.to_decide if owner == "own" else opponent_of(self.to_decide)

    def uncovered_tokens(self) -> set[Cell]:
        return {cell for cell in self.tokens if cell not in self.board}

    def beside(self, colour: Colour) -> set[Cell]:
        """All cells that touch a laid hex of a colour."""
        return {near for cell in self.covered(colour) for near in neighbours(cell)}

    def unconnected_colours(self, hexes: Iterable[Hex]) -> set[Colour]:
        """Colours of a tile of the player to decide that would lie under a token without touching their like.

        A token already covered asks for nothing.
        """
        beside: dict[Owner, set[Cell]] = {owner: self.beside(self.colour_of(owner)) for owner in OWNERS}
        unlinked = owners_under_a_token_without_link(frozenset(hexes), self.uncovered_tokens(), beside)
        return {self.colour_of(owner) for owner in unlinked}

    def why_not(self, kind: Kind, hexes: Iterable[Hex]) -> set[Reason]:
        """Every reason why the player to decide may not lay this tile so; empty if it is legal."""
        if self.phase != "play" or self.to_decide is None:
            raise ValueError("no tiles are laid now")
        hexes = frozenset(hexes)
        reasons: set[Reason] = set()
        if not is_this_tile(kind, hexes, self.mirror):
            reasons.add("not this tile")
        if self.tiles[self.to_decide][kind] == 0:
            reasons.add("no such tile left")
        if any(cell not in BOARD for cell, _ in hexes):
            reasons.add("off the board")
        if any(cell in self.board for cell, _ in hexes):  # Rulebook, "Laying tiles", 1: never tile on tile
            reasons.add("occupied")
        if self.unconnected_colours(hexes):
            reasons.add("token with unconnected colour")
        return reasons

    def _legal_placements(self) -> Iterator[Place]:
        """Rulebook, "Laying tiles", 1 and 2: any own tile anywhere on free cells, tokens under their rule."""
        assert self.to_decide is not None
        free = BOARD - set(self.board)
        tokens = self.uncovered_tokens()
        beside: dict[Owner, set[Cell]] = {owner: self.beside(self.colour_of(owner)) for owner in OWNERS}
        for kind, all_placements in PLACEMENTS[self.mirror].items():
            if self.tiles[self.to_decide][kind] == 0:
                continue
            for hexes, cells in all_placements:
                if not cells <= free:
                    continue
                if cells & tokens and owners_under_a_token_without_link(hexes, tokens, beside):
                    continue
                yield Place(kind, hexes)

    def legal_moves(self) -> list[Move]:
        """Every legal move of the player to decide, each once; nobody may pass (ruling)."""
        if self.phase == "galaxies":
            return [LayGalaxy(cell) for cell in legal_galaxies(self.galaxies)]
        if self.phase == "black holes":
            return [LayHole(cell) for cell in legal_holes(self.galaxies, self.black_holes)]
        if self.phase == "who begins":
            return [Begin("I begin"), Begin("you begin")]
        if self.phase == "play":
            return list(self._legal_placements())
        return []

    # ---- doing it

    def apply(self, move: Move) -> None:
        player = self.to_decide
        if player is None:
            raise IllegalMoveError("the game is over")
        if isinstance(move, LayGalaxy):
            self._lay_galaxy(move)
        elif isinstance(move, LayHole):
            self._lay_hole(move)
        elif isinstance(move, Begin):
            self._begin(move, player)
        else:
            self._place(Place(*move), player)
        self.history.append((player, move))

    def _lay_galaxy(self, move: LayGalaxy) -> None:
        # Rulebook, "Preparation", 3: first one player lays the galaxies, then the other one the black holes.
        if self.phase != "galaxies" or move.cell not in legal_galaxies(self.galaxies):
            raise IllegalMoveError(str(move))
        self.galaxies.add(move.cell)
        if len(self.galaxies) == GALAXIES:
            assert self.galaxy_player is not None
            self.phase, self.to_decide = "black holes", opponent_of(self.galaxy_player)

    def _lay_hole(self, move: LayHole) -> None:
        if self.phase != "black holes" or move.cell not in legal_holes(self.galaxies, self.black_holes):
            raise IllegalMoveError(str(move))
        self.black_holes.add(move.cell)
        if len(self.black_holes) == BLACK_HOLES:
            self.phase, self.to_decide = "who begins", self.galaxy_player

    def _begin(self, move: Begin, player: Colour) -> None:
        # Rulebook, "Preparation": who laid the galaxies decides who begins.
        if self.phase != "who begins":
            raise IllegalMoveError(str(move))
        self.first_player = player if move.who == "I begin" else opponent_of(player)
        self.phase, self.to_decide = "play", self.first_player

    def _place(self, move: Place, player: Colour) -> None:
        if self.phase != "play" or self.why_not(move.kind, move.hexes):
            raise IllegalMoveError(str(move))
        for cell, owner in move.hexes:
            self.board[cell] = self.colour_of(owner)
        self.tiles[player][move.kind] -= 1
        self._end_or_go_on(player)

    def _end_or_go_on(self, mover: Colour) -> None:
        """Ruling on the order: first the conditions, then the points, then whether the next one is stuck."""
        blue, orange = self.conditions("blue").total, self.conditions("orange").total
        if blue != orange:  # Rulebook, "Winning conditions": more than the opponent; equal numbers: play on
            self._end("conditions", "blue" if blue > orange else "orange")
        elif self.tiles_left("blue") == 0 and self.tiles_left("orange") == 0:
            blue, orange = self.points("blue"), self.points("orange")
            self._end("points", None if blue == orange else "blue" if blue > orange else "orange")
        else:
            self.to_decide = opponent_of(mover)
            if next(self._legal_placements(), None) is None:  # who can lay no tile loses at once
                self._end("stuck", mover)

    def _end(self, ending: Ending, winner: Colour | None) -> None:
        self.phase, self.to_decide = "over", None
        self.ending, self.winner = ending, winner


def random_start(rng: random.Random, setup: Setup = "random", mirror: bool = True) -> OrionDuel:
    """A new game in which chance decided what it decides in this set-up."""
    chance = RandomChance(rng)
    if setup == "players":
        return OrionDuel(setup, mirror=mirror, galaxy_player=chance.colour())
    layout = chance.layout() if setup == "random" else None
    return OrionDuel(setup, layout=layout, mirror=mirror, first_player=chance.colour())
