### The words that teach Toepen, in Dutch: in lessons, in illustrations.

## lessons
lesson-toepen = Toepen
lesson-toepen-goal = Een ronde heeft vier slagen. Win je de laatste niet, dan krijg je strafpunten. Bij tien punten ben je af.
lesson-toepen-order = Van hoog naar laag: 10, 9, 8, 7, aas, heer, vrouw, boer. Welke van jouw kaarten is de hoogste?
lesson-toepen-order-eight = 8
lesson-toepen-order-ten = 10
lesson-toepen-order-jack = Boer
lesson-toepen-order-king = Heer
lesson-toepen-order-why = De 10 is hier de baas, dan komt de 9. Plaatjes zijn juist laag, en de boer is het laagst.
lesson-toepen-follow = Rechts kwam uit met harten: die moet je bekennen. Deze slag telt nog niet. Leg dus je laagste harten.
lesson-toepen-follow-why = Dat mag, maar wacht nog even. Bewaar je 10 voor het eind en leg nu de boer.
lesson-toepen-stay = Links klopt op tafel: dat is een toep. Passen kost nu 1 punt, meegaan en verliezen 2. Met een 10 ga je mee.
lesson-toepen-stay-why = Dan betaal je 1 punt, en deze ronde is voorbij. Met een 10 maak je een goede kans, dus ga mee.
lesson-toepen-throw = Er ligt ruiten, en die heb je niet. Dan mag alles, maar winnen kan niet. Gooi je laagste kaart weg.
lesson-toepen-throw-why = Dat mag, maar je 10 en je 8 heb je straks nodig. Gooi nu de klaveren heer weg.
lesson-toepen-take = Nu ligt er schoppen. Jouw 8 wint van de 7 en de aas. Wie een slag wint, begint de volgende.
lesson-toepen-take-why = Toepen mag nu ook. Maar win eerst deze slag, dan weet je het zeker.
lesson-toepen-over = Jij begint de laatste slag, met een 10. Die is niet te verslaan. Verhoog de inzet: toep over.
lesson-toepen-over-why = Daarmee win je ook. Maar toep eerst, dan betalen de anderen meer.
lesson-toepen-win = Links past en betaalt 2. Rechts gaat mee voor 3. Speel je laatste kaart.
lesson-toepen-score = Gewonnen: jij krijgt niets. Passen kostte 1 en 2, verliezen 3. Wie wint, deelt de volgende ronde.
lesson-toepen-pelt = Later staat rechts op 9: armoede. Dat telt als een toep: passen kost 1, verliezen 2. Pas met deze kaarten.
lesson-toepen-pelt-why = Meegaan mag. Maar met drie plaatjes verlies je meestal, en dat kost 2 in plaats van 1.
lesson-toepen-blind = Alles ligt dicht. Wie de meeste punten heeft, mag blind toepen. Verliezen kost dan 3: kijk liever eerst.
lesson-toepen-blind-why = Blind toepen mag je. Maar 3 punten is veel voor kaarten die je niet kent. Kijk eerst.
lesson-toepen-wash = Vier plaatjes zijn een witte was, drie met een 7 een vuile. Ruil ze voor nieuwe: leg je witte was neer.
lesson-toepen-wash-why = Dat mag, want bluffen hoort erbij. Maar jij hebt een echte witte was. Leg die neer.

## illustrations: a caption, and (.alt) what there is to see
toepen-illustration-goal = De laatste slag: de 9 wint en kost niets. De anderen krijgen { $lost }.
toepen-illustration-goal-alt = Vier kaarten. Boven de schoppen 9 staat een 0, boven de andere { $lost }.
toepen-illustration-cards = Van hoog naar laag: eerst de bovenste rij, dan de onderste.
toepen-illustration-cards-alt = Harten 10, 9, 8 en 7. Daaronder de aas, heer, vrouw en boer.
toepen-illustration-trick = Harten is gevraagd. De 9 is hier de hoogste: kaart { $winner } wint.
toepen-illustration-trick-alt = Een slag van vier harten op volgorde. Kaart { $winner } heeft een gouden rand.
toepen-illustration-toep = Er is getoept. Passen kost { $fold }. Meegaan en verliezen kost { $stay }.
toepen-illustration-toep-alt = Een dichte kaart met een { $fold } erboven en een open kaart met een { $stay }.
toepen-illustration-blind = Een blinde toep. Passen kost { $fold }. Meegaan en verliezen kost { $stay }.
toepen-illustration-blind-alt = Twee dichte kaarten: { $fold } boven de grijze en { $stay } boven de andere.
toepen-illustration-pelt = Een ander staat op armoede. Passen kost { $fold }, meegaan en verliezen { $stay }.
toepen-illustration-pelt-alt = Een dichte kaart met een { $fold } erboven en een open kaart met een { $stay }.
toepen-illustration-wash_white = Een witte was: vier plaatjes, want de aas telt mee.
toepen-illustration-wash_white-alt = Een hand van aas, boer, vrouw en heer.
toepen-illustration-wash_dirty = Een vuile was: drie plaatjes en een 7.
toepen-illustration-wash_dirty-alt = Een hand van 7, boer, vrouw en heer.
toepen-illustration-whistle = Drie tienen: nu moet je fluiten.
toepen-illustration-whistle-alt = Een hand van een 7 en drie tienen.
toepen-illustration-jack = De boer wint de laatste slag. Zo gaat er een punt af.
toepen-illustration-jack-alt = Vier kaarten. Boven de hartenboer staat −1, boven de andere { $lost }.
toepen-illustration-four = Vier vrouwen: die leg je meteen open.
toepen-illustration-four-alt = Een hand van vier vrouwen.
