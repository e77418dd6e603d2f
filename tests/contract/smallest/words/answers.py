"""What Slagen answers at its table."""

from kaartbord.text.answers import Answers, Asked, Trick, by_suit, cards, sentence, trick
from kaartbord.text.people import card_name

from .. import HAND, course, score
from .moves import tell


def _hand(asked: Asked) -> str:
    hands = () if asked.seat is None else (asked.view.hands[asked.seat],)
    return cards(asked.messages, hands, by_suit)


def _trick(asked: Asked) -> str:
    now = course(asked.view)
    lie = [(seat, card_name(asked.messages, card)) for seat, card in now.lying]
    number = min(len(now.takers) + 1, HAND)
    return trick(asked, asked.view.table.seats, Trick(number, HAND, lie, now.highest))


def _score(asked: Asked) -> str:
    """Return the tricks of all."""
    taken = (
        tell(asked.messages, "answer.tricks", who=asked.reader.people([seat]), number=number)
        for seat, number in enumerate(score(asked.view).points)
    )
    return sentence("; ".join(taken))


ANSWERS = Answers(hand=_hand, score=_score, trick=_trick)
