# What the window says: menus, panels, prompts, notices. How to translate: docs/translating.md.

# The language itself, in its own words.
language-name = Español

### Lists

list-comma = { $before }, { $last }
list-and = { $before } y { $last }
list-or = { $before } o { $last }
list-then = { $before }, luego { $last }

### Sides

side-white = Blanco
side-black = Negro

### Settings

settings-board = Tablero
settings-motion = Movimiento
settings-sound = Sonido
settings-play = Juego
settings-reading = Lectura
settings-data = Datos
settings-language = Idioma
settings-language-system = El del sistema

### Words of several screens

sentence = { $words }.
decimal-sign = ,
close = Cerrar ({ KEY("Escape", word: "Esc") })
settings = Ajustes
credits = Créditos
quit = Salir
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida

### Work beside the window

job-not-started = no se ha podido empezar: { $why }
job-panicked = lo ha interrumpido un fallo del programa: { $why }
job-gone = ha terminado sin decir nada
stage-is-built = Se está preparando el tablero de { $game }…
stage-failed = No se ha podido preparar el tablero de { $game }: { $why }.
stage-again = Reintentar
stage-give-up = Dejarlo

### The title

title-subtitle = Juegos de tablero poco conocidos que cobran vida
title-rules = Cómo se juega al juego que está en la mesa ({ KEY("F1") })
title-go-on = Continuar
title-go-on-line = { $game }, jugada { $turn }
title-go-on-help = Volver a la partida que no ha terminado
title-reconstruction = { $game }, una reconstrucción
# What a screen reader says of a card: the game's name and a few words on it.
title-card = { $title }: { $line }
title-settings-corrected = Ajustes fuera de rango, ya corregidos: { $names }.
title-match-set-aside = No se ha podido leer una partida guardada ({ $error }). Se conserva como { $path }.
title-matches-unread = No se pueden revisar las partidas guardadas: { $error }
rating-out-of-range = un número está fuera de su rango
programs-unsound = «{ $name }» no tiene nombre propio, o tiene un número fuera de su rango
programs-too-many = hay más de { $count }

### Games in a few words

tress-blurb = una lucha como de ajedrez por siete zonas
trees-blurb = las piezas crecen en vez de moverse
tribun-blurb = torres sobre 91 hexágonos
gess-blurb = cada bloque de 3×3 con piedras es una pieza
go-chess-blurb = colocar en secreto; luego, ajedrez entre pilares
treason-blurb = damas sobre triángulos, con espías
troop-chess-blurb = formaciones de tres fichas

### The set-up of a match

setup-reconstruction = Esto es una reconstrucción: su página de reglas ({ KEY("F1") }) dice qué está publicado y qué es regla de la casa.
setup-person = Persona
setup-ai = IA
setup-program = Programa
setup-programs = Añadir y cambiar programas
setup-program-help = Cualquier programa que hable la Universal Game Interface (UGI). El programa piensa el tiempo que tiene fijado, o según el reloj de la partida.
setup-no-program = Elige o añade primero un programa para { $side }.
setup-more = Más: reloj, nombres, reglas
setup-less = Menos opciones
setup-back = Volver
setup-start = Al tablero
setup-name-white = Nombre de Blanco
setup-name-black = Nombre de Negro
setup-name-hint-white = o solo Blanco
setup-name-hint-black = o solo Negro
setup-clock = Reloj
# The time of each player on a clock of their own, and what every turn adds.
setup-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minutos
}
setup-seconds = { $count ->
    [0] y nada más
    [one] y un segundo por jugada
   *[other] y { $count } segundos por jugada
}
setup-no-clock = Sin reloj
# Minutes for the match and seconds for each turn.
setup-clock-time = { $minutes } + { $seconds }
setup-clock-adds = Cada jugada suma
setup-hour-glass = Reloj de arena
setup-hour-glass-help = Lo que gastas tú lo gana el otro.
setup-each-turn = Tiempo por jugada
setup-each-turn-help = Cada jugada tiene este tiempo. Lo que sobra no se guarda.
setup-unequal = Tiempos distintos
setup-turn-seconds = { $count } segundos
setup-board = Tablero
board-stays = No gira
board-turns = Gira hacia quien juega
board-between-players = Queda entre los dos
board-between-players-help = Una tableta en la mesa: toda la imagen mira hacia quien juega o debe responder algo.
setup-new-board = Tablero nuevo

### A tournament of several at one screen

tournament = Torneo
tournament-what = Todos contra todos, una vez en cada juego, una partida tras otra en esta pantalla.
tournament-player = Nombre { $number }
tournament-add = Otra persona
tournament-games = Juegos
tournament-begin = Empezar el torneo
tournament-players = Un torneo necesita entre { $least } y { $most } participantes: escribe sus nombres.
tournament-same-name = Hay dos nombres iguales. Da a cada cual el suyo.
tournament-no-game = Elige al menos un juego.
tournament-next-help = La tabla del torneo, y a quiénes les toca ahora
tournament-name = Nombre
tournament-played = Jugadas
tournament-won = Ganadas
tournament-drawn = Tablas
tournament-points = Puntos
# A game and the two who play it.
tournament-pairing = { $game }: { $white } – { $black }
tournament-play = Jugar: { $pairing }
tournament-order = Partidas
tournament-over = El torneo ha terminado.
tournament-winner = ¡{ $name } gana el torneo!
tournament-shared = { $names } comparten el primer puesto.
tournament-end = Terminar el torneo
tournament-end-sure = Terminarlo y olvidar la tabla
tournament-end-help = Las partidas se quedan en la biblioteca.

### The choice of an opponent

# An opponent's name, style of play and strength.
opponent-measured = { $name }, estilo { $style }: unos { $rating }, ±{ $error }
opponent-exact = { $name }, estilo { $style }: { $rating }
opponent-unmeasured = { $name }, estilo { $style }: sin medir
# Under the portrait of the opponent that is as strong as the player; there is little room.
opponent-even = A tu nivel
opponent-even-now = Partida igualada, ahora contra { $name }
opponent-even-first = Empieza con suavidad. Cada partida contra una IA que termines ayuda a elegir el nivel de la siguiente.
# While so few matches are counted that it is only a first guess.
opponent-even-guess = { $games ->
    [one] Una primera estimación: en este juego rondas los { $rating }, según una partida contra una IA.
   *[other] Una primera estimación: en este juego rondas los { $rating }, según { $games } partidas contra una IA.
}
opponent-even-form = { $games ->
    [one] En este juego rondas los { $rating }, según tu última partida contra una IA.
   *[other] En este juego rondas los { $rating }, según tus últimas { $games } partidas contra una IA.
}
# What a player is called.
player-even = A tu nivel ({ $name })

### The pause menu

pause = Pausa
pause-resume = Volver al tablero
pause-type = Escribir jugada ({ KEY("/") })
pause-start-clocks = Iniciar los relojes
pause-stop-clocks = Parar los relojes
pause-accept-draw = Aceptar tablas
pause-decline-draw = Rechazar tablas
pause-offer-draw = Ofrecer tablas
pause-resign = Rendirse
# Between two people, each of whom has a button.
pause-offer-draw-of = { $name } ofrece tablas
pause-resign-of = { $name } se rinde
pause-abandon = Cerrar esta partida sin terminarla
pause-new-match = Partida nueva
pause-photos = Tomar fotos
pause-rules = Reglas y teclas
pause-shelf = Volver al estante
pause-quit = Salir (la partida está guardada)

### Pages

page-rules = Cómo se juega
page-outdated = Esta traducción se hizo de una versión anterior de la página en inglés y puede estar desactualizada.
page-no-diagram = Este diagrama no se puede dibujar: { $why }

### The keys, below a game's rules

keys = Teclas
keys-move = { KEY("Arrows", word: "Flechas") }, { KEY("Enter") }
keys-move-what = moverse por el tablero y elegir
keys-choices = { KEY("1 to 9", word: "1 a 9") }
keys-choices-what = las opciones bajo el tablero
keys-next = { KEY("Tab") }
keys-next-what = recorrer todo lo que se puede elegir
keys-cancel = { KEY("Escape", word: "Esc") }, clic derecho
keys-cancel-what = un paso atrás; después, el menú de pausa
keys-panels = { KEY("F2") }
keys-panels-what = ir a los botones y listas alrededor del tablero; { KEY("Escape", word: "Esc") } vuelve al tablero
keys-type = { KEY("/") }
keys-type-what = escribir una jugada, o preguntar qué hay y dónde; ? dice qué se puede preguntar
keys-undo = { KEY("U") }, { KEY("R") }
keys-undo-what = deshacer, rehacer (también { KEY("Ctrl+Z") }, { KEY("Ctrl+Y") })
keys-turns = { KEY("PageUp", word: "Re Pág") }, { KEY("PageDown", word: "Av Pág") }
keys-turns-what = una jugada atrás o adelante
keys-ends = { KEY("Home", word: "Inicio") }, { KEY("End", word: "Fin") }
keys-ends-what = al principio, al presente
keys-hint = { KEY("H") }
keys-hint-what = mostrar u ocultar una pista
keys-hurry = { KEY("M") }
keys-hurry-what = la IA juega ya
keys-clocks = { KEY("C") }
keys-clocks-what = parar los relojes, iniciarlos de nuevo
keys-watch = { KEY("Space", word: "Espacio") }, { KEY("N") }, { KEY("1 to 3", word: "1 a 3") }
keys-watch-what = dos IA: pausa, una jugada, velocidad
keys-top = { KEY("T") }
keys-top-what = justo desde arriba, y vuelta
keys-view = { KEY("V") }
keys-view-what = en la sala, desde arriba, plana
keys-flip = { KEY("F") }
keys-flip-what = al otro lado del tablero
keys-camera = { KEY("Ctrl+arrows", word: "Ctrl+flechas") }, arrastre derecho
keys-camera-what = girar e inclinar la cámara
keys-zoom = { KEY("+") } y { KEY("-") }, rueda
keys-zoom-what = más cerca y más lejos; { KEY("0") } muestra todo el tablero
keys-photo = { KEY("P") }
keys-photo-what = fotos: arrastrar, Mayús+arrastrar y rueda; { KEY("Enter") } guarda, { KEY("Escape", word: "Esc") } termina
keys-rules = { KEY("F1") }
keys-rules-what = por qué no valió un clic; qué puede hacer una pieza; si no, estas reglas
keys-lesson = { KEY("L") }
keys-lesson-what = la lección sobre lo que no valió, o sobre la pieza

