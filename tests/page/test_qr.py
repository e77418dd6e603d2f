"""QR codes of links."""

from collections.abc import Callable
from typing import Any


def test_a_link_too_long_for_a_code_has_none(page_module: Callable[[str], Any]) -> None:
    assert page_module("ui.qr").code("https://example.org/#" + "A" * 3000, "") is None


def test_only_codes_that_cameras_read_are_offered(page_module: Callable[[str], Any]) -> None:
    """As measured with three readers: about 600 letters on a phone, and hardly more on any screen."""
    most = page_module("ui.qr").max_letters
    assert 200 < most(210) < 550 < most(344) < most(374) == most(804) == most(3000) == 640
    assert most(100) < 40 and most(0) == 0


def test_the_modules_of_an_offered_code_are_not_too_small(page_module: Callable[[str], Any]) -> None:
    import segno

    qr = page_module("ui.qr")
    for room in range(240, 900, 20):
        if letters := qr.max_letters(room):
            side = len(segno.make("a" * letters, micro=False, error="l").matrix) + 8
            assert room / side > 0.94 * qr.MODULE
