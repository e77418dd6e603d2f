### Words of a tournament, in French.

cup-title = Tournoi
cup-lead = Comme au championnat des Pays-Bas (le NK) : des équipes de deux jouent au Keezbord en cinq manches, et personne ne se rencontre deux fois. Tu saisis les résultats, ou tu les lis dans un lien.
cup-new = Nouveau tournoi
cup-new-name = Tournoi { $number }
cup-nameless = Tournoi sans nom
cup-state-teams = { $teams }, aucun résultat
cup-state-round = { $teams }, manche { $round }
cup-state-over = { $teams }, terminé
cup-remove = Supprimer { $name }
cup-forget = Supprimer ce tournoi ?
cup-forget-text = { $name } : les équipes et tous les résultats disparaissent de cet appareil.
cup-forget-yes = Supprimer
cup-forget-keep = Le garder
cup-views = Volets du tournoi
cup-teams = Équipes
cup-round = Manche { $round }
cup-standings = Classement
cup-back = Tous les tournois
cup-save = Enregistrer en fichier
cup-print = Imprimer
count-tournament = { $number ->
    [one] { $number } tournoi
   *[other] { $number } tournois
    }
count-team = { $number ->
    [one] { $number } équipe
   *[other] { $number } équipes
    }
count-result = { $number ->
    [one] { $number } résultat
   *[other] { $number } résultats
    }
count-table = { $number ->
    [one] { $number } table
   *[other] { $number } tables
    }

## the teams
cup-name = Nom du tournoi
cup-team-new = Nom d’une équipe
cup-team-add = Ajouter
cup-team = Nom de l’équipe { $number }
cup-team-remove = Enlever { $name }
cup-plan = { $teams } : { $tables } et { $rounds }.
cup-plan-few = Après { $rounds }, chaque équipe a rencontré toutes les autres.
cup-plan-resting = À chaque manche, une équipe est au repos. Cela compte comme une victoire contre une équipe absente.
cup-plan-none = Indique au moins deux équipes.
cup-lots = Tirer au sort
cup-lots-done = L’ordre est tiré au sort.
cup-start = Vers la manche { $round }
cup-fixed = Il y a des résultats : on ne peut plus ajouter ni enlever d’équipe. Tu peux encore changer les noms.
cup-name-empty = Une équipe a besoin d’un nom. Donne-lui-en un.
cup-name-long = Ce nom a { $number } caractères. Il en faut { $most } au plus.
cup-name-same = Il y a déjà une équipe { $name }. Donne un autre nom à celle-ci, par exemple { $free }.
cup-name-full = Il y a { $most } équipes : il n’en tient pas plus à 32 tables. Enlèves-en d’abord une.

## a round
cup-table = Table { $table }
cup-pair = { $one } – { $other }
cup-open = Saisir le résultat
cup-open-many = Encore { $tables } sans résultat.
cup-open-none = Tous les résultats de cette manche sont là.
cup-resting = { $name } est au repos cette manche et reçoit { $points } dès l’arrivée du premier résultat.
cup-pawns = pions { $one } – { $other }
cup-score = { $one } – { $other }
cup-gone = { $name } n’était pas là
cup-gone-both = aucune des deux équipes n’était là
cup-timeout = temps écoulé

## one result
cup-result = Manche { $round }, table { $table }
cup-there = Comment ça s’est passé ?
cup-there-played = Jouée
cup-there-first = { $name } n’est pas là
cup-there-second = { $name } n’est pas là
cup-there-nobody = Aucune des deux n’est là
cup-home = { $name } : pions à la maison
cup-sum-finished = Partie terminée. { $one } : { $points }. { $other } : { $points2 }.
cup-sum-timeout = Personne n’a huit pions à la maison : le temps est écoulé et il n’y a pas de bonus. { $one } : { $points }. { $other } : { $points2 }.
cup-sum-absent = { $one } : { $points }. { $other } : { $points2 }.
cup-sum-missing = Choisis pour chaque équipe combien de pions sont à la maison.
cup-flaw-both = Les deux équipes ne peuvent pas avoir huit pions à la maison : la première qui y arrive a gagné. Change l’une des deux.
cup-flaw-twice = Cette partie compte déjà à la manche { $round }, table { $table }. Efface d’abord ce résultat, ou colle ici un autre lien.
cup-book = Noter
cup-wipe = Effacer ce résultat
cup-same = Ce résultat était déjà noté.
cup-change = Cette table a déjà un résultat
cup-change-text = Il est noté : { $old }. Veux-tu le changer en : { $new } ?
cup-change-yes = Changer
cup-change-no = Garder
cup-line = { $one } { $home }, { $other } { $home2 }
cup-link = Joué sur Kaartbord ? Colle le lien de la partie
cup-link-label = Lien de la partie
cup-link-read = Lire le lien
cup-link-swap = Inverser
cup-link-bad = Ce n’est pas le lien entier d’une partie. Copie-le de nouveau, ou saisis le résultat toi-même.
cup-link-newer = Ce lien vient d’une version plus récente. Recharge la page, ou saisis le résultat toi-même.
cup-link-game = C’est un lien vers un autre jeu : { $game }. Colle un lien pour { $wanted }.
cup-link-seats = Cette partie se joue à { $number }. Colle le lien d’une partie à { $wanted }.
cup-link-read-over = Partie terminée. { $one } jouait avec { $seats }. Si c’est l’inverse, échange les équipes.
cup-link-read-open = La partie n’est pas finie : les pions sont comme dans le lien. { $one } jouait avec { $seats }. Si c’est l’inverse, échange les équipes.

## the standings
cup-stands = Classement après la manche { $round }
cup-stands-during = Classement provisoire, manche { $round }
cup-stands-over = Classement final
cup-stands-none = Dès qu’il y aura un résultat, le classement sera ici.
cup-counting = Le NK compte ainsi : { $points } par pion à la maison, et { $bonus } de plus pour l’équipe qui termine. Une partie dure { $minutes } minutes au plus ; si le temps est écoulé, il n’y a pas de bonus. Une équipe absente compte comme { $gone } pions contre { $there }.
cup-counting-ours = Là où le NK ne dit rien : une équipe au repos reçoit { $resting } points, si les deux équipes d’une table sont absentes, elles en reçoivent { $neither } chacune, et à égalité de points, on partage une place.
cup-won = { $won } sur { $played } gagnées
cup-pawns-home = { $pawns } à la maison
cup-place = Place { $place }
