# The lessons of Go-Chess: docs/learning.md says how long each text may be.

### 1: checkmate

lesson-go-chess-mate-title = メイト
lesson-go-chess-mate-goal = 丸印のキングを、逃げられないように攻撃しましょう。
lesson-go-chess-mate-success = チェックメイト！攻撃されたキングに、もう逃げ道がありません。勝ちです。
lesson-go-chess-mate-hint-1 = 塔の形のルークは、縦横にどこまでも走ります。
lesson-go-chess-mate-hint-2 = 横にa4へ。そこから列の上まで見通せます。
lesson-go-chess-mate-mistake-1 = ルークとキングの間に封鎖マスがあります。どの駒もそこは走り抜けられません。
lesson-go-chess-mate-mistake-2 = キングを攻撃する駒がいません。届くのはルークだけです。

### 2: Pawns go every way

lesson-go-chess-pawn-title = 四方へ進むポーン
lesson-go-chess-pawn-goal = 真ん中のポーンで、丸印のルークを2手で取りましょう。
lesson-go-chess-pawn-success = ポーンは前後左右へまっすぐ進み、斜め4方向で取ります。ずっとポーンのままです。
lesson-go-chess-pawn-hint-1 = e5のポーンは後ろへも進めます。
lesson-go-chess-pawn-hint-2 = e4へ戻り、それから斜めにf3を取りましょう。
lesson-go-chess-pawn-mistake-1 = c5のポーンに取り返されました。黒のポーンも四方へ進みます。
lesson-go-chess-pawn-mistake-2 = ポーンに斜めから取られました。斜め隣に敵のポーンがいないマスへ進みましょう。
lesson-go-chess-pawn-mistake-3 = ルークは斜め後ろです。取りましょう。

### 3: Rook, Bishop and Queen

lesson-go-chess-lines-title = 縦横と斜め
lesson-go-chess-lines-goal = 丸印のポーン3個を3手で取りましょう。
lesson-go-chess-lines-success = ルークは縦横、ビショップは斜め、クイーンは両方。何かに当たるまで走ります。
lesson-go-chess-lines-hint-1 = b2のルークとc3のビショップが、それぞれ1個に届きます。
lesson-go-chess-lines-hint-2 = ルークがg2、ビショップがa5、クイーンが斜めにi6を取ります。
lesson-go-chess-lines-mistake-1 = そのマスは守られていました。ポーンに斜めから取られました。
lesson-go-chess-lines-mistake-2 = 何も取れませんでした。筋をよく見ましょう。封鎖マスや駒で行き止まりです。

### 4: the Knight

lesson-go-chess-leap-title = 跳ぶナイト
lesson-go-chess-leap-goal = 丸印のルークを取りましょう。ナイトは封鎖マスを跳び越えます。
lesson-go-chess-leap-success = まっすぐ2マス、脇へ1マス、何でも越えて。それがナイトの跳び方です。
lesson-go-chess-leap-hint-1 = e5のナイトは2回跳べば届きます。守られたマスは避けましょう。
lesson-go-chess-leap-hint-2 = まずg6、それからh8へ。
lesson-go-chess-leap-mistake-1 = そのマスは守られていました。ナイトが取られました。
lesson-go-chess-leap-mistake-2 = ほかの駒では、封鎖マスを回っていて間に合いません。ナイトを使いましょう。
lesson-go-chess-leap-mistake-3 = まっすぐ2マス、脇へ1マス。そこからではルークに届きません。

### 5: the King is attacked

lesson-go-chess-check-title = チェック
lesson-go-chess-check-goal = キングが攻撃されています。何も失わずに救いましょう。
lesson-go-chess-check-success = 攻撃されたキングはチェックです。すぐに取るか、遮るか、よけましょう。
lesson-go-chess-check-hint-1 = 攻撃しているのはe9のルーク。どの駒で取れますか？
lesson-go-chess-check-hint-2 = ナイトがc8からe9へ跳びます。
lesson-go-chess-check-mistake-1 = キングがよけたら、後ろのクイーンが取られました。
lesson-go-chess-check-mistake-2 = 遮りましたが、守りがありません。ナイトが取られ、またチェックです。

### 6: mate, not stalemate

lesson-go-chess-no-stalemate-title = 締めすぎない
lesson-go-chess-no-stalemate-goal = 今すぐ勝ちましょう。キングを、逃げられないように攻撃します。
lesson-go-chess-no-stalemate-success = チェックメイト。攻撃されていないのに動けなければ引き分け。キング2個だけでも同じです。
lesson-go-chess-no-stalemate-hint-1 = クイーンで、キングのいる列を攻撃しましょう。
lesson-go-chess-no-stalemate-hint-2 = a1かa4へ。逃げ道はキングが見張っています。
lesson-go-chess-no-stalemate-mistake-1 = キングは攻撃されていないのに、黒は動けません。ステイルメイト、引き分けです。
lesson-go-chess-no-stalemate-mistake-2 = 黒はまだ動けます。キングを列に沿って攻撃しましょう。

