"""Terms of Tokken, in English."""

from ..race import terms_en as race
from ..rulebook import Term
from ..words.terms_en import TERMS as SHARED

TERMS = {
    "start": Term("Start", ("start",), "The coloured square where your pawns come out."),
    "home": Term("Home", ("home",), "The four squares your pawns must reach. Nobody can hit them there."),
    "dot": Term(
        "Black dot",
        ("black dot", "dots"),
        "A pawn that lands here jumps forward at once to the next dot.",
    ),
    "safe": Term("Safe", ("safe",), "A pawn on its own start. Nobody can hit it or pass it."),
    "push": Term(
        "Pushing", ("move it with a 5", "5 forward"), "With a 5 you move an opponent's pawn five forward."
    ),
    "keep": Term(
        "Keeping", ("keep your last card", "keeps a card"), "Holding your last card for the next deal."
    ),
    **race.TERMS,
    **{name: SHARED[name] for name in ("hit", "partner", "dealer", "deal", "stock")},
}
