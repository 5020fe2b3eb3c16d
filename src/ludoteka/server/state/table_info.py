"""What everybody who may look at a table knows about it, as it travels and as lists of tables keep it."""

from __future__ import annotations

import ludoteka
from ludoteka.engine.commitment import commit
from ludoteka.engine.series import next_game
from ludoteka.server.state.table_state import Chair, TableState
from ludoteka.server.wire.wire_types import OfferInfo, SeatInfo, SeriesInfo, TableInfo


def info_of(state: TableState) -> TableInfo:
    """Return what everybody who may look at the table knows about it."""
    chosen = state.setting
    return TableInfo(
        id=chosen.id,
        game=chosen.game,
        version=chosen.version,
        players=chosen.players,
        options=chosen.options,
        public=chosen.public,
        clock=chosen.clock,
        state=state.status,
        commitment=commit(chosen.game, chosen.seed),
        created=chosen.created,
        seats=[_seat_info(state, chair) for chair in state.chairs],
        host=next((seat for seat, chair in enumerate(state.chairs) if chair.visitor == state.host), None),
        chat=state.chat,
        winners=state.winners(),
        rematch=state.rematch,
        hints=state.hints,
        offer=None
        if state.offer is None
        else OfferInfo(what=state.offer.what, by=state.offer.by, awaited=state.unanswered),
        paused=state.paused,
        ending=state.ending,
        imported=state.imported,
        series=_series_info(state),
        unveiled=state.unveiled,
        seed=f"{chosen.seed:032x}" if state.status == "over" and state.position is not None else None,
    )


def _series_info(state: TableState) -> SeriesInfo | None:
    standing = state.standing
    if standing is None:
        return None
    begins = None
    if state.status == "over" and state.first is not None:
        order, first = next_game(ludoteka.game(state.setting.game), state.setting.players, state.first, state.winners())
        begins = None if first is None else order[first]
    return SeriesInfo(
        first_to=standing.first_to,
        game=standing.game,
        tally=list(standing.tally),
        winner=standing.winner,
        next_first=begins,
    )


def _seat_info(state: TableState, chair: Chair) -> SeatInfo:
    owned = [other for other in state.chairs if other.visitor is not None and other.visitor == chair.visitor]
    return SeatInfo(
        kind="open" if chair.open else "bot" if chair.level is not None else "person",
        name=chair.name or None,
        level=chair.level,
        hot=len(owned) > 1,
        away=chair.away,
        resigned=chair.resigned,
        ready=chair.ready and state.status == "open",
        again=chair.again,
        forgotten=chair.forgotten,
    )
