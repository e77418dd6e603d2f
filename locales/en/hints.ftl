### What the computer says when it is asked for advice, in English.

hint-ask = Hint
hint-thinks = Let me think…
hint-say = I would { $choice }: { $why }.

## whatever is played
hint-why-only = nothing else is possible
hint-why-win = that wins the game
hint-why-chance = that gives a { $chance }% chance of winning; the next best gives { $other }%
hint-why-even = there is little between the choices, but this seems best
hint-why-best = I see nothing better
hint-why-least = it costs the least

## tricks
hint-why-trick = it wins you the trick
hint-why-team_trick = it wins your team the trick
hint-why-highest = it is the highest card now
