### The screens around the table, in French.

back = Retour
close = Fermer
time = { $hours } h { $minutes }
count-square = { $number ->
    [one] { $number } case
   *[other] { $number } cases
    }
count-minute = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
    }
count-hour = { $number ->
    [one] { $number } heure
   *[other] { $number } heures
    }
count-day = { $number ->
    [one] { $number } jour
   *[other] { $number } jours
    }
count-undone = { $number ->
    [one] { $number } coup repris
   *[other] { $number } coups repris
    }
count-turn = { $number ->
    [one] { $number } choix
   *[other] { $number } choix
    }

## before Python runs
boot-held = Ton choix va s’ouvrir.
boot-bar = Chargement
boot-again = Réessayer
lost-title = Cette page n’existe pas
lost-text = Un bout de l’adresse a peut-être changé en chemin. Ouvre Kaartbord et touche « Coller le lien » : colles-y tout le message avec le lien.
lost-open = Ouvrir Kaartbord
framed-text = On ne peut pas jouer à Kaartbord à l’intérieur d’une autre page.
framed-open = Ouvrir Kaartbord dans son propre onglet
stopped-text = Le jeu ne répond plus. Recharge la page : tu continueras là où tu en étais.
stopped-reload = Recharger
update-new = Il y a une nouvelle version.
update-busy = Ferme d’abord les autres onglets de Kaartbord.
update-now = Recharger
update-later = Plus tard

## the lobby
lobby-line = Jeux néerlandais de cartes et de plateau : en solo, autour d’un écran ou à distance.
lobby-choose = Choisis un jeu : le plus facile d’abord
lobby-play = Jouer
lobby-help = Aide
lobby-settings = Réglages
lobby-lang = FR
lobby-language = FR, changer de langue
lobby-kept = Parties gardées
lobby-cup = Des équipes s’affrontent, manche après manche
lobby-tally = Compte les points avec de vraies cartes
lobby-arbiter = Pose ce qu’il y a et demande
lobby-stats = Combien de fois tu as joué et gagné
lobby-backup = Sauvegarde
lobby-backup-why = Sauvegarde tes parties dans un fichier, ou restaure-les
lobby-here = Tout reste sur cet appareil.
lobby-offline = Marche sans internet
lobby-no-account = Sans compte, sans publicité
lobby-soon = Bientôt aussi sans internet
lobby-online = Ici, marche seulement avec internet
install-can = Tu peux mettre Kaartbord sur ton écran d’accueil, comme une application. Tu y retrouves tes parties.
install-apple = Kaartbord sur ton écran d’accueil ? Dans Safari, touche « Partager », puis « Sur l’écran d’accueil ». Tes parties ne suivent pas toutes seules : ton iPhone ou iPad sépare celles de Safari et celles de l’écran d’accueil. Fais une sauvegarde ici, et restaure-la dans l’application.
install-add = Mettre sur l’écran d’accueil
lobby-rules = Règles du jeu
lobby-invited = Tu as reçu une invitation ?
lobby-invited-how = Ouvre le lien de ton message, ou colle-le ici. La partie reprend là où vous en étiez.
lobby-paste = Coller le lien
paste-text = Copie le lien de ton message et colle-le ci-dessous. Tu peux aussi coller tout le message.
paste-label = Lien ou message
paste-file = Choisir un fichier reçu
paste-unread = Ce fichier n’a pas pu être ouvert. Choisis-le de nouveau, ou colle le lien.
paste-open = Ouvrir la partie
lobby-resume = À reprendre
lobby-others = Et { $games } en cours
lobby-go-on = Continuer
lobby-game = { $game } avec { $names }
lobby-your-turn = À toi de jouer
lobby-turn = { PERSON($who) ->
    [many] On attend { $who }
   *[one] C’est à { $who } de jouer
    }
lobby-turn-since = { $state } ({ $since })
lobby-unsent = Pas encore envoyé à { $who }
lobby-unsent-result = Partie finie, résultat pas encore envoyé
lobby-sent = Envoyé, on attend { $who }
lobby-look = Voir la table
lobby-over = Partie finie
standing-title = { $state } · { $game }
lobby-undone = { $state } · { $undone }
lobby-over-since = { $state }, il y a { $since }
lobby-won = { PERSON($who) ->
    [you] Tu as gagné
    [both] { CAPITAL($who) }, vous avez gagné
    [many] { CAPITAL($who) } ont gagné
   *[one] { CAPITAL($who) } a gagné
    }
