# Die Lektionen von The Game for the Trees: docs/learning.md sagt, wie lang jeder Text sein darf.

### 1: die Heidelbeere überwuchern

lesson-trees-huckleberry-title = Die Heidelbeere
lesson-trees-huckleberry-goal = Lass deinen Baum über die schwarze Heidelbeere auf e5 wachsen.
lesson-trees-huckleberry-success = Gewonnen: Schwarz hat keine Heidelbeere mehr. Gib auch auf deine acht.
lesson-trees-huckleberry-hint-1 = Dein Baum ist eine Birke. Sie wächst gerade, die Büsche entlang.
lesson-trees-huckleberry-hint-2 = Von a5 geradewegs nach e5. Sie behält jedes Feld auf dem Weg.
lesson-trees-huckleberry-mistake-1 = Das war deine eigene Heidelbeere. Ohne sie hast du verloren.
lesson-trees-huckleberry-mistake-2 = Du hast ein Stück des Baums geräumt. Er soll doch wachsen.

### 2: vom Gras zum Baum

lesson-trees-ground-title = Guter Boden
lesson-trees-ground-goal = Bring einen Baum auf die dritte Reihe. Bäume wachsen über Büsche.
lesson-trees-ground-success = Unterholz wächst auf Gras, Bäume wachsen auf Unterholz. So nährt eins das andere.
lesson-trees-ground-hint-1 = Lass zuerst einen Busch der zweiten Reihe auf das Gras wachsen.
lesson-trees-ground-hint-2 = Dann lass von hinten einen Baum auf diesen Busch wachsen.
lesson-trees-ground-mistake-1 = Das war deine Heidelbeere, und sie ist fort. Wähle ein anderes Feld.
lesson-trees-ground-mistake-2 = Gras breitet sich auf kahlem Boden aus, aber Bäume wachsen nicht auf Gras.

### 3: die vier Bäume

lesson-trees-four-trees-title = Vier Arten von Bäumen
lesson-trees-four-trees-goal = Nur einer deiner Bäume erreicht d5. Finde ihn und gewinne.
lesson-trees-four-trees-success = Die Esche springt wie ein Rössel, über alles hinweg. Kahler Boden hielt die anderen auf.
lesson-trees-four-trees-hint-1 = Birke gerade, Buche schräg, Kiefer beides, und die Esche springt.
lesson-trees-four-trees-hint-2 = Zwei hinauf und eins zur Seite, von c3 aus.
lesson-trees-four-trees-mistake-1 = Das war deine eigene Heidelbeere. Ohne sie hast du verloren.
lesson-trees-four-trees-mistake-2 = Dieser kommt nicht nach d5: Auf seinem Weg stehen keine Büsche.
lesson-trees-four-trees-mistake-3 = Felder zu räumen bringt hier nichts. Lass einen Baum nach d5 wachsen.

### 4: Schwung

lesson-trees-momentum-title = Schwung
lesson-trees-momentum-goal = Lass die Esche nach c3 wachsen. Dann tu irgendetwas, und sieh zu.
lesson-trees-momentum-success = Was gewachsen ist, wächst von selbst weiter, jeden Zug in derselben Weise.
lesson-trees-momentum-hint-1 = Die Esche steht auf b1, und ihr Weg ist markiert.
lesson-trees-momentum-hint-2 = Lass sie einmal nach c3 wachsen. Danach genügt jeder harmlose Zug.
lesson-trees-momentum-mistake-1 = Du hast den Trieb gestoppt. Lass ihn, er kommt von selbst an.
lesson-trees-momentum-mistake-2 = Das war deine eigene Heidelbeere. Ohne sie hast du verloren.
lesson-trees-momentum-mistake-3 = Noch ist nichts im Wachsen. Schick die Esche auf den Weg.

### 5: die Reihenfolge

lesson-trees-order-title = Eins nach dem anderen
lesson-trees-order-goal = Die Esche will weiter nach f3. Pflanz zuerst einen Busch dorthin!
lesson-trees-order-success = Richtig: erst der Busch, dann die Esche darüber. Die Reihenfolge bestimmst du.
lesson-trees-order-hint-1 = Bäume wachsen nicht auf Gras. Dein Busch auf g2 ist gleich daneben.
lesson-trees-order-hint-2 = Lass g2 nach f3 wachsen, und zwar vor der Esche.
lesson-trees-order-mistake-1 = Die Esche kam zuerst und fand Gras: Ihr Trieb endete. Der Busch kam zu spät.
lesson-trees-order-mistake-2 = Das war deine eigene Heidelbeere. Ohne sie hast du verloren.
lesson-trees-order-mistake-3 = Die Esche fand auf f3 keinen Busch, und ihr Trieb endete.

### 6: Rückzug

