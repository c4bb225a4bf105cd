# The lessons of Tribun: docs/learning.md says how long each text may be.

### 1: the Tribun falls

lesson-tribun-wreath-title = Trybun
lesson-tribun-wreath-goal = Uderz w wysoką czarną jednostkę: na wierzchu leży jej Trybun.
lesson-tribun-wreath-success = Wygrana! Każdy cios, nawet słaby, zbija Trybuna. Samotny Trybun idzie o jedno pole.
lesson-tribun-wreath-hint-1 = Atak zaczyna się od celu: wybierz czarną jednostkę na f9.
lesson-tribun-wreath-hint-2 = Wybierz f9. Twój pojedynczy kamień na g8 stoi tuż obok.
lesson-tribun-wreath-mistake-1 = Czarny był szybszy. Jeden cios w f9 byłby końcem.
lesson-tribun-wreath-mistake-2 = Krok obok celu: Trybun stał tuż przy tobie.

### 2: the Servus

lesson-tribun-march-title = Naprzód marsz
lesson-tribun-march-goal = Idź naprzód Servusem w kółku, potem uderz w Trybuna.
lesson-tribun-march-success = Servus idzie prosto przed siebie, a uderza na skos do przodu, w obie strony.
lesson-tribun-march-hint-1 = Pojedynczy kamień to Servus. Ten na e6 idzie o pole w górę.
lesson-tribun-march-hint-2 = Idź na e7, potem wybierz jednostkę na f8.
lesson-tribun-march-mistake-1 = Twój Servus stał na linii wysokiej jednostki. Idź w górę, poza nią.
lesson-tribun-march-mistake-2 = Za daleko! Uderza na skos do przodu, w obie strony, nigdy do tyłu.

### 3: two and three pieces

lesson-tribun-leaps-title = Dwa i trzy
lesson-tribun-leaps-goal = Skocz tam, skąd dosięgniesz Trybuna, a potem go zbij.
lesson-tribun-leaps-success = Dwa kamienie nigdy nie opuszczają swojego koloru pól. Trzy zmieniają go przy każdym skoku.
lesson-tribun-leaps-hint-1 = Dwa kamienie skaczą o dwa pola, na swoim kolorze. Czy Trybun też na nim stoi?
lesson-tribun-leaps-hint-2 = Trzy kamienie z f6 skaczą na d7 lub h7, a stamtąd dosięgają f10.
lesson-tribun-leaps-mistake-1 = Dwa kamienie, czyli Hastatus, trzymają się swojego koloru. Trybun stoi na innym.
lesson-tribun-leaps-mistake-2 = Stąd nie dosięgają f10. Trzy kamienie skaczą dokładnie o trzy pola, nigdy po linii prostej.
lesson-tribun-leaps-mistake-3 = Inne są za daleko. Użyj jednej z jednostek w kółkach.

### 4: the Balista

lesson-tribun-slide-title = Daleki strzał
lesson-tribun-slide-goal = Przesuń sześć kamieni tam, skąd mogą strzelić do Trybuna.
lesson-tribun-slide-success = Eques (cztery kamienie) i Balista (sześć) suną; tylko Balista strzela po liniach prostych.
lesson-tribun-slide-hint-1 = Balista strzela prosto, przez puste, stykające się pola. Która linia do f10 jest wolna?
lesson-tribun-slide-hint-2 = Przesuń Balistę z e3 na b6; stamtąd droga do f10 jest wolna.
lesson-tribun-slide-mistake-1 = Stąd drogę do f10 zagradza jednostka albo nie prowadzi tam żadna linia prosta.
lesson-tribun-slide-mistake-2 = Sześć kamieni stoi na e3: to Balista. Ustaw ją na linii.
lesson-tribun-slide-mistake-3 = Linia z b6 do f10 była wolna. Strzelaj!

### 5: attacks add up

