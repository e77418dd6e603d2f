"""The statistics as nodes: numbers that can be pressed, in lists and tables for screen readers too."""

from collections.abc import Iterable, Sequence
from typing import Any

from ...games import ENTRIES
from ...match.daily.record import DaysPlayed
from ...match.statistics.rating import ENOUGH_GAMES, Rating
from ...match.statistics.totals import Companion, GameStatistics, PlayedAndWon, Statistics, Total
from ...text import format_number
from ...text.messages import Messages, Value, count_phrase
from ...text.phrasebooks import PHRASEBOOKS
from ..ui.dom import bdi, button, button_element, el

PLAYED, TOGETHER = ("played", "won"), ("together", "they_won")
"""The meanings of the two numbers of a row."""


class StatisticsView:
    """The numbers, and the parts of the page that show them."""

    def __init__(self, messages: Messages, found: Statistics) -> None:
        self.messages = messages
        self.numbers: dict[str, tuple[str, Total]] = {}
        """By the id of its button: the name of a number, and the number."""
        self.parts: list[Any] = []
        """All games, then game by game, then by player."""
        if found.row.played.number:
            self._overall(found)
            self._ratings(found)
            self._games(found)
            if found.companions:
                self._company(found)

    def _say(self, key: str, **values: Value) -> str:
        return self.messages.format(key, **values)

    def _part(self, one: str, other: str) -> str:
        return self._say("stats.part", one=one, other=other)

    def _overall(self, found: Statistics) -> None:
        totals = {
            "played": found.row.played,
            "won": found.row.won,
            "longest": found.longest,
            "current": found.current,
            "shared": found.shared,
        }
        words = {key: self._say(f"stats.{key}") for key in totals}
        tiles = [_tile(words[key], self._number(f"stats-{key}", words[key], totals[key])) for key in totals]
        self._section("stats-all", self._say("stats.all"), el("dl", *tiles, cls="stats-tiles"))

    def _ratings(self, found: Statistics) -> None:
        """Show by game how often the person here wins from computers of each level, or when that will be known."""
        rated = {code: of_game.ratings for code, of_game in found.games.items() if of_game.ratings}
        told = {code: [self._rating(level, one) for level, one in some.items() if one] for code, some in rated.items()}
        tiles = [
            el("div", el("dt", text=ENTRIES[code].name), *(el("dd", text=words) for words in some), cls="panel")
            for code, some in told.items()
            if some
        ]
        if rated:
            key, games = "stats.ratings.text" if tiles else "stats.ratings.few", count_phrase(ENOUGH_GAMES, "game")
            note = el("p", text=self._say(key, games=games), cls="advice")
            body = el("div", note, el("dl", *tiles, cls="stats-ratings") if tiles else None)
            self._section("stats-ratings", self._say("stats.ratings"), body)

    def _rating(self, level: str, rating: Rating) -> str:
        games = count_phrase(rating.games, "game")
        more = {"often": rating.often, "least": rating.least, "most": rating.most}
        return self._say(f"stats.rating.{level}", games=games, **more)

    def _games(self, found: Statistics) -> None:
        lines = [line for pair in found.games.items() for line in self._lines(*pair)]
        table = self._table(("stats.game", "stats.played", "stats.won"), lines)
        self._section("stats-games", self._say("stats.games"), table)
        for code, of_game in found.games.items():
            name, tiles = ENTRIES[code].name, []
            for key, total in of_game.counts.items():
                words = PHRASEBOOKS[code].format(self.messages, f"stats.{key}")
                tiles.append(_tile(words, self._number(f"stats-{code}-{key}", self._part(name, words), total)))
            self._section(f"stats-of-{code}", name, el("dl", *tiles, cls="stats-tiles"))

    def _lines(self, code: str, of_game: GameStatistics) -> Iterable[Any]:
        """Yield a game, then its levels."""
        name = ENTRIES[code].name
        yield self._line(f"stats-{code}", name, name, of_game.row, PLAYED, cls="is-main")
        for level, row in of_game.levels.items():
            words = self._say("stats.level", level=self._level(level)) if level else self._say("stats.people")
            yield self._line(f"stats-{code}-{level}", words, self._part(name, words), row, PLAYED)

    def _level(self, level: str) -> str:
        return self._say(f"level.{level}")

    def _company(self, found: Statistics) -> None:
        lines = []
        for at, (who, row) in enumerate(found.companions.items()):
            name = self._player_name(who)
            lines.append(self._line(f"stats-with-{at}", bdi(name), name, row, TOGETHER))
        table = self._table(("stats.name", "stats.together", "stats.they_won"), lines)
        self._section("stats-company", self._say("stats.company"), table)

    def _player_name(self, who: Companion) -> str:
        if not who.level:
            return who.name
        return self._say("stats.computer", name=who.name, level=self._level(who.level))

    # ---- the pieces

    def _section(self, name: str, title: str, content: Any) -> None:
        self.parts.append(_section(name, title, content))

    def _table(self, heads: Sequence[str], lines: Iterable[Any]) -> Any:
        head = el("tr", *(el("th", text=self._say(key), scope="col") for key in heads))
        return el("table", el("thead", head), el("tbody", *lines), cls="panel stats-table")

    def _line(self, name: str, head: Any, what: str, row: PlayedAndWon, keys: Sequence[str], *, cls: str = "") -> Any:
        cells = [
            el("td", self._number(f"{name}-{key}", self._part(what, self._say(f"stats.{key}")), total))
            for key, total in zip(keys, row, strict=True)
        ]
        return el("tr", el("th", head, scope="row"), *cells, cls=cls)

    def _number(self, name: str, what: str, total: Total) -> Any:
        """Return a number; pressed, it lists the games behind it."""
        self.numbers[name] = what, total
        text = format_number(total.number)
        if not total.games:
            return el("span", text=text, cls="stats-number")
        label = self._say("stats.behind", what=what, number=text)
        more = {"id": name, "aria_label": label}
        return button_element(text=text, cls="plain stats-number", do="stats-behind", arg=name, **more)


def daily_section(messages: Messages, found: DaysPlayed) -> Any:
    """Return the numbers of the deals of the day, and the way to their calendar."""
    tiles = [
        _tile(messages.format(f"stats.daily.{key}"), el("span", text=format_number(number), cls="stats-number"))
        for key, number in found._asdict().items()
    ]
    calendar = button(messages.format("daily.calendar"), "daily", "dag", id="stats-daily-calendar")
    return _section("stats-daily", messages.format("stats.daily"), el("dl", *tiles, cls="stats-tiles"), calendar)


def _section(name: str, title: str, *content: Any) -> Any:
    heading = el("h2", text=title, id=f"{name}-title")
    return el("section", heading, *content, aria_labelledby=f"{name}-title")


def _tile(words: str, number: Any) -> Any:
    """Return a big number with its words."""
    return el("div", el("dt", text=words), el("dd", number), cls="panel stats-tile")
