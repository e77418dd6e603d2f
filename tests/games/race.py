"""Samples that both races share."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from kaartbord.games import GAMES
from kaartbord.games.race.rules import RaceState
from kaartbord.games.race.rules.ring import PAWNS
from kaartbord.games.race.words import button_labels, phrases, refusals
from kaartbord.match.match import Play
from kaartbord.rules.protocol import Action
from kaartbord.scene.choosing import parts_of
from kaartbord.text import people
from kaartbord.text.reader import Reader
from support.catalogue import NL
from support.games import Ply, moved
from support.samples import Question, Said


def obvious(view: Any, seat: int, legal: Sequence[Action]) -> Action:
    """Home, a hit, a new pawn, or the longest walk towards home; the partner is not hit if that can be helped."""
    game = GAMES[view.table.name[0].upper()]
    if legal[0].kind == "give":
        return legal[0]
    ours, place = next(side for side in game.sides(view) if seat in side), view.table.ring.place

    def shows(action: Action) -> int:
        total = 0
        for event in game.events(view, seat, action, game.play(view, action)):
            if event.kind == "hit":
                total += -200 if event.other // 4 in ours else 100
            total += {"home": 150, "enter": 80, "over": 1000}.get(event.kind, 0)
            if event.kind in ("walk", "jump") and event.pawn // 4 in ours:
                total += place(event.pawn // 4, event.cells[-1]) - place(event.pawn // 4, event.cells[0])
        return total

    return max(legal, key=shows)


def harmless(view: Any, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
    """Return the actions that hit no pawn of the own side: nobody overlooks those hits."""
    game = GAMES[view.table.name[0].upper()]
    ours = next(side for side in game.sides(view) if seat in side)
    return [
        action
        for action in legal
        if not any(
            event.kind == "hit" and event.other // 4 in ours
            for event in game.events(view, seat, action, game.play(view, action))
        )
    ]


def recount(play: Play, seat: int) -> Iterator[str]:
    partner = play.state.table.partner[seat]
    track, yard = play.state.table.ring.track, play.state.table.ring.yard
    for ply in play.plies:
        for pawn, was, now in moved(ply):
            owner = pawn // 4
            if now == yard and ply.seat == seat and owner not in (seat, partner):
                yield "hits"
            if now == yard and owner == seat and ply.seat != seat:
                yield "hit"
            if was < track <= now < yard and owner == seat:
                yield "home"


def homing(state: RaceState, action: Action) -> bool:
    """Return whether an action ends at home, for games that should come to an end."""
    ring = state.table.ring
    return any(ring.track <= to < ring.yard for _, to in action.placements)


def said(reader: Reader, asked: Question) -> Said:
    view, seat, legal, picks = asked
    yield "top", phrases.title_line(reader.messages, view, reader.me)
    yield "home", phrases.home_count(reader.messages, view, len(view.table.sides) - 1)
    for card in view.hands[seat]:
        yield "help", phrases.card_help(reader.messages, view.table, card)
        yield "rule", phrases.card_rule(reader.messages, view.table, card)
        yield "verb", phrases.play_button_label(reader.messages, card)
        if not any(card in action.cards for action in legal):
            yield "no", refusals.refusal_text(reader, view, refusals.likeliest_refusal(view, seat, card))
    for action in picks:
        if action.kind == "play":
            yield "use", button_labels.list_label(reader, view, seat, action)
        for pawn, to in parts_of(action, view.table.ring.yard):
            yield "pawn", phrases.pawn_name(reader, view, seat, pawn)
            yield "pawn", phrases.pawn_name(reader._replace(me=pawn // PAWNS), view, seat, pawn)
            yield "place", reader.messages.format_value(phrases.square_name(reader, view, to))
            yield "part", phrases.pawn_part_label(reader, view, seat, action, pawn)
        if action.kind == "discard":
            for cards, why in refusals.hand_obstacles(reader, view, seat):
                yield "obstacle", f"{cards}: {why}"


COLOURS = "rood", "blauw", "geel", "turkoois", "oranje", "paars", "wit", "zwart"


def square(start: str, home: str, ring: Any, cell: int) -> str:
    """The name of a square of a race, worked out the long way."""
    if cell < ring.track:
        side = next(seat for seat in reversed(range(len(ring.starts))) if ring.starts[seat] <= cell)
        number = cell - ring.starts[side]
        return f"{COLOURS[side]} {number}" if number else f"{start} {COLOURS[side]}"
    side, number = divmod(cell - ring.track, 4)
    return f"{home} {COLOURS[side]} {number + 1}"


def changed(start: str, home: str, lang: str, ply: Ply) -> Iterable[str]:
    ring = ply.before.table.ring
    pawns = zip(ply.before.pawns, ply.after.pawns, strict=True)
    moved = {cell for both in pawns if both[0] != both[1] for cell in both} - {ring.yard}
    return (square(start, home, ring, cell) for cell in moved if lang == "nl")


def pawns(start: str, home: str, play: Play, names: Sequence[str]) -> Counter[tuple[str, str]]:
    ring = play.state.table.ring
    colours = [people.colour_name(NL, seat).lower() for seat in range(ring.seats)]
    found: Counter[tuple[str, str]] = Counter()
    for pawn, cell in enumerate(play.state.pawns):
        seat, number = divmod(pawn, PAWNS)[0], ring.place(pawn // PAWNS, cell) - ring.track + 1
        side = max((side for side in range(ring.seats) if ring.starts[side] <= cell), default=0)
        steps = cell - ring.starts[side]
        if cell == ring.yard:
            place = f"wacht {colours[seat]}"
        elif cell >= ring.track:
            place = f"{home} {colours[seat]} {number}"
        else:
            place = f"{colours[side]} {steps}" if steps else f"{start} {colours[side]}"
        found[place, names[seat]] += 1
    return found


def figures(play: Play, names: Sequence[str]) -> dict[str, tuple[int, ...]]:
    game = GAMES[play.match.game]
    points = game.score(play.state).points
    return {
        " en ".join(names[seat] for seat in side): (points[number], PAWNS * len(side))
        for number, side in enumerate(game.sides(play.state))
    }
