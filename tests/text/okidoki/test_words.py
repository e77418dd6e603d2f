"""OkiDoki in sentences, word for word: what is asked, what is told of every kind of event, why not, the end.

Seats 0 and 2 are white, 1 and 3 grey; they are called Jan, Truus, Anna and Wim. Two players are Jan
and Truus.
"""

from typing import NamedTuple

import pytest
from kaartbord.games import okidoki
from kaartbord.games.okidoki.board import LENGTHS
from kaartbord.games.okidoki.info import INFO
from kaartbord.games.okidoki.state import ACES, DEAL, DRAW, GIVE, MOVE, OPEN, OVER, RESERVE, TRICK
from kaartbord.match.match import Ply, finished
from kaartbord.rules import cards
from kaartbord.rules.protocol import DEALER, Action, Event, Refusal
from kaartbord.text import LANGS, phrasebooks
from kaartbord.text.okidoki import phrases as words
from kaartbord.text.reader import Reader
from text.games import NAMES

NAMED = NAMES[:4]
FINISH = 31

FOUR, TWO = 4, 2
"""How many players."""


def start(seats=FOUR, **rules):
    return okidoki.setup(okidoki.options(rules), seats)


def position(pawns="0 0 - - / 0 0 - -", steps=(12, 8), *, first=0, seats=FOUR, **rules):
    """Pawns to be moved: where those of white and of grey stand (`-` is in reserve), and how far they go."""
    places = bytes(RESERVE if word == "-" else int(word) for word in pawns.replace("/", "").split())
    moves = tuple(((first + i) % 2, number) for i, number in enumerate(steps))
    return start(seats, **rules)._replace(
        pawns=places, moves=moves, turn=first, dealer=0, rounds=7, phase=MOVE
    )


def trick(hands, lying="", *, leader=0, takers=(), played="", seats=FOUR, **rules):
    """A trick under way: hands by chair, the cards that lie, and what each chair played before."""
    piles = [cards.parse(pile) for pile in played.split("/")] if played else [b""] * len(hands.split("/"))
    for i, card in enumerate(cards.parse(lying)):
        piles[(leader + i) % len(piles)] += bytes((card,))
    turn = (leader + len(lying.split())) % len(piles)
    return start(seats, **rules)._replace(
        hands=tuple(bytes(sorted(cards.parse(hand))) for hand in hands.split("/")),
        played=tuple(piles),
        takers=bytes(takers),
        leader=leader,
        turn=turn,
        dealer=0,
        rounds=7,
        given=3,
        phase=TRICK,
    )


def giving(hands, given, gifts=None, *, seats=FOUR, **rules):
    """An exchange under way."""
    held = tuple(bytes(sorted(cards.parse(hand))) for hand in hands.split("/"))
    laid = tuple(map(cards.parse, gifts.split("/"))) if gifts else (b"",) * len(held)
    return start(seats, **rules)._replace(
        hands=held, gifts=laid, given=given, dealer=0, rounds=7, phase=OPEN if all(laid) else GIVE
    )


def told(state, seat, action, lang="nl", me=None, tell=words.turn):
    """The line of an action, made from what the reader sees."""
    after = okidoki.play(state, action)
    events = okidoki.events(
        okidoki.view(state, me), seat, okidoki.seen(state, seat, action, me), okidoki.view(after, me)
    )
    return tell(Reader(lang, NAMED, me), okidoki.view(state, me), events)


def both(state, seat, action, me=None):
    return [told(state, seat, action, lang, me) for lang in LANGS]


def plays(card):
    return Action("card", cards.parse(card))


def moves(*placements):
    return Action("move", b"", placements)


# ---- before the first card


def test_the_lot_and_the_deal():
    lot = Action("lot", bytes((2,)))
    assert both(start(), DEALER, lot) == [
        "Er is geloot. Anna deelt eerst.",
        "Lots were drawn. First dealer: Anna.",
    ]
    assert told(start(), DEALER, lot, me=2) == "Er is geloot. Jij deelt eerst."
    deck = okidoki.stock(start()._replace(dealer=0))
    for seats, rules, nl, en in (
        (FOUR, {}, "iedereen krijgt 13 kaarten.", "13 cards each."),
        (TWO, {}, "ieder krijgt twee handen van 13 kaarten.", "two hands of 13 cards for each player."),
        (TWO, {"two_player_mode": "stapel"}, "iedereen krijgt 13 kaarten.", "13 cards each."),
    ):
        state = start(seats, **rules)._replace(dealer=0, rounds=2, phase=DEAL)
        assert both(state, DEALER, okidoki.deal(state, deck), 0) == [f"Ronde 3: {nl}", f"Round 3: {en}"]


