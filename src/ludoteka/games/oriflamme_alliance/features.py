"""What a learner sees of Oriflamme: Alliance: one seat's knowledge as one row of small numbers, part by part."""

from __future__ import annotations

from ludoteka.engine.bits import popcount
from ludoteka.engine.compiling.kernels import kernel
from ludoteka.games.oriflamme_alliance.actions import PIECES
from ludoteka.games.oriflamme_alliance.components import CARDS, FEWEST_PLAYERS, MOST_PLAYERS, ROUNDS, SET_ASIDE
from ludoteka.games.oriflamme_alliance.resampling import unseen
from ludoteka.games.oriflamme_alliance.row import family
from ludoteka.games.oriflamme_alliance.state import NONE, Phase

PHASES = len(Phase)
#: The most that a number of an observation can be.
MOST = 127

#: Name, length and meaning of each part of an observation, in order. Seats are counted from the observing one, and so
#: are pieces: six of mine, in the order in which they were laid, six of the next seat, ...
PARTS = (
    ("hand", CARDS, "my cards in hand"),
    ("aside", CARDS, "my cards set aside"),
    ("unseen", MOST_PLAYERS * CARDS, "cards of each family whose place only their owner knows"),
    ("card", PIECES, "which card each piece in the row is, counted from 1; 0 if I do not know, or if it is not there"),
    ("position", PIECES, "the position of each piece in the row, counted from 1; 0 if it is not there"),
    ("depth", PIECES, "how many pieces lie on it"),
    ("up", PIECES, "whether it lies face up"),
    ("known", PIECES, "whether everybody knows it"),
    ("marked", PIECES, "whether it has a verdict token"),
    ("lying", PIECES, "influence on it"),
    ("influence", MOST_PLAYERS, "influence of each seat"),
    ("agreed", MOST_PLAYERS, "influence on its kept Agreement"),
    ("kept", 2 * MOST_PLAYERS, "whether it keeps its Infiltration; then for all seats, whether its Agreement"),
    ("held", MOST_PLAYERS, "how many cards it holds"),
    ("returned", MOST_PLAYERS, "the round in which its Informant went back to hand, not seen since; else 0"),
    ("turn", MOST_PLAYERS, "which seat decides"),
    ("first", MOST_PLAYERS, "the first player of this round"),
    ("players", MOST_PLAYERS - FEWEST_PLAYERS + 1, "how many play"),
    ("phase", PHASES, "what is to be decided"),
    (
        "clock",
        4,
        "the round, positions in the row, the position that acts counted from 1, verdict tokens in the supply",
    ),
)
LENGTH = sum(length for _, length, _ in PARTS)
IN_ROW = (2 + MOST_PLAYERS) * CARDS
BESIDE = IN_ROW + 7 * PIECES
TABLE = BESIDE + 6 * MOST_PLAYERS


@kernel
def write_set(cards, out, place):
    for card in range(CARDS):
        out[place + card] = cards >> card & 1


@kernel
def write_piece(s, seat, piece, out, at):
    """Write what a seat knows of a piece in the row."""
    public = (s.up | s.turned) >> piece & 1
    if public or piece // ROUNDS == seat or s.phase == Phase.OVER:
        out[at] = 1 + s.card[piece]
    out[at + 3 * PIECES] = s.up >> piece & 1
    out[at + 4 * PIECES] = public
    out[at + 5 * PIECES] = s.marked >> piece & 1
    out[at + 6 * PIECES] = s.lying[piece]


@kernel
def write_row(s, seat, out):
    for i in range(s.length):
        piece = int(s.row[i])
        depth = 0
        while piece != NONE:
            away = (piece // ROUNDS - seat + s.players) % s.players
            at = IN_ROW + away * ROUNDS + piece % ROUNDS
            out[at + PIECES] = i + 1
            out[at + 2 * PIECES] = depth
            write_piece(s, seat, piece, out, at)
            piece = int(s.below[piece])
            depth += 1


@kernel
def held(s, p):
    """Return how many cards a seat holds: those that all know not to be in the row, kept or set aside."""
    return popcount(unseen(s, p)) - popcount(s.hidden & family(p)) - SET_ASIDE


@kernel
def write_seat(s, p, away, out):
    """Write what all know of a seat."""
    write_set(unseen(s, p), out, (2 + away) * CARDS)
    at = BESIDE + away
    out[at] = min(MOST, s.influence[p])
    out[at + MOST_PLAYERS] = min(MOST, s.agreed[p])
    out[at + 2 * MOST_PLAYERS] = s.infiltration >> p & 1
    out[at + 3 * MOST_PLAYERS] = s.agreement >> p & 1
    out[at + 4 * MOST_PLAYERS] = held(s, p)
    out[at + 5 * MOST_PLAYERS] = s.returned[p]


@kernel
def observe(s, seat, out):
    """Write what a seat knows; `out` has LENGTH entries, all 0."""
    write_set(s.hand[seat], out, 0)
    write_set(s.aside[seat], out, CARDS)
    write_row(s, seat, out)
    for away in range(s.players):
        write_seat(s, (seat + away) % s.players, away, out)
    place = TABLE
    out[place + (s.turn - seat + s.players) % s.players] = 1
    place += MOST_PLAYERS
    out[place + (s.first - seat + s.players) % s.players] = 1
    place += MOST_PLAYERS
    out[place + s.players - FEWEST_PLAYERS] = 1
    place += MOST_PLAYERS - FEWEST_PLAYERS + 1
    out[place + s.phase] = 1
    place += PHASES
    out[place] = s.round
    out[place + 1] = s.length
    out[place + 2] = 0 if s.phase == Phase.PLACE or s.phase == Phase.OVER else s.at + 1
    out[place + 3] = s.verdicts
