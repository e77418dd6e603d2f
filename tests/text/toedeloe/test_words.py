"""ToedeLoe in sentences, word for word: what is told of every kind of event, refusal and end.

Seat 0 leads, the last seat deals; they are called Jan, Truus, Anna and Wim. Jan and Anna are white.
"""

import pytest
from kaartbord.games import toedeloe
from kaartbord.games.toedeloe.board import CELLS, FIELD, USUAL
from kaartbord.games.toedeloe.state import GREEN_HOME, OVER
from kaartbord.match import match
from kaartbord.match.match import Ply
from kaartbord.rules.protocol import DEALER, Action, Event, Illegal, Refusal
from kaartbord.text import LANGS
from kaartbord.text.reader import Reader
from kaartbord.text.toedeloe import ask
from kaartbord.text.toedeloe import phrases as words
from kaartbord.text.toedeloe.moves import DESCRIBE
from support.tables.toedeloe import action_of, do, last_trick, on_board, table, taken
from text.games import NAMES
from text.toedeloe.cells import (
    A2,
    A3,
    A8,
    A10,
    A11,
    B2,
    B5,
    B7,
    B11,
    B12,
    EIGHT,
    JOKERED,
    KING,
    QUEEN,
    RED,
    eights,
)

NAMED = NAMES[:4]


def told(state, turn, lang="nl", me=None, tell=words.turn):
    """The line of a turn, made from what the reader sees."""
    seat, action = action_of(state, turn)
    after = toedeloe.apply(state, seat, action)
    return line(state, seat, action, after, lang, me, tell)


def line(state, seat, action, after, lang="nl", me=None, tell=words.turn):
    before = toedeloe.view(state, me)
    events = toedeloe.events(before, seat, toedeloe.seen(state, seat, action, me), toedeloe.view(after, me))
    return tell(Reader(lang, NAMED, me), before, events)


def both(state, turn, me=None):
    return [told(state, turn, lang, me) for lang in LANGS]


# ---- the deal, cards and tricks


def test_the_lot_and_the_deals():
    start = toedeloe.setup(toedeloe.options({}), 4)
    lot = Action("lot", bytes((2,)))
    cast = toedeloe.apply(start, DEALER, lot)
    assert line(start, DEALER, lot, cast) == "Er is geloot. Anna deelt eerst."
    assert line(start, DEALER, lot, cast, "en", 2) == "Lots were drawn. First dealer: You."
    deal = toedeloe.deal(cast, toedeloe.stock(cast))
    dealt = toedeloe.apply(cast, DEALER, deal)
    assert line(cast, DEALER, deal, dealt) == "Er wordt geschud. Anna deelt. Deze ronde heeft 8 slagen."
    assert line(cast, DEALER, deal, dealt, "en", 2) == (
        "The packs are shuffled. Dealer: You. This deal has 8 tricks."
    )
    again = do(last_trick(RED, (1, 1, 1, 1)), *RED.split())
    deal = toedeloe.deal(again, toedeloe.stock(again))
    assert line(again, DEALER, deal, toedeloe.apply(again, DEALER, deal), me=0) == (
        "Jij deelt. Deze ronde heeft 9 slagen."
    )


def test_the_dealer_of_two_players_has_two_chairs():
    cast = toedeloe.setup(toedeloe.options({}), 2)._replace(dealer=2)
    deal = toedeloe.deal(cast, toedeloe.stock(cast))
    assert line(cast, DEALER, deal, toedeloe.apply(cast, DEALER, deal), me=0) == (
        "Er wordt geschud. Jij deelt. Deze ronde heeft 8 slagen."
    )


def test_cards_of_both_packs():
    state = table("Qs", "Ts", "*s")
    assert both(state, "Qs") == ["Jan speelt schoppen vrouw.", "Jan played the queen of spades."]
    assert both(do(state, "Qs"), "Ts", 1) == ["Jij speelt schoppen 10.", "You played the 10 of spades."]
    assert both(do(state, "Qs", "Ts"), "*s") == ["Anna speelt een joker.", "Anna played a joker."]


