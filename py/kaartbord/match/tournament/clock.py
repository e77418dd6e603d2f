"""The clock of a round: it runs on while the page sleeps, for it knows when it ends. Pure."""

from typing import NamedTuple

from . import CHAMPIONSHIP

WARNING_S = 300
"""Seconds before the end of a round at which the hall is warned."""


class RoundClock(NamedTuple):
    """A clock that counts down; all times are whole seconds."""

    ends: int = 0
    """The time at which it ends, in seconds since 1970; 0 while it stands still."""
    left: int = CHAMPIONSHIP.minutes * 60
    """Seconds that were left when it last stood still."""


def seconds_left(clock: RoundClock, now: int) -> int:
    """Return the seconds that are left at a time."""
    return max(0, clock.ends - now) if clock.ends else clock.left


def toggled(clock: RoundClock, now: int) -> RoundClock:
    """Return the clock started, or paused if it runs."""
    left = seconds_left(clock, now)
    return RoundClock(0 if clock.ends else now + left, left)


def crossed(clock: RoundClock, before: int, now: int) -> int | None:
    """Return which limit a running clock passed between two looks: WARNING_S, 0 for the end, None for neither."""
    spans = (seconds_left(clock, before), seconds_left(clock, now))
    return next((limit for limit in (0, WARNING_S) if clock.ends and spans[0] > limit >= spans[1]), None)