kept-pick = Parties à afficher
kept-pick-count = { $pick } ({ $number })
kept-all = Toutes les parties
kept-going = En cours
kept-over = Finies
kept-tidy = Faire le tri
kept-tidy-text = Coche ce qui peut partir. Une partie supprimée ne peut plus être revue, sauf avec un lien.
kept-tidy-over = Cocher toutes les parties finies
kept-tidy-yes = Supprimer { $games }
lobby-remove = Supprimer { $game }
lobby-forget = Supprimer cette partie ?
lobby-forget-text = Cette partie n’est pas finie. Si tu as encore le lien, tu pourras la rouvrir plus tard.
lobby-forget-text-sealed = Cette partie n’est pas finie, et la clé de tes cartes n’est que sur cet appareil : sans elle, personne ne peut plus jouer à ta place. Garde d’abord la clé : sous Partager, Autre appareil.
lobby-forget-text-over = Tu ne pourras plus la revoir, sauf avec un lien.
lobby-forget-keep = La garder
lobby-forget-yes = Supprimer
lobby-trouble = Cet appareil ne garde rien en ce moment. Tes parties restent tant que cette page est ouverte. Sauvegarde-les dans un fichier.

## a new game
setup-first = Jouer avec aide
setup-newcomer = Tu n’as jamais joué à { $game } ? Touche Commencer : tu démarres en douceur, l’ordinateur joue en débutant, { $gentle }, et ce qui est nouveau est expliqué.
setup-known = Je connais déjà
setup-way = Comment jouez-vous ?
setup-way-computer = Contre l’ordinateur
setup-way-together = Entre amis sur cet appareil
setup-way-link = Entre amis par lien
setup-phones = Tous les appareils jouent en direct : ils se trouvent grâce à des serveurs publics, qui ne voient pas la partie.
setup-way-phones = Plateau ici, cartes sur téléphones
setup-seats = À combien jouez-vous ?
setup-chairs = Qui s’assoit où ?
setup-pairs = Partenaires :
setup-alone = Chacun pour soi.
setup-hands = Qui peut connaître les cartes ?
setup-hands-open = Ouvertes
setup-hands-sealed = Scellées
setup-sealed = Personne ne voit les cartes des autres, même avec le lien. À { $seats }, environ { $count } messages font d’abord le tour (en direct, cela se fait tout seul), puis les liens ont jusqu’à { $letters } caractères environ. Si quelqu’un perd un appareil, vous redistribuez cette manche.
setup-sealed-computers = Les ordinateurs jouent sur cet appareil : ils jouent dès que tu ouvres le lien ici.
setup-sealed-first = À une table scellée, la personne qui la prépare commence : prends donc la première place.
setup-sealed-second = À cinq ou plus, les deux premières places mélangent pour tout le monde : laisse la deuxième à quelqu’un sur un autre appareil.
setup-sealed-rules = Impossible de sceller avec cette règle maison : { $rules }.
sealed-join = Scellée : personne ne voit les cartes des autres, et modifier son programme pour tricher se remarque. Si tu prends une place, tu y joues jusqu’à la fin sur cet appareil.
sealed-taken = Quelqu’un d’autre a pris cette place avant toi. Choisis-en une autre.
sealed-others = Un autre appareil à table
sealed-others-ask = D’après ce lien, l’appareil n’est plus le même pour { $names }. Demande si c’est exact, puis comparez vos clés.
sealed-others-yes = C’est exact
sealed-others-no = Ne pas continuer ainsi
sealed-restored = Cette partie a été récupérée. Ouvre d’abord le dernier lien de quelqu’un d’autre : il va peut-être plus loin.
sealed-restored-title = La partie en est bien là ?
sealed-restored-ask = Cet appareil avait perdu la partie. Où elle en est et qui joue, il ne le sait que par ce lien ; { $name } a joué en dernier. Y a-t-il un lien plus récent, ou as-tu encore joué après ? Alors attends ce lien : jouer deux fois le même tour, cela ressemble à de la triche.
sealed-restored-yes = Oui, continuer
sealed-restored-no = Non, attendre
sealed-at_once = Deux réponses sont arrivées en même temps ; la partie continue toute seule.
sealed-unloaded = Le morceau de la page qui scelle les cartes n’est pas chargé. Réessaie quand tu as internet.
sealed-progress = On scelle les cartes ({ $done } sur { $all }). Maintenant, c’est à l’appareil { CASE($name, "of") }.
sealed-closing = Toutes les mains seront ouvertes quand tout le monde aura montré comment les cartes ont été mélangées. Maintenant, c’est à { $name }.
sealed-opened = Toutes les mains sont maintenant ouvertes.
sealed-next = C’est à { $name } de lancer la partie suivante.
sealed-send = Envoyer le lien à { $name }
sealed-text = { $game }, partie scellée : ouvrez ce lien, { $names }
sealed-silent = C’est trop long ?
sealed-gone = { PERSON($name) ->
    [many] { $name } ne reviennent pas ?
   *[one] { $name } ne revient pas ?
    }
sealed-gone-why = Si tu ne veux plus attendre, cette manche recommence, avec de nouvelles cartes pour tout le monde.
sealed-gone-first = Cela commence sur l’appareil { CASE($first, "of") }, qui vous enverra ensuite un nouveau lien.
sealed-gone-new = Cette partie ne peut pas être redistribuée maintenant. Si personne ne peut continuer, commence une nouvelle partie.
sealed-gone-wait = Attendre encore
sealed-gone-back = { PERSON($name) ->
    [many] { $name } changent d’appareil : redistribuer
   *[one] { $name } change d’appareil : redistribuer
    }