def test_a_card_laid_ready():
    state = giving("2s 4h/5h 6h/7h 8h/9h Th", 0)
    gift = Action("give", cards.parse("4h"))
    view = okidoki.view(state, 0)
    assert words.ask(Reader("nl", NAMED), view, 0, okidoki.legal(view, 0)) == "Kies een kaart voor Truus."
    assert words.choice(Reader("nl", NAMED, 0), view, 0, gift) == "Geef harten 4 aan Truus"
    assert words.choice(Reader("en", NAMED, 0), view, 0, gift) == "Give the 4 of hearts to Truus"
    assert words.confirm("nl", view, gift) == "Geef harten 4"
    after = okidoki.apply(state, 0, gift)
    lines = {
        0: ["Je hebt harten 4 klaargelegd voor Truus.", "You chose the 4 of hearts for Truus."],
        1: ["Jan heeft een kaart klaargelegd.", "Jan chose a card to give."],
    }
    for me, line in lines.items():
        events = okidoki.events(view, 0, okidoki.seen(state, 0, gift, me), okidoki.view(after, me))
        assert [
            words.turn(Reader(lang, NAMED, me), okidoki.view(state, me), events) for lang in LANGS
        ] == line
    assert [words.quiet(Ply(state, 0, gift, after, 0, 2), me) for me in (0, 1, None)] == [False, True, True]


@pytest.mark.parametrize(("given", "whom"), [(0, "Truus"), (1, "Wim"), (2, "Anna")])
def test_who_exchanges_with_whom(given, whom):
    state = giving("2s/5h/7h/9h", given, "4h/6h/8h/Th")
    got = okidoki.deal(state, b"")
    card = {"Truus": "harten 6", "Wim": "harten 10", "Anna": "harten 8"}[whom]
    assert told(state, DEALER, got, me=0) == f"Je kreeg {card} van {whom} en gaf harten 4."
    asked = giving("2s/5h/7h/9h", given)
    assert words.ask(Reader("nl", NAMED), asked, 0, okidoki.legal(asked, 0)) == f"Kies een kaart voor {whom}."
    watched = (
        ["Maten ruilen een kaart.", "Partners exchange a card."]
        if given == 2
        else ["Tegenstanders ruilen een kaart.", "Opponents exchange a card."]
    )
    assert both(state, DEALER, got) == watched


def test_two_hands_exchange():
    state = giving("2s/5h/7h/9h", 0, "4h/6h/8h/Th", seats=TWO)
    assert told(state, DEALER, okidoki.deal(state, b""), me=0) == (
        "Eerste hand: harten 6 van Truus voor harten 4. Tweede hand: harten 10 van Truus voor harten 8."
    )
    last = giving("2s/5h/7h/9h", 2, "4h/6h/8h/Th", seats=TWO)
    got = okidoki.deal(last, b"")
    assert told(last, DEALER, got, me=0) == "Je eerste hand kreeg harten 8 van je tweede en gaf harten 4."
    assert told(last, DEALER, got, "en", 1) == (
        "Your first hand got the 10 of hearts from your second for the 6 of hearts."
    )
    assert both(last, DEALER, got) == [
        "Ieder ruilt een kaart tussen de eigen handen.",
        "Each player exchanges a card between their own two hands.",
    ]


def test_two_hands_are_asked_for_a_card_each():
    state = giving("2s 4h/5h/7h 8h/9h", 2, "4h///", seats=TWO)
    legal = okidoki.legal(state, 0)
    assert (
        words.ask(Reader("nl", NAMED), state, 0, legal) == "Tweede hand: kies een kaart voor je eerste hand."
    )
    assert words.choice(Reader("nl", NAMED, 0), state, 0, legal[0]) == (
        "Geef harten 7 uit je tweede hand aan je eerste hand"
    )
    assert words.choice(Reader("en", NAMED, 0), state, 0, legal[0]) == (
        "Give the 7 of hearts from your second hand to your first hand"
    )


# ---- the tricks


