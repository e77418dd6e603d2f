"""The stage of two teams: the board, the trick and the hand.

While cards are played the board is small; while pawns are moved it has the room, and the hand is away where it is over.
"""

from collections.abc import Callable, Sequence
from math import inf
from typing import Any, NamedTuple

from ....match.match import Ply
from ....paint.board_art import BoardArt
from ....paint.kit import Look
from ....rules.cards import face
from ....rules.protocol import Action, Event, Placements
from ....rules.seats import own
from ....scene.chooser import Chooser
from ....scene.motion import Speed
from ....scene.presentation import Button, Presentation
from ....scene.race.board import Point
from ....scene.shapes import Shape
from ....scene.sound import cues
from ....scene.sound.cues import Sounds
from ....scene.team import hand as team_hand
from ....scene.team import table
from ....scene.team.play import TeamPlay
from ....scene.timing import BANNER_MS, Pause
from ....scene.trick_table import TrickCard
from ....text import people, say
from ...stage.board_view import BoardView
from ...stage.hand import picture
from ...stage.plates import Players
from ...stage.trick_cards import put
from ...stage.trick_stage import TrickStage
from ...ui import magnifier
from ...ui.dom import by_id, data, el, fill, handle, pressable, show, spawn
from ...ui.svg import icon
from . import status

OTHER = 34.0
"""Width of the cards of a second hand, in px."""

AWAY = 30.0
"""Width of the cards of a trick for which there is no room on the table, in px."""


class Drawing(NamedTuple):
    """How a game of two teams is drawn."""

    chooser: Chooser[Any]
    art: Callable[[Any], BoardArt]
    """The board of a plan as it is painted."""
    scoreboard: Callable[..., Any]
    """What the teams have, next to a small board or above a large one: (seen, me, look, strip=in one line)."""
    score: Callable[[Presentation[Any], Look], Any]
    """The score in full."""
    sounds: Sounds
    """Which events are heard, and how."""
    score_key: Callable[[Any], str] = lambda _: "score.title"
    """The key of its title, by view."""
    maps: Callable[[Action], Sequence[Any]] = lambda _: ()
    """Where an action puts pawns, drawn next to its words in the list of all choices."""


