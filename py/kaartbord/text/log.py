"""The lines of the log: every ply for one reader, without closed cards of others."""

from bisect import bisect
from collections.abc import Sequence
from itertools import groupby
from typing import Any, NamedTuple

from ..match import rounds
from ..match.match import Ply, Steps
from ..match.observation import observe
from ..rules.cards import in_first_pack
from ..rules.protocol import DEALER, UNKNOWN, Game
from .messages import Messages
from .phrasebooks import PHRASEBOOKS, figure
from .reader import Reader


class Line(NamedTuple):
    """One line of the log."""

    seat: int
    """The seat that acted; negative: the dealer."""
    figure: int
    """The pawn next to the line, or -1."""
    card: int
    """Its face, whatever its pack."""
    words: str
    number: int = 0
    """The number of its ply, the first being 1; 0 where that does not matter."""
    spoken: str = ""
    """The words for a reader who does not see the board, with the name of every square; "" where they are the same."""

    @property
    def heard(self) -> str:
        """Return the words to read aloud."""
        return self.spoken or self.words


class Chapter(NamedTuple):
    """The lines of one round."""

    round: int
    """The number of the round, the first being 1; what comes before the first deal is part of that."""
    title: str
    lines: Sequence[Line]


LOG_LINES = 60
"""The most lines that the log on the page keeps."""


def line(reader: Reader, game: Game[Any], ply: Ply, number: int = 0) -> Line:
    """Return the line for a ply. It names no closed card but those of the reader."""
    seen = observe(game, ply, reader.me)
    turn = PHRASEBOOKS[game.INFO.code].turn
    words = turn(reader._replace(sees=True), seen.before, seen.events)
    placed = any(event.cells for event in seen.events)
    spoken = turn(reader, seen.before, seen.events) if placed else words
    pawn = figure(game.INFO.code, ply.seat, reader.colours) if ply.seat != DEALER else -1
    card = in_first_pack(seen.action.cards[0]) if ply.seat != DEALER and seen.action.cards else UNKNOWN
    return Line(ply.seat, pawn, card, words, number, "" if spoken == words else spoken)


def log(reader: Reader, game: Game[Any], plies: Sequence[Ply]) -> list[Line]:
    """Return the last lines of the log of these plies, without those that are too small for it."""
    quiet, found = PHRASEBOOKS[game.INFO.code].quiet, list[Line]()
    for number in range(len(plies), 0, -1):
        if len(found) == LOG_LINES:
            break
        if not quiet(ply := plies[number - 1], reader.me):
            found.append(line(reader, game, ply, number))
    return found[::-1]


def whole(reader: Reader, game: Game[Any], plies: Sequence[Ply]) -> Steps[list[Line]]:
    """Return all lines of the log of these plies, one after the other."""
    quiet, found = PHRASEBOOKS[game.INFO.code].quiet, list[Line]()
    for number, ply in enumerate(plies, 1):
        if not quiet(ply, reader.me):
            found.append(line(reader, game, ply, number))
            yield
    return found


def chapters(messages: Messages, code: str, plies: Sequence[Ply], lines: Sequence[Line]) -> list[Chapter]:
    """Return lines of the log of these plies by round, each with its heading."""
    starts, tell = rounds.starts(plies), PHRASEBOOKS[code].tell
    return [
        Chapter(number, tell(messages, "round", number=number), list(group))
        for number, group in groupby(lines, lambda line: max(1, bisect(starts, line.number)))
    ]
