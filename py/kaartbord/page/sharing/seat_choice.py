"""The question who you are: when a link brings a game this device does not know, or several may act."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import Any

from ...games import ENTRIES
from ...match.link import Seat
from ...match.names import unique_emblems
from ...text import phrasebooks
from ...text.messages import Messages
from ..ui import dialogs
from ..ui.dom import bdi, button, button_element, el, fill, spawn
from ..ui.seat_mark import seat_mark
from ..ui.svg import emblem, icon_button

WATCH = -1
"""The answer of a spectator."""

LOOK = 0.5
"""Seconds between two looks at who sits down meanwhile."""


def show_played_twice(messages: Messages) -> None:
    """Show that a seat here is played on another device too, with the way to another one."""
    seats = button(messages.format("menu.seats"), "seats", cls="plain link")
    dialogs.toast(messages.format("live.twice"), seats, bad=True)


async def calls(
    messages: Messages,
    code: str,
    seats: Sequence[Seat],
    callers: Sequence[int],
    colours: Sequence[int],
    title: str,
) -> int | None:
    """Return which of the `callers` acts out of turn; None when the question was put away."""
    nodes = [seat_button(messages, code, seats, seat, colours) for seat in callers]
    answer = await dialogs.wait_for_answer(dialogs.open_sheet(title, *nodes))
    return int(answer) if answer else None


async def ask(
    messages: Messages,
    seats: Sequence[Seat],
    code: str,
    owing: Sequence[int],
    colours: Sequence[int],
    more: str = "",
    offered: Collection[int] | None = None,
    now: Callable[[], Sequence[Seat]] | None = None,
) -> int | None:
    """Return the seat to play here, of those `offered` or of all, or WATCH; None if the question was put away.

    The free ones are offered first, those who owe a choice before all, as the link was most likely for them.
    Behind "another seat" are those of a computer, and those that somebody has: the browser inside a chat app
    knows nothing of what was played on the same phone. `more` is what else there is to know. `now` returns
    the seats by now: one that is taken meanwhile is shown so, in its place.
    """
    order = sorted(range(len(seats)), key=lambda seat: (seat not in owing, seat))
    people = [seat for seat in order if seats[seat].kind != "computer" and (offered is None or seat in offered)]
    free, taken = ([seat for seat in people if seats[seat].claimed == claimed] for claimed in (False, True))
    computers = [seat for seat in order if seats[seat].kind == "computer"] if offered is None else []

    def buttons(shown: Sequence[int]) -> list[Any]:
        return [seat_button(messages, code, seats, seat, colours) for seat in shown]

    def free_now(there: Sequence[Seat]) -> list[Any]:
        alone = len(free) == 1
        return [
            seat_button(messages, code, there, seat, colours, alone=alone, gone=there[seat].claimed) for seat in free
        ]

    again = [*buttons(taken), el("p", text=messages.format("who.once"), cls="meta")] if taken else []
    first = el("div", *(free_now(seats) if free else again), cls="who-seats")
    others = [el("h3", text=messages.format("who.again")), *again] if taken and free else []
    if others or computers:
        others = [el("summary", text=messages.format("who.other")), *buttons(computers), *others]
    nodes = [
        el("p", text=messages.format("who.text" if free else "who.full", game=ENTRIES[code].name)),
        first,
        el("details", *others, cls="who-others") if others else None,
        el("div", icon_button("eye", messages.format("who.watch"), "answer", "watch"), cls="answers"),
        el("p", text=more, cls="meta") if more else None,
    ]
    sheet = dialogs.open_sheet(messages.format("who.title"), *nodes)
    ends = [spawn(_follow(now, lambda there: fill(first, *free_now(there)))).cancel] if now and free else []
    answer = await dialogs.wait_for_answer(sheet, *ends)
    return None if not answer else WATCH if answer == "watch" else int(answer)


async def _follow(now: Callable[[], Sequence[Seat]], renew: Callable[[Sequence[Seat]], object]) -> None:
    """Show the seats whenever they have changed."""
    shown = now()
    while True:
        await asyncio.sleep(LOOK)
        if (there := now()) != shown:
            shown = there
            renew(there)


def seat_button(
    messages: Messages,
    code: str,
    seats: Sequence[Seat],
    seat: int,
    colours: Sequence[int],
    *,
    alone: bool = False,
    gone: bool = False,
) -> Any:
    """Return a seat as a big button: its pawn, its name, its colour in words unless that is its name. The button
    of a seat that is the only free one (`alone`) reads yes; one that is `gone` was taken meanwhile."""
    colour, name = phrasebooks.name_in_game(messages, code, seat, (), colours), seats[seat].name
    known = unique_emblems(one.emblem for one in seats)[seat]
    more = [messages.format(f"emblem.{known}")] if known else []
    more += [colour] if name else []
    more += [messages.format("who.computer")] if seats[seat].kind == "computer" else []
    more += [messages.format("who.gone")] if gone else []
    called = (
        bdi(name or colour) if not alone or gone else el("span", text=messages.format("who.yes", name=name or colour))
    )
    words = el(
        "span",
        el("span", emblem(known), called),
        el("span", text=", ".join(more), cls="meta") if more else None,
    )
    return button_element(
        seat_mark(phrasebooks.pawn_colour(code, seat, colours), messages, 44),
        words,
        do="answer",
        arg=seat,
        cls=f"{'gold' if alone else 'paper'} seat-button",
        disabled=gone,
    )
