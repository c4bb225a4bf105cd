# The lessons of Go-Chess: docs/learning.md says how long each text may be.

### 1: checkmate

lesson-go-chess-mate-title = Mat
lesson-go-chess-mate-goal = Zaatakuj króla w kółku tak, by nie mógł uciec.
lesson-go-chess-mate-success = Mat! Król jest atakowany, a każde wyjście zamknięte: wygrana.
lesson-go-chess-mate-hint-1 = Twoja wieża idzie prosto, dowolnie daleko.
lesson-go-chess-mate-hint-2 = W bok na a4: stamtąd widzi w górę całą kolumnę.
lesson-go-chess-mate-mistake-1 = Między wieżą a królem są zablokowane pola, a przez nie nic się nie przesunie.
lesson-go-chess-mate-mistake-2 = Teraz nic nie atakuje króla. Dosięgnie go tylko wieża.

### 2: Pawns go every way

lesson-go-chess-pawn-title = Piony idą w każdą stronę
lesson-go-chess-pawn-goal = Zbij wieżę w kółku swoim środkowym pionem, w dwóch ruchach.
lesson-go-chess-pawn-success = Piony idą prosto, a biją na skos, we wszystkich czterech kierunkach. Na zawsze zostają pionami.
lesson-go-chess-pawn-hint-1 = Twój pion na e5 może też iść do tyłu.
lesson-go-chess-pawn-hint-2 = W tył na e4; potem bij na skos na f3.
lesson-go-chess-pawn-mistake-1 = Pion z c5 odbija: czarne też idą w każdą stronę.
lesson-go-chess-pawn-mistake-2 = Pion zbił twojego, na skos. Idź tam, gdzie żaden nie stoi przy rogu pola.
lesson-go-chess-pawn-mistake-3 = Wieża stoi na skos za tobą: teraz ją zbij.

### 3: Rook, Bishop and Queen

lesson-go-chess-lines-title = Prosto i na skos
lesson-go-chess-lines-goal = Zbij trzy piony w kółkach w trzech ruchach.
lesson-go-chess-lines-success = Wieże idą prosto, gońce na skos, hetman tak i tak, aż coś zagrodzi drogę.
lesson-go-chess-lines-hint-1 = Wieża z b2 i goniec z c3 mogą zbić po jednym.
lesson-go-chess-lines-hint-2 = Wieża bije g2, goniec a5, a hetman, na skos, i6.
lesson-go-chess-lines-mistake-1 = To pole było bronione: pion zbił tam twoją bierkę, na skos.
lesson-go-chess-lines-mistake-2 = Nic nie zostało zbite. Popatrz wzdłuż linii: kończą się na zablokowanych polach i bierkach.

### 4: the Knight

lesson-go-chess-leap-title = Skoczek skacze
lesson-go-chess-leap-goal = Zbij wieżę w kółku. Twój skoczek skacze nad zablokowanymi polami.
lesson-go-chess-leap-success = Dwa pola prosto, jedno w bok, nad wszystkim, co po drodze: tak skacze skoczek.
lesson-go-chess-leap-hint-1 = Skoczek z e5 potrzebuje dwóch skoków. Omijaj bronione pole.
lesson-go-chess-leap-hint-2 = Najpierw na g6, potem na h8.
lesson-go-chess-leap-mistake-1 = To pole było bronione i twój skoczek padł.
lesson-go-chess-leap-mistake-2 = Inne bierki nie zdążą obejść zablokowanych pól. Użyj skoczka.
lesson-go-chess-leap-mistake-3 = Dwa pola prosto, jedno w bok: stąd skoczek nie sięga wieży.

### 5: the King is attacked

lesson-go-chess-check-title = Szach
lesson-go-chess-check-goal = Twój król jest atakowany. Uratuj go, niczego nie tracąc.
lesson-go-chess-check-success = Atakowany król ma szacha: od razu zbij, zasłoń albo odejdź.
lesson-go-chess-check-hint-1 = Atakuje wieża z e9. Która twoja bierka może ją zbić?
lesson-go-chess-check-hint-2 = Skoczek skacze z c8 na e9.
lesson-go-chess-check-mistake-1 = Król odszedł w bok, a hetman za nim padł.
lesson-go-chess-check-mistake-2 = Zasłona, owszem, ale niebroniona: skoczek padł, a król znów jest atakowany.

### 6: mate, not stalemate

lesson-go-chess-no-stalemate-title = Nie za ciasno
lesson-go-chess-no-stalemate-goal = Wygraj teraz: zaatakuj króla tak, by nie mógł uciec.
lesson-go-chess-no-stalemate-success = Mat. Bez ataku i bez ruchu byłby remis; dwa samotne króle to też remis.
lesson-go-chess-no-stalemate-hint-1 = Hetman atakuje wzdłuż kolumny, na której stoi król.
lesson-go-chess-no-stalemate-hint-2 = Idź na a1 lub a4: wyjścia pilnuje twój król.
lesson-go-chess-no-stalemate-mistake-1 = Król nie jest atakowany, a Czarny nie ma ruchu: pat, czyli remis.
lesson-go-chess-no-stalemate-mistake-2 = Czarny ma jeszcze ruch. Zaatakuj króla wzdłuż jego kolumny.

