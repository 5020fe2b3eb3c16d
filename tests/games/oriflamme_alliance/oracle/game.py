"""Oriflamme: Alliance - the rules, written down as plainly as possible, one event after the other.

The flow of the game is a generator: it reads like the rulebook and stops wherever somebody decides.
Chance is only the deal and the first player; both are given to the constructor.

A decision with one legal answer is taken automatically, except the placement of a card and leave / reveal of a
face-down card that is not publicly known.
"""

import copy
import random
from collections.abc import Generator, Sequence

from tests.games.oriflamme_alliance.oracle import knowledge
from tests.games.oriflamme_alliance.oracle.knowledge import Assignment, FamilyKnowledge
from tests.games.oriflamme_alliance.oracle.table import (
    CARDS,
    ROUNDS,
    Branch,
    Card,
    Event,
    HandCard,
    Leave,
    Move,
    Place,
    Position,
    Reveal,
    Table,
    Target,
)

Flow = Generator[None, Move, None]
Choice = Generator[None, Move, Move]


class RandomChance:
    """The deal and the first player by a random generator: `Oracle(*RandomChance(rng).deal(4))`."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def family_order(self) -> list[str]:
        return self.rng.sample(CARDS, len(CARDS))

    def deal(self, players: int) -> tuple[list[list[str]], int]:
        return [self.family_order() for _ in range(players)], self.rng.randrange(players)


class Oracle(Table):
    """A game of Oriflamme: Alliance.

    `phase`: placement / activation / over. `node`: place / leave_or_reveal / branch / target / hand_card / over.
    `player`: who decides (None at the end). `acting`: the card whose activation asks (None when placing).
    `events`: what happened in the last `apply`, in order. `acted`: (position, card) pairs of this activation.
    """

    def __init__(self, orders: Sequence[Sequence[str]], first_player: int) -> None:
        super().__init__(orders, first_player)
        self.phase = "placement"
        self.node = ""
        self.player: int | None = None
        self.acting: Card | None = None
        self.events: list[Event] = []
        self.history: list[Move] = []
        self.acted: list[tuple[Position, Card]] = []
        self.visited: list[Position] = []
        self._legal: list[Move] = []
        self._stood_after: list[Position] = []
        self._begin("game")

    # ------------------------------------------------------------ interface

    def legal_moves(self) -> list[Move]:
        return list(self._legal)

    def apply(self, move: Move) -> None:
        if move not in self._legal:
            raise ValueError(f"not legal: {move}")
        self.events = []
        self.history.append(move)
        self._legal = []
        try:
            self._flow.send(move)
        except StopIteration:
            self.node, self.player, self.acting = "over", None, None

    def start_activation(self) -> None:
        """For positions built by hand: throw away the flow and start this round's activation here."""
        self._begin("activation")

    def copy(self) -> "Oracle":
        """An independent copy: the beginning again, then every move again."""
        twin = copy.copy(self)
        twin.__dict__.update(copy.deepcopy(self._beginning))
        twin._begin(self._entry)
        for move in self.history:
            twin.apply(move)
        return twin

    def what_is_known(self, seat: int) -> dict[int, FamilyKnowledge]:
        return knowledge.what_is_known(self, seat)

    def enumerate_consistent(self, seat: int, family: int) -> list[Assignment]:
        return list(knowledge.enumerate_consistent(self, seat, family))

    # ------------------------------------------------------------ machinery

    def _begin(self, entry: str) -> None:
        self._entry = entry
        self.history = []
        self.events = []
        state = {key: value for key, value in self.__dict__.items() if key not in ("_flow", "_beginning")}
        self._beginning = copy.deepcopy(state)
        self._flow: Flow = self._game(with_placement=entry == "game")
        try:
            next(self._flow)
        except StopIteration:
            self.node, self.player, self.acting = "over", None, None

    def _choose(self, seat: int, node: str, moves: list[Move], always: bool = False) -> Choice:
        """Ask a seat; a single answer is taken without asking unless `always`."""
        if len(moves) == 1 and not always:
            return moves[0]
        self.player, self.node, self._legal = seat, node, moves
        return (yield)

    def _tell(
        self,
        kind: str,
        seat: int,
        amount: int = 0,
        card: str | None = None,
        family: int | None = None,
        position: int | None = None,
        detail: str = "",
    ) -> None:
        self.events.append(Event(kind, seat, amount, card, family, position, detail))

    def _gain(self, seat: int, amount: int, why: str) -> None:
        if amount:
            self.ip[seat] += amount
            self._tell("gained", seat, amount, detail=why)

    def _put_ip(self, seat: int, card: Card, amount: int, why: str) -> None:
        card.ip += amount
        self._tell("ip_put", seat, amount, family=card.family, position=self.index_of(card), detail=why)

    def _lose_ip(self, card: Card, amount: int, why: str, index: int | None = None) -> None:
        """IP on a card go to the supply."""
        if amount:
            card.ip -= amount
            where = self.index_of(card) if index is None else index
            self._tell("lost", card.family, amount, family=card.family, position=where, detail=why)

    def _return_verdict(self, card: Card, index: int) -> None:
        """Engine rule 8: the token returns when its card leaves the row in any way."""
        if card.verdict:
            card.verdict = False
            self.verdict_supply += 1
            self._tell("verdict_returned", card.family, family=card.family, position=index)

    def _remove_top(self, position: Position) -> None:
        """The top card leaves the row; an emptied position vanishes and the gap closes at once."""
        position.cards.pop()
        if not position.cards:
            index = next(i for i, other in enumerate(self.row) if other is position)
            if self._is_current(position):
                self._stood_after = self.row[index + 1 :]
            del self.row[index]

    def _tell_uncovered(self, position: Position) -> None:
        if position.cards:
            index = self.index_of(position.top)
            self._tell("uncovered", position.family, family=position.family, position=index)

    def _is_current(self, position: Position) -> bool:
        return bool(self.visited) and self.visited[-1] is position

    def _in_row(self, position: Position) -> bool:
        return any(other is position for other in self.row)

    # ------------------------------------------------------------ the frame

    def _game(self, with_placement: bool) -> Flow:
        """Six rounds of placement and activation."""
        while True:
            if with_placement:
                self._start_of_round()
                yield from self._placement()
            with_placement = True
            yield from self._activation()
            if self.round == ROUNDS:
                break
            self.round += 1
            self.first_player = (self.first_player + 1) % self.players  # the token passes to the left
        self._end_of_game()

    def _start_of_round(self) -> None:
        """Kept Agreements pay those who have at least one card in the row (told in seat order; at once)."""
        self._tell("round_started", self.first_player, self.round)
        for seat in range(self.players):
            if self.own_positions(seat) > 0:
                self._agreement_pays(seat, "round")

    def _agreement_pays(self, seat: int, when: str) -> None:
        for card in self.kept[seat]:
            if card.name == "agreement" and card.ip:
                self.ip[seat] += card.ip
                self._tell("agreement_pays", seat, card.ip, "agreement", detail=when)

    def _end_of_game(self) -> None:
        """IP on a kept Agreement count, with or without a card in the row; IP on cards in the row do not."""
        for seat in range(self.players):
            self._agreement_pays(seat, "end")
        self.over = True
        self.phase = "over"
        self._tell("game_over", -1)

    # ------------------------------------------------------------ placement phase

    def _placement(self) -> Flow:
        """Clockwise from the first player everybody lays one hand card face down."""
        self.phase = "placement"
        for turn in range(self.players):
            seat = (self.first_player + turn) % self.players
            self.acting = None
            move = yield from self._choose(seat, "place", self._placements(seat), always=True)
            assert isinstance(move, Place)
            self._place(seat, move)

    def _placements(self, seat: int) -> list[Move]:
        """Start, end, or on top of one's own card of any state; never in between. Empty row: one place."""
        moves: list[Move] = []
        for name in self.hands[seat]:
            moves.append(Place(name, "start"))
            if self.row:
                moves.append(Place(name, "end"))
            for index, position in enumerate(self.row):
                if position.family == seat:
                    moves.append(Place(name, "top", index))
        return moves

    def _place(self, seat: int, move: Place) -> None:
        self.hands[seat].remove(move.card)
        card = Card(seat, move.card, laid_at=self.tick())
        if move.where == "start":
            self.row.insert(0, Position([card]))
        elif move.where == "end":
            self.row.append(Position([card]))
        else:
            assert move.position is not None
            self.row[move.position].cards.append(card)
        index = self.index_of(card)
        self._tell("placed", seat, card=card.name, family=seat, position=index, detail=move.where)
        if move.where == "top":
            self._tell("covered", seat, family=seat, position=index)

    # ------------------------------------------------------------ activation phase

    def _activation(self) -> Flow:
        """From the first position to the last. The walk holds the position, not a number (engine rule 4)."""
        self.phase = "activation"
        self.acted, self.visited = [], []
        current = self.row[0] if self.row else None
        while current is not None:
            self.visited.append(current)
            self._stood_after = []
            yield from self._activate_position(current)
            current = self._next_position(current)

    def _next_position(self, current: Position) -> Position | None:
        """The right neighbour in the row as it is now; after a vanished one, what stood next after it."""
        if self._in_row(current):
            index = next(i for i, position in enumerate(self.row) if position is current)
            return self.row[index + 1] if index + 1 < len(self.row) else None
        for position in self._stood_after:
            if self._in_row(position):
                return position
        return None

    def _activate_position(self, position: Position) -> Flow:
        """The top card acts; if it leaves by its own activation, the card below acts at once (rule 2)."""
        while position.cards:
            card = position.top
            height = len(position.cards)
            self.acting = card
            self.acted.append((position, card))
            yield from self._activate_card(card)
            if len(position.cards) == height:  # it stayed, or the Informant was exchanged in its place
                return

    def _activate_card(self, card: Card) -> Flow:
        if card.face_up:
            self._tell("acts", card.family, card=card.name, family=card.family, position=self.index_of(card))
            yield from self._ability(card)
            return
        options: list[Move] = [Leave()]
        if self._can_be_revealed(card):
            options.append(Reveal())
        # Engine rule 9: a normal node for every identity, unless the identity is public anyway.
        move = yield from self._choose(card.family, "leave_or_reveal", options, always=not card.public)
        if isinstance(move, Leave):
            self._tell("left", card.family, family=card.family, position=self.index_of(card))
            self._put_ip(card.family, card, 1, "left")
        else:
            yield from self._reveal(card)

    def _can_be_revealed(self, card: Card) -> bool:
        """Uprising: only by paying 1 IP from those on it."""
        return card.name != "uprising" or card.ip >= 1

    def _reveal(self, card: Card) -> Flow:
        """Engine rule 6: pay the cost, handle the IP on the card, ability, leave or turn down."""
        card.face_up = True
        card.public = False
        self._tell("revealed", card.family, card=card.name, family=card.family, position=self.index_of(card))
        if card.name == "uprising":
            self._lose_ip(card, 1, "cost")
        if card.name == "extortion":
            self._lose_ip(card, card.ip, "revealed")
        elif card.name != "agreement":  # on an Agreement they stay
            self._take_ip(card)
        yield from self._ability(card)

    def _take_ip(self, card: Card) -> None:
        amount, card.ip = card.ip, 0
        self._gain(card.family, amount, "card")

    def _ability(self, card: Card) -> Flow:
        match card.name:
            case "empress":
                yield from self._empress(card)
            case "fanatic":
                self._fanatic(card)
            case "informant":
                yield from self._informant(card)
            case "diplomat":
                yield from self._diplomat(card)
            case "deserter":
                yield from self._deserter(card)
            case "judge":
                yield from self._judge(card)
            case "uprising":
                self._uprising(card)
            case "extortion":
                self._extortion(card)
            case "infiltration":
                self._infiltration(card)
            case "agreement":
                self._keep(card)

    def _choose_target(self, seat: int, cards: list[Card]) -> Generator[None, Move, Card]:
        moves: list[Move] = [Target(self.index_of(card)) for card in cards]
        move = yield from self._choose(seat, "target", moves)
        assert isinstance(move, Target)
        return self.row[move.position].top

    def _choose_branch(self, seat: int, moves: list[Move]) -> Generator[None, Move, str]:
        move = yield from self._choose(seat, "branch", moves)
        assert isinstance(move, Branch)
        return move.choice

    # ------------------------------------------------------------ leaving the row

    def _leave_row(self, card: Card, kind: str, amount: int = 0) -> None:
        """Discarded or kept: pays nobody, triggers nothing but the card below (engine rule 2)."""
        index = self.index_of(card)
        position = self.row[index]
        assert position.top is card
        self._remove_top(position)
        self._tell(kind, card.family, amount, card.name, card.family, index)
        self._return_verdict(card, index)
        self._tell_uncovered(position)

    def _discard(self, card: Card) -> None:
        self._leave_row(card, "discarded")
        self.discarded[card.family].append(card.name)

    def _keep(self, card: Card) -> None:
        """Kept cards lie in front of their owner; nothing touches them."""
        self._leave_row(card, "kept", card.ip)
        self.kept[card.family].append(card)

    def _eliminate(self, attacker: Card, victims: list[Card]) -> None:
        """Engine rules 5 and 6: remove and show, then pay, then Extortion; all victims (in row order) together."""
        seat = attacker.family
        indices = [self.index_of(victim) for victim in victims]
        positions = [self.row[index] for index in indices]
        faces = [victim.face_up for victim in victims]
        for victim, index, position, face_up in zip(victims, indices, positions, faces, strict=True):
            assert position.top is victim
            self._remove_top(position)
            self.eliminated[victim.family].append(victim.name)
            shown = "face_up" if face_up else "face_down"
            self._tell("eliminated", seat, 0, victim.name, victim.family, index, shown)
            self._lose_ip(victim, victim.ip, "eliminated", index)
            self._return_verdict(victim, index)
        for position in positions:
            self._tell_uncovered(position)
        for victim, face_up in zip(victims, faces, strict=True):
            self._gain(seat, 1, "elimination")  # of whatever family, one's own included
            if not face_up and self.keeps(seat, "infiltration"):
                self._gain(seat, 2, "infiltration")
            if attacker.name == "deserter" and victim.is_character:
                self._gain(seat, 1, "deserter")
        for victim in victims:
            if victim.name == "extortion" and victim.family != seat:
                self._extortion_reaction(victim.family, seat)

    def _extortion_reaction(self, owner: int, attacker: int) -> None:
        """2 per uncovered card of the attacker; each of the attacker's uncovered face-down cards loses 1."""
        count = sum(1 for card in self.tops() if card.family == attacker)
        self.ip[owner] += 2 * count
        self._tell("extorted", owner, 2 * count, "extortion", attacker)
        for card in self.tops():
            if card.family == attacker and not card.face_up and card.ip >= 1:
                self._lose_ip(card, 1, "extortion")

    # ------------------------------------------------------------ characters

    def _empress(self, card: Card) -> Flow:
        """Gain 2; put 1 on any opponent's uncovered face-down card."""
        self._gain(card.family, 2, "empress")
        targets = [top for top in self.tops() if top.family != card.family and not top.face_up]
        if targets:
            target = yield from self._choose_target(card.family, targets)
            self._put_ip(card.family, target, 1, "empress")

    def _fanatic(self, card: Card) -> None:
        """Gain 1; 1 more if no other uncovered face-up card of the owner is in the row."""
        self._gain(card.family, 1, "fanatic")
        if not any(top.family == card.family and top.face_up and top is not card for top in self.tops()):
            self._gain(card.family, 1, "fanatic_alone")

    def _informant(self, card: Card) -> Flow:
        """Either copy the IP on the adjacent opponents' face-down cards, or exchange it for a hand card."""
        branches: list[Move] = [Branch("gain")]
        if self.hands[card.family]:
            branches.append(Branch("exchange"))
        if (yield from self._choose_branch(card.family, branches)) == "gain":
            neighbours = [top for top in self.adjacent(card) if top.family != card.family and not top.face_up]
            self._gain(card.family, sum(top.ip for top in neighbours), "informant")
        else:
            moves: list[Move] = [HandCard(name) for name in self.hands[card.family]]
            move = yield from self._choose(card.family, "hand_card", moves)
            assert isinstance(move, HandCard)
            self._exchange(card, move.card)

    def _exchange(self, informant: Card, name: str) -> None:
        """The new card in the same slot, face down, 0 IP, inactive this round; the Informant to the hand."""
        seat = informant.family
        index = self.index_of(informant)
        self.hands[seat].remove(name)
        self.row[index].cards[-1] = Card(seat, name, laid_at=self.tick())
        self.hands[seat].append("informant")
        self.informant_returned_at[seat] = self.tick()
        self._tell("swapped", seat, 0, name, seat, index)
        self._return_verdict(informant, index)

    def _diplomat(self, card: Card) -> Flow:
        """Either gain 1 and put 2 on another face-up Diplomat, or gain the IP on this card and discard it."""
        choice = yield from self._choose_branch(card.family, [Branch("gain"), Branch("discard")])
        if choice == "gain":
            self._gain(card.family, 1, "diplomat")
            targets = [t for t in self.tops() if t.name == "diplomat" and t.face_up and t is not card]
            if targets:
                target = yield from self._choose_target(card.family, targets)
                self._put_ip(card.family, target, 2, "diplomat")
        else:
            self._take_ip(card)
            self._discard(card)

    def _deserter(self, card: Card) -> Flow:
        """Eliminate an adjacent card; then discarded unless a face-up character is adjacent now."""
        victims = self.adjacent(card)
        if victims:
            victim = yield from self._choose_target(card.family, victims)
            self._eliminate(card, [victim])
        if not any(top.face_up and top.is_character for top in self.adjacent(card)):
            self._discard(card)

    def _judge(self, card: Card) -> Flow:
        """Either gain 1 and put a verdict token, or eliminate an uncovered card that carries one."""
        marked = [top for top in self.tops() if top.verdict]
        branches: list[Move] = [Branch("verdict")]
        if marked:
            branches.append(Branch("eliminate"))
        if (yield from self._choose_branch(card.family, branches)) == "verdict":
            self._gain(card.family, 1, "judge")
            unmarked = [top for top in self.tops() if not top.verdict]
            if self.verdict_supply > 0 and unmarked:
                target = yield from self._choose_target(card.family, unmarked)
                self.verdict_supply -= 1
                target.verdict = True
                index = self.index_of(target)
                self._tell("verdict_put", card.family, family=target.family, position=index)
        else:
            victim = yield from self._choose_target(card.family, marked)
            self._eliminate(card, [victim])

    # ------------------------------------------------------------ intrigues (the rest of `_reveal`)

    def _uprising(self, card: Card) -> None:
        """Eliminate both neighbours together, then turn it face down again; it stays and is known."""
        self._eliminate(card, self.adjacent(card))
        card.face_up = False
        card.public = True
        self._tell("turned_down", card.family, 0, "uprising", card.family, self.index_of(card))

    def _extortion(self, card: Card) -> None:
        """Gain 1, discard it."""
        self._gain(card.family, 1, "extortion")
        self._discard(card)

    def _infiltration(self, card: Card) -> None:
        """1 IP on each own uncovered face-down card, then kept: +2 per face-down card eliminated later."""
        for top in self.tops():
            if top.family == card.family and not top.face_up:
                self._put_ip(card.family, top, 1, "infiltration")
        self._keep(card)
