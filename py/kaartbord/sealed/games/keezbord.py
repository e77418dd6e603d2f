"""How Keezbord deals."""

from . import race

DEALING = race.DEALING._replace(fixed=(("guarantee_start_card", False),))
