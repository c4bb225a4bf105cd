# What the window says: menus, panels, prompts, notices. How to translate: docs/translating.md.

# The language itself, in its own words.
language-name = Polski

### Lists

list-comma = { $before }, { $last }
list-and = { $before } i { $last }
list-or = { $before } lub { $last }
list-then = { $before }, potem { $last }

### Sides

side-white = Biały
side-black = Czarny

### Settings

settings-board = Plansza
settings-motion = Animacja
settings-sound = Dźwięk
settings-play = Gra
settings-reading = Tekst
settings-data = Dane
settings-language = Język
settings-language-system = Jak w systemie

### Words of several screens

sentence = { $words }.
decimal-sign = ,
close = Zamknij ({ KEY("Escape", word: "Esc") })
settings = Ustawienia
credits = Autorzy
quit = Zakończ
speed-slow = Wolno
speed-normal = Normalnie
speed-fast = Szybko

### Work beside the window

job-not-started = nie udało się zacząć: { $why }
job-panicked = przerwał to błąd w programie: { $why }
job-gone = skończyło się bez słowa
stage-is-built = Trwa rozkładanie planszy: { $game }…
stage-failed = Nie udało się rozłożyć planszy ({ $game }): { $why }.
stage-again = Spróbuj znowu
stage-give-up = Zostaw

### The title

title-subtitle = Mało znane gry planszowe, które ożyły
title-rules = Jak grać w wybraną grę ({ KEY("F1") })
title-go-on = Dalej
title-go-on-line = { $game }, ruch { $turn }
title-go-on-help = Powrót do niedokończonej partii
title-reconstruction = { $game }, rekonstrukcja
# What a screen reader says of a card: the game's name and a few words on it.
title-card = { $title }: { $line }
title-settings-corrected = Ustawienia spoza zakresu, już poprawione: { $names }.
title-match-set-aside = Nie udało się odczytać zapisanej partii ({ $error }). Jest zachowana jako { $path }.
title-matches-unread = Nie można przejrzeć zapisanych partii: { $error }
rating-out-of-range = liczba jest poza zakresem
programs-unsound = „{ $name }” nie ma własnej nazwy albo ma liczbę poza zakresem
programs-too-many = jest ich więcej niż { $count }

### Games in a few words

tress-blurb = walka o siedem stref, podobna do szachów
trees-blurb = bierki rosną, zamiast chodzić
tribun-blurb = stosy kamieni na 91 polach
gess-blurb = figurą jest każdy blok 3×3 kamieni
go-chess-blurb = tajne ustawianie, potem szachy wśród filarów
treason-blurb = warcaby na trójkątach, ze szpiegami
troop-chess-blurb = formacje z trzech kamieni

### The set-up of a match

setup-reconstruction = To rekonstrukcja: strona z zasadami ({ KEY("F1") }) mówi, co opublikowano, a co jest zasadą domową.
setup-person = Człowiek
setup-ai = AI
setup-program = Program
setup-programs = Dodaj lub zmień programy
setup-program-help = Dowolny program, który obsługuje Universal Game Interface (UGI). Myśli tyle, ile mu ustawiono, albo według zegara partii.
setup-no-program = Najpierw wybierz lub dodaj program dla { $side ->
    [Czarny] Czarnego
   *[other] Białego
}.
setup-more = Więcej: zegar, imiona, zasady
setup-less = Mniej
setup-back = Wróć
setup-start = Do planszy
setup-name-white = Imię Białego
setup-name-black = Imię Czarnego
setup-name-hint-white = lub po prostu Biały
setup-name-hint-black = lub po prostu Czarny
setup-clock = Zegar
# The time of each player on a clock of their own, and what every turn adds.
setup-minutes = { $count ->
    [one] jedna minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minut
}
setup-seconds = { $count ->
    [0] i nic więcej
    [one] i jedna sekunda na ruch
    [few] i { $count } sekundy na ruch
    [many] i { $count } sekund na ruch
   *[other] i { $count } sekund na ruch
}
setup-no-clock = Bez zegara
# Minutes for the match and seconds for each turn.
setup-clock-time = { $minutes } + { $seconds }
setup-clock-adds = Każdy ruch dodaje
setup-hour-glass = Klepsydra
setup-hour-glass-help = Czas, który zużywasz, zyskuje druga strona.
setup-each-turn = Czas na każdy ruch
setup-each-turn-help = Każdy ruch ma tyle czasu. To, co zostaje, przepada.
setup-unequal = Różne czasy
setup-turn-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekund
}
setup-board = Plansza
board-stays = Zostaje, jak leży
board-turns = Obraca się do tego, kto gra
board-between-players = Leży między wami
board-between-players-help = Tablet na stole: cały obraz zwraca się do tego, kto ma ruch albo odpowiada na pytanie.
setup-new-board = Nowa plansza

### A tournament of several at one screen

tournament = Turniej
tournament-what = Każdy gra z każdym po jednej partii w każdą grę, jedna po drugiej, przy tym ekranie.
tournament-player = Gracz { $number }
tournament-add = Jeszcze jedna osoba
tournament-games = Gry
tournament-begin = Zacznij turniej
tournament-players = Turniej potrzebuje od { $least } do { $most } osób: wpisz ich imiona.
tournament-same-name = Dwie osoby mają to samo imię. Daj każdej własne.
tournament-no-game = Wybierz co najmniej jedną grę.
tournament-next-help = Tabela turnieju i kto gra następny
tournament-name = Imię
tournament-played = Partie
tournament-won = Wygrane
tournament-drawn = Remisy
tournament-points = Punkty
# A game and the two who play it.
tournament-pairing = { $game }: { $white } – { $black }
tournament-play = Graj: { $pairing }
tournament-order = Partie
tournament-over = Turniej jest skończony.
tournament-winner = { $name } wygrywa turniej!
tournament-shared = Pierwsze miejsce dzielą { $names }.
tournament-end = Zakończ turniej
tournament-end-sure = Zakończ i zapomnij tabelę
tournament-end-help = Partie zostają w bibliotece.

### The choice of an opponent

# An opponent's name, style of play and strength.
opponent-measured = { $name }, { $style }: około { $rating }, ±{ $error }
opponent-exact = { $name }, { $style }: { $rating }
opponent-unmeasured = { $name }, { $style }: siła niezmierzona
# Under the portrait of the opponent that is as strong as the player; there is little room.
opponent-even = Na równi
opponent-even-now = Wyrównana partia, teraz przeciw: { $name }
opponent-even-first = Zaczyna łagodnie. Każda dokończona partia z AI pomaga dobrać siłę w następnej.
# While so few matches are counted that it is only a first guess.
opponent-even-guess = { $games ->
    [one] Pierwsza ocena: grasz w tę grę na około { $rating }, sądząc z jednej partii z AI.
    [few] Pierwsza ocena: grasz w tę grę na około { $rating }, sądząc z { $games } partii z AI.
    [many] Pierwsza ocena: grasz w tę grę na około { $rating }, sądząc z { $games } partii z AI.
   *[other] Pierwsza ocena: grasz w tę grę na około { $rating }, sądząc z { $games } partii z AI.
}
opponent-even-form = { $games ->
    [one] Grasz w tę grę na około { $rating }, sądząc z ostatniej partii z AI.
    [few] Grasz w tę grę na około { $rating }, sądząc z ostatnich { $games } partii z AI.
    [many] Grasz w tę grę na około { $rating }, sądząc z ostatnich { $games } partii z AI.
   *[other] Grasz w tę grę na około { $rating }, sądząc z ostatnich { $games } partii z AI.
}
# What a player is called.
player-even = Równe siły ({ $name })

### The pause menu

pause = Przerwa
pause-resume = Wróć do planszy
pause-type = Wpisz ruch ({ KEY("/") })
pause-start-clocks = Uruchom zegary
pause-stop-clocks = Zatrzymaj zegary
pause-accept-draw = Przyjmij remis
pause-decline-draw = Odrzuć remis
pause-offer-draw = Zaproponuj remis
pause-resign = Poddaj partię
# Between two people, each of whom has a button.
pause-offer-draw-of = { $name } proponuje remis
pause-resign-of = { $name } poddaje partię
pause-abandon = Zostaw tę partię niedokończoną na zawsze
pause-new-match = Nowa partia
pause-photos = Zrób zdjęcia
pause-rules = Zasady i klawisze
pause-shelf = Wróć do półki
pause-quit = Zakończ (partia jest zapisana)

### Pages

page-rules = Jak grać
page-outdated = To tłumaczenie powstało z wcześniejszej wersji angielskiej strony i może być nieaktualne.
page-no-diagram = Tego diagramu nie da się narysować: { $why }

### The keys, below a game's rules

keys = Klawisze
keys-move = { KEY("Arrows", word: "Strzałki") }, { KEY("Enter") }
keys-move-what = ruch po planszy i wybór
keys-choices = { KEY("1 to 9", word: "1 do 9") }
keys-choices-what = to, co jest do wyboru pod planszą
keys-next = { KEY("Tab") }
keys-next-what = kolejno przez wszystko, co można wybrać
keys-cancel = { KEY("Escape", word: "Esc") }, prawy przycisk
keys-cancel-what = krok wstecz, potem menu przerwy
keys-panels = { KEY("F2") }
keys-panels-what = przejdź do przycisków i list wokół planszy; { KEY("Escape", word: "Esc") } wraca na planszę
keys-type = { KEY("/") }
keys-type-what = wpisz ruch albo zapytaj, co gdzie stoi; ? mówi, o co można pytać
keys-undo = { KEY("U") }, { KEY("R") }
keys-undo-what = cofnij, ponów (także { KEY("Ctrl+Z") }, { KEY("Ctrl+Y") })
keys-turns = { KEY("PageUp", word: "Page Up") }, { KEY("PageDown", word: "Page Down") }
keys-turns-what = jeden ruch wstecz lub dalej
keys-ends = { KEY("Home") }, { KEY("End") }
keys-ends-what = do początku, do bieżącej pozycji
keys-hint = { KEY("H") }
keys-hint-what = pokaż lub schowaj podpowiedź
keys-hurry = { KEY("M") }
keys-hurry-what = AI rusza się od razu
keys-clocks = { KEY("C") }
keys-clocks-what = zatrzymaj zegary, uruchom znowu
keys-watch = { KEY("Space", word: "Spacja") }, { KEY("N") }, { KEY("1 to 3", word: "1 do 3") }
keys-watch-what = dwie AI: przerwa, jeden ruch, szybkość
keys-top = { KEY("T") }
keys-top-what = prosto z góry i z powrotem
keys-view = { KEY("V") }
keys-view-what = w pokoju, z góry, płasko
keys-flip = { KEY("F") }
keys-flip-what = na drugą stronę planszy
keys-camera = { KEY("Ctrl+arrows", word: "Ctrl+strzałki") }, przeciąganie prawym
keys-camera-what = obrót i pochylenie kamery
keys-zoom = { KEY("+") } i { KEY("-") }, kółko
keys-zoom-what = bliżej i dalej; { KEY("0") } pokazuje całą planszę
keys-photo = { KEY("P") }
keys-photo-what = zdjęcia: przeciągnij, Shift i przeciągnij, kółko; { KEY("Enter") } zapisuje, { KEY("Escape", word: "Esc") } kończy
keys-rules = { KEY("F1") }
keys-rules-what = dlaczego odmówiono wyboru; co może bierka; poza tym te zasady
keys-lesson = { KEY("L") }
keys-lesson-what = lekcja o tym, czego odmówiono, albo o bierce

