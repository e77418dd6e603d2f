"""Tokken in sentences: what it says besides or otherwise than Keezbord, word for word."""

import pytest
from kaartbord.games import tokken
from kaartbord.rules import cards
from kaartbord.rules.protocol import DEALER, UNKNOWN, Action, Refusal
from kaartbord.text import LANGS, say
from kaartbord.text.race import board, refusals
from kaartbord.text.race import phrases as words
from kaartbord.text.reader import Reader
from text.games import NAMES

NAMED = NAMES[:4]
HOME = "h1 h2 h3 h4"


def position(
    hand="7s",
    mine="",
    left="",
    partner="",
    right="",
    options="",
    turn="0",
    jokers="0 0 0 0",
    gifts="/ / /",
    draws="-",
    others="? ?",
    deals=1,
):
    """A view of seat 0: its hand, and pawns by own-relative place. Seat 3 deals."""
    rows = [" ".join((row.split() + ["-"] * 4)[:4]) for row in (mine, left, partner, right)]
    hands = " / ".join((hand, others, others, others))
    return tokken.read(
        f"tokken 4 {options} | pawns {' / '.join(rows)} | hands {hands} | kept / / / | "
        f"gifts {gifts} | jokers {jokers} | draws {draws} | played  | "
        f"dealer 3 deals {deals} turn {turn}"
    )


def labels(view, lang="nl", seat=0):
    return [words.choice(Reader(lang, NAMED, seat), view, seat, a) for a in tokken.legal(view, seat)]


def told(view, label, lang="nl", me=0, tell=words.turn):
    """The log line of the choice with this Dutch label."""
    action = next(
        a for a in tokken.legal(view, 0) if words.choice(Reader("nl", NAMED, 0), view, 0, a) == label
    )
    return said(view, action, lang, me, tell)


def seen(view, label, me):
    """The same to somebody who sees the board."""
    return told(view, label, "nl", me, lambda reader, *rest: words.turn(reader._replace(sees=True), *rest))


def said(view, action, lang="nl", me=0, tell=words.turn, seat=0):
    events = tokken.events(view, seat, action, tokken.play(view, action))
    return tell(Reader(lang, NAMED, me), view, events)


# ---- squares and cards


@pytest.mark.parametrize(
    ("cell", "nl", "en"),
    [
        (58, "turkoois 4", "turquoise 4"),
        (0, "thuishonk rood", "red start"),
        (73, "thuisvak rood 2", "red home 2"),
        (88, "wacht rood", "red waiting"),
    ],
)
def test_a_square_is_named_in_the_words_of_tokken(cell, nl, en):
    assert words.place(Reader("nl"), position(), cell) == nl
    assert words.place(Reader("en"), position(), cell) == en


def test_a_pawn_on_its_start():
    view = position(mine="0", right="0")
    assert words.pawn(Reader("nl", NAMED, 0), view, 0, 0) == "de pion op het thuishonk"
    assert words.pawn(Reader("nl", NAMED, 0), view, 0, 12) == "de pion van Wim op het thuishonk"
    assert words.pawn(Reader("en", NAMED, 3), view, 0, 12) == "your pawn on the start square"


@pytest.mark.parametrize(
    ("card", "nl", "en"),
    [
        ("As", "zet een pion op of 1 vooruit", "bring out a pawn, or 1 forward"),
        ("5s", "zet een pion van een tegenstander 5 vooruit", "move an opponent's pawn 5 forward"),
        (
            "7s",
            "7 vooruit, of verdeeld over hooguit vier pionnen",
            "7 forward, or split between up to four pawns",
        ),
        ("Ts", "10 vooruit", "10 forward"),
        ("Js", "ruil met een andere speler", "swap with another player"),
        (
            "Ks",
            "zet een pion op, of 13 vooruit en sla wie je passeert",
            "bring out a pawn, or 13 forward, hitting every pawn on the way",
        ),
        (
            "*s",
            "zet een pion op, of 18 vooruit, en pak een kaart",
            "bring out a pawn, or 18 forward, and draw a card",
        ),
    ],
)
def test_what_a_card_does(card, nl, en):
    card, table = cards.parse(card)[0], position().table
    assert words.card_help("nl", table, card) == nl
    assert words.card_help("en", table, card) == en
    assert words.card_rule("nl", table, card).endswith(".")


