"""Golden links: each must open for ever, in the position it was made in."""

from pathlib import Path

import pytest
from kaartbord.match.link import decode, decode_table, encode
from kaartbord.match.match import game_of, replay

FILE = Path(__file__).parent / "golden.txt"
GOLDEN = [line.partition(" ")[::2] for line in FILE.read_text("utf-8").splitlines()]


def test_there_are_golden_links_for_every_table():
    tables = {(match.game, match.seats) for match in (decode(link) for link, _ in GOLDEN)}
    assert tables == {("K", 2), ("K", 4), ("K", 6), ("K", 8), ("T", 3), ("T", 4), ("T", 8),
                      ("P", 2), ("P", 4), ("P", 8), ("O", 2), ("O", 4), ("L", 2), ("L", 4)}
    assert len(GOLDEN) >= 84


@pytest.mark.parametrize("link, position", GOLDEN)
def test_a_golden_link_leads_to_its_position(link, position):
    play = replay(decode(link))
    assert game_of(play.match).write(play.state) == position
    assert encode(play) == link.partition(".")[0]


@pytest.mark.parametrize("link", [link for link, _ in GOLDEN if "." in link])
def test_a_golden_link_tells_who_sits_where(link):
    shared = decode_table(link)
    assert shared.seats is not None
    assert [seat.name for seat in shared.seats] == [f"Speler {n + 1} é🐸" for n in range(shared.match.seats)]
    assert [seat.claimed for seat in shared.seats] == [n % 2 == 0 for n in range(shared.match.seats)]
    assert shared.ply == (len(replay(shared.match).plies) if shared.match.choices else None)
