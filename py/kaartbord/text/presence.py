"""The people present at a live table, as one sentence."""

from collections.abc import Sequence

from . import capital
from .messages import Messages, People


def sentence(
    messages: Messages,
    here: Sequence[str],
    gone: Sequence[str],
    watching: int,
    *,
    boards: int = 0,
    all_here: bool = False,
    ahead: Sequence[str] = (),
) -> str:
    """Return who has left, by name; if nobody has, who is here, and the number of spectators.

    `watching` counts the `boards` in the middle too. Where several are here, `all_here` replaces their names.
    Those who are `ahead` have moved to another game, to which the reader is asked.
    """
    everybody = (
        messages.say("live.everybody") if all_here and len(here) > 1 else _of(messages, "live.here", here)
    )
    parts = [_of(messages, "live.gone", gone) or everybody, _of(messages, "live.ahead", ahead)]
    if watching > boards and not gone:
        parts.append(messages.say("live.watching", number=watching - boards))
    said = messages.join(filter(None, parts), "series") or (messages.say("live.board") if boards else "")
    return capital(said) + "." if said else messages.say("live.alone")


def muted(messages: Messages, names: Sequence[str]) -> str:
    """Return that this device ignores another, which claims that these people play there."""
    return (
        messages.say("live.muted", names=People(tuple(names)))
        if names
        else messages.say("live.muted.unknown")
    )


def _of(messages: Messages, key: str, names: Sequence[str]) -> str:
    return messages.say(key, who=People(tuple(names))) if names else ""
