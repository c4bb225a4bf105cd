# What the window says: menus, panels, prompts, notices. How to translate: docs/translating.md.

# The language itself, in its own words.
language-name = Português (Brasil)

### Lists

list-comma = { $before }, { $last }
list-and = { $before } e { $last }
list-or = { $before } ou { $last }
list-then = { $before }, depois { $last }

### Sides

side-white = Brancas
side-black = Pretas

### Settings

settings-board = Tabuleiro
settings-motion = Movimento
settings-sound = Som
settings-play = Jogo
settings-reading = Leitura
settings-data = Dados
settings-language = Idioma
settings-language-system = Como no sistema

### Words of several screens

sentence = { $words }.
decimal-sign = ,
close = Fechar ({ KEY("Escape", word: "Esc") })
settings = Configurações
credits = Créditos
quit = Sair
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida

### Work beside the window

job-not-started = não foi possível começar: { $why }
job-panicked = o trabalho foi interrompido por uma falha no programa: { $why }
job-gone = acabou sem dizer nada
stage-is-built = O tabuleiro de { $game } está sendo montado…
stage-failed = Não foi possível montar o tabuleiro de { $game }: { $why }.
stage-again = Tentar de novo
stage-give-up = Não abrir

### The title

title-subtitle = Jogos de tabuleiro pouco conhecidos que ganham vida
title-rules = Como se joga o jogo que está na mesa ({ KEY("F1") })
title-go-on = Continuar
title-go-on-line = { $game }, lance { $turn }
title-go-on-help = De volta à partida que não acabou
title-reconstruction = { $game }, uma reconstrução
# What a screen reader says of a card: the game's name and a few words on it.
title-card = { $title }: { $line }
title-settings-corrected = Configurações impossíveis ({ $names }) foram ajustadas aos limites permitidos.
title-match-set-aside = Uma partida salva não pôde ser lida ({ $error }). Ela está guardada como { $path }.
title-matches-unread = Não é possível percorrer as partidas salvas: { $error }
rating-out-of-range = um número está fora dos limites
programs-unsound = “{ $name }” não tem um nome só seu, ou tem um número fora dos limites
programs-too-many = há mais de { $count }

### Games in a few words

tress-blurb = uma luta como no xadrez, por sete zonas
trees-blurb = as peças crescem em vez de andar
tribun-blurb = torres em 91 hexágonos
gess-blurb = qualquer bloco 3×3 de pedras é uma peça
go-chess-blurb = colocação secreta, depois xadrez entre pilares
treason-blurb = damas em triângulos, com espiões
troop-chess-blurb = formações de três

### The set-up of a match

setup-reconstruction = Isto é uma reconstrução: a página de regras ({ KEY("F1") }) diz o que é publicado e o que é regra da casa.
setup-person = Pessoa
setup-ai = IA
setup-program = Programa
setup-programs = Adicionar e mudar programas
setup-program-help = Qualquer programa que fale a Universal Game Interface (UGI). Ele pensa durante o tempo definido para ele, ou pelo relógio da partida.
setup-no-program = Escolha ou adicione primeiro um programa para as { $side }.
setup-more = Mais: relógio, nomes, regras
setup-less = Menos
setup-back = Voltar
setup-start = Ao tabuleiro
setup-name-white = Nome das Brancas
setup-name-black = Nome das Pretas
setup-name-hint-white = ou só Brancas
setup-name-hint-black = ou só Pretas
setup-clock = Relógio
# The time of each player on a clock of their own, and what every turn adds.
setup-minutes = { $count ->
    [0] sem minutos
    [one] um minuto
   *[other] { $count } minutos
}
setup-seconds = { $count ->
    [0] nada mais
    [one] e um segundo por lance
   *[other] e { $count } segundos por lance
}
setup-no-clock = Sem relógio
# Minutes for the match and seconds for each turn.
setup-clock-time = { $minutes } + { $seconds }
setup-clock-adds = Cada lance soma
setup-hour-glass = Ampulheta
setup-hour-glass-help = O que um lado gasta, o outro ganha.
setup-each-turn = Tempo por lance
setup-each-turn-help = Cada lance tem esse tempo. O que sobra dele não é guardado.
setup-unequal = Tempos diferentes
setup-turn-seconds = { $count } segundos
setup-board = Tabuleiro
board-stays = Fica como está
board-turns = Vira para quem joga
board-between-players = Fica entre vocês
board-between-players-help = Um tablet sobre a mesa: a imagem inteira se volta para quem tem a vez ou deve responder algo.
setup-new-board = Novo tabuleiro

### A tournament of several at one screen

tournament = Torneio
tournament-what = Todos jogam contra todos, uma vez em cada jogo, uma partida depois da outra nesta tela.
tournament-player = Nome { $number }
tournament-add = Mais uma pessoa
tournament-games = Jogos
tournament-begin = Começar o torneio
tournament-players = Um torneio precisa de { $least } a { $most } pessoas: escreva os nomes.
tournament-same-name = Há dois nomes iguais. Dê a cada pessoa um nome diferente.
tournament-no-game = Escolha pelo menos um jogo.
tournament-next-help = A tabela do torneio, e quem joga a seguir
tournament-name = Nome
tournament-played = Partidas
tournament-won = Vitórias
tournament-drawn = Empates
tournament-points = Pontos
# A game and the two who play it.
tournament-pairing = { $game }: { $white } – { $black }
tournament-play = Jogar: { $pairing }
tournament-order = Partidas
tournament-over = O torneio acabou.
tournament-winner = { $name } vence o torneio!
tournament-shared = Dividem o primeiro lugar: { $names }.
tournament-end = Encerrar o torneio
tournament-end-sure = Encerrar e esquecer a tabela
tournament-end-help = As partidas ficam na biblioteca.

### The choice of an opponent

# An opponent's name, style of play and strength.
opponent-measured = { $name }, { $style }: cerca de { $rating }, ±{ $error }
opponent-exact = { $name }, { $style }: { $rating }
opponent-unmeasured = { $name }, { $style }: sem medição
# Under the portrait of the opponent that is as strong as the player; there is little room.
opponent-even = Seu nível
opponent-even-now = Partida equilibrada, agora contra { $name }
opponent-even-first = Começa de leve. Cada partida contra uma IA que você joga até o fim ajuda a escolher a força da próxima.
# While so few matches are counted that it is only a first guess.
opponent-even-guess = { $games ->
    [one] Um primeiro palpite: neste jogo, a sua força é de cerca de { $rating }, com base em { $games } partida contra uma IA.
   *[other] Um primeiro palpite: neste jogo, a sua força é de cerca de { $rating }, com base em { $games } partidas contra uma IA.
}
opponent-even-form = { $games ->
    [one] Neste jogo, a sua força é de cerca de { $rating }, com base na sua última partida contra uma IA.
   *[other] Neste jogo, a sua força é de cerca de { $rating }, com base nas suas últimas { $games } partidas contra uma IA.
}
# What a player is called.
player-even = Equilibrada ({ $name })

### The pause menu

pause = Pausa
pause-resume = Voltar ao tabuleiro
pause-type = Digitar um lance ({ KEY("/") })
pause-start-clocks = Ligar os relógios
pause-stop-clocks = Parar os relógios
pause-accept-draw = Aceitar o empate
pause-decline-draw = Recusar o empate
pause-offer-draw = Propor empate
pause-resign = Desistir
# Between two people, each of whom has a button.
pause-offer-draw-of = { $name ->
    [Brancas] Brancas propõem empate
    [Pretas] Pretas propõem empate
   *[other] { $name } propõe empate
}
pause-resign-of = { $name ->
    [Brancas] Brancas desistem
    [Pretas] Pretas desistem
   *[other] { $name } desiste
}
pause-abandon = Deixar esta partida inacabada para sempre
pause-new-match = Nova partida
pause-photos = Tirar fotos
pause-rules = Regras e teclas
pause-shelf = Voltar à estante
pause-quit = Sair (a partida fica salva)

### Pages

page-rules = Como se joga
page-outdated = Esta tradução foi feita a partir de uma versão anterior da página em inglês e pode estar desatualizada.
page-no-diagram = Este diagrama não pode ser desenhado: { $why }

### The keys, below a game's rules

keys = Teclas
keys-move = { KEY("Arrows", word: "Setas") }, { KEY("Enter") }
keys-move-what = andar pelo tabuleiro e escolher
keys-choices = { KEY("1 to 9", word: "1 a 9") }
keys-choices-what = as escolhas abaixo do tabuleiro
keys-next = { KEY("Tab") }
keys-next-what = passar por tudo o que se pode escolher
keys-cancel = { KEY("Escape", word: "Esc") }, botão direito
keys-cancel-what = um passo para trás; depois, o menu de pausa
keys-panels = { KEY("F2") }
keys-panels-what = ir aos botões e listas em volta do tabuleiro; { KEY("Escape", word: "Esc") } volta ao tabuleiro
keys-type = { KEY("/") }
keys-type-what = digitar um lance ou perguntar o que está onde; ? diz o que se pode perguntar
keys-undo = { KEY("U") }, { KEY("R") }
keys-undo-what = desfazer, refazer (também { KEY("Ctrl+Z") }, { KEY("Ctrl+Y") })
keys-turns = { KEY("PageUp", word: "Page Up") }, { KEY("PageDown", word: "Page Down") }
keys-turns-what = um lance atrás ou adiante
keys-ends = { KEY("Home") }, { KEY("End") }
keys-ends-what = ao começo, ao presente
keys-hint = { KEY("H") }
keys-hint-what = mostrar ou esconder uma dica
keys-hurry = { KEY("M") }
keys-hurry-what = a IA joga agora
keys-clocks = { KEY("C") }
keys-clocks-what = parar os relógios, ligá-los de novo
keys-watch = { KEY("Space", word: "Espaço") }, { KEY("N") }, { KEY("1 to 3", word: "1 a 3") }
keys-watch-what = duas IAs: pausa, um lance, a velocidade
keys-top = { KEY("T") }
keys-top-what = visto bem de cima, e de volta
keys-view = { KEY("V") }
keys-view-what = vista: na sala, de cima, plana
keys-flip = { KEY("F") }
keys-flip-what = para o outro lado do tabuleiro
keys-camera = { KEY("Ctrl+arrows", word: "Ctrl+setas") }, arrastar com botão direito
keys-camera-what = girar e inclinar a câmera
keys-zoom = { KEY("+") } e { KEY("-") }, roda
keys-zoom-what = mais perto e mais longe; { KEY("0") } mostra o tabuleiro inteiro
keys-photo = { KEY("P") }
keys-photo-what = fotos: arrastar, Shift+arrastar e roda; { KEY("Enter") } salva, { KEY("Escape", word: "Esc") } encerra
keys-rules = { KEY("F1") }
keys-rules-what = por que um clique foi recusado; o que uma peça pode fazer; fora isso, estas regras
keys-lesson = { KEY("L") }
keys-lesson-what = a lição sobre o que foi recusado, ou sobre a peça

