"""How Tokken deals."""

from . import race

DEALING = race.DEALING._replace(letters={3: 2800, 4: 3600, 5: 5500, 6: 6400, 7: 7700, 8: 8000})
