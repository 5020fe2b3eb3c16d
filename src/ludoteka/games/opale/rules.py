"""The rules of Opale. Section names in the comments are those of the rulebook.

Cards of one face cannot be told apart, so hands, decks and piles are counts of faces. A deck is not shuffled in
advance: the next card is drawn from what is left of it, which comes to the same.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from ludoteka.engine.bits import popcount, trailing_zeros
from ludoteka.engine.contract import STATE_HEAD
from ludoteka.engine.kernels import kernel, u64
from ludoteka.engine.rng import below
from ludoteka.games.opale.actions import CARD, DECK, PASS, PLAY, SEAL, SHELL, TAKE
from ludoteka.games.opale.components import (
    ALLOWED,
    AREAS,
    CAPACITY,
    COPIES,
    DATA,
    DECK_SIZE,
    FACE_AREA,
    FACE_VALUE,
    FACES,
    FIRST_ALLOWED,
    FIRST_FACE,
    FIRST_HOLDING,
    HOLDING_STEP,
    PLAY_AREA,
    PLAY_COUNTS,
    PLAY_HOLDING,
    PLAY_SIZE,
    PLAY_TOP,
    Area,
    Shell,
)

HAND: int = DATA["hand"]["refill"]
HAND_WITH_AZURA: int = DATA["hand"]["refill_with_azura"]
AZURA_POINTS: int = DATA["azura"]["points"]
LAST_CITY: int = DATA["end"]["city_stacks"]
FINAL_TURNS: int = 2 * DATA["end"]["final_turns_each"]
OMEN_DRAWN: int = DATA["omen"]["drawn"]
OMEN_LAID: int = DATA["omen"]["laid_aside"]
DIVE_CARDS: int = DATA["shells"]["list"][Shell.DEEP_DIVE]["cards"]
TWIN_PLAYS: int = DATA["shells"]["list"][Shell.TWIN_CURRENT]["areas"]
ALL_SHELLS = (1 << len(Shell)) - 1
START_SHELLS = 1 << Shell.TWIN_CURRENT | 1 << Shell.DEEP_DIVE | 1 << Shell.UNDERTOW
END_SHELLS = 1 << Shell.TIDE | 1 << Shell.SEAL
#: Bits of the option `variants`.
OMEN_BIT, SHELLS_BIT = 1, 2
NOBODY = NONE = -1
#: How many cards an area takes; one that holds any number takes more than there are.
ROOM = np.where(CAPACITY > 0, CAPACITY, DECK_SIZE * 2).astype(np.int8)
#: Azura can change hands only so often before a card put back is drawn again (omen cards delay it).
MOST_PUT_BACK = 4


class Phase(IntEnum):
    """What is to be decided."""

    LAY_ASIDE = 0
    PLAY = 1
    TAKE = 2
    DISCARD = 3
    DRAW = 4
    END_OF_TURN = 5
    OVER = 6


STATE = np.dtype(
    [
        *STATE_HEAD,
        ("omen", "i1"),  # whether the variant is on
        ("shells", "i1"),  # likewise
        ("phase", "i1"),
        ("turn", "i1"),  # whose turn it is
        ("azura", "i1"),  # who owns her, or NOBODY
        ("cities", "i1"),  # stacks of City cards out of play
        ("ending", "i1"),  # whether the end was triggered
        ("finals", "i1"),  # final turns left, once they have begun
        ("pending", "i1"),  # area whose target is to be chosen, or the shell whose discards are being chosen
        ("discarded", "i1"),  # cards discarded for that shell
        ("twin", "i1"),  # plays left of a Twin current, this one included
        ("twin_area", "i1"),  # where its first card went
        ("shell_used", "i1"),  # whether a shell was used this turn
        ("laid", "i1"),  # cards laid aside before the first turn, by both
        ("shell", "u1", (2,)),  # unspent shells, a bit each
        ("seal", "i1", (2,)),  # area sealed by this player, or NONE
        ("held", "i1", (2,)),  # cards in hand
        ("left", "i1", (2,)),  # cards in the deck, those put back on top included
        ("backs", "i1", (2,)),  # cards put back on top of the deck
        ("back", "i1", (2, MOST_PUT_BACK)),  # their faces, the topmost last
        ("stuck", "i1", (2,)),  # cards in hand known to all to be of `stuck_area`, since they could not be played
        ("stuck_area", "i1", (2,)),
        ("types", "u2", (2,)),  # types of cards in hand, a bit each
        ("holding", "i1", (2, AREAS)),  # the number of what a hand holds of each type; see `components.ALLOWED`
        ("hand", "i1", (2, FACES)),
        ("deck", "i1", (2, FACES)),  # without those put back
        ("aside", "i1", (2, FACES)),  # laid aside (omen)
        ("gone", "i1", (2, FACES)),  # discarded face down, out of the game
        ("won", "i1", (2, FACES)),  # score piles
        ("pile", "i1", (FACES,)),  # on the areas
        ("store", "i1", (FACES,)),  # Huntresses and Riders beside the City
        ("on", "i1", (AREAS,)),  # cards on each area
        ("top", "i1", (AREAS,)),  # face on top of each area, or NONE
    ],
    align=True,
)


# ---- cards


@kernel
def pick(rng, cards, owner, count):
    """Return the face of a card drawn blind from `count` cards of an owner."""
    n = below(rng, count)
    face = 0
    passed = 0
    for i in range(FACES):  # all of them: a loop that stops early is slower, since its end cannot be foreseen
        passed += cards[owner, i]
        face += passed <= n
    return face


@kernel
def lessen_holding(s, p, area, number):
    """The number of what a hand holds of a type falls; at 0 there is none left."""
    s.holding[p, area] -= number
    if s.holding[p, area] == 0:
        s.types[p] &= ~(1 << area)


@kernel
def lose_from_hand(s, p, face):
    """Take a card out of a hand."""
    s.hand[p, face] -= 1
    lessen_holding(s, p, FACE_AREA[face], HOLDING_STEP[face])
    s.held[p] -= 1


@kernel
def add_to_hand(s, p, face):
    """Put a card into a hand."""
    s.hand[p, face] += 1
    s.holding[p, FACE_AREA[face]] += HOLDING_STEP[face]
    s.types[p] |= 1 << FACE_AREA[face]
    s.held[p] += 1


@kernel
def draw(s, p):
    """Take the top card of the own deck, which has one."""
    if s.backs[p] > 0:
        s.backs[p] -= 1
        face = int(s.back[p, s.backs[p]])
        s.back[p, s.backs[p]] = 0
    else:
        face = pick(s.rng, s.deck, p, s.left[p])
        s.deck[p, face] -= 1
    s.left[p] -= 1
    add_to_hand(s, p, face)


@kernel
def forget_stuck(s, p, cards):
    """Of the cards that all know to be in a hand, this many may have left it."""
    s.stuck[p] = max(0, s.stuck[p] - cards)


# ---- Setup ("Подготовка к игре")


@kernel
def setup(s, players, options):
    s.omen = options[0] & OMEN_BIT
    s.shells = (options[0] & SHELLS_BIT) // SHELLS_BIT
    s.azura = NOBODY
    s.pending = NONE
    s.twin_area = NONE
    s.turn = below(s.rng, 2)  # the rulebook's first player, the one with more blue on, is drawn at random
    for area in range(AREAS):
        s.top[area] = NONE
    for p in range(2):
        s.seal[p] = NONE
        s.stuck_area[p] = NONE
        s.shell[p] = ALL_SHELLS if s.shells else 0
        s.left[p] = DECK_SIZE
        for face in range(FACES):
            s.deck[p, face] = COPIES[face]
        for _ in range(OMEN_DRAWN if s.omen else HAND):
            draw(s, p)
    s.phase = Phase.LAY_ASIDE if s.omen else Phase.PLAY


@kernel
def lay_aside(s, face):
    """Omen: 3 of the first 8 cards are laid face down beside the deck, by the first player first."""
    p = s.turn
    lose_from_hand(s, p, face)
    s.aside[p, face] += 1
    s.laid += 1
    if s.laid % OMEN_LAID == 0:
        s.turn = 1 - p
    if s.laid == 2 * OMEN_LAID:
        s.phase = Phase.PLAY


# ---- What may be done


@kernel
def playable_areas(s):
    """Return the areas for which the player to move has a card and where it may be laid, as bits."""
    areas = int(s.types[s.turn])
    if s.seal[1 - s.turn] != NONE:
        areas &= ~(1 << s.seal[1 - s.turn])
    if s.twin == 1:  # the second card of a Twin current goes elsewhere
        areas &= ~(1 << s.twin_area)
    return areas


@kernel
def legal_plays(s, out):
    """1. Lay cards: one or more of one type, as many as fit; a Twin current is one card each time."""
    n = 0
    areas = u64(playable_areas(s))
    while areas:
        area = trailing_zeros(areas)
        areas &= areas - u64(1)
        most = 1 if s.twin > 0 else ROOM[area] - s.on[area]
        number = FIRST_HOLDING[area] + s.holding[s.turn, area]
        for i in range(FIRST_ALLOWED[number], FIRST_ALLOWED[number + 1]):
            play = ALLOWED[i]
            if PLAY_SIZE[play] > most:
                break
            out[n] = PLAY + play
            n += 1
    return n


@kernel
def usable_shells(s):
    """Return the shells that may be used before the play, as bits."""
    p = s.turn
    if s.shell_used:
        return 0
    usable = s.shell[p] & START_SHELLS
    if popcount(u64(playable_areas(s))) < TWIN_PLAYS:
        usable &= ~(1 << Shell.TWIN_CURRENT)
    if s.left[p] < DIVE_CARDS:
        usable &= ~(1 << Shell.DEEP_DIVE)
    if s.left[p] == 0 or s.held[p] == 0:
        usable &= ~(1 << Shell.UNDERTOW)
    return usable


@kernel
def legal_play_phase(s, out):
    n = legal_plays(s, out)
    nothing = n == 0
    if s.shells:
        usable = usable_shells(s)
        for shell in range(Shell.SEAL):
            if usable >> shell & 1:
                out[n] = SHELL + shell
                n += 1
    if nothing:  # sealed off, or a final turn without cards
        out[n] = PASS
        n += 1
    return n


@kernel
def legal_cards(s, cards, out):
    """List the faces that the player to move has among some cards."""
    n = 0
    for face in range(FACES):
        if cards[s.turn, face] > 0:
            out[n] = CARD + face
            n += 1
    return n


@kernel
def legal_end_of_turn(s, out):
    """Shells at the end of a turn: Tide, or Seal on any area, or none."""
    n = 0
    if s.shell[s.turn] >> Shell.TIDE & 1:
        out[n] = SHELL + Shell.TIDE
        n += 1
    if s.shell[s.turn] >> Shell.SEAL & 1:
        for area in range(AREAS):
            out[n] = SEAL + area
            n += 1
    out[n] = PASS
    return n + 1


@kernel
def legal(s, out):
    if s.phase == Phase.PLAY:
        return legal_play_phase(s, out)
    if s.phase == Phase.TAKE:
        first, second = targets(s.pending)
        out[0] = TAKE + first
        out[1] = TAKE + second
        return 2
    if s.phase == Phase.LAY_ASIDE:
        return legal_cards(s, s.hand, out)
    if s.phase == Phase.DISCARD:
        n = legal_cards(s, s.hand, out)
        if s.pending == Shell.UNDERTOW and s.discarded > 0:
            out[n] = PASS
            n += 1
        return n
    if s.phase == Phase.DRAW:
        n = legal_cards(s, s.aside, out)
        if s.left[s.turn] > 0:
            out[n] = DECK
            n += 1
        return n
    return legal_end_of_turn(s, out)


@kernel
def apply(s, action):
    if s.phase == Phase.PLAY:
        if action < TAKE:
            play_cards(s, action - PLAY)
        elif action == PASS:
            play_nothing(s)
        else:
            use_start_shell(s, action - SHELL)
    elif s.phase == Phase.TAKE:
        take(s, action - TAKE)
    elif s.phase == Phase.LAY_ASIDE:
        lay_aside(s, action - CARD)
    elif s.phase == Phase.DISCARD:
        discard(s, action)
    elif s.phase == Phase.DRAW:
        draw_chosen(s, action)
    else:
        end_of_turn(s, action)


# ---- 1. Lay cards ("Выложить карты")


@kernel
def play_cards(s, play):
    p = s.turn
    area = int(PLAY_AREA[play])
    first = FIRST_FACE[area]
    for i in range(FIRST_FACE[area + 1] - first):
        s.hand[p, first + i] -= PLAY_COUNTS[play, i]
        s.pile[first + i] += PLAY_COUNTS[play, i]
    lessen_holding(s, p, area, PLAY_HOLDING[play])
    s.held[p] -= PLAY_SIZE[play]
    s.on[area] += PLAY_SIZE[play]
    s.top[area] = PLAY_TOP[play]
    if area == s.stuck_area[p]:
        forget_stuck(s, p, PLAY_SIZE[play])
    if s.twin > 0:
        s.twin_area = area
    trigger_area(s, area)


@kernel
def play_nothing(s):
    """A seal leaves nothing to play: so all know that every card in this hand is of the sealed type."""
    p = s.turn
    if s.held[p] > 0:
        s.stuck[p] = s.held[p]
        s.stuck_area[p] = s.seal[1 - p]
    refill(s)


# ---- 2. Use the effect ("Использовать эффект")


@kernel
def trigger_area(s, area):
    """The effect of an area comes at once, or when it is full."""
    if CAPACITY[area] > 0 and s.on[area] < CAPACITY[area]:
        after_effect(s)
    elif area == Area.ABYSS_WITCH or area == Area.TURTLE_RIDER:
        s.phase = Phase.TAKE
        s.pending = area
    else:
        if area == Area.SEA_HUNTRESS:
            capture(s, Area.CORAL_DRAGON)
            move_to_store(s, area)
        elif area == Area.CORAL_DRAGON:
            capture(s, Area.ROYAL_PEARL)
        elif area == Area.LAVA_GOLEM:
            capture(s, Area.ABYSS_WITCH)
        elif area == Area.DARK_GUARDIAN:
            capture(s, Area.DARK_GUARDIAN)
        elif area == Area.UNDERWATER_CITY:
            pay_out_store(s)
        after_effect(s)


@kernel
def targets(area):
    """Return the two areas between which the player of a Witch, or of the second Rider, chooses."""
    if area == Area.ABYSS_WITCH:
        return Area.ROYAL_PEARL.value, Area.PETRIFIED_DRAGON.value
    return Area.ABYSS_WITCH.value, Area.LAVA_GOLEM.value


@kernel
def take(s, area):
    if s.pending == Area.TURTLE_RIDER:
        move_to_store(s, Area.TURTLE_RIDER.value)
    s.pending = NONE
    capture(s, area)
    after_effect(s)


@kernel
def capture(s, area):
    """Take all cards of an area to the own score pile; Petrified Dragons bring Azura along."""
    p = s.turn
    if area == Area.PETRIFIED_DRAGON and s.on[area] > 0:
        win_azura(s)
    for face in range(FIRST_FACE[area], FIRST_FACE[area + 1]):
        s.won[p, face] += s.pile[face]
        s.pile[face] = 0
    s.on[area] = 0
    s.top[area] = NONE


@kernel
def win_azura(s):
    """Taken from the opponent, Azura sends a blind card of the opponent's hand back on top of that deck."""
    p = s.turn
    victim = s.azura
    s.azura = p
    if victim == 1 - p and s.held[victim] > 0:
        face = pick(s.rng, s.hand, victim, s.held[victim])
        lose_from_hand(s, victim, face)
        forget_stuck(s, victim, 1)
        s.back[victim, s.backs[victim]] = face
        s.backs[victim] += 1
        s.left[victim] += 1


