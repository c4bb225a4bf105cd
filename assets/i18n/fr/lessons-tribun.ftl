# The lessons of Tribun: docs/learning.md says how long each text may be.

### 1: the Tribun falls

lesson-tribun-wreath-title = Le Tribun
lesson-tribun-wreath-goal = Frappe la grande unité noire : son Tribun est posé dessus.
lesson-tribun-wreath-success = Gagné ! Tout coup, même faible, prend un Tribun. Seul, il va d’une case.
lesson-tribun-wreath-hint-1 = Une attaque commence par sa cible. Choisis l’unité noire en f9.
lesson-tribun-wreath-hint-2 = Choisis f9. Ta pièce seule en g8 est juste à côté.
lesson-tribun-wreath-mistake-1 = Noir a frappé le premier. Un seul coup en f9 aurait suffi.
lesson-tribun-wreath-mistake-2 = Tu as passé ton chemin. Le Tribun était juste à côté de toi.

### 2: the Servus

lesson-tribun-march-title = En avant, marche
lesson-tribun-march-goal = Avance avec le Servus entouré, puis frappe le Tribun.
lesson-tribun-march-success = Un Servus avance tout droit, et frappe en biais devant lui, des deux côtés.
lesson-tribun-march-hint-1 = Une pièce seule est un Servus. Celui en e6 monte d’une case.
lesson-tribun-march-hint-2 = Avance en e7, puis choisis l’unité en f8.
lesson-tribun-march-mistake-1 = Ton Servus était sur la ligne de la grande unité. Avance pour en sortir.
lesson-tribun-march-mistake-2 = Trop loin ! Il frappe de part et d’autre de la case devant lui, jamais derrière.

### 3: two and three pieces

lesson-tribun-leaps-title = Deux et trois
lesson-tribun-leaps-goal = Saute là d’où tu peux toucher le Tribun, puis prends-le.
lesson-tribun-leaps-success = Deux pièces ne quittent jamais leur couleur de case. Trois la quittent à chaque saut.
lesson-tribun-leaps-hint-1 = Deux sautent à deux cases, sur leur couleur. Est-ce celle du Tribun ?
lesson-tribun-leaps-hint-2 = Les trois en f6 sautent en d7 ou h7, et de là touchent f10.
lesson-tribun-leaps-mistake-1 = Deux pièces, un Hastatus, gardent leur couleur. Le Tribun est sur une autre.
lesson-tribun-leaps-mistake-2 = De là, elles manquent f10. Trois sautent à exactement trois cases, jamais en ligne droite.
lesson-tribun-leaps-mistake-3 = Les autres sont trop loin. Sers-toi d’une des unités entourées.

### 4: the Balista

lesson-tribun-slide-title = Le tir à distance
lesson-tribun-slide-goal = Fais glisser les six pièces là d’où elles tirent sur le Tribun.
lesson-tribun-slide-success = Eques (quatre) et Balista (six) glissent ; seule la Balista tire en ligne droite.
lesson-tribun-slide-hint-1 = Elle tire tout droit, jamais par-dessus une unité. Quelle ligne vers f10 est vide ?
lesson-tribun-slide-hint-2 = Glisse de e3 en b6 ; de là, la voie vers f10 est libre.
lesson-tribun-slide-mistake-1 = De là, une unité est sur le chemin, ou aucune ligne droite ne mène en f10.
lesson-tribun-slide-mistake-2 = Les six pièces sont en e3 : une Balista. Mets-la sur une ligne.
lesson-tribun-slide-mistake-3 = Tu avais une ligne libre de b6 à f10. Tire !

### 5: attacks add up

lesson-tribun-together-title = Ensemble
lesson-tribun-together-goal = Détruis l’unité en g8 de toutes tes forces, puis le Tribun.
lesson-tribun-together-success = Les forces s’ajoutent. L’une des unités qui ont frappé entre ; tu choisis laquelle.
lesson-tribun-together-hint-1 = Un, deux et trois font six. L’unité qui entre doit ensuite toucher f10.
lesson-tribun-together-hint-2 = Fais entrer les deux de h6 ; de g8, elles sautent en f10.
lesson-tribun-together-mistake-1 = Qu’une ou deux pièces frappent, il en reste quatre : l’unité de cinq n’existe pas.
lesson-tribun-together-mistake-2 = Pas assez. Six doivent partir : frappe avec tes trois unités.
lesson-tribun-together-mistake-3 = La mauvaise unité est entrée : de g8, elle manque f10. Celle de deux n’aurait pas manqué.
lesson-tribun-together-mistake-4 = Noir a frappé le premier. Frappe les six pièces aussitôt, avec tout ce qui les atteint.

### 6: splitting

lesson-tribun-split-title = Diviser
lesson-tribun-split-goal = Divise les trois pièces de f8 pour que deux puissent toucher f10.
lesson-tribun-split-success = Les pièces divisées vont sur des cases vides voisines ; certaines peuvent rester.
lesson-tribun-split-hint-1 = Deux pièces doivent aller sur une case d’où elles sautent en f10.
lesson-tribun-split-hint-2 = Mets-en deux en e8 ou g8, et laisses-en une en f8.
lesson-tribun-split-mistake-1 = Toutes trois sont parties ensemble. Reste, choisis f8 et divise l’unité.
lesson-tribun-split-mistake-2 = Trop près : l’une d’elles a été frappée aussitôt. Évite les cases voisines de Noir.
lesson-tribun-split-mistake-3 = Ainsi, aucune paire ne touche f10. Essaie d’en mettre deux en e8 ou g8.
lesson-tribun-split-mistake-4 = Les trois de f8 ne font encore qu’un seul morceau. Divise-les.