### 7: placing in secret

lesson-go-chess-secret-title = 秘密の選択
lesson-go-chess-secret-goal = 両方がひそかにポーンを置きます。丸印のマスを試しましょう。
lesson-go-chess-secret-success = 同じマスなら、どちらも置けず選び直し。違えば同時に現れます。
lesson-go-chess-secret-hint-1 = ポーンは、空いていて封鎖されていないマスなら、どこにでも置けます。
lesson-go-chess-secret-hint-2 = まずe5。かち合ったら、別の好きなマスへ。
lesson-go-chess-secret-mistake-1 = 違うマスだったので、両方のポーンが置かれました。丸印のマスを試しましょう。

### 8: the second Bishop

lesson-go-chess-bishops-title = もうひとつの色
lesson-go-chess-bishops-goal = 2個目のビショップを置き、丸印のポーンを遠くから攻撃しましょう。
lesson-go-chess-bishops-success = ビショップ2個に色も2つ。2個目は1個目と同じ色には置けません。
lesson-go-chess-bishops-hint-1 = 丸印のポーンへ通じる斜めの筋をたどりましょう。
lesson-go-chess-bishops-hint-2 = 2マス離れれば取られません。a7かa3です。
lesson-go-chess-bishops-mistake-1 = 近すぎて、ポーンからも攻撃されます。ポーンは斜め隣を取ります。
lesson-go-chess-bishops-mistake-2 = そこからは、丸印のポーンへ通じる空いた斜めの筋がありません。

### 9: who begins

lesson-go-chess-who-begins-title = どちらが先手？
lesson-go-chess-who-begins-goal = 先手になれるよう、キングをクイーンの近くに置きましょう。
lesson-go-chess-who-begins-success = キングがクイーンに近いので先手です。攻撃されているマスには置けません。
lesson-go-chess-who-begins-hint-1 = 丸印の駒が自分のクイーンです。列の数と段の数を足しましょう。
lesson-go-chess-who-begins-hint-2 = クイーンから1歩、h1かi2です。
lesson-go-chess-who-begins-mistake-1 = 黒が先手です。キングとクイーンの距離が、黒より短くありません。

### 10: Kings side by side

lesson-go-chess-kings-title = キング同士は離れて
lesson-go-chess-kings-goal = 丸印のマスにキングを置きましょう。黒のキングがすぐそばに来ます。
lesson-go-chess-kings-success = キングが並んだら両方とも戻り、どちらも同じマスはもう試せません。
lesson-go-chess-kings-hint-1 = まず丸印のマス、c7へ。
lesson-go-chess-kings-hint-2 = 両方とも戻ったら、i5など別のマスを選びましょう。
lesson-go-chess-kings-mistake-1 = 離れていたので、両方のキングが置かれました。丸印のマスで出会わせましょう。

### 11: a won position

lesson-go-chess-finish-title = 仕上げ
lesson-go-chess-finish-goal = 今度はWrenが反撃してきます。キングを攻撃してメイトにしましょう。
lesson-go-chess-finish-success = お見事です。まずキングを閉じ込め、それから攻撃する。
lesson-go-chess-finish-hint-1 = キングの手前の段にルークがいれば、閉じ込められます。
lesson-go-chess-finish-hint-2 = まずルークをa9へ。次にもう1個のルークで10段目を攻撃します。

### 12: the first match

lesson-go-chess-first-match-title = 初めての対局
lesson-go-chess-first-match-goal = Wrenとの一局、何もない盤から。ヒントが出ます。
lesson-go-chess-first-match-success = Go-Chessの初めての対局で勝ちました！

### mini match 1

lesson-go-chess-queen-and-bishop-title = クイーンとビショップ
lesson-go-chess-queen-and-bishop-goal = こちらはクイーンとビショップ、相手はルークとナイト。メイトにしましょう。
lesson-go-chess-queen-and-bishop-success = メイト！クイーンは助けがあってこそ。1個では難しいものです。

### mini match 2

lesson-go-chess-queen-and-rook-title = クイーンとルーク
lesson-go-chess-queen-and-rook-goal = こちらはクイーンとルーク、相手はルークとナイト。メイトにしましょう。
lesson-go-chess-queen-and-rook-success = メイト！強い駒が2個で、キングのマスを奪います。

### mini match 3

lesson-go-chess-queens-title = クイーン1個ずつ
lesson-go-chess-queens-goal = 両者に、クイーン、ナイト、ポーン3個がもう置いてあります。メイトにしましょう。
lesson-go-chess-queens-success = メイト！配置のほかは、これでGo-Chessのすべてです。