@kernel
def move_to_store(s, area):
    """Huntresses and Riders that have done their work lie face up beside the City."""
    for face in range(FIRST_FACE[area], FIRST_FACE[area + 1]):
        s.store[face] += s.pile[face]
        s.pile[face] = 0
    s.on[area] = 0
    s.top[area] = NONE


@kernel
def pay_out_store(s):
    """9. Underwater City: the third card takes the store; the three leave play, and the third stack ends the game."""
    for face in range(FACES):
        s.won[s.turn, face] += s.store[face]
        s.store[face] = 0
    s.pile[FIRST_FACE[Area.UNDERWATER_CITY]] = 0
    s.on[Area.UNDERWATER_CITY] = 0
    s.top[Area.UNDERWATER_CITY] = NONE
    s.cities += 1
    if s.cities == LAST_CITY:
        s.ending = True


@kernel
def after_effect(s):
    s.phase = Phase.PLAY
    if s.twin > 0:
        s.twin -= 1
        if s.twin > 0:
            return
        s.twin_area = NONE
    if s.ending and not (s.omen or s.shells):
        s.phase = Phase.OVER
    else:
        refill(s)


# ---- 3. Draw ("Добрать карты в руку")


@kernel
def hand_limit(s):
    return HAND_WITH_AZURA if s.azura == s.turn else HAND


