# Die Lektionen von Go-Chess: docs/learning.md sagt, wie lang jeder Text sein darf.

### 1: matt setzen

lesson-go-chess-mate-title = Matt
lesson-go-chess-mate-goal = Greif den umringten König so an, dass er nicht entkommt.
lesson-go-chess-mate-success = Matt! Der König ist angegriffen, und jeder Ausweg ist versperrt: gewonnen.
lesson-go-chess-mate-hint-1 = Dein Turm zieht geradeaus, so weit er will.
lesson-go-chess-mate-hint-2 = Hinüber nach a4: Von dort blickt er die ganze Linie hinauf.
lesson-go-chess-mate-mistake-1 = Zwischen Turm und König liegen gesperrte Felder; an denen kommt er nicht vorbei.
lesson-go-chess-mate-mistake-2 = Nichts greift den König an. Nur der Turm kommt an ihn heran.

### 2: Bauern gehen überallhin

lesson-go-chess-pawn-title = Bauern gehen überallhin
lesson-go-chess-pawn-goal = Schlag den umringten Turm mit deinem mittleren Bauern, in zwei Zügen.
lesson-go-chess-pawn-success = Bauern ziehen gerade und schlagen schräg, in alle vier Richtungen, und bleiben immer Bauern.
lesson-go-chess-pawn-hint-1 = Dein Bauer auf e5 darf auch zurück.
lesson-go-chess-pawn-hint-2 = Zurück nach e4; dann schlag schräg auf f3.
lesson-go-chess-pawn-mistake-1 = Der Bauer auf c5 schlägt zurück: Auch schwarze gehen in alle Richtungen.
lesson-go-chess-pawn-mistake-2 = Ein Bauer schlug deinen, schräg. Zieh dorthin, wo keiner schräg neben dir steht.
lesson-go-chess-pawn-mistake-3 = Der Turm steht schräg hinter dir: Schlag ihn jetzt.

### 3: Turm, Läufer und Dame

lesson-go-chess-lines-title = Gerade und schräg
lesson-go-chess-lines-goal = Schlag die drei umringten Bauern in drei Zügen.
lesson-go-chess-lines-success = Türme ziehen gerade, Läufer schräg, die Dame beides, bis etwas im Weg steht.
lesson-go-chess-lines-hint-1 = Der Turm auf b2 und der Läufer auf c3 erreichen je einen.
lesson-go-chess-lines-hint-2 = Der Turm schlägt auf g2, der Läufer auf a5, die Dame schräg auf i6.
lesson-go-chess-lines-mistake-1 = Das Feld war bewacht: Ein Bauer hat dich schräg geschlagen.
lesson-go-chess-lines-mistake-2 = Nichts geschlagen. Sieh die Wege entlang: Sie enden an gesperrten Feldern und Figuren.

### 4: der Springer

lesson-go-chess-leap-title = Der Springer springt
lesson-go-chess-leap-goal = Schlag den umringten Turm. Dein Springer springt über gesperrte Felder.
lesson-go-chess-leap-success = Zwei Felder gerade, eines zur Seite, über alles hinweg: So springt ein Springer.
lesson-go-chess-leap-hint-1 = Der Springer auf e5 braucht zwei Sprünge. Meide das bewachte Feld.
lesson-go-chess-leap-hint-2 = Erst nach g6, dann nach h8.
lesson-go-chess-leap-mistake-1 = Das Feld war bewacht, und dein Springer fiel.
lesson-go-chess-leap-mistake-2 = Die anderen kommen nicht schnell genug um die gesperrten Felder. Nimm den Springer.
lesson-go-chess-leap-mistake-3 = Zwei Felder gerade, eines zur Seite: Von dort erreicht der Springer den Turm nicht.

### 5: der König ist angegriffen

lesson-go-chess-check-title = Schach
lesson-go-chess-check-goal = Dein König ist angegriffen. Rette ihn, ohne etwas zu verlieren.
lesson-go-chess-check-success = Ein angegriffener König steht im Schach: schlag, stell etwas dazwischen oder weiche aus.
lesson-go-chess-check-hint-1 = Der Turm auf e9 greift an. Wer von dir kann ihn schlagen?
lesson-go-chess-check-hint-2 = Der Springer springt von c8 nach e9.
lesson-go-chess-check-mistake-1 = Der König wich aus, und die Dame hinter ihm fiel.
lesson-go-chess-check-mistake-2 = Zwar im Weg, aber ungeschützt: Der Springer fiel, und der König ist wieder angegriffen.

### 6: matt, nicht patt

lesson-go-chess-no-stalemate-title = Nicht zu eng
lesson-go-chess-no-stalemate-goal = Gewinne sofort: Greif den König so an, dass er nicht entkommt.
lesson-go-chess-no-stalemate-success = Matt. Nicht angegriffen und ohne Zug ist nur remis, zwei Könige allein auch.
lesson-go-chess-no-stalemate-hint-1 = Die Dame greift auf der Linie an, auf der der König steht.
lesson-go-chess-no-stalemate-hint-2 = Geh nach a1 oder a4: Dein König bewacht den Ausweg.
lesson-go-chess-no-stalemate-mistake-1 = Der König ist nicht angegriffen, und Schwarz kann nicht ziehen: Patt, also remis.
lesson-go-chess-no-stalemate-mistake-2 = Schwarz kann noch ziehen. Greif den König auf seiner Linie an.

