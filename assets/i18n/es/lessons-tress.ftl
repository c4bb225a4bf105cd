# The lessons of Tress: docs/learning.md says how long each text may be.

### 1: both monarchs in the Fortress

lesson-tress-home-title = En casa
lesson-tress-home-goal = Lleva a tu reina junto a tu rey, al centro.
lesson-tress-home-success = ¡Victoria! Rey y reina juntos en la fortaleza: ese es el objetivo.
lesson-tress-home-hint-1 = El rey ya está en casa. La reina es la otra pieza coronada.
lesson-tress-home-hint-2 = Paso a paso, hacia el bloque señalado.
lesson-tress-home-mistake-1 = Ahora el rey ha salido de casa. Que espere, y trae a la reina.

### 2: domination

lesson-tress-five-zones-title = Cinco zonas
lesson-tress-five-zones-goal = Tienes cuatro bloques marcados. Pisa un quinto y ganas.
lesson-tress-five-zones-success = Cinco de las siete zonas son solo tuyas: victoria. Basta una pieza por zona.
lesson-tress-five-zones-hint-1 = Uno de tus caballeros aún no está en ningún bloque.
lesson-tress-five-zones-hint-2 = Avanza una casilla, en recto o en diagonal, al bloque vacío de al lado.
lesson-tress-five-zones-mistake-1 = Ese caballero ya está en un bloque. Con dar vueltas dentro no ganas nada.
lesson-tress-five-zones-mistake-2 = Has dejado un bloque vacío y lo has perdido. Ahora solo quedan tres.

### 3: elimination

lesson-tress-monarchs-title = Dos coronas
lesson-tress-monarchs-goal = Captura al rey y a la reina de Negro, los dos.
lesson-tress-monarchs-success = Victoria: Negro se quedó sin monarcas. Aquí nadie dice «jaque»: los monarcas se capturan.
lesson-tress-monarchs-hint-1 = El piquero lleva una punta de lanza y se desliza en diagonal cuanto quiera.
lesson-tress-monarchs-hint-2 = Primero la reina; desde su casilla, el rey queda en línea.
lesson-tress-monarchs-mistake-1 = Demasiado cerca: desde ahí apuntas al rey, pero él se aparta.
lesson-tress-monarchs-mistake-2 = Demasiado cerca: la reina captura lo que tiene al lado.

### 4: the Guardian

lesson-tress-leap-title = El salto
lesson-tress-leap-goal = Captura al piquero señalado con tu guardián, la torre.
lesson-tress-leap-success = El guardián salta exactamente dos casillas, sobre cualquier pieza, pero nunca a zona enemiga.
lesson-tress-leap-hint-1 = El guardián salta sobre tus caballeros como si no estuvieran.
lesson-tress-leap-hint-2 = El centro es de Negro. Salta primero a su lado, y luego sigue.
lesson-tress-leap-mistake-1 = El caballero enemigo lo estaba esperando. Deja en paz el centro.
lesson-tress-leap-mistake-2 = Así te alejas del piquero. Bastan dos saltos.

### 5: intrusion

lesson-tress-closed-zone-title = La zona cerrada
lesson-tress-closed-zone-goal = Tu piquero quiere capturar al caballero de c8. Ábrele el camino.
lesson-tress-closed-zone-success = Ambos bandos dentro, de nadie: una zona en disputa deja pasar a quien se desliza.
lesson-tress-closed-zone-hint-1 = Solo, el piquero debe detenerse donde empieza la zona de Negro. Manda antes al caballero.
lesson-tress-closed-zone-hint-2 = Al caballero le basta con estar en la zona, fuera de la línea.
lesson-tress-closed-zone-mistake-1 = Ha tenido que parar: esa zona es de Negro. Y ahora cae.
lesson-tress-closed-zone-mistake-2 = La zona sigue siendo solo de Negro. Tu caballero estaba justo delante de ella.

### 6: promotion

lesson-tress-sentinel-title = El centinela
lesson-tress-sentinel-goal = Salta a la fortaleza con un guardián.
lesson-tress-sentinel-success = Ya es centinela: se desliza hacia todos lados. Allí los piqueros ascienden a lanceros.
lesson-tress-sentinel-hint-1 = Cada bando empieza con dos guardianes, las torres. Bastan dos saltos.
lesson-tress-sentinel-hint-2 = Salta hacia delante y hacia el centro.
lesson-tress-sentinel-mistake-1 = Desde el lado queda demasiado lejos. Salta enseguida hacia el centro.

