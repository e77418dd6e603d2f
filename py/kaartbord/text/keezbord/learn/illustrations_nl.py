"""What is said of the illustrations of Keezbord's rules, in Dutch: a caption, and (.alt) what there is to see."""

WORDS: dict[str, str] = {
    "keezbord.illustration.king": "De heer zet een wachtende pion op je start.",
    "keezbord.illustration.king.alt": "Een rode pion gaat van de wachtplaats naar de rode start.",
    "keezbord.illustration.king_13": "Lopen mag ook: {steps} vakken.",
    "keezbord.illustration.king_13.alt": "Een rode pion loopt met een heer {steps} vakken vooruit, de hoek om.",
    "keezbord.illustration.back": "Achteruit over je eigen lege start. Zo sta je vlak voor je honk.",
    "keezbord.illustration.back.alt": "Een rode pion gaat {steps} vakken achteruit, over de rode start.",
    "keezbord.illustration.split": "{steps} met de ene pion en {more} met de andere. Samen 7.",
    "keezbord.illustration.split.alt": "De ene rode pion loopt {steps} vakken, de andere {more} het honk in.",
    "keezbord.illustration.fill": "Het eerste vak is goed, ook al is er verderop nog plaats.",
    "keezbord.illustration.fill.alt": "Een rode pion komt in het eerste vak van een leeg honk.",
    "keezbord.illustration.fill_deepest": "Het eerste vak mag nog niet: eerst het achterste.",
    "keezbord.illustration.fill_deepest.alt": "Een rode pion mag niet in het eerste vak van een leeg honk.",
    "keezbord.illustration.deeper": "Een pion die thuis is, schuift {steps} door.",
    "keezbord.illustration.deeper.alt": "Een rode pion gaat van het eerste naar het derde vak van het honk.",
}
