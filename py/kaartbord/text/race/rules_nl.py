"""Paragraphs of the rules that races share, in Dutch.

The words in braces are those of the game, and `alone` is true where nobody has a partner.
"""

from ..rulebook import Lines

DEALER: Lines = (
    ("deal", "Elke ronde gaat de deelbeurt een plaats naar links, naar wie net begon."),
    ("cycle", "De deler deelt drie keer. Na het schudden deelt de speler links."),
)

TURN: Lines = (
    "Leg één kaart en doe wat die kaart zegt.",
    "Kan er een kaart, dan moet je er een leggen, ook als je daar zelf last van hebt.",
    "Welke kaart en welke pion, dat kies je zelf.",
    "Kan geen enkele kaart, dan gaat je hele hand weg en doe je weer mee bij de volgende ronde.",
    "Wie geen kaarten meer heeft, wordt overgeslagen.",
    "Wat gespeeld is, ligt open.",
    ("not alone", "Over je kaarten praat je niet, ook niet met je maat."),
)

ENTER: Lines = (
    "Staat daar nog een pion van jou, dan moet die eerst verder.",
    "Staat er een pion van een tegenstander, dan sla je die.",
    ("friendly_fire", "not alone", "Een pion van je maat sla je er ook."),
    ("not friendly_fire", "not alone", "Staat er een pion van je maat, dan kun je niet opzetten."),
    "Wacht er geen pion meer, dan valt er niets op te zetten.",
)

WALK: Lines = (
    "Langs andere pionnen lopen mag, maar niet langs een pion die veilig op {the_start} staat.",
    "Kom je precies uit op een vakje waar een pion staat, dan gaat die terug en wacht hij weer.",
    "Pionnen in een {lane} kan niemand slaan.",
)

FRIENDLY_FIRE: Lines = (
    ("friendly_fire", "Ook je eigen pionnen gaan terug als je erop uitkomt."),
    ("friendly_fire", "not alone", "Dat geldt ook voor die van je maat."),
    ("friendly_fire", "Is dat het enige wat kan, dan moet het."),
    ("not friendly_fire", "Een zet waarmee je een eigen pion slaat, mag niet."),
    ("not friendly_fire", "not alone", "Pionnen van je maat sla je ook niet."),
)

SWAP: Lines = (
    "Met een boer wisselen een pion van jou en een pion van een ander van plaats.",
    ("not alone", "Die ander mag ook je maat zijn."),
    "Beide pionnen staan op de baan: wachten of thuis zijn telt niet.",
    "Wie veilig op {the_start} staat, ruilt niet mee, maar jij mag wel vanaf je eigen {start} ruilen.",
    "Ruilen slaat niemand.",
)

SEVEN_PASSES: Lines = (
    ("not seven_hits_passed", "Wie je onderweg passeert, blijft staan."),
    ("seven_hits_passed", "Elke pion die je onderweg passeert, gaat terug."),
    ("seven_hits_passed", "not friendly_fire", "Langs een pion van je eigen kant mag de 7 dan niet."),
)

HOME: Lines = (
    "Voor je {lane} sla je af: verder langs je {start} lopen mag niet.",
    "De stappen moeten precies passen.",
    "Een pion in je {lane} houdt de weg dicht: eroverheen kan niet.",
    "Past het niet, dan wacht je op een andere kaart, of je ruilt met een boer.",
)

PARTNER: Lines = (
    ("not alone", "Heb je je vier pionnen thuis, dan speel je verder met die van je maat."),
    ("not alone", "Je zet ze op, loopt en ruilt ermee alsof ze van jou zijn."),
    ("alone", "Heb je je vier pionnen thuis, dan is het spel uit."),
)

END: Lines = (
    ("not alone", "Het spel is uit zodra twee maten al hun pionnen thuis hebben."),
    ("alone", "Het spel is uit zodra iemand alle pionnen thuis heeft."),
)
