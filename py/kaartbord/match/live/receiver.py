"""Messages from the other devices of a room: the peers that are present, and links that are read in slices.

A link may take long to read, as its history has to be played. So all peers are read in turn, each only as fast as its
credit allows (see `wire`), and one that does not stop is muted. No browser needed.
"""

from collections.abc import Generator
from typing import NamedTuple

from ..link import BadLink, LinkContents, ParsedLink, read_steps
from ..match import Play
from . import wire
from .gestures import GestureLimiter
from .peers import Peer
from .wire import LocalGame, MessageVerdict

SLICE_PLIES = 100
"""Plies that are played at a time, for all devices together."""

SLICE_PAUSE = 0.03


class _Reading(NamedTuple):
    """A link that is being read."""

    text: str
    steps: Generator[float, None, tuple[LinkContents, Play]]


class _Waiting(NamedTuple):
    """A link that arrived while another of the same peer was being read."""

    text: str
    link: ParsedLink


class ReadLink(NamedTuple):
    """A link that was read to its end."""

    peer: str
    text: str
    verdict: MessageVerdict


class MessageReceiver:
    """The peers of one room, by name, and the links of theirs that are being read."""

    def __init__(self) -> None:
        self.peers: dict[str, Peer] = {}
        self.muted: set[str] = set()
        self.muted_seats = frozenset[int]()
        """The seats whose player signed for a muted peer, which may come back under another name."""
        self._spacing = GestureLimiter()
        self._reading: dict[str, _Reading] = {}
        """At most one of each peer, in the order of reading."""
        self._waiting: dict[str, _Waiting] = {}

    def join(self, name: str, now: float) -> bool:
        """Admit a peer; return False if it was muted or there are too many."""
        if name in self.muted or name not in self.peers and len(self.peers) >= wire.MAX_PEERS:
            return False
        self.peers[name] = Peer(now)
        return True

    def peer_to_evict(self, name: str) -> str | None:
        """Return the peer that leaves to admit another: at a sealed table the first that plays no seat."""
        if name in self.muted or len(self.peers) < wire.MAX_PEERS:
            return None
        return next((other for other, peer in self.peers.items() if not peer.seats), None)

    def leave(self, name: str) -> None:
        """Remove a peer; what it sent is no longer read."""
        self.peers.pop(name, None)
        self._drop(name)

    def mute(self, name: str) -> None:
        """Ignore a peer from now on, even if it comes again."""
        self.muted.add(name)
        if name in self.peers:
            self.muted_seats |= self.peers[name].signed_seats
        self.leave(name)

    def _drop(self, name: str) -> None:
        self._waiting.pop(name, None)
        if name in self._reading:
            self._reading.pop(name).steps.close()

    def receive(self, name: str, text: object, ours: LocalGame, now: float) -> MessageVerdict:
        """Return the verdict on a message of a peer; a link to `read` is read from now on."""
        heard = wire.validate(text, ours, self.peers[name], now, name)
        self.peers[name] = heard.peer
        if heard.peer.signed_seats & self.muted_seats:
            heard = MessageVerdict("hang up", heard.peer, why="muted")
        if heard.gesture is not None and not self._spacing.admit(heard.gesture, now):
            return MessageVerdict("pass", heard.peer, why="too soon")
        if heard.kind == "hang up":
            self.mute(name)
        elif heard.kind == "read" and heard.link is not None:
            self._waiting[name] = _Waiting(str(text), heard.link)
            self._start_reading(name, ours)
        return heard

    def _start_reading(self, name: str, ours: LocalGame) -> None:
        """Begin with the waiting link of a peer, unless another of it is being read."""
        if name not in self._reading and (waiting := self._waiting.pop(name, None)) is not None:
            self._reading[name] = _Reading(waiting.text, read_steps(waiting.link, ours.play))

    @property
    def is_reading(self) -> bool:
        """Return whether a link is still being read."""
        return bool(self._reading)

    def read_slice(self, ours: LocalGame, now: float) -> list[ReadLink]:
        """Read for one slice; return the links that were read to their end."""
        for name in self._reading:
            self.peers[name] = self.peers[name].credited(now)
        turn = [name for name in self._reading if self.peers[name].credit > 0]
        links = (self._read_link_slice(name, SLICE_PLIES // len(turn), ours) for name in turn)
        return [read for read in links if read is not None]

    def _read_link_slice(self, name: str, most: int, ours: LocalGame) -> ReadLink | None:
        """Read one slice of the link of a peer, and return it once it is complete."""
        link, made, peer = self._reading.pop(name), 0, self.peers[name]
        heard: MessageVerdict | None = None
        try:
            while made < most:
                next(link.steps)
                made += 1
        except StopIteration as end:
            shared, play = end.value
            heard = wire.validate_contents(shared, play, ours, peer)
        except BadLink as bad:
            heard = MessageVerdict("pass", peer, why=bad.reason)
        self.peers[name] = (heard.peer if heard else peer).charged(made)
        if heard is None:
            self._reading[name] = link
            return None
        self._start_reading(name, ours)
        return ReadLink(name, link.text, heard)
