# The lessons of Gess: docs/learning.md says how long each text may be.

### 1: break the ring

lesson-gess-break-ring-title = Przerwij pierścień
lesson-gess-break-ring-goal = Poślij dwa zaznaczone kamienie prosto w górę, w pierścień Białego.
lesson-gess-break-ring-success = Wygrana! Osiem kamieni w ramce to pierścień. Kto nie ma już żadnego, przegrywa.
lesson-gess-break-ring-hint-1 = Wybierz l9, ten dolny. Sąsiedzi pójdą razem z nim.
lesson-gess-break-ring-hint-2 = Z l9 w górę na l16, gdzie dotykasz pierścienia.
lesson-gess-break-ring-mistake-1 = Dobry kierunek, ale się nie zatrzymuj: biegnij, aż dotkniesz pierścienia.
lesson-gess-break-ring-mistake-2 = To rozrywa twój własny pierścień wokół l3: od razu przegrywasz.
lesson-gess-break-ring-mistake-3 = Ruszyło się coś innego. Wybierz l9: kamień nad nim ciągnie go w górę.

### 2: what a piece is

lesson-gess-block-title = Co rusza się razem
lesson-gess-block-goal = Przesuń wszystkie pięć zaznaczonych kamieni jednym ruchem.
lesson-gess-block-success = Każdy blok 3×3 z twoimi kamieniami i bez kamieni Białego to figura.
lesson-gess-block-hint-1 = Wybrane pole zabiera ze sobą ośmiu sąsiadów.
lesson-gess-block-hint-2 = Wybierz i8, w środku piątki, i idź, dokąd się da.
lesson-gess-block-mistake-1 = Ruszyły się tylko kamienie wokół twojego pola. Wokół którego pola leży cała piątka?
lesson-gess-block-mistake-2 = To były inne. Zaznaczona piątka leży wokół jednego pola.

### 3: directions

lesson-gess-lone-stone-title = Samotny kamień
lesson-gess-lone-stone-goal = Poślij samotny kamień z h9 w prawo: zbij kamień na k9.
lesson-gess-lone-stone-success = Kamień po prawej stronie bloku ciągnie go w prawo, najwyżej o trzy pola.
lesson-gess-lone-stone-hint-1 = Kamień musi być po prawej stronie pola, które wybierasz.
lesson-gess-lone-stone-hint-2 = Wybierz g9, puste pole na lewo od kamienia, i idź na j9.
lesson-gess-lone-stone-mistake-1 = Dobry kierunek! Teraz idź od razu o całe trzy pola.
lesson-gess-lone-stone-mistake-2 = Kamień ciągnie blok w swoją stronę. Twój ma ciągnąć w prawo.
lesson-gess-lone-stone-mistake-3 = Kamień na h9 został na miejscu. Wybierz pole obok niego.

### 4: how far

lesson-gess-range-title = Kamień w środku
lesson-gess-range-goal = Zbij zaznaczony kamień. Potrafi to tylko jedna z twoich dwóch grup.
lesson-gess-range-success = Z kamieniem w środku blok idzie dowolnie daleko, bez niego najwyżej o trzy pola.
lesson-gess-range-hint-1 = Porównaj grupy: która ma kamień w środku?
lesson-gess-range-hint-2 = Wybierz o8 i biegnij w górę na o14.
lesson-gess-range-mistake-1 = Środek tej grupy jest pusty: trzy pola to wszystko, na co ją stać.
lesson-gess-range-mistake-2 = Nic nie zostało zbite. Wybierz o8, nad którym leży kamień, i biegnij do końca.

### 5: the first touch

lesson-gess-first-touch-title = Przeszkoda
lesson-gess-first-touch-goal = Przerwij pierścień Białego bez straty własnego kamienia.
lesson-gess-first-touch-success = Wygrana. Blok staje przy pierwszym kamieniu, którego dotknie, nawet jeśli jest twój.
lesson-gess-first-touch-hint-1 = Blok ma trzy pola szerokości i dotknąłby k12. Najpierw przesuń k12.
lesson-gess-first-touch-hint-2 = Wybierz l12 i przesuń kamień z k12 w lewo; potem l7 biegnie w górę.
lesson-gess-first-touch-mistake-1 = To rozdarło twój własny pierścień. Zostaw jego osiem kamieni w spokoju.
lesson-gess-first-touch-mistake-2 = Blok dotknął twojego kamienia: musiał tam stanąć, a kamienia już nie ma.

### 6: everything under the block

lesson-gess-sweep-title = Zmiecione
lesson-gess-sweep-goal = Zbij trzy białe kamienie w jednym ruchu.
lesson-gess-sweep-success = Znika wszystko pod blokiem, także pod jego pustymi polami.
lesson-gess-sweep-hint-1 = Twoja zaznaczona grupa może biec w górę albo na skos w górę i w prawo.
lesson-gess-sweep-hint-2 = Z g8 na skos na k12: tam dotyka wszystkich trzech.
lesson-gess-sweep-mistake-1 = To rozdarło twój własny pierścień. Użyj zaznaczonej grupy.
lesson-gess-sweep-mistake-2 = Tylko jeden: pierwsze dotknięcie cię zatrzymuje. Podejdź do tamtych trzech z boku.
lesson-gess-sweep-mistake-3 = Na razie nic nie zostało zmiecione. Idź dalej, aż dotkniesz kamieni Białego.

### 7: over the edge

