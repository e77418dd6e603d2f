"""What a game of two teams adds to their stage: its board, its words, and how pawns are moved."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from ....match.match import Ply
from ....rules.protocol import Action, Event, Refusal
from ....scene.motion import Timeline
from ....scene.shapes import Shape
from ...paint.kit import Look
from ...paint.sheet import Sheet
from ...table.stage import Presentation

S = TypeVar("S")


class TeamPlay(Protocol[S]):
    """One lives as long as its table. Hands and cards are by chair."""

    mates_move: bool
    """Whether either player of a team may move its pawns."""

    # ---- the table

    def sheet(self, view: S, *, upright: bool) -> Sheet:
        """The board as it is painted, for a room that is higher than wide or not."""

    def on_board(self, view: S) -> bool:
        """Whether pawns are to be moved now, and not cards played."""

    def hand(self, view: S, seat: int) -> int:
        """The chair of the seat whose cards are asked for, or would be next."""

    def trick(self, view: S) -> list[tuple[int, int]]:
        """The cards of the trick under way, as (chair, card) in order of play."""

    def finished(self, before: S, after: S) -> list[tuple[int, int]]:
        """The trick that was taken between these two."""

    def banner(self, lang: str, view: S, events: Sequence[Event], me: int | None) -> str:
        """The announcement of a ply, or ""."""

    def stands(self, ply: Ply) -> str:
        """The key of the words that go on, for a ply that stands until its player has seen it; "" for others."""

    def top(self, lang: str, view: S) -> str:
        """How far the game is, in a line."""

    def state(self, lang: str, view: S, chair: int, *, short: bool) -> str:
        """What a player's plate says beside the name, on a narrow one in `short`; "" for nothing."""

    def sign(self, card: int) -> str:
        """What stands on a card that was played, "" for nothing."""

    def tally(self, lang: str, seen: Presentation[S], me: int | None, look: Look, *, strip: bool) -> Any:
        """What the teams have, beside a small board or above a large one (in one line: `strip`)."""

    def score(self, lang: str, seen: Presentation[S], plies: Sequence[Ply], look: Look) -> Any:
        """The score in full."""

    # ---- pawns

    def show_move(self, events: Sequence[Event]) -> None:
        """What is left to be seen of these events until the next ones; () takes it away."""

    def begin(self) -> None:
        """Nothing is chosen."""

    def shapes(self, lang: str, seen: Presentation[S], legal: Sequence[Action]) -> tuple[Shape, ...]:
        """What stands on the board, with what may be chosen."""

    def film(
        self, before: S, seen: Presentation[S], events: Sequence[Event], *, calm: bool, tempo: float
    ) -> Timeline:
        """One ply, from the board before to the one that is seen."""

    def pick(self, seen: Presentation[S], legal: Sequence[Action], shape: Shape) -> None:
        """A shape was picked."""

    def take(self, seen: Presentation[S], legal: Sequence[Action], action: Action) -> None:
        """A whole turn was named: it is shown on the board."""

    def back(self, seen: Presentation[S], legal: Sequence[Action]) -> None:
        """The last thing chosen is taken back."""

    def begun(self) -> bool:
        """Whether something has been chosen."""

    def done(self, seen: Presentation[S], legal: Sequence[Action]) -> Action | None:
        """The turn that has been put together."""

    def chips(self, lang: str, seen: Presentation[S], legal: Sequence[Action]) -> list[Any]:
        """Buttons for what can be chosen next beside the board; they do `chip` with a word."""

    def press(self, seen: Presentation[S], legal: Sequence[Action], word: str) -> None:
        """One of these buttons was pressed."""

    # ---- words

    def ask(self, lang: str, seen: Presentation[S], legal: Sequence[Action]) -> str:
        """The question as it stands."""

    def choice(self, lang: str, seen: Presentation[S], action: Action) -> str:
        """A legal choice in words."""

    def confirm(self, lang: str, seen: Presentation[S], action: Action | None) -> str:
        """The words on the gold button, for a turn or for one that is yet to be chosen."""

    def refusal(self, lang: str, seen: Presentation[S], refusal: Refusal) -> str:
        """Why something is refused, in a sentence."""
