# Was in Tribun gesagt wird. Formen der Einheiten: the, acc, dat, gen mit dem Artikel (The am Satzanfang); a: eine
# davon; it: das Fürwort (It am Satzanfang); Slave, slavedat: als Sklave, im ersten und im dritten Fall.

### Names

name-balista = Balista
    .The = Die Balista
    .the = die Balista
    .a = eine Balista
    .acc = die Balista
    .dat = der Balista
    .gen = der Balista
    .It = Sie
    .it = sie
    .Slave = Die versklavte Balista
    .slavedat = der versklavten Balista
name-balista-tribun = Balista-Tribun
    .The = Der Balista-Tribun
    .the = der Balista-Tribun
    .a = der Balista-Tribun
    .acc = den Balista-Tribun
    .dat = dem Balista-Tribun
    .gen = des Balista-Tribuns
    .It = Er
    .it = er
name-centuria = Centuria
    .The = Die Centuria
    .the = die Centuria
    .a = eine Centuria
    .acc = die Centuria
    .dat = der Centuria
    .gen = der Centuria
    .It = Sie
    .it = sie
    .Slave = Die versklavte Centuria
    .slavedat = der versklavten Centuria
name-centuria-tribun = Centuria-Tribun
    .The = Der Centuria-Tribun
    .the = der Centuria-Tribun
    .a = der Centuria-Tribun
    .acc = den Centuria-Tribun
    .dat = dem Centuria-Tribun
    .gen = des Centuria-Tribuns
    .It = Er
    .it = er
name-eques = Eques
    .The = Der Eques
    .the = der Eques
    .a = ein Eques
    .acc = den Eques
    .dat = dem Eques
    .gen = des Eques
    .It = Er
    .it = er
    .Slave = Der versklavte Eques
    .slavedat = dem versklavten Eques
name-eques-tribun = Eques-Tribun
    .The = Der Eques-Tribun
    .the = der Eques-Tribun
    .a = der Eques-Tribun
    .acc = den Eques-Tribun
    .dat = dem Eques-Tribun
    .gen = des Eques-Tribuns
    .It = Er
    .it = er
name-hastatus = Hastatus
    .The = Der Hastatus
    .the = der Hastatus
    .a = ein Hastatus
    .acc = den Hastatus
    .dat = dem Hastatus
    .gen = des Hastatus
    .It = Er
    .it = er
    .Slave = Der versklavte Hastatus
    .slavedat = dem versklavten Hastatus
name-hastatus-tribun = Hastatus-Tribun
    .The = Der Hastatus-Tribun
    .the = der Hastatus-Tribun
    .a = der Hastatus-Tribun
    .acc = den Hastatus-Tribun
    .dat = dem Hastatus-Tribun
    .gen = des Hastatus-Tribuns
    .It = Er
    .it = er
name-piece = Stein
name-saggitarius = Saggitarius
    .The = Der Saggitarius
    .the = der Saggitarius
    .a = ein Saggitarius
    .acc = den Saggitarius
    .dat = dem Saggitarius
    .gen = des Saggitarius
    .It = Er
    .it = er
    .Slave = Der versklavte Saggitarius
    .slavedat = dem versklavten Saggitarius
name-saggitarius-tribun = Saggitarius-Tribun
    .The = Der Saggitarius-Tribun
    .the = der Saggitarius-Tribun
    .a = der Saggitarius-Tribun
    .acc = den Saggitarius-Tribun
    .dat = dem Saggitarius-Tribun
    .gen = des Saggitarius-Tribuns
    .It = Er
    .it = er
name-servus = Servus
    .The = Der Servus
    .the = der Servus
    .a = ein Servus
    .acc = den Servus
    .dat = dem Servus
    .gen = des Servus
    .It = Er
    .it = er
    .Slave = Der versklavte Servus
    .slavedat = dem versklavten Servus
name-tribun = Tribun
    .The = Der Tribun
    .the = der Tribun
    .a = der Tribun
    .acc = den Tribun
    .dat = dem Tribun
    .gen = des Tribuns
    .It = Er
    .it = er

### How a game ends

reason-nex = Der Tribun der anderen Seite ist gefallen
reason-paralysis = Die Seite am Zug hat keinen erlaubten Zug

