"""What there is one of: tables, which all states of a match hold and compare by identity."""

from collections.abc import Callable
from functools import lru_cache
from typing import Self, TypeVar
from weakref import WeakValueDictionary

Options = TypeVar("Options")
T = TypeVar("T", bound="Single")


class Single:
    """A value that never changes and is compared by identity; a copy is the thing itself."""

    __slots__ = ("__weakref__",)

    def __deepcopy__(self, memo: object) -> Self:
        return self


def single(make: Callable[[Options, int], T]) -> Callable[[Options, int], T]:
    """Has one object made for each combination of options and seats, for as long as anybody holds it."""
    living: WeakValueDictionary[tuple[Options, int], T] = WeakValueDictionary()

    @lru_cache(maxsize=64)
    def shared(options: Options, seats: int) -> T:
        key = options, seats
        return living.get(key) or living.setdefault(key, make(options, seats))

    return shared
