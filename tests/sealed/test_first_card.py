"""Before a table is set up it says how many links go round before the first card: as many as its devices send."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest
from kaartbord.games import GAMES
from kaartbord.match.setup import house_rule_choices
from kaartbord.rules.protocol import Action
from kaartbord.sealed.dealings import DEALINGS, fitting
from kaartbord.sealed.device import Device
from kaartbord.sealed.due import links_before_cards
from support.long import long
from support.samples import samples
from support.sealed.tables import Sealed

CARDS = ("card", "play", "discard")
"""Kinds of action with which a hand begins to be played."""


def plain(device: Device, legal: list[Action]) -> Action:
    """Somebody who lets everything pass."""
    return next((action for action in legal if action.kind.startswith("no_")), legal[0])


def sent(code: str, seats: int, rules: dict[str, Any], seed: int) -> int:
    """Links before the first card, each seat on a device of its own."""
    match, next_senders = Sealed(code, seats, rules, seed=seed), list[int | None]()
    while not any(step.kind in CARDS for device in match.devices for step in device.table.steps):
        next_senders.append(match.hop(plain))
    return len([*groupby(next_senders)]) - 1


def tables(code: str) -> list[tuple[str, int, str, Any]]:
    """For every number of seats the usual house rules, and the first, second and last value of one that can be
    chosen, or "all" of those that have everybody asked."""
    info = GAMES[code].INFO
    fixed = dict(DEALINGS[code].fixed)
    return [
        (code, seats, *rule)
        for seats in info.seats
        for rule in [
            ("", None),
            *([("all", None)] if any(option.sealed is not None for option in info.options) else []),
            *(
                (option.name, value)
                for option in house_rule_choices.offered_options(info, seats)
                if not option.board and option.name not in fixed
                for value in dict.fromkeys((*option.values[:2], option.values[-1]))
            ),
        ]
    ]


FEW = [
    ("K", 4, "", None),
    ("K", 2, "nk_scoring", True),
    *(("T", seats, "", None) for seats in (3, 5)),
    *(("P", seats, "all", None) for seats in (3, 5)),
    ("O", 2, "", None),
    ("O", 2, "two_player_mode", "stapel"),
    ("O", 4, "", None),
    ("L", 2, "two_player_mode", "duel"),
]


@pytest.mark.parametrize(
    ("code", "seats", "rule", "value"),
    [*FEW, *long(*(table for code in DEALINGS for table in tables(code) if table not in FEW))],
)
def test_as_many_links_go_round_before_the_first_card_as_the_setup_says(
    code: str, seats: int, rule: str, value: Any
) -> None:
    game = GAMES[code]
    info = game.INFO
    preset = next(iter(info.presets))
    rules = house_rule_choices.adapt_to_sealing(
        info, preset, house_rule_choices.preset_values(info, preset), sealed=True
    )
    if rule == "all":
        rules |= {option.name: True for option in info.options if option.sealed is not None}
    elif rule:
        rules[rule] = value
    rules = fitting(code, game.options(rules))._asdict()
    said = links_before_cards(code, rules, seats)
    assert said - samples(code).slack <= max(sent(code, seats, rules, seed) for seed in (1, 2)) <= said
