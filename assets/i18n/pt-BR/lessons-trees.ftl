# The lessons of The Game for the Trees: docs/learning.md says how long each text may be.

### 1: overgrow the huckleberry

lesson-trees-huckleberry-title = O mirtilo
lesson-trees-huckleberry-goal = Cubra com a sua árvore o mirtilo preto, a planta em e5.
lesson-trees-huckleberry-success = Vitória: as Pretas não têm mais mirtilo. Cuide também do seu.
lesson-trees-huckleberry-hint-1 = A sua árvore é uma bétula. Ela cresce reto, pelas moitas.
lesson-trees-huckleberry-hint-2 = De a5 direto para e5. Ela fica com todas as casas do caminho.
lesson-trees-huckleberry-mistake-1 = Esse era o seu próprio mirtilo. Sem ele, você perdeu.
lesson-trees-huckleberry-mistake-2 = Você abandonou uma parte da árvore. Ela precisa crescer.

### 2: from grass to tree

lesson-trees-ground-title = Chão bom
lesson-trees-ground-goal = Leve uma árvore à terceira fileira. Árvores crescem sobre moitas.
lesson-trees-ground-success = O mato cresce sobre grama, as árvores sobre mato. Assim cada planta alimenta a seguinte.
lesson-trees-ground-hint-1 = Primeiro faça uma moita da segunda fileira crescer sobre a grama.
lesson-trees-ground-hint-2 = Depois faça uma árvore de trás crescer sobre essa moita.
lesson-trees-ground-mistake-1 = Esse era o seu mirtilo, e você o perdeu. Escolha outra casa.
lesson-trees-ground-mistake-2 = A grama se espalha pela terra nua, mas árvores não crescem sobre grama.

### 3: the four trees

lesson-trees-four-trees-title = Quatro espécies de árvore
lesson-trees-four-trees-goal = Só uma das suas árvores alcança d5. Encontre-a e vença.
lesson-trees-four-trees-success = O freixo salta como um cavalo, sobre tudo. A terra nua deteve as outras árvores.
lesson-trees-four-trees-hint-1 = Bétula em linha reta, faia na diagonal, pinheiro dos dois modos, e o freixo salta.
lesson-trees-four-trees-hint-2 = Duas casas para cima e uma para o lado, a partir de c3.
lesson-trees-four-trees-mistake-1 = Esse era o seu próprio mirtilo. Sem ele, você perdeu.
lesson-trees-four-trees-mistake-2 = Essa não chega a d5: não há moitas no caminho.
lesson-trees-four-trees-mistake-3 = Abandonar casas não ajuda aqui. Faça uma árvore crescer para d5.

### 4: momentum

lesson-trees-momentum-title = Impulso
lesson-trees-momentum-goal = Faça o freixo crescer para c3. Depois jogue outra coisa e observe.
lesson-trees-momentum-success = O que cresceu continua crescendo sozinho, do mesmo modo, a cada lance seu.
lesson-trees-momentum-hint-1 = O freixo está em b1, e o caminho dele está marcado.
lesson-trees-momentum-hint-2 = Faça-o crescer uma vez para c3. Depois disso, serve qualquer lance inofensivo.
lesson-trees-momentum-mistake-1 = Você deteve o broto. Deixe-o em paz, e ele chega sozinho.
lesson-trees-momentum-mistake-2 = Esse era o seu próprio mirtilo. Sem ele, você perdeu.
lesson-trees-momentum-mistake-3 = Nada começou a crescer ainda. Ponha o freixo a caminho.

### 5: the order of things

lesson-trees-order-title = Cada coisa na sua hora
lesson-trees-order-goal = O freixo vai seguir para f3. Ponha antes uma moita ali!
lesson-trees-order-success = Certo: primeiro a moita, depois o freixo sobre ela. A ordem é sua.
lesson-trees-order-hint-1 = Árvores não crescem sobre grama. A sua moita em g2 está ao lado.
lesson-trees-order-hint-2 = Faça g2 crescer para f3; quando a ordem for perguntada, ponha a moita primeiro.
lesson-trees-order-mistake-1 = O freixo foi primeiro e encontrou grama: o broto acabou. A moita chegou tarde.
lesson-trees-order-mistake-2 = Esse era o seu próprio mirtilo. Sem ele, você perdeu.
lesson-trees-order-mistake-3 = O freixo não encontrou moita em f3, e o broto acabou.

### 6: retreat

