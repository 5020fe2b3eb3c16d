# ruff: noqa: E501
"""Codes of positions: the same position comes back, they stay readable, and what is wrong with one is named."""

from __future__ import annotations

import pytest

import ludoteka
from ludoteka.engine.codes import BadCode, OldCode, belongs, read_code, write_code, write_known
from ludoteka.engine.errors import LudotekaError
from tests.conformance.cases import Case, few_cases, sampled

#: No code is longer: an address, and a message that holds it, stay short.
LONGEST = 700
#: Codes that were given away, and the digest of what they stand for. They open as long as the rules have this version.
KEPT: dict[str, tuple[str, str]] = {
    "akropolis": (
        "1wtwWJAQgAAAAAAAAAKgAAAAAAAAAAM4KEhKFCSWJ2ap6tCTQVG-gBk7AZosSBxb0ZrGawgJSiBvCWvC7YE4YA",
        "akropolis 1 | 2 | 2a-0-8-0-0 | turn=1 taken=4 site=10.7.26 stones=1,1 city0=6@-1,2:0;8@-3,2:0 city1=9@-1,-2:1",
    ),
    "opale": (
        "1wxNArARMAAAAAAAAAKgAAAAAAAAAAgHjjSj1O4ZDa_zOOc6SMYyNc5QBrcUhLHKODAcoCmF0mlAoVT32K0hhErnRw1Tlo3Qq0OgfeloCnPXRfI6QA",
        "opale 1 | 2 | 2a-0-13-8078e34a3d4ee190-daff338e73a48c63 | phase=play turn=1 azura=- hand0=P113.S2.D3 deck0=H1112.C233.P2234.W1122.S2222.G123.D111111222.R1112.U000000 hand1=P1.W2.S2.G3.D1 deck1=H111122.C34.P122334.W112.S2222.G12.D11112223.R11112.U00000 pile=H12.C234.D1.R1.U0 store=- top=H1.C4.D1.R1.U0",
    ),
    "orichalcum": (
        "2wKf7YARMAAAAAAAAAKgAAAAAAAAAAgHjjSj1O4ZDa_zOOc6SMYzPCnNYzxNstJbWUhw-wANMD2og-ZG0NfMQf6_I49DY5OSkani2QltaYkrK0hrgRQ_wr43BN9UFzD7Chj7WMxzvcAumTondKncEjhv64mu6OOAp7tKwCK3ENbGELXWwpGEB0wlHOo462GBkQbsLgG-aB8gA",
        "orichalcum 2 | 2 | 2a-0-13-8078e34a3d4ee190-daff338e73a48c63 | phase=card round=1 turn=1 moved=1 initiative=0 hoplites=26 nuggets=26 temples=17 tokens=17 row=produce3:FLV:--c,produce2:FD:--,capture3:MMD:--- deck=produce1.recruit2.capture1.capture2.create1.create2.create3 discards=recruit1.recruit3 tiles=F5.L5.D5.M4.V5.FF2.FL1.FM1.FV2.LL2.LD1.LM1.LV2.DD2.DM1.DV2.MM2.MV2.VV1.FFL1.FLD1.FLM1.FDM1.FDV1.FMV1.LLF1.LLM1.LDM1.LMV1.DDF1.DDM1.DMV1.MFV1 under3=LDV creatures=cccmmmmggggooooTEKH buildings=CCCCCMMMMMH123AAKPFhnc slots=O,C1,M1,O titans=-,-,-,- island0=A1 hoplites0=1 nuggets0=0 metropolis0=1SW cells0==,M,.,.,=,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,. island1=B1 hoplites1=2 nuggets1=3 metropolis1=20SW cells1=.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,=,.,.,.,.,.,.,=,.,.,.",
    ),
    "oriflamme-alliance": (
        "1w8iLiAQUAAAAAAAAAKgAAAAAAAAAAF9M5yQnlOFagLEgxIXch1zPBm4oM0eMGLRUZobTegVkZuWD0CkVu9CK13SNgLTugeCi8CnYNhtUooLwPq3KBLT23UEgdAm3Qeuo4GYLKrUQUXwHzBwA",
        "oriflamme-alliance 1 | 4 | 2a-0-5-17d339c909e53856-a02c4831217721d7 | phase=leave_or_reveal round=1 first=0 turn=1 at=2 influence=2,1,1,1 hand0=FDSXNA aside0=EJU hand1=FIDJNA aside1=ESX hand2=FIDJUX aside2=ESN hand3=IDSJXN aside3=EFU row=Y1a+1,R1I,B1u,G1a told=gained:0:1",
    ),
    "orion-duel": (
        "1w5X4VACMYiJDqExQo-bDCB14ag8yHpXlwhgaWlNDM6oBoI2ih5GhIsQgqI0GOAtd-WiBzUBo8BsDSBlRHAasoQwA",
        "orion-duel 1 | 2 | 0-0-0-0-0 | phase=tiles turn=orange board=..*../.@...o.@./....ob..*/.*.bo.*..../...bo...@bb/..@...@....*/....*....../......o@ob/ob.@..o../b...*bo.*/.... tiles=101332,113231",
    ),
}


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_a_code_brings_the_position_back_and_it_plays_on_alike(case: Case) -> None:
    for position, action in sampled(case, 5, 0.15):
        code = write_code(position)
        assert len(code) <= LONGEST
        found = read_code(case.game, code)
        assert found.whole
        assert found.position.key() == position.key()
        assert found.position.options == position.options
        if action >= 0:
            assert found.position.after(action).key() == position.after(action).key()
        for seat in (None, 0):
            known = read_code(case.game, write_known(position, seat), seed=7)
            assert known.position.view(seat) == position.view(seat)
            assert known.whole == case.game.header.perfect
            assert known.whole or known.seat == seat


def test_what_was_not_known_is_drawn_afresh_whenever_a_code_is_read() -> None:
    game = ludoteka.game("opale")
    code = write_known(game.new(seed=3), 0)
    assert len({read_code(game, code).position.key() for _ in range(5)}) > 1
    assert read_code(game, code, seed=1).position == read_code(game, code, seed=1).position


@pytest.mark.parametrize("name", ludoteka.games())
def test_a_code_that_was_changed_cut_off_or_never_one_is_refused(name: str) -> None:
    game = ludoteka.game(name)
    code = write_code(game.new(seed=1))
    assert belongs(game, code)
    other = ludoteka.game(next(other for other in ludoteka.games() if other != name))
    assert not belongs(other, code)
    bad = [code[:-3], code[:2], code.replace("w", "s0", 1), "", "hello", "1w", "1w!!", code + "AAAA", "x" * 100_000]
    for text in bad:
        with pytest.raises(BadCode):
            read_code(game, text)
    with pytest.raises(OldCode, match="version"):
        read_code(game, "99" + code[1:])
    with pytest.raises(BadCode):
        read_code(other, code)


def test_a_seat_that_is_not_there_is_refused() -> None:
    game = ludoteka.game("akropolis")
    code = write_known(game.new(4, seed=1), 3)
    two = write_known(game.new(2, seed=1), 1)
    assert read_code(game, code).seat == 3
    with pytest.raises(LudotekaError):
        read_code(game, two.replace("s1", "s3", 1))


@pytest.mark.parametrize("name", ludoteka.games())
def test_a_code_that_was_given_away_opens_still(name: str) -> None:
    code, text = KEPT[name]
    assert str(read_code(ludoteka.game(name), code).position) == text
