"""The faces of a position: texts, log, why not, preview, what may be taken back, the table in the terminal."""

from __future__ import annotations

import random
import re

import pytest

import ludoteka
from ludoteka.engine.errors import BadNotation, BadState
from ludoteka.engine.text import LANGUAGES, LOCALES, Words
from ludoteka.engine.undo import may_undo
from ludoteka.games.oriflamme_alliance.actions import NUM_ACTIONS
from ludoteka.games.oriflamme_alliance.check import problems
from tests.games.oriflamme_alliance.setting import BLUE, GAME, GREEN, RED, legal, play, position

NAMES = ("Ann", "Ben", "Cleo")


def log_of(game: ludoteka.Position, text: str, seat: int | None) -> list[str]:
    action = GAME.action_from_text(text)
    return [Words("en", NAMES).say(phrase) for phrase in game.log(action, game.after(action), seat)]


# ---- notation


def test_header_and_actions_agree() -> None:
    assert GAME.num_actions == NUM_ACTIONS


@pytest.mark.parametrize(
    ("text", "obj"),
    [
        ("judge@start", {"place": "judge", "at": "start"}),
        ("empress@3", {"place": "empress", "at": 3}),
        ("leave", {"leave": True}),
        ("reveal", {"reveal": True}),
        ("informant:exchange", {"use": "informant", "ability": "exchange"}),
        (">B2", {"target": "B2"}),
        ("=uprising", {"exchange": "uprising"}),
    ],
)
def test_an_action_has_a_text_and_parts(text: str, obj: dict[str, object]) -> None:
    action = GAME.action_from_text(text)
    assert GAME.action_to_json(action) == obj
    assert GAME.action_from_json(obj) == action


@pytest.mark.parametrize(
    "rubbish",
    [
        *(None, [], {}, "leave", 7),
        *({"place": "judge"}, {"place": "judge", "at": "3"}, {"place": "judge", "at": True}, {"leave": False}),
        *({"target": "Z9"}, {"target": 3}, {"exchange": None}, {"use": "fanatic", "ability": "gain"}),
    ],
)
def test_rubbish_is_no_action(rubbish: object) -> None:
    with pytest.raises(BadNotation):
        GAME.action_from_json(rubbish)


def test_a_position_is_written_in_one_line() -> None:
    game = position("R.judge+2*/R.FANATIC B.uprising!+1 G.INFORMANT", kept={GREEN: "agreement+2"})
    body = str(game).split(" | ")[3]
    assert "row=R2j+2*/R1F,B1u!+1,G1I" in body
    assert "agreed=0,0,2" in body
    assert GAME.parse(str(game)) == game


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("phase=leave_or_reveal", "phase=walk"),
        ("phase=leave_or_reveal", "phase=branch"),
        ("phase=leave_or_reveal", "phase=over"),
        ("phase=leave_or_reveal", "phase=nothing"),
        ("turn=0", "turn=1"),
        ("turn=0", "turn=3"),
        ("round=2", "round=1"),
        ("round=2", "round=7"),
        ("R1j+2", "R1j+99"),
        ("R1j+2", "R1j+-2"),
        ("R1j+2", "R1J+2"),
        ("R1j+2", "R1j!+2"),
        ("R1j+2", "R3j+2"),
        ("R1j+2", "B1j+2"),
        ("R1j+2", "R1q+2"),
        ("R1j+2", "R1e+2"),
        ("B1u!+1", "B1U"),
        ("B1u!+1", "B1u!+1/G1f"),
        ("row=", "wor="),
        ("hand0=EFIDS", "hand0=EFID"),
        ("hand0=EFIDS", "hand0=EEFID"),
        ("influence=1,1,1", "influence=1,1"),
        ("influence=1,1,1", "influence=1,1,-1"),
        ("row=", "told=left:40:1 row="),
        ("row=", "told=revealed:0:11 row="),
        ("row=", "returned=3,0,0 row="),
        ("row=", "returned=0,1,0 row="),
        ("row=", "at=2 row="),
    ],
)
def test_an_impossible_position_is_refused(old: str, new: str) -> None:
    text = str(position("R.judge+2 B.uprising!+1", hands={1: "empress fanatic judge diplomat deserter"}))
    assert old in text
    with pytest.raises(BadNotation):
        GAME.parse(text.replace(old, new, 1))


