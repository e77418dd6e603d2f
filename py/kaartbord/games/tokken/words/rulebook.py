"""Tokken's rulebook."""

from collections.abc import Mapping

from ....text.rulebook import Rulebook
from ...race.words.rulebook import PARAGRAPH_OVERRIDES
from .. import INFO, JOKERS, TokkenOptions, dot_distance

LESSON_STEPS = {
    "goal": "tokken.goal",
    "give": "tokken.give",
    "start": "tokken.enter",
    "protected": "tokken.enter",
    "dots": "tokken.dot",
    "walk": "tokken.king",
    "king": "tokken.king",
    "cards": "tokken.joker",
    "joker": "tokken.joker",
    "keep": "tokken.keep",
    "push": "tokken.push",
    "back": "tokken.four",
    "swap": "tokken.jack",
    "seven": "tokken.seven",
    "home": "tokken.seven",
    "turn": "tokken.stuck",
    "friendly_fire": "tokken.stuck",
    "partner": "tokken.goal",
}
"""By paragraph of the rules page: the step of a lesson that teaches it."""


def facts(options: TokkenOptions, seats: int) -> Mapping[str, object]:
    """Return the facts of the game, for lines that are on the rules page only if they are true."""
    alone = options.individual or seats % 2 == 1
    return {**options._asdict(), "alone": alone, "one_joker": JOKERS[seats] == 1}


def numbers(options: TokkenOptions, seats: int) -> Mapping[str, int]:
    """Return the numbers in the lines of the rules page."""
    section = options.section_length
    return {
        "seats": seats,
        "track": section * seats,
        "section": section,
        "dot": dot_distance(options),
        "cards": 13 * seats,
        "jokers": JOKERS[seats],
    }


TERM_KEYS = (
    *(f"tokken.term.{name}" for name in ("start", "home", "dot", "safe", "push", "keep")),
    *(f"race.term.{name}" for name in ("waiting", "enter", "swap", "split")),
    *(f"term.{name}" for name in ("hit", "partner", "dealer", "deal", "stock")),
)

RULEBOOK = Rulebook(
    "tokken",
    INFO,
    PARAGRAPH_OVERRIDES | {"own_start": "back"},
    facts,
    numbers,
    TERM_KEYS,
)
