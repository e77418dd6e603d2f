### The words that teach Tokken, in Dutch: in lessons, in illustrations.

## lessons
lesson-tokken = Tokken
lesson-tokken-goal = Jij bent rood, geel is je maat. Breng samen acht pionnen rond. Zijn de jouwe thuis, dan help je hem.
lesson-tokken-give = Elke ronde begint met ruilen: jij en je maat geven elkaar dicht een kaart. Geef hem je aas.
lesson-tokken-give-why = Je maat heeft nog geen pion op de baan. Met een aas kan hij er een opzetten.
lesson-tokken-enter = Een aas, heer of joker zet een pion op je thuishonk. Daar is hij veilig, en niemand mag erlangs.
lesson-tokken-dot = Kom je precies op een zwarte stip, dan spring je door naar de volgende stip. Speel de 8.
lesson-tokken-dot-why = Zo kom je niet op de stip. Die ligt acht vakjes na je thuishonk.
lesson-tokken-king = Kom je op een pion uit, dan gaat die terug. Een heer loopt 13 en slaat iedereen onderweg. Sla twee blauwe pionnen.
lesson-tokken-king-why = Zo blijven de blauwe pionnen staan. Loop 13 met je heer.
lesson-tokken-joker = Een joker zet een pion op of loopt 18. Daarna krijg je een extra kaart. Loop 18.
lesson-tokken-joker-why = Dat mag ook. Maar probeer nu de joker, en loop 18.
lesson-tokken-keep = Dankzij je joker heb je een kaart over. Je laatste kaart mag je bewaren voor de volgende ronde. Bewaar hem.
lesson-tokken-keep-why = Dat mag. Maar een aas is straks veel waard: bewaar hem.
lesson-tokken-push = Een 5 verzet een pion van de tegenstander. Zet blauw voorbij zijn thuishonk: hij moet nog een rondje.
lesson-tokken-push-why = Blauw is zo bijna thuis. Speel de 5 en verzet de blauwe pion.
lesson-tokken-four = Een 4 loopt achteruit, maar nooit over je thuishonk. Vanaf je thuishonk sta je zo bijna thuis. Speel de 4.
lesson-tokken-four-why = Nu moet je nog helemaal rond. Met de 4 ben je er bijna.
lesson-tokken-jack = Een boer ruilt jouw pion met die van een ander. Ruil met de blauwe pion die dicht bij jouw huis staat.
lesson-tokken-jack-why = Zo kom je niet dicht bij je thuisvak. Ruil met blauw, vlak voor jouw thuishonk.
lesson-tokken-seven = Een 7 verdeel je over maximaal vier pionnen. Loop met 2 precies je thuisvak in, en met 5 naar de stip.
lesson-tokken-seven-why = Dat mag, maar je kunt meer. Loop 2 met de voorste pion en 5 met de andere.
lesson-tokken-stuck = Wat kan, dat moet, ook als je jezelf slaat. Kan er niets, dan leg je alles weg en wacht je op de volgende ronde.

## illustrations: a caption, and (.alt) what there is to see
tokken-illustration-dots = Je komt precies op een stip. Dan spring je door naar de volgende.
tokken-illustration-dots-alt = Een rode pion loopt { $steps } vakjes naar een stip en springt naar de volgende.
tokken-illustration-dots_last = Dit is de laatste stip voor je thuishonk. Hier spring je niet.
tokken-illustration-dots_last-alt = Een rode pion loopt { $steps } vakjes naar een stip en blijft daar staan.
tokken-illustration-back = Vanaf je thuishonk achteruit: nu sta je vlak voor je thuisvak.
tokken-illustration-back-alt = Een rode pion gaat vanaf zijn thuishonk { $steps } vakjes achteruit.
tokken-illustration-back_not = Achteruit over je eigen thuishonk mag niet.
tokken-illustration-back_not-alt = Een rode pion mag niet achteruit over zijn eigen thuishonk.
tokken-illustration-push = Jij speelt de 5, en blauw moet { $steps } vooruit.
tokken-illustration-push-alt = Een blauwe pion gaat { $steps } vakjes vooruit.
tokken-illustration-king = Een heer loopt { $steps } en slaat wie hij passeert.
tokken-illustration-king-alt = Een rode pion loopt { $steps } vakjes en slaat een blauwe en een turkooizen pion.
tokken-illustration-split = Samen 7, hier verdeeld over drie pionnen.
tokken-illustration-split-alt = Drie rode pionnen lopen: een { $steps } vakjes, de andere twee samen { $more }.
tokken-illustration-joker = Een joker loopt { $steps }. Daarna pak je een kaart.
tokken-illustration-joker-alt = Een rode pion loopt met een joker { $steps } vakjes, tot voorbij de blauwe arm.
