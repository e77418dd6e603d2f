"""A tournament: teams that meet two at a table, in a few rounds. Pure. It follows the championship of one
game, `CHAMPIONSHIP`."""

from ...games.keezbord.rules.championship import CHAMPIONSHIP as CHAMPIONSHIP