class TeamStage(TrickStage[Any]):
    """What two teams add to a table of tricks: a board on which pawns move, as `play` says and `drawing` shows."""

    def __init__(self, play: TeamPlay[Any], drawing: Drawing, *stage: Any) -> None:
        self.team_play, self.drawing, self.sounds, self.chooser = (
            play,
            drawing,
            drawing.sounds,
            drawing.chooser,
        )
        super().__init__(*stage)
        self.large = False
        """Whether the board is looked at while cards are played."""
        self._pawns = False
        """Whether the table is laid out for pawns, without the hand."""
        self._me: int | None = None
        self._last_move: Sequence[Event] = ()
        self._seen_picked: Any = play.nothing
        """What was picked last, as it lies on the board since."""
        self._room: table.Room | None = None
        self._plan: Any = None
        """How the board is laid out now."""
        self.wood = el("div", cls="team-board")
        self.scoreboard = el("div", cls="team-scoreboard")
        nodes = self.wood, self.scoreboard, self.cards.own, self.cards.trick, self.banner.node
        self.place.prepend(el("div", *nodes, cls="team"))
        self.board = BoardView(self.wood, self._pick, self.refuse_at, self._back)
        self.second = el("div", cls="second-hand", role="img")
        by_id("hand").before(self.second)
        self._ends.append(handle(enlarge=lambda _: self._enlarge()))

    # ---- what is shown

    def sign(self, card: int) -> str:
        """What stands on a card that was played."""
        return self.team_play.sign(card)

    def trick(self, view: Any) -> Sequence[TrickCard]:
        """The cards of the trick under way."""
        return _trick_cards(self.team_play.trick(view))

    def finished(self, before: Any, after: Any, card: Event | None) -> Sequence[TrickCard]:
        """The trick that was taken."""
        return _trick_cards(self.team_play.finished(before, after))

    def taker(self, after: Any, trick: Event) -> int:
        """The chair whose card took the last trick."""
        chair: int = after.takers[-1]
        return chair

    def answers_openly(self, view: Any) -> bool:
        """Pawns are moved in the open."""
        return self.team_play.on_board(view)

    def delegate(self, view: Any, seat: int) -> int:
        """Who may move the pawns for a seat: its partner, where that is so."""
        partners = view.table.seats == 4 and self.team_play.mates_move
        return (seat + 2) % 4 if partners and self.team_play.on_board(view) else -1

    def forget(self) -> None:
        """Nothing is asked or chosen."""
        if self.picked != self.chooser.nothing:
            self._seen_picked = self.picked
        super().forget()

    def forget_move(self) -> None:
        """Take the traces of the last move away."""
        self._last_move = ()

    def room(self) -> table.Room | None:
        """Where everything lies; None as long as there is no room."""
        size, seen = self.size(), self.seen
        if size is None or seen is None:
            return None
        space = self._space(seen.view, self._fitting(seen.view))
        return table.room(space, seen.bottom, pawns=self._is_large(seen))

    def _space(self, view: Any, plan: Any) -> table.Space:
        """The room there is with this board."""
        size = self.size() or (0.0, 0.0)
        rail, far, letters = magnifier.has_rail(), magnifier.is_on(), magnifier.letters()
        return table.Space(*size, plan.size, view.table.chairs, rail, far, letters)

    def _is_large(self, seen: Presentation[Any]) -> bool:
        """Whether the board is to have the room."""
        return self.large or self.team_play.has_room(seen.view, seen.viewer)

    def _fitting(self, view: Any) -> Any:
        """The board, lying or upright, whichever is larger on this table."""
        assert self.seen is not None
        pawns = self._is_large(self.seen)

        def pitch(plan: Any) -> float:
            return table.room(self._space(view, plan), 0, pawns=pawns).board.w / float(plan.size[0])

        return max((self.team_play.plan(view, upright=upright) for upright in (False, True)), key=pitch)

    def fit(self) -> bool:
        """The board with the scoreboard, and the trick."""
        if self.seen is None:
            return False
        view = self.seen.view
        stays = self.team_play.hand_stays and not data(by_id("table"), "lesson")
        self._pawns = not stays and self.team_play.has_room(view, self.seen.viewer)
        by_id("table").dataset.stage = "pawns" if self._pawns else "cards"
        self._plan = self._fitting(view)
        self._room = room = self.room()
        if room is None:
            return False
        put(self.wood, room.board)
        self.board.fit(self.drawing.art(self._plan), self.look)
        show(self.scoreboard, room.scoreboard is not None)
        self.scoreboard.classList.toggle("is-strip", room.strip)
        if room.scoreboard is not None:
            put(self.scoreboard, room.scoreboard)
        self.cards.fit(room.cards, room.turns, room.plates, self.look)
        return True

    def show_table(self, view: Any) -> None:
        """The scoreboard, the place of the card that is awaited, the card that took the trick, and the board."""
        seen = self.question.seen
        self._show_scoreboard(seen)
        waits = bool(self.legal) and self.legal[0].kind == "card"
        chair = view.turn if waits else seen.bottom
        self.cards.put_own(chair, say(self.lang, "table.your_card") if waits else "")
        if len(self.team_play.trick(view)) == view.table.chairs:
            self.cards.crown(view.takers[-1])
        self._show_board()

    def _show_scoreboard(self, seen: Presentation[Any]) -> None:
        strip = self._room is not None and self._room.strip
        scoreboard = self.drawing.scoreboard(seen, self._me, self.look, strip=strip)
        nodes = self._trick_away(seen.view), scoreboard, self._enlarger(seen.view)
        fill(self.scoreboard, el("div", *nodes, cls="scoreboard"))

    def _trick_away(self, view: Any) -> Any:
        """The trick on the scoreboard, small and in the order of play, while the board has all the room."""
        trick = self.team_play.trick(view)
        if self._room is None or self._room.cards or not trick:
            return None
        cards = [el("span", picture(face(card), AWAY, self.look)) for _, card in trick]
        return el("span", *cards, cls="trick-away", aria_hidden="true")

    def _enlarger(self, view: Any) -> Any:
        """The button that makes the board large while cards are played, and small again; one in the bar does the
        same for a thumb that does not reach so far."""
        whole = self._room is not None and self._room.whole
        useless = self._pawns or magnifier.has_rail() or whole
        words = say(self.lang, "table.show_cards" if self.large else "table.show_board")
        below = by_id("enlarge")
        show(below, not useless)
        fill(below, icon("cards" if self.large else "expand"))
        below.setAttribute("aria-label", words)
        return None if useless else pressable(text=words, cls="plain link", do="enlarge")

    def _enlarge(self) -> None:
        self.large = not self.large
        self.redraw()
        self.fitted()
        if node := self.scoreboard.querySelector("[data-do=enlarge]"):
            node.focus()

    def _show_board(self) -> None:
        question = self.question._replace(legal=self._moves())
        shapes = self.team_play.shapes(question, self._plan, self._last_move)
        self.board.show(shapes)
        self.board.read(self.team_play.reading(question, self._plan, shapes))

    def _moves(self) -> Sequence[Action]:
        """What may be chosen on the board now."""
        return self.legal if self.chooser.points_at_board(self.question) else ()

    def plates(self, players: Players[Any]) -> Sequence[Any] | None:
        """A plate by chair; where the board has all the room they are only heard."""
        self._me = players.status.me
        room = self.room()
        if room is None:
            return None
        return [
            status.plate(players, self.team_play, chair, room.plates[chair] if room.plates else None)
            for chair in range(players.view.table.chairs)
        ]

    def top_line(self, seen: Presentation[Any]) -> str:
        """How far the game is."""
        return self.team_play.top(self.lang, seen.view)

    def score_key(self, view: Any) -> str:
        """The key of the title of the score."""
        return self.drawing.score_key(view)

    def score(self, seen: Presentation[Any], plies: Sequence[Ply]) -> Any:
        """What each team has."""
        return self.drawing.score(seen, self.look)

    # ---- the hand

    def show_hand(self, seen: Presentation[Any]) -> None:
        """The open hand; next to it, small, the other hand of somebody who plays two."""
        seen = seen._replace(viewer=None) if self._pawns else seen
        super().show_hand(seen)
        faces = [face(card) for card in self._other_hand(seen)]
        fill(self.second, *(picture(card, OTHER, self.look) for card in faces))
        names = ", ".join(people.card_name(self.lang, card) for card in faces)
        self.second.setAttribute("aria-label", say(self.lang, "table.second_hand", cards=names))
        self.second.hidden = not faces

    def _other_hand(self, seen: Presentation[Any]) -> bytes:
        """The cards in a second hand of the same player."""
        view, viewer = seen.view, seen.viewer
        if viewer is None:
            return b""
        chair = self.team_play.hand(view, viewer)
        others = [c for c in own(viewer, view.table.seats, view.table.chairs) if c != chair]
        return team_hand.in_order(b"".join(view.hands[c] for c in others))

    # ---- what happens

    async def film(
        self,
        before: Presentation[Any],
        after: Presentation[Any],
        events: Sequence[Event],
        tempo: float,
    ) -> None:
        """Show a ply in the room that there was before it, which the board no longer has to itself."""
        self.large = False
        await super().film(before, after, events, tempo)

    async def move(self, before: Any, after: Any, events: Sequence[Event], tempo: float) -> None:
        """A card comes to the table, a trick goes to its taker, pawns move."""
        self._show_board()
        seen, play, cards = self.question.seen._replace(view=after), self.team_play, self.cards
        kinds = {event.kind for event in events}
        if not kinds.isdisjoint(("trick", "card")):
            taken = "trick" in kinds
            self.show_hand(seen)
            cards.put_own(0, "")
            laid = self.finished(before, after, None) if taken else self.trick(after)
            self.hear(cues.laid(self.moving(tempo)))
            await cards.lay(laid, laid[-1].seat, self.moving(tempo))
            if taken:
                cards.crown(after.takers[-1])
                self._show_scoreboard(seen)
                self.hear_taken(events, tempo)
                await self.collect(after.takers[-1], after, tempo)
        if play.moves(events):
            self._last_move = events
        views, moved = play.left_to_show((before, after), events, self._seen_picked)
        self._seen_picked = play.nothing
        film = play.film(self._plan, views, moved, Speed(tempo, self.settings.calm), self._last_move)
        words = play.banner(self.lang, after, events, self._me)
        if words and tempo:
            spawn(self.banner.announce(words, BANNER_MS * tempo))
        if tempo:
            self.hear(cues.of_film(self.sounds, events, film))
            await self.board.play(film)
            self._show_scoreboard(seen)
            if words and play.has_room(before, seen.viewer) and not self.keeps:
                await self.stand(Pause(BANNER_MS))
            if cards.visible and not (play.trick(after) or self.keeps or self.looks_back):
                await cards.sweep(after.takers[-1], self.moving(tempo))

    def pause(self, ply: Ply, *, own: bool, tapped: bool) -> Pause:
        """Some plies stand until they have been seen; a finished trick has stood already."""
        key = self.team_play.stands(ply, own=own and not tapped)
        return Pause(inf, key) if key else super().pause(ply, own=own, tapped=tapped)

    def finish(self) -> None:
        """Go on at once."""
        super().finish()
        self.board.finish()

    def close(self) -> None:
        """Let go of the page."""
        super().close()
        self.board.close()
        del by_id("table").dataset.stage

    # ---- what is asked

    def prepare(self, plies: Sequence[Ply]) -> None:
        """The board is small again."""
        self.large = False

    def ask(self) -> None:
        """Ask in the room that the question leaves; who plays by keys and was sent back to the question comes to the
        board."""
        super().ask()
        self.fitted()
        if self._moves() and by_id("prompt").matches(":focus-visible"):
            self.board.twin.enter()

    def show_picked(self) -> None:
        """Show what has been picked on the board, or of the hand."""
        if self._moves():
            self._show_board()
        else:
            super().show_picked()

    def _pick(self, shape: Shape, sure: bool) -> None:
        """Pick what can be; one of the own pawns of a turn that stands ready plays it."""
        if shape.role != "button":
            by_id("prompt").focus()
        self.pick(shape, sure)

    def _back(self) -> None:
        if self._moves():
            self.undo()

    def plan(self) -> Any:
        """How the board is laid out now."""
        return self._plan

    def at(self, placements: Placements) -> Point | None:
        """What to tap next on the board."""
        return self.board.at(placements)

    def node(self, shown: Button) -> Any:
        """A button of the question; in the list of all choices with the places that it takes."""
        node = super().node(shown)
        if shown.kind == "row" and shown.action:
            node.append(*self.drawing.maps(shown.action))
        return node


def _trick_cards(trick: Sequence[tuple[int, int]]) -> tuple[TrickCard, ...]:
    return tuple(TrickCard(chair, face(card), False) for chair, card in trick)
