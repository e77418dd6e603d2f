"""TODO."""

from __future__ import annotations

TIGHT, LOOSE = "-0.03em", "0.04em"
"""Letters as far apart as in a narrow and in a wide font."""
