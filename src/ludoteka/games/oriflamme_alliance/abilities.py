"""What the cards do. An ability ends with the walk going on, or with the phase of a choice that it needs."""

from __future__ import annotations

from ludoteka.engine.bits import popcount, trailing_zeros
from ludoteka.engine.compiling.kernels import kernel
from ludoteka.games.oriflamme_alliance.actions import Branch
from ludoteka.games.oriflamme_alliance.components import CHARACTERS, Card
from ludoteka.games.oriflamme_alliance.row import (
    acting,
    face_down,
    family,
    gain,
    is_down,
    know_informant,
    lift,
    lose,
    mark,
    owner,
    position_of,
    put,
    return_verdict,
    take,
    tell,
)
from ludoteka.games.oriflamme_alliance.state import NONE, Event, Phase

EMPRESS_GAIN, EMPRESS_PUTS = 2, 1
FANATIC_GAIN, FANATIC_ALONE = 1, 1
DIPLOMAT_GAIN, DIPLOMAT_PUTS = 1, 2
DESERTER_BONUS = 1
JUDGE_GAIN = 1
UPRISING_PRICE = 1
EXTORTION_GAIN, EXTORTION_PER_CARD, EXTORTION_LOSS = 1, 2, 1
INFILTRATION_PUTS, INFILTRATION_BONUS = 1, 2
ELIMINATION = 1


# ---- Eliminating cards ("Вилучення карт")


@kernel
def strike(s, piece):
    """Show an eliminated card and return which it is; what lies on it goes back to the supply."""
    card = s.card[piece]
    know_informant(s, piece)
    tell(s, Event.ELIMINATED, piece, card)
    lose(s, piece)
    return_verdict(s, piece)
    return card


@kernel
def reward(s, p, was_down):
    """1 for every eliminated card, of whatever family; 2 more for a face-down one with a kept Infiltration."""
    gain(s, p, ELIMINATION, Event.REWARDED)
    if was_down and (s.infiltration >> p) & 1:
        gain(s, p, INFILTRATION_BONUS, Event.INFILTRATED)


@kernel
def extort(s, piece, card):
    """An Extortion eliminated by an opponent gains 2 per uncovered card of that opponent in the row.

    And that opponent, the owner of the acting card, loses 1 from each own uncovered face-down card that has any.
    """
    attacker = s.turn
    if card != Card.EXTORTION or owner(piece) == attacker:
        return
    cards = popcount(s.tops & family(attacker))
    gain(s, owner(piece), EXTORTION_PER_CARD * cards, Event.EXTORTED)
    down = face_down(s) & family(attacker)
    for i in range(s.length):
        other = s.row[i]
        if (down >> other) & 1 and s.lying[other] > 0:
            s.lying[other] -= EXTORTION_LOSS
            tell(s, Event.LOST, other, EXTORTION_LOSS)


@kernel
def eliminate(s, i):
    """Eliminate the top card of a position for the owner of the acting card; return which card it was."""
    piece = s.row[i]
    was_down = is_down(s, piece)
    card = strike(s, piece)
    lift(s, i)
    reward(s, s.turn, was_down)
    extort(s, piece, card)
    return card


# ---- the end of an activation


@kernel
def leave_row(s, what, number):
    """Discard or keep the acting card: the card below acts at once, or the walk goes to the next position."""
    piece = acting(s)
    tell(s, what, piece, number)
    return_verdict(s, piece)
    lift(s, s.at)
    s.phase = Phase.WALK


@kernel
def discard(s):
    leave_row(s, Event.DISCARDED, s.card[acting(s)])


@kernel
def stay(s):
    """The acting card is done and stays in the row: the walk goes to the next position."""
    s.at += 1
    s.phase = Phase.WALK


# ---- targets


@kernel
def empress_targets(s):
    """Any opponent's uncovered face-down card."""
    return face_down(s) & ~family(s.turn)


@kernel
def diplomat_targets(s):
    """Any other uncovered face-up Diplomat."""
    found = 0
    for i in range(s.length):
        piece = s.row[i]
        if i != s.at and s.card[piece] == Card.DIPLOMAT and not is_down(s, piece):
            found |= 1 << piece
    return found


@kernel
def neighbours(s):
    """The top cards of the positions beside the acting card, those of its own family too."""
    found = 0
    if s.at > 0:
        found |= 1 << s.row[s.at - 1]
    if s.at + 1 < s.length:
        found |= 1 << s.row[s.at + 1]
    return found


