"""Positions for the computer players, told in a line."""

from itertools import combinations
from random import Random
from typing import Any

from kaartbord.bots.players import choose
from kaartbord.games import keezbord, toepen
from kaartbord.games.toepen.rules.state import DECK, LOOKED, ToepenState
from kaartbord.rules import cards


def position(
    hand: str, played: str = "", seats: int = 4, options: dict[str, Any] | None = None, **more: Any
) -> ToepenState:
    """A view of seat 0, whose turn it is; `played` by seat, `more` as in State."""
    own, piles = cards.parse(hand), [cards.parse(pile) for pile in played.split("/")]
    piles += [b""] * (seats - len(piles))
    tricks, size = len(piles[0]), len(own) + len(piles[0])
    hands = (bytes(sorted(own)), *(bytes(size - len(pile)) for pile in piles[1:]))
    state = (
        toepen.setup(toepen.options(options or {}), seats)
        ._replace(
            hands=hands,
            played=tuple(piles),
            marks=bytes([LOOKED] * seats),
            phase="trick",
            turn=0,
            leader=0,
            tricks=tricks,
            dealer=seats - 1,
            rounds=1,
        )
        ._replace(**more)
    )
    assert toepen.problems(state) == []
    return state


def hands(ranks: str, count: int) -> list[str]:
    """Hands of four cards of these ranks, always the same."""
    pack = [c for c in DECK if cards.RANKS[c >> 2] in ranks]
    return [cards.text(bytes(four)) for four in Random(ranks).sample(list(combinations(pack, 4)), count)]


def at(seat: int, square: int) -> str:
    """The place, for another seat, of a square that seat 0 counts."""
    return str((square - 16 * seat) % 64)


def played(
    hand: str,
    mine: str = "",
    left: str = "",
    partner: str = "",
    right: str = "",
    rules: str = "",
    level: str = "firm",
) -> str:
    """Return what seat 0 plays: the card and where it puts pawns, as `8 28` or `7 h4 22`; `J 30 5` is a swap."""
    pawns = " / ".join(" ".join((*own.split(), *"----")[:4]) for own in (mine, left, partner, right))
    unseen = "? ? ? ? / ? ? ? ? / ? ? ? ?"
    view = keezbord.read(
        f"keezbord 4 {rules} | pawns {pawns} | hands {hand} / {unseen} | played  | dealer 3 deals 1 turn 0"
    )
    action = choose("K", view, 0, level)
    ring = view.table.ring
    squares = [
        f"h{ring.place(pawn // 4, to) - ring.track + 1}" if ring.track <= to < ring.yard else str(to)
        for pawn, to in action.placements
    ]
    return " ".join([cards.RANKS[action.cards[0] >> 2], *squares])
