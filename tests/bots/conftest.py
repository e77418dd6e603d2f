"""The worker of the page where there is no page."""

import sys
from types import ModuleType

unpack = ModuleType("unpack")
unpack.unpack_engine = lambda: None  # type: ignore[attr-defined]
sys.modules["unpack"] = unpack
"""The engine lies here as modules, not packed as the page fetches it."""
