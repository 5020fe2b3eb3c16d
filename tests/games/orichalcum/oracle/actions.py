"""Titans and the four actions: produce, recruit, capture, create."""

from __future__ import annotations

from tests.games.orichalcum.oracle.moves import (
    Act,
    Build,
    BuildFree,
    BuildTemple,
    CallKronos,
    Commit,
    Fight,
    GainTitan,
    MakeMedallion,
    Move,
    ReturnTitan,
    Stop,
    UseFavour,
)
from tests.games.orichalcum.oracle.parts import (
    DATA,
    MAX_HOPLITES,
    MEDALLION_COST,
    POINTS_TO_WIN,
    TITAN_OF_ACTION,
    Cell,
    detail_of,
    kind_of,
    strength_of,
    treasure_of,
    wins,
)
from tests.games.orichalcum.oracle.table import RowCard, Table


class Actions(Table):
    """What a turn is made of; the order of its phases is the oracle's."""

    taken: RowCard | None
    lost_capture: bool
    in_extra: bool
    action: str | None
    pending_titans: list[str]
    just_gained: str | None
    fight_cell: Cell | None
    fights_won: int
    creations: int
    drawn_building: str | None

    # --- victory -------------------------------------------------------------------------------------

    def _victory(self) -> bool:
        """End of the game: five points and no creature on one's own island, at once."""
        if self.points(self.active) < POINTS_TO_WIN or self.me.island.creatures:
            return False
        self._finish([self.active])
        return True

    def _finish(self, winners: list[int]) -> None:
        self.over, self.winners, self.phase = True, winners, "over"
        self.events.append(("over", winners))

    # --- titans ------------------------------------------------------------------------------------

    def _next_titan(self) -> None:
        """Go on with the titans to be gained, then with what follows them."""
        if self.pending_titans:
            self.phase = "titan_order"
        elif self.action == "capture":
            self._treasure_taken()  # it was a hydra's
        else:
            self.phase = "action"

    def _titan_order_moves(self) -> list[Move]:
        """Ruling: several at once are gained in the player's order, if they cannot all be kept."""
        all_together = set(self.titans(self.active)) | set(self.pending_titans)
        if len(all_together) <= self.titan_limit(self.active):
            return [GainTitan(self.pending_titans[0])]
        return [GainTitan(titan) for titan in self.pending_titans]

    def _titan_order_apply(self, move: GainTitan) -> None:
        """The titan comes from wherever it is, active side up."""
        self.pending_titans.remove(move.titan)
        self._note("titan", move.titan, self.titan_holder[move.titan])
        self.titan_holder[move.titan], self.titan_active[move.titan] = self.active, True
        self.just_gained = move.titan
        if len(self.titans(self.active)) > self.titan_limit(self.active):
            self.phase = "titan_return"
        else:
            self._titan_gained()

    def _titan_return_moves(self) -> list[Move]:
        """Several titans: an older one goes back, never the one just gained."""
        return [ReturnTitan(titan) for titan in self.titans(self.active) if titan != self.just_gained]

    def _titan_return_apply(self, move: ReturnTitan) -> None:
        self.titan_holder[move.titan], self.titan_active[move.titan] = None, True
        self._note("titan_returned", move.titan)
        self._titan_gained()

    def _titan_gained(self) -> None:
        self.just_gained = None
        if not self._victory():
            self._next_titan()

    # --- phase 3: the card's action --------------------------------------------------------------------

    def _possible(self, action: str, hoplites_paid: int = 0, nuggets_paid: int = 0) -> bool:
        """Whether the action would do something, after paying so much for it."""
        if action == "produce":
            return self.nugget_supply + nuggets_paid > 0
        if action == "recruit":
            return self.hoplite_supply + hoplites_paid > 0
        if action == "capture":
            return bool(self.me.island.creatures) and not self.lost_capture
        return bool(self._creations(self.me.nuggets - nuggets_paid))

    def _action_moves(self) -> list[Move]:
        assert self.taken is not None
        return [Act(True), Act(False)] if self._possible(self.taken.card.action) else [Act(False)]

    def _action_apply(self, move: Act) -> None:
        assert self.taken is not None
        if move.act:
            self._begin_action(self.taken.card.action)
        else:
            self._note("skipped", self.taken.card.action)
            self._card_done()

    def _begin_action(self, action: str) -> None:
        self.action = action
        self._note("action", action, self.in_extra)
        self.fights_won = self.creations = 0
        self.phase = {"capture": "fight", "create": "create"}.get(action, "favour")

    def _end_action(self) -> None:
        if self.me.saved:
            # Hospital: the saved return to the reserve when the capture action ends.
            self.me.hoplites += self.me.saved
            self._note("hospital_returns", self.me.saved)
            self.me.saved = 0
        self.action = None
        if self.in_extra:
            self.in_extra = False
            self.phase = "extra"
        else:
            self._card_done()

    def _card_done(self) -> None:
        """Acted or not, the card goes to the discards."""
        assert self.taken is not None
        self.discards.append(self.taken.card)
        self.taken = None
        self.phase = "extra"

    # --- produce and recruit ---------------------------------------------------------------------------

    def _favour_moves(self) -> list[Move]:
        assert self.action is not None
        favour = self.has_favour(self.active, self.action)
        return [UseFavour(True), UseFavour(False)] if favour else [UseFavour(False)]

    def _favour_apply(self, move: UseFavour) -> None:
        """One per mine or camp, the metropolis' included; Hyperion and Themis double."""
        assert self.action is not None
        times = 2 if move.use else 1
        if move.use:
            self._spend_favour(self.action)
        if self.action == "produce":
            gained = self._gain(self.active, 0, times * self.me.island.count("mine"))
        else:
            gained = self._gain(self.active, times * self.me.island.count("training_camp"), 0)
        self._note("gained", *gained)
        self._end_action()

    def _spend_favour(self, action: str) -> None:
        titan = TITAN_OF_ACTION[action]
        self.titan_active[titan] = False
        self._note("favour", titan)

    # --- capture -----------------------------------------------------------------------------------

    def _fight_moves(self) -> list[Move]:
        """One after another in the player's order; stopping is possible after the first."""
        fights: list[Move] = [Fight(cell) for cell in sorted(self.me.island.creatures)]
        return [*fights, Stop()] if self.fights_won else fights

    def _fight_apply(self, move: Fight | Stop) -> None:
        if isinstance(move, Stop):
            self._end_action()
        else:
            self.fight_cell = move.cell
            self.phase = "commit"

    def _commit_moves(self) -> list[Move]:
        """At most three hoplites, those standing there from an earlier fight included."""
        assert self.fight_cell is not None
        room = MAX_HOPLITES - self.me.island.standing.get(self.fight_cell, 0)
        moves: list[Move] = [Commit(n) for n in range(min(room, self.me.hoplites) + 1)]
        return [*moves, CallKronos()] if self.has_favour(self.active, "capture") else moves

    def _commit_apply(self, move: Commit | CallKronos) -> None:
        assert self.fight_cell is not None
        cell, standing = self.fight_cell, self.me.island.standing
        creature = self.me.island.creatures[cell]
        if isinstance(move, CallKronos):
            self._spend_favour("capture")
            self._win(cell)
            return
        self.me.hoplites -= move.hoplites
        if move.hoplites:
            standing[cell] = standing.get(cell, 0) + move.hoplites
        dice = DATA["dice"]["base_dice"] + standing.get(cell, 0)
        roll = list(self.chance.dice(dice))
        if len(roll) != dice or any(face not in DATA["dice"]["faces"] for face in roll):
            raise ValueError(f"{roll} is no roll of {dice} dice")
        won = wins(strength_of(creature), roll, self.siege_faces(self.active))
        self._note("roll", cell, creature, roll, won)
        if won:
            self._win(cell)
        else:
            # Defeat: the action ends, the hoplites stay, and no more capture this turn.
            self.lost_capture = True
            self.fight_cell = None
            self._end_action()

    def _win(self, cell: Cell) -> None:
        """The creature, check, the hoplites, the arches, the treasure, check."""
        self.fight_cell = None
        self.fights_won += 1
        creature = self.me.island.creatures.pop(cell)
        self.me.captured = sorted([*self.me.captured, creature])
        self._note("captured", cell, creature)
        if self._victory():
            return
        released = self.me.island.standing.pop(cell, 0)
        saved = min(released, self.me.island.count("hospital"))
        self.me.saved += saved
        self.hoplite_supply += released - saved
        self._note("released", released - saved, saved)
        self._note("arches", self._gain(self.active, 0, self.me.island.count("arch"))[1])
        self._treasure(creature)

    def _treasure(self, creature: str) -> None:
        kind, amount = treasure_of(creature)
        if kind == "nuggets":
            self._note("treasure", "nuggets", self._gain(self.active, 0, amount)[1])
            self._treasure_taken()
        elif kind == "titan":
            self.pending_titans = [detail_of(creature)]
            self._next_titan()
        elif not self.building_bag or not self.me.island.free_building_cells("any"):
            self._note("treasure", "building", None)
            self._treasure_taken()
        else:
            self.drawn_building = self._draw_building("minotaur")
            self._note("treasure", "building", self.drawn_building)
            self.phase = "free_building"

    def _treasure_taken(self) -> None:
        if self._victory():
            return
        if self.me.island.creatures:
            self.phase = "fight"
        else:
            self._end_action()

    def _free_building_moves(self) -> list[Move]:
        """Minotaur: on any free terrain, or refused."""
        assert self.drawn_building is not None
        cells = self.me.island.free_building_cells(self.drawn_building)
        return [*(BuildFree(cell) for cell in cells), BuildFree(None)]

    def _free_building_apply(self, move: BuildFree) -> None:
        assert self.drawn_building is not None
        building, self.drawn_building = self.drawn_building, None
        if move.cell is None:
            self.building_bag = sorted([*self.building_bag, building])
            self._note("refused", building)
        else:
            self.me.island.buildings[move.cell] = building
            self._note("built", building, move.cell)
            # Its resource comes from the supply at once.
            waiting = DATA["creation_board"]["waiting"].get(building, 0)
            self._collect(building, waiting)
        self._treasure_taken()

    def _collect(self, building: str, amount: int) -> None:
        """The resource of a new camp or mine, out of the supply."""
        if kind_of(building) == "training_camp":
            self._note("gained", *self._gain(self.active, amount, 0))
        elif kind_of(building) == "mine":
            self._note("gained", *self._gain(self.active, 0, amount))

    # --- create ------------------------------------------------------------------------------------

    def _creations(self, nuggets: int) -> list[Move]:
        """Everything that could be created with so many nuggets."""
        moves: list[Move] = []
        for slot, building in self.slots.items():
            if building is not None:
                cells = self.me.island.building_cells(building, slot)
                moves += [Build(slot, cell) for cell in cells]
        if self.temple_supply and self.token_supply:
            moves += [BuildTemple(cells) for cells in self.me.island.temple_places()]
        if self.token_supply and nuggets >= MEDALLION_COST:
            moves.append(MakeMedallion())
        return moves

    def _create_moves(self) -> list[Move]:
        """One thing; then, with Theia's favour, one more or none."""
        if self.creations == 0:
            return self._creations(self.me.nuggets)
        if not self.has_favour(self.active, "create"):
            return [Stop()]
        return [*self._creations(self.me.nuggets), Stop()]

    def _create_apply(self, move: Build | BuildTemple | MakeMedallion | Stop) -> None:
        if isinstance(move, Stop):
            self._end_action()
            return
        if self.creations:
            self._spend_favour("create")
        self.creations += 1
        if isinstance(move, Build):
            self._build(move)
        elif isinstance(move, BuildTemple):
            self.me.island.temples.append(move.cells)
            self.temple_supply -= 1
            self.token_supply -= 1
            self._note("temple", move.cells)
        else:
            self._pay(0, MEDALLION_COST)
            self.me.medallions += 1
            self.token_supply -= 1
            self._note("medallion")
        if not self._victory() and self.creations > 1:
            self._end_action()

    def _build(self, move: Build) -> None:
        building = self.slots[move.slot]
        assert building is not None
        self.me.island.buildings[move.cell] = building
        self._note("built", building, move.cell)
        waiting, self.slots[move.slot], self.waiting[move.slot] = self.waiting[move.slot], None, 0
        # The resource lying on it was taken from the supply when it was laid out.
        if kind_of(building) == "training_camp":
            self.me.hoplites += waiting
        elif kind_of(building) == "mine":
            self.me.nuggets += waiting