### Settings, group by group

settings-colours = Kolory
palette-classic = Klasyczne
palette-high-contrast = Wysoki kontrast
palette-colour-safe = Dla daltonistów
settings-view = Widok ({ KEY("V") })
view-room = W pokoju
view-above = Z góry
view-flat = Płasko
view-automatic = Automatycznie
settings-graphics = Grafika
graphics-simple = Prosta
graphics-standard = Zwykła
graphics-high = Wysoka
graphics-automatic = Automatyczna
settings-review-matches = Sprawdzaj w tle każdą zakończoną partię
settings-evaluation-bar = Pasek obok planszy pokazuje, kto stoi lepiej
settings-show-movable = Zaznaczaj bierki, które mogą coś zrobić
settings-turn-board = Dwie osoby przy planszy: plansza
settings-speed = Tempo ruchu bierek
speed-at-once = Od razu
settings-reduced-motion = Mniej ruchu: nic się nie przesuwa, wszystko zmienia się od razu
reduced-motion-system = Jak w systemie
reduced-motion-on = Tak
reduced-motion-off = Nie
settings-volume-effects = Bierki i zdarzenia
settings-volume-room = Pokój
settings-volume-interface = Przyciski i podpowiedzi
settings-finish-forced = Rób za mnie jedyny możliwy krok
# What it says something about: one of the three that follow.
settings-teach-from = Przeciwnik, który uczy, mówi o:
teach-from-blunders = grubych błędach
teach-from-mistakes = błędach
teach-from-inaccuracies = także niedokładnościach
settings-ponder = AI myśli też w twoim czasie (nie przy prostej grafice)
settings-confirm-resign = Pytaj przed poddaniem partii
settings-ask-to-undo = Dwie osoby: przed cofnięciem ruchu pytaj drugą
settings-pause-hidden = Zegary stoją, gdy okno jest ukryte
settings-programs = Inne programy jako przeciwnicy
settings-text-size = Wielkość tekstu
settings-text-percent = { $percent }%
# Two letters that show a size of text.
settings-text-sample = Aa
settings-text-help = Razem z tekstem rośnie cały interfejs; rośnie też z oknem.

### Other programs

programs = Inne programy
programs-help = Mogą z tobą grać programy, które obsługują Universal Game Interface (UGI). Program ma na tym komputerze te same prawa co ty: dodawaj tylko takie, którym ufasz.
programs-unwritten = To zostaje tylko do zamknięcia gry: { $error }
programs-add = Dodaj program
programs-keep = Zachowaj
programs-discard = Wróć bez zachowania
programs-name = Jak go nazywasz
programs-path = Program: ścieżka albo nazwa
programs-arguments = Argumenty, te ze spacjami w "cudzysłowie"
programs-folder = Folder, w którym pracuje, jeśli go potrzebuje
programs-turn-time = Czas na ruch w partiach bez zegara
programs-patience = Jak długo czekać na brakującą odpowiedź
programs-seconds = { $seconds } s
programs-tenths = { $seconds },{ $tenths } s
programs-try = Czy odpowiada?
programs-it = Program
programs-waiting = Czekanie na odpowiedź…
programs-answers = Odpowiada: { $name }
programs-answers-by = Odpowiada: { $name }, autor: { $author }
programs-options = Opcje
programs-more-options = Niepokazane: jeszcze { $count }
programs-number = { $name } (od { $min } do { $max })
programs-press = { $name }: naciśnij przy każdym starcie
programs-value-wrong = Program nie przyjmuje tej wartości.
programs-kept-option = { $name }: { $value }
programs-forget-option = Jak w programie
programs-remove = Usuń ten program
programs-remove-question = Usunąć? Znika tylko wpis; sam program zostaje na dysku.
programs-remove-yes = Usuń
programs-remove-no = Zostaw
programs-no-name = Najpierw nadaj mu nazwę.
programs-name-taken = Inny program nazywa się już { $name }.
programs-no-path = Najpierw powiedz, który to program: brakuje ścieżki.
programs-quotes = Jeden z cudzysłowów w argumentach nie ma pary.
programs-option-wrong = Program nie przyjmuje wartości swojej opcji { $name }.
# What a program has done wrong. $name: what the player calls it; $words: its own words, in any language.
program-missing = Na tym komputerze nie ma programu { $name }.
program-arguments = Jeden z cudzysłowów w argumentach programu { $name } nie ma pary.
program-cannot-start = Nie można uruchomić programu { $name }. { $path }: { $why }
program-ended = Program { $name } zakończył się, zamiast odpowiedzieć.
program-ended-saying = Program { $name } zakończył się, zamiast odpowiedzieć. Jego ostatnie słowa: „{ $words }”
program-silent = Program { $name } nie odpowiedział na czas ({ $seconds } s).
program-silent-saying = Program { $name } nie odpowiedział na czas ({ $seconds } s). Jego ostatnie słowa: „{ $words }”
program-flood = Program { $name } pisze bez końca, zamiast odpowiedzieć.
program-deaf = Program { $name } nie czyta tego, co mu się mówi.
program-unreadable = Program { $name } odpowiedział coś, czego nie da się odczytać: { $error }
program-refused = Program { $name } odmawia: „{ $words }”
# $turn: as the program wrote it; $why: a sentence.
program-illegal-turn = Program { $name } chce zagrać „{ $turn }”, a to ruch niedozwolony. { $why }
program-no-turn = Program { $name } chce zagrać „{ $turn }”, a to nie jest ruch w tej grze.
program-no-option = Program { $name } nie ma opcji „{ $option }”.
program-option-value = Program { $name } nie przyjmuje „{ $value }” dla swojej opcji „{ $option }”.
program-stopped = Program { $name } został zatrzymany.
# $why: what happened, without a full stop.
program-unheard = Z programem { $name } nie da się rozmawiać: { $why }.
# An opponent that is part of this program does not play on. $name: who; $why: one of the next.
opponent-no-turn = { $name } nie znajduje ruchu: { $why }.
opponent-missing = Nikt tu nie gra jako { $name }: takiego przeciwnika nie ma.
# Why a search has no answer; follows a colon, without a full stop. $why, $words: what the system or the program says, in any language.
search-not-started = nie udało się zacząć szukania ruchu ({ $why })
search-panicked = szukanie ruchu przerwał błąd w tym programie ({ $words })
search-silent = szukanie ruchu nie może się skończyć
search-lost = szukanie ruchu skończyło się bez słowa
search-over = partia jest skończona
search-refused = zasady nie pozwalają na znaleziony ruch ({ $why })
# A search beside the match has failed, and what can be done. $why: one of these.
failed-hint = Nie ma podpowiedzi: { $why }.
failed-bar = Pasek nie wie, kto stoi lepiej: { $why }.
failed-teaching = Nie udało się ocenić twojego ostatniego ruchu: { $why }. Partia toczy się dalej.
failed-pondering = Przeciwnik nie może myśleć w twoim czasie: { $why }. Gra mimo to.
# $why: a sentence, in any language.
failed-knowledge = Nie udało się odczytać wszystkiego, co przeciwnicy wiedzą o grze { $game } poza samym szukaniem ruchów, więc grają bez tego. { $why }
failed-again = Spróbuj znowu
failed-go-on = Dalej bez tego
failed-hide-bar = Schowaj pasek
failed-stop-pondering = Tylko we własnym czasie
substitute = Kto gra dalej?
substitute-help = Do końca partii. Wtedy nie mówi ona nic o sile twojej gry.
substitute-start = Gra dalej

### The photo mode

photo-help = Przeciągnij: rozejrzyj się · Shift i przeciągnij: spójrz w bok · Kółko myszy: bliżej · { KEY("B") }: rozmycie · { KEY("Enter") }: zapisz · { KEY("Escape", word: "Esc") }: zakończ
photo-saved = Zapisano jako { $path }
photo-no-folder = Obraz nie został zapisany: nie wiadomo, gdzie jest folder na obrazy
# Why is what the system says.
photo-not-made = Obraz nie został zapisany: { $why }

### Notices at the table

notice-nothing-to-undo = Nie ma twojego ruchu, który można cofnąć.
notice-undo-declined = { $name } się nie zgadza: nic nie zostaje cofnięte.
notice-draw-declined = { $side } odrzuca remis.
notice-draw-declined-ai = AI odrzuca remis: podoba jej się własna pozycja.
notice-draw-declined-program = { $name } odrzuca remis.
# What a side has reached; the reasons are sentences without a full stop, one after the other.
notice-claim = { $side } zgłasza zwycięstwo. { $reasons }. { $other } musi to teraz udaremnić.
notice-flat = Rysowanie pokoju trwa tu długo, więc plansza jest teraz płaska ({ KEY("V") } zmienia widok)
opponent-description = { $description } { $style }
notice-match-over = Partia jest skończona. { $result }
notice-offer-stands = { $side } już proponuje remis
notice-no-offer = { $side } nie ma propozycji remisu, na którą można odpowiedzieć

### Choosing a turn

choose-cell = Wybierz pole
choose-piece = Wybierz bierkę
choose-target = Wybierz, dokąd ma iść
choose-stop-here = Stań tutaj
choose-confirm = Zatwierdź  [{ KEY("Enter") }]
choose-back = Wróć
# $result: a sentence, such as "White wins by domination."
refusal-over = Partia jest skończona. { $result }
refusal-visiting = To wcześniejsza pozycja: { KEY("End") } wraca do bieżącej.
refusal-other-side = Ruch ma { $side }: AI myśli.
refusal-program = Ruch ma { $side }: { $name } myśli.
refusal-treason-no-cell = Gładkie trójkąty między polami nie są polami: nic nie może na nich stać.
notice-visiting = Pozycja po ruchu { $turn }; { KEY("End") } wraca do bieżącej.

### The tools beside the board

tool-undo = Cofnij ostatni ruch ({ KEY("U") })
tool-undo-alone = Cofnij do swojej ostatniej decyzji, także gdy AI myśli ({ KEY("U") })
tool-redo = Zagraj znowu to, co cofnięto ({ KEY("R") })
tool-hint = Podpowiedź: co zrobiłby tu ktoś, kto gra mocno ({ KEY("H") })
tool-hint-sought = Szukanie podpowiedzi; naciśnij znowu, by przerwać ({ KEY("H") })
tool-hint-shown = Zdejmij podpowiedź z planszy ({ KEY("H") })
tool-offer-draw = Zaproponuj remis
tool-resign = Poddaj partię
tool-rules = Zasady tej gry i klawisze ({ KEY("F1") })
tool-tilt = Plansza jak z krzesła ({ KEY("T") })
tool-top = Plansza prosto z góry ({ KEY("T") })
tool-flip = Na drugą stronę planszy ({ KEY("F") })
tool-menu = Menu: ustawienia, nowa partia i wyjście ({ KEY("Menu", word: "Esc") })

