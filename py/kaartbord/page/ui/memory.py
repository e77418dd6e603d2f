"""The memory of tables that were left: their parts refer to each other, so only a search finds them gone.

Python searches by itself when much has been made, which may take many games; until then the document cannot
let go of a single node that one of them holds.
"""

import asyncio
import gc

AFTER = 1.0
"""Seconds after which everything that was cancelled has ended."""


def freeze() -> None:
    """Keep what there is now as long as the page: it is never searched again, so a search is short."""
    gc.freeze()


def collect_soon() -> None:
    """Search for garbage, once all that was cancelled has ended."""
    asyncio.get_running_loop().call_later(AFTER, gc.collect)
