# The lessons of Treason: docs/learning.md says how long each text may be.

### 1: capture the last man

lesson-treason-last-man-title = A última pedra
lesson-treason-last-man-goal = Salte por cima da última pedra preta e vença.
lesson-treason-last-man-success = Vitória: as Pretas não têm mais nada. O que você salta é capturado.
lesson-treason-last-man-hint-1 = Só uma das suas pedras está ao lado da preta.
lesson-treason-last-man-hint-2 = Pouse em qualquer casa vazia atrás dela.

### 2: walking, and becoming a Spy

lesson-treason-march-title = Através das fileiras
lesson-treason-march-goal = Leve a sua pedra a uma casa circulada do outro lado.
lesson-treason-march-success = Ela leva uma segunda peça: é um espião. Você verá o que espiões fazem.
lesson-treason-march-hint-1 = Pedras andam para a frente ou de lado, para qualquer casa vazia que tocam.
lesson-treason-march-hint-2 = Suba ao longo da diagonal dourada, depois atravesse-a.
lesson-treason-march-mistake-1 = Esse é o canto que não conta: ali ninguém vira espião. Passe para uma casa circulada.

### 3: chains

lesson-treason-chain-title = Uma atrás da outra
lesson-treason-chain-goal = Capture as três pedras pretas num só lance.
lesson-treason-chain-success = Três num só lance! A mesma pedra continua enquanto puder.
lesson-treason-chain-hint-1 = Comece pela pedra ao lado da sua.
lesson-treason-chain-hint-2 = De lado sobre C2, para cima sobre D3, para cima sobre F5.
lesson-treason-chain-mistake-1 = A pedra ao lado da sua sobrou. Comece por essa.
lesson-treason-chain-mistake-2 = Você pode parar depois de qualquer captura, mas aqui precisa das três.

### 4: where to land

lesson-treason-land-well-title = Um bom pouso
lesson-treason-land-well-goal = Você tem que capturar. Pouse onde ninguém possa capturar você.
lesson-treason-land-well-success = A salvo! Quem pode capturar tem que capturar. Onde pousar, decide você.
lesson-treason-land-well-hint-1 = A sua pedra salta sobre D4; há três casas atrás.
lesson-treason-land-well-hint-2 = Pouse onde a pedra em F6 não toque você.
lesson-treason-land-well-mistake-1 = Ali não: a pedra em F6 toca você, e atrás de você há lugar.

### 5: the odd corner

lesson-treason-corner-title = O caminho longo
lesson-treason-corner-goal = Capture duas pedras num só lance.
lesson-treason-corner-success = No canto ela não virou espião, e a cadeia continuou.
lesson-treason-corner-hint-1 = Uma pedra que vira espião tem que parar. Só numa casa ela não vira.
lesson-treason-corner-hint-2 = Salte sobre K5 para o canto F6, depois sobre L6.
lesson-treason-corner-mistake-1 = O lance de um novo espião acaba na hora. E agora ele mesmo é capturado.
lesson-treason-corner-mistake-2 = Bom canto, mas não pare: continue saltando, sobre L6.

### 6: a Spy captures every way

lesson-treason-all-ways-title = Para todo lado
lesson-treason-all-ways-goal = O seu espião também salta para trás. Capture as quatro pedras.
lesson-treason-all-ways-success = Vitória. Um espião anda e captura em todas as direções.
lesson-treason-all-ways-hint-1 = Capture as pedras nesta ordem: J5, D4, E4, F3.
lesson-treason-all-ways-hint-2 = Pouse em J4, em D3, em F4, depois atrás de F3.
lesson-treason-all-ways-mistake-1 = Bom começo. De outra casa a cadeia continuaria.
lesson-treason-all-ways-mistake-2 = Dali você não alcança outra pedra. Procure a casa ao lado da próxima.

### 7: the mirror

