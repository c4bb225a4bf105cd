# The lessons of Tribun: docs/learning.md says how long each text may be.

### 1: the Tribun falls

lesson-tribun-wreath-title = Tribun
lesson-tribun-wreath-goal = 高い黒の部隊を攻撃しましょう。一番上がTribunです。
lesson-tribun-wreath-success = 勝ちです！どんなに弱い一撃でもTribunは取れます。Tribunだけなら1マス進みます。
lesson-tribun-wreath-hint-1 = 攻撃は、目標を選ぶことから。f9の黒の部隊を選びましょう。
lesson-tribun-wreath-hint-2 = f9を選びましょう。g8の1個の駒がすぐ隣にいます。
lesson-tribun-wreath-mistake-1 = 黒が先に攻撃しました。f9への一撃で終わっていたのに。
lesson-tribun-wreath-mistake-2 = 通り過ぎてしまいました。Tribunはすぐ隣にいたのに。

### 2: the Servus

lesson-tribun-march-title = 前へ進め
lesson-tribun-march-goal = 丸印のServusを前へ進め、それからTribunを攻撃しましょう。
lesson-tribun-march-success = Servusはまっすぐ前へ進み、攻撃はその両脇のマスにします。
lesson-tribun-march-hint-1 = 1個の駒がServusです。e6のServusは上へ1マス進みます。
lesson-tribun-march-hint-2 = e7へ進み、それからf8の部隊を選びましょう。
lesson-tribun-march-mistake-1 = Servusは高い部隊の筋の上にいました。上へ進んで、筋から出ましょう。
lesson-tribun-march-mistake-2 = 行きすぎです！攻撃できるのは正面の両脇だけ。後ろへはできません。

### 3: two and three pieces

lesson-tribun-leaps-title = 2個と3個
lesson-tribun-leaps-goal = Tribunに届くところへ跳び、それから取りましょう。
lesson-tribun-leaps-success = 2個は決してマスの色が変わりません。3個は跳ぶたびに変わります。
lesson-tribun-leaps-hint-1 = 2個は同じ色のマスへ2マス跳びます。Tribunのマスは同じ色ですか？
lesson-tribun-leaps-hint-2 = f6の3個がd7かh7へ跳べば、そこからf10に届きます。
lesson-tribun-leaps-mistake-1 = 2個、つまりHastatusは同じ色から出られません。Tribunは別の色にいます。
lesson-tribun-leaps-mistake-2 = そこからf10には届きません。3個はちょうど3マス跳び、一直線には跳びません。
lesson-tribun-leaps-mistake-3 = ほかの部隊は遠すぎます。丸印の部隊を使いましょう。

### 4: the Balista

lesson-tribun-slide-title = 遠くから
lesson-tribun-slide-goal = 6個の駒を、Tribunを撃てるところまで走らせましょう。
lesson-tribun-slide-success = 4個のEquesも6個のBalistaも走りますが、まっすぐな筋を撃てるのはBalistaだけです。
lesson-tribun-slide-hint-1 = 隣り合うマスをまっすぐ撃ち、何も越せません。f10への空いた筋はどれ？
lesson-tribun-slide-hint-2 = e3からb6へ走らせましょう。そこからf10まで空いています。
lesson-tribun-slide-mistake-1 = そこからは、間に誰かがいるか、f10へまっすぐ通じる筋がありません。
lesson-tribun-slide-mistake-2 = e3の6個がBalistaです。それを筋に入れましょう。
lesson-tribun-slide-mistake-3 = b6からf10まで筋が空いていました。撃ちましょう！

### 5: attacks add up

lesson-tribun-together-title = 力を合わせて
lesson-tribun-together-goal = 総がかりでg8の6個を撃破し、次にTribunを取りましょう。
lesson-tribun-together-success = 攻撃力は足し算です。進入する部隊は、攻撃した中から選べます。
lesson-tribun-together-hint-1 = 1と2と3で6です。進入する部隊は、次にf10へ届かなければなりません。
lesson-tribun-together-hint-2 = h6の2個を進入させましょう。g8からf10へ跳べます。
lesson-tribun-together-mistake-1 = 攻撃力1でも2でも、残るのは4個です。5個の部隊はないからです。
lesson-tribun-together-mistake-2 = 足りません。6個を消すには、3つの部隊すべてで攻撃しましょう。
lesson-tribun-together-mistake-3 = 進入した部隊が違います。g8からf10に届きません。2個なら届きます。
lesson-tribun-together-mistake-4 = 黒が先に攻撃しました。届くもの全部で、すぐ6個を攻撃しましょう。

### 6: splitting

lesson-tribun-split-title = 分かれる
lesson-tribun-split-goal = f8の3個を分割し、2個がf10に届くようにしましょう。
lesson-tribun-split-success = 分割した駒は隣の空いたマスへ行き、いくつか残してもかまいません。
lesson-tribun-split-hint-1 = f10へ跳べるマスに、2個を置かなければなりません。
lesson-tribun-split-hint-2 = e8かg8に2個を置き、f8に1個残しましょう。
lesson-tribun-split-mistake-1 = 3個そろって動きました。動かずに、f8を選んで分割しましょう。
lesson-tribun-split-mistake-2 = 近すぎて、すぐ攻撃されました。黒の隣のマスは避けましょう。
lesson-tribun-split-mistake-3 = それでは2個がf10に届きません。2個をe8かg8に置いてみましょう。
lesson-tribun-split-mistake-4 = f8の3個がまだひとかたまりです。それを分割しましょう。

