"""The illustrations of every game's rules: `tools/illustrations.py` paints them when the site is built. Pure."""

from collections.abc import Mapping

from ...games.keezbord.scene import illustrations as keezbord
from ...games.okidoki.scene import illustrations as okidoki
from ...games.toedeloe.scene import illustrations as toedeloe
from ...games.toepen.scene import illustrations as toepen
from ...games.tokken.scene import illustrations as tokken
from .illustration import Illustration, game_of

ILLUSTRATIONS: Mapping[str, tuple[Illustration, ...]] = {
    game_of(game.ILLUSTRATIONS[0].position).INFO.code: game.ILLUSTRATIONS
    for game in (keezbord, tokken, toepen, okidoki, toedeloe)
}
"""By the game's code letter, in the order of the rules."""
