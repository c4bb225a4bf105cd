# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-oblique = Oblique
    .The = L’Oblique
name-piece = Pierre
name-pyramid = Pyramide
    .The = La Pyramide
name-serpent = Serpent
    .The = Le Serpent
name-straight = Droite
    .The = La Droite
name-wedge = Équerre
    .The = L’Équerre
name-east = l’est
name-north = le nord
name-north-east = le nord-est
name-north-west = le nord-ouest
name-south = le sud
name-south-east = le sud-est
name-south-west = le sud-ouest
name-west = l’ouest

### How a game ends

reason-scattered = Un camp est dispersé : trois de ses pierres ne forment plus nulle part une formation
reason-both-scattered = Les deux camps sont dispersés : aucun n’a plus de formation
reason-blocked = Le camp au trait a des formations, mais aucune ne peut bouger

### Options

option-ranks = Rangées
option-ranks-help = Le nombre de rangées pleines de pierres avec lesquelles chaque camp commence.
option-ranks-is-2 = 2
option-ranks-is-3 = 3

### Sentences

# $point: point
chosen-already = { $point } est déjà choisi : choisis une autre pierre
# $point: point, $owner: side, $side: side
not-yours = La pierre en { $point } appartient à { $owner }, et c’est à { $side } de jouer
# $shape: name, $points: string
cannot-move = { $shape-The } { $points } ne peut pas bouger : tous les chemins sont fermés
# $points: list, $count: usize
none-can-move = Aucune formation avec { $points } ne peut bouger : tous les chemins sont fermés
# $point: point
in-no-formation = La pierre en { $point } n’est dans aucune formation : deux autres ne la touchent pas pour faire un groupe de trois
# $first: point, $second: point
no-third = Aucune formation n’a à la fois { $first } et { $second } : il faut une troisième pierre pour les relier
# $points: list
not-connected = { $points } ne sont pas une formation : elles ne se touchent pas en un groupe relié
# $shape: name, $points: string
stays = { $shape-The } { $points } resterait sur place
# $from: point, $target: point, $shape: name, $far_directions: list
no-steps = De { $from } à { $target }, ce n’est ni un pas ni deux dans une même direction : on va d’un pas dans n’importe quelle direction, ou de deux pas vers { $far_directions }
# $shape: name, $points: string, $direction: name, $far_directions: list
no-two-steps = { $shape-The } { $points } ne peut pas aller de deux pas vers { $direction } : c’est un pas dans n’importe quelle direction, ou deux pas vers { $far_directions }
# $owner: side, $point: point
passes-over = Deux pas passeraient par-dessus la pierre de { $owner } en { $point }
# $from: point
leaves-board = La pierre en { $from } quitterait le plateau
# $side: side, $target: point, $from: point
own-piece = Une pierre de { $side } est en { $target }, là où arriverait la pierre de { $from }
no-point = Choisis un point du plateau
# $side: side, $most: u8
too-many = { $side } peut avoir au plus { $most } pierres
# $clauses: list
turn = { $clauses }
# $shape: name, $points: string, $direction: name
one-step = { $shape } { $points } d’un pas vers { $direction }
# $shape: name, $points: string, $direction: name
two-steps = { $shape } { $points } de deux pas vers { $direction }
# $points: list
takes = prend { $points }
# $points: list
loses = perd { $points }
