# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-spy = espía
    .The = El espía
    .a = un espía
name-man = peón
    .The = El peón
    .a = un peón

### How a game ends

reason-annihilation = Al bando al que le toca no le queda ninguna pieza
reason-blocked = El bando al que le toca no tiene ninguna jugada legal

### Options

option-landings = Llegadas
option-landings-help = Qué casillas detrás de una pieza capturada deben estar vacías: la elegida, o todas aquellas a las que se podría llegar.
option-landings-is-chosen = elegida
option-landings-is-all = todas

### Sentences

# $piece: name, $from: triangle, $owner: side, $side: side
not-yours = { $piece-The } de { $from } es de { $owner }, y le toca a { $side }
# $from: triangle, $mirror: triangle
spy-blocked = El espía de { $from } está bloqueado: todas las casillas a su alrededor están ocupadas, y en su casilla espejo { $mirror } no hay ningún enemigo
# $from: triangle
man-blocked = El peón de { $from } está bloqueado: todas las casillas a las que podría pasar están ocupadas
# $capturers: list, $count: u32
compulsory-capture = Capturar es obligatorio: hay captura con { $capturers }
# $piece: name, $to: triangle
already-there = { $piece-The } ya está en { $to }
# $cell: triangle, $from: triangle
not-adjacent = { $cell } no es adyacente a { $from }
white-goes-up = los peones de Blanco van a la misma fila o a una más alta
black-goes-down = los peones de Negro van a la misma fila o a una más baja
# $owner: side, $piece: name, $to: triangle
occupied = En { $to } hay { $piece-a } de { $owner }: un paso termina en una casilla vacía
# $from: triangle
only-spy-converts = Solo un espía recluta, y en { $from } hay un peón
# $from: triangle, $mirror: triangle, $cell: triangle
not-mirror = La casilla espejo de { $from } es { $mirror }, no { $cell }
# $cell: triangle
mirror-empty = No hay nada que reclutar en la casilla espejo { $cell }: está vacía
# $cell: triangle, $side: side, $piece: name
mirror-own = No hay nada que reclutar en la casilla espejo { $cell }: ahí hay { $piece-a } de { $side }
# $cell: triangle
became-spy = El peón ha pasado a ser espía en { $cell }, y ahí termina su turno
# $cell: triangle
no-enemy = En { $cell } no hay ningún enemigo que capturar
# $cell: triangle, $from: triangle, $targets: list, $count: u32
no-enemy-but = En { $cell } no hay ningún enemigo que capturar; desde { $from } cabe capturar { $targets }
# $cell: triangle, $from: triangle, $rule: message
behind = { $cell } queda detrás del peón de { $from }: { $rule }
# $from: triangle, $over: triangle
nowhere-to-land = Desde { $from } no hay casilla de llegada detrás de { $over }
# $over: triangle, $landing: triangle
only-landing-occupied = Ninguna casilla de llegada detrás de { $over } está vacía: { $landing } está ocupada
# $over: triangle, $landings: list
landings-occupied = Ninguna casilla de llegada detrás de { $over } está vacía: { $landings } están ocupadas
# $over: triangle, $landing: triangle
one-of-all-occupied = Llegadas: todas; detrás de { $over }, { $landing } está ocupada
# $over: triangle, $landings: list
some-of-all-occupied = Llegadas: todas; detrás de { $over }, { $landings } están ocupadas
# $landing: triangle, $over: triangle
landing-not-adjacent = La casilla de llegada { $landing } no es adyacente a la pieza capturada en { $over }
# $start: triangle
lands-on-start = Quien captura no puede llegar a { $start }, de donde sale
# $landing: triangle, $start: triangle
lands-beside-start = La casilla de llegada { $landing } es adyacente a la de salida, { $start }
# $over: triangle, $landing: triangle, $rule: message
lands-backward = De { $over } a { $landing } se va hacia atrás: { $rule }
# $landing: triangle
landing-occupied = La casilla de llegada { $landing } está ocupada
no-cell = Elige una casilla del tablero
# $side: side, $cell: triangle
promotion-due = un peón de { $side } habría pasado a ser espía en { $cell }
# $most: usize
too-many = no puede haber más de { $most } piezas
# $piece: name, $from: triangle, $to: triangle
steps = { $from } a { $to }
# $from: triangle, $to: triangle
steps-and-becomes-spy = { $from } a { $to }, pasa a ser espía
# $from: triangle, $at: triangle, $piece: name
converts = El espía de { $from } recluta { $at }
# $from: triangle, $at: triangle
converts-to-spy = El espía de { $from } recluta { $at }, que pasa a ser espía
# $piece: name, $from: triangle, $captures: list
captures = { $from } { $captures }
# $from: triangle, $captures: list
captures-and-becomes-spy = { $from } { $captures }, pasa a ser espía
# $captured: name, $over: triangle, $landing: triangle
capture = captura { $over }, llega a { $landing }
