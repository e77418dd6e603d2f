"""Who is at the table while it is live, as one sentence."""

from collections.abc import Sequence

from . import capital, join, say
from .messages import People


def sentence(
    lang: str,
    here: Sequence[str],
    gone: Sequence[str],
    watching: int,
    *,
    boards: int = 0,
    all_here: bool = False,
    ahead: Sequence[str] = (),
) -> str:
    """Return who has left, by name; where nobody has, who is here, and how many only look on.

    `watching` counts the `boards` in the middle too. Where several are here, `all_here` says so without names.
    Those who are `ahead` have gone on to another game, to which the reader is asked.
    """
    everybody = say(lang, "live.everybody") if all_here and len(here) > 1 else _of(lang, "live.here", here)
    parts = [_of(lang, "live.gone", gone) or everybody, _of(lang, "live.ahead", ahead)]
    if watching > boards and not gone:
        parts.append(say(lang, "live.watching", number=watching - boards))
    said = ", ".join(part for part in parts if part) or (say(lang, "live.board") if boards else "")
    return capital(said) + "." if said else say(lang, "live.alone")


def muted(lang: str, names: Sequence[str]) -> str:
    """That a device is not listened to any more which says that these people play there."""
    return say(lang, "live.muted", names=join(lang, names)) if names else say(lang, "live.muted.unknown")


def _of(lang: str, key: str, names: Sequence[str]) -> str:
    return say(lang, key, who=People(tuple(names))) if names else ""
