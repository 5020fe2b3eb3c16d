"""What a seat of Oriflamme: Alliance looks at before it chooses: the inputs of a learned policy.

Only what the seat that decides knows is read: its own cards, what lies face up, and which cards of a family nobody has
seen yet, never where they are. So a policy gives away nothing, and knows nothing, that a player could not.

Most inputs are 0 most of the time, so that they are noted as pairs: which input, and how much.
"""

from __future__ import annotations

from ludoteka.engine.bits import popcount
from ludoteka.engine.compiling.kernels import inlined, kernel
from ludoteka.games.oriflamme_alliance.actions import (
    BRANCH,
    END,
    EXCHANGE,
    LEAVE,
    ON,
    PLACE,
    PLACES,
    REVEAL,
    START,
    TARGET,
    Branch,
)
from ludoteka.games.oriflamme_alliance.components import CARD_KEYS, CARDS, MOST_PLAYERS, ROUNDS, Card
from ludoteka.games.oriflamme_alliance.resampling import unseen
from ludoteka.games.oriflamme_alliance.row import family, owner, position_of
from ludoteka.games.oriflamme_alliance.rules import points
from ludoteka.games.oriflamme_alliance.state import NONE, Phase

# ---- a piece beside another, or one that is aimed at

EDGE = 0
OWN_DOWN = EDGE + 1
OWN_UP = OWN_DOWN + CARDS
OTHER_UP = OWN_UP + CARDS
OTHER_TURNED = OTHER_UP + CARDS
#: By how many rounds it has lain there.
OTHER_DOWN = OTHER_TURNED + 1
#: Whether it may be a Deserter, an Uprising, an Extortion.
MAY_BE = OTHER_DOWN + ROUNDS
OWN_LYING = MAY_BE + 3
OTHER_LYING = OWN_LYING + 1
OWN_MARKED = OTHER_LYING + 1
OTHER_MARKED = OWN_MARKED + 1
AHEAD = OTHER_MARKED + 1
COVERS = AHEAD + 1
#: Whether the walk has yet to reach it in this round.
TO_COME = COVERS + 1
PIECE_INPUTS = TO_COME + 1

# ---- an action

LAY_START = 0
LAY_END = LAY_START + CARDS
LAY_ON = LAY_END + CARDS
LEAVING = LAY_ON + CARDS
REVEALING = LEAVING + CARDS
BRANCHES = REVEALING + CARDS
AIMS = BRANCHES + 6
EXCHANGES = AIMS + 5
DEEDS = EXCHANGES + CARDS
#: Each deed as it is, and once more for the round in which it is done.
LEFT_PIECE = DEEDS * (1 + ROUNDS)
RIGHT_PIECE = LEFT_PIECE + PIECE_INPUTS
THIS_PIECE = RIGHT_PIECE + PIECE_INPUTS
SAID = THIS_PIECE + PIECE_INPUTS
#: No action has more pairs.
ACTION_PAIRS = 2 + 3 * 9

# ---- the position

PHASES = 0
ROUND = PHASES + len(Phase)
LEAD = ROUND + ROUNDS
PLAYERS = LEAD + ROUNDS
AFTER_ME = PLAYERS + 3
ACTING = AFTER_ME + MOST_PLAYERS
HAND = ACTING + CARDS
DOWN = HAND + CARDS
LYING = DOWN + CARDS
UP = LYING + CARDS
COVERED = UP + CARDS
TO_ACT = COVERED + CARDS
MINE = TO_ACT + CARDS
MINE_INPUTS = 12
OTHERS = MINE + MINE_INPUTS
OTHER_INPUTS = 2 * CARDS + 11
SEEN = OTHERS + (MOST_PLAYERS - 1) * OTHER_INPUTS

#: Games to learn from: how often, how many players.
TABLES: tuple[tuple[int, int, dict[str, object]], ...] = ((8, 3, {}), (1, 4, {}), (1, 5, {}))


def _piece(where: str) -> tuple[str, ...]:
    """Return the names of what is noted of a piece."""
    return (
        f"{where}: none",
        *(f"{where}: own {card} down" for card in CARD_KEYS),
        *(f"{where}: own {card} up" for card in CARD_KEYS),
        *(f"{where}: {card} up" for card in CARD_KEYS),
        f"{where}: uprising turned down",
        *(f"{where}: down for {age} rounds" for age in range(ROUNDS)),
        *(f"{where}: may be {card}" for card in ("deserter", "uprising", "extortion")),
        *(f"{where}: {what}" for what in ("own lying", "lying", "own marked", "marked", "ahead", "covers", "to come")),
    )


