"""Deals of the day, played; and their golden file: 60 days, each with its game, seed, deal and end.

usage: PYTHONPATH=py python tests/support/days.py > tests/match/daily.txt      once, and never again
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256

from kaartbord.match.daily import deal
from kaartbord.match.match import Play, game_of
from kaartbord.match.transcript import describe_ply

FIRST, DAYS = date(2026, 11, 1), 60


def day_of(when: date) -> int:
    """Return the number of a date."""
    return int(datetime(when.year, when.month, when.day, tzinfo=UTC).timestamp()) // 86_400


def played(day: int, step: int = 3) -> Play:
    """Return the deal of a day, played by a person who goes through the choices in a fixed way."""
    play = deal.await_person(day, deal.start(day))
    while play.pending:
        legal = game_of(play.match).legal(play.state, deal.ME)
        play = deal.await_person(day, deal.choose_rank(day, play, step * (len(play.plies) + day) % len(legal)))
    return play


def lines() -> Iterator[str]:
    """Yield a line for each day: date, game, seed, digest of all plies, points of both sides."""
    for when in (FIRST + timedelta(days) for days in range(DAYS)):
        day = day_of(when)
        play = played(day)
        course = "\n".join(describe_ply(ply.seat, ply.action) for ply in play.plies)
        digest = sha256(course.encode()).hexdigest()[:16]
        mine, theirs = deal.outcome(day, play)
        yield f"{when} {deal.code_of(day)} {deal.seed(day):016x} {digest} {mine} {theirs}"


if __name__ == "__main__":
    print(*lines(), sep="\n")