### Settings, group by group

settings-colours = Cores
palette-classic = Clássicas
palette-high-contrast = Alto contraste
palette-colour-safe = Para daltonismo
settings-view = Vista ({ KEY("V") })
view-room = Na sala
view-above = De cima
view-flat = Plana
view-automatic = Automática
settings-graphics = Gráficos
graphics-simple = Simples
graphics-standard = Padrão
graphics-high = Altos
graphics-automatic = Automáticos
settings-review-matches = Revisar em segundo plano cada partida que acaba
settings-evaluation-bar = Uma barra ao lado do tabuleiro mostra quem está melhor
settings-show-movable = Marcar as peças que podem agir
settings-turn-board = A dois, o tabuleiro
settings-speed = A velocidade das peças
speed-at-once = Na hora
settings-reduced-motion = Menos movimento: nada se desloca, tudo muda na hora
reduced-motion-system = Como no sistema
reduced-motion-on = Sim
reduced-motion-off = Não
settings-volume-effects = Peças e acontecimentos
settings-volume-room = Sala
settings-volume-interface = Botões e dicas
settings-finish-forced = Dar automaticamente o único passo possível
# What it says something about: one of the three that follow.
settings-teach-from = Quem ensina aponta:
teach-from-blunders = erros graves
teach-from-mistakes = erros
teach-from-inaccuracies = imprecisões também
settings-ponder = A IA pensa também enquanto você joga (não com gráficos simples)
settings-confirm-resign = Pedir confirmação antes de desistir
settings-ask-to-undo = Duas pessoas: perguntar à outra antes de desfazer um lance
settings-pause-hidden = Os relógios param enquanto a janela está escondida
settings-programs = Outros programas como adversários
settings-text-size = Tamanho do texto
settings-text-percent = { $percent }%
# Two letters that show a size of text.
settings-text-sample = Aa
settings-text-help = A interface inteira cresce com ele, e com a janela.

### Other programs

programs = Outros programas
programs-help = Programas que falam a Universal Game Interface (UGI) podem jogar contra você. Um programa tem neste computador os mesmos direitos que você: adicione só aquilo em que confia.
programs-unwritten = Isto só fica guardado até o jogo ser fechado: { $error }
programs-add = Adicionar programa
programs-keep = Salvar
programs-discard = Voltar sem salvar
programs-name = Como você o chama
programs-path = O programa: o caminho, ou o nome
programs-arguments = Argumentos, os que têm espaços entre "aspas"
programs-folder = A pasta em que ele trabalha, se precisar de uma
programs-turn-time = Tempo por lance em partidas sem relógio
programs-patience = Quanto se espera por uma resposta que não vem
programs-seconds = { $seconds } s
programs-tenths = { $seconds },{ $tenths } s
programs-try = Ele responde?
programs-it = O programa
programs-waiting = Esperando uma resposta…
programs-answers = Ele responde: { $name }
programs-answers-by = Ele responde: { $name }, de { $author }
programs-options = Opções
programs-more-options = { $count ->
    [one] mais { $count } não é mostrada
   *[other] mais { $count } não são mostradas
}
programs-number = { $name } ({ $min } a { $max })
programs-press = { $name }: apertar a cada início
programs-value-wrong = O programa não aceita esse valor.
programs-kept-option = { $name }: { $value }
programs-forget-option = Como no programa
programs-remove = Remover este programa
programs-remove-question = Remover? Só a entrada some; o próprio programa fica no disco.
programs-remove-yes = Remover
programs-remove-no = Manter
programs-no-name = Primeiro dê um nome a ele.
programs-name-taken = Outro programa já se chama { $name }.
programs-no-path = Primeiro diga que programa é: falta o caminho.
programs-quotes = Uma das aspas dos argumentos está sem par.
programs-option-wrong = O programa não aceita o valor da opção { $name }.
# What a program has done wrong. $name: what the player calls it; $words: its own words, in any language.
program-missing = Não há programa chamado { $name } neste computador.
program-arguments = Uma das aspas dos argumentos de { $name } está sem par.
program-cannot-start = Não é possível iniciar { $name }. { $path }: { $why }
program-ended = { $name } encerrou em vez de responder.
program-ended-saying = { $name } encerrou em vez de responder. Suas últimas palavras: “{ $words }”
program-silent = { $name } não respondeu a tempo ({ $seconds } s).
program-silent-saying = { $name } não respondeu a tempo ({ $seconds } s). Suas últimas palavras: “{ $words }”
program-flood = { $name } escreve sem fim em vez de responder.
program-deaf = { $name } não lê o que lhe dizem.
program-unreadable = { $name } respondeu algo que ninguém consegue ler: { $error }
program-refused = { $name } recusa: “{ $words }”
# $turn: as the program wrote it; $why: a sentence.
program-illegal-turn = { $name } quer jogar “{ $turn }”, que não é legal. { $why }
program-no-turn = { $name } quer jogar “{ $turn }”, que não é um lance deste jogo.
program-no-option = { $name } não tem a opção “{ $option }”.
program-option-value = { $name } não aceita “{ $value }” para a opção “{ $option }”.
program-stopped = { $name } foi interrompido.
# $why: what happened, without a full stop.
program-unheard = Não é possível falar com { $name }: { $why }.
# An opponent that is part of this program does not play on. $name: who; $why: one of the next.
opponent-no-turn = { $name } não encontrou nenhum lance: { $why }.
opponent-missing = Ninguém aqui joga por { $name }: este adversário é desconhecido.
# Why a search has no answer; follows a colon, without a full stop. $why, $words: what the system or the program says, in any language.
search-not-started = não foi possível começar a busca ({ $why })
search-panicked = a busca foi interrompida por uma falha neste programa ({ $words })
search-silent = a busca não chega ao fim
search-lost = a busca acabou sem dizer nada
search-over = a partida acabou
search-refused = as regras não permitem o que ela encontrou ({ $why })
# A search beside the match has failed, and what can be done. $why: one of these.
failed-hint = Não há dica: { $why }.
failed-bar = A barra não sabe quem está melhor: { $why }.
failed-teaching = O seu último lance não pôde ser avaliado: { $why }. A partida continua.
failed-pondering = O adversário não pode pensar no seu tempo: { $why }. Ele joga mesmo assim.
# $why: a sentence, in any language.
failed-knowledge = Nem tudo o que os adversários sabem de { $game } além da busca pôde ser lido, e eles jogam sem isso. { $why }
failed-again = Tentar de novo
failed-go-on = Continuar sem isso
failed-hide-bar = Esconder a barra
failed-stop-pondering = Só no próprio tempo
substitute = Quem continua?
substitute-help = Até o fim da partida. Ela então nada diz sobre a sua força.
substitute-start = Continua

### The photo mode

photo-help = Arrastar: olhar em volta · Shift e arrastar: olhar de lado · Roda: mais perto · { KEY("B") }: desfoque · { KEY("Enter") }: salvar · { KEY("Escape", word: "Esc") }: encerrar
photo-saved = Salvo como { $path }
photo-no-folder = A imagem não foi salva: não se conhece uma pasta de imagens
# Why is what the system says.
photo-not-made = A imagem não foi salva: { $why }

### Notices at the table

notice-nothing-to-undo = Não há lance seu para desfazer.
notice-undo-declined = { $name ->
    [Brancas] As Brancas não concordam: nada é desfeito.
    [Pretas] As Pretas não concordam: nada é desfeito.
   *[other] { $name } não concorda: nada é desfeito.
}
notice-draw-declined = { $side ->
    [Brancas] As Brancas recusam o empate.
    [Pretas] As Pretas recusam o empate.
   *[other] { $side } recusa o empate.
}
notice-draw-declined-ai = A IA recusa o empate: ela gosta da própria posição.
notice-draw-declined-program = { $name } recusa o empate.
# What a side has reached; the reasons are sentences without a full stop, one after the other.
notice-claim = { $side ->
    [Brancas] As Brancas reivindicam a vitória: { $reasons }.
    [Pretas] As Pretas reivindicam a vitória: { $reasons }.
   *[other] { $side } reivindica a vitória: { $reasons }.
} { $other ->
    [Brancas] As Brancas têm que desfazer isso agora.
    [Pretas] As Pretas têm que desfazer isso agora.
   *[other] { $other } tem que desfazer isso agora.
}
notice-flat = Aqui desenhar a sala leva tempo demais, por isso o tabuleiro agora está plano ({ KEY("V") } muda a vista)
opponent-description = { $description } { $style }
notice-match-over = A partida acabou. { $result }
notice-offer-stands = { $side ->
    [Brancas] As Brancas já propuseram empate
    [Pretas] As Pretas já propuseram empate
   *[other] { $side } já propôs empate
}
notice-no-offer = { $side ->
    [Brancas] As Brancas não têm proposta de empate a responder
    [Pretas] As Pretas não têm proposta de empate a responder
   *[other] { $side } não tem proposta de empate a responder
}

### Choosing a turn

