# The lessons of Treason: docs/learning.md says how long each text may be.

### 1: capture the last man

lesson-treason-last-man-title = Ostatni pionek
lesson-treason-last-man-goal = Przeskocz ostatniego czarnego pionka i wygraj.
lesson-treason-last-man-success = Wygrana: Czarny nie ma już nic. To, co przeskoczysz, jest zbite.
lesson-treason-last-man-hint-1 = Tylko jeden z twoich pionków stoi obok czarnego.
lesson-treason-last-man-hint-2 = Wyląduj na dowolnym pustym polu za nim.

### 2: walking, and becoming a Spy

lesson-treason-march-title = Przez wszystkie rzędy
lesson-treason-march-goal = Doprowadź pionka do pola w kółku po drugiej stronie.
lesson-treason-march-success = Pionek niesie teraz drugą bierkę: to szpieg. Zobaczysz, co szpiedzy potrafią.
lesson-treason-march-hint-1 = Pionki idą do przodu lub w bok, na dowolne puste pole, które dotyka ich pola.
lesson-treason-march-hint-2 = Idź w górę wzdłuż złotej przekątnej, potem przez nią.
lesson-treason-march-mistake-1 = To wyjątkowy róg: tu nie zostaje się szpiegiem. Przejdź na pole w kółku.

### 3: chains

lesson-treason-chain-title = Jeden po drugim
lesson-treason-chain-goal = Zbij wszystkie trzy czarne pionki w jednym ruchu.
lesson-treason-chain-success = Trzy w jednym ruchu! Ten sam pionek bije dalej, dopóki może.
lesson-treason-chain-hint-1 = Zacznij od pionka obok twojego.
lesson-treason-chain-hint-2 = W bok nad C2, w górę nad D3, w górę nad F5.
lesson-treason-chain-mistake-1 = Został pionek obok twojego. Zacznij od niego.
lesson-treason-chain-mistake-2 = Możesz przerwać po każdym biciu, ale tu potrzeba wszystkich trzech.

### 4: where to land

lesson-treason-land-well-title = Wyląduj dobrze
lesson-treason-land-well-goal = Musisz bić. Wyląduj tam, gdzie nikt nie zbije ciebie.
lesson-treason-land-well-success = Bezpiecznie! Kto może bić, ten musi. Miejsce lądowania wybierasz ty.
lesson-treason-land-well-hint-1 = Twój pionek skacze nad D4; za nim są trzy pola.
lesson-treason-land-well-hint-2 = Wyląduj tam, gdzie pionek na F6 cię nie dotyka.
lesson-treason-land-well-mistake-1 = Nie tam: pionek na F6 cię dotyka, a za tobą jest miejsce.

### 5: the odd corner

lesson-treason-corner-title = Okrężna droga
lesson-treason-corner-goal = Zbij dwa pionki w jednym ruchu.
lesson-treason-corner-success = W tym rogu nie zostaje się szpiegiem, więc seria trwała dalej.
lesson-treason-corner-hint-1 = Pionek, który staje się szpiegiem, kończy ruch. Tylko na jednym polu nim nie zostaje.
lesson-treason-corner-hint-2 = Skocz nad K5 w róg F6, potem nad L6.
lesson-treason-corner-mistake-1 = Ruch nowego szpiega od razu się kończy. A teraz zbito i jego.
lesson-treason-corner-mistake-2 = Dobry róg, ale nie przerywaj: skacz dalej nad L6.

### 6: a Spy captures every way

lesson-treason-all-ways-title = W każdą stronę
lesson-treason-all-ways-goal = Twój szpieg skacze też do tyłu. Zbij wszystkie cztery pionki.
lesson-treason-all-ways-success = Wygrana. Szpieg chodzi i bije w każdym kierunku.
lesson-treason-all-ways-hint-1 = Bij pionki w tej kolejności: J5, D4, E4, F3.
lesson-treason-all-ways-hint-2 = Ląduj na J4, na D3, na F4, potem za F3.
lesson-treason-all-ways-mistake-1 = Dobry początek. Z innego pola seria trwałaby dalej.
lesson-treason-all-ways-mistake-2 = Stąd nie dosięgniesz żadnego innego pionka. Poszukaj pola obok następnego.

### 7: the mirror

