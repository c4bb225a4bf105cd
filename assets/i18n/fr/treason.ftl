# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-spy = Espion
    .The = L’Espion
    .the = l’Espion
    .Un = Un Espion
name-man = pion
    .The = Le pion
    .the = le pion
    .Un = Un pion

### How a game ends

reason-annihilation = Le camp au trait n’a plus de pièce
reason-blocked = Le camp au trait n’a aucun coup légal

### Options

option-landings = Cases d’arrivée
option-landings-help = Quelles cases derrière une pièce prise doivent être vides : celle que l’on choisit, ou toutes celles où l’on pourrait arriver.
option-landings-is-chosen = choisie
option-landings-is-all = toutes

### Sentences

# $piece: name, $from: triangle, $owner: side, $side: side
not-yours = { $piece-The } en { $from } appartient à { $owner }, et c’est à { $side } de jouer
# $from: triangle, $mirror: triangle
spy-blocked = L’Espion en { $from } est bloqué : toutes les cases voisines sont occupées, et il n’y a pas d’adversaire sur sa case miroir { $mirror }
# $from: triangle
man-blocked = Le pion en { $from } est bloqué : toutes les cases où il pourrait aller sont occupées
# $capturers: list, $count: u32
compulsory-capture = La prise est obligatoire, à partir de { $capturers }
# $piece: name, $to: triangle
already-there = { $piece-The } est déjà en { $to }
# $cell: triangle, $from: triangle
not-adjacent = { $cell } n’est pas une case voisine de { $from }
white-goes-up = les pions blancs vont sur la même ligne ou sur une ligne plus haute
black-goes-down = les pions noirs vont sur la même ligne ou sur une ligne plus basse
# $owner: side, $piece: name, $to: triangle
occupied = { $piece-Un } de { $owner } est en { $to } : un pas finit sur une case vide
# $from: triangle
only-spy-converts = Seul un Espion retourne une pièce, et c’est un pion qui est en { $from }
# $from: triangle, $mirror: triangle, $cell: triangle
not-mirror = La case miroir de { $from } est { $mirror }, pas { $cell }
# $cell: triangle
mirror-empty = Il n’y a rien à retourner sur la case miroir { $cell } : elle est vide
# $cell: triangle, $side: side, $piece: name
mirror-own = Il n’y a rien à retourner sur la case miroir { $cell } : { $piece-the } est à { $side }
# $cell: triangle
became-spy = Le pion est devenu un Espion en { $cell }, et son coup finit là
# $cell: triangle
no-enemy = Il n’y a pas d’adversaire à prendre en { $cell }
# $cell: triangle, $from: triangle, $targets: list, $count: u32
no-enemy-but = Il n’y a pas d’adversaire à prendre en { $cell } ; de { $from }, on peut prendre { $targets }
# $cell: triangle, $from: triangle, $rule: message
behind = { $cell } est derrière le pion en { $from } : { $rule }
# $from: triangle, $over: triangle
nowhere-to-land = De { $from }, il n’y a pas de case d’arrivée derrière { $over }
# $over: triangle, $landing: triangle
only-landing-occupied = Aucune case d’arrivée n’est vide derrière { $over } : { $landing } est une case occupée
# $over: triangle, $landings: list
landings-occupied = Aucune case d’arrivée n’est vide derrière { $over } : { $landings } sont des cases occupées
# $over: triangle, $landing: triangle
one-of-all-occupied = Toutes les cases d’arrivée doivent être vides : derrière { $over }, { $landing } est une case occupée
# $over: triangle, $landings: list
some-of-all-occupied = Toutes les cases d’arrivée doivent être vides : derrière { $over }, { $landings } sont des cases occupées
# $landing: triangle, $over: triangle
landing-not-adjacent = La case d’arrivée { $landing } n’est pas voisine de la pièce prise en { $over }
# $start: triangle
lands-on-start = La pièce qui prend doit arriver ailleurs qu’en { $start }, d’où elle part
# $landing: triangle, $start: triangle
lands-beside-start = La case d’arrivée { $landing } est voisine du départ { $start }
# $over: triangle, $landing: triangle, $rule: message
lands-backward = De { $over } à { $landing }, c’est en arrière : { $rule }
# $landing: triangle
landing-occupied = La case d’arrivée { $landing } est occupée
no-cell = Choisis une case du plateau
# $side: side, $cell: triangle
promotion-due = un pion de { $side } serait devenu un Espion en { $cell }
# $most: usize
too-many = il y a au plus { $most } pièces
# $piece: name, $from: triangle, $to: triangle
steps = de { $from } à { $to }
# $from: triangle, $to: triangle
steps-and-becomes-spy = de { $from } à { $to }, devient un Espion
# $from: triangle, $at: triangle, $piece: name
converts = L’Espion en { $from } retourne { $at }
# $from: triangle, $at: triangle
converts-to-spy = L’Espion en { $from } retourne le pion en { $at }, qui devient un Espion
# $piece: name, $from: triangle, $captures: list
captures = { $from } { $captures }
# $from: triangle, $captures: list
captures-and-becomes-spy = { $from } { $captures }, devient un Espion
# $captured: name, $over: triangle, $landing: triangle
capture = prend { $over }, arrive en { $landing }
