"""The names of sides, hands, pawns and squares of OkiDoki for one reader.

Everywhere in the texts of OkiDoki `view` is a view that the reader may see. A side is "jij" or "jullie" to its own
players and "zij" to the others; to a spectator the sides are "wit" and "grijs".
"""

from functools import partial

from ....rules.seats import seat_of_chair, team
from ....text.messages import Message, Messages, Value
from ....text.reader import Reader
from ...tricks.words import phrases as tricks
from ..rules.board import LETTERS
from ..rules.state import RESERVE, START, TEAM_PAWNS, OkidokiState

format_text = partial(tricks.format_text, "okidoki")
"""Return a text of OkiDoki."""


def noun_count(many: int, noun: str) -> Message:
    """Return a number of `steps`, `penalty` points or `hits`: "12 stappen"."""
    return Message(f"okidoki.{noun}", {"number": many})


# ---- sides


def side_name(reader: Reader, view: OkidokiState, side: int) -> Message:
    """Return the name of a side for its reader: "jullie", "zij", with two players "jij", "de ander"; else "wit"."""
    if reader.me is None:
        return Message(f"okidoki.side.{side}")
    alone, ours = view.table.seats == 2, side == team(reader.me)
    return Message(f"okidoki.side.{('you' if alone else 'both') if ours else 'one' if alone else 'many'}")


def sentence_about_side(reader: Reader, key: str, view: OkidokiState, team: int, **values: Value) -> str:
    """Return a sentence about a side, with the verb that fits: "Jullie lopen eerst"."""
    return format_text(reader.messages, key, who=side_name(reader, view, team), **values)


# ---- hands


def hand_number(view: OkidokiState, chair: int) -> int:
    """Return the number of a chair among the hands of its player: 1 or 2, or 0 if everybody has just one."""
    seats, chairs = view.table.seats, view.table.chairs
    return chair // seats + 1 if chairs > seats else 0


def receiver_name(reader: Reader, view: OkidokiState, chair: int) -> str:
    """Return the receiver of the card that a chair gives now: "Wim", "je tweede hand"."""
    other = exchange_partner(view, chair)
    seat = seat_of_chair(other, view.table.seats)
    if seat == seat_of_chair(chair, view.table.seats):
        return format_text(reader.messages, f"hand.{hand_number(view, other)}.yours")
    return reader.name(seat)


def exchange_partner(view: OkidokiState, chair: int) -> int:
    """Return the chair that exchanges a card with this one now: two opponents first, the partner last."""
    return view.table.pairs[view.given][chair]


# ---- pawns and squares


def place_name(view: OkidokiState, cell: int) -> Value:
    """Return the place of a pawn or its destination, in a word: "22", "start", "de finish"."""
    named = {START: "start", RESERVE: "reserve", view.table.finish: "finish"}.get(cell)
    return Message(f"okidoki.place.{named}") if named else cell


def square_meaning(messages: Messages, view: OkidokiState, cell: int) -> str:
    """Return the meaning of a square of the track: "veilig voor grijs, nog 10 tot de finish"."""
    return format_text(messages, f"square.{view.table.squares[cell - 1]}", left=view.table.finish - cell)


def pawn_colour_name(messages: Messages, side: int) -> str:
    """Return a pawn of a side: "witte pion"."""
    return format_text(messages, f"pawn.{side}")


def pawn_name(messages: Messages, view: OkidokiState, pawn: int, cell: int = -1) -> str:
    """Return a pawn by its colour and place: "witte pion op 10".

    `cell` is its place by then, if that differs from its place in the view.
    """
    cell = view.pawns[pawn] if cell < 0 else cell
    where = (
        "start"
        if cell == START
        else "reserve"
        if cell == RESERVE
        else "finish"
        if cell == view.table.finish
        else "square"
    )
    return format_text(messages, f"pawn.{where}", colour=pawn_colour_name(messages, pawn // TEAM_PAWNS), place=cell)


def is_safe(view: OkidokiState, pawn: int) -> bool:
    """Return whether a pawn is on a square where it cannot be hit."""
    return is_safe_on(view, pawn, view.pawns[pawn])


def is_safe_on(view: OkidokiState, pawn: int, cell: int) -> bool:
    """Return whether a pawn cannot be hit on a cell: a square of the track with its colour."""
    on_track = START < cell < view.table.finish
    return on_track and view.table.squares[cell - 1] == LETTERS[pawn // TEAM_PAWNS]
