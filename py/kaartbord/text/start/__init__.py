"""What the page says of its start, before Python runs or where it never does; the build hands it to web/boot.js."""

from . import en, nl

CATALOG = {"nl": nl.WORDS, "en": en.WORDS}

NEEDS = "Chrome 105, Edge 105, Firefox 121, Safari 16.4"
"""The oldest browsers for which the page is made, where a sentence has `{needs}`."""
