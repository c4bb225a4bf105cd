# Die Lektionen von Troop Chess: docs/learning.md sagt, wie lang jeder Text sein darf.

### 1: die andere Seite zersprengen

lesson-troop-chess-last-troop-title = Der letzte Trupp
lesson-troop-chess-last-troop-goal = Wähle deine drei Steine, dann, wohin der erste zieht: auf Schwarz.
lesson-troop-chess-last-troop-success = Gewonnen! Drei Steine, die sich berühren, sind ein Trupp; Schwarz hat keinen mehr.
lesson-troop-chess-last-troop-hint-1 = Steine ziehen zu dritt. Deine berühren sich mitten auf dem Brett.
lesson-troop-chess-last-troop-hint-2 = Wähle e5, d5 und f5, dann e6. Alle drei ziehen vor.
lesson-troop-chess-last-troop-mistake-1 = Seitwärts bringt nichts, und jetzt fegen die drei schwarzen Steine deine weg.
lesson-troop-chess-last-troop-mistake-2 = Schwarz steht direkt vor dir. Geh vor, nicht zurück.

### 2: ein Schritt und zwei

lesson-troop-chess-march-title = Marschieren
lesson-troop-chess-march-goal = Erreiche die umringten Punkte in zwei Zügen: erst weit, dann schräg.
lesson-troop-chess-march-success = Ein Schritt geht überallhin. Zwei Schritte gehen nur die Gerade entlang.
lesson-troop-chess-march-hint-1 = Es ziehen die drei in der Mitte. Wähle zuerst den obersten.
lesson-troop-chess-march-hint-2 = Von e4 nach e6, dann von e6 nach f7.
lesson-troop-chess-march-mistake-1 = Zu kurz oder falsch herum. Die eigene Gerade entlang darf der Trupp zwei Schritte auf einmal machen.
lesson-troop-chess-march-mistake-2 = Fast! Vergleiche deinen Trupp mit den Ringen und wähle einen anderen Schritt.

### 3: die Pyramide

lesson-troop-chess-tip-title = Die Spitze
lesson-troop-chess-tip-goal = Schlag den umringten Stein mit der Spitze deines Pfeils.
lesson-troop-chess-tip-success = Spitze und zwei Flügel: eine Pyramide. Zwei Schritte geht sie, wohin sie zeigt.
lesson-troop-chess-tip-hint-1 = Wähle e5 und die beiden Steine gleich dahinter, links und rechts.
lesson-troop-chess-tip-hint-2 = Von e5 nach e7: d4, e5 und f4 ziehen zusammen.
lesson-troop-chess-tip-mistake-1 = Ein Schritt ist zu kurz. Mit der Spitze voran dürfen es zwei sein.
lesson-troop-chess-tip-mistake-2 = Das ist eine Schräge; weit zieht sie nur schräg. Wähle von jeder Seite einen Stein.
lesson-troop-chess-tip-mistake-3 = Die richtigen drei, aber die Spitze zeigt nach vorn, auf den umringten Stein.

### 4: der Keil

lesson-troop-chess-corner-title = Die Ecke
lesson-troop-chess-corner-goal = Wähle drei von den vieren und schlag den umringten Stein.
lesson-troop-chess-corner-success = Das war ein Keil: Weit zieht er dorthin, wohin seine Ecke zeigt.
lesson-troop-chess-corner-hint-1 = Dem umringten Stein am nächsten ist die Ecke d4. Lass c3 weg.
lesson-troop-chess-corner-hint-2 = Wähle d4, c4 und d3, dann f6.
lesson-troop-chess-corner-mistake-1 = Mit c3 zeigt die Ecke anderswohin. Lass c3 zurück.
lesson-troop-chess-corner-mistake-2 = Die richtigen drei, aber ein Schritt ist zu kurz. Hierhin dürfen es zwei sein.
lesson-troop-chess-corner-mistake-3 = Die richtigen drei, die falsche Richtung. Die Ecke d4 zeigt auf den umringten Stein.

