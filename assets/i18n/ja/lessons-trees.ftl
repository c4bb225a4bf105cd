# The lessons of The Game for the Trees: docs/learning.md says how long each text may be.

### 1: overgrow the huckleberry

lesson-trees-huckleberry-title = ハックルベリー
lesson-trees-huckleberry-goal = 木を伸ばして、e5にある黒のハックルベリーを覆いましょう。
lesson-trees-huckleberry-success = 勝ちです。黒のハックルベリーはなくなりました。自分のも大切に。
lesson-trees-huckleberry-hint-1 = その木はカバノキ。茂みに沿ってまっすぐ伸びます。
lesson-trees-huckleberry-hint-2 = a5からまっすぐe5へ。途中のマスもすべて木になります。
lesson-trees-huckleberry-mistake-1 = それは自分のハックルベリーでした。失えば負けです。
lesson-trees-huckleberry-mistake-2 = 木の一部を手放してしまいました。伸ばしたいのに。

### 2: from grass to tree

lesson-trees-ground-title = よい土
lesson-trees-ground-goal = どれか1本の木を、3段目まで伸ばしましょう。木は茂みの上に伸びます。
lesson-trees-ground-success = 茂みは草の上に、木は茂みの上に伸びます。みな次のものの糧です。
lesson-trees-ground-hint-1 = まず2段目の茂みを草の上へ伸ばしましょう。
lesson-trees-ground-hint-2 = それから後ろの木を、その茂みの上へ伸ばしましょう。
lesson-trees-ground-mistake-1 = それは大事なハックルベリー。失ってしまいました。別のマスを選びましょう。
lesson-trees-ground-mistake-2 = 草は裸地に広がりますが、木は草の上には伸びません。

### 3: the four trees

lesson-trees-four-trees-title = 4種類の木
lesson-trees-four-trees-goal = d5に届く木は1本だけ。見つけて勝ちましょう。
lesson-trees-four-trees-success = トネリコはナイトのように何でも跳び越えます。ほかの木は裸地に阻まれました。
lesson-trees-four-trees-hint-1 = カバノキは縦横、ブナは斜め、マツは両方、そしてトネリコは跳びます。
lesson-trees-four-trees-hint-2 = c3から、上に2つ、横に1つ。
lesson-trees-four-trees-mistake-1 = それは自分のハックルベリーでした。失えば負けです。
lesson-trees-four-trees-mistake-2 = その木はd5に届きません。途中に茂みがないからです。
lesson-trees-four-trees-mistake-3 = ここでマスを手放しても何にもなりません。d5へ木を伸ばしましょう。

### 4: momentum

lesson-trees-momentum-title = 勢い
lesson-trees-momentum-goal = トネリコをc3へ伸ばし、次は何か別の手を指して、見ていましょう。
lesson-trees-momentum-success = 一度伸びたものは、毎手ひとりでに同じように伸び続けます。
lesson-trees-momentum-hint-1 = トネリコはb1にあり、行く道に印が付いています。
lesson-trees-momentum-hint-2 = 一度c3へ伸ばしたら、あとは無難な手なら何でもかまいません。
lesson-trees-momentum-mistake-1 = 連鎖を止めてしまいました。そっとしておけば、ひとりでに着きます。
lesson-trees-momentum-mistake-2 = それは自分のハックルベリーでした。失えば負けです。
lesson-trees-momentum-mistake-3 = まだ何も伸び始めていません。トネリコを出発させましょう。

### 5: the order of things

lesson-trees-order-title = ものには順番
lesson-trees-order-goal = トネリコが次にf3へ伸びます。先に茂みを置きましょう！
lesson-trees-order-success = そのとおり。まず茂み、その上にトネリコ。順番は自由です。
lesson-trees-order-hint-1 = 木は草の上には伸びません。g2の茂みがその隣にあります。
lesson-trees-order-hint-2 = g2をf3へ伸ばし、順番をきかれたら、それを先にしましょう。
lesson-trees-order-mistake-1 = トネリコが先に行き、草に当たって連鎖が終わりました。茂みは遅すぎました。
lesson-trees-order-mistake-2 = それは自分のハックルベリーでした。失えば負けです。
lesson-trees-order-mistake-3 = f3に茂みがなく、トネリコの連鎖が終わりました。

### 6: retreat

