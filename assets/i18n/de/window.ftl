# Was das Fenster sagt: Menüs, Karten, Aufforderungen, Hinweise.

language-name = Deutsch

### Sides

side-white = Weiß
side-black = Schwarz

### Settings

settings-board = Brett
settings-motion = Bewegung
settings-sound = Ton
settings-play = Spielen
settings-reading = Lesen
settings-language = Sprache
settings-language-system = Wie das System

### Lists

list-and-more = { $list }, { $next }

### Choosing a turn

choose-cell = Wähle ein Feld
choose-piece = Wähle eine Figur
choose-target = Wähle, wohin sie zieht
choose-stop-here = Hier aufhören
choose-confirm = Bestätigen  [Eingabe]
choose-back = Zurück
refusal-over = Die Partie ist zu Ende. { $result }
refusal-visiting = Das ist eine frühere Stellung: Mit Ende kommst du in die Gegenwart zurück.
refusal-other-side = { $side } ist am Zug: Die KI denkt nach.
notice-visiting = Stellung nach Zug { $turn }; Ende führt in die Gegenwart zurück.

### The tools beside the board

tool-undo = Letzten Zug zurücknehmen (U)
tool-undo-alone = Zurücknehmen bis zu deiner letzten Entscheidung, auch während die KI denkt (U)
tool-redo = Zurückgenommenen Zug wiederholen (R)
tool-hint = Tipp: Was würde ein starker Spieler hier tun? (H)
tool-hint-sought = Der Tipp wird gesucht; noch einmal drücken bricht ab (H)
tool-hint-shown = Tipp vom Brett nehmen (H)
tool-offer-draw = Remis anbieten
tool-resign = Partie aufgeben
tool-rules = Die Regeln dieses Spiels und die Tasten (F1)
tool-tilt = Das Brett wie vom Stuhl aus (T)
tool-top = Das Brett senkrecht von oben (T)
tool-flip = Auf die andere Seite des Bretts (F)
tool-menu = Menü: Einstellungen, neue Partie, Beenden (Esc)

### Questions at the board

question-resign = Die Partie aufgeben?
question-resign-yes = Aufgeben
question-resign-no = Weiterspielen
question-draw = Dir wird Remis angeboten.
question-draw-accept = Annehmen
question-draw-decline = Ablehnen

### The hint

hint-sought = Der Tipp wird gesucht …
hint-even = Tipp: { $turn }: etwa ausgeglichen
hint-little-better = Tipp: { $turn }: etwas besser für { $side }
hint-better = Tipp: { $turn }: besser für { $side }
hint-much-better = Tipp: { $turn }: viel besser für { $side }
hint-nearly-won = Tipp: { $turn }: fast gewonnen für { $side }
hint-wins-at-once = Tipp: { $turn }: { $side } gewinnt sofort
hint-wins = Tipp: { $turn }: { $side } gewinnt in { $turns }
hint-wins-anyway = Tipp: { $turn }: { $side } gewinnt in { $turns }, was auch versucht wird

### The bar beside the board

evaluation-none = Noch nicht beurteilt
evaluation-won = { $side } hat gewonnen
evaluation-wins = { $side } gewinnt in { $turns }
evaluation-shares = Weiß { $white } %, Schwarz { $black } %

### The players' cards

players-has-won = hat gewonnen
players-offers-draw = bietet Remis an
players-clock-paused = Uhr steht
players-hurry = Jetzt ziehen  [M]
players-thinking = denkt nach
players-thinking-help = Denkt nach
players-depth = Tiefe { $depth }, { $nodes }
players-depth-help = Denkt nach: Tiefe { $depth }, { $nodes } Stellungen
players-thousands = { $number } Tsd.
players-millions = { $whole },{ $tenths } Mio.
players-clock-tenths = { $seconds },{ $tenths }
players-gauge-help = { $count }. { $help }
players-opponent = { $side }, KI der Stufe { $level }, { $style }. { $character }
players-level = { $side }, KI der Stufe { $level }

### The list of turns

turns-none = Noch kein Zug
turns-title = Züge
turns-fold = Nur der letzte Zug
turns-unfold = Alle Züge

### Two AIs at play

watch-go-on = Weiter (Leertaste)
watch-pause = Pause (Leertaste)
watch-step = Ein Zug (N)

### The result

