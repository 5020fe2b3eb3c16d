"""What a shared position looks like where nobody has opened it yet: a picture, and the head of the page for chats.

A picture shows what everybody at the table sees: hidden cards stay hidden.
"""

from __future__ import annotations

import html
from collections.abc import Sequence
from typing import Annotated

from litestar import MediaType, Response, get
from litestar.params import FromPath, QueryParameter

import ludoteka
from ludoteka.engine.codes import belongs
from ludoteka.engine.drawing import HEIGHT, WIDTH
from ludoteka.engine.errors import LudotekaError
from ludoteka.engine.marks import MOST_MARKS, read_marks
from ludoteka.engine.text import LANGUAGES, Words
from ludoteka.server.common.errors import NotFound, Refusal
from ludoteka.server.live.seat_messages import legal_of
from ludoteka.server.web.picture_cache import Form
from ludoteka.server.web.routes import pages
from ludoteka.server.web.routes.asking import Asked
from ludoteka.server.web.routes.positions import apart, decode
from ludoteka.server.web.security import address_of
from ludoteka.server.web.services import Services, TheServices

_TYPES: dict[Form, str] = {"svg": "image/svg+xml", "png": "image/png"}
#: A code always shows the same.
_FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}
_HEAD = b"</head>"


def _draw(game: ludoteka.Game, code: str, form: Form, marks: Sequence[str] = ()) -> bytes:
    painter = game.part("picture")
    if painter is None:
        raise NotFound(f"There are no pictures of {game.title}.")
    position = decode(game, code).position
    draw_marked = getattr(painter, "draw_marked", None)
    if marks and draw_marked is not None and not game.header.hidden:  # what is hidden is not told by a mark either
        try:
            found = read_marks(position, marks)
        except LudotekaError as error:
            raise Refusal(str(error), "illegal") from error
        told = [(mark.kind, legal_of(game, mark.action).action | position.preview(mark.action)) for mark in found]
        drawn = draw_marked(position.view(None), told)
    else:
        drawn = painter.draw(position.view(None))
    made: bytes = drawn.svg().encode() if form == "svg" else drawn.png()
    return made


@get("/api/pictures/{game:str}/{file:str}", tags=["study"], opt={pages.COMPRESSED: True})
async def picture(
    request: Asked,
    game: FromPath[str],
    file: FromPath[str],
    services: TheServices,
    mark: Annotated[list[str] | None, QueryParameter(max_items=MOST_MARKS, required=False)] = None,
) -> Response[bytes]:
    """A position as a picture, by its code: `<code>.svg` or `<code>.png`.

    Each `mark` is an action in notation with what is said of it: `played:`, `better:`, or its rank `1:` to `3:`. They
    are drawn where nothing is hidden.
    """
    code, _, ending = file.rpartition(".")
    form = next((form for form in _TYPES if form == ending), None)
    if form is None:
        raise NotFound("A picture of a position is called <code>.svg or <code>.png.")
    marks = tuple(mark or ())
    known, address = ludoteka.game(game), address_of(dict(request.scope))
    made = await services.pictures.get(
        (game, code, form, *marks),
        address,
        lambda: apart(address, services, known, lambda: _draw(known, code, form, marks)),
    )
    return Response(made, media_type=_TYPES[form], headers=_FOR_EVER)


@get(["/study", "/study/{game:str}"], include_in_schema=False, sync_to_thread=False, opt={pages.COMPRESSED: True})
def bare_study_page(request: Asked, services: TheServices) -> Response[bytes]:
    """The page, where no position is in the address."""
    return pages.show_page(request, services, "/study")


# in a thread: the first sentence of a language reads all its words, which takes a second
@get("/study/{game:str}/{position:path}", include_in_schema=False, sync_to_thread=True)
def study_page(request: Asked, services: TheServices, game: FromPath[str], position: FromPath[str]) -> Response[bytes]:
    """The page, with what a chat shows of a link to a position."""
    sheet = services.static_files.find("index.html")
    if sheet is None:
        return pages.plain_page()
    told = _head(services, request, game, position.lstrip("/"))
    return Response(
        sheet.forms[""].replace(_HEAD, told.encode() + _HEAD, 1),
        media_type=MediaType.HTML,
        headers={"cache-control": "no-cache"},
    )


def _head(services: Services, request: Asked, name: str, code: str) -> str:
    """Return what a chat reads of a link; nothing where it is none: the page says what is wrong with it."""
    try:
        game = ludoteka.game(name)
        if not belongs(game, code):
            return ""
        words = Words(_language(request))
    except LudotekaError:
        return ""
    title = f"{game.title} · {words('study-title')}"
    tags = {
        "og:type": "website",
        "og:site_name": "Ludoteka",
        "og:title": title,
        "og:description": words("study-card"),
        "og:url": f"{services.settings.base_url}/study/{name}/{code}",
        "og:image": f"{services.settings.base_url}/api/pictures/{name}/{code}.png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": title,
    }
    told = [f'<meta property="{key}" content="{html.escape(value)}">' for key, value in tags.items()]
    return "".join([*told, '<meta name="twitter:card" content="summary_large_image">'])


def _language(request: Asked) -> str:
    """Return the language of ours that a browser, or a chat, likes best."""
    wishes = (
        part.partition(";")[0].strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")
    )
    return next((wish for wish in wishes if wish in LANGUAGES), "en")


HANDLERS = [picture, bare_study_page, study_page]
