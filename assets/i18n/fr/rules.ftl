# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Sentences

# $reason: message
over = La partie est finie. { $reason }
complete = Le coup est déjà complet
no-square = Choisis une case du plateau
# $from: string
no-piece = Il n’y a pas de pièce en { $from }
no-such-turn = il n’y a pas de coup légal de ce genre dans cette position
