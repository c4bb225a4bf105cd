# Was in The Game for the Trees gesagt wird. Formen dessen, was wächst: The am Satzanfang; gen im zweiten Fall; there:
# wie es auf einem Feld steht.

### Names

name-grass = Gras
    .The = Das Gras
    .gen = des Grases
    .there = Gras
name-huckleberry = Heidelbeere
    .The = Die Heidelbeere
    .gen = der Heidelbeere
    .there = die Heidelbeere
name-pine = Kiefer
    .The = Die Kiefer
    .gen = der Kiefer
    .there = die Kiefer
name-underbrush = Unterholz
    .The = Das Unterholz
    .gen = des Unterholzes
    .there = Unterholz
name-a-birch = a-Birke
    .The = Die a-Birke
    .gen = der a-Birke
    .there = die a-Birke
name-b-ash = b-Esche
    .The = Die b-Esche
    .gen = der b-Esche
    .there = die b-Esche
name-c-beech = c-Buche
    .The = Die c-Buche
    .gen = der c-Buche
    .there = die c-Buche
name-f-beech = f-Buche
    .The = Die f-Buche
    .gen = der f-Buche
    .there = die f-Buche
name-g-ash = g-Esche
    .The = Die g-Esche
    .gen = der g-Esche
    .there = die g-Esche
name-h-birch = h-Birke
    .The = Die h-Birke
    .gen = der h-Birke
    .there = die h-Birke

### How a game ends

reason-mutual-annihilation = Keine Seite hat noch eine Heidelbeere
reason-suicide = Die Seite, die gezogen hat, hat die eigene letzte Heidelbeere geräumt
reason-huckleberry = Die letzte Heidelbeere der anderen Seite ist fort

### Sentences

# $side: side, $square: square
no-chain = Kein Trieb von { $side } hat seine Spitze auf { $square }
# $piece: name, $square: square, $owner: side, $side: side
not-yours = { $piece-The } auf { $square } gehört { $owner }, und { $side } ist am Zug
# $piece: name, $square: square, $side: side
own = { $piece-The } auf { $square } gehört { $side } selbst
# $square: square
neutral = Das Unterholz auf { $square } ist neutral und gehört niemandem
# $square: square
nothing-grows = Auf { $square } wächst dann nichts
# $piece: name, $from: square, $to: square
no-step = { $piece-The } wächst einen Schritt in eine der acht Richtungen, nicht von { $from } nach { $to }
# $piece: name, $from: square, $to: square
no-birch-way = { $piece-The } wächst auf Reihen und Linien, nicht von { $from } nach { $to }
# $piece: name, $from: square, $to: square
no-ash-way = { $piece-The } wächst im Rösselsprung, nicht von { $from } nach { $to }
# $piece: name, $from: square, $to: square
no-beech-way = { $piece-The } wächst auf Diagonalen, nicht von { $from } nach { $to }
# $piece: name, $from: square, $to: square
no-pine-way = { $piece-The } wächst auf Reihen, Linien und Diagonalen, nicht von { $from } nach { $to }
# $piece: name, $there: message
onto-bare-ground = { $piece-The } wächst nur auf kahlen Boden; { $there }
# $piece: name, $there: message
onto-grass = { $piece-The } wächst nur auf Gras; { $there }
# $piece: name, $there: message
onto-underbrush = { $piece-The } wächst nur auf Unterholz und Heidelbeeren; { $there }
# $target: square
attack-fails = Der Angriff auf { $target } scheitert: Zwei verschiedene Bäume müssen im selben Zug einen Vorstoß auf dasselbe Feld unternehmen
# $side: side
has-leapt = Die Heidelbeere von { $side } ist schon gesprungen
# $side: side, $there: message
onto-own-grass = Die Heidelbeere springt nur auf Gras von { $side }; { $there }
# $side: side
no-huckleberry = { $side } hat dann keine Heidelbeere mehr
# $example: string
order-missing = Die laufenden Triebe müssen folgen, in beliebiger Reihenfolge: { $example }
no-other-chain = Kein anderer Trieb dieser Seite läuft, also darf nach der Aktion nichts folgen
# $head: square
no-head = Kein Trieb, der noch auszuführen ist, hat seine Spitze auf { $head }
# $head: square
named-twice = Der Trieb auf { $head } ist zweimal genannt
# $head: square, $example: string
not-named = Auch der Trieb auf { $head } läuft: Alle müssen genannt werden, wie in { $example }
star-after-stop = Ein Stopp kommt vor allem anderen, also darf in der Reihenfolge kein * stehen
# $example: string
star-missing = Wo die Aktion kommt, muss * stehen, wie in { $example }
star-twice = Die Aktion kommt nur einmal, also darf * nur einmal stehen
no-action = Wähle, wohin es wächst, oder Stoppen, Rückzug oder Sprung
action-done = Die Aktion ist schon ausgeführt
no-event = Wähle die Spitze eines Triebs, der noch auszuführen ist, oder die Aktion
# $square: square, $owner: side, $piece: name
there-piece = auf { $square } steht { $piece-there } von { $owner }
# $square: square, $owner: side, $piece: name
there-same-tree = auf { $square } steht { $piece-there } von { $owner }, derselbe Baum
# $square: square
there-neutral = auf { $square } steht neutrales Unterholz
# $square: square
there-bare-ground = auf { $square } ist kahler Boden
# $events: list
turn = { $events }
# $piece: name, $from: square, $to: square
grows = { $piece } wächst von { $from } nach { $to }
# $piece: name, $from: square, $target: square
attacks = { $piece } auf { $from } greift { $target } an
# $piece: name, $head: square
stops = Trieb { $piece-gen } auf { $head } wird gestoppt
# $piece: name, $from: square
retreats = { $piece } zieht sich von { $from } zurück
# $to: square
leaps = Heidelbeere springt nach { $to }
# $piece: name, $head: square, $to: square
grows-on = { $piece } wächst von { $head } nach { $to } weiter
# $piece: name, $head: square
chain-stops = Trieb { $piece-gen } auf { $head } endet

### Was mit einer Stellung nicht stimmt

# $square: square
lost-tree = Das Baumfeld { $square } hängt nicht mit seiner Wurzel zusammen
# $head: square
head-on-bare = { $head } ist kahl: Dort kann kein Trieb seine Spitze haben
# $head: square
head-on-neutral = { $head } ist neutral: Dort kann kein Trieb seine Spitze haben
# $head: square
head-on-root = { $head } ist die Wurzel seines Baums: Dort kann kein Trieb seine Spitze haben
# $head: square, $next: square
no-such-growth = Was auf { $head } steht, kann nicht nach { $next } wachsen
# $head: square, $next: square
from-beyond = Ein Trieb, der nach { $next } weiterwächst, kann nicht nach { $head } gekommen sein: von außerhalb des Bretts
# $chains: number, $side: side, $most: number
too-many-chains = { $chains } Triebe von { $side } könnten zusammentreffen, höchstens { $most } dürfen es: Sie ließen sich in zu vielen Reihenfolgen ausführen
