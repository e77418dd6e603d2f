"""The list of the illustrations for the page, without the data to draw them.

The build ships only the value of `LISTED` (`folded` in tools/shipped.py), so that no page loads what draws.
"""

from collections.abc import Mapping, Sequence

from .drawn import ILLUSTRATIONS

IllustrationRow = tuple[str, str, tuple[str, ...], Mapping[str, int]]
"""Name, paragraph and facts of an illustration, and the numbers in its words, as the engine counts them."""

LISTED: Mapping[str, Sequence[IllustrationRow]] = {
    code: tuple((one.name, one.paragraph, one.when, dict(one.counted(one))) for one in illustrations)
    for code, illustrations in ILLUSTRATIONS.items()
}
"""By the game's code letter, in the order of the rules."""
