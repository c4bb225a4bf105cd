# The lessons of The Game for the Trees: docs/learning.md says how long each text may be.

### 1: overgrow the huckleberry

lesson-trees-huckleberry-title = Borówka
lesson-trees-huckleberry-goal = Niech twoje drzewo zarośnie borówkę Czarnego, roślinę na e5.
lesson-trees-huckleberry-success = Wygrana: Czarny nie ma już borówki. Pilnuj też swojej.
lesson-trees-huckleberry-hint-1 = Twoje drzewo to brzoza. Rośnie prosto, po krzakach.
lesson-trees-huckleberry-hint-2 = Z a5 prosto na e5. Zajmie na stałe każde pole po drodze.
lesson-trees-huckleberry-mistake-1 = To była twoja własna borówka. Bez niej partia jest przegrana.
lesson-trees-huckleberry-mistake-2 = Tym ruchem oddajesz część drzewa. A drzewo ma rosnąć.

### 2: from grass to tree

lesson-trees-ground-title = Dobra ziemia
lesson-trees-ground-goal = Niech któreś drzewo dorośnie do trzeciego rzędu. Drzewa rosną na krzakach.
lesson-trees-ground-success = Poszycie rośnie na trawie, drzewa na poszyciu. Tak jedno żywi drugie.
lesson-trees-ground-hint-1 = Najpierw niech krzak z drugiego rzędu urośnie na trawę.
lesson-trees-ground-hint-2 = Potem niech na ten krzak urośnie drzewo, które stoi za nim.
lesson-trees-ground-mistake-1 = To była twoja borówka: w ten sposób ją tracisz. Wybierz inne pole.
lesson-trees-ground-mistake-2 = Trawa zajmuje gołą ziemię, ale drzewa na trawie nie rosną.

### 3: the four trees

lesson-trees-four-trees-title = Cztery rodzaje drzew
lesson-trees-four-trees-goal = Tylko jedno z twoich drzew sięga d5. Znajdź je i wygraj.
lesson-trees-four-trees-success = Jesion skacze jak skoczek, nad wszystkim po drodze. Inne drzewa zatrzymała goła ziemia.
lesson-trees-four-trees-hint-1 = Brzoza rośnie prosto, buk na skos, sosna i tak, i tak, a jesion skacze.
lesson-trees-four-trees-hint-2 = Dwa w górę i jedno w bok, z c3.
lesson-trees-four-trees-mistake-1 = To była twoja własna borówka. Bez niej partia jest przegrana.
lesson-trees-four-trees-mistake-2 = To drzewo nie dotrze na d5: na jego drodze nie ma krzaków.
lesson-trees-four-trees-mistake-3 = Oddawanie pól nic tu nie daje. Niech drzewo dorośnie do d5.

### 4: momentum

lesson-trees-momentum-title = Rozpęd
lesson-trees-momentum-goal = Niech jesion dorośnie do c3. Potem zagraj coś innego i patrz.
lesson-trees-momentum-success = Co raz urosło, w każdym ruchu rośnie dalej samo, o taki sam krok.
lesson-trees-momentum-hint-1 = Jesion stoi na b1, a jego droga jest zaznaczona.
lesson-trees-momentum-hint-2 = Niech raz dorośnie do c3. Potem wystarczy dowolny niegroźny ruch.
lesson-trees-momentum-mistake-1 = Ten ruch zatrzymał pęd. Zostaw go w spokoju, a sam dotrze do celu.
lesson-trees-momentum-mistake-2 = To była twoja własna borówka. Bez niej partia jest przegrana.
lesson-trees-momentum-mistake-3 = Nic jeszcze nie zaczęło rosnąć. Wyślij jesion w drogę.

### 5: the order of things

lesson-trees-order-title = Wszystko po kolei
lesson-trees-order-goal = Jesion rośnie dalej na f3. Najpierw niech urośnie tam krzak!
lesson-trees-order-success = Właśnie tak: najpierw krzak, potem na nim jesion. Kolejność należy do ciebie.
lesson-trees-order-hint-1 = Drzewa nie rosną na trawie. Twój krzak na g2 stoi tuż obok.
lesson-trees-order-hint-2 = Niech g2 urośnie na f3; gdy padnie pytanie o kolejność, puść krzak przodem.
lesson-trees-order-mistake-1 = Jesion był pierwszy i trafił na trawę: jego pęd się skończył. Krzak wyrósł za późno.
lesson-trees-order-mistake-2 = To była twoja własna borówka. Bez niej partia jest przegrana.
lesson-trees-order-mistake-3 = Jesion nie znalazł krzaka na f3 i jego pęd się skończył.

### 6: retreat

