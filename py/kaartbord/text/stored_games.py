"""A kept game in words: its title, how it is going, and which ones are listed. Pure."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..games import ENTRIES
from ..match.stored import GameSummary
from . import phrasebooks, turn_line
from .messages import Message, Messages, People, count_phrase
from .reader import Reader

SHORT_LIST = 6
"""The most kept games that are seen at a glance: there is nothing to look for among them."""

FILTERS: dict[str, Callable[[GameSummary], bool]] = {
    "all": lambda kept: True,
    "going": lambda kept: bool(kept.awaited_seats),
    "over": lambda kept: not kept.awaited_seats,
}
"""The groups of games that can be listed, besides those of one game."""


class StoredGameList(NamedTuple):
    """The kept games that are listed, the most urgent first."""

    messages: Messages
    games: Sequence[GameSummary]
    chosen_filter: str = "all"
    """Of PICKS, or the code letter of a game."""

    @property
    def is_long(self) -> bool:
        """Return whether there are enough games to look for one among them."""
        return len(self.games) > SHORT_LIST

    @property
    def next_to_play(self) -> GameSummary | None:
        """Return the game to continue with."""
        return next((kept for kept in self.games if kept.awaited_seats), None)

    @property
    def matching_games(self) -> list[GameSummary]:
        """Return the listed games."""
        if is_picked := FILTERS.get(self.chosen_filter):
            return list(filter(is_picked, self.games))
        return [kept for kept in self.games if kept.game == self.chosen_filter]

    def filter_options(self) -> list[tuple[str, str]]:
        """Return what can be picked, with the number of games each lists."""
        named = {pick: self.messages.format(f"kept.{pick}") for pick in FILTERS}
        named |= {code: entry.name for code, entry in ENTRIES.items()}
        numbers = {pick: len(self._replace(chosen_filter=pick).matching_games) for pick in named}
        return [
            (pick, self.messages.format("kept.pick.count", pick=words, number=numbers[pick]))
            for pick, words in named.items()
            if numbers[pick]
        ]


def game_title(messages: Messages, entry: GameSummary) -> str:
    """Return the game and the others at the table; all of them when several play on this device."""
    names = phrasebooks.names_by_seat(messages, entry.game, entry.names, entry.colours)
    named, game = [names[seat] for seat in titled_seats(entry)], ENTRIES[entry.game].name
    return messages.format("lobby.game", game=game, names=People(tuple(named))) if named else game


def titled_seats(entry: GameSummary) -> list[int]:
    """Return the seats that a title names."""
    alone = len(entry.mine) == 1
    return [seat for seat in range(len(entry.names)) if not (alone and seat in entry.mine)]


def progress(messages: Messages, entry: GameSummary, now: float) -> str:
    """Return the progress or the winner of a game, since when, and the number of undone turns. `now` in
    milliseconds since 1970."""
    how, back = _progress(messages, entry, now), undo_count_text(messages, entry.undo_count)
    return messages.format("lobby.undone", state=how, undone=back) if back else how


def undo_count_text(messages: Messages, times: int) -> str:
    """Return the number of times that turns were taken back in a game; "" for never."""
    return messages.format_count(times, "undone") if times else ""


def _progress(messages: Messages, entry: GameSummary, now: float) -> str:
    """Return whose turn it is, or that it is over, and since when."""
    me = next(iter(entry.mine)) if len(entry.mine) == 1 else None
    names = phrasebooks.names_by_seat(messages, entry.game, entry.names, entry.colours)
    turn = (
        "lobby.unsent"
        if entry.has_unsent
        else "lobby.sent"
        if entry.is_sent and not entry.is_own_turn
        else "lobby.turn"
    )
    if entry.has_unsent and not entry.awaited_seats:
        return messages.format("lobby.unsent.result")
    how, since = (
        turn_line.turn_or_winner(Reader(messages, names, me), entry.awaited_seats, entry.won, turn),
        _since(now - entry.changed_at),
    )
    if not since:
        return how
    return messages.format("lobby.turn.since" if entry.awaited_seats else "lobby.over.since", state=how, since=since)


def _since(span: float) -> Message | None:
    """Return a duration in one rounded number; None under a minute. `span` in milliseconds."""
    minutes = int(span // 60_000)
    for unit, length in (("day", 24 * 60), ("hour", 60), ("minute", 1)):
        if minutes >= length:
            return count_phrase(minutes // length, unit)
    return None


SEALED_WARNING = "lobby.forget.text.sealed"
"""The key of the warning before a sealed game under way is removed."""


def removal_warning(entry: GameSummary) -> str:
    """Return the key of the warning before a game is removed."""
    if entry.sealed and entry.mine and entry.awaited_seats:
        return SEALED_WARNING
    return "lobby.forget.text" if entry.awaited_seats else "lobby.forget.text.over"
