# The lessons of Tribun: docs/learning.md says how long each text may be.

### 1: the Tribun falls

lesson-tribun-wreath-title = The Tribun
lesson-tribun-wreath-goal = Strike the tall black unit: its Tribun lies on top.
lesson-tribun-wreath-success = Won! Any blow, however weak, takes a Tribun. Alone it steps one hex.
lesson-tribun-wreath-hint-1 = An attack begins with its target: choose the black unit on f9.
lesson-tribun-wreath-hint-2 = Choose f9. Your single piece on g8 stands right beside it.
lesson-tribun-wreath-mistake-1 = Black struck first. One blow at f9 would have been the end.
lesson-tribun-wreath-mistake-2 = You walked past. The Tribun stood right beside you.

### 2: the Servus

lesson-tribun-march-title = Forward march
lesson-tribun-march-goal = Step up with the ringed Servus, then strike the Tribun.
lesson-tribun-march-success = A Servus steps straight ahead, and strikes to either side of that.
lesson-tribun-march-hint-1 = A single piece is a Servus. The one on e6 steps one hex up.
lesson-tribun-march-hint-2 = Step to e7, then choose the unit on f8.
lesson-tribun-march-mistake-1 = Your Servus stood on the tall unit's line. Step up, out of it.
lesson-tribun-march-mistake-2 = Too far! It strikes to either side of straight ahead, never back.

### 3: two and three pieces

lesson-tribun-leaps-title = Two and three
lesson-tribun-leaps-goal = Leap to where you can hit the Tribun, then take it.
lesson-tribun-leaps-success = Two pieces never leave their colour of hex. Three leave it with every leap.
lesson-tribun-leaps-hint-1 = Two leap two hexes, on their own colour. Is the Tribun's the same?
lesson-tribun-leaps-hint-2 = The three on f6 leap to d7 or h7, and from there hit f10.
lesson-tribun-leaps-mistake-1 = Two pieces, a Hastatus, keep to their colour. The Tribun stands on another.
lesson-tribun-leaps-mistake-2 = From there they miss f10. Three leap exactly three hexes, never in a straight line.
lesson-tribun-leaps-mistake-3 = The others are too far away. Use one of the ringed units.

### 4: the Balista

lesson-tribun-slide-title = The long shot
lesson-tribun-slide-goal = Slide the six pieces to where they can shoot the Tribun.
lesson-tribun-slide-success = Eques (four) and Balista (six) both slide; only the Balista shoots along straight lines.
lesson-tribun-slide-hint-1 = It shoots straight along touching hexes, past nobody. Which line to f10 is empty?
lesson-tribun-slide-hint-2 = Slide from e3 to b6; from there the way to f10 is clear.
lesson-tribun-slide-mistake-1 = From there somebody stands in between, or no straight line leads to f10.
lesson-tribun-slide-mistake-2 = The six stand on e3: a Balista. Bring that one into line.
lesson-tribun-slide-mistake-3 = You had a clear line from b6 to f10. Shoot!

### 5: attacks add up

lesson-tribun-together-title = Together
lesson-tribun-together-goal = Destroy the six on g8 with all you have, then the Tribun.
lesson-tribun-together-success = Strengths add up. One of those that struck moves in; you choose which.
lesson-tribun-together-hint-1 = One, two and three make six. Whoever moves in should hit f10 next.
lesson-tribun-together-hint-2 = Let the two from h6 move in; from g8 they leap at f10.
lesson-tribun-together-mistake-1 = Four are left, whether one struck or two: units of five do not exist.
lesson-tribun-together-mistake-2 = Not enough. Six must go, so all three of yours must strike.
lesson-tribun-together-mistake-3 = The wrong one went in: from g8 it misses f10. The two would not.
lesson-tribun-together-mistake-4 = Black struck first. Strike the six at once, with everything that reaches them.

### 6: splitting

lesson-tribun-split-title = Split up
lesson-tribun-split-goal = Split the three on f8 so that two can hit f10.
lesson-tribun-split-success = Split pieces go to empty hexes next to them; some may stay behind.
lesson-tribun-split-hint-1 = Two pieces must come to a hex from which they leap onto f10.
lesson-tribun-split-hint-2 = Put two on e8 or g8, and leave one on f8.
lesson-tribun-split-mistake-1 = All three left together. Stay, choose f8 and split it.
lesson-tribun-split-mistake-2 = Too near: somebody was struck at once. Keep off the hexes beside Black.
lesson-tribun-split-mistake-3 = That way no two of them hit f10. Try e8 or g8 for two.
lesson-tribun-split-mistake-4 = The three on f8 are still in one piece. Split those.

