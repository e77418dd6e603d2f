"""How Tokken deals."""

from . import race

DEALING = race.DEALING._replace(letters={3: 3400, 4: 4800, 5: 5800, 6: 6800, 7: 11900, 8: 9500})
