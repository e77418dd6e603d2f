"""Links from live devices are read in slices, at a pace that no device can raise."""

from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import pytest
from kaartbord.match import link
from kaartbord.match.link import Seat, encode_link
from kaartbord.match.live import receiver, wire
from kaartbord.match.live.peers import BURST, FLOOD, PACE, PLIES_PER_MESSAGE
from kaartbord.match.live.receiver import SLICE_PAUSE, SLICE_PLIES, MessageReceiver, ReadLink
from kaartbord.match.live.wire import LocalGame
from kaartbord.match.match import Play, choose, game_of, replay, truncate
from kaartbord.match.seal import ALPHABET

LINKS = (Path(__file__).parents[1] / "link" / "longest.txt").read_text("utf-8").splitlines()
LONGEST = replay(link.decode(next(line for line in LINKS if line[1] == "T").split(" ")[0]))
SEATS = tuple(Seat("link", name, True) for name in ("An", "Bo", "Cor", "Do", "Ed", "Fe", "Gé", "Ho"))
TEXT = encode_link(LONGEST, SEATS)
LONG = encode_link(replay(truncate(LONGEST.match, 1500)), SEATS)
PLAY = replay(truncate(LONGEST.match, 20))
OWING = game_of(PLAY.match).to_move(PLAY.state)


def ours(play: Play = PLAY, mine: int = (OWING[0] + 1) % 8) -> LocalGame:
    return LocalGame(play, SEATS, frozenset({mine}), wire.revision_of(link.encode(play)))


