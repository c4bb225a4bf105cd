# The lessons of Go-Chess: docs/learning.md says how long each text may be.

### 1: checkmate

lesson-go-chess-mate-title = Mat
lesson-go-chess-mate-goal = Attaque le Roi entouré de façon qu’il ne puisse pas s’échapper.
lesson-go-chess-mate-success = Échec et mat ! Le Roi est attaqué et sans issue : tu gagnes.
lesson-go-chess-mate-hint-1 = Ta Tour va tout droit, aussi loin qu’elle veut.
lesson-go-chess-mate-hint-2 = Mène-la de côté, en a4 ; de là, elle voit toute la colonne.
lesson-go-chess-mate-mistake-1 = Des cases bloquées séparent la Tour du Roi, et rien ne glisse par-dessus.
lesson-go-chess-mate-mistake-2 = Rien n’attaque le Roi pour l’instant. Seule la Tour peut l’atteindre.

### 2: Pawns go every way

lesson-go-chess-pawn-title = Les Pions, en tous sens
lesson-go-chess-pawn-goal = Prends la Tour entourée avec ton Pion du milieu, en deux coups.
lesson-go-chess-pawn-success = Les Pions vont droit, prennent en biais, dans les quatre directions, et restent Pions.
lesson-go-chess-pawn-hint-1 = Ton Pion en e5 peut aussi reculer.
lesson-go-chess-pawn-hint-2 = Recule en e4 ; puis prends en biais en f3.
lesson-go-chess-pawn-mistake-1 = Le Pion en c5 reprend. Les Pions noirs vont aussi dans tous les sens.
lesson-go-chess-pawn-mistake-2 = Un Pion a pris le tien, en biais. Va là où aucun ne te touche en biais.
lesson-go-chess-pawn-mistake-3 = La Tour est en biais derrière toi : prends-la maintenant.

### 3: Rook, Bishop and Queen

lesson-go-chess-lines-title = Droit et en biais
lesson-go-chess-lines-goal = Prends les trois Pions entourés en trois coups.
lesson-go-chess-lines-success = La Tour va droit, le Fou en biais, la Dame les deux, jusqu’à un obstacle.
lesson-go-chess-lines-hint-1 = La Tour en b2 et le Fou en c3 en atteignent un chacun.
lesson-go-chess-lines-hint-2 = La Tour prend g2, le Fou a5, et la Dame, en biais, i6.
lesson-go-chess-lines-mistake-1 = Cette case était gardée : un Pion y a pris ta pièce, en biais.
lesson-go-chess-lines-mistake-2 = Aucune prise. Suis les lignes : elles finissent aux cases bloquées et aux pièces.

### 4: the Knight

lesson-go-chess-leap-title = Le Cavalier saute
lesson-go-chess-leap-goal = Prends la Tour entourée. Ton Cavalier saute par-dessus les cases bloquées.
lesson-go-chess-leap-success = Deux cases tout droit, une de côté, par-dessus tout : ainsi saute un Cavalier.
lesson-go-chess-leap-hint-1 = Il faut deux sauts au Cavalier en e5. Évite la case gardée.
lesson-go-chess-leap-hint-2 = D’abord en g6, puis en h8.
lesson-go-chess-leap-mistake-1 = Cette case était gardée, et ton Cavalier est tombé.
lesson-go-chess-leap-mistake-2 = Les autres ne contournent pas à temps les cases bloquées. Sers-toi du Cavalier.
lesson-go-chess-leap-mistake-3 = Deux cases tout droit, une de côté. De là, le Cavalier n’atteint pas la Tour.

### 5: the King is attacked

lesson-go-chess-check-title = Échec
lesson-go-chess-check-goal = Ton Roi est attaqué. Sauve-le sans rien perdre.
lesson-go-chess-check-success = Un Roi attaqué est en échec. Il faut prendre, s’interposer ou s’écarter, aussitôt.
lesson-go-chess-check-hint-1 = La Tour en e9 attaque. Laquelle de tes pièces peut la prendre ?
lesson-go-chess-check-hint-2 = Le Cavalier saute de c8 en e9.
lesson-go-chess-check-mistake-1 = Le Roi s’est écarté, et la Dame derrière lui est tombée.
lesson-go-chess-check-mistake-2 = Interposé, oui, mais sans défense : le Cavalier est tombé, et le Roi est de nouveau attaqué.

### 6: mate, not stalemate

lesson-go-chess-no-stalemate-title = Pas trop serré
lesson-go-chess-no-stalemate-goal = Gagne maintenant : attaque le Roi sans lui laisser d’issue.
lesson-go-chess-no-stalemate-success = Mat. Non attaqué, mais sans coup possible : nulle ; deux Rois seuls, nulle aussi.
lesson-go-chess-no-stalemate-hint-1 = La Dame attaque le long de la colonne où est le Roi.
lesson-go-chess-no-stalemate-hint-2 = Va en a1 ou a4 : ton Roi garde l’issue.
lesson-go-chess-no-stalemate-mistake-1 = Le Roi n’est pas attaqué, et Noir ne peut pas jouer. C’est pat : partie nulle.
lesson-go-chess-no-stalemate-mistake-2 = Noir peut encore jouer. Attaque le Roi le long de sa colonne.

