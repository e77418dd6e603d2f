"""The explanations for a newcomer to ToedeLoe."""

from collections.abc import Iterator

from ....rules.cards import JOKER, in_first_pack
from ....rules.protocol import Event
from ....rules.seats import team
from ....text.newcomer_tips import NewcomerTips, SeenPly, SeenQuestion, Tip
from ..rules.effects import LOST_BLOCKED, LOST_FEWER, LOST_NO_PLUS
from ..rules.state import JOKER_VALUE
from ..rules.taking import current_value


def _trick(ply: SeenPly, event: Event) -> Tip | str:
    """Return the explanation of the value of a trick to its taker."""
    if event.amount == JOKER_VALUE:
        return "choices"
    return Tip("trick", {"value": event.amount}) if event.amount else "red"


def _placed(ply: SeenPly, event: Event) -> str:
    """Return the explanation of two pawns on equal numbers by a joker, two on numbers that add up, or one."""
    if current_value(ply.before) == JOKER_VALUE:
        return "pair"
    return "split" if len(event.cells) > 1 else "place"


def _thrown(ply: SeenPly, event: Event) -> str:
    me = ply.reader.me
    return "thrown.mine" if me is not None and event.other == team(me) else "thrown"


def _lost(ply: SeenPly, event: Event) -> str:
    """Return the explanation of lost points."""
    (reason,) = event.cells
    if reason == LOST_FEWER and ply.before.table.options.round_compare == "pawns":
        return "fewer.pawns"
    return REASONS[reason]


REASONS = {LOST_BLOCKED: "blocked", LOST_NO_PLUS: "no_plus", LOST_FEWER: "fewer"}
"""By reason of an event: the key of its explanation."""


def _asked(question: SeenQuestion) -> Iterator[str]:
    """Yield the explanations of the question: a card to play, or a choice with a trick."""
    kinds = question.action_kinds
    if "card" in kinds:
        yield "play"
    if kinds & {"green", "back"}:
        yield "choices"
    if "place" in kinds:
        yield "lay"
    if "blocked" in kinds:
        yield "blocked"


NEWCOMER_TIPS = NewcomerTips(
    event_tips={
        "thrown": _thrown,
        "green": "green",
        "back": "back",
        "minus": _lost,
        "place": _placed,
        "plus": "plus",
        "deal_end": "deal_end",
        "trick": _trick,
        "card": lambda ply, event: "joker" if in_first_pack(event.cards[0]) >> 2 == JOKER else "follow",
        "deal": "deal",
        "dealer": "lot",
    },
    question_tips=_asked,
    paragraph_overrides={
        "thrown": "green",
        "back": "choices",
        "no_plus": "deal_end",
        "fewer": "deal_end",
        "pair": "choices",
        "place": "single",
        "trick": "value",
        "red": "value",
        "play": "value",
        "lay": "rows",
        "lot": "deal",
    },
)
