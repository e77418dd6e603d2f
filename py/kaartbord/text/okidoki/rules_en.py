"""The rules of OkiDoki in English; the form is that of rules_nl."""

from ..rulebook import Page

RULES: Page = (
    (
        "goal",
        "Goal",
        (
            ("not two", "Bring the pawns of your partner and you from start to finish."),
            ("two", "Bring your pawns from start to finish."),
            "First you play cards for penalty points, and those you do not want.",
            "Then pawns walk: each penalty point of one team is a step for the other.",
            ("not short", "The first team with four pawns at the finish wins."),
            ("short", "The first team with two pawns at the finish wins."),
        ),
    ),
    (
        "table",
        "The table",
        (
            ("not two", "There are four of you: two teams, with your partner across from you."),
            ("two", "There are two of you; each of you is a team."),
            "One team is white and the other grey, with four pawns each.",
            "Two of each colour stand on start; the other two wait in reserve.",
            "Everyone walks the same track of {length} squares.",
        ),
    ),
    (
        "deal",
        "Dealing",
        (
            "There are 52 cards, without jokers.",
            ("not two", "Everyone gets thirteen."),
            ("double", "Each of you gets two hands of thirteen."),
            ("stock", "Each of you gets thirteen; the rest is the stock."),
            "The first dealer is drawn by lot, and then the deal goes round clockwise.",
        ),
    ),
    (
        "give",
        "Exchanging",
        (
            "After the deal you put a card ready to exchange, face down, any card you like.",
            ("not two", "You do so three times: with each of the opponents, and last with your partner."),
            (
                "double",
                "Each hand does so three times: with each hand of the other, and last with your own "
                "other hand.",
            ),
            ("stock", "You do so once, with the other."),
            "What you get you see only when everyone has chosen.",
            ("not stock", "A card that you just got may be given away the next time."),
        ),
    ),
    (
        "opening",
        "The first card",
        (
            "Whoever has the 2 of spades after the exchange begins, and plays that card.",
            ("stock", "If it is still in the stock, whoever did not deal begins with any card."),
        ),
    ),
    (
        "trick",
        "Tricks",
        (
            "Clockwise every hand plays a card; together they are a trick.",
            ("not stock", "You play the suit that was led; if you have none, you play what you like."),
            ("stock", "While there is a stock you play what you like."),
            ("stock", "After each trick its winner draws a card from the stock, and then the other does."),
            ("stock", "When the stock is gone you must play the suit that was led if you can."),
            "The ace is the highest card, then king, queen and jack, and so down to the 2.",
            "The highest card of the suit that was led wins the trick; there are no trumps.",
            "Whoever wins the trick leads to the next one.",
            ("not two", "While cards are played you do not confer."),
        ),
    ),
    (
        "penalties",
        "Penalty points",
        (
            "Each spade in your tricks is 1 penalty point, and each ace is 2.",
            "The ace of spades counts as an ace: 2, so not 3.",
            "Together there are 20 in every round.",
            ("not two", "Your partner and you add everything up."),
            ("double", "Your two hands add up."),
            "Aces that were won stay in sight.",
        ),
    ),
    (
        "steps",
        "Steps",
        (
            "When the cards are played each team walks as many steps as the other has penalty points.",
            "The team with fewer penalty points walks first.",
            ("not two", "Now you may confer; the game says which of you enters the move."),
            "A pawn only goes forward, from square to square, and may pass other pawns.",
            "All steps must be used; only at the finish some may be left over.",
            "If that cannot be done with any pawn, you skip.",
        ),
    ),
    (
        "division",
        "Dividing the steps",
        (
            "Walk all steps with one pawn, or divide them over two.",
            "With 5 steps that can be 4 and 1 or 3 and 2.",
            "Which of the two walks first is up to you.",
        ),
    ),
    (
        "squares",
        "The squares",
        (
            "Each team has {safe} squares of its colour.",
            "Its pawns are safe there: the other team cannot land on them.",
            ("red", "Nobody stops on a red square, but it counts as a step."),
            ("not red", "This board has no red squares."),
        ),
    ),
    (
        "hit",
        "Hitting",
        (
            "If you land exactly on a pawn of the other team that is not safe, you hit it.",
            "It starts again from a free start, or waits in reserve until there is one.",
            "By dividing your steps you can hit two.",
            "You cannot stop where a pawn of your own team stands.",
            "On start nobody can hit you.",
        ),
    ),
    (
        "start",
        "Start",
        (
            "Each team has two starts.",
            "When one gets free, a pawn from reserve stands on it at once.",
            "It may already leave with the rest of the steps.",
        ),
    ),
    (
        "aces",
        "Four aces",
        (
            ("not four_aces_play_out", "When a team has all four aces, the cards stop at once."),
            ("four_aces_play_out", "When a team has all four aces, the tricks are still played out."),
            "Instead of the count that team walks exactly ten twice, with one pawn or with two.",
            "Or it swaps two pawns.",
            "At the finish some of a ten may be left over.",
            "If ten fits only once, that is all.",
            ("not four_aces_play_out", "The other team does not walk this round."),
            ("four_aces_play_out", "After that the other team walks the penalty points of the first."),
        ),
    ),
    (
        "swap_pawns",
        "Swapping pawns",
        (
            "With four aces a pawn of yours can change places with one of the other team.",
            "One of the two may be on start, but not both.",
            "A pawn that waits in reserve or is at the finish does not swap.",
            ("not safe_blocks_swap", "A pawn that is safe can be swapped away too."),
            ("safe_blocks_swap", "A pawn that is safe cannot be swapped away."),
            "A pawn swapped to start goes to the start of its own team, or beside it if that is full.",
        ),
    ),
    (
        "level",
        "Ten all",
        (
            "If both teams have 10 penalty points, nobody walks.",
            "The cards are dealt again.",
        ),
    ),
    (
        "end",
        "The finish",
        (
            "You need not land exactly: steps too many are lost.",
            "A pawn at the finish stays there.",
            ("not short", "With four pawns at the finish a team is done."),
            ("short", "With two pawns at the finish a team is done."),
            "If the other team is still to walk in that round, it may.",
            "If it is done then too, the game is a draw.",
        ),
    ),
    (
        "two",
        "With two players",
        (
            ("dubbel", "With two players each of you has two hands, which take turns."),
            ("dubbel", "You see both of them; all else goes as with four."),
            ("stapel", "With two players each of you has thirteen cards, and 26 lie in a stock."),
            ("stapel", "You fill up your hand after each trick, so that all cards are played."),
        ),
    ),
    (
        "board",
        "A board of your own",
        (
            ("usual", "You play on the usual board, with {red} red squares."),
            ("not usual", "You play on a board of your own with {length} squares."),
            "You paint a board of your own in the house rules of a new game, square by square.",
            "A square is safe for white, safe for grey, red or plain.",
            "A board has 16 to 60 squares; for each team as many are safe, and at least four.",
            "Two reds in a row do not work, and neither does red just before the finish.",
            "The board is in the link, so that everyone plays on the same one.",
        ),
    ),
)
