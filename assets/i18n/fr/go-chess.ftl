# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-bishop = Fou
    .The = Le Fou
    .the = le Fou
    .de = du Fou
    .Un = Un Fou
    .no = de Fou
name-blocked-square = Case bloquée
name-king = Roi
    .The = Le Roi
    .the = le Roi
    .de = du Roi
    .Un = Le Roi
    .no = de Roi
name-knight = Cavalier
    .The = Le Cavalier
    .the = le Cavalier
    .de = du Cavalier
    .Un = Un Cavalier
    .no = de Cavalier
name-pawn = Pion
    .The = Le Pion
    .the = le Pion
    .de = du Pion
    .Un = Un Pion
    .no = de Pion
name-queen = Dame
    .The = La Dame
    .the = la Dame
    .de = de la Dame
    .Un = La Dame
    .no = de Dame
name-rook = Tour
    .The = La Tour
    .the = la Tour
    .de = de la Tour
    .Un = Une Tour
    .no = de Tour

### How a game ends

reason-checkmate = Le Roi est attaqué et aucun coup ne le sauve
reason-stalemate = Le camp au trait n’a aucun coup légal et n’est pas en échec
reason-bare-kings = Il ne reste que les deux Rois
reason-void = Le camp qui doit choisir n’a plus de case pour sa pièce

### Options

option-blocked = Cases bloquées
option-blocked-help = Le nombre de cases fermées à toutes les pièces.
option-seed = Numéro du plateau
option-seed-help = Le nombre dont on tire les cases bloquées ; le même nombre donne le même plateau.

### Sentences

still-placing = Les pièces ne sont pas encore toutes placées
all-placed = Toutes les pièces sont placées
# $piece: name
other-piece = la pièce à placer maintenant, c’est { $piece-the }
# $owner: side, $piece: name, $square: square
taken = { $piece-Un } de { $owner } occupe { $square }
# $square: square
blocked = { $square } est une case bloquée
# $square: square, $side: side
banned-for-king = la case { $square } est interdite à { $side } jusqu’à ce que cette paire soit placée : elle a déjà été tentée pour le Roi
# $square: square, $side: side
banned-by-clash = la case { $square } est interdite à { $side } jusqu’à ce que cette paire soit placée : les deux l’ont déjà choisie
# $square: square, $colour_of: string, $first: square
same-colour = Le second Fou va sur l’autre couleur : { $square } a celle de { $colour_of }, comme { $first }
# $owner: side, $piece: name, $from: square, $king: square
king-attacked = { $piece-The } de { $owner } en { $from } attaquerait le Roi en { $king }
# $king: square
no-king-there = Le Roi ne peut pas se trouver en { $king }
# $piece: name, $from: square, $owner: side, $side: side
not-yours = { $piece-The } en { $from } appartient à { $owner }, et c’est à { $side } de jouer
# $piece: name, $from: square
shut-in = { $piece-The } en { $from } n’a aucune issue
# $side: side, $piece: name
no-help = { $side } est en échec, et aucun coup { $piece-de } n’y pare
# $piece: name, $to: square
already-there = { $piece-The } est déjà en { $to }
# $side: side, $piece: name, $to: square
own-piece = { $piece-Un } de { $side } occupe déjà { $to }
# $piece: name, $to: square
pawn-meets = Le Pion ne prend qu’en diagonale : { $piece-the } en { $to } lui barre le chemin
# $to: square
pawn-captures-nothing = Le Pion ne va en diagonale que pour prendre : { $to } est vide
# $owner: side, $blocker: name, $square: square, $piece: name
in-the-way = { $blocker-The } de { $owner } en { $square } barre le chemin { $piece-de }
# $square: square, $piece: name
blocked-in-the-way = La case bloquée { $square } barre le chemin { $piece-de }
pawn-moves = Le Pion va d’une case le long d’une rangée ou d’une colonne, et prend à une case en diagonale
knight-moves = Le Cavalier saute de deux cases le long d’une rangée ou d’une colonne et d’une case de côté
bishop-moves = Le Fou va le long des diagonales
rook-moves = La Tour va le long des rangées et des colonnes
queen-moves = La Dame va le long des rangées, des colonnes et des diagonales
king-moves = Le Roi va d’une case dans n’importe quelle direction
# $turn: string
captures-nothing = ce coup ne prend rien ({ $turn })
# $turn: string
no-check = ce coup ne donne pas échec ({ $turn })
# $turn: string
no-mate = ce coup ne fait pas mat ({ $turn })
# $side: side, $piece: name
none-of-kind = { $side } n’a pas { $piece-no }
# $side: side, $piece: name
none-of-kind-there = { $side } n’a pas { $piece-no } à cet endroit
# $side: side, $squares: list, $to: square
none-goes = aucune pièce de ce genre de { $side } (en { $squares }) ne peut aller en { $to }
# $needed: usize, $count: usize
blocked-squares = il faut { $needed ->
    [one] { $needed } case bloquée
   *[other] { $needed } cases bloquées
}, et il y en a { $count }
# $side: side
bishops-alike = les deux Fous de { $side } sont sur des cases de même couleur
# $waiting: side, $side: side
waiting-in-check = { $waiting } est en échec, et c’est à { $side } de jouer
# $side: side, $most: usize, $piece: name
too-many = { $side } peut avoir ici { $most } au plus de ces pièces : { $piece }
# $side: side, $count: usize, $piece: name, $least: usize
too-few = { $side } a { $count } de ces pièces, et il en faut { $least } : { $piece }
# $side: side, $square: square
no-ban = { $side } n’aurait pas pu choisir { $square }, la case ne peut donc pas être interdite
choice-missing = la case choisie par Blanc manque, et c’est à Noir de choisir
# $piece: name, $square: string
places = { $piece } en { $square }
# $clauses: list
move = { $clauses }
# $piece: name, $to: string
goes = { $piece } en { $to }
# $origin: string, $piece: name, $to: string
goes-from = { $piece } { $origin } en { $to }
# $piece: name, $to: string
takes = { $piece } prend { $to }
# $origin: string, $piece: name, $to: string
takes-from = { $piece } { $origin } prend { $to }
check = échec
checkmate = échec et mat
# $square: square
same-square = Blanc et Noir ont choisi { $square } : tous deux choisissent encore, mais pas { $square }.
# $white: square, $black: square
kings-attack = Les Rois en { $white } et { $black } s’attaqueraient l’un l’autre : tous deux choisissent encore, Blanc pas { $white }, Noir pas { $black }.
# $side: side, $near: u32, $other: side, $far: u32
closer-begins = Le jeu commence. { $side } joue en premier : son Roi et sa Dame sont à { $near } pas l’un de l’autre, ceux de { $other } à { $far } pas.
# $side: side
others-decide = Le jeu commence. { $side } joue en premier : Rois et Dames sont à la même distance, ses autres pièces décident donc, sinon c’est Blanc qui commence.
