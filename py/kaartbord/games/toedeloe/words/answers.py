"""The answers at the table of ToedeLoe."""

from collections.abc import Sequence
from functools import partial

from ....text import capitalize_first, format_number
from ....text.answers import Answers, TableQuestion, as_sentence
from ....text.messages import Message, Messages, ValueList
from ...tricks.words import answers
from ...tricks.words.answers import TrickSummary, team_hand_answer, teams_reader_first
from ..rules.board import CELLS, COLUMNS, FIELD
from ..rules.rows import longest_two
from ..rules.state import EMPTY, GREEN, GREY, JOKER_VALUE, SCORE, TRICK, WHITE, ToedeloeState, trick_count
from ..rules.taking import trick_number, trick_plays, trick_value, winning_index
from .moves import field_name, format_text, highest_black, spoken_card, team_name


def _trick(asked: TableQuestion) -> str:
    """Return the cards of the trick with their players, the highest card, and the value of the trick."""
    view = asked.view
    if view.phase not in (TRICK, SCORE):
        return answers.trick_answer(asked, None)
    lying = trick_plays(view)
    packed = bytes(card for _, card in lying)
    there = TrickSummary(
        trick_number(view) + 1, trick_count(view), lying, lying[winning_index(packed)][0] if lying else view.turn
    )
    words = answers.trick_answer(asked, there, partial(spoken_card, asked.messages))
    return f"{words} {_worth(asked.messages, packed)}" if lying else words


def _worth(messages: Messages, packed: bytes) -> str:
    value = trick_value(packed)
    if value == JOKER_VALUE or not value:
        return format_text(messages, "answer.worth.joker" if value else "answer.worth.none")
    return format_text(messages, "answer.worth", value=value, card=spoken_card(messages, highest_black(packed)))


def _score(asked: TableQuestion) -> str:
    """Return the score of each team, its tricks of this deal and the pawns it has left."""
    view = asked.view
    return " ".join(
        format_text(
            asked.messages,
            "answer.score",
            team=team_name(asked.reader, view.table, side),
            minus=format_number(view.minus[side]),
            plus=sum(view.plus[side::2]),
            left=view.left[side],
        )
        for side in teams_reader_first(asked)
    )


def _board(asked: TableQuestion) -> str:
    """Return the number of pawns on each field, and the places of the green ones."""
    view, messages = asked.view, asked.messages
    fields = [
        format_text(
            messages,
            "answer.field",
            field=capitalize_first(field_name(messages, start)),
            white=view.cells.count(WHITE, start, start + FIELD),
            grey=view.cells.count(GREY, start, start + FIELD),
            free=view.cells.count(EMPTY, start, start + FIELD),
        )
        for start in range(0, CELLS, FIELD)
    ]
    green = _standing(messages, view, GREEN)
    return " ".join([*fields, *([as_sentence(format_text(messages, "answer.green", places=green))] if green else [])])


def _pawns(asked: TableQuestion, side: int) -> str:
    """Return the places of the pawns of a team, row by row."""
    view, messages = asked.view, asked.messages
    return format_text(
        messages,
        "answer.pawns" if asked.reader.me is None else "answer.pawns.whose",
        colour=Message(f"toedeloe.team.{('white', 'grey')[side]}"),
        team=team_name(asked.reader, view.table, side),
        number=view.cells.count(side + 1),
        places=_standing(messages, view, side + 1) or format_text(messages, "answer.pawns.none"),
    )


def _standing(messages: Messages, view: ToedeloeState, piece: int) -> str:
    """Return the places of pawns of a kind: "veld A rij 1 plaats 2 en 5, rij 3 plaats 1; veld B rij 2 plaats 4"."""
    fields = []
    for start in range(0, CELLS, FIELD):
        lines = [
            _spots(messages, view, piece, range(row, row + COLUMNS)) for row in range(start, start + FIELD, COLUMNS)
        ]
        if any(lines):
            rows = ValueList(tuple(filter(None, lines)), "series")
            fields.append(format_text(messages, "answer.field.rows", field=field_name(messages, start), rows=rows))
    return messages.join(fields, "groups")


def _spots(messages: Messages, view: ToedeloeState, piece: int, line: Sequence[int]) -> str:
    """Return their places in a row; "" if the row has no such pawn."""
    here = [cell % COLUMNS + 1 for cell in line if view.cells[cell] == piece]
    row = line[0] % FIELD // COLUMNS + 1
    return format_text(messages, "answer.row", row=row, places=ValueList(here)) if here else ""


def _rows(asked: TableQuestion) -> str:
    """Return the two longest rows of each team, with their places."""
    view, messages = asked.view, asked.messages
    return " ".join(
        format_text(
            messages,
            "answer.rows",
            team=team_name(asked.reader, view.table, side),
            rows=ValueList([_run(messages, run) for run in longest])
            if longest
            else format_text(messages, "answer.rows.none"),
        )
        for side in teams_reader_first(asked)
        for longest in [longest_two(view.cells, side, view.table.options.green_wild)]
    )


def _run(messages: Messages, run: Sequence[int]) -> str:
    """Return a row with its length: "3 op veld A rij 2 plaats 3 tot 5", or down a column."""
    (row, column), (last_row, last_column) = (divmod(cell % FIELD, COLUMNS) for cell in (run[0], run[-1]))
    return format_text(
        messages,
        "answer.across" if row == last_row else "answer.down",
        length=len(run),
        field=field_name(messages, run[0]),
        row=row + 1,
        column=column + 1,
        last=(last_column if row == last_row else last_row) + 1,
    )


ANSWERS = Answers(
    hand=team_hand_answer,
    score=_score,
    trick=_trick,
    board=_board,
    rows=_rows,
    owners=answers.team_pawn_labels,
    pawns=_pawns,
)
