"""A game on one device: the plies made and shown, the players, and the open hand. It knows no page."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from ...rules.protocol import DEALER, Action, Game
from .. import evening, link
from ..evening import Evening
from ..match import Match, Play, Ply, game_of, is_simultaneous
from ..observation import has_events
from ..setup import early_choices
from ..setup.early_choices import Premove
from . import vacancy
from .history import History, SealedHistoryProtocol
from .playback import Playback
from .saved_game import Layout, SavedGame, SentState


class Session:
    """One open game on this device."""

    def __init__(self, kept: SavedGame) -> None:
        self._saved_game = kept._replace(sent=kept.sent or SentState(kept.own_turns))
        self.playback = Playback(kept.history, kept.shown_plies)
        self.chances: dict[int, tuple[float, ...]] = {}
        """In a game that is over: the chances of all sides by number of plies, for those computed."""
        self.bottom_seat = min(self.mine, default=0)
        """The seat that is drawn at the bottom."""
        self.viewer = self.only_local_seat
        """The seat whose hand is open; None while every hand is closed."""
        self._link_cache: tuple[History, Sequence[link.Seat], Sequence[link.Section], str] | None = None
        """A history with the people at it, and its link."""
        self._settle_viewer()

    # ---- the game

    @property
    def saved_game(self) -> SavedGame:
        """Return the game as this device keeps it now."""
        waits = dict.fromkeys([*map(self.sending_seat, self.due_seats), *self.seats_without_premove()])
        return self._saved_game._replace(awaited_seats=tuple(waits), shown_plies=self.playback.shown_plies)

    @saved_game.setter
    def saved_game(self, kept: SavedGame) -> None:
        self._saved_game = kept
        self.playback.history, self.playback.shown_plies = kept.history, kept.shown_plies

    @property
    def history(self) -> History:
        """Return the history of the game."""
        return self._saved_game.history

    @property
    def sealed(self) -> SealedHistoryProtocol | None:
        """Return the history if it is sealed; None for open cards."""
        return self._saved_game.history.sealed

    @property
    def play(self) -> Play:
        """Return the game up to now."""
        return self._saved_game.history.play

    @property
    def seats(self) -> tuple[link.Seat, ...]:
        """Return the people and computers at the table."""
        return self._saved_game.seats

    @property
    def mine(self) -> frozenset[int]:
        """Return the seats played on this device."""
        return self._saved_game.mine

    @property
    def is_spectator(self) -> bool:
        """Return whether this device is a spectator, by a link for that."""
        return self._saved_game.is_spectator

    @property
    def can_link_to_ply(self) -> bool:
        """Return whether a link can show the game after a given ply."""
        return self.history.can_link_to_ply and not self._saved_game.is_trial

    @property
    def can_try_again(self) -> bool:
        """Return whether its decisions can be made anew: it is over, and no seal hides what followed from them."""
        return self.all_hands_known and self.sealed is None and not self._saved_game.is_trial

    @property
    def extra_sections(self) -> tuple[link.Section, ...]:
        """Return the extra sections in the link of the game, see `link.LinkContents`."""
        return self._saved_game.extra_sections

    @property
    def layout(self) -> Layout:
        """Return the way in which this device shows the game."""
        return self._saved_game.layout

    @property
    def sent(self) -> SentState:
        """Return the last state sent."""
        return self._saved_game.sent or SentState(self.own_turns())

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
    def due_seats(self) -> Sequence[int]:
        """Return the seats that must act next, see `vacancy.due_seats`."""
        return vacancy.due_seats(self._saved_game)

    @property
    def has_open_remote_players(self) -> bool:
        """Return whether people play elsewhere too, with open cards."""
        others = (seat for seat, who in enumerate(self.seats) if who.kind != "computer")
        return self.history.any_device_can_act and not self.mine.issuperset(others)

    @property
    def key(self) -> str:
        """Return the name of the game in the store."""
        return self._saved_game.key

    @property
    def fragment(self) -> str:
        """Return the current link of the game."""
        known = self._link_cache
        if known is None or known[0] is not self.history or known[1:3] != (self.seats, self.extra_sections):
            known = self._link_cache = (self.history, self.seats, self.extra_sections, self._saved_game.fragment())
        return known[3]

    @property
    def colours(self) -> tuple[int, ...]:
        """Return by seat the number of its colour; empty for the usual ones."""
        return self._saved_game.colours

    @property
    def evening(self) -> Evening:
        """Return the evening of the game, with the result of the game itself."""
        return evening.with_result(evening.from_sections(self.extra_sections, self.match.seats), self.play)

    def change_evening(self, change: Callable[[Evening], Evening]) -> None:
        """Change something of the evening, but no result."""
        night = change(evening.from_sections(self.extra_sections, self.match.seats))
        self._saved_game = self._saved_game._replace(extra_sections=evening.to_sections(self.extra_sections, night))

    @property
    def revision(self) -> tuple[Match, str]:
        """Return a value that changes with every choice and message."""
        return self.match, self.history.revision()

    @property
    def can_start_next_game(self) -> bool:
        """Return whether the next game at this table can begin here: a sealed one on the device of its first seat."""
        return self.history.any_device_can_act or self.sending_seat(0) in self.mine

    def continuing_seat(self, gone: Collection[int]) -> int | None:
        """Return the seat whose player can continue at a sealed table without the players of these, or None."""
        left = (seat for seat, who in enumerate(self.seats) if who.kind != "computer" and seat not in gone)
        return next(left, None) if self.history.resumable_position() is not None else None

    @property
    def all_hands_known(self) -> bool:
        """Return whether the game is over and all its hands are known, so that it can be judged."""
        return not self.due_seats and self.history.all_hands_known()

    def update(self, history: History) -> None:
        """Continue with another history: its new plies are still to be shown."""
        self.chances.clear()
        self.playback.update(history)
        self._saved_game = self._saved_game._replace(history=history)

    # ---- the players

    @property
    def local_seats(self) -> list[int]:
        """Return the seats that people play on this device; none on a big screen, even if it has seats."""
        if self.layout == "screen":
            return []
        return [seat for seat in sorted(self.mine) if self.seats[seat].kind != "computer"]

    @property
    def only_local_seat(self) -> int | None:
        """Return the one seat played on this device, which is addressed as "you"; None for several or none."""
        return self.local_seats[0] if len(self.local_seats) == 1 else None

    def can_choose_for(self, seat: int) -> bool:
        """Return whether a seat's choices are made on this device."""
        here = not self.is_spectator and (self.seats[seat].kind == "computer" or seat in self.local_seats)
        return here and self.history.can_choose(seat)

    def asked_seat(self) -> int:
        """Return the seat asked now: the next, or of those that choose unseen the first here; IndexError at the end."""
        owing = self.due_seats
        anybody = is_simultaneous(self.game, owing) and not self.history.sends_automatically
        here = (seat for seat in owing if self.can_choose_for(seat)) if anybody else iter(())
        return next(here, owing[0])

    def awaited_remote_seats(self) -> list[int]:
        """Return the seats elsewhere that the game waits for: the first that owes a choice, or all that
        choose unseen. After the end they are those not informed of it yet; at a sealed table first the seat
        that is to reveal its shuffle."""
        if (closing := self.history.next_revealing_seat()) is not None:
            return [closing]
        if not self.due_seats:
            return self.saved_game.seats_to_inform
        asked = dict.fromkeys([*self.awaited_seats(self.play.state), *self.seats_without_premove()])
        return [seat for seat in asked if not self.can_choose_for(seat)]

    def seats_without_premove(self) -> list[int]:
        """Return the seats that may answer in advance what the seat on turn is asked, and have not yet."""
        return (
            early_choices.seats_without_premove(self.play, self.extra_sections) if self.has_open_remote_players else []
        )

    @property
    def premoves(self) -> list[Premove]:
        """Return all premoves."""
        return early_choices.from_sections(self.extra_sections, self.play)

    def sending_seat(self, seat: int) -> int:
        """Return the seat whose device sends for `seat`: for a computer at a sealed table the first person's."""
        if self.history.any_device_can_act or self.seats[seat].kind != "computer":
            return seat
        return next((other for other, who in enumerate(self.seats) if who.kind == "human"), seat)

    def awaited_seats(self, state: Any) -> Sequence[int]:
        """Return the seats that the game waits for in a state: the next one, or all that choose unseen."""
        owing = self.due_seats if state is self.play.state else self.game.to_move(state)
        together = self.history.sends_automatically and state is self.play.state
        return owing if together or is_simultaneous(self.game, owing) else owing[:1]

    def local_interrupters(self) -> list[int]:
        """Return the seats of this device that may act out of turn."""
        owing = self.due_seats if self.game.INFO.interrupts else ()
        return [seat for seat in owing[1:] if seat in self.local_seats]

    def interrupt_action(self, seat: int) -> tuple[int, Action] | None:
        """Return the action of a seat that acts out of turn; None if it may not, or no longer."""
        return (seat, self.game.legal(self.play.state, seat)[0]) if seat in self.local_interrupters() else None

    def is_before_first_choice(self) -> bool:
        """Return whether people play here, and none of them has chosen yet."""
        here = self.local_seats
        return bool(here) and not any(ply.seat in here and not ply.forced for ply in self.playback.plies)

    def own_turns(self) -> int:
        """Return the number of turns made here, see `SavedGame`."""
        return self._saved_game.own_turns

    @property
    def is_solo(self) -> bool:
        """Return whether one person has played here against computers alone from the start."""
        others = [who.kind for seat, who in enumerate(self.seats) if seat != self.only_local_seat]
        handed = any(who.handovers for who in self.seats)
        return self.only_local_seat is not None and not self.is_spectator and not handed and {*others} <= {"computer"}

    def last_undoable_ply(self, by_person: Callable[[Any, int], bool]) -> Ply | None:
        """Return the last answer that a lone player can take back, or None; `by_person` tells a person's choices."""
        if not self.is_solo or not self.history.can_take_back:
            return None
        start = self._saved_game.trial_start or 0
        answers = (ply for ply in reversed(self.play.plies) if ply.seat != DEALER and self.was_asked(ply))
        answers = (ply for ply in answers if ply.choice_index >= start)
        return next((ply for ply in answers if by_person(ply.before, ply.seat)), None)

    def was_asked(self, ply: Ply) -> bool:
        """Return whether it was the turn of the seat, with a choice to make."""
        if not self.game.INFO.interrupts:
            return not ply.forced
        in_turn = self.game.to_move(ply.before)[0] == ply.seat
        return in_turn and len(self.game.legal(ply.before, ply.seat)) > 1

    def set_players(self, seats: tuple[link.Seat, ...], mine: frozenset[int]) -> None:
        """Set the players of all seats; on a device that was shared, the hand of the last one left stays closed."""
        before, unsent = self.local_seats, self.own_turns() - self.sent.turns
        self._saved_game = self._saved_game._replace(seats=seats, mine=mine)
        if not unsent:  # a ply that others made at a seat is no turn of the player who sits down there
            self.record_sent(self.sent._replace(turns=self.own_turns()))
        if self.local_seats != before:
            self._settle_viewer(was_alone=len(before) <= 1)

    def record_sent(self, sent: SentState) -> None:
        """Record the last state sent."""
        self._saved_game = self._saved_game._replace(sent=sent)

    def set_layout(self, layout: Layout) -> None:
        """Show the game in another layout; on a big screen every hand is closed."""
        self._saved_game = self._saved_game._replace(layout=layout)
        self._settle_viewer()

    def _settle_viewer(self, *, was_alone: bool = True) -> None:
        """Open the hand of the only player on a device; close every hand if several share it."""
        self.viewer = self.only_local_seat if was_alone else None
        if self.only_local_seat is not None:
            self.bottom_seat = self.only_local_seat

    # ---- the plies shown

    def view(self) -> Any:
        """Return the newest state, as the viewer here sees it."""
        return self.game.view(self.play.state, self.viewer)

    def shown_view(self) -> Any:
        """Return the state on the table, as the viewer here sees it."""
        return self.game.view(self.playback.state, self.viewer)

    def next_ply(self) -> Ply | None:
        """Return the next ply to show; None if all have been shown, or the next waits for a free seat to be taken."""
        end = vacancy.vacant_turn_ply(self._saved_game)
        return next(iter(self.play.plies[self.playback.shown_plies : end]), None)

    def forced_turn(self) -> int | None:
        """Return the seat of the next ply to show if that is the forced turn of a person; else None. Several
        of one kind in a row are one turn; a ply without events is not a turn."""
        ply = self.next_ply()
        if ply is None or not ply.forced or ply.seat == DEALER or self.seats[ply.seat].kind == "computer":
            return None
        last = next(reversed(self.play.plies[: self.playback.shown_plies]), None)
        if last and last.forced and (last.seat, last.action.kind) == (ply.seat, ply.action.kind):
            return None
        return ply.seat if has_events(self.game, ply) else None

    def open_replay_state(self) -> Any | None:
        """Return the state in a replay, with every hand, once the game is over and all of them are known."""
        return self.playback.state if self.playback.replay_ply >= 0 and self.all_hands_known else None
