"""The pawn race driven by cards: the common rules of Keezbord and Tokken. A game adds its table of cards.

The abilities of cards are in `powers`, events in `effects`, impossible positions in `validation`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ....rules import cards, masking
from ....rules.cards import CARD_BYTES
from ....rules.checks import check_viewer, no_choice
from ....rules.interned import Interned
from ....rules.protocol import DEALER, UNKNOWN, Action, Illegal, Placements, Refusal, Score
from ....rules.records import fast_replace, new_tuple
from ....rules.seats import clockwise
from .ring import PAWNS, Ring, WalkTable

OVER = -2
"""`RaceState.turn` when the game is finished."""

EXCHANGE = -3
"""`RaceState.turn` while every seat chooses a card to give away."""

MAX_PUSH = 5
"""Steps that a card can move a pawn of others."""

DEAL_SIZES = (5, 4, 4)
"""By deal since the shuffle: cards each."""

DEALS_PER_SHUFFLE = len(DEAL_SIZES)
"""Deals between two shuffles."""

Plays = list[Action]

RefusalCollector = list[Refusal] | None
"""The list to which a power adds its refusals, if the caller wants them."""

WalkPart = tuple[int, int, int]
"""Steps from one square: their number, the mask of what would block them, and their end."""

PlayContext = tuple["RaceTable", bytes, int, int]
"""The basis of a play: the table, the pawns, what is blocked (see `Ring`), the seat whose pawns move."""

Power = Callable[[PlayContext, int, RefusalCollector], Plays]
"""An ability of a card: (board, card, refused) -> plays."""

CardPowers = Mapping[int, tuple[Power | int, ...]]
"""By rank: the abilities of the card. A number is a plain walk of one pawn, backward when negative."""


@dataclass(frozen=True, eq=False, repr=False, slots=True)
class RaceTable(Interned):
    """The constants of a match, fixed by options and seats; one object a combination, compared by identity."""

    name: str
    """The game's name in position texts and catalogs."""
    options: Any
    seats: int
    ring: Ring
    partner: tuple[int, ...]
    """The partner of each seat, or -1."""
    receiver: tuple[int, ...]
    """By seat: the seat that gets its gift; () in a game without gifts."""
    rivals: tuple[tuple[int, ...], ...]
    """By seat: the seats of the other sides."""
    deck: bytes
    powers: tuple[tuple[Power, ...], ...]
    """By rank of card: its powers besides a plain walk."""
    walks: tuple[tuple[WalkTable | None, ...], ...]
    """By seat and rank of card: its plain walk."""
    sides: tuple[tuple[int, ...], ...]
    goal: tuple[int, ...]
    """By seat: the home squares that must be taken for its side to win."""
    own: tuple[range, ...]
    """The pawns of each seat."""
    after: tuple[tuple[int, ...], ...]
    """By seat: all seats clockwise from the next one, itself last."""
    bits: tuple[tuple[int, ...], ...]
    """By pawn and square: the bits that turn over in `RaceState.blocked` when it comes or goes there."""
    forward: tuple[tuple[WalkTable, ...], ...]
    """By seat and number of steps."""
    backward: tuple[tuple[WalkTable, ...], ...]
    """By seat and number of steps."""
    pushed: tuple[tuple[WalkTable, ...], ...]
    """By seat and number of steps: its pawns moved by another side."""
    parts: tuple[tuple[tuple[WalkPart, ...], ...], ...]
    """By seat and square: every part of a seven that a pawn there might walk, one step to seven."""
    lands: tuple[tuple[Placements, ...], ...]
    """By pawn and square: the placements of a pawn that ends a walk there, the jump from a dot included."""
    home_moves_forced: bool
    """True if a pawn that is home already may have to move."""


class RaceDesign(NamedTuple):
    """A game's description of a table, from which `build` derives the rest; the fields are those of `RaceTable`."""

    name: str
    options: Any
    ring: Ring
    partner: tuple[int, ...]
    deck: bytes
    uses: CardPowers
    """By rank: the abilities of each card."""
    receiver: tuple[int, ...] = ()
    home_moves_forced: bool = True


LONGEST_PART = 13
"""Steps of the longest walk that is a part of a card's play, and no plain walk: a king's in Tokken."""


