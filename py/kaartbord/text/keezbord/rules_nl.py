"""The rules of Keezbord in Dutch. The facts are those of its options, and `alone` for two players."""

from ..race import rules_nl as race
from ..rulebook import Page

RULES: Page = (
    (
        "goal",
        "Doel",
        (
            ("not alone", "Jij en je maat brengen samen acht pionnen thuis: ieder vier."),
            ("not alone", "Zijn alle acht binnen, dan hebben jullie gewonnen."),
            ("alone", "Jullie spelen tegen elkaar: wie het eerst alle vier de pionnen thuis heeft, wint."),
            "Gelijkspel komt niet voor.",
        ),
    ),
    (
        "table",
        "Aan tafel",
        (
            "Jullie zijn met {seats} spelers.",
            ("not alone", "Je maat zit recht tegenover je."),
            ("alone", "Jullie zitten tegenover elkaar, op het bord voor vier."),
            "De rondgang telt {track} vakjes, en iedereen heeft daarop een start.",
            "Net voor je start ligt de ingang van je honk, met vier vakjes achter elkaar.",
            "In het begin wachten al je pionnen naast de baan.",
            "Beurten en pionnen gaan met de klok mee.",
        ),
    ),
    (
        "deal",
        "Delen",
        (
            "Er zijn {cards} kaarten: dertien per speler, zonder jokers.",
            "Harten of klaveren, dat maakt niets uit.",
            "Iedereen krijgt er vijf, later vier en dan nog eens vier.",
            "Daarna is de stapel op en wordt er geschud.",
            "De speler links van de deler begint.",
        ),
    ),
    (
        "dealer",
        "Wie deelt",
        (
            ("not nk_scoring", "Wie de eerste keer deelt, wordt geloot."),
            ("nk_scoring", "De eerste plaats aan tafel begint met delen, zoals het eerste team bij het NK."),
            *race.DEALER,
        ),
    ),
    (
        "first_deal",
        "De eerste ronde",
        (
            ("not guarantee_start_card", "Zonder aas of heer kom je in de eerste ronde niet op het bord."),
            (
                "not guarantee_start_card",
                "Dat is pech: je legt je kaarten weg en wacht op de volgende ronde.",
            ),
            ("guarantee_start_card", "In de allereerste ronde heeft iedereen een aas of een heer."),
            ("guarantee_start_card", "Wie er geen heeft, krijgt een nieuwe hand."),
            ("guarantee_start_card", "In latere rondes krijgt iedereen wat er valt."),
        ),
    ),
    ("turn", "Je beurt", race.TURN),
    (
        "cards",
        "De kaarten",
        (
            "• Aas: zet een pion op, of ga met één pion 1 vooruit.",
            ("not king_advances_13", "• Heer: zet een pion op."),
            ("king_advances_13", "• Heer: zet een pion op, of ga met één pion 13 vooruit."),
            "• Vrouw: 12 vooruit.",
            "• Boer: ruil met een pion van iemand anders.",
            "• 7: 7 vooruit, met één pion of verdeeld over twee.",
            "• 4: 4 achteruit.",
            "• 2, 3, 5, 6, 8, 9 en 10: zoveel vakjes vooruit.",
        ),
    ),
    (
        "king",
        "De heer",
        (
            "Met een heer zet je een wachtende pion op je start.",
            ("not king_advances_13", "Lopen kan er niet mee."),
            ("king_advances_13", "Je mag er ook een pion 13 vakjes mee vooruit zetten."),
        ),
    ),
    (
        "start",
        "Opzetten",
        (
            "Een wachtende pion komt met een aas of heer op je eigen start.",
            *race.ENTER,
        ),
    ),
    ("walk", "Lopen en slaan", race.WALK),
    ("friendly_fire", "Eigen pionnen slaan", race.FRIENDLY_FIRE),
    (
        "protected",
        "Veilig op de start",
        (
            "Een pion op de eigen start staat veilig, hoe hij daar ook kwam.",
            "Niemand kan hem slaan en een ander kan hem niet ruilen.",
            "Ook kan niemand erlangs, vooruit of achteruit, zelfs jij niet met je andere pionnen.",
        ),
    ),
    (
        "back",
        "De 4",
        (
            "Met een 4 ga je altijd achteruit.",
            "Je mag daarbij over je eigen start, zolang daar geen pion van jou staat.",
            "Zo kom je soms vlak voor je honk uit.",
            "Het honk in of uit kan niet met een 4.",
        ),
    ),
    ("swap", "De boer", race.SWAP),
    (
        "seven",
        "De 7",
        (
            "Loop 7 met één pion, of verdeel de stappen over twee pionnen.",
            "Altijd vooruit, en alles moet op.",
            "Eerst loopt de ene pion, dan de andere.",
            ("not alone", "Komt zo je laatste pion thuis, dan loopt een pion van je maat de rest."),
            ("not alone", "Kan je maat die rest niet lopen, dan mag het zo niet."),
            "Alleen als het spel er meteen mee gewonnen is, mag de rest vervallen.",
            *race.SEVEN_PASSES,
        ),
    ),
    ("home", "Het honk", race.HOME),
    (
        "deepest",
        "Het honk vullen",
        (
            (
                "not home_strict_order",
                "Elk vrij vakje in je honk is goed, ook als er erachter nog plaats is.",
            ),
            ("home_strict_order", "Je vult je honk van achteren af: alleen het diepste vrije vakje is goed."),
        ),
    ),
    (
        "home_moves",
        "Schuiven in het honk",
        (
            "Een pion die thuis is, mag nog dieper als de kaart precies past.",
            ("home_moves_forced", "Dat is een gewone zet: kun je niets anders, dan moet het."),
            (
                "not home_moves_forced",
                "Dat hoeft nooit: kun je niets anders, dan mag je ook je hand wegleggen.",
            ),
        ),
    ),
    ("partner", "Zelf thuis", race.PARTNER),
    (
        "score",
        "Einde en punten",
        (
            *race.END,
            ("not nk_scoring", "Punten zijn er niet: winnen is winnen."),
            ("nk_scoring", "Elke pion thuis levert twee punten op, voor beide kanten."),
            ("nk_scoring", "De winnaar krijgt er tien bij."),
        ),
    ),
)
