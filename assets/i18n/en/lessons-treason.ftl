# The lessons of Treason: docs/learning.md says how long each text may be.

### 1: capture the last man

lesson-treason-last-man-title = The last man
lesson-treason-last-man-goal = Leap over the last black man and win.
lesson-treason-last-man-success = Won: Black has nothing left. What you leap over is captured.
lesson-treason-last-man-hint-1 = Only one of your men stands next to the black one.
lesson-treason-last-man-hint-2 = Land on any empty cell behind it.

### 2: walking, and becoming a Spy

lesson-treason-march-title = Through the lines
lesson-treason-march-goal = Walk your man to a ringed cell on the far side.
lesson-treason-march-success = It carries a second piece: a Spy. You will see what Spies can do.
lesson-treason-march-hint-1 = Men step forward or sideways, to any empty cell that touches theirs.
lesson-treason-march-hint-2 = Go up along the golden diagonal, then across it.
lesson-treason-march-mistake-1 = That is the odd corner: it makes no Spy. Step over to a ringed cell.

### 3: chains

lesson-treason-chain-title = One after another
lesson-treason-chain-goal = Capture all three black men in one turn.
lesson-treason-chain-success = Three in one turn! The same man goes on as long as it can.
lesson-treason-chain-hint-1 = Begin with the man beside yours.
lesson-treason-chain-hint-2 = Sideways over C2, up over D3, up over F5.
lesson-treason-chain-mistake-1 = The man beside yours is left over. Begin with that one.
lesson-treason-chain-mistake-2 = You may stop after any capture, but here you need all three.

### 4: where to land

lesson-treason-land-well-title = Land well
lesson-treason-land-well-goal = You must capture. Land where nobody can capture you.
lesson-treason-land-well-success = Safe! Whoever can capture must. Where you land is up to you.
lesson-treason-land-well-hint-1 = Your man leaps over D4; three cells lie behind it.
lesson-treason-land-well-hint-2 = Land where the man on F6 does not touch you.
lesson-treason-land-well-mistake-1 = Not there: the man on F6 touches you, and behind you is room.

### 5: the odd corner

lesson-treason-corner-title = The long way
lesson-treason-corner-goal = Capture two men in one turn.
lesson-treason-corner-success = The corner made no Spy, so the chain went on.
lesson-treason-corner-hint-1 = A man that becomes a Spy must stop. Only one cell makes none.
lesson-treason-corner-hint-2 = Leap over K5 into the corner F6, then over L6.
lesson-treason-corner-mistake-1 = A new Spy's turn is over at once. And now it is captured itself.
lesson-treason-corner-mistake-2 = A good corner, but do not stop: leap on over L6.

### 6: a Spy captures every way

lesson-treason-all-ways-title = Every way
lesson-treason-all-ways-goal = Your Spy leaps back, too. Capture all four men.
lesson-treason-all-ways-success = Won. A Spy steps and captures in every direction.
lesson-treason-all-ways-hint-1 = Take the men in this order: J5, D4, E4, F3.
lesson-treason-all-ways-hint-2 = Land on J4, on D3, on F4, then behind F3.
lesson-treason-all-ways-mistake-1 = Well begun. From another cell the chain would go on.
lesson-treason-all-ways-mistake-2 = From there you reach no other man. Look for the cell beside the next.

### 7: the mirror

lesson-treason-mirror-title = Treason
lesson-treason-mirror-goal = Choose your Spy on I4, then the Spy across the diagonal.
lesson-treason-mirror-success = It changed sides! A Spy converts whatever stands on its mirror cell.
lesson-treason-mirror-hint-1 = Fold the board along the golden diagonal: I4 lies on D3.
lesson-treason-mirror-hint-2 = Choose I4, then D3. Nothing moves.
lesson-treason-mirror-mistake-1 = Mirrors work both ways: now Black's Spy has turned yours.
lesson-treason-mirror-mistake-2 = Your Spy has left the mirror cell, and the chance is gone.

### 8: a man turned on the far side

lesson-treason-turncoat-title = Turncoat
lesson-treason-turncoat-goal = Make a second Spy without moving anything.
lesson-treason-turncoat-success = A man turned on the far side becomes your Spy there.
lesson-treason-turncoat-hint-1 = What stands on the mirror cell of your Spy on F1?
lesson-treason-turncoat-hint-2 = Corner to corner: F1 turns the man on G6.
lesson-treason-turncoat-mistake-1 = Your man has a long way to go. The Spy is quicker.
lesson-treason-turncoat-mistake-2 = From there the Spy looks at another cell. It stood well.

### 9: bait

lesson-treason-bait-title = Bait
lesson-treason-bait-goal = Black must capture, too. Offer a man, then capture everything.
lesson-treason-bait-success = One given, three taken: what must be captured can be led astray.
lesson-treason-bait-hint-1 = Offer the man on F2.
lesson-treason-bait-hint-2 = Step to E2. Black has to leap to F2, and your chain begins.
lesson-treason-bait-mistake-1 = Black captured, and your chain does not reach all of them.
lesson-treason-bait-mistake-2 = Nothing is offered, so Black comes nearer in peace.
lesson-treason-bait-mistake-3 = You stopped too soon: that chain can take all three.

### 10: blocked

lesson-treason-blocked-title = No way out
lesson-treason-blocked-goal = Leave the black man in the corner without a turn.
lesson-treason-blocked-success = Won: whoever cannot move has lost.
lesson-treason-blocked-hint-1 = It can only go to A1, or leap over it to B1.
lesson-treason-blocked-hint-2 = Fill B1 with the man beside it.
lesson-treason-blocked-mistake-1 = You opened the door, and now it is a Spy.
lesson-treason-blocked-mistake-2 = Behind A1 there is still room, so it leaps over you.

### 11: a won position

lesson-treason-finish-title = Finish it
lesson-treason-finish-goal = Wren fights back now. Capture, convert or block the last man.
lesson-treason-finish-success = Well played. Nothing black is left to move.
lesson-treason-finish-hint-1 = Spies are worth most. Keep them where the man cannot leap over.
lesson-treason-finish-hint-2 = Bring men near, with no empty cell behind them; then capture or convert.

### 12: the first match

lesson-treason-first-match-title = Your first match
lesson-treason-first-match-goal = Eleven men each, against Wren. Hints are on.
lesson-treason-first-match-success = You have won your first match of Treason!

### mini match 1

lesson-treason-six-a-side-title = Six against six
lesson-treason-six-a-side-goal = Six men each. Capture, and walk a man across.
lesson-treason-six-a-side-success = Won: fewer men, the same game.

### mini match 2

lesson-treason-close-title = Close together
lesson-treason-close-goal = Five men each, close together. Look before every step.
lesson-treason-close-success = Won: whoever must capture is led.

### mini match 3

lesson-treason-a-spy-each-title = A Spy each
lesson-treason-a-spy-each-goal = Three men and a Spy each. Mind the mirror cells.
lesson-treason-a-spy-each-success = Won: a Spy looks at its mirror cell all the time.