choose-cell = Escolha uma casa
choose-piece = Escolha uma peça
choose-target = Escolha para onde ela vai
choose-stop-here = Parar aqui
choose-confirm = Confirmar  [{ KEY("Enter") }]
choose-back = Voltar
# $result: a sentence, such as "White wins by domination."
refusal-over = A partida acabou. { $result }
refusal-visiting = Esta é uma posição anterior: aperte { KEY("End") } para voltar ao presente.
refusal-other-side = { $side ->
    [Brancas] É a vez das Brancas: a IA está pensando.
    [Pretas] É a vez das Pretas: a IA está pensando.
   *[other] É a vez de { $side }: a IA está pensando.
}
refusal-program = É a vez das { $side }: { $name } está pensando.
refusal-treason-no-cell = Os triângulos lisos entre as casas não são casas: nada pode ocupá-los.
notice-visiting = Posição depois do lance { $turn }; { KEY("End") } volta ao presente.

### The tools beside the board

tool-undo = Desfazer o último lance ({ KEY("U") })
tool-undo-alone = Desfazer: até a sua última decisão, também enquanto a IA pensa ({ KEY("U") })
tool-redo = Refazer o que foi desfeito ({ KEY("R") })
tool-hint = Dica: o que alguém que joga bem faria aqui ({ KEY("H") })
tool-hint-sought = Pensando numa dica; aperte de novo para parar ({ KEY("H") })
tool-hint-shown = Tirar a dica do tabuleiro ({ KEY("H") })
tool-offer-draw = Propor empate
tool-resign = Desistir da partida
tool-rules = As regras deste jogo e as teclas ({ KEY("F1") })
tool-tilt = O tabuleiro como visto de uma cadeira ({ KEY("T") })
tool-top = O tabuleiro visto bem de cima ({ KEY("T") })
tool-flip = Para o outro lado do tabuleiro ({ KEY("F") })
tool-menu = Menu: configurações, nova partida e saída ({ KEY("Menu", word: "Esc") })

### Questions at the board

question-resign = Desistir da partida?
question-resign-yes = Desistir
question-resign-no = Continuar
# Between two people: which of them is asked.
question-resign-of = { $name }: desistir da partida?
question-abandon = Deixar esta partida inacabada para sempre? Ninguém poderá continuá-la.
question-abandon-yes = Deixar
question-undo = { $by ->
    [Brancas] As Brancas gostariam de desfazer o último lance.
    [Pretas] As Pretas gostariam de desfazer o último lance.
   *[other] { $by } gostaria de desfazer o último lance.
} { $to ->
    [Brancas] As Brancas concordam?
    [Pretas] As Pretas concordam?
   *[other] { $to } concorda?
}
# After the match has ended.
question-play-on = { $by ->
    [Brancas] As Brancas gostariam de continuar.
    [Pretas] As Pretas gostariam de continuar.
   *[other] { $by } gostaria de continuar.
} { $to ->
    [Brancas] As Brancas concordam?
    [Pretas] As Pretas concordam?
   *[other] { $to } concorda?
}
question-yes = Sim
question-no = Não
question-draw = { $by ->
    [Brancas] As Brancas propõem empate
    [Pretas] As Pretas propõem empate
   *[other] { $by } propõe empate
} { $to ->
    [Brancas] às Brancas.
    [Pretas] às Pretas.
   *[other] a { $to }.
}
question-draw-accept = Aceitar
question-draw-decline = Recusar

### When a program does not play on

question-program-again = Insistir
question-program-anew = Reiniciar
question-program-person = Eu jogo este lado
question-program-level = Outro adversário
question-program-end = Encerrar a partida

### The hint

hint-sought = Pensando numa dica…
# A turn and what it is for: "Nd3 takes a Knight".
hint-turn = { $turn } { $why }
# $turn: the turn as the list of turns writes it.
hint-even = Dica: { $turn }: mais ou menos igual
hint-little-better = Dica: { $turn }: um pouco melhor para as { $side }
hint-better = Dica: { $turn }: melhor para as { $side }
hint-much-better = Dica: { $turn }: muito melhor para as { $side }
hint-nearly-won = Dica: { $turn }: quase vitória das { $side }
hint-wins-at-once = Dica: { $turn }: as { $side } vencem na hora
# $turns: in how many turns of its own.
hint-wins = Dica: { $turn }: as { $side } vencem em { $turns }
hint-wins-anyway = Dica: { $turn }: as { $side } vencem em { $turns }, contra qualquer defesa

### The bar beside the board

evaluation-none = Ainda sem avaliação
evaluation-won = { $side ->
    [Brancas] As Brancas venceram
    [Pretas] As Pretas venceram
   *[other] { $side } venceu
}
evaluation-wins = { $side ->
    [Brancas] As Brancas vencem em { $turns }
    [Pretas] As Pretas vencem em { $turns }
   *[other] { $side } vence em { $turns }
}
evaluation-shares = Brancas { $white }%, Pretas { $black }%

### The players' cards

players-has-won = vitória
players-offers-draw = proposta de empate
players-clock-paused = relógio parado  [{ KEY("C") }]
players-hurry = Jogar já  [{ KEY("M") }]
players-thinking = pensando
players-thinking-help = Pensando
# $nodes: how many positions, as in players-thousands.
players-depth = prof. { $depth }, { $nodes }
players-depth-help = Pensando: profundidade { $depth }, { $nodes } posições
players-thousands = { $number } mil
players-millions = { $whole },{ $tenths } mi
players-clock-tenths = { $seconds },{ $tenths }
# $count: such as "3 of 5 zones"; $help: what that means.
players-gauge-help = { $count }. { $help }
players-opponent = { $side }, IA de nível { $level }, { $style }. { $character }
players-program = Programa
players-program-help = { $side }: o programa { $name }
players-troubled = não continua
players-program-starts = iniciando
players-program-starts-help = O programa está sendo iniciado
# What a program says of its search; its value is for its own side.
players-program-thinks-help = Pensando: { $thought }
players-program-depth = prof. { $depth }
players-program-score = { $sign }{ $whole },{ $hundredths }
# $plies: turns of both sides.
players-program-wins = vence em { $plies }
players-program-loses = perde em { $plies }

### The list of turns

turns-none = Ainda sem lances
turns-title = Lances
turns-fold = Só o último lance
turns-unfold = Todos os lances

### Two AIs at play

watch-go-on = Continuar ({ KEY("Enter", word: "Espaço") })
watch-pause = Pausa ({ KEY("Enter", word: "Espaço") })
watch-step = Um lance ({ KEY("N") })

### The result

result-wins = { $side ->
    [Brancas] Brancas vencem
    [Pretas] Pretas vencem
   *[other] { $side } vence
}
result-draw = Empate
result-unfinished = Inacabada
# How two players stand with each other after several matches; $one and $other are the matches that they have won.
result-standing = { $first } { $one }, { $second } { $other }{ $drawn ->
    [0] {""}
    [one] , um empate
   *[other] , { $drawn } empates
}
result-standing-in-all = Em todos os jogos: { $standing }.
result-standing-and-in-all = { $here }. Em todos os jogos: { $all }.
# $change: with its sign, such as +12.
result-rating = A sua força agora é de cerca de { $rating } ({ $change }).
# While so few matches are counted that it is only a first guess.
result-rating-provisional = A sua força agora é de cerca de { $rating } ({ $change }): um primeiro palpite, depois de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}.
result-next = Próximo
result-next-help = Seguir para o próximo tabuleiro
result-again = Jogar de novo
result-again-help = Jogar de novo, com as cores trocadas
result-look = Olhar
result-look-help = Olhar o tabuleiro
result-moment = Lance decisivo
result-moment-help = O lance que decidiu a partida
result-back = Resultado
ending-decided = Lance decisivo
ending-none = Nenhum lance, sozinho, decidiu a partida.
ending-not-yet = Até agora não se encontrou um lance assim.
ending-before = antes
ending-after = depois
ending-show = Mostrar no tabuleiro
ending-accuracy = Precisão: { $both }
# $count: number: of mistakes
ending-learn = { $count ->
    [one] Aprender com { $count } erro
   *[other] Aprender com { $count } erros
}
result-shelf = Estante
result-shelf-help = Voltar à estante

### The curtain before a secret choice

curtain-chooses = { $side ->
    [Brancas] As Brancas escolhem
    [Pretas] As Pretas escolhem
   *[other] { $side } escolhe
}
curtain-both = Escolhas feitas
curtain-both-look = Agora os dois lados olham.
curtain-lift-together = Abrir a cortina para os dois
# $task: such as "White places pawn 1 of 8 in secret".
curtain-task = { $task }. { $other ->
    [Brancas] As Brancas olham para o lado.
    [Pretas] As Pretas olham para o lado.
   *[other] { $other } olha para o lado.
}
curtain-lift = { $side ->
    [Brancas] Jogo de Brancas
    [Pretas] Jogo de Pretas
   *[other] Sou { $side }
}

### Tress at the board

# Beside the signs for them.
tress-zones = zonas
tress-zones-held = { $held } de { $of } zonas
tress-zones-help = Com cinco zonas se vence por domínio
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
tress-caption-zone = Uma zona muda de lado
tress-caption-claim = Uma reivindicação, ou um Segundo Fôlego
tress-caption-ambience = vento entre muros quebrados
tress-caption-music = A torre em ruínas

### The Game for the Trees at the board

