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
settings-language = Sprache
settings-language-system = Wie das System

### Words of several screens

close = Schließen (Esc)
settings = Einstellungen
credits = Mitwirkende
quit = Beenden
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell

### The title

title-subtitle = Wenig bekannte Brettspiele, zum Leben erweckt
title-rules = Wie man das Spiel auf dem Tisch spielt (F1)
title-go-on = Weiter
title-go-on-line = { $game }, Zug { $turn }
title-go-on-help = Zurück zur Partie, die noch nicht zu Ende ist
title-reconstruction = { $game }, eine Rekonstruktion
title-card = { $title }: { $line }
title-settings-corrected = Unmögliche Einstellungen ({ $names }) wurden berichtigt.
title-match-set-aside = Eine gespeicherte Partie ließ sich nicht lesen ({ $error }). Sie ist aufgehoben als { $path }.
title-matches-unread = Die gespeicherten Partien lassen sich nicht durchsehen: { $error }
title-rating-set-aside = Deine Spielstärke ließ sich nicht lesen ({ $error }). Die Datei ist aufgehoben als { $path }. Ausgeglichene Partien beginnen von vorn.
title-rating-lost = Deine Spielstärke ließ sich nicht lesen ({ $error }). Die Datei konnte nicht aufgehoben werden. Ausgeglichene Partien beginnen von vorn.
rating-out-of-range = eine Zahl ist zu groß oder zu klein

### Games in a few words

tress-blurb = ein schachartiger Kampf um sieben Zonen
trees-blurb = Figuren wachsen, statt zu ziehen
tribun-blurb = Türme auf 91 Sechsecken
gess-blurb = je drei mal drei Felder sind eine Figur
go-chess-blurb = erst geheim setzen, dann Schach zwischen Säulen
treason-blurb = Dame auf Dreiecken, mit Spionen
troop-chess-blurb = Formationen aus drei Steinen

### The set-up of a match

setup-reconstruction = Dies ist eine Rekonstruktion: Auf der Regelseite (F1) steht, was veröffentlicht und was Hausregel ist.
setup-person = Mensch
setup-ai = KI
setup-more = Mehr: Uhr, Namen, Regeln
setup-less = Weniger
setup-back = Zurück
setup-start = Ans Brett
setup-name-white = Name von Weiß
setup-name-black = Name von Schwarz
setup-name-hint-white = oder einfach Weiß
setup-name-hint-black = oder einfach Schwarz
setup-clock = Uhr
setup-no-clock = Ohne Uhr
setup-clock-time = { $minutes } + { $seconds }
setup-new-board = Neues Brett

### The choice of an opponent

opponent-measured = { $name }, { $style }: etwa { $rating }, ±{ $error }
opponent-exact = { $name }, { $style }: { $rating }
opponent-unmeasured = { $name }, { $style }: nicht gemessen
opponent-even = Ebenbürtig
opponent-even-now = Ausgeglichene Partie, jetzt gegen { $name }
opponent-even-first = Beginnt sanft. Jede Partie gegen eine KI, die du zu Ende spielst, hilft zu wählen, wie stark die nächste sein soll.
opponent-even-form = { $games ->
    [one] Du spielst dieses Spiel mit etwa { $rating }, gemessen an deiner letzten Partie gegen eine KI.
   *[other] Du spielst dieses Spiel mit etwa { $rating }, gemessen an deinen letzten { $games } Partien gegen eine KI.
}
player-even = Ebenbürtig ({ $name })
player-level = Stufe { $level }

### The pause menu