### 7: placing in secret

lesson-go-chess-secret-title = W tajemnicy
lesson-go-chess-secret-goal = Obie strony stawiają piony w tajemnicy. Wybierz pole w kółku.
lesson-go-chess-secret-success = To samo pole: nikt go nie dostaje, obie strony wybierają znowu. Potem piony stają razem.
lesson-go-chess-secret-hint-1 = Pion może stanąć na dowolnym pustym polu, które nie jest zablokowane.
lesson-go-chess-secret-hint-2 = Najpierw e5. Potem, po kolizji, dowolne inne pole.
lesson-go-chess-secret-mistake-1 = Różne pola, więc oba piony od razu stają. Wybierz to w kółku.

### 8: the second Bishop

lesson-go-chess-bishops-title = Drugi kolor
lesson-go-chess-bishops-goal = Postaw drugiego gońca: zaatakuj z daleka piona w kółku.
lesson-go-chess-bishops-success = Dwa gońce, dwa kolory: drugi nie może stanąć na kolorze pierwszego.
lesson-go-chess-bishops-hint-1 = Popatrz wzdłuż skośnych linii, które prowadzą do piona w kółku.
lesson-go-chess-bishops-hint-2 = Z odległości dwóch pól pion cię nie zbije: a7 lub a3.
lesson-go-chess-bishops-mistake-1 = Z tak bliska pion atakuje i ciebie: bije o jedno pole na skos.
lesson-go-chess-bishops-mistake-2 = Stąd żadna wolna skośna linia nie prowadzi do piona w kółku.

### 9: who begins

lesson-go-chess-who-begins-title = Kto zaczyna?
lesson-go-chess-who-begins-goal = Postaw króla blisko swojego hetmana, żeby zaczynać.
lesson-go-chess-who-begins-success = Zaczynasz: twój król jest bliżej swojego hetmana. Na atakowanych polach stawać mu nie wolno.
lesson-go-chess-who-begins-hint-1 = Bierka w kółku to twój hetman. Licz kolumny plus rzędy.
lesson-go-chess-who-begins-hint-2 = O krok od niego: h1 lub i2.
lesson-go-chess-who-begins-mistake-1 = Zaczyna Czarny: twój król nie stoi bliżej swojego hetmana niż czarny.

### 10: Kings side by side

lesson-go-chess-kings-title = Króle osobno
lesson-go-chess-kings-goal = Postaw króla na polu w kółku; król Czarnego podejdzie blisko.
lesson-go-chess-kings-success = Króle obok siebie wracają i żaden nie może znów wybrać tego samego pola.
lesson-go-chess-kings-hint-1 = Najpierw pole w kółku, c7.
lesson-go-chess-kings-hint-2 = Gdy oba wrócą, wybierz inne pole, na przykład i5.
lesson-go-chess-kings-mistake-1 = Oba króle są daleko od siebie, więc zostają. Wybierz pole w kółku, a się spotkają.

### 11: a won position

lesson-go-chess-finish-title = Dokończ partię
lesson-go-chess-finish-goal = Teraz Wren się broni. Atakuj króla, aż będzie mat.
lesson-go-chess-finish-success = Dobra robota. Najpierw zamknij króla, potem go zaatakuj.
lesson-go-chess-finish-hint-1 = Wieża w rzędzie przed królem zamyka mu drogę.
lesson-go-chess-finish-hint-2 = Najpierw wieża na a9; potem druga atakuje wzdłuż rzędu 10.

### 12: the first match

lesson-go-chess-first-match-title = Twoja pierwsza partia
lesson-go-chess-first-match-goal = Cała partia przeciw Wren, od pustej planszy. Podpowiedzi są włączone.
lesson-go-chess-first-match-success = Pierwsza partia Go-Chess wygrana!

### mini match 1

lesson-go-chess-queen-and-bishop-title = Hetman i goniec
lesson-go-chess-queen-and-bishop-goal = Twój hetman i goniec przeciw wieży i skoczkowi. Daj mata.
lesson-go-chess-queen-and-bishop-success = Mat! Hetman matuje z pomocą, rzadko sam.

### mini match 2

lesson-go-chess-queen-and-rook-title = Hetman i wieża
lesson-go-chess-queen-and-rook-goal = Twój hetman i wieża przeciw wieży i skoczkowi. Daj mata.
lesson-go-chess-queen-and-rook-success = Mat! Dwie silne bierki zabierają królowi pola.

### mini match 3

lesson-go-chess-queens-title = Każdemu po hetmanie
lesson-go-chess-queens-goal = Hetman, skoczek i trzy piony każdej strony już stoją. Daj mata.
lesson-go-chess-queens-success = Mat! To była cała gra Go-Chess, tylko bez ustawiania.