lesson-treason-mirror-title = Traição
lesson-treason-mirror-goal = Escolha o seu espião em I4, depois o espião além da diagonal.
lesson-treason-mirror-success = Mudou de lado! Um espião converte o que está na casa-espelho dele.
lesson-treason-mirror-hint-1 = Dobre o tabuleiro pela diagonal dourada: I4 cai sobre D3.
lesson-treason-mirror-hint-2 = Escolha I4, depois D3. Nada se move.
lesson-treason-mirror-mistake-1 = O espelho vale para os dois lados: agora o espião preto converteu o seu.
lesson-treason-mirror-mistake-2 = O seu espião saiu da casa-espelho, e a chance se foi.

### 8: a man turned on the far side

lesson-treason-turncoat-title = Vira-casaca
lesson-treason-turncoat-goal = Consiga um segundo espião sem mover nada.
lesson-treason-turncoat-success = Uma pedra convertida do outro lado vira ali um espião seu.
lesson-treason-turncoat-hint-1 = O que está na casa-espelho do seu espião em F1?
lesson-treason-turncoat-hint-2 = De canto a canto: F1 converte a pedra em G6.
lesson-treason-turncoat-mistake-1 = A sua pedra tem um longo caminho. O espião é mais rápido.
lesson-treason-turncoat-mistake-2 = Dali o espião olha para outra casa. Ele estava bem.

### 9: bait

lesson-treason-bait-title = Isca
lesson-treason-bait-goal = As Pretas também têm que capturar. Ofereça uma pedra e capture tudo.
lesson-treason-bait-success = Uma entregue, três capturadas: quem tem que capturar morde a isca.
lesson-treason-bait-hint-1 = Ofereça a pedra em F2.
lesson-treason-bait-hint-2 = Ande para E2. As Pretas têm que saltar para F2, e começa a sua cadeia.
lesson-treason-bait-mistake-1 = As Pretas capturaram, e a sua cadeia não alcança todas.
lesson-treason-bait-mistake-2 = Nada foi oferecido, e as Pretas se aproximam em paz.
lesson-treason-bait-mistake-3 = Você parou cedo demais: essa cadeia pode capturar as três.

### 10: blocked

lesson-treason-blocked-title = Sem saída
lesson-treason-blocked-goal = Deixe sem lance a pedra preta do canto.
lesson-treason-blocked-success = Vitória: quem não pode jogar perdeu.
lesson-treason-blocked-hint-1 = Ela só pode ir para A1, ou saltar sobre A1 até B1.
lesson-treason-blocked-hint-2 = Ocupe B1 com a pedra ao lado.
lesson-treason-blocked-mistake-1 = Você abriu a porta, e agora a pedra é um espião.
lesson-treason-blocked-mistake-2 = Atrás de A1 ainda há lugar, então ela salta sobre você.

### 11: a won position

lesson-treason-finish-title = O arremate
lesson-treason-finish-goal = Agora Wren reage. Capture, converta ou bloqueie a última pedra.
lesson-treason-finish-success = Bem jogado. Nenhuma peça preta restou para jogar.
lesson-treason-finish-hint-1 = Espiões valem mais que tudo. Deixe-os onde a pedra não possa saltar por cima.
lesson-treason-finish-hint-2 = Traga pedras para perto, sem casa vazia atrás delas; depois capture ou converta.

### 12: the first match

lesson-treason-first-match-title = A sua primeira partida
lesson-treason-first-match-goal = Onze pedras de cada lado, contra Wren. As dicas estão ligadas.
lesson-treason-first-match-success = Você venceu a sua primeira partida de Treason!

### mini match 1

lesson-treason-six-a-side-title = Seis contra seis
lesson-treason-six-a-side-goal = Seis pedras por lado. Capture, e leve uma para o outro lado.
lesson-treason-six-a-side-success = Vitória: menos pedras, o mesmo jogo.

### mini match 2

lesson-treason-close-title = Bem juntas
lesson-treason-close-goal = Cinco pedras por lado, bem juntas. Olhe antes de cada passo.
lesson-treason-close-success = Vitória: quem tem que capturar vai para onde você quer.

### mini match 3

lesson-treason-a-spy-each-title = Um espião por lado
lesson-treason-a-spy-each-goal = Três pedras e um espião por lado. Cuidado com as casas-espelho.
lesson-treason-a-spy-each-success = Vitória: um espião olha o tempo todo para a casa-espelho dele.
