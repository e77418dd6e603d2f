"""Keezbord in sentences: squares, cards, choices, turns, refusals and the end, word for word."""

import pytest
from kaartbord.games import keezbord
from kaartbord.rules import cards
from kaartbord.rules.protocol import DEALER, Action, Refusal
from kaartbord.text import LANGS
from kaartbord.text.race import phrases as words
from kaartbord.text.race import refusals
from kaartbord.text.reader import Reader
from text.games import NAMES

NAMED = NAMES[:4]
WAITING = "- - - -"
HOME = "h1 h2 h3 h4"


def position(
    hand="7s", mine=WAITING, left=WAITING, partner=WAITING, right=WAITING, options="", turn=0, seats=4
):
    """A view of seat `turn`: its hand, and pawns by own-relative place."""
    rest = (left, partner, right) if seats == 4 else (left,)
    hands = " / ".join(hand if seat == turn else "? ? ?" for seat in range(seats))
    return keezbord.read(
        f"keezbord {seats} {options} | pawns {' / '.join((mine, *rest))} | hands {hands} | "
        f"played  | dealer {seats - 1} deals 1 turn {turn}"
    )


def labels(view, lang="nl", me=0):
    return [
        words.choice(Reader(lang, NAMED, me), view, view.turn, a) for a in keezbord.legal(view, view.turn)
    ]


def told(view, label, lang="nl", me=0, tell=words.turn):
    """The log line of the choice with this Dutch label."""
    action = next(
        a
        for a in keezbord.legal(view, view.turn)
        if words.choice(Reader("nl", NAMED, view.turn), view, view.turn, a) == label
    )
    events = keezbord.events(view, view.turn, action, keezbord.apply(view, view.turn, action))
    return tell(Reader(lang, NAMED, me), view, events)


def refused(view, rule, lang="nl"):
    """What stands in the way, by the first refusal of this rule."""
    refusal = next(r for r in keezbord.refusals(view, view.turn) if r.rule == rule)
    return refusals.obstacle(Reader(lang, NAMED, view.turn), view, refusal)


# ---- squares and cards


@pytest.mark.parametrize(
    ("cell", "nl", "en"),
    [
        (58, "turkoois 10", "turquoise 10"),
        (0, "start rood", "red start"),
        (32, "start geel", "yellow start"),
        (65, "honk rood 2", "red home 2"),
        (71, "honk blauw 4", "blue home 4"),
        (80, "wacht rood", "red waiting"),
    ],
)
def test_a_square_has_one_name_for_everybody(cell, nl, en):
    view = position()
    assert words.place(Reader("nl"), view, cell) == nl
    assert words.place(Reader("en"), view, cell) == en


def test_between_two_players_a_side_goes_on_up_to_the_other_start():
    view = position(seats=2)
    assert [words.place(Reader("nl"), view, cell) for cell in (31, 32, 63)] == [
        "rood 31",
        "start blauw",
        "blauw 31",
    ]


def test_colours_and_letters():
    assert "".join(words.letter("nl", seat) for seat in range(8)) == "RBGTOPWZ"
    assert "".join(words.letter("en", seat) for seat in range(8)) == "RBYTOPWK"
    assert [words.colour("nl", seat) for seat in (3, 7)] == ["Turkoois", "Zwart"]


def test_cards_are_written_and_spoken():
    queen, ten, ace, unseen = (cards.parse(c)[0] for c in ("Qh", "Tc", "As", "?"))
    assert [words.card("nl", c) for c in (queen, ten, ace, unseen)] == ["V", "10", "A", "?"]
    assert [words.card("en", c) for c in (queen, ten)] == ["Q", "10"]
    assert words.card_name("nl", queen) == "harten vrouw"
    assert words.card_name("en", queen) == "queen of hearts"
    assert words.card_name("nl", ten) == "klaveren 10"
    assert words.card_name("nl", unseen) == "dichte kaart"
    assert words.verb("nl", queen) == "Leg de vrouw"
    assert words.verb("en", None) == "Discard your hand"


