"""The house rules of a new game: those of a preset, the differences from it, and those that can be played. Pure."""

from collections.abc import Collection, Mapping
from typing import Any

from ...games import GAMES
from ...rules.options import Option, is_allowed, with_defaults
from ...rules.protocol import Info
from ..match import Match

Values = Mapping[str, Any]
"""Option values by name, all of them."""


def preset_values(info: Info, preset: str) -> dict[str, Any]:
    """Return all option values of a preset."""
    return with_defaults(info.options, info.presets[preset])


def offered_options(info: Info, seats: int) -> list[Option]:
    """Return the options that can be chosen for `seats` players: a board first, as it is the largest."""
    found = [option for option in info.options if option.offered and seats in (option.seats or info.seats)]
    return sorted(found, key=lambda option: not option.board)


def ordered_values(option: Option) -> list[Any]:
    """Return the values of an option in reading order: numbers from the smallest, others with the usual one first."""
    numbers = all(type(value) is int for value in option.values)
    return sorted(option.values) if numbers else [*option.values]


def differing_options(info: Info, preset: str, values: Values) -> list[Option]:
    """Return the options that differ from the preset."""
    usual = preset_values(info, preset)
    return [option for option in info.options if values[option.name] != usual[option.name]]


def nearest_preset(info: Info, values: Values) -> tuple[str, list[Option]]:
    """Return the preset from which these values differ least, and the options that differ."""
    found = ((preset, differing_options(info, preset, values)) for preset in info.presets)
    return min(found, key=lambda each: len(each[1]))


def playable_values(info: Info, values: Values) -> dict[str, Any]:
    """Return the values with the usual board in place of one that cannot be played on."""
    return {
        option.name: values[option.name] if is_allowed(option, values[option.name]) else option.values[0]
        for option in info.options
    }


def adapt_to_players(options: Collection[Option], values: Values, kinds: Collection[str]) -> dict[str, Any]:
    """Return the house rules as they are played with these kinds of players (`seating.CHAIR_KINDS`)."""
    if "link" not in kinds:
        return dict(values)
    return {**values, **{option.name: option.by_link for option in options if option.by_link is not None}}


def adapt_to_sealing(info: Info, preset: str, values: Values, *, sealed: bool) -> dict[str, Any]:
    """Return the house rules after the hands are sealed, or opened again. A rule by which everybody is asked
    before the first card is turned off where each answer takes a message, until it is chosen."""
    usual = preset_values(info, preset)
    asking = (option for option in info.options if option.sealed is not None)
    return {**values, **{option.name: option.sealed if sealed else usual[option.name] for option in asking}}


def count_asking_rules(info: Info, values: Values) -> int:
    """Return the number of house rules that have every player asked before the first card at a sealed table."""
    return sum(values[option.name] != option.sealed for option in info.options if option.sealed is not None)


def renewed_options(match: Match) -> Any:
    """Return the house rules of a match as today's rules still offer them, for another one at the same table."""
    offered = [option.name for option in GAMES[match.game].INFO.options if option.offered]
    return GAMES[match.game].options({name: getattr(match.options, name) for name in offered})
