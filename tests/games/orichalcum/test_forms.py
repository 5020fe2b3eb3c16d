"""What people and programs see of a position: notation, view, log, reasons, previews, undo, drawing."""

from __future__ import annotations

import random
import re

import pytest

from ludoteka.engine.errors import BadNotation
from ludoteka.engine.text import LANGUAGES, Words
from ludoteka.engine.undo import may_undo
from ludoteka.games.orichalcum import actions as a
from ludoteka.games.orichalcum import check
from ludoteka.games.orichalcum.state import Phase
from tests.games.orichalcum.setups import GAME, Setup, cell, legal, play, rolls

NAMES = ("Ann", "Bob", "Cid", "Dee")
PLACE = cell(2, 2)


def n(q: int, r: int) -> int:
    return cell(q, r) + 1


# --- notation --------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["card:7", "place:31E", "place:1X", "metropolis:1W", "extra:gold:create", "", "act "])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.action_from_text(text)


@pytest.mark.parametrize(
    "obj",
    [
        {"do": "card"},
        {"do": "fly"},
        {"do": "card", "slot": 1, "more": 2},
        {"do": "extra", "pay": "creature", "action": "create"},
        {"do": "extra", "pay": "nugget", "action": "produce"},
        {"do": "extra", "pay": "nugget", "action": "create", "creatures": ["gorgon"]},
        {"do": "place", "cell": "1", "direction": "E"},
        [],
        None,
        7,
    ],
)
def test_parts_that_make_no_action_are_refused(obj: object) -> None:
    with pytest.raises(BadNotation):
        GAME.action_from_json(obj)


def test_creatures_of_a_payment_may_come_in_any_order() -> None:
    obj = {"do": "extra", "action": "create", "pay": "creature", "creatures": ["gorgon", "cerberus"]}
    assert GAME.action_to_text(GAME.action_from_json(obj)) == "extra:cerberus+gorgon:create"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("nuggets0=1", "nuggets0=2"),
        ("turn=", "turn=9"),
        ("phase=metropolis", "phase=commit"),
        ("phase=metropolis", "phase=place"),
        ("phase=metropolis", "phase=discard"),
        ("deck=", "deck=produce1."),
        ("cells0=.", "cells0=V+g"),
        ("cells0=.", "cells0=#M"),
        ("cells0=.", "cells0="),
        ("island0=", "island0=Z"),
        ("titans=-", "titans=5"),
        ("titans=-", "titans=-!"),
        ("slots=", "slots=x"),
        ("creatures=", "creatures=c"),
        ("round=1", "round=61"),
        ("row=", "lake=1 row="),
    ],
)
def test_impossible_positions_are_refused(old: str, new: str) -> None:
    text = str(GAME.new(players=2, seed=5))
    assert old in text
    with pytest.raises(BadNotation):
        GAME.parse(text.replace(old, new, 1))


def in_phase_3() -> str:
    """A first turn: the card says recruit, no creature is on the island, and no titan has come."""
    rng = random.Random("orichalcum 2 2")
    position = GAME.new(players=2, seed=rng.getrandbits(128))
    while position.state.phase != Phase.ACTION or position.state.beasts[position.state.turn]:
        position.apply(rng.choice(position.legal_actions()))
    text = str(position)
    assert " card=recruit1 " in text
    assert " nuggets=27 " in text
    assert " slots=A,O,M1,h " in text
    return text


def with_card(text: str, card: str) -> str:
    return text.replace("card=recruit1", f"card={card}").replace(f".{card}.", ".recruit1.")


def test_a_card_whose_action_would_do_nothing_is_not_asked_about() -> None:
    """Taken once: then there was nothing to do, or a fight against a cell that was not there."""
    text = in_phase_3()
    bare = text.replace("slots=A,O,M1,h", "slots=-,-,-,-").replace("buildings=", "buildings=AOMh")
    bare = bare.replace(" nuggets=27 ", " nuggets=28 ")
    assert legal(GAME.parse(bare)) == ["act", "skip"]
    for edited in (with_card(bare, "create1"), with_card(text, "capture1")):
        with pytest.raises(BadNotation, match="the action of the card would do nothing"):
            GAME.parse(edited)


