# Die Lektionen von Tribun: docs/learning.md sagt, wie lang jeder Text sein darf.

### 1: der Tribun fällt

lesson-tribun-wreath-title = Der Tribun
lesson-tribun-wreath-goal = Greif die hohe schwarze Einheit an: Ihr Tribun liegt zuoberst.
lesson-tribun-wreath-success = Gewonnen! Jeder Angriff, auch der schwächste, schlägt einen Tribun. Allein zieht er ein Feld.
lesson-tribun-wreath-hint-1 = Ein Angriff beginnt mit seinem Ziel: Wähle die schwarze Einheit auf f9.
lesson-tribun-wreath-hint-2 = Wähle f9. Dein einzelner Stein auf g8 steht direkt daneben.
lesson-tribun-wreath-mistake-1 = Schwarz war schneller. Ein Angriff auf f9 hätte alles beendet.
lesson-tribun-wreath-mistake-2 = Vorbeigelaufen. Der Tribun stand direkt neben dir.

### 2: der Servus

lesson-tribun-march-title = Vorwärts, marsch
lesson-tribun-march-goal = Rück mit dem umringten Servus vor, dann greif den Tribun an.
lesson-tribun-march-success = Ein Servus zieht geradeaus und schlägt links und rechts davon zu.
lesson-tribun-march-hint-1 = Ein einzelner Stein ist ein Servus. Der auf e6 zieht ein Feld hinauf.
lesson-tribun-march-hint-2 = Zieh nach e7, dann wähle die Einheit auf f8.
lesson-tribun-march-mistake-1 = Dein Servus stand auf der Linie der hohen Einheit. Rück vor, dort heraus.
lesson-tribun-march-mistake-2 = Zu weit! Er schlägt links und rechts von geradeaus zu, nie nach hinten.

### 3: zwei und drei Steine

lesson-tribun-leaps-title = Zwei und drei
lesson-tribun-leaps-goal = Spring dorthin, wo du den Tribun triffst, dann schlag ihn.
lesson-tribun-leaps-success = Zwei Steine verlassen ihre Feldfarbe nie. Drei verlassen sie mit jedem Sprung.
lesson-tribun-leaps-hint-1 = Zwei springen zwei Felder weit, auf ihrer Farbe. Ist die des Tribuns dieselbe?
lesson-tribun-leaps-hint-2 = Die drei auf f6 springen nach d7 oder h7 und treffen von dort f10.
lesson-tribun-leaps-mistake-1 = Zwei Steine, ein Hastatus, bleiben auf ihrer Farbe. Der Tribun steht auf einer anderen.
lesson-tribun-leaps-mistake-2 = Von dort treffen sie f10 nicht. Drei springen genau drei Felder, nie geradeaus.
lesson-tribun-leaps-mistake-3 = Die anderen sind zu weit weg. Nimm eine der umringten Einheiten.

### 4: die Balista

lesson-tribun-slide-title = Der weite Schuss
lesson-tribun-slide-goal = Lass die sechs Steine dorthin gleiten, wo sie den Tribun treffen.
lesson-tribun-slide-success = Eques (vier) und Balista (sechs) gleiten beide; nur die Balista schießt auf geraden Linien.
lesson-tribun-slide-hint-1 = Sie schießt geradeaus und an niemandem vorbei. Welche Linie nach f10 ist leer?
lesson-tribun-slide-hint-2 = Lass sie von e3 nach b6 gleiten; von dort ist die Linie frei.
lesson-tribun-slide-mistake-1 = Von dort steht jemand dazwischen, oder keine gerade Linie führt nach f10.
lesson-tribun-slide-mistake-2 = Die sechs stehen auf e3: eine Balista. Bring sie auf eine freie Linie.
lesson-tribun-slide-mistake-3 = Von b6 nach f10 war die Linie frei. Schieß!

### 5: Angriffe addieren sich