class Room:
    """A room on a clock of its own, that counts what is played to read what is sent."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.hearing, self.now, self.steps, self.most = MessageReceiver(), 1.0, 0, 0
        self.ours = ours()
        reading = link.read_steps

        def counted(*arguments: Any) -> Generator[float, None, Any]:
            steps = reading(*arguments)
            while True:
                self.steps += 1
                try:
                    done = next(steps)
                except StopIteration as end:
                    return end.value
                yield done

        monkeypatch.setattr(receiver, "read_steps", counted)

    def enter(self, *names: str, seats: str = "0,1,2,3,4,5,6,7") -> None:
        for name in names:
            assert self.hearing.join(name, self.now)
            assert self.say(name, f"here {seats} x") == "behind"

    def say(self, name: str, text: object) -> str:
        return self.hearing.receive(name, text, self.ours, self.now).kind

    def read(self) -> list[ReadLink]:
        """A slice."""
        before = self.steps
        result = self.hearing.read_slice(self.ours, self.now)
        self.most = max(self.most, self.steps - before)
        return result

    def wait(self, until: Callable[[], bool], seconds: float = 60.0) -> list[ReadLink]:
        """Read on, slice by slice, for a time or until something holds."""
        result: list[ReadLink] = []
        end = self.now + seconds
        while self.now < end and not until():
            result += self.read()
            self.now += SLICE_PAUSE
        return result

    def until_read(self) -> list[ReadLink]:
        return self.wait(lambda: not self.hearing.is_reading)


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Room:
    return Room(monkeypatch)


def next_choice(play: Play = PLAY) -> Play:
    game = game_of(play.match)
    seat = game.to_move(play.state)[0]
    return choose(play, seat, game.legal(play.state, seat)[0])


def test_a_new_choice_is_read_in_the_first_slice(room: Room) -> None:
    room.enter("a")
    text = encode_link(next_choice(), SEATS)
    assert room.say("a", text) == "read"
    (read,) = room.read()
    assert (read.peer, read.text, read.verdict.kind) == ("a", text, "take")
    assert read.verdict.shared == link.LinkContents(next_choice().match, SEATS, None)
    assert read.verdict.play == next_choice()
    assert not room.hearing.is_reading and room.hearing.peers["a"].credit > BURST - 3


def test_the_longest_link_is_read_in_slices(room: Room) -> None:
    room.enter("a")
    assert room.say("a", TEXT) == "read"
    assert room.read() == []
    (read,) = room.until_read()
    assert read.verdict.kind == "take" and read.verdict.play == LONGEST
    assert room.most <= SLICE_PLIES + 1
    assert room.steps > len(LONGEST.plies) - 100


def test_a_device_has_so_many_plies_a_second(room: Room) -> None:
    room.enter("a")
    room.say("a", TEXT)
    for _ in range(1000):  # no time passes
        room.read()
    assert room.steps <= BURST * PLIES_PER_MESSAGE + SLICE_PLIES
    before = room.steps
    room.wait(lambda: False, seconds=5)
    assert room.steps - before == pytest.approx(5 * PACE * PLIES_PER_MESSAGE, rel=0.1)


def test_all_devices_together_have_so_many_plies_a_slice(room: Room) -> None:
    names = ALPHABET[: wire.MAX_PEERS]
    room.enter(*names)
    assert not room.hearing.join("one too many", room.now)
    for name in names:
        assert room.say(name, TEXT) == "read"
    room.wait(lambda: False, seconds=3)
    assert room.most <= SLICE_PLIES + wire.MAX_PEERS
    assert room.steps > 3_000


def test_who_sends_the_longest_links_does_not_keep_others_waiting(room: Room) -> None:
    names = ALPHABET[: wire.MAX_PEERS - 1]
    room.enter(*names, "friend")
    for name in names:
        room.say(name, TEXT)
    room.wait(lambda: False, seconds=1)
    assert room.say("friend", encode_link(next_choice(), SEATS)) == "read"
    begun = room.now
    result = room.wait(lambda: not room.hearing.is_reading, seconds=1)
    assert [read.peer for read in result] == ["friend"]
    (read,) = result
    assert read.verdict.kind == "take" and room.now - begun >= 1


def test_who_sends_the_longest_links_without_pause_is_muted(room: Room) -> None:
    room.enter("a")
    said: list[str] = []
    while "a" in room.hearing.peers:
        said.append(room.say("a", TEXT))
    assert len(said) < FLOOD / 3
    assert said[0] == "read" and set(said[1:-1]) == {"read", "pass"} and said[-1] == "hang up"
    assert room.steps == 0 and not room.hearing.is_reading
    assert room.hearing.muted == {"a"} and not room.hearing.join("a", room.now + 1000)


def test_who_sends_them_again_and_again_is_muted(room: Room) -> None:
    """Not so fast that any second stands out."""
    room.enter("a")
    while "a" in room.hearing.peers:
        room.say("a", TEXT)
        room.wait(lambda: False, seconds=0.5)
        assert room.now < 60
    assert room.steps <= (BURST + PACE * room.now) * PLIES_PER_MESSAGE + SLICE_PLIES


def test_a_device_that_plays_as_people_do_is_never_muted(room: Room) -> None:
    """It says that it is here, and as the two do not stand the same it sends its link, every time."""
    room.enter("a")
    further = encode_link(replay(truncate(LONGEST.match, 90)), SEATS)
    for _ in range(300):
        assert room.say("a", "here 1 x") == "behind"
        assert room.say("a", further) == "read"
        room.until_read()
        room.now += wire.ANNOUNCE_INTERVAL
    assert room.hearing.peers["a"].excess == 0


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(TEXT[:-1], id="torn"),
        pytest.param(TEXT[:99] + "x" + TEXT[100:], id="damaged"),
        pytest.param("B" * 4000, id="garbage"),
        pytest.param(LINKS[0].split(" ")[0], id="other game"),
        pytest.param(encode_link(LONGEST.match._replace(seed=8, choices=()), SEATS), id="other match"),
        pytest.param("here 9 x", id="no seat"),
        pytest.param(42, id="no text"),
    ],
)
def test_what_is_not_of_our_match_is_never_read(room: Room, text: object) -> None:
    room.enter("a")
    for _ in range(20):
        assert room.say("a", text) == "pass"
        room.until_read()
    assert room.steps == 0 and room.hearing.peers["a"].credit < 1


def test_who_plays_no_seat_has_nothing_read(room: Room) -> None:
    room.enter("a", seats="-")
    assert room.say("a", TEXT) == "pass"
    assert not room.hearing.is_reading


def test_stale_copies_of_a_link_cost_next_to_nothing(room: Room) -> None:
    room.ours = ours(replay(truncate(LONGEST.match, 700)))
    room.enter("a")
    stale = encode_link(replay(truncate(LONGEST.match, 600)), SEATS)
    for _ in range(10):
        room.steps = 0
        assert room.say("a", stale) == "read"
        (read,) = room.until_read()
        assert read.verdict.kind == "behind" and room.steps <= SLICE_PLIES
        room.now += 1


def test_the_last_of_the_links_that_wait_is_read_next(room: Room) -> None:
    room.enter("a")
    room.say("a", LONG)
    room.read()
    newer = next_choice()
    for play in (PLAY, newer, next_choice(newer)):
        room.say("a", encode_link(play, SEATS))
    first, second = room.until_read()
    assert (first.text, second.text) == (LONG, encode_link(next_choice(newer), SEATS))


def test_what_a_device_sent_goes_with_it(room: Room) -> None:
    room.enter("a", "b")
    for name in ("a", "b"):
        room.say(name, TEXT)
        room.say(name, TEXT)
    room.read()
    room.hearing.leave("a")
    room.hearing.mute("b")
    assert not room.hearing.is_reading and not room.hearing.peers
    steps = room.steps
    assert room.until_read() == [] and room.steps == steps
    assert room.hearing.join("a", room.now) and not room.hearing.join("b", room.now)


def test_a_history_that_cannot_be_is_passed_over_once_that_shows(room: Room) -> None:
    room.enter("a")
    packed = link.parse_link(LONG)
    room.hearing._waiting["a"] = receiver._Waiting("forged", packed._replace(number=packed.number * 2 + 1))
    room.hearing._start_reading("a", room.ours)
    (read,) = room.until_read()
    assert (read.verdict.kind, read.verdict.why) == ("pass", "damaged") and "a" in room.hearing.peers


def test_what_was_played_meanwhile_counts_when_a_link_is_weighed(room: Room) -> None:
    """The same choice came by another way while the link was read."""
    room.enter("a")
    room.say("a", encode_link(next_choice(), SEATS))
    room.ours = ours(next_choice(next_choice()))
    (read,) = room.until_read()
    assert read.verdict.kind == "behind"


def test_a_message_that_is_too_long_mutes_at_once(room: Room) -> None:
    room.enter("a")
    assert room.say("a", "B" * (wire.MAX_MESSAGE_LETTERS + 1)) == "hang up"
    assert room.hearing.muted == {"a"}


def test_choices_of_our_seat_that_we_did_not_make_are_not_taken(room: Room) -> None:
    """However long the link that holds them."""
    room.enter("a", seats=str((OWING[0] + 2) % 8))
    room.say("a", LONG)
    (read,) = room.until_read()
    assert (read.verdict.kind, read.verdict.why) == ("pass", "not theirs")
