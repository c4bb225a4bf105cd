# The lessons of Gess: docs/learning.md says how long each text may be.

### 1: break the ring

lesson-gess-break-ring-title = Rompe el anillo
lesson-gess-break-ring-goal = Lanza las dos piedras marcadas hacia arriba, contra el anillo de Blanco.
lesson-gess-break-ring-success = ¡Victoria! Las ocho piedras enmarcadas son un anillo. Quien no tiene ninguno ha perdido.
lesson-gess-break-ring-hint-1 = Elige l9, la de abajo. Sus vecinas van con ella.
lesson-gess-break-ring-hint-2 = De l9 hacia arriba hasta l16, donde tocas el anillo.
lesson-gess-break-ring-mistake-1 = El camino es bueno, pero no pares: sigue hasta tocar el anillo.
lesson-gess-break-ring-mistake-2 = Eso ha roto tu propio anillo, en torno a l3, y has perdido en el acto.
lesson-gess-break-ring-mistake-3 = Se ha movido otra cosa. Elige l9: la piedra de arriba tira de ella hacia arriba.

### 2: what a piece is

lesson-gess-block-title = Qué se mueve junto
lesson-gess-block-goal = Mueve las cinco piedras marcadas en una sola jugada.
lesson-gess-block-success = Cualquier bloque de 3×3 con piedras tuyas, y ninguna de Blanco, es una pieza.
lesson-gess-block-hint-1 = La casilla que eliges se lleva a sus ocho vecinas.
lesson-gess-block-hint-2 = Elige i8, en medio de las cinco, y ve adonde puedas.
lesson-gess-block-mistake-1 = Solo han venido las piedras en torno a tu casilla. ¿Qué casilla tiene las cinco?
lesson-gess-block-mistake-2 = Eran otras. Las cinco marcadas rodean una casilla.

### 3: directions

lesson-gess-lone-stone-title = La piedra sola
lesson-gess-lone-stone-goal = Manda a la derecha la piedra sola de h9: captura k9.
lesson-gess-lone-stone-success = Una piedra en el lado derecho del bloque tira de él tres casillas hacia allí.
lesson-gess-lone-stone-hint-1 = La piedra debe quedar a la derecha de la casilla que eliges.
lesson-gess-lone-stone-hint-2 = Elige g9, la casilla vacía a su izquierda, y ve a j9.
lesson-gess-lone-stone-mistake-1 = ¡Buen camino! Ahora, las tres casillas de una vez.
lesson-gess-lone-stone-mistake-2 = Una piedra tira de su bloque hacia su lado. La tuya debe tirar a la derecha.
lesson-gess-lone-stone-mistake-3 = La piedra de h9 no se ha movido. Elige una casilla a su lado.

### 4: how far

lesson-gess-range-title = Una piedra en medio
lesson-gess-range-goal = Captura una piedra marcada. Solo uno de tus dos grupos puede.
lesson-gess-range-success = Con piedra en el centro, un bloque va hasta donde quiera; sin ella, tres casillas.
lesson-gess-range-hint-1 = Compara los grupos: ¿cuál tiene una piedra en el centro?
lesson-gess-range-hint-2 = Elige o8, y sube corriendo hasta o14.
lesson-gess-range-mistake-1 = El centro de ese está vacío: no puede más que tres casillas.
lesson-gess-range-mistake-2 = No has capturado nada. Elige o8, con una piedra arriba, y sube hasta el final.

### 5: the first touch

lesson-gess-first-touch-title = En medio del camino
lesson-gess-first-touch-goal = Rompe el anillo de Blanco sin perder ninguna piedra tuya.
lesson-gess-first-touch-success = Victoria. Un bloque se detiene en la primera piedra que toca, aunque sea tuya.
lesson-gess-first-touch-hint-1 = El bloque mide tres casillas de ancho, y tocaría k12. Mueve antes k12.
lesson-gess-first-touch-hint-2 = Elige l12 y ve a la izquierda con esa piedra; luego sube l7.
lesson-gess-first-touch-mistake-1 = Eso ha roto tu propio anillo. Deja en paz sus ocho piedras.
lesson-gess-first-touch-mistake-2 = Ha tocado una piedra tuya: ha tenido que parar ahí, y la piedra ya no está.

### 6: everything under the block

lesson-gess-sweep-title = Barridas
lesson-gess-sweep-goal = Captura tres piedras blancas en una jugada.
lesson-gess-sweep-success = Todo lo que queda bajo el bloque se va, también bajo sus casillas vacías.
lesson-gess-sweep-hint-1 = Tu grupo marcado puede ir hacia arriba, o en diagonal arriba a la derecha.
lesson-gess-sweep-hint-2 = De g8 en diagonal a k12: allí toca las tres.
lesson-gess-sweep-mistake-1 = Eso ha roto tu propio anillo. Usa el grupo marcado.
lesson-gess-sweep-mistake-2 = Solo una: el primer contacto te para. Llega a las otras tres de lado.
lesson-gess-sweep-mistake-3 = Aún no has barrido nada. Sigue hasta tocar las piedras de Blanco.

### 7: over the edge