def test_the_second_hand_of_two_players():
    state = do(table("Qs", "Ts", "3s", seats=2), "Qs", "Ts")
    assert both(state, "3s", 0) == [
        "Jij speelt met de tweede hand schoppen 3.",
        "You played the 3 of spades with the second hand.",
    ]
    taker = do(table("2d", "3d", "9d", "4d", seats=2), "2d", "3d", "9d")
    assert both(taker, "4d", 0) == [
        "Truus speelt met de tweede hand ruiten 4. Jij wint met de tweede hand de slag, maar alles is rood.",
        "Truus played the 4 of diamonds with the second hand. "
        "You won the trick with the second hand, but all is red.",
    ]
    duel = table("Qs", "Ts", seats=2, two_player_mode="duel")
    assert told(do(duel, "Qs"), "Ts") == (
        "Truus speelt schoppen 10. Jan wint de slag, waard 12 door schoppen vrouw."
    )


@pytest.mark.parametrize(
    ("trick", "nl", "en"),
    [
        (
            RED,
            "Anna wint de slag, maar alles is rood.",
            "Anna won the trick, but all is red.",
        ),
        (
            EIGHT,
            "Wim speelt ruiten 7 en wint de slag, waard 8 door klaveren 8.",
            "Wim played the 7 of diamonds and won the trick, worth 8 by the 8 of clubs.",
        ),
        (
            QUEEN,
            "Truus wint de slag, waard 12 door schoppen vrouw.",
            "Truus won the trick, worth 12 by the queen of spades.",
        ),
        (
            KING,
            "Truus wint de slag, waard 13 door schoppen heer.",
            "Truus won the trick, worth 13 by the king of spades.",
        ),
        (JOKERED, "Wim speelt een joker en wint de slag.", "Wim played a joker and won the trick."),
    ],
)
def test_who_takes_a_trick_and_what_it_is_worth(trick, nl, en):
    *first, last = trick.split()
    state = do(table(*trick.split()), *first)
    assert told(state, last).endswith(nl)
    assert told(state, last, "en").endswith(en)
    name = nl.split()[0]
    assert told(state, last, me=NAMED.index(name)).endswith(nl.replace(name, "Jij"))


# ---- pawns


def test_one_pawn_and_two():
    state = taken(EIGHT)
    assert both(state, f"place {A8}") == [
        "Wim legt 8 op veld A rij 1 plaats 7. Plusslag 1.",
        "Wim put 8 on field A row 1 place 7. Plus trick 1.",
    ]
    state = taken(QUEEN)
    assert both(state, f"place {A10} {A2}", 1) == [
        "Jij legt 2 op veld A rij 1 plaats 4 en 10 op rij 1 plaats 2. Je eerste plusslag.",
        "You put 2 on field A row 1 place 4 and 10 on row 1 place 2. Your first plus trick.",
    ]
    assert told(state, f"place {B12}") == "Truus legt 12 op veld B rij 2 plaats 2. Plusslag 1."


def test_the_three_choices_of_a_joker():
    state = taken(JOKERED, white=(B7,), green=(A8,), minus=(0, -1))
    assert both(state, f"place {A11} {B11}") == [
        "Wim legt 11 op veld A rij 1 plaats 3 en 11 op veld B rij 1 plaats 1. Plusslag 1.",
        "Wim put 11 on field A row 1 place 3 and 11 on field B row 1 place 1. Plus trick 1.",
    ]
    assert (
        told(state, "place 1 13")
        == "Wim legt 10 op veld A rij 1 plaats 2 en 10 op rij 2 plaats 7. Plusslag 1."
    )
    assert both(state, "back") == [
        "Wim zet de scorepion terug op 0. Plusslag 1.",
        "Wim moved the score pawn back to 0. Plus trick 1.",
    ]
    assert both(state, f"green {GREEN_HOME} {A3}") == [
        "Wim zet de groene pion op 3 op veld A rij 2 plaats 6. Plusslag 1.",
        "Wim put the green pawn on 3 on field A row 2 place 6. Plus trick 1.",
    ]
    assert told(state, f"green {A8} {B7}", me=0) == (
        "Wim zet groen van veld A rij 1 plaats 7 naar 7 op veld B rij 1 plaats 3. "
        "Een pion van jullie gaat eraf. Plusslag 1."
    )
    assert told(state, f"green {A8} {B7}", "en", me=1) == (
        "Wim moved green from field A row 1 place 7 to 7 on field B row 1 place 3. "
        "One of their pawns goes. Plus trick 1."
    )
    assert told(state, f"green {A8} {A3}").startswith(
        "Wim zet groen van veld A rij 1 plaats 7 naar 3 op veld A rij 2 "
    )
    assert "Een pion van wit gaat eraf." in told(state, f"green {GREEN_HOME} {B7}")


