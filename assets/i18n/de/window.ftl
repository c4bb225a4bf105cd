# Was das Fenster sagt: Menüs, Karten, Aufforderungen, Hinweise.

language-name = Deutsch

### Lists

list-comma = { $before }, { $last }
list-and = { $before } und { $last }
list-or = { $before } oder { $last }
list-then = { $before }, dann { $last }

### Sides

side-white = Weiß
side-black = Schwarz

### Settings

settings-board = Brett
settings-motion = Bewegung
settings-sound = Ton
settings-play = Spielen
settings-reading = Lesen
settings-data = Daten
settings-language = Sprache
settings-language-system = Wie das System

### Words of several screens

sentence = { $words }.
decimal-sign = ,
close = Schließen ({ KEY("Escape", word: "Esc") })
settings = Einstellungen
credits = Mitwirkende
quit = Beenden
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell

### Arbeit neben dem Fenster

job-not-started = es ließ sich nicht beginnen: { $why }
job-panicked = ein Fehler im Programm hat es beendet: { $why }
job-gone = es endete ohne ein Wort
stage-is-built = Das Brett von { $game } wird aufgebaut …
stage-failed = Das Brett von { $game } ließ sich nicht aufbauen: { $why }.
stage-again = Noch einmal
stage-give-up = Nicht öffnen

### The title

title-subtitle = Wenig bekannte Brettspiele, zum Leben erweckt
title-rules = Wie man das Spiel auf dem Tisch spielt ({ KEY("F1") })
title-go-on = Weiter
title-go-on-line = { $game }, Zug { $turn }
title-go-on-help = Zurück zur Partie, die noch nicht zu Ende ist
title-reconstruction = { $game }, eine Rekonstruktion
title-card = { $title }: { $line }
title-settings-corrected = Unmögliche Einstellungen ({ $names }) wurden berichtigt.
title-match-set-aside = Eine gespeicherte Partie ließ sich nicht lesen ({ $error }). Sie ist aufgehoben als { $path }.
title-matches-unread = Die gespeicherten Partien lassen sich nicht durchsehen: { $error }
rating-out-of-range = eine Zahl ist zu groß oder zu klein
programs-unsound = „{ $name }“ hat keinen eigenen Namen oder eine unmögliche Zahl
programs-too-many = es sind mehr als { $count }

### Games in a few words

tress-blurb = ein schachartiger Kampf um sieben Zonen
trees-blurb = Figuren wachsen, statt zu ziehen
tribun-blurb = Türme auf 91 Sechseckfeldern
gess-blurb = je drei mal drei Felder sind eine Figur
go-chess-blurb = erst geheim setzen, dann Schach zwischen Säulen
treason-blurb = Dame auf Dreiecken, mit Spionen
troop-chess-blurb = Formationen aus drei Steinen

### The set-up of a match

setup-reconstruction = Dies ist eine Rekonstruktion: Auf der Regelseite ({ KEY("F1") }) steht, was veröffentlicht und was Hausregel ist.
setup-person = Mensch
setup-ai = KI
setup-program = Programm
setup-programs = Programme hinzufügen und ändern
setup-program-help = Jedes Programm, das UGI spricht (Universal Game Interface). Es denkt so lange, wie bei ihm eingestellt, oder nach der Uhr der Partie.
setup-no-program = Wähle zuerst ein Programm für { $side } oder füge eines hinzu.
setup-more = Mehr: Uhr, Namen, Regeln
setup-less = Weniger
setup-back = Zurück
setup-start = Ans Brett
setup-name-white = Name von Weiß
setup-name-black = Name von Schwarz
setup-name-hint-white = oder einfach Weiß
setup-name-hint-black = oder einfach Schwarz
setup-clock = Uhr
# The time of each player on a clock of their own, and what every turn adds.
setup-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
setup-seconds = { $count ->
    [0] und nichts weiter
    [one] und eine Sekunde je Zug
   *[other] und { $count } Sekunden je Zug
}
setup-no-clock = Ohne Uhr
setup-clock-time = { $minutes } + { $seconds }
setup-clock-adds = Jeder Zug gibt Zeit
setup-hour-glass = Sanduhr
setup-hour-glass-help = Was du verbrauchst, gewinnt der andere.
setup-each-turn = Zeit je Zug
setup-each-turn-help = Jeder Zug hat diese Zeit. Was davon übrig ist, wird nicht gespart.
setup-unequal = Verschiedene Zeiten
setup-turn-seconds = { $count } Sekunden
setup-board = Brett
board-stays = Bleibt, wie es liegt
board-turns = Dreht sich zur Seite am Zug
board-between-players = Liegt zwischen euch
board-between-players-help = Ein Tablet auf dem Tisch: Das ganze Bild zeigt zu dem, der am Zug ist oder gefragt wird.
setup-new-board = Neues Brett

### Ein Turnier von mehreren vor einem Bildschirm

tournament = Turnier
tournament-what = Jeder spielt in jedem Spiel einmal gegen jeden, eine Partie nach der anderen vor diesem Bildschirm.
tournament-player = { $number }. Name
tournament-add = Noch jemand
tournament-games = Spiele
tournament-begin = Turnier beginnen
tournament-players = Ein Turnier braucht { $least } bis { $most } Leute: Schreib ihre Namen auf.
tournament-same-name = Zwei heißen gleich. Gib jedem einen eigenen Namen.
tournament-no-game = Wähle mindestens ein Spiel.
tournament-next-help = Die Tabelle des Turniers, und wer als Nächstes spielt
tournament-name = Name
tournament-played = Gespielt
tournament-won = Siege
tournament-drawn = Remis
tournament-points = Punkte
# A game and the two who play it.
tournament-pairing = { $game }: { $white } – { $black }
tournament-play = Spielen: { $pairing }
tournament-order = Partien
tournament-over = Das Turnier ist zu Ende.
tournament-winner = { $name } gewinnt das Turnier!
tournament-shared = Den ersten Platz teilen sich { $names }.
tournament-end = Turnier beenden
tournament-end-sure = Beenden und die Tabelle vergessen
tournament-end-help = Die Partien bleiben in der Bibliothek.

### The choice of an opponent

opponent-measured = { $name }, { $style }: etwa { $rating }, ±{ $error }
opponent-exact = { $name }, { $style }: { $rating }
opponent-unmeasured = { $name }, { $style }: nicht gemessen
opponent-even = Ebenbürtig
opponent-even-now = Ausgeglichene Partie, jetzt gegen { $name }
opponent-even-first = Beginnt sanft. Jede Partie gegen eine KI, die du zu Ende spielst, hilft zu wählen, wie stark die nächste sein soll.
opponent-even-guess = { $games ->
    [one] Eine erste Schätzung: Du spielst dieses Spiel mit etwa { $rating }, nach einer Partie gegen eine KI.
   *[other] Eine erste Schätzung: Du spielst dieses Spiel mit etwa { $rating }, nach { $games } Partien gegen eine KI.
}
opponent-even-form = { $games ->
    [one] Du spielst dieses Spiel mit etwa { $rating }, gemessen an deiner letzten Partie gegen eine KI.
   *[other] Du spielst dieses Spiel mit etwa { $rating }, gemessen an deinen letzten { $games } Partien gegen eine KI.
}
player-even = Ebenbürtig ({ $name })

### The pause menu

pause = Pause
pause-resume = Zurück zum Brett
pause-type = Zug eintippen ({ KEY("/") })
pause-start-clocks = Uhren starten
pause-stop-clocks = Uhren anhalten
pause-accept-draw = Remis annehmen
pause-decline-draw = Remis ablehnen
pause-offer-draw = Remis anbieten
pause-resign = Aufgeben
pause-offer-draw-of = { $name } bietet Remis an
pause-resign-of = { $name } gibt auf
pause-abandon = Diese Partie für immer unvollendet lassen
pause-new-match = Neue Partie
pause-photos = Fotografieren
pause-rules = Regeln und Tasten
pause-shelf = Zurück zum Regal
pause-quit = Beenden (die Partie ist gespeichert)

### Pages

page-rules = Spielregeln
page-outdated = Diese Übersetzung gehört zu einer früheren Fassung der englischen Seite und kann veraltet sein.
page-no-diagram = Dieses Diagramm lässt sich nicht zeichnen: { $why }

### The keys, below a game's rules

