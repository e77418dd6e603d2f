"""Values with a single object each: tables, which all states of a match share."""

from collections.abc import Callable
from functools import lru_cache
from typing import Self, TypeVar
from weakref import WeakValueDictionary

Options = TypeVar("Options")
T = TypeVar("T", bound="Interned")


class Interned:
    """A value that never changes and is compared by identity; a copy is the same object."""

    __slots__ = ("__weakref__",)

    def __deepcopy__(self, _memo: object) -> Self:
        return self

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {type(self).__module__}>"


def interned(make: Callable[[Options, int], T]) -> Callable[[Options, int], T]:
    """Decorate `make(options, seats)`: equal arguments return the same object while it is in use."""
    living: WeakValueDictionary[tuple[Options, int], T] = WeakValueDictionary()

    @lru_cache(maxsize=64)
    def shared(options: Options, seats: int) -> T:
        key = options, seats
        return living.get(key) or living.setdefault(key, make(options, seats))

    return shared
