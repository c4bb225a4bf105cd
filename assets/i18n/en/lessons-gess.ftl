# The lessons of Gess: docs/learning.md says how long each text may be.

### 1: break the ring

lesson-gess-break-ring-title = Break the ring
lesson-gess-break-ring-goal = Run the two marked stones straight up into White's ring.
lesson-gess-break-ring-success = Won! The eight framed stones are a ring. Whoever has none left has lost.
lesson-gess-break-ring-hint-1 = Choose l9, the lower one. Its neighbours come along.
lesson-gess-break-ring-hint-2 = From l9 up to l16, where you touch the ring.
lesson-gess-break-ring-mistake-1 = The right way, but do not stop: run on until you touch the ring.
lesson-gess-break-ring-mistake-2 = That tore your own ring, around l3, and lost at once.
lesson-gess-break-ring-mistake-3 = Something else moved. Choose l9: a stone above it pulls it up.

### 2: what a piece is

lesson-gess-block-title = What moves together
lesson-gess-block-goal = Move all five marked stones in one single turn.
lesson-gess-block-success = Any 3×3 block with stones of yours, and none of White's, is a piece.
lesson-gess-block-hint-1 = The cell that you choose takes its eight neighbours along.
lesson-gess-block-hint-2 = Choose i8, in the middle of the five, and go any way you can.
lesson-gess-block-mistake-1 = Only the stones around your cell came along. Which cell has all five?
lesson-gess-block-mistake-2 = Those were others. The marked five lie around one cell.

### 3: directions

lesson-gess-lone-stone-title = The lone stone
lesson-gess-lone-stone-goal = Send the lone stone on h9 to the right: capture k9.
lesson-gess-lone-stone-success = A stone on the right side of a block pulls it right, three cells far.
lesson-gess-lone-stone-hint-1 = The stone must be at the right of the cell that you choose.
lesson-gess-lone-stone-hint-2 = Choose g9, the empty cell left of it, and go to j9.
lesson-gess-lone-stone-mistake-1 = The right way! Now go all three cells at once.
lesson-gess-lone-stone-mistake-2 = A stone pulls its block to its own side. Yours must pull right.
lesson-gess-lone-stone-mistake-3 = The stone on h9 stayed where it was. Choose a cell beside it.

### 4: how far

lesson-gess-range-title = A stone in the middle
lesson-gess-range-goal = Capture a marked stone. Only one of your two groups can.
lesson-gess-range-success = With a stone in the middle a block goes any distance, without one three cells.
lesson-gess-range-hint-1 = Compare the groups: which has a stone in its middle?
lesson-gess-range-hint-2 = Choose o8, and run up to o14.
lesson-gess-range-mistake-1 = The middle of that one is empty: three cells are all it can do.
lesson-gess-range-mistake-2 = Nothing captured. Choose o8, with a stone above, and run up to the end.

### 5: the first touch

lesson-gess-first-touch-title = In the way
lesson-gess-first-touch-goal = Break White's ring without losing a stone of yours.
lesson-gess-first-touch-success = Won. A block stops at the first stone it touches, even at your own.
lesson-gess-first-touch-hint-1 = The block is three cells wide, and k12 would touch it. Move k12 first.
lesson-gess-first-touch-hint-2 = Choose l12 and go left with that stone; then l7 runs up.
lesson-gess-first-touch-mistake-1 = That tore your own ring. Leave its eight stones in peace.
lesson-gess-first-touch-mistake-2 = It touched a stone of yours: it had to stop there, and the stone is gone.

### 6: everything under the block

lesson-gess-sweep-title = Swept away
lesson-gess-sweep-goal = Capture three white stones in one turn.
lesson-gess-sweep-success = Everything under the block goes, under its empty cells too.
lesson-gess-sweep-hint-1 = Your marked group can run up, or slantwise up to the right.
lesson-gess-sweep-hint-2 = From g8 slantwise to k12: there it touches all three.
lesson-gess-sweep-mistake-1 = That tore your own ring. Use the marked group.
lesson-gess-sweep-mistake-2 = Only one: the first touch stops you. Come to the other three from the side.
lesson-gess-sweep-mistake-3 = Nothing swept away so far. Go on until you touch White's stones.

### 7: over the edge

