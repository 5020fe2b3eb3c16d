"""Titans, and the four actions: produce, recruit, capture, create."""

from __future__ import annotations

from ludoteka.engine.bits import popcount
from ludoteka.engine.compiling.kernels import kernel
from ludoteka.engine.rng import below
from ludoteka.games.orichalcum.actions import (
    BUILD,
    COMMIT,
    FAVOUR,
    FIGHT,
    GIFT,
    KRONOS,
    MEDALLION,
    REFUSE,
    RETURN,
    STOP,
    TEMPLE,
    TITAN,
)
from ludoteka.games.orichalcum.components import (
    BASE_DICE,
    CELLS,
    DEED_TITAN,
    DIAMONDS,
    DIE_FACES,
    MEDALLION_PRICE,
    MOST_HOPLITES,
    PAIR_DIAMOND,
    PAIR_TURNS,
    POINTS_TO_WIN,
    SIEGE_ENGINE,
    SKULL,
    SLOTS,
    STRENGTH,
    TERRAINS,
    TITAN_LIMIT,
    TITANS,
    TREASURE_NUGGETS,
    WAITING,
    Building,
    Creature,
    Deed,
    Titan,
)
from ludoteka.games.orichalcum.island import building_cells, ground, next_temple
from ludoteka.games.orichalcum.state import NOBODY, Phase
from ludoteka.games.orichalcum.supply import (
    bag_building,
    draw_building,
    gain_hoplites,
    gain_nuggets,
    pay_nuggets,
)

# ---- Points and victory ("Кінець гри та перемога")


@kernel
def titans_of(s, p):
    """Return the titans that a player holds, as bits."""
    held = 0
    for titan in range(TITANS):
        if s.titan_holder[titan] == p:
            held |= 1 << titan
    return held


@kernel
def points(s, p):
    """Each titan, each temple and each medallion is 1 point."""
    return popcount(titans_of(s, p)) + s.temples[p] + s.medallions[p]


@kernel
def victory(s):
    """The active player wins at once with 5 points and no creature on their island."""
    p = s.turn
    if s.beasts[p] == 0 and points(s, p) >= POINTS_TO_WIN:
        s.won = 1 << p
        s.phase = Phase.OVER
        return True
    return False


# ---- Titans ("Він приверне увагу титана", "Кілька титанів")


@kernel
def titan_limit(s, p):
    """One titan, and one more for each oratory."""
    return TITAN_LIMIT + s.built[p, Building.ORATORY]


@kernel
def titan_order_matters(s):
    """Tell whether the order of several gains makes a difference: not if all of them can be kept."""
    p = s.turn
    return popcount(s.pending) > 1 and popcount(titans_of(s, p) | s.pending) > titan_limit(s, p)


@kernel
def next_titan(s):
    """Go on to the titans still to be gained, or to what follows them: a hydra's titan is a treasure."""
    if s.pending:
        s.phase = Phase.TITAN_ORDER
    elif s.deed == Deed.CAPTURE:
        treasure_taken(s)
    else:
        s.phase = Phase.ACTION


@kernel
def gain_titan(s, action):
    """The titan comes from wherever it is, active side up; beyond the limit an older one goes back."""
    p = s.turn
    titan = action - TITAN
    s.pending &= ~(1 << titan)
    s.titan_holder[titan] = p
    s.titan_active[titan] = True
    if popcount(titans_of(s, p)) > titan_limit(s, p):
        s.gained = titan + 1
        s.phase = Phase.TITAN_RETURN
    elif not victory(s):
        next_titan(s)


@kernel
def returnable(s):
    """Return the titans of which one goes back, as bits: never the one just gained."""
    return titans_of(s, s.turn) & ~(1 << (s.gained - 1))


@kernel
def return_titan(s, action):
    """It lies in the middle again, active side up."""
    s.titan_holder[action - RETURN] = NOBODY
    s.titan_active[action - RETURN] = True
    s.gained = 0
    if not victory(s):
        next_titan(s)


@kernel
def favoured(s, deed):
    """Tell whether the active player may use a titan's favour in an action: holds it, active side up."""
    titan = DEED_TITAN[deed]
    return s.titan_holder[titan] == s.turn and s.titan_active[titan] == 1


