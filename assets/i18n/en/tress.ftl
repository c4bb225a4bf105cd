# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium words: do not edit the English here.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### How a game ends


### Options

option-second-wind = Second Wind
option-second-wind-help = A side that meets a winning condition has won only if the other side cannot undo it at once.
option-second-wind-is-on = on
option-second-wind-is-off = off

### Sentences

