"""The rules of ToedeLoe in English; the form is that of rules_nl."""

from ..rulebook import Page

RULES: Page = (
    (
        "goal",
        "Goal",
        (
            ("not duel", "Win tricks, put pawns on the board with them and make two long rows."),
            ("duel", "Win tricks with a single hand, put pawns on the board and make two long rows."),
            "Your two longest rows count a point a pawn; your minus points come off.",
            "Whoever then has most wins; a draw is possible, too.",
            ("not quick", "Each team has {pawns} pawns, and a score pawn on a track from 0 to −{lowest}."),
            ("quick", "This is the short game: {pawns} pawns a team, and a score track from 0 to −{lowest}."),
        ),
    ),
    (
        "table",
        "At the table",
        (
            ("four", "There are four of you: two against two, and your partner sits across from you."),
            ("not four", "There are two of you, a team each."),
            "One team is white, the other grey; two green pawns are everybody's.",
            "The board has two fields, A and B, of six by seven squares, with numbers from 2 to 12.",
            "Both teams use both fields, and there are never two pawns on one square.",
            "Beside each field a score pawn and a green pawn stand ready.",
        ),
    ),
    (
        "deal",
        "Cards and dealing",
        (
            "Each team has a pack of its own, 54 cards: 52 plain ones and two jokers.",
            "Who deals first is drawn by lot; after each deal it passes on by one place.",
            "In a deal each hand gets nine cards from the pack of its own team.",
            (
                "not duel",
                "In the first deal you play eight of them, in the second nine and in the third ten.",
            ),
            ("duel", "After a first deal of eight tricks come four of nine, and one of ten."),
            "The card you have left goes with you to the next deal.",
            (
                "not duel",
                "After three deals the packs are used up; they are shuffled, and it is eight again.",
            ),
            ("duel", "After six deals the packs are used up; they are shuffled, and it is eight again."),
        ),
    ),
    (
        "trick",
        "A trick",
        (
            "The player on the dealer's left leads; after that whoever won the last trick.",
            "Clockwise each hand adds a card.",
            "The highest card of the suit that was led wins, unless there is a joker.",
            "From high to low: joker, ace, king, queen, jack, 10 and so on to the 2.",
            "There are two packs: of two equal cards the last one wins.",
            "If the trick is worth something, its winner puts pawns down before the next one.",
        ),
    ),
    (
        "follow",
        "Following suit",
        (
            "If you have a card of the suit that was led, you play that suit.",
            "If you have none, play what you like; another suit wins no trick, but can give it its value.",
        ),
    ),
    (
        "joker",
        "The joker",
        (
            "You play a joker only if you cannot follow suit.",
            "You lead a joker only if you have nothing else left; the rest then play what they like.",
            "A joker always wins; of several the last one does, and that gives the choice just once.",
        ),
    ),
    (
        "value",
        "What a trick is worth",
        (
            "The highest black card counts, whoever played it: a spade or a club.",
            "An ace is 15, a king 13, a queen 12 and a jack 11; the rest are what they say.",
            "Whoever wins the trick puts that value down with pawns of the own team.",
            "A trick with nothing but red brings nothing.",
            "If a joker wins, black does not count: the winner has the choice of a joker.",
        ),
    ),
    (
        "split",
        "Splitting",
        (
            "To split is to put two pawns on numbers that make the value together.",
            "The two numbers lie on the same field.",
            "• An ace: 3 + 12, 4 + 11, 5 + 10, 6 + 9 or 7 + 8.",
            "• A king: 2 + 11, 3 + 10, 4 + 9, 5 + 8 or 6 + 7.",
            "• A queen: 2 + 10, 3 + 9, 4 + 8, 5 + 7 or 6 + 6.",
            "• A jack: 2 + 9, 3 + 8, 4 + 7 or 5 + 6.",
            "An ace and a king must be split: there is no 15 and no 13 on the board.",
            "With one pawn left you put it on one of the two numbers; both must be free.",
        ),
    ),
    (
        "single",
        "One number",
        (
            "A queen or a jack may also stay whole: one pawn on a 12 or an 11.",
            "From 10 to 2 you always put down one pawn, on a free square with that number.",
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
            "With one pawn left you put it on one of such squares.",
        ),
    ),
    (
        "green",
        "The green pawn",
        (
            "A green pawn comes from beside the board, or from the square where it stands.",
            "You put it on any square without a green pawn, free or taken.",
            "A pawn that stood there goes back to the stock of its team.",
            "You may throw off a pawn of your own as well: then you have it to use again.",
            "When a green pawn moves on, its old square is free.",
        ),
    ),
    (
        "blocked",
        "No room",
        (
            "If you can put down a pawn, you must; which square is up to you.",
            "If there is no room anywhere for the value, your team gets −1 at once, and the trick is laid minus.",
        ),
    ),
    (
        "plus",
        "Plus and minus",
        (
            "A trick that did something on the board is laid plus, with whoever won it.",
            "Moving the score pawn back counts as well.",
            "Every other trick is laid minus.",
        ),
    ),
    (
        "deal_end",
        "After a deal",
        (
            ("four", "Every player with no plus trick costs the team a point."),
            ("dubbel", "Every hand with no plus trick costs a point."),
            ("duel", "Whoever has no plus trick gets −1."),
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
            "The game is over at once when a score pawn reaches −{lowest}, or a team has no pawn left.",
            "If that breaks off a deal, there are no more minus points for that deal.",
            "The result: your two longest rows together, less what your score pawn shows.",
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
            ("four", "There are four of you; with two players it is a little different."),
            ("dubbel", "You play two hands each: your own, and that of your partner across from you."),
            ("dubbel", "Each hand has its own cards, its own turn and its own plus tricks."),
            ("duel", "You play one hand each: a trick is two cards."),
            ("duel", "Nothing else changes about tricks, pawns and rows."),
        ),
    ),
    (
        "board",
        "The board",
        (
            ("not own", "The numbers lie as we laid them out; field B is field A turned half round."),
            ("not own", "If you own the real board, you can give its numbers in the house rules."),
            ("own", "You play on a board of your own, with your own numbers on the {cells} squares."),
            "Every number stands on the board at least twice, and each field has at least two sixes.",
        ),
    ),
)
