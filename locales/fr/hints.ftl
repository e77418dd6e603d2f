### What the computer says when it is asked for advice, in French.

hint-ask = Que ferais-tu ?
hint-thinks = Voyons un peu…
hint-say = Mon conseil : { $choice }, car { $why }.

## whatever is played
hint-why-only = rien d’autre n’est possible
hint-why-win = cela gagne la partie
hint-why-chance = cela donne { $chance } % de chances de gagner, et le meilleur des autres choix { $other } %
hint-why-even = l’écart est faible, mais cela me semble le mieux
hint-why-best = je ne vois rien de mieux
hint-why-least = c’est ce qui coûte le moins

## tricks
hint-why-trick = ainsi le pli est à toi
hint-why-team_trick = ainsi le pli est à vous
hint-why-highest = c’est la plus haute pour le moment
