# Die Lektionen von Tress: docs/learning.md sagt, wie lang jeder Text sein darf.

### 1: beide Monarchen in der Festung

lesson-tress-home-title = Daheim
lesson-tress-home-goal = Bring deine Königin zum König, in die Mitte.
lesson-tress-home-success = Gewonnen! König und Königin zusammen in der Festung: Das ist das Ziel.
lesson-tress-home-hint-1 = Der König ist schon daheim. Die Königin ist die andere Figur mit Krone.
lesson-tress-home-hint-2 = Schritt für Schritt zum umringten Block.
lesson-tress-home-mistake-1 = Jetzt hat der König sein Heim verlassen. Lass ihn warten und hol die Königin.

### 2: Vorherrschaft

lesson-tress-five-zones-title = Fünf Zonen
lesson-tress-five-zones-goal = Vier markierte Blöcke gehören dir. Betritt einen fünften und gewinne.
lesson-tress-five-zones-success = Fünf der sieben Zonen gehören dir allein: gewonnen. Eine Figur genügt für jede.
lesson-tress-five-zones-hint-1 = Einer deiner Ritter steht noch in keinem Block.
lesson-tress-five-zones-hint-2 = Er zieht ein Feld weit, gerade oder schräg, in den nächsten leeren Block.
lesson-tress-five-zones-mistake-1 = Dieser Ritter ist schon in einem Block. Darin herumzulaufen bringt nichts.
lesson-tress-five-zones-mistake-2 = Du hast einen Block leer gelassen und verloren. Jetzt sind es nur drei.

### 3: Entthronung

lesson-tress-monarchs-title = Zwei Kronen
lesson-tress-monarchs-goal = Schlag den König und die Königin von Schwarz, alle beide.
lesson-tress-monarchs-success = Gewonnen: kein Monarch mehr drüben. „Schach“ sagt hier niemand; Monarchen werden einfach geschlagen.
lesson-tress-monarchs-hint-1 = Der Pikenier hat eine Lanzenspitze und gleitet schräg, so weit er will.
lesson-tress-monarchs-hint-2 = Erst die Königin; von ihrem Feld aus triffst du den König.
lesson-tress-monarchs-mistake-1 = Zu nah: Du zielst auf den König, aber er weicht aus.
lesson-tress-monarchs-mistake-2 = Zu nah: Die Königin schlägt, was neben ihr steht.

### 4: der Gardist

lesson-tress-leap-title = Der Sprung
lesson-tress-leap-goal = Schlag den umringten Pikenier mit deinem Gardisten, dem Turm.
lesson-tress-leap-success = Ein Gardist springt genau zwei Felder weit, aber nie in eine gegnerische Zone.
lesson-tress-leap-hint-1 = Der Gardist springt über deine Ritter, als wären sie nicht da.
lesson-tress-leap-hint-2 = Die Mitte gehört Schwarz. Lande erst daneben, dann spring weiter.
lesson-tress-leap-mistake-1 = Darauf hat der gegnerische Ritter gewartet. Lass die Mitte in Ruhe.
lesson-tress-leap-mistake-2 = Das führt vom Pikenier weg. Zwei Sprünge genügen.

### 5: Eindringen

lesson-tress-closed-zone-title = Die gesperrte Zone
lesson-tress-closed-zone-goal = Dein Pikenier will den Ritter auf c8. Mach ihm den Weg frei.
lesson-tress-closed-zone-success = Stehen beide Seiten darin, gehört die Zone keiner und hält niemanden auf.
lesson-tress-closed-zone-hint-1 = Allein muss der Pikenier am Zonenrand halten. Schick den Ritter voraus.
lesson-tress-closed-zone-hint-2 = Der Ritter muss nur in der Zone stehen, neben der Linie.
lesson-tress-closed-zone-mistake-1 = Er musste anhalten: Schwarz beherrscht diese Zone. Und jetzt fällt er.
lesson-tress-closed-zone-mistake-2 = Die Zone gehört noch immer Schwarz. Dein Ritter stand direkt davor.

### 6: Umwandlung

lesson-tress-sentinel-title = Die Schildwache
lesson-tress-sentinel-goal = Spring mit einem Gardisten in die Festung.
lesson-tress-sentinel-success = Jetzt ist er eine Schildwache und gleitet überallhin. Pikeniere werden dort zu Lanzenreitern.
lesson-tress-sentinel-hint-1 = Jede Seite beginnt mit zwei Gardisten, den Türmen. Zwei Sprünge genügen.
lesson-tress-sentinel-hint-2 = Spring nach vorn und zur Mitte hin.
lesson-tress-sentinel-mistake-1 = Vom Rand aus ist es zu weit. Spring gleich zur Mitte hin.

