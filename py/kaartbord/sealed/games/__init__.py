"""How each game deals, by its code letter."""

from collections.abc import Mapping

from ...games.keezbord import INFO as KEEZBORD
from ...games.toedeloe import INFO as TOEDELOE
from ..dealing import Dealing
from . import race, toedeloe

DEALINGS: Mapping[str, Dealing] = {
    KEEZBORD.code: race.DEALING,
    TOEDELOE.code: toedeloe.DEALING,
}
"""The games that can be played sealed."""
