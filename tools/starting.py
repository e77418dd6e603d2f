"""What the page says of its start, before Python runs or where it never does; the build hands it to web/boot.js."""

from __future__ import annotations

from kaartbord.text import MESSAGES
from kaartbord.text.printed import pages

from locales import WORDS

NEEDS = "Chrome 105, Edge 105, Firefox 121, Safari 16.4"
"""The oldest browsers for which the page is made, where a sentence has `{ $needs }`."""

LEFT = {name: f"{{{name}}}" for name in ("file", "minutes", "status", "type")}
"""What is left to the script to fill in."""


def words(lang: str) -> dict[str, str]:
    """Return the sentences of a language by key, and where its rules are."""
    keys = (name.replace("-", ".") for name in WORDS[lang]["start"])
    said = {key: MESSAGES[lang].say(key, needs=NEEDS, **LEFT) for key in keys}
    return said | {"start.rules.page": pages.address(lang, "K")}
