# The lessons of Tress: docs/learning.md says how long each text may be.

### 1: both monarchs in the Fortress

lesson-tress-home-title = 帰る場所
lesson-tress-home-goal = クイーンを、キングのいる真ん中へ帰しましょう。
lesson-tress-home-success = 勝ちです！キングとクイーンがそろって要塞に。これが目標です。
lesson-tress-home-hint-1 = キングはもう帰っています。残る冠の駒がクイーンです。
lesson-tress-home-hint-2 = 1マスずつ、丸印のブロックへ。
lesson-tress-home-mistake-1 = キングが出てしまいました。キングは待たせ、クイーンを動かしましょう。

### 2: domination

lesson-tress-five-zones-title = 5つのゾーン
lesson-tress-five-zones-goal = 印のブロックを4つ押さえています。5つ目に入れば勝ちです。
lesson-tress-five-zones-success = 7つのゾーンのうち5つが自分だけのもの。勝ちです。駒は1個ずつで足ります。
lesson-tress-five-zones-hint-1 = まだどのブロックにもいないナイトがいます。
lesson-tress-five-zones-hint-2 = ナイトは縦横にも斜めにも1マス。隣の空いたブロックへ入りましょう。
lesson-tress-five-zones-mistake-1 = そのナイトはもうブロックの中です。中で歩き回っても何も増えません。
lesson-tress-five-zones-mistake-2 = ブロックを空けてしまい、失いました。これで3つだけです。

### 3: elimination

lesson-tress-monarchs-title = 2つの冠
lesson-tress-monarchs-goal = 黒のキングとクイーンを、両方とも取りましょう。
lesson-tress-monarchs-success = 勝ちです。向こうに君主はもういません。ここでは「チェック」と言わず、ただ取ります。
lesson-tress-monarchs-hint-1 = パイクマンは槍の穂先の駒。斜めにどこまでも走ります。
lesson-tress-monarchs-hint-2 = まずクイーンを。そのマスからなら、キングが筋に入ります。
lesson-tress-monarchs-mistake-1 = 近すぎます。そこからキングを狙っても、よけられてしまいます。
lesson-tress-monarchs-mistake-2 = 近すぎます。クイーンは隣のものを取ります。

### 4: the Guardian

lesson-tress-leap-title = ひと跳び
lesson-tress-leap-goal = 塔の形のガーディアンで、丸印のパイクマンを取りましょう。
lesson-tress-leap-success = ガーディアンは何でも越えてちょうど2マス跳びますが、敵のゾーンには入れません。
lesson-tress-leap-hint-1 = ガーディアンは、味方のナイトがいないかのように跳び越えます。
lesson-tress-leap-hint-2 = 真ん中は黒のもの。まずその脇に着地し、そこからもう一度跳びましょう。
lesson-tress-leap-mistake-1 = 敵のナイトがそれを待っていました。真ん中には構わないように。
lesson-tress-leap-mistake-2 = それではパイクマンから離れます。2回跳べば届きますよ。

### 5: intrusion

lesson-tress-closed-zone-title = 閉じたゾーン
lesson-tress-closed-zone-goal = パイクマンがc8のナイトを狙っています。道を開けましょう。
lesson-tress-closed-zone-success = 両方がいれば誰のものでもありません。争奪中のゾーンは、走る駒を止めません。
lesson-tress-closed-zone-hint-1 = このままではパイクマンは黒のゾーンの入口で止まります。先にナイトを行かせましょう。
lesson-tress-closed-zone-hint-2 = ナイトはゾーンの中にいればいいのです。ただし筋の外に。
lesson-tress-closed-zone-mistake-1 = 止まるしかありませんでした。黒が支配するゾーンだからです。そして取られます。
lesson-tress-closed-zone-mistake-2 = ゾーンはまだ黒だけのもの。ナイトはそのすぐ前にいたのに。

### 6: promotion

lesson-tress-sentinel-title = センチネル
lesson-tress-sentinel-goal = ガーディアンで要塞に跳び込みましょう。
lesson-tress-sentinel-success = センチネルになり、どの方向にも走ります。パイクマンならランサーになります。
lesson-tress-sentinel-hint-1 = 塔の形のガーディアンは2個ずつ。2回跳べば足ります。
lesson-tress-sentinel-hint-2 = 前へ、真ん中のほうへ跳びましょう。
lesson-tress-sentinel-mistake-1 = 端からでは遠すぎます。すぐ真ん中のほうへ跳びましょう。

