"""The history of a game as far as a device knows it: open, where a link lets any device play on, or sealed.

Nothing above asks which of the two it has, but where a link is parsed, a table is set up, or a screen shows what only a
sealed one has (`Sealed`).
"""

from collections.abc import Collection, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, Protocol

from ...rules.protocol import Action
from .. import link, merge
from ..match import MOST_UNDONE, Play, choose, game_of
from ..setup import laid


class People(NamedTuple):
    """What a link tells of a game besides its history."""

    seats: tuple[link.Seat, ...]
    watch: bool = False
    """Whether it is for somebody who only looks on."""
    more: tuple[link.Section, ...] = ()
    """What it has of later versions."""


class History(Protocol):
    """What a session needs of the history of its game. Histories do not change: what goes on is another one."""

    @property
    def play(self) -> Play:
        """The game as far as its cards are known here; the choices of a sealed one are only counted."""

    @property
    def sealed(self) -> "Sealed | None":
        """What only a sealed history has; None for an open one."""

    @property
    def any_device_acts(self) -> bool:
        """Whether any device can act for a seat, as its computer or by an order: a sealed one needs its key."""

    @property
    def tells_plies(self) -> bool:
        """Whether a link can show the game as it was after some plies."""

    @property
    def sends_unasked(self) -> bool:
        """Whether devices send, in their turn, what nobody has chosen: keys, seals, seeds."""

    @property
    def full(self) -> bool:
        """Whether there is no room for more, so that the game can only go on in another match."""

    @property
    def restored(self) -> bool:
        """Whether it came from a backup or by a key, and nobody has confirmed yet that it is the newest one."""

    @property
    def taken_back(self) -> int:
        """How often turns were taken back."""

    @property
    def can_take_back(self) -> bool:
        """Whether turns may be taken back, and not too many have been."""

    @property
    def weak(self) -> bool:
        """Whether the match is of an older form of sealed ones, of which less is asked."""

    def shuffles_alone(self, seats: Collection[int]) -> bool:
        """Return whether all who seal the cards are among these seats, so that their device could know every card."""

    def owing(self) -> Sequence[int]:
        """Return the seats that are to choose or to send something; none once the game is over."""

    def can_choose(self, seat: int) -> bool:
        """Return whether a choice of a seat that is played here could be made here now."""

    def choose(self, seat: int, action: Action) -> "History":
        """Return the history after a choice of a seat and all that follows of itself; Illegal if it may not do this."""

    def unchanged(self, before: Play) -> int:
        """Return how many plies of the play of an earlier history are the same in this one, from the start."""

    def own_turns(self, mine: Collection[int], more: Sequence[link.Section]) -> int:
        """Return how many turns the people at the seats `mine` have made here, ready ones in `more` included."""

    def closing(self) -> int | None:
        """Return the seat that is to show next how it shuffled, now that the game is over; None where none is."""

    def lies_open(self) -> bool:
        """Return whether all hands of the game are known here once it is over."""

    def progress(self) -> tuple[int, int] | None:
        """Return how many links have gone round, of how many before the first card; None once somebody can choose."""

    def position(self) -> str | None:
        """Return how the game stood before the pack that is played, if another match can go on from there."""

    def stand(self) -> str:
        """Return a few letters that differ as soon as more is known; "" where the play tells all."""

    def is_further(self, other: "History") -> bool:
        """Return whether more is known in this history than in another of the same match that no link could tell."""

    def fragment(
        self,
        people: People,
        *,
        ply: int | None = None,
        seat: int | None = None,
        full: bool = False,
        restores: bool = False,
    ) -> str:
        """Return the link of the game: of an open one as it was after `ply`, or to go on at a `seat` elsewhere.

        Of a sealed one it has what is new, with `full` all of it, and with `restores` the secrets of the seats here,
        and apart from them only what `full` adds.
        """


class Sealed(History, Protocol):
    """What only a sealed history has."""

    def said(self) -> int:
        """Return how many messages this device has made."""

    def known(self) -> int:
        """Return how many messages there are."""

    def vouch(self, seats: Set[int], text: str) -> str:
        """Return the signatures of seats here under what their device sends live."""

    def vouched(self, seats: Set[int], text: str, signatures: str) -> frozenset[int]:
        """Return of some seats those whose players signed what a device sends live."""

    def free(self) -> frozenset[int]:
        """Return the seats that nobody has taken yet."""

    def pictures(self, kinds: int) -> Sequence[int]:
        """Return what the keys of all look like together, once all have joined: numbers below `kinds`."""

    @property
    def evidence(self) -> Sequence[tuple[str, int, bytes]]:
        """What was refused because somebody cheated: what is wrong with it, by which seat, and what was sent."""

    @property
    def verdicts(self) -> Mapping[int, tuple[str, int | None]]:
        """By pack what turned out to be wrong with its cards, and whose fault it is, once that is known."""

    @property
    def on_word(self) -> bool:
        """Whether this device knows only from the link that it began with how the match stood before."""


@dataclass(frozen=True)
class OpenHistory:
    """A history that is all in its play."""

    play: Play
    sealed: ClassVar[Sealed | None] = None
    any_device_acts: ClassVar[bool] = True
    tells_plies: ClassVar[bool] = True
    sends_unasked: ClassVar[bool] = False
    full: ClassVar[bool] = False
    restored: ClassVar[bool] = False
    weak: ClassVar[bool] = False

    @property
    def taken_back(self) -> int:
        """Return how often turns were taken back."""
        return self.play.match.undone

    @property
    def can_take_back(self) -> bool:
        """Return whether turns were not taken back as often as can be counted."""
        return self.taken_back < MOST_UNDONE

    def shuffles_alone(self, seats: Collection[int]) -> bool:
        """Return False: nobody seals the cards."""
        return False

    def owing(self) -> Sequence[int]:
        """Return the seats that owe a choice, whose turn it is first."""
        return game_of(self.play.match).to_move(self.play.state)

    def can_choose(self, seat: int) -> bool:
        """Return True: whoever plays a seat can choose for it."""
        return True

    def choose(self, seat: int, action: Action) -> "OpenHistory":
        """Return the history after a choice and all that follows of itself."""
        return OpenHistory(choose(self.play, seat, action))

    def unchanged(self, before: Play) -> int:
        """Return how many plies are the same in a play of the same match, from the start."""
        return merge.unchanged(before, self.play)

    def own_turns(self, mine: Collection[int], more: Sequence[link.Section]) -> int:
        """Return how many choices these seats made; what somebody did without a choice does not count."""
        made = sum(ply.seat in mine and not ply.forced for ply in self.play.plies)
        return made + sum(one.seat in mine for one in laid.of(more, self.play))

    def closing(self) -> int | None:
        """Return None: nobody has anything to show after the end."""
        return None

    def lies_open(self) -> bool:
        """Return True: every hand is known to the engine."""
        return True

    def progress(self) -> tuple[int, int] | None:
        """Return None: the first card can be played at once."""
        return None

    def position(self) -> str | None:
        """Return None: the game itself goes on, whoever leaves."""
        return None

    def stand(self) -> str:
        """Return "": the play tells all."""
        return ""

    def is_further(self, other: History) -> bool:
        """Return False: its link tells all."""
        return False

    def fragment(
        self,
        people: People,
        *,
        ply: int | None = None,
        seat: int | None = None,
        full: bool = False,
        restores: bool = False,
    ) -> str:
        """Return the link of the game, which always has all of it."""
        seats, watch, more = people
        return link.encode_table(self.play, seats, ply, watch=watch, seat=seat, more=more)
