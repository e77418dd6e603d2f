### Words of the table and the page around it, in French.

table-leave = Retour à tous les jeux
table-rules = Règles du jeu
table-menu = Menu
table-undo = Reprendre ton coup
table-undone = Ton coup est repris.
table-redo = Le rejouer
table-hand = Tes cartes
table-choices = Choix
table-actions = Boutons
table-players = Joueurs
table-log = Déroulement
table-board = Plateau
table-squares = Cases
table-choose_swap = Choisis avec qui tu échanges.
table-choose_rest = Choisis où va le reste { CASE($card, "of") }.
table-board_help = Les flèches te mènent de case en case, Page suivante va à ce que tu peux choisir ; Entrée choisit et Échap revient en arrière.
table-card_dead = pas jouable
table-pick_card = Choisis une carte
table-choose_card = À toi de jouer. Choisis une carte.
table-choose_discard = Choisis une carte, ou écarte tout.
table-choose_pawn = Choisis un pion pour { CASE($card, "definite") }.
table-choose_second = Et pour le reste { CASE($card, "of") } : choisis un pion.
table-choose_square = Choisis où va { CASE($card, "definite") }.
table-choose_only = Avec { CASE($card, "definite") }, tu peux seulement { $deed }.
table-choose_split = Choisis un pion : { $help }.
table-choose_confirm = C’est bon ? Joue { CASE($card, "definite") }.
table-choose_give = Choisis une carte pour { $name }.
table-choose_keep_or_play = Joue ta dernière carte, ou garde-la pour la manche suivante.
table-choose_push = Choisis le pion qui avance de 5.
table-forced-card = Aucune autre carte n’est permise.
table-forced-last = Ta dernière carte est prête.
table-forced-turn = Un seul coup est possible.
table-forced-discard = Tu ne peux rien jouer. Écarte tes cartes.
table-why_not = Pourquoi aucun coup ?
table-give = Donne { CASE($card, "definite") } à { CASE($name, "object") }
table-keep = Garde { CASE($card, "definite") }
table-got = { $name } t’a donné { CASE($card, "definite") }.
table-back = Retour
table-hurry = Plus vite
table-to_result = Voir le résultat
table-seen = Vu
firsts-more = Plus
firsts-sound = Veux-tu des sons doux, pour les cartes, les pions et ton tour ?
firsts-sound-no = Sans son
firsts-seen = Continuer
firsts-end = Arrêter l’aide
table-trick = Pli
table-trick-card = { CAPITAL($who) } : { $card }
table-trick-second = { CAPITAL($who) }, deuxième main : { $card }
table-trick-out = ne joue plus
table-last-trick = Dernier pli
table-last-trick-none = Aucun pli n’a encore été joué.
table-last-trick-won = gagne
table-terms = C’est quoi ?
table-rule = La règle
table-every_choice = Tous ({ $number })
table-every_title = Tous les coups
table-others = Autres ({ $number })
table-thinks = { PERSON($name) ->
    [you] Tu réfléchis.
    [both] { CAPITAL($name) }, vous réfléchissez.
    [many] { CAPITAL($name) } réfléchissent.
   *[one] { CAPITAL($name) } réfléchit.
    }
table-ahead = Tu peux déjà choisir : personne ne le voit avant ton tour.
table-ahead-first = C’est d’abord à { $name } de jouer.
table-ahead-now = Choisir déjà
table-ahead-later = Plus tard
table-ahead-send = D’abord envoyer le lien
table-returns = { PERSON($name) ->
    [many] { $name } peuvent aussi déjà répondre. Ensuite, c’est à toi : tu n’as rien à envoyer maintenant.
   *[one] { $name } peut aussi déjà répondre. Ensuite, c’est à toi : tu n’as rien à envoyer maintenant.
    }