def test_bytes_with_any_field_out_of_range_are_refused_or_harmless() -> None:
    """Whatever passes the check can be played to the end without leaving any table."""
    rng = random.Random(5)
    game = GAME.new(4, 5)
    refused = played = 0
    for _ in range(45):
        game.apply(rng.choice(game.legal_actions()))
        for _ in range(12):
            raw = game.raw.copy()
            raw[rng.randrange(41, len(raw))] ^= 1 << rng.randrange(8)
            broken = ludoteka.Position(GAME, {}, raw)
            try:
                other = GAME.from_bytes(broken.to_bytes())
            except BadState:
                refused += 1
                continue
            played += 1
            while not other.is_over:
                other.apply(rng.choice(other.legal_actions()))
                assert list(problems(other.state)) == []
    assert refused > 300
    assert played > 5


# ---- the log


def test_the_log_tells_each_event_in_order() -> None:
    game = position("R.uprising+2 B.extortion+1* R.judge+1", round_=5, kept={RED: "infiltration"})
    assert log_of(game, "reveal", None) == [
        "Ann reveals the Uprising.",
        "Ann pays 1 influence from the card.",
        "Ann takes 1 influence from the card.",
        "The Uprising of Ann eliminates the Extortion of Ben.",
        "1 influence is lost from the Extortion of Ben.",
        "The verdict token goes back to the supply.",
        "Ann gains 1 influence for the elimination.",
        "Ann also gains 2 influence by Infiltration: the card lay face down.",
        "Ben gains 4 influence by Extortion, from what Ann has in the row.",
        "1 influence is lost from a card of Ann.",
        "Ann turns the Uprising face down again.",
    ]


def test_the_log_names_a_laid_card_to_its_owner_only() -> None:
    game = position("R.judge B.judge", placing=True)
    assert log_of(game, "empress@1", RED) == ["Ann plays the Empress on the Judge."]
    for seat in (None, BLUE, GREEN):
        assert log_of(game, "empress@1", seat) == ["Ann plays a card on a card."]


def test_the_log_names_an_exchanged_card_to_its_owner_only() -> None:
    game = position("R.INFORMANT B.judge")
    assert log_of(game, "informant:exchange", BLUE) == ["Ann swaps the Informant and chooses a card."]
    play(game, "informant:exchange")
    own = "Ann takes the Informant back to hand and plays the Empress in its place."
    assert log_of(game, "=empress", RED) == [own]
    other = "Ann takes the Informant back to hand and plays a card in its place."
    assert log_of(game, "=empress", BLUE) == log_of(game, "=fanatic", BLUE) == [other]
    last = position("R.INFORMANT B.judge", round_=6, hands={RED: "empress"})
    assert log_of(last, "informant:exchange", RED) == [own]
    assert log_of(last, "informant:exchange", None) == [other]


def test_the_log_of_leaving_is_alike_for_every_card() -> None:
    told = [log_of(position(f"R.{card} B.judge"), "leave", BLUE) for card in ("uprising", "judge", "agreement")]
    assert told == [["Ann leaves a card face down: 1 influence on it."]] * 3


def test_the_log_says_keeps_discards_and_nothing_gained() -> None:
    game = position("R.agreement+2 B.INFORMANT")
    assert log_of(game, "reveal", None) == [
        "Ann reveals the Agreement.",
        "Ann keeps the Agreement with 2 influence on it.",
        "The Informant of Ben acts.",
    ]
    play(game, "reveal")
    assert log_of(game, "informant:gain", None)[0] == "Ben gains nothing by the Informant."


def test_the_log_says_how_the_game_ended() -> None:
    for influences, said in (
        ([4, 5, 3], "Ben wins with 5 influence."),
        ([5, 5, 3], "Ann wins with 5 influence and the most cards in the row among the tied players."),
        ([3, 5, 5], "Ben, Cleo share the victory, each with 5 influence and as many cards in the row."),
    ):
        game = position("R.judge R.empress B.judge G.judge", round_=6, influence=influences)
        play(game, "leave", "leave", "leave")
        assert log_of(game, "leave", None)[-2:] == ["Round 6 was the last: the game is over.", said]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_in_every_language(language: str) -> None:
    keys = {
        lang: set(re.findall(r"^([a-z-]+) =", (LOCALES / lang / "oriflamme-alliance.ftl").read_text("utf-8"), re.M))
        for lang in LANGUAGES
    }
    assert keys[language] == keys["en"]
    assert all(key.startswith("oriflamme-alliance-") for key in keys[language])


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("uk", ["1 очко впливу", "2 очки впливу", "5 очок впливу", "11 очок впливу", "21 очко впливу"]),
        ("ru", ["1 очко влияния", "2 очка влияния", "5 очков влияния", "11 очков влияния", "21 очко влияния"]),
    ],
)
def test_plurals(language: str, sentences: list[str]) -> None:
    words = Words(language)
    assert [words("oriflamme-alliance-influence", number=n) for n in (1, 2, 5, 11, 21)] == sentences