lesson-trees-grass-stops-title = 道を断つ
lesson-trees-grass-stops-goal = 黒のカバノキからハックルベリーまで道が通じています。断ちましょう！
lesson-trees-grass-stops-success = 茂みを手放すと草が残り、草はどんな木も止めます。
lesson-trees-grass-stops-hint-1 = 伸ばす代わりに、自分のマスをどれでも手放せます。
lesson-trees-grass-stops-hint-2 = e4、f4、g4のどれかから撤退しましょう。
lesson-trees-grass-stops-mistake-1 = ハックルベリーそのものを手放してしまいました。隣の茂みを手放しましょう。
lesson-trees-grass-stops-mistake-2 = 道はまだあります。カバノキがまっすぐ伸びてきます。

### 7: stop a chain

lesson-trees-stop-title = 止まれ！
lesson-trees-stop-goal = 自分のカバノキが自分のハックルベリーを覆いそうです。止めましょう！
lesson-trees-stop-success = 助かりました。伸ばす代わりに、自分の連鎖を1本止められます。
lesson-trees-stop-hint-1 = 連鎖の先端はc4。次はd4です。
lesson-trees-stop-hint-2 = c4を選び、「連鎖を止める」を押しましょう。
lesson-trees-stop-mistake-1 = ほかに何をしても連鎖は進みます。自分のハックルベリーを覆ってしまいました。

### 8: the leap

lesson-trees-leap-title = 一度だけの技
lesson-trees-leap-goal = 両側から攻められています！自分の草を選べば、ハックルベリーがそこへ跳びます。
lesson-trees-leap-success = これで2株。1株は失っても平気です。跳べるのは一度だけです。
lesson-trees-leap-hint-1 = 自分の草のマス、e1、f1、f2のどれかを選びましょう。
lesson-trees-leap-hint-2 = e1、f1、f2のどれかで「跳躍」を選びましょう。
lesson-trees-leap-mistake-1 = ただ1株のハックルベリーを手放しました。草を選んで、跳ばせましょう。
lesson-trees-leap-mistake-2 = どちらかの道がまだ開いていて、カバノキが来ます。

### 9: attack a tree

lesson-trees-attack-title = 2本対1本
lesson-trees-attack-goal = 違う2本の木がそろえば、3本目を破れます。どちらもe6を狙わせましょう。
lesson-trees-attack-success = 破れました！根から切り離されたところも枯れました。
lesson-trees-attack-hint-1 = d5にあるブナの連鎖がもうe6を狙っています。どの木が助けますか？
lesson-trees-attack-hint-2 = トネリコをd4からe6へ伸ばしましょう。先でも後でもかまいません。
lesson-trees-attack-mistake-1 = それは自分のハックルベリーでした。失えば負けです。
lesson-trees-attack-mistake-2 = 1本だけでは、ほかの木に何もできません。連鎖は終わりました。

### 10: a won position

lesson-trees-finish-title = 仕上げ
lesson-trees-finish-goal = 今度はWrenが守ります。e8のハックルベリーへ道を開きましょう。
lesson-trees-finish-success = よく育ちました。道と勢いと辛抱が、このゲームの勝ち方です。
lesson-trees-finish-hint-1 = h5のブナがe8のほうを向いています。足りないものは何でしょう？
lesson-trees-finish-hint-2 = g6に茂みがあれば道が開きます。カバノキには別の道があります。
lesson-trees-finish-mistake-1 = 自分のハックルベリーがなくなりました。相手のを狙う間も守りましょう。

### 11: the first match

lesson-trees-first-match-title = 初めての対局
lesson-trees-first-match-goal = 初期配置から、Wrenとの一局です。ヒントが出ます。
lesson-trees-first-match-success = Treesの初めての対局で勝ちました！

### mini match 1

lesson-trees-small-clearing-title = 小さな空き地
lesson-trees-small-clearing-goal = 木は2本ずつ。黒のハックルベリーを覆い、自分のは守りましょう。
lesson-trees-small-clearing-success = 小さな空き地で勝ちました。森は、これが広くなるだけです。

### mini match 2

lesson-trees-ash-and-beech-title = トネリコとブナ
lesson-trees-ash-and-beech-goal = 両者に、跳ぶトネリコと斜めに行くブナが1本ずつ。ハックルベリーへ伸ばしましょう。
lesson-trees-ash-and-beech-success = 勝ちです。2本のうち1本が道を見つけました。

### mini match 3

lesson-trees-pine-and-beech-title = マツとブナ
lesson-trees-pine-and-beech-goal = マツはどの方向にも伸びます。ハックルベリーへの道を開きましょう。
lesson-trees-pine-and-beech-success = 勝ちです。まず茂み、それからマツでした。
