# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Sentences

# $count: u32
pieces-tress-knight = { $count ->
    [one] rycerza
    [few] { $count } rycerzy
    [many] { $count } rycerzy
    *[other] { $count } rycerzy
    }
# $count: u32
pieces-tress-guardian = { $count ->
    [one] gwardzistę
    [few] { $count } gwardzistów
    [many] { $count } gwardzistów
    *[other] { $count } gwardzistów
    }
# $count: u32
pieces-tress-pikeman = { $count ->
    [one] pikiniera
    [few] { $count } pikinierów
    [many] { $count } pikinierów
    *[other] { $count } pikinierów
    }
# $count: u32
pieces-tress-lancer = { $count ->
    [one] lansjera
    [few] { $count } lansjerów
    [many] { $count } lansjerów
    *[other] { $count } lansjerów
    }
# $count: u32
pieces-tress-sentinel = { $count ->
    [one] strażnika
    [few] { $count } strażników
    [many] { $count } strażników
    *[other] { $count } strażników
    }
# $count: u32
pieces-tress-king = { $count ->
    [one] króla
    [few] { $count } króle
    [many] { $count } królów
    *[other] { $count } królów
    }
# $count: u32
pieces-tress-queen = { $count ->
    [one] królową
    [few] { $count } królowe
    [many] { $count } królowych
    *[other] { $count } królowych
    }
# $count: u32
pieces-trees-grass = { $count ->
    [one] pole trawy
    [few] { $count } pola trawy
    [many] { $count } pól trawy
    *[other] { $count } pól trawy
    }
# $count: u32
pieces-trees-underbrush = { $count ->
    [one] pole poszycia
    [few] { $count } pola poszycia
    [many] { $count } pól poszycia
    *[other] { $count } pól poszycia
    }
# $count: u32
pieces-trees-huckleberry = { $count ->
    [one] borówkę
    [few] { $count } borówki
    [many] { $count } borówek
    *[other] { $count } borówek
    }
# $count: u32
pieces-trees-squares = { $count ->
    [one] pole drzewa
    [few] { $count } pola drzew
    [many] { $count } pól drzew
    *[other] { $count } pól drzew
    }
# $count: u32
pieces-trees-birch = { $count ->
    [one] brzozę
    [few] { $count } brzozy
    [many] { $count } brzóz
    *[other] { $count } brzóz
    }
# $count: u32
pieces-trees-ash = { $count ->
    [one] jesion
    [few] { $count } jesiony
    [many] { $count } jesionów
    *[other] { $count } jesionów
    }
# $count: u32
pieces-trees-beech = { $count ->
    [one] buk
    [few] { $count } buki
    [many] { $count } buków
    *[other] { $count } buków
    }
# $count: u32
pieces-trees-pine = { $count ->
    [one] sosnę
    [few] { $count } sosny
    [many] { $count } sosen
    *[other] { $count } sosen
    }
# $count: u32
pieces-tribun-piece = { $count ->
    [one] kamień
    [few] { $count } kamienie
    [many] { $count } kamieni
    *[other] { $count } kamieni
    }
# $count: u32
pieces-tribun-tribun = { $count ->
    [one] Trybuna
    [few] { $count } Trybunów
    [many] { $count } Trybunów
    *[other] { $count } Trybunów
    }
# $count: u32
pieces-gess-stone = { $count ->
    [one] kamień
    [few] { $count } kamienie
    [many] { $count } kamieni
    *[other] { $count } kamieni
    }
# $count: u32
pieces-go-chess-pawn = { $count ->
    [one] piona
    [few] { $count } piony
    [many] { $count } pionów
    *[other] { $count } pionów
    }
# $count: u32
pieces-go-chess-knight = { $count ->
    [one] skoczka
    [few] { $count } skoczki
    [many] { $count } skoczków
    *[other] { $count } skoczków
    }
# $count: u32
pieces-go-chess-bishop = { $count ->
    [one] gońca
    [few] { $count } gońce
    [many] { $count } gońców
    *[other] { $count } gońców
    }
# $count: u32
pieces-go-chess-rook = { $count ->
    [one] wieżę
    [few] { $count } wieże
    [many] { $count } wież
    *[other] { $count } wież
    }
