"""How Keezbord deals."""

from . import race

DEALING = race.DEALING._replace(
    fixed=(("guarantee_start_card", False),), letters={2: 2000, 4: 4600, 6: 7400, 8: 13400}
)
