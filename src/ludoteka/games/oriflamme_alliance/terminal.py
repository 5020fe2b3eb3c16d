"""The table in text, drawn from what a seat sees."""

from __future__ import annotations

from typing import Any

from ludoteka.engine.markup import plain
from ludoteka.engine.text import Words
from ludoteka.games.oriflamme_alliance.notation import PREFIX

#: Width of a position, and how many of them stand side by side.
WIDTH = 19
ACROSS = 4
COLOURS = {"red": "red", "blue": "blue", "green": "green", "yellow": "yellow", "black": "bright_black"}


def draw(view: dict[str, Any], words: Words) -> str:
    """Return the table as a seat sees it."""
    table = _Table(view, words)
    lines = [table.headline(), ""]
    for start in range(0, len(view["row"]), ACROSS):
        boxes = [table.position(i) for i in range(start, min(start + ACROSS, len(view["row"])))]
        height = max(map(len, boxes))
        padded = [box + [" " * WIDTH] * (height - len(box)) for box in boxes]
        lines += [" ".join(parts).rstrip() for parts in zip(*padded, strict=True)]
    if not view["row"]:
        lines.append(table("table-row-empty"))
    lines.append("")
    for p in range(view["players"]):
        lines += table.seat(p)
    return "\n".join(lines)


class _Table:
    """Puts a view into words."""

    def __init__(self, view: dict[str, Any], words: Words) -> None:
        self.view = view
        self.words = words

    def __call__(self, key: str, **args: Any) -> str:
        return self.words(f"{PREFIX}-{key}", **args)

    def headline(self) -> str:
        view = self.view
        first = plain(self.words.name(view["first"]))
        line = self("table-round", number=view["round"], rounds=view["rounds"], first=first, verdicts=view["verdicts"])
        return f"[bold]{line}[/]"

    def cards(self, keys: list[str]) -> str:
        return ", ".join(self(key) for key in keys) or self("table-none")

    # ---- the row

    def position(self, i: int) -> list[str]:
        """Return a position as lines: its number, the marker of the walk, the top card, those below."""
        top, *below = self.view["row"][i]
        number = f"▼ {i + 1}" if self.view["at"] == i else f"  {i + 1}"
        lines = [
            _padded(number, bold=self.view["at"] == i),
            "┌" + "─" * (WIDTH - 2) + "┐",
            *(self.framed(text, top) for text in self.piece(top)),
            "└" + "─" * (WIDTH - 2) + "┘",
        ]
        return lines + [
            self.coloured(_padded(f" {piece['id']} {self.name(piece)} {self.marks(piece)}"), piece) for piece in below
        ]

    def piece(self, piece: dict[str, Any]) -> list[str]:
        """Return a card as three lines: whose, which, what lies on it."""
        return [
            f"{piece['id']} {self.words.name(piece['owner'])}",
            self.name(piece),
            self.marks(piece) or "·",
        ]

    def name(self, piece: dict[str, Any]) -> str:
        """Return the name of a card: in brackets when it lies face down, a question mark when it is unknown."""
        if "card" not in piece:
            return "?"
        name = self(piece["card"])
        return name if piece["face_up"] else f"({name})"

    def marks(self, piece: dict[str, Any]) -> str:
        influence = f"♜{piece['influence']}" if piece["influence"] else ""
        return " ".join(part for part in (influence, "⚖" if piece["verdict"] else "") if part)

    def framed(self, text: str, piece: dict[str, Any]) -> str:
        return "│" + self.coloured(_padded(" " + text, WIDTH - 2), piece) + "│"

    def coloured(self, text: str, piece: dict[str, Any]) -> str:
        colour = COLOURS[self.view["seats"][piece["owner"]]["family"]]
        return f"[{colour}]{text}[/]"

    # ---- the families

    def seat(self, p: int) -> list[str]:
        """Return a family's line, the line of its cards that all have seen, and to its owner the others."""
        seat = self.view["seats"][p]
        colour = COLOURS[seat["family"]]
        turn = "►" if self.view["to_move"] == p else " "
        name = plain(self.words.name(p))
        line = f"{turn} [bold {colour}]{name}[/] ({self(seat['family'])}): "
        line += self("table-seat", influence=seat["influence"], positions=seat["positions"], hand=seat["hand_size"])
        lines = [line]
        for kept in seat["kept"]:
            extra = f" ♜{kept['influence']}" if kept["card"] == "agreement" else ""
            lines.append(f"    {self('table-kept')}: {self(kept['card'])}{extra}")
        lines.append(f"    {self('table-seen')}: {self.cards(seat['seen'])}")
        if seat["informant_returned"]:
            lines.append(f"    {self('table-returned', number=seat['informant_returned'])}")
        if "hand" in seat:
            lines.append(f"    [bold]{self('table-hand')}: {self.cards(seat['hand'])}[/]")
            lines.append(f"    {self('table-aside')}: {self.cards(seat['aside'])}")
        return lines


def _padded(text: str, width: int = WIDTH, bold: bool = False) -> str:
    """Return a text cut or filled to a width, safe from markup."""
    cut = text if len(text) <= width else text[: width - 1] + "…"
    filled = plain(cut + " " * (width - len(cut)))
    return f"[bold]{filled}[/]" if bold else filled
