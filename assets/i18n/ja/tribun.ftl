# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-balista = Balista
name-balista-tribun = Balista Tribun
name-centuria = Centuria
name-centuria-tribun = Centuria Tribun
name-eques = Eques
name-eques-tribun = Eques Tribun
name-hastatus = Hastatus
name-hastatus-tribun = Hastatus Tribun
name-piece = 駒
name-saggitarius = Saggitarius
name-saggitarius-tribun = Saggitarius Tribun
name-servus = Servus
name-tribun = Tribun

### How a game ends

reason-nex = 相手のTribunが倒れました
reason-paralysis = 手番の側に指せる手がありません

### Options

option-first = 先手
option-first-help = 白と黒のどちらから始めるか。話し合って決めてください。
option-first-is-w = 白
option-first-is-b = 黒
option-rules = ルール
option-rules-help = すべてのルールか、初めての人向けの9割か。9割ルールにはImpero、対称合体、Centuriaがありません。
option-rules-is-full = すべて
option-rules-is-ninety = 9割

### Sentences

no-hex = 盤のマスを選んでください
no-action = 行き先のマスか、動き方か、部隊の分割を選んでください
no-result = 目標に何個残すか、どの部隊がどう進入するかを選んでください
no-part = 最初のマスの隣のマスを選んでください
# $counts: list
no-number = 個数を選んでください：{ $counts }
# $hex: hex
no-unit = { $hex }に部隊はいません
# $piece: name, $hex: hex, $owner: side, $side: side
not-yours = { $hex }の{ $piece }は{ $owner }の部隊で、今は{ $side }の番です
# $piece: name, $hex: hex
asleep = { $hex }の{ $piece }は眠っています：動くことも分割することもできません
# $piece: name, $from: hex
no-slave = { $from }の{ $piece }に奴隷はいません
# $piece: name, $to: hex
already-there = { $piece }はもう{ $to }にいます
# $owner: side, $piece: name, $to: hex
not-empty = 進めるのは空いたマスだけで、{ $to }には{ $owner }の{ $piece }がいます
# $piece: name, $to: hex, $why: message
cannot-go = { $piece }は{ $to }へ進めません：{ $why }
# $slave: name, $to: hex, $why: message
slave-cannot-go = 奴隷の{ $slave }は{ $to }へ進めません：{ $why }
tribun-moves = Tribunは周りの6マスのどれかへ1歩進みます
# $piece: name
servus-moves = { $piece }はまっすぐ前へ1マス進みます
# $piece: name
hastatus-moves = { $piece }は、今のマスと同じ色の、2歩先のマスへ跳びます
# $piece: name
saggitarius-moves = { $piece }は、今のマスと違う色の、3歩先のマスへ跳びます
# $piece: name
slider-moves = { $piece }はHastatusの跳び方を続けて、空いたマスを走ります
# $piece: name
centuria-moves = { $piece }は1マス進むか、間に敵がいなければ一直線に2マス進みます
# $slave: name
slave-servus-moves = 奴隷の{ $slave }はまっすぐ前へ1マス進みます
# $slave: name
slave-hastatus-moves = 奴隷の{ $slave }は、今のマスと同じ色の、2歩先のマスへ跳びます
# $slave: name
slave-saggitarius-moves = 奴隷の{ $slave }は、今のマスと違う色の、3歩先のマスへ跳びます
# $slave: name
slave-slider-moves = 奴隷の{ $slave }はHastatusの跳び方を続けて、空いたマスを走ります
# $slave: name
slave-centuria-moves = 奴隷の{ $slave }は1マス進むか、間に敵がいなければ一直線に2マス進みます
# $target: hex
no-target = { $target }に攻撃できる部隊はいません
# $piece: name, $target: hex, $side: side
own-target = { $target }の{ $piece }は{ $side }自身の部隊です
# $side: side, $piece: name, $target: hex
out-of-reach = { $target }の{ $piece }に届く{ $side }の部隊はいません
# $piece: name, $from: hex, $target: hex, $why: message
no-strike = { $from }の{ $piece }は{ $target }に届きません：{ $why }
# $slave: name, $from: hex, $target: hex, $why: message
no-slave-strike = { $from }の奴隷の{ $slave }は{ $target }に届きません：{ $why }
# $from: hex
strikes-twice = { $from }の部隊は二度は攻撃できません
nobody-strikes = 少なくとも1つの部隊が攻撃しなければなりません
# $piece: name, $turn: string
takes-tribun = { $piece }への攻撃は、どんなに弱くてもTribunを取ります：{ $turn }
# $piece: name, $target: hex
carries-no-tribun = { $target }の{ $piece }にTribunはいません
# $left: u8
no-such-rest = { $left }個の部隊はありません：もう1個取り除かれます
# $piece: name, $target: hex
nothing-left = { $target }の{ $piece }に何も残らなければ部隊が進入します：どの部隊か選んでください
# $left: u8, $slave: u8, $turn: string
rest-holds-no-slave = { $left }個では高さ{ $slave }の奴隷を抑えられません：上の駒はすべてなくなります、{ $turn }
# $piece: name, $target: hex
leaves-nothing = { $target }の{ $piece }を一部でも残す攻撃はありません
# $left: u8, $piece: name, $target: hex, $possible: list
leaves-other = { $target }の{ $piece }を{ $left }個残す攻撃はありません。残せるのは{ $possible }個です
nobody-moves-in = 奴隷の上の部隊への攻撃は上の駒にしか当たらず、どの部隊も進入しません
# $piece: name, $from: hex, $most: u16, $need: u8
too-weak = { $from }の{ $piece }が加わると攻撃力は最大{ $most }で、必要なのは{ $need }です
# $slave: name, $from: hex, $most: u16, $need: u8
slave-too-weak = { $from }の奴隷の{ $slave }が加わると攻撃力は最大{ $most }で、必要なのは{ $need }です
no-impero = 9割ルールにImperoはありません
tribun-enslaves = Tribunのいる部隊は敵を奴隷にできません
# $count: u8
too-high-to-hold = { $count }個では上に乗れません：奴隷を抑えるのは4個までです
# $count: u8, $slave: u8
too-low-to-hold = { $count }個では高さ{ $slave }の奴隷を抑えられません：奴隷の高さの半分以上が必要です
# $hex: hex, $side: side
nobody-meets = { $hex }は空いていますが、隣に{ $side }の部隊がいません
# $hex: hex
one-meets = { $hex }は空いていますが、隣の部隊は1つだけです：合体には2つ必要です
# $hex: hex, $units: list
none-fit = { $hex }の周りの部隊（{ $units }）では、そこに有効な部隊を作れません
# $piece: name, $from: hex
tribun-splits = { $from }の{ $piece }にはTribunがいます：分割できません
# $piece: name, $from: hex
single-piece = { $from }の{ $piece }は駒1個です：分割できません
# $piece: name, $from: hex
no-room-to-split = { $from }の{ $piece }は分割できません：周りの空いたマスに有効な高さで分けられません
# $hex: hex
part-on-unit = { $hex }は空いていません：分けた駒は空いたマスにしか置けません
# $count: u8
no-valid-unit = { $count }個は有効な部隊ではありません
# $height: u8, $piece: name, $total: u8
not-all-spread = { $piece }の{ $height }個すべてを分けます。{ $total }個ではありません
one-hex = 少なくとも2つのマスを使います
# $left: u8, $hex: hex, $slave: u8
stay-holds-no-slave = { $hex }に残る{ $left }個では高さ{ $slave }の奴隷を抑えられません
# $left: u8, $hex: hex
stay-no-valid-unit = { $hex }に残る{ $left }個は有効な部隊ではありません
# $to: hex, $owner: side, $piece: name
meeting-on-unit = { $to }は空いていません：{ $owner }の{ $piece }がいます
no-such-number = 合体するのは2つの部隊か、対称な3つか6つの部隊です
# $piece: name, $hex: hex, $height: u8
too-few-to-give = { $hex }の{ $piece }が出せるのは{ $height }個だけです
# $piece: name, $hex: hex
tribun-whole = { $hex }の{ $piece }は、全部を出すか、まったく出さないかです
no-symmetric = 9割ルールに対称合体はありません
# $to: hex
not-at-120 = 3つの部隊が合体できるのは、{ $to }を囲んで120度ずつに並んだときだけです
tribun-in-symmetry = Tribunは対称合体に加われません
unequal-units = 対称合体では、部隊の高さはすべて同じで、奴隷も同じでなければなりません
unequal-numbers = 対称合体では、どの部隊も同じ数の駒を出します
# $hex: hex, $middle: hex
not-next-to = { $hex }は{ $middle }の隣ではありません
# $hex: hex
no-further-part = { $hex }には、分けた駒をもう置けません
# $piece: name, $hex: hex
nothing-to-give = { $hex }の{ $piece }には、合うように出せる駒がありません
no-tribun = どちらにもTribunがいません
# $side: side
second-tribun = { $side }にTribunが2個あります
# $side: side, $most: u8
too-many = { $side }の駒はTribunのほかに{ $most }個までです
# $owner: side, $piece: name, $hex: hex
in-the-way = { $hex }にいる{ $owner }の{ $piece }が邪魔をしています
tribun-attacks = 攻撃するのは周りのマスです
# $piece: name
servus-attacks = 攻撃するのは、正面のマスの両脇の2マスです
# $piece: name
hastatus-attacks = 攻撃するのは、今のマスと同じ色の、2歩先のマスです
# $piece: name
saggitarius-attacks = 攻撃するのは、今のマスと違う色の、3歩先のマスです
# $piece: name
eques-attacks = 攻撃するのは、Hastatusの跳び方を続けた筋で最初に出会う部隊です
# $piece: name
balista-attacks = 攻撃するのは、まっすぐな筋で最初に出会う部隊です
# $piece: name
centuria-attacks = 攻撃するのは、進めるはずのマスと、今のマスと同じ色の2歩先のマスです
# $piece: name, $from: string, $to: string
goes = { $from }の{ $piece }が{ $to }へ
# $piece: name, $from: string, $to: string
leaves-slave = { $from }の{ $piece }が奴隷を残して{ $to }へ
# $piece: name, $from: string, $slave: name, $to: string
goes-on-slave = { $from }の{ $piece }が奴隷の{ $slave }に乗って{ $to }へ
# $piece: name, $from: string, $prey: name, $target: string
takes = { $from }の{ $piece }が{ $target }の{ $prey }を取る
# $piece: name, $from: string, $prey: name, $target: string
takes-leaving-slave = { $from }の{ $piece }が奴隷を残して{ $target }の{ $prey }を取る
# $piece: name, $from: string, $slave: name, $prey: name, $target: string
takes-on-slave = { $from }の{ $piece }が奴隷の{ $slave }に乗って{ $target }の{ $prey }を取る
# $piece: name, $from: string, $prey: name, $target: string
enslaves = { $from }の{ $piece }が{ $target }の{ $prey }を奴隷にする
# $prey: name, $target: string, $left: u8
damages = { $target }の{ $prey }を攻撃、残り{ $left }個
# $prey: name, $target: string
frees-slave = { $target }の{ $prey }を攻撃、奴隷を解放
# $prey: name, $target: string
tribun-falls = { $target }の{ $prey }を攻撃、Tribunが倒れる
# $piece: name, $from: string, $parts: list
splits = { $from }の{ $piece }を分割：{ $parts }
# $count: u8, $hex: string
part-on = { $hex }に{ $count }個
# $piece: name, $to: string, $parts: list
combines = { $to }で{ $piece }に合体：{ $parts }
# $count: u8, $hex: string
part-from = { $hex }から{ $count }個
