"""Choices made unseen on devices that do not know of each other: any order gives the same match."""

from itertools import permutations, zip_longest
from random import Random
from types import SimpleNamespace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from kaartbord.games import GAMES
from kaartbord.match import transcript
from kaartbord.match.link import BadLink, decode, encode
from kaartbord.match.match import OPEN, Match, Play, choose, replay, start_match, take_back, truncate
from kaartbord.match.merge import first_difference, join_matches, relation, resolve_fork
from kaartbord.match.seal import seal
from kaartbord.rules.protocol import DEALER, Action, Illegal
from support.links.forge import sections
from support.long import some
from support.plays import options, random_play

TABLES = [("T", seats) for seats in GAMES["T"].INFO.seats] + [("O", seats) for seats in GAMES["O"].INFO.seats]
KEEZBORD = Match("K", 1, options(), 4, 99)
OPPOSITE = {"older": "newer", "newer": "older"}


def start(code: str, seats: int, seed: int = 1) -> Play:
    """A match in its first exchange."""
    return start_match(code, GAMES[code].options({}), seats, seed)


def in_exchange(play: Play) -> bool:
    return len(GAMES[play.match.game].to_move(play.state)) > 1


def give(play: Play, seat: int, rank: int = 0) -> Play:
    """The seat lays one of its cards ready."""
    return choose(play, seat, GAMES[play.match.game].legal(play.state, seat)[rank])


def later_exchange(code: str, seats: int, random: Random) -> Play:
    """A match by chance, somewhere in an exchange nobody has begun."""
    play, wanted = start(code, seats, random.getrandbits(64)), random.randrange(3)
    while True:
        begun = in_exchange(play) and play.settled_plies == len(play.plies)
        if begun and not (wanted := wanted - 1) >= 0:
            return play
        seat = GAMES[code].to_move(play.state)[0]
        play = choose(play, seat, random.choice(GAMES[code].legal(play.state, seat)))


def gifts(play: Play, random: Random) -> dict[int, list[Action]]:
    """Return the gifts of all seats in this exchange; a seat with two hands gives from both, one after the other."""
    game = GAMES[play.match.game]
    chosen: dict[int, list[Action]] = {}
    for seat in game.to_move(play.state):
        state, chosen[seat] = play.state, []
        while seat in game.to_move(state):
            chosen[seat].append(random.choice(game.legal(state, seat)))
            state = game.apply(state, seat, chosen[seat][-1])
    return chosen


def made(play: Play, chosen: dict[int, list[Action]], order: list[int]) -> Play:
    """The play after these seats have each made the next of their choices."""
    left = {seat: iter(actions) for seat, actions in chosen.items()}
    for seat in order:
        play = choose(play, seat, next(left[seat]))
    return play


@pytest.mark.parametrize(("code", "seats"), TABLES)
def test_any_order_of_choosing_is_one_match(code, seats):
    random = Random(seats)
    for _ in range(4):
        before = later_exchange(code, seats, random)
        chosen = gifts(before, random)
        turns = [seat for seat, actions in chosen.items() for _ in actions]
        canonical = made(before, chosen, turns)
        assert not in_exchange(canonical) or canonical.dealt > before.dealt
        for _ in range(5):
            random.shuffle(turns)
            assert made(before, chosen, turns) == canonical == replay(canonical.match)
            some = made(before, chosen, turns[: random.randrange(len(turns))])
            assert some == replay(some.match)
            assert relation(some.match, canonical.match) in ("older", "same")


@pytest.mark.parametrize(("code", "seats"), some(TABLES, 3))
def test_any_order_of_choosing_and_joining_is_one_match(code, seats):
    """Every seat is a device of its own; each opens links of the others now and then, old ones too."""
    random = Random(100 + seats)
    for _ in range(3):
        before = later_exchange(code, seats, random)
        chosen = gifts(before, random)
        whole = made(before, chosen, [seat for seat, actions in chosen.items() for _ in actions])
        devices, posted = dict.fromkeys(chosen, before.match), [before.match]
        left = {seat: list(actions) for seat, actions in chosen.items()}
        while any(devices[seat] != whole.match for seat in devices):
            seat = random.choice(list(devices))
            if left[seat] and random.random() < 0.5:
                devices[seat] = choose(replay(devices[seat]), seat, left[seat].pop(0)).match
                posted.append(decode(encode(devices[seat])))
            joined = join_matches(devices[seat], random.choice(posted))
            assert joined is not None
            devices[seat] = replay(joined).match
        assert all(join_matches(one, whole.match) == whole.match for one in posted)


