# Warum ein Zug ein Fehler ist. Was weggegeben wird, steht im vierten Fall und ohne Satzzeichen am Ende.

### Sentences

# $count: u32, $piece: name
pieces = { $count ->
    [one] Material ({ $piece })
    *[other] Material ({ $count } × { $piece })
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
treason-pairs = benachbarte eigene Steine
treason-prey = Steine zum Schlagen
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