### 7: placing in secret

lesson-go-chess-secret-title = En secret
lesson-go-chess-secret-goal = Chacun place ses Pions en secret. Essaie la case entourée.
lesson-go-chess-secret-success = Même case : personne ne l’a, on choisit encore. Puis les deux Pions apparaissent ensemble.
lesson-go-chess-secret-hint-1 = Un Pion peut aller sur toute case vide qui n’est pas bloquée.
lesson-go-chess-secret-hint-2 = D’abord e5. Puis, après le conflit, n’importe quelle autre case.
lesson-go-chess-secret-mistake-1 = Cases différentes : les deux Pions sont aussitôt placés. Essaie celle qui est entourée.

### 8: the second Bishop

lesson-go-chess-bishops-title = L’autre couleur
lesson-go-chess-bishops-goal = Place ton second Fou pour attaquer de loin le Pion entouré.
lesson-go-chess-bishops-success = Deux Fous, deux couleurs. Le second ne va pas sur la couleur du premier.
lesson-go-chess-bishops-hint-1 = Suis les lignes en biais qui mènent au Pion entouré.
lesson-go-chess-bishops-hint-2 = À deux cases, il ne peut pas te prendre : en a7 ou a3.
lesson-go-chess-bishops-mistake-1 = Si près, le Pion t’attaque aussi, car il prend à une case en biais.
lesson-go-chess-bishops-mistake-2 = De là, aucune ligne libre en biais ne mène au Pion entouré.

### 9: who begins

lesson-go-chess-who-begins-title = Qui commence ?
lesson-go-chess-who-begins-goal = Place ton Roi près de ta Dame, afin de jouer en premier.
lesson-go-chess-who-begins-success = Tu commences : ton Roi est plus près. Les cases attaquées lui sont interdites.
lesson-go-chess-who-begins-hint-1 = La pièce entourée est ta Dame. Compte les colonnes plus les rangées.
lesson-go-chess-who-begins-hint-2 = À un pas d’elle : h1 ou i2.
lesson-go-chess-who-begins-mistake-1 = Noir commence : ton Roi n’est pas plus près de sa Dame que celui de Noir.

### 10: Kings side by side

lesson-go-chess-kings-title = Des Rois à distance
lesson-go-chess-kings-goal = Place ton Roi sur la case entourée ; celui de Noir approche.
lesson-go-chess-kings-success = Côte à côte, les Rois repartent, et aucun ne peut retenter sa propre case.
lesson-go-chess-kings-hint-1 = D’abord la case entourée, c7.
lesson-go-chess-kings-hint-2 = Quand les deux sont repartis, choisis une autre case, par exemple i5.
lesson-go-chess-kings-mistake-1 = Loin l’un de l’autre, les Rois restent. Essaie la case entourée, pour qu’ils se rencontrent.

### 11: a won position

lesson-go-chess-finish-title = Conclure
lesson-go-chess-finish-goal = Wren se défend, maintenant. Attaque le Roi jusqu’au mat.
lesson-go-chess-finish-success = Bien joué. D’abord enfermer le Roi, puis l’attaquer.
lesson-go-chess-finish-hint-1 = Une Tour sur la rangée devant le Roi l’enferme.
lesson-go-chess-finish-hint-2 = D’abord la Tour en a9 ; puis l’autre attaque sur la rangée 10.

### 12: the first match

lesson-go-chess-first-match-title = Ta première partie
lesson-go-chess-first-match-goal = Une partie entière contre Wren, plateau vide. Tu peux demander des indices.
lesson-go-chess-first-match-success = Tu as gagné ta première partie de Go-Chess !

### mini match 1

lesson-go-chess-queen-and-bishop-title = Dame et Fou
lesson-go-chess-queen-and-bishop-goal = Ta Dame et ton Fou contre Tour et Cavalier. Fais mat.
lesson-go-chess-queen-and-bishop-success = Mat ! La Dame y arrive avec de l’aide, rarement seule.

### mini match 2

lesson-go-chess-queen-and-rook-title = Dame et Tour
lesson-go-chess-queen-and-rook-goal = Ta Dame et ta Tour contre Tour et Cavalier. Fais mat.
lesson-go-chess-queen-and-rook-success = Mat ! Deux pièces fortes ôtent au Roi ses cases.

### mini match 3

lesson-go-chess-queens-title = Une Dame chacun
lesson-go-chess-queens-goal = Une Dame, un Cavalier et trois Pions chacun, déjà placés. Fais mat.
lesson-go-chess-queens-success = Mat ! C’était toute une partie de Go-Chess, au placement près.
