# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Sentences

# $reason: message
over = A partida acabou. { $reason }
complete = O lance já está completo
no-square = Escolha uma casa do tabuleiro
# $from: string
no-piece = Não há peça em { $from }
no-such-turn = não há um lance legal assim nesta posição
