# Was in Go-Chess gesagt wird. Formen der Figuren: The am Satzanfang, dat, gen im dritten und zweiten Fall; a: eine
# davon; own: eine eigene; no: keine.

### Names

name-bishop = Läufer
    .The = Der Läufer
    .a = ein Läufer
    .dat = dem Läufer
    .gen = des Läufers
    .own = ein eigener Läufer
    .no = keinen Läufer
name-blocked-square = Gesperrtes Feld
name-king = König
    .The = Der König
    .a = der König
    .dat = dem König
    .gen = des Königs
    .own = der eigene König
    .no = keinen König
name-knight = Springer
    .The = Der Springer
    .a = ein Springer
    .dat = dem Springer
    .gen = des Springers
    .own = ein eigener Springer
    .no = keinen Springer
name-pawn = Bauer
    .The = Der Bauer
    .a = ein Bauer
    .dat = dem Bauern
    .gen = des Bauern
    .own = ein eigener Bauer
    .no = keinen Bauern
name-queen = Dame
    .The = Die Dame
    .a = die Dame
    .dat = der Dame
    .gen = der Dame
    .own = die eigene Dame
    .no = keine Dame
name-rook = Turm
    .The = Der Turm
    .a = ein Turm
    .dat = dem Turm
    .gen = des Turms
    .own = ein eigener Turm
    .no = keinen Turm

### How a game ends

reason-checkmate = Der König ist angegriffen, und kein Zug rettet ihn
reason-stalemate = Die Seite am Zug hat keinen erlaubten Zug und steht nicht im Schach
reason-bare-kings = Nur noch die beiden Könige sind übrig
reason-void = Die Seite, die wählen muss, hat kein Feld mehr für ihre Figur

### Options

option-blocked = Gesperrte Felder
option-blocked-help = Wie viele Felder für alle Figuren gesperrt sind.
option-seed = Startzahl des Bretts
option-seed-help = Die Zahl, aus der die gesperrten Felder ausgelost werden; dieselbe Zahl ergibt dasselbe Brett.

### Sentences

still-placing = Die Figuren werden noch gesetzt
all-placed = Alle Figuren sind gesetzt
# $piece: name
other-piece = Zu setzen ist jetzt { $piece-a }
# $owner: side, $piece: name, $square: square
taken = Auf { $square } steht { $piece-a } von { $owner }
# $square: square
blocked = { $square } ist gesperrt
# $square: square, $side: side
banned-for-king = { $square } ist für { $side } verboten, bis dieses Paar steht: Das Feld wurde schon für den König versucht
# $square: square, $side: side
banned-by-clash = { $square } ist für { $side } verboten, bis dieses Paar steht: Beide haben das Feld schon gewählt
# $square: square, $colour_of: string, $first: square
same-colour = Der zweite Läufer kommt auf die andere Farbe: { $square } hat die von { $colour_of }, wie { $first }
# $owner: side, $piece: name, $from: square, $king: square
king-attacked = { $piece-The } von { $owner } auf { $from } würde den König auf { $king } angreifen
# $king: square
no-king-there = Der König kann nicht auf { $king } stehen
# $piece: name, $from: square, $owner: side, $side: side
not-yours = { $piece-The } auf { $from } gehört { $owner }, und { $side } ist am Zug
# $piece: name, $from: square
shut-in = { $piece-The } auf { $from } ist eingeschlossen
# $side: side, $piece: name
no-help = { $side } steht im Schach, und kein Zug { $piece-gen } hilft
# $piece: name, $to: square
already-there = { $piece-The } steht schon auf { $to }
# $side: side, $piece: name, $to: square
own-piece = Auf { $to } steht { $piece-own }
# $piece: name, $to: square
pawn-meets = Der Bauer schlägt nur diagonal: { $piece-The } auf { $to } ist ihm im Weg
# $to: square
pawn-captures-nothing = Diagonal zieht der Bauer nur, um zu schlagen: { $to } ist leer
# $owner: side, $blocker: name, $square: square, $piece: name
in-the-way = { $blocker-The } von { $owner } auf { $square } ist { $piece-dat } im Weg
# $square: square, $piece: name
blocked-in-the-way = Das gesperrte Feld { $square } ist { $piece-dat } im Weg
pawn-moves = Der Bauer zieht ein Feld weit auf einer Reihe oder Linie und schlägt ein Feld weit diagonal
knight-moves = Der Springer springt zwei Felder auf einer Reihe oder Linie und eines zur Seite
bishop-moves = Der Läufer zieht auf Diagonalen
rook-moves = Der Turm zieht auf Reihen und Linien
queen-moves = Die Dame zieht auf Reihen, Linien und Diagonalen
king-moves = Der König zieht ein Feld weit in eine der acht Richtungen
# $turn: string
captures-nothing = Damit wird nichts geschlagen ({ $turn })
# $turn: string
no-check = Das ist kein Schach ({ $turn })
# $turn: string
no-mate = Das ist kein Matt ({ $turn })
# $side: side, $piece: name
none-of-kind = { $side } hat { $piece-no }
# $side: side, $piece: name
none-of-kind-there = { $side } hat dort { $piece-no }
# $side: side, $squares: list, $to: square
none-goes = Keine solche Figur von { $side } (auf { $squares }) kann nach { $to } ziehen
# $piece: name, $square: string
places = { $piece } auf { $square }
# $clauses: list
move = { $clauses }
# $piece: name, $to: string
goes = { $piece } nach { $to }
# $origin: string, $piece: name, $to: string
goes-from = { $piece } { $origin } nach { $to }
# $piece: name, $to: string
takes = { $piece } schlägt { $to }
# $origin: string, $piece: name, $to: string
takes-from = { $piece } { $origin } schlägt { $to }
check = Schach
checkmate = Matt
# $square: square
same-square = Beide haben { $square } gewählt: Beide wählen noch einmal, aber nicht { $square }.
# $white: square, $black: square
kings-attack = Die Könige auf { $white } und { $black } würden einander angreifen: Beide wählen noch einmal, Weiß nicht { $white }, Schwarz nicht { $black }.
# $side: side, $near: u32, $other: side, $far: u32
closer-begins = Die Zugphase beginnt. { $side } hat den ersten Zug: König und Dame von { $side } sind { $near ->
    [one] 1 Schritt
    *[other] { $near } Schritte
    } voneinander entfernt, die von { $other } { $far }.
# $side: side
others-decide = Die Zugphase beginnt. { $side } hat den ersten Zug: Könige und Damen stehen gleich weit auseinander, also entscheiden die anderen Figuren, und sonst beginnt Weiß.

### Was mit einer Stellung nicht stimmt

# $needed: number, $count: number
blocked-squares = { $needed } gesperrte Felder müssen es sein, und { $count } sind es
# $side: side
bishops-alike = Die beiden Läufer von { $side } stehen auf Feldern einer Farbe
# $waiting: side, $side: side
waiting-in-check = { $waiting } steht im Schach, und { $side } ist am Zug
# $side: side, $most: number, $piece: name
too-many = Hier darf { $side } von dieser Art ({ $piece }) höchstens { $most } haben
# $side: side, $count: number, $piece: name, $least: number
too-few = { $side } hat von dieser Art ({ $piece }) { $count } und braucht { $least }
# $side: side, $square: square
no-ban = { $side } hätte { $square } nicht wählen können, also kann es nicht verboten sein
choice-missing = Das von Weiß gewählte Feld fehlt, und Schwarz soll wählen
