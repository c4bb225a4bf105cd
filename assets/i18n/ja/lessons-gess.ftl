# The lessons of Gess: docs/learning.md says how long each text may be.

### 1: break the ring

lesson-gess-break-ring-title = リングを壊せ
lesson-gess-break-ring-goal = 印の石2個を、まっすぐ上の白のリングへ走らせましょう。
lesson-gess-break-ring-success = 勝ちです！枠で囲んだ8個の石がリング。リングのなくなった側の負けです。
lesson-gess-break-ring-hint-1 = 下のほうのl9を選びましょう。周りの石も一緒に動きます。
lesson-gess-break-ring-hint-2 = l9から上へ、リングに触れるl16まで。
lesson-gess-break-ring-mistake-1 = 方向は合っています。止まらず、リングに触れるまで走りましょう。
lesson-gess-break-ring-mistake-2 = l3の周りの、自分のリングが壊れて、すぐ負けになりました。
lesson-gess-break-ring-mistake-3 = 別のものが動きました。l9を選びましょう。その上の石が上へ引っぱります。

### 2: what a piece is

lesson-gess-block-title = 一緒に動くもの
lesson-gess-block-goal = 印の石5個を、1手で全部動かしましょう。
lesson-gess-block-success = 自分の石があって白の石がない3×3のブロックは、どれも駒です。
lesson-gess-block-hint-1 = マスを選ぶと、周りの8マスも一緒に動きます。
lesson-gess-block-hint-2 = 5個の真ん中のi8を選び、行けるほうへ動かしましょう。
lesson-gess-block-mistake-1 = 一緒に動いたのは、選んだマスの周りの石だけです。5個とも入るのはどのマス？
lesson-gess-block-mistake-2 = それは別の石です。印の5個は、ひとつのマスの周りにあります。

### 3: directions

lesson-gess-lone-stone-title = ひとつの石
lesson-gess-lone-stone-goal = h9にぽつんとある石を右へ。k9を取りましょう。
lesson-gess-lone-stone-success = ブロックの右側の石は、ブロックを右へ引っぱります。3マスまでです。
lesson-gess-lone-stone-hint-1 = 選ぶマスの右に、その石がなければなりません。
lesson-gess-lone-stone-hint-2 = 石の左の空いたマス、g9を選び、j9へ。
lesson-gess-lone-stone-mistake-1 = 方向は合っています。今度は3マス一気に進みましょう。
lesson-gess-lone-stone-mistake-2 = 石はブロックを、石のある側へ引っぱります。右へ引かせましょう。
lesson-gess-lone-stone-mistake-3 = h9の石が動いていません。その隣のマスを選びましょう。

### 4: how far

lesson-gess-range-title = 真ん中の石
lesson-gess-range-goal = 印の石を1個取りましょう。取れるのは2つの群れの一方だけです。
lesson-gess-range-success = 真ん中に石があればどこまでも、なければ3マスまで進みます。
lesson-gess-range-hint-1 = 群れを見比べましょう。真ん中に石があるのはどちら？
lesson-gess-range-hint-2 = o8を選び、o14まで上へ走らせましょう。
lesson-gess-range-mistake-1 = そちらは真ん中が空です。3マスしか進めません。
lesson-gess-range-mistake-2 = 何も取れませんでした。上に石のあるo8を選び、行き止まりまで走らせましょう。

### 5: the first touch

lesson-gess-first-touch-title = 邪魔な石
lesson-gess-first-touch-goal = 自分の石を失わずに、白のリングを壊しましょう。
lesson-gess-first-touch-success = 勝ちです。ブロックは最初に触れた石で止まります。自分の石でもです。
lesson-gess-first-touch-hint-1 = ブロックの幅は3マスで、k12に触れてしまいます。先にk12を動かしましょう。
lesson-gess-first-touch-hint-2 = l12を選び、その石で左へ。それからl7が上へ走ります。
lesson-gess-first-touch-mistake-1 = 自分のリングが壊れました。あの8個の石はそっとしておきましょう。
lesson-gess-first-touch-mistake-2 = 自分の石に触れました。そこで止まるしかなく、その石も消えました。

### 6: everything under the block

lesson-gess-sweep-title = 一掃
lesson-gess-sweep-goal = 白の石を1手で3個取りましょう。
lesson-gess-sweep-success = ブロックの下のものはすべて消えます。空のマスの下でも同じです。
lesson-gess-sweep-hint-1 = 印の群れは、上へも、右斜め上へも走れます。
lesson-gess-sweep-hint-2 = g8から斜めにk12へ。そこで3個すべてに触れます。
lesson-gess-sweep-mistake-1 = 自分のリングが壊れました。印の群れを使いましょう。
lesson-gess-sweep-mistake-2 = 1個だけです。最初に触れたところで止まります。ほかの3個へは横から近づきましょう。
lesson-gess-sweep-mistake-3 = まだ何も取れていません。白の石に触れるまで進みましょう。

### 7: over the edge

