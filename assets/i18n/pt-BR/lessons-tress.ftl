# The lessons of Tress: docs/learning.md says how long each text may be.

### 1: both monarchs in the Fortress

lesson-tress-home-title = Em casa
lesson-tress-home-goal = Leve a sua rainha até o rei, no meio.
lesson-tress-home-success = Vitória! Rei e rainha juntos na Fortaleza: esse é o objetivo.
lesson-tress-home-hint-1 = O rei já está em casa. A rainha é a outra peça coroada.
lesson-tress-home-hint-2 = Um passo de cada vez, em direção ao bloco circulado.
lesson-tress-home-mistake-1 = Agora o rei saiu de casa. Deixe-o esperar e traga a rainha.

### 2: domination

lesson-tress-five-zones-title = Cinco zonas
lesson-tress-five-zones-goal = Você controla quatro blocos marcados. Entre num quinto e vença.
lesson-tress-five-zones-success = Cinco das sete zonas são só suas: vitória. Basta uma peça em cada.
lesson-tress-five-zones-hint-1 = Um dos seus cavaleiros ainda não está em nenhum bloco.
lesson-tress-five-zones-hint-2 = Ele anda uma casa, reto ou na diagonal, até o bloco vazio ao lado.
lesson-tress-five-zones-mistake-1 = Esse cavaleiro já está num bloco. Andar dentro dele não adianta nada.
lesson-tress-five-zones-mistake-2 = Você deixou um bloco vazio e o perdeu. Agora são só três.

### 3: elimination

lesson-tress-monarchs-title = Duas coroas
lesson-tress-monarchs-goal = Capture o rei e a rainha das Pretas, os dois.
lesson-tress-monarchs-success = Vitória: as Pretas não têm mais monarcas. Aqui ninguém diz “xeque”; monarcas são simplesmente capturados.
lesson-tress-monarchs-hint-1 = O piqueiro tem ponta de lança e desliza na diagonal, até onde quiser.
lesson-tress-monarchs-hint-2 = Primeiro a rainha; da casa dela, o rei está na linha.
lesson-tress-monarchs-mistake-1 = Perto demais: dali você ataca o rei, mas ele se esquiva.
lesson-tress-monarchs-mistake-2 = Perto demais: a rainha captura o que está ao lado dela.

### 4: the Guardian

lesson-tress-leap-title = O salto
lesson-tress-leap-goal = Capture o piqueiro circulado com o seu guardião, a torre.
lesson-tress-leap-success = O guardião salta exatamente duas casas, sobre qualquer peça, mas nunca para uma zona inimiga.
lesson-tress-leap-hint-1 = O guardião salta sobre os seus cavaleiros como se eles não estivessem ali.
lesson-tress-leap-hint-2 = O meio é das Pretas. Pouse primeiro ao lado, depois salte de novo.
lesson-tress-leap-mistake-1 = O cavaleiro inimigo esperava por isso. Deixe o meio em paz.
lesson-tress-leap-mistake-2 = Isso leva para longe do piqueiro. Dois saltos bastam.

### 5: intrusion

lesson-tress-closed-zone-title = A zona fechada
lesson-tress-closed-zone-goal = O seu piqueiro quer capturar o cavaleiro de c8. Abra o caminho.
lesson-tress-closed-zone-success = Com os dois lados nela, ninguém a controla: zona disputada não detém quem desliza.
lesson-tress-closed-zone-hint-1 = Sozinho, o piqueiro deve parar onde começa a zona das Pretas. Mande antes o cavaleiro.
lesson-tress-closed-zone-hint-2 = O cavaleiro só precisa estar na zona, fora da linha.
lesson-tress-closed-zone-mistake-1 = Ele teve que parar: as Pretas controlam essa zona. E agora ele cai.
lesson-tress-closed-zone-mistake-2 = A zona ainda é só das Pretas. O seu cavaleiro estava bem na frente dela.

### 6: promotion

lesson-tress-sentinel-title = A sentinela
lesson-tress-sentinel-goal = Salte para a Fortaleza com um guardião.
lesson-tress-sentinel-success = Agora é uma sentinela e desliza para todo lado. Na Fortaleza, piqueiros viram lanceiros.
lesson-tress-sentinel-hint-1 = Cada lado começa com dois guardiões, as torres. Dois saltos bastam.
lesson-tress-sentinel-hint-2 = Salte para a frente e em direção ao meio.
lesson-tress-sentinel-mistake-1 = Pelo lado é longe demais. Salte logo em direção ao meio.

