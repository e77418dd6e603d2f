"""The rules of Toepen at rules version 1, for the links of that time.

All differences depend on the option `first_rules`, which is always on here.
"""

from collections.abc import Mapping
from typing import Any

from ....rules import options as house
from ....rules import position
from ....rules.checks import check_table
from .. import INFO as TODAY
from .. import ToepenOptions as ToepenOptions
from .. import ToepenState as ToepenState
from .. import apply as apply
from .. import deal as deal
from .. import events as events
from .. import fill as fill
from .. import legal as legal
from .. import play as play
from .. import problems as problems
from .. import refusals as refusals
from .. import score as score
from .. import seen as seen
from .. import sides as sides
from .. import stock as stock
from .. import to_move as to_move
from .. import view as view
from . import text as toepen_text
from .state import initial_state, table

FIXED_OPTIONS = {"blind_anyone": False, "first_rules": True}
"""By option that came later: its only value here, which takes no room in a link."""

INFO = TODAY._replace(
    version=1,
    options=tuple(
        option._replace(values=(FIXED_OPTIONS[option.name],)) if option.name in FIXED_OPTIONS else option
        for option in TODAY.options
    ),
)


def options(values: Mapping[str, Any]) -> ToepenOptions:
    """Return the house rules as one value, defaults filled in."""
    return ToepenOptions(**house.with_defaults(INFO.options, values))


def setup(options: ToepenOptions, seats: int) -> ToepenState:
    """Return the initial state; the first dealer is cast by lot."""
    check_table(INFO, ToepenOptions, options, seats)
    return initial_state(table(options, seats))


def write(state: ToepenState) -> str:
    """Return the position text."""
    return toepen_text.write(state, house.changes_text(INFO.options, state.table.options))


def read(text: str) -> ToepenState:
    """Return the state of a position text; raise BadPosition if it is not one or nobody could continue from it."""
    return position.read(text, INFO, (options, table), toepen_text.state_of, problems)
