"""The phrasebook of the races: board, cards, choices, log, refusals, score, end.

`view` is always a view that the reader may see.
"""

from collections.abc import Mapping, Sequence
from functools import partial

from ....match.match import Ply, Steps
from ....rules.protocol import Game, Score
from ....text.messages import Messages, Value, ValueList, count_phrase
from ....text.people import card_name as card_name
from ....text.people import card_symbol as card_symbol
from ....text.people import colour_name as colour_name
from ....text.people import pawn_letter as pawn_letter
from ....text.phrasebook import Phrasebook
from ....text.reader import Reader
from ....text.rulebook import Rulebook
from .. import rules as race
from ..rules.ring import PAWNS
from .answers import ANSWERS
from .board import KEY_PREFIX, format_text, own_words
from .board import card_help as card_help
from .board import card_rule as card_rule
from .board import pawn_name as pawn_name
from .board import play_button_label as play_button_label
from .board import square_name as square_name
from .button_labels import choice_infinitive
from .firsts import NEWCOMER_TIPS
from .moves import choice_label as choice_label
from .moves import describe_ply as describe_ply
from .moves import hit_announcement as hit_announcement
from .moves import is_minor_ply
from .moves import pawn_part_label as pawn_part_label
from .moves import win_reason as win_reason
from .moves import winner_sentence as winner_sentence
from .reasons import REASON_PARAGRAPHS, reason
from .refusals import hand_obstacles as hand_obstacles
from .refusals import likeliest_refusal as likeliest_refusal
from .refusals import refusal_text as refusal_text

# ---- score and end


def title_line(messages: Messages, view: race.RaceState, me: int | None) -> str:
    """Return the round, and of two sides the pawns at home, that of a seat first; "" before the first."""
    home = race.pawns_home(view)
    if me is None or len(home) != 2 or not view.deals:
        return messages.format(KEY_PREFIX + "top", deal=view.deals) if view.deals else ""
    ours = next(side for side, seats in enumerate(view.table.sides) if me in seats)
    key = "top.two" if view.table.seats == 2 else "top.teams"
    return messages.format(KEY_PREFIX + key, deal=view.deals, ours=home[ours], theirs=home[1 - ours])


def home_count(messages: Messages, view: race.RaceState, side: int) -> str:
    """Return the number of pawns of a side at home: "3 van 8"."""
    return messages.format(
        KEY_PREFIX + "score", home=race.pawns_home(view)[side], all=PAWNS * len(view.table.sides[side])
    )


def headline(reader: Reader, view: race.RaceState) -> str:
    """Return the word above the result of a finished game: "Gewonnen!" for a winner, else its winner."""
    winners = view.table.sides[race.score(view).winners[0]]
    return (
        reader.format(KEY_PREFIX + "end.headline")
        if reader.me in winners
        else winner_sentence(reader, view, winners[0])
    )


def points_line(reader: Reader, view: race.RaceState, counted: Sequence[int]) -> str:
    """Return the points of all sides, if they count for more than pawns at home; else ""."""
    if tuple(counted) == race.pawns_home(view):
        return ""
    sides = [
        format_text(
            reader.messages,
            view.table.name,
            "end.points.side",
            who=reader.people(side),
            points=count_phrase(number, "point"),
        )
        for side, number in zip(view.table.sides, counted, strict=True)
    ]
    return format_text(reader.messages, view.table.name, "end.points", sides=ValueList(sides, "series"))


def ending(reader: Reader, state: race.RaceState, score: Score) -> str:
    """Return the players home in a finished game, and the points of all if they count."""
    winner = state.table.sides[score.winners[0]][0]
    home = win_reason(reader, state, winner)
    return f"{home} {points_line(reader, state, score.points)}".strip()


def statistics_line(messages: Messages, game: Game[race.RaceState], plies: Sequence[Ply]) -> Steps[str]:
    """Return the length of a game and its number of hits."""
    hits = 0
    for ply in plies:
        events = game.events(ply.before, ply.seat, ply.action, ply.after)
        hits += sum(event.kind == "hit" for event in events)
        yield
    return messages.format(KEY_PREFIX + "facts", deals=plies[-1].after.deals, hits=hits)


def race_phrasebook(rulebook: Rulebook, practice: Mapping[str, str]) -> Phrasebook:
    """Return the words of one race; `practice` maps its paragraphs to the lessons that teach them."""

    def tell_own(messages: Messages, key: str, **values: Value) -> str:
        return format_text(messages, rulebook.name, key, **values)

    return Phrasebook(
        rulebook=rulebook,
        format=tell_own,
        choice_label=choice_label,
        choice_infinitive=choice_infinitive,
        reason=reason,
        describe_ply=describe_ply,
        is_minor_ply=is_minor_ply,
        headline=headline,
        ending=ending,
        statistics_line=statistics_line,
        rules_placeholders=partial(own_words, game=rulebook.name),
        answers=ANSWERS,
        newcomer_tips=NEWCOMER_TIPS,
        reason_paragraphs=REASON_PARAGRAPHS,
        lesson_steps=practice,
        reported_kinds=frozenset(("hit", "home")),
    )
