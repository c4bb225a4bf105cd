# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-balista = Balista
    .The = La Balista
    .the = la Balista
    .of = de la Balista
    .to = a la Balista
    .Slave = La Balista esclavizada
    .slave = la Balista esclavizada
name-balista-tribun = Balista con Tribun
    .The = La Balista con Tribun
    .the = la Balista con Tribun
    .of = de la Balista con Tribun
    .to = a la Balista con Tribun
name-centuria = Centuria
    .The = La Centuria
    .the = la Centuria
    .of = de la Centuria
    .to = a la Centuria
    .Slave = La Centuria esclavizada
    .slave = la Centuria esclavizada
name-centuria-tribun = Centuria con Tribun
    .The = La Centuria con Tribun
    .the = la Centuria con Tribun
    .of = de la Centuria con Tribun
    .to = a la Centuria con Tribun
name-eques = Eques
    .The = El Eques
    .the = el Eques
    .of = del Eques
    .to = al Eques
    .Slave = El Eques esclavizado
    .slave = el Eques esclavizado
name-eques-tribun = Eques con Tribun
    .The = El Eques con Tribun
    .the = el Eques con Tribun
    .of = del Eques con Tribun
    .to = al Eques con Tribun
name-hastatus = Hastatus
    .The = El Hastatus
    .the = el Hastatus
    .of = del Hastatus
    .to = al Hastatus
    .Slave = El Hastatus esclavizado
    .slave = el Hastatus esclavizado
name-hastatus-tribun = Hastatus con Tribun
    .The = El Hastatus con Tribun
    .the = el Hastatus con Tribun
    .of = del Hastatus con Tribun
    .to = al Hastatus con Tribun
name-piece = Ficha
name-saggitarius = Saggitarius
    .The = El Saggitarius
    .the = el Saggitarius
    .of = del Saggitarius
    .to = al Saggitarius
    .Slave = El Saggitarius esclavizado
    .slave = el Saggitarius esclavizado
name-saggitarius-tribun = Saggitarius con Tribun
    .The = El Saggitarius con Tribun
    .the = el Saggitarius con Tribun
    .of = del Saggitarius con Tribun
    .to = al Saggitarius con Tribun
name-servus = Servus
    .The = El Servus
    .the = el Servus
    .of = del Servus
    .to = al Servus
    .Slave = El Servus esclavizado
    .slave = el Servus esclavizado
name-tribun = Tribun
    .The = El Tribun
    .the = el Tribun
    .of = del Tribun
    .to = al Tribun

### How a game ends

reason-nex = El Tribun del otro bando ha caído
reason-paralysis = El bando al que le toca no tiene ninguna jugada legal

### Options

option-first = Primera jugada
option-first-help = Quién empieza: Blanco o Negro, según lo acordado.
option-first-is-w = Blanco
option-first-is-b = Negro
option-rules = Reglas
option-rules-help = Las reglas completas o, para empezar, al noventa por ciento: sin Impero, sin unión simétrica, sin Centuria.
option-rules-is-full = completas
option-rules-is-ninety = noventa por ciento

### Sentences

