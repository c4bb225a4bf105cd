# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Sentences

# $reason: message
over = Partia jest skończona. { $reason }
complete = Ruch jest już pełny
no-square = Wybierz pole planszy
# $from: string
no-piece = Na { $from } nie ma bierki
no-such-turn = nie ma takiego dozwolonego ruchu w tej pozycji
