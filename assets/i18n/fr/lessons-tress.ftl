# The lessons of Tress: docs/learning.md says how long each text may be.

### 1: both monarchs in the Fortress

lesson-tress-home-title = À la maison
lesson-tress-home-goal = Amène ta Reine auprès de ton Roi, au milieu.
lesson-tress-home-success = Gagné ! Le Roi et la Reine ensemble dans la Forteresse : voilà le but.
lesson-tress-home-hint-1 = Le Roi est déjà chez lui. La Reine est l’autre pièce couronnée.
lesson-tress-home-hint-2 = Un pas après l’autre, vers le bloc entouré.
lesson-tress-home-mistake-1 = Voilà le Roi sorti de chez lui. Qu’il attende, et amène la Reine.

### 2: domination

lesson-tress-five-zones-title = Cinq zones
lesson-tress-five-zones-goal = Tu tiens quatre blocs marqués. Entre dans un cinquième et gagne.
lesson-tress-five-zones-success = Cinq des sept zones ne sont qu’à toi : gagné. Une pièce suffit par zone.
lesson-tress-five-zones-hint-1 = Un de tes Chevaliers n’est encore dans aucun bloc.
lesson-tress-five-zones-hint-2 = Il va d’une case, droit ou en biais, dans le bloc vide voisin.
lesson-tress-five-zones-mistake-1 = Ce Chevalier est déjà dans un bloc. S’y promener n’apporte rien.
lesson-tress-five-zones-mistake-2 = Tu as laissé un bloc vide, et il est perdu. Il n’en reste que trois.

### 3: elimination

lesson-tress-monarchs-title = Deux couronnes
lesson-tress-monarchs-goal = Prends le Roi et la Reine de Noir, tous les deux.
lesson-tress-monarchs-success = Gagné : Noir n’a plus de monarque. On les prend, sans annoncer d’échec.
lesson-tress-monarchs-hint-1 = Le Piquier porte un fer de lance et glisse en biais, aussi loin qu’il veut.
lesson-tress-monarchs-hint-2 = La Reine d’abord ; de sa case, le Roi est sur ta ligne.
lesson-tress-monarchs-mistake-1 = Trop près. De là, tu vises le Roi, mais il s’écarte.
lesson-tress-monarchs-mistake-2 = Trop près. La Reine prend ce qui est à côté d’elle.

### 4: the Guardian

lesson-tress-leap-title = Le saut
lesson-tress-leap-goal = Prends le Piquier entouré avec ton Gardien, la tour.
lesson-tress-leap-success = Un Gardien saute à deux cases exactement, par-dessus tout, mais jamais dans une zone adverse.
lesson-tress-leap-hint-1 = Le Gardien saute par-dessus tes Chevaliers comme s’ils n’étaient pas là.
lesson-tress-leap-hint-2 = Le milieu est à Noir. Pose-toi d’abord à côté, puis saute encore.
lesson-tress-leap-mistake-1 = Le Chevalier adverse n’attendait que cela. Laisse le milieu tranquille.
lesson-tress-leap-mistake-2 = Cela t’éloigne du Piquier. Deux sauts suffisent.

### 5: intrusion

lesson-tress-closed-zone-title = La zone fermée
lesson-tress-closed-zone-goal = Ton Piquier vise le Chevalier en c8. Ouvre-lui le chemin.
lesson-tress-closed-zone-success = Les deux camps y sont. Disputée, la zone n’est à personne et n’arrête aucune glissade.
lesson-tress-closed-zone-hint-1 = Seul, le Piquier s’arrête où commence la zone de Noir. Envoie ton Chevalier devant.
lesson-tress-closed-zone-hint-2 = Le Chevalier n’a qu’à être dans la zone, hors de la ligne.
lesson-tress-closed-zone-mistake-1 = Il a dû s’arrêter, car Noir tient cette zone. Et maintenant il tombe.
lesson-tress-closed-zone-mistake-2 = La zone est encore à Noir seul. Ton Chevalier était juste devant.

### 6: promotion

lesson-tress-sentinel-title = La Sentinelle
lesson-tress-sentinel-goal = Saute dans la Forteresse avec un Gardien.
lesson-tress-sentinel-success = C’est une Sentinelle : elle glisse en tous sens. Les Piquiers, eux, y deviennent Lanciers.
lesson-tress-sentinel-hint-1 = Chaque camp commence avec deux Gardiens, les tours. Deux sauts suffisent.
lesson-tress-sentinel-hint-2 = Saute en avant et vers le milieu.
lesson-tress-sentinel-mistake-1 = Par le côté, c’est trop loin. Saute tout de suite vers le milieu.

