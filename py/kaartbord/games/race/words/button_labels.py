"""The choices of a race as the board shows them: pawns by their order on the track, without numbers of squares."""

from ....rules.protocol import Action
from ....text.people import rank_phrase
from ....text.reader import Reader
from .. import rules as race
from ..rules import effects
from ..rules.ring import PAWNS
from .board import KEY_PREFIX, format_text
from .board import pawn_name as place_of
from .moves import PawnMove, choice_label, hits_phrase, move_kind, pawn_moves

ORDER_NAMES = (
    (),
    ("",),
    ("first", "last"),
    ("first", "middle", "last"),
    ("first", "second", "third", "last"),
)
"""By number of pawns of one seat on the track: the name of each, the one farthest ahead first."""


def button_label(reader: Reader, view: race.RaceState, seat: int, action: Action) -> str:
    """Return one use of a card in the few words of a button: "voorste 8 verder, slaat Wim".

    Any other choice as it is spoken.
    """
    if action.kind != "play":
        return choice_label(reader, view, seat, action)
    done = pawn_moves(effects.events(view, seat, action, race.play(view, action)))
    return " + ".join(_deed(reader, view, deed, split=len(done) > 1) for deed in done)


def list_label(reader: Reader, view: race.RaceState, seat: int, action: Action) -> str:
    """Return the same with its card, for the list of all choices: "8: voorste 8 verder"."""
    words = button_label(reader, view, seat, action)
    if action.kind != "play":
        return words
    return reader.format(KEY_PREFIX + "choice", card=rank_phrase(action.cards[0]), deed=words)


def choice_infinitive(reader: Reader, view: race.RaceState, seat: int, action: Action) -> str:
    """Return a choice as it follows "Ik zou": "6 lopen met je achterste pion", "met de heer een pion opzetten"."""
    card = rank_phrase(action.cards[0])
    if action.kind != "play":
        whom = [view.table.receiver[seat]] if action.kind == "give" else []
        return reader.format(f"{KEY_PREFIX}would.{action.kind}", card=card, whom=reader.people(whom))
    words = use_infinitive(reader, view, seat, action)
    enters = all(view.pawns[pawn] == view.table.ring.yard for pawn, _ in action.placements)
    return reader.format(KEY_PREFIX + "would.with", card=card, deed=words) if enters else words


def use_infinitive(reader: Reader, view: race.RaceState, seat: int, action: Action) -> str:
    """Return what one use of a card is to do, as it follows "je kunt": "6 lopen met je achterste pion"."""
    parts: list[str] = []
    for deed in pawn_moves(effects.events(view, seat, action, race.play(view, action))):
        event, key = deed.event, move_kind(view, deed).removesuffix(".back")
        owner = event.pawn // PAWNS
        parts.append(
            reader.format(
                f"{KEY_PREFIX}do.{'back' if deed.is_backward else key if key == 'enter.of' else key.partition('.')[0]}"
                f"{'.more' if parts else ''}",
                pawn=_pawn(reader, view, seat, event.pawn),
                steps=len(event.cells) - 1,
                owner=reader.people([owner]),
                other=_pawn(reader, view, seat, event.other) if event.other >= 0 else "",
            )
        )
    return reader.messages.join(parts)


def _pawn(reader: Reader, view: race.RaceState, seat: int, pawn: int) -> str:
    """Return a pawn by its order, if the reader sees it: "je achterste pion", "de pion van Anna"; else by its
    square."""
    if not reader.sees:
        return place_of(reader, view, seat, pawn)
    owner, which = pawn // PAWNS, _order_name(reader, view, pawn)
    where = "home" if view.pawns[pawn] >= view.table.ring.track else "which" if which else "only"
    whose = "" if owner == seat else ".of"
    return reader.format(f"{KEY_PREFIX}do.pawn.{where}{whose}", which=which, owner=reader.people([owner]))


def _deed(reader: Reader, view: race.RaceState, deed: PawnMove, *, split: bool) -> str:
    """Return the deed of one pawn; in a split card its steps are a part."""
    event, ring = deed.event, view.table.ring
    owner, end = event.pawn // PAWNS, event.cells[-1]
    which = _order_name(reader, view, event.pawn)
    if owner != race.moving_seat(view.table, view.blocked, view.turn):
        which = _owned_by(reader, owner, which)
    if event.kind == "enter":
        key = "enter"
    elif event.kind == "swap":
        key = "swap.which" if which else "swap"
    elif end >= ring.track:
        key = "home"
    else:
        key = "back" if deed.is_backward else "part" if split and which else "steps"
    words = format_text(
        reader.messages,
        view.table.name,
        f"seen.{key}",
        which=which,
        steps=len(event.cells) - 1,
        number=ring.place(owner, end) - ring.track + 1,
        jump=reader.format(KEY_PREFIX + "seen.jump") if deed.jump_dot >= 0 else "",
        hits=hits_phrase(reader, deed),
        other=_owned_by(reader, event.other // PAWNS, _order_name(reader, view, event.other))
        if event.other >= 0
        else "",
    )
    return words if event.kind in ("enter", "swap") else f"{which} {words}".lstrip()


def _owned_by(reader: Reader, owner: int, which: str) -> str:
    """Return the owner of a pawn, and its order: "Wim", "voorste van Wim"."""
    who = reader.people([owner])
    return (
        reader.format(KEY_PREFIX + "seen.of", which=which, owner=who)
        if which
        else reader.messages.format_value(who, "object")
    )


def _order_name(reader: Reader, view: race.RaceState, pawn: int) -> str:
    """Return the order of a pawn among its owner's: "voorste"; "" for one that is alone on the track, or waits."""
    ring, owner = view.table.ring, pawn // PAWNS
    cell = view.pawns[pawn]
    if cell == ring.yard:
        return ""
    if cell >= ring.track:
        number = ring.place(owner, cell) - ring.track + 1
        return format_text(reader.messages, view.table.name, "place.lane", number=number)
    cells = [view.pawns[mate] for mate in view.table.own[owner] if view.pawns[mate] < ring.track]
    ahead = sum(ring.place(owner, other) > ring.place(owner, cell) for other in cells)
    order = ORDER_NAMES[len(cells)][ahead]
    return reader.format(f"{KEY_PREFIX}seen.{order}") if order else ""
