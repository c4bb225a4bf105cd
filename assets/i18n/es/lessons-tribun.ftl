# The lessons of Tribun: docs/learning.md says how long each text may be.

### 1: the Tribun falls

lesson-tribun-wreath-title = El Tribun
lesson-tribun-wreath-goal = Golpea la unidad negra más alta: encima lleva a su Tribun.
lesson-tribun-wreath-success = ¡Victoria! Cualquier golpe, aun débil, captura al Tribun. Si está solo, da un paso.
lesson-tribun-wreath-hint-1 = Un ataque empieza por su objetivo: elige la unidad negra de f9.
lesson-tribun-wreath-hint-2 = Elige f9. Tu ficha suelta de g8 está justo al lado.
lesson-tribun-wreath-mistake-1 = Negro golpeó primero. Un golpe a f9 habría sido el final.
lesson-tribun-wreath-mistake-2 = Has pasado de largo. El Tribun estaba justo a tu lado.

### 2: the Servus

lesson-tribun-march-title = Paso al frente
lesson-tribun-march-goal = Da un paso con el Servus señalado y luego golpea al Tribun.
lesson-tribun-march-success = Un Servus da un paso recto adelante y golpea a ambos lados de esa casilla.
lesson-tribun-march-hint-1 = Una ficha suelta es un Servus. El de e6 sube una casilla.
lesson-tribun-march-hint-2 = Pasa a e7 y luego elige la unidad de f8.
lesson-tribun-march-mistake-1 = Tu Servus estaba en la línea de la unidad alta. Sube, y sal de ella.
lesson-tribun-march-mistake-2 = ¡Demasiado lejos! Golpea a ambos lados de lo que tiene delante, nunca hacia atrás.

### 3: two and three pieces

lesson-tribun-leaps-title = Dos y tres
lesson-tribun-leaps-goal = Salta adonde puedas golpear al Tribun, y luego captúralo.
lesson-tribun-leaps-success = Dos fichas nunca dejan su color de casilla. Tres lo dejan en cada salto.
lesson-tribun-leaps-hint-1 = Dos saltan a dos casillas, en su color. ¿Es el del Tribun?
lesson-tribun-leaps-hint-2 = Las tres de f6 saltan a d7 o h7, y desde allí golpean f10.
lesson-tribun-leaps-mistake-1 = Dos fichas, un Hastatus, no dejan su color. El Tribun está en otro.
lesson-tribun-leaps-mistake-2 = Desde ahí no alcanzan f10. Tres saltan exactamente a tres casillas, nunca en línea recta.
lesson-tribun-leaps-mistake-3 = Las otras están demasiado lejos. Usa una de las unidades señaladas.

### 4: the Balista

lesson-tribun-slide-title = El disparo largo
lesson-tribun-slide-goal = Desliza las seis fichas adonde puedan disparar al Tribun.
lesson-tribun-slide-success = Eques (cuatro) y Balista (seis) se deslizan; solo la Balista dispara en línea recta.
lesson-tribun-slide-hint-1 = Dispara recto, de casilla en casilla, sin saltar nada. ¿Qué línea a f10 está vacía?
lesson-tribun-slide-hint-2 = Deslízate de e3 a b6; desde allí el camino a f10 está libre.
lesson-tribun-slide-mistake-1 = Desde ahí hay una unidad en medio, o ninguna línea recta lleva a f10.
lesson-tribun-slide-mistake-2 = Las seis están en e3: una Balista. Ponla en línea.
lesson-tribun-slide-mistake-3 = Tenías la línea libre de b6 a f10. ¡Dispara!

### 5: attacks add up

lesson-tribun-together-title = Todos a una
lesson-tribun-together-goal = Destruye con todo las seis fichas de g8; luego captura al Tribun.
lesson-tribun-together-success = Las fuerzas se suman. Entra una de las que golpearon; tú eliges cuál.
lesson-tribun-together-hint-1 = Una, dos y tres son seis. La que entre debe golpear después f10.
lesson-tribun-together-hint-2 = Que entren las dos de h6; desde g8 saltan a f10.
lesson-tribun-together-mistake-1 = Quedan cuatro, hayan golpeado una o dos: no hay unidades de cinco.
lesson-tribun-together-mistake-2 = No basta. Tienen que irse seis, así que deben golpear tus tres unidades.
lesson-tribun-together-mistake-3 = Ha entrado la que no era: desde g8 no alcanza f10. Las dos sí.
lesson-tribun-together-mistake-4 = Negro golpeó primero. Golpea enseguida las seis fichas, con todo lo que las alcance.

### 6: splitting

lesson-tribun-split-title = A dividir
lesson-tribun-split-goal = Divide las tres fichas de f8 para que dos puedan golpear f10.
lesson-tribun-split-success = Las fichas divididas van a casillas vacías vecinas; algunas pueden quedarse.
lesson-tribun-split-hint-1 = Dos fichas deben llegar a una casilla desde la que salten a f10.
lesson-tribun-split-hint-2 = Pon dos en e8 o g8, y deja una en f8.
lesson-tribun-split-mistake-1 = Se han ido las tres juntas. Quédate, elige f8 y divide.
lesson-tribun-split-mistake-2 = Demasiado cerca: el golpe llegó enseguida. No pises las casillas vecinas de Negro.
lesson-tribun-split-mistake-3 = Así no hay dos que golpeen f10. Prueba e8 o g8 para dos.
lesson-tribun-split-mistake-4 = Las tres fichas de f8 siguen juntas. Divídelas.

