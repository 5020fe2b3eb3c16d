"""What may be done at a table, and by whom. Each function returns the events that will happen, or raises a Refusal."""

from __future__ import annotations

from typing import Any

import ludoteka
from ludoteka.engine.errors import BadNotation, IllegalAction
from ludoteka.server import thinkers
from ludoteka.server.errors import NotAllowed, Refusal, Stale
from ludoteka.server.events import (
    Began,
    Event,
    Hushed,
    Left,
    Moved,
    Replaced,
    Resigned,
    Returned,
    Said,
    Sat,
    Undone,
)
from ludoteka.server.identity import Visitor, clean_text
from ludoteka.server.story import Story

Action = dict[str, Any] | str


# ---- sitting down and getting up


def join(story: Story, visitor: Visitor, seat: int | None) -> tuple[int, list[Event]]:
    """Take an open seat; the game begins when it was the last. Whoever sits already stays where they sit."""
    visitor.act_at(story.setting.id)
    own = story.seats_of(visitor.id)
    if own and (seat is None or seat in own):
        return (own[0] if seat is None else seat), []
    if story.state != "open":
        raise Refusal("This game has begun: there is no seat to take.", "begun")
    if own:
        raise Refusal(f"You sit at seat {own[0]} already: leave it first.", "seated")
    free = [place for place, chair in enumerate(story.chairs) if chair.open]
    if seat is None:
        seat = free[0]
    if seat not in free:
        raise Refusal(f"Seat {seat} is not open; open seats: {', '.join(map(str, free))}.", "taken")
    events: list[Event] = [Sat(seat, visitor.name, visitor.id)]
    if len(free) == 1:
        events.append(Began())
    return seat, events


def start(story: Story, visitor: Visitor, level: str) -> list[Event]:
    """Begin now, with bots at the seats that are open."""
    _host(story, visitor)
    if story.state != "open":
        raise Refusal("This game has begun already.", "begun")
    thinkers.check_level(story.setting.game, level)
    free = [place for place, chair in enumerate(story.chairs) if chair.open]
    return [*(Sat(place, level, None, level) for place in free), Began()]


def leave(story: Story, visitor: Visitor, seat: int) -> list[Event]:
    """Get up: before the beginning for good, in a game so that a bot plays on."""
    _own(story, visitor, seat)
    if story.state == "open":
        return [Left(seat)]
    if story.state == "over":
        raise Refusal("This game is over: there is nothing to leave.", "over")
    if story.chairs[seat].away or story.chairs[seat].resigned:
        raise Refusal("A bot plays for you already.", "away")
    return [Replaced(seat, "left")]


def come_back(story: Story, visitor: Visitor, seat: int) -> list[Event]:
    """Take the own seat back from the bot."""
    _own(story, visitor, seat)
    _playing(story)
    if story.chairs[seat].resigned:
        raise Refusal("You gave this game up.", "resigned")
    if not story.chairs[seat].away:
        raise Refusal("You sit there already.", "seated")
    return [Returned(seat)]


def hush(story: Story, visitor: Visitor, chat: bool) -> list[Event]:
    """Switch the chat off or on."""
    _host(story, visitor)
    return [] if story.chat == chat else [Hushed(chat)]


# ---- playing


def move(story: Story, visitor: Visitor, seat: int, seq: int, action: Action) -> tuple[list[Event], ludoteka.Position]:
    """Carry out an action; also return the position that it leads to."""
    position = turn(story, visitor, seat)
    if not story.position_seq <= seq <= story.seq:
        raise Stale(f"You decided on entry {seq}, and the position is that of entry {story.position_seq}.")
    number = read_action(position.game, action)
    try:
        after = position.after(number)
    except IllegalAction as error:
        raise Refusal(str(error), "illegal", reasons(position, action)) from error
    return [Moved(seat, position.game.action_to_text(number))], after


def undo(story: Story, visitor: Visitor, seat: int, seq: int) -> list[Event]:
    """Take the last step of the own turn back."""
    turn(story, visitor, seat)
    if not story.position_seq <= seq <= story.seq:
        raise Stale(f"You decided on entry {seq}, and the position is that of entry {story.position_seq}.")
    if not story.trail:
        raise Refusal("There is no step of this turn that can be taken back.", "no-undo")
    return [Undone(seat)]


def resign(story: Story, visitor: Visitor, seat: int) -> list[Event]:
    """Give the game up."""
    _own(story, visitor, seat)
    _playing(story)
    if story.chairs[seat].resigned:
        raise Refusal("You gave this game up already.", "resigned")
    return [Resigned(seat)]


def say(story: Story, visitor: Visitor, seat: int | None, text: str) -> list[Event]:
    """Say something to all."""
    visitor.act_at(story.setting.id)
    if not story.chat:
        raise Refusal("The host has switched the chat off.", "hushed")
    shown = clean_text(text)
    if not shown:
        raise Refusal("There is nothing visible in this text.", "empty")
    return [Said(visitor.name, shown, seat)]


def turn(story: Story, visitor: Visitor, seat: int) -> ludoteka.Position:
    """Return the position, if this visitor's seat decides in it. Looks at nothing that others may not know."""
    _own(story, visitor, seat)
    position = _playing(story)
    if story.chairs[seat].away or story.chairs[seat].resigned:
        raise Refusal("A bot plays for you: take your seat back first.", "away")
    if position.current_player != seat:
        raise Refusal(f"It is the turn of seat {position.current_player}, not of seat {seat}.", "not-your-turn")
    return position


def read_action(game: ludoteka.Game, action: Action) -> int:
    """Return the number of an action in JSON or in notation. Raises Refusal."""
    try:
        return game.action_from_text(action) if isinstance(action, str) else game.action_from_json(action)
    except BadNotation as error:
        raise Refusal(str(error), "bad-notation") from error


def reasons(position: ludoteka.Position, action: Action) -> list[Any]:
    """Return why an action is not legal, as phrases; nothing where the game does not say."""
    try:
        obj = action
        if isinstance(action, str):
            obj = position.action_to_json(position.game.action_from_text(action))
        return [phrase.to_json() for phrase in position.why_not(obj)]
    except (BadNotation, ModuleNotFoundError):
        return []


# ---- rights


def _own(story: Story, visitor: Visitor, seat: int) -> None:
    visitor.act_at(story.setting.id)
    if seat not in story.seats_of(visitor.id):
        raise NotAllowed(f"Seat {seat} is not yours.")


def _host(story: Story, visitor: Visitor) -> None:
    visitor.act_at(story.setting.id)
    if visitor.id != story.setting.host:
        raise NotAllowed("Only whoever opened the table may do this.")


def _playing(story: Story) -> ludoteka.Position:
    if story.state != "playing" or story.position is None:
        raise Refusal("This game has not begun." if story.state == "open" else "This game is over.", story.state)
    return story.position
