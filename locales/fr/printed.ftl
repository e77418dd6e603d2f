### French: the rules as pages of their own.

printed-language = Français
printed-lead = Voici comment on joue ici, à { $seats }, avec les règles maison habituelles.
printed-play = Jouer à { $game }
printed-seats = À un autre nombre de joueurs
printed-seats-lead = Ci-dessus, vous êtes { $seats }. Voici ce qui change.
printed-seats-with = À { $seats }
printed-presets = Types de règles maison
printed-presets-lead = Pour une nouvelle partie, tu en choisis un ; le premier est le plus courant.
printed-house = Règles maison
printed-house-lead = Tu peux changer ces règles pour une nouvelle partie.
printed-paper = Autour d’une vraie table
printed-paper-lead = Imprime le plateau en taille réelle, donc à 100 %. Sur A3, il y a place pour de plus grands pions.
printed-paper-board = Plateau en { $paper }
printed-paper-this = Imprimer ce plateau
printed-paper-title = Plateau { $game }, format { $paper }
printed-paper-back = Retour aux règles du jeu
printed-terms = Vocabulaire
printed-usual = D’habitude : { $value }.
printed-also = Aussi au choix : { $values }.
printed-range = de { $first } à { $last }
printed-others = Règles de tous les jeux
printed-link = Imprimer ou partager les règles
printed-links = Règles à imprimer
