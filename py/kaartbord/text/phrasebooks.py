"""The words of each game, by its code letter."""

from collections.abc import Sequence
from typing import Any
from unicodedata import normalize

from ..games import ENTRIES, Parts
from ..rules.seats import colour_of, team
from . import capital, people, rulebook
from .messages import Messages
from .phrasebook import Phrasebook

PHRASEBOOKS: Parts[Phrasebook] = Parts(".words.phrases", "PHRASEBOOK")

USUAL_SEATS = 4
"""The number of seats that the rules are shown for where there is no table."""


# ---- players


def figure(code: str, seat: int, colours: Sequence[int]) -> int:
    """Return the number of a seat's pawn and colour in a game: its own, which may be chosen, or that of its team."""
    return people.WHITE + team(seat) if ENTRIES[code].teams else colour_of(seat, colours)


def known_as(messages: Messages, code: str, seat: int, names: Sequence[str], colours: Sequence[int]) -> str:
    """Return a seat's name in a game, for use in a sentence; `names` are those of the whole table, or none."""
    known = [*names, *[""] * (seat + 1 - len(names))]
    return people.name(messages, seat, told_apart(messages, code, known, colours))


def told_apart(messages: Messages, code: str, names: Sequence[str], colours: Sequence[int]) -> list[str]:
    """Return the names by seat, with the colour behind those that look alike: "Jan (rood)".

    A seat without a name is known by its colour, with a number for the one of two partners.
    """
    places = [_place(messages, code, seat, colours) for seat in range(len(names))]
    return people.apart(messages, names, places)


def _place(messages: Messages, code: str, seat: int, colours: Sequence[int]) -> str:
    """Return what a seat without a name is known by."""
    colour = people.colour(messages, figure(code, seat, colours))
    if not ENTRIES[code].teams:
        return colour
    return messages.say("seat.of_team", colour=colour, number=seat // 2 + 1)


def at_table(
    messages: Messages, code: str, names: Sequence[str], alone: int | None, colours: Sequence[int]
) -> list[str]:
    """Return the names by seat as a device shows them; `alone` is the only one there; without a name, "you"."""
    known = list(names)
    if alone is not None and not known[alone]:
        known[alone] = capital(messages.say("you"))
    return told_apart(messages, code, known, colours)


# ---- house rules and rules pages


def option_label(messages: Messages, code: str, option: str) -> str:
    """Return the name of a house rule, at its switch."""
    return PHRASEBOOKS[code].tell(messages, f"option.{option}")


def option_sentence(messages: Messages, code: str, option: str) -> str:
    """Return what a house rule means when it is on, or what there is to choose."""
    return PHRASEBOOKS[code].tell(messages, f"option.{option}.why")


def option_value(messages: Messages, code: str, value: bool | str | int) -> str:
    """Return a word for one value: "aan", "uit", "elke ronde"; for a board of one's own that it is one."""
    phrasebook = PHRASEBOOKS[code]
    named = any(value in option.values for option in phrasebook.rulebook.info.options)
    return phrasebook.tell(messages, f"value.{value}" if named else "value.own", number=len(str(value)))


def preset_name(messages: Messages, code: str, preset: str) -> str:
    """Return the name of a set of house rules: "NK keezen"."""
    return PHRASEBOOKS[code].tell(messages, f"preset.{_named(preset)}")


def preset_source(messages: Messages, code: str, preset: str) -> str:
    """Return the source of a set of house rules, in a sentence."""
    return PHRASEBOOKS[code].tell(messages, f"preset.{_named(preset)}.source")


def _named(preset: str) -> str:
    """Return a preset as it is in keys: "Café 15" is Cafe_15."""
    return normalize("NFKD", preset).encode("ascii", "ignore").decode().replace(" ", "_")


def refusal_paragraph(code: str, rule: str) -> str:
    """Return the id of the paragraph of the rules page that explains a refusal."""
    return PHRASEBOOKS[code].rulebook.paragraphs[rule]


def rules_page(
    messages: Messages, code: str, options: Any, seats: int = USUAL_SEATS
) -> list[tuple[str, str, list[str]]]:
    """Return the whole rules as (paragraph id, title, sentences): what is true with these options and seats."""
    phrasebook = PHRASEBOOKS[code]
    return rulebook.page(phrasebook.rulebook, messages, options, seats, phrasebook.words(messages))
