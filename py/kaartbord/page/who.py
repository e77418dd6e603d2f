"""The question who you are: when a link brings a game this device does not know, or several may act."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..games import GAMES
from ..match.link import Seat
from ..text import join, people, say
from . import dialogs
from .dom import el
from .seat_mark import mark
from .svg import icon_button

if TYPE_CHECKING:
    from .table import Table

WATCH = -1
"""The answer of somebody who only looks on."""


async def call(table: "Table") -> None:
    """Somebody here acts out of turn: who it is, where several may."""
    callers, lang = table.callers(), table.settings.lang
    if len(callers) > 1:
        nodes = [_seat_button(lang, table.play.match.game, table.seats, seat) for seat in callers]
        title = table.voice.tell(lang, "who_calls")
        answer = await dialogs.answered(dialogs.sheet(title, *nodes, close=say(lang, "close")))
        callers = [int(answer)] if answer else []
    if callers:
        table.call(callers[0])


async def ask(lang: str, seats: Sequence[Seat], code: str) -> int | None:
    """The seat this device is to play, or WATCH; None when the question was put away."""
    free = [seat for seat, who in enumerate(seats) if who.kind != "computer" and not who.claimed]
    taken = [seat for seat, who in enumerate(seats) if who.kind != "computer" and who.claimed]
    while True:
        nodes = _first(lang, code, seats, free, taken)
        question = dialogs.sheet(say(lang, "who.title"), *nodes, close=say(lang, "close"))
        answer = await dialogs.answered(question)
        if answer == "other":
            nodes = _second(lang, code, seats, taken)
            answer = await dialogs.answered(dialogs.sheet(say(lang, "who.other"), *nodes))
            if not answer:
                continue
        if not answer:
            return None
        return WATCH if answer == "watch" else int(answer)


def _first(lang: str, code: str, seats: Sequence[Seat], free: list[int], taken: list[int]) -> list[Any]:
    text = say(lang, "who.text" if free else "who.full", game=GAMES[code].INFO.name)
    return [el("p", text=text),
            *(_seat_button(lang, code, seats, seat) for seat in free),
            el("p", text=_others(lang, code, seats, taken), cls="meta") if taken and free else None,
            el("div",
               icon_button("device", say(lang, "who.other"), "answer", "other") if taken else None,
               icon_button("eye", say(lang, "who.watch"), "answer", "watch"), cls="answers")]


def _second(lang: str, code: str, seats: Sequence[Seat], taken: list[int]) -> list[Any]:
    return [el("p", text=say(lang, "who.other.text")),
            *(_seat_button(lang, code, seats, seat) for seat in taken),
            el("div", icon_button("back", say(lang, "back"), "answer"), cls="answers")]


def _others(lang: str, code: str, seats: Sequence[Seat], taken: list[int]) -> str:
    names = [who.name for who in seats]
    known = [people.known_as(lang, code, seat, names) for seat in taken]
    return say(lang, "who.taken", names=join(lang, known))


def _seat_button(lang: str, code: str, seats: Sequence[Seat], seat: int) -> Any:
    """A seat as a big button: its pawn, its name, its colour in words unless that is its name."""
    colour, name = people.known_as(lang, code, seat, ()), seats[seat].name
    words = el("span", el("span", text=name or colour, dir="auto"),
               el("span", text=colour, cls="meta") if name else None)
    return el("button", mark(people.figure(code, seat), lang, 44), words, do="answer", arg=seat,
              cls="paper seat-button", type="button")
