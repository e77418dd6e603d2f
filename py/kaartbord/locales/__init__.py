"""What is written for people, a folder a language; here the form that a rules page has as data."""

Line = str | tuple[str, ...]
"""A sentence of the rules page, or (fact, ..., sentence) for one that holds only with all these facts. A fact
is what is on, `not` and what is off, or the value of an option."""

ITEM = "• "
"""What a sentence begins with that is an item of a list."""

Page = tuple[tuple[str, str, tuple[Line, ...]], ...]
"""The paragraphs of a rules page: id, title, lines."""
