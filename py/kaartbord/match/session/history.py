"""The history of a game on one device: open, where a link lets any device play on, or sealed.

The layers above distinguish the two only to parse a link, to set up a table, or to show parts of a sealed history.
"""

from collections.abc import Collection, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, Protocol

from ...rules.protocol import Action
from .. import link, merge
from ..match import MAX_UNDO_COUNT, Play, choose, game_of
from ..setup import early_choices


class LinkParts(NamedTuple):
    """The parts of a link besides the history of its game."""

    seats: tuple[link.Seat, ...]
    for_spectator: bool = False
    extra_sections: tuple[link.Section, ...] = ()


class History(Protocol):
    """The history of a game as a session needs it. Histories do not change: each step returns another one."""

    @property
    def play(self) -> Play:
        """Return the game with the cards known here; the choices of a sealed one are only counted."""

    @property
    def sealed(self) -> "SealedHistoryProtocol | None":
        """Return the history if it is sealed; None for an open one."""

    @property
    def any_device_can_act(self) -> bool:
        """Return whether any device can act for a seat, as its computer or by an order: a sealed one needs its key."""

    @property
    def can_link_to_ply(self) -> bool:
        """Return whether a link can show the game after a given ply."""

    @property
    def sends_automatically(self) -> bool:
        """Return whether devices send messages in their turn that nobody has chosen: keys, seals, seeds."""

    @property
    def is_full(self) -> bool:
        """Return whether it has no room for more, so that the game can only continue in another match."""

    @property
    def restored(self) -> bool:
        """Return whether it came from a backup or by a key, and is not yet confirmed as the newest one."""

    @property
    def undo_count(self) -> int:
        """Return the number of take-backs."""

    @property
    def can_take_back(self) -> bool:
        """Return whether turns may be taken back, and not too many have been."""

    @property
    def is_weak(self) -> bool:
        """Return whether the match is of an older form of sealed ones, with weaker checks."""

    def is_only_shuffler(self, seats: Collection[int]) -> bool:
        """Return whether only these seats seal the cards, so that their device could know every card."""

    def due_seats(self) -> Sequence[int]:
        """Return the seats that are to choose or to send something; empty after the end."""

    def can_choose(self, seat: int) -> bool:
        """Return whether a choice of a seat that is played here could be made here now."""

    def choose(self, seat: int, action: Action) -> "History":
        """Return the history after a choice of a seat and all that follows; raise Illegal if it may not."""

    def unchanged_plies(self, before: Play) -> int:
        """Return the number of plies from the start that are the same in the play of an earlier history."""

    def own_turns(self, mine: Collection[int], more: Sequence[link.Section]) -> int:
        """Return the number of turns that the people at the seats `mine` made here, with those laid ready in `more`."""

    def next_revealing_seat(self) -> int | None:
        """Return the seat that is to reveal its shuffle next, after the end of the game; None if no seat has to."""

    def all_hands_known(self) -> bool:
        """Return whether all hands of the game are known here, once it is over."""

    def setup_progress(self) -> tuple[int, int] | None:
        """Return the links that have gone round, and the number before the first card; None once a seat can choose."""

    def resumable_position(self) -> str | None:
        """Return the position before the current pack, if another match can continue from there."""

    def revision(self) -> str:
        """Return a few letters that change with every message; "" if the play determines them."""

    def is_ahead_of(self, other: "History") -> bool:
        """Return whether more is known here than in another history of the same match with an equal link."""

    def fragment(
        self,
        people: LinkParts,
        *,
        ply: int | None = None,
        seat: int | None = None,
        full: bool = False,
        restores: bool = False,
    ) -> str:
        """Return the link of the game: of an open one after `ply`, or to continue at a `seat` elsewhere.

        Of a sealed one it has what is new, with `full` all of it, and with `restores` the secrets of the
        seats here, and apart from them only what `full` adds.
        """


