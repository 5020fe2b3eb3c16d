"""What a seat of Orichalcum sees: everything lies open. A field is shown because it is named here."""

from __future__ import annotations

from typing import Any

from ludoteka.engine.position import Position
from ludoteka.games.orichalcum.components import (
    BUILDING_KEYS,
    CARD_DEED,
    CARD_SIZE,
    CARDS,
    CREATURE_KEYS,
    CREATURES,
    CURRENCY_KEYS,
    DEED_KEYS,
    ISLAND_HEXES,
    ISLAND_IDS,
    MEDALLION_PRICE,
    PAIR_DIAMOND,
    POINTS_TO_WIN,
    PORT_CELL,
    PORT_HOPLITES,
    PORT_NUGGETS,
    PORTS,
    ROW_COST,
    SIZES,
    SLOTS,
    STRENGTH,
    TERRAIN_KEYS,
    TILE_SIZE,
    TILE_TERRAIN,
    TITAN_KEYS,
    TITAN_LIMIT,
    TITANS,
    Building,
)
from ludoteka.games.orichalcum.island_notation import cells_of, metropolis_cells, temple_pairs
from ludoteka.games.orichalcum.notation import price_of
from ludoteka.games.orichalcum.preview import all_odds, captures, hoplites_paid, siege_faces
from ludoteka.games.orichalcum.state import Phase


def _tile(tile: int, creatures: Any) -> list[dict[str, Any]] | None:
    """Return the cells of a tile: terrain, and creature or None."""
    if not tile:
        return None
    return [
        {
            "terrain": TERRAIN_KEYS[TILE_TERRAIN[tile, n]],
            "creature": CREATURE_KEYS[creatures[n]] if creatures[n] else None,
        }
        for n in range(TILE_SIZE[tile])
    ]


def _card(card: int) -> dict[str, Any]:
    return {"action": DEED_KEYS[CARD_DEED[card]], "size": int(CARD_SIZE[card])}


def _row(s: Any) -> list[dict[str, Any]]:
    return [
        {
            "slot": n + 1,
            "cost": int(ROW_COST[n]),
            **_card(s.row_card[n]),
            "tile": _tile(s.row_tile[n], s.row_creature.tolist()[n]),
        }
        for n in range(s.row)
    ]


def _piles(s: Any) -> list[dict[str, Any]]:
    """The tiles put under a pile were seen, and so was their order."""
    return [
        {
            "size": size,
            "unseen": s.pile_left[size],
            "under": [
                [TERRAIN_KEYS[TILE_TERRAIN[s.under[size, n], k]] for k in range(size)]
                for n in range(s.under_left[size])
            ],
        }
        for size in range(1, SIZES + 1)
    ]


def _cell(s: Any, p: int, n: int) -> dict[str, Any]:
    q, r = ISLAND_HEXES[s.island[p]][n]
    shown: dict[str, Any] = {"cell": n + 1, "q": q, "r": r}
    land = [TERRAIN_KEYS[t] for t in range(len(TERRAIN_KEYS)) if s.land[p, t] >> n & 1]
    shown["covered"] = bool(s.covered[p] >> n & 1)
    shown["terrain"] = land[0] if land else None
    shown["building"] = BUILDING_KEYS[s.building[p, n]] if s.building[p, n] else None
    shown["creature"] = CREATURE_KEYS[s.creature[p, n]] if s.creature[p, n] else None
    shown["hoplites"] = s.standing[p, n]
    for port in range(PORTS):
        if PORT_CELL[s.island[p], port] == n:
            island = s.island[p]
            shown["port"] = {"hoplites": int(PORT_HOPLITES[island, port]), "nuggets": int(PORT_NUGGETS[island, port])}
    return shown


def _creatures(counts: Any) -> list[str]:
    return [CREATURE_KEYS[kind] for kind in range(1, CREATURES) for _ in range(counts[kind])]


