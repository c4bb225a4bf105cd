# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-stone = Stone
name-east = east
name-north = north
name-north-east = north-east
name-north-west = north-west
name-south = south
name-south-east = south-east
name-south-west = south-west
name-west = west

### How a game ends

reason-own-ring-broken = The last move has left its own side without a ring
reason-no-ring = The last ring of the other side is broken

### Options

option-centre-on-board = Centres on the board
option-centre-on-board-help = The centre of a piece may not stand on or enter the rim. Together with "Keep the last ring" this is the classroom version.
option-centre-on-board-is-off = off
option-centre-on-board-is-on = on
option-keep-ring = Keep the last ring
option-keep-ring-help = A move that would leave the mover without a ring is illegal instead of losing. Together with "Centres on the board" this is the classroom version.
option-keep-ring-is-off = off
option-keep-ring-is-on = on

### Sentences

# $centre: point
on-the-rim = { $centre } is on the rim, and centres must stay on the board (b2 to s19)
# $centre: point, $side: side, $enemy: point, $owner: side
foreign-stone = The block { $centre } is no piece of { $side }: { $owner }'s stone on { $enemy } is in it
# $side: side, $centre: point
no-stone = There is no stone of { $side } in the block { $centre }
# $centre: point
no-direction = The piece { $centre } has a stone only in its centre, so it has no direction
# $from: point, $side: side
every-move-breaks-ring = Every move of the piece { $from } would leave { $side } without a ring
# $side: side
breaks-ring = This would leave { $side } without a ring
# $from: point
already-there = The piece { $from } is already there
# $from: point, $to: point
no-line = No straight line leads from { $from } to { $to }
# $from: point, $direction: name
no-stone-that-way = The piece { $from } has no stone in the { $direction }, so it cannot go that way
# $from: point, $range: u8, $steps: u8
too-far = The piece { $from } has no stone in its centre, so it goes at most { $range } cells, not { $steps }
# $from: point, $end: point, $side: side, $stone: point
meets-own = The piece { $from } must stop at { $end }, where it meets { $side }'s own stone on { $stone }
# $from: point, $end: point, $side: side, $stone: point
meets-enemy = The piece { $from } must stop at { $end }, where it meets { $side }'s stone on { $stone }
no-cell = Choose a cell of the board or its rim
# $side: side, $most: u32
too-many = { $side } may have at most { $most } stones
# $clauses: list
turn = { $clauses }
# $from: string, $to: string
goes = { $from } to { $to }
# $own: u32
removes-own = removes { $own ->
    [one] 1 stone
    *[other] { $own } stones
    } of its own
# $stones: u32, $side: side
removes-enemy = removes { $stones ->
    [one] 1 stone
    *[other] { $stones } stones
    } of { $side }
# $stones: u32, $side: side, $own: u32
removes-both = removes { $stones ->
    [one] 1 stone
    *[other] { $stones } stones
    } of { $side } and { $own } of its own
# $stones: u32
over-the-edge = { $stones ->
    [one] 1 stone
    *[other] { $stones } stones
    } over the edge
