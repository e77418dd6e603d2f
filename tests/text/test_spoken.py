"""What games say, as text in `spoken/` and read like prose: the first sentence of its kind that each of our texts
has a part in, in Dutch and English, and a digest of all that was said.

After an intended change `WRITE_SPOKEN=yes` in the environment has this test write it again.
"""

import os
from collections.abc import Iterator
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from kaartbord import text
from kaartbord.games import GAMES
from kaartbord.text.messages import Pattern
from kaartbord.text.phrasebooks import PHRASEBOOKS
from support.games import Table
from text.spoken import game_read_aloud

SPOKEN = Path(__file__).parent / "spoken"
WRITES = bool(os.environ.get("WRITE_SPOKEN"))

SHORT = {"pawns": 20}
OWN_BOARD = {"board": "wgwgwgwgnnnrwgwg", "two_player_mode": "stapel", "short": True}

TABLES: dict[str, tuple[Table, ...]] = {
    "K": (
        ({"nk_scoring": True}, 2, 2),
        ({"king_advances_13": True, "friendly_fire": False, "seven_hits_passed": True}, 4, 9),
        ({"home_moves_forced": False, "home_strict_order": True, "seven_hits_passed": True}, 4, 3),
    ),
    "T": (
        ({}, 3, 5),
        ({"seven_rest": "must", "seven_hits_passed": True, "friendly_fire": False}, 4, 4),
        ({"individual": True}, 4, 4),
    ),
    "P": (
        ({"kings_final": "two", "limit": 5}, 2, 13),
        ({"kings_final": "two", "limit": 5}, 2, 14),
        ({"was_penalty": "keep_new", "blind": False, "end_at_first_loser": True, "limit": 5}, 6, 27),
        ({"limit": 5}, 4, 9),
        ({"five_crosses": True}, 2, 15),
        ({"was_penalty": "open_hand", "blind_anyone": True, "anti_line": True}, 6, 30),
        ({"was_penalty": "keep_old", "toep_any_time": False}, 4, 25),
    ),
    "O": ((OWN_BOARD, 2, 4), ({"four_aces_play_out": True, "short": True}, 2, 1), ({"short": True}, 4, 4)),
    "L": (
        (SHORT, 2, 3),
        ({**SHORT, "green_wild": True}, 4, 4),
        ({**SHORT, "two_player_mode": "duel"}, 2, 8),
        ({**SHORT, "two_player_mode": "duel"}, 2, 11),
        ({**SHORT, "two_player_mode": "duel"}, 2, 13),
        ({**SHORT, "round_compare": "pawns"}, 2, 10),
    ),
}
"""By game: house rules, seats and seeds of games in which about everything is said."""


class Noted(dict[str, Pattern]):
    """The texts of a language, and the keys of those that were used."""

    used: set[str]

    def __getitem__(self, key: str) -> Pattern:
        self.used.add(key)
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        self.used.update({key} & self.keys())
        return super().get(key, default)


def read_aloud(code: str, texts: Noted) -> Iterator[str]:
    """The lines of a file: kind, Dutch and English; the last one tells all lines from any others."""
    told, everything = set[tuple[str, str]](), sha256()
    for lines in chain.from_iterable(game_read_aloud(code, table) for table in TABLES[code]):
        english = lines("en")
        texts.used = set()
        for kind, dutch in lines("nl"):
            line = f"{kind}: {dutch} | {next(english)[1]}".replace("\n", " / ")
            everything.update(line.encode())
            used = {(kind, key) for key in texts.used}
            if dutch and used - told:
                told |= used
                yield line
            texts.used = set()
    yield everything.hexdigest()


@pytest.mark.parametrize("code", PHRASEBOOKS)
def test_a_game_says_what_it_said_before(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = Noted(text.MESSAGES["nl"]._table)
    monkeypatch.setattr(text.MESSAGES["nl"], "_table", texts)
    lines = list(read_aloud(code, texts))
    path = SPOKEN / f"{GAMES[code].INFO.name.lower()}.txt"
    if WRITES:
        path.write_text("\n".join(lines) + "\n", "utf-8")
    assert lines == path.read_text("utf-8").splitlines()
