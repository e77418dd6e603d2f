"""The day's deal of Tokken: three hands, with two pawns each on their way."""

from ...rules.daily import DailyRules
from ..race.daily import standing, worth

DAILY = DailyRules(
    1,
    "tokken 4 | pawns 10 50 - - / 10 50 - - / 10 50 - - / 10 50 - - | hands  /  /  /  | kept  /  /  /  "
    "| gifts  /  /  /  | jokers 0 0 0 0 | draws - | played  | dealer 3 deals 3 turn dealer",
    deals=3,
    standing=standing,
    worth=worth,
)
