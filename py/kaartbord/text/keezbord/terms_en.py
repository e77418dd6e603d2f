"""Terms of Keezbord, in English."""

from ..race import terms_en as race
from ..rulebook import Term
from ..words.terms_en import TERMS as SHARED

TERMS = {
    "start": Term("Start", ("start",), "The square of your own colour where your pawns come out."),
    "home": Term("Home", ("home",), "The four squares your pawns must reach. Nobody can hit them there."),
    "ring": Term("Track", ("track",), "The squares that everyone moves along, clockwise."),
    "safe": Term("Safe", ("safe",), "A pawn on its own start. Nobody can hit it or pass it."),
    **race.TERMS,
    **{name: SHARED[name] for name in ("hit", "partner", "dealer", "deal", "stock")},
}