def test_a_card_and_a_trick():
    state = trick("3s/4s/5s/6h", leader=0)
    assert both(state, 0, plays("3s")) == ["Jan speelt schoppen 3.", "Jan played the 3 of spades."]
    assert told(state, 0, plays("3s"), me=0) == "Jij speelt schoppen 3."
    last = trick("3s 7h/4s 8h/5s 9h/6h Th", "3s 4s 5s")
    assert both(last, 3, plays("6h")) == [
        "Wim speelt harten 6. Anna wint de slag: 3 strafpunten.",
        "Wim played the 6 of hearts. Anna won the trick: 3 penalty points.",
    ]
    one = trick("3s 7h/4s 8h/5s 9h/6c Th", "3h 2s 5h")
    assert told(one, 3, plays("6c"), me=2) == "Wim speelt klaveren 6. Jij wint de slag: 1 strafpunt."
    none = trick("3s 7h/4s 8h/5s 9h/6c Th", "3h 4h 5h")
    assert told(none, 3, plays("6c"), "en", 2) == "Wim played the 6 of clubs. You won the trick."


def test_the_second_hand_plays():
    state = trick("3h/4h/5h/6h", "3h 4h", seats=TWO)
    assert both(state, 0, plays("5h")) == [
        "Jan speelt met de tweede hand harten 5.",
        "Jan played the 5 of hearts with the second hand.",
    ]
    assert told(state, 0, plays("5h"), me=0) == "Jij speelt met de tweede hand harten 5."


def asked(state, lang="nl"):
    view = okidoki.view(state, state.turn % state.table.seats)
    seat = state.turn % state.table.seats
    return words.ask(Reader(lang, NAMED), view, seat, okidoki.legal(view, seat))


def test_what_card_is_asked_for():
    assert asked(trick("2s 5h/3h/4h/5c")) == "Jouw beurt. Begin met schoppen 2."
    assert asked(trick("2s 5h/3h/4h/5c"), "en") == "Your turn. Start with the 2 of spades."
    assert asked(trick("5h/3h/4h/5c", takers=(0,), played="2s/3s/4s/5s")) == (
        "Jouw beurt. Kom uit met een kaart."
    )
    assert asked(trick("5h/3s 3h/4h/5c", "2s")) == "Jouw beurt. Leg schoppen."
    assert asked(trick("5h/3h/4h/5c", "2s"), "en") == "Your turn. You have no spades: play what you like."
    assert asked(trick("5h/3s/4h/5c", "2s", seats=TWO)) == "Jouw beurt, eerste hand. Leg schoppen."
    assert asked(trick("5h/3s/4h/5c", "2s 3s", seats=TWO)) == (
        "Jouw beurt, tweede hand. Je hebt geen schoppen: alles mag."
    )


def test_drawing_from_the_stock():
    state = trick("4h/6h", takers=(0,), played="2s/3s", seats=TWO, two_player_mode="stapel")._replace(
        phase=DRAW, turn=1
    )
    drawn = Action("draw", cards.parse("Ks 7d"))
    assert told(state, DEALER, drawn, me=0) == "Je pakt ruiten 7 van de stapel."
    assert told(state, DEALER, drawn, "en", 1) == "You drew the king of spades from the stock."
    assert both(state, DEALER, drawn) == ["Beide spelers pakken een kaart.", "Both players drew a card."]
    ply = Ply(state, DEALER, drawn, okidoki.play(state, drawn), 0, 0)
    assert [words.quiet(ply, me) for me in (0, None)] == [False, True]


# ---- the count


class Count(NamedTuple):
    """What is heard of white with 8 and grey with 12."""

    seats: int
    me: int | None
    nl: str
    en: str


COUNTS = (
    Count(
        4,
        None,
        "Straf: wit 8, grijs 12. Wit loopt eerst 12 stappen.",
        "Penalty points: white 8, grey 12. White moves first: 12 steps.",
    ),
    Count(
        4,
        2,
        "Straf: jullie 8, zij 12. Jullie lopen eerst 12 stappen.",
        "Penalty points: you 8, they 12. You move first: 12 steps.",
    ),
    Count(
        4,
        1,
        "Straf: zij 8, jullie 12. Zij lopen eerst 12 stappen.",
        "Penalty points: they 8, you 12. They move first: 12 steps.",
    ),
    Count(
        2,
        0,
        "Straf: jij 8, de ander 12. Jij loopt eerst 12 stappen.",
        "Penalty points: you 8, the other 12. You move first: 12 steps.",
    ),
    Count(
        2,
        1,
        "Straf: de ander 8, jij 12. De ander loopt eerst 12 stappen.",
        "Penalty points: the other 8, you 12. The other moves first: 12 steps.",
    ),
)