### Options

option-first = Erster Zug
option-first-help = Wer beginnt: Weiß oder Schwarz, wie ihr es vereinbart.
option-first-is-w = Weiß
option-first-is-b = Schwarz
option-rules = Regeln
option-rules-help = Alle Regeln oder für den Einstieg neunzig Prozent davon: kein Impero, keine symmetrische Vereinigung, keine Centuria.
option-rules-is-full = alle
option-rules-is-ninety = neunzig Prozent

### Sentences

no-hex = Wähle ein Feld des Bretts
no-action = Wähle ein Feld, auf das die Einheit zieht, eine Gangart oder das Aufteilen
no-result = Wähle, was vom Ziel übrig bleibt, oder wer auf welche Art einrückt
no-part = Wähle ein Feld neben dem ersten
# $counts: list
no-number = Wähle, wie viele: { $counts }
# $hex: hex
no-unit = Auf { $hex } steht keine Einheit
# $piece: name, $hex: hex, $owner: side, $side: side
not-yours = { $piece-The } auf { $hex } gehört { $owner }, und { $side } ist am Zug
# $piece: name, $hex: hex
asleep = { $piece-The } auf { $hex } schläft: Weder Ziehen noch Aufteilen ist möglich
# $piece: name, $from: hex
no-slave = { $piece-The } auf { $from } hat keinen Sklaven
# $piece: name, $to: hex
already-there = { $piece-The } steht schon auf { $to }
# $owner: side, $piece: name, $to: hex
not-empty = Gezogen wird auf ein leeres Feld, und auf { $to } steht { $piece-a } von { $owner }
# $piece: name, $to: hex, $why: message
cannot-go = { $piece-The } kann nicht nach { $to } ziehen: { $why }
# $slave: name, $to: hex, $why: message
slave-cannot-go = { $slave-Slave } kann nicht nach { $to } ziehen: { $why }
tribun-moves = Der Tribun zieht auf eines der sechs Nachbarfelder
# $piece: name
servus-moves = { $piece-The } zieht einen Schritt geradeaus vorwärts
# $piece: name
hastatus-moves = { $piece-The } springt auf die Felder der eigenen Farbe, die zwei Schritte entfernt sind
# $piece: name
saggitarius-moves = { $piece-The } springt auf die Felder anderer Farben, die drei Schritte entfernt sind
# $piece: name
slider-moves = { $piece-The } gleitet in Sprüngen des Hastatus, über leere Felder
# $piece: name
centuria-moves = { $piece-The } zieht einen Schritt, oder zwei geradeaus, wenn kein Gegner dazwischensteht
# $slave: name
slave-servus-moves = { $slave-Slave } zieht einen Schritt geradeaus vorwärts
# $slave: name
slave-hastatus-moves = { $slave-Slave } springt auf die Felder der eigenen Farbe, die zwei Schritte entfernt sind
# $slave: name
slave-saggitarius-moves = { $slave-Slave } springt auf die Felder anderer Farben, die drei Schritte entfernt sind
# $slave: name
slave-slider-moves = { $slave-Slave } gleitet in Sprüngen des Hastatus, über leere Felder
# $slave: name
slave-centuria-moves = { $slave-Slave } zieht einen Schritt, oder zwei geradeaus, wenn kein Gegner dazwischensteht
# $target: hex
no-target = Auf { $target } steht keine Einheit, die angegriffen werden könnte
# $piece: name, $target: hex, $side: side
own-target = { $piece-The } auf { $target } gehört { $side } selbst
# $side: side, $piece: name, $target: hex
out-of-reach = Keine Einheit von { $side } erreicht { $piece-acc } auf { $target }
# $piece: name, $from: hex, $target: hex, $why: message
no-strike = { $piece-The } auf { $from } erreicht { $target } nicht: { $why }
# $slave: name, $from: hex, $target: hex, $why: message
no-slave-strike = { $slave-Slave } auf { $from } erreicht { $target } nicht: { $why }
# $from: hex
strikes-twice = Die Einheit auf { $from } kann nicht zweimal zuschlagen
nobody-strikes = Mindestens eine Einheit muss zuschlagen
# $piece: name, $turn: string
takes-tribun = Jeder noch so schwache Angriff auf { $piece-acc } schlägt den Tribun: { $turn }
# $piece: name, $target: hex
carries-no-tribun = { $piece-The } auf { $target } trägt keinen Tribun
# $left: u8
no-such-rest = Keine Einheit hat { $left } Steine: Es wird noch einer entfernt
# $piece: name, $target: hex
nothing-left = Bleibt von { $piece-dat } auf { $target } nichts übrig, rückt eine Einheit ein: Wähle, welche
# $left: u8, $slave: u8, $turn: string
rest-holds-no-slave = { $left ->
    [one] 1 Stein kann
    *[other] { $left } Steine können
    } keinen Sklaven der Höhe { $slave } halten: Alle oberen Steine werden entfernt, { $turn }
