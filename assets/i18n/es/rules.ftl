# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Sentences

# $reason: message
over = La partida ha terminado. { $reason }
complete = La jugada ya está completa
no-square = Elige una casilla del tablero
# $from: string
no-piece = En { $from } no hay ninguna pieza
no-such-turn = en esta posición no hay una jugada legal así
