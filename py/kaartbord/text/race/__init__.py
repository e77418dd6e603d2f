"""What the pawn races say alike."""

from . import en, learn, nl

CATALOG = {
    "nl": nl.WORDS | learn.CATALOG["nl"],
    "en": en.WORDS | learn.CATALOG["en"],
}
