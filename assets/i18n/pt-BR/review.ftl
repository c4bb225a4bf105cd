# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Sentences

# $count: u32
pieces-tress-knight = { $count ->
    [one] um cavaleiro
   *[other] { $count } cavaleiros
    }
# $count: u32
pieces-tress-guardian = { $count ->
    [one] um guardião
   *[other] { $count } guardiões
    }
# $count: u32
pieces-tress-pikeman = { $count ->
    [one] um piqueiro
   *[other] { $count } piqueiros
    }
# $count: u32
pieces-tress-lancer = { $count ->
    [one] um lanceiro
   *[other] { $count } lanceiros
    }
# $count: u32
pieces-tress-sentinel = { $count ->
    [one] uma sentinela
   *[other] { $count } sentinelas
    }
# $count: u32
pieces-tress-king = { $count ->
    [one] o rei
   *[other] { $count } reis
    }
# $count: u32
pieces-tress-queen = { $count ->
    [one] a rainha
   *[other] { $count } rainhas
    }
# $count: u32
pieces-trees-grass = { $count ->
    [one] uma casa de grama
   *[other] { $count } casas de grama
    }
# $count: u32
pieces-trees-underbrush = { $count ->
    [one] uma casa de mato
   *[other] { $count } casas de mato
    }
# $count: u32
pieces-trees-huckleberry = { $count ->
    [one] um mirtilo
   *[other] { $count } mirtilos
    }
# $count: u32
pieces-trees-squares = { $count ->
    [one] uma casa de árvore
   *[other] { $count } casas de árvores
    }
# $count: u32
pieces-trees-birch = { $count ->
    [one] uma bétula
   *[other] { $count } bétulas
    }
# $count: u32
pieces-trees-ash = { $count ->
    [one] um freixo
   *[other] { $count } freixos
    }
# $count: u32
pieces-trees-beech = { $count ->
    [one] uma faia
   *[other] { $count } faias
    }
# $count: u32
pieces-trees-pine = { $count ->
    [one] o pinheiro
   *[other] { $count } pinheiros
    }
# $count: u32
pieces-tribun-piece = { $count ->
    [one] uma peça
   *[other] { $count } peças
    }
# $count: u32
pieces-tribun-tribun = { $count ->
    [one] o Tribun
   *[other] { $count } Tribuns
    }
# $count: u32
pieces-gess-stone = { $count ->
    [one] uma pedra
   *[other] { $count } pedras
    }
# $count: u32
pieces-go-chess-pawn = { $count ->
    [one] um peão
   *[other] { $count } peões
    }
# $count: u32
pieces-go-chess-knight = { $count ->
    [one] um cavalo
   *[other] { $count } cavalos
    }
# $count: u32
pieces-go-chess-bishop = { $count ->
    [one] um bispo
   *[other] { $count } bispos
    }
# $count: u32
pieces-go-chess-rook = { $count ->
    [one] uma torre
   *[other] { $count } torres
    }
# $count: u32
pieces-go-chess-queen = { $count ->
    [one] a dama
   *[other] { $count } damas
    }
# $count: u32
pieces-treason-man = { $count ->
    [one] uma pedra
   *[other] { $count } pedras
    }
# $count: u32
pieces-treason-spy = { $count ->
    [one] um espião
   *[other] { $count } espiões
    }
# $count: u32
pieces-troop-chess-piece = { $count ->
    [one] uma pedra
   *[other] { $count } pedras
    }
room = espaço para se mover
# $count: u32
tress-zones = { $count ->
    [one] uma zona
   *[other] { $count } zonas
    }
tress-fortress = controle sobre a Fortaleza
tress-majority = a maioria em zonas disputadas
tress-ways = caminhos para as zonas
tress-promotion = chances de promoção
tress-escort = o caminho de um monarca até a Fortaleza
tress-knights = cavaleiros perto da Fortaleza
tress-monarch = um monarca
tress-loose = peças soltas para atacar
tress-attack = um ataque a um monarca
trees-wood = casas de árvores
trees-tree = uma árvore viva
trees-huckleberry = um mirtilo de reserva
trees-leap = o salto
trees-threats = ameaças a mirtilos
trees-attack = ataques a árvores
trees-prey = mato para cobrir
trees-growth = espaço para crescer
tribun-units = unidades fortes
tribun-slaves = o uso de escravos
tribun-shots = tiros contra unidades
tribun-capture = a chance de capturar o Tribun
tribun-attack = um ataque ao Tribun
tribun-flight = casas de fuga para o Tribun
tribun-guards = guardas do Tribun
tribun-meeting = lugares para unir
tribun-loose = unidades soltas para atacar
tribun-advance = peças avançadas
gess-ring = um anel de reserva
gess-threats = ameaças a anéis
gess-making = anéis em formação
gess-prey = pedras para capturar
gess-guards = guardas do anel
gess-siege = o cerco ao anel
go-chess-bishops = o par de bispos
go-chess-chain = a proteção dada pelos peões
go-chess-loose = peças soltas para atacar
go-chess-attack = um ataque ao rei
go-chess-shelter = a segurança do rei
go-chess-centre = o centro
treason-only-spy = o único espião
treason-home = guardas da fileira de trás
treason-advance = pedras a caminho da promoção
treason-promotion = chances de promoção
treason-pairs = peças lado a lado
treason-prey = peças para capturar
treason-conversion = alvos para a conversão
troop-chess-formations = formações
troop-chess-prey = pedras para capturar
troop-chess-heads = pedras que olham para o lado certo
troop-chess-advance = pedras avançadas
troop-chess-centre = o centro
# $what: message
gives-up = entrega { $what }
# $side: side, $what: message
leaves = deixa às { $side } { $what }
# $what: message
spares = deixa de capturar { $what }
# $side: side, $turns: u32
allows-win = deixa as { $side } vencerem em { $turns }
loses-at-once = perde na hora
draws-at-once = leva ao empate
# $turns: u32
misses-win = deixa passar uma vitória em { $turns }
# $what: message
gains = ganha { $what }
# $what: message
takes = captura { $what }
# $what: message
saves = salva { $what }
# $side: side, $what: message
denies = tira das { $side } { $what }
