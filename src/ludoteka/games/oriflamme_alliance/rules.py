"""The rules of Oriflamme: Alliance. Section names in the comments are those of the rulebook.

Nothing is left to chance after the set-up: what the players have laid, and cannot see, decides.
`state.py` says what a game is, `row.py` how cards lie, `abilities.py` what they do, `legality.py` what may be done,
`resampling.py` what a seat cannot know.
"""

from __future__ import annotations

from ludoteka.engine.bits import popcount, trailing_zeros
from ludoteka.engine.compiling.kernels import kernel
from ludoteka.engine.rng import below
from ludoteka.games.oriflamme_alliance.abilities import (
    choices,
    choose,
    may_reveal,
    reveal,
    skip,
    stay,
    use_branch,
    use_character,
)
from ludoteka.games.oriflamme_alliance.actions import (
    BRANCH,
    EXCHANGE,
    LEAVE,
    PLACE,
    PLACES,
    REVEAL,
    TARGET,
)
from ludoteka.games.oriflamme_alliance.components import (
    ASIDES,
    ROUNDS,
    STARTING_INFLUENCE,
    VERDICTS,
    WHOLE_FAMILY,
)
from ludoteka.games.oriflamme_alliance.legality import legal
from ludoteka.games.oriflamme_alliance.resampling import resample
from ludoteka.games.oriflamme_alliance.row import acting, family, gain, insert, owner, tell
from ludoteka.games.oriflamme_alliance.state import STATE, Event, Phase

__all__ = ["STATE", "apply", "legal", "over", "resample", "scores", "setup", "to_move", "winners"]

LEFT_GAIN = 1


# ---- Setup ("Приготування до гри")


@kernel
def setup(s, players, options):
    """Each sets 3 of ten cards aside unseen, holds the other 7 and has 1 influence."""
    s.round = 1
    s.first = below(s.rng, players)  # the rulebook's first player, the oldest, is drawn at random
    s.turn = s.first
    s.verdicts = VERDICTS
    for p in range(players):
        s.influence[p] = STARTING_INFLUENCE
        s.aside[p] = ASIDES[below(s.rng, len(ASIDES))]
        s.hand[p] = WHOLE_FAMILY - s.aside[p]


# ---- 1. Placement ("Фаза викладання")


@kernel
def place(s, card, where):
    """Lay a card face down; after the last player of the round the activation begins."""
    p = s.turn
    piece = ROUNDS * p + s.round - 1
    s.hand[p] -= 1 << card
    s.card[piece] = card
    s.hidden |= 1 << piece
    insert(s, piece, where)
    tell(s, Event.PLACED, piece, where)
    s.turn = (p + 1) % s.players
    if s.turn == s.first:
        s.phase = Phase.WALK


# ---- 2. Activation ("Фаза активації")


@kernel
def leave(s):
    """The acting card stays face down and gets 1."""
    piece = acting(s)
    s.lying[piece] += LEFT_GAIN
    tell(s, Event.LEFT, piece, LEFT_GAIN)
    stay(s)


@kernel
def activate(s):
    """Let the card that the walk has reached act: face up it must, face down its owner decides.

    Leaving or revealing a card that only its owner knows is always a decision: an Uprising that cannot be revealed
    would betray itself.
    """
    piece = acting(s)
    s.turn = owner(piece)
    if (s.up >> piece) & 1:
        tell(s, Event.ACTS, piece, s.card[piece])
        use_character(s, s.card[piece])
    elif (s.hidden >> piece) & 1 or may_reveal(s):
        s.phase = Phase.LEAVE_OR_REVEAL
    else:
        leave(s)


@kernel
def go_on(s):
    """Carry on until somebody has to decide: a choice with one answer is made at once."""
    while True:
        if s.phase == Phase.WALK:
            if s.at < s.length:
                activate(s)
            else:
                end_round(s)
        elif Phase.EMPRESS <= s.phase <= Phase.EXCHANGE:
            found = choices(s)
            if found & (found - 1):
                return
            if found:
                choose(s, trailing_zeros(found))
            else:
                skip(s)
        else:
            return


# ---- New round, end of the game ("Новий раунд", "Кінець гри")


@kernel
def pay_agreement(s, p):
    """Gain as much as lies on one's own kept Agreement."""
    if s.agreed[p] > 0:
        gain(s, p, s.agreed[p], Event.AGREED)


@kernel
def end_game(s):
    """What lies on a kept Agreement counts, with or without a card in the row."""
    s.phase = Phase.OVER
    s.turn = 0
    for p in range(s.players):
        pay_agreement(s, p)
        s.agreed[p] = 0
    tell(s, Event.ENDED, 0, 0)


@kernel
def end_round(s):
    """The first player's token passes to the left. Kept Agreements pay whoever has a card in the row."""
    s.at = 0
    if s.round == ROUNDS:
        end_game(s)
        return
    s.round += 1
    s.first = (s.first + 1) % s.players
    s.turn = s.first
    s.phase = Phase.PLACE
    tell(s, Event.ROUND_STARTED, s.first, s.round)
    for p in range(s.players):
        if s.tops & family(p):
            pay_agreement(s, p)


@kernel
def over(s):
    return s.phase == Phase.OVER


@kernel
def to_move(s):
    return s.turn


@kernel
def points(s, p):
    """Influence in front of a player and on the kept Agreement; what lies in the row does not count."""
    return s.influence[p] + s.agreed[p]


@kernel
def scores(s, out):
    for p in range(s.players):
        out[p] = points(s, p)


@kernel
def winners(s):
    """Most influence wins, among equals the most positions in the row; then the victory is shared."""
    best = -1
    won = 0
    for p in range(s.players):
        standing = points(s, p) * (ROUNDS + 1) + popcount(s.tops & family(p))
        if standing > best:
            best = standing
            won = 0
        if standing == best:
            won |= 1 << p
    return won


# ---- decisions


@kernel
def decide(s, action):
    """Carry out a decision."""
    if action < LEAVE:
        place(s, (action - PLACE) // PLACES, (action - PLACE) % PLACES)
    elif action == LEAVE:
        leave(s)
    elif action == REVEAL:
        reveal(s)
    elif action < TARGET:
        use_branch(s, action - BRANCH)
    else:
        choose(s, action - (TARGET if action < EXCHANGE else EXCHANGE))


@kernel
def forget_events(s):
    for n in range(s.told):
        s.event[n, 0] = 0
        s.event[n, 1] = 0
        s.event[n, 2] = 0
    s.told = 0


@kernel
def apply(s, action):
    forget_events(s)
    decide(s, action)
    go_on(s)
