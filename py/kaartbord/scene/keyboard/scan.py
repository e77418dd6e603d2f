"""Scanning for somebody with one or two switches: what there is to do is pointed at in turn. Pure.

Groups are pointed at first. A choice goes into one, and on to smaller groups where it holds much, until it has come to
a single item.
"""

from collections.abc import Mapping, Sequence
from math import ceil, sqrt
from typing import NamedTuple, TypeVar

T = TypeVar("T")

MOST = 7
"""Items that are pointed at one by one; more are divided into groups."""

LAPS = 2
"""How often all is pointed at: then it goes back out of a group, or rests until a switch is pressed."""


def order(asked: Mapping[str, Sequence[T]], *, chosen: bool) -> list[Sequence[T]]:
    """The groups that hold anything, the likeliest first; `chosen`: a card has been, so that others come before it."""
    first = ("gold", "board", "choices", "hand") if chosen else ("gold", "hand", "board", "choices")
    return [asked[name] for name in (*first, "actions", "tools") if asked.get(name)]


def numbered(sizes: Sequence[int]) -> list[range]:
    """Groups of so many items each, as the numbers that their items have together."""
    begins = [sum(sizes[:i]) for i in range(len(sizes))]
    return [range(begin, begin + size) for begin, size in zip(begins, sizes, strict=True)]


def divided(items: range) -> list[range]:
    """What is pointed at inside a group: its items, or smaller groups of about equal size."""
    if len(items) <= MOST:
        return [items[i : i + 1] for i in range(len(items))]
    size = ceil(len(items) / min(MOST, ceil(sqrt(len(items)))))
    return [items[i : i + size] for i in range(0, len(items), size)]


class Scan(NamedTuple):
    """How far the pointing has come."""

    groups: tuple[range, ...]
    inside: tuple[range, ...] = ()
    """The groups that were gone into, the last one being that whose parts are pointed at."""
    at: int = 0
    """Which of these parts is pointed at."""
    laps: int = 0
    """How often all of them were."""

    @property
    def parts(self) -> Sequence[range]:
        """What is pointed at in turn now."""
        return divided(self.inside[-1]) if self.inside else self.groups

    @property
    def rests(self) -> bool:
        """Whether nothing is pointed at until a switch is pressed."""
        return not self.groups or not self.inside and self.laps >= LAPS

    @property
    def pointed(self) -> range:
        """The items that are pointed at."""
        return range(0) if self.rests else self.parts[self.at]

    def step(self) -> "Scan":
        """Point at what comes next."""
        if self.rests:
            return self
        if self.at + 1 < len(self.parts):
            return self._replace(at=self.at + 1)
        if self.inside and self.laps + 1 >= LAPS:
            return Scan(self.groups)
        return self._replace(at=0, laps=self.laps + 1)

    def choose(self) -> tuple["Scan", int | None]:
        """Take what is pointed at: an item by its number, else into the group. One that rests begins anew."""
        if self.rests:
            return Scan(self.groups), None
        if len(self.pointed) == 1:
            return Scan(self.groups), self.pointed[0]
        return Scan(self.groups, (*self.inside, self.pointed)), None
