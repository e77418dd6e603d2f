"""Terms of Toepen, in English."""

from ..rulebook import Term
from ..words.terms_en import TERMS as SHARED

TERMS = {
    "toep": Term(
        "Knocking",
        ("toep", "knock", "knocks", "knocked", "knocking", "knocks back"),
        "You knock on the table, and losing costs 1 more. The others stay in or fold.",
    ),
    "stay": Term(
        "In or fold",
        ("stay in or fold", "stay in", "stay in for", "fold", "folds", "folded", "folding"),
        "If you stay in, you play on for the higher stake. If you fold, you pay the old stake and leave the round.",
    ),
    "blind": Term(
        "Knocking blind",
        ("knock blind", "blind knock", "knocked blind"),
        "A knock before anyone looks at the cards. Losing then costs {blind_value} and folding 1.",
    ),
    "look": Term(
        "Fold and look",
        ("fold and look", "looking after all"),
        "You fold and look at your cards after all. That costs 1 more.",
    ),
    "pelt": Term(
        "Poverty",
        ("poverty",),
        "A player with {last} points is out with one more. It counts as a knock: folding costs 1, losing 2.",
    ),
    "four": Term(
        "Four of a kind",
        ("four of a kind",),
        "A player with four of a kind shows them and wins the round. The others get 3 points.",
    ),
    "chance": Term(
        "Drawing for four",
        ("three of a kind",),
        "With three of a kind you may draw one card, once, hoping for the fourth.",
    ),
    "wash": Term(
        "Washing",
        ("wash",),
        "You put your whole hand down, face down, for four new cards. You may bluff, but "
        "another player may turn the wash over.",
    ),
    "white": Term("White wash", ("white wash",), "Four pictures. Jack, queen, king and ace are pictures."),
    "dirty": Term("Dirty wash", ("dirty wash",), "Three pictures and a 7."),
    "check": Term(
        "Turning the wash over",
        ("turn the wash over", "turns it over", "turn it over"),
        "You look whether the wash is true. If it is, you get a penalty point; if not, its owner gets one.",
    ),
    "whistle": Term(
        "Whistling", ("whistle",), "A player with three jacks or three tens lets the others know."
    ),
    "final": Term(
        "The kings' final",
        ("kings' final", "white grave", "grey grave"),
        "The last players all have {last} points. They play eight tricks, and the last trick wins the game.",
    ),
    "order": Term(
        "The highest card",
        ("from high to low",),
        "From high to low: 10, 9, 8, 7, ace, king, queen, jack. Only the last trick counts.",
    ),
    **{name: SHARED[name] for name in ("trick", "lead", "follow", "trump", "dealer", "stock")},
}