keys = Tasten
keys-move = { KEY("Arrows", word: "Pfeiltasten") }, { KEY("Enter", word: "Eingabe") }
keys-move-what = auf dem Brett bewegen und wählen
keys-choices = { KEY("1 to 9", word: "1 bis 9") }
keys-choices-what = was unter dem Brett zur Wahl steht
keys-next = { KEY("Tab") }
keys-next-what = der Reihe nach zu allem, was gewählt werden kann
keys-cancel = { KEY("Escape", word: "Esc") }, Rechtsklick
keys-cancel-what = einen Schritt zurück, dann das Pausemenü
keys-panels = { KEY("F2") }
keys-panels-what = zu den Knöpfen und Listen um das Brett; { KEY("Escape", word: "Esc") } führt zurück
keys-type = { KEY("/") }
keys-type-what = einen Zug eintippen oder fragen, was wo steht; ? sagt, was gefragt werden kann
keys-undo = { KEY("U") }, { KEY("R") }
keys-undo-what = Zug zurücknehmen, wiederholen (auch { KEY("Ctrl+Z", word: "Strg+Z") }, { KEY("Ctrl+Y", word: "Strg+Y") })
keys-turns = { KEY("PageUp", word: "Bild auf") }, { KEY("PageDown", word: "Bild ab") }
keys-turns-what = einen Zug zurück oder weiter
keys-ends = { KEY("Home", word: "Pos1") }, { KEY("End", word: "Ende") }
keys-ends-what = zum Anfang, zur Gegenwart
keys-hint = { KEY("H") }
keys-hint-what = Tipp zeigen oder verbergen
keys-hurry = { KEY("M") }
keys-hurry-what = die KI zieht sofort
keys-clocks = { KEY("C") }
keys-clocks-what = die Uhren anhalten, wieder starten
keys-watch = { KEY("Space", word: "Leertaste") }, { KEY("N") }, { KEY("1 to 3", word: "1 bis 3") }
keys-watch-what = zwei KIs: Pause, ein Zug, wie schnell
keys-top = { KEY("T") }
keys-top-what = von oben und zurück
keys-view = { KEY("V") }
keys-view-what = im Raum, von oben, flach
keys-flip = { KEY("F") }
keys-flip-what = auf die andere Seite des Bretts
keys-camera = { KEY("Ctrl+arrows", word: "Strg+Pfeiltasten") }, rechts ziehen
keys-camera-what = Kamera drehen und neigen
keys-zoom = { KEY("+") } und { KEY("-") }, Mausrad
keys-zoom-what = näher und weiter weg; { KEY("0") } zeigt das ganze Brett
keys-photo = { KEY("P") }
keys-photo-what = Fotos: Ziehen, Umschalt+Ziehen und Mausrad; { KEY("Enter", word: "Eingabe") } speichert, { KEY("Escape", word: "Esc") } beendet
keys-rules = { KEY("F1") }
keys-rules-what = warum ein Klick abgelehnt wurde; was eine Figur darf; sonst diese Regeln
keys-lesson = { KEY("L") }
keys-lesson-what = die Lektion dazu, oder zur Figur

### Settings, group by group

settings-colours = Farben
palette-classic = Klassisch
palette-high-contrast = Hoher Kontrast
palette-colour-safe = Farbsicher
settings-view = Ansicht ({ KEY("V") })
view-room = Im Raum
view-above = Von oben
view-flat = Flach
view-automatic = Automatisch
settings-graphics = Grafik
graphics-simple = Einfach
graphics-standard = Standard
graphics-high = Hoch
graphics-automatic = Automatisch
settings-review-matches = Jede beendete Partie im Hintergrund durchsehen
settings-evaluation-bar = Ein Balken neben dem Brett zeigt, wer besser steht
settings-show-movable = Figuren markieren, die etwas tun können
settings-turn-board = Zwei Menschen am Brett: Es
settings-speed = Wie schnell Figuren ziehen
speed-at-once = Sofort
settings-reduced-motion = Weniger Bewegung: Nichts wandert, alles wechselt sofort
reduced-motion-system = Wie das System
reduced-motion-on = An
reduced-motion-off = Aus
settings-volume-effects = Figuren und Ereignisse
settings-volume-room = Raum
settings-volume-interface = Knöpfe und Tipps
settings-finish-forced = Den einzig möglichen Schritt von selbst machen
# What it says something about: one of the three that follow.
settings-teach-from = Wer dich unterrichtet, spricht über:
teach-from-blunders = grobe Fehler
teach-from-mistakes = Fehler
teach-from-inaccuracies = auch Ungenauigkeiten
settings-ponder = Die KI denkt auch in deiner Zeit (nicht bei einfacher Grafik)
settings-confirm-resign = Vor dem Aufgeben fragen
settings-ask-to-undo = Zu zweit: den anderen fragen, bevor ein Zug zurückgenommen wird
settings-pause-hidden = Die Uhren stehen still, solange das Fenster verdeckt ist
settings-programs = Andere Programme als Gegner
settings-text-size = Textgröße
settings-text-percent = { $percent } %
settings-text-sample = Aa
settings-text-help = Alle Bedienelemente wachsen mit, auch mit dem Fenster.

### Other programs

programs = Andere Programme
programs-help = Programme, die UGI sprechen (Universal Game Interface), können gegen dich spielen. Ein Programm darf auf diesem Rechner alles, was du darfst: Füge nur hinzu, was du kennst.
programs-unwritten = Dies bleibt nur, bis das Spiel geschlossen wird: { $error }
programs-add = Programm hinzufügen
programs-keep = Behalten
programs-discard = Zurück, ohne zu behalten
programs-name = Wie du es nennst
programs-path = Das Programm: sein Pfad oder sein Name
programs-arguments = Argumente, solche mit Leerzeichen in "Anführungszeichen"
programs-folder = Der Ordner, in dem es arbeitet, falls es einen braucht
programs-turn-time = Zeit für einen Zug in Partien ohne Uhr
programs-patience = Wie lange auf eine fehlende Antwort gewartet wird
programs-seconds = { $seconds } s
programs-tenths = { $seconds },{ $tenths } s
programs-try = Antwortet es?
programs-it = Es
programs-waiting = Wartet auf Antwort …
programs-answers = Es antwortet: { $name }
programs-answers-by = Es antwortet: { $name }, von { $author }
programs-options = Optionen
programs-more-options =
    { $count ->
        [one] Eine weitere wird nicht gezeigt
       *[other] { $count } weitere werden nicht gezeigt
    }
programs-number = { $name } ({ $min } bis { $max })
programs-press = { $name }: bei jedem Start drücken
programs-value-wrong = Diesen Wert nimmt das Programm nicht.
programs-kept-option = { $name }: { $value }
programs-forget-option = Wie im Programm
programs-remove = Dieses Programm entfernen
programs-remove-question = Entfernen? Nur der Eintrag geht; das Programm selbst bleibt auf der Platte.
programs-remove-yes = Entfernen
programs-remove-no = Behalten
programs-no-name = Gib ihm zuerst einen Namen.
programs-name-taken = Ein anderes Programm heißt schon { $name }.
programs-no-path = Sag zuerst, welches Programm es ist: Der Pfad fehlt.
programs-quotes = Einem Anführungszeichen der Argumente fehlt das Gegenstück.
programs-option-wrong = Den Wert seiner Option { $name } nimmt das Programm nicht.
program-missing = Auf diesem Rechner gibt es kein Programm namens { $name }.
program-arguments = Einem Anführungszeichen der Argumente von { $name } fehlt das Gegenstück.
program-cannot-start = { $name } lässt sich nicht starten. { $path }: { $why }
program-ended = { $name } hat sich beendet, statt zu antworten.
program-ended-saying = { $name } hat sich beendet, statt zu antworten. Seine letzten Worte: „{ $words }“
program-silent = { $name } hat nicht rechtzeitig geantwortet ({ $seconds } s).
program-silent-saying = { $name } hat nicht rechtzeitig geantwortet ({ $seconds } s). Seine letzten Worte: „{ $words }“
program-flood = { $name } schreibt ohne Ende, statt zu antworten.
program-deaf = { $name } liest nicht, was man ihm sagt.
program-unreadable = { $name } hat geantwortet, was niemand lesen kann: { $error }
program-refused = { $name } weigert sich: „{ $words }“
program-illegal-turn = { $name } will „{ $turn }“ spielen, was nicht erlaubt ist. { $why }
program-no-turn = { $name } will „{ $turn }“ spielen, was kein Zug dieses Spiels ist.
program-no-option = { $name } hat keine Option „{ $option }“.
program-option-value = { $name } nimmt „{ $value }“ für seine Option „{ $option }“ nicht.
program-stopped = { $name } wurde angehalten.
program-unheard = Mit { $name } lässt sich nicht reden: { $why }.
opponent-no-turn = { $name } hat keinen Zug gefunden: { $why }.
opponent-missing = Für { $name } spielt hier niemand: Diesen Gegner gibt es nicht.
search-not-started = die Suche ließ sich nicht starten ({ $why })
search-panicked = die Suche brach durch einen Fehler in diesem Programm ab ({ $words })
search-silent = die Suche kommt zu keinem Ende
search-lost = die Suche endete ohne ein Wort
search-over = die Partie ist zu Ende
search-refused = die Regeln erlauben nicht, was sie fand ({ $why })
failed-hint = Es gibt keinen Tipp: { $why }.
failed-bar = Der Balken weiß nicht, wer besser steht: { $why }.
failed-teaching = Dein letzter Zug ließ sich nicht beurteilen: { $why }. Die Partie geht weiter.
failed-pondering = Dein Gegner kann nicht denken, während du am Zug bist: { $why }. Er spielt trotzdem.
failed-knowledge = Was die Gegner außer ihrer Suche von { $game } wissen, ließ sich nicht alles lesen; sie spielen ohne. { $why }
failed-again = Noch einmal versuchen
failed-go-on = Ohne weiter
failed-hide-bar = Balken ausblenden
failed-stop-pondering = Nur in eigener Zeit
substitute = Wer spielt weiter?
substitute-help = Bis zum Ende der Partie. Diese sagt dann nichts über deine Spielstärke.
substitute-start = Spielt weiter

