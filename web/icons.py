"""Draws the icons of the installed page into `public/`, from the brand's disc with its pip: `python web/icons.py`.

They are kept in the repository; run it again when the brand changes.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageDraw

PUBLIC = Path(__file__).resolve().parent / "public"
INK, PIP, GROUND = "#17222b", "#cdec4e", "#e9edea"
#: Drawn larger, and then made smaller: edges are smooth so.
_FINER = 4
#: As in `icon.svg`: middle and radius of disc and pip, on a field of 24.
_DISC, _PIP = (12.0, 12.0, 11.5), (15.5, 9.0, 4.6)
#: Launchers cut a maskable icon to shapes of their own; this much of its width is always seen.
_SAFE = 0.8


def draw(size: int, ground: str | None = None, share: float = 1.0) -> Image.Image:
    """Return the brand's disc, filling a share of a square; on a ground, or on nothing."""
    full = size * _FINER
    image = Image.new("RGBA", (full, full), ground or (0, 0, 0, 0))
    pen = ImageDraw.Draw(image)
    scale, edge = full * share / 24, full * (1 - share) / 2
    for (x, y, radius), colour in ((_DISC, INK), (_PIP, PIP)):
        box = (x - radius, y - radius, x + radius, y + radius)
        pen.ellipse([edge + scale * side for side in box], fill=colour)
    return image.resize((size, size), Image.Resampling.LANCZOS)


def main() -> None:
    """Write all icons."""
    for name, image in {
        "icon-192": draw(192),
        "icon-512": draw(512),
        "icon-maskable-512": draw(512, GROUND, _SAFE * 0.9),
        "icon-touch-180": draw(180, GROUND, 0.84),
    }.items():
        image.quantize(64).save(PUBLIC / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
