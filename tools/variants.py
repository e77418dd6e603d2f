"""The parts of a game's rules page besides the usual rules: other numbers of players and other house rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kaartbord.games import GAMES
from kaartbord.rules.options import Option
from kaartbord.text import capitalize_first, phrasebooks
from kaartbord.text.messages import Messages

Paragraph = tuple[str, str, list[str]]
"""Id, title and sentences."""

MOST_VALUES = 6
"""Of an option with more numbers only the first and the last are named."""


class OtherValue(NamedTuple):
    """A value of an option besides the usual."""

    value: str
    changes: Sequence[Paragraph]
    """The sentences of the rules that then hold, and with the usual rules do not."""


class HouseRule(NamedTuple):
    """One option in words."""

    name: str
    label: str
    sentence: str
    usual: str
    others: Sequence[OtherValue]
    """None for an option that is a number: `numbers` has its values."""
    numbers: str


def usual_rules(messages: Messages, code: str) -> list[Paragraph]:
    """Return the rules as they are usually played."""
    return phrasebooks.rules_page(messages, code, GAMES[code].options({}), phrasebooks.DEFAULT_SEATS)


def with_other_seats(messages: Messages, code: str) -> list[tuple[int, list[Paragraph]]]:
    """Return for every other number of players the sentences that hold only then."""
    seats = (number for number in GAMES[code].INFO.seats if number != phrasebooks.DEFAULT_SEATS)
    return [(number, _changed(messages, code, {}, number, phrasebooks.DEFAULT_SEATS)) for number in seats]


def house_rules(messages: Messages, code: str) -> list[HouseRule]:
    """Return every option that can be chosen, in words."""
    return [
        HouseRule(
            option.name,
            phrasebooks.option_label(messages, code, option.name),
            phrasebooks.option_sentence(messages, code, option.name),
            phrasebooks.option_value(messages, code, option.values[0]),
            () if _is_number(option) else _choices(messages, code, option),
            _numbers(messages, code, option) if _is_number(option) else "",
        )
        for option in GAMES[code].INFO.options
        if option.offered
    ]


def _is_number(option: Option) -> bool:
    return type(option.values[0]) is int


def _numbers(messages: Messages, code: str, option: Option) -> str:
    """Return the other values of an option that is a number, in words."""
    every = [phrasebooks.option_value(messages, code, value) for value in sorted(option.values)]
    if len(every) > MOST_VALUES:
        return messages.format("printed.range", first=every[0], last=every[-1])
    usual = phrasebooks.option_value(messages, code, option.values[0])
    return messages.join([value for value in every if value != usual])


def _choices(messages: Messages, code: str, option: Option) -> list[OtherValue]:
    return [
        OtherValue(
            capitalize_first(phrasebooks.option_value(messages, code, value)),
            _changed_by(messages, code, {option.name: value}),
        )
        for value in option.values[1:]
    ]


def _changed_by(messages: Messages, code: str, values: Mapping[str, Any]) -> list[Paragraph]:
    """Return the sentences that hold only with these values, for the first number of players with any."""
    for seats in (phrasebooks.DEFAULT_SEATS, *GAMES[code].INFO.seats):
        if paragraphs := _changed(messages, code, values, seats, seats):
            return paragraphs
    return []


def _changed(messages: Messages, code: str, values: Mapping[str, Any], seats: int, usual_seats: int) -> list[Paragraph]:
    """Return the sentences that hold with these values and seats, and not with the usual ones."""
    game = GAMES[code]
    usual = phrasebooks.rules_page(messages, code, game.options({}), usual_seats)
    known = {line for _, _, lines in usual for line in lines}
    changed = [
        (name, title, [line for line in lines if line not in known])
        for name, title, lines in phrasebooks.rules_page(messages, code, game.options(values), seats)
    ]
    return [paragraph for paragraph in changed if paragraph[2]]