### Questions at the board

question-resign = Poddać partię?
question-resign-yes = Poddaj
question-resign-no = Graj dalej
# Between two people: which of them is asked.
question-resign-of = { $name }: poddać partię?
question-abandon = Zostawić tę partię niedokończoną na zawsze? Nikt nie będzie mógł jej dograć.
question-abandon-yes = Zostaw
question-undo = { $by } chce cofnąć ostatni ruch. Czy { $to } się zgadza?
# After the match has ended.
question-play-on = { $by } chce grać dalej. Czy { $to } się zgadza?
question-yes = Tak
question-no = Nie
question-draw = { $by } proponuje remis. Odpowiada { $to }.
question-draw-accept = Przyjmij
question-draw-decline = Odrzuć

### When a program does not play on

question-program-again = Zapytaj znowu
question-program-anew = Uruchom od nowa
question-program-person = Gram tą stroną
question-program-level = Inny przeciwnik
question-program-end = Zakończ partię

### The hint

hint-sought = Szukanie podpowiedzi…
# A turn and what it is for: "Nd3 takes a Knight".
hint-turn = { $turn } { $why }
# $turn: the turn as the list of turns writes it.
hint-even = Podpowiedź: { $turn }: mniej więcej równo
hint-little-better = Podpowiedź: { $turn }: trochę lepiej stoi { $side }
hint-better = Podpowiedź: { $turn }: lepiej stoi { $side }
hint-much-better = Podpowiedź: { $turn }: dużo lepiej stoi { $side }
hint-nearly-won = Podpowiedź: { $turn }: { $side } ma niemal wygraną pozycję
hint-wins-at-once = Podpowiedź: { $turn }: { $side } wygrywa od razu
# $turns: in how many turns of its own.
hint-wins = Podpowiedź: { $turn }: { $side } wygrywa w { $turns ->
    [one] { $turns } ruchu
    [few] { $turns } ruchach
    [many] { $turns } ruchach
   *[other] { $turns } ruchach
}
hint-wins-anyway = Podpowiedź: { $turn }: { $side } wygrywa w { $turns ->
    [one] { $turns } ruchu
    [few] { $turns } ruchach
    [many] { $turns } ruchach
   *[other] { $turns } ruchach
}, cokolwiek się zagra

### The bar beside the board

evaluation-none = Jeszcze bez oceny
evaluation-won = Zwycięstwo: { $side }
evaluation-wins = { $side } wygrywa w { $turns ->
    [one] { $turns } ruchu
    [few] { $turns } ruchach
    [many] { $turns } ruchach
   *[other] { $turns } ruchach
}
evaluation-shares = Biały { $white }%, Czarny { $black }%

### The players' cards

players-has-won = zwycięstwo
players-offers-draw = proponuje remis
players-clock-paused = zegar stoi  [{ KEY("C") }]
players-hurry = Ruch teraz  [{ KEY("M") }]
players-thinking = myśli
players-thinking-help = Myśli
# $nodes: how many positions, as in players-thousands.
players-depth = głębokość { $depth }, { $nodes }
players-depth-help = Myśli: głębokość { $depth }, pozycji { $nodes }
players-thousands = { $number } tys.
players-millions = { $whole },{ $tenths } mln
players-clock-tenths = { $seconds },{ $tenths }
# $count: such as "3 of 5 zones"; $help: what that means.
players-gauge-help = { $count }. { $help }
players-opponent = { $side }, AI na poziomie { $level }, { $style }. { $character }
players-program = Program
players-program-help = { $side }: program { $name }
players-troubled = nie gra dalej
players-program-starts = startuje
players-program-starts-help = Program się uruchamia
# What a program says of its search; its value is for its own side.
players-program-thinks-help = Myśli: { $thought }
players-program-depth = głębokość { $depth }
players-program-score = { $sign }{ $whole },{ $hundredths }
# $plies: turns of both sides.
players-program-wins = wygrywa w { $plies }
players-program-loses = przegrywa w { $plies }

### The list of turns

turns-none = Brak ruchów
turns-title = Ruchy
turns-fold = Tylko ostatni ruch
turns-unfold = Wszystkie ruchy

### Two AIs at play

watch-go-on = Dalej ({ KEY("Enter", word: "spacja") })
watch-pause = Przerwa ({ KEY("Enter", word: "spacja") })
watch-step = Jeden ruch ({ KEY("N") })

### The result

result-wins = { $side } wygrywa
result-draw = Remis
result-unfinished = Niedokończona
# How two players stand with each other after several matches; $one and $other are the matches that they have won.
result-standing = { $first } { $one }, { $second } { $other }{ $drawn ->
    [0] {""}
    [one] , jeden remis
    [few] , { $drawn } remisy
    [many] , { $drawn } remisów
   *[other] , { $drawn } remisów
}
result-standing-in-all = We wszystkich grach: { $standing }.
result-standing-and-in-all = { $here }. We wszystkich grach: { $all }.
# $change: with its sign, such as +12.
result-rating = Grasz teraz na około { $rating } ({ $change }).
# While so few matches are counted that it is only a first guess.
result-rating-provisional = Grasz teraz na około { $rating } ({ $change }): pierwsza ocena, po { $games ->
    [one] jednej partii
    [few] { $games } partiach
    [many] { $games } partiach
   *[other] { $games } partiach
}.
result-next = Następna plansza
result-next-help = Dalej, do następnej planszy
result-again = Zagraj znowu
result-again-help = Zagraj znowu, z zamianą kolorów
result-look = Obejrzyj
result-look-help = Obejrzyj planszę
result-moment = Co rozstrzygnęło
result-moment-help = Ruch, który rozstrzygnął partię
result-back = Wynik
ending-decided = Co rozstrzygnęło
ending-none = Nie rozstrzygnął jej żaden pojedynczy ruch.
ending-not-yet = Na razie takiego ruchu nie znaleziono.
ending-before = przed
ending-after = po
ending-show = Pokaż na planszy
ending-accuracy = Dokładność: { $both }
# $count: number: of mistakes
ending-learn = { $count ->
    [one] Ucz się na { $count } błędzie
    [few] Ucz się na { $count } błędach
    [many] Ucz się na { $count } błędach
   *[other] Ucz się na { $count } błędach
}
result-shelf = Półka
result-shelf-help = Wróć do półki

### The curtain before a secret choice

curtain-chooses = Wybiera { $side }
curtain-both = Obie strony wybrały
curtain-both-look = Teraz patrzcie razem.
curtain-lift-together = Podnieście kurtynę razem
# $task: such as "White places pawn 1 of 8 in secret".
curtain-task = { $task }. { $other } nie patrzy.
curtain-lift = To ja: { $side }

### Tress at the board

# Beside the signs for them.
tress-zones = stref
tress-zones-held = { $held } z { $of } stref
tress-zones-help = Pięć stref wygrywa przez dominację
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
tress-caption-zone = Strefa zmienia właściciela
tress-caption-claim = Zgłoszenie albo Drugi Oddech
tress-caption-ambience = wiatr między resztkami murów
tress-caption-music = Zrujnowana twierdza

### The Game for the Trees at the board

trees-squares = { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pól
}
# Beside the signs for them.
trees-huckleberries = { $count ->
    [one] borówka
    [few] borówki
    [many] borówek
   *[other] borówek
}
trees-huckleberries-left = { $count ->
    [one] { $count } borówka
    [few] { $count } borówki
    [many] { $count } borówek
   *[other] { $count } borówek
}
trees-in-reach = w zasięgu
trees-leap-left = został skok
trees-help = Strona bez borówek przegrywa; borówka może raz skoczyć na własną trawę
trees-choose-square = Wybierz swoje pole
# After the name of the square and before the buttons of what else it can do.
trees-choose-growth = rośnie tam, gdzie wskażesz, lub
trees-choose-order = Klikaj wierzchołki w kolejności albo ułóż liście
trees-now = Teraz
trees-stop = Zatrzymaj pęd
trees-leap = Skocz
trees-retreat = { $count ->
    [one] Odwrót
    [few] Odwrót: { $count } pola
    [many] Odwrót: { $count } pól
   *[other] Odwrót: { $count } pól
}
trees-order-title = W jakiej kolejności?
trees-order-earlier = Wcześniej
trees-order-later = Później
trees-order-play = Zagraj  [{ KEY("Enter") }]
# The action, on a leaf of the order; short.
trees-order-now = teraz
trees-order-line = { $number }. { $line }
trees-no-action = Najpierw wybierz akcję
# What an action or a chain does; no full stop. $plant: such as "b-Ash d2".
trees-plant = { $kind } { $square }
trees-grows = { $plant } rośnie na { $square }
trees-attacks-and-takes = { $plant } atakuje { $square } razem z { $partner } i zajmuje to pole
trees-attacks-and-leaves = { $plant } atakuje { $square } razem z { $partner } i zostawia pole tamtemu drzewu
trees-stops = Pęd zatrzymuje się: { $plant }
trees-leaps = Borówka skacze na { $square }
trees-retreats = { $count ->
    [one] { $plant } się wycofuje
    [few] { $plant } się wycofuje: przepadają { $count } pola
    [many] { $plant } się wycofuje: przepada { $count } pól
   *[other] { $plant } się wycofuje: przepada { $count } pól
}
trees-chain-stops = { $plant } zatrzymuje się. Na { $square }: { $kind } { $side ->
    [Czarny] Czarnego
   *[other] Białego
}
trees-chain-stops-neutral = { $plant } zatrzymuje się: na { $square } jest neutralne poszycie
trees-chain-stops-bare = { $plant } zatrzymuje się: { $square } to goła ziemia
trees-chain-gone = { $plant } znika przed swoją kolejką
# $action: one of the sentences above.
trees-preview = { $action }.
trees-preview-open = { $action }; kolejność zależy od ciebie.
trees-habit-grass = { $plant } rośnie o jeden krok w dowolnym kierunku, na gołej ziemi.
trees-habit-brush = { $plant } rośnie o jeden krok w dowolnym kierunku, na trawie.
trees-habit-birch = { $plant } rośnie wzdłuż rzędów i kolumn, po poszyciu.
trees-habit-ash = { $plant } rośnie ruchem skoczka, po poszyciu.
trees-habit-beech = { $plant } rośnie wzdłuż przekątnych, po poszyciu.
trees-habit-pine = { $plant } rośnie wzdłuż rzędów, kolumn i przekątnych, po poszyciu.
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
trees-caption-grass = Trawa rośnie
trees-caption-grow = Roślina rośnie
trees-caption-wither = Roślina usycha
trees-caption-huckleberry = Trawa staje się borówką
trees-caption-attack = Rośliny atakują
trees-caption-chain = Pęd rośnie dalej
trees-caption-ambience = las, wiatr w liściach
trees-caption-music = Pod brzozą i bukiem

### Tribun at the board