sealed-gone-go = Continuer sans { $name } : l’ordinateur joue
sealed-lost = Cet appareil n’a pas la clé { CASE($name, "of") } : ces cartes restent cachées ici.
sealed-lost-computer = L’ordinateur joue maintenant pour { $name }. On peut revenir dans la partie si les autres redistribuent.
sealed-lost-ask = Demander de redistribuer
sealed-lost-file = Restaurer ton fichier avec clés
sealed-lost-text = { $game } : { $name } n’a plus la clé de cette partie. Ouvre le lien et redistribue.
sealed-lost-intro = Envoie ceci aux autres. La personne qui redistribue t’enverra ensuite un nouveau lien.
sealed-asks = Redistribuer pour { $name } ?
sealed-asks-why = Un appareil sans clé demande la place { CASE($name, "of") }. Demande à { $name } si c’est exact. Si tu redistribues, tout le monde reçoit de nouvelles cartes, depuis le début de cette manche.
sealed-asks-yes = Redistribuer
sealed-asks-no = Pas maintenant
sealed-asks-first = Un appareil sans clé demande la place { CASE($name, "of") }. C’est { $first } qui peut redistribuer : fais suivre ce lien.
sealed-asks-mine = Quelqu’un demande la place { CASE($name, "of") } sur cet appareil. Est-ce toi, sur ton autre appareil ? Alors choisis ici Partager, Autre appareil. Sinon, tu n’as rien à faire.
sealed-asks-here = Quelqu’un demande la place { CASE($name, "of") }, mais { $name } joue en direct en ce moment. On ne redistribue pas.
sealed-alone = Alors un seul appareil mélange pour tout le monde : avec un programme modifié, il peut connaître toutes les cartes.
sealed-full = Cette partie est pleine
sealed-full-why = Il s’est passé tant de choses que cette partie scellée n’a plus de place. Elle peut continuer comme une nouvelle partie, depuis le début de cette manche et avec de nouvelles cartes.
sealed-full-first = Cela commence sur l’appareil { CASE($first, "of") }, qui vous enverra le nouveau lien.
sealed-full-go = Continuer en nouvelle partie
sealed-on-title = Est-ce bien votre table ?
sealed-on-signed = { $name } a commencé et a signé pour votre table.
sealed-on-unsigned = Personne de votre table n’a signé : cela peut venir de quelqu’un d’autre. Demande d’abord aux autres s’ils sont au courant.
sealed-on = Tu joues aussi ?
sealed-on-deal = { $game } : cette partie continue depuis le début de cette manche, avec de nouvelles cartes pour tout le monde.
sealed-on-board = Cet appareil ne connaît pas la position d’où la partie continue : tu as manqué un lien. Demande si elle est exacte.
sealed-on-without = Là, l’ordinateur joue pour { $name }.
sealed-on-without-you = Les autres ont continué sans toi : l’ordinateur joue maintenant pour toi.
sealed-on-back = { PERSON($name) ->
    [many] { $name } y jouent sur un autre appareil, avec une nouvelle clé. Demande si c’est exact.
   *[one] { $name } y joue sur un autre appareil, avec une nouvelle clé. Demande si c’est exact.
    }
