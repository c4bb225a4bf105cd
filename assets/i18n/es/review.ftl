# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Sentences

# $count: u32
pieces-tress-knight = { $count ->
    [one] un caballero
   *[other] { $count } caballeros
}
# $count: u32
pieces-tress-guardian = { $count ->
    [one] un guardián
   *[other] { $count } guardianes
}
# $count: u32
pieces-tress-pikeman = { $count ->
    [one] un piquero
   *[other] { $count } piqueros
}
# $count: u32
pieces-tress-lancer = { $count ->
    [one] un lancero
   *[other] { $count } lanceros
}
# $count: u32
pieces-tress-sentinel = { $count ->
    [one] un centinela
   *[other] { $count } centinelas
}
# $count: u32
pieces-tress-king = { $count ->
    [one] el rey
   *[other] { $count } reyes
}
# $count: u32
pieces-tress-queen = { $count ->
    [one] la reina
   *[other] { $count } reinas
}
# $count: u32
pieces-trees-grass = { $count ->
    [one] una casilla de hierba
   *[other] { $count } casillas de hierba
}
# $count: u32
pieces-trees-underbrush = { $count ->
    [one] una casilla de matorral
   *[other] { $count } casillas de matorral
}
# $count: u32
pieces-trees-huckleberry = { $count ->
    [one] un arándano
   *[other] { $count } arándanos
}
# $count: u32
pieces-trees-squares = { $count ->
    [one] una casilla de árbol
   *[other] { $count } casillas de árboles
}
# $count: u32
pieces-trees-birch = { $count ->
    [one] un abedul
   *[other] { $count } abedules
}
# $count: u32
pieces-trees-ash = { $count ->
    [one] un fresno
   *[other] { $count } fresnos
}
# $count: u32
pieces-trees-beech = { $count ->
    [one] un haya
   *[other] { $count } hayas
}
# $count: u32
pieces-trees-pine = { $count ->
    [one] el pino
   *[other] { $count } pinos
}
# $count: u32
pieces-tribun-piece = { $count ->
    [one] una ficha
   *[other] { $count } fichas
}
# $count: u32
pieces-tribun-tribun = { $count ->
    [one] el Tribun
   *[other] { $count } Tribun
}
# $count: u32
pieces-gess-stone = { $count ->
    [one] una piedra
   *[other] { $count } piedras
}
# $count: u32
pieces-go-chess-pawn = { $count ->
    [one] un peón
   *[other] { $count } peones
}
# $count: u32
pieces-go-chess-knight = { $count ->
    [one] un caballo
   *[other] { $count } caballos
}
# $count: u32
pieces-go-chess-bishop = { $count ->
    [one] un alfil
   *[other] { $count } alfiles
}
# $count: u32
pieces-go-chess-rook = { $count ->
    [one] una torre
   *[other] { $count } torres
}
# $count: u32
pieces-go-chess-queen = { $count ->
    [one] la dama
   *[other] { $count } damas
}
# $count: u32
pieces-treason-man = { $count ->
    [one] un peón
   *[other] { $count } peones
}
# $count: u32
pieces-treason-spy = { $count ->
    [one] un espía
   *[other] { $count } espías
}
# $count: u32
pieces-troop-chess-piece = { $count ->
    [one] una ficha
   *[other] { $count } fichas
}
room = espacio para moverse
# $count: u32
tress-zones = { $count ->
    [one] una zona
   *[other] { $count } zonas
}
tress-fortress = un pie en la fortaleza
tress-majority = la mayoría en zonas en disputa
tress-ways = caminos hacia las zonas
tress-promotion = ocasiones de ascenso
tress-escort = el camino de un monarca a la fortaleza
tress-knights = caballeros cerca de la fortaleza
tress-monarch = un monarca
tress-loose = piezas sueltas que atacar
tress-attack = un ataque a un monarca
trees-wood = casillas de árboles
trees-tree = un árbol vivo
trees-huckleberry = un arándano de reserva
trees-leap = el salto
trees-threats = amenazas a los arándanos
trees-attack = ataques a los árboles
trees-prey = matorral que tomar
trees-growth = espacio para crecer
tribun-units = unidades fuertes
tribun-slaves = el servicio de los esclavos
tribun-shots = disparos contra unidades
tribun-capture = la captura del Tribun
tribun-attack = un ataque al Tribun
tribun-flight = la huida del Tribun
tribun-guards = la guardia del Tribun
tribun-meeting = lugares donde unir
tribun-loose = unidades sueltas que atacar
tribun-advance = fichas avanzadas
gess-ring = un anillo de reserva
gess-threats = amenazas a los anillos
gess-making = anillos en formación
gess-prey = piedras que capturar
gess-guards = la guardia del anillo
gess-siege = el cerco al anillo
go-chess-bishops = la pareja de alfiles
go-chess-chain = la protección de los peones
go-chess-loose = piezas sueltas que atacar
go-chess-attack = un ataque al rey
go-chess-shelter = la seguridad del rey
go-chess-centre = el centro
treason-only-spy = el único espía
treason-home = la guardia de la fila propia
treason-advance = peones en camino al ascenso
treason-promotion = ocasiones de ascenso
treason-pairs = piezas que se apoyan
treason-prey = piezas que capturar
treason-conversion = objetivos que reclutar
troop-chess-formations = formaciones
troop-chess-prey = fichas que capturar
troop-chess-heads = fichas que miran bien
troop-chess-advance = fichas avanzadas
troop-chess-centre = el centro
# $what: message
gives-up = cede { $what }
# $side: side, $what: message
leaves = deja a { $side } { $what }
# $what: message
spares = pierde la ocasión de capturar { $what }
# $side: side, $turns: u32
allows-win = deja a { $side } ganar en { $turns }
loses-at-once = pierde enseguida
draws-at-once = hace tablas
# $turns: u32
misses-win = deja escapar una victoria en { $turns ->
    [one] una jugada
   *[other] { $turns } jugadas
    }
# $what: message
gains = consigue { $what }
# $what: message
takes = captura { $what }
# $what: message
saves = salva { $what }
# $side: side, $what: message
denies = le quita a { $side } { $what }
