"""A game on one device: the plies made and shown, the players of the seats, and the hand that is open. It is
the source of truth and knows no page: the table in the browser schedules and presents."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from ...rules.protocol import DEALER, Action, Game
from .. import evening, link
from ..evening import Evening
from ..match import Match, Play, Ply, game_of, unseen
from ..observation import has_events
from ..setup import laid
from ..setup.laid import Laid
from . import vacancy
from .history import History, Sealed
from .kept import Kept, Layout, Sent
from .playback import Playback


class Session:
    """One open game on this device."""

    def __init__(self, kept: Kept) -> None:
        self._kept = kept._replace(sent=kept.sent or Sent(kept.own_turns))
        self.playback = Playback(kept.history, kept.shown)
        self.chances: dict[int, tuple[float, ...]] = {}
        """In a game that is over: the chances of all sides by number of plies, for those computed."""
        self.bottom = min(self.mine, default=0)
        """The seat that is drawn at the bottom."""
        self.viewer = self.alone
        """The seat whose hand is open; None while every hand is closed."""
        self._written: tuple[History, Sequence[link.Seat], Sequence[link.Section], str] | None = None
        """A history with the people at it, and its link."""
        self._settle_viewer()

    # ---- the game

    @property
    def kept(self) -> Kept:
        """Return the game as this device keeps it now."""
        waits = dict.fromkeys([*map(self.speaker, self.owing), *self.asked_ahead()])
        return self._kept._replace(waits=tuple(waits), shown=self.playback.shown)

    @kept.setter
    def kept(self, kept: Kept) -> None:
        self._kept = kept
        self.playback.history, self.playback.shown = kept.history, kept.shown

    @property
    def history(self) -> History:
        """Return the history of the game."""
        return self._kept.history

    @property
    def sealed(self) -> Sealed | None:
        """Return the history if it is sealed; None for open cards."""
        return self._kept.history.sealed

    @property
    def play(self) -> Play:
        """Return the game up to now."""
        return self._kept.history.play

    @property
    def seats(self) -> tuple[link.Seat, ...]:
        """Return the people and computers at the table."""
        return self._kept.seats

    @property
    def mine(self) -> frozenset[int]:
        """Return the seats played on this device."""
        return self._kept.mine

    @property
    def watch(self) -> bool:
        """Return whether this device is a spectator, by a link for that."""
        return self._kept.watch

    @property
    def more(self) -> tuple[link.Section, ...]:
        """Return the sections of later versions in the link of the game."""
        return self._kept.more

    @property
    def layout(self) -> Layout:
        """Return the way in which this device shows the game."""
        return self._kept.layout

    @property
    def sent(self) -> Sent:
        """Return the last state sent."""
        return self._kept.sent or Sent(self.own_turns())

    @property
    def match(self) -> Match:
        """Return the match up to now."""
        return self.play.match

    @property
    def code(self) -> str:
        """Return the game's code letter."""
        return self.match.game

    @property
    def game(self) -> Game[Any]:
        """Return the game by the rules version of the match."""
        return game_of(self.match)

    @property
    def owing(self) -> Sequence[int]:
        """Return the seats that owe something, see `vacancy.owing`."""
        return vacancy.owing(self._kept)

    @property
    def is_spread(self) -> bool:
        """Return whether people play elsewhere too, with open cards."""
        others = (seat for seat, who in enumerate(self.seats) if who.kind != "computer")
        return self.history.any_device_acts and not self.mine.issuperset(others)

    @property
    def key(self) -> str:
        """Return the name of the game in the store."""
        return self._kept.key

    @property
    def fragment(self) -> str:
        """Return the current link of the game."""
        known = self._written
        if known is None or known[0] is not self.history or known[1:3] != (self.seats, self.more):
            known = self._written = self.history, self.seats, self.more, self._kept.fragment()
        return known[3]

    @property
    def colours(self) -> tuple[int, ...]:
        """Return by seat the number of its colour; empty for the usual ones."""
        return self._kept.colours

    @property
    def evening(self) -> Evening:
        """Return the evening of the game, with the result of the game itself."""
        return evening.with_result(evening.of(self.more, self.match.seats), self.play)

    def change_evening(self, change: Callable[[Evening], Evening]) -> None:
        """Change something of the evening, but no result."""
        night = change(evening.of(self.more, self.match.seats))
        self._kept = self._kept._replace(more=evening.put(self.more, night))

    @property
    def stand(self) -> tuple[Match, str]:
        """Return a value that changes with every choice and message."""
        return self.match, self.history.stand()

    @property
    def leads_on(self) -> bool:
        """Return whether the next game at this table can begin here: a sealed one begins on the device of its
        first seat."""
        return self.history.any_device_acts or self.speaker(0) in self.mine

    def goes_on_with(self, gone: Collection[int]) -> int | None:
        """Return the seat whose player can continue at a sealed table without the players of these: the first
        of the others. Return None if nobody can."""
        left = (seat for seat, who in enumerate(self.seats) if who.kind != "computer" and seat not in gone)
        return next(left, None) if self.history.position() is not None else None

    @property
    def lies_open(self) -> bool:
        """Return whether the game is over and all its hands are known, so that it can be judged."""
        return not self.owing and self.history.lies_open()

    def go_on(self, history: History) -> None:
        """Continue with another history: its new plies are still to be shown."""
        self.chances.clear()
        self.playback.go_on(history)
        self._kept = self._kept._replace(history=history)

    # ---- the players

    @property
    def locals(self) -> list[int]:
        """Return the seats that people play on this device; none on a big screen, even if it has seats."""
        if self.layout == "screen":
            return []
        return [seat for seat in sorted(self.mine) if self.seats[seat].kind != "computer"]

    @property
    def alone(self) -> int | None:
        """Return the one seat played on this device, which is addressed as "you"; None for several or
        none."""
        return self.locals[0] if len(self.locals) == 1 else None

    def plays(self, seat: int) -> bool:
        """Return whether a seat's choices are made on this device."""
        here = not self.watch and (self.seats[seat].kind == "computer" or seat in self.locals)
        return here and self.history.can_choose(seat)

    def asked(self) -> int:
        """Return the seat that is asked now: the first that owes a choice, or, if they choose unseen, the
        first played here. Raise IndexError once the game is over."""
        owing = self.owing
        anybody = unseen(self.game, owing) and not self.history.sends_unasked
        here = (seat for seat in owing if self.plays(seat)) if anybody else iter(())
        return next(here, owing[0])

    def awaited(self) -> list[int]:
        """Return the seats elsewhere that the game waits for: the first that owes a choice, or all that
        choose unseen. After the end they are those not informed of it yet; at a sealed table first the seat
        that is to reveal its shuffle."""
        if (closing := self.history.closing()) is not None:
            return [closing]
        if not self.owing:
            return self.kept.uninformed
        asked = dict.fromkeys([*self.waited(self.play.state), *self.asked_ahead()])
        return [seat for seat in asked if not self.plays(seat)]

    def asked_ahead(self) -> list[int]:
        """Return the seats that may answer in advance the question of the one on turn, and have not yet.
        The list is empty if all people play here or hands are sealed."""
        return laid.asked_ahead(self.play, self.more) if self.is_spread else []

    @property
    def laid(self) -> list[Laid]:
        """Return all premoves."""
        return laid.of(self.more, self.play)

    def speaker(self, seat: int) -> int:
        """Return the seat whose device sends for `seat`. At a sealed table the device that set it up, with
        the first person's seat, plays the computers."""
        if self.history.any_device_acts or self.seats[seat].kind != "computer":
            return seat
        return next((other for other, who in enumerate(self.seats) if who.kind == "human"), seat)

    def waited(self, state: Any) -> Sequence[int]:
        """Return the seats that the game waits for in a state: the first that owes a choice, or all that
        choose unseen."""
        owing = self.owing if state is self.play.state else self.game.to_move(state)
        together = self.history.sends_unasked and state is self.play.state
        return owing if together or unseen(self.game, owing) else owing[:1]

    def callers(self) -> list[int]:
        """Return the seats of this device that may act out of turn."""
        owing = self.owing if self.game.INFO.interrupts else ()
        return [seat for seat in owing[1:] if seat in self.locals]

    def call(self, seat: int) -> tuple[int, Action] | None:
        """Return the action of a seat that acts out of turn; None if it may not, or no longer."""
        return (seat, self.game.legal(self.play.state, seat)[0]) if seat in self.callers() else None

    def is_opening(self) -> bool:
        """Return whether people play here, and none of them has chosen yet."""
        here = self.locals
        return bool(here) and not any(ply.seat in here and not ply.forced for ply in self.playback.plies)

    def own_turns(self) -> int:
        """Return the number of turns made here, see `Kept`."""
        return self._kept.own_turns

    @property
    def is_solo(self) -> bool:
        """Return whether one person has played here against computers alone from the start."""
        others = [who.kind for seat, who in enumerate(self.seats) if seat != self.alone]
        handed = any(who.handed for who in self.seats)
        return self.alone is not None and not self.watch and not handed and {*others} <= {"computer"}

    def last_answer(self, by_person: Callable[[Any, int], bool]) -> Ply | None:
        """Return the last answer that the person who plays alone can take back, or None.
        `by_person` returns whether a person chooses for a seat in a state."""
        if not self.is_solo or not self.history.can_take_back:
            return None
        answers = (ply for ply in reversed(self.play.plies) if ply.seat != DEALER and self._was_asked(ply))
        return next((ply for ply in answers if by_person(ply.before, ply.seat)), None)

    def _was_asked(self, ply: Ply) -> bool:
        """Return whether it was the turn of the seat, with a choice to make."""
        if not self.game.INFO.interrupts:
            return not ply.forced
        in_turn = self.game.to_move(ply.before)[0] == ply.seat
        return in_turn and len(self.game.legal(ply.before, ply.seat)) > 1

    def seat_all(self, seats: tuple[link.Seat, ...], mine: frozenset[int]) -> None:
        """Set the players of all seats; `mine` are those played on this device. If only one player is left on
        a device that was shared, that hand stays closed until it is asked for."""
        before, unsent = self.locals, self.own_turns() - self.sent.turns
        self._kept = self._kept._replace(seats=seats, mine=mine)
        if not unsent:  # a ply that others made at a seat is no turn of the player who sits down there
            self.note_sent(self.sent._replace(turns=self.own_turns()))
        if self.locals != before:
            self._settle_viewer(was_alone=len(before) <= 1)

    def note_sent(self, sent: Sent) -> None:
        """Record the last state sent."""
        self._kept = self._kept._replace(sent=sent)

    def show_as(self, layout: Layout) -> None:
        """Show the game in another layout; on a big screen every hand is closed."""
        self._kept = self._kept._replace(layout=layout)
        self._settle_viewer()

    def _settle_viewer(self, *, was_alone: bool = True) -> None:
        """Open the hand of the only player on a device; close every hand if several share it."""
        self.viewer = self.alone if was_alone else None
        if self.alone is not None:
            self.bottom = self.alone

    # ---- the plies shown

    def view(self) -> Any:
        """Return the newest state, as the viewer here sees it."""
        return self.game.view(self.play.state, self.viewer)

    def shown_view(self) -> Any:
        """Return the state on the table, as the viewer here sees it."""
        return self.game.view(self.playback.state, self.viewer)

    def next_ply(self) -> Ply | None:
        """Return the next ply to show; None if all have been shown, or the next waits for a free seat to be
        taken."""
        end = vacancy.vacant_turn(self._kept)
        return next(iter(self.play.plies[self.playback.shown : end]), None)

    def forced_turn(self) -> int | None:
        """Return the seat of the next ply to show if that is the forced turn of a person; else None. Several
        of one kind in a row are one turn; a ply without events is not a turn."""
        ply = self.next_ply()
        if ply is None or not ply.forced or ply.seat == DEALER or self.seats[ply.seat].kind == "computer":
            return None
        last = next(reversed(self.play.plies[: self.playback.shown]), None)
        if last and last.forced and (last.seat, last.action.kind) == (ply.seat, ply.action.kind):
            return None
        return ply.seat if has_events(self.game, ply) else None

    def open_state(self) -> Any | None:
        """Return the state in a replay, with every hand, once the game is over and all of them are known."""
        return self.playback.state if self.playback.looking >= 0 and self.lies_open else None
