# The lessons of Gess: docs/learning.md says how long each text may be.

### 1: break the ring

lesson-gess-break-ring-title = Quebrar o anel
lesson-gess-break-ring-goal = Leve as duas pedras marcadas direto para cima, contra o anel branco.
lesson-gess-break-ring-success = Vitória! As oito pedras destacadas são um anel. Quem não tem mais nenhum perdeu.
lesson-gess-break-ring-hint-1 = Escolha l9, a de baixo. As vizinhas vão junto.
lesson-gess-break-ring-hint-2 = De l9 para cima até l16, onde você toca o anel.
lesson-gess-break-ring-mistake-1 = Direção certa, mas não pare: siga até tocar o anel.
lesson-gess-break-ring-mistake-2 = Isso quebrou o seu próprio anel, ao redor de l3, e você perdeu na hora.
lesson-gess-break-ring-mistake-3 = Você moveu outra coisa. Escolha l9: uma pedra acima dela a puxa para cima.

### 2: what a piece is

lesson-gess-block-title = O que anda junto
lesson-gess-block-goal = Mova as cinco pedras marcadas num só lance.
lesson-gess-block-success = Qualquer bloco de 3×3 com pedras suas e nenhuma branca é uma peça.
lesson-gess-block-hint-1 = A casa que você escolhe leva junto as suas oito vizinhas.
lesson-gess-block-hint-2 = Escolha i8, no meio das cinco, e vá para onde puder.
lesson-gess-block-mistake-1 = Só foram junto as pedras ao redor da casa escolhida. Que casa tem todas as cinco?
lesson-gess-block-mistake-2 = Essas eram outras. As cinco marcadas estão ao redor de uma só casa.

### 3: directions

lesson-gess-lone-stone-title = A pedra solitária
lesson-gess-lone-stone-goal = Mande a pedra solitária de h9 para a direita: capture k9.
lesson-gess-lone-stone-success = Uma pedra no lado direito do bloco o puxa para a direita, até três casas.
lesson-gess-lone-stone-hint-1 = A pedra tem que ficar à direita da casa que você escolhe.
lesson-gess-lone-stone-hint-2 = Escolha g9, a casa vazia à esquerda dela, e vá para j9.
lesson-gess-lone-stone-mistake-1 = Direção certa! Agora ande as três casas de uma vez.
lesson-gess-lone-stone-mistake-2 = Uma pedra puxa o bloco para o lado dela. A sua tem que puxar para a direita.
lesson-gess-lone-stone-mistake-3 = A pedra em h9 ficou onde estava. Escolha uma casa ao lado dela.

### 4: how far

lesson-gess-range-title = Uma pedra no meio
lesson-gess-range-goal = Capture uma pedra marcada. Só um dos seus dois grupos consegue.
lesson-gess-range-success = Com pedra no meio, um bloco vai a qualquer distância; sem ela, três casas.
lesson-gess-range-hint-1 = Compare os grupos: qual tem uma pedra no meio?
lesson-gess-range-hint-2 = Escolha o8 e suba até o14.
lesson-gess-range-mistake-1 = O meio desse está vazio: três casas é tudo o que ele consegue.
lesson-gess-range-mistake-2 = Nada capturado. Escolha o8, com uma pedra acima, e suba até o fim.

### 5: the first touch

lesson-gess-first-touch-title = No caminho
lesson-gess-first-touch-goal = Quebre o anel branco sem perder nenhuma pedra sua.
lesson-gess-first-touch-success = Vitória. Um bloco para na primeira pedra que toca, mesmo que seja sua.
lesson-gess-first-touch-hint-1 = O bloco tem três casas de largura e tocaria k12. Mova k12 primeiro.
lesson-gess-first-touch-hint-2 = Escolha l12 e vá para a esquerda com essa pedra; depois l7 sobe.
lesson-gess-first-touch-mistake-1 = Isso quebrou o seu próprio anel. Deixe em paz as oito pedras dele.
lesson-gess-first-touch-mistake-2 = O bloco tocou uma pedra sua: teve que parar ali, e a pedra se foi.

### 6: everything under the block

lesson-gess-sweep-title = Tudo varrido
lesson-gess-sweep-goal = Capture três pedras brancas num só lance.
lesson-gess-sweep-success = Tudo o que está sob o bloco sai, até sob as casas vazias dele.
lesson-gess-sweep-hint-1 = O seu grupo marcado pode subir reto ou na diagonal, para a direita.
lesson-gess-sweep-hint-2 = De g8 na diagonal até k12: ali ele toca as três.
lesson-gess-sweep-mistake-1 = Isso quebrou o seu próprio anel. Use o grupo marcado.
lesson-gess-sweep-mistake-2 = Só uma: no primeiro toque você para. Chegue às outras três pelo lado.
lesson-gess-sweep-mistake-3 = Nada varrido até agora. Siga até tocar as pedras brancas.

### 7: over the edge

