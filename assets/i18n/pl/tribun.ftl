# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-balista = Balista
    .gen = Balisty
    .acc = Balistę
    .ins = Balistą
    .slave = zniewolona Balista
    .slaveins = zniewoloną Balistą
name-balista-tribun = Balista z Trybunem
    .gen = Balisty z Trybunem
    .acc = Balistę z Trybunem
    .ins = Balistą z Trybunem
name-centuria = Centuria
    .gen = Centurii
    .acc = Centurię
    .ins = Centurią
    .slave = zniewolona Centuria
    .slaveins = zniewoloną Centurią
name-centuria-tribun = Centuria z Trybunem
    .gen = Centurii z Trybunem
    .acc = Centurię z Trybunem
    .ins = Centurią z Trybunem
name-eques = Eques
    .gen = Equesa
    .acc = Equesa
    .ins = Equesem
    .slave = zniewolony Eques
    .slaveins = zniewolonym Equesem
name-eques-tribun = Eques z Trybunem
    .gen = Equesa z Trybunem
    .acc = Equesa z Trybunem
    .ins = Equesem z Trybunem
name-hastatus = Hastatus
    .gen = Hastatusa
    .acc = Hastatusa
    .ins = Hastatusem
    .slave = zniewolony Hastatus
    .slaveins = zniewolonym Hastatusem
name-hastatus-tribun = Hastatus z Trybunem
    .gen = Hastatusa z Trybunem
    .acc = Hastatusa z Trybunem
    .ins = Hastatusem z Trybunem
name-piece = Kamień
name-saggitarius = Saggitarius
    .gen = Saggitariusa
    .acc = Saggitariusa
    .ins = Saggitariusem
    .slave = zniewolony Saggitarius
    .slaveins = zniewolonym Saggitariusem
name-saggitarius-tribun = Saggitarius z Trybunem
    .gen = Saggitariusa z Trybunem
    .acc = Saggitariusa z Trybunem
    .ins = Saggitariusem z Trybunem
name-servus = Servus
    .gen = Servusa
    .acc = Servusa
    .ins = Servusem
    .slave = zniewolony Servus
    .slaveins = zniewolonym Servusem
name-tribun = Trybun
    .gen = Trybuna
    .acc = Trybuna
    .ins = Trybunem

### How a game ends

reason-nex = Trybun drugiej strony padł
reason-paralysis = Strona na posunięciu nie ma dozwolonego ruchu

### Options

option-first = Pierwszy ruch
option-first-help = Kto zaczyna: Biały albo Czarny, jak się umówicie.
option-first-is-w = Biały
option-first-is-b = Czarny
option-rules = Zasady
option-rules-help = Pełne zasady albo, na początek, dziewięćdziesiąt procent: bez Impero, bez symetrycznego połączenia, bez Centurii.
option-rules-is-full = pełne
option-rules-is-ninety = 90%

### Sentences

no-hex = Wybierz pole planszy
no-action = Wybierz pole, na które ma pójść jednostka, sposób ruchu albo rozdzielenie
no-result = Wybierz, co zostanie z celu albo kto i jak wkroczy na jego pole
no-part = Wybierz pole obok pierwszego
# $counts: list
no-number = Wybierz, ile: { $counts }
# $hex: hex
no-unit = Na { $hex } nie ma jednostki
# $piece: name, $hex: hex, $owner: side, $side: side
not-yours = { $piece } na { $hex } należy do { $owner ->
    [Czarny] Czarnego
    *[other] Białego
    }, a kolej na { $side ->
    [Czarny] Czarnego
    *[other] Białego
    }
# $piece: name, $hex: hex
asleep = { $piece } na { $hex } śpi: ani ruch, ani rozdzielenie nie jest możliwe
# $piece: name, $from: hex
no-slave = { $piece } na { $from } nie ma niewolnika
# $piece: name, $to: hex
already-there = { $piece } już stoi na { $to }
# $owner: side, $piece: name, $to: hex
not-empty = Idzie się na puste pole, a na { $to } stoi { $piece } { $owner ->
    [Czarny] Czarnego
    *[other] Białego
    }
