"""Everything Slagen says, in one record."""

from collections.abc import Iterator, Sequence

from kaartbord.match.match import Ply, Steps
from kaartbord.rules.protocol import DEALER, Game, Refusal, Score
from kaartbord.text.messages import Messages
from kaartbord.text.newcomer_tips import NewcomerTips, SeenQuestion
from kaartbord.text.people import suit_name
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
    asked = suit_name(reader.messages, led(view)) if rule == "follow" else ""
    return tell(reader.messages, f"no.{key}", who=reader.name(seat) if seat >= 0 else "", suit=asked)


def headline(reader: Reader, state: State) -> str:
    """Return the word above the result: "Gewonnen!" for a winner, else who has won."""
    won = score(state).winners
    return tell(reader.messages, "end.headline") if reader.me in won else reader.sentence_about("slagen.end.won", won)


def ending(reader: Reader, state: State, score: Score) -> str:
    """Return who took the most tricks."""
    who, number = reader.people(score.winners), max(score.points)
    return tell(reader.messages, "end.most", who=who, number=number)


def facts(messages: Messages, game: Game[State], plies: Sequence[Ply]) -> Steps[str]:
    """Return how many tricks there were."""
    yield
    return tell(messages, "facts", number=HAND)


def _asked(question: SeenQuestion) -> Iterator[str]:
    yield "lead" if led(question.view) < 0 else "follow"


PHRASEBOOK = Phrasebook(
    rulebook=Rulebook(
        "slagen",
        INFO,
        paragraph_overrides={"turn": "trick", "over": "end", "dealer": "deal", "hand": "trick", "follow": "trick"},
        facts=lambda options, seats: {},
        numbers=lambda options, seats: {"seats": seats, "hand": HAND},
        term_keys=("term.trick", "term.lead", "term.follow", "term.trump"),
    ),
    format=tell,
    choice_label=choice,
    choice_infinitive=would,
    reason=reason,
    describe_ply=turn,
    is_minor_ply=lambda ply, me: False,
    headline=headline,
    ending=ending,
    statistics_line=facts,
    answers=ANSWERS,
    newcomer_tips=NewcomerTips(
        event_tips={"trick": "trick", "card": "card", "deal": "deal"},
        question_tips=_asked,
        paragraph_overrides={"lead": "trick", "follow": "trick", "card": "trick"},
    ),
    reason_paragraphs=EXPLAINED,
    lesson_steps={"goal": "slagen.goal", "trick": "slagen.follow"},
)
