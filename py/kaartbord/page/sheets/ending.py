"""The end of a game: who won, the score, and what next."""

from typing import TYPE_CHECKING

from ...bots import slices
from ...text import phrasebooks, say
from ...text.reader import Reader
from ..ui.dialogs import answered, sheet
from ..ui.dom import button, el
from ..ui.seat_mark import mark
from . import course

if TYPE_CHECKING:
    from ..table.table import Table

NEXT = {"again": "gold", "course": "paper", "replay": "paper", "share": "paper", "leave": "ghost"}
"""What can follow, and the kind of its button."""


def winners(table: "Table") -> list[int]:
    """The seats of the side that won."""
    state = table.play.state
    sides = table.game.sides(state)
    return [seat for side in table.game.score(state).winners for seat in sides[side]]


def _figures(table: "Table") -> list[int]:
    """The pawns of who won, each once."""
    code = table.play.match.game
    return list(dict.fromkeys(phrasebooks.figure(code, seat) for seat in winners(table)))


def sentence(table: "Table") -> str:
    """How it was won, told to whoever plays alone on this device."""
    state = table.play.state
    return table.phrasebook.ending(
        Reader(table.settings.lang, table.names, table.alone), state, table.game.score(state)
    )


async def show(table: "Table") -> None:
    """Show the result and do what is chosen next."""
    lang, state, plies = table.settings.lang, table.play.state, table.play.plies
    facts = await slices.finished(table.phrasebook.facts(lang, table.game, plies))
    dialog = sheet(
        table.phrasebook.headline(Reader(lang, table.names, table.alone), state),
        el("p", *[mark(figure, lang, 92) for figure in _figures(table)], cls="over-pawns"),
        el("p", text=sentence(table), cls="over-line"),
        table.stage.score(table.seen_now(), plies),
        el("p", text=facts, cls="meta"),
        el(
            "div",
            *[button(say(lang, f"over.{name}"), "answer", name, cls=kind) for name, kind in NEXT.items()],
            cls="answers",
        ),
        close=say(lang, "close"),
        cls="sheet over",
    )
    answer = await answered(dialog)
    if answer == "again":
        table.calls.again(table.kept())
    elif answer == "replay":
        table.calls.replay(0)
    elif answer == "course":
        await course.open_course(table)
    elif answer == "share":
        table.share()
    elif answer == "leave":
        table.calls.leave()
