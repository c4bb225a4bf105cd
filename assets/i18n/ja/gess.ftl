# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-stone = 石
name-east = 東
name-north = 北
name-north-east = 北東
name-north-west = 北西
name-south = 南
name-south-east = 南東
name-south-west = 南西
name-west = 西

### How a game ends

reason-own-ring-broken = 最後の手で、指した側のリングがなくなりました
reason-no-ring = 相手の最後のリングが壊れました

### Options

option-centre-on-board = 中心は盤上のみ
option-centre-on-board-help = 駒の中心を外縁に置くことも、外縁に入れることもできません。「最後のリングを守る」と合わせると教室版になります。
option-centre-on-board-is-off = オフ
option-centre-on-board-is-on = オン
option-keep-ring = 最後のリングを守る
option-keep-ring-help = 自分のリングがなくなる手は、負けになるのではなく反則になります。「中心は盤上のみ」と合わせると教室版になります。
option-keep-ring-is-off = オフ
option-keep-ring-is-on = オン

### Sentences

# $centre: point
on-the-rim = { $centre }は外縁です。中心は盤の上（b2からs19まで）になければなりません
# $centre: point, $side: side, $enemy: point, $owner: side
foreign-stone = ブロック{ $centre }は{ $side }の駒ではありません：{ $enemy }に{ $owner }の石があります
# $side: side, $centre: point
no-stone = ブロック{ $centre }には{ $side }の石がありません
# $centre: point
no-direction = 駒{ $centre }は中心にしか石がなく、進める方向がありません
# $from: point, $side: side
every-move-breaks-ring = 駒{ $from }をどう動かしても、{ $side }のリングがなくなります
# $side: side
breaks-ring = これでは{ $side }のリングがなくなります
# $from: point
already-there = 駒{ $from }はもうそこにあります
# $from: point, $to: point
no-line = { $from }から{ $to }へは一直線に行けません
# $from: point, $direction: name
no-stone-that-way = 駒{ $from }は{ $direction }に石がないので、そちらへは進めません
# $from: point, $range: u8, $steps: u8
too-far = 駒{ $from }は中心に石がないので、進めるのは{ $range }マスまでで、{ $steps }マスは進めません
# $from: point, $end: point, $side: side, $stone: point
meets-own = 駒{ $from }は{ $end }で止まらなければなりません：{ $stone }にある{ $side }自身の石に触れます
# $from: point, $end: point, $side: side, $stone: point
meets-enemy = 駒{ $from }は{ $end }で止まらなければなりません：{ $stone }にある{ $side }の石に触れます
no-cell = 盤か外縁のマスを選んでください
# $side: side, $most: u32
too-many = { $side }の石は{ $most }個までです
# $clauses: list
turn = { $clauses }
# $from: string, $to: string
goes = { $from }が{ $to }へ
# $own: u32
removes-own = 自分の石を{ $own }個取り除く
# $stones: u32, $side: side
removes-enemy = { $side }の石を{ $stones }個取り除く
# $stones: u32, $side: side, $own: u32
removes-both = { $side }の石を{ $stones }個、自分の石を{ $own }個取り除く
# $stones: u32
over-the-edge = 石が{ $stones }個、盤の外へ
