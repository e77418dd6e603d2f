"""The choices and turns of a race in words: what a seat can do, and what it did."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ...games import race
from ...games.race import effects
from ...games.race.ring import PAWNS
from ...match.match import Ply
from ...rules.protocol import UNKNOWN, Action, Event
from .. import capital, count, join, say
from ..people import card as card_sign
from ..people import cards as card_signs
from ..people import rank_name, starting, together, whom
from ..reader import Reader
from .board import KIND, pawn, place, tell


class Deed(NamedTuple):
    """One pawn entering, walking or swapping, with the pawns that go back for it."""

    event: Event
    hits: list[int]
    back: bool
    """Whether it walks backward."""
    jumps: bool = False
    """Whether it goes on from a black dot to the next."""


def deeds(events: Iterable[Event]) -> list[Deed]:
    """The deeds of one play; a pawn that is passed and hit belongs to the walk that follows."""
    found: list[Deed] = []
    swept: list[int] = []
    back = False
    for event in events:
        if event.kind == "card":
            back = event.cards[0] >> 2 == 4
        elif event.kind in ("enter", "walk", "swap"):
            found.append(Deed(event, swept, back))
            swept = []
        elif event.kind == "jump":
            found[-1] = found[-1]._replace(jumps=True)
        elif event.kind == "hit":
            (swept if event.pawn < 0 else found[-1].hits).append(event.other)
    return found


# ---- phrases that choices and log share


def _phrase(reader: Reader, view: race.State, key: str, deed: Deed, moved: str = "") -> str:
    """One deed by the template of its key: steps, home and hits, whose pawn, with whom it swaps."""
    lang, names, me = reader
    event, ring = deed.event, view.table.ring
    owner, end = event.pawn // PAWNS, event.cells[-1]
    home = ""
    if event.kind == "walk" and end >= ring.track:
        home = tell(lang, view.table.name, "deed.home", number=ring.place(owner, end) - ring.track + 1)
    way = "backward" if deed.back else "forward"
    return say(
        lang,
        KIND + key,
        pawn=moved,
        home=home,
        hits=_hits(reader, deed),
        jump=say(lang, KIND + "deed.jump") if deed.jumps else "",
        steps=say(lang, f"{KIND}deed.{way}", steps=len(event.cells) - 1),
        place=place(lang, view, owner, end),
        owner=whom(lang, owner, names, me),
        other=whom(lang, event.other // PAWNS, names, me) if event.other >= 0 else "",
    )


def _hits(reader: Reader, deed: Deed) -> str:
    """Whose pawns go back, or nothing."""
    if not deed.hits:
        return ""
    lang, names, me = reader
    victims = []
    for seat, number in Counter(hit // PAWNS for hit in deed.hits).items():
        word = whom(lang, seat, names, me)
        if seat == deed.event.seat:
            key = ("deed.owns" if number > 1 else "deed.own") + (".yours" if seat == me else "")
            word = say(lang, KIND + key, number=number)
        elif number > 1:
            word = say(lang, KIND + "deed.times", whom=word, number=number)
        victims.append(word)
    return say(lang, KIND + "deed.hits", whom=join(lang, victims))


# ---- choices


def choice(
    lang: str, view: race.State, seat: int, action: Action, names: Sequence[str] = (), me: int | None = None
) -> str:
    """The label of one legal choice of the seat, unlike that of any other: "7: 3 vooruit met de pion op 58,
    dan 4 vooruit met de pion op 12". Places are counted by the pawn that moves."""
    if action.kind == "discard":
        return say(lang, KIND + "choice.discard", cards=card_signs(lang, action.cards))
    if action.kind in ("give", "keep"):
        receiver = view.table.receiver[seat]
        return say(
            lang,
            f"table.{action.kind}",
            card=rank_name(lang, action.cards[0]),
            name=whom(lang, receiver, names, me),
        )
    reader = Reader(lang, names, me)
    done = []
    for deed in deeds(effects.events(view, seat, action, race.play(view, action))):
        helped = ".of" if deed.event.kind == "enter" and deed.event.pawn // PAWNS != seat else ""
        moved = pawn(lang, view, seat, deed.event.pawn, names, me)
        done.append(_phrase(reader, view, f"choice.{deed.event.kind}{helped}", deed, moved))
    return say(
        lang,
        KIND + "choice",
        card=card_sign(lang, action.cards[0]),
        deed=say(lang, KIND + "deed.then").join(done),
    )


def part(
    lang: str,
    view: race.State,
    seat: int,
    action: Action,
    pawn: int,
    names: Sequence[str] = (),
    me: int | None = None,
) -> str:
    """The label of the square that a chosen pawn goes to in an action: "3 vooruit naar 61, slaat Wim"."""
    happened = effects.events(view, seat, action, race.play(view, action))
    deed = next(deed for deed in deeds(happened) if deed.event.pawn == pawn)
    return _phrase(Reader(lang, names, me), view, f"part.{deed.event.kind}", deed)


# ---- the log

CLOSED = "give", "exchange", "draw", "keep"
"""Events with cards that only their owner sees."""


