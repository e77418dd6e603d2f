"""The rules of Tokken in English; the form is that of rules_nl."""

from ..race import rules_en as race
from ..rulebook import Page

RULES: Page = (
    (
        "goal",
        "Aim",
        (
            ("not alone", "You and your partner bring eight pawns home together, four each."),
            ("not alone", "Once all eight are in, you have won."),
            ("alone", "Everyone plays for themselves: the first with all four pawns home wins."),
            "There are no draws.",
        ),
    ),
    (
        "table",
        "At the table",
        (
            "There are {seats} players.",
            ("not alone", "Your partner sits right across from you."),
            "The track has {track} squares: {section} for each player.",
            "Everyone has a start on it, the coloured square where your pawns come out.",
            "Just before your start is the way into your home, four squares in a row.",
            "At first all your pawns wait beside the track.",
            "Turns and pawns go clockwise.",
        ),
    ),
    (
        "dots",
        "Black dots",
        (
            "The {dot}th square after each start is a black dot.",
            "A pawn that lands there at once jumps forward to the next dot.",
            "It does so after a 4, after a 5 and after a part of a 7 as well, but not after a swap.",
            "The jump goes over everything, even over a pawn on a start.",
            "A pawn that stands on either dot goes back.",
            "After one jump the pawn stays where it is.",
            "On the last dot before its own start a pawn does not jump.",
        ),
    ),
    (
        "deal",
        "The deal",
        (
            ("one_joker", "There are {cards} plain cards, thirteen for each player, and one joker."),
            (
                "not one_joker",
                "There are {cards} plain cards, thirteen for each player, and {jokers} jokers.",
            ),
            "Suits mean nothing.",
            "Everyone gets five, later four and then four again.",
            "What is left then is for those who play a joker.",
            "After three deals all cards are shuffled again.",
            "The player on the dealer's left begins.",
        ),
    ),
    (
        "dealer",
        "Who deals",
        (
            "The first dealer is drawn by lot.",
            *race.DEALER,
        ),
    ),
    (
        "give",
        "Giving a card",
        (
            ("not alone", "After each deal you exchange one card with your partner."),
            ("alone", "After each deal you give one card to your left, and get one from your right."),
            "Everyone picks at the same time, and nobody sees beforehand what they get.",
            "Pick from what was just dealt: a card that you had kept stays with you.",
        ),
    ),
    ("turn", "Your turn", race.TURN),
    (
        "cards",
        "The cards",
        (
            "• Ace: bring out a pawn, or move one pawn 1 forward.",
            "• King: bring out a pawn, or move one pawn 13 forward, hitting all it passes.",
            "• Queen: 12 forward.",
            "• Jack: swap with a pawn of somebody else.",
            "• 7: 7 forward, with one pawn or split over at most four.",
            "• 5: a pawn of an opponent 5 forward.",
            "• 4: 4 backward.",
            "• 2, 3, 6, 8, 9 and 10: that many squares forward.",
            "• Joker: bring out a pawn, or move one pawn 18 forward, and draw a card.",
        ),
    ),
    (
        "start",
        "Coming out",
        (
            "A waiting pawn comes to your own start with an ace, a king or a joker.",
            *race.ENTER,
        ),
    ),
    ("walk", "Walking and hitting", race.WALK),
    (
        "friendly_fire",
        "Hitting your own side",
        (
            *race.FRIENDLY_FIRE,
            ("not friendly_fire", "Only a king still hits everything on its way."),
        ),
    ),
    (
        "protected",
        "Safe on the start",
        (
            "A pawn on its own start is safe, even when it comes back there later.",
            "Nobody can hit it, and nobody else can swap it or move it with a 5.",
            "Nobody can walk past it either, not even you with your other pawns.",
            "Only a jump along the dots goes over it.",
        ),
    ),
    (
        "back",
        "The 4",
        (
            "A 4 always goes backward, but never over your own start.",
            "You may land exactly on it, if it is free.",
            "From your start you may go on backward: that leaves you right in front of your home.",
            "If you land on a black dot, you jump forward.",
            "A 4 never goes into a home or out of one.",
        ),
    ),
    (
        "push",
        "The 5",
        (
            "With a 5 you move a pawn of an opponent 5 forward.",
            "You need no pawn of your own on the track.",
            ("not alone", "A pawn of your partner will not do."),
            "If that pawn lands on another, it hits; on a black dot it jumps.",
            "It goes past its own home and then has to go round once more.",
            "A pawn that waits, is home or is on its own start stays where it is.",
        ),
    ),
    (
        "king",
        "The king",
        (
            "A king puts a waiting pawn on your start, or walks 13 forward.",
            "Every pawn it then passes goes back, even one of your own.",
            ("not alone", "Your partner is not spared either."),
            "Not even a king gets past a pawn on its own start, or over a pawn in a home.",
            "What it jumps over stays where it is.",
        ),
    ),
    ("swap", "The jack", race.SWAP),
    (
        "seven",
        "The 7",
        (
            "Walk 7 with one pawn, or split the steps over at most four pawns.",
            "Always forward, and each pawn once at most.",
            "All of it must be used as long as you have a pawn outside your home.",
            ("alone", "If your last pawn comes home, you have won and the rest is dropped."),
            ("not alone", "may", "If your last pawn comes home, the rest is for pawns of your partner."),
            ("not alone", "may", "You may also walk only a part of that rest, or drop it."),
            ("not alone", "must", "If your last pawn comes home, pawns of your partner walk the whole rest."),
            ("not alone", "must", "If that rest does not fit, you may not play it that way."),
            *race.SEVEN_PASSES,
        ),
    ),
    (
        "joker",
        "The joker",
        (
            "A joker puts a waiting pawn on your start, or walks 18 forward.",
            "Then you draw a card from the stock, to be played in a later turn.",
            "If you can do nothing more, that card goes too.",
        ),
    ),
    (
        "keep",
        "Keeping a card",
        (
            "If you played a joker in this deal, you may keep your last card for the next.",
            ("not keep_unplayable", "It must be a card that you could play now."),
            ("keep_unplayable", "It may even be a card that you cannot play now."),
            "Whoever keeps a card waits for the next deal, and then has one card more.",
            "In the third deal nobody keeps anything.",
        ),
    ),
    (
        "home",
        "Home",
        (
            *race.HOME,
            "Any free square of your home will do, and a pawn at home may go deeper.",
            "If you can do nothing else, you must.",
        ),
    ),
    ("partner", "When you are home", race.PARTNER),
    (
        "score",
        "The end",
        (
            *race.END,
            "There are no points: winning is winning.",
        ),
    ),
)
