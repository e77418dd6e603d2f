"""Draw the site's fixed pictures: the logo, a vignette for each game, and the icons.

usage: PYTHONPATH=py python tools/pictures.py      writes web/pictures/*.svg, web/icons/icon.svg and, through Chromium, web/icons/*.png
and web/shown/card.jpg
The results are kept in git; run this only after changing a drawing.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin
from pathlib import Path
from urllib.parse import quote

from browser import launch_options
from kaartbord.games.race.scene.arms import arm_holes
from kaartbord.paint.pieces import PIECES
from kaartbord.paint.theme import BLACK, INK, LIGHT, mix
from kaartbord.text import LANGUAGE_CODES, MESSAGES
from playwright.sync_api import sync_playwright

import locales  # noqa: F401

WEB = Path(__file__).resolve().parent.parent / "web"
Point = tuple[float, float]

FELT = (LIGHT.felt_hi, LIGHT.felt_lo)
WOOD, WOOD_EDGE, GRAIN = (LIGHT.wood_hi, LIGHT.wood, LIGHT.wood_lo), LIGHT.edge, "#7A4E22"
INLAY, INLAY_EDGE, HOLE, DOT = LIGHT.inlay, "#A98A5E", LIGHT.hole, BLACK
RED, CARD, CARD_EDGE = LIGHT.red, LIGHT.card, LIGHT.card_line
SANS = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif"
SEATS = dict(zip(("red", "blue", "yellow", "turquoise", "orange", "purple"), PIECES, strict=False))
SEATS |= {"white": PIECES[8], "grey": PIECES[9]}
SUITS = {  # about 100 high round the origin
    "h": "M0 46C-14 26-46 8-46-20C-46-46-12-54 0-28C12-54 46-46 46-20C46 8 14 26 0 46Z",
    "s": "M0-52C-14-32-46-14-46 14C-46 40-12 48 0 22C12 48 46 40 46 14C46-14 14-32 0-52Z"
    "M-17 48L17 48Q5 38 5 10L-5 10Q-5 38-17 48Z",
    "c": "M23-25A23 23 0 1 1-23-25A23 23 0 1 1 23-25ZM-1 9A23 23 0 1 1-47 9A23 23 0 1 1-1 9Z"
    "M47 9A23 23 0 1 1 1 9A23 23 0 1 1 47 9ZM-7-12H7V12H-7ZM-18 48L18 48Q5 38 5 4L-5 4Q-5 38-18 48Z",
}
TEN = [(0.2, 0.13), (0.8, 0.13), (0.5, 0.25), (0.2, 0.375), (0.8, 0.375)]
BOARD_NUMBERS = ("5 10 11 2 9", "4 9 8 7 6", "3 5 6 12 11", "12 7 9 8 4", "9 4 2 10 5")


def n(value: float) -> str:
    """Return a number as SVG writes it: two decimals at most, no needless zeros."""
    return f"{value:.2f}".rstrip("0").rstrip(".").replace("-0.", "-.").removeprefix("0") or "0"


def dots(points: Iterable[Point], r: float, fill: str) -> str:
    """Return many discs of one colour as one path of round-capped points."""
    path = "".join(f"M{n(x)} {n(y)}h0" for x, y in points)
    return f'<path d="{path}" stroke="{fill}" stroke-width="{n(2 * r)}" stroke-linecap="round"/>'


def polygon(points: list[Point]) -> str:
    """Return a closed polygon as path data."""
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + "Z"


def regular(sides: int, r: float, start: float) -> list[Point]:
    """Return the corners of a regular polygon round the origin, the first at the angle `start`."""
    angles = [start + 2 * pi * i / sides for i in range(sides)]
    return [(r * cos(a), r * sin(a)) for a in angles]


def outline(shape: str) -> str:
    """Return a pawn's outline as path data, radius 10 round the origin."""
    if shape == "circle":
        return "M9.8 0A9.8 9.8 0 1 1-9.8 0A9.8 9.8 0 1 1 9.8 0Z"
    if shape == "square":
        return "M-6.1-8.7H6.1Q8.7-8.7 8.7-6.1V6.1Q8.7 8.7 6.1 8.7H-6.1Q-8.7 8.7-8.7 6.1V-6.1Q-8.7-8.7-6.1-8.7Z"
    if shape == "shield":
        return "M-9-9H9Q10.2 5 0 11.2Q-10.2 5-9-9Z"
    if shape == "triangle":
        return polygon([(x, y + 2) for x, y in regular(3, 12.4, -pi / 2)])
    return polygon(regular(4, 11.6, -pi / 2) if shape == "diamond" else regular(6, 10.7, 0))


