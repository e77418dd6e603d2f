"""Tests of what a sealed table must know of each game, and of the texts that people read about it beforehand."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from kaartbord.games import GAMES
from kaartbord.sealed.dealings import DEALINGS, conflicting_options, fitting

DOCS = Path(__file__).resolve().parents[2] / "docs/sealed.md"


def test_house_rules_of_another_game_of_the_evening_are_made_to_fit() -> None:
    houses: dict[str, dict[str, Any]] = {
        "K": {"guarantee_start_card": True},
    }
    for code, house in houses.items():
        options = GAMES[code].options(house)
        fitted = fitting(code, options)
        assert conflicting_options(code, options) and not conflicting_options(code, fitted)
        assert fitting(code, fitted) == fitted
        assert fitted._replace(**house) == options, "nothing else changes"


@pytest.mark.parametrize("code", DEALINGS)
def test_who_sets_a_table_up_reads_how_long_links_become_as_they_were_measured(code: str) -> None:
    """The table of docs/sealed.md has the figures, which the bench prints."""
    row = r"(?m)^\| (\w+) \| (\d) \| \d+ \| ([\d,]+) \|(?: [\d,]+ \|){2} ([\d,]+) \|"
    rows = re.findall(row, DOCS.read_text())
    measured = {
        (name, int(seats)): max(int(number.replace(",", "")) for number in lengths) for name, seats, *lengths in rows
    }
    info = GAMES[code].INFO
    missing = [seats for seats in info.seats if (info.name, seats) not in measured]
    assert not missing, (
        f"docs/sealed.md has no row of {info.name} with {missing}: see bench_sealed_links.py, and write `letters`"
    )
    known = {seats: -(-measured[info.name, seats] // 100) * 100 for seats in info.seats}
    assert DEALINGS[code].letters == known
