"""The boards that can be printed, by the code letter of their game."""

from collections.abc import Callable, Mapping
from typing import Any

from ..games import okidoki, toedeloe
from ..games.okidoki.scene.printout import okidoki_printout
from ..games.toedeloe.scene.printout import toedeloe_printout
from .printout import Printout

PRINTOUTS: Mapping[str, Callable[[Any], Printout]] = {
    okidoki.INFO.code: okidoki_printout,
    toedeloe.INFO.code: toedeloe_printout,
}
"""Each makes of the options of a match the board that it is played on."""
