"""Tokken in words."""

from . import en, learn, nl

CATALOG = {
    "nl": nl.WORDS | learn.CATALOG["nl"],
    "en": en.WORDS | learn.CATALOG["en"],
}
