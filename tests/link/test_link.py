"""The link: every stage of every match comes back as it was, wherever the link stood."""

from random import Random

import pytest
from kaartbord.games import GAMES
from kaartbord.match import sealed_links
from kaartbord.match.coding import raw_link
from kaartbord.match.link import (
    LEVELS,
    BadLink,
    LinkContents,
    Seat,
    Section,
    bare_link,
    decode,
    decode_link,
    encode,
    encode_link,
    parse_link,
    read_steps,
)
from kaartbord.match.match import Match, replay, run_steps, start_match, truncate
from kaartbord.match.seal import ALPHABET, HEAD_LETTERS, seal, unseal
from kaartbord.match.sealed_links import SealedLink
from kaartbord.match.sections import FILLER, split_sections
from support.links.forge import forged, head, old, sections
from support.long import some
from support.plays import HOUSES, TABLES, bot_play, endless_play, options, random_play, stages

MATCH = random_play(Match("K", 1, options(), 4, 0xFEDCBA9876543210), longest=40).match
LINK = encode(MATCH)
PEOPLE = (
    Seat("human", "Jan", True),
    Seat("computer", "", False),
    Seat("link", "Zoë 🐸", False),
    Seat("human", "", True),
)
PLIES = len(replay(MATCH).plies)


@pytest.mark.parametrize(("code", "preset", "seats"), some(TABLES, 16))
def test_round_trip_at_every_choice(code, preset, seats):
    whole = random_play(Match(code, GAMES[code].INFO.version, options(code, preset), seats, 3), longest=120)
    for stage in stages(whole.match):
        assert decode(encode(stage)) == stage.match


@pytest.mark.parametrize("seats", HOUSES)
def test_round_trip_of_whole_games_with_house_rules(seats):
    play = bot_play(HOUSES[seats], seats, 2**64 - seats)
    assert GAMES["K"].to_move(play.state) == ()
    assert decode(encode(play)) == play.match


@pytest.mark.parametrize(
    "board",
    [
        "wgrgwnrwgrwgnrgwnn",
        "w" * 4 + "g" * 4 + "n" * 8,
        "wg" * 30,
        "gwwgrggwnwwrwgnnwgrggngwwrwggw",
    ],
)
def test_a_board_of_ones_own_goes_with_the_link(board):
    whole = random_play(Match("O", 1, GAMES["O"].options({"board": board, "short": True}), 4, 11), longest=60)
    assert len(whole.match.choices) == 60
    for stage in stages(whole.match):
        match = decode(encode(stage))
        assert match == stage.match
        assert match.options.board == board


def test_a_link_whose_board_cannot_be_played_on_is_damaged(monkeypatch):
    board = "w" * 5 + "g" * 4 + "n" * 8
    monkeypatch.setattr("kaartbord.rules.options.board_flaw", lambda *_: None)
    text = encode(start_match("O", GAMES["O"].options({"board": board}), 2, 5).match)
    monkeypatch.undo()
    with pytest.raises(BadLink, match="damaged"):
        decode(text)


@pytest.mark.parametrize("undone", [1, 255, 256, 65535])
def test_a_link_says_how_often_choices_were_taken_back(undone):
    match = MATCH._replace(undo_count=undone)
    text = encode_link(match, PEOPLE, 3)
    assert decode_link(text)[:3] == (match, PEOPLE, 3)
    assert bare_link(text) == encode(match)
    assert len(encode(match)) <= len(LINK) + 6
    assert encode(match._replace(undo_count=0)) == LINK


@pytest.mark.parametrize("undone", [-1, 65536])
def test_a_match_cannot_be_taken_back_so_often(undone):
    with pytest.raises(ValueError, match="taken back"):
        encode(MATCH._replace(undo_count=undone))


@pytest.mark.parametrize("undone", [0, 2])
def test_a_link_of_a_known_game_is_read_with_its_own_count(undone):
    known = replay(MATCH._replace(undo_count=1))
    again = truncate(MATCH, 30)._replace(undo_count=undone)
    assert run_steps(read_steps(parse_link(encode(again)), known))[1] == replay(again)


def test_a_match_and_its_play_have_the_same_link():
    assert encode(MATCH) == encode(replay(MATCH))


@pytest.mark.parametrize("seed", [0, 1, 2**63, 2**64 - 1])
def test_extreme_seeds(seed):
    match = start_match("K", options(), 4, seed).match
    assert decode(encode(match)) == match


def test_a_long_game_of_eight_fits():
    play = endless_play(Match("K", 1, options(), 8, 7), 2000)
    assert len(play.plies) > 2000
    assert decode(encode(play)) == play.match


