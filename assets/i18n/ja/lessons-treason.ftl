# The lessons of Treason: docs/learning.md says how long each text may be.

### 1: capture the last man

lesson-treason-last-man-title = 最後の兵
lesson-treason-last-man-goal = 黒の最後の兵を跳び越えて勝ちましょう。
lesson-treason-last-man-success = 勝ちです。黒にはもう何も残っていません。跳び越えた相手は取れます。
lesson-treason-last-man-hint-1 = 黒の兵の隣にいる兵は1個だけです。
lesson-treason-last-man-hint-2 = その後ろの空いたマスなら、どこに着地してもかまいません。

### 2: walking, and becoming a Spy

lesson-treason-march-title = 敵陣の奥へ
lesson-treason-march-goal = 向こう側の、丸印のどれかのマスまで兵を進めましょう。
lesson-treason-march-success = 駒がもう1個載りました。スパイです。何ができるかは、このあとで。
lesson-treason-march-hint-1 = 兵は、前か横に触れ合う空いたマスへ進みます。
lesson-treason-march-hint-2 = 金色の対角線に沿って上り、それから越えましょう。
lesson-treason-march-mistake-1 = そこは例外の隅で、スパイになりません。丸印のマスへ進みましょう。

### 3: chains

lesson-treason-chain-title = 次から次へ
lesson-treason-chain-goal = 黒の兵3個を1手で全部取りましょう。
lesson-treason-chain-success = 1手で3個！同じ兵が、取れる限り続けて取ります。
lesson-treason-chain-hint-1 = 隣の兵から始めましょう。
lesson-treason-chain-hint-2 = C2を横に、D3を上に、F5を上に越えましょう。
lesson-treason-chain-mistake-1 = 隣の兵が残りました。それから始めましょう。
lesson-treason-chain-mistake-2 = 取るたびにやめてもかまいませんが、ここでは3個とも必要です。

### 4: where to land

lesson-treason-land-well-title = よい着地
lesson-treason-land-well-goal = 取らなければなりません。誰にも取られないところに着地しましょう。
lesson-treason-land-well-success = 無事です！取れるときは取らなければなりません。着地点は自由です。
lesson-treason-land-well-hint-1 = 兵はD4を跳び越えます。その後ろには3つのマスがあります。
lesson-treason-land-well-hint-2 = F6の兵と触れ合わないところに着地しましょう。
lesson-treason-land-well-mistake-1 = そこはいけません。F6の兵と触れ合い、後ろも空いています。

### 5: the odd corner

lesson-treason-corner-title = 遠回り
lesson-treason-corner-goal = 兵2個を1手で取りましょう。
lesson-treason-corner-success = 隅ではスパイにならないので、続けて取れました。
lesson-treason-corner-hint-1 = スパイになった兵は止まります。スパイにならないマスは1つだけです。
lesson-treason-corner-hint-2 = K5を跳び越えて隅のF6へ、それからL6も跳び越えましょう。
lesson-treason-corner-mistake-1 = スパイになると、そこで手番は終わり。今度は自分が取られます。
lesson-treason-corner-mistake-2 = よい隅ですが、止まらずに、続けてL6も跳び越えましょう。

### 6: a Spy captures every way

lesson-treason-all-ways-title = どの方向にも
lesson-treason-all-ways-goal = スパイは後ろへも跳びます。兵4個を全部取りましょう。
lesson-treason-all-ways-success = 勝ちです。スパイはどの方向にも進み、取ります。
lesson-treason-all-ways-hint-1 = 取る順番は、J5、D4、E4、F3です。
lesson-treason-all-ways-hint-2 = 着地はJ4、D3、F4、最後はF3の後ろです。
lesson-treason-all-ways-mistake-1 = 出だしは上々。別のマスからなら、まだ続けて取れます。
lesson-treason-all-ways-mistake-2 = そこからは次の兵に届きません。次の兵の隣のマスを探しましょう。

### 7: the mirror

