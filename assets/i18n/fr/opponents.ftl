# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Playing styles

style-attacker = jeu d’attaque
style-attacker-description = Court après les menaces et laisse sa propre position ouverte.
style-builder = jeu solide
style-builder-description = Tient d’abord tout ensemble et frappe plus tard.
style-trickster = jeu rusé
style-trickster-description = Garde bien des cartes en main et pose des problèmes.
style-all-round = jeu complet
style-all-round-description = Donne à chaque chose son juste poids.

### Wren

level-1-description = Joue à l’instinct et ne voit guère plus loin que le coup suivant. Pour une première partie.
level-1-greeting = Oh, une partie ! Je te montre où j’aime me poser ?
level-1-has-won = J’ai gagné ? Je voulais juste faire un joli dessin.
level-1-has-lost = Avec toi, ça avait l’air facile. On recommence ?
level-1-has-drawn = Personne n’a pleuré. Moi, j’appelle ça une bonne partie.

### Bram

level-2-description = Fonce sur toi sans se retourner, mais ne rate jamais un gain en un coup.
level-2-greeting = Gare à tes orteils. Je démarre tout de suite.
level-2-has-won = Tout droit, par le milieu !
level-2-has-lost = Aïe. Ce mur était plus dur que ma tête.
level-2-has-drawn = Ça a rebondi. Encore une, avec plus d’élan.

### Tilly

level-3-description = Aime la pagaille, et s’y perd souvent.
level-3-greeting = Viens, on va mettre une jolie pagaille.
level-3-has-won = C’était voulu. Enfin, presque tout.
level-3-has-lost = Depuis trois coups, je ne m’y retrouvais plus. Et toi ?
level-3-has-drawn = Ni toi ni moi n’avons trouvé la sortie.

### Osric

level-4-description = De la patience et de l’ordre. Punit ce qui traîne sans défense.
level-4-greeting = Prends ton temps. Je prends le mien.
level-4-has-won = Une pierre après l’autre.
level-4-has-lost = Solides, tes fondations. Il faut que je revoie les miennes.
level-4-has-drawn = Tout est de niveau. Il n’y a pas de honte à cela.

### Maud

level-5-description = Compte les échanges jusqu’au bout, puis les fait.
level-5-greeting = J’espère que tu as compté tes pièces. Moi, oui.
level-5-has-won = Le compte est bon.
level-5-has-lost = Tu as pensé à la retenue. Pas moi.
level-5-has-drawn = Égalité, au centime près.

### Fenn

level-6-description = Laisse exprès des portes ouvertes ; regarde à deux fois avant de passer.
level-6-greeting = Entre, entre. La porte est ouverte.
level-6-has-won = Cette porte, tu l’as donc franchie.
level-6-has-lost = Tu as choisi la fenêtre. Bien joué.
level-6-has-drawn = Chacun s’est gardé de la cave de l’autre.

### Hilda

level-7-description = Ne donne rien et attend que tu le fasses.
level-7-greeting = Commence. Je ne bouge pas d’ici.
level-7-has-won = Tu as bougé. Il ne m’en fallait pas plus.
level-7-has-lost = Tu as eu plus de patience que moi. Je ne m’y attendais pas.
level-7-has-drawn = Deux murailles, et personne dessus.

### Corvin

level-8-description = Voit venir une attaque bien avant toi, le plus souvent la sienne.
level-8-greeting = D’ici, tout en haut, je vois déjà la fin.
level-8-has-won = Vu d’en haut, c’était exactement ainsi.
level-8-has-lost = Quelque chose volait plus haut. Je n’ai pas levé les yeux.
level-8-has-drawn = On a tournoyé, et personne n’a plongé.

### Ysolde

level-9-description = Trouve le seul coup auquel tu n’as pas pensé.
level-9-greeting = Pense à tout. Je me charge du reste.
level-9-has-won = Il était là, depuis le début.
level-9-has-lost = Ce coup-là, je n’y avais pas pensé. Merci.
level-9-has-drawn = Tous les chemins menaient au même endroit.

### Magister

level-10-description = N’a pas de chemin préféré vers la victoire. Prend celui que tu laisses.
level-10-greeting = Montre-moi ce que tu as appris.
level-10-has-won = Revois la partie ce soir, encore une fois. Il s’en est fallu de moins que tu ne crois.
level-10-has-lost = À ce jeu-là, je n’ai plus rien à t’apprendre.
level-10-has-drawn = Un résultat correct. Contre moi, peu y arrivent.
