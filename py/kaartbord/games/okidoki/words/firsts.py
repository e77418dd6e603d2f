"""The explanations for a newcomer to OkiDoki."""

from collections.abc import Iterator

from ....rules.protocol import Event
from ....rules.seats import team
from ....text.newcomer_tips import NewcomerTips, SeenPly, SeenQuestion, Tip
from ....text.reader import Reader
from ..rules.hand import giving_chair
from ..rules.state import ACES_MOVE, TEAM_PAWNS, TWO_OF_SPADES, OkidokiState
from .board import noun_count, receiver_name


def _is_ours(ply: SeenPly, side: int) -> bool:
    return ply.reader.me is not None and team(ply.reader.me) == side


def _trick(ply: SeenPly, event: Event) -> Tip | str:
    """Return the explanation of a trick; another one if it costs the reader's own side points."""
    if event.amount and _is_ours(ply, team(event.seat)):
        return Tip("trick.mine", {"penalty": noun_count(event.amount, "penalty")})
    return "trick"


def _card(ply: SeenPly, event: Event) -> str:
    return "opening" if event.cards[0] == TWO_OF_SPADES else "follow"


def _walked(ply: SeenPly, event: Event) -> str:
    return "division" if len(ply.events_of("walk")) > 1 else "walk"


def _given(ply: SeenPly, event: Event) -> Tip | None:
    return _gift(ply.reader, ply.before, event.amount) if ply.is_reader(event.seat) else None


def _gift(reader: Reader, view: OkidokiState, chair: int) -> Tip:
    """Return the explanation of giving a card to the player who gets it."""
    return Tip("give", {"whom": receiver_name(reader, view, chair)})


def _asked(question: SeenQuestion) -> Iterator[Tip | str]:
    """Yield the explanations of the question: a card to give, a card to play, a walk."""
    kinds, view = question.action_kinds, question.view
    if "give" in kinds:
        yield _gift(question.reader, view, giving_chair(view, question.seat))
    if "card" in kinds:
        yield "play"
    if "skip" in kinds:
        yield "skip"
    elif view.moves:
        yield "aces" if view.moves[0][1] == ACES_MOVE else "move"


NEWCOMER_TIPS = NewcomerTips(
    event_tips={
        "finished": "finished",
        "hit": lambda ply, event: "hit.mine" if _is_ours(ply, event.other // TEAM_PAWNS) else "hit",
        "home": "home",
        "aces": "aces",
        "level": "level",
        "count": "count",
        "skip": "skip",
        "swap": "swap",
        "walk": _walked,
        "refill": "refill",
        "trick": _trick,
        "card": _card,
        "exchange": lambda ply, event: "exchange" if ply.is_reader(event.seat) else None,
        "give": _given,
        "deal": "deal",
        "dealer": "lot",
    },
    question_tips=_asked,
    paragraph_overrides={
        "finished": "end",
        "home": "end",
        "count": "steps",
        "skip": "steps",
        "swap": "swap_pawns",
        "walk": "steps",
        "move": "squares",
        "refill": "start",
        "trick": "penalties",
        "follow": "trick",
        "play": "penalties",
        "exchange": "give",
        "deal": "goal",
        "lot": "deal",
    },
)