def _seat(s: Any, p: int, points: int) -> dict[str, Any]:
    island = s.island[p]
    titans = [t for t in range(TITANS) if s.titan_holder[t] == p]
    return {
        "island": ISLAND_IDS[island],
        "points": points,
        "titans": [{"titan": TITAN_KEYS[t], "active": bool(s.titan_active[t])} for t in titans],
        "titan_limit": TITAN_LIMIT + s.built[p, Building.ORATORY],
        "temples": [cells_of(int(PAIR_DIAMOND[island, pair])) for pair in temple_pairs(s, p)],
        "medallions": s.medallions[p],
        "creatures": s.beasts[p].bit_count(),
        "hoplites": s.hoplites[p],
        "nuggets": s.nuggets[p],
        "captured": _creatures(s.captured.tolist()[p]),
        "mines": s.built[p, Building.MINE],
        "camps": s.built[p, Building.TRAINING_CAMP],
        "siege_faces": siege_faces(s, p),
        "metropolis": cells_of(metropolis_cells(s, p)),
        "cells": [_cell(s, p, n) for n in range(len(ISLAND_HEXES[island]))],
    }


def _fight(s: Any, cell: int, paid: int = 0) -> dict[str, Any]:
    kind = s.creature[s.turn, cell]
    return {
        "cell": cell + 1,
        "creature": CREATURE_KEYS[kind],
        "strength": int(STRENGTH[kind]),
        "standing": s.standing[s.turn, cell],
        "odds": all_odds(s, s.turn, cell, paid),
    }


def _fights(position: Position) -> list[dict[str, Any]]:
    """Return the fights that may be chosen or begun next, so that nobody rolls without having seen the odds."""
    s = position.state
    if s.phase == Phase.COMMIT:
        return [_fight(s, s.cell)]
    beasts = [cell - 1 for cell in cells_of(s.beasts[s.turn])]
    if s.phase == Phase.FIGHT:
        return [_fight(s, cell) for cell in beasts]
    if s.phase not in (Phase.ACTION, Phase.EXTRA):
        return []
    paid = [hoplites_paid(s, action) for action in position.legal_actions() if captures(s, action)]
    return [_fight(s, cell, min(paid)) for cell in beasts] if paid else []


def view(position: Position, seat: int | None) -> dict[str, Any]:
    """Return what a seat, or a spectator, may see."""
    s = position.state
    points = position.scores()
    return {
        "phase": Phase(s.phase).name.lower(),
        "round": s.round,
        "turn": s.turn,
        "initiative": s.holder,
        "points_to_win": POINTS_TO_WIN,
        "medallion_price": MEDALLION_PRICE,
        "card": _card(s.card) if s.card else None,
        "tile": _tile(s.tile, s.cargo),
        "action": DEED_KEYS[s.deed] if s.deed else None,
        "extra": bool(s.extra),
        "extras_bought": s.extras,
        "prices": {key: price_of(s, n) for n, key in enumerate(CURRENCY_KEYS)},
        "capture_lost": bool(s.lost),
        "in_hospital": s.saved,
        "fight": _fight(s, s.cell) if s.phase == Phase.COMMIT else None,
        "fights": _fights(position),
        "gift": BUILDING_KEYS[s.gift] if s.gift else None,
        "titans_to_gain": [TITAN_KEYS[t] for t in range(TITANS) if s.pending >> t & 1],
        "roll": [s.roll[n] or "skull" for n in range(s.dice)],
        "supply": {
            "hoplites": s.hoplites_left,
            "nuggets": s.nuggets_left,
            "temples": s.temples_left,
            "victory_tokens": s.tokens_left,
        },
        "row": _row(s),
        "deck": s.deck.bit_count(),
        "discards": [_card(card) for card in range(1, CARDS + 1) if s.discards >> card & 1],
        "piles": _piles(s),
        "creature_bag": _creatures(s.creature_bag),
        "building_bag": [BUILDING_KEYS[kind] for kind, n in enumerate(s.building_bag) for _ in range(n)],
        "creation_board": [
            {
                "slot": TERRAIN_KEYS[n],
                "building": BUILDING_KEYS[s.slot[n]] if s.slot[n] else None,
                "waiting": s.waiting[n],
            }
            for n in range(SLOTS)
        ],
        "titans": [
            {
                "titan": TITAN_KEYS[t],
                "terrain": TERRAIN_KEYS[t],
                "holder": s.titan_holder[t] if s.titan_holder[t] >= 0 else None,
                "active": bool(s.titan_active[t]),
            }
            for t in range(TITANS)
        ],
        "seats": [_seat(s, p, points[p]) for p in range(s.players)],
    }
