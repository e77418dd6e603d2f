"""Terms of all races, in Dutch."""

from ..rulebook import Term

TERMS = {
    "waiting": Term(
        "Wachtende pion",
        ("wachtende pion", "wacht hij weer", "wachtveld"),
        "Een pion naast de baan. Hij doet mee zodra je hem opzet.",
    ),
    "enter": Term(
        "Opzetten",
        ("opzetten", "op te zetten", "zet een pion op", "zet je een pion op"),
        "Een wachtende pion op het bord zetten.",
    ),
    "swap": Term("Ruilen", ("ruilen", "ruilt", "ruil met"), "Twee pionnen wisselen van plaats."),
    "split": Term(
        "De 7 verdelen",
        ("verdeeld", "verdeel", "verdelen"),
        "Je loopt samen zeven stappen: een deel met de ene pion, de rest met een andere.",
    ),
}
