"""The words of every language as they are written in `LANGUAGE/words/CATALOGUE.toml`.

The build ships only the value of `WORDS` (`folded` in tools/shipped.py), so that no page reads these files.
"""

import tomllib
from collections.abc import Mapping

from .rules import LOCALES

WORDS: Mapping[str, Mapping[str, Mapping[str, str]]] = {
    folder.parent.name: {
        path.stem: tomllib.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.toml"))
    }
    for folder in sorted(LOCALES.glob("*/words"))
}
"""By language and catalogue; a catalogue has its texts by key."""
