"""The clock of a round on the page: it runs on by the time of the device, whatever the page does meanwhile."""

from typing import Any

from js import Date

from ...match.tournament import CHAMPIONSHIP
from ...match.tournament.clock import WARNING_S, RoundClock, crossed, seconds_left, toggled
from ...match.tournament.tournament import Tournament
from ...scene.sound.cues import Cue
from ...text.messages import Messages
from ..ui import sound
from ..ui.dom import button, by_id, el

SOUNDS = {WARNING_S: ("turn", "turn"), 0: ("end", "win", "end")}
"""The sounds at the warning and at the end, one a second."""

BLINK_S = 0.5
"""Seconds between two looks at the clock."""


def now() -> int:
    """Return the time in seconds since 1970."""
    return int(Date.now()) // 1000


def time_of(minute: int) -> str:
    """Return the time of day of a minute since 1970, here."""
    date = Date.new(minute * 60_000)
    return f"{date.getHours()}:{date.getMinutes():02}"


def nodes(messages: Messages, cup: Tournament) -> list[Any]:
    """Return the clock, and what starts, pauses and resets it."""
    words = messages.format("cup.clock.pause" if cup.clock.ends else "cup.clock.start")
    back = messages.format("cup.clock.reset", minutes=CHAMPIONSHIP.minutes)
    standing = not cup.clock.ends and cup.clock != RoundClock()
    return [
        el("span", text=messages.format("cup.clock"), cls="meta"),
        el("span", text=reading(cup.clock), id="cup-time", role="timer", aria_label=messages.format("cup.clock")),
        el("span", text=said(messages, cup.clock), id="cup-time-said", role="status"),
        button(words, "cup-clock", cls="paper", id="cup-clock"),
        button(back, "cup-clock-reset", cls="paper", id="cup-clock-reset") if standing else None,
    ]


def reading(clock: RoundClock) -> str:
    """Return the minutes and seconds that are left."""
    left = seconds_left(clock, now())
    return f"{left // 60}:{left % 60:02}"


def said(messages: Messages, clock: RoundClock) -> str:
    """Return what the hall is told by the clock; "" while there is time."""
    left = seconds_left(clock, now())
    if not left:
        return messages.format("cup.clock.over")
    return messages.format("cup.clock.warning", minutes=WARNING_S // 60) if left <= WARNING_S else ""


def toggle(cup: Tournament) -> Tournament:
    """Return the tournament with its clock started or paused."""
    return cup._replace(clock=toggled(cup.clock, now()))


def tick(messages: Messages, cup: Tournament, before: int, *, loud: bool) -> None:
    """Show the time on the page, and sound what became due since `before`."""
    if face := by_id("cup-time"):
        face.textContent = reading(cup.clock)
        face.classList.toggle("is-late", seconds_left(cup.clock, now()) <= WARNING_S)
        if (line := by_id("cup-time-said")).textContent != (words := said(messages, cup.clock)):
            line.textContent = words
    limit = crossed(cup.clock, before, now())
    if loud and limit is not None:
        sound.play([Cue(1000.0 * at, name) for at, name in enumerate(SOUNDS[limit])], loud=1.0, buzz=False)