sealed-on-back-you = D’après ce lien, ta clé est perdue et tu en reçois une nouvelle. Si tu ne l’as pas demandé, reste ici.
sealed-on-back-you-taken = À ta place, c’est un autre appareil qui joue. S’il n’est pas à toi, reste ici et dis-le aux autres.
sealed-key-other = Cet appareil a déjà une clé
sealed-key-other-ask = Pour { $name }, cet appareil garde déjà une clé de cette partie, et ce lien en apporte une autre. Une seule des deux convient. Demande à { $name } avant de remplacer celle qui est gardée.
sealed-key-old = Garder l’ancienne
sealed-key-new = La remplacer
sealed-key-title = Ta clé est gardée
sealed-key = Sur cet appareil, tu joueras bientôt de nouveau comme { $name }. Demande maintenant à quelqu’un de la table le lien complet, qui se trouve sous Partager, et ouvre-le ici.
bad-missing = Un lien précédent n’a pas été ouvert sur cet appareil. Demande le lien complet : il se trouve sous Partager.
bad-missing-of = Un lien précédent n’a pas été ouvert sur cet appareil. Demande à { $name } le lien complet (Partager, Plus) et ouvre-le ici.
fault-title = Quelque chose ne va pas
fault-kept = Rien n’a changé : la partie est restée comme elle était. Les preuves sont dans le menu.
fault-app = Joues-tu cette partie dans l’application de ton écran d’accueil ? Alors copie le lien du message, ouvre l’application et touche Coller le lien.
fault-unnamed = Ce lien ne va pas avec ce que cet appareil sait de la partie. Demande le lien complet à quelqu’un de la table.
fault-at_once = Vous avez répondu en même temps ; c’est la réponse de cet appareil qui compte. Envoie le lien d’ici.
fault-signature = Ce lien a été modifié en chemin. Demande qu’on te le renvoie.
fault-taken = Dans ce lien, une place n’est pas occupée comme sur cet appareil. Ouvre le dernier lien que tu as reçu.
fault-two_moves = { $name } a joué deux coups différents au même moment. Cela arrive aussi quand on joue sur deux appareils : décidez lequel compte.
fault-turn = { $name } a fait quelque chose d’impossible à ce moment-là.
fault-invalid = Le lien envoyé par { $name } contient des cartes qui n’en sont pas.
fault-twins = { $name } a mis deux fois la même carte dans le jeu.
fault-shuffle = { $name } n’a pas mélangé honnêtement : il y a d’autres cartes dans le jeu.
fault-lock = { $name } n’a pas verrouillé une carte comme convenu.
fault-unlock = { $name } n’a pas bien libéré la carte de quelqu’un d’autre.
fault-owner = { $name } n’a pas cette carte en main.
fault-again = { $name } joue une carte déjà visible.
fault-locked = { $name } joue une carte que personne ne peut encore lire.
fault-card = { $name } ne peut pas avoir cette carte.
fault-dark = Une de tes cartes n’est pas une vraie carte : quelqu’un n’a pas mélangé honnêtement.
fault-gift = { $name } a donné une carte qui n’en est pas une.
fault-complaint = { $name } se plaint d’une carte tout à fait correcte.
fault-illegal = { $name } a fait quelque chose que les règles interdisent.
fault-withheld = { $name } ne montre pas, à la fin, comment les cartes ont été mélangées.
fault-seed = { $name } montre à la fin autre chose que ce qui a servi à mélanger.
void-title = Redistribuer ?
void-ask = Alors cette manche ne compte pas : le plateau redevient comme avant, tout le monde montre comment les cartes ont été mélangées, et vous mélangez de nouveau. Il faut être deux à le vouloir, sauf si une plainte a montré qui trichait : parlez-en d’abord ensemble.
void-voice = { $name } veut que cette manche ne compte pas. On redistribue si une autre personne le veut aussi.
void-yes = Redistribuer
void-no = Pas maintenant
void-said = { $name } fait redistribuer : le plateau est de nouveau comme avant la manche.
menu-seals = Comparer les clés
menu-seals-why = Ainsi, tu sais que vous jouez vraiment ensemble.
seals-how = Lisez ces images à voix haute, chacun une ligne. Si toutes les lignes sont les mêmes sur chaque appareil, vous jouez bien ensemble et personne ne se cache entre vous.
seals-early = Tout le monde n’a pas encore de place. Vous pourrez comparer dès que chacun aura la sienne.
seals-word = Cet appareil n’a pas vu cette partie depuis le début : où elle en était avant, il ne le sait que par le lien avec lequel elle a commencé.
seals-weak = Cette partie est d’un type plus ancien : scellée contre les amis curieux, pas contre un programme modifié. Une nouvelle partie est mieux scellée.
menu-evidence = Preuves
menu-evidence-why = Ce qui n’allait pas à cette table scellée.
evidence-title = Ce qui n’allait pas
evidence-how = Ce fichier contient les liens refusés et ce que cet appareil sait de la partie. Toute personne qui ouvre le lien complet puis un lien refusé voit le même message.
evidence-found = Ceci a été calculé avec ce que tout le monde a montré après la manche : chaque appareil de la table qui a ouvert tous les liens a trouvé la même chose.
evidence-dark = Seul cet appareil peut lire cette carte. Fais redistribuer, et on saura qui n’a pas mélangé honnêtement.
file-started = On a demandé à ton navigateur d’enregistrer { $name }. Regarde dans tes téléchargements.
file-shared = Partagé : { $name }.
inapp = Cette page est ouverte dans une autre application. Là, enregistrer ne marche souvent pas. Touche ⋮, ⋯ ou la boussole et choisis « Ouvrir dans le navigateur ». Si cela ne marche pas, copie le lien et colle-le dans Safari ou Chrome.
inapp-games = Cette page est ouverte dans une autre application. Là, enregistrer un fichier ne marche souvent pas. Dans ce cas, copie en texte, ouvre Kaartbord dans Safari ou Chrome et restaure le texte là-bas.
evidence-file = Enregistrer les preuves
evidence-known = Lien complet de la partie
evidence-refused = Refusé : { $why }
setup-dealer = Qui donne en premier ?
setup-dealer-lot = Tiré au sort
emblem-open = Symbole pour { $colour } : { $emblem }
emblem-title = Symbole pour { $colour }
emblem-open-own = Couleur et symbole pour { $colour } : { $emblem }
emblem-title-own = Couleur et symbole pour { $colour }
emblem-kind = Symbole
colour-kind = Couleur
colour-swap = Si quelqu’un a déjà cette couleur, vous échangez.
emblem-none = aucun
emblem-mill = le moulin
emblem-tulip = la tulipe
emblem-clog = le sabot
emblem-anchor = l’ancre
emblem-boat = le bateau
emblem-bicycle = le vélo
emblem-house = la maison
emblem-cat = le chat
emblem-fish = le poisson
emblem-duck = le canard
emblem-tree = l’arbre
emblem-umbrella = le parapluie
emblem-key = la clé
emblem-bell = la cloche
emblem-moon = la lune
setup-name = Nom pour { $colour }
setup-name-mine = Ton nom
setup-who = Qui joue { $colour }
setup-kind-me = Moi
setup-kind-here = Ici
setup-kind-computer = Ordi
setup-kind-link = Par lien
setup-open = Lien ouvert : avec lui, on peut retrouver toutes les cartes.
setup-start = Commencer
level = Niveau de l’ordinateur
level-beginner = Débutant
level-calm = Calme
level-firm = Solide
level-strong = Fort
level-each = Chacun le sien
level-own = Comment joue { $name }
level-beginner-why = Voit ce qui saute aux yeux, et joue le reste au hasard. Pour les enfants et une première soirée.
level-calm-why = Joue bien, mais une fois sur trois ne choisit pas le meilleur coup.
level-firm-why = Choisit ce qui semble le mieux tout de suite, sans penser à la suite.
level-strong-why = Pense à la suite, avec ce qui peut encore être dans les mains.

