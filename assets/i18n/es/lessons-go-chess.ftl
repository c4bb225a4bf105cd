# The lessons of Go-Chess: docs/learning.md says how long each text may be.

### 1: checkmate

lesson-go-chess-mate-title = Mate
lesson-go-chess-mate-goal = Ataca al rey señalado de modo que no pueda escapar.
lesson-go-chess-mate-success = ¡Jaque mate! El rey está atacado y no le queda ninguna salida: ganas.
lesson-go-chess-mate-hint-1 = Tu torre va en línea recta tan lejos como quiera.
lesson-go-chess-mate-hint-2 = De lado hasta a4: desde allí domina toda la columna.
lesson-go-chess-mate-mistake-1 = Entre la torre y el rey hay casillas bloqueadas, y nada se desliza sobre ellas.
lesson-go-chess-mate-mistake-2 = Ahora nada ataca al rey. Solo la torre puede alcanzarlo.

### 2: Pawns go every way

lesson-go-chess-pawn-title = Peones en todas direcciones
lesson-go-chess-pawn-goal = Captura la torre señalada con tu peón central, en dos jugadas.
lesson-go-chess-pawn-success = El peón avanza recto y captura en diagonal, en las cuatro direcciones. Nunca corona.
lesson-go-chess-pawn-hint-1 = Tu peón de e5 también puede dar un paso atrás.
lesson-go-chess-pawn-hint-2 = Atrás a e4; luego captura en diagonal en f3.
lesson-go-chess-pawn-mistake-1 = El peón de c5 te captura: los negros también van en todas direcciones.
lesson-go-chess-pawn-mistake-2 = Un peón ha capturado el tuyo en diagonal. Ve adonde no te toquen por la esquina.
lesson-go-chess-pawn-mistake-3 = La torre está en diagonal detrás de ti: captúrala ya.

### 3: Rook, Bishop and Queen

lesson-go-chess-lines-title = Rectas y diagonales
lesson-go-chess-lines-goal = Captura los tres peones señalados en tres jugadas.
lesson-go-chess-lines-success = Torre en línea recta, alfil en diagonal, dama de ambos modos, hasta un obstáculo.
lesson-go-chess-lines-hint-1 = La torre de b2 y el alfil de c3 alcanzan un peón cada uno.
lesson-go-chess-lines-hint-2 = La torre captura g2; el alfil, a5; la dama, en diagonal, i6.
lesson-go-chess-lines-mistake-1 = Esa casilla estaba defendida: un peón te ha capturado en diagonal.
lesson-go-chess-lines-mistake-2 = No has capturado nada. Mira las líneas: acaban en casillas bloqueadas y en piezas.

### 4: the Knight

lesson-go-chess-leap-title = El caballo salta
lesson-go-chess-leap-goal = Captura la torre señalada. Tu caballo salta sobre las casillas bloqueadas.
lesson-go-chess-leap-success = El caballo salta por encima de todo: dos casillas en línea recta, una al lado.
lesson-go-chess-leap-hint-1 = El caballo de e5 necesita dos saltos. Evita la casilla defendida.
lesson-go-chess-leap-hint-2 = Primero a g6, luego a h8.
lesson-go-chess-leap-mistake-1 = Esa casilla estaba defendida, y tu caballo ha caído.
lesson-go-chess-leap-mistake-2 = Las demás no rodean a tiempo las casillas bloqueadas. Usa el caballo.
lesson-go-chess-leap-mistake-3 = Dos casillas en línea recta y una al lado: desde ahí el caballo no alcanza la torre.

### 5: the King is attacked

lesson-go-chess-check-title = Jaque
lesson-go-chess-check-goal = Tu rey está atacado. Sálvalo sin perder nada.
lesson-go-chess-check-success = Un rey atacado está en jaque: captura, interponte o apártalo, sin demora.
lesson-go-chess-check-hint-1 = La torre de e9 lo ataca. ¿Qué pieza tuya puede capturarla?
lesson-go-chess-check-hint-2 = El caballo salta de c8 a e9.
lesson-go-chess-check-mistake-1 = El rey se ha apartado, y ha caído la dama que tenía detrás.
lesson-go-chess-check-mistake-2 = En medio, sí, pero sin defensa: cayó el caballo, y el rey vuelve a estar atacado.

### 6: mate, not stalemate

lesson-go-chess-no-stalemate-title = Sin ahogar
lesson-go-chess-no-stalemate-goal = Gana ahora: ataca al rey de modo que no pueda escapar.
lesson-go-chess-no-stalemate-success = Jaque mate. Sin ataque y sin jugada son tablas; con dos reyes solos, también.
lesson-go-chess-no-stalemate-hint-1 = La dama ataca por la columna en la que está el rey.
lesson-go-chess-no-stalemate-hint-2 = Ve a a1 o a4: tu rey vigila la salida.
lesson-go-chess-no-stalemate-mistake-1 = El rey no está atacado, y Negro no puede mover: ahogado, tablas.
lesson-go-chess-no-stalemate-mistake-2 = Negro aún puede mover. Ataca al rey por su columna.

