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
from .phrasebooks import PHRASEBOOKS, pawn_colour
from .reader import Reader


class LogLine(NamedTuple):
    """One line of the log."""

    seat: int
    """The seat that acted; negative: the dealer."""
    pawn_colour: int
    """The pawn next to the line, or -1."""
    card: int
    """Its face, whatever its pack."""
    words: str
    ply_number: int = 0
    """The number of its ply, the first being 1; 0 where that does not matter."""
    spoken: str = ""
    """The words for a reader who does not see the board, with the name of every square; "" where they are the same."""

    @property
    def read_aloud(self) -> str:
        """Return the words to read aloud."""
        return self.spoken or self.words


class LogRound(NamedTuple):
    """The lines of one round."""

    round: int
    """The number of the round, the first being 1; what comes before the first deal is part of that."""
    title: str
    lines: Sequence[LogLine]


MAX_LOG_LINES = 60
"""The most lines that the log on the page keeps."""


def log_line(reader: Reader, game: Game[Any], ply: Ply, number: int = 0) -> LogLine:
    """Return the line for a ply. It names no closed card but those of the reader."""
    seen = observe(game, ply, reader.me)
    turn = PHRASEBOOKS[game.INFO.code].describe_ply
    words = turn(reader._replace(sees=True), seen.before, seen.events)
    placed = any(event.cells for event in seen.events)
    spoken = turn(reader, seen.before, seen.events) if placed else words
    pawn = pawn_colour(game.INFO.code, ply.seat, reader.colours) if ply.seat != DEALER else -1
    card = in_first_pack(seen.action.cards[0]) if ply.seat != DEALER and seen.action.cards else UNKNOWN
    return LogLine(ply.seat, pawn, card, words, number, "" if spoken == words else spoken)


def recent_lines(reader: Reader, game: Game[Any], plies: Sequence[Ply]) -> list[LogLine]:
    """Return the last lines of the log of these plies, without those that are too small for it."""
    quiet, found = PHRASEBOOKS[game.INFO.code].is_minor_ply, list[LogLine]()
    for number in range(len(plies), 0, -1):
        if len(found) == MAX_LOG_LINES:
            break
        if not quiet(ply := plies[number - 1], reader.me):
            found.append(log_line(reader, game, ply, number))
    return found[::-1]


def all_lines(reader: Reader, game: Game[Any], plies: Sequence[Ply]) -> Steps[list[LogLine]]:
    """Return all lines of the log of these plies, one after the other."""
    quiet, found = PHRASEBOOKS[game.INFO.code].is_minor_ply, list[LogLine]()
    for number, ply in enumerate(plies, 1):
        if not quiet(ply, reader.me):
            found.append(log_line(reader, game, ply, number))
            yield
    return found


def lines_by_round(messages: Messages, code: str, plies: Sequence[Ply], lines: Sequence[LogLine]) -> list[LogRound]:
    """Return lines of the log of these plies by round, each with its heading."""
    starts, tell = rounds.starts(plies), PHRASEBOOKS[code].format
    return [
        LogRound(number, tell(messages, "round", number=number), list(group))
        for number, group in groupby(lines, lambda line: max(1, bisect(starts, line.ply_number)))
    ]
