"""Plays for the tests of the match layer: random or by the computer, the same every time."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kaartbord.bots import players
from kaartbord.games import GAMES
from kaartbord.match.match import Match, Play, choose, start_match, unfold
from kaartbord.match.shuffle import SeededStream
from kaartbord.rules.protocol import Action, Game

TABLES = [
    (code, preset, seats) for code, game in GAMES.items() for preset in game.INFO.presets for seats in game.INFO.seats
]
"""Every game with every preset and number of seats."""

TRICKS = [code for code, game in GAMES.items() if "trick" in game.INFO.events]
"""The games of tricks."""

HOUSES: dict[int, dict[str, Any]] = {
    2: {"king_advances_13": True, "dealer_rotation": "cycle"},
    4: {"home_strict_order": True, "friendly_fire": False},
    6: {"seven_hits_passed": True, "guarantee_start_card": True},
    8: {"nk_scoring": True, "home_moves_forced": False},
}
"""House rules of Keezbord that between them switch every option, by number of seats."""


def options(code: str = "K", preset: str = "Keezbord") -> Any:
    game = GAMES[code]
    return game.options(game.INFO.presets[preset])


def random_play(match: Match, longest: int = 5000) -> Play:
    """The match with its choices made at random, at most `longest` of them."""
    stream = SeededStream(b"test" + match.seed.to_bytes(8, "big"))
    made = iter(range(longest))
    return unfold(match, lambda legal: None if next(made, None) is None else stream.below(len(legal)))


def endless_play(match: Match, choices: int) -> Play:
    """Eight seats who never bring a pawn home while they have another way."""
    stream, made = SeededStream(b"endless"), iter(range(choices))

    def pick(legal: Sequence[Action]) -> int | None:
        if next(made, None) is None:
            return None
        outside = [rank for rank, action in enumerate(legal) if all(to < 128 for _, to in action.placements)]
        return outside[stream.below(len(outside))] if outside else 0

    return unfold(match, pick)


def stages(match: Match) -> Iterator[Play]:
    """The match as it grows, choice by choice, up to and including all its choices."""
    game = GAMES[match.game]
    play = start_match(match.game, match.options, match.seats, match.seed)
    yield play
    for rank in match.choices:
        play = choose(play, *open_to(game, play.state)[rank])
        yield play


def open_to(game: Game[Any], state: Any) -> list[tuple[int, Action]]:
    """Return each seat that may act with each of its actions, in the order of a link."""
    movers = game.to_move(state)
    seats = movers if game.INFO.interrupts else movers[:1]
    return [(seat, action) for seat in seats for action in game.legal(state, seat)]


def bot_play(house: Mapping[str, Any], seats: int, seed: int, code: str = "K", longest: int = 5000) -> Play:
    """Return a game in which the computer has every seat, after at most `longest` choices."""
    game = GAMES[code]
    play = start_match(code, game.options(house), seats, seed)
    while len(play.match.choices) < longest and (movers := game.to_move(play.state)):
        view = game.view(play.state, movers[0])
        play = choose(play, movers[0], players.choose(code, view, movers[0], "firm"))
    return play


def toeped(seats: int = 3) -> Play:
    """Return a game by link in which the first to play a card has toeped."""
    play = start_match("P", GAMES["P"].options({"toep_any_time": False, "blind": False, "was": False}), seats, 7)
    while play.state.phase != "answer":
        play = choose(play, play.pending[0].seat, GAMES["P"].legal(play.state, play.pending[0].seat)[-1])
    return play