@pytest.mark.parametrize("case", COUNTS)
def test_the_count(case):
    events = (Event("count", 0, amount=8), Event("count", 1, amount=12))
    state = trick("3s/4s/5s/6s", seats=case.seats)
    assert [words.turn(Reader(lang, NAMED, case.me), state, events) for lang in LANGS] == [case.nl, case.en]


def test_the_count_is_announced():
    events = (Event("count", 0, amount=8), Event("count", 1, amount=12))
    for me, nl, en in (
        (None, "Straf: wit 8, grijs 12", "Penalty: white 8, grey 12"),
        (3, "Straf: jullie 12, zij 8", "Penalty: you 12, they 8"),
    ):
        assert [words.banner(Reader(lang, (), me), start(), events) for lang in LANGS] == [nl, en]
    assert words.banner(Reader("nl", (), 0), start(), (Event("card", 0, b"\x08"),)) == ""


def test_ten_all():
    events = (Event("count", 0, amount=10), Event("count", 1, amount=10), Event("level", -1))
    assert words.turn(Reader("nl", NAMED, 0), start(), events) == "Het staat tien tegen tien: niemand loopt."
    assert words.turn(Reader("en", NAMED, 0), start(), events) == "Ten each: nobody moves."
    assert words.banner(Reader("nl", (), 0), start(), events) == "Tien tegen tien"


def test_four_aces():
    state = trick("Ah 5h/9c 9d/8c 8d/7c 7d", takers=(0,), played="As/Ac/2c/Ad", leader=0)
    last = okidoki.play(okidoki.play(okidoki.play(state, plays("Ah")), plays("9c")), plays("8c"))
    line = {me: told(last, 3, plays("7c"), me=me) for me in (None, 2, 1)}
    assert line[None] == (
        "Wim speelt klaveren 7. Jan wint de slag: 2 strafpunten, samen 8. "
        "Wit heeft vier azen."
        " De ronde is uit. Alleen dat team loopt: twee keer tien, of een wissel."
    )
    assert line[2].endswith(
        "Jullie hebben vier azen. De ronde is uit. Alleen dat team loopt: twee keer tien, of een wissel."
    )
    assert line[1].endswith(
        "Zij hebben vier azen. De ronde is uit. Alleen dat team loopt: twee keer tien, of een wissel."
    )
    assert told(last, 3, plays("7c"), "en", 0).endswith(
        "You have four aces. The round stops at once. Only that team moves: ten twice, or a swap."
    )
    events = okidoki.events(last, 3, plays("7c"), okidoki.play(last, plays("7c")))
    assert [words.banner(Reader(lang), last, events) for lang in LANGS] == [
        "Vier azen: wit",
        "Four aces: white",
    ]


def test_four_aces_that_are_played_out_say_that_the_tricks_go_on():
    last = trick(
        "///7d 8d", "5h 9d 8d", takers=(0, 0), played="As Ah/Ac 9c/2c 8c/Ad 7c", four_aces_play_out=True
    )
    events = (Event("aces", 0, amount=0),)
    assert words.turn(Reader("nl", NAMED), last, events) == (
        "Wit heeft vier azen. De slagen gaan door. Dat team loopt straks twee keer tien, of wisselt."
    )


def test_four_aces_played_out_are_counted_without_saying_who_walks():
    state = trick(
        "///7d", "5h 9d 8d", takers=(0, 0), played="As Ah/Ac 9c/2c 8c/Ad 7c", four_aces_play_out=True
    )
    assert told(state, 3, plays("7d"), me=1) == (
        "Wim speelt ruiten 7. Jan wint de slag. Straf: jullie 0, zij 8."
    )


# ---- the pawns


