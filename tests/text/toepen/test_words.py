"""Toepen in sentences, word for word: what is told of every kind of event, refusal and end.

Seat 0 leads, seat 3 deals; they are called Jan, Truus, Anna and Wim.
"""

import pytest
from kaartbord.games import toepen
from kaartbord.games.toepen.state import DEAL, DRAW, FOLDED, GONE, OVER, TRICK
from kaartbord.match import match
from kaartbord.match.match import Ply
from kaartbord.rules import cards
from kaartbord.rules.protocol import DEALER, Action, Illegal, Refusal
from kaartbord.text import LANGS
from kaartbord.text.reader import Reader
from kaartbord.text.toepen import phrases as words
from support.tables.toepen import LADDER, action_of, deal, do, ready, table, tricks
from text.games import NAMES

NAMED = NAMES[:4]
WASHES = "As Ks Qh Jc / 7h Kh Qd Jd / Ts 9s 8s 8h / Th 9h 8c 8d"
"""A white wash, a dirty one, and two that are none."""
FOURS = "Th Ts Tc Td / Jh Js Jc Jd / 9h 8s 7c Ad / 9s 8h Ac Ks"


def told(state, turn, lang="nl", me=None, tell=words.turn):
    """The lines of a turn and of what the dealer then turns up, made from what the reader sees."""
    seat, action = action_of(state, turn)
    lines = []
    while True:
        after = toepen.apply(state, seat, action)
        happened = toepen.events(
            toepen.view(state, me), seat, toepen.seen(state, seat, action, me), toepen.view(after, me)
        )
        lines.append(tell(Reader(lang, NAMED, me), toepen.view(state, me), happened))
        state, seat = after, DEALER
        if toepen.to_move(state) != (DEALER,) or state.phase in (DEAL, DRAW):
            return " | ".join(lines)
        action = toepen.deal(state, toepen.stock(state))


def both(state, turn, me=None):
    return [told(state, turn, lang, me) for lang in LANGS]


# ---- the deal and looking


def test_the_lot_and_the_deal():
    start = toepen.setup(toepen.options({}), 4)
    lot = toepen.events(start, DEALER, Action("lot", bytes((2,))), start)
    assert words.turn(Reader("nl", NAMED, 0), start, lot) == "Er is geloot. Anna deelt eerst."
    assert words.turn(Reader("nl", NAMED, 2), start, lot) == "Er is geloot. Jij deelt eerst."
    dealt = toepen.apply(start, DEALER, Action("lot", bytes((2,))))
    whole = "-1:deal " + " ".join(LADDER.split(" / "))
    assert both(dealt, whole) == [
        "Anna deelt. De kaarten blijven nog dicht.",
        "Dealer: Anna. The cards stay face down for now.",
    ]
    seen = toepen.setup(toepen.options({"blind": False}), 4)._replace(dealer=2)
    assert told(seen, whole, me=2) == "Jij deelt."


def test_a_blind_toep_and_who_looks():
    state = deal(LADDER)
    assert both(state, "blind") == [
        "Jan toept blind: passen kost 1, verliezen 3. Truus, Anna en Wim moeten antwoorden.",
        "Jan knocked blind: folding costs 1, losing 3. Truus, Anna and Wim must answer.",
    ]
    asked = do(state, "blind")
    assert told(asked, "fold", me=1) == "Jij past voor 1."
    assert told(asked, "look") == "Truus past voor 2. | Truus kijkt toch."
    assert told(asked, "look", "en", me=1) == (
        "You folded for 2. | You looked after all and saw 7 of clubs, 8 of diamonds, 9 of hearts and 10 of "
        "spades."
    )
    assert told(do(asked, "fold", "stay"), "stay") == (
        "Wim gaat mee. De inzet is nu 3. | Jan, Anna en Wim kijken."
    )
    assert told(do(asked, "stay", "stay"), "stay", "en", 2) == (
        "Wim stayed in. The stake is now 3. | Everyone looked."
    )
    assert told(do(state, "no_blind", "no_blind", "no_blind"), "no_blind") == " | Iedereen kijkt."


