"""The illustrations of every game's rules: which there are, where they stand, their files and their words. Pure.

`tools/illustrations.py` paints them when the site is built.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..games import GAMES
from ..text.phrasebooks import PHRASEBOOKS
from ..text.rulebook import holding
from .illustration import Illustration, game_of
from .keezbord import illustrations as keezbord
from .okidoki import illustrations as okidoki
from .toedeloe import illustrations as toedeloe
from .toepen import illustrations as toepen
from .tokken import illustrations as tokken

ILLUSTRATIONS: Mapping[str, tuple[Illustration, ...]] = {
    game_of(game.ILLUSTRATIONS[0].position).INFO.code: game.ILLUSTRATIONS
    for game in (keezbord, tokken, toepen, okidoki, toedeloe)
}
"""By the game's code letter, in the order of the rules."""

FOLDER = "web/illustrations"
"""Where the files lie, from the top of the site."""


class Words(NamedTuple):
    """What is said of an illustration."""

    caption: str
    shows: str
    """What there is to see in it, for who does not see it."""


def shown(code: str, options: Any, seats: int, paragraph: str) -> list[Illustration]:
    """The illustrations of a paragraph of the rules: those that are true with these options and seats."""
    facts = holding(PHRASEBOOKS[code].rulebook, options, seats)
    return [
        illustration
        for illustration in ILLUSTRATIONS.get(code, ())
        if illustration.paragraph == paragraph and facts.issuperset(illustration.when)
    ]


def address(code: str, name: str, lang: str, dark: bool) -> str:
    """Where an illustration lies, from the top of the site: its view in the file of its game."""
    return f"{FOLDER}/{GAMES[code].INFO.name.lower()}.svg#{view(name, lang, dark)}"


def view(name: str, lang: str, dark: bool) -> str:
    """The id of an illustration's view in the file."""
    return f"{name}-{lang}-{'dark' if dark else 'light'}"


def captions(lang: str, code: str, illustration: Illustration) -> Words:
    """What is said of an illustration, with its numbers as the engine counts them."""
    values = illustration.counted(illustration)
    tell, key = PHRASEBOOKS[code].tell, f"illustration.{illustration.name}"
    return Words(tell(lang, key, **values), tell(lang, f"{key}.alt", **values))