lesson-trees-grass-stops-title = Przerwij drogę
lesson-trees-grass-stops-goal = Brzoza Czarnego ma drogę do twojej borówki. Przerwij ją!
lesson-trees-grass-stops-success = Oddany krzak zostawia trawę, a trawa zatrzymuje każde drzewo.
lesson-trees-grass-stops-hint-1 = Zamiast rosnąć, możesz oddać dowolne swoje pole.
lesson-trees-grass-stops-hint-2 = Wycofaj się z e4, f4 lub g4.
lesson-trees-grass-stops-mistake-1 = Tym ruchem oddajesz samą borówkę. Oddaj krzak obok niej.
lesson-trees-grass-stops-mistake-2 = Droga wciąż istnieje: brzoza rośnie nią prosto do celu.

### 7: stop a chain

lesson-trees-stop-title = Stój!
lesson-trees-stop-goal = Twoja własna brzoza zaraz zarośnie twoją borówkę. Zatrzymaj ją!
lesson-trees-stop-success = Uratowana. Zamiast rosnąć, możesz zatrzymać jeden ze swoich pędów.
lesson-trees-stop-hint-1 = Wierzchołek pędu jest na c4, następne będzie d4.
lesson-trees-stop-hint-2 = Wybierz c4, potem „Zatrzymaj pęd”.
lesson-trees-stop-mistake-1 = Pędy rosną dalej, cokolwiek robisz: ten zarósł twoją własną borówkę.

### 8: the leap

lesson-trees-leap-title = Raz na partię
lesson-trees-leap-goal = Atak z dwóch stron! Wybierz swoją trawę: borówka tam skoczy.
lesson-trees-leap-success = Teraz masz dwie i jedna może paść. Skoczyć możesz tylko raz.
lesson-trees-leap-hint-1 = Wybierz jedno ze swoich pól trawy: e1, f1 lub f2.
lesson-trees-leap-hint-2 = Na e1, f1 lub f2 wybierz „Skocz”.
lesson-trees-leap-mistake-1 = Tym ruchem oddajesz jedyną borówkę. Wybierz zamiast niej trawę: borówka na nią skoczy.
lesson-trees-leap-mistake-2 = Któraś z dróg wciąż jest otwarta i brzoza nadchodzi.

### 9: attack a tree

lesson-trees-attack-title = Dwa na jedno
lesson-trees-attack-goal = Dwa różne drzewa razem łamią trzecie. Wyceluj oba w e6.
lesson-trees-attack-success = Złamane! A co zostało odcięte od korzenia, też obumarło.
lesson-trees-attack-hint-1 = Pęd buka na d5 już celuje w e6. Które drzewo pomoże?
lesson-trees-attack-hint-2 = Niech jesion urośnie z d4 na e6, przed bukiem lub po nim.
lesson-trees-attack-mistake-1 = To była twoja własna borówka. Bez niej partia jest przegrana.
lesson-trees-attack-mistake-2 = W pojedynkę drzewo nic drugiemu nie zrobi. Pęd się skończył.

### 10: a won position

lesson-trees-finish-title = Dokończ partię
lesson-trees-finish-goal = Teraz Wren się broni. Otwórz drogę do borówki na e8.
lesson-trees-finish-success = Pięknie wyrosło. Drogi, rozpęd i cierpliwość wygrywają tę grę.
lesson-trees-finish-hint-1 = Twój buk patrzy z h5 w stronę e8. Czego mu brakuje?
lesson-trees-finish-hint-2 = Krzak na g6 otworzy mu drogę. Brzoza ma inną.
lesson-trees-finish-mistake-1 = Nie ma już twojej borówki. Pilnuj jej, gdy polujesz na cudzą.

### 11: the first match

lesson-trees-first-match-title = Twoja pierwsza partia
lesson-trees-first-match-goal = Od ustawienia początkowego, przeciw Wren. Podpowiedzi są włączone.
lesson-trees-first-match-success = Pierwsza partia Trees wygrana!

### mini match 1

lesson-trees-small-clearing-title = Mała polana
lesson-trees-small-clearing-goal = Każda strona ma dwa drzewa. Zarośnij czarną borówkę i pilnuj swojej.
lesson-trees-small-clearing-success = Wygrana na małej polanie. Las jest tylko szerszy.

### mini match 2

lesson-trees-ash-and-beech-title = Jesion i buk
lesson-trees-ash-and-beech-goal = Każda strona ma jesion (skok) i buk (na skos). Dosięgnij borówki.
lesson-trees-ash-and-beech-success = Wygrana: jedno z dwóch drzew znalazło swoją drogę.

### mini match 3

lesson-trees-pine-and-beech-title = Sosna i buk
lesson-trees-pine-and-beech-goal = Sosna rośnie w każdą stronę. Otwórz jej drogę do borówki.
lesson-trees-pine-and-beech-success = Wygrana: najpierw krzaki, potem sosna.
