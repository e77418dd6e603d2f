### The words that teach Tokken, in French: in lessons, in illustrations.

## lessons
lesson-tokken = Tokken
lesson-tokken-goal = Tu es rouge, jaune est ton partenaire. À deux, ramenez huit pions. Les tiens rentrés, tu aides jaune.
lesson-tokken-give = Chaque manche commence par un échange : les partenaires se donnent une carte cachée. Donne ton as.
lesson-tokken-give-why = Ton partenaire n’a pas encore de pion sur la piste. Un as permet d’en sortir un.
lesson-tokken-enter = Un as, un roi ou un joker sort un pion sur ta case de départ. Il y est à l’abri, et personne ne passe.
lesson-tokken-dot = Si tu arrives juste sur un point noir, tu sautes au point suivant. Joue le 8.
lesson-tokken-dot-why = Tu n’arrives pas sur le point. Il est huit cases après ta case de départ.
lesson-tokken-king = Le pion sur lequel tu arrives est renvoyé. Un roi avance de 13 et renvoie tout sur son passage. Renvoie deux pions bleus.
lesson-tokken-king-why = Les pions bleus restent alors en place. Avance de 13 avec ton roi.
lesson-tokken-joker = Un joker sort un pion ou avance de 18. Ensuite, tu reçois une carte de plus. Avance de 18.
lesson-tokken-joker-why = C’est permis aussi. Mais essaie le joker, et avance de 18.
lesson-tokken-keep = Grâce à ton joker, il te reste une carte. Tu peux la garder pour la manche suivante. Fais-le.
lesson-tokken-keep-why = C’est permis. Mais un as te sera bien utile : garde-le.
lesson-tokken-push = Un 5 avance un pion adverse. Pousse bleu au-delà de sa case de départ : il doit refaire un tour.
lesson-tokken-push-why = Bleu est presque rentré. Joue le 5 et avance le pion bleu.
lesson-tokken-four = Un 4 recule, mais jamais au-delà de ta case de départ. De là, il te mène presque à la maison. Joue le 4.
lesson-tokken-four-why = Il te reste alors tout le tour à faire. Avec le 4, tu y es presque.
lesson-tokken-jack = Un valet échange ton pion avec un autre. Prends la place du pion bleu près de ta maison.
lesson-tokken-jack-why = Tu n’arrives pas près de ta maison. Échange avec bleu, juste avant ta case de départ.
lesson-tokken-seven = Un 7 se partage entre quatre pions au plus. Fais 2 jusqu’à ta maison et 5 jusqu’au point.
lesson-tokken-seven-why = C’est permis, mais tu peux mieux. Avance de 2 avec le pion de tête et de 5 avec l’autre.
lesson-tokken-stuck = Si on peut jouer, on doit jouer, même contre soi. Si rien ne va, tu écartes tout jusqu’à la manche suivante.

## illustrations: a caption, and (.alt) what there is to see
tokken-illustration-dots = Tu arrives juste sur un point. Tu sautes alors au suivant.
tokken-illustration-dots-alt = Un pion rouge avance de { $steps } cases jusqu’à un point et saute au suivant.
tokken-illustration-dots_last = C’est le dernier point avant ta case de départ. Ici, tu ne sautes pas.
tokken-illustration-dots_last-alt = Un pion rouge avance de { $steps } cases jusqu’à un point et y reste.
tokken-illustration-back = En arrière depuis ta case de départ : te voilà tout près de ta maison.
tokken-illustration-back-alt = Un pion rouge recule de { $steps } cases depuis sa case de départ.
tokken-illustration-back_not = On ne recule pas au-delà de sa propre case de départ.
tokken-illustration-back_not-alt = Un pion rouge ne peut pas reculer au-delà de sa propre case de départ.
tokken-illustration-push = Tu joues le 5, et bleu doit avancer de { $steps }.
tokken-illustration-push-alt = Un pion bleu avance de { $steps } cases.
tokken-illustration-king = Un roi avance de { $steps } et renvoie tous les pions qu’il dépasse.
tokken-illustration-king-alt = Un pion rouge avance de { $steps } cases. Un pion bleu et un turquoise sont renvoyés.
tokken-illustration-split = 7 en tout, partagé ici entre trois pions.
tokken-illustration-split-alt = Trois pions rouges avancent. L’un fait { $steps } cases, les deux autres { $more } en tout.
tokken-illustration-joker = Un joker avance de { $steps }. Ensuite, tu prends une carte.
tokken-illustration-joker-alt = Avec un joker, un pion rouge avance de { $steps } cases, au-delà du bras bleu.
