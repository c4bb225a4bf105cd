# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Playing styles

style-attacker = ataque
style-attacker-description = Vive fazendo ameaças e deixa a própria posição desprotegida.
style-builder = construção
style-builder-description = Primeiro mantém tudo unido, depois golpeia.
style-trickster = malícia
style-trickster-description = Deixa muitas opções em aberto e cria problemas.
style-all-round = jogo completo
style-all-round-description = Dá a cada coisa o peso que ela tem.

### Wren

level-1-description = Joga por instinto e mal olha além do próximo lance. Para uma primeira partida.
level-1-greeting = Oba, um jogo! Quer ver onde eu gosto de pousar?
level-1-has-won = Eu venci? Só queria uma forma bonita.
level-1-has-lost = Você fez parecer fácil. De novo?
level-1-has-drawn = Ninguém chorou. Para mim, foi uma boa partida.

### Bram

level-2-description = Vem para cima sem olhar para trás, mas nunca deixa passar uma vitória em um lance.
level-2-greeting = Cuidado com os pés. Já vou começando.
level-2-has-won = Direto pelo meio!
level-2-has-lost = Ai. Esse muro era mais duro que a minha cabeça.
level-2-has-drawn = Batemos e voltamos. Mais uma vez, de mais longe.

### Tilly

level-3-description = Gosta de uma bagunça, e muitas vezes é quem se perde nela.
level-3-greeting = Vamos fazer disto uma bela bagunça.
level-3-has-won = Foi de propósito. Quase tudo.
level-3-has-lost = Eu me perdi há três lances. E você?
level-3-has-drawn = Nem você nem eu achamos a saída.

### Osric

level-4-description = Joga com paciência e ordem. Castiga o que fica solto.
level-4-greeting = Use o seu tempo. Eu uso o meu.
level-4-has-won = Uma pedra depois da outra.
level-4-has-lost = Um alicerce firme, o seu. Preciso olhar o meu.
level-4-has-drawn = Terreno plano. Não é vergonha nenhuma.

### Maud

level-5-description = Conta as trocas até o fim, e então as faz.
level-5-greeting = Espero que você tenha contado as suas peças. Eu contei.
level-5-has-won = A conta fechou.
level-5-has-lost = Você não esqueceu o “vai um”. Eu esqueci.
level-5-has-drawn = Contas iguais, até o último centavo.

### Fenn

level-6-description = Deixa portas abertas de propósito; olhe duas vezes antes de passar por uma.
level-6-greeting = Pode entrar, pode entrar. A porta está aberta.
level-6-has-won = E você passou mesmo por ela.
level-6-has-lost = Você entrou pela janela. Muito bem.
level-6-has-drawn = Ninguém entrou no porão do outro.

### Hilda

level-7-description = Não dá nada de graça e espera até que você dê.
level-7-greeting = Comece. Eu não vou a lugar nenhum.
level-7-has-won = Você se mexeu. Era só disso que eu precisava.
level-7-has-lost = A sua paciência foi maior. Por essa eu não esperava.
level-7-has-drawn = Dois muros, e ninguém em cima deles.

### Corvin

level-8-description = Vê um ataque chegar muito antes de você, quase sempre o próprio.
level-8-greeting = Daqui de cima já vejo como isto acaba.
level-8-has-won = Visto de cima, era exatamente assim.
level-8-has-lost = Alguma coisa voou mais alto. Eu não olhei para cima.
level-8-has-drawn = Voamos em círculos, e ninguém desceu.

### Ysolde

level-9-description = Encontra o único lance em que você não pensou.
level-9-greeting = Pense em tudo. Do resto cuido eu.
level-9-has-won = Estava ali o tempo todo.
level-9-has-lost = Nesse lance eu não tinha pensado. Obrigada.
level-9-has-drawn = Todos os caminhos levavam ao mesmo lugar.

### Magister

level-10-description = Não tem um modo preferido de vencer. Usa o que você deixar.
level-10-greeting = Mostre o que você aprendeu.
level-10-has-won = Repasse tudo hoje à noite. Você chegou mais perto do que pensa.
level-10-has-lost = Neste jogo não tenho mais nada a ensinar a você.
level-10-has-drawn = Um resultado justo. Contra mim, poucos chegam a ele.
