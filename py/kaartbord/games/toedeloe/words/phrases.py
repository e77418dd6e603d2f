"""All texts of ToedeLoe, in one place: choices, log, prompts, rows, refusals, end, rulebook.

`view` is always a view that the reader may see.
"""

from collections.abc import Mapping, Sequence

from ....match.match import Ply, Steps
from ....rules.protocol import Game, Refusal, Score
from ....text import format_number
from ....text.messages import Messages, count_phrase
from ....text.people import suit_name
from ....text.phrasebook import Phrasebook
from ....text.reader import Reader
from ....text.rulebook import Rulebook
from ...tricks.words.phrases import format_refusal
from ..rules.board import CELLS
from ..rules.info import INFO, ToedeloeOptions
from ..rules.rows import longest_two
from ..rules.scoring import BLOCKED, SINGLE_VALUES, SPLIT_VALUES, score_choices, winners
from ..rules.state import JOKER_VALUE, SCORE, TRACK_END, TRICK, ToedeloeState, trick_count
from ..rules.taking import (
    JOKER_LEAD,
    NO_LEAD,
    SUIT_OF,
    current_lead,
    current_value,
    trick_number,
    trick_plays,
    trick_value,
)
from .answers import ANSWERS
from .firsts import NEWCOMER_TIPS
from .moves import cell_content as cell_content
from .moves import choice_infinitive, winner_sentence
from .moves import choice_label as choice_label
from .moves import describe_ply as describe_ply
from .moves import field_name as field_name
from .moves import format_text as format_text
from .moves import highest_black as highest_black
from .moves import is_minor_ply as is_minor_ply
from .moves import place_name as place_name
from .moves import source_label as source_label
from .moves import spoken_card as spoken_card
from .moves import spot_name as spot_name
from .moves import sum_text as sum_text
from .moves import target_label as target_label
from .moves import team_name as team_name
from .moves import thrown_pawn_text as thrown_pawn_text
from .moves import written_card as written_card
from .reasons import REASON_PARAGRAPHS, reason

PARAGRAPH_OVERRIDES = {
    "turn": "trick",
    "over": "end",
    "dealer": "deal",
    "hand": "follow",
    "joker_lead": "joker",
    "phase": "trick",
    "one_field": "split",
    "pair": "choices",
    "taken": "single",
    "pawns": "split",
    "back": "choices",
}

LESSON_STEPS = {
    "goal": "toedeloe-cards.goal",
    "table": "toedeloe-board.board",
    "trick": "toedeloe-cards.equal",
    "follow": "toedeloe-cards.follow",
    "joker": "toedeloe-cards.joker",
    "value": "toedeloe-cards.black",
    "split": "toedeloe-board.split",
    "single": "toedeloe-board.single",
    "choices": "toedeloe-board.joker",
    "green": "toedeloe-board.green",
    "blocked": "toedeloe-board.blocked",
    "plus": "toedeloe-cards.piles",
    "deal_end": "toedeloe-board.deal",
    "end": "toedeloe-board.end",
    "rows": "toedeloe-board.longer",
}
"""By paragraph of the rules page: the step of a lesson that teaches it."""


def _facts(options: ToedeloeOptions, seats: int) -> Mapping[str, object]:
    duel = seats == 2 and options.two_player_mode == "duel"
    return {
        "four": seats == 4,
        "duel": duel,
        "dubbel": seats == 2 and not duel,
        "compare": options.round_compare,
        "wild": options.green_wild,
        "quick": options.pawns == min(TRACK_END),
        "own": bool(options.board),
    }


def _numbers(options: ToedeloeOptions, seats: int) -> Mapping[str, int]:
    return {"pawns": options.pawns, "lowest": -TRACK_END[options.pawns], "cells": CELLS}


TERM_KEYS = (
    *(
        f"toedeloe.term.{name}"
        for name in ("value", "split", "field", "row", "green", "score_pawn", "plus", "minus", "deal")
    ),
    *(f"term.{name}" for name in ("trick", "lead", "follow", "partner", "dealer")),
)