# $piece: name, $target: hex
leaves-nothing = Kein Angriff lässt etwas von { $piece-dat } auf { $target } übrig
# $left: u8, $piece: name, $target: hex, $possible: list
leaves-other = Kein Angriff lässt { $left } von { $piece-dat } auf { $target } übrig; möglich ist { $possible }
nobody-moves-in = Ein Angriff auf eine Einheit mit einem Sklaven trifft nur die oberen Steine, und niemand rückt ein
# $piece: name, $from: hex, $most: u16, $need: u8
too-weak = Mit { $piece-dat } von { $from } kommen die Angreifer auf höchstens { $most }, und { $need } sind nötig
# $slave: name, $from: hex, $most: u16, $need: u8
slave-too-weak = Mit { $slave-slavedat } von { $from } kommen die Angreifer auf höchstens { $most }, und { $need } sind nötig
no-impero = In den Neunzig-Prozent-Regeln gibt es kein Impero
tribun-enslaves = Eine Einheit mit dem Tribun versklavt nicht
# $count: u8
too-high-to-hold = { $count } Steine können nicht aufsitzen: Höchstens 4 halten einen Sklaven
# $count: u8, $slave: u8
too-low-to-hold = { $count ->
    [one] 1 Stein kann
    *[other] { $count } Steine können
    } keinen Sklaven der Höhe { $slave } halten: Es müssen mindestens halb so viele sein, wie der Sklave hat
# $hex: hex, $side: side
nobody-meets = { $hex } ist leer, und daneben steht keine Einheit von { $side }
# $hex: hex
one-meets = { $hex } ist leer, und daneben steht nur eine Einheit: Zum Vereinen sind zwei nötig
# $hex: hex, $units: list
none-fit = Die Einheiten um { $hex } ({ $units }) können dort keine gültige Einheit bilden
# $piece: name, $from: hex
tribun-splits = Eine Einheit mit dem Tribun wird nicht aufgeteilt, auch nicht { $piece-the } auf { $from }
# $piece: name, $from: hex
single-piece = { $piece-The } auf { $from } ist ein einzelner Stein und kann nicht aufgeteilt werden
# $piece: name, $from: hex
no-room-to-split = { $piece-The } auf { $from } kann nicht aufgeteilt werden: Auf die leeren Felder daneben passen keine gültigen Teile
# $hex: hex
part-on-unit = { $hex } ist nicht leer: Teile kommen nur auf leere Felder
# $count: u8
no-valid-unit = { $count } Steine sind keine gültige Einheit
# $height: u8, $piece: name, $total: u8
not-all-spread = Alle { $height } Steine { $piece-gen } werden verteilt, nicht { $total }
one-hex = Mindestens zwei Felder müssen benutzt werden
# $left: u8, $hex: hex, $slave: u8
stay-holds-no-slave = { $left ->
    [one] Der eine Stein, der auf { $hex } bleibt, kann
    *[other] Die { $left } Steine, die auf { $hex } bleiben, können
    } keinen Sklaven der Höhe { $slave } halten
# $left: u8, $hex: hex
stay-no-valid-unit = Die { $left } Steine, die auf { $hex } bleiben, sind keine gültige Einheit
# $to: hex, $owner: side, $piece: name
meeting-on-unit = { $to } ist nicht leer: Dort steht { $piece-a } von { $owner }
no-such-number = Es vereinen sich zwei Einheiten, oder drei oder sechs symmetrisch
# $piece: name, $hex: hex, $height: u8
too-few-to-give = { $piece-The } auf { $hex } hat nur { $height ->
    [one] 1 Stein
    *[other] { $height } Steine
    } zu geben