_DEEDS = (
    *(f"lay {card} at the {end}" for end in ("start", "end") for card in CARD_KEYS),
    *(f"lay {card} on a card" for card in CARD_KEYS),
    *(f"leave {card}" for card in CARD_KEYS),
    *(f"reveal {card}" for card in CARD_KEYS),
    *(branch.name.lower() for branch in Branch),
    *(f"aim of {phase.name.lower()}" for phase in list(Phase)[Phase.EMPRESS : Phase.EXCHANGE]),
    *(f"exchange for {card}" for card in CARD_KEYS),
)
ACTION_INPUTS = (
    *_DEEDS,
    *(f"{deed}, round {number}" for number in range(1, ROUNDS + 1) for deed in _DEEDS),
    *_piece("left"),
    *_piece("right"),
    *_piece("this"),
)
_OTHER = (
    "there",
    "influence ahead of me",
    "agreed",
    "infiltration",
    "cards in the row",
    "marked",
    "lying on diplomat",
    "turned uprising",
    "cards down",
    "lying on them",
    "of them to act",
    *(f"{card} up" for card in CARD_KEYS),
    *(f"{card} unseen" for card in CARD_KEYS),
)
POSITION_INPUTS = (
    *(f"phase {phase.name.lower()}" for phase in Phase),
    *(f"round {number}" for number in range(1, ROUNDS + 1)),
    *(f"lead in round {number}" for number in range(1, ROUNDS + 1)),
    *(f"{number} players" for number in (3, 4, 5)),
    *(f"{number} lay after me" for number in range(MOST_PLAYERS)),
    *(f"{card} {how}" for how in ("acts", "in hand", "down", "lying", "up", "covered", "to act") for card in CARD_KEYS),
    *("always", "influence", "lead", "agreed", "infiltration", "verdicts", "positions", "walk"),
    *("own positions", "own marked", "leads", "own cards on top"),
    *(f"player {number} after me: {what}" for number in range(1, MOST_PLAYERS) for what in _OTHER),
)
assert len(ACTION_INPUTS) == SAID
assert len(POSITION_INPUTS) == SEEN


@inlined
def note(which, much, n, i, x):
    """Note that input i is x; return how many are noted."""
    which[n] = i
    much[n] = x
    return n + 1


@kernel
def note_piece(s, p, i, base, which, much, n):
    """Note what seat p sees at a position of the row, or that the row ends there."""
    if i < 0 or i >= s.length:
        return note(which, much, n, base + EDGE, 1.0)
    piece = int(s.row[i])
    q = owner(piece)
    card = int(s.card[piece])
    lying = int(s.lying[piece])
    marked = s.marked >> piece & 1
    if s.below[piece] != NONE:
        n = note(which, much, n, base + COVERS, 1.0)
    if i > s.at and s.phase != Phase.PLACE:
        n = note(which, much, n, base + TO_COME, 1.0)
    if q == p:
        n = note(which, much, n, base + (OWN_UP if s.up >> piece & 1 else OWN_DOWN) + card, 1.0)
        if lying:
            n = note(which, much, n, base + OWN_LYING, 0.4 * lying)
        if marked:
            n = note(which, much, n, base + OWN_MARKED, 1.0)
        return n
    n = note(which, much, n, base + AHEAD, 0.2 * (points(s, q) - points(s, p)))
    if s.up >> piece & 1:
        n = note(which, much, n, base + OTHER_UP + card, 1.0)
    elif s.turned >> piece & 1:
        n = note(which, much, n, base + OTHER_TURNED, 1.0)
    else:
        n = note(which, much, n, base + OTHER_DOWN + s.round - 1 - piece % ROUNDS, 1.0)
        cards = unseen(s, q)
        if cards >> Card.DESERTER & 1:
            n = note(which, much, n, base + MAY_BE, 1.0)
        if cards >> Card.UPRISING & 1:
            n = note(which, much, n, base + MAY_BE + 1, 1.0)
        if cards >> Card.EXTORTION & 1:
            n = note(which, much, n, base + MAY_BE + 2, 1.0)
    if lying:
        n = note(which, much, n, base + OTHER_LYING, 0.4 * lying)
    if marked:
        n = note(which, much, n, base + OTHER_MARKED, 1.0)
    return n


@kernel
def note_deed(s, deed, which, much, n):
    """Note what is done, and in which round."""
    n = note(which, much, n, deed, 1.0)
    return note(which, much, n, DEEDS * s.round + deed, 1.0)


@kernel
def note_place(s, where, which, much, n):
    """Note what is beside and below a place to lay a card: the same for any card."""
    p = int(s.turn)
    if where == START:
        return note_piece(s, p, 0, RIGHT_PIECE, which, much, n)
    if where == END:
        return note_piece(s, p, s.length - 1, LEFT_PIECE, which, much, n)
    at = position_of(s, ROUNDS * p + where - ON)
    n = note_piece(s, p, at - 1, LEFT_PIECE, which, much, n)
    n = note_piece(s, p, at + 1, RIGHT_PIECE, which, much, n)
    return note_piece(s, p, at, THIS_PIECE, which, much, n)


