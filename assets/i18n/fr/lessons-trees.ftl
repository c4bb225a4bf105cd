# The lessons of The Game for the Trees: docs/learning.md says how long each text may be.

### 1: overgrow the huckleberry

lesson-trees-huckleberry-title = La myrtille
lesson-trees-huckleberry-goal = Recouvre avec ton arbre la myrtille de Noir, en e5.
lesson-trees-huckleberry-success = Gagné : Noir n’a plus de myrtille. Prends soin de la tienne aussi.
lesson-trees-huckleberry-hint-1 = Ton arbre est un Bouleau. Il pousse tout droit, le long des buissons.
lesson-trees-huckleberry-hint-2 = De a5 tout droit en e5. Il garde chaque case du chemin.
lesson-trees-huckleberry-mistake-1 = C’était ta propre myrtille. Sans elle, tu as perdu.
lesson-trees-huckleberry-mistake-2 = Tu as cédé un morceau de l’arbre. Il doit pousser, au contraire.

### 2: from grass to tree

lesson-trees-ground-title = Une bonne terre
lesson-trees-ground-goal = Fais pousser un arbre jusqu’à la troisième rangée, par-dessus les buissons.
lesson-trees-ground-success = La broussaille pousse sur l’herbe, l’arbre sur la broussaille. Chacun nourrit le suivant.
lesson-trees-ground-hint-1 = Fais d’abord pousser sur l’herbe un buisson de la deuxième rangée.
lesson-trees-ground-hint-2 = Puis fais pousser sur ce buisson un arbre placé derrière.
lesson-trees-ground-mistake-1 = C’était ta myrtille, et la voilà perdue. Choisis une autre case.
lesson-trees-ground-mistake-2 = L’herbe s’étend sur le sol nu, mais les arbres ne poussent pas sur l’herbe.

### 3: the four trees

lesson-trees-four-trees-title = Quatre sortes d’arbres
lesson-trees-four-trees-goal = Un seul de tes arbres atteint d5. Trouve-le et gagne.
lesson-trees-four-trees-success = Le Frêne saute comme un cavalier, par-dessus tout. Le sol nu arrêtait les autres.
lesson-trees-four-trees-hint-1 = Bouleau droit, Hêtre en biais, Pin les deux, et le Frêne saute.
lesson-trees-four-trees-hint-2 = Deux cases vers le haut, une de côté, depuis c3.
lesson-trees-four-trees-mistake-1 = C’était ta propre myrtille. Sans elle, tu as perdu.
lesson-trees-four-trees-mistake-2 = Celui-ci n’arrive pas en d5, faute de buissons sur son chemin.
lesson-trees-four-trees-mistake-3 = Céder des cases n’apporte rien ici. Fais pousser un arbre en d5.

### 4: momentum

lesson-trees-momentum-title = L’élan
lesson-trees-momentum-goal = Fais pousser le Frêne en c3. Puis joue autre chose, et regarde.
lesson-trees-momentum-success = Ce qui a poussé continue tout seul, de la même façon, à chaque tour.
lesson-trees-momentum-hint-1 = Le Frêne est en b1, et son chemin est marqué.
lesson-trees-momentum-hint-2 = Fais-le pousser une fois en c3. Ensuite, tout coup inoffensif convient.
lesson-trees-momentum-mistake-1 = Tu as arrêté la pousse. Laisse-la faire : elle arrive toute seule.
lesson-trees-momentum-mistake-2 = C’était ta propre myrtille. Sans elle, tu as perdu.
lesson-trees-momentum-mistake-3 = Rien n’a encore commencé à pousser. Mets le Frêne en route.

### 5: the order of things

lesson-trees-order-title = Chaque chose en son temps
lesson-trees-order-goal = Le Frêne continue en f3. Mets-y d’abord un buisson !
lesson-trees-order-success = Oui : le buisson d’abord, puis le Frêne par-dessus. Tu choisis l’ordre.
lesson-trees-order-hint-1 = Les arbres ne poussent pas sur l’herbe. Ton buisson en g2 est juste à côté.
lesson-trees-order-hint-2 = Fais pousser g2 en f3 ; quand on te demande l’ordre, mets-le en premier.
lesson-trees-order-mistake-1 = Le Frêne est passé avant : sur l’herbe, sa pousse s’est arrêtée. Le buisson arrive trop tard.
lesson-trees-order-mistake-2 = C’était ta propre myrtille. Sans elle, tu as perdu.
lesson-trees-order-mistake-3 = Le Frêne n’a pas trouvé de buisson en f3, et sa pousse s’est arrêtée.

### 6: retreat

