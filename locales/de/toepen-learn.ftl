### The words that teach Toepen, in German: in lessons, in illustrations.

## lessons
lesson-toepen = Toepen
lesson-toepen-goal = Eine Runde hat vier Stiche. Gewinnst du den letzten nicht, bekommst du Strafpunkte. Mit zehn Punkten bist du raus.
lesson-toepen-order = Von hoch nach niedrig: 10, 9, 8, 7, Ass, König, Dame, Bube. Welche deiner Karten ist die höchste?
lesson-toepen-order-eight = 8
lesson-toepen-order-ten = 10
lesson-toepen-order-jack = Bube
lesson-toepen-order-king = König
lesson-toepen-order-why = Die 10 ist hier die höchste, dann kommt die 9. Bilder sind niedrig, und der Bube ist am niedrigsten.
lesson-toepen-follow = Rechts hat Herz ausgespielt: Das musst du bedienen. Dieser Stich zählt noch nicht. Leg also dein niedrigstes Herz.
lesson-toepen-follow-why = Das geht, aber warte noch. Heb die 10 für den Schluss auf, und leg jetzt den Buben.
lesson-toepen-stay = Links klopft auf den Tisch und ruft „Toep“. Passen kostet jetzt 1 Punkt, Mitgehen und Verlieren 2. Mit einer 10 gehst du mit.
lesson-toepen-stay-why = Dann zahlst du 1 Punkt, und diese Runde ist vorbei. Mit einer 10 hast du gute Chancen, also geh mit.
lesson-toepen-throw = Es liegt Karo, und das hast du nicht. Dann ist alles erlaubt, aber gewinnen kannst du nicht. Wirf deine niedrigste Karte ab.
lesson-toepen-throw-why = Das geht, aber die 10 und die 8 brauchst du noch. Wirf jetzt Kreuz König ab.
lesson-toepen-take = Jetzt liegt Pik. Deine 8 schlägt die 7 und das Ass. Wer einen Stich gewinnt, spielt zum nächsten aus.
lesson-toepen-take-why = Klopfen darfst du jetzt auch. Aber gewinne erst diesen Stich, dann bist du sicher.
lesson-toepen-over = Du spielst zum letzten Stich aus, mit einer 10. Die ist nicht zu schlagen. Erhöh den Einsatz: Klopf noch höher.
lesson-toepen-over-why = Damit gewinnst du auch. Aber klopf erst, dann zahlen die anderen mehr.
lesson-toepen-win = Links passt und zahlt 2. Rechts geht für 3 mit. Spiele deine letzte Karte.
lesson-toepen-score = Gewonnen: Du bekommst nichts. Passen kostete 1 und 2, Verlieren 3. Wer gewinnt, gibt in der nächsten Runde.
lesson-toepen-pelt = Später steht Rechts auf 9: Armut. Das zählt als Klopfen: Passen kostet 1, Verlieren 2. Pass mit diesen Karten.
lesson-toepen-pelt-why = Mitgehen geht. Aber mit drei Bildern verlierst du meistens, und das kostet 2 statt 1.
lesson-toepen-blind = Alles liegt verdeckt. Wer die meisten Punkte hat, darf blind klopfen. Verlieren kostet dann 3: Schau lieber erst.
lesson-toepen-blind-why = Blind klopfen darfst du. Aber 3 Punkte sind viel für Karten, die du nicht kennst. Schau erst.
lesson-toepen-wash = Vier Bilder sind weiße Wäsche, drei mit einer 7 schmutzige. Dafür gibt es neue Karten: Leg deine weiße Wäsche hin.
lesson-toepen-wash-why = Das geht, denn Bluffen gehört dazu. Aber du hast echte weiße Wäsche. Leg die hin.

## illustrations: a caption, and (.alt) what there is to see
toepen-illustration-goal = Der letzte Stich: Die 9 gewinnt und kostet nichts. Die anderen bekommen { $lost }.
toepen-illustration-goal-alt = Vier Karten. Über der Pik 9 steht eine 0, über den anderen { $lost }.
toepen-illustration-cards = Von hoch nach niedrig: erst die obere Reihe, dann die untere.
toepen-illustration-cards-alt = Herz 10, 9, 8 und 7. Darunter Ass, König, Dame und Bube.
toepen-illustration-trick = Herz ist ausgespielt. Die 9 ist hier die höchste: Karte { $winner } gewinnt.
toepen-illustration-trick-alt = Ein Stich aus vier Herzkarten der Reihe nach. Karte { $winner } hat einen goldenen Rand.
toepen-illustration-toep = Es wurde geklopft. Passen kostet { $fold }. Mitgehen und Verlieren kostet { $stay }.
toepen-illustration-toep-alt = Eine verdeckte Karte mit einer { $fold } darüber und eine offene mit einer { $stay }.
toepen-illustration-blind = Blind geklopft. Passen kostet { $fold }. Mitgehen und Verlieren kostet { $stay }.
toepen-illustration-blind-alt = Zwei verdeckte Karten: { $fold } über der grauen und { $stay } über der anderen.
toepen-illustration-pelt = Jemand anders hat Armut. Passen kostet { $fold }, Mitgehen und Verlieren { $stay }.
toepen-illustration-pelt-alt = Eine verdeckte Karte mit einer { $fold } darüber und eine offene mit einer { $stay }.
toepen-illustration-wash_white = Weiße Wäsche: vier Bilder, denn das Ass zählt mit.
toepen-illustration-wash_white-alt = Eine Hand mit Ass, Bube, Dame und König.
toepen-illustration-wash_dirty = Schmutzige Wäsche: drei Bilder und eine 7.
toepen-illustration-wash_dirty-alt = Eine Hand mit 7, Bube, Dame und König.
toepen-illustration-whistle = Drei Zehnen: Jetzt musst du pfeifen.
toepen-illustration-whistle-alt = Eine Hand mit einer 7 und drei Zehnen.
toepen-illustration-jack = Der Bube gewinnt den letzten Stich. So geht ein Punkt weg.
toepen-illustration-jack-alt = Vier Karten. Über dem Herz Buben steht −1, über den anderen { $lost }.
toepen-illustration-four = Vier Damen: Die legst du sofort offen hin.
toepen-illustration-four-alt = Eine Hand mit vier Damen.
