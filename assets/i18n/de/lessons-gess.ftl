# Die Lektionen von Gess: docs/learning.md sagt, wie lang jeder Text sein darf.

### 1: den Ring zerbrechen

lesson-gess-break-ring-title = Zerbrich den Ring
lesson-gess-break-ring-goal = Lauf mit den zwei markierten Steinen geradeaus in den weißen Ring.
lesson-gess-break-ring-success = Gewonnen! Die acht umrahmten Steine sind ein Ring. Wer keinen mehr hat, verliert.
lesson-gess-break-ring-hint-1 = Wähle l9, den unteren. Seine Nachbarn kommen mit.
lesson-gess-break-ring-hint-2 = Von l9 hinauf nach l16, wo du den Ring berührst.
lesson-gess-break-ring-mistake-1 = Der Weg stimmt, aber bleib nicht stehen: Lauf weiter, bis du den Ring berührst.
lesson-gess-break-ring-mistake-2 = Das hat deinen eigenen Ring um l3 zerrissen und sofort verloren.
lesson-gess-break-ring-mistake-3 = Da zog etwas anderes. Wähle l9: Ein Stein darüber zieht nach oben.

### 2: was eine Figur ist

lesson-gess-block-title = Was zusammen zieht
lesson-gess-block-goal = Zieh mit allen fünf markierten Steinen in einem einzigen Zug.
lesson-gess-block-success = Jeder 3×3-Block mit Steinen von dir und keinem von Weiß ist eine Figur.
lesson-gess-block-hint-1 = Das Feld, das du wählst, nimmt seine acht Nachbarn mit.
lesson-gess-block-hint-2 = Wähle i8, mitten in den fünf, und zieh, wohin du kannst.
lesson-gess-block-mistake-1 = Nur die Steine um dein Feld kamen mit. Welches Feld hat alle fünf?
lesson-gess-block-mistake-2 = Das waren andere. Die fünf markierten liegen um ein einziges Feld.

### 3: Richtungen

lesson-gess-lone-stone-title = Der einsame Stein
lesson-gess-lone-stone-goal = Schick den einsamen Stein auf h9 nach rechts: Schlag k9.
lesson-gess-lone-stone-success = Ein Stein auf der rechten Seite zieht seinen Block nach rechts, drei Felder weit.
lesson-gess-lone-stone-hint-1 = Der Stein muss rechts von dem Feld liegen, das du wählst.
lesson-gess-lone-stone-hint-2 = Wähle g9, das leere Feld links von ihm, und zieh nach j9.
lesson-gess-lone-stone-mistake-1 = Die Richtung stimmt! Jetzt alle drei Felder auf einmal.
lesson-gess-lone-stone-mistake-2 = Ein Stein zieht seinen Block zu seiner Seite. Deiner muss nach rechts ziehen.
lesson-gess-lone-stone-mistake-3 = Der Stein auf h9 blieb, wo er war. Wähle ein Feld neben ihm.

### 4: wie weit

lesson-gess-range-title = Ein Stein im Zentrum
lesson-gess-range-goal = Schlag einen markierten Stein. Nur eine deiner zwei Gruppen kann es.
lesson-gess-range-success = Mit Stein im Zentrum zieht ein Block beliebig weit, ohne ihn drei Felder.
lesson-gess-range-hint-1 = Vergleich die Gruppen: Welche hat einen Stein in der Mitte?
lesson-gess-range-hint-2 = Wähle o8 und lauf hinauf bis o14.
lesson-gess-range-mistake-1 = Die Mitte ist dort leer: Mehr als drei Felder schafft dieser Block nicht.
lesson-gess-range-mistake-2 = Nichts geschlagen. Wähle o8, mit einem Stein darüber, und lauf hinauf bis zum Ende.

### 5: die erste Berührung

lesson-gess-first-touch-title = Im Weg
lesson-gess-first-touch-goal = Zerbrich den weißen Ring, ohne einen eigenen Stein zu verlieren.
lesson-gess-first-touch-success = Gewonnen. Ein Block hält beim ersten Stein, den er berührt, auch beim eigenen.
lesson-gess-first-touch-hint-1 = Der Block ist drei Felder breit und würde k12 berühren. Zieh k12 zuerst weg.
lesson-gess-first-touch-hint-2 = Wähle l12 und zieh mit dem Stein nach links; dann läuft l7 hinauf.
lesson-gess-first-touch-mistake-1 = Das hat deinen eigenen Ring zerrissen. Lass seine acht Steine in Ruhe.
lesson-gess-first-touch-mistake-2 = Er berührte einen Stein von dir: Dort musste er anhalten, und der Stein ist weg.

### 6: alles unter dem Block

lesson-gess-sweep-title = Weggefegt
lesson-gess-sweep-goal = Schlag drei weiße Steine in einem Zug.
lesson-gess-sweep-success = Alles unter dem Block verschwindet, auch unter seinen leeren Feldern.
lesson-gess-sweep-hint-1 = Deine markierte Gruppe kann hinauf oder schräg nach rechts oben laufen.
lesson-gess-sweep-hint-2 = Von g8 schräg nach k12: Dort berührt sie alle drei.
lesson-gess-sweep-mistake-1 = Das hat deinen eigenen Ring zerrissen. Nimm die markierte Gruppe.
lesson-gess-sweep-mistake-2 = Nur einer: Die erste Berührung hält dich an. Komm von der Seite zu den drei anderen.
lesson-gess-sweep-mistake-3 = Noch nichts weggefegt. Lauf weiter, bis du die weißen Steine berührst.

### 7: über den Brettrand