# ---- Actions in general ("Застосуйте свою картку дії")


@kernel
def possible(s, deed, nuggets):
    """Tell whether an action would do anything for a player who has this many nuggets left for it."""
    if deed == Deed.PRODUCE:
        return s.nuggets_left > 0
    if deed == Deed.RECRUIT:
        return s.hoplites_left > 0
    if deed == Deed.CAPTURE:
        return s.beasts[s.turn] != 0 and not s.lost
    return can_create(s, nuggets)


@kernel
def begin(s, deed):
    s.deed = deed
    if deed == Deed.CAPTURE:
        s.phase = Phase.FIGHT
    elif deed == Deed.CREATE:
        s.phase = Phase.CREATE
    else:
        s.phase = Phase.FAVOUR


@kernel
def end_action(s):
    """Hoplites in the hospital return; then, acted or not, the card goes to the discards."""
    s.hoplites[s.turn] += s.saved
    s.saved = 0
    s.deed = Deed.NONE
    s.fights = 0
    s.creations = 0
    if not s.extra:
        s.discards |= 1 << s.card
        s.card = 0
    s.extra = False
    s.phase = Phase.EXTRA


# ---- Produce and recruit ("Видобуток орихалка", "Наймання гоплітів")


@kernel
def harvest(s, action):
    """1 nugget per mine, or 1 hoplite per camp, the metropolis' too; Hyperion and Themis double."""
    p = s.turn
    times = 1
    if action == FAVOUR:
        times = 2
        s.titan_active[DEED_TITAN[s.deed]] = False
    if s.deed == Deed.PRODUCE:
        gain_nuggets(s, p, times * s.built[p, Building.MINE])
    else:
        gain_hoplites(s, p, times * s.built[p, Building.TRAINING_CAMP])
    end_action(s)


# ---- Capture ("Захоплення істот")


@kernel
def choose_fight(s, action):
    if action == STOP:
        end_action(s)
    else:
        s.cell = action - FIGHT
        s.phase = Phase.COMMIT


@kernel
def most_joining(s):
    """Return how many hoplites may join: 3 with those standing there, and no more than the reserve."""
    p = s.turn
    return min(MOST_HOPLITES - s.standing[p, s.cell], s.hoplites[p])


@kernel
def roll(s, dice):
    """Roll; return whether a skull came, or a face that a siege engine makes one, and the sum."""
    p = s.turn
    skull = False
    total = 0
    s.dice = dice
    for n in range(dice):
        face = below(s.rng, DIE_FACES)
        s.roll[n] = face
        total += face
        if face == SKULL or s.built[p, SIEGE_ENGINE[face]]:
            skull = True
    return skull, total


@kernel
def fight(s, action):
    """Kronos wins for sure; else one die, and one for each hoplite: the strength reached, or a skull, wins."""
    p = s.turn
    cell = s.cell
    if action == KRONOS:
        s.titan_active[Titan.KRONOS] = False
        win(s, cell)
        return
    s.hoplites[p] -= action - COMMIT
    s.standing[p, cell] += action - COMMIT
    skull, total = roll(s, BASE_DICE + s.standing[p, cell])
    if skull or total >= STRENGTH[s.creature[p, cell]]:
        win(s, cell)
    else:
        # Defeat: the action ends, the hoplites stay, and there is no further capture action this turn.
        s.lost = True
        s.cell = 0
        end_action(s)


@kernel
def win(s, cell):
    """The creature leaves the island; then its hoplites, the arches' nuggets, and its treasure."""
    p = s.turn
    kind = s.creature[p, cell]
    s.cell = 0
    s.fights += 1
    s.creature[p, cell] = Creature.NONE
    s.beasts[p] &= ~(1 << cell)
    s.captured[p, kind] += 1
    if victory(s):
        return
    saved = min(s.standing[p, cell], s.built[p, Building.HOSPITAL])
    s.saved += saved
    s.hoplites_left += s.standing[p, cell] - saved
    s.standing[p, cell] = 0
    gain_nuggets(s, p, s.built[p, Building.ARCH])
    treasure(s, p, kind)


