# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-grass = Trawa
    .nom = trawa
    .gen = trawy
name-huckleberry = Borówka
    .nom = borówka
    .gen = borówki
name-pine = Sosna
    .nom = sosna
    .gen = sosny
name-underbrush = Poszycie
    .nom = poszycie
    .gen = poszycia
name-a-birch = Brzoza-a
    .nom = brzoza-a
    .gen = brzozy-a
name-b-ash = Jesion-b
    .nom = jesion-b
    .gen = jesionu-b
name-c-beech = Buk-c
    .nom = buk-c
    .gen = buku-c
name-f-beech = Buk-f
    .nom = buk-f
    .gen = buku-f
name-g-ash = Jesion-g
    .nom = jesion-g
    .gen = jesionu-g
name-h-birch = Brzoza-h
    .nom = brzoza-h
    .gen = brzozy-h

### How a game ends

reason-mutual-annihilation = Żadna strona nie ma już borówki
reason-suicide = Strona, która wykonała ruch, oddała swoją ostatnią borówkę
reason-huckleberry = Druga strona nie ma już ani jednej borówki

### Sentences

# $side: side, $square: square
no-chain = żaden pęd { $side ->
    [Czarny] Czarnego
    *[other] Białego
    } nie ma wierzchołka na { $square }
# $piece: name, $square: square, $owner: side, $side: side
not-yours = { $piece } na { $square } należy do { $owner ->
    [Czarny] Czarnego
    *[other] Białego
    }, a kolej na { $side ->
    [Czarny] Czarnego
    *[other] Białego
    }
# $piece: name, $square: square, $side: side
own = na { $square } rośnie { $piece-nom } tej samej strony
# $square: square
neutral = poszycie na { $square } jest neutralne: nie należy do nikogo
# $square: square
nothing-grows = na { $square } nic wtedy nie rośnie
# $piece: name, $from: square, $to: square
no-step = { $piece } rośnie o jeden krok w dowolnym kierunku, a nie z { $from } na { $to }
# $piece: name, $from: square, $to: square
no-birch-way = { $piece } rośnie po rzędach i kolumnach, a nie z { $from } na { $to }
# $piece: name, $from: square, $to: square
no-ash-way = { $piece } rośnie ruchem skoczka, a nie z { $from } na { $to }
# $piece: name, $from: square, $to: square
no-beech-way = { $piece } rośnie po przekątnych, a nie z { $from } na { $to }
# $piece: name, $from: square, $to: square
no-pine-way = { $piece } rośnie po rzędach, kolumnach i przekątnych, a nie z { $from } na { $to }
# $piece: name, $there: message
onto-bare-ground = { $piece } rośnie tylko na gołej ziemi; { $there }
# $piece: name, $there: message
onto-grass = { $piece } rośnie tylko na trawie; { $there }
# $piece: name, $there: message
onto-underbrush = { $piece } rośnie tylko na poszyciu i borówkach; { $there }
# $target: square
attack-fails = atak na { $target } się nie uda: dwa różne drzewa muszą w tym samym ruchu napierać na to samo pole
# $side: side
has-leapt = borówka { $side ->
    [Czarny] Czarnego
    *[other] Białego
    } już skoczyła
# $side: side, $there: message
onto-own-grass = borówka skacze tylko na trawę { $side ->
    [Czarny] Czarnego
    *[other] Białego
    }; { $there }
# $side: side
no-huckleberry = { $side } nie ma wtedy już borówki
# $example: string
order-missing = dalej muszą stać rosnące pędy, w dowolnej kolejności: { $example }
no-other-chain = nie rośnie żaden inny pęd tej strony, więc po akcji nic nie może stać
# $head: square
no-head = żaden pęd, na który ma przyjść kolej, nie ma wierzchołka na { $head }
# $head: square
named-twice = pęd na { $head } jest wymieniony dwa razy
# $head: square, $example: string
not-named = pęd na { $head } też rośnie: trzeba wymienić wszystkie, jak w { $example }
star-after-stop = zatrzymanie następuje przed wszystkim innym, więc w kolejności nie może być *
# $example: string
star-missing = tam, gdzie wypada akcja, musi stać *, jak w { $example }
star-twice = akcja następuje tylko raz, więc * może stać tylko raz
no-action = Wybierz, dokąd ma urosnąć, albo zatrzymanie, odwrót lub skok
action-done = Akcja jest już wykonana
no-event = Wybierz wierzchołek pędu, na który jeszcze nie przyszła kolej, albo akcję
# $square: square
lost-tree = pole drzewa { $square } nie łączy się z korzeniem
# $head: square
head-on-bare = { $head } to goła ziemia: żaden pęd nie może mieć tam wierzchołka
# $head: square
head-on-neutral = { $head } to grunt neutralny: żaden pęd nie może mieć tam wierzchołka
# $head: square
head-on-root = { $head } to korzeń drzewa: żaden pęd nie może mieć tam wierzchołka
# $head: square, $next: square
no-such-growth = to, co rośnie na { $head }, nie może urosnąć na { $next }
# $head: square, $next: square
from-beyond = pęd, który rośnie dalej na { $next }, nie mógł dojść na { $head }: musiałby zacząć poza planszą
# $chains: u32, $side: side, $most: u32
too-many-chains = pędów { $side ->
    [Czarny] Czarnego
    *[other] Białego
    }, które mogłyby rosnąć naraz, jest { $chains }, a może być najwyżej { $most }: możliwych kolejności byłoby zbyt wiele
# $square: square, $owner: side, $piece: name
there-piece = na { $square } rośnie { $piece-nom } { $owner ->
    [Czarny] Czarnego
    *[other] Białego
    }
# $square: square, $owner: side, $piece: name
there-same-tree = na { $square } rośnie { $piece-nom } { $owner ->
    [Czarny] Czarnego
    *[other] Białego
    }, to samo drzewo
# $square: square
there-neutral = na { $square } rośnie neutralne poszycie
# $square: square
there-bare-ground = na { $square } jest goła ziemia
# $events: list
turn = { $events }
# $piece: name, $from: square, $to: square
grows = { $piece } rośnie z { $from } na { $to }
# $piece: name, $from: square, $target: square
attacks = { $piece } z { $from } atakuje { $target }
# $piece: name, $head: square
stops = pęd { $piece-gen } na { $head } zostaje zatrzymany
# $piece: name, $from: square
retreats = { $piece } wycofuje się z { $from }
# $to: square
leaps = Borówka skacze na { $to }
# $piece: name, $head: square, $to: square
grows-on = { $piece-nom } rośnie dalej z { $head } na { $to }
# $piece: name, $head: square
chain-stops = pęd { $piece-gen } na { $head } kończy się