def pawn(x: float, y: float, r: float, seat: str, letter: bool = False) -> str:
    """Return a pawn of a seat's colour and shape, with its letter if asked."""
    piece = SEATS[seat]
    k, path = r / 10, outline(piece.shape)
    dark = mix(piece.fill, "#000000", 0.45)
    top = -1.5
    parts = [
        f'<g transform="translate({n(x)} {n(y)}) scale({n(k)})" stroke-linejoin="round">',
        f'<path d="{path}" transform="translate(0 3.4)" fill="#0A0602" opacity=".3" stroke="#0A0602" stroke-width="1.5"/>',
        f'<path d="{path}" transform="translate(0 1.5)" fill="{dark}" stroke="#FFF" stroke-opacity=".6" stroke-width="1.8"/>',
        f'<path d="{path}" transform="translate(0 {top})" fill="url(#p-{seat})" stroke="{piece.edge}" stroke-width="1"/>',
    ]
    if letter:
        sign = MESSAGES[LANGUAGE_CODES[0]].format(piece.letter)
        parts.append(
            f'<text y="{top + 3.9}" font-family="{SANS}" font-size="11" font-weight="800" text-anchor="middle"'
            f' fill="{piece.ink}">{sign}</text>'
        )
    return "".join(parts) + "</g>"


def pawn_paint(seats: Iterable[str]) -> str:
    """Return the gradients that the pawns of these seats are filled with."""
    return "".join(
        gradient(f"p-{seat}", (mix(fill, "#FFFFFF", 0.26), fill, mix(fill, "#000000", 0.1)))
        for seat, fill in ((seat, SEATS[seat].fill) for seat in seats)
    )


def gradient(name: str, colours: tuple[str, ...]) -> str:
    """Return a gradient from the top left to the bottom right."""
    last = len(colours) - 1
    stops = "".join(f'<stop offset="{n(i / last)}" stop-color="{c}"/>' for i, c in enumerate(colours))
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="1" y2="1">{stops}</linearGradient>'


def svg(size: float, body: str, defs: str = "", height: float | None = None) -> str:
    """Return a whole drawing, `size` wide and as high if no height is given."""
    box = f"0 0 {n(size)} {n(height or size)}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" fill="none"><defs>{defs}</defs>{body}</svg>\n'


def felt_tile(body: str, defs: str) -> str:
    """Return a vignette: 130 square, rounded, felt beneath."""
    clip = '<clipPath id="tile"><rect width="130" height="130" rx="14"/></clipPath>'
    ground = '<rect width="130" height="130" fill="url(#felt)"/>'
    return svg(130, f'<g clip-path="url(#tile)">{ground}{body}</g>', clip + gradient("felt", FELT) + defs)


