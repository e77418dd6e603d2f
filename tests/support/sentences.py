"""The sentences of a game, in a language."""

from collections.abc import Iterator

from kaartbord.games import GAMES
from kaartbord.lessons.lessons import LESSONS
from kaartbord.text import MESSAGES, phrasebooks
from kaartbord.text.phrasebooks import PHRASEBOOKS

from . import catalogue

RACES = ("K", "T")


def sentences(lang: str, code: str) -> Iterator[str]:
    """Whatever a game says: its rules with every value of every option and every number of players, and what
    is asked and answered at the table."""
    game, seats = GAMES[code], GAMES[code].INFO.seats
    tables: list[tuple[dict[str, object], int]] = [({}, number) for number in seats]
    tables += [
        ({option.name: value}, number)
        for option in game.INFO.options
        for value in option.values[:5]
        for number in (seats[0], phrasebooks.DEFAULT_SEATS)
    ]
    for values, number in tables:
        for _, title, lines in phrasebooks.rules_page(MESSAGES[lang], code, game.options(values), number):
            yield from (title, *lines)
    own = PHRASEBOOKS[code].rulebook.name
    lessons = (f"lesson-{lesson.name}-" for lesson in LESSONS.get(code, ()))
    said = catalogue.of(lang, f"{own}-", *lessons, "race-" if code in RACES else "tricks-")
    yield from (text for key, text in said.items() if "term-" not in key)
