# The lessons of Tress: docs/learning.md says how long each text may be.

### 1: both monarchs in the Fortress

lesson-tress-home-title = Do domu
lesson-tress-home-goal = Przyprowadź królową do króla, na środek.
lesson-tress-home-success = Wygrana! Król i królowa razem w Twierdzy: to jest cel.
lesson-tress-home-hint-1 = Król jest już w domu. Królowa to druga bierka w koronie.
lesson-tress-home-hint-2 = Krok po kroku, w stronę bloku w kółkach.
lesson-tress-home-mistake-1 = Teraz król wyszedł z domu. Niech czeka, a ty przyprowadź królową.

### 2: domination

lesson-tress-five-zones-title = Pięć stref
lesson-tress-five-zones-goal = Trzymasz cztery zaznaczone bloki. Wejdź do piątego i wygraj.
lesson-tress-five-zones-success = Pięć z siedmiu stref jest tylko twoich: wygrana. W każdej wystarczy jedna bierka.
lesson-tress-five-zones-hint-1 = Jeden z twoich rycerzy nie stoi jeszcze w żadnym bloku.
lesson-tress-five-zones-hint-2 = Idzie o jedno pole, prosto lub na skos, do najbliższego pustego bloku.
lesson-tress-five-zones-mistake-1 = Ten rycerz już jest w bloku. Chodzenie po nim nic nie daje.
lesson-tress-five-zones-mistake-2 = Blok został pusty i przestał być twój. Teraz masz tylko trzy.

### 3: elimination

lesson-tress-monarchs-title = Dwie korony
lesson-tress-monarchs-goal = Zbij króla i królową Czarnego, oboje.
lesson-tress-monarchs-success = Wygrana: Czarny nie ma już monarchy. Nikt nie woła „szach”; monarchów po prostu się bije.
lesson-tress-monarchs-hint-1 = Pikinier ma grot włóczni i sunie na skos, dowolnie daleko.
lesson-tress-monarchs-hint-2 = Najpierw królowa; z jej pola masz króla na linii.
lesson-tress-monarchs-mistake-1 = Za blisko: stąd celujesz w króla, ale on odejdzie w bok.
lesson-tress-monarchs-mistake-2 = Za blisko: królowa bije to, co stoi obok niej.

### 4: the Guardian

lesson-tress-leap-title = Skok
lesson-tress-leap-goal = Zbij pikiniera w kółku swoim gwardzistą (wygląda jak wieża).
lesson-tress-leap-success = Gwardzista skacze dokładnie o dwa pola, nad każdą bierką, ale nigdy do strefy przeciwnika.
lesson-tress-leap-hint-1 = Gwardzista skacze nad twoimi rycerzami, jakby ich nie było.
lesson-tress-leap-hint-2 = Środek należy do Czarnego. Najpierw wyląduj obok, potem skacz dalej.
lesson-tress-leap-mistake-1 = Na to czekał rycerz przeciwnika. Zostaw środek w spokoju.
lesson-tress-leap-mistake-2 = To oddala od pikiniera. Wystarczą dwa skoki.

### 5: intrusion

lesson-tress-closed-zone-title = Zamknięta strefa
lesson-tress-closed-zone-goal = Twój pikinier chce zbić rycerza z c8. Oczyść mu drogę.
lesson-tress-closed-zone-success = Obie strony są w strefie, więc jest niczyja: sporna strefa nie zatrzymuje sunących.
lesson-tress-closed-zone-hint-1 = Bez pomocy pikinier musi się zatrzymać tam, gdzie zaczyna się strefa Czarnego. Wyślij przodem rycerza.
lesson-tress-closed-zone-hint-2 = Rycerz ma tylko stanąć w strefie, poza linią.
lesson-tress-closed-zone-mistake-1 = Pikinier musiał się zatrzymać: tę strefę trzyma Czarny. A teraz pada.
lesson-tress-closed-zone-mistake-2 = Strefa nadal należy tylko do Czarnego. Twój rycerz stał tuż przed nią.

### 6: promotion

lesson-tress-sentinel-title = Strażnik
lesson-tress-sentinel-goal = Wskocz gwardzistą do Twierdzy.
lesson-tress-sentinel-success = Teraz to strażnik i sunie we wszystkie strony. Pikinierzy stają się tam lansjerami.
lesson-tress-sentinel-hint-1 = Każda strona zaczyna z dwoma gwardzistami (wyglądają jak wieże). Wystarczą dwa skoki.
lesson-tress-sentinel-hint-2 = Skacz do przodu i ku środkowi.
lesson-tress-sentinel-mistake-1 = Z boku jest za daleko. Skacz od razu ku środkowi.

