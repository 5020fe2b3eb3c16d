"""What an action will do: in Orion Duel all of it is known beforehand."""

from __future__ import annotations

from typing import Any

from ludoteka.engine.position import Position
from ludoteka.games.orion_duel.actions import BEGIN, TILE, TOKEN
from ludoteka.games.orion_duel.components import CELL_LIST, TOKEN_KEYS, Token
from ludoteka.games.orion_duel.layout import token_to_lay, tokens_left
from ludoteka.games.orion_duel.placements import PLACEMENT_LIST
from ludoteka.games.orion_duel.state import Outcome
from ludoteka.games.orion_duel.view import progress


def preview(position: Position, action: int) -> dict[str, Any]:
    """Return what a legal action leads to: for a tile what it covers, what each seat has met and how far it is."""
    if action >= BEGIN:
        return {"begins": action - BEGIN}
    s = position.state
    if action >= TOKEN:
        token = token_to_lay(s)
        return {"token": TOKEN_KEYS[token], "at": list(CELL_LIST[action - TOKEN]), "left": tokens_left(s, token) - 1}
    after = position.after(action)
    met, then = _met(s), _met(after.state)
    return {
        "cells": _cells(s, action - TILE),
        "conditions": then,
        "gained": [{name: then[p][name] - met[p][name] for name in then[p]} for p in range(2)],
        "progress": [progress(after.state, p) for p in range(2)],
        "scores": after.scores(),
        "ends": _end(after),
    }


def _cells(s: Any, number: int) -> list[dict[str, Any]]:
    placement = PLACEMENT_LIST[number]
    hexes = [(cell, s.turn) for cell in placement.own] + [(cell, 1 - s.turn) for cell in placement.other]
    return [
        {"at": list(CELL_LIST[cell]), "colour": colour, "token": TOKEN_KEYS[Token(s.token[cell])]}
        for cell, colour in hexes
    ]


def _met(s: Any) -> list[dict[str, int]]:
    return [
        {"links": s.links[p].bit_count(), "galaxies": s.galaxy_sets[p], "holes": s.hole_sets[1 - p]} for p in range(2)
    ]


def _end(after: Position) -> dict[str, Any] | None:
    if not after.is_over:
        return None
    return {"outcome": Outcome(after.state.outcome).name.lower(), "winners": after.winners()}