@pytest.mark.parametrize(("code", "seats"), TABLES)
def test_either_link_after_the_other_gives_the_same(code, seats):
    before = start(code, seats)
    first, *_, last = GAMES[code].to_move(before.state)
    one, other = give(before, first, 1).match, give(before, last, 2).match
    assert relation(one, other) == relation(other, one) == "beside"
    joined = join_matches(one, other)
    assert joined == join_matches(other, one) == give(give(before, last, 2), first, 1).match
    assert {ply.seat for ply in replay(joined).plies[-2:]} == {first, last}
    assert relation(one, joined) == "older"
    assert relation(joined, other) == "newer"


@pytest.mark.parametrize(("code", "seats"), TABLES)
def test_the_same_seat_with_two_cards_is_a_fork(code, seats):
    before = start(code, seats)
    first, *_, last = GAMES[code].to_move(before.state)
    for seat in (first, last):
        one, third = give(before, seat, 0).match, first + last - seat
        other = give(give(before, seat, 1), third).match
        assert join_matches(one, other) is None
        assert relation(one, other) == relation(other, one) == "fork"
        assert first_difference(one, other) == first_difference(other, one) == len(give(before, seat).match.choices) - 1


def exchange_after(play: Play, random: Random, dealt: int) -> Play:
    """Return a random match up to an exchange after `dealt` moves of the dealer."""
    while not in_exchange(play) or play.dealt < dealt:
        seat = GAMES["T"].to_move(play.state)[0]
        play = choose(play, seat, random.choice(GAMES["T"].legal(play.state, seat)))
    return play


@pytest.mark.parametrize("seed", range(4))
def test_different_exchanges_are_a_fork(seed):
    """The second deal, reached by other ways: there is nothing to join."""
    random = Random(seed)
    one, other = (exchange_after(start("T", 3, seed), random, 4) for _ in "ab")
    assert one.match.choices != other.match.choices
    first, *_, last = GAMES["T"].to_move(one.state)
    assert relation(give(one, first).match, give(other, last).match) == "fork"
    early = give(start("T", 3, seed), last).match
    assert relation(early, give(one, first).match) in ("older", "fork")


def test_the_exchange_opens_with_the_last_card_of_any_seat():
    play = start("T", 3)
    first, second, leader = GAMES["T"].to_move(play.state)
    play = give(give(play, leader), second)
    assert GAMES["T"].to_move(play.state) == (first,)
    assert play.match.choices[0] == OPEN
    assert [due.seat for due in play.pending] == [first]
    play = give(play, first)
    assert OPEN not in play.match.choices
    since = [ply.action.kind for ply in play.plies].index("give")
    assert [ply.seat for ply in play.plies[since : since + 4]] == [first, second, leader, DEALER]
    assert play.plies[since + 4].seat == leader


def test_who_has_given_does_not_give_again():
    play = start("T", 4)
    last = GAMES["T"].to_move(play.state)[-1]
    after = give(play, last)
    with pytest.raises(Illegal, match="turn"):
        choose(after, last, GAMES["T"].legal(play.state, last)[1])


def test_two_hands_of_one_player_give_in_their_order():
    play = start("O", 2)
    first, second = GAMES["O"].to_move(play.state)
    assert [due.seat for due in play.pending] == [first, first, second, second]
    play = give(play, second, 3)
    assert play.match.choices == (OPEN, OPEN, 3)
    for rank in (0, 1):
        with pytest.raises(ValueError, match="comes before"):
            replay(play.match._replace(choices=(OPEN, rank, 3)))


