"""The statistics of a device: the counts of its games, added up. Pure."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from ...games import ENTRIES
from ..link import LEVELS
from ..names import fold_name
from ..stored import GameSummary
from . import COUNTS
from .game_counts import GameCounts
from .rating import Rating, rate


class CountedGame(NamedTuple):
    """A kept game that is over, with its counts."""

    entry: GameSummary
    counted: GameCounts

    @property
    def is_won(self) -> bool:
        """Return whether the one person who plays on this device won it."""
        return self.counted.only_local_seat in self.counted.won

    @property
    def level(self) -> str:
        """Return the best level of the computers at the table; "" if only people play."""
        return next((level for level in LEVELS if level in self.counted.levels), "")

    @property
    def solo_level(self) -> str:
        """Return the level of all others, if one person played with computers of one level alone; else ""."""
        own = self.counted.only_local_seat
        others = {level for seat, level in enumerate(self.counted.levels) if seat != own}
        return others.pop() if own is not None and len(others) == 1 else ""


class Total(NamedTuple):
    """A number, and the games behind it."""

    number: int
    games: tuple[str, ...]
    """Their keys, the last played first."""
    each: tuple[int, ...] = ()
    """The number that each of them adds, if it has one."""


class PlayedAndWon(NamedTuple):
    """The games of one row of the statistics, and those of them that were won."""

    played: Total
    won: Total


class GameStatistics(NamedTuple):
    """All games of one kind."""

    row: PlayedAndWon
    levels: Mapping[str, PlayedAndWon]
    """By level of the computers, the best first; "" for games between people."""
    counts: Mapping[str, Total]
    """The game's counts, by name."""
    ratings: Mapping[str, Rating | None]
    """By level of the computers that one person played with alone: None after too few games."""


class Companion(NamedTuple):
    """Somebody at the table, known by name."""

    name: str
    level: str
    """Of a computer, "" for a person."""


class Statistics(NamedTuple):
    """All that the screen shows."""

    row: PlayedAndWon
    """Played in all, also by several people on this device, and won by the one who plays alone on it."""
    shared: Total
    """Games that several people played on this device, and so belong to no one person."""
    longest: Total
    """The most games won in a row, of the games of one person."""
    current: Total
    """Games won in a row up to the last."""
    games: Mapping[str, GameStatistics]
    """By letter, in the order of the lobby."""
    companions: Mapping[Companion, PlayedAndWon]
    """The others at the table, those with the most games together first: games together, and won by them."""


def statistics_of(games: Iterable[CountedGame]) -> Statistics:
    """Return the statistics of those games that are over and were played from a seat of this device."""
    played = [game for game in games if game.counted.local_seats]
    played.sort(key=lambda game: -game.entry.changed_at)
    longest, current = _streaks(played)
    kinds = {code: [game for game in played if game.entry.game == code] for code in ENTRIES}
    return Statistics(
        _row(played),
        _total(game for game in played if game.counted.only_local_seat is None),
        longest,
        current,
        {code: _game_statistics(code, some) for code, some in kinds.items() if some},
        _companions(played),
    )


def _total(games: Iterable[CountedGame]) -> Total:
    keys = tuple(game.entry.key for game in games)
    return Total(len(keys), keys)


def _row(games: Sequence[CountedGame]) -> PlayedAndWon:
    return PlayedAndWon(_total(games), _total(game for game in games if game.is_won))


def _game_statistics(code: str, games: Sequence[CountedGame]) -> GameStatistics:
    levels = {level: [game for game in games if game.level == level] for level in (*LEVELS, "")}
    alone = {level: [game.is_won for game in games if game.solo_level == level] for level in LEVELS}
    return GameStatistics(
        _row(games),
        {level: _row(some) for level, some in levels.items() if some},
        {count.name: _count(count.name, games, most=count.most) for count in COUNTS.get(code, ())},
        {level: rate(won) for level, won in alone.items() if won},
    )


def _count(name: str, games: Sequence[CountedGame], *, most: bool) -> Total:
    """Return one number of a game: the highest of all games, or their sum."""
    numbers = {game.entry.key: game.counted.numbers.get(name, 0) for game in games}
    number = (max if most else sum)(numbers.values())
    behind = {key: one for key, one in numbers.items() if one and (one == number or not most)}
    return Total(number, tuple(behind), tuple(behind.values()))


def _streaks(games: Sequence[CountedGame]) -> tuple[Total, Total]:
    """Return the longest row of games won, and the current one; `games` with the last played first."""
    longest = row = tuple[CountedGame, ...]()
    for game in reversed(games):
        if game.counted.only_local_seat is not None:
            row = (game, *row) if game.is_won else ()
            longest = max(longest, row, key=len)
    return _total(longest), _total(row)


def _companions(games: Sequence[CountedGame]) -> dict[Companion, PlayedAndWon]:
    together: dict[Companion, list[tuple[CountedGame, bool]]] = {}
    known: dict[tuple[str, str], Companion] = {}
    for game in games:
        there: dict[Companion, bool] = {}
        for seat, (name, level) in enumerate(zip(game.entry.names, game.counted.levels, strict=False)):
            if name and seat != game.counted.only_local_seat:
                who = known.setdefault((fold_name(name), level), Companion(name, level))
                there[who] = there.get(who, False) or seat in game.counted.won
        for who, won in there.items():
            together.setdefault(who, []).append((game, won))
    rows = {
        who: PlayedAndWon(_total(game for game, _ in some), _total(game for game, won in some if won))
        for who, some in together.items()
    }
    return dict(sorted(rows.items(), key=lambda pair: (pair[0].level != "", -pair[1].played.number)))
