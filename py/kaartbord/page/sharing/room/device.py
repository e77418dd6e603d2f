"""This device, as the others in its room know it."""

from collections.abc import Callable, Set

from ....match import sealed_links
from ....match.live import wire
from ....match.live.wire import LocalGame
from ....match.match import Match, Play, Ply
from ....match.session.history import SealedHistoryProtocol
from ....match.session.session import Session
from .presence import Presence
from .room import LiveRoom


class ThisDevice:
    """The seats that are played here, and the state of the game."""

    def __init__(self, session: Session, room: LiveRoom, who: Presence) -> None:
        self._session, self._room, self._who = session, room, who
        self.announced_seats = frozenset[int]()
        """The seats that this device last announced."""
        self._at: tuple[Play, str] = (session.play, "")
        """A play, and its state."""

    @property
    def speaks(self) -> bool:
        """Return whether this device plays along, and is not a spectator."""
        return bool(self._session.local_seats) and not self._session.is_spectator

    @property
    def asks(self) -> bool:
        """Return whether this device asks for a seat of a sealed match whose key it lacks."""
        return sealed_links.requested_seat(self._session.extra_sections) is not None

    @property
    def room_match(self) -> Match:
        """The match after which the room is named."""
        return sealed_links.room_match(self._session.extra_sections, self._session.match)

    @property
    def signs(self) -> SealedHistoryProtocol | None:
        """The sealed match at which a seat counts only if its player signs the message."""
        sealed = self._session.sealed
        return sealed if sealed and not sealed.is_weak else None

    def words(self, *, ahead: int = 0) -> str:
        """Return the message that this device is here; it will have shown `ahead` more plies in a moment."""
        seats = frozenset(self._session.local_seats) if self.speaks else frozenset[int]()
        sealed, own = self.signs, self._room.name
        sign = (lambda words: sealed.sign_live(seats, f"{own} {words}")) if sealed else None
        self.announced_seats = seats
        words = wire.announcement(seats, self._stand(), self._who.reached(), sign)
        shown = self._session.playback.shown_plies + ahead
        return wire.with_shown_plies(words, shown, board=self._session.layout == "screen")

    def ours(self, parted: Set[str], is_ordered: Callable[[Ply], bool], *, asking: bool) -> LocalGame:
        """Return the state of the game here: `parted` are the histories that have been asked about."""
        session, signs = self._session, self.signs
        return LocalGame(
            session.play,
            session.seats,
            frozenset(session.local_seats),
            self._stand(),
            frozenset(parted),
            session.sealed is not None,
            signs.verify_live if signs else None,
            signs.free_seats() if signs else frozenset(),
            asking,
            session.extra_sections,
            is_ordered,
        )

    def _stand(self) -> str:
        play = self._session.play
        if self._at[0] is not play or not self._at[1]:
            self._at = play, self._session.history.revision() or wire.revision_of(self._session.fragment)
        return self._at[1]
