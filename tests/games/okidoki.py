"""Samples of OkiDoki for the tests."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any

from kaartbord.games import okidoki as game
from kaartbord.games.okidoki.rules import hand
from kaartbord.games.okidoki.rules.state import PENALTY, RESERVE, START, STRENGTH
from kaartbord.games.okidoki.scene.play import OKIDOKI
from kaartbord.games.okidoki.words import phrases
from kaartbord.games.tricks.scene.chooser import team_chooser
from kaartbord.match.match import Play
from kaartbord.rules.cards import ACE
from kaartbord.rules.protocol import Action
from kaartbord.rules.seats import team
from kaartbord.text.reader import Reader
from support.games import Ply, moved
from support.plays import bot_play
from support.samples import TEAMS, TOGETHER, Question, Said, Samples


def obvious(view: Any, seat: int, legal: Sequence[Action]) -> Action:
    """Stays below in a trick and gets rid of what costs, but leaves not all aces to the others.

    Walks to a hit or home, else to safety.
    """
    if legal[0].kind == "give":
        return max(legal, key=lambda action: PENALTY[action.cards[0]] % 2)  # a spade, no ace
    if legal[0].kind != "card":

        def shows(action: Action) -> int:
            happened = game.events(view, seat, action, game.play(view, action))
            seen: int = sum({"hit": 4, "home": 6, "over": 99}.get(event.kind, 0) for event in happened)
            passed: int = sum(view.table.safe[view.moves[0][0]] >> cell & 1 for _, cell in action.placements)
            return seen + passed

        return max(legal, key=shows)
    trick = [card for _, card in hand.current_trick(view)]
    cards = [action.cards[0] for action in legal]
    suit = trick[0] & 3 if trick else -1
    highest = max((STRENGTH[card] for card in trick if card & 3 == suit), default=0)
    below = [card for card in cards if STRENGTH[card] < highest]
    ours, theirs = hand.taken_aces(view)[:: 1 - 2 * team(view.turn)]
    wanted = min(cards, key=STRENGTH.__getitem__)
    if trick and cards[0] & 3 != suit:
        wanted = max(cards, key=lambda card: (card >> 2 != ACE or bool(ours), PENALTY[card], STRENGTH[card]))
    elif not ours and (theirs or any(card >> 2 == ACE for card in trick)):
        wanted = max(cards, key=STRENGTH.__getitem__)
    elif below:
        wanted = max(below, key=STRENGTH.__getitem__)
    return legal[cards.index(wanted)]


def recount(play: Play, seat: int) -> Iterator[str]:
    for ply in play.plies:
        if len(ply.after.takers) > len(ply.before.takers):
            at = len(ply.before.takers)
            aces = sum(cards[at] >> 2 == 1 for cards in ply.after.played)
            if ply.after.takers[-1] % 2 != seat % 2:
                yield from ["avoided"] * aces
            took = Counter(
                taker % 2
                for trick, taker in enumerate(ply.after.takers)
                for cards in ply.after.played
                if cards[trick] >> 2 == 1
            )
            if aces and took[seat % 2] == 4:
                yield "four"
        for pawn, was, now in moved(ply):
            if now in (0, 255) and was not in (0, 255) and ply.action.kind == "move":
                yield "hit" if pawn // 4 == seat % 2 else "hits"


def said(reader: Reader, asked: Question) -> Said:
    view, seat, legal, picks = asked
    messages = reader.messages
    yield "ask", phrases.first_prompt(reader, view, seat, legal)
    yield "ask", phrases.first_prompt(reader, view, seat, legal, partner_is_human=False)
    yield "top", phrases.title_line(messages, view)
    for side in (0, 1):
        yield "side", messages.format_value(phrases.side_name(reader, view, side))
        yield "home", phrases.home_count(messages, view, side)
    yield from (("pawn", phrases.pawn_name(messages, view, pawn)) for pawn in range(len(view.pawns)))
    for action in picks:
        yield "confirm", phrases.confirm_label(messages, view, action)
        for number, (pawn, to) in enumerate(action.placements):
            begun, swaps = action.placements[:number], action.kind == "swap"
            for cell in (to, to - 1):
                yield ("square", phrases.square_meaning(messages, view, cell) if 0 < cell < view.table.finish else "")
            yield "part", "" if swaps else phrases.walk_label(reader, view, action, number)
            yield ("ask", "" if swaps and begun else phrases.continued_prompt(messages, view, begun, pawn, swaps=swaps))
            yield "ask", phrases.continued_prompt(messages, view, begun) if begun and not swaps else ""
            yield "ask", phrases.confirm_prompt(messages, view, action)


def changed(lang: str, ply: Ply) -> Iterable[str]:
    names = {0: "start", 255: "reserve", ply.before.table.finish: "finish"}
    pawns = zip(ply.before.pawns, ply.after.pawns, strict=True)
    return (str(names.get(cell, cell)) for both in pawns if both[0] != both[1] for cell in both)


def pawns(play: Play, names: Sequence[str]) -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter()
    for pawn, cell in enumerate(play.state.pawns):
        colour = TEAMS[pawn // 4]
        places = {START: f"start {colour}", RESERVE: f"reserve {colour}", play.state.table.finish: "finish"}
        found[places.get(cell, str(cell)), colour] += 1
    return found


def figures(play: Play, names: Sequence[str]) -> dict[str, tuple[int, ...]]:
    state = play.state
    points, costs = game.score(state).points, hand.penalties(state)
    return {who: (points[side], state.table.goal, costs[side]) for side, who in enumerate(TOGETHER[play.match.seats])}


SAMPLES = Samples(
    obvious=obvious,
    recount=recount,
    bare={
        "deal": "how many cards each gets, in a figure",
        "give": "a card that goes to somebody else face down",
        "opening": "who begins, which the first trick shows",
        "level": "nobody walks, so nothing changes on the board",
        "two": "how two share the hands; on the board nothing differs",
    },
    chooser=team_chooser(OKIDOKI, game.refusals),
    play=OKIDOKI,
    houses={
        2: {"two_player_mode": "stapel", "safe_blocks_swap": True, "board": "nwwgngrwgnrwgwngrgwn"},
        4: {"four_aces_play_out": True, "short": True},
    },
    transcripts={
        "4": partial(bot_play, {"four_aces_play_out": True}, 4, 5, "O"),
        "2": partial(bot_play, {"safe_blocks_swap": True, "board": "wgrgwnrwgrwgnrgwnn"}, 2, 14, "O"),
        "2-stapel": partial(bot_play, {"two_player_mode": "stapel", "short": True}, 2, 5, "O"),
    },
    sealed=(4, 40),
    slack=2,  # as it depends on who holds the two of spades
    said=said,
    refusal=phrases.refusal_text,
    changed=changed,
    banner=phrases.announcement,
    hinted=[(2, {}), (4, {}), (2, {"two_player_mode": "stapel"}), (4, {"four_aces_play_out": True})],
    spoken=(
        ({"board": "wgwgwgwgnnnrwgwg", "two_player_mode": "stapel", "short": True}, 2, 4),
        ({"four_aces_play_out": True, "short": True}, 2, 1),
        ({"short": True}, 4, 4),
    ),
    pawns=pawns,
    trick=hand.current_trick,
    figures=figures,
)