def test_card_help_follows_the_options():
    plain = position().table
    rich = position(options="king_advances_13=on seven_hits_passed=on").table
    queen, king, seven = cards.parse("Qh Kh 7h")
    assert words.card_help("nl", plain, queen) == "12 vooruit"
    assert words.card_help("nl", plain, king) == "zet een pion op"
    assert words.card_help("en", rich, king) == "bring out a pawn or 13 forward"
    assert words.card_rule("nl", plain, seven) == (
        "Zet één pion 7 vooruit, of verdeel de 7 over twee pionnen. Alles moet op."
    )
    assert words.card_rule("nl", rich, seven).endswith("Wie je passeert, gaat terug.")
    assert words.card_help("nl", plain, 0) == words.card_rule("nl", plain, 0) == ""


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_has_help_and_a_rule(lang):
    for rank in keezbord.CARDS:
        card = cards.card(rank, 0)
        assert words.card_help(lang, position().table, card)
        assert words.card_rule(lang, position().table, card).endswith(".")


# ---- choices


def test_choices_name_the_pawn_and_what_follows():
    view = position("4c Qs Jh Kd", mine="58 8 - -", right="36 - - -")
    assert labels(view) == [
        "4: 4 achteruit met de pion op turkoois 10",
        "4: 4 achteruit met de pion op rood 8",
        "Boer: de pion op turkoois 10 ruilt met Wim en komt op blauw 4",
        "Boer: de pion op rood 8 ruilt met Wim en komt op blauw 4",
        "Vrouw: 12 vooruit met de pion op rood 8, slaat Wim",
        "Heer: zet een pion op",
    ]
    assert labels(view, "en")[2] == "Jack: the pawn on turquoise 10 swaps with Wim and lands on blue 4"


def test_a_split_seven_names_both_pawns_in_order():
    split = labels(position("7s", mine="58 62 - -"))
    assert (
        "7: 3 vooruit met de pion op turkoois 14 naar honk rood 2, dan 4 vooruit met de pion op turkoois 10"
        in split
    )
    assert "7: 7 vooruit met de pion op turkoois 10 naar honk rood 2" in split


def test_a_hand_without_a_move_is_discarded():
    assert labels(position("3s 7s Jd")) == ["Leg je kaarten weg (3, 7, boer)"]


def test_a_partners_pawn_is_named_so():
    view = position("5s", mine=HOME, partner="10 h1 - -")
    assert labels(view)[0] == "5: 5 vooruit met de pion van Anna op geel 10"
    assert labels(view, "en")[0] == "5: 5 forward with Anna's pawn on yellow 10"
    assert words.pawn(Reader("nl", NAMED, 0), view, 0, 9) == "de pion van Anna in honk geel 1"
    assert words.pawn(Reader("nl", NAMED, 2), view, 2, 9) == "de pion in honk geel 1"
    assert words.pawn(Reader("nl", NAMED, 0), view, 0, 10) == "een wachtende pion van Anna"
    assert words.pawn(Reader("nl", NAMED, 2), view, 0, 8) == "jouw pion op geel 10"


def part(view, first, *others, lang="nl"):
    """What the first of these placements does, as its square says it."""
    action = next(
        a
        for a in keezbord.legal(view, 0)
        if {first, *others} <= set(a.placements) and len(a.placements) > len(others)
    )
    return words.part(Reader(lang, NAMED, 0), view, 0, action, first[0])


def test_a_part_says_what_happens_on_the_way():
    view = position("7s Jh As", mine="58 20 - -", right="7 - - -")
    assert part(view, (0, 65)) == "7 vooruit"
    assert part(view, (1, 23), (0, 62)) == "3 vooruit"
    assert part(view, (0, 62), (1, 23)) == "4 vooruit"
    assert part(view, (0, 55)) == "ruil met Wim"
    assert part(view, (2, 0), lang="en") == "bring out"
    sweeping = position("7s", mine="8 - - -", right="26 - - -", options="seven_hits_passed=on")
    assert part(sweeping, (0, 15)) == "7 vooruit, slaat Wim"


