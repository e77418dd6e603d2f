"""Terms of Toepen, in Dutch."""

from ..rulebook import Term
from ..words.terms_nl import TERMS as SHARED

TERMS = {
    "toep": Term(
        "Toepen",
        ("toep", "toept", "toepen", "getoept", "overtoept"),
        "Je klopt op tafel en verhoogt zo wat verliezen kost met 1. De anderen gaan mee of passen.",
    ),
    "stay": Term(
        "Meegaan of passen",
        ("meegaan of passen", "meegaan", "passen", "past", "gepast", "ga je mee", "pas je"),
        "Wie meegaat, speelt door voor de hogere inzet. Wie past, betaalt de oude inzet, en voor "
        "die speler is de ronde voorbij.",
    ),
    "blind": Term(
        "Blind toepen",
        ("blind toepen", "blinde toep", "toep je blind", "toep blind", "toept blind"),
        "Toepen voordat er iemand in zijn kaarten kijkt. Verliezen kost dan {blind_value} en passen 1.",
    ),
    "look": Term(
        "Pas en kijk",
        ("pas en kijk", "toch kijken"),
        "Je past en kijkt daarna toch in je kaarten. Dat kost 1 extra.",
    ),
    "pelt": Term(
        "Armoede",
        ("armoede", "pelt"),
        "Wie {last} punten heeft, is met nog één punt af. Dat telt als een toep: passen kost 1, verliezen 2.",
    ),
    "four": Term(
        "Vier gelijke",
        ("vier gelijke",),
        "Wie vier gelijke kaarten heeft, legt ze open en wint de ronde. De anderen krijgen 3 punten.",
    ),
    "chance": Term(
        "Kans op toep",
        ("kans op toep",),
        "Met drie gelijke kaarten mag je één keer een kaart trekken, op zoek naar de vierde.",
    ),
    "wash": Term(
        "Wassen",
        ("de was", "als was", "een was", "elke was", "een valse was", "wassen", "gewassen"),
        "Je legt je hele hand dicht weg en pakt vier nieuwe kaarten. Bluffen mag, maar een ander mag de was omdraaien.",
    ),
    "white": Term("Witte was", ("witte was",), "Vier plaatjes. Plaatjes zijn boer, vrouw, heer en aas."),
    "dirty": Term("Vuile was", ("vuile was", "vuile"), "Drie plaatjes en een 7."),
    "check": Term(
        "De was omdraaien",
        ("de was omdraaien", "omdraaien", "omdraaide", "draai je hem om", "draai om"),
        "Je kijkt of de was klopt. Klopt hij, dan krijg jij een strafpunt; klopt hij niet, dan krijgt de ander er een.",
    ),
    "whistle": Term(
        "Fluiten",
        ("fluiten", "fluit"),
        "Wie drie boeren of drie tienen heeft, laat dat aan de anderen horen.",
    ),
    "final": Term(
        "Koningstoepen",
        ("koningstoepen", "wit graf", "grijs graf"),
        "De laatste spelers staan allemaal op {last} punten. Zij spelen acht slagen, en de laatste slag wint het spel.",
    ),
    "order": Term(
        "De hoogste kaart",
        ("van hoog naar laag",),
        "Van hoog naar laag: 10, 9, 8, 7, aas, heer, vrouw, boer. Alleen de laatste slag telt.",
    ),
    **{name: SHARED[name] for name in ("trick", "lead", "follow", "trump", "dealer", "stock")},
}
