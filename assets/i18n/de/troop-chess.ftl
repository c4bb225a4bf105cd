# Was in Troop Chess gesagt wird. Formen der Formationen: The am Satzanfang; it: das Fürwort.

### Names

name-east = Osten
name-north = Norden
name-north-east = Nordosten
name-north-west = Nordwesten
name-oblique = Schräge
    .The = Die Schräge
    .it = sie
name-piece = Stein
name-pyramid = Pyramide
    .The = Die Pyramide
    .it = sie
name-serpent = Schlange
    .The = Die Schlange
    .it = sie
name-south = Süden
name-south-east = Südosten
name-south-west = Südwesten
name-straight = Gerade
    .The = Die Gerade
    .it = sie
name-wedge = Keil
    .The = Der Keil
    .it = er
name-west = Westen

### How a game ends

reason-scattered = Eine Seite ist zersprengt: Keine drei ihrer Steine bilden eine Formation
reason-both-scattered = Beide Seiten sind zersprengt: Keine hat noch eine Formation
reason-blocked = Die Seite am Zug hat Formationen, aber keine davon kann ziehen

### Options

option-ranks = Reihen
option-ranks-help = Mit wie vielen vollen Reihen von Steinen jede Seite beginnt.
option-ranks-is-2 = 2
option-ranks-is-3 = 3

### Sentences

# $point: point
chosen-already = { $point } ist schon gewählt: Wähle einen anderen Stein
# $point: point, $owner: side, $side: side
not-yours = Der Stein auf { $point } gehört { $owner }, und { $side } ist am Zug
# $shape: name, $points: string
cannot-move = { $shape-The } { $points } kann nicht ziehen: Alle Wege sind versperrt
# $points: list, $count: usize
none-can-move = Keine Formation mit { $points } kann ziehen: Alle Wege sind versperrt
# $point: point
in-no-formation = Der Stein auf { $point } gehört zu keiner Formation: Keine zwei anderen bilden mit ihm eine Dreiergruppe
# $first: point, $second: point
no-third = Keine Formation enthält { $first } und { $second } zugleich: Ein dritter Stein muss sie verbinden
# $points: list
not-connected = { $points } sind keine Formation: Sie berühren sich nicht als zusammenhängende Gruppe
# $shape: name, $points: string
stays = { $shape-The } { $points } bliebe, wo { $shape-it } ist
# $from: point, $target: point, $shape: name, $far_directions: list
no-steps = Von { $from } nach { $target } sind es nicht ein oder zwei Schritte in eine Richtung: { $shape-The } zieht einen Schritt in eine der acht Richtungen oder zwei Schritte nach { $far_directions }
# $shape: name, $points: string, $direction: name, $far_directions: list
no-two-steps = { $shape-The } { $points } kann nicht zwei Schritte nach { $direction } ziehen: Erlaubt ist ein Schritt in eine der acht Richtungen, oder zwei nach { $far_directions }
# $owner: side, $point: point
passes-over = Zwei Schritte gingen über den Stein von { $owner } auf { $point } hinweg
# $from: point
leaves-board = Der Stein auf { $from } würde das Brett verlassen
# $side: side, $target: point, $from: point
own-piece = Auf { $target }, wo der Stein von { $from } ankäme, steht ein eigener Stein
no-point = Wähle einen Punkt des Bretts
# $clauses: list
turn = { $clauses }
# $shape: name, $points: string, $direction: name
one-step = { $shape } { $points } einen Schritt nach { $direction }
# $shape: name, $points: string, $direction: name
two-steps = { $shape } { $points } zwei Schritte nach { $direction }
# $points: list
takes = schlägt { $points }
# $points: list
loses = verliert { $points }

### Was mit einer Stellung nicht stimmt

# $side: side, $most: number
too-many = { $side } darf höchstens { $most } Steine haben
