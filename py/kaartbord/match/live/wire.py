"""Messages between the devices at one table during live play, and the verdicts on them.

    here SEATS REVISION REACHED SIGNATURES SHOWN board
                    the seats that are played there ("0,2", or "-" for none), the revision of its game, and the
                    seats it has a connection to, if any: another peer may have none to them; at a sealed table
                    signed for each of its seats, with the name of the device in the room. Then the number of
                    plies shown there, and whether it is the board in the middle
    a link          the match with the people at it, as `encode_link` writes it; after the end of a game
                    also that of the next one of the evening
    sign SEAT NAME  a player there makes a gesture, see `gestures`
    yield SEAT      a player there asks the player of a seat whether the computer may play it

There are no other messages about the game, so a player who loses the connection continues with the very same
links. Every device repeats `here`, so the others know that it is still there, and if two revisions differ
each sends its link. Messages are untrusted: one is judged before it is read, it can do no more than a link
can, and its sender pays for the work it causes (see `hearing`, where links are read).
"""

import re
from collections.abc import Callable, Sequence, Set
from hashlib import sha256
from itertools import zip_longest
from typing import Literal, NamedTuple

from .. import claims, evening, merge
from ..coding.raw_link import MAX_OLD_PART_LETTERS, MAX_OPEN_LINK_LETTERS
from ..incoming import parse
from ..link import BadLink, LinkContents, ParsedLink, Seat, bare_link
from ..match import OPEN, Match, Play, Ply, game_of, key_of_match
from ..sealed_links import SealedLink, is_seat_optional
from ..sections import Section
from ..wrapped import finding
from .gestures import GESTURE_WORD, GESTURES, Gesture, can_gesture
from .peers import FLOOD, Peer

ANNOUNCE_INTERVAL = 2.0
"""Seconds between two announcements of a device."""

LETTERS_PER_MESSAGE = 1024
"""Letters that count as one more message."""

SIGNATURES_PER_MESSAGE = 8
"""Signature checks that count as one more message: a link of a sealed match has one of each seat."""

MAX_PEERS = 16
"""Peers that are admitted: every seat on two of them."""

MAX_QUESTIONS = 3
"""Number of times that one peer may cause a question to a player here: which history to take, or about a seat."""

MAX_MESSAGE_LETTERS = max(MAX_OPEN_LINK_LETTERS, 3 * MAX_OLD_PART_LETTERS, finding.MAX_LINK_LETTERS)
"""Letters of a message; no link is longer, nor were the old ones with their three parts."""

YIELD_REQUEST = "yield"
"""First word of the message that asks a player to leave a seat to the computer."""

NONE, BOARD = "-", "board"
"""Words of `here`: nothing to name, and the board in the middle."""

REVISION_LETTERS = 6
"""Letters at the end of a match's link that differ from stage to stage: they hold its check."""

PLY_COUNT = re.compile("[0-9]{1,6}", re.ASCII)

VerdictKind = Literal[
    "here", "sign", "yield", "read", "take", "sealed", "fork", "behind", "follow", "newer", "pass", "hang up"
]
"""The kinds of verdicts, explained in `MessageVerdict`."""


class LocalGame(NamedTuple):
    """The game on this device."""

    play: Play
    seats: tuple[Seat, ...]
    mine: frozenset[int]
    """The seats that people play here."""
    revision: str
    """The revision of the match, see `revision_of`."""
    declined_forks: frozenset[str] = frozenset()
    """The revisions of histories that parted from ours and have been asked about."""
    sealed: bool = False
    """True if its hands are sealed: links of it are only read by the devices at the table."""
    verify_signers: Callable[[Set[int], str, str], frozenset[int]] | None = None
    """Returns the seats whose player has signed a text, given the signatures; None if a seat counts unsigned."""
    free_seats: frozenset[int] = frozenset()
    """The seats that nobody has taken yet, so that nobody can sign for them."""
    is_asking_player: bool = False
    """True if a player here is being asked about a message."""
    extra_sections: Sequence[Section] = ()
    """The other sections of its link."""
    is_ordered: Callable[[Ply], bool] = lambda _: False
    """True if a choice is the answer its seat ordered by link, so that any device may have made it."""

    @property
    def match(self) -> Match:
        """Return the match that is played here."""
        return self.play.match


