"""Terms of Keezbord, in Dutch."""

from ..race import terms_nl as race
from ..rulebook import Term
from ..words.terms_nl import TERMS as SHARED

TERMS = {
    "start": Term(
        "Start",
        ("start",),
        "Het vakje in je eigen kleur waar je pionnen op het bord komen. Bij Tokken heet dat thuishonk.",
    ),
    "home": Term(
        "Honk",
        ("honk",),
        "De vier vakjes waar je pionnen thuiskomen. Daar kan niemand ze slaan. Bij Tokken heet dat thuisvak.",
    ),
    "ring": Term("Rondgang", ("rondgang", "baan"), "De vakjes waarover iedereen loopt, met de klok mee."),
    "safe": Term("Veilig", ("veilig",), "Een pion op zijn eigen start. Niemand kan hem slaan of erlangs."),
    **race.TERMS,
    **{name: SHARED[name] for name in ("hit", "partner", "dealer", "deal", "stock")},
}