@kernel
def aside_kinds(s, p):
    """Return how many different faces lie aside, and the first of them."""
    kinds = 0
    first = 0
    for face in range(FACES - 1, -1, -1):
        if s.aside[p, face] > 0:
            kinds += 1
            first = face
    return kinds, first


@kernel
def refill(s):
    """Draw up to the limit; with the omen each card may be one of those laid aside. Who cannot triggers the end."""
    p = s.turn
    while s.held[p] < hand_limit(s):
        kinds, first = aside_kinds(s, p) if s.omen else (0, 0)
        if kinds > 1 or (kinds == 1 and s.left[p] > 0):
            s.phase = Phase.DRAW
            return
        if kinds == 1:
            draw_aside(s, p, first)
        elif s.left[p] > 0:
            draw(s, p)
        else:
            s.ending = True
            break
    end_window(s)


@kernel
def draw_aside(s, p, face):
    s.aside[p, face] -= 1
    add_to_hand(s, p, face)


@kernel
def draw_chosen(s, action):
    if action == DECK:
        draw(s, s.turn)
    else:
        draw_aside(s, s.turn, action - CARD)
    refill(s)


# ---- Magic shells ("Магические ракушки")


@kernel
def spend(s, shell):
    s.shell[s.turn] &= ~(1 << shell)
    s.shell_used = True