### 7: Second Wind

lesson-tress-second-wind-title = Segundo Fôlego
lesson-tress-second-wind-goal = Monarcas pretos em casa! Você tem um lance para desfazer isso.
lesson-tress-second-wind-success = Desfeito! Depois de cada reivindicação, o outro lado tem uma última chance.
lesson-tress-second-wind-hint-1 = Rei e rainha não podem ajudar contra uma escolta. O piqueiro pode.
lesson-tress-second-wind-hint-2 = Um pé na Fortaleza, e as Pretas já não a controlam.

### 8: look for the answer first

lesson-tress-look-first-title = Olhe primeiro
lesson-tress-look-first-goal = Vença levando a rainha para casa, sem deixar resposta às Pretas.
lesson-tress-look-first-success = Vitória na hora: às Pretas só restavam monarcas, e eles não podem responder.
lesson-tress-look-first-hint-1 = Quem poderia entrar na Fortaleza e estragar tudo? Capture essa peça.
lesson-tress-look-first-hint-2 = O piqueiro captura o cavaleiro; depois a rainha entra.
lesson-tress-look-first-mistake-1 = Cedo demais: o cavaleiro entra. Cuide dele primeiro.
lesson-tress-look-first-mistake-2 = O piqueiro deixou o cavaleiro em paz. É o cavaleiro que pode responder.

### 9: lone escort

lesson-tress-lone-escort-title = O rei sozinho
lesson-tress-lone-escort-goal = Sua rainha caiu. Capture a preta e leve o rei para casa.
lesson-tress-lone-escort-success = Com um monarca de cada lado, um na Fortaleza vence: a escolta solitária.
lesson-tress-lone-escort-hint-1 = O seu cavaleiro está ao lado da rainha. O seu rei está perto de casa.
lesson-tress-lone-escort-hint-2 = O cavaleiro captura em g7; o rei entra no meio.
lesson-tress-lone-escort-mistake-1 = Isso leva para longe da rainha, e ela estava bem ao seu lado.

### 10: the draw

lesson-tress-save-a-draw-title = Por um triz
lesson-tress-save-a-draw-goal = Os seus dois monarcas se foram. Garanta ao menos o empate!
lesson-tress-save-a-draw-success = Empate: ninguém mais tem monarcas.
lesson-tress-save-a-draw-hint-1 = As Pretas têm um monarca. Um dos seus cavaleiros está ao lado dele.
lesson-tress-save-a-draw-hint-2 = Capture o rei em c6.

### 11: a won position

lesson-tress-finish-title = O arremate
lesson-tress-finish-goal = Agora Wren reage. Vença de qualquer um dos modos que aprendeu.
lesson-tress-finish-success = Bem jogado. Você conhece os três modos de vencer.
lesson-tress-finish-hint-1 = A sentinela controla a Fortaleza. Traga o rei e a rainha.
lesson-tress-finish-hint-2 = Passo a passo até o meio; capture quem chegar perto.

### 12: the first match

lesson-tress-first-match-title = A sua primeira partida
lesson-tress-first-match-goal = Uma partida inteira contra Wren. As dicas estão ligadas.
lesson-tress-first-match-success = Você venceu a sua primeira partida de Tress!

### mini match 1

lesson-tress-knights-title = Poucas peças
lesson-tress-knights-goal = Cinco peças de cada lado. Vença de qualquer um dos três modos.
lesson-tress-knights-success = Vitória: poucas peças, e cada modo de vencer continua valendo.

### mini match 2

lesson-tress-guardians-title = Guardiões
lesson-tress-guardians-goal = Guardiões saltam, piqueiros deslizam. Leve um à Fortaleza ou vença como quiser.
lesson-tress-guardians-success = Vitória com guardiões e piqueiros: os dois ficam mais fortes na Fortaleza.

### mini match 3

lesson-tress-half-army-title = Meio exército
lesson-tress-half-army-goal = Meio exército de cada lado, o jogo completo. Vença como quiser.
lesson-tress-half-army-success = Vitória: o exército inteiro é só mais do mesmo.
