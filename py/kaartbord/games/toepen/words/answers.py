"""The answers to questions at a table of Toepen."""

from ....text import format_number
from ....text.answers import Answers, TableQuestion, as_sentence, hand_answer
from ....text.messages import Messages
from ...tricks.rules import cards_in_trick
from ...tricks.words.answers import TrickSummary, trick_answer
from ..rules.state import ANSWER, DEAL, FOLDED, GONE, OVER, SITS_OUT, TRICK, ToepenState
from ..rules.tricks import current_taker
from .moves import format_text, spoken_cards

OUT_KEYS = {FOLDED: "folded", SITS_OUT: "sits", GONE: "gone"}
"""By status of a seat: `plate.WORD` is the key for a seat out of the round."""


def cost_lines(messages: Messages, view: ToepenState) -> tuple[str, ...]:
    """Return the costs of folding and losing now, in a line each; folding only while a question is open."""
    lose = format_text(messages, "costs", lose=view.raised or view.stake)
    return (format_text(messages, "costs.fold", fold=view.stake), lose) if view.raised else (lose,)


def _hand(asked: TableQuestion) -> str:
    hands = () if asked.seat is None else (asked.view.hands[asked.seat],)
    return hand_answer(asked.messages, hands, spoken_cards)


def _trick(asked: TableQuestion) -> str:
    view = asked.view
    if view.phase not in (TRICK, ANSWER):
        return trick_answer(asked, None)
    lying = cards_in_trick(view.played, view.leader, view.tricks)
    return trick_answer(
        asked, TrickSummary(view.tricks + 1, view.length, lying, current_taker(view)[0] if lying else view.turn)
    )


def _score(asked: TableQuestion) -> str:
    """Return the points of all, the limit, and the cost of the round."""
    reader, view = asked.reader, asked.view
    points = as_sentence(
        format_text(
            asked.messages,
            "answer.score",
            points=asked.messages.join([_points(asked, seat) for seat in range(view.table.seats)], "groups"),
            limit=view.table.options.limit,
        )
    )
    if view.phase in (DEAL, OVER):
        return points
    return f"{points} {as_sentence(reader.messages.join(cost_lines(reader.messages, view), 'series'))}"


def _points(asked: TableQuestion, seat: int) -> str:
    """Return a player with the points, and whether they are out of the round."""
    view, who = asked.view, asked.reader.people([seat])
    points = format_text(asked.messages, "turn.points.one", who=who, number=format_number(view.points[seat]))
    out = OUT_KEYS.get(view.status[seat])
    return (
        format_text(asked.messages, "answer.points.out", points=points, out=format_text(asked.messages, f"plate.{out}"))
        if out
        else points
    )


ANSWERS = Answers(hand=_hand, score=_score, trick=_trick)
