### Words of a score sheet for real cards, in French.

tally-title = Feuille de score
tally-of = Feuille de score : { $game }
tally-lead = Vous jouez avec de vraies cartes ? Note ici les points. La feuille reste sur cet appareil, et elle est comprise quand tu sauvegardes toutes tes parties.
tally-also = Aussi pour
tally-back = Toutes les feuilles
tally-sides = Combien de joueurs ou d’équipes ?
tally-limit = Jusqu’à combien ?
tally-name = Nom pour { $colour }
tally-house = Règles maison
tally-begin = Commencer
tally-write = Noter
tally-undo = Annuler
tally-new = Nouvelle feuille
tally-new-ask = Commencer une nouvelle feuille ?
tally-new-text = Ce qui est écrit sur cette feuille disparaîtra.
tally-new-yes = Recommencer
tally-new-no = Garder cette feuille
tally-round = Manche
tally-total = Total
tally-rounds = Ce qui est noté
tally-over = La partie est finie.
tally-out = { $name } (hors jeu)
count-sheet = { $number ->
    [one] { $number } feuille de score
   *[other] { $number } feuilles de score
    }
