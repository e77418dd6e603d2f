"""Everything Slagen says, in one record."""

from collections.abc import Iterator, Sequence

from kaartbord.match.match import Ply, Steps
from kaartbord.rules.protocol import DEALER, Game, Refusal, Score
from kaartbord.text.firsts import Asked, Firsts
from kaartbord.text.messages import Messages
from kaartbord.text.people import suit
from kaartbord.text.phrasebook import Phrasebook
from kaartbord.text.reader import Reader
from kaartbord.text.rulebook import Rulebook

from .. import HAND, INFO, State, led, score
from .answers import ANSWERS
from .moves import choice, tell, turn, would
from .reasons import EXPLAINED, reason


def refusal(reader: Reader, view: State, refusal: Refusal) -> str:
    """Return what forbids a choice and what to do instead."""
    rule, _, _, seat = refusal
    key = "turn.dealer" if rule == "turn" and seat == DEALER else rule
    asked = suit(reader.messages, led(view)) if rule == "follow" else ""
    return tell(reader.messages, f"no.{key}", who=reader.name(seat) if seat >= 0 else "", suit=asked)


def headline(reader: Reader, state: State) -> str:
    """Return the word above the result: "Gewonnen!" for a winner, else who has won."""
    won = score(state).winners
    return (
        tell(reader.messages, "end.headline") if reader.me in won else reader.of_seats("slagen.end.won", won)
    )


def ending(reader: Reader, state: State, score: Score) -> str:
    """Return who took the most tricks."""
    who, number = reader.people(score.winners), max(score.points)
    return tell(reader.messages, "end.most", who=who, number=number)


def facts(messages: Messages, game: Game[State], plies: Sequence[Ply]) -> Steps[str]:
    """Return how many tricks there were."""
    yield
    return tell(messages, "facts", number=HAND)


def _asked(question: Asked) -> Iterator[str]:
    yield "lead" if led(question.view) < 0 else "follow"


PHRASEBOOK = Phrasebook(
    rulebook=Rulebook(
        "slagen",
        INFO,
        elsewhere={"turn": "trick", "over": "end", "dealer": "deal", "hand": "trick", "follow": "trick"},
        facts=lambda options, seats: {},
        numbers=lambda options, seats: {"seats": seats, "hand": HAND},
        terms=("term.trick", "term.lead", "term.follow", "term.trump"),
    ),
    tell=tell,
    choice=choice,
    would=would,
    reason=reason,
    turn=turn,
    quiet=lambda ply, me: False,
    headline=headline,
    ending=ending,
    facts=facts,
    answers=ANSWERS,
    firsts=Firsts(
        events={"trick": "trick", "card": "card", "deal": "deal"},
        asked=_asked,
        elsewhere={"lead": "trick", "follow": "trick", "card": "trick"},
    ),
    explained=EXPLAINED,
    practice={"goal": "slagen.goal", "trick": "slagen.follow"},
)
