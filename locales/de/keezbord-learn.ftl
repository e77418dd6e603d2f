### The words that teach Keezbord, in German: in lessons, in illustrations.

## lessons
lesson-keezbord = Keezbord
lesson-keezbord-goal = Du bist Rot. Bring deine vier Figuren rund um das Brett in dein Haus. Dein Partner ist Gelb: Ihr gewinnt gemeinsam.
lesson-keezbord-enter = Deine Figuren warten noch. Ein Ass oder ein König setzt eine auf dein Startfeld. Tippe auf den König und dann auf den Knopf.
lesson-keezbord-walk = Eine Zahl zieht so viele Felder vor, im Uhrzeigersinn. Eine Dame zieht zwölf. Spiele die Dame.
lesson-keezbord-walk-why = Das geht. Aber mit der Dame kommst du zwölf Felder weiter.
lesson-keezbord-hit = Landest du auf einer anderen Figur, muss sie zurück auf ihren Warteplatz. Schlag die blaue Figur mit der 5.
lesson-keezbord-hit-why = Schau genau, wo du landest. Auch dein Partner muss zurück, wenn du auf ihm landest. Schlag Blau.
lesson-keezbord-start = Blau steht auf dem eigenen Startfeld. Dort ist Blau sicher, und niemand darf vorbei. Probier die 6, und spiel dann die 3.
lesson-keezbord-home = In deinem Haus darfst du keine Figur überspringen. Probier die 5. Zieh dann mit der 3 so tief wie möglich hinein.
lesson-keezbord-home-why = So bleibt hinter deiner Figur ein Feld leer. Mit der 3 kommst du tiefer hinein.
lesson-keezbord-four = Eine 4 zieht zurück. Stehst du knapp hinter deinem Startfeld, bist du so gleich vor deinem Haus. Spiele die 4.
lesson-keezbord-four-why = Jetzt musst du noch um das ganze Brett. Mit der 4 bist du fast da.
lesson-keezbord-jack = Ein Bube tauscht deine Figur mit einer fremden. Tausch mit der blauen Figur, die nah bei deinem Haus steht.
lesson-keezbord-jack-why = Von dort ist es noch weit. Tausch mit der blauen Figur kurz vor deinem Startfeld.
lesson-keezbord-seven = Eine 7 darfst du auf zwei Figuren verteilen. Zieh mit 3 in dein Haus, und schlag mit 4 die blaue Figur.
lesson-keezbord-seven-why = Das geht, aber es geht noch mehr: 3 mit der Figur bei deinem Haus, 4 mit der anderen.
lesson-keezbord-forced = Was geht, muss sein, auch wenn du dich selbst schlägst. Nur die 5 passt noch. Schade: Du schlägst deine eigene Figur.
lesson-keezbord-stuck = Geht keine einzige Karte? Dann legst du alle weg. Du wartest, bis es neue gibt: 5, dann 4, dann 4.
lesson-keezbord-partner = Alle deine Figuren sind zu Hause. Jetzt spielst du mit denen deines Partners. Bring die letzte nach Hause: Dann gewinnt ihr.
lesson-keezbord-partner-why = So geht Gelb zurück. Mit der 3 ist Gelb zu Hause.

## illustrations: a caption, and (.alt) what there is to see
keezbord-illustration-king = Der König setzt eine wartende Figur auf dein Startfeld.
keezbord-illustration-king-alt = Eine rote Figur geht vom Warteplatz auf das rote Startfeld.
keezbord-illustration-king_13 = Ziehen geht auch: { $steps } Felder.
keezbord-illustration-king_13-alt = Eine rote Figur zieht mit einem König { $steps } Felder vor, um die Ecke.
keezbord-illustration-back = Zurück über dein eigenes leeres Startfeld. So stehst du gleich vor deinem Haus.
keezbord-illustration-back-alt = Eine rote Figur geht { $steps } Felder zurück, über das rote Startfeld.
keezbord-illustration-split = { $steps } mit der einen Figur und { $more } mit der anderen. Zusammen 7.
keezbord-illustration-split-alt = Die eine rote Figur geht { $steps } Felder, die andere { $more } ins Haus.
keezbord-illustration-fill = Das erste Feld ist gut, auch wenn dahinter noch Platz ist.
keezbord-illustration-fill-alt = Eine rote Figur kommt auf das erste Feld eines leeren Hauses.
keezbord-illustration-fill_deepest = Das erste Feld geht noch nicht: Erst ist das hinterste dran.
keezbord-illustration-fill_deepest-alt = Eine rote Figur darf nicht auf das erste Feld eines leeren Hauses.
keezbord-illustration-deeper = Eine Figur, die zu Hause ist, rückt { $steps } weiter.
keezbord-illustration-deeper-alt = Eine rote Figur geht vom ersten auf das dritte Feld des Hauses.
