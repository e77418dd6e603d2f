"""The computer players of each game, by level. Each level knows only its view. Its randomness follows from the text of
that view: the same view gives the same choice on every device, and nobody who does not see the hand can predict it."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from ..games import GAMES, Parts
from ..match.link import LEVELS
from ..match.shuffle import SeededStream
from ..rules.protocol import Action
from .observed_plies import Past
from .player import ComputerPlayer
from .search import Search, SearchResult

CALM_SLIP_EVERY = 3
"""A calm player takes the next best candidate once in SLIPS turns."""

PLAYERS: Parts[ComputerPlayer] = Parts(".computer.player", "PLAYER")


def choose(code: str, view: Any, seat: int, level: str = "strong", past: Past[Any] = ()) -> Action:
    """Return the computer's choice for a seat, one of the legal actions; the same view and past give the same choice.

    All other cards in `view` are turned face down first. The strong player makes use of the past. Raise KeyError for a
    game the computer does not know, ValueError for an unknown level or if the seat has no choice to make.
    """
    return think(code, view, seat, level, past=past).action


def considered_actions(code: str, view: Any, seat: int) -> Sequence[Action]:
    """Return the legal actions that the computer chooses from."""
    return PLAYERS[code].select_actions(view, GAMES[code].legal(view, seat))


def think(
    code: str,
    view: Any,
    seat: int,
    level: str = "strong",
    iterations: int | None = None,
    past: Past[Any] = (),
) -> SearchResult:
    """Return the choice of `choose` with the strong player's chances and lines, after `iterations` iterations.

    None is the number used in play. Lower levels return no lines and even chances, as does every level with only one
    action to consider.
    """
    if level not in LEVELS:
        raise ValueError(f"no level {level}")
    actions = considered_actions(code, view, seat)
    if len(actions) == 1:
        return SearchResult(actions[0], 1 / len(GAMES[code].sides(view)))
    if level == "strong":
        search = thinking(code, view, seat, past)
        search.run(PLAYERS[code].iterations if iterations is None else iterations)
        return search.result()
    return SearchResult(WITHOUT_SEARCH[level](code, view, seat), 1 / len(GAMES[code].sides(view)))


def thinking(code: str, view: Any, seat: int, past: Past[Any] = ()) -> Search[Any]:
    """Return the strong player's search before its first iteration, to be run in slices."""
    return PLAYERS[code].search_class(PLAYERS[code].adapter, view, seat, _stream(code, view, seat), past)


def _choose_firm(code: str, view: Any, seat: int) -> Action:
    """Return the action that looks best without a search."""
    game = GAMES[code]
    view = game.view(view, seat)
    legal = game.legal(view, seat)
    if not legal:
        raise ValueError(f"seat {seat} has nothing to choose")
    return legal[0] if len(legal) == 1 else PLAYERS[code].choose_firm(view, seat, legal)


def _choose_calm(code: str, view: Any, seat: int) -> Action:
    """Return the firm player's choice, but now and then the next best that comes to mind."""
    view = GAMES[code].view(view, seat)
    firm = _choose_firm(code, view, seat)
    if _stream(code, view, seat).below(CALM_SLIP_EVERY):
        return firm
    return next((action for action in PLAYERS[code].adapter.candidates(view, seat) if action != firm), firm)


def _choose_beginner(code: str, view: Any, seat: int) -> Action:
    """Return the obvious action, or else any that does no harm to its own side."""
    view = GAMES[code].view(view, seat)
    looks = [
        (PLAYERS[code].beginner_score(view, seat, action), action) for action in considered_actions(code, view, seat)
    ]
    most = max(look for look, _ in looks)
    alike = [action for look, action in looks if look == most]
    return alike[_stream(code, view, seat).below(len(alike))]


WITHOUT_SEARCH = {"firm": _choose_firm, "calm": _choose_calm, "beginner": _choose_beginner}
"""By level: the player that does not search."""


def _stream(code: str, view: Any, seat: int) -> SeededStream:
    """Return the randomness that follows from the seat's view."""
    game = GAMES[code]
    return SeededStream(sha256(f"{game.write(game.view(view, seat))} seat {seat}".encode()).digest())
