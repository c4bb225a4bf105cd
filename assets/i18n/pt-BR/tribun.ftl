# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-balista = Balista
    .the = a Balista
    .The = A Balista
    .a = uma Balista
    .of = da Balista
    .Slave = A Balista escrava
    .slave = a Balista escrava
name-balista-tribun = Balista Tribun
    .the = o Balista Tribun
    .The = O Balista Tribun
    .a = o Balista Tribun
    .of = do Balista Tribun
name-centuria = Centuria
    .the = a Centuria
    .The = A Centuria
    .a = uma Centuria
    .of = da Centuria
    .Slave = A Centuria escrava
    .slave = a Centuria escrava
name-centuria-tribun = Centuria Tribun
    .the = o Centuria Tribun
    .The = O Centuria Tribun
    .a = o Centuria Tribun
    .of = do Centuria Tribun
name-eques = Eques
    .the = o Eques
    .The = O Eques
    .a = um Eques
    .of = do Eques
    .Slave = O Eques escravo
    .slave = o Eques escravo
name-eques-tribun = Eques Tribun
    .the = o Eques Tribun
    .The = O Eques Tribun
    .a = o Eques Tribun
    .of = do Eques Tribun
name-hastatus = Hastatus
    .the = o Hastatus
    .The = O Hastatus
    .a = um Hastatus
    .of = do Hastatus
    .Slave = O Hastatus escravo
    .slave = o Hastatus escravo
name-hastatus-tribun = Hastatus Tribun
    .the = o Hastatus Tribun
    .The = O Hastatus Tribun
    .a = o Hastatus Tribun
    .of = do Hastatus Tribun
name-piece = Peça
name-saggitarius = Saggitarius
    .the = o Saggitarius
    .The = O Saggitarius
    .a = um Saggitarius
    .of = do Saggitarius
    .Slave = O Saggitarius escravo
    .slave = o Saggitarius escravo
name-saggitarius-tribun = Saggitarius Tribun
    .the = o Saggitarius Tribun
    .The = O Saggitarius Tribun
    .a = o Saggitarius Tribun
    .of = do Saggitarius Tribun
name-servus = Servus
    .the = o Servus
    .The = O Servus
    .a = um Servus
    .of = do Servus
    .Slave = O Servus escravo
    .slave = o Servus escravo
name-tribun = Tribun
    .the = o Tribun
    .The = O Tribun
    .a = o Tribun
    .of = do Tribun

### How a game ends

reason-nex = O Tribun do outro lado caiu
reason-paralysis = O lado que tem a vez não tem lance legal

### Options

option-first = Primeiro lance
option-first-help = Quem começa: as Brancas ou as Pretas, como vocês combinarem.
option-first-is-w = Brancas
option-first-is-b = Pretas
option-rules = Regras
option-rules-help = As regras completas, ou noventa por cento delas, para iniciantes: sem Impero, sem união simétrica, sem Centuria.
option-rules-is-full = completas
option-rules-is-ninety = noventa por cento

### Sentences