@kernel
def verdict_targets(s):
    """Any uncovered card without a verdict token, the Judge itself too, while there are tokens."""
    return s.tops & ~s.marked if s.verdicts > 0 else 0


@kernel
def sentence_targets(s):
    """Any uncovered card that carries a verdict token, whoever put it there."""
    return s.tops & s.marked


@kernel
def choices(s):
    """Return the set of what an ability has to choose from: pieces, or for an exchange hand cards."""
    if s.phase == Phase.EMPRESS:
        return empress_targets(s)
    if s.phase == Phase.DIPLOMAT:
        return diplomat_targets(s)
    if s.phase == Phase.DESERTER:
        return neighbours(s)
    if s.phase == Phase.VERDICT:
        return verdict_targets(s)
    if s.phase == Phase.SENTENCE:
        return sentence_targets(s)
    return s.hand[s.turn]


@kernel
def choose(s, chosen):
    """Do what the ability does to the one that was chosen."""
    if s.phase == Phase.DESERTER:
        desert(s, chosen)
    elif s.phase == Phase.SENTENCE:
        sentence(s, chosen)
    elif s.phase == Phase.EXCHANGE:
        exchange(s, chosen)
    else:
        if s.phase == Phase.VERDICT:
            mark(s, chosen)
        else:
            put(s, chosen, EMPRESS_PUTS if s.phase == Phase.EMPRESS else DIPLOMAT_PUTS)
        stay(s)


@kernel
def skip(s):
    """Where there is nothing to choose, that part of the ability is skipped."""
    if s.phase == Phase.DESERTER:
        stay_or_desert(s)
    else:
        stay(s)


# ---- Characters ("Карти персонажів")


@kernel
def empress(s):
    """Gain 2; put 1 on any opponent's face-down card."""
    gain(s, s.turn, EMPRESS_GAIN, Event.GAINED)
    s.phase = Phase.EMPRESS


@kernel
def fanatic(s):
    """Gain 1, and 1 more where no other own card lies face up in the row."""
    p = s.turn
    gain(s, p, FANATIC_GAIN, Event.GAINED)
    if popcount(s.tops & s.up & family(p)) == 1:
        gain(s, p, FANATIC_ALONE, Event.ALONE)
    stay(s)


@kernel
def informant_gain(s):
    """Gain as much as lies on the neighbouring face-down cards of opponents."""
    number = 0
    found = neighbours(s) & empress_targets(s)
    while found:
        number += s.lying[trailing_zeros(found)]
        found &= found - 1
    gain(s, s.turn, number, Event.GAINED)
    stay(s)


@kernel
def exchange(s, card):
    """Lay a hand card face down in the Informant's place, not to act this round; the Informant goes to hand."""
    p = s.turn
    piece = acting(s)
    tell(s, Event.EXCHANGED, piece, 0)
    return_verdict(s, piece)
    s.hand[p] += (1 << Card.INFORMANT.value) - (1 << card)
    s.card[piece] = card
    s.up &= ~(1 << piece)
    s.hidden |= 1 << piece
    s.returned[p] = s.round
    stay(s)


@kernel
def diplomat_gain(s):
    """Gain 1; put 2 on another face-up Diplomat."""
    gain(s, s.turn, DIPLOMAT_GAIN, Event.GAINED)
    s.phase = Phase.DIPLOMAT


@kernel
def diplomat_discard(s):
    """Gain all that lies on this card, then discard it."""
    take(s, acting(s))
    discard(s)


@kernel
def desert(s, piece):
    """Eliminate a neighbouring card; 1 more where it was a character."""
    card = eliminate(s, position_of(s, piece))
    if (CHARACTERS >> card) & 1:
        gain(s, s.turn, DESERTER_BONUS, Event.DESERTED)
    stay_or_desert(s)


@kernel
def stay_or_desert(s):
    """Then discard the Deserter unless there is a face-up character beside it."""
    found = neighbours(s) & s.up
    while found:
        if (CHARACTERS >> s.card[trailing_zeros(found)]) & 1:
            stay(s)
            return
        found &= found - 1
    discard(s)


@kernel
def judge_gain(s):
    """Gain 1; put a verdict token on any card."""
    gain(s, s.turn, JUDGE_GAIN, Event.GAINED)
    s.phase = Phase.VERDICT


