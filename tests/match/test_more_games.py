"""One game more, and one game less: what is sent and stored says the same whatever games a page knows."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from contract import smallest
from kaartbord.games import EARLIER, ENTRIES, GAMES
from kaartbord.match import evening, link
from kaartbord.match.evening import Evening, EveningResult
from kaartbord.match.match import Match, game_of, replay
from kaartbord.match.stored import summary_of
from support.links.golden import ALL, GOLDEN
from support.newcomer import ENTRY
from support.plays import random_play

TESTS = Path(__file__).parents[1]
EVENINGS = [line.split(" | ") for line in (TESTS / "link/golden-evenings.txt").read_text("utf-8").splitlines()]
STORED = sorted((TESTS / "page/stored").glob("*.json"))
SEATS = 4


@pytest.fixture(params=["as it is", "one more", "none but one"])
def games(request: pytest.FixtureRequest) -> Iterator[str]:
    """The page as it is; with a sixth game, before all others; and with Keezbord alone."""
    before = dict(ENTRIES)
    known = {"as it is": before, "one more": ENTRY | before, "none but one": {"K": before["K"]}}
    ENTRIES.clear()
    ENTRIES.update(known[request.param])
    yield request.param
    ENTRIES.clear()
    ENTRIES.update(before)


def written(night: Evening) -> list[str]:
    """Return an evening as the golden file tells it, behind the link."""
    return [
        " ".join(f"{result.game}{''.join(map(str, sorted(result.won)))}" for result in night.results),
        " ".join(f"{code}{evening.worth_of(night, code)}" for code in evening.FIRST_GAMES),
        " ".join(f"{place.seat}:{place.points}" for place in evening.standings(night, SEATS)),
        f"{'over' if night.over else 'on'} {night.changes}",
    ]


@pytest.mark.parametrize(("text", "told"), [(text, told) for text, *told in EVENINGS])
def test_a_golden_evening_is_read_and_written_as_it_was(games, text, told):
    if games == "none but one" and text[1] != "K":
        with pytest.raises(link.BadLink, match="newer"):
            link.decode_link(text)
        return
    shared = link.decode_link(text)
    night = evening.from_sections(shared.extra_sections, SEATS)
    assert written(night) == told
    assert (
        link.encode_link(shared.match, shared.seats, extra_sections=evening.to_sections(shared.extra_sections, night))
        == text
    )


@pytest.mark.parametrize("games", ["one more"], indirect=True)
@pytest.mark.usefixtures("games")
def test_with_one_more_game_all_golden_links_open():
    for text, position in GOLDEN:
        match = link.decode(text)
        assert game_of(match).write(replay(match).state) == position
    for text in ALL:
        assert link.find_link(f"kijk: {text} !") == text


@pytest.mark.parametrize("games", ["one more"], indirect=True)
@pytest.mark.usefixtures("games")
def test_a_part_that_a_game_does_not_have_is_passed_over():
    assert "S" in GAMES and "S" not in EARLIER


def test_records_of_a_store_are_listed_with_one_more_game(games):
    for file in STORED:
        stored = json.loads(file.read_text("utf-8"))["stored"]
        for name, value in stored.items():
            if name.startswith("game:"):
                known = value["game"] in ENTRIES
                assert (summary_of(name, value) is not None) == known


@pytest.mark.parametrize("games", ["none but one"], indirect=True)
@pytest.mark.usefixtures("games")
@pytest.mark.parametrize("wrapped", ["{}", "https://example.org/#{}", "Jouw beurt: https://example.org/#{}."])
def test_a_link_of_a_game_that_came_later_is_newer_however_it_is_wrapped(wrapped):
    for text in (text for text in ALL if text[1] != "K"):
        with pytest.raises(link.BadLink, match="newer"):
            link.decode_link(wrapped.format(text))


def test_an_evening_with_a_game_of_a_later_version_is_kept_and_counts(monkeypatch):
    with monkeypatch.context() as page:
        page.setitem(ENTRIES, "S", ENTRY["S"])
        later = random_play(Match("S", 1, smallest.options({}), SEATS, 3))
        result = evening.result_of(later)
        night = evening.with_result(evening.set_worth(Evening(), "P", 2), later)
        more = evening.to_sections((), night)
        assert evening.worth_of(night, "S") == ENTRY["S"].worth
        dear = evening.to_sections((), evening.set_worth(night, "S", 7))
    for sections, points in ((more, ENTRY["S"].worth), (dear, 7)):
        found = evening.from_sections(sections, SEATS)
        assert found.results == (result,) and evening.worth_of(found, "S") == points
        assert {place.points for place in evening.standings(found, SEATS)} == {0, points}
        assert evening.to_sections(sections, found) == sections
        assert evening.from_sections(evening.to_sections(sections, evening.toggle_over(found))).over


@pytest.mark.parametrize("later", [b"S", b"S\12", b"S\1T"])
def test_what_cannot_be_read_of_later_games_makes_it_no_evening(later):
    body = bytes((1, 3, 3, 1, 3, 2)) + b"S\1abcd"
    sections = [link.Section(evening.SECTION_KIND, body), link.Section(evening.WORTH_KIND, later)]
    assert evening.from_sections(sections) == Evening()
    assert evening.from_sections([sections[0], link.Section(evening.WORTH_KIND, b"S\1")]).results == (
        EveningResult("S", frozenset({0}), b"abcd"),
    )