trees-squares = { $count ->
    [one] { $count } casa
   *[other] { $count } casas
}
# Beside the signs for them.
trees-huckleberries = { $count ->
    [0] sem mirtilo
    [one] mirtilo
   *[other] mirtilos
}
trees-huckleberries-left = { $count ->
    [0] nenhum mirtilo
    [one] { $count } mirtilo
   *[other] { $count } mirtilos
}
trees-in-reach = ao alcance
trees-leap-left = pode saltar
trees-help = Um lado sem mirtilo nenhum perde; uma vez, o mirtilo pode saltar para a própria grama
trees-choose-square = Escolha uma casa sua
# After the name of the square and before the buttons of what else it can do.
trees-choose-growth = cresce para onde você apontar, ou
trees-choose-order = Clique nas pontas em ordem, ou arrume as folhas
trees-now = Agora
trees-stop = Deter broto
trees-leap = Saltar
trees-retreat = { $count ->
    [one] Recuar
   *[other] Recuar: { $count } caem
}
trees-order-title = Em que ordem?
trees-order-earlier = Antes
trees-order-later = Depois
trees-order-play = Jogar  [{ KEY("Enter") }]
# The action, on a leaf of the order; short.
trees-order-now = agora
trees-order-line = { $number }. { $line }
trees-no-action = Escolha primeiro uma ação
# What an action or a chain does; no full stop. $plant: such as "b-Ash d2".
trees-plant = { $kind } { $square }
trees-grows = { $plant } cresce para { $square }
trees-attacks-and-takes = { $plant } ataca { $square } com { $partner } e fica com a casa
trees-attacks-and-leaves = { $plant } ataca { $square } com { $partner } e deixa a casa para a outra
trees-stops = O broto de { $plant } é detido
trees-leaps = O mirtilo salta para { $square }
trees-retreats = { $count ->
    [one] { $plant } recua
   *[other] { $plant } recua: { $count } casas caem
}
trees-chain-stops = { $plant } para de crescer: { $kind } das { $side } em { $square }
trees-chain-stops-neutral = { $plant } para de crescer: { $square } tem mato neutro
trees-chain-stops-bare = { $plant } para de crescer: { $square } é terra nua
trees-chain-gone = { $plant } some antes da própria vez
# $action: one of the sentences above.
trees-preview = { $action }.
trees-preview-open = { $action }; a ordem é sua.
trees-habit-grass = { $plant } cresce um passo em qualquer direção, sobre terra nua.
trees-habit-brush = { $plant } cresce um passo em qualquer direção, sobre grama.
trees-habit-birch = { $plant } cresce em fileiras e colunas, sobre mato.
trees-habit-ash = { $plant } cresce com um salto de cavalo, sobre mato.
trees-habit-beech = { $plant } cresce em diagonais, sobre mato.
trees-habit-pine = { $plant } cresce em fileiras, colunas e diagonais, sobre mato.
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
trees-caption-grass = A grama cresce
trees-caption-grow = Uma planta cresce
trees-caption-wither = Uma planta murcha
trees-caption-huckleberry = A grama vira mirtilo
trees-caption-attack = Plantas atacam
trees-caption-chain = Um broto continua
trees-caption-ambience = uma floresta, vento nas folhas
trees-caption-music = Sob a bétula e a faia

### Tribun at the board

tribun-unit-tribun = Tribun
# A unit with the Tribun in it.
tribun-stones = { $count ->
    [0] nenhuma peça
    [one] { $count } peça
   *[other] { $count } peças
}
tribun-tribuns = { $count ->
    [0] sem Tribun
    [one] { $count } Tribun
   *[other] { $count } Tribuns
}
tribun-in-danger = em perigo
tribun-help = Quem perde o Tribun perde a partida; as peças de unidades escravizadas contam para o próprio lado
tribun-help-danger = O inimigo alcança o Tribun: qualquer ataque a ele vence
tribun-help-lost = O Tribun está perdido
tribun-choose-unit = Escolha uma unidade, um inimigo para atacar, ou uma casa vazia para unir peças
tribun-choose-step = { $unit }: escolha para onde vai
tribun-choose-target = { $unit }: escolha para onde vai, ou arraste peças da unidade
tribun-choose-part = Dividir { $unit }: escolha uma casa para a próxima parte
tribun-choose-pattern = Pelo padrão próprio, ou pelo do escravo?
tribun-choose-outcome = Ataque a { $hex } (altura { $height }): escolha o que sobra, ou quem entra
tribun-choose-givers = Unir em { $hex }: escolha as unidades que dão peças
tribun-how-many-go = Quantas peças vão para lá?
tribun-how-many-given = Quantas peças ela dá?
tribun-free-slave = Libertar o escravo
# Of the enemy's stones.
tribun-leave = Deixar { $count }
tribun-split = Dividir
tribun-go-on-top = Subir nela (Impero)
tribun-done = Pronto
tribun-as-slave = Como o seu escravo, { $slave }
tribun-leaving-slave = Como { $unit }, deixando o escravo
tribun-move-in-as = Entrar como { $unit }
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
tribun-caption-attack = Unidades atacam
tribun-caption-set = Peças são colocadas
tribun-caption-fall = Peças caem
tribun-caption-enslave = Uma unidade é escravizada
tribun-caption-free = Uma unidade é libertada
tribun-caption-ambience = um pátio romano, água, pombas
tribun-caption-music = Mármore e louro

### Tribun: strikes

# All units that reach the target, on a button.
tribun-strike-all = Todas
tribun-strike-choose = Ataque a { $unit } em { $hex } (altura { $height }): escolha atacantes
tribun-strike-choose-on-slave = Ataque a { $unit } em { $hex } (altura { $height } sobre um escravo de { $slave }): escolha atacantes
tribun-strike-unit = { $strength } contra { $height } em { $hex }
tribun-strike-tribun = { $strength } contra o Tribun em { $hex }
# $strike: one of the two above, or this again.
tribun-strike-with-slave = { $strike }, { $from } pelo padrão do escravo
# $strike: one of the three above.
tribun-strike-falls = { $strike }: cai
tribun-strike-frees = Golpe: cai o topo, o escravo está livre
tribun-strike-leaves = Golpe: { $left ->
    [one] sobra { $left }
   *[other] sobram { $left }
}
tribun-strike-leaves-less = Golpe: { $left ->
    [one] sobra { $left }
   *[other] sobram { $left }
} ({ $more } não é altura válida)
tribun-take-tribun = Capturar o Tribun: vence
tribun-kill = Destruir: entra { $from }
tribun-kill-with-slave = Destruir: entra { $from } com o escravo
tribun-kill-slave-free = Destruir: entra { $from }, o escravo fica livre
tribun-impero = Impero: sobe { $from }
# The same three on small buttons.
tribun-in = { $from } entra
tribun-in-with-slave = { $from } entra com escravo
tribun-on-top = { $from } em cima

### Tribun: stones dragged from hex to hex

tribun-spread-how-many = { $from } para { $to }: quantas peças?
tribun-move-whole = Mover a unidade inteira
tribun-keeps = { $hex } fica com { $count }
tribun-gets = { $hex } recebe { $count }
# $placed: what is kept and got so far; $why: why that is no turn yet.
tribun-spread-incomplete = { $placed }. { $why }
tribun-spread-empty-only = As peças só vão para casas vazias
tribun-spread-not-beside = { $to } não é vizinha de { $from }
tribun-spread-given = { $from } já deu peças a { $to }: desfaça isso primeiro
tribun-spread-one-centre = Um lance divide uma unidade, ou une numa só casa
tribun-spread-none-left = { $from } não tem mais peças para dar
tribun-spread-whole = Uma unidade com o Tribun se dá inteira
tribun-spread-cannot-hold = { $left ->
    [one] { $left } em { $from } não segura
   *[other] { $left } em { $from } não seguram
} um escravo de { $slave }
tribun-spread-leaves = Isso deixa { $left } em { $from }: altura inválida
tribun-spread-no-turn = Nenhum lance continua com { $count } em { $to }
# $valid: the heights that the rules allow.
tribun-spread-no-height = { $height } em { $hex }: altura inválida ({ $valid })
tribun-spread-too-few = Mais peças têm que ir: pelo menos duas casas são usadas

### Gess at the board

gess-stones = { $count ->
    [one] { $count } pedra
   *[other] { $count } pedras
}
# Beside the signs for them.
gess-rings = { $count ->
    [0] sem anel
    [one] anel
   *[other] anéis
}
gess-rings-held = { $count ->
    [0] nenhum anel
    [one] { $count } anel
   *[other] { $count } anéis
}
gess-help = Sem anel, a partida está perdida
gess-footprint = Peça { $centre }
gess-choose-centre = Escolha o centro de uma peça
gess-choose-target = Escolha para onde vai o centro
gess-breaks-last-ring = Isso quebra o seu último anel: você perderia.
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
gess-caption-choose = Uma peça é escolhida
gess-caption-move = As pedras de uma peça andam
gess-caption-capture = Pedras são capturadas
gess-caption-return = Uma pedra volta
gess-caption-ambience = um jardim à noite, grilos
gess-caption-music = Ardósia e concha

### Go-Chess at the board

go-chess-check = xeque
go-chess-check-help = O rei está atacado e precisa ser salvo
# Beside the signs for them.
go-chess-placed = colocadas
go-chess-placed-of = { $count } de { $of } colocadas
go-chess-placed-help = Os dois lados colocam par a par
go-chess-pieces = { $count ->
    [one] { $count } peça
   *[other] { $count } peças
}
go-chess-pieces-help = Todas as peças deste lado
# $kind: the letter of the kind, as turns are written.
go-chess-place = { $kind ->
    [P] { $side }: colocar em segredo o peão { $number } de { $of }
    [N] { $side }: colocar em segredo o cavalo { $number } de { $of }
    [B] { $side }: colocar em segredo o bispo { $number } de { $of }
   *[R] { $side }: colocar em segredo a torre { $number } de { $of }
}
go-chess-place-only = { $kind ->
    [Q] { $side }: colocar em segredo a dama
   *[K] { $side }: colocar em segredo o rei
}
# $seed: the number of the board.
go-chess-board = tabuleiro { $seed }
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
go-chess-caption-reveal = As duas escolhas são reveladas
go-chess-caption-clash = As duas escolhas não combinam
go-chess-caption-play = Todas as peças estão colocadas
go-chess-caption-ambience = uma gruta à beira-mar, gotas de água
go-chess-caption-music = Dez pilares

### Treason at the board

treason-men = { $count ->
    [one] { $count } pedra
   *[other] { $count } pedras
}
treason-no-pieces = nenhuma peça
# Beside the signs for them.
treason-spies = { $count ->
    [one] espião
   *[other] espiões
}
treason-spies-left = { $count ->
    [one] { $count } espião
   *[other] { $count } espiões
}
treason-help = Um lado sem peças, ou sem lance, perde
treason-must-capture = Você tem que capturar: escolha uma das peças marcadas
treason-choose-jump = Escolha por cima de que peça saltar, ou onde pousar
treason-choose-target-or-convert = Escolha para onde ela vai, ou o inimigo além da diagonal, para convertê-lo
treason-choose-landing = Escolha onde pousar
treason-jump-on = Continuar saltando, ou parar aqui ({ KEY("Enter") } na peça)
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
treason-caption-jump = Uma peça salta
treason-caption-crown = Uma pedra vira espião
treason-caption-convert = Uma peça é convertida
treason-caption-ambience = uma praia, ondas, cigarras
treason-caption-music = A moeda virada

