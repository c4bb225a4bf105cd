# The lessons of Treason: docs/learning.md says how long each text may be.

### 1: capture the last man

lesson-treason-last-man-title = Le dernier pion
lesson-treason-last-man-goal = Saute par-dessus le dernier pion noir et gagne.
lesson-treason-last-man-success = Gagné : Noir n’a plus rien. Ce que tu sautes est pris.
lesson-treason-last-man-hint-1 = Un seul de tes pions est à côté du pion noir.
lesson-treason-last-man-hint-2 = Arrive sur n’importe quelle case vide derrière lui.

### 2: walking, and becoming a Spy

lesson-treason-march-title = À travers les lignes
lesson-treason-march-goal = Mène ton pion à une case entourée, de l’autre côté.
lesson-treason-march-success = Il porte une seconde pièce : voilà un Espion. Tu verras ce qu’il sait faire.
lesson-treason-march-hint-1 = Les pions avancent ou vont de côté, sur toute case vide touchant la leur.
lesson-treason-march-hint-2 = Monte le long de la diagonale dorée, puis franchis-la.
lesson-treason-march-mistake-1 = C’est le coin à part : il ne fait pas d’Espion. Passe sur une case entourée.

### 3: chains

lesson-treason-chain-title = L’un après l’autre
lesson-treason-chain-goal = Prends les trois pions noirs en un seul coup.
lesson-treason-chain-success = Trois en un coup ! Le même pion continue tant qu’il peut.
lesson-treason-chain-hint-1 = Commence par le pion à côté du tien.
lesson-treason-chain-hint-2 = De côté par-dessus C2, en montant par-dessus D3, puis F5.
lesson-treason-chain-mistake-1 = Il reste le pion à côté du tien. Commence par celui-là.
lesson-treason-chain-mistake-2 = Tu peux t’arrêter après chaque prise, mais ici, il te faut les trois.

### 4: where to land

lesson-treason-land-well-title = Un bon point de chute
lesson-treason-land-well-goal = Tu dois prendre. Arrive là où personne ne peut te prendre.
lesson-treason-land-well-success = À l’abri ! Qui peut prendre doit prendre. Où arriver, c’est toi qui choisis.
lesson-treason-land-well-hint-1 = Ton pion saute par-dessus D4 ; il y a trois cases derrière.
lesson-treason-land-well-hint-2 = Arrive là où le pion en F6 ne te touche pas.
lesson-treason-land-well-mistake-1 = Pas là : le pion en F6 te touche, et la case derrière toi est vide.

### 5: the odd corner

lesson-treason-corner-title = Le long chemin
lesson-treason-corner-goal = Prends deux pions en un seul coup.
lesson-treason-corner-success = Le coin n’a pas fait d’Espion : la rafle a donc continué.
lesson-treason-corner-hint-1 = Un pion qui devient Espion doit s’arrêter. Une seule case n’en fait pas.
lesson-treason-corner-hint-2 = Saute par-dessus K5 dans le coin F6, puis par-dessus L6.
lesson-treason-corner-mistake-1 = Le coup d’un nouvel Espion finit aussitôt. Et maintenant, c’est lui qui est pris.
lesson-treason-corner-mistake-2 = Bon coin, mais ne t’arrête pas : saute encore par-dessus L6.

### 6: a Spy captures every way

lesson-treason-all-ways-title = En tous sens
lesson-treason-all-ways-goal = Ton Espion saute aussi en arrière. Prends les quatre pions.
lesson-treason-all-ways-success = Gagné. Un Espion marche et prend dans toutes les directions.
lesson-treason-all-ways-hint-1 = Prends les pions dans cet ordre : J5, D4, E4, F3.
lesson-treason-all-ways-hint-2 = Arrive en J4, en D3, en F4, puis derrière F3.
lesson-treason-all-ways-mistake-1 = Bien commencé. D’une autre case, la rafle continuerait.
lesson-treason-all-ways-mistake-2 = De là, tu n’atteins plus aucun pion. Cherche la case à côté du suivant.

### 7: the mirror

