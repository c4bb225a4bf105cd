# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Sentences

# $count: u32
pieces-tress-knight = { $count ->
    [1] ナイト
   *[other] ナイト{ $count }個
}
# $count: u32
pieces-tress-guardian = { $count ->
    [1] ガーディアン
   *[other] ガーディアン{ $count }個
}
# $count: u32
pieces-tress-pikeman = { $count ->
    [1] パイクマン
   *[other] パイクマン{ $count }個
}
# $count: u32
pieces-tress-lancer = { $count ->
    [1] ランサー
   *[other] ランサー{ $count }個
}
# $count: u32
pieces-tress-sentinel = { $count ->
    [1] センチネル
   *[other] センチネル{ $count }個
}
# $count: u32
pieces-tress-king = { $count ->
    [1] キング
   *[other] キング{ $count }個
}
# $count: u32
pieces-tress-queen = { $count ->
    [1] クイーン
   *[other] クイーン{ $count }個
}
# $count: u32
pieces-trees-grass = { $count ->
    [1] 草のマス
   *[other] 草{ $count }マス
}
# $count: u32
pieces-trees-underbrush = { $count ->
    [1] 茂みのマス
   *[other] 茂み{ $count }マス
}
# $count: u32
pieces-trees-huckleberry = { $count ->
    [1] ハックルベリー
   *[other] ハックルベリー{ $count }株
}
# $count: u32
pieces-trees-squares = { $count ->
    [1] 木のマス
   *[other] 木{ $count }マス
}
# $count: u32
pieces-trees-birch = { $count ->
    [1] カバノキ
   *[other] カバノキ{ $count }本
}
# $count: u32
pieces-trees-ash = { $count ->
    [1] トネリコ
   *[other] トネリコ{ $count }本
}
# $count: u32
pieces-trees-beech = { $count ->
    [1] ブナ
   *[other] ブナ{ $count }本
}
# $count: u32
pieces-trees-pine = { $count ->
    [1] マツ
   *[other] マツ{ $count }本
}
# $count: u32
pieces-tribun-piece = { $count ->
    [1] 駒
   *[other] 駒{ $count }個
}
# $count: u32
pieces-tribun-tribun = { $count ->
    [1] Tribun
   *[other] Tribun { $count }個
}
# $count: u32
pieces-gess-stone = { $count ->
    [1] 石
   *[other] 石{ $count }個
}
# $count: u32
pieces-go-chess-pawn = { $count ->
    [1] ポーン
   *[other] ポーン{ $count }個
}
# $count: u32
pieces-go-chess-knight = { $count ->
    [1] ナイト
   *[other] ナイト{ $count }個
}
# $count: u32
pieces-go-chess-bishop = { $count ->
    [1] ビショップ
   *[other] ビショップ{ $count }個
}
# $count: u32
pieces-go-chess-rook = { $count ->
    [1] ルーク
   *[other] ルーク{ $count }個
}
# $count: u32
pieces-go-chess-queen = { $count ->
    [1] クイーン
   *[other] クイーン{ $count }個
}
# $count: u32
pieces-treason-man = { $count ->
    [1] 兵
   *[other] 兵{ $count }個
}
# $count: u32
pieces-treason-spy = { $count ->
    [1] スパイ
   *[other] スパイ{ $count }個
}
# $count: u32
pieces-troop-chess-piece = { $count ->
    [1] 石
   *[other] 石{ $count }個
}
room = 動く余地
# $count: u32
tress-zones = { $count ->
    [1] ゾーン
   *[other] ゾーン{ $count }つ
}
tress-fortress = 要塞の足がかり
tress-majority = 争奪中のゾーンでの数の優位
tress-ways = ゾーンへの道
tress-promotion = 昇格の機会
tress-escort = 君主が要塞へ向かう道
tress-knights = 要塞のそばのナイト
tress-monarch = 君主
tress-loose = 守りのない駒への攻撃
tress-attack = 君主への攻撃
trees-wood = 木のマス
trees-tree = 生きている木
trees-huckleberry = 予備のハックルベリー
trees-leap = 跳躍
trees-threats = ハックルベリーへの狙い
trees-attack = 木への攻撃
trees-prey = 取れる茂み
trees-growth = 伸びる余地
tribun-units = 強い部隊
tribun-slaves = 奴隷の働き
tribun-shots = 部隊への射線
tribun-capture = Tribunを取る機会
tribun-attack = Tribunへの攻撃
tribun-flight = Tribunの逃げ道
tribun-guards = Tribunの守り
tribun-meeting = 合体できる場所
tribun-loose = 守りのない部隊への攻撃
tribun-advance = 前に出た駒
gess-ring = 予備のリング
gess-threats = リングへの狙い
gess-making = できかけのリング
gess-prey = 取れる石
gess-guards = リングの守り
gess-siege = リングの包囲
go-chess-bishops = ビショップ2個の組
go-chess-chain = ポーンの支え
go-chess-loose = 守りのない駒への攻撃
go-chess-attack = キングへの攻撃
go-chess-shelter = キングの安全
go-chess-centre = 中央
treason-only-spy = ただ1個のスパイ
treason-home = 自陣の段の守り
treason-advance = 昇格に向かう兵
treason-promotion = 昇格の機会
treason-pairs = 並んだ駒
treason-prey = 取れる駒
treason-conversion = 寝返りの標的
troop-chess-formations = 陣形
troop-chess-prey = 取れる石
troop-chess-heads = 正しい方を向いた石
troop-chess-advance = 前に出た石
troop-chess-centre = 中央
# $what: message
gives-up = { $what }を失う
# $side: side, $what: message
leaves = { $side }に{ $what }を与える
# $what: message
spares = { $what }を取り逃す
# $side: side, $turns: u32
allows-win = { $turns }手で{ $side }に勝たれる
loses-at-once = すぐに負ける
draws-at-once = 引き分けにしてしまう
# $turns: u32
misses-win = { $turns }手での勝ちを逃す
# $what: message
gains = { $what }を得る
# $what: message
takes = { $what }を取る
# $what: message
saves = { $what }を守る
# $side: side, $what: message
denies = { $side }から{ $what }を奪う
