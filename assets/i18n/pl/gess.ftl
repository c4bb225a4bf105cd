# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-stone = Kamień
name-east = wschód
    .loc = wschodzie
name-north = północ
    .loc = północy
name-north-east = północny wschód
    .loc = północnym wschodzie
name-north-west = północny zachód
    .loc = północnym zachodzie
name-south = południe
    .loc = południu
name-south-east = południowy wschód
    .loc = południowym wschodzie
name-south-west = południowy zachód
    .loc = południowym zachodzie
name-west = zachód
    .loc = zachodzie

### How a game ends

reason-own-ring-broken = Ostatni ruch zostawił własną stronę bez pierścienia
reason-no-ring = Ostatni pierścień drugiej strony jest przerwany

### Options

option-centre-on-board = Środki na planszy
option-centre-on-board-help = Środek figury nie może stać na obrzeżu ani tam wejść. Razem z opcją „Ochrona ostatniego pierścienia” to wersja szkolna.
option-centre-on-board-is-off = nie
option-centre-on-board-is-on = tak
option-keep-ring = Ochrona ostatniego pierścienia
option-keep-ring-help = Ruch, po którym własna strona nie miałaby pierścienia, nie przegrywa partii, lecz jest niedozwolony. Razem z opcją „Środki na planszy” to wersja szkolna.
option-keep-ring-is-off = nie
option-keep-ring-is-on = tak

### Sentences

# $centre: point
on-the-rim = { $centre } leży na obrzeżu, a środki muszą pozostać na planszy (od b2 do s19)
# $centre: point, $side: side, $enemy: point, $owner: side
foreign-stone = Blok { $centre } nie jest figurą { $side ->
    [Czarny] Czarnego
    *[other] Białego
    }: na { $enemy } leży w nim kamień { $owner ->
    [Czarny] Czarnego
    *[other] Białego
    }
# $side: side, $centre: point
no-stone = W bloku { $centre } nie ma kamienia { $side ->
    [Czarny] Czarnego
    *[other] Białego
    }
# $centre: point
no-direction = Figura { $centre } ma kamień tylko w środku, więc nie ma kierunku
# $from: point, $side: side
every-move-breaks-ring = Po każdym ruchu figury { $from } { $side } nie miałby pierścienia
# $side: side
breaks-ring = Po tym ruchu { $side } nie miałby pierścienia
# $from: point
already-there = Figura { $from } już tam jest
# $from: point, $to: point
no-line = Z { $from } na { $to } nie prowadzi żadna linia prosta
# $from: point, $direction: name
no-stone-that-way = Figura { $from } nie ma kamienia na { $direction-loc }, więc nie może tam iść
# $from: point, $range: u8, $steps: u8
too-far = Figura { $from } nie ma kamienia w środku, więc idzie najwyżej o { $range ->
    [one] { $range } pole
    [few] { $range } pola
    [many] { $range } pól
    *[other] { $range } pól
    }, a nie o { $steps }
# $from: point, $end: point, $side: side, $stone: point
meets-own = Figura { $from } musi się zatrzymać na { $end }: dotyka tam własnego kamienia na { $stone }
# $from: point, $end: point, $side: side, $stone: point
meets-enemy = Figura { $from } musi się zatrzymać na { $end }: dotyka tam kamienia { $side ->
    [Czarny] Czarnego
    *[other] Białego
    } na { $stone }
no-cell = Wybierz pole planszy albo jej obrzeża
# $side: side, $most: u32
too-many = { $side } może mieć najwyżej { $most ->
    [one] { $most } kamień
    [few] { $most } kamienie
    [many] { $most } kamieni
    *[other] { $most } kamieni
    }
# $clauses: list
turn = { $clauses }
# $from: string, $to: string
goes = { $from } na { $to }
# $own: u32
removes-own = zdejmuje { $own ->
    [one] 1 własny kamień
    [few] { $own } własne kamienie
    [many] { $own } własnych kamieni
    *[other] { $own } własnych kamieni
    }
# $stones: u32, $side: side
removes-enemy = zdejmuje { $stones ->
    [one] 1 kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
    *[other] { $stones } kamieni
    } { $side ->
    [Czarny] Czarnego
    *[other] Białego
    }
# $stones: u32, $side: side, $own: u32
removes-both = zdejmuje { $stones ->
    [one] 1 kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
    *[other] { $stones } kamieni
    } { $side ->
    [Czarny] Czarnego
    *[other] Białego
    } i { $own ->
    [one] 1 własny
    [few] { $own } własne
    [many] { $own } własnych
    *[other] { $own } własnych
    }
# $stones: u32
over-the-edge = za krawędź { $stones ->
    [one] wypada 1 kamień
    [few] wypadają { $stones } kamienie
    [many] wypada { $stones } kamieni
    *[other] wypada { $stones } kamieni
    }
