# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-far-central-outpost = Far Central Outpost
name-far-king-s-outpost = Far King's Outpost
name-far-queen-s-outpost = Far Queen's Outpost
name-fortress = Fortress
name-guardian = Guardian
name-king = King
name-knight = Knight
name-lancer = Lancer
name-near-central-outpost = Near Central Outpost
name-near-king-s-outpost = Near King's Outpost
name-near-queen-s-outpost = Near Queen's Outpost
name-pike = Pike
name-pikeman = Pikeman
name-queen = Queen
name-sentinel = Sentinel
name-domination = domination
name-elimination = elimination
name-the-dual-escort = the dual escort
name-the-lone-escort = the lone escort

### How a game ends

reason-elimination = King and Queen of the other side are gone
reason-dual-escort = King and Queen hold the Fortress together
reason-lone-escort = The last monarch holds the Fortress
reason-domination = Five zones or more are under control
reason-mutual-elimination = Neither side has a King or a Queen left
reason-stalemate = The side to move has no legal turn

### Options

option-second-wind = Second Wind
option-second-wind-help = A side that meets a winning condition has won only if the other side cannot undo it at once.
option-second-wind-is-on = on
option-second-wind-is-off = off

### Sentences

# $piece: name, $from: square, $owner: side, $side: side
not-yours = The { $piece } on { $from } is { $owner }'s, and it is { $side }'s turn
# $piece: name, $from: square
asleep = The { $piece } on { $from } is asleep: own pieces stand all around it
# $piece: name, $from: square
nowhere-to-land = The { $piece } on { $from } is asleep: own pieces or closed zones are everywhere it could land
# $piece: name, $to: square
already-there = The { $piece } is already on { $to }
# $side: side, $piece: name, $to: square
own-piece = { $side }'s own { $piece } stands on { $to }
# $piece: name
steps-one = The { $piece } steps one square in any direction
# $piece: name
leaps-two = The { $piece } leaps exactly two squares away, over anything
# $piece: name
slides-diagonally = The { $piece } slides along diagonals
# $piece: name
slides-straight = The { $piece } slides along ranks and files
# $piece: name
slides-any-way = The { $piece } slides along ranks, files and diagonals
# $piece: name, $zone: name, $owner: side
stops-at-zone = The { $piece } must stop at the { $zone }: { $owner } controls it
# $owner: side, $blocker: name, $square: square, $piece: name
blocked = { $owner }'s { $blocker } on { $square } blocks the way of the { $piece }
# $piece: name, $zone: name
contested-zone = The { $piece } may not land in a contested zone: both sides are in the { $zone }
# $piece: name, $zone: name, $owner: side
enemy-zone = The { $piece } may not land in an enemy zone: { $owner } controls the { $zone }
# $owner: side, $claims: list
monarch-may-not-answer = { $owner } claims { $claims }: only a piece other than King or Queen may answer
# $owner: side, $claims: list, $piece: name, $from: square
no-move-answers = { $owner } claims { $claims }: no move of the { $piece } on { $from } undoes that
# $owner: side, $claims: list, $remaining: list
still-elimination = { $owner } claims { $claims }: after this move { $owner } would still have { $remaining }; the last King or Queen must be taken
# $owner: side, $claims: list, $remaining: list
still-escort = { $owner } claims { $claims }: after this move { $owner } would still have { $remaining }; another piece must enter the Fortress
# $owner: side, $claims: list, $remaining: list
still-domination = { $owner } claims { $claims }: after this move { $owner } would still have { $remaining }; no more than four zones may remain
# $turn: string
captures-nothing = it captures nothing ({ $turn })
# $turn: string
other-promotions = its promotions are others ({ $turn })
# $turn: string
other-fortress = it does not change the Fortress so ({ $turn })
# $side: side, $piece: name
none-of-kind = { $side } has no { $piece }
# $side: side, $piece: name
none-of-kind-there = { $side } has no { $piece } there
# $side: side, $squares: list, $to: square
none-can-go = no such piece of { $side } (on { $squares }) can go to { $to }
# $side: side
seven-knights = { $side } may have at most six Knights
# $side: side
three-pikemen = { $side } may have at most two Pikemen and Lancers together
# $side: side
three-guardians = { $side } may have at most two Guardians and Sentinels together
# $side: side
two-queens = { $side } may have at most one Queen
# $side: side
two-kings = { $side } may have at most one King
# $square: square
promotion-due = the piece on { $square } would have been promoted: its side is alone in the Fortress
# $clauses: list
turn = { $clauses }
# $piece: name, $to: string
goes = { $piece } to { $to }
# $origin: string, $piece: name, $to: string
goes-from = { $origin } { $piece } to { $to }
# $piece: name, $to: string
captures = { $piece } captures { $to }
# $origin: string, $piece: name, $to: string
captures-from = { $origin } { $piece } captures { $to }
# $pieces: list
promotes = promotes to { $pieces }
# $piece: name, $promoted: name
enemy-promotes = enemy { $piece } promotes to { $promoted }
controls = controls
contests = contests
concedes = concedes
