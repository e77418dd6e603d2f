"""A whole game as readable text: its settings, then every ply and the position after it.

    game K 1
    seats 4
    options friendly_fire=off
    seed 00000000000000aa
    undone 2
    1 dealer lot 2
      keezbord 4 friendly_fire=off | pawns - - - - / ...
    2 dealer deal 3s 7h ...
    5 seat 1 play Ks 4>16

The line `undone` has the number of take-backs, if there were any. A ply has the cards laid open and the pawns
it places, as pawn>square in the numbers of the board.
"""

from ..games import engine
from ..rules import cards
from ..rules import options as house
from ..rules.protocol import DEALER, Action
from .match import MAX_UNDO_COUNT, SEED_LIMIT, Match, Play, Ply, choose, game_of, replay

HEAD_WORDS = ("game", "seats", "options", "seed")
"""The words that the first lines begin with."""
UNDONE = "undone"


def write(play: Play) -> str:
    """Return the transcript of a play, a line feed behind every line."""
    lines = _head(play.match)
    for number, ply in enumerate(play.plies, 1):
        lines += _ply(play.match, number, ply)
    return "\n".join(lines) + "\n"


def _head(match: Match) -> list[str]:
    options = house.changes_text(game_of(match).INFO.options, match.options)
    values = (f"{match.game} {match.version}", str(match.seats), options, f"{match.seed:016x}")
    lines = [f"{name} {value}".rstrip() for name, value in zip(HEAD_WORDS, values, strict=True)]
    return [*lines, f"{UNDONE} {match.undo_count}"] if match.undo_count else lines


def _ply(match: Match, number: int, ply: Ply) -> tuple[str, str]:
    return _move(number, ply.seat, ply.action), f"  {game_of(match).write(ply.after)}"


def _move(number: int, seat: int, action: Action) -> str:
    return f"{number} {describe_ply(seat, action)}"


def describe_ply(seat: int, action: Action) -> str:
    """Return a ply in words: seat, kind, cards and placements; a lot shows the seat it falls on.

    >>> describe_ply(1, Action("play", cards.parse("7h"), ((4, 16), (5, 3))))
    'seat 1 play 7h 4>16 5>3'
    """
    shown = str(action.cards[0]) if action.kind == "lot" else cards.text(action.cards)
    who = "dealer" if seat == DEALER else f"seat {seat}"
    places = (f"{pawn}>{square}" for pawn, square in action.placements)
    return " ".join(filter(None, (who, action.kind, shown, *places)))


def read(text: str) -> Match:
    """Return the match of a transcript, every line checked against the engine.

    Raise ValueError with the number of the line that differs. A transcript may stop after any ply.
    """
    lines = text.splitlines()
    match = _read_head(lines)
    play = replay(match)
    for number, at in enumerate(range(len(_head(match)), len(lines), 2), 1):
        # a forced move among those made unseen comes after the choices before it, as soon as they are made
        if number > play.settled_plies and not _is_played(play, number, lines[at]):
            play = _choose_line(play, number, lines[at], at + 1)
        _check_lines(lines[at : at + 2], _ply(play.match, number, play.plies[number - 1]), at + 1)
    return play.match


def _is_played(play: Play, number: int, line: str) -> bool:
    """Return whether the ply of this number is played already and matches the line."""
    if number > len(play.plies):
        return False
    ply = play.plies[number - 1]
    return _move(number, ply.seat, ply.action) == line


def _check_lines(lines: list[str], wanted: list[str] | tuple[str, ...], at: int) -> None:
    """Raise ValueError for the first line that is not as wanted; `at` is the number of the first."""
    for number, right in enumerate(wanted):
        if lines[number : number + 1] != [right]:
            raise ValueError(f"line {at + number}: should read {right!r}")


def _read_head(lines: list[str]) -> Match:
    values = []
    for at, name in enumerate(HEAD_WORDS, 1):
        word, _, value = (lines[at - 1] if at <= len(lines) else "").partition(" ")
        if word != name:
            raise ValueError(f"line {at}: should begin with {name!r}")
        values.append(value)
    at = 1
    try:
        code, _, version = values[0].partition(" ")
        info = engine(code, int(version)).INFO
        at = 2
        seats = info.seats[info.seats.index(int(values[1]))]
        at = 3
        options = engine(code, int(version)).options(house.parse(info.options, values[2]))
        at = 4
        seed = range(SEED_LIMIT)[int(values[3], 16)]
        at = 5
        word, _, value = (lines[at - 1] if at <= len(lines) else "").partition(" ")
        undone = range(MAX_UNDO_COUNT + 1)[int(value)] if word == UNDONE else 0
    except (ValueError, LookupError):
        raise ValueError(f"line {at}: cannot be {lines[at - 1]!r}") from None
    match = Match(code, int(version), options, seats, seed, undo_count=undone)
    _check_lines(lines, _head(match), 1)
    return match


def _choose_line(play: Play, number: int, line: str, at: int) -> Play:
    game = game_of(play.match)
    movers = game.to_move(play.state)
    if not movers:
        raise ValueError(f"line {at}: the game is over")
    for seat in movers:
        for action in game.legal(play.state, seat):
            if line == _move(number, seat, action):
                return choose(play, seat, action)
    raise ValueError(f"line {at}: no legal move of seat {movers[0]}")
