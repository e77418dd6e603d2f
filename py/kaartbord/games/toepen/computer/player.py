"""The computer player of Toepen."""

from collections.abc import Sequence

from ....bots.player import ComputerPlayer
from ....rules.protocol import Action
from ..rules.stake import NO_BLIND
from ..rules.state import BLIND, ToepenState
from . import adapter, beginner, firm
from .mixing_search import MixingSearch

QUIET_ROUNDS = 3
"""Rounds at the start of a match in which no computer toeps blind, so that a new player meets a toep first."""


def considers(view: ToepenState, legal: Sequence[Action]) -> Sequence[Action]:
    """Return the actions but, in the first rounds, a blind toep."""
    return [NO_BLIND] if view.phase == BLIND and view.rounds <= QUIET_ROUNDS else legal


PLAYER = ComputerPlayer(
    adapter, firm.choose, beginner.beginner_score, iterations=400, search_class=MixingSearch, select_actions=considers
)
