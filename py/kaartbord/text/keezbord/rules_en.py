"""The rules of Keezbord in English; the form is that of rules_nl."""

from ..race import rules_en as race
from ..rulebook import Page

RULES: Page = (
    (
        "goal",
        "Aim",
        (
            ("not alone", "You and your partner bring eight pawns home together, four each."),
            ("not alone", "Once all eight are home, you have won."),
            ("alone", "You play against each other: the first to bring all four pawns home wins."),
            "There are no draws.",
        ),
    ),
    (
        "table",
        "At the table",
        (
            "There are {seats} players.",
            ("not alone", "Your partner sits right across from you."),
            ("alone", "You sit across from each other, at the board for four."),
            "The track has {track} squares, and everyone has a start on it.",
            "Just before your start is the way into your home: four squares in a row.",
            "At first all your pawns wait beside the track.",
            "Turns and pawns go clockwise.",
        ),
    ),
    (
        "deal",
        "The deal",
        (
            "There are {cards} cards: thirteen for each player, no jokers.",
            "Suits do not matter.",
            "Everyone is dealt five, then later four, and then four again.",
            "By then the stock is used up, and the cards are shuffled.",
            "The player on the dealer's left begins.",
        ),
    ),
    (
        "dealer",
        "Who deals",
        (
            ("not nk_scoring", "The first dealer is drawn by lot."),
            ("nk_scoring", "The first seat deals first, like the first team on the championship sheet."),
            *race.DEALER,
        ),
    ),
    (
        "first_deal",
        "The first deal",
        (
            ("not guarantee_start_card", "Without an ace or king, you cannot come out in the first deal."),
            ("not guarantee_start_card", "Bad luck: you discard your hand and wait for the next deal."),
            ("guarantee_start_card", "In the very first deal everyone has an ace or a king."),
            ("guarantee_start_card", "A hand without one is replaced."),
            ("guarantee_start_card", "Later hands are never replaced."),
        ),
    ),
    ("turn", "Your turn", race.TURN),
    (
        "cards",
        "The cards",
        (
            "• Ace: bring out a pawn, or move one pawn 1 forward.",
            ("not king_advances_13", "• King: bring out a pawn."),
            ("king_advances_13", "• King: bring out a pawn, or move one pawn 13 forward."),
            "• Queen: 12 forward.",
            "• Jack: swap with another player's pawn.",
            "• 7: 7 forward, with one pawn or split between two.",
            "• 4: 4 backward.",
            "• 2, 3, 5, 6, 8, 9 and 10: that many squares forward.",
        ),
    ),
    (
        "king",
        "The king",
        (
            "A king brings a waiting pawn onto your start.",
            ("not king_advances_13", "It cannot move a pawn along the track."),
            ("king_advances_13", "It may also move a pawn 13 squares forward."),
        ),
    ),
    (
        "start",
        "Bringing out",
        (
            "An ace or king brings a waiting pawn onto your own start.",
            *race.ENTER,
        ),
    ),
    ("walk", "Moving and hitting", race.WALK),
    ("friendly_fire", "Hitting your own side", race.FRIENDLY_FIRE),
    (
        "protected",
        "Safe on the start",
        (
            "A pawn on its own start is safe, however it got there.",
            "Nobody can hit it, and no other player can swap it.",
            "Nobody can pass it either, forward or backward, not even you with your other pawns.",
        ),
    ),
    (
        "back",
        "The 4",
        (
            "A 4 always moves backward.",
            "It may take you past your own start, as long as none of your pawns is there.",
            "That can leave you right in front of your home.",
            "A 4 never moves into a home or out of one.",
        ),
    ),
    ("swap", "The jack", race.SWAP),
    (
        "seven",
        "The 7",
        (
            "Move one pawn 7, or split the 7 between two pawns.",
            "Always move forward, and use all of it.",
            "One pawn moves first, then the other.",
            (
                "not alone",
                "If the first part brings your last pawn home, one of your partner's pawns moves the rest.",
            ),
            ("not alone", "If none of your partner's pawns can move the rest, you may not play it that way."),
            "The rest is lost only when the first part wins the game at once.",
            *race.SEVEN_PASSES,
        ),
    ),
    ("home", "Home", race.HOME),
    (
        "deepest",
        "Filling your home",
        (
            (
                "not home_strict_order",
                "Any free square of your home will do, even if there are free squares behind it.",
            ),
            ("home_strict_order", "You fill your home from the back: only the deepest free square will do."),
        ),
    ),
    (
        "home_moves",
        "Moving inside home",
        (
            "A pawn at home may move deeper if the card fits exactly.",
            ("home_moves_forced", "It is a move like any other: if it is your only move, you must make it."),
            (
                "not home_moves_forced",
                "You never have to: if you have no other move, you may discard your hand.",
            ),
        ),
    ),
    ("partner", "Once you are home", race.PARTNER),
    (
        "score",
        "End and points",
        (
            *race.END,
            ("not nk_scoring", "There are no points: winning is winning."),
            ("nk_scoring", "Every pawn home is worth two points, for both sides."),
            ("nk_scoring", "The winner gets ten more."),
        ),
    ),
)
