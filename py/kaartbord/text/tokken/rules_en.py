"""The rules of Tokken in English; the form is that of rules_nl."""

from ..race import rules_en as race
from ..rulebook import Page

RULES: Page = (
    (
        "goal",
        "Aim",
        (
            ("not alone", "You and your partner bring eight pawns home together, four each."),
            ("not alone", "Once all eight are home, you have won."),
            ("alone", "Everyone plays for themselves: the first to bring all four pawns home wins."),
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
            "Just before your start is the way into your home: four squares in a row.",
            "At first all your pawns wait beside the track.",
            "Turns and pawns go clockwise.",
        ),
    ),
    (
        "dots",
        "Black dots",
        (
            "The {dot}th square after each start is a black dot.",
            "A pawn that lands there jumps forward at once to the next dot.",
            "This also happens after a 4, a 5 or part of a 7, but not after a swap.",
            "The jump passes over everything, even a pawn on a start.",
            "A pawn on either of the two dots is hit and goes back.",
            "After one jump, the pawn stops.",
            "A pawn does not jump from the last dot before its own start.",
        ),
    ),
    (
        "deal",
        "The deal",
        (
            ("one_joker", "There are {cards} ordinary cards, thirteen for each player, and one joker."),
            (
                "not one_joker",
                "There are {cards} ordinary cards, thirteen for each player, and {jokers} jokers.",
            ),
            "Suits do not matter.",
            "Everyone is dealt five, then later four, and then four again.",
            "The cards left over are for players who play a joker.",
            "After three deals, all cards are shuffled again.",
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
            ("not alone", "After each deal, you exchange one card with your partner."),
            ("alone", "After each deal, you pass one card to your left and get one from your right."),
            "Everyone chooses at the same time, and nobody sees beforehand what they will get.",
            "Choose from the cards just dealt: a card you had kept stays with you.",
        ),
    ),
    ("turn", "Your turn", race.TURN),
    (
        "cards",
        "The cards",
        (
            "• Ace: bring out a pawn, or move one pawn 1 forward.",
            "• King: bring out a pawn, or move one pawn 13 forward, hitting every pawn on the way.",
            "• Queen: 12 forward.",
            "• Jack: swap with another player's pawn.",
            "• 7: 7 forward, with one pawn or split between up to four.",
            "• 5: move an opponent's pawn 5 forward.",
            "• 4: 4 backward.",
            "• 2, 3, 6, 8, 9 and 10: that many squares forward.",
            "• Joker: bring out a pawn, or move one pawn 18 forward, and draw a card.",
        ),
    ),
    (
        "start",
        "Bringing out",
        (
            "An ace, king or joker brings a waiting pawn onto your own start.",
            *race.ENTER,
        ),
    ),
    ("walk", "Moving and hitting", race.WALK),
    (
        "friendly_fire",
        "Hitting your own side",
        (
            *race.FRIENDLY_FIRE,
            ("not friendly_fire", "Only a king still hits every pawn on its way."),
        ),
    ),
    (
        "protected",
        "Safe on the start",
        (
            "A pawn on its own start is safe, even if it comes back there later.",
            "Nobody can hit it, and no other player can swap it or move it with a 5.",
            "Nobody can pass it either, not even you with your other pawns.",
            "Only a jump between dots passes over it.",
        ),
    ),
    (
        "back",
        "The 4",
        (
            "A 4 always moves backward, but never past your own start.",
            "You may land exactly on it, if it is free.",
            "From your start you may move backward: that leaves you right in front of your home.",
            "If you land on a black dot, you jump forward.",
            "A 4 never moves into a home or out of one.",
        ),
    ),
    (
        "push",
        "The 5",
        (
            "With a 5 you move an opponent's pawn 5 forward.",
            "You do not need a pawn of your own on the track.",
            ("not alone", "You cannot move your partner's pawn with it."),
            "If that pawn lands on another, it hits; on a black dot it jumps.",
            "It goes past its own home, and then has to go round again.",
            "A pawn that is waiting, home or on its own start cannot be moved.",
        ),
    ),
    (
        "king",
        "The king",
        (
            "A king brings a waiting pawn onto your start, or moves one pawn 13 forward.",
            "Every pawn it passes or lands on goes back, even your own.",
            ("not alone", "So do your partner's."),
            "But even a king cannot pass a pawn on its own start, or a pawn in a home.",
            "Pawns that it jumps over stay where they are.",
        ),
    ),
    ("swap", "The jack", race.SWAP),
    (
        "seven",
        "The 7",
        (
            "Move one pawn 7, or split the 7 between up to four pawns.",
            "Always move forward, and each pawn once at most.",
            "You must use all of it, as long as you have a pawn outside your home.",
            ("alone", "If your last pawn comes home, you have won and the rest is lost."),
            ("not alone", "may", "If your last pawn comes home, the rest is for your partner's pawns."),
            ("not alone", "may", "You may also use only part of that rest, or none of it."),
            ("not alone", "must", "If your last pawn comes home, your partner's pawns move the whole rest."),
            ("not alone", "must", "If that rest does not fit, you may not play it that way."),
            *race.SEVEN_PASSES,
        ),
    ),
    (
        "joker",
        "The joker",
        (
            "A joker brings a waiting pawn onto your start, or moves one pawn 18 forward.",
            "Then you draw a card from the stock, to play in a later turn.",
            "If you can play nothing more, you discard that card too.",
        ),
    ),
    (
        "keep",
        "Keeping a card",
        (
            "If you have played a joker in this deal, you may keep your last card for the next.",
            ("not keep_unplayable", "It must be a card that you could play now."),
            ("keep_unplayable", "It may even be a card that you cannot play now."),
            "A player who keeps a card waits for the next deal, and then has one more card.",
            "In the third deal, nobody may keep a card.",
        ),
    ),
    (
        "home",
        "Home",
        (
            *race.HOME,
            "Any free square of your home will do, and a pawn at home may move deeper.",
            "If that is your only move, you must make it.",
        ),
    ),
    ("partner", "Once you are home", race.PARTNER),
    (
        "score",
        "The end",
        (
            *race.END,
            "There are no points: winning is winning.",
        ),
    ),
)
