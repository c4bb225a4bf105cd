# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Playing styles

style-attacker = 攻撃派
style-attacker-description = 自陣を空けてでも攻めに出ます。
style-builder = 堅実派
style-builder-description = まず守りを固め、それから攻めます。
style-trickster = 策略派
style-trickster-description = 含みを多く残し、難題を出してきます。
style-all-round = 万能派
style-all-round-description = すべてをその値打ちどおりに量ります。

### Wren

level-1-description = 感覚で指し、次の手より先はほとんど読みません。初めての対局に。
level-1-greeting = わあ、対局！わたしのお気に入りの席、教えてあげよっか？
level-1-has-won = え、勝ったの？きれいな形にしたかっただけなのに。
level-1-has-lost = すごいなあ、あっさりだもん。もう一局、ね？
level-1-has-drawn = 誰も泣かなかったよ。いい対局だったね。

### Bram

level-2-description = 後ろも見ずに突っ込んできますが、1手の勝ちは決して逃しません。
level-2-greeting = 足もとに気をつけな。すぐ行くぜ。
level-2-has-won = ど真ん中、突破だ！
level-2-has-lost = いてて。あの壁、おれの頭より硬かったな。
level-2-has-drawn = はね返されたか。次はもっと助走をつけるぞ。

### Tilly

level-3-description = ごちゃごちゃが大好きで、迷子になるのはたいてい本人です。
level-3-greeting = さあ、すてきにかき回しちゃいましょ。
level-3-has-won = ねらいどおりよ。だいたいはね。
level-3-has-lost = わたし、3手前から迷子だったの。あなたは？
level-3-has-drawn = ふたりとも、出口が見つからなかったわね。

### Osric

level-4-description = 辛抱強く、きちょうめん。守りのない駒は見逃しません。
level-4-greeting = ゆっくりどうぞ。わたしもそうしますので。
level-4-has-won = 石をひとつずつ、積んだだけです。
level-4-has-lost = しっかりした土台でした。わたしのを見直さなくては。
level-4-has-drawn = 平らにならしましたな。恥じることはありません。

### Maud

level-5-description = 駒の取り合いを最後まで数え、それから始めます。
level-5-greeting = 駒は数えたかしら。わたしは数えましたよ。
level-5-has-won = 計算どおりね。
level-5-has-lost = 繰り上がりの1を忘れたのは、わたしのほうでした。
level-5-has-drawn = 最後の1円まで、ぴったり同じね。

### Fenn

level-6-description = わざと扉を開けておきます。入る前によく見てください。
level-6-greeting = どうぞどうぞ、お入りを。扉は開いておりますよ。
level-6-has-won = ほら、本当に入っていらした。
level-6-has-lost = 窓から来るとはね。お見事です。
level-6-has-drawn = お互い、相手の地下室には近寄りませんでしたな。

### Hilda

level-7-description = 何も与えず、こちらが何かを与えるのを待ちます。
level-7-greeting = 始めてください。わたしはどこへも行きません。
level-7-has-won = あなたは動いた。それで十分でした。
level-7-has-lost = わたしより辛抱強いとは。思いもよりませんでした。
level-7-has-drawn = 壁がふたつ。上には誰もいませんでした。

### Corvin

level-8-description = 攻めが来るのを誰よりも早く見抜きます。たいていは自分の攻めですが。
level-8-greeting = ここからだと、もう終わりまで見えるよ。
level-8-has-won = 上から見たとおりだったね。
level-8-has-lost = もっと高く飛ぶものがいたとは。上は見ていなかった。
level-8-has-drawn = 輪を描いて、どちらも降りてこなかったな。

### Ysolde

level-9-description = こちらが考えなかった、ただひとつの手を見つけます。
level-9-greeting = すべてお考えなさい。残りはわたくしが。
level-9-has-won = ずっとそこにありましたのよ。
level-9-has-lost = その手は考えておりませんでした。ありがとう。
level-9-has-drawn = どの道も、同じ場所に通じていましたわね。

### Magister

level-10-description = 好みの勝ち方はなく、残された勝ち筋を取ります。
level-10-greeting = 学んだことを見せてもらおう。
level-10-has-won = 今夜もう一度並べてみなさい。思うより近くまで来ていた。
level-10-has-lost = これについては、もう教えることがない。
level-10-has-drawn = 正しい結果だ。わたしを相手にここまで来る者は少ない。
