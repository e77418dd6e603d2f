"""ToedeLoe set up and played in words, so that the rule tests read like play.

A turn is a card (`7h`), `place 3 45` with the cells, `green 84 3` (84 is off the board), `back` or
`blocked`; `1:7h` is the turn of seat 1. Cards are written in small letters: who plays one has it of his pack.
"""

from collections.abc import Sequence
from typing import Any

from kaartbord.games.toedeloe import apply, events, legal, options, problems, setup, to_move
from kaartbord.games.toedeloe.rules.board import CELLS
from kaartbord.games.toedeloe.rules.state import (
    CARDS_PER_DEAL,
    EMPTY,
    GREEN,
    NOBODY,
    PACKS,
    TRICK,
    ToedeloeState,
    own_pack_cards,
)
from kaartbord.rules import cards
from kaartbord.rules.protocol import Action, Event, Illegal
from kaartbord.rules.seats import team


def on_board(
    state: ToedeloeState,
    white: Sequence[int] = (),
    grey: Sequence[int] = (),
    green: Sequence[int] = (),
    minus: tuple[int, int] = (0, 0),
) -> ToedeloeState:
    """The state with these pawns on the board and none other."""
    cells = bytearray(CELLS)
    for side, piece in ((white, 1), (grey, 2), (green, GREEN)):
        for cell in side:
            assert cells[cell] == EMPTY
            cells[cell] = piece
    pawns = state.table.options.pawns
    return state._replace(cells=bytes(cells), left=(pawns - len(white), pawns - len(grey)), minus=minus)


def own(words: str, chair: int) -> bytes:
    """Cards of the chair's own pack."""
    return bytes(c | cards.SECOND_PACK * team(chair) for c in cards.parse(words))


def table(
    *hands: str,
    white: Sequence[int] = (),
    grey: Sequence[int] = (),
    green: Sequence[int] = (),
    minus: tuple[int, int] = (0, 0),
    seats: int = 4,
    **rules: Any,
) -> ToedeloeState:
    """The first trick of the first deal, chair 0 to lead.

    The hands are filled up with cards of other suits than that of the first card, first low red ones, so that
    only what is given can follow.
    """
    state = on_board(setup(options(rules), seats), white, grey, green, minus)
    chairs = state.table.chairs
    given = [own(words, chair) for chair, words in enumerate((*hands, *[""] * chairs)[:chairs])]
    led = given[0][0] & 3 if given[0] else -1
    order = sorted(PACKS[0], key=lambda c: (c & 3 not in (1, 3), c >> 2 < 2 or c >> 2 > 10, c >> 2))
    spare = [[c | cards.SECOND_PACK * side for c in order if c & 3 != led and c >> 2 != cards.JOKER] for side in (0, 1)]
    full: list[bytes] = []
    for chair, hand in enumerate(given):
        rest = [c for c in spare[team(chair)] if c not in b"".join(given) + b"".join(full)]
        full.append(bytes(sorted(hand + bytes(rest[: CARDS_PER_DEAL - len(hand)]))))
    state = state._replace(hands=tuple(full), dealer=chairs - 1, deals=1, leader=0, turn=0, phase=TRICK)
    assert problems(state) == []
    return state


def taken(trick: str, **position: Any) -> ToedeloeState:
    """The state after a trick of these cards, chair 0 leading."""
    words = trick.split()
    return do(table(*words, **position), *words)


def last_trick(
    trick: str, plus: Sequence[int], *, placed: tuple[int, int] = (0, 0), deals: int = 1, **position: Any
) -> ToedeloeState:
    """The last trick of a deal, chair 0 to lead; `plus` tricks by chair so far."""
    words = trick.split()
    state = table(*words, **position)
    counts = state.table.played
    done, carried = counts[(deals - 1) % len(counts)] - 1, (deals % len(counts) != 0)
    given = [own(word, chair) for chair, word in enumerate(words)]
    led = given[0][0] & 3
    spare = [sorted(set(pack) - set(b"".join(given)), key=lambda c: c & 3 == led) for pack in PACKS]
    hands, played = [], []
    for chair, card in enumerate(given):
        rest = spare[team(chair)]
        hands.append(bytes(sorted(card + bytes(rest[:carried]))))
        played.append(bytes(rest[carried : carried + done]))
        del rest[: carried + done]
    return state._replace(
        hands=tuple(hands),
        played=tuple(played),
        takers=bytes(done),
        plus=bytes(plus),
        placed=placed,
        deals=deals,
    )


def action_of(state: ToedeloeState, turn: str) -> tuple[int, Action]:
    """Return the seat and the action that these words mean."""
    who, colon, words = turn.rpartition(":")
    seat = int(who) if colon else to_move(state)[0]
    kind, *cells = words.split()
    side = team(state.turn)
    if kind == "place":
        return seat, Action(kind, placements=tuple((side, int(cell)) for cell in cells))
    if kind == "green":
        return seat, Action(kind, placements=((int(cells[0]), int(cells[1])),))
    if kind in ("back", "blocked"):
        return seat, Action(kind)
    return seat, Action("card", own(words, state.turn))


def do(state: ToedeloeState, *turns: str) -> ToedeloeState:
    """The state after these turns, one after the other."""
    for turn in turns:
        state = apply(state, *action_of(state, turn))
    return state


def why(state: ToedeloeState, turn: str) -> str:
    """The rule by which a turn is refused."""
    try:
        apply(state, *action_of(state, turn))
    except Illegal as illegal:
        return illegal.refusal.rule
    raise AssertionError("accepted")


def happened(state: ToedeloeState, *turns: str) -> list[Event]:
    """Return the events of these turns."""
    result: list[Event] = []
    for turn in turns:
        seat, action = action_of(state, turn)
        after = apply(state, seat, action)
        result += events(state, seat, action, after)
        state = after
    return result


def choices(state: ToedeloeState) -> list[str]:
    """Return the choices of the player whose turn it is, in words."""
    result = []
    for kind, shown, placements in legal(state, to_move(state)[0]) if state.turn != NOBODY else ():
        if kind == "card":
            result.append(_word(shown))
        else:
            ends = [n for pawn, to in placements for n in ((pawn, to) if kind == "green" else (to,))]
            result.append(" ".join(map(str, (kind, *ends))))
    return result


def _word(shown: bytes) -> str:
    return cards.text(bytes(map(cards.in_first_pack, shown)))


def where(state: ToedeloeState, number: int) -> list[int]:
    """The cells with a number."""
    return [cell for cell, there in enumerate(state.table.numbers) if there == number]


def pairs(state: ToedeloeState) -> set[tuple[int, ...]]:
    """The numbers that two pawns may be put on."""
    number = state.table.numbers
    return {
        tuple(sorted(number[int(cell)] for cell in words.split()[1:]))
        for words in choices(state)
        if words.startswith("place") and len(words.split()) == 3
    }


def in_pack(chair: int, hand: bytes) -> bool:
    """Return whether all these cards are of the chair's own pack."""
    return own_pack_cards(chair, hand) == hand