tribun-unit-tribun = Trybun
# A unit with the Tribun in it.
tribun-stones = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
    [many] { $count } kamieni
   *[other] { $count } kamieni
}
tribun-tribuns = { $count ->
    [one] { $count } Trybun
    [few] { $count } Trybunów
    [many] brak Trybuna
   *[other] brak Trybuna
}
tribun-in-danger = zagrożony
tribun-help = Kto straci Trybuna, przegrywa; kamienie zniewolonych jednostek liczą się ich własnej stronie
tribun-help-danger = Przeciwnik dosięga Trybuna: każdy atak na niego wygrywa
tribun-help-lost = Trybun stracony
tribun-choose-unit = Wybierz jednostkę, przeciwnika do ataku albo puste pole do łączenia
tribun-choose-step = { $unit }: wybierz, dokąd ma iść
tribun-choose-target = { $unit }: wybierz, dokąd ma iść, albo ściągnij kamienie
tribun-choose-part = Rozdzielenie ({ $unit }): wybierz pole na następną część
tribun-choose-pattern = Sposób ruchu własny czy niewolnika?
tribun-choose-outcome = Atak na { $hex } (wysokość { $height }): wybierz, co zostanie albo kto wkroczy
tribun-choose-givers = Łączenie na { $hex }: wybierz jednostki, które oddają kamienie
tribun-how-many-go = Ile kamieni tam idzie?
tribun-how-many-given = Ile kamieni oddaje?
tribun-free-slave = Uwolnij niewolnika
# Of the enemy's stones.
tribun-leave = Zostaw { $count }
tribun-split = Rozdziel
tribun-go-on-top = Dosiądź (Impero)
tribun-done = Gotowe
tribun-as-slave = Jak niewolnik: { $slave }
tribun-leaving-slave = Jak { $unit }, bez niewolnika
tribun-move-in-as = Wkrocz jako { $unit }
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
tribun-caption-attack = Jednostki atakują
tribun-caption-set = Postawiono kamienie
tribun-caption-fall = Kamienie padają
tribun-caption-enslave = Zniewolono jednostkę
tribun-caption-free = Uwolniono jednostkę
tribun-caption-ambience = rzymski dziedziniec, woda, gołębie
tribun-caption-music = Marmur i laur

### Tribun: strikes

# All units that reach the target, on a button.
tribun-strike-all = Wszystkie
tribun-strike-choose = Atak na { $hex } ({ $unit }, wysokość { $height }): wybierz atakujących
tribun-strike-choose-on-slave = Atak na { $hex } ({ $unit }, wysokość { $height } na niewolniku o wysokości { $slave }): wybierz atakujących
tribun-strike-unit = { $strength } przeciw { $height } na { $hex }
tribun-strike-tribun = { $strength } przeciw Trybunowi na { $hex }
# $strike: one of the two above, or this again.
tribun-strike-with-slave = { $strike }, { $from } uderza sposobem niewolnika
# $strike: one of the three above.
tribun-strike-falls = { $strike }: pada
tribun-strike-frees = Uderz: pada wierzch, niewolnik wolny
tribun-strike-leaves = { $left ->
    [one] Uderz: zostaje 1
    [few] Uderz: zostają { $left }
    [many] Uderz: zostaje { $left }
   *[other] Uderz: zostaje { $left }
}
tribun-strike-leaves-less = { $left ->
    [one] Uderz: zostaje 1 ({ $more } to nie wysokość)
    [few] Uderz: zostają { $left } ({ $more } to nie wysokość)
    [many] Uderz: zostaje { $left } ({ $more } to nie wysokość)
   *[other] Uderz: zostaje { $left } ({ $more } to nie wysokość)
}
tribun-take-tribun = Zbij Trybuna: wygrana
tribun-kill = Zniszcz: { $from } wkracza
tribun-kill-with-slave = Zniszcz: { $from } wkracza z niewolnikiem
tribun-kill-slave-free = Zniszcz: { $from } wkracza, niewolnik wolny
tribun-impero = Impero: { $from } dosiada
# The same three on small buttons.
tribun-in = { $from } wkracza
tribun-in-with-slave = { $from } z niewolnikiem
tribun-on-top = { $from } dosiada

### Tribun: stones dragged from hex to hex

tribun-spread-how-many = { $from } na { $to }: ile kamieni?
tribun-move-whole = Przesuń całą jednostkę
tribun-keeps = { $hex } zachowuje { $count }
tribun-gets = { $hex } dostaje { $count }
# $placed: what is kept and got so far; $why: why that is no turn yet.
tribun-spread-incomplete = { $placed } – { $why }
tribun-spread-empty-only = Kamienie idą tylko na puste pola
tribun-spread-not-beside = { $to } nie leży obok { $from }
tribun-spread-given = { $from } już oddało kamienie na { $to }: najpierw weź je z powrotem
tribun-spread-one-centre = Jeden ruch rozdziela jedną jednostkę albo łączy na jednym polu
tribun-spread-none-left = { $from } nie ma już kamieni do oddania
tribun-spread-whole = Jednostkę z Trybunem można oddać tylko w całości
tribun-spread-cannot-hold = { $left ->
    [one] 1 kamień na { $from } nie utrzyma
    [few] { $left } kamienie na { $from } nie utrzymają
    [many] { $left } kamieni na { $from } nie utrzyma
   *[other] { $left } kamieni na { $from } nie utrzyma
} niewolnika o wysokości { $slave }
tribun-spread-leaves = { $left ->
    [one] Na { $from } zostałby 1 kamień: to nieprawidłowa wysokość
    [few] Na { $from } zostałyby { $left } kamienie: to nieprawidłowa wysokość
    [many] Na { $from } zostałoby { $left } kamieni: to nieprawidłowa wysokość
   *[other] Na { $from } zostałoby { $left } kamieni: to nieprawidłowa wysokość
}
tribun-spread-no-turn = { $count ->
    [one] Z 1 kamieniem na { $to } nie ma dalszego ruchu
    [few] Z { $count } kamieniami na { $to } nie ma dalszego ruchu
    [many] Z { $count } kamieniami na { $to } nie ma dalszego ruchu
   *[other] Z { $count } kamieniami na { $to } nie ma dalszego ruchu
}
# $valid: the heights that the rules allow.
tribun-spread-no-height = { $height } na { $hex }: nieprawidłowa wysokość ({ $valid })
tribun-spread-too-few = Musi pójść więcej kamieni: potrzebne są co najmniej dwa pola

### Gess at the board

gess-stones = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
    [many] { $count } kamieni
   *[other] { $count } kamieni
}
# Beside the signs for them.
gess-rings = { $count ->
    [one] pierścień
    [few] pierścienie
    [many] pierścieni
   *[other] pierścieni
}
gess-rings-held = { $count ->
    [one] { $count } pierścień
    [few] { $count } pierścienie
    [many] { $count } pierścieni
   *[other] { $count } pierścieni
}
gess-help = Bez pierścienia partia jest przegrana
gess-footprint = Figura { $centre }
gess-choose-centre = Wybierz środek figury
gess-choose-target = Wybierz, dokąd idzie jej środek
gess-breaks-last-ring = To przerywa twój ostatni pierścień: byłaby to przegrana.
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
gess-caption-choose = Wybrano figurę
gess-caption-move = Kamienie figury się przesuwają
gess-caption-capture = Zbito kamienie
gess-caption-return = Kamień wraca
gess-caption-ambience = ogród nocą, świerszcze
gess-caption-music = Łupek i muszla

### Go-Chess at the board

go-chess-check = szach
go-chess-check-help = Król jest atakowany i trzeba go ratować
# Beside the signs for them.
go-chess-placed = ustawionych
go-chess-placed-of = ustawione { $count } z { $of }
go-chess-placed-help = Obie strony ustawiają para po parze
go-chess-pieces = { $count ->
    [one] { $count } bierka
    [few] { $count } bierki
    [many] { $count } bierek
   *[other] { $count } bierek
}
go-chess-pieces-help = Wszystkie bierki tej strony
# $kind: the letter of the kind, as turns are written.
go-chess-place = { $kind ->
    [P] { $side } w tajemnicy stawia piona { $number } z { $of }
    [N] { $side } w tajemnicy stawia skoczka { $number } z { $of }
    [B] { $side } w tajemnicy stawia gońca { $number } z { $of }
   *[R] { $side } w tajemnicy stawia wieżę { $number } z { $of }
}
go-chess-place-only = { $kind ->
    [Q] { $side } w tajemnicy stawia hetmana
   *[K] { $side } w tajemnicy stawia króla
}
# $seed: the number of the board.
go-chess-board = plansza { $seed }
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
go-chess-caption-reveal = Odsłonięto oba wybory
go-chess-caption-clash = Te dwa wybory się wykluczają
go-chess-caption-play = Wszystkie bierki są ustawione
go-chess-caption-ambience = jaskinia nad morzem, krople wody
go-chess-caption-music = Dziesięć filarów

### Treason at the board

treason-men = { $count ->
    [one] { $count } pionek
    [few] { $count } pionki
    [many] { $count } pionków
   *[other] { $count } pionków
}
treason-no-pieces = brak bierek
# Beside the signs for them.
treason-spies = { $count ->
    [one] szpieg
    [few] szpiegów
    [many] szpiegów
   *[other] szpiegów
}
treason-spies-left = { $count ->
    [one] { $count } szpieg
    [few] { $count } szpiegów
    [many] { $count } szpiegów
   *[other] { $count } szpiegów
}
treason-help = Strona bez bierek albo bez ruchu przegrywa
treason-must-capture = Musisz bić: wybierz jedną z zaznaczonych bierek
treason-choose-jump = Wybierz bierkę, którą chcesz przeskoczyć, albo pole lądowania
treason-choose-target-or-convert = Wybierz, dokąd ma iść, albo przeciwnika po drugiej stronie przekątnej, którego chcesz zwerbować
treason-choose-landing = Wybierz pole lądowania
treason-jump-on = Skacz dalej albo zatrzymaj się tu ({ KEY("Enter") } na bierce)
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
treason-caption-jump = Bierka skacze
treason-caption-crown = Pionek zostaje szpiegiem
treason-caption-convert = Zwerbowano bierkę
treason-caption-ambience = brzeg morza, fale, cykady
treason-caption-music = Odwrócona moneta

### Troop Chess at the board