lesson-tribun-together-title = Razem
lesson-tribun-together-goal = Wszystkim, co masz, zniszcz sześć kamieni na g8, potem zbij Trybuna.
lesson-tribun-together-success = Siły się dodają. Wkracza jedna z jednostek, które uderzyły; wybór jest twój.
lesson-tribun-together-hint-1 = Jeden, dwa i trzy to sześć. Jednostka, która wkroczy, ma potem dosięgnąć f10.
lesson-tribun-together-hint-2 = Niech wkroczą dwa kamienie z h6; z g8 skoczą na f10.
lesson-tribun-together-mistake-1 = Zostają cztery kamienie, czy uderzył jeden, czy dwa: jednostek z pięciu kamieni nie ma.
lesson-tribun-together-mistake-2 = Za mało. Musi paść sześć kamieni, więc muszą uderzyć wszystkie trzy twoje jednostki.
lesson-tribun-together-mistake-3 = Wkroczyła nie ta jednostka: z g8 nie dosięga f10. Dwa kamienie by dosięgły.
lesson-tribun-together-mistake-4 = Czarny był szybszy. Od razu uderz w sześć kamieni wszystkim, co ich dosięga.

### 6: splitting

lesson-tribun-split-title = Rozdzielenie
lesson-tribun-split-goal = Rozdziel trzy kamienie na f8 tak, by dwa dosięgły f10.
lesson-tribun-split-success = Rozdzielone kamienie idą na puste pola obok; część może zostać.
lesson-tribun-split-hint-1 = Dwa kamienie muszą trafić na pole, z którego skaczą na f10.
lesson-tribun-split-hint-2 = Postaw dwa na e8 lub g8, a jeden zostaw na f8.
lesson-tribun-split-mistake-1 = Wszystkie trzy kamienie odeszły razem. Zostań, wybierz f8 i je rozdziel.
lesson-tribun-split-mistake-2 = Za blisko: twoja jednostka od razu dostała cios. Omijaj pola obok Czarnego.
lesson-tribun-split-mistake-3 = Tak żadne dwa kamienie nie dosięgają f10. Spróbuj postawić dwa na e8 lub g8.
lesson-tribun-split-mistake-4 = Trzy kamienie na f8 są nadal razem. Rozdziel właśnie je.

### 7: combining, and the Centuria

lesson-tribun-combine-title = Centuria
lesson-tribun-combine-goal = Połącz na f7 obie jednostki z czterech kamieni, potem zbij Trybuna.
lesson-tribun-combine-success = Osiem kamieni, Centuria, przechodzi nawet przez swoich. Jednostka z Trybunem łączy się tylko w całości.
lesson-tribun-combine-hint-1 = Dwie jednostki obok pustego pola mogą oddać mu kamienie.
lesson-tribun-combine-hint-2 = Wybierz f7, niech obie jednostki oddadzą po cztery kamienie; potem uderz w f9.
lesson-tribun-combine-mistake-1 = Mniej niż osiem kamieni nie przejdzie przez twojego Servusa na f8. Niech jednostki oddadzą wszystko.
lesson-tribun-combine-mistake-2 = Czarny był szybszy. Połącz obie jednostki na f7.
lesson-tribun-combine-mistake-3 = Na f7 nic jeszcze nie przyszło. Wybierz to pole, potem jednostki obok.

### 8: three at once

lesson-tribun-symmetric-title = Trzy naraz
lesson-tribun-symmetric-goal = Ze wszystkich trzech jednostek ułóż na f6 stos sześciu kamieni, potem strzelaj.
lesson-tribun-symmetric-success = Trzy równe jednostki, równo rozstawione, mogą oddać po tyle samo kamieni. Sześć wokół pola też.
lesson-tribun-symmetric-hint-1 = Dwie jednostki dają najwyżej cztery kamienie. Trzy równe wokół pola dają więcej.
lesson-tribun-symmetric-hint-2 = Wybierz f6; niech każda z trzech jednostek odda oba kamienie.
lesson-tribun-symmetric-mistake-1 = Za mało, by strzelić tak daleko. Wszystkie trzy jednostki muszą oddać po dwa kamienie.
lesson-tribun-symmetric-mistake-2 = Teraz te trzy jednostki nie są już równe i równo rozstawione wokół f6.
lesson-tribun-symmetric-mistake-3 = f6 nadal jest puste. Wybierz je, potem wszystkie trzy jednostki.

