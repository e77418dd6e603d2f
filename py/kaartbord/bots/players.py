"""Who plays which game for the computer, at which level.

Each level knows its view and nothing else. What it leaves to chance follows from the text of that view: the
same view gives the same choice on every device, and nobody who does not see the hand can foretell it.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from hashlib import sha256
from typing import Any

from ..games import GAMES
from ..match.link import LEVELS
from ..match.shuffle import Stream
from ..rules.protocol import Action
from .adapter import SearchAdapter
from .okidoki import adapter as okidoki_adapter
from .okidoki import firm as okidoki_firm
from .race import firm as race_firm
from .race.adapter import RaceAdapter
from .search import PatientSearch, Search, SearchResult
from .toedeloe import adapter as toedeloe_adapter
from .toedeloe import firm as toedeloe_firm
from .toepen import adapter as toepen_adapter
from .toepen import firm as toepen_firm
from .toepen.mix import MixingSearch

SLIPS = 3
"""A calm player takes the next best candidate once in so many turns."""

PLAYERS: dict[str, Callable[[Any, int, Sequence[Action]], Action]] = {
    "K": partial(race_firm.choose, "K"),
    "T": partial(race_firm.choose, "T"),
    "P": toepen_firm.choose,
    "O": okidoki_firm.choose,
    "L": toedeloe_firm.choose,
}
"""By code of the game, the firm player: (what the seat sees, seat, its legal actions) -> one of these."""

MINDS: Mapping[str, SearchAdapter[Any]] = {
    "K": RaceAdapter("K"),
    "T": RaceAdapter("T"),
    "P": toepen_adapter,
    "O": okidoki_adapter,
    "L": toedeloe_adapter,
}
"""By code of the game: what its search knows."""

SEARCHES: Mapping[str, type[Search[Any]]] = {"P": MixingSearch, "O": PatientSearch, "L": PatientSearch}
"""By code of the game: a search that chooses in a way of its own."""

ITERATIONS: Mapping[str, int] = {"K": 300, "T": 300, "P": 500, "O": 300, "L": 400}
"""By code of the game: how long the strong player thinks."""


def choose(code: str, view: Any, seat: int, level: str = "strong") -> Action:
    """The computer's choice for a seat, one of the legal actions; the same view gives the same choice.

    Whatever else is in `view` is turned face down first. KeyError for a game the computer does not know,
    ValueError for an unknown level or if the seat has no choice to make.
    """
    legal = GAMES[code].legal(view, seat)
    return legal[0] if len(legal) == 1 else think(code, view, seat, level).action


def think(
    code: str, view: Any, seat: int, level: str = "strong", iterations: int | None = None
) -> SearchResult:
    """The choice of `choose` with the strong player's chances and lines, after so many iterations.

    None are as many as it takes in play. Lower levels know no lines and hold the chances for even.
    """
    if level not in LEVELS:
        raise ValueError(f"no level {level}")
    if level == "strong":
        search = thinking(code, view, seat)
        search.run(ITERATIONS[code] if iterations is None else iterations)
        return search.result()
    player = _calm if level == "calm" else _firm
    return SearchResult(player(code, view, seat), 1 / len(GAMES[code].sides(view)))


def thinking(code: str, view: Any, seat: int) -> Search[Any]:
    """The strong player's search before its first iteration, to be run in slices."""
    return SEARCHES.get(code, Search)(MINDS[code], view, seat, _stream(code, view, seat))


def _firm(code: str, view: Any, seat: int) -> Action:
    """What looks best at once."""
    game = GAMES[code]
    view = game.view(view, seat)
    legal = game.legal(view, seat)
    if not legal:
        raise ValueError(f"seat {seat} has nothing to choose")
    return legal[0] if len(legal) == 1 else PLAYERS[code](view, seat, legal)


def _calm(code: str, view: Any, seat: int) -> Action:
    """The firm player's choice, but now and then the next best that is a candidate."""
    view = GAMES[code].view(view, seat)
    firm = _firm(code, view, seat)
    if _stream(code, view, seat).below(SLIPS):
        return firm
    return next((action for action in MINDS[code].candidates(view, seat) if action != firm), firm)


def _stream(code: str, view: Any, seat: int) -> Stream:
    """The chance that follows from what the seat sees."""
    game = GAMES[code]
    return Stream(sha256(f"{game.write(game.view(view, seat))} seat {seat}".encode()).digest())