### 7: Second Wind

lesson-tress-second-wind-title = Segundo aliento
lesson-tress-second-wind-goal = Los monarcas de Negro están en casa. ¡Tienes una jugada para estropearlo!
lesson-tress-second-wind-success = ¡Anulado! Tras cada reclamación, el otro bando tiene una última oportunidad.
lesson-tress-second-wind-hint-1 = Contra una escolta no pueden ayudar reyes ni reinas. El piquero sí.
lesson-tress-second-wind-hint-2 = Un pie en la fortaleza, y Negro ya no la tiene.

### 8: look for the answer first

lesson-tress-look-first-title = Mira antes
lesson-tress-look-first-goal = Gana llevando la reina a casa, sin que Negro tenga respuesta.
lesson-tress-look-first-success = Victoria inmediata: allí solo quedaban monarcas, y ellos no pueden responder.
lesson-tress-look-first-hint-1 = ¿Quién podría pisar la fortaleza y estropearlo? Captura esa pieza.
lesson-tress-look-first-hint-2 = El piquero captura al caballero; después entra la reina.
lesson-tress-look-first-mistake-1 = Demasiado pronto: el caballero entra. Ocúpate primero de él.
lesson-tress-look-first-mistake-2 = El piquero ha dejado en paz al caballero. Es el caballero quien puede responder.

### 9: lone escort

lesson-tress-lone-escort-title = El rey solo
lesson-tress-lone-escort-goal = No tienes reina: captura la negra y lleva tu rey a casa.
lesson-tress-lone-escort-success = Con un monarca por bando, gana quien lo tenga en la fortaleza: la escolta solitaria.
lesson-tress-lone-escort-hint-1 = Tu caballero está junto a la reina. Tu rey, cerca de casa.
lesson-tress-lone-escort-hint-2 = El caballero captura en g7; el rey da un paso al centro.
lesson-tress-lone-escort-mistake-1 = Así te alejas de la reina, y la tenías justo al lado.

### 10: the draw

lesson-tress-save-a-draw-title = A salvo
lesson-tress-save-a-draw-goal = Has perdido tus dos monarcas. ¡Salva al menos las tablas!
lesson-tress-save-a-draw-success = Tablas: a nadie le queda un monarca.
lesson-tress-save-a-draw-hint-1 = Negro tiene un monarca. Uno de tus caballeros está a su lado.
lesson-tress-save-a-draw-hint-2 = Captura al rey en c6.

### 11: a won position

lesson-tress-finish-title = Remátalo
lesson-tress-finish-goal = Ahora Wren se defiende. Gana de cualquier manera que hayas aprendido.
lesson-tress-finish-success = Bien jugado. Ya conoces las tres maneras de ganar.
lesson-tress-finish-hint-1 = El centinela tiene la fortaleza. Lleva al rey y a la reina.
lesson-tress-finish-hint-2 = Paso a paso hacia el centro; captura a quien se acerque.

### 12: the first match

lesson-tress-first-match-title = Tu primera partida
lesson-tress-first-match-goal = Una partida entera contra Wren. Hay pistas.
lesson-tress-first-match-success = ¡Has ganado tu primera partida de Tress!

### mini match 1

lesson-tress-knights-title = Pocas piezas
lesson-tress-knights-goal = Cinco piezas por bando. Gana de cualquiera de las tres maneras.
lesson-tress-knights-success = Victoria: con pocas piezas, todas las maneras de ganar siguen valiendo.

### mini match 2

lesson-tress-guardians-title = Guardianes
lesson-tress-guardians-goal = Mete un guardián o piquero en la fortaleza, o gana como sea.
lesson-tress-guardians-success = Victoria con guardianes y piqueros: unos y otros se hacen más fuertes en la fortaleza.

### mini match 3

lesson-tress-half-army-title = Medio ejército
lesson-tress-half-army-goal = Medio ejército por bando, todas las reglas del juego. Gana como quieras.
lesson-tress-half-army-success = Victoria: el ejército completo es solo más de lo mismo.
