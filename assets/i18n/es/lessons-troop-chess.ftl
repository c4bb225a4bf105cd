# The lessons of Troop Chess: docs/learning.md says how long each text may be.

### 1: scatter the other side

lesson-troop-chess-last-troop-title = La última tropa
lesson-troop-chess-last-troop-goal = Elige tu fila de tres; lleva la primera ficha sobre una negra.
lesson-troop-chess-last-troop-success = ¡Victoria! Tres fichas que se tocan son una tropa; a Negro no le queda ninguna.
lesson-troop-chess-last-troop-hint-1 = Las fichas marchan de tres en tres. Las tuyas se tocan en el centro.
lesson-troop-chess-last-troop-hint-2 = Elige e5, d5 y f5, y luego e6. Las tres dan un paso adelante.
lesson-troop-chess-last-troop-mistake-1 = De lado no se gana nada, y ahora la fila de Negro barre la tuya.
lesson-troop-chess-last-troop-mistake-2 = Negro está justo delante de ti. Ve adelante, no atrás.

### 2: one step and two

lesson-troop-chess-march-title = En marcha
lesson-troop-chess-march-goal = Llega a los puntos señalados en dos jugadas: una larga, otra diagonal.
lesson-troop-chess-march-success = Un paso va hacia cualquier lado. Dos pasos, solo a lo largo de la línea.
lesson-troop-chess-march-hint-1 = Se mueve la columna de tres. Elige primero su ficha de arriba.
lesson-troop-chess-march-hint-2 = De e4 a e6, y luego de e6 a f7.
lesson-troop-chess-march-mistake-1 = Muy corto, o en mala dirección. A lo largo de su línea, una columna puede dar dos pasos.
lesson-troop-chess-march-mistake-2 = ¡Casi! Compara dónde estás con los puntos señalados, y elige otro paso.

### 3: the Pyramid

lesson-troop-chess-tip-title = La punta
lesson-troop-chess-tip-goal = Captura la ficha señalada con la punta de tu flecha.
lesson-troop-chess-tip-success = Punta y dos alas: una pirámide. Da dos pasos hacia donde apunta.
lesson-troop-chess-tip-hint-1 = Elige e5 y las dos fichas justo detrás, a izquierda y derecha.
lesson-troop-chess-tip-hint-2 = De e5 a e7: d4, e5 y f4 van juntas.
lesson-troop-chess-tip-mistake-1 = Un paso se queda corto. Con la punta delante puedes dar dos.
lesson-troop-chess-tip-mistake-2 = Esa fila inclinada es una oblicua; su paso largo va en diagonal. Elige una ficha a cada lado.
lesson-troop-chess-tip-mistake-3 = Son esas tres, pero la punta apunta adelante, a la ficha señalada.

### 4: the Wedge

lesson-troop-chess-corner-title = La esquina
lesson-troop-chess-corner-goal = Elige tres de las cuatro, y captura la ficha señalada.
lesson-troop-chess-corner-success = Eso era una cuña: su paso largo va adonde apunta la esquina.
lesson-troop-chess-corner-hint-1 = La esquina más cercana a la ficha señalada es d4. Deja fuera c3.
lesson-troop-chess-corner-hint-2 = Elige d4, c4 y d3, y luego f6.
lesson-troop-chess-corner-mistake-1 = Con c3 la esquina apunta a otro lado. Deja atrás c3.
lesson-troop-chess-corner-mistake-2 = Son esas tres, pero un paso es poco. En esa dirección se permiten dos.
lesson-troop-chess-corner-mistake-3 = Son esas tres, pero en otra dirección. La esquina d4 apunta a la ficha señalada.

### 5: leaping over own stones

lesson-troop-chess-out-title = Por encima de las tuyas
lesson-troop-chess-out-goal = Este es el inicio. Lleva una ficha a un punto señalado.
lesson-troop-chess-out-success = Con dos pasos saltas sobre tus propias fichas; solo no puedes terminar en ellas.
lesson-troop-chess-out-hint-1 = Una fila solo avanza un paso. Forma una punta con las dos filas.
lesson-troop-chess-out-hint-2 = Elige e2, d1 y f1, y luego e4.
lesson-troop-chess-out-mistake-1 = Puestas en fila, solo avanzan un paso. Una punta o una esquina, dos.
lesson-troop-chess-out-mistake-2 = No llega lo bastante lejos. ¿Qué tres pueden dar dos pasos adelante?

### 6: heads look one way

lesson-troop-chess-slantwise-title = De frente no
lesson-troop-chess-slantwise-goal = Captura la ficha señalada sin perder ninguna tuya.
lesson-troop-chess-slantwise-success = El extremo de una línea es una cabeza: fuerte solo hacia donde mira.
lesson-troop-chess-slantwise-hint-1 = La ficha señalada mira recto hacia abajo, hacia e5. Llega por otro lado.
lesson-troop-chess-slantwise-hint-2 = Elige d5, e5 y f5, y da un paso en diagonal: d5 a e6.
lesson-troop-chess-slantwise-mistake-1 = Es la cabeza de su línea y te miraba de frente. Tu ficha ha caído.
lesson-troop-chess-slantwise-mistake-2 = Así no tocas a nadie. La ficha señalada está a solo un paso.