### 7: combining, and the Centuria

lesson-tribun-combine-title = The Centuria
lesson-tribun-combine-goal = Put both fours together on f7, then take the Tribun.
lesson-tribun-combine-success = Eight, a Centuria, even pass over their own side. Tribuns can only join whole.
lesson-tribun-combine-hint-1 = Two units beside an empty hex can give pieces to it.
lesson-tribun-combine-hint-2 = Choose f7 and let both give all four; then strike f9.
lesson-tribun-combine-mistake-1 = Fewer than eight do not get past your Servus on f8. Give everything.
lesson-tribun-combine-mistake-2 = Black struck first. Put both together on f7.
lesson-tribun-combine-mistake-3 = Nothing has come to f7 yet. Choose it, then the units beside it.

### 8: three at once

lesson-tribun-symmetric-title = Three at once
lesson-tribun-symmetric-goal = Make a six on f6 from all three, then shoot.
lesson-tribun-symmetric-success = Three equal units, evenly placed, may give alike. So may six around a hex.
lesson-tribun-symmetric-hint-1 = Two units make four at most. Three equal ones around a hex make more.
lesson-tribun-symmetric-hint-2 = Choose f6; let each of the three give both its pieces.
lesson-tribun-symmetric-mistake-1 = Too few to shoot that far. All three must give two pieces each.
lesson-tribun-symmetric-mistake-2 = Now the three are no longer equal and evenly placed around f6.
lesson-tribun-symmetric-mistake-3 = f6 is still empty. Choose it, then all three units.

### 9: Impero

lesson-tribun-impero-title = On top of the enemy
lesson-tribun-impero-goal = Go on top of the four, ride it, and take the Tribun.
lesson-tribun-impero-success = Impero! Your slave slides like the Eques it is, and carries you along.
lesson-tribun-impero-hint-1 = Two and two could destroy the four. Let one go on top instead.
lesson-tribun-impero-hint-2 = Ride the slave from d5 to f6 or e4, then strike h8.
lesson-tribun-impero-mistake-1 = Destroyed. Go on top instead, and it fights for you.
lesson-tribun-impero-mistake-2 = Two are left, and struck back. Use both units, and go on top.
lesson-tribun-impero-mistake-3 = Your two left alone, and the slave is free. Use the slave's way of moving.
lesson-tribun-impero-mistake-4 = Black struck first. Take the four before it takes you.
lesson-tribun-impero-mistake-5 = The four is still on its own. Attack it, with both units.

### 10: freeing a slave

lesson-tribun-free-title = Set it free
lesson-tribun-free-goal = Black's three ride your Balista. Free it, then shoot the Tribun.
lesson-tribun-free-success = Free again! Riders need half the slave's height, and are never more than four.
lesson-tribun-free-hint-1 = A blow hits only the riders. Your three on f2 reach them.
lesson-tribun-free-hint-2 = Strike e4; then your Balista shoots along its file at e9.
lesson-tribun-free-mistake-1 = Black shot with your own Balista. Strike those who ride it.

### 11: a won position

lesson-tribun-finish-title = Hunt it down
lesson-tribun-finish-goal = Wren fights back now. Take the black Tribun.
lesson-tribun-finish-success = Well played. One more rule: whoever has no turn left loses, too.
lesson-tribun-finish-hint-1 = One clear line or one leap to the Tribun is enough.
lesson-tribun-finish-hint-2 = Try e6 to f8: from there the Balista shoots straight up.

### 12: the first match

lesson-tribun-first-match-title = Your first match
lesson-tribun-first-match-goal = For a first match two things stay away: slaves and the Centuria.
lesson-tribun-first-match-success = You have won your first match of Tribun! Next time with all rules?

### mini match 1

lesson-tribun-two-towers-title = Two towers
lesson-tribun-two-towers-goal = Two towers, two Servi and a Tribun each. Take the other Tribun.
lesson-tribun-two-towers-success = Won: two towers were enough.

### mini match 2

lesson-tribun-two-eques-title = Two Equites
lesson-tribun-two-eques-goal = Two Equites each: fours, which slide. Get at the Tribun.
lesson-tribun-two-eques-success = Won: an Eques that slides far sees much.

### mini match 3

lesson-tribun-one-balista-title = A Balista each
lesson-tribun-one-balista-goal = A Balista each shoots far along straight lines. Shoot first.
lesson-tribun-one-balista-success = Won: the first clear line decides.