### 7: geheim setzen

lesson-go-chess-secret-title = Geheim
lesson-go-chess-secret-goal = Beide setzen geheim einen Bauern. Versuch es mit dem umringten Feld.
lesson-go-chess-secret-success = Zweimal dasselbe Feld: Niemand bekommt es, beide wählen neu. Dann erscheinen beide zugleich.
lesson-go-chess-secret-hint-1 = Ein Bauer darf auf jedes leere Feld, das nicht gesperrt ist.
lesson-go-chess-secret-hint-2 = Erst e5. Dann, nach der Doppelwahl, irgendein anderes Feld.
lesson-go-chess-secret-mistake-1 = Verschiedene Felder, also stehen beide Bauern sofort. Versuch das umringte.

### 8: der zweite Läufer

lesson-go-chess-bishops-title = Die andere Farbe
lesson-go-chess-bishops-goal = Setz deinen zweiten Läufer: Greif den umringten Bauern aus der Ferne an.
lesson-go-chess-bishops-success = Zwei Läufer, zwei Farben: Der zweite darf nicht auf der Farbe des ersten stehen.
lesson-go-chess-bishops-hint-1 = Sieh die schrägen Wege entlang, die zum umringten Bauern führen.
lesson-go-chess-bishops-hint-2 = Zwei Felder weit weg kann er dich nicht schlagen: a7 oder a3.
lesson-go-chess-bishops-mistake-1 = So nah greift der Bauer auch dich an: Er schlägt ein Feld weit schräg.
lesson-go-chess-bishops-mistake-2 = Von dort führt kein freier schräger Weg zum umringten Bauern.

### 9: wer beginnt

lesson-go-chess-who-begins-title = Wer beginnt?
lesson-go-chess-who-begins-goal = Setz deinen König nahe an deine Dame, damit du beginnst.
lesson-go-chess-who-begins-success = Du beginnst: Dein König ist näher an der Dame. Angegriffene Felder sind ihm verboten.
lesson-go-chess-who-begins-hint-1 = Umringt ist deine Dame. Zähl Linien plus Reihen.
lesson-go-chess-who-begins-hint-2 = Einen Schritt von ihr entfernt: h1 oder i2.
lesson-go-chess-who-begins-mistake-1 = Schwarz beginnt: Dein König steht nicht näher an seiner Dame als der schwarze.

### 10: Könige nebeneinander

lesson-go-chess-kings-title = Könige auf Abstand
lesson-go-chess-kings-goal = Setz deinen König auf das umringte Feld; der schwarze kommt nahe.
lesson-go-chess-kings-success = Könige nebeneinander müssen zurück, und keiner darf sein Feld noch einmal versuchen.
lesson-go-chess-kings-hint-1 = Erst das umringte Feld, c7.
lesson-go-chess-kings-hint-2 = Wenn beide zurückmussten, wähle ein anderes Feld, etwa i5.
lesson-go-chess-kings-mistake-1 = Weit auseinander bleiben beide Könige stehen. Versuch das umringte Feld, dann begegnen sie sich.

### 11: eine gewonnene Stellung

lesson-go-chess-finish-title = Bring es zu Ende
lesson-go-chess-finish-goal = Jetzt wehrt sich Wren. Setz den schwarzen König matt.
lesson-go-chess-finish-success = Gut gespielt. Erst den König einsperren, dann angreifen.
lesson-go-chess-finish-hint-1 = Ein Turm auf der Reihe vor dem König sperrt ihn ein.
lesson-go-chess-finish-hint-2 = Erst der Turm nach a9; dann greift der andere auf Reihe 10 an.

### 12: die erste Partie

lesson-go-chess-first-match-title = Deine erste Partie
lesson-go-chess-first-match-goal = Eine ganze Partie gegen Wren, vom leeren Brett an. Tipps sind eingeschaltet.
lesson-go-chess-first-match-success = Du hast deine erste Partie Go-Chess gewonnen!

### mini match 1

lesson-go-chess-queen-and-bishop-title = Dame und Läufer
lesson-go-chess-queen-and-bishop-goal = Deine Dame und dein Läufer gegen Turm und Springer. Setz matt.
lesson-go-chess-queen-and-bishop-success = Matt! Die Dame schafft es mit Hilfe, selten allein.

### mini match 2

lesson-go-chess-queen-and-rook-title = Dame und Turm
lesson-go-chess-queen-and-rook-goal = Deine Dame und dein Turm sind stärker. Setz den König matt.
lesson-go-chess-queen-and-rook-success = Matt! Zwei starke Figuren nehmen dem König die Felder.

### mini match 3

lesson-go-chess-queens-title = Je eine Dame
lesson-go-chess-queens-goal = Je eine Dame, ein Springer, drei Bauern, schon gesetzt. Setz matt.
lesson-go-chess-queens-success = Matt! Das war Go-Chess, nur ohne das Setzen.
