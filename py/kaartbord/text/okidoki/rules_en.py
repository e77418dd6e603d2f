"""The rules of OkiDoki in English; the form is that of rules_nl."""

from ..rulebook import Page

RULES: Page = (
    (
        "goal",
        "Aim",
        (
            ("not two", "Bring your team's pawns from start to finish."),
            ("two", "Bring your pawns from start to finish."),
            "First you play tricks, and penalty points are bad.",
            "Then pawns move: each penalty point of one team is a step for the other.",
            ("not short", "The first team with four pawns at the finish wins."),
            ("short", "The first team with two pawns at the finish wins."),
        ),
    ),
    (
        "table",
        "The table",
        (
            ("not two", "There are four of you: two teams, with your partner across from you."),
            ("two", "There are two of you, each a team."),
            "One team is white and the other grey, with four pawns each.",
            "Two of each colour are on start; the other two wait in reserve.",
            "All pawns move along the same track of {length} squares.",
        ),
    ),
    (
        "deal",
        "Dealing",
        (
            "There are 52 cards, without jokers.",
            ("not two", "Everyone gets thirteen."),
            ("double", "Each of you gets two hands of thirteen cards."),
            ("stock", "Each of you gets thirteen; the rest is the stock."),
            "The first dealer is drawn by lot; after that, the deal passes clockwise.",
        ),
    ),
    (
        "give",
        "Exchanging",
        (
            "After the deal you put a card ready to exchange, face down: any card you like.",
            ("not two", "You do so three times: with each opponent, and last with your partner."),
            (
                "double",
                "Each hand does so three times: with each hand of the other, and last with your own "
                "other hand.",
            ),
            ("stock", "You do so once, with the other player."),
            "You see what you get only when everyone has chosen.",
            ("not stock", "A card that you have just been given may be given away the next time."),
        ),
    ),
    (
        "opening",
        "The first card",
        (
            "After the exchange, the player with the 2 of spades begins with that card.",
            ("stock", "If it is still in the stock, the player who did not deal begins with any card."),
        ),
    ),
    (
        "trick",
        "Tricks",
        (
            ("not double", "Clockwise, everyone plays a card; together these are a trick."),
            ("double", "Clockwise, every hand plays a card; together these are a trick."),
            ("not stock", "You must play the suit that was led; if you have none, you play any card."),
            ("stock", "While there is a stock, you may play any card."),
            (
                "stock",
                "After each trick its winner draws a card from the stock, and then the other player does.",
            ),
            ("stock", "When the stock is used up, you must play the suit that was led if you can."),
            "The ace is the highest card, then king, queen and jack, and so on down to the 2.",
            "The highest card of the suit that was led wins the trick; there are no trumps.",
            "Whoever wins the trick leads to the next one.",
            ("not two", "While cards are being played, you and your partner may not talk about them."),
        ),
    ),
    (
        "penalties",
        "Penalty points",
        (
            "Each spade in your tricks is 1 penalty point, and each ace is 2.",
            "The ace of spades counts only as an ace: 2, not 3.",
            "There are 20 in every round.",
            ("not two", "You and your partner add yours together."),
            ("double", "Your two hands are added together."),
            "Aces that have been won stay in sight.",
        ),
    ),
    (
        "steps",
        "Steps",
        (
            "After the cards, each team moves as many steps as the other has penalty points.",
            "The team with fewer penalty points moves first.",
            ("not two", "Now you may talk it over; the game says which of you makes the move."),
            "A pawn only moves forward, from square to square, and may pass other pawns.",
            "All steps must be used; only at the finish may some be left over.",
            "If no pawn can do that, you skip.",
        ),
    ),
    (
        "division",
        "Splitting the steps",
        (
            "Move one pawn all the steps, or split them between two.",
            "With 5 steps, that can be 4 and 1, or 3 and 2.",
            "Which of the two moves first is up to you.",
        ),
    ),
    (
        "squares",
        "The squares",
        (
            "Each team has {safe} squares of its colour.",
            "Its pawns are safe there: the other team cannot land on them.",
            ("red", "No pawn may stop on a red square, but it counts as a step."),
            ("not red", "This board has no red squares."),
        ),
    ),
    (
        "hit",
        "Hitting",
        (
            "If you land exactly on a pawn of the other team that is not safe, you hit it.",
            "It starts again from a free start, or waits in reserve until one is free.",
            "If you split your steps, you can hit two.",
            "You cannot stop where one of your own team's pawns is.",
            "Nobody can hit you on start.",
        ),
    ),
    (
        "start",
        "Start",
        (
            "Each team has two starts.",
            "When one becomes free, a pawn from reserve takes it at once.",
            "That pawn may already move with the rest of the steps.",
        ),
    ),
    (
        "aces",
        "Four aces",
        (
            ("not four_aces_play_out", "When a team has all four aces, no more cards are played."),
            ("four_aces_play_out", "When a team has all four aces, the remaining tricks are still played."),
            "Instead of the penalty points, that team moves exactly ten steps twice, with one pawn or with two.",
            "Or it swaps two pawns.",
            "At the finish some of a ten may be left over.",
            "If ten can be moved only once, that is all.",
            ("not four_aces_play_out", "The other team does not move in this round."),
            (
                "four_aces_play_out",
                "After that, the other team moves as many steps as the first team has penalty points.",
            ),
        ),
    ),
    (
        "swap_pawns",
        "Swapping pawns",
        (
            "With four aces, one of your pawns can swap places with one of the other team's.",
            "One of the two may be on start, but not both.",
            "A pawn in reserve or at the finish cannot be swapped.",
            ("not safe_blocks_swap", "A pawn that is safe can be swapped away as well."),
            ("safe_blocks_swap", "A pawn that is safe cannot be swapped away."),
            "A pawn swapped to start goes to its own team's start, or beside it if that is full.",
        ),
    ),
    (
        "level",
        "Ten each",
        (
            "If both teams have 10 penalty points, nobody moves.",
            "The cards are dealt again.",
        ),
    ),
    (
        "end",
        "The finish",
        (
            "You need not land exactly: steps left over are lost.",
            "A pawn at the finish stays there.",
            ("not short", "With four pawns at the finish a team is done."),
            ("short", "With two pawns at the finish a team is done."),
            "If the other team still has to move in that round, it may.",
            "If it is then done too, the game is a draw.",
        ),
    ),
    (
        "two",
        "With two players",
        (
            ("dubbel", "With two players, each of you has two hands, which take turns."),
            ("dubbel", "You see both of them; everything else is as with four players."),
            ("stapel", "With two players, each of you has thirteen cards, and 26 are in a stock."),
            ("stapel", "You draw a card after each trick, so that all cards are played."),
        ),
    ),
    (
        "board",
        "A board of your own",
        (
            ("usual", "You play on the usual board, with {red} red squares."),
            ("not usual", "You play on a board of your own with {length} squares."),
            "You can paint a board of your own in the house rules of a new game, square by square.",
            "A square is safe for white, safe for grey, red or plain.",
            "A board has 16 to 60 squares; both teams have the same number of safe ones, at least four.",
            "Two red squares in a row are not allowed, nor is a red one just before the finish.",
            "The board is in the link, so that everyone plays on the same one.",
        ),
    ),
)
