# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-oblique = Skośna
name-piece = Kamień
name-pyramid = Piramida
name-serpent = Wąż
name-straight = Prosta
name-wedge = Klin
name-east = wschód
name-north = północ
name-north-east = północny wschód
name-north-west = północny zachód
name-south = południe
name-south-east = południowy wschód
name-south-west = południowy zachód
name-west = zachód

### How a game ends

reason-scattered = Jedna strona jest rozproszona: żadne trzy jej kamienie nie tworzą formacji
reason-both-scattered = Obie strony są rozproszone: żadna nie ma już formacji
reason-blocked = Strona na posunięciu ma formacje, ale żadna nie może się ruszyć

### Options

option-ranks = Rzędy
option-ranks-help = Z iloma pełnymi rzędami kamieni zaczyna każda strona.
option-ranks-is-2 = 2
option-ranks-is-3 = 3

### Sentences

# $point: point
chosen-already = Kamień na { $point } jest już wybrany: wybierz inny
# $point: point, $owner: side, $side: side
not-yours = Kamień na { $point } należy do { $owner ->
    [Czarny] Czarnego
    *[other] Białego
    }, a kolej na { $side ->
    [Czarny] Czarnego
    *[other] Białego
    }
# $shape: name, $points: string
cannot-move = { $shape } { $points } nie może się ruszyć: wszystkie drogi są zamknięte
# $points: list, $count: usize
none-can-move = Żadna formacja z { $points } nie może się ruszyć: wszystkie drogi są zamknięte
# $point: point
in-no-formation = Kamień na { $point } nie należy do żadnej formacji: żadne dwa inne nie tworzą z nim stykającej się trójki
# $first: point, $second: point
no-third = Żadna formacja nie zawiera naraz { $first } i { $second }: musi je łączyć trzeci kamień
# $points: list
not-connected = { $points } nie są formacją: nie stykają się jako jedna grupa
# $shape: name, $points: string
stays = { $shape } { $points } nie ruszy się tak z miejsca
# $from: point, $target: point, $shape: name, $far_directions: list
no-steps = Z { $from } na { $target } to nie jest ani jeden krok, ani dwa w jednym kierunku: formacja idzie o krok w dowolnym kierunku albo o dwa kroki na { $far_directions }
# $shape: name, $points: string, $direction: name, $far_directions: list
no-two-steps = { $shape } { $points } nie może iść o dwa kroki na { $direction }: idzie o krok w dowolnym kierunku albo o dwa kroki na { $far_directions }
# $owner: side, $point: point
passes-over = Dwa kroki prowadziłyby ponad kamieniem { $owner ->
    [Czarny] Czarnego
    *[other] Białego
    } na { $point }
# $from: point
leaves-board = Kamień z { $from } wyszedłby poza planszę
# $side: side, $target: point, $from: point
own-piece = Na { $target }, gdzie stanąłby kamień z { $from }, stoi własny kamień
no-point = Wybierz punkt planszy
# $side: side, $most: u8
too-many = { $side } może mieć najwyżej { $most ->
    [one] { $most } kamień
    [few] { $most } kamienie
    [many] { $most } kamieni
    *[other] { $most } kamieni
    }
# $clauses: list
turn = { $clauses }
# $shape: name, $points: string, $direction: name
one-step = { $shape } { $points } o krok na { $direction }
# $shape: name, $points: string, $direction: name
two-steps = { $shape } { $points } o dwa kroki na { $direction }
# $points: list
takes = bije { $points }
# $points: list
loses = traci { $points }
