"""4. Extra actions and what they cost ("Виконайте додаткову дію")."""

from __future__ import annotations

from ludoteka.engine.compiling.kernels import kernel
from ludoteka.games.orichalcum.actions import (
    EXTRA_CREATURE,
    EXTRA_HOPLITE,
    EXTRA_NUGGET,
    NO_EXTRA,
)
from ludoteka.games.orichalcum.components import (
    BOUGHT,
    CREATURES,
    FIRST_PAIR,
    PRICE,
    STATUE,
    TRIBUTE,
    TRIBUTES,
    Building,
    Creature,
    Currency,
    Deed,
)
from ludoteka.games.orichalcum.deeds import (
    may_make_medallion,
    possible,
)
from ludoteka.games.orichalcum.supply import (
    bag_creature,
    pay_hoplites,
    pay_nuggets,
)

#: The one action that hoplites cannot buy, and the one that nuggets cannot.
NOT_FOR_HOPLITES = Deed.RECRUIT
NOT_FOR_NUGGETS = Deed.PRODUCE
DEEDS = len(Deed) - 1
CURRENCIES = len(Currency)

assert BOUGHT[Currency.HOPLITE] == [deed for deed in range(1, DEEDS + 1) if deed != NOT_FOR_HOPLITES]
assert BOUGHT[Currency.NUGGET] == [deed for deed in range(1, DEEDS + 1) if deed != NOT_FOR_NUGGETS]
assert BOUGHT[Currency.CREATURE] == [*range(1, DEEDS + 1)]


@kernel
def price(s, currency):
    """2 of a currency, 1 less with its statue."""
    return PRICE - s.built[s.turn, STATUE[currency]]


@kernel
def may_buy_extra(s):
    """One extra action a turn, two with the forge."""
    return s.extras < 1 + s.built[s.turn, Building.FORGE]


@kernel
def affordable(s):
    """Return the currencies that suffice for an extra action, as bits."""
    p = s.turn
    found = 0
    if s.hoplites[p] >= price(s, Currency.HOPLITE.value):
        found |= 1 << Currency.HOPLITE
    if s.nuggets[p] >= price(s, Currency.NUGGET.value):
        found |= 1 << Currency.NUGGET
    creatures = 0
    for kind in range(1, CREATURES):
        creatures += s.captured[p, kind]
    if creatures >= price(s, Currency.CREATURE.value):
        found |= 1 << Currency.CREATURE
    return found


@kernel
def buys(currency, deed):
    """Hoplites buy all actions but recruit, nuggets all but produce, creatures any."""
    if currency == Currency.HOPLITE:
        return deed != NOT_FOR_HOPLITES
    return currency != Currency.NUGGET or deed != NOT_FOR_NUGGETS


@kernel
def nuggets_after(s, currency):
    """Return the active player's nuggets after paying for an extra action."""
    nuggets = s.nuggets[s.turn]
    return nuggets - price(s, currency) if currency == Currency.NUGGET else nuggets


@kernel
def any_extra(s):
    """Tell whether an extra action can be bought that would, after paying, do anything."""
    if not may_buy_extra(s):
        return False
    currencies = affordable(s)
    for currency in range(CURRENCIES):
        if currencies >> currency & 1:
            nuggets = nuggets_after(s, currency)
            for deed in range(1, DEEDS + 1):
                if buys(currency, deed) and possible(s, deed, nuggets):
                    return True
    return False


@kernel
def deeds_without_medallion(s):
    """Return the actions that would do anything whatever is paid for them, as bits."""
    found = 0
    for deed in range(1, DEEDS + 1):
        if possible(s, deed, 0):
            found |= 1 << deed
    return found


@kernel
def list_deeds(s, currency, deeds, number, out, n):
    """List the actions that a currency buys, numbered from `number` on."""
    if may_make_medallion(s, nuggets_after(s, currency)):
        deeds |= 1 << Deed.CREATE
    for deed in range(1, DEEDS + 1):
        if buys(currency, deed):
            if deeds >> deed & 1:
                out[n] = number
                n += 1
            number += 1
    return n


@kernel
def can_pay(s, tribute):
    """Tell whether the active player has captured the creatures of a tribute."""
    p = s.turn
    first = TRIBUTE[tribute, 0]
    second = TRIBUTE[tribute, 1]
    if first == second:
        return s.captured[p, first] >= PRICE
    return s.captured[p, first] > 0 and (second == Creature.NONE or s.captured[p, second] > 0)


@kernel
def legal_extra(s, out):
    """An extra action for hoplites, for nuggets or for captured creatures, or none."""
    n = 0
    currencies = affordable(s)
    deeds = deeds_without_medallion(s)
    if currencies >> Currency.HOPLITE & 1:
        n = list_deeds(s, Currency.HOPLITE.value, deeds, EXTRA_HOPLITE, out, n)
    if currencies >> Currency.NUGGET & 1:
        n = list_deeds(s, Currency.NUGGET.value, deeds, EXTRA_NUGGET, out, n)
    if currencies >> Currency.CREATURE & 1:
        paying_one = price(s, Currency.CREATURE.value) == 1
        for tribute in range(0 if paying_one else FIRST_PAIR, FIRST_PAIR if paying_one else TRIBUTES):
            if can_pay(s, tribute):
                n = list_deeds(s, Currency.CREATURE.value, deeds, EXTRA_CREATURE + DEEDS * tribute, out, n)
    out[n] = NO_EXTRA
    return n + 1


@kernel
def pay_creatures(s, p, tribute):
    """Captured creatures go back to the bag."""
    for n in range(PRICE):
        kind = TRIBUTE[tribute, n]
        if kind != Creature.NONE:
            s.captured[p, kind] -= 1
            bag_creature(s, kind)


@kernel
def buy(s, action):
    """Pay for an extra action; return which one it is."""
    p = s.turn
    if action >= EXTRA_CREATURE:
        deed = (action - EXTRA_CREATURE) % DEEDS + 1
        pay_creatures(s, p, (action - EXTRA_CREATURE) // DEEDS)
    elif action >= EXTRA_NUGGET:
        deed = action - EXTRA_NUGGET + 1
        deed += deed >= NOT_FOR_NUGGETS
        pay_nuggets(s, p, price(s, Currency.NUGGET.value))
    else:
        deed = action - EXTRA_HOPLITE + 1
        deed += deed >= NOT_FOR_HOPLITES
        pay_hoplites(s, p, price(s, Currency.HOPLITE.value))
    s.extras += 1
    return deed
