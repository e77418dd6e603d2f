"""The people present at a live table, as one sentence."""

from collections.abc import Sequence

from . import capitalize_first
from .messages import Messages, People


def presence_sentence(
    messages: Messages,
    present: Sequence[str],
    departed: Sequence[str],
    watching: int,
    *,
    boards: int = 0,
    all_present: bool = False,
    in_next_game: Sequence[str] = (),
) -> str:
    """Return who has left, by name; if nobody has, who is here, and the number of spectators.

    `watching` counts the `boards` in the middle too. Where several are here, `all_present` replaces their names.
    Those `in_next_game` have moved to another game, to which the reader is asked.
    """
    everybody = (
        messages.format("live.everybody") if all_present and len(present) > 1 else _of(messages, "live.here", present)
    )
    parts = [_of(messages, "live.gone", departed) or everybody, _of(messages, "live.ahead", in_next_game)]
    if watching > boards and not departed:
        parts.append(messages.format("live.watching", number=watching - boards))
    said = messages.join(filter(None, parts), "series") or (messages.format("live.board") if boards else "")
    return capitalize_first(said) + "." if said else messages.format("live.alone")


def muted_notice(messages: Messages, names: Sequence[str]) -> str:
    """Return that this device ignores another, which claims that these people play there."""
    return messages.format("live.muted", names=People(tuple(names))) if names else messages.format("live.muted.unknown")


def _of(messages: Messages, key: str, names: Sequence[str]) -> str:
    return messages.format(key, who=People(tuple(names))) if names else ""