### 5: über eigene Steine springen

lesson-troop-chess-out-title = Über die eigenen
lesson-troop-chess-out-goal = Das ist die Startaufstellung. Bring einen Stein auf einen umringten Punkt.
lesson-troop-chess-out-success = Mit zwei Schritten überspringst du eigene Steine; nur landen darfst du nicht auf ihnen.
lesson-troop-chess-out-hint-1 = Nebeneinander geht es nur einen Schritt vor. Nimm eine Spitze aus beiden Reihen.
lesson-troop-chess-out-hint-2 = Wähle e2, d1 und f1, dann e4.
lesson-troop-chess-out-mistake-1 = Nebeneinander gehen sie nur einen Schritt vor. Eine Spitze oder eine Ecke darf zwei.
lesson-troop-chess-out-mistake-2 = Das ist nicht weit genug. Welche drei dürfen zwei Schritte vor?

### 6: Köpfe blicken in eine Richtung

lesson-troop-chess-slantwise-title = Nicht von vorn
lesson-troop-chess-slantwise-goal = Schlag den umringten Stein, ohne einen eigenen zu verlieren.
lesson-troop-chess-slantwise-success = Das Ende einer Geraden ist ein Kopf: stark nur dorthin, wohin er blickt.
lesson-troop-chess-slantwise-hint-1 = Der umringte Stein blickt gerade nach unten, auf e5. Komm von anderswo.
lesson-troop-chess-slantwise-hint-2 = Wähle d5, e5 und f5 und zieh schräg: d5 nach e6.
lesson-troop-chess-slantwise-mistake-1 = Das ist der Kopf seiner Geraden, und er sieht dich an. Dein Stein fiel.
lesson-troop-chess-slantwise-mistake-2 = Das trifft niemanden. Der umringte Stein ist nur einen Schritt entfernt.

### 7: die Schlange

lesson-troop-chess-serpent-title = Die Schlange
lesson-troop-chess-serpent-goal = Umgeh den Stein vor dir und schlag den umringten.
lesson-troop-chess-serpent-success = Zwei Schritte vor oder schräg vor, nie über Gegner; aber Schlangen haben keinen Kopf.
lesson-troop-chess-serpent-hint-1 = Deine Schlange ist c2, c3 und d4; ihr Schwanz ist c2.
lesson-troop-chess-serpent-hint-2 = Zwei Schritte geradeaus, d4 nach d6; dann schräg, d6 nach f8.
lesson-troop-chess-serpent-mistake-1 = Zu langsam. Vom Schwanz her blickt deine Schlange nach oben: zwei Schritte geradeaus.
lesson-troop-chess-serpent-mistake-2 = Fast! Von d6 aus sind es zwei Schritte schräg zum umringten Stein.

### 8: Kopf mehrerer Trupps

lesson-troop-chess-eyes-title = Viele Augen
lesson-troop-chess-eyes-goal = Schlag einen Stein, ohne einen zu verlieren. Der umringte sieht dich.
lesson-troop-chess-eyes-success = Ein Stein kann Kopf mehrerer Trupps sein und blickt dann in mehrere Richtungen.
lesson-troop-chess-eyes-hint-1 = Lass den umringten in Ruhe; schlag seinen Nachbarn auf c5.
lesson-troop-chess-eyes-hint-2 = Von c4 nach c5, mit a4 und b4 daneben.
lesson-troop-chess-eyes-mistake-1 = Der umringte warf deinen zurück, und keine drei berühren sich mehr: Du hast verloren.
lesson-troop-chess-eyes-mistake-2 = Der umringte blickt nach unten und schräg nach beiden Seiten: Er warf deinen zurück.
lesson-troop-chess-eyes-mistake-3 = Du hast nicht geschlagen, also schlug Schwarz. Einer drüben sieht dich nicht.

