"""The lines of the log: what every ply did, told to one reader and without closed cards of others."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from ..match.match import Ply, witnessed
from ..rules.cards import face
from ..rules.protocol import DEALER, UNKNOWN, Game
from ..text import people
from ..text.voices import VOICES


class Line(NamedTuple):
    """One line of the log."""

    seat: int
    """Who acted; negative: the dealer."""
    figure: int
    """The pawn beside the line, or -1."""
    card: int
    """Its face, whatever its pack."""
    words: str


def line(lang: str, game: Game[Any], ply: Ply, names: Sequence[str], me: int | None) -> Line:
    """What a ply did. It tells no closed card but those of `me`."""
    seen = witnessed(game, ply, me)
    words = VOICES[game.INFO.code].turn(lang, seen.before, seen.events, names, me)
    figure = people.figure(game.INFO.code, ply.seat) if ply.seat != DEALER else -1
    card = face(seen.action.cards[0]) if ply.seat != DEALER and seen.action.cards else UNKNOWN
    return Line(ply.seat, figure, card, words)


def lines(lang: str, game: Game[Any], plies: Iterable[Ply], names: Sequence[str], me: int | None
          ) -> list[Line]:
    """The log of these plies, without those that are too small for it."""
    quiet = VOICES[game.INFO.code].quiet
    return [line(lang, game, ply, names, me) for ply in plies if not quiet(ply, me)]
