"""The rules page of Akropolis, sentence by sentence, asked of the real game."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

import ludoteka
from ludoteka.engine.errors import BadOption
from ludoteka.engine.hexes import DIRECTIONS, neighbours
from ludoteka.engine.undo import may_undo
from ludoteka.games.akropolis.actions import PLACE, TAKE
from ludoteka.games.akropolis.components import DATA, HAS_PLAZA, KIND_KEYS, STARS, START_HEXES, TILE, TILES
from ludoteka.games.akropolis.state import ARCHITECT
from ludoteka.games.akropolis.table import chief_of, city_of, open_tiles, round_of, rounds, tiles_in, true_cells
from tests.games.akropolis.positions import GAME, OVER_BOTH, TWO_TILES, arranged

TABLES: list[tuple[int, bool]] = [(1, False), (2, False), (3, False), (4, False), (1, True), (2, True), (3, True)]


def legal(position: ludoteka.Position, obj: dict[str, Any]) -> bool:
    return position.action_from_json(obj) in position.legal_actions()


def place(q: int, r: int, rotation: int) -> dict[str, Any]:
    return {"place": {"q": q, "r": r, "rotation": rotation}}


def played(players: int, seed: int, decisions: int = 1000, **options: Any) -> ludoteka.Position:
    """Return the position after some decisions of a random game, at most to its end."""
    position, dice = GAME.new(players, seed, **options), random.Random(seed)
    for _ in range(decisions):
        if position.is_over:
            break
        position.apply(dice.choice(position.legal_actions()))
    return position


# ---- Components


@pytest.mark.parametrize("players", [2, 3, 4])
def test_checksums_of_the_tiles_per_player_count(players: int) -> None:
    used = [tile for tile in DATA["tiles"]["tiles"] if tile["min_players"] <= players]
    found = Counter(kind for tile in used for kind in tile["hexes"])
    assert {"tiles": len(used), **found} == DATA["totals"]["by_players"][str(players)]


def test_61_tiles_of_three_hexes() -> None:
    assert TILES == 61
    assert TILE.shape == (62, 3)
    assert Counter(tile["min_players"] for tile in DATA["tiles"]["tiles"]) == {2: 37, 3: 12, 4: 12}


def test_starting_tile_has_a_house_plaza_and_three_quarries_on_alternating_sides() -> None:
    kinds = {(q, r): KIND_KEYS[kind] for q, r, kind in START_HEXES}
    assert kinds.pop((0, 0)) == "house_plaza"
    assert set(kinds.values()) == {"quarry"}
    sides = sorted(DIRECTIONS.index(cell) for cell in kinds)
    assert sides in ([0, 2, 4], [1, 3, 5])


def test_plazas_have_one_two_two_two_and_three_stars() -> None:
    assert STARS.tolist() == [1, 2, 2, 2, 3]


def test_tiles_are_never_mirrored() -> None:
    """However a tile is laid, its hexes go round clockwise in the order in which they are listed."""
    position = arranged([], taken=1)
    s = position.state
    for action in position.legal_actions():
        first, second, third = true_cells(s, 0, action - PLACE)
        turn = DIRECTIONS.index((second[0] - first[0], second[1] - first[1]))
        assert (third[0] - first[0], third[1] - first[1]) == DIRECTIONS[(turn + 1) % 6]


# ---- Setup


@pytest.mark.parametrize(("players", "expected"), [(2, (37, 4, 11)), (3, (49, 5, 11)), (4, (61, 6, 11))])
def test_tiles_stacks_and_construction_site(players: int, expected: tuple[int, int, int]) -> None:
    s = GAME.new(players, seed=1).state
    site, unseen = list(open_tiles(s)), tiles_in(s.unseen)
    assert (len(site) + len(unseen), len(site), s.stacks) == expected
    assert sorted(site + unseen) == list(range(1, expected[0] + 1))
    assert len(unseen) == s.stacks * (players + 1)


@pytest.mark.parametrize(("players", "stacks"), [(1, 19), (2, 19), (3, 14)])
def test_long_game_has_all_61_tiles(players: int, stacks: int) -> None:
    s = GAME.new(players, seed=1, long=True).state
    assert s.stacks == stacks
    assert s.open + s.unseen.bit_count() == 61


def test_long_game_is_not_offered_for_four() -> None:
    with pytest.raises(BadOption, match="long"):
        GAME.new(4, seed=1, long=True)


def test_the_architect_is_for_one() -> None:
    with pytest.raises(BadOption, match="architect"):
        GAME.new(2, seed=1, architect="hard")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_player_at_random_and_stones_in_turn_order(players: int) -> None:
    begins: Counter[int] = Counter()
    for seed in range(60 * players):
        s = GAME.new(players, seed=seed).state
        begins[s.turn] += 1
        assert [s.stones[(s.turn + i) % players] for i in range(players)] == [1, 2, 3, 4][:players]
    assert all(30 < begins[p] < 90 for p in range(players))


def test_row_cities_and_stones_are_public_and_which_tiles_are_unseen_is_known() -> None:
    position = played(3, 4, 31)
    views = [position.view(seat) for seat in (None, 0, 1, 2)]
    assert all({**view, "seat": None} == views[0] for view in views)
    hidden = set(views[0]["unseen"]["tiles"])
    shown = {tile["tile"] for tile in views[0]["site"]} | ({views[0]["taken"]["tile"]} if views[0]["taken"] else set())
    laid = {tile for seat in range(3) for tile in tiles_in(position.state.laid[seat])}
    assert hidden | shown | laid == set(range(1, 50))
    assert not hidden & (shown | laid)


def test_the_order_of_unseen_tiles_is_not_known() -> None:
    """Of a thousand continuations, each unseen tile comes first about as often: chi-square, 30 degrees of freedom."""
    position = next(p for p in iter_takes_before_a_refill())
    unseen = tiles_in(position.state.unseen)
    action = position.legal_actions()[0]
    found: Counter[int] = Counter()
    for seed in range(1500):
        other = position.resample(0, seed=seed)
        assert other.key() == position.key()
        other.apply(action)
        found[other.state.site[1]] += 1
    expected = 1500 / len(unseen)
    assert set(found) <= set(unseen)
    assert sum((found[tile] - expected) ** 2 / expected for tile in unseen) < 2.2 * len(unseen)


def iter_takes_before_a_refill() -> Any:
    for seed in range(9):
        position, dice = GAME.new(2, seed), random.Random(seed)
        while not position.is_over:
            if position.state.taken and position.state.open == 1 and position.state.stacks:
                yield position.copy()
            position.apply(dice.choice(position.legal_actions()))


# ---- Turn


def test_two_decisions_which_tile_then_where() -> None:
    position = GAME.new(2, seed=3)
    who = position.current_player
    assert all(TAKE <= action < PLACE for action in position.legal_actions())
    position.apply(TAKE)
    assert position.current_player == who
    assert all(action >= PLACE for action in position.legal_actions())
    position.apply(position.legal_actions()[0])
    assert position.current_player == 1 - who  # type: ignore[operator]


def test_taking_the_fourth_tile_costs_three() -> None:
    position = arranged([], stones=(1, 2))
    position.state.stones[0] = 3
    position = GAME._position(position.options, position.raw)
    assert position.legal_actions() == [0, 1, 2, 3]
    position.apply(TAKE + 3)
    assert position.state.stones[0] == 0


def test_one_stone_for_each_tile_before_it_and_the_first_is_free() -> None:
    position = arranged([], stones=(0, 2))
    assert position.legal_actions() == [TAKE]
    position = arranged([], stones=(1, 2))
    assert position.legal_actions() == [TAKE, TAKE + 1]
    position.apply(TAKE + 1)
    assert position.state.stones.tolist() == [0, 2, 0, 0]


def test_passing_is_not_allowed() -> None:
    for seed in range(3):
        position, dice = GAME.new(2, seed), random.Random(seed)
        while not position.is_over:
            assert position.legal_actions()
            before = position.state.open + position.state.unseen.bit_count()
            position.apply(dice.choice(position.legal_actions()))
            assert position.state.taken == 0 or position.state.open + position.state.unseen.bit_count() == before - 1


def test_stones_won_by_a_tile_cannot_pay_for_it() -> None:
    position = arranged(TWO_TILES, first=(5, 6))
    position.state.stones[0] = 0
    position = GAME._position(position.options, position.raw)
    assert position.legal_actions() == [TAKE]


def test_the_row_closes_up() -> None:
    position = arranged([], stones=(1, 2))
    site = list(open_tiles(position.state))
    position.apply(TAKE + 1)
    assert list(open_tiles(position.state)) == [site[0], *site[2:]]
    assert position.state.taken == site[1]
    assert position.state.site[3] == 0


def test_nobody_places_having_seen_the_refill() -> None:
    position = next(p for p in iter_takes_before_a_refill())
    assert position.state.open == 1
    after = position.after(position.legal_actions()[0])
    assert after.state.open == 4
    assert after.state.stacks == position.state.stacks - 1
    assert after.state.site[0] == position.state.site[0]


def test_taking_can_be_undone_and_placing_cannot() -> None:
    for players in (1, 2):
        position = GAME.new(players, seed=8)
        taken = position.after(TAKE)
        assert may_undo(position, taken)
        assert not may_undo(taken, taken.after(taken.legal_actions()[0]))


def test_ground_three_empty_cells_beside_a_built_cell_in_any_of_six_rotations() -> None:
    position = arranged([], taken=1)
    city = city_of(position.state, 0)
    rotations = set()
    found = set()
    for action in position.legal_actions():
        cells = true_cells(position.state, 0, action - PLACE)
        assert not set(cells) & set(city)
        assert any(near in city for cell in cells for near in neighbours(cell))
        rotations.add(position.action_to_json(action)["place"]["rotation"])
        found.add(frozenset(cells))
    assert rotations == set(range(6))
    assert len(position.legal_actions()) == 3 * len(found)


def test_ground_corner_contact_does_not_exist_and_distance_two_is_refused() -> None:
    position = arranged([], taken=1)
    assert [reason.key for reason in position.why_not(place(4, 0, 0))] == ["akropolis-why-not-adjacent"]
    assert [reason.key for reason in position.why_not(place(3, 0, 0))] == ["akropolis-why-not-adjacent"]
    assert position.why_not(place(2, 0, 0)) == []


def test_upper_three_columns_of_one_height_of_two_tiles() -> None:
    position = arranged(TWO_TILES, taken=5)
    assert legal(position, OVER_BOTH)
    assert position.preview(position.action_from_json(OVER_BOTH))["hexes"][0][3] == 2


def test_upper_not_over_one_tile_only() -> None:
    position = arranged(TWO_TILES, taken=5)
    on_tile_3 = place(1, 1, 2)
    assert [reason.key for reason in position.why_not(on_tile_3)] == ["akropolis-why-one-tile"]
    assert not legal(position, on_tile_3)


def test_starting_tile_alone_can_never_be_covered() -> None:
    position = arranged([], taken=5)
    for q in range(-3, 4):
        for r in range(-3, 4):
            for rotation in range(6):
                reasons = {reason.key for reason in position.why_not(place(q, r, rotation))}
                assert reasons <= {"akropolis-why-empty-ground", "akropolis-why-not-adjacent"}
    assert {int(position.after(action).state.level[5]) for action in position.legal_actions()} == {1}


def test_upper_not_over_empty_ground() -> None:
    position = arranged(TWO_TILES, taken=5)
    assert [reason.key for reason in position.why_not(place(1, 0, 0))] == ["akropolis-why-empty-ground"]


def test_upper_not_over_mixed_heights() -> None:
    position = arranged([*TWO_TILES, "5@0,0:0"], taken=9)
    assert [reason.key for reason in position.why_not(place(0, 1, 0))] == ["akropolis-why-mixed-heights"]


#: Tile 3 is covered by two tiles on level 2, each of which lies on two tiles; quarries of both show on (0, 1), (1, 1).
COVERED = (*TWO_TILES, "20@1,2:0", "5@0,0:0", "13@0,2:5")


def test_the_tiles_that_count_are_the_visible_ones() -> None:
    """Over tile 3 alone nothing can be laid, until two other tiles cover it."""
    over_tile_3 = place(1, 1, 2)
    assert not legal(arranged(COVERED[:2], taken=9), over_tile_3)
    mixed = [reason.key for reason in arranged(COVERED[:3], taken=9).why_not(over_tile_3)]
    assert mixed == ["akropolis-why-mixed-heights"]
    assert legal(arranged(COVERED, taken=9), over_tile_3)


def test_no_height_limit() -> None:
    """A tower of five levels: each level lies on three columns of one height and two tiles at least."""
    position, dice = GAME.new(1, seed=2, long=True), random.Random(2)
    highest = 0
    while not position.is_over:
        actions = position.legal_actions()
        if actions[0] >= PLACE:
            s = position.state
            tile, city = s.taken, city_of(s, 0)

            def promise(action: int, s: Any = s, city: Any = city) -> tuple[int, int]:
                cells = true_cells(s, 0, action - PLACE)
                return city[cells[0]].level if cells[0] in city else 0, -sum(abs(q) + abs(r) for q, r in cells)

            action = max(actions, key=promise)
            position.apply(action)
            highest = max(highest, position.state.level[tile])
        else:
            position.apply(dice.choice(actions))
    assert highest >= 5


def test_covering_two_quarries_pays_two_at_once() -> None:
    position = arranged(TWO_TILES, taken=5, stones=(0, 2))
    position.apply(position.action_from_json(OVER_BOTH))
    assert position.state.stones[0] == 2


def test_a_covered_quarry_pays_on_any_level() -> None:
    position = arranged(COVERED, taken=9, stones=(0, 2))
    told = position.preview(position.action_from_json(place(1, 1, 2)))
    assert {hex_[3] for hex_ in told["hexes"]} == {3}
    assert told["stones"] == 2


def test_a_round_has_one_turn_more_than_players_and_the_marker_moves_left() -> None:
    for players in (2, 3, 4):
        position, dice = GAME.new(players, 6), random.Random(6)
        order: list[int] = []
        begun: dict[int, list[int]] = {}
        while not position.is_over:
            s = position.state
            if not s.taken:
                order.append(s.turn)
                begun.setdefault(round_of(s), []).append(s.turn)
            assert chief_of(s) == begun[round_of(s)][0]
            position.apply(dice.choice(position.legal_actions()))
        assert all(later == (sooner + 1) % players for sooner, later in pairwise(order))
        assert [len(turns) for turns in begun.values()] == [players + 1] * 12
        chiefs = [turns[0] for turns in begun.values()]
        assert all(later == (sooner + 1) % players for sooner, later in pairwise(chiefs))


@pytest.mark.parametrize(("players", "long"), TABLES)
def test_the_end_comes_with_one_tile_and_no_stack_and_that_tile_is_not_played(players: int, long: bool) -> None:
    position = played(players, 9, long=long)
    s = position.state
    assert (s.open, s.stacks, s.taken, s.unseen) == (1, 0, 0, 0)
    turns = {(1, False): 18, (2, False): 18, (3, False): 16, (4, False): 15}.get((players, long), 0)
    turns = turns or {1: 30, 2: 30, 3: 20}[players]
    assert [len(tiles_in(s.laid[p])) for p in range(max(2, players))] == [turns] * max(2, players)
    assert rounds(s) == (12 if not long else {1: 20, 2: 20, 3: 15}[players])
    assert position.legal_actions() == []


# ---- End


def bare_end(players: int, stones: list[int], **options: Any) -> ludoteka.Position:
    """Return the end of a game in which nobody has built anything: the stones are the points."""
    position = played(players, 1, **options)
    s = position.state
    for p in range(max(2, players)):
        s.laid[p] = 0
        s.stones[p] = stones[p]
    return position


def test_most_points_win() -> None:
    position = played(3, 2)
    scores = position.scores()
    assert position.winners() == [scores.index(max(scores))]


def test_a_tie_goes_to_more_stones_among_the_tied_and_then_is_shared() -> None:
    assert bare_end(2, [3, 5]).winners() == [1]
    assert bare_end(2, [5, 5]).winners() == [0, 1]
    assert bare_end(2, [5, 5]).returns() == [0.0, 0.0]
    assert bare_end(3, [5, 2, 5]).winners() == [0, 2]
    assert bare_end(3, [5, 2, 5]).returns() == [0.5, -1.0, 0.5]
    tied = played(2, 12)
    colours = [seat["score"]["total"] - seat["stones"] for seat in tied.view(None)["seats"]]
    low = colours.index(min(colours))
    tied.state.stones[1 - low] = 0
    tied.state.stones[low] = abs(colours[0] - colours[1])
    assert tied.scores()[0] == tied.scores()[1]
    assert tied.winners() == [low]


# ---- Solo


def test_solo_setup() -> None:
    position = GAME.new(1, seed=5)
    s = position.state
    assert (s.open, s.stacks, s.unseen.bit_count()) == (4, 11, 33)
    assert s.stones.tolist()[:2] == [1, 2]
    assert position.view(0)["architect"]["score"]["house"] == {"value": 0, "stars": 1, "product": 0}
    assert all(GAME.new(1, seed=seed).current_player == 0 for seed in range(20))


def test_stones_you_pay_go_to_the_architect() -> None:
    position = GAME.new(1, seed=5)
    position.apply(TAKE + 1)
    assert position.state.stones.tolist()[:2] == [0, 3]


def test_the_architect_takes_the_cheapest_tile_with_a_plaza_it_can_afford_else_the_first() -> None:
    took: Counter[str] = Counter()
    for seed in range(12):
        position, dice = GAME.new(1, seed), random.Random(seed)
        while not position.is_over:
            before = position.copy()
            position.apply(dice.choice(position.legal_actions()))
            s, t = before.state, position.state
            if not s.taken or position.is_over:
                continue
            (tile,) = tiles_in(s.laid[ARCHITECT] ^ t.laid[ARCHITECT])
            paid = s.stones[ARCHITECT] - t.stones[ARCHITECT]
            row = list(open_tiles(t)) if s.open != 2 else list(open_tiles(s))
            if s.open != 2:  # otherwise a stack was laid after its turn
                row.insert(paid, tile)
            wanted = [slot for slot, other in enumerate(row[: s.stones[ARCHITECT] + 1]) if HAS_PLAZA[other]]
            assert row.index(tile) == paid == (wanted[0] if wanted else 0)
            took["plaza" if wanted else "first"] += 1
    assert min(took["plaza"], took["first"]) > 10


def test_the_architect_collects_without_placing_and_gets_no_stones_for_quarries() -> None:
    position = played(1, 3, 20)
    s = position.state
    for tile in tiles_in(s.laid[ARCHITECT]):
        assert (s.level[tile], s.place[tile]) == (0, 0)
    assert s.stones[ARCHITECT] <= 3 + 20


def test_turn_36_is_the_architects() -> None:
    position, dice = GAME.new(1, 4), random.Random(4)
    while position.state.stacks or position.state.open != 2 or not position.state.taken:
        position.apply(dice.choice(position.legal_actions()))
    before = position.copy()
    position.apply(position.legal_actions()[0])
    assert position.is_over
    assert (position.state.laid[ARCHITECT] ^ before.state.laid[ARCHITECT]).bit_count() == 1


def architect_of(tiles: list[int], architect: str, variants: tuple[str, ...] = (), stones: int = 0) -> dict[str, Any]:
    """Return the score of an Architect who has these tiles."""
    position = GAME.new(1, seed=1, architect=architect, variants=variants)
    position.state.laid[ARCHITECT] = sum(1 << tile for tile in tiles)
    position.state.stones[ARCHITECT] = stones
    score: dict[str, Any] = position.view(0)["architect"]["score"]
    return score


def test_architect_levels() -> None:
    tiles = [21, 22, 37]  # house house quarry, house barracks temple, garden quarry quarry
    easy, medium, hard = (architect_of(tiles, level, stones=2) for level in ("easy", "medium", "hard"))
    assert easy["house"] == {"value": 3, "stars": 1, "product": 3}
    assert easy["garden"]["value"] == 1
    assert (easy["quarries"], easy["total"]) == (0, 3 + 2)
    assert (medium["quarries"], medium["total"]) == (2 * (1 + 2 + 3), 3 + 12 + 2)
    assert hard["house"] == {"value": 6, "stars": 1, "product": 6}
    assert (hard["quarries"], hard["total"]) == (0, 6 + 2)


def test_architect_markets_example() -> None:
    """Hard, one plaza, five markets: (3x2x2 + 2x2) x 2 stars = 32."""
    score = architect_of([7, 28, 29, 30, 31, 32], "hard", ("markets",))
    assert score["market"] == {"value": 16, "stars": 2, "product": 32}


def test_architect_variants() -> None:
    everything = ("houses", "markets", "barracks", "temples", "gardens")
    houses = [21, 43, 55, 22, 23, 24]  # 9 houses
    assert architect_of(houses, "easy", everything)["house"]["value"] == 9
    assert architect_of([*houses, 25], "easy", everything)["house"]["value"] == 20
    assert architect_of(houses, "hard", everything)["house"]["value"] == 36
    assert architect_of([35], "easy", everything)["barracks"]["value"] == 2
    assert architect_of([37], "easy", everything)["garden"]["value"] == 2
    assert architect_of([36], "easy", everything)["temple"]["value"] == 1
    assert architect_of([36], "hard", everything)["temple"]["value"] == 4
    assert architect_of([28, 29], "easy", everything)["market"]["value"] == 2


def test_you_win_with_more_points_or_as_many_and_more_stones() -> None:
    assert bare_end(1, [5, 5]).winners() == []
    assert bare_end(1, [5, 5]).returns() == [-1.0]
    assert bare_end(1, [6, 5]).winners() == [0]
    assert bare_end(1, [4, 5]).winners() == []
    tied = bare_end(1, [9, 3], architect="medium")  # the Architect's starting tile has three quarries
    assert tied.scores() == [9]
    assert tied.view(0)["architect"]["score"]["total"] == 9
    assert tied.winners() == [0]


# ---- Plausibility


@pytest.mark.parametrize(("players", "recorded"), [(2, 95), (3, 88), (4, 82)])
def test_winners_of_sensible_games_score_about_as_recorded(players: int, recorded: int) -> None:
    best = []
    for seed in range(3):
        position, dice = GAME.new(players, seed), random.Random(seed)
        while not position.is_over:
            position.apply(sensible(position, dice))
        best.append(max(position.scores()))
    assert 0.6 * recorded < sum(best) / len(best) < 1.5 * recorded


def sensible(position: ludoteka.Position, dice: random.Random) -> int:
    """Return the best of some actions: points at once, and a little for values and stars that may meet later."""
    actions = position.legal_actions()
    if actions[0] < PLACE:
        return dice.choice(actions)

    def promise(action: int) -> int:
        score = position.preview(action)["score"]
        colours = (score[colour] for colour in ("house", "market", "barracks", "temple", "garden"))
        return 2 * int(score["stones"]) + sum(int((c["value"] + 1) * (c["stars"] + 1)) for c in colours)

    return max(dice.sample(actions, min(len(actions), 40)), key=promise)
