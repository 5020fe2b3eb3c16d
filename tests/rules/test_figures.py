"""What the figures of the rules show is true: each is played or counted by the rules of its game.

Where a figure shows a part of a table that no real tiles make, Akropolis is counted by the second implementation of its
rules, which random games hold to the first.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

import ludoteka
from ludoteka.games.akropolis.components import KIND_KEYS, TILE
from ludoteka.games.orichalcum.components import CREATURE_KEYS, STRENGTH
from ludoteka.games.orichalcum.fight_odds import odds
from ludoteka.games.orion_duel.components import CELL_ID, CELL_LIST
from ludoteka.games.orion_duel.derived import fill
from tests.games.akropolis.oracle.game import score
from tests.games.opale import positions_of_game as opale
from tests.games.orichalcum import setups as orichalcum
from tests.games.oriflamme_alliance import setting as oriflamme
from tests.games.orion_duel import positions_of_game as orion
from tests.rules.books import GAMES, figure, figures, section

AKROPOLIS = ludoteka.game("akropolis")


def named(game: str, *verdicts: str) -> list[str]:
    """Return the figures with such a verdict."""
    return [one["id"] for one in figures(game) if one.get("verdict") in verdicts]


# ---- Akropolis


def test_akropolis_what_counts_counts() -> None:
    counted = 0
    for one in figures("akropolis"):
        scene, colour = one["scene"], one["scene"].get("colour")
        if not colour:
            continue
        shown = [(q, r, kind, level) for q, r, kind, level, _ in scene["hexes"]]
        found = score(shown, 0, [colour] if scene.get("variant") else []).colours[colour]
        assert found.value == scene["value"], one["id"]
        assert found.value == one.get("args", {}).get("value", found.value), one["id"]
        worth = {tuple(cell) for cell in scene.get("good", ())}
        assert {cell for cell, value in found.worth.items() if value} == worth, one["id"]
        assert {tuple(cell) for cell in scene.get("bad", ())} == set(found.worth) - worth, one["id"]
        counted += 1
    assert counted >= 12


def test_akropolis_the_count_of_the_rulebook() -> None:
    one = figure("akropolis", "total")
    args, shown = one["args"], [(q, r, kind, level) for q, r, kind, level, _ in one["scene"]["hexes"]]
    houses = score(shown, 0).colours["house"]
    levels = [level for _, _, kind, level in shown if kind == "house"]
    assert (args["low"], args["high"]) == (levels.count(1), levels.count(2))
    assert (args["value"], args["stars"], args["points"]) == (houses.value, houses.stars, houses.product) == (9, 3, 27)


def test_akropolis_groups_are_as_large_as_said() -> None:
    for name in ("group", "plaza"):
        one = figure("akropolis", name)
        assert one["args"]["large"] == len(one["scene"]["good"])
        assert one["args"].get("small", 2) == len(one["scene"]["bad"])


@pytest.mark.parametrize("name", ["beside", "over", "single", "uneven", "stones"])
def test_akropolis_tiles_are_placed_by_the_rules(name: str) -> None:
    one = figure("akropolis", name)
    scene = one["scene"]
    position = AKROPOLIS.parse(scene["position"])
    before = position.view(0)["seats"][0]["stones"]
    after = position.after(AKROPOLIS.action_from_text(scene["after"])) if "after" in scene else position
    if name == "beside":
        after = position.after(AKROPOLIS.action_from_text(scene["action"]))
    assert sorted(map(list, after.view(0)["seats"][0]["hexes"])) == sorted(scene["hexes"])
    if name == "stones":
        assert after.view(0)["seats"][0]["stones"] - before == one["args"]["count"]
        return
    cells = {tuple(cell) for cell in scene.get("good", scene.get("bad"))}
    if name == "uneven":  # the same cells, by whoever has a tile to lay: heights differ
        levels = {(q, r): level for q, r, _, level, _ in scene["hexes"]}
        assert len({levels[q, r] for q, r in cells}) > 1
        return
    places = [{(q, r) for q, r, *_ in position.preview(action)["hexes"]} for action in position.legal_actions()]
    assert (cells in places) == (one["verdict"] == "allowed")


def test_akropolis_a_tile_costs_what_lies_before_it() -> None:
    one = figure("akropolis", "row")
    known = {tuple(KIND_KEYS[kind] for kind in hexes) for hexes in TILE}
    assert [tile for tile in one["scene"]["tiles"] if tuple(tile) not in known] == []
    offers = AKROPOLIS.new(players=3, seed=1).view(0)["site"]
    assert offers[one["scene"]["taken"]]["cost"] == one["args"]["cost"]


@pytest.mark.parametrize(("name", "long"), [("setup", False), ("long", True)])
def test_akropolis_numbers_of_tiles_and_turns(name: str, long: bool) -> None:
    for players, tiles, row, stacks, turns in section("akropolis", name)["table"]:
        view = AKROPOLIS.new(players=players, seed=1, long=long).view(0)
        assert row == len(view["site"])
        assert stacks == f"{view['stacks']} × {view['stack_size']}"
        assert tiles == row + view["stacks"] * view["stack_size"]
        # all tiles but one are taken, by the players in turn or by the one player and the Architect
        assert turns == (tiles - 1) // max(2, players)


def test_akropolis_the_move_to_try_brings_what_it_says() -> None:
    taste = json.loads((GAMES / "akropolis" / "taste.json").read_text(encoding="utf-8"))
    position = AKROPOLIS.parse(taste["position"])
    view = position.view(0)
    assert sorted(map(list, view["seats"][0]["hexes"])) == sorted(taste["hexes"])
    assert view["taken"] == taste["tile"]
    totals = {}
    for place in taste["places"]:
        preview = position.preview(AKROPOLIS.action_from_text(place["action"]))
        change, args = preview["change"], place["args"]
        assert [[q, r] for q, r, *_ in preview["hexes"]] == place["cells"]
        assert args["points"] == abs(change["total"])
        assert args.get("market", change["market"]) == change["market"]
        assert args.get("stones", preview["stones"]) == preview["stones"]
        totals[place["id"]] = change["total"]
    assert totals["beside"] < 0 < totals["alone"] < totals["above"]


# ---- Opale


def cards(shown: list[dict[str, Any]]) -> str:
    """Write cards of one type as the notation does."""
    letter = {name: key for key, name in opale.KEYS.items()}[shown[0]["type"]]
    return letter + "".join(str(card["value"]) for card in sorted(shown, key=lambda card: card["value"]))


@pytest.mark.parametrize("name", ["dragon", "huntress", "witch", "guardian", "city"])
def test_opale_a_play_takes_what_is_shown(name: str) -> None:
    one = figure("opale", name)
    scene, args = one["scene"], one["args"]
    own = [card for card in scene["played"] if card["type"] == scene["takes"][0]["from"]]
    for choice in scene["takes"]:
        lying = [scene["there"]] if scene["there"] else []
        lying += [take["cards"] for take in scene["takes"] if take["from"] != "store" and not own]
        store = "-"
        if choice["from"] == "store":
            kinds = sorted({card["type"] for card in choice["cards"]}, key=list(opale.KEYS.values()).index)
            store = ".".join(cards([card for card in choice["cards"] if card["type"] == kind]) for kind in kinds)
        order = list(opale.KEYS.values())
        pile = ".".join(cards(group) for group in sorted(lying, key=lambda group: order.index(group[0]["type"])))
        hand = ".".join(sorted([cards(scene["played"]), "G1"], key=lambda word: "HCPWSGDRU".index(word[0])))
        position = opale.make(hand, "G2.R1", pile=pile or "-", store=store)
        after = position.after(opale.GAME.action_from_text(cards(scene["played"])))
        if len(scene["takes"]) > 1:
            after = after.after(opale.GAME.action_from_text(f">{cards(choice['cards'])[0]}"))
        seat = after.view(0)["seats"][0]
        azura = 3 if choice.get("azura") else 0
        points = sum(card["value"] for card in choice["cards"])
        assert seat["captured"] == len(choice["cards"]) == args.get("count", len(choice["cards"]))
        assert seat["score"] == points + azura
        assert (after.view(0)["azura"] == 0) == bool(azura)
        said = args.get("points", args.get("dragons" if azura else "pearls"))
        assert said == points


def test_opale_the_deck_is_the_one_of_the_game() -> None:
    rows = section("opale", "setup")["table"]
    view = opale.GAME.new(seed=1).view(0)
    capacity = {area["area"]: area["capacity"] for area in view["areas"]}
    assert [row[0] for row in rows] == [f"@opale-{area.replace('_', '-')}" for area in capacity]
    assert [row[3] for row in rows] == [held or "∞" for held in capacity.values()]
    assert sum(row[1] for row in rows) == 50
    whole = 0
    for row in rows:
        values = [part.split(" × ") for part in row[2].split(", ")]
        assert sum(int(part[0]) if len(part) > 1 else 1 for part in values) == row[1]
        whole += sum(int(part[0]) * int(part[1]) if len(part) > 1 else int(part[0]) for part in values)
    assert whole == 79


# ---- Orichalcum


@pytest.mark.parametrize("name", ["diamond", "jokers", "twice", "near"])
def test_orichalcum_temples_stand_where_the_rules_let_them(name: str) -> None:
    one = figure("orichalcum", name)
    setup = orichalcum.Setup().card("create1").slot("forest", "arch").land("forest", orichalcum.cell(5, 1))
    for land in one["scene"]["cells"]:
        where = orichalcum.cell(land["q"] + 2, land["r"] + 2)
        if "creature" in land:
            setup.creature(land["creature"], where)
        else:
            setup.land(land["terrain"], where)
    actions = orichalcum.legal(orichalcum.play(setup.ready(), "act"))
    temple = f"temple:{orichalcum.cell(2, 2) + 1}E"
    assert (temple in actions) == one["scene"]["good"] == (one["verdict"] == "allowed")


def test_orichalcum_an_area_brings_its_titan() -> None:
    one = figure("orichalcum", "area")
    deserts = [land for land in one["scene"]["cells"] if land["terrain"] == "desert"]
    assert one["args"]["count"] == len(deserts) == len(one["scene"]["frame"])
    setup = orichalcum.Setup()
    for land in deserts[1:]:
        setup.land("desert", orichalcum.cell(land["q"] + 2, land["r"] + 2))
    position = setup.tile("D").ready()
    first = orichalcum.cell(deserts[0]["q"] + 2, deserts[0]["r"] + 2) + 1
    (action,) = (text for text in orichalcum.legal(position) if text.startswith(f"place:{first}"))
    titans = {titan["titan"]: titan["holder"] for titan in orichalcum.play(position, action).view(0)["titans"]}
    assert titans[one["scene"]["titan"]] == 0


@pytest.mark.parametrize(("name", "won"), [("skull", True), ("lost", False)])
def test_orichalcum_fights_end_as_told(name: str, won: bool) -> None:
    one = figure("orichalcum", name)
    scene, args = one["scene"], one["args"]
    total = sum(face for face in scene["roll"] if face != "skull")
    strength = int(STRENGTH[CREATURE_KEYS.index(scene["creature"])])
    assert (args["sum"], args["strength"]) == (total, strength)
    assert len(scene["roll"]) == scene["hoplites"] + 1
    assert (total >= strength or "skull" in scene["roll"]) == won


def test_orichalcum_odds_strengths_and_treasures() -> None:
    for creature, strength, *chances, treasure in section("orichalcum", "odds")["table"]:
        kind = creature.removeprefix("@orichalcum-")
        assert treasure == f"{creature}-treasure"
        found = [key for key in CREATURE_KEYS if key.startswith(kind)]
        assert {int(STRENGTH[CREATURE_KEYS.index(key)]) for key in found} == {strength}
        for dice, said in enumerate(chances, 1):
            exact = float(odds(kind, dice)) * 100
            assert abs(float(said) - exact) <= (0.05 if "." in said else 0.5)
            assert (said == "100") == (exact == 100)


def test_orichalcum_buildings_and_prices() -> None:
    rows = section("orichalcum", "buildings")["table"]
    assert sum(row[1] for row in rows) == 26
    one = figure("orichalcum", "row")
    costs = [card["cost"] for card in orichalcum.GAME.new(players=2, seed=1).view(0)["row"]]
    assert [card["cost"] for card in one["scene"]["row"]] == costs
    assert one["args"]["cost"] == costs[one["scene"]["taken"]]


# ---- Oriflamme: Alliance


def lying(name: str, at: int) -> int:
    return int(figure("oriflamme-alliance", name)["scene"]["row"][at]["stack"][0].get("influence", 0))


def test_oriflamme_a_whole_activation() -> None:
    walk, after = figure("oriflamme-alliance", "walk"), figure("oriflamme-alliance", "after")
    game = oriflamme.position(
        f"R.empress B.deserter+{lying('walk', 1)} R.judge+{lying('walk', 2)} G.empress B.FANATIC", round_=2
    )
    oriflamme.play(game, "leave")
    events = oriflamme.play(game, "reveal", ">R2")
    assert f"took B1 {walk['args']['lying']}" in events
    assert f"lost R2 {after['args']['lost']}" in events
    assert (
        sum(int(event.split()[-1]) for event in events if event.startswith(("rewarded blue", "deserted blue")))
        == (after["args"]["strike"])
    )
    last = oriflamme.play(game, "leave")
    assert (
        sum(int(event.split()[-1]) for event in last if event.startswith(("gained blue", "alone blue")))
        == (after["args"]["fanatic"])
    )
    assert oriflamme.influence(game)[oriflamme.BLUE] == 1 + after["args"]["all"]
    assert oriflamme.row(game) == "R.empress+1 G.empress+1 B.FANATIC"
    assert [lying("after", at) for at in range(3)] == [1, 1, 0]


def test_oriflamme_what_a_stack_does() -> None:
    game = oriflamme.position("G.empress R.infiltration/R.DESERTER B.judge", round_=3)
    oriflamme.play(game, "leave", "reveal", ">B1")
    assert oriflamme.influence(game)[oriflamme.RED] == 1 + figure("oriflamme-alliance", "stack")["args"]["gain"]


def test_oriflamme_an_uprising_and_an_extortion() -> None:
    args = figure("oriflamme-alliance", "uprising")["args"]
    assert args["lying"] == lying("uprising", 1)
    game = oriflamme.position(f"R.empress B.uprising+{args['lying']} G.empress+1", round_=2)
    events = oriflamme.play(game, "leave", "reveal")
    assert f"took B1 {args['rest']}" in events
    assert oriflamme.influence(game)[oriflamme.BLUE] == 1 + args["gain"]

    gain = figure("oriflamme-alliance", "extortion")["args"]["gain"]
    game = oriflamme.position(f"R.extortion+{lying('extortion', 0)} B.DESERTER B.judge+1 B.empress", round_=3)
    events = oriflamme.play(game, "leave")
    while game.current_player == oriflamme.BLUE and ">R1" in oriflamme.legal(game):
        events += oriflamme.play(game, ">R1")
    assert any(event.startswith("eliminated R1") for event in events)
    assert oriflamme.influence(game)[oriflamme.RED] == 1 + gain


# ---- Orion Duel


@pytest.mark.parametrize("name", ["symmetric-1", "symmetric-2"])
def test_orion_set_ups_are_those_of_the_game(name: str) -> None:
    one = figure("orion-duel", name)
    position = orion.new(name)
    for token, key in (("galaxy", "galaxies"), ("hole", "holes")):
        assert {tuple(at) for at in one["scene"][key]} == orion.tokens(position, token)
        assert one["args"][key] == len(one["scene"][key])


@pytest.mark.parametrize("name", ["joined", "apart", "reversed"])
def test_orion_tiles_slide_under_tokens_as_shown(name: str) -> None:
    scene = figure("orion-duel", name)["scene"]
    cells = {key: [tuple(at) for at in scene.get(key, ())] for key in ("blue", "orange", "galaxies", "holes")}
    position = orion.make(cells["blue"], cells["orange"])
    assert set(cells["galaxies"]) <= orion.tokens(position, "galaxy")
    assert set(cells["holes"]) <= orion.tokens(position, "hole")
    held = scene["held"]
    action = orion.lay("line3", map(tuple, held["own"]), map(tuple, held["other"]))
    assert orion.legal(position, action) == held["good"] == (name == "joined")


@pytest.mark.parametrize("name", ["link", "neighbours", "four", "two-groups", "three", "broken"])
def test_orion_conditions_are_met_as_shown(name: str) -> None:
    one = figure("orion-duel", name)
    scene = one["scene"]
    met = conditions(scene)
    seat, kind = {
        "link": (0, 0),
        "neighbours": (0, 0),
        "four": (1, 1),
        "two-groups": (1, 1),
        "three": (1, 2),
        "broken": (1, 2),
    }[name]
    assert met[seat][kind] == (one["verdict"] == "counts")
    assert sum(map(sum, met)) == (one["verdict"] == "counts")
    shown = scene.get("galaxies") or scene.get("holes") or scene["blue"]
    assert one.get("args", {}).get("count", len(shown)) == len(shown)


def conditions(scene: dict[str, Any]) -> list[tuple[int, int, int]]:
    """Return the links, galaxies and black holes that count for each colour, with the tokens of the figure."""
    position = orion.new()
    s = position.state
    tokens = {tuple(at): kind for kind, key in ((1, "galaxies"), (2, "holes")) for at in scene.get(key, ())}
    for number, at in enumerate(CELL_LIST):
        s.token[number] = tokens.get(at, 0)
    for seat, key in enumerate(("blue", "orange")):
        for at in scene.get(key, ()):
            s.colour[CELL_ID[tuple(at)]] = seat
    fill(s)
    s.phase = 4 if s.outcome else s.phase
    shown = orion.GAME._position(position.options, position.raw)
    return [orion.met(shown, seat) for seat in range(2)]


def test_orion_has_the_tiles_that_the_table_lists() -> None:
    rows = section("orion-duel", "tiles")["table"]
    tray = orion.new().view(0)["seats"][0]["tray"]
    assert [row[0].removeprefix("@orion-duel-tile-").replace("-", "_") for row in rows] == list(tray)
    assert figure("orion-duel", "tiles")["args"]["count"] == sum(tray.values())
