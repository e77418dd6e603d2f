"""Links of sealed matches: what stands around the messages."""

from __future__ import annotations

import pytest
from kaartbord.match import link, sealed_links
from kaartbord.match.link import BadLink, Seat, Section
from kaartbord.match.sealed_links import SealedLink
from kaartbord.match.wrapped import finding

SEATS = (
    Seat("human", "Wim", True, emblem="cat"),
    Seat("computer", "", False, "calm"),
    Seat("link", "", False),
)
FULL = SealedLink(
    "T",
    1,
    bytes(range(256)) * 20,
    link.write_people(SEATS),
    True,
    b"\x01" + bytes(32),
    (Section("e", b"evening"),),
)


@pytest.mark.parametrize("held", [FULL, SealedLink("P", 1, b"m"), FULL._replace(for_spectator=False, secrets=b"")])
def test_what_is_written_can_be_read(held) -> None:
    text = sealed_links.write(held)
    assert sealed_links.read(f"Kijk: https://example.org/#{text}. Tot zo!") == held
    assert sealed_links.is_sealed_link(text)


def test_who_sits_where() -> None:
    held = sealed_links.read(sealed_links.write(FULL))
    assert held.people and link.read_people(held.people, 3) == SEATS


def test_a_page_that_knows_no_sealed_tables_offers_to_renew_itself() -> None:
    with pytest.raises(BadLink) as refused:
        link.parse_link(sealed_links.write(FULL))
    assert refused.value.reason == "newer"


def test_other_links_are_none() -> None:
    for text in ("", "#", "DKAx", "K", "tafel", sealed_links.write(FULL)[:-1]):
        assert not sealed_links.is_sealed_link(text)


@pytest.mark.parametrize("at", range(0, 6000, 97))
def test_a_changed_letter_is_found(at) -> None:
    text = sealed_links.write(FULL)
    with pytest.raises(BadLink):
        sealed_links.read(text[:at] + ("A" if text[at] != "A" else "B") + text[at + 1 :])


def test_a_parcel_is_not_longer_than_anybody_needs() -> None:
    with pytest.raises(BadLink) as refused:
        sealed_links.read(sealed_links.write(FULL._replace(messages=bytes(finding.MAX_LINK_LETTERS))))
    assert refused.value.reason == "long"
