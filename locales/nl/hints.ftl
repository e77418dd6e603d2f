### What the computer says when it is asked for advice, in Dutch.

hint-ask = Wat zou jij doen?
hint-thinks = Even nadenken…
hint-say = Ik zou { $choice }: { $why }.

## whatever is played
hint-why-only = iets anders kan niet
hint-why-win = daarmee is het spel gewonnen
hint-why-chance = dat geeft { $chance } % kans om te winnen, het beste van de rest { $other } %
hint-why-even = het scheelt niet veel, maar dit lijkt me het best
hint-why-best = iets beters zie ik niet
hint-why-least = dat kost het minste

## tricks
hint-why-trick = zo is de slag van jou
hint-why-team_trick = zo is de slag van jullie
hint-why-highest = die is nu de hoogste
