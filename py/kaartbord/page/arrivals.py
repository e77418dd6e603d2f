"""What a link brings to a game this device knows: whose seats, what is new, and where histories part."""

from ..match import merge
from ..match.link import Seat, Shared
from ..match.match import Match, Play, game_of, replay
from ..text import say
from . import dialogs, telling
from .kept import Kept

TURNS_TOLD = 2
"""Rounds of turns that are shown again to somebody who opens a game for the first time."""


def told(play: Play, seat: int) -> int:
    """From which ply on a game is shown: after the own last turn, and not more than a few rounds."""
    own = [i + 1 for i, ply in enumerate(play.plies) if ply.seat == seat]
    return max(max(own, default=0), len(play.plies) - TURNS_TOLD * play.match.seats, 0)


def merged(known: Kept, shared: Shared, *, newer: bool) -> tuple[Seat, ...]:
    """Who sits where after a link came in.

    A newer link says it, an older one only which seats are taken. Nobody takes a seat from this device by a
    link, and a name that the link leaves out stays known.
    """
    if shared.seats is None:
        return known.seats
    seats = []
    for seat, (ours, theirs) in enumerate(zip(known.seats, shared.seats, strict=True)):
        if seat in known.mine:
            seats.append(ours)
        elif newer:
            seats.append(theirs._replace(name=theirs.name or ours.name))
        else:
            seats.append(ours._replace(claimed=ours.claimed or (theirs.claimed and ours.kind != "computer")))
    return tuple(seats)


async def ask_fork(lang: str, ours: Match, theirs: Match) -> bool:
    """Two histories that part: show what was chosen in both; True if the other one is to go on."""
    parted = merge.parting(ours, theirs)
    choices = {
        "ours": say(lang, "fork.ours", turn=_told_choice(lang, ours, parted)),
        "theirs": say(lang, "fork.theirs", turn=_told_choice(lang, theirs, parted)),
    }
    return (
        await dialogs.ask(say(lang, "fork.title"), say(lang, "fork.text"), choices, close=say(lang, "close"))
        == "theirs"
    )


def _told_choice(lang: str, one: Match, number: int) -> str:
    """The sentence of one choice of a history."""
    game = game_of(one)
    ply = next(p for p in replay(one).plies if p.choices == number and p.radix > 1)
    return telling.line(lang, game, ply, (), None).words
