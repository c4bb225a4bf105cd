# The lessons of Troop Chess: docs/learning.md says how long each text may be.

### 1: scatter the other side

lesson-troop-chess-last-troop-title = A última tropa
lesson-troop-chess-last-troop-goal = Escolha a linha de três e leve a primeira até uma preta.
lesson-troop-chess-last-troop-success = Vitória! Três pedras que se tocam são uma tropa; as Pretas não têm mais nenhuma.
lesson-troop-chess-last-troop-hint-1 = As pedras marcham em trios. As suas se tocam no meio do tabuleiro.
lesson-troop-chess-last-troop-hint-2 = Escolha e5, d5 e f5, depois e6. As três andam para a frente.
lesson-troop-chess-last-troop-mistake-1 = De lado não se ganha nada, e agora a linha preta varre a sua.
lesson-troop-chess-last-troop-mistake-2 = As Pretas estão bem à sua frente. Avance, não volte.

### 2: one step and two

lesson-troop-chess-march-title = Marcha
lesson-troop-chess-march-goal = Alcance os pontos circulados em dois lances: um longo, um na diagonal.
lesson-troop-chess-march-success = Um passo vai para qualquer lado. Dois passos, só ao longo da linha.
lesson-troop-chess-march-hint-1 = A coluna de três se move. Escolha primeiro a pedra de cima.
lesson-troop-chess-march-hint-2 = De e4 para e6, depois de e6 para f7.
lesson-troop-chess-march-mistake-1 = Curto demais, ou para o lado errado. Pela própria linha, uma coluna pode dar dois passos.
lesson-troop-chess-march-mistake-2 = Quase! Compare o lugar das pedras com os círculos e escolha outro passo.

### 3: the Pyramid

lesson-troop-chess-tip-title = A ponta
lesson-troop-chess-tip-goal = Capture a pedra circulada com a ponta da sua flecha.
lesson-troop-chess-tip-success = Ponta e duas asas: uma pirâmide. Ela dá dois passos para onde aponta.
lesson-troop-chess-tip-hint-1 = Escolha e5 e as duas pedras logo atrás, à esquerda e à direita.
lesson-troop-chess-tip-hint-2 = De e5 para e7: d4, e5 e f4 vão juntas.
lesson-troop-chess-tip-mistake-1 = Um passo é pouco. Com a ponta à frente, você pode dar dois.
lesson-troop-chess-tip-mistake-2 = Você escolheu uma oblíqua, que vai longe na diagonal. Escolha uma pedra de cada lado.
lesson-troop-chess-tip-mistake-3 = As três certas, mas a ponta aponta para a frente, para a pedra circulada.

### 4: the Wedge

lesson-troop-chess-corner-title = A quina
lesson-troop-chess-corner-goal = Escolha três das quatro e capture a pedra circulada.
lesson-troop-chess-corner-success = Isso foi uma cunha: ela vai longe para onde a quina aponta.
lesson-troop-chess-corner-hint-1 = A quina mais perto da pedra circulada é d4. Deixe c3 de fora.
lesson-troop-chess-corner-hint-2 = Escolha d4, c4 e d3, depois f6.
lesson-troop-chess-corner-mistake-1 = Com c3, a quina aponta para outro lado. Deixe c3 para trás.
lesson-troop-chess-corner-mistake-2 = As três certas, mas um passo é pouco. Para esse lado, dois são permitidos.
lesson-troop-chess-corner-mistake-3 = As três certas, o lado errado. A quina d4 aponta para a pedra circulada.

### 5: leaping over own stones

lesson-troop-chess-out-title = Por cima das suas
lesson-troop-chess-out-goal = Esta é a posição inicial. Leve uma pedra a um ponto circulado.
lesson-troop-chess-out-success = Em dois passos você salta sobre as próprias pedras; só não pode pousar nelas.
lesson-troop-chess-out-hint-1 = Uma linha só avança um passo. Forme uma ponta com as duas fileiras.
lesson-troop-chess-out-hint-2 = Escolha e2, d1 e f1, depois e4.
lesson-troop-chess-out-mistake-1 = Lado a lado elas só avançam um passo. Uma ponta ou uma quina avança dois.
lesson-troop-chess-out-mistake-2 = Isso não basta. Quais três podem dar dois passos para a frente?

### 6: heads look one way

lesson-troop-chess-slantwise-title = De frente, não
lesson-troop-chess-slantwise-goal = Capture a pedra circulada sem perder nenhuma sua.
lesson-troop-chess-slantwise-success = O extremo de uma linha é uma cabeça: forte só para onde olha.
lesson-troop-chess-slantwise-hint-1 = A pedra circulada olha direto para baixo, para e5. Venha por outro lado.
lesson-troop-chess-slantwise-hint-2 = Escolha d5, e5 e f5 e ande na diagonal: d5 para e6.
lesson-troop-chess-slantwise-mistake-1 = Ela é a cabeça da linha dela e olha direto para você. A sua pedra caiu.
lesson-troop-chess-slantwise-mistake-2 = Isso não toca ninguém. A pedra circulada está a um passo só.

### 7: the Serpent

