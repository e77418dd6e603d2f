"""All that is said in whole games at random: of every ply, at every question, and at the end."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from kaartbord.games import GAMES
from kaartbord.games.okidoki.words import phrases as okidoki
from kaartbord.games.race.rules.ring import PAWNS
from kaartbord.games.race.words import phrases as race
from kaartbord.games.race.words import refusals, uses
from kaartbord.games.toedeloe.words import ask as placing
from kaartbord.games.toedeloe.words import phrases as toedeloe
from kaartbord.games.toepen.words import phrases as toepen
from kaartbord.match import match
from kaartbord.match.observation import observed
from kaartbord.rules.protocol import DEALER, Action, Illegal, Refusal
from kaartbord.scene.choosing import parts_of
from kaartbord.text import MESSAGES, firsts
from kaartbord.text.firsts import Asked, Happened
from kaartbord.text.phrasebooks import PHRASEBOOKS
from kaartbord.text.reader import Reader
from support.games import Ply, Rank, Table, random_game
from text.games import NAMES, homing

SEVEN = 28
"""A card that every game has."""

SHOWN = 4
"""Of so many choices of a question, evenly among all, the labels are read."""


class Question(NamedTuple):
    """What a seat is asked, as it sees it, and some of its answers."""

    view: Any
    seat: int
    legal: list[Action]
    picks: list[Action]


def question(game: Any, ply: Ply) -> Question:
    view = game.view(ply.before, ply.seat)
    legal = game.legal(view, ply.seat)
    return Question(view, ply.seat, legal, [ply.action, *legal[:: 1 + len(legal) // SHOWN]])


Said = Iterator[tuple[str, str]]
"""The kind of sentence, and the sentence."""


def of_race(reader: Reader, asked: Question) -> Said:
    view, seat, legal, picks = asked
    yield "top", race.top(reader.messages, view, reader.me)
    yield "home", race.home_count(reader.messages, view, len(view.table.sides) - 1)
    for card in view.hands[seat]:
        yield "help", race.card_help(reader.messages, view.table, card)
        yield "rule", race.card_rule(reader.messages, view.table, card)
        yield "verb", race.verb(reader.messages, card)
        if not any(card in action.cards for action in legal):
            yield "no", refusals.refusal(reader, view, refusals.why_not(view, seat, card))
    for action in picks:
        if action.kind == "play":
            yield "use", uses.listed(reader, view, seat, action)
        for pawn, to in parts_of(action, view.table.ring.yard):
            yield "pawn", race.pawn(reader, view, seat, pawn)
            yield "pawn", race.pawn(reader._replace(me=pawn // PAWNS), view, seat, pawn)
            yield "place", reader.messages.text(race.place(reader, view, to))
            yield "part", race.part(reader, view, seat, action, pawn)
        if action.kind == "discard":
            for cards, why in refusals.obstacles(reader, view, seat):
                yield "obstacle", f"{cards}: {why}"


def of_toepen(reader: Reader, asked: Question) -> Said:
    if asked.view.stake:
        yield "costs", toepen.costs_in_short(reader.messages, asked.view)
        yield from (("cost", cost) for cost in toepen.costs(reader.messages, asked.view))


def of_okidoki(reader: Reader, asked: Question) -> Said:
    view, seat, legal, picks = asked
    messages = reader.messages
    yield "ask", okidoki.ask(reader, view, seat, legal)
    yield "ask", okidoki.ask(reader, view, seat, legal, confers=False)
    yield "top", okidoki.top(messages, view)
    for side in (0, 1):
        yield "side", messages.text(okidoki.side(reader, view, side))
        yield "home", okidoki.home_count(messages, view, side)
    yield from (("pawn", okidoki.pawn(messages, view, pawn)) for pawn in range(len(view.pawns)))
    for action in picks:
        yield "confirm", okidoki.confirm(messages, view, action)
        for number, (pawn, to) in enumerate(action.placements):
            begun, swaps = action.placements[:number], action.kind == "swap"
            for cell in (to, to - 1):
                yield "square", okidoki.square(messages, view, cell) if 0 < cell < view.table.finish else ""
            yield "part", "" if swaps else okidoki.part(reader, view, action, number)
            yield "ask", "" if swaps and begun else okidoki.ask_on(messages, view, begun, pawn, swaps=swaps)
            yield "ask", okidoki.ask_on(messages, view, begun) if begun and not swaps else ""
            yield "ask", okidoki.ready(messages, view, action)


def of_toedeloe(reader: Reader, asked: Question) -> Said:
    view, _, _, picks = asked
    messages = reader.messages
    yield "ask", toedeloe.asked(messages, view)
    yield "after", toedeloe.after(messages, view)
    yield "highest", toedeloe.highest(messages, view)
    yield "top", toedeloe.top(messages, view)
    yield "piles", toedeloe.piles(messages, view, view.turn)
    yield "piles", toedeloe.piles(messages, view, view.turn, short=True)
    for side in (0, 1):
        yield "rows", toedeloe.rows_line(messages, view, side)
        for form in ("", "object", "rows"):
            yield "team", messages.text(toedeloe.team(reader, view.table, side), form)
    yield from (("standing", toedeloe.standing(messages, piece)) for piece in sorted(set(view.cells)))
    for action in picks:
        cells = [cell for _, cell in action.placements]
        yield "confirm", placing.confirm(messages, view, action, "", ())
        if action.kind not in ("place", "green", "back"):
            continue
        yield "ready", placing.ready(messages, view, action)
        yield "changes", placing.changes(reader, view, GAMES["L"].play(view, action))
        if action.kind == "back":
            continue
        for begun in (cells[:1], []) if len(cells) > 1 else ([],):
            yield "confirm", placing.confirm(messages, view, None, action.kind, begun)
            yield "ask", placing.going_on(messages, view, action.kind, begun, action.placements[0][0])
        yield "ask", placing.going_on(messages, view, action.kind, [], -1)
        yield "target", toedeloe.target(messages, view, cells[0])
        if action.kind == "green":
            yield "source", toedeloe.source(messages, view, action.placements[0][0])


ASKED: dict[str, Callable[[Reader, Question], Said]] = {
    "K": of_race,
    "T": of_race,
    "P": of_toepen,
    "O": of_okidoki,
    "L": of_toedeloe,
}
"""By game: what is said at a question, besides the labels of choices."""

REFUSAL: dict[str, Callable[[Reader, Any, Refusal], str]] = {
    "K": race.refusal,
    "T": race.refusal,
    "P": toepen.refusal,
    "O": okidoki.refusal,
    "L": toedeloe.refusal,
}


WANTED: dict[str, Rank] = {
    "K": homing,
    "T": homing,
    "L": lambda state, action: action.kind == "back",
}
"""What is done where it can be, so that it is heard of: coming home, and what only few jokers allow."""


def of_question(code: str, reader: Reader, asked: Question, why_not: Sequence[Refusal]) -> Said:
    view, seat, _, picks = asked
    book = PHRASEBOOKS[code]
    for action in picks:
        yield "choice", book.choice(reader, view, seat, action)
        yield "would", (would := book.would(reader, view, seat, action))
        shown = book.would(reader._replace(sees=True), view, seat, action)
        yield "advised", shown if shown != would else ""
    yield "call", book.call(reader, view, [seat])
    for refusal in why_not:
        yield "no", REFUSAL[code](reader, view, refusal)
    for moment in firsts.asked(book.firsts, Asked(reader, view, seat, asked.legal)):
        yield "first", book.tell(reader.messages, f"first.{moment.name}", **moment.values)
    yield from ASKED[code](reader, asked)


def of_ply(code: str, reader: Reader, ply: Ply) -> Said:
    game, book = GAMES[code], PHRASEBOOKS[code]
    seen = observed(game, match.Ply(*ply[:4], 0, 2), reader.me)
    yield "turn", (line := book.turn(reader, seen.before, seen.events))
    short = book.turn(reader._replace(sees=True), seen.before, seen.events)
    yield "seen", short if short != line else ""
    happened = Happened(reader, game, seen.before, seen.events)
    for moment in firsts.happened(book.firsts, happened) if reader.me is not None else ():
        if code != "K" or moment.name != "sweep":  # not by the house rules of a first game
            yield "first", book.tell(reader.messages, f"first.{moment.name}", **moment.values)
    if code == "O":
        yield "banner", okidoki.banner(reader, seen.before, seen.events)
    if code == "L":
        yield "banner", placing.banner(reader, seen.before, seen.events)


def refused(code: str, reader: Reader, ply: Ply) -> Said:
    """What is said for every rule in the same moment, whether it forbids anything there or not."""
    for rule in GAMES[code].INFO.rules:
        if rule != "follow":  # nor need any suit be led
            why_not = Refusal(rule, SEVEN, PAWNS * ply.seat, DEALER if rule == "turn" else 1)
            yield "no", REFUSAL[code](reader._replace(me=ply.seat), ply.before, why_not)


def of_end(code: str, reader: Reader, plies: Sequence[Ply]) -> Said:
    game, book, final = GAMES[code], PHRASEBOOKS[code], plies[-1].after
    yield "headline", book.headline(reader, final)
    yield "ending", book.ending(reader, final, game.score(final))
    yield from refused(code, reader, plies[-1])
    told = [match.Ply(*ply[:4], 0, 2) for ply in plies]
    yield "facts", match.finished(book.facts(reader.messages, game, told))


def illegal(code: str, state: Any, seat: int, action: Action) -> list[Refusal]:
    """Why an action that was legal in another state is not in this one."""
    try:
        GAMES[code].apply(state, seat, action)
    except Illegal as no:
        return [no.refusal]
    return []


def game_read_aloud(code: str, table: Table) -> Iterator[Callable[[str], Said]]:
    """Yield what is said in a game, bit by bit as it goes, as a function of the language."""
    game, seats = GAMES[code], table[1]

    def to(me: int | None, tell: Callable[..., Said], *of: Any) -> Callable[[str], Said]:
        return lambda lang: tell(code, Reader(MESSAGES[lang], NAMES[:seats], me), *of)

    plies = list(random_game(game, table, in_turn=0.75, wanted=WANTED.get(code)))
    for before, ply in pairwise([plies[0], *plies]):
        actor = max(ply.seat, 0)
        for me in (None, actor, (actor + 1) % seats, (actor + 2) % seats):
            yield to(me, of_ply, ply)
        if ply.seat != DEALER:
            why_not = [
                *game.refusals(ply.before, ply.seat)[:SHOWN],
                *illegal(code, ply.before, ply.seat, before.action),
                *illegal(code, ply.before, (ply.seat + 1) % seats, ply.action),
            ]
            yield to(ply.seat, of_question, question(game, ply), why_not)
    for me in (None, 0, 1):
        yield to(me, of_end, plies)