lesson-trees-grass-stops-title = Estrada cortada
lesson-trees-grass-stops-goal = A bétula preta tem uma estrada até o seu mirtilo. Corte-a!
lesson-trees-grass-stops-success = Uma moita abandonada deixa grama, e a grama detém qualquer árvore.
lesson-trees-grass-stops-hint-1 = Em vez de crescer, você pode abandonar qualquer casa sua.
lesson-trees-grass-stops-hint-2 = Recue de e4, f4 ou g4.
lesson-trees-grass-stops-mistake-1 = Você abandonou o próprio mirtilo. Abandone uma moita ao lado dele.
lesson-trees-grass-stops-mistake-2 = A estrada ainda está lá: a bétula vem direto por ela.

### 7: stop a chain

lesson-trees-stop-title = Pare!
lesson-trees-stop-goal = A sua própria bétula vai cobrir o seu mirtilo. Detenha-a!
lesson-trees-stop-success = Está salvo. Em vez de crescer, você pode deter um dos seus brotos.
lesson-trees-stop-hint-1 = A ponta do broto está em c4, e a próxima casa é d4.
lesson-trees-stop-hint-2 = Escolha c4 e depois “Deter broto”.
lesson-trees-stop-mistake-1 = Os brotos seguem, faça você o que fizer: este cobriu o seu próprio mirtilo.

### 8: the leap

lesson-trees-leap-title = Uma vez por partida
lesson-trees-leap-goal = Ataque de dois lados! Escolha sua grama: o mirtilo salta para lá.
lesson-trees-leap-success = Agora você tem dois, e um pode cair. Só se salta uma vez.
lesson-trees-leap-hint-1 = Escolha uma das suas casas de grama: e1, f1 ou f2.
lesson-trees-leap-hint-2 = Em e1, f1 ou f2, escolha “Saltar”.
lesson-trees-leap-mistake-1 = Você abandonou o seu único mirtilo. Em vez disso, escolha uma casa de grama e faça-o saltar.
lesson-trees-leap-mistake-2 = Uma das duas estradas ainda está aberta, e a bétula vem.

### 9: attack a tree

lesson-trees-attack-title = Duas contra uma
lesson-trees-attack-goal = Juntas, duas árvores diferentes rompem uma terceira. Mire e6 com as duas.
lesson-trees-attack-success = Rompida! E o que ficou cortado da raiz morreu também.
lesson-trees-attack-hint-1 = O broto da faia em d5 já mira e6. Que árvore ajuda?
lesson-trees-attack-hint-2 = Faça o freixo crescer de d4 para e6, antes ou depois.
lesson-trees-attack-mistake-1 = Esse era o seu próprio mirtilo. Sem ele, você perdeu.
lesson-trees-attack-mistake-2 = Sozinha, uma árvore não faz nada a outra. O broto acabou.

### 10: a won position

lesson-trees-finish-title = O arremate
lesson-trees-finish-goal = Agora Wren se defende. Abra uma estrada até o mirtilo em e8.
lesson-trees-finish-success = Bem cultivado. Estradas, impulso e paciência vencem este jogo.
lesson-trees-finish-hint-1 = A sua faia olha de h5 para e8. O que falta a ela?
lesson-trees-finish-hint-2 = Uma moita em g6 abre a estrada dela. A bétula tem outra.
lesson-trees-finish-mistake-1 = O seu próprio mirtilo se foi. Proteja-o enquanto caça o outro.

### 11: the first match

lesson-trees-first-match-title = A sua primeira partida
lesson-trees-first-match-goal = A partir da posição inicial, contra Wren. As dicas estão ligadas.
lesson-trees-first-match-success = Você venceu a sua primeira partida de Trees!

### mini match 1

lesson-trees-small-clearing-title = Uma pequena clareira
lesson-trees-small-clearing-goal = Duas árvores por lado. Cubra o mirtilo preto e cuide do seu.
lesson-trees-small-clearing-success = Vitória na pequena clareira. A floresta é igual, só mais larga.

### mini match 2

lesson-trees-ash-and-beech-title = Freixo e faia
lesson-trees-ash-and-beech-goal = De cada lado, freixo (salto) e faia (diagonal). Alcance o mirtilo.
lesson-trees-ash-and-beech-success = Vitória: uma das suas duas árvores encontrou a estrada.

### mini match 3

lesson-trees-pine-and-beech-title = Pinheiro e faia
lesson-trees-pine-and-beech-goal = O pinheiro vai para todo lado. Abra a estrada até o mirtilo.
lesson-trees-pine-and-beech-success = Vitória: primeiro as moitas, depois o pinheiro.
