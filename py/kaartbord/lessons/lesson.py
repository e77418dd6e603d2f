"""What a lesson is, and how one goes through it: the learner sits on seat 0."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from ..games import GAMES
from ..match import transcript
from ..match.match import Match, Play, Ply
from ..rules import cards
from ..rules.protocol import DEALER, Action, Game

LEARNER = 0
"""The seat of the person who learns."""


class Step(NamedTuple):
    """One idea: something to read, to play, or to answer.

    Its sentences are `lesson.LESSON.NAME`, and where one can be wrong `lesson.LESSON.NAME.why`: what follows
    from another choice, or why another answer is not right. Where a move that is right needs a word there is
    `lesson.LESSON.NAME.done`.
    """

    name: str
    position: str = ""
    """Where it is played, as a position text; "" goes on from where the step before it ended."""
    meant: tuple[str, ...] = ()
    """The moves of the learner that are right, as `transcript.move` writes them, or their first words ("seat 0
    card" is any card). The first one is played on from. () where there is nothing to play."""
    then: tuple[str, ...] = ()
    """The moves of others, or forced ones, that are shown after it."""
    answers: tuple[str, ...] = ()
    """Of a question about what lies there: what can be answered, each the last part of a key."""
    right: Callable[[Any], int] | None = None
    """Which of `answers` is right in a state."""


class Lesson(NamedTuple):
    """A lesson of one game, at one table."""

    code: str
    """The game's code letter."""
    name: str
    seats: int
    options: Mapping[str, Any]
    """The house rules that are not the usual ones."""
    minutes: int
    """How long it takes, about."""
    steps: tuple[Step, ...]

    def number(self, name: str) -> int:
        """Which of the steps has this name; the first if there is none (any more)."""
        names = [step.name for step in self.steps]
        return names.index(name) if name in names else 0

    @property
    def game(self) -> Game[Any]:
        """The game, by today's rules."""
        return GAMES[self.code]


def move_of(text: str) -> tuple[int, Action]:
    """Who does what in a move as `transcript.move` writes it; ValueError if it names no such cards."""
    who, *words = text.split()
    seat = DEALER if who == "dealer" else int(words.pop(0))
    kind, *rest = words
    placed = [word.split(">") for word in rest if ">" in word]
    shown = [word for word in rest if ">" not in word]
    laid = bytes(map(int, shown)) if kind == "lot" else b"".join(map(cards.parse, shown))
    return seat, Action(kind, laid, tuple((int(pawn), int(square)) for pawn, square in placed))


def is_meant(step: Step, action: Action) -> bool:
    """Whether what the learner chose is what the step is about."""
    words = transcript.move(LEARNER, action).split()
    return any(words[: len(wanted)] == wanted for wanted in map(str.split, step.meant))


def first_meant(lesson: Lesson, step: Step, state: Any) -> Action:
    """The move that a step is played on with; ValueError if none of those meant is legal."""
    first = step._replace(meant=step.meant[:1])
    for action in lesson.game.legal(state, LEARNER):
        if is_meant(first, action):
            return action
    raise ValueError(f"step {step.name}: no legal move is {first.meant}")


def start(lesson: Lesson, number: int) -> Any:
    """The state in which a step begins; Illegal or ValueError if the steps before it cannot be played."""
    step = lesson.steps[number]
    if step.position:
        return lesson.game.read(step.position)
    before = start(lesson, number - 1)
    played = followed(lesson, number - 1, before)
    return played[-1].after if played else before


def followed(lesson: Lesson, number: int, state: Any, chosen: Action | None = None) -> Sequence[Ply]:
    """What happens in a step: what the learner `chosen`, or else the move that is meant, and what comes of it.

    Illegal if something of it cannot be played.
    """
    step, game = lesson.steps[number], lesson.game
    moves = [move_of(text) for text in step.then]
    if step.meant:
        moves.insert(0, (LEARNER, chosen or first_meant(lesson, step, state)))
    plies = []
    for seat, action in moves:
        plies.append(played(game, state, seat, action))
        state = plies[-1].after
    return plies


def played(game: Game[Any], state: Any, seat: int, action: Action) -> Ply:
    """A move that is made in a state; Illegal if it cannot be."""
    after = game.apply(state, seat, action)
    return Ply(state, seat, action, after, 0, 0 if seat == DEALER else len(game.legal(state, seat)))


def play_at(lesson: Lesson, state: Any) -> Play:
    """The state as a play at the table of the lesson, with nothing behind it."""
    options = lesson.game.options(lesson.options)
    return Play(Match(lesson.code, lesson.game.INFO.version, options, lesson.seats, 0), state, (), 0)
