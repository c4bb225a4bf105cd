# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-bishop = alfil
    .Name = Alfil
    .The = El alfil
    .the = el alfil
    .of = del alfil
    .to = al alfil
    .no = ningún alfil
name-blocked-square = casilla bloqueada
name-king = rey
    .Name = Rey
    .The = El rey
    .the = el rey
    .of = del rey
    .to = al rey
    .no = ningún rey
name-knight = caballo
    .Name = Caballo
    .The = El caballo
    .the = el caballo
    .of = del caballo
    .to = al caballo
    .no = ningún caballo
name-pawn = peón
    .Name = Peón
    .The = El peón
    .the = el peón
    .of = del peón
    .to = al peón
    .no = ningún peón
name-queen = dama
    .Name = Dama
    .The = La dama
    .the = la dama
    .of = de la dama
    .to = a la dama
    .no = ninguna dama
name-rook = torre
    .Name = Torre
    .The = La torre
    .the = la torre
    .of = de la torre
    .to = a la torre
    .no = ninguna torre

### How a game ends

reason-checkmate = El rey está atacado y ninguna jugada lo salva
reason-stalemate = El bando al que le toca no tiene ninguna jugada legal y no está en jaque
reason-bare-kings = Solo quedan los dos reyes
reason-void = Al bando que debe elegir no le queda ninguna casilla para su pieza

### Options

option-blocked = Casillas bloqueadas
option-blocked-help = Cuántas casillas están cerradas para todas las piezas.
option-seed = Semilla del tablero
option-seed-help = Con este número se sortean las casillas bloqueadas; el mismo número da el mismo tablero.

### Sentences

still-placing = Las piezas aún se están colocando
all-placed = Todas las piezas están colocadas
# $piece: name
other-piece = la pieza que toca colocar es { $piece-the }
# $owner: side, $piece: name, $square: square
taken = En { $square } está { $piece-the } de { $owner }
# $square: square
blocked = { $square } está bloqueada
# $square: square, $side: side
banned-for-king = { $square } está vetada para { $side } hasta que esta pareja esté puesta: ya se ha probado para el rey
# $square: square, $side: side
banned-by-clash = { $square } está vetada para { $side } hasta que esta pareja esté puesta: ya la han elegido los dos
# $square: square, $colour_of: string, $first: square
same-colour = El segundo alfil va en el otro color: { $square } tiene el de { $colour_of }, igual que { $first }
# $owner: side, $piece: name, $from: square, $king: square
king-attacked = { $piece-The } de { $owner } en { $from } atacaría al rey en { $king }
# $king: square
no-king-there = El rey no puede estar en { $king }
# $piece: name, $from: square, $owner: side, $side: side
not-yours = { $piece-The } de { $from } es de { $owner }, y le toca a { $side }
# $piece: name, $from: square
shut-in = { $piece-The } de { $from } no tiene salida
# $side: side, $piece: name
no-help = { $side } está en jaque, y ningún movimiento { $piece-of } lo remedia
# $piece: name, $to: square
already-there = { $piece-The } ya está en { $to }
# $side: side, $piece: name, $to: square
own-piece = En { $to } hay una pieza propia: { $piece-the }
# $piece: name, $to: square
pawn-meets = El peón solo captura en diagonal: { $piece-the } de { $to } le cierra el paso
# $to: square
pawn-captures-nothing = El peón solo va en diagonal para capturar: { $to } está vacía
# $owner: side, $blocker: name, $square: square, $piece: name
in-the-way = { $blocker-The } de { $owner } en { $square } cierra el paso { $piece-to }
# $square: square, $piece: name
blocked-in-the-way = La casilla bloqueada { $square } cierra el paso { $piece-to }
pawn-moves = El peón avanza una casilla por su fila o columna y captura a una casilla en diagonal
knight-moves = El caballo salta dos casillas por una fila o columna y una hacia un lado
bishop-moves = El alfil se mueve por las diagonales
rook-moves = La torre se mueve por filas y columnas
queen-moves = La dama se mueve por filas, columnas y diagonales
king-moves = El rey se mueve una casilla en cualquier dirección
# $turn: string
captures-nothing = no captura nada ({ $turn })
# $turn: string
no-check = no da jaque ({ $turn })
# $turn: string
no-mate = no da mate ({ $turn })
# $side: side, $piece: name
none-of-kind = { $side } no tiene { $piece-no }
# $side: side, $piece: name
none-of-kind-there = { $side } no tiene ahí { $piece-no }
# $side: side, $squares: list, $to: square
none-goes = ninguna pieza así de { $side } (en { $squares }) puede ir a { $to }
# $needed: usize, $count: usize
blocked-squares = casillas bloqueadas: hacen falta { $needed }, y hay { $count }
# $side: side
bishops-alike = los dos alfiles de { $side } están en casillas del mismo color
# $waiting: side, $side: side
waiting-in-check = { $waiting } está en jaque, y le toca a { $side }
# $side: side, $most: usize, $piece: name
too-many = { $side } puede tener aquí { $most } de esta clase ({ $piece }) como mucho
# $side: side, $count: usize, $piece: name, $least: usize
too-few = { $side } tiene { $count } de esta clase ({ $piece }), y necesita { $least }
# $side: side, $square: square
no-ban = { $side } no habría podido elegir { $square }, así que no puede estar vetada
choice-missing = falta la casilla que ha elegido Blanco, y debe elegir Negro
# $piece: name, $square: string
places = { $piece-Name } en { $square }
# $clauses: list
move = { $clauses }
# $piece: name, $to: string
goes = { $piece-Name } a { $to }
# $origin: string, $piece: name, $to: string
goes-from = { $piece-Name } { $origin } a { $to }
# $piece: name, $to: string
takes = { $piece-Name } captura { $to }
# $origin: string, $piece: name, $to: string
takes-from = { $piece-Name } { $origin } captura { $to }
check = jaque
checkmate = jaque mate
# $square: square
same-square = Los dos han elegido { $square }: los dos eligen de nuevo, pero no { $square }.
# $white: square, $black: square
kings-attack = Los reyes en { $white } y { $black } se atacarían entre sí: los dos eligen de nuevo; Blanco, no { $white }; Negro, no { $black }.
# $side: side, $near: u32, $other: side, $far: u32
closer-begins = Empieza el juego. { $side } tiene la primera jugada: entre su rey y su dama hay { $near ->
    [one] 1 paso
   *[other] { $near } pasos
}; entre los de { $other }, { $far }.
# $side: side
others-decide = Empieza el juego. { $side } tiene la primera jugada: reyes y damas están a la misma distancia, así que deciden sus otras piezas y, si no, empieza Blanco.