lesson-treason-mirror-title = Trahison
lesson-treason-mirror-goal = Choisis ton Espion en I4, puis l’Espion au-delà de la diagonale.
lesson-treason-mirror-success = Il a changé de camp ! L’Espion retourne ce qui est sur sa case miroir.
lesson-treason-mirror-hint-1 = Plie le plateau le long de la diagonale dorée : I4 tombe sur D3.
lesson-treason-mirror-hint-2 = Choisis I4, puis D3. Rien ne bouge.
lesson-treason-mirror-mistake-1 = Le miroir joue dans les deux sens. L’Espion de Noir a retourné le tien.
lesson-treason-mirror-mistake-2 = Ton Espion a quitté la case miroir, et l’occasion est passée.

### 8: a man turned on the far side

lesson-treason-turncoat-title = Retourner sa veste
lesson-treason-turncoat-goal = Fais un second Espion sans rien déplacer.
lesson-treason-turncoat-success = Un pion retourné de l’autre côté y devient ton Espion.
lesson-treason-turncoat-hint-1 = Qu’y a-t-il sur la case miroir de ton Espion en F1 ?
lesson-treason-turncoat-hint-2 = De coin à coin, F1 retourne le pion en G6.
lesson-treason-turncoat-mistake-1 = Ton pion a un long chemin à faire. L’Espion est plus rapide.
lesson-treason-turncoat-mistake-2 = De là, l’Espion regarde une autre case. Il était bien placé.

### 9: bait

lesson-treason-bait-title = L’appât
lesson-treason-bait-goal = Noir doit prendre, lui aussi. Offre un pion, puis prends tout.
lesson-treason-bait-success = Un donné, trois pris. Qui doit prendre se laisse égarer.
lesson-treason-bait-hint-1 = Offre le pion qui est en F2.
lesson-treason-bait-hint-2 = Va en E2. Noir doit sauter en F2, et ta rafle commence.
lesson-treason-bait-mistake-1 = Noir a pris, et ta rafle ne les atteint pas tous.
lesson-treason-bait-mistake-2 = Rien n’est offert : Noir s’approche donc en paix.
lesson-treason-bait-mistake-3 = C’était trop tôt pour s’arrêter : cette rafle peut prendre les trois.

### 10: blocked

lesson-treason-blocked-title = Sans issue
lesson-treason-blocked-goal = Ne laisse aucun coup au pion noir dans le coin.
lesson-treason-blocked-success = Gagné : qui ne peut plus jouer a perdu.
lesson-treason-blocked-hint-1 = Il ne peut qu’aller en A1, ou sauter par-dessus, en B1.
lesson-treason-blocked-hint-2 = Occupe B1 avec le pion d’à côté.
lesson-treason-blocked-mistake-1 = Tu as ouvert la porte, et le voilà Espion.
lesson-treason-blocked-mistake-2 = Derrière A1, il reste de la place : il saute par-dessus toi.

### 11: a won position

lesson-treason-finish-title = Conclure
lesson-treason-finish-goal = Wren se défend, maintenant. Prends, retourne ou bloque le dernier pion.
lesson-treason-finish-success = Bien joué. Plus rien de noir ne peut bouger.
lesson-treason-finish-hint-1 = Les Espions valent le plus. Garde-les là où le pion ne peut les sauter.
lesson-treason-finish-hint-2 = Approche tes pions, sans case vide derrière eux ; puis prends ou retourne.

### 12: the first match

lesson-treason-first-match-title = Ta première partie
lesson-treason-first-match-goal = Onze pions chacun, contre Wren. Tu peux demander des indices.
lesson-treason-first-match-success = Tu as gagné ta première partie de Treason !

### mini match 1

lesson-treason-six-a-side-title = Six contre six
lesson-treason-six-a-side-goal = Six pions chacun. Prends, et mène un pion en face.
lesson-treason-six-a-side-success = Gagné : moins de pions, mais le même jeu.

### mini match 2

lesson-treason-close-title = Serrés
lesson-treason-close-goal = Cinq pions chacun, serrés. Regarde avant chaque pas.
lesson-treason-close-success = Gagné : qui doit prendre se laisse mener.

### mini match 3

lesson-treason-a-spy-each-title = Un Espion chacun
lesson-treason-a-spy-each-goal = Trois pions et un Espion chacun. Gare aux cases miroirs.
lesson-treason-a-spy-each-success = Gagné : un Espion ne quitte pas des yeux sa case miroir.