lesson-trees-grass-stops-title = Couper la route
lesson-trees-grass-stops-goal = Le Bouleau noir a une route vers ta myrtille. Coupe-la !
lesson-trees-grass-stops-success = Un buisson cédé laisse de l’herbe, et l’herbe arrête tous les arbres.
lesson-trees-grass-stops-hint-1 = Au lieu de faire pousser, tu peux céder n’importe laquelle de tes cases.
lesson-trees-grass-stops-hint-2 = Retire-toi de e4, f4 ou g4.
lesson-trees-grass-stops-mistake-1 = Tu as cédé la myrtille elle-même. Cède plutôt un buisson à côté.
lesson-trees-grass-stops-mistake-2 = La route est encore là, et le Bouleau arrive tout droit.

### 7: stop a chain

lesson-trees-stop-title = Halte !
lesson-trees-stop-goal = Ton propre Bouleau va recouvrir ta myrtille. Arrête-le !
lesson-trees-stop-success = Elle est sauvée. Au lieu de faire pousser, tu peux arrêter une de tes pousses.
lesson-trees-stop-hint-1 = La pointe de la pousse est en c4, et d4 vient ensuite.
lesson-trees-stop-hint-2 = Choisis c4, puis « Arrêter la pousse ».
lesson-trees-stop-mistake-1 = Quoi que tu fasses, une pousse continue. Elle a recouvert ta propre myrtille.

### 8: the leap

lesson-trees-leap-title = Une fois par partie
lesson-trees-leap-goal = Double attaque ! Choisis ton herbe : la myrtille y saute.
lesson-trees-leap-success = Tu en as deux maintenant : une peut tomber. On ne saute qu’une fois.
lesson-trees-leap-hint-1 = Choisis une de tes cases d’herbe : e1, f1 ou f2.
lesson-trees-leap-hint-2 = En e1, f1 ou f2, choisis « Sauter ».
lesson-trees-leap-mistake-1 = Tu as cédé ta seule myrtille. Choisis plutôt de l’herbe, pour qu’elle y saute.
lesson-trees-leap-mistake-2 = L’une des deux routes est encore ouverte, et le Bouleau arrive.

### 9: attack a tree

lesson-trees-attack-title = Deux contre un
lesson-trees-attack-goal = Deux arbres différents en brisent un troisième. Vise e6 avec les deux.
lesson-trees-attack-success = Brisé ! Et ce qui était coupé de sa racine est mort aussi.
lesson-trees-attack-hint-1 = La pousse du Hêtre en d5 vise déjà e6. Quel arbre l’aide ?
lesson-trees-attack-hint-2 = Fais pousser le Frêne de d4 en e6, avant ou après.
lesson-trees-attack-mistake-1 = C’était ta propre myrtille. Sans elle, tu as perdu.
lesson-trees-attack-mistake-2 = Seul, un arbre ne fait rien à un autre. La pousse s’est arrêtée.

### 10: a won position

lesson-trees-finish-title = Conclure
lesson-trees-finish-goal = Wren se défend, maintenant. Ouvre une route vers la myrtille en e8.
lesson-trees-finish-success = Bien poussé. Routes, élan et patience : voilà comment on gagne à ce jeu.
lesson-trees-finish-hint-1 = De h5, ton Hêtre regarde vers e8. Que lui manque-t-il ?
lesson-trees-finish-hint-2 = Un buisson en g6 ouvre sa route. Le Bouleau en a une autre.
lesson-trees-finish-mistake-1 = Ta propre myrtille a disparu. Garde-la pendant que tu chasses l’autre.

### 11: the first match

lesson-trees-first-match-title = Ta première partie
lesson-trees-first-match-goal = Depuis le départ, contre Wren. Tu peux demander des indices.
lesson-trees-first-match-success = Tu as gagné ta première partie de Trees !

### mini match 1

lesson-trees-small-clearing-title = Une petite clairière
lesson-trees-small-clearing-goal = Deux arbres chacun. Recouvre la myrtille noire, et garde la tienne.
lesson-trees-small-clearing-success = Gagné dans la petite clairière. La forêt est seulement plus vaste.

### mini match 2

lesson-trees-ash-and-beech-title = Frêne et Hêtre
lesson-trees-ash-and-beech-goal = Un Frêne sauteur et un Hêtre en biais chacun. Atteins la myrtille.
lesson-trees-ash-and-beech-success = Gagné : l’un de tes deux arbres a trouvé sa route.

### mini match 3

lesson-trees-pine-and-beech-title = Pin et Hêtre
lesson-trees-pine-and-beech-goal = Un Pin va en tous sens. Ouvre-lui la route de la myrtille.
lesson-trees-pine-and-beech-success = Gagné : les buissons d’abord, puis le Pin.