# ---- why not


def why(game: ludoteka.Position, text: str) -> list[str]:
    obj = GAME.action_to_json(GAME.action_from_text(text))
    return [phrase.key.removeprefix("oriflamme-alliance-why-") for phrase in game.why_not(obj)]


def test_why_an_uprising_cannot_be_revealed() -> None:
    assert why(position("R.uprising B.judge"), "reveal") == ["uprising"]


@pytest.mark.parametrize(
    ("row", "texts", "wrong", "reason"),
    [
        ("R.EMPRESS R.judge B.judge G.judge", [], ">R2", "own"),
        ("R.EMPRESS B.FANATIC B.judge G.judge", [], ">B1", "face-up"),
        ("R.EMPRESS B.judge/B.empress G.judge", [], ">B1", "covered"),
        ("R.EMPRESS B.judge G.judge", [], ">G2", "not-in-row"),
        ("R.DIPLOMAT B.DIPLOMAT G.DIPLOMAT", ["diplomat:gain"], ">R1", "same-card"),
        ("R.DIPLOMAT B.DIPLOMAT G.DIPLOMAT B.judge", ["diplomat:gain"], ">B2", "no-diplomat"),
        ("B.judge R.DESERTER G.judge B.empress", ["leave"], ">B2", "not-adjacent"),
        ("R.JUDGE B.judge* G.judge", ["judge:gain"], ">B1", "marked"),
        ("R.JUDGE B.judge* G.judge* G.empress", ["judge:eliminate"], ">G2", "not-marked"),
        ("R.JUDGE B.judge G.judge", [], "judge:eliminate", "nothing-marked"),
        ("R.INFORMANT B.judge", [], "judge:gain", "other-card"),
        ("R.INFORMANT B.judge", ["informant:exchange"], "=informant", "not-in-hand"),
        ("R.INFORMANT B.judge", ["informant:exchange"], "leave", "now-exchange"),
        ("R.judge B.judge", [], "judge@start", "now-leave-or-reveal"),
    ],
)
def test_why_not(row: str, texts: list[str], wrong: str, reason: str) -> None:
    game = position(row)
    play(game, *texts)
    assert why(game, wrong) == [reason]


def test_why_not_there() -> None:
    game = position(
        "R.judge/R.empress B.judge", placing=True, hands={RED: "fanatic informant diplomat deserter uprising"}
    )
    assert why(game, "judge@end") == ["not-in-hand"]
    assert why(game, "fanatic@1") == ["own-covered"]
    assert why(game, "fanatic@5") == ["own-gone"]
    assert why(game, "judge@1") == ["not-in-hand", "own-covered"]
    assert why(GAME.new(3, 1), f"{legal(GAME.new(3, 1))[0].partition('@')[0]}@end") == ["empty-row"]
    assert [phrase.key for phrase in game.why_not({"fly": "away"})] == ["oriflamme-alliance-why-unknown"]


# ---- preview


def test_a_preview_says_what_a_forced_ability_will_hit() -> None:
    game = position("R.judge B.DESERTER", round_=3)
    shown = game.preview(GAME.action_from_text("leave"))
    assert shown["eliminated"] == ["R1"]
    assert shown["influence"] == [0, 2, 0]
    assert [event["event"] for event in shown["events"]][:4] == ["left", "acts", "eliminated", "lost"]
    assert shown["events"][2] == {"event": "eliminated", "piece": "R1", "card": "judge"}
    assert shown["complete"]


def test_a_preview_is_silent_about_what_a_hidden_victim_will_show() -> None:
    previews = []
    for card in ("judge", "agreement", "extortion"):
        game = position(f"R.uprising+1 B.{card}+1 G.judge", round_=5, kept={RED: "infiltration"})
        previews.append(game.preview(GAME.action_from_text("reveal")))
    assert previews[0] == previews[1] == previews[2]
    assert previews[0]["influence"] == [3, 0, 0]
    assert previews[0]["events"][2] == {"event": "eliminated", "piece": "B1", "card": None}
    assert not previews[0]["complete"]


