"""Terms of OkiDoki, in Dutch."""

from ..rulebook import Term
from ..words.terms_nl import TERMS as SHARED

TERMS = {
    "penalty": Term(
        "Strafpunt",
        ("strafpunt", "strafpunten"),
        "Elke schoppen die je wint is er 1, elke aas 2. Het andere team mag ze lopen.",
    ),
    "start": Term(
        "Start",
        ("start", "startvakje", "startvakjes"),
        "De twee vakjes waar een team begint. Niemand kan je er slaan.",
    ),
    "finish": Term("Finish", ("finish",), "Het eind van de baan. Een pion op de finish blijft daar."),
    "safe": Term(
        "Veilig",
        ("veilig",),
        "Een pion op een vakje van zijn eigen kleur. Het andere team kan er niet landen.",
    ),
    "exchange": Term("Ruilen", ("ruilen",), "Een kaart dicht weggeven en er een terugkrijgen."),
    "aces": Term(
        "Vier azen",
        ("vier azen", "vier de azen"),
        "Een team dat ze alle vier wint, loopt twee keer tien of wisselt twee pionnen.",
    ),
    "change": Term(
        "Wisselen",
        ("wisselen", "wisselt", "weggewisseld"),
        "Een pion van jou en een van het andere team ruilen van plaats.",
    ),
    **{
        name: SHARED[name]
        for name in ("trick", "lead", "follow", "trump", "hit", "partner", "dealer", "stock")
    },
}
