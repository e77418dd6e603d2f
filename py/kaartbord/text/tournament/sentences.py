"""What is said of a tournament: its plan, what is wrong with a name or a result, and how it stands. Pure."""

from ...match.tournament import CHAMPIONSHIP
from ...match.tournament import tournament as cups
from ...match.tournament.schedule import rounds
from ...match.tournament.tournament import Tournament
from .. import count, say
from ..messages import Value


def title(lang: str, cup: Tournament) -> str:
    """What it is called."""
    return cup.name or say(lang, "cup.nameless")


def state(lang: str, cup: Tournament) -> str:
    """How far it is, for a list of tournaments."""
    teams = count(lang, len(cup.teams), "team")
    if not cup.results:
        return say(lang, "cup.state.teams", teams=teams)
    key = "over" if cups.is_over(cup) else "round"
    return say(lang, f"cup.state.{key}", teams=teams, round=cups.current(cup) + 1)


def plan(lang: str, teams: int) -> list[str]:
    """How so many teams will play."""
    if teams < cups.FEWEST:
        return [say(lang, "cup.plan.none")]
    number = len(rounds(teams))
    counts = {"teams": count(lang, teams, "team"), "tables": count(lang, teams // 2, "table")}
    said = [say(lang, "cup.plan", rounds=count(lang, number, "round"), **counts)]
    if number < CHAMPIONSHIP.rounds:
        said.append(say(lang, "cup.plan.few", rounds=count(lang, number, "round")))
    if teams % 2:
        said.append(say(lang, "cup.plan.resting"))
    return said


def name_flaw(lang: str, others: tuple[str, ...], name: str, flaw: cups.NameFlaw) -> str:
    """Why a team cannot be called this next to those, and what to do."""
    if not flaw:
        return ""
    values: dict[str, Value] = {
        "most": cups.MOST if flaw == "full" else cups.LONGEST,
        "number": len(name.strip()),
    }
    if flaw == "same":
        values |= {"name": " ".join(name.split()), "free": cups.free_name(others, name)}
    return say(lang, f"cup.name.{flaw}", **values)


def names(cup: Tournament, at: cups.At) -> tuple[str, str]:
    """The teams at a table."""
    one, other = cup.rounds[at[0]].tables[at[1]]
    return cup.teams[one], cup.teams[other]


def result(lang: str, cup: Tournament, at: cups.At, result: cups.Result) -> str:
    """A result in one line."""
    one, other = names(cup, at)
    if result.absent:
        return gone(lang, cup, at, result)
    return say(lang, "cup.line", one=one, home=result.home[0], other=other, home2=result.home[1])


def gone(lang: str, cup: Tournament, at: cups.At, result: cups.Result) -> str:
    """Who was not there."""
    if len(result.absent) > 1:
        return say(lang, "cup.gone.both")
    return say(lang, "cup.gone", name=names(cup, at)[min(result.absent)])


def score(lang: str, cup: Tournament, at: cups.At, result: cups.Result) -> tuple[str, str]:
    """The points of a table, and what they came of."""
    points = say(lang, "cup.score", one=result.points[0], other=result.points[1])
    if result.absent:
        return points, gone(lang, cup, at, result)
    pawns = say(lang, "cup.pawns", one=result.home[0], other=result.home[1])
    return points, pawns if result.finished else f"{pawns}, {say(lang, 'cup.timeout')}"


def sum_of(lang: str, cup: Tournament, at: cups.At, result: cups.Result) -> str:
    """What a result would count, or why it cannot be."""
    one, other = names(cup, at)
    if result.home.count(CHAMPIONSHIP.most) > 1:
        return say(lang, "cup.flaw.both")
    if (place := cups.elsewhere(cup, at, result.game)) is not None:
        return say(lang, "cup.flaw.twice", round=place[0] + 1, table=place[1] + 1)
    kind = "absent" if result.absent else "finished" if result.finished else "timeout"
    first, second = (count(lang, points, "point") for points in result.points)
    return say(lang, f"cup.sum.{kind}", one=one, points=first, other=other, points2=second)


def still_open(lang: str, cup: Tournament, number: int) -> str:
    """How many results a round still lacks."""
    left = len(cups.open_tables(cup, number))
    return (
        say(lang, "cup.open.many", tables=count(lang, left, "table")) if left else say(lang, "cup.open.none")
    )


def stands(lang: str, cup: Tournament) -> str:
    """What the standings are those of."""
    if cups.is_over(cup):
        return say(lang, "cup.stands.over")
    number = cups.current(cup)
    begun = len(cups.open_tables(cup, number)) < len(cup.rounds[number].tables)
    if begun or not number:
        return say(lang, "cup.stands.during", round=number + 1)
    return say(lang, "cup.stands", round=number)


def counting(lang: str) -> list[str]:
    """How it is counted: as the championship says, and what is done where it says nothing."""
    pawn, whole = CHAMPIONSHIP.points(1, False), CHAMPIONSHIP.points(CHAMPIONSHIP.most, False)
    there, gone = CHAMPIONSHIP.absent
    says = say(
        lang,
        "cup.counting",
        points=count(lang, pawn, "point"),
        bonus=CHAMPIONSHIP.points(CHAMPIONSHIP.most, True) - whole,
        minutes=CHAMPIONSHIP.minutes,
        there=there,
        gone=gone,
    )
    resting, neither = (cups.absence(frozenset(absent)).points[0] for absent in ((1,), (0, 1)))
    return [says, say(lang, "cup.counting.ours", resting=resting, neither=neither)]


def details(lang: str, standing: cups.Standing) -> str:
    """What the points of a team came of."""
    won = say(lang, "cup.won", won=standing.won, played=standing.played)
    return f"{won}, {say(lang, 'cup.pawns.home', pawns=count(lang, standing.home, 'pawn'))}"