## rules
rules-title = Règles du jeu
rules-title-of = Règles du jeu : { $game }
help-title = Comment marche Kaartbord
rules-which = Règles de quel jeu ?
rules-practise = S’exercer
rules-contents = Sommaire
rules-preset = Quelles règles ?
rules-except = Ce qui change :
rules-difference = { $rule } : { $value }
rules-replace = Tes règles maison modifiées seront perdues
rules-replace-text = Seront perdues : { $rules }.
rules-replace-no = Garder mes règles maison
rules-replace-yes = Oui, jouer { $preset }
rules-back = Revenir à { $preset }

## boards of one's own
board-new = Créer un plateau
board-number = Plateau { $number }
board-nameless = Plateau sans nom
board-edit = Modifier
board-edit-name = Modifier { $name }
board-remove = Supprimer
board-forget = Supprimer ce plateau ?
board-forget-text = { $name } disparaît de cet appareil. Les parties jouées dessus continuent normalement.
board-squares = Les cases
board-wrong = { $square }, impossible ainsi
board-good = { $squares }. On peut jouer sur ce plateau.
board-brush = Que veux-tu peindre ?
board-brush-next = À tour de rôle
board-near = De près
board-undo = Annuler
board-redo = Rétablir
board-shorter = { $number } de moins
board-longer = { $number } de plus
board-over = Plateau normal
board-done = Terminé
board-name = Nom du plateau
board-kept = Un nom a { $most } caractères au plus. Le plateau est gardé tout seul sur cet appareil.
board-help = Touche des cases, ou passe le doigt dessus, pour les peindre.
board-keys = Les flèches te déplacent sur le plateau et la barre d’espace peint. Une lettre ou un chiffre peint aussi, et passe à la case suivante. Ctrl+Z annule.
board-text = En texte
board-lay = Appliquer

## sharing
share-intro = { CAPITAL($who) } ouvre le lien et continue à jouer.
share-intro-all = En ouvrant le lien, on voit la table.
share-any = Envoie-le par WhatsApp, par mail ou comme tu veux.
share-intro-mine = Ouvre ce lien sur ton autre appareil : tu y continueras à ta place.
share-link = Le lien
share-share = Partager le lien
share-copy = Copier
share-qr = Code QR
share-qr-label = Code QR avec le lien
share-qr-how = Dirige la caméra de l’autre appareil vers ce code.
share-qr-tap = Dirige la caméra de l’autre appareil vers ce code. Touche le code pour le voir en plein écran.
share-qr-long = Ce lien est trop long pour un code QR. Envoie-le dans un message.
share-qr-fill = Montrer le code en plein écran
share-names = Avec les noms
share-for = À quoi sert le lien ?
share-play = Jouer
share-play-why = Si on a déjà une place, on continue à jouer. Sinon, on en choisit une libre.
share-play-full = Toutes les places sont prises : ce lien sert aux personnes qui en ont déjà une.
share-watch = Regarder
share-watch-why = Avec ce lien, on regarde la partie et on ne voit la main de personne. Ce n’est pas un verrou : en s’y connaissant, on peut quand même prendre une place.
share-screen = Grand écran
share-screen-why = Pour un projecteur ou une télévision : la table en très grand, et aucune main visible.
phones-title = Plateau ici, cartes sur téléphones
phones-why = Cet appareil se met au milieu. Tout le monde scanne le même code et joue sur son propre téléphone. Vos appareils se trouvent grâce à des serveurs publics, qui ne voient pas la partie.
phones-how = Scanne le code avec ton téléphone et choisis ta place.
phones-free = libre
phones-taken = joue
phones-gone = pas là : scanne et prends la suite
phones-done = Vers le plateau
phones-live = Ton téléphone ne montre que tes cartes et joue en direct. Les appareils se trouvent grâce à des serveurs publics, qui ne voient pas la partie.
screen-ask = Cet écran montre la table en grand, et aucune main. En direct, il suit la partie tout seul ; les appareils se trouvent grâce à des serveurs publics, qui ne voient pas la partie.
screen-live = En direct
screen-still = Pas en direct
share-mine = Autre appareil
share-mine-why = Ne l’envoie qu’à toi-même : la personne qui l’ouvre joue à ta place.
share-text-mine = { $game } : continuer comme { $name }
share-names-why = Sans les noms, le lien est plus court et personne ne sait qui vous êtes.
share-more = Plus
invite-title = Inviter à jouer
invite-intro = Un seul lien pour tout le monde : mets-le dans votre groupe de discussion.
invite-intro-more = Envoie le lien aux personnes qui veulent encore jouer. Encore libres : { $names }.
invite-text = { PERSON($names) ->
    [many] { $names } t’invitent à jouer à { $game }. Touche le lien et choisis ta place.
   *[one] { $names } t’invite à jouer à { $game }. Touche le lien et choisis ta place.
    }