def test_a_long_game_on_a_long_board_fits():
    rules = GAMES["O"].options({"board": "wgn" * 20, "two_player_mode": "stapel"})
    play = random_play(Match("O", 1, rules, 2, 4))
    text = encode(play)
    assert GAMES["O"].to_move(play.state) == () and len(text) > 1024
    assert decode(text) == play.match


def test_the_longest_old_link_can_still_be_written():
    assert len(seal(head("K", "B"), bytes(3065))) == raw_link.MAX_OLD_PART_LETTERS
    assert len(seal(head("K"), b"M" + bytes(3065))) <= raw_link.MAX_MATCH_LETTERS


def test_a_history_too_long_for_a_link_is_not_written(monkeypatch):
    monkeypatch.setattr(raw_link, "MAX_MATCH_LETTERS", len(LINK) - 1)
    with pytest.raises(ValueError, match="too many"):
        encode(MATCH)


def test_an_unsound_match_is_not_written():
    with pytest.raises(ValueError):
        encode(MATCH._replace(choices=(999,)))


@pytest.mark.parametrize(
    "around",
    [
        "{}",
        "#{}",
        "  {}\n",
        "https://example.org/kaartbord/#{}",
        "https://example.org/k/?x=1#{}",
        "Doe je mee? https://example.org/k/#{} Groet, Jan",
        "(https://example.org/k/#{}).",
        "<https://example.org/#{}>",
        'Spel #3: "https://example.org/#{}"',
        "Spel #3\nhttp://localhost:8000/#{}\n\nJan",
        "example.org/#{}!",
    ],
)
def test_a_link_is_found_in_the_text_around_it(around):
    assert decode(around.format(LINK)) == MATCH
    table = encode_link(MATCH, PEOPLE, 3)
    assert decode_link(around.format(table)) == LinkContents(MATCH, PEOPLE, 3)


@pytest.mark.parametrize("people", [PEOPLE, None])
@pytest.mark.parametrize("ply", [None, 0, 1, PLIES])
def test_a_table_comes_back(people, ply):
    assert decode_link(encode_link(MATCH, people, ply)) == LinkContents(MATCH, people, ply)
    assert decode_link(encode_link(replay(MATCH), people, ply)) == LinkContents(MATCH, people, ply)


@pytest.mark.parametrize("claimed", [False, True])
@pytest.mark.parametrize("level", LEVELS)
def test_the_level_of_the_computer_goes_with_the_link(level, claimed):
    people = (Seat("human", "Jan", True), *(Seat("computer", "Wim", claimed, level) for _ in range(3)))
    assert decode_link(encode_link(MATCH, people)).seats == people


def test_a_computer_at_its_best_leaves_the_link_as_it_always_was():
    assert sections(encode_link(MATCH, PEOPLE))[0].body[:4] == b"\x04\x01\x02\x04"
    calm = [seat._replace(level="calm") for seat in PEOPLE]
    assert sections(encode_link(MATCH, calm))[0].body[:4] == b"\x04\x11\x02\x04"


def test_a_page_from_before_beginners_is_asked_to_update():
    beginners = [seat._replace(level="beginner") if seat.kind == "computer" else seat for seat in PEOPLE]
    assert sections(encode_link(MATCH, beginners))[0].kind == "P"


@pytest.mark.parametrize("people", [PEOPLE, None])
def test_a_link_for_somebody_who_only_looks_on(people):
    link = encode_link(MATCH, people, for_spectator=True)
    assert decode_link(link) == LinkContents(MATCH, people, None, for_spectator=True)
    assert decode_link(encode_link(MATCH, people, 5, for_spectator=True)) == LinkContents(MATCH, people, 5)


@pytest.mark.parametrize("people", [PEOPLE, None])
@pytest.mark.parametrize("seat", range(4))
def test_a_link_to_go_on_at_a_seat_on_another_device(people, seat):
    link = encode_link(MATCH, people, seat=seat)
    assert decode_link(link) == LinkContents(MATCH, people, None, seat=seat)
    assert encode_link(MATCH, people, for_spectator=True, seat=seat) == encode_link(MATCH, people, for_spectator=True)
    assert encode_link(MATCH, people, 5, seat=seat) == encode_link(MATCH, people, 5)


def test_how_often_a_seat_was_handed_on_comes_back():
    people = tuple(seat._replace(handovers=handed) for seat, handed in zip(PEOPLE, (0, 1, 6, 7), strict=True))
    assert decode_link(encode_link(MATCH, people)).seats == people


TABLE_LINKS = {
    "bare": LINK,
    "people": encode_link(MATCH, PEOPLE),
    "ply": encode_link(MATCH, PEOPLE, 5),
    "watch": encode_link(MATCH, PEOPLE, for_spectator=True),
    "seat": encode_link(MATCH, PEOPLE, seat=2),
    "stripped": encode_link(MATCH, None, 5),
    "open": encode_link(start_match("T", GAMES["T"].options({}), 3, 5).match._replace(choices=(-1, 1)), None),
}


