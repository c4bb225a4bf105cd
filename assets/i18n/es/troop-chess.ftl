# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-oblique = Oblicua
    .The = La oblicua
name-piece = Ficha
name-pyramid = Pirámide
    .The = La pirámide
name-serpent = Serpiente
    .The = La serpiente
name-straight = Recta
    .The = La recta
name-wedge = Cuña
    .The = La cuña
name-east = este
name-north = norte
name-north-east = noreste
name-north-west = noroeste
name-south = sur
name-south-east = sureste
name-south-west = suroeste
name-west = oeste

### How a game ends

reason-scattered = Un bando está disperso: no le quedan tres fichas que sean una formación
reason-both-scattered = Ambos bandos están dispersos: a ninguno le queda una formación
reason-blocked = El bando al que le toca tiene formaciones, pero ninguna puede moverse

### Options

option-ranks = Filas
option-ranks-help = Con cuántas filas llenas de fichas empieza cada bando.
option-ranks-is-2 = 2
option-ranks-is-3 = 3

### Sentences

# $point: point
chosen-already = { $point } ya está elegido: elige otra ficha
# $point: point, $owner: side, $side: side
not-yours = La ficha de { $point } es de { $owner }, y le toca a { $side }
# $shape: name, $points: string
cannot-move = { $shape-The } { $points } no puede moverse: todos los caminos están cerrados
# $points: list, $count: usize
none-can-move = Ninguna formación con { $points } puede moverse: todos los caminos están cerrados
# $point: point
in-no-formation = La ficha de { $point } no está en ninguna formación: no hay otras dos que la toquen en un grupo de tres
# $first: point, $second: point
no-third = Ninguna formación tiene a la vez { $first } y { $second }: debe unirlas una tercera ficha
# $points: list
not-connected = { $points } no son una formación: no se tocan en un grupo unido
# $shape: name, $points: string
stays = { $shape-The } { $points } se quedaría donde está
# $from: point, $target: point, $shape: name, $far_directions: list
no-steps = De { $from } a { $target } no hay uno o dos pasos en una dirección: la formación da un paso en cualquier dirección, o dos pasos al { $far_directions }
# $shape: name, $points: string, $direction: name, $far_directions: list
no-two-steps = { $shape-The } { $points } no puede dar dos pasos al { $direction }: da un paso en cualquier dirección, o dos pasos al { $far_directions }
# $owner: side, $point: point
passes-over = Dos pasos pasarían por encima de la ficha de { $owner } en { $point }
# $from: point
leaves-board = La ficha de { $from } saldría del tablero
# $side: side, $target: point, $from: point
own-piece = En { $target }, adonde iría la ficha de { $from }, hay una ficha propia de { $side }
no-point = Elige un punto del tablero
# $side: side, $most: u8
too-many = { $side } puede tener { $most } fichas como mucho
# $clauses: list
turn = { $clauses }
# $shape: name, $points: string, $direction: name
one-step = { $shape } { $points } un paso al { $direction }
# $shape: name, $points: string, $direction: name
two-steps = { $shape } { $points } dos pasos al { $direction }
# $points: list
takes = captura { $points }
# $points: list
loses = pierde { $points }
