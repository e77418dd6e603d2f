"""The answers of Slagen at its table."""

from kaartbord.games.tricks.words.answers import TrickSummary, cards_by_suit, trick_answer
from kaartbord.text.answers import Answers, TableQuestion, as_sentence, hand_answer

from .. import HAND, course, score
from .moves import tell


def _hand(asked: TableQuestion) -> str:
    hands = () if asked.seat is None else (asked.view.hands[asked.seat],)
    return hand_answer(asked.messages, hands, cards_by_suit)


def _trick(asked: TableQuestion) -> str:
    now = course(asked.view)
    return trick_answer(asked, TrickSummary(min(len(now.takers) + 1, HAND), HAND, now.lying, now.highest))


def _score(asked: TableQuestion) -> str:
    """Return the tricks of all."""
    taken = (
        tell(asked.messages, "answer.tricks", who=asked.reader.people([seat]), number=number)
        for seat, number in enumerate(score(asked.view).points)
    )
    return as_sentence("; ".join(taken))


ANSWERS = Answers(hand=_hand, score=_score, trick=_trick)