RULEBOOK = Rulebook("toedeloe", INFO, PARAGRAPH_OVERRIDES, _facts, _numbers, TERM_KEYS)


# ---- the table


def scoring_kind(points: int) -> str:
    """Return the scoring of a trick of this value: none, joker, split, both (split or a single pawn) or single."""
    if points == JOKER_VALUE:
        return "joker"
    if not points:
        return "none"
    return "single" if points not in SPLIT_VALUES else "both" if points in SINGLE_VALUES else "split"


def title_line(messages: Messages, view: ToedeloeState) -> str:
    """Return the deal and the trick: "deal 4, slag 2 van 8"; "" before the first deal."""
    if not view.deals:
        return ""
    return format_text(messages, "top", deal=view.deals, trick=trick_number(view) + 1, all=trick_count(view))


def highest(messages: Messages, view: ToedeloeState) -> str:
    """Return the value of the trick so far and the card that gives it: "Hoogste zwart: 12, schoppen V"."""
    lying = _trick_cards(view)
    points = _trick_value(lying)
    key = {"none": "highest.none", "joker": "highest.joker"}.get(scoring_kind(points), "highest")
    return format_text(messages, key, value=points, card=written_card(messages, highest_black(lying)))


def scoring_choices_text(messages: Messages, view: ToedeloeState) -> str:
    """Return the choices of the taker of the trick at its current value, in a sentence."""
    points = _trick_value(_trick_cards(view))
    return format_text(messages, f"after.{scoring_kind(points)}", value=points)


def _trick_cards(view: ToedeloeState) -> bytes:
    return bytes(card for _, card in trick_plays(view)) if view.deals else b""


def _trick_value(lying: bytes) -> int:
    return trick_value(lying) if lying else 0


def piles_line(messages: Messages, view: ToedeloeState, chair: int, *, short: bool = False) -> str:
    """Return a hand's plus and minus tricks of this deal: "3 plus, 2 min", in short "3 plus"."""
    laid = view.plus[chair]
    return format_text(messages, "piles.short" if short else "piles", plus=laid, minus=view.takers.count(chair) - laid)


def rows_line(messages: Messages, view: ToedeloeState, side: int) -> str:
    """Return a team's two longest rows and its score: "rijen 4 + 2, stand −2"."""
    lengths = _rows(view, side)
    return format_text(
        messages, "rows" if lengths else "rows.none", rows=lengths, minus=format_number(view.minus[side])
    )


def row_change(reader: Reader, view: ToedeloeState, then: ToedeloeState, side: int) -> str:
    """Return the change of a team's rows: "jullie rijen: 4 + 2 wordt 5 + 2"; "" if they do not change."""
    was, will = (_rows(each, side) for each in (view, then))
    key = "preview.first" if not was else "preview.gone" if not will else "preview"
    whose = team_name(reader, view.table, side)
    return format_text(reader.messages, key, team=whose, was=was, will=will) if was != will else ""


def _rows(view: ToedeloeState, side: int) -> str:
    return sum_text(map(len, longest_two(view.cells, side, view.table.options.green_wild)))


# ---- the question


def first_prompt(messages: Messages, view: ToedeloeState) -> str:
    """Return the prompt for the hand that plays or scores, before anything is chosen."""
    second = ".second" if view.turn >= view.table.seats else ""
    if view.phase == SCORE and score_choices(view) == [BLOCKED]:
        return format_text(messages, "ask.blocked")
    if view.phase == SCORE:
        points, last = current_value(view), view.left[view.turn & 1] == 1
        kind = scoring_kind(points)
        key = "ask.last" if last and kind in ("split", "both") else f"ask.{kind}"
        return format_text(messages, key, value=points)
    asked = current_lead(view)
    prompt = format_text(messages, f"ask.{_card_question(view, asked)}", suit=_suit(messages, asked))
    return f"{format_text(messages, f'ask.turn{second}')} {prompt}"