troop-chess-formation = { $shape } { $stones }
troop-chess-stones = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
    [many] { $count } kamieni
   *[other] { $count } kamieni
}
troop-chess-formations = { $count ->
    [one] { $count } formacja
    [few] { $count } formacje
    [many] { $count } formacji
   *[other] { $count } formacji
}
troop-chess-help = Strona bez formacji z trzech kamieni przegrywa
troop-chess-choose-three = Wybierz trzy stykające się kamienie (rekonstrukcja: { KEY("F1") } pokazuje zasady domowe)
troop-chess-choose-second = Wybierz drugi kamień
troop-chess-choose-third = Wybierz trzeci kamień
troop-chess-choose-target = { $shape }: wybierz, dokąd idzie { $stone }
# What a move would bring about, one thing after the other.
troop-chess-then = { $before }; { $next }
troop-chess-way = { $direction ->
    [north] { $steps ->
        [one] O krok na północ
        [few] O dwa kroki na północ
        [many] O dwa kroki na północ
       *[other] O dwa kroki na północ
    }
    [north-east] { $steps ->
        [one] O krok na północny wschód
        [few] O dwa kroki na północny wschód
        [many] O dwa kroki na północny wschód
       *[other] O dwa kroki na północny wschód
    }
    [east] { $steps ->
        [one] O krok na wschód
        [few] O dwa kroki na wschód
        [many] O dwa kroki na wschód
       *[other] O dwa kroki na wschód
    }
    [south-east] { $steps ->
        [one] O krok na południowy wschód
        [few] O dwa kroki na południowy wschód
        [many] O dwa kroki na południowy wschód
       *[other] O dwa kroki na południowy wschód
    }
    [south] { $steps ->
        [one] O krok na południe
        [few] O dwa kroki na południe
        [many] O dwa kroki na południe
       *[other] O dwa kroki na południe
    }
    [south-west] { $steps ->
        [one] O krok na południowy zachód
        [few] O dwa kroki na południowy zachód
        [many] O dwa kroki na południowy zachód
       *[other] O dwa kroki na południowy zachód
    }
    [west] { $steps ->
        [one] O krok na zachód
        [few] O dwa kroki na zachód
        [many] O dwa kroki na zachód
       *[other] O dwa kroki na zachód
    }
   *[north-west] { $steps ->
        [one] O krok na północny zachód
        [few] O dwa kroki na północny zachód
        [many] O dwa kroki na północny zachód
       *[other] O dwa kroki na północny zachód
    }
}
troop-chess-heads-collide = twoja głowa { $from } uderza w głowę { $at }: obie padają
troop-chess-head-strikes = twoja głowa { $from } uderza w { $at }: pada { $at }
troop-chess-runs-into-head = { $from } wpada na głowę { $at }: pada { $from }
troop-chess-strikes = { $from } uderza w { $at }: pada { $at }
troop-chess-you-win = wygrywasz
troop-chess-you-lose = to byłaby przegrana: nie zostaje ci żadna formacja
troop-chess-draw = remis
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
troop-chess-caption-choose = Wybrano formację
troop-chess-caption-move = Formacja się przesuwa
troop-chess-caption-collision = Zderzenie
troop-chess-caption-return = Kamień wraca
troop-chess-caption-capture = Zbito kamień
troop-chess-caption-ambience = obóz, ognisko, skowronek
troop-chess-caption-music = Zwykli żołnierze

### The first start

welcome = Witaj
welcome-music = Dźwięk i muzyka
welcome-sound = Dźwięk
welcome-silence = Cisza
welcome-start = Zacznij tu: nauka gry { $game }
welcome-shelf = Do półki z grami

### Sound

settings-volume-overall = Głośność ogólna
settings-volume-music = Muzyka
settings-mono = Mono: wszystko słychać pośrodku
settings-captions = Napisy: nad planszą widać, co słychać
sound-no-device = Nie ma dźwięku: komputer nie ma urządzenia dźwiękowego albo nie da się go użyć.
sound-no-recording = Nie można odtworzyć nagrania { $file }: { $why }
sound-no-room = Nie można odtworzyć brzmienia pokoju: { $why }
sound-no-ambience = Nie można odtworzyć tła dla gry { $of }: { $why }
sound-no-music = Nie ma muzyki dla { $of }: { $why }
# Captions: what is heard, in a few words; no full stop.
caption-select = Coś wybrano
caption-deselect = Cofnięto wybór
caption-refuse = Odrzucono wybór
caption-undo = Cofnięto ruch
caption-low-time = Zegar tyka
caption-move = Bierka robi krok
caption-slide = Bierka sunie
caption-leap = Bierka skacze
caption-capture = Zbito bierkę
caption-promote = Bierka awansuje
caption-curtain = Kurtyna się porusza
caption-win = Partia jest wygrana
caption-draw = Partia kończy się remisem
# $place: what is heard there, such as "a shore, waves, cicadas".
caption-ambience = Tło: { $place }
# $name: the title of a piece of music.
caption-music = Muzyka: { $name }
# $words: one of these; $times: how often it was heard.
caption-times = { $words } ×{ $times }

### Lessons

lessons = Lekcje
title-start = Zacznij tu
# How many stars the lessons of a game have brought, and how many there are: said with the line about the game, and shown.
title-stars = zdobyte gwiazdki: { $count } z { $most }
title-stars-of = { $count } z { $most }
# The next step in a game, on the one golden button of the shelf: "Treason: lesson 3".
path-step = { $game }: { $step }
path-lesson = lekcja { $number }
path-mini = minipartia { $number }
# A match against an opponent.
path-match = przeciwnik { $name }
# The same on the button that leads on after a match.
path-onward-lesson = Lekcja { $number }
path-onward-mini = Minipartia { $number }
path-onward-match = Dalej: { $name }
path-onward-help = Następny krok w tej grze
title-lessons = Naucz się wybranej gry
lesson-place = { $game } · { $number }
# What a screen reader says of a lesson in the list.
lesson-spoken = Lekcja { $number }: { $title }. Gwiazdki: { $stars } z 3
lesson-anew = Od nowa
lesson-again = Jeszcze raz
# $theme: what it is about.
lesson-practise = Takie zadanie: { $theme }
# Above the tiles of whole matches that begin with few pieces.
lesson-mini = Minipartie
lesson-next = Następna lekcja
lesson-other-mistake = Nie o to tu chodzi. Spróbuj innego ruchu.

### Lessons and puzzles

# The label of a button, with the key that presses it.
exercise-next = { $label } ({ KEY("Enter") })

### Puzzles

puzzles = Zadania
title-puzzles = Zadania z wybranej gry
title-review = { $count ->
    [one] Dziś wraca jedno zadanie
    [few] Dziś wracają { $count } zadania
    [many] Dziś wraca { $count } zadań
   *[other] Dziś wraca { $count } zadań
}
title-progress = Jak daleko jesteś w wybranej grze
progress = Postępy
progress-no-stars = Jeszcze żadnej lekcji
progress-no-puzzles = Jeszcze żadnego zadania
progress-all = Partie
progress-no-matches = Jeszcze żadnej zaliczonej partii
progress-matches = { $count ->
    [one] zaliczona jedna partia
    [few] zaliczone { $count } partie
    [many] zaliczonych { $count } partii
   *[other] zaliczonych { $count } partii
}
progress-no-curve = Gdy zaliczone będą dwie partie, pojawi się tu krzywa: twój ranking po każdej partii.
progress-curve = Twój ranking po każdej partii
# What the pointer reads off the curve.
progress-on-day = { $rating } · { $date }
progress-record = Twój bilans
progress-nobody = Żadna partia tej gry nie doszła jeszcze do końca.
progress-won = wygrane { $won }, remisy { $drawn }, przegrane { $lost }
progress-two = Dwie osoby
progress-strength = Siła { $rating }
puzzle-place = { $game } · Zadanie
puzzle-win-at-once = { $side } wygrywa od razu
puzzle-win = { $side } wygrywa w { $turns ->
    [one] { $turns } ruchu
    [few] { $turns } ruchach
    [many] { $turns } ruchach
   *[other] { $turns } ruchach
}
puzzle-only = { $side } się broni
puzzle-goal-at-once = Który ruch wygrywa?
puzzle-goal-win = Za każdym razem znajdź jedyny dobry ruch.
puzzle-goal-only = Tylko jeden ruch nie przegrywa. Który?
# Shown when a puzzle is over: how hard it is.
puzzle-rated = Zadanie { $rating }
puzzle-unrated = Bez rankingu
puzzle-show = Pokaż rozwiązanie
puzzle-next = Następne zadanie
puzzle-explore = Wypróbuj ruchy
puzzle-back = Wróć do zadania
puzzle-hint-piece = Zaczyna się tutaj.
puzzle-hint-place = A dotąd prowadzi.
puzzle-sought = Zobaczmy…
# What is said of a wrong turn: its notation, and that of the answer that shows why.
puzzle-holds = { $turn }? Po { $reply } nie da się wygrać w porę.
puzzle-later = { $turn } też wygrywa, ale można szybciej: { $reply } broni się dłużej.
puzzle-loses = { $turn }? Po { $reply } wygrywa { $side }.
puzzle-other = { $turn } to nie to: { $reply }.
puzzle-ends = { $turn } kończy partię, ale nie tak, jak trzeba.
puzzle-wrong = { $turn } to nie to.
# No answer to a wrong turn was found; $why: what happened, without a full stop.
puzzle-unanswered = { $turn } to nie to. Nie udało się pokazać, na co pozwala: { $why }.
puzzle-right = Dobrze, dalej.
puzzle-solved = Rozwiązane!
puzzle-solved-late = To jest to, choć nie za pierwszym razem.
puzzle-shown = To było to.
puzzle-rating = Twój ranking: { $rating } ({ $change })
# While so few puzzles have been tried that it is only a first guess.
puzzle-rating-provisional = Twój ranking: około { $rating } ({ $change }), pierwsza ocena
puzzle-free = Swobodna gra
puzzle-free-goal = Grasz obiema stronami.
puzzle-strength = Twój ranking: { $rating }
puzzle-strength-provisional = Twój ranking: około { $rating }, pierwsza ocena
puzzle-tries = Od razu: { $solved } · Nieudane: { $failed }
puzzle-daily = Zadanie dnia
puzzle-daily-done = Zadanie dnia (zrobione)
puzzle-easier = Łatwiejsze
puzzle-harder = Trudniejsze
puzzle-review = Powtórka (czeka { $count })
puzzle-by-theme = Według tematu
# A button: the theme, and how many puzzles have it.
puzzle-theme = { $theme } · { $count }
puzzle-none = Do tej gry nie ma jeszcze zadań.

### Why not? The rule behind a refused choice, and what a piece may do

why-rule = Dlaczego?
why-lesson = Lekcja
why-rule-keyed = Dlaczego?  [{ KEY("F1") }]
why-lesson-keyed = Lekcja  [{ KEY("L") }]
# $title: string: what the lesson is called
page-lesson = Zagraj lekcję: { $title }
# $side: string, $cell: string
piece-place = { $side } · { $cell }
# $count: number: the cells to which its turns lead
piece-acts = { $count ->
    [0] Może teraz działać.
    [one] Ma teraz do wyboru jedno pole, zaznaczone na planszy.
    [few] Ma teraz do wyboru { $count } pola, zaznaczone na planszy.
    [many] Ma teraz do wyboru { $count } pól, zaznaczonych na planszy.
   *[other] Ma teraz do wyboru { $count } pól, zaznaczonych na planszy.
}
piece-rules = W zasadach  [{ KEY("F1") }]
# $title: string: what the lesson is called
piece-lesson = Lekcja: { $title }  [{ KEY("L") }]
lesson-back = Wróć do partii

### The opponent that teaches

