"""The times that events stay in view, in milliseconds at the usual pace."""

from typing import NamedTuple

from ..match.match import Ply

PLY_PAUSE_MS = 650
"""The pause after somebody else's turn, so that people can follow."""

TRICK_MS = 1100
"""Time that a finished trick stays before it goes to its taker."""

LOSS_MS = 4000
"""Time for a loss of a player on this device, such as a hand thrown away."""

HIT_MS, HIT_TEMPO = 1800, 1.6
"""Time after a hit on a pawn of a player on this device, and the factor by which it is shown slower."""

MAX_WAIT_MS = 3000
"""Time for something that waits for a tap to continue, if nobody plays here."""

OPENING, MIN_OPENING_SHARE = 0.85, 0.15
"""Share of the time of the ply before, until the first choice of somebody here; and the least share."""

CARD_MOVE_MS, SWEEP_MS = 220, 260
"""Time of a card to the table, and of a trick to its taker."""

BANNER_MS = 1500
"""Time that an announcement is shown."""


def opening_share(plies: int) -> float:
    """Return the share of the usual time for a ply after `plies` others, before the first choice of somebody here."""
    return max(OPENING**plies, MIN_OPENING_SHARE)


class Pause(NamedTuple):
    """The time that a ply stays in view, and the button that skips it."""

    ms: float
    """Infinite: until somebody taps to continue, if people play here."""
    key: str = "table.hurry"
    """The key of the words on the button."""
    more: tuple[tuple[str, str], ...] = ()
    """Other buttons meanwhile: (key of the words, action)."""
    loss: bool = False
    """True if somebody here lost something: an earlier wish to hurry does not skip it."""


NO_PAUSE = Pause(0.0)


def usual_pause(ply: Ply, *, own: bool, tapped: bool) -> Pause:
    """Return the usual pause after a ply: none if it was chosen here (`own`), `tapped` as forced, or gives a card."""
    known = own and not ply.forced or tapped
    return NO_PAUSE if ply.action.kind == "give" or known else Pause(PLY_PAUSE_MS)