### 7: combining, and the Centuria

lesson-tribun-combine-title = La Centuria
lesson-tribun-combine-goal = Réunis tes deux unités de quatre en f7, puis prends le Tribun.
lesson-tribun-combine-success = Une Centuria (huit) passe même par-dessus les siens. Une unité avec Tribun se donne entière.
lesson-tribun-combine-hint-1 = Deux unités à côté d’une case vide peuvent y donner des pièces.
lesson-tribun-combine-hint-2 = Choisis f7 : que chacune donne ses quatre pièces ; puis frappe f9.
lesson-tribun-combine-mistake-1 = À moins de huit, on ne passe pas ton Servus en f8. Donne tout.
lesson-tribun-combine-mistake-2 = Noir a frappé le premier. Réunis les deux en f7.
lesson-tribun-combine-mistake-3 = Rien n’est encore arrivé en f7. Choisis-la, puis les unités à côté.

### 8: three at once

lesson-tribun-symmetric-title = Trois à la fois
lesson-tribun-symmetric-goal = Fais une unité de six en f6 avec les trois, puis tire.
lesson-tribun-symmetric-success = Trois unités égales, bien réparties, peuvent donner autant chacune. Six autour d’une case aussi.
lesson-tribun-symmetric-hint-1 = Deux unités font quatre au plus. Trois égales autour d’une case font davantage.
lesson-tribun-symmetric-hint-2 = Choisis f6 ; que chacune des trois donne ses deux pièces.
lesson-tribun-symmetric-mistake-1 = Trop peu pour tirer si loin. Toutes trois doivent donner deux pièces chacune.
lesson-tribun-symmetric-mistake-2 = Les trois ne sont plus égales ni bien réparties autour de f6.
lesson-tribun-symmetric-mistake-3 = f6 est encore vide. Choisis-la, puis les trois unités.

### 9: Impero

lesson-tribun-impero-title = Sur le dos de l’adversaire
lesson-tribun-impero-goal = Monte sur les quatre pièces, mène-les, et prends le Tribun.
lesson-tribun-impero-success = Impero ! Ton esclave glisse comme l’Eques qu’il est, et te porte.
lesson-tribun-impero-hint-1 = Deux et deux pourraient détruire les quatre. Fais plutôt monter une unité dessus.
lesson-tribun-impero-hint-2 = Mène l’esclave de d5 en f6 ou e4, puis frappe h8.
lesson-tribun-impero-mistake-1 = Détruites. Monte plutôt dessus, et elles se battent pour toi.
lesson-tribun-impero-mistake-2 = Il en reste deux, qui ont riposté. Sers-toi des deux unités, et monte dessus.
lesson-tribun-impero-mistake-3 = Tes deux pièces sont parties seules : l’esclave est libre. Prends la marche de l’esclave.
lesson-tribun-impero-mistake-4 = Noir a frappé le premier. Prends les quatre pièces avant qu’elles ne te prennent.
lesson-tribun-impero-mistake-5 = Les quatre pièces sont encore libres. Attaque-les, avec tes deux unités.

### 10: freeing a slave

lesson-tribun-free-title = Libérer
lesson-tribun-free-goal = Trois pièces noires tiennent ta Balista. Libère-la, puis tire sur le Tribun.
lesson-tribun-free-success = Libre ! Dessus, il faut au moins la moitié de l’esclave, jamais plus de quatre.
lesson-tribun-free-hint-1 = Un coup ne touche que les pièces du dessus. Tes trois en f2 les atteignent.
lesson-tribun-free-hint-2 = Frappe e4 ; puis ta Balista tire sur e9, le long de sa colonne.
lesson-tribun-free-mistake-1 = Noir a tiré avec ta propre Balista. Frappe les pièces du dessus.

### 11: a won position

lesson-tribun-finish-title = La traque
lesson-tribun-finish-goal = Wren se défend, maintenant. Prends le Tribun noir.
lesson-tribun-finish-success = Bien joué. Une règle encore : qui n’a plus de coup perd aussi.
lesson-tribun-finish-hint-1 = Une ligne libre ou un saut vers le Tribun suffit.
lesson-tribun-finish-hint-2 = Essaie de e6 en f8 ; de là, la Balista tire droit vers le haut.

### 12: the first match

lesson-tribun-first-match-title = Ta première partie
lesson-tribun-first-match-goal = Pour une première partie, deux choses manquent : esclaves et Centuria.
lesson-tribun-first-match-success = Tu as gagné ta première partie de Tribun ! Et maintenant, toutes les règles ?

### mini match 1

lesson-tribun-two-towers-title = Deux tours
lesson-tribun-two-towers-goal = Deux tours, deux Servi et un Tribun chacun. Prends le Tribun adverse.
lesson-tribun-two-towers-success = Gagné : deux tours ont suffi.

### mini match 2

lesson-tribun-two-eques-title = Deux Equites
lesson-tribun-two-eques-goal = Deux Equites chacun, hauts de quatre : ils glissent. Atteins le Tribun.
lesson-tribun-two-eques-success = Gagné : un Eques qui glisse loin voit beaucoup.

### mini match 3

lesson-tribun-one-balista-title = Une Balista chacun
lesson-tribun-one-balista-goal = Une Balista chacun, qui tire loin, tout droit. Tire en premier.
lesson-tribun-one-balista-success = Gagné : la première ligne libre décide.
