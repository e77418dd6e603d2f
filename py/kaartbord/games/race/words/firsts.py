"""The explanations for a newcomer to a race."""

from collections.abc import Iterator

from ....rules.cards import JACK, JOKER
from ....rules.protocol import Event
from ....text.newcomer_tips import NewcomerTips, SeenPly, SeenQuestion, Tip
from ....text.reader import Reader
from .. import rules as race
from ..rules.ring import PAWNS


def _hit(ply: SeenPly, event: Event) -> Tip:
    """Return the moment of a hit: the pawn's owner and the seat that hit it; a king hits the pawns that it passes."""
    owner = event.other // PAWNS
    values = {"who": ply.reader.people([event.seat]), "whom": ply.reader.people([owner])}
    if event.pawn < 0 and not ply.form_suffix(owner):
        return Tip("sweep")
    if any(event.seat in side and owner in side for side in ply.before.table.sides):
        return Tip("hit.own")
    return Tip("hit.yours" if ply.is_reader(event.seat) else f"hit{ply.form_suffix(owner)}", values)


def _swapped(ply: SeenPly, event: Event) -> Tip:
    taken = ply.is_reader(event.other // PAWNS) and not ply.is_reader(event.seat)
    return Tip("swap.mine" if taken else "swap", {"who": ply.reader.people([event.seat])})


def _finished(ply: SeenPly, event: Event) -> Tip:
    partner = ply.before.table.partner[event.seat]
    return Tip("partner.mine" if ply.is_reader(event.seat) else "partner", {"partner": ply.reader.people([partner])})


def _discarded(ply: SeenPly, event: Event) -> Tip:
    return Tip("stuck.mine" if ply.is_reader(event.seat) else "stuck", {"who": ply.reader.people([event.seat])})


def _card(ply: SeenPly, event: Event) -> Tip | str | None:
    """Return the moment of a card with a special use."""
    rank, walks = event.cards[0] >> 2, ply.events_of("walk")
    if rank == JOKER:
        return "joker"
    if len({walk.pawn for walk in walks}) > 1:
        return "seven"
    if walks and walks[0].pawn // PAWNS in ply.before.table.rivals[event.seat]:
        mine = ply.is_reader(walks[0].pawn // PAWNS)
        return Tip("push.mine" if mine else "push", {"who": ply.reader.people([event.seat])})
    if rank == BACKWARD:
        return "back"
    return "walk" if walks and rank != JACK else None


BACKWARD = 4
"""The rank that walks backward."""


def _given(ply: SeenPly, event: Event) -> Tip | None:
    return _gift(ply.reader, ply.before, event.seat) if ply.is_reader(event.seat) else None


def _gift(reader: Reader, view: race.RaceState, seat: int) -> Tip:
    """Return the moment of giving a card to the partner, or passing one on."""
    name = "give" if view.table.partner[seat] >= 0 else "give.on"
    return Tip(name, {"whom": reader.people([view.table.receiver[seat]])})


def _exchanged(ply: SeenPly, event: Event) -> Tip | None:
    if not ply.is_reader(event.seat):
        return None
    giver = ply.before.table.receiver.index(event.seat)
    return Tip("exchange", {"whom": ply.reader.people([giver])})


def _asked(question: SeenQuestion) -> Iterator[Tip | str]:
    """Yield the moments of the choice: a card to give away, to throw away, to keep or to play."""
    view, kinds = question.view, question.action_kinds
    if "give" in kinds:
        yield _gift(question.reader, view, question.seat)
        return
    if "discard" in kinds:
        yield "stuck.mine"
        return
    if "keep" in kinds:
        yield "keep"
    yard = view.table.ring.yard
    if any(view.pawns[pawn] == yard for action in question.legal for pawn, _ in action.placements[:1]):
        yield "opener"
    yield "turn"


NEWCOMER_TIPS = NewcomerTips(
    event_tips={
        "hit": _hit,
        "finished": _finished,
        "home": "home",
        "swap": _swapped,
        "jump": "jump",
        "card": _card,
        "enter": "enter",
        "walk": "walk",
        "discard": _discarded,
        "exchange": _exchanged,
        "give": _given,
        "draw": "joker",
        "keep": "keep",
        "shuffle": lambda ply, event: "shuffle" if ply.before.deals else None,
        "deal": lambda ply, event: "deal.again" if ply.before.deals else "deal",
        "dealer": "lot",
    },
    question_tips=_asked,
    paragraph_overrides={
        "hit": "walk",
        "jump": "dots",
        "sweep": "king",
        "enter": "protected",
        "stuck": "turn",
        "exchange": "give",
        "shuffle": "deal",
        "lot": "dealer",
        "opener": "start",
    },
)
