"""Every kind of fault at a sealed table has a sentence that a person understands."""

from typing import get_args

import pytest
from kaartbord.sealed.faults import BLAMELESS_KINDS, BlamelessKind, FaultKind
from kaartbord.text import MESSAGES
from kaartbord.text.faults import fault_sentence, missing_message_sentence
from support.catalogue import EN, NL

KINDS = [kind for part in get_args(FaultKind) for kind in get_args(part) or (part,) if kind != "fork"]
"""All but a fork, of which nobody is ever named."""
NAMES = ("Anna", "Wim", "", "")


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("kind", KINDS)
def test_who_cheated_is_named_and_nobody_else(lang: str, kind: str) -> None:
    named, unnamed = (fault_sentence(MESSAGES[lang], "K", kind, seat, NAMES) for seat in (1, None))
    assert "{" not in named + unnamed
    assert "Wim" not in unnamed
    if kind in BLAMELESS_KINDS:
        assert named == unnamed
    else:
        assert "Wim" in named


def test_nobody_who_is_merely_behind_is_called_a_cheat() -> None:
    assert {*get_args(BlamelessKind)} < {*BLAMELESS_KINDS}
    said = [fault_sentence(NL, "K", kind, 1, NAMES) for kind in BLAMELESS_KINDS]
    assert not any("eerlijk" in words or "bewijs" in words for words in said)


def test_who_lacks_a_link_is_told_whom_to_ask() -> None:
    assert "Vraag Wim om de volledige link" in missing_message_sentence(NL, "K", 1, NAMES)
    assert "Ask Wim for the full link" in missing_message_sentence(EN, "K", 1, NAMES)


def test_no_two_kinds_have_one_sentence() -> None:
    kinds = [kind for kind in KINDS if kind not in BLAMELESS_KINDS]
    assert len({fault_sentence(NL, "K", kind, 1, NAMES) for kind in kinds}) == len(kinds)
