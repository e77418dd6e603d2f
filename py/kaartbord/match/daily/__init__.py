"""The deal of the day: one short game a day, the same for everybody. A day is a number, counted from 1 January 1970."""

from ...games import Parts
from ...rules.daily import DailyRules

DAILIES: Parts[DailyRules] = Parts(".daily", "DAILY")

FRAGMENT = "dag"
"""The start of its address behind the #; alone it is the calendar."""
