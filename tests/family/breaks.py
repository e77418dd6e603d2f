"""Five ways to break how a family plays together, each of which an evening must find."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from family.pages import Pages
from kaartbord.match import claims
from kaartbord.match.link import Seat
from kaartbord.match.match import Play
from kaartbord.match.session.saved_game import SavedGame
from kaartbord.match.session.session import Session


@contextmanager
def _claim_dropped(pages: Pages) -> Iterator[None]:
    """A seat that a link says is taken stays free here, and nobody hears that theirs was handed on."""

    def merged(ours: Sequence[Seat], *_: object, **__: object) -> tuple[Seat, ...]:
        return tuple(ours)

    with patch.object(claims, "merge_seats", merged):
        yield


@contextmanager
def _links_merge_wrongly(pages: Pages) -> Iterator[None]:
    """Of two histories the one that is here goes on, whatever the other has."""

    async def agreed(_: object, here: SavedGame, *__: object) -> Play:
        return here.play

    with patch.object(pages.module("sharing.link_arrivals"), "agreed", agreed):
        yield


@contextmanager
def _hand_of_the_next(pages: Pages) -> Iterator[None]:
    """The hand of the next seat lies open as well as one's own."""

    def shown(session: Session) -> Any:
        seat = None if session.viewer is None else (session.viewer + 1) % len(session.seats)
        return session.game.view(session.play.state, seat)

    with patch.object(Session, "shown_view", shown), patch.object(Session, "view", shown):
        yield


@contextmanager
def _two_untold(pages: Pages) -> Iterator[None]:
    """A seat that somebody has is offered as if it were free."""
    who = pages.module("sharing.seat_choice")
    ask = who.ask

    async def offered(lang: str, seats: Sequence[Seat], *about: Any, **more: Any) -> Any:
        return await ask(lang, [seat._replace(claimed=False) for seat in seats], *about, **more)

    with patch.object(who, "ask", offered):
        yield


@contextmanager
def _nobody_asked(pages: Pages) -> Iterator[None]:
    """A device that has a link to send forgets it, and waits."""
    waiting = pages.module("table.waiting").WaitingPanel
    with ExitStack() as stack:
        stack.enter_context(patch.object(waiting, "_is_unsent", property(lambda _: False)))
        yield


BREAKS: dict[str, Callable[[Pages], Any]] = {
    "claim dropped": _claim_dropped,
    "links merge wrongly": _links_merge_wrongly,
    "hand of the next": _hand_of_the_next,
    "two untold": _two_untold,
    "nobody asked": _nobody_asked,
}
"""By name what breaks while it is entered."""
