# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-stone = Pedra
name-east = leste
name-north = norte
name-north-east = nordeste
name-north-west = noroeste
name-south = sul
name-south-east = sudeste
name-south-west = sudoeste
name-west = oeste

### How a game ends

reason-own-ring-broken = O último lance deixou o próprio lado sem anel
reason-no-ring = O último anel do outro lado está quebrado

### Options

option-centre-on-board = Centros no tabuleiro
option-centre-on-board-help = O centro de uma peça não pode estar na moldura nem ir para ela. Junto com “Manter o último anel”, esta é a versão de sala de aula.
option-centre-on-board-is-off = não
option-centre-on-board-is-on = sim
option-keep-ring = Manter o último anel
option-keep-ring-help = Um lance que deixaria sem anel o lado que joga é ilegal, em vez de perder a partida. Junto com “Centros no tabuleiro”, esta é a versão de sala de aula.
option-keep-ring-is-off = não
option-keep-ring-is-on = sim

### Sentences

# $centre: point
on-the-rim = { $centre } está na moldura, e os centros têm que ficar no tabuleiro (b2 a s19)
# $centre: point, $side: side, $enemy: point, $owner: side
foreign-stone = O bloco { $centre } não é uma peça das { $side }: há nele uma pedra das { $owner }, em { $enemy }
# $side: side, $centre: point
no-stone = Não há pedra das { $side } no bloco { $centre }
# $centre: point
no-direction = A peça { $centre } só tem uma pedra no centro, portanto não tem direção
# $from: point, $side: side
every-move-breaks-ring = Qualquer lance da peça { $from } deixaria as { $side } sem anel
# $side: side
breaks-ring = Isso deixaria as { $side } sem anel
# $from: point
already-there = A peça { $from } já está ali
# $from: point, $to: point
no-line = Nenhuma linha reta leva de { $from } a { $to }
# $from: point, $direction: name
no-stone-that-way = A peça { $from } não tem pedra a { $direction }, por isso não pode ir para lá
# $from: point, $range: u8, $steps: u8
too-far = A peça { $from } não tem pedra no centro, por isso anda no máximo { $range } casas, não { $steps }
# $from: point, $end: point, $side: side, $stone: point
meets-own = A peça { $from } tem que parar em { $end }, onde encontra uma pedra das próprias { $side }, em { $stone }
# $from: point, $end: point, $side: side, $stone: point
meets-enemy = A peça { $from } tem que parar em { $end }, onde encontra uma pedra das { $side }, em { $stone }
no-cell = Escolha uma casa do tabuleiro ou da moldura
# $side: side, $most: u32
too-many = As { $side } podem ter no máximo { $most } pedras
# $clauses: list
turn = { $clauses }
# $from: string, $to: string
goes = { $from } para { $to }
# $own: u32
removes-own = retira { $own ->
    [one] { $own } pedra própria
   *[other] { $own } pedras próprias
    }
# $stones: u32, $side: side
removes-enemy = retira { $stones ->
    [one] { $stones } pedra
   *[other] { $stones } pedras
    } das { $side }
# $stones: u32, $side: side, $own: u32
removes-both = retira { $stones ->
    [one] { $stones } pedra
   *[other] { $stones } pedras
    } das { $side } e { $own ->
    [one] { $own } própria
   *[other] { $own } próprias
    }
# $stones: u32
over-the-edge = perde { $stones ->
    [one] { $stones } pedra
   *[other] { $stones } pedras
    } pela borda
