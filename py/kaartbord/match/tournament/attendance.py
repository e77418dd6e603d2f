"""The door of an evening: teams come and leave, and rounds are drawn for those that are there. Pure."""

from collections.abc import Iterable, Sequence
from re import sub
from typing import Literal

from . import CHAMPIONSHIP
from .pairing import NOBODY, mend
from .schedule import number_of_rounds
from .standing import standings
from .tournament import Tournament, current_round, is_begun, is_under_way, join_team, with_team

Attendance = Literal["here", "away", "gone"]
"""A team plays, misses one round, or has left."""

ROUNDS = range(CHAMPIONSHIP.rounds)


def attendance(cup: Tournament, team: int) -> Attendance:
    """Return whether a team plays in the next round that this can change."""
    number = next_round(cup, team)
    if (team, number) not in cup.away:
        return "here"
    return "gone" if number == ROUNDS[-1] or (team, number + 1) in cup.away else "away"


def arrive(cup: Tournament, name: str) -> Tournament:
    """Return the tournament with a team that comes now; raise ValueError if it cannot have the name. It misses the
    rounds that are under way or over."""
    if not is_begun(cup):
        return join_team(cup, name)
    cup = with_team(cup._replace(drawn=_tables(cup)), name)
    team = len(cup.teams) - 1
    first = next_round(cup, team)
    return _redraw(cup._replace(away=cup.away | {(team, number) for number in range(first)}), ROUNDS[first:])


def listed_names(text: str) -> list[str]:
    r"""Return the names in a list, one a line, without their numbers or dashes.

    >>> listed_names("1. Anna\n\n 2) Bep en Cor \n- 3 Musketiers")
    ['Anna', 'Bep en Cor', '3 Musketiers']
    """
    names = (sub(r"^\s*(\d+[.):]|[-*•])\s+", "", line).strip() for line in text.splitlines())
    return [name for name in names if name]


def leave(cup: Tournament, team: int, *, for_good: bool) -> Tournament:
    """Return the tournament without a team in the next round, or in all to come. What is booked stays."""
    first = next_round(cup, team)
    numbers = [number for number in ROUNDS if number == first or for_good and number > first]
    cup = cup._replace(drawn=_tables(cup), away=cup.away | {(team, number) for number in numbers})
    return _redraw(cup, numbers)


def come_back(cup: Tournament, team: int) -> Tournament:
    """Return the tournament with a team that is there again."""
    first = next_round(cup, team)
    return _redraw(cup._replace(away=cup.away - {(team, number) for number in ROUNDS[first:]}), ROUNDS[first:])


def can_draw(cup: Tournament) -> bool:
    """Return whether the next round is still to be drawn, and all before it have their results."""
    number = len(cup.rounds)
    return current_round(cup) == number < number_of_rounds(len(cup.teams)) and len(_present(cup, number)) > 1


def draw(cup: Tournament, lot: Sequence[int]) -> Tournament:
    """Return the tournament with its next round: the first by lot, the teams in the order of `lot`, and the others
    by the standings, so that teams of about as many points meet."""
    cup = cup._replace(drawn=_tables(cup))
    number = len(cup.drawn)
    order = _present(cup, number) if number else [team for team in lot if (team, number) not in cup.away]
    return cup._replace(drawn=(*cup.drawn, mend((), order, _met(cup, number))))


def next_round(cup: Tournament, team: int) -> int:
    """Return the first round in which a team may still come or be away: the one that is played, if nobody has a
    result there or the team sits at one of its tables and has none."""
    number = current_round(cup)
    if number == len(cup.rounds) or not is_under_way(cup, number):
        return number
    seats = (at for at, pair in enumerate(cup.rounds[number].tables) if team in pair)
    return number if any((number, at) not in cup.results for at in seats) else number + 1


def _tables(cup: Tournament) -> tuple[tuple[tuple[int, int], ...], ...]:
    return tuple(one.tables for one in cup.rounds)


def _present(cup: Tournament, number: int) -> list[int]:
    """Return the teams that play in a round, from the top of the standings."""
    return [each.team for each in standings(cup) if (each.team, number) not in cup.away]


def _met(cup: Tournament, number: int) -> set[frozenset[int]]:
    """Return the pairs of all rounds but one; a team without a present opponent meets NOBODY."""
    found = set()
    for other, one in enumerate(cup.rounds):
        rest = () if one.resting is None else ((one.resting, NOBODY),)
        for pair in (*one.tables, *rest) if other != number else ():
            here = [team for team in pair if (team, other) not in cup.away]
            found.add(frozenset(here if len(here) == 2 else (*here, NOBODY)))
    return found


def _redraw(cup: Tournament, numbers: Iterable[int]) -> Tournament:
    """Return the tournament with these rounds made fit again for the teams that are there, if they are drawn and no
    result is in."""
    for number in numbers:
        if number < len(cup.drawn) and not is_under_way(cup, number):
            tables = mend(cup.drawn[number], _present(cup, number), _met(cup, number))
            cup = cup._replace(drawn=(*cup.drawn[:number], tables, *cup.drawn[number + 1 :]))
    return cup