lesson-gess-edge-title = Am Brettrand
lesson-gess-edge-goal = Schlag e9 mit deinem Stein am Brettrand.
lesson-gess-edge-success = Das gewählte Feld darf außerhalb auf dem Rand liegen. Steine dürfen es nicht.
lesson-gess-edge-hint-1 = Dein Stein muss rechts vom gewählten Feld liegen. Sieh draußen nach.
lesson-gess-edge-hint-2 = Wähle a9 auf dem Rand und zieh nach rechts, nach d9.
lesson-gess-edge-mistake-1 = Das richtige Feld! Jetzt alle drei Felder auf einmal.
lesson-gess-edge-mistake-2 = Über den Brettrand: Dieser Stein ist für immer verloren.
lesson-gess-edge-mistake-3 = Er ging anderswohin. Er muss rechts vom gewählten Feld liegen.
lesson-gess-edge-mistake-4 = Der Stein am Brettrand, b9, hat nicht gezogen. Um den geht es.

### 8: dein eigener Ring

lesson-gess-own-ring-title = Finger weg vom Ring
lesson-gess-own-ring-goal = Schlag beide markierten Steine mit einem deiner großen Blöcke.
lesson-gess-own-ring-success = Gut gewählt: Dieser Block nimmt keinen Stein deines Rings mit.
lesson-gess-own-ring-hint-1 = Zwei volle Blöcke könnten es. Einer teilt sich Steine mit deinem Ring.
lesson-gess-own-ring-hint-2 = Wähle i3, nicht j3, und lauf hinauf nach i10.
lesson-gess-own-ring-mistake-1 = Dein Ring ist zerrissen: Der Block nahm Steine von ihm mit. Damit hast du verloren.
lesson-gess-own-ring-mistake-2 = Nicht beide. Ein voller Block aus neun Steinen zieht beliebig weit, in jede Richtung.

### 9: ein zweiter Ring

lesson-gess-second-ring-title = Ein Ring in Reserve
lesson-gess-second-ring-goal = Hol die markierten Steine herunter, dann läuft j3 in den weißen Ring.
lesson-gess-second-ring-success = Gewonnen: Dein zweiter Ring war noch ganz, der einzige weiße nicht.
lesson-gess-second-ring-hint-1 = Acht Steine um ein leeres Feld bilden einen neuen Ring.
lesson-gess-second-ring-hint-2 = Zuerst f13 hinab nach f10, dann j3 hinauf nach j16.
lesson-gess-second-ring-mistake-1 = Dein letzter Ring ist fort. Zerbricht auch der weiße, verliert, wer gezogen hat.
lesson-gess-second-ring-mistake-2 = Noch kein zweiter Ring: Acht Steine gehören um das leere Feld f8.

### 10: ausweichen und das Remis

lesson-gess-draw-title = Immer im Kreis
lesson-gess-draw-goal = Weiß wird zuschlagen. Weich mit deinem Ring aus, dann wieder zurück.
lesson-gess-draw-success = Kommt eine Stellung zum dritten Mal, ist die Partie remis. Nicht verloren!
lesson-gess-draw-hint-1 = Auch ein Ring ist eine Figur: drei Felder in jede Richtung, seine Mitte ist leer.
lesson-gess-draw-hint-2 = Wähle d3 und zieh nach rechts, nach g3; im nächsten Zug zurück.
lesson-gess-draw-mistake-1 = Der weiße Block ist drei Felder breit, und dein Ring war ihm noch im Weg.
lesson-gess-draw-mistake-2 = Dein Ring ist kein Ring mehr. Zieh mit dem ganzen, und bleib auf dem Brett.
lesson-gess-draw-mistake-3 = Jetzt ist die Stellung neu. Geh zurück, dann entsteht sie noch einmal.

### 11: eine gewonnene Stellung

lesson-gess-finish-title = Bring es zu Ende
lesson-gess-finish-goal = Jetzt wehrt sich Wren. Zerbrich den weißen Ring, behalte deinen.
lesson-gess-finish-success = Gut gespielt. Blöcke, Läufe, Ringe: Du kennst jetzt alles.
lesson-gess-finish-hint-1 = Der volle Block auf h8 zieht beliebig weit, in jede Richtung.
lesson-gess-finish-hint-2 = Bring ihn unter den Ring, dann lauf hinauf. Such immer einen freien Weg.
lesson-gess-finish-mistake-1 = Dein letzter Ring ist fort. Sieh vor jedem Zug nach ihm.

### 12: die erste Partie

lesson-gess-first-match-title = Deine erste Partie
lesson-gess-first-match-goal = 43 Steine auf jeder Seite, gegen Wren. Tipps sind eingeschaltet.
lesson-gess-first-match-success = Du hast deine erste Partie Gess gewonnen!

### mini match 1

lesson-gess-ring-and-blocks-title = Je drei Figuren
lesson-gess-ring-and-blocks-goal = Je ein Ring, ein Block und ein Kreuz. Zerbrich den weißen Ring.
lesson-gess-ring-and-blocks-success = Gewonnen: Drei Figuren genügten, um einen Ring zu zerbrechen.

### mini match 2

lesson-gess-one-block-title = Je ein Block
lesson-gess-one-block-goal = Je ein Ring und ein großer Block. Nutz ihn gut.
lesson-gess-one-block-success = Gewonnen: Ein Block, der beliebig weit zieht, ist stark.

### mini match 3

lesson-gess-two-rings-title = Je zwei Ringe
lesson-gess-two-rings-goal = Je zwei Ringe: Zerbrich beide weißen, behalte einen.
lesson-gess-two-rings-success = Gewonnen: Ein zweiter Ring schenkt Zeit, mehr nicht.
