"""The rules of Opale, in the order of the rulebook, whose section names stand in the comments."""

from __future__ import annotations

from ludoteka.engine.compiling.kernels import inlined, kernel
from ludoteka.engine.rng import below
from ludoteka.games.opale.actions import CARD, DECK, PASS, PLAY, SEAL, SHELL, TAKE
from ludoteka.games.opale.components import (
    AREAS,
    CAPACITY,
    COPIES,
    DECK_SIZE,
    FACE_VALUE,
    FACES,
    FIRST_FACE,
    PLAY_AREA,
    PLAY_COUNTS,
    PLAY_HOLDING,
    PLAY_SIZE,
    PLAY_TOP,
    Area,
    Shell,
)
from ludoteka.games.opale.effects import capture, move_to_store, pay_out_store
from ludoteka.games.opale.legality import legal
from ludoteka.games.opale.resampling import resample
from ludoteka.games.opale.state import (
    ALL_SHELLS,
    AZURA_POINTS,
    DIVE_CARDS,
    END_SHELLS,
    FINAL_TURNS,
    HAND,
    HAND_WITH_AZURA,
    NOBODY,
    NONE,
    OMEN_BIT,
    OMEN_DRAWN,
    OMEN_LAID,
    SHELLS_BIT,
    STATE,
    TWIN_PLAYS,
    Phase,
    add_to_hand,
    draw,
    forget_stuck,
    lessen_holding,
    lose_from_hand,
)

__all__ = ["STATE", "apply", "legal", "over", "resample", "scores", "setup", "to_move", "winners"]


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


@inlined
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


@inlined
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


@inlined
def play_nothing(s):
    """A seal leaves nothing to play: so all know that every card in this hand is of the sealed type."""
    p = s.turn
    if s.held[p] > 0:
        s.stuck[p] = s.held[p]
        s.stuck_area[p] = s.seal[1 - p]
    refill(s)


# ---- 2. Use the effect ("Использовать эффект")


@inlined
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


@inlined
def take(s, area):
    if s.pending == Area.TURTLE_RIDER:
        move_to_store(s, Area.TURTLE_RIDER.value)
    s.pending = NONE
    capture(s, area)
    after_effect(s)


@inlined
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


@inlined
def hand_limit(s):
    return HAND_WITH_AZURA if s.azura == s.turn else HAND


@inlined
def any_aside(s, p):
    """Tell whether cards still lie aside (omen)."""
    for face in range(FACES):
        if s.aside[p, face] > 0:
            return True
    return False


@inlined
def refill(s):
    """Draw up to the limit; with the omen each card may be one of those laid aside. Who cannot triggers the end.

    A card aside is asked for even where only one face is left to name: that it is so is nobody else's business.
    """
    p = s.turn
    while s.held[p] < hand_limit(s):
        if s.omen and any_aside(s, p):
            s.phase = Phase.DRAW
            return
        if s.left[p] == 0:
            s.ending = True
            break
        draw(s, p)
    end_window(s)


@inlined
def draw_chosen(s, action):
    if action == DECK:
        draw(s, s.turn)
    else:
        s.aside[s.turn, action - CARD] -= 1
        add_to_hand(s, s.turn, action - CARD)
    refill(s)


# ---- Magic shells ("Магические ракушки")


@inlined
def spend(s, shell):
    s.shell[s.turn] &= ~(1 << shell)
    s.shell_used = True


@inlined
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


@inlined
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


@inlined
def end_window(s):
    """After the draw a player who used no shell this turn may use Tide or Seal."""
    if s.shells and not s.shell_used and s.shell[s.turn] & END_SHELLS:
        s.phase = Phase.END_OF_TURN
    else:
        end_turn(s, False)


@inlined
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


@inlined
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


@inlined
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
