# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-bishop = Goniec
    .nom = goniec
    .gen = gońca
    .dat = gońcowi
    .acc = gońca
name-blocked-square = Zablokowane pole
name-king = Król
    .nom = król
    .gen = króla
    .dat = królowi
    .acc = króla
name-knight = Skoczek
    .nom = skoczek
    .gen = skoczka
    .dat = skoczkowi
    .acc = skoczka
name-pawn = Pion
    .nom = pion
    .gen = piona
    .dat = pionowi
    .acc = piona
name-queen = Hetman
    .nom = hetman
    .gen = hetmana
    .dat = hetmanowi
    .acc = hetmana
name-rook = Wieża
    .nom = wieża
    .gen = wieży
    .dat = wieży
    .acc = wieżę

### How a game ends

reason-checkmate = Król jest atakowany i żaden ruch go nie ratuje
reason-stalemate = Strona na posunięciu nie ma dozwolonego ruchu i nie ma szacha
reason-bare-kings = Zostały tylko dwa króle
reason-void = Strona, która ma wybierać, nie ma już pola dla swojej bierki

### Options

option-blocked = Zablokowane pola
option-blocked-help = Ile pól jest zamkniętych dla wszystkich bierek.
option-seed = Numer planszy
option-seed-help = Numer, z którego losuje się zablokowane pola; ten sam numer daje tę samą planszę.

### Sentences

still-placing = Bierki są jeszcze ustawiane
all-placed = Wszystkie bierki już stoją
# $piece: name
other-piece = następną bierką do ustawienia jest { $piece-nom }
# $owner: side, $piece: name, $square: square
taken = Na { $square } stoi { $piece-nom } { $owner ->
    [Czarny] Czarnego
    *[other] Białego
    }
# $square: square
blocked = { $square } jest zablokowane
# $square: square, $side: side
banned-for-king = { $square } jest zakazane dla { $side ->
    [Czarny] Czarnego
    *[other] Białego
    }, dopóki ta para nie stanie: było już próbowane dla króla
# $square: square, $side: side
banned-by-clash = { $square } jest zakazane dla { $side ->
    [Czarny] Czarnego
    *[other] Białego
    }, dopóki ta para nie stanie: obie strony już je wybrały
# $square: square, $colour_of: string, $first: square
same-colour = Drugi goniec staje na drugim kolorze: { $square } ma kolor pola { $colour_of }, tak jak { $first }
# $owner: side, $piece: name, $from: square, $king: square
king-attacked = Króla na { $king } atakowałby z { $from } przeciwnik: { $piece-nom } { $owner ->
    [Czarny] Czarnego
    *[other] Białego
    }
# $king: square
no-king-there = Król nie może stać na { $king }
# $piece: name, $from: square, $owner: side, $side: side
not-yours = { $piece } na { $from } należy do { $owner ->
    [Czarny] Czarnego
    *[other] Białego
    }, a kolej na { $side ->
    [Czarny] Czarnego
    *[other] Białego
    }
# $piece: name, $from: square
shut-in = { $piece } na { $from } nie ma ruchu
# $side: side, $piece: name
no-help = { $side } ma szacha, a żaden ruch { $piece-gen } nie pomaga
# $piece: name, $to: square
already-there = { $piece } już stoi na { $to }
# $side: side, $piece: name, $to: square
own-piece = Na { $to } stoi własna bierka: { $piece-nom }
# $piece: name, $to: square
pawn-meets = Pion bije tylko na skos: { $piece-nom } na { $to } stoi mu na drodze
# $to: square
pawn-captures-nothing = Na skos pion idzie tylko wtedy, gdy bije: { $to } jest puste
# $owner: side, $blocker: name, $square: square, $piece: name
in-the-way = { $blocker } { $owner ->
    [Czarny] Czarnego
    *[other] Białego
    } na { $square } zagradza drogę { $piece-dat }
# $square: square, $piece: name
blocked-in-the-way = Zablokowane pole { $square } zagradza drogę { $piece-dat }
pawn-moves = Pion idzie o jedno pole po rzędzie lub kolumnie i bije o jedno pole na skos
knight-moves = Skoczek skacze o dwa pola po rzędzie lub kolumnie i o jedno w bok
bishop-moves = Goniec chodzi po przekątnych
rook-moves = Wieża chodzi po rzędach i kolumnach
queen-moves = Hetman chodzi po rzędach, kolumnach i przekątnych
king-moves = Król idzie o jedno pole w dowolnym kierunku
# $turn: string
captures-nothing = ten ruch niczego nie bije ({ $turn })
# $turn: string
no-check = ten ruch nie daje szacha ({ $turn })
# $turn: string
no-mate = ten ruch nie daje mata ({ $turn })
# $side: side, $piece: name
none-of-kind = { $side } nie ma { $piece-gen }
# $side: side, $piece: name
none-of-kind-there = { $side } nie ma tam { $piece-gen }
# $side: side, $squares: list, $to: square
none-goes = żadna taka bierka { $side ->
    [Czarny] Czarnego
    *[other] Białego
    } (na { $squares }) nie może pójść na { $to }
# $needed: usize, $count: usize
blocked-squares = zablokowanych pól musi być { $needed }, a jest { $count }
# $side: side
bishops-alike = oba gońce { $side ->
    [Czarny] Czarnego
    *[other] Białego
    } stoją na polach jednego koloru
# $waiting: side, $side: side
waiting-in-check = { $waiting } ma szacha, a kolej na { $side ->
    [Czarny] Czarnego
    *[other] Białego
    }
# $side: side, $most: usize, $piece: name
too-many = Bierek tego rodzaju ({ $piece-nom }) { $side } może tu mieć najwyżej { $most }
# $side: side, $count: usize, $piece: name, $least: usize
too-few = Bierek tego rodzaju ({ $piece-nom }) { $side } ma { $count }, a potrzebuje { $least }
# $side: side, $square: square
no-ban = { $side } nie mógł wybrać { $square }, więc to pole nie może być zakazane
choice-missing = Brakuje pola, które wybrał Biały, a wybierać ma Czarny
# $piece: name, $square: string
places = { $piece } na { $square }
# $clauses: list
move = { $clauses }
# $piece: name, $to: string
goes = { $piece } na { $to }
# $origin: string, $piece: name, $to: string
goes-from = { $piece } { $origin } na { $to }
# $piece: name, $to: string
takes = { $piece } bije na { $to }
# $origin: string, $piece: name, $to: string
takes-from = { $piece } { $origin } bije na { $to }
check = szach
checkmate = mat
# $square: square
same-square = Obie strony wybrały { $square }: obie wybierają jeszcze raz, ale nie { $square }.
# $white: square, $black: square
kings-attack = Króle na { $white } i { $black } atakowałyby się nawzajem: obie strony wybierają jeszcze raz, Biały inne pole niż { $white }, Czarny inne niż { $black }.
# $side: side, $near: u32, $other: side, $far: u32
closer-begins = Zaczyna się faza gry. Pierwszy ruch ma { $side }, bo król stoi bliżej hetmana ({ $side } { $near }, { $other } { $far }).
# $side: side
others-decide = Zaczyna się faza gry. Pierwszy ruch ma { $side }: króle i hetmany stoją równie daleko od siebie, więc rozstrzygają pozostałe bierki, a jeśli nie one, zaczyna Biały.
