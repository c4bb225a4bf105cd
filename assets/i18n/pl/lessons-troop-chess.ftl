# The lessons of Troop Chess: docs/learning.md says how long each text may be.

### 1: scatter the other side

lesson-troop-chess-last-troop-title = Ostatni oddział
lesson-troop-chess-last-troop-goal = Wybierz swój rząd trzech kamieni, potem wprowadź pierwszy na czarny kamień.
lesson-troop-chess-last-troop-success = Wygrana! Trzy stykające się kamienie to oddział; Czarny nie ma już żadnego.
lesson-troop-chess-last-troop-hint-1 = Kamienie maszerują trójkami. Twoje stykają się na środku planszy.
lesson-troop-chess-last-troop-hint-2 = Wybierz e5, d5 i f5, potem e6. Wszystkie trzy idą naprzód.
lesson-troop-chess-last-troop-mistake-1 = Ruch w bok nic nie daje, a teraz rząd Czarnego zmiata twój.
lesson-troop-chess-last-troop-mistake-2 = Czarny stoi tuż przed tobą. Idź naprzód, nie w tył.

### 2: one step and two

lesson-troop-chess-march-title = Marsz
lesson-troop-chess-march-goal = Dojdź do punktów w kółkach w dwóch ruchach: długim i skośnym.
lesson-troop-chess-march-success = Jeden krok wolno zrobić w dowolną stronę, dwa kroki tylko wzdłuż linii.
lesson-troop-chess-march-hint-1 = Rusza się kolumna trzech kamieni. Najpierw wybierz górny.
lesson-troop-chess-march-hint-2 = Z e4 na e6, potem z e6 na f7.
lesson-troop-chess-march-mistake-1 = Za krótko albo nie tędy. Wzdłuż własnej linii kolumna może iść o dwa kroki naraz.
lesson-troop-chess-march-mistake-2 = Prawie! Porównaj swoje kamienie z kółkami i wybierz inny krok.

### 3: the Pyramid

lesson-troop-chess-tip-title = Szpica
lesson-troop-chess-tip-goal = Zbij kamień w kółku szpicą swojej strzały.
lesson-troop-chess-tip-success = Szpica i dwa skrzydła: piramida. Idzie o dwa kroki tam, gdzie celuje.
lesson-troop-chess-tip-hint-1 = Wybierz e5 i dwa kamienie tuż za nim, z lewej i z prawej.
lesson-troop-chess-tip-hint-2 = Z e5 na e7: d4, e5 i f4 idą razem.
lesson-troop-chess-tip-mistake-1 = Jeden krok to za mało. Ze szpicą na przedzie możesz zrobić dwa.
lesson-troop-chess-tip-mistake-2 = To skośny rząd, czyli skośna: dwa kroki robi na skos. Wybierz po kamieniu z każdej strony.
lesson-troop-chess-tip-mistake-3 = Dobra trójka, ale szpica celuje naprzód, w kamień w kółku.

### 4: the Wedge

lesson-troop-chess-corner-title = Narożnik
lesson-troop-chess-corner-goal = Wybierz trzy z czterech i zbij kamień w kółku.
lesson-troop-chess-corner-success = To był klin: o dwa kroki idzie tam, gdzie celuje narożnik.
lesson-troop-chess-corner-hint-1 = Narożnik najbliżej kamienia w kółku to d4. Pomiń c3.
lesson-troop-chess-corner-hint-2 = Wybierz d4, c4 i d3, potem f6.
lesson-troop-chess-corner-mistake-1 = Z c3 narożnik celuje gdzie indziej. Zostaw c3 z tyłu.
lesson-troop-chess-corner-mistake-2 = Dobra trójka, ale jeden krok to za mało. W tę stronę wolno dwa.
lesson-troop-chess-corner-mistake-3 = Dobra trójka, zły kierunek. Narożnik d4 celuje w kamień w kółku.

### 5: leaping over own stones

lesson-troop-chess-out-title = Ponad swoimi
lesson-troop-chess-out-goal = To ustawienie początkowe. Doprowadź kamień do punktu w kółku.
lesson-troop-chess-out-success = Dwoma krokami przeskakujesz własne kamienie; lądować na nich nie wolno.
lesson-troop-chess-out-hint-1 = Rząd idzie naprzód tylko o krok. Zbuduj szpicę z obu rzędów.
lesson-troop-chess-out-hint-2 = Wybierz e2, d1 i f1, potem e4.
lesson-troop-chess-out-mistake-1 = Ramię w ramię idą naprzód tylko o krok. Szpica albo narożnik o dwa.
lesson-troop-chess-out-mistake-2 = To za blisko. Która trójka może zrobić dwa kroki naprzód?

### 6: heads look one way

lesson-troop-chess-slantwise-title = Nie czołowo
lesson-troop-chess-slantwise-goal = Zbij kamień w kółku, nie tracąc żadnego swojego.
lesson-troop-chess-slantwise-success = Koniec linii to głowa: silna tylko tam, gdzie patrzy.
lesson-troop-chess-slantwise-hint-1 = Kamień w kółku patrzy prosto w dół, na e5. Podejdź z innej strony.
lesson-troop-chess-slantwise-hint-2 = Wybierz d5, e5 i f5 i idź na skos: z d5 na e6.
lesson-troop-chess-slantwise-mistake-1 = To głowa swojej linii i patrzy prosto na ciebie. Twój kamień padł.
lesson-troop-chess-slantwise-mistake-2 = To nikogo nie dotyka. Kamień w kółku jest tylko o krok.

### 7: the Serpent