lesson-gess-edge-title = En el borde
lesson-gess-edge-goal = Captura e9 con tu piedra del borde.
lesson-gess-edge-success = La casilla elegida puede estar en el margen, fuera. Las piedras, no.
lesson-gess-edge-hint-1 = Tu piedra debe quedar a la derecha de la casilla elegida. Búscala fuera del tablero.
lesson-gess-edge-hint-2 = Elige a9, en el margen, y ve a la derecha hasta d9.
lesson-gess-edge-mistake-1 = ¡Esa es la casilla! Ahora, las tres casillas de una vez.
lesson-gess-edge-mistake-2 = Por el borde: esa piedra está perdida para siempre.
lesson-gess-edge-mistake-3 = Ha ido hacia otro lado. Debe quedar a la derecha de la casilla elegida.
lesson-gess-edge-mistake-4 = La piedra del borde, b9, no se ha movido. Es la que hay que usar.

### 8: your own ring

lesson-gess-own-ring-title = No toques tu anillo
lesson-gess-own-ring-goal = Captura las dos piedras marcadas con uno de tus bloques grandes.
lesson-gess-own-ring-success = Bien elegido: ese bloque no se lleva ninguna piedra de tu anillo.
lesson-gess-own-ring-hint-1 = Dos bloques llenos podrían hacerlo. Uno de ellos comparte piedras con tu anillo.
lesson-gess-own-ring-hint-2 = Elige i3, no j3, y sube corriendo hasta i10.
lesson-gess-own-ring-mistake-1 = Tu anillo está roto: el bloque le ha quitado piedras. Has perdido.
lesson-gess-own-ring-mistake-2 = No las dos. Un bloque lleno de nueve va hasta donde quiera, en todas direcciones.

### 9: a second ring

lesson-gess-second-ring-title = Un anillo de reserva
lesson-gess-second-ring-goal = Baja las piedras marcadas. Luego lanza j3 contra el anillo de Blanco.
lesson-gess-second-ring-success = Victoria: tu segundo anillo seguía entero; el único de Blanco, no.
lesson-gess-second-ring-hint-1 = Ocho piedras en torno a una casilla vacía hacen un anillo nuevo.
lesson-gess-second-ring-hint-2 = Primero f13 baja a f10; luego j3 sube a j16.
lesson-gess-second-ring-mistake-1 = Tu último anillo ya no está. Aunque el de Blanco también se rompa, pierde quien movió.
lesson-gess-second-ring-mistake-2 = Aún no hay segundo anillo: ocho piedras en torno a la casilla vacía f8.

### 10: dodging, and the draw

lesson-gess-draw-title = Vueltas y más vueltas
lesson-gess-draw-goal = Blanco va a golpear. Esquiva con tu anillo, y luego vuelve.
lesson-gess-draw-success = Cuando una posición se da tres veces, son tablas. ¡No has perdido!
lesson-gess-draw-hint-1 = Un anillo también es una pieza: tres casillas adonde sea, con el centro vacío.
lesson-gess-draw-hint-2 = Elige d3 y ve a la derecha hasta g3; en la siguiente jugada, vuelve.
lesson-gess-draw-mistake-1 = El bloque de Blanco mide tres casillas de ancho, y tu anillo seguía en su camino.
lesson-gess-draw-mistake-2 = Tu anillo ya no es un anillo. Muévelo entero, y sin salir del tablero.
lesson-gess-draw-mistake-3 = Ahora la posición es nueva. Vuelve, y se dará otra vez.

### 11: a won position

lesson-gess-finish-title = Remátalo
lesson-gess-finish-goal = Ahora Wren se defiende. Rompe el anillo blanco y conserva el tuyo.
lesson-gess-finish-success = Bien jugado. Bloques, carreras, anillos: ya lo sabes todo.
lesson-gess-finish-hint-1 = El bloque lleno de h8 va hasta donde quiera, en todas direcciones.
lesson-gess-finish-hint-2 = Llévalo debajo del anillo y luego sube. Busca siempre un camino libre.
lesson-gess-finish-mistake-1 = Tu último anillo ya no está. Míralo antes de cada jugada.

### 12: the first match

lesson-gess-first-match-title = Tu primera partida
lesson-gess-first-match-goal = 43 piedras por bando, contra Wren. Hay pistas.
lesson-gess-first-match-success = ¡Has ganado tu primera partida de Gess!

### mini match 1

lesson-gess-ring-and-blocks-title = Tres piezas por bando
lesson-gess-ring-and-blocks-goal = Por bando: anillo, bloque y cruz. Rompe el anillo blanco.
lesson-gess-ring-and-blocks-success = Victoria: bastaron tres piezas para romper un anillo.

### mini match 2

lesson-gess-one-block-title = Un bloque por bando
lesson-gess-one-block-goal = Un anillo y un bloque grande por bando. Úsalo bien.
lesson-gess-one-block-success = Victoria: un bloque que va hasta donde quiera es una pieza fuerte.

### mini match 3

lesson-gess-two-rings-title = Dos anillos por bando
lesson-gess-two-rings-goal = Dos anillos por bando: rompe los de Blanco, conserva uno tuyo.
lesson-gess-two-rings-success = Victoria: un segundo anillo da tiempo, y nada más.