### 7: Zweite Luft

lesson-tress-second-wind-title = Zweite Luft
lesson-tress-second-wind-goal = Die schwarzen Monarchen sind daheim. Du hast einen Zug dagegen!
lesson-tress-second-wind-success = Aufgehoben! Nach jedem Anspruch hat die andere Seite eine letzte Gelegenheit.
lesson-tress-second-wind-hint-1 = Gegen ein Geleit dürfen König und Königin nicht helfen. Der Pikenier darf.
lesson-tress-second-wind-hint-2 = Ein Fuß in der Festung, und Schwarz beherrscht sie nicht mehr.

### 8: erst die Antwort suchen

lesson-tress-look-first-title = Erst schauen
lesson-tress-look-first-goal = Gewinne mit der Königin daheim, ohne dass Schwarz antworten kann.
lesson-tress-look-first-success = Sofort gewonnen: Drüben sind nur noch Monarchen, und die dürfen nicht antworten.
lesson-tress-look-first-hint-1 = Wer könnte in die Festung ziehen und alles verderben? Schlag diese Figur.
lesson-tress-look-first-hint-2 = Der Pikenier schlägt den Ritter; dann kommt die Königin.
lesson-tress-look-first-mistake-1 = Zu früh: Der Ritter zieht hinein. Kümmere dich erst um ihn.
lesson-tress-look-first-mistake-2 = Der Pikenier ließ den Ritter stehen. Der Ritter ist es, der antworten kann.

### 9: Einzelgeleit

lesson-tress-lone-escort-title = Der König allein
lesson-tress-lone-escort-goal = Deine Königin ist fort. Schlag die schwarze, und bring deinen König heim.
lesson-tress-lone-escort-success = Hat jeder nur einen Monarchen, gewinnt einer in der Festung: das Einzelgeleit.
lesson-tress-lone-escort-hint-1 = Dein Ritter steht neben der Königin. Dein König ist fast daheim.
lesson-tress-lone-escort-hint-2 = Der Ritter schlägt auf g7; der König zieht in die Mitte.
lesson-tress-lone-escort-mistake-1 = Das führt von der Königin weg, und sie stand gleich neben dir.

### 10: das Remis

lesson-tress-save-a-draw-title = Gerettet
lesson-tress-save-a-draw-goal = Deine beiden Monarchen sind fort. Rette wenigstens ein Remis!
lesson-tress-save-a-draw-success = Remis: Niemand hat noch einen Monarchen.
lesson-tress-save-a-draw-hint-1 = Schwarz hat einen Monarchen. Einer deiner Ritter steht daneben.
lesson-tress-save-a-draw-hint-2 = Schlag den König auf c6.

### 11: eine gewonnene Stellung

lesson-tress-finish-title = Bring es zu Ende
lesson-tress-finish-goal = Jetzt wehrt sich Wren. Gewinne, wie du es gelernt hast.
lesson-tress-finish-success = Gut gespielt. Du kennst alle Wege zum Sieg.
lesson-tress-finish-hint-1 = Die Schildwache hält die Festung. Hol König und Königin.
lesson-tress-finish-hint-2 = Schritt für Schritt in die Mitte; schlag, wer dir nahe kommt.

### 12: die erste Partie

lesson-tress-first-match-title = Deine erste Partie
lesson-tress-first-match-goal = Eine ganze Partie gegen Wren. Tipps sind eingeschaltet.
lesson-tress-first-match-success = Du hast deine erste Partie Tress gewonnen!

### mini match 1

lesson-tress-knights-title = Wenige Figuren
lesson-tress-knights-goal = Je fünf Figuren. Gewinn auf eine der drei Arten.
lesson-tress-knights-success = Gewonnen: wenige Figuren, und jeder Weg zum Sieg zählt.

### mini match 2

lesson-tress-guardians-title = Gardisten
lesson-tress-guardians-goal = Gardisten springen, Pikeniere gleiten. Gewinn, wie du willst.
lesson-tress-guardians-success = Gewonnen mit Gardisten und Pikenieren: In der Festung werden beide stärker.

### mini match 3

lesson-tress-half-army-title = Die halbe Armee
lesson-tress-half-army-goal = Für jeden die halbe Armee, sonst alles. Gewinn, wie du willst.
lesson-tress-half-army-success = Gewonnen: Die ganze Armee ist nur mehr davon.
