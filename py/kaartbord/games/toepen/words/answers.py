"""The answers to questions at a table of Toepen."""

from ....text import numeral
from ....text.answers import Answers, Asked, cards, sentence
from ....text.messages import Messages
from ...tricks.rules import cards_in_trick
from ...tricks.words.answers import Trick, trick
from ..rules.state import ANSWER, DEAL, FOLDED, GONE, OVER, SITS_OUT, TRICK, ToepenState
from ..rules.tricks import current_taker
from .moves import signs, tell

OUT = {FOLDED: "folded", SITS_OUT: "sits", GONE: "gone"}
"""By status of a seat: `plate.WORD` is the key for a seat out of the round."""


def costs(messages: Messages, view: ToepenState) -> tuple[str, ...]:
    """Return the costs of folding and losing now, in a line each; folding only while a question is open."""
    lose = tell(messages, "costs", lose=view.raised or view.stake)
    return (tell(messages, "costs.fold", fold=view.stake), lose) if view.raised else (lose,)


def _hand(asked: Asked) -> str:
    hands = () if asked.seat is None else (asked.view.hands[asked.seat],)
    return cards(asked.messages, hands, signs)


def _trick(asked: Asked) -> str:
    view = asked.view
    if view.phase not in (TRICK, ANSWER):
        return trick(asked, None)
    lying = cards_in_trick(view.played, view.leader, view.tricks)
    return trick(
        asked, Trick(view.tricks + 1, view.length, lying, current_taker(view)[0] if lying else view.turn)
    )


def _score(asked: Asked) -> str:
    """Return the points of all, the limit, and the cost of the round."""
    reader, view = asked.reader, asked.view
    points = sentence(
        tell(
            asked.messages,
            "answer.score",
            points=asked.messages.join([_points(asked, seat) for seat in range(view.table.seats)], "groups"),
            limit=view.table.options.limit,
        )
    )
    if view.phase in (DEAL, OVER):
        return points
    return f"{points} {sentence(reader.messages.join(costs(reader.messages, view), 'series'))}"


def _points(asked: Asked, seat: int) -> str:
    """Return a player with the points, and whether they are out of the round."""
    view, who = asked.view, asked.reader.people([seat])
    points = tell(asked.messages, "turn.points.one", who=who, number=numeral(view.points[seat]))
    out = OUT.get(view.status[seat])
    return (
        tell(asked.messages, "answer.points.out", points=points, out=tell(asked.messages, f"plate.{out}"))
        if out
        else points
    )


ANSWERS = Answers(hand=_hand, score=_score, trick=_trick)
