# Was in Tress gesagt wird. Formen der Figuren: The am Satzanfang, dat, gen im dritten und zweiten Fall; to: was durch
# Umwandlung entsteht; own: eine eigene; no: keine. Formen der Zonen: acc im vierten Fall; in (In am Satzanfang); it: das
# Fürwort im vierten Fall.

### Names

name-far-central-outpost = Ferner Mittelposten
    .acc = den Fernen Mittelposten
    .in = im Fernen Mittelposten
    .In = Im Fernen Mittelposten
    .it = ihn
name-far-king-s-outpost = Ferner Posten des Königs
    .acc = den Fernen Posten des Königs
    .in = im Fernen Posten des Königs
    .In = Im Fernen Posten des Königs
    .it = ihn
name-far-queen-s-outpost = Ferner Posten der Königin
    .acc = den Fernen Posten der Königin
    .in = im Fernen Posten der Königin
    .In = Im Fernen Posten der Königin
    .it = ihn
name-fortress = Festung
    .acc = die Festung
    .in = in der Festung
    .In = In der Festung
    .it = sie
name-guardian = Gardist
    .The = Der Gardist
    .dat = dem Gardisten
    .gen = des Gardisten
    .to = zum Gardisten
    .own = ein eigener Gardist
    .no = keinen Gardisten
name-king = König
    .The = Der König
    .dat = dem König
    .gen = des Königs
    .to = zum König
    .own = der eigene König
    .no = keinen König
name-knight = Ritter
    .The = Der Ritter
    .dat = dem Ritter
    .gen = des Ritters
    .to = zum Ritter
    .own = ein eigener Ritter
    .no = keinen Ritter
name-lancer = Lanzenreiter
    .The = Der Lanzenreiter
    .dat = dem Lanzenreiter
    .gen = des Lanzenreiters
    .to = zum Lanzenreiter
    .own = ein eigener Lanzenreiter
    .no = keinen Lanzenreiter
name-near-central-outpost = Naher Mittelposten
    .acc = den Nahen Mittelposten
    .in = im Nahen Mittelposten
    .In = Im Nahen Mittelposten
    .it = ihn
name-near-king-s-outpost = Naher Posten des Königs
    .acc = den Nahen Posten des Königs
    .in = im Nahen Posten des Königs
    .In = Im Nahen Posten des Königs
    .it = ihn
name-near-queen-s-outpost = Naher Posten der Königin
    .acc = den Nahen Posten der Königin
    .in = im Nahen Posten der Königin
    .In = Im Nahen Posten der Königin
    .it = ihn
name-pike = Pikenier
    .The = Der Pikenier
    .dat = dem Pikenier
    .gen = des Pikeniers
    .to = zum Pikenier
    .own = ein eigener Pikenier
    .no = keinen Pikenier
name-pikeman = Pikenier
    .The = Der Pikenier
    .dat = dem Pikenier
    .gen = des Pikeniers
    .to = zum Pikenier
    .own = ein eigener Pikenier
    .no = keinen Pikenier
name-queen = Königin
    .The = Die Königin
    .dat = der Königin
    .gen = der Königin
    .to = zur Königin
    .own = die eigene Königin
    .no = keine Königin
name-sentinel = Schildwache
    .The = Die Schildwache
    .dat = der Schildwache
    .gen = der Schildwache
    .to = zur Schildwache
    .own = eine eigene Schildwache
    .no = keine Schildwache
name-domination = die Vorherrschaft
name-elimination = die Entthronung
name-the-dual-escort = das Doppelgeleit
name-the-lone-escort = das Einzelgeleit

### How a game ends

reason-elimination = König und Königin der anderen Seite sind geschlagen
reason-dual-escort = König und Königin halten gemeinsam die Festung
reason-lone-escort = Der letzte Monarch hält die Festung
reason-domination = Fünf oder mehr Zonen sind beherrscht
reason-mutual-elimination = Keine Seite hat noch einen König oder eine Königin
reason-stalemate = Die Seite am Zug hat keinen erlaubten Zug

### Options

option-second-wind = Zweite Luft
option-second-wind-help = Wer eine Siegbedingung erfüllt, hat nur gewonnen, wenn die andere Seite sie nicht sofort aufheben kann.
option-second-wind-is-on = ein
option-second-wind-is-off = aus

### Sentences

