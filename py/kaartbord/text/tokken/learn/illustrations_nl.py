"""What is said of the illustrations of Tokken's rules, in Dutch: a caption, and (.alt) what there is to see."""

WORDS: dict[str, str] = {
    "tokken.illustration.dots": "Je komt precies op een stip. Dan spring je door naar de volgende.",
    "tokken.illustration.dots.alt": "Een rode pion loopt {steps} vakken naar een stip en springt naar de volgende.",
    "tokken.illustration.dots_last": "Dit is de laatste stip voor je thuishonk. Hier spring je niet.",
    "tokken.illustration.dots_last.alt": "Een rode pion loopt {steps} vakken naar een stip en blijft daar staan.",
    "tokken.illustration.back": "Vanaf je thuishonk achteruit: nu sta je vlak voor je thuisvak.",
    "tokken.illustration.back.alt": "Een rode pion gaat vanaf zijn thuishonk {steps} vakken achteruit.",
    "tokken.illustration.back_not": "Achteruit over je eigen thuishonk mag niet.",
    "tokken.illustration.back_not.alt": "Een rode pion mag niet achteruit over zijn eigen thuishonk.",
    "tokken.illustration.push": "Jij speelt de 5, en blauw moet {steps} vooruit.",
    "tokken.illustration.push.alt": "Een blauwe pion gaat {steps} vakken vooruit.",
    "tokken.illustration.king": "Een heer loopt {steps} en slaat wie hij passeert.",
    "tokken.illustration.king.alt": "Een rode pion loopt {steps} vakken en slaat een blauwe en een turkooizen pion.",
    "tokken.illustration.split": "Samen 7, hier verdeeld over drie pionnen.",
    "tokken.illustration.split.alt": "Drie rode pionnen lopen: een {steps} vakken, de andere twee samen {more}.",
    "tokken.illustration.joker": "Een joker loopt {steps}. Daarna pak je een kaart.",
    "tokken.illustration.joker.alt": "Een rode pion loopt met een joker {steps} vakken, tot voorbij de blauwe arm.",
}