### The photo mode

photo-help = Ziehen: umsehen · Umschalt und ziehen: zur Seite · Mausrad: näher · { KEY("B") }: Unschärfe · { KEY("Enter", word: "Eingabe") }: speichern · { KEY("Escape", word: "Esc") }: beenden
photo-saved = Gespeichert als { $path }
photo-no-folder = Das Bild wurde nicht gespeichert: Es ist kein Ordner für Bilder bekannt.
photo-not-made = Das Bild wurde nicht gespeichert: { $why }

### Notices at the table

notice-nothing-to-undo = Es gibt keinen eigenen Zug, den du zurücknehmen kannst.
notice-undo-declined = { $name } ist nicht einverstanden: Nichts wird zurückgenommen.
notice-draw-declined = { $side } lehnt das Remis ab.
notice-draw-declined-ai = Die KI lehnt das Remis ab: Ihre Stellung gefällt ihr.
notice-draw-declined-program = { $name } lehnt das Remis ab.
notice-claim = { $side } beansprucht den Sieg: { $reasons }. { $other } muss das jetzt aufheben.
notice-flat = Den Raum zu zeichnen dauert hier lange, deshalb ist das Brett jetzt flach ({ KEY("V") } ändert die Ansicht)
opponent-description = { $description } { $style }
notice-match-over = Die Partie ist zu Ende. { $result }
notice-offer-stands = { $side } hat schon Remis angeboten
notice-no-offer = { $side } liegt kein Remisangebot vor

### Choosing a turn

choose-cell = Wähle ein Feld
choose-piece = Wähle eine Figur
choose-target = Wähle, wohin sie zieht
choose-stop-here = Hier aufhören
choose-confirm = Bestätigen  [{ KEY("Enter", word: "Eingabe") }]
choose-back = Zurück
refusal-over = Die Partie ist zu Ende. { $result }
refusal-visiting = Das ist eine frühere Stellung: Mit { KEY("End", word: "Ende") } kommst du in die Gegenwart zurück.
refusal-other-side = { $side } ist am Zug: Die KI denkt nach.
refusal-program = { $side } ist am Zug: { $name } denkt.
refusal-treason-no-cell = Die schlichten Dreiecke zwischen den Feldern sind keine Felder: Auf ihnen kann nichts stehen.
notice-visiting = Stellung nach Zug { $turn }; { KEY("End", word: "Ende") } führt in die Gegenwart zurück.

### The tools beside the board

tool-undo = Letzten Zug zurücknehmen ({ KEY("U") })
tool-undo-alone = Zurücknehmen bis zu deiner letzten Entscheidung, auch während die KI denkt ({ KEY("U") })
tool-redo = Zurückgenommenen Zug wiederholen ({ KEY("R") })
tool-hint = Tipp: Was würde ein starker Spieler hier tun? ({ KEY("H") })
tool-hint-sought = Der Tipp wird gesucht; noch einmal drücken bricht ab ({ KEY("H") })
tool-hint-shown = Tipp vom Brett nehmen ({ KEY("H") })
tool-offer-draw = Remis anbieten
tool-resign = Partie aufgeben
tool-rules = Die Regeln dieses Spiels und die Tasten ({ KEY("F1") })
tool-tilt = Das Brett wie vom Stuhl aus ({ KEY("T") })
tool-top = Das Brett senkrecht von oben ({ KEY("T") })
tool-flip = Auf die andere Seite des Bretts ({ KEY("F") })
tool-menu = Menü: Einstellungen, neue Partie, Beenden ({ KEY("Menu", word: "Esc") })

### Questions at the board

question-resign = Die Partie aufgeben?
question-resign-yes = Aufgeben
question-resign-no = Weiterspielen
question-resign-of = { $name }: Die Partie aufgeben?
question-abandon = Diese Partie für immer unvollendet lassen? Niemand kann sie dann fortsetzen.
question-abandon-yes = Unvollendet lassen
question-undo = { $by } möchte den letzten Zug zurücknehmen. Ist { $to } einverstanden?
question-play-on = { $by } möchte weiterspielen. Ist { $to } einverstanden?
question-yes = Ja
question-no = Nein
question-draw = { $by } bietet { $to } Remis an.
question-draw-accept = Annehmen
question-draw-decline = Ablehnen

### When a program does not play on

question-program-again = Noch einmal fragen
question-program-anew = Neu starten
question-program-person = Ich spiele weiter
question-program-level = Anderer Gegner
question-program-end = Partie beenden

### The hint

hint-sought = Der Tipp wird gesucht …
# A turn and what it is for: "Nd3 takes a Knight".
hint-turn = { $turn } { $why }
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
evaluation-shares = Weiß { $white } %, Schwarz { $black } %

### The players' cards

players-has-won = hat gewonnen
players-offers-draw = bietet Remis an
players-clock-paused = Uhr steht  [{ KEY("C") }]
players-hurry = Jetzt ziehen  [{ KEY("M") }]
players-thinking = denkt nach
players-thinking-help = Denkt nach
players-depth = Tiefe { $depth }, { $nodes }
players-depth-help = Denkt nach: Tiefe { $depth }, { $nodes } Stellungen
players-thousands = { $number } Tsd.
players-millions = { $whole },{ $tenths } Mio.
players-clock-tenths = { $seconds },{ $tenths }
players-gauge-help = { $count }. { $help }
players-opponent = { $side }, KI der Stufe { $level }, { $style }. { $character }
players-program = Programm
players-program-help = { $side }: das Programm { $name }
players-troubled = spielt nicht weiter
players-program-starts = startet
players-program-starts-help = Das Programm wird gestartet
players-program-thinks-help = Denkt: { $thought }
players-program-depth = Tiefe { $depth }
players-program-score = { $sign }{ $whole },{ $hundredths }
players-program-wins = gewinnt in { $plies }
players-program-loses = verliert in { $plies }

### The list of turns

turns-none = Noch kein Zug
turns-title = Züge
turns-fold = Nur der letzte Zug
turns-unfold = Alle Züge

### Two AIs at play

watch-go-on = Weiter ({ KEY("Enter", word: "Leertaste") })
watch-pause = Pause ({ KEY("Enter", word: "Leertaste") })
watch-step = Ein Zug ({ KEY("N") })

### The result