result-wins = { $side } gewinnt
result-draw = Remis
result-unfinished = Unbeendet
result-rating = Du spielst jetzt mit etwa { $rating } ({ $change }).
result-next = Nächstes Brett
result-next-help = Weiter zum nächsten Brett
result-again = Noch einmal
result-again-help = Noch einmal, mit vertauschten Farben
result-look = Ansehen
result-look-help = Das Brett ansehen
result-shelf = Regal
result-shelf-help = Zurück zum Regal

### The curtain before a secret choice

curtain-chooses = { $side } wählt
curtain-both = Beide haben gewählt
curtain-both-look = Jetzt schauen beide hin.
curtain-lift-together = Gemeinsam den Vorhang heben
curtain-task = { $task }. { $other } schaut weg.
curtain-lift = Ich bin { $side }

### Tress at the board

tress-zones = Zonen
tress-zones-held = { $held } von { $of } Zonen
tress-zones-help = Fünf Zonen gewinnen durch Vorherrschaft

### The Game for the Trees at the board

trees-squares = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
trees-huckleberries = { $count ->
    [one] Heidelbeere
   *[other] Heidelbeeren
}
trees-huckleberries-left = { $count ->
    [one] { $count } Heidelbeere
   *[other] { $count } Heidelbeeren
}
trees-in-reach = in Reichweite
trees-leap-left = Sprung möglich
trees-help = Wer keine Heidelbeere mehr hat, verliert; einmal darf sie auf eigenes Gras springen
trees-choose-square = Wähle eines deiner Felder
trees-choose-growth = wächst, wohin du zeigst, oder
trees-choose-order = Klicke die Triebspitzen der Reihe nach an, oder ordne die Blätter
trees-now = Jetzt
trees-stop = Trieb stoppen
trees-leap = Springen
trees-retreat = { $count ->
    [one] Rückzug
   *[other] Rückzug: { $count } sterben ab
}
trees-order-title = In welcher Reihenfolge?
trees-order-earlier = Früher
trees-order-later = Später
trees-order-play = Ziehen  [Eingabe]
trees-order-now = jetzt
trees-order-line = { $number }. { $line }
trees-no-action = Wähle zuerst eine Aktion
trees-plant = { $kind } { $square }
trees-grows = { $plant } wächst nach { $square }
trees-attacks-and-takes = { $plant } greift { $square } mit { $partner } an und nimmt das Feld ein
trees-attacks-and-leaves = { $plant } greift { $square } mit { $partner } an und überlässt das Feld dem anderen
trees-stops = Der Trieb von { $plant } endet
trees-leaps = Die Heidelbeere springt nach { $square }
trees-retreats = { $count ->
    [one] { $plant } zieht sich zurück
   *[other] { $plant } zieht sich zurück: { $count } Felder sterben ab
}
trees-chain-stops = { $plant } endet: Auf { $square } steht { $kind } von { $side }
trees-chain-stops-neutral = { $plant } endet: Auf { $square } steht neutrales Unterholz
trees-chain-stops-bare = { $plant } endet: { $square } ist kahl
trees-chain-gone = { $plant } ist fort, bevor die Reihe daran ist
trees-preview = { $action }.
trees-preview-open = { $action }; die Reihenfolge bestimmst du.
trees-habit-grass = { $plant } wächst einen Schritt weit in jede Richtung, auf kahlen Boden.
trees-habit-brush = { $plant } wächst einen Schritt weit in jede Richtung, auf Gras.
trees-habit-birch = { $plant } wächst auf Reihen und Linien, über Unterholz.
trees-habit-ash = { $plant } wächst im Rösselsprung, über Unterholz.
trees-habit-beech = { $plant } wächst auf Diagonalen, über Unterholz.
trees-habit-pine = { $plant } wächst auf Reihen, Linien und Diagonalen, über Unterholz.

### Tribun at the board

