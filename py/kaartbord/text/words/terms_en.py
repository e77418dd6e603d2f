"""Terms of several games, in English."""

from ..rulebook import Term

TERMS = {
    "partner": Term(
        "Partner",
        ("partner", "partners"),
        "The player you win or lose with. You sit across from each other.",
    ),
    "dealer": Term(
        "Dealer", ("dealer",), "The player who deals the cards. The player on the dealer's left begins."
    ),
    "deal": Term("Deal", ("deal", "deals"), "Dealing cards once, and playing them all."),
    "stock": Term("Stock", ("stock",), "The cards that are face down on the table, in nobody's hand yet."),
    "trick": Term(
        "Trick", ("trick", "tricks"), "Each hand plays one card in turn. Together that is a trick."
    ),
    "lead": Term("Leading", ("leads", "lead", "led"), "Playing the first card of a trick."),
    "follow": Term(
        "Following suit",
        ("follow suit", "follow", "suit that was led"),
        "If you have the suit that was led, you must play it. If not, you may play any card.",
    ),
    "trump": Term("Trumps", ("trumps",), "A suit that beats all other suits. There is none here."),
    "hit": Term(
        "Hitting",
        ("hit", "hits", "hitting"),
        "You land exactly on a square where a pawn stands. That pawn goes back and starts again.",
    ),
}
