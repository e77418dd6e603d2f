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
from ....rules.position import (
    format_piles,
    format_seat,
    join_words,
    of_part,
    one_per_seat,
    parse_number,
    parse_seat,
    parse_seat_or_none,
)
from ....rules.protocol import DEALER
from . import EXCHANGE, OVER, RaceState, RaceTable
from .ring import PAWNS, Ring

TURN_WORDS = {DEALER: "dealer", OVER: "over", EXCHANGE: "exchange"}

COMMON_PARTS = ["pawns", "hands", "played", "dealer"]
GIVING_PARTS = ["pawns", "hands", "kept", "gifts", "jokers", "draws", "played", "dealer"]


def write(state: RaceState, options: str) -> str:
    """Return the line for a state; `options` are those that differ from the defaults, as words."""
    t = state.table
    places = [_place(t.ring, pawn // PAWNS, cell) for pawn, cell in enumerate(state.pawns)]
    parts = [
        f"{t.name} {t.seats} {options}".strip(),
        "pawns " + " / ".join(" ".join(places[own.start : own.stop]) for own in t.own),
        "hands " + format_piles(state.hands),
    ]
    if t.receiver:
        parts += [
            "kept " + format_piles(state.kept),
            "gifts " + format_piles(state.gifts),
            "jokers " + join_words(state.jokers),
            f"draws {format_seat(state.draws)}",
        ]
    turn = TURN_WORDS.get(state.turn, str(state.turn))
    parts += [
        f"played {cards.text(state.played)}",
        f"dealer {format_seat(state.dealer)} deals {state.deals} turn {turn}",
    ]
    return " | ".join(parts)


def _place(ring: Ring, owner: int, cell: int) -> str:
    if cell == ring.yard:
        return "-"
    place = ring.place(owner, cell)
    return str(place) if place < ring.track else f"h{place - ring.track + 1}"


def state_of(table: RaceTable, text: str) -> RaceState:
    """Return the state of the parts behind the head; raise ValueError with the reason if they are invalid."""
    names = GIVING_PARTS if table.receiver else COMMON_PARTS
    fields = position.named_parts(text, names)
    words = fields["dealer"].split()
    if len(words) != 5 or words[1] != "deals" or words[3] != "turn":
        raise ValueError("the last part reads: dealer D deals N turn T")
    pawns = of_part(fields, "pawns", partial(_pawns, table))
    turn = {name: value for value, name in TURN_WORDS.items()}.get(words[4])
    state = RaceState(
        table,
        pawns,
        table.ring.blocked(pawns),
        of_part(fields, "hands", partial(_hands, table)),
        of_part(fields, "played", cards.parse),
        parse_seat_or_none(words[0], table.seats),
        parse_number(words[2]),
        parse_seat(words[4], table.seats) if turn is None else turn,
    )
    if not table.receiver:
        return state
    return state._replace(
        kept=of_part(fields, "kept", partial(_hands, table)),
        gifts=of_part(fields, "gifts", partial(_hands, table)),
        jokers=of_part(fields, "jokers", partial(_jokers, table)),
        draws=parse_seat_or_none(fields["draws"], table.seats),
    )


def _pawns(table: RaceTable, text: str) -> bytes:
    return bytes(
        _cell(table.ring, owner, word) for owner, own in enumerate(_seats(table, text)) for word in _pawn_words(own)
    )


def _jokers(table: RaceTable, text: str) -> bytes:
    return bytes(one_per_seat((parse_number(word, 256) for word in text.split()), table.seats))


def _hands(table: RaceTable, text: str) -> tuple[bytes, ...]:
    return tuple(bytes(sorted(cards.parse(hand))) for hand in _seats(table, text))


def _seats(table: RaceTable, text: str) -> tuple[str, ...]:
    return one_per_seat(text.split("/"), table.seats)


def _pawn_words(text: str) -> list[str]:
    words = text.split()
    if len(words) != PAWNS:
        raise ValueError(f"{len(words)} pawns instead of {PAWNS}")
    return words


def _cell(ring: Ring, owner: int, word: str) -> int:
    if word == "-":
        return ring.yard
    at_home = word.startswith("h")
    place = parse_number(word.removeprefix("h"))
    if not (1 <= place <= PAWNS if at_home else place < ring.track):
        raise ValueError(f"no place {word}")
    return ring.cell(owner, ring.track + place - 1 if at_home else place)
