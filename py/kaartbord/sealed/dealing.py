"""The facts about a game that a sealed table needs: whose cards the dealer's plies deal. Each game has a
record of it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from ..rules.protocol import Action

Share = tuple[int, int]
"""(chair, cards that it gets)"""

MAX_SHUFFLERS = 4
"""With more seats than this only the first two shuffle, on opposite sides: links would be too long."""


def shufflers(seats: int) -> int:
    """Return the number of seats that shuffle at a table of `seats`: the lowest ones."""
    return seats if seats <= MAX_SHUFFLERS else 2


class Dealing(NamedTuple):
    """The dealing of a game. States are views, so hands have holes."""

    chairs: Callable[[Any], int]
    """Hands at the table."""
    stages: Callable[[Any], tuple[tuple[Share, ...], ...]]
    """The deals that are made from one pack, each in the order of the cards in the dealer's action."""
    acting: Callable[[Any, int], int]
    """The chair whose card a seat opens, gives or puts away next."""
    drawing: Callable[[Any], tuple[int, ...]]
    """The chairs that get the cards which the dealer draws now, a card each."""
    starts: Callable[[Any], int]
    """The seat that begins the next deal, or -1 if that is not known in advance."""
    piles: Callable[[bytes], tuple[bytes, ...]]
    """The cards that are shuffled separately, of all there are."""
    pile_of: Callable[[int], int]
    """The pile that a chair is dealt from."""
    receiver: Callable[[Any, int], int] = lambda state, chair: chair
    """The chair that receives the gift of a chair."""
    puts_away: tuple[str, ...] = ()
    """The kinds of action whose cards are put away unseen."""
    unsaid: Callable[[Any, int, str], bytes] = lambda state, seat, kind: b""
    """The cards that an action of this kind puts away without naming them; holes for a viewer who does not see them."""
    turning: Callable[[Any], tuple[int, ...]] = lambda state: ()
    """The chairs whose cards the dealer turns over now, a card each, of those that they put away last."""
    draws_open: Callable[[Any], bool] = lambda state: False
    """True if the dealer draws open now: the receiver opens the cards, and only then they are drawn."""
    takes_up: Callable[[Any, int], bool] = lambda state, chair: False
    """True if a chair whose cards were turned over holds them again."""
    under: Callable[[Any], int] = lambda state: 0
    """Number of cards under the stock that were open before."""
    announced: Callable[[Any], Action | None] = lambda state: None
    """The action of the chair with a card whose holder the dealer would have to name. It is done immediately."""
    unheld: Callable[[Any], bool] = lambda state: False
    """True if possibly nobody holds that card now: then each seat without it announces that."""
    silent: Callable[[Any, Action], int | None] = lambda state, action: None
    """The seat that announced that falsely, as the dealer's action shows once all cards are known."""
    left: Callable[[Any], int] = lambda state: 0
    """Cards that a chair still holds when the current deal is over."""
    out: Callable[[Any, int], bool] = lambda state, seat: False
    """True if a seat that still holds cards will not move before the next deal."""
    throws_away: bool = False
    """True if a seat may throw its hand away, and so have no cards before the others."""
    leaves: Callable[[Any, int], bool] = lambda state, seat: False
    """True if a seat is out of the game for good."""
    first: Callable[[Any], int] = lambda state: 0
    """The most messages before the first card, besides those that seal the cards and those of house rules by
    which everybody is asked."""
    looking: Callable[[Any], Sequence[int]] = lambda state: ()
    """The chairs whose hands, dealt blind, the dealer turns up for them now."""
    blind: Callable[[Any, int], bool] = lambda state, chair: False
    """True if a chair must not see its hand yet: nobody unlocks it, so that it cannot."""
    stays_closed: bool = False
    """True if cards that were not played stay closed until the match is over, and with them the seeds of the audit."""
    fixed: tuple[tuple[str, Any], ...] = ()
    """House rules by name with their value at every sealed table: another would show a seat a hand that is
    not its own."""
    letters: Mapping[int, int] = {}
    """By number of seats: letters of the longest link but a full one, in whole hundreds, as
    `tests/bench/bench_sealed_links.py` measures them."""