# ---- turns


def test_a_walk_and_whom_it_hits():
    view = position("Qs", mine="8 - - -", right="36 - - -")
    label = "Vrouw: 12 vooruit met de pion op rood 8, slaat Wim"
    assert told(view, label, me=1) == "Jan, vrouw: van rood 8 naar blauw 4, slaat Wim."
    assert told(view, label) == "Jij, vrouw: van rood 8 naar blauw 4, slaat Wim."
    assert told(view, label, me=3) == "Jan, vrouw: van rood 8 naar blauw 4, slaat jou."
    assert told(view, label, "en", 3) == "Jan, queen: from red 8 to blue 4, hitting you."


def test_hitting_an_own_pawn_is_told_without_a_name():
    view, label = position("6s", mine="8 14 - -"), "6: 6 vooruit met de pion op rood 8, slaat een eigen pion"
    assert told(view, label, me=1) == "Jan, 6: van rood 8 naar rood 14, slaat een eigen pion."
    assert told(view, label, "en") == "You, 6: from red 8 to red 14, hitting your own pawn."
    assert told(view, label, "en", 1) == "Jan, 6: from red 8 to red 14, hitting their own pawn."


def test_a_seven_that_sweeps_tells_how_often():
    view = position(
        "7s", mine="8 - - -", right="26 27 - -", partner="47 - - -", options="seven_hits_passed=on"
    )
    label = labels(view)[0]
    assert label == "7: 7 vooruit met de pion op rood 8, slaat Wim 2 keer en Anna"
    assert told(view, label, me=2) == (
        "Jan, 7: van rood 8 naar rood 15, slaat Wim op rood 10, Wim op rood 11 en jou."
    )
    far = position("7s", mine="8 10 - -", left="61 - - -", options="seven_hits_passed=on")
    assert "7: 7 vooruit met de pion op rood 8, slaat een eigen pion en Truus" in labels(far)


def test_entering_swapping_and_going_backward():
    view = position("4c Jh Kd", mine="8 - - -", right="36 - - -")
    assert told(view, "Heer: zet een pion op", me=1) == "Jan, heer: zet een pion op start rood."
    assert (
        told(view, "Boer: de pion op rood 8 ruilt met Wim en komt op blauw 4", me=3)
        == "Jan, boer: ruilt rood 8 met jou op blauw 4."
    )
    assert told(view, "4: 4 achteruit met de pion op rood 8", "en") == "You, 4: from red 8 back to red 4."


def test_playing_with_the_partners_pawns():
    view = position("5s Ks", mine=HOME, partner="10 - - -")
    label = "5: 5 vooruit met de pion van Anna op geel 10"
    assert told(view, label, me=1) == "Jan, 5: voor Anna van geel 10 naar geel 15."
    assert told(view, label, me=2) == "Jan, 5: voor jou van geel 10 naar geel 15."
    assert (
        told(view, "Heer: zet een pion van Anna op", "en", 2)
        == "Jan, king: a new pawn for you on yellow start."
    )


def test_coming_home_to_the_last():
    seven = position("7s", mine="63 h2 h3 h4", partner="10 - - -")
    assert labels(position("3s", mine="63 h2 h3 h4")) == ["Leg je kaarten weg (3)"]
    label = "7: 1 vooruit met de pion op turkoois 15 naar honk rood 1, dan 6 vooruit met de pion van Anna op geel 10"
    assert labels(seven) == [label]
    assert told(seven, label, me=2) == (
        "Jan, 7: van turkoois 15 naar honk rood 1, dan voor jou van geel 10 naar start turkoois. "
        "Jan is helemaal thuis en speelt nu met jou mee."
    )
    assert told(seven, label, "en") == (
        "You, 7: from turquoise 15 to red home 1, then moved a pawn for Anna from yellow 10 to turquoise start. "
        "You have all four pawns home and now move pawns for Anna."
    )


