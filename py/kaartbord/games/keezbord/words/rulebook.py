"""Keezbord's rulebook."""

from collections.abc import Mapping

from ....text.rulebook import Rulebook
from ...race.words.rulebook import PARAGRAPH_OVERRIDES
from .. import INFO, SECTION_LENGTH, KeezbordOptions

LESSON_STEPS = {
    "goal": "keezbord.goal",
    "start": "keezbord.enter",
    "king": "keezbord.enter",
    "cards": "keezbord.walk",
    "walk": "keezbord.hit",
    "protected": "keezbord.start",
    "home": "keezbord.home",
    "back": "keezbord.four",
    "swap": "keezbord.jack",
    "seven": "keezbord.seven",
    "friendly_fire": "keezbord.forced",
    "turn": "keezbord.stuck",
    "deal": "keezbord.stuck",
    "partner": "keezbord.partner",
}
"""By paragraph of the rules page: the step of a lesson that teaches it."""


def facts(options: KeezbordOptions, seats: int) -> Mapping[str, object]:
    """Return the facts of the game, for lines that are on the rules page only if they are true."""
    return {**options._asdict(), "alone": seats == 2}


def numbers(options: KeezbordOptions, seats: int) -> Mapping[str, int]:
    """Return the numbers in the lines of the rules page."""
    return {"seats": seats, "track": SECTION_LENGTH * max(seats, 4), "cards": 13 * seats}


TERM_KEYS = (
    *(f"keezbord.term.{name}" for name in ("start", "home", "ring", "safe")),
    *(f"race.term.{name}" for name in ("waiting", "enter", "swap", "split")),
    *(f"term.{name}" for name in ("hit", "partner", "dealer", "deal", "stock")),
)

RULEBOOK = Rulebook(
    "keezbord",
    INFO,
    PARAGRAPH_OVERRIDES,
    facts,
    numbers,
    TERM_KEYS,
)
