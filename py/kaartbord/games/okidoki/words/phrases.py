"""All texts of OkiDoki, in one place: choices, prompts, log, refusals, end, rulebook.

`view` is always a view that the reader may see.
"""

from collections.abc import Mapping, Sequence

from ....match.match import Ply, Steps
from ....rules.protocol import Game, Refusal, Score
from ....rules.seats import team
from ....text.messages import Messages, count
from ....text.phrasebook import Phrasebook
from ....text.reader import Reader
from ....text.rulebook import Rulebook
from ...tricks.words.phrases import refused
from ..rules.board import squares_of
from ..rules.info import INFO, OkidokiOptions
from ..rules.state import ACES_MOVE, MOVE, OkidokiState, pawns_finished
from .answers import ANSWERS
from .answers import home_count as home_count
from .answers import open_aces as open_aces
from .ask import ask as ask
from .ask import ask_on as ask_on
from .ask import banner as banner
from .ask import led
from .ask import ready as ready
from .ask import top as top
from .board import number as number
from .board import of_side
from .board import one_of as one_of
from .board import pawn as pawn
from .board import side as side
from .board import square as square
from .board import tell as tell
from .firsts import FIRSTS
from .moves import choice as choice
from .moves import confirm as confirm
from .moves import division as division
from .moves import ended, would
from .moves import part as part
from .moves import quiet as quiet
from .moves import turn as turn
from .reasons import EXPLAINED, reason

ELSEWHERE = {
    "turn": "trick",
    "over": "end",
    "dealer": "deal",
    "hand": "trick",
    "follow": "trick",
    "two_pawns": "division",
    "red": "squares",
    "own": "hit",
    "safe": "squares",
    "reserve": "start",
    "finished": "end",
    "safe_swap": "swap_pawns",
    "skip": "steps",
}

PRACTICE = {
    "goal": "okidoki-cards.goal",
    "give": "okidoki-cards.give",
    "opening": "okidoki-cards.opening",
    "trick": "okidoki-cards.duck",
    "penalties": "okidoki-cards.points",
    "steps": "okidoki-board.walk",
    "level": "okidoki-cards.first",
    "division": "okidoki-board.divide",
    "squares": "okidoki-board.red",
    "hit": "okidoki-board.hit",
    "start": "okidoki-board.start",
    "aces": "okidoki-board.tens",
    "swap_pawns": "okidoki-board.swap",
    "end": "okidoki-board.finish",
}
"""By paragraph of the rules page: the step of a lesson that teaches it."""


def _facts(options: OkidokiOptions, seats: int) -> Mapping[str, object]:
    values = {option: value for option, value in options._asdict().items() if option != "board"}
    return {
        **values,
        "two": seats == 2,
        "stock": seats == 2 and options.two_player_mode == "stapel",
        "double": seats == 2 and options.two_player_mode == "dubbel",
        "usual": not options.board,
        "red": "r" in squares_of(options.board),
    }


def _numbers(options: OkidokiOptions, seats: int) -> Mapping[str, int]:
    board = squares_of(options.board)
    return {"length": len(board), "safe": board.count("w"), "red": board.count("r")}


TERMS = (
    *(
        f"okidoki.term.{name}"
        for name in ("penalty", "start", "finish", "safe", "exchange", "aces", "change")
    ),
    *(f"term.{name}" for name in ("trick", "lead", "follow", "trump", "hit", "partner", "dealer", "stock")),
)

RULEBOOK = Rulebook("okidoki", INFO, ELSEWHERE, _facts, _numbers, TERMS)


# ---- refusals


def refusal(reader: Reader, view: OkidokiState, refusal: Refusal, *, square: bool = True) -> str:
    """Return the rule that forbids it and an alternative: "Op een rood vakje mag je niet eindigen. Kies ...".

    `square`: a square was tried with the picked pawn, and not the pawn itself.
    """
    key = rule = refusal.rule
    if rule in ("red", "own", "safe") and not square:
        key = f"{rule}.pawn"
    elif rule == "steps":
        key = _steps_key(view)
    steps = number(view.moves[0][1], "steps") if view.moves else ""
    asked = led(view) if rule == "follow" else -1
    return refused("okidoki", reader, refusal, key, asked, steps=steps)


def _steps_key(view: OkidokiState) -> str:
    """Return the message for pawns in the phase of cards, or for a wrong number of steps."""
    if view.phase != MOVE:
        return "steps.cards"
    return "steps.aces" if view.moves[0][1] == ACES_MOVE else "steps"


# ---- the end


def headline(reader: Reader, state: OkidokiState) -> str:
    """Return the word above the result of a finished game: "Gewonnen!" for a winner, "Gelijkspel" if nobody lost,
    else the winner."""
    won = _winners(state)
    if len(won) > 1:
        return tell(reader.messages, "end.headline.draw")
    if reader.me is not None and team(reader.me) in won:
        return tell(reader.messages, "end.headline")
    return ended(reader, state, won)


def _winners(state: OkidokiState) -> list[int]:
    return [team for team, home in enumerate(pawns_finished(state)) if home >= state.table.goal]


def ending(reader: Reader, state: OkidokiState, score: Score) -> str:
    """Return the pawns of each side at the finish in a finished game, and the number of rounds."""
    won, home = _winners(state), pawns_finished(state)
    rounds = count(state.rounds, "round")
    if len(won) > 1:
        return tell(
            reader.messages,
            "end.both",
            pawns=tell(reader.messages, f"pawns.{state.table.goal}"),
            rounds=rounds,
        )
    (winner,) = won
    most, fewer = (tell(reader.messages, f"pawns.{home[team]}") for team in (winner, 1 - winner))
    return of_side(
        reader,
        "end.home",
        state,
        winner,
        pawns=most,
        fewer=fewer,
        other=side(reader, state, 1 - winner),
        rounds=rounds,
    )


def facts(messages: Messages, game: Game[OkidokiState], plies: Sequence[Ply]) -> Steps[str]:
    """Return the numbers of rounds, of pawns hit, and of times that a team had all four aces."""
    kinds: list[str] = []
    for ply in plies:
        if ply.action.kind in ("card", "move"):
            events = game.events(ply.before, ply.seat, ply.action, ply.after)
            kinds += [event.kind for event in events]
        yield
    return tell(
        messages,
        "facts",
        rounds=count(plies[-1].after.rounds, "round"),
        hits=number(kinds.count("hit"), "hits"),
        aces=kinds.count("aces"),
    )


PHRASEBOOK = Phrasebook(
    rulebook=RULEBOOK,
    tell=tell,
    choice=choice,
    would=would,
    reason=reason,
    turn=turn,
    quiet=quiet,
    headline=headline,
    ending=ending,
    facts=facts,
    answers=ANSWERS,
    firsts=FIRSTS,
    explained=EXPLAINED,
    practice=PRACTICE,
    told=frozenset(("aces",)),
)
