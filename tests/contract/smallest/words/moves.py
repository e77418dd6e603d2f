"""The choices and plies of Slagen in words."""

from collections.abc import Sequence

from kaartbord.games.tricks.words.report import PlyReport, report_sentences
from kaartbord.rules.protocol import Action, Event
from kaartbord.text.messages import Messages, Value
from kaartbord.text.people import card_name
from kaartbord.text.reader import Reader

from .. import State


def tell(messages: Messages, key: str, **values: Value) -> str:
    """Return a text of Slagen."""
    return messages.format(f"slagen.{key}", **values)


def choice(reader: Reader, view: State, seat: int, action: Action) -> str:
    """Return the label of a choice: "Speel harten boer"."""
    return tell(reader.messages, "choice", card=card_name(reader.messages, action.cards[0]))


def would(reader: Reader, view: State, seat: int, action: Action) -> str:
    """Return a choice as it follows "Ik zou": "harten boer spelen"."""
    return tell(reader.messages, "would", card=card_name(reader.messages, action.cards[0]))


def turn(reader: Reader, before: State, events: Sequence[Event]) -> str:
    """Return what one ply did: "Truus speelt harten boer en wint de slag."."""
    return " ".join(report_sentences(PlyReport("slagen", reader, before, events), DESCRIBE))


def _card(report: PlyReport, events: Sequence[Event]) -> str:
    """Return who plays what; "" where the sentence about the trick says so."""
    (event,) = events
    card = card_name(report.messages, event.cards[0])
    return "" if report.card_takes() else report.format("card", who=report.people(event.seat), card=card)


DESCRIBE = {
    "deal": lambda report, events: report.format("deal"),
    "card": _card,
    "trick": lambda report, events: report.format("trick", who=report.taker_phrase(events[0])),
    "over": lambda report, events: report.reader.sentence_about("slagen.end.won", [each.seat for each in events]),
}
"""By kind of event: what tells it."""
