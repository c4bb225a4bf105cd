# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-grass = Grass
name-huckleberry = Huckleberry
name-pine = Pine
name-underbrush = Underbrush
name-a-birch = a-Birch
name-b-ash = b-Ash
name-c-beech = c-Beech
name-f-beech = f-Beech
name-g-ash = g-Ash
name-h-birch = h-Birch

### How a game ends

reason-mutual-annihilation = Neither side has a huckleberry left
reason-suicide = The side that moved gave up its last huckleberry
reason-huckleberry = The last huckleberry of the other side is gone

### Sentences

# $side: side, $square: square
no-chain = no chain of { $side } has its head on { $square }
# $piece: name, $square: square, $owner: side, $side: side
not-yours = the { $piece } on { $square } is { $owner }'s, and it is { $side }'s turn
# $piece: name, $square: square, $side: side
own = { $piece } on { $square } is { $side }'s own
# $square: square
neutral = the underbrush on { $square } is neutral: nobody's
# $square: square
nothing-grows = nothing grows on { $square } then
# $piece: name, $from: square, $to: square
no-step = the { $piece } grows one step in any direction: not from { $from } to { $to }
# $piece: name, $from: square, $to: square
no-birch-way = the { $piece } grows along ranks and files: not from { $from } to { $to }
# $piece: name, $from: square, $to: square
no-ash-way = the { $piece } grows by a knight's leap: not from { $from } to { $to }
# $piece: name, $from: square, $to: square
no-beech-way = the { $piece } grows along diagonals: not from { $from } to { $to }
# $piece: name, $from: square, $to: square
no-pine-way = the { $piece } grows along ranks, files and diagonals: not from { $from } to { $to }
# $piece: name, $there: message
onto-bare-ground = the { $piece } grows onto bare ground only; { $there }
# $piece: name, $there: message
onto-grass = the { $piece } grows onto grass only; { $there }
# $piece: name, $there: message
onto-underbrush = the { $piece } grows onto underbrush and huckleberry only; { $there }
# $target: square
attack-fails = the attack on { $target } fails: two different trees must attempt the same square in one turn
# $side: side
has-leapt = { $side }'s huckleberry has leapt already
# $side: side, $there: message
onto-own-grass = the huckleberry leaps onto { $side }'s own grass only; { $there }
# $side: side
no-huckleberry = { $side } has no huckleberry left then
# $example: string
order-missing = the running chains must follow, in any order: { $example }
no-other-chain = no other chain of the side is running, so nothing may follow the action
# $head: square
no-head = no chain that is to be executed has its head on { $head }
# $head: square
named-twice = the chain on { $head } is named twice
# $head: square, $example: string
not-named = the chain on { $head } is running too: all must be named, as in { $example }
star-after-stop = a stop comes before everything, so * may not stand in the order
# $example: string
star-missing = * must stand where the action comes, as in { $example }
star-twice = the action comes only once, so * may stand only once
no-action = Choose where it grows to, or to stop, to retreat or to leap
action-done = The action has been done
no-event = Choose the head of a chain that is still to be executed, or the action
# $square: square
lost-tree = the tree square { $square } is not connected to its root
# $head: square
head-on-bare = { $head } is bare ground: no chain can have its head there
# $head: square
head-on-neutral = { $head } is neutral ground: no chain can have its head there
# $head: square
head-on-root = { $head } is the root of its tree: no chain can have its head there
# $head: square, $next: square
no-such-growth = what stands on { $head } cannot grow to { $next }
# $head: square, $next: square
from-beyond = a growth that goes on to { $next } cannot have come to { $head }: off the board
# $chains: u32, $side: side, $most: u32
too-many-chains = { $chains } chains of { $side } could come to run together, at most { $most } may: they can be executed in too many orders
# $square: square, $owner: side, $piece: name
there-piece = on { $square } is { $owner }'s { $piece }
# $square: square, $owner: side, $piece: name
there-same-tree = on { $square } is { $owner }'s { $piece }, the same tree
# $square: square
there-neutral = on { $square } is neutral underbrush
# $square: square
there-bare-ground = on { $square } is bare ground
# $events: list
turn = { $events }
# $piece: name, $from: square, $to: square
grows = { $piece } on { $from } grows to { $to }
# $piece: name, $from: square, $target: square
attacks = { $piece } on { $from } attacks { $target }
# $piece: name, $head: square
stops = the { $piece } on { $head } stops
# $piece: name, $from: square
retreats = { $piece } retreats from { $from }
# $to: square
leaps = Huckleberry leaps to { $to }
# $piece: name, $head: square, $to: square
grows-on = { $piece } on { $head } grows on to { $to }
# $piece: name, $head: square
chain-stops = { $piece } on { $head } stops
