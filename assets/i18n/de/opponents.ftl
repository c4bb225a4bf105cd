# Was von den Gegnern gesagt wird, und was sie selbst sagen.

### Playing styles

style-attacker = Angreifer
style-attacker-description = Geht auf Drohungen aus und lässt die eigene Stellung offen.
style-builder = Baumeister
style-builder-description = Hält erst alles zusammen und schlägt später zu.
style-trickster = Trickser
style-trickster-description = Hält sich vieles offen und stellt Aufgaben.
style-all-round = Allrounder
style-all-round-description = Gibt allem das Gewicht, das es hat.

### Wren

level-1-description = Spielt nach Gefühl und schaut kaum über den nächsten Zug hinaus. Für die erste Partie.
level-1-greeting = Oh, eine Partie! Soll ich dir zeigen, wo ich gern sitze?
level-1-has-won = Hab ich gewonnen? Ich wollte nur, dass es hübsch aussieht.
level-1-has-lost = Bei dir sah das so leicht aus. Noch mal?
level-1-has-drawn = Niemand hat geweint. Für mich war das eine gute Partie.

### Bram

level-2-description = Rennt auf dich los, ohne sich umzusehen, verpasst aber nie einen Sieg in einem Zug.
level-2-greeting = Zehen weg. Ich lege sofort los.
level-2-has-won = Mitten durch!
level-2-has-lost = Autsch. Die Mauer war härter als mein Kopf.
level-2-has-drawn = Abgeprallt. Noch mal, mit mehr Anlauf.

### Tilly

level-3-description = Liebt das Durcheinander und verläuft sich oft selbst darin.
level-3-greeting = Komm, wir richten etwas Wunderbares an.
level-3-has-won = Das war Absicht. Jedenfalls das meiste.
level-3-has-lost = Ich hatte mich schon vor drei Zügen verlaufen. Du auch?
level-3-has-drawn = Wir haben beide nicht hinausgefunden.

### Osric

level-4-description = Geduldig und ordentlich. Bestraft, was ungeschützt herumsteht.
level-4-greeting = Lass dir Zeit. Ich nehme mir meine.
level-4-has-won = Stein für Stein.
level-4-has-lost = Ein solides Fundament, deines. Ich muss nach meinem sehen.
level-4-has-drawn = Alles im Lot. Das ist keine Schande.

### Maud

level-5-description = Rechnet jeden Abtausch bis zum Ende durch und macht ihn dann.
level-5-greeting = Du hast deine Figuren hoffentlich gezählt. Ich schon.
level-5-has-won = Die Rechnung ist aufgegangen.
level-5-has-lost = Eins im Sinn: Du hast daran gedacht, ich nicht.
level-5-has-drawn = Ausgeglichen, auf den Pfennig genau.

### Fenn

level-6-description = Lässt mit Absicht Türen offen; schau zweimal hin, bevor du hindurchgehst.
level-6-greeting = Herein, herein. Die Tür steht offen.
level-6-has-won = Du bist tatsächlich hindurchgegangen.
level-6-has-lost = Du bist durchs Fenster gekommen. Gut gemacht.
level-6-has-drawn = Keiner von uns war beim anderen im Keller.

### Hilda

level-7-description = Verschenkt nichts und wartet darauf, dass du es tust.
level-7-greeting = Fang an. Ich laufe nicht weg.
level-7-has-won = Du hast dich bewegt. Mehr habe ich nicht gebraucht.
level-7-has-lost = Du hattest mehr Geduld als ich. Das hätte ich nicht gedacht.
level-7-has-drawn = Zwei Mauern, und niemand darauf.

### Corvin

level-8-description = Sieht einen Angriff lange vor dir kommen, meistens den eigenen.
level-8-greeting = Von hier oben sehe ich schon das Ende.
level-8-has-won = Von oben sah es genauso aus.
level-8-has-lost = Etwas flog höher. Ich habe nicht hinaufgesehen.
level-8-has-drawn = Wir sind gekreist, und keiner ist herabgestoßen.

### Ysolde

level-9-description = Findet den einen Zug, an den du nicht gedacht hast.
level-9-greeting = Denk du an alles. Ich übernehme den Rest.
level-9-has-won = Da war er, die ganze Zeit.
level-9-has-lost = An diesen Zug hatte ich nicht gedacht. Danke.
level-9-has-drawn = Alle Wege führten an denselben Ort.

### Magister

level-10-description = Hat keinen Lieblingsweg zum Sieg. Nimmt den, den du offen lässt.
level-10-greeting = Zeig mir, was du gelernt hast.
level-10-has-won = Geh die Partie heute Abend noch einmal durch. Du warst näher daran, als du denkst.
level-10-has-lost = In diesem Spiel kann ich dir nichts mehr beibringen.
level-10-has-drawn = Ein korrektes Ergebnis. Gegen mich erreichen es wenige.
