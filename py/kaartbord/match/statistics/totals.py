"""The statistics of a device: the counts of its games, added up. Pure."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from ...games import ENTRIES
from ..link import LEVELS
from ..names import fold
from ..stored import Entry
from . import COUNTS
from .counted import Counted


class Game(NamedTuple):
    """A kept game that is over."""

    entry: Entry
    counted: Counted

    @property
    def is_won(self) -> bool:
        """Return whether the one person who plays on this device won it."""
        return self.counted.own in self.counted.won

    @property
    def level(self) -> str:
        """Return the best level of the computers at the table; "" if only people play."""
        return next((level for level in LEVELS if level in self.counted.levels), "")


class Total(NamedTuple):
    """A number, and the games behind it."""

    number: int
    games: tuple[str, ...]
    """Their keys, the last played first."""
    each: tuple[int, ...] = ()
    """The number that each of them adds, if it has one."""


class Row(NamedTuple):
    """Games that belong together."""

    played: Total
    won: Total


class OfGame(NamedTuple):
    """All games of one kind."""

    row: Row
    levels: Mapping[str, Row]
    """By level of the computers, the best first; "" for games between people."""
    counts: Mapping[str, Total]
    """The game's counts, by name."""


class Somebody(NamedTuple):
    """Somebody at the table, known by name."""

    name: str
    level: str
    """Of a computer, "" for a person."""


class Statistics(NamedTuple):
    """All that the screen shows."""

    row: Row
    """Played in all, also by several people on this device, and won by the one who plays alone on it."""
    shared: Total
    """Games that several people played on this device, and so belong to no one person."""
    longest: Total
    """The most games won in a row, of the games of one person."""
    current: Total
    """Games won in a row up to the last."""
    games: Mapping[str, OfGame]
    """By letter, in the order of the lobby."""
    company: Mapping[Somebody, Row]
    """The others at the table, those with the most games together first: games together, and won by them."""


def of(games: Iterable[Game]) -> Statistics:
    """Return the statistics of those games that are over and were played from a seat of this device."""
    played = [game for game in games if game.counted.here]
    played.sort(key=lambda game: -game.entry.at)
    longest, current = _streaks(played)
    kinds = {code: [game for game in played if game.entry.game == code] for code in ENTRIES}
    return Statistics(
        _row(played),
        _total(game for game in played if game.counted.own is None),
        longest,
        current,
        {code: _of_game(code, some) for code, some in kinds.items() if some},
        _company(played),
    )


def _total(games: Iterable[Game]) -> Total:
    keys = tuple(game.entry.key for game in games)
    return Total(len(keys), keys)


def _row(games: Sequence[Game]) -> Row:
    return Row(_total(games), _total(game for game in games if game.is_won))


def _of_game(code: str, games: Sequence[Game]) -> OfGame:
    levels = {level: [game for game in games if game.level == level] for level in (*LEVELS, "")}
    return OfGame(
        _row(games),
        {level: _row(some) for level, some in levels.items() if some},
        {count.name: _count(count.name, games, most=count.most) for count in COUNTS.get(code, ())},
    )


def _count(name: str, games: Sequence[Game], *, most: bool) -> Total:
    """Return one number of a game: the highest of all games, or their sum."""
    numbers = {game.entry.key: game.counted.numbers.get(name, 0) for game in games}
    number = (max if most else sum)(numbers.values())
    behind = {key: one for key, one in numbers.items() if one and (one == number or not most)}
    return Total(number, tuple(behind), tuple(behind.values()))


def _streaks(games: Sequence[Game]) -> tuple[Total, Total]:
    """Return the longest row of games won, and the current one; `games` with the last played first."""
    longest = row = tuple[Game, ...]()
    for game in reversed(games):
        if game.counted.own is not None:
            row = (game, *row) if game.is_won else ()
            longest = max(longest, row, key=len)
    return _total(longest), _total(row)


def _company(games: Sequence[Game]) -> dict[Somebody, Row]:
    together: dict[Somebody, list[tuple[Game, bool]]] = {}
    known: dict[tuple[str, str], Somebody] = {}
    for game in games:
        there: dict[Somebody, bool] = {}
        for seat, (name, level) in enumerate(zip(game.entry.names, game.counted.levels, strict=False)):
            if name and seat != game.counted.own:
                who = known.setdefault((fold(name), level), Somebody(name, level))
                there[who] = there.get(who, False) or seat in game.counted.won
        for who, won in there.items():
            together.setdefault(who, []).append((game, won))
    rows = {
        who: Row(_total(game for game, _ in some), _total(game for game, won in some if won))
        for who, some in together.items()
    }
    return dict(sorted(rows.items(), key=lambda pair: (pair[0].level != "", -pair[1].played.number)))
