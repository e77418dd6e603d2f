"""Terms of OkiDoki, in English."""

from ..rulebook import Term
from ..words.terms_en import TERMS as SHARED

TERMS = {
    "penalty": Term(
        "Penalty point",
        ("penalty point", "penalty points"),
        "Each spade you win is 1, each ace 2. Each is a step for the other team.",
    ),
    "start": Term(
        "Start", ("start", "two starts"), "The two squares where a team begins. Nobody can hit you there."
    ),
    "finish": Term("Finish", ("finish",), "The end of the track. A pawn at the finish stays there."),
    "safe": Term(
        "Safe", ("safe",), "A pawn on a square of its own colour. The other team cannot land there."
    ),
    "exchange": Term("Exchange", ("exchange",), "Giving a card away, face down, and getting one back."),
    "aces": Term(
        "Four aces", ("four aces",), "A team that wins all four moves ten steps twice, or swaps two pawns."
    ),
    "change": Term(
        "Swapping",
        ("swaps", "swap", "swapped"),
        "One of your pawns and one of the other team's change places.",
    ),
    **{
        name: SHARED[name]
        for name in ("trick", "lead", "follow", "trump", "hit", "partner", "dealer", "stock")
    },
}
