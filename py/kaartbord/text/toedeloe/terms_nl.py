"""Terms of ToedeLoe, in Dutch."""

from ..rulebook import Term
from ..words.terms_nl import TERMS as SHARED

TERMS = {
    "value": Term(
        "Waarde",
        ("waarde", "waard"),
        "De hoogste zwarte kaart van de slag. Op dat getal mag de winnaar een pion leggen.",
    ),
    "split": Term(
        "Splitsen", ("splitsen",), "Twee pionnen leggen op getallen die samen de waarde zijn, op één veld."
    ),
    "field": Term(
        "Veld",
        ("veld", "velden"),
        "Een helft van het bord: zes bij zeven vakjes met een getal. Er zijn er twee, A en B.",
    ),
    "row": Term(
        "Rij", ("rij", "rijen"), "Twee of meer pionnen van jouw kleur naast of onder elkaar op één veld."
    ),
    "green": Term(
        "Groene pion",
        ("groene pion", "groene pionnen"),
        "Een pion van niemand. Hij houdt een vakje bezet, en slaat weg wie er stond.",
    ),
    "score_pawn": Term(
        "Scorepion",
        ("scorepion", "scorepionnen"),
        "De pion naast het bord die je minpunten telt, van 0 omlaag.",
    ),
    "plus": Term(
        "Plusslag",
        ("plusslag", "plusslagen", "ligt plus"),
        "Een slag waarmee de winnaar iets op het bord deed.",
    ),
    "minus": Term("Minpunt", ("minpunt", "minpunten"), "Gaat van je uitslag af. De scorepion houdt ze bij."),
    "deal": Term("Ronde", ("ronde", "rondes"), "Eén keer kaarten uitdelen en ermee spelen."),
    **{name: SHARED[name] for name in ("trick", "lead", "follow", "partner", "dealer")},
}
