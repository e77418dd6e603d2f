"""A QR code as a drawing: dark on white in every theme, with the quiet edge that scanners need."""

from collections.abc import Iterable
from typing import Any

from .svg import svg

_QUIET_ZONE = 4
"""Modules of white around the code."""

MODULE = 3.6
"""CSS pixels of a module that cameras still tell from the next, in a picture that is small, blurred or tilted."""

MOST = 640
"""Letters of the largest code that all cameras read, at any size on screen."""

LETTERS = 1 / 12
"""Letters to a module of a code, or a few more."""


def max_letters(room: float) -> int:
    """Return the most letters of a code that can be read from a square of `room` CSS pixels."""
    side = room / MODULE - 2 * _QUIET_ZONE
    return min(MOST, int(side * side * LETTERS)) if side > 0 else 0


def code(text: str, label: str) -> Any | None:
    """Return the code of a text, as large as its place allows; None if the text is too long for one.

    segno is only loaded when a code is asked for.
    """
    import segno

    try:
        rows = segno.make(text, micro=False, error="l").matrix
    except segno.DataOverflowError:
        return None
    size = len(rows) + 2 * _QUIET_ZONE
    white = svg("rect", width=size, height=size, fill="#fff")
    return svg(
        "svg",
        white,
        svg("path", d=_runs(rows), fill="#000"),
        viewBox=f"0 0 {size} {size}",
        class_="qr-code",
        role="img",
        aria_label=label,
        shape_rendering="crispEdges",
    )


def _runs(rows: Iterable[bytes | bytearray]) -> str:
    """Return one path over all dark modules, a box for each run in a row."""
    data = []
    for y, row in enumerate(rows, _QUIET_ZONE):
        start = None
        for x, dark in enumerate([*row, 0], _QUIET_ZONE):
            if dark and start is None:
                start = x
            elif not dark and start is not None:
                data.append(f"M{start} {y}h{x - start}v1H{start}z")
                start = None
    return "".join(data)
