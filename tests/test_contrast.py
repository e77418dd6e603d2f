"""Every colour can be told from what it stands on, also by eyes that see other colours.

What is painted by them is measured in the browser (tests/e2e/test_contrast.py).
"""

from __future__ import annotations

from itertools import combinations, product

import pytest
from kaartbord.paint.pieces import PIECES, PawnStyle
from kaartbord.paint.theme import INK, THEMES, WHITE, Theme
from kaartbord.text import LANGUAGE_CODES, MESSAGES
from support.colours import BLINDNESS, apart, contrast, rgb

TEXT, SHAPE = 7.0, 3.0
"""The least contrast of words (WCAG AAA), and of what is no word."""

LARGE = 4.5
"""The least contrast of large words."""

FAR = 15.0
"""The distance (CIE76) at which colours are told apart at a glance; about 2 is the least that can be seen at all."""

WORDS = {
    "on_felt": ("felt_hi", "felt", "felt_lo"),
    "on_felt_2": ("felt_hi", "felt", "felt_lo"),
    "ink": ("ground", "paper", "paper_2", "paper_hi"),
    "ink_2": ("ground", "paper", "paper_2"),
    "link": ("ground", "paper", "paper_2"),
    "good": ("ground", "paper", "paper_2"),
    "bad": ("paper", "paper_2", "bad_bg"),
    "on_gold": ("gold", "gold_hi"),
    "red": ("card", "square_paper"),
    "black": ("card", "square_paper"),
}
"""The colours of words, and on what they stand."""

GROUNDS = (
    "wood_hi",
    "wood",
    "wood_lo",
    "inlay",
    "square_paper",
    "square_grey",
    "square_red",
    "square_bare",
    "disc",
)
"""The colours on which a pawn may stand."""


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_words_stand_out(theme: Theme) -> None:
    colours = theme._asdict()
    pairs = [(words, ground) for words, grounds in WORDS.items() for ground in grounds]
    ratios = {pair: contrast(rgb(colours[pair[0]]), rgb(colours[pair[1]])) for pair in pairs}
    assert not {pair: round(ratio, 1) for pair, ratio in ratios.items() if ratio < TEXT}
    assert contrast(rgb(theme.lettering), rgb(theme.wood)) >= LARGE


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_numbers_of_squares_stand_out(theme: Theme) -> None:
    inks = {"square_paper": INK, "square_bare": INK, "disc": INK, "disc_hi": INK}
    inks |= {"square_grey": WHITE, "square_red": WHITE}
    ratios = {ground: contrast(rgb(ink), rgb(getattr(theme, ground))) for ground, ink in inks.items()}
    assert not {ground: round(ratio, 1) for ground, ratio in ratios.items() if ratio < TEXT}


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_what_can_be_chosen_stands_out(theme: Theme) -> None:
    for ground in GROUNDS:
        under = rgb(getattr(theme, ground))
        assert max(contrast(rgb(colour), under) for colour in (theme.target, theme.target_ring)) >= SHAPE
    assert contrast(rgb(theme.target), rgb(theme.target_ring)) >= TEXT
    for felt in ("felt_hi", "felt", "felt_lo"):
        assert contrast(rgb(theme.gold), rgb(getattr(theme, felt))) >= SHAPE


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: f"{piece.shape} {piece.fill}")
def test_pawns_stand_out_from_what_they_stand_on(theme: Theme, piece: PawnStyle) -> None:
    for name in GROUNDS:
        ground = getattr(theme, name)
        edges = [rgb(piece.fill), rgb(theme.halo, ground), rgb(piece.edge)]
        assert max(contrast(edge, rgb(ground)) for edge in edges) >= SHAPE, name


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: f"{piece.shape} {piece.fill}")
def test_the_letter_of_a_pawn_stands_out(piece: PawnStyle) -> None:
    assert not piece.letter or contrast(rgb(piece.ink), rgb(piece.fill)) >= TEXT


def letters(piece: PawnStyle) -> list[tuple[str, str]]:
    """Return the letter of a pawn in each language."""
    return [(lang, MESSAGES[lang].format(piece.letter)) for lang in LANGUAGE_CODES if piece.letter]


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_pawns_can_be_told_apart_by_colour_shape_and_letter(blindness: str) -> None:
    seats, teams = PIECES[:8], PIECES[8:]
    for group in (seats, teams):
        for one, other in combinations(group, 2):
            assert apart(one.fill, other.fill, blindness) >= FAR, (one, other)
            assert one.shape != other.shape
            assert not {*letters(one)} & {*letters(other)}


@pytest.mark.parametrize(("theme", "blindness"), [*product(THEMES, BLINDNESS)])
def test_squares_of_different_meaning_can_be_told_apart(theme: Theme, blindness: str) -> None:
    """Grey and red have marks of their own too: a line within, and a cross."""
    squares = [theme.square_paper, theme.square_grey, theme.square_red, theme.square_bare]
    assert min(apart(one, other, blindness) for one, other in combinations(squares, 2)) >= FAR
    assert contrast(rgb(theme.safe_paper), rgb(theme.square_paper)) >= SHAPE
    assert contrast(rgb(theme.safe_grey), rgb(theme.square_grey)) >= SHAPE