### 7: Second Wind

lesson-tress-second-wind-title = Drugi Oddech
lesson-tress-second-wind-goal = Monarchowie Czarnego są w domu. Masz jeden ruch, by to popsuć!
lesson-tress-second-wind-success = Udaremnione! Po każdym zgłoszeniu druga strona ma ostatnią szansę.
lesson-tress-second-wind-hint-1 = Przeciw eskorcie nie pomogą król ani królowa. Pikinier może.
lesson-tress-second-wind-hint-2 = Jedna stopa w Twierdzy i Czarny już jej nie trzyma.

### 8: look for the answer first

lesson-tress-look-first-title = Najpierw popatrz
lesson-tress-look-first-goal = Wygraj, prowadząc królową do domu tak, by Czarny nie miał odpowiedzi.
lesson-tress-look-first-success = Wygrana od razu: Czarnemu zostali sami monarchowie, a im nie wolno odpowiadać.
lesson-tress-look-first-hint-1 = Kto mógłby wejść do Twierdzy i popsuć ci plany? Zbij tę bierkę.
lesson-tress-look-first-hint-2 = Pikinier bije rycerza, potem wchodzi królowa.
lesson-tress-look-first-mistake-1 = Za wcześnie: wchodzi rycerz. Najpierw zajmij się nim.
lesson-tress-look-first-mistake-2 = Pikinier zostawił rycerza w spokoju. A to rycerz może odpowiedzieć.

### 9: lone escort

lesson-tress-lone-escort-title = Samotny król
lesson-tress-lone-escort-goal = Nie masz już królowej. Zbij królową Czarnego i przyprowadź króla do domu.
lesson-tress-lone-escort-success = Gdy każda strona ma jednego monarchę, wygrywa ten w Twierdzy: samotna eskorta.
lesson-tress-lone-escort-hint-1 = Twój rycerz stoi obok królowej. Twój król jest blisko domu.
lesson-tress-lone-escort-hint-2 = Rycerz bije na g7; król wchodzi na środek.
lesson-tress-lone-escort-mistake-1 = To oddala od królowej, a stała tuż obok ciebie.

### 10: the draw

lesson-tress-save-a-draw-title = Uratowany remis
lesson-tress-save-a-draw-goal = Nie masz już żadnego monarchy. Uratuj chociaż remis!
lesson-tress-save-a-draw-success = Remis: nikt nie ma już monarchy.
lesson-tress-save-a-draw-hint-1 = Czarny ma jednego monarchę. Obok stoi jeden z twoich rycerzy.
lesson-tress-save-a-draw-hint-2 = Zbij króla na c6.

### 11: a won position

lesson-tress-finish-title = Dokończ partię
lesson-tress-finish-goal = Teraz Wren się broni. Wygraj dowolnym poznanym sposobem.
lesson-tress-finish-success = Dobra robota. Znasz wszystkie trzy drogi do wygranej.
lesson-tress-finish-hint-1 = Strażnik trzyma Twierdzę. Przyprowadź króla i królową.
lesson-tress-finish-hint-2 = Krok po kroku na środek; bij każdego, kto podejdzie.

### 12: the first match

lesson-tress-first-match-title = Twoja pierwsza partia
lesson-tress-first-match-goal = Cała partia przeciw Wren. Podpowiedzi są włączone.
lesson-tress-first-match-success = Pierwsza partia Tress wygrana!

### mini match 1

lesson-tress-knights-title = Każdemu po kilka
lesson-tress-knights-goal = Każda strona ma pięć bierek. Wygraj jednym z trzech sposobów.
lesson-tress-knights-success = Wygrana: bierek mało, a nadal liczy się każda droga do wygranej.

### mini match 2

lesson-tress-guardians-title = Gwardziści
lesson-tress-guardians-goal = Gwardziści skaczą, pikinierzy suną. Wprowadź któregoś do Twierdzy albo wygraj inaczej.
lesson-tress-guardians-success = Wygrana z gwardzistami i pikinierami: w Twierdzy jedni i drudzy rosną w siłę.

### mini match 3

lesson-tress-half-army-title = Pół armii
lesson-tress-half-army-goal = Pół armii na stronę, wszystkie zasady gry. Wygraj dowolnym sposobem.
lesson-tress-half-army-success = Wygrana: cała armia to tylko więcej tego samego.