def test_no_room():
    state = taken(EIGHT, white=eights()[:4], grey=eights()[4:])
    assert both(state, "blocked") == [
        "Er is nergens plaats: −1 voor grijs.",
        "There is no room anywhere: −1 for grey.",
    ]
    assert [told(state, "blocked", me=me) for me in (0, 1)] == [
        "Er is nergens plaats: −1 voor hen.",
        "Er is nergens plaats: −1 voor jullie.",
    ]
    two = taken(EIGHT, white=eights()[:4], grey=eights()[4:], seats=2)
    assert [told(two, "blocked", me=me) for me in (0, 1)] == [
        "Er is nergens plaats: −1 voor de ander.",
        "Er is nergens plaats: −1 voor jou.",
    ]


# ---- the end of a deal


def end_of_deal(plus, lang="nl", me=None, **rules):
    """The line of the last card of a red trick that ends the first deal."""
    chairs = len(plus)
    *first, last = RED.split()[:chairs]
    return told(do(last_trick(" ".join((*first, last)), plus, **rules), *first), last, lang, me)


def test_what_a_deal_costs():
    assert end_of_deal((1, 1, 1, 1)).endswith(
        "is rood. Ronde 1 is uit. Niemand krijgt minpunten. De laatste kaart is voor de volgende."
    )
    assert end_of_deal((1, 2, 0, 1), me=2).endswith(
        "Ronde 1 is uit. Jullie −2: geen plusslag voor jou, samen minder plusslagen."
        " De laatste kaart is voor de volgende."
    )
    assert end_of_deal((3, 0, 1, 0), "en", 0).endswith(
        "Deal 1 is over. They −3: no plus trick for Truus and Wim, fewer plus tricks together."
        " Keep your last card for the next deal."
    )
    assert end_of_deal((0, 2, 2, 0)).endswith(
        "Ronde 1 is uit. Wit −1: geen plusslag voor Jan. Grijs −1: geen plusslag voor Wim."
        " De laatste kaart is voor de volgende."
    )


def test_pawns_that_are_compared():
    assert end_of_deal((1, 1, 1, 1), round_compare="pawns", placed=(3, 2)).endswith(
        "Ronde 1 is uit. Grijs −1: samen minder pionnen gelegd. De laatste kaart is voor de volgende."
    )
    assert end_of_deal((1, 1, 1, 1), "en", round_compare="pawns", placed=(2, 3)).endswith(
        "Deal 1 is over. White −1: fewer pawns put down together. Keep your last card for the next deal."
    )


def test_a_deal_of_two_players():
    assert end_of_deal((2, 0, 0, 2), me=0, seats=2).endswith(
        "Ronde 1 is uit. De ander −1: een hand zonder plusslag. Jij −1: een hand zonder plusslag."
        " De laatste kaart is voor de volgende."
    )
    assert end_of_deal((1, 0, 1, 0), "en", 1, seats=2).endswith(
        "Deal 1 is over. You −3: two hands with no plus trick, fewer plus tricks together."
        " Keep your last card for the next deal."
    )
    assert end_of_deal((1, 0), me=1, seats=2, two_player_mode="duel").endswith(
        "Ronde 1 is uit. Jij −2: geen plusslag, samen minder plusslagen."
        " De laatste kaart is voor de volgende."
    )


def test_a_row_that_is_laid_is_announced_from_three_on():
    state = on_board(toedeloe.setup(toedeloe.options({}), 4), (0, 1, 2, 7), ())
    for cells, words_nl in (((1, 2), "3 op rij"), ((7,), ""), ((8,), "")):
        banner = ask.banner(Reader("nl"), state, (Event("place", 0, pawn=0, cells=cells),))
        assert banner == words_nl


def test_every_event_has_a_teller():
    assert set(DESCRIBE) == set(toedeloe.INFO.events)


# ---- the end of the game


def finished(white=(), grey=(), minus=(0, 0), left=None, seats=4, **rules):
    state = on_board(toedeloe.setup(toedeloe.options(rules), seats), white, grey, minus=minus)
    return state._replace(phase=OVER, dealer=0, deals=9, left=left or state.left)


def end(state, lang="nl", me=None):
    return [
        words.headline(Reader(lang, NAMED, me), state),
        words.ending(Reader(lang, NAMED, me), state, toedeloe.score(state)),
    ]


