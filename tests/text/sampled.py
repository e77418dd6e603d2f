"""Hints of games that the computer plays: a position, what it chooses there, and why."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from kaartbord.bots import players
from kaartbord.games import GAMES
from kaartbord.rules.protocol import DEALER, Action
from kaartbord.text.hints import advice
from kaartbord.text.hints.choice_case import Odds, Values
from kaartbord.text.reader import Reader
from support.catalogue import NL

NAMES = ("Jan", "Truus", "Anna", "Wim", "Henk", "Piet", "Kees", "Lien")

Table = tuple[int, Mapping[str, Any]]
"""Seats, and house rules that are not the usual ones."""

FEWEST, ASKED = 2, 6
"""The least and the most choices in a row of which one is explained: near ones look alike."""


class Hint(NamedTuple):
    """A choice and its reason."""

    code: str
    view: Any
    seat: int
    action: Action
    key: str
    values: Values


def why(code: str, view: Any, seat: int, action: Action, odds: Odds | None = None) -> tuple[str, Values]:
    """The reason of a choice, in Dutch."""
    key, values = advice.find_reason(Reader(NL, NAMES, seat), code, view, action, odds or Odds())
    return key, {name: value if isinstance(value, int) else NL.format_value(value) for name, value in values.items()}


def hints(code: str, tables: Sequence[Table], seed: int) -> Iterator[Hint]:
    """Without end: hints for what the firm player chooses in games of its own, in which one choice in four is
    any legal one, so that there are poor positions too."""
    game, random = GAMES[code], Random(seed)
    while True:
        seats, rules = random.choice(tables)
        state, wait = game.setup(game.options(rules), seats), 0
        while owing := game.to_move(state):
            seat = random.choice(owing) if game.INFO.interrupts else owing[0]
            if seat == DEALER:
                stock = game.stock(state)
                action = game.deal(state, bytes(random.sample(stock, len(stock))))
            else:
                view, legal = game.view(state, seat), game.legal(state, seat)
                action = random.choice(legal)
                if wait <= 0 and len(legal) > 1:
                    action = players.choose(code, view, seat, "firm")
                    yield Hint(code, view, seat, action, *why(code, view, seat, action))
                    wait = random.randint(FEWEST, ASKED)
                elif random.random() < 0.75:
                    action = players.choose(code, view, seat, "firm")
                wait -= 1
            state = game.apply(state, seat, action)


def some(code: str, tables: Sequence[Table], seed: int, number: int) -> list[Hint]:
    """So many of them."""
    return list(islice(hints(code, tables, seed), number))
