# The lessons of The Game for the Trees: docs/learning.md says how long each text may be.

### 1: overgrow the huckleberry

lesson-trees-huckleberry-title = El arándano
lesson-trees-huckleberry-goal = Haz crecer tu árbol sobre el arándano negro, la planta de e5.
lesson-trees-huckleberry-success = ¡Victoria! A Negro no le queda ningún arándano. Cuida también el tuyo.
lesson-trees-huckleberry-hint-1 = Tu árbol es un abedul. Crece recto, a lo largo del matorral.
lesson-trees-huckleberry-hint-2 = De a5 en línea recta a e5. Conserva todas las casillas del camino.
lesson-trees-huckleberry-mistake-1 = Ese era tu propio arándano. Sin él has perdido.
lesson-trees-huckleberry-mistake-2 = Has abandonado una parte del árbol. Lo que quieres es que crezca.

### 2: from grass to tree

lesson-trees-ground-title = Buen suelo
lesson-trees-ground-goal = Haz crecer un árbol hasta la tercera fila. Crece sobre matorral.
lesson-trees-ground-success = El matorral crece sobre hierba; los árboles, sobre matorral. Cada cual alimenta al siguiente.
lesson-trees-ground-hint-1 = Primero deja que un matorral de la segunda fila crezca sobre la hierba.
lesson-trees-ground-hint-2 = Luego haz crecer desde atrás un árbol sobre ese matorral.
lesson-trees-ground-mistake-1 = Ese era tu arándano, y lo has perdido. Elige otra casilla.
lesson-trees-ground-mistake-2 = La hierba se extiende por el suelo desnudo, pero los árboles no crecen sobre hierba.

### 3: the four trees

lesson-trees-four-trees-title = Cuatro clases de árbol
lesson-trees-four-trees-goal = Solo uno de tus árboles llega a d5. Encuéntralo y gana.
lesson-trees-four-trees-success = El fresno salta como un caballo, por encima de todo. Los demás encontraron suelo desnudo.
lesson-trees-four-trees-hint-1 = Abedul recto, haya en diagonal, pino de ambos modos; el fresno salta.
lesson-trees-four-trees-hint-2 = Dos hacia arriba y una hacia un lado, desde c3.
lesson-trees-four-trees-mistake-1 = Ese era tu propio arándano. Sin él has perdido.
lesson-trees-four-trees-mistake-2 = Este no puede llegar a d5: en su camino no hay matorral.
lesson-trees-four-trees-mistake-3 = Abandonar casillas aquí no sirve. Haz crecer un árbol hasta d5.

### 4: momentum

lesson-trees-momentum-title = Impulso
lesson-trees-momentum-goal = Haz crecer el fresno a c3. Luego haz otra cosa y mira.
lesson-trees-momentum-success = Lo que ha crecido sigue creciendo solo, de igual modo, en cada jugada.
lesson-trees-momentum-hint-1 = El fresno está en b1, y su camino está marcado.
lesson-trees-momentum-hint-2 = Hazlo crecer una vez a c3. Después vale cualquier jugada inofensiva.
lesson-trees-momentum-mistake-1 = Has detenido el brote. Déjalo en paz y llegará por sí solo.
lesson-trees-momentum-mistake-2 = Ese era tu propio arándano. Sin él has perdido.
lesson-trees-momentum-mistake-3 = Aún no ha empezado a crecer nada. Pon en camino el fresno.

### 5: the order of things

lesson-trees-order-title = Cada cosa a su tiempo
lesson-trees-order-goal = El fresno sigue hacia f3. ¡Pon allí antes un matorral!
lesson-trees-order-success = Eso es: primero el matorral, luego el fresno encima. El orden es tuyo.
lesson-trees-order-hint-1 = Los árboles no crecen sobre hierba. Tu matorral de g2 está al lado.
lesson-trees-order-hint-2 = Haz crecer g2 a f3; cuando se pregunte el orden, que vaya primero.
lesson-trees-order-mistake-1 = El fresno fue primero y encontró hierba: su brote terminó. El matorral llegó tarde.
lesson-trees-order-mistake-2 = Ese era tu propio arándano. Sin él has perdido.
lesson-trees-order-mistake-3 = El fresno no encontró matorral en f3, y su brote terminó.

### 6: retreat

