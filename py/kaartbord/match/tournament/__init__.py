"""A tournament: teams that meet two at a table, in a few rounds. Pure.

It is played as one game's championship is; `CHAMPIONSHIP` says which.
"""

from ...games.keezbord.rules.championship import CHAMPIONSHIP as CHAMPIONSHIP