### 7: combining, and the Centuria

lesson-tribun-combine-title = La Centuria
lesson-tribun-combine-goal = Une en f7 tus dos unidades de cuatro; luego captura al Tribun.
lesson-tribun-combine-success = Ocho, una Centuria, pasan incluso sobre los suyos. La unidad del Tribun se une entera.
lesson-tribun-combine-hint-1 = Dos unidades junto a una casilla vacía pueden darle fichas.
lesson-tribun-combine-hint-2 = Elige f7 y que ambas den sus cuatro; luego golpea f9.
lesson-tribun-combine-mistake-1 = Menos de ocho no pasan sobre tu Servus de f8. Dalo todo.
lesson-tribun-combine-mistake-2 = Negro golpeó primero. Une las dos en f7.
lesson-tribun-combine-mistake-3 = A f7 aún no ha llegado nada. Elígela, y luego las unidades de al lado.

### 8: three at once

lesson-tribun-symmetric-title = Tres a la vez
lesson-tribun-symmetric-goal = Forma en f6 una unidad de seis con las tres; luego dispara.
lesson-tribun-symmetric-success = Tres unidades iguales, en simetría, dan fichas por igual. También seis alrededor de una casilla.
lesson-tribun-symmetric-hint-1 = Dos unidades dan cuatro como mucho. Tres iguales en torno a una casilla, más.
lesson-tribun-symmetric-hint-2 = Elige f6; que cada una de las tres dé sus dos fichas.
lesson-tribun-symmetric-mistake-1 = Muy pocas para disparar tan lejos. Las tres deben dar dos fichas cada una.
lesson-tribun-symmetric-mistake-2 = Ahora las tres ya no son iguales ni están en simetría en torno a f6.
lesson-tribun-symmetric-mistake-3 = f6 sigue vacía. Elígela, y luego las tres unidades.

### 9: Impero

lesson-tribun-impero-title = Encima del enemigo
lesson-tribun-impero-goal = Monta encima de las cuatro fichas, cabalga y captura al Tribun.
lesson-tribun-impero-success = ¡Impero! Tu esclavo se desliza como el Eques que es, y te lleva.
lesson-tribun-impero-hint-1 = Dos y dos podrían destruir las cuatro. En vez de eso, que una monte encima.
lesson-tribun-impero-hint-2 = Monta el esclavo de d5 a f6 o e4, y luego golpea h8.
lesson-tribun-impero-mistake-1 = Destruida. Mejor monta encima, y luchará por ti.
lesson-tribun-impero-mistake-2 = Quedaron dos, y devolvieron el golpe. Usa ambas unidades, y monta encima.
lesson-tribun-impero-mistake-3 = Tus dos se fueron solas, y el esclavo queda libre. Muévete al modo del esclavo.
lesson-tribun-impero-mistake-4 = Negro golpeó primero. Captura la unidad de cuatro antes de que te capture.
lesson-tribun-impero-mistake-5 = La unidad de cuatro sigue por su cuenta. Atácala con las dos tuyas.

### 10: freeing a slave

lesson-tribun-free-title = Libéralo
lesson-tribun-free-goal = Tres fichas de Negro montan tu Balista. Libérala, y dispara al Tribun.
lesson-tribun-free-success = ¡Libre! Cuatro jinetes como mucho, y al menos la mitad de altura que el esclavo.
lesson-tribun-free-hint-1 = Un golpe solo da a los jinetes. Tus tres de f2 los alcanzan.
lesson-tribun-free-hint-2 = Golpea e4; luego tu Balista dispara por su columna a e9.
lesson-tribun-free-mistake-1 = Negro disparó con tu propia Balista. Golpea a quienes la montan.

### 11: a won position

lesson-tribun-finish-title = A la caza
lesson-tribun-finish-goal = Ahora Wren se defiende. Captura al Tribun negro.
lesson-tribun-finish-success = Bien jugado. Una regla más: quien se queda sin jugada también pierde.
lesson-tribun-finish-hint-1 = Basta una línea libre o un salto hasta el Tribun.
lesson-tribun-finish-hint-2 = Prueba e6 a f8: desde allí la Balista dispara recto hacia arriba.

### 12: the first match

lesson-tribun-first-match-title = Tu primera partida
lesson-tribun-first-match-goal = En una primera partida faltan dos cosas: los esclavos y la Centuria.
lesson-tribun-first-match-success = ¡Has ganado tu primera partida de Tribun! ¿La próxima, con todas las reglas?

### mini match 1

lesson-tribun-two-towers-title = Dos torres
lesson-tribun-two-towers-goal = Dos torres, dos Servi y un Tribun por bando. Captura al otro.
lesson-tribun-two-towers-success = Victoria: bastaron dos torres.

### mini match 2

lesson-tribun-two-eques-title = Dos Equites
lesson-tribun-two-eques-goal = Dos Equites por bando: unidades de cuatro, que se deslizan. ¡Al Tribun!
lesson-tribun-two-eques-success = Victoria: un Eques que se desliza lejos ve mucho.

### mini match 3

lesson-tribun-one-balista-title = Una Balista por bando
lesson-tribun-one-balista-goal = Una Balista por bando: dispara lejos en línea recta. Dispara primero.
lesson-tribun-one-balista-success = Victoria: decide la primera línea libre.
