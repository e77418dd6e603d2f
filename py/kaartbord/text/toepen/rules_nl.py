"""The rules of Toepen in Dutch. The facts are those of its options, `grave` where the last players may fight
for it all, `plays_on` where who is caught with a wash stays in the round, `stock` where cards are left after
the deal, and `many` from five players on."""

from ..rulebook import Page

RULES: Page = (
    (
        "goal",
        "Doel",
        (
            "Win de laatste slag van een ronde, en je krijgt geen punten.",
            "De anderen krijgen strafpunten: meer als er getoept is.",
            "Wie er {limit} heeft, is af.",
            ("not end_at_first_loser", "Wie als laatste overblijft, wint het spel."),
            ("end_at_first_loser", "Is er iemand af, dan wint wie de minste strafpunten heeft."),
        ),
    ),
    (
        "cards",
        "De kaarten",
        (
            "Er zijn 32 kaarten: van elke kleur de 7 tot en met de aas.",
            "Van hoog naar laag: 10, 9, 8, 7, aas, heer, vrouw, boer.",
            "Troef is er niet.",
        ),
    ),
    (
        "deal",
        "Delen",
        (
            "Jullie zijn met {seats} spelers.",
            "Wie de eerste keer deelt, beslist het lot; daarna deelt wie de ronde gewonnen heeft.",
            "Iedereen krijgt vier kaarten, in twee keer twee.",
            ("stock", "Met iedereen erbij blijven er {stock} over: de stapel."),
            ("not stock", "Met acht spelers blijft er geen stapel over."),
        ),
    ),
    (
        "trick",
        "Slagen",
        (
            "Wie links van de deler zit, komt uit.",
            "Met de klok mee legt iedereen een kaart: de gevraagde kleur als je die hebt, anders wat je wilt.",
            "De hoogste kaart van de gevraagde kleur wint de slag.",
            "Wie de slag wint, komt uit voor de volgende.",
            "Het gaat om de vierde en laatste slag: wie die wint, wint de ronde.",
            "Wat gespeeld is, blijft open liggen.",
        ),
    ),
    (
        "toep",
        "Toepen",
        (
            "Reken je op de laatste slag, of wil je dat de rest dat denkt, dan klop je op tafel: je toept.",
            ("toep_any_time", "Dat mag op elk moment, ook als een ander aan de beurt is."),
            ("not toep_any_time", "Dat mag alleen als je zelf aan de beurt bent."),
            "Met de klok mee, vanaf de speler links van je, kiezen de anderen: meegaan of passen.",
            "Passen kost de inzet zoals die vóór de toep was, en je ronde is voorbij.",
            "Heeft iedereen gekozen, dan gaat de inzet een punt omhoog; die betaalt iedereen die verliest.",
            "Zonder toep kost verliezen 1; na één toep kost passen 1 en verliezen 2, en zo verder.",
            "Zolang er nog iemand moet kiezen, toept niemand, en zonder toep kan niemand passen.",
            "Past iedereen, dan wint wie overblijft meteen de ronde.",
            "De kaart van wie gepast heeft, wint geen slag meer.",
            "Past wie zou uitkomen, dan komt de eerste links van die speler uit die nog meedoet.",
        ),
    ),
    (
        "dead",
        "Wie mag toepen",
        (
            "Na je eigen toep wacht je tot een ander overtoept.",
            ("toep_for_dead", "Ook als de inzet je boven de {limit} kan brengen, mag je toepen."),
            ("not toep_for_dead", "Kan de nieuwe inzet je boven de {limit} brengen, dan mag je niet toepen."),
            "Meegaan mag altijd.",
        ),
    ),
    (
        "blind",
        "Blind toepen",
        (
            ("not blind", "Blind toepen kan hier niet: je ziet je kaarten meteen."),
            ("blind", "Eerst blijven alle kaarten dicht."),
            ("blind", "Wie de meeste strafpunten heeft, mag dan blind toepen; dat kunnen er ook meer zijn."),
            ("blind", "Willen er meer, dan gaat de eerste links van de deler voor."),
            ("blind", "pelt", "Staat er iemand op armoede, dan kan het niet."),
            ("blind", "De anderen kiezen zonder te kijken: passen kost 1, verliezen {blind_value}."),
            ("blind", "Wie past, laat de kaarten dicht; toch kijken kost er 1 bij."),
            ("blind", "Wie meedoet, kijkt daarna en speelt gewoon verder."),
        ),
    ),
    (
        "pelt",
        "Armoede",
        (
            ("not pelt", "Ook met {last} punten speel je gewoon mee."),
            ("pelt", "Met {last} punten sta je op armoede, ook wel pelt: nog één punt en je bent af."),
            ("pelt", "Dat telt als een toep van jou: passen kost 1, verliezen 2."),
            ("pelt", "Vóór de eerste kaart kiezen de anderen, te beginnen links van je."),
            ("pelt", "Wie zelf op armoede staat, kiest niet."),
            ("pelt", "Past de rest, dan win je de ronde; staan er meer op armoede, dan spelen zij het uit."),
            ("pelt", "pelt_leads", "Wie op armoede staat, komt uit in de eerste slag."),
            ("pelt", "not pelt_leads", "Uitkomen doet gewoon wie links van de deler zit."),
        ),
    ),
    (
        "wash",
        "De was",
        (
            ("not was", "Een slechte hand houd je: wassen kan hier niet."),
            ("was", "Vóór de eerste kaart mag je je hele hand dicht neerleggen als was."),
            (
                "was",
                "Een witte was is vier plaatjes, een vuile drie plaatjes en een 7; een aas is een plaatje.",
            ),
            ("was", "Bluffen mag."),
            ("was", "Om de beurt, vanaf de speler links van je, mogen de anderen de was omdraaien."),
            ("was", "Klopt hij, dan krijgt wie hem omdraaide een strafpunt en pak jij vier nieuwe kaarten."),
            ("was", "out", "Klopt hij niet, dan krijg jij een strafpunt en is je ronde voorbij."),
            (
                "was",
                "keep_old",
                "Klopt hij niet, dan krijg jij een strafpunt en speel je ermee verder, open.",
            ),
            (
                "was",
                "keep_new",
                "Klopt hij niet, dan krijg jij een strafpunt; je nieuwe kaarten krijg je toch.",
            ),
            (
                "was",
                "open_hand",
                "Klopt hij niet, dan krijg jij een strafpunt en liggen je nieuwe kaarten open.",
            ),
            ("was", "plays_on", "Die ronde was je dan niet meer."),
            ("was", "Draait niemand hem om, dan blijft hij dicht en pak je ook vier nieuwe."),
            ("was", "Iedereen mag wassen, ook vaker, zolang er vier kaarten op de stapel liggen."),
            ("was", "not stock", "Zolang jullie met acht zijn, kan dat dus niet."),
            ("was", "stock", "many", "Met vijf of meer spelers is de stapel klein: zet de was liever uit."),
        ),
    ),
    (
        "whistle",
        "Fluiten",
        (
            ("not whistle", "Wat je in je hand hebt, hoef je nooit te zeggen."),
            ("whistle", "Heb je drie boeren of drie tienen, dan fluit je vóór de eerste kaart."),
            ("whistle", "Welke van de twee het is, weet alleen jij."),
            ("whistle", "Het gaat vanzelf: vergeten of bluffen kan niet."),
        ),
    ),
    (
        "jack",
        "Winnen met een boer",
        (
            ("not jack_bonus", "Win je de laatste slag met een boer, dan krijg je gewoon geen punten."),
            ("jack_bonus", "Win je de laatste slag met een boer, dan gaat er een punt van je af."),
            ("jack_bonus", "Zo kun je onder nul komen."),
            ("jack_bonus", "four_alike", "Winnen met vier boeren tegelijk telt ook."),
        ),
    ),
    (
        "four",
        "Toep en kans op toep",
        (
            ("not four_alike", "Vier gelijke kaarten zijn hier niets bijzonders."),
            ("four_alike", "Vier gelijke leg je meteen open, en daarmee win je de ronde."),
            ("four_alike", "De anderen die nog meedoen, krijgen 3 punten."),
            ("four_alike", "Zijn er meer met vier gelijke, dan wint de hoogste."),
            ("four_alike", "was", "Ook na een was leg je vier gelijke meteen open."),
            ("four_alike", "Met drie gelijke mag je één keer kans op toep roepen en een kaart trekken."),
            (
                "four_alike",
                "Helpt die niet, dan houd je hem toch; de kaart die er niet bij hoorde, gaat weg.",
            ),
            ("four_alike", "Bluffen kan hiermee niet."),
            ("four_alike", "not stock", "Zolang jullie met acht zijn, is er niets om te trekken."),
        ),
    ),
    (
        "final",
        "Koningstoepen",
        (
            ("not grave", "Ook als iedereen nog één punt van de grens staat, speel je een gewone ronde."),
            ("grave", "Staan de laatste twee spelers allebei op {last} punten, dan komt het wit graf."),
            ("grave", "Je krijgt allebei elf kaarten, legt er drie dicht weg en speelt acht slagen."),
            ("three", "Staan de laatste drie er zo voor, dan komt het grijs graf: ieder acht kaarten."),
            ("two", "Met drie spelers op {last} speel je nog een gewone ronde."),
            ("grave", "Wie de achtste slag wint, wint het spel."),
            ("grave", "Toepen, blind toepen en wassen kan dan niet."),
        ),
    ),
    (
        "anti_line",
        "Anti-lijn",
        (
            ("not anti_line", "Passen mag zo vaak je wilt."),
            ("anti_line", "Na twee keer passen op rij moet je de volgende keer mee, wat het ook kost."),
            ("anti_line", "Passen voor armoede of een blinde toep telt ook."),
            ("anti_line", "Ga je mee of toep je zelf, dan begint het tellen opnieuw."),
        ),
    ),
    (
        "crosses",
        "Vijf kruizen",
        (
            "Win je een ronde, dan krijg je een kruis in plaats van punten.",
            ("not five_crosses", "Hoeveel kruizen je op rij hebt, maakt niet uit."),
            ("five_crosses", "Na vijf op rij vliegt een ander eruit: wie vóór die ronde het laagst stond."),
            ("five_crosses", "Stonden er meer even laag, dan treft het de eerste links van je."),
            ("five_crosses", "Wie eruit vliegt, krijgt voor die ronde niets meer bijgeschreven."),
            ("five_crosses", "Daarna begint het tellen opnieuw."),
        ),
    ),
    (
        "end",
        "Einde",
        (
            "Na elke ronde is af wie {limit} strafpunten of meer heeft.",
            ("was", "Een punt voor een was telt meteen mee, maar af ben je pas als de ronde uit is."),
            ("not end_at_first_loser", "De rest speelt door tot er één over is: die wint."),
            ("end_at_first_loser", "Zodra er iemand af is, is het spel uit, en van de rest wint de laagste."),
        ),
    ),
)
