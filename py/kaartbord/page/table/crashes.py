"""Faults of ours that stop a game: whether it restarts automatically, from where, and the report of it."""

from math import inf

from ...match.session.saved_game import SavedGame

REPEAT_SECONDS = 30.0
"""Seconds within which a second fault shows that restarting does not help, wherever it comes."""


class Crashes:
    """The last fault that stopped play on a page."""

    def __init__(self) -> None:
        self._place: tuple[object, ...] = ()
        """The place where play stopped last."""
        self._at = -inf
        """The time of that, in seconds."""

    def is_first(self, game: SavedGame, now: float) -> bool:
        """Return whether a game that stops now may restart: once a place, and not shortly after another stop."""
        place, before = (game.key, game.match.undo_count, len(game.match.choices)), self._at
        known, self._place, self._at = place == self._place, place, now
        return not known and now - before > REPEAT_SECONDS


setbacks = Crashes()
"""The setbacks of this page."""


def further(game: SavedGame, stored: SavedGame | None) -> SavedGame:
    """Return the stored game, or the one that stopped if that knew more.

    All of it counts as shown, as showing it may be what failed.
    """
    games = [game] if stored is None or game.history.is_ahead_of(stored.history) else [stored, game]
    found = max(games, key=lambda one: (one.match.undo_count, len(one.match.choices)))
    return found._replace(shown_plies=len(found.play.plies), layout=game.layout)


def report(game: SavedGame, about: str, site: str, fault: str) -> str:
    """Return a report that helps to find a fault, as a text. It has `about`, the page and its browser, the link
    of the game without names or secrets, `site` being the part of it before the #, and the traceback."""
    nameless = tuple(seat._replace(name="", emblem="") for seat in game.seats)
    return f"{about}\n{site}#{game._replace(seats=nameless, extra_sections=()).fragment()}\n\n{fault}"
