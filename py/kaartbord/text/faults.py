"""Faults of a link to a sealed game, in words."""

from collections.abc import Sequence

from . import phrasebooks
from .messages import Messages

BAD_LINKS = ("torn", "foreign", "missing")
"""Faults that any link may have."""

UNATTRIBUTABLE = ("points", "state")
"""Faults that anybody may have caused on the way."""

BLAMELESS = ("signature", "taken", "at_once")
"""Faults that blame no player, with a sentence each."""


def fault_sentence(
    messages: Messages,
    code: str,
    kind: str,
    seat: int | None,
    names: Sequence[str],
    colours: Sequence[int] = (),
) -> str:
    """Return the sentence for one kind of fault (see `sealed.faults`) at a table of these names and colours.
    `seat` is the seat that caused it; None if that cannot be told."""
    if kind in BAD_LINKS:
        return messages.format(f"bad.{kind}")
    if kind == "stale":
        return messages.format("link.older")
    if kind in BLAMELESS:
        return messages.format(f"fault.{kind}")
    if seat is None or kind in UNATTRIBUTABLE:
        return messages.format("fault.dark" if kind == "card" else "fault.unnamed")
    return messages.format(f"fault.{kind}", name=phrasebooks.name_in_game(messages, code, seat, names, colours))


def missing_message_sentence(
    messages: Messages, code: str, seat: int, names: Sequence[str], colours: Sequence[int] = ()
) -> str:
    """Return the sentence for a device that lacks the message before a link; a seat sent the link and so has that."""
    return messages.format("bad.missing.of", name=phrasebooks.name_in_game(messages, code, seat, names, colours))
