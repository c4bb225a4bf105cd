# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Sentences

# $winner: side, $cause: message
wins = { $winner } gagne. { $cause }.
# $cause: message
draw = Nulle. { $cause }.
draw-by-threefold = Nulle par triple répétition.
draw-by-agreement = Nulle par accord.
was-unfinished = La partie est restée inachevée.
threefold = Triple répétition
# $turns: u32
no-progress = { $turns } coups d’affilée sans progrès
agreement = Accord
# $loser: side
resigned = { $loser } abandonne
# $loser: side
out-of-time = { $loser } n’a plus de temps
unfinished = Partie inachevée
# $side: side
has-chosen = { $side } a choisi en secret
# $side: side
had-chosen = { $side } avait choisi en secret
