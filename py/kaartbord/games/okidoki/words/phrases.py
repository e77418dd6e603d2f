"""All texts of OkiDoki, in one place: choices, prompts, log, refusals, end, rulebook.

`view` is always a view that the reader may see.
"""

from collections.abc import Mapping, Sequence

from ....match.match import Ply, Steps
from ....rules.protocol import Game, Refusal, Score
from ....rules.seats import team
from ....text.messages import Messages, count_phrase
from ....text.phrasebook import Phrasebook
from ....text.reader import Reader
from ....text.rulebook import Rulebook
from ...tricks.words.phrases import format_refusal
from ..rules.board import squares_of
from ..rules.info import INFO, OkidokiOptions
from ..rules.state import ACES_MOVE, MOVE, OkidokiState, pawns_finished
from .answers import ANSWERS
from .answers import home_count as home_count
from .answers import open_aces_text as open_aces_text
from .board import format_text as format_text
from .board import noun_count as noun_count
from .board import pawn_colour_name as pawn_colour_name
from .board import pawn_name as pawn_name
from .board import sentence_about_side
from .board import side_name as side_name
from .board import square_meaning as square_meaning
from .firsts import NEWCOMER_TIPS
from .moves import choice_infinitive, winner_sentence
from .moves import choice_label as choice_label
from .moves import confirm_label as confirm_label
from .moves import describe_ply as describe_ply
from .moves import division_text as division_text
from .moves import is_minor_ply as is_minor_ply
from .moves import walk_label as walk_label
from .prompts import announcement as announcement
from .prompts import confirm_prompt as confirm_prompt
from .prompts import continued_prompt as continued_prompt
from .prompts import first_prompt as first_prompt
from .prompts import led_suit
from .prompts import title_line as title_line
from .reasons import REASON_PARAGRAPHS, reason

PARAGRAPH_OVERRIDES = {
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

LESSON_STEPS = {
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


TERM_KEYS = (
    *(f"okidoki.term.{name}" for name in ("penalty", "start", "finish", "safe", "exchange", "aces", "change")),
    *(f"term.{name}" for name in ("trick", "lead", "follow", "trump", "hit", "partner", "dealer", "stock")),
)

RULEBOOK = Rulebook("okidoki", INFO, PARAGRAPH_OVERRIDES, _facts, _numbers, TERM_KEYS)


# ---- refusals


def refusal_text(reader: Reader, view: OkidokiState, refusal: Refusal, *, square: bool = True) -> str:
    """Return the rule that forbids it and an alternative: "Op een rood vakje mag je niet eindigen. Kies ...".

    `square`: a square was tried with the picked pawn, and not the pawn itself.
    """
    key = rule = refusal.rule
    if rule in ("red", "own", "safe") and not square:
        key = f"{rule}.pawn"
    elif rule == "steps":
        key = _steps_key(view)
    steps = noun_count(view.moves[0][1], "steps") if view.moves else ""
    asked = led_suit(view) if rule == "follow" else -1
    return format_refusal("okidoki", reader, refusal, key, asked, steps=steps)


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
        return format_text(reader.messages, "end.headline.draw")
    if reader.me is not None and team(reader.me) in won:
        return format_text(reader.messages, "end.headline")
    return winner_sentence(reader, state, won)


def _winners(state: OkidokiState) -> list[int]:
    return [team for team, home in enumerate(pawns_finished(state)) if home >= state.table.goal]


def ending(reader: Reader, state: OkidokiState, score: Score) -> str:
    """Return the pawns of each side at the finish in a finished game, and the number of rounds."""
    won, home = _winners(state), pawns_finished(state)
    rounds = count_phrase(state.rounds, "round")
    if len(won) > 1:
        return format_text(
            reader.messages,
            "end.both",
            pawns=format_text(reader.messages, f"pawns.{state.table.goal}"),
            rounds=rounds,
        )
    (winner,) = won
    most, fewer = (format_text(reader.messages, f"pawns.{home[team]}") for team in (winner, 1 - winner))
    return sentence_about_side(
        reader,
        "end.home",
        state,
        winner,
        pawns=most,
        fewer=fewer,
        other=side_name(reader, state, 1 - winner),
        rounds=rounds,
    )


def statistics_line(messages: Messages, game: Game[OkidokiState], plies: Sequence[Ply]) -> Steps[str]:
    """Return the numbers of rounds, of pawns hit, and of times that a team had all four aces."""
    kinds: list[str] = []
    for ply in plies:
        if ply.action.kind in ("card", "move"):
            events = game.events(ply.before, ply.seat, ply.action, ply.after)
            kinds += [event.kind for event in events]
        yield
    return format_text(
        messages,
        "facts",
        rounds=count_phrase(plies[-1].after.rounds, "round"),
        hits=noun_count(kinds.count("hit"), "hits"),
        aces=kinds.count("aces"),
    )


PHRASEBOOK = Phrasebook(
    rulebook=RULEBOOK,
    format=format_text,
    choice_label=choice_label,
    choice_infinitive=choice_infinitive,
    reason=reason,
    describe_ply=describe_ply,
    is_minor_ply=is_minor_ply,
    headline=headline,
    ending=ending,
    statistics_line=statistics_line,
    answers=ANSWERS,
    newcomer_tips=NEWCOMER_TIPS,
    reason_paragraphs=REASON_PARAGRAPHS,
    lesson_steps=LESSON_STEPS,
    reported_kinds=frozenset(("aces",)),
)