table-waits = On attend { $name } et son lien.
table-waits-here = On attend { $name }.
table-forced = { PERSON($who) ->
    [you] Tu n’avais rien à choisir ({ $times }) : c’est déjà joué.
    [both] { CAPITAL($who) }, vous n’aviez rien à choisir ({ $times }) : c’est déjà joué.
    [many] { CAPITAL($who) } n’avaient rien à choisir ({ $times }) : c’est déjà joué.
   *[one] { CAPITAL($who) } n’avait rien à choisir ({ $times }) : c’est déjà joué.
    }
table-expected = On attend { $name } à table.
table-unsent = Pas encore envoyé. Envoie ton lien à { $name }.
table-sent = Envoyé { $when }. On attend { $name }.
table-copied = Copié { $when } : colle le lien dans un message. On attend { $name }.
table-shown = Code QR montré { $when }. On attend { $name }.
table-sat = Tu as ta place. On attend { $name } ; ensuite tu recevras un lien.
table-send-move = Envoyer ton coup à { $name }
table-send-new = Envoyer le lien à { $name }
table-send-pass = Faire suivre le lien à { $name }
table-send-sat = Dire que tu joues
table-send-again = Renvoyer le lien
table-send-invite = Inviter quelqu’un
table-watching = Tu regardes la partie. On attend { $name }.
table-sit = Prendre place
table-vacant = On attend { $name }. Personne à cette place ? Envoie une invitation.
table-vacant-sat = On attend { $name }. Peut-être que personne n’a encore pris cette place.
moment-today = à { $time }
moment-day = le { $day }
plate-thinks = réfléchit…
plate-out = passe
plate-hand-1 = première main
plate-hand-2 = deuxième main
plate-mate = joue avec { CASE($name, "object") }
plate-waiting = { $number } en attente
plate-pawns = Pions : { $places }.
plate-dealer = donne
plate-dealer_letter = D
plate-turn = joue maintenant
plate-computer = ordinateur
plate-here = est là
plate-gone = pas là
curtain-give = Passe l’appareil à
curtain-turn = C’est à { $colour } de jouer
curtain-alone = Personne d’autre ne regarde ? Touche le bouton.
curtain-me = Je suis { $name }
over-look = Voir le résultat
over-again = Rejouer
over-next = Autre jeu
over-evening = La soirée
over-replay = Revoir
over-share = Partager
over-send = Envoyer le résultat à { $name }
over-story = { $game } : la partie est finie.
over-leave = Retour aux jeux
over-course = Le fil du jeu
over-honour = Bien joué, { $names }.
over-honour-alone = Dommage, mais tu as bien joué.
over-honour-mine = Dommage. { $names } : bien joué.
over-decided = Voilà le coup décisif.
over-see = Le montrer encore
evening-title = La soirée
evening-now-even = C’est l’égalité.
evening-now-first = { PERSON($who) ->
    [you] Tu es en tête avec { $points }.
    [both] { CAPITAL($who) }, vous êtes en tête ensemble avec { $points }.
    [many] { CAPITAL($who) } sont en tête ensemble avec { $points }.
   *[one] { CAPITAL($who) } est en tête avec { $points }.
    }
evening-over-even = La soirée se termine sur une égalité.
evening-over-first = { PERSON($who) ->
    [you] Tu gagnes la soirée avec { $points }.
    [both] { CAPITAL($who) }, vous gagnez ensemble la soirée avec { $points }.
    [many] { CAPITAL($who) } gagnent ensemble la soirée avec { $points }.
   *[one] { CAPITAL($who) } gagne la soirée avec { $points }.
    }
