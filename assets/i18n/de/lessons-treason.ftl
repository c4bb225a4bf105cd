# Die Lektionen von Treason: docs/learning.md sagt, wie lang jeder Text sein darf.

### 1: den letzten Stein schlagen

lesson-treason-last-man-title = Der letzte Stein
lesson-treason-last-man-goal = Spring über den letzten schwarzen Stein und gewinne.
lesson-treason-last-man-success = Gewonnen: Schwarz hat nichts mehr. Was du überspringst, ist geschlagen.
lesson-treason-last-man-hint-1 = Nur einer deiner Steine steht neben dem schwarzen.
lesson-treason-last-man-hint-2 = Lande auf irgendeinem leeren Feld dahinter.

### 2: ziehen und ein Spion werden

lesson-treason-march-title = Durch die Linien
lesson-treason-march-goal = Zieh deinen Stein auf ein umringtes Feld drüben.
lesson-treason-march-success = Er trägt einen zweiten Stein: ein Spion. Du wirst sehen, was Spione können.
lesson-treason-march-hint-1 = Steine ziehen vorwärts oder seitwärts, auf jedes leere Feld, das ihres berührt.
lesson-treason-march-hint-2 = Geh an der goldenen Diagonale hinauf, dann hinüber.
lesson-treason-march-mistake-1 = Das ist die eine Ecke, die keinen Spion macht. Zieh auf ein umringtes Feld.

### 3: Ketten

lesson-treason-chain-title = Einer nach dem anderen
lesson-treason-chain-goal = Schlag alle drei schwarzen Steine in einem Zug.
lesson-treason-chain-success = Drei in einem Zug! Derselbe Stein macht weiter, solange er kann.
lesson-treason-chain-hint-1 = Beginn mit dem Stein neben deinem.
lesson-treason-chain-hint-2 = Seitwärts über C2, hinauf über D3, hinauf über F5.
lesson-treason-chain-mistake-1 = Der Stein neben deinem ist übrig. Beginn mit ihm.
lesson-treason-chain-mistake-2 = Du darfst jederzeit aufhören, aber hier brauchst du alle drei.

### 4: wo du landest

lesson-treason-land-well-title = Gut gelandet
lesson-treason-land-well-goal = Du musst schlagen. Lande dort, wo dich niemand schlagen kann.
lesson-treason-land-well-success = Sicher! Wer schlagen kann, muss. Wo du landest, bestimmst du.
lesson-treason-land-well-hint-1 = Dein Stein springt über D4; dahinter liegen drei Felder.
lesson-treason-land-well-hint-2 = Lande dort, wo dich der Stein auf F6 nicht berührt.
lesson-treason-land-well-mistake-1 = Nicht dort: Der Stein auf F6 berührt dich, und hinter dir ist Platz.

### 5: die Ecke

lesson-treason-corner-title = Der Umweg
lesson-treason-corner-goal = Schlag zwei Steine in einem Zug.
lesson-treason-corner-success = Die Ecke macht keinen Spion, darum ging die Kette weiter.
lesson-treason-corner-hint-1 = Wer zum Spion wird, muss anhalten. Nur ein Feld macht keinen.
lesson-treason-corner-hint-2 = Spring über K5 in die Ecke F6, dann über L6.
lesson-treason-corner-mistake-1 = Der Zug eines neuen Spions ist sofort zu Ende. Und jetzt fällt er selbst.
lesson-treason-corner-mistake-2 = Gute Ecke, aber bleib nicht stehen: Spring weiter über L6.

### 6: ein Spion schlägt überallhin

lesson-treason-all-ways-title = Überallhin
lesson-treason-all-ways-goal = Dein Spion springt auch zurück. Schlag alle vier Steine.
lesson-treason-all-ways-success = Gewonnen. Ein Spion zieht und schlägt in jede Richtung.
lesson-treason-all-ways-hint-1 = Schlag die Steine in dieser Reihenfolge: J5, D4, E4, F3.
lesson-treason-all-ways-hint-2 = Lande auf J4, auf D3, auf F4, dann hinter F3.
lesson-treason-all-ways-mistake-1 = Gut begonnen. Von einem anderen Feld aus ginge die Kette weiter.
lesson-treason-all-ways-mistake-2 = Von dort erreichst du keinen weiteren. Such das Feld neben dem nächsten.

### 7: der Spiegel

