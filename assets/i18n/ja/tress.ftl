# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-far-central-outpost = 奥中央砦
name-far-king-s-outpost = 奥キング砦
name-far-queen-s-outpost = 奥クイーン砦
name-fortress = 要塞
name-guardian = ガーディアン
name-king = キング
name-knight = ナイト
name-lancer = ランサー
name-near-central-outpost = 手前中央砦
name-near-king-s-outpost = 手前キング砦
name-near-queen-s-outpost = 手前クイーン砦
name-pike = パイクマン
name-pikeman = パイクマン
name-queen = クイーン
name-sentinel = センチネル
name-domination = 制覇
name-elimination = 君主全滅
name-the-dual-escort = ダブルエスコート
name-the-lone-escort = シングルエスコート

### How a game ends

reason-elimination = 相手のキングもクイーンもいなくなりました
reason-dual-escort = キングとクイーンがそろって要塞を支配しています
reason-lone-escort = 最後の君主が要塞を支配しています
reason-domination = 5つ以上のゾーンを支配しています
reason-mutual-elimination = どちらにもキングもクイーンも残っていません
reason-stalemate = 手番の側に指せる手がありません

### Options

option-second-wind = 起死回生
option-second-wind-help = 勝利条件を満たしても、相手がすぐに打ち消せるなら勝ちになりません。
option-second-wind-is-on = オン
option-second-wind-is-off = オフ

### Sentences

# $piece: name, $from: square, $owner: side, $side: side
not-yours = { $from }の{ $piece }は{ $owner }の駒で、今は{ $side }の番です
# $piece: name, $from: square
asleep = { $from }の{ $piece }は眠っています：周りがすべて味方の駒です
# $piece: name, $from: square
nowhere-to-land = { $from }の{ $piece }は眠っています：跳べる先がすべて味方の駒か、入れないゾーンです
# $piece: name, $to: square
already-there = { $piece }はもう{ $to }にいます
# $side: side, $piece: name, $to: square
own-piece = { $to }には{ $side }自身の{ $piece }がいます
# $piece: name
steps-one = { $piece }はどの方向にも1マス進みます
# $piece: name
leaps-two = { $piece }はちょうど2マス先へ、何でも跳び越えて進みます
# $piece: name
slides-diagonally = { $piece }は斜めに走ります
# $piece: name
slides-straight = { $piece }は縦横に走ります
# $piece: name
slides-any-way = { $piece }は縦横と斜めに走ります
# $piece: name, $zone: name, $owner: side
stops-at-zone = { $piece }は{ $zone }の入口で止まらなければなりません：{ $owner }が支配しています
# $owner: side, $blocker: name, $square: square, $piece: name
blocked = { $square }にいる{ $owner }の{ $blocker }が、{ $piece }の道をふさいでいます
# $piece: name, $zone: name
contested-zone = { $piece }は争奪中のゾーンに着地できません：{ $zone }には両者の駒がいます
# $piece: name, $zone: name, $owner: side
enemy-zone = { $piece }は敵のゾーンに着地できません：{ $zone }は{ $owner }が支配しています
# $owner: side, $claims: list
monarch-may-not-answer = { $owner }が{ $claims }を宣言しています：キングとクイーン以外の駒でしか応じられません
# $owner: side, $claims: list, $piece: name, $from: square
no-move-answers = { $owner }が{ $claims }を宣言しています：{ $from }の{ $piece }をどう動かしても打ち消せません
# $owner: side, $claims: list, $remaining: list
still-elimination = { $owner }が{ $claims }を宣言しています：この手のあとも{ $owner }に{ $remaining }が残ります。最後のキングかクイーンを取らなければなりません
# $owner: side, $claims: list, $remaining: list
still-escort = { $owner }が{ $claims }を宣言しています：この手のあとも{ $owner }に{ $remaining }が残ります。別の駒が要塞に入らなければなりません
# $owner: side, $claims: list, $remaining: list
still-domination = { $owner }が{ $claims }を宣言しています：この手のあとも{ $owner }に{ $remaining }が残ります。支配するゾーンを4つ以下にしなければなりません
# $turn: string
captures-nothing = 何も取りません（{ $turn }）
# $turn: string
other-promotions = 昇格が違います（{ $turn }）
# $turn: string
other-fortress = 要塞はそのようには変わりません（{ $turn }）
# $side: side, $piece: name
none-of-kind = { $side }に{ $piece }はいません
# $side: side, $piece: name
none-of-kind-there = そこに{ $side }の{ $piece }はいません
# $side: side, $squares: list, $to: square
none-can-go = そこへ行ける{ $side }の駒がいません：{ $squares }のどれも{ $to }へは進めません
# $side: side
seven-knights = { $side }のナイトは6個までです
# $side: side
three-pikemen = { $side }のパイクマンとランサーは合わせて2個までです
# $side: side
three-guardians = { $side }のガーディアンとセンチネルは合わせて2個までです
# $side: side
two-queens = { $side }のクイーンは1個までです
# $side: side
two-kings = { $side }のキングは1個までです
# $square: square
promotion-due = { $square }の駒は昇格しているはずです：要塞にいるのは味方だけです
# $clauses: list
turn = { $clauses }
# $piece: name, $to: string
goes = { $piece }が{ $to }へ
# $origin: string, $piece: name, $to: string
goes-from = { $origin }の{ $piece }が{ $to }へ
# $piece: name, $to: string
captures = { $piece }が{ $to }を取る
# $origin: string, $piece: name, $to: string
captures-from = { $origin }の{ $piece }が{ $to }を取る
# $pieces: list
promotes = { $pieces }に昇格
# $piece: name, $promoted: name
enemy-promotes = 敵の{ $piece }が{ $promoted }に昇格
controls = 要塞を支配
contests = 要塞を争奪
concedes = 要塞を放棄