### Settings, group by group

settings-colours = Colores
palette-classic = Clásicos
palette-high-contrast = Alto contraste
palette-colour-safe = Para daltonismo
settings-view = Vista ({ KEY("V") })
view-room = En la sala
view-above = Desde arriba
view-flat = Plana
view-automatic = Automática
settings-graphics = Gráficos
graphics-simple = Simples
graphics-standard = Normales
graphics-high = Detallados
graphics-automatic = Automáticos
settings-review-matches = Revisar en segundo plano cada partida que termina
settings-evaluation-bar = Una barra junto al tablero muestra quién va mejor
settings-show-movable = Marcar las piezas que pueden actuar
settings-turn-board = Con dos personas, el tablero
settings-speed = Velocidad de las piezas
speed-at-once = Al instante
settings-reduced-motion = Menos movimiento: nada viaja, todo cambia al instante
reduced-motion-system = Como el sistema
reduced-motion-on = Sí
reduced-motion-off = No
settings-volume-effects = Piezas y sucesos
settings-volume-room = Ambiente de la sala
settings-volume-interface = Botones y pistas
settings-finish-forced = Dar automáticamente el único paso posible
# What it says something about: one of the three that follow.
settings-teach-from = El rival que enseña habla de:
teach-from-blunders = errores graves
teach-from-mistakes = errores
teach-from-inaccuracies = también imprecisiones
settings-ponder = La IA piensa también durante tu turno (no con gráficos simples)
settings-confirm-resign = Preguntar antes de rendirse
settings-ask-to-undo = Dos personas: preguntar a la otra antes de deshacer una jugada
settings-pause-hidden = Los relojes se paran mientras la ventana está oculta
settings-programs = Otros programas como rivales
settings-text-size = Tamaño del texto
settings-text-percent = { $percent } %
# Two letters that show a size of text.
settings-text-sample = Aa
settings-text-help = Toda la interfaz crece con él, y con la ventana.

### Other programs

programs = Otros programas
programs-help = Los programas que hablan la Universal Game Interface (UGI) pueden jugar contra ti. Un programa tiene en este equipo los mismos permisos que tú: añade solo aquello en lo que confías.
programs-unwritten = Esto solo se conserva hasta que se cierre el juego: { $error }
programs-add = Añadir un programa
programs-keep = Guardar
programs-discard = Volver sin guardar
programs-name = Cómo lo llamas
programs-path = El programa: su ruta o su nombre
programs-arguments = Argumentos; los que llevan espacios, entre "comillas"
programs-folder = La carpeta en la que trabaja, si necesita una
programs-turn-time = Tiempo por jugada en partidas sin reloj
programs-patience = Cuánto se espera una respuesta que no llega
programs-seconds = { $seconds } s
programs-tenths = { $seconds },{ $tenths } s
programs-try = ¿Responde?
programs-it = El programa
programs-waiting = Esperando respuesta…
programs-answers = Responde: { $name }
programs-answers-by = Responde: { $name }, de { $author }
programs-options = Opciones
programs-more-options = { $count } más sin mostrar
programs-number = { $name } (de { $min } a { $max })
programs-press = { $name }: pulsar en cada inicio
programs-value-wrong = El programa no admite este valor.
programs-kept-option = { $name }: { $value }
programs-forget-option = Como lo tiene el programa
programs-remove = Quitar este programa
programs-remove-question = ¿Quitarlo? Solo se va la entrada; el programa sigue en el disco.
programs-remove-yes = Quitar
programs-remove-no = Dejarlo
programs-no-name = Dale primero un nombre.
programs-name-taken = Ya hay otro programa que se llama { $name }.
programs-no-path = Di primero qué programa es: falta su ruta.
programs-quotes = En los argumentos hay unas comillas sin cerrar.
programs-option-wrong = El programa no admite el valor de su opción { $name }.
# What a program has done wrong. $name: what the player calls it; $words: its own words, in any language.
program-missing = En este equipo no hay ningún programa que se llame { $name }.
program-arguments = En los argumentos de { $name } hay unas comillas sin cerrar.
program-cannot-start = { $name } no se puede iniciar. { $path }: { $why }
program-ended = { $name } ha terminado en vez de responder.
program-ended-saying = { $name } ha terminado en vez de responder. Sus últimas palabras: «{ $words }»
program-silent = { $name } no ha respondido a tiempo ({ $seconds } s).
program-silent-saying = { $name } no ha respondido a tiempo ({ $seconds } s). Sus últimas palabras: «{ $words }»
program-flood = { $name } escribe sin parar en vez de responder.
program-deaf = { $name } no lee lo que se le dice.
program-unreadable = { $name } ha respondido algo que nadie puede leer: { $error }
program-refused = { $name } se niega: «{ $words }»
# $turn: as the program wrote it; $why: a sentence.
program-illegal-turn = { $name } quiere jugar «{ $turn }», que no es legal. { $why }
program-no-turn = { $name } quiere jugar «{ $turn }», que no es una jugada de este juego.
program-no-option = { $name } no tiene ninguna opción «{ $option }».
program-option-value = { $name } no admite «{ $value }» para su opción «{ $option }».
program-stopped = Se ha detenido { $name }.
# $why: what happened, without a full stop.
program-unheard = No se puede hablar con { $name }: { $why }.
# An opponent that is part of this program does not play on. $name: who; $why: one of the next.
opponent-no-turn = { $name } no ha encontrado ninguna jugada: { $why }.
opponent-missing = Aquí nadie juega por { $name }: no se conoce a este rival.
# Why a search has no answer; follows a colon, without a full stop. $why, $words: what the system or the program says, in any language.
search-not-started = la búsqueda no se ha podido iniciar ({ $why })
search-panicked = la búsqueda se ha interrumpido por un fallo de este programa ({ $words })
search-silent = la búsqueda no llega a su fin
search-lost = la búsqueda ha terminado sin decir nada
search-over = la partida ha terminado
search-refused = las reglas no permiten lo que ha encontrado ({ $why })
# A search beside the match has failed, and what can be done. $why: one of these.
failed-hint = No hay pista: { $why }.
failed-bar = La barra no sabe quién va mejor: { $why }.
failed-teaching = No se ha podido juzgar tu última jugada: { $why }. La partida sigue.
failed-pondering = Tu rival no puede pensar en tu tiempo: { $why }. Juega de todos modos.
# $why: a sentence, in any language.
failed-knowledge = Lo que los rivales saben de { $game } aparte de su búsqueda no se ha podido leer entero, y juegan sin ello. { $why }
failed-again = Reintentar
failed-go-on = Seguir sin ello
failed-hide-bar = Ocultar la barra
failed-stop-pondering = Solo en su tiempo
substitute = ¿Quién juega?
substitute-help = Hasta el final de la partida, que así no dirá nada de tu nivel de juego.
substitute-start = Sigue jugando

### The photo mode

photo-help = Arrastrar: mirar alrededor · Mayús y arrastrar: mirar a un lado · Rueda: acercar · { KEY("B") }: desenfocar · { KEY("Enter") }: guardar · { KEY("Escape", word: "Esc") }: terminar
photo-saved = Se ha guardado como { $path }
photo-no-folder = La imagen no se ha guardado: no se conoce ninguna carpeta para imágenes
# Why is what the system says.
photo-not-made = La imagen no se ha guardado: { $why }

### Notices at the table

notice-nothing-to-undo = No hay ninguna jugada tuya que deshacer.
notice-undo-declined = { $name } no está de acuerdo: no se deshace nada.
notice-draw-declined = { $side } rechaza las tablas.
notice-draw-declined-ai = La IA rechaza las tablas: le gusta su posición.
notice-draw-declined-program = { $name } rechaza las tablas.
# What a side has reached; the reasons are sentences without a full stop, one after the other.
notice-claim = { $side } reclama la victoria. { $reasons }. { $other } debe anularlo ahora.
notice-flat = Dibujar la sala tarda mucho aquí, así que ahora el tablero es plano ({ KEY("V") } cambia la vista)
opponent-description = { $description } { $style }
notice-match-over = La partida ha terminado. { $result }
notice-offer-stands = { $side } ya ha ofrecido tablas
notice-no-offer = { $side } no tiene oferta de tablas a la que responder

### Choosing a turn

choose-cell = Elige una casilla
choose-piece = Elige una pieza
choose-target = Elige adónde va
choose-stop-here = Parar aquí
choose-confirm = Confirmar  [{ KEY("Enter") }]
choose-back = Atrás
# $result: a sentence, such as "White wins by domination."
refusal-over = La partida ha terminado. { $result }
refusal-visiting = Esta es una posición anterior: pulsa { KEY("End", word: "Fin") } para volver al presente.
refusal-other-side = Le toca a { $side }: la IA está pensando.
refusal-program = Le toca a { $side }: { $name } está pensando.
refusal-treason-no-cell = Los triángulos lisos entre las casillas no son casillas: nada puede ocuparlos.
notice-visiting = Posición tras la jugada { $turn }; { KEY("End", word: "Fin") } vuelve al presente.

