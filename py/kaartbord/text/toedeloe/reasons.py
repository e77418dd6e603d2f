"""Why a choice in ToedeLoe is a good one: what it brings about."""

from ...games.toedeloe import taking
from ...games.toedeloe.runs import longest_two
from ...rules.cards import face
from ...rules.seats import team
from ..hints.case import Case, Why


def reason(case: Case) -> Why | str | None:
    """What a choice brings about, as the key of a phrase; None if no phrase fits."""
    kind = case.action.kind
    if kind == "card":
        return _card(case)
    if kind == "back":
        return "less_minus"
    if kind == "green":
        return "thrown" if any(event.other != team(case.view.turn) for event in case.of("thrown")) else "shut"
    return _row(case)


def _card(case: Case) -> Why | str | None:
    """Who has the trick with this card, what the card adds to it, or what is kept in hand."""
    view, card, seats = case.view, case.action.cards[0], case.view.table.seats
    if any(event.seat in case.side and event.amount for event in case.of("trick")):
        return "team_trick" if len(case.side) > 1 else "trick"
    before = taking.trick(view)
    if not before:
        return None
    lying = bytes([one for _, one in before])
    now, worth = lying + bytes([card]), taking.worth(lying)
    best = taking.best(now)
    if best == len(lying):
        return "highest"
    others = bytes([action.cards[0] for action in case.game.legal(view, case.seat)])
    taker = before[best][0] % seats
    if taker in case.side:
        return ("mates", {"whom": case.reader.whom(taker)}) if taker != case.seat else "spare"
    if taking.worth(now) == worth < taking.worth(lying + others):
        return "adds_nothing"
    height = taking.HEIGHT
    return "low" if height[face(card) >> 2] < max(height[face(other) >> 2] for other in others) else "spare"


def _row(case: Case) -> str | None:
    """Whether a row that counts grows, or the place was one where a rival's would have."""
    view, side = case.view, team(case.view.turn)
    wild = view.table.options.green_wild

    def long(cells: bytes, of: int) -> int:
        return sum(map(len, longest_two(cells, of, wild)))

    if long(case.after.cells, side) > long(view.cells, side):
        return "row"
    theirs = bytearray(view.cells)
    for _, cell in case.action.placements:
        theirs[cell] = 2 - side
    return "cut" if long(bytes(theirs), 1 - side) > long(view.cells, 1 - side) else None


EXPLAINED = {
    "trick": "value",
    "team_trick": "value",
    "mates": "value",
    "adds_nothing": "value",
    "highest": "trick",
    "low": "trick",
    "spare": "trick",
    "less_minus": "choices",
    "thrown": "green",
    "shut": "green",
    "row": "rows",
    "cut": "rows",
    "win": "end",
}
"""By reason: the paragraph of the rules page that explains it."""
