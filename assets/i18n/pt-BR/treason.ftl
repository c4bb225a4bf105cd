# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-spy = Espião
    .the = o espião
    .The = O espião
    .a = um espião
name-man = Pedra
    .the = a pedra
    .The = A pedra
    .a = uma pedra

### How a game ends

reason-annihilation = O lado que tem a vez não tem mais nenhuma peça
reason-blocked = O lado que tem a vez não tem lance legal

### Options

option-landings = Pousos
option-landings-help = Quais casas atrás de uma peça capturada têm que estar vazias: a escolhida, ou todas em que se poderia pousar.
option-landings-is-chosen = escolhido
option-landings-is-all = todos

### Sentences

# $piece: name, $from: triangle, $owner: side, $side: side
not-yours = { $piece-The } em { $from } é das { $owner }, e a vez é das { $side }
# $from: triangle, $mirror: triangle
spy-blocked = O espião em { $from } está bloqueado: todas as casas ao redor estão ocupadas, e não há inimigo na casa-espelho { $mirror }
# $from: triangle
man-blocked = A pedra em { $from } está bloqueada: todas as casas para onde poderia andar estão ocupadas
# $capturers: list, $count: u32
compulsory-capture = A captura é obrigatória: é possível capturar com { $capturers }
# $piece: name, $to: triangle
already-there = { $piece-The } já está em { $to }
# $cell: triangle, $from: triangle
not-adjacent = { $cell } não é vizinha de { $from }
white-goes-up = As pedras brancas vão para a mesma fileira ou uma mais alta
black-goes-down = As pedras pretas vão para a mesma fileira ou uma mais baixa
# $owner: side, $piece: name, $to: triangle
occupied = Em { $to } está { $piece-a } das { $owner }: um passo acaba numa casa vazia
# $from: triangle
only-spy-converts = Só um espião converte, e em { $from } está uma pedra
# $from: triangle, $mirror: triangle, $cell: triangle
not-mirror = A casa-espelho de { $from } é { $mirror }, não { $cell }
# $cell: triangle
mirror-empty = Não há nada para converter na casa-espelho { $cell }: ela está vazia
# $cell: triangle, $side: side, $piece: name
mirror-own = Não há nada para converter na casa-espelho { $cell }: ali está { $piece-a } das { $side }
# $cell: triangle
became-spy = A pedra virou espião em { $cell }, e o lance acaba ali
# $cell: triangle
no-enemy = Não há inimigo para capturar em { $cell }
# $cell: triangle, $from: triangle, $targets: list, $count: u32
no-enemy-but = Não há inimigo para capturar em { $cell }; a partir de { $from }, é possível capturar { $targets }
# $cell: triangle, $from: triangle, $rule: message
behind = { $cell } fica para trás da pedra em { $from }: { $rule }
# $from: triangle, $over: triangle
nowhere-to-land = A partir de { $from } não há casa para pousar atrás de { $over }
# $over: triangle, $landing: triangle
only-landing-occupied = Nenhum pouso atrás de { $over } está vazio: { $landing } está ocupada
# $over: triangle, $landings: list
landings-occupied = Nenhum pouso atrás de { $over } está vazio: { $landings } estão ocupadas
# $over: triangle, $landing: triangle
one-of-all-occupied = Todos os pousos têm que estar vazios: atrás de { $over }, { $landing } está ocupada
# $over: triangle, $landings: list
some-of-all-occupied = Todos os pousos têm que estar vazios: atrás de { $over }, { $landings } estão ocupadas
# $landing: triangle, $over: triangle
landing-not-adjacent = O pouso { $landing } não é vizinho da peça capturada em { $over }
# $start: triangle
lands-on-start = Quem captura não pode pousar em { $start }, de onde saltou
# $landing: triangle, $start: triangle
lands-beside-start = O pouso { $landing } é vizinho de { $start }, de onde o salto parte
# $over: triangle, $landing: triangle, $rule: message
lands-backward = De { $over } para { $landing }, o salto iria para trás: { $rule }
# $landing: triangle
landing-occupied = O pouso { $landing } está ocupado
no-cell = Escolha uma casa do tabuleiro
# $side: side, $cell: triangle
promotion-due = uma pedra das { $side } teria virado espião em { $cell }
# $most: usize
too-many = pode haver no máximo { $most } peças
# $piece: name, $from: triangle, $to: triangle
steps = { $from } para { $to }
# $from: triangle, $to: triangle
steps-and-becomes-spy = { $from } para { $to }, vira espião
# $from: triangle, $at: triangle, $piece: name
converts = O espião em { $from } converte a peça em { $at }
# $from: triangle, $at: triangle
converts-to-spy = O espião em { $from } converte a pedra em { $at }, que vira espião
# $piece: name, $from: triangle, $captures: list
captures = { $from } { $captures }
# $from: triangle, $captures: list
captures-and-becomes-spy = { $from } { $captures }, vira espião
# $captured: name, $over: triangle, $landing: triangle
capture = captura { $over }, pousa em { $landing }
