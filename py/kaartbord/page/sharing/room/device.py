"""This device, as the others in its room know it."""

from collections.abc import Callable, Set

from ....match import parcel
from ....match.live import wire
from ....match.live.wire import Ours
from ....match.match import Match, Play, Ply
from ....match.session.history import Sealed
from ....match.session.session import Session
from .presence import Presence
from .room import Room


class ThisDevice:
    """The seats that are played here, and the state of the game."""

    def __init__(self, session: Session, room: Room, who: Presence) -> None:
        self._session, self._room, self._who = session, room, who
        self.spoke = frozenset[int]()
        """The seats that this device last announced."""
        self._at: tuple[Play, str] = (session.play, "")
        """A play, and its state."""

    @property
    def speaks(self) -> bool:
        """Return whether this device plays along, and is not a spectator."""
        return bool(self._session.locals) and not self._session.watch

    @property
    def asks(self) -> bool:
        """Return whether this device asks for a seat of a sealed match whose key it lacks."""
        return parcel.asked(self._session.more) is not None

    @property
    def met_by(self) -> Match:
        """The match after which the room is named."""
        return parcel.meeting(self._session.more, self._session.match)

    @property
    def signs(self) -> Sealed | None:
        """The sealed match at which a seat counts only if its player signs the message."""
        sealed = self._session.sealed
        return sealed if sealed and not sealed.weak else None

    def words(self, *, ahead: int = 0) -> str:
        """Return the message that this device is here; it will have shown `ahead` more plies in a moment."""
        seats = frozenset(self._session.locals) if self.speaks else frozenset[int]()
        sealed, own = self.signs, self._room.name
        sign = (lambda words: sealed.vouch(seats, f"{own} {words}")) if sealed else None
        self.spoke = seats
        words = wire.here(seats, self._stand(), self._who.reached(), sign)
        shown = self._session.playback.shown + ahead
        return wire.showing(words, shown, board=self._session.layout == "screen")

    def ours(self, parted: Set[str], is_ordered: Callable[[Ply], bool], *, asking: bool) -> Ours:
        """Return the state of the game here: `parted` are the histories that have been asked about."""
        session, signs = self._session, self.signs
        return Ours(
            session.play,
            session.seats,
            frozenset(session.locals),
            self._stand(),
            frozenset(parted),
            session.sealed is not None,
            signs.vouched if signs else None,
            signs.free() if signs else frozenset(),
            asking,
            session.more,
            is_ordered,
        )

    def _stand(self) -> str:
        play = self._session.play
        if self._at[0] is not play or not self._at[1]:
            self._at = play, self._session.history.stand() or wire.stand(self._session.fragment)
        return self._at[1]
