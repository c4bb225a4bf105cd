# The lessons of Tress: docs/learning.md says how long each text may be.

### 1: both monarchs in the Fortress

lesson-tress-home-title = Home
lesson-tress-home-goal = Bring your Queen to your King, into the middle.
lesson-tress-home-success = Won! King and Queen together in the Fortress: that is the goal.
lesson-tress-home-hint-1 = The King is home already. The Queen is the other crowned piece.
lesson-tress-home-hint-2 = One step at a time, toward the ringed block.
lesson-tress-home-mistake-1 = Now the King has left home. Let him wait, and bring the Queen.

### 2: domination

lesson-tress-five-zones-title = Five zones
lesson-tress-five-zones-goal = You hold four marked blocks. Step into a fifth and win.
lesson-tress-five-zones-success = Five of the seven zones are yours alone: won. One piece each is enough.
lesson-tress-five-zones-hint-1 = One of your Knights stands in no block yet.
lesson-tress-five-zones-hint-2 = It steps one square, straight or slantwise, into the next empty block.
lesson-tress-five-zones-mistake-1 = That Knight is already in a block. Stepping about inside gains nothing.
lesson-tress-five-zones-mistake-2 = You left a block empty, and lost it. Now there are only three.

### 3: elimination

lesson-tress-monarchs-title = Two crowns
lesson-tress-monarchs-goal = Capture Black's King and Queen, both of them.
lesson-tress-monarchs-success = Won: no monarch left over there. Nobody says “check” here; monarchs are simply taken.
lesson-tress-monarchs-hint-1 = The Pikeman has a spearhead and slides slantwise, as far as it likes.
lesson-tress-monarchs-hint-2 = Queen first; from her square the King is in line.
lesson-tress-monarchs-mistake-1 = Too close: from there you hit the King, but he steps aside.
lesson-tress-monarchs-mistake-2 = Too close: the Queen takes what stands next to her.

### 4: the Guardian

lesson-tress-leap-title = The leap
lesson-tress-leap-goal = Capture the ringed Pikeman with your Guardian, the tower.
lesson-tress-leap-success = A Guardian leaps exactly two squares, over anything, but never into an enemy zone.
lesson-tress-leap-hint-1 = The Guardian leaps over your Knights as if they were not there.
lesson-tress-leap-hint-2 = The middle is Black's. Land beside it first, then leap on.
lesson-tress-leap-mistake-1 = The enemy Knight was waiting for that. Leave the middle alone.
lesson-tress-leap-mistake-2 = That leads away from the Pikeman. Two leaps are enough.

### 5: intrusion

lesson-tress-closed-zone-title = The closed zone
lesson-tress-closed-zone-goal = Your Pikeman wants the Knight on c8. Clear its way.
lesson-tress-closed-zone-success = Both in it, nobody's: a contested zone stops no slide.
lesson-tress-closed-zone-hint-1 = Alone, the Pikeman must stop where Black's zone begins. Send your Knight ahead.
lesson-tress-closed-zone-hint-2 = The Knight only has to stand in the zone, off the line.
lesson-tress-closed-zone-mistake-1 = It had to stop: Black holds that zone. And now it falls.
lesson-tress-closed-zone-mistake-2 = The zone is still Black's alone. Your Knight stood right in front of it.

### 6: promotion

lesson-tress-sentinel-title = The Sentinel
lesson-tress-sentinel-goal = Leap into the Fortress with a Guardian.
lesson-tress-sentinel-success = It is a Sentinel now, and slides every way. Pikemen become Lancers there.
lesson-tress-sentinel-hint-1 = Each side starts with two Guardians, the towers. Two leaps are enough.
lesson-tress-sentinel-hint-2 = Leap forward and toward the middle.
lesson-tress-sentinel-mistake-1 = From the side it is too far. Leap toward the middle at once.

### 7: Second Wind

lesson-tress-second-wind-title = Second Wind
lesson-tress-second-wind-goal = Black's monarchs are home. You have one turn to spoil it!
lesson-tress-second-wind-success = Undone! After every claim the other side has one last chance.
lesson-tress-second-wind-hint-1 = Kings and Queens may not help against an escort. The Pikeman may.
lesson-tress-second-wind-hint-2 = One foot in the Fortress, and Black no longer holds it.

### 8: look for the answer first

lesson-tress-look-first-title = Look first
lesson-tress-look-first-goal = Win by bringing the Queen home, so that Black has no answer.
lesson-tress-look-first-success = Won at once: only monarchs were left over there, and they may not answer.
lesson-tress-look-first-hint-1 = Who could step into the Fortress and spoil it? Take that piece.
lesson-tress-look-first-hint-2 = The Pikeman takes the Knight; then the Queen steps in.
lesson-tress-look-first-mistake-1 = Too early: the Knight steps in. Deal with it first.
lesson-tress-look-first-mistake-2 = The Pikeman let the Knight be. It is the Knight that can answer.

### 9: lone escort

lesson-tress-lone-escort-title = The lone King
lesson-tress-lone-escort-goal = Your Queen is gone. Take Black's, and bring your King home.
lesson-tress-lone-escort-success = With one monarch each, one in the Fortress wins: the lone escort.
lesson-tress-lone-escort-hint-1 = Your Knight stands next to the Queen. Your King is near home.
lesson-tress-lone-escort-hint-2 = The Knight takes on g7; the King steps into the middle.
lesson-tress-lone-escort-mistake-1 = That leads away from the Queen, and she stood right beside you.

### 10: the draw

lesson-tress-save-a-draw-title = Saved
lesson-tress-save-a-draw-goal = Both your monarchs are gone. Save at least a draw!
lesson-tress-save-a-draw-success = A draw: nobody has a monarch left.
lesson-tress-save-a-draw-hint-1 = Black has one monarch. One of your Knights is next to it.
lesson-tress-save-a-draw-hint-2 = Take the King on c6.

### 11: a won position

lesson-tress-finish-title = Finish it
lesson-tress-finish-goal = Wren fights back now. Win in any way you have learned.
lesson-tress-finish-success = Well played. You know all three ways to win.
lesson-tress-finish-hint-1 = The Sentinel holds the Fortress. Bring King and Queen.
lesson-tress-finish-hint-2 = Step by step into the middle; capture whoever comes near.

### 12: the first match

lesson-tress-first-match-title = Your first match
lesson-tress-first-match-goal = A whole match against Wren. Hints are on.
lesson-tress-first-match-success = You have won your first match of Tress!

### mini match 1

lesson-tress-knights-title = A few each
lesson-tress-knights-goal = Five pieces each. Win in any of the three ways.
lesson-tress-knights-success = Won: few pieces, and every way to win still counts.

### mini match 2

lesson-tress-guardians-title = Guardians
lesson-tress-guardians-goal = Guardians leap, Pikemen slide. Bring one into the Fortress, or win otherwise.
lesson-tress-guardians-success = Won with Guardians and Pikemen: both grow stronger in the Fortress.

### mini match 3

lesson-tress-half-army-title = Half an army
lesson-tress-half-army-goal = Half an army each, the whole game. Win in any way.
lesson-tress-half-army-success = Won: the whole army is only more of the same.
