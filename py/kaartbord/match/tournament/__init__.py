"""A tournament: teams that meet two at a table, in a few rounds, by the rules of CHAMPIONSHIP. Pure."""

from ...games.keezbord.rules.championship import CHAMPIONSHIP as CHAMPIONSHIP