def test_a_walk():
    state = position("10 17 0 - / 22 6 0 0")
    assert both(state, 2, moves((0, 22))) == [
        "Anna loopt 12: wit van 10 naar 22, slaat een grijze pion terug naar de reserve.",
        "Anna moved 12: white from 10 to 22, hitting a grey pawn back to reserve.",
    ]
    assert told(state, 2, moves((0, 22)), me=1) == (
        "Anna loopt 12: wit van 10 naar 22, slaat een pion van jullie terug naar de reserve."
    )
    assert told(state, 2, moves((0, 22)), "en", 3) == (
        "Anna moved 12: white from 10 to 22, hitting one of your pawns back to reserve."
    )
    alone = position("10 17 0 - / 22 6 0 0", seats=TWO)
    assert told(alone, 0, moves((0, 22)), me=1) == (
        "Jan loopt 12: wit van 10 naar 22, slaat een pion van jou terug naar de reserve."
    )
    assert both(state, 0, moves((2, 4), (1, 25)), 0) == [
        "Jij loopt 4 + 8: wit van start naar 4, dan van 17 naar 25, veilig. Wit vult start aan uit de reserve.",
        "You moved 4 + 8: white from start to 4, then from 17 to 25, safe. "
        "A white pawn from reserve takes the free start.",
    ]


def test_a_walk_home():
    state = position("24 27 31 31 / 22 6 0 0")
    assert told(state, 0, moves((0, FINISH))) == ("Jan loopt 12: wit van 24 naar de finish.")
    assert told(state, 0, moves((1, FINISH), (0, 30))) == (
        "Jan loopt 6 + 6: wit van 27 naar de finish, dan van 24 naar 30, veilig."
    )
    assert both(state, 0, moves((1, FINISH), (0, FINISH)), 2) == [
        "Jan loopt 4 + 8: wit van 27 naar de finish, dan van 24 naar de finish. "
        "Jullie hebben vier pionnen op de finish. Zij mogen de ronde nog afmaken.",
        "Jan moved 4 + 8: white from 27 to the finish, then from 24 to the finish. "
        "You have four pawns at the finish. They may still finish the round.",
    ]


def test_the_end_in_the_log():
    state = position("24 31 0 - / 31 29 0 0", (12,), short=True)
    home = moves((0, FINISH))
    assert told(state, 0, home).endswith("Wit heeft twee pionnen op de finish. Jan en Anna hebben gewonnen.")
    assert told(state, 0, home, "en", 0).endswith("You have two pawns at the finish. You and Anna have won.")
    alone = position("24 31 0 - / 31 29 0 0", (12,), short=True, seats=TWO)
    assert told(alone, 0, home, me=0).endswith("Jij hebt twee pionnen op de finish. Jij hebt gewonnen.")
    assert told(alone, 0, home, me=1).endswith(
        "De ander heeft twee pionnen op de finish. Jan heeft gewonnen."
    )
    second = position("24 31 0 - / 31 31 0 0", (12,), short=True)
    assert told(second, 0, home, me=1).endswith("Zij hebben twee pionnen op de finish. Het is gelijkspel.")
    assert told(second, 0, home, "en").endswith("White has two pawns at the finish. It is a draw.")


def test_twice_ten_and_a_swap():
    state = position("4 17 0 - / 22 6 0 0", (ACES,))
    assert told(state, 0, moves((0, 14), (0, 24))) == (
        "Jan loopt 10 + 10: wit van 4 naar 14, dan van 14 naar 24, veilig."
    )
    swap = Action("swap", b"", ((0, 22), (4, 4)))
    assert both(state, 0, swap, 1) == [
        "Jan wisselt de witte pion op 4 met de grijze pion op 22. Wit vult start aan uit de reserve.",
        "Jan swapped the white pawn on 4 with the grey pawn on 22. A white pawn from reserve takes the free start.",
    ]


def test_a_swap_with_a_pawn_whose_start_is_full():
    state = position("0 17 31 31 / 22 0 0 -", (ACES,))
    swap = Action("swap", b"", ((0, 22), (4, 255)))
    assert both(state, 0, swap) == [
        "Jan wisselt de witte pion op start met de grijze pion op 22. "
        "Grijs gaat naar de reserve: start is vol.",
        "Jan swapped the white pawn on start with the grey pawn on 22. Grey goes to reserve: start is full.",
    ]