def discarded(view, lang, me):
    action = Action("discard", view.hands[view.turn])
    return words.turn(
        Reader(lang, NAMED, me), view, keezbord.events(view, 0, action, keezbord.play(view, action))
    )


def test_a_hand_that_could_do_nothing():
    view = position("3s 7s Jd")
    assert discarded(view, "nl", 0) == "Jij kunt niets spelen en legt je kaarten weg (3, 7, boer)."
    assert discarded(view, "nl", 1) == "Jan kan niets spelen en legt de kaarten weg (3, 7, boer)."
    assert discarded(position("3s"), "en", 0) == "You could not move and discarded your last card (3)."


def test_a_hand_thrown_away_by_choice():
    view = position("As", mine="h1 h2 h4 10", left="0 - - -", options="home_moves_forced=off")
    view = view._replace(hands=(cards.parse("As"), *view.hands[1:]))
    assert discarded(view, "nl", 1) == "Jan legt alle kaarten weg (aas)."


def dealt(deals, lang="nl", me=0):
    state = keezbord.setup(keezbord.options({}), 4)._replace(dealer=3, deals=deals)
    action = keezbord.deal(state, keezbord.stock(state))
    events = keezbord.events(state, DEALER, action, keezbord.play(state, action))
    return words.turn(Reader(lang, NAMED, me), state, events)


def test_deals():
    assert dealt(0) == "Er wordt geschud. Wim deelt. Iedereen krijgt 5 kaarten."
    assert dealt(0, me=3) == "Er wordt geschud. Jij deelt. Iedereen krijgt 5 kaarten."
    assert dealt(1) == "Jij deelt. Iedereen krijgt 4 kaarten."
    assert dealt(2, "en", 1) == "Dealer: Jan. Everyone gets 4 cards."


def test_the_lot():
    state = keezbord.setup(keezbord.options({}), 4)
    action = Action("lot", b"\2")
    events = keezbord.events(state, DEALER, action, keezbord.play(state, action))
    assert words.turn(Reader("nl", NAMED, 0), state, events) == "Er is geloot. Anna deelt eerst."
    assert words.turn(Reader("nl", NAMED, 2), state, events) == "Er is geloot. Jij deelt eerst."


# ---- the end


def test_the_end_and_the_points():
    view = position(
        "As", mine="63 h2 h3 h4", partner=HOME, left="h1 h2 - -", right=HOME, options="nk_scoring=on"
    )
    label = "Aas: 1 vooruit met de pion op turkoois 15 naar honk rood 1"
    assert told(view, label) == "Jij, aas: van turkoois 15 naar honk rood 1. Jij en Anna hebben gewonnen."
    assert told(view, label, me=2).endswith("Jij en Jan hebben gewonnen.")
    assert told(view, label, "en", 1).endswith("Jan and Anna have won.")
    end = keezbord.apply(view, 0, keezbord.legal(view, 0)[0])
    assert words.headline(Reader("nl", NAMED, 2), end) == "Gewonnen!"
    assert words.headline(Reader("nl", NAMED, 1), end) == "Jan en Anna hebben gewonnen."
    assert words.all_home(Reader("nl", NAMED, 0), end, 0) == "Jij en Anna zijn helemaal thuis."
    assert words.points(Reader("nl", NAMED, 1), end, keezbord.score(end).points) == (
        "Punten volgens het NK: Jan en Anna 26 punten, jij en Wim 12 punten."
    )
    assert words.home_count("nl", end, 1) == "6 van 8"


def test_no_points_without_the_option():
    assert words.points(Reader("nl", NAMED, 0), position(mine="h1 - - -"), (1, 0)) == ""


