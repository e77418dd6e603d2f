"""Tests of the profile by which the person of a device is known in every game."""

from typing import Any

import pytest
from kaartbord.match.setup import profile, seating
from kaartbord.match.setup.draft import from_record
from kaartbord.match.setup.profile import Profile
from kaartbord.rules.seats import colour_of

OMA = Profile("Oma", "cat", 4)


def test_a_profile_goes_to_every_game_and_is_read_as_it_was_stored() -> None:
    assert profile.from_record(profile.to_record(OMA)) == OMA
    chosen = profile.apply_profile(from_record("K", None), OMA, own=True)
    assert (chosen.chairs[0].name, chosen.chairs[0].emblem, colour_of(0, chosen.colours)) == OMA
    assert profile.from_draft(chosen, Profile(), own=True) == OMA
    team = profile.apply_profile(from_record("O", None), OMA, own=False)
    assert team.chairs[0][:3] == ("me", "Oma", "cat") and not team.colours
    assert profile.from_draft(team, OMA, own=False) == OMA, "a team has its colour, and the own one is not forgotten"
    assert profile.apply_profile(chosen.for_first_game(), OMA, own=True).chairs[0].name == "Oma"


def test_nobody_else_has_the_own_emblem() -> None:
    draft = from_record("P", None)
    cat = draft._replace(chairs=seating.set_emblem(draft.chairs, 2, "cat"))
    assert [chair.emblem for chair in profile.apply_profile(cat, OMA, own=True).chairs] == ["cat", "", "", ""]


def test_what_is_not_chosen_at_a_table_stays() -> None:
    phones = from_record("K", None)._replace(chairs=seating.arrange_chairs("phones", 4, {}))
    assert profile.from_draft(profile.apply_profile(phones, OMA, own=True), OMA, own=True) == OMA
    usual = from_record("K", None)
    assert profile.from_draft(usual, OMA, own=True) == Profile(), "taken off on purpose"


TORN: tuple[Any, ...] = (
    None,
    3,
    {},
    {"me": 3},
    {"names": {}},
    {"names": {"me": []}},
    {"names": {"me": [""]}},
)


@pytest.mark.parametrize("stored", TORN)
def test_what_is_torn_is_no_profile(stored: Any) -> None:
    assert profile.from_record(stored) is None and profile.from_last_setup(stored) is None
    assert profile.from_record({"me": "Oma", "colour": 99}) == Profile("Oma")