result-wins = { $side } gewinnt
result-draw = Remis
result-unfinished = Unbeendet
# How two players stand with each other after several matches; $one and $other are the matches that they have won.
result-standing = { $first } { $one }, { $second } { $other }{ $drawn ->
    [0] {""}
    [one] , ein Remis
   *[other] , { $drawn } Remis
}
result-standing-in-all = In allen Spielen: { $standing }.
result-standing-and-in-all = { $here }. In allen Spielen: { $all }.
result-rating = Du spielst jetzt mit etwa { $rating } ({ $change }).
result-rating-provisional = Du spielst jetzt mit etwa { $rating } ({ $change }): eine erste Schätzung nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}.
result-next = Nächstes Brett
result-next-help = Weiter zum nächsten Brett
result-again = Noch einmal
result-again-help = Noch einmal, mit vertauschten Farben
result-look = Ansehen
result-look-help = Das Brett ansehen
result-moment = Was entschied
result-moment-help = Der Zug, der die Partie entschieden hat
result-back = Ergebnis
ending-decided = Was entschied
ending-none = Kein einzelner Zug hat sie entschieden.
ending-not-yet = Bisher ist kein solcher Zug gefunden.
ending-before = vorher
ending-after = nachher
ending-show = Auf dem Brett zeigen
ending-accuracy = Genauigkeit: { $both }
# $count: number: of mistakes
ending-learn = { $count ->
    [one] Aus { $count } Fehler lernen
   *[other] Aus { $count } Fehlern lernen
}
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
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
tress-caption-zone = Eine Zone wechselt die Seite
tress-caption-claim = Ein Anspruch oder eine Zweite Luft
tress-caption-ambience = Wind zwischen Mauerresten
tress-caption-music = Die Burgruine

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
trees-order-play = Ziehen  [{ KEY("Enter", word: "Eingabe") }]
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
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
trees-caption-grass = Gras wächst
trees-caption-grow = Eine Pflanze wächst
trees-caption-wither = Eine Pflanze stirbt ab
trees-caption-huckleberry = Aus Gras wird eine Heidelbeere
trees-caption-attack = Pflanzen greifen an
trees-caption-chain = Ein Trieb wächst weiter
trees-caption-ambience = ein Wald, Wind im Laub
trees-caption-music = Unter Birke und Buche

### Tribun at the board

tribun-unit-tribun = Tribun
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
tribun-choose-step = { $unit }: Wähle, wohin die Einheit zieht
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
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
tribun-caption-attack = Einheiten greifen an
tribun-caption-set = Steine werden abgesetzt
tribun-caption-fall = Steine fallen
tribun-caption-enslave = Eine Einheit wird versklavt
tribun-caption-free = Eine Einheit wird befreit
tribun-caption-ambience = ein römischer Hof, Wasser, Tauben
tribun-caption-music = Marmor und Lorbeer

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
gess-footprint = Figur { $centre }
gess-choose-centre = Wähle das Zentrum einer Figur
gess-choose-target = Wähle, wohin ihr Zentrum zieht
gess-breaks-last-ring = Das zerbricht deinen letzten Ring: Du würdest verlieren.
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
gess-caption-choose = Eine Figur wird gewählt
gess-caption-move = Die Steine einer Figur ziehen
gess-caption-capture = Steine werden geschlagen
gess-caption-return = Ein Stein kommt zurück
gess-caption-ambience = ein Garten bei Nacht, Grillen
gess-caption-music = Schiefer und Muschel

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
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
go-chess-caption-reveal = Beides wird aufgedeckt
go-chess-caption-clash = Die beiden Wahlen gehen nicht zusammen
go-chess-caption-play = Alle Figuren sind gesetzt
go-chess-caption-ambience = eine Höhle am Meer, Wassertropfen
go-chess-caption-music = Zehn Säulen

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
treason-jump-on = Springe weiter oder höre hier auf ({ KEY("Enter", word: "Eingabe") } auf der Figur)
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
treason-caption-jump = Eine Figur springt
treason-caption-crown = Ein Stein wird zum Spion
treason-caption-convert = Eine Figur wird angeworben
treason-caption-ambience = ein Strand, Wellen, Zikaden
treason-caption-music = Die gewendete Münze

### Troop Chess at the board

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
troop-chess-choose-three = Wähle drei Steine, die sich berühren (eine Rekonstruktion: { KEY("F1") } zeigt die Hausregeln)
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
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
troop-chess-caption-choose = Eine Formation wird gewählt
troop-chess-caption-move = Eine Formation zieht
troop-chess-caption-collision = Ein Zusammenstoß
troop-chess-caption-return = Ein Stein kommt zurück
troop-chess-caption-capture = Ein Stein wird geschlagen
troop-chess-caption-ambience = ein Lager, ein Feuer, eine Lerche
troop-chess-caption-music = Einfache Soldaten

### Der erste Start

welcome = Willkommen
welcome-music = Klang und Musik
welcome-sound = Nur Klang
welcome-silence = Stille
welcome-start = Hier beginnen: { $game } lernen
welcome-shelf = Zum Regal der Spiele

### Ton

settings-volume-overall = Alles zusammen
settings-volume-music = Musik
settings-mono = Mono: Alles ist in der Mitte zu hören
settings-captions = Untertitel: Über dem Brett steht, was zu hören ist
sound-no-device = Es ist nichts zu hören: Dieser Rechner hat kein Tongerät, oder es lässt sich nicht benutzen.
sound-no-recording = Die Aufnahme { $file } lässt sich nicht abspielen: { $why }
sound-no-room = Der Klang des Raums lässt sich nicht abspielen: { $why }
sound-no-ambience = Die Umgebung von { $of } lässt sich nicht abspielen: { $why }
sound-no-music = Für { $of } gibt es keine Musik: { $why }
# Captions: what is heard, in a few words; no full stop.
caption-select = Etwas wird gewählt
caption-deselect = Eine Wahl wird zurückgenommen
caption-refuse = Eine Wahl wird abgelehnt
caption-undo = Ein Zug wird zurückgenommen
caption-low-time = Die Uhr tickt
caption-move = Eine Figur zieht
caption-slide = Eine Figur gleitet
caption-leap = Eine Figur springt
caption-capture = Eine Figur wird geschlagen
caption-promote = Eine Figur wird umgewandelt
caption-curtain = Der Vorhang bewegt sich
caption-win = Die Partie ist gewonnen
caption-draw = Die Partie ist remis
# $place: what is heard there, such as "a shore, waves, cicadas".
caption-ambience = Umgebung: { $place }
# $name: the title of a piece of music.
caption-music = Musik: { $name }
# $words: one of these; $times: how often it was heard.
caption-times = { $words } ×{ $times }

### Lektionen

lessons = Lektionen
title-start = Hier beginnen
# How many stars the lessons of a game have brought, and how many there are: said with the line about the game, and shown.
title-stars = { $count } von { $most } Sternen verdient
title-stars-of = { $count } von { $most }
# The next step in a game, on the one golden button of the shelf: "Treason: lesson 3".
path-step = { $game }: { $step }
path-lesson = Lektion { $number }
path-mini = Minipartie { $number }
# A match against an opponent.
path-match = gegen { $name }
# The same on the button that leads on after a match.
path-onward-lesson = Lektion { $number }
path-onward-mini = Minipartie { $number }
path-onward-match = Nächstes: { $name }
path-onward-help = Der nächste Schritt in diesem Spiel
title-lessons = Das Spiel auf dem Tisch lernen
lesson-place = { $game } · { $number }
# What a screen reader says of a lesson in the list.
lesson-spoken = Lektion { $number }: { $title }. Sterne: { $stars } von 3
lesson-anew = Von vorn
lesson-again = Noch einmal
# $theme: what it is about.
lesson-practise = Eine Aufgabe dazu: { $theme }
# Above the tiles of whole matches that begin with few pieces.
lesson-mini = Minipartien
lesson-next = Nächste Lektion
lesson-other-mistake = Darum geht es hier nicht. Versuch einen anderen Zug.

### Lessons and puzzles

# The label of a button, with the key that presses it.
exercise-next = { $label } ({ KEY("Enter") })

### Puzzles

