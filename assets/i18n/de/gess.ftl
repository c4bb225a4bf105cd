# Was in Gess gesagt wird.

### Names

name-stone = Stein
name-east = Osten
name-north = Norden
name-north-east = Nordosten
name-north-west = Nordwesten
name-south = Süden
name-south-east = Südosten
name-south-west = Südwesten
name-west = Westen

### How a game ends

reason-own-ring-broken = Der letzte Zug hat der eigenen Seite keinen Ring gelassen
reason-no-ring = Der letzte Ring der anderen Seite ist zerbrochen

### Options

option-centre-on-board = Zentren auf dem Brett
option-centre-on-board-help = Das Zentrum einer Figur darf weder auf dem Rand stehen noch dorthin ziehen. Zusammen mit „Letzten Ring behalten“ ist das die Unterrichtsfassung.
option-centre-on-board-is-off = aus
option-centre-on-board-is-on = ein
option-keep-ring = Letzten Ring behalten
option-keep-ring-help = Ein Zug, nach dem die eigene Seite keinen Ring mehr hätte, verliert nicht die Partie, sondern ist nicht erlaubt. Zusammen mit „Zentren auf dem Brett“ ist das die Unterrichtsfassung.
option-keep-ring-is-off = aus
option-keep-ring-is-on = ein

### Sentences

# $centre: point
on-the-rim = { $centre } liegt auf dem Rand, und Zentren müssen auf dem Brett bleiben (b2 bis s19)
# $centre: point, $side: side, $enemy: point, $owner: side
foreign-stone = Der Block { $centre } ist keine Figur von { $side }: Auf { $enemy } liegt ein Stein von { $owner } darin
# $side: side, $centre: point
no-stone = Im Block { $centre } liegt kein Stein von { $side }
# $centre: point
no-direction = Die Figur { $centre } hat nur im Zentrum einen Stein und deshalb keine Richtung
# $from: point, $side: side
every-move-breaks-ring = Nach jedem Zug der Figur { $from } hätte { $side } keinen Ring mehr
# $side: side
breaks-ring = Danach hätte { $side } keinen Ring mehr
# $from: point
already-there = Die Figur { $from } ist schon dort
# $from: point, $to: point
no-line = Von { $from } nach { $to } führt keine gerade Linie
# $from: point, $direction: name
no-stone-that-way = Die Figur { $from } hat im { $direction } keinen Stein und kann deshalb nicht dorthin ziehen
# $from: point, $range: u8, $steps: u8
too-far = Die Figur { $from } hat keinen Stein im Zentrum und zieht deshalb höchstens { $range } Felder weit, nicht { $steps }
# $from: point, $end: point, $side: side, $stone: point
meets-own = Die Figur { $from } muss auf { $end } anhalten: Dort berührt sie auf { $stone } einen eigenen Stein
# $from: point, $end: point, $side: side, $stone: point
meets-enemy = Die Figur { $from } muss auf { $end } anhalten: Dort berührt sie auf { $stone } einen Stein von { $side }
no-cell = Wähle ein Feld des Bretts oder des Rands darum
# $clauses: list
turn = { $clauses }
# $from: string, $to: string
goes = { $from } nach { $to }
# $own: stones
removes-own = entfernt { $own ->
    [one] 1 eigenen Stein
    *[other] { $own } eigene Steine
    }
# $stones: stones, $side: side
removes-enemy = entfernt { $stones ->
    [one] 1 Stein
    *[other] { $stones } Steine
    } von { $side }
# $stones: stones, $side: side, $own: u32
removes-both = entfernt { $stones ->
    [one] 1 Stein
    *[other] { $stones } Steine
    } von { $side } und { $own ->
    [one] 1 eigenen
    *[other] { $own } eigene
    }
# $stones: stones
over-the-edge = verliert { $stones ->
    [one] 1 Stein
    *[other] { $stones } Steine
    } über den Brettrand

### Was mit einer Stellung nicht stimmt

# $side: side, $most: number
too-many = { $side } darf höchstens { $most } Steine haben
