"""Orichalcum in text.

The cells of an island are numbered row by row from 1. An action is a word and its parts, `place:12NE`,
`build:forest:7`, `extra:cerberus+gorgon:create`, or a word alone, `act`, `medallion`, `no-extra`.
A position is a line of `name=value`; cells read `.` (free), `F` (bare land), `V+g2` (a gorgon with 2 hoplites),
`#M` (a building), `=` (metropolis), `@` (temple).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteka.engine.errors import BadNotation
from ludoteka.engine.position import Position
from ludoteka.engine.text import Phrase, Seat
from ludoteka.games.orichalcum import actions as a
from ludoteka.games.orichalcum.components import (
    BOUGHT,
    BUILDING_KEYS,
    CARD_DEED,
    CARD_SIZE,
    CARDS,
    CELLS,
    CREATURE_KEYS,
    CURRENCY_KEYS,
    DEED_KEYS,
    PAIR_DIAMOND,
    PAIR_TURNS,
    PRICE,
    ROW_COST,
    SIZES,
    SLOTS,
    STATUE,
    TERRAIN_KEYS,
    TILE_SIZE,
    TILE_TERRAIN,
    TILES,
    TITAN_KEYS,
    TITANS,
    TRIBUTE_LIST,
    Currency,
    Deed,
)
from ludoteka.games.orichalcum.island_notation import (
    BUILDING_CODES,
    CREATURE_CODES,
    DIRECTION_NAMES,
    LETTERS,
    cells_of,
    pair_cells,
    read_cell,
    read_pool,
    read_seat,
    write_pool,
    write_seat,
)
from ludoteka.games.orichalcum.state import NOBODY, Phase

# ---- actions, each by its parts


def tribute_keys(tribute: int) -> list[str]:
    """Return the creatures of a tribute."""
    return [CREATURE_KEYS[kind] for kind in TRIBUTE_LIST[tribute]]


def _extra(currency: int, deed: int, creatures: list[str]) -> dict[str, Any]:
    parts: dict[str, Any] = {"do": "extra", "action": DEED_KEYS[deed], "pay": CURRENCY_KEYS[currency]}
    return parts | ({"creatures": creatures} if creatures else {})


def _all_parts() -> list[dict[str, Any]]:
    """Return the parts of every action, in the order of their numbers."""
    found: list[dict[str, Any]] = []

    def several(do: str, **parts: Sequence[Any]) -> None:
        found.extend(
            {"do": do, **dict(zip(parts, values, strict=True))} for values in zip(*parts.values(), strict=True)
        )

    numbers = range(1, CELLS + 1)
    pairs = [(cell, DIRECTION_NAMES[turn]) for cell in numbers for turn in range(PAIR_TURNS)]
    spots = [(cell, name) for cell in numbers for name in DIRECTION_NAMES]
    row = range(1, a.PLACE - a.CARD + 1)
    several("metropolis", cell=[p[0] for p in pairs], direction=[p[1] for p in pairs])
    several("card", slot=row)
    several("place", cell=[p[0] for p in spots], direction=[p[1] for p in spots])
    several("titan", titan=TITAN_KEYS)
    several("return", titan=TITAN_KEYS)
    found.extend({"do": word} for word in ("act", "skip", "favour", "no-favour"))
    several("fight", cell=numbers)
    several("hoplites", count=range(a.KRONOS - a.COMMIT))
    found.append({"do": "kronos"})
    several("build", slot=[t for t in TERRAIN_KEYS[:SLOTS] for _ in numbers], cell=[*numbers] * SLOTS)
    several("temple", cell=[p[0] for p in pairs], direction=[p[1] for p in pairs])
    found.extend({"do": word} for word in ("medallion", "stop"))
    several("gift", cell=numbers)
    found.append({"do": "refuse"})
    found.extend(_extra(c, deed, []) for c in (Currency.HOPLITE, Currency.NUGGET) for deed in BOUGHT[c])
    for tribute in range(len(TRIBUTE_LIST)):
        found.extend(_extra(Currency.CREATURE, deed, tribute_keys(tribute)) for deed in BOUGHT[Currency.CREATURE])
    found.append({"do": "no-extra"})
    several("discard", slot=row)
    several("initiative", seat=range(a.NUM_ACTIONS - a.INITIATIVE))
    assert len(found) == a.NUM_ACTIONS
    return found


_PARTS = _all_parts()


def _text_of(parts: dict[str, Any]) -> str:
    do = str(parts["do"])
    if do == "extra":
        return f"extra:{'+'.join(parts.get('creatures', [parts['pay']]))}:{parts['action']}"
    if "direction" in parts:
        return f"{do}:{parts['cell']}{parts['direction']}"
    return ":".join([do, *(str(value) for key, value in parts.items() if key != "do")])


_TEXTS = [_text_of(parts) for parts in _PARTS]
_BY_TEXT = {text: action for action, text in enumerate(_TEXTS)}


def action_to_text(action: int) -> str:
    """Return the notation of an action."""
    return _TEXTS[action]


def action_from_text(text: str) -> int:
    """Return the action of a notation."""
    if not isinstance(text, str) or text not in _BY_TEXT:
        raise BadNotation(
            f"{text!r} is not an action of Orichalcum; actions look like card:2, place:12NE, act, fight:7, "
            "hoplites:2, build:forest:7, temple:9E, extra:nugget:create or no-extra."
        )
    return _BY_TEXT[text]


def action_to_json(action: int) -> dict[str, Any]:
    """Return an action by its parts."""
    parts = _PARTS[action]
    return parts | ({"creatures": list(parts["creatures"])} if "creatures" in parts else {})


def action_from_json(obj: Any) -> int:
    """Return the action of its parts."""
    if "creatures" in obj:
        obj = {**obj, "creatures": sorted(obj["creatures"], key=CREATURE_KEYS.index)}
    action = _BY_TEXT[_text_of(obj)]
    if _PARTS[action] != obj:
        raise ValueError("its parts are not those of an action")
    return action


# ---- pieces in positions


def tile_name(tile: int) -> str:
    """Return a tile as the letters of its terrains, `FLV`; none as `-`."""
    return "".join(LETTERS[TILE_TERRAIN[tile, n]] for n in range(TILE_SIZE[tile])) or "-"


_TILE_BY_NAME = {tile_name(tile): tile for tile in range(TILES)}


def card_name(card: int) -> str:
    """Return an action card as `capture2`."""
    return f"{DEED_KEYS[CARD_DEED[card]]}{CARD_SIZE[card]}"


_CARD_BY_NAME = {card_name(card): card for card in range(1, CARDS + 1)}


def _cards(bits: int) -> str:
    return ".".join(card_name(card) for card in range(1, CARDS + 1) if bits >> card & 1) or "-"


def _read_cards(text: str) -> int:
    names = [] if text == "-" else text.split(".")
    if len(set(names)) != len(names):
        raise ValueError("an action card is there twice")
    return sum(1 << _CARD_BY_NAME[name] for name in names)


def _load(tile: int, creatures: Sequence[int]) -> str:
    """Return a tile with what stands on it, `FV:-c`."""
    return f"{tile_name(tile)}:{''.join(CREATURE_CODES[creatures[n]] for n in range(TILE_SIZE[tile]))}"


def _read_load(text: str) -> tuple[int, list[int]]:
    name, codes = text.split(":")
    tile = _TILE_BY_NAME[name]
    if len(codes) != TILE_SIZE[tile]:
        raise ValueError(f"{text!r} is not a tile with its creatures")
    return tile, [CREATURE_CODES.index(code) for code in codes] + [0] * (SIZES - len(codes))


# ---- positions

_NUMBERS = ("won", "extra", "extras", "lost", "fights", "creations", "saved")
_SUPPLY = ("hoplites_left", "nuggets_left", "temples_left", "tokens_left")


def write(s: Any) -> str:
    """Return a state in one line."""
    words = [f"phase={Phase(s.phase).name.lower()}", f"round={s.round}", f"turn={s.turn}", f"moved={s.moved}"]
    words += [f"initiative={s.holder}"]
    words += [f"{name}={getattr(s, name)}" for name in _NUMBERS if getattr(s, name)]
    words += [f"deed={DEED_KEYS[s.deed]}"] if s.deed else []
    words += [f"card={card_name(s.card)}"] if s.card else []
    words += [f"tile={_load(s.tile, s.cargo)}"] if s.tile else []
    words += [f"cell={s.cell + 1}"] if s.phase == Phase.COMMIT else []
    words += [f"gift={BUILDING_CODES[s.gift]}"] if s.gift else []
    pending = [TITAN_KEYS[t] for t in range(TITANS) if s.pending >> t & 1]
    words += [f"pending={'.'.join(pending)}"] if pending else []
    words += [f"gained={TITAN_KEYS[s.gained - 1]}"] if s.gained else []
    words += [f"roll={''.join(str(s.roll[n]) for n in range(s.dice))}"] if s.dice else []
    words += [f"{name.removesuffix('_left')}={getattr(s, name)}" for name in _SUPPLY]
    row = [
        f"{card_name(s.row_card[n])}:{_load(s.row_tile[n], [s.row_creature[n, k] for k in range(SIZES)])}"
        for n in range(s.row)
    ]
    words += [f"row={','.join(row) or '-'}", f"deck={_cards(s.deck)}", f"discards={_cards(s.discards)}"]
    pile = [f"{tile_name(tile)}{s.pile[tile]}" for tile in range(1, TILES) if s.pile[tile]]
    words.append(f"tiles={'.'.join(pile) or '-'}")
    for size in range(1, SIZES + 1):
        under = [tile_name(s.under[size, n]) for n in range(s.under_left[size])]
        words += [f"under{size}={'.'.join(under)}"] if under else []
    words.append(f"creatures={write_pool(s.creature_bag, CREATURE_CODES)}")
    words.append(f"buildings={write_pool(s.building_bag, BUILDING_CODES)}")
    slots = [f"{BUILDING_CODES[s.slot[n]]}{s.waiting[n] or ''}" for n in range(SLOTS)]
    words.append(f"slots={','.join(slots)}")
    titans = [f"{_seat(s.titan_holder[t])}{'' if s.titan_active[t] else '!'}" for t in range(TITANS)]
    words.append(f"titans={','.join(titans)}")
    for p in range(s.players):
        words += write_seat(s, p)
    return " ".join(words)


def read(s: Any, body: str, options: Sequence[int]) -> None:
    """Fill a state, all 0 but for its head, from the line that `write` gave."""
    words = dict(word.split("=", 1) for word in body.split())
    s.phase = Phase[words.pop("phase").upper()]
    s.round, s.turn, s.moved = (int(words.pop(name)) for name in ("round", "turn", "moved"))
    s.holder = int(words.pop("initiative"))
    for name in _NUMBERS:
        setattr(s, name, int(words.pop(name, "0")))
    for name in _SUPPLY:
        setattr(s, name, int(words.pop(name.removesuffix("_left"))))
    _read_turn(s, words)
    _read_table(s, words)
    for p in range(s.players):
        read_seat(s, p, words, options[0] >> p & 1)
    if words:
        raise ValueError(f"{next(iter(words))!r} is not part of a position")


def _read_turn(s: Any, words: dict[str, str]) -> None:
    s.deed = DEED_KEYS.index(words.pop("deed", "none"))
    s.card = _CARD_BY_NAME[words.pop("card")] if "card" in words else 0
    if "tile" in words:
        s.tile, cargo = _read_load(words.pop("tile"))
        for n, creature in enumerate(cargo):
            s.cargo[n] = creature
    s.cell = read_cell(words.pop("cell", "1"))
    s.gift = BUILDING_CODES.index(words.pop("gift", "-"))
    for key in words.pop("pending", "").split(".") if "pending" in words else ():
        s.pending |= 1 << TITAN_KEYS.index(key)
    s.gained = TITAN_KEYS.index(words.pop("gained")) + 1 if "gained" in words else 0
    for face in words.pop("roll", ""):
        s.roll[s.dice] = int(face)
        s.dice += 1


def _read_table(s: Any, words: dict[str, str]) -> None:
    row = words.pop("row")
    for n, text in enumerate([] if row == "-" else row.split(",")):
        card, load = text.split(":", 1)
        s.row_card[n] = _CARD_BY_NAME[card]
        s.row_tile[n], creatures = _read_load(load)
        for cell, creature in enumerate(creatures):
            s.row_creature[n, cell] = creature
        s.row = n + 1
    s.deck, s.discards = _read_cards(words.pop("deck")), _read_cards(words.pop("discards"))
    tiles = words.pop("tiles")
    for text in [] if tiles == "-" else tiles.split("."):
        name = text.rstrip("0123456789")
        tile = _TILE_BY_NAME[name]
        s.pile[tile] = int(text[len(name) :])
        s.pile_left[TILE_SIZE[tile]] += s.pile[tile]
    for size in range(1, SIZES + 1):
        for n, name in enumerate(words.pop(f"under{size}").split(".") if f"under{size}" in words else ()):
            s.under[size, n] = _TILE_BY_NAME[name]
            s.under_left[size] = n + 1
    read_pool(s.creature_bag, words.pop("creatures"), CREATURE_CODES)
    read_pool(s.building_bag, words.pop("buildings"), BUILDING_CODES)
    s.creatures_left, s.buildings_left = sum(s.creature_bag), sum(s.building_bag)
    for n, text in enumerate(words.pop("slots").split(",")):
        s.slot[n] = BUILDING_CODES.index(text[0])
        s.waiting[n] = int(text[1:] or 0)
    for n, text in enumerate(words.pop("titans").split(",")):
        s.titan_active[n] = not text.endswith("!")
        s.titan_holder[n] = NOBODY if text[0] == "-" else int(text.removesuffix("!"))


def _seat(seat: int) -> str:
    return "-" if seat < 0 else str(seat)


# ---- words


def name(key: str) -> Phrase:
    """Return the name of a piece, by its key."""
    return Phrase(f"orichalcum-{key.replace('_', '-')}")


def names(keys: Sequence[str]) -> list[Phrase]:
    """Return the names of pieces."""
    return [name(key) for key in keys]


def numbers(cells: Sequence[int]) -> str:
    """Return numbers of cells as `3, 4, 9`."""
    return ", ".join(map(str, cells))


def _place_phrase(s: Any, action: int) -> Phrase:
    """Say which terrain comes on which cell."""
    from ludoteka.games.orichalcum.preview import laid

    parts = [Phrase("orichalcum-laid", {"what": name(what), "cell": cell + 1}) for cell, what in laid(s, action)]
    return Phrase("orichalcum-do-place", {"parts": parts})


def describe(position: Position, action: int) -> Phrase:
    """Return a legal action as a phrase."""
    s = position.state
    parts = action_to_json(action)
    do = parts["do"]
    p = s.turn
    args: dict[str, Any] = {}
    if do == "place":
        return _place_phrase(s, action)
    if do == "metropolis":
        args = {"cells": numbers(cells_of(pair_cells(s.island[p], action - a.METROPOLIS)))}
    elif do == "temple":
        args = {"cells": numbers(cells_of(int(PAIR_DIAMOND[s.island[p], action - a.TEMPLE])))}
    elif do in ("card", "discard"):
        args = card_args(s, parts["slot"] - 1)
    elif do in ("titan", "return"):
        args = {"titan": name(parts["titan"])}
    elif do in ("act", "skip"):
        args = {"action": name(DEED_KEYS[CARD_DEED[s.card]])}
    elif do in ("favour", "no-favour"):
        args = {"titan": name("hyperion" if s.deed == Deed.PRODUCE else "themis")}
    elif do == "fight":
        args = {"creature": name(CREATURE_KEYS[s.creature[p, parts["cell"] - 1]]), "cell": parts["cell"]}
    elif do == "hoplites":
        args = {"count": parts["count"], "dice": 1 + parts["count"] + s.standing[p, s.cell]}
    elif do == "build":
        slot = TERRAIN_KEYS.index(parts["slot"])
        args = {"building": name(BUILDING_KEYS[s.slot[slot]]), "cell": parts["cell"]}
    elif do == "gift":
        args = {"building": name(BUILDING_KEYS[s.gift]), "cell": parts["cell"]}
    elif do == "refuse":
        args = {"building": name(BUILDING_KEYS[s.gift])}
    elif do == "extra":
        return extra_phrase("orichalcum-do-extra", s, parts, {})
    elif do == "initiative":
        args = {"who": Seat(parts["seat"])}
    return Phrase(f"orichalcum-do-{do}", args)


def extra_phrase(key: str, s: Any, parts: dict[str, Any], args: dict[str, Any]) -> Phrase:
    """Say an extra action and its price: the phrase of the currency, `...-hoplite` and so on."""
    args = {**args, "action": name(parts["action"])}
    if parts["pay"] == "creature":
        return Phrase(f"{key}-creature", {**args, "creatures": names(parts["creatures"])})
    return Phrase(f"{key}-{parts['pay']}", {**args, "count": price_of(s, CURRENCY_KEYS.index(parts["pay"]))})


def price_of(s: Any, currency: int) -> int:
    """Return what an extra action costs the active player."""
    return PRICE - int(s.built[s.turn, STATUE[currency]])


def card_args(s: Any, slot: int) -> dict[str, Any]:
    """Return what there is to say of a card of the row: action, tile, creatures, cost."""
    tile = s.row_tile[slot]
    terrains = [TERRAIN_KEYS[TILE_TERRAIN[tile, n]] for n in range(TILE_SIZE[tile])]
    creatures = [s.row_creature[slot, n] for n in range(SIZES)]
    lying = [CREATURE_KEYS[c] if c else t for t, c in zip(terrains, creatures, strict=False)]
    return {
        "slot": slot + 1,
        "action": name(DEED_KEYS[CARD_DEED[s.row_card[slot]]]),
        "tile": names(lying) or [Phrase("orichalcum-no-tile")],
        "cost": int(ROW_COST[slot]),
    }
