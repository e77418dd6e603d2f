### What the computer says when it is asked for advice, in German.

hint-ask = Was würdest du tun?
hint-thinks = Kurz nachdenken…
hint-say = Ich würde { $choice }: { $why }.

## whatever is played
hint-why-only = etwas anderes geht nicht
hint-why-win = damit ist das Spiel gewonnen
hint-why-chance = das gibt { $chance } % Gewinnchance, das Nächstbeste { $other } %
hint-why-even = der Unterschied ist klein, aber das scheint mir am besten
hint-why-best = etwas Besseres sehe ich nicht
hint-why-least = das kostet am wenigsten

## tricks
hint-why-trick = so gehört dir der Stich
hint-why-team_trick = so gehört euch der Stich
hint-why-highest = das ist jetzt die höchste
