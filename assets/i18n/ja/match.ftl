# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Sentences

# $winner: side, $cause: message
wins = { $winner }の勝ち：{ $cause }。
# $cause: message
draw = 引き分け：{ $cause }。
draw-by-threefold = 引き分け：同一局面が3回現れました。
draw-by-agreement = 引き分け：合意が成立しました。
was-unfinished = 対局は途中で終えられました。
threefold = 同一局面が3回現れました
# $turns: u32
no-progress = 進展のない手が{ $turns }手続きました
agreement = 合意が成立しました
# $loser: side
resigned = { $loser }が投了しました
# $loser: side
out-of-time = { $loser }が時間切れになりました
unfinished = 途中で終えられました
# $side: side
has-chosen = { $side }はひそかに選びました
# $side: side
had-chosen = { $side }はひそかに選んでいました
