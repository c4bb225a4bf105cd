# The lessons of Go-Chess: docs/learning.md says how long each text may be.

### 1: checkmate

lesson-go-chess-mate-title = Mate
lesson-go-chess-mate-goal = Attack the ringed King so that it cannot get away.
lesson-go-chess-mate-success = Checkmate! The King is attacked, and every way out is shut: you win.
lesson-go-chess-mate-hint-1 = Your Rook, the tower, goes straight as far as it likes.
lesson-go-chess-mate-hint-2 = Across to a4: from there it sees up the whole file.
lesson-go-chess-mate-mistake-1 = Blocked squares stand between Rook and King, and nothing slides past those.
lesson-go-chess-mate-mistake-2 = Nothing attacks the King now. Only the Rook can get at it.

### 2: Pawns go every way

lesson-go-chess-pawn-title = Pawns go every way
lesson-go-chess-pawn-goal = Take the ringed Rook with your middle Pawn, in two turns.
lesson-go-chess-pawn-success = Pawns step straight and take slantwise, in all four directions. They stay Pawns for ever.
lesson-go-chess-pawn-hint-1 = Your Pawn on e5 may step back, too.
lesson-go-chess-pawn-hint-2 = Back to e4; then take slantwise on f3.
lesson-go-chess-pawn-mistake-1 = The Pawn on c5 takes back: black ones go every way, too.
lesson-go-chess-pawn-mistake-2 = A Pawn took yours, slantwise. Step where none of them stands at a corner.
lesson-go-chess-pawn-mistake-3 = The Rook stands slantwise behind you: take it now.

### 3: Rook, Bishop and Queen

lesson-go-chess-lines-title = Straight and slantwise
lesson-go-chess-lines-goal = Take the three ringed Pawns in three turns.
lesson-go-chess-lines-success = Rooks go straight, Bishops slantwise, the Queen both, until something is in the way.
lesson-go-chess-lines-hint-1 = The Rook on b2 and the Bishop on c3 reach one each.
lesson-go-chess-lines-hint-2 = The Rook takes g2, the Bishop a5, and the Queen, slantwise, i6.
lesson-go-chess-lines-mistake-1 = That square was guarded: a Pawn took you, slantwise.
lesson-go-chess-lines-mistake-2 = Nothing taken. Look along the lines: they end at blocked squares and pieces.

### 4: the Knight

lesson-go-chess-leap-title = The Knight leaps
lesson-go-chess-leap-goal = Take the ringed Rook. Your Knight leaps over blocked squares.
lesson-go-chess-leap-success = Two squares straight, one aside, over everything: that is how a Knight leaps.
lesson-go-chess-leap-hint-1 = The Knight on e5 needs two leaps. Keep off the guarded square.
lesson-go-chess-leap-hint-2 = First to g6, then to h8.
lesson-go-chess-leap-mistake-1 = That square was guarded, and your Knight fell.
lesson-go-chess-leap-mistake-2 = The others do not get round the blocked squares in time. Use the Knight.
lesson-go-chess-leap-mistake-3 = Two squares straight, one aside: from there the Knight does not reach the Rook.

### 5: the King is attacked

lesson-go-chess-check-title = Check
lesson-go-chess-check-goal = Your King is attacked. Save it without losing anything.
lesson-go-chess-check-success = An attacked King is in check: take, block or step away, at once.
lesson-go-chess-check-hint-1 = The Rook on e9 attacks. Who of yours can take it?
lesson-go-chess-check-hint-2 = The Knight leaps from c8 to e9.
lesson-go-chess-check-mistake-1 = The King stepped aside, and the Queen behind it fell.
lesson-go-chess-check-mistake-2 = In the way, yes, but unguarded: the Knight fell, and the King is attacked again.

### 6: mate, not stalemate

lesson-go-chess-no-stalemate-title = Not too tight
lesson-go-chess-no-stalemate-goal = Win now: attack the King so that it cannot escape.
lesson-go-chess-no-stalemate-success = Checkmate. Not attacked and no move is a draw; so are two Kings alone.
lesson-go-chess-no-stalemate-hint-1 = The Queen attacks along the file on which the King stands.
lesson-go-chess-no-stalemate-hint-2 = Go to a1 or a4: your King guards the way out.
lesson-go-chess-no-stalemate-mistake-1 = The King is not attacked, and Black cannot move: stalemate, a draw.
lesson-go-chess-no-stalemate-mistake-2 = Black can still move. Attack the King along its file.

