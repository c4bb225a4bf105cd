# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-balista = Balista
name-balista-tribun = Balista Tribun
name-centuria = Centuria
name-centuria-tribun = Centuria Tribun
name-eques = Eques
name-eques-tribun = Eques Tribun
name-hastatus = Hastatus
name-hastatus-tribun = Hastatus Tribun
name-piece = Piece
name-saggitarius = Saggitarius
name-saggitarius-tribun = Saggitarius Tribun
name-servus = Servus
name-tribun = Tribun

### How a game ends

reason-nex = The Tribun of the other side has fallen
reason-paralysis = The side to move has no legal turn

### Options

option-first = First turn
option-first-help = Who begins: White or Black, as the players agree.
option-first-is-w = w
option-first-is-b = b
option-rules = Rules
option-rules-help = The full rules, or ninety per cent of them for beginners: no Impero, no symmetric combine, no Centuria.
option-rules-is-full = full
option-rules-is-ninety = ninety

### Sentences

no-hex = Choose a hex of the board
no-action = Choose a hex to go to, a pattern, or to split the unit
no-result = Choose what is left of the target, or who moves in and how
no-part = Choose a hex next to the first one
# $counts: list
no-number = Choose how many: { $counts }
# $hex: hex
no-unit = There is no unit on { $hex }
# $piece: name, $hex: hex, $owner: side, $side: side
not-yours = The { $piece } on { $hex } is { $owner }'s, and it is { $side }'s turn
# $piece: name, $hex: hex
asleep = The { $piece } on { $hex } is asleep: it can neither move nor be split
# $piece: name, $from: hex
no-slave = The { $piece } on { $from } has no slave
# $piece: name, $to: hex
already-there = The { $piece } is already on { $to }
# $owner: side, $piece: name, $to: hex
not-empty = A move goes to an empty hex, and { $owner }'s { $piece } stands on { $to }
# $piece: name, $to: hex, $why: message
cannot-go = The { $piece } cannot go to { $to }: { $why }
# $slave: name, $to: hex, $why: message
slave-cannot-go = The enslaved { $slave } cannot go to { $to }: { $why }
tribun-moves = The Tribun steps to one of the six hexes around it
# $piece: name
servus-moves = The { $piece } steps one hex straight forward
# $piece: name
hastatus-moves = The { $piece } leaps to the hexes of its own colour two away
# $piece: name
saggitarius-moves = The { $piece } leaps to the hexes of other colours three away
# $piece: name
slider-moves = The { $piece } slides in leaps of the Hastatus, over empty hexes
# $piece: name
centuria-moves = The { $piece } steps one hex, or two straight unless an enemy is between
# $slave: name
slave-servus-moves = The enslaved { $slave } steps one hex straight forward
# $slave: name
slave-hastatus-moves = The enslaved { $slave } leaps to the hexes of its own colour two away
# $slave: name
slave-saggitarius-moves = The enslaved { $slave } leaps to the hexes of other colours three away
# $slave: name
slave-slider-moves = The enslaved { $slave } slides in leaps of the Hastatus, over empty hexes
# $slave: name
slave-centuria-moves = The enslaved { $slave } steps one hex, or two straight unless an enemy is between
# $target: hex
no-target = There is no unit on { $target } to attack
# $piece: name, $target: hex, $side: side
own-target = The { $piece } on { $target } is { $side }'s own
# $side: side, $piece: name, $target: hex
out-of-reach = No unit of { $side } reaches the { $piece } on { $target }
# $piece: name, $from: hex, $target: hex, $why: message
no-strike = The { $piece } on { $from } does not reach { $target }: { $why }
# $slave: name, $from: hex, $target: hex, $why: message
no-slave-strike = The enslaved { $slave } on { $from } does not reach { $target }: { $why }
# $from: hex
strikes-twice = The unit on { $from } cannot strike twice
nobody-strikes = At least one unit must strike
# $piece: name, $turn: string
takes-tribun = An attack of any strength on the { $piece } takes the Tribun: { $turn }
# $piece: name, $target: hex
carries-no-tribun = The { $piece } on { $target } carries no Tribun
# $left: u8
no-such-rest = No unit has { $left } pieces: one more is removed
# $piece: name, $target: hex
nothing-left = If nothing is left of the { $piece } on { $target }, a unit moves in: say which
# $left: u8, $slave: u8, $turn: string
rest-holds-no-slave = { $left } cannot hold a slave of { $slave }: all of the top goes, { $turn }
# $piece: name, $target: hex
leaves-nothing = No attack on the { $piece } on { $target } leaves anything of it
# $left: u8, $piece: name, $target: hex, $possible: list
leaves-other = No attack leaves { $left } of the { $piece } on { $target }; it can leave { $possible }
nobody-moves-in = An attack on a unit over a slave hits its top only, and nobody moves in
# $piece: name, $from: hex, $most: u16, $need: u8
too-weak = With the { $piece } from { $from }, the attackers have at most { $most }, and { $need } are needed
# $slave: name, $from: hex, $most: u16, $need: u8
slave-too-weak = With the enslaved { $slave } from { $from }, the attackers have at most { $most }, and { $need } are needed
no-impero = The ninety per cent rules have no Impero
tribun-enslaves = A unit with a Tribun does not enslave
# $count: u8
too-high-to-hold = { $count } pieces cannot go on top: at most 4 hold a slave
# $count: u8, $slave: u8
too-low-to-hold = { $count } cannot hold a slave of { $slave }: twice its height must be at least that of the slave
# $hex: hex, $side: side
nobody-meets = { $hex } is empty, and no unit of { $side } stands next to it
# $hex: hex
one-meets = { $hex } is empty, and only one unit stands next to it: combining takes two
# $hex: hex, $units: list
none-fit = The units around { $hex } ({ $units }) cannot make a valid unit there
# $piece: name, $from: hex
tribun-splits = The { $piece } on { $from } carries the Tribun: it is not split
# $piece: name, $from: hex
single-piece = The { $piece } on { $from } is a single piece: it cannot be split
# $piece: name, $from: hex
no-room-to-split = The { $piece } on { $from } cannot be split: no valid parts fit on the empty hexes around it
# $hex: hex
part-on-unit = { $hex } is not empty: parts go to empty hexes only
# $count: u8
no-valid-unit = { $count } pieces are no valid unit
# $height: u8, $piece: name, $total: u8
not-all-spread = All { $height } pieces of the { $piece } are spread, not { $total }
one-hex = At least two hexes are used
# $left: u8, $hex: hex, $slave: u8
stay-holds-no-slave = The { $left } left on { $hex } cannot hold a slave of { $slave }
# $left: u8, $hex: hex
stay-no-valid-unit = The { $left } left on { $hex } are no valid unit
# $to: hex, $owner: side, $piece: name
meeting-on-unit = { $to } is not empty: { $owner }'s { $piece } stands there
no-such-number = A combine takes two units, or three or six in symmetry
# $piece: name, $hex: hex, $height: u8
too-few-to-give = The { $piece } on { $hex } has only { $height } to give
# $piece: name, $hex: hex
tribun-whole = The { $piece } on { $hex } gives itself whole or not at all
no-symmetric = The ninety per cent rules have no symmetric combine
# $to: hex
not-at-120 = Three units combine only at 120 degrees around { $to }
tribun-in-symmetry = The Tribun takes no part in a symmetric combine
unequal-units = The units of a symmetric combine are equal, their slaves too
unequal-numbers = All units of a symmetric combine give the same number
# $hex: hex, $middle: hex
not-next-to = { $hex } is not next to { $middle }
# $hex: hex
no-further-part = No further part can go to { $hex }
# $piece: name, $hex: hex
nothing-to-give = The { $piece } on { $hex } has nothing to give that would fit
no-tribun = neither side has a Tribun
# $side: side
second-tribun = { $side } has a second Tribun
# $side: side, $most: u8
too-many = { $side } has more than { $most } pieces besides the Tribun
# $owner: side, $piece: name, $hex: hex
in-the-way = { $owner }'s { $piece } on { $hex } is in the way
tribun-attacks = it attacks the hexes around it
# $piece: name
servus-attacks = it attacks the two hexes beside the one in front of it
# $piece: name
hastatus-attacks = it attacks the hexes of its own colour two away
# $piece: name
saggitarius-attacks = it attacks the hexes of other colours three away
# $piece: name
eques-attacks = it attacks the first unit on a line of Hastatus leaps
# $piece: name
balista-attacks = it attacks the first unit on a straight line
# $piece: name
centuria-attacks = it attacks what it could step to, and the hexes of its own colour two away
# $piece: name, $from: string, $to: string
goes = { $piece } { $from } to { $to }
# $piece: name, $from: string, $to: string
leaves-slave = { $piece } { $from }, leaving its slave, to { $to }
# $piece: name, $from: string, $slave: name, $to: string
goes-on-slave = { $piece } { $from } on its slave, the { $slave }, to { $to }
# $piece: name, $from: string, $prey: name, $target: string
takes = { $piece } { $from } takes { $prey } { $target }
# $piece: name, $from: string, $prey: name, $target: string
takes-leaving-slave = { $piece } { $from }, leaving its slave, takes { $prey } { $target }
# $piece: name, $from: string, $slave: name, $prey: name, $target: string
takes-on-slave = { $piece } { $from } on its slave, the { $slave }, takes { $prey } { $target }
# $piece: name, $from: string, $prey: name, $target: string
enslaves = { $piece } { $from } enslaves { $prey } { $target }
# $prey: name, $target: string, $left: u8
damages = attack on { $prey } { $target }, { $left } left
# $prey: name, $target: string
frees-slave = attack on { $prey } { $target }, its slave is free
# $prey: name, $target: string
tribun-falls = attack on { $prey } { $target }, the Tribun falls
# $piece: name, $from: string, $parts: list
splits = { $piece } { $from } splits: { $parts }
# $count: u8, $hex: string
part-on = { $count } on { $hex }
# $piece: name, $to: string, $parts: list
combines = { $piece } on { $to }: { $parts }
# $count: u8, $hex: string
part-from = { $count } from { $hex }
