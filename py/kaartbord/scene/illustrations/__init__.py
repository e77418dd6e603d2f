"""The illustrations of every game's rules. The page only names and describes them; the build draws them."""

SIZE = 320, 232
"""Width and height of every illustration, in CSS px; shown larger where there is room."""
