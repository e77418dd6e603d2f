"""Let text files end with one newline and no line end with spaces.

usage: whitespace.py FILE...      (ends with 1 if a file was changed, as pre-commit expects)
"""

from __future__ import annotations

import re
import sys
from pathlib import Path


def tidy(text: str) -> str:
    """Return the text without spaces at the end of lines and with one newline at its end; "" stays empty."""
    return re.sub(r"[ \t]+$", "", text, flags=re.MULTILINE).rstrip("\n") + "\n" if text.strip() else ""


def main(names: list[str]) -> int:
    """Rewrite the files that need it, and print their names."""
    changed = False
    for path in map(Path, names):
        text = path.read_text(encoding="utf-8")
        fresh = tidy(text)
        if fresh != text:
            path.write_text(fresh, encoding="utf-8")
            print("tidied", path)
            changed = True
    return int(changed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