# ---- with a hand


def test_four_alike():
    state = ready(deal(FOURS), "four")
    assert both(state, "show Ts Th Tc Td") == [
        "Toep! Jan legt vier tienen open.",
        "Four of a kind: Jan showed four tens.",
    ]
    later = do(state, "show Ts Th Tc Td")
    assert told(later, "show Js Jh Jc Jd", me=1) == "Toep! Jij legt vier boeren open."
    last = do(later, "show Js Jh Jc Jd", "no_draw")
    assert told(last, "no_draw", me=3) == "Jan wint de ronde. Strafpunten: Truus, Anna en jij +3."
    jacks = ready(deal("Jh Js Jc Jd / 9h 8s 7c Ad / 9s 8h Ac Ks / Th Ts 9c Qd"), "four")
    assert both(do(jacks, "show Js Jh Jc Jd", "no_draw", "no_draw"), "no_draw") == [
        "Jan wint de ronde met een boer. Strafpunten: Jan −1, Truus, Anna en Wim +3.",
        "Jan won the round with a jack. Penalty points: Jan −1, Truus, Anna and Wim +3.",
    ]


def test_a_chance_of_four():
    state = ready(deal("Th Ts Tc 9d / Jh 8s 7c Ad / 9h 8h Ac Ks / 9s Js Kc Qd"), "four")
    assert both(state, "draw") == [
        "Jan roept kans op toep en legt een kaart weg.",
        "Jan went for four of a kind and put a card aside.",
    ]
    owed = do(state, "draw")
    assert told(owed, "-1:draw Td", me=1) == "Jan trekt 1 kaart."
    assert told(owed, "-1:draw Td", me=0) == "Jij trekt ruiten 10."
    assert told(owed, "-1:draw Td", "en", 0) == "You drew 10 of diamonds."


@pytest.mark.parametrize(
    ("penalty", "nl", "en"),
    [
        ("out", "Deze ronde is voorbij voor Anna.", "This round is over for Anna."),
        (
            "keep_old",
            "De kaarten blijven bij Anna, maar liggen nu open.",
            "The cards stay with Anna, now face up.",
        ),
        ("keep_new", "Er komen vier nieuwe kaarten voor Anna.", "Four new cards for Anna."),
        (
            "open_hand",
            "Er komen vier nieuwe kaarten voor Anna, en die liggen open.",
            "Four new cards for Anna, face up.",
        ),
    ],
)
def test_a_false_wash(penalty, nl, en):
    state = do(ready(deal(WASHES, was_penalty=penalty), "wash"), "no_wash", "no_wash")
    assert both(state, "wash_white") == ["Anna legt een witte was neer.", "Anna put down a white wash."]
    lying = do(state, "wash_white", "no_check")
    shown = "schoppen 8, harten 8, schoppen 9 en schoppen 10"
    assert told(lying, "check", me=0) == (
        f"Jij draait de was om. | Daar liggen {shown}. Dat is geen witte was: een punt voor Anna. {nl}"
    )
    assert told(lying, "check", "en").endswith(f"It is not a white wash: a point for Anna. {en}")
    if penalty == "open_hand":
        assert told(do(lying, "check"), "-1:draw Td Tc 9d 9c", me=0) == (
            "Anna trekt ruiten 10, klaveren 10, ruiten 9 en klaveren 9."
        )
    if penalty == "keep_new":
        assert told(do(lying, "check"), "-1:draw Td Tc 9d 9c", me=0) == "Anna trekt 4 kaarten."


def test_a_true_wash():
    state = do(ready(deal(WASHES), "wash"), "no_wash")
    assert told(state, "wash_dirty", me=1) == "Jij legt een vuile was neer."
    assert told(do(state, "wash_dirty"), "check", me=2) == (
        "Jij draait de was om. | Daar liggen harten 7, ruiten boer, ruiten vrouw en harten heer. "
        "Dat is een vuile was: een punt voor jou."
    )
    assert told(do(state, "wash_dirty"), "no_check") == ""