tribun-unit-servus = Servus
tribun-unit-hastatus = Hastatus
tribun-unit-saggitarius = Saggitarius
tribun-unit-eques = Eques
tribun-unit-balista = Balista
tribun-unit-centuria = Centuria
tribun-unit-tribun = Tribun
tribun-unit-with-tribun = { $unit } mit Tribun
tribun-stones = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
tribun-tribuns = { $count ->
    [one] { $count } Tribun
   *[other] kein Tribun
}
tribun-in-danger = in Gefahr
tribun-help = Wer den Tribun verliert, hat verloren; die Steine versklavter Einheiten zählen für ihre eigene Seite
tribun-help-danger = Der Gegner erreicht den Tribun: Jeder Angriff auf ihn gewinnt
tribun-help-lost = Der Tribun ist verloren
tribun-choose-unit = Wähle eine Einheit, einen Gegner zum Angreifen oder ein leeres Feld zum Vereinen
tribun-choose-target = { $unit }: Wähle, wohin die Einheit zieht, oder ziehe Steine herunter
tribun-choose-part = { $unit } aufteilen: Wähle ein Feld für den nächsten Teil
tribun-choose-pattern = Mit der eigenen Gangart oder der des Sklaven?
tribun-choose-outcome = Angriff auf { $hex } (Höhe { $height }): Wähle, was übrig bleibt oder wer einrückt
tribun-choose-givers = Auf { $hex } vereinen: Wähle die Einheiten, die Steine geben
tribun-how-many-go = Wie viele Steine ziehen dorthin?
tribun-how-many-given = Wie viele Steine gibt sie?
tribun-free-slave = Sklaven befreien
tribun-leave = { $count } übrig lassen
tribun-split = Aufteilen
tribun-go-on-top = Aufsitzen (Impero)
tribun-done = Fertig
tribun-as-slave = In der Gangart des Sklaven ({ $slave })
tribun-leaving-slave = Als { $unit }, ohne den Sklaven
tribun-move-in-as = Als { $unit } einrücken

### Tribun: strikes

tribun-strike-all = Alle
tribun-strike-choose = Angriff auf { $hex } ({ $unit }, Höhe { $height }): Wähle Angreifer
tribun-strike-choose-on-slave = Angriff auf { $hex } ({ $unit }, Höhe { $height } auf einem Sklaven der Höhe { $slave }): Wähle Angreifer
tribun-strike-unit = { $strength } gegen { $height } auf { $hex }
tribun-strike-tribun = { $strength } gegen den Tribun auf { $hex }
tribun-strike-with-slave = { $strike }, { $from } in der Gangart des Sklaven
tribun-strike-falls = { $strike }: vernichtet
tribun-strike-frees = Zuschlagen: Die oberen Steine fallen, der Sklave ist frei
tribun-strike-leaves = Zuschlagen: { $left } übrig
tribun-strike-leaves-less = Zuschlagen: { $left } übrig ({ $more } ist keine Höhe)
tribun-take-tribun = Den Tribun schlagen: gewinnt
tribun-kill = Vernichten: { $from } rückt ein
tribun-kill-with-slave = Vernichten: { $from } rückt mit Sklaven ein
tribun-kill-slave-free = Vernichten: { $from } rückt ein, der Sklave wird frei
tribun-impero = Impero: { $from } sitzt auf
tribun-in = { $from } rückt ein
tribun-in-with-slave = { $from } mit Sklaven
tribun-on-top = { $from } sitzt auf

### Tribun: stones dragged from hex to hex

tribun-spread-how-many = { $from } nach { $to }: Wie viele Steine?
tribun-move-whole = Ganze Einheit ziehen
tribun-keeps = { $hex } behält { $count }
tribun-gets = { $hex } bekommt { $count }
tribun-spread-incomplete = { $placed } – { $why }
tribun-spread-empty-only = Steine ziehen nur auf leere Felder
tribun-spread-not-beside = { $to } liegt nicht neben { $from }
tribun-spread-given = { $from } hat { $to } schon Steine gegeben: Nimm sie erst zurück
tribun-spread-one-centre = Ein Zug teilt eine Einheit auf oder vereint auf einem Feld
tribun-spread-none-left = { $from } hat keine Steine mehr zu geben
tribun-spread-whole = Eine Einheit mit dem Tribun gibt nur alle Steine
tribun-spread-cannot-hold = { $left } auf { $from } { $left ->
    [one] kann
   *[other] können
} keinen Sklaven der Höhe { $slave } halten
tribun-spread-leaves = Dann bleibt auf { $from } Höhe { $left }: keine gültige Höhe
tribun-spread-no-turn = Mit { $count } auf { $to } geht kein Zug weiter
tribun-spread-no-height = { $height } auf { $hex }: keine gültige Höhe ({ $valid })
tribun-spread-too-few = Es müssen mehr Steine ziehen: auf mindestens zwei Felder

### Gess at the board

gess-stones = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
gess-rings = { $count ->
    [one] Ring
   *[other] Ringe
}
gess-rings-held = { $count ->
    [one] { $count } Ring
   *[other] { $count } Ringe
}
gess-help = Ohne Ring ist die Partie verloren
gess-choose-centre = Wähle das Zentrum einer Figur
gess-choose-target = Wähle, wohin ihr Zentrum zieht
gess-breaks-last-ring = Das zerbricht deinen letzten Ring: Du würdest verlieren.

