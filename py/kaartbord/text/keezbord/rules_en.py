"""The rules of Keezbord in English; the form is that of rules_nl."""

from ..race import rules_en as race
from ..rulebook import Page

RULES: Page = (
    (
        "goal",
        "Aim",
        (
            ("not alone", "You and your partner bring eight pawns home together, four each."),
            ("not alone", "Once all eight are in, you have won."),
            ("alone", "You play against each other: the first with all four pawns home wins."),
            "There are no draws.",
        ),
    ),
    (
        "table",
        "At the table",
        (
            "There are {seats} players.",
            ("not alone", "Your partner sits right across from you."),
            ("alone", "You sit across from each other, on the board for four."),
            "The track has {track} squares, and everyone has a start on it.",
            "Just before your start is the way into your home, four squares in a row.",
            "At first all your pawns wait beside the track.",
            "Turns and pawns go clockwise.",
        ),
    ),
    (
        "deal",
        "The deal",
        (
            "There are {cards} cards: thirteen for each player, no jokers.",
            "Suits mean nothing.",
            "Everyone gets five, later four and then four again.",
            "Then the stock is gone and the cards are shuffled.",
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
            ("not guarantee_start_card", "Without an ace or king you cannot come out in the first deal."),
            ("not guarantee_start_card", "That is bad luck: your cards go and you wait for the next deal."),
            ("guarantee_start_card", "In the very first deal everyone holds an ace or a king."),
            ("guarantee_start_card", "A hand without one is replaced."),
            ("guarantee_start_card", "Later deals stay as they fall."),
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
            "• Jack: swap with a pawn of somebody else.",
            "• 7: 7 forward, with one pawn or split over two.",
            "• 4: 4 backward.",
            "• 2, 3, 5, 6, 8, 9 and 10: that many squares forward.",
        ),
    ),
    (
        "king",
        "The king",
        (
            "A king puts a waiting pawn on your start.",
            ("not king_advances_13", "It cannot walk."),
            ("king_advances_13", "It may also move a pawn 13 squares forward."),
        ),
    ),
    (
        "start",
        "Coming out",
        (
            "A waiting pawn comes to your own start with an ace or king.",
            *race.ENTER,
        ),
    ),
    ("walk", "Walking and hitting", race.WALK),
    ("friendly_fire", "Hitting your own side", race.FRIENDLY_FIRE),
    (
        "protected",
        "Safe on the start",
        (
            "A pawn on its own start is safe, however it got there.",
            "Nobody can hit it, and nobody else can swap it.",
            "Nobody can pass it either, forward or backward, not even you with your other pawns.",
        ),
    ),
    (
        "back",
        "The 4",
        (
            "A 4 always goes backward.",
            "It may take you past your own start, as long as no pawn of yours is there.",
            "That can leave you right in front of your home.",
            "A 4 never goes into a home or out of one.",
        ),
    ),
    ("swap", "The jack", race.SWAP),
    (
        "seven",
        "The 7",
        (
            "Walk 7 with one pawn, or split the steps over two pawns.",
            "Always forward, and all of it must be used.",
            "One pawn walks first, then the other.",
            (
                "not alone",
                "If the first part brings your last pawn home, a pawn of your partner walks the rest.",
            ),
            ("not alone", "If your partner cannot walk that rest, you may not play it that way."),
            "Only when it wins the game at once may the rest be dropped.",
            *race.SEVEN_PASSES,
        ),
    ),
    ("home", "Home", race.HOME),
    (
        "deepest",
        "Filling your home",
        (
            ("not home_strict_order", "Any free square of your home will do, even with room behind it."),
            ("home_strict_order", "You fill your home from the back: only the deepest free square will do."),
        ),
    ),
    (
        "home_moves",
        "Moving up at home",
        (
            "A pawn at home may go deeper if the card fits exactly.",
            ("home_moves_forced", "It is a move like any other: if you can do nothing else, you must."),
            ("not home_moves_forced", "You never have to: if nothing else fits, you may discard your hand."),
        ),
    ),
    ("partner", "When you are home", race.PARTNER),
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
