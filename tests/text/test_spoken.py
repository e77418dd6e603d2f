"""Tests of the sentences of games, as text in `spoken/` and read like prose: the first sentence of its kind that each
of our texts has a part in, in Dutch and English, and a digest of all sentences.

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
from support.samples import samples
from text.spoken import game_read_aloud

SPOKEN = Path(__file__).parent / "spoken"
WRITES = bool(os.environ.get("WRITE_SPOKEN"))


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
    tables = samples(code).spoken or [({}, seats, 1) for seats in GAMES[code].INFO.seats]
    for lines in chain.from_iterable(game_read_aloud(code, table) for table in tables):
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
