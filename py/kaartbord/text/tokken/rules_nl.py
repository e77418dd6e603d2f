"""The rules of Tokken in Dutch. The facts are those of its options, `alone` where nobody has a partner, and
`one_joker`."""

from ..race import rules_nl as race
from ..rulebook import Page

RULES: Page = (
    (
        "goal",
        "Doel",
        (
            ("not alone", "Jij en je maat brengen samen acht pionnen thuis: ieder vier."),
            ("not alone", "Zijn alle acht binnen, dan hebben jullie gewonnen."),
            ("alone", "Iedereen speelt voor zich: wie het eerst alle vier de pionnen thuis heeft, wint."),
            "Gelijkspel komt niet voor.",
        ),
    ),
    (
        "table",
        "Aan tafel",
        (
            "Jullie zijn met {seats} spelers.",
            ("not alone", "Je maat zit recht tegenover je."),
            "De baan telt {track} vakjes: {section} voor elke speler.",
            "Daarop heeft iedereen een thuishonk, het gekleurde vakje waar je pionnen beginnen.",
            "Net voor je thuishonk ligt de ingang van je thuisvak, met vier vakjes achter elkaar.",
            "In het begin wachten al je pionnen naast de baan.",
            "Beurten en pionnen gaan met de klok mee.",
        ),
    ),
    (
        "dots",
        "Zwarte stippen",
        (
            "Het {dot}e vakje na elk thuishonk is een zwarte stip.",
            "Een pion die daar uitkomt, springt meteen vooruit naar de volgende stip.",
            "Dat doet hij ook na een 4, na een 5 en na een deel van een 7, maar niet na een ruil.",
            "De sprong gaat overal overheen, zelfs over een pion op een thuishonk.",
            "Wie op een van beide stippen staat, gaat terug.",
            "Na één sprong blijft de pion staan.",
            "Op de laatste stip voor zijn eigen thuishonk springt een pion niet.",
        ),
    ),
    (
        "deal",
        "Delen",
        (
            ("one_joker", "Er zijn {cards} gewone kaarten, dertien per speler, en één joker."),
            ("not one_joker", "Er zijn {cards} gewone kaarten, dertien per speler, en {jokers} jokers."),
            "Harten of klaveren, dat maakt niets uit.",
            "Iedereen krijgt er vijf, later vier en dan nog eens vier.",
            "Wat er dan nog ligt, is voor wie een joker speelt.",
            "Na drie rondes wordt alles opnieuw geschud.",
            "De speler links van de deler begint.",
        ),
    ),
    (
        "dealer",
        "Wie deelt",
        (
            "Wie de eerste keer deelt, wordt geloot.",
            *race.DEALER,
        ),
    ),
    (
        "give",
        "Een kaart geven",
        (
            ("not alone", "Na het delen ruil je één kaart met je maat."),
            (
                "alone",
                "Na het delen geef je één kaart aan wie links van je zit; van rechts krijg je er een.",
            ),
            "Iedereen kiest tegelijk, en niemand ziet vooraf wat hij krijgt.",
            "Kies uit wat net gedeeld is: een kaart die je bewaard had, houd je zelf.",
        ),
    ),
    ("turn", "Je beurt", race.TURN),
    (
        "cards",
        "De kaarten",
        (
            "• Aas: zet een pion op, of ga met één pion 1 vooruit.",
            "• Heer: zet een pion op, of ga met één pion 13 vooruit en sla wie je passeert.",
            "• Vrouw: 12 vooruit.",
            "• Boer: ruil met een pion van iemand anders.",
            "• 7: 7 vooruit, met één pion of verdeeld over hooguit vier.",
            "• 5: een pion van een tegenstander 5 vooruit.",
            "• 4: 4 achteruit.",
            "• 2, 3, 6, 8, 9 en 10: zoveel vakjes vooruit.",
            "• Joker: zet een pion op, of ga met één pion 18 vooruit, en pak een kaart.",
        ),
    ),
    (
        "start",
        "Opzetten",
        (
            "Een wachtende pion komt met een aas, een heer of een joker op je eigen thuishonk.",
            *race.ENTER,
        ),
    ),
    ("walk", "Lopen en slaan", race.WALK),
    (
        "friendly_fire",
        "Eigen pionnen slaan",
        (
            *race.FRIENDLY_FIRE,
            ("not friendly_fire", "Alleen een heer slaat onderweg ook dan alles."),
        ),
    ),
    (
        "protected",
        "Veilig op het thuishonk",
        (
            "Een pion op het eigen thuishonk staat veilig, ook als hij daar later terugkomt.",
            "Niemand kan hem slaan, en een ander kan hem niet ruilen of met een 5 verzetten.",
            "Ook kan niemand erlangs lopen, zelfs jij niet met je andere pionnen.",
            "Alleen een sprong over de stippen gaat eroverheen.",
        ),
    ),
    (
        "back",
        "De 4",
        (
            "Met een 4 ga je altijd achteruit, maar nooit over je eigen thuishonk.",
            "Er precies op uitkomen mag wel, als het vrij is.",
            "Vanaf je thuishonk mag je verder achteruit: zo sta je ineens vlak voor je thuisvak.",
            "Kom je op een zwarte stip, dan spring je vooruit.",
            "Het thuisvak in of uit kan niet met een 4.",
        ),
    ),
    (
        "push",
        "De 5",
        (
            "Met een 5 zet je een pion van een tegenstander 5 vooruit.",
            "Zelf hoef je geen pion op de baan te hebben.",
            ("not alone", "Een pion van je maat kan niet."),
            "Komt die pion op een andere, dan slaat hij; op een zwarte stip springt hij door.",
            "Zijn eigen thuisvak loopt hij voorbij, en dan moet hij nog eens rond.",
            "Een pion die wacht, thuis is of op zijn eigen thuishonk staat, laat je staan.",
        ),
    ),
    (
        "king",
        "De heer",
        (
            "Met een heer zet je een wachtende pion op je thuishonk, of je loopt 13 vooruit.",
            "Elke pion waar je dan langs komt, gaat terug, ook een van jezelf.",
            ("not alone", "Je maat ontkomt er ook niet aan."),
            "Langs een pion op het eigen thuishonk en over een pion in het thuisvak kan ook een heer niet.",
            "Waar hij over springt, blijft alles staan.",
        ),
    ),
    ("swap", "De boer", race.SWAP),
    (
        "seven",
        "De 7",
        (
            "Loop 7 met één pion, of verdeel de stappen over hooguit vier pionnen.",
            "Altijd vooruit, en elke pion hooguit één keer.",
            "Alles moet op zolang je zelf nog een pion buiten je thuisvak hebt.",
            ("alone", "Komt je laatste pion thuis, dan heb je gewonnen en vervalt de rest."),
            ("not alone", "may", "Komt je laatste pion thuis, dan is de rest voor pionnen van je maat."),
            ("not alone", "may", "Die rest mag je ook voor een deel lopen, of laten vervallen."),
            ("not alone", "must", "Komt je laatste pion thuis, dan lopen pionnen van je maat de hele rest."),
            ("not alone", "must", "Past die rest niet, dan mag het zo niet."),
            *race.SEVEN_PASSES,
        ),
    ),
    (
        "joker",
        "De joker",
        (
            "Met een joker zet je een wachtende pion op je thuishonk, of je loopt 18 vooruit.",
            "Daarna pak je een kaart van de stapel, die je een volgende beurt kunt spelen.",
            "Kun je niets meer, dan gaat ook die kaart weg.",
        ),
    ),
    (
        "keep",
        "Een kaart bewaren",
        (
            "Heb je in deze ronde een joker gespeeld, dan mag je je laatste kaart bewaren voor de volgende.",
            ("not keep_unplayable", "Dat mag alleen met een kaart die je nu zou kunnen spelen."),
            ("keep_unplayable", "Dat mag ook met een kaart die je nu niet kunt spelen."),
            "Wie bewaart, wacht tot er weer gedeeld is en heeft dan een kaart meer.",
            "In de derde ronde bewaart niemand iets.",
        ),
    ),
    (
        "home",
        "Het thuisvak",
        (
            *race.HOME,
            "Elk vrij vakje in je thuisvak is goed, en een pion die thuis is, mag nog dieper.",
            "Kun je niets anders, dan moet dat.",
        ),
    ),
    ("partner", "Zelf thuis", race.PARTNER),
    (
        "score",
        "Einde",
        (
            *race.END,
            "Punten zijn er niet: winnen is winnen.",
        ),
    ),
)
