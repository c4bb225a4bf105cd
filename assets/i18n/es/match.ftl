# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Sentences

# $winner: side, $cause: message
wins = { $winner } gana. { $cause }.
# $cause: message
draw = Tablas. { $cause }.
draw-by-threefold = Tablas por triple repetición.
draw-by-agreement = Tablas de común acuerdo.
was-unfinished = La partida quedó sin terminar.
threefold = Triple repetición
# $turns: u32
no-progress = { $turns } jugadas seguidas sin progreso
agreement = Común acuerdo
# $loser: side
resigned = { $loser } se ha rendido
# $loser: side
out-of-time = A { $loser } se le ha agotado el tiempo
unfinished = Sin terminar
# $side: side
has-chosen = { $side } ha elegido en secreto
# $side: side
had-chosen = { $side } había elegido en secreto
