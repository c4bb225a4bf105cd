# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-far-central-outpost = Daleki Posterunek Środkowy
    .acc = Daleki Posterunek Środkowy
    .loc = Dalekim Posterunku Środkowym
name-far-king-s-outpost = Daleki Posterunek Króla
    .acc = Daleki Posterunek Króla
    .loc = Dalekim Posterunku Króla
name-far-queen-s-outpost = Daleki Posterunek Królowej
    .acc = Daleki Posterunek Królowej
    .loc = Dalekim Posterunku Królowej
name-fortress = Twierdza
    .acc = Twierdzę
    .loc = Twierdzy
name-guardian = Gwardzista
    .nom = gwardzista
    .gen = gwardzisty
    .dat = gwardziście
    .acc = gwardzistę
name-king = Król
    .nom = król
    .gen = króla
    .dat = królowi
    .acc = króla
name-knight = Rycerz
    .nom = rycerz
    .gen = rycerza
    .dat = rycerzowi
    .acc = rycerza
name-lancer = Lansjer
    .nom = lansjer
    .gen = lansjera
    .dat = lansjerowi
    .acc = lansjera
name-near-central-outpost = Bliski Posterunek Środkowy
    .acc = Bliski Posterunek Środkowy
    .loc = Bliskim Posterunku Środkowym
name-near-king-s-outpost = Bliski Posterunek Króla
    .acc = Bliski Posterunek Króla
    .loc = Bliskim Posterunku Króla
name-near-queen-s-outpost = Bliski Posterunek Królowej
    .acc = Bliski Posterunek Królowej
    .loc = Bliskim Posterunku Królowej
name-pike = Pikinier
    .nom = pikinier
    .gen = pikiniera
    .dat = pikinierowi
    .acc = pikiniera
name-pikeman = Pikinier
    .nom = pikinier
    .gen = pikiniera
    .dat = pikinierowi
    .acc = pikiniera
name-queen = Królowa
    .nom = królowa
    .gen = królowej
    .dat = królowej
    .acc = królową
name-sentinel = Strażnik
    .nom = strażnik
    .gen = strażnika
    .dat = strażnikowi
    .acc = strażnika
name-domination = dominację
name-elimination = eliminację
name-the-dual-escort = podwójną eskortę
name-the-lone-escort = samotną eskortę

### How a game ends

reason-elimination = Król i królowa drugiej strony są zbici
reason-dual-escort = Król i królowa wspólnie trzymają Twierdzę
reason-lone-escort = Ostatni monarcha trzyma Twierdzę
reason-domination = Pięć lub więcej stref jest pod kontrolą
reason-mutual-elimination = Żadna strona nie ma już króla ani królowej
reason-stalemate = Strona na posunięciu nie ma dozwolonego ruchu

### Options

option-second-wind = Drugi Oddech
option-second-wind-help = Kto spełni warunek zwycięstwa, wygrywa tylko wtedy, gdy druga strona nie może tego od razu udaremnić.
option-second-wind-is-on = tak
option-second-wind-is-off = nie

### Sentences

# $piece: name, $from: square, $owner: side, $side: side
not-yours = { $piece } na { $from } należy do { $owner ->
    [Czarny] Czarnego
    *[other] Białego
    }, a kolej na { $side ->
    [Czarny] Czarnego
    *[other] Białego
    }