def test_alone_one_wins_alone():
    view = position("As", mine="63 h2 h3 h4", left="- - - -", seats=2)
    assert told(view, labels(view)[0], me=1).endswith("Jan heeft gewonnen.")
    assert told(view, labels(view)[0], "en").endswith("You have won.")


def test_a_seat_without_a_name_is_its_colour():
    assert words.won(Reader("nl", ("", "", "Anna", ""), 1), position(), 0) == "Rood en Anna hebben gewonnen."


# ---- refusals, by rule id


@pytest.mark.parametrize(
    ("rule", "position_", "nl"),
    [
        (
            "yard",
            position("Kc", mine="10 20 30 40"),
            "Er wacht geen pion meer om op te zetten.",
        ),
        (
            "start",
            position("Kc", mine="0 - - -"),
            "Je eigen pion staat nog op je start, dus daar kan er geen bij.",
        ),
        (
            "start",
            position("Kc", mine=HOME, partner="0 - - -"),
            "Anna staat nog op de start, dus daar kan er geen bij.",
        ),
        ("waiting", position("5c"), "Je hebt geen pion op de baan. Opzetten kan met een aas of heer."),
        (
            "protected",
            position("5c", mine="46 - - -", right="0 - - -"),
            "Wim staat op de start. Daar mag je niet langs.",
        ),
        (
            "protected",
            position("4c", mine="0 2 - -"),
            "Je eigen pion staat op je start. Daar mag ook jij niet langs.",
        ),
        (
            "protected",
            position("Jc", mine="46 - - -", right="0 - - -"),
            "Wim staat op de start. Die pion ruilt niet.",
        ),
        (
            "exact",
            position("9c", mine="63 - - -"),
            "Dat is te ver: in je honk moet je precies uitkomen.",
        ),
        (
            "exact",
            position("9c", mine=HOME, partner="63 - - -"),
            "Dat is te ver: in het honk van Anna moet je precies uitkomen.",
        ),
        (
            "jump",
            position("3c", mine="63 h2 - -"),
            "In je honk staat een pion in de weg, en daar mag je niet overheen.",
        ),
        (
            "back",
            position("4c", mine="h4 - - -"),
            "Een pion die thuis is, gaat niet meer achteruit.",
        ),
        (
            "deepest",
            position("2c", mine="63 - - -", options="home_strict_order=on"),
            "In je honk komt eerst het diepste vrije vakje.",
        ),
        (
            "swap_own",
            position("Jc", left="20 - - -"),
            "Je hebt geen pion op de baan om te ruilen.",
        ),
        (
            "swap_other",
            position("Jc", mine="20 - - -"),
            "Er is geen pion om mee te ruilen.",
        ),
        (
            "seven",
            position("7c", mine="63 - - -"),
            "De rest van de 7 past nergens, en alles moet op.",
        ),
        (
            "seven_partner",
            position("7c", mine="63 h2 h3 h4"),
            "Anna kan de rest van de 7 niet lopen, en alles moet op.",
        ),
        (
            "friendly_fire",
            position("5c", mine="20 25 - -", options="friendly_fire=off"),
            "Zo sla je een eigen pion. Dat mag hier niet.",
        ),
        (
            "friendly_fire",
            position("5c", mine="20 - - -", partner="57 - - -", options="friendly_fire=off"),
            "Zo sla je een pion van je maat Anna. Dat mag hier niet.",
        ),
    ],
)
def test_a_refusal_says_what_stands_in_the_way(rule, position_, nl):
    assert refused(position_, rule) == nl