def race(arms: int, length: int, seats: list[str], margin: float) -> str:
    """Return a race board with one pawn on every arm."""
    board = arm_holes(arms, length)
    track, homes = [point for section in board.sections for point in section], board.homes
    p = 65 / (board.radius + margin)

    def at(point: Point) -> Point:
        return 65 + point[0] * p, 65 + point[1] * p

    section = 2 * length + 4
    round_board = arms > 4
    shape = (
        '<circle cx="65" cy="65" r="61"' if round_board else '<rect x="3.5" y="3.5" width="123" height="123" rx="10"'
    )
    grain = "".join(f"M0 {n(7 + 13 * i)}C40 {n(11 + 12 * i)} 80 {n(2 + 14 * i)} 130 {n(8 + 13 * i)}" for i in range(10))
    parts = [
        f'{shape} transform="translate(0 3)" fill="{WOOD_EDGE}"/>',
        f'{shape} fill="url(#wood)" stroke="{WOOD_EDGE}"/>',
        f'<g clip-path="url(#board)"><path d="{grain}" stroke="{GRAIN}" stroke-opacity=".1" stroke-width="1.4"/></g>',
    ]
    strip = polygon([at(t) for t in track])
    parts.append(f'<path d="{strip}" stroke="{INLAY_EDGE}" stroke-width="{n(p * 0.95 + 1.4)}"/>')
    parts.append(f'<path d="{strip}" stroke="{INLAY}" stroke-width="{n(p * 0.95)}"/>')
    starts = range(0, len(track), section)
    black = {k + 8 for k in starts} if round_board else set()
    parts.append(dots((at(t) for k, t in enumerate(track) if k not in starts), p * 0.3, HOLE))
    parts.append(dots((at(track[k]) for k in sorted(black)), p * 0.36, DOT))
    for arm, seat in enumerate(seats):
        fill = SEATS[seat].fill
        parts.append(dots([at(track[arm * section])], p * 0.34, fill))
        parts.append(dots(map(at, homes[arm]), p * 0.42, fill))
    pawns = [(at(track[arm * section + 5]), seat) for arm, seat in enumerate(seats)]
    parts += [pawn(x, y, p * 1.25, seat) for (x, y), seat in sorted(pawns, key=lambda item: item[0][1])]
    defs = gradient("wood", WOOD) + f'<clipPath id="board">{shape}/></clipPath>' + pawn_paint(seats)
    return felt_tile("".join(parts), defs)


def suit(name: str, x: float, y: float, height: float, turn: int = 0) -> str:
    """Return a suit sign with its middle at (x, y), turned by `turn` degrees."""
    rotate = f" rotate({turn})" if turn else ""
    colour = RED if name == "h" else LIGHT.black
    return f'<path transform="translate({n(x)} {n(y)}){rotate} scale({n(height / 100)})" d="{SUITS[name]}" fill="{colour}"/>'


def jack(x: float, y: float, w: float, h: float) -> str:
    """Return the flat portrait of a red jack in a panel."""
    k = w / 100
    return (
        f'<g transform="translate({n(x)} {n(y)})"><clipPath id="bust"><rect width="{n(w)}" height="{n(h)}" rx="2"/></clipPath>'
        f'<g clip-path="url(#bust)"><rect width="{n(w)}" height="{n(h)}" fill="#F9E4DA"/>'
        f'<g transform="translate({n(w / 2)} {n(h)}) scale({n(k * 1.15)})">'
        f'<circle cy="-80" r="25" fill="#4B2E1A"/>'
        f'<path d="M-58 4C-56-34-36-40-14-46H14C36-40 56-34 58 4Z" fill="{RED}"/>'
        '<path d="M-26-43L0 2L26-43L14-47L0-20L-14-47Z" fill="#E2A92F"/>'
        '<path d="M-19-92V-72C-19-54-8-50 0-50S19-54 19-72V-92Z" fill="#F1D2AE"/>'
        f'<path d="M-30-88C-34-112-14-122 4-120C26-118 34-104 28-88Z" fill="{RED}"/>'
        '<path d="M-25-93H24V-85H-25ZM-22-94C-44-112-44-130-30-138C-30-122-22-114-14-104Z" fill="#E2A92F"/>'
        f'<path d="M-8-76h0M8-76h0" stroke="{INK}" stroke-width="4.5" stroke-linecap="round"/>'
        "</g></g></g>"
    )