@kernel
def use_start_shell(s, shell):
    p = s.turn
    spend(s, shell)
    if shell == Shell.TWIN_CURRENT:
        s.twin = TWIN_PLAYS
    else:
        if shell == Shell.DEEP_DIVE:
            for _ in range(DIVE_CARDS):
                draw(s, p)
        s.phase = Phase.DISCARD
        s.pending = shell
        s.discarded = 0


@kernel
def discard(s, action):
    """Deep dive discards 3 after its draw; Undertow any number, at most what the deck holds, and then draws as many."""
    p = s.turn
    if action != PASS:
        face = action - CARD
        lose_from_hand(s, p, face)
        forget_stuck(s, p, 1)
        s.gone[p, face] += 1
        s.discarded += 1
        if s.pending == Shell.DEEP_DIVE:
            if s.discarded < DIVE_CARDS:
                return
        elif s.held[p] > 0 and s.discarded < s.left[p]:
            return
    if s.pending == Shell.UNDERTOW:
        for _ in range(s.discarded):
            draw(s, p)
    s.pending = NONE
    s.discarded = 0
    s.phase = Phase.PLAY


@kernel
def end_window(s):
    """After the draw a player who used no shell this turn may use Tide or Seal."""
    if s.shells and not s.shell_used and s.shell[s.turn] & END_SHELLS:
        s.phase = Phase.END_OF_TURN
    else:
        end_turn(s, False)


