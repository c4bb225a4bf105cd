# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Sentences

# $winner: side, $cause: message
wins = { $winner } wins: { $cause }.
# $cause: message
draw = Draw: { $cause }.
draw-by-threefold = Draw by threefold repetition.
draw-by-agreement = Draw by agreement.
was-unfinished = The match was left unfinished.
threefold = threefold repetition
# $turns: u32
no-progress = { $turns } turns in a row without progress
agreement = agreement
# $loser: side
resigned = { $loser } resigned
# $loser: side
out-of-time = { $loser } ran out of time
unfinished = left unfinished
# $side: side
has-chosen = { $side } has chosen in secret
# $side: side
had-chosen = { $side } had chosen in secret
