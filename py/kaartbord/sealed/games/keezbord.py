"""How Keezbord deals."""

from . import race

DEALING = race.DEALING._replace(
    fixed=(("guarantee_start_card", False),), letters={2: 1800, 4: 4200, 6: 7100, 8: 10000}
)
