"""How each game deals, by its code letter."""

from collections.abc import Mapping
from typing import Any

from ..games.keezbord import INFO as KEEZBORD
from ..games.keezbord import dealing as keezbord
from ..games.okidoki import INFO as OKIDOKI
from ..games.okidoki import dealing as okidoki
from ..games.toedeloe import INFO as TOEDELOE
from ..games.toedeloe import dealing as toedeloe
from ..games.toepen import INFO as TOEPEN
from ..games.toepen import dealing as toepen
from ..games.tokken import INFO as TOKKEN
from ..games.tokken import dealing as tokken
from .dealing import Dealing

DEALINGS: Mapping[str, Dealing] = {
    KEEZBORD.code: keezbord.DEALING,
    OKIDOKI.code: okidoki.DEALING,
    TOEPEN.code: toepen.DEALING,
    TOKKEN.code: tokken.DEALING,
    TOEDELOE.code: toedeloe.DEALING,
}
"""The games that can be played sealed."""


def fitting(code: str, options: Any) -> Any:
    """House rules with which a game can be played sealed, as close to these as can be."""
    return options._replace(**dict(DEALINGS[code].fixed))


def in_the_way(code: str, options: Any) -> tuple[str, ...]:
    """The house rules, by name, with which a game cannot be played sealed."""
    return tuple(name for name, value in DEALINGS[code].fixed if getattr(options, name) != value)