### Troop Chess at the board

troop-chess-formation = { $shape } { $stones }
troop-chess-stones = { $count ->
    [0] nenhuma pedra
    [one] { $count } pedra
   *[other] { $count } pedras
}
troop-chess-formations = { $count ->
    [0] nenhuma formação
    [one] { $count } formação
   *[other] { $count } formações
}
troop-chess-help = Um lado sem uma formação de três pedras perde
troop-chess-choose-three = Escolha três pedras que se tocam (uma reconstrução: { KEY("F1") } lista as regras da casa)
troop-chess-choose-second = Escolha uma segunda pedra
troop-chess-choose-third = Escolha a terceira pedra
troop-chess-choose-target = { $shape }: escolha para onde vai { $stone }
# What a move would bring about, one thing after the other.
troop-chess-then = { $before }; { $next }
troop-chess-way = { $direction ->
    [north] { $steps ->
        [one] Um passo para o norte
       *[other] Dois passos para o norte
    }
    [north-east] { $steps ->
        [one] Um passo para o nordeste
       *[other] Dois passos para o nordeste
    }
    [east] { $steps ->
        [one] Um passo para o leste
       *[other] Dois passos para o leste
    }
    [south-east] { $steps ->
        [one] Um passo para o sudeste
       *[other] Dois passos para o sudeste
    }
    [south] { $steps ->
        [one] Um passo para o sul
       *[other] Dois passos para o sul
    }
    [south-west] { $steps ->
        [one] Um passo para o sudoeste
       *[other] Dois passos para o sudoeste
    }
    [west] { $steps ->
        [one] Um passo para o oeste
       *[other] Dois passos para o oeste
    }
   *[north-west] { $steps ->
        [one] Um passo para o noroeste
       *[other] Dois passos para o noroeste
    }
}
troop-chess-heads-collide = a sua cabeça { $from } golpeia a cabeça { $at }: as duas caem
troop-chess-head-strikes = a sua cabeça { $from } golpeia { $at }: { $at } cai
troop-chess-runs-into-head = { $from } bate na cabeça { $at }: { $from } cai
troop-chess-strikes = { $from } golpeia { $at }: { $at } cai
troop-chess-you-win = você vence
troop-chess-you-lose = você perderia: ficaria sem formação
troop-chess-draw = empate
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
troop-chess-caption-choose = Uma formação é escolhida
troop-chess-caption-move = Uma formação anda
troop-chess-caption-collision = Uma colisão
troop-chess-caption-return = Uma pedra volta
troop-chess-caption-capture = Uma pedra é capturada
troop-chess-caption-ambience = um acampamento, uma fogueira, uma cotovia
troop-chess-caption-music = Soldados rasos

### The first start

welcome = Boas-vindas
welcome-music = Som e música
welcome-sound = Som
welcome-silence = Silêncio
welcome-start = Começar aqui: aprender { $game }
welcome-shelf = À estante de jogos

### Sound

settings-volume-overall = Geral
settings-volume-music = Música
settings-mono = Mono: o mesmo som à esquerda e à direita
settings-captions = Legendas: os sons são descritos acima do tabuleiro
sound-no-device = Não há som: esta máquina não tem um dispositivo para isso, ou ele não pode ser usado.
sound-no-recording = A gravação { $file } não pode ser tocada: { $why }
sound-no-room = O som da sala não pode ser tocado: { $why }
sound-no-ambience = O ambiente de { $of } não pode ser tocado: { $why }
sound-no-music = Não há música para { $of }: { $why }
# Captions: what is heard, in a few words; no full stop.
caption-select = Algo é escolhido
caption-deselect = Uma escolha é desfeita
caption-refuse = Uma escolha é recusada
caption-undo = Um lance é desfeito
caption-low-time = O relógio faz tique-taque
caption-move = Uma peça anda
caption-slide = Uma peça desliza
caption-leap = Uma peça salta
caption-capture = Uma peça é capturada
caption-promote = Uma peça é promovida
caption-curtain = A cortina se move
caption-win = A partida está ganha
caption-draw = A partida termina empatada
# $place: what is heard there, such as "a shore, waves, cicadas".
caption-ambience = Ambiente: { $place }
# $name: the title of a piece of music.
caption-music = Música: { $name }
# $words: one of these; $times: how often it was heard.
caption-times = { $words } ×{ $times }

### Lessons

lessons = Lições
title-start = Começar aqui
# How many stars the lessons of a game have brought, and how many there are: said with the line about the game, and shown.
title-stars = { $count } de { $most } estrelas ganhas
title-stars-of = { $count } de { $most }
# The next step in a game, on the one golden button of the shelf: "Treason: lesson 3".
path-step = { $game }: { $step }
path-lesson = lição { $number }
path-mini = minipartida { $number }
# A match against an opponent.
path-match = jogar contra { $name }
# The same on the button that leads on after a match.
path-onward-lesson = Lição { $number }
path-onward-mini = Minipartida { $number }
path-onward-match = A seguir: { $name }
path-onward-help = O próximo passo neste jogo
title-lessons = Aprender o jogo que está na mesa
lesson-place = { $game } · { $number }
# What a screen reader says of a lesson in the list.
lesson-spoken = Lição { $number }: { $title }. Estrelas: { $stars } de 3
lesson-anew = Recomeçar
lesson-again = Mais uma vez
# $theme: what it is about.
lesson-practise = Um problema assim: { $theme }
# Above the tiles of whole matches that begin with few pieces.
lesson-mini = Minipartidas
lesson-next = Próxima lição
lesson-other-mistake = Não é isso que procuramos. Tente outro lance.

### Lessons and puzzles

# The label of a button, with the key that presses it.
exercise-next = { $label } ({ KEY("Enter") })

### Puzzles

puzzles = Problemas
title-puzzles = Problemas do jogo que está na mesa
title-review = { $count ->
    [one] { $count } problema volta hoje
   *[other] { $count } problemas voltam hoje
}
title-progress = Até onde você chegou no jogo que está na mesa
progress = Progresso
progress-no-stars = Nenhuma lição resolvida
progress-no-puzzles = Nenhum problema tentado
progress-all = Partidas
progress-no-matches = Nenhuma partida contou ainda
progress-matches = { $count ->
    [one] { $count } partida contou
   *[other] { $count } partidas contaram
}
progress-no-curve = Quando duas partidas tiverem contado, o seu rating depois de cada uma aparecerá aqui como uma curva.
progress-curve = O seu rating depois de cada partida
# What the pointer reads off the curve.
progress-on-day = { $rating } · { $date }
progress-record = O seu placar
progress-nobody = Nenhuma partida deste jogo foi jogada até o fim.
progress-won = Vitórias: { $won }, empates: { $drawn }, derrotas: { $lost }
progress-two = Duas pessoas
progress-strength = Força { $rating }
puzzle-place = { $game } · Problema
puzzle-win-at-once = As { $side } vencem na hora
puzzle-win = As { $side } vencem em { $turns } lances
puzzle-only = As { $side } resistem
puzzle-goal-at-once = Que lance vence?
puzzle-goal-win = Encontre o único lance certo, a cada vez.
puzzle-goal-only = Só um lance não perde. Qual?
# Shown when a puzzle is over: how hard it is.
puzzle-rated = Problema { $rating }
puzzle-unrated = Ainda sem rating
puzzle-show = Mostrar a solução
puzzle-next = Próximo problema
puzzle-explore = Experimentar
puzzle-back = Voltar ao problema
puzzle-hint-piece = Começa aqui.
puzzle-hint-place = E é até aqui que leva.
puzzle-sought = Vejamos…
# What is said of a wrong turn: its notation, and that of the answer that shows why.
puzzle-holds = { $turn }? Depois de { $reply } não há vitória a tempo.
puzzle-later = { $turn } também vence, mas há algo mais rápido: { $reply } resiste por mais tempo.
puzzle-loses = { $turn }? Depois de { $reply }, as { $side } vencem.
puzzle-other = Não é { $turn }: { $reply }.
puzzle-ends = { $turn } encerra a partida, mas não como devia.
puzzle-wrong = Não é { $turn }.
# No answer to a wrong turn was found; $why: what happened, without a full stop.
puzzle-unanswered = Não é { $turn }. O que esse lance permite não pôde ser mostrado: { $why }.
puzzle-right = Certo, continue.
puzzle-solved = Resolvido!
puzzle-solved-late = É isso, mas não na primeira tentativa.
puzzle-shown = Era isso.
puzzle-rating = O seu rating: { $rating } ({ $change })
# While so few puzzles have been tried that it is only a first guess.
puzzle-rating-provisional = O seu rating: cerca de { $rating } ({ $change }), um primeiro palpite
puzzle-free = Jogo livre
puzzle-free-goal = Você joga pelos dois lados.
puzzle-strength = O seu rating: { $rating }
puzzle-strength-provisional = O seu rating: cerca de { $rating }, um primeiro palpite
puzzle-tries = Resolvidos de primeira: { $solved } · Errados: { $failed }
puzzle-daily = Problema do dia
puzzle-daily-done = Problema do dia (feito)
puzzle-easier = Mais fácil
puzzle-harder = Mais difícil
puzzle-review = Revisar ({ $count } a fazer)
puzzle-by-theme = Por tema
# A button: the theme, and how many puzzles have it.
puzzle-theme = { $theme } · { $count }
puzzle-none = Ainda não há problemas deste jogo.

### Why not? The rule behind a refused choice, and what a piece may do

