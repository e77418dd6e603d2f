"""Fuzzed backups: what is read went in, and what is refused is refused for a reason that is documented."""

from collections import Counter
from random import Random

import pytest
from link.test_fuzz import ALL
from long import some
from match import backup_mutants
from match.backup_mutants import IN_PART, READ


@pytest.mark.parametrize("seed", some(range(4), 1))
def test_no_backup_gives_what_was_not_in_it(seed):
    """As `backup_mutants.judge` says. Some of all kinds come up, or nothing was shown."""
    random, found = Random(seed), Counter[tuple[bool, str]]()
    for _ in range(500):
        mutant = backup_mutants.mutant(ALL, random)
        found[mutant.forged, backup_mutants.judge(mutant)] += 1
    assert {reason for forged, reason in found if forged} >= {READ, IN_PART}
    assert {reason for forged, reason in found if not forged} >= {READ, IN_PART, "foreign", "newer"}
