"""The profile of the person of a device in all games: a name, an emblem and a colour. Pure."""

from typing import Any, NamedTuple

from ...rules.seats import colour_of
from ..names import decode_name, encode_name
from . import colours
from .draft import Draft


class Profile(NamedTuple):
    """A name, an emblem and a colour; each is empty until it is chosen."""

    name: str = ""
    emblem: str = ""
    colour: int | None = None
    """Its number; None for the usual one of the seat."""


def from_record(stored: Any) -> Profile | None:
    """Return the profile that a device stores; None if it is missing or damaged."""
    if not isinstance(stored, dict) or not isinstance(stored.get("me"), str):
        return None
    colour = stored.get("colour")
    return Profile(*decode_name(stored["me"]), colour if colour in range(colours.COLOUR_COUNT) else None)


def from_last_setup(stored: Any) -> Profile | None:
    """Return the profile in the last setup of one game, where devices kept names by game; None if it has no name."""
    try:
        name, emblem = decode_name(str(stored["names"]["me"][0]))
    except (KeyError, TypeError, IndexError):
        return None
    return Profile(name, emblem) if name or emblem else None


def to_record(profile: Profile) -> dict[str, Any]:
    """Return the record that the device stores."""
    return {"me": encode_name(profile.name, profile.emblem), "colour": profile.colour}


def apply_profile(draft: Draft, profile: Profile, *, own: bool) -> Draft:
    """Return the table with this profile, whose emblem nobody else has; `own` if seats have colours of their own."""
    chairs = tuple(
        chair._replace(name=profile.name, emblem=profile.emblem)
        if chair.kind == "me"
        else chair._replace(emblem="" if chair.emblem == profile.emblem else chair.emblem)
        for chair in draft.chairs
    )
    names = {**draft.names, "me": [encode_name(profile.name, profile.emblem)]}
    seat = own_seat(draft)
    shown = draft.colours
    if own and seat is not None and profile.colour is not None:
        shown = colours.choose_colour(shown, len(chairs), seat, profile.colour)
    return draft._replace(chairs=chairs, names=names, colours=shown)


def own_seat(draft: Draft) -> int | None:
    """Return the seat of the person of this device; None if all play on phones."""
    return next((seat for seat, chair in enumerate(draft.chairs) if chair.kind == "me"), None)


def from_draft(draft: Draft, before: Profile, *, own: bool) -> Profile:
    """Return the profile as it is chosen at a table; fields that cannot be chosen there stay as they were `before`."""
    if (seat := own_seat(draft)) is None:
        return before
    chair = draft.chairs[seat]
    colour = (colour_of(seat, draft.colours) if draft.colours else None) if own else before.colour
    return Profile(chair.name, chair.emblem, colour)