def test_a_favour_without_its_titan_is_not_asked_about() -> None:
    text = in_phase_3()
    with pytest.raises(BadNotation, match="there is no favour to use"):
        GAME.parse(text.replace("phase=action", "phase=favour deed=recruit"))


def test_the_metropolis_is_placed_once() -> None:
    rng = random.Random(4)
    position = GAME.new(players=2, seed=4)
    while position.state.round < 2 or position.state.phase != Phase.CARD:
        position.apply(rng.choice(position.legal_actions()))
    with pytest.raises(BadNotation, match="the metropolis stands already"):
        GAME.parse(str(position).replace("phase=card", "phase=metropolis"))


def test_every_field_out_of_range_is_noticed() -> None:
    """Bytes from outside are checked before a kernel sees them: each field in turn is filled with rubbish."""
    rng = random.Random(3)
    position = GAME.new(players=3, seed=9)
    for _ in range(60):
        position.apply(rng.choice(position.legal_actions()))
    dtype = GAME.kernels.dtype
    assert list(check.problems(position.state)) == []
    for name in dtype.names or ():
        if name == "rng":
            continue
        for value in (-2, 100):
            other = position.copy()
            field = other.raw.view(dtype)[name]
            field[...] = value
            assert list(check.problems(other.state)), f"{name} = {value}"


# --- log -------------------------------------------------------------------------------------------


def told(position: object, text: str, after: object = None) -> list[str]:
    action = GAME.action_from_text(text)
    after = after or position.after(action)  # type: ignore[attr-defined]
    words = Words("en", NAMES)
    log = position.log(action, after, None)  # type: ignore[attr-defined]
    return [words.say(phrase) for phrase in log if phrase.kind != "chapter"]


def test_a_fight_is_told_with_its_dice_its_creature_and_its_treasure() -> None:
    start = Setup().has(2).creature("gorgon", PLACE).creature("cyclops", cell(1, 4)).card("capture1").ready()
    position = play(start, "act", f"fight:{PLACE + 1}")
    won = rolls(position, "hoplites:1", 0, 3)
    assert told(position, "hoplites:1", won)[:1] == ["Ann sends 1 hoplite."]
    assert told(position, "hoplites:1", won)[1:] == [
        "Ann rolls 2 dice.",
        "Ann captures: gorgon.",
        "Ann gets 2 nuggets.",
    ]
    log = position.log(GAME.action_from_text("hoplites:1"), won, None)
    _, roll, captures, gains = (line.to_json()["evidence"] for line in log)
    assert sorted(die["piece"] for die in roll) == ["die:3", "die:skull"]
    assert [captures[0]["piece"], captures[1]["place"]] == ["creature:gorgon", [f"0:{PLACE + 1}"]]
    assert gains[0]["gain"] == 2
    lost = rolls(position, "hoplites:1", 1, 3)
    assert told(position, "hoplites:1", lost)[2:] == ["Ann loses the fight."]


def test_titans_that_change_hands_are_told() -> None:
    setup = Setup().land("forest", cell(2, 1), cell(3, 1)).titan("hyperion").titan("theia", seat=1).tile("F")
    assert told(setup.ready(), f"place:{n(4, 1)}E") == [
        "Ann explores the island.",
        "Theia leaves Bob for Ann.",
        "Hyperion leaves Ann for the centre of the table.",
    ]


def test_what_happens_by_itself_is_told_too() -> None:
    setup = Setup(players=3).has(nuggets=7).extra()
    assert told(setup.ready(), "extra:nugget:create") == [
        "Ann buys an extra action for 2 nuggets: create.",
        "Ann forges an orichalcum medallion.",
    ]


def test_the_log_tells_that_a_rival_loses_a_titan() -> None:
    """Theia comes from Bob, and goes on to the middle as Themis follows: Bob has a point less."""
    setup = Setup().titan("kronos").titan("theia", seat=1).tile("FL")
    setup.land("forest", cell(2, 1), cell(3, 1)).land("lagoon", cell(4, 2), cell(5, 2))
    position = play(setup.ready(), f"place:{n(4, 1)}E")
    assert legal(position) == ["titan:theia", "titan:themis"]
    assert (position.scores(), play(position, "titan:theia").scores()) == ([1, 1], [1, 0])
    assert told(position, "titan:theia") == [
        "Theia leaves Bob for Ann.",
        "Theia leaves Ann for the centre of the table.",
        "Themis comes to Ann.",
        "Kronos leaves Ann for the centre of the table.",
    ]


