"""Building blocks of the screens, which know no game."""
