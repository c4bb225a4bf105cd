# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Sentences

# $winner: side, $cause: message
wins = { $winner } wygrywa. { $cause }.
# $cause: message
draw = Remis. { $cause }.
draw-by-threefold = Remis przez trzykrotne powtórzenie pozycji.
draw-by-agreement = Remis za zgodą obu stron.
was-unfinished = Partia pozostała niedokończona.
threefold = Trzykrotne powtórzenie pozycji
# $turns: u32
no-progress = { $turns ->
    [one] { $turns } ruch
    [few] { $turns } ruchy
    [many] { $turns } ruchów
    *[other] { $turns } ruchów
    } z rzędu bez postępu
agreement = Zgoda obu stron
# $loser: side
resigned = { $loser } poddaje partię
# $loser: side
out-of-time = { $loser } nie ma już czasu
unfinished = Partia niedokończona
# $side: side
has-chosen = { $side } ma już swój tajny wybór
# $side: side
had-chosen = { $side } miał już swój tajny wybór