invite-text-none = Veux-tu jouer à { $game } ? Touche le lien et choisis ta place.
invite-how = Comment jouez-vous ?
invite-live = Tout de suite
invite-link = Chacun à son heure
invite-link-why = Chacun joue quand cela lui convient. Quand on a joué, on envoie un lien à la personne suivante.
share-sat = Ainsi, les autres savent que tu as pris ta place. Ton coup vient plus tard.
share-shared = Envoyé.
share-copied = Copié
share-paste = Colle maintenant le lien dans un message.
share-refused = Le partage n’a pas marché. Le lien est dans le presse-papiers : colle-le dans un message.
sealed-pass = Ton appareil a libéré des cartes ; tu n’avais rien à choisir.
share-whole = Lien complet
share-whole-why = Si quelqu’un a manqué quelque chose, ou perdu la partie. Il est plus long.
share-sealed = Les mains sont scellées : même avec ce lien, on ne peut pas y lire les cartes.
share-key = Ce lien contient la clé de tes cartes : toute personne qui l’a peut les lire.
share-watch-sealed = Avec ce lien, on regarde la partie et on ne voit que ce qui est visible pour tous.
share-mine-sealed = Ta clé : garde-la pour toi, elle reste valable. Si tu perds cet appareil, ouvre-la sur un autre et continue avec le lien complet d’une autre personne de la table. Ne joue pas sur deux appareils à la fois.
share-dense = Ce lien a { $letters } caractères : son code QR serait trop fin pour cet écran. Envoie-le dans un message ou en fichier.
share-intro-key = Garde ce lien en lieu sûr, ou ouvre-le sur ton autre appareil.
share-long = Ce lien a { $letters } caractères. Signal, Discord et d’autres applications coupent un tel message, et il est trop long pour un code QR : envoie-le en fichier, ou joue en direct.
share-file = En fichier
share-started = On a demandé à ton navigateur d’enregistrer { $name }. Regarde dans tes téléchargements. S’il n’y est pas, copie le lien.
share-select = Le lien est sélectionné. Copie-le toi-même.
share-open = Le lien n’est pas verrouillé : en s’y connaissant, on peut y voir les cartes de tout le monde. Ne l’envoie donc qu’à des personnes de confiance.

## who are you
who-title = Qui es-tu ?
who-text = On joue à { $game }. Choisis ta place à table.
who-full = On joue à { $game }, et toutes les places sont prises. Tu joues déjà ? Alors reprends ta place ici.
who-again = Tu joues déjà ? Reprends ta place
who-once = Ne joue pas sur deux appareils à la fois : cela ferait deux parties.
who-watch = Juste regarder
who-yes = Oui, je suis { $name }
who-other = Une autre place
who-computer = l’ordinateur
who-gone = déjà prise
join-name = Comment t’appelles-tu ?
join-name-why = Ainsi, les autres voient qui joue. Tu peux laisser vide.
join-title = Jouer ensemble maintenant
join-done = Terminé
join-live = Oui, jouer
join-link = Non, par lien

