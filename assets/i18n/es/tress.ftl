# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-far-central-outpost = Puesto central lejano
    .the = el puesto central lejano
    .it = lo
name-far-king-s-outpost = Puesto lejano del rey
    .the = el puesto lejano del rey
    .it = lo
name-far-queen-s-outpost = Puesto lejano de la reina
    .the = el puesto lejano de la reina
    .it = lo
name-fortress = Fortaleza
    .the = la fortaleza
    .it = la
name-guardian = guardián
    .Name = Guardián
    .The = El guardián
    .the = el guardián
    .of = del guardián
    .to = al guardián
    .no = ningún guardián
name-king = rey
    .Name = Rey
    .The = El rey
    .the = el rey
    .of = del rey
    .to = al rey
    .no = ningún rey
name-knight = caballero
    .Name = Caballero
    .The = El caballero
    .the = el caballero
    .of = del caballero
    .to = al caballero
    .no = ningún caballero
name-lancer = lancero
    .Name = Lancero
    .The = El lancero
    .the = el lancero
    .of = del lancero
    .to = al lancero
    .no = ningún lancero
name-near-central-outpost = Puesto central cercano
    .the = el puesto central cercano
    .it = lo
name-near-king-s-outpost = Puesto cercano del rey
    .the = el puesto cercano del rey
    .it = lo
name-near-queen-s-outpost = Puesto cercano de la reina
    .the = el puesto cercano de la reina
    .it = lo
name-pike = piquero
    .Name = Piquero
    .The = El piquero
    .the = el piquero
    .of = del piquero
    .to = al piquero
    .no = ningún piquero
name-pikeman = piquero
    .Name = Piquero
    .The = El piquero
    .the = el piquero
    .of = del piquero
    .to = al piquero
    .no = ningún piquero
name-queen = reina
    .Name = Reina
    .The = La reina
    .the = la reina
    .of = de la reina
    .to = a la reina
    .no = ninguna reina
name-sentinel = centinela
    .Name = Centinela
    .The = El centinela
    .the = el centinela
    .of = del centinela
    .to = al centinela
    .no = ningún centinela
name-domination = el dominio
name-elimination = la eliminación
name-the-dual-escort = la doble escolta
name-the-lone-escort = la escolta solitaria

### How a game ends

reason-elimination = El rey y la reina del otro bando han caído
reason-dual-escort = El rey y la reina tienen juntos la fortaleza
reason-lone-escort = El último monarca tiene la fortaleza
reason-domination = Un bando controla cinco zonas o más
reason-mutual-elimination = A ningún bando le queda un rey o una reina
reason-stalemate = El bando al que le toca no tiene ninguna jugada legal

### Options

option-second-wind = Segundo aliento
option-second-wind-help = Quien cumple una condición de victoria solo gana si el otro bando no puede anularla enseguida.
option-second-wind-is-on = sí
option-second-wind-is-off = no

### Sentences

# $piece: name, $from: square, $owner: side, $side: side
not-yours = { $piece-The } de { $from } es de { $owner }, y le toca a { $side }
# $piece: name, $from: square
asleep = { $piece-The } de { $from } no puede moverse: está entre piezas propias
# $piece: name, $from: square
nowhere-to-land = { $piece-The } de { $from } no tiene adónde saltar: por todas partes hay piezas propias o zonas cerradas
# $piece: name, $to: square
already-there = { $piece-The } ya está en { $to }
# $side: side, $piece: name, $to: square
own-piece = En { $to } hay una pieza propia: { $piece-the }
# $piece: name
steps-one = { $piece-The } se mueve una casilla en cualquier dirección
# $piece: name
leaps-two = { $piece-The } salta exactamente a dos casillas de distancia, por encima de todo
# $piece: name
slides-diagonally = { $piece-The } se desliza por las diagonales
# $piece: name
slides-straight = { $piece-The } se desliza por filas y columnas
# $piece: name
slides-any-way = { $piece-The } se desliza por filas, columnas y diagonales
# $piece: name, $zone: name, $owner: side
stops-at-zone = { $piece-The } debe detenerse al entrar en { $zone-the }: { $owner } { $zone-it } controla
# $owner: side, $blocker: name, $square: square, $piece: name
blocked = { $blocker-The } de { $owner } en { $square } cierra el paso { $piece-to }
# $piece: name, $zone: name
contested-zone = { $piece-The } no puede saltar a una zona en disputa: en { $zone-the } están los dos bandos
# $piece: name, $zone: name, $owner: side
enemy-zone = { $piece-The } no puede saltar a una zona enemiga: { $owner } controla { $zone-the }
# $owner: side, $claims: list
monarch-may-not-answer = { $owner } reclama { $claims }: solo puede responder una pieza que no sea rey ni reina
# $owner: side, $claims: list, $piece: name, $from: square
no-move-answers = { $owner } reclama { $claims }: ningún movimiento { $piece-of } de { $from } lo anula
# $owner: side, $claims: list, $remaining: list
still-elimination = { $owner } reclama { $claims }: tras este movimiento { $owner } seguiría teniendo { $remaining }; hay que capturar el último rey o la última reina
# $owner: side, $claims: list, $remaining: list
still-escort = { $owner } reclama { $claims }: tras este movimiento { $owner } seguiría teniendo { $remaining }; otra pieza debe entrar en la fortaleza
# $owner: side, $claims: list, $remaining: list
still-domination = { $owner } reclama { $claims }: tras este movimiento { $owner } seguiría teniendo { $remaining }; no pueden quedarle más de cuatro zonas
# $turn: string
captures-nothing = no captura nada ({ $turn })
# $turn: string
other-promotions = sus ascensos son otros ({ $turn })
# $turn: string
other-fortress = no cambia así la fortaleza ({ $turn })
# $side: side, $piece: name
none-of-kind = { $side } no tiene { $piece-no }
# $side: side, $piece: name
none-of-kind-there = { $side } no tiene ahí { $piece-no }
# $side: side, $squares: list, $to: square
none-can-go = ninguna pieza así de { $side } (en { $squares }) puede ir a { $to }
# $side: side
seven-knights = { $side } puede tener seis caballeros como mucho
# $side: side
three-pikemen = { $side } puede tener como mucho dos piezas entre piqueros y lanceros
# $side: side
three-guardians = { $side } puede tener como mucho dos piezas entre guardianes y centinelas
# $side: side
two-queens = { $side } puede tener una reina como mucho
# $side: side
two-kings = { $side } puede tener un rey como mucho
# $square: square
promotion-due = la pieza de { $square } habría ascendido: su bando está solo en la fortaleza
# $clauses: list
turn = { $clauses }
# $piece: name, $to: string
goes = { $piece-Name } a { $to }
# $origin: string, $piece: name, $to: string
goes-from = { $piece-Name } { $origin } a { $to }
# $piece: name, $to: string
captures = { $piece-Name } captura { $to }
# $origin: string, $piece: name, $to: string
captures-from = { $piece-Name } { $origin } captura { $to }
# $pieces: list
promotes = asciende a { $pieces }
# $piece: name, $promoted: name
enemy-promotes = { $piece-the } del rival asciende a { $promoted }
controls = controla la fortaleza
contests = disputa la fortaleza
concedes = cede la fortaleza