# $piece: name, $from: square, $owner: side, $side: side
not-yours = { $piece-The } auf { $from } gehört { $owner }, und { $side } ist am Zug
# $piece: name, $from: square
asleep = { $piece-The } auf { $from } kann nicht ziehen: Ringsum stehen eigene Figuren
# $piece: name, $from: square
nowhere-to-land = { $piece-The } auf { $from } kann nirgends landen: Überall sind eigene Figuren oder gesperrte Zonen im Weg
# $piece: name, $to: square
already-there = { $piece-The } steht schon auf { $to }
# $side: side, $piece: name, $to: square
own-piece = Auf { $to } steht { $piece-own }
# $piece: name
steps-one = { $piece-The } zieht ein Feld weit in eine der acht Richtungen
# $piece: name
leaps-two = { $piece-The } springt auf ein Feld, das genau zwei Felder entfernt ist, über alles hinweg
# $piece: name
slides-diagonally = { $piece-The } gleitet auf Diagonalen
# $piece: name
slides-straight = { $piece-The } gleitet auf Reihen und Linien
# $piece: name
slides-any-way = { $piece-The } gleitet auf Reihen, Linien und Diagonalen
# $piece: name, $zone: name, $owner: side
stops-at-zone = { $piece-The } muss { $zone-in } anhalten: { $owner } beherrscht { $zone-it }
# $owner: side, $blocker: name, $square: square, $piece: name
blocked = { $blocker-The } von { $owner } auf { $square } steht { $piece-dat } im Weg
# $piece: name, $zone: name
contested-zone = { $piece-The } darf nicht in einer umkämpften Zone landen: { $zone-In } stehen Figuren beider Seiten
# $piece: name, $zone: name, $owner: side
enemy-zone = { $piece-The } darf nicht in einer gegnerischen Zone landen: { $owner } beherrscht { $zone-acc }
# $owner: side, $claims: list
monarch-may-not-answer = { $owner } beansprucht { $claims }: Antworten darf nur eine andere Figur als König oder Königin
# $owner: side, $claims: list, $piece: name, $from: square
no-move-answers = { $owner } beansprucht { $claims }: Kein Zug { $piece-gen } auf { $from } hebt das auf
# $owner: side, $claims: list, $remaining: list
still-elimination = { $owner } beansprucht { $claims }: Nach diesem Zug hätte { $owner } immer noch { $remaining }; der letzte König oder die letzte Königin muss geschlagen werden
# $owner: side, $claims: list, $remaining: list
still-escort = { $owner } beansprucht { $claims }: Nach diesem Zug hätte { $owner } immer noch { $remaining }; eine andere Figur muss in die Festung ziehen
# $owner: side, $claims: list, $remaining: list
still-domination = { $owner } beansprucht { $claims }: Nach diesem Zug hätte { $owner } immer noch { $remaining }; höchstens vier Zonen dürfen bleiben
# $turn: string
captures-nothing = Damit wird nichts geschlagen ({ $turn })
# $turn: string
other-promotions = Umgewandelt wird dabei anders ({ $turn })
# $turn: string
other-fortress = So verändert sich die Festung dabei nicht ({ $turn })
# $side: side, $piece: name
none-of-kind = { $side } hat { $piece-no }
# $side: side, $piece: name
none-of-kind-there = { $side } hat dort { $piece-no }
# $side: side, $squares: list, $to: square
none-can-go = Keine solche Figur von { $side } (auf { $squares }) kann nach { $to } ziehen
# $clauses: list
turn = { $clauses }
# $piece: name, $to: string
goes = { $piece } nach { $to }
# $origin: string, $piece: name, $to: string
goes-from = { $piece } { $origin } nach { $to }
# $piece: name, $to: string
captures = { $piece } schlägt { $to }
# $origin: string, $piece: name, $to: string
captures-from = { $piece } { $origin } schlägt { $to }
# $pieces: list
promotes = Umwandlung in { $pieces }
# $piece: name, $promoted: name
enemy-promotes = { $piece } des Gegners wird { $promoted-to }
controls = beherrscht die Festung
contests = macht die Festung umkämpft
concedes = räumt die Festung

### Was mit einer Stellung nicht stimmt

# $side: side
seven-knights = { $side } darf höchstens sechs Ritter haben
# $side: side
three-pikemen = { $side } darf höchstens zwei Pikeniere und Lanzenreiter zusammen haben
# $side: side
three-guardians = { $side } darf höchstens zwei Gardisten und Schildwachen zusammen haben
# $side: side
two-queens = { $side } darf höchstens eine Königin haben
# $side: side
two-kings = { $side } darf höchstens einen König haben
# $square: square
promotion-due = Die Figur auf { $square } wäre umgewandelt worden: Ihre Seite steht allein in der Festung