def card(corner: Point, w: float, rank: str, kind: str, turn: float) -> str:
    """Return a card with its top left corner at `corner`, turned by `turn` degrees."""
    x, y = corner
    h = w * 1.42
    colour = RED if kind == "h" else LIGHT.black
    left, top, wide, high = w * 0.385, h * 0.065, w * 0.555, h * 0.87
    squeeze = f' textLength="{n(w * 0.34)}" lengthAdjust="spacingAndGlyphs"' if rank == "10" else ""
    if rank == "A":
        picture = suit(kind, left + wide / 2, top + high * 0.52, min(wide, high * 0.72))
    elif rank == "B":
        picture = jack(left, top, wide, high)
    else:
        spots = TEN + [(1 - a, 1 - b) for a, b in TEN]
        picture = "".join(
            suit(kind, left + wide * a, top + high * (0.04 + b * 0.92), w * 0.165, 180 if b > 0.5 else 0)
            for a, b in spots
        )
    return (
        f'<g transform="rotate({n(turn)} {n(x + w / 2)} {n(y + h / 2)}) translate({n(x)} {n(y)})">'
        f'<rect x=".6" y="2" width="{n(w)}" height="{n(h)}" rx="{n(w * 0.085)}" fill="#080A08" opacity=".35"/>'
        f'<rect width="{n(w)}" height="{n(h)}" rx="{n(w * 0.085)}" fill="{CARD}" stroke="{CARD_EDGE}" stroke-width=".8"/>'
        f'<text x="{n(w * 0.205)}" y="{n(top + w * 0.29)}"{squeeze} font-family="{SANS}" font-size="{n(w * 0.385)}"'
        f' font-weight="700" text-anchor="middle" fill="{colour}">{rank}</text>'
        f"{suit(kind, w * 0.205, top + w * 0.47, w * 0.25)}{picture}</g>"
    )


def toepen() -> str:
    """Return the picture of Toepen: a hand of three cards."""
    hand = [(13, 31, "10", "s", -16), (39, 24, "B", "h", -2), (67, 31, "A", "c", 14)]
    return felt_tile("".join(card((x, y), 44, rank, kind, turn) for x, y, rank, kind, turn in hand), "")


def okidoki() -> str:
    """Return the picture of OkiDoki: a piece of the path with two pawns."""
    path = [(k, y) for y in (0.3, 1.5, 2.7, 3.9) for k in ((4,) if y == 2.7 else range(5))]
    colours = {"n": LIGHT.square_bare, "w": LIGHT.square_paper, "g": LIGHT.square_grey, "r": LIGHT.square_red}
    fills = [colours[letter] for letter in "nwgwrgrw"]
    tiles = "".join(
        f'<rect x="{n(25 * x + 4)}" y="{n(25 * y + 3)}" width="22" height="22" rx="4" fill="{fills[i % 8]}"'
        ' stroke="#261D16" stroke-opacity=".7"/>'
        for i, (x, y) in enumerate(path)
    )
    pawns = pawn(65, 52, 9, "white", True) + pawn(90, 112, 9, "grey", True)
    return felt_tile(tiles + pawns, pawn_paint(("white", "grey")))


def toedeloe() -> str:
    """Return the picture of ToedeLoe: numbers, and pawns on some."""
    white, grey = ((1, 1), (1, 2), (1, 3)), ((2, 3), (3, 3))
    pawns = {**dict.fromkeys(white, "white"), **dict.fromkeys(grey, "grey"), (3, 1): "white"}
    parts = []
    for row, line in enumerate(BOARD_NUMBERS):
        for column, number in enumerate(line.split()):
            x, y = 26 * column + 13, 26 * row + 13
            parts.append(f'<circle cx="{x}" cy="{y}" r="10.4" fill="#F4DFB8" stroke="#462A0E" stroke-opacity=".6"/>')
            if (row, column) not in pawns:
                parts.append(
                    f'<text x="{x}" y="{y + 4}" font-family="{SANS}" font-size="11" font-weight="600"'
                    f' text-anchor="middle" fill="{INK}">{number}</text>'
                )
    parts += [pawn(26 * c + 13, 26 * r + 13, 8.8, seat, True) for (r, c), seat in pawns.items()]
    return felt_tile("".join(parts), pawn_paint(("white", "grey")))