lesson-gess-edge-title = At the edge
lesson-gess-edge-goal = Capture e9 with your stone at the edge.
lesson-gess-edge-success = The chosen cell may lie on the rim outside. Stones may not.
lesson-gess-edge-hint-1 = Your stone must be at the right of the chosen cell. Look outside.
lesson-gess-edge-hint-2 = Choose a9, on the rim, and go right to d9.
lesson-gess-edge-mistake-1 = The right cell! Now go all three cells at once.
lesson-gess-edge-mistake-2 = Over the edge: that stone is lost for good.
lesson-gess-edge-mistake-3 = It went another way. It must be at the right of the chosen cell.
lesson-gess-edge-mistake-4 = The stone at the edge, b9, has not moved. It is the one to use.

### 8: your own ring

lesson-gess-own-ring-title = Hands off your ring
lesson-gess-own-ring-goal = Capture both marked stones with one of your big blocks.
lesson-gess-own-ring-success = Well chosen: that block takes no stone of your ring along.
lesson-gess-own-ring-hint-1 = Two full blocks could do it. One of them shares stones with your ring.
lesson-gess-own-ring-hint-2 = Choose i3, not j3, and run up to i10.
lesson-gess-own-ring-mistake-1 = Your ring is torn: the block took stones of it along. You have lost.
lesson-gess-own-ring-mistake-2 = Not both. A full block of nine goes any distance, every way.

### 9: a second ring

lesson-gess-second-ring-title = A ring to spare
lesson-gess-second-ring-goal = Bring down the marked stones. Then run j3 into White's ring.
lesson-gess-second-ring-success = Won: your second ring was still whole, White's only one was not.
lesson-gess-second-ring-hint-1 = Eight stones round an empty cell make a new ring.
lesson-gess-second-ring-hint-2 = First f13 down to f10, then j3 up to j16.
lesson-gess-second-ring-mistake-1 = Your last ring is gone. Even if White's breaks too, whoever moved has lost.
lesson-gess-second-ring-mistake-2 = No second ring yet: eight stones round the empty cell f8.

### 10: dodging, and the draw

lesson-gess-draw-title = Round and round
lesson-gess-draw-goal = White will strike. Dodge with your ring, then dodge back.
lesson-gess-draw-success = Once a position has come up three times, it is a draw. Not lost!
lesson-gess-draw-hint-1 = A ring is a piece, too: three cells any way, as its middle is empty.
lesson-gess-draw-hint-2 = Choose d3 and go right to g3; next turn go back.
lesson-gess-draw-mistake-1 = White's block is three cells wide, and your ring was still in its way.
lesson-gess-draw-mistake-2 = Your ring is no ring any more. Move all of it, and stay on the board.
lesson-gess-draw-mistake-3 = Now the position is a new one. Go back, and it comes about again.

### 11: a won position

lesson-gess-finish-title = Finish it
lesson-gess-finish-goal = Wren fights back now. Break the white ring, keep yours.
lesson-gess-finish-success = Well played. Blocks, runs, rings: you know it all.
lesson-gess-finish-hint-1 = The full block on h8 goes any distance, every way.
lesson-gess-finish-hint-2 = Bring it below the ring, then run up. Keep looking for a clear way.
lesson-gess-finish-mistake-1 = Your last ring is gone. Look at it before every turn.

### 12: the first match

lesson-gess-first-match-title = Your first match
lesson-gess-first-match-goal = 43 stones each, against Wren. Hints are on.
lesson-gess-first-match-success = You have won your first match of Gess!

### mini match 1

lesson-gess-ring-and-blocks-title = Three pieces each
lesson-gess-ring-and-blocks-goal = A ring, a block and a cross each. Break White's ring.
lesson-gess-ring-and-blocks-success = Won: three pieces were enough to break a ring.

### mini match 2

lesson-gess-one-block-title = One block each
lesson-gess-one-block-goal = A ring and one big block each. Use it well.
lesson-gess-one-block-success = Won: one block that goes any distance is a strong piece.

### mini match 3

lesson-gess-two-rings-title = Two rings each
lesson-gess-two-rings-goal = Two rings each: break both of White's, keep one of yours.
lesson-gess-two-rings-success = Won: a second ring gives time, and no more.
