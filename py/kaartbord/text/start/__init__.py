"""What the page says of its start, before Python runs or where it never does; the build hands it to web/boot.js."""

from . import en, nl

NEEDS = "Chrome 105, Edge 105, Firefox 121, Safari 16.4"
"""The oldest browsers for which the page is made, where a sentence has `{needs}`."""

CATALOG = {
    lang: {key: text.replace("{needs}", NEEDS) for key, text in words.items()}
    for lang, words in (("nl", nl.WORDS), ("en", en.WORDS))
}