def delft() -> str:
    """Return a tile of the wall behind what is shown to others: a ring with four petals, and a star on each corner."""
    petals = "".join(
        f'<path transform="rotate({turn})" d="M0 0Q8.5 8.5 19.5 0Q8.5-8.5 0 0"/>' for turn in range(0, 360, 90)
    )
    star = '<path d="M0-11Q0 0 11 0Q0 0 0 11Q0 0-11 0Q0 0 0-11"/>'
    stars = "".join(f'<g transform="translate({x} {y})">{star}</g>' for x in (-32.5, 32.5) for y in (-32.5, 32.5))
    ring = f'<circle r="23" fill="none" stroke="{LIGHT.curtain}" stroke-width="3"/>'
    body = f'<g transform="translate(32.5 32.5)" fill="{LIGHT.curtain}">{ring}{petals}{stars}</g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 65 65" width="65" height="65">{body}</svg>\n'


def logo() -> str:
    """Return the logo, an ace and a pawn; 56 wide, 52 high."""
    body = card((5, 4), 33, "A", "h", -10) + pawn(42, 34, 13, "blue", True)
    return svg(58, body, pawn_paint(("blue",)), 56)


def icon(corner: int, scale: float) -> str:
    """Return the icon: ace and pawn on felt, with corners rounded by `corner`."""
    ground = f'<rect width="512" height="512" rx="{corner}" fill="{LIGHT.felt}"/>'
    mark = card((6, 4), 33, "A", "h", -10) + pawn(41, 35, 13, "blue", True)
    shift = 256 - 29.5 * scale
    body = f'{ground}<g transform="translate({n(shift)} {n(shift)}) scale({n(scale)})">{mark}</g>'
    return svg(512, body, pawn_paint(("blue",)))


def write_png(drawing: str, sizes: dict[str, int]) -> None:
    """Draw an SVG in Chromium and save it as square PNG files, by name and size."""
    with sync_playwright() as playwright, playwright.chromium.launch(**launch_options("chromium")) as browser:
        for name, size in sizes.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:{size}px}}</style>{drawing}")
            page.screenshot(path=WEB / "icons" / name, omit_background=True)


def write_card(*drawings: str) -> None:
    """Draw the picture that a chat shows with a link: the logo with the name, and below it the other `drawings`."""
    style = f"""body {{ margin: 0; height: 100vh; display: grid; place-content: center; gap: 48px; background: {LIGHT.felt};
      color: {LIGHT.card}; font: 700 7rem {SANS}; text-align: center }} div {{ display: flex; gap: 36px }} img {{ width: 184px }}
      b {{ display: flex; gap: 28px; justify-content: center; align-items: center }} b img {{ width: 124px }}"""
    mark, *games = (f'<img src="data:image/svg+xml,{quote(drawing)}">' for drawing in drawings)
    with sync_playwright() as playwright, playwright.chromium.launch(**launch_options("chromium")) as browser:
        page = browser.new_page(viewport={"width": 1200, "height": 630})
        page.set_content(f"<style>{style}</style><b>{mark}Kaartbord</b><div>{''.join(games)}</div>", wait_until="load")
        page.screenshot(path=WEB / "shown/card.jpg", quality=75)


def main() -> None:
    """Draw and write all pictures and icons."""
    pictures = {
        "delft": delft(),
        "logo": logo(),
        "keezbord": race(4, 6, ["red", "turquoise", "blue", "yellow"], 0.9),
        "tokken": race(6, 7, ["red", "turquoise", "yellow", "blue", "orange", "purple"], 1.2),
        "toepen": toepen(),
        "okidoki": okidoki(),
        "toedeloe": toedeloe(),
    }
    for name, drawing in pictures.items():
        (WEB / "pictures" / f"{name}.svg").write_text(drawing)
    write_card(*list(pictures.values())[1:])
    (WEB / "icons/icon.svg").write_text(icon(112, 7.4))
    write_png(icon(112, 7.4), {"icon-192.png": 192, "icon-512.png": 512})
    write_png(icon(0, 6), {"maskable-512.png": 512, "apple-touch-icon.png": 180})


if __name__ == "__main__":
    main()
