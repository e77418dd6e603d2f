"""What Slagen answers at its table."""

from kaartbord.games.tricks.words.answers import Trick, by_suit, trick
from kaartbord.text.answers import Answers, Asked, cards, sentence

from .. import HAND, course, score
from .moves import tell


def _hand(asked: Asked) -> str:
    hands = () if asked.seat is None else (asked.view.hands[asked.seat],)
    return cards(asked.messages, hands, by_suit)


def _trick(asked: Asked) -> str:
    now = course(asked.view)
    return trick(asked, Trick(min(len(now.takers) + 1, HAND), HAND, now.lying, now.highest))


def _score(asked: Asked) -> str:
    """Return the tricks of all."""
    taken = (
        tell(asked.messages, "answer.tricks", who=asked.reader.people([seat]), number=number)
        for seat, number in enumerate(score(asked.view).points)
    )
    return sentence("; ".join(taken))


ANSWERS = Answers(hand=_hand, score=_score, trick=_trick)