pause = Pause
pause-resume = Zurück zum Brett
pause-start-clocks = Uhren starten
pause-stop-clocks = Uhren anhalten
pause-accept-draw = Remis annehmen
pause-decline-draw = Remis ablehnen
pause-offer-draw = Remis anbieten
pause-resign = Aufgeben
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
keys-move = Pfeiltasten, Eingabe
keys-move-what = auf dem Brett bewegen und wählen
keys-choices = 1 bis 9
keys-choices-what = was unter dem Brett zur Wahl steht
keys-next = Tab
keys-next-what = der Reihe nach zu allem, was gewählt werden kann
keys-cancel = Esc, Rechtsklick
keys-cancel-what = einen Schritt zurück, dann das Pausemenü
keys-undo = U, R
keys-undo-what = Zug zurücknehmen, wiederholen (auch Strg+Z, Strg+Y)
keys-turns = Bild auf, Bild ab
keys-turns-what = einen Zug zurück oder weiter
keys-ends = Pos1, Ende
keys-ends-what = zum Anfang, zur Gegenwart
keys-hint = H
keys-hint-what = Tipp zeigen oder verbergen
keys-hurry = M
keys-hurry-what = die KI zieht sofort
keys-watch = Leertaste, N, 1 bis 3
keys-watch-what = zwei KIs: Pause, ein Zug, wie schnell
keys-top = T
keys-top-what = von oben und zurück
keys-view = V
keys-view-what = im Raum, von oben, flach
keys-flip = F
keys-flip-what = auf die andere Seite des Bretts
keys-camera = Strg+Pfeiltasten, rechts ziehen
keys-camera-what = Kamera drehen und neigen
keys-zoom = + und -, Mausrad
keys-zoom-what = näher und weiter weg; 0 zeigt das ganze Brett
keys-photo = P
keys-photo-what = Fotos: Ziehen, Umschalt+Ziehen und Mausrad; Eingabe speichert, Esc beendet
keys-rules = F1
keys-rules-what = diese Regeln

### Settings, group by group

settings-colours = Farben
palette-classic = Klassisch
palette-high-contrast = Hoher Kontrast
palette-colour-safe = Farbsicher
settings-view = Ansicht (V)
view-room = Im Raum
view-above = Von oben
view-flat = Flach
view-automatic = Automatisch
settings-graphics = Grafik
graphics-simple = Einfach
graphics-standard = Standard
graphics-high = Hoch
graphics-automatic = Automatisch
settings-evaluation-bar = Ein Balken neben dem Brett zeigt, wer besser steht
settings-show-movable = Figuren markieren, die etwas tun können
settings-turn-board = Zwei Menschen: Das Brett dreht sich zur Seite am Zug
settings-speed = Wie schnell Figuren ziehen
speed-at-once = Sofort
settings-reduced-motion = Weniger Bewegung: Nichts wandert, alles blendet nur über
settings-volume-effects = Figuren und Ereignisse
settings-volume-room = Raum
settings-volume-interface = Knöpfe und Tipps
settings-finish-forced = Den einzig möglichen Schritt von selbst machen
settings-ponder = Die KI denkt auch in deiner Zeit (nicht bei einfacher Grafik)
settings-confirm-resign = Vor dem Aufgeben fragen
settings-pause-hidden = Die Uhren stehen still, solange das Fenster verdeckt ist
settings-text-size = Textgröße
settings-text-percent = { $percent } %
settings-text-sample = Aa
settings-text-help = Alle Bedienelemente wachsen mit, auch mit dem Fenster.

### The photo mode

photo-help = Ziehen: umsehen · Umschalt und ziehen: zur Seite · Mausrad: näher · B: Unschärfe · Eingabe: speichern · Esc: beenden
photo-saved = Gespeichert als { $path }
photo-no-folder = Das Bild wurde nicht gespeichert: Es ist kein Ordner für Bilder bekannt.
photo-folder-full = Das Bild wurde nicht gespeichert: In { $folder } liegen schon { $count } Bilder dieses Spiels.
photo-not-written = Das Bild wurde nicht gespeichert: { $path }: { $why }
photo-not-made = Das Bild wurde nicht gespeichert: { $why }

### Notices at the table

notice-nothing-to-undo = Es gibt keinen eigenen Zug, den du zurücknehmen kannst.
notice-draw-declined = { $side } lehnt das Remis ab.
notice-draw-declined-ai = Die KI lehnt das Remis ab: Ihre Stellung gefällt ihr.
notice-match-unsaved = Diese Partie lässt sich nicht speichern: { $error }
notice-match-unsaved-no-folder = Diese Partie lässt sich nicht speichern: Es ist kein Ordner für gespeicherte Partien bekannt.
notice-turn-unsaved = Der letzte Zug ist nicht gespeichert: { $error }
notice-claim = { $side } beansprucht den Sieg: { $reasons }. { $other } muss das jetzt aufheben.
notice-flat = Den Raum zu zeichnen dauert hier lange, deshalb ist das Brett jetzt flach (V ändert die Ansicht)
opponent-description = { $description } { $style }
notice-match-over = Die Partie ist zu Ende. { $result }
notice-offer-stands = { $side } hat schon Remis angeboten
notice-no-offer = { $side } liegt kein Remisangebot vor
