"""The reasons why a choice in Slagen is a good one."""

from kaartbord.text.hints.choice_case import ChoiceCase, Reason, ReasonFound, distinctive_reason

from .. import STRENGTH, course, takes


def _takes_now(case: ChoiceCase) -> bool:
    """Return whether the card takes the trick now."""
    return any(event.seat == case.seat for event in case.events_of("trick"))


def _is_highest(case: ChoiceCase) -> bool:
    """Return whether the card is the highest of a trick that somebody has led."""
    return bool(course(case.view).lying) and takes(case.view, case.seat, case.action.cards[0])


def _strength(case: ChoiceCase) -> int:
    return STRENGTH[case.action.cards[0]]


def _is_lowest(case: ChoiceCase) -> bool:
    """Return whether the card does not take the trick, and no other that may be played is lower."""
    lowest = all(_strength(case) <= _strength(other) for other in case.alternatives)
    return lowest and not takes(case.view, case.seat, case.action.cards[0])


def _leads_highest(case: ChoiceCase) -> bool:
    """Return whether the card is led, and no other of the hand is higher."""
    highest = all(_strength(case) >= _strength(other) for other in case.alternatives)
    return highest and not course(case.view).lying


REASONS = (
    Reason("trick", "trick", _takes_now),
    Reason("highest", "trick", _is_highest),
    Reason("slagen_lowest", "trick", _is_lowest),
    Reason("slagen_lead", "trick", _leads_highest),
)
"""By what weighs most."""

EXPLAINED = {reason.key: reason.paragraph for reason in REASONS} | {"win": "end"}
"""By reason: the paragraph of the rules page that explains it."""


def reason(case: ChoiceCase) -> ReasonFound | None:
    """Return why a choice is a good one; None if no phrase is true of it and not of all others."""
    return distinctive_reason(REASONS, case)