def test_a_whistle():
    state = ready(deal("Jh Js Jc Ad / 9h 8s 7c As / 9s 8h Ac Ks / Th Ts 9c Qd"), "whistle")
    assert both(state, "whistle") == [
        "Jan fluit: drie boeren of drie tienen.",
        "Jan whistled: three jacks or three tens.",
    ]


def test_armoede():
    state = ready(deal(LADDER, (9, 0, 9, 0), four_alike=False, was=False, whistle=False), "pelt")
    dealt = toepen.setup(toepen.options({"four_alike": False, "was": False, "whistle": False}), 4)._replace(
        points=(9, 0, 9, 0), dealer=3
    )
    whole = "-1:deal " + " ".join(LADDER.split(" / "))
    assert (
        told(dealt, whole, me=2)
        == "Wim deelt. Armoede voor Jan en jou: dat telt als een toep. Truus en Wim moeten antwoorden."
    )
    assert (
        told(dealt, whole, "en")
        == "Dealer: Wim. Poverty for Jan and Anna: that counts as a knock. Truus and Wim must answer."
    )
    assert told(do(state, "stay"), "stay") == "Wim gaat mee. De inzet is nu 2."


def test_the_last_fight():
    state = toepen.setup(toepen.options({"kings_final": "two"}), 2)._replace(points=(9, 9), dealer=1)
    deck = cards.text(toepen.stock(state)[:22])
    assert both(state, f"-1:deal {deck}") == [
        "Koningstoepen: 8 slagen, en de laatste beslist. Truus deelt.",
        "The kings' final: 8 tricks, and the last one decides. Dealer: Truus.",
    ]
    state = do(state, f"-1:deal {deck}")
    three = toepen.legal(state, 0)[0]
    turn = "lay_away " + cards.text(three.cards)
    assert told(state, turn, me=1) == told(state, turn) == "Jan legt 3 kaarten weg."
    assert told(state, turn, me=0) == f"Jij legt {words.signs('nl', three.cards)} weg."
    assert (
        words.choice(Reader("nl", NAMED, 0), state, 0, three) == f"Leg {words.signs('nl', three.cards)} weg"
    )


# ---- toep and tricks


def test_toep_and_its_answers():
    state = table()
    assert both(state, "2:toep", 2) == [
        "Jij toept: passen kost 1, verliezen 2. Wim, Jan en Truus moeten antwoorden.",
        "You knocked: folding costs 1, losing 2. Wim, Jan and Truus must answer.",
    ]
    asked = do(state, "2:toep")
    assert [told(asked, "stay"), told(asked, "fold")] == ["Wim gaat mee.", "Wim past voor 1."]
    assert both(do(asked, "fold", "stay"), "stay") == [
        "Truus gaat mee. De inzet is nu 2.",
        "Truus stayed in. The stake is now 2.",
    ]
    again = do(asked, "fold", "stay", "stay")
    assert both(again, "0:toep") == [
        "Jan toept over: passen kost 2, verliezen 3. Truus en Anna moeten antwoorden.",
        "Jan knocked back: folding costs 2, losing 3. Truus and Anna must answer.",
    ]
    assert told(do(again, "toep", "fold"), "fold", me=0) == (
        "Anna past voor 2. Jij wint de ronde. Strafpunten: Truus en Anna +2, Wim +1."
    )


def test_cards_tricks_and_the_round():
    state = table()
    assert both(state, "Th") == ["Jan speelt harten 10.", "Jan played the 10 of hearts."]
    assert told(do(state, "Th", "9h", "8h"), "7h", me=0) == "Wim speelt harten 7. Jij wint de slag."
    last = do(tricks(state, "hsc"), "9d", "Td", "7d")
    assert told(last, "8d") == (
        "Truus speelt ruiten 8. Wim wint de ronde. Strafpunten: Jan, Truus en Anna +1."
    )


