"""What a link brings to this device: what is shown of it, and who plays here from then on."""

from collections.abc import Sequence

from ..match.claims import hand_on
from ..match.link import Seat
from ..match.match import Play
from ..text import people, say
from . import dialogs
from .kept import Kept

TURNS_TOLD = 2
"""Rounds of turns that are shown again to somebody who opens a game for the first time."""


def told(play: Play, seat: int) -> int:
    """From which ply on a game is shown: after the own last turn, and not more than a few rounds."""
    own = [i + 1 for i, ply in enumerate(play.plies) if ply.seat == seat]
    return max(max(own, default=0), len(play.plies) - TURNS_TOLD * play.match.seats, 0)


async def ask_back(lang: str, known: Kept, theirs: Sequence[Seat], seat: int) -> bool:
    """Somebody else was handed a seat of this device: whether it is played here again."""
    who = theirs[seat]
    name = people.known_as(lang, known.match.game, seat, [who.name for who in theirs])
    now = "computer" if who.kind == "computer" else "other" if who.claimed else "free"
    choices = {"back": say(lang, "handed.back"), "leave": say(lang, "handed.leave")}
    answer = await dialogs.ask(say(lang, "handed.title"), say(lang, f"handed.{now}", name=name), choices,
                               close=say(lang, "close"))
    return answer == "back"


async def ask_here(lang: str, code: str, seats: Sequence[Seat], seat: int) -> bool:
    """A link to go on at a seat on another device: whether this is the one."""
    name = people.known_as(lang, code, seat, [who.name for who in seats])
    choices = {"here": say(lang, "here.yes", name=name), "watch": say(lang, "who.watch")}
    return await dialogs.ask(say(lang, "here.title"), say(lang, "here.text", name=name), choices,
                             close=say(lang, "close")) == "here"


def claimed(seats: Sequence[Seat], seat: int) -> tuple[Seat, ...]:
    """The seats once this device plays one; from whoever had it, it is handed on."""
    who = seats[seat]
    free = who.kind != "computer" and not who.claimed
    taken = who._replace(kind="link", claimed=True) if free else hand_on(who, "link", claimed=True)
    return (*seats[:seat], taken, *seats[seat + 1:])
