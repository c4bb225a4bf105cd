# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-stone = Pierre
name-east = est
    .in = à l’est
name-north = nord
    .in = au nord
name-north-east = nord-est
    .in = au nord-est
name-north-west = nord-ouest
    .in = au nord-ouest
name-south = sud
    .in = au sud
name-south-east = sud-est
    .in = au sud-est
name-south-west = sud-ouest
    .in = au sud-ouest
name-west = ouest
    .in = à l’ouest

### How a game ends

reason-own-ring-broken = Le dernier coup a laissé son propre camp sans anneau
reason-no-ring = Le dernier anneau de l’autre camp est brisé

### Options

option-centre-on-board = Centres sur le plateau
option-centre-on-board-help = Le centre d’une pièce ne peut ni être sur la marge ni y aller. Avec « Garder le dernier anneau », c’est la version scolaire.
option-centre-on-board-is-off = non
option-centre-on-board-is-on = oui
option-keep-ring = Garder le dernier anneau
option-keep-ring-help = Un coup qui laisserait son propre camp sans anneau est interdit, au lieu de perdre. Avec « Centres sur le plateau », c’est la version scolaire.
option-keep-ring-is-off = non
option-keep-ring-is-on = oui

### Sentences

# $centre: point
on-the-rim = { $centre } est sur la marge, et les centres doivent rester sur le plateau (b2 à s19)
# $centre: point, $side: side, $enemy: point, $owner: side
foreign-stone = Le bloc { $centre } n’est pas une pièce de { $side } : il contient une pierre de { $owner }, en { $enemy }
# $side: side, $centre: point
no-stone = Il n’y a aucune pierre de { $side } dans le bloc { $centre }
# $centre: point
no-direction = La pièce { $centre } n’a de pierre qu’en son centre, elle n’a donc pas de direction
# $from: point, $side: side
every-move-breaks-ring = Tout coup de la pièce { $from } laisserait { $side } sans anneau
# $side: side
breaks-ring = Ce coup laisserait { $side } sans anneau
# $from: point
already-there = La pièce { $from } y est déjà
# $from: point, $to: point
no-line = Aucune ligne droite ne mène de { $from } à { $to }
# $from: point, $direction: name
no-stone-that-way = La pièce { $from } n’a pas de pierre { $direction-in }, elle ne peut donc pas aller de ce côté
# $from: point, $range: u8, $steps: u8
too-far = La pièce { $from } n’a pas de pierre en son centre, elle va donc à { $range } cases au plus, pas à { $steps }
# $from: point, $end: point, $side: side, $stone: point
meets-own = La pièce { $from } doit s’arrêter en { $end }, où elle touche une pierre de son propre camp en { $stone }
# $from: point, $end: point, $side: side, $stone: point
meets-enemy = La pièce { $from } doit s’arrêter en { $end }, où elle touche une pierre de { $side } en { $stone }
no-cell = Choisis une case du plateau ou de sa marge
# $side: side, $most: u32
too-many = { $side } peut avoir au plus { $most } pierres
# $clauses: list
turn = { $clauses }
# $from: string, $to: string
goes = de { $from } à { $to }
# $own: u32
removes-own = retire { $own ->
    [one] { $own } pierre
   *[other] { $own } pierres
} de son propre camp
# $stones: u32, $side: side
removes-enemy = retire { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} de { $side }
# $stones: u32, $side: side, $own: u32
removes-both = retire { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} de { $side } et { $own } de son propre camp
# $stones: u32
over-the-edge = perd { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} par-delà le bord
