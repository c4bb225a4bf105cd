# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium words: do not edit the English here.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Sentences

# $count: u32, $piece: name
pieces = { $count ->
    [one] { $piece }
    *[other] { $count } × { $piece }
    }
room = room to move
# $count: u32
tress-zones = { $count ->
    [one] a zone
    *[other] { $count } zones
    }
tress-fortress = a hold on the Fortress
tress-majority = the majority in contested zones
tress-ways = ways into zones
tress-promotion = chances to promote
tress-escort = the way of a monarch to the Fortress
tress-knights = Knights near the Fortress
tress-monarch = a monarch
tress-loose = loose pieces to attack
tress-attack = an attack on a monarch
trees-wood = squares of trees
trees-tree = a living tree
trees-huckleberry = a spare huckleberry
trees-leap = the leap
trees-threats = threats to huckleberries
trees-attack = attacks on trees
trees-prey = underbrush to take
trees-growth = room to grow
tribun-units = strong units
tribun-slaves = the use of slaves
tribun-shots = shots at units
tribun-capture = the Tribun to take
tribun-attack = an attack on the Tribun
tribun-flight = flight for the Tribun
tribun-guards = guards of the Tribun
tribun-meeting = places to combine
tribun-loose = loose units to attack
tribun-advance = advanced pieces
gess-ring = a spare ring
gess-threats = threats to rings
gess-making = rings in the making
gess-prey = stones to take
gess-guards = guards of the ring
gess-siege = the siege of the ring
go-chess-bishops = the pair of bishops
go-chess-chain = protection by pawns
go-chess-loose = loose pieces to attack
go-chess-attack = an attack on the king
go-chess-shelter = the safety of the king
go-chess-centre = the centre
treason-only-spy = the only Spy
treason-home = guards of the home line
treason-advance = men on their way to promotion
treason-promotion = chances to promote
treason-pairs = pieces side by side
treason-prey = pieces to capture
treason-conversion = targets for conversion
troop-chess-formations = formations
troop-chess-prey = pieces to take
troop-chess-heads = pieces that face the right way
troop-chess-advance = advanced pieces
troop-chess-centre = the centre
# $what: message
gives-up = gives up { $what }
# $side: side, $what: message
leaves = leaves { $side } { $what }
# $what: message
spares = misses taking { $what }
# $side: side, $turns: u32
allows-win = lets { $side } win in { $turns }
loses-at-once = loses at once
draws-at-once = makes it a draw
# $turns: u32
misses-win = misses a win in { $turns }