### 7: placing in secret

lesson-go-chess-secret-title = En secreto
lesson-go-chess-secret-goal = Los dos colocan peones en secreto. Prueba la casilla señalada.
lesson-go-chess-secret-success = La misma casilla: no es para nadie y se elige otra vez. Luego aparecen juntos.
lesson-go-chess-secret-hint-1 = Un peón puede ir a cualquier casilla vacía que no esté bloqueada.
lesson-go-chess-secret-hint-2 = Primero e5. Luego, tras la coincidencia, cualquier otra casilla.
lesson-go-chess-secret-mistake-1 = Casillas distintas, así que ambos peones quedan puestos. Prueba la señalada.

### 8: the second Bishop

lesson-go-chess-bishops-title = El otro color
lesson-go-chess-bishops-goal = Coloca tu segundo alfil: ataca desde lejos el peón señalado.
lesson-go-chess-bishops-success = Dos alfiles, dos colores: el segundo no puede estar en el color del primero.
lesson-go-chess-bishops-hint-1 = Mira por las diagonales que llevan al peón señalado.
lesson-go-chess-bishops-hint-2 = A dos casillas no puede capturarte: a7 o a3.
lesson-go-chess-bishops-mistake-1 = Tan cerca, el peón también te ataca: captura a una casilla en diagonal.
lesson-go-chess-bishops-mistake-2 = Desde ahí ninguna diagonal libre lleva al peón señalado.

### 9: who begins

lesson-go-chess-who-begins-title = ¿Quién empieza?
lesson-go-chess-who-begins-goal = Coloca tu rey cerca de tu dama, para empezar tú.
lesson-go-chess-who-begins-success = Empiezas: tu rey está más cerca de su dama. No puede ir a casillas atacadas.
lesson-go-chess-who-begins-hint-1 = La pieza señalada es tu dama. Cuenta columnas más filas.
lesson-go-chess-who-begins-hint-2 = A un paso de ella: h1 o i2.
lesson-go-chess-who-begins-mistake-1 = Empieza Negro: tu rey no está más cerca de su dama que el de Negro.

### 10: Kings side by side

lesson-go-chess-kings-title = Reyes separados
lesson-go-chess-kings-goal = Coloca tu rey en la casilla señalada; el de Negro se acerca.
lesson-go-chess-kings-success = Dos reyes vecinos vuelven atrás, y ninguno puede probar otra vez su casilla.
lesson-go-chess-kings-hint-1 = Primero la casilla señalada, c7.
lesson-go-chess-kings-hint-2 = Cuando los dos vuelvan atrás, elige otra casilla, como i5.
lesson-go-chess-kings-mistake-1 = Lejos uno de otro, ambos reyes se quedan. Prueba la casilla señalada, y mira cómo se encuentran.

### 11: a won position

lesson-go-chess-finish-title = Remátalo
lesson-go-chess-finish-goal = Ahora Wren se defiende. Ataca al rey hasta darle mate.
lesson-go-chess-finish-success = Bien jugado. Primero encierra al rey, luego atácalo.
lesson-go-chess-finish-hint-1 = Una torre en la fila de delante del rey lo encierra.
lesson-go-chess-finish-hint-2 = Primero torre a a9; luego la otra ataca por la fila 10.

### 12: the first match

lesson-go-chess-first-match-title = Tu primera partida
lesson-go-chess-first-match-goal = Una partida entera contra Wren, desde el tablero vacío. Hay pistas.
lesson-go-chess-first-match-success = ¡Has ganado tu primera partida de Go-Chess!

### mini match 1

lesson-go-chess-queen-and-bishop-title = Dama y alfil
lesson-go-chess-queen-and-bishop-goal = Tu dama y tu alfil contra torre y caballo. Da mate.
lesson-go-chess-queen-and-bishop-success = ¡Mate! La dama lo logra con ayuda; sola, rara vez.

### mini match 2

lesson-go-chess-queen-and-rook-title = Dama y torre
lesson-go-chess-queen-and-rook-goal = Tu dama y tu torre contra torre y caballo. Da mate.
lesson-go-chess-queen-and-rook-success = ¡Mate! Dos piezas fuertes le quitan al rey las casillas.

### mini match 3

lesson-go-chess-queens-title = Una dama por bando
lesson-go-chess-queens-goal = Por bando: dama, caballo y tres peones, ya colocados. Da mate.
lesson-go-chess-queens-success = ¡Mate! Fue una partida entera de Go-Chess, salvo la colocación.
