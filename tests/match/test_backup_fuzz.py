"""Fuzzed backups: what is read went in, and what is refused is refused for a reason that is documented."""

from collections import Counter
from random import Random

import pytest
from support.links import backup_mutants
from support.links.backup_mutants import IN_PART, READ
from support.links.golden import ALL
from support.long import some


@pytest.mark.parametrize("seed", some(range(4), 1))
def test_no_backup_gives_what_was_not_in_it(seed):
    """As `backup_mutants.judge` says. Some of all kinds come up, or nothing was shown."""
    random, result = Random(seed), Counter[tuple[bool, str]]()
    for _ in range(500):
        mutant = backup_mutants.mutant(ALL, random)
        result[mutant.forged, backup_mutants.judge(mutant)] += 1
    assert {reason for forged, reason in result if forged} >= {READ, IN_PART}
    assert {reason for forged, reason in result if not forged} >= {READ, IN_PART, "foreign", "newer"}
