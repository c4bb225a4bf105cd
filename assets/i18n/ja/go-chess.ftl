# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-bishop = ビショップ
name-blocked-square = 封鎖マス
name-king = キング
name-knight = ナイト
name-pawn = ポーン
name-queen = クイーン
name-rook = ルーク

### How a game ends

reason-checkmate = キングが攻撃されていて、救う手がありません
reason-stalemate = 手番の側は、チェックされていませんが指せる手がありません
reason-bare-kings = 残ったのはキングだけです
reason-void = 選ぶ側に、駒を置けるマスが残っていません

### Options

option-blocked = 封鎖マス
option-blocked-help = どの駒も入れないマスの数。
option-seed = 盤の番号
option-seed-help = 封鎖マスを決める番号。番号が同じなら盤も同じです。

### Sentences

still-placing = まだ駒を配置しているところです
all-placed = 駒はすべて配置されています
# $piece: name
other-piece = 今置くのは{ $piece }です
# $owner: side, $piece: name, $square: square
taken = { $square }には{ $owner }の{ $piece }がいます
# $square: square
blocked = { $square }は封鎖マスです
# $square: square, $side: side
banned-for-king = { $square }は、この組が置かれるまで{ $side }には禁止です：もうキングで試しました
# $square: square, $side: side
banned-by-clash = { $square }は、この組が置かれるまで{ $side }には禁止です：もう両方が選びました
# $square: square, $colour_of: string, $first: square
same-colour = 2個目のビショップは別の色に置きます：{ $square }は{ $first }と同じく{ $colour_of }の色です
# $owner: side, $piece: name, $from: square, $king: square
king-attacked = { $from }にいる{ $owner }の{ $piece }が{ $king }のキングを攻撃することになります
# $king: square
no-king-there = キングは{ $king }に置けません
# $piece: name, $from: square, $owner: side, $side: side
not-yours = { $from }の{ $piece }は{ $owner }の駒で、今は{ $side }の番です
# $piece: name, $from: square
shut-in = { $from }の{ $piece }は閉じ込められています
# $side: side, $piece: name
no-help = { $side }はチェックされていて、{ $piece }のどの手でも救えません
# $piece: name, $to: square
already-there = { $piece }はもう{ $to }にいます
# $side: side, $piece: name, $to: square
own-piece = { $to }には{ $side }自身の{ $piece }がいます
# $piece: name, $to: square
pawn-meets = ポーンは斜めにしか取れません：{ $to }の{ $piece }が邪魔をしています
# $to: square
pawn-captures-nothing = ポーンが斜めに進むのは取るときだけです：{ $to }は空いています
# $owner: side, $blocker: name, $square: square, $piece: name
in-the-way = { $square }にいる{ $owner }の{ $blocker }が{ $piece }の邪魔をしています
# $square: square, $piece: name
blocked-in-the-way = 封鎖マス{ $square }が{ $piece }の邪魔をしています
pawn-moves = ポーンは縦か横に1マス進み、斜め隣の駒を取ります
knight-moves = ナイトは縦か横に2マス、その脇へ1マスのところへ跳びます
bishop-moves = ビショップは斜めに走ります
rook-moves = ルークは縦横に走ります
queen-moves = クイーンは縦横と斜めに走ります
king-moves = キングはどの方向にも1マス進みます
# $turn: string
captures-nothing = 何も取りません（{ $turn }）
# $turn: string
no-check = チェックになりません（{ $turn }）
# $turn: string
no-mate = メイトになりません（{ $turn }）
# $side: side, $piece: name
none-of-kind = { $side }に{ $piece }はいません
# $side: side, $piece: name
none-of-kind-there = そこに{ $side }の{ $piece }はいません
# $side: side, $squares: list, $to: square
none-goes = そこへ行ける{ $side }の駒がいません：{ $squares }のどれも{ $to }へは進めません
# $needed: usize, $count: usize
blocked-squares = 必要な封鎖マスは{ $needed }個、今は{ $count }個です
# $side: side
bishops-alike = { $side }のビショップが2個とも同じ色のマスにいます
# $waiting: side, $side: side
waiting-in-check = { $waiting }がチェックされているのに、{ $side }の番になっています
# $side: side, $most: usize, $piece: name
too-many = ここでは{ $side }の{ $piece }は{ $most }個までです
# $side: side, $count: usize, $piece: name, $least: usize
too-few = { $side }の{ $piece }は{ $count }個で、{ $least }個必要です
# $side: side, $square: square
no-ban = { $side }は{ $square }を選べなかったはずなので、禁止にはなりません
choice-missing = 黒が選ぶ番なのに、白の選んだマスがありません
# $piece: name, $square: string
places = { $square }に{ $piece }
# $clauses: list
move = { $clauses }
# $piece: name, $to: string
goes = { $piece }が{ $to }へ
# $origin: string, $piece: name, $to: string
goes-from = { $origin }の{ $piece }が{ $to }へ
# $piece: name, $to: string
takes = { $piece }が{ $to }を取る
# $origin: string, $piece: name, $to: string
takes-from = { $origin }の{ $piece }が{ $to }を取る
check = チェック
checkmate = チェックメイト
# $square: square
same-square = 両方が{ $square }を選びました：{ $square }以外で、両方とも選び直します。
# $white: square, $black: square
kings-attack = { $white }と{ $black }のキングが互いに攻撃することになります：両方とも選び直します。白は{ $white }、黒は{ $black }を選べません。
# $side: side, $near: u32, $other: side, $far: u32
closer-begins = 対戦開始です。{ $side }が先手です：キングとクイーンの距離は{ $side }が{ $near }、{ $other }が{ $far }です。
# $side: side
others-decide = 対戦開始です。{ $side }が先手です：キングとクイーンの距離が等しいので、ほかの駒の距離で決まり、それも等しければ白が先手になります。
