"""A tournament in words: its plan, the flaws of a name or a result, and its standings. Pure."""

from collections.abc import Callable

from ...match.tournament import CHAMPIONSHIP
from ...match.tournament import tournament as cups
from ...match.tournament.schedule import number_of_rounds
from ...match.tournament.slip import Slip, SlipFlaw
from ...match.tournament.standing import TeamStanding
from ...match.tournament.tournament import Tournament
from ..messages import Messages, Value, count_phrase


def tournament_name(messages: Messages, cup: Tournament) -> str:
    """Return the name of a tournament."""
    return cup.name or messages.format("cup.nameless")


def progress(messages: Messages, cup: Tournament) -> str:
    """Return the progress of a tournament, for a list of them."""
    teams = count_phrase(len(cup.teams), "team")
    if not cup.results:
        return messages.format("cup.state.teams", teams=teams)
    key = "over" if cups.is_over(cup) else "round"
    return messages.format(f"cup.state.{key}", teams=teams, round=cups.current_round(cup) + 1)


def plan_sentences(messages: Messages, teams: int) -> list[str]:
    """Return how this number of teams will play."""
    if teams < cups.MIN_TEAMS:
        return [messages.format("cup.plan.none")]
    number = number_of_rounds(teams)
    counts = {"teams": count_phrase(teams, "team"), "tables": count_phrase(teams // 2, "table")}
    said = [messages.format("cup.plan", rounds=count_phrase(number, "round"), **counts)]
    if number < CHAMPIONSHIP.rounds:
        said.append(messages.format("cup.plan.few", rounds=count_phrase(number, "round")))
    if teams % 2:
        said.append(messages.format("cup.plan.resting"))
    return said


def name_problem(messages: Messages, others: tuple[str, ...], name: str, flaw: cups.NameFlaw) -> str:
    """Return why a team cannot have this name next to those, and what to do."""
    if not flaw:
        return ""
    values: dict[str, Value] = {
        "most": cups.MAX_TEAMS if flaw == "full" else cups.MAX_NAME_LENGTH,
        "number": len(name.strip()),
    }
    if flaw == "same":
        values |= {"name": " ".join(name.split()), "free": cups.free_name(others, name)}
    return messages.format(f"cup.name.{flaw}", **values)


def team_names(cup: Tournament, at: cups.TableId) -> tuple[str, str]:
    """Return the teams at a table."""
    one, other = cup.rounds[at[0]].tables[at[1]]
    return cup.teams[one], cup.teams[other]


def result_line(messages: Messages, cup: Tournament, at: cups.TableId, result: cups.TableResult) -> str:
    """Return a result in one line."""
    one, other = team_names(cup, at)
    if result.absent:
        return absence_line(messages, cup, at, result)
    return messages.format("cup.line", one=one, home=result.pawns_home[0], other=other, home2=result.pawns_home[1])


def absence_line(messages: Messages, cup: Tournament, at: cups.TableId, result: cups.TableResult) -> str:
    """Return which team was absent."""
    if len(result.absent) > 1:
        return messages.format("cup.gone.both")
    return messages.format("cup.gone", name=team_names(cup, at)[min(result.absent)])


def score_lines(messages: Messages, cup: Tournament, at: cups.TableId, result: cups.TableResult) -> tuple[str, str]:
    """Return the points of a table, and how they were won."""
    points = messages.format("cup.score", one=result.points[0], other=result.points[1])
    if result.absent:
        return points, absence_line(messages, cup, at, result)
    pawns = messages.format("cup.pawns", one=result.pawns_home[0], other=result.pawns_home[1])
    return points, pawns if result.finished else f"{pawns}, {messages.format('cup.timeout')}"


def points_preview(messages: Messages, cup: Tournament, at: cups.TableId, result: cups.TableResult) -> str:
    """Return the points that a result would give, or why it is not valid."""
    one, other = team_names(cup, at)
    if result.pawns_home.count(CHAMPIONSHIP.most) > 1:
        return messages.format("cup.flaw.both")
    if (place := cups.other_table_of_game(cup, at, result.game)) is not None:
        return messages.format("cup.flaw.twice", round=place[0] + 1, table=place[1] + 1)
    kind = "absent" if result.absent else "finished" if result.finished else "timeout"
    first, second = (count_phrase(points, "point") for points in result.points)
    return messages.format(f"cup.sum.{kind}", one=one, points=first, other=other, points2=second)


def missing_results_line(messages: Messages, cup: Tournament, number: int) -> str:
    """Return the number of results that a round still lacks."""
    left = len(cups.open_tables(cup, number))
    return (
        messages.format("cup.open.many", tables=count_phrase(left, "table"))
        if left
        else messages.format("cup.open.none")
    )


def standings_caption(messages: Messages, cup: Tournament) -> str:
    """Return after which round the standings are."""
    if cups.is_over(cup):
        return messages.format("cup.stands.over")
    number = cups.current_round(cup)
    if not number or number < len(cup.rounds) and cups.is_under_way(cup, number):
        return messages.format("cup.stands.during", round=number + 1)
    return messages.format("cup.stands", round=number)


def scoring_rules(messages: Messages) -> list[str]:
    """Return how points are counted: as the championship prescribes, and our rule where it prescribes nothing."""
    pawn, whole = CHAMPIONSHIP.points(1, False), CHAMPIONSHIP.points(CHAMPIONSHIP.most, False)
    there, gone = CHAMPIONSHIP.absent
    says = messages.format(
        "cup.counting",
        points=count_phrase(pawn, "point"),
        bonus=CHAMPIONSHIP.points(CHAMPIONSHIP.most, True) - whole,
        minutes=CHAMPIONSHIP.minutes,
        there=there,
        gone=gone,
    )
    resting, neither = (cups.absence_result(frozenset(absent)).points[0] for absent in ((1,), (0, 1)))
    return [says, messages.format("cup.counting.ours", resting=resting, neither=neither)]


def standing_details(messages: Messages, standing: TeamStanding) -> str:
    """Return how the points of a team were won."""
    won = messages.format("cup.won", won=standing.won, played=standing.played)
    return f"{won}, {messages.format('cup.pawns.home', pawns=count_phrase(standing.pawns_home, 'pawn'))}"


def slip_problem(messages: Messages, slip: Slip, flaw: SlipFlaw) -> str:
    """Return why the result of a table was not booked, and what to do."""
    return messages.format(f"cup.slip.{flaw}", round=slip.at[0] + 1, table=slip.at[1] + 1)


def redrawn_line(messages: Messages, before: Tournament, after: Tournament) -> str:
    """Return at how many tables a team that came or left changed who plays."""
    number = sum(
        sum(pair not in one.tables for pair in other.tables)
        for one, other in zip(before.rounds, after.rounds, strict=False)
    )
    return messages.format("cup.redrawn" if number else "cup.redrawn.none", tables=count_phrase(number, "table"))


def booking_lines(messages: Messages, cup: Tournament, at: cups.TableId, time: Callable[[int], str]) -> list[str]:
    """Return how and when the result of a table was booked, and which results it had before; `time` tells a minute."""
    current, lines = cup.results.get(at), []
    if current is not None and current.source:
        how = messages.format(f"cup.came.{current.source}")
        lines.append(messages.format("cup.came", time=time(current.minute), how=how))
    earlier = [result_line(messages, cup, at, result) for place, result in cup.earlier if place == at]
    return lines + [messages.format("cup.before", line=line) for line in reversed(earlier)]
