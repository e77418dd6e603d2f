"""What is counted of a game of Slagen."""

from kaartbord.rules.counting import Count, own

COUNTS = (Count("tricks", "trick", own),)