class MessageVerdict(NamedTuple):
    """The verdict on a message.

    here     a device announces itself; `peer` has its fields
    sign     a player there makes a `gesture`
    yield    a player there asks whether the computer may play `seat`, which is played here
    read     it is a link to our match: read `link` and validate its contents
    take     its history is further than ours, or beside it, or it changes the players: take `shared` in like
             a link
    sealed   it may be a link to our match, whose hands are sealed: take it in like one
    fork     its history parted from ours: ask, as for a link
    behind   its revision differs from ours: send it our link
    follow   our game is over, and it is a link to the next one of the evening, or to another one than ours, begun
             after the same: ask whether to go there
    newer    the page there is of a later version: report that
    pass     there is nothing to do, or it is not trusted; `why` has the reason
    hang up  it does not stop: ignore the peer from now on
    """

    kind: VerdictKind
    peer: Peer
    shared: LinkContents | None = None
    """The contents of a link that was read."""
    why: str = ""
    link: ParsedLink | None = None
    """The link to be read, or to follow."""
    sealed_link: SealedLink | None = None
    play: Play | None = None
    gesture: Gesture | None = None
    seat: int = -1
    """The seat that the computer might play."""


def room_credentials(match: Match) -> tuple[str, str]:
    """Return the name of the room of a match and its password: without a link nobody can guess either."""
    name, password = (sha256(f"kaartbord {use} {key_of_match(match)}".encode()).hexdigest() for use in ("room", "key"))
    return name, password


def revision_of(fragment: str) -> str:
    """Return the revision of the game in a link, a few letters that depend on its match alone; "" without a link."""
    try:
        return bare_link(fragment)[-REVISION_LETTERS:]
    except BadLink:
        return ""


def announcement(
    seats: Set[int], at: str, reached: Set[int] = frozenset(), sign: Callable[[str], str] | None = None
) -> str:
    """Return the announcement of a device with some seats, at this revision (see `revision_of`), and those reached.

    >>> announcement({2, 0}, at="a8Kf3Q", reached={1}), announcement(set(), at="a8Kf3Q")
    ('here 0,2 a8Kf3Q 1', 'here - a8Kf3Q')
    """
    played, others = (",".join(map(str, sorted(some))) for some in (seats, reached))
    if sign:
        words = f"here {played or NONE} {at} {others or NONE}"
        return f"{words} {sign(words)}"
    return f"here {played or NONE} {at}" + (f" {others}" if others else "")


def with_shown_plies(words: str, shown: int, *, board: bool) -> str:
    """Return an announcement with the number of plies shown, and whether that is on the board in the middle.

    >>> with_shown_plies("here 0 a8Kf3Q", 41, board=True)
    'here 0 a8Kf3Q - - 41 board'
    """
    said = [*words.split(" "), NONE, NONE][:5]
    return " ".join([*said, str(shown), *([BOARD] if board else [])])


def validate(text: object, ours: LocalGame, peer: Peer, now: float, name: str = "") -> MessageVerdict:
    """Return the verdict on a message of a peer, which has this name in the room."""
    peer = peer._replace(last_message_at=max(now, peer.last_message_at)).credited(now)
    if isinstance(text, str) and len(text) > MAX_MESSAGE_LETTERS:
        return MessageVerdict("hang up", peer._replace(excess=FLOOD + 1.0), why="long")
    cost = 1 + len(text) // LETTERS_PER_MESSAGE if isinstance(text, str) else 1
    heard = peer.credit >= 1
    peer = peer._replace(credit=peer.credit - cost) if heard else peer._replace(excess=peer.excess + cost)
    if peer.is_muted:
        return MessageVerdict("hang up", peer, why="flood")
    if not heard:
        return MessageVerdict("pass", peer, why="too many")
    if not isinstance(text, str):
        return MessageVerdict("pass", peer, why="no text")
    if " " in text:
        return _validate_words(text.split(" "), ours, peer, name)
    return _validate_link(text, ours, peer)