setup-teach = Ucz mnie
setup-teach-help = Przeciwnik mówi, które twoje ruchy dużo kosztują, pokazuje odpowiedź i pozwala wybrać jeszcze raz. Taka partia nie liczy się do twojego rankingu.
# $name: string: who speaks, $turn: string: the answer to the player's turn, $turns: number
teach-wins = { $name }: { $turns ->
    [one] Ruchem { $turn } wygrywam od razu.
    [few] Ruchem { $turn } wygrywam w { $turns } ruchach.
    [many] Ruchem { $turn } wygrywam w { $turns } ruchach.
   *[other] Ruchem { $turn } wygrywam w { $turns } ruchach.
}
teach-missed = { $name }: { $turns ->
    [one] Była wygrana od razu. Teraz gram { $turn }.
    [few] Była wygrana w { $turns } ruchach. Teraz gram { $turn }.
    [many] Była wygrana w { $turns } ruchach. Teraz gram { $turn }.
   *[other] Była wygrana w { $turns } ruchach. Teraz gram { $turn }.
}
# $pieces: string: a list of pieces
teach-takes = { $name }: Ruchem { $turn } zabieram { $pieces }.
teach-worth = { $name }: Po { $turn } mam na planszy więcej.
teach-attack = { $name }: Po { $turn } mój atak jest silniejszy.
teach-build = { $name }: Po { $turn } twojej pozycji brakuje osłony.
teach-trick = { $name }: Po { $turn } zostaje ci niewiele dobrych ruchów.
# $before: number, $after: number: per cent
teach-chance = Twoja szansa na wygraną spada z { $before }% na { $after }%.
teach-undo = Cofnij  [{ KEY("U") }]
teach-go-on = Dalej  [{ KEY("M") }]
teach-better = Pokaż lepszy ruch
# A turn, and what it is for: "Better: Nd3 takes a Knight."
teach-better-turn = Lepiej: { $turn }.
teach-better-turn-for = Lepiej: { $turn } { $why }.

### Analysis

analysis = Analiza
analysis-end = Zakończ analizę ({ KEY("A") })
analysis-engine = Silnik ({ KEY("E") })
# $lines: number
analysis-lines = { $lines ->
    [one] { $lines } wariant
    [few] { $lines } warianty
    [many] { $lines } wariantów
   *[other] { $lines } wariantów
}
analysis-fewer = Wariant mniej
analysis-more = Wariant więcej
# $depth: number
analysis-depth = Głębokość { $depth }
analysis-looking = Szukanie…
# $why: what happened, without a full stop.
analysis-failed = Nic nie znaleziono: { $why }.
analysis-again = Szukaj znowu
# $words: string: who stands better, $turns: string: the turns that follow
analysis-line = { $words }: { $turns }
# $chance: number: White's chance, in per cent
analysis-chance = { $chance }%
analysis-over = Tu partia się kończy.
analysis-secret = Tajny wybór: silnik nic nie mówi.
analysis-off = Silnik jest wyłączony.
replay-start = Na początek ({ KEY("Home") })
replay-back = Jeden ruch wstecz ({ KEY("Left", word: "strzałka w lewo") })
replay-play = Odtwarzaj ({ KEY("Space", word: "spacja") })
replay-stop = Zatrzymaj ({ KEY("Space", word: "spacja") })
replay-on = Jeden ruch dalej ({ KEY("Right", word: "strzałka w prawo") })
replay-end = Na koniec ({ KEY("End") })
replay-speed = Jak szybko odtwarza się partia
# $number: number, $turn: string: a turn in words
replay-after = { $number } { $turn }
replay-at-start = Początek partii
result-analyse = Analizuj
result-analyse-help = Analizuj partię ({ KEY("A") })
pause-analyse = Analizuj partię
keys-analysis = { KEY("A") }
keys-analysis-what = analiza partii; powrót do gry
keys-replay = { KEY("Arrows", word: "Strzałki") }, { KEY("Space", word: "spacja") }
keys-replay-what = analiza: ruchy i warianty; odtwarzaj lub zatrzymaj
keys-draw = Prawy przycisk, przeciąganie prawym
keys-draw-what = analiza: rysuj kółko, strzałkę; z Shift, Ctrl w innych kolorach
keys-engine = { KEY("E") }, { KEY("1 to 5", word: "1 do 5") }
keys-engine-what = analiza: silnik włączony lub nie; ile wariantów
keys-mistakes = { KEY("N") }, { KEY("Shift+N") }
keys-mistakes-what = analiza: następny lub poprzedni błąd
keys-try = { KEY("Tab") }, potem { KEY("Arrows", word: "strzałki") }, { KEY("Enter") }
keys-try-what = analiza: wypróbuj ruch na planszy
keys-beside = { KEY("Shift+Up", word: "Shift+w górę") }, { KEY("Shift+Down", word: "Shift+w dół") }
keys-beside-what = analiza: poprzedni lub następny wariant
keys-note = { KEY("C") }, { KEY("Delete") }
keys-note-what = analiza: zanotuj coś o ruchu; usuń wariant
keys-study = { KEY("Ctrl+Z") }, { KEY("Ctrl+Y") }
keys-study-what = analiza: cofnij zmianę w opracowaniu, przywróć ją
graph = Szansa Białego na wygraną po każdym ruchu partii; kliknięcie pokazuje pozycję
# $side: string, $accuracy: number
review-accuracy = { $side } { $accuracy }%
# $inaccuracies: number, $mistakes: number, $blunders: number
review-counts = Niedokładności: { $inaccuracies }, błędy: { $mistakes }, grube błędy: { $blunders }. Liczba na początku to dokładność.
# $best: string: a turn, $before: number, $after: number: per cent
review-loss = Najlepsze było { $best }: przedtem { $before }%, teraz { $after }%.
# $done: number, $all: number
review-progress = Sprawdzanie: { $done } z { $all }
review-failed = Sprawdzanie przerwane: { $why }.
review-stop = Przerwij sprawdzanie
review-go-on = Sprawdź partię

### Turns that are tried while a match is analysed, and what is noted of them

study-note = Notatka do ruchu ({ KEY("C") })
study-promote = Zrób z tego pierwszy wariant
study-delete = Usuń wariant odtąd ({ KEY("Delete", word: "Del") })
study-comment = Komentarz
study-glyph = Ocena
study-no-glyph = Brak
study-done = Gotowe (Ctrl+Enter)
study-played = Tego, co zagrano w partii, nie można usunąć.
study-nothing-to-promote = To już jest wariant główny.
study-nothing-to-undo = Nie ma zmiany, którą można cofnąć albo przywrócić.
study-secret = Ruchy wybiera się tu w tajemnicy: żadnego nie da się wypróbować.
study-full = W opracowaniu nie ma miejsca na więcej ruchów.
refusal-line-over = Tu wariant się kończy: żadnego ruchu nie da się wypróbować.
tool-undo-study = Cofnij ostatnią zmianę w opracowaniu ({ KEY("Ctrl+Z") })
tool-redo-study = Przywróć zmianę w opracowaniu ({ KEY("Ctrl+Y") })
# $error: string: why
study-unkept = Nie można zachować opracowania: { $error }

### Learning from one's own mistakes

# $count: number: of mistakes
review-learn = { $count ->
    [one] Ucz się na { $count } błędzie ({ KEY("L") })
    [few] Ucz się na { $count } błędach ({ KEY("L") })
    [many] Ucz się na { $count } błędach ({ KEY("L") })
   *[other] Ucz się na { $count } błędach ({ KEY("L") })
}
# $count: number: of mistakes that are not solved
puzzle-mistakes = Moje błędy ({ $count })
# $game: string
mistake-place = { $game }: twój błąd
# $side: string
mistake-title = { $side }: znajdź lepszy ruch
# $played: string: a turn
mistake-goal = Zagrano tu { $played }. Dobry jest każdy ruch, którym niczego nie tracisz.
mistake-judged = Trwa ocena ruchu…
# $why: what happened, without a full stop.
mistake-unjudged = Nie udało się sprawdzić, czy ruch { $turn } jest lepszy: { $why }. Nie liczy się; zagraj go jeszcze raz.
mistake-solved = To lepsze niż to, co zagrano.
# $turn: string, $reply: string: turns, $before: number, $after: number: per cent
mistake-worse = { $turn } nie wystarcza: po { $reply } szansa na wygraną wynosi { $after }%, a nie { $before }%.
keys-learn = { KEY("L") }
keys-learn-what = analiza: nauka na błędach
mistakes-not-gathered = Może brakować błędów z twoich ostatnich partii: { $why }. Program poszuka ich znowu, gdy ponownie otworzysz tę stronę.

### The library: all matches that were played

library = Biblioteka
title-library = Wszystkie rozegrane partie
library-opening = Trwa odczyt partii…
library-reading = Trwa odczyt partii: { $done } z { $of }
library-empty = Nie rozegrano jeszcze żadnej partii.
library-none = Nie ma takiej partii.
library-all-games = Wszystkie gry
library-goes-on = W toku
library-position = Pozycja na planszy
library-trash = Kosz
library-search = Gracze, tytuł lub etykieta
library-players = { $white } – { $black }
library-about =
    { $game } · { $turns ->
        [one] { $turns } ruch
        [few] { $turns } ruchy
        [many] { $turns } ruchów
       *[other] { $turns } ruchów
    } · { $date }
# $players: "Ann – Ben"; $about: the game, how many turns, the date.
library-named = { $players } · { $about }
# $ending: a sentence, such as "White wins by domination."
library-tagged = { $ending } · { $tags }
# What a screen reader says of a match.
library-spoken = { $heading }, { $about }, { $ending }
library-look = Przejrzyj
library-go-on = Graj dalej
library-name = Tytuł i etykiety
library-delete = Usuń
library-undo-delete = Cofnij
library-restore = Wyjmij z kosza
library-share = Kopiuj kod partii
library-export = Zapisz jako .ludo
library-filming = Film: gotowe { $percent }%
library-stop-film = Przerwij
library-stopped = Przerwane.
library-title-field = Tytuł
library-tags-field = Etykiety, oddzielone przecinkami
library-keep = Zachowaj
library-discard = Odrzuć
library-failed = Nie udało się: { $why }
library-lost = Biblioteka nie dokończyła pracy: { $why }. Spróbuj jeszcze raz.
library-try-again = Spróbuj znowu
library-unread = Nie udało się odczytać partii.
library-in-use = Biblioteka jest otwarta w innym Ludarium. Najpierw tamto zamknij.
library-set-aside = Nie udało się odczytać notatek biblioteki ({ $why }). Są zachowane jako { $path } i powstają od nowa.
library-broken =
    { $count ->
        [one] Zapisanej partii nie da się odczytać: { $path } ({ $why })
        [few] Nie da się odczytać { $count } zapisanych partii, pierwsza z nich to { $path } ({ $why })
        [many] Nie da się odczytać { $count } zapisanych partii, pierwsza z nich to { $path } ({ $why })
       *[other] Nie da się odczytać { $count } zapisanych partii, pierwsza z nich to { $path } ({ $why })
    }
library-thrown-away = Partia jest w koszu.
library-restored = Partia wróciła.
library-imported =
    { $added ->
        [one] { $added } nowa partia
        [few] { $added } nowe partie
        [many] { $added } nowych partii
       *[other] { $added } nowych partii
    }, już znane: { $known }{ $completed ->
        [0] .
        [one] , z nich uzupełniona { $completed }: przybyło komentarzy, wariantów lub etykiet.
        [few] , z nich uzupełnione { $completed }: przybyło komentarzy, wariantów lub etykiet.
        [many] , z nich uzupełnionych { $completed }: przybyło komentarzy, wariantów lub etykiet.
       *[other] , z nich uzupełnionych { $completed }: przybyło komentarzy, wariantów lub etykiet.
    }
