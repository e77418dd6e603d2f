"""Samples of ToedeLoe for the tests."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import Any

from kaartbord.games import toedeloe as game
from kaartbord.games.toedeloe.rules import taking
from kaartbord.games.toedeloe.rules.board import COLUMNS, FIELD
from kaartbord.games.toedeloe.rules.rows import longest_two
from kaartbord.games.toedeloe.rules.state import EMPTY, GREEN, GREEN_PAWNS
from kaartbord.games.toedeloe.scene.play import TOEDELOE
from kaartbord.games.toedeloe.words import phrases
from kaartbord.games.toedeloe.words import prompts as placing
from kaartbord.games.tricks.scene.chooser import team_chooser
from kaartbord.match.match import Play
from kaartbord.rules.protocol import Action
from kaartbord.rules.seats import team
from kaartbord.text.reader import Reader
from support.games import Ply
from support.plays import bot_play
from support.samples import TEAMS, TOGETHER, Question, Said, Samples


def obvious(view: Any, seat: int, legal: Sequence[Action]) -> Action:
    """The highest card if it takes the trick, else the lowest; pawns where the rows become longest."""
    if legal[0].kind == "card":
        strengths = taking.STRENGTH_BY_LEAD[max(taking.current_lead(view), 0)]
        strength = [strengths[action.cards[0]] for action in legal]
        best = max((strengths[card] for _, card in taking.trick_plays(view)), default=0)
        wins = max(strength) > best
        return legal[strength.index(max(strength) if wins else min(strength))]
    side = team(view.turn)

    def shows(action: Action) -> tuple[int, int]:
        after = game.play(view, action)
        return sum(map(len, longest_two(after.cells, side, True))), len(action.placements)

    return max(legal, key=shows)


def recount(play: Play, seat: int) -> Iterator[str]:
    for ply in play.plies:
        if ply.seat == seat and ply.action.kind in ("place", "green", "back"):
            yield "plus"
        for was, now in zip(ply.before.cells, ply.after.cells, strict=True):
            if was in (1, 2) and now == 3 and was - 1 != ply.seat % 2:
                yield "hit" if was - 1 == seat % 2 else "hits"
    cells, side = play.state.cells, seat % 2 + 1
    fields = [[cells[42 * f + 7 * row : 42 * f + 7 * row + 7] for row in range(6)] for f in range(2)]
    lines = [line for field in fields for line in (*field, *(bytes(each) for each in zip(*field, strict=True)))]
    runs = [len([*same]) for line in lines for piece, same in groupby(line) if piece == side]
    longest = max(runs, default=0)
    yield from ["row"] * longest if longest > 1 else []


ROW = {"nl": "rij {} plaats {}", "en": "row {} place {}"}
FIELDS = {"nl": ("veld A", "veld B"), "en": ("field A", "field B")}


def said(reader: Reader, asked: Question) -> Said:
    view, _, _, picks = asked
    messages = reader.messages
    yield "ask", phrases.first_prompt(messages, view)
    yield "after", phrases.scoring_choices_text(messages, view)
    yield "highest", phrases.highest(messages, view)
    yield "top", phrases.title_line(messages, view)
    yield "piles", phrases.piles_line(messages, view, view.turn)
    yield "piles", phrases.piles_line(messages, view, view.turn, short=True)
    for side in (0, 1):
        yield "rows", phrases.rows_line(messages, view, side)
        for form in ("", "object", "rows"):
            yield "team", messages.format_value(phrases.team_name(reader, view.table, side), form)
    yield from (("standing", phrases.cell_content(messages, piece)) for piece in sorted(set(view.cells)))
    for action in picks:
        cells = [cell for _, cell in action.placements]
        yield "confirm", placing.confirm_label(messages, view, action, "", ())
        if action.kind not in ("place", "green", "back"):
            continue
        yield "ready", placing.confirm_prompt(messages, view, action)
        yield "changes", placing.row_changes(reader, view, game.play(view, action))
        if action.kind == "back":
            continue
        for begun in (cells[:1], []) if len(cells) > 1 else ([],):
            yield "confirm", placing.confirm_label(messages, view, None, action.kind, begun)
            yield "ask", placing.continued_prompt(messages, view, action.kind, begun, action.placements[0][0])
        yield "ask", placing.continued_prompt(messages, view, action.kind, [], -1)
        yield "target", phrases.target_label(messages, view, cells[0])
        if action.kind == "green":
            yield "source", phrases.source_label(messages, view, action.placements[0][0])


def changed(lang: str, ply: Ply) -> Iterable[str]:
    for cell, (then, now) in enumerate(zip(ply.before.cells, ply.after.cells, strict=True)):
        if then != now:
            yield FIELDS[lang][cell // 42]
            yield ROW[lang].format(cell % 42 // 7 + 1, cell % 7 + 1)


def pawns(play: Play, names: Sequence[str]) -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter()
    for cell, piece in enumerate(play.state.cells):
        if piece != EMPTY:
            row, column = divmod(cell % FIELD, COLUMNS)
            place = f"veld {'AB'[cell // FIELD]} rij {row + 1} plaats {column + 1}"
            found[place, (*TEAMS, "groen")[piece - 1]] += 1
    found["groen ernaast", "groen"] = GREEN_PAWNS - play.state.cells.count(GREEN)
    return found


def figures(play: Play, names: Sequence[str]) -> dict[str, tuple[int, ...]]:
    state = play.state
    points = game.score(state).points
    rows = [[len(row) for row in longest_two(state.cells, side, False)] for side in (0, 1)]
    return {who: (*rows[side], state.minus[side], points[side]) for side, who in enumerate(TOGETHER[play.match.seats])}


SAMPLES = Samples(
    obvious=obvious,
    recount=recount,
    bare={
        "deal": "how many cards each gets, in figures",
        "plus": "on which pile a trick is laid, which no board shows",
        "two": "how two share the hands; on the board nothing differs",
        "board": "the table is drawn above",
    },
    chooser=team_chooser(TOEDELOE, game.refusals),
    play=TOEDELOE,
    houses={
        2: {"two_player_mode": "duel", "pawns": 20, "board": "CBA98765432" * 7 + "CBA9876"},
        4: {"green_wild": True, "round_compare": "pawns"},
    },
    transcripts={
        "4": partial(bot_play, {"round_compare": "pawns"}, 4, 6, "L"),
        "2": partial(bot_play, {"green_wild": True, "board": "23456789ABC" * 7 + "2345678"}, 2, 2, "L"),
        "2-duel": partial(bot_play, {"two_player_mode": "duel", "pawns": 20}, 2, 1, "L"),
    },
    sealed=(2, 60),
    said=said,
    refusal=phrases.refusal_text,
    wanted=lambda state, action: action.kind == "back",
    changed=changed,
    banner=placing.announcement,
    hinted=[(2, {}), (4, {}), (2, {"two_player_mode": "duel", "pawns": 20}), (4, {"green_wild": True})],
    spoken=(
        ({"pawns": 20}, 2, 3),
        ({"pawns": 20, "green_wild": True}, 4, 4),
        ({"pawns": 20, "two_player_mode": "duel"}, 2, 8),
        ({"pawns": 20, "two_player_mode": "duel"}, 2, 11),
        ({"pawns": 20, "two_player_mode": "duel"}, 2, 13),
        ({"pawns": 20, "round_compare": "pawns"}, 2, 10),
    ),
    pawns=pawns,
    trick=taking.trick_plays,
    figures=figures,
)
