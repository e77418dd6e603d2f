"""The clock of a round: it knows when it ends, so nothing that sleeps meanwhile makes it late."""

from kaartbord.match.tournament.clock import WARNING_S, RoundClock, crossed, seconds_left, toggled

NOON = 1_796_000_000


def test_it_runs_for_fifty_minutes_whatever_is_looked_at_meanwhile() -> None:
    clock = toggled(RoundClock(), NOON)
    assert seconds_left(RoundClock(), NOON + 999) == 3000
    assert seconds_left(clock, NOON + 2000) == 1000
    assert seconds_left(clock, NOON + 9000) == 0


def test_it_is_paused_and_goes_on_with_what_was_left() -> None:
    paused = toggled(toggled(RoundClock(), NOON), NOON + 600)
    assert seconds_left(paused, NOON + 5000) == 2400
    assert seconds_left(toggled(paused, NOON + 5000), NOON + 5400) == 2000


def test_the_warning_and_the_end_come_once() -> None:
    clock = toggled(RoundClock(), NOON)
    heard = [
        (now - NOON, limit) for now in range(NOON, NOON + 3100) if (limit := crossed(clock, now - 1, now)) is not None
    ]
    assert heard == [(3000 - WARNING_S, WARNING_S), (3000, 0)]
    assert crossed(clock, NOON + 10, NOON + 4000) == 0, "after a long sleep only the end counts"
    assert crossed(RoundClock(left=0), NOON, NOON + 1) is None
