"""Leave a game out of the list: `KAARTBORD_WITHOUT=okidoki python -m pytest -p support.without -k "not okidoki"`.

Run itself, it imports and builds all the rest.
"""

import os
import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import MagicMock

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), *(str(ROOT / folder) for folder in ("py", "tools", "tests"))]

from kaartbord.games import ENTRIES  # noqa: E402

LEFT_OUT = os.environ["KAARTBORD_WITHOUT"]

BROWSER = ("js", "pyscript", "pyscript.ffi", "pyscript.js_modules")

(CODE,) = (code for code, entry in ENTRIES.items() if entry.module == f".{LEFT_OUT}")
del ENTRIES[CODE]


def pytest_make_parametrize_id(val: Any, argname: str) -> str | None:
    """Return the name of the game for its letter, which tests of it alone still have."""
    code = val[0] if isinstance(val, tuple) and val else val
    return LEFT_OUT if argname in ("code", "table") and code == CODE else None


def build() -> None:
    """Import every module but those of the game, and make what the build makes of the games."""
    house, tiles, rule_pages, illustrations = map(import_module, ("house", "tiles", "rule_pages", "illustrations"))
    sys.modules |= {name: MagicMock(__path__=[]) for name in BROWSER}
    for name in house.paths():
        if not f"{name}.".startswith(f"kaartbord.games.{LEFT_OUT}."):
            import_module(name)
    assert tiles.with_tiles(tiles.PLACE).count("<li") == len(ENTRIES)
    assert not [path for path in rule_pages.rule_pages() | rule_pages.drawings() if LEFT_OUT in path]
    with TemporaryDirectory() as folder:
        illustrations.write(Path(folder))
        drawn = {path.stem for path in Path(folder).iterdir()}
    assert drawn == {entry.name.lower() for entry in ENTRIES.values()}


if __name__ == "__main__":
    build()
