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