@kernel
def note_card(s, action, which, much, n):
    """Note which card is laid, and whether at the start, at the end or on another."""
    where = (action - PLACE) % PLACES
    return note_deed(s, LAY_START + CARDS * min(where, ON) + (action - PLACE) // PLACES, which, much, n)


@kernel
def describe_action(s, action, which, much):
    """Note what is to be said of an action of the seat that decides; return how many pairs."""
    p = int(s.turn)
    at = int(s.at)
    if action < LEAVE:
        n = note_place(s, (action - PLACE) % PLACES, which, much, 0)
        return note_card(s, action, which, much, n)
    if action == LEAVE:
        return note_deed(s, LEAVING + int(s.card[s.row[at]]), which, much, 0)
    if action == REVEAL:
        n = note_deed(s, REVEALING + int(s.card[s.row[at]]), which, much, 0)
    elif action < TARGET:
        n = note_deed(s, BRANCHES + action - BRANCH, which, much, 0)
    elif action < EXCHANGE:
        n = note_deed(s, AIMS + s.phase - Phase.EMPRESS, which, much, 0)
        at = position_of(s, action - TARGET)
    else:
        n = note_deed(s, EXCHANGES + action - EXCHANGE, which, much, 0)
    n = note_piece(s, p, at - 1, LEFT_PIECE, which, much, n)
    n = note_piece(s, p, at + 1, RIGHT_PIECE, which, much, n)
    return note_piece(s, p, at, THIS_PIECE, which, much, n)


@kernel
def describe_row(s, p, x):
    """Write what lies in the row, seen by seat p."""
    for i in range(s.length):
        piece = int(s.row[i])
        q = owner(piece)
        card = int(s.card[piece])
        lying = int(s.lying[piece])
        acts = i >= s.at
        if q == p:
            if s.up >> piece & 1:
                x[UP + card] = 1.0
            else:
                x[DOWN + card] = 1.0
            x[LYING + card] = 0.4 * lying
            x[TO_ACT + card] = 1.0 * acts
            x[MINE + 8] += 0.2
            x[MINE + 9] += 1.0 * (s.marked >> piece & 1)
            below_it = int(s.below[piece])
            while below_it != NONE:
                x[COVERED + int(s.card[below_it])] = 1.0
                below_it = int(s.below[below_it])
            continue
        o = OTHERS + ((q - p + s.players) % s.players - 1) * OTHER_INPUTS
        x[o + 4] += 0.2
        x[o + 5] += 1.0 * (s.marked >> piece & 1)
        if s.up >> piece & 1:
            x[o + 11 + card] = 1.0
            x[o + 6] += 0.4 * lying
        elif s.turned >> piece & 1:
            x[o + 7] = 0.4 * (lying + 1)
        else:
            x[o + 8] += 0.3
            x[o + 9] += 0.2 * lying
            x[o + 10] += 0.3 * acts


@kernel
def describe_position(s, x):
    """Write what the seat that decides sees, into zeros."""
    p = int(s.turn)
    own = int(points(s, p))
    x[PHASES + int(s.phase)] = 1.0
    x[ROUND + s.round - 1] = 1.0
    x[PLAYERS + s.players - 3] = 1.0
    if s.phase == Phase.PLACE:
        x[AFTER_ME + (s.first - p - 1 + s.players) % s.players] = 1.0
    else:
        x[ACTING + int(s.card[s.row[s.at]])] = 1.0
    for card in range(CARDS):
        x[HAND + card] = 1.0 * (s.hand[p] >> card & 1)
    best = -99
    for k in range(1, s.players):
        q = (p + k) % s.players
        o = OTHERS + (k - 1) * OTHER_INPUTS
        theirs = int(points(s, q))
        best = max(best, theirs)
        x[o] = 1.0
        x[o + 1] = 0.2 * (theirs - own)
        x[o + 2] = 0.2 * s.agreed[q]
        x[o + 3] = 1.0 * (s.infiltration >> q & 1)
        cards = unseen(s, q)
        for card in range(CARDS):
            x[o + 11 + CARDS + card] = 1.0 * (cards >> card & 1)
    x[LEAD + s.round - 1] = 0.2 * (own - best)
    x[MINE] = 1.0
    x[MINE + 1] = 0.1 * own
    x[MINE + 2] = 0.2 * (own - best)
    x[MINE + 3] = 0.2 * s.agreed[p]
    x[MINE + 4] = 1.0 * (s.infiltration >> p & 1)
    x[MINE + 5] = 0.2 * s.verdicts
    x[MINE + 6] = 0.1 * s.length
    x[MINE + 7] = 0.1 * s.at
    x[MINE + 10] = 1.0 * (own > best)
    x[MINE + 11] = 0.2 * popcount(s.tops & family(p))
    describe_row(s, p, x)
