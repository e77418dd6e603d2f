"""The languages, as each describes itself in `LANGUAGE/language.toml`.

The build ships only the value of `DESCRIBED` (`folded` in tools/shipped.py), so that no page reads these files.
"""

import tomllib
from collections.abc import Mapping
from typing import Any

from . import LANGS
from .rules import LOCALES

DESCRIBED: Mapping[str, Mapping[str, Any]] = {
    language: tomllib.loads((LOCALES / language / "language.toml").read_text("utf-8")) for language in LANGS
}
"""By language, what `Language` needs."""