def turn(
    lang: str, before: race.State, events: Sequence[Event], names: Sequence[str] = (), me: int | None = None
) -> str:
    """What one ply did, for log and speech: "Truus speelde V: 12 vooruit, slaat Wim." Of a deal
    only the number of cards is told."""
    first, last = events[0], events[-1]
    if first.kind == "dealer":
        return say(lang, KIND + "turn.lot", whom=whom(lang, first.seat, names, me))
    if first.kind in ("shuffle", "deal"):
        dealer = starting(lang, _dealer(before, last), names, me)
        return (
            say(lang, f"{KIND}turn.{first.kind}", who=dealer)
            + " "
            + say(lang, KIND + "turn.hands", cards=count(lang, len(last.cards), "card"))
        )
    if first.kind in CLOSED:
        return _closed(lang, before, events, names, me)
    who = starting(lang, first.seat, names, me)
    if first.kind == "discard":
        key = "turn.discard"
        if _stuck(before, first):
            key = "turn.stuck.one" if len(first.cards) == 1 else "turn.stuck.many"
            key += ".yours" if first.seat == me else ""
        return say(lang, KIND + key, who=who, cards=card_signs(lang, first.cards))
    said = [
        say(
            lang,
            KIND + "turn.play",
            who=who,
            card=card_sign(lang, first.cards[0]),
            deed=deed(lang, before, events, names, me),
        )
        + "."
    ]
    if last.kind == "over":
        said.append(won(lang, before, last.seat, names, me))
    else:
        said += [
            _finished(lang, before, event.seat, names, me) for event in events if event.kind == "finished"
        ]
    return " ".join(said)


def quiet(ply: Ply, me: int | None) -> bool:
    """Whether a ply is too small for the log: somebody else lays a card ready."""
    return ply.action.kind == "give" and ply.seat != me


def short(
    lang: str, before: race.State, events: Sequence[Event], names: Sequence[str] = (), me: int | None = None
) -> str:
    """The same in few words, for the strip of the last move: "Truus speelde V: 12 vooruit, slaat Wim"."""
    first = events[0]
    seat = _dealer(before, events[-1]) if first.kind in ("shuffle", "deal") else first.seat
    who = starting(lang, seat, names, me)
    if first.kind == "card":
        return say(
            lang,
            KIND + "turn.play",
            who=who,
            card=card_sign(lang, first.cards[0]),
            deed=deed(lang, before, events, names, me),
        )
    key = {"dealer": "lot", "shuffle": "deal"}.get(first.kind, first.kind)
    if first.kind == "discard" and _stuck(before, first):
        key = "stuck"
    elif first.kind == "exchange" and _passes_on(before):
        key = "exchange.on"
    return say(lang, f"{KIND}short.{key}", who=who)


def deed(
    lang: str, before: race.State, events: Sequence[Event], names: Sequence[str] = (), me: int | None = None
) -> str:
    """What a play did, without who and the card: "12 vooruit, slaat Wim"; "" for other plies."""
    reader, done = Reader(lang, names, me), []
    for one in deeds(events):
        owner, (kind, seat, *_) = one.event.pawn // PAWNS, one.event
        pushed = kind == "walk" and owner in before.table.rivals[seat]
        key = "push" if pushed else kind if owner == seat else f"{kind}.of"
        done.append(_phrase(reader, before, f"turn.{key}", one))
    return say(lang, KIND + "deed.then").join(done)


def _closed(
    lang: str, before: race.State, events: Sequence[Event], names: Sequence[str], me: int | None
) -> str:
    """Cards that are given, received, drawn or kept: the reader's own is named."""
    kind, receiver = events[0].kind, before.table.receiver
    own = next((event.cards[0] for event in events if event.seat == me), UNKNOWN)
    told = ""
    if me is not None and own != UNKNOWN:
        other = receiver.index(me) if kind == "exchange" else receiver[me]
        told = say(
            lang, f"{KIND}turn.{kind}.seen", card=rank_name(lang, own), whom=whom(lang, other, names, me)
        )
    if kind == "exchange":
        key = "turn.exchange.on" if _passes_on(before) else "turn.exchange"
        return f"{say(lang, KIND + key)} {told}".rstrip()
    return told or say(lang, f"{KIND}turn.{kind}", who=starting(lang, events[0].seat, names, me))


def _passes_on(before: race.State) -> bool:
    """Whether cards are passed on round the table, not exchanged by partners."""
    return max(before.table.partner) < 0


def _dealer(before: race.State, dealt: Event) -> int:
    """Who deals these hands; the deal may pass on with it."""
    return race.play(before, Action("deal", bytes(before.table.seats * len(dealt.cards)))).dealer


def _stuck(before: race.State, discard: Event) -> bool:
    """Whether the hand that was thrown away could not play at all."""
    seat = discard.seat
    hands = before.hands[:seat] + (discard.cards,) + before.hands[seat + 1 :]
    return not race.plays(before._replace(hands=hands), seat)


def _finished(lang: str, before: race.State, seat: int, names: Sequence[str], me: int | None) -> str:
    """All four home: from now on this seat plays its partner's pawns."""
    partner = whom(lang, before.table.partner[seat], names, me)
    return say(
        lang,
        KIND + ("turn.finished.yours" if seat == me else "turn.finished"),
        who=starting(lang, seat, names, me),
        partner=partner,
    )


def won(lang: str, view: race.State, seat: int, names: Sequence[str] = (), me: int | None = None) -> str:
    """That the side of this seat has won: "Jij en Anna hebben gewonnen."."""
    return _of_side(lang, "end.won", _side(view, seat), names, me)


def all_home(lang: str, view: race.State, seat: int, names: Sequence[str] = (), me: int | None = None) -> str:
    """Why it has won: "Jij en Anna zijn helemaal thuis."."""
    return _of_side(lang, "end.home", _side(view, seat), names, me)


def _side(view: race.State, seat: int) -> tuple[int, ...]:
    return next(side for side in view.table.sides if seat in side)


def _of_side(lang: str, key: str, side: Sequence[int], names: Sequence[str], me: int | None) -> str:
    number = "many" if len(side) > 1 else "yours" if side[0] == me else "one"
    return say(lang, f"{KIND}{key}.{number}", who=capital(together(lang, side, names, me)))