def test_the_rules_of_cards_follow_words_and_options():
    plain, sweeping = position().table, position(options="seven_hits_passed=on").table
    ace, seven = cards.parse("As 7s")
    assert words.card_rule("nl", plain, ace) == (
        "Zet een wachtende pion op je thuishonk, of zet één pion 1 vooruit."
    )
    assert words.card_rule("nl", plain, seven).endswith("Alles moet op, tot je laatste pion thuis is.")
    assert words.card_rule("nl", sweeping, seven) == (
        words.card_rule("nl", plain, seven) + " Wie je passeert, gaat terug."
    )
    strict = position(options="seven_rest=must").table
    assert words.card_rule("nl", strict, seven).endswith(
        "Alles moet op. Alleen als je er meteen mee wint, vervalt de rest."
    )
    assert words.card_rule("en", strict, seven).endswith("Only if you win at once is the rest lost.")


# ---- choices and turns


def test_a_jump():
    view = position("8s 4h", mine="0", left="0")
    label = "8: 8 vooruit met de pion op het thuishonk, springt door naar blauw 8"
    assert labels(view)[1] == label
    assert labels(view)[0] == "4: 4 achteruit met de pion op het thuishonk"
    assert told(view, label, me=1) == "Jan, 8: van thuishonk rood naar rood 8, springt door naar blauw 8."
    assert told(view, label, "en") == "You, 8: from red start to red 8, jumping to blue 8."
    assert seen(view, label, 1) == "Jan loopt 8 vanaf het thuishonk en springt door naar de volgende stip."


def test_a_jump_hits_on_both_dots():
    view = position("8s", mine="0", left="62", right="44")
    assert labels(view) == [
        "8: 8 vooruit met de pion op het thuishonk, springt door naar blauw 8, slaat Truus en Wim"
    ]
    assert told(view, labels(view)[0], me=3) == (
        "Jan, 8: van thuishonk rood naar rood 8, springt door naar blauw 8, slaat Truus op rood 8 en jou."
    )
    assert seen(view, labels(view)[0], 3) == (
        "Jan loopt 8 vanaf het thuishonk, springt door naar de volgende stip en slaat Truus en jou."
    )


def test_a_backward_walk_that_jumps():
    view = position("4h", mine="12")
    assert labels(view) == ["4: 4 achteruit met de pion op rood 12, springt door naar blauw 8"]


def test_a_push():
    view = position("5s", partner="10", right="30")
    label = "5: 5 vooruit met de pion van Wim op rood 12"
    assert labels(view) == [label]
    assert told(view, label) == "Jij, 5: verzet Wim van rood 12 naar rood 17."
    assert told(view, label, me=3) == "Jan, 5: verzet jou van rood 12 naar rood 17."
    assert told(view, label, "en", 1) == "Jan, 5: pushed Wim from red 12 to red 17."
    assert seen(view, label, 3) == "Jan zet een pion van jou 5 vooruit."
    assert told(view, label, "en", 3) == "Jan, 5: pushed you from red 12 to red 17."


def test_a_king_that_sweeps():
    view = position("Ks", mine="1 5", left="62 64")
    assert labels(view) == [
        "Heer: zet een pion op",
        "Heer: 13 vooruit met de pion op rood 1, slaat een eigen pion en Truus 2 keer",
        "Heer: 13 vooruit met de pion op rood 5, slaat Truus 2 keer",
    ]
    assert told(view, labels(view)[1], me=0) == (
        "Jij, heer: van rood 1 naar rood 14, slaat een eigen pion op rood 5, Truus op rood 8 en Truus op rood 10."
    )


def test_a_seven_over_four_pawns():
    view = position("7s", mine="1 20 40 60")
    label = (
        "7: 1 vooruit met de pion op rood 1, dan 2 vooruit met de pion op blauw 2, "
        "dan 2 vooruit met de pion op geel 4, dan 2 vooruit met de pion op turkoois 6"
    )
    assert label in labels(view) and len(set(labels(view))) == len(labels(view))
    assert told(view, label, me=1) == (
        "Jan, 7: van rood 1 naar rood 2, dan van blauw 2 naar blauw 4, "
        "dan van geel 4 naar geel 6, dan van turkoois 6 naar turkoois 8."
    )