library-copied = Kod partii jest w schowku.
library-written = Zapisano jako { $path }
paste = Wklej
paste-help = Otwórz zawartość schowka: pozycję, ruchy, partię, kod partii albo link ({ KEY("Ctrl+V") })
paste-no-clipboard = Nie można odczytać schowka.
paste-unreadable = Nie można otworzyć wklejonej treści: { $why }

### Links to a match, a position, a puzzle or a lesson

link-copy = Kopiuj link
link-copy-help = To samo jako adres: kto go otworzy, ma partię na stole. Otwiera go też „Wklej”.
link-copied = Link jest w schowku.
# This program was built without the address of a page on which it can be played.
link-copied-without-page = Link jest w schowku, bez adresu strony: otwiera go „Wklej”, możesz też dopisać go do adresu strony z Ludarium.
link-broken = Link prowadzi donikąd: { $why }
# What follows stands in link-broken; columns are counted in characters behind the #.
link-empty = nie ma # z partią, pozycją, zadaniem albo lekcją po nim
link-too-long = jest za długi
link-key = po # ma stać m=, p=, puzzle= albo lesson=, a nie „{ $found }”
link-encoding = przy znaku { $column } po # stoi % bez dwóch cyfr szesnastkowych oznaczających literę
link-code = przy znaku { $column } po # powinien stać kod partii; zaczyna się od „ludo1.”
link-game = przy znaku { $column } po # powinna stać gra i /, a nie „{ $found }”
link-name = przy znaku { $column } po # powinna stać nazwa z liter od a do z, cyfr i łączników (-)
link-more = przy znaku { $column } po # stoi więcej, niż tam należy
link-position = to nie jest pozycja w { $game }: { $why }
link-no-puzzle = Link prowadzi donikąd: { $game } nie ma zadania „{ $name }”. Może ma je inna wersja gry.
link-no-lesson = Link prowadzi donikąd: { $game } nie ma lekcji „{ $name }”. Może ma ją inna wersja gry.

### A position that is set up

editor-pieces = Ustaw
editor-nobody = Niczyje
editor-move = Przestawianie bierek: naciśnij lub przeciągnij i puść gdzie indziej
editor-remove = Zdejmowanie bierek ({ KEY("Delete") }, prawy przycisk)
editor-grow = Pęd ma rosnąć dalej: wybierz jego wierzchołek, potem następne pole; wierzchołek wybrany dwa razy kończy pęd
editor-over-slave = { $unit } nad niewolnikiem: { $slave }
editor-piece = { $side }: { $piece }
editor-to-move = Ruch ma ({ KEY("S") })
editor-undo = Cofnij ({ KEY("Ctrl+Z") })
editor-redo = Ponów ({ KEY("Ctrl+Y") })
editor-start = Początek gry ({ KEY("Home") })
editor-clear = Wyczyść planszę ({ KEY("Ctrl+Delete") })
editor-fine = Partia może się tu zacząć.
editor-over = Partia byłaby tu już skończona. { $why }
editor-no-place = na { $cell } nic nie może leżeć
editor-other-game = to pozycja z gry { $of }, a plansza jest z gry { $game }
editor-too-long = tekst jest za długi: czyta się tu najwyżej { $most } KiB
editor-play = Graj odtąd ({ KEY("P") })
editor-analyse = Analizuj ({ KEY("A") })
editor-copy = Kopiuj pozycję ({ KEY("Ctrl+C") })
editor-share = Kopiuj kod partii ({ KEY("Ctrl+Shift+C") })
editor-paste = Wklej ({ KEY("Ctrl+V") })
editor-leave = Wróć ({ KEY("Escape", word: "Esc") })
setup-position = Od własnej pozycji
setup-set-up = Ustaw pozycję
setup-change-position = Zmień pozycję
setup-usual-start = Zwykłe ustawienie
trees-may-leap = Może jeszcze skoczyć ({ KEY("X") })
trees-both-leap = Obie
trees-none-leap = Żadna
go-chess-phase = Faza ({ KEY("X") })
go-chess-phase-play = Gra
go-chess-phase-placement = Ustawianie

### Exporting a match: the sheet from the library and from the table

export = Eksport
# On a button that opens the sheet.
export-open = Eksportuj…
export-text = Tekst
export-picture = Obraz
export-film = Film
# $players: "Ann – Ben".
export-about =
    { $players } · { $game } · { $turns ->
        [one] { $turns } ruch
        [few] { $turns } ruchy
        [many] { $turns } ruchów
       *[other] { $turns } ruchów
    }
export-text-help = Cała partia jako tekst czytelny dla ludzi i programów: imiona, wynik, ruchy, zegary, komentarze i etykiety.
export-whole = Partia ze wszystkimi wariantami
export-whole-help = Partia tak, jak ją rozegrano, z każdym wariantem i notatką z analizy.
export-line = Tylko pokazany wariant
export-line-help = Tylko ruchy wariantu, który jest na planszy.
export-code-help = Jeden wiersz bez imion, do wysłania w dowolny sposób. „Wklej” znów go otworzy.
export-ply = Pozycja
export-first = Od
export-last = Do
export-back = O ruch wcześniej
export-on = O ruch później
export-start = Początek partii
# $turn: in the notation of the game.
export-after = Po ruchu { $ply } z { $plies }: { $turn }
export-length =
    { $pictures ->
        [one] { $pictures } obraz
        [few] { $pictures } obrazy
        [many] { $pictures } obrazów
       *[other] { $pictures } obrazów
    }, { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekund
    }
export-size = Szerokość w pikselach
# How long each position is seen in a film.
export-speed = Każda pozycja
export-seconds = { $whole },{ $tenths } s
# Whose edge of the board is below; a side follows.
export-near = Na dole
export-names = Imiona i ostatnie ruchy
export-clocks = Zegary
export-drawings = Strzałki i kółka
export-play = Odtwórz film
export-pause = Zatrzymaj film tutaj
# Which position of the film is seen, and which is the last.
export-shown = { $ply } z { $last }
export-png = Zapisz jako PNG
export-svg = Zapisz jako SVG
export-photo = Sfotografuj planszę
export-photo-help = Zamyka ten arkusz i włącza tryb zdjęć: plansza w pokoju, z dowolnego miejsca
export-save-film = Zapisz film

### Everything in one file

everything = Wszystko w jednym pliku
everything-help = W jednym pliku przeniesiesz partie, opracowania, rankingi, postępy i ustawienia na inny komputer albo z przeglądarki do programu i odwrotnie.
everything-export = Eksportuj wszystko
everything-import = Importuj wszystko…
everything-bring-back = Przywróć to, co było przed ostatnim importem…
everything-exporting = Trwa zapis wszystkiego w jednym pliku…
everything-reading = Trwa odczyt pliku…
everything-taking-in = Trwa wczytywanie pliku. Poczekaj: tymczasem nic innego nie można robić.
everything-exported =
    { $count ->
        [0] Wszystko jest w jednym pliku, bez partii
        [one] Wszystko jest w jednym pliku, z jedną partią
        [few] Wszystko jest w jednym pliku, z { $count } partiami
        [many] Wszystko jest w jednym pliku, z { $count } partiami
       *[other] Wszystko jest w jednym pliku, z { $count } partiami
    }: { $path }
# $name: a file. $day: a date such as 2026-11-28.
everything-made = { $name }, z dnia { $day }
everything-matches =
    { $matches ->
        [0] Nie ma w nim partii
        [one] Jest w nim jedna partia
        [few] Są w nim { $matches } partie
        [many] Jest w nim { $matches } partii
       *[other] Jest w nim { $matches } partii
    }{ $studies ->
        [0] .
        [one] , z jednym opracowaniem.
        [few] , z { $studies } opracowaniami.
        [many] , z { $studies } opracowaniami.
       *[other] , z { $studies } opracowaniami.
    }
everything-has-progress = Są w nim też rankingi, postępy lub ustawienia.
everything-no-progress = Nie ma w nim rankingów, postępów ani ustawień.
everything-ask = Twoje własne partie zostają w każdym razie. Jeśli weźmiesz wszystko, rankingi, postępy i ustawienia z pliku zastąpią twoje. To, co jest teraz, zostanie najpierw zachowane w pliku.
everything-take-all = Weź wszystko
everything-take-matches = Weź tylko partie
everything-no = Nie bierz niczego
everything-close = Zamknij
# $why: a reason that follows.
everything-not-now = Teraz nie można tego zrobić: { $why }
everything-unwritten = coś nie jest jeszcze zapisane. Najpierw to zapisz albo zakończ bez zapisywania.
everything-table = na stole jest partia. Najpierw wróć do półki; partia zostanie zachowana.
everything-library = biblioteka pracuje. Za chwilę skończy.
everything-taken-in =
    { $added ->
        [0] Żadna partia nie jest nowa
        [one] Jedna nowa partia
        [few] { $added } nowe partie
        [many] { $added } nowych partii
       *[other] { $added } nowych partii
    }, już było: { $known }.
everything-continued =
    { $count ->
        [one] Jedna partia ma teraz więcej ruchów niż przedtem.
        [few] { $count } partie mają teraz więcej ruchów niż przedtem.
        [many] { $count } partii ma teraz więcej ruchów niż przedtem.
       *[other] { $count } partii ma teraz więcej ruchów niż przedtem.
    }
everything-parted =
    { $count ->
        [one] Jedna partia potoczyła się w pliku inaczej: zachowane są obie.
        [few] { $count } partie potoczyły się w pliku inaczej: zachowane są obie wersje każdej.
        [many] { $count } partii potoczyło się w pliku inaczej: zachowane są obie wersje każdej.
       *[other] { $count } partii potoczyło się w pliku inaczej: zachowane są obie wersje każdej.
    }
everything-replaced = Rankingi, postępy i ustawienia są teraz z pliku.
everything-backup = To, co było przedtem, jest zachowane jako { $path }. Można to przywrócić w ustawieniach.
everything-unchanged = Nic się nie zmieniło.
everything-broken-off = Nie wczytano całego pliku. To, co było przedtem, jest zachowane jako { $path }: przywróć to w ustawieniach albo zaimportuj plik jeszcze raz.
everything-lost = Nie udało się dokończyć: { $why }. Spróbuj jeszcze raz.
everything-left-out =
    { $count ->
        [one] Jednej części nie da się odczytać i zostaje pominięta: { $name } ({ $why })
        [few] { $count } części nie da się odczytać i zostają pominięte, pierwsza z nich to { $name } ({ $why })
        [many] { $count } części nie da się odczytać i zostaje pominiętych, pierwsza z nich to { $name } ({ $why })
       *[other] { $count } części nie da się odczytać i zostaje pominiętych, pierwsza z nich to { $name } ({ $why })
    }
