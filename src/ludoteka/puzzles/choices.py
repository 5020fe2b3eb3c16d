"""What a seat may do in a position, as one choice: what is done first, and what that asks for at once."""

from __future__ import annotations

from ludoteka.engine.position import Knowledge, Position

#: What is done first is judged with what has to be chosen next, where the same seat has no more answers than this.
MOST_ANSWERS = 4

Play = tuple[int, ...]


def plays(knowledge: Knowledge, seed: int = 0) -> list[Play]:
    """Return everything that a seat may do, as long as it is all one thing: a card, say, and what it takes."""
    worlds = knowledge.imagine(seed), knowledge.imagine(seed + 1)
    found: list[Play] = []
    for action in knowledge.legal_actions():
        answers = _answers(worlds, action, knowledge.seat)
        found += [(action, answer) for answer in answers] or [(action,)]
    return found


def _answers(worlds: tuple[Position, Position], action: int, seat: int) -> list[int]:
    """Return what may be chosen after an action, where that is little and nothing unforeseen came between."""
    one, other = (world.after(action) for world in worlds)
    if one.current_player != seat or other.current_player != seat:
        return []
    if one.state.rng.tolist() != worlds[0].state.rng.tolist():  # dice or a draw: whatever it brings is not foreseen
        return []
    legal = one.legal_actions()
    if not 2 <= len(legal) <= MOST_ANSWERS or one.view(seat) != other.view(seat):
        return []
    return legal


def texts(position: Position, play: Play) -> tuple[str, ...]:
    """Return a choice in notation."""
    return tuple(position.game.action_to_text(action) for action in play)