### 7: combining, and the Centuria

lesson-tribun-combine-title = Centuria
lesson-tribun-combine-goal = 4個の部隊を2つともf7で合体させ、それからTribunを取りましょう。
lesson-tribun-combine-success = 8個のCenturiaは味方も越えて進みます。Tribunの部隊は、丸ごとでないと合体できません。
lesson-tribun-combine-hint-1 = 空いたマスの隣の部隊2つは、そこへ駒を出し合えます。
lesson-tribun-combine-hint-2 = f7を選び、どちらも4個全部を出しましょう。それからf9を攻撃します。
lesson-tribun-combine-mistake-1 = 8個より少ないと、f8のServusを越えられません。全部出しましょう。
lesson-tribun-combine-mistake-2 = 黒が先に攻撃しました。2つをf7で合体させましょう。
lesson-tribun-combine-mistake-3 = f7にまだ何も来ていません。f7を選び、次に隣の部隊を選びましょう。

### 8: three at once

lesson-tribun-symmetric-title = 3つ同時に
lesson-tribun-symmetric-goal = 3つの部隊でf6に6個の部隊を作り、それから撃ちましょう。
lesson-tribun-symmetric-success = 均等に並んだ等しい部隊3つは、同じ数を出し合えます。周りの6つでも同じです。
lesson-tribun-symmetric-hint-1 = 2つの部隊では4個まで。マスを囲む等しい3つなら、もっと作れます。
lesson-tribun-symmetric-hint-2 = f6を選び、3つとも駒を2個全部出しましょう。
lesson-tribun-symmetric-mistake-1 = その数では遠くまで撃てません。3つとも2個ずつ出しましょう。
lesson-tribun-symmetric-mistake-2 = 3つはもう等しくないか、f6の周りに均等に並んでいません。
lesson-tribun-symmetric-mistake-3 = f6がまだ空いています。f6を選び、次に部隊を3つとも選びましょう。

### 9: Impero

lesson-tribun-impero-title = 敵の上に
lesson-tribun-impero-goal = 4個の部隊の上に乗り、それを操って、Tribunを取りましょう。
lesson-tribun-impero-success = Imperoです！奴隷はEquesのまま走り、上の駒を運んでくれます。
lesson-tribun-impero-hint-1 = 2と2で4個を撃破できます。その代わりに、上に乗りましょう。
lesson-tribun-impero-hint-2 = 奴隷に乗ってd5からf6かe4へ。それからh8を攻撃しましょう。
lesson-tribun-impero-mistake-1 = 撃破しました。上に乗れば、味方になって戦ってくれるのに。
lesson-tribun-impero-mistake-2 = 2個残り、反撃されました。両方の部隊で攻撃し、上に乗りましょう。
lesson-tribun-impero-mistake-3 = 2個だけで行ってしまい、奴隷は自由になりました。奴隷の動き方を使いましょう。
lesson-tribun-impero-mistake-4 = 黒が先に攻撃しました。取られる前に、その4個を取りましょう。
lesson-tribun-impero-mistake-5 = 4個はまだそのままです。両方の部隊で攻撃しましょう。

### 10: freeing a slave

lesson-tribun-free-title = 解放
lesson-tribun-free-goal = 黒の3個がこちらのBalistaに乗っています。解放し、それからTribunを撃ちましょう。
lesson-tribun-free-success = また自由です！乗り手には奴隷の高さの半分が必要で、4個までです。
lesson-tribun-free-hint-1 = 攻撃が当たるのは乗り手だけです。f2の3個が届きます。
lesson-tribun-free-hint-2 = e4を攻撃しましょう。次はBalistaが同じ列のe9を撃てます。
lesson-tribun-free-mistake-1 = 黒がこちらのBalistaで撃ってきました。乗り手を攻撃しましょう。

### 11: a won position

lesson-tribun-finish-title = 追い詰める
lesson-tribun-finish-goal = 今度はWrenが反撃してきます。黒のTribunを取りましょう。
lesson-tribun-finish-success = お見事です。もうひとつ：指せる手がなくなった側も負けです。
lesson-tribun-finish-hint-1 = Tribunへの空いた筋か、ひと跳びがあれば足ります。
lesson-tribun-finish-hint-2 = e6からf8へどうぞ。そこからBalistaがまっすぐ上を撃ちます。

### 12: the first match

lesson-tribun-first-match-title = 初めての対局
lesson-tribun-first-match-goal = 初めての対局なので、奴隷とCenturiaの2つはお休みです。
lesson-tribun-first-match-success = Tribunの初めての対局で勝ちました！次はすべてのルールで？

### mini match 1

lesson-tribun-two-towers-title = 2つの塔
lesson-tribun-two-towers-goal = 両者に塔2つ、Servus 2個、Tribun 1個。相手のTribunを取りましょう。
lesson-tribun-two-towers-success = 勝ちです。塔2つで足りました。

### mini match 2

lesson-tribun-two-eques-title = Eques 2つ
lesson-tribun-two-eques-goal = Equesが2つずつ。4個で走る部隊です。Tribunに迫りましょう。
lesson-tribun-two-eques-success = 勝ちです。遠くまで走るEquesは、遠くまで見ています。

### mini match 3

lesson-tribun-one-balista-title = Balista 1つずつ
lesson-tribun-one-balista-goal = 遠くまでまっすぐ撃つBalistaが1つずつ。先に撃ちましょう。
lesson-tribun-one-balista-success = 勝ちです。最初に空いた筋が決め手です。
