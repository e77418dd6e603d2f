"""Colours and breakpoints: the one source for the canvas and the style sheet.

`tools/styles.py` writes the colours that the style sheet uses as custom properties: `felt_hi` is `--felt-hi`.
"""

from typing import NamedTuple

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
SHORT = 720
"""Up to this height a phone is a small one."""


class Theme(NamedTuple):
    """Every colour by name; `grain_least`, `grain_more` and `tint` are shares from 0 to 1."""

    name: str
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
    felt_hi="#366A59",
    felt="#2D5C4E",
    felt_lo="#21463B",
    felt_line="rgba(255,255,255,.22)",
    on_felt=PAPER_WHITE,
    on_felt_2="#DAE9E1",
    ground="#F3EADB",
    paper="#FCF8F0",
    paper_2="#F2E8D8",
    paper_hi=WHITE,
    paper_lip="#B9A684",
    paper_edge="#9C8862",
    ink=INK,
    ink_2="#5B4C3F",
    line="#D8C8AE",
    link="#1D4F91",
    good="#1F6B45",
    bad="#A3261C",
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
    lettering="#7A5127",
    hole="#7E5630",
    hole_lo="#52351B",
    hole_rim="rgba(255,255,255,.65)",
    dot_rim=PAPER_WHITE,
    halo="rgba(255,255,255,.55)",
    tint=0.42,
    card="#FFFEFA",
    card_line="#BFAF98",
    help="#F2E8D8",
    red="#B3202A",
    black="#1E2429",
    curtain=DELFT,
    curtain_ground=TILE,
)
DARK = LIGHT._replace(
    name="dark",
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
    paper_edge="#6B5C4C",
    ink="#F8F1E4",
    ink_2="#CDBFAC",
    line="#55483B",
    link="#A9CBFF",
    good="#7FD0A4",
    bad="#FFA396",
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
    lettering="#D9B98C",
    hole="#2B1A0E",
    hole_lo="#150B05",
    hole_rim="rgba(255,255,255,.12)",
    dot_rim="#E9D9BF",
    halo="rgba(255,248,235,.75)",
    tint=0.5,
    card="#F6F0E3",
    card_line="#8C7F6C",
    curtain="#284F80",
    curtain_ground="#131E2C",
)
