# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-oblique = Oblíqua
    .The = A oblíqua
name-piece = Pedra
name-pyramid = Pirâmide
    .The = A pirâmide
name-serpent = Serpente
    .The = A serpente
name-straight = Reta
    .The = A reta
name-wedge = Cunha
    .The = A cunha
name-east = leste
name-north = norte
name-north-east = nordeste
name-north-west = noroeste
name-south = sul
name-south-east = sudeste
name-south-west = sudoeste
name-west = oeste

### How a game ends

reason-scattered = Um lado está disperso: já não tem três pedras em formação
reason-both-scattered = Os dois lados estão dispersos: nenhum tem mais uma formação
reason-blocked = O lado que tem a vez tem formações, mas nenhuma delas pode se mover

### Options

option-ranks = Fileiras
option-ranks-help = Com quantas fileiras cheias de pedras cada lado começa.
option-ranks-is-2 = 2
option-ranks-is-3 = 3

### Sentences

# $point: point
chosen-already = A pedra em { $point } já está escolhida: escolha outra
# $point: point, $owner: side, $side: side
not-yours = A pedra em { $point } é das { $owner }, e a vez é das { $side }
# $shape: name, $points: string
cannot-move = { $shape-The } { $points } não pode se mover: todos os caminhos estão fechados
# $points: list, $count: usize
none-can-move = Nenhuma formação com { $points } pode se mover: todos os caminhos estão fechados
# $point: point
in-no-formation = A pedra em { $point } não está em formação nenhuma: não há outras duas que a toquem num grupo de três
# $first: point, $second: point
no-third = Nenhuma formação tem { $first } e { $second }: uma terceira pedra teria que ligá-las
# $points: list
not-connected = { $points } não são uma formação: não se tocam como um grupo ligado
# $shape: name, $points: string
stays = { $shape-The } { $points } ficaria onde está
# $from: point, $target: point, $shape: name, $far_directions: list
no-steps = De { $from } a { $target } não há um passo nem dois na mesma direção: a formação dá um passo em qualquer direção, ou dois passos na direção { $far_directions }
# $shape: name, $points: string, $direction: name, $far_directions: list
no-two-steps = { $shape-The } { $points } não pode dar dois passos para o { $direction }: vale um passo em qualquer direção, ou dois passos na direção { $far_directions }
# $owner: side, $point: point
passes-over = Dois passos passariam sobre a pedra das { $owner } em { $point }
# $from: point
leaves-board = A pedra em { $from } sairia do tabuleiro
# $side: side, $target: point, $from: point
own-piece = Uma pedra das próprias { $side } está em { $target }, onde pousaria a pedra de { $from }
no-point = Escolha um ponto do tabuleiro
# $side: side, $most: u8
too-many = as { $side } podem ter no máximo { $most } pedras
# $clauses: list
turn = { $clauses }
# $shape: name, $points: string, $direction: name
one-step = { $shape } { $points }, um passo para o { $direction }
# $shape: name, $points: string, $direction: name
two-steps = { $shape } { $points }, dois passos para o { $direction }
# $points: list
takes = captura { $points }
# $points: list
loses = perde { $points }
