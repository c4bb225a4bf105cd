# The lessons of Treason: docs/learning.md says how long each text may be.

### 1: capture the last man

lesson-treason-last-man-title = El último peón
lesson-treason-last-man-goal = Salta sobre el último peón negro y gana.
lesson-treason-last-man-success = Victoria: a Negro no le queda nada. Capturas la pieza sobre la que saltas.
lesson-treason-last-man-hint-1 = Solo uno de tus peones está junto al negro.
lesson-treason-last-man-hint-2 = Llega a cualquier casilla vacía detrás de él.

### 2: walking, and becoming a Spy

lesson-treason-march-title = A través de las líneas
lesson-treason-march-goal = Lleva tu peón a una casilla señalada en el otro lado.
lesson-treason-march-success = Lleva encima una segunda pieza: es un espía. Ya verás de qué es capaz.
lesson-treason-march-hint-1 = Un peón avanza o va de lado a cualquier casilla vacía que toque.
lesson-treason-march-hint-2 = Sube a lo largo de la diagonal dorada, y luego crúzala.
lesson-treason-march-mistake-1 = Esa es la esquina sobrante: no hace espías. Pasa a una casilla señalada.

### 3: chains

lesson-treason-chain-title = Uno tras otro
lesson-treason-chain-goal = Captura los tres peones negros en una jugada.
lesson-treason-chain-success = ¡Tres en una jugada! El mismo peón sigue mientras pueda.
lesson-treason-chain-hint-1 = Empieza por el peón que está junto al tuyo.
lesson-treason-chain-hint-2 = De lado sobre C2, arriba sobre D3, arriba sobre F5.
lesson-treason-chain-mistake-1 = Queda el peón que está junto al tuyo. Empieza por ese.
lesson-treason-chain-mistake-2 = Puedes parar tras cualquier captura, pero aquí necesitas las tres.

### 4: where to land

lesson-treason-land-well-title = Una buena llegada
lesson-treason-land-well-goal = Debes capturar. Llega adonde nadie pueda capturarte.
lesson-treason-land-well-success = ¡A salvo! Quien puede capturar debe hacerlo. Adónde llegas lo decides tú.
lesson-treason-land-well-hint-1 = Tu peón salta sobre D4; detrás hay tres casillas.
lesson-treason-land-well-hint-2 = Llega adonde el peón de F6 no te toque.
lesson-treason-land-well-mistake-1 = Ahí no: el peón de F6 te toca, y detrás de ti hay sitio.

### 5: the odd corner

lesson-treason-corner-title = El camino largo
lesson-treason-corner-goal = Captura dos peones en una jugada.
lesson-treason-corner-success = La esquina no hizo ningún espía, así que la cadena siguió.
lesson-treason-corner-hint-1 = Un peón que pasa a ser espía debe parar. Solo una casilla no hace espías.
lesson-treason-corner-hint-2 = Salta sobre K5 a la esquina F6, y luego sobre L6.
lesson-treason-corner-mistake-1 = El turno de un espía nuevo termina enseguida. Y ahora lo capturan a él.
lesson-treason-corner-mistake-2 = Buena esquina, pero no pares: sigue saltando sobre L6.

### 6: a Spy captures every way

lesson-treason-all-ways-title = Hacia todos lados
lesson-treason-all-ways-goal = Tu espía también salta hacia atrás. Captura los cuatro peones.
lesson-treason-all-ways-success = Victoria. Un espía se mueve y captura en todas direcciones.
lesson-treason-all-ways-hint-1 = Captura los peones en este orden: J5, D4, E4, F3.
lesson-treason-all-ways-hint-2 = Llega a J4, a D3, a F4, y luego detrás de F3.
lesson-treason-all-ways-mistake-1 = Buen comienzo. Desde otra casilla la cadena seguiría.
lesson-treason-all-ways-mistake-2 = Desde ahí no alcanzas otro peón. Busca la casilla junto al siguiente.

### 7: the mirror

