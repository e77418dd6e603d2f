"""How long what happens stands in view, in milliseconds at the usual pace."""

from typing import NamedTuple

from ..match.match import Ply

BREATH_MS = 650
"""The pause after somebody else's turn, so that people can follow."""

TRICK_MS = 1100
"""How long a finished trick lies before it goes to its taker."""

LOSS_MS = 4000
"""How long a loss of somebody who plays here stands, such as a hand thrown away."""

HIT_MS, HIT_TEMPO = 1800, 1.6
"""How long it stands that somebody hit a pawn of who plays here, and how much slower that is shown."""

LONGEST_MS = 3000
"""How long something is shown that waits for somebody to go on, if nobody plays here."""

OPENING, QUICKEST = 0.85, 0.15
"""Until somebody here has chosen for the first time, each ply is shown in this share of the time of the one before;
and the least share."""

LAY_MS, SWEEP_MS = 220, 260
"""How long a card comes to the table, and a trick goes to its taker."""

BANNER_MS = 1500
"""How long an announcement stands."""


def opening(plies: int) -> float:
    """The share of the usual time for a ply before the first choice of somebody here, after so many others."""
    return max(OPENING**plies, QUICKEST)


class Pause(NamedTuple):
    """How long what has been shown stands, and the button that goes on at once."""

    ms: float
    """Infinite: until somebody goes on, if people play here."""
    key: str = "table.hurry"
    """The words on the button."""
    more: tuple[tuple[str, str], ...] = ()
    """Other buttons meanwhile: (key of the words, what it does)."""
    loss: bool = False
    """Whether somebody here lost something: an earlier wish to hurry does not pass over it."""


NO_PAUSE = Pause(0.0)


def between(ply: Ply, *, own: bool, tapped: bool) -> Pause:
    """Return the usual pause between this ply and the next; `own` are those of this device, `tapped` one that was
    forced and has been seen coming. A card that is laid ready needs no time."""
    known = own and not ply.forced or tapped
    return NO_PAUSE if ply.action.kind == "give" or known else Pause(BREATH_MS)