def test_nothing_can_walk():
    state = position("4 - - - / 22 6 0 0", (1,))
    skip = Action("skip")
    assert okidoki.legal(state, 0) == [skip]
    assert both(state, 0, skip) == [
        "Wit kan met geen pion 1 stap lopen en slaat over.",
        "White cannot move 1 step with any pawn and skips.",
    ]
    assert told(state, 0, skip, me=2) == "Jullie kunnen met geen pion 1 stap lopen en slaan over."
    assert told(position("4 - - - / 22 6 0 0", (1,), seats=TWO), 0, skip, me=0) == (
        "Jij kunt met geen pion 1 stap lopen en slaat over."
    )
    assert asked(state) == "Geen pion kan lopen. Sla deze keer over."
    assert words.choice(Reader("nl", NAMED, 0), state, 0, skip) == "Sla over"


def test_what_walk_is_asked_for():
    state = position("10 17 0 - / 22 6 0 0")
    assert asked(state) == "Jullie mogen 12 stappen lopen. Overleg met Anna en kies een pion."
    assert asked(state, "en") == "Your team may move 12 steps. Talk it over with Anna and choose a pawn."
    legal = okidoki.legal(state, 0)
    assert words.ask(Reader("nl", NAMED), state, 0, legal, confers=False) == (
        "Jullie mogen 12 stappen lopen. Kies een pion."
    )
    assert asked(position("10 - - - / 22 6 0 0", (3,), seats=TWO)) == "Je mag 3 stappen lopen. Kies een pion."
    assert asked(position("10 17 0 - / 22 6 0 0", (ACES,))) == (
        "Vier azen: loop twee keer tien, of wissel twee pionnen."
    )
    assert words.ask_on("nl", state, (), 0) == "Kies waar de witte pion op 10 heen gaat."
    assert words.ask_on("nl", state, ((0, 17),)) == "Nog 5 stappen: kies een pion."
    assert words.ask_on("en", state, ((0, 21),)) == "1 step to go: choose a pawn."
    assert words.ask_on("nl", state, ((1, FINISH),)) == "Kies een pion voor de rest van de stappen."
    aces = position("10 17 0 - / 22 6 0 0", (ACES,))
    assert words.ask_on("nl", aces, ((0, 20),)) == "Nog 10 stappen: kies een pion."
    assert words.ask_on("nl", aces, ((0, 20),), 0) == "Kies waar de witte pion op 20 heen gaat."
    assert words.ask_on("nl", aces, (), 0, swaps=True) == "Kies met welke pion de witte pion op 10 wisselt."
    assert words.ready("nl", state, moves((0, 17), (2, 5))) == "Klaar? Loop 7 + 5."


def test_the_labels_of_walks():
    state = position("10 17 0 - / 22 6 0 0")
    one, two = moves((0, 22)), moves((0, 17), (2, 5))
    assert words.choice(Reader("nl", NAMED, 0), state, 0, one) == (
        "Loop 12 met de pion op 10 naar 22, slaat een grijze pion"
    )
    assert words.choice(Reader("nl", NAMED, 0), state, 0, two) == (
        "Loop 7 met de pion op 10 naar 17, dan 5 met de pion op start naar 5"
    )
    assert words.choice(Reader("en", NAMED, 0), state, 0, one) == (
        "Move 12 with the pawn on 10 to 22, hitting a grey pawn"
    )
    assert words.part(Reader("nl", (), 0), state, one, 0) == "loop 12 hierheen, slaat een grijze pion"
    assert words.part(Reader("nl", (), 0), state, two, 1) == "loop 5 hierheen"
    assert words.confirm("nl", state, one) == "Loop 12" and words.confirm("en", state, two) == "Move 7 + 5"
    fresh = position("0 3 - 31 / 22 6 0 0")
    assert words.choice(Reader("nl", NAMED, 0), fresh, 0, moves((0, 8), (2, 4))) == (
        "Loop 8 met de pion op start naar 8, dan 4 met de nieuwe pion op start naar 4"
    )


def test_the_labels_of_swaps():
    state = position("10 17 0 - / 22 21 0 0", (ACES,))
    swap = Action("swap", b"", ((0, 21), (5, 10)))
    assert words.choice(Reader("nl", NAMED, 0), state, 0, swap) == (
        "Wissel de witte pion op 10 met de grijze pion op 21"
    )
    assert [words.confirm(lang, state, swap) for lang in LANGS] == ["Wissel", "Swap"]