def test_the_log_tells_the_favour_of_kronos_used_on_a_hydra_and_whether_it_is_renewed_or_gone() -> None:
    def fight(hydra: str) -> list[str]:
        setup = Setup().creature(f"hydra_{hydra}", PLACE).creature("cyclops", cell(1, 4)).titan("kronos")
        return told(play(setup.card("capture1").ready(), "act", f"fight:{PLACE + 1}"), "kronos")

    used = "Ann uses the favour of Kronos."
    assert fight("kronos") == [used, "Ann captures: hydra of Kronos.", "Kronos favours Ann anew."]
    assert fight("theia")[0] == used
    assert fight("theia")[2:] == ["Theia comes to Ann.", "Kronos leaves Ann for the centre of the table."]


def test_the_log_tells_a_favour_that_was_used_and_kept() -> None:
    themis = Setup().titan("themis").card("recruit1").ready()
    assert told(play(themis, "act"), "favour") == ["Ann uses the favour of Themis.", "Ann gets 2 hoplites."]
    theia = Setup().titan("theia").has(nuggets=10).card("create1").ready()
    assert told(play(theia, "act"), "medallion") == [
        "Ann uses the favour of Theia.",
        "Ann forges an orichalcum medallion.",
    ]


@pytest.mark.parametrize(("left", "recruited", "at_the_round"), [(2, 2, 0), (3, 2, 1), (1, 1, 0)])
def test_the_log_divides_the_last_hoplites_between_recruiting_and_the_new_round(
    left: int, recruited: int, at_the_round: int
) -> None:
    """Seat 2 recruits as the last of the round, and is the last of the next one too."""
    setup = Setup(players=3).has(9).titan("themis", seat=2).card("recruit1")
    setup.s.moved, setup.s.turn, setup.s.row = 2, 2, 2
    setup.s.hoplites_left, setup.s.nuggets_left = left, 0  # nothing is left to be bought
    for place in ("forest", "lagoon", "desert", "mountain"):
        setup.slot(place, "arch")
    lines = told(play(setup.ready(), "act"), "favour")
    got = [f"Cid gets {count} hoplite{'s' * (count > 1)}." for count in (recruited, at_the_round) if count]
    assert [line for line in lines if "gets" in line] == got
    assert lines[:2] == ["Cid uses the favour of Themis.", got[0]]
    assert "Ann keeps the initiative; Cid plays last" in lines


def test_everything_can_be_said_in_every_language_along_whole_games() -> None:
    for players in (2, 3, 4):
        rng = random.Random(players)
        position = GAME.new(players=players, seed=players)
        while not position.is_over:
            action = rng.choice(position.legal_actions())
            after = position.after(action)
            for language in LANGUAGES:
                words = Words(language, NAMES)
                assert words.say(position.phrase(action))
                assert all(words.say(phrase) for phrase in position.log(action, after, None))
            position = after


# --- why not ---------------------------------------------------------------------------------------


def reasons(position: object, text: str) -> list[str]:
    obj = GAME.action_to_json(GAME.action_from_text(text))
    return [phrase.key.removeprefix("orichalcum-why-") for phrase in position.why_not(obj)]  # type: ignore[attr-defined]


def test_why_a_building_cannot_stand_there() -> None:
    setup = Setup().slot("forest", "arch").slot("lagoon", "forge").card("create1")
    setup.land("forest", cell(2, 1), cell(5, 0)).land("desert", cell(5, 1)).creature("gorgon", cell(1, 2))
    setup.building("oratory", cell(4, 3)).land("lagoon", cell(3, 4))
    position = play(setup.ready(), "act")
    assert reasons(position, f"build:forest:{n(5, 0)}") == []
    assert reasons(position, f"build:forest:{n(2, 1)}") == ["beside-creature"]
    assert reasons(position, f"build:forest:{n(5, 1)}") == ["wrong-terrain"]
    assert reasons(position, f"build:forest:{n(1, 2)}") == ["occupied"]
    assert reasons(position, f"build:forest:{n(4, 3)}") == ["occupied"]
    assert reasons(position, f"build:forest:{n(2, 0)}") == ["occupied"]
    assert reasons(position, f"build:forest:{n(0, 5)}") == ["not-explored"]
    assert reasons(position, f"build:desert:{n(5, 1)}") == ["no-building"]
    assert reasons(position, "stop") == ["must-create"]
    assert reasons(position, "medallion") == ["too-few-nuggets"]
    said = [Words("en").say(phrase) for phrase in position.why_not(GAME.action_to_json(a.BUILD + cell(2, 1)))]
    assert said == [f"Cell {n(2, 1)} is next to a creature: gorgon."]