# $piece: name, $to: hex, $why: message
cannot-go = { $piece } nie może pójść na { $to }: { $why }
# $slave: name, $to: hex, $why: message
slave-cannot-go = { $slave-slave } nie może pójść na { $to }: { $why }
tribun-moves = Trybun idzie na jedno z sześciu pól wokół siebie
# $piece: name
servus-moves = { $piece } idzie o jedno pole prosto do przodu
# $piece: name
hastatus-moves = { $piece } skacze na pola tego samego koloru, oddalone o dwa kroki
# $piece: name
saggitarius-moves = { $piece } skacze na pola innego koloru, oddalone o trzy kroki
# $piece: name
slider-moves = { $piece } sunie skokami Hastatusa, po pustych polach
# $piece: name
centuria-moves = { $piece } idzie o jedno pole albo prosto o dwa, jeśli nie ma pomiędzy przeciwnika
# $slave: name
slave-servus-moves = { $slave-slave } idzie o jedno pole prosto do przodu
# $slave: name
slave-hastatus-moves = { $slave-slave } skacze na pola tego samego koloru, oddalone o dwa kroki
# $slave: name
slave-saggitarius-moves = { $slave-slave } skacze na pola innego koloru, oddalone o trzy kroki
# $slave: name
slave-slider-moves = { $slave-slave } sunie skokami Hastatusa, po pustych polach
# $slave: name
slave-centuria-moves = { $slave-slave } idzie o jedno pole albo prosto o dwa, jeśli nie ma pomiędzy przeciwnika
# $target: hex
no-target = Na { $target } nie ma jednostki, którą można zaatakować
# $piece: name, $target: hex, $side: side
own-target = { $piece } na { $target } to jednostka tej samej strony
# $side: side, $piece: name, $target: hex
out-of-reach = Żadna jednostka { $side ->
    [Czarny] Czarnego
    *[other] Białego
    } nie dosięga { $piece-gen } na { $target }
# $piece: name, $from: hex, $target: hex, $why: message
no-strike = { $piece } na { $from } nie dosięga { $target }: { $why }
# $slave: name, $from: hex, $target: hex, $why: message
no-slave-strike = { $slave-slave } na { $from } nie dosięga { $target }: { $why }
# $from: hex
strikes-twice = Jednostka na { $from } nie może uderzyć dwa razy
nobody-strikes = Musi uderzyć co najmniej jedna jednostka
# $piece: name, $turn: string
takes-tribun = Atak o dowolnej sile na { $piece-acc } zbija Trybuna: { $turn }
# $piece: name, $target: hex
carries-no-tribun = { $piece } na { $target } nie niesie Trybuna
# $left: u8
no-such-rest = Żadna jednostka nie może mieć { $left } kamieni: zdejmuje się jeszcze jeden
# $piece: name, $target: hex
nothing-left = Jeśli z { $piece-gen } na { $target } nic nie zostaje, wkracza tam jedna z atakujących jednostek: wskaż która
# $left: u8, $slave: u8, $turn: string
rest-holds-no-slave = { $left ->
    [one] 1 kamień nie utrzyma
    [few] { $left } kamienie nie utrzymają
    [many] { $left } kamieni nie utrzyma
    *[other] { $left } kamieni nie utrzyma
    } niewolnika o wysokości { $slave }: zdejmuje się cały wierzch, { $turn }
# $piece: name, $target: hex
leaves-nothing = Żaden atak na { $piece-acc } na { $target } niczego nie zostawia
# $left: u8, $piece: name, $target: hex, $possible: list
leaves-other = Żaden atak nie zostawia { $left ->
    [one] 1 kamienia
    [few] { $left } kamieni
    [many] { $left } kamieni
    *[other] { $left } kamieni
    } z { $piece-gen } na { $target }; może zostać { $possible }
