"""What a sealed table must know of a game: whose cards the dealer's moves are about. Games have a record of it each."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from ..rules.protocol import Action

Share = tuple[int, int]
"""(chair, cards that it gets)"""

MOST_SHUFFLERS = 4
"""With more seats than this only the first two shuffle, who sit on opposite sides: links would be too long."""


def shufflers(seats: int) -> int:
    """At a table of so many seats those below this one shuffle."""
    return seats if seats <= MOST_SHUFFLERS else 2


class Dealing(NamedTuple):
    """How a game deals. States are views, so hands have holes."""

    chairs: Callable[[Any], int]
    """Hands at the table."""
    stages: Callable[[Any], tuple[tuple[Share, ...], ...]]
    """The deals that are made from one pack, each in the order of the cards in the dealer's action."""
    acting: Callable[[Any, int], int]
    """The chair whose card a seat opens, gives or puts away next."""
    drawing: Callable[[Any], tuple[int, ...]]
    """The chairs that get the cards which the dealer draws now, a card each."""
    starts: Callable[[Any], int]
    """The seat that begins the next deal, or -1 where that is not known before."""
    piles: Callable[[bytes], tuple[bytes, ...]]
    """The cards that are shuffled apart, of all there are."""
    pile_of: Callable[[int], int]
    """The pile that a chair is dealt from."""
    receiver: Callable[[Any, int], int] = lambda state, chair: chair
    """The chair that gets what a chair gives."""
    puts_away: tuple[str, ...] = ()
    """The kinds of action whose cards are put away unseen."""
    unsaid: Callable[[Any, int, str], bytes] = lambda state, seat, kind: b""
    """The cards that an action of this kind puts away without saying which; holes for who does not see them."""
    turning: Callable[[Any], tuple[int, ...]] = lambda state: ()
    """The chairs whose cards the dealer turns over now, a card each, of those that they put away last."""
    draws_open: Callable[[Any], bool] = lambda state: False
    """Whether the cards that the dealer draws now lie open: who gets them opens them, and only then they are drawn."""
    takes_up: Callable[[Any, int], bool] = lambda state, chair: False
    """Whether a chair whose cards were turned over holds them again."""
    under: Callable[[Any], int] = lambda state: 0
    """How many cards that lay open are under the stock."""
    announced: Callable[[Any], Action | None] = lambda state: None
    """Where the dealer would have to name who holds a card: what that chair does with it. It does so at once."""
    unheld: Callable[[Any], bool] = lambda state: False
    """Whether it may be that nobody holds that card now: then each seat that does not says so."""
    silent: Callable[[Any, Action], int | None] = lambda state, action: None
    """The seat that said so though it does hold the card, as the dealer's action shows once all cards are known."""
    left: Callable[[Any], int] = lambda state: 0
    """Cards that a chair still holds when the deal that is played is over."""
    out: Callable[[Any, int], bool] = lambda state, seat: False
    """Whether a seat that still holds cards will not move before the next deal."""
    throws_away: bool = False
    """Whether a seat may throw its hand away, and so have no cards before the others."""
    leaves: Callable[[Any, int], bool] = lambda state, seat: False
    """Whether a seat is out of the game for good."""
    first: Callable[[Any], int] = lambda state: 0
    """Messages before the first card at the most, more than those that seal the cards and those in which a house rule
    has everybody asked."""
    looking: Callable[[Any], Sequence[int]] = lambda state: ()
    """The chairs whose hands the dealer turns up for them now, as they were dealt blind."""
    blind: Callable[[Any, int], bool] = lambda state, chair: False
    """Whether a chair must not see its hand yet: nobody unlocks it, so that it cannot."""
    stays_closed: bool = False
    """Whether what was not played stays closed until the match is over: so do the seeds of the audit."""
    fixed: tuple[tuple[str, Any], ...] = ()
    """House rules, by name, and the value they have at every sealed table: with another one somebody would have to see
    a hand that is not its own."""
    letters: Mapping[int, int] = {}
    """By how many play: letters of the longest link but a full one, in whole hundreds, as
    `tests/bench/bench_sealed_links.py` measures them."""
