"""Links that must open for ever, and links of every kind as they are written now."""

from collections.abc import Iterator
from pathlib import Path

from kaartbord.games import GAMES
from kaartbord.match.link import Seat, Section, encode_link
from kaartbord.match.match import Match
from support.links.forge import old
from support.plays import random_play

ROOT = Path(__file__).resolve().parents[3]


def table_links(code: str) -> Iterator[str]:
    """Links of two games on one table and for every purpose, as they are written now and as they were."""
    info = GAMES[code].INFO
    for seed in (1, 2):
        rules = GAMES[code].options({"board": "wg" * 8} if code == "O" and seed == 1 else {})
        play = random_play(Match(code, info.version, rules, info.seats[-1], seed), longest=5)
        people = [Seat("link", f"{code}{seed}-{seat}", seat == seed) for seat in range(info.seats[-1])]
        links = [
            encode_link(play, people),
            encode_link(play, None),
            encode_link(play, people, 2),
            encode_link(play, people, for_spectator=True),
            encode_link(play, None, seat=1),
            encode_link(play, people, extra_sections=[Section("f", b"faces")]),
        ]
        yield from (*links, *map(old, links[:-1]))


ALL = [link for code in GAMES for link in table_links(code)]

FILES = [ROOT / "tests/link" / name for name in ("golden.txt", "golden-undone.txt")]


GOLDEN, UNDONE = ([line.partition(" ")[::2] for line in file.read_text("utf-8").splitlines()] for file in FILES)
