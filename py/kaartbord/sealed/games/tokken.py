"""How Tokken deals."""

from . import race

DEALING = race.DEALING._replace(letters={3: 3000, 4: 4300, 5: 5200, 6: 6800, 7: 8000, 8: 9000})
