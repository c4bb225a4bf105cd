# The lessons of Tribun: docs/learning.md says how long each text may be.

### 1: the Tribun falls

lesson-tribun-wreath-title = O Tribun
lesson-tribun-wreath-goal = Ataque a unidade preta alta: o Tribun dela fica em cima.
lesson-tribun-wreath-success = Vitória! Qualquer golpe, mesmo fraco, captura um Tribun. Sozinho, ele anda uma casa.
lesson-tribun-wreath-hint-1 = Um ataque começa pelo alvo: escolha a unidade preta em f9.
lesson-tribun-wreath-hint-2 = Escolha f9. A sua peça sozinha em g8 está bem ao lado.
lesson-tribun-wreath-mistake-1 = As Pretas golpearam primeiro. Um golpe em f9 teria sido o fim.
lesson-tribun-wreath-mistake-2 = Você passou direto. O Tribun estava bem ao seu lado.

### 2: the Servus

lesson-tribun-march-title = Em frente, marche
lesson-tribun-march-goal = Suba com o Servus circulado, depois ataque o Tribun.
lesson-tribun-march-success = Um Servus anda para a casa da frente e golpeia as duas ao lado dela.
lesson-tribun-march-hint-1 = Uma peça sozinha é um Servus. O de e6 sobe uma casa.
lesson-tribun-march-hint-2 = Suba para e7 e depois escolha a unidade em f8.
lesson-tribun-march-mistake-1 = O seu Servus estava na linha da unidade alta. Suba, para fora dela.
lesson-tribun-march-mistake-2 = Longe demais! Ele golpeia à frente, para os dois lados, nunca para trás.

### 3: two and three pieces

lesson-tribun-leaps-title = Duas e três
lesson-tribun-leaps-goal = Salte para onde possa atingir o Tribun, depois capture-o.
lesson-tribun-leaps-success = Duas peças nunca saem da cor da sua casa. Três saem a cada salto.
lesson-tribun-leaps-hint-1 = Duas saltam duas casas, na própria cor. A do Tribun é a mesma?
lesson-tribun-leaps-hint-2 = As três de f6 saltam para d7 ou h7 e dali atingem f10.
lesson-tribun-leaps-mistake-1 = Duas peças, um Hastatus, ficam na sua cor. O Tribun está em outra.
lesson-tribun-leaps-mistake-2 = Dali elas não atingem f10. Três saltam exatamente três casas, nunca em linha reta.
lesson-tribun-leaps-mistake-3 = As outras estão longe demais. Use uma das unidades circuladas.

### 4: the Balista

lesson-tribun-slide-title = O tiro longo
lesson-tribun-slide-goal = Deslize as seis peças até onde possam atirar no Tribun.
lesson-tribun-slide-success = Eques (quatro) e Balista (seis) deslizam; só a Balista atira em linhas retas.
lesson-tribun-slide-hint-1 = Ela atira reto, por casas livres que se tocam. Que linha até f10 está vazia?
lesson-tribun-slide-hint-2 = Deslize de e3 para b6; dali o caminho até f10 está livre.
lesson-tribun-slide-mistake-1 = Dali, uma unidade barra o caminho, ou nenhuma linha reta leva a f10.
lesson-tribun-slide-mistake-2 = As seis estão em e3: uma Balista. Ponha essa numa linha livre.
lesson-tribun-slide-mistake-3 = Você tinha uma linha livre de b6 a f10. Atire!

### 5: attacks add up

lesson-tribun-together-title = Juntas
lesson-tribun-together-goal = Destrua as seis de g8 com tudo que tem, depois o Tribun.
lesson-tribun-together-success = As forças se somam. Uma das unidades que golpearam entra; você escolhe qual.
lesson-tribun-together-hint-1 = Um, dois e três dão seis. Quem entrar deve depois atingir f10.
lesson-tribun-together-hint-2 = Faça entrar as duas de h6; de g8 elas saltam para f10.
lesson-tribun-together-mistake-1 = Sobram quatro, golpeie você com uma ou com duas: unidades de cinco não existem.
lesson-tribun-together-mistake-2 = Não basta. Seis têm que sair, então as suas três unidades têm que golpear.
lesson-tribun-together-mistake-3 = Entrou a errada: de g8 ela não atinge f10. As duas atingiriam.
lesson-tribun-together-mistake-4 = As Pretas golpearam primeiro. Ataque logo as seis, com tudo o que as alcança.

### 6: splitting

lesson-tribun-split-title = A divisão
lesson-tribun-split-goal = Divida as três de f8 para que duas possam atingir f10.
lesson-tribun-split-success = Peças divididas vão para casas vazias vizinhas; algumas podem ficar.
lesson-tribun-split-hint-1 = Duas peças têm que ir a uma casa de onde saltem para f10.
lesson-tribun-split-hint-2 = Ponha duas em e8 ou g8 e deixe uma em f8.
lesson-tribun-split-mistake-1 = As três saíram juntas. Fique, escolha f8 e divida a unidade.
lesson-tribun-split-mistake-2 = Perto demais: uma unidade sua levou um golpe na hora. Evite as casas ao lado das Pretas.
lesson-tribun-split-mistake-3 = Assim não há duas que atinjam f10. Tente e8 ou g8 para duas.
lesson-tribun-split-mistake-4 = As três de f8 ainda estão juntas. Divida essas.

