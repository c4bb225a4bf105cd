# The lessons of Go-Chess: docs/learning.md says how long each text may be.

### 1: checkmate

lesson-go-chess-mate-title = Mate
lesson-go-chess-mate-goal = Ataque o rei circulado sem deixar que ele escape.
lesson-go-chess-mate-success = Xeque-mate! O rei está atacado, e toda saída está fechada: você venceu.
lesson-go-chess-mate-hint-1 = A sua torre vai reto até onde quiser.
lesson-go-chess-mate-hint-2 = De lado até a4: dali ela vê a coluna inteira, para cima.
lesson-go-chess-mate-mistake-1 = Há casas bloqueadas entre a torre e o rei, e por elas nada desliza.
lesson-go-chess-mate-mistake-2 = Agora nada ataca o rei. Só a torre pode chegar a ele.

### 2: Pawns go every way

lesson-go-chess-pawn-title = Peões vão para todo lado
lesson-go-chess-pawn-goal = Capture a torre circulada com o peão do meio, em dois lances.
lesson-go-chess-pawn-success = Peões andam reto e capturam na diagonal, nas quatro direções. E continuam sempre peões.
lesson-go-chess-pawn-hint-1 = O seu peão em e5 também pode andar para trás.
lesson-go-chess-pawn-hint-2 = De volta até e4; depois capture na diagonal em f3.
lesson-go-chess-pawn-mistake-1 = O peão de c5 recaptura: os pretos também vão para todo lado.
lesson-go-chess-pawn-mistake-2 = Um peão capturou o seu, na diagonal. Ande para onde nenhum deles fique na diagonal.
lesson-go-chess-pawn-mistake-3 = A torre está na diagonal, atrás de você: capture-a agora.

### 3: Rook, Bishop and Queen

lesson-go-chess-lines-title = Reto e na diagonal
lesson-go-chess-lines-goal = Capture os três peões circulados em três lances.
lesson-go-chess-lines-success = Torres vão reto, bispos na diagonal, a dama dos dois modos, até um obstáculo.
lesson-go-chess-lines-hint-1 = A torre em b2 e o bispo em c3 alcançam um peão cada.
lesson-go-chess-lines-hint-2 = A torre captura g2, o bispo a5, e a dama, na diagonal, i6.
lesson-go-chess-lines-mistake-1 = Essa casa estava guardada: um peão capturou a sua peça, na diagonal.
lesson-go-chess-lines-mistake-2 = Nada capturado. Siga as linhas: elas acabam em casas bloqueadas e em peças.

### 4: the Knight

lesson-go-chess-leap-title = O cavalo salta
lesson-go-chess-leap-goal = Capture a torre circulada. O seu cavalo salta sobre casas bloqueadas.
lesson-go-chess-leap-success = Duas casas reto, uma para o lado, por cima de tudo: assim salta o cavalo.
lesson-go-chess-leap-hint-1 = O cavalo em e5 precisa de dois saltos. Evite a casa guardada.
lesson-go-chess-leap-hint-2 = Primeiro para g6, depois para h8.
lesson-go-chess-leap-mistake-1 = Essa casa estava guardada, e o seu cavalo caiu.
lesson-go-chess-leap-mistake-2 = As outras peças não contornam as casas bloqueadas a tempo. Use o cavalo.
lesson-go-chess-leap-mistake-3 = Duas casas reto, uma para o lado: dali o cavalo não alcança a torre.

### 5: the King is attacked

lesson-go-chess-check-title = Xeque
lesson-go-chess-check-goal = O seu rei está atacado. Salve-o sem perder nada.
lesson-go-chess-check-success = Um rei atacado está em xeque: capture, bloqueie ou saia, na hora.
lesson-go-chess-check-hint-1 = A torre em e9 ataca. Qual das suas peças pode capturá-la?
lesson-go-chess-check-hint-2 = O cavalo salta de c8 para e9.
lesson-go-chess-check-mistake-1 = O rei se afastou, e a dama atrás dele caiu.
lesson-go-chess-check-mistake-2 = No caminho, sim, mas sem proteção: o cavalo caiu, e o rei está atacado de novo.

### 6: mate, not stalemate

lesson-go-chess-no-stalemate-title = Não aperte demais
lesson-go-chess-no-stalemate-goal = Vença agora: ataque o rei sem deixar que ele escape.
lesson-go-chess-no-stalemate-success = Xeque-mate. Sem ataque e sem lance, é empate; só com os dois reis, também.
lesson-go-chess-no-stalemate-hint-1 = A dama ataca pela coluna em que o rei está.
lesson-go-chess-no-stalemate-hint-2 = Vá para a1 ou a4: o seu rei guarda a saída.
lesson-go-chess-no-stalemate-mistake-1 = O rei não está atacado, e as Pretas não podem jogar: afogamento, empate.
lesson-go-chess-no-stalemate-mistake-2 = As Pretas ainda podem jogar. Ataque o rei pela coluna dele.

