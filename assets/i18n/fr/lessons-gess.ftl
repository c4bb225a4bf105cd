# The lessons of Gess: docs/learning.md says how long each text may be.

### 1: break the ring

lesson-gess-break-ring-title = Briser l’anneau
lesson-gess-break-ring-goal = Lance les deux pierres marquées tout droit dans l’anneau blanc.
lesson-gess-break-ring-success = Gagné ! Les huit pierres encadrées font un anneau. Qui n’en a plus a perdu.
lesson-gess-break-ring-hint-1 = Choisis l9, celle du bas. Ses voisines viennent avec elle.
lesson-gess-break-ring-hint-2 = De l9 jusqu’en l16, où tu touches l’anneau.
lesson-gess-break-ring-mistake-1 = Bonne direction, mais ne t’arrête pas : cours jusqu’à toucher l’anneau.
lesson-gess-break-ring-mistake-2 = Tu as déchiré ton propre anneau, autour de l3, et perdu aussitôt.
lesson-gess-break-ring-mistake-3 = C’est autre chose qui a bougé. Choisis l9 : une pierre au-dessus la tire vers le haut.

### 2: what a piece is

lesson-gess-block-title = Ce qui bouge ensemble
lesson-gess-block-goal = Déplace les cinq pierres marquées en un seul coup.
lesson-gess-block-success = Tout bloc de 3×3 qui contient de tes pierres, mais aucune blanche, est une pièce.
lesson-gess-block-hint-1 = La case que tu choisis emmène ses huit voisines.
lesson-gess-block-hint-2 = Choisis i8, au milieu des cinq, et va où tu peux.
lesson-gess-block-mistake-1 = Seules les pierres autour de ta case ont suivi. Quelle case les a toutes ?
lesson-gess-block-mistake-2 = C’étaient d’autres pierres. Les cinq marquées sont autour d’une même case.

### 3: directions

lesson-gess-lone-stone-title = La pierre isolée
lesson-gess-lone-stone-goal = Envoie vers la droite la pierre isolée de h9 : prends k9.
lesson-gess-lone-stone-success = Une pierre du côté droit d’un bloc le tire à droite, de trois cases.
lesson-gess-lone-stone-hint-1 = La pierre doit être à droite de la case que tu choisis.
lesson-gess-lone-stone-hint-2 = Choisis g9, la case vide à sa gauche, et va en j9.
lesson-gess-lone-stone-mistake-1 = Bonne direction ! Fais maintenant les trois cases d’un coup.
lesson-gess-lone-stone-mistake-2 = Une pierre tire son bloc de son côté. La tienne doit tirer vers la droite.
lesson-gess-lone-stone-mistake-3 = La pierre en h9 n’a pas bougé. Choisis une case à côté d’elle.

### 4: how far

lesson-gess-range-title = Une pierre au milieu
lesson-gess-range-goal = Prends une pierre marquée. Un seul de tes deux groupes le peut.
lesson-gess-range-success = Avec une pierre au milieu, un bloc va aussi loin qu’il veut, sinon trois cases.
lesson-gess-range-hint-1 = Compare les groupes. Lequel a une pierre en son milieu ?
lesson-gess-range-hint-2 = Choisis o8, et cours jusqu’en o14.
lesson-gess-range-mistake-1 = Le milieu de celui-là est vide : il ne peut faire que trois cases.
lesson-gess-range-mistake-2 = Aucune prise. Choisis o8, qui a une pierre juste au-dessus, et cours jusqu’au bout.

### 5: the first touch

lesson-gess-first-touch-title = En travers du chemin
lesson-gess-first-touch-goal = Brise l’anneau blanc sans perdre une seule de tes pierres.
lesson-gess-first-touch-success = Gagné. Un bloc s’arrête à la première pierre touchée, même une des tiennes.
lesson-gess-first-touch-hint-1 = Le bloc, large de trois cases, toucherait k12. Déplace d’abord k12.
lesson-gess-first-touch-hint-2 = Choisis l12 et va à gauche avec cette pierre ; puis l7 monte.
lesson-gess-first-touch-mistake-1 = Tu as déchiré ton propre anneau. Laisse ses huit pierres en paix.
lesson-gess-first-touch-mistake-2 = Le bloc a touché une de tes pierres : il a dû s’arrêter là, et elle a disparu.

### 6: everything under the block

lesson-gess-sweep-title = Balayées
lesson-gess-sweep-goal = Prends trois pierres blanches en un seul coup.
lesson-gess-sweep-success = Tout ce qui est sous le bloc part, même sous ses cases vides.
lesson-gess-sweep-hint-1 = Ton groupe marqué peut monter, ou aller en biais vers le haut à droite.
lesson-gess-sweep-hint-2 = De g8 en biais jusqu’en k12, où il touche les trois.
lesson-gess-sweep-mistake-1 = Tu as déchiré ton propre anneau. Sers-toi du groupe marqué.
lesson-gess-sweep-mistake-2 = Une seule, car le premier contact t’arrête. Viens de côté sur les trois autres.
lesson-gess-sweep-mistake-3 = Rien n’est encore balayé. Continue jusqu’à toucher les pierres de Blanc.

### 7: over the edge

