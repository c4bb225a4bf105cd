# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Sentences

# $reason: message
over = The game is over: { $reason }
complete = The turn is already complete
no-square = Choose a square of the board
# $from: string
no-piece = There is no piece on { $from }
no-such-turn = no such legal turn in this position