nobody-moves-in = Atak na jednostkę z niewolnikiem trafia tylko w wierzch i nikt nie wkracza
# $piece: name, $from: hex, $most: u16, $need: u8
too-weak = Razem z { $piece-ins } z { $from } atakujący mają najwyżej { $most }, a potrzeba { $need }
# $slave: name, $from: hex, $most: u16, $need: u8
slave-too-weak = Razem ze { $slave-slaveins } z { $from } atakujący mają najwyżej { $most }, a potrzeba { $need }
no-impero = W grze na dziewięćdziesiąt procent zasad nie ma Impero
tribun-enslaves = Jednostka z Trybunem nie zniewala
# $count: u8
too-high-to-hold = { $count } kamieni nie może nikogo dosiąść: niewolnika utrzymują najwyżej 4
# $count: u8, $slave: u8
too-low-to-hold = { $count ->
    [one] 1 kamień nie utrzyma
    [few] { $count } kamienie nie utrzymają
    [many] { $count } kamieni nie utrzyma
    *[other] { $count } kamieni nie utrzyma
    } niewolnika o wysokości { $slave }: trzeba co najmniej połowy jego wysokości
# $hex: hex, $side: side
nobody-meets = Pole { $hex } jest puste, a obok nie stoi żadna jednostka { $side ->
    [Czarny] Czarnego
    *[other] Białego
    }
# $hex: hex
one-meets = Pole { $hex } jest puste, a obok stoi tylko jedna jednostka: łączą się dwie
# $hex: hex, $units: list
none-fit = Z jednostek wokół { $hex } ({ $units }) nie da się tam utworzyć prawidłowej jednostki
# $piece: name, $from: hex
tribun-splits = { $piece } na { $from } niesie Trybuna: takiej jednostki się nie rozdziela
# $piece: name, $from: hex
single-piece = { $piece } na { $from } to jeden kamień: nie można go rozdzielić
# $piece: name, $from: hex
no-room-to-split = Nie można rozdzielić { $piece-gen } na { $from }: na pustych polach wokół nie mieszczą się żadne prawidłowe części
# $hex: hex
part-on-unit = Pole { $hex } nie jest puste: części idą tylko na puste pola
# $count: u8
no-valid-unit = { $count } kamieni to nie jest prawidłowa jednostka
# $height: u8, $piece: name, $total: u8
not-all-spread = Rozkłada się wszystkie kamienie { $piece-gen }: { $height }, a nie { $total }
one-hex = Trzeba użyć co najmniej dwóch pól
# $left: u8, $hex: hex, $slave: u8
stay-holds-no-slave = { $left ->
    [one] 1 kamień, który zostaje na { $hex }, nie utrzyma
    [few] { $left } kamienie, które zostają na { $hex }, nie utrzymają
    [many] { $left } kamieni, które zostają na { $hex }, nie utrzyma
    *[other] { $left } kamieni, które zostają na { $hex }, nie utrzyma
    } niewolnika o wysokości { $slave }
# $left: u8, $hex: hex
stay-no-valid-unit = { $left ->
    [one] 1 kamień, który zostaje na { $hex }, nie jest
    [few] { $left } kamienie, które zostają na { $hex }, nie są
    [many] { $left } kamieni, które zostają na { $hex }, nie jest
    *[other] { $left } kamieni, które zostają na { $hex }, nie jest
    } prawidłową jednostką
# $to: hex, $owner: side, $piece: name
meeting-on-unit = Pole { $to } nie jest puste: stoi tam { $piece } { $owner ->
    [Czarny] Czarnego
    *[other] Białego
    }
no-such-number = Łączą się dwie jednostki albo, symetrycznie, trzy lub sześć
# $piece: name, $hex: hex, $height: u8
too-few-to-give = { $piece } na { $hex } ma do oddania tylko { $height ->
    [one] 1 kamień
    [few] { $height } kamienie
    [many] { $height } kamieni
    *[other] { $height } kamieni
    }