puzzles = Aufgaben
title-review = { $count ->
    [one] Eine Aufgabe kommt heute wieder
   *[other] { $count } Aufgaben kommen heute wieder
}
title-progress = Wie weit du im Spiel auf dem Tisch bist
progress = Fortschritt
progress-no-stars = Noch keine Lektion gelöst
progress-no-puzzles = Noch keine Aufgabe versucht
progress-all = Partien
progress-no-matches = Noch keine Partie gewertet
progress-matches = { $count ->
    [one] eine Partie gewertet
   *[other] { $count } Partien gewertet
}
progress-no-curve = Sind zwei Partien gewertet, steht hier deine Wertung nach jeder Partie als Kurve.
progress-curve = Deine Wertung nach jeder Partie
# Was der Zeiger von der Kurve abliest.
progress-on-day = { $rating } · { $date }
progress-record = Wie du stehst
progress-nobody = Noch keine Partie dieses Spiels wurde zu Ende gespielt.
progress-won = { $won } gewonnen, { $drawn } remis, { $lost } verloren
progress-two = Zwei Personen
progress-strength = Spielstärke { $rating }
title-puzzles = Aufgaben zum Spiel auf dem Tisch
puzzle-place = { $game } · Aufgabe
puzzle-win-at-once = { $side } gewinnt sofort
puzzle-win = { $side } gewinnt in { $turns } Zügen
puzzle-only = { $side } hält stand
puzzle-goal-at-once = Welcher Zug gewinnt?
puzzle-goal-win = Finde jedes Mal den einen richtigen Zug.
puzzle-goal-only = Nur ein Zug verliert nicht. Welcher?
# Shown when a puzzle is over: how hard it is.
puzzle-rated = Aufgabe { $rating }
puzzle-unrated = Noch nicht bewertet
puzzle-show = Lösung zeigen
puzzle-next = Nächste Aufgabe
puzzle-explore = Ausprobieren
puzzle-back = Zurück zur Aufgabe
puzzle-hint-piece = Hier fängt es an.
puzzle-hint-place = Und hierhin führt es.
puzzle-sought = Mal sehen …
# What is said of a wrong turn: its notation, and that of the answer that shows why.
puzzle-holds = { $turn }? Nach { $reply } ist nicht rechtzeitig gewonnen.
puzzle-later = { $turn } gewinnt auch, aber später: { $reply } hält länger durch.
puzzle-loses = { $turn }? Nach { $reply } gewinnt { $side }.
puzzle-other = { $turn } ist es nicht: { $reply }.
puzzle-ends = { $turn } beendet das Spiel, aber nicht so, wie es sein soll.
puzzle-wrong = { $turn } ist es nicht.
puzzle-unanswered = { $turn } ist es nicht. Was der Zug zulässt, ließ sich nicht zeigen: { $why }.
puzzle-right = Richtig, weiter so.
puzzle-solved = Gelöst!
puzzle-solved-late = Das ist es, wenn auch nicht beim ersten Versuch.
puzzle-shown = Das war es.
puzzle-rating = Deine Wertung: { $rating } ({ $change })
puzzle-rating-provisional = Deine Wertung: etwa { $rating } ({ $change }), eine erste Schätzung
puzzle-free = Freies Spiel
puzzle-free-goal = Du ziehst für beide Seiten.
puzzle-strength = Deine Wertung: { $rating }
puzzle-strength-provisional = Deine Wertung: etwa { $rating }, eine erste Schätzung
puzzle-tries = Sofort gelöst: { $solved } · Nicht gelöst: { $failed }
puzzle-daily = Aufgabe des Tages
puzzle-daily-done = Aufgabe des Tages (erledigt)
puzzle-easier = Leichter
puzzle-harder = Schwerer
puzzle-review = Wiederholen ({ $count } fällig)
puzzle-by-theme = Nach Thema
# A button: the theme, and how many puzzles have it.
puzzle-theme = { $theme } · { $count }
puzzle-none = Zu diesem Spiel gibt es noch keine Aufgaben.

### Warum nicht? Die Regel hinter einer abgelehnten Wahl, und was eine Figur darf

why-rule = Warum?
why-lesson = Lektion
why-rule-keyed = Warum?  [{ KEY("F1") }]
why-lesson-keyed = Lektion  [{ KEY("L") }]
page-lesson = Die Lektion spielen: { $title }
piece-place = { $side } · { $cell }
piece-acts = { $count ->
    [0] Hier kann jetzt ein Zug beginnen.
    [one] Jetzt steht ein Feld zur Wahl; es ist auf dem Brett markiert.
   *[other] Jetzt stehen { $count } Felder zur Wahl; sie sind auf dem Brett markiert.
}
piece-rules = In den Regeln  [{ KEY("F1") }]
piece-lesson = Lektion: { $title }  [{ KEY("L") }]
lesson-back = Zurück zur Partie

### Der Gegner, der lehrt

setup-teach = Lehre mich
setup-teach-help = Dein Gegner sagt, welche deiner Züge viel wegwerfen, zeigt die Antwort und lässt dich noch einmal wählen. Eine solche Partie zählt nicht für deine Wertung.
teach-wins = { $name }: { $turns ->
    [one] Mit { $turn } gewinne ich sofort.
   *[other] Mit { $turn } gewinne ich in { $turns } Zügen.
}
teach-missed = { $name }: { $turns ->
    [one] Du konntest sofort gewinnen. Jetzt spiele ich { $turn }.
   *[other] Du hattest einen Gewinn in { $turns } Zügen. Jetzt spiele ich { $turn }.
}
teach-takes = { $name }: Mit { $turn } nehme ich: { $pieces }.
teach-worth = { $name }: Nach { $turn } habe ich mehr auf dem Brett.
teach-attack = { $name }: Nach { $turn } ist mein Angriff der stärkere.
teach-build = { $name }: Nach { $turn } fehlt deiner Stellung der Schutz.
teach-trick = { $name }: Nach { $turn } bleiben dir wenige gute Züge.
teach-chance = Deine Chance fällt von { $before } % auf { $after } %.
teach-undo = Zurücknehmen  [{ KEY("U") }]
teach-go-on = Weiter  [{ KEY("M") }]
teach-better = Besseren Zug zeigen
# A turn, and what it is for: "Better: Nd3 takes a Knight."
teach-better-turn = Besser: { $turn }.
teach-better-turn-for = Besser: { $turn } { $why }.

### Analyse

analysis = Analyse
analysis-end = Die Analyse beenden ({ KEY("A") })
analysis-engine = Engine ({ KEY("E") })
analysis-lines = { $lines ->
    [one] { $lines } Variante
   *[other] { $lines } Varianten
}
analysis-fewer = Eine Variante weniger
analysis-more = Eine Variante mehr
analysis-depth = Tiefe { $depth }
analysis-looking = Sucht …
analysis-failed = Nichts gefunden: { $why }.
analysis-again = Noch einmal suchen
analysis-line = { $words }: { $turns }
analysis-chance = { $chance } %
analysis-over = Hier endet die Partie.
analysis-secret = Eine geheime Wahl: Die Engine sagt nichts.
analysis-off = Die Engine ist aus.
replay-start = Zum Anfang ({ KEY("Home", word: "Pos1") })
replay-back = Einen Zug zurück ({ KEY("Left", word: "Pfeil links") })
replay-play = Abspielen ({ KEY("Space", word: "Leertaste") })
replay-stop = Anhalten ({ KEY("Space", word: "Leertaste") })
replay-on = Einen Zug weiter ({ KEY("Right", word: "Pfeil rechts") })
replay-end = Zum Ende ({ KEY("End", word: "Ende") })
replay-speed = Wie schnell die Partie abgespielt wird
replay-after = { $number } { $turn }
replay-at-start = Der Anfang der Partie
result-analyse = Analysieren
result-analyse-help = Die Partie analysieren ({ KEY("A") })
pause-analyse = Die Partie analysieren
keys-analysis = { KEY("A") }
keys-analysis-what = die Partie analysieren; zurück zum Spiel
keys-replay = { KEY("Arrows", word: "Pfeile") }, { KEY("Space", word: "Leertaste") }
keys-replay-what = Analyse: Züge und Varianten; abspielen oder anhalten
keys-draw = Rechtsklick, rechts ziehen
keys-draw-what = Analyse: Ring, Pfeil zeichnen; mit Umschalt, Strg in anderen Farben
keys-engine = { KEY("E") }, { KEY("1 to 5", word: "1 bis 5") }
keys-engine-what = Analyse: Engine an oder aus; wie viele Varianten
keys-mistakes = { KEY("N") }, { KEY("Shift+N", word: "Umschalt+N") }
keys-mistakes-what = Analyse: der nächste Fehler, der davor
keys-try = { KEY("Tab") }, dann { KEY("Arrows", word: "Pfeile") }, { KEY("Enter", word: "Eingabe") }
keys-try-what = Analyse: einen Zug auf dem Brett ausprobieren
keys-beside = { KEY("Shift+Up", word: "Umschalt+auf") }, { KEY("Shift+Down", word: "Umschalt+ab") }
keys-beside-what = Analyse: die Nebenvariante davor, die nächste
keys-note = { KEY("C") }, { KEY("Delete", word: "Entf") }
keys-note-what = Analyse: etwas zum Zug notieren; die Nebenvariante löschen
keys-study = { KEY("Ctrl+Z", word: "Strg+Z") }, { KEY("Ctrl+Y", word: "Strg+Y") }
keys-study-what = Analyse: eine Änderung zurücknehmen, wiederherstellen
graph = Die Gewinnaussicht von Weiß im Lauf der Partie; ein Klick zeigt die Stellung
review-accuracy = { $side } { $accuracy } %
review-counts = Ungenauigkeiten: { $inaccuracies }, Fehler: { $mistakes }, grobe Fehler: { $blunders }. Die Zahl davor ist die Genauigkeit.
review-loss = { $best } war am besten: Aus { $before } % wurden { $after } %.
review-progress = Durchsicht: { $done } von { $all }
review-failed = Die Durchsicht ist abgebrochen: { $why }.
review-stop = Die Durchsicht anhalten
review-go-on = Die Partie durchsehen

