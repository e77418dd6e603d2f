### Words of a tournament, in French.

cup-title = Tournoi
cup-lead = Comme au championnat des Pays-Bas (le NK) : des équipes de deux jouent au Keezbord en cinq manches, et si possible personne ne se rencontre deux fois. Tu saisis les résultats, tu les lis dans un lien, ou ils viennent des téléphones aux tables.
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
cup-name-empty = Une équipe a besoin d’un nom. Donne-lui-en un.
cup-name-long = Ce nom a { $number } caractères. Il en faut { $most } au plus.
cup-name-same = Il y a déjà une équipe { $name }. Donne un autre nom à celle-ci, par exemple { $free }.
cup-name-full = Il y a { $most } équipes : il n’en tient pas plus à 32 tables. Enlèves-en d’abord une.
cup-paste = Coller une liste de noms
cup-paste-label = Noms des équipes, un par ligne
cup-paste-add = Tout ajouter
cup-paste-done = { $teams } en plus.
cup-paste-none = La liste est vide. Colle les noms des équipes, un par ligne.
cup-paste-refused = { $name } : { $why }
cup-method = Qui joue contre qui ?
cup-method-fixed = Calendrier fixe
cup-method-played = Tirage, puis classement
cup-method-fixed-why = Toutes les manches sont fixées d’avance, et personne ne se rencontre deux fois.
cup-method-played-why = La première manche est tirée au sort, comme au NK. Ensuite se rencontrent ici des équipes qui ont à peu près autant de points, de préférence pas deux fois les mêmes.
cup-draw = Tirer la manche { $round }
cup-drawn = La manche { $round } est tirée au sort.
cup-rest = Saute une manche
cup-leave = S’en va
cup-return = Est de retour
cup-presence = { $what } : { $name }
cup-is-away = Saute la manche { $round }
cup-is-gone = N’est plus là
cup-door = Une équipe qui arrive plus tard joue à partir de la première manche sans résultat. Chaque manche manquée compte { $points }, comme pour une équipe absente. Qui joue contre qui ne change que là où il le faut.
cup-redrawn = Nouvelle répartition : { $tables }.
cup-redrawn-none = Rien ne change aux tables.

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
cup-slips = Imprimer les feuilles
cup-desk = Recevoir les résultats
cup-desk-how = Scanne le code sur le téléphone d’une table, ou colle le lien qu’il envoie. Chaque résultat est noté tout de suite.
cup-desk-label = Lien d’une table
cup-desk-take = Noter
cup-desk-blind = La caméra ne marche pas ici. Colle le lien de la table.
cup-slip-bad = Ce n’est pas le lien entier d’une table. Scanne-le ou copie-le encore une fois.
cup-slip-foreign = Ce résultat est d’un autre tournoi et n’est pas noté. Demande à ce téléphone de scanner le code de ce soir.
cup-slip-round = Ce résultat est de la manche { $round }, table { $table }. Cette manche ne se joue pas maintenant : rien n’est noté.
cup-slip-teams = À la table { $table } de la manche { $round } sont assises d’autres équipes : rien n’est noté. Demande à la table qui a joué.
cup-slip-unknown = Cet appareil n’a pas ce tournoi. Ouvre le lien sur l’appareil de l’organisation, ou fais-y scanner ton code.
cup-booked = Manche { $round }, table { $table }, c’est noté : { $line }.
cup-came = Noté à { $time }, { $how }.
cup-came-h = à la main
cup-came-p = depuis le téléphone de la table
cup-came-l = depuis le lien de la partie
cup-before = Avant, il y avait : { $line }.
cup-phone-how = Indiquez ensemble combien de pions sont à la maison, et donnez le résultat à l’organisation.
cup-phone-give = Donner le résultat
cup-phone-show = Fais scanner ce code par l’organisation, ou envoie le lien.
cup-phone-text = Résultat de la manche { $round }, table { $table } : { $line }

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

## the hall
cup-hall = Vers le projecteur
cup-hall-pages = Tourner les pages automatiquement
cup-clock = Horloge de la manche
cup-clock-start = Lancer l’horloge
cup-clock-pause = Arrêter l’horloge
cup-clock-reset = Revenir à { $minutes } minutes
cup-clock-sound = Avec le son
cup-clock-warning = Encore { $minutes } minutes
cup-clock-over = Le temps est écoulé
cup-watch = Regarder une table
cup-watch-label = Liens pour regarder, un par ligne
cup-watch-open = Montrer au projecteur
cup-watch-why = Les parties passent l’une après l’autre au projecteur : quand une est finie, la suivante vient.
cup-watch-bad = Il n’y a pas de lien entier d’une partie. Colle le lien qu’une table partage pour regarder.

## the standings
cup-stands = Classement après la manche { $round }
cup-stands-during = Classement provisoire, manche { $round }
cup-stands-over = Classement final
cup-stands-none = Dès qu’il y aura un résultat, le classement sera ici.
cup-counting = Le NK compte ainsi : { $points } par pion à la maison, et { $bonus } de plus pour l’équipe qui termine. Une partie dure { $minutes } minutes au plus ; si le temps est écoulé, il n’y a pas de bonus. Une équipe absente compte comme { $gone } pions contre { $there }.
cup-counting-ours = Là où le NK ne dit rien : une équipe au repos reçoit { $resting } points, et si les deux équipes d’une table sont absentes, chacune en reçoit { $neither }. À égalité de points, l’équipe qui a gagné plus souvent passe devant ; si là aussi c’est égal, on partage une place.
cup-won = { $won } sur { $played } gagnées
cup-pawns-home = { $pawns } à la maison
cup-place = Place { $place }
cup-share = Partager le classement
cup-share-why = Ce lien montre le classement. Si l’appareil de l’organisation tombe en panne, un autre appareil peut continuer à partir de ce lien.
cup-share-text = Le classement de { $name }
cup-guest = Voilà où on en était quand ce lien a été fait.
cup-take = Continuer ce tournoi ici
cup-taken = Ce tournoi est maintenant sur cet appareil.
cup-evening-bad = Ce n’est pas le lien entier d’un tournoi. Demande qu’on te l’envoie encore une fois.
cup-certificates = Imprimer les diplômes
cup-certificate = Diplôme
cup-paper-home = Pions à la maison
cup-paper-sign = Signature
cup-paper-code = Ou donne le résultat par téléphone : scanne ce code.
cup-paper-deals = distribue d’abord
