# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-stone = Piedra
name-east = este
name-north = norte
name-north-east = noreste
name-north-west = noroeste
name-south = sur
name-south-east = sureste
name-south-west = suroeste
name-west = oeste

### How a game ends

reason-own-ring-broken = La última jugada ha dejado a su propio bando sin anillo
reason-no-ring = El último anillo del otro bando está roto

### Options

option-centre-on-board = Centros en el tablero
option-centre-on-board-help = El centro de una pieza no puede estar en el margen ni entrar en él. Junto con «Conservar el último anillo», es la versión de clase.
option-centre-on-board-is-off = no
option-centre-on-board-is-on = sí
option-keep-ring = Conservar el último anillo
option-keep-ring-help = Una jugada que dejaría sin anillo a quien la hace es ilegal, en vez de perder la partida. Junto con «Centros en el tablero», es la versión de clase.
option-keep-ring-is-off = no
option-keep-ring-is-on = sí

### Sentences

# $centre: point
on-the-rim = { $centre } está en el margen, y los centros deben quedarse en el tablero (b2 a s19)
# $centre: point, $side: side, $enemy: point, $owner: side
foreign-stone = El bloque { $centre } no es una pieza de { $side }: en { $enemy } hay una piedra de { $owner }
# $side: side, $centre: point
no-stone = En el bloque { $centre } no hay ninguna piedra de { $side }
# $centre: point
no-direction = La pieza { $centre } solo tiene una piedra en el centro, así que no tiene dirección
# $from: point, $side: side
every-move-breaks-ring = Cualquier movimiento de la pieza { $from } dejaría a { $side } sin anillo
# $side: side
breaks-ring = Esto dejaría a { $side } sin anillo
# $from: point
already-there = La pieza { $from } ya está ahí
# $from: point, $to: point
no-line = Ninguna línea recta lleva de { $from } a { $to }
# $from: point, $direction: name
no-stone-that-way = La pieza { $from } no tiene ninguna piedra al { $direction }, así que no puede ir hacia allí
# $from: point, $range: u8, $steps: u8
too-far = La pieza { $from } no tiene piedra en el centro, así que avanza { $range } casillas como mucho, no { $steps }
# $from: point, $end: point, $side: side, $stone: point
meets-own = La pieza { $from } debe parar en { $end }, donde toca la piedra propia de { $stone }
# $from: point, $end: point, $side: side, $stone: point
meets-enemy = La pieza { $from } debe parar en { $end }, donde toca la piedra de { $side } en { $stone }
no-cell = Elige una casilla del tablero o de su margen
# $side: side, $most: u32
too-many = { $side } puede tener { $most } piedras como mucho
# $clauses: list
turn = { $clauses }
# $from: string, $to: string
goes = { $from } a { $to }
# $own: u32
removes-own = quita { $own ->
    [one] 1 piedra propia
   *[other] { $own } piedras propias
}
# $stones: u32, $side: side
removes-enemy = quita { $stones ->
    [one] 1 piedra
   *[other] { $stones } piedras
} de { $side }
# $stones: u32, $side: side, $own: u32
removes-both = quita { $stones ->
    [one] 1 piedra
   *[other] { $stones } piedras
} de { $side } y { $own ->
    [one] 1 propia
   *[other] { $own } propias
}
# $stones: u32
over-the-edge = { $stones ->
    [one] 1 piedra
   *[other] { $stones } piedras
} por el borde