### Züge, die in der Analyse ausprobiert werden, und was zu ihnen notiert wird

study-note = Notiz zum Zug ({ KEY("C") })
study-promote = Zur ersten Variante machen
study-delete = Nebenvariante ab hier löschen ({ KEY("Delete", word: "Entf") })
study-comment = Kommentar
study-glyph = Urteil
study-no-glyph = Keines
study-done = Fertig (Strg+Eingabe)
study-played = Was in der Partie gespielt wurde, kann nicht gelöscht werden.
study-nothing-to-promote = Das ist schon die Hauptvariante.
study-nothing-to-undo = Es gibt keine Änderung, die zurückgenommen oder wiederhergestellt werden kann.
study-secret = Hier werden Züge geheim gewählt: Keiner kann ausprobiert werden.
study-full = Für weitere Züge ist in der Studie kein Platz.
refusal-line-over = Die Variante endet hier: Kein Zug kann ausprobiert werden.
tool-undo-study = Letzte Änderung der Studie zurücknehmen ({ KEY("Ctrl+Z", word: "Strg+Z") })
tool-redo-study = Die Änderung der Studie wiederherstellen ({ KEY("Ctrl+Y", word: "Strg+Y") })
study-unkept = Die Studie kann nicht behalten werden: { $error }

### Aus eigenen Fehlern lernen

review-learn = { $count ->
    [one] Aus { $count } Fehler lernen ({ KEY("L") })
   *[other] Aus { $count } Fehlern lernen ({ KEY("L") })
}
puzzle-mistakes = Meine Fehler ({ $count })
mistake-place = { $game }: ein Fehler von dir
mistake-title = Finde einen besseren Zug für { $side }
mistake-goal = Hier wurde { $played } gespielt. Jeder Zug gilt, der nichts hergibt.
mistake-judged = Der Zug wird beurteilt …
mistake-unjudged = Ob { $turn } besser ist, ließ sich nicht herausfinden: { $why }. Der Zug zählt nicht; spiel ihn noch einmal.
mistake-solved = Das ist besser als das, was gespielt wurde.
mistake-worse = { $turn } ist nicht gut genug: Nach { $reply } ist die Aussicht { $after } % statt { $before } %.
keys-learn = { KEY("L") }
keys-learn-what = Analyse: aus den Fehlern lernen
mistakes-not-gathered = Fehler aus deinen letzten Partien können fehlen: { $why }. Sie werden wieder gesucht, wenn du diese Seite neu öffnest.

### Die Bibliothek: alle gespielten Partien

library = Bibliothek
title-library = Alle gespielten Partien
library-opening = Die Partien werden gelesen …
library-reading = Die Partien werden gelesen: { $done } von { $of }
library-empty = Noch wurde keine Partie gespielt.
library-none = Keine Partie ist so.
library-all-games = Alle Spiele
library-goes-on = Läuft noch
library-position = Stellung auf dem Brett
library-trash = Papierkorb
library-search = Spieler, Titel oder Schlagwort
library-players = { $white } – { $black }
library-about =
    { $game } · { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } · { $date }
# $players: "Ann – Ben"; $about: the game, how many turns, the date.
library-named = { $players } · { $about }
# $ending: a sentence, such as "White wins by domination."
library-tagged = { $ending } · { $tags }
# What a screen reader says of a match.
library-spoken = { $heading }, { $about }, { $ending }
library-look = Ansehen
library-go-on = Weiterspielen
library-name = Titel und Schlagwörter
library-delete = Löschen
library-undo-delete = Zurückholen
library-restore = Aus dem Papierkorb holen
library-share = Code kopieren
library-export = Als .ludo speichern
library-filming = Film: { $percent } % fertig
library-stop-film = Abbrechen
library-stopped = Abgebrochen.
library-title-field = Titel
library-tags-field = Schlagwörter, mit Kommas dazwischen
library-keep = Behalten
library-discard = Verwerfen
library-failed = Das ging nicht: { $why }
library-lost = Die Bibliothek ist nicht fertig geworden: { $why }. Bitte versuche es noch einmal.
library-try-again = Noch einmal
library-unread = Die Partien ließen sich nicht lesen.
library-in-use = Die Bibliothek ist in einem anderen Ludarium offen. Schließe zuerst das.
library-set-aside = Was die Bibliothek vermerkt hatte, ließ sich nicht lesen ({ $why }). Es bleibt als { $path } erhalten und wird neu angelegt.
library-broken =
    { $count ->
        [one] Eine gespeicherte Partie ist nicht lesbar: { $path } ({ $why })
       *[other] { $count } gespeicherte Partien sind nicht lesbar, die erste davon { $path } ({ $why })
    }
library-thrown-away = Die Partie liegt im Papierkorb.
library-restored = Die Partie ist wieder da.
library-imported =
    { $added ->
        [one] { $added } Partie ist neu
       *[other] { $added } Partien sind neu
    }, { $known } schon bekannt{ $completed ->
        [0] .
       *[other] , davon { $completed } ergänzt: Kommentare, Varianten oder Schlagwörter kamen dazu.
    }
library-copied = Der Code ist in der Zwischenablage.
library-written = Gespeichert als { $path }
paste = Einfügen
paste-help = Öffnet, was in der Zwischenablage ist: Stellung, Züge, Partie, Code oder Link ({ KEY("Ctrl+V", word: "Strg+V") })
paste-no-clipboard = Die Zwischenablage ist nicht lesbar.
paste-unreadable = Das Eingefügte lässt sich nicht öffnen: { $why }

### Links zu einer Partie, einer Stellung, einer Aufgabe oder einer Lektion

link-copy = Link kopieren
link-copy-help = Dasselbe als Adresse: Wer ihr folgt, hat die Partie auf dem Tisch. Auch „Einfügen“ öffnet sie.
link-copied = Der Link ist in der Zwischenablage.
# This program was built without the address of a page on which it can be played.
link-copied-without-page = Der Link ist in der Zwischenablage, ohne die Adresse einer Seite: „Einfügen“ öffnet ihn, oder hänge ihn an die Adresse einer Seite mit Ludarium.
link-broken = Der Link führt nirgends hin: { $why }
# What follows stands in link-broken; columns are counted in characters behind the #.
link-empty = kein # mit einer Partie, einer Stellung, einer Aufgabe oder einer Lektion dahinter
link-too-long = er ist zu lang
link-key = hinter dem # steht m=, p=, puzzle= oder lesson=, nicht „{ $found }“
link-encoding = beim Zeichen { $column } hinter dem # steht % ohne zwei Hexadezimalziffern für einen Buchstaben
link-code = beim Zeichen { $column } hinter dem # müsste ein Code stehen; er beginnt mit „ludo1.“
link-game = beim Zeichen { $column } hinter dem # müssten ein Spiel und ein / stehen, nicht „{ $found }“
link-name = beim Zeichen { $column } hinter dem # müsste ein Name aus a bis z, Ziffern und - stehen
link-more = beim Zeichen { $column } hinter dem # steht mehr, als dazugehört
link-position = das ist keine Stellung von { $game }: { $why }
link-no-puzzle = Der Link führt nirgends hin: { $game } hat keine Aufgabe „{ $name }“. Vielleicht hat eine andere Version des Spiels sie.
link-no-lesson = Der Link führt nirgends hin: { $game } hat keine Lektion „{ $name }“. Vielleicht hat eine andere Version des Spiels sie.

### Eine Stellung, die aufgebaut wird

editor-pieces = Aufbauen
editor-nobody = Niemandem gehörig
editor-move = Figuren versetzen: anklicken oder ziehen und anderswo loslassen
editor-remove = Figuren wegnehmen ({ KEY("Delete", word: "Entf") }, rechte Taste)
editor-grow = Einen Trieb weiterwachsen lassen: seine Spitze anklicken, dann das nächste Feld; die Spitze zweimal beendet ihn
editor-over-slave = { $unit } über { $slave }
editor-piece = { $side }: { $piece }
editor-to-move = Am Zug ({ KEY("S") })
editor-undo = Rückgängig ({ KEY("Ctrl+Z", word: "Strg+Z") })
editor-redo = Wiederholen ({ KEY("Ctrl+Y", word: "Strg+Y") })
editor-start = Startaufstellung ({ KEY("Home", word: "Pos1") })
editor-clear = Brett leeren ({ KEY("Ctrl+Delete", word: "Strg+Entf") })
editor-fine = Hier kann eine Partie beginnen.
editor-over = Hier wäre eine Partie zu Ende: { $why }
editor-no-place = auf { $cell } kann nichts liegen
editor-other-game = das ist eine Stellung von { $of }, und das Brett ist eines von { $game }
editor-too-long = der Text ist zu lang: Hier werden höchstens { $most } KiB gelesen
editor-play = Von hier spielen ({ KEY("P") })
editor-analyse = Analysieren ({ KEY("A") })
editor-copy = Stellung kopieren ({ KEY("Ctrl+C", word: "Strg+C") })
editor-share = Code kopieren ({ KEY("Ctrl+Shift+C", word: "Strg+Umschalt+C") })
editor-paste = Einfügen ({ KEY("Ctrl+V", word: "Strg+V") })
editor-leave = Zurück ({ KEY("Escape") })
setup-position = Von einer eigenen Stellung aus
setup-set-up = Stellung aufbauen
setup-change-position = Stellung ändern
setup-usual-start = Übliche Startaufstellung
trees-may-leap = Darf noch springen ({ KEY("X") })
trees-both-leap = Beide
trees-none-leap = Keine
go-chess-phase = Phase ({ KEY("X") })
go-chess-phase-play = Zugphase
go-chess-phase-placement = Setzphase

