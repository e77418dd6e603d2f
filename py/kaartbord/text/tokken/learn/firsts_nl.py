"""What Tokken explains the first time, besides what all races do, in Dutch."""

WORDS: dict[str, str] = {
    "tokken.first.give": "Eerst ruil je een kaart met je maat. Geef iets waar {whom} mee verder kan.",
    "tokken.first.give.on": "Eerst geef je een kaart door aan {whom}. Kies er een die je kunt missen.",
    "tokken.first.exchange": "Je kreeg een kaart van {whom}. Nu begint het spelen.",
    "tokken.first.seven": "Een 7 mag je verdelen over hooguit vier pionnen.",
    "tokken.first.push": "Een 5 zet een pion van een tegenstander vooruit.",
    "tokken.first.push.mine": "{who} verzette jouw pion. Met een 5 loopt altijd een pion van een tegenstander.",
    "tokken.first.sweep": "Een heer slaat elke pion die hij onderweg tegenkomt.",
    "tokken.first.joker": "Een joker zet een pion op of loopt 18. Daarna komt er een kaart bij.",
    "tokken.first.jump": "Wie op een zwarte stip uitkomt, springt door naar de volgende stip.",
    "tokken.first.keep": "Na een joker mag iemand de laatste kaart bewaren voor de volgende deling.",
}
