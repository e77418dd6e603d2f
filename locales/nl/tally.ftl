### Words of a score sheet for real cards, in Dutch.

tally-title = Scoreblad
tally-of = Scoreblad van { $game }
tally-lead = Spelen jullie met echte kaarten? Schrijf hier op hoe het staat. Het blad blijft op dit toestel, en gaat mee als je al je spellen bewaart.
tally-also = Ook voor
tally-back = Alle scorebladen
tally-sides = Hoeveel spelers of teams?
tally-limit = Tot hoeveel?
tally-name = Naam van { $colour }
tally-house = Huisregels
tally-begin = Begin
tally-write = Schrijf op
tally-undo = Neem terug
tally-new = Nieuw blad
tally-new-ask = Een nieuw blad beginnen?
tally-new-text = Wat nu op dit blad staat, verdwijnt.
tally-new-yes = Begin opnieuw
tally-new-no = Houd dit blad
tally-round = Ronde
tally-total = Totaal
tally-rounds = Wat er geschreven is
tally-over = Het is afgelopen.
tally-out = { $name } (af)
count-sheet = { $number ->
    [one] { $number } scoreblad
   *[other] { $number } scorebladen
    }
