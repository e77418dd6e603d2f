"""The rules of ToedeLoe in English; the form is that of rules_nl."""

from ..rulebook import Page

RULES: Page = (
    (
        "goal",
        "Aim",
        (
            ("not duel", "Win tricks, put pawns on the board with them, and make two long rows."),
            ("duel", "Win tricks with a single hand, put pawns on the board, and make two long rows."),
            "Each pawn in your two longest rows scores a point, less your minus points.",
            "The team with the most points wins; a draw is possible.",
            ("not quick", "Each team has {pawns} pawns, and a score pawn on a track from 0 to −{lowest}."),
            (
                "quick",
                "This is the short game: {pawns} pawns for each team, and a score track from 0 to −{lowest}.",
            ),
        ),
    ),
    (
        "table",
        "At the table",
        (
            ("four", "There are four of you: two against two, and your partner sits across from you."),
            ("not four", "There are two of you, each a team."),
            "One team is white, the other grey; the two green pawns are everyone's.",
            "The board has two fields, A and B, of six by seven squares, with numbers from 2 to 12.",
            "Both teams use both fields, and there are never two pawns on one square.",
            "Beside each field there is a score pawn and a green pawn.",
        ),
    ),
    (
        "deal",
        "Cards and dealing",
        (
            "Each team has its own pack of 54 cards: 52 ordinary cards and two jokers.",
            "The first dealer is drawn by lot; after that, the deal passes to the left each time.",
            "In each deal, every hand gets nine cards from its own team's pack.",
            (
                "not duel",
                "In the first deal you play eight tricks, in the second nine and in the third ten.",
            ),
            ("duel", "The first deal has eight tricks, then come four deals of nine, and one of ten."),
            "You keep the card you have left for the next deal.",
            (
                "not duel",
                "After three deals the packs are used up; they are shuffled, and you start again at eight.",
            ),
            (
                "duel",
                "After six deals the packs are used up; they are shuffled, and you start again at eight.",
            ),
        ),
    ),
    (
        "trick",
        "A trick",
        (
            "The player on the dealer's left leads; after that, whoever won the last trick does.",
            "Clockwise, each hand plays a card.",
            "The highest card of the suit that was led wins, unless there is a joker.",
            "From high to low: joker, ace, king, queen, jack, 10 and so on down to the 2.",
            "There are two packs: of two equal cards, the one played last wins.",
            "If the trick is worth something, its winner puts down pawns before the next one.",
        ),
    ),
    (
        "follow",
        "Following suit",
        (
            "If you have a card of the suit that was led, you must play that suit.",
            "If you have none, play any card: it cannot win the trick, but it may decide what the trick is worth.",
        ),
    ),
    (
        "joker",
        "The joker",
        (
            "You play a joker only if you cannot follow suit.",
            "You lead a joker only if you have nothing else left; the others may then play any card.",
            "A joker always wins; of several, the one played last wins, and gives its choice only once.",
        ),
    ),
    (
        "value",
        "What a trick is worth",
        (
            "The highest black card counts, whoever played it: a spade or a club.",
            "An ace is 15, a king 13, a queen 12 and a jack 11; the other cards are worth their number.",
            "The winner of the trick puts down that value with pawns of their own team.",
            "A trick with only red cards is worth nothing.",
            "If a joker wins, black does not count: the winner has the choice that a joker gives.",
        ),
    ),
    (
        "split",
        "Splitting",
        (
            "To split is to put two pawns on numbers that make the value together.",
            "The two numbers must be on the same field.",
            "• An ace: 3 + 12, 4 + 11, 5 + 10, 6 + 9 or 7 + 8.",
            "• A king: 2 + 11, 3 + 10, 4 + 9, 5 + 8 or 6 + 7.",
            "• A queen: 2 + 10, 3 + 9, 4 + 8, 5 + 7 or 6 + 6.",
            "• A jack: 2 + 9, 3 + 8, 4 + 7 or 5 + 6.",
            "An ace and a king must be split: there is no 15 and no 13 on the board.",
            "With one pawn left, you put it on one of the two numbers; both must be free.",
        ),
    ),
    (
        "single",
        "One number",
        (
            "You need not split a queen or a jack: you may also put one pawn on a 12 or an 11.",
            "For a 10 down to a 2 you always put down one pawn, on a free square with that number.",
            "Which field it is on is up to you.",
        ),
    ),
    (
        "choices",
        "The choice of a joker",
        (
            "If your joker wins the trick, you do one of three things.",
            "• You move a green pawn.",
            "• Or your score pawn goes two steps back, as far as 0; if it is there already, you cannot.",
            "• Or you put two pawns on two free squares with the same number, on any fields.",
            "With one pawn left, you put it on one such square.",
        ),
    ),
    (
        "green",
        "The green pawn",
        (
            "A green pawn comes from beside the board, or from the square where it is.",
            "You put it on any square without a green pawn, free or taken.",
            "A pawn that was there goes back to its team.",
            "You may also remove one of your own pawns: then you can use it again.",
            "When a green pawn moves on, its old square is free.",
        ),
    ),
    (
        "blocked",
        "No room",
        (
            "If you can put down a pawn, you must; which square is up to you.",
            "If there is no room anywhere for the value, your team gets −1 at once, and it is a minus trick.",
        ),
    ),
    (
        "plus",
        "Plus and minus",
        (
            "If the winner did something on the board, it is a plus trick of that winner.",
            "Moving the score pawn back counts too.",
            "Every other trick is a minus trick.",
        ),
    ),
    (
        "deal_end",
        "After a deal",
        (
            ("four", "Every player without a plus trick costs the team a point."),
            ("dubbel", "Every hand without a plus trick costs a point."),
            ("duel", "A player without a plus trick gets −1."),
            ("tricks", "The team with fewer plus tricks gets −1; if they are equal, nobody does."),
            (
                "pawns",
                "The team that put down fewer pawns in this deal gets −1; if they are equal, nobody does.",
            ),
            "These add up, and both score pawns move at the same time.",
        ),
    ),
    (
        "end",
        "End",
        (
            "The game ends at once when a score pawn reaches −{lowest}, or a team has no pawns left.",
            "If that happens during a deal, there are no minus points for that deal.",
            "Your result is your two longest rows together, less what your score pawn shows.",
        ),
    ),
    (
        "rows",
        "Rows",
        (
            "A row is straight, from left to right or from top to bottom, and never diagonal.",
            "It counts from two pawns of your colour side by side, and stays within one field.",
            "Two rows may share a pawn where they cross.",
            ("wild", "A green pawn counts, for both teams."),
            ("not wild", "A green pawn counts for nobody, and breaks a row."),
        ),
    ),
    (
        "two",
        "With two players",
        (
            ("four", "With two players instead of four, the game is a little different."),
            ("dubbel", "You play two hands each: your own, and your partner's across from you."),
            ("dubbel", "Each hand has its own cards, its own turn and its own plus tricks."),
            ("duel", "You play one hand each: a trick is two cards."),
            ("duel", "Nothing else changes about tricks, pawns and rows."),
        ),
    ),
    (
        "board",
        "The board",
        (
            ("not own", "We chose where the numbers are; field B is field A rotated 180 degrees."),
            ("not own", "If you own the real board, you can enter its numbers in the house rules."),
            ("own", "You play on a board of your own, with your own numbers on the {cells} squares."),
            "Every number is on the board at least twice, and each field has at least two sixes.",
        ),
    ),
)
