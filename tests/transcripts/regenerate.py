"""Golden transcripts: python tests/transcripts/regenerate.py NAME... plays games again and replaces them.

Only for when the rules are meant to change; without a name it only says which there are.
"""

import sys
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [*(str(HERE.parents[1] / name) for name in ("py", "tools")), str(HERE.parent)]

from kaartbord.games import ENTRIES  # noqa: E402
from kaartbord.match import transcript  # noqa: E402
from kaartbord.match.match import Play  # noqa: E402
from support.samples import samples  # noqa: E402

PLAYS: dict[str, Callable[[], Play]] = {
    f"{entry.name.lower()}-{name}": play
    for code, entry in ENTRIES.items()
    for name, play in (samples(code).transcripts or {}).items()
}
"""Whole games by the name of their file."""


if __name__ == "__main__":
    print("there are", *PLAYS)
    for name in sys.argv[1:]:
        text = transcript.write(PLAYS[name]())
        (HERE / f"{name}.txt").write_text(text, "utf-8")
        print(f"{name}.txt", len(text))