### 7: Second Wind

lesson-tress-second-wind-title = Second Souffle
lesson-tress-second-wind-goal = Les monarques noirs sont chez eux. Un coup pour tout gâcher !
lesson-tress-second-wind-success = Paré ! Après chaque revendication, l’autre camp a une dernière chance.
lesson-tress-second-wind-hint-1 = Contre une escorte, Rois et Reines ne peuvent rien. Le Piquier, si.
lesson-tress-second-wind-hint-2 = Un pied dans la Forteresse, et Noir ne la tient plus.

### 8: look for the answer first

lesson-tress-look-first-title = Regarder d’abord
lesson-tress-look-first-goal = Gagne en ramenant la Reine chez elle, sans que Noir puisse répondre.
lesson-tress-look-first-success = Gagné aussitôt. Il n’y avait que des monarques en face, qui ne peuvent répondre.
lesson-tress-look-first-hint-1 = Qui pourrait entrer dans la Forteresse et tout gâcher ? Prends cette pièce.
lesson-tress-look-first-hint-2 = Le Piquier prend le Chevalier ; puis la Reine entre.
lesson-tress-look-first-mistake-1 = Trop tôt : le Chevalier entre. Occupe-toi d’abord de lui.
lesson-tress-look-first-mistake-2 = Le Piquier a épargné le Chevalier. C’est pourtant lui qui peut répondre.

### 9: lone escort

lesson-tress-lone-escort-title = Le Roi solitaire
lesson-tress-lone-escort-goal = Ta Reine n’est plus. Prends celle de Noir, et ramène ton Roi.
lesson-tress-lone-escort-success = Un monarque chacun : qui amène le sien dans la Forteresse gagne. C’est l’escorte solitaire.
lesson-tress-lone-escort-hint-1 = Ton Chevalier est à côté de la Reine. Ton Roi est presque rentré.
lesson-tress-lone-escort-hint-2 = Le Chevalier prend en g7 ; le Roi entre au milieu.
lesson-tress-lone-escort-mistake-1 = Cela t’éloigne de la Reine, alors qu’elle était juste à côté.

### 10: the draw

lesson-tress-save-a-draw-title = Sauvetage
lesson-tress-save-a-draw-goal = Tes deux monarques ne sont plus. Sauve au moins la nulle !
lesson-tress-save-a-draw-success = Partie nulle : plus personne n’a de monarque.
lesson-tress-save-a-draw-hint-1 = Noir a un seul monarque. Un de tes Chevaliers est à côté.
lesson-tress-save-a-draw-hint-2 = Prends le Roi en c6.

### 11: a won position

lesson-tress-finish-title = Conclure
lesson-tress-finish-goal = Wren se défend, maintenant. Gagne de l’une des manières apprises.
lesson-tress-finish-success = Bien joué. Tu connais les trois manières de gagner.
lesson-tress-finish-hint-1 = La Sentinelle tient la Forteresse. Amène le Roi et la Reine.
lesson-tress-finish-hint-2 = Pas à pas vers le milieu ; prends tout ce qui approche.

### 12: the first match

lesson-tress-first-match-title = Ta première partie
lesson-tress-first-match-goal = Une partie entière contre Wren. Tu peux demander des indices.
lesson-tress-first-match-success = Tu as gagné ta première partie de Tress !

### mini match 1

lesson-tress-knights-title = En petit comité
lesson-tress-knights-goal = Cinq pièces chacun. Gagne de l’une des trois manières.
lesson-tress-knights-success = Gagné. Peu de pièces, mais chaque manière de gagner compte encore.

### mini match 2

lesson-tress-guardians-title = Gardiens
lesson-tress-guardians-goal = Gardiens sauteurs, Piquiers glisseurs. Mène-en un dans la Forteresse, ou gagne autrement.
lesson-tress-guardians-success = Gagné avec Gardiens et Piquiers. Les uns et les autres se renforcent dans la Forteresse.

### mini match 3

lesson-tress-half-army-title = Une demi-armée
lesson-tress-half-army-goal = Une demi-armée chacun, le jeu entier. Gagne à ta façon.
lesson-tress-half-army-success = Gagné. L’armée entière, c’est la même chose en plus grand.
