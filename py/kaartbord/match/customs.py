"""What the way of playing means for the house rules of a new game. Pure."""

from collections.abc import Collection, Mapping
from typing import Any

from ..rules.options import Option


def adapted(options: Collection[Option], values: Mapping[str, Any], kinds: Collection[str]) -> dict[str, Any]:
    """The house rules as they are played with these kinds of players (`match.seating.KINDS`)."""
    if "link" not in kinds:
        return dict(values)
    return {**values, **{option.name: option.by_link for option in options if option.by_link is not None}}
