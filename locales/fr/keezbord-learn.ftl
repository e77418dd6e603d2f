### The words that teach Keezbord, in French: in lessons, in illustrations.

## lessons
lesson-keezbord = Keezbord
lesson-keezbord-goal = Tu es rouge. Amène tes quatre pions autour du plateau jusqu’à ta maison. Jaune est avec toi : vous gagnez ensemble.
lesson-keezbord-enter = Tes pions attendent encore. Un as ou un roi en pose un sur ton départ. Touche ton roi, puis le bouton.
lesson-keezbord-walk = Un nombre avance d’autant de cases, dans le sens des aiguilles d’une montre. Une dame avance de douze. Joue la dame.
lesson-keezbord-walk-why = C’est permis. Mais avec la dame, tu avances de douze cases.
lesson-keezbord-hit = Si tu arrives sur un autre pion, il retourne attendre. Renvoie le pion bleu avec le 5.
lesson-keezbord-hit-why = Regarde bien où tu arrives. Ton partenaire est renvoyé aussi, si tu arrives sur son pion. Renvoie bleu.
lesson-keezbord-start = Bleu est sur son propre départ. Il y est à l’abri, et personne ne peut passer. Essaie le 6, puis joue le 3.
lesson-keezbord-home = Dans ta maison, on ne saute pas par-dessus un pion. Essaie le 5. Puis va le plus au fond possible avec le 3.
lesson-keezbord-home-why = Une case reste alors vide derrière ton pion. Avec le 3, tu vas plus au fond.
lesson-keezbord-four = Un 4 recule. Juste après ton départ, tu te retrouves ainsi tout près de ta maison. Joue le 4.
lesson-keezbord-four-why = Il te reste alors tout le tour à faire. Avec le 4, tu y es presque.
lesson-keezbord-jack = Un valet échange ton pion avec un autre. Prends la place du pion bleu qui est près de ta maison.
lesson-keezbord-jack-why = De là, la route est encore longue. Prends la place du pion bleu juste avant ton départ.
lesson-keezbord-seven = Un 7 se partage entre deux pions. Avance de 3 dans ta maison, et renvoie le pion bleu avec 4.
lesson-keezbord-seven-why = C’est permis, mais tu peux mieux : 3 avec le pion près de ta maison, 4 avec l’autre.
lesson-keezbord-forced = Si on peut jouer, on doit jouer, même contre soi. Seul le 5 va encore. Dommage : tu renvoies ton propre pion.
lesson-keezbord-stuck = Aucune carte ne va ? Tu les écartes toutes. Tu attends les suivantes : 5, puis 4, puis 4.
lesson-keezbord-partner = Tous tes pions sont rentrés. Tu joues maintenant ceux de ton partenaire. Ramène le dernier : vous gagnez.
lesson-keezbord-partner-why = Jaune recule alors. Avec le 3, il est rentré.

## illustrations: a caption, and (.alt) what there is to see
keezbord-illustration-king = Le roi pose un pion en attente sur ton départ.
keezbord-illustration-king-alt = Un pion rouge quitte l’attente pour le départ rouge.
keezbord-illustration-king_13 = Il peut aussi avancer un pion : { $steps } cases.
keezbord-illustration-king_13-alt = Avec un roi, un pion rouge avance de { $steps } cases et passe l’angle.
keezbord-illustration-back = En arrière, par ton propre départ vide. Te voilà tout près de ta maison.
keezbord-illustration-back-alt = Un pion rouge recule de { $steps } cases et passe le départ rouge.
keezbord-illustration-split = { $steps } avec un pion et { $more } avec l’autre. En tout, 7.
keezbord-illustration-split-alt = Un pion rouge avance de { $steps } cases, l’autre de { $more } jusque dans la maison.
keezbord-illustration-fill = La première case est bonne, même s’il reste de la place plus loin.
keezbord-illustration-fill-alt = Un pion rouge arrive sur la première case d’une maison vide.
keezbord-illustration-fill_deepest = Pas encore la première case : d’abord celle du fond.
keezbord-illustration-fill_deepest-alt = Un pion rouge ne peut pas aller sur la première case d’une maison vide.
keezbord-illustration-deeper = Un pion déjà rentré avance de { $steps } vers le fond.
keezbord-illustration-deeper-alt = Un pion rouge passe de la première à la troisième case de la maison.
