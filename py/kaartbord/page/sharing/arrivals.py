"""What a link brings to this device: what goes on, what is shown, and who plays here from then on."""

from collections.abc import Callable, Sequence

from ...match import claims, merge
from ...match.link import Seat, Shared
from ...match.match import Play, finished, replaying
from ...text import phrasebooks, say
from ..paint.kit import Look
from ..storage import kept
from ..storage.kept import Kept
from ..ui import dialogs
from . import forks

TURNS_TOLD = 2
"""Rounds of turns that are shown again to somebody who opens a game for the first time."""


def told(play: Play, seat: int) -> int:
    """From which ply on a game is shown: after the own last turn, and not more than a few rounds."""
    own = [i + 1 for i, ply in enumerate(play.plies) if ply.seat == seat]
    return max(max(own, default=0), len(play.plies) - TURNS_TOLD * play.match.seats, 0)


async def agreed(look: Look, here: Kept, theirs: Play, pause: Callable[[], object]) -> Play:
    """The history that goes on; the other one, if there is one, stays beside it on this device.

    `pause` is called before anything is asked.
    """
    ours = here.play
    if (joined := merge.join(ours.match, theirs.match)) is not None:
        known = [play for play in (ours, theirs) if play.match == joined]
        # where each lacks what the other has, that lies behind the last deal: hardly anything is played
        return known[0] if known else finished(replaying(joined, ours))
    computers = {seat for seat, who in enumerate(here.seats) if who.kind == "computer"}
    if (settled := merge.settled(ours, theirs, computers)) is not None:
        return ours if settled == ours.match else theirs
    pause()
    chosen, left = (theirs, ours) if await forks.ask(look, here, ours, theirs) else (ours, theirs)
    await kept.put_aside(here.key, left)
    return chosen


async def seated(
    lang: str, known: Kept, shared: Shared, pause: Callable[[], object], *, newer: bool
) -> tuple[tuple[Seat, ...], frozenset[int]]:
    """Who sits where once a link came in, and who of them plays here; `newer` if its match is further.

    `pause` is called before anything is asked.
    """
    seats, mine = claims.merged(known.seats, shared.seats, known.mine, newer=newer), known.mine
    for seat in claims.lost(known.seats, seats, mine):
        pause()
        if await ask_leave(lang, known, seats, seat):
            mine -= {seat}
        else:
            seats = claimed(seats, seat)
    if shared.seat is not None and shared.seat not in mine:
        pause()
        if await ask_here(lang, known.match.game, seats, shared.seat):
            seats, mine = claimed(seats, shared.seat), mine | {shared.seat}
    return seats, mine


async def ask_leave(lang: str, known: Kept, theirs: Sequence[Seat], seat: int) -> bool:
    """Somebody else was handed a seat of this device: whether it is left to them.

    Putting the question away leaves nothing: whoever played goes on, and the same link does not ask again.
    """
    who = theirs[seat]
    name = phrasebooks.known_as(lang, known.match.game, seat, [who.name for who in theirs])
    now = "computer" if who.kind == "computer" else "other" if who.claimed else "free"
    choices = {"back": say(lang, "handed.back"), "leave": say(lang, "handed.leave")}
    answer = await dialogs.ask(
        say(lang, "handed.title"), say(lang, f"handed.{now}", name=name), choices, close=say(lang, "close")
    )
    return answer == "leave"


async def ask_here(lang: str, code: str, seats: Sequence[Seat], seat: int) -> bool:
    """A link to go on at a seat on another device: whether this is the one."""
    name = phrasebooks.known_as(lang, code, seat, [who.name for who in seats])
    choices = {"here": say(lang, "here.yes", name=name), "watch": say(lang, "who.watch")}
    return (
        await dialogs.ask(
            say(lang, "here.title"), say(lang, "here.text", name=name), choices, close=say(lang, "close")
        )
        == "here"
    )


def claimed(seats: Sequence[Seat], seat: int) -> tuple[Seat, ...]:
    """The seats once this device plays one; from whoever had it, it is handed on."""
    who = seats[seat]
    free = who.kind != "computer" and not who.claimed
    taken = who._replace(kind="link", claimed=True) if free else claims.hand_on(who, "link", claimed=True)
    return (*seats[:seat], taken, *seats[seat + 1 :])