### 7: placing in secret

lesson-go-chess-secret-title = In secret
lesson-go-chess-secret-goal = You both place Pawns in secret. Try the ringed square.
lesson-go-chess-secret-success = The same square twice: nobody gets it, both choose again. Then both appear together.
lesson-go-chess-secret-hint-1 = A Pawn may go on any empty square that is not blocked.
lesson-go-chess-secret-hint-2 = First e5. Then, after the clash, any other square.
lesson-go-chess-secret-mistake-1 = Different squares, so both Pawns stand at once. Try the ringed one.

### 8: the second Bishop

lesson-go-chess-bishops-title = The other colour
lesson-go-chess-bishops-goal = Place your second Bishop: attack the ringed Pawn from afar.
lesson-go-chess-bishops-success = Two Bishops, two colours: the second may not stand on the first one's colour.
lesson-go-chess-bishops-hint-1 = Look along the slanting lines that lead to the ringed Pawn.
lesson-go-chess-bishops-hint-2 = Two squares away it cannot take you: a7 or a3.
lesson-go-chess-bishops-mistake-1 = That close, the Pawn attacks you as well: it takes one square slantwise.
lesson-go-chess-bishops-mistake-2 = From there no free slanting line leads to the ringed Pawn.

### 9: who begins

lesson-go-chess-who-begins-title = Who begins?
lesson-go-chess-who-begins-goal = Place your King close to your Queen, so that you begin.
lesson-go-chess-who-begins-success = You begin: your King is closer to its Queen. Attacked squares are forbidden to it.
lesson-go-chess-who-begins-hint-1 = The ringed piece is your Queen. Count files plus ranks.
lesson-go-chess-who-begins-hint-2 = One step from her: h1 or i2.
lesson-go-chess-who-begins-mistake-1 = Black begins: your King stands no closer to its Queen than Black's.

### 10: Kings side by side

lesson-go-chess-kings-title = Kings apart
lesson-go-chess-kings-goal = Place your King on the ringed square; Black's comes close.
lesson-go-chess-kings-success = Kings side by side go back, and neither may try its own square again.
lesson-go-chess-kings-hint-1 = First the ringed square, c7.
lesson-go-chess-kings-hint-2 = When both went back, choose another square, such as i5.
lesson-go-chess-kings-mistake-1 = Far apart, both Kings stand. Try the ringed square, and see them meet.

### 11: a won position

lesson-go-chess-finish-title = Finish it
lesson-go-chess-finish-goal = Wren fights back now. Attack the King until it is mate.
lesson-go-chess-finish-success = Well played. First shut the King in, then attack it.
lesson-go-chess-finish-hint-1 = A Rook on the rank before the King shuts it in.
lesson-go-chess-finish-hint-2 = First Rook to a9; then the other one attacks along rank 10.

### 12: the first match

lesson-go-chess-first-match-title = Your first match
lesson-go-chess-first-match-goal = A whole match against Wren, from the empty board. Hints are on.
lesson-go-chess-first-match-success = You have won your first match of Go-Chess!

### mini match 1

lesson-go-chess-queen-and-bishop-title = Queen and Bishop
lesson-go-chess-queen-and-bishop-goal = Your Queen and Bishop against Rook and Knight. Give mate.
lesson-go-chess-queen-and-bishop-success = Mate! The Queen does it with help, seldom alone.

### mini match 2

lesson-go-chess-queen-and-rook-title = Queen and Rook
lesson-go-chess-queen-and-rook-goal = Your Queen and Rook against Rook and Knight. Give mate.
lesson-go-chess-queen-and-rook-success = Mate! Two strong pieces take the King's squares away.

### mini match 3

lesson-go-chess-queens-title = A Queen each
lesson-go-chess-queens-goal = A Queen, a Knight and three Pawns each, already placed. Give mate.
lesson-go-chess-queens-success = Mate! That was a whole game of Go-Chess but for the placing.
