# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium words: do not edit the English here.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### How a game ends


### Options

option-landings = Landings
option-landings-help = Which cells behind a captured piece must be empty: the chosen one, or all that the capturer could land on.
option-landings-is-chosen = chosen
option-landings-is-all = all

### Sentences

