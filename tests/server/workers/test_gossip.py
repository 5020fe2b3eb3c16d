"""Limits hold for all workers together: each tells the others what it has counted."""

from __future__ import annotations

from ludoteka.server.bus.gossip import Gossip, Tally
from ludoteka.server.common.settings import Settings
from ludoteka.server.state.clocks import overlap
from ludoteka.server.web.credits import Credits
from ludoteka.server.web.prices import Prices


def test_what_was_spent_at_one_worker_is_missing_at_the_other() -> None:
    here, there = Credits(10.0, 0.001), Credits(10.0, 0.001)
    a, b = Gossip({"x": here}), Gossip({"x": there})
    assert here.spend("ann", 8.0) == 0.0
    b.hear("a", a.tell())
    assert there.spend("ann", 5.0) > 0.0
    assert there.spend("bob", 5.0) == 0.0
    a.hear("b", b.tell())
    assert a.tell() == {}, "what was heard is not told on"
    assert here.spend("ann", 0.0) > 0.0


def test_sockets_are_counted_wherever_they_are_until_their_worker_is_gone() -> None:
    here, there = Tally(), Tally()
    a, b = Gossip({"x": here}), Gossip({"x": there})
    here.add("ann", 2)
    there.add("ann", 1)
    b.hear("a", a.tell())
    assert there["ann"] == 3
    here.add("ann", -2)
    b.hear("a", a.tell())
    assert there["ann"] == 1
    here.add("ann", 5)
    b.hear("a", a.tell())
    b.mourn("a")
    assert there["ann"] == 1


def test_who_comes_later_is_told_everything() -> None:
    here, there = Tally(), Tally()
    a, b = Gossip({"x": here}), Gossip({"x": there})
    here.add("ann", 2)
    a.tell()  # nobody heard it
    a.begin()
    b.hear("a", a.tell())
    assert there["ann"] == 2


def test_all_limits_by_address_and_visitor_are_shared() -> None:
    shared = set(Prices(Settings(database="sqlite:///x")).shared())
    assert {"addresses", "visitors", "sockets", "sayings", "asks_by_mail"} <= shared


def test_a_clock_counts_time_once_though_several_workers_are_up_and_none_in_which_nobody_held_the_table() -> None:
    assert overlap(0, 100, [(0, 60), (40, 90)]) == 90
    assert overlap(10, 50, [(0, 60), (0, 60)]) == 40
    assert overlap(0, 100, [(0, 100), (0, 30)], [(20, 50)]) == 70
    assert overlap(0, 100, [(0, 40)], [(30, 60), (35, 50)]) == 30
    assert overlap(30, 40, [(0, 100)], [(20, 50)]) == 0
