"""The phrasebook of Toepen: choices, log, stake, refusals, end, rulebook.

`view` is always a view that the reader may see.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from ....match.match import Ply, Steps
from ....rules.protocol import Game, Refusal, Score
from ....text import numeral
from ....text.messages import Messages, People, count
from ....text.people import suit as suit
from ....text.phrasebook import Phrasebook
from ....text.reader import Reader
from ....text.rulebook import Rulebook
from ...tricks.words.phrases import refused
from .. import INFO, ToepenOptions
from ..rules.stake import ANSWER_PHASES, pelt_answerers
from ..rules.state import CHECK, DECK, GONE, HAND, IN, PELT_TOEPER, TRICK, ToepenState, pelt_seats
from ..rules.tricks import suit_led, winners
from .answers import ANSWERS
from .answers import costs as costs
from .firsts import FIRSTS
from .moves import choice as choice
from .moves import quiet as quiet
from .moves import signed as signed
from .moves import signs as signs
from .moves import tell as tell
from .moves import turn as turn
from .moves import would
from .reasons import EXPLAINED, reason

ELSEWHERE = {
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

PRACTICE = {
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

MANY = 5
"""The number of players from which the stock is small for the wash."""


def _facts(options: ToepenOptions, seats: int) -> Mapping[str, object]:
    values = {option: value for option, value in options._asdict().items() if type(value) is not int}
    return {
        **values,
        "grave": options.kings_final != "off",
        "plays_on": options.was_penalty != "out",
        "stock": seats * HAND < len(DECK),
        "many": seats >= MANY,
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


TERMS = (
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

RULEBOOK = Rulebook("toepen", INFO, ELSEWHERE, _facts, _numbers, TERMS)


# ---- before the start


def advice(values: Mapping[str, Any], kinds: Collection[str], seats: int) -> list[str]:
    """Return the keys of the advice before the start."""
    keys = ["toepen.advice.link"] if "link" in kinds and values["toep_any_time"] else []
    return [*keys, *(["toepen.advice.wash"] if seats >= MANY and values["was"] else [])]


# ---- the stake


def costs_in_short(messages: Messages, view: ToepenState) -> str:
    """Return the costs of folding and losing now, in a line that has little room."""
    both = tell(messages, "costs.short", fold=view.stake, lose=view.raised)
    return both if view.raised else "".join(costs(messages, view))


# ---- why not


def refusal(reader: Reader, view: ToepenState, refusal: Refusal) -> str:
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
    return refused("toepen", reader, refusal, key, suit_led(view), lose=lose, limit=limit)


# ---- in a message


def call(reader: Reader, view: ToepenState, seats: Sequence[int]) -> str:
    """Return the question to others: "Papa toept! Oma, ga je mee voor 2?"; "" for any other turn."""
    if view.phase not in (*ANSWER_PHASES, CHECK):
        return ""
    raisers = (
        [view.washer] if view.phase == CHECK else [view.toeper] if view.toeper >= 0 else pelt_seats(view)
    )
    claim = tell(reader.messages, f"claim.{view.claim}") if view.phase == CHECK else ""
    who, name = reader.people(raisers), People(tuple(map(reader.name, seats)))
    return tell(reader.messages, f"call.{view.phase}", who=who, name=name, lose=view.raised, claim=claim)


# ---- the end


def headline(reader: Reader, state: ToepenState) -> str:
    """Return the word above the result of a finished game: "Gewonnen!" for a winner, else its winner."""
    won = winners(state)
    return (
        tell(reader.messages, "end.headline") if reader.me in won else reader.of_seats("tricks.end.won", won)
    )


def ending(reader: Reader, state: ToepenState, score: Score) -> str:
    """Return the last player of a finished game; or the ones out, and those with the fewest points."""
    who = reader.people(score.winners)
    if score.reason == "last":
        return tell(reader.messages, "end.last", who=who)
    gone = [seat for seat, status in enumerate(state.status) if status == GONE]
    lost = [seat for seat in gone if state.points[seat] >= state.table.options.limit]
    left = (
        reader.of_seats("toepen.turn.out", lost)
        if lost
        else tell(reader.messages, "turn.flies", who=reader.people(gone))
    )
    lowest = tell(reader.messages, "end.lowest", who=who, points=numeral(state.points[score.winners[0]]))
    return f"{left} {lowest}"


def facts(messages: Messages, game: Game[ToepenState], plies: Sequence[Ply]) -> Steps[str]:
    """Return the number of rounds, and of knocks."""
    toeps = 0
    for ply in plies:
        toeps += ply.action.kind in ("toep", "blind")
        yield
    return tell(messages, "facts", rounds=count(plies[-1].after.rounds, "round"), toeps=toeps)


PHRASEBOOK = Phrasebook(
    rulebook=RULEBOOK,
    tell=tell,
    choice=choice,
    would=would,
    reason=reason,
    turn=turn,
    quiet=quiet,
    headline=headline,
    ending=ending,
    facts=facts,
    answers=ANSWERS,
    firsts=FIRSTS,
    explained=EXPLAINED,
    practice=PRACTICE,
    advice=advice,
    call=call,
    told=frozenset(("stay", "fold", "round")),
)