### Eine Partie exportieren: das Blatt aus der Bibliothek und vom Tisch

export = Exportieren
export-open = Exportieren …
export-text = Text
export-picture = Bild
export-film = Film
export-about =
    { $players } · { $game } · { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
export-text-help = Die ganze Partie als Text, den Menschen und Programme lesen können: Namen, Ergebnis, Züge, Uhren, Kommentare und Schlagwörter.
export-whole = Partie mit allen Varianten
export-whole-help = Die Partie, wie sie gespielt wurde, mit allen Varianten und Notizen der Analyse.
export-line = Nur die gezeigte Variante
export-line-help = Nur die Züge, die gerade auf dem Brett zu sehen sind.
export-code-help = Eine Zeile ohne Namen, die sich überallhin schicken lässt. „Einfügen“ öffnet sie wieder.
export-ply = Stellung
export-first = Von
export-last = Bis
export-back = Einen Zug früher
export-on = Einen Zug später
export-start = Der Anfang der Partie
export-after = Nach { $ply } von { $plies } Zügen: { $turn }
export-length =
    { $pictures ->
        [one] { $pictures } Bild
       *[other] { $pictures } Bilder
    }, { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
export-size = Breite in Pixeln
export-speed = Jede Stellung
export-seconds = { $whole },{ $tenths } s
export-near = Gesehen von
export-names = Namen und letzte Züge
export-clocks = Uhren
export-drawings = Pfeile und Ringe
export-play = Den Film abspielen
export-pause = Den Film hier anhalten
export-shown = { $ply } von { $last }
export-png = Als PNG speichern
export-svg = Als SVG speichern
export-photo = Das Brett fotografieren
export-photo-help = Schließt das Blatt und beginnt mit dem Fotografieren: das Brett im Raum, von wo du willst
export-save-film = Film speichern

### Alles in einer Datei

everything = Alles in einer Datei
everything-help = Eine Datei nimmt deine Partien, Studien, Wertungen, Fortschritte und Einstellungen mit: auf einen anderen Rechner oder vom Browser auf den Desktop und zurück.
everything-export = Alles exportieren
everything-import = Alles importieren …
everything-bring-back = Zurückholen, was vor dem letzten Import da war …
everything-exporting = Alles wird in eine Datei geschrieben …
everything-reading = Die Datei wird gelesen …
everything-taking-in = Die Datei wird übernommen. Bitte warte: Solange geht nichts anderes.
everything-exported =
    { $count ->
        [0] Alles ist in einer Datei, ohne eine Partie
        [one] Alles ist in einer Datei, mit einer Partie
       *[other] Alles ist in einer Datei, mit { $count } Partien
    }: { $path }
everything-made = { $name }, vom { $day }
everything-matches =
    { $matches ->
        [0] Darin ist keine Partie
        [one] Darin ist eine Partie
       *[other] Darin sind { $matches } Partien
    }{ $studies ->
        [0] .
        [one] , mit einer Studie.
       *[other] , mit { $studies } Studien.
    }
everything-has-progress = Auch Wertungen, Fortschritte oder Einstellungen sind darin.
everything-no-progress = Wertungen, Fortschritte und Einstellungen sind nicht darin.
everything-ask = Deine Partien bleiben in jedem Fall. Übernimmst du alles, so ersetzen Wertungen, Fortschritte und Einstellungen der Datei deine eigenen. Was jetzt da ist, wird zuerst in einer Datei aufgehoben.
everything-take-all = Alles übernehmen
everything-take-matches = Nur die Partien übernehmen
everything-no = Nichts übernehmen
everything-close = Schließen
everything-not-now = Das geht jetzt nicht: { $why }
everything-unwritten = Etwas ist noch nicht gespeichert. Speichere es zuerst, oder beende ohne es.
everything-table = Eine Partie ist auf dem Tisch. Geh zuerst zum Regal zurück; die Partie bleibt aufgehoben.
everything-library = Die Bibliothek arbeitet noch. Gleich ist sie fertig.
everything-taken-in =
    { $added ->
        [0] Keine Partie ist neu
        [one] Eine Partie ist neu
       *[other] { $added } Partien sind neu
    }, { $known ->
        [one] eine war schon da.
       *[other] { $known } waren schon da.
    }
everything-continued =
    { $count ->
        [one] Eine Partie geht weiter als zuvor.
       *[other] { $count } Partien gehen weiter als zuvor.
    }
everything-parted =
    { $count ->
        [one] Eine Partie geht in der Datei anders weiter: Beide sind da.
       *[other] { $count } Partien gehen in der Datei anders weiter: Beide sind jeweils da.
    }
everything-replaced = Wertungen, Fortschritte und Einstellungen sind die der Datei.
everything-backup = Was vorher da war, ist aufgehoben als { $path }. Die Einstellungen können es zurückholen.
everything-unchanged = Nichts hat sich geändert.
everything-broken-off = Nicht alles aus der Datei wurde übernommen. Was vorher da war, ist aufgehoben als { $path }: Hol es in den Einstellungen zurück, oder importiere die Datei noch einmal.
everything-lost = Das wurde nicht fertig: { $why }. Bitte versuche es noch einmal.
everything-left-out =
    { $count ->
        [one] Ein Teil ist nicht lesbar und bleibt weg: { $name } ({ $why })
       *[other] { $count } Teile sind nicht lesbar und bleiben weg, der erste { $name } ({ $why })
    }
everything-other = Diese Datei ist nicht aus „Alles exportieren“. Solche Dateien enden auf .ludobox.
everything-newer = Ein neueres Ludarium hat diese Datei geschrieben (Version { $version } ihrer Form). Aktualisiere dieses, um sie zu lesen.
everything-damaged = Die Datei ist beschädigt oder abgeschnitten. Lade oder kopiere sie noch einmal.
everything-stranger = In der Datei ist etwas, das Ludarium nicht schreibt: { $name }
everything-too-much = Das ist zu viel für eine Datei: Sie nimmt höchstens { $most } MB auf.

### Dateien öffnen

import-files = Dateien öffnen …
import-files-help = Öffnet gespeicherte Partien und Texte; du kannst sie auch auf das Fenster ziehen ({ KEY("Ctrl+O", word: "Strg+O") })
import-drop = Loslassen, um die Dateien zu öffnen
import-going-on =
    Partien werden aufgenommen: { $done } von { $of }{ $files ->
        [0] .
        [one] , danach noch eine Datei.
       *[other] , danach noch { $files } Dateien.
    }
import-goes-on-help = Wenn du das Spiel jetzt schließt, kommt der Rest beim nächsten Start dazu.
import-refused =
    { $count ->
        [one] { $name } ließ sich nicht öffnen: { $why }
       *[other] { $count } Dateien ließen sich nicht öffnen: { $name } ({ $why }), { $others }
    }
import-and-more = { $names } und { $count } weitere
import-partly = { $refused }. { $imported }
import-no-file = das ist keine Datei
import-too-large = sie ist größer als { $most } MiB
import-no-text = das ist kein Text
import-utf16 = der Text hat die Kodierung UTF-16: speichere ihn im Programm, aus dem er kommt, als UTF-8
import-latin1 = der Text ist nicht UTF-8 (Zeile { $line }, Spalte { $column }), vielleicht Latin-1: speichere ihn im Programm, aus dem er kommt, als UTF-8
import-given-up = die Datei wurde dreimal aufgenommen, und jedes Mal wurde das Spiel geschlossen oder brach ab; sie ist unverändert und lässt sich wieder öffnen
import-too-many = höchstens { $most } Dateien werden auf einmal geöffnet
files = Partien öffnen
files-matches = Partien und Texte
files-any = Alle Dateien
files-selected = Gewählt:
files-open = Öffnen
files-cancel = Abbrechen
files-reload = Ordner neu lesen
files-all = Alle wählen
files-hidden = Versteckte Dateien
files-places = Orte
files-devices = Laufwerke
files-removable = Wechseldatenträger
files-exports = Exporte
files-home = Persönlicher Ordner
files-desktop = Schreibtisch
files-documents = Dokumente
files-downloads = Downloads
files-audio = Musik
files-pictures = Bilder
files-videos = Videos

# Was von dem Spieler aufgehoben wird, und was damit nicht stimmt. { $what } ist eins davon:
kept-match = eine Partie
kept-study = die Studie dieser Partie
kept-review = die Durchsicht einer Partie
kept-ratings = deine Spielstärke
kept-lessons = was du gelernt hast
kept-puzzles = was du aus Aufgaben gemacht hast
kept-mistakes = die Fehler, aus denen du lernen kannst
kept-tournament = das Turnier
kept-imports = was noch in die Bibliothek aufzunehmen ist
kept-programs = die Programme, die spielen
kept-preferences = die Einstellungen
kept-set-aside = Nicht lesbar: { $what } ({ $error }). Die Datei ist aufgehoben als { $path }, eine neue beginnt.
kept-left = Nicht lesbar: { $what } ({ $error }). { $path } bleibt, wie sie ist; Neues wird nicht aufgehoben.
fault-size = sie hat mehr als { $bytes } Bytes
fault-version = ein neueres Ludarium hat sie geschrieben (Fassung { $version } der Datei); aktualisiere dieses, um sie zu lesen
fault-place = Zeile { $line }, Spalte { $column }: { $said }
fault-matches = darin sind { $count } Partien statt einer
fault-encoding = Zeile { $line }, Spalte { $column }: Das ist kein UTF-8-Text

refusal-full = die Festplatte ist voll
refusal-denied = in den Ordner darf nicht geschrieben werden
refusal-gone = der Ordner ist verschwunden
refusal-taken = etwas anderes heißt wie der Ordner
refusal-no-folder = es ist kein Ordner dafür bekannt
refusal-in-use = ein anderes Fenster von Ludarium ist offen

unkept-sign = Zurzeit wird nichts gespeichert: { $why }.
unkept-more = Was nun?
unkept = Nicht gespeichert
unkept-help = Das gibt es nur in diesem Fenster, und es ist verloren, wenn du es schließt:
unkept-one = { $what }: { $why }
unkept-film = der Film, der gerade entsteht: { $percent } % sind fertig
unkept-none = Alles ist gespeichert.
unkept-elsewhere = Gespeichert als { $path }. In der Bibliothek kannst du es als Datei öffnen.
unkept-not-elsewhere = Auch dort ließ es sich nicht speichern: { $why }.
unkept-try-again = Noch einmal versuchen
unkept-save-elsewhere = Woanders speichern …
unkept-quit = Beenden, ohne zu speichern
unkept-back = Zurück
pause-quit-unsaved = Beenden (die Partie ist nicht gespeichert)

### The board for a screen reader

reader-board = Brett
reader-empty = leer
reader-times = { $count }-mal
reader-can-be-chosen = wählbar
reader-turn = { $side }: { $turn }
reader-taken-back = Zurückgenommen. { $now }
reader-answers = { $words } ({ $count ->
    [one] 1 Antwort
   *[other] { $count } Antworten
})
reader-titled = { $title }. { $words }
reader-low-time = { $side } hat weniger als { $seconds } Sekunden übrig

# The gamepad
settings-pad = Gamepad
pad-none = Es ist kein Gamepad angeschlossen.
# $name: what the gamepad calls itself
pad-lost = { $name } ist weg. Schließe es wieder an, oder spiel mit Maus und Tasten weiter.
pad-trouble = Gamepads lassen sich nicht lesen: { $why }
# $name: what the gamepad calls itself
pad-strange = der Browser weiß nicht, welche Knöpfe { $name } hat
pad-retry = Noch einmal versuchen
pad-help = Das Steuerkreuz führt über das Brett und durch Menüs. Der linke Stick bewegt einen Zeiger, der alles erreicht, der rechte dreht die Ansicht oder blättert. Um einen Knopf zu ändern, wähle, was er tun soll.
pad-press = Drücke den Knopf, der das tun soll.
pad-default = Alle Knöpfe wie zu Beginn
typing-letters = qwertzuiopü asdfghjklöä yxcvbnmß
typing-space = Leerzeichen
typing-page = abc
pad-choose = Wählen
pad-back = Zurück
pad-next = Nächste Wahl, Rechtsklick
pad-undo = Zug zurücknehmen
pad-earlier = Voriger Zug
pad-later = Nächster Zug
pad-farther = Weiter weg
pad-nearer = Näher
pad-view = Ansicht
pad-hint = Tipp
pad-rules = Regeln, warum?
pad-menu = Menü

# Keys that the player can exchange.
key-enter = Eingabe
key-escape = Esc
key-tab = Tab
key-space = Leertaste
key-backspace = Rücktaste
key-delete = Entf
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
key-up = Auf
key-down = Ab
key-left = Links
key-right = Rechts
key-ctrl = Strg
key-shift = Umschalt
key-alt = Alt
settings-keys = Tastatur
keys-help = Wähle eine Taste und drücke die, die du stattdessen willst. Tasten tauschen ihre Plätze, so geht keine verloren. Wo Text getippt wird, bleiben sie, wie sie sind.
keys-press = Drücke die Taste, die das tun soll (bisher { $key }). Esc lässt es, wie es ist.
keys-exchanged = { $key } war belegt: „{ $what }“. Das liegt jetzt auf { $other }.
keys-refused = { $key } lässt sich nicht belegen: Das System oder der Browser braucht sie selbst.
keys-default = Alle Tasten wie zu Beginn
keys-blur = { KEY("B") }
keys-blur-what = Fotos: wie viel unscharf ist
keys-files = { KEY("Ctrl+O", word: "Strg+O") }, { KEY("Ctrl+V", word: "Strg+V") }
keys-files-what = eine Datei öffnen, oder was in der Zwischenablage ist
keys-set-up = { KEY("S") }, { KEY("X") }
keys-set-up-what = Editor: wer am Zug ist; was sonst zur Stellung gehört
keys-remove = { KEY("Delete", word: "Entf") }, { KEY("Ctrl+Delete", word: "Strg+Entf") }
keys-remove-what = Editor: eine Figur wegnehmen, alle wegnehmen
keys-copy = { KEY("Ctrl+C", word: "Strg+C") }, { KEY("Ctrl+Shift+C", word: "Strg+Umschalt+C") }
keys-copy-what = Editor: die Stellung kopieren, den Teilen-Code kopieren
keys-order = { KEY("Shift+Left", word: "Umschalt+Links") }, { KEY("Shift+Right", word: "Umschalt+Rechts") }
keys-order-what = wo die Reihenfolge zählt: dies früher, später

### A turn that is typed, and questions about the board

typed-hint = Zug eintippen oder ?
typed-help = Tippe einen Zug ein, etwa { $turn }, oder einen Buchstaben. p: was wo steht; p { $piece }: nur diese. m { $cell }: was dort steht und wohin es kann. l: der letzte Zug. c: die Uhren. h: ein Tipp. { KEY("Escape", word: "Esc") }: zurück zum Brett.
typed-clock = { $side }: { $time }.
typed-no-clocks = Diese Partie hat keine Uhren.
typed-stand = { $side }, { $piece }: { $cells }.
typed-stand-nobody = { $piece }: { $cells }.
typed-empty-board = Auf dem Brett steht nichts.
typed-no-pieces = Nichts auf dem Brett heißt „{ $name }“. Es gibt: { $kinds }.
typed-no-cell = Ein Feld „{ $name }“ gibt es nicht; Felder heißen etwa { $cell }.
typed-then = { $cell }. Danach: { $choices }.
typed-why = { $cell }. { $why }.
typed-whole = { $cell }. Das ist ein ganzer Zug.
typed-held = { $turn }. { KEY("Enter", word: "Eingabe") } bestätigt das.
typed-no-hint = Jetzt gibt es keinen Tipp.
typed-unreadable = In „{ $text }“ ist „{ $rest }“ nicht zu verstehen, ab dem { $place }. Zeichen. Züge schreibt man etwa so: { $turn }.
typed-unfinished = „{ $text }“ hört zu früh auf. Züge schreibt man etwa so: { $turn }.
typed-ambiguous = „{ $text }“ kann mehrere Züge bedeuten: { $turns }.