def test_the_end_by_minus_points():
    state = finished(white=(0, 1, 2, 3, 7, 14), grey=(21, 22), minus=(-2, -9))
    assert end(state) == [
        "Jan en Anna hebben gewonnen.",
        "De scorepion van grijs staat op −9. Wit: rijen 4 + 3, stand −2, samen 5. "
        "Grijs: rijen 2, stand −9, samen −7.",
    ]
    assert end(state, me=2) == [
        "Gewonnen!",
        "De scorepion van hen staat op −9. Jullie: rijen 4 + 3, stand −2, samen 5. "
        "Zij: rijen 2, stand −9, samen −7.",
    ]
    assert end(state, "en", 1) == [
        "Jan and Anna have won.",
        "Your score pawn is on −9. You: rows 2, score −9, −7 in all. They: rows 4 + 3, score −2, 5 in all.",
    ]


def test_the_end_by_pawns_and_a_draw():
    state = finished(white=(0, 1), grey=(4, 5, 6, 40), minus=(0, -1), left=(0, 3), seats=2, pawns=20)
    assert end(state, me=0) == [
        "Gelijkspel.",
        "Alle pionnen van jou liggen op het bord. Jij: rijen 2, stand 0, samen 2. "
        "De ander: rijen 3, stand −1, samen 2.",
    ]
    assert end(state, "en") == [
        "A draw.",
        "All the white pawns are on the board. White: rows 2, score 0, "
        "2 in all. Grey: rows 3, score −1, 2 in all.",
    ]
    won = finished(grey=(4, 5), minus=(-5, 0), seats=2, pawns=20)
    assert end(won, me=1)[0] == "Gewonnen!"
    assert end(won, me=0) == [
        "Truus heeft gewonnen.",
        "De scorepion van jou staat op −5. "
        "Jij: geen rijen, stand −5, samen −5. De ander: rijen 2, stand 0, samen 2.",
    ]


def test_the_log_tells_who_has_won():
    def over(*seats):
        return [Event("over", seat) for seat in seats]

    start = toedeloe.setup(toedeloe.options({}), 4)
    assert words.turn(Reader("nl", NAMED, 2), start, over(0, 2)) == "Jij en Jan hebben gewonnen."
    assert words.turn(Reader("en", NAMED, 0), start, over(1, 3)) == "Truus and Wim have won."
    assert words.turn(Reader("nl", NAMED, 0), start, over(0, 1, 2, 3)) == "Gelijkspel."
    two = toedeloe.setup(toedeloe.options({}), 2)
    assert words.turn(Reader("nl", NAMED, 1), two, over(1)) == "Jij hebt gewonnen."
    assert words.turn(Reader("nl", NAMED, 1), two, over(0, 1)) == "Gelijkspel."


def test_the_facts_count_deals_plus_tricks_and_pawns_thrown_off():
    state = taken(JOKERED, white=(B7,))
    plies = [
        Ply(state, *action_of(state, turn), do(state, turn), 1, 5)
        for turn in (f"green {GREEN_HOME} {B7}", "place 1 13")
    ]
    told, later = words.facts("nl", toedeloe, plies), words.facts("en", toedeloe, plies[1:])
    assert match.finished(told) == "1 rondes, 2 plusslagen, 1 pion eraf gegooid"
    assert match.finished(later) == "1 deals, 1 plus tricks, 0 pawns removed"


# ---- why not


def refused(state, turn, lang="nl"):
    with pytest.raises(Illegal) as found:
        toedeloe.apply(state, *action_of(state, turn))
    return words.refusal(Reader(lang, NAMED), state, found.value.refusal)


ONE_FIELD = "De pionnen moeten op één veld passen. Kies een vakje dat oplicht."


