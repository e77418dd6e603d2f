"""The choices and turns of a race in words: legal actions, and those taken."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ....match.match import Ply
from ....rules.protocol import UNKNOWN, Action, Event
from ....text.messages import Message, Value, ValueList, count_phrase
from ....text.people import rank_phrase
from ....text.reader import Reader
from .. import rules as race
from ..rules import effects
from ..rules.ring import PAWNS
from .board import KEY_PREFIX, format_text, pawn_name, square_name


class PawnMove(NamedTuple):
    """One pawn entering, walking or swapping, with the pawns that go back for it."""

    event: Event
    hits: list[Event]
    is_backward: bool
    """True if it walks backward."""
    jump_dot: int = -1
    """The dot that it jumps to from its landing, or -1."""


def pawn_moves(events: Iterable[Event]) -> list[PawnMove]:
    """Return the deeds of one play; a pawn that is passed and hit belongs to the walk that follows."""
    found: list[PawnMove] = []
    swept: list[Event] = []
    back = False
    for event in events:
        if event.kind == "card":
            back = event.cards[0] >> 2 == 4
        elif event.kind in ("enter", "walk", "swap"):
            found.append(PawnMove(event, swept, back))
            swept = []
        elif event.kind == "jump":
            found[-1] = found[-1]._replace(jump_dot=event.cells[-1])
        elif event.kind == "hit":
            (swept if event.pawn < 0 else found[-1].hits).append(event)
    return found


# ---- phrases that choices and log share


def _phrase(reader: Reader, view: race.RaceState, key: str, deed: PawnMove, moved: str = "") -> str:
    """Return one deed by the template of its key: steps, home and hits, the pawn's owner, the partner of a swap."""
    event, ring = deed.event, view.table.ring
    owner, end = event.pawn // PAWNS, event.cells[-1]
    home = ""
    if event.kind == "walk" and end >= ring.track:
        home = reader.format(KEY_PREFIX + "deed.home", place=square_name(reader, view, end))
    way = "backward" if deed.is_backward else "forward"
    return reader.format(
        KEY_PREFIX + key,
        pawn=moved,
        home=home,
        hits=hits_phrase(reader, deed),
        jump=_jump(reader, view, deed),
        steps=reader.format(f"{KEY_PREFIX}deed.{way}", steps=len(event.cells) - 1),
        place=square_name(reader, view, end),
        owner=reader.people([owner]),
        other=reader.people([event.other // PAWNS]) if event.other >= 0 else "",
    )


def _jump(reader: Reader, view: race.RaceState, deed: PawnMove) -> str:
    """Return the dot of its jump; "" without one."""
    return (
        reader.format(KEY_PREFIX + "deed.jump", place=square_name(reader, view, deed.jump_dot))
        if deed.jump_dot >= 0
        else ""
    )


def hits_phrase(reader: Reader, deed: PawnMove) -> str:
    """Return the pawns that go back, by owner; "" without any."""
    return reader.format(KEY_PREFIX + "deed.hits", whom=_victims(reader, deed)) if deed.hits else ""


def _victims(reader: Reader, deed: PawnMove) -> ValueList:
    """Return the owners of the pawns that go back, and the number of each: "Wim en Truus 2 keer"."""
    victims: list[Value] = []
    for seat, number in Counter(hit.other // PAWNS for hit in deed.hits).items():
        who = reader.people([seat])
        if seat == deed.event.seat:
            key = KEY_PREFIX + ("deed.owns" if number > 1 else "deed.own")
            victims.append(Message(key, {"whose": who, "number": number}))
        else:
            victims.append(Message(KEY_PREFIX + "deed.times", {"whom": who, "number": number}) if number > 1 else who)
    return ValueList(victims)


# ---- choices


def choice_label(reader: Reader, view: race.RaceState, seat: int, action: Action) -> str:
    """Return the label of one legal choice of the seat, different from all others: "7: 3 vooruit met de pion op 58, dan
    4 vooruit met de pion op 12". Places are counted by the pawn that moves."""
    if action.kind == "discard":
        return reader.format(KEY_PREFIX + "choice.discard", cards=_ranks(action.cards))
    if action.kind in ("give", "keep"):
        receiver = view.table.receiver[seat]
        return reader.format(
            f"table.{action.kind}",
            card=rank_phrase(action.cards[0]),
            name=reader.people([receiver]),
        )
    done = []
    for deed in pawn_moves(effects.events(view, seat, action, race.play(view, action))):
        helped = ".of" if deed.event.kind == "enter" and deed.event.pawn // PAWNS != seat else ""
        moved = pawn_name(reader, view, seat, deed.event.pawn)
        done.append(_phrase(reader, view, f"choice.{deed.event.kind}{helped}", deed, moved))
    return reader.format(
        KEY_PREFIX + "choice",
        card=rank_phrase(action.cards[0]),
        deed=ValueList(done, "then"),
    )


def _ranks(cards: Iterable[int]) -> ValueList:
    """Return cards by their ranks: "3, 7, boer"."""
    return ValueList(tuple(map(rank_phrase, cards)), "series")


def pawn_part_label(reader: Reader, view: race.RaceState, seat: int, action: Action, pawn: int) -> str:
    """Return the part of a chosen pawn in an action, apart from the name of its square: "3 vooruit, slaat Wim"."""
    happened = effects.events(view, seat, action, race.play(view, action))
    deed = next(deed for deed in pawn_moves(happened) if deed.event.pawn == pawn)
    return _phrase(reader, view, f"part.{deed.event.kind}", deed)


# ---- the log

HIDDEN_CARD_EVENTS = "give", "exchange", "draw", "keep"
"""Events with cards that only their owner sees."""


def describe_ply(reader: Reader, before: race.RaceState, events: Sequence[Event]) -> str:
    """Return the text of one ply, for log and speech: "Truus, vrouw: van geel 4 naar rood 2, slaat Wim." Of a deal only
    the number of cards is given."""
    first, last = events[0], events[-1]
    if first.kind == "dealer":
        return reader.format(KEY_PREFIX + "turn.lot", who=reader.people([first.seat]))
    if first.kind in ("shuffle", "deal"):
        dealer = reader.people([_dealer(before, last)])
        return (
            reader.format(f"{KEY_PREFIX}turn.{first.kind}", who=dealer)
            + " "
            + reader.format(KEY_PREFIX + "turn.hands", cards=count_phrase(len(last.cards), "card"))
        )
    if first.kind in HIDDEN_CARD_EVENTS:
        return _closed(reader, before, events)
    who = reader.people([first.seat])
    if first.kind == "discard":
        key = "turn.discard"
        if _stuck(before, first):
            key = "turn.stuck.one" if len(first.cards) == 1 else "turn.stuck.many"
        return reader.format(KEY_PREFIX + key, who=who, cards=_ranks(first.cards))
    card, done = rank_phrase(first.cards[0]), pawn_moves(events)
    parts = (
        [_seen_part(reader, before, deed, card, first=deed is done[0]) for deed in done]
        if reader.sees
        else [_spoken_part(reader, before, deed) for deed in done]
    )
    words = ValueList(parts, "then")
    key = "told.play" if reader.sees else "turn.play"
    said = [reader.format(KEY_PREFIX + key, who=who, card=card, deed=words) + "."]
    if last.kind == "over":
        said.append(winner_sentence(reader, before, last.seat))
    else:
        said += [_finished(reader, before, event.seat) for event in events if event.kind == "finished"]
    return " ".join(said)


def is_minor_ply(ply: Ply, me: int | None) -> bool:
    """Return whether a ply is too small for the log: somebody else lays a card ready."""
    return ply.action.kind == "give" and ply.seat != me


def move_kind(before: race.RaceState, deed: PawnMove) -> str:
    """Return the kind of a deed, in the key of a sentence: `walk`, `walk.back`, `swap.of` for a partner, `push`."""
    done, seat, owner = deed.event.kind, deed.event.seat, deed.event.pawn // PAWNS
    if done == "walk" and owner in before.table.rivals[seat]:
        return "push"
    return f"{done}{'' if owner == seat else '.of'}{'.back' if deed.is_backward and done == 'walk' else ''}"


def _spoken_part(reader: Reader, before: race.RaceState, deed: PawnMove) -> str:
    """Return the pawn, its way, its owner if that is not the player, and the pawns hit."""
    event = deed.event
    owner = event.pawn // PAWNS
    return reader.format(
        f"{KEY_PREFIX}turn.{move_kind(before, deed)}",
        start=square_name(reader, before, event.cells[0], owner),
        end=square_name(reader, before, event.cells[-1]),
        jump=_jump(reader, before, deed),
        hits=_hits_there(reader, before, deed),
        owner=reader.people([owner]),
        other=reader.people([event.other // PAWNS]) if event.other >= 0 else "",
    )


def _seen_part(reader: Reader, before: race.RaceState, deed: PawnMove, card: Value, *, first: bool) -> str:
    """Return the same as people who see the board tell it: "loopt 6 vanaf de start en slaat Wim"."""
    event, done, table = deed.event, move_kind(before, deed), before.table
    owner, (start, *_, end) = event.pawn // PAWNS, event.cells
    walks = done.startswith("walk")

    def say(key: str, **values: Value) -> str:
        return format_text(reader.messages, table.name, f"told.{key}", **values)

    words = [
        say(
            done if first or not walks or deed.is_backward else f"{done}.more",
            card=card,
            steps=len(event.cells) - 1,
            off=say("off") if walks and start == table.ring.starts[owner] else "",
            home=say("home" if start < table.ring.track else "deeper") if end >= table.ring.track else "",
            owner=reader.people([owner]),
            other=reader.people([event.other // PAWNS]) if event.other >= 0 else "",
        )
    ]
    if deed.jump_dot >= 0:
        words.append(say("jump.push" if done == "push" else "jump"))
    if deed.hits:
        words.append(say("hits", whom=_victims(reader, deed)))
    return reader.messages.join(words)


def _hits_there(reader: Reader, before: race.RaceState, deed: PawnMove) -> str:
    """Return the owners of pawns that go back, and their square if that is not the end of the walk; "" without any."""
    end = deed.jump_dot if deed.jump_dot >= 0 else deed.event.cells[-1]
    victims: list[Value] = []
    for hit in deed.hits:
        seat, at = hit.other // PAWNS, hit.cells[0]
        who = reader.people([seat])
        whom = Message(KEY_PREFIX + "deed.own", {"whose": who}) if seat == deed.event.seat else who
        there = square_name(reader, before, at)
        victims.append(whom if at == end else Message(KEY_PREFIX + "turn.hit.at", {"whom": whom, "place": there}))
    return reader.format(KEY_PREFIX + "deed.hits", whom=ValueList(victims)) if victims else ""


def _closed(reader: Reader, before: race.RaceState, events: Sequence[Event]) -> str:
    """Return the cards that are given, received, drawn or kept: the reader's own is named."""
    kind, receiver = events[0].kind, before.table.receiver
    own = next((event.cards[0] for event in events if event.seat == reader.me), UNKNOWN)
    own_card = ""
    if reader.me is not None and own != UNKNOWN:
        other = receiver.index(reader.me) if kind == "exchange" else receiver[reader.me]
        own_card = reader.format(f"{KEY_PREFIX}turn.{kind}.seen", card=rank_phrase(own), whom=reader.people([other]))
    if kind == "exchange":
        key = "turn.exchange.on" if _passes_on(before) else "turn.exchange"
        return f"{reader.format(KEY_PREFIX + key)} {own_card}".rstrip()
    return own_card or reader.format(f"{KEY_PREFIX}turn.{kind}", who=reader.people([events[0].seat]))


def _passes_on(before: race.RaceState) -> bool:
    """Return whether cards are passed on round the table, not exchanged by partners."""
    return max(before.table.partner) < 0


def _dealer(before: race.RaceState, dealt: Event) -> int:
    """Return the seat that deals these hands; the deal may pass on with it."""
    return race.play(before, Action("deal", bytes(before.table.seats * len(dealt.cards)))).dealer


def _stuck(before: race.RaceState, discard: Event) -> bool:
    """Return whether the hand that was thrown away could not play at all."""
    seat = discard.seat
    hands = before.hands[:seat] + (discard.cards,) + before.hands[seat + 1 :]
    return not race.legal_plays(before._replace(hands=hands), seat)


def _finished(reader: Reader, before: race.RaceState, seat: int) -> str:
    """Return the sentence for all four pawns home: from now on this seat plays its partner's pawns."""
    partner = reader.people([before.table.partner[seat]])
    return reader.format(KEY_PREFIX + "turn.finished", who=reader.people([seat]), partner=partner)


def hit_announcement(reader: Reader, seat: int, number: int) -> str:
    """Return the announcement that a seat hit `number` pawns of the reader."""
    return reader.format(
        KEY_PREFIX + ("banner.hit" if number == 1 else "banner.hits"), who=reader.people([seat]), number=number
    )


def winner_sentence(reader: Reader, view: race.RaceState, seat: int) -> str:
    """Return that the side of this seat has won: "Jij en Anna hebben gewonnen."."""
    return reader.sentence_about(KEY_PREFIX + "end.won", _side(view, seat))


def win_reason(reader: Reader, view: race.RaceState, seat: int) -> str:
    """Return the reason of its win: "Jij en Anna zijn helemaal thuis."."""
    return reader.sentence_about(KEY_PREFIX + "end.home", _side(view, seat))


def _side(view: race.RaceState, seat: int) -> tuple[int, ...]:
    return next(side for side in view.table.sides if seat in side)
