"""Start-up of the page; runs on the main thread inside PyScript.

Two signals report its progress to the world outside Python:

* `performance.mark("kaartbord:drawn")` once the first screen is drawn (the benches measure it);
* `document.documentElement.dataset.ready = "yes"` once the page can be used: the progress bar goes away and
  the end-to-end tests begin. It must be set before this script ends, or web/boot.js reports a failed start.
"""

import asyncio
from collections.abc import Iterable
from importlib import import_module
from itertools import product
from typing import Any

from unpack import unpack_engine

FIRST = (
    "games",
    "match.session",
    "text",
    "text.phrasebooks",
    "page.ui.dom",
    "scene.zoom",
    "page.app",
)
"""Modules that the lobby needs, in the order in which they are imported."""

LATER = (
    "page.lobby.setup",
    "page.stage.stage",
    "page.table.table",
    "page.sheets.menu",
    "page.sheets.chances_sheet",
    "page.sheets.replay",
    "page.lessons.lesson_table",
    "page.sharing.live",
    "page.sharing.invite",
    "page.sharing.share",
)
"""Modules that a table needs, so that it opens immediately when somebody sits down."""


async def import_in_slices(names: Iterable[str]) -> None:
    """Import parts of the page one by one, so that it can be scrolled and tapped in between."""
    for name in names:
        import_module(f"kaartbord.{name}")
        await asyncio.sleep(0)


async def import_games() -> None:
    """Import each game with its words and its look, so that it opens immediately when somebody taps it."""
    from kaartbord.games import ENTRIES, GAMES, Parts
    from kaartbord.page.games.faces import FACES
    from kaartbord.text.phrasebooks import PHRASEBOOKS

    parts: tuple[Parts[Any], ...] = (GAMES, PHRASEBOOKS, FACES)
    for code, part in product(ENTRIES, parts):
        part[code]
        await asyncio.sleep(0)


unpack_engine()
await import_in_slices(FIRST)  # type: ignore[top-level-await]

from kaartbord.page.app import App  # noqa: E402

await App().start()  # type: ignore[top-level-await]
await import_in_slices(LATER)  # type: ignore[top-level-await]
await import_games()  # type: ignore[top-level-await]