def test_why_a_temple_cannot_stand_there() -> None:
    setup = Setup().slot("forest", "arch").card("create1").land("forest", cell(5, 0), cell(5, 1))
    setup.land("forest", cell(2, 2), cell(3, 2)).land("desert", cell(2, 3)).land("lagoon", cell(3, 1))
    position = play(setup.ready(), "act")
    assert reasons(position, f"temple:{n(2, 2)}E") == ["same-terrain"]
    assert reasons(position, f"temple:{n(2, 0)}E") == ["sticks-out"]
    assert set(reasons(position, f"temple:{n(0, 3)}E")) == {"not-explored"}


def test_why_a_tile_cannot_lie_there() -> None:
    position = Setup().land("forest", cell(2, 1)).tile("FF").ready()
    assert reasons(position, f"place:{n(2, 1)}E") == ["occupied"]
    assert reasons(position, f"place:{n(5, 2)}E") == ["sticks-out"]
    assert reasons(position, f"place:{n(0, 4)}E") == ["not-adjacent"]
    assert reasons(position, f"place:{n(4, 1)}W") == ["same-placement"]
    assert reasons(position, "card:1") == ["not-now"]


def test_why_a_card_a_fight_or_an_extra_action_is_not_possible() -> None:
    assert reasons(Setup().ready(), "card:3") == ["too-few-hoplites"]
    assert reasons(Setup().ready(), "card:6") == ["no-card"]
    fight = play(Setup().has(1).creature("gorgon", PLACE, 2).card("capture1").ready(), "act")
    assert reasons(fight, "hoplites:2") == ["no-room", "too-few-hoplites"]
    assert reasons(fight, "kronos") == ["titan-not-yours"]
    extra = Setup().has(2).captured("cerberus", "gorgon").extra().ready()
    assert reasons(extra, "extra:hoplite:capture") == ["nothing-to-capture"]
    assert reasons(extra, "extra:hoplite:create") == ["nothing-to-create"]
    assert reasons(extra, "extra:nugget:recruit") == ["too-few-nuggets"]
    assert reasons(extra, "extra:cerberus:produce") == ["wrong-tribute"]
    assert reasons(extra, "extra:cerberus+cerberus:produce") == ["not-captured"]
    assert reasons(play(extra, "no-extra"), "discard:6") == ["no-card"]


def test_why_a_seat_cannot_get_the_initiative() -> None:
    """A holder outside the tie lacks hoplites; one in it may not keep it."""

    def between(*hoplites: int) -> object:
        setup = Setup(players=4)
        for seat, count in enumerate(hoplites):
            setup.has(count, seat=seat)
        setup.s.turn, setup.s.moved, setup.s.phase = 3, 4, Phase.INITIATIVE
        return setup.ready()

    assert reasons(between(1, 2, 2, 1), "initiative:0") == ["not-most-hoplites"]
    assert reasons(between(1, 2, 2, 1), "initiative:3") == ["not-most-hoplites"]
    assert reasons(between(2, 2, 2, 1), "initiative:0") == ["holder"]


def test_why_a_temple_cannot_be_built_names_what_has_run_out() -> None:
    setup = Setup().slot("forest", "arch").card("create1").land("forest", cell(5, 0), cell(5, 1))
    setup.land("forest", cell(2, 2)).land("mountain", cell(3, 2)).land("desert", cell(2, 3)).land("lagoon", cell(3, 1))
    text = f"temple:{n(2, 2)}E"
    assert reasons(play(setup.ready(), "act"), text) == []
    setup.s.tokens_left = 0
    assert reasons(play(setup.ready(), "act"), text) == ["no-tokens"]
    setup.s.temples_left = 0
    assert reasons(play(setup.ready(), "act"), text) == ["no-temples", "no-tokens"]
    setup.s.tokens_left = 1
    assert reasons(play(setup.ready(), "act"), text) == ["no-temples"]