lesson-trees-grass-stops-title = Die Straße unterbrechen
lesson-trees-grass-stops-goal = Die schwarze Birke hat eine Straße zu deiner Heidelbeere. Unterbrich sie!
lesson-trees-grass-stops-success = Räumst du einen Busch, bleibt Gras, und Gras hält jeden Baum auf.
lesson-trees-grass-stops-hint-1 = Statt zu wachsen, darfst du jedes deiner Felder räumen.
lesson-trees-grass-stops-hint-2 = Zieh dich von e4, f4 oder g4 zurück.
lesson-trees-grass-stops-mistake-1 = Du hast die Heidelbeere selbst geräumt. Räum einen Busch daneben.
lesson-trees-grass-stops-mistake-2 = Die Straße ist noch da: Die Birke kommt geradewegs darauf an.

### 7: einen Trieb stoppen

lesson-trees-stop-title = Halt!
lesson-trees-stop-goal = Gleich überwuchert deine Birke deine eigene Heidelbeere. Stoppe sie!
lesson-trees-stop-success = Gerettet. Statt zu wachsen, darfst du einen deiner Triebe stoppen.
lesson-trees-stop-hint-1 = Die Spitze des Triebs ist auf c4, und d4 kommt als Nächstes.
lesson-trees-stop-hint-2 = Wähle c4, dann „Trieb stoppen“.
lesson-trees-stop-mistake-1 = Triebe gehen weiter, was du auch tust: Deine eigene Heidelbeere ist überwuchert.

### 8: der Sprung

lesson-trees-leap-title = Einmal in der Partie
lesson-trees-leap-goal = Angriff von zwei Seiten! Wähle dein Gras: Dorthin springt die Heidelbeere.
lesson-trees-leap-success = Jetzt hast du zwei, und eine darf fallen. Springen kannst du einmal.
lesson-trees-leap-hint-1 = Wähle eines deiner Grasfelder: e1, f1 oder f2.
lesson-trees-leap-hint-2 = Auf e1, f1 oder f2 wähle „Springen“.
lesson-trees-leap-mistake-1 = Du hast deine einzige Heidelbeere geräumt. Wähle lieber Gras, und lass sie springen.
lesson-trees-leap-mistake-2 = Eine der beiden Straßen ist noch offen, und die Birke kommt.

### 9: einen Baum angreifen

lesson-trees-attack-title = Zwei gegen einen
lesson-trees-attack-goal = Zwei verschiedene Bäume brechen zusammen einen dritten. Ziele mit beiden auf e6.
lesson-trees-attack-success = Aufgebrochen! Und was von der Wurzel abgeschnitten war, ist mit abgestorben.
lesson-trees-attack-hint-1 = Der Trieb der Buche auf d5 zielt schon auf e6. Wer hilft?
lesson-trees-attack-hint-2 = Lass die Esche von d4 nach e6 wachsen, davor oder danach.
lesson-trees-attack-mistake-1 = Das war deine eigene Heidelbeere. Ohne sie hast du verloren.
lesson-trees-attack-mistake-2 = Allein tut ein Baum einem anderen nichts. Der Trieb ist zu Ende.

### 10: eine gewonnene Stellung

lesson-trees-finish-title = Bring es zu Ende
lesson-trees-finish-goal = Jetzt wehrt sich Wren. Öffne eine Straße zur Heidelbeere auf e8.
lesson-trees-finish-success = Gut gewachsen. Straßen, Schwung und Geduld gewinnen dieses Spiel.
lesson-trees-finish-hint-1 = Deine Buche blickt von h5 nach e8. Was fehlt ihr?
lesson-trees-finish-hint-2 = Ein Busch auf g6 öffnet ihre Straße. Die Birke hat eine andere.
lesson-trees-finish-mistake-1 = Deine eigene Heidelbeere ist fort. Hüte sie, während du die andere jagst.

### 11: die erste Partie

lesson-trees-first-match-title = Deine erste Partie
lesson-trees-first-match-goal = Von der Startaufstellung an, gegen Wren. Tipps sind eingeschaltet.
lesson-trees-first-match-success = Du hast deine erste Partie Trees gewonnen!

### mini match 1

lesson-trees-small-clearing-title = Kleine Lichtung
lesson-trees-small-clearing-goal = Je zwei Bäume. Überwuchere die schwarze Heidelbeere, und behüte deine.
lesson-trees-small-clearing-success = Gewonnen auf der kleinen Lichtung. Der Wald ist nur breiter.

### mini match 2

lesson-trees-ash-and-beech-title = Esche und Buche
lesson-trees-ash-and-beech-goal = Je eine Esche und eine Buche. Erreich die schwarze Heidelbeere.
lesson-trees-ash-and-beech-success = Gewonnen: Einer deiner zwei Bäume fand seine Straße.

### mini match 3

lesson-trees-pine-and-beech-title = Kiefer und Buche
lesson-trees-pine-and-beech-goal = Eine Kiefer wächst in jede Richtung. Öffne ihr die Straße.
lesson-trees-pine-and-beech-success = Gewonnen: erst die Büsche, dann die Kiefer.
