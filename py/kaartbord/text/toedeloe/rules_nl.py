"""The rules of ToedeLoe in Dutch. The facts are `four`, `dubbel` or `duel` for how it is played by so
many, `tricks` or `pawns` for what is compared after a deal, `wild` where green counts in rows, `quick` in the
short game, and `own` on a board of one's own."""

from ..rulebook import Page

RULES: Page = (
    (
        "goal",
        "Doel",
        (
            ("not duel", "Win slagen, leg daarmee pionnen op het bord en maak er twee lange rijen van."),
            ("duel", "Win met één hand slagen, leg pionnen op het bord en maak er twee lange rijen van."),
            "Je twee langste rijen tellen een punt per pion; je minpunten gaan eraf.",
            "Wie dan het meest heeft, wint; gelijkspel kan ook.",
            (
                "not quick",
                "Elk team heeft {pawns} pionnen, en een scorepion op een tabel van 0 tot −{lowest}.",
            ),
            (
                "quick",
                "Dit is het korte spel: {pawns} pionnen per team, en een scoretabel van 0 tot −{lowest}.",
            ),
        ),
    ),
    (
        "table",
        "Aan tafel",
        (
            ("four", "Jullie zijn met vier: twee tegen twee, en je maat zit recht tegenover je."),
            ("not four", "Jullie zijn met twee, elk een team."),
            "Het ene team is wit, het andere grijs; twee groene pionnen zijn van iedereen.",
            "Het bord heeft twee velden, A en B, van zes bij zeven vakjes, met getallen van 2 tot en met 12.",
            "Beide teams leggen op beide velden, en nooit twee pionnen op één vakje.",
            "Naast elk veld staan een scorepion en een groene pion klaar.",
        ),
    ),
    (
        "deal",
        "Kaarten en delen",
        (
            "Elk team heeft een eigen pak van 54 kaarten: 52 gewone en twee jokers.",
            "Wie het eerst deelt, wordt geloot; na elke ronde schuift de beurt om te delen een plaats op.",
            "Elke hand krijgt per ronde negen kaarten uit het pak van het eigen team.",
            ("not duel", "In de eerste ronde spelen jullie er acht, in de tweede negen en in de derde tien."),
            ("duel", "Na de eerste ronde van acht slagen komen er vier van negen, en een van tien."),
            "De kaart die je overhoudt, gaat mee naar de volgende ronde.",
            ("not duel", "Na drie rondes zijn de pakken op; dan worden ze geschud en begint het bij acht."),
            ("duel", "Na zes rondes zijn de pakken op; dan worden ze geschud en begint het bij acht."),
        ),
    ),
    (
        "trick",
        "Een slag",
        (
            "Wie links van de deler zit, komt uit; daarna wie de vorige slag won.",
            "Met de klok mee komt er uit elke hand een kaart bij.",
            "De hoogste kaart van de gevraagde kleur wint, tenzij er een joker ligt.",
            "Van hoog naar laag: joker, aas, heer, vrouw, boer, 10 en zo verder tot de 2.",
            "Er zijn twee pakken: van twee gelijke kaarten wint de laatste.",
            "Is de slag iets waard, dan legt de winnaar eerst pionnen; pas dan komt de volgende slag.",
        ),
    ),
    (
        "follow",
        "Bekennen",
        (
            "Heb je een kaart van de gevraagde kleur, dan speel je die kleur.",
            "Heb je er geen, dan mag alles; een andere kleur wint niet, maar kan de slag wel iets waard maken.",
        ),
    ),
    (
        "joker",
        "De joker",
        (
            "Een joker speel je alleen als je niet kunt bekennen.",
            "Uitkomen met een joker kan alleen als je niets anders meer hebt; de rest speelt dan wat hij wil.",
            "Een joker wint altijd; liggen er meer, dan wint de laatste, en die krijgt één keer de keus.",
        ),
    ),
    (
        "value",
        "Wat een slag waard is",
        (
            "De hoogste zwarte kaart telt, wie hem ook speelde: schoppen of klaveren.",
            "Een aas is 15, een heer 13, een vrouw 12 en een boer 11; de rest is wat erop staat.",
            "Wie de slag wint, legt die waarde met pionnen van het eigen team.",
            "Een slag met alleen rood levert niets op.",
            "Wint een joker, dan telt het zwart niet: de winnaar heeft de keus van een joker.",
        ),
    ),
    (
        "split",
        "Splitsen",
        (
            "Splitsen is twee pionnen leggen op getallen die samen de waarde zijn.",
            "Die twee getallen liggen op hetzelfde veld.",
            "• Een aas: 3 + 12, 4 + 11, 5 + 10, 6 + 9 of 7 + 8.",
            "• Een heer: 2 + 11, 3 + 10, 4 + 9, 5 + 8 of 6 + 7.",
            "• Een vrouw: 2 + 10, 3 + 9, 4 + 8, 5 + 7 of 6 + 6.",
            "• Een boer: 2 + 9, 3 + 8, 4 + 7 of 5 + 6.",
            "Een aas en een heer moet je splitsen: 15 en 13 staan niet op het bord.",
            "Heb je nog één pion, dan leg je die op een van de twee getallen; beide moeten vrij zijn.",
        ),
    ),
    (
        "single",
        "Eén getal",
        (
            "Een vrouw of boer mag ook heel blijven: één pion op een 12 of een 11.",
            "Van 10 tot en met 2 leg je altijd één pion, op een vrij vakje met dat getal.",
            "Op welk veld dat is, kies je zelf.",
        ),
    ),
    (
        "choices",
        "De keus van een joker",
        (
            "Wint je joker de slag, dan doe je een van drie dingen.",
            "• Je zet een groene pion.",
            "• Of je scorepion gaat twee stappen terug, tot hoogstens 0; staat hij daar al, dan kan dit niet.",
            "• Of je legt twee pionnen op twee vrije vakjes met hetzelfde getal, op welke velden je wilt.",
            "Heb je nog één pion, dan leg je die op een van zulke vakjes.",
        ),
    ),
    (
        "green",
        "De groene pion",
        (
            "Een groene pion komt van naast het bord, of van het vakje waar hij staat.",
            "Je zet hem op elk vakje zonder groene pion, vrij of bezet.",
            "Een pion die daar stond, gaat terug naar de voorraad van zijn team.",
            "Je mag ook een pion van jezelf wegslaan: dan heb je hem weer over.",
            "Gaat een groene pion verder, dan is zijn oude vakje vrij.",
        ),
    ),
    (
        "blocked",
        "Geen plaats",
        (
            "Kun je leggen, dan moet het; welk vakje kies je zelf.",
            "Is er voor de waarde nergens plaats, dan krijgt je team meteen −1, en de slag ligt min.",
        ),
    ),
    (
        "plus",
        "Plus en min",
        (
            "Een slag waarmee je iets op het bord deed, ligt plus, bij wie hem won.",
            "Ook de scorepion terugzetten telt zo.",
            "Elke andere slag ligt min.",
        ),
    ),
    (
        "deal_end",
        "Na een ronde",
        (
            ("four", "Elke speler zonder plusslag kost zijn team een punt."),
            ("dubbel", "Elke hand zonder plusslag kost een punt."),
            ("duel", "Wie geen plusslag heeft, krijgt −1."),
            ("tricks", "Het team met de minste plusslagen krijgt −1; bij gelijk niemand."),
            ("pawns", "Het team dat in deze ronde de minste pionnen legde, krijgt −1; bij gelijk niemand."),
            "Dat telt bij elkaar op, en beide scorepionnen gaan tegelijk.",
        ),
    ),
    (
        "end",
        "Einde",
        (
            "Het spel is meteen uit als een scorepion op −{lowest} komt, of als een team geen pion meer heeft.",
            "Breekt dat een ronde af, dan zijn er geen minpunten meer voor die ronde.",
            "De uitslag: je twee langste rijen bij elkaar, min wat je scorepion aangeeft.",
        ),
    ),
    (
        "rows",
        "Rijen",
        (
            "Een rij is recht, van links naar rechts of van boven naar beneden, en nooit schuin.",
            "Ze telt vanaf twee pionnen van jouw kleur naast elkaar, en blijft binnen één veld.",
            "Twee rijen mogen een pion delen als ze elkaar kruisen.",
            ("wild", "Een groene pion telt mee, voor beide teams."),
            ("not wild", "Een groene pion telt voor niemand, en breekt een rij."),
        ),
    ),
    (
        "two",
        "Met twee spelers",
        (
            ("four", "Jullie zijn met vier; met twee spelers gaat het net even anders."),
            ("dubbel", "Jullie spelen ieder twee handen: je eigen hand en die van je maat tegenover je."),
            ("dubbel", "Elke hand heeft zijn eigen kaarten, zijn eigen beurt en zijn eigen plusslagen."),
            ("duel", "Jullie spelen ieder één hand: een slag is twee kaarten."),
            ("duel", "Verder verandert er niets aan slagen, pionnen en rijen."),
        ),
    ),
    (
        "board",
        "Het bord",
        (
            ("not own", "Zo hebben wij de getallen bedacht; veld B is veld A op zijn kop."),
            ("not own", "Heb je het echte bord, dan kun je de getallen ervan in de huisregels opgeven."),
            ("own", "Jullie spelen op een eigen bord, met eigen getallen op de {cells} vakjes."),
            "Elk getal staat minstens twee keer op het bord, en op elk veld staan minstens twee zessen.",
        ),
    ),
)