lesson-troop-chess-serpent-title = A serpente
lesson-troop-chess-serpent-goal = Contorne a pedra da frente e capture a circulada.
lesson-troop-chess-serpent-success = Dois passos em frente, reto ou na diagonal, nunca sobre inimigos. Serpente não tem cabeça.
lesson-troop-chess-serpent-hint-1 = A sua serpente é c2, c3 e d4; a cauda é c2.
lesson-troop-chess-serpent-hint-2 = Dois passos em frente, d4 para d6; depois na diagonal, d6 para f8.
lesson-troop-chess-serpent-mistake-1 = Lento demais. Vista da cauda, a serpente olha para cima: pode dar dois passos em frente.
lesson-troop-chess-serpent-mistake-2 = Quase! De d6 a pedra circulada está a dois passos na diagonal.

### 8: head of several troops

lesson-troop-chess-eyes-title = Muitos olhos
lesson-troop-chess-eyes-goal = Golpeie uma pedra sem perder nenhuma. A circulada vê você.
lesson-troop-chess-eyes-success = Uma pedra pode ser cabeça de várias tropas, e olha para onde cada uma olha.
lesson-troop-chess-eyes-hint-1 = Deixe a pedra circulada em paz; golpeie a vizinha em c5.
lesson-troop-chess-eyes-hint-2 = De c4 para c5, com a4 e b4 ao lado.
lesson-troop-chess-eyes-mistake-1 = A pedra circulada rechaçou a sua, e você perdeu: não restam três suas que se toquem.
lesson-troop-chess-eyes-mistake-2 = A pedra circulada olha para baixo e para as duas diagonais: ela rechaçou a sua.
lesson-troop-chess-eyes-mistake-3 = Você não golpeou, e as Pretas golpearam. Há uma pedra lá que não vê você.

### 9: a head defends

lesson-troop-chess-stand-firm-title = Firme no lugar
lesson-troop-chess-stand-firm-goal = A ponta preta vai golpear sua pedra circulada. Faça-a olhar de volta.
lesson-troop-chess-stand-firm-success = A sua cabeça olhou de volta: quem golpeou caiu, e junto a última tropa preta.
lesson-troop-chess-stand-firm-hint-1 = No alto de uma linha de três, e4 é uma cabeça.
lesson-troop-chess-stand-firm-hint-2 = Escolha d1, d2 e d3 e ande para a direita: d3 para e3.
lesson-troop-chess-stand-firm-mistake-1 = Você correu de encontro à ponta e não tem mais tropa.
lesson-troop-chess-stand-firm-mistake-2 = Ninguém olhou de volta para a ponta, e ela abriu caminho.
lesson-troop-chess-stand-firm-mistake-3 = Fugir é seguro por ora. Mas e4 podia ter olhado de volta.

### 10: both heads fall, a draw

lesson-troop-chess-save-a-draw-title = Cabeça contra cabeça
lesson-troop-chess-save-a-draw-goal = A sua última tropa está presa. Desfaça-a junto com a das Pretas.
lesson-troop-chess-save-a-draw-success = Cabeça contra cabeça: as duas caem. Não resta tropa nenhuma: empate.
lesson-troop-chess-save-a-draw-hint-1 = A sua pedra de cima é uma cabeça, e a ponta circulada também.
lesson-troop-chess-save-a-draw-hint-2 = Corra direto contra ela: e3 para e4.
lesson-troop-chess-save-a-draw-mistake-1 = Você desviou, e as Pretas dispersaram a sua última tropa.

### 11: a won position

lesson-troop-chess-finish-title = O arremate
lesson-troop-chess-finish-goal = Agora Wren reage. Deixe as Pretas sem tropa.
lesson-troop-chess-finish-success = Bem jogado. Conte tropas, não pedras: um bom golpe decide.
lesson-troop-chess-finish-hint-1 = Nove pedras contra cinco. Golpeie de lado, não de frente.
lesson-troop-chess-finish-hint-2 = Vá com uma ponta ou uma quina à frente e mantenha três juntas.

### 12: the first match

lesson-troop-chess-first-match-title = A sua primeira partida
lesson-troop-chess-first-match-goal = Dezoito pedras de cada lado, contra Wren. As dicas estão ligadas.
lesson-troop-chess-first-match-success = Você venceu a sua primeira partida de Troop Chess!

### mini match 1

lesson-troop-chess-six-a-side-title = Seis contra seis
lesson-troop-chess-six-a-side-goal = Seis pedras de cada lado. Deixe as Pretas sem tropa.
lesson-troop-chess-six-a-side-success = Vitória: às Pretas não restaram três que se toquem.

### mini match 2

lesson-troop-chess-two-lines-title = Duas linhas
lesson-troop-chess-two-lines-goal = Duas linhas por lado. Venha de onde as cabeças pretas não olham.
lesson-troop-chess-two-lines-success = Vitória: uma linha só é forte para onde os seus extremos olham.

### mini match 3

lesson-troop-chess-eight-a-side-title = Oito contra oito
lesson-troop-chess-eight-a-side-goal = Oito pedras de cada lado. Mantenha juntas as suas tropas.
lesson-troop-chess-eight-a-side-success = Vitória: juntas elas foram mais fortes.
