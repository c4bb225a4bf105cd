# The lessons of Troop Chess: docs/learning.md says how long each text may be.

### 1: scatter the other side

lesson-troop-chess-last-troop-title = The last troop
lesson-troop-chess-last-troop-goal = Choose your row of three, then where the first goes: onto Black.
lesson-troop-chess-last-troop-success = Won! Three stones that touch are a troop; Black has none left.
lesson-troop-chess-last-troop-hint-1 = Stones march in threes. Yours touch in the middle of the board.
lesson-troop-chess-last-troop-hint-2 = Choose e5, d5 and f5, then e6. All three step ahead.
lesson-troop-chess-last-troop-mistake-1 = Sideways gains nothing, and now Black's row sweeps yours away.
lesson-troop-chess-last-troop-mistake-2 = Black is right in front of you. Go ahead, not back.

### 2: one step and two

lesson-troop-chess-march-title = Marching
lesson-troop-chess-march-goal = Reach the ringed points in two turns: one long, one slantwise.
lesson-troop-chess-march-success = One step goes any way. Two steps go only along the line.
lesson-troop-chess-march-hint-1 = The column of three moves. Choose its top stone first.
lesson-troop-chess-march-hint-2 = From e4 to e6, then from e6 to f7.
lesson-troop-chess-march-mistake-1 = Too short, or the wrong way. Up its own line a column may take two steps at once.
lesson-troop-chess-march-mistake-2 = Nearly! Compare where you stand with the rings, and choose another step.

### 3: the Pyramid

lesson-troop-chess-tip-title = The tip
lesson-troop-chess-tip-goal = Take the ringed stone with the tip of your arrow.
lesson-troop-chess-tip-success = Tip and two wings: a Pyramid. It goes two steps where it points.
lesson-troop-chess-tip-hint-1 = Choose e5 and the two stones just behind it, left and right.
lesson-troop-chess-tip-hint-2 = From e5 to e7: d4, e5 and f4 go together.
lesson-troop-chess-tip-mistake-1 = One step falls short. With the tip in front you may take two.
lesson-troop-chess-tip-mistake-2 = You chose a slanting row, an Oblique; its long way is slantwise. Choose one stone on each side.
lesson-troop-chess-tip-mistake-3 = The right three, but the tip points ahead, at the ringed stone.

### 4: the Wedge

lesson-troop-chess-corner-title = The corner
lesson-troop-chess-corner-goal = Choose three of the four, and take the ringed stone.
lesson-troop-chess-corner-success = That was a Wedge: its long way is where the corner points.
lesson-troop-chess-corner-hint-1 = The corner nearest to the ringed stone is d4. Leave out c3.
lesson-troop-chess-corner-hint-2 = Choose d4, c4 and d3, then f6.
lesson-troop-chess-corner-mistake-1 = With c3 the corner points another way. Leave c3 behind.
lesson-troop-chess-corner-mistake-2 = The right three, but one step is too short. Two are allowed this way.
lesson-troop-chess-corner-mistake-3 = The right three, the wrong way. The corner d4 points at the ringed stone.

### 5: leaping over own stones

lesson-troop-chess-out-title = Over your own
lesson-troop-chess-out-goal = This is the start. Bring a stone to a ringed point.
lesson-troop-chess-out-success = Two steps leap over your own stones; you just may not land on them.
lesson-troop-chess-out-hint-1 = A row goes ahead only one step. Build a tip from both ranks.
lesson-troop-chess-out-hint-2 = Choose e2, d1 and f1, then e4.
lesson-troop-chess-out-mistake-1 = Side by side they go ahead only one step. A tip or a corner goes two.
lesson-troop-chess-out-mistake-2 = That is not far enough. Which three may take two steps ahead?

### 6: heads look one way

lesson-troop-chess-slantwise-title = Not head on
lesson-troop-chess-slantwise-goal = Take the ringed stone without losing one of yours.
lesson-troop-chess-slantwise-success = The end of a line is a head: strong only where it looks.
lesson-troop-chess-slantwise-hint-1 = The ringed stone looks straight down, at e5. Come from another side.
lesson-troop-chess-slantwise-hint-2 = Choose d5, e5 and f5, and step slantwise: d5 to e6.
lesson-troop-chess-slantwise-mistake-1 = It is the head of its line, looking straight at you. Your stone fell.
lesson-troop-chess-slantwise-mistake-2 = That touches nobody. The ringed stone is only one step away.

### 7: the Serpent

