# The lessons of Troop Chess: docs/learning.md says how long each text may be.

### 1: scatter the other side

lesson-troop-chess-last-troop-title = 最後の小隊
lesson-troop-chess-last-troop-goal = 横一列の3つの石を選び、1つ目の行き先を選びましょう。黒の石の上へ。
lesson-troop-chess-last-troop-success = 勝ちです！触れ合う3つの石が小隊。黒にはもうありません。
lesson-troop-chess-last-troop-hint-1 = 石は3つで進みます。触れ合う3つは盤の真ん中です。
lesson-troop-chess-last-troop-hint-2 = e5、d5、f5、それからe6を選びましょう。3つそろって前へ進みます。
lesson-troop-chess-last-troop-mistake-1 = 横へ動いても何にもならず、黒の列に一掃されてしまいました。
lesson-troop-chess-last-troop-mistake-2 = 黒は真正面です。下がらず、前へ進みましょう。

### 2: one step and two

lesson-troop-chess-march-title = 行進
lesson-troop-chess-march-goal = 丸印の交点へ2手で。一度は遠くへ、一度は斜めに。
lesson-troop-chess-march-success = 1歩ならどの方向にも。2歩は、並んだ線に沿ってだけです。
lesson-troop-chess-march-hint-1 = 動くのは縦に並んだ3つです。一番上の石を先に選びましょう。
lesson-troop-chess-march-hint-2 = e4からe6へ、次にe6からf7へ。
lesson-troop-chess-march-mistake-1 = 短すぎるか、方向が違います。縦の列は、列に沿って一度に2歩進めます。
lesson-troop-chess-march-mistake-2 = 惜しい！石と丸印を見比べて、別の1歩を選びましょう。

### 3: the Pyramid

lesson-troop-chess-tip-title = 頂点
lesson-troop-chess-tip-goal = 矢の形の頂点で、丸印の石を取りましょう。
lesson-troop-chess-tip-success = 頂点と2つの翼、これがピラミッド。頂点の指すほうへ2歩進みます。
lesson-troop-chess-tip-hint-1 = e5と、そのすぐ後ろの左右の石を選びましょう。
lesson-troop-chess-tip-hint-2 = e5からe7へ。d4、e5、f4が一緒に進みます。
lesson-troop-chess-tip-mistake-1 = 1歩では足りません。頂点を前にすれば2歩進めます。
lesson-troop-chess-tip-mistake-2 = それは斜めの列、斜列。2歩は斜めにだけです。左右から1個ずつ選びましょう。
lesson-troop-chess-tip-mistake-3 = その3つです。でも頂点は正面の、丸印の石を指しています。

### 4: the Wedge

lesson-troop-chess-corner-title = かど
lesson-troop-chess-corner-goal = 4つの石から3つを選び、丸印の石を取りましょう。
lesson-troop-chess-corner-success = 今のがくさび。かどの指すほうへ2歩進みます。
lesson-troop-chess-corner-hint-1 = 丸印の石に一番近いかどはd4です。c3は外しましょう。
lesson-troop-chess-corner-hint-2 = d4、c4、d3、それからf6を選びましょう。
lesson-troop-chess-corner-mistake-1 = c3を入れると、かどが別のほうを指します。c3は置いていきましょう。
lesson-troop-chess-corner-mistake-2 = その3つですが、1歩では足りません。このほうへは2歩進めます。
lesson-troop-chess-corner-mistake-3 = その3つですが、方向が違います。かどのd4が丸印の石を指しています。

### 5: leaping over own stones

lesson-troop-chess-out-title = 味方を越えて
lesson-troop-chess-out-goal = これが初期配置です。石を1個、丸印の交点へ進めましょう。
lesson-troop-chess-out-success = 2歩なら味方の石を跳び越えます。味方の上に着くことだけはできません。
lesson-troop-chess-out-hint-1 = 横一列では前へ1歩だけ。2つの段から頂点のある形を作りましょう。
lesson-troop-chess-out-hint-2 = e2、d1、f1、それからe4を選びましょう。
lesson-troop-chess-out-mistake-1 = 横に並ぶと前へは1歩だけ。頂点やかどがあれば2歩進みます。
lesson-troop-chess-out-mistake-2 = まだ届きません。前へ2歩進めるのは、どの3つの石でしょう？

### 6: heads look one way

lesson-troop-chess-slantwise-title = 正面を避けて
lesson-troop-chess-slantwise-goal = 自分の石を失わずに、丸印の石を取りましょう。
lesson-troop-chess-slantwise-success = 列の端が頭です。強いのは、頭の向いている方向だけです。
lesson-troop-chess-slantwise-hint-1 = 丸印の石は真下のe5を向いています。別の方向から行きましょう。
lesson-troop-chess-slantwise-hint-2 = d5、e5、f5を選び、斜めにd5からe6へ進みましょう。
lesson-troop-chess-slantwise-mistake-1 = それは列の頭で、こちらを真正面に見ていました。石が倒されました。
lesson-troop-chess-slantwise-mistake-2 = 誰にも当たりません。丸印の石までたった1歩です。

### 7: the Serpent

