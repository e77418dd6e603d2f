"""The phrasebook of Toepen: choices, log, stake, refusals, end, rulebook.

`view` is always a view that the reader may see.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from ....match.match import Ply, Steps
from ....rules.protocol import Game, Refusal, Score
from ....text import format_number
from ....text.messages import Messages, People, count_phrase
from ....text.people import suit_name as suit_name
from ....text.phrasebook import Phrasebook
from ....text.reader import Reader
from ....text.rulebook import Rulebook
from ...tricks.words.phrases import format_refusal
from .. import INFO, ToepenOptions
from ..rules.stake import ANSWER_PHASES, pelt_answerers
from ..rules.state import CHECK, DECK, GONE, HAND, IN, PELT_TOEPER, TRICK, ToepenState, pelt_seats
from ..rules.tricks import suit_led, winners
from .answers import ANSWERS
from .answers import cost_lines as cost_lines
from .firsts import NEWCOMER_TIPS
from .moves import choice_infinitive
from .moves import choice_label as choice_label
from .moves import describe_ply as describe_ply
from .moves import format_text as format_text
from .moves import is_minor_ply as is_minor_ply
from .moves import signed_number as signed_number
from .moves import spoken_cards as spoken_cards
from .reasons import REASON_PARAGRAPHS, reason

PARAGRAPH_OVERRIDES = {
    "turn": "trick",
    "over": "end",
    "dealer": "deal",
    "question": "toep",
    "hand": "trick",
    "follow": "trick",
    "no_toep": "toep",
    "own_toep": "dead",
    "toep_turn": "toep",
    "chance": "four",
    "lay_away": "final",
}

LESSON_STEPS = {
    "goal": "toepen.goal",
    "cards": "toepen.order",
    "trick": "toepen.follow",
    "toep": "toepen.stay",
    "dead": "toepen.over",
    "pelt": "toepen.pelt",
    "blind": "toepen.blind",
    "wash": "toepen.wash",
    "end": "toepen.score",
}
"""By paragraph of the rules page: the step of a lesson that teaches it."""

BEFORE_PLAY = frozenset(("blind", "four", "chance", "wash", "whistle"))
"""The rules about actions before the first card is played."""

MANY_PLAYERS = 5
"""The number of players from which the stock is small for the wash."""


def _facts(options: ToepenOptions, seats: int) -> Mapping[str, object]:
    values = {option: value for option, value in options._asdict().items() if type(value) is not int}
    return {
        **values,
        "grave": options.kings_final != "off",
        "plays_on": options.was_penalty != "out",
        "stock": seats * HAND < len(DECK),
        "many": seats >= MANY_PLAYERS,
        "blind_for_three": options.blind_value == 3,
    }


def _numbers(options: ToepenOptions, seats: int) -> Mapping[str, int]:
    return {
        "seats": seats,
        "stock": len(DECK) - seats * HAND,
        "limit": options.limit,
        "last": options.limit - 1,
        "blind_value": options.blind_value,
    }


TERM_KEYS = (
    *(
        f"toepen.term.{name}"
        for name in (
            "toep",
            "stay",
            "blind",
            "look",
            "pelt",
            "four",
            "chance",
            "wash",
            "white",
            "dirty",
            "check",
            "whistle",
            "final",
            "order",
        )
    ),
    *(f"term.{name}" for name in ("trick", "lead", "follow", "trump", "dealer", "stock")),
)

RULEBOOK = Rulebook("toepen", INFO, PARAGRAPH_OVERRIDES, _facts, _numbers, TERM_KEYS)


# ---- before the start


def setup_advice(values: Mapping[str, Any], kinds: Collection[str], seats: int) -> list[str]:
    """Return the keys of the advice before the start."""
    keys = ["toepen.advice.link"] if "link" in kinds and values["toep_any_time"] else []
    return [*keys, *(["toepen.advice.wash"] if seats >= MANY_PLAYERS and values["was"] else [])]


# ---- the stake


def short_cost_line(messages: Messages, view: ToepenState) -> str:
    """Return the costs of folding and losing now, in a line that has little room."""
    both = format_text(messages, "costs.short", fold=view.stake, lose=view.raised)
    return both if view.raised else "".join(cost_lines(messages, view))


# ---- why not


def refusal_text(reader: Reader, view: ToepenState, refusal: Refusal) -> str:
    """Return the reason for a refusal and the way out: "Dat kan niet: je moet harten bekennen."."""
    key = rule = refusal.rule
    if rule == "turn" and reader.me is not None and view.status[reader.me] != IN:
        key = "turn.gone" if view.status[reader.me] == GONE else "turn.folded"
    elif rule == "own_toep" and view.toeper == PELT_TOEPER:
        key = "own_toep.all" if not pelt_answerers(view) else "own_toep.pelt"
    elif rule == "blind" and not view.table.options.blind:
        key = "blind.off"
    elif rule in BEFORE_PLAY and view.phase == TRICK:
        key = "wash.late" if rule == "wash" else "late"
    elif rule == "blind" and view.table.options.blind_anyone:
        key = "blind.anyone"
    lose, limit = view.stake + 1, view.table.options.limit
    return format_refusal("toepen", reader, refusal, key, suit_led(view), lose=lose, limit=limit)


# ---- in a message


def pending_question(reader: Reader, view: ToepenState, seats: Sequence[int]) -> str:
    """Return the question to others: "Papa toept! Oma, ga je mee voor 2?"; "" for any other turn."""
    if view.phase not in (*ANSWER_PHASES, CHECK):
        return ""
    raisers = [view.washer] if view.phase == CHECK else [view.toeper] if view.toeper >= 0 else pelt_seats(view)
    claim = format_text(reader.messages, f"claim.{view.claim}") if view.phase == CHECK else ""
    who, name = reader.people(raisers), People(tuple(map(reader.name, seats)))
    return format_text(reader.messages, f"call.{view.phase}", who=who, name=name, lose=view.raised, claim=claim)


# ---- the end


def headline(reader: Reader, state: ToepenState) -> str:
    """Return the word above the result of a finished game: "Gewonnen!" for a winner, else its winner."""
    won = winners(state)
    return (
        format_text(reader.messages, "end.headline")
        if reader.me in won
        else reader.sentence_about("tricks.end.won", won)
    )


def ending(reader: Reader, state: ToepenState, score: Score) -> str:
    """Return the last player of a finished game; or the ones out, and those with the fewest points."""
    who = reader.people(score.winners)
    if score.reason == "last":
        return format_text(reader.messages, "end.last", who=who)
    gone = [seat for seat, status in enumerate(state.status) if status == GONE]
    lost = [seat for seat in gone if state.points[seat] >= state.table.options.limit]
    left = (
        reader.sentence_about("toepen.turn.out", lost)
        if lost
        else format_text(reader.messages, "turn.flies", who=reader.people(gone))
    )
    lowest = format_text(reader.messages, "end.lowest", who=who, points=format_number(state.points[score.winners[0]]))
    return f"{left} {lowest}"


def statistics_line(messages: Messages, game: Game[ToepenState], plies: Sequence[Ply]) -> Steps[str]:
    """Return the number of rounds, and of knocks."""
    toeps = 0
    for ply in plies:
        toeps += ply.action.kind in ("toep", "blind")
        yield
    return format_text(messages, "facts", rounds=count_phrase(plies[-1].after.rounds, "round"), toeps=toeps)


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
    setup_advice=setup_advice,
    pending_question=pending_question,
    reported_kinds=frozenset(("stay", "fold", "round")),
)
