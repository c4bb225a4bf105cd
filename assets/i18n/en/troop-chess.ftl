# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-oblique = Oblique
name-piece = Piece
name-pyramid = Pyramid
name-serpent = Serpent
name-straight = Straight
name-wedge = Wedge
name-east = east
name-north = north
name-north-east = north-east
name-north-west = north-west
name-south = south
name-south-east = south-east
name-south-west = south-west
name-west = west

### How a game ends

reason-scattered = A side is scattered: no three of its pieces form a formation
reason-both-scattered = Both sides are scattered: neither has a formation left
reason-blocked = The side to move has formations, but none of them can move

### Options

option-ranks = Ranks
option-ranks-help = How many full ranks of pieces each side starts with.
option-ranks-is-2 = 2
option-ranks-is-3 = 3

### Sentences

# $point: point
chosen-already = { $point } is chosen already: choose another piece
# $point: point, $owner: side, $side: side
not-yours = The piece on { $point } is { $owner }'s, and it is { $side }'s turn
# $shape: name, $points: string
cannot-move = The { $shape } { $points } cannot move: every way is closed
# $points: list, $count: usize
none-can-move = No formation with { $points } can move: every way is closed
# $point: point
in-no-formation = The piece on { $point } is in no formation: no two others touch it as a group of three
# $first: point, $second: point
no-third = No formation has both { $first } and { $second }: a third piece must join them
# $points: list
not-connected = { $points } are no formation: they do not touch as a connected group
# $shape: name, $points: string
stays = The { $shape } { $points } would stay where it is
# $from: point, $target: point, $shape: name, $far_directions: list
no-steps = From { $from } to { $target } is not one step or two in one direction: it goes one step in any direction, or two steps { $far_directions }
# $shape: name, $points: string, $direction: name, $far_directions: list
no-two-steps = The { $shape } { $points } cannot go two steps { $direction }: it goes one step in any direction, or two steps { $far_directions }
# $owner: side, $point: point
passes-over = Two steps would pass over { $owner }'s piece on { $point }
# $from: point
leaves-board = The piece on { $from } would leave the board
# $side: side, $target: point, $from: point
own-piece = { $side }'s own piece stands on { $target }, where the piece on { $from } would land
no-point = Choose a point of the board
# $side: side, $most: u8
too-many = { $side } may have at most { $most } pieces
# $clauses: list
turn = { $clauses }
# $shape: name, $points: string, $direction: name
one-step = { $shape } { $points } one step { $direction }
# $shape: name, $points: string, $direction: name
two-steps = { $shape } { $points } two steps { $direction }
# $points: list
takes = takes { $points }
# $points: list
loses = loses { $points }