### 7: placing in secret

lesson-go-chess-secret-title = Em segredo
lesson-go-chess-secret-goal = Os dois lados colocam peões em segredo. Tente a casa circulada.
lesson-go-chess-secret-success = Mesma casa: ninguém fica com ela, ambos escolhem de novo. Depois os peões aparecem juntos.
lesson-go-chess-secret-hint-1 = Um peão pode ficar em qualquer casa vazia que não esteja bloqueada.
lesson-go-chess-secret-hint-2 = Primeiro e5. Depois do choque, qualquer outra casa.
lesson-go-chess-secret-mistake-1 = Casas diferentes: os dois peões ficam logo no lugar. Tente a circulada.

### 8: the second Bishop

lesson-go-chess-bishops-title = A outra cor
lesson-go-chess-bishops-goal = Coloque o segundo bispo: ataque de longe o peão circulado.
lesson-go-chess-bishops-success = Dois bispos, duas cores: o segundo não pode ficar na cor do primeiro.
lesson-go-chess-bishops-hint-1 = Siga as diagonais que levam ao peão circulado.
lesson-go-chess-bishops-hint-2 = A duas casas, o peão não pode capturar o seu bispo: a7 ou a3.
lesson-go-chess-bishops-mistake-1 = Tão perto, o peão também ataca você: ele captura a uma casa, na diagonal.
lesson-go-chess-bishops-mistake-2 = Dali nenhuma diagonal livre leva ao peão circulado.

### 9: who begins

lesson-go-chess-who-begins-title = Quem começa?
lesson-go-chess-who-begins-goal = Coloque o rei perto da sua dama, para que você comece.
lesson-go-chess-who-begins-success = Você começa: seu rei está mais perto da dama. Casas atacadas são proibidas a ele.
lesson-go-chess-who-begins-hint-1 = A peça circulada é a sua dama. Some colunas e fileiras.
lesson-go-chess-who-begins-hint-2 = A um passo dela: h1 ou i2.
lesson-go-chess-who-begins-mistake-1 = As Pretas começam: o seu rei não ficou mais perto da própria dama do que o delas.

### 10: Kings side by side

lesson-go-chess-kings-title = Reis separados
lesson-go-chess-kings-goal = Coloque o rei na casa circulada; o das Pretas chega perto.
lesson-go-chess-kings-success = Reis lado a lado voltam, e nenhum pode tentar a mesma casa de novo.
lesson-go-chess-kings-hint-1 = Primeiro a casa circulada, c7.
lesson-go-chess-kings-hint-2 = Quando os dois voltarem, escolha outra casa, como i5.
lesson-go-chess-kings-mistake-1 = Longe um do outro, os dois reis ficam. Tente a casa circulada e veja o encontro.

### 11: a won position

lesson-go-chess-finish-title = O arremate
lesson-go-chess-finish-goal = Agora Wren reage. Ataque o rei até dar mate.
lesson-go-chess-finish-success = Bem jogado. Primeiro prenda o rei, depois ataque-o.
lesson-go-chess-finish-hint-1 = Uma torre na fileira à frente do rei o prende.
lesson-go-chess-finish-hint-2 = Primeiro a torre para a9; depois a outra ataca pela fileira 10.

### 12: the first match

lesson-go-chess-first-match-title = A sua primeira partida
lesson-go-chess-first-match-goal = Partida inteira contra Wren, desde o tabuleiro vazio. As dicas estão ligadas.
lesson-go-chess-first-match-success = Você venceu a sua primeira partida de Go-Chess!

### mini match 1

lesson-go-chess-queen-and-bishop-title = Dama e bispo
lesson-go-chess-queen-and-bishop-goal = Sua dama e seu bispo contra torre e cavalo. Dê mate.
lesson-go-chess-queen-and-bishop-success = Mate! A dama consegue com ajuda, raramente sozinha.

### mini match 2

lesson-go-chess-queen-and-rook-title = Dama e torre
lesson-go-chess-queen-and-rook-goal = Sua dama e sua torre contra torre e cavalo. Dê mate.
lesson-go-chess-queen-and-rook-success = Mate! Duas peças fortes tiram as casas do rei.

### mini match 3

lesson-go-chess-queens-title = Uma dama por lado
lesson-go-chess-queens-goal = Dama, cavalo e três peões de cada lado, já colocados. Dê mate.
lesson-go-chess-queens-success = Mate! Foi uma partida inteira de Go-Chess: só faltou a colocação.