### 7: combining, and the Centuria

lesson-tribun-combine-title = A Centuria
lesson-tribun-combine-goal = Una as duas de quatro em f7, depois capture o Tribun.
lesson-tribun-combine-success = Oito, uma Centuria, passam até pelas próprias peças. Unidade com Tribun só se une inteira.
lesson-tribun-combine-hint-1 = Duas unidades ao lado de uma casa vazia podem dar peças a ela.
lesson-tribun-combine-hint-2 = Escolha f7 e faça cada unidade dar as quatro peças; depois ataque f9.
lesson-tribun-combine-mistake-1 = Menos de oito não passam pelo seu Servus em f8. Dê tudo.
lesson-tribun-combine-mistake-2 = As Pretas golpearam primeiro. Una as duas em f7.
lesson-tribun-combine-mistake-3 = Nada chegou a f7 ainda. Escolha essa casa, depois as unidades ao lado.

### 8: three at once

lesson-tribun-symmetric-title = Três de uma vez
lesson-tribun-symmetric-goal = Forme seis em f6 com as três unidades, depois atire.
lesson-tribun-symmetric-success = Três unidades iguais, em simetria, podem dar partes iguais. Também seis ao redor da casa.
lesson-tribun-symmetric-hint-1 = Duas unidades dão no máximo quatro. Três iguais ao redor da casa dão mais.
lesson-tribun-symmetric-hint-2 = Escolha f6; faça cada uma das três dar as suas duas peças.
lesson-tribun-symmetric-mistake-1 = Poucas demais para atirar tão longe. Cada uma das três tem que dar duas peças.
lesson-tribun-symmetric-mistake-2 = Agora as três não são mais iguais e simétricas ao redor de f6.
lesson-tribun-symmetric-mistake-3 = f6 ainda está vazia. Escolha essa casa, depois as três unidades.

### 9: Impero

lesson-tribun-impero-title = Em cima do inimigo
lesson-tribun-impero-goal = Suba na de quatro, cavalgue-a e capture o Tribun.
lesson-tribun-impero-success = Impero! O seu escravo é um Eques: ele desliza e leva você junto.
lesson-tribun-impero-hint-1 = Duas e duas poderiam destruir a de quatro. Em vez disso, faça uma subir.
lesson-tribun-impero-hint-2 = Cavalgue o escravo de d5 para f6 ou e4, depois ataque h8.
lesson-tribun-impero-mistake-1 = Destruída. Em vez disso, suba nela, e ela luta por você.
lesson-tribun-impero-mistake-2 = Sobraram duas, e revidaram. Use as duas unidades e suba.
lesson-tribun-impero-mistake-3 = As suas duas saíram sozinhas, e o escravo está livre. Use o padrão do escravo.
lesson-tribun-impero-mistake-4 = As Pretas golpearam primeiro. Capture a de quatro antes que ela capture você.
lesson-tribun-impero-mistake-5 = A de quatro ainda está livre. Ataque-a com as duas unidades.

### 10: freeing a slave

lesson-tribun-free-title = A libertação
lesson-tribun-free-goal = Três pretas cavalgam a sua Balista. Liberte-a e atire no Tribun.
lesson-tribun-free-success = Livre de novo! Em cima: ao menos metade da altura do escravo, no máximo quatro.
lesson-tribun-free-hint-1 = Um golpe só atinge quem está em cima. As suas três de f2 chegam lá.
lesson-tribun-free-hint-2 = Ataque e4; depois a sua Balista atira pela coluna em e9.
lesson-tribun-free-mistake-1 = As Pretas atiraram com a sua própria Balista. Ataque quem a cavalga.

### 11: a won position

lesson-tribun-finish-title = A caçada
lesson-tribun-finish-goal = Agora Wren reage. Capture o Tribun preto.
lesson-tribun-finish-success = Bem jogado. Mais uma regra: quem não tem mais lance também perde.
lesson-tribun-finish-hint-1 = Basta uma linha livre ou um salto até o Tribun.
lesson-tribun-finish-hint-2 = Tente ir de e6 para f8: dali a Balista atira direto para cima.

### 12: the first match

lesson-tribun-first-match-title = A sua primeira partida
lesson-tribun-first-match-goal = Na primeira partida ficam de fora os escravos e a Centuria.
lesson-tribun-first-match-success = Você venceu a sua primeira partida de Tribun! Na próxima, com todas as regras?

### mini match 1

lesson-tribun-two-towers-title = Duas torres
lesson-tribun-two-towers-goal = Cada lado: duas torres, dois Servi, um Tribun. Capture o outro Tribun.
lesson-tribun-two-towers-success = Vitória: duas torres bastaram.

### mini match 2

lesson-tribun-two-eques-title = Dois Equites
lesson-tribun-two-eques-goal = Dois Equites por lado: unidades de quatro, que deslizam. Chegue ao Tribun.
lesson-tribun-two-eques-success = Vitória: um Eques que desliza longe vê muito.

### mini match 3

lesson-tribun-one-balista-title = Uma Balista por lado
lesson-tribun-one-balista-goal = Uma Balista de cada lado atira longe, em linha reta. Atire primeiro.
lesson-tribun-one-balista-success = Vitória: decide a primeira linha livre.
