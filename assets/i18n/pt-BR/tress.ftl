# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-far-central-outpost = Posto Central Distante
    .the = o Posto Central Distante
    .in = no Posto Central Distante
name-far-king-s-outpost = Posto Distante do Rei
    .the = o Posto Distante do Rei
    .in = no Posto Distante do Rei
name-far-queen-s-outpost = Posto Distante da Rainha
    .the = o Posto Distante da Rainha
    .in = no Posto Distante da Rainha
name-fortress = Fortaleza
    .the = a Fortaleza
    .in = na Fortaleza
name-guardian = Guardião
    .the = o guardião
    .The = O guardião
    .of = do guardião
    .a = um guardião
    .no = nenhum guardião
    .lower = guardião
    .enemy = guardião inimigo
name-king = Rei
    .the = o rei
    .The = O rei
    .of = do rei
    .a = o rei
    .no = rei
    .lower = rei
    .enemy = rei inimigo
name-knight = Cavaleiro
    .the = o cavaleiro
    .The = O cavaleiro
    .of = do cavaleiro
    .a = um cavaleiro
    .no = nenhum cavaleiro
    .lower = cavaleiro
    .enemy = cavaleiro inimigo
name-lancer = Lanceiro
    .the = o lanceiro
    .The = O lanceiro
    .of = do lanceiro
    .a = um lanceiro
    .no = nenhum lanceiro
    .lower = lanceiro
    .enemy = lanceiro inimigo
name-near-central-outpost = Posto Central Próximo
    .the = o Posto Central Próximo
    .in = no Posto Central Próximo
name-near-king-s-outpost = Posto Próximo do Rei
    .the = o Posto Próximo do Rei
    .in = no Posto Próximo do Rei
name-near-queen-s-outpost = Posto Próximo da Rainha
    .the = o Posto Próximo da Rainha
    .in = no Posto Próximo da Rainha
name-pike = Piqueiro
    .the = o piqueiro
    .The = O piqueiro
    .of = do piqueiro
    .a = um piqueiro
    .no = nenhum piqueiro
    .lower = piqueiro
    .enemy = piqueiro inimigo
name-pikeman = Piqueiro
    .the = o piqueiro
    .The = O piqueiro
    .of = do piqueiro
    .a = um piqueiro
    .no = nenhum piqueiro
    .lower = piqueiro
    .enemy = piqueiro inimigo
name-queen = Rainha
    .the = a rainha
    .The = A rainha
    .of = da rainha
    .a = a rainha
    .no = rainha
    .lower = rainha
    .enemy = rainha inimiga
name-sentinel = Sentinela
    .the = a sentinela
    .The = A sentinela
    .of = da sentinela
    .a = uma sentinela
    .no = nenhuma sentinela
    .lower = sentinela
    .enemy = sentinela inimiga
name-domination = o domínio
name-elimination = a eliminação
name-the-dual-escort = a escolta dupla
name-the-lone-escort = a escolta solitária

### How a game ends

reason-elimination = O rei e a rainha do outro lado foram capturados
reason-dual-escort = O rei e a rainha controlam juntos a Fortaleza
reason-lone-escort = O último monarca controla a Fortaleza
reason-domination = Cinco ou mais zonas estão sob controle
reason-mutual-elimination = Nenhum dos lados tem mais um rei ou uma rainha
reason-stalemate = O lado que tem a vez não tem lance legal

### Options

option-second-wind = Segundo Fôlego
option-second-wind-help = Um lado que cumpre uma condição de vitória só vence se o outro não puder desfazê-la na hora.
option-second-wind-is-on = sim
option-second-wind-is-off = não

### Sentences