## settings
settings-title = Réglages
settings-section-voice = Langue et son
settings-section-look = Affichage
settings-section-play = À table
settings-section-help = Aide
settings-section-hands = Mains, touches et contacteurs
settings-section-device = Cet appareil
settings-offline-kept = Kaartbord est sur cet appareil et marche aussi sans internet.
settings-offline-soon = Kaartbord ne marche pas encore sans internet. Cela viendra tout seul : il s’installe sur cet appareil quand la page est ouverte et que tu as internet.
settings-offline-insecure = Ici, Kaartbord ne marche qu’avec internet. L’adresse ne commence pas par https, et alors un navigateur ne garde pas de pages.
settings-offline-private = Ici, Kaartbord ne marche qu’avec internet. Ce navigateur ne garde pas la page : c’est impossible en navigation privée, ou si le stockage est désactivé.
settings-offline-room = Ici, Kaartbord ne marche qu’avec internet. Il n’y a pas assez d’espace sur cet appareil. Libère de l’espace et recharge la page.
settings-offline-file = Ici, Kaartbord ne marche qu’avec internet. Le serveur de ce site ne livre pas le fichier { $file } comme il faut. La personne qui gère ce site peut y remédier.
settings-lang = Langue
settings-lang-failed = Les textes pour « { $name } » n’ont pas pu être chargés. Vérifie ta connexion et réessaie.
settings-theme = Clair ou sombre
settings-theme-system = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-contrast = Contraste
settings-contrast-system = Système
settings-contrast-more = Élevé
settings-letters = Lettres
settings-letters-normal = Normales
settings-letters-big = Grandes
settings-motion = Mouvement
settings-motion-system = Système
settings-motion-calm = Image calme
settings-tempo = Rythme des autres
settings-tempo-calm = Calme
settings-tempo-normal = Normal
settings-tempo-quick = Rapide
settings-tricks = Un pli complet
settings-tricks-moment = Part tout seul
settings-tricks-wait = M’attend
settings-forced = Quand il n’y a rien à choisir
settings-forced-wait = M’attend
settings-forced-auto = Se joue seul
settings-hand = Boutons pour
settings-hand-right = Main droite
settings-hand-left = Main gauche
settings-thumb = D’un seul pouce
settings-thumb-off = Non
settings-thumb-on = Tout en bas
settings-keys = Touches d’une seule lettre
settings-keys-on = Oui
settings-keys-shift = Seulement avec Maj
settings-keys-off = Non
settings-scan = Jouer avec un contacteur
settings-scan-off = Non
settings-scan-one = Un
settings-scan-two = Deux
settings-scan_tempo = Rythme du contacteur
settings-scan_tempo-calm = Calme
settings-scan_tempo-normal = Normal
settings-scan_tempo-quick = Rapide
settings-confirm = Confirmer
settings-confirm-parts = Seulement si nécessaire
settings-confirm-always = À chaque tour
settings-suits = Couleurs sur les cartes
settings-suits-two = Deux
settings-suits-four = Quatre
settings-hints = Aide sur les cartes
settings-hints-on = Oui
settings-hints-off = Non
settings-firsts = Aide à ta première partie
settings-firsts-on = Oui
settings-firsts-off = Non
settings-sound = Son
settings-sound-off = Non
settings-sound-soft = Doux
settings-sound-on = Normal
settings-touch = Vibration
settings-touch-off = Non
settings-touch-on = Oui
settings-awake = L’écran reste allumé en direct, pendant les leçons et en revoyant une partie
settings-awake-on = Oui
settings-awake-off = Non
settings-notify = Notification quand c’est à toi de jouer
settings-notify-off = Non
settings-notify-on = Oui
settings-notify-why = Tant que cette page est ouverte quelque part, même si tu ne la vois pas.
settings-notify-refused = Le navigateur n’autorise pas les notifications, il n’y en aura donc pas. Autorise-les d’abord dans les réglages de ton navigateur. Ton tour est aussi indiqué dans le titre de l’onglet.
settings-log = Déroulement
settings-log-newest = Récents en haut
settings-log-oldest = Anciens en haut

