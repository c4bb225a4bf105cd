# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Sentences

# $winner: side, $cause: message
wins = { $winner ->
    [Brancas] As Brancas vencem. { $cause }.
    [Pretas] As Pretas vencem. { $cause }.
   *[other] { $winner } vence. { $cause }.
    }
# $cause: message
draw = Empate. { $cause }.
draw-by-threefold = Empate por tripla repetição.
draw-by-agreement = Empate por acordo.
was-unfinished = A partida ficou inacabada.
threefold = Tripla repetição
# $turns: u32
no-progress = { $turns } lances seguidos sem progresso
agreement = Acordo
# $loser: side
resigned = { $loser ->
    [Brancas] As Brancas desistiram
    [Pretas] As Pretas desistiram
   *[other] { $loser } desistiu
    }
# $loser: side
out-of-time = { $loser ->
    [Brancas] As Brancas ficaram sem tempo
    [Pretas] As Pretas ficaram sem tempo
   *[other] { $loser } ficou sem tempo
    }
unfinished = Inacabada
# $side: side
has-chosen = { $side ->
    [Brancas] As Brancas escolheram em segredo
    [Pretas] As Pretas escolheram em segredo
   *[other] { $side } escolheu em segredo
    }
# $side: side
had-chosen = { $side ->
    [Brancas] As Brancas tinham escolhido em segredo
    [Pretas] As Pretas tinham escolhido em segredo
   *[other] { $side } tinha escolhido em segredo
    }
