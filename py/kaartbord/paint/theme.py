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
"""Below this width (CSS px) the page is arranged for a phone."""
RAIL = 1180
"""From this width on the score has a column of its own."""
LOW = 561
"""Below this height the page is a phone on its side."""
SIDE = 560
"""Below this width a low window is no phone on its side but one that is magnified: the table scrolls."""
SHORT = 720
"""Up to this height a phone is a small one."""


def mix(a: str, b: str, k: float) -> str:
    """The colour k of the way from #a to #b."""
    parts = ((int(a[i : i + 2], 16), int(b[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(p + (q - p) * k):02x}" for p, q in parts)


class Theme(NamedTuple):
    """Every colour by name; `grain_least`, `grain_more` and `tint` are shares from 0 to 1."""

    name: str
    scheme: str
    """Light or dark."""
    # the page
    felt_hi: str
    felt: str
    felt_lo: str
    felt_line: str
    on_felt: str
    on_felt_2: str
    ground: str
    paper: str
    paper_2: str
    paper_hi: str
    paper_lip: str
    paper_edge: str
    ink: str
    ink_2: str
    line: str
    link: str
    good: str
    bad: str
    bad_bg: str
    # what can be chosen
    gold: str
    gold_hi: str
    gold_lo: str
    glow: str
    target: str
    target_ring: str
    dim: str
    # the board
    wood_hi: str
    wood: str
    wood_lo: str
    edge: str
    inlay: str
    inlay_line: str
    grain: str
    grain_least: float
    grain_more: float
    rim: str
    lettering: str
    hole: str
    hole_lo: str
    hole_rim: str
    dot_rim: str
    halo: str
    tint: float
    square_paper: str
    square_grey: str
    square_red: str
    square_bare: str
    square_line: str
    safe_paper: str
    safe_grey: str
    disc_hi: str
    disc: str
    disc_rim: str
    disc_line: str
    # cards
    card: str
    card_line: str
    help: str
    red: str
    black: str
    # the curtain
    curtain: str
    curtain_ground: str
    # the same in both themes
    on_gold: str = INK
    focus: str = "#1447B8"
    focus_gap: str = WHITE
    piece_ink: str = INK
    piece_white: str = PAPER_WHITE
    delft: str = DELFT
    tile: str = TILE


LIGHT = Theme(
    name="light",
    scheme="light",
    felt_hi="#2A5748",
    felt="#265244",
    felt_lo="#1B3C32",
    felt_line="rgba(255,255,255,.22)",
    on_felt=PAPER_WHITE,
    on_felt_2="#E6F1EB",
    ground="#F3EADB",
    paper="#FCF8F0",
    paper_2="#F2E8D8",
    paper_hi=WHITE,
    paper_lip="#B9A684",
    paper_edge="#8A7650",
    ink=INK,
    ink_2="#54463A",
    line="#D8C8AE",
    link="#1A4884",
    good="#165535",
    bad="#8C1E15",
    bad_bg="#FBE6E1",
    gold="#F5B82E",
    gold_hi="#FFD772",
    gold_lo="#8A5A00",
    glow="rgba(255,190,40,.95)",
    target="#FFFBEA",
    target_ring=INK,
    dim="rgba(58,74,65,.44)",
    wood_hi="#F0D6AB",
    wood="#E6C492",
    wood_lo="#D3A870",
    edge="#8F6232",
    inlay="#F8E9CD",
    inlay_line="rgba(120,78,36,.38)",
    grain="122,78,34",
    grain_least=0.05,
    grain_more=0.07,
    rim="rgba(255,255,255,.55)",
    lettering="#5C3C19",
    hole="#7E5630",
    hole_lo="#52351B",
    hole_rim="rgba(255,255,255,.65)",
    dot_rim=PAPER_WHITE,
    halo="rgba(255,255,255,.55)",
    tint=0.42,
    square_paper="#FDFAF2",
    square_grey="#53595D",
    square_red="#A0261E",
    square_bare="#EBD3A6",
    square_line="rgba(38,24,12,.75)",
    safe_paper="#8C7F66",
    safe_grey="#C9CED1",
    disc_hi="#FFF6E2",
    disc="#F4DFB8",
    disc_rim="rgba(255,255,255,.75)",
    disc_line="rgba(70,42,14,.62)",
    card="#FFFEFA",
    card_line="#BFAF98",
    help="#F2E8D8",
    red="#A51922",
    black="#1E2429",
    curtain=DELFT,
    curtain_ground=TILE,
)
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
"""What is the same in both themes of high contrast: no grain, no veil of light, black edges."""

CLEAR_LIGHT = LIGHT._replace(
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
CLEAR_DARK = DARK._replace(
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

THEMES = (LIGHT, DARK, CLEAR_LIGHT, CLEAR_DARK)


def theme_of(*, dark: bool, clear: bool) -> Theme:
    """The theme for these two wishes; `clear` is high contrast."""
    return THEMES[dark + 2 * clear]
