"""House rules as data: what can be switched, its values, and the code that stands in a link."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple


class Option(NamedTuple):
    """One house rule. The first value is the default; `rule` is the paragraph that explains it."""

    name: str
    values: tuple[bool | str | int, ...]
    rule: str


def fill_in(options: Sequence[Option], values: Mapping[str, Any]) -> dict[str, Any]:
    """All options with their values, defaults for what is not named; ValueError for what is unknown."""
    known = {option.name: option for option in options}
    for name, value in values.items():
        if name not in known:
            raise ValueError(f"unknown option {name}")
        if not any(value is allowed or (value == allowed and type(value) is type(allowed))
                   for allowed in known[name].values):
            raise ValueError(f"option {name} cannot be {value!r}")
    return {option.name: values.get(option.name, option.values[0]) for option in options}


def rank(options: Sequence[Option], values: Iterable[Any]) -> int:
    """The values as one mixed-radix number, 0 when all are at their defaults."""
    code = 0
    for option, value in reversed(list(zip(options, values, strict=True))):
        code = code * len(option.values) + option.values.index(value)
    return code


def unrank(options: Sequence[Option], code: int) -> dict[str, Any]:
    """The inverse of `rank`; ValueError if the number is too large for these options."""
    values = {}
    for option in options:
        code, index = divmod(code, len(option.values))
        values[option.name] = option.values[index]
    if code:
        raise ValueError("option code out of range")
    return values


def text(options: Sequence[Option], values: Iterable[Any]) -> str:
    """What differs from the defaults, as `name=value` words; a bool is written on or off."""
    words = {True: "on", False: "off"}
    return " ".join(
        f"{option.name}={words.get(value, value) if isinstance(value, bool) else value}"
        for option, value in zip(options, values, strict=True)
        if value != option.values[0]
    )


def parse(options: Sequence[Option], text: str) -> dict[str, Any]:
    """The inverse of `text`; ValueError for an unknown name or value."""
    spelled = {
        option.name: {{True: "on", False: "off"}.get(v, str(v)) if isinstance(v, bool) else str(v): v
                      for v in option.values}
        for option in options
    }
    values = {}
    for word in text.split():
        name, _, value = word.partition("=")
        if value not in spelled.get(name, {}):
            raise ValueError(f"unknown option {word}")
        values[name] = spelled[name][value]
    return values