lesson-troop-chess-serpent-title = Wąż
lesson-troop-chess-serpent-goal = Obejdź kamień z przodu i zbij ten w kółku.
lesson-troop-chess-serpent-success = Dwa kroki naprzód, prosto lub na skos, nigdy nad przeciwnikiem; ale wąż nie ma głowy.
lesson-troop-chess-serpent-hint-1 = Twój wąż to c2, c3 i d4; jego ogon to c2.
lesson-troop-chess-serpent-hint-2 = Dwa kroki prosto naprzód, z d4 na d6; potem na skos, z d6 na f8.
lesson-troop-chess-serpent-mistake-1 = Za wolno. Od ogona twój wąż patrzy w górę planszy: dwa kroki prosto naprzód.
lesson-troop-chess-serpent-mistake-2 = Prawie! Z d6 do kamienia w kółku są dwa kroki na skos.

### 8: head of several troops

lesson-troop-chess-eyes-title = Wiele oczu
lesson-troop-chess-eyes-goal = Uderz w kamień, nie tracąc swojego. Ten w kółku cię widzi.
lesson-troop-chess-eyes-success = Jeden kamień może być głową kilku oddziałów i patrzy tam, gdzie każdy z nich.
lesson-troop-chess-eyes-hint-1 = Kamień w kółku zostaw w spokoju; uderz w jego sąsiada na c5.
lesson-troop-chess-eyes-hint-2 = Z c4 na c5, razem z a4 i b4 obok.
lesson-troop-chess-eyes-mistake-1 = Kamień w kółku odrzucił twój, a żadne trzy twoje kamienie już się nie stykają: przegrana.
lesson-troop-chess-eyes-mistake-2 = Kamień w kółku patrzy w dół i na skos w obie strony: odrzucił twój.
lesson-troop-chess-eyes-mistake-3 = Twój cios nie padł, więc uderzył Czarny. Jeden kamień po tamtej stronie cię nie widzi.

### 9: a head defends

lesson-troop-chess-stand-firm-title = Nie ustępuj
lesson-troop-chess-stand-firm-goal = Szpica Czarnego zaraz uderzy w kamień w kółku. Niech na nią patrzy.
lesson-troop-chess-stand-firm-success = Twoja głowa patrzyła: napastnik padł, a z nim ostatni oddział Czarnego.
lesson-troop-chess-stand-firm-hint-1 = Na szczycie linii trzech kamieni e4 jest głową.
lesson-troop-chess-stand-firm-hint-2 = Wybierz d1, d2 i d3 i idź w prawo: z d3 na e3.
lesson-troop-chess-stand-firm-mistake-1 = To twoje kamienie wpadły na szpicę i nie masz już oddziału.
lesson-troop-chess-stand-firm-mistake-2 = Nikt nie patrzył szpicy w oczy, więc się przebiła.
lesson-troop-chess-stand-firm-mistake-3 = Ucieczka na razie jest bezpieczna. Ale e4 mógł spojrzeć szpicy w oczy.

### 10: both heads fall, a draw

lesson-troop-chess-save-a-draw-title = Głowa na głowę
lesson-troop-chess-save-a-draw-goal = Twój ostatni oddział jest w pułapce. Rozbij go razem z czarnym.
lesson-troop-chess-save-a-draw-success = Głowa na głowę: obie padają. Nigdzie nie ma już oddziału: remis.
lesson-troop-chess-save-a-draw-hint-1 = Twój górny kamień jest głową, szpica w kółku też.
lesson-troop-chess-save-a-draw-hint-2 = Uderz w nią prosto: z e3 na e4.
lesson-troop-chess-save-a-draw-mistake-1 = Krok w bok, i Czarny rozproszył twój ostatni oddział.

### 11: a won position

lesson-troop-chess-finish-title = Dokończ partię
lesson-troop-chess-finish-goal = Teraz Wren się broni. Zostaw Czarnego bez oddziału.
lesson-troop-chess-finish-success = Dobra robota. Licz oddziały, nie kamienie: rozstrzyga jedno dobre uderzenie.
lesson-troop-chess-finish-hint-1 = Dziewięć kamieni na pięć. Uderzaj z boku, nie czołowo.
lesson-troop-chess-finish-hint-2 = Prowadź szpicą lub narożnikiem i trzymaj trójki razem.

### 12: the first match

lesson-troop-chess-first-match-title = Twoja pierwsza partia
lesson-troop-chess-first-match-goal = Każda strona ma osiemnaście kamieni. Grasz przeciw Wren. Podpowiedzi są włączone.
lesson-troop-chess-first-match-success = Pierwsza partia Troop Chess wygrana!

### mini match 1

lesson-troop-chess-six-a-side-title = Sześć na sześć
lesson-troop-chess-six-a-side-goal = Sześć kamieni przeciw sześciu. Zostaw Czarnego bez oddziału.
lesson-troop-chess-six-a-side-success = Wygrana: Czarny nie ma już trzech kamieni, które się stykają.

### mini match 2

lesson-troop-chess-two-lines-title = Dwie linie
lesson-troop-chess-two-lines-goal = Każda strona ma dwie linie. Podejdź tam, gdzie głowy Czarnego nie patrzą.
lesson-troop-chess-two-lines-success = Wygrana: linia jest silna tylko tam, gdzie patrzą jej końce.

### mini match 3

lesson-troop-chess-eight-a-side-title = Osiem na osiem
lesson-troop-chess-eight-a-side-goal = Osiem kamieni przeciw ośmiu. Trzymaj oddziały razem.
lesson-troop-chess-eight-a-side-success = Wygrana: razem były silniejsze.