lesson-treason-mirror-title = Verrat
lesson-treason-mirror-goal = Wähle deinen Spion auf I4, dann den jenseits der Diagonale.
lesson-treason-mirror-success = Übergelaufen! Ein Spion wirbt an, was auf seinem Spiegelfeld steht.
lesson-treason-mirror-hint-1 = Falte das Brett an der goldenen Diagonale: I4 trifft D3.
lesson-treason-mirror-hint-2 = Wähle I4, dann D3. Nichts zieht dabei.
lesson-treason-mirror-mistake-1 = Spiegel wirken in beide Richtungen: Jetzt hat der schwarze Spion deinen angeworben.
lesson-treason-mirror-mistake-2 = Dein Spion hat das Spiegelfeld verlassen; die Gelegenheit ist vorbei.

### 8: ein Stein, der drüben überläuft

lesson-treason-turncoat-title = Überläufer
lesson-treason-turncoat-goal = Mach einen zweiten Spion, ohne etwas zu ziehen.
lesson-treason-turncoat-success = Ein Stein, der drüben überläuft, wird dort dein Spion.
lesson-treason-turncoat-hint-1 = Was steht auf dem Spiegelfeld deines Spions auf F1?
lesson-treason-turncoat-hint-2 = Von Ecke zu Ecke: F1 wirbt den Stein auf G6 an.
lesson-treason-turncoat-mistake-1 = Dein Stein hat noch einen weiten Weg. Der Spion ist schneller.
lesson-treason-turncoat-mistake-2 = Von dort blickt der Spion auf ein anderes Feld. Er stand gut.

### 9: der Köder

lesson-treason-bait-title = Der Köder
lesson-treason-bait-goal = Auch Schwarz muss schlagen. Biete einen Stein an, dann schlag alles.
lesson-treason-bait-success = Einen gegeben, drei genommen: Wer schlagen muss, lässt sich locken.
lesson-treason-bait-hint-1 = Biete den Stein auf F2 an.
lesson-treason-bait-hint-2 = Zieh nach E2. Schwarz muss nach F2 springen, und deine Kette beginnt.
lesson-treason-bait-mistake-1 = Schwarz hat geschlagen, und deine Kette erreicht nicht alle.
lesson-treason-bait-mistake-2 = Nichts ist angeboten, also rückt Schwarz in Ruhe näher.
lesson-treason-bait-mistake-3 = Zu früh aufgehört: Diese Kette kann alle drei schlagen.

### 10: blockiert

lesson-treason-blocked-title = Kein Ausweg
lesson-treason-blocked-goal = Lass dem schwarzen Stein in der Ecke keinen Zug.
lesson-treason-blocked-success = Gewonnen: Wer nicht ziehen kann, hat verloren.
lesson-treason-blocked-hint-1 = Er kann nur nach A1 ziehen, oder darüber nach B1 springen.
lesson-treason-blocked-hint-2 = Füll B1 mit dem Stein daneben.
lesson-treason-blocked-mistake-1 = Du hast ihm die Tür geöffnet, und jetzt ist er ein Spion.
lesson-treason-blocked-mistake-2 = Hinter A1 ist noch Platz, also springt er über dich.

### 11: eine gewonnene Stellung

lesson-treason-finish-title = Bring es zu Ende
lesson-treason-finish-goal = Jetzt wehrt sich Wren. Schlag den letzten Stein oder wirb ihn an.
lesson-treason-finish-success = Gut gespielt. Nichts Schwarzes kann mehr ziehen.
lesson-treason-finish-hint-1 = Spione sind am meisten wert. Halte sie fern von dem schwarzen Stein.
lesson-treason-finish-hint-2 = Bring Steine heran, hinter denen kein Feld leer ist; dann schlag oder wirb an.

### 12: die erste Partie

lesson-treason-first-match-title = Deine erste Partie
lesson-treason-first-match-goal = Elf Steine auf jeder Seite, gegen Wren. Tipps sind eingeschaltet.
lesson-treason-first-match-success = Du hast deine erste Partie Treason gewonnen!

### mini match 1

lesson-treason-six-a-side-title = Sechs gegen sechs
lesson-treason-six-a-side-goal = Je sechs Steine. Schlag, und bring einen hinüber.
lesson-treason-six-a-side-success = Gewonnen: weniger Steine, dasselbe Spiel.

### mini match 2

lesson-treason-close-title = Dicht beisammen
lesson-treason-close-goal = Je fünf Steine, dicht beisammen. Sieh vor jedem Schritt genau hin.
lesson-treason-close-success = Gewonnen: Wer schlagen muss, wird geführt.

### mini match 3

lesson-treason-a-spy-each-title = Je ein Spion
lesson-treason-a-spy-each-goal = Je drei Steine und ein Spion. Achte auf die Spiegelfelder.
lesson-treason-a-spy-each-success = Gewonnen: Ein Spion blickt immer auf sein Spiegelfeld.