def test_what_is_forced_is_laid_ready_no_matter_who_is_waited_for(monkeypatch):
    """Somebody holds cards of one rank only."""
    tokken = GAMES["T"]
    order = tokken.to_move(start("T", 4).state)

    def legal(state, seat):
        actions = tokken.legal(state, seat)
        return actions[:1] if in_exchange_of(state) and seat == order[1] else actions

    def in_exchange_of(state):
        return any(action.kind == "give" for seat in order for action in tokken.legal(state, seat))

    one_way = SimpleNamespace(**{name: getattr(tokken, name) for name in dir(tokken)} | {"legal": legal})
    monkeypatch.setitem(GAMES.imported, "T", one_way)
    play = start("T", 4)
    assert tokken.to_move(play.state) == (order[0], *order[2:])
    assert [due.at for due in play.pending] == [0, 1, 2]
    late = choose(play, order[3], legal(play.state, order[3])[1])
    assert late.match.choices == (OPEN, OPEN, 1)
    early = choose(late, order[0], legal(play.state, order[0])[2])
    assert early.match.choices == (2, OPEN, 1)
    assert [ply.seat for ply in early.plies[-3:]] == [order[0], order[1], order[3]]
    assert early == replay(decode(encode(early)))


# ---- the link


@pytest.mark.parametrize(("code", "seats"), TABLES)
def test_a_link_in_the_middle_of_an_exchange_comes_back(code, seats):
    random = Random(seats)
    for _ in range(4):
        play = later_exchange(code, seats, random)
        while in_exchange(play):
            seat = random.choice(GAMES[code].to_move(play.state))
            play = give(play, seat, random.randrange(2))
            text = encode(play)
            assert decode(text) == play.match
            assert text == encode(play.match)
            assert sections(text)[-1].kind == ("O" if OPEN in play.match.choices else "M")
            assert transcript.read(transcript.write(play)) == play.match


def test_only_a_match_with_choices_left_open_is_written_as_one():
    """One match has one link."""
    play = random_play(start("T", 3).match, longest=3)
    body = sections(encode(play))[-1].body
    gap = sections(encode(give(start("T", 3), GAMES["T"].to_move(start("T", 3).state)[-1])))[-1]
    assert gap.kind == "O"
    assert decode(seal("DTB", b"M" + body)) == decode(seal("BTB", body)) == play.match
    for text in (
        seal("DTB", b"O" + body),
        seal("DTB", b"M" + gap.body),
        seal("DKB", b"O" + gap.body),
        seal("CTB", body),
        seal("BTB", gap.body),
        seal("CKB", gap.body),
    ):
        with pytest.raises(BadLink, match="damaged"):
            decode(text)


@example(b"\xd1\x00\x01\x00\x01\x00=a\x00\x00\x8c", "T")  # the last choice is one left open
@given(st.binary(min_size=9, max_size=24), st.sampled_from(["T", "O", "K", "P"]))
def test_a_random_body_is_a_real_exchange_or_damaged(body, code):
    text = seal(f"D{code}B", b"O" + body)
    try:
        match = decode(text)
    except BadLink as bad:
        assert bad.reason == "damaged"
        with pytest.raises(BadLink, match="damaged"):
            decode(seal(f"C{code}B", body))
    else:
        assert encode(match) == text
        assert decode(seal(f"C{code}B", body)) == match


@pytest.mark.parametrize("choices", [(OPEN, 0), (0, OPEN), (OPEN,)])
def test_nothing_is_left_open_where_one_chooses_after_the_other(choices):
    with pytest.raises(ValueError):
        replay(KEEZBORD._replace(choices=choices))


# ---- histories without anything unseen

CHOICES = st.lists(st.integers(0, 2), max_size=6).map(tuple)


@given(CHOICES, CHOICES)
def test_relation_parting_and_joining_agree(a, b):
    one, other = KEEZBORD._replace(choices=a), KEEZBORD._replace(choices=b)
    relative, parted = relation(one, other), first_difference(one, other)
    assert relative == OPPOSITE.get(relation(other, one), relation(other, one))
    assert (relative == "same") == (a == b)
    assert (relative == "older") == (len(a) < len(b) and b[: len(a)] == a)
    assert (relative == "fork") == (parted >= 0) == (join_matches(one, other) is None)
    if parted >= 0:
        assert a[:parted] == b[:parted]
        assert a[parted] != b[parted]
    else:
        assert join_matches(one, other) == max(one, other, key=lambda match: len(match.choices))


