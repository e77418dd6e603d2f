### The words that teach the pawn races, in German; in braces are words of the game, and what the engine counts.

## illustrations: a caption, and (.alt) what there is to see
race-illustration-goal = So weit willst du kommen: alle deine Figuren im { $lane }.
race-illustration-goal-alt = Im roten { $lane } stehen vier rote Figuren hintereinander.
race-illustration-table = 1 ist dein { $start }, 2 der Eingang zu deinem { $lane }, 3 dein { $lane }. Bei 4 warten deine Figuren.
race-illustration-table-alt = Deine Seite des Bretts, mit Ziffern bei { $start }, Eingang, { $lane } und Warteplatz.
race-illustration-walk = Eine { $steps } ist { $steps } Felder vor, im Uhrzeigersinn.
race-illustration-walk-alt = Eine rote Figur geht { $steps } Felder weit auf die Bahn.
race-illustration-enter = Mit einem Ass setzt du ein. Wer dort steht, geht zurück.
race-illustration-enter-alt = Eine wartende rote Figur kommt auf ihr { $start } und schlägt dort eine blaue Figur.
race-illustration-enter_taken = Auf deinem { $start } steht noch eine Figur von dir. Die muss erst weiter.
race-illustration-enter_taken-alt = Eine wartende rote Figur kann nicht auf ihr { $start }: Dort steht schon eine rote.
race-illustration-hit = An Blau gehst du vorbei. Türkis schlägst du: Dort landest du genau.
race-illustration-hit-alt = Eine rote Figur geht an einer blauen vorbei und landet auf einer türkisen Figur.
race-illustration-hit_own = Drei Felder weiter steht deine eigene Figur. Die schlägst du dann selbst.
race-illustration-hit_own-alt = Eine rote Figur geht { $steps } Felder und landet auf einer anderen roten Figur.
race-illustration-hit_own_not = Drei Felder weiter steht deine eigene Figur. Mit einer 3 darf diese also nicht.
race-illustration-hit_own_not-alt = Eine rote Figur darf keine 3 gehen: Dort steht eine andere rote Figur.
race-illustration-protected = Blau steht sicher auf dem { $the_start }. Da kommst du nicht vorbei.
race-illustration-protected-alt = Eine rote Figur kommt nicht an der blauen vorbei, die sicher auf dem { $the_start } steht.
race-illustration-swap = Deine Figur und die von Türkis tauschen die Plätze.
race-illustration-swap-alt = Zwei Pfeile zwischen einer roten und einer türkisen Figur auf der Bahn.
race-illustration-sweep = Mit einer 7 schlägst du, wen du überholst.
race-illustration-sweep-alt = Eine rote Figur geht { $steps } Felder. Eine blaue Figur auf dem Weg wird geschlagen.
race-illustration-home = Am Eingang biegst du ab. { $steps } Schritte passen hier genau.
race-illustration-home-alt = Eine rote Figur geht { $steps } Felder, bis zum dritten Feld im { $lane }.
race-illustration-home_closed = Deine Figur im { $lane } versperrt den Weg.
race-illustration-home_closed-alt = Eine rote Figur kommt nicht an der roten Figur im { $lane } vorbei.
race-illustration-partner = Du bist fertig. Jetzt ziehst du mit der gelben Figur deines Partners.
race-illustration-partner-alt = Vier rote Figuren sind zu Hause. Eine gelbe Figur geht { $steps } Felder vor.
race-illustration-alone = Deine vier Figuren sind zu Hause. Du hast gewonnen.
race-illustration-alone-alt = Im roten { $lane } stehen vier rote Figuren. Das Spiel ist aus.
