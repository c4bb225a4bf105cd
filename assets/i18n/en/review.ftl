# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Sentences

# $count: u32
pieces-tress-knight = { $count ->
    [one] a Knight
    *[other] { $count } Knights
    }
# $count: u32
pieces-tress-guardian = { $count ->
    [one] a Guardian
    *[other] { $count } Guardians
    }
# $count: u32
pieces-tress-pikeman = { $count ->
    [one] a Pikeman
    *[other] { $count } Pikemen
    }
# $count: u32
pieces-tress-lancer = { $count ->
    [one] a Lancer
    *[other] { $count } Lancers
    }
# $count: u32
pieces-tress-sentinel = { $count ->
    [one] a Sentinel
    *[other] { $count } Sentinels
    }
# $count: u32
pieces-tress-king = { $count ->
    [one] the King
    *[other] { $count } Kings
    }
# $count: u32
pieces-tress-queen = { $count ->
    [one] the Queen
    *[other] { $count } Queens
    }
# $count: u32
pieces-trees-grass = { $count ->
    [one] a square of grass
    *[other] { $count } squares of grass
    }
# $count: u32
pieces-trees-underbrush = { $count ->
    [one] a square of underbrush
    *[other] { $count } squares of underbrush
    }
# $count: u32
pieces-trees-huckleberry = { $count ->
    [one] a huckleberry
    *[other] { $count } huckleberries
    }
# $count: u32
pieces-trees-squares = { $count ->
    [one] a square of a tree
    *[other] { $count } squares of trees
    }
# $count: u32
pieces-trees-birch = { $count ->
    [one] a Birch
    *[other] { $count } Birches
    }
# $count: u32
pieces-trees-ash = { $count ->
    [one] an Ash
    *[other] { $count } Ashes
    }
# $count: u32
pieces-trees-beech = { $count ->
    [one] a Beech
    *[other] { $count } Beeches
    }
# $count: u32
pieces-trees-pine = { $count ->
    [one] the Pine
    *[other] { $count } Pines
    }
# $count: u32
pieces-tribun-piece = { $count ->
    [one] a piece
    *[other] { $count } pieces
    }
# $count: u32
pieces-tribun-tribun = { $count ->
    [one] the Tribun
    *[other] { $count } Tribuns
    }
# $count: u32
pieces-gess-stone = { $count ->
    [one] a stone
    *[other] { $count } stones
    }
# $count: u32
pieces-go-chess-pawn = { $count ->
    [one] a Pawn
    *[other] { $count } Pawns
    }
# $count: u32
pieces-go-chess-knight = { $count ->
    [one] a Knight
    *[other] { $count } Knights
    }
# $count: u32
pieces-go-chess-bishop = { $count ->
    [one] a Bishop
    *[other] { $count } Bishops
    }
# $count: u32
pieces-go-chess-rook = { $count ->
    [one] a Rook
    *[other] { $count } Rooks
    }
# $count: u32
pieces-go-chess-queen = { $count ->
    [one] the Queen
    *[other] { $count } Queens
    }
# $count: u32
pieces-treason-man = { $count ->
    [one] a man
    *[other] { $count } men
    }
# $count: u32
pieces-treason-spy = { $count ->
    [one] a Spy
    *[other] { $count } Spies
    }
# $count: u32
pieces-troop-chess-piece = { $count ->
    [one] a piece
    *[other] { $count } pieces
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
# $what: message
gains = gains { $what }
# $what: message
takes = takes { $what }
# $what: message
saves = saves { $what }
# $side: side, $what: message
denies = takes { $what } from { $side }