def test_the_rest_of_a_seven_with_the_partner_or_not():
    view = position("7s", mine="71 h2 h3 h4", partner="10 30")
    assert labels(view)[0] == "7: 1 vooruit met de pion op turkoois 17 naar thuisvak rood 1"
    assert (
        "7: 1 vooruit met de pion op turkoois 17 naar thuisvak rood 1, dan 2 vooruit met de pion van Anna op geel 10, "
        "dan 4 vooruit met de pion van Anna op turkoois 12"
    ) in labels(view)
    assert told(view, labels(view)[0], me=1) == (
        "Jan, 7: van turkoois 17 naar thuisvak rood 1. Jan is helemaal thuis en speelt nu met Anna mee."
    )


def test_a_joker():
    view = position("*s", mine="20")
    assert labels(view) == ["Joker: zet een pion op", "Joker: 18 vooruit met de pion op blauw 2"]
    assert told(view, labels(view)[1], me=1) == "Jan, joker: van blauw 2 naar geel 2."
    assert words.verb("nl", view.hands[0][0]) == "Leg de joker"


def parts(view, pawn, lang="nl"):
    """What a pawn can do, square by square."""
    return [
        words.part(Reader(lang, NAMED, 0), view, 0, a, pawn)
        for a in tokken.legal(view, 0)
        if pawn in dict(a.placements)
    ]


def test_a_square_says_what_happens_on_the_way():
    view = position("8s Ks", mine="0", left="62", right="0 23")
    assert parts(view, 0) == [
        "8 vooruit, springt door naar blauw 8, slaat Truus",
        "13 vooruit, slaat Wim en Truus",
    ]
    assert parts(view, 0, "en")[0] == "8 forward, jumping to blue 8, hitting Truus"
    assert parts(position("*s", mine="20"), 1) == ["zet op"]
    assert parts(position("5s", right="30"), 12) == ["5 vooruit"]


# ---- cards given, got, drawn and kept


def test_giving_to_the_partner():
    view = position("5s 7h Kd", turn="exchange", others="? ? ?")
    assert labels(view) == ["Geef de 5 aan Anna", "Geef de 7 aan Anna", "Geef de heer aan Anna"]
    assert labels(view, "en")[2] == "Give the king to Anna"
    give = Action("give", cards.parse("5s"))
    assert said(view, give) == "Jij geeft de 5 aan Anna."
    assert said(view, give, "en") == "You give the 5 to Anna."
    assert said(view, give, me=2) == said(view, give, me=None) == "Jan heeft een kaart gekozen."
    assert said(view, give._replace(cards=bytes((UNKNOWN,)))) == "Jij heeft een kaart gekozen."


def test_giving_to_the_next():
    view = position("5s", turn="exchange", options="individual=on")
    assert labels(view) == ["Geef de 5 aan Truus"]


@pytest.mark.parametrize(
    ("options", "nl", "en"),
    [
        (
            "",
            "Er wordt geruild. Jij kreeg een heer van Anna.",
            "Partners exchange their cards. Anna gave you the king.",
        ),
        (
            "individual=on",
            "Iedereen geeft een kaart door. Jij kreeg een heer van Wim.",
            "Everyone passes on a card. Wim gave you the king.",
        ),
    ],
)
def test_the_exchange(options, nl, en):
    view = position("5s", turn="dealer", gifts="7h / ? / ? / ?", options=options, others="?")
    exchange = Action("exchange", cards.parse("Kd ? ? ?"))
    assert said(view, exchange, seat=DEALER) == nl
    assert said(view, exchange, "en", seat=DEALER) == en
    assert said(view, exchange, me=None, seat=DEALER) == nl.partition(" Jij")[0]


def test_the_extra_card():
    view = position("5s", turn="dealer", draws="0", jokers="1 0 0 0")
    draw = Action("draw", cards.parse("Kd"))
    assert said(view, draw, seat=DEALER) == "Jij pakt een heer van de stapel."
    assert said(view, draw, "en", seat=DEALER) == "You drew the king from the stock."
    assert said(view, draw, me=1, seat=DEALER) == "Jan pakt een kaart van de stapel."


def test_keeping_the_last_card():
    view = position("Ah", mine="20", jokers="1 0 0 0")
    assert labels(view)[-1] == "Bewaar de aas"
    assert told(view, "Bewaar de aas") == "Jij bewaart de aas voor de volgende ronde."
    assert told(view, "Bewaar de aas", me=1) == "Jan bewaart een kaart voor de volgende ronde."
    assert told(view, "Bewaar de aas", "en", 1) == "Jan kept a card for the next deal."


