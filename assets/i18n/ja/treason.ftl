# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-spy = スパイ
name-man = 兵

### How a game ends

reason-annihilation = 手番の側に駒が残っていません
reason-blocked = 手番の側に指せる手がありません

### Options

option-landings = 着地点
option-landings-help = 取る駒の後ろで空いていなければならないマス。選んだ1マスか、取る駒が着地できるすべてのマスか。
option-landings-is-chosen = 選んだ1マス
option-landings-is-all = すべて

### Sentences

# $piece: name, $from: triangle, $owner: side, $side: side
not-yours = { $from }の{ $piece }は{ $owner }の駒で、今は{ $side }の番です
# $from: triangle, $mirror: triangle
spy-blocked = { $from }のスパイは動けません：周りのマスがすべてふさがっていて、鏡のマス{ $mirror }に敵もいません
# $from: triangle
man-blocked = { $from }の兵は動けません：進めるマスがすべてふさがっています
# $capturers: list, $count: u32
compulsory-capture = 取れるときは取らなければなりません：取れるのは{ $capturers }の駒です
# $piece: name, $to: triangle
already-there = { $piece }はもう{ $to }にいます
# $cell: triangle, $from: triangle
not-adjacent = { $cell }は{ $from }の隣ではありません
white-goes-up = 白の兵が進めるのは、同じ段か、より大きい番号の段です
black-goes-down = 黒の兵が進めるのは、同じ段か、より小さい番号の段です
# $owner: side, $piece: name, $to: triangle
occupied = { $to }には{ $owner }の{ $piece }がいます：進めるのは空いたマスだけです
# $from: triangle
only-spy-converts = 寝返らせるのはスパイだけで、{ $from }にいるのは兵です
# $from: triangle, $mirror: triangle, $cell: triangle
not-mirror = { $from }の鏡のマスは{ $mirror }で、{ $cell }ではありません
# $cell: triangle
mirror-empty = 鏡のマス{ $cell }に寝返らせる駒はいません：空いています
# $cell: triangle, $side: side, $piece: name
mirror-own = 鏡のマス{ $cell }に寝返らせる駒はいません：{ $side }自身の{ $piece }がいます
# $cell: triangle
became-spy = 兵は{ $cell }でスパイになり、手番はそこで終わりです
# $cell: triangle
no-enemy = { $cell }に取れる敵はいません
# $cell: triangle, $from: triangle, $targets: list, $count: u32
no-enemy-but = { $cell }に取れる敵はいません。{ $from }から取れるのは{ $targets }です
# $cell: triangle, $from: triangle, $rule: message
behind = { $cell }は{ $from }の兵の後ろです：{ $rule }
# $from: triangle, $over: triangle
nowhere-to-land = { $from }から{ $over }を越えて着地できるマスがありません
# $over: triangle, $landing: triangle
only-landing-occupied = { $over }の後ろに空いた着地点がありません：{ $landing }がふさがっています
# $over: triangle, $landings: list
landings-occupied = { $over }の後ろに空いた着地点がありません：{ $landings }がふさがっています
# $over: triangle, $landing: triangle
one-of-all-occupied = landings=all：{ $over }の後ろの{ $landing }がふさがっています
# $over: triangle, $landings: list
some-of-all-occupied = landings=all：{ $over }の後ろの{ $landings }がふさがっています
# $landing: triangle, $over: triangle
landing-not-adjacent = 着地点{ $landing }は、取る駒のいる{ $over }の隣ではありません
# $start: triangle
lands-on-start = 取る駒は、出発した{ $start }から離れて着地しなければなりません
# $landing: triangle, $start: triangle
lands-beside-start = 着地点{ $landing }は、出発した{ $start }の隣です
# $over: triangle, $landing: triangle, $rule: message
lands-backward = { $over }から{ $landing }では後戻りです：{ $rule }
# $landing: triangle
landing-occupied = 着地点{ $landing }はふさがっています
no-cell = 盤のマスを選んでください
# $side: side, $cell: triangle
promotion-due = { $side }の兵は{ $cell }でスパイになっているはずです
# $most: usize
too-many = 駒は全部で{ $most }個までです
# $piece: name, $from: triangle, $to: triangle
steps = { $from }から{ $to }へ
# $from: triangle, $to: triangle
steps-and-becomes-spy = { $from }から{ $to }へ、スパイになる
# $from: triangle, $at: triangle, $piece: name
converts = { $from }のスパイが{ $at }を寝返らせる
# $from: triangle, $at: triangle
converts-to-spy = { $from }のスパイが{ $at }を寝返らせ、それがスパイになる
# $piece: name, $from: triangle, $captures: list
captures = { $from }が{ $captures }
# $from: triangle, $captures: list
captures-and-becomes-spy = { $from }が{ $captures }、スパイになる
# $captured: name, $over: triangle, $landing: triangle
capture = { $over }を取って{ $landing }に着地
