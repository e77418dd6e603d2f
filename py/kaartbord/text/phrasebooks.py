"""The words of each game, by its code letter."""

from collections.abc import Sequence
from typing import Any
from unicodedata import normalize

from ..games import ENTRIES, ONLY_SCORED, SCORED, Parts
from ..rules.seats import colour_of, team
from . import capitalize_first, people, rulebook
from .messages import Messages
from .phrasebook import Phrasebook

PHRASEBOOKS: Parts[Phrasebook] = Parts(".words.phrases", "PHRASEBOOK")

DEFAULT_SEATS = 4
"""The number of seats that the rules are shown for where there is no table."""


def tell(messages: Messages, code: str, key: str, **values: Any) -> str:
    """Return one of a game's own messages, also of a game that is only scored."""
    if code in ONLY_SCORED:
        return messages.format(f"{code}.{key}", **values)
    return PHRASEBOOKS[code].format(messages, key, **values)


# ---- players


def pawn_colour(code: str, seat: int, colours: Sequence[int]) -> int:
    """Return the number of a seat's pawn and colour in a game: its own, which may be chosen, or that of its team."""
    return people.FIRST_TEAM_COLOUR + team(seat) if SCORED[code].teams else colour_of(seat, colours)


def name_in_game(messages: Messages, code: str, seat: int, names: Sequence[str], colours: Sequence[int]) -> str:
    """Return a seat's name in a game, for use in a sentence; `names` are those of the whole table, or none."""
    known = [*names, *[""] * (seat + 1 - len(names))]
    return people.seat_name(messages, seat, names_by_seat(messages, code, known, colours))


def names_by_seat(messages: Messages, code: str, names: Sequence[str], colours: Sequence[int]) -> list[str]:
    """Return the names by seat, with the colour behind those that look alike: "Jan (rood)".

    A seat without a name is known by its colour, with a number for the one of two partners.
    """
    places = [_colour_name(messages, code, seat, colours) for seat in range(len(names))]
    return people.unique_names(messages, names, places)


def _colour_name(messages: Messages, code: str, seat: int, colours: Sequence[int]) -> str:
    """Return what a seat without a name is known by."""
    colour = people.colour_name(messages, pawn_colour(code, seat, colours))
    if not ENTRIES[code].teams:
        return colour
    return messages.format("seat.of_team", colour=colour, number=seat // 2 + 1)


def names_on_device(
    messages: Messages, code: str, names: Sequence[str], only_local_seat: int | None, colours: Sequence[int]
) -> list[str]:
    """Return the names by seat as a device shows them; `only_local_seat` without a name is "you"."""
    known = list(names)
    if only_local_seat is not None and not known[only_local_seat]:
        known[only_local_seat] = capitalize_first(messages.format("you"))
    return names_by_seat(messages, code, known, colours)


# ---- house rules and rules pages


def option_label(messages: Messages, code: str, option: str) -> str:
    """Return the name of a house rule, at its switch."""
    return tell(messages, code, f"option.{option}")


def option_sentence(messages: Messages, code: str, option: str) -> str:
    """Return what a house rule means when it is on, or what there is to choose."""
    return tell(messages, code, f"option.{option}.why")


def option_value(messages: Messages, code: str, value: bool | str | int) -> str:
    """Return a word for one value: "aan", "uit", "elke ronde"; for a board of one's own that it is one."""
    named = code in ONLY_SCORED or any(value in each.values for each in PHRASEBOOKS[code].rulebook.info.options)
    return tell(messages, code, f"value.{value}" if named else "value.own", number=len(str(value)))


def preset_name(messages: Messages, code: str, preset: str) -> str:
    """Return the name of a set of house rules: "NK keezen"."""
    return PHRASEBOOKS[code].format(messages, f"preset.{_preset_key(preset)}")


def preset_source(messages: Messages, code: str, preset: str) -> str:
    """Return the source of a set of house rules, in a sentence."""
    return PHRASEBOOKS[code].format(messages, f"preset.{_preset_key(preset)}.source")


def _preset_key(preset: str) -> str:
    """Return a preset as it is in keys: "Café 15" is Cafe_15."""
    return normalize("NFKD", preset).encode("ascii", "ignore").decode().replace(" ", "_")


def refusal_paragraph(code: str, rule: str) -> str:
    """Return the id of the paragraph of the rules page that explains a refusal."""
    return PHRASEBOOKS[code].rulebook.paragraphs[rule]


def rules_page(
    messages: Messages, code: str, options: Any, seats: int = DEFAULT_SEATS
) -> list[tuple[str, str, list[str]]]:
    """Return the whole rules as (paragraph id, title, sentences): what is true with these options and seats."""
    phrasebook = PHRASEBOOKS[code]
    return rulebook.rules_page(phrasebook.rulebook, messages, options, seats, phrasebook.rules_placeholders(messages))
