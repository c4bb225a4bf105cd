# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-bishop = Bispo
    .the = o bispo
    .The = O bispo
    .a = um bispo
    .of = do bispo
    .no = nenhum bispo
name-blocked-square = Casa bloqueada
name-king = Rei
    .the = o rei
    .The = O rei
    .a = o rei
    .of = do rei
    .no = rei
name-knight = Cavalo
    .the = o cavalo
    .The = O cavalo
    .a = um cavalo
    .of = do cavalo
    .no = nenhum cavalo
name-pawn = Peão
    .the = o peão
    .The = O peão
    .a = um peão
    .of = do peão
    .no = nenhum peão
name-queen = Dama
    .the = a dama
    .The = A dama
    .a = a dama
    .of = da dama
    .no = dama
name-rook = Torre
    .the = a torre
    .The = A torre
    .a = uma torre
    .of = da torre
    .no = nenhuma torre

### How a game ends

reason-checkmate = O rei está atacado e nenhum lance o salva
reason-stalemate = O lado que tem a vez não tem lance legal e não está em xeque
reason-bare-kings = Só restam os dois reis
reason-void = O lado que deve escolher não tem mais casa para a sua peça

### Options

option-blocked = Casas bloqueadas
option-blocked-help = Quantas casas estão fechadas para todas as peças.
option-seed = Semente do tabuleiro
option-seed-help = O número a partir do qual as casas bloqueadas são sorteadas; o mesmo número dá o mesmo tabuleiro.

### Sentences

still-placing = As peças ainda estão sendo colocadas
all-placed = Todas as peças já estão colocadas
# $piece: name
other-piece = a peça que se coloca agora é { $piece-a }
# $owner: side, $piece: name, $square: square
taken = Em { $square } está { $piece-a } das { $owner }
# $square: square
blocked = { $square } está bloqueada
# $square: square, $side: side
banned-for-king = { $square } está proibida para as { $side } até este par ficar no lugar: já foi tentada para o rei
# $square: square, $side: side
banned-by-clash = { $square } está proibida para as { $side } até este par ficar no lugar: os dois lados já a escolheram
# $square: square, $colour_of: string, $first: square
same-colour = O segundo bispo vai na outra cor: { $square } tem a cor de { $colour_of }, como { $first }
# $owner: side, $piece: name, $from: square, $king: square
king-attacked = { $piece-The } das { $owner } em { $from } atacaria o rei em { $king }
# $king: square
no-king-there = O rei não pode ficar em { $king }
# $piece: name, $from: square, $owner: side, $side: side
not-yours = { $piece-The } em { $from } é das { $owner }, e a vez é das { $side }
# $piece: name, $from: square
shut-in = { $piece-The } em { $from } não tem saída
# $side: side, $piece: name
no-help = As { $side } estão em xeque, e nenhum lance { $piece-of } ajuda
# $piece: name, $to: square
already-there = { $piece-The } já está em { $to }
# $side: side, $piece: name, $to: square
own-piece = Em { $to } está { $piece-a } das próprias { $side }
# $piece: name, $to: square
pawn-meets = O peão só captura na diagonal: { $piece-the } em { $to } está no caminho
# $to: square
pawn-captures-nothing = O peão só vai na diagonal para capturar: { $to } está vazia
# $owner: side, $blocker: name, $square: square, $piece: name
in-the-way = { $blocker-The } das { $owner } em { $square } está no caminho { $piece-of }
# $square: square, $piece: name
blocked-in-the-way = A casa bloqueada { $square } está no caminho { $piece-of }
pawn-moves = O peão anda uma casa numa fileira ou coluna, e captura uma casa na diagonal
knight-moves = O cavalo salta duas casas numa fileira ou coluna e uma para o lado
bishop-moves = O bispo se move pelas diagonais
rook-moves = A torre se move pelas fileiras e colunas
queen-moves = A dama se move pelas fileiras, colunas e diagonais
king-moves = O rei se move uma casa em qualquer direção
# $turn: string
captures-nothing = isso não captura nada ({ $turn })
# $turn: string
no-check = isso não dá xeque ({ $turn })
# $turn: string
no-mate = isso não dá mate ({ $turn })
# $side: side, $piece: name
none-of-kind = as { $side } não têm { $piece-no }
# $side: side, $piece: name
none-of-kind-there = as { $side } não têm { $piece-no } ali
# $side: side, $squares: list, $to: square
none-goes = nenhuma peça assim das { $side } (em { $squares }) pode ir para { $to }
# $needed: usize, $count: usize
blocked-squares = são precisas { $needed } casas bloqueadas, e há { $count }
# $side: side
bishops-alike = os dois bispos das { $side } estão em casas da mesma cor
# $waiting: side, $side: side
waiting-in-check = as { $waiting } estão em xeque, e a vez é das { $side }
# $side: side, $most: usize, $piece: name
too-many = aqui as { $side } podem ter no máximo { $most } do tipo { $piece }
# $side: side, $count: usize, $piece: name, $least: usize
too-few = as { $side } têm { $count } do tipo { $piece }, e precisam de { $least }
# $side: side, $square: square
no-ban = as { $side } não poderiam ter escolhido { $square }, então essa casa não pode estar proibida
choice-missing = falta a casa escolhida pelas Brancas, e as Pretas devem escolher
# $piece: name, $square: string
places = { $piece } em { $square }
# $clauses: list
move = { $clauses }
# $piece: name, $to: string
goes = { $piece } para { $to }
# $origin: string, $piece: name, $to: string
goes-from = { $piece } { $origin } para { $to }
# $piece: name, $to: string
takes = { $piece } captura { $to }
# $origin: string, $piece: name, $to: string
takes-from = { $piece } { $origin } captura { $to }
check = xeque
checkmate = xeque-mate
# $square: square
same-square = Os dois escolheram { $square }: os dois escolhem de novo, mas não { $square }.
# $white: square, $black: square
kings-attack = Os reis em { $white } e { $black } se atacariam: os dois lados escolhem de novo, as Brancas não { $white }, as Pretas não { $black }.
# $side: side, $near: u32, $other: side, $far: u32
closer-begins = O jogo começa. As { $side } têm o primeiro lance: o rei e a dama das { $side } estão a { $near ->
    [one] { $near } passo
   *[other] { $near } passos
    } um do outro, os das { $other }, a { $far }.
# $side: side
others-decide = O jogo começa. As { $side } têm o primeiro lance: reis e damas estão à mesma distância, então decidem as outras peças e, se nem elas decidirem, começam as Brancas.