lesson-gess-edge-title = 盤の端で
lesson-gess-edge-goal = 盤の端の石で、e9を取りましょう。
lesson-gess-edge-success = 選ぶマスは盤の外の外縁でもかまいません。石は外に出られません。
lesson-gess-edge-hint-1 = 選ぶマスの右に石がなければなりません。盤の外を見てみましょう。
lesson-gess-edge-hint-2 = 外縁のa9を選び、右のd9へ。
lesson-gess-edge-mistake-1 = そのマスです！今度は3マス一気に進みましょう。
lesson-gess-edge-mistake-2 = 盤の外へ出ました。その石はもう戻りません。
lesson-gess-edge-mistake-3 = 別のほうへ動きました。選ぶマスの右に石が来るようにしましょう。
lesson-gess-edge-mistake-4 = 盤の端の石、b9が動いていません。使うのはその石です。

### 8: your own ring

lesson-gess-own-ring-title = 自分のリングに注意
lesson-gess-own-ring-goal = 大きなブロックのどれかで、印の石を2個とも取りましょう。
lesson-gess-own-ring-success = よい選び方です。そのブロックなら、リングの石を動かしません。
lesson-gess-own-ring-hint-1 = 詰まったブロックは2つあります。一方は、リングと石を共有しています。
lesson-gess-own-ring-hint-2 = j3ではなくi3を選び、i10まで上へ。
lesson-gess-own-ring-mistake-1 = ブロックがリングの石も動かし、リングが壊れました。負けです。
lesson-gess-own-ring-mistake-2 = 両方は取れませんでした。9個そろったブロックは、どの方向にもどこまでも進みます。

### 9: a second ring

lesson-gess-second-ring-title = 予備のリング
lesson-gess-second-ring-goal = 印の石を下ろし、それからj3を白のリングへ走らせましょう。
lesson-gess-second-ring-success = 勝ちです。自分の2つ目のリングは無事、白のただ1つは壊れました。
lesson-gess-second-ring-hint-1 = 空のマスを8個の石で囲めば、新しいリングです。
lesson-gess-second-ring-hint-2 = まずf13をf10へ下ろし、それからj3をj16まで。
lesson-gess-second-ring-mistake-1 = 最後のリングがなくなりました。白のリングも同時に壊れても、指した側の負けです。
lesson-gess-second-ring-mistake-2 = まだ2つ目のリングがありません。空のマスf8を8個の石で囲みましょう。

### 10: dodging, and the draw

lesson-gess-draw-title = ぐるぐる回る
lesson-gess-draw-goal = 白が攻めてきます。リングごとよけて、次に戻りましょう。
lesson-gess-draw-success = 同じ局面が3回現れたら引き分けです。負けずに済みました！
lesson-gess-draw-hint-1 = リングも駒です。真ん中が空なので、どの方向にも3マスまで進みます。
lesson-gess-draw-hint-2 = d3を選んで右のg3へ。次の手で戻りましょう。
lesson-gess-draw-mistake-1 = 白のブロックの幅は3マスで、リングはまだその道にありました。
lesson-gess-draw-mistake-2 = もうリングではありません。全部まとめて、盤から出ないように動かしましょう。
lesson-gess-draw-mistake-3 = これは新しい局面です。戻れば、また同じ局面になります。

### 11: a won position

lesson-gess-finish-title = 仕上げ
lesson-gess-finish-goal = 今度はWrenが反撃してきます。白のリングを壊し、自分のは守りましょう。
lesson-gess-finish-success = お見事です。ブロック、走り、リング。もう何でもわかりますね。
lesson-gess-finish-hint-1 = h8の詰まったブロックは、どの方向にもどこまでも進みます。
lesson-gess-finish-hint-2 = リングの下へ運び、それから上へ走らせます。空いた道を探しましょう。
lesson-gess-finish-mistake-1 = 最後のリングがなくなりました。毎手、必ず確かめましょう。

### 12: the first match

lesson-gess-first-match-title = 初めての対局
lesson-gess-first-match-goal = 石は43個ずつ、相手はWrenです。ヒントが出ます。
lesson-gess-first-match-success = Gessの初めての対局で勝ちました！

### mini match 1

lesson-gess-ring-and-blocks-title = 駒は3個ずつ
lesson-gess-ring-and-blocks-goal = 両者にリング、ブロック、十字が1つずつ。白のリングを壊しましょう。
lesson-gess-ring-and-blocks-success = 勝ちです。リングを壊すには、3つの駒で足りました。

### mini match 2

lesson-gess-one-block-title = ブロック1つずつ
lesson-gess-one-block-goal = 両者にリングと大きなブロックが1つずつ。うまく使いましょう。
lesson-gess-one-block-success = 勝ちです。どこまでも進むブロックは、1つでも強い駒です。

### mini match 3

lesson-gess-two-rings-title = リング2個ずつ
lesson-gess-two-rings-goal = リングは2個ずつ。白のは両方壊し、自分のは1個守りましょう。
lesson-gess-two-rings-success = 勝ちです。2つ目のリングがくれるのは時間。それだけです。
