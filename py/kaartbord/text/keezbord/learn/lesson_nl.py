"""The lesson of Keezbord in Dutch."""

WORDS: dict[str, str] = {
    "lesson.keezbord": "Keezbord",
    "lesson.keezbord.goal": (
        "Jij bent rood. Breng je vier pionnen rond het bord naar je honk. Je maat is geel: samen win je."
    ),
    "lesson.keezbord.enter": (
        "Je pionnen wachten nog. Een aas of heer zet er een op je start. Tik op je heer en dan op de knop."
    ),
    "lesson.keezbord.walk": (
        "Een getal loopt zoveel vakken vooruit, met de klok mee. Een vrouw loopt er twaalf. Speel de vrouw."
    ),
    "lesson.keezbord.walk.why": "Dat mag. Maar met de vrouw kom je twaalf vakken verder.",
    "lesson.keezbord.hit": (
        "Kom je op een andere pion, dan gaat die terug naar zijn wachtveld. Sla de blauwe pion met de 5."
    ),
    "lesson.keezbord.hit.why": "Kijk goed waar je uitkomt. Ook je maat moet terug als jij op hem komt. Sla blauw.",
    "lesson.keezbord.start": (
        "Blauw staat op zijn eigen start. Daar is hij veilig, en niemand mag erlangs. Probeer de 6, en speel dan de 3."
    ),
    "lesson.keezbord.home": (
        "In je honk mag je niet over een pion heen. Probeer de 5. Loop dan zo diep mogelijk met de 3."
    ),
    "lesson.keezbord.home.why": "Zo blijft er achter je pion een vak leeg. Met de 3 loop je dieper.",
    "lesson.keezbord.four": (
        "Een 4 loopt achteruit. Sta je net voorbij je start, dan sta je zo vlak voor je honk. Speel de 4."
    ),
    "lesson.keezbord.four.why": "Nu moet je het hele bord nog rond. Met de 4 ben je er bijna.",
    "lesson.keezbord.jack": (
        "Een boer ruilt jouw pion met die van een ander. Ruil met de blauwe pion die dicht bij jouw honk staat."
    ),
    "lesson.keezbord.jack.why": "Daar is het nog ver lopen. Ruil met de blauwe pion vlak voor jouw start.",
    "lesson.keezbord.seven": (
        "Een 7 mag je verdelen over twee pionnen. Loop er 3 je honk in en sla met 4 de blauwe pion."
    ),
    "lesson.keezbord.seven.why": "Dat mag, maar je kunt meer: 3 met de pion bij je honk, 4 met de andere.",
    "lesson.keezbord.forced": (
        "Wat kan, dat moet, ook als je jezelf slaat. Alleen de 5 past nog. Helaas: je slaat je eigen pion."
    ),
    "lesson.keezbord.stuck": (
        "Kan geen enkele kaart? Dan gaan ze allemaal weg. Je wacht tot er nieuwe kaarten komen: 5, dan 4, dan 4."
    ),
    "lesson.keezbord.partner": (
        "Al jouw pionnen zijn thuis. Nu speel je met die van je maat. Breng zijn laatste thuis: dan winnen jullie."
    ),
    "lesson.keezbord.partner.why": "Zo loopt geel achteruit. Met de 3 is hij thuis.",
}