evening-standings = Classement de la soirée
evening-standing = Classement de la soirée : { $points }.
evening-score = { $who } { $points }
evening-place = { $rank }. { $who } : { $points }
evening-result = { $game }, partie finie. { $won }.
evening-player = Nom
evening-points = Points
evening-won = Gagnées
evening-games = Jouées
evening-game = Jeu
evening-newer = Un jeu plus récent
evening-winner = Gagné par
evening-none = Aucune partie n’est encore finie.
evening-worth = Ce que vaut une partie gagnée
evening-worth-why = Décidez-le ensemble. Cela compte pour toutes les parties de cette soirée.
evening-worth_of = Points pour { $game }
evening-share = Partager la soirée
evening-print = Imprimer
evening-end = Terminer la soirée
evening-on = Continuer quand même
evening-go-on = Jeu suivant
evening-next = Quel jeu maintenant ?
evening-next-points = Vaut { $points } pour la soirée.
evening-next-why = Avec les mêmes personnes, et les mêmes règles maison que la dernière fois.
evening-follow = La soirée continue
evening-begun = Nouvelle partie : { $game }, lancée par { $who }
evening-follow-number = C’est la partie { $number } de la soirée.
evening-follow-why = Une nouvelle partie a commencé : { $game }.
evening-follow-yes = Jouer aussi
evening-follow-stay = Rester encore ici
evening-rival = Sur cet appareil, une autre partie a commencé aussi : { $game }. Choisissez ensemble dans laquelle des deux vous continuez.
evening-rival-stay = Rester à { $game }
evening-rival-asked = Les autres reçoivent la demande de venir jouer ici.
course-title = Le fil du jeu
course-text = Les chances de gagner après chaque coup, en voyant toutes les cartes.
course-start = début
course-end = fin
course-busy = Tous les coups sont repassés en revue
course-turns = Les tours qui ont le plus compté
course-none = Aucun tour n’a beaucoup compté.
course-changed = { CAPITAL($who) } : de { $before } % à { $after } %
course-share = Partager ce moment : { $turn }
course-retry = Rejouer ce tour : { $turn }
course-table = En tableau
course-ply = Coup
replay-slider = Position dans la partie
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-round_back = Manche précédente
replay-round_next = Manche suivante
replay-run = Lecture
replay-pause = Pause
replay-share = Partager ce moment
replay-retry = Rejouer ce tour
replay-close = Fermer
replay-count = { $ply } sur { $last }
trial-title = Nouvel essai
trial-begun = Nouvel essai. La partie finie ne change pas.
trial-unkept = À partir de ce tour, tu joues contre des ordinateurs, avec les mêmes cartes. Cet essai n’est pas gardé.
trial-then = Avant : { $move }
trial-now = Maintenant : { $move }
trial-chances = Tes chances de gagner après ce tour, en voyant toutes les cartes : { $before } % avant, { $after } % maintenant.
trial-end = La partie avait fini ainsi : { $how }
trial-again = Essayer encore
trial-leave = Retour à la partie finie
menu-log = Déroulement et score
menu-last-trick = Dernier pli
menu-score = Score
menu-orders = Consignes
menu-share = Partager
menu-live = Jouer en direct
menu-compare = Comparer avec avant
menu-retry = Essayer encore
menu-finished = Retour à la partie finie
menu-replay = Revoir la partie
menu-seats = Qui joue où
menu-rules = Règles du jeu
menu-lesson = Apprendre ce jeu
menu-sound = Activer le son
menu-silence = Couper le son
menu-settings = Réglages
menu-leave = Retour aux jeux
menu-evening = La soirée
menu-group-table = Cette partie
menu-group-together = Ensemble
menu-group-help = Aide
menu-group-page = Kaartbord
menu-ask = Lire à voix haute
menu-ask-why = Tes cartes, le score, le dernier coup : en une phrase.
menu-hint-why = Un conseil, avec seulement ce que tu peux voir.
menu-no_undo = On ne peut reprendre un coup que dans une partie contre l’ordinateur, sans personne d’autre.
menu-undo-why = Retour à ton choix précédent.
menu-log-why = Ce que chacun a fait.
menu-last-trick-why = Qui a joué quoi, et qui l’a gagné.
menu-evening-why = Qui est en tête, toutes parties confondues.
menu-score-why = Les points de chaque manche.
menu-orders-why = Ce que le jeu choisit désormais pour toi, comme passer.
menu-share-why = Un lien ou un code QR.
menu-live-why = Chacun voit tout de suite les coups des autres.
menu-compare-why = Ce que tu avais fait et ce que tu fais, avec tes chances.
menu-retry-why = Le même tour, repris du début.
menu-finished-why = Elle est restée telle quelle.
menu-replay-why = Toute la partie, pas à pas.
menu-seats-why = Donne une place à quelqu’un d’autre.
menu-screen = Sur grand écran
menu-screen-why = Pour projecteur ou télévision : tout en grand, aucune main visible.
menu-hand = Seulement mes cartes
menu-hand-why = Quand le plateau est ailleurs sur la table.
menu-table = Toute la table
menu-table-why = Plateau et cartes sur cet appareil.
table-side = Plateau
table-gone = { PERSON($who) ->
    [many] { $who } ne sont pas là. Attends un peu, ou laisse jouer l’ordinateur.
   *[one] { $who } n’est pas là. Attends un peu, ou laisse jouer l’ordinateur.
    }
