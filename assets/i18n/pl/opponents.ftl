# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Playing styles

style-attacker = gra ostro
style-attacker-description = Wciąż czymś grozi i zostawia własną pozycję bez osłony.
style-builder = gra solidnie
style-builder-description = Najpierw trzyma wszystko razem, uderza później.
style-trickster = gra podstępnie
style-trickster-description = Zostawia sobie wiele możliwości i stawia problemy.
style-all-round = gra wszechstronnie
style-all-round-description = Waży każdą rzecz według tego, ile jest warta.

### Wren

level-1-description = Gra na wyczucie i ledwo zagląda dalej niż na jeden ruch. Na pierwszą partię.
level-1-greeting = O, partyjka! Pokazać ci, gdzie lubię siadać?
level-1-has-won = To wygrana? A miał wyjść tylko ładny kształt.
level-1-has-lost = U ciebie wygląda to tak łatwo. Jeszcze raz?
level-1-has-drawn = Nikt nie płakał. Czyli to była dobra partia.

### Bram

level-2-description = Pędzi na ciebie, nie oglądając się za siebie, ale wygranej w jednym ruchu nigdy nie przeoczy.
level-2-greeting = Uważaj na palce. Ruszam od razu.
level-2-has-won = Prosto przez środek!
level-2-has-lost = Au. Ten mur był twardszy niż moja głowa.
level-2-has-drawn = Odbiliśmy się od siebie. Jeszcze raz, z większego rozbiegu.

### Tilly

level-3-description = Lubi zamęt i często to ona się w nim gubi.
level-3-greeting = Zróbmy z tego uroczy bałagan.
level-3-has-won = To było celowo. W większości.
level-3-has-lost = Zgubiłam się trzy ruchy temu. A ty?
level-3-has-drawn = Żadne z nas nie znalazło wyjścia.

### Osric

level-4-description = Cierpliwy i porządny. Karze za wszystko, co stoi bez opieki.
level-4-greeting = Nie spiesz się. Ja też się nie spieszę.
level-4-has-won = Kamień po kamieniu.
level-4-has-lost = Twoje fundamenty są solidne. Muszę obejrzeć swoje.
level-4-has-drawn = Równy grunt. To żaden wstyd.

### Maud

level-5-description = Liczy wymiany do samego końca, a potem je przeprowadza.
level-5-greeting = Mam nadzieję, że twoje bierki są policzone. Moje są.
level-5-has-won = Rachunek się zgadza.
level-5-has-lost = Jeden w pamięci. Ty o nim pamiętasz, ja zapomniałam.
level-5-has-drawn = Równo, co do grosza.

### Fenn

level-6-description = Umyślnie zostawia otwarte drzwi; obejrzyj je dwa razy, zanim przez nie przejdziesz.
level-6-greeting = Proszę, proszę. Drzwi są otwarte.
level-6-has-won = Czyli jednak przez drzwi.
level-6-has-lost = Czyli przez okno. Brawo.
level-6-has-drawn = Żadne z nas nie zajrzało drugiemu do piwnicy.

### Hilda

level-7-description = Niczego nie oddaje i czeka, aż ty coś oddasz.
level-7-greeting = Zaczynaj. Ja się nigdzie nie wybieram.
level-7-has-won = Twój ruch. Tylko tego było mi trzeba.
level-7-has-lost = Twoja cierpliwość była większa. Tego się nie spodziewałam.
level-7-has-drawn = Dwa mury i nikogo na blankach.

### Corvin

level-8-description = Widzi nadchodzący atak na długo przed tobą, zwykle własny.
level-8-greeting = Widzę stąd z góry, jak to się skończy.
level-8-has-won = Z góry wyglądało dokładnie tak.
level-8-has-lost = Coś leciało wyżej. Nie spojrzałem w górę.
level-8-has-drawn = Krążyliśmy i żadne z nas nie wylądowało.

### Ysolde

level-9-description = Znajduje ten jeden ruch, którego nie ma w twoich planach.
level-9-greeting = Pomyśl o wszystkim. Ja zajmę się resztą.
level-9-has-won = Był tu przez cały czas.
level-9-has-lost = O tym ruchu nie pomyślałam. Dziękuję.
level-9-has-drawn = Wszystkie drogi prowadziły w to samo miejsce.

### Magister

level-10-description = Nie ma ulubionej drogi do zwycięstwa. Idzie tą, którą mu zostawisz.
level-10-greeting = Pokaż, czego cię nauczono.
level-10-has-won = Przejrzyj to dziś jeszcze raz przed snem. Brakowało mniej, niż myślisz.
level-10-has-lost = W tej grze nie mam cię już czego uczyć.
level-10-has-drawn = Wynik poprawny. Przeciw mnie osiąga go niewielu.