## all games in a file
backup-title = Garder tes parties
backup-save = Sauvegarder tes parties
backup-save-why = { $games } dans un seul fichier, avec qui joue où.
backup-save-open = Le fichier est lisible : toute personne qui l’a peut y trouver toutes les cartes.
backup-save-both = Le fichier est lisible : toute personne qui l’a peut y trouver toutes les cartes des parties ouvertes.
backup-save-sealed = Les cartes y sont scellées.
backup-none = Il n’y a encore aucune partie sur cet appareil.
backup-file = Enregistrer en fichier
backup-share = Envoyer le fichier
backup-copy = Copier en texte
backup-started = On a demandé à ton navigateur d’enregistrer { $name }, avec { $games }. Regarde dans tes téléchargements. S’il n’y est pas, copie en texte.
backup-shared = Partage fait : { $games } dans { $name }.
backup-copied = Copie faite : { $games }. Colle le texte dans un message ou une note.
backup-select = Ici, la copie ne se fait pas toute seule. Le texte est sélectionné : copie-le toi-même.
backup-keys = Avec les clés de tes parties scellées ?
backup-keys-with = Avec clés
backup-keys-without = Sans clés
backup-keys-why = Avec les clés, tu peux y jouer sur un autre appareil, mais toute personne qui a le fichier peut lire tes cartes. Sans elles, tu ne peux qu’y regarder.
backup-restore = Restaurer des parties
backup-restore-why = Choisis un fichier que tu as enregistré ici ou sur un autre appareil, glisse-le ici, ou colle le texte. Ce qui est déjà ici reste.
backup-choose = Choisir un fichier
backup-paste = Ou colle le texte ici
backup-read = Restaurer le texte
backup-new = De retour : { $games }.
backup-further = Mise à jour : { $games }.
backup-same = Déjà ici : { $games }.
backup-locked = Il manquait les clés pour { $games } : tu regardes seulement, et tu peux demander de redistribuer.
backup-running = Pas encore fini : { $games }.
backup-made = Maintenant sur cet appareil : { $made }.
backup-contrary = Différent dans le fichier : { $results } de tournoi. Ce qui était ici est resté.
backup-torn = Devenu illisible : { $names }.
backup-newer = D’une version plus récente : { $names }. Recharge la page et réessaie.
backup-missing = Le fichier n’est pas complet : il manque encore { $games }.
backup-nameless = une partie sans nom
backup-bad-empty = Il n’y a pas de partie ici. Choisis le fichier que tu as enregistré, ou colle tout le texte.
backup-bad-foreign = Ce n’est pas un fichier de Kaartbord. Choisis le fichier que tu as enregistré ici.
backup-bad-newer = Ce fichier vient d’une version plus récente. Recharge la page et réessaie.
backup-bad-long = Ce fichier est trop grand pour venir de Kaartbord. Choisis le fichier que tu as enregistré ici.
backup-bad-unread = Ce fichier n’a pas pu être ouvert. Choisis-le de nouveau, ou colle le texte.
keeping-promised = Le navigateur a promis de garder tes parties jusqu’à ce que tu les enlèves toi-même.
keeping-open = Le navigateur peut effacer tes parties, par exemple si tu ne viens pas pendant longtemps ou si l’appareil est plein. Sauvegarde-les de temps en temps dans un fichier.
keeping-refused = Cet appareil ne garde rien en ce moment. Tes parties restent tant que cette page est ouverte.
keeping-lost-games = Le navigateur a effacé les parties gardées. Si tu les as dans un fichier, restaure-les. Une partie avec d’autres revient aussi avec le dernier lien de tes messages.
keeping-lost-notes = Le navigateur a effacé certaines choses d’ici. Tes parties sont encore là : sauvegarde-les dans un fichier.
keeping-lost-apart = As-tu déjà joué dans Safari ? Ces parties ne viennent pas toutes seules dans cette application. Ouvre Kaartbord dans Safari, choisis-y « Sauvegarder tes parties », et restaure le fichier ici.
keeping-seen = Compris
settings-games = Tes parties

# Des appareils d'un même réseau se trouvent par des codes.
meet-title = Sans internet
meet-why = Des appareils sur le même Wi-Fi ou partage de connexion se trouvent en scannant chacun le code de l’autre. Aucun serveur n’intervient.
meet-how = Mets tous les appareils sur le même Wi-Fi ou partage de connexion. Internet n’est pas nécessaire, mais Kaartbord doit déjà avoir été ouvert sur chacun.
meet-show = Sur l’autre appareil, choisis « Sans internet » dans Kaartbord et fais-lui scanner ce code.
meet-scan = Scanne maintenant son code
meet-first = Scanne le code sur l’appareil où se trouve la partie.
meet-answer = Fais maintenant scanner ce code par l’autre appareil.
meet-connecting = Connexion en cours.
meet-connected = { $count ->
    [one] { $count } appareil est connecté. Le suivant ?
   *[other] { $count } appareils sont connectés. Le suivant ?
}
meet-failed = Cela n’a pas marché. Souvent un réseau d’invités sépare les appareils, une question du téléphone a été refusée, ou les appareils sont sur deux réseaux. Active le partage de connexion d’un téléphone, connectes-y les autres et scanne de nouveau.
meet-impossible = Ce navigateur ne permet pas de connexion à d’autres appareils. Essaie un autre navigateur, ou envoie le lien.
meet-camera = Ton navigateur peut demander si Kaartbord a le droit d’utiliser la caméra. Elle ne sert qu’à lire le code.
meet-refused = La caméra n’est pas autorisée ou n’existe pas. Choisis une photo du code, ou colle le code en texte.
meet-torch = Lampe allumée
meet-label = Code de connexion
meet-other = Sans caméra
meet-copy = Copier mon code
meet-theirs = Code de l’autre appareil
meet-use = Utiliser ce code
meet-picture = Photo du code
meet-bad-foreign = Ce n’est pas un code de connexion. Scanne celui que l’autre appareil montre sous « Sans internet ».
meet-bad-torn = Ce code n’est pas complet. Scanne-le ou copie-le de nouveau.
meet-bad-newer = Ce code vient d’une version plus récente de Kaartbord. Mets d’abord cet appareil à jour.
meet-bad-old = Ce code fait partie d’un essai précédent. Fais de nouveau scanner le code d’ici par l’autre appareil.
meet-bad-offer = L’autre appareil montre aussi une invitation. Choisis-y « Sans internet » sur l’écran d’accueil.
meet-bad-answer = C’est une réponse à un autre appareil. Scanne le code sur l’appareil où se trouve la partie.
meet-bad-picture = Aucun code n’est lisible sur cette photo. Prends-la de plus près, bien en face.
