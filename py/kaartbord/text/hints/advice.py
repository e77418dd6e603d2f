"""The computer's choice and its reason, in a sentence to the seat that asks. Pure."""

from typing import Any, NamedTuple

from ...games import GAMES
from ...rules.protocol import Action
from ..phrasebooks import PHRASEBOOKS
from ..reader import Reader
from .case import Case, Odds, Why


class Advice(NamedTuple):
    """The same advice twice."""

    shown: str
    """For a reader who sees the board."""
    spoken: str
    paragraph: str
    """The paragraph of the rules page that explains it; "" for what only the search knows."""


def advice(reader: Reader, code: str, view: Any, action: Action, odds: Odds) -> Advice:
    """Return the computer's choice in the reader's place, from the reader's own view, and its reason."""
    key, values = why(reader, code, view, action, odds)
    book, seat = PHRASEBOOKS[code], _seat(reader)
    reason = reader.say(f"hint.why.{key}", **book.words(reader.messages), **values)
    shown, spoken = (
        reader.say("hint.say", choice=book.would(reader._replace(sees=sees), view, seat, action), why=reason)
        for sees in (True, False)
    )
    return Advice(shown, spoken, book.explained.get(key, ""))


def why(reader: Reader, code: str, view: Any, action: Action, odds: Odds) -> Why:
    """Return the reason of a choice of the reader: what it brings about; else how much likelier it wins than others.

    ValueError for a spectator.
    """
    case = Case(reader, GAMES[code], view, _seat(reader), action, odds)
    if not case.others:
        return "only", {}
    if any(event.seat in case.side for event in case.of("over")):
        return "win", {}
    if found := PHRASEBOOKS[code].reason(case):
        return found
    if odds.other is None:
        return "best", {}
    if odds.clear:
        return "chance", {"chance": round(100 * odds.chance), "other": round(100 * odds.other)}
    return "even", {}


def _seat(reader: Reader) -> int:
    if reader.me is None:
        raise ValueError("a spectator has no choice to make")
    return reader.me