def test_every_refusal_says_what_to_do():
    led, queen, joker = table("Qs", "Ts 9h *s"), taken(QUEEN), taken(JOKERED, green=(A8,))
    full = taken(EIGHT, white=(A8,))
    last = taken(QUEEN)._replace(left=(40, 1))
    for state, turn, nl in (
        (led, "1:Ts", "Je bent niet aan de beurt. Wacht op Jan."),
        (led, "Js", "Die kaart heb je niet. Kies er een uit je hand."),
        (do(led, "Qs"), "9h", "Dat kan niet: je moet schoppen bekennen."),
        (do(led, "Qs"), "*s", "Je hebt nog schoppen. Beken, en bewaar je joker voor later."),
        (
            table("Qs *s"),
            "*s",
            "Met een joker kom je alleen uit als je niets anders hebt. Kies een andere kaart.",
        ),
        (led, "back", "Eerst komen de kaarten. Speel er een."),
        (queen, "9h", "Eerst komen de pionnen. Kies wat de slag je oplevert."),
        (taken(EIGHT), f"place {A3}", "Deze slag is 8 waard. Leg je pion op een 8."),
        (
            taken(KING),
            f"place {A10} {A8}",
            "Daarmee kom je niet op 13. Kies twee getallen die samen 13 zijn.",
        ),
        (queen, f"place {A10} {A8}", "Dat is geen 12. Kies een 12, of twee getallen die dat samen zijn."),
        (taken(EIGHT), f"place {A10} {A2}", "Deze slag splits je niet. Leg één pion op een 8."),
        (taken(KING), f"place {A8}", "Een 13 staat niet op het bord. Splits hem over twee pionnen."),
        (queen, f"place {A10} {B5}", "Dat is geen 12. Kies een 12, of twee getallen die dat samen zijn."),
        (queen, f"place {A10} {B2}", ONE_FIELD),
        (joker, f"place {A10} {A2}", "Leg beide pionnen op hetzelfde getal. Kies een vakje dat oplicht."),
        (full, f"place {A8}", "Dat vakje is bezet. Kies een vrij vakje."),
        (last, f"place {A10} {A2}", "Je hebt nog maar één pion. Leg alleen die."),
        (joker, f"green {A8} {A8}", "Daar staat al een groene pion. Kies een ander vakje."),
        (joker, "back", "De scorepion staat al op 0. Kies iets anders."),
        (joker, "blocked", "Met een joker kan er altijd iets. Kies een van de keuzes."),
        (queen, "blocked", "Er is nog plaats, dus je moet leggen. Kies een vakje dat oplicht."),
    ):
        assert refused(state, turn) == nl, (turn, nl)
        assert refused(state, turn, "en").endswith(".")


def test_the_last_pawn_hears_what_is_true_of_one_pawn():
    elevens = tuple(cell for cell, letter in enumerate(USUAL[:FIELD]) if letter == "B")
    king = taken(KING, white=elevens)._replace(left=(40, 1))
    assert refused(king, f"place {A2}") == ONE_FIELD
    assert refused(king, f"place {A11}") == "Dat vakje is bezet. Kies een vrij vakje."
    assert refused(taken(QUEEN)._replace(left=(40, 1)), f"place {A11}") == (
        "Dit is je laatste pion, en dat getal past niet bij 12. Kies een vakje dat oplicht."
    )


def test_a_joker_without_two_equal_numbers_free_says_so():
    joker = taken(JOKERED, white=range(1, CELLS))
    assert refused(joker, "place 0") == (
        "Er zijn nergens twee gelijke getallen vrij, dus leggen kan niet. Kies iets anders."
    )


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("rule", toedeloe.INFO.rules)
def test_every_rule_has_a_sentence(lang, rule):
    for state in (do(table("Qs"), "Qs"), taken(EIGHT), taken(KING), taken(QUEEN), taken(JOKERED)):
        for seat in (DEALER, 1):
            assert words.refusal(Reader(lang, NAMED), state, Refusal(rule, seat=seat)).endswith(".")


# ---- to who sees the board


def seen(state, turn, lang="nl", me=None):
    """The line of a turn for somebody who sees the board."""

    def tell(reader, before, events):
        return words.turn(reader._replace(sees=True), before, events)

    return told(state, turn, lang, me, tell)


def test_who_sees_the_board_hears_of_fields_and_not_of_rows_and_places():
    state = taken(QUEEN, white=(2,))
    assert seen(state, f"place {A10} {A2}", me=1) == "Jij legt een 2 en een 10 op veld A. Je eerste plusslag."
    assert seen(state, f"place {A10} {A2}", "en") == "Truus put 2 and 10 on field A. Plus trick 1."
    assert seen(state, f"place {B12}") == "Truus legt een 12 op veld B. Plusslag 1."
    joker = taken(JOKERED, white=(B7,), green=(A8,), minus=(0, -1))
    assert seen(joker, f"place {A11} {B11}") == "Wim legt een 11 op veld A en een 11 op veld B. Plusslag 1."
    for origin in (GREEN_HOME, A8):
        assert seen(joker, f"green {origin} {B7}", me=1) == (
            "Wim zet de groene pion op een 7 op veld B. Een pion van hen gaat eraf. Plusslag 1."
        )


def test_a_long_row_is_told_in_a_word():
    state = taken(EIGHT, grey=(A8 - 1, A8 - 2))
    assert seen(state, f"place {A8}", me=3) == "Jij legt een 8 op veld A: drie op rij. Je eerste plusslag."