table-stand_in = Laisser jouer l’ordinateur
table-stood_in = L’ordinateur joue maintenant pour { $name }.
table-soon = Cela se fait tout seul dans un instant.
table-cover = Cacher
screen-full = Plein écran
screen-phones = Code pour téléphones
screen-leave = Retour à la table
menu-rules-why = Avec les règles maison de cette table.
menu-lesson-why = Une courte leçon à table. Cette partie attend.
menu-keys = Touches
menu-keys-why = Tout ce qu’on peut faire au clavier.
menu-sound-why = Doux : cartes, pions et ton tour.
menu-silence-why = Alors la table se tait.
menu-settings-why = Langue, couleurs, lettres et rythme.
menu-leave-why = Vers la page d’accueil.
menu-fork-why = Cette partie a continué de deux façons.

## a lesson
lesson-open = Apprendre en { $minutes } minutes
lesson-learnt = Appris. Refaire la leçon
lesson-finished = finie
lesson-which = Quelle leçon ?
lesson-step = Étape { $number } sur { $all }
lesson-leave = Quitter la leçon
lesson-back = Précédent
lesson-again = Refaire cette étape
lesson-skip = Passer cette étape
lesson-next = Continuer
lesson-retry = Réessayer
lesson-seat-left = Gauche
lesson-seat-mate = Partenaire
lesson-seat-right = Droite
lesson-right = Très bien.
lesson-wrong = Ce n’est pas ça.
lesson-answered = Ta réponse : { $answer }.
lesson-look = Lis tranquillement. Touche ensuite « Continuer ».
lesson-ask = Choisis ta réponse.
lesson-part = Ce chapitre est fini. Il y en a encore un pour { $game }.
lesson-done = C’est fini. Tu sais maintenant jouer à { $game }.
lesson-done-ask = Veux-tu y jouer maintenant ?
lesson-following = Leçon suivante
lesson-play = Jouer à { $game }
lesson-once_more = Refaire la leçon
lesson-another = Suivant

