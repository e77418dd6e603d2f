"""The choices and plies of Toepen in words: legal actions, and those taken.

`view` is always a view that the reader may see.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from ....match.match import Ply
from ....rules.protocol import UNKNOWN, Action, Event
from ....text.messages import Value, ValueList, count_phrase
from ....text.people import card_phrase
from ....text.reader import Reader
from ... import toepen
from ...tricks.words import phrases as tricks
from ...tricks.words.report import PlyReport, events_by_kind
from ..rules.state import OPEN, PEEK, ToepenState, alive, others
from ..rules.visibility import is_dealt_blind

format_text = partial(tricks.format_text, "toepen")
"""Return a text of Toepen."""


def spoken_cards(cards: Iterable[int]) -> ValueList:
    """Return cards as they are spoken, in a list: "harten boer en klaveren 7"."""
    return ValueList([*map(card_phrase, cards)])


def signed_number(number: int) -> str:
    """Return a number with its sign."""
    return f"{number:+}".replace("-", "−") if number else "0"


# ---- choices


def choice_label(reader: Reader, view: ToepenState, seat: int, action: Action) -> str:
    """Return the label of one legal choice of the seat, different from all others: "Speel harten boer"."""
    if action.kind in ("card", "lay_away"):
        return format_text(reader.messages, f"choice.{action.kind}", cards=spoken_cards(action.cards))
    return format_text(reader.messages, f"do.{action.kind}", lose=view.raised, fold=view.stake, peek=view.stake + 1)


def choice_infinitive(reader: Reader, view: ToepenState, seat: int, action: Action) -> str:
    """Return a choice as it follows "Ik zou": "harten boer spelen", "meegaan voor 2"."""
    return format_text(
        reader.messages,
        f"would.{action.kind}",
        cards=spoken_cards(action.cards),
        lose=view.raised,
        fold=view.stake,
        peek=view.stake + 1,
    )


# ---- the log


def is_minor_ply(ply: Ply, me: int | None) -> bool:
    """Return whether a ply is too small for the log: somebody lets something pass, and nothing comes of it."""
    return not toepen.events(ply.before, ply.seat, ply.action, ply.after)


def describe_ply(reader: Reader, before: ToepenState, events: Sequence[Event]) -> str:
    """Return the text of one ply, for log and speech: "Tom past voor 1. Anna wint de slag."; "" for a quiet one."""
    return " ".join(_sentences(PlyReport("toepen", reader, before, events)))


def _sentences(report: PlyReport) -> list[str]:
    """Return the sentences of an action and its consequences; events of one kind for several seats share one."""
    kinds = events_by_kind(report.events)
    if "round" in kinds:
        kinds.pop("trick", None)
    described = [DESCRIBERS.get(kind, _default_sentence)(report, alike) for kind, alike in kinds.items()]
    return [sentence for sentence in described if sentence]


def _default_sentence(report: PlyReport, events: Sequence[Event], key: str = "", **values: Value) -> str:
    """Return the sentence of the event's kind, or of another key: the actor, the object, the cards."""
    event, claim = events[0], report.before.claim
    filled: dict[str, Value] = {
        "who": report.taker_phrase(event) if event.kind in ("trick", "round") else report.people(event.seat),
        "whom": report.people(event.seat),
        "number": event.amount,
        "cards": _cards(report, event),
        "claim": format_text(report.messages, f"claim.{claim}") if claim else "",
    }
    return report.format(key or event.kind, **{**filled, **values})


HIDDEN_CARD_EVENTS = ("draw", "lay_away")
"""Events with cards that only their owner sees, unless the hand is open."""


def _cards(report: PlyReport, event: Event) -> Value:
    """Return the cards of an event: named if they are open or the reader's own, else counted."""
    shown, seat = event.cards, event.seat
    closed = event.kind in HIDDEN_CARD_EVENTS and seat != report.reader.me and not report.before.marks[seat] & OPEN
    if closed or UNKNOWN in shown:
        return count_phrase(len(shown), "card")
    return spoken_cards(shown)


# ---- before the first card


def _deal(report: PlyReport, events: Sequence[Event]) -> str:
    """Return the sentence of the deal; the hands stay face down if somebody may call blind."""
    dealt = report.format("deal", who=report.people(report.before.dealer))
    return f"{dealt} {report.format('closed')}" if is_dealt_blind(report.before) else dealt