def test_a_preview_goes_on_to_what_the_same_card_has_to_choose() -> None:
    game = position("B.FANATIC R.deserter+2 G.empress", round_=3)
    shown = game.preview(GAME.action_from_text("reveal"))
    assert shown["influence"] == [2, 0, 0]
    assert shown["complete"]
    assert [choice["action"] for choice in shown["then"]] == [{"target": "B1"}, {"target": "G1"}]
    known, hidden = (choice["preview"] for choice in shown["then"])
    assert (known["eliminated"], known["influence"], known["complete"]) == (["B1"], [2, 0, 0], True)
    assert (hidden["eliminated"], hidden["influence"], hidden["complete"]) == (["G1"], [1, 0, 0], False)
    assert game.preview(GAME.action_from_text("leave"))["then"] == []


def test_a_complete_preview_is_what_happens() -> None:
    rng = random.Random(3)
    for seed in range(12):
        game = GAME.new(3 + seed % 3, seed)
        while not game.is_over:
            action = rng.choice(game.legal_actions())
            shown = game.preview(action)
            before = [game.state.influence[p] for p in range(game.players)]
            game.apply(action)
            gained = [game.state.influence[p] - before[p] for p in range(game.players)]
            if shown["complete"]:
                assert shown["influence"] == gained
                assert len(shown["events"]) == game.state.told
            else:
                assert all(few <= many for few, many in zip(shown["influence"], gained, strict=True))


# ---- undo


@pytest.mark.parametrize(
    ("row", "text", "may"),
    [
        ("R.judge R.empress", "leave", True),
        ("R.judge R.empress", "reveal", False),
        ("R.judge B.empress", "leave", False),  # another's turn
        ("R.INFORMANT B.empress", "informant:exchange", True),
        ("R.JUDGE R.empress* B.judge*", "judge:eliminate", True),
        ("R.judge R.EMPRESS R.fanatic", "leave", True),  # one's own Empress acts in between
        ("R.judge B.EMPRESS R.empress", "leave", False),  # another's card acts in between
        ("R.judge", "leave", False),  # a new round has begun
    ],
)
def test_a_step_may_be_taken_back_inside_the_own_turn_unless_a_card_was_shown(row: str, text: str, may: bool) -> None:
    before = position(row)
    before.state.first = GREEN  # so that red begins the next round
    assert may_undo(before, before.after(GAME.action_from_text(text))) is may


def test_a_card_laid_for_the_informant_that_is_eliminated_at_once_cannot_be_taken_back() -> None:
    before = position("R.INFORMANT B.DESERTER", round_=3, hands={RED: "judge fanatic diplomat deserter"})
    before.state.first = GREEN  # so that red begins the next round
    play(before, "informant:exchange")
    action = GAME.action_from_text("=judge")
    assert any("Judge" in sentence for sentence in log_of(before, "=judge", GREEN))
    assert before.after(action).current_player == RED
    assert not may_undo(before, before.after(action))


def test_an_eliminated_hidden_card_cannot_be_put_back() -> None:
    before = position("B.agreement R.DESERTER R.judge")
    play(before, "leave")
    assert not may_undo(before, before.after(GAME.action_from_text(">B1")))


# ---- the table in the terminal


def test_the_table_shows_the_row_with_stacks_influence_tokens_and_the_walking_marker() -> None:
    game = position("R.judge+2*/R.FANATIC B.DIPLOMAT+3 G.empress", kept={GREEN: "agreement+2"}, round_=3)
    drawn = GAME.parts.terminal.draw(game.view(BLUE), Words("en", NAMES))
    for part in ("▼ 1", "R2 Ann", "?", "♜2 ⚖", "R1 Fanatic", "Diplomat", "♜3", "Agreement ♜2", "set aside"):
        assert part in drawn, part
    assert "(Judge)" not in drawn
    assert "(Judge)" in GAME.parts.terminal.draw(game.view(RED), Words("en", NAMES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_a_terminal_of_100_columns(language: str) -> None:
    rng = random.Random(1)
    game = GAME.new(5, 8)
    names = ("Олександра Великомудра", "[ben]", "C", "D", "E")
    while not game.is_over:
        if rng.random() < 0.2:
            drawn = GAME.parts.terminal.draw(game.view(rng.randrange(5)), Words(language, names))
            plain = re.sub(r"(?<!\\)\[[a-z_ /]+\]", "", drawn).replace("\\[", "[")
            assert max(map(len, plain.splitlines())) <= 100
            assert "[ben]" in plain
        game.apply(rng.choice(game.legal_actions()))