lesson-troop-chess-serpent-title = 蛇
lesson-troop-chess-serpent-goal = 前の石をよけて回り、丸印の石を取りましょう。
lesson-troop-chess-serpent-success = 前か斜め前へ2歩、敵は越えられません。そして蛇には頭がありません。
lesson-troop-chess-serpent-hint-1 = 蛇はc2、c3、d4。尾はc2です。
lesson-troop-chess-serpent-hint-2 = まっすぐ2歩、d4からd6へ。次に斜め、d6からf8へ。
lesson-troop-chess-serpent-mistake-1 = 遅すぎます。尾から見て、蛇は上を向いています。まっすぐ2歩です。
lesson-troop-chess-serpent-mistake-2 = 惜しい！d6からなら、丸印の石は斜めに2歩です。

### 8: head of several troops

lesson-troop-chess-eyes-title = たくさんの目
lesson-troop-chess-eyes-goal = 石を失わずに、1個取りましょう。丸印の石はこちらを見ています。
lesson-troop-chess-eyes-success = 1つの石がいくつもの小隊の頭になり、それぞれの方向を見張ります。
lesson-troop-chess-eyes-hint-1 = 丸印の石には構わず、隣のc5を攻めましょう。
lesson-troop-chess-eyes-hint-2 = c4からc5へ、a4とb4を連れて。
lesson-troop-chess-eyes-mistake-1 = 丸印の石にはね返され、触れ合う3つがなくなりました。負けです。
lesson-troop-chess-eyes-mistake-2 = 丸印の石は下と左右の斜め下を見ています。はね返されました。
lesson-troop-chess-eyes-mistake-3 = 攻めなかったので、黒に攻められました。こちらを見ていない石が1個あります。

### 9: a head defends

lesson-troop-chess-stand-firm-title = 踏みとどまる
lesson-troop-chess-stand-firm-goal = 黒の頂点が丸印の石を狙っています。その石に見返させましょう。
lesson-troop-chess-stand-firm-success = 頭が見返しました。攻めた石は倒れ、黒の最後の小隊もなくなりました。
lesson-troop-chess-stand-firm-hint-1 = 縦に3つ並べば、一番上のe4は頭です。
lesson-troop-chess-stand-firm-hint-2 = d1、d2、d3を選び、右へ1歩。d3からe3へ進みましょう。
lesson-troop-chess-stand-firm-mistake-1 = 自分から頂点にぶつかり、小隊がなくなりました。
lesson-troop-chess-stand-firm-mistake-2 = 誰も頂点を見返さず、突破されました。
lesson-troop-chess-stand-firm-mistake-3 = 逃げても今は無事です。でもe4は見返せたはずです。

### 10: both heads fall, a draw

lesson-troop-chess-save-a-draw-title = 頭と頭
lesson-troop-chess-save-a-draw-goal = 最後の小隊が追い詰められました。黒の小隊と相討ちにしましょう。
lesson-troop-chess-save-a-draw-success = 頭と頭なら、どちらも倒れます。もうどこにも小隊がなく、引き分けです。
lesson-troop-chess-save-a-draw-hint-1 = 一番上の石は頭で、丸印の頂点も頭です。
lesson-troop-chess-save-a-draw-hint-2 = まっすぐぶつかりましょう。e3からe4へ。
lesson-troop-chess-save-a-draw-mistake-1 = よけてしまい、最後の小隊を黒に散り散りにされました。

### 11: a won position

lesson-troop-chess-finish-title = 仕上げ
lesson-troop-chess-finish-goal = 今度はWrenが反撃してきます。黒の小隊をなくしましょう。
lesson-troop-chess-finish-success = お見事です。数えるのは石より小隊。よい一撃で決まります。
lesson-troop-chess-finish-hint-1 = 9個対5個です。正面ではなく、横から攻めましょう。
lesson-troop-chess-finish-hint-2 = 頂点かかどを先頭に、3つを離さずに進みましょう。

### 12: the first match

lesson-troop-chess-first-match-title = 初めての対局
lesson-troop-chess-first-match-goal = 石は18個ずつ、相手はWrenです。ヒントが出ます。
lesson-troop-chess-first-match-success = Troop Chessの初めての対局で勝ちました！

### mini match 1

lesson-troop-chess-six-a-side-title = 6対6
lesson-troop-chess-six-a-side-goal = 石は6個ずつ。黒の小隊をなくしましょう。
lesson-troop-chess-six-a-side-success = 勝ちです。黒に、触れ合う3つは残りませんでした。

### mini match 2

lesson-troop-chess-two-lines-title = 列2つずつ
lesson-troop-chess-two-lines-goal = 列は2つずつ。頭の向いていない方向から攻めましょう。
lesson-troop-chess-two-lines-success = 勝ちです。列が強いのは、端の向いている方向だけです。

### mini match 3

lesson-troop-chess-eight-a-side-title = 8対8
lesson-troop-chess-eight-a-side-goal = 石は8個ずつ。小隊をまとめておきましょう。
lesson-troop-chess-eight-a-side-success = 勝ちです。まとまったほうが強いのです。