lesson-treason-mirror-title = 裏切り
lesson-treason-mirror-goal = I4のスパイを選び、対角線の向こうのスパイを選びましょう。
lesson-treason-mirror-success = 寝返りました！スパイは、鏡のマスにいる敵を何でも寝返らせます。
lesson-treason-mirror-hint-1 = 金色の対角線で盤を折ると、I4はD3に重なります。
lesson-treason-mirror-hint-2 = I4、次にD3を選びましょう。何も動きません。
lesson-treason-mirror-mistake-1 = 鏡はお互いさま。今度は黒のスパイに寝返らされました。
lesson-treason-mirror-mistake-2 = スパイが鏡のマスを離れ、機会を逃しました。

### 8: a man turned on the far side

lesson-treason-turncoat-title = 寝返った兵
lesson-treason-turncoat-goal = 何も動かさずに、スパイを2個にしましょう。
lesson-treason-turncoat-success = 向こう側で寝返った兵は、その場でこちらのスパイになります。
lesson-treason-turncoat-hint-1 = F1のスパイの鏡のマスには、何がいますか？
lesson-treason-turncoat-hint-2 = 隅と隅：F1がG6の兵を寝返らせます。
lesson-treason-turncoat-mistake-1 = 自分の兵では道のりが長すぎます。スパイのほうが早いですよ。
lesson-treason-turncoat-mistake-2 = そこからは別のマスが鏡になります。もとの場所がよかったのです。

### 9: bait

lesson-treason-bait-title = おとり
lesson-treason-bait-goal = 黒も取らなければなりません。兵を差し出し、それから全部取りましょう。
lesson-treason-bait-success = 1個捨てて3個取りました。取るしかない相手は、おびき出せます。
lesson-treason-bait-hint-1 = F2の兵を差し出しましょう。
lesson-treason-bait-hint-2 = E2へ進みましょう。黒はF2へ跳ぶしかなく、そこから連続取りです。
lesson-treason-bait-mistake-1 = 黒は取りましたが、こちらの連続取りが全部には届きません。
lesson-treason-bait-mistake-2 = 何も差し出さないので、黒がゆうゆうと近づいてきます。
lesson-treason-bait-mistake-3 = やめるのが早すぎます。続ければ3個とも取れます。

### 10: blocked

lesson-treason-blocked-title = 逃げ場なし
lesson-treason-blocked-goal = 隅にいる黒の兵を、手詰まりにしましょう。
lesson-treason-blocked-success = 勝ちです。動けない側の負けです。
lesson-treason-blocked-hint-1 = 出口はA1だけ。そこを通るか、越えてB1へ跳ぶかです。
lesson-treason-blocked-hint-2 = 隣の兵でB1をふさぎましょう。
lesson-treason-blocked-mistake-1 = 扉を開けてしまい、スパイになられました。
lesson-treason-blocked-mistake-2 = A1の後ろがまだ空いていて、跳び越えられました。

### 11: a won position

lesson-treason-finish-title = 仕上げ
lesson-treason-finish-goal = 今度はWrenが反撃してきます。最後の兵を取るか、寝返らせるか、封じましょう。
lesson-treason-finish-success = お見事です。黒に動けるものはもういません。
lesson-treason-finish-hint-1 = スパイが一番大事です。兵に跳び越えられないところに置きましょう。
lesson-treason-finish-hint-2 = 後ろを空けずに兵を近づけ、それから取るか、寝返らせましょう。

### 12: the first match

lesson-treason-first-match-title = 初めての対局
lesson-treason-first-match-goal = 兵は11個ずつ、相手はWrenです。ヒントが出ます。
lesson-treason-first-match-success = Treasonの初めての対局で勝ちました！

### mini match 1

lesson-treason-six-a-side-title = 6対6
lesson-treason-six-a-side-goal = 兵は6個ずつ。取りながら、兵を1個渡らせましょう。
lesson-treason-six-a-side-success = 勝ちです。兵が減っても、同じゲームです。

### mini match 2

lesson-treason-close-title = 接近戦
lesson-treason-close-goal = 兵は5個ずつ、互いにすぐそば。進む前によく見ましょう。
lesson-treason-close-success = 勝ちです。取るしかない側は、操られます。

### mini match 3

lesson-treason-a-spy-each-title = スパイ1個ずつ
lesson-treason-a-spy-each-goal = 両者に兵3個とスパイ1個。鏡のマスに気をつけましょう。
lesson-treason-a-spy-each-success = 勝ちです。スパイはいつも鏡のマスを見ています。