class SealedHistoryProtocol(History, Protocol):
    """The methods that only a sealed history has."""

    def own_message_count(self) -> int:
        """Return the number of messages that this device has made."""

    def message_count(self) -> int:
        """Return the number of messages."""

    def sign_live(self, seats: Set[int], text: str) -> str:
        """Return the signatures of seats here for a live message of their device."""

    def verify_live(self, seats: Set[int], text: str, signatures: str) -> frozenset[int]:
        """Return those of some seats whose players signed a live message of a device."""

    def free_seats(self) -> frozenset[int]:
        """Return the seats that nobody has taken yet."""

    def key_fingerprint(self, kinds: int) -> Sequence[int]:
        """Return a fingerprint of all keys, once all have joined: numbers below `kinds`."""

    @property
    def evidence(self) -> Sequence[tuple[str, int, bytes]]:
        """Return the messages refused for cheating: the fault, the seat, and the message itself."""

    @property
    def verdicts(self) -> Mapping[int, tuple[str, int | None]]:
        """Return by pack the fault in its cards and the seat that made it, once that is known."""

    @property
    def has_unverified_start(self) -> bool:
        """Return whether this device knows the position before the match only from the link it began with."""


@dataclass(frozen=True)
class OpenHistory:
    """A history that is determined by its play."""

    play: Play
    sealed: ClassVar[SealedHistoryProtocol | None] = None
    any_device_can_act: ClassVar[bool] = True
    can_link_to_ply: ClassVar[bool] = True
    sends_automatically: ClassVar[bool] = False
    is_full: ClassVar[bool] = False
    restored: ClassVar[bool] = False
    is_weak: ClassVar[bool] = False

    @property
    def undo_count(self) -> int:
        """Return the number of take-backs."""
        return self.play.match.undo_count

    @property
    def can_take_back(self) -> bool:
        """Return whether the count of take-backs has room for another."""
        return self.undo_count < MAX_UNDO_COUNT

    def is_only_shuffler(self, seats: Collection[int]) -> bool:
        """Return False: nobody seals the cards."""
        return False

    def due_seats(self) -> Sequence[int]:
        """Return the seats that owe a choice, the one on turn first."""
        return game_of(self.play.match).to_move(self.play.state)

    def can_choose(self, seat: int) -> bool:
        """Return True: any device that plays a seat can choose for it."""
        return True

    def choose(self, seat: int, action: Action) -> "OpenHistory":
        """Return the history after a choice and all that follows automatically."""
        return OpenHistory(choose(self.play, seat, action))

    def unchanged_plies(self, before: Play) -> int:
        """Return the number of plies that are the same in a play of the same match, from the start."""
        return merge.unchanged_plies(before, self.play)

    def own_turns(self, mine: Collection[int], more: Sequence[link.Section]) -> int:
        """Return the number of choices that these seats made, with premoves; forced plies do not count."""
        made = sum(ply.seat in mine and not ply.forced for ply in self.play.plies)
        return made + sum(one.seat in mine for one in early_choices.from_sections(more, self.play))

    def next_revealing_seat(self) -> int | None:
        """Return None: there is nothing to reveal after the end."""
        return None

    def all_hands_known(self) -> bool:
        """Return True: every hand is known to the engine."""
        return True

    def setup_progress(self) -> tuple[int, int] | None:
        """Return None: the first card can be played immediately."""
        return None

    def resumable_position(self) -> str | None:
        """Return None: the game itself continues if somebody leaves."""
        return None

    def revision(self) -> str:
        """Return "": the play determines all."""
        return ""

    def is_ahead_of(self, other: History) -> bool:
        """Return False: its link holds all."""
        return False

    def fragment(
        self,
        people: LinkParts,
        *,
        ply: int | None = None,
        seat: int | None = None,
        full: bool = False,
        restores: bool = False,
    ) -> str:
        """Return the link of the game, which always has all of it."""
        seats, watch, more = people
        return link.encode_link(self.play, seats, ply, for_spectator=watch, seat=seat, extra_sections=more)