lesson-gess-edge-title = Au bord
lesson-gess-edge-goal = Prends la pierre en e9 avec ta pierre du bord.
lesson-gess-edge-success = La case choisie peut être sur la marge, dehors. Les pierres, non.
lesson-gess-edge-hint-1 = Ta pierre doit être à droite de la case choisie. Regarde dehors.
lesson-gess-edge-hint-2 = Choisis a9, sur la marge, et va à droite en d9.
lesson-gess-edge-mistake-1 = C’est la bonne case ! Fais maintenant les trois cases d’un coup.
lesson-gess-edge-mistake-2 = Par-delà le bord, cette pierre est perdue pour de bon.
lesson-gess-edge-mistake-3 = Elle est partie ailleurs. Elle doit être à droite de la case choisie.
lesson-gess-edge-mistake-4 = La pierre du bord, b9, n’a pas bougé. C’est elle qu’il faut jouer.

### 8: your own ring

lesson-gess-own-ring-title = Pas touche à l’anneau
lesson-gess-own-ring-goal = Prends les deux pierres marquées avec un de tes gros blocs.
lesson-gess-own-ring-success = Bon choix : ce bloc n’emporte aucune pierre de ton anneau.
lesson-gess-own-ring-hint-1 = Deux blocs pleins le pourraient. L’un partage des pierres avec ton anneau.
lesson-gess-own-ring-hint-2 = Choisis i3, pas j3, et cours jusqu’en i10.
lesson-gess-own-ring-mistake-1 = Ton anneau est déchiré : le bloc en a emporté des pierres. Tu as perdu.
lesson-gess-own-ring-mistake-2 = Pas toutes les deux. Un bloc plein va aussi loin qu’il veut, en tous sens.

### 9: a second ring

lesson-gess-second-ring-title = Un anneau de réserve
lesson-gess-second-ring-goal = Fais descendre les pierres marquées. Puis lance j3 dans l’anneau blanc.
lesson-gess-second-ring-success = Gagné : ton second anneau était entier, le seul de Blanc ne l’était plus.
lesson-gess-second-ring-hint-1 = Huit pierres autour d’une case vide font un nouvel anneau.
lesson-gess-second-ring-hint-2 = D’abord f13 descend en f10, puis j3 monte en j16.
lesson-gess-second-ring-mistake-1 = Ton dernier anneau a disparu. Même si celui de Blanc casse aussi, qui a joué perd.
lesson-gess-second-ring-mistake-2 = Pas encore de second anneau. Il faut huit pierres autour de la case vide f8.

### 10: dodging, and the draw

lesson-gess-draw-title = Aller et retour
lesson-gess-draw-goal = Blanc va frapper. Esquive avec ton anneau, puis reviens.
lesson-gess-draw-success = Une position vue trois fois, et la partie est nulle. Pas perdue !
lesson-gess-draw-hint-1 = Un anneau est aussi une pièce, vide au milieu : trois cases, en tous sens.
lesson-gess-draw-hint-2 = Choisis d3 et va à droite en g3 ; au coup suivant, reviens.
lesson-gess-draw-mistake-1 = Le bloc de Blanc est large de trois cases : ton anneau était encore sur son chemin.
lesson-gess-draw-mistake-2 = Ton anneau n’en est plus un. Déplace-le en entier, et reste sur le plateau.
lesson-gess-draw-mistake-3 = La position est nouvelle, à présent. Reviens, et l’ancienne se reproduit.

### 11: a won position

lesson-gess-finish-title = Conclure
lesson-gess-finish-goal = Wren se défend, maintenant. Brise l’anneau blanc, garde le tien.
lesson-gess-finish-success = Bien joué. Blocs, courses, anneaux : tu sais tout.
lesson-gess-finish-hint-1 = Le bloc plein en h8 va aussi loin qu’il veut, en tous sens.
lesson-gess-finish-hint-2 = Mène-le au-dessous de l’anneau, puis monte. Guette toujours un chemin libre.
lesson-gess-finish-mistake-1 = Ton dernier anneau a disparu. Regarde-le avant chaque coup.

### 12: the first match

lesson-gess-first-match-title = Ta première partie
lesson-gess-first-match-goal = 43 pierres chacun, contre Wren. Tu peux demander des indices.
lesson-gess-first-match-success = Tu as gagné ta première partie de Gess !

### mini match 1

lesson-gess-ring-and-blocks-title = Trois pièces chacun
lesson-gess-ring-and-blocks-goal = Un anneau, un bloc et une croix chacun. Brise l’anneau blanc.
lesson-gess-ring-and-blocks-success = Gagné : trois pièces ont suffi pour briser un anneau.

### mini match 2

lesson-gess-one-block-title = Un bloc chacun
lesson-gess-one-block-goal = Un anneau et un gros bloc chacun. Sers-t’en bien.
lesson-gess-one-block-success = Gagné : un bloc qui va aussi loin qu’il veut est une pièce forte.

### mini match 3

lesson-gess-two-rings-title = Deux anneaux chacun
lesson-gess-two-rings-goal = Deux anneaux chacun. Brise ceux de Blanc, garde un des tiens.
lesson-gess-two-rings-success = Gagné : un second anneau donne du temps, rien de plus.
