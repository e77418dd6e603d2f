"""The counts of a game of Slagen."""

from kaartbord.rules.counting import Count, count_own

COUNTS = (Count("tricks", "trick", count_own),)