why-rule = Por quê?
why-lesson = Lição
why-rule-keyed = Por quê?  [{ KEY("F1") }]
why-lesson-keyed = Lição  [{ KEY("L") }]
# $title: string: what the lesson is called
page-lesson = Jogar a lição: { $title }
# $side: string, $cell: string
piece-place = { $side } · { $cell }
# $count: number: the cells to which its turns lead
piece-acts = { $count ->
    [0] Ela pode agir agora.
    [one] Agora ela tem { $count } casa para escolher, marcada no tabuleiro.
   *[other] Agora ela tem { $count } casas para escolher, marcadas no tabuleiro.
}
piece-rules = Nas regras  [{ KEY("F1") }]
# $title: string: what the lesson is called
piece-lesson = Lição: { $title }  [{ KEY("L") }]
lesson-back = Voltar à partida

### The opponent that teaches

setup-teach = Quero aprender
setup-teach-help = O adversário diz quais dos seus lances desperdiçam muito, mostra a resposta e oferece a você uma nova escolha. Uma partida assim não conta para o seu rating.
# $name: string: who speaks, $turn: string: the answer to the player's turn, $turns: number
teach-wins = { $name }: { $turns ->
    [one] Com { $turn } eu venço na hora.
   *[other] Com { $turn } eu venço em { $turns } lances.
}
teach-missed = { $name }: { $turns ->
    [one] Você podia ter vencido na hora. Agora eu jogo { $turn }.
   *[other] Você tinha uma vitória em { $turns } lances. Agora eu jogo { $turn }.
}
# $pieces: string: a list of pieces
teach-takes = { $name }: Com { $turn } eu capturo: { $pieces }.
teach-worth = { $name }: Depois de { $turn } eu tenho mais no tabuleiro.
teach-attack = { $name }: Depois de { $turn } o meu ataque é o mais forte.
teach-build = { $name }: Depois de { $turn } falta proteção à sua posição.
teach-trick = { $name }: Depois de { $turn } restam a você poucos lances bons.
# $before: number, $after: number: per cent
teach-chance = A sua chance de vencer cai de { $before }% para { $after }%.
teach-undo = Desfazer  [{ KEY("U") }]
teach-go-on = Continuar  [{ KEY("M") }]
teach-better = Mostrar um lance melhor
# A turn, and what it is for: "Better: Nd3 takes a Knight."
teach-better-turn = Melhor: { $turn }.
teach-better-turn-for = Melhor: { $turn } { $why }.

### Analysis

analysis = Análise
analysis-end = Encerrar a análise ({ KEY("A") })
analysis-engine = Motor ({ KEY("E") })
# $lines: number
analysis-lines = { $lines ->
    [one] { $lines } variante
   *[other] { $lines } variantes
}
analysis-fewer = Uma variante a menos
analysis-more = Uma variante a mais
# $depth: number
analysis-depth = Profundidade { $depth }
analysis-looking = Procurando…
# $why: what happened, without a full stop.
analysis-failed = Nada foi encontrado: { $why }.
analysis-again = Procurar de novo
# $words: string: who stands better, $turns: string: the turns that follow
analysis-line = { $words }: { $turns }
# $chance: number: White's chance, in per cent
analysis-chance = { $chance }%
analysis-over = A partida acaba aqui.
analysis-secret = Uma escolha secreta: o motor não diz nada.
analysis-off = O motor está desligado.
replay-start = Ao começo ({ KEY("Home") })
replay-back = Um lance para trás ({ KEY("Left", word: "seta esquerda") })
replay-play = Reproduzir ({ KEY("Space", word: "Espaço") })
replay-stop = Parar ({ KEY("Space", word: "Espaço") })
replay-on = Um lance adiante ({ KEY("Right", word: "seta direita") })
replay-end = Ao fim ({ KEY("End") })
replay-speed = A velocidade com que a partida é reproduzida
# $number: number, $turn: string: a turn in words
replay-after = { $number } { $turn }
replay-at-start = O começo da partida
result-analyse = Analisar
result-analyse-help = Analisar a partida ({ KEY("A") })
pause-analyse = Analisar a partida
keys-analysis = { KEY("A") }
keys-analysis-what = analisar a partida; voltar ao jogo
keys-replay = { KEY("Arrows", word: "Setas") }, { KEY("Space", word: "Espaço") }
keys-replay-what = análise: lances e variantes; reproduzir ou parar
keys-draw = Botão direito: clicar, arrastar
keys-draw-what = análise: desenhar um círculo, uma seta; com Shift ou Ctrl, em outras cores
keys-engine = { KEY("E") }, { KEY("1 to 5", word: "1 a 5") }
keys-engine-what = análise: motor ligado ou desligado; quantas variantes
keys-mistakes = { KEY("N") }, { KEY("Shift+N") }
keys-mistakes-what = análise: o próximo erro, o anterior
keys-try = { KEY("Tab") }, depois { KEY("Arrows", word: "setas") }, { KEY("Enter") }
keys-try-what = análise: experimentar um lance no tabuleiro
keys-beside = { KEY("Shift+Up", word: "Shift+cima") }, { KEY("Shift+Down", word: "Shift+baixo") }
keys-beside-what = análise: a variante anterior, a próxima
keys-note = { KEY("C") }, { KEY("Delete") }
keys-note-what = análise: anotar algo sobre o lance; apagar a variante
keys-study = { KEY("Ctrl+Z") }, { KEY("Ctrl+Y") }
keys-study-what = análise: desfazer uma mudança do estudo, refazê-la
graph = A chance de vitória das Brancas ao longo da partida; um clique mostra uma posição
# $side: string, $accuracy: number
review-accuracy = { $side } { $accuracy }%
# $inaccuracies: number, $mistakes: number, $blunders: number
review-counts = Imprecisões: { $inaccuracies }, erros: { $mistakes }, erros graves: { $blunders }. O número antes disso é a precisão.
# $best: string: a turn, $before: number, $after: number: per cent
review-loss = O melhor era { $best }: de { $before }% para { $after }%.
# $done: number, $all: number
review-progress = Revisão: { $done } de { $all }
review-failed = A revisão parou: { $why }.
review-stop = Parar a revisão
review-go-on = Revisar a partida

### Turns that are tried while a match is analysed, and what is noted of them

study-note = Anotação sobre o lance ({ KEY("C") })
study-promote = Pôr como primeira variante
study-delete = Apagar a variante daqui em diante ({ KEY("Delete", word: "Del") })
study-comment = Comentário
study-glyph = Avaliação
study-no-glyph = Nenhuma
study-done = Pronto (Ctrl+Enter)
study-played = O que foi jogado na partida não pode ser apagado.
study-nothing-to-promote = Esta já é a variante principal.
study-nothing-to-undo = Não há mudança para desfazer nem para refazer.
study-secret = Aqui os lances são escolhidos em segredo: nenhum pode ser experimentado.
study-full = O estudo não tem lugar para mais lances.
refusal-line-over = A variante acaba aqui: nenhum lance pode ser experimentado.
tool-undo-study = Desfazer a última mudança do estudo ({ KEY("Ctrl+Z") })
tool-redo-study = Refazer a mudança do estudo ({ KEY("Ctrl+Y") })
# $error: string: why
study-unkept = Não foi possível salvar o estudo: { $error }

### Learning from one's own mistakes

# $count: number: of mistakes
review-learn = { $count ->
    [one] Aprender com { $count } erro ({ KEY("L") })
   *[other] Aprender com { $count } erros ({ KEY("L") })
}
# $count: number: of mistakes that are not solved
puzzle-mistakes = Meus erros ({ $count })
# $game: string
mistake-place = { $game }: um erro seu
# $side: string
mistake-title = Encontre um lance melhor para as { $side }
# $played: string: a turn
mistake-goal = Aqui foi jogado { $played }. Vale qualquer lance que não entregue nada.
mistake-judged = O lance está sendo avaliado…
# $why: what happened, without a full stop.
mistake-unjudged = Não foi possível saber se { $turn } é melhor: { $why }. O lance não conta; jogue-o de novo.
mistake-solved = Isso é melhor do que o que foi jogado.
# $turn: string, $reply: string: turns, $before: number, $after: number: per cent
mistake-worse = { $turn } não basta: depois de { $reply } a chance de vencer é de { $after }% em vez de { $before }%.
keys-learn = { KEY("L") }
keys-learn-what = análise: aprender com os erros
mistakes-not-gathered = Erros das suas últimas partidas podem estar faltando: { $why }. Eles serão procurados de novo quando esta página for aberta outra vez.

### The library: all matches that were played

library = Biblioteca
title-library = Todas as partidas jogadas
library-opening = As partidas estão sendo lidas…
library-reading = As partidas estão sendo lidas: { $done } de { $of }
library-empty = Nenhuma partida foi jogada ainda.
library-none = Nenhuma partida é assim.
library-all-games = Todos os jogos
library-goes-on = Em andamento
library-position = Posição no tabuleiro
library-trash = Lixeira
library-search = Nomes, título ou etiqueta
library-players = { $white } – { $black }
library-about =
    { $game } · { $turns ->
        [0] nenhum lance
        [one] { $turns } lance
       *[other] { $turns } lances
    } · { $date }
# $players: "Ann – Ben"; $about: the game, how many turns, the date.
library-named = { $players } · { $about }
# $ending: a sentence, such as "White wins by domination."
library-tagged = { $ending } · { $tags }
# What a screen reader says of a match.
library-spoken = { $heading }, { $about }, { $ending }
library-look = Rever
library-go-on = Continuar
library-name = Título e etiquetas
library-delete = Apagar
library-undo-delete = Desfazer
library-restore = Tirar da lixeira
library-share = Copiar código
library-export = Salvar como .ludo
library-filming = Filme: { $percent }% prontos
library-stop-film = Parar
library-stopped = Parado.
library-title-field = Título
library-tags-field = Etiquetas, separadas por vírgulas
library-keep = Salvar
library-discard = Descartar
library-failed = Isso não foi possível: { $why }
library-lost = A biblioteca não terminou: { $why }. Tente de novo, por favor.
library-try-again = Tentar de novo
library-unread = As partidas não puderam ser lidas.
library-in-use = A biblioteca está aberta em outro Ludarium. Feche-o primeiro.
library-set-aside = O que a biblioteca tinha anotado não pôde ser lido ({ $why }). Está guardado como { $path } e está sendo refeito.
library-broken =
    { $count ->
        [one] Uma partida salva não pode ser lida: { $path } ({ $why })
       *[other] { $count } partidas salvas não podem ser lidas, a primeira delas { $path } ({ $why })
    }