# $count: u32
pieces-go-chess-queen = { $count ->
    [one] hetmana
    [few] { $count } hetmany
    [many] { $count } hetmanów
    *[other] { $count } hetmanów
    }
# $count: u32
pieces-treason-man = { $count ->
    [one] pionka
    [few] { $count } pionki
    [many] { $count } pionków
    *[other] { $count } pionków
    }
# $count: u32
pieces-treason-spy = { $count ->
    [one] szpiega
    [few] { $count } szpiegów
    [many] { $count } szpiegów
    *[other] { $count } szpiegów
    }
# $count: u32
pieces-troop-chess-piece = { $count ->
    [one] kamień
    [few] { $count } kamienie
    [many] { $count } kamieni
    *[other] { $count } kamieni
    }
room = swobodę ruchu
# $count: u32
tress-zones = { $count ->
    [one] strefę
    [few] { $count } strefy
    [many] { $count } stref
    *[other] { $count } stref
    }
tress-fortress = wpływ na Twierdzę
tress-majority = przewagę w spornych strefach
tress-ways = drogi do stref
tress-promotion = okazje do awansu
tress-escort = drogę monarchy do Twierdzy
tress-knights = rycerzy blisko Twierdzy
tress-monarch = monarchę
tress-loose = niebronione bierki jako cel ataku
tress-attack = atak na monarchę
trees-wood = pola drzew
trees-tree = żywe drzewo
trees-huckleberry = zapasową borówkę
trees-leap = skok
trees-threats = groźby wobec borówek
trees-attack = ataki na drzewa
trees-prey = poszycie do zabrania
trees-growth = miejsce do rośnięcia
tribun-units = silne jednostki
tribun-slaves = pożytek z niewolników
tribun-shots = strzały do jednostek
tribun-capture = Trybuna do zbicia
tribun-attack = atak na Trybuna
tribun-flight = ucieczkę Trybuna
tribun-guards = straż Trybuna
tribun-meeting = miejsca do łączenia
tribun-loose = niebronione jednostki jako cel ataku
tribun-advance = wysunięte kamienie
gess-ring = zapasowy pierścień
gess-threats = groźby wobec pierścieni
gess-making = powstające pierścienie
gess-prey = kamienie do zdjęcia
gess-guards = straż pierścienia
gess-siege = oblężenie pierścienia
go-chess-bishops = parę gońców
go-chess-chain = osłonę pionów
go-chess-loose = niebronione bierki jako cel ataku
go-chess-attack = atak na króla
go-chess-shelter = bezpieczeństwo króla
go-chess-centre = środek planszy
treason-only-spy = jedynego szpiega
treason-home = straż własnego rzędu
treason-advance = pionki w drodze do awansu
treason-promotion = okazje do awansu
treason-pairs = bierki stojące obok siebie
treason-prey = bierki do zbicia
treason-conversion = cele do zwerbowania
troop-chess-formations = formacje
troop-chess-prey = kamienie do zbicia
troop-chess-heads = kamienie zwrócone we właściwą stronę
troop-chess-advance = wysunięte kamienie
troop-chess-centre = środek planszy
# $what: message
gives-up = oddaje { $what }
# $side: side, $what: message
leaves = zostawia { $side ->
    [Czarny] Czarnemu
    *[other] Białemu
    } { $what }
# $what: message
spares = przepuszcza { $what }
# $side: side, $turns: u32
allows-win = pozwala { $side ->
    [Czarny] Czarnemu
    *[other] Białemu
    } wygrać { $turns ->
    [one] w { $turns } ruchu
    [few] w { $turns } ruchach
    [many] w { $turns } ruchach
    *[other] w { $turns } ruchach
    }
loses-at-once = od razu przegrywa
draws-at-once = prowadzi do remisu
# $turns: u32
misses-win = przeocza wygraną { $turns ->
    [one] w { $turns } ruchu
    [few] w { $turns } ruchach
    [many] w { $turns } ruchach
    *[other] w { $turns } ruchach
    }
# $what: message
gains = zyskuje { $what }
# $what: message
takes = zabiera { $what }
# $what: message
saves = ratuje { $what }
# $side: side, $what: message
denies = odbiera { $side ->
    [Czarny] Czarnemu
    *[other] Białemu
    } { $what }