def test_a_round_won_with_a_jack_after_a_fine():
    state = deal("As Ks Qh Jc / 7h Kh Qd Jd / Ts 9s 8s 8h / Th 9h 8c 8d", four_alike=False)
    state = do(ready(state, "wash"), "no_wash", "wash_dirty", "2:check", "-1:draw 9d 9c Tc Td")
    assert state.points == (0, 0, 1, 0)
    won = state._replace(
        phase=TRICK,
        queue=b"",
        hands=(b"", b"", cards.parse("Jh"), cards.parse("Ah")),
        status=bytes((1, 1, 0, 0)),
        tricks=3,
        leader=2,
        turn=2,
        stake=2,
        owed=(1, 1, 0, 0),
        played=(b"", b"", cards.parse("Ts 9s 8s"), cards.parse("Th 9h 8c")),
    )
    worse = won._replace(hands=(b"", b"", cards.parse("Jh"), cards.parse("Kc")))
    assert told(do(worse, "Jh"), "Kc") == (
        "Wim speelt klaveren heer. Anna wint de ronde met een boer. Strafpunten: Jan en Truus +1, Wim +2."
    )
    assert told(do(won, "Jh"), "Ah", me=2).startswith("Wim speelt harten aas en wint de ronde. Strafp")


def test_the_end_of_a_round():
    state = table((9, 8, 3, 0), pelt=False, blind=False, five_crosses=True, winner=2, crosses=2)
    last = do(state, "2:toep", "stay", "stay")
    assert both(last, "stay") == ["Truus gaat mee. De inzet is nu 2.", "Truus stayed in. The stake is now 2."]
    lost = do(state, "2:toep", "fold", "fold")
    assert told(lost, "fold", me=0) == (
        "Truus past voor 1. Anna wint de ronde. Dat is kruis 3 op rij. Strafpunten: jij, Truus en Wim +1. "
        "Jij bent af."
    )
    both_out = do(table((9, 9, 3, 0), pelt=False, blind=False), "2:toep", "fold", "fold")
    assert told(both_out, "fold").endswith("Strafpunten: Jan, Truus en Wim +1. Jan en Truus zijn af.")
    assert told(both_out, "fold", "en", 1).endswith("You and Jan are out.")
    assert "kruis" not in told(do(table(winner=2, crosses=2), "2:toep", "fold", "fold"), "fold")


def test_the_fifth_cross():
    state = do(table((4, 2, 3, 6), five_crosses=True, winner=2, crosses=4), "2:toep", "fold", "fold")
    assert told(state, "fold", me=1) == (
        "Jij past voor 1. Anna wint de ronde. Dat is kruis 5 op rij. Strafpunten: Jan en Wim +1. "
        "Jij vliegt eruit."
    )
    assert told(state, "fold", "en").endswith(
        "That is 5 crosses in a row. Penalty points: Jan and Wim +1. Truus got sent out."
    )


# ---- the end of the game


def finished(points, status, **rules):
    state = toepen.setup(toepen.options(rules), 4)
    return state._replace(points=points, status=bytes(status), phase=OVER, dealer=0, rounds=9)


def end(state, lang="nl", me=None):
    return [
        words.headline(Reader(lang, NAMED, me), state),
        words.ending(Reader(lang, NAMED, me), state, toepen.score(state)),
    ]


def test_the_last_one_wins():
    state = finished((10, 11, 4, 10), (3, 3, 0, 3))
    assert end(state) == ["Anna heeft gewonnen.", "Anna bleef als laatste over."]
    assert end(state, me=2) == ["Gewonnen!", "Jij bleef als laatste over."]
    assert end(state, "en", 2) == ["You won!", "You lasted longest."]


def test_the_first_loser_ends_the_game():
    state = finished((10, 3, 3, 7), (3, 0, 0, 0), end_at_first_loser=True)
    assert end(state, me=0) == [
        "Truus en Anna hebben gewonnen.",
        "Jij bent af. De minste strafpunten: Truus en Anna (3).",
    ]
    assert end(state, "en", 2) == ["You won!", "Jan is out. Fewest penalty points: you and Truus (3)."]
    below = finished((10, 11, -2, 7), (3, 3, 0, 0), end_at_first_loser=True)
    assert end(below)[1] == "Jan en Truus zijn af. De minste strafpunten: Anna (−2)."


