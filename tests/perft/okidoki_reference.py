"""The pawns of OkiDoki once more, slow and plain, written from the rules text.

It shares no line with the engine. A side is a list of four places: "start", "reserve", "home" or the number
of a square. What a turn can lead to is a set of boards, each the sorted places of white and of grey: pawns of
a team are alike here.
"""

from itertools import permutations

Side = list[str | int]
Board = tuple[Side, Side]
Result = tuple[tuple[str, ...], tuple[str, ...]]

COLOUR = ("w", "g")


def results(board: Board, team: int, steps: int | str, squares: str, guarded: bool = False) -> set[Result]:
    """Every board that the team's turn can lead to; `steps` is a number or "aces"."""
    if steps == "aces":
        found = twice_ten(board, team, squares) + swaps(board, team, squares, guarded)
    else:
        found = divided(board, team, int(steps), squares)
    return {result(each) for each in found} or {result(board)}


def result(board: Board) -> Result:
    white, grey = (tuple(sorted(map(str, side))) for side in board)
    return white, grey


def divided(board: Board, team: int, steps: int, squares: str) -> list[Board]:
    """All steps with one pawn, or the first part with one and the rest with another."""
    found = []
    for pawn in range(4):
        found += walk(board, team, pawn, steps, squares)
    for one, other in permutations(range(4), 2):
        for part in range(1, steps):
            for between in walk(board, team, one, part, squares):
                found += walk(between, team, other, steps - part, squares)
    return found


def twice_ten(board: Board, team: int, squares: str) -> list[Board]:
    """Ten and ten; only if there is no such way, ten."""
    once = [after for pawn in range(4) for after in walk(board, team, pawn, 10, squares)]
    twice = [after for between in once for pawn in range(4) for after in walk(between, team, pawn, 10, squares)]
    return twice or once


def walk(board: Board, team: int, pawn: int, steps: int, squares: str) -> list[Board]:
    """The board after a pawn has walked, as a list of one; [] if it may not."""
    own, enemies = list(board[team]), list(board[1 - team])
    place = own[pawn]
    if place in ("home", "reserve"):
        return []
    number = 0 if place == "start" else int(place)
    for _ in range(steps):
        number += 1
        if number > len(squares):
            break
    if number > len(squares):
        own[pawn] = "home"
    else:
        letter = squares[number - 1]
        if letter == "r" or number in own:
            return []
        if number in enemies:
            if letter == COLOUR[1 - team]:
                return []
            enemies[enemies.index(number)] = "reserve"
        own[pawn] = number
    return [ordered(refill(own), refill(enemies), team)]


def swaps(board: Board, team: int, squares: str, guarded: bool) -> list[Board]:
    """Every exchange of places between the teams in which one pawn at least is on the track."""
    found = []
    for mine in range(4):
        for yours in range(4):
            own, enemies = list(board[team]), list(board[1 - team])
            here, there = own[mine], enemies[yours]
            if {here, there} & {"home", "reserve"} or here == there == "start":
                continue
            if guarded and there != "start" and squares[int(there) - 1] == COLOUR[1 - team]:
                continue
            own[mine] = "reserve" if there == "start" else there
            enemies[yours] = "reserve" if here == "start" else here
            found.append(ordered(refill(own), refill(enemies), team))
    return found


def refill(side: Side) -> Side:
    """The side with pawns from the reserve on its free start boxes, of which it has two."""
    side = list(side)
    while side.count("start") < 2 and "reserve" in side:
        side[side.index("reserve")] = "start"
    return side


def ordered(own: Side, enemies: Side, team: int) -> Board:
    return (own, enemies) if team == 0 else (enemies, own)