### 7: the Serpent

lesson-troop-chess-serpent-title = La serpiente
lesson-troop-chess-serpent-goal = Rodea la ficha de delante, y captura la señalada.
lesson-troop-chess-serpent-success = Dos pasos adelante o en diagonal adelante, nunca sobre enemigos; la serpiente no tiene cabeza.
lesson-troop-chess-serpent-hint-1 = Tu serpiente es c2, c3 y d4; su cola es c2.
lesson-troop-chess-serpent-hint-2 = Dos pasos de frente, d4 a d6; luego en diagonal, d6 a f8.
lesson-troop-chess-serpent-mistake-1 = Muy lento. Desde la cola, tu serpiente mira hacia arriba: dos pasos de frente.
lesson-troop-chess-serpent-mistake-2 = ¡Casi! Desde d6 la ficha señalada está a dos pasos en diagonal.

### 8: head of several troops

lesson-troop-chess-eyes-title = Muchos ojos
lesson-troop-chess-eyes-goal = Golpea una ficha sin perder ninguna. La señalada te ve.
lesson-troop-chess-eyes-success = Una ficha puede ser cabeza de varias tropas, y mira adonde mira cada una.
lesson-troop-chess-eyes-hint-1 = Deja en paz la ficha señalada; golpea a su vecina de c5.
lesson-troop-chess-eyes-hint-2 = De c4 a c5, con a4 y b4 al lado.
lesson-troop-chess-eyes-mistake-1 = La ficha señalada rechazó la tuya, y no quedan tres tuyas que se toquen: has perdido.
lesson-troop-chess-eyes-mistake-2 = La ficha señalada mira hacia abajo y a ambas diagonales: rechazó la tuya.
lesson-troop-chess-eyes-mistake-3 = No golpeaste, así que golpeó Negro. Hay allí una ficha que no te ve.

### 9: a head defends

lesson-troop-chess-stand-firm-title = Firmes
lesson-troop-chess-stand-firm-goal = La punta negra golpeará tu ficha señalada. Haz que mire de frente.
lesson-troop-chess-stand-firm-success = Tu cabeza miró de frente: cayó quien golpeaba, y también la última tropa negra.
lesson-troop-chess-stand-firm-hint-1 = En lo alto de una línea de tres, e4 es una cabeza.
lesson-troop-chess-stand-firm-hint-2 = Elige d1, d2 y d3, y da un paso a la derecha: d3 a e3.
lesson-troop-chess-stand-firm-mistake-1 = Has chocado tú con la punta, y no te queda ninguna tropa.
lesson-troop-chess-stand-firm-mistake-2 = Nadie miró de frente a la punta, así que se abrió paso.
lesson-troop-chess-stand-firm-mistake-3 = Huir sirve por ahora. Pero e4 podría haberla mirado de frente.

### 10: both heads fall, a draw

lesson-troop-chess-save-a-draw-title = Cabeza contra cabeza
lesson-troop-chess-save-a-draw-goal = Tu última tropa está atrapada. Rómpela junto con la de Negro.
lesson-troop-chess-save-a-draw-success = Cabeza contra cabeza: caen las dos. Ya no hay tropas en ningún bando: tablas.
lesson-troop-chess-save-a-draw-hint-1 = Tu ficha de arriba es una cabeza, y la punta señalada también.
lesson-troop-chess-save-a-draw-hint-2 = Choca de frente con ella: e3 a e4.
lesson-troop-chess-save-a-draw-mistake-1 = Te has apartado, y Negro ha dispersado tu última tropa.

### 11: a won position

lesson-troop-chess-finish-title = Remátalo
lesson-troop-chess-finish-goal = Ahora Wren se defiende. Deja a Negro sin ninguna tropa.
lesson-troop-chess-finish-success = Bien jugado. Cuenta tropas, no fichas: un buen golpe decide.
lesson-troop-chess-finish-hint-1 = Nueve fichas contra cinco. Golpea de lado, no de frente.
lesson-troop-chess-finish-hint-2 = Abre camino con una punta o una esquina, y mantén juntas tres.

### 12: the first match

lesson-troop-chess-first-match-title = Tu primera partida
lesson-troop-chess-first-match-goal = Dieciocho fichas por bando, contra Wren. Hay pistas.
lesson-troop-chess-first-match-success = ¡Has ganado tu primera partida de Troop Chess!

### mini match 1

lesson-troop-chess-six-a-side-title = Seis contra seis
lesson-troop-chess-six-a-side-goal = Seis fichas por bando. Deja a Negro sin ninguna tropa.
lesson-troop-chess-six-a-side-success = Victoria: a Negro no le quedaron tres que se tocaran.

### mini match 2

lesson-troop-chess-two-lines-title = Dos líneas
lesson-troop-chess-two-lines-goal = Dos líneas por bando. Llega por donde sus cabezas no miran.
lesson-troop-chess-two-lines-success = Victoria: una línea solo es fuerte hacia donde miran sus extremos.

### mini match 3

lesson-troop-chess-eight-a-side-title = Ocho contra ocho
lesson-troop-chess-eight-a-side-goal = Ocho fichas por bando. Mantén juntas tus tropas.
lesson-troop-chess-eight-a-side-success = Victoria: juntas eran más fuertes.
