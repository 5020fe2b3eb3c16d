"""One player's island: what lies where, and what may be laid or built where (and why not)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.games.orichalcum.oracle.moves import PlaceTile
from tests.games.orichalcum.oracle.parts import (
    TERRAINS,
    VOLCANO,
    Cell,
    Outline,
    Tile,
    connected,
    detail_of,
    kind_of,
    neighbours,
    rotated,
    shifted,
)


@dataclass(frozen=True)
class Obstacle:
    """Why something cannot be done: the reason, the cell it concerns, and what is in the way.

    Reasons: off_island, not_explored, occupied, wrong_terrain, beside_creature, not_adjacent,
    no_port, not_a_pair, not_a_diamond, same_terrain, no_building.
    """

    reason: str
    cell: Cell | None = None
    what: str = ""


@dataclass
class Island:
    outline: Outline
    metropolis: frozenset[Cell] = frozenset()
    land: dict[Cell, str] = field(default_factory=dict)  # the terrain of every land cell ever laid
    creatures: dict[Cell, str] = field(default_factory=dict)
    standing: dict[Cell, int] = field(default_factory=dict)  # hoplites left on a creature's cell
    buildings: dict[Cell, str] = field(default_factory=dict)
    temples: list[frozenset[Cell]] = field(default_factory=list)
    ports_used: set[str] = field(default_factory=set)

    # --- what lies where ---------------------------------------------------------------------------

    def occupant(self, cell: Cell) -> str | None:
        """What covers the cell: metropolis, building, temple, creature, bare terrain, or None."""
        if cell in self.metropolis:
            return "metropolis"
        if cell not in self.land:
            return None
        if cell in self.buildings:
            return self.buildings[cell]
        if cell in self.creatures:
            return self.creatures[cell]
        for temple in self.temples:
            if cell in temple:
                return "temple"
        return self.land[cell]

    def free_terrain(self) -> dict[Cell, str]:
        """Land under nothing: neither building nor temple nor creature."""
        return {cell: t for cell, t in self.land.items() if self.occupant(cell) == t}

    def creatures_beside(self, cell: Cell) -> list[tuple[Cell, str]]:
        return [(n, self.creatures[n]) for n in neighbours(cell) if n in self.creatures]

    def count(self, kind: str) -> int:
        """Buildings of a kind, the metropolis' own camp and mine included."""
        built = sum(kind_of(b) == kind for b in self.buildings.values())
        return built + (1 if kind in ("training_camp", "mine") and self.metropolis else 0)

    def details(self, kind: str) -> list[str]:
        """What the siege engines or statues on the island show."""
        return [detail_of(b) for b in self.buildings.values() if kind_of(b) == kind]

    def area(self, cell: Cell) -> set[Cell]:
        """The connected free cells of the same terrain around a free cell."""
        terrain = self.land[cell]
        return connected(cell, {c for c, t in self.free_terrain().items() if t == terrain})

    # --- the metropolis and the land tiles -----------------------------------------------------------

    def why_not_metropolis(self, cells: Iterable[Cell]) -> list[Obstacle]:
        """First turn: on two neighbouring cells of the island, one of them a port."""
        cells = set(cells)
        why = [Obstacle("off_island", c) for c in sorted(cells) if c not in self.outline.cells]
        if len(cells) != 2 or not any(n in cells for n in neighbours(min(cells))):
            why.append(Obstacle("not_a_pair"))
        if not any(port.cell in cells for port in self.outline.ports):
            why.append(Obstacle("no_port"))
        return why

    def metropolis_places(self) -> list[frozenset[Cell]]:
        pairs = {frozenset((a, b)) for a in self.outline.cells for b in neighbours(a)}
        return sorted((p for p in pairs if not self.why_not_metropolis(p)), key=sorted)

    def why_not_tile(self, cells: Iterable[Cell]) -> list[Obstacle]:
        """Phase 2: wholly on the island, on nothing, beside something that lies there."""
        cells, why = sorted(cells), list[Obstacle]()
        for cell in cells:
            what = self.occupant(cell)
            if cell not in self.outline.cells:
                why.append(Obstacle("off_island", cell))
            elif what is not None:
                why.append(Obstacle("occupied", cell, what))
        if all(self.occupant(n) is None for cell in cells for n in neighbours(cell)):
            why.append(Obstacle("not_adjacent"))
        return why

    def tile_places(self, tile: Tile, creatures: tuple[str | None, ...]) -> list[PlaceTile]:
        """Phase 2: rotations without flipping, identical results once."""
        places = set()
        bare = {cell for cell in self.outline.cells if self.occupant(cell) is None}
        for times in range(6):
            turned = rotated(tile.cells, times)
            for start in self.outline.cells:
                cells = shifted(turned, start)
                if not bare.issuperset(cells) or self.why_not_tile(cells):
                    continue
                lies = [c or t for t, c in zip(tile.terrains, creatures, strict=True)]
                places.add(PlaceTile(frozenset(zip(cells, lies, strict=True))))
        return sorted(places, key=lambda place: sorted(place.result))

    def lay(self, place: PlaceTile) -> None:
        for cell, what in place.result:
            if what in TERRAINS or what == VOLCANO:
                self.land[cell] = what
            else:
                self.land[cell] = VOLCANO
                self.creatures[cell] = what

    def called_terrains(self, cells: Iterable[Cell]) -> list[str]:
        """Terrains of which the cells just laid created or extended an area of at least three."""
        called = {self.land[c] for c in cells if self.land[c] in TERRAINS and len(self.area(c)) >= 3}
        return [terrain for terrain in TERRAINS if terrain in called]

    # --- buildings and temples -----------------------------------------------------------------------

    def why_not_ground(self, cell: Cell, building: str) -> list[Obstacle]:
        """Create: free land, neither under nor beside a creature; the crystal lifts 'beside'.

        The crystal does not stand yet when it is itself built, so it never profits from its own power.
        """
        if cell not in self.outline.cells:
            return [Obstacle("off_island", cell)]
        what = self.occupant(cell)
        if what is None:
            return [Obstacle("not_explored", cell)]
        if what not in TERRAINS and what != VOLCANO:
            return [Obstacle("occupied", cell, what)]
        if self.count("protection_crystal") and building != "protection_crystal":
            return []
        return [Obstacle("beside_creature", at, creature) for at, creature in self.creatures_beside(cell)]

    def why_not_building(self, building: str | None, slot: str, cell: Cell) -> list[Obstacle]:
        """Create, building: on the terrain of its slot or on an empty volcano."""
        if building is None:
            return [Obstacle("no_building", None, slot)]
        why, what = self.why_not_ground(cell, building), self.occupant(cell)
        if what in TERRAINS and what != slot:
            why = [Obstacle("wrong_terrain", cell, what), *why]
        return why

    def why_not_temple(self, cells: Iterable[Cell]) -> list[Obstacle]:
        """Create, temple: a diamond of four terrains, volcanoes as jokers; the architect allows one pair."""
        cells = frozenset(cells)
        why = [obstacle for cell in sorted(cells) for obstacle in self.why_not_ground(cell, "temple")]
        if cells not in self.outline.diamonds and not any(o.reason == "off_island" for o in why):
            why.append(Obstacle("not_a_diamond"))
        terrains = Counter(self.land[c] for c in cells if self.land.get(c, VOLCANO) != VOLCANO)
        if terrains.total() - len(terrains) > self.count("architect_practice"):
            why += [Obstacle("same_terrain", None, t) for t in TERRAINS if terrains[t] > 1]
        return why

    def building_cells(self, building: str, slot: str) -> list[Cell]:
        cells = [cell for cell, terrain in self.free_terrain().items() if terrain in (slot, VOLCANO)]
        return sorted(cell for cell in cells if not self.why_not_building(building, slot, cell))

    def free_building_cells(self, building: str) -> list[Cell]:
        """Minotaur: any free terrain, whatever its type."""
        return sorted(c for c in self.free_terrain() if not self.why_not_ground(c, building))

    def temple_places(self) -> list[frozenset[Cell]]:
        free = set(self.free_terrain())
        whole = [diamond for diamond in self.outline.diamonds if diamond <= free]
        return sorted((d for d in whole if not self.why_not_temple(d)), key=sorted)
