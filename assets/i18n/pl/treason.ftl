# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-spy = Szpieg
    .nom = szpieg
name-man = Pionek
    .nom = pionek

### How a game ends

reason-annihilation = Strona na posunięciu nie ma już żadnej bierki
reason-blocked = Strona na posunięciu nie ma dozwolonego ruchu

### Options

option-landings = Pola lądowania
option-landings-help = Które pola za zbijaną bierką muszą być puste: wybrane czy wszystkie, na których można by wylądować.
option-landings-is-chosen = wybrane
option-landings-is-all = wszystkie

### Sentences

# $piece: name, $from: triangle, $owner: side, $side: side
not-yours = { $piece } na { $from } należy do { $owner ->
    [Czarny] Czarnego
    *[other] Białego
    }, a kolej na { $side ->
    [Czarny] Czarnego
    *[other] Białego
    }
# $from: triangle, $mirror: triangle
spy-blocked = Szpieg na { $from } jest zablokowany: wszystkie pola wokół są zajęte, a na polu lustrzanym { $mirror } nie stoi przeciwnik
# $from: triangle
man-blocked = Pionek na { $from } jest zablokowany: wszystkie pola, na które mógłby pójść, są zajęte
# $capturers: list, $count: u32
compulsory-capture = Bicie jest obowiązkowe: można bić z { $capturers }
# $piece: name, $to: triangle
already-there = { $piece } już stoi na { $to }
# $cell: triangle, $from: triangle
not-adjacent = { $cell } nie sąsiaduje z { $from }
white-goes-up = pionki Białego idą na ten sam rząd albo wyższy
black-goes-down = pionki Czarnego idą na ten sam rząd albo niższy
# $owner: side, $piece: name, $to: triangle
occupied = Na { $to } stoi { $piece-nom } { $owner ->
    [Czarny] Czarnego
    *[other] Białego
    }: krok musi się skończyć na pustym polu
# $from: triangle
only-spy-converts = Werbuje tylko szpieg, a na { $from } stoi pionek
# $from: triangle, $mirror: triangle, $cell: triangle
not-mirror = Polem lustrzanym { $from } jest { $mirror }, nie { $cell }
# $cell: triangle
mirror-empty = Na polu lustrzanym { $cell } nie ma kogo werbować: jest puste
# $cell: triangle, $side: side, $piece: name
mirror-own = Na polu lustrzanym { $cell } nie ma kogo werbować: stoi tam { $piece-nom } { $side ->
    [Czarny] Czarnego
    *[other] Białego
    }
# $cell: triangle
became-spy = Na { $cell } pionek stał się szpiegiem i na tym jego ruch się kończy
# $cell: triangle
no-enemy = Na { $cell } nie ma przeciwnika do zbicia
# $cell: triangle, $from: triangle, $targets: list, $count: u32
no-enemy-but = Na { $cell } nie ma przeciwnika do zbicia; z { $from } można zbić { $targets }
# $cell: triangle, $from: triangle, $rule: message
behind = { $cell } leży za pionkiem na { $from }: { $rule }
# $from: triangle, $over: triangle
nowhere-to-land = Z { $from } nie ma za { $over } pola, na którym można wylądować
# $over: triangle, $landing: triangle
only-landing-occupied = Za { $over } nie ma pustego pola lądowania: { $landing } jest zajęte
# $over: triangle, $landings: list
landings-occupied = Za { $over } nie ma pustego pola lądowania: { $landings } są zajęte
# $over: triangle, $landing: triangle
one-of-all-occupied = Wszystkie pola lądowania muszą być puste: za { $over } zajęte jest { $landing }
# $over: triangle, $landings: list
some-of-all-occupied = Wszystkie pola lądowania muszą być puste: za { $over } zajęte są { $landings }
# $landing: triangle, $over: triangle
landing-not-adjacent = Pole lądowania { $landing } nie sąsiaduje ze zbitą bierką na { $over }
# $start: triangle
lands-on-start = Skok nie może skończyć się na { $start }, gdzie się zaczął
# $landing: triangle, $start: triangle
lands-beside-start = Pole lądowania { $landing } sąsiaduje z { $start }, gdzie skok się zaczął
# $over: triangle, $landing: triangle, $rule: message
lands-backward = Krok z { $over } na { $landing } prowadziłby do tyłu: { $rule }
# $landing: triangle
landing-occupied = Pole lądowania { $landing } jest zajęte
no-cell = Wybierz pole planszy
# $side: side, $cell: triangle
promotion-due = pionek { $side ->
    [Czarny] Czarnego
    *[other] Białego
    } stałby się na { $cell } szpiegiem
# $most: usize
too-many = bierek może być najwyżej { $most }
# $piece: name, $from: triangle, $to: triangle
steps = { $from } na { $to }
# $from: triangle, $to: triangle
steps-and-becomes-spy = { $from } na { $to }, staje się szpiegiem
# $from: triangle, $at: triangle, $piece: name
converts = Szpieg na { $from } werbuje { $at }
# $from: triangle, $at: triangle
converts-to-spy = Szpieg na { $from } werbuje pionka na { $at }, który staje się szpiegiem
# $piece: name, $from: triangle, $captures: list
captures = { $from } { $captures }
# $from: triangle, $captures: list
captures-and-becomes-spy = { $from } { $captures }, staje się szpiegiem
# $captured: name, $over: triangle, $landing: triangle
capture = bije { $over }, ląduje na { $landing }