@pytest.mark.parametrize(
    ("refusal", "nl"),
    [
        (Refusal("turn", seat=3), "Je bent niet aan de beurt. Wacht op Wim."),
        (Refusal("turn", seat=DEALER), "Er moet eerst gedeeld worden. Wacht even op de kaarten."),
        (Refusal("over"), "Het spel is uit. Begin een nieuw potje."),
        (Refusal("dealer"), "Deze kaarten kunnen zo niet gedeeld worden. Schud en deel opnieuw."),
        (Refusal("hand", 20), "Die kaart heb je niet. Kies er een uit je hand."),
        (Refusal("card", 48), "Zo werkt de vrouw niet. Wat wel kan: 12 vooruit."),
        (Refusal("card"), "Zo werkt deze kaart niet. Kies een zet die oplicht."),
        (Refusal("forced"), "Je kunt nog spelen, dus je houdt je kaarten. Leg een kaart die kan."),
    ],
)
def test_a_refusal_without_a_pawn(refusal, nl):
    assert words.refusal(Reader("nl", NAMED, 0), position(), refusal) == nl


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("rule", keezbord.INFO.rules)
def test_every_rule_has_its_own_sentence(lang, rule):
    bare = {
        other: words.refusal(Reader(lang, NAMED, 0), position(), Refusal(other, 28, 0, 1))
        for other in keezbord.INFO.rules
    }
    assert bare[rule].endswith(".") and list(bare.values()).count(bare[rule]) == 1


# ---- to who sees the board


def seen(view, label, lang="nl", me=0):
    """The line of the choice with this label for somebody who sees the board."""

    def tell(reader, before, events):
        return words.turn(reader._replace(sees=True), before, events)

    return told(view, label, lang, me, tell)


@pytest.mark.parametrize(
    ("view", "label", "nl", "en"),
    [
        (
            position("Kc", left="48 - - -"),
            "Heer: zet een pion op, slaat Truus",
            "Jij zet met een heer een pion op en slaat Truus.",
            "You brought out a pawn with the king and hit Truus.",
        ),
        (
            position("6c", mine="0 - - -"),
            "6: 6 vooruit met de pion op de start",
            "Jij loopt 6 vanaf de start.",
            "You moved 6 from the start square.",
        ),
        (
            position("4c", mine="20 - - -"),
            "4: 4 achteruit met de pion op blauw 4",
            "Jij loopt 4 terug.",
            "You moved 4 back.",
        ),
        (
            position("6c", mine="60 - - -"),
            "6: 6 vooruit met de pion op turkoois 12 naar honk rood 3",
            "Jij loopt 6 het honk in.",
            "You moved 6 into home.",
        ),
        (
            position("2c", mine="h1 - - -"),
            "2: 2 vooruit met de pion in honk rood 1 naar honk rood 3",
            "Jij loopt 2 in het honk.",
            "You moved 2 within home.",
        ),
        (
            position("7c", mine="20 10 - -", left="63 - - -"),
            "7: 3 vooruit met de pion op rood 10, dan 4 vooruit met de pion op blauw 4",
            "Jij loopt 3, dan 4.",
            "You moved 3, then 4.",
        ),
        (
            position("6c", mine=HOME, partner="2 - - -"),
            "6: 6 vooruit met de pion van Anna op geel 2",
            "Jij loopt 6 met een pion van Anna.",
            "You moved 6 for Anna.",
        ),
    ],
)
def test_who_sees_the_board_hears_of_no_square(view, label, nl, en):
    assert [seen(view, label, lang) for lang in LANGS] == [nl, en]


def test_a_swap_is_told_by_who_swaps_with_whom():
    view = position("Jc", mine="20 - - -", left="5 - - -")
    assert seen(view, labels(view)[0], me=1) == "Jan ruilt met jou."
    assert seen(view, labels(view)[0], "en") == "You swapped with Truus."


def test_the_line_under_the_title_tells_whose_pawns_are_home():
    view = position(mine="h1 - - -", left="h1 h2 - -")
    assert [words.top("nl", view, me) for me in (0, 1, None)] == [
        "ronde 1; thuis: jullie 1, zij 2",
        "ronde 1; thuis: jullie 2, zij 1",
        "ronde 1",
    ]
    assert words.top("en", position(mine="h1 - - -", seats=2), 1) == "deal 1; home: you 0, the other 1"
