"""The table of two teams: the board, the trick and the hand.

While cards are played the board is small; while pawns are moved it takes the room, without the hand if that is played.
"""

from collections.abc import Callable, Sequence
from math import inf
from typing import Any, NamedTuple

from ....match.match import Ply
from ....page.stage.action_input import ActionInput
from ....page.stage.board_view import BoardView
from ....page.stage.context import StageContext
from ....page.stage.hand import card_picture
from ....page.stage.plates import PlateContext
from ....page.stage.stage import LAST_TRICK, StageParts
from ....page.stage.trick_cards import put
from ....page.stage.tricks import TrickArea
from ....page.ui import magnifier
from ....page.ui.dom import button_element, by_id, combine_callbacks, data, el, fill, handle, show, spawn
from ....page.ui.svg import icon
from ....paint.board_art import BoardArt
from ....paint.pen import Look
from ....rules.cards import in_first_pack
from ....rules.protocol import Event
from ....scene.motion import Speed
from ....scene.presentation import Presentation
from ....scene.shapes import Shape
from ....scene.sound import cues
from ....scene.sound.cues import EventSounds
from ....scene.timing import BANNER_MS, Pause, usual_pause
from ....text import people
from ..scene import chooser, table
from ..scene.play import TeamPlay
from . import status

OTHER = 34.0
"""Width of the cards of a second hand, in px."""

AWAY = 30.0
"""Width of the cards of a trick for which there is no room on the table, in px."""


class TeamDrawing(NamedTuple):
    """The drawing of a game of two teams."""

    art: Callable[[Any], BoardArt]
    """From a plan to its painted board."""
    scoreboard: Callable[..., Any]
    """The status of the teams, next to a small board or above a large one: (seen, me, look, strip=in one line)."""
    score: Callable[[Presentation[Any], Look], Any]
    """The score in full."""


