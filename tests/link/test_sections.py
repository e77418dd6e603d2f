"""Sections: what was put together comes apart as it was, and nothing else does."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from kaartbord.match.seal import BadLink
from kaartbord.match.sections import Section, join_sections, split_sections

BODIES = st.binary(max_size=300)
ENDS = st.builds(Section, st.sampled_from("MO"), BODIES)
ROWS = st.dictionaries(st.sampled_from("RSWabpz"), BODIES, max_size=5)


@given(ROWS, ENDS)
def test_sections_come_back_in_their_order(row, end):
    packed = join_sections([Section(*each) for each in row.items()], end)
    assert split_sections(packed, "RSW", "MO") == [*(Section(kind, row[kind]) for kind in sorted(row)), end]


@pytest.mark.parametrize("size", [0, 1, 127, 128, 255, 256, 1000, 2**15 - 1])
def test_a_body_of_any_length(size):
    packed = join_sections([Section("p", bytes(size)), Section("W", b"")], Section("M", b"rest"))
    assert len(packed) == 2 + 1 + (1 if size < 128 else 2) + size + 5
    assert split_sections(packed, "W", "M") == [Section("W", b""), Section("p", bytes(size)), Section("M", b"rest")]


@example(b"a\x80\x01xM")
@example(b"a\x00a\x00M")
@given(st.binary(max_size=20) | st.lists(st.sampled_from(b"apWXM\0\1\x80")).map(bytes))
def test_what_comes_apart_was_put_together_or_is_refused(packed):
    try:
        *row, end = split_sections(packed, "RSW", "MO")
    except BadLink as bad:
        assert bad.reason in ("damaged", "newer")
    else:
        assert join_sections(row, end) == packed


def test_a_capital_must_be_known_and_a_small_letter_need_not_be():
    for kind in "ABCDEFGH":
        with pytest.raises(BadLink, match="newer"):
            split_sections(join_sections([Section(kind, b"")], Section("M", b"")), "RSW", "MO")
        assert split_sections(join_sections([Section(kind.lower(), b"")], Section("M", b"")), "RSW", "MO")