@kernel
def end_of_turn(s, action):
    if action == PASS:
        end_turn(s, False)
    elif action == SHELL + Shell.TIDE:
        spend(s, Shell.TIDE.value)
        end_turn(s, True)
    else:
        spend(s, Shell.SEAL.value)
        s.seal[s.turn] = action - SEAL
        end_turn(s, False)


# ---- End ("Конец игры")


@kernel
def end_turn(s, again):
    """In the base game the end is at once; with a variant each player has a final turn, Tide one more."""
    if not again:
        if s.ending and not (s.omen or s.shells):
            s.phase = Phase.OVER
            return
        if s.finals > 0:
            s.finals -= 1
            if s.finals == 0:
                s.phase = Phase.OVER
                return
        elif s.ending:
            s.finals = FINAL_TURNS
        s.turn = 1 - s.turn
    s.shell_used = False
    s.seal[s.turn] = NONE  # a seal lasts until the start of its owner's next turn
    s.phase = Phase.PLAY


@kernel
def over(s):
    return s.phase == Phase.OVER


@kernel
def to_move(s):
    return int(s.turn)


@kernel
def points(s, p):
    """Captured cards count their values; Azura counts 3."""
    total = AZURA_POINTS if s.azura == p else 0
    for face in range(FACES):
        total += s.won[p, face] * FACE_VALUE[face]
    return total


