"""Two games from one template, over processes: the cache gives each its own code, and notices every change."""

from __future__ import annotations

from tests.engine.compiling.workshop import Workshop

# Three steps from 0, each x * 10 + step + table.
ALPHA, BETA = 333, 777


def test_two_games_from_one_template_in_either_order_cold_and_warm(workshop: Workshop) -> None:
    for order in (("alpha", "beta"), ("beta", "alpha")):
        cache = str(workshop.folder / f"cache-{order[0]}-first")
        cold = workshop.run(*order, LUDOTEKA_CACHE=cache)
        assert cold.results == {"alpha": ALPHA, "beta": BETA}
        assert len(cold.compiled) == 4
        warm = workshop.run(*reversed(order), LUDOTEKA_CACHE=cache)
        assert warm.results == {"alpha": ALPHA, "beta": BETA}
        assert warm.compiled == []
    print(f"cold {cold.seconds:.2f} s, from the cache {warm.seconds:.2f} s")


def test_a_change_in_one_game_is_noticed_and_leaves_the_other_valid(workshop: Workshop) -> None:
    workshop.run("alpha", "beta")
    workshop.write("games/alpha/numbers.py", "STEP = 5\n")  # a constant in another module
    changed = workshop.run("alpha", "beta")
    assert changed.results == {"alpha": 777, "beta": BETA}
    assert sorted(name.split("_")[0] for name in changed.compiled) == ["move", "toy"]
    (workshop.package / "games/alpha/table.csv").write_text("3,99")  # a data file, whatever its kind
    changed = workshop.run("beta", "alpha")
    assert changed.results == {"alpha": 888, "beta": BETA}
    assert sorted(name.split("_")[0] for name in changed.compiled) == ["move", "toy"]


def test_a_change_in_the_engine_is_noticed_by_every_game(workshop: Workshop) -> None:
    workshop.run("alpha", "beta")
    contract = workshop.package / "engine" / "contract.py"
    contract.write_text(contract.read_text(encoding="utf-8") + "\nMORE = 1\n", encoding="utf-8")
    again = workshop.run("alpha", "beta")
    assert len(again.compiled) == 4
    assert again.results == {"alpha": ALPHA, "beta": BETA}


def test_a_change_in_what_no_kernel_is_made_of_costs_nothing(workshop: Workshop) -> None:
    workshop.run("alpha", "beta")
    for path in ("games/alpha/log.py", "games/beta/view.py", "engine/game.py", "engine/text.py", "search/more.py"):
        file = workshop.package / path
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        workshop.write(path, f"{text}\nfrom ludoteka.engine import rng\n")
    again = workshop.run("alpha", "beta")
    assert (again.results, again.compiled) == ({"alpha": ALPHA, "beta": BETA}, [])


def test_a_template_that_is_given_an_outside_function_is_not_kept_so_a_change_of_it_is_noticed(
    workshop: Workshop,
) -> None:
    script = workshop.folder / "mine.py"
    text = """
from ludoteka.engine.compiling.kernels import kernel
from ludoteka.engine.compiling.specialise import specialise
from ludoteka.search.walk_templates import walk

@kernel
def move(x):
    return x + {number}

def main():
    return specialise("mine", [walk], move=move).walk(0, 3)
"""
    for number in (1, 2):
        script.write_text(text.format(number=number))
        assert workshop.run(f"outside:{script}").results == {f"outside:{script}": 3 * number}
    assert list(workshop.cache.rglob("*.nbi")) == []
