# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-spy = Spy
name-man = man

### How a game ends

reason-annihilation = The side to move has no piece left
reason-blocked = The side to move has no legal turn

### Options

option-landings = Landings
option-landings-help = Which cells behind a captured piece must be empty: the chosen one, or all that the capturer could land on.
option-landings-is-chosen = chosen
option-landings-is-all = all

### Sentences

# $piece: name, $from: triangle, $owner: side, $side: side
not-yours = The { $piece } on { $from } is { $owner }'s, and it is { $side }'s turn
# $from: triangle, $mirror: triangle
spy-blocked = The Spy on { $from } is blocked: all cells around it are occupied, and no enemy stands on its mirror cell { $mirror }
# $from: triangle
man-blocked = The man on { $from } is blocked: all cells that it could step to are occupied
# $capturers: list, $count: u32
compulsory-capture = Capturing is compulsory: { $capturers } can capture
# $piece: name, $to: triangle
already-there = The { $piece } is already on { $to }
# $cell: triangle, $from: triangle
not-adjacent = { $cell } is not adjacent to { $from }
white-goes-up = White's men move to the same or a higher line
black-goes-down = Black's men move to the same or a lower line
# $owner: side, $piece: name, $to: triangle
occupied = { $owner }'s { $piece } stands on { $to }: a step ends on an empty cell
# $from: triangle
only-spy-converts = Only a Spy converts, and a man stands on { $from }
# $from: triangle, $mirror: triangle, $cell: triangle
not-mirror = The mirror cell of { $from } is { $mirror }, not { $cell }
# $cell: triangle
mirror-empty = There is nothing to convert at the mirror cell { $cell }: it is empty
# $cell: triangle, $side: side, $piece: name
mirror-own = There is nothing to convert at the mirror cell { $cell }: { $side }'s { $piece } stands there
# $cell: triangle
became-spy = The man has become a Spy on { $cell }, and its turn ends there
# $cell: triangle
no-enemy = There is no enemy on { $cell } to capture
# $cell: triangle, $from: triangle, $targets: list, $count: u32
no-enemy-but = There is no enemy on { $cell } to capture; from { $from }, { $targets } can be captured
# $cell: triangle, $from: triangle, $rule: message
behind = { $cell } is behind the man on { $from }: { $rule }
# $from: triangle, $over: triangle
nowhere-to-land = From { $from } there is no cell to land on behind { $over }
# $over: triangle, $landing: triangle
only-landing-occupied = No landing behind { $over } is empty: { $landing } is occupied
# $over: triangle, $landings: list
landings-occupied = No landing behind { $over } is empty: { $landings } are occupied
# $over: triangle, $landing: triangle
one-of-all-occupied = landings=all: behind { $over }, { $landing } is occupied
# $over: triangle, $landings: list
some-of-all-occupied = landings=all: behind { $over }, { $landings } are occupied
# $landing: triangle, $over: triangle
landing-not-adjacent = The landing { $landing } is not adjacent to the captured piece on { $over }
# $start: triangle
lands-on-start = The capturer must land away from its start { $start }
# $landing: triangle, $start: triangle
lands-beside-start = The landing { $landing } is adjacent to the start { $start }
# $over: triangle, $landing: triangle, $rule: message
lands-backward = { $over } to { $landing } is backward: { $rule }
# $landing: triangle
landing-occupied = The landing { $landing } is occupied
no-cell = Choose a cell of the board
# $side: side, $cell: triangle
promotion-due = a man of { $side } would have become a Spy on { $cell }
# $most: usize
too-many = there are at most { $most } pieces
# $piece: name, $from: triangle, $to: triangle
steps = { $from } to { $to }
# $from: triangle, $to: triangle
steps-and-becomes-spy = { $from } to { $to }, becomes a Spy
# $from: triangle, $at: triangle, $piece: name
converts = The Spy on { $from } converts { $at }
# $from: triangle, $at: triangle
converts-to-spy = The Spy on { $from } converts { $at }, which becomes a Spy
# $piece: name, $from: triangle, $captures: list
captures = { $from } { $captures }
# $from: triangle, $captures: list
captures-and-becomes-spy = { $from } { $captures }, becomes a Spy
# $captured: name, $over: triangle, $landing: triangle
capture = captures { $over }, lands on { $landing }
