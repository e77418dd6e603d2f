### What the page says of its start, in French.

## how far it is
start-start = Le jeu se met en place…
start-fetch = Le jeu s’installe sur cet appareil…
start-open = On mélange les cartes…
start-slow = Le chargement est long. Attends encore un peu, ou réessaie.
start-heavy = Tout est là, mais le démarrage est lent sur cet appareil. Attends encore un peu.

## why it does not start
start-line = Le jeu n’a pas pu être chargé : il n’y a pas de connexion. Vérifie que tu as internet et réessaie.
start-blocked = Le jeu n’a pas pu être chargé : le fichier { $file } ne passe pas, le reste oui. Un antivirus ou un bloqueur peut l’arrêter. Réessaie, ou prends un autre navigateur.
start-missing = Le jeu n’a pas pu être chargé : le serveur de ce site ne donne pas le fichier { $file } (réponse { $status }). Cela ne vient ni de ton appareil ni de ta connexion. La personne qui gère ce site peut y remédier.
start-type = Le jeu n’a pas pu être chargé : le serveur de ce site envoie le fichier { $file } avec le type { $type }, et le navigateur le refuse. Cela ne vient ni de ton appareil ni de ta connexion. La personne qui gère ce site peut y remédier.
start-content = Le jeu n’a pas pu être chargé : le serveur de ce site n’envoie pas le fichier { $file } tel qu’il est. Cela ne vient ni de ton appareil ni de ta connexion. La personne qui gère ce site peut y remédier.
start-policy = Le serveur de ce site interdit WebAssembly, et sans cela le jeu ne peut pas démarrer. Cela ne vient ni de ton appareil ni de ta connexion. La personne qui gère ce site peut y remédier.
start-old = Ce navigateur est trop ancien pour le jeu. Il faut au moins { $needs }. Mets ton navigateur à jour ou prends un autre appareil. Sur une télévision, tu peux montrer l’écran d’un téléphone ou d’un ordinateur portable.
start-off = Dans ce navigateur, WebAssembly est désactivé, et sans cela le jeu ne peut pas démarrer. Sur iPhone, iPad et Mac, c’est le mode Isolement qui le fait, dans Edge la sécurité renforcée, au travail parfois le service informatique. Fais une exception pour ce site : dans Safari, dans les réglages du site web, dans Edge, avec le petit cadenas à côté de l’adresse. Recharge ensuite la page.
start-failed = Le jeu n’a pas pu démarrer. Réessaie, ou prends un autre navigateur. Il faut au moins { $needs }.
start-script = Pour ce jeu, JavaScript doit être activé.
start-boot = Le jeu ne démarre pas ? Alors quelque chose, comme un bloqueur, arrête les scripts de ce site, ou le serveur les envoie mal, ou ce navigateur est trop ancien : il faut au moins { $needs }.
start-rules = Tu peux quand même lire les règles du jeu.