lesson-trees-grass-stops-title = Corta el camino
lesson-trees-grass-stops-goal = El abedul de Negro tiene un camino hasta tu arándano. ¡Córtalo!
lesson-trees-grass-stops-success = Un matorral que abandonas deja hierba, y la hierba detiene a cualquier árbol.
lesson-trees-grass-stops-hint-1 = En vez de crecer, puedes abandonar cualquier casilla tuya.
lesson-trees-grass-stops-hint-2 = Retírate de e4, f4 o g4.
lesson-trees-grass-stops-mistake-1 = Has abandonado el propio arándano. Abandona un matorral de al lado.
lesson-trees-grass-stops-mistake-2 = El camino sigue ahí: el abedul viene derecho por él.

### 7: stop a chain

lesson-trees-stop-title = ¡Alto!
lesson-trees-stop-goal = Tu propio abedul va a invadir tu arándano. ¡Detenlo!
lesson-trees-stop-success = A salvo. En vez de crecer puedes detener uno de tus brotes.
lesson-trees-stop-hint-1 = La punta del brote está en c4, y después viene d4.
lesson-trees-stop-hint-2 = Elige c4 y luego «Detener brote».
lesson-trees-stop-mistake-1 = Los brotes siguen hagas lo que hagas: el tuyo invadió tu propio arándano.

### 8: the leap

lesson-trees-leap-title = Una vez por partida
lesson-trees-leap-goal = ¡Ataque por dos lados! Elige hierba tuya: el arándano salta allí.
lesson-trees-leap-success = Ahora tienes dos, y uno puede caer. Solo se salta una vez.
lesson-trees-leap-hint-1 = Elige una de tus casillas de hierba: e1, f1 o f2.
lesson-trees-leap-hint-2 = En e1, f1 o f2, elige «Saltar».
lesson-trees-leap-mistake-1 = Has abandonado tu único arándano. Elige hierba, y que salte.
lesson-trees-leap-mistake-2 = Uno de los dos caminos sigue abierto, y viene el abedul.

### 9: attack a tree

lesson-trees-attack-title = Dos contra uno
lesson-trees-attack-goal = Dos árboles distintos juntos rompen un tercero. Apunta con ambos a e6.
lesson-trees-attack-success = ¡Roto! Y lo que quedó aislado de su raíz también murió.
lesson-trees-attack-hint-1 = El brote del haya en d5 ya apunta a e6. ¿Qué árbol ayuda?
lesson-trees-attack-hint-2 = Haz crecer el fresno de d4 a e6, antes o después.
lesson-trees-attack-mistake-1 = Ese era tu propio arándano. Sin él has perdido.
lesson-trees-attack-mistake-2 = Por sí solo, un árbol no le hace nada a otro. El brote ha terminado.

### 10: a won position

lesson-trees-finish-title = Remátalo
lesson-trees-finish-goal = Ahora Wren se defiende. Abre un camino al arándano de e8.
lesson-trees-finish-success = Buena cosecha. Caminos, impulso y paciencia ganan este juego.
lesson-trees-finish-hint-1 = Tu haya mira desde h5 hacia e8. ¿Qué le falta?
lesson-trees-finish-hint-2 = Un matorral en g6 le abre el camino. El abedul tiene otro.
lesson-trees-finish-mistake-1 = Tu arándano ya no está. Consérvalo mientras persigues el otro.

### 11: the first match

lesson-trees-first-match-title = Tu primera partida
lesson-trees-first-match-goal = Desde el inicio, contra Wren. Hay pistas.
lesson-trees-first-match-success = ¡Has ganado tu primera partida de Trees!

### mini match 1

lesson-trees-small-clearing-title = Un pequeño claro
lesson-trees-small-clearing-goal = Dos árboles por bando. Invade el arándano negro y cuida el tuyo.
lesson-trees-small-clearing-success = Victoria en el pequeño claro. El bosque solo es más ancho.

### mini match 2

lesson-trees-ash-and-beech-title = Fresno y haya
lesson-trees-ash-and-beech-goal = Fresno y haya por bando: salto y diagonal. Llega al arándano.
lesson-trees-ash-and-beech-success = Victoria: uno de tus dos árboles encontró su camino.

### mini match 3

lesson-trees-pine-and-beech-title = Pino y haya
lesson-trees-pine-and-beech-goal = El pino va en todas direcciones. Ábrele camino hasta el arándano.
lesson-trees-pine-and-beech-success = Victoria: primero el matorral, luego el pino.
