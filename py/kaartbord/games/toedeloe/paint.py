"""The fixed parts of the board of ToedeLoe: two fields of numbers, score tracks, green squares."""

from math import ceil

from ...paint.board import MIN_NUMBER_SIZE, BoardLayer, cached_layer, draw_seam, draw_wood, number_size
from ...paint.board_art import BoardArt
from ...paint.pen import Font, Look, Pen, Scale
from ...paint.theme import INK, PAPER_WHITE, WHITE
from ...scene.geometry import Point
from .scene.board import DISC_R, ToedeloePlan

TAG_R = 0.28
"""Radius of the disc with a field's letter, in board units."""

_MINUS = "\N{MINUS SIGN}"
_GREEN = "#2F7D3C"


def art(plan: ToedeloePlan) -> BoardArt:
    """Return the board as the page shows it."""
    return BoardArt(plan.size, lambda scale, _: layer(plan, scale))


def layer(plan: ToedeloePlan, scale: Scale) -> BoardLayer:
    """Return the board; cached."""
    board = ("toedeloe", plan.numbers, plan.upright, len(plan.tracks[0]))
    return cached_layer(board, plan.size, scale, lambda pen: draw_board(pen, plan, scale.pitch, scale.look))


def draw_board(pen: Pen, plan: ToedeloePlan, pitch: float, look: Look) -> None:
    """Draw both fields, the upper left corner of field A's wood on the origin."""
    for field, wood in enumerate(plan.woods):
        draw_wood(pen, wood, pitch, look.dpr)
        draw_seam(pen, *plan.seams[field], pitch)
        _track(pen, plan, field, pitch)
        _green(pen, plan.greens[field], pitch)
        if _number(pitch):
            _tag(pen, plan.letters[field], pitch, "AB"[field])
    for number, (x, y) in zip(plan.numbers, plan.cells, strict=True):
        draw_disc(pen, (x * pitch, y * pitch), pitch, str(number))


def draw_disc(pen: Pen, at: Point, pitch: float, number: str) -> None:
    """Draw a place for a pawn, with its number."""
    (x, y), r, theme = at, pitch * DISC_R, pen.theme
    pen.disc(x, y + pitch * 0.035, r)
    pen.fill(theme.disc_rim)
    hollow = pen.c.createRadialGradient(x, y + r * 0.4, r * 0.2, x, y, r)
    for stop, colour in enumerate((theme.disc_hi, theme.disc)):
        hollow.addColorStop(stop, colour)
    pen.disc(x, y, r)
    pen.fill(hollow)
    pen.line(theme.disc_line, 1.3)
    if size := _number(pitch):
        pen.text(number, (x, y + size * 0.36), size, INK, Font(weight=600))


def _number(pitch: float) -> float:
    """Return the size of a place's number, in px; 0 if it would be illegible."""
    size = number_size(pitch * 0.66, pitch * 0.45)
    return size if size >= MIN_NUMBER_SIZE else 0.0


def _tag(pen: Pen, place: Point, pitch: float, letter: str) -> None:
    """Draw the letter of the field in a corner of its wood."""
    x, y, r = place[0] * pitch, place[1] * pitch, pitch * TAG_R
    pen.disc(x, y, r)
    pen.fill(INK)
    pen.line(PAPER_WHITE, max(1.2, r * 0.14))
    pen.text(letter, (x, y + r * 0.44), r * 1.25, PAPER_WHITE, Font(weight=800))


SIGNED = 1.5
"""Width of a figure below zero with its sign, in heights of its letters; on a narrow track it has no sign."""


def _track(pen: Pen, plan: ToedeloePlan, team: int, pitch: float) -> None:
    """Draw a score track, from 0 down, with its numbers if there is room for them."""
    fill, ink = (pen.theme.square_grey, WHITE) if team else (pen.theme.square_paper, INK)
    x, y, w, h = (length * pitch for length in plan.rails[team])
    pen.box(x, y, w, h, w / 2)
    pen.fill(fill)
    pen.line("rgba(38,24,12,.7)", 1.3)
    size = number_size(w, pitch * 0.31)
    if size < MIN_NUMBER_SIZE:
        return
    places = plan.tracks[team]
    sign = _MINUS if SIGNED * size < w else ""
    every = ceil(1.2 * size / ((places[1][1] - places[0][1]) * pitch))  # on a small board not all have room
    for k, (px, py) in list(enumerate(places))[::every]:
        number = f"{sign}{k}" if k else "0"
        pen.text(number, (px * pitch, py * pitch + size * 0.36), size, ink, Font(weight=700))


def _green(pen: Pen, place: Point, pitch: float) -> None:
    """Draw the place of a green pawn beside the board."""
    x, y = place[0] * pitch, place[1] * pitch
    for half, corner, line, width in ((0.4, 0.14, PAPER_WHITE, 1.5), (0.3, 0.1, "rgba(255,255,255,.4)", 1.2)):
        pen.box(x - half * pitch, y - half * pitch, 2 * half * pitch, 2 * half * pitch, corner * pitch)
        if line == PAPER_WHITE:
            pen.fill(_GREEN)
        pen.line(line, width)