no-hex = Escolha um hexágono do tabuleiro
no-action = Escolha uma casa para onde ir, um padrão, ou dividir a unidade
no-result = Escolha o que sobra do alvo, ou quem entra e como
no-part = Escolha uma casa vizinha da primeira
# $counts: list
no-number = Escolha quantas: { $counts }
# $hex: hex
no-unit = Não há unidade em { $hex }
# $piece: name, $hex: hex, $owner: side, $side: side
not-yours = { $piece-The } em { $hex } é das { $owner }, e a vez é das { $side }
# $piece: name, $hex: hex
asleep = { $piece-The } em { $hex } dorme: não pode se mover nem se dividir
# $piece: name, $from: hex
no-slave = { $piece-The } em { $from } não tem escravo
# $piece: name, $to: hex
already-there = { $piece-The } já está em { $to }
# $owner: side, $piece: name, $to: hex
not-empty = Só se vai para uma casa vazia, e em { $to } está { $piece-a } das { $owner }
# $piece: name, $to: hex, $why: message
cannot-go = { $piece-The } não pode ir para { $to }: { $why }
# $slave: name, $to: hex, $why: message
slave-cannot-go = { $slave-Slave } não pode ir para { $to }: { $why }
tribun-moves = O Tribun anda para uma das seis casas vizinhas
# $piece: name
servus-moves = { $piece-The } anda uma casa direto para a frente
# $piece: name
hastatus-moves = { $piece-The } salta para as casas da própria cor a duas de distância
# $piece: name
saggitarius-moves = { $piece-The } salta para as casas de outras cores a três de distância
# $piece: name
slider-moves = { $piece-The } desliza em saltos de Hastatus, por casas vazias
# $piece: name
centuria-moves = { $piece-The } anda uma casa, ou duas em linha reta se não houver inimigo no meio
# $slave: name
slave-servus-moves = { $slave-Slave } anda uma casa direto para a frente
# $slave: name
slave-hastatus-moves = { $slave-Slave } salta para as casas da própria cor a duas de distância
# $slave: name
slave-saggitarius-moves = { $slave-Slave } salta para as casas de outras cores a três de distância
# $slave: name
slave-slider-moves = { $slave-Slave } desliza em saltos de Hastatus, por casas vazias
# $slave: name
slave-centuria-moves = { $slave-Slave } anda uma casa, ou duas em linha reta se não houver inimigo no meio
# $target: hex
no-target = Em { $target } não há unidade para atacar
# $piece: name, $target: hex, $side: side
own-target = { $piece-The } em { $target } é das próprias { $side }
# $side: side, $piece: name, $target: hex
out-of-reach = Nenhuma unidade das { $side } alcança { $piece-the } em { $target }
# $piece: name, $from: hex, $target: hex, $why: message
no-strike = { $piece-The } em { $from } não alcança { $target }: { $why }
# $slave: name, $from: hex, $target: hex, $why: message
no-slave-strike = { $slave-Slave } em { $from } não alcança { $target }: { $why }
# $from: hex
strikes-twice = A unidade em { $from } não pode dar dois golpes
nobody-strikes = Pelo menos uma unidade tem que dar um golpe
# $piece: name, $turn: string
takes-tribun = Um ataque de qualquer força contra { $piece-the } captura o Tribun: { $turn }
# $piece: name, $target: hex
carries-no-tribun = { $piece-The } em { $target } não leva Tribun
# $left: u8
no-such-rest = Nenhuma unidade pode ter { $left } peças: mais uma peça é retirada
# $piece: name, $target: hex
nothing-left = Se nada sobrar { $piece-of } em { $target }, uma unidade entra: diga qual
# $left: u8, $slave: u8, $turn: string
rest-holds-no-slave = { $left ->
    [one] { $left } peça não pode
   *[other] { $left } peças não podem
    } segurar um escravo de altura { $slave }: cai todo o topo, { $turn }
# $piece: name, $target: hex
leaves-nothing = Nenhum ataque deixa nada { $piece-of } em { $target }
# $left: u8, $piece: name, $target: hex, $possible: list
leaves-other = Nenhum ataque deixa { $left } { $piece-of } em { $target }; pode deixar { $possible }
nobody-moves-in = Um ataque a uma unidade sobre um escravo só atinge o topo, e ninguém entra
# $piece: name, $from: hex, $most: u16, $need: u8
too-weak = Com { $piece-the } de { $from }, os atacantes têm no máximo { $most }, e são precisos { $need }
# $slave: name, $from: hex, $most: u16, $need: u8
slave-too-weak = Com { $slave-slave } de { $from }, os atacantes têm no máximo { $most }, e são precisos { $need }
no-impero = As regras de noventa por cento não têm Impero
tribun-enslaves = Uma unidade com o Tribun não escraviza
# $count: u8
too-high-to-hold = { $count } peças não podem subir: no máximo 4 seguram um escravo
# $count: u8, $slave: u8
too-low-to-hold = { $count ->
    [one] { $count } peça não pode
   *[other] { $count } peças não podem
    } segurar um escravo de altura { $slave }: é preciso pelo menos a metade disso
# $hex: hex, $side: side
nobody-meets = { $hex } está vazia, e nenhuma unidade das { $side } é vizinha dela
# $hex: hex
one-meets = { $hex } está vazia, e só uma unidade é vizinha dela: para unir são precisas duas
# $hex: hex, $units: list
none-fit = As unidades ao redor de { $hex } ({ $units }) não podem formar ali uma unidade válida
# $piece: name, $from: hex
tribun-splits = { $piece-The } em { $from } leva o Tribun: não se divide
# $piece: name, $from: hex
single-piece = { $piece-The } em { $from } é uma peça só: não pode se dividir
# $piece: name, $from: hex
no-room-to-split = { $piece-The } em { $from } não pode se dividir: nas casas vazias ao redor não cabem partes válidas
# $hex: hex
part-on-unit = { $hex } não está vazia: as partes só vão para casas vazias
# $count: u8
no-valid-unit = { $count } peças não são uma unidade válida
# $height: u8, $piece: name, $total: u8
not-all-spread = Todas as { $height } peças { $piece-of } são espalhadas, não { $total }
one-hex = Pelo menos duas casas são usadas
# $left: u8, $hex: hex, $slave: u8
stay-holds-no-slave = { $left ->
    [one] A { $left } peça que fica em { $hex } não pode
   *[other] As { $left } peças que ficam em { $hex } não podem
    } segurar um escravo de altura { $slave }
