"""Colours and breakpoints: the one source for the canvas and the style sheet.

`tools/styles.py` writes the colours that the style sheet uses as custom properties: `felt_hi` is `--felt-hi`.
"""

from typing import Any, NamedTuple

INK = "#261D16"
PAPER_WHITE = "#FFFDF6"
BLACK = "#14100D"
WHITE = "#FFFFFF"
DELFT = "#1E4B86"
TILE = "#F7F3EA"
"""The ground of a Delft tile, the back of a card."""

PHONE = 700
"""Below this width (CSS px) the page is arranged for a phone. Larger letters count as a smaller window."""
RAIL_WIDTH = 1180
"""From this width on the score has a column of its own."""
LOW = 700
"""Below this height the page is a phone on its side, or a flat window: questions are next to the board."""
TINY_WINDOW = 560
"""A window that is less wide and high than this is magnified, or its letters are: the table scrolls."""
SHORT = 720
"""Up to this height a phone is a small one."""


def mix(a: str, b: str, k: float) -> str:
    """Return the colour k of the way from #a to #b."""
    parts = ((int(a[i : i + 2], 16), int(b[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(p + (q - p) * k):02x}" for p, q in parts)


class Theme(NamedTuple):
    """Every colour by name, at first the light ones; `grain_least`, `grain_more` and `tint` are shares from 0 to 1."""

    name: str = "light"
    scheme: str = "light"
    """Light or dark."""
    # the page
    felt_hi: str = "#2A5748"
    felt: str = "#265244"
    felt_lo: str = "#1B3C32"
    felt_line: str = "rgba(255,255,255,.22)"
    on_felt: str = PAPER_WHITE
    on_felt_2: str = "#E6F1EB"
    ground: str = "#F3EADB"
    paper: str = "#FCF8F0"
    paper_2: str = "#F2E8D8"
    paper_hi: str = WHITE
    paper_lip: str = "#B9A684"
    paper_edge: str = "#8A7650"
    ink: str = INK
    ink_2: str = "#54463A"
    line: str = "#D8C8AE"
    link: str = "#1A4884"
    good: str = "#165535"
    bad: str = "#8C1E15"
    bad_bg: str = "#FBE6E1"
    # what can be chosen
    gold: str = "#F5B82E"
    gold_hi: str = "#FFD772"
    gold_lo: str = "#8A5A00"
    glow: str = "rgba(255,190,40,.95)"
    target: str = "#FFFBEA"
    target_ring: str = INK
    dim: str = "rgba(58,74,65,.44)"
    # the board
    wood_hi: str = "#F0D6AB"
    wood: str = "#E6C492"
    wood_lo: str = "#D3A870"
    edge: str = "#8F6232"
    inlay: str = "#F8E9CD"
    inlay_line: str = "rgba(120,78,36,.38)"
    grain: str = "122,78,34"
    grain_least: float = 0.05
    grain_more: float = 0.07
    rim: str = "rgba(255,255,255,.55)"
    lettering: str = "#5C3C19"
    hole: str = "#7E5630"
    hole_lo: str = "#52351B"
    hole_rim: str = "rgba(255,255,255,.65)"
    dot_rim: str = PAPER_WHITE
    halo: str = "rgba(255,255,255,.55)"
    tint: float = 0.42
    square_paper: str = "#FDFAF2"
    square_grey: str = "#53595D"
    square_red: str = "#A0261E"
    square_bare: str = "#EBD3A6"
    square_line: str = "rgba(38,24,12,.75)"
    safe_paper: str = "#8C7F66"
    safe_grey: str = "#C9CED1"
    disc_hi: str = "#FFF6E2"
    disc: str = "#F4DFB8"
    disc_rim: str = "rgba(255,255,255,.75)"
    disc_line: str = "rgba(70,42,14,.62)"
    # cards
    card: str = "#FFFEFA"
    card_line: str = "#BFAF98"
    help: str = "#F2E8D8"
    red: str = "#A51922"
    black: str = "#1E2429"
    # the curtain
    curtain: str = DELFT
    curtain_ground: str = TILE
    # the same in both themes
    on_gold: str = INK
    focus: str = "#1447B8"
    focus_gap: str = WHITE
    piece_ink: str = INK
    piece_white: str = PAPER_WHITE
    delft: str = DELFT
    tile: str = TILE


LIGHT = Theme()
DARK = LIGHT._replace(
    name="dark",
    scheme="dark",
    felt_hi="#20372F",
    felt="#172821",
    felt_lo="#0D1814",
    felt_line="rgba(255,255,255,.16)",
    on_felt="#F8F1E4",
    on_felt_2="#B9CBC1",
    ground="#1C1713",
    paper="#2A231D",
    paper_2="#372E26",
    paper_hi="#4A3F35",
    paper_lip="#120D09",
    paper_edge="#85745F",
    ink="#F8F1E4",
    ink_2="#DCCFBD",
    line="#55483B",
    link="#A9CBFF",
    good="#7FD0A4",
    bad="#FFB3A7",
    bad_bg="#4A231D",
    gold="#F2B632",
    gold_lo="#7A5000",
    glow="rgba(255,196,60,.95)",
    target="#FFF3CC",
    target_ring="#160D06",
    dim="rgba(14,22,18,.56)",
    wood_hi="#77543A",
    wood="#5F412B",
    wood_lo="#4A301D",
    edge="#26170D",
    inlay="#815D40",
    inlay_line="rgba(0,0,0,.45)",
    grain="0,0,0",
    grain_least=0.08,
    grain_more=0.12,
    rim="rgba(255,255,255,.16)",
    lettering="#F3DDB9",
    hole="#2B1A0E",
    hole_lo="#150B05",
    hole_rim="rgba(255,240,220,.5)",
    dot_rim="#E9D9BF",
    halo="rgba(255,248,235,.75)",
    tint=0.5,
    square_bare="#CFAB7C",
    disc_hi="#D9C19A",
    disc="#C4A678",
    disc_rim="rgba(255,255,255,.14)",
    card="#F6F0E3",
    card_line="#8C7F6C",
    red="#9E1720",
    curtain="#284F80",
    curtain_ground="#131E2C",
)
_CLEAR: dict[str, Any] = {
    "felt_line": "#FFFFFF",
    "on_felt": "#FFFFFF",
    "on_felt_2": "#FFFFFF",
    "dim": "rgba(120,120,120,.5)",
    "grain_least": 0.0,
    "grain_more": 0.0,
    "hole": "#000000",
    "hole_lo": "#000000",
    "hole_rim": "#FFFFFF",
    "dot_rim": "#FFFFFF",
    "halo": "#FFFFFF",
    "square_paper": "#FFFFFF",
    "square_grey": "#3D4246",
    "square_red": "#8A1A12",
    "square_line": "#000000",
    "safe_paper": "#000000",
    "safe_grey": "#FFFFFF",
    "disc_line": "#000000",
    "card": "#FFFFFF",
    "card_line": "#000000",
    "help": "#F2F2F2",
    "red": "#930A14",
    "black": "#000000",
    "target": "#FFFFFF",
    "target_ring": "#000000",
}
"""The common part of both themes of high contrast: no grain, no veil of light, black edges."""

CONTRAST_LIGHT = LIGHT._replace(
    **_CLEAR,
    name="clear light",
    felt_hi="#0F3A2D",
    felt="#0D3227",
    felt_lo="#0A281F",
    ground="#FFFFFF",
    paper="#FFFFFF",
    paper_2="#EFEFEF",
    paper_lip="#3A3A3A",
    paper_edge="#000000",
    ink="#000000",
    ink_2="#262626",
    line="#4A4A4A",
    link="#0A2F6B",
    good="#0B4226",
    bad="#77100A",
    gold="#FFC93C",
    gold_lo="#4A3000",
    wood_hi="#FBEBCB",
    wood="#F8E5C0",
    wood_lo="#F3DBB0",
    edge="#000000",
    inlay="#FFFFFF",
    inlay_line="#000000",
    lettering="#33200A",
    square_bare="#F0D7A4",
    disc_hi="#FFFFFF",
    disc="#FFFFFF",
    disc_rim="#FFFFFF",
)
CONTRAST_DARK = DARK._replace(
    **_CLEAR,
    name="clear dark",
    felt_hi="#0A1511",
    felt="#06100C",
    felt_lo="#000000",
    ground="#000000",
    paper="#000000",
    paper_2="#1C1C1C",
    paper_hi="#2A2A2A",
    paper_lip="#8C8C8C",
    paper_edge="#FFFFFF",
    ink="#FFFFFF",
    ink_2="#F2F2F2",
    line="#B8B8B8",
    link="#BFD9FF",
    good="#9BE8BE",
    bad="#FFC2B8",
    bad_bg="#3A0F0A",
    gold="#FFD23D",
    wood_hi="#2A1B10",
    wood="#20140B",
    wood_lo="#180F08",
    edge="#FFFFFF",
    inlay="#000000",
    inlay_line="#FFFFFF",
    lettering="#FFF0D6",
    square_bare="#D9B57A",
    disc_hi="#FFF3DC",
    disc="#FFF3DC",
    disc_rim="#FFFFFF",
)

THEMES = (LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK)


def theme_of(*, dark: bool, clear: bool) -> Theme:
    """Return the theme for these two wishes; `clear` is high contrast."""
    return THEMES[dark + 2 * clear]