no-hex = Elige una casilla del tablero
no-action = Elige una casilla a la que ir, un modo, o dividir la unidad
no-result = Elige qué queda del objetivo, o quién entra y cómo
no-part = Elige una casilla vecina de la primera
# $counts: list
no-number = Elige cuántas: { $counts }
# $hex: hex
no-unit = En { $hex } no hay ninguna unidad
# $piece: name, $hex: hex, $owner: side, $side: side
not-yours = { $piece-The } de { $hex } es de { $owner }, y le toca a { $side }
# $piece: name, $hex: hex
asleep = { $piece-The } de { $hex } duerme: no puede moverse ni dividirse
# $piece: name, $from: hex
no-slave = { $piece-The } de { $from } no tiene esclavo
# $piece: name, $to: hex
already-there = { $piece-The } ya está en { $to }
# $owner: side, $piece: name, $to: hex
not-empty = Solo se mueve a una casilla vacía, y en { $to } está { $piece-the } de { $owner }
# $piece: name, $to: hex, $why: message
cannot-go = { $piece-The } no puede ir a { $to }: { $why }
# $slave: name, $to: hex, $why: message
slave-cannot-go = { $slave-Slave } no puede ir a { $to }: { $why }
tribun-moves = El Tribun da un paso a una de las seis casillas vecinas
# $piece: name
servus-moves = { $piece-The } da un paso recto hacia delante
# $piece: name
hastatus-moves = { $piece-The } salta a las casillas de su color que están a dos pasos
# $piece: name
saggitarius-moves = { $piece-The } salta a las casillas de otros colores que están a tres pasos
# $piece: name
slider-moves = { $piece-The } se desliza a saltos de Hastatus, por casillas vacías
# $piece: name
centuria-moves = { $piece-The } da un paso, o dos en línea recta si no hay un enemigo en medio
# $slave: name
slave-servus-moves = { $slave-Slave } da un paso recto hacia delante
# $slave: name
slave-hastatus-moves = { $slave-Slave } salta a las casillas de su color que están a dos pasos
# $slave: name
slave-saggitarius-moves = { $slave-Slave } salta a las casillas de otros colores que están a tres pasos
# $slave: name
slave-slider-moves = { $slave-Slave } se desliza a saltos de Hastatus, por casillas vacías
# $slave: name
slave-centuria-moves = { $slave-Slave } da un paso, o dos en línea recta si no hay un enemigo en medio
# $target: hex
no-target = En { $target } no hay ninguna unidad que atacar
# $piece: name, $target: hex, $side: side
own-target = { $piece-The } de { $target } es de { $side }
# $side: side, $piece: name, $target: hex
out-of-reach = Ninguna unidad de { $side } alcanza { $piece-to } de { $target }
# $piece: name, $from: hex, $target: hex, $why: message
no-strike = { $piece-The } de { $from } no alcanza { $target }: { $why }
# $slave: name, $from: hex, $target: hex, $why: message
no-slave-strike = { $slave-Slave } de { $from } no alcanza { $target }: { $why }
# $from: hex
strikes-twice = La unidad de { $from } no puede golpear dos veces
nobody-strikes = Debe golpear al menos una unidad
# $piece: name, $turn: string
takes-tribun = Un ataque de cualquier fuerza { $piece-to } captura al Tribun: { $turn }
# $piece: name, $target: hex
carries-no-tribun = { $piece-The } de { $target } no lleva al Tribun
# $left: u8
no-such-rest = Ninguna unidad puede tener { $left } fichas: se quita una ficha más
# $piece: name, $target: hex
nothing-left = Si no queda nada { $piece-of } en { $target }, entra ahí una de las unidades atacantes: di cuál
# $left: u8, $slave: u8, $turn: string
rest-holds-no-slave = { $left ->
    [one] 1 ficha no puede
   *[other] { $left } fichas no pueden
} retener a un esclavo de altura { $slave }: se quitan todas las de arriba, { $turn }
# $piece: name, $target: hex
leaves-nothing = Ningún ataque deja nada { $piece-of } en { $target }
# $left: u8, $piece: name, $target: hex, $possible: list
leaves-other = Ningún ataque deja { $left ->
    [one] 1 ficha
   *[other] { $left } fichas
} { $piece-of } en { $target }; puede dejar { $possible }
nobody-moves-in = Un ataque a una unidad con un esclavo solo golpea las fichas de arriba, y no entra nadie
# $piece: name, $from: hex, $most: u16, $need: u8
too-weak = Con { $piece-the } de { $from }, los atacantes suman { $most } como mucho, y hacen falta { $need }
# $slave: name, $from: hex, $most: u16, $need: u8
slave-too-weak = Con { $slave-slave } de { $from }, los atacantes suman { $most } como mucho, y hacen falta { $need }
no-impero = En las reglas al noventa por ciento no hay Impero
tribun-enslaves = Una unidad con el Tribun no esclaviza
# $count: u8
too-high-to-hold = { $count } fichas no pueden montar encima: a un esclavo lo retienen 4 como mucho
# $count: u8, $slave: u8
too-low-to-hold = { $count ->
    [one] 1 ficha no puede
   *[other] { $count } fichas no pueden
} retener a un esclavo de altura { $slave }: el doble de su altura debe ser al menos la del esclavo
# $hex: hex, $side: side
nobody-meets = { $hex } está vacía, y a su lado no hay ninguna unidad de { $side }
# $hex: hex
one-meets = { $hex } está vacía, y a su lado solo hay una unidad: para unir hacen falta dos
# $hex: hex, $units: list
none-fit = Las unidades en torno a { $hex } ({ $units }) no pueden formar ahí una unidad válida
# $piece: name, $from: hex
tribun-splits = { $piece-The } de { $from } lleva al Tribun: no se puede dividir
# $piece: name, $from: hex
single-piece = { $piece-The } de { $from } es una sola ficha: no se puede dividir
# $piece: name, $from: hex
no-room-to-split = { $piece-The } de { $from } no se puede dividir: en las casillas vacías a su lado no caben partes válidas
# $hex: hex
part-on-unit = { $hex } no está vacía: las partes van solo a casillas vacías
# $count: u8
no-valid-unit = { $count } fichas no son una unidad válida
# $height: u8, $piece: name, $total: u8
not-all-spread = Se reparten las { $height } fichas { $piece-of }, no { $total }
one-hex = Se usan al menos dos casillas
# $left: u8, $hex: hex, $slave: u8
stay-holds-no-slave = { $left ->
    [one] La ficha que queda en { $hex } no puede
   *[other] Las { $left } fichas que quedan en { $hex } no pueden
} retener a un esclavo de altura { $slave }
# $left: u8, $hex: hex
stay-no-valid-unit = Las { $left } fichas que quedan en { $hex } no son una unidad válida
# $to: hex, $owner: side, $piece: name
meeting-on-unit = { $to } no está vacía: ahí está { $piece-the } de { $owner }
no-such-number = Se unen dos unidades, o bien tres o seis en simetría
# $piece: name, $hex: hex, $height: u8
too-few-to-give = { $piece-The } de { $hex } solo puede dar { $height ->
    [one] 1 ficha
   *[other] { $height } fichas
}
# $piece: name, $hex: hex
tribun-whole = { $piece-The } de { $hex } lleva al Tribun: se da con todas sus fichas o no se da
no-symmetric = En las reglas al noventa por ciento no hay unión simétrica
# $to: hex
not-at-120 = Tres unidades solo se unen si están a 120 grados en torno a { $to }
tribun-in-symmetry = El Tribun no participa en una unión simétrica
unequal-units = Las unidades de una unión simétrica son iguales, y sus esclavos también
unequal-numbers = Todas las unidades de una unión simétrica dan el mismo número
# $hex: hex, $middle: hex
not-next-to = { $hex } no es vecina de { $middle }
# $hex: hex
no-further-part = A { $hex } no puede ir ninguna parte más
# $piece: name, $hex: hex
nothing-to-give = { $piece-The } de { $hex } no tiene nada que dar que encaje
no-tribun = ningún bando tiene un Tribun
# $side: side
second-tribun = { $side } tiene un segundo Tribun
# $side: side, $most: u8
too-many = { $side } tiene más de { $most } fichas además del Tribun
# $owner: side, $piece: name, $hex: hex
in-the-way = { $piece-the } de { $owner } en { $hex } cierra el paso
tribun-attacks = ataca las casillas que lo rodean
# $piece: name
servus-attacks = ataca las dos casillas que flanquean la de delante
# $piece: name
hastatus-attacks = ataca las casillas de su color que están a dos pasos
# $piece: name
saggitarius-attacks = ataca las casillas de otros colores que están a tres pasos
# $piece: name
eques-attacks = ataca la primera unidad en una línea de saltos de Hastatus
# $piece: name
balista-attacks = ataca la primera unidad en línea recta
# $piece: name
centuria-attacks = ataca las casillas a las que podría ir y las de su color que están a dos pasos
# $piece: name, $from: string, $to: string
goes = { $piece } { $from } a { $to }
# $piece: name, $from: string, $to: string
leaves-slave = { $piece } { $from }, sin su esclavo, a { $to }
# $piece: name, $from: string, $slave: name, $to: string
goes-on-slave = { $piece } { $from }, sobre su esclavo { $slave }, a { $to }
# $piece: name, $from: string, $prey: name, $target: string
takes = { $piece } { $from } captura { $prey } { $target }
# $piece: name, $from: string, $prey: name, $target: string
takes-leaving-slave = { $piece } { $from }, sin su esclavo, captura { $prey } { $target }
# $piece: name, $from: string, $slave: name, $prey: name, $target: string
takes-on-slave = { $piece } { $from }, sobre su esclavo { $slave }, captura { $prey } { $target }
# $piece: name, $from: string, $prey: name, $target: string
enslaves = { $piece } { $from } esclaviza { $prey } { $target }
# $prey: name, $target: string, $left: u8
damages = ataque a { $prey } { $target }, { $left ->
    [one] queda 1
   *[other] quedan { $left }
}
# $prey: name, $target: string
frees-slave = ataque a { $prey } { $target }, su esclavo queda libre
# $prey: name, $target: string
tribun-falls = ataque a { $prey } { $target }, cae el Tribun
# $piece: name, $from: string, $parts: list
splits = { $piece } { $from } se divide: { $parts }
# $count: u8, $hex: string
part-on = { $count } en { $hex }
# $piece: name, $to: string, $parts: list
combines = { $piece } en { $to }: { $parts }
# $count: u8, $hex: string
part-from = { $count } de { $hex }