# $left: u8, $hex: hex
stay-no-valid-unit = As { $left } peças que ficam em { $hex } não são uma unidade válida
# $to: hex, $owner: side, $piece: name
meeting-on-unit = { $to } não está vazia: ali está { $piece-a } das { $owner }
no-such-number = Uma união leva duas unidades, ou três ou seis em simetria
# $piece: name, $hex: hex, $height: u8
too-few-to-give = { $piece-The } em { $hex } só tem { $height ->
    [one] { $height } peça
   *[other] { $height } peças
    } para dar
# $piece: name, $hex: hex
tribun-whole = { $piece-The } em { $hex } se dá inteiro ou não se dá
no-symmetric = As regras de noventa por cento não têm união simétrica
# $to: hex
not-at-120 = Três unidades só se unem a 120 graus ao redor de { $to }
tribun-in-symmetry = O Tribun não participa de uma união simétrica
unequal-units = As unidades de uma união simétrica são iguais, e também os seus escravos
unequal-numbers = Todas as unidades de uma união simétrica dão o mesmo número
# $hex: hex, $middle: hex
not-next-to = { $hex } não é vizinha de { $middle }
# $hex: hex
no-further-part = Nenhuma outra parte pode ir para { $hex }
# $piece: name, $hex: hex
nothing-to-give = Nada do que { $piece-the } em { $hex } poderia dar serve aqui
no-tribun = nenhum dos lados tem um Tribun
# $side: side
second-tribun = as { $side } têm um segundo Tribun
# $side: side, $most: u8
too-many = as { $side } têm mais de { $most } peças além do Tribun
# $owner: side, $piece: name, $hex: hex
in-the-way = { $piece-the } das { $owner } em { $hex } está no caminho
tribun-attacks = ataca as casas ao seu redor
# $piece: name
servus-attacks = ataca as duas casas ao lado da que está à frente
# $piece: name
hastatus-attacks = ataca as casas da própria cor a duas de distância
# $piece: name
saggitarius-attacks = ataca as casas de outras cores a três de distância
# $piece: name
eques-attacks = ataca a primeira unidade numa linha de saltos de Hastatus
# $piece: name
balista-attacks = ataca a primeira unidade numa linha reta
# $piece: name
centuria-attacks = ataca as casas para onde poderia andar, e as da própria cor a duas de distância
# $piece: name, $from: string, $to: string
goes = { $piece } { $from } para { $to }
# $piece: name, $from: string, $to: string
leaves-slave = { $piece } { $from } para { $to }, deixando o escravo
# $piece: name, $from: string, $slave: name, $to: string
goes-on-slave = { $piece } { $from } sobre o seu escravo, { $slave-the }, para { $to }
# $piece: name, $from: string, $prey: name, $target: string
takes = { $piece } { $from } captura { $prey } { $target }
# $piece: name, $from: string, $prey: name, $target: string
takes-leaving-slave = { $piece } { $from }, deixando o escravo, captura { $prey } { $target }
# $piece: name, $from: string, $slave: name, $prey: name, $target: string
takes-on-slave = { $piece } { $from } sobre o seu escravo, { $slave-the }, captura { $prey } { $target }
# $piece: name, $from: string, $prey: name, $target: string
enslaves = { $piece } { $from } escraviza { $prey } { $target }
# $prey: name, $target: string, $left: u8
damages = ataque a { $prey } { $target }, { $left ->
    [one] sobra { $left }
   *[other] sobram { $left }
    }
# $prey: name, $target: string
frees-slave = ataque a { $prey } { $target }, o escravo está livre
# $prey: name, $target: string
tribun-falls = ataque a { $prey } { $target }, o Tribun cai
# $piece: name, $from: string, $parts: list
splits = { $piece } { $from } se divide: { $parts }
# $count: u8, $hex: string
part-on = { $count } em { $hex }
# $piece: name, $to: string, $parts: list
combines = { $piece } em { $to }: { $parts }
# $count: u8, $hex: string
part-from = { $count } de { $hex }
