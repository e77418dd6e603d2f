### The words that teach the pawn races, in French; in braces are words of the game, and what the engine counts.

## illustrations: a caption, and (.alt) what there is to see
race-illustration-goal = Voici ton but : tous tes pions dans ta { $lane }.
race-illustration-goal-alt = Dans la { $lane } rouge, quatre pions rouges sont l’un derrière l’autre.
race-illustration-table = 1 est ton { $start }, 2 l’entrée de ta { $lane }, 3 ta { $lane }. En 4, tes pions attendent.
race-illustration-table-alt = Ton côté du plateau, avec des chiffres : { $start }, entrée, { $lane } et pions en attente.
race-illustration-walk = Un { $steps }, c’est { $steps } cases en avant, dans le sens des aiguilles d’une montre.
race-illustration-walk-alt = Un pion rouge avance de { $steps } cases sur la piste.
race-illustration-enter = Avec un as, un pion sort. Celui qui est là est renvoyé.
race-illustration-enter-alt = Un pion rouge en attente arrive sur son { $start } et y renvoie un pion bleu.
race-illustration-enter_taken = Un de tes pions est encore sur ton { $start }. Il doit d’abord avancer.
race-illustration-enter_taken-alt = Un pion rouge en attente ne peut pas sortir. Un pion rouge est déjà sur son { $start }.
race-illustration-hit = Tu passes devant bleu. Turquoise est renvoyé : tu arrives juste dessus.
race-illustration-hit-alt = Un pion rouge passe un pion bleu et finit sur un pion turquoise.
race-illustration-hit_own = Ton propre pion est trois cases plus loin. Tu le renvoies donc toi-même.
race-illustration-hit_own-alt = Un pion rouge avance de { $steps } cases et finit sur un autre pion rouge.
race-illustration-hit_own_not = Ton propre pion est trois cases plus loin. Celui-ci ne peut donc pas jouer le 3.
race-illustration-hit_own_not-alt = Un pion rouge ne peut pas jouer le 3. Un autre pion rouge est là.
race-illustration-protected = Bleu est à l’abri sur { $the_start }. Tu ne peux pas passer.
race-illustration-protected-alt = Un pion rouge ne peut pas passer le pion bleu à l’abri sur { $the_start }.
race-illustration-swap = Ton pion et le pion turquoise changent de place.
race-illustration-swap-alt = Deux flèches entre un pion rouge et un pion turquoise sur la piste.
race-illustration-sweep = Avec un 7, tu renvoies tous les pions que tu dépasses.
race-illustration-sweep-alt = Un pion rouge avance de { $steps } cases. Un pion bleu en chemin est renvoyé.
race-illustration-home = Tu tournes à l’entrée. Ici, { $steps } pas tombent juste.
race-illustration-home-alt = Un pion rouge avance de { $steps } cases, jusqu’à la troisième case de sa { $lane }.
race-illustration-home_closed = Ton pion dans ta { $lane } barre la route.
race-illustration-home_closed-alt = Un pion rouge ne peut pas passer le pion rouge dans la { $lane }.
race-illustration-partner = Tu as fini. Maintenant, tu joues le pion jaune de ton équipe.
race-illustration-partner-alt = Quatre pions rouges sont rentrés. Un pion jaune avance de { $steps } cases.
race-illustration-alone = Tes quatre pions sont rentrés. Tu as gagné.
race-illustration-alone-alt = Dans la { $lane } rouge, il y a quatre pions rouges. La partie est finie.
