"""What the way of playing means for the house rules of a new game, and what is good to know first. Pure."""

from collections.abc import Collection, Mapping
from typing import Any

MANY = 5
"""From so many players on there is little left in the stock to wash with."""


def adapted(code: str, values: Mapping[str, Any], kinds: Collection[str]) -> dict[str, Any]:
    """The house rules as they are played with these kinds of players: a game by link waits for each turn, so
    nobody can break in."""
    if code == "P" and "link" in kinds:
        return {**values, "toep_any_time": False}
    return dict(values)


def advice(code: str, values: Mapping[str, Any], kinds: Collection[str], seats: int) -> list[str]:
    """The keys of what is good to know before the start."""
    if code != "P":
        return []
    said = ["toepen.advice.link"] if "link" in kinds and values["toep_any_time"] else []
    return [*said, *(["toepen.advice.wash"] if seats >= MANY and values["was"] else [])]
