"""The themes of puzzles: the idea of the best choice of a position. Pure."""

from collections.abc import Callable
from typing import NamedTuple

from ...games import Parts
from .advice import reason_of
from .choice_case import ChoiceCase

NO_THEME = ""
"""The name of a theme of what makes no puzzle."""

WITHOUT_IDEA = ("chance", "even", "best", "only")
"""The reasons that only tell the chance."""


def _never(case: ChoiceCase) -> bool:
    return False


class Theme(NamedTuple):
    """A theme of one game; its title is `puzzle.theme.NAME`."""

    name: str
    reasons: frozenset[str] = frozenset()
    """The reasons for a choice that belong to it, by their keys."""
    holds: Callable[[ChoiceCase], bool] = _never
    """Returns whether a choice belongs to it for any other reason."""


THEMES: Parts[tuple[Theme, ...]] = Parts(".words.themes", "THEMES")
"""The themes of every game, the most striking first."""


def theme_of(code: str, case: ChoiceCase) -> str:
    """Return the name of the theme of a choice; NO_THEME for none."""
    key, _ = reason_of(code, case)
    if key in WITHOUT_IDEA:
        return NO_THEME
    return next((theme.name for theme in THEMES[code] if key in theme.reasons or theme.holds(case)), NO_THEME)