# $piece: name, $from: square
asleep = { $piece } na { $from } śpi: ze wszystkich stron stoją własne bierki
# $piece: name, $from: square
nowhere-to-land = { $piece } na { $from } śpi: wszędzie, gdzie skok mógłby się skończyć, stoją własne bierki lub są zamknięte strefy
# $piece: name, $to: square
already-there = { $piece } już stoi na { $to }
# $side: side, $piece: name, $to: square
own-piece = Na { $to } stoi własna bierka: { $piece-nom }
# $piece: name
steps-one = { $piece } idzie o jedno pole w dowolnym kierunku
# $piece: name
leaps-two = { $piece } skacze dokładnie o dwa pola, nad wszystkim, co stoi po drodze
# $piece: name
slides-diagonally = { $piece } sunie po przekątnych
# $piece: name
slides-straight = { $piece } sunie po rzędach i kolumnach
# $piece: name
slides-any-way = { $piece } sunie po rzędach, kolumnach i przekątnych
# $piece: name, $zone: name, $owner: side
stops-at-zone = { $piece } musi się zatrzymać na pierwszym polu strefy: { $zone-acc } kontroluje { $owner }
# $owner: side, $blocker: name, $square: square, $piece: name
blocked = { $blocker } { $owner ->
    [Czarny] Czarnego
    *[other] Białego
    } na { $square } zagradza drogę { $piece-dat }
# $piece: name, $zone: name
contested-zone = { $piece } nie może lądować w spornej strefie: w { $zone-loc } są obie strony
# $piece: name, $zone: name, $owner: side
enemy-zone = { $piece } nie może lądować w strefie przeciwnika: { $zone-acc } kontroluje { $owner }
# $owner: side, $claims: list
monarch-may-not-answer = { $owner } zgłasza { $claims }: odpowiedzieć może tylko bierka inna niż król i królowa
# $owner: side, $claims: list, $piece: name, $from: square
no-move-answers = { $owner } zgłasza { $claims }: żaden ruch { $piece-gen } z { $from } tego nie udaremni
# $owner: side, $claims: list, $remaining: list
still-elimination = { $owner } zgłasza { $claims }: po tym ruchu { $owner } nadal miałby { $remaining }; trzeba zbić ostatniego króla lub ostatnią królową
# $owner: side, $claims: list, $remaining: list
still-escort = { $owner } zgłasza { $claims }: po tym ruchu { $owner } nadal miałby { $remaining }; do Twierdzy musi wejść inna bierka
# $owner: side, $claims: list, $remaining: list
still-domination = { $owner } zgłasza { $claims }: po tym ruchu { $owner } nadal miałby { $remaining }; mogą zostać najwyżej cztery strefy
# $turn: string
captures-nothing = ten ruch niczego nie bije ({ $turn })
# $turn: string
other-promotions = awansują przy tym inne bierki ({ $turn })
# $turn: string
other-fortress = ten ruch nie zmienia tak Twierdzy ({ $turn })
# $side: side, $piece: name
none-of-kind = { $side } nie ma { $piece-gen }
# $side: side, $piece: name
none-of-kind-there = { $side } nie ma tam { $piece-gen }
# $side: side, $squares: list, $to: square
none-can-go = żadna taka bierka { $side ->
    [Czarny] Czarnego
    *[other] Białego
    } (na { $squares }) nie może pójść na { $to }
# $side: side
seven-knights = { $side } może mieć najwyżej sześciu rycerzy
# $side: side
three-pikemen = { $side } może mieć pikinierów i lansjerów łącznie najwyżej dwóch
# $side: side
three-guardians = { $side } może mieć gwardzistów i strażników łącznie najwyżej dwóch
# $side: side
two-queens = { $side } może mieć najwyżej jedną królową
# $side: side
two-kings = { $side } może mieć najwyżej jednego króla
# $square: square
promotion-due = bierka na { $square } byłaby już po awansie: jej strona jest sama w Twierdzy
# $clauses: list
turn = { $clauses }
# $piece: name, $to: string
goes = { $piece } na { $to }
# $origin: string, $piece: name, $to: string
goes-from = { $piece } { $origin } na { $to }
# $piece: name, $to: string
captures = { $piece } bije na { $to }
# $origin: string, $piece: name, $to: string
captures-from = { $piece } { $origin } bije na { $to }
# $pieces: list
promotes = awans: { $pieces }
# $piece: name, $promoted: name
enemy-promotes = { $piece-nom } przeciwnika awansuje na { $promoted-acc }
controls = kontroluje Twierdzę
contests = Twierdza sporna
concedes = opuszcza Twierdzę
