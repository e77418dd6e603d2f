"""The day's deal of Keezbord: three hands, with two pawns each on their way."""

from ...rules.daily import DailyRules
from ..race.daily import standing, worth

DAILY = DailyRules(
    1,
    "keezbord 4 | pawns 8 44 - - / 8 44 - - / 8 44 - - / 8 44 - - | hands  /  /  /  | played  "
    "| dealer 3 deals 3 turn dealer",
    deals=3,
    standing=standing,
    worth=worth,
)
