"""The computer's choice and its reason, in a sentence to the seat that asks. Pure."""

from typing import Any, NamedTuple

from ...games import GAMES
from ...rules.protocol import Action
from ..phrasebooks import PHRASEBOOKS
from ..reader import Reader
from .choice_case import ChoiceCase, Odds, ReasonFound


class AdviceText(NamedTuple):
    """The same advice twice."""

    shown: str
    """For a reader who sees the board."""
    spoken: str
    paragraph: str
    """The paragraph of the rules page that explains it; "" for what only the search knows."""


def advice_text(reader: Reader, code: str, view: Any, action: Action, odds: Odds) -> AdviceText:
    """Return the computer's choice in the reader's place, from the reader's own view, and its reason."""
    key, reason = reason_text(reader, code, view, action, odds)
    book, seat = PHRASEBOOKS[code], _seat(reader)
    shown, spoken = (
        reader.format(
            "hint.say", choice=book.choice_infinitive(reader._replace(sees=sees), view, seat, action), why=reason
        )
        for sees in (True, False)
    )
    return AdviceText(shown, spoken, book.reason_paragraphs.get(key, ""))


def reason_text(reader: Reader, code: str, view: Any, action: Action, odds: Odds) -> tuple[str, str]:
    """Return the key of the reason of a choice, and the reason in words."""
    key, values = find_reason(reader, code, view, action, odds)
    return key, reader.format(f"hint.why.{key}", **PHRASEBOOKS[code].rules_placeholders(reader.messages), **values)


def find_reason(reader: Reader, code: str, view: Any, action: Action, odds: Odds) -> ReasonFound:
    """Return the reason of a choice of the reader: what it brings about; else how much likelier it wins than others.

    ValueError for a spectator.
    """
    return reason_of(code, ChoiceCase(reader, GAMES[code], view, _seat(reader), action, odds))


def reason_of(code: str, case: ChoiceCase) -> ReasonFound:
    """Return the reason of a choice: its effect, or how much likelier it wins than others."""
    odds = case.odds
    if not case.alternatives:
        return "only", {}
    if any(event.seat in case.side for event in case.events_of("over")):
        return "win", {}
    if found := PHRASEBOOKS[code].reason(case):
        return found
    if odds.next_best is None:
        return "best", {}
    if odds.is_decisive:
        return "chance", {"chance": round(100 * odds.chance), "other": round(100 * odds.next_best)}
    return "even", {}


def _seat(reader: Reader) -> int:
    if reader.me is None:
        raise ValueError("a spectator has no choice to make")
    return reader.me
