"""The explanations for a newcomer to Toepen."""

from collections.abc import Iterator

from ....rules.protocol import Event
from ....text.messages import count_phrase
from ....text.newcomer_tips import ExplainEvent, NewcomerTips, SeenPly, SeenQuestion, Tip
from ..rules.state import NOBODY, PEEK
from ..rules.tricks import suit_led


def _of(ply: SeenPly, event: Event, name: str) -> Tip:
    """Return the moment of an action, with its cost; another sentence if it is the reader's own."""
    points = count_phrase(event.amount, "point")
    values = {"who": ply.reader.people([event.seat]), "points": points}
    return Tip(f"{name}.mine" if ply.is_reader(event.seat) else name, values)


def _each(name: str) -> ExplainEvent:
    """Return an explanation that is the same whenever the event happens."""
    return lambda ply, event: _of(ply, event, name)


def _stake(ply: SeenPly, event: Event) -> Tip:
    return Tip("stake", {"points": count_phrase(event.amount, "point")})


def _points(ply: SeenPly, event: Event) -> Tip:
    limit = ply.before.table.options.limit
    return Tip("jack" if event.amount < 0 else "points", {"limit": limit})


QUESTIONS = {
    "stay": "answer",
    "blind": "blind",
    "draw": "chance",
    "wash_white": "wash",
    "check": "check",
    "show": "show",
    "whistle": "whistle",
    "card": "play",
    "toep": "call",
}
"""By kind of choice: the moment that explains the question."""


def _asked(question: SeenQuestion) -> Iterator[str]:
    """Yield the moments of the question; in a trick first the cards, then the toep, perhaps for the own turn alone."""
    kinds, own = question.action_kinds, not question.view.table.options.toep_any_time
    found = (moment for kind, moment in QUESTIONS.items() if kind in kinds)
    return (f"{moment}.own" if own and moment == "call" else moment for moment in found)


NEWCOMER_TIPS = NewcomerTips(
    event_tips={
        "show": "show",
        "out": _each("out"),
        "pelt": _each("pelt"),
        "false_wash": "false_wash",
        "true_wash": "true_wash",
        "turn_over": "check",
        "check": "check",
        "wash": _each("wash"),
        "chance": "chance",
        "draw": lambda ply, event: "chance" if ply.before.washer == NOBODY else "wash",
        "whistle": "whistle",
        "blind": _each("blind"),
        "look": lambda ply, event: "peek" if ply.before.phase == PEEK else "look",
        "toep": _each("toep"),
        "fold": _each("fold"),
        "stay": "stay",
        "round": "round",
        "points": _points,
        "cross": "round",
        "stake": _stake,
        "trick": "trick",
        "card": lambda ply, event: "follow" if suit_led(ply.before) < 0 else None,
        "deal": "deal",
        "dealer": "lot",
    },
    question_tips=_asked,
    paragraph_overrides={
        "show": "four",
        "out": "end",
        "false_wash": "wash",
        "true_wash": "wash",
        "check": "wash",
        "chance": "four",
        "look": "blind",
        "peek": "blind",
        "fold": "toep",
        "stay": "toep",
        "answer": "toep",
        "call": "toep",
        "round": "goal",
        "points": "goal",
        "stake": "toep",
        "trick": "cards",
        "follow": "trick",
        "play": "trick",
        "lot": "deal",
    },
)
