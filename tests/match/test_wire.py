"""Tests of the messages of live devices, none of which can take a game away."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kaartbord.games import GAMES
from kaartbord.match import evening, link, merge, sealed_links
from kaartbord.match.claims import hand_over
from kaartbord.match.link import BadLink, Seat, Section, encode_link, read_steps
from kaartbord.match.live import peers, wire
from kaartbord.match.live.peers import Peer
from kaartbord.match.live.wire import MessageVerdict, validate
from kaartbord.match.match import Match, Play, choose, replay, run_steps, start_match, take_back, truncate
from kaartbord.match.seal import ALPHABET, seal
from support.links.forge import forged, old
from support.plays import random_play

SEATS = tuple(Seat("link", name, True) for name in ("Jan", "Piet", "Anna"))
NOBODY = frozenset[int]()


def start(seed: int = 5) -> Play:
    """Three people at Tokken who each owe a card."""
    return start_match("T", GAMES["T"].options({}), 3, seed)


def give(play: Play, seat: int, rank: int = 0) -> Play:
    return choose(play, seat, GAMES["T"].legal(play.state, seat)[rank])


def text(play: Play) -> str:
    return encode_link(play, SEATS)


def at(play: Play) -> str:
    return wire.revision_of(text(play))


def peer(*seats: int) -> Peer:
    """A device that has said who plays there."""
    return Peer(0.0, frozenset(seats), "", has_announced=True)


def stand(ours: Play, mine: set[int]) -> wire.LocalGame:
    return wire.LocalGame(ours, SEATS, frozenset(mine), at(ours))


def said(message: object, ours: Play, mine: set[int], by: Peer, now: float = 1.0) -> MessageVerdict:
    return heard_to_the_end(message, stand(ours, mine), by, now)


def heard_to_the_end(message: object, ours: wire.LocalGame, by: Peer, now: float) -> MessageVerdict:
    """The verdict once a link has been read."""
    heard = validate(message, ours, by, now)
    assert (heard.kind == "read") == (heard.link is not None)
    if heard.link is None:
        return heard
    try:
        return wire.validate_contents(*run_steps(read_steps(heard.link, ours.play)), ours, heard.peer)
    except BadLink as bad:
        return MessageVerdict("pass", heard.peer, why=bad.reason)


PLAY = start()
FIRST, SECOND, THIRD = GAMES["T"].to_move(PLAY.state)


def test_here_tells_who_is_there_and_how_far() -> None:
    words = wire.announcement(frozenset({2, 0}), at(PLAY))
    assert words == f"here 0,2 {link.encode(PLAY)[-6:]}"
    heard = said(words, PLAY, {1}, Peer(0.0))
    assert heard.kind == "here"
    assert (heard.peer.seats, heard.peer.has_announced, heard.peer.last_message_at) == ({0, 2}, True, 1.0)
    assert said(words, give(PLAY, FIRST), {1}, Peer(0.0)).kind == "behind"
    assert said(wire.announcement(NOBODY, at(PLAY)), PLAY, {1}, Peer(0.0)).peer.seats == NOBODY


def test_here_tells_those_without_a_connection_who_else_is_there() -> None:
    words = wire.announcement({0}, at(PLAY), {2, 1})
    assert words == f"{wire.announcement({0}, at(PLAY))} 1,2"
    heard = said(words, PLAY, {1}, Peer(0.0))
    assert (heard.kind, heard.peer.seats, heard.peer.connected_seats) == ("here", {0}, {1, 2})
    assert said(wire.announcement({0}, at(PLAY)), PLAY, {1}, heard.peer).peer.connected_seats == NOBODY
    assert said(f"here 0 {at(PLAY)} 1,7,x", PLAY, {1}, heard.peer).peer.connected_seats == {1}


@pytest.mark.parametrize("reached", [NOBODY, frozenset({1, 2})])
@pytest.mark.parametrize("board", [False, True])
def test_here_tells_how_much_was_shown_and_who_is_the_board(reached: frozenset[int], board: bool) -> None:
    plain = wire.announcement({0}, at(PLAY), reached)
    words = wire.with_shown_plies(plain, 27, board=board)
    heard = said(words, PLAY, {1}, Peer(0.0)).peer
    assert (heard.seats, heard.connected_seats, heard.shown_plies, heard.is_board) == ({0}, reached, 27, board)
    again = said(plain, PLAY, {1}, heard).peer
    assert (again.shown_plies, again.is_board) == (-1, False), "an older version says neither"
    for bad in ("-3", "x", "1234567", "\u0663"):
        assert said(words.replace(" 27", f" {bad}"), PLAY, {1}, heard).peer.shown_plies == -1


def test_the_stages_of_a_game_stand_apart() -> None:
    one, other = give(PLAY, FIRST), give(PLAY, SECOND)
    stages = [PLAY, one, other, give(one, SECOND), give(PLAY, FIRST, 1)]
    assert len({at(play) for play in stages}) == len(stages)
    assert at(PLAY) == wire.revision_of(link.encode(PLAY)) == wire.revision_of(old(text(PLAY)))
    assert at(PLAY) == wire.revision_of(encode_link(PLAY, None, 0)) == link.encode(PLAY)[-6:]
    for nothing in ("", "here - x", "here 0,2 " + at(PLAY), text(PLAY)[:-1]):
        assert wire.revision_of(nothing) == ""


def test_a_choice_is_taken_over() -> None:
    newer = give(PLAY, FIRST)
    heard = said(text(newer), PLAY, {SECOND}, peer(FIRST))
    assert heard.kind == "take"
    assert heard.shared.match == newer.match
    assert heard.shared.seats == SEATS


def test_choices_made_at_once_are_joined_with_ours() -> None:
    ours, theirs = give(PLAY, SECOND), give(PLAY, FIRST)
    heard = said(text(theirs), ours, {SECOND}, peer(FIRST))
    assert heard.kind == "take"
    assert merge.join_matches(ours.match, heard.shared.match) == give(ours, FIRST).match


def test_who_is_behind_gets_our_link() -> None:
    assert said(text(PLAY), give(PLAY, FIRST), {FIRST}, peer(SECOND)).kind == "behind"


def test_the_same_tells_only_who_sits_where() -> None:
    assert said(text(PLAY), PLAY, {FIRST}, peer(SECOND)).kind == "take"


def test_a_choice_of_our_seat_that_we_did_not_make_is_passed_over() -> None:
    stolen = give(PLAY, FIRST)
    assert said(text(stolen), PLAY, {FIRST}, peer(SECOND))[:4:3] == ("pass", "not theirs")
    # The same person on a second device says so, and may.
    assert said(text(stolen), PLAY, {FIRST}, peer(FIRST)).kind == "take"
    # What somebody else chose may be passed on by anybody.
    assert said(text(stolen), PLAY, {SECOND}, peer(THIRD)).kind == "take"


def test_only_who_plays_our_seats_takes_choices_back_for_us() -> None:
    ours = give(give(PLAY, FIRST), SECOND)
    theirs = take_back(ours, 1)
    assert said(text(theirs), ours, {FIRST}, peer(SECOND))[:4:3] == ("pass", "not theirs")
    assert said(text(theirs), ours, {FIRST}, peer(FIRST)).kind == "take"
    # Who looks on follows.
    assert said(text(theirs), ours, set(), peer(FIRST)).kind == "take"
    assert said(text(ours), theirs, {FIRST}, peer(FIRST)).kind == "behind"
    assert at(theirs) != at(replay(truncate(ours.match, 1)))


def test_another_choice_for_our_seat_is_asked_about_only_from_who_plays_it() -> None:
    ours, theirs = give(PLAY, FIRST), give(PLAY, FIRST, 1)
    assert said(text(theirs), ours, {FIRST}, peer(SECOND))[:4:3] == ("pass", "not theirs")
    assert said(text(theirs), ours, {FIRST}, peer(FIRST)).kind == "fork"
    assert said(text(theirs), ours, {SECOND}, peer(FIRST)).kind == "fork"


def test_what_our_seat_ordered_by_link_may_be_played_by_anybody() -> None:
    """A device that is not live plays it where the game comes to it, and goes live later."""
    played = give(give(PLAY, FIRST), SECOND)
    here = stand(PLAY, {FIRST})._replace(is_ordered=lambda ply: ply.seat == FIRST)
    assert heard_to_the_end(text(played), here, peer(SECOND), 1.0).kind == "take"
    other = here._replace(is_ordered=lambda ply: ply.seat != FIRST)
    assert heard_to_the_end(text(played), other, peer(SECOND), 1.0)[:4:3] == ("pass", "not theirs")


def test_a_seat_of_ours_that_was_handed_on_is_asked_about() -> None:
    """Somebody gave our seat to the computer while we were away, and it chose."""
    played = give(PLAY, FIRST)
    seats = tuple(hand_over(who, "computer", claimed=False) if seat == FIRST else who for seat, who in enumerate(SEATS))
    by, verdicts = peer(SECOND), []
    for now in range(5):
        heard = said(encode_link(played, seats), PLAY, {FIRST}, by, float(now))
        by = heard.peer
        verdicts.append(heard.kind)
    assert verdicts == ["take"] * 3 + ["pass"] * 2


def test_what_only_the_computer_chose_otherwise_is_settled_by_itself() -> None:
    """One of the two devices takes over what the other holds to be right, as often as it comes to that."""
    robots = tuple(who._replace(kind="computer") if seat == FIRST else who for seat, who in enumerate(SEATS))
    one, other = give(PLAY, FIRST), give(PLAY, FIRST, 1)
    verdicts = set()
    for ours, theirs in ((one, other), (other, one)):
        here = wire.LocalGame(ours, robots, frozenset({SECOND}), at(ours))
        by = peer(THIRD)
        for now in range(5):
            heard = heard_to_the_end(encode_link(theirs, robots), here, by, float(now))
            by = heard.peer
        verdicts.add(heard.kind)
    assert verdicts == {"behind", "take"}

    # With it comes no choice of ours that we did not make.
    here = wire.LocalGame(one, robots, frozenset({SECOND}), at(one))
    forged = encode_link(give(other, SECOND), robots)
    assert heard_to_the_end(forged, here, peer(THIRD), 1.0)[:4:3] == ("pass", "not theirs")


def test_nobody_is_asked_for_ever() -> None:
    ours, theirs, by = give(PLAY, FIRST), give(PLAY, FIRST, 1), peer(FIRST)
    verdicts = []
    for now in range(5):
        heard = said(text(theirs), ours, {SECOND}, by, float(now))
        by = heard.peer
        verdicts.append(heard.kind)
    assert verdicts == ["fork"] * 3 + ["pass"] * 2


def test_what_comes_while_somebody_is_asked_is_not_counted_and_may_come_again() -> None:
    ours, theirs, by = give(PLAY, FIRST), text(give(PLAY, FIRST, 1)), peer(FIRST)
    here = stand(ours, {SECOND})
    for now in range(5):
        heard = heard_to_the_end(theirs, here._replace(is_asking_player=True), by, float(now))
        by = heard.peer
        assert heard[:4:3] == ("pass", "being asked")
    assert heard_to_the_end(theirs, here, by, 5.0).kind == "fork"
    assert said(text(give(ours, THIRD)), ours, {SECOND}, by, 9.0).kind == "take"


def test_who_only_looks_on_cannot_choose() -> None:
    newer = give(PLAY, FIRST)
    for by in (Peer(0.0), said(wire.announcement(NOBODY, at(newer)), PLAY, {1}, Peer(0.0)).peer):
        assert said(text(newer), PLAY, {SECOND}, by)[:4:3] == ("pass", "only looks on")


def test_no_moment_to_look_at_and_no_looking_on_comes_in() -> None:
    for fragment in (encode_link(PLAY, SEATS, 0), encode_link(PLAY, SEATS, for_spectator=True)):
        assert said(fragment, PLAY, {FIRST}, peer(SECOND)).shared == link.LinkContents(PLAY.match, SEATS, None)


def test_what_later_versions_add_comes_in() -> None:
    faces = (Section("f", b"faces"),)
    newer = give(PLAY, FIRST)
    assert (
        said(encode_link(newer, SEATS, extra_sections=faces), PLAY, {SECOND}, peer(FIRST)).shared.extra_sections
        == faces
    )
    understood = forged(text(newer), [Section("N", b"")])
    assert said(understood, PLAY, {SECOND}, peer(FIRST)).kind == "newer"


def test_another_game_opens_nothing() -> None:
    other = give(start(6), FIRST)
    assert said(text(other), PLAY, {SECOND}, peer(FIRST))[:4:3] == ("pass", "other")


def test_a_sealed_match_is_met_as_a_whole_by_its_players_alone() -> None:
    whole = sealed_links.write(sealed_links.SealedLink("T", 1, b"messages"))
    sealed = stand(PLAY, {FIRST})._replace(sealed=True)
    assert validate(whole, sealed, peer(SECOND), 1.0).kind == "sealed"
    costs = [validate(text, sealed, peer(SECOND), 1.0).peer.credit for text in (whole, whole[:-3])]
    assert costs[0] < costs[1], "the signatures in it are checked"
    assert validate(whole[:-3], sealed, peer(SECOND), 1.0).kind == "pass"
    assert validate(whole, sealed, Peer(0.0), 1.0)[:4:3] == ("pass", "only looks on")
    for kind, heard in (("a", "pass"), (sealed_links.FOLLOWS_MATCH, "sealed"), (sealed_links.SEAT_REQUEST, "sealed")):
        held = sealed_links.read(whole)._replace(extra_sections=(Section(kind, b"x"),))
        called = validate(sealed_links.write(held), sealed, Peer(0.0), 1.0)
        assert called.kind == heard, "who was left out calls, and is called, from another match"
        passed = validate(whole, sealed, Peer(0.0), 1.0)
        assert (called.peer.credit < passed.peer.credit) == (heard == "sealed"), "for which they pay"
    assert validate(whole, stand(PLAY, {FIRST}), peer(SECOND), 1.0).kind != "sealed"


def test_a_torn_link_is_passed_over() -> None:
    whole = text(give(PLAY, FIRST))
    for size in range(1, len(whole)):
        assert said(whole[:size], PLAY, {SECOND}, peer(FIRST)).kind == "pass"
    assert said(whole[:-3], PLAY, {SECOND}, peer(FIRST))[:4:3] == ("pass", "torn")


def test_a_later_version_is_recognised() -> None:
    later = seal("DT" + ALPHABET[GAMES["T"].INFO.version + 1], b"\1\2\3")
    assert said(later, PLAY, {SECOND}, peer(FIRST)).kind == "newer"
    assert said("dance 1 2", PLAY, {SECOND}, peer(FIRST))[:4:3] == ("pass", "unknown")
    words = wire.announcement(frozenset({0}), at(PLAY)) + " and more"
    assert said(words, PLAY, {SECOND}, Peer(0.0)).kind == "here"


@pytest.mark.parametrize(
    "words",
    [
        "here",
        "here 0",
        "here 3 abc",
        "here -1 abc",
        "here 0, abc",
        "here ０ abc",
        "here 0,,1 abc",
        "here 00 abc",
        " here 0 abc",
    ],
)
def test_a_seat_that_is_none_is_passed_over(words: str) -> None:
    heard = said(words, PLAY, {FIRST}, Peer(0.0))
    assert heard.kind == "pass"
    assert not heard.peer.has_announced and not heard.peer.seats


def test_a_message_too_long_for_a_link_is_not_read() -> None:
    assert said("B" * (wire.MAX_MESSAGE_LETTERS + 1), PLAY, {FIRST}, peer(SECOND))[:4:3] == ("hang up", "long")


def test_a_flood_is_not_read() -> None:
    by, verdicts = peer(FIRST), []
    newer = text(give(PLAY, FIRST))
    for n in range(1, 500):
        heard = said(newer, PLAY, {SECOND}, by, n / 1000)
        by = heard.peer
        verdicts.append(heard.kind)
    assert verdicts.count("take") < peers.BURST + peers.PACE
    assert verdicts[-1] == "hang up"
    assert said(newer, PLAY, {SECOND}, by, 1000.0).kind == "hang up"


def test_long_messages_cost_more() -> None:
    by = peer(FIRST)
    for long, cost in (
        ("x", 1),
        ("x" * wire.LETTERS_PER_MESSAGE, 2),
        ("x" * 4 * wire.LETTERS_PER_MESSAGE, 5),
        (b"x" * 9999, 1),
    ):
        heard = said(long, PLAY, {SECOND}, by._replace(credit=6.0, credited_at=1.0))
        assert heard.kind == "pass" and heard.peer.credit == 6 - cost
        over = said(long, PLAY, {SECOND}, by._replace(credit=0.9, credited_at=1.0))
        assert over[:4:3] == ("pass", "too many") and over.peer.excess == cost


def test_who_made_us_play_much_is_heard_again_after_a_while() -> None:
    by, words = (peer(FIRST).charged(20 * peers.PLIES_PER_MESSAGE), wire.announcement(frozenset({FIRST}), at(PLAY)))
    assert by.credit == peers.BURST - 20
    by = by._replace(credited_at=1.0)
    waits = (21 - peers.BURST) / peers.PACE
    assert said(words, PLAY, {SECOND}, by, 1.0 + waits - 0.1)[:4:3] == ("pass", "too many")
    assert said(words, PLAY, {SECOND}, by, 1.0 + waits + 0.1).kind == "here"


def test_calm_makes_up_for_too_much_but_not_for_a_flood() -> None:
    by = peer(FIRST)._replace(credit=0.0, excess=peers.FLOOD - 50.0)
    assert by.credited(30.0).excess == peers.FLOOD - 80
    muted = by._replace(excess=peers.FLOOD + 1.0)
    assert muted.credited(9999.0).is_muted and not by.is_muted


def test_a_history_that_was_asked_about_is_not_read_again() -> None:
    ours, theirs = give(PLAY, FIRST), give(PLAY, FIRST, 1)
    here = stand(ours, {FIRST})
    assert validate(text(theirs), here, peer(FIRST), 1.0).kind == "read"
    asked = here._replace(declined_forks=frozenset({at(theirs)}))
    assert validate(text(theirs), asked, peer(FIRST), 1.0)[:4:3] == ("pass", "asked about")
    assert validate(text(give(theirs, SECOND)), asked, peer(FIRST), 1.0).kind == "read"


def test_the_next_game_of_the_evening_is_followed_once_ours_is_over() -> None:
    options = GAMES["P"].options({})
    over = random_play(Match("P", GAMES["P"].INFO.version, options, 3, 4))
    more = evening.to_sections((), evening.next_evening(evening.Evening(), over))
    following = start_match("P", options, 3, 5)
    here = wire.LocalGame(over, SEATS, frozenset({FIRST}), at(over))
    assert validate(encode_link(following, SEATS, extra_sections=more), here, peer(SECOND), 1.0).kind == "follow"
    for other, by, ours in (
        (encode_link(following, SEATS), peer(SECOND), here),
        (encode_link(following, SEATS, extra_sections=more), peer(), here),
        (encode_link(start_match("P", options, 4, 5), (*SEATS, SEATS[0]), extra_sections=more), peer(SECOND), here),
        (
            encode_link(following, SEATS, extra_sections=more),
            peer(SECOND),
            here._replace(play=start_match("P", options, 3, 4)),
        ),
        (encode_link(following, SEATS, extra_sections=more), peer(SECOND), here._replace(play=following)),
    ):
        assert validate(other, ours, by, 1.0).kind != "follow"
    beside = here._replace(play=start_match("T", GAMES["T"].options({}), 3, 5), extra_sections=more)
    assert validate(encode_link(following, SEATS, extra_sections=more), beside, peer(SECOND), 1.0).kind == "follow"


def test_who_says_it_is_here_and_plays_on_is_always_heard() -> None:
    by, words = peer(FIRST), wire.announcement(frozenset({FIRST}), at(PLAY))
    for n in range(2000):
        heard = said(words, PLAY, {SECOND}, by, n / peers.PACE)
        by = heard.peer
        assert heard.kind == "here"


def test_silence_is_noticed() -> None:
    assert not Peer(10.0).is_gone(10.0 + 2 * wire.ANNOUNCE_INTERVAL)
    assert Peer(10.0).is_gone(10.0 + peers.MAX_SILENCE + 0.1)
    assert peers.MAX_SILENCE + 1 < 10


def test_the_room_tells_nothing_of_the_game() -> None:
    name, password = wire.room_credentials(PLAY.match)
    assert name != password
    assert wire.room_credentials(give(PLAY, FIRST).match) == (name, password)
    assert wire.room_credentials(start(6).match) != (name, password)
    assert f"{PLAY.match.seed:016x}" not in name + password


# ---- whatever is said

STAGES = [
    PLAY,
    give(PLAY, FIRST),
    give(give(PLAY, FIRST), SECOND),
    give(PLAY, THIRD),
    give(PLAY, FIRST, 1),
    give(give(give(PLAY, FIRST), SECOND), THIRD),
    start(6),
]
LINKS = [text(play) for play in STAGES]
LETTERS = st.sampled_from(ALPHABET)
PLACES = st.integers(0, 60)
MESSAGES = st.one_of(
    st.none(),
    st.integers(),
    st.text(max_size=80),
    st.text(ALPHABET + ". ,-", max_size=80),
    st.sampled_from(LINKS),
    st.builds("here {} {}".format, st.text("012,-x ", max_size=5), st.text(max_size=9)),
    st.builds(lambda whole, at, new: whole[:at] + new + whole[at + 1 :], st.sampled_from(LINKS), PLACES, LETTERS),
    st.builds(lambda whole, a, b: whole[a:b], st.sampled_from(LINKS), PLACES, PLACES),
)


@given(st.lists(st.tuples(MESSAGES, st.floats(0, 3)), max_size=20), st.integers(0, 2), st.booleans())
def test_whatever_is_said_nothing_is_lost(said_so: list[tuple[object, float]], seat: int, new: bool) -> None:
    """Followed as the page follows it, a game only gains choices, and none of the seat that is ours."""
    ours, by, now = STAGES[1], Peer(0.0) if new else peer((seat + 1) % 3), 0.0
    for message, pause in said_so:
        now += pause
        heard = said(message, ours, {seat}, by, now)
        by = heard.peer
        assert by.seats <= frozenset(range(3)) and by.last_message_at >= now
        if heard.kind == "take":
            together = merge.join_matches(ours.match, heard.shared.match)
            assert together
            joined = replay(together)
            assert merge.relation(joined.match, ours.match) in ("same", "newer")
            assert seat in by.seats or own(joined, seat) == own(ours, seat)
            ours = joined


def own(play: Play, seat: int) -> list[tuple[object, ...]]:
    """All that a seat chose."""
    return [(ply.choice_index, ply.action) for ply in play.plies if ply.seat == seat and ply.radix > 1]


def test_another_card_of_the_computer_is_taken_over_though_we_gave_ours_unseen() -> None:
    """Whichever goes on: the choice of our seat is the same in both."""
    first, second = (give(give(PLAY, FIRST, rank), SECOND) for rank in (0, 1))

    def here(play: Play) -> wire.LocalGame:
        ours = stand(play, {SECOND})
        computer = Seat("computer", "", False)
        return ours._replace(seats=tuple(computer if at == FIRST else one for at, one in enumerate(ours.seats)))

    assert heard_to_the_end(text(first), here(second), peer(THIRD), 1.0).kind == "take"
    assert heard_to_the_end(text(second), here(first), peer(THIRD), 1.0).kind == "behind"


def test_who_plays_a_seat_is_asked_a_few_times_whether_the_computer_may() -> None:
    by = peer(SECOND)
    for _ in range(wire.MAX_QUESTIONS):
        heard = said(f"yield {FIRST}", PLAY, {FIRST}, by)
        assert (heard.kind, heard.seat) == ("yield", FIRST)
        by = heard.peer
    assert said(f"yield {FIRST}", PLAY, {FIRST}, by)[:4:3] == ("pass", "asked too often")


@pytest.mark.parametrize("seat", [SECOND, 9, "x", ""])
def test_nobody_is_asked_for_a_seat_that_is_played_elsewhere(seat: object) -> None:
    assert said(f"yield {seat}", PLAY, {FIRST}, peer(SECOND))[:4:3] == ("pass", "not for us")


def test_who_only_looks_on_asks_for_no_seat() -> None:
    assert said(f"yield {FIRST}", PLAY, {FIRST}, Peer(0.0)).kind == "pass"
