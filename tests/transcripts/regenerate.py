"""Golden transcripts: python tests/transcripts/regenerate.py NAME... plays games again and replaces them.

Only for when the rules are meant to change; without a name it only says which there are.
"""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parents[1] / "py"), str(HERE.parent)]

from kaartbord.games import GAMES, engine  # noqa: E402
from kaartbord.games.race import rules as race  # noqa: E402
from kaartbord.match import transcript  # noqa: E402
from kaartbord.match.match import Match, Play, choose, new  # noqa: E402
from support.plays import HOUSES, bot_play, random_play  # noqa: E402
from transcripts import score_table  # noqa: E402

TOKKEN: dict[int, tuple[dict[str, Any], int]] = {
    3: ({"dot_index": 6, "seven_hits_passed": True, "keep_unplayable": True}, 20),
    4: ({"section_length": 16, "seven_rest": "must", "dealer_rotation": "cycle"}, 38),
    8: ({"dot_index": 9, "friendly_fire": False, "keep_unplayable": True}, 11),
}
"""House rules and seed of a game of Tokken by number of seats; between them they keep a card, too."""

TOEPEN: dict[int, tuple[int, dict[str, Any], int]] = {
    2: (1, {"kings_final": "two", "toep_any_time": False, "anti_line": True, "was_penalty": "keep_old"}, 482),
    3: (
        1,
        {"kings_final": "three", "five_crosses": True, "was_penalty": "keep_new", "pelt_leads": True},
        874,
    ),
    5: (2, {"blind_anyone": True, "toep_any_time": False}, 8),
    6: (
        1,
        {
            "was_penalty": "open_hand",
            "blind_value": 4,
            "toep_for_dead": False,
            "toep_any_time": False,
            "limit": 8,
        },
        856,
    ),
}
"""Rules version, house rules and seed of an evening of Toepen at random, by seats: between them with all that can
happen."""

OKIDOKI: dict[str, tuple[dict[str, Any], int, int]] = {
    "4": ({"four_aces_play_out": True}, 4, 5),
    "2": ({"safe_blocks_swap": True, "board": "wgrgwnrwgrwgnrgwnn"}, 2, 14),
    "2-stapel": ({"two_player_mode": "stapel", "short": True}, 2, 5),
}
"""House rules, seats and seed of a game of OkiDoki, by what follows its name: one on a board of one's own."""

TOEDELOE: dict[str, tuple[dict[str, Any], int, int]] = {
    "4": ({"round_compare": "pawns"}, 4, 6),
    "2": ({"green_wild": True, "board": "23456789ABC" * 7 + "2345678"}, 2, 2),
    "2-duel": ({"two_player_mode": "duel", "pawns": 20}, 2, 1),
}
"""House rules, seats and seed of a game of ToedeLoe, by what follows its name: one on an own board."""


def evening(version: int, house: dict[str, Any], seats: int, seed: int) -> Play:
    """An evening of Toepen at random."""
    return random_play(Match("P", version, engine("P", version).options(house), seats, seed))


def hasty_play(house: dict[str, Any], seats: int, seed: int) -> Play:
    """A whole game of Tokken in which everybody brings its own side as far as it can, come what may."""
    game = GAMES["T"]
    play = new("T", game.options(house), seats, seed)
    while movers := game.to_move(play.state):
        state, seat = play.state, movers[0]
        ends = {action: progress(game.play(state, action), seat) for action in game.legal(state, seat)}
        play = choose(play, seat, max(ends, key=ends.__getitem__))
    return play


def progress(state: race.State, seat: int) -> int:
    """Squares that the pawns of the seat's side have walked, being out and being home counted on top."""
    ring, side = state.table.ring, next(side for side in state.table.sides if seat in side)
    places = [ring.place(s, state.pawns[pawn]) for s in side for pawn in state.table.own[s]]
    return sum(place + 30 + 20 * (place >= ring.track) for place in places if place >= 0)


PLAYS: dict[str, Callable[[], Play]] = {
    f"keezbord-{seats}": partial(bot_play, house, seats, 0xC0FFEE + seats) for seats, house in HOUSES.items()
}
PLAYS |= {
    f"tokken-{seats}": partial(hasty_play, house, seats, seed) for seats, (house, seed) in TOKKEN.items()
}
PLAYS |= {
    f"toepen-{seats}": partial(evening, version, house, seats, seed)
    for seats, (version, house, seed) in TOEPEN.items()
}
PLAYS |= {
    f"okidoki-{name}": partial(bot_play, house, seats, seed, "O")
    for name, (house, seats, seed) in OKIDOKI.items()
}
PLAYS |= {
    f"toedeloe-{name}": partial(bot_play, house, seats, seed, "L")
    for name, (house, seats, seed) in TOEDELOE.items()
}
PLAYS["toepen-score-table"] = score_table.play
"""Whole games by the name of their file."""


if __name__ == "__main__":
    print("there are", *PLAYS)
    for name in sys.argv[1:]:
        text = transcript.write(PLAYS[name]())
        (HERE / f"{name}.txt").write_text(text, "utf-8")
        print(f"{name}.txt", len(text))