### 7: Second Wind

lesson-tress-second-wind-title = 起死回生
lesson-tress-second-wind-goal = 黒の君主がそろって帰りました。1手で台なしにしましょう！
lesson-tress-second-wind-success = 打ち消しました！勝利宣言のあと、相手には必ず最後の機会が1手あります。
lesson-tress-second-wind-hint-1 = エスコートにはキングもクイーンも応じられません。パイクマンなら大丈夫です。
lesson-tress-second-wind-hint-2 = 要塞に片足でも入れれば、黒の支配は終わりです。

### 8: look for the answer first

lesson-tress-look-first-title = まず確かめる
lesson-tress-look-first-goal = クイーンを帰して勝ちましょう。黒が応じられないように。
lesson-tress-look-first-success = すぐに勝ちです。向こうは君主だけになり、君主は応じられないからです。
lesson-tress-look-first-hint-1 = 要塞に入って邪魔できるのは誰でしょう？その駒を取りましょう。
lesson-tress-look-first-hint-2 = パイクマンでナイトを取り、それからクイーンが入ります。
lesson-tress-look-first-mistake-1 = 早すぎます。ナイトに入られました。先に片づけましょう。
lesson-tress-look-first-mistake-2 = パイクマンがナイトを見逃しました。応じられるのは、そのナイトです。

### 9: lone escort

lesson-tress-lone-escort-title = ひとりのキング
lesson-tress-lone-escort-goal = 自分のクイーンはもういません。黒のクイーンを取り、キングを帰しましょう。
lesson-tress-lone-escort-success = 君主が1個ずつなら、要塞に入ったほうが勝ち。シングルエスコートです。
lesson-tress-lone-escort-hint-1 = ナイトは黒のクイーンの隣、自分のキングは要塞のそばです。
lesson-tress-lone-escort-hint-2 = ナイトがg7で取り、キングが真ん中へ入ります。
lesson-tress-lone-escort-mistake-1 = それではクイーンから離れます。すぐ隣にいたのに。

### 10: the draw

lesson-tress-save-a-draw-title = 救われた
lesson-tress-save-a-draw-goal = 自分の君主はどちらもいません。せめて引き分けにしましょう！
lesson-tress-save-a-draw-success = 引き分けです。もう誰にも君主はいません。
lesson-tress-save-a-draw-hint-1 = 黒の君主は1個。その隣にナイトがいます。
lesson-tress-save-a-draw-hint-2 = c6のキングを取りましょう。

### 11: a won position

lesson-tress-finish-title = 仕上げ
lesson-tress-finish-goal = 今度はWrenが反撃してきます。習ったどの勝ち方でもどうぞ。
lesson-tress-finish-success = お見事です。3つの勝ち方がすべて身につきました。
lesson-tress-finish-hint-1 = 要塞はセンチネルが押さえています。キングとクイーンを連れていきましょう。
lesson-tress-finish-hint-2 = 1マスずつ真ん中へ。近づく敵は取りましょう。

### 12: the first match

lesson-tress-first-match-title = 初めての対局
lesson-tress-first-match-goal = Wrenとの一局、最初から最後まで。ヒントが出ます。
lesson-tress-first-match-success = Tressの初めての対局で勝ちました！

### mini match 1

lesson-tress-knights-title = 少しずつ
lesson-tress-knights-goal = 駒は5個ずつ。3つの勝ち方のどれかで勝ちましょう。
lesson-tress-knights-success = 勝ちです。駒が少なくても、勝ち方はみな同じです。

### mini match 2

lesson-tress-guardians-title = ガーディアン
lesson-tress-guardians-goal = ガーディアンは跳び、パイクマンは走ります。要塞に入れるか、ほかの方法で勝ちましょう。
lesson-tress-guardians-success = ガーディアンとパイクマンで勝ちました。どちらも要塞で強くなります。

### mini match 3

lesson-tress-half-army-title = 半分の軍勢
lesson-tress-half-army-goal = 軍勢は半分ずつ、ルールは全部。どの勝ち方でもどうぞ。
lesson-tress-half-army-success = 勝ちです。全軍になっても、同じことが増えるだけです。