lesson-gess-edge-title = Na borda
lesson-gess-edge-goal = Capture e9 com a sua pedra na borda.
lesson-gess-edge-success = A casa escolhida pode ficar fora, na moldura. As pedras não podem.
lesson-gess-edge-hint-1 = A sua pedra tem que ficar à direita da casa escolhida. Olhe para fora.
lesson-gess-edge-hint-2 = Escolha a9, na moldura, e vá para a direita até d9.
lesson-gess-edge-mistake-1 = A casa certa! Agora ande as três casas de uma vez.
lesson-gess-edge-mistake-2 = Passou da borda: essa pedra está perdida para sempre.
lesson-gess-edge-mistake-3 = A pedra foi para outro lado. Tem que ficar à direita da casa escolhida.
lesson-gess-edge-mistake-4 = A pedra na borda, b9, não se moveu. É essa que você deve usar.

### 8: your own ring

lesson-gess-own-ring-title = Não toque no seu anel
lesson-gess-own-ring-goal = Capture as duas pedras marcadas com um dos seus blocos grandes.
lesson-gess-own-ring-success = Boa escolha: esse bloco não leva junto nenhuma pedra do seu anel.
lesson-gess-own-ring-hint-1 = Dois blocos cheios conseguiriam. Um deles tem pedras em comum com o seu anel.
lesson-gess-own-ring-hint-2 = Escolha i3, não j3, e suba até i10.
lesson-gess-own-ring-mistake-1 = O seu anel quebrou: o bloco levou junto pedras dele. Você perdeu.
lesson-gess-own-ring-mistake-2 = Não foram as duas. Um bloco cheio, de nove, vai a qualquer distância, para todo lado.

### 9: a second ring

lesson-gess-second-ring-title = Um anel de reserva
lesson-gess-second-ring-goal = Desça com as pedras marcadas. Depois leve j3 contra o anel branco.
lesson-gess-second-ring-success = Vitória: o seu segundo anel ficou inteiro; o único das Brancas, não.
lesson-gess-second-ring-hint-1 = Oito pedras ao redor de uma casa vazia formam um novo anel.
lesson-gess-second-ring-hint-2 = Primeiro f13 desce até f10, depois j3 sobe até j16.
lesson-gess-second-ring-mistake-1 = O seu último anel se foi. Mesmo que o branco também quebre, quem jogou perde.
lesson-gess-second-ring-mistake-2 = Ainda não há segundo anel: são oito pedras ao redor da casa vazia f8.

### 10: dodging, and the draw

lesson-gess-draw-title = Vai e volta
lesson-gess-draw-goal = As Brancas vão atacar. Desvie com o seu anel, depois volte.
lesson-gess-draw-success = Quando uma posição surge pela terceira vez, é empate. Você não perdeu!
lesson-gess-draw-hint-1 = Um anel também é peça: três casas para qualquer lado, pois o meio está vazio.
lesson-gess-draw-hint-2 = Escolha d3 e vá para a direita até g3; no lance seguinte, volte.
lesson-gess-draw-mistake-1 = O bloco branco tem três casas de largura, e o seu anel ainda estava no caminho.
lesson-gess-draw-mistake-2 = O seu anel não é mais um anel. Mova-o inteiro e fique no tabuleiro.
lesson-gess-draw-mistake-3 = Agora a posição é outra. Volte, e a antiga surge de novo.

### 11: a won position

lesson-gess-finish-title = O arremate
lesson-gess-finish-goal = Agora Wren reage. Quebre o anel branco e preserve o seu.
lesson-gess-finish-success = Bem jogado. Blocos, corridas, anéis: você já sabe tudo.
lesson-gess-finish-hint-1 = O bloco cheio em h8 vai a qualquer distância, para todo lado.
lesson-gess-finish-hint-2 = Leve-o para baixo do anel, depois suba. Procure sempre um caminho livre.
lesson-gess-finish-mistake-1 = O seu último anel se foi. Olhe para ele antes de cada lance.

### 12: the first match

lesson-gess-first-match-title = A sua primeira partida
lesson-gess-first-match-goal = 43 pedras de cada lado, contra Wren. As dicas estão ligadas.
lesson-gess-first-match-success = Você venceu a sua primeira partida de Gess!

### mini match 1

lesson-gess-ring-and-blocks-title = Três peças por lado
lesson-gess-ring-and-blocks-goal = Cada lado tem anel, bloco e cruz. Quebre o anel branco.
lesson-gess-ring-and-blocks-success = Vitória: três peças bastaram para quebrar um anel.

### mini match 2

lesson-gess-one-block-title = Um bloco por lado
lesson-gess-one-block-goal = Um anel e um bloco grande de cada lado. Use-o bem.
lesson-gess-one-block-success = Vitória: um bloco que vai a qualquer distância é uma peça forte.

### mini match 3

lesson-gess-two-rings-title = Dois anéis por lado
lesson-gess-two-rings-goal = Dois anéis por lado: quebre os dois brancos, preserve um dos seus.
lesson-gess-two-rings-success = Vitória: um segundo anel dá tempo, e nada mais.