## the keys
keys-title = Touches
keys-cap-Tab = Tab
keys-cap-Shift = Maj
keys-cap-Ctrl = Ctrl
keys-cap-Enter = Entrée
keys-cap-Esc = Échap
keys-cap-Home = Début
keys-cap-End = Fin
keys-cap-PageUp = Page préc.
keys-cap-PageDown = Page suiv.
keys-cap-Backspace = Retour arrière
keys-cap-Letter = Lettre
keys-cap-Space = Espace
keys-at-page = Partout
keys-at-table = À table
keys-at-replay = En revoyant une partie
keys-at-editor = Avec ton propre plateau
keys-at-ask = Interroger la table
keys-last = le dernier coup ; encore une fois : le coup d’avant
keys-pawns = les pions de cette personne ou de cette couleur
keys-letters-on = Dans ta main et parmi les choix, une lettre cherche d’abord une carte. Appuie alors aussi sur Maj.
keys-letters-shift = Ces touches ne marchent qu’avec Maj. C’est choisi ainsi dans les réglages.
keys-letters-off = Ces touches sont désactivées. Tu peux les activer dans les réglages.
keys-at-switch = Avec un contacteur
keys-switch = choisir ce qui est encadré ; avec un seul contacteur, toucher l’écran le fait aussi
keys-switch_step = encadrer ce qui vient ensuite
keys-switch_off = rejouer sans contacteur
scan-off = Tu joues de nouveau sans contacteur.
keys-help = cette liste
keys-walk = vers le bouton suivant ou précédent
keys-press = appuyer sur le bouton
keys-close = fermer ce qui est ouvert, ou le grand écran
keys-hint = demander conseil
keys-undo = reprendre ton coup
keys-redo = le rejouer
keys-last_trick = voir le dernier pli
keys-hand = de carte en carte dans la main, de bouton en bouton parmi les choix
keys-enter = de la question à tes cartes ou aux boutons
keys-find = vers la carte ou le bouton suivant qui commence ainsi
keys-gold = appuyer sur le bouton doré
keys-board = de case en case sur le plateau, toujours
keys-offered = sur le plateau, vers ce que tu peux choisir
keys-part_back = sur le plateau, reprendre ton dernier choix
keys-number = sur le plateau, vers la case dont tu tapes le numéro
keys-square = choisir ce que tu as désigné sur le plateau
keys-step = un pas en arrière ou en avant, sur le curseur
keys-ends = vers le début ou la fin
keys-round = vers la manche suivante ou précédente
keys-tile = vers une autre case
keys-unpaint = annuler la dernière étape
keys-paint = peindre cette case
keys-repaint = la refaire
seats-title = Qui joue où
seats-text = Qui joue à chaque place : l’ordinateur, quelqu’un avec le lien, ou toi ? La partie continue, et toute personne qui revient peut reprendre sa place.
seats-here = Ici
seats-computer = Ordinateur
seats-away = Par lien
seats-free = Libre
seats-asked = { $name } est là : on lui demande si l’ordinateur peut jouer.
seats-yield = L’ordinateur peut-il jouer pour { CASE($name, "object") } ?
seats-yield-no = Non, c’est moi qui joue
seats-yield-yes = Oui, laisser jouer l’ordinateur
seats-done = Terminé
live-on = Jouer ensemble en direct
live-why = Chacun voit tout de suite les coups des autres. Des serveurs publics mettent vos appareils en contact : ils voient que vous vous cherchez et d’où, mais pas ce que vous jouez.
live-how = Toute personne qui a ouvert cette partie et qui active le direct y participe. Si quelqu’un disparaît, la partie continue simplement avec le lien.
live-search = En direct : on cherche les autres…
live-alone = Personne d’autre n’a encore activé le direct.
live-apart = On voit les autres, mais la connexion ne se fait pas encore.
live-failed = Le direct ne marche pas pour le moment. La partie continue avec le lien.
live-lost = Les autres appareils ne sont plus connectés. Choisis « Sans internet » dans Partager et scanne de nouveau, ou continuez par lien.
live-blocked = Un bloqueur, un pare-feu ou le réseau empêche peut-être vos appareils de se trouver. Désactive le bloqueur pour cette page ou prends un autre réseau, et réessaie.
live-clock = L’horloge de cet appareil n’est pas à l’heure. Règle-la, ou continue avec le lien.
live-network = Ton navigateur demande si ce site peut chercher des appareils sur ton réseau ? Autorise-le : c’est ainsi qu’ils se trouvent à la maison.
live-here = { PERSON($who) ->
    [many] { $who } sont là
   *[one] { $who } est là
    }
live-gone = { PERSON($who) ->
    [many] { $who } ne sont pas là
   *[one] { $who } n’est pas là
    }
live-ahead = { PERSON($who) ->
    [many] { $who } attendent dans la nouvelle partie
   *[one] { $who } attend dans la nouvelle partie
    }
live-everybody = tout le monde est là
live-board = le plateau est en direct
live-watching = { $number ->
    [one] quelqu’un regarde
   *[other] { $number } personnes regardent
    }
