# The lessons of Troop Chess: docs/learning.md says how long each text may be.

### 1: scatter the other side

lesson-troop-chess-last-troop-title = La dernière troupe
lesson-troop-chess-last-troop-goal = Choisis ton rang de trois, puis mène la première pierre sur Noir.
lesson-troop-chess-last-troop-success = Gagné. Trois pierres qui se touchent forment une troupe ; Noir n’a plus de troupe.
lesson-troop-chess-last-troop-hint-1 = Les pierres marchent par trois. Les tiennes se touchent au milieu du plateau.
lesson-troop-chess-last-troop-hint-2 = Choisis e5, d5 et f5, puis e6. Les trois avancent.
lesson-troop-chess-last-troop-mistake-1 = De côté, rien à gagner, et maintenant le rang de Noir balaie le tien.
lesson-troop-chess-last-troop-mistake-2 = Noir est juste devant toi. Avance, ne recule pas.

### 2: one step and two

lesson-troop-chess-march-title = La marche
lesson-troop-chess-march-goal = Atteins les points entourés en deux coups, l’un long, l’autre en biais.
lesson-troop-chess-march-success = Un pas va dans tous les sens. Deux pas, seulement le long de la ligne.
lesson-troop-chess-march-hint-1 = C’est la colonne de trois qui bouge. Choisis d’abord sa pierre du haut.
lesson-troop-chess-march-hint-2 = De e4 en e6, puis de e6 en f7.
lesson-troop-chess-march-mistake-1 = Trop court, ou du mauvais côté. Dans sa longueur, une colonne peut faire deux pas d’un coup.
lesson-troop-chess-march-mistake-2 = Presque ! Compare la place de tes pierres avec les points entourés, et choisis un autre pas.

### 3: the Pyramid

lesson-troop-chess-tip-title = La pointe
lesson-troop-chess-tip-goal = Prends la pierre entourée avec la pointe de ta flèche.
lesson-troop-chess-tip-success = Pointe et deux ailes : une Pyramide. Elle fait deux pas là où elle pointe.
lesson-troop-chess-tip-hint-1 = Choisis e5 et les deux pierres juste derrière, à gauche et à droite.
lesson-troop-chess-tip-hint-2 = De e5 en e7 : d4, e5 et f4 partent ensemble.
lesson-troop-chess-tip-mistake-1 = Un pas ne suffit pas. Avec la pointe devant, tu peux en faire deux.
lesson-troop-chess-tip-mistake-2 = Un rang en biais, l’Oblique, ne va loin qu’en biais. Il faut une pierre de chaque côté.
lesson-troop-chess-tip-mistake-3 = Les trois bonnes, mais la pointe vise devant elle, vers la pierre entourée.

### 4: the Wedge

lesson-troop-chess-corner-title = L’angle
lesson-troop-chess-corner-goal = Choisis trois pierres sur quatre, et prends la pierre entourée.
lesson-troop-chess-corner-success = C’était une Équerre ; elle va loin là où pointe son angle.
lesson-troop-chess-corner-hint-1 = L’angle le plus proche de la pierre entourée est d4. Laisse c3 de côté.
lesson-troop-chess-corner-hint-2 = Choisis d4, c4 et d3, puis f6.
lesson-troop-chess-corner-mistake-1 = Avec c3, l’angle pointe ailleurs. Laisse c3 derrière.
lesson-troop-chess-corner-mistake-2 = Les trois bonnes, mais un pas est trop court. De ce côté, deux sont permis.
lesson-troop-chess-corner-mistake-3 = Les trois bonnes, du mauvais côté. L’angle d4 pointe vers la pierre entourée.

### 5: leaping over own stones

lesson-troop-chess-out-title = Par-dessus les tiennes
lesson-troop-chess-out-goal = Voici le départ. Mène une pierre à un point entouré.
lesson-troop-chess-out-success = En deux pas, tu sautes par-dessus tes pierres, mais tu ne finis jamais dessus.
lesson-troop-chess-out-hint-1 = Un rang n’avance que d’un pas. Fais une pointe avec les deux rangées.
lesson-troop-chess-out-hint-2 = Choisis e2, d1 et f1, puis e4.
lesson-troop-chess-out-mistake-1 = Côte à côte, elles n’avancent que d’un pas. Une pointe ou un angle en fait deux.
lesson-troop-chess-out-mistake-2 = Ce n’est pas assez loin. Quelles trois peuvent avancer de deux pas ?

### 6: heads look one way

lesson-troop-chess-slantwise-title = Pas de front
lesson-troop-chess-slantwise-goal = Prends la pierre entourée sans perdre une des tiennes.
lesson-troop-chess-slantwise-success = Le bout d’une ligne est une tête, forte seulement là où elle regarde.
lesson-troop-chess-slantwise-hint-1 = La pierre entourée regarde droit vers le bas, vers e5. Viens d’un autre côté.
lesson-troop-chess-slantwise-hint-2 = Choisis d5, e5 et f5, et avance en biais : d5 en e6.
lesson-troop-chess-slantwise-mistake-1 = C’est la tête de sa ligne, qui te regarde en face. Ta pierre est tombée.
lesson-troop-chess-slantwise-mistake-2 = Cela ne touche personne. La pierre entourée n’est qu’à un pas.

### 7: the Serpent

