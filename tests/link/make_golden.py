"""Prints golden links of a game by its letter: python tests/link/make_golden.py T >> tests/link/golden.txt.

With a second argument those in which choices were taken back, which stand in golden-undone.txt.

Only ever to add lines, when a rules version or the format is raised. Lines that are there stay as they are.
"""

import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path[:0] = [*(str(HERE.parents[1] / name) for name in ("py", "tools")), str(HERE.parent)]

from kaartbord.match.link import Seat, Section, encode_link  # noqa: E402
from kaartbord.match.match import choose, game_of, is_simultaneous, replay, truncate  # noqa: E402
from kaartbord.rules.protocol import DEALER  # noqa: E402
from support.plays import bot_play  # noqa: E402
from support.samples import sample  # noqa: E402


def golden(code: str) -> Iterator[str]:
    """A link and the position it leads to, for the start, the middle and the end of a game at every table:
    bare, but for a section of a later version, and with people, for every purpose."""
    for seats, changed in sample(code, "houses").items():
        for house in (dict[str, Any](), changed):
            whole = bot_play(house, seats, 0x9E3779B97F4A7C15 * (seats + len(house)) % 2**64, code)
            people = [Seat("link", f"Speler {n + 1} é🐸", n % 2 == 0) for n in range(seats)]
            plays = [replay(truncate(whole.match, len(whole.match.choices) * half // 2)) for half in range(3)]
            links = (
                [
                    encode_link(plays[0], people, seat=seats - 1),
                    encode_link(plays[1], people, len(plays[1].plies)),
                    encode_link(plays[2], people, for_spectator=True),
                ]
                if house
                else [
                    encode_link(plays[0], None),
                    encode_link(plays[1], None),
                    encode_link(plays[2], None, extra_sections=[Section("z", b"later")]),
                ]
            )
            for link, play in zip(links, plays, strict=True):
                yield f"{link} {game_of(play.match).write(play.state)}"


def left_open(code: str) -> Iterator[str]:
    """The same in the second window of a game in which some choose unseen before those listed first."""
    for seats in sample(code, "houses"):
        whole = bot_play({}, seats, 0x9E3779B97F4A7C15 * seats % 2**64, code)
        game = game_of(whole.match)
        windows = [
            ply
            for dealer, ply in pairwise(whole.plies)
            if dealer.seat == DEALER and is_simultaneous(game, game.to_move(ply.before))
        ]
        for ply in windows[1:2]:
            play = replay(truncate(whole.match, ply.choice_index))
            for seat in game.to_move(play.state)[:0:-2]:
                play = choose(play, seat, game.legal(play.state, seat)[-1])
            yield f"{encode_link(play, None)} {game.write(play.state)}"


def undone(code: str) -> Iterator[str]:
    """The same in the middle of a game in which choices were taken back once, or very often."""
    seats = next(iter(sample(code, "houses")))
    whole = bot_play({}, seats, 0x9E3779B97F4A7C15 * seats % 2**64, code)
    for count, ply in ((1, None), (300, 7)):
        match = truncate(whole.match, len(whole.match.choices) // 2)._replace(undo_count=count)
        yield f"{encode_link(match, None, ply)} {game_of(match).write(replay(match).state)}"


if __name__ == "__main__":
    code, *only_undone = sys.argv[1:]
    print("\n".join(undone(code) if only_undone else [*golden(code), *left_open(code)]))
