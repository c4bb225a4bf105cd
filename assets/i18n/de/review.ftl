# Warum ein Zug ein Fehler ist. Was weggegeben wird, steht im vierten Fall und ohne Satzzeichen am Ende.

### Sentences

# $count: u32
pieces-tress-knight = { $count ->
    [one] einen Ritter
    *[other] { $count } Ritter
    }
# $count: u32
pieces-tress-guardian = { $count ->
    [one] einen Gardisten
    *[other] { $count } Gardisten
    }
# $count: u32
pieces-tress-pikeman = { $count ->
    [one] einen Pikenier
    *[other] { $count } Pikeniere
    }
# $count: u32
pieces-tress-lancer = { $count ->
    [one] einen Lanzenreiter
    *[other] { $count } Lanzenreiter
    }
# $count: u32
pieces-tress-sentinel = { $count ->
    [one] eine Schildwache
    *[other] { $count } Schildwachen
    }
# $count: u32
pieces-tress-king = { $count ->
    [one] den König
    *[other] { $count } Könige
    }
# $count: u32
pieces-tress-queen = { $count ->
    [one] die Königin
    *[other] { $count } Königinnen
    }
# $count: u32
pieces-trees-grass = { $count ->
    [one] ein Feld Gras
    *[other] { $count } Felder Gras
    }
# $count: u32
pieces-trees-underbrush = { $count ->
    [one] ein Feld Unterholz
    *[other] { $count } Felder Unterholz
    }
# $count: u32
pieces-trees-huckleberry = { $count ->
    [one] eine Heidelbeere
    *[other] { $count } Heidelbeeren
    }
# $count: u32
pieces-trees-squares = { $count ->
    [one] ein Feld eines Baums
    *[other] { $count } Felder von Bäumen
    }
# $count: u32
pieces-trees-birch = { $count ->
    [one] eine Birke
    *[other] { $count } Birken
    }
# $count: u32
pieces-trees-ash = { $count ->
    [one] eine Esche
    *[other] { $count } Eschen
    }
# $count: u32
pieces-trees-beech = { $count ->
    [one] eine Buche
    *[other] { $count } Buchen
    }
# $count: u32
pieces-trees-pine = { $count ->
    [one] die Kiefer
    *[other] { $count } Kiefern
    }
# $count: u32
pieces-tribun-piece = { $count ->
    [one] einen Stein
    *[other] { $count } Steine
    }
# $count: u32
pieces-tribun-tribun = { $count ->
    [one] den Tribun
    *[other] { $count } Tribune
    }
# $count: u32
pieces-gess-stone = { $count ->
    [one] einen Stein
    *[other] { $count } Steine
    }
# $count: u32
pieces-go-chess-pawn = { $count ->
    [one] einen Bauern
    *[other] { $count } Bauern
    }
# $count: u32
pieces-go-chess-knight = { $count ->
    [one] einen Springer
    *[other] { $count } Springer
    }
# $count: u32
pieces-go-chess-bishop = { $count ->
    [one] einen Läufer
    *[other] { $count } Läufer
    }
# $count: u32
pieces-go-chess-rook = { $count ->
    [one] einen Turm
    *[other] { $count } Türme
    }
# $count: u32
pieces-go-chess-queen = { $count ->
    [one] die Dame
    *[other] { $count } Damen
    }
# $count: u32
pieces-treason-man = { $count ->
    [one] einen Stein
    *[other] { $count } Steine
    }
# $count: u32
pieces-treason-spy = { $count ->
    [one] einen Spion
    *[other] { $count } Spione
    }
# $count: u32
pieces-troop-chess-piece = { $count ->
    [one] einen Stein
    *[other] { $count } Steine
    }
room = Bewegungsfreiheit
# $count: u32
tress-zones = { $count ->
    [one] eine Zone
    *[other] { $count } Zonen
    }
tress-fortress = Einfluss auf die Festung
tress-majority = die Mehrheit in umkämpften Zonen
tress-ways = Wege in Zonen
tress-promotion = Gelegenheiten zur Umwandlung
tress-escort = den Weg eines Monarchen zur Festung
tress-knights = Ritter nahe der Festung
tress-monarch = einen Monarchen
tress-loose = ungedeckte Figuren als Ziele
tress-attack = einen Angriff auf einen Monarchen
trees-wood = Felder von Bäumen
trees-tree = einen lebenden Baum
trees-huckleberry = eine entbehrliche Heidelbeere
trees-leap = den Sprung
trees-threats = Drohungen gegen Heidelbeeren
trees-attack = Angriffe auf Bäume
trees-prey = Unterholz zum Schlagen
trees-growth = Raum zum Wachsen
tribun-units = starke Einheiten
tribun-slaves = den Nutzen von Sklaven
tribun-shots = Angriffe auf Einheiten
tribun-capture = den Tribun zum Schlagen
tribun-attack = einen Angriff auf den Tribun
tribun-flight = Fluchtfelder für den Tribun
tribun-guards = Wachen am Tribun
tribun-meeting = Felder zum Vereinen
tribun-loose = ungedeckte Einheiten als Ziele
tribun-advance = vorgerückte Steine
gess-ring = einen entbehrlichen Ring
gess-threats = Drohungen gegen Ringe
gess-making = entstehende Ringe
gess-prey = Steine zum Schlagen
gess-guards = Wachen am Ring
gess-siege = die Belagerung des Rings
go-chess-bishops = das Läuferpaar
go-chess-chain = Deckung durch Bauern
go-chess-loose = ungedeckte Figuren als Ziele
go-chess-attack = einen Angriff auf den König
go-chess-shelter = die Sicherheit des Königs
go-chess-centre = die Mitte
treason-only-spy = den einzigen Spion
treason-home = Wachen auf der Grundreihe
treason-advance = Steine auf dem Weg zur Umwandlung
treason-promotion = Gelegenheiten zur Umwandlung
treason-pairs = benachbarte eigene Figuren
treason-prey = Figuren zum Schlagen
treason-conversion = Ziele zum Anwerben
troop-chess-formations = Formationen
troop-chess-prey = Steine zum Schlagen
troop-chess-heads = richtig ausgerichtete Steine
troop-chess-advance = vorgerückte Steine
troop-chess-centre = die Mitte
# $what: message
gives-up = gibt { $what } auf
# $side: side, $what: message
leaves = überlässt { $side } { $what }
# $what: message
spares = lässt { $what } stehen
# $side: side, $turns: u32
allows-win = lässt { $side } in { $turns } gewinnen
loses-at-once = verliert sofort
draws-at-once = macht es remis
# $turns: u32
misses-win = verpasst einen Sieg in { $turns }
# $what: message
gains = gewinnt { $what }
# $what: message
takes = nimmt { $what }
# $what: message
saves = rettet { $what }
# $side: side, $what: message
denies = nimmt { $side } { $what }