lesson-treason-mirror-title = Traición
lesson-treason-mirror-goal = Elige tu espía de I4 y luego el espía tras la diagonal.
lesson-treason-mirror-success = ¡Ha cambiado de bando! Un espía recluta lo que haya en su casilla espejo.
lesson-treason-mirror-hint-1 = Dobla el tablero por la diagonal dorada: I4 cae sobre D3.
lesson-treason-mirror-hint-2 = Elige I4 y luego D3. No se mueve nada.
lesson-treason-mirror-mistake-1 = Los espejos valen para los dos: el espía de Negro ha reclutado al tuyo.
lesson-treason-mirror-mistake-2 = Tu espía ha dejado la casilla espejo, y la ocasión se ha perdido.

### 8: a man turned on the far side

lesson-treason-turncoat-title = Cambio de bando
lesson-treason-turncoat-goal = Consigue un segundo espía sin mover nada.
lesson-treason-turncoat-success = Un peón reclutado en el otro lado pasa allí a ser tu espía.
lesson-treason-turncoat-hint-1 = ¿Qué hay en la casilla espejo de tu espía de F1?
lesson-treason-turncoat-hint-2 = De esquina a esquina: F1 recluta al peón de G6.
lesson-treason-turncoat-mistake-1 = A tu peón le queda mucho camino. El espía es más rápido.
lesson-treason-turncoat-mistake-2 = Desde ahí el espía mira a otra casilla. Estaba bien donde estaba.

### 9: bait

lesson-treason-bait-title = Cebo
lesson-treason-bait-goal = Negro también debe capturar. Ofrece un peón y captura todos los suyos.
lesson-treason-bait-success = Entregas uno, capturas tres: a quien debe capturar se lo puede desviar.
lesson-treason-bait-hint-1 = Ofrece el peón de F2.
lesson-treason-bait-hint-2 = Pasa a E2. Negro tiene que saltar a F2, y empieza tu cadena.
lesson-treason-bait-mistake-1 = Negro ha capturado, y tu cadena no los alcanza a todos.
lesson-treason-bait-mistake-2 = No has ofrecido nada, así que Negro se acerca tranquilo.
lesson-treason-bait-mistake-3 = Has parado demasiado pronto: esa cadena puede capturar los tres.

### 10: blocked

lesson-treason-blocked-title = Sin salida
lesson-treason-blocked-goal = Deja sin jugada al peón negro de la esquina.
lesson-treason-blocked-success = Victoria: quien no puede mover ha perdido.
lesson-treason-blocked-hint-1 = Solo puede ir a A1, o saltar sobre ella a B1.
lesson-treason-blocked-hint-2 = Ocupa B1 con el peón de al lado.
lesson-treason-blocked-mistake-1 = Le has abierto la puerta, y ahora es un espía.
lesson-treason-blocked-mistake-2 = Detrás de A1 aún hay sitio, así que salta sobre ti.

### 11: a won position

lesson-treason-finish-title = Remátalo
lesson-treason-finish-goal = Ahora Wren se defiende. Captura, recluta o bloquea al último peón.
lesson-treason-finish-success = Bien jugado. A Negro no le queda nada que mover.
lesson-treason-finish-hint-1 = Los espías son lo más valioso. Mantenlos donde el peón no pueda saltarlos.
lesson-treason-finish-hint-2 = Acerca peones sin casilla vacía detrás; luego captura o recluta.

### 12: the first match

lesson-treason-first-match-title = Tu primera partida
lesson-treason-first-match-goal = Once peones por bando, contra Wren. Hay pistas.
lesson-treason-first-match-success = ¡Has ganado tu primera partida de Treason!

### mini match 1

lesson-treason-six-a-side-title = Seis contra seis
lesson-treason-six-a-side-goal = Seis peones por bando. Captura, y lleva un peón al otro lado.
lesson-treason-six-a-side-success = Victoria: menos peones, el mismo juego.

### mini match 2

lesson-treason-close-title = Muy juntos
lesson-treason-close-goal = Cinco peones por bando, muy juntos. Mira antes de cada paso.
lesson-treason-close-success = Victoria: quien debe capturar va adonde lo llevan.

### mini match 3

lesson-treason-a-spy-each-title = Un espía por bando
lesson-treason-a-spy-each-goal = Tres peones y un espía por bando. Cuidado con las casillas espejo.
lesson-treason-a-spy-each-success = Victoria: un espía no deja de mirar a su casilla espejo.
