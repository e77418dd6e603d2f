"""Terms of Tokken, in Dutch."""

from ..race import terms_nl as race
from ..rulebook import Term
from ..words.terms_nl import TERMS as SHARED

TERMS = {
    "start": Term(
        "Thuishonk",
        ("thuishonk",),
        "Het gekleurde vakje waar je pionnen op het bord komen. Bij Keezbord heet dat start.",
    ),
    "home": Term(
        "Thuisvak",
        ("thuisvak",),
        "De vier vakjes waar je pionnen thuiskomen. Daar kan niemand ze slaan. Bij Keezbord heet dat honk.",
    ),
    "dot": Term(
        "Zwarte stip",
        ("zwarte stip", "zwarte stippen", "stippen"),
        "Een pion die hier uitkomt, springt meteen vooruit naar de volgende stip.",
    ),
    "safe": Term(
        "Veilig", ("veilig",), "Een pion op zijn eigen thuishonk. Niemand kan hem slaan of erlangs lopen."
    ),
    "push": Term("Verzetten", ("verzetten",), "Met een 5 zet je een pion van een tegenstander vijf vooruit."),
    "keep": Term("Bewaren", ("bewaren", "bewaart"), "Je laatste kaart houden voor de volgende ronde."),
    **race.TERMS,
    **{name: SHARED[name] for name in ("hit", "partner", "dealer", "deal", "stock")},
}