lesson-tribun-together-title = Gemeinsam
lesson-tribun-together-goal = Vernichte die sechs auf g8 mit allem, dann schlag den Tribun.
lesson-tribun-together-success = Stärken addieren sich. Eine der beteiligten Einheiten rückt ein; du wählst, welche.
lesson-tribun-together-hint-1 = Eins, zwei und drei sind sechs. Wer einrückt, soll danach f10 treffen.
lesson-tribun-together-hint-2 = Lass die zwei von h6 einrücken; von g8 springen sie nach f10.
lesson-tribun-together-mistake-1 = Vier bleiben, ob einer zuschlug oder zwei: Einheiten aus fünf gibt es nicht.
lesson-tribun-together-mistake-2 = Das reicht nicht. Sechs müssen weg, also müssen alle drei zuschlagen.
lesson-tribun-together-mistake-3 = Die falsche Einheit rückte ein: Von g8 trifft sie f10 nicht. Die zwei schon.
lesson-tribun-together-mistake-4 = Schwarz war schneller. Greif die sechs sofort an, mit allem, was sie erreicht.

### 6: aufteilen

lesson-tribun-split-title = Aufgeteilt
lesson-tribun-split-goal = Teil die drei auf f8 so auf, dass zwei f10 treffen.
lesson-tribun-split-success = Aufgeteilte Steine gehen auf leere Nachbarfelder; einige dürfen stehen bleiben.
lesson-tribun-split-hint-1 = Zwei Steine müssen auf ein Feld, von dem sie nach f10 springen.
lesson-tribun-split-hint-2 = Setz zwei auf e8 oder g8 und lass einen auf f8.
lesson-tribun-split-mistake-1 = Alle drei sind gemeinsam fort. Bleib, wähle f8 und teil die Einheit auf.
lesson-tribun-split-mistake-2 = Zu nah: Da wurde sofort jemand geschlagen. Halte dich von den Feldern neben Schwarz fern.
lesson-tribun-split-mistake-3 = So treffen keine zwei davon f10. Versuch es mit zweien auf e8 oder g8.
lesson-tribun-split-mistake-4 = Die drei auf f8 sind noch beisammen. Teil sie auf.

### 7: vereinen, und die Centuria

lesson-tribun-combine-title = Die Centuria
lesson-tribun-combine-goal = Vereine beide Vierer auf f7, dann schlag den Tribun.
lesson-tribun-combine-success = Acht, eine Centuria, gehen sogar über Eigene hinweg. Ein Tribun gibt sich nur ganz.
lesson-tribun-combine-hint-1 = Zwei Einheiten neben einem leeren Feld können ihm Steine geben.
lesson-tribun-combine-hint-2 = Wähle f7 und lass beide alle vier geben; dann greif f9 an.
lesson-tribun-combine-mistake-1 = Weniger als acht kommen an deinem Servus auf f8 nicht vorbei. Gib alles.
lesson-tribun-combine-mistake-2 = Schwarz war schneller. Vereine beide auf f7.
lesson-tribun-combine-mistake-3 = Auf f7 ist noch nichts. Wähle es, dann die Einheiten daneben.

### 8: drei auf einmal

lesson-tribun-symmetric-title = Drei auf einmal
lesson-tribun-symmetric-goal = Mach aus allen dreien einen Sechser auf f6, dann schieß.
lesson-tribun-symmetric-success = Drei gleiche Einheiten, gleichmäßig verteilt, dürfen gleich viel geben. Auch sechs um ein Feld.
lesson-tribun-symmetric-hint-1 = Aus zwei Einheiten werden höchstens vier. Drei gleiche um ein Feld ergeben mehr.
lesson-tribun-symmetric-hint-2 = Wähle f6; lass jede der drei ihre beiden Steine geben.
lesson-tribun-symmetric-mistake-1 = Zu wenige für einen so weiten Schuss. Alle drei müssen je zwei Steine geben.
lesson-tribun-symmetric-mistake-2 = Jetzt sind die drei nicht mehr gleich hoch oder nicht gleichmäßig um f6 verteilt.
lesson-tribun-symmetric-mistake-3 = f6 ist noch leer. Wähle es, dann alle drei Einheiten.