@given(CHOICES, st.integers(0, 6))
def test_a_history_parts_nowhere_from_its_own_stages(choices, length):
    match = KEEZBORD._replace(choices=choices)
    assert first_difference(match, truncate(match, length)) == -1
    assert relation(truncate(match, length), match) in ("older", "same")


@pytest.mark.parametrize("other", [KEEZBORD._replace(seed=98), KEEZBORD._replace(seats=6)])
def test_another_match_is_no_relation(other):
    assert relation(KEEZBORD, other) == "other"
    assert join_matches(KEEZBORD, other) is None


# ---- histories in which choices were taken back

HISTORIES = st.builds(
    lambda choices, undone: KEEZBORD._replace(choices=choices, undo_count=undone), CHOICES, st.integers(0, 2)
)


@given(HISTORIES, HISTORIES)
def test_joining_is_the_same_either_way_round(a, b):
    assert join_matches(a, b) == join_matches(b, a)
    assert join_matches(a, a) == a
    assert relation(a, b) == OPPOSITE.get(relation(b, a), relation(b, a))
    if (joined := join_matches(a, b)) is not None:
        assert join_matches(a, joined) == join_matches(joined, b) == joined


@given(HISTORIES, HISTORIES, HISTORIES)
def test_in_whatever_order_three_are_joined_the_outcome_is_the_same(a, b, c):
    one, other = join_matches(a, b), join_matches(b, c)
    if one is not None and other is not None:
        assert join_matches(one, c) == join_matches(a, other)


@given(HISTORIES, HISTORIES)
def test_what_was_said_before_choices_were_taken_back_counts_for_nothing(a, b):
    b = b._replace(undo_count=a.undo_count + 1)
    assert join_matches(a, b) == join_matches(b, a) == b
    assert (relation(a, b), relation(b, a)) == ("older", "newer")


def test_an_unseen_choice_of_before_does_not_come_back():
    before = start("T", 3)
    first, *_, last = GAMES["T"].to_move(before.state)
    again = take_back(give(before, first), 0)
    assert again.match == before.match._replace(undo_count=1)
    assert join_matches(give(before, last).match, again.match) == again.match
    assert relation(give(again, first).match, give(again, last).match) == "beside"


@pytest.mark.parametrize("seats", GAMES["K"].INFO.seats)
def test_what_is_taken_back_stands_as_it_stood(seats):
    whole = random_play(Match("K", 1, options(), seats, 5), longest=40)
    for at in range(40):
        again = take_back(whole, at)
        assert again == replay(truncate(whole.match, at)._replace(undo_count=1))
        assert again.pending[0].at == at


# ---- histories that part by a choice of the computer


def parted(seat: int, *, at: int = 6) -> tuple[Play, Play]:
    """Two plays of Keezbord that part by a choice of this seat."""
    keezbord = GAMES["K"]
    play = replay(KEEZBORD)
    while len(play.match.choices) < at or keezbord.to_move(play.state) != (seat,):
        movers = keezbord.to_move(play.state)[0]
        play = choose(play, movers, keezbord.legal(play.state, movers)[0])
    one, other = keezbord.legal(play.state, seat)[:2]
    return choose(play, seat, one), choose(play, seat, other)


def go_on(play: Play, choices: int) -> Play:
    game = GAMES[play.match.game]
    for _ in range(choices):
        mover = game.to_move(play.state)[0]
        play = choose(play, mover, game.legal(play.state, mover)[0])
    return play


def settled_both_ways(one: Play, other: Play, computers: set[int]) -> Match | None:
    """The same on both devices."""
    agreed = resolve_fork(one, other, computers)
    assert resolve_fork(other, one, computers) == agreed
    return agreed


def test_a_choice_of_a_person_is_never_settled_without_them():
    one, other = parted(2)
    assert settled_both_ways(one, other, {1, 3}) is None


def test_where_only_computers_chose_the_longer_goes_on():
    one, other = parted(1)
    assert settled_both_ways(one, other, {0, 1, 2, 3}) == one.match
    other = go_on(other, 2)
    assert settled_both_ways(one, other, {0, 1, 2, 3}) == other.match


