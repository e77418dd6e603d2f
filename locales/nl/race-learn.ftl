### The words that teach the pawn races, in Dutch; in braces are words of the game, and what the engine counts.

## illustrations: a caption, and (.alt) what there is to see
race-illustration-goal = Zover wil je komen: al je pionnen in je { $lane }.
race-illustration-goal-alt = In het rode { $lane } staan vier rode pionnen achter elkaar.
race-illustration-table = 1 is je { $start }, 2 de ingang van je { $lane }, 3 je { $lane }. Bij 4 wachten je pionnen.
race-illustration-table-alt = Jouw kant van het bord, met cijfers bij { $start }, ingang, { $lane } en wachtplaats.
race-illustration-walk = Een { $steps } is { $steps } vakjes vooruit, met de klok mee.
race-illustration-walk-alt = Een rode pion loopt { $steps } vakjes de baan op.
race-illustration-enter = Met een aas zet je op. Wie daar staat, gaat terug.
race-illustration-enter-alt = Een wachtende rode pion komt op zijn { $start } en slaat daar een blauwe pion.
race-illustration-enter_taken = Op je { $start } staat nog een pion van jou. Die moet eerst verder.
race-illustration-enter_taken-alt = Een wachtende rode pion kan niet op zijn { $start }: daar staat al een rode.
race-illustration-hit = Je loopt langs blauw. Turkoois sla je: daar kom je precies op uit.
race-illustration-hit-alt = Een rode pion loopt langs een blauwe en eindigt op een turkooizen pion.
race-illustration-hit_own = Drie verder staat je eigen pion. Die sla je dan zelf.
race-illustration-hit_own-alt = Een rode pion loopt { $steps } vakjes en eindigt op een andere rode pion.
race-illustration-hit_own_not = Drie verder staat je eigen pion. Met een 3 mag deze dus niet.
race-illustration-hit_own_not-alt = Een rode pion mag geen 3 lopen: daar staat een andere rode pion.
race-illustration-protected = Blauw staat veilig op { $the_start }. Daar kun je niet langs.
race-illustration-protected-alt = Een rode pion kan niet langs de blauwe pion die veilig op { $the_start } staat.
race-illustration-swap = Jouw pion en die van turkoois wisselen van plaats.
race-illustration-swap-alt = Twee pijlen tussen een rode en een turkooizen pion op de baan.
race-illustration-sweep = Met een 7 sla je wie je onderweg passeert.
race-illustration-sweep-alt = Een rode pion loopt { $steps } vakjes. Een blauwe pion op de weg wordt geslagen.
race-illustration-home = Je slaat af bij de ingang. { $steps } stappen passen hier precies.
race-illustration-home-alt = Een rode pion loopt { $steps } vakjes, tot het derde vakje van zijn { $lane }.
race-illustration-home_closed = Je pion in je { $lane } houdt de weg dicht.
race-illustration-home_closed-alt = Een rode pion kan niet langs de rode pion in het { $lane }.
race-illustration-partner = Jij bent klaar. Nu loop je met de gele pion van je maat.
race-illustration-partner-alt = Vier rode pionnen zijn thuis. Een gele pion loopt { $steps } vakjes vooruit.
race-illustration-alone = Je vier pionnen zijn thuis. Je hebt gewonnen.
race-illustration-alone-alt = In het rode { $lane } staan vier rode pionnen. Het spel is uit.