@pytest.mark.parametrize("name", TABLE_LINKS)
def test_an_old_link_says_what_it_said(name):
    text = TABLE_LINKS[name]
    assert old(text)[0] == ("C" if name == "open" else "B")
    assert decode_link(old(text)) == decode_link(text)
    assert decode_link(f"https://example.org/k/#{old(text)}.") == decode_link(text)


@pytest.mark.parametrize("name", TABLE_LINKS)
def test_links_of_one_match_have_the_same_bare_link(name):
    text = TABLE_LINKS[name]
    assert bare_link(text) == bare_link(old(text)) == bare_link(f"kijk: https://a.nl/#{text}.") == encode(decode(text))
    assert (bare_link(text) == LINK) == (name != "open")


def test_names_of_an_old_link_that_are_damaged_do_not_hide_the_match():
    damaged = old(TABLE_LINKS["people"])[:-1]
    with pytest.raises(BadLink):
        decode_link(damaged)
    assert decode(damaged) == MATCH


def test_a_link_is_hardly_longer_than_it_was():
    assert len(LINK) <= len(old(LINK)) + 2
    for name in ("people", "ply", "watch", "seat", "stripped"):
        assert len(TABLE_LINKS[name]) <= len(old(TABLE_LINKS[name]))


# ---- what later versions add

FACES, RESULTS = Section("f", b"faces"), Section("z", bytes(range(200)))


@pytest.mark.parametrize(
    ("people", "purpose"),
    [
        (None, {}),
        (PEOPLE, {}),
        (PEOPLE, {"ply": 5}),
        (PEOPLE, {"for_spectator": True}),
        (None, {"seat": 2}),
    ],
)
def test_a_section_of_a_later_version_is_passed_on_as_it_is(people, purpose):
    text = encode_link(MATCH, people, extra_sections=(RESULTS, FACES), **purpose)
    shared = decode_link(text)
    assert shared == decode_link(encode_link(MATCH, people, **purpose))._replace(extra_sections=(FACES, RESULTS))
    assert encode_link(shared.match, shared.seats, extra_sections=shared.extra_sections, **purpose) == text
    assert bare_link(text) == LINK


def test_only_so_much_of_later_versions_is_passed_on():
    large, small = Section("a", bytes(raw_link.MAX_EXTRA_BYTES - 2)), Section("c", b"xy")
    text = encode_link(MATCH, PEOPLE, extra_sections=(large, Section("b", b"xyz"), small, Section("d", b"z")))
    shared = decode_link(text)
    assert (shared.seats, shared.extra_sections) == (PEOPLE, (large, small))
    with pytest.raises(BadLink, match="long"):
        decode(encode_link(MATCH, PEOPLE, extra_sections=[Section("a", bytes(raw_link.MAX_OPEN_LINK_LETTERS))]))


def test_a_link_with_what_must_be_understood_is_newer():
    for kind in set(ALPHABET[:26]) - {*"MOPRSUW"}:
        with pytest.raises(BadLink, match="newer"):
            decode(forged(LINK, [Section(kind, b"?")]))


@pytest.mark.parametrize(("people", "ply"), [(PEOPLE[:3], None), (None, -1), (None, PLIES + 1)])
def test_people_and_ply_must_fit_the_match(people, ply):
    with pytest.raises(ValueError):
        encode_link(MATCH, people, ply)


def test_no_link_ends_in_a_sign_that_apps_take_for_the_end_of_a_sentence():
    """Of a thousand matches and a thousand sealed ones; each still says the same, and is the same match."""
    random, filled = Random(3), 0
    for seed in range(1000):
        match = start_match("K", options(), 4, seed).match
        people = [Seat("link", f"Speler {seed}", True)] * 4
        open_link = encode_link(match, people, extra_sections=[Section("e", bytes(seed % 4))])
        sealed = SealedLink("K", 1, random.randbytes(200 + seed % 7), extra_sections=(Section("e", b"?"),))
        sealed_link = sealed_links.write(sealed)
        for text in (open_link, sealed_link):
            assert text[-1].isalnum()
            filled += FILLER in [section.kind for section in split_sections(unseal(text, HEAD_LETTERS), "KPRSUW", "MZ")]
        shared = decode_link(open_link)
        assert (shared.match, shared.extra_sections) == (match, (Section("e", bytes(seed % 4)),))
        assert bare_link(open_link) == encode(match)
        assert sealed_links.read(sealed_link) == sealed
    assert 10 < filled < 100