lesson-gess-edge-title = Na krawędzi
lesson-gess-edge-goal = Zbij kamień na e9 swoim kamieniem przy krawędzi.
lesson-gess-edge-success = Wybrane pole może leżeć na obrzeżu, poza planszą. Kamienie nie mogą.
lesson-gess-edge-hint-1 = Twój kamień musi być po prawej stronie wybranego pola. Popatrz poza planszę.
lesson-gess-edge-hint-2 = Wybierz a9, na obrzeżu, i idź w prawo na d9.
lesson-gess-edge-mistake-1 = Dobre pole! Teraz idź od razu o całe trzy pola.
lesson-gess-edge-mistake-2 = Za krawędzią: ten kamień jest stracony na dobre.
lesson-gess-edge-mistake-3 = Kamień poszedł w inną stronę. Musi być po prawej stronie wybranego pola.
lesson-gess-edge-mistake-4 = Kamień przy krawędzi, na b9, nie ruszył się. Użyj właśnie jego.

### 8: your own ring

lesson-gess-own-ring-title = Ręce precz od pierścienia
lesson-gess-own-ring-goal = Zbij oba zaznaczone kamienie jednym ze swoich wielkich bloków.
lesson-gess-own-ring-success = Dobry wybór: ten blok nie zabiera kamieni twojego pierścienia.
lesson-gess-own-ring-hint-1 = Mogłyby to zrobić dwa pełne bloki. Jeden ma wspólne kamienie z twoim pierścieniem.
lesson-gess-own-ring-hint-2 = Wybierz i3, nie j3, i biegnij w górę na i10.
lesson-gess-own-ring-mistake-1 = Twój pierścień jest rozdarty: blok zabrał jego kamienie. Przegrana.
lesson-gess-own-ring-mistake-2 = Nie oba. Pełny blok z dziewięciu kamieni idzie dowolnie daleko, w każdą stronę.

### 9: a second ring

lesson-gess-second-ring-title = Zapasowy pierścień
lesson-gess-second-ring-goal = Sprowadź w dół zaznaczone kamienie. Potem poślij j3 w pierścień Białego.
lesson-gess-second-ring-success = Wygrana: twój drugi pierścień był jeszcze cały, jedyny pierścień Białego już nie.
lesson-gess-second-ring-hint-1 = Osiem kamieni wokół pustego pola tworzy nowy pierścień.
lesson-gess-second-ring-hint-2 = Najpierw f13 w dół na f10, potem j3 w górę na j16.
lesson-gess-second-ring-mistake-1 = Nie masz już pierścienia. Nawet gdy Biały też traci ostatni, przegrywa ten, kto wykonał ruch.
lesson-gess-second-ring-mistake-2 = Nie ma jeszcze drugiego pierścienia: ośmiu kamieni wokół pustego pola f8.

### 10: dodging, and the draw

lesson-gess-draw-title = W kółko
lesson-gess-draw-goal = Biały zaraz uderzy. Odsuń pierścień, a potem nim wróć.
lesson-gess-draw-success = Gdy pozycja pojawi się trzy razy, jest remis. Bez przegranej!
lesson-gess-draw-hint-1 = Pierścień to też figura: trzy pola w dowolną stronę, bo środek jest pusty.
lesson-gess-draw-hint-2 = Wybierz d3 i idź w prawo na g3; w następnym ruchu wróć.
lesson-gess-draw-mistake-1 = Blok Białego ma trzy pola szerokości, a twój pierścień wciąż stał mu na drodze.
lesson-gess-draw-mistake-2 = Twój pierścień nie jest już pierścieniem. Przesuń go w całości i zostań na planszy.
lesson-gess-draw-mistake-3 = Teraz pozycja jest nowa. Wróć, a powtórzy się poprzednia.

### 11: a won position

lesson-gess-finish-title = Dokończ partię
lesson-gess-finish-goal = Teraz Wren się broni. Przerwij biały pierścień, zachowaj swój.
lesson-gess-finish-success = Dobra robota. Bloki, biegi, pierścienie: znasz już wszystko.
lesson-gess-finish-hint-1 = Pełny blok na h8 idzie dowolnie daleko, w każdą stronę.
lesson-gess-finish-hint-2 = Ustaw go pod pierścieniem, potem biegnij w górę. Wciąż szukaj wolnej drogi.
lesson-gess-finish-mistake-1 = Nie masz już pierścienia. Patrz na niego przed każdym ruchem.

### 12: the first match

lesson-gess-first-match-title = Twoja pierwsza partia
lesson-gess-first-match-goal = Każda strona ma 43 kamienie. Grasz przeciw Wren. Podpowiedzi są włączone.
lesson-gess-first-match-success = Pierwsza partia Gess wygrana!

### mini match 1

lesson-gess-ring-and-blocks-title = Każdemu po trzy figury
lesson-gess-ring-and-blocks-goal = Każda strona ma pierścień, blok i krzyż. Przerwij pierścień Białego.
lesson-gess-ring-and-blocks-success = Wygrana: trzy figury wystarczyły, by przerwać pierścień.

### mini match 2

lesson-gess-one-block-title = Każdemu po bloku
lesson-gess-one-block-goal = Każda strona ma pierścień i jeden wielki blok. Dobrze go wykorzystaj.
lesson-gess-one-block-success = Wygrana: jeden blok, który idzie dowolnie daleko, to silna figura.

### mini match 3

lesson-gess-two-rings-title = Każdemu po dwa pierścienie
lesson-gess-two-rings-goal = Każda strona ma dwa pierścienie: przerwij oba Białego, zachowaj jeden swój.
lesson-gess-two-rings-success = Wygrana: drugi pierścień daje czas, nic więcej.
