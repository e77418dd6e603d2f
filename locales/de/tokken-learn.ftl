### The words that teach Tokken, in German: in lessons, in illustrations.

## lessons
lesson-tokken = Tokken
lesson-tokken-goal = Du bist Rot, Gelb ist dein Partner. Bringt zusammen acht Figuren nach Hause. Sind deine da, hilfst du Gelb.
lesson-tokken-give = Jede Runde beginnt mit Tauschen: Du und dein Partner gebt euch verdeckt eine Karte. Gib ihm dein Ass.
lesson-tokken-give-why = Dein Partner hat noch keine Figur auf der Bahn. Mit einem Ass kann er eine einsetzen.
lesson-tokken-enter = Ein Ass, König oder Joker setzt eine Figur auf dein Startfeld. Dort ist sie sicher, und niemand darf vorbei.
lesson-tokken-dot = Landest du genau auf einem schwarzen Punkt, springst du weiter zum nächsten Punkt. Spiele die 8.
lesson-tokken-dot-why = So kommst du nicht auf den Punkt. Er liegt acht Felder hinter deinem Startfeld.
lesson-tokken-king = Auf wem du landest, der geht zurück. Ein König zieht 13 und schlägt alle auf dem Weg. Schlag zwei blaue Figuren.
lesson-tokken-king-why = So bleiben die blauen Figuren stehen. Zieh 13 mit deinem König.
lesson-tokken-joker = Ein Joker setzt eine Figur ein oder zieht 18. Danach bekommst du eine Karte extra. Zieh 18.
lesson-tokken-joker-why = Das geht auch. Aber probier jetzt den Joker, und zieh 18.
lesson-tokken-keep = Dank deines Jokers hast du eine Karte übrig. Deine letzte Karte darfst du für die nächste Runde aufheben. Heb sie auf.
lesson-tokken-keep-why = Das geht. Aber ein Ass ist bald viel wert: Heb es auf.
lesson-tokken-push = Eine 5 versetzt eine gegnerische Figur. Setz Blau am eigenen Startfeld vorbei: Dann muss Blau noch eine Runde drehen.
lesson-tokken-push-why = So ist Blau fast zu Hause. Spiele die 5, und versetz die blaue Figur.
lesson-tokken-four = Eine 4 zieht zurück, aber nie über dein Startfeld. Von deinem Startfeld aus bist du so fast zu Hause. Spiele die 4.
lesson-tokken-four-why = Jetzt musst du noch ganz herum. Mit der 4 bist du fast da.
lesson-tokken-jack = Ein Bube tauscht deine Figur mit einer fremden. Tausch mit der blauen Figur, die nah bei deinem Zielfeld steht.
lesson-tokken-jack-why = So kommst du nicht nah an dein Zielfeld. Tausch mit Blau, kurz vor deinem Startfeld.
lesson-tokken-seven = Eine 7 verteilst du auf höchstens vier Figuren. Zieh mit 2 genau in dein Zielfeld, und mit 5 auf den Punkt.
lesson-tokken-seven-why = Das geht, aber es geht noch mehr. Zieh 2 mit der vordersten Figur und 5 mit der anderen.
lesson-tokken-stuck = Was geht, muss sein, auch wenn du dich selbst schlägst. Geht nichts, legst du alle Karten weg, bis zur nächsten Runde.

## illustrations: a caption, and (.alt) what there is to see
tokken-illustration-dots = Du landest genau auf einem Punkt. Dann springst du weiter zum nächsten.
tokken-illustration-dots-alt = Eine rote Figur geht { $steps } Felder auf einen Punkt und springt zum nächsten.
tokken-illustration-dots_last = Das ist der letzte Punkt vor deinem Startfeld. Hier springst du nicht.
tokken-illustration-dots_last-alt = Eine rote Figur geht { $steps } Felder auf einen Punkt und bleibt dort stehen.
tokken-illustration-back = Von deinem Startfeld zurück: Jetzt stehst du gleich vor deinem Zielfeld.
tokken-illustration-back-alt = Eine rote Figur geht von ihrem Startfeld { $steps } Felder zurück.
tokken-illustration-back_not = Zurück über dein eigenes Startfeld geht nicht.
tokken-illustration-back_not-alt = Eine rote Figur darf nicht zurück über ihr eigenes Startfeld.
tokken-illustration-push = Du spielst die 5, und Blau muss { $steps } vor.
tokken-illustration-push-alt = Eine blaue Figur geht { $steps } Felder vor.
tokken-illustration-king = Ein König zieht { $steps } und schlägt, wen er überholt.
tokken-illustration-king-alt = Eine rote Figur geht { $steps } Felder und schlägt eine blaue und eine türkise Figur.
tokken-illustration-split = Zusammen 7, hier auf drei Figuren verteilt.
tokken-illustration-split-alt = Drei rote Figuren gehen: eine { $steps } Felder, die anderen zwei zusammen { $more }.
tokken-illustration-joker = Ein Joker zieht { $steps }. Danach nimmst du eine Karte.
tokken-illustration-joker-alt = Eine rote Figur geht mit einem Joker { $steps } Felder, bis hinter den blauen Arm.