### 9: Impero

lesson-tribun-impero-title = Auf dem Gegner
lesson-tribun-impero-goal = Sitz auf dem Vierer auf, reite ihn und schlag den Tribun.
lesson-tribun-impero-success = Impero! Dein Sklave gleitet wie der Eques, der er ist, und trägt dich.
lesson-tribun-impero-hint-1 = Zwei und zwei könnten den Vierer vernichten. Lass lieber eine Einheit aufsitzen.
lesson-tribun-impero-hint-2 = Reite den Sklaven von d5 nach f6 oder e4, dann greif h8 an.
lesson-tribun-impero-mistake-1 = Vernichtet. Sitz lieber auf, dann kämpft er für dich.
lesson-tribun-impero-mistake-2 = Zwei blieben und schlugen zurück. Nimm beide Einheiten, und sitz auf.
lesson-tribun-impero-mistake-3 = Deine zwei zogen allein, und der Sklave ist frei. Nimm die Gangart des Sklaven.
lesson-tribun-impero-mistake-4 = Schwarz war schneller. Sitz auf dem Vierer auf, bevor er zuschlägt.
lesson-tribun-impero-mistake-5 = Der Vierer ist noch frei. Greif ihn an, mit beiden Einheiten.

### 10: einen Sklaven befreien

lesson-tribun-free-title = Befrei sie
lesson-tribun-free-goal = Deine Balista wird geritten. Befrei sie, dann schlag mit ihr den Tribun.
lesson-tribun-free-success = Frei! Reiter sind mindestens halb so viele wie der Sklave und höchstens vier.
lesson-tribun-free-hint-1 = Ein Angriff trifft nur die Reiter. Deine drei auf f2 erreichen sie.
lesson-tribun-free-hint-2 = Greif e4 an; dann schießt deine Balista die Linie hinauf nach e9.
lesson-tribun-free-mistake-1 = Schwarz schoss mit deiner eigenen Balista. Greif die an, die sie reiten.

### 11: eine gewonnene Stellung

lesson-tribun-finish-title = Stell ihn
lesson-tribun-finish-goal = Jetzt wehrt sich Wren. Schlag den schwarzen Tribun.
lesson-tribun-finish-success = Gut gespielt. Noch eine Regel: Auch wer keinen Zug mehr hat, verliert.
lesson-tribun-finish-hint-1 = Eine freie Linie oder ein Sprung zum Tribun genügt.
lesson-tribun-finish-hint-2 = Versuch e6 nach f8: Von dort schießt die Balista geradeaus hinauf.

### 12: die erste Partie

lesson-tribun-first-match-title = Deine erste Partie
lesson-tribun-first-match-goal = In der ersten Partie fehlen zwei Dinge noch: Sklaven und die Centuria.
lesson-tribun-first-match-success = Du hast deine erste Partie Tribun gewonnen! Nächstes Mal mit allen Regeln?

### mini match 1

lesson-tribun-two-towers-title = Zwei Türme
lesson-tribun-two-towers-goal = Je zwei Türme, zwei Servi und ein Tribun. Schlag den anderen Tribun.
lesson-tribun-two-towers-success = Gewonnen: Zwei Türme waren genug.

### mini match 2

lesson-tribun-two-eques-title = Zwei Equites
lesson-tribun-two-eques-goal = Je zwei Equites: Vierer, die gleiten. Komm an den Tribun.
lesson-tribun-two-eques-success = Gewonnen: Ein Eques, der weit gleitet, sieht viel.

### mini match 3

lesson-tribun-one-balista-title = Je eine Balista
lesson-tribun-one-balista-goal = Je eine Balista schießt weit auf geraden Linien. Schieß zuerst.
lesson-tribun-one-balista-success = Gewonnen: Die erste freie Linie entscheidet.
