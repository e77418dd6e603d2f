### The words that teach Toepen, in French: in lessons, in illustrations.

## lessons
lesson-toepen = Toepen
lesson-toepen-goal = Une manche a quatre plis. Si tu ne gagnes pas le dernier, tu prends des points de pénalité. À dix points, tu es hors jeu.
lesson-toepen-order = Du plus haut au plus bas : 10, 9, 8, 7, as, roi, dame, valet. Laquelle de tes cartes est la plus haute ?
lesson-toepen-order-eight = 8
lesson-toepen-order-ten = 10
lesson-toepen-order-jack = Valet
lesson-toepen-order-king = Roi
lesson-toepen-order-why = Ici, le 10 est le plus fort, puis le 9. Les figures sont basses, et le valet est le plus bas.
lesson-toepen-follow = À ta droite, on a entamé à cœur : tu dois fournir. Ce pli ne compte pas encore. Joue donc ton plus petit cœur.
lesson-toepen-follow-why = C’est permis, mais attends un peu. Garde ton 10 pour la fin et joue le valet.
lesson-toepen-stay = À ta gauche, on tape sur la table : c’est un toep. Passer coûte 1 point, suivre et perdre 2. Avec un 10, suis.
lesson-toepen-stay-why = Tu paies alors 1 point, et la manche est finie pour toi. Avec un 10, tu as de bonnes chances : suis.
lesson-toepen-throw = On joue carreau, et tu n’en as pas. Tout est permis, mais tu ne peux pas gagner. Jette ta carte la plus basse.
lesson-toepen-throw-why = C’est permis, mais ton 10 et ton 8 te serviront plus tard. Jette le roi de trèfle.
lesson-toepen-take = On joue pique. Ton 8 bat le 7 et l’as. Qui gagne un pli entame le suivant.
lesson-toepen-take-why = Tu peux aussi frapper maintenant. Mais gagne d’abord ce pli, pour être sûr.
lesson-toepen-over = Tu entames le dernier pli, avec un 10. Rien ne peut le battre. Fais monter la mise : relance.
lesson-toepen-over-why = Cela gagne aussi. Mais frappe d’abord, et les autres paieront plus.
lesson-toepen-win = À ta gauche, on passe et on paie 2. À ta droite, on suit pour 3. Joue ta dernière carte.
lesson-toepen-score = Gagné : tu ne prends rien. Passer coûtait 1 et 2, perdre 3. Qui gagne donne la manche suivante.
lesson-toepen-pelt = Plus tard, on est à 9 à ta droite : pauvreté. Cela compte comme un toep : passer coûte 1, perdre 2. Passe avec ces cartes.
lesson-toepen-pelt-why = Tu peux suivre. Mais avec trois figures, on perd souvent, et cela coûte 2 au lieu de 1.
lesson-toepen-blind = Tout est caché. Qui a le plus de points peut frapper à l’aveugle. Perdre coûte alors 3 : mieux vaut regarder d’abord.
lesson-toepen-blind-why = Tu peux frapper à l’aveugle. Mais 3 points, c’est beaucoup pour des cartes inconnues. Regarde d’abord.
lesson-toepen-wash = Quatre figures font une lessive blanche, trois avec un 7 une sale. Change-les : pose ta lessive blanche.
lesson-toepen-wash-why = C’est permis, car le bluff fait partie du jeu. Mais tu as une vraie lessive blanche. Pose-la.

## illustrations: a caption, and (.alt) what there is to see
toepen-illustration-goal = Le dernier pli : le 9 gagne et ne coûte rien. Les autres prennent { $lost }.
toepen-illustration-goal-alt = Quatre cartes. Au-dessus du 9 de pique il y a un 0, au-dessus des autres { $lost }.
toepen-illustration-cards = Du plus haut au plus bas : la ligne du haut, puis celle du bas.
toepen-illustration-cards-alt = Le 10, le 9, le 8 et le 7 de cœur. Dessous, l’as, le roi, la dame et le valet.
toepen-illustration-trick = On demande cœur. Le 9 est ici le plus haut : la carte { $winner } gagne.
toepen-illustration-trick-alt = Un pli de quatre cœurs, dans l’ordre. La carte { $winner } a un bord doré.
toepen-illustration-toep = Quelqu’un a frappé. Passer coûte { $fold }. Suivre et perdre coûte { $stay }.
toepen-illustration-toep-alt = Une carte cachée avec un { $fold } au-dessus et une carte visible avec un { $stay }.
toepen-illustration-blind = Un toep aveugle. Passer coûte { $fold }. Suivre et perdre coûte { $stay }.
toepen-illustration-blind-alt = Deux cartes cachées : { $fold } au-dessus de la grise et { $stay } au-dessus de l’autre.
toepen-illustration-pelt = Quelqu’un est en pauvreté. Passer coûte { $fold }, suivre et perdre { $stay }.
toepen-illustration-pelt-alt = Une carte cachée avec un { $fold } au-dessus et une carte visible avec un { $stay }.
toepen-illustration-wash_white = Une lessive blanche : quatre figures, car l’as en est une.
toepen-illustration-wash_white-alt = Une main avec as, valet, dame et roi.
toepen-illustration-wash_dirty = Une lessive sale : trois figures et un 7.
toepen-illustration-wash_dirty-alt = Une main avec 7, valet, dame et roi.
toepen-illustration-whistle = Trois 10 : il faut siffler.
toepen-illustration-whistle-alt = Une main avec un 7 et trois 10.
toepen-illustration-jack = Le valet gagne le dernier pli. Cela enlève un point.
toepen-illustration-jack-alt = Quatre cartes. Au-dessus du valet de cœur il y a −1, au-dessus des autres { $lost }.
toepen-illustration-four = Quatre dames : tu les poses tout de suite à découvert.
toepen-illustration-four-alt = Une main avec quatre dames.