def _validate_words(words: list[str], ours: LocalGame, peer: Peer, name: str) -> MessageVerdict:
    """Return the verdict on a message that is not a link. Words after the known ones are of later versions."""
    if words[0] == GESTURE_WORD and len(words) > 2:
        return _validate_gesture(words[1], words[2], ours, peer)
    if words[0] == YIELD_REQUEST:
        return _validate_yield(words[1], ours, peer)
    if words[0] != "here" or len(words) < 3:
        return MessageVerdict("pass", peer, why="unknown")
    known = {str(seat): seat for seat in range(ours.match.seats)}
    said = [] if words[1] == NONE else words[1].split(",")
    if not known.keys() >= set(said):
        return MessageVerdict("pass", peer, why="no such seat")
    seats = frozenset(known[seat] for seat in said)
    reaches = frozenset(known[seat] for seat in (*words, "")[3].split(",") if seat in known)
    if ours.verify_signers:
        text = " ".join([name, *words[:5]])
        signed = peer.signed_seats
        if text != peer.checked_announcement:
            signed = ours.verify_signers(seats, " ".join([name, *words[:4]]), (*words, "", "")[4])
        seats &= signed | ours.free_seats
        reaches = reaches if seats else seats
        peer = peer._replace(signed_seats=signed, checked_announcement=text)
    peer = peer._replace(seats=seats, connected_seats=reaches, revision=words[2], has_announced=True)
    shown, board = (*words[5:7], "", "")[:2]
    peer = peer._replace(shown_plies=int(shown) if PLY_COUNT.fullmatch(shown) else -1, is_board=board == BOARD)
    return MessageVerdict("here" if peer.revision == ours.revision else "behind", peer)


def _validate_yield(said: str, ours: LocalGame, peer: Peer) -> MessageVerdict:
    """Return the verdict on a request that the computer play a seat of this device: ask its player, a few times."""
    seat = next((own for own in ours.mine if str(own) == said), -1)
    if seat < 0 or not peer.seats - ours.mine:
        return MessageVerdict("pass", peer, why="not for us")
    peer = peer._replace(question_count=peer.question_count + 1)
    if peer.question_count > MAX_QUESTIONS:
        return MessageVerdict("pass", peer, why="asked too often")
    return MessageVerdict("yield", peer, seat=seat)


def _validate_gesture(seat: str, name: str, ours: LocalGame, peer: Peer) -> MessageVerdict:
    """Return the verdict on a gesture: it counts if a player there may make it now."""
    gesture = next((Gesture(own, name) for own in peer.seats - ours.mine if str(own) == seat), None)
    if gesture is None or ours.seats[gesture.seat].kind == "computer" or name not in GESTURES:
        return MessageVerdict("pass", peer, why="no such gesture")
    if not can_gesture(ours.play, gesture.seat):
        return MessageVerdict("pass", peer, why="partner chooses")
    return MessageVerdict("sign", peer, gesture=gesture)


def _validate_link(text: str, ours: LocalGame, peer: Peer) -> MessageVerdict:
    if not peer.seats and not ours.sealed:
        return MessageVerdict("pass", peer, why="only looks on")
    if revision_of(text) in ours.declined_forks:
        return MessageVerdict("pass", peer, why="asked about")
    try:
        incoming = parse(text)
    except BadLink as bad:
        return MessageVerdict("newer" if bad.reason == "newer" else "pass", peer, why=bad.reason)
    if isinstance(incoming, SealedLink):
        return _validate_sealed_link(incoming, ours, peer)
    if not peer.seats:
        return MessageVerdict("pass", peer, why="only looks on")
    if merge.relation(incoming.match, ours.match) != "other":
        return MessageVerdict("read", peer, link=incoming)
    if _is_next_game(incoming, ours):
        return MessageVerdict("follow", peer, link=incoming)
    return MessageVerdict("pass", peer, why="other")