library-thrown-away = A partida está na lixeira.
library-restored = A partida está de volta.
library-imported =
    { $added ->
        [0] Nenhuma partida é nova
        [one] { $added } partida é nova
       *[other] { $added } partidas são novas
    }, { $known ->
        [0] nenhuma já conhecida
        [one] { $known } já conhecida
       *[other] { $known } já conhecidas
    }{ $completed ->
        [0] .
        [one] , e uma destas foi completada: recebeu comentários, variantes ou etiquetas.
       *[other] , e { $completed } destas foram completadas: receberam comentários, variantes ou etiquetas.
    }
library-copied = O código da partida está na área de transferência.
library-written = Salvo como { $path }
paste = Colar
paste-help = Abrir o que está na área de transferência: uma posição, lances, uma partida, um código ou um link ({ KEY("Ctrl+V") })
paste-no-clipboard = A área de transferência não pode ser lida.
paste-unreadable = O que foi colado não pode ser aberto: { $why }

### Links to a match, a position, a puzzle or a lesson

link-copy = Copiar link
link-copy-help = O mesmo em forma de endereço: quem o segue tem a partida na mesa. “Colar” também o abre.
link-copied = O link está na área de transferência.
# This program was built without the address of a page on which it can be played.
link-copied-without-page = O link está na área de transferência, sem o endereço de uma página: “Colar” o abre, ou ponha-o depois do endereço de uma página com o Ludarium.
link-broken = O link não leva a lugar nenhum: { $why }
# What follows stands in link-broken; columns are counted in characters behind the #.
link-empty = não há # com uma partida, uma posição, um problema ou uma lição depois dele
link-too-long = ele é longo demais
link-key = depois do # vem m=, p=, puzzle= ou lesson=, não “{ $found }”
link-encoding = no caractere { $column } depois do #, há um % sem os dois dígitos hexadecimais de uma letra
link-code = no caractere { $column } depois do # deveria haver um código; ele começa com “ludo1.”
link-game = no caractere { $column } depois do # deveria haver um jogo e uma /, não “{ $found }”
link-name = no caractere { $column } depois do # deveria haver um nome feito de letras de a a z, dígitos e -
link-more = no caractere { $column } depois do # há mais do que pertence ao link
link-position = isto não é uma posição de { $game }: { $why }
link-no-puzzle = O link não leva a lugar nenhum: { $game } não tem o problema “{ $name }”. Talvez outra versão do jogo o tenha.
link-no-lesson = O link não leva a lugar nenhum: { $game } não tem a lição “{ $name }”. Talvez outra versão do jogo a tenha.

### A position that is set up

editor-pieces = Montar
editor-nobody = De ninguém
editor-move = Mover peças: apertar ou arrastar uma, e soltá-la em outro lugar
editor-remove = Tirar peças ({ KEY("Delete") }, botão direito)
editor-grow = Fazer um crescimento seguir: apertar a ponta, depois a casa que ele tenta a seguir; a ponta duas vezes o encerra
editor-over-slave = { $unit } sobre { $slave }
editor-piece = { $side }: { $piece }
editor-to-move = Quem joga ({ KEY("S") })
editor-undo = Desfazer ({ KEY("Ctrl+Z") })
editor-redo = Refazer ({ KEY("Ctrl+Y") })
editor-start = Posição inicial do jogo ({ KEY("Home") })
editor-clear = Esvaziar o tabuleiro ({ KEY("Ctrl+Delete") })
editor-fine = Uma partida pode começar aqui.
editor-over = Uma partida acabaria aqui: { $why }
editor-no-place = nada pode ficar em { $cell }
editor-other-game = esta é uma posição de { $of }, e o tabuleiro é de { $game }
editor-too-long = o texto é longo demais: aqui se olham no máximo { $most } KiB
editor-play = Jogar daqui ({ KEY("P") })
editor-analyse = Analisar ({ KEY("A") })
editor-copy = Copiar a posição ({ KEY("Ctrl+C") })
editor-share = Copiar código ({ KEY("Ctrl+Shift+C") })
editor-paste = Colar ({ KEY("Ctrl+V") })
editor-leave = Voltar ({ KEY("Escape", word: "Esc") })
setup-position = De uma posição própria
setup-set-up = Montar uma posição
setup-change-position = Mudar a posição
setup-usual-start = A posição de sempre
trees-may-leap = Ainda podem saltar ({ KEY("X") })
trees-both-leap = Os dois
trees-none-leap = Nenhum
go-chess-phase = Fase ({ KEY("X") })
go-chess-phase-play = Jogo
go-chess-phase-placement = Colocação

### Exporting a match: the sheet from the library and from the table

export = Exportar
# On a button that opens the sheet.
export-open = Exportar…
export-text = Texto
export-picture = Imagem
export-film = Filme
# $players: "Ann – Ben".
export-about =
    { $players } · { $game } · { $turns ->
        [0] nenhum lance
        [one] { $turns } lance
       *[other] { $turns } lances
    }
