# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-bishop = Bishop
name-blocked-square = Blocked square
name-king = King
name-knight = Knight
name-pawn = Pawn
name-queen = Queen
name-rook = Rook

### How a game ends

reason-checkmate = The King is attacked and no move saves it
reason-stalemate = The side to move has no legal move and is not in check
reason-bare-kings = Only the two Kings are left
reason-void = The side to choose has no square left for its piece

### Options

option-blocked = Blocked squares
option-blocked-help = How many squares are closed to every piece.
option-seed = Seed of the board
option-seed-help = The number from which the blocked squares are drawn; the same number gives the same board.

### Sentences

still-placing = The pieces are still being placed
all-placed = All pieces are placed
# $piece: name
other-piece = the piece to place now is the { $piece }
# $owner: side, $piece: name, $square: square
taken = { $owner }'s { $piece } stands on { $square }
# $square: square
blocked = { $square } is blocked
# $square: square, $side: side
banned-for-king = { $square } is banned for { $side } until this pair stands: it has been tried for the King already
# $square: square, $side: side
banned-by-clash = { $square } is banned for { $side } until this pair stands: it has been chosen by both already
# $square: square, $colour_of: string, $first: square
same-colour = The second Bishop goes on the other colour: { $square } has that of { $colour_of }, as { $first } has
# $owner: side, $piece: name, $from: square, $king: square
king-attacked = { $owner }'s { $piece } on { $from } would attack the King on { $king }
# $king: square
no-king-there = The King cannot stand on { $king }
# $piece: name, $from: square, $owner: side, $side: side
not-yours = The { $piece } on { $from } is { $owner }'s, and it is { $side }'s turn
# $piece: name, $from: square
shut-in = The { $piece } on { $from } is shut in
# $side: side, $piece: name
no-help = { $side } is in check, and no move of the { $piece } helps
# $piece: name, $to: square
already-there = The { $piece } is already on { $to }
# $side: side, $piece: name, $to: square
own-piece = { $side }'s own { $piece } stands on { $to }
# $piece: name, $to: square
pawn-meets = The Pawn captures diagonally only: the { $piece } on { $to } is in its way
# $to: square
pawn-captures-nothing = The Pawn goes diagonally only to capture: { $to } is empty
# $owner: side, $blocker: name, $square: square, $piece: name
in-the-way = { $owner }'s { $blocker } on { $square } is in the way of the { $piece }
# $square: square, $piece: name
blocked-in-the-way = The blocked square { $square } is in the way of the { $piece }
pawn-moves = The Pawn steps one square along a rank or file, and captures one square diagonally
knight-moves = The Knight leaps two squares along a rank or file and one to the side
bishop-moves = The Bishop moves along diagonals
rook-moves = The Rook moves along ranks and files
queen-moves = The Queen moves along ranks, files and diagonals
king-moves = The King moves one square in any direction
# $turn: string
captures-nothing = it captures nothing ({ $turn })
# $turn: string
no-check = it gives no check ({ $turn })
# $turn: string
no-mate = it does not mate ({ $turn })
# $side: side, $piece: name
none-of-kind = { $side } has no { $piece }
# $side: side, $piece: name
none-of-kind-there = { $side } has no { $piece } there
# $side: side, $squares: list, $to: square
none-goes = no such piece of { $side } (on { $squares }) can go to { $to }
# $needed: usize, $count: usize
blocked-squares = { $needed } blocked squares are needed, and there are { $count }
# $side: side
bishops-alike = { $side }'s two Bishops stand on squares of one colour
# $waiting: side, $side: side
waiting-in-check = { $waiting } is in check, and it is { $side }'s turn
# $side: side, $most: usize, $piece: name
too-many = { $side } may have at most { $most } of the kind { $piece } here
# $side: side, $count: usize, $piece: name, $least: usize
too-few = { $side } has { $count } of the kind { $piece }, and needs { $least }
# $side: side, $square: square
no-ban = { $side } could not have chosen { $square }, so it cannot be banned
choice-missing = White's chosen square is missing, and Black is to choose
# $piece: name, $square: string
places = { $piece } on { $square }
# $clauses: list
move = { $clauses }
# $piece: name, $to: string
goes = { $piece } to { $to }
# $origin: string, $piece: name, $to: string
goes-from = { $origin } { $piece } to { $to }
# $piece: name, $to: string
takes = { $piece } takes { $to }
# $origin: string, $piece: name, $to: string
takes-from = { $origin } { $piece } takes { $to }
check = check
checkmate = checkmate
# $square: square
same-square = Both chose { $square }: both choose again, not { $square }.
# $white: square, $black: square
kings-attack = The Kings on { $white } and { $black } would attack each other: both choose again, White not { $white }, Black not { $black }.
# $side: side, $near: u32, $other: side, $far: u32
closer-begins = Play begins. { $side } has the first turn: its King and Queen are { $near } apart, those of { $other } { $far }.
# $side: side
others-decide = Play begins. { $side } has the first turn: Kings and Queens are equally far apart, and so its other pieces decide, or else White begins.