live-twice = Sur un autre appareil, quelqu’un joue aussi à ta place. L’une de ces deux personnes doit en choisir une autre.
live-muted = Un appareil qui se présente comme { $names } envoie beaucoup trop de messages. On ne l’écoute plus ; la partie continue avec le lien.
live-muted-unknown = Un appareil inconnu envoie beaucoup trop de messages. On ne l’écoute plus.
live-newer = Quelqu’un joue avec une version plus récente. Elle est en route : recharge dès que la page le propose.
gesture-title = Gestes
gesture-nice = Joli
gesture-pity = Dommage
gesture-wait = Un instant
gesture-again = On rejoue ?
gesture-of = { $name } : { $words }
gesture-shown = Voir les gestes { CASE($name, "of") }
gesture-shown-why = Cela ne vaut que sur cet appareil.
gesture-partner = C’est à ton partenaire de jouer : pas de gestes maintenant.
gesture-soon = Attends un peu : un geste toutes les trois secondes.
table-gesture = Geste
table-weak = Ancien type de scellé
share-title = Partager la partie
share-title-mine = Continuer sur un autre appareil
share-title-to = Envoyer ton coup à { $name }
share-text = { $game } sur Kaartbord
share-text-to = { PERSON($name) ->
    [many] { $name }, c’est à vous de jouer à { $game }.
   *[one] { $name }, c’est à toi de jouer à { $game }.
    }
share-text-to-next = { PERSON($name) ->
    [many] Nouvelle partie : { $game }. { $name }, c’est à vous de jouer.
   *[one] Nouvelle partie : { $game }. { $name }, c’est à toi de jouer.
    }
share-text-sat = { $name } joue avec nous à { $game }.
store-trouble = Cet appareil ne garde pas tes parties en ce moment. Pour garder celle-ci : choisis Partager dans le menu et envoie-toi le lien.
store-well = Cet appareil garde de nouveau tes parties.
failed-kept = Il y a eu un problème. Recharge la page ; ta partie est enregistrée.
failed-unkept = Il y a eu un problème. Recharge la page ; ta partie est dans l’adresse de la page.
failed-lost = Il y a eu un problème. Cet appareil ne garde pas tes parties en ce moment : choisis d’abord Partager dans le menu et envoie-toi le lien.
setback-again = Il y a eu un problème. La partie a été rouverte : continue simplement à jouer.
setback-title = La partie ne peut pas continuer
setback-kept = Il y a eu deux fois un problème. Ta partie est enregistrée.
setback-unkept = Il y a eu deux fois un problème. Ta partie est dans l’adresse de la page.
setback-lost = Il y a eu deux fois un problème, et ta partie n’est pas enregistrée. Enregistre d’abord le rapport : il contient le lien de ta partie.
setback-reload = Recharge la page. Cela n’aide pas ? Alors enregistre le rapport et envoie-le à quelqu’un qui peut t’aider.
setback-save = Enregistrer le rapport
setback-report = Rapport sur le problème
kept-lost = Cette partie n’a pas pu être lue. Ouvre-la avec un lien de tes messages.
reading-title = Mise en place de la partie
reading-text = C’est une très longue partie. Tous les coups sont rejoués.
link-older = Ce lien a déjà été joué. Voici la position la plus récente.
link-over = Cette partie-là est finie. C’est ici que vous jouez maintenant.
fork-title = Cette partie a continué de deux façons
fork-text = Choisissez ensemble de quel côté vous continuez. L’autre côté est gardé : tu le trouves dans le menu de la table.
fork-ours = Comme ici
fork-theirs = Comme dans le lien
fork-closed = Ce qui a été choisi est encore caché. Mettez-vous d’accord sur le choix qui compte.
fork-quiet = { PERSON($who) ->
    [you] Tu ne fais rien.
    [both] { CAPITAL($who) }, vous ne faites rien.
    [many] { CAPITAL($who) } ne font rien.
   *[one] { CAPITAL($who) } ne fait rien.
    }
