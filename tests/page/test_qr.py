"""QR codes of links."""

from collections.abc import Callable
from typing import Any


def test_a_link_too_long_for_a_code_has_none(page_module: Callable[[str], Any]) -> None:
    assert page_module("ui.qr").code("https://example.org/#" + "A" * 3000, "") is None