def test_squares_and_pawns():
    state = position("10 22 0 - / 22 21 31 0")
    assert [words.square("nl", state, cell) for cell in (21, 27, 5, 9)] == [
        "veilig voor grijs, nog 10 tot de finish",
        "veilig voor wit, nog 4 tot de finish",
        "rood: hier mag niemand eindigen, nog 26 tot de finish",
        "nog 22 tot de finish",
    ]
    assert words.square("en", state, 12) == "red: no pawn may stop here, 19 to the finish"
    assert [words.pawn("nl", state, pawn) for pawn in (0, 2, 3, 6)] == [
        "witte pion op 10",
        "witte pion op start",
        "witte pion in de reserve",
        "grijze pion op de finish",
    ]
    assert words.pawn("en", state, 4) == "grey pawn on 22"
    assert words.one_of("nl", 1) == "grijze pion"


def test_the_line_under_the_title():
    assert words.top("nl", start()) == ""
    assert words.top("nl", giving("2s/5h/7h/9h", 1)) == "ronde 7, ruil 2 van 3"
    assert words.top("nl", giving("2s/5h/7h/9h", 1)._replace(phase=OPEN)) == "ronde 7, ruil 2 van 3"
    assert words.top("en", trick("3s/4s/5s/6h", takers=(0,) * 4, played="/".join(["3h 4h 5h 6h"] * 4))) == (
        "round 7, trick 5 of 13"
    )
    stock = trick("3s/4s", seats=TWO, two_player_mode="stapel")
    assert words.top("nl", stock) == "ronde 7, slag 1 van 26, stapel: 26"
    bare = trick(
        "3s/4s", seats=TWO, two_player_mode="stapel", takers=(0,) * 13, played="/".join(["3h 4h"] * 13)
    )
    assert words.top("nl", bare) == "ronde 7, slag 14 van 26", "nothing is left to draw"
    assert words.top("nl", position()) == "ronde 7"


def test_sides():
    four, two = start(), start(TWO)
    assert [words.side(Reader("nl", (), me), four, 1) for me in (None, 0, 1)] == ["grijs", "zij", "jullie"]
    assert [words.side(Reader("nl", (), me), two, 0) for me in (None, 0, 1)] == ["wit", "jij", "de ander"]
    assert [words.side(Reader("en", (), me), four, 0) for me in (None, 0, 1)] == ["white", "you", "they"]
    assert words.home_count("nl", position("31 31 0 - / 0 0 31 -"), 0) == "2 van 4"


# ---- why not

REFUSALS = {
    "turn": "Je bent niet aan de beurt. Wacht op Wim.",
    "over": "Het spel is uit. Begin een nieuw potje.",
    "dealer": "Deze kaarten kunnen zo niet gedeeld worden. Schud en deel opnieuw.",
    "hand": "Die kaart heb je niet. Kies er een uit je hand.",
    "give": "Er wordt nu geruild. Leg één kaart uit je hand klaar.",
    "opening": "De eerste slag begint met schoppen 2. Speel die kaart.",
    "follow": "Dat kan niet: je moet harten bekennen.",
    "steps": "Je moet precies 12 stappen lopen. Kies iets wat oplicht.",
    "two_pawns": "De stappen gaan over hooguit twee pionnen, elk een deel. Verdeel ze anders.",
    "red": "Op een rood vakje mag je niet eindigen. Kies iets wat oplicht.",
    "own": "Daar staat al een pion van je eigen team. Kies iets wat oplicht.",
    "safe": "Daar staat een pion veilig op zijn eigen kleur. Kies iets wat oplicht.",
    "reserve": "Die pion wacht in de reserve tot een startvakje vrij is. Kies een andere pion.",
    "finished": "Die pion is al op de finish. Kies een andere pion.",
    "aces": "Vier azen zijn twee keer tien stappen, of een wissel. Kies een van die twee.",
    "swap_pawns": "Wissel een eigen pion met een van de tegenpartij; minstens één van de twee is al "
    "onderweg. Kies twee andere pionnen.",
    "safe_swap": "Die pion staat veilig op zijn eigen kleur en wisselt hier niet. Kies een andere pion.",
    "skip": "Er kan nog een pion lopen, dus overslaan mag niet. Kies een pion.",
}


def test_every_refusal_has_a_sentence():
    assert set(REFUSALS) == set(INFO.rules)