lesson-troop-chess-serpent-title = The Serpent
lesson-troop-chess-serpent-goal = Go round the stone in front, and take the ringed one.
lesson-troop-chess-serpent-success = Two steps ahead or slantwise ahead, never over enemies; but a Serpent has no head.
lesson-troop-chess-serpent-hint-1 = Your Serpent is c2, c3 and d4; its tail is c2.
lesson-troop-chess-serpent-hint-2 = Two steps straight ahead, d4 to d6; then slantwise, d6 to f8.
lesson-troop-chess-serpent-mistake-1 = Too slow. From its tail your Serpent looks up the board: two steps, straight ahead.
lesson-troop-chess-serpent-mistake-2 = Nearly! From d6 the ringed stone is two steps slantwise.

### 8: head of several troops

lesson-troop-chess-eyes-title = Many eyes
lesson-troop-chess-eyes-goal = Strike a stone without losing one. The ringed one sees you.
lesson-troop-chess-eyes-success = One stone can be head of several troops, and looks where each looks.
lesson-troop-chess-eyes-hint-1 = Leave the ringed stone alone; strike its neighbour on c5.
lesson-troop-chess-eyes-hint-2 = From c4 to c5, with a4 and b4 beside it.
lesson-troop-chess-eyes-mistake-1 = The ringed stone threw yours back, and no three of yours touch: you have lost.
lesson-troop-chess-eyes-mistake-2 = The ringed stone looks down and both ways slantwise: it threw yours back.
lesson-troop-chess-eyes-mistake-3 = You did not strike, so Black did. One stone over there does not see you.

### 9: a head defends

lesson-troop-chess-stand-firm-title = Stand firm
lesson-troop-chess-stand-firm-goal = Black's tip strikes your ringed stone next. Make it look back.
lesson-troop-chess-stand-firm-success = Your head looked back: their striker fell, and Black's last troop with it.
lesson-troop-chess-stand-firm-hint-1 = At the top of a line of three, e4 is a head.
lesson-troop-chess-stand-firm-hint-2 = Choose d1, d2 and d3, and step right: d3 to e3.
lesson-troop-chess-stand-firm-mistake-1 = You ran into the tip yourself, and have no troop left.
lesson-troop-chess-stand-firm-mistake-2 = Nobody looked back at the tip, so it broke through.
lesson-troop-chess-stand-firm-mistake-3 = Running is safe for now. But e4 could have looked back.

### 10: both heads fall, a draw

lesson-troop-chess-save-a-draw-title = Head against head
lesson-troop-chess-save-a-draw-goal = Your last troop is trapped. Break it together with Black's.
lesson-troop-chess-save-a-draw-success = Head against head: both fall. No troop is left anywhere: a draw.
lesson-troop-chess-save-a-draw-hint-1 = Your top stone is a head, and the ringed tip is one, too.
lesson-troop-chess-save-a-draw-hint-2 = Run straight into it: e3 to e4.
lesson-troop-chess-save-a-draw-mistake-1 = You turned aside, and Black scattered your last troop.

### 11: a won position

lesson-troop-chess-finish-title = Finish it
lesson-troop-chess-finish-goal = Wren fights back now. Leave Black without a troop.
lesson-troop-chess-finish-success = Well played. Count troops, not stones: one good strike decides.
lesson-troop-chess-finish-hint-1 = Nine stones against five. Strike from the side, not head on.
lesson-troop-chess-finish-hint-2 = Lead with a tip or a corner, and keep three together.

### 12: the first match

lesson-troop-chess-first-match-title = Your first match
lesson-troop-chess-first-match-goal = Eighteen stones each, against Wren. Hints are on.
lesson-troop-chess-first-match-success = You have won your first match of Troop Chess!

### mini match 1

lesson-troop-chess-six-a-side-title = Six against six
lesson-troop-chess-six-a-side-goal = Six stones each. Leave Black without a troop.
lesson-troop-chess-six-a-side-success = Won: three that touch were not left to Black.

### mini match 2

lesson-troop-chess-two-lines-title = Two lines
lesson-troop-chess-two-lines-goal = Two lines each. Come from where their heads do not look.
lesson-troop-chess-two-lines-success = Won: a line is strong only where its ends look.

### mini match 3

lesson-troop-chess-eight-a-side-title = Eight against eight
lesson-troop-chess-eight-a-side-goal = Eight stones each. Keep your troops together.
lesson-troop-chess-eight-a-side-success = Won: together they were stronger.
