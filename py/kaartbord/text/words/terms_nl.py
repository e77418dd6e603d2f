"""Terms of several games, in Dutch."""

from ..rulebook import Term

TERMS = {
    "partner": Term(
        "Maat", ("maat", "maten"), "Wie met je samenspeelt. Jullie zitten tegenover elkaar, en winnen samen."
    ),
    "dealer": Term("Deler", ("deler",), "Wie de kaarten deelt. Links van de deler begint het spel."),
    "deal": Term("Ronde", ("ronde", "rondes"), "Eén keer kaarten uitdelen en ze allemaal spelen."),
    "stock": Term(
        "Stapel", ("stapel",), "De kaarten die dicht op tafel liggen en nog in niemands hand zijn."
    ),
    "trick": Term("Slag", ("slag", "slagen"), "Elke hand legt om de beurt één kaart. Samen is dat een slag."),
    "lead": Term(
        "Uitkomen", ("komt uit", "kom uit", "kwam uit", "uitkomen"), "De eerste kaart van een slag leggen."
    ),
    "follow": Term(
        "Bekennen",
        ("bekennen", "beken", "gevraagde kleur", "kleur die gevraagd is"),
        "Je legt dezelfde kleur als de eerste kaart, als je die hebt. Anders mag alles.",
    ),
    "trump": Term(
        "Troef",
        ("troef",),
        "Een kleur die alle andere kleuren verslaat. Hier is die er niet: het spel is troefloos.",
    ),
    "hit": Term(
        "Slaan",
        ("slaan", "slaat", "sla je die", "sla je hem", "sla hem", "sla je er", "sla de", "geslagen"),
        "Je komt precies uit op een vakje waar een pion staat. Die pion moet terug en begint opnieuw.",
    ),
}