class TeamTabletop:
    """The `Tabletop` of two teams, with the board and the words of `play`."""

    def __init__(self, play: TeamPlay, drawing: TeamDrawing, showing: StageContext, answering: ActionInput) -> None:
        self._play, self._drawing, self._showing, self._answering = play, drawing, showing, answering
        self._large = False
        """True if the player enlarged the board while cards are played."""
        self._pawns = False
        """True if the table is laid out for pawns, without the hand."""
        self._me: int | None = None
        self._last_move: Sequence[Event] = ()
        self._room: table.TeamLayout | None = None
        self.plan: Any = None
        self._area = TrickArea(showing, answering, chooser.trick_functions(play))
        self._wood = el("div", cls="team-board")
        self._scoreboard = el("div", cls="team-scoreboard")
        cards, banner = self._area.cards, self._area.banner
        nodes = self._wood, self._scoreboard, cards.own, cards.trick, banner.node
        showing.place.prepend(el("div", *nodes, cls="team"))
        self.board = BoardView(
            self._wood,
            self._pick,
            answering.show_refusal_at,
            lambda: answering.undo() if self._asks_on_board() else None,
        )
        self._second = el("div", cls="second-hand", role="img")
        by_id("hand").before(self._second)
        self._end = combine_callbacks(handle(enlarge=lambda _: self._enlarge()), self.board.close)

    def close(self) -> None:
        """Release the page."""
        self._area.finish()
        self._end()
        del by_id("table").dataset.stage

    # ---- drawing

    def clear_last_move(self) -> None:
        """Remove the traces of the last move."""
        self._last_move = ()

    def _fit(self) -> bool:
        """Lay out the board with the scoreboard, and the trick; False if there is no room yet."""
        play, seen, size, self._room = self._play, self._showing.seen, self._area.size, None
        if seen is None:
            return False
        view, large = seen.view, play.has_large_board(seen.view, seen.viewer)
        stays = play.keeps_hand_in_place and not data(by_id("table"), "lesson")
        self._pawns = large and not stays
        by_id("table").dataset.stage = "pawns" if self._pawns else "cards"
        if size is None:
            return False
        rail, far, letters = magnifier.has_rail(), magnifier.is_on(), magnifier.letter_scale()
        self.plan, room = table.largest_layout(
            [play.plan(view, upright) for upright in (False, True)],
            lambda board: table.Space(*size, board, view.table.chairs, rail, far, letters),
            seen.bottom,
            pawns=self._large or large,
        )
        self._room = room
        put(self._wood, room.board)
        self.board.fit(self._drawing.art(self.plan), self._showing.look)
        show(self._scoreboard, room.scoreboard is not None)
        self._scoreboard.classList.toggle("is-strip", room.strip)
        if room.scoreboard is not None:
            put(self._scoreboard, room.scoreboard)
        self._area.cards.fit(room.cards, room.turns, room.plates, self._showing.look)
        return True

    def draw(self) -> bool:
        """Draw everything again. During an animation, or while the picture is kept, only the layout changes: the pieces
        are neither those of the position before nor of the next one."""
        seen = self._showing.seen
        if not self._fit() or seen is None or self._area.is_animating or self._showing.keeps:
            return False
        view, legal = seen.view, self._answering.legal
        self._area.draw(view)
        self._draw_scoreboard(seen)
        waits = bool(legal) and legal[0].kind == "card"
        words = self._showing.settings.messages.format("table.your_card") if waits else ""
        self._area.cards.show_own_slot(view.turn if waits else seen.bottom, words)
        if len(self._play.trick(view)) == view.table.chairs:
            self._area.cards.mark_winner(view.takers[-1])
        self._draw_board()
        self._draw_hand(seen)
        return True

    def draw_picked(self) -> None:
        """Draw the picked parts on the board, or of the hand."""
        if self._asks_on_board():
            self._draw_board()
        else:
            self._draw_hand(self._answering.question.seen)

    def _draw_scoreboard(self, seen: Presentation[Any]) -> None:
        strip = self._room is not None and self._room.strip
        scoreboard = self._drawing.scoreboard(seen, self._me, self._showing.look, strip=strip)
        nodes = self._trick_on_scoreboard(seen.view), scoreboard, self._enlarger()
        fill(self._scoreboard, el("div", *nodes, cls="scoreboard"))

    def _trick_on_scoreboard(self, view: Any) -> Any:
        """Return the trick on the scoreboard, small, in order of play, while the board has all the room; else None."""
        trick = self._play.trick(view)
        if self._room is None or self._room.cards or not trick:
            return None
        cards = [el("span", card_picture(in_first_pack(card), AWAY, self._showing.look)) for _, card in trick]
        return el("span", *cards, cls="trick-away", aria_hidden="true")

    def _enlarger(self) -> Any:
        """Return the button that makes the board large while cards are played, and small again; one in the bar does the
        same, within reach of a thumb."""
        whole = self._room is not None and self._room.whole
        useless = self._pawns or magnifier.has_rail() or whole
        words = self._showing.settings.messages.format("table.show_cards" if self._large else "table.show_board")
        below = by_id("enlarge")
        show(below, not useless)
        fill(below, icon("cards" if self._large else "expand"))
        below.setAttribute("aria-label", words)
        return None if useless else button_element(text=words, cls="plain link", do="enlarge")

    def _enlarge(self) -> None:
        self._large = not self._large
        self._answering.redraw()
        self._showing.callbacks.on_resized()
        if node := self._scoreboard.querySelector("[data-do=enlarge]"):
            node.focus()

    def _draw_board(self) -> None:
        question = self._answering.question
        if not self._asks_on_board():
            question = question._replace(legal=())
        shapes = self._play.shapes(question, self.plan, self._last_move)
        self.board.show(shapes)
        self.board.set_accessible_rows(self._play.reading(question, self.plan, shapes))

    def _asks_on_board(self) -> bool:
        """Return whether something is asked that is picked on the board."""
        return self._answering.chooser.points_at_board(self._answering.question)

    def _draw_hand(self, seen: Presentation[Any]) -> None:
        """Draw the open hand; next to it, small, the other hand of a player with two."""
        seen = seen._replace(viewer=None) if self._pawns else seen
        self._area.draw_hand(seen)
        faces = [in_first_pack(card) for card in chooser.other_hand(self._play, seen)]
        fill(self._second, *(card_picture(card, OTHER, self._showing.look) for card in faces))
        messages = self._showing.settings.messages
        names = ", ".join(people.card_name(messages, card) for card in faces)
        self._second.setAttribute("aria-label", messages.format("table.second_hand", cards=names))
        self._second.hidden = not faces

    def plates(self, players: PlateContext[Any]) -> Sequence[Any] | None:
        """Return a plate by chair; where the board has all the room they have accessible names only."""
        self._me = players.status.me
        if (room := self._room) is None:
            return None
        return [
            status.plate(players, self._play, chair, room.plates[chair] if room.plates else None)
            for chair in range(players.view.table.chairs)
        ]

    def top_line(self, seen: Presentation[Any]) -> str:
        """Return the progress of the game."""
        return self._play.progress_line(self._showing.settings.messages, seen.view)

    def score(self, seen: Presentation[Any], plies: Sequence[Ply]) -> Any:
        """Return the score of each team."""
        return self._drawing.score(seen, self._showing.look)

    # ---- films

    async def film(
        self, before: Presentation[Any], after: Presentation[Any], events: Sequence[Event], tempo: float
    ) -> None:
        """Show a ply in the layout before it, which is no longer the board's alone."""
        self._large = False
        with self._area.animating(before, after):
            if self._fit():
                await self._move(before.view, after, events, tempo)
        if not self._showing.keeps:
            self.draw()

    async def _move(self, before: Any, seen: Presentation[Any], events: Sequence[Event], tempo: float) -> None:
        """Show a card played, a trick collected by its taker, pawns moved."""
        self._draw_board()
        after, area, kinds = seen.view, self._area, {event.kind for event in events}
        if not kinds.isdisjoint(("trick", "card")):
            taken = "trick" in kinds
            self._draw_hand(seen)
            area.cards.show_own_slot(0, "")
            laid = area.tricks.taken_trick(before, after, None) if taken else area.tricks.on_table(after)
            self._showing.play_sounds(cues.landing_cues(area.tempo(tempo)))
            await area.cards.lay(laid, laid[-1].seat, area.tempo(tempo))
            if taken:
                self._draw_scoreboard(seen)
                area.mark_winner(after.takers[-1], events, tempo)
                await area.collect(after.takers[-1], after, tempo)
        await self._move_pawns(before, seen, events, tempo)

    async def _move_pawns(self, before: Any, seen: Presentation[Any], events: Sequence[Event], tempo: float) -> None:
        play, after, area, showing = self._play, seen.view, self._area, self._showing
        if play.is_board_move(events):
            self._last_move = events
        views, moved = play.unshown_part((before, after), events, self._answering.last_picked)
        self._answering.last_picked = play.nothing
        film = play.film(self.plan, views, moved, Speed(tempo, showing.settings.is_motion_reduced), self._last_move)
        words = play.banner(showing.settings.messages, after, events, self._me)
        if words and tempo:
            spawn(area.banner.announce(words, BANNER_MS * tempo))
        if tempo:
            showing.play_sounds(cues.film_cues(showing.sounds, events, film))
            await self.board.play(film)
            self._draw_scoreboard(seen)
            if words and play.has_large_board(before, seen.viewer) and not showing.keeps:
                await showing.callbacks.hold(Pause(BANNER_MS))
            if area.cards.visible and not (play.trick(after) or showing.keeps or showing.is_replay):
                await area.cards.sweep(after.takers[-1], area.tempo(tempo))

    def pause(self, ply: Ply, *, own: bool, tapped: bool) -> Pause:
        """Return the pause after a ply: some wait until the player continues; a finished trick was shown already."""
        key = self._play.continue_key(ply, own and not tapped)
        return Pause(inf, key) if key else usual_pause(ply, own=own, tapped=tapped)

    def finish(self) -> None:
        """End all animations immediately."""
        self._area.finish()
        self.board.finish()

    # ---- questions

    def prepare(self) -> None:
        """Make the board small again."""
        self._large = False

    def asked(self) -> None:
        """Fit the parts around the table; move the focus of a keyboard player to the hand or the board."""
        self._area.asked()
        self._showing.callbacks.on_resized()
        if self._asks_on_board() and by_id("prompt").matches(":focus-visible"):
            self.board.twin.enter()

    def lead(self) -> None:
        """Leave the focus to the board, which moves it."""

    def _pick(self, shape: Shape, sure: bool) -> None:
        """Pick a shape that can be picked; an own pawn of a complete turn plays it."""
        if shape.role != "button":
            by_id("prompt").focus()
        self._answering.pick(shape, sure)


def scenery(play: TeamPlay, refusals: chooser.Refusals, drawing: TeamDrawing, sounds: EventSounds) -> StageParts:
    """Return the parts of a game of two teams for the stage; `refusals` are those of its rules, for cards."""
    return StageParts(
        chooser.team_chooser(play, refusals),
        lambda showing, answering: TeamTabletop(play, drawing, showing, answering),
        sounds,
        chooser.trick_functions(play),
        menu_items=(LAST_TRICK,),
        needs_no_hand=play.is_moving_pawns,
    )