def _card_question(view: ToedeloeState, asked: int) -> str:
    """Return the key for the hand whose turn it is: it leads, follows or is free."""
    if asked in (NO_LEAD, JOKER_LEAD):
        return "lead" if asked == NO_LEAD else "joker_led"
    suits = [SUIT_OF[card] for card in view.hands[view.turn]]
    return "follow" if asked in suits else "free.joker" if JOKER_LEAD in suits else "free"


def _suit(messages: Messages, asked: int) -> str:
    return suit_name(messages, asked) if asked not in (NO_LEAD, JOKER_LEAD) else ""


# ---- refusals


def refusal_text(reader: Reader, view: ToedeloeState, refusal: Refusal) -> str:
    """Return the rule that forbids it and an alternative: "Dat kan niet: je moet harten bekennen."."""
    points = current_value(view) if view.phase == SCORE else 0
    key = rule = refusal.rule
    if rule == "phase" and view.phase == SCORE:
        key = "phase.score"
    elif rule == "value" and points:
        last = points != JOKER_VALUE and view.left[view.turn & 1] == 1
        key = "value.last" if last else f"value.{scoring_kind(points)}"
    elif rule == "pair" and points and not any(action.kind == "place" for action in score_choices(view)):
        key = "pair.none"
    elif rule == "blocked" and points == JOKER_VALUE:
        key = "blocked.joker"
    elif rule == "split" and scoring_kind(points) == "split":
        key = "split.must"
    asked = current_lead(view) if view.phase == TRICK else NO_LEAD
    return format_refusal("toedeloe", reader, refusal, key, asked, value=points)


# ---- the end


def headline(reader: Reader, state: ToedeloeState) -> str:
    """Return the word above the result of a finished game: "Gewonnen!" for a winner, else the winner, or a draw."""
    teams = winners(state)
    seats = [seat for seat in range(state.table.seats) if seat & 1 in teams]
    if len(teams) == 1 and reader.me in seats:
        return format_text(reader.messages, "end.headline")
    return winner_sentence(reader, state.table, seats)


def ending(reader: Reader, state: ToedeloeState, score: Score) -> str:
    """Return the reason of the end of a finished game, and the points of each team by its rows and its score."""
    table = state.table
    sides = (0, 1) if reader.me is None else (reader.me & 1, 1 - (reader.me & 1))
    lines = []
    for side in sides:
        whose = team_name(reader, table, side)
        if not state.left[side]:
            lines.append(format_text(reader.messages, "end.pawns", team=whose))
        if state.minus[side] == table.lowest:
            lines.append(format_text(reader.messages, "end.lowest", team=whose, lowest=format_number(table.lowest)))
    lines.extend(
        format_text(
            reader.messages,
            "end.team",
            team=team_name(reader, table, side),
            rows=rows_line(reader.messages, state, side),
            points=format_number(score.points[side]),
        )
        for side in sides
    )
    return " ".join(lines)


def statistics_line(messages: Messages, game: Game[ToedeloeState], plies: Sequence[Ply]) -> Steps[str]:
    """Return the numbers of deals, of plus tricks, and of times that a pawn was thrown off."""
    kinds: list[str] = []
    for ply in plies:
        kinds += [event.kind for event in game.events(ply.before, ply.seat, ply.action, ply.after)]
        yield
    return format_text(
        messages,
        "facts",
        deals=plies[-1].after.deals,
        plus=kinds.count("plus"),
        thrown=count_phrase(kinds.count("thrown"), "pawn"),
    )


PHRASEBOOK = Phrasebook(
    rulebook=RULEBOOK,
    format=format_text,
    choice_label=choice_label,
    choice_infinitive=choice_infinitive,
    reason=reason,
    describe_ply=describe_ply,
    is_minor_ply=is_minor_ply,
    headline=headline,
    ending=ending,
    statistics_line=statistics_line,
    answers=ANSWERS,
    newcomer_tips=NEWCOMER_TIPS,
    reason_paragraphs=REASON_PARAGRAPHS,
    lesson_steps=LESSON_STEPS,
    reported_kinds=frozenset(("deal_end",)),
)