### 9: ein Kopf verteidigt

lesson-troop-chess-stand-firm-title = Standhalten
lesson-troop-chess-stand-firm-goal = Gleich schlägt die schwarze Spitze zu. Lass deinen umringten Stein zurückblicken.
lesson-troop-chess-stand-firm-success = Dein Kopf blickte zurück: Der Angreifer fiel, und mit ihm der letzte schwarze Trupp.
lesson-troop-chess-stand-firm-hint-1 = Am oberen Ende einer Geraden ist e4 ein Kopf.
lesson-troop-chess-stand-firm-hint-2 = Wähle d1, d2 und d3 und zieh nach rechts: d3 nach e3.
lesson-troop-chess-stand-firm-mistake-1 = Du bist selbst in die Spitze gelaufen und hast keinen Trupp mehr.
lesson-troop-chess-stand-firm-mistake-2 = Niemand blickte der Spitze entgegen, also brach sie durch.
lesson-troop-chess-stand-firm-mistake-3 = Weglaufen hilft für den Moment. Aber e4 hätte zurückblicken können.

### 10: beide Köpfe fallen, ein Remis

lesson-troop-chess-save-a-draw-title = Kopf gegen Kopf
lesson-troop-chess-save-a-draw-goal = Dein letzter Trupp sitzt fest. Zerbrich ihn zusammen mit dem schwarzen.
lesson-troop-chess-save-a-draw-success = Kopf gegen Kopf: Beide fallen. Nirgends ist ein Trupp übrig: remis.
lesson-troop-chess-save-a-draw-hint-1 = Dein oberster Stein ist ein Kopf, und die umringte Spitze auch.
lesson-troop-chess-save-a-draw-hint-2 = Lauf geradewegs hinein: e3 nach e4.
lesson-troop-chess-save-a-draw-mistake-1 = Du bist ausgewichen, und Schwarz hat deinen letzten Trupp zersprengt.

### 11: eine gewonnene Stellung

lesson-troop-chess-finish-title = Bring es zu Ende
lesson-troop-chess-finish-goal = Jetzt wehrt sich Wren. Lass Schwarz keinen Trupp übrig.
lesson-troop-chess-finish-success = Gut gespielt. Zähl Trupps, nicht Steine: Ein guter Schlag entscheidet.
lesson-troop-chess-finish-hint-1 = Neun Steine gegen fünf. Schlag von der Seite zu, nicht von vorn.
lesson-troop-chess-finish-hint-2 = Geh mit Spitze oder Ecke voran, und halte drei beisammen.

### 12: die erste Partie

lesson-troop-chess-first-match-title = Deine erste Partie
lesson-troop-chess-first-match-goal = Achtzehn Steine auf jeder Seite, gegen Wren. Tipps sind eingeschaltet.
lesson-troop-chess-first-match-success = Du hast deine erste Partie Troop Chess gewonnen!

### mini match 1

lesson-troop-chess-six-a-side-title = Sechs gegen sechs
lesson-troop-chess-six-a-side-goal = Je sechs Steine. Lass Schwarz keinen Trupp.
lesson-troop-chess-six-a-side-success = Gewonnen: Schwarz hat keine drei mehr, die sich berühren.

### mini match 2

lesson-troop-chess-two-lines-title = Zwei Geraden
lesson-troop-chess-two-lines-goal = Je zwei Geraden. Komm von dort, wohin ihre Köpfe nicht blicken.
lesson-troop-chess-two-lines-success = Gewonnen: Eine Gerade ist nur dort stark, wohin ihre Enden blicken.

### mini match 3

lesson-troop-chess-eight-a-side-title = Acht gegen acht
lesson-troop-chess-eight-a-side-goal = Je acht Steine. Halte deine Trupps zusammen.
lesson-troop-chess-eight-a-side-success = Gewonnen: Zusammen waren sie stärker.
