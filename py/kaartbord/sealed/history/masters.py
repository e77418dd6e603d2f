"""The secrets by which seats of a sealed match are played: a device with that of a seat can have it again."""

from collections.abc import Mapping

from ..faults import Fault
from ..keys import Keys
from .history import SealedHistory


def fits(local: SealedHistory, masters: Mapping[int, bytes]) -> bool:
    """Return whether secrets are those of the players who took these seats."""
    joined, match = local.table.joined, local.terms.match_id
    return all(
        seat in joined and joined[seat].key == Keys(local.group, master, match).key for seat, master in masters.items()
    )


def seated(local: SealedHistory, masters: Mapping[int, bytes]) -> SealedHistory:
    """Return the match with the seats of these secrets played here too. Raise Fault if a spectator's device
    has a table that none of them has signed."""
    other, known = SealedHistory(local.group, local.terms, {**local.masters, **masters}), local.copy()
    given = local.terms.strict and 0 not in local.device.log.places
    if given and not local.masters and not masters.keys() <= local.device.vouched:
        raise Fault("missing")
    for seat, device in other.devices.items():
        if seat in known.devices:
            other.devices[seat] = known.devices[seat]
        else:
            device.join(local.device)
    other.judge = known.judge
    other.turns, other.restored = local.turns, local.restored
    return other