@kernel
def treasure(s, p, kind):
    """Nuggets; a hydra's titan, compulsory; a minotaur's building, if there is one and a cell for it."""
    if kind >= Creature.HYDRA_THEIA:
        s.pending = 1 << (kind - Creature.HYDRA_THEIA)
        s.phase = Phase.TITAN_ORDER
    elif kind == Creature.MINOTAUR and s.buildings_left > 0 and ground(s, p):
        s.gift = draw_building(s)
        s.phase = Phase.GIFT
    else:
        gain_nuggets(s, p, TREASURE_NUGGETS[kind])
        treasure_taken(s)


@kernel
def place_gift(s, action):
    """The minotaur's building stands on any free terrain and pays its hoplite or nugget, or goes back to the bag."""
    p = s.turn
    kind = s.gift
    s.gift = Building.NONE
    if action == REFUSE:
        bag_building(s, kind)
    else:
        stand(s, p, kind, action - GIFT)
        if kind == Building.TRAINING_CAMP:
            gain_hoplites(s, p, WAITING)
        elif kind == Building.MINE:
            gain_nuggets(s, p, WAITING)
    treasure_taken(s)


@kernel
def treasure_taken(s):
    """Then fight on or stop."""
    if not victory(s):
        if s.beasts[s.turn]:
            s.phase = Phase.FIGHT
        else:
            end_action(s)


# ---- Create ("Створення")


@kernel
def build_over(s, p, cells):
    """Cells under a building or a temple are land no more."""
    for terrain in range(TERRAINS):
        s.land[p, terrain] &= ~cells


@kernel
def stand(s, p, kind, cell):
    build_over(s, p, 1 << cell)
    s.building[p, cell] = kind
    s.built[p, kind] += 1


@kernel
def may_make_temple(s):
    return s.temples_left > 0 and s.tokens_left > 0


@kernel
def may_make_medallion(s, nuggets):
    return s.tokens_left > 0 and nuggets >= MEDALLION_PRICE


@kernel
def can_create(s, nuggets):
    """Tell whether anything can be created by a player who has this many nuggets."""
    p = s.turn
    if may_make_medallion(s, nuggets):
        return True
    free = ground(s, p)
    for slot in range(SLOTS):
        if building_cells(s, p, slot, free):
            return True
    return may_make_temple(s) and next_temple(s, p, free, -1) < DIAMONDS[s.island[p]]


@kernel
def create(s, action):
    """One building, temple or medallion; Theia's favour allows one more, if anything can be created."""
    p = s.turn
    if action == STOP:
        end_action(s)
        return
    if s.creations > 0:
        s.titan_active[Titan.THEIA] = False
    s.creations += 1
    if action < TEMPLE:
        build(s, p, (action - BUILD) // CELLS, (action - BUILD) % CELLS)
    elif action < MEDALLION:
        build_temple(s, p, action - TEMPLE)
    else:
        pay_nuggets(s, p, MEDALLION_PRICE)
        s.medallions[p] += 1
        s.tokens_left -= 1
    if not victory(s) and not may_create_more(s, p):
        end_action(s)


@kernel
def may_create_more(s, p):
    """Tell whether Theia offers a second creation."""
    return s.creations == 1 and favoured(s, Deed.CREATE.value) and can_create(s, s.nuggets[p])


@kernel
def build(s, p, slot, cell):
    """The building comes from the creation board with what lies on it."""
    kind = s.slot[slot]
    stand(s, p, kind, cell)
    if kind == Building.TRAINING_CAMP:
        s.hoplites[p] += s.waiting[slot]
    else:
        s.nuggets[p] += s.waiting[slot]
    s.slot[slot] = Building.NONE
    s.waiting[slot] = 0


@kernel
def build_temple(s, p, pair):
    build_over(s, p, PAIR_DIAMOND[s.island[p], pair])
    s.temple[p, pair % PAIR_TURNS] |= 1 << (pair // PAIR_TURNS)
    s.temples[p] += 1
    s.temples_left -= 1
    s.tokens_left -= 1
