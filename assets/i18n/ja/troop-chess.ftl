# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-oblique = 斜列
name-piece = 石
name-pyramid = ピラミッド
name-serpent = 蛇
name-straight = 直列
name-wedge = くさび
name-east = 東
name-north = 北
name-north-east = 北東
name-north-west = 北西
name-south = 南
name-south-east = 南東
name-south-west = 南西
name-west = 西

### How a game ends

reason-scattered = 一方が散り散りです：どの3つの石も陣形になりません
reason-both-scattered = 両者とも散り散りです：どちらにも陣形が残っていません
reason-blocked = 手番の側に陣形はありますが、どれも動けません

### Options

option-ranks = 段数
option-ranks-help = はじめに、それぞれの石が何段を埋めるか。
option-ranks-is-2 = 2
option-ranks-is-3 = 3

### Sentences

# $point: point
chosen-already = { $point }はもう選んであります：別の石を選んでください
# $point: point, $owner: side, $side: side
not-yours = { $point }の石は{ $owner }の石で、今は{ $side }の番です
# $shape: name, $points: string
cannot-move = { $shape }{ $points }は動けません：どの道もふさがっています
# $points: list, $count: usize
none-can-move = { $points }を含むどの陣形も動けません：どの道もふさがっています
# $point: point
in-no-formation = { $point }の石はどの陣形にも入っていません：ほかの石2個と触れて3つ組になっていません
# $first: point, $second: point
no-third = { $first }と{ $second }を両方含む陣形はありません：つなぐ3つ目の石が必要です
# $points: list
not-connected = { $points }は陣形ではありません：ひとつながりに触れ合っていません
# $shape: name, $points: string
stays = { $shape }{ $points }はその場から動かないことになります
# $from: point, $target: point, $shape: name, $far_directions: list
no-steps = { $from }から{ $target }へは、1方向に1歩でも2歩でもありません：進めるのは、どの方向にも1歩か、{ $far_directions }に2歩です
# $shape: name, $points: string, $direction: name, $far_directions: list
no-two-steps = { $shape }{ $points }は{ $direction }へ2歩は進めません：進めるのは、どの方向にも1歩か、{ $far_directions }に2歩です
# $owner: side, $point: point
passes-over = 2歩進むと、{ $point }にある{ $owner }の石を越えることになります
# $from: point
leaves-board = { $from }の石が盤から出ることになります
# $side: side, $target: point, $from: point
own-piece = { $from }の石が着く{ $target }に、{ $side }自身の石があります
no-point = 盤の交点を選んでください
# $side: side, $most: u8
too-many = { $side }の石は{ $most }個までです
# $clauses: list
turn = { $clauses }
# $shape: name, $points: string, $direction: name
one-step = { $shape }{ $points }が{ $direction }へ1歩
# $shape: name, $points: string, $direction: name
two-steps = { $shape }{ $points }が{ $direction }へ2歩
# $points: list
takes = { $points }を取る
# $points: list
loses = { $points }を失う