lesson-troop-chess-serpent-title = Le Serpent
lesson-troop-chess-serpent-goal = Contourne la pierre de devant, et prends celle qui est entourée.
lesson-troop-chess-serpent-success = Deux pas devant, droit ou en biais, jamais par-dessus l’adversaire. Un Serpent est sans tête.
lesson-troop-chess-serpent-hint-1 = Ton Serpent, c’est c2, c3 et d4 ; sa queue est c2.
lesson-troop-chess-serpent-hint-2 = Deux pas tout droit, d4 en d6 ; puis en biais, d6 en f8.
lesson-troop-chess-serpent-mistake-1 = Trop lent. Depuis sa queue, ton Serpent regarde vers le haut. Deux pas, tout droit.
lesson-troop-chess-serpent-mistake-2 = Presque ! De d6, la pierre entourée est à deux pas en biais.

### 8: head of several troops

lesson-troop-chess-eyes-title = Beaucoup d’yeux
lesson-troop-chess-eyes-goal = Frappe une pierre sans en perdre. Celle qui est entourée te voit.
lesson-troop-chess-eyes-success = Une pierre peut être tête de plusieurs troupes, et regarde où chacune regarde.
lesson-troop-chess-eyes-hint-1 = Laisse la pierre entourée ; frappe sa voisine en c5.
lesson-troop-chess-eyes-hint-2 = De c4 en c5, avec a4 et b4 à côté.
lesson-troop-chess-eyes-mistake-1 = La pierre entourée a repoussé la tienne. Il ne te reste aucune troupe : c’est perdu.
lesson-troop-chess-eyes-mistake-2 = La pierre entourée regarde en bas et des deux côtés en biais. La tienne est tombée.
lesson-troop-chess-eyes-mistake-3 = Tu n’as pas frappé : Noir l’a fait. Une pierre en face ne te voit pas.

### 9: a head defends

lesson-troop-chess-stand-firm-title = Tenir bon
lesson-troop-chess-stand-firm-goal = La pointe noire va frapper ta pierre entourée. Fais-la regarder en face.
lesson-troop-chess-stand-firm-success = Ta tête a regardé en face : l’attaquante est tombée, avec la dernière troupe noire.
lesson-troop-chess-stand-firm-hint-1 = En haut d’une ligne de trois, e4 est une tête.
lesson-troop-chess-stand-firm-hint-2 = Choisis d1, d2 et d3, et va d’un pas à droite : d3 en e3.
lesson-troop-chess-stand-firm-mistake-1 = Tu as heurté la pointe toi-même, et tu n’as plus de troupe.
lesson-troop-chess-stand-firm-mistake-2 = Personne n’a regardé la pointe en face : elle a percé.
lesson-troop-chess-stand-firm-mistake-3 = Fuir est sûr pour l’instant. Mais e4 aurait pu regarder en face.

### 10: both heads fall, a draw

lesson-troop-chess-save-a-draw-title = Tête contre tête
lesson-troop-chess-save-a-draw-goal = Ta dernière troupe est prise au piège. Brise-la avec celle de Noir.
lesson-troop-chess-save-a-draw-success = Tête contre tête : les deux tombent. Plus aucune troupe : la partie est nulle.
lesson-troop-chess-save-a-draw-hint-1 = Ta pierre du haut est une tête, et la pointe entourée aussi.
lesson-troop-chess-save-a-draw-hint-2 = Heurte-la de front : e3 en e4.
lesson-troop-chess-save-a-draw-mistake-1 = Tu as fait un écart, et Noir a dispersé ta dernière troupe.

### 11: a won position

lesson-troop-chess-finish-title = Conclure
lesson-troop-chess-finish-goal = Wren se défend, maintenant. Laisse Noir sans troupe.
lesson-troop-chess-finish-success = Bien joué. Compte les troupes, pas les pierres ; un bon coup décide.
lesson-troop-chess-finish-hint-1 = Neuf pierres contre cinq. Frappe de côté, pas de front.
lesson-troop-chess-finish-hint-2 = Mets devant une pointe ou un angle, et garde trois pierres ensemble.

### 12: the first match

lesson-troop-chess-first-match-title = Ta première partie
lesson-troop-chess-first-match-goal = Dix-huit pierres chacun, contre Wren. Tu peux demander des indices.
lesson-troop-chess-first-match-success = Tu as gagné ta première partie de Troop Chess !

### mini match 1

lesson-troop-chess-six-a-side-title = Six contre six
lesson-troop-chess-six-a-side-goal = Six pierres chacun. Laisse Noir sans troupe.
lesson-troop-chess-six-a-side-success = Gagné : Noir n’avait plus trois pierres qui se touchent.

### mini match 2

lesson-troop-chess-two-lines-title = Deux lignes
lesson-troop-chess-two-lines-goal = Deux lignes chacun. Viens de là où leurs têtes ne regardent pas.
lesson-troop-chess-two-lines-success = Gagné : une ligne n’est forte que là où ses bouts regardent.

### mini match 3

lesson-troop-chess-eight-a-side-title = Huit contre huit
lesson-troop-chess-eight-a-side-goal = Huit pierres chacun. Garde tes troupes ensemble.
lesson-troop-chess-eight-a-side-success = Gagné : ensemble, elles étaient plus fortes.