@pytest.mark.parametrize(("rule", "nl"), REFUSALS.items())
def test_refusals(rule, nl):
    state = trick("3s/4s/5s/6s", "4h") if rule == "follow" else position()
    refusal = Refusal(rule, pawn=0, seat=3)
    assert words.refusal(Reader("nl", NAMED), state, refusal) == nl
    assert words.refusal(Reader("en", NAMED), state, refusal).endswith(".")


@pytest.mark.parametrize("rule", ["red", "own", "safe"])
def test_a_pawn_that_cannot_go_says_where_it_would_land(rule):
    said = words.refusal(Reader("nl"), position(), Refusal(rule, pawn=0), square=False)
    assert said.startswith("Deze pion zou ") and said.endswith(" Kies iets wat oplicht.")


def test_refusals_that_depend_on_the_moment():
    assert words.refusal(Reader("nl"), start(), Refusal("turn", seat=DEALER)) == (
        "De deler is nog bezig. Wacht even op de kaarten."
    )
    assert words.refusal(Reader("nl"), trick("3s/4s/5s/6s"), Refusal("steps")) == (
        "De pionnen lopen pas als de kaarten op zijn. Kies een kaart."
    )
    assert words.refusal(Reader("en"), position(steps=(ACES,)), Refusal("steps", pawn=0)) == (
        "With four aces you move exactly ten steps, twice. Choose something that lights up."
    )
    assert words.refusal(Reader("en"), position(steps=(1,)), Refusal("steps", pawn=0)) == (
        "You must use all of it: 1 step. Choose something that lights up."
    )


# ---- the end


def over(pawns, **rules):
    return position(pawns, (), **rules)._replace(phase=OVER, rounds=14)


def test_the_end():
    won = over("31 31 31 31 / 31 0 22 -")
    assert [words.headline(Reader("nl", NAMED, me), won) for me in (0, 2, 1, None)] == [
        "Gewonnen!",
        "Gewonnen!",
        "Jan en Anna hebben gewonnen.",
        "Jan en Anna hebben gewonnen.",
    ]
    score = okidoki.score(won)
    assert [words.ending(Reader("nl", NAMED, me), won, score) for me in (0, 1, None)] == [
        "Jullie hebben na 14 rondes vier pionnen op de finish, zij één.",
        "Zij hebben na 14 rondes vier pionnen op de finish, jullie één.",
        "Wit heeft na 14 rondes vier pionnen op de finish, grijs één.",
    ]
    assert words.ending(Reader("en", NAMED, 0), won, score) == (
        "You have four pawns at the finish after 14 rounds, they one."
    )


def test_a_draw():
    drawn = over("31 31 0 - / 31 31 22 -", short=True)
    assert [words.headline(Reader(lang, NAMED, 0), drawn) for lang in LANGS] == ["Gelijkspel", "A draw"]
    assert [words.ending(Reader(lang, NAMED, 0), drawn, okidoki.score(drawn)) for lang in LANGS] == [
        "Wit en grijs hebben na 14 rondes allebei twee pionnen op de finish.",
        "White and grey both have two pawns at the finish after 14 rounds.",
    ]


def test_the_facts_of_a_game():
    before = position("10 17 0 - / 22 6 0 0")
    hit = moves((0, 22))
    after = okidoki.play(before, hit)
    assert finished(words.facts("nl", okidoki, [Ply(before, 0, hit, after, 0, 9)])) == (
        "7 rondes, 1 pion geslagen, 0 keer vier azen"
    )
    assert finished(words.facts("en", okidoki, [Ply(before, 0, hit, after, 0, 9)])) == (
        "7 rounds, 1 pawn hit, four aces 0×"
    )


# ---- a board of one's own


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_wrong_with_a_board(lang):
    problems = [
        words.tell(lang, f"board.problem.{key}") for key in ("letters", "length", "red", "few", "unfair")
    ]
    assert len(set(problems)) == len(problems) and all(text.endswith(".") for text in problems)
    assert f"{LENGTHS[0]} " in problems[1] and f" {LENGTHS[-1]} " in problems[1]


def test_a_board_of_ones_own_is_not_spelt_out():
    assert [phrasebooks.option_value(lang, "O", "wgnn" * 4) for lang in LANGS] == [
        "een eigen bord",
        "a board of your own",
    ]
    assert phrasebooks.option_value("nl", "O", "") == "het gewone bord"
    assert phrasebooks.option_value("nl", "O", "stapel") == "ieder één hand, en een stapel"