def test_who_was_put_out_by_the_fifth_cross_has_not_reached_the_limit():
    house = {"five_crosses": True, "end_at_first_loser": True}
    state = finished((10, 2, 3, 7), (3, 3, 0, 0), **house)
    assert end(state)[1] == "Jan is af. De minste strafpunten: Anna (3)."
    first = finished((6, 2, 3, 7), (0, 3, 0, 0), first_rules=True, **house)
    assert end(first)[1] == "Truus vliegt eruit. De minste strafpunten: Anna (3)."


# ---- the stake, refusals


def test_what_folding_and_losing_cost():
    state = do(table(), "2:toep", "stay", "stay", "stay")
    assert words.costs("nl", state) == ("verliezen kost 2",)
    assert words.costs("nl", do(state, "toep")) == ("passen kost 2", "verliezen kost 3")
    assert words.costs_in_short("nl", do(state, "toep")) == "passen 2, verliezen 3"
    assert words.costs("en", do(state, "toep")) == ("folding costs 2", "losing costs 3")


def refused(state, turn, lang="nl"):
    with pytest.raises(Illegal) as found:
        toepen.apply(state, *action_of(state, turn))
    return words.refusal(Reader(lang, NAMED), state, found.value.refusal)


BLIND = (
    "Blind toepen mag alleen wie de meeste punten heeft, zolang iedereen nog dicht zit en er geen "
    "armoede is. Wacht op je kaarten."
)


def test_every_refusal_says_what_to_do():
    state, asked = table(), do(table(), "2:toep")
    pelt = do(ready(deal(LADDER, (9, 0, 0, 0)), "pelt"), "stay", "stay", "stay")
    final = toepen.setup(toepen.options({"kings_final": "two"}), 2)._replace(points=(9, 9), dealer=1)
    final = do(final, f"-1:deal {cards.text(toepen.stock(final)[:22])}")
    duel = ready(deal(LADDER, (9, 9, 9, 9)), "trick")
    folds = do(table(folds=(0, 0, 0, 2), anti_line=True), "2:toep")
    caught = do(ready(deal(WASHES, was_penalty="keep_old"), "wash"), "no_wash", "no_wash")
    for start, turn, nl in (
        (state, "1:9h", "Je bent niet aan de beurt. Wacht op Jan."),
        (
            state,
            "stay",
            "Er ligt geen toep om te beantwoorden, dus meegaan of passen kan niet. Speel een kaart.",
        ),
        (state, "9h", "Die kaart heb je niet. Kies er een uit je hand."),
        (do(state, "Th"), "9c", "Die kaart heb je niet. Kies er een uit je hand."),
        (do(state, "Th"), "Ts", "Dat kan niet: je moet harten bekennen."),
        (asked, "Th", "Er ligt nog een vraag op tafel. Geef eerst antwoord, of wacht erop."),
        (
            do(asked, "stay", "stay", "stay"),
            "2:toep",
            "Je hebt al getoept. Alleen een ander kan nog verhogen.",
        ),
        (
            ready(deal(LADDER, (9, 0, 0, 0)), "pelt"),
            "0:toep",
            "Er ligt nog een vraag op tafel. Geef eerst antwoord, of wacht erop.",
        ),
        (pelt, "0:toep", "Jouw armoede telt al als toep. Wacht tot een ander toept."),
        (
            table(toep_any_time=False),
            "2:toep",
            "Toepen kan hier alleen op je eigen beurt. Wacht tot je aan de beurt bent.",
        ),
        (
            table((9, 0, 0, 0), toep_for_dead=False, pelt=False),
            "0:toep",
            "Met een inzet van 2 kun je boven de 10 komen. Dan mag je hier niet toepen: speel een kaart.",
        ),
        (folds, "fold", "Je hebt al twee keer op rij gepast. Nu moet je mee."),
        (state, "wash_white", "Er wordt al gespeeld, dus wassen is voorbij. Speel een kaart."),
        (state, "check", "Er wordt al gespeeld, dus wassen is voorbij. Speel een kaart."),
        (state, "draw", "Er wordt al gespeeld, dus dat kan niet meer. Speel een kaart."),
        (
            state,
            "look",
            "Er ligt geen toep om te beantwoorden, dus meegaan of passen kan niet. Speel een kaart.",
        ),
        (state, "blind", "Er wordt al gespeeld, dus dat kan niet meer. Speel een kaart."),
        (
            deal(LADDER, (0, 0, 0, 0), blind=False),
            "blind",
            "Blind toepen doen jullie in dit spel niet. Kijk naar je kaarten.",
        ),
        (
            duel,
            "toep",
            "Iedereen die meedoet, staat op armoede, dus er wordt niet getoept. Speel een kaart.",
        ),
        (deal(LADDER, (1, 0, 0, 0)), "1:blind", BLIND),
        (
            deal(LADDER, (1, 0, 0, 0), blind_anyone=True),
            "1:blind",
            "Blind toepen mag zolang iedereen nog dicht zit en er geen armoede is. Wacht op je kaarten.",
        ),
        (final, "lay_away Ts", "Leg precies drie kaarten uit je hand weg."),
        (
            caught,
            "show 8s 8h 9s Ts",
            "Openleggen doe je met vier gelijke, en dan altijd. Kies het andere antwoord.",
        ),
    ):
        assert refused(start, turn) == nl, (turn, nl)
        assert refused(start, turn, "en").endswith(".")


