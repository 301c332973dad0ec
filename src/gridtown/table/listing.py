"""A table as it stands in a list."""

from typing import Any

from gridtown.core.game import Game
from gridtown.messages import Messages
from gridtown.table.info import MatchInfo, written
from gridtown.table.protocol import TableInfo
from gridtown.table.seats import PERSON, Seats


def is_closed(info: MatchInfo, game: Game[Any] | None) -> bool:
    """Whether a match was played under other rules, or with other components, than its game has now."""
    return game is None or (info.rules_version, info.edition) != (game.facts.rules_version, game.edition_hash)


def listed(
    info: MatchInfo, seats: Seats, game: Game[Any] | None, guest: str | None, messages: Messages
) -> TableInfo:
    """A table as a guest, by fingerprint, sees it in a list. game: None where there is none of that name."""
    return TableInfo(
        table=info.id,
        game=info.game,
        title=info.game if game is None else game.facts.title,
        players=info.players,
        options=info.options,
        seats=seats.players,
        names=messages.seat_names(seats.names),
        created=written(info.created),
        changed=written(info.changed),
        seed_known=info.seed_known,
        public=info.public,
        guided=info.guided,
        source=info.source,
        over=info.ended is not None,
        closed=is_closed(info, game),
        end=info.end,
        scores=info.scores,
        to_act=[player for player in range(info.players) if info.to_act >> player & 1],
        mine=seats.held_by(guest),
        free=[seat.player for seat in seats.all if seat.kind == PERSON and seat.holder is None],
        host=guest is not None and info.host == guest,
        language=info.language,
        opener=next((seats.names[player] for player in seats.held_by(info.host)), None),
    )
