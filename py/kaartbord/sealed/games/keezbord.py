"""How Keezbord deals."""

from . import race

DEALING = race.DEALING._replace(hidden_rules=(("guarantee_start_card", True),))
