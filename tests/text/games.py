"""Names for all seats."""

NAMES = ("Jan", "Truus", "Anna", "Wim", "Henk", "Piet", "Kees", "Lien")