@kernel
def sentence(s, piece):
    """Eliminate a card with a verdict token. A Judge that eliminates itself leaves by its own activation."""
    itself = acting(s) == piece
    eliminate(s, position_of(s, piece))
    if itself:
        s.phase = Phase.WALK
    else:
        stay(s)


@kernel
def use_character(s, card):
    """Use the ability of the acting character; a Judge has the second one only with a card to eliminate."""
    if card == Card.EMPRESS:
        empress(s)
    elif card == Card.FANATIC:
        fanatic(s)
    elif card == Card.DESERTER:
        s.phase = Phase.DESERTER
    elif card == Card.JUDGE and sentence_targets(s) == 0:
        judge_gain(s)
    else:
        s.phase = Phase.BRANCH


@kernel
def use_branch(s, branch):
    """Use one of two abilities."""
    if branch == Branch.INFORMANT_GAIN:
        informant_gain(s)
    elif branch == Branch.INFORMANT_EXCHANGE:
        s.phase = Phase.EXCHANGE
    elif branch == Branch.DIPLOMAT_GAIN:
        diplomat_gain(s)
    elif branch == Branch.DIPLOMAT_DISCARD:
        diplomat_discard(s)
    elif branch == Branch.JUDGE_GAIN:
        judge_gain(s)
    else:
        s.phase = Phase.SENTENCE


# ---- Intrigues ("Карти інтриг")


@kernel
def uprising(s):
    """Eliminate both neighbours together, pay for both, then turn face down again, known to all."""
    p = s.turn
    me = acting(s)
    left = s.row[s.at - 1] if s.at > 0 else NONE
    right = s.row[s.at + 1] if s.at + 1 < s.length else NONE
    left_down = left != NONE and is_down(s, left)
    right_down = right != NONE and is_down(s, right)
    left_card = strike(s, left) if left != NONE else NONE
    right_card = strike(s, right) if right != NONE else NONE
    if left != NONE:
        lift(s, s.at - 1)
    if right != NONE:
        lift(s, s.at + 1)
    if left != NONE:
        reward(s, p, left_down)
    if right != NONE:
        reward(s, p, right_down)
    extort(s, left, left_card)
    extort(s, right, right_card)
    s.up &= ~(1 << me)
    s.turned |= 1 << me
    tell(s, Event.TURNED_DOWN, me, 0)
    stay(s)


@kernel
def extortion(s):
    """Gain 1; discard it."""
    gain(s, s.turn, EXTORTION_GAIN, Event.GAINED)
    discard(s)


@kernel
def infiltration(s):
    """Put 1 on each own face-down card; keep this one, which pays for face-down victims from now on."""
    own = face_down(s) & family(s.turn)
    for i in range(s.length):
        if (own >> s.row[i]) & 1:
            put(s, s.row[i], INFILTRATION_PUTS)
    s.infiltration |= 1 << s.turn
    leave_row(s, Event.KEPT, 0)


@kernel
def agreement(s):
    """Keep it with what lies on it."""
    p = s.turn
    piece = acting(s)
    s.agreement |= 1 << p
    s.agreed[p] = s.lying[piece]
    s.lying[piece] = 0
    leave_row(s, Event.KEPT, s.agreed[p])


# ---- Revealing ("Відкрити карту")


@kernel
def may_reveal(s):
    """An Uprising is revealed only for 1 of what lies on it, every other card freely."""
    piece = acting(s)
    return s.card[piece] != Card.UPRISING or s.lying[piece] >= UPRISING_PRICE


@kernel
def turn_up(s, piece):
    s.hidden &= ~(1 << piece)
    s.turned &= ~(1 << piece)
    s.up |= 1 << piece
    know_informant(s, piece)
    tell(s, Event.REVEALED, piece, s.card[piece])


@kernel
def reveal(s):
    """Turn the acting card up: its price, what lies on it, its ability."""
    piece = acting(s)
    card = s.card[piece]
    turn_up(s, piece)
    if card == Card.UPRISING:
        s.lying[piece] -= UPRISING_PRICE
        tell(s, Event.PAID, piece, UPRISING_PRICE)
    if card == Card.EXTORTION:
        lose(s, piece)
    elif card != Card.AGREEMENT:
        take(s, piece)
    if card == Card.UPRISING:
        uprising(s)
    elif card == Card.EXTORTION:
        extortion(s)
    elif card == Card.INFILTRATION:
        infiltration(s)
    elif card == Card.AGREEMENT:
        agreement(s)
    else:
        use_character(s, card)