### The tools beside the board

tool-undo = Deshacer la última jugada ({ KEY("U") })
tool-undo-alone = Deshacer: hasta tu última decisión, también mientras la IA piensa ({ KEY("U") })
tool-redo = Rehacer lo deshecho ({ KEY("R") })
tool-hint = Pista: qué jugaría aquí alguien fuerte ({ KEY("H") })
tool-hint-sought = Buscando una pista; pulsar otra vez para parar ({ KEY("H") })
tool-hint-shown = Quitar la pista del tablero ({ KEY("H") })
tool-offer-draw = Ofrecer tablas
tool-resign = Rendirse
tool-rules = Las reglas de este juego, y las teclas ({ KEY("F1") })
tool-tilt = El tablero, visto desde una silla ({ KEY("T") })
tool-top = El tablero, visto justo desde arriba ({ KEY("T") })
tool-flip = Al otro lado del tablero ({ KEY("F") })
tool-menu = Menú: ajustes, partida nueva y salida ({ KEY("Menu", word: "Esc") })

### Questions at the board

question-resign = ¿Rendirse en esta partida?
question-resign-yes = Rendirse
question-resign-no = Seguir
# Between two people: which of them is asked.
question-resign-of = { $name }: ¿rendirse en esta partida?
question-abandon = ¿Cerrar esta partida sin terminarla? Nadie podrá continuarla.
question-abandon-yes = Dejarla
question-undo = { $by } quiere deshacer la última jugada. ¿Está de acuerdo { $to }?
# After the match has ended.
question-play-on = { $by } quiere seguir jugando. ¿Está de acuerdo { $to }?
question-yes = Sí
question-no = No
question-draw = { $by } ofrece tablas a { $to }.
question-draw-accept = Aceptar
question-draw-decline = Rechazar

### When a program does not play on

question-program-again = Pedir otra vez
question-program-anew = Reiniciarlo
question-program-person = Juego yo este bando
question-program-level = Otro rival
question-program-end = Terminar la partida

### The hint

hint-sought = Buscando una pista…
# A turn and what it is for: "Nd3 takes a Knight".
hint-turn = { $turn } { $why }
# $turn: the turn as the list of turns writes it.
hint-even = Pista: { $turn }: más o menos igualado
hint-little-better = Pista: { $turn }: algo mejor para { $side }
hint-better = Pista: { $turn }: mejor para { $side }
hint-much-better = Pista: { $turn }: mucho mejor para { $side }
hint-nearly-won = Pista: { $turn }: casi ganado para { $side }
hint-wins-at-once = Pista: { $turn }: { $side } gana enseguida
# $turns: in how many turns of its own.
hint-wins = Pista: { $turn }: { $side } gana en { $turns }
hint-wins-anyway = Pista: { $turn }: { $side } gana en { $turns }, pase lo que pase

### The bar beside the board

evaluation-none = Aún sin juzgar
evaluation-won = { $side } ha ganado
evaluation-wins = { $side } gana en { $turns }
evaluation-shares = Blanco { $white } %, Negro { $black } %

### The players' cards

players-has-won = ha ganado
players-offers-draw = ofrece tablas
players-clock-paused = reloj parado  [{ KEY("C") }]
players-hurry = Jugar ya  [{ KEY("M") }]
players-thinking = pensando
players-thinking-help = Pensando
# $nodes: how many positions, as in players-thousands.
players-depth = prof. { $depth }, { $nodes }
players-depth-help = Pensando: profundidad { $depth }, { $nodes } posiciones
players-thousands = { $number } mil
players-millions = { $whole },{ $tenths } M
players-clock-tenths = { $seconds },{ $tenths }
# $count: such as "3 of 5 zones"; $help: what that means.
players-gauge-help = { $count }. { $help }
players-opponent = { $side }, IA de nivel { $level }, estilo { $style }. { $character }
players-program = Programa
players-program-help = { $side }: el programa { $name }
players-troubled = no sigue jugando
players-program-starts = arrancando
players-program-starts-help = El programa está arrancando
# What a program says of its search; its value is for its own side.
players-program-thinks-help = Pensando: { $thought }
players-program-depth = prof. { $depth }
players-program-score = { $sign }{ $whole },{ $hundredths }
# $plies: turns of both sides.
players-program-wins = gana en { $plies }
players-program-loses = pierde en { $plies }

### The list of turns

turns-none = Aún no hay jugadas
turns-title = Jugadas
turns-fold = Solo la última jugada
turns-unfold = Todas las jugadas

### Two AIs at play

watch-go-on = Seguir ({ KEY("Enter", word: "Espacio") })
watch-pause = Pausa ({ KEY("Enter", word: "Espacio") })
watch-step = Una jugada ({ KEY("N") })

### The result

result-wins = { $side } gana
result-draw = Tablas
result-unfinished = Sin terminar
# How two players stand with each other after several matches; $one and $other are the matches that they have won.
result-standing = { $first } { $one }, { $second } { $other }{ $drawn ->
    [0] {""}
    [one] , unas tablas
   *[other] , { $drawn } tablas
}
result-standing-in-all = En todos los juegos: { $standing }.
result-standing-and-in-all = { $here }. En todos los juegos: { $all }.
# $change: with its sign, such as +12.
result-rating = Ahora rondas los { $rating } ({ $change }).
# While so few matches are counted that it is only a first guess.
result-rating-provisional = Ahora rondas los { $rating } ({ $change }): una primera estimación, tras { $games ->
    [one] una partida
   *[other] { $games } partidas
}.
result-next = Otro tablero
result-next-help = Pasar al siguiente tablero
result-again = Otra vez
result-again-help = Otra vez, con los colores cambiados
result-look = Mirar
result-look-help = Mirar el tablero
result-moment = Lo decisivo
result-moment-help = La jugada que decidió la partida
result-back = Resultado
ending-decided = Lo decisivo
ending-none = Ninguna jugada la decidió por sí sola.
ending-not-yet = Hasta ahora no se ha encontrado una jugada así.
ending-before = antes
ending-after = después
ending-show = Verlo en el tablero
ending-accuracy = Precisión: { $both }
# $count: number: of mistakes
ending-learn = { $count ->
    [one] Aprender de { $count } error
   *[other] Aprender de { $count } errores
}
result-shelf = Estante
result-shelf-help = Volver al estante

### The curtain before a secret choice

curtain-chooses = { $side } elige
curtain-both = Los dos han elegido
curtain-both-look = Ahora miran los dos.
curtain-lift-together = Levantar el telón entre los dos
# $task: such as "White places pawn 1 of 8 in secret".
curtain-task = { $task }. { $other } no mira.
curtain-lift = Soy { $side }

### Tress at the board

# Beside the signs for them.
tress-zones = zonas
tress-zones-held = { $held } de { $of } zonas
tress-zones-help = Cinco zonas ganan por dominio
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
tress-caption-zone = Una zona cambia de bando
tress-caption-claim = Una reclamación, o un segundo aliento
tress-caption-ambience = viento entre muros rotos
tress-caption-music = El torreón en ruinas

### The Game for the Trees at the board

