"""The end of a game: who won, the score, and what next."""

from collections.abc import Sequence
from typing import Any

from ...bots import slices
from ...match.session import Session
from ...text import phrasebooks, say
from ...text.phrasebooks import PHRASEBOOKS
from ...text.reader import Reader
from ..ui.dialogs import answered, sheet
from ..ui.dom import button, el
from ..ui.seat_mark import mark

NEXT = {"again": "gold", "course": "paper", "replay": "paper", "share": "paper", "leave": "ghost"}
"""What can follow, and the kind of its button."""


def winners(session: Session) -> list[int]:
    """The seats of the side that won."""
    state = session.play.state
    sides = session.game.sides(state)
    return [seat for side in session.game.score(state).winners for seat in sides[side]]


def _figures(session: Session) -> Sequence[int]:
    """The pawns of who won, each once."""
    return list(dict.fromkeys(phrasebooks.figure(session.code, seat) for seat in winners(session)))


def sentence(session: Session, reader: Reader) -> str:
    """How it was won."""
    state = session.play.state
    return PHRASEBOOKS[session.code].ending(reader, state, session.game.score(state))


async def show(session: Session, reader: Reader, score: Any) -> str:
    """Show the result with the `score`, a node; one of NEXT, or "" when the sheet was closed."""
    lang, play, phrasebook = reader.lang, session.play, PHRASEBOOKS[session.code]
    facts = await slices.finished(phrasebook.facts(lang, session.game, play.plies))
    dialog = sheet(
        phrasebook.headline(reader, play.state),
        el("p", *[mark(figure, lang, 92) for figure in _figures(session)], cls="over-pawns"),
        el("p", text=sentence(session, reader), cls="over-line"),
        score,
        el("p", text=facts, cls="meta"),
        el(
            "div",
            *[button(say(lang, f"over.{name}"), "answer", name, cls=kind) for name, kind in NEXT.items()],
            cls="answers",
        ),
        close=say(lang, "close"),
        cls="sheet over",
    )
    return await answered(dialog)
