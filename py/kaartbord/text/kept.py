"""A kept game in words: its title, how it is going, and which ones are listed. Pure."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..games import ENTRIES
from ..match.stored import GameSummary
from . import phrasebooks, standing
from .messages import Message, Messages, People, count
from .reader import Reader

FEW = 6
"""The most kept games that are seen at a glance: there is nothing to look for among them."""

PICKS: dict[str, Callable[[GameSummary], bool]] = {
    "all": lambda kept: True,
    "going": lambda kept: bool(kept.awaited_seats),
    "over": lambda kept: not kept.awaited_seats,
}
"""The groups of games that can be listed, besides those of one game."""


class Listed(NamedTuple):
    """The kept games that are listed, the most urgent first."""

    messages: Messages
    games: Sequence[GameSummary]
    picked: str = "all"
    """Of PICKS, or the code letter of a game."""

    @property
    def is_long(self) -> bool:
        """Return whether there are enough games to look for one among them."""
        return len(self.games) > FEW

    @property
    def first(self) -> GameSummary | None:
        """Return the game to continue with."""
        return next((kept for kept in self.games if kept.awaited_seats), None)

    @property
    def found(self) -> list[GameSummary]:
        """Return the listed games."""
        if is_picked := PICKS.get(self.picked):
            return list(filter(is_picked, self.games))
        return [kept for kept in self.games if kept.game == self.picked]

    def picks(self) -> list[tuple[str, str]]:
        """Return what can be picked, with the number of games each lists."""
        named = {pick: self.messages.say(f"kept.{pick}") for pick in PICKS}
        named |= {code: entry.name for code, entry in ENTRIES.items()}
        numbers = {pick: len(self._replace(picked=pick).found) for pick in named}
        return [
            (pick, self.messages.say("kept.pick.count", pick=words, number=numbers[pick]))
            for pick, words in named.items()
            if numbers[pick]
        ]


def title(messages: Messages, kept: GameSummary) -> str:
    """Return the game and the others at the table; all of them when several play on this device."""
    names = phrasebooks.told_apart(messages, kept.game, kept.names, kept.colours)
    named, game = [names[seat] for seat in others(kept)], ENTRIES[kept.game].name
    return messages.say("lobby.game", game=game, names=People(tuple(named))) if named else game


def others(kept: GameSummary) -> list[int]:
    """Return the seats that a title names."""
    alone = len(kept.mine) == 1
    return [seat for seat in range(len(kept.names)) if not (alone and seat in kept.mine)]


def state(messages: Messages, kept: GameSummary, now: float) -> str:
    """Return the progress or the winner of a game, since when, and the number of undone turns. `now` in
    milliseconds since 1970."""
    how, back = _stands(messages, kept, now), undone(messages, kept.undo_count)
    return messages.say("lobby.undone", state=how, undone=back) if back else how


def undone(messages: Messages, times: int) -> str:
    """Return the number of times that turns were taken back in a game; "" for never."""
    return messages.count(times, "undone") if times else ""


def _stands(messages: Messages, kept: GameSummary, now: float) -> str:
    """Return whose turn it is, or that it is over, and since when."""
    me = next(iter(kept.mine)) if len(kept.mine) == 1 else None
    names = phrasebooks.told_apart(messages, kept.game, kept.names, kept.colours)
    turn = (
        "lobby.unsent"
        if kept.has_unsent
        else "lobby.sent"
        if kept.is_sent and not kept.is_own_turn
        else "lobby.turn"
    )
    if kept.has_unsent and not kept.awaited_seats:
        return messages.say("lobby.unsent.result")
    how, since = (
        standing.state(Reader(messages, names, me), kept.awaited_seats, kept.won, turn),
        _since(now - kept.changed_at),
    )
    if not since:
        return how
    return messages.say(
        "lobby.turn.since" if kept.awaited_seats else "lobby.over.since", state=how, since=since
    )


def _since(span: float) -> Message | None:
    """Return a duration in one rounded number; None under a minute. `span` in milliseconds."""
    minutes = int(span // 60_000)
    for unit, length in (("day", 24 * 60), ("hour", 60), ("minute", 1)):
        if minutes >= length:
            return count(minutes // length, unit)
    return None


SEALED = "lobby.forget.text.sealed"
"""The key of the warning before a sealed game under way is removed."""


def lost_with(kept: GameSummary) -> str:
    """Return the key of the warning before a game is removed."""
    if kept.sealed and kept.mine and kept.awaited_seats:
        return SEALED
    return "lobby.forget.text" if kept.awaited_seats else "lobby.forget.text.over"
