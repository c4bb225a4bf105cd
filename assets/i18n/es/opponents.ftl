# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Playing styles

style-attacker = atacante
style-attacker-description = Busca las amenazas y deja abierta su propia posición.
style-builder = constructor
style-builder-description = Primero lo junta todo; golpea después.
style-trickster = pícaro
style-trickster-description = Se guarda muchas opciones y plantea problemas.
style-all-round = universal
style-all-round-description = Da a cada cosa el peso que tiene.

### Wren

level-1-description = Juega por intuición y apenas mira más allá de la próxima jugada. Para una primera partida.
level-1-greeting = ¡Oh, una partida! ¿Te enseño dónde me gusta ponerme?
level-1-has-won = ¿He ganado? Yo solo quería que quedara bonito.
level-1-has-lost = Contigo parecía tan fácil. ¿Otra?
level-1-has-drawn = No ha llorado nadie. A eso le llamo una buena partida.

### Bram

level-2-description = Se te echa encima sin mirar atrás, pero nunca deja pasar una victoria en una jugada.
level-2-greeting = Cuidado con los pies. Salgo ya mismo.
level-2-has-won = ¡Por todo el medio!
level-2-has-lost = Ay. Ese muro era más duro que mi cabeza.
level-2-has-drawn = Rebotamos. Otra vez, y desde más lejos.

### Tilly

level-3-description = Le encanta el embrollo, y a menudo es quien se pierde en él.
level-3-greeting = Vamos a armar un lío precioso.
level-3-has-won = Lo hice a propósito. Casi todo.
level-3-has-lost = Yo me perdí hace tres jugadas. ¿Y tú?
level-3-has-drawn = Ni tú ni yo dimos con la salida.

### Osric

level-4-description = Con paciencia y orden. Castiga lo que queda suelto.
level-4-greeting = Tómate tu tiempo. Yo me tomo el mío.
level-4-has-won = Piedra sobre piedra.
level-4-has-lost = Buenos cimientos, los tuyos. Tengo que revisar los míos.
level-4-has-drawn = Todo a nivel. No es ninguna vergüenza.

### Maud

level-5-description = Cuenta los cambios hasta el final, y entonces los hace.
level-5-greeting = Espero que hayas contado tus piezas. Yo sí.
level-5-has-won = La cuenta ha salido.
level-5-has-lost = Me llevaba una, y se me olvidó. A ti no.
level-5-has-drawn = En paz, hasta el último céntimo.

### Fenn

level-6-description = Deja puertas abiertas a propósito; mira dos veces antes de cruzarlas.
level-6-greeting = Pasa, pasa. La puerta está abierta.
level-6-has-won = Pues sí que la cruzaste.
level-6-has-lost = Entraste por la ventana. Bien hecho.
level-6-has-drawn = Ninguno pisó el sótano del otro.

### Hilda

level-7-description = No regala nada y espera a que tú regales algo.
level-7-greeting = Empieza. Yo no me muevo de aquí.
level-7-has-won = Te moviste. No me hacía falta más.
level-7-has-lost = Tuviste más paciencia que yo. No me lo esperaba.
level-7-has-drawn = Dos murallas, y nadie en ellas.

### Corvin

level-8-description = Ve venir un ataque mucho antes que tú; casi siempre, el suyo.
level-8-greeting = Desde aquí arriba ya veo el final.
level-8-has-won = Desde arriba se veía igual.
level-8-has-lost = Algo voló más alto. No miré hacia arriba.
level-8-has-drawn = Dimos vueltas en el aire, y nadie bajó.

### Ysolde

level-9-description = Encuentra la única jugada en la que no pensaste.
level-9-greeting = Piensa en todo. Del resto me encargo yo.
level-9-has-won = Ahí estuvo, todo el tiempo.
level-9-has-lost = En esa jugada no había pensado. Gracias.
level-9-has-drawn = Todos los caminos llevaban al mismo sitio.

### Magister

level-10-description = No tiene una manera favorita de ganar. Toma la que le dejes.
level-10-greeting = Muéstrame lo que has aprendido.
level-10-has-won = Repásala esta noche. Estuviste más cerca de lo que crees.
level-10-has-lost = En este juego ya no me queda nada que enseñarte.
level-10-has-drawn = Un resultado correcto. Pocos lo consiguen contra mí.
