"""The position text of the race games: a whole state in one readable line, as FEN is in chess.

    keezbord 4 | pawns 58 12 - h3 / 0 21 h2 - / - - - - / 41 - - h4 | hands As 7h / ? ? / Kc / 4d |
    played Qh | dealer 3 deals 2 turn 0

Where cards are given and kept the parts kept, gifts, jokers and draws follow the hands:

    ... | kept  /  / Ah /  | gifts  /  /  /  | jokers 0 0 1 0 | draws - | played ...

A pawn is at its own-relative place (0 is its start), at home h1 (nearest) to h4, or waits (-).
The turn is a seat, `dealer`, `exchange` or `over`; the dealer is `-` before the lot is cast.
"""

from functools import partial

from ....rules import cards, position
from ....rules.position import in_piles, in_words, number, of_part, of_seats, or_none, seat, seat_or_none
from ....rules.protocol import DEALER
from . import EXCHANGE, OVER, State, Table
from .ring import PAWNS, Ring

TURNS = {DEALER: "dealer", OVER: "over", EXCHANGE: "exchange"}

OUTER = ["pawns", "hands", "played", "dealer"]
GIVING = ["pawns", "hands", "kept", "gifts", "jokers", "draws", "played", "dealer"]


def write(state: State, options: str) -> str:
    """Return the line for a state; `options` are those that differ from the defaults, as words."""
    t = state.table
    places = [_place(t.ring, pawn // PAWNS, cell) for pawn, cell in enumerate(state.pawns)]
    parts = [
        f"{t.name} {t.seats} {options}".strip(),
        "pawns " + " / ".join(" ".join(places[own.start : own.stop]) for own in t.own),
        "hands " + in_piles(state.hands),
    ]
    if t.receiver:
        parts += [
            "kept " + in_piles(state.kept),
            "gifts " + in_piles(state.gifts),
            "jokers " + in_words(state.jokers),
            f"draws {or_none(state.draws)}",
        ]
    turn = TURNS.get(state.turn, str(state.turn))
    parts += [
        f"played {cards.text(state.played)}",
        f"dealer {or_none(state.dealer)} deals {state.deals} turn {turn}",
    ]
    return " | ".join(parts)


def _place(ring: Ring, owner: int, cell: int) -> str:
    if cell == ring.yard:
        return "-"
    place = ring.place(owner, cell)
    return str(place) if place < ring.track else f"h{place - ring.track + 1}"


def state_of(table: Table, text: str) -> State:
    """Return the state of the parts behind the head; raise ValueError with the reason if they are invalid."""
    names = GIVING if table.receiver else OUTER
    fields = position.parts(text, names)
    words = fields["dealer"].split()
    if len(words) != 5 or words[1] != "deals" or words[3] != "turn":
        raise ValueError("the last part reads: dealer D deals N turn T")
    pawns = of_part(fields, "pawns", partial(_pawns, table))
    turn = {name: value for value, name in TURNS.items()}.get(words[4])
    state = State(
        table,
        pawns,
        table.ring.blocked(pawns),
        of_part(fields, "hands", partial(_hands, table)),
        of_part(fields, "played", cards.parse),
        seat_or_none(words[0], table.seats),
        number(words[2]),
        seat(words[4], table.seats) if turn is None else turn,
    )
    if not table.receiver:
        return state
    return state._replace(
        kept=of_part(fields, "kept", partial(_hands, table)),
        gifts=of_part(fields, "gifts", partial(_hands, table)),
        jokers=of_part(fields, "jokers", partial(_jokers, table)),
        draws=seat_or_none(fields["draws"], table.seats),
    )


def _pawns(table: Table, text: str) -> bytes:
    return bytes(
        _cell(table.ring, owner, word) for owner, own in enumerate(_seats(table, text)) for word in _four(own)
    )


def _jokers(table: Table, text: str) -> bytes:
    return bytes(of_seats((number(word, 256) for word in text.split()), table.seats))


def _hands(table: Table, text: str) -> tuple[bytes, ...]:
    return tuple(bytes(sorted(cards.parse(hand))) for hand in _seats(table, text))


def _seats(table: Table, text: str) -> tuple[str, ...]:
    return of_seats(text.split("/"), table.seats)


def _four(text: str) -> list[str]:
    words = text.split()
    if len(words) != PAWNS:
        raise ValueError(f"{len(words)} pawns instead of {PAWNS}")
    return words


def _cell(ring: Ring, owner: int, word: str) -> int:
    if word == "-":
        return ring.yard
    at_home = word.startswith("h")
    place = number(word.removeprefix("h"))
    if not (1 <= place <= PAWNS if at_home else place < ring.track):
        raise ValueError(f"no place {word}")
    return ring.cell(owner, ring.track + place - 1 if at_home else place)