fork-since = Ensuite encore { $turns }.
fork-take = Continuer ainsi
menu-fork = Autre côté de cette partie
handed-title-computer = L’ordinateur joue à ta place
handed-title-other = Tu joues aussi sur un autre appareil
handed-title-taken = Quelqu’un d’autre joue à ta place
handed-title-free = Ta place est libre
handed-taken = { $name } joue maintenant à ta place. Veux-tu continuer ici ?
handed-computer = L’ordinateur joue maintenant pour { $name }. Veux-tu jouer de nouveau ?
handed-other = { $name } joue maintenant sur un autre appareil. Veux-tu continuer ici ?
handed-free = Toute personne qui ouvre le lien peut prendre la place { CASE($name, "of") }. Veux-tu la reprendre ?
handed-title-twice = Quelqu’un a choisi la même place
handed-twice = { $name } joue aussi sur un autre appareil. Choisis une autre place, ou continue ici.
late-title = Quelqu’un a choisi { $name }
late-text = C’était avec un ancien lien ; maintenant l’ordinateur y joue. Veux-tu laisser jouer cette personne ?
late-yes = Oui, la laisser jouer
late-no = Non, l’ordinateur joue
handed-back = Oui, je continue ici
handed-leave = Non, je regarde
here-title = Continuer sur cet appareil
here-text = Avec ce lien, tu continues ici comme { $name }. Ne joue plus sur l’autre appareil : il ne voit ce que tu fais ici qu’après un lien, ou en direct.
here-yes = Jouer ici comme { $name }
bad-title = Ce lien ne s’ouvre pas
bad-lobby = Retour à tous les jeux
bad-empty = Il n’y a pas de partie dans ce lien. Demandes-en un nouveau.
bad-torn = Il manque un morceau de ce lien. Copie-le de nouveau en entier.
bad-foreign = Ce n’est pas un lien de Kaartbord. Vérifie que tu as le bon.
bad-newer = Ce lien vient d’une version plus récente. Mets le jeu à jour, et il s’ouvrira tout seul.
bad-update = Mettre le jeu à jour
bad-newer-wait = La nouvelle version arrive…
bad-newer-none = Ce lien vient d’une version plus récente, pas encore disponible ici. Réessaie plus tard ; le lien reste bon.
bad-newer-offline = La nouvelle version n’a pas pu être chargée. Vérifie que tu as internet et réessaie.
bad-newer-busy = La nouvelle version est prête. Ferme d’abord les autres onglets de Kaartbord et réessaie.
bad-long = Ce lien est trop long pour venir de Kaartbord. Copie seulement le lien lui-même.
bad-damaged = Quelque chose a changé dans ce lien en chemin. Demandes-en un nouveau.
table-zoom_in = Plus près
table-zoom_out = Tout voir
table-your_card = ta carte
table-show_board = Voir plateau
table-show_cards = Voir cartes
table-second_hand = Ton autre main : { $cards }

## what is answered at the table
answer-ask-hand = Tes cartes
answer-ask-trick = Le pli
answer-ask-board = Le plateau
answer-ask-rows = Les plus longues rangées
answer-ask-score = Le score
answer-ask-turn = À qui de jouer ?
answer-ask-last = Le dernier coup
answer-hand-closed = Aucune main n’est ouverte.
answer-hand-none = Tu n’as pas de cartes.
answer-hand-none-1 = Ta première main est vide.
answer-hand-none-2 = Ta deuxième main est vide.
answer-hand-holds = Tu as { $count } : { $cards }.
answer-hand-holds-1 = Ta première main a { $count } : { $cards }.
answer-hand-holds-2 = Ta deuxième main a { $count } : { $cards }.
answer-hand-unseen = elles sont cachées
answer-suit = { $ranks } de { $suit }
answer-times = { $what ->
    [joker] { $number } jokers
   *[other] { $what } ({ $number })
    }
answer-trick-card = { $who } avec { CASE($card, "definite") }
answer-trick-cards = Pli { $number } sur { $all } : { $cards }. La plus haute jusqu’ici : { $who }.
answer-trick-empty = Pli { $number } sur { $all }. Rien n’est encore posé. Pour commencer : { $who }.
answer-second = { $who } (deuxième main)
answer-pawns-team = Pions du côté { $colour }
answer-dealing = On distribue les cartes.
answer-last-none = Il ne s’est encore rien passé.
answer-last-no_more = Il n’y a rien avant.