@kernel
def scores(s, out):
    for p in range(2):
        out[p] = points(s, p)


@kernel
def winners(s):
    """The higher score wins, a tie goes to Azura's owner; if nobody owns her, it is a draw."""
    mine = points(s, 0)
    yours = points(s, 1)
    if mine == yours:
        return 3 if s.azura == NOBODY else 1 << s.azura
    return 1 if mine > yours else 2


# ---- What a seat cannot know


@kernel
def pool(s, p, rest):
    """Gather all cards of a player that never were shown; return how many."""
    count = 0
    for face in range(FACES):
        rest[0, face] = s.hand[p, face] + s.deck[p, face] + s.aside[p, face] + s.gone[p, face]
    for i in range(s.backs[p]):
        rest[0, s.back[p, i]] += 1
    for face in range(FACES):
        count += rest[0, face]
    return count


@kernel
def deal(s, rest, count, cards, p):
    """Deal afresh as many of the gathered cards as there are in `cards`; return how many remain."""
    wanted = 0
    for face in range(FACES):
        wanted += cards[p, face]
        cards[p, face] = 0
    for _ in range(wanted):
        face = pick(s.rng, rest, 0, count)
        rest[0, face] -= 1
        cards[p, face] += 1
        count -= 1
    return count


@kernel
def deal_stuck(s, rest, count, p):
    """Deal the cards that all know to be of one type; the hand keeps its size."""
    area = s.stuck_area[p]
    of_type = 0
    for face in range(FIRST_FACE[area], FIRST_FACE[area + 1]):
        of_type += rest[0, face]
    for _ in range(s.stuck[p]):
        n = below(s.rng, of_type)
        face = int(FIRST_FACE[area])
        while n >= rest[0, face]:
            n -= rest[0, face]
            face += 1
        rest[0, face] -= 1
        add_to_hand(s, p, face)
        of_type -= 1
        count -= 1
    return count


@kernel
def empty_hand(s, p):
    for face in range(FACES):
        while s.hand[p, face] > 0:
            lose_from_hand(s, p, face)


@kernel
def resample(s, seat):
    """Redraw the hand, deck, omen cards and discards of whoever is not `seat`; what comes next is chance anyway."""
    rest = np.zeros((1, FACES), np.int8)
    for p in range(2):
        if p == seat:
            continue
        count = pool(s, p, rest)
        for i in range(s.backs[p]):
            s.back[p, i] = pick(s.rng, rest, 0, count)
            rest[0, s.back[p, i]] -= 1
            count -= 1
        count = deal(s, rest, count, s.aside, p)
        count = deal(s, rest, count, s.gone, p)
        held = int(s.held[p])
        empty_hand(s, p)
        count = deal_stuck(s, rest, count, p)
        for _ in range(held - s.stuck[p]):
            face = pick(s.rng, rest, 0, count)
            rest[0, face] -= 1
            add_to_hand(s, p, face)
            count -= 1
        for face in range(FACES):
            s.deck[p, face] = rest[0, face]
