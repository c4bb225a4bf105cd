# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Sentences

# $reason: message
over = 対局は終わりました：{ $reason }
complete = この手はもう完成しています
no-square = 盤のマスを選んでください
# $from: string
no-piece = { $from }に駒はありません
no-such-turn = この局面で指せる手ではありません
