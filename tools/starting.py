"""The words that the page shows at its start, before Python runs or if it never does; the build hands them to
web/boot.js."""

from __future__ import annotations

from kaartbord.text import MESSAGES
from kaartbord.text.printed import pages

from locales import WORDS

MINIMUM_BROWSERS = "Chrome 105, Edge 105, Firefox 121, Safari 16.4"
"""The oldest browsers for which the page is made, for sentences with `{ $needs }`."""

LEFT = {name: f"{{{name}}}" for name in ("file", "minutes", "status", "type")}
"""Placeholders that the script fills in."""


def words(lang: str) -> dict[str, str]:
    """Return the sentences of a language by key, and the address of its rules."""
    keys = (name.replace("-", ".") for name in WORDS[lang]["start"])
    said = {key: MESSAGES[lang].format(key, needs=MINIMUM_BROWSERS, **LEFT) for key in keys}
    return said | {"start.rules.page": pages.rules_address(lang, "K")}
