"""A review as a page of its own: one HTML file with the curve, that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ludoteka.engine.text import Phrase, Seat, Words
from ludoteka.review.findings import Decision, Review, SeatReview
from ludoteka.review.saying import balance, given_up_words, line_words, percent, points

#: Of the curve, in the units of its drawing: its size, and the room at its left, top, right and bottom.
WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 960, 300, 44, 14, 14, 30
#: A seat is never told by colour alone: how its line is broken, and what marks it.
DASHES = ("", "9 5", "2 5", "16 5", "12 4 2 4")
MARKS = ("●", "◆", "■", "▲", "✚")
_STYLE = """
:root{color-scheme:light dark;--ground:#e9edea;--surface:#fff;--ink:#17222b;--muted:#53616a;--line:#d3dad5;
--bad:#b02a1d;--good:#1a7045;--s0:#3a52b1;--s1:#ba8510;--s2:#24a264;--s3:#9b2268;--s4:#0c1b14}
@media(prefers-color-scheme:dark){:root{--ground:#0f151a;--surface:#192229;--ink:#edf2ef;--muted:#a5b2b8;--line:#2c3943;
--bad:#ff9585;--good:#73d7a0;--s0:#5f8ae2;--s1:#f5b62b;--s2:#8bfaba;--s3:#b94674;--s4:#cac8f3}}
body{margin:0;padding:24px 16px;background:var(--ground);color:var(--ink);font:16px/1.45 system-ui,sans-serif}
main{max-width:1000px;margin:auto;display:grid;gap:16px}
section{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:18px;overflow-x:auto}
h1,h2{font-family:Georgia,serif;margin:0 0 8px}h1{font-size:28px}h2{font-size:20px}p{margin:4px 0;color:var(--muted)}
table{border-collapse:collapse;width:100%}th,td{padding:6px 10px;text-align:right;border-bottom:1px solid var(--line)}
th:first-child,td:first-child{text-align:left}th{color:var(--muted);font-weight:600}tr:last-child td{border:0}
ol{margin:0;padding:0;list-style:none;display:grid;gap:12px}li{border-left:4px solid var(--bad);padding-left:12px}
svg{width:100%;height:auto;min-width:560px;display:block}svg text{font:12px system-ui,sans-serif;fill:var(--muted)}
.cost{color:var(--bad);font-weight:700}.good{color:var(--good)}.legend{display:flex;flex-wrap:wrap;gap:4px 18px}
li.fine{border-color:var(--good)}
"""


def page(review: Review, words: Words) -> str:
    """Return the page, in the language of the words and with their names."""
    title = words("review-of", game=Phrase(f"{review.game}-title"))
    ended = "".join(f"<p>{escape(said)}</p>" for said in given_up_words(review, words))
    body = "".join(
        (_curve(review, words), _balance(review, words), *(_slips(review, s, words) for s in review.by_seat))
    )
    return (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head>"
        f"<body><main><h1>{escape(title)}</h1>{ended}{body}</main></body></html>\n"
    )


def _x(moment: int, moments: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * moment / max(1, moments - 1)


def _y(chance: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)


def _curve(review: Review, words: Words) -> str:
    moments = len(review.chances)
    parts = [
        f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{_y(level):.1f}" y2="{_y(level):.1f}" stroke="var(--line)"/>'
        f'<text x="{LEFT - 8}" y="{_y(level) + 4:.1f}" text-anchor="end">{level * 100:.0f}</text>'
        for level in (0.0, 0.5, 1.0)
    ]
    parts += [_turning_point(review, number, moments, words) for number in range(len(review.turning_points))]
    for seat in range(review.players):
        line = " ".join(f"{_x(t, moments):.1f},{_y(c[seat]):.1f}" for t, c in enumerate(review.chances))
        dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
        parts.append(f'<polyline points="{line}" fill="none" stroke="var(--s{seat})" stroke-width="2.5"{dash}/>')
        marked = range(0, moments, max(1, moments // 8))
        parts += [
            f'<text x="{_x(t, moments):.1f}" y="{_y(review.chances[t][seat]) + 4:.1f}" text-anchor="middle" '
            f'style="fill:var(--s{seat})">{MARKS[seat]}</text>'
            for t in marked
        ]
    steps = range(0, moments, max(1, round(moments / 10)))
    parts += [f'<text x="{_x(t, moments):.1f}" y="{HEIGHT - 8}" text-anchor="middle">{t}</text>' for t in steps]
    legend = "".join(
        f'<span><b style="color:var(--s{seat})">{MARKS[seat]}</b> {escape(words.name(seat))}</span>'
        for seat in range(review.players)
    )
    heading = escape(words("review-chances"))
    return (
        f'<section><h2>{heading}</h2><p class="legend">{legend}</p>'
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{heading}">{"".join(parts)}</svg></section>'
    )


def _turning_point(review: Review, number: int, moments: int, words: Words) -> str:
    point = review.turning_points[number]
    key = "review-turning-point" if point.gain >= 0 else "review-turning-point-lost"
    said = words(key, number=point.number + 1, who=Seat(point.winner), gain=percent(abs(point.gain), words))
    x = _x(point.number + 1, moments)
    return (
        f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}" stroke="var(--s{point.seat})" '
        f'stroke-dasharray="2 4"><title>{escape(said)}</title></line>'
        f'<text x="{x:.1f}" y="{TOP}" text-anchor="middle" style="fill:var(--s{point.seat})">⚡'
        f"<title>{escape(said)}</title></text>"
    )


def _balance(review: Review, words: Words) -> str:
    luck = "review-unforeseen" if review.perfect else "review-luck"
    heads = [words(f"review-{key}") for key in ("player", "first", "own", "others")]
    heads += [words(luck), words("review-result"), words("review-accuracy")]
    rows = [
        [
            words.name(side.seat),
            percent(side.first, words),
            *(points(part / 100, words) for part in balance(side)[1:4]),
            percent(side.last, words),
            "" if side.accuracy is None else percent(side.accuracy, words),
        ]
        for side in review.by_seat
    ]
    lines = "".join(f"<tr>{_cells('td', row)}</tr>" for row in rows)
    return (
        f"<section><h2>{escape(words('review-luck-and-skill'))}</h2><p>{escape(words('review-moved'))}</p>"
        f"<table><tr>{_cells('th', heads)}</tr>{lines}</table>"
        f"<p>{escape(words(luck + '-note'))} {escape(words('review-accuracy-note'))}</p></section>"
    )


def _cells(tag: str, texts: Sequence[str]) -> str:
    return "".join(f"<{tag}>{escape(text)}</{tag}>" for text in texts)


def _slips(review: Review, side: SeatReview, words: Words) -> str:
    heading = f"<h2>{escape(words('review-slips-of', who=Seat(side.seat)))}</h2>"
    taken = words("review-best-taken", best=side.best_taken, count=side.choices)
    items = "".join(_slip(review.decisions[number], words) for number in side.slips)
    told = f"<ol>{items}</ol>" if items else f"<p>{escape(words('review-no-slips'))}</p>{_finest(review, side, words)}"
    return f"<section>{heading}<p>{escape(taken)}. {escape(words('review-knew'))}</p>{told}</section>"


def _finest(review: Review, side: SeatReview, words: Words) -> str:
    """Return, where nothing was a slip, what was decided best."""
    items = ""
    for number in side.finest:
        decision = review.decisions[number]
        worth = words("review-stakes", gain=percent(decision.stakes, words))
        head = words("review-decision", number=number + 1)
        items += f'<li class="fine"><b>{escape(head)}</b> {escape(words.say(decision.phrase))} '
        items += f'<span class="good">{escape(worth)}</span></li>'
    return f"<ol>{items}</ol>" if items else ""


def _slip(decision: Decision, words: Words) -> str:
    assert decision.better is not None
    cost = f'<span class="cost">{escape(points(-decision.cost, words, 1))}</span>'
    then = line_words(decision.better.line[1:], words)
    return (
        f"<li><b>{escape(words('review-decision', number=decision.number + 1))}</b> {cost}<br>"
        f"{escape(words('review-played', what=decision.phrase))}<br>"
        f'<span class="good">{escape(words("review-better", what=decision.better.phrase))}</span>'
        + (f"<br>{escape(words('review-then', what=then))}" if then else "")
        + "</li>"
    )
