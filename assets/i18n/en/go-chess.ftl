# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium words: do not edit the English here.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### How a game ends


### Options

option-blocked = Blocked squares
option-blocked-help = How many squares are closed to every piece.
option-seed = Seed of the board
option-seed-help = The number from which the blocked squares are drawn; the same number gives the same board.

### Sentences

