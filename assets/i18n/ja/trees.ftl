# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-grass = 草
name-huckleberry = ハックルベリー
name-pine = マツ
name-underbrush = 茂み
name-a-birch = a-カバノキ
name-b-ash = b-トネリコ
name-c-beech = c-ブナ
name-f-beech = f-ブナ
name-g-ash = g-トネリコ
name-h-birch = h-カバノキ

### How a game ends

reason-mutual-annihilation = どちらにもハックルベリーが残っていません
reason-suicide = 指した側が自分の最後のハックルベリーを手放しました
reason-huckleberry = 相手の最後のハックルベリーがなくなりました

### Sentences

# $side: side, $square: square
no-chain = { $square }を先端とする{ $side }の連鎖はありません
# $piece: name, $square: square, $owner: side, $side: side
not-yours = { $square }の{ $piece }は{ $owner }のもので、今は{ $side }の番です
# $piece: name, $square: square, $side: side
own = { $square }の{ $piece }は{ $side }自身のものです
# $square: square
neutral = { $square }の茂みは中立で、誰のものでもありません
# $square: square
nothing-grows = そのとき{ $square }からは何も伸びません
# $piece: name, $from: square, $to: square
no-step = { $piece }は8方向のどれかへ1マス伸びます：{ $from }から{ $to }へは伸びません
# $piece: name, $from: square, $to: square
no-birch-way = { $piece }は縦横に伸びます：{ $from }から{ $to }へは伸びません
# $piece: name, $from: square, $to: square
no-ash-way = { $piece }はナイト跳びで伸びます：{ $from }から{ $to }へは伸びません
# $piece: name, $from: square, $to: square
no-beech-way = { $piece }は斜めに伸びます：{ $from }から{ $to }へは伸びません
# $piece: name, $from: square, $to: square
no-pine-way = { $piece }は縦横と斜めに伸びます：{ $from }から{ $to }へは伸びません
# $piece: name, $there: message
onto-bare-ground = { $piece }が伸びるのは裸地の上だけです：{ $there }
# $piece: name, $there: message
onto-grass = { $piece }が伸びるのは草の上だけです：{ $there }
# $piece: name, $there: message
onto-underbrush = { $piece }が伸びるのは茂みとハックルベリーの上だけです：{ $there }
# $target: square
attack-fails = { $target }への攻撃は失敗です：同じ手のうちに2本の違う木が同じマスへ侵攻しなければなりません
# $side: side
has-leapt = { $side }のハックルベリーはもう跳んでいます
# $side: side, $there: message
onto-own-grass = ハックルベリーが跳べるのは{ $side }自身の草の上だけです：{ $there }
# $side: side
no-huckleberry = そのとき{ $side }にはもうハックルベリーがありません
# $example: string
order-missing = 進行中の連鎖を続けて書いてください（順番は自由）：{ $example }
no-other-chain = この側のほかの連鎖は進行していないので、アクションのあとには何も書けません
# $head: square
no-head = これから実行する連鎖に、{ $head }を先端とするものはありません
# $head: square
named-twice = { $head }の連鎖が2回書かれています
# $head: square, $example: string
not-named = { $head }の連鎖も進行中です：{ $example }のように、すべて書いてください
star-after-stop = 止めるのは何よりも先なので、順番の中に*は書けません
# $example: string
star-missing = { $example }のように、アクションの来るところに*を書いてください
star-twice = アクションは1回だけなので、*は1つしか書けません
no-action = 伸びる先を選ぶか、止める、撤退、跳躍のどれかを選んでください
action-done = アクションはもう済んでいます
no-event = これから実行する連鎖の先端か、アクションを選んでください
# $square: square
lost-tree = 木のマス{ $square }が根につながっていません
# $head: square
head-on-bare = { $head }は裸地です：連鎖の先端にはなれません
# $head: square
head-on-neutral = { $head }は中立です：連鎖の先端にはなれません
# $head: square
head-on-root = { $head }は木の根です：連鎖の先端にはなれません
# $head: square, $next: square
no-such-growth = { $head }にあるものは{ $next }へは伸びられません
# $head: square, $next: square
from-beyond = { $next }へ伸び続ける成長が{ $head }に来たはずはありません：もとが盤の外になります
# $chains: u32, $side: side, $most: u32
too-many-chains = { $side }の連鎖が同時に{ $chains }本になるおそれがあり、上限は{ $most }本です：実行の順番が多くなりすぎます
# $square: square, $owner: side, $piece: name
there-piece = { $square }には{ $owner }の{ $piece }があります
# $square: square, $owner: side, $piece: name
there-same-tree = { $square }には{ $owner }の{ $piece }、つまり同じ木があります
# $square: square
there-neutral = { $square }は中立の茂みです
# $square: square
there-bare-ground = { $square }は裸地です
# $events: list
turn = { $events }
# $piece: name, $from: square, $to: square
grows = { $from }の{ $piece }が{ $to }へ伸びる
# $piece: name, $from: square, $target: square
attacks = { $from }の{ $piece }が{ $target }を攻撃
# $piece: name, $head: square
stops = { $head }の{ $piece }の連鎖を止める
# $piece: name, $from: square
retreats = { $piece }が{ $from }から撤退
# $to: square
leaps = ハックルベリーが{ $to }へ跳ぶ
# $piece: name, $head: square, $to: square
grows-on = { $head }の{ $piece }がさらに{ $to }へ伸びる
# $piece: name, $head: square
chain-stops = { $head }の{ $piece }の連鎖が止まる