### 9: Impero

lesson-tribun-impero-title = Na grzbiecie przeciwnika
lesson-tribun-impero-goal = Dosiądź czarnej jednostki z czterech kamieni, jedź na niej i zbij Trybuna.
lesson-tribun-impero-success = Impero! Twój niewolnik sunie jak Eques, którym jest, i niesie cię ze sobą.
lesson-tribun-impero-hint-1 = Dwa i dwa mogłyby zniszczyć cztery kamienie. Niech zamiast tego jedna jednostka ich dosiądzie.
lesson-tribun-impero-hint-2 = Jedź na niewolniku z d5 na f6 lub e4, potem uderz w h8.
lesson-tribun-impero-mistake-1 = Jednostka zniszczona. Lepiej jej dosiądź, a będzie walczyć dla ciebie.
lesson-tribun-impero-mistake-2 = Zostały dwa kamienie i oddały cios. Uderz obiema jednostkami i dosiądź czarnej.
lesson-tribun-impero-mistake-3 = Twoje dwa kamienie odeszły same i niewolnik jest wolny. Użyj sposobu ruchu niewolnika.
lesson-tribun-impero-mistake-4 = Czarny był szybszy. Uderz w jego cztery kamienie, zanim one uderzą w ciebie.
lesson-tribun-impero-mistake-5 = Cztery czarne kamienie są nadal wolne. Zaatakuj je obiema jednostkami.

### 10: freeing a slave

lesson-tribun-free-title = Uwolnij ją
lesson-tribun-free-goal = Trzy czarne kamienie dosiadły twojej Balisty. Uwolnij ją i strzel do Trybuna.
lesson-tribun-free-success = Balista znów wolna! Jeźdźcy muszą mieć co najmniej połowę wysokości niewolnika, ale najwyżej cztery kamienie.
lesson-tribun-free-hint-1 = Cios trafia tylko w jeźdźców. Dosięgają ich twoje trzy kamienie na f2.
lesson-tribun-free-hint-2 = Uderz w e4; potem twoja Balista strzela wzdłuż kolumny w e9.
lesson-tribun-free-mistake-1 = Czarny strzelił z twojej własnej Balisty. Uderz w tych, którzy na niej jadą.

### 11: a won position

lesson-tribun-finish-title = Polowanie
lesson-tribun-finish-goal = Teraz Wren się broni. Zbij czarnego Trybuna.
lesson-tribun-finish-success = Dobra robota. Jeszcze jedna zasada: kto nie ma ruchu, też przegrywa.
lesson-tribun-finish-hint-1 = Wystarczy jedna wolna linia albo jeden skok do Trybuna.
lesson-tribun-finish-hint-2 = Spróbuj z e6 na f8: stamtąd Balista strzela prosto w górę.

### 12: the first match

lesson-tribun-first-match-title = Twoja pierwsza partia
lesson-tribun-first-match-goal = W pierwszej partii nie ma jeszcze dwóch rzeczy: niewolników i Centurii.
lesson-tribun-first-match-success = Pierwsza partia Tribun wygrana! Następna już z pełnymi zasadami?

### mini match 1

lesson-tribun-two-towers-title = Dwie wieże
lesson-tribun-two-towers-goal = Każda strona ma dwie wieże, dwa Servusy i Trybuna. Zbij czarnego Trybuna.
lesson-tribun-two-towers-success = Wygrana: dwie wieże wystarczyły.

### mini match 2

lesson-tribun-two-eques-title = Dwa Equesy
lesson-tribun-two-eques-goal = Każda strona ma dwa Equesy: sunące stosy po cztery kamienie. Dosięgnij Trybuna.
lesson-tribun-two-eques-success = Wygrana: Eques, który sunie daleko, widzi wiele.

### mini match 3

lesson-tribun-one-balista-title = Każdemu po Baliście
lesson-tribun-one-balista-goal = Każdy ma Balistę: strzela daleko po liniach prostych. Strzel wcześniej niż Czarny.
lesson-tribun-one-balista-success = Wygrana: rozstrzyga pierwsza wolna linia.
