"""Orion Duel in text, in JSON, in words and on the table."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from ludoteka.engine.errors import BadNotation, BadState
from ludoteka.engine.hexes import distance
from ludoteka.engine.position import Position
from ludoteka.engine.text import LANGUAGES, Words
from ludoteka.engine.told import Told, tell
from ludoteka.games.orion_duel import preview, terminal
from ludoteka.games.orion_duel.actions import BEGIN, NUM_ACTIONS
from ludoteka.games.orion_duel.check import problems
from ludoteka.games.orion_duel.components import CELL_ID, CELL_LIST
from ludoteka.games.orion_duel.forms import CELLS, SIDES, TILES
from ludoteka.games.orion_duel.placements import PLACEMENT_LIST
from tests.games.orion_duel.positions_of_game import (
    BLUE,
    BLUE_HALF,
    GAME,
    LEFT_TO_RIGHT,
    ORANGE,
    ORANGE_HALF,
    begin,
    lay,
    make,
    new,
    stripes,
    token,
)


def keys(position: Position, obj: Any) -> list[str]:
    return [reason.key.removeprefix("orion-duel-why-") for reason in position.why_not(obj)]


def told(before: Position, action: int) -> list[str]:
    entries = before.log(action, before.after(action), None)
    return [Words("en", ("Ann", "Bob")).say(entry) for entry in entries if getattr(entry, "kind", "") != "chapter"]


def walk(setup: str, seed: int) -> list[Position]:
    position, dice, seen = GAME.new(seed=seed, setup=setup), random.Random(seed), []
    while not position.is_over:
        seen.append(position.copy())
        position.apply(dice.choice(position.legal_actions()))
    return [*seen, position]


# ---- actions


@pytest.mark.parametrize(
    ("text", "own", "other"),
    [
        ("S1@0,0", [(0, 0)], []),
        ("D2@-2,1", [(-2, 1), (-1, 1)], []),
        ("M2@0,0 r3", [(0, 0)], [(-1, 0)]),
        ("L3@-2,1 r1", [(-2, 0), (-2, 1)], [(-2, 2)]),
        ("B3@1,1", [(0, 1), (1, 1)], [(2, 0)]),
        ("B3@1,1 r5 m", [(0, 1), (1, 1)], [(1, 2)]),
        ("T3@0,0", [(0, 0), (1, 0)], [(0, 1)]),
    ],
)
def test_a_placement_reads_as_kind_cell_rotation_and_mirror(text: str, own: Any, other: Any) -> None:
    placement = PLACEMENT_LIST[GAME.action_from_text(text)]
    assert [CELL_LIST[cell] for cell in placement.own] == sorted(own)
    assert [CELL_LIST[cell] for cell in placement.other] == other
    assert GAME.action_to_text(GAME.action_from_text(text)) == text


def test_every_action_round_trips_as_text_and_as_json() -> None:
    for action in range(NUM_ACTIONS):
        assert GAME.action_from_text(GAME.action_to_text(action)) == action
        assert GAME.action_from_json(json.loads(json.dumps(GAME.action_to_json(action)))) == action


def test_a_placement_may_go_by_any_of_its_names() -> None:
    assert GAME.action_from_text("D2@1,0 r3") == GAME.action_from_text("D2@0,0")
    assert GAME.action_from_text("S1@0,0 r4 m") == GAME.action_from_text("S1@0,0")
    mirrored = {"tile": "triangle3", "at": [1, 0], "rotation": 2, "mirror": True}
    assert GAME.action_to_json(GAME.action_from_json(mirrored))["mirror"] is False


def test_tokens_and_who_begins_have_a_form() -> None:
    assert GAME.action_to_text(token((-2, 1))) == "token@-2,1"
    assert GAME.action_to_json(token((-2, 1))) == {"token": [-2, 1]}
    assert GAME.action_to_text(begin(ORANGE)) == "begin:orange"
    assert GAME.action_to_json(begin(ORANGE)) == {"begins": 1}


@pytest.mark.parametrize(
    "text", ["", "L3", "L3@9,9", "L3@-2,1 r6", "L3@-2,1r2", "S1@5,0", "token@5,0", "begin:green", "X9@0,0", "D2@4,0", 7]
)
def test_a_text_that_is_no_action_is_refused(text: Any) -> None:
    with pytest.raises(BadNotation):
        GAME.action_from_text(text)


@pytest.mark.parametrize(
    "obj",
    [
        None,
        [],
        {},
        {"tile": "line4", "at": [0, 0]},
        {"tile": "line3", "at": [0]},
        {"tile": "line3", "at": [0, 0.0]},
        {"tile": "line3", "at": [0, 0], "rotation": 6},
        {"tile": "line3", "at": [0, 0], "rotation": True},
        {"tile": "line3", "at": [0, 0], "mirror": 1},
        {"tile": "mono", "at": [5, 0]},
        {"token": [5, 0]},
        {"token": "0,0"},
        {"begins": 2},
        {"begins": True},
        {"pass": True},
    ],
)
def test_an_object_that_is_no_action_is_refused(obj: Any) -> None:
    with pytest.raises(BadNotation):
        GAME.action_from_json(obj)


# ---- positions


SYMMETRIC_1 = (
    "..../..*..@..*./......../..@...*...@./........../.*....@....*/........../..@...*...@./......../..*..@..*./...."
)


def test_a_position_is_one_line() -> None:
    position = new()
    assert body_of(position) == f"phase=tiles turn=blue board={SYMMETRIC_1} tiles=113333,113333"
    position.apply(GAME.action_from_text("L3@1,1 r1"))
    assert body_of(position) == (
        "phase=tiles turn=orange board=..../..*..@..*./......../..@...*...@./........../.*....@....*/.....bbo../"
        "..@...*...@./......../..*..@..*./.... tiles=113233,113333"
    )
    assert "\n" not in str(position)
    assert GAME.parse(str(position)) == position


@pytest.mark.parametrize("setup", ["random", "symmetric-2", "players"])
def test_every_position_of_a_game_round_trips(setup: str) -> None:
    for position in walk(setup, 5):
        assert GAME.parse(str(position)) == position
        assert GAME.from_bytes(position.to_bytes()) == position
        assert list(problems(position.state)) == []


def test_a_position_can_be_written_by_hand() -> None:
    """Blue on (-3, 0), orange on (-3, 2): the next tile covers a galaxy and a black hole, this way round only."""
    text = str(new()).replace("113333,113333", "013333,013333").replace("/......../", "/..b.o.../", 1)
    position = GAME.parse(text)
    assert lay("line3", [(-4, 0), (-4, 1)], [(-4, 2)]) in position.legal_actions()
    assert lay("line3", [(-4, 2), (-4, 1)], [(-4, 0)]) not in position.legal_actions()


def body_of(position: Position) -> str:
    return str(position).rsplit("| ", 1)[1]


@pytest.mark.parametrize(
    ("old", "new_text"),
    [
        ("phase=tiles", "phase=holes"),
        ("phase=tiles", "phase=over"),
        ("phase=tiles", "phase=noon"),
        ("turn=blue", "turn=green"),
        ("tiles=113333,113333", "tiles=113333"),
        ("tiles=113333,113333", "tiles=123333,113333"),
        ("tiles=113333,113333", "tiles=013333,113333"),
        ("tiles=113333,113333", "tiles=1133333,113333"),
        ("*", "@"),
        ("board=.", "board=.*"),
        ("board=.", "board=b"),
        ("board=.", "board=x"),
        ("board=.", "board="),
        ("turn=blue", "turn=blue turn=blue extra=1"),
        ("turn=blue ", ""),
    ],
)
def test_an_impossible_position_is_refused(old: str, new_text: str) -> None:
    text = str(new())
    changed = text.replace(old, new_text, 1)
    assert changed != text
    with pytest.raises(BadNotation):
        GAME.parse(changed)


def test_tokens_that_leave_no_room_for_the_rest_are_refused() -> None:
    position = new("players")
    for cell in [(0, 0), (3, 2), (-2, 5), (-5, 3), (-3, -2), (2, -5)]:
        position.apply(token(cell))
    s = position.state
    s.token[CELL_ID[5, -3]] = 1
    assert "the tokens still to be laid find no room" in list(problems(s))


@pytest.mark.parametrize(
    "field", ["group", "sides", "galaxies", "links", "free", "held", "own_fits", "touches", "laid"]
)
def test_bytes_whose_fields_contradict_the_board_are_refused(field: str) -> None:
    position = new("symmetric-2")
    position.apply(position.legal_actions()[50])
    value = getattr(position.state, field)
    if isinstance(value, int):
        setattr(position.state, field, value + 1)
    elif value.ndim == 1:
        value[1] = 1 if value[1] == 0 else 0
    else:
        value[0, 1] = 1 if value[0, 1] == 0 else 0
    with pytest.raises(BadState, match=field):
        GAME.from_bytes(position.to_bytes())


@pytest.mark.parametrize(
    ("field", "value"), [("phase", 9), ("turn", 2), ("mirror", 5), ("players", 3), ("outcome", 3), ("winner", 1)]
)
def test_bytes_out_of_range_are_refused(field: str, value: int) -> None:
    position = new()
    setattr(position.state, field, value)
    assert list(problems(position.state))


# ---- view


def test_the_view_shows_cells_trays_conditions_and_groups() -> None:
    position = make([*BLUE_HALF, (0, 1)], [*ORANGE_HALF, (1, 0)])
    view = position.view(0)
    json.dumps(view)
    assert len(view["colours"]) == len(view["tokens"]) == len(CELLS) == 85
    assert {"at": (-5, 1), "sides": ["left"]} in CELLS
    shown = {place["at"]: seen for place, *seen in zip(CELLS, view["colours"], view["tokens"], strict=True)}
    assert (shown[-4, 0], shown[-5, 1]) == ([0, "galaxy"], [None, None])
    blue = view["seats"][0]
    assert blue["tray"] == {"mono": 1, "duo_own": 1, "duo_mixed": 3, "line3": 3, "bent3": 3, "triangle3": 3}
    assert blue["conditions"] == {"links": 0, "galaxies": 1, "holes": 0, "total": 1}
    assert (blue["most_galaxies"], blue["most_holes"]) == (4, 2)
    (group,) = (group for group in view["groups"] if group["colour"] == BLUE)
    assert sorted(map(tuple, group["cells"])) == sorted([*BLUE_HALF, (0, 1)])
    assert (len(group["galaxies"]), len(group["holes"]), group["galaxy_sets"]) == (4, 2, 1)


def test_a_link_shows_its_chain_or_how_many_hexes_are_missing() -> None:
    whole = make(LEFT_TO_RIGHT).view(None)["seats"][BLUE]["links"][0]
    assert whole == {
        "sides": ["left", "right"],
        "linked": True,
        "missing": 0,
        "chain": [list(cell) for cell in LEFT_TO_RIGHT],
    }
    gap = make([cell for cell in LEFT_TO_RIGHT if cell != (0, -2)]).view(None)["seats"]
    assert (gap[BLUE]["links"][0]["linked"], gap[BLUE]["links"][0]["missing"]) == (False, 1)
    assert gap[BLUE]["links"][0]["chain"] is None
    blue, orange = stripes([])
    barred = make(blue, orange).view(None)["seats"][BLUE]["links"][0]
    assert (barred["linked"], barred["missing"], barred["chain"]) == (False, None, None)
    fresh = new().view(None)["seats"]
    assert [link["missing"] for seat in fresh for link in seat["links"]] == [11] * 6


def test_placements_can_be_drawn_from_the_shapes_of_the_tiles() -> None:
    shapes: dict[Any, Any] = {(t["tile"], s["rotation"], s["mirror"]): s for t in TILES for s in t["shapes"]}
    for action in range(0, len(PLACEMENT_LIST), 7):
        obj, placement = GAME.action_to_json(action), PLACEMENT_LIST[action]
        shape = shapes[obj["tile"], obj["rotation"], obj["mirror"]]
        for part, cells in (("own", placement.own), ("other", placement.other)):
            drawn = [(q + obj["at"][0], r + obj["at"][1]) for q, r in shape[part]]
            assert sorted(CELL_ID[cell] for cell in drawn) == list(cells)


def test_sides_name_their_constellations_and_the_opposite_side() -> None:
    sides = {side["side"]: side for side in SIDES}
    assert sides["left"]["constellation"] == "Taurus"
    for side in sides.values():
        assert sides[side["opposite"]]["opposite"] == side["side"]
        assert all(distance((0, 0), (q, r)) >= 4 for q, r in side["cells"])


# ---- why not


def test_why_not_off_the_board() -> None:
    position = new()
    assert keys(position, {"tile": "mono", "at": [5, 0]}) == ["off-board"]
    (reason,) = position.why_not({"tile": "line3", "at": [4, 0], "rotation": 0})
    assert reason.to_json() == {"key": "orion-duel-why-off-board", "args": {"cells": "5,0", "count": 1}}


def test_why_not_occupied() -> None:
    position = make([(1, 0)], [(1, 1)])
    (reason,) = position.why_not({"tile": "duo_own", "at": [1, 0], "rotation": 1})
    assert reason.to_json()["args"] == {"cells": "1,0 1,1", "count": 2}
    assert reason.key == "orion-duel-why-occupied"


def test_why_not_a_colour_under_a_token_that_is_not_connected() -> None:
    position = make([(-3, 0)])
    (reason,) = position.why_not({"tile": "line3", "at": [-4, 1], "rotation": 1})
    assert reason.to_json() == {
        "key": "orion-duel-why-cut-off-hole",
        "args": {"colour": {"key": "orion-duel-orange", "args": {}}, "cell": "-4,2"},
    }
    assert keys(new(), {"tile": "mono", "at": [-4, 0]}) == ["cut-off-galaxy"]


def test_why_not_a_tile_that_is_gone_or_must_not_be_turned_over() -> None:
    trays = ({"line3": 1}, {"mono": 1})
    assert keys(make(trays=trays), {"tile": "mono", "at": [1, 0]}) == ["no-tile"]
    bent = {"tile": "bent3", "at": [1, 1], "rotation": 5, "mirror": True}
    assert keys(new(), bent) == []
    assert keys(new(mirror=False), bent) == ["mirror"]
    assert keys(new(mirror=False), {"tile": "triangle3", "at": [1, 1], "rotation": 5, "mirror": True}) == []
    assert keys(new(mirror=False), {"tile": "bent3", "at": [5, 5], "mirror": True}) == ["mirror", "off-board"]


def test_why_not_a_token() -> None:
    position = new("players")
    position.apply(token((0, 0)))
    (reason,) = position.why_not({"token": [1, 1]})
    assert reason.key == "orion-duel-why-too-near"
    assert reason.args["between"] == 2
    assert keys(position, {"token": [5, 0]}) == ["off-board"]
    assert keys(position, {"tile": "mono", "at": [1, 0]}) == ["now-galaxies"]
    assert keys(position, {"begins": 0}) == ["now-galaxies"]
    assert keys(new(), {"token": [0, 0]}) == ["now-tiles"]


def test_why_not_something_else() -> None:
    position = new()
    for obj in (None, 7, {}, {"tile": "cube", "at": [0, 0]}, {"tile": "mono"}, {"tile": "mono", "at": "here"}):
        assert keys(position, obj) == ["unknown"]
    over = make(LEFT_TO_RIGHT)
    assert over.is_over
    assert keys(over, {"tile": "mono", "at": [1, 1]}) == ["over"]


# ---- preview


def test_a_preview_tells_what_is_covered_and_achieved() -> None:
    position = make(BLUE_HALF, ORANGE_HALF)
    preview = position.preview(lay("duo_mixed", [(0, 1)], [(1, 0)]))
    assert preview["conditions"] == [{"links": 0, "galaxies": 1, "holes": 0}] * 2
    assert preview["gained"] == preview["conditions"]
    assert preview["ends"] is None
    assert preview["cells"] == [
        {"at": [0, 1], "colour": 0, "token": None},
        {"at": [1, 0], "colour": 1, "token": None},
    ]
    link = make([cell for cell in LEFT_TO_RIGHT if cell != (0, -2)]).preview(lay("mono", [(0, -2)]))
    assert link["ends"] == {"outcome": "conditions", "winners": [BLUE]}
    assert link["gained"][BLUE] == {"links": 1, "galaxies": 0, "holes": 0}


def test_a_preview_tells_how_far_both_would_be() -> None:
    position = make(BLUE_HALF, ORANGE_HALF)
    action = lay("duo_mixed", [(0, 1)], [(1, 0)])
    progress = position.preview(action)["progress"]
    seats = position.after(action).view(None)["seats"]
    assert [seat["most_galaxies"] for seat in progress] == [4, 4]
    assert progress == [{name: seat[name] for name in ("links", "most_galaxies", "most_holes")} for seat in seats]


def test_previews_of_the_set_up() -> None:
    position = new("players")
    assert position.preview(token((1, 1))) == {"token": "galaxy", "at": [1, 1], "left": 7}
    assert preview.preview(position, BEGIN + 1) == {"begins": 1}


# ---- sentences


def test_a_placement_is_told_with_what_it_covers() -> None:
    position = make([(-3, 0)], [(-3, 2)])
    assert told(position, lay("line3", [(-4, 0), (-4, 1)], [(-4, 2)])) == [
        "Ann places a tile: line.",
        "A galaxy lies on blue: this chain holds 1 of 4.",
        "A black hole lies on orange: this chain holds 1 of 3.",
    ]


def test_a_line_carries_its_tile_its_tokens_and_its_place() -> None:
    position = make([(-3, 0)], [(-3, 2)])
    action = lay("line3", [(-4, 0), (-4, 1)], [(-4, 2)])
    entries = [entry for entry in position.log(action, position.after(action), None) if isinstance(entry, Told)]
    heading, laid, galaxy, hole = (entry.to_json() for entry in entries)
    assert (heading["kind"], heading["args"], heading["standings"]) == ("chapter", {"first": 1, "last": 10}, [0, 0])
    tile, place = laid["evidence"]
    assert tile["piece"] == "tile:-4,0,0.-4,1,0.-4,2,1"
    assert place["place"] == [f"{what}:-4,{r}" for r in range(3) for what in ("hex", "token")]
    assert [part["evidence"][0]["piece"] for part in (galaxy, hole)] == ["galaxy", "hole"]
    assert tell(Words("en", ("Ann", "Bob")), entries[1]) == "Ann places a tile: line. [-4,0 -4,1 / -4,2]"
    assert tell(Words("en", ("Ann", "Bob"), you=0), entries[3]).endswith("of 3.")


def test_conditions_and_the_end_are_told() -> None:
    level = make(BLUE_HALF, ORANGE_HALF)
    assert told(level, lay("duo_mixed", [(0, 1)], [(1, 0)]))[1:] == [
        "A chain of blue holds 4 galaxies.",
        "A chain of orange holds 4 galaxies.",
        "Both colours meet 1 condition: the duel goes on.",
    ]
    link = make([cell for cell in LEFT_TO_RIGHT if cell != (0, -2)])
    assert told(link, lay("mono", [(0, -2)])) == [
        "Ann places a tile: single.",
        "A chain of blue links Taurus and Monoceros.",
        "Ann wins: conditions met 1 to 0.",
    ]
    holes = make([(-2, -2), (-2, -1), (-1, -1), (-1, 0), (0, 0), (1, 1), (1, 2), (2, 2)])
    assert told(holes, lay("mono", [(0, 1)]))[1:] == [
        "A chain of blue holds 3 black holes: that counts for orange.",
        "Bob wins: conditions met 1 to 0.",
    ]


def test_each_chain_is_told_with_the_tokens_that_it_holds_itself() -> None:
    west = [*BLUE_HALF, (0, 1), (1, 2), (2, 2)]  # 4 galaxies, and 3 black holes: both colours meet a condition
    east = [(4, r) for r in range(-4, 1)] + [(q, -4) for q in range(4)] + [(2, -1)]
    assert told(make(west + east), lay("mono", [(3, -1)]))[1:] == [
        "A chain of blue holds 4 galaxies.",
        "Ann wins: conditions met 2 to 1.",
    ]
    three, two = BLUE_HALF[:9], [(-2, 1), (-1, 0), (0, -1), (1, -1), (2, -1)]
    assert told(make(three + two), lay("mono", [(-3, 1)]))[1] == "A chain of blue holds 5 galaxies."
    holes = [(-4, r) for r in range(1, 5)] + [(-3, 4), (-2, 4), (-2, -2), (-2, -1), (-1, -1), (-1, 0), (0, 0)]
    after = told(make(holes), lay("mono", [(-3, 0)]))
    assert after[1] == "A chain of blue holds 4 black holes: that counts for orange."


def test_a_token_beyond_a_condition_counts_towards_the_next() -> None:
    west = [*BLUE_HALF, (0, 1), (1, 2), (2, 2), (2, 1), (3, 0)]
    assert told(make(west), lay("mono", [(4, 0)]))[1] == "A galaxy lies on blue: this chain holds 5 of 8."


def test_points_draws_and_stuck_players_are_told() -> None:
    one, none = {"mono": 1}, dict[str, int]()
    points = make(*stripes([(0, 1)]), trays=(one, none))
    assert told(points, lay("mono", [(0, 1)]))[-1] == "All tiles have been placed. Ann wins on points, 1 to 0."
    draw = make(*stripes([(0, 1), (4, 0)]), trays=(one, none))
    assert told(draw, lay("mono", [(0, 1)]))[-1] == "All tiles have been placed. A draw: 0 points each."
    stuck = make(*stripes([(0, 1), (2, 0)]), trays=({"mono": 1, "line3": 1}, {"line3": 2}))
    assert told(stuck, lay("mono", [(0, 1)]))[-1] == "Bob cannot place any tile: Ann wins."


def test_the_set_up_is_told() -> None:
    position = new("players")
    assert told(position, token((1, 1))) == ["Ann places a galaxy."]
    dice = random.Random(2)
    while position.state.phase == 0:
        position.apply(dice.choice(position.legal_actions()))
    assert told(position, position.legal_actions()[0])[0].startswith("Bob places a black hole.")
    while position.state.phase == 1:
        position.apply(dice.choice(position.legal_actions()))
    assert told(position, begin(ORANGE)) == ["Ann decides: Bob begins."]
    assert position.describe(begin(ORANGE), "en", ("Ann", "Bob")) == "Bob (orange) goes first"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    words = Words(language, ("Ann", "Bob"))
    assert words("orion-duel-about")
    for position in walk("players", 3):
        for action in position.legal_actions()[:3]:
            assert words.say(position.phrase(action))
            for entry in position.log(action, position.after(action), None):
                assert words.say(entry)
        for obj in ({"tile": "bent3", "at": [0, 0]}, {"token": [0, 0]}, {"begins": 0}, {"tile": "mono", "at": [6, 0]}):
            for reason in position.why_not(obj):
                assert words.say(reason)


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("uk", 4, "В одному ланцюзі 4 галактики (блакитний колір)."),
        ("uk", 8, "В одному ланцюзі 8 галактик (блакитний колір)."),
        ("ru", 4, "В одной цепи 4 галактики (голубой цвет)."),
        ("ru", 8, "В одной цепи 8 галактик (голубой цвет)."),
        ("en", 8, "A chain of blue holds 8 galaxies."),
    ],
)
def test_numbers_take_their_plural(language: str, count: int, said: str) -> None:
    words = Words(language)
    assert words("orion-duel-log-galaxies", colour=words("orion-duel-blue"), count=count) == said


# ---- the terminal


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setup", ["random", "players"])
def test_the_table_fits_a_terminal_of_100_columns(language: str, setup: str) -> None:
    from rich.text import Text

    for position in walk(setup, 6)[::6]:
        for seat in (None, 0, 1):
            drawn = terminal.draw(position.view(seat), Words(language, ("Kateryna", "Bob [1]")))
            lines = Text.from_markup(drawn).plain.splitlines()
            assert max(map(len, lines)) <= 100
            assert "Bob [1]" in Text.from_markup(drawn).plain


def test_the_table_shows_every_cell_once() -> None:
    from rich.text import Text

    position = make([(0, 1)], [(1, 1)])
    plain = Text.from_markup(terminal.draw(position.view(0), Words("en", ("Ann", "Bob")))).plain
    board = "\n".join(line[: terminal.BOARD_WIDTH] for line in plain.splitlines()[:22])
    assert (board.count("(*)"), board.count("(@)")) == (8, 7)
    assert (board.count("○○○○○"), board.count("◆◆◆◆◆")) == (2, 2)
    for q, r in CELL_LIST:
        if (q, r) not in ((0, 1), (1, 1)):
            assert f"{q},{r}" in board
    for name in ("Taurus", "Monoceros", "Eridanus", "Canis Major", "Lepus", "Gemini"):
        assert name in board
