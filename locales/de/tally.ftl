### Words of a score sheet for real cards, in German.

tally-title = Punktezettel
tally-of = Punktezettel für { $game }
tally-lead = Spielt ihr mit echten Karten? Schreibt hier auf, wie es steht. Der Zettel bleibt auf diesem Gerät und ist dabei, wenn du alle Spiele sicherst.
tally-also = Auch für
tally-back = Alle Punktezettel
tally-sides = Wie viele Personen oder Teams?
tally-limit = Bis wie viel?
tally-name = Name von { $colour }
tally-house = Hausregeln
tally-begin = Start
tally-write = Aufschreiben
tally-undo = Zurücknehmen
tally-new = Neuer Zettel
tally-new-ask = Einen neuen Zettel beginnen?
tally-new-text = Was jetzt auf diesem Zettel steht, verschwindet.
tally-new-yes = Neu beginnen
tally-new-no = Zettel behalten
tally-round = Runde
tally-total = Summe
tally-rounds = Was aufgeschrieben ist
tally-over = Es ist zu Ende.
tally-out = { $name } (raus)
count-sheet = { $number ->
    [one] { $number } Punktezettel
   *[other] { $number } Punktezettel
    }
