# Was in Treason gesagt wird. Stein und Spion sind beide männlich und haben in allen Fällen, die hier stehen, dieselbe
# Form.

### Names

name-man = Stein
name-spy = Spion

### How a game ends

reason-annihilation = Die Seite am Zug hat keine Figur mehr
reason-blocked = Die Seite am Zug hat keinen erlaubten Zug

### Options

option-landings = Landefelder
option-landings-help = Welche Felder hinter einer geschlagenen Figur leer sein müssen: das gewählte oder alle, auf denen der Sprung enden könnte.
option-landings-is-chosen = gewählte
option-landings-is-all = alle

### Sentences

# $piece: name, $from: triangle, $owner: side, $side: side
not-yours = Der { $piece } auf { $from } gehört { $owner }, und { $side } ist am Zug
# $from: triangle, $mirror: triangle
spy-blocked = Der Spion auf { $from } ist blockiert: Alle Felder um ihn herum sind besetzt, und auf seinem Spiegelfeld { $mirror } steht kein Gegner
# $from: triangle
man-blocked = Der Stein auf { $from } ist blockiert: Alle Felder, auf die er ziehen könnte, sind besetzt
# $capturers: list, $count: u32
compulsory-capture = Schlagzwang: { $capturers } { $count ->
    [one] kann
    *[other] können
    } schlagen
# $piece: name, $to: triangle
already-there = Der { $piece } steht schon auf { $to }
# $cell: triangle, $from: triangle
not-adjacent = { $cell } ist kein Nachbarfeld von { $from }
white-goes-up = Weiße Steine ziehen nie auf eine niedrigere Reihe
black-goes-down = Schwarze Steine ziehen nie auf eine höhere Reihe
# $owner: side, $piece: name, $to: triangle
occupied = Auf { $to } steht ein { $piece } von { $owner }: Ein Schritt endet auf einem leeren Feld
# $from: triangle
only-spy-converts = Nur ein Spion wirbt an, und auf { $from } steht ein Stein
# $from: triangle, $mirror: triangle, $cell: triangle
not-mirror = Das Spiegelfeld von { $from } ist { $mirror }, nicht { $cell }
# $cell: triangle
mirror-empty = Auf dem Spiegelfeld { $cell } lässt sich niemand anwerben: Es ist leer
# $cell: triangle, $side: side, $piece: name
mirror-own = Auf dem Spiegelfeld { $cell } lässt sich niemand anwerben: Dort steht ein { $piece } von { $side }
# $cell: triangle
became-spy = Der Stein ist auf { $cell } zum Spion geworden, und damit ist sein Zug zu Ende
# $cell: triangle
no-enemy = Auf { $cell } steht kein Gegner, der geschlagen werden könnte
# $cell: triangle, $from: triangle, $targets: list, $count: u32
no-enemy-but = Auf { $cell } steht kein Gegner, der geschlagen werden könnte; von { $from } aus { $count ->
    [one] kann
    *[other] können
    } { $targets } geschlagen werden
# $cell: triangle, $from: triangle, $rule: message
behind = { $cell } liegt hinter dem Stein auf { $from }: { $rule }
# $from: triangle, $over: triangle
nowhere-to-land = Von { $from } aus gibt es hinter { $over } kein Feld zum Landen
# $over: triangle, $landing: triangle
only-landing-occupied = Kein Landefeld hinter { $over } ist leer: { $landing } ist besetzt
# $over: triangle, $landings: list
landings-occupied = Kein Landefeld hinter { $over } ist leer: { $landings } sind besetzt
# $over: triangle, $landing: triangle
one-of-all-occupied = Alle Landefelder müssen leer sein: Hinter { $over } ist { $landing } besetzt
# $over: triangle, $landings: list
some-of-all-occupied = Alle Landefelder müssen leer sein: Hinter { $over } sind { $landings } besetzt
# $landing: triangle, $over: triangle
landing-not-adjacent = Das Landefeld { $landing } liegt nicht neben der geschlagenen Figur auf { $over }
# $start: triangle
lands-on-start = Ein Sprung endet nicht auf { $start }, wo er begonnen hat
# $landing: triangle, $start: triangle
lands-beside-start = Das Landefeld { $landing } liegt neben { $start }, wo der Sprung begonnen hat
# $over: triangle, $landing: triangle, $rule: message
lands-backward = Von { $over } nach { $landing } geht es rückwärts: { $rule }
# $landing: triangle
landing-occupied = Das Landefeld { $landing } ist besetzt
no-cell = Wähle ein Feld des Bretts
# $piece: name, $from: triangle, $to: triangle
steps = { $from } nach { $to }
# $from: triangle, $to: triangle
steps-and-becomes-spy = { $from } nach { $to }, wird zum Spion
# $from: triangle, $at: triangle, $piece: name
converts = Der Spion auf { $from } wirbt den { $piece } auf { $at } an
# $from: triangle, $at: triangle
converts-to-spy = Der Spion auf { $from } wirbt den Stein auf { $at } an, der zum Spion wird
# $piece: name, $from: triangle, $captures: list
captures = { $from } { $captures }
# $from: triangle, $captures: list
captures-and-becomes-spy = { $from } { $captures }, wird zum Spion
# $captured: name, $over: triangle, $landing: triangle
capture = schlägt { $over }, landet auf { $landing }

### Was mit einer Stellung nicht stimmt

# $side: side, $cell: triangle
promotion-due = Ein Stein von { $side } wäre auf { $cell } zum Spion geworden
# $most: number
too-many = Es gibt höchstens { $most } Figuren