def _look(report: PlyReport, events: Sequence[Event]) -> str:
    """Return the sentence of a look: everybody still in, or somebody at a hand that was folded blind."""
    seats = [event.seat for event in events]
    if report.before.phase == PEEK:
        own = seats == [report.reader.me] and events[0].cards  # none are left if the round is over by that
        return _default_sentence(report, events, "look.own" if own else "look")
    key = "look.all" if len(seats) == len(alive(report.before)) else "look.some"
    return report.format(key, who=report.reader.people(seats))


def _show(report: PlyReport, events: Sequence[Event]) -> str:
    four = format_text(report.messages, f"four.{events[0].cards[0] >> 2}")
    return f"{format_text(report.messages, 'turn.show.call')} {_default_sentence(report, events, four=four)}"


def _wash(report: PlyReport, events: Sequence[Event]) -> str:
    claim = "wash_dirty" if events[0].amount else "wash_white"
    return _default_sentence(report, events, claim=format_text(report.messages, f"claim.{claim}"))


def _false_wash(report: PlyReport, events: Sequence[Event]) -> str:
    """Return the sentences of a false wash, and its consequence for its owner."""
    penalty = report.before.table.options.was_penalty
    return f"{_default_sentence(report, events)} {_default_sentence(report, events, f'caught.{penalty}')}"


def _pelt(report: PlyReport, events: Sequence[Event]) -> str:
    seats = bytes(event.seat for event in events)
    pelt = report.format("pelt", whom=ValueList(tuple(map(report.people, seats))))
    asked = others(report.before, seats[0]).translate(None, seats)
    return f"{pelt} {_asked(report, asked)}" if asked else pelt


def _toep(report: PlyReport, events: Sequence[Event]) -> str:
    """Return the sentences of a toep: the raiser, the costs to stay and to fold, and the seats that must answer."""
    before, event = report.before, events[0]
    key = "blind" if event.kind == "blind" else "toep.over" if before.toeper >= 0 else "toep"
    toep = _default_sentence(report, events, key, fold=before.stake)
    return f"{toep} {_asked(report, others(before, event.seat))}"


MAX_NAMED_SEATS = 3
"""The most seats that are named; a larger number of them is counted."""


def _asked(report: PlyReport, seats: bytes) -> str:
    """Return the sentence of the seats that must answer."""
    if len(seats) > MAX_NAMED_SEATS:
        return report.format("answer.others", number=len(seats))
    return report.reader.sentence_about("toepen.turn.answer", seats)


# ---- the end of a round


def _round(report: PlyReport, events: Sequence[Event]) -> str:
    """Return the winner of the round; with a jack if that took a point off, besides the earlier costs of washes."""
    seat, before = events[0].seat, report.before
    gained = sum(event.amount for event in report.events if event.kind == "points" and event.seat == seat)
    with_jack = gained < before.points[seat] - before.start[seat]
    return _default_sentence(report, events, "round.jack" if with_jack else "round")


def _cross(report: PlyReport, events: Sequence[Event]) -> str:
    """Return the sentence of a row of wins, if it counts for something."""
    counts = report.before.table.options.five_crosses and events[0].amount > 1
    return _default_sentence(report, events) if counts else ""


def _points(report: PlyReport, events: Sequence[Event]) -> str:
    """Return the points of this round, equal ones together: "Peter en Tom +2, Anna −1"."""
    got: dict[int, list[Value]] = {}
    for event in events:
        got.setdefault(event.amount, []).append(report.people(event.seat))
    each = [
        report.format("points.one", who=ValueList(who), number=signed_number(amount)) for amount, who in got.items()
    ]
    return report.format("points", points=ValueList(each, "series"))


DESCRIBERS: dict[str, Callable[[PlyReport, Sequence[Event]], str]] = {
    "deal": _deal,
    "card": lambda report, events: "" if report.card_takes() else _default_sentence(report, events),
    "look": _look,
    "show": _show,
    "wash": _wash,
    "false_wash": _false_wash,
    "pelt": _pelt,
    "blind": _toep,
    "toep": _toep,
    "round": _round,
    "cross": _cross,
    "points": _points,
    "out": lambda report, events: report.reader.sentence_about("toepen.turn.out", [each.seat for each in events]),
    "over": lambda report, events: report.reader.sentence_about("tricks.end.won", [each.seat for each in events]),
}
"""By kind of event: the function that returns its text, if that is more than actor, action and cards."""
