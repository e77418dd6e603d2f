"""The reasons why a choice in the races is a good one: its effect, and the condition for it."""

from ....rules.cards import rank
from ....text.hints.choice_case import ChoiceCase, Reason, ReasonFound, Values, counted_value, distinctive_reason
from ....text.messages import count_phrase
from ....text.people import rank_phrase
from .. import rules as race
from ..rules.ring import PAWNS
from .effects import (
    BACKWARD,
    OPENERS,
    VALUABLE,
    brings_home,
    card_uses,
    card_values,
    distance_from_start,
    hit_pawns,
    is_home,
    is_safe,
    moved_pawns,
    pawns_brought_home,
    pawns_close_behind,
    rivals_chasing,
    rivals_close_behind,
    rivals_hit,
    seat_values,
    side_pawns,
    squares_gained,
)
from .gift_reasons import GIFT_REASONS

HOME_REACH = 13
"""The distance from home within which a single card may bring a pawn there."""


def _hits(case: ChoiceCase) -> int:
    """Return the number of others' pawns that are hit; 0 if one of the own side is."""
    return 0 if hit_pawns(case, ours=True) else len(hit_pawns(case, ours=False))


def _hit(case: ChoiceCase) -> list[int]:
    """Return the owner of the pawn that is hit, if there is only one."""
    hits = hit_pawns(case, ours=False)
    return [] if hit_pawns(case, ours=True) or len(hits) > 1 else [pawn // PAWNS for pawn in hits]


def _goes_round(case: ChoiceCase) -> list[int]:
    """Return the rivals whose pawn is pushed past its home."""
    return [
        event.pawn // PAWNS
        for event in case.events_of("walk")
        if event.pawn // PAWNS not in case.side
        and distance_from_start(case.after, event.pawn) < distance_from_start(case.view, event.pawn)
    ]


def _exchanged(case: ChoiceCase) -> tuple[int, int, int]:
    """Return, for a swap, the squares that the own pawn gains, the other's owner, and the squares that it gains."""
    (event,), ring = case.events_of("swap"), case.view.table.ring
    here, there = event.cells
    mine, owner = event.pawn // PAWNS, event.other // PAWNS
    return (
        ring.place(mine, there) - ring.place(mine, here),
        owner,
        ring.place(owner, here) - ring.place(owner, there),
    )


def _swaps(case: ChoiceCase) -> list[Values]:
    """Return the squares that the own pawn gains by a swap, if it takes none of the side back."""
    if not case.events_of("swap"):
        return []
    mine, owner, theirs = _exchanged(case)
    fair = mine > 0 and (owner not in case.side or theirs >= 0)
    return [{"squares": count_phrase(mine, "square")}] if fair else []


def _swaps_together(case: ChoiceCase) -> list[Values]:
    """Return the squares that two pawns of the side gain by a swap, one of which goes back."""
    if not case.events_of("swap"):
        return []
    mine, owner, theirs = _exchanged(case)
    fair = owner in case.side and mine + theirs > 0 > min(mine, theirs)
    return [{"squares": count_phrase(mine + theirs, "square")}] if fair else []


def _robs_by_swap(case: ChoiceCase) -> list[Values]:
    """Return the squares that a rival loses by a swap, if they are more than the own pawn gains."""
    if not case.events_of("swap"):
        return []
    mine, owner, theirs = _exchanged(case)
    fair = owner not in case.side and theirs < 0 and -theirs > mine > theirs
    return [{"whom": case.reader.people([owner]), "squares": count_phrase(-theirs, "square")}] if fair else []


def _backs_home(case: ChoiceCase) -> bool:
    return rank(case.action.cards[0]) == BACKWARD and any(
        distance_from_start(case.after, pawn) > distance_from_start(case.view, pawn) >= 0
        for pawn in moved_pawns(case)
        if not case.events_of("jump")
    )


def _ready(case: ChoiceCase) -> list[int]:
    """Return the cards in hand that can bring a pawn home now that it has moved, and could not before."""
    return [
        card
        for pawn in moved_pawns(case)
        for card in case.after.hands[case.seat]
        if any(brings_home(case.after, pawn, use) for use in card_uses(case.after, case.seat, card))
        and not any(brings_home(case.view, pawn, use) for use in card_uses(case.view, case.seat, card))
    ]


def _hunts(case: ChoiceCase) -> list[Values]:
    """Return the cards in hand that can hit a rival now that a pawn has moved, and could hit none before."""
    rivals, reader = case.view.table.rivals[case.seat], case.reader
    return [
        {"card": rank_phrase(card), "whom": reader.people([rival])}
        for pawn in moved_pawns(case)
        for card in case.after.hands[case.seat]
        if not any(rivals_hit(case.view, pawn, use, rivals) for use in card_uses(case.view, case.seat, card))
        for use in card_uses(case.after, case.seat, card)
        for rival in rivals_hit(case.after, pawn, use, rivals)
    ]


def _makes_room(case: ChoiceCase) -> bool:
    """Return whether a pawn goes deeper at home while another of its owner has to come in."""
    return any(
        is_home(case.view, pawn) and any(not is_home(case.after, mate) for mate in case.view.table.own[pawn // PAWNS])
        for pawn in moved_pawns(case)
    )


def _frees_start(case: ChoiceCase) -> bool:
    """Return whether a pawn leaves its start while another of its owner waits."""
    ring = case.view.table.ring
    return any(
        case.view.pawns[pawn] == (start := ring.starts[pawn // PAWNS])
        and start not in case.after.pawns
        and any(case.after.pawns[mate] == ring.yard for mate in case.view.table.own[pawn // PAWNS])
        for pawn in moved_pawns(case)
    )


def _flees(case: ChoiceCase) -> list[int]:
    """Return the rivals who were close behind a pawn that now has nobody close behind it."""
    return [
        rival
        for pawn in moved_pawns(case)
        if not rivals_chasing(case, case.after, pawn)
        for rival in rivals_chasing(case, case.view, pawn)
    ]


def _clear(case: ChoiceCase) -> bool:
    """Return whether all pawns that move end on the track with no rival close behind."""
    cells = [case.after.pawns[pawn] for pawn in moved_pawns(case)]
    track = case.view.table.ring.track
    return bool(cells) and all(cell < track and not rivals_close_behind(case, case.after, cell) for cell in cells)


def _held_up(case: ChoiceCase) -> list[int]:
    """Return the rivals with a pawn close behind a pawn of the side that stays on its start."""
    starts = case.view.table.ring.starts
    return [
        rival
        for pawn in side_pawns(case)
        if case.view.pawns[pawn] == case.after.pawns[pawn] == starts[pawn // PAWNS]
        for rival in rivals_close_behind(case, case.after, starts[pawn // PAWNS])
    ]


def _stays(case: ChoiceCase) -> bool:
    """Return whether an own pawn stays safe on its start, though it could go."""
    start = case.view.table.ring.starts[case.seat]
    return any(case.view.pawns[p] == case.after.pawns[p] == start for p in case.view.table.own[case.seat])


def _exposed(case: ChoiceCase) -> int:
    """Return the number of pawns of the side with a rival close behind them."""
    return sum(bool(rivals_chasing(case, case.after, pawn)) for pawn in side_pawns(case))


def _prey(case: ChoiceCase, state: race.RaceState) -> set[int]:
    """Return the pawns of rivals that the side has a pawn close behind."""
    return {
        foe
        for foe, cell in enumerate(state.pawns)
        if foe // PAWNS not in case.side and not is_safe(state, foe) and pawns_close_behind(state, cell, case.side)
    }


def _comes_behind(case: ChoiceCase) -> list[int]:
    """Return the rivals with a pawn that the side is close behind now, and was not."""
    return [foe // PAWNS for foe in sorted(_prey(case, case.after) - _prey(case, case.view))]


def _pushed(case: ChoiceCase) -> list[int]:
    """Return the rival's pawn that walks."""
    return [event.pawn for event in case.events_of("walk") if event.pawn // PAWNS not in case.side]


def _pushed_past(case: ChoiceCase) -> list[int]:
    """Return the rival who was close behind the side before a pawn of theirs was pushed, and is no longer."""
    before, after = (
        {rival for pawn in side_pawns(case) for rival in rivals_chasing(case, state, pawn)}
        for state in (case.view, case.after)
    )
    return [pawn // PAWNS for pawn in _pushed(case) if pawn // PAWNS in before - after]


def _pushed_last(case: ChoiceCase) -> bool:
    """Return whether this pawn has come least far of the rivals' pawns that can be pushed."""
    ways = [distance_from_start(case.view, pawn) for other in case.alternatives for pawn in _pushed(other)]
    return any(distance_from_start(case.view, pawn) <= min(ways, default=0) for pawn in _pushed(case))


def _nears(case: ChoiceCase) -> bool:
    """Return whether a pawn comes close to home, and was not."""
    close = case.view.table.ring.track - HOME_REACH
    return any(
        distance_from_start(case.view, pawn)
        < close
        <= distance_from_start(case.after, pawn)
        < case.view.table.ring.track
        for pawn in moved_pawns(case)
    )


def _saved(case: ChoiceCase) -> list[int]:
    """Return the cards worth keeping that could have been played; one that brings pawns out may save another."""
    used = rank(case.action.cards[0])
    worth = OPENERS if used in OPENERS else () if used in VALUABLE else VALUABLE
    legal = {rank(other.action.cards[0]): other.action.cards[0] for other in case.alternatives}
    return [legal[good] for good in worth if good in legal and good != used]


def _walkers(case: ChoiceCase) -> list[int]:
    """Return the pawns on the track of the seat whose pawn walks, the foremost first."""
    state = case.view
    walking = [pawn for pawn in moved_pawns(case) if state.pawns[pawn] < state.table.ring.track]
    own = [pawn for seat in {pawn // PAWNS for pawn in walking} for pawn in state.table.own[seat]]
    return sorted(
        (p for p in own if state.pawns[p] < state.table.ring.track), key=lambda p: -distance_from_start(state, p)
    )


def _foremost(case: ChoiceCase) -> bool:
    """Return whether one pawn walks on, the foremost of several."""
    walkers = _walkers(case)
    return len(walkers) > 1 and moved_pawns(case) == walkers[:1] and squares_gained(case) > 0


def _hindmost(case: ChoiceCase) -> bool:
    """Return whether one pawn walks on, the last of several."""
    walkers = _walkers(case)
    return len(walkers) > 1 and moved_pawns(case) == walkers[-1:] and squares_gained(case) > 0


def _goes_farther(case: ChoiceCase) -> list[int]:
    """Return the playable cards that come farther than the one played, the farthest first."""
    rest = sorted(
        (other for other in case.alternatives if squares_gained(other) > squares_gained(case)),
        key=squares_gained,
        reverse=True,
    )
    used = rank(case.action.cards[0])
    held = [other.action.cards[0] for other in rest if rank(other.action.cards[0]) != used]
    return [] if hit_pawns(case, ours=True) else held


def _costs_least(case: ChoiceCase) -> bool:
    """Return whether every choice sets the side back, and none less than this."""
    return squares_gained(case) < 0 and all(
        squares_gained(other) <= squares_gained(case) for other in case.alternatives
    )


def _spares(case: ChoiceCase) -> bool:
    """Return whether every other choice hits a pawn of the own side."""
    return not hit_pawns(case, ours=True) and all(hit_pawns(other, ours=True) for other in case.alternatives)


def _leaves_ours(case: ChoiceCase) -> bool:
    """Return whether a rival's pawn walks, and every own one stays."""
    return bool(case.events_of("walk")) and not any(case.view.pawns[p] != case.after.pawns[p] for p in side_pawns(case))


PLAY_REASONS = (
    Reason("keep", "keep", lambda case: case.action.kind == "keep"),
    Reason("discard", "turn", lambda case: case.action.kind == "discard"),
    Reason("finished", "partner", lambda case: bool(case.events_of("finished"))),
    Reason("homes", "home", counted_value("pawn", pawns_brought_home, 2)),
    Reason("home", "home", lambda case: pawns_brought_home(case) == 1),
    Reason("hits", "walk", counted_value("pawn", _hits, 2)),
    Reason("hit", "walk", seat_values(_hit)),
    Reason("round", "push", seat_values(_goes_round)),
    Reason("spares", "friendly_fire", _spares),
    Reason("enter", "start", lambda case: any(event.pawn // PAWNS in case.side for event in case.events_of("enter"))),
    Reason("swap_away", "swap", _robs_by_swap),
    Reason("swap", "swap", _swaps),
    Reason("swap_both", "swap", _swaps_together),
    Reason("back_door", "back", _backs_home),
    Reason("ready", "home", card_values(_ready)),
    Reason("jump", "walk", lambda case: any(event.pawn // PAWNS in case.side for event in case.events_of("jump"))),
    Reason("hunt", "walk", _hunts),
    Reason("off_start", "start", _frees_start),
    Reason("makes_room", "home", _makes_room),
    Reason("flee", "walk", seat_values(_flees)),
    Reason("near", "home", _nears),
    Reason("saves", "cards", card_values(_saved)),
    Reason("holds_up", "protected", seat_values(_held_up)),
    Reason("stays", "protected", _stays),
    Reason("push_past", "push", seat_values(_pushed_past)),
    Reason("clear", "walk", _clear),
    Reason("exposed", "walk", lambda case: all(_exposed(case) <= _exposed(other) for other in case.alternatives)),
    Reason("behind", "walk", seat_values(_comes_behind)),
    Reason("far", "cards", lambda case: 0 < squares_gained(case) >= max(map(squares_gained, case.alternatives))),
    Reason("least", "friendly_fire", _costs_least),
)
"""By what weighs most."""

MINOR_REASONS = (
    Reason("foremost", "walk", _foremost),
    Reason("hindmost", "walk", _hindmost),
    Reason("push_last", "push", _pushed_last),
    Reason("push", "push", _leaves_ours),
    Reason("farther", "cards", card_values(_goes_farther)),
)
"""The reasons used if neither those phrases nor the chances tell a choice from others."""


def reason(case: ChoiceCase) -> ReasonFound | None:
    """Return the reason why a choice is a good one; None if no phrase is true of it alone."""
    if case.action.kind == "give":
        return distinctive_reason(GIFT_REASONS, case)
    return distinctive_reason(
        PLAY_REASONS if case.odds.is_decisive else PLAY_REASONS + MINOR_REASONS,
        case,
        lambda other: not hit_pawns(other, ours=True),
    )


REASON_PARAGRAPHS = {reason.key: reason.paragraph for reason in PLAY_REASONS + MINOR_REASONS + GIFT_REASONS} | {
    "win": "goal"
}
"""By reason: the paragraph of the rules page that explains it."""
