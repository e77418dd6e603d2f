"""The words about a deal of the day: its points, how it went, and the line that is shared."""

from collections.abc import Sequence

from ..games import ENTRIES, engine
from ..match.daily import deal
from ..match.daily.deal import Outcome
from ..match.daily.record import MARKS, DayRecord
from ..match.match import Ply
from .messages import Messages
from .phrasebooks import PHRASEBOOKS, names_on_device
from .reader import Reader

SIGNS = dict(zip(MARKS, "🟢🟡🔴", strict=True))
"""By mark: its sign in the line that is shared."""


def seat_names(messages: Messages, code: str, seats: int) -> list[str]:
    """Return the names of the seats: that of the person is empty, and so are all where each has a colour."""
    if not ENTRIES[code].teams:
        return [""] * seats
    return ["", *(messages.format(f"lesson.seat.{place}") for place in ("left", "mate", "right"))]


def reader_of(messages: Messages, day: int, seats: int) -> Reader:
    """Return the person as a reader of a day's deal."""
    code = deal.code_of(day)
    names = names_on_device(messages, code, seat_names(messages, code, seats), deal.ME, ())
    return Reader(messages, names, deal.ME, sees=True)


def title(messages: Messages, day: int, date: str) -> str:
    """Return the name of a day's deal."""
    return messages.format("daily.of", game=ENTRIES[deal.code_of(day)].name, date=date)


def goal(messages: Messages, day: int, key: str = "goal") -> str:
    """Return what a day's deal is about: how long it lasts, and what counts; as `brief` in a few words."""
    return PHRASEBOOKS[deal.code_of(day)].format(messages, f"daily.{key}")


def points(messages: Messages, day: int, number: int) -> str:
    """Return points in words: "34 vakjes"."""
    return PHRASEBOOKS[deal.code_of(day)].format(messages, "daily.points", number=number).replace("-", "−")


def how_it_went(messages: Messages, day: int, reached: Sequence[int]) -> str:
    """Return whether a deal was won, with the points of both sides."""
    outcome = Outcome(*reached)
    lead = deal.lead(day, outcome)
    key = "won" if lead > 0 else "lost" if lead < 0 else "drawn"
    mine, theirs = (points(messages, day, number) for number in outcome)
    return messages.format(f"daily.{key}", mine=mine, theirs=theirs)


def state_line(messages: Messages, day: int, record: DayRecord) -> str:
    """Return how far a deal is on this device."""
    if record.is_over:
        return how_it_went(messages, day, record.result)
    return messages.format("daily.begun" if record.ranks else "daily.new")


def shared_line(messages: Messages, day: int, date: str, record: DayRecord) -> str:
    """Return the line for a chat: the day, the result and a sign for each turn, and nothing of what was played."""
    signs = "".join(SIGNS[mark] for mark in record.marks)
    went = how_it_went(messages, day, record.result)
    return messages.format("daily.line", title=title(messages, day, date), went=went, signs=signs).rstrip()


def choice(reader: Reader, day: int, ply: Ply, rank: int | None = None) -> str:
    """Return what was chosen in a ply of the person, or what the choice of that rank would have been."""
    code = deal.code_of(day)
    game = engine(code, deal.rules_of(day).version)
    action = ply.action if rank is None else game.legal(ply.before, deal.ME)[rank]
    return PHRASEBOOKS[code].choice_infinitive(reader, game.view(ply.before, deal.ME), deal.ME, action)
