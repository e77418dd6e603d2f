"""What the pawn races say alike."""

from . import en, illustrations_en, illustrations_nl, nl

CATALOG = {"nl": nl.WORDS | illustrations_nl.WORDS, "en": en.WORDS | illustrations_en.WORDS}
