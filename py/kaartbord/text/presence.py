"""Who is at the table while it is live, as one sentence."""

from collections.abc import Sequence

from . import capital, join, say


def sentence(lang: str, here: Sequence[str], gone: Sequence[str], watching: int) -> str:
    """Who is here, who has left, by name, and how many only look on."""
    parts = [_of(lang, "live.here", here), _of(lang, "live.gone", gone)]
    if watching:
        key = "live.watching.one" if watching == 1 else "live.watching.many"
        parts.append(say(lang, key, number=watching))
    said = ", ".join(part for part in parts if part)
    return capital(said) + "." if said else say(lang, "live.alone")


def muted(lang: str, names: Sequence[str]) -> str:
    """That a device is not listened to any more which says that these people play there."""
    return say(lang, "live.muted", names=join(lang, names)) if names else say(lang, "live.muted.unknown")


def _of(lang: str, key: str, names: Sequence[str]) -> str:
    if not names:
        return ""
    return say(lang, f"{key}.{'one' if len(names) == 1 else 'many'}", names=join(lang, names))
