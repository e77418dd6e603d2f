### Keezbord in Dutch: what it does not share with other races (race.nl): some words, cards, refusals and
## house rules.

## its own words in what the races share
keezbord-word-start = start
keezbord-word-the_start = de start
keezbord-word-lane = honk
keezbord-word-openers = aas of heer

## what a card does
keezbord-help-7 = 7 vooruit, of verdeeld over twee pionnen
keezbord-help-13 = zet een pion op
keezbord-help-13-king_advances_13 = zet een pion op of 13 vooruit
keezbord-rule-7 = Zet één pion 7 vooruit, of verdeel de 7 over twee pionnen. Alles moet op.
keezbord-rule-13 = Zet een wachtende pion op je start.
keezbord-rule-13-king_advances_13 = Zet een wachtende pion op je start, of zet één pion 13 vooruit.

## the end
keezbord-end-points = Punten volgens het NK: { $sides }.
keezbord-end-points-side = { $who } { $points }

## why not
keezbord-no-deepest = In je honk komt eerst het diepste vrije vakje.
keezbord-no-deepest-of = In het honk van { $who } komt eerst het diepste vrije vakje.

## house rules
keezbord-option-king_advances_13 = Heer mag 13 vooruit
keezbord-option-king_advances_13-why = Met een heer zet je een pion op, of je loopt er 13 mee vooruit.
keezbord-option-home_strict_order = Honk van achteren vullen
keezbord-option-home_strict_order-why = Een pion komt alleen binnen op het diepste vrije vakje.
keezbord-option-home_moves_forced = Schuiven in het honk telt als zet
keezbord-option-home_moves_forced-why = Kan er alleen nog een pion dieper het honk in, dan moet dat.
keezbord-option-guarantee_start_card = Altijd een startkaart
keezbord-option-guarantee_start_card-why = Iedereen heeft in de allereerste ronde een aas of heer.
keezbord-option-nk_scoring = NK-telling
keezbord-option-nk_scoring-why = Twee punten per pion thuis, en tien extra voor de winst.
keezbord-preset-Keezbord = Keezbord
keezbord-preset-Keezbord-source = Zoals in de spelregels bij het bord.
keezbord-preset-NK = NK keezen
keezbord-preset-NK-source = Zoals op het Nederlands kampioenschap: met punten.

## its tile in the lobby
keezbord-tile-seats = 2, 4, 6 of 8 spelers, ± 15 min
keezbord-tile-line = Breng met je maat alle pionnen thuis.
keezbord-tile-short = Met je maat naar huis
keezbord-gentle = iedereen krijgt eerst een aas of heer

## the score sheet
keezbord-tally-home = Hoeveel pionnen van { $name } zijn thuis?

## the first time
keezbord-first-seven = Een 7 mag je verdelen over twee pionnen. Alle stappen moeten op.
