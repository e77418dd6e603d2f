"""The counts of one kept game: computed once from its plies, and stored next to it as one short text. Pure.

The text is `check;version;seats;here;won;name=number,...`, up to the version if it is not over. The check covers the
text, and the link and the seats that it was counted from: if it no longer fits, the game is counted again.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple
from zlib import crc32

from ..link import LEVELS, Seat
from ..match import Play, Steps, game_of
from ..observation import winners
from . import COUNTS

VERSION = 1

PERSON = "p"
"""In the text for a seat of a person; a computer's has the number of its level."""

NUMBER_LIMIT = 1 << 31


class GameCounts(NamedTuple):
    """The counts of a game; without seats it is not over."""

    levels: tuple[str, ...] = ()
    """By seat: the level of the computer, or "" for a person."""
    local_seats: tuple[int, ...] = ()
    won: frozenset[int] = frozenset()
    """The seats that won; empty in a draw of all."""
    numbers: Mapping[str, int] = {}
    """The game's counts by name, for the one person who plays here; empty if there are several."""

    @property
    def only_local_seat(self) -> int | None:
        """Return the seat of the one person who plays on this device; None for several or none."""
        return self.local_seats[0] if len(self.local_seats) == 1 else None


def count_steps(play: Play, seats: Sequence[Seat], mine: frozenset[int]) -> Steps[GameCounts]:
    """Return the counts of a game, a ply a step; `mine` are the seats played on this device."""
    game = game_of(play.match)
    if game.to_move(play.state):
        return GameCounts()
    won = frozenset(winners(play))
    levels = tuple(seat.level if seat.kind == "computer" else "" for seat in seats)
    here = tuple(sorted(seat for seat in mine if not levels[seat]))
    counted = GameCounts(levels, here, won if len(won) < play.match.seats else frozenset())
    if (own := counted.only_local_seat) is None:
        return counted
    numbers = dict[str, int]()
    for ply in play.plies:
        for event in game.events(ply.before, ply.seat, ply.action, ply.after):
            for count in COUNTS.get(play.match.game, ()):
                if count.event == event.kind:
                    more, so_far = count.adds(ply.before, event, ply.after, own), numbers.get(count.name, 0)
                    numbers[count.name] = max(more, so_far) if count.most else more + so_far
        yield
    return counted._replace(numbers={name: number for name, number in numbers.items() if number})


def record_mark(link: object, mine: Iterable[int]) -> int:
    """Return a checksum of a link and the seats that are played on this device."""
    return crc32(f"{link} {sorted(mine)}".encode())


def encode_counts(counted: GameCounts, mark: int) -> str:
    """Return the text of the counts of the record with this mark."""
    body = f"{VERSION};"
    if counted.levels:
        seats = "".join(str(LEVELS.index(level)) if level else PERSON for level in counted.levels)
        numbers = ",".join(f"{name}={number}" for name, number in counted.numbers.items())
        body += f"{seats};{_seat_digits(counted.local_seats)};{_seat_digits(counted.won)};{numbers}"
    return f"{_check(body, mark)};{body}"


def decode_counts(text: object, code: str, mark: int) -> GameCounts | None:
    """Return the counts of a game with this letter and mark; None if they are to be computed again."""
    check, _, body = str(text).partition(";")
    version, _, rest = body.partition(";")
    if (check, version) != (_check(body, mark), str(VERSION)):
        return None
    try:
        return _read(rest, {count.name for count in COUNTS.get(code, ())}) if rest else GameCounts()
    except (ValueError, IndexError):
        return None


def _check(body: str, mark: int) -> str:
    return f"{crc32(body.encode(), mark):08x}"


def _read(text: str, names: set[str]) -> GameCounts:
    seats, here, won, numbers = text.split(";")
    levels = tuple("" if seat == PERSON else LEVELS[int(seat)] for seat in seats)
    pairs = [pair.split("=") for pair in numbers.split(",")] if numbers else []
    counts = {name: int(number) for name, number in pairs}
    if not {*counts} <= names or not all(0 < number < NUMBER_LIMIT for number in counts.values()):
        raise ValueError("no such numbers")
    counted = GameCounts(levels, tuple(map(int, here)), frozenset(map(int, won)), counts)
    if not {*counted.local_seats, *counted.won} <= {*range(len(levels))} or (
        counts and counted.only_local_seat is None
    ):
        raise ValueError("no such seats")
    return counted


def _seat_digits(seats: Sequence[int] | frozenset[int]) -> str:
    return "".join(map(str, sorted(seats)))
