"""A lesson and its course: the learner has seat 0."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from ..games import GAMES
from ..match import transcript
from ..match.match import Match, Play, Ply
from ..rules import cards
from ..rules.protocol import DEALER, Action, Game

LEARNER = 0
"""The seat of the learner."""


class Step(NamedTuple):
    """One idea: a text to read, a move to play, or a question to answer.

    Its sentences are `lesson.LESSON.NAME`, and, if a choice can be wrong, `lesson.LESSON.NAME.why`: the
    consequence of another choice, or the reason why another answer is not right. If a right move needs a word
    there is `lesson.LESSON.NAME.done`.
    """

    name: str
    position: str = ""
    """Its position, as text; "" continues from the end of the step before."""
    meant: tuple[str, ...] = ()
    """The learner's right moves, as `transcript.describe_ply` writes them, or their first words ("seat 0 card" is any
    card). Play continues from the first one. () if there is nothing to play."""
    then: tuple[str, ...] = ()
    """The moves of others, or forced ones, that are shown after it."""
    answers: tuple[str, ...] = ()
    """The possible answers to a question about the position, each the last part of a key."""
    right: Callable[[Any], int] | None = None
    """Returns the index in `answers` of the right one in a state."""


class Lesson(NamedTuple):
    """A lesson of one game, at one table."""

    code: str
    """The game's code letter."""
    name: str
    seats: int
    options: Mapping[str, Any]
    """The house rules that differ from the usual ones."""
    minutes: int
    """Its duration, roughly."""
    steps: tuple[Step, ...]

    def number(self, name: str) -> int:
        """Return the number of the step with this name; 0 if no step has it (any more)."""
        names = [step.name for step in self.steps]
        return names.index(name) if name in names else 0

    @property
    def game(self) -> Game[Any]:
        """Return the game, by today's rules."""
        return GAMES[self.code]


def parse_move(text: str) -> tuple[int, Action]:
    """Return the seat and action that `transcript.describe_ply` wrote; raise ValueError for invalid cards."""
    who, *words = text.split()
    seat = DEALER if who == "dealer" else int(words.pop(0))
    kind, *rest = words
    placed = [word.split(">") for word in rest if ">" in word]
    shown = [word for word in rest if ">" not in word]
    laid = bytes(map(int, shown)) if kind == "lot" else b"".join(map(cards.parse, shown))
    return seat, Action(kind, laid, tuple((int(pawn), int(square)) for pawn, square in placed))


def is_meant(step: Step, action: Action) -> bool:
    """Return whether the learner's action is one that the step is about."""
    words = transcript.describe_ply(LEARNER, action).split()
    return any(words[: len(wanted)] == wanted for wanted in map(str.split, step.meant))


def first_meant(lesson: Lesson, step: Step, state: Any) -> Action:
    """Return the move that a step continues with; raise ValueError if no meant move is legal."""
    first = step._replace(meant=step.meant[:1])
    for action in lesson.game.legal(state, LEARNER):
        if is_meant(first, action):
            return action
    raise ValueError(f"step {step.name}: no legal move is {first.meant}")


def start(lesson: Lesson, number: int) -> Any:
    """Return the state in which a step begins; raise Illegal or ValueError if the steps before it cannot be played."""
    step = lesson.steps[number]
    if step.position:
        return lesson.game.read(step.position)
    before = start(lesson, number - 1)
    played = step_plies(lesson, number - 1, before)
    return played[-1].after if played else before


def step_plies(lesson: Lesson, number: int, state: Any, chosen: Action | None = None) -> Sequence[Ply]:
    """Return the plies of a step: the action `chosen` by the learner, or else the one that is meant, and
    those after it. Raise Illegal if any of them cannot be played."""
    step, game = lesson.steps[number], lesson.game
    moves = [parse_move(text) for text in step.then]
    if step.meant:
        moves.insert(0, (LEARNER, chosen or first_meant(lesson, step, state)))
    plies = []
    for seat, action in moves:
        plies.append(played(game, state, seat, action))
        state = plies[-1].after
    return plies


def played(game: Game[Any], state: Any, seat: int, action: Action) -> Ply:
    """Return the ply of a move in a state; raise Illegal if it cannot be played."""
    after = game.apply(state, seat, action)
    return Ply(state, seat, action, after, 0, 0 if seat == DEALER else len(game.legal(state, seat)))


def play_from(lesson: Lesson, state: Any) -> Play:
    """Return the state as a play at the table of the lesson, without any history."""
    options = lesson.game.options(lesson.options)
    return Play(Match(lesson.code, lesson.game.INFO.version, options, lesson.seats, 0), state, (), 0)