lesson-treason-mirror-title = Zdrada
lesson-treason-mirror-goal = Wybierz swojego szpiega na I4, potem szpiega po drugiej stronie przekątnej.
lesson-treason-mirror-success = Zmienił stronę! Szpieg werbuje to, co stoi na jego polu lustrzanym.
lesson-treason-mirror-hint-1 = Złóż planszę wzdłuż złotej przekątnej: I4 trafia na D3.
lesson-treason-mirror-hint-2 = Wybierz I4, potem D3. Nic się nie rusza.
lesson-treason-mirror-mistake-1 = Lustro działa w obie strony: teraz to szpieg Czarnego zwerbował twojego.
lesson-treason-mirror-mistake-2 = Twój szpieg zszedł z pola lustrzanego i okazja minęła.

### 8: a man turned on the far side

lesson-treason-turncoat-title = Zmiana barw
lesson-treason-turncoat-goal = Zdobądź drugiego szpiega, niczego nie ruszając.
lesson-treason-turncoat-success = Pionek zwerbowany po drugiej stronie staje się tam twoim szpiegiem.
lesson-treason-turncoat-hint-1 = Co stoi na polu lustrzanym twojego szpiega na F1?
lesson-treason-turncoat-hint-2 = Z rogu do rogu: F1 werbuje pionka na G6.
lesson-treason-turncoat-mistake-1 = Przed twoim pionkiem długa droga. Szpieg jest szybszy.
lesson-treason-turncoat-mistake-2 = Stąd szpieg patrzy na inne pole. Wcześniej stał dobrze.

### 9: bait

lesson-treason-bait-title = Przynęta
lesson-treason-bait-goal = Czarny też musi bić. Podstaw pionka, a potem zbij wszystkie czarne.
lesson-treason-bait-success = Jeden oddany, trzy zbite: kto musi bić, tego można zwieść.
lesson-treason-bait-hint-1 = Podstaw pionka z F2.
lesson-treason-bait-hint-2 = Idź na E2. Czarny musi skoczyć na F2 i zaczyna się twoja seria.
lesson-treason-bait-mistake-1 = Czarny zbił, a twoja seria nie sięga wszystkich.
lesson-treason-bait-mistake-2 = Nic nie zostało podstawione, więc Czarny spokojnie podchodzi.
lesson-treason-bait-mistake-3 = Za wczesny koniec: tą serią możesz zbić wszystkie trzy.

### 10: blocked

lesson-treason-blocked-title = Bez wyjścia
lesson-treason-blocked-goal = Zostaw czarnego pionka w rogu bez ruchu.
lesson-treason-blocked-success = Wygrana: kto nie może się ruszyć, przegrywa.
lesson-treason-blocked-hint-1 = Może tylko wejść na A1 albo skoczyć nad nim na B1.
lesson-treason-blocked-hint-2 = Zajmij B1 pionkiem, który stoi obok.
lesson-treason-blocked-mistake-1 = Drzwi stanęły otworem i czarny pionek jest teraz szpiegiem.
lesson-treason-blocked-mistake-2 = Za A1 nadal jest miejsce, więc cię przeskakuje.

### 11: a won position

lesson-treason-finish-title = Dokończ partię
lesson-treason-finish-goal = Teraz Wren się broni. Zbij, zwerbuj albo zablokuj ostatniego pionka.
lesson-treason-finish-success = Dobra robota. Czarny nie ma już czym ruszyć.
lesson-treason-finish-hint-1 = Szpiedzy są najcenniejsi. Trzymaj ich tam, gdzie pionek ich nie przeskoczy.
lesson-treason-finish-hint-2 = Podprowadź pionki tak, by za nimi nie było pustego pola; potem bij lub werbuj.

### 12: the first match

lesson-treason-first-match-title = Twoja pierwsza partia
lesson-treason-first-match-goal = Każda strona ma jedenaście pionków. Grasz przeciw Wren. Podpowiedzi są włączone.
lesson-treason-first-match-success = Pierwsza partia Treason wygrana!

### mini match 1

lesson-treason-six-a-side-title = Sześć na sześć
lesson-treason-six-a-side-goal = Sześć pionków przeciw sześciu. Bij i przeprowadź pionka na drugą stronę.
lesson-treason-six-a-side-success = Wygrana: pionków mniej, gra ta sama.

### mini match 2

lesson-treason-close-title = Blisko siebie
lesson-treason-close-goal = Pięć pionków przeciw pięciu, blisko siebie. Rozejrzyj się przed każdym krokiem.
lesson-treason-close-success = Wygrana: kto musi bić, tym można kierować.

### mini match 3

lesson-treason-a-spy-each-title = Każdemu po szpiegu
lesson-treason-a-spy-each-goal = Każda strona ma trzy pionki i szpiega. Uważaj na pola lustrzane.
lesson-treason-a-spy-each-success = Wygrana: szpieg cały czas patrzy na swoje pole lustrzane.