def build(design: RaceDesign) -> RaceTable:
    """Return the table of a design, with all lookups of play."""
    name, options, ring, partner, deck, uses, receiver, home_moves_forced = design
    seats, every, ranks = ring.seats, range(ring.seats), range(max(uses) + 1)
    longest = max(LONGEST_PART, *(use for use_of in uses.values() for use in use_of if isinstance(use, int)))
    forward = tuple(tuple(ring.forward(s, steps) for steps in range(longest + 1)) for s in every)
    backward = tuple(tuple(ring.backward(s, steps) for steps in range(PAWNS + 1)) for s in every)
    sides = tuple((s,) if partner[s] < 0 else (s, partner[s]) for s in every if not 0 <= partner[s] < s)
    return RaceTable(
        name,
        options,
        seats,
        ring,
        partner,
        receiver,
        rivals=tuple(tuple(q for q in every if q not in (s, partner[s])) for s in every),
        deck=deck,
        powers=tuple(tuple(use for use in uses.get(rank, ()) if callable(use)) for rank in ranks),
        walks=tuple(tuple(_plain_walk(uses.get(rank, ()), forward[s], backward[s]) for rank in ranks) for s in every),
        sides=sides,
        goal=tuple(ring.full[s] | (ring.full[partner[s]] if partner[s] >= 0 else 0) for s in every),
        own=tuple(range(PAWNS * s, PAWNS * s + PAWNS) for s in every),
        after=clockwise(seats),
        bits=tuple(ring.bits[pawn // PAWNS] for pawn in range(PAWNS * seats)),
        forward=forward,
        backward=backward,
        pushed=tuple(tuple(ring.push(s, steps) for steps in range(MAX_PUSH + 1)) for s in every),
        parts=tuple(
            tuple(
                tuple(
                    (n, clear[cell], to[cell]) for n, (clear, to) in enumerate(walks[:8]) if n and to[cell] != ring.yard
                )
                for cell in range(ring.yard + 1)
            )
            for walks in forward
        ),
        lands=tuple(
            tuple(_landing(ring, pawn, cell) for cell in range(ring.yard + 1)) for pawn in range(PAWNS * seats)
        ),
        home_moves_forced=home_moves_forced,
    )


def _plain_walk(
    uses: Sequence[Power | int], forward: Sequence[WalkTable], backward: Sequence[WalkTable]
) -> WalkTable | None:
    steps = next((use for use in uses if isinstance(use, int)), 0)
    return (forward[steps] if steps > 0 else backward[-steps]) if steps else None


def _landing(ring: Ring, pawn: int, cell: int) -> Placements:
    """Return the placements of a pawn that ends its walk on a square, and its jump if that is a black dot."""
    on = ring.jump(pawn // PAWNS, cell)
    return ((pawn, cell),) if on < 0 else ((pawn, cell), (pawn, on))


@fast_replace
class RaceState(NamedTuple):
    """A position. `blocked` follows from `pawns` (see `Ring`); `played` is open since the last shuffle.

    The fields that have a default stay so in a game that gives and keeps no cards.
    """

    table: RaceTable
    pawns: bytes
    blocked: int
    hands: tuple[bytes, ...]
    played: bytes
    dealer: int
    """The seat that deals, or -1 before it is drawn by lot."""
    deals: int
    turn: int
    """The seat to move, DEALER, OVER or EXCHANGE."""
    kept: tuple[bytes, ...] = ()
    """By seat: a card set aside for the next deal."""
    gifts: tuple[bytes, ...] = ()
    """By seat: the card it has laid ready to give away."""
    jokers: bytes = b""
    """By seat: the jokers it has played in this deal."""
    draws: int = -1
    """The seat that gets an extra card from the dealer next, or -1."""


# ---- placing


def place_pawns(t: RaceTable, pawns: bytes, blocked: int, placements: Placements) -> tuple[bytes, int]:
    """Return the pawns and the blocked squares after placing in order; a pawn on the square is captured."""
    board, yard = bytearray(pawns), t.ring.yard
    for pawn, to in placements:
        if to in board and to != yard:
            board[board.find(to)] = yard
        turns = t.bits[pawn]
        blocked ^= turns[board[pawn]] ^ turns[to]
        board[pawn] = to
    return bytes(board), blocked


def captured_pawns(t: RaceTable, pawns: bytes, action: Action) -> list[int]:
    """Return the pawns that a play sends back to their yard; a swap sends none."""
    if cards.rank(action.cards[0]) == cards.JACK:
        return []
    board, hits = bytearray(pawns), []
    for pawn, to in action.placements:
        hit = pawn if to == t.ring.yard else board.find(to)
        if hit >= 0:
            hits.append(hit)
            board[hit] = t.ring.yard
        board[pawn] = to
    return hits


def has_all_home(t: RaceTable, blocked: int, seat: int) -> bool:
    """Return whether all four pawns of the seat are home."""
    return blocked & t.ring.full[seat] == t.ring.full[seat]


def moving_seat(t: RaceTable, blocked: int, seat: int) -> int:
    """Return the seat whose pawns this seat moves: its own, or its partner's once its own are home."""
    full = t.ring.full[seat]
    return t.partner[seat] if blocked & full == full and t.partner[seat] >= 0 else seat


def has_won(t: RaceTable, blocked: int, seat: int) -> bool:
    """Return whether every pawn of the seat's side is home."""
    goal = t.goal[seat]
    return blocked & goal == goal


# ---- the functions of a game


def setup(table: RaceTable, dealer: int) -> RaceState:
    """Return the state in which every pawn waits, nothing is dealt; `dealer` -1: the first will be drawn by lot."""
    pawns = bytes((table.ring.yard,)) * (PAWNS * table.seats)
    return RaceState(table, pawns, table.ring.blocked(pawns), (b"",) * table.seats, b"", dealer, 0, DEALER)


def to_move(state: RaceState) -> tuple[int, ...]:
    """Return the seats to move: nobody, the dealer, or one seat."""
    return () if state.turn == OVER else (state.turn,)


def sides(state: RaceState) -> tuple[tuple[int, ...], ...]:
    """Return the seats of each side."""
    return state.table.sides


def hand_size(state: RaceState) -> int:
    """Return the number of cards each in the coming deal."""
    return DEAL_SIZES[state.deals % DEALS_PER_SHUFFLE]


def stock(state: RaceState) -> bytes:
    """Return the seats' lots before the first deal, else the cards that are neither open nor in a known hand."""
    if state.dealer < 0:
        return bytes(range(state.table.seats))
    if state.turn == DEALER and state.deals % DEALS_PER_SHUFFLE == 0 and state.draws < 0 and not any(state.gifts):
        return state.table.deck
    return cards.without(state.table.deck, state.played + b"".join(state.hands + state.kept + state.gifts))


def deal(state: RaceState, deck: bytes) -> Action:
    """Return the first lot, or a hand for every seat in seat order from the top of the deck."""
    if state.dealer < 0:
        return Action("lot", deck[:1])
    return Action("deal", deck[: state.table.seats * hand_size(state)])


def legal(state: RaceState, seat: int) -> Plays:
    """Return every play of every rank in hand, or the hand thrown away if nothing can be played."""
    if seat != state.turn:
        return no_choice(seat, state.table.seats)
    if seat < 0:
        return []
    actions = legal_plays(state, seat)
    if not actions or (
        not state.table.home_moves_forced and all(_moves_home_pawn(state, action) for action in actions)
    ):
        actions.append(Action("discard", state.hands[seat]))
    return actions


def legal_plays(state: RaceState, seat: int, refused: RefusalCollector = None) -> Plays:
    """Return the legal plays; with a list `refused`, also add the refusals of what else a card might do."""
    t, pawns, blocked, hands = state[:4]
    p = moving_seat(t, blocked, seat)
    board = t, pawns, blocked, p
    powers, walks = t.powers, t.walks[p]
    actions: Plays = []
    last = UNKNOWN
    for card in hands[seat]:
        rank = card >> 2
        if rank != last:
            last = rank
            for power in powers[rank]:
                actions += power(board, card, refused)
            if steps := walks[rank]:
                actions += walk_plays(board, steps, card, refused)
    if not t.options.friendly_fire:
        actions = [a for a in actions if not _hits_friend(t, pawns, p, a, refused)]
    return actions


def walk_plays(board: PlayContext, steps: WalkTable, card: int, refused: RefusalCollector) -> Plays:
    """Return a play for every pawn of the seat that can walk these steps."""
    t, pawns, blocked, p = board
    clear, to = steps
    one, lands = CARD_BYTES[card], t.lands
    actions: Plays = []
    for pawn in t.own[p]:
        clash = clear[cell := pawns[pawn]] & blocked
        if not clash:
            actions.append(new_tuple(Action, ("play", one, lands[pawn][to[cell]])))
        elif refused is not None:
            refused.append(walk_refusal(t, clash, card, pawn))
    return actions


def walk_refusal(t: RaceTable, clash: int, card: int, pawn: int) -> Refusal:
    """Return the refusal for a pawn that cannot walk, from its clash."""
    rule, seat = t.ring.reason(clash)
    return Refusal(rule, card, pawn, seat)


def _hits_friend(t: RaceTable, pawns: bytes, p: int, action: Action, refused: RefusalCollector) -> bool:
    """Return whether a play breaks `friendly_fire`: only a king on its way captures an own or partner's pawn."""
    if cards.rank(action.cards[0]) == cards.KING:
        action = action._replace(placements=tuple(p for p in action.placements if p[1] != t.ring.yard))
    for hit in captured_pawns(t, pawns, action):
        if hit // PAWNS in (p, t.partner[p]):
            if refused is not None:
                card, (*_, (pawn, _)) = action.cards[0], action.placements
                refused.append(Refusal("friendly_fire", card, pawn, hit // PAWNS))
            return True
    return False


def _moves_home_pawn(state: RaceState, action: Action) -> bool:
    """Return whether rule `home_moves_forced` applies: the play needs a pawn that is already home."""
    ring = state.table.ring
    return any(ring.track <= state.pawns[pawn] < ring.yard for pawn, _ in action.placements)


def refusals(state: RaceState, seat: int) -> Sequence[Refusal]:
    """Return the refusals of tempting plays of the cards in hand."""
    if seat != state.turn:
        return no_choice(seat, state.table.seats)
    if seat < 0:
        return ()
    refused: list[Refusal] = []
    legal_plays(state, seat, refused)
    return tuple(dict.fromkeys(refused))


def apply(state: RaceState, seat: int, action: Action) -> RaceState:
    """Return the next state; raise Illegal with the rule that forbids the action."""
    if refusal := _fault(state, seat, action):
        raise Illegal(refusal)
    return play(reveal(state, seat, action.cards) if seat >= 0 else state, action)


def _fault(state: RaceState, seat: int, action: Action) -> Refusal | None:
    """Return the rule that an action breaks, or None if it is legal."""
    if state.turn == OVER:
        return Refusal("over")
    if seat != state.turn:
        return Refusal("turn", seat=state.turn)
    if seat == DEALER:
        return None if is_possible_deal(state, action) else Refusal("dealer")
    if not can_hold(state, seat, action.cards):
        return Refusal("hand", action.cards[0] if len(action.cards) == 1 else UNKNOWN)
    state = reveal(state, seat, action.cards)
    actions = legal(state, seat)
    if action in actions:
        return None
    if action.kind == "discard":
        return Refusal("forced" if any(a.kind != "discard" for a in actions) else "hand")
    if len(action.cards) != 1:
        return Refusal("hand")
    card, pawns = action.cards[0], [pawn for pawn, _ in action.placements]
    about = [r for r in refusals(state, seat) if r.card == card and (r.pawn in pawns or r.pawn < 0)]
    # what is in the way of one of these pawns explains more than what the card can do with no pawn
    return min(about, key=lambda r: r.pawn < 0, default=Refusal("card", card))


def can_hold(state: RaceState, seat: int, shown: bytes) -> bool:
    """Return whether the hand holds these cards; holes match any card."""
    hand = state.hands[seat]
    fresh = _unseen(hand, shown)
    pile = stock(state) if fresh else b""
    return (
        UNKNOWN not in shown
        and len(fresh) <= hand.count(UNKNOWN)
        and all(fresh.count(c) <= pile.count(c) for c in fresh)
    )


def reveal(state: RaceState, seat: int, shown: bytes) -> RaceState:
    """Return the state once these cards of the seat are open: they fill the holes of its hand."""
    hand = state.hands[seat]
    fresh = _unseen(hand, shown)
    if not fresh:
        return state
    hand = bytes(sorted(hand[len(fresh) :] + fresh))
    return state._replace(hands=state.hands[:seat] + (hand,) + state.hands[seat + 1 :])


def _unseen(hand: bytes, shown: bytes) -> bytes:
    """Return the shown cards that are not known to be in the hand."""
    known, fresh = bytearray(hand), bytearray()
    for c in shown:
        if c in known:
            known.remove(c)
        else:
            fresh.append(c)
    return bytes(fresh)


def is_possible_deal(state: RaceState, action: Action) -> bool:
    """Return whether the dealer can have dealt this from the stock (holes match any card)."""
    kind, dealt, placements = action
    if placements:
        return False
    if state.dealer < 0:
        return kind == "lot" and len(dealt) == 1 and dealt[0] < state.table.seats
    pile = stock(state)
    return (
        kind == "deal"
        and len(dealt) == state.table.seats * hand_size(state)
        and all(c == UNKNOWN or dealt.count(c) <= pile.count(c) for c in dealt)
    )


def play(state: RaceState, action: Action) -> RaceState:
    """Return the next state after an action known to be legal."""
    kind, shown, placements = action
    if not placements:
        if kind == "lot":
            return state._replace(dealer=shown[0])
        if kind == "deal":
            return _deal_hands(state, shown)
    t, pawns, blocked, hands, played, dealer, deals, turn, kept, gifts, jokers, draws = state
    held = [*hands]
    held[turn] = b"" if kind == "discard" else hands[turn].replace(shown, b"", 1)
    over = False
    if placements:
        pawns, now = place_pawns(t, pawns, blocked, placements)
        over = now != blocked and has_won(t, now, turn)
        blocked = now
    turn = OVER if over else next_seat(t, held, turn)
    # by position, for this is most of what a search does: `_replace` would add an eighth to the whole play
    return new_tuple(
        RaceState, (t, pawns, blocked, tuple(held), played + shown, dealer, deals, turn, kept, gifts, jokers, draws)
    )


def next_seat(t: RaceTable, hands: Sequence[bytes], turn: int) -> int:
    """Return the next seat clockwise that holds cards, or the dealer when nobody does."""
    for seat in t.after[turn]:
        if hands[seat]:
            return seat
    return DEALER


def _deal_hands(state: RaceState, dealt: bytes) -> RaceState:
    """Deal hands for all; the deal passes on each time, or each shuffle (`dealer_rotation`). Gifts may be next."""
    t, size, fresh, dealer = state.table, hand_size(state), state.deals % DEALS_PER_SHUFFLE == 0, state.dealer
    if state.deals and (fresh or t.options.dealer_rotation == "deal"):
        dealer = t.after[dealer][0]
    return state._replace(
        hands=tuple([bytes(sorted(dealt[size * s : size * s + size])) for s in range(t.seats)]),
        played=b"" if fresh else state.played,
        dealer=dealer,
        deals=state.deals + 1,
        turn=EXCHANGE if t.receiver else t.after[dealer][0],
        jokers=bytes(len(state.jokers)),
    )


def view(state: RaceState, seat: int | None) -> RaceState:
    """Return the view: every card but the viewer's face down, in hand, kept and given."""
    check_viewer(seat, state.table.seats)
    hands, kept, gifts = (masking.hide_piles(piles, (seat,)) for piles in (state.hands, state.kept, state.gifts))
    return state._replace(hands=hands, kept=kept, gifts=gifts)


def seen(state: RaceState, seat: int, action: Action, viewer: int | None) -> Action:
    """Return the action as the viewer sees it: of a deal its own cards alone; everything else is open."""
    if action.kind != "deal":
        return action
    return action._replace(cards=masking.hide_dealt(action.cards, range(state.table.seats), (viewer,)))


def fill(view: RaceState, deck: bytes) -> RaceState:
    """Return the view with its holes filled from the deck: the hands seat by seat, then cards kept, then gifts."""
    hands, deck = masking.fill_piles(view.hands, deck)
    kept, deck = masking.fill_piles(view.kept, deck)
    gifts, _ = masking.fill_piles(view.gifts, deck)
    return view._replace(hands=tuple([bytes(sorted(hand)) for hand in hands]), kept=kept, gifts=gifts)


def pawns_home(state: RaceState) -> tuple[int, ...]:
    """Return the pawns at home for each side."""
    t = state.table
    return tuple(
        sum(t.ring.track <= state.pawns[pawn] < t.ring.yard for s in seats for pawn in t.own[s]) for seats in t.sides
    )


def score(state: RaceState) -> Score:
    """Return the pawns at home for each side."""
    t = state.table
    winners = tuple(side for side, seats in enumerate(t.sides) if has_won(t, state.blocked, seats[0]))
    return Score(pawns_home(state), winners, "home" if winners else "")