def test_a_reason_speaks_of_the_start_as_the_rules_do():
    told = [say("nl", "hint.why.stays", **board.words("nl", game)) for game in ("tokken", "keezbord")]
    assert told == ["zo blijft je pion veilig op het thuishonk", "zo blijft je pion veilig op de start"]


def test_the_card_that_was_given_is_named():
    assert say("nl", "table.got", card="heer", name="Anna") == "Je kreeg de heer van Anna."


# ---- the end


def test_alone_one_wins_alone():
    view = position("As", mine="71 h2 h3 h4", options="individual=on")
    assert told(view, labels(view)[0], me=1) == (
        "Jan, aas: van turkoois 17 naar thuisvak rood 1. Jan heeft gewonnen."
    )
    end = tokken.apply(view, 0, tokken.legal(view, 0)[0])
    assert words.headline(Reader("nl", NAMED, 0), end) == "Gewonnen!"
    assert words.all_home(Reader("nl", NAMED, 1), end, 0) == "Jan is helemaal thuis."
    assert words.points(Reader("nl", NAMED, 1), end, tokken.score(end).points) == ""
    assert words.home_count("nl", end, 0) == "4 van 4"


# ---- refusals, by rule id


@pytest.mark.parametrize(
    ("rule", "view", "nl"),
    [
        (
            "start",
            position("*s", mine="0"),
            "Je eigen pion staat nog op je thuishonk, dus daar kan er geen bij.",
        ),
        ("waiting", position("9c"), "Je hebt geen pion op de baan. Opzetten kan met een aas, heer of joker."),
        (
            "protected",
            position("*s", mine="46", right="0"),
            "Wim staat op het thuishonk. Daar mag je niet langs.",
        ),
        (
            "protected",
            position("5s", right="0"),
            "Wim staat op het thuishonk. Die pion laat je staan.",
        ),
        (
            "protected",
            position("5s", right="70 0"),
            "Wim staat op het thuishonk. Daar mag ook een eigen pion niet langs.",
        ),
        (
            "protected",
            position("Js", mine="20", right="0"),
            "Wim staat op het thuishonk. Die pion ruilt niet.",
        ),
        (
            "own_start",
            position("4s", mine="3"),
            "Achteruit over je eigen thuishonk mag niet.",
        ),
        (
            "own_start",
            position("4s", mine=HOME, partner="3"),
            "Achteruit over het thuishonk van Anna mag niet.",
        ),
        (
            "push",
            position("5s", left="h1"),
            "De 5 verzet alleen een pion van een tegenstander die op de baan staat.",
        ),
        (
            "exact",
            position("9c", mine="71"),
            "Dat is te ver: in je thuisvak moet je precies uitkomen.",
        ),
        (
            "seven_partner",
            position("7c", mine="71 h2 h3 h4", options="seven_rest=must"),
            "Anna kan de rest van de 7 niet lopen, en alles moet op.",
        ),
    ],
)
def test_a_refusal_says_what_stands_in_the_way(rule, view, nl):
    assert nl in {
        refusals.obstacle(Reader("nl", NAMED, 0), view, r) for r in tokken.refusals(view, 0) if r.rule == rule
    }


@pytest.mark.parametrize(
    ("refusal", "nl"),
    [
        (Refusal("give"), "Geef eerst een kaart die net gedeeld is. Wat je bewaard had, houd je zelf."),
        (
            Refusal("keep"),
            "Bewaren kan nu niet. Dat mag alleen met je laatste kaart, na een joker in deze "
            "ronde. Kies iets anders.",
        ),
        (
            Refusal("card", 20),
            "Zo werkt de 5 niet. Wat wel kan: zet een pion van een tegenstander 5 vooruit.",
        ),
        (Refusal("turn", seat=3), "Je bent niet aan de beurt. Wacht op Wim."),
    ],
)
def test_a_refusal_without_a_pawn(refusal, nl):
    assert words.refusal(Reader("nl", NAMED, 0), position(), refusal) == nl


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("rule", tokken.INFO.rules)
def test_every_rule_has_its_own_sentence(lang, rule):
    bare = {
        other: words.refusal(Reader(lang, NAMED, 0), position(), Refusal(other, 28, 0, 1))
        for other in tokken.INFO.rules
    }
    assert bare[rule].endswith(".") and list(bare.values()).count(bare[rule]) == 1
