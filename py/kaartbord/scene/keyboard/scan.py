"""Scanning for somebody with one or two switches: all that can be done is pointed at in turn. Pure.

Groups are pointed at first. A choice enters one, and then smaller groups where it has many items, until it
reaches a single item.
"""

from collections.abc import Mapping, Sequence
from math import ceil, sqrt
from typing import NamedTuple, TypeVar

T = TypeVar("T")

MAX_SINGLE_ITEMS = 7
"""The most items that are pointed at one by one; more are divided into groups."""

MAX_LAPS = 2
"""Rounds before it leaves a group, or rests until a switch is pressed."""


def ordered_groups(asked: Mapping[str, Sequence[T]], *, chosen: bool) -> list[Sequence[T]]:
    """Return the groups with any items, the likeliest first; with a card `chosen` others come before the hand."""
    first = ("gold", "board", "choices", "hand") if chosen else ("gold", "hand", "board", "choices")
    return [asked[name] for name in (*first, "actions", "tools") if asked.get(name)]


def numbered(sizes: Sequence[int]) -> list[range]:
    """Return groups of these sizes, as the numbers that their items have together."""
    begins = [sum(sizes[:i]) for i in range(len(sizes))]
    return [range(begin, begin + size) for begin, size in zip(begins, sizes, strict=True)]


def subgroups(items: range) -> list[range]:
    """Return the parts of a group: its items, or smaller groups of about equal size."""
    if len(items) <= MAX_SINGLE_ITEMS:
        return [items[i : i + 1] for i in range(len(items))]
    size = ceil(len(items) / min(MAX_SINGLE_ITEMS, ceil(sqrt(len(items)))))
    return [items[i : i + size] for i in range(0, len(items), size)]


class Scan(NamedTuple):
    """The progress of the scan."""

    groups: tuple[range, ...]
    inside: tuple[range, ...] = ()
    """The groups that were entered, the last one being that whose parts are pointed at."""
    at: int = 0
    """The part that is pointed at."""
    laps: int = 0
    """The rounds through all parts."""

    @property
    def parts(self) -> Sequence[range]:
        """The parts that are pointed at in turn."""
        return subgroups(self.inside[-1]) if self.inside else self.groups

    @property
    def rests(self) -> bool:
        """Return whether nothing is pointed at until a switch is pressed."""
        return not self.groups or not self.inside and self.laps >= MAX_LAPS

    @property
    def pointed(self) -> range:
        """The items that are pointed at."""
        return range(0) if self.rests else self.parts[self.at]

    def step(self) -> "Scan":
        """Point at the next part."""
        if self.rests:
            return self
        if self.at + 1 < len(self.parts):
            return self._replace(at=self.at + 1)
        if self.inside and self.laps + 1 >= MAX_LAPS:
            return Scan(self.groups)
        return self._replace(at=0, laps=self.laps + 1)

    def choose(self) -> tuple["Scan", int | None]:
        """Choose what is pointed at, or restart: return the next scan, and the number of a chosen item or None."""
        if self.rests:
            return Scan(self.groups), None
        if len(self.pointed) == 1:
            return Scan(self.groups), self.pointed[0]
        return Scan(self.groups, (*self.inside, self.pointed)), None
