"""The rules of Toepen in English; the form is that of rules_nl."""

from ..rulebook import Page

RULES: Page = (
    (
        "goal",
        "Goal",
        (
            "Win the last trick of a round, and you get no points.",
            "The others get penalty points: more if there has been a knock.",
            "Whoever has {limit} is out.",
            ("not end_at_first_loser", "The last one left wins the game."),
            ("end_at_first_loser", "As soon as somebody is out, the fewest penalty points win."),
        ),
    ),
    (
        "cards",
        "The cards",
        (
            "There are 32 cards: the 7 up to the ace of each suit.",
            "From high to low: 10, 9, 8, 7, ace, king, queen, jack.",
            "There are no trumps.",
        ),
    ),
    (
        "deal",
        "Dealing",
        (
            "There are {seats} of you.",
            "Who deals first is drawn by lot; after that the winner of the round deals.",
            "Everyone gets four cards, two at a time.",
            ("stock", "With everyone in, {stock} are left: the stock."),
            ("not stock", "With eight players no stock is left."),
        ),
    ),
    (
        "trick",
        "Tricks",
        (
            "The player on the dealer's left leads.",
            "Clockwise everyone plays a card: of the suit that was led if you can, else what you like.",
            "The highest card of that suit wins the trick.",
            "Whoever wins the trick leads to the next one.",
            "The fourth and last trick is what counts: its winner wins the round.",
            "Cards that were played stay face up.",
        ),
    ),
    (
        "toep",
        "Knocking",
        (
            "If you count on the last trick, or want the rest to think so, you knock on the table: toep.",
            ("toep_any_time", "You may do so at any moment, even when it is not your turn."),
            ("not toep_any_time", "You may do so only when it is your own turn."),
            "Clockwise from your left everyone else chooses: stay in or fold.",
            "Folding costs the stake as it was before the knock, and the round is over for you.",
            "When all have chosen, the stake goes up by a point; everyone who loses pays it.",
            "With no knock losing costs 1; after one knock folding costs 1 and losing 2, and so on.",
            "While somebody still has to choose nobody knocks, and without a knock nobody folds.",
            "If everyone folds, the one left wins the round at once.",
            "The card of a player who has folded wins no trick any more.",
            "If the one who would lead folds, the next player on the left who is still in leads.",
        ),
    ),
    (
        "dead",
        "Who may knock",
        (
            "After your own knock you wait until somebody else knocks back.",
            ("toep_for_dead", "You may knock even if the stake could take you past {limit}."),
            ("not toep_for_dead", "If the new stake could take you past {limit}, you may not knock."),
            "You may always stay in.",
        ),
    ),
    (
        "blind",
        "Knocking blind",
        (
            ("not blind", "There is no blind knock here: you see your cards at once."),
            ("blind", "At first all cards stay face down."),
            ("blind", "Whoever has the most penalty points may then knock blind; that can be more than one."),
            ("blind", "If more want to, the first on the dealer's left comes first."),
            ("blind", "pelt", "If somebody is in poverty, there is no blind knock."),
            ("blind", "The others choose without looking: folding costs 1, losing {blind_value}."),
            ("blind", "Who folds leaves the cards face down; looking after all costs 1 more."),
            ("blind", "Who stays in looks then, and plays on as usual."),
        ),
    ),
    (
        "pelt",
        "Poverty",
        (
            ("not pelt", "With {last} points, too, you play on as usual."),
            ("pelt", "With {last} points you are in poverty: one more and you are out."),
            ("pelt", "That counts as a knock of yours: folding costs 1, losing 2."),
            ("pelt", "Before the first card the others choose, beginning on your left."),
            ("pelt", "Who is in poverty does not choose."),
            ("pelt", "If the rest folds, you win the round; if more are in poverty, they play it out."),
            ("pelt", "pelt_leads", "Who is in poverty leads to the first trick."),
            ("pelt", "not pelt_leads", "The player on the dealer's left leads as usual."),
        ),
    ),
    (
        "wash",
        "The wash",
        (
            ("not was", "A bad hand is yours to keep: there is no wash here."),
            ("was", "Before the first card you may put down your whole hand, face down, as a wash."),
            (
                "was",
                "A white wash is four pictures, a dirty wash three pictures and a 7; an ace is a picture.",
            ),
            ("was", "You may bluff."),
            ("was", "In turn, from your left, every other player may turn the wash over."),
            ("was", "If it is true, that player gets a penalty point and you draw four new cards."),
            ("was", "out", "If it is false, you get a penalty point and the round is over for you."),
            ("was", "keep_old", "If it is false, you get a penalty point and play on with it, face up."),
            (
                "was",
                "keep_new",
                "If it is false, you get a penalty point; you draw your new cards all the same.",
            ),
            ("was", "open_hand", "If it is false, you get a penalty point and your new cards lie face up."),
            ("was", "plays_on", "You wash no more in that round."),
            ("was", "If nobody turns it over, it stays closed and you draw four new cards, too."),
            ("was", "Everyone may wash, and more than once, while there are four cards in the stock."),
            ("was", "not stock", "So as long as there are eight of you, nobody can."),
            (
                "was",
                "stock",
                "many",
                "With five or more players the stock is small: better switch the wash off.",
            ),
        ),
    ),
    (
        "whistle",
        "Whistling",
        (
            ("not whistle", "You never have to say what is in your hand."),
            ("whistle", "With three jacks or three tens you whistle before the first card."),
            ("whistle", "Which of the two it is, only you know."),
            ("whistle", "It happens by itself: you cannot forget it or bluff."),
        ),
    ),
    (
        "jack",
        "Winning with a jack",
        (
            ("not jack_bonus", "If you win the last trick with a jack, you simply get no points."),
            ("jack_bonus", "If you win the last trick with a jack, you get a point off."),
            ("jack_bonus", "That way you can go below zero."),
            ("jack_bonus", "four_alike", "Winning with four jacks at once counts, too."),
        ),
    ),
    (
        "four",
        "Four alike and the chance of it",
        (
            ("not four_alike", "Four cards alike are nothing special here."),
            ("four_alike", "Four alike are laid down at once, and win you the round."),
            ("four_alike", "Everyone else who is still in gets 3 points."),
            ("four_alike", "If more players have four alike, the highest wins."),
            ("four_alike", "was", "After a wash, too, you lay down four alike at once."),
            (
                "four_alike",
                "With three alike you may once call a chance of four and draw a card from the stock.",
            ),
            (
                "four_alike",
                "If it does not help, you keep it all the same; the card that did not belong goes.",
            ),
            ("four_alike", "There is no bluffing with this."),
            ("four_alike", "not stock", "As long as there are eight of you, there is nothing to draw."),
        ),
    ),
    (
        "final",
        "The kings' final",
        (
            ("not grave", "Even if everyone is one point from the limit, you play a usual round."),
            ("grave", "If the last two players both have {last} points, the white grave comes."),
            ("grave", "You both get eleven cards, lay away three face down and play eight tricks."),
            ("three", "If the last three stand like that, the grey grave comes: eight cards each."),
            ("two", "With three players at {last} you play another usual round."),
            ("grave", "Whoever wins the eighth trick wins the game."),
            ("grave", "There is no knocking, blind or not, and no wash then."),
        ),
    ),
    (
        "anti_line",
        "Against folding every time",
        (
            ("not anti_line", "You may fold as often as you like."),
            ("anti_line", "After two folds in a row you must stay in the next time, whatever it costs."),
            ("anti_line", "Folding to poverty or to a blind knock counts, too."),
            ("anti_line", "If you stay in or knock yourself, the count starts again."),
        ),
    ),
    (
        "crosses",
        "Five crosses",
        (
            "If you win a round, you get a cross instead of points.",
            ("not five_crosses", "How many crosses in a row you have makes no difference."),
            (
                "five_crosses",
                "After five in a row another player goes out: who stood lowest before that round.",
            ),
            ("five_crosses", "If more stood as low, it is the first of them on your left."),
            ("five_crosses", "Who goes out that way gets nothing more for that round."),
            ("five_crosses", "After that the count starts again."),
        ),
    ),
    (
        "end",
        "End",
        (
            "After each round whoever has {limit} penalty points or more is out.",
            ("was", "A point for a wash counts at once, but you are out only when the round is over."),
            ("not end_at_first_loser", "The rest plays on until one is left: the winner."),
            (
                "end_at_first_loser",
                "As soon as somebody is out the game is over; of the rest the lowest wins.",
            ),
        ),
    ),
)