def test_where_one_person_chose_since_that_goes_on():
    one, other = parted(1)
    assert {due.seat for due in other.pending} == {2}
    lone = go_on(other, 1)
    assert settled_both_ways(one, lone, {0, 1, 3}) == lone.match
    assert settled_both_ways(go_on(one, 3), other, {0, 1, 3}) == go_on(one, 3).match


def test_where_two_people_chose_since_they_have_to_agree():
    one, other = parted(1)
    assert settled_both_ways(go_on(one, 4), go_on(other, 4), {1, 3}) is None


# ---- the computer chose otherwise, unseen together with people


def halves(play: Play, computer: int, random: Random) -> tuple[Play, Play]:
    """Two devices in an exchange: the computer chose otherwise on each, and of the others any chose on either."""
    game = GAMES[play.match.game]
    legal = game.legal(play.state, computer)
    sides = [choose(play, computer, action) for action in random.sample(legal, 2)]
    for seat, actions in gifts(play, random).items():
        for at in random.choice(((0,), (1,), (0, 1), ())) if seat != computer else ():
            for action in actions:
                sides[at] = choose(sides[at], seat, action)
    ours, theirs = sides
    return ours, theirs


@pytest.mark.parametrize(("code", "seats"), TABLES)
def test_what_people_chose_unseen_beside_the_computer_is_kept_from_both(code, seats):
    """In any order of seats and choices: nobody is asked, on every device it comes to the same, no card is lost."""
    random = Random(seats)
    for _ in range(6):
        play = later_exchange(code, seats, random)
        for computer in GAMES[code].to_move(play.state):
            if len(GAMES[code].legal(play.state, computer)) < 2:
                continue
            ours, theirs = halves(play, computer, random)
            assert join_matches(ours.match, theirs.match) is None
            agreed = settled_both_ways(ours, theirs, {computer})
            assert agreed is not None
            parted = first_difference(ours.match, theirs.match)
            sides = zip_longest(ours.match.choices, theirs.match.choices, fillvalue=OPEN)
            made = [{*pair} - {OPEN} or {OPEN} for pair in sides]
            assert agreed.choices[parted] in made[parted]
            made[parted] = {agreed.choices[parted]}
            assert [{choice} for choice in agreed.choices] == made
            assert replay(agreed).match == agreed


@pytest.mark.parametrize(("code", "seats"), TABLES)
def test_a_card_that_a_person_gave_otherwise_is_asked_about(code, seats):
    play = start(code, seats)
    computer, person = GAMES[code].to_move(play.state)[:2]
    for first, second in ((computer, person), (person, computer)):
        one = give(give(play, first), second)
        other = give(give(play, first, 1), second, 1)
        assert settled_both_ways(one, other, {computer}) is None
        assert settled_both_ways(one, other, {computer, person}) is not None


def test_three_devices_come_to_the_same_in_any_order():
    play = start("T", 4)
    first, *people = GAMES["T"].to_move(play.state)
    devices = [give(give(play, first, rank), seat) for rank, seat in zip((2, 0, 1), people, strict=True)]
    ends = set()
    for order in permutations(devices):
        here = order[0]
        for other in order[1:]:
            agreed = resolve_fork(here, other, {first})
            assert agreed is not None
            here = replay(agreed)
        ends.add(here.match)
    assert len(ends) == 1


def test_who_saw_the_card_of_the_computer_goes_on_with_it():
    """Once the exchange is over, people chose in knowledge of it."""
    play = start("T", 4)
    computer = GAMES["T"].to_move(play.state)[0]
    legal = GAMES["T"].legal(play.state, computer)
    sides = [choose(play, computer, action) for action in legal[:2]]
    for seat in GAMES["T"].to_move(play.state)[1:]:
        sides = [give(side, seat) for side in sides]
    one, other = sides
    assert not in_exchange(one)
    further = go_on(one, 3)
    assert settled_both_ways(further, other, {computer}) == further.match
    assert settled_both_ways(further, go_on(other, 4), {computer}) is None