def _validate_sealed_link(parcel: SealedLink, ours: LocalGame, peer: Peer) -> MessageVerdict:
    """Return the verdict on a link to a sealed match, whose messages are not checked yet."""
    if not ours.sealed:
        return MessageVerdict("pass", peer, why="other")
    if not peer.seats and not is_seat_optional(parcel):
        return MessageVerdict("pass", peer, why="only looks on")
    cost = ours.match.seats / SIGNATURES_PER_MESSAGE
    return MessageVerdict("sealed", peer._replace(credit=peer.credit - cost), sealed_link=parcel)


def _is_next_game(link: ParsedLink, ours: LocalGame) -> bool:
    """Return whether a link holds the next game of the evening at the same table, with ours over or begun beside it."""
    over = not game_of(ours.match).to_move(ours.play.state)
    next_one = over and evening.is_next_game(ours.match, link.extra_sections)
    return link.match.seats == ours.match.seats and (
        next_one or evening.has_same_predecessor(ours.extra_sections, link.extra_sections)
    )


def validate_contents(shared: LinkContents, play: Play, ours: LocalGame, peer: Peer) -> MessageVerdict:
    """Return the verdict on a link of a peer that was read."""
    shared = shared._replace(ply=None, for_spectator=False, seat=None)
    relation = merge.relation(shared.match, ours.match)
    if relation == "older":
        return MessageVerdict("behind", peer, shared)
    if shared.match.undo_count > ours.match.undo_count and not ours.mine <= peer.seats:
        return MessageVerdict("pass", peer, why="not theirs")
    agreed = _resolve_fork(play, ours) if relation == "fork" else None
    if agreed == ours.match:
        return MessageVerdict("behind", peer, shared)
    lost = claims.lost_seats(ours.seats, shared.seats, ours.mine)
    news = _new_choices(shared.match, ours.match, first=agreed is None)
    if _has_foreign_choice(play, news, ours, ours.mine - peer.seats - {*lost}):
        return MessageVerdict("pass", peer, why="not theirs")
    ask = relation == "fork" and agreed is None
    if ask or lost or claims.seats_to_yield(ours.seats, shared.seats, ours.mine, newer=relation == "newer"):
        if ours.is_asking_player:
            return MessageVerdict("pass", peer, why="being asked")
        peer = peer._replace(question_count=peer.question_count + 1)
        if peer.question_count > MAX_QUESTIONS:
            return MessageVerdict("pass", peer, why="asked too often")
    return MessageVerdict("fork" if ask else "take", peer, shared, play=play)


def _resolve_fork(theirs: Play, ours: LocalGame) -> Match | None:
    """Return the history to continue after only the computer chose differently; None if people did."""
    computers = {seat for seat, who in enumerate(ours.seats) if who.kind == "computer"}
    return merge.resolve_fork(ours.play, theirs, computers)


def _new_choices(theirs: Match, ours: Match, *, first: bool) -> set[int]:
    """Return the places of the choices that are new to us; where histories part, all or the `first` of them."""
    if first and (parted := merge.first_difference(theirs, ours)) >= 0:
        return {parted}
    pairs = zip_longest(theirs.choices, ours.choices, fillvalue=OPEN)
    return {at for at, (their, our) in enumerate(pairs) if their not in (our, OPEN)}


def _has_foreign_choice(play: Play, places: Set[int], ours: LocalGame, seats: Set[int]) -> bool:
    """Return whether any of these seats made a choice at these places that its player here had not ordered."""
    made = (ply for ply in play.plies if ply.radix > 1 and ply.choice_index in places and ply.seat in seats)
    return not all(map(ours.is_ordered, made))