trees-squares = { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
# Beside the signs for them.
trees-huckleberries = { $count ->
    [one] arándano
   *[other] arándanos
}
trees-huckleberries-left = { $count ->
    [one] { $count } arándano
   *[other] { $count } arándanos
}
trees-in-reach = al alcance
trees-leap-left = salto sin usar
trees-help = Un bando sin arándanos pierde; un arándano puede saltar una vez a hierba propia
trees-choose-square = Elige una casilla tuya
# After the name of the square and before the buttons of what else it can do.
trees-choose-growth = crece adonde señales, o
trees-choose-order = Haz clic en las puntas por orden, o coloca las hojas
trees-now = Ahora
trees-stop = Detener brote
trees-leap = Saltar
trees-retreat = { $count ->
    [one] Retirarse
   *[other] Retirarse: caen { $count }
}
trees-order-title = ¿En qué orden?
trees-order-earlier = Antes
trees-order-later = Después
trees-order-play = Jugar  [{ KEY("Enter") }]
# The action, on a leaf of the order; short.
trees-order-now = ya
trees-order-line = { $number }. { $line }
trees-no-action = Elige primero una acción
# What an action or a chain does; no full stop. $plant: such as "b-Ash d2".
trees-plant = { $kind } { $square }
trees-grows = { $plant } crece a { $square }
trees-attacks-and-takes = { $plant } ataca { $square } con { $partner } y toma la casilla
trees-attacks-and-leaves = { $plant } ataca { $square } con { $partner } y le deja la casilla
trees-stops = { $plant }: su brote se detiene
trees-leaps = El arándano salta a { $square }
trees-retreats = { $count ->
    [one] { $plant } se retira
   *[other] { $plant } se retira: caen { $count } casillas
}
trees-chain-stops = { $plant } se detiene: { $kind } de { $side } en { $square }
trees-chain-stops-neutral = { $plant } se detiene: en { $square } hay matorral neutral
trees-chain-stops-bare = { $plant } se detiene: en { $square } hay suelo desnudo
trees-chain-gone = { $plant } desaparece antes de su turno
# $action: one of the sentences above.
trees-preview = { $action }.
trees-preview-open = { $action }; el orden es tuyo.
trees-habit-grass = { $plant } crece un paso en cualquier dirección, sobre suelo desnudo.
trees-habit-brush = { $plant } crece un paso en cualquier dirección, sobre hierba.
trees-habit-birch = { $plant } crece por filas y columnas, sobre matorral.
trees-habit-ash = { $plant } crece a salto de caballo, sobre matorral.
trees-habit-beech = { $plant } crece por diagonales, sobre matorral.
trees-habit-pine = { $plant } crece por filas, columnas y diagonales, sobre matorral.
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
trees-caption-grass = Crece hierba
trees-caption-grow = Crece una planta
trees-caption-wither = Una planta se marchita
trees-caption-huckleberry = La hierba se vuelve arándano
trees-caption-attack = Unas plantas atacan
trees-caption-chain = Un brote sigue
trees-caption-ambience = un bosque, viento en las hojas
trees-caption-music = Bajo el abedul y el haya

### Tribun at the board

tribun-unit-tribun = Tribun
# A unit with the Tribun in it.
tribun-stones = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
tribun-tribuns = { $count ->
    [one] { $count } Tribun
   *[other] sin Tribun
}
tribun-in-danger = en peligro
tribun-help = Quien pierde al Tribun pierde la partida; las fichas de las unidades esclavizadas cuentan para su propio bando
tribun-help-danger = El enemigo alcanza al Tribun: cualquier ataque contra él gana
tribun-help-lost = El Tribun está perdido
tribun-choose-unit = Elige una unidad, un enemigo que atacar o una casilla vacía donde unir fichas
tribun-choose-step = { $unit }: elige adónde va
tribun-choose-target = { $unit }: elige adónde va, o arrastra fichas fuera
tribun-choose-part = Dividir { $unit }: elige una casilla para la parte siguiente
tribun-choose-pattern = ¿A su modo o al modo de su esclavo?
tribun-choose-outcome = Ataque a { $hex } (altura { $height }): elige qué queda o quién entra
tribun-choose-givers = Unir en { $hex }: elige las unidades que dan fichas
tribun-how-many-go = ¿Cuántas fichas van ahí?
tribun-how-many-given = ¿Cuántas fichas da?
tribun-free-slave = Liberar al esclavo
# Of the enemy's stones.
tribun-leave = Dejar { $count }
tribun-split = Dividir
tribun-go-on-top = Montar encima (Impero)
tribun-done = Listo
tribun-as-slave = Al modo de su esclavo, { $slave }
tribun-leaving-slave = Como { $unit }, sin su esclavo
tribun-move-in-as = Entrar como { $unit }
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
tribun-caption-attack = Unas unidades atacan
tribun-caption-set = Se posan fichas
tribun-caption-fall = Caen fichas
tribun-caption-enslave = Se esclaviza una unidad
tribun-caption-free = Se libera una unidad
tribun-caption-ambience = un patio romano, agua, palomas
tribun-caption-music = Mármol y laurel

### Tribun: strikes

# All units that reach the target, on a button.
tribun-strike-all = Todas
tribun-strike-choose = Ataque a { $unit } en { $hex } (altura { $height }): elige atacantes
tribun-strike-choose-on-slave = Ataque a { $unit } en { $hex } (altura { $height } sobre un esclavo de { $slave }): elige atacantes
tribun-strike-unit = { $strength } contra { $height } en { $hex }
tribun-strike-tribun = { $strength } contra el Tribun en { $hex }
# $strike: one of the two above, or this again.
tribun-strike-with-slave = { $strike }, { $from } al modo de su esclavo
# $strike: one of the three above.
tribun-strike-falls = { $strike }: cae
tribun-strike-frees = Golpear: caen las fichas de arriba, su esclavo queda libre
tribun-strike-leaves = Golpear: deja { $left }
tribun-strike-leaves-less = Golpear: deja { $left } ({ $more } no es una altura)
tribun-take-tribun = Capturar al Tribun: gana
tribun-kill = Destruir: entra { $from }
tribun-kill-with-slave = Destruir: entra { $from } con su esclavo
tribun-kill-slave-free = Destruir: entra { $from }, su esclavo queda libre
tribun-impero = Impero: { $from } monta encima
# The same three on small buttons.
tribun-in = entra { $from }
tribun-in-with-slave = { $from } con esclavo
tribun-on-top = { $from } encima

### Tribun: stones dragged from hex to hex

tribun-spread-how-many = { $from } a { $to }: ¿cuántas fichas?
tribun-move-whole = Mover la unidad entera
tribun-keeps = { $hex } guarda { $count }
tribun-gets = { $hex } recibe { $count }
# $placed: what is kept and got so far; $why: why that is no turn yet.
tribun-spread-incomplete = { $placed } — { $why }
tribun-spread-empty-only = Las fichas van solo a casillas vacías
tribun-spread-not-beside = { $to } no es vecina de { $from }
tribun-spread-given = { $from } ya ha dado a { $to }: recupera eso primero
tribun-spread-one-centre = Una jugada divide una unidad, o une en una sola casilla
tribun-spread-none-left = A { $from } no le quedan fichas que dar
tribun-spread-whole = Una unidad con el Tribun se da entera
tribun-spread-cannot-hold = { $left ->
    [one] { $left } ficha en { $from } no puede
   *[other] { $left } fichas en { $from } no pueden
} retener a un esclavo de altura { $slave }
tribun-spread-leaves = Eso deja { $left } en { $from }: no es una altura válida
tribun-spread-no-turn = Con { $count } en { $to } no sigue ninguna jugada
# $valid: the heights that the rules allow.
tribun-spread-no-height = { $height } en { $hex }: no es una altura válida ({ $valid })
tribun-spread-too-few = Deben moverse más fichas: se usan al menos dos casillas

### Gess at the board

gess-stones = { $count ->
    [one] { $count } piedra
   *[other] { $count } piedras
}
# Beside the signs for them.
gess-rings = { $count ->
    [one] anillo
   *[other] anillos
}
gess-rings-held = { $count ->
    [one] { $count } anillo
   *[other] { $count } anillos
}
gess-help = Sin anillo la partida está perdida
gess-footprint = Pieza { $centre }
gess-choose-centre = Elige el centro de una pieza
gess-choose-target = Elige adónde va su centro
gess-breaks-last-ring = Esto rompe tu último anillo: perderías.
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
gess-caption-choose = Se elige una pieza
gess-caption-move = Se mueven las piedras de una pieza
gess-caption-capture = Se capturan piedras
gess-caption-return = Vuelve una piedra
gess-caption-ambience = un jardín de noche, grillos
gess-caption-music = Pizarra y concha

### Go-Chess at the board

go-chess-check = jaque
go-chess-check-help = El rey está atacado y hay que salvarlo
# Beside the signs for them.
go-chess-placed = colocadas
go-chess-placed-of = { $count } de { $of } colocadas
go-chess-placed-help = Los dos bandos colocan pareja a pareja
go-chess-pieces = { $count ->
    [one] { $count } pieza
   *[other] { $count } piezas
}
go-chess-pieces-help = Todas las piezas de este bando
# $kind: the letter of the kind, as turns are written.
go-chess-place = { $kind ->
    [P] { $side } coloca en secreto el peón { $number } de { $of }
    [N] { $side } coloca en secreto el caballo { $number } de { $of }
    [B] { $side } coloca en secreto el alfil { $number } de { $of }
   *[R] { $side } coloca en secreto la torre { $number } de { $of }
}
go-chess-place-only = { $kind ->
    [Q] { $side } coloca en secreto la dama
   *[K] { $side } coloca en secreto el rey
}
# $seed: the number of the board.
go-chess-board = tablero { $seed }
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
go-chess-caption-reveal = Se descubren las dos elecciones
go-chess-caption-clash = Las dos elecciones no encajan
go-chess-caption-play = Todas las piezas están colocadas
go-chess-caption-ambience = una cueva junto al mar, gotas de agua
go-chess-caption-music = Diez pilares

### Treason at the board

treason-men = { $count ->
    [one] { $count } peón
   *[other] { $count } peones
}
treason-no-pieces = sin piezas
# Beside the signs for them.
treason-spies = { $count ->
    [one] espía
   *[other] espías
}
treason-spies-left = { $count ->
    [one] { $count } espía
   *[other] { $count } espías
}
treason-help = Un bando sin piezas o sin jugadas posibles pierde
treason-must-capture = Debes capturar: elige una de las piezas marcadas
treason-choose-jump = Elige sobre qué pieza saltar, o adónde llegar
treason-choose-target-or-convert = Elige adónde va, o el enemigo al otro lado de la diagonal para reclutarlo
treason-choose-landing = Elige adónde llegar
treason-jump-on = Sigue saltando o para aquí ({ KEY("Enter") } sobre la pieza)
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
treason-caption-jump = Una pieza salta
treason-caption-crown = Un peón se convierte en espía
treason-caption-convert = Se recluta una pieza
treason-caption-ambience = una orilla, olas, cigarras
treason-caption-music = La moneda vuelta

### Troop Chess at the board

troop-chess-formation = { $shape } { $stones }
troop-chess-stones = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
troop-chess-formations = { $count ->
    [one] { $count } formación
   *[other] { $count } formaciones
}
troop-chess-help = Un bando sin una formación de tres fichas pierde
troop-chess-choose-three = Elige tres fichas que se toquen (una reconstrucción: { KEY("F1") } enumera las reglas de la casa)
troop-chess-choose-second = Elige una segunda ficha
troop-chess-choose-third = Elige la tercera ficha
troop-chess-choose-target = { $shape }: elige adónde va { $stone }
# What a move would bring about, one thing after the other.
troop-chess-then = { $before }; { $next }
troop-chess-way = { $direction ->
    [north] { $steps ->
        [one] Un paso al norte
       *[other] Dos pasos al norte
    }
    [north-east] { $steps ->
        [one] Un paso al noreste
       *[other] Dos pasos al noreste
    }
    [east] { $steps ->
        [one] Un paso al este
       *[other] Dos pasos al este
    }
    [south-east] { $steps ->
        [one] Un paso al sureste
       *[other] Dos pasos al sureste
    }
    [south] { $steps ->
        [one] Un paso al sur
       *[other] Dos pasos al sur
    }
    [south-west] { $steps ->
        [one] Un paso al suroeste
       *[other] Dos pasos al suroeste
    }
    [west] { $steps ->
        [one] Un paso al oeste
       *[other] Dos pasos al oeste
    }
   *[north-west] { $steps ->
        [one] Un paso al noroeste
       *[other] Dos pasos al noroeste
    }
}
troop-chess-heads-collide = tu cabeza { $from } golpea la cabeza { $at }: caen las dos
troop-chess-head-strikes = tu cabeza { $from } golpea { $at }: cae { $at }
troop-chess-runs-into-head = { $from } choca con la cabeza { $at }: cae { $from }
troop-chess-strikes = { $from } golpea { $at }: cae { $at }
troop-chess-you-win = ganas
troop-chess-you-lose = perderías: no te queda ninguna formación
troop-chess-draw = tablas
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
troop-chess-caption-choose = Se elige una formación
troop-chess-caption-move = Se mueve una formación
troop-chess-caption-collision = Un choque
troop-chess-caption-return = Vuelve una ficha
troop-chess-caption-capture = Se captura una ficha
troop-chess-caption-ambience = un campamento, un fuego, una alondra
troop-chess-caption-music = Soldados rasos

### The first start

welcome = ¡Hola!
welcome-music = Sonido y música
welcome-sound = Solo sonido
welcome-silence = Silencio
welcome-start = Empezar aquí: aprender { $game }
welcome-shelf = Al estante de juegos

### Sound

settings-volume-overall = Volumen general
settings-volume-music = Música
settings-mono = Mono: todo se oye en el centro
settings-captions = Subtítulos: los sonidos se nombran encima del tablero
sound-no-device = No hay sonido: este equipo no tiene dispositivo para ello, o no se puede usar.
sound-no-recording = No se puede reproducir la grabación { $file }: { $why }
sound-no-room = No se puede reproducir el sonido de la sala: { $why }
sound-no-ambience = No se puede reproducir el ambiente de { $of }: { $why }
sound-no-music = No hay música para { $of }: { $why }
# Captions: what is heard, in a few words; no full stop.
caption-select = Se elige algo
caption-deselect = Se deshace una elección
caption-refuse = Se rechaza una elección
caption-undo = Se deshace una jugada
caption-low-time = El reloj hace tictac
caption-move = Una pieza se mueve
caption-slide = Una pieza se desliza
caption-leap = Una pieza salta
caption-capture = Se captura una pieza
caption-promote = Una pieza asciende
caption-curtain = El telón se mueve
caption-win = La partida está ganada
caption-draw = La partida acaba en tablas
# $place: what is heard there, such as "a shore, waves, cicadas".
caption-ambience = Ambiente: { $place }
# $name: the title of a piece of music.
caption-music = Música: { $name }
# $words: one of these; $times: how often it was heard.
caption-times = { $words } ×{ $times }

### Lessons

lessons = Lecciones
title-start = Empezar aquí
# How many stars the lessons of a game have brought, and how many there are: said with the line about the game, and shown.
title-stars = { $count } de { $most } estrellas conseguidas
title-stars-of = { $count } de { $most }
# The next step in a game, on the one golden button of the shelf: "Treason: lesson 3".
path-step = { $game }: { $step }
path-lesson = lección { $number }
path-mini = minipartida { $number }
# A match against an opponent.
path-match = contra { $name }
# The same on the button that leads on after a match.
path-onward-lesson = Lección { $number }
path-onward-mini = Minipartida { $number }
path-onward-match = Ahora: { $name }
path-onward-help = El siguiente paso en este juego
title-lessons = Aprender el juego que está en la mesa
lesson-place = { $game } · { $number }
# What a screen reader says of a lesson in the list.
lesson-spoken = Lección { $number }: { $title }. Estrellas: { $stars } de 3
lesson-anew = Empezar de nuevo
lesson-again = Otra vez
# $theme: what it is about.
lesson-practise = Problema: { $theme }
# Above the tiles of whole matches that begin with few pieces.
lesson-mini = Minipartidas
lesson-next = Lección siguiente
lesson-other-mistake = No es eso lo que se busca. Prueba otra jugada.

### Lessons and puzzles

# The label of a button, with the key that presses it.
exercise-next = { $label } ({ KEY("Enter") })

### Puzzles

puzzles = Problemas
title-puzzles = Problemas del juego que está en la mesa
title-review = { $count ->
    [one] Hoy vuelve un problema
   *[other] Hoy vuelven { $count } problemas
}
title-progress = Hasta dónde has llegado en el juego que está en la mesa
progress = Progreso
progress-no-stars = Ninguna lección resuelta aún
progress-no-puzzles = Ningún problema probado aún
progress-all = Partidas
progress-no-matches = Ninguna partida contada aún
progress-matches = { $count ->
    [one] ha contado una partida
   *[other] han contado { $count } partidas
}
progress-no-curve = Cuando hayan contado dos partidas, aquí verás la curva de tu puntuación tras cada partida.
progress-curve = Tu puntuación tras cada partida
# What the pointer reads off the curve.
progress-on-day = { $rating } · { $date }
progress-record = Tus resultados
progress-nobody = Aún no se ha jugado hasta el final ninguna partida de este juego.
progress-won = Ganadas { $won }, tablas { $drawn }, perdidas { $lost }
progress-two = Dos personas
progress-strength = Nivel { $rating }
puzzle-place = { $game } · Problema
puzzle-win-at-once = { $side } gana enseguida
puzzle-win = { $side } gana en { $turns } jugadas
puzzle-only = { $side } resiste
puzzle-goal-at-once = ¿Qué jugada gana?
puzzle-goal-win = Encuentra cada vez la única jugada buena.
puzzle-goal-only = Solo una jugada no pierde. ¿Cuál?
# Shown when a puzzle is over: how hard it is.
puzzle-rated = Problema { $rating }
puzzle-unrated = Aún sin puntuar
puzzle-show = Ver la solución
puzzle-next = Otro problema
puzzle-explore = Probar jugadas
puzzle-back = Volver al problema
puzzle-hint-piece = Empieza aquí.
puzzle-hint-place = Y hasta aquí lleva.
puzzle-sought = Vamos a ver…
# What is said of a wrong turn: its notation, and that of the answer that shows why.
puzzle-holds = ¿{ $turn }? Tras { $reply } no hay victoria a tiempo.
puzzle-later = { $turn } también gana, pero hay algo más rápido: { $reply } aguanta más.
puzzle-loses = ¿{ $turn }? Tras { $reply }, { $side } gana.
puzzle-other = { $turn } no es: { $reply }.
puzzle-ends = { $turn } termina la partida, pero no como debe.
puzzle-wrong = { $turn } no es.
# No answer to a wrong turn was found; $why: what happened, without a full stop.
puzzle-unanswered = { $turn } no es. No se ha podido mostrar lo que permite: { $why }.
puzzle-right = Bien, sigue.
puzzle-solved = ¡Resuelto!
puzzle-solved-late = Eso es, aunque no a la primera.
puzzle-shown = Era eso.
puzzle-rating = Tu puntuación: { $rating } ({ $change })
# While so few puzzles have been tried that it is only a first guess.
puzzle-rating-provisional = Tu puntuación: unos { $rating } ({ $change }), una primera estimación
puzzle-free = Juego libre
puzzle-free-goal = Mueves los dos bandos.
puzzle-strength = Tu puntuación: { $rating }
puzzle-strength-provisional = Tu puntuación: unos { $rating }, una primera estimación
puzzle-tries = Resueltos a la primera: { $solved } · Fallados: { $failed }
puzzle-daily = Problema del día
puzzle-daily-done = Problema del día (hecho)
puzzle-easier = Más fácil
puzzle-harder = Más difícil
puzzle-review = Repasar ({ $count } hoy)
puzzle-by-theme = Por tema
# A button: the theme, and how many puzzles have it.
puzzle-theme = { $theme } · { $count }
puzzle-none = Aún no hay problemas de este juego.

### Why not? The rule behind a refused choice, and what a piece may do

why-rule = ¿Por qué?
why-lesson = Lección
why-rule-keyed = ¿Por qué?  [{ KEY("F1") }]
why-lesson-keyed = Lección  [{ KEY("L") }]
# $title: string: what the lesson is called
page-lesson = Jugar la lección: { $title }
# $side: string, $cell: string
piece-place = { $side } · { $cell }
# $count: number: the cells to which its turns lead
piece-acts = { $count ->
    [0] Ahora puede actuar.
    [one] Ahora tiene una casilla para elegir, marcada en el tablero.
   *[other] Ahora tiene { $count } casillas para elegir; están marcadas en el tablero.
}
piece-rules = En las reglas  [{ KEY("F1") }]
# $title: string: what the lesson is called
piece-lesson = Lección: { $title }  [{ KEY("L") }]
lesson-back = Volver a la partida

### The opponent that teaches

setup-teach = Enséñame
setup-teach-help = Tu rival te dice qué jugadas tuyas desperdician mucho, muestra la respuesta y te deja elegir de nuevo. Una partida así no cuenta para tu puntuación.
# $name: string: who speaks, $turn: string: the answer to the player's turn, $turns: number
teach-wins = { $name }: { $turns ->
    [one] Con { $turn } gano enseguida.
   *[other] Con { $turn } gano en { $turns } jugadas.
}
teach-missed = { $name }: { $turns ->
    [one] Podías ganar enseguida. Ahora juego { $turn }.
   *[other] Tenías una victoria en { $turns } jugadas. Ahora juego { $turn }.
}
# $pieces: string: a list of pieces
teach-takes = { $name }: Con { $turn } capturo: { $pieces }.
teach-worth = { $name }: Tras { $turn } tengo más en el tablero.
teach-attack = { $name }: Tras { $turn } mi ataque es el más fuerte.
teach-build = { $name }: Tras { $turn } a tu posición le falta protección.
teach-trick = { $name }: Tras { $turn } te quedan pocas jugadas buenas.
# $before: number, $after: number: per cent
teach-chance = Tus posibilidades bajan del { $before } % al { $after } %.
teach-undo = Deshacer  [{ KEY("U") }]
teach-go-on = Seguir  [{ KEY("M") }]
teach-better = Ver una jugada mejor
# A turn, and what it is for: "Better: Nd3 takes a Knight."
teach-better-turn = Mejor: { $turn }.
teach-better-turn-for = Mejor: { $turn } { $why }.

### Analysis

analysis = Análisis
analysis-end = Terminar el análisis ({ KEY("A") })
analysis-engine = Motor ({ KEY("E") })
# $lines: number
analysis-lines = { $lines ->
    [one] { $lines } variante
   *[other] { $lines } variantes
}
analysis-fewer = Una variante menos
analysis-more = Una variante más
# $depth: number
analysis-depth = Profundidad { $depth }
analysis-looking = Buscando…
# $why: what happened, without a full stop.
analysis-failed = No se ha encontrado nada: { $why }.
analysis-again = Buscar otra vez
# $words: string: who stands better, $turns: string: the turns that follow
analysis-line = { $words }: { $turns }
# $chance: number: White's chance, in per cent
analysis-chance = { $chance } %
analysis-over = La partida termina aquí.
analysis-secret = Una elección secreta: el motor no dice nada.
analysis-off = El motor está apagado.
replay-start = Al principio ({ KEY("Home", word: "Inicio") })
replay-back = Una jugada atrás ({ KEY("Left", word: "flecha izquierda") })
replay-play = Reproducir ({ KEY("Space", word: "Espacio") })
replay-stop = Parar ({ KEY("Space", word: "Espacio") })
replay-on = Una jugada adelante ({ KEY("Right", word: "flecha derecha") })
replay-end = Al final ({ KEY("End", word: "Fin") })
replay-speed = A qué velocidad se reproduce la partida
# $number: number, $turn: string: a turn in words
replay-after = { $number } { $turn }
replay-at-start = El principio de la partida
result-analyse = Analizar
result-analyse-help = Analizar la partida ({ KEY("A") })
pause-analyse = Analizar la partida
keys-analysis = { KEY("A") }
keys-analysis-what = analizar la partida; volver a jugar
keys-replay = { KEY("Arrows", word: "Flechas") }, { KEY("Space", word: "Espacio") }
keys-replay-what = análisis: jugadas y variantes; reproducir o parar
keys-draw = Clic derecho, arrastre derecho
keys-draw-what = análisis: dibujar un círculo, una flecha; con Mayús o Ctrl, en otros colores
keys-engine = { KEY("E") }, { KEY("1 to 5", word: "1 a 5") }
keys-engine-what = análisis: motor encendido o apagado; cuántas variantes
keys-mistakes = { KEY("N") }, { KEY("Shift+N", word: "Mayús+N") }
keys-mistakes-what = análisis: el error siguiente, el anterior
keys-try = { KEY("Tab") }; luego { KEY("Arrows", word: "flechas") }, { KEY("Enter") }
keys-try-what = análisis: probar una jugada en el tablero
keys-beside = { KEY("Shift+Up", word: "Mayús+arriba") }, { KEY("Shift+Down", word: "Mayús+abajo") }
keys-beside-what = análisis: la variante anterior, la siguiente
keys-note = { KEY("C") }, { KEY("Delete", word: "Supr") }
keys-note-what = análisis: anotar algo sobre la jugada; borrar la variante
keys-study = { KEY("Ctrl+Z") }, { KEY("Ctrl+Y") }
keys-study-what = análisis: deshacer un cambio del estudio, rehacerlo
graph = La probabilidad de victoria de Blanco a lo largo de la partida; un clic muestra una posición
# $side: string, $accuracy: number
review-accuracy = { $side } { $accuracy } %
# $inaccuracies: number, $mistakes: number, $blunders: number
review-counts = Imprecisiones: { $inaccuracies }, errores: { $mistakes }, errores graves: { $blunders }. El número de delante es la precisión.
# $best: string: a turn, $before: number, $after: number: per cent
review-loss = { $best } era lo mejor: victoria, del { $before } % al { $after } %.
# $done: number, $all: number
review-progress = Revisión: { $done } de { $all }
review-failed = La revisión se ha parado: { $why }.
review-stop = Parar la revisión
review-go-on = Revisar la partida

### Turns that are tried while a match is analysed, and what is noted of them

study-note = Nota sobre la jugada ({ KEY("C") })
study-promote = Hacerla primera variante
study-delete = Borrar la variante desde aquí ({ KEY("Delete", word: "Supr") })
study-comment = Comentario
study-glyph = Juicio
study-no-glyph = Ninguno
study-done = Listo (Ctrl+Enter)
study-played = Lo que se jugó en la partida no se puede borrar.
study-nothing-to-promote = Esta ya es la variante principal.
study-nothing-to-undo = No hay ningún cambio que deshacer o rehacer.
study-secret = Aquí las jugadas se eligen en secreto: no se puede probar ninguna.
study-full = En el estudio no caben más jugadas.
refusal-line-over = La variante termina aquí: no se puede probar ninguna jugada.
tool-undo-study = Deshacer el último cambio del estudio ({ KEY("Ctrl+Z") })
tool-redo-study = Rehacer el cambio del estudio ({ KEY("Ctrl+Y") })
# $error: string: why
study-unkept = El estudio no se puede guardar: { $error }

### Learning from one's own mistakes

# $count: number: of mistakes
review-learn = { $count ->
    [one] Aprender de { $count } error ({ KEY("L") })
   *[other] Aprender de { $count } errores ({ KEY("L") })
}
# $count: number: of mistakes that are not solved
puzzle-mistakes = Mis errores ({ $count })
# $game: string
mistake-place = { $game }: un error tuyo
# $side: string
mistake-title = Encuentra una jugada mejor para { $side }
# $played: string: a turn
mistake-goal = Aquí se jugó { $played }. Vale cualquier jugada que no regale nada.
mistake-judged = Se está juzgando la jugada…
# $why: what happened, without a full stop.
mistake-unjudged = No se ha podido averiguar si { $turn } es mejor: { $why }. No cuenta; juégala otra vez.
mistake-solved = Eso es mejor que lo que se jugó.
# $turn: string, $reply: string: turns, $before: number, $after: number: per cent
mistake-worse = { $turn } no basta: tras { $reply } las posibilidades son del { $after } % en vez del { $before } %.
keys-learn = { KEY("L") }
keys-learn-what = análisis: aprender de los errores
mistakes-not-gathered = Pueden faltar errores de tus últimas partidas: { $why }. Se buscarán de nuevo cuando vuelvas a abrir esta página.

### The library: all matches that were played

library = Biblioteca
title-library = Todas las partidas jugadas
library-opening = Se están leyendo las partidas…
library-reading = Se están leyendo las partidas: { $done } de { $of }
library-empty = Aún no se ha jugado ninguna partida.
library-none = No hay ninguna partida así.
library-all-games = Todos los juegos
library-goes-on = En curso
library-position = Posición en el tablero
library-trash = Papelera
library-search = Nombres, título o etiqueta
library-players = { $white } – { $black }
library-about =
    { $game } · { $turns ->
        [one] { $turns } jugada
       *[other] { $turns } jugadas
    } · { $date }
# $players: "Ann – Ben"; $about: the game, how many turns, the date.
library-named = { $players } · { $about }
# $ending: a sentence, such as "White wins by domination."
library-tagged = { $ending } · { $tags }
# What a screen reader says of a match.
library-spoken = { $heading }, { $about }, { $ending }
library-look = Ver la partida
library-go-on = Continuar
library-name = Título y etiquetas
library-delete = Borrar
library-undo-delete = Deshacer
library-restore = Sacar de la papelera
library-share = Copiar código
library-export = Guardar como .ludo
library-filming = Película: { $percent } % lista
library-stop-film = Parar
library-stopped = Parada.
library-title-field = Título
library-tags-field = Etiquetas, separadas por comas
library-keep = Guardar
library-discard = Descartar
library-failed = No ha sido posible: { $why }
library-lost = La biblioteca no ha terminado: { $why }. Inténtalo de nuevo.
library-try-again = Reintentar
library-unread = No se han podido leer las partidas.
library-in-use = La biblioteca está abierta en otro Ludarium. Cierra ese primero.
library-set-aside = No se ha podido leer lo que la biblioteca tenía anotado ({ $why }). Se conserva como { $path } y se hace de nuevo.
library-broken =
    { $count ->
        [one] Una partida guardada no se puede leer: { $path } ({ $why })
       *[other] { $count } partidas guardadas no se pueden leer; la primera, { $path } ({ $why })
    }
library-thrown-away = La partida está en la papelera.
library-restored = La partida ha vuelto.
library-imported =
    { $added ->
        [one] { $added } partida es nueva
       *[other] { $added } partidas son nuevas
    }, { $known ->
        [one] { $known } ya se conocía
       *[other] { $known } ya se conocían
    }{ $completed ->
        [0] .
       *[other] , y en { $completed } de ellas se han añadido comentarios, variantes o etiquetas.
    }
library-copied = El código para compartir está en el portapapeles.
library-written = Se ha guardado como { $path }
paste = Pegar
paste-help = Abrir lo que hay en el portapapeles: una posición, jugadas, una partida, un código para compartir o un enlace ({ KEY("Ctrl+V") })
paste-no-clipboard = No se puede leer el portapapeles.
paste-unreadable = Lo pegado no se puede abrir: { $why }

### Links to a match, a position, a puzzle or a lesson

link-copy = Copiar enlace
link-copy-help = Lo mismo como dirección: quien la siga tendrá la partida en la mesa. «Pegar» también la abre.
link-copied = El enlace está en el portapapeles.
# This program was built without the address of a page on which it can be played.
link-copied-without-page = El enlace está en el portapapeles, sin la dirección de una página: «Pegar» lo abre, o ponlo detrás de la dirección de una página con Ludarium.
link-broken = El enlace no lleva a ninguna parte: { $why }
# What follows stands in link-broken; columns are counted in characters behind the #.
link-empty = no hay ningún # seguido de una partida, una posición, un problema o una lección
link-too-long = es demasiado largo
link-key = detrás de # va m=, p=, puzzle= o lesson=, no «{ $found }»
link-encoding = en el carácter { $column } detrás de #, hay un % sin dos dígitos hexadecimales para una letra
link-code = en el carácter { $column } detrás de #, debería haber un código para compartir; empieza por «ludo1.»
link-game = en el carácter { $column } detrás de #, debería haber un juego y una /, no «{ $found }»
link-name = en el carácter { $column } detrás de #, debería haber un nombre formado por letras de la a a la z, cifras y -
link-more = en el carácter { $column } detrás de #, hay más de lo que le corresponde
link-position = esta no es una posición de { $game }: { $why }
link-no-puzzle = El enlace no lleva a ninguna parte: { $game } no tiene ningún problema «{ $name }». Quizá lo tenga otra versión del juego.
link-no-lesson = El enlace no lleva a ninguna parte: { $game } no tiene ninguna lección «{ $name }». Quizá la tenga otra versión del juego.

### A position that is set up

editor-pieces = Preparar
editor-nobody = De nadie
editor-move = Mover piezas: pulsa o arrastra una y déjala en otro sitio
editor-remove = Quitar piezas ({ KEY("Delete", word: "Supr") }, botón derecho)
editor-grow = Dejar seguir un crecimiento: pulsa su punta y luego la casilla que intenta después; la punta dos veces lo termina
editor-over-slave = { $unit } sobre { $slave }
editor-piece = { $side }: { $piece }
editor-to-move = Le toca ({ KEY("S") })
editor-undo = Deshacer ({ KEY("Ctrl+Z") })
editor-redo = Rehacer ({ KEY("Ctrl+Y") })
editor-start = Inicio del juego ({ KEY("Home", word: "Inicio") })
editor-clear = Vaciar el tablero ({ KEY("Ctrl+Delete", word: "Ctrl+Supr") })
editor-fine = Aquí puede empezar una partida.
editor-over = Aquí una partida habría terminado. { $why }
editor-no-place = en { $cell } no puede haber nada
editor-other-game = esta es una posición de { $of }, y el tablero es de { $game }
editor-too-long = el texto es demasiado largo: aquí se miran { $most } KiB como mucho
editor-play = Jugar desde aquí ({ KEY("P") })
editor-analyse = Analizar ({ KEY("A") })
editor-copy = Copiar posición ({ KEY("Ctrl+C") })
editor-share = Copiar código ({ KEY("Ctrl+Shift+C", word: "Ctrl+Mayús+C") })
editor-paste = Pegar ({ KEY("Ctrl+V") })
editor-leave = Volver ({ KEY("Escape", word: "Esc") })
setup-position = Desde una posición propia
setup-set-up = Preparar una posición
setup-change-position = Cambiar la posición
setup-usual-start = El inicio de siempre
trees-may-leap = Aún pueden saltar ({ KEY("X") })
trees-both-leap = Ambos
trees-none-leap = Ninguno
go-chess-phase = Fase ({ KEY("X") })
go-chess-phase-play = Juego
go-chess-phase-placement = Colocación

### Exporting a match: the sheet from the library and from the table

export = Exportar
# On a button that opens the sheet.
export-open = Exportar…
export-text = Texto
export-picture = Imagen
export-film = Película
# $players: "Ann – Ben".
export-about =
    { $players } · { $game } · { $turns ->
        [one] { $turns } jugada
       *[other] { $turns } jugadas
    }
export-text-help = La partida entera en un texto que leen personas y programas: nombres, resultado, jugadas, relojes, comentarios y etiquetas.
export-whole = Partida con variantes
export-whole-help = La partida tal como se jugó, con cada variante y nota de su análisis.
export-line = Solo esta variante
export-line-help = Solo las jugadas de la variante que está en el tablero.
export-code-help = Una línea sin nombres, para enviarla por cualquier medio. «Pegar» la abre de nuevo.
export-ply = Posición
export-first = Desde
export-last = Hasta
export-back = Una jugada antes
export-on = Una jugada después
export-start = El principio de la partida
# $turn: in the notation of the game.
export-after = Tras la jugada { $ply } de { $plies }: { $turn }
export-length =
    { $pictures ->
        [one] { $pictures } imagen
       *[other] { $pictures } imágenes
    }, { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
export-size = Ancho en píxeles
# How long each position is seen in a film.
export-speed = Cada posición
export-seconds = { $whole },{ $tenths } s
# Whose edge of the board is below; a side follows.
export-near = Desde el lado de
export-names = Nombres y últimas jugadas
export-clocks = Relojes
export-drawings = Flechas y círculos
export-play = Ver la película
export-pause = Parar aquí la película
# Which position of the film is seen, and which is the last.
export-shown = { $ply } de { $last }
export-png = Guardar como PNG
export-svg = Guardar como SVG
export-photo = Fotografiar el tablero
export-photo-help = Cierra esta hoja y empieza el modo foto: el tablero en la sala, desde donde quieras
export-save-film = Guardar la película

### Everything in one file

everything = Todo en un archivo
everything-help = Un solo archivo reúne tus partidas, estudios, puntuaciones, progreso y ajustes, para llevarlos a otro equipo, o del navegador al escritorio y de vuelta.
everything-export = Exportar todo
everything-import = Importar todo…
everything-bring-back = Recuperar lo que había antes de la última importación…
everything-exporting = Se está escribiendo todo en un archivo…
everything-reading = Se está leyendo el archivo…
everything-taking-in = Se está incorporando el archivo. Espera, por favor: mientras tanto no se puede hacer nada más.
everything-exported =
    { $count ->
        [0] Todo está en un archivo, sin ninguna partida
        [one] Todo está en un archivo, con una partida
       *[other] Todo está en un archivo, con { $count } partidas
    }: { $path }
# $name: a file. $day: a date such as 2026-11-28.
everything-made = { $name }, hecho el { $day }
everything-matches =
    { $matches ->
        [0] No contiene ninguna partida
        [one] Contiene una partida
       *[other] Contiene { $matches } partidas
    }{ $studies ->
        [0] .
        [one] , con un estudio.
       *[other] , con { $studies } estudios.
    }
everything-has-progress = También contiene puntuaciones, progreso o preferencias.
everything-no-progress = No contiene puntuaciones, progreso ni preferencias.
everything-ask = Tus partidas se quedan en todo caso. Si lo tomas todo, las puntuaciones, el progreso y las preferencias del archivo sustituyen a los tuyos. Lo que hay ahora se guarda antes en un archivo.
everything-take-all = Tomar todo
everything-take-matches = Solo las partidas
everything-no = No tomar nada
everything-close = Cerrar
# $why: a reason that follows.
everything-not-now = Ahora no se puede: { $why }
everything-unwritten = hay algo sin guardar. Guárdalo primero, o sal sin guardarlo.
everything-table = hay una partida en la mesa. Vuelve primero al estante; la partida se conserva.
everything-library = la biblioteca está trabajando. Termina en un momento.
everything-taken-in =
    { $added ->
        [0] Ninguna partida es nueva
        [one] Una partida es nueva
       *[other] { $added } partidas son nuevas
    }, { $known ->
        [one] { $known } ya estaba.
       *[other] { $known } ya estaban.
    }
everything-continued =
    { $count ->
        [one] Una partida llega más lejos que antes.
       *[other] { $count } partidas llegan más lejos que antes.
    }
everything-parted =
    { $count ->
        [one] Una partida sigue de otro modo en el archivo: se conservan las dos.
       *[other] { $count } partidas siguen de otro modo en el archivo: de cada una se conservan las dos.
    }
everything-replaced = Las puntuaciones, el progreso y las preferencias son los del archivo.
everything-backup = Lo que había antes se conserva como { $path }. Los ajustes pueden recuperarlo.
everything-unchanged = No ha cambiado nada.
everything-broken-off = No se ha incorporado todo el archivo. Lo que había antes se conserva como { $path }: recupéralo en los ajustes, o importa el archivo otra vez.
everything-lost = No ha llegado a su fin: { $why }. Inténtalo de nuevo.
everything-left-out =
    { $count ->
        [one] Una parte no se puede leer y queda fuera: { $name } ({ $why })
       *[other] { $count } partes no se pueden leer y quedan fuera; la primera, { $name } ({ $why })
    }
everything-other = Este archivo no es de «Exportar todo». Esos archivos terminan en .ludobox.
everything-newer = Este archivo lo ha escrito un Ludarium más nuevo (versión { $version } de su formato). Actualiza tu Ludarium para leerlo.
everything-damaged = El archivo está dañado o cortado. Descárgalo o cópialo otra vez.
everything-stranger = El archivo contiene algo que Ludarium no escribe: { $name }
everything-too-much = Es demasiado para un solo archivo: caben { $most } MB como mucho.

### Opening files

import-files = Abrir archivos…
import-files-help = Abrir partidas y textos guardados en el disco, o soltarlos sobre la ventana ({ KEY("Ctrl+O") })
import-drop = Suelta los archivos para abrirlos
import-going-on =
    Se están incorporando partidas: { $done } de { $of }{ $files ->
        [0] .
        [one] , y luego un archivo más.
       *[other] , y luego { $files } archivos más.
    }
import-goes-on-help = Si cierras ahora el juego, el resto se incorpora en el próximo inicio.
import-refused =
    { $count ->
        [one] No se ha podido abrir { $name }: { $why }
       *[other] No se han podido abrir { $count } archivos: { $name } ({ $why }), { $others }
    }
# $names: some of the files; $count: how many others.
import-and-more = { $names } y { $count } más
# $refused: which files could not be opened; $imported: how many matches are new.
import-partly = { $refused }. { $imported }
import-no-file = no es un archivo
import-too-large = ocupa más de { $most } MiB
import-no-text = no es un texto
import-utf16 = su texto está en la codificación UTF-16: guárdalo como UTF-8 en el programa que lo hizo
import-latin1 = su texto no es UTF-8 (línea { $line }, columna { $column }), sino quizá Latin-1: guárdalo como UTF-8 en el programa que lo hizo
import-given-up = las tres veces que se incorporó, el juego se cerró o se interrumpió; el archivo está como estaba y se puede abrir otra vez
import-too-many = se abren { $most } archivos a la vez como mucho
files = Abrir partidas
files-matches = Partidas y textos
files-any = Todos los archivos
files-selected = Elegidos:
files-open = Abrir
files-cancel = Cancelar
files-reload = Releer la carpeta
files-all = Elegir todo
files-hidden = Archivos ocultos
files-places = Lugares
files-devices = Discos
files-removable = Discos extraíbles
files-exports = Exportados
files-home = Inicio
files-desktop = Escritorio
files-documents = Documentos
files-downloads = Descargas
files-audio = Música
files-pictures = Imágenes
files-videos = Videos

# What is kept of the player, and what is wrong with it. { $what } is one of these:
kept-match = una partida
kept-study = el estudio de esta partida
kept-review = la revisión de una partida
kept-ratings = tu nivel de juego
kept-lessons = lo que has aprendido
kept-puzzles = lo que has hecho con los problemas
kept-mistakes = los errores de los que aprender
kept-tournament = el torneo
kept-imports = lo que aún falta incorporar a la biblioteca
kept-programs = los programas que juegan
kept-preferences = los ajustes
kept-set-aside = No se ha podido leer: { $what } ({ $error }). El archivo se conserva como { $path }, y se empieza uno nuevo.
kept-left = No se ha podido leer: { $what } ({ $error }). { $path } se queda como está; lo nuevo no se guarda.
fault-size = tiene más de { $bytes } bytes
fault-version = lo ha escrito un Ludarium más nuevo (versión { $version } del archivo); actualiza este para leerlo
fault-place = línea { $line }, columna { $column }: { $said }
fault-matches = contiene { $count } partidas en vez de una
fault-encoding = línea { $line }, columna { $column }: esto no es texto UTF-8

# Why something cannot be written.
refusal-full = el disco está lleno
refusal-denied = no se permite escribir en la carpeta
refusal-gone = la carpeta ya no está
refusal-taken = ya hay otra cosa con el nombre de la carpeta
refusal-no-folder = no se conoce ninguna carpeta para ello
refusal-in-use = hay otra ventana de Ludarium abierta

# The sign that something is not kept, and the question when the game is closed.
unkept-sign = Ahora no se guarda nada: { $why }.
unkept-more = ¿Y ahora?
unkept = Sin guardar
unkept-help = Esto solo está en esta ventana, y se pierde al cerrarla:
unkept-one = { $what }: { $why }
unkept-film = la película que se está haciendo: va por el { $percent } %
unkept-none = Todo está guardado.
unkept-elsewhere = Se ha guardado como { $path }. Desde la biblioteca se puede abrir como archivo.
unkept-not-elsewhere = Tampoco ahí se ha podido guardar: { $why }.
unkept-try-again = Reintentar
unkept-save-elsewhere = Guardar en otro sitio…
unkept-quit = Salir sin guardar
unkept-back = Volver
pause-quit-unsaved = Salir (la partida no está guardada)

### The board for a screen reader

reader-board = Tablero
# A cell is read as a list: its name, what stands on it from the top, and this: "e4, White, Knight, can be chosen".
reader-empty = vacía
# Several alike, one on the other.
reader-times = { $count } veces
reader-can-be-chosen = se puede elegir
# $turn: a sentence.
reader-turn = { $side }: { $turn }
# $now: the turn that is the last one now, with its number.
reader-taken-back = Deshecha. { $now }
# $words: what is asked, or what has been chosen so far and what may follow.
reader-answers = { $words } ({ $count ->
    [one] 1 respuesta
   *[other] { $count } respuestas
})
# What a puzzle or a lesson is called and what is to be done in it; or a piece and what it can do now.
reader-titled = { $title }. { $words }
reader-low-time = { $side }: quedan menos de { $seconds } segundos

# The gamepad
settings-pad = Mando
pad-none = No hay ningún mando conectado.
# $name: what the gamepad calls itself
pad-lost = { $name } ya no está. Conecta el mando otra vez, o sigue con ratón y teclado.
pad-trouble = No se pueden leer los mandos: { $why }
# $name: what the gamepad calls itself
pad-strange = el navegador no sabe qué botones tiene { $name }
pad-retry = Probar otra vez
pad-help = La cruceta recorre el tablero y los menús. El stick izquierdo mueve un puntero que llega a todo; el derecho gira la vista o desplaza la página. Para cambiar un botón, elige lo que debe hacer.
pad-press = Pulsa el botón que debe hacer esto.
pad-default = Todos los botones como al principio
typing-letters = qwertyuiop asdfghjklñ zxcvbnm áéíóúü¿¡
typing-space = espacio
typing-page = abc
pad-choose = Elegir
pad-back = Atrás
pad-next = Siguiente opción, clic derecho
pad-undo = Deshacer una jugada
pad-earlier = Jugada anterior
pad-later = Jugada siguiente
pad-farther = Más lejos
pad-nearer = Más cerca
pad-view = Vista
pad-hint = Pista
pad-rules = Reglas, ¿por qué?
pad-menu = Menú

# Keys that the player can exchange.
key-enter = Enter
key-escape = Esc
key-tab = Tab
key-space = Espacio
key-backspace = Retroceso
key-delete = Supr
key-home = Inicio
key-end = Fin
key-page-up = Re Pág
key-page-down = Av Pág
key-up = Arriba
key-down = Abajo
key-left = Izquierda
key-right = Derecha
key-ctrl = Ctrl
key-shift = Mayús
key-alt = Alt
settings-keys = Teclado
keys-help = Elige una tecla y pulsa la que quieras en su lugar. Las teclas se intercambian, así no se pierde ninguna. Donde se escribe texto siguen como son.
keys-press = Pulsa la tecla que debe hacer esto (hasta ahora { $key }). Esc lo deja como está.
keys-exchanged = { $key } ya se usaba: «{ $what }». Ahora eso es { $other }.
keys-refused = { $key } no se puede usar: la reserva el sistema o el navegador.
keys-default = Todas las teclas como al principio
keys-blur = { KEY("B") }
keys-blur-what = fotos: cuánto sale desenfocado
keys-files = { KEY("Ctrl+O") }, { KEY("Ctrl+V") }
keys-files-what = abrir un archivo, o lo que hay en el portapapeles
keys-set-up = { KEY("S") }, { KEY("X") }
keys-set-up-what = editor: a quién le toca; qué más forma parte de la posición
keys-remove = { KEY("Delete", word: "Supr") }, { KEY("Ctrl+Delete", word: "Ctrl+Supr") }
keys-remove-what = editor: quitar una pieza, quitarlas todas
keys-copy = { KEY("Ctrl+C") }, { KEY("Ctrl+Shift+C", word: "Ctrl+Mayús+C") }
keys-copy-what = editor: copiar la posición, el código para compartir
keys-order = { KEY("Shift+Left", word: "Mayús+Izquierda") }, { KEY("Shift+Right", word: "Mayús+Derecha") }
keys-order-what = donde cuenta el orden: poner esto antes, después

### A turn that is typed, and questions about the board

typed-hint = Escribe una jugada o ?
typed-help = Escribe una jugada, por ejemplo { $turn }, o una letra. p: qué hay y dónde; p { $piece }: solo eso. m { $cell }: qué hay ahí y adónde puede ir. l: la última jugada. c: los relojes. h: una pista. { KEY("Escape", word: "Esc") }: volver al tablero.
typed-clock = { $side }: { $time }.
typed-no-clocks = Esta partida no tiene relojes.
typed-stand = { $side }, { $piece }: { $cells }.
typed-stand-nobody = { $piece }: { $cells }.
typed-empty-board = No hay nada en el tablero.
typed-no-pieces = Nada en el tablero se llama «{ $name }». Hay: { $kinds }.
typed-no-cell = No hay ninguna casilla «{ $name }»; las casillas se llaman, por ejemplo, { $cell }.
typed-then = { $cell }. Después: { $choices }.
typed-why = { $cell }. { $why }.
typed-whole = { $cell }. Es una jugada entera.
typed-held = { $turn }. { KEY("Enter") } la confirma.
typed-no-hint = Ahora no hay ninguna pista.
typed-unreadable = En «{ $text }» no se entiende «{ $rest }», desde el carácter { $place }. Una jugada se escribe, por ejemplo, { $turn }.
typed-unfinished = «{ $text }» termina demasiado pronto. Una jugada se escribe, por ejemplo, { $turn }.
typed-ambiguous = «{ $text }» puede ser varias jugadas: { $turns }.
