"""Terms of several games, in English."""

from ..rulebook import Term

TERMS = {
    "partner": Term(
        "Partner",
        ("partner", "partners"),
        "Who plays with you. You sit across from each other and win together.",
    ),
    "dealer": Term("Dealer", ("dealer",), "Who deals the cards. The player on the dealer's left begins."),
    "deal": Term("Deal", ("deal", "deals"), "Handing out cards once, and playing them all."),
    "stock": Term("Stock", ("stock",), "The cards that lie face down on the table, in nobody's hand yet."),
    "trick": Term(
        "Trick", ("trick", "tricks"), "Each hand plays one card in turn. Together that is a trick."
    ),
    "lead": Term("Leading", ("leads", "lead", "led"), "Playing the first card of a trick."),
    "follow": Term(
        "Following suit",
        ("follow suit", "follow", "suit that was led"),
        "You play the suit that was led if you have it. Otherwise anything goes.",
    ),
    "trump": Term("Trumps", ("trumps",), "A suit that beats all other suits. Here there is none."),
    "hit": Term(
        "Hitting",
        ("hit", "hits", "hitting"),
        "You land exactly on a square where a pawn stands. That pawn goes back and starts again.",
    ),
}