# $piece: name, $from: square, $owner: side, $side: side
not-yours = { $piece-The } em { $from } é das { $owner }, e a vez é das { $side }
# $piece: name, $from: square
asleep = { $piece-The } em { $from } não pode se mover: há peças próprias por todos os lados
# $piece: name, $from: square
nowhere-to-land = { $piece-The } em { $from } não tem onde pousar: em todo lugar há peças próprias ou zonas fechadas
# $piece: name, $to: square
already-there = { $piece-The } já está em { $to }
# $side: side, $piece: name, $to: square
own-piece = Em { $to } está { $piece-a } das próprias { $side }
# $piece: name
steps-one = { $piece-The } anda uma casa em qualquer direção
# $piece: name
leaps-two = { $piece-The } salta para uma casa a exatamente duas de distância, por cima de tudo
# $piece: name
slides-diagonally = { $piece-The } desliza pelas diagonais
# $piece: name
slides-straight = { $piece-The } desliza pelas fileiras e colunas
# $piece: name
slides-any-way = { $piece-The } desliza pelas fileiras, colunas e diagonais
# $piece: name, $zone: name, $owner: side
stops-at-zone = { $piece-The } tem que parar { $zone-in }: as { $owner } controlam essa zona
# $owner: side, $blocker: name, $square: square, $piece: name
blocked = { $blocker-The } das { $owner } em { $square } barra o caminho { $piece-of }
# $piece: name, $zone: name
contested-zone = { $piece-The } não pode pousar numa zona disputada: { $zone-in } há peças dos dois lados
# $piece: name, $zone: name, $owner: side
enemy-zone = { $piece-The } não pode pousar numa zona inimiga: as { $owner } controlam { $zone-the }
# $owner: side, $claims: list
monarch-may-not-answer = As { $owner } reivindicam { $claims }: só uma peça que não seja rei nem rainha pode responder
# $owner: side, $claims: list, $piece: name, $from: square
no-move-answers = As { $owner } reivindicam { $claims }: nenhum lance { $piece-of } em { $from } desfaz isso
# $owner: side, $claims: list, $remaining: list
still-elimination = As { $owner } reivindicam { $claims }: depois deste lance as { $owner } ainda teriam { $remaining }; é preciso capturar o último rei ou a última rainha
# $owner: side, $claims: list, $remaining: list
still-escort = As { $owner } reivindicam { $claims }: depois deste lance as { $owner } ainda teriam { $remaining }; outra peça tem que entrar na Fortaleza
# $owner: side, $claims: list, $remaining: list
still-domination = As { $owner } reivindicam { $claims }: depois deste lance as { $owner } ainda teriam { $remaining }; não podem restar mais de quatro zonas
# $turn: string
captures-nothing = isso não captura nada ({ $turn })
# $turn: string
other-promotions = as promoções são outras ({ $turn })
# $turn: string
other-fortress = isso não muda a Fortaleza desse modo ({ $turn })
# $side: side, $piece: name
none-of-kind = as { $side } não têm { $piece-no }
# $side: side, $piece: name
none-of-kind-there = as { $side } não têm { $piece-no } ali
# $side: side, $squares: list, $to: square
none-can-go = nenhuma peça assim das { $side } (em { $squares }) pode ir para { $to }
# $side: side
seven-knights = as { $side } podem ter no máximo seis cavaleiros
# $side: side
three-pikemen = as { $side } podem ter no máximo dois piqueiros e lanceiros ao todo
# $side: side
three-guardians = as { $side } podem ter no máximo dois guardiões e sentinelas ao todo
# $side: side
two-queens = as { $side } podem ter no máximo uma rainha
# $side: side
two-kings = as { $side } podem ter no máximo um rei
# $square: square
promotion-due = a peça em { $square } teria sido promovida: o lado dela está sozinho na Fortaleza
# $clauses: list
turn = { $clauses }
# $piece: name, $to: string
goes = { $piece } para { $to }
# $origin: string, $piece: name, $to: string
goes-from = { $piece } { $origin } para { $to }
# $piece: name, $to: string
captures = { $piece } captura { $to }
# $origin: string, $piece: name, $to: string
captures-from = { $piece } { $origin } captura { $to }
# $pieces: list
promotes = promoção a { $pieces }
# $piece: name, $promoted: name
enemy-promotes = { $piece-enemy } é promovido a { $promoted-lower }
controls = controla a Fortaleza
contests = disputa a Fortaleza
concedes = cede a Fortaleza
