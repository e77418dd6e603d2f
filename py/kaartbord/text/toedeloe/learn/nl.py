"""The words that teach ToedeLoe, in Dutch: in lessons, in illustrations."""

WHO = {"you": "Jij", "left": "Links", "mate": "Maat", "right": "Rechts"}
WORTH = {"nothing": "Niets", "eight": "8", "twelve": "12", "fifteen": "15"}
"""Answers that several questions have."""

WORDS: dict[str, str] = {
    # lessons
    "lesson.toedeloe-cards": "ToedeLoe: kaarten",
    "lesson.toedeloe-cards.goal": "Je speelt samen met je maat aan de overkant. Met slagen die je wint, leg "
    "je straks pionnen op het bord.",
    "lesson.toedeloe-cards.follow": "Links begon met klaveren, dus jij legt ook klaveren. De hoogste wint, en een "
    "aas is het hoogst. Win met je heer.",
    "lesson.toedeloe-cards.follow.why": "Dat mag, maar dan wint rechts met de boer. Leg je heer.",
    "lesson.toedeloe-cards.other_suit": "Rechts heeft geen ruiten en legt klaveren. Jij legt ruiten 7. Wie wint "
    "de slag?",
    **{f"lesson.toedeloe-cards.other_suit.{answer}": text for answer, text in WHO.items()},
    "lesson.toedeloe-cards.other_suit.why": "Klaveren bekent niet en kan dus niet winnen. Jouw 7 is de hoogste "
    "ruiten.",
    "lesson.toedeloe-cards.no_black": "Links begon met harten 9. Jij hebt alleen harten 3. Wie wint de slag?",
    **{f"lesson.toedeloe-cards.no_black.{answer}": text for answer, text in WHO.items()},
    "lesson.toedeloe-cards.no_black.why": "De harten 9 is de hoogste harten, dus links wint. Ruiten telt "
    "niet mee.",
    "lesson.toedeloe-cards.black": "De hoogste zwarte kaart telt: aas 15, heer 13, vrouw 12, boer 11. Jij "
    "legt schoppen aas. Wat is dat waard?",
    **{f"lesson.toedeloe-cards.black.{answer}": text for answer, text in WORTH.items()},
    "lesson.toedeloe-cards.black.why": "Schoppen aas is zwart en de hoogste, dus de slag is 15 waard.",
    "lesson.toedeloe-cards.red": "Jij legt ruiten 7, en dan is alles rood. Links wint met de aas. Wat is de slag "
    "waard?",
    **{f"lesson.toedeloe-cards.red.{answer}": text for answer, text in WORTH.items()},
    "lesson.toedeloe-cards.red.why": "Zonder zwarte kaart is een slag niets waard.",
    "lesson.toedeloe-cards.highest": "Je maat wint met ruiten 6. Rechts bekent niet en legt schoppen vrouw. Wat "
    "is de slag waard?",
    **{f"lesson.toedeloe-cards.highest.{answer}": text for answer, text in WORTH.items()},
    "lesson.toedeloe-cards.highest.why": "De vrouw wint niet, maar is wel de hoogste zwarte kaart: 12.",
    "lesson.toedeloe-cards.both": "Nu samen. Links begon met ruiten 7, rechts legt klaveren aas, jij ruiten 2. "
    "Wie wint, en wat is het waard?",
    "lesson.toedeloe-cards.both.left": "Links, 15",
    "lesson.toedeloe-cards.both.right": "Rechts, 15",
    "lesson.toedeloe-cards.both.less": "Links, 7",
    "lesson.toedeloe-cards.both.nothing": "Jij, niets",
    "lesson.toedeloe-cards.both.why": "De aas bekent niet, dus ruiten 7 wint. De aas is wel zwart: de slag is 15 "
    "waard.",
    "lesson.toedeloe-cards.equal": "Elk team heeft eigen kaarten, dus alles is er dubbel. Rechts legt "
    "klaveren aas, en jij ook. Wie wint?",
    **{f"lesson.toedeloe-cards.equal.{answer}": text for answer, text in WHO.items()},
    "lesson.toedeloe-cards.equal.why": "Van twee gelijke kaarten wint de laatste. Dat is die van jou.",
    "lesson.toedeloe-cards.joker": "Een joker speel je alleen als je niet kunt bekennen. Hij wint van alles. Jij "
    "legt harten 2. Wie wint?",
    **{f"lesson.toedeloe-cards.joker.{answer}": text for answer, text in WHO.items()},
    "lesson.toedeloe-cards.joker.why": "Je maat wint met de joker, zelfs van de aas.",
    "lesson.toedeloe-cards.last_joker": "Rechts legt een joker. Van twee jokers wint de laatste, en jij hebt geen "
    "schoppen. Leg je joker erop.",
    "lesson.toedeloe-cards.last_joker.why": "Dat mag, maar dan wint de joker van rechts. Leg jouw joker.",
    "lesson.toedeloe-cards.plus": "Leg je iets met een slag, dan is het een plusslag. Win er elke deal een, "
    "anders krijg je een minpunt.",
    "lesson.toedeloe-board": "ToedeLoe: bord",
    "lesson.toedeloe-board.board": "Het bord heeft twee velden met getallen. Daar leggen jullie wit. Je twee "
    "langste rijen worden punten.",
    "lesson.toedeloe-board.single": "Jij won een slag van 8. Leg daarvoor een pion op een 8. Welke, dat kies je "
    "zelf.",
    "lesson.toedeloe-board.split": "Deze slag is 15 waard. Leg twee pionnen op getallen die samen 15 zijn, "
    "allebei op hetzelfde veld.",
    "lesson.toedeloe-board.rows": "Een rij loopt van links naar rechts of van boven naar beneden, niet "
    "schuin. Hoe lang is jullie langste?",
    "lesson.toedeloe-board.rows.two": "Twee",
    "lesson.toedeloe-board.rows.three": "Drie",
    "lesson.toedeloe-board.rows.four": "Vier",
    "lesson.toedeloe-board.rows.five": "Vijf",
    "lesson.toedeloe-board.rows.why": "Er liggen vier witte pionnen naast elkaar. Een andere rij mag die "
    "kruisen.",
    "lesson.toedeloe-board.longer": "Deze slag is 4 waard. Links van jullie rij ligt een 4. Maak de rij daar vijf "
    "lang.",
    "lesson.toedeloe-board.longer.why": "Dat mag. Maar een langere rij is meer punten. Kies de 4 links van "
    "de rij.",
    "lesson.toedeloe-board.gap": "Een vrouw is 12. Die mag heel, op een 12, of gesplitst. Vul het gat in de rij "
    "op veld B: met 10 en 2.",
    "lesson.toedeloe-board.gap.why": "Dat mag. Maar met de 10 en de 2 in het gat wordt de rij vijf lang.",
    "lesson.toedeloe-board.joker": "Een joker: twee pionnen op gelijke getallen, een groene pion, of twee "
    "minpunten eraf. Haal minpunten weg.",
    "lesson.toedeloe-board.joker.why": "Dat mag een joker ook. Maar haal nu eerst twee minpunten weg.",
    "lesson.toedeloe-board.green": "Een groene pion gooit een ander van zijn plaats, en telt zelf niet mee. Zet "
    "hem midden in hun lange rij.",
    "lesson.toedeloe-board.green.why": "Dat mag. Maar hun rij van vijf telt straks zwaar. Zet groen daar in het "
    "midden.",
    "lesson.toedeloe-board.blocked": "Deze slag is 2 waard, maar elke 2 is al bezet. Dan kun je niets leggen, en "
    "dat kost een minpunt.",
    "lesson.toedeloe-board.deal": "Geen plusslag kost 1 minpunt, samen minder dan zij ook. Jij had er 0, je "
    "maat 1, zij 4. Wat kost dat?",
    "lesson.toedeloe-board.deal.none": "Niets",
    "lesson.toedeloe-board.deal.one": "1",
    "lesson.toedeloe-board.deal.two": "2",
    "lesson.toedeloe-board.deal.three": "3",
    "lesson.toedeloe-board.deal.why": "Jij had geen plusslag, dat is 1. Samen hadden jullie er minder dan zij, nog "
    "een.",
    "lesson.toedeloe-board.count": "Aan het eind tel je je twee langste rijen, min je minpunten. Wit staat "
    "op −2. Hoeveel heeft wit?",
    "lesson.toedeloe-board.count.six": "6",
    "lesson.toedeloe-board.count.eight": "8",
    "lesson.toedeloe-board.count.ten": "10",
    "lesson.toedeloe-board.count.eleven": "11",
    "lesson.toedeloe-board.count.why": "De rijen zijn 5 en 3 lang, samen 8. Daar gaan 2 minpunten af: 6.",
    "lesson.toedeloe-board.end": "Het spel is uit als een team geen pion meer heeft, of op −9 staat. Wie dan "
    "de meeste punten heeft, wint.",
    # illustrations: a caption, and (.alt) what there is to see
    "toedeloe.illustration.goal": "Wit heeft een rij van {first} en een van {second}.",
    "toedeloe.illustration.goal.alt": "Op veld A ligt een lijn om {first} witte pionnen, en een om {second}.",
    "toedeloe.illustration.table": "Dit is veld A. Bij X staat de scorepion van wit, bij Y een groene pion.",
    "toedeloe.illustration.table.alt": "Zes rijen van zeven getallen, met rechts een tabel met minpunten.",
    "toedeloe.illustration.trick": "Klaveren is gevraagd. Kaart {winner} is de hoogste klaveren en wint.",
    "toedeloe.illustration.trick.alt": "Een slag van vier kaarten op volgorde. Kaart {winner} heeft een gouden rand.",
    "toedeloe.illustration.follow": "Je hebt nog klaveren. Dan mag deze harten 2 niet.",
    "toedeloe.illustration.follow.alt": "Drie klaveren, en een harten 2 met een kruis erboven.",
    "toedeloe.illustration.joker": "Er liggen twee jokers. De laatste wint: kaart {winner}.",
    "toedeloe.illustration.joker.alt": "Twee schoppen en twee jokers. Kaart {winner} heeft een gouden rand.",
    "toedeloe.illustration.value": "Harten wint. De vrouw is de hoogste zwarte kaart: deze slag is {worth} waard.",
    "toedeloe.illustration.value.alt": "Een slag van vier kaarten. Boven een klaveren vrouw staat {worth}.",
    "toedeloe.illustration.split": "Een aas is 15. Hier is dat {one} + {other}, samen op één veld.",
    "toedeloe.illustration.split.alt": "Op veld A zijn een {one} en een {other} gemarkeerd.",
    "toedeloe.illustration.single": "De slag is {one} waard. Een pion mag op elke vrije {one}.",
    "toedeloe.illustration.single.alt": "Op veld A zijn alle vakjes met een {one} gemarkeerd.",
    "toedeloe.illustration.back": "De scorepion gaat twee stappen terug.",
    "toedeloe.illustration.back.alt": "Een pijl wijst van −{minus} twee stappen omhoog.",
    "toedeloe.illustration.pair": "Of twee pionnen op hetzelfde getal, hier op {one}.",
    "toedeloe.illustration.pair.alt": "Op veld A zijn twee vrije vakjes met een {one} gemarkeerd.",
    "toedeloe.illustration.green": "Groen komt midden in de rij van grijs. De grijze pion gaat eraf.",
    "toedeloe.illustration.green.alt": "Een groene pion gaat van naast het veld naar een vakje met een grijze pion.",
    "toedeloe.illustration.blocked": "De slag is 2 waard, en op elke 2 staat al iets.",
    "toedeloe.illustration.blocked.alt": "Op veld A hebben drie pionnen op een 2 een gouden ring.",
    "toedeloe.illustration.minus": "De scorepion staat op −{minus}. Elk minpunt is een stap omlaag.",
    "toedeloe.illustration.minus.alt": "Een witte scorepion op −{minus} van zijn tabel.",
    "toedeloe.illustration.count": "{first} en {second}, min {minus}: wit heeft {total} punten.",
    "toedeloe.illustration.count.alt": "Rijen van {first} en {second} witte pionnen, en een scorepion op −{minus}.",
    "toedeloe.illustration.rows": "Rijen van {first} en {second} delen een pion. Schuin telt niet.",
    "toedeloe.illustration.rows.alt": "Twee rijen witte pionnen die elkaar kruisen. Een pion schuin ernaast telt niet.",
}
