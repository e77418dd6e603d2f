"""The reasons why a card or a pawn of a race may not make a move, and the way out."""

from ....rules.cards import JACK
from ....rules.protocol import DEALER, Refusal
from ....text import capitalize_first
from ....text.messages import Value, ValueList
from ....text.people import rank_phrase
from ....text.reader import Reader
from .. import rules as race
from ..rules.info import BOARD_RULES
from ..rules.ring import PAWNS
from .board import card_help, format_text

BOARD_REFUSALS = frozenset((*BOARD_RULES, "deepest", "own_start", "push"))
"""The rules about pawns on the board; their sentence is followed by the other choices."""

OWNER_REFUSALS = frozenset(("start", "waiting", "exact", "jump", "deepest", "own_start", "swap_own"))
"""The rules whose sentence names the seat whose pawns move, if that is not the reader."""

# ---- which refusal


def likeliest_refusal(view: race.RaceState, seat: int, card: int, pawn: int = -1) -> Refusal:
    """Return the refusal of a card, or of it for this pawn: the obstacle of the pawn that could nearly go.

    A card may be refused for several pawns at the same time, each for a reason of its own.
    """
    refused = [r for r in race.refusals(view, seat) if r.card >> 2 == card >> 2]
    if pawn >= 0:
        refused = [r for r in refused if r.pawn == pawn]
    rule = "give" if view.turn == race.EXCHANGE else "card"
    return min(refused, key=lambda r: _obstacle_rank(view, r), default=Refusal(rule, card, pawn))


def _obstacle_rank(view: race.RaceState, refusal: Refusal) -> int:
    """Return a pawn's distance from going: least for one on the track, most for one that is home for good."""
    rule, _, pawn, _ = refusal
    if rule == "waiting":
        return 3
    if pawn < 0 or view.pawns[pawn] == view.table.ring.yard or _is_on_own_start(view, refusal):
        return 1
    if view.pawns[pawn] < view.table.ring.track:
        return 0
    return 2 if rule in ("jump", "deepest") else 4


def _is_on_own_start(view: race.RaceState, refusal: Refusal) -> bool:
    """Return whether the pawn is on its own start, where others cannot touch it."""
    pawn = refusal.pawn
    return (
        refusal.rule == "protected"
        and pawn >= 0
        and view.pawns[pawn] == view.table.ring.starts[refusal.seat]
        and pawn // PAWNS == refusal.seat
    )


# ---- in words


def refusal_text(reader: Reader, view: race.RaceState, refusal: Refusal, *, picked: bool = False) -> str:
    """Return what forbids it and what to do instead: "Wim staat op de start. Daar mag je niet langs. Kies ...".

    `picked`: the pawn it is about was chosen, so that it can be called "this pawn".
    """
    words = obstacle_text(reader, view, refusal, picked=picked)
    if refusal.rule not in BOARD_REFUSALS:
        return words
    legal = race.legal_plays(view, view.turn)
    usable = any(action.cards[0] >> 2 == refusal.card >> 2 for action in legal)
    other = "pawn" if usable else "card" if legal else "none"
    return f"{words} {format_text(reader.messages, view.table.name, f'no.else.{other}')}"


def obstacle_text(reader: Reader, view: race.RaceState, refusal: Refusal, *, picked: bool = False) -> str:
    """Return the reason for the refusal, without the way out."""
    rule, shown, moved, seat = refusal
    owner = _named_seat(view, refusal)
    key = rule
    if rule == "turn" and seat == DEALER:
        key = "turn.dealer"
    elif rule == "card" and shown:
        key = "card.named"
    elif rule == "protected":
        key = _protected_key(reader, view, refusal)
    elif rule == "friendly_fire" and owner == reader.me:
        key = "friendly_fire.yours"
    elif rule in ("waiting", "seven") and picked:
        key = f"{rule}.picked"
    elif rule in OWNER_REFUSALS and owner not in (reader.me, -1):
        key = f"{rule}.of"
    return format_text(
        reader.messages,
        view.table.name,
        f"no.{key}",
        who=reader.name(owner),
        whose=reader.name(moved // PAWNS),
        card=rank_phrase(shown),
        help=card_help(reader.messages, view.table, shown),
    )


def hand_obstacles(reader: Reader, view: race.RaceState, seat: int) -> list[tuple[str, str]]:
    """Return what forbids the cards of a hand of which none can be played, each reason once with its cards before it:
    ("Boer en 5", "Al je pionnen wachten.")."""
    found: dict[str, list[Value]] = {}
    for card in {card >> 2: card for card in view.hands[seat]}.values():
        why = obstacle_text(reader, view, likeliest_refusal(view, seat, card))
        found.setdefault(why, []).append(rank_phrase(card))
    return [(capitalize_first(reader.messages.format_value(ValueList(names))), why) for why, names in found.items()]


def _named_seat(view: race.RaceState, refusal: Refusal) -> int:
    """Return the seat that the sentence names: the owner of the pawn in the way, or of the one meant to move."""
    rule, _, moved, seat = refusal
    if rule == "swap_own":
        return race.moving_seat(view.table, view.blocked, view.turn)
    if rule in ("protected", "friendly_fire", "turn"):
        return seat
    owner = moved // PAWNS if moved >= 0 else seat
    return view.table.partner[owner] if rule == "seven_partner" else owner


def _protected_key(reader: Reader, view: race.RaceState, refusal: Refusal) -> str:
    """Return the key for a start that is taken: to swap with, to push away, or to pass."""
    _, shown, moved, seat = refusal
    if shown >> 2 == JACK:
        return "protected.swap"
    if _is_on_own_start(view, refusal):
        return "protected.push"
    pushed = moved >= 0 and moved // PAWNS in view.table.rivals[view.turn]
    if pushed and moved // PAWNS == seat:
        return "protected.past.own"
    yours = ".yours" if seat == reader.me else ""
    return f"protected.past{yours}" if pushed else f"protected{yours}"