# $piece: name, $hex: hex
tribun-whole = { $piece } na { $hex } oddaje wszystko albo nic
no-symmetric = W grze na dziewięćdziesiąt procent zasad nie ma symetrycznego połączenia
# $to: hex
not-at-120 = Trzy jednostki łączą się tylko wtedy, gdy stoją co 120 stopni wokół { $to }
tribun-in-symmetry = Trybun nie bierze udziału w symetrycznym połączeniu
unequal-units = W symetrycznym połączeniu wszystkie jednostki są równe, ich niewolnicy też
unequal-numbers = W symetrycznym połączeniu każda jednostka oddaje tyle samo kamieni
# $hex: hex, $middle: hex
not-next-to = { $hex } nie leży obok { $middle }
# $hex: hex
no-further-part = Na { $hex } nie może już pójść kolejna część jednostki
# $piece: name, $hex: hex
nothing-to-give = { $piece } na { $hex } nie ma do oddania niczego, co by pasowało
no-tribun = żadna strona nie ma Trybuna
# $side: side
second-tribun = { $side } ma drugiego Trybuna
# $side: side, $most: u8
too-many = { $side } ma poza Trybunem więcej niż { $most } kamieni
# $owner: side, $piece: name, $hex: hex
in-the-way = drogę zagradza { $piece } { $owner ->
    [Czarny] Czarnego
    *[other] Białego
    } na { $hex }
tribun-attacks = atakuje pola wokół siebie
# $piece: name
servus-attacks = atakuje dwa pola po obu bokach pola przed sobą
# $piece: name
hastatus-attacks = atakuje pola tego samego koloru, oddalone o dwa kroki
# $piece: name
saggitarius-attacks = atakuje pola innego koloru, oddalone o trzy kroki
# $piece: name
eques-attacks = atakuje pierwszą jednostkę na linii skoków Hastatusa
# $piece: name
balista-attacks = atakuje pierwszą jednostkę na linii prostej
# $piece: name
centuria-attacks = atakuje pola, na które może pójść, i pola tego samego koloru, oddalone o dwa kroki
# $piece: name, $from: string, $to: string
goes = { $piece } z { $from } na { $to }
# $piece: name, $from: string, $to: string
leaves-slave = { $piece } z { $from }, bez niewolnika, na { $to }
# $piece: name, $from: string, $slave: name, $to: string
goes-on-slave = { $piece } z { $from } na niewolniku ({ $slave }) na { $to }
# $piece: name, $from: string, $prey: name, $target: string
takes = { $piece } z { $from } zbija { $prey-acc } na { $target }
# $piece: name, $from: string, $prey: name, $target: string
takes-leaving-slave = { $piece } z { $from }, bez niewolnika, zbija { $prey-acc } na { $target }
# $piece: name, $from: string, $slave: name, $prey: name, $target: string
takes-on-slave = { $piece } z { $from } na niewolniku ({ $slave }) zbija { $prey-acc } na { $target }
# $piece: name, $from: string, $prey: name, $target: string
enslaves = { $piece } z { $from } zniewala { $prey-acc } na { $target }
# $prey: name, $target: string, $left: u8
damages = atak na { $prey-acc } na { $target }, { $left ->
    [one] zostaje 1 kamień
    [few] zostają { $left } kamienie
    [many] zostaje { $left } kamieni
    *[other] zostaje { $left } kamieni
    }
# $prey: name, $target: string
frees-slave = atak na { $prey-acc } na { $target }, niewolnik jest wolny
# $prey: name, $target: string
tribun-falls = atak na { $prey-acc } na { $target }, Trybun pada
# $piece: name, $from: string, $parts: list
splits = { $piece } z { $from } rozdziela się: { $parts }
# $count: u8, $hex: string
part-on = { $count } na { $hex }
# $piece: name, $to: string, $parts: list
combines = { $piece } na { $to }: { $parts }
# $count: u8, $hex: string
part-from = { $count } z { $hex }
