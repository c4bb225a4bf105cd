# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-grass = Hierba
    .the = la hierba
    .of = de la hierba
    .there = hay hierba
name-huckleberry = Arándano
    .the = el arándano
    .of = del arándano
    .there = está el arándano
name-pine = Pino
    .the = el pino
    .of = del pino
    .there = está el pino
name-underbrush = Matorral
    .the = el matorral
    .of = del matorral
    .there = hay matorral
name-a-birch = Abedul-a
    .the = el abedul-a
    .of = del abedul-a
    .there = está el abedul-a
name-b-ash = Fresno-b
    .the = el fresno-b
    .of = del fresno-b
    .there = está el fresno-b
name-c-beech = Haya-c
    .the = el haya-c
    .of = del haya-c
    .there = está el haya-c
name-f-beech = Haya-f
    .the = el haya-f
    .of = del haya-f
    .there = está el haya-f
name-g-ash = Fresno-g
    .the = el fresno-g
    .of = del fresno-g
    .there = está el fresno-g
name-h-birch = Abedul-h
    .the = el abedul-h
    .of = del abedul-h
    .there = está el abedul-h

### How a game ends

reason-mutual-annihilation = A ningún bando le queda un arándano
reason-suicide = El bando que ha jugado ha abandonado su último arándano
reason-huckleberry = El último arándano del otro bando ha desaparecido

### Sentences

# $side: side, $square: square
no-chain = ningún brote de { $side } tiene la punta en { $square }
# $piece: name, $square: square, $owner: side, $side: side
not-yours = { $piece-the } de { $square } es de { $owner }, y le toca a { $side }
# $piece: name, $square: square, $side: side
own = { $piece-the } de { $square } es de { $side }
# $square: square
neutral = el matorral de { $square } es neutral: no es de nadie
# $square: square
nothing-grows = entonces en { $square } no crece nada
# $piece: name, $from: square, $to: square
no-step = { $piece-the } crece un paso en cualquier dirección: no de { $from } a { $to }
# $piece: name, $from: square, $to: square
no-birch-way = { $piece-the } crece por filas y columnas: no de { $from } a { $to }
# $piece: name, $from: square, $to: square
no-ash-way = { $piece-the } crece a salto de caballo: no de { $from } a { $to }
# $piece: name, $from: square, $to: square
no-beech-way = { $piece-the } crece por diagonales: no de { $from } a { $to }
# $piece: name, $from: square, $to: square
no-pine-way = { $piece-the } crece por filas, columnas y diagonales: no de { $from } a { $to }
# $piece: name, $there: message
onto-bare-ground = { $piece-the } solo crece sobre suelo desnudo; { $there }
# $piece: name, $there: message
onto-grass = { $piece-the } solo crece sobre hierba; { $there }
# $piece: name, $there: message
onto-underbrush = { $piece-the } solo crece sobre matorral y arándanos; { $there }
# $target: square
attack-fails = el ataque a { $target } fracasa: dos árboles distintos deben intentarlo en la misma casilla y en la misma jugada
# $side: side
has-leapt = el arándano de { $side } ya ha saltado
# $side: side, $there: message
onto-own-grass = el arándano solo salta a hierba de { $side }; { $there }
# $side: side
no-huckleberry = a { $side } ya no le queda entonces ningún arándano
# $example: string
order-missing = deben seguir los brotes en marcha, en cualquier orden: { $example }
no-other-chain = no hay ningún otro brote del bando en marcha, así que nada puede seguir a la acción
# $head: square
no-head = ningún brote por ejecutar tiene la punta en { $head }
# $head: square
named-twice = el brote de { $head } se nombra dos veces
# $head: square, $example: string
not-named = el brote de { $head } también está en marcha: hay que nombrarlos todos, como en { $example }
star-after-stop = detener va antes que todo, así que en el orden no puede haber *
# $example: string
star-missing = * debe estar donde llega la acción, como en { $example }
star-twice = la acción llega una sola vez, así que * solo puede estar una vez
no-action = Elige hacia dónde crece, o bien detener, retirarse o saltar
action-done = La acción ya se ha ejecutado
no-event = Elige la punta de un brote aún por ejecutar, o la acción
# $square: square
lost-tree = la casilla de árbol { $square } no está unida a su raíz
# $head: square
head-on-bare = { $head } es suelo desnudo: ningún brote puede tener ahí la punta
# $head: square
head-on-neutral = { $head } es neutral: ningún brote puede tener ahí la punta
# $head: square
head-on-root = { $head } es la raíz de su árbol: ningún brote puede tener ahí la punta
# $head: square, $next: square
no-such-growth = lo que hay en { $head } no puede crecer a { $next }
# $head: square, $next: square
from-beyond = un crecimiento que sigue a { $next } no puede haber llegado a { $head }: habría venido de fuera del tablero
# $chains: u32, $side: side, $most: u32
too-many-chains = { $chains } brotes de { $side } podrían llegar a coincidir, y no pueden ser más de { $most }: habría demasiados órdenes en que ejecutarlos
# $square: square, $owner: side, $piece: name
there-piece = en { $square } { $piece-there } de { $owner }
# $square: square, $owner: side, $piece: name
there-same-tree = en { $square } { $piece-there } de { $owner }, el mismo árbol
# $square: square
there-neutral = en { $square } hay matorral neutral
# $square: square
there-bare-ground = en { $square } hay suelo desnudo
# $events: list
turn = { $events }
# $piece: name, $from: square, $to: square
grows = { $piece } crece de { $from } a { $to }
# $piece: name, $from: square, $target: square
attacks = { $piece } de { $from } ataca { $target }
# $piece: name, $head: square
stops = detiene el brote { $piece-of } en { $head }
# $piece: name, $from: square
retreats = { $piece } se retira de { $from }
# $to: square
leaps = Arándano salta a { $to }
# $piece: name, $head: square, $to: square
grows-on = { $piece } sigue creciendo de { $head } a { $to }
# $piece: name, $head: square
chain-stops = { $piece } en { $head } se detiene