### Go-Chess at the board

go-chess-check = Schach
go-chess-check-help = Der König ist angegriffen und muss gerettet werden
go-chess-placed = gesetzt
go-chess-placed-of = { $count } von { $of } gesetzt
go-chess-placed-help = Beide Seiten setzen Paar für Paar
go-chess-pieces = { $count ->
    [one] { $count } Figur
   *[other] { $count } Figuren
}
go-chess-pieces-help = Alle Figuren dieser Seite
go-chess-place = { $kind ->
    [P] { $side } setzt geheim Bauer { $number } von { $of }
    [N] { $side } setzt geheim Springer { $number } von { $of }
    [B] { $side } setzt geheim Läufer { $number } von { $of }
   *[R] { $side } setzt geheim Turm { $number } von { $of }
}
go-chess-place-only = { $kind ->
    [Q] { $side } setzt geheim die Dame
   *[K] { $side } setzt geheim den König
}
go-chess-board = Brett { $seed }

### Treason at the board

treason-men = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
treason-no-pieces = keine Figuren
treason-spies = { $count ->
    [one] Spion
   *[other] Spione
}
treason-spies-left = { $count ->
    [one] { $count } Spion
   *[other] { $count } Spione
}
treason-help = Wer keine Figuren oder keinen Zug mehr hat, hat verloren
treason-must-capture = Du musst schlagen: Wähle eine der markierten Figuren
treason-choose-jump = Wähle die Figur, die du überspringst, oder wo du landest
treason-choose-target-or-convert = Wähle, wohin sie zieht, oder wirb den Gegner jenseits der Diagonale an
treason-choose-landing = Wähle, wo du landest
treason-jump-on = Springe weiter oder höre hier auf (Eingabe auf der Figur)

### Troop Chess at the board

troop-chess-straight = Gerade
troop-chess-pyramid = Pyramide
troop-chess-oblique = Schräge
troop-chess-wedge = Keil
troop-chess-serpent = Schlange
troop-chess-formation = { $shape } { $stones }
troop-chess-stones = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
troop-chess-formations = { $count ->
    [one] { $count } Formation
   *[other] { $count } Formationen
}
troop-chess-help = Wer keine Formation aus drei Steinen mehr hat, hat verloren
troop-chess-choose-three = Wähle drei Steine, die sich berühren (eine Rekonstruktion: F1 zeigt die Hausregeln)
troop-chess-choose-second = Wähle einen zweiten Stein
troop-chess-choose-third = Wähle den dritten Stein
troop-chess-choose-target = { $shape }: Wähle, wohin { $stone } zieht
troop-chess-then = { $before }; { $next }
troop-chess-way = { $direction ->
    [north] { $steps ->
        [one] Ein Schritt nach Norden
       *[other] Zwei Schritte nach Norden
    }
    [north-east] { $steps ->
        [one] Ein Schritt nach Nordosten
       *[other] Zwei Schritte nach Nordosten
    }
    [east] { $steps ->
        [one] Ein Schritt nach Osten
       *[other] Zwei Schritte nach Osten
    }
    [south-east] { $steps ->
        [one] Ein Schritt nach Südosten
       *[other] Zwei Schritte nach Südosten
    }
    [south] { $steps ->
        [one] Ein Schritt nach Süden
       *[other] Zwei Schritte nach Süden
    }
    [south-west] { $steps ->
        [one] Ein Schritt nach Südwesten
       *[other] Zwei Schritte nach Südwesten
    }
    [west] { $steps ->
        [one] Ein Schritt nach Westen
       *[other] Zwei Schritte nach Westen
    }
   *[north-west] { $steps ->
        [one] Ein Schritt nach Nordwesten
       *[other] Zwei Schritte nach Nordwesten
    }
}
troop-chess-heads-collide = dein Kopf { $from } trifft den Kopf { $at }: beide fallen
troop-chess-head-strikes = dein Kopf { $from } trifft { $at }: { $at } fällt
troop-chess-runs-into-head = { $from } läuft in den Kopf { $at }: { $from } fällt
troop-chess-strikes = { $from } trifft { $at }: { $at } fällt
troop-chess-you-win = du gewinnst
troop-chess-you-lose = du würdest verlieren: dir bleibt keine Formation
troop-chess-draw = remis
