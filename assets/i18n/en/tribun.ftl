# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium words: do not edit the English here.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### How a game ends


### Options

option-first = First turn
option-first-help = Who begins: White or Black, as the players agree.
option-first-is-w = w
option-first-is-b = b
option-rules = Rules
option-rules-help = The full rules, or ninety per cent of them for beginners: no Impero, no symmetric combine, no Centuria.
option-rules-is-full = full
option-rules-is-ninety = ninety

### Sentences