def test_a_finished_game_and_nonsense_have_their_reasons() -> None:
    won = play(Setup().has(nuggets=5, medallions=4).card("create1").ready(), "act")
    assert won.is_over
    assert reasons(won, "act") == ["over"]
    assert [phrase.key for phrase in won.why_not({"do": "nonsense"})] == ["orichalcum-why-no-such-action"]


# --- preview, view, undo ---------------------------------------------------------------------------


def test_a_placement_shows_the_areas_and_ports_it_makes() -> None:
    position = Setup().land("forest", cell(3, 2), cell(2, 2)).tile("FL").ready()
    shown = position.preview(GAME.action_from_text(f"place:{n(4, 2)}E"))
    assert shown["areas"] == [
        {"terrain": "forest", "size": 3, "titan": "theia"},
        {"terrain": "lagoon", "size": 1, "titan": None},
    ]
    assert (shown["points"], shown["wins"]) == (1, False)
    port = Setup().land("forest", cell(3, 3)).tile("L").ready()
    assert port.preview(GAME.action_from_text(f"place:{n(4, 3)}E"))["ports"] == [{"hoplites": 2, "nuggets": 0}]


def test_the_odds_are_shown_before_committing_hoplites() -> None:
    setup = Setup().has(2).creature("gorgon", PLACE, 1).creature("cyclops", cell(1, 4)).card("capture1")
    position = play(setup.ready(), "act")
    shown = position.preview(GAME.action_from_text(f"fight:{PLACE + 1}"))["odds"]
    assert [odds["win"] for odds in shown] == [[17, 36], [181, 216], [1261, 1296]]
    fight = play(position, f"fight:{PLACE + 1}")
    assert fight.view(0)["fight"]["odds"] == shown
    assert fight.preview(GAME.action_from_text("hoplites:2"))["odds"] == shown[2:]
    assert "wins" not in fight.preview(GAME.action_from_text("hoplites:2"))  # the dice decide


def test_the_preview_counts_for_the_seat_that_decides_also_between_rounds() -> None:
    """The holder of the initiative decides, not who moved last: to seat 1 it is seat 0 that plays last."""
    setup = Setup(players=3).has(2).has(1, seat=1).has(2, seat=1).has(3, seat=2)
    setup.s.holder, setup.s.turn, setup.s.moved, setup.s.phase = 0, 2, 3, Phase.INITIATIVE
    position = setup.ready()
    assert (position.current_player, legal(position)) == (0, ["initiative:1", "initiative:2"])
    shown = [position.preview(GAME.action_from_text(f"initiative:{seat}"))["hoplites"] for seat in (1, 2)]
    assert shown == [1, 0]


@pytest.mark.parametrize(("medallions", "wins"), [((2, 1), False), ((1, 2), True), ((2, 2), True)])
def test_the_preview_says_who_wins_at_the_end_not_only_that_it_is_over(medallions: tuple[int, int], wins: bool) -> None:
    """Seat 1 makes the last discard of round 60."""
    setup = Setup().last_discard().has(medallions=medallions[0]).has(medallions=medallions[1], seat=1)
    setup.s.round = 60
    shown = setup.ready().preview(a.DISCARD)
    assert (shown["wins"], shown["ends"]) == (wins, True)


@pytest.mark.parametrize("text", ["act", "extra:nugget:capture", "extra:hoplite:capture"])
def test_the_odds_are_shown_before_a_roll_that_is_forced(text: str) -> None:
    """One creature, nobody who can join and no Kronos: the action rolls at once."""
    setup = Setup().has(2 if "hoplite" in text else 0, nuggets=2).creature("gorgon", PLACE, 2)
    position = (setup.card("capture1") if text == "act" else setup.extra()).ready()
    assert position.after(GAME.action_from_text(text)).state.dice == 3
    assert [odds["win"] for odds in position.preview(GAME.action_from_text(text))["odds"]] == [[181, 216]]
    assert f"  gorgon on {PLACE + 1}, strength 8:  0: 84 %" in "\n".join(plain(position))


