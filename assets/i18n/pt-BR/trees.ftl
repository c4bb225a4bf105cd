# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-grass = Grama
    .the = a grama
    .of = da grama
    .there = grama
name-huckleberry = Mirtilo
    .the = o mirtilo
    .of = do mirtilo
    .there = o mirtilo
name-pine = Pinheiro
    .the = o pinheiro
    .of = do pinheiro
    .there = o pinheiro
name-underbrush = Mato
    .the = o mato
    .of = do mato
    .there = mato
name-a-birch = Bétula-a
    .the = a bétula-a
    .of = da bétula-a
    .there = a bétula-a
name-b-ash = Freixo-b
    .the = o freixo-b
    .of = do freixo-b
    .there = o freixo-b
name-c-beech = Faia-c
    .the = a faia-c
    .of = da faia-c
    .there = a faia-c
name-f-beech = Faia-f
    .the = a faia-f
    .of = da faia-f
    .there = a faia-f
name-g-ash = Freixo-g
    .the = o freixo-g
    .of = do freixo-g
    .there = o freixo-g
name-h-birch = Bétula-h
    .the = a bétula-h
    .of = da bétula-h
    .there = a bétula-h

### How a game ends

reason-mutual-annihilation = Nenhum dos lados tem mais um mirtilo
reason-suicide = O lado que jogou abandonou o próprio último mirtilo
reason-huckleberry = O último mirtilo do outro lado se foi

### Sentences

# $side: side, $square: square
no-chain = nenhum broto das { $side } tem a ponta em { $square }
# $piece: name, $square: square, $owner: side, $side: side
not-yours = { $piece-the } em { $square } é das { $owner }, e a vez é das { $side }
# $piece: name, $square: square, $side: side
own = { $piece-the } em { $square } é das próprias { $side }
# $square: square
neutral = o mato em { $square } é neutro: não é de ninguém
# $square: square
nothing-grows = então nada cresce em { $square }
# $piece: name, $from: square, $to: square
no-step = { $piece-the } cresce um passo em qualquer direção: não de { $from } para { $to }
# $piece: name, $from: square, $to: square
no-birch-way = { $piece-the } cresce em fileiras e colunas: não de { $from } para { $to }
# $piece: name, $from: square, $to: square
no-ash-way = { $piece-the } cresce com um salto de cavalo: não de { $from } para { $to }
# $piece: name, $from: square, $to: square
no-beech-way = { $piece-the } cresce em diagonais: não de { $from } para { $to }
# $piece: name, $from: square, $to: square
no-pine-way = { $piece-the } cresce em fileiras, colunas e diagonais: não de { $from } para { $to }
# $piece: name, $there: message
onto-bare-ground = { $piece-the } só cresce sobre terra nua; { $there }
# $piece: name, $there: message
onto-grass = { $piece-the } só cresce sobre grama; { $there }
# $piece: name, $there: message
onto-underbrush = { $piece-the } só cresce sobre mato e mirtilo; { $there }
# $target: square
attack-fails = o ataque a { $target } fracassa: duas árvores diferentes têm que investir contra a mesma casa num só lance
# $side: side
has-leapt = o mirtilo das { $side } já saltou
# $side: side, $there: message
onto-own-grass = o mirtilo só salta para grama das { $side }; { $there }
# $side: side
no-huckleberry = então as { $side } não têm mais mirtilo
# $example: string
order-missing = os brotos em andamento têm que vir depois, em qualquer ordem: { $example }
no-other-chain = nenhum outro broto desse lado está em andamento, então nada pode vir depois da ação
# $head: square
no-head = nenhum broto ainda por executar tem a ponta em { $head }
# $head: square
named-twice = o broto em { $head } foi nomeado duas vezes
# $head: square, $example: string
not-named = o broto em { $head } também está em andamento: é preciso nomear todos, como em { $example }
star-after-stop = deter um broto vem antes de tudo, então * não pode estar na ordem
# $example: string
star-missing = * tem que estar onde vem a ação, como em { $example }
star-twice = a ação só vem uma vez, então * só pode aparecer uma vez
no-action = Escolha para onde crescer, ou então deter, recuar ou saltar
action-done = A ação já foi feita
no-event = Escolha a ponta de um broto ainda por executar, ou a ação
# $square: square
lost-tree = a casa de árvore { $square } não está ligada à raiz
# $head: square
head-on-bare = { $head } é terra nua: nenhum broto pode ter a ponta ali
# $head: square
head-on-neutral = { $head } é terreno neutro: nenhum broto pode ter a ponta ali
# $head: square
head-on-root = { $head } é a raiz da própria árvore: nenhum broto pode ter a ponta ali
# $head: square, $next: square
no-such-growth = o que está em { $head } não pode crescer para { $next }
# $head: square, $next: square
from-beyond = um crescimento que segue para { $next } não pode ter chegado a { $head }: teria vindo de fora do tabuleiro
# $chains: u32, $side: side, $most: u32
too-many-chains = { $chains } brotos das { $side } poderiam ficar em andamento juntos, e no máximo { $most } podem: haveria ordens demais para executá-los
# $square: square, $owner: side, $piece: name
there-piece = { $square } tem { $piece-there } das { $owner }
# $square: square, $owner: side, $piece: name
there-same-tree = { $square } tem { $piece-there } das { $owner }, a mesma árvore
# $square: square
there-neutral = { $square } tem mato neutro
# $square: square
there-bare-ground = { $square } é terra nua
# $events: list
turn = { $events }
# $piece: name, $from: square, $to: square
grows = { $piece } em { $from } cresce para { $to }
# $piece: name, $from: square, $target: square
attacks = { $piece } em { $from } ataca { $target }
# $piece: name, $head: square
stops = Broto { $piece-of } em { $head } detido
# $piece: name, $from: square
retreats = { $piece } recua de { $from }
# $to: square
leaps = Mirtilo salta para { $to }
# $piece: name, $head: square, $to: square
grows-on = { $piece } em { $head } cresce mais, para { $to }
# $piece: name, $head: square
chain-stops = { $piece } em { $head } para de crescer
