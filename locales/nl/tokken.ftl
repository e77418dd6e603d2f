### Tokken in Dutch: what it does not share with other races (race.nl): some words, cards, refusals and house
## rules.

## its own words in what the races share
tokken-word-start = thuishonk
tokken-word-the_start = het thuishonk
tokken-word-lane = thuisvak
tokken-word-openers = aas, heer of joker

## what a card does
tokken-help-5 = zet een pion van een tegenstander 5 vooruit
tokken-help-7 = 7 vooruit, of verdeeld over hooguit vier pionnen
tokken-help-13 = zet een pion op, of 13 vooruit en sla wie je passeert
tokken-help-14 = zet een pion op, of 18 vooruit, en pak een kaart
tokken-rule-4 = Zet één pion 4 achteruit, maar niet over je eigen thuishonk. Komt hij op een zwarte stip, dan springt hij vooruit.
tokken-rule-5 = Zet één pion van een tegenstander 5 vooruit. Hij blijft op de baan, ook voorbij zijn thuisvak. Een pion op het eigen thuishonk laat je staan.
tokken-rule-7 = Zet één pion 7 vooruit, of verdeel de 7 over hooguit vier pionnen.
tokken-rule-7-and-may = Alles moet op, tot je laatste pion thuis is.
tokken-rule-7-and-must = Alles moet op. Alleen als je er meteen mee wint, vervalt de rest.
tokken-rule-13 = Zet een wachtende pion op je thuishonk, of zet één pion 13 vooruit. Elke pion die hij onderweg tegenkomt, gaat terug, ook die van jezelf.
tokken-rule-14 = Zet een wachtende pion op je thuishonk, of zet één pion 18 vooruit. Daarna pak je een kaart van de stapel, voor een volgende beurt.

## why not
tokken-no-protected-push = { CAPITAL($who) } staat op het thuishonk. Die pion laat je staan.
tokken-no-protected-past = { CAPITAL($who) } staat op het thuishonk. Daar mag de pion van { $whose } niet langs.
tokken-no-protected-past-own = { CAPITAL($who) } staat op het thuishonk. Daar mag ook een eigen pion niet langs.
tokken-no-protected-past-yours = Je eigen pion staat op je thuishonk. Daar mag de pion van { $whose } niet langs.
tokken-no-own_start = Achteruit over je eigen thuishonk mag niet.
tokken-no-own_start-of = Achteruit over het thuishonk van { $who } mag niet.
tokken-no-push = De 5 verzet alleen een pion van een tegenstander die op de baan staat.
tokken-no-give = Geef eerst een kaart die net gedeeld is. Wat je bewaard had, houd je zelf.
tokken-no-keep = Bewaren kan nu niet. Dat mag alleen met je laatste kaart, na een joker in deze ronde. Kies iets anders.

## the score sheet
tokken-tally-won = Wie heeft gewonnen?

## house rules
tokken-option-section_length = Lengte van de baan
tokken-option-section_length-why = Hoeveel vakjes er zijn per speler.
tokken-option-dot_index = Plaats van de zwarte stip
tokken-option-dot_index-why = Hoe ver voorbij elk thuishonk hij ligt; bij 16 vakjes per speler liggen 8 en 9 een vakje eerder.
tokken-option-seven_rest = Rest van de 7
tokken-option-seven_rest-why = Of die op moet als je laatste pion met een 7 thuiskomt.
tokken-option-keep_unplayable = Ook bewaren wat niet kan
tokken-option-keep_unplayable-why = Na een joker bewaar je ook een laatste kaart die je niet kunt spelen.
tokken-option-individual = Ieder voor zich
tokken-option-individual-why = Ook met 4, 6 of 8 spelers heeft niemand een maat, en geef je je kaart naar links door.
tokken-value-18 = 18 vakjes
tokken-value-16 = 16 vakjes
tokken-value-8 = 8e vakje
tokken-value-6 = 6e vakje
tokken-value-9 = 9e vakje
tokken-value-may = mag vervallen
tokken-value-must = moet op
tokken-preset-Tokken = Tokken
tokken-preset-Tokken-source = Zoals in de spelregels bij het bord.

## its tile in the lobby
tokken-tile-seats = 3 tot 8 spelers, ± 20 min
tokken-tile-line = Langere baan, zwarte stippen en jokers.
tokken-tile-short = Zwarte stippen en jokers
tokken-gentle = iedereen krijgt eerst een aas, heer of joker

## the first time
tokken-first-give = Eerst ruil je een kaart met je maat. Geef iets waar { CASE($whom, "object") } mee verder kan.
tokken-first-give-on = Eerst geef je een kaart door aan { CASE($whom, "object") }. Kies er een die je kunt missen.
tokken-first-exchange = Je kreeg een kaart van { CASE($whom, "object") }. Nu begint het spelen.
tokken-first-seven = Een 7 mag je verdelen over hooguit vier pionnen.
tokken-first-push = Een 5 zet een pion van een tegenstander vooruit.
tokken-first-push-mine = { CAPITAL($who) } verzette jouw pion. Met een 5 loopt altijd een pion van een tegenstander.
tokken-first-sweep = Een heer slaat elke pion die hij onderweg tegenkomt.
tokken-first-joker = Een joker zet een pion op of loopt 18. Daarna komt er een kaart bij.
tokken-first-jump = Wie op een zwarte stip uitkomt, springt door naar de volgende stip.
tokken-first-keep = Na een joker mag iemand de laatste kaart bewaren voor de volgende ronde.
