"""A text that came in is parsed once, whatever it holds."""

import pytest
from kaartbord.match import link, match, sealed_links
from kaartbord.match.incoming import parse
from kaartbord.match.link import BadLink
from support.sessions import begun, sealed_game


def test_a_text_is_a_link_to_an_open_game_or_to_a_sealed_one() -> None:
    opened, sealed = link.encode(begun("K", choices=3)), sealed_game().fragment()
    assert parse(f"Kom je spelen? https://example.org/#{opened}") == link.parse_link(opened)
    assert parse(f"Kom je spelen? https://example.org/#{sealed}") == sealed_links.read(sealed)


@pytest.mark.parametrize("spoil", [lambda text: text[:-1], lambda text: "Q" + text[1:], lambda _: "hallo"])
def test_what_is_no_link_is_refused_for_the_reason_of_its_kind(spoil: object) -> None:
    for text in (link.encode(match.start_match("T", begun("T", 3).match.options, 3, 5)), sealed_game().fragment()):
        with pytest.raises(BadLink) as found:
            parse(spoil(text))  # type: ignore[operator]
        with pytest.raises(BadLink) as told:
            link.parse_link(spoil(text))  # type: ignore[operator]
        assert found.value.reason == told.value.reason
