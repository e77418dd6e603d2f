"""A board to be printed at its real size: black on white, so that it can be read without colours. Pure."""

from collections.abc import Callable, Iterable, Mapping
from html import escape
from typing import Any, NamedTuple

from ..games import Parts

PAPERS = {"A4": (210, 297), "A3": (297, 420)}
"""Width and height in mm."""

EDGE = 12
"""Mm on each side of a paper that stay free: printers do not reach the edge."""

INK = "#000000"
BLANK = "#FFFFFF"


class SvgElement(NamedTuple):
    """One element of a drawing: its tag, its attributes, and its text."""

    tag: str
    attributes: Mapping[str, str]
    text: str = ""


class Printout(NamedTuple):
    """A board; lengths in its own units, the origin in its upper left corner."""

    width: float
    height: float
    marks: tuple[SvgElement, ...]


def unit_in_mm(printout: Printout, paper: str) -> float:
    """Return the mm of a unit on a paper that the board fills."""
    width, height = PAPERS[paper]
    return min((width - 2 * EDGE) / printout.width, (height - 2 * EDGE) / printout.height)


def view_box(printout: Printout) -> str:
    """Return the visible part of a drawing: all of it."""
    return f"0 0 {format_length(printout.width)} {format_length(printout.height)}"


def svg(printout: Printout) -> str:
    """Return the drawing as a file, of any size."""
    marks = "".join(map(_written, printout.marks))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box(printout)}">{marks}</svg>\n'


def _written(mark: SvgElement) -> str:
    values = "".join(f' {name}="{escape(value)}"' for name, value in mark.attributes.items())
    return f"<{mark.tag}{values}>{escape(mark.text, quote=False)}</{mark.tag}>"


def format_length(value: float) -> str:
    """Return a length with three decimals at most."""
    return f"{value:.3f}".rstrip("0").rstrip(".")


# ---- marks


def rect(box: Iterable[float], corner: float, fill: str = "none", width: float = 0.03) -> SvgElement:
    """Return a rounded rectangle: left, top, width and height."""
    names = ("x", "y", "width", "height")
    place = dict(zip(names, map(format_length, box), strict=True))
    return SvgElement("rect", {**place, "rx": format_length(corner), **_paint(fill, width)})


def circle(at: tuple[float, float], r: float, fill: str = "none", width: float = 0.03) -> SvgElement:
    """Return a circle round a point."""
    x, y = map(format_length, at)
    return SvgElement("circle", {"cx": x, "cy": y, "r": format_length(r), **_paint(fill, width)})


def line(points: Iterable[tuple[float, float]], width: float, colour: str = INK) -> SvgElement:
    """Return a line along points."""
    way = " ".join(f"{format_length(x)},{format_length(y)}" for x, y in points)
    more = {"stroke-linejoin": "round", "stroke-linecap": "round"}
    return SvgElement("polyline", {"points": way, **_paint("none", width), "stroke": colour, **more})


def words(text: str, at: tuple[float, float], size: float, colour: str = INK) -> SvgElement:
    """Return bold words, their middle at a point."""
    x, y = format_length(at[0]), format_length(at[1] + size * 0.36)
    font = {"font-family": "sans-serif", "font-weight": "700", "font-size": format_length(size)}
    return SvgElement("text", {"x": x, "y": y, "text-anchor": "middle", "fill": colour, **font}, text)


def _paint(fill: str, width: float) -> dict[str, str]:
    return {"fill": fill, "stroke": INK, "stroke-width": format_length(width)}


PRINTOUTS: Parts[Callable[[Any], Printout]] = Parts(".scene.printout", "printed")
"""By the code letter of a game: a function from the options of a match to its board for print."""