# $piece: name, $hex: hex
tribun-whole = { $piece-The } auf { $hex } gibt sich ganz oder gar nicht
no-symmetric = In den Neunzig-Prozent-Regeln gibt es keine symmetrische Vereinigung
# $to: hex
not-at-120 = Drei Einheiten vereinen sich nur, wenn sie in Winkeln von 120 Grad um { $to } stehen
tribun-in-symmetry = Der Tribun nimmt an keiner symmetrischen Vereinigung teil
unequal-units = In einer symmetrischen Vereinigung sind alle Einheiten gleich, auch ihre Sklaven
unequal-numbers = In einer symmetrischen Vereinigung geben alle Einheiten dieselbe Zahl
# $hex: hex, $middle: hex
not-next-to = { $hex } liegt nicht neben { $middle }
# $hex: hex
no-further-part = Auf { $hex } kann kein weiterer Teil kommen
# $piece: name, $hex: hex
nothing-to-give = { $piece-The } auf { $hex } hat nichts zu geben, was passen würde
# $owner: side, $piece: name, $hex: hex
in-the-way = { $piece-The } von { $owner } auf { $hex } ist im Weg
tribun-attacks = Er greift seine Nachbarfelder an
# $piece: name
servus-attacks = { $piece-It } greift die beiden Felder neben dem Feld davor an
# $piece: name
hastatus-attacks = { $piece-It } greift die Felder der eigenen Farbe an, die zwei Schritte entfernt sind
# $piece: name
saggitarius-attacks = { $piece-It } greift die Felder anderer Farben an, die drei Schritte entfernt sind
# $piece: name
eques-attacks = { $piece-It } greift die erste Einheit auf einer Linie von Hastatus-Sprüngen an
# $piece: name
balista-attacks = { $piece-It } greift die erste Einheit auf einer geraden Linie an
# $piece: name
centuria-attacks = { $piece-It } greift die Felder an, auf die { $piece-it } ziehen könnte, und die der eigenen Farbe, die zwei Schritte entfernt sind
# $piece: name, $from: string, $to: string
goes = { $piece } { $from } nach { $to }
# $piece: name, $from: string, $to: string
leaves-slave = { $piece } { $from } nach { $to }, der Sklave bleibt zurück
# $piece: name, $from: string, $slave: name, $to: string
goes-on-slave = { $piece } { $from } auf dem Sklaven, { $slave-dat }, nach { $to }
# $piece: name, $from: string, $prey: name, $target: string
takes = { $piece } { $from } schlägt { $prey } { $target }
# $piece: name, $from: string, $prey: name, $target: string
takes-leaving-slave = { $piece } { $from } schlägt { $prey } { $target }, der Sklave bleibt zurück
# $piece: name, $from: string, $slave: name, $prey: name, $target: string
takes-on-slave = { $piece } { $from } auf dem Sklaven, { $slave-dat }, schlägt { $prey } { $target }
# $piece: name, $from: string, $prey: name, $target: string
enslaves = { $piece } { $from } versklavt { $prey } { $target }
# $prey: name, $target: string, $left: u8
damages = Angriff auf { $prey } { $target }, { $left ->
    [one] 1 bleibt
    *[other] { $left } bleiben
    } übrig
# $prey: name, $target: string
frees-slave = Angriff auf { $prey } { $target }, der Sklave ist frei
# $prey: name, $target: string
tribun-falls = Angriff auf { $prey } { $target }, der Tribun fällt
# $piece: name, $from: string, $parts: list
splits = { $piece } { $from } teilt sich auf: { $parts }
# $count: u8, $hex: string
part-on = { $count } auf { $hex }
# $piece: name, $to: string, $parts: list
combines = { $piece } auf { $to }: { $parts }
# $count: u8, $hex: string
part-from = { $count } von { $hex }

### Was mit einer Stellung nicht stimmt

no-tribun = Keine Seite hat einen Tribun
# $side: side
second-tribun = { $side } hat einen zweiten Tribun
# $side: side, $most: number
too-many = { $side } hat außer dem Tribun mehr als { $most } Steine