everything-other = Ten plik nie pochodzi z „Eksportuj wszystko”. Takie pliki kończą się na .ludobox.
everything-newer = Ten plik zapisało nowsze Ludarium (wersja formatu { $version }). Zaktualizuj swoje Ludarium, by go odczytać.
everything-damaged = Plik jest uszkodzony albo ucięty. Pobierz lub skopiuj go jeszcze raz.
everything-stranger = W pliku jest coś, czego Ludarium nie zapisuje: { $name }
everything-too-much = To za dużo na jeden plik: mieści się w nim najwyżej { $most } MB.

### Opening files

import-files = Otwórz pliki…
import-files-help = Otwórz z dysku zapisane partie i teksty albo upuść je na okno ({ KEY("Ctrl+O") })
import-drop = Upuść pliki, by je otworzyć
import-going-on =
    Trwa wczytywanie partii: { $done } z { $of }{ $files ->
        [0] .
        [one] , potem jeszcze jeden plik.
        [few] , potem jeszcze { $files } pliki.
        [many] , potem jeszcze { $files } plików.
       *[other] , potem jeszcze { $files } plików.
    }
import-goes-on-help = Jeśli zamkniesz teraz grę, reszta wczyta się przy następnym uruchomieniu.
import-refused =
    { $count ->
        [one] Nie udało się otworzyć { $name }: { $why }
        [few] Nie udało się otworzyć { $count } plików: { $name } ({ $why }), { $others }
        [many] Nie udało się otworzyć { $count } plików: { $name } ({ $why }), { $others }
       *[other] Nie udało się otworzyć { $count } plików: { $name } ({ $why }), { $others }
    }
# $names: some of the files; $count: how many others.
import-and-more = { $names } i jeszcze { $count }
# $refused: which files could not be opened; $imported: how many matches are new.
import-partly = { $refused }. { $imported }
import-no-file = to nie jest plik
import-too-large = jest większy niż { $most } MiB
import-no-text = to nie jest tekst
import-utf16 = tekst jest w kodowaniu UTF-16: zapisz go jako UTF-8 w programie, w którym powstał
import-latin1 = tekst nie jest w UTF-8 (wiersz { $line }, kolumna { $column }), ale może w Latin-1: zapisz go jako UTF-8 w programie, w którym powstał
import-given-up = za każdym z trzech razy, gdy go wczytywano, gra została zamknięta albo przerwana; plik jest taki, jaki był, i można go znowu otworzyć
import-too-many = naraz otwiera się najwyżej { $most } plików
files = Otwórz partie
files-matches = Partie i teksty
files-any = Wszystkie pliki
files-selected = Wybrane:
files-open = Otwórz
files-cancel = Anuluj
files-reload = Odczytaj folder znowu
files-all = Wybierz wszystko
files-hidden = Ukryte pliki
files-places = Miejsca
files-devices = Dyski
files-removable = Dyski wymienne
files-exports = Eksporty
files-home = Domowy
files-desktop = Pulpit
files-documents = Dokumenty
files-downloads = Pobrane
files-audio = Muzyka
files-pictures = Obrazy
files-videos = Wideo

# What is kept of the player, and what is wrong with it. { $what } is one of these:
kept-match = partia
kept-study = opracowanie tej partii
kept-review = wyniki sprawdzania partii
kept-ratings = siła twojej gry
kept-lessons = twoje postępy w nauce
kept-puzzles = twoje wyniki w zadaniach
kept-mistakes = błędy do nauki
kept-tournament = turniej
kept-imports = to, co jeszcze trzeba wczytać do biblioteki
kept-programs = programy, które grają
kept-preferences = ustawienia
kept-set-aside = Nie udało się odczytać: { $what } ({ $error }). Plik jest zachowany jako { $path }, a zaczyna się nowy.
kept-left = Nie udało się odczytać: { $what } ({ $error }). { $path } zostaje, jak jest; nowe rzeczy nie zostaną zachowane.
fault-size = ma więcej niż { $bytes } bajtów
fault-version = zapisało go nowsze Ludarium (wersja pliku { $version }); zaktualizuj swoje, by odczytać
fault-place = wiersz { $line }, kolumna { $column }: { $said }
fault-matches = zamiast jednej partii jest ich { $count }
fault-encoding = wiersz { $line }, kolumna { $column }: to nie jest tekst UTF-8

# Why something cannot be written.
refusal-full = dysk jest pełny
refusal-denied = do folderu nie wolno zapisywać
refusal-gone = folder zniknął
refusal-taken = nazwę tego folderu ma już coś innego
refusal-no-folder = nie wiadomo, który folder do tego służy
refusal-in-use = jest otwarte inne okno Ludarium

# The sign that something is not kept, and the question when the game is closed.
unkept-sign = Teraz nic się nie zapisuje: { $why }.
unkept-more = Co teraz?
unkept = Nie zapisano
unkept-help = To jest tylko w tym oknie i przepadnie, gdy je zamkniesz:
unkept-one = { $what }: { $why }
unkept-film = film, który właśnie powstaje: gotowe { $percent }%
unkept-none = Wszystko jest zapisane.
unkept-elsewhere = Zapisano jako { $path }. W bibliotece możesz to otworzyć jako plik.
unkept-not-elsewhere = Tam też nie udało się zapisać: { $why }.
unkept-try-again = Spróbuj znowu
unkept-save-elsewhere = Zapisz gdzie indziej…
unkept-quit = Zakończ bez zapisu
unkept-back = Wróć
pause-quit-unsaved = Zakończ (partia nie jest zapisana)

### The board for a screen reader

reader-board = Plansza
# A cell is read as a list: its name, what stands on it from the top, and this: "e4, White, Knight, can be chosen".
reader-empty = puste
# Several alike, one on the other.
reader-times = { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
}
reader-can-be-chosen = do wyboru
# $turn: a sentence.
reader-turn = { $side }: { $turn }
# $now: the turn that is the last one now, with its number.
reader-taken-back = Cofnięte. { $now }
# $words: what is asked, or what has been chosen so far and what may follow.
reader-answers = { $words } ({ $count ->
    [one] 1 odpowiedź
    [few] { $count } odpowiedzi
    [many] { $count } odpowiedzi
   *[other] { $count } odpowiedzi
})
# What a puzzle or a lesson is called and what is to be done in it; or a piece and what it can do now.
reader-titled = { $title }. { $words }
reader-low-time = { $side }: zostało mniej niż { $seconds } sekund

# The gamepad
settings-pad = Pad
pad-none = Żaden pad nie jest podłączony.
# $name: what the gamepad calls itself
pad-lost = Nie ma już pada { $name }. Podłącz go znowu albo graj dalej myszą i klawiszami.
pad-trouble = Nie można odczytać padów: { $why }
# $name: what the gamepad calls itself
pad-strange = przeglądarka nie wie, jakie przyciski ma { $name }
pad-retry = Spróbuj jeszcze raz
pad-help = Krzyżakiem chodzi się po planszy i menu. Lewa gałka porusza wskaźnikiem, który sięga wszystkiego, prawa obraca widok albo przewija. Aby zmienić przycisk, wybierz, co ma robić.
pad-press = Naciśnij przycisk, który ma to robić.
pad-default = Wszystkie przyciski jak na początku
typing-letters = qwertyuiop asdfghjkl zxcvbnm ąćęłńóśźż
typing-space = spacja
typing-page = abc
pad-choose = Wybierz
pad-back = Wstecz
pad-next = Następny wybór, prawy przycisk
pad-undo = Cofnij ruch
pad-earlier = Poprzedni ruch
pad-later = Następny ruch
pad-farther = Dalej
pad-nearer = Bliżej
pad-view = Widok
pad-hint = Podpowiedź
pad-rules = Zasady, dlaczego?
pad-menu = Menu

# Keys that the player can exchange.
key-enter = Enter
key-escape = Esc
key-tab = Tab
key-space = Spacja
key-backspace = Backspace
key-delete = Delete
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-up = Góra
key-down = Dół
key-left = Lewo
key-right = Prawo
key-ctrl = Ctrl
key-shift = Shift
key-alt = Alt
settings-keys = Klawisze
keys-help = Wybierz klawisz i naciśnij ten, którego chcesz zamiast niego. Klawisze zamieniają się miejscami, więc żaden nie ginie. Tam, gdzie wpisuje się tekst, zostają bez zmian.
keys-press = Naciśnij klawisz, który ma to robić (dotąd { $key }). Esc niczego nie zmienia.
keys-exchanged = Klawisz { $key } był zajęty: „{ $what }”. Teraz służy do tego { $other }.
keys-refused = Klawisza { $key } nie można użyć: zachowuje go system albo przeglądarka.
keys-default = Wszystkie klawisze jak na początku
keys-blur = { KEY("B") }
keys-blur-what = zdjęcia: siła rozmycia
keys-files = { KEY("Ctrl+O") }, { KEY("Ctrl+V") }
keys-files-what = otwórz plik albo zawartość schowka
keys-set-up = { KEY("S") }, { KEY("X") }
keys-set-up-what = edytor: kto jest na ruchu; co jeszcze należy do pozycji
keys-remove = { KEY("Delete") }, { KEY("Ctrl+Delete") }
keys-remove-what = edytor: zdejmij bierkę, zdejmij wszystkie
keys-copy = { KEY("Ctrl+C") }, { KEY("Ctrl+Shift+C") }
keys-copy-what = edytor: kopiuj pozycję, kod partii
keys-order = { KEY("Shift+Left", word: "Shift+Lewo") }, { KEY("Shift+Right", word: "Shift+Prawo") }
keys-order-what = gdzie liczy się kolejność: przesuń wcześniej, później

### A turn that is typed, and questions about the board

typed-hint = Wpisz ruch albo ?
typed-help = Wpisz ruch, na przykład { $turn }, albo literę. p: co gdzie stoi; p { $piece }: tylko to. m { $cell }: co tam stoi i dokąd może iść. l: ostatni ruch. c: zegary. h: podpowiedź. { KEY("Escape", word: "Esc") }: powrót do planszy.
typed-clock = { $side }: { $time }.
typed-no-clocks = Ta partia nie ma zegarów.
typed-stand = { $side }, { $piece }: { $cells }.
typed-stand-nobody = { $piece }: { $cells }.
typed-empty-board = Na planszy nic nie stoi.
typed-no-pieces = Nic na planszy nie nazywa się „{ $name }”. Są: { $kinds }.
typed-no-cell = Nie ma pola „{ $name }”; pola nazywają się na przykład { $cell }.
typed-then = { $cell }. Potem: { $choices }.
typed-why = { $cell }. { $why }.
typed-whole = { $cell }. To cały ruch.
typed-held = { $turn }. { KEY("Enter") } to zatwierdza.
typed-no-hint = Teraz nie ma podpowiedzi.
typed-unreadable = W „{ $text }” nie da się zrozumieć „{ $rest }”, od znaku { $place }. Ruch zapisuje się na przykład tak: { $turn }.
typed-unfinished = „{ $text }” kończy się za wcześnie. Ruch zapisuje się na przykład tak: { $turn }.
typed-ambiguous = „{ $text }” może oznaczać kilka ruchów: { $turns }.