def test_no_odds_are_shown_before_an_action_that_begins_no_fight() -> None:
    setup = Setup().has(nuggets=2).creature("gorgon", PLACE).creature("cyclops", cell(1, 4))
    assert "odds" not in setup.card("capture1").ready().preview(a.ACT)  # which one to fight comes first
    extra = Setup().has(nuggets=2).creature("gorgon", PLACE).extra().ready()
    assert "odds" not in extra.preview(GAME.action_from_text("extra:nugget:recruit"))
    assert Setup().creature("gorgon", PLACE).ready().view(0)["fights"] == []


def test_undo_takes_back_a_step_without_chance_inside_the_own_turn() -> None:
    setup = Setup().has(2).creature("gorgon", PLACE).creature("cyclops", cell(1, 4)).card("capture1")
    start = setup.ready()
    acted = play(start, "act")
    chosen = play(acted, f"fight:{PLACE + 1}")
    assert may_undo(start, acted)
    assert may_undo(acted, chosen)
    assert not may_undo(chosen, play(chosen, "hoplites:1"))  # dice
    done = play(Setup().has(2).card("produce1").ready(), "skip", "no-extra")
    assert not may_undo(done, play(done, "discard:1"))  # another player's turn
    cards = Setup().ready()
    assert may_undo(cards, play(cards, "card:1"))


def test_undo_ends_with_the_round_where_new_cards_come() -> None:
    setup = Setup().has(3, seat=1).last_discard()
    setup.s.row = 2
    before = setup.ready()
    after = play(before, "discard:1")
    assert after.current_player == before.current_player  # the same seat begins the next round
    assert not may_undo(before, after)


def test_the_view_shows_the_road_to_5_points() -> None:
    setup = Setup().titan("theia").has(medallions=2).creature("gorgon", PLACE)
    seat = setup.ready().view(1)["seats"][0]
    assert (seat["points"], seat["medallions"], seat["creatures"], seat["titan_limit"]) == (3, 2, 1, 1)
    assert seat["titans"] == [{"titan": "theia", "active": True}]


def plain(position: object, language: str = "en", seat: int = 0) -> list[str]:
    drawing = GAME.parts.terminal.draw(position.view(seat), Words(language, NAMES))  # type: ignore[attr-defined]
    return re.sub(r"\[/?[a-z ]*\]", "", drawing).splitlines()


def test_the_drawing_fits_80_columns_in_every_language() -> None:
    rng = random.Random(8)
    position = GAME.new(players=4, seed=8, sides=["easy", "hard", "easy", "hard"])
    while not position.is_over:
        if rng.random() < 0.05:
            for language in LANGUAGES:
                assert max(map(len, plain(position, language, 1))) <= 80
        position.apply(rng.choice(position.legal_actions()))


def test_the_terminal_says_what_the_ports_pay_before_the_first_decision() -> None:
    setup = Setup(metropolis=False)
    for language, bonuses in (("en", "1: 1 hoplite + 1 nugget,"), ("uk", "1: 1 гопліт + 1 самородок,")):
        assert any(bonuses in line for line in plain(setup.ready(), language))
    assert not any(" 1: 1 hoplite + 1 nugget" in line for line in plain(Setup().ready()))  # it is covered and has paid


def test_the_terminal_says_100_percent_of_what_is_certain_alone() -> None:
    setup = Setup().creature("cerberus", PLACE, 2).card("capture1")
    assert setup.ready().view(0)["fights"][0]["odds"][0]["win"] == [215, 216]
    assert f"  cerberus on {PLACE + 1}, strength 4:  0: 99 %" in plain(setup.ready())
    setup.building("siege_engine_1", cell(2, 3))
    assert f"  cerberus on {PLACE + 1}, strength 4:  0: 100 %" in plain(setup.ready())


def test_legal_texts_speak_the_notation() -> None:
    assert legal(Setup().has(2).ready()) == [f"card:{k}" for k in range(1, 6)]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nobody_has_more_titans_than_one_and_one_for_each_oratory(seat: int) -> None:
    text = str(GAME.new(3, seed=3))
    GAME.parse(text.replace("titans=-,-,-,-", f"titans={seat},-,-,-"))
    with pytest.raises(BadNotation, match="too many titans"):
        GAME.parse(text.replace("titans=-,-,-,-", f"titans={seat},{seat},-,-"))
