"""Names of people: untrusted text, made fit to be shown. Markup stays what it is, plain text."""

from unicodedata import category, normalize

LONGEST = 24
"""Characters of a name."""

JOINER = "\u200d"
"""What holds a family emoji together; the only format character that may stay."""

HIDDEN = {"Cc", "Cf", "Cs", "Co"}
"""Categories that steer or hide text: controls, bidi marks, lone surrogates, private use."""


def clean(name: str, longest: int = LONGEST) -> str:
    """The name in normal form, without hidden characters and needless spaces, cut to so many characters."""
    shown = "".join(c for c in name if c.isspace() or c == JOINER or category(c) not in HIDDEN)
    return " ".join(normalize("NFC", shown).split())[:longest].strip(" " + JOINER)