def test_who_is_no_longer_in_the_round_hears_so():
    folded = do(table(), "2:toep", "fold", "stay", "stay")
    turn = Refusal("turn", seat=0)
    out = next(seat for seat, status in enumerate(folded.status) if status == FOLDED)
    assert (
        words.refusal(Reader("nl", NAMED, out), folded, turn)
        == "Jouw ronde is voorbij. Wacht op de volgende."
    )
    gone = folded._replace(status=folded.status.replace(bytes((FOLDED,)), bytes((GONE,))))
    assert words.refusal(Reader("en", NAMED, out), gone, turn).startswith("You are out")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("rule", [rule for rule in toepen.INFO.rules if rule != "follow"])
def test_every_rule_has_a_sentence(lang, rule):
    for seat in (DEALER, 1):
        assert words.refusal(Reader(lang, NAMED), table(), Refusal(rule, seat=seat)).endswith(".")


# ---- in figures


def test_numbers_have_their_sign():
    assert [words.signed(number) for number in (-1, 0, 12)] == ["−1", "0", "+12"]


def test_the_facts_of_a_game_count_rounds_and_toeps():
    state = table()
    after = do(state, "2:toep")
    toep = Ply(state, 2, Action("toep"), after, 1, 5)
    assert match.finished(words.facts("nl", toepen, [toep, toep])) == f"{after.rounds} rondes, 2 keer getoept"
    assert match.finished(words.facts("en", toepen, [toep])) == f"{after.rounds} rounds, knocks: 1"


RULES = {"toep_any_time": True, "was": True, "limit": 10}


@pytest.mark.parametrize(
    ("kinds", "seats", "rules", "told"),
    [
        ({"me", "computer"}, 4, RULES, []),
        ({"me", "computer"}, 5, RULES, ["toepen.advice.wash"]),
        ({"me", "computer"}, 8, {**RULES, "was": False}, []),
        ({"me", "link"}, 4, RULES, ["toepen.advice.link"]),
        ({"me", "link"}, 6, RULES, ["toepen.advice.link", "toepen.advice.wash"]),
        ({"me", "link"}, 4, {**RULES, "toep_any_time": False}, []),
    ],
)
def test_what_is_said_before_the_start(kinds, seats, rules, told):
    assert words.advice(rules, kinds, seats) == told
