"""Solved tables as text: lines below the version of the rules and a sum of them all."""

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import TypeVar
from warnings import warn

from ..rules.info import INFO

T = TypeVar("T")

LINE = "\n"


def write(lines: Sequence[str]) -> str:
    """Return the lines as a text."""
    return LINE.join([_head(lines), *lines])


def read(text: str, name: str, count: int) -> list[str]:
    """Return the `count` lines of a text; raise ValueError with its name if it is torn, or made for other rules."""
    head, *lines = text.split(LINE)
    if head != _head(lines) or len(lines) != count:
        raise ValueError(f"{name} is torn or of other rules")
    return lines


def load_or_warn(read: Callable[[], T], instead: str) -> T | None:
    """Return the result of `read`; None, with a note of the fallback, if it fails."""
    try:
        return read()
    except ValueError as fault:
        warn(f"{fault}: {instead}", stacklevel=3)
        return None


def _head(lines: Sequence[str]) -> str:
    return f"toepen {INFO.version} {sha256(LINE.join(lines).encode()).hexdigest()[:8]}"