export-text-help = A partida inteira como texto que pessoas e programas podem ler: nomes, resultado, lances, relógios, comentários e etiquetas.
export-whole = Partida com todas as variantes
export-whole-help = A partida como foi jogada, com todas as variantes e anotações da sua análise.
export-line = Só a variante mostrada
export-line-help = Só os lances da variante que está no tabuleiro.
export-code-help = Uma linha sem nomes, para enviar por qualquer meio. “Colar” a abre de novo.
export-ply = Posição
export-first = De
export-last = Até
export-back = Um lance antes
export-on = Um lance depois
export-start = O começo da partida
# $turn: in the notation of the game.
export-after = Depois do lance { $ply } de { $plies }: { $turn }
export-length =
    { $pictures ->
        [one] { $pictures } imagem
       *[other] { $pictures } imagens
    }, { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
export-size = Largura em pixels
# How long each position is seen in a film.
export-speed = Cada posição
export-seconds = { $whole },{ $tenths } s
# Whose edge of the board is below; a side follows.
export-near = Visto pelas
export-names = Nomes e últimos lances
export-clocks = Relógios
export-drawings = Setas e círculos
export-play = Reproduzir o filme
export-pause = Parar o filme aqui
# Which position of the film is seen, and which is the last.
export-shown = { $ply } de { $last }
export-png = Salvar como PNG
export-svg = Salvar como SVG
export-photo = Fotografar o tabuleiro
export-photo-help = Fecha esta página e abre o modo de fotos: o tabuleiro na sala, de onde você quiser
export-save-film = Salvar o filme

### Everything in one file

everything = Tudo num arquivo
everything-help = Um arquivo leva junto as suas partidas, estudos, ratings, progresso e preferências: para outro computador, ou do navegador para o desktop e de volta.
everything-export = Exportar tudo
everything-import = Importar tudo…
everything-bring-back = Trazer de volta o que havia antes da última importação…
everything-exporting = Tudo está sendo escrito num arquivo…
everything-reading = O arquivo está sendo lido…
everything-taking-in = O arquivo está sendo importado. Aguarde, por favor: enquanto isso, nada mais pode ser feito.
everything-exported =
    { $count ->
        [0] Tudo foi salvo num arquivo, sem nenhuma partida
        [one] Tudo foi salvo num arquivo, com uma partida
       *[other] Tudo foi salvo num arquivo, com { $count } partidas
    }: { $path }
# $name: a file. $day: a date such as 2026-11-28.
everything-made = { $name }, feito em { $day }
everything-matches =
    { $matches ->
        [0] Não há partida nele
        [one] Há uma partida nele
       *[other] Há { $matches } partidas nele
    }{ $studies ->
        [0] .
        [one] , com um estudo.
       *[other] , com { $studies } estudos.
    }
everything-has-progress = Ele também tem ratings, progresso ou preferências.
everything-no-progress = Ele não tem ratings, progresso nem preferências.
everything-ask = As suas próprias partidas são mantidas de qualquer modo. Se você importar tudo, os ratings, o progresso e as preferências do arquivo tomam o lugar dos seus. Antes disso, o que existe agora é guardado num arquivo.
everything-take-all = Importar tudo
everything-take-matches = Importar só as partidas
everything-no = Não importar nada
everything-close = Fechar
# $why: a reason that follows.
everything-not-now = Isso não pode ser feito agora: { $why }
everything-unwritten = há algo que ainda não foi salvo. Salve primeiro, ou saia sem salvar.
everything-table = há uma partida na mesa. Volte primeiro à estante; a partida fica guardada.
everything-library = a biblioteca está trabalhando. Num instante ela termina.
everything-taken-in =
    { $added ->
        [0] Nenhuma partida é nova
        [one] Uma partida é nova
       *[other] { $added } partidas são novas
    }, { $known ->
        [0] nenhuma já estava aqui.
        [one] { $known } já estava aqui.
       *[other] { $known } já estavam aqui.
    }
everything-continued =
    { $count ->
        [one] { $count } partida vai mais longe do que antes.
       *[other] { $count } partidas vão mais longe do que antes.
    }
everything-parted =
    { $count ->
        [one] { $count } partida segue de outro modo no arquivo: as duas versões são guardadas.
       *[other] { $count } partidas seguem de outro modo no arquivo: as duas versões de cada uma são guardadas.
    }
everything-replaced = Ratings, progresso e preferências são os do arquivo.
everything-backup = O que havia antes está guardado como { $path }. As configurações podem trazê-lo de volta.
everything-unchanged = Nada foi mudado.
everything-broken-off = Nem tudo do arquivo foi importado. O que havia antes está guardado como { $path }: traga-o de volta nas configurações, ou importe o arquivo de novo.
everything-lost = Isso não chegou ao fim: { $why }. Tente de novo, por favor.
everything-left-out =
    { $count ->
        [one] Uma parte não pode ser lida e fica de fora: { $name } ({ $why })
       *[other] { $count } partes não podem ser lidas e ficam de fora, a primeira delas { $name } ({ $why })
    }
everything-other = Este arquivo não é de “Exportar tudo”. Esses arquivos terminam com .ludobox.
everything-newer = Um Ludarium mais novo escreveu este arquivo (versão { $version } do formato). Atualize o seu Ludarium para lê-lo.
everything-damaged = O arquivo está danificado ou cortado. Baixe-o ou copie-o de novo.
everything-stranger = O arquivo tem algo que o Ludarium não escreve: { $name }
everything-too-much = Isso é demais para um arquivo: cabem nele no máximo { $most } MB.

### Opening files

import-files = Abrir arquivos…
import-files-help = Abrir partidas salvas e textos do disco, ou soltá-los na janela ({ KEY("Ctrl+O") })
import-drop = Solte os arquivos para abri-los
import-going-on =
    Partidas estão sendo importadas: { $done } de { $of }{ $files ->
        [0] .
        [one] , depois mais um arquivo.
       *[other] , depois mais { $files } arquivos.
    }
import-goes-on-help = Se você fechar o jogo agora, o resto é importado no próximo início.
import-refused =
    { $count ->
        [one] { $name } não pôde ser aberto: { $why }
       *[other] { $count } arquivos não puderam ser abertos: { $name } ({ $why }), { $others }
    }
# $names: some of the files; $count: how many others.
import-and-more = { $names } e mais { $count }
# $refused: which files could not be opened; $imported: how many matches are new.
import-partly = { $refused }. { $imported }
import-no-file = não é um arquivo
import-too-large = é maior que { $most } MiB
import-no-text = não é texto
import-utf16 = o texto está na codificação UTF-16: salve-o como UTF-8 no programa que o fez
import-latin1 = o texto não é UTF-8 (linha { $line }, coluna { $column }), mas talvez Latin-1: salve-o como UTF-8 no programa que o fez
import-given-up = nas três vezes em que ele foi importado, o jogo foi fechado ou interrompido; o arquivo está como estava e pode ser aberto de novo
import-too-many = no máximo { $most } arquivos são abertos de uma vez
files = Abrir partidas
files-matches = Partidas e textos
files-any = Todos os arquivos
files-selected = Escolhido:
files-open = Abrir
files-cancel = Cancelar
files-reload = Ler a pasta de novo
files-all = Escolher todos
files-hidden = Arquivos ocultos
files-places = Lugares
files-devices = Discos
files-removable = Discos removíveis
files-exports = Exportações
files-home = Pasta pessoal
files-desktop = Área de trabalho
files-documents = Documentos
files-downloads = Downloads
files-audio = Músicas
files-pictures = Imagens
files-videos = Vídeos

# What is kept of the player, and what is wrong with it. { $what } is one of these:
kept-match = uma partida
kept-study = o estudo desta partida
kept-review = a revisão de uma partida
kept-ratings = a sua força de jogo
kept-lessons = o que você aprendeu
kept-puzzles = os seus resultados nos problemas
kept-mistakes = os erros com que aprender
kept-tournament = o torneio
kept-imports = o que ainda deve entrar na biblioteca
kept-programs = os programas que jogam
kept-preferences = as configurações
kept-set-aside = Não foi possível ler: { $what } ({ $error }). O arquivo está guardado como { $path }, e começa um novo.
kept-left = Não foi possível ler: { $what } ({ $error }). { $path } fica como está; o que é novo não é guardado.
fault-size = ele tem mais de { $bytes } bytes
fault-version = um Ludarium mais novo o escreveu (versão { $version } do arquivo); atualize este para lê-lo
fault-place = linha { $line }, coluna { $column }: { $said }
fault-matches = há { $count } partidas nele em vez de uma
fault-encoding = linha { $line }, coluna { $column }: isto não é texto UTF-8

# Why something cannot be written.
refusal-full = o disco está cheio
refusal-denied = não é permitido escrever na pasta
refusal-gone = a pasta sumiu
refusal-taken = outra coisa tem o nome da pasta
refusal-no-folder = não se conhece uma pasta para isso
refusal-in-use = outra janela do Ludarium está aberta

# The sign that something is not kept, and the question when the game is closed.
unkept-sign = Agora nada é salvo: { $why }.
unkept-more = E agora?
unkept = Não salvo
unkept-help = Isto só está nesta janela e se perde quando ela é fechada:
unkept-one = { $what }: { $why }
unkept-film = o filme que está sendo feito: { $percent }% prontos
unkept-none = Tudo está salvo.
unkept-elsewhere = Foi salvo como { $path }. Da biblioteca você pode abri-lo como arquivo.
unkept-not-elsewhere = Também lá não foi possível salvar: { $why }.
unkept-try-again = Tentar de novo
unkept-save-elsewhere = Salvar em outro lugar…
unkept-quit = Sair sem salvar
unkept-back = Voltar
pause-quit-unsaved = Sair (a partida não está salva)

### The board for a screen reader

reader-board = Tabuleiro
# A cell is read as a list: its name, what stands on it from the top, and this: "e4, White, Knight, can be chosen".
reader-empty = sem nada
# Several alike, one on the other.
reader-times = { $count } vezes
reader-can-be-chosen = pode-se escolher
# $turn: a sentence.
reader-turn = { $side }: { $turn }
# $now: the turn that is the last one now, with its number.
reader-taken-back = Desfeito. { $now }
# $words: what is asked, or what has been chosen so far and what may follow.
reader-answers = { $words } ({ $count ->
    [one] { $count } resposta
   *[other] { $count } respostas
})
# What a puzzle or a lesson is called and what is to be done in it; or a piece and what it can do now.
reader-titled = { $title }. { $words }
reader-low-time = { $side }: restam menos de { $seconds } segundos

# The gamepad
settings-pad = Controle
pad-none = Nenhum controle está conectado.
# $name: what the gamepad calls itself
pad-lost = { $name } não está mais aqui. Conecte o controle de novo ou continue com mouse e teclado.
pad-trouble = Não é possível ler os controles: { $why }
# $name: what the gamepad calls itself
pad-strange = o navegador não sabe quais botões { $name } tem
pad-retry = Tentar de novo
pad-help = O direcional anda pelo tabuleiro e pelos menus. O analógico esquerdo move um ponteiro que alcança tudo; o direito gira a vista ou rola a página. Para mudar um botão, escolha o que ele deve fazer.
pad-press = Aperte o botão que deve fazer isto.
pad-default = Todos os botões como no início
typing-letters = qwertyuiop asdfghjklç zxcvbnm áàâãéêíóôõúü
typing-space = espaço
typing-page = abc
pad-choose = Escolher
pad-back = Voltar
pad-next = Próxima escolha, clique direito
pad-undo = Desfazer um lance
pad-earlier = Lance anterior
pad-later = Próximo lance
pad-farther = Mais longe
pad-nearer = Mais perto
pad-view = Vista
pad-hint = Dica
pad-rules = Regras, por quê?
pad-menu = Menu

# Keys that the player can exchange.
key-enter = Enter
key-escape = Esc
key-tab = Tab
key-space = Espaço
key-backspace = Backspace
key-delete = Delete
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-up = Cima
key-down = Baixo
key-left = Esquerda
key-right = Direita
key-ctrl = Ctrl
key-shift = Shift
key-alt = Alt
settings-keys = Teclado
keys-help = Escolha uma tecla e aperte a que você quer no lugar dela. As teclas trocam de lugar, e nenhuma se perde. Onde se digita texto, elas ficam como são.
keys-press = Aperte a tecla que deve fazer isto (até agora { $key }). Esc deixa como está.
keys-exchanged = { $key } já estava em uso: “{ $what }”. Isso agora fica em { $other }.
keys-refused = { $key } não pode ser usada: o sistema ou o navegador a reserva para si.
keys-default = Todas as teclas como no início
keys-blur = { KEY("B") }
keys-blur-what = fotos: quanto fica desfocado
keys-files = { KEY("Ctrl+O") }, { KEY("Ctrl+V") }
keys-files-what = abrir um arquivo, ou o que está na área de transferência
keys-set-up = { KEY("S") }, { KEY("X") }
keys-set-up-what = editor: de quem é a vez; o que mais faz parte da posição
keys-remove = { KEY("Delete") }, { KEY("Ctrl+Delete") }
keys-remove-what = editor: tirar uma peça, tirar todas
keys-copy = { KEY("Ctrl+C") }, { KEY("Ctrl+Shift+C") }
keys-copy-what = editor: copiar a posição, o código
keys-order = { KEY("Shift+Left", word: "Shift+Esquerda") }, { KEY("Shift+Right", word: "Shift+Direita") }
keys-order-what = onde a ordem conta: pôr isto antes, depois

### A turn that is typed, and questions about the board

typed-hint = Digite um lance ou ?
typed-help = Digite um lance, como { $turn }, ou uma letra. p: o que está onde; p { $piece }: só isto. m { $cell }: o que está ali e aonde pode ir. l: o último lance. c: os relógios. h: uma dica. { KEY("Escape", word: "Esc") }: voltar ao tabuleiro.
typed-clock = { $side }: { $time }.
typed-no-clocks = Esta partida não tem relógios.
typed-stand = { $side }, { $piece }: { $cells }.
typed-stand-nobody = { $piece }: { $cells }.
typed-empty-board = Não há nada no tabuleiro.
typed-no-pieces = Nada no tabuleiro se chama “{ $name }”. Há: { $kinds }.
typed-no-cell = Não há nenhuma casa “{ $name }”; as casas se chamam, por exemplo, { $cell }.
typed-then = { $cell }. Depois: { $choices }.
typed-why = { $cell }. { $why }.
typed-whole = { $cell }. É um lance inteiro.
typed-held = { $turn }. { KEY("Enter") } confirma.
typed-no-hint = Agora não há nenhuma dica.
typed-unreadable = Em “{ $text }”, não se entende “{ $rest }”, a partir do caractere { $place }. Um lance se escreve, por exemplo, { $turn }.
typed-unfinished = “{ $text }” termina cedo demais. Um lance se escreve, por exemplo, { $turn }.
typed-ambiguous = “{ $text }” pode significar vários lances: { $turns }.
