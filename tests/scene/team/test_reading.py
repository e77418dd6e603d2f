"""The boards of two teams as they are read: every place once, every pawn and every choice where it is."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from kaartbord.games import GAMES
from kaartbord.games.okidoki.rules.board import USUAL_BOARD
from kaartbord.games.okidoki.rules.state import RESERVE, START
from kaartbord.games.okidoki.scene.play import OKIDOKI
from kaartbord.games.toedeloe.rules.board import CELLS, COLUMNS, FIELD
from kaartbord.games.toedeloe.rules.scoring import all_placings
from kaartbord.games.toedeloe.rules.state import EMPTY, GREEN, GREEN_PAWNS, GREY, TRICK, WHITE
from kaartbord.games.toedeloe.rules.taking import trick_value
from kaartbord.games.toedeloe.scene.play import TOEDELOE
from kaartbord.games.tricks.scene.play import TeamPlay
from kaartbord.rules.protocol import Event
from kaartbord.scene.board_rows import BoardSquare, SquareRow
from kaartbord.scene.chooser import AnyQuestion
from kaartbord.scene.presentation import Presentation
from kaartbord.text import MESSAGES
from support.catalogue import NL
from support.team import NAMES, PLAYS, okidoki, on_board, plies, questions
from support.turns import picked, read, shown

FINISH = len(USUAL_BOARD) + 1


def squares(rows: Sequence[SquareRow]) -> list[BoardSquare]:
    return [square for row in rows for square in row.squares]


def by_name(rows: Sequence[SquareRow]) -> dict[str, BoardSquare]:
    return {square.name: square for square in squares(rows)}


def watched(code: str, seed: int) -> Iterator[AnyQuestion[Any]]:
    """The positions of a game by chance as somebody sees them who is not asked."""
    for asked in questions(code, seed):
        yield asked._replace(legal=())


# ---- both games


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("code", PLAYS)
def test_every_place_is_read_once_and_has_something_to_say(code: str, lang: str) -> None:
    play = PLAYS[code]
    for asked in list(watched(code, 1))[::9]:
        rows = read(play, asked._replace(messages=MESSAGES[lang]))
        found = squares(rows)
        assert len({square.name for square in found}) == len({square.at for square in found}) == len(found)
        assert all(square.name and square.words and not square.picks for square in found)
        assert all(row.title and row.squares for row in rows)


@pytest.mark.parametrize("code", PLAYS)
def test_what_is_picked_on_the_board_is_picked_where_it_is_read(code: str) -> None:
    play, random = PLAYS[code], Random(5)
    for asked in on_board(code)[::3]:
        for _ in range(4):
            rows, shapes = read(play, asked), shown(play, asked)
            buttons = {shape.id: shape for shape in shapes if shape.role == "button"}
            picks = {square.picks: square for square in squares(rows) if square.picks in buttons}
            assert picks.keys() == buttons.keys()
            for name, square in picks.items():
                assert square.at == (buttons[name].x, buttons[name].y) and square.choice
            if not buttons:
                break
            asked = picked(asked, play.pick(asked, buttons[random.choice(sorted(buttons))]))


@pytest.mark.parametrize("code", PLAYS)
def test_a_whole_turn_is_played_where_it_was_put_together(code: str) -> None:
    play, found = PLAYS[code], 0
    for asked in on_board(code):
        for action in asked.legal[:: 1 + len(asked.legal) // 4]:
            if not action.placements:
                continue
            whole = picked(asked, play.pick_action(action))
            rows, shapes = read(play, whole), shown(play, whole)
            ready = {shape.id for shape in shapes if shape.label and shape.role != "button"}
            read_ready = [square for square in squares(rows) if square.picks in ready]
            assert read_ready and {square.choice for square in read_ready} == {play.confirm(whole, action)}
            found += 1
    assert found > 20


# ---- OkiDoki


def oki(pawns: bytes, asked: AnyQuestion[Any]) -> AnyQuestion[Any]:
    return asked._replace(seen=asked.seen._replace(view=asked.view._replace(pawns=pawns)))


def some_pawns(random: Random) -> bytes:
    """Two pawns of each team at most on its start, the others on squares of their own, in reserve or home."""
    free = random.sample(range(1, FINISH), 8)
    pawns = [random.choice((free[pawn], RESERVE, FINISH)) for pawn in range(8)]
    for first in (0, 4):
        waiting = [pawn for pawn in range(first, first + 4) if pawns[pawn] == RESERVE]
        for pawn in waiting[:2]:
            pawns[pawn] = START
    return bytes(pawns)


def test_okidoki_names_every_pawn_where_it_stands() -> None:
    play, random = OKIDOKI, Random(2)
    start = next(watched("O", 1))
    for _ in range(60):
        pawns = some_pawns(random)
        rows = read(play, oki(pawns, start))
        names = by_name(rows)
        for team, (colour, pawn) in enumerate((("wit", "witte pion"), ("grijs", "grijze pion"))):
            own = pawns[4 * team : 4 * team + 4]
            there = {int(name) for name, square in names.items() if name.isdigit() and pawn in square.words}
            assert there == {cell for cell in own if START < cell < FINISH}
            for place, cell in (("start", START), ("reserve", RESERVE)):
                boxes = [names[f"{place} {colour} {box}"].words for box in (1, 2)]
                assert Counter(boxes)[pawn] == own.count(cell)
                assert Counter(boxes)["leeg"] == 2 - own.count(cell)
            assert f"{colour} {own.count(FINISH)} van 4" in names["finish"].words


def test_okidoki_says_what_each_square_means() -> None:
    rows = read(OKIDOKI, next(watched("O", 1)))
    names = by_name(rows)
    for cell, letter in enumerate(USUAL_BOARD, 1):
        said = names[str(cell)].words
        assert ("veilig voor wit" in said, "veilig voor grijs" in said, "rood" in said) == (
            letter == "w",
            letter == "g",
            letter == "r",
        )
        assert said.endswith(f"nog {FINISH - cell} tot de finish")
    assert [row.title for row in rows][:2] == ["start en reserve", "vakjes 1 tot en met 8"]


def after_move(code: str, play: TeamPlay, after: Any, events: Sequence[Event]) -> dict[str, BoardSquare]:
    """The board as somebody reads it who saw these events."""
    seen = Presentation(GAMES[code].view(after, None), 0, None, NAMES)
    return by_name(read(play, AnyQuestion(NL, seen, (), play.nothing), events))


def test_okidoki_says_which_pawn_has_just_moved_and_where_one_was_hit() -> None:
    game = GAMES["O"]
    asked = okidoki(bytes((1, START, RESERVE, RESERVE, 9, START, RESERVE, RESERVE)), 8)
    (hit,) = (action for action in asked.legal if action.placements == ((0, 9),))
    after = game.play(asked.view, hit)
    names = after_move("O", OKIDOKI, after, game.events(asked.view, 0, hit, after))
    assert names["9"].words.startswith("witte pion net verzet, hier is net een grijze pion geslagen, ")
    assert names["start grijs 1"].words == "grijze pion"


# ---- ToedeLoe


def toe(cells: bytes, minus: tuple[int, int], asked: AnyQuestion[Any]) -> AnyQuestion[Any]:
    return asked._replace(seen=asked.seen._replace(view=asked.view._replace(cells=cells, minus=minus)))


def cell_name(cell: int) -> str:
    row, column = divmod(cell % FIELD, COLUMNS)
    return f"veld {'AB'[cell // FIELD]} rij {row + 1} plaats {column + 1}"


@pytest.mark.parametrize("upright", [True, False])
def test_toedeloe_names_every_number_and_every_pawn_where_it_stands(upright: bool) -> None:
    play, random = TOEDELOE, Random(3)
    start = next(watched("L", 1))
    said = {EMPTY: "vrij", WHITE: "pion van wit", GREY: "pion van grijs", GREEN: "groene pion"}
    for _ in range(30):
        cells = bytearray(random.choice((EMPTY, WHITE, GREY)) for _ in range(CELLS))
        greens = random.randrange(GREEN_PAWNS + 1)
        for cell in random.sample(range(CELLS), greens):
            cells[cell] = GREEN
        minus = (-random.randrange(10), -random.randrange(10))
        asked = toe(bytes(cells), minus, start)
        board = play.plan(asked.view, upright)
        names = by_name(play.reading(asked, board, play.shapes(asked, board, ())))
        for cell, piece in enumerate(cells):
            number, standing, *_rest = names[cell_name(cell)].words.split(", ")
            assert (number, standing) == (str(asked.view.table.numbers[cell]), said[piece])
        for team, colour in enumerate(("wit", "grijs")):
            stands = str(minus[team]).replace("-", "−")
            assert names[f"scorepion {colour}"].words.startswith(f"stand {stands} van −9")
        beside = [names[f"groen naast veld {letter}"].words for letter in "AB"]
        assert beside.count("groene pion") == GREEN_PAWNS - greens


def test_toedeloe_says_of_a_pawn_how_long_the_row_is() -> None:
    play, start = TOEDELOE, next(watched("L", 1))
    cells = bytearray(CELLS)
    for cell in (8, 9, 10, 1):
        cells[cell] = WHITE
    for cell in (50, 57):
        cells[cell] = GREY
    names = by_name(read(play, toe(bytes(cells), (0, 0), start)))
    assert names[cell_name(9)].words.endswith("pion van wit, in een rij van 3")
    assert names[cell_name(8)].words.endswith("in een rij van 3, in een rij van 2")
    assert names[cell_name(57)].words.endswith("pion van grijs, in een rij van 2")
    assert "langste rijen 3 + 2" in names["scorepion wit"].words


def test_toedeloe_says_while_cards_are_played_what_fits_the_trick() -> None:
    play, seen = TOEDELOE, 0
    for asked in watched("L", 2):
        view = asked.view
        if view.phase != TRICK or not (lying := bytes(card for _, card in play.trick(view))):
            continue
        fitting = {name for name, square in by_name(read(play, asked)).items() if "past bij" in square.words}
        value = trick_value(lying)
        listed = all_placings(view.table)[0].get(value, []) if value > 0 else []
        open_ways = [action for _, action in listed if not any(view.cells[cell] for _, cell in action.placements)]
        assert fitting == {cell_name(cell) for action in open_ways for _, cell in action.placements}
        seen += bool(fitting)
    assert seen > 5


def test_toedeloe_says_what_was_just_put_down_and_thrown_off() -> None:
    placed = thrown = 0
    game, play = GAMES["L"], TOEDELOE
    for ply in (ply for seed in range(3) for ply in plies("L", seed)):
        events = game.events(ply.before, ply.seat, ply.action, ply.after)
        for event in events:
            names = after_move("L", play, ply.after, events) if event.kind in ("place", "thrown") else {}
            if event.kind == "place":
                assert all("net gelegd" in names[cell_name(cell)].words for cell in event.cells)
                placed += 1
            elif event.kind == "thrown":
                assert "ging net een pion van" in names[cell_name(event.cells[0])].words
                thrown += 1
    assert placed and thrown


def test_toedeloe_says_what_a_number_brings() -> None:
    play, said = TOEDELOE, set[str]()
    for asked in on_board("L"):
        rows, shapes = read(play, asked), shown(play, asked)
        said |= {square.choice for square in squares(rows)}
        if target := next((shape for shape in shapes if shape.kind == "target"), None):
            then = picked(asked, play.pick(asked, target))
            said |= {square.choice for square in squares(read(play, then))}
    for start in (
        "leg hier een pion",
        "leg hier de eerste, dan nog een ",
        "leg hier, dat is ",
        "Leg ",
        "Zet de scorepion",
    ):
        assert any(choice.startswith(start) for choice in said), start
    assert any("maakt een rij van" in choice for choice in said)
