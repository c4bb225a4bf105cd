# What the window says: menus, panels, prompts, notices. How to translate: docs/translating.md.

# The language itself, in its own words.
language-name = 日本語

### Lists

list-comma = { $before }、{ $last }
list-and = { $before }と{ $last }
list-or = { $before }か{ $last }
list-then = { $before }、続いて{ $last }

### Sides

side-white = 白
side-black = 黒

### Settings

settings-board = 盤
settings-motion = 動き
settings-sound = 音
settings-play = 対局
settings-reading = 文字
settings-data = データ
settings-language = 言語
settings-language-system = システムと同じ

### Words of several screens

sentence = { $words }。
decimal-sign = .
close = 閉じる（{ KEY("Escape", word: "Esc") }）
settings = 設定
credits = クレジット
quit = 終了
speed-slow = 遅い
speed-normal = 普通
speed-fast = 速い

### Work beside the window

job-not-started = 開始できませんでした：{ $why }
job-panicked = プログラムの不具合で中断しました：{ $why }
job-gone = 理由を告げずに終わりました
stage-is-built = { $game }の盤を準備しています…
stage-failed = { $game }の盤を準備できませんでした：{ $why }。
stage-again = もう一度
stage-give-up = やめる

### The title

title-subtitle = 知られざる盤上ゲームに、いのちを
title-rules = 卓上のゲームの遊び方（{ KEY("F1") }）
title-go-on = 続ける
title-go-on-line = { $game }、{ $turn }手目
title-go-on-help = 終わっていない対局に戻る
title-reconstruction = { $game }（復元）
# What a screen reader says of a card: the game's name and a few words on it.
title-card = { $title }：{ $line }
title-settings-corrected = ありえない設定（{ $names }）を範囲内に直しました。
title-match-set-aside = 保存された対局を読めませんでした（{ $error }）。{ $path }として残してあります。
title-matches-unread = 保存された対局を調べられません：{ $error }
rating-out-of-range = 範囲外の数があります
programs-unsound = 「{ $name }」に固有の名前がないか、範囲外の数があります
programs-too-many = { $count }個を超えています

### Games in a few words

tress-blurb = 7つのゾーンをめぐるチェス風の戦い
trees-blurb = 駒は動かず、伸びていく
tribun-blurb = 91の六角マスに立つ塔
gess-blurb = 3×3の石の組が駒として動く
go-chess-blurb = 秘密の配置、柱の間で戦うチェス
treason-blurb = 三角のマスでチェッカー、スパイつき
troop-chess-blurb = 3つの石で組む陣形

### The set-up of a match

setup-reconstruction = これは復元です：何が公表されたルールで、何がハウスルールかは、ルールのページ（{ KEY("F1") }）にあります。
setup-person = 人
setup-ai = AI
setup-program = プログラム
setup-programs = プログラムの追加と変更
setup-program-help = Universal Game Interface（UGI）に対応したプログラムなら何でも選べます。決められた時間か、対局の時計で考えます。
setup-no-program = 先に{ $side }のプログラムを選ぶか追加してください。
setup-more = 詳細：時計、名前、ルール
setup-less = 詳細を隠す
setup-back = 戻る
setup-start = 盤へ
setup-name-white = 白の名前
setup-name-black = 黒の名前
setup-name-hint-white = 空欄なら「白」
setup-name-hint-black = 空欄なら「黒」
setup-clock = 時計
# The time of each player on a clock of their own, and what every turn adds.
setup-minutes = { $count }分
setup-seconds = { $count ->
    [0] 追加なし
   *[other] 1手ごとに{ $count }秒追加
}
setup-no-clock = 時計なし
# Minutes for the match and seconds for each turn.
setup-clock-time = { $minutes }＋{ $seconds }
setup-clock-adds = 1手ごとに追加
setup-hour-glass = 砂時計
setup-hour-glass-help = 自分が使った分だけ相手が増えます。
setup-each-turn = 1手ごとの時間
setup-each-turn-help = どの手にもこの時間があります。余っても次に持ち越せません。
setup-unequal = 別々の時間
setup-turn-seconds = { $count }秒
setup-board = 盤
board-stays = そのまま
board-turns = 手番の側を向く
board-between-players = 2人の間に置く
board-between-players-help = タブレットを卓に置くとき：画面全体が、手番の側か、質問に答える側を向きます。
setup-new-board = 新しい盤

### A tournament of several at one screen

tournament = 大会
tournament-what = ゲームごとに全員が1回ずつ総当たりで、この画面で1局ずつ対局します。
tournament-player = プレイヤー{ $number }
tournament-add = プレイヤーを追加
tournament-games = ゲーム
tournament-begin = 大会を始める
tournament-players = 大会には{ $least }人から{ $most }人必要です：名前を書いてください。
tournament-same-name = 同じ名前のプレイヤーが2人います。別々の名前にしてください。
tournament-no-game = ゲームを1つ以上選んでください。
tournament-next-help = 大会の成績表と、次の対戦
tournament-name = 名前
tournament-played = 対局
tournament-won = 勝ち
tournament-drawn = 引き分け
tournament-points = 勝ち点
# A game and the two who play it.
tournament-pairing = { $game }：{ $white } – { $black }
tournament-play = 対局：{ $pairing }
tournament-order = 対戦表
tournament-over = 大会は終わりました。
tournament-winner = 大会は{ $name }の優勝です！
tournament-shared = { $names }が同点で優勝です。
tournament-end = 大会を終える
tournament-end-sure = 終えて成績表を消す
tournament-end-help = 対局はライブラリに残ります。

### The choice of an opponent

# An opponent's name, style of play and strength.
opponent-measured = { $name }、{ $style }：およそ{ $rating }、±{ $error }
opponent-exact = { $name }、{ $style }：{ $rating }
opponent-unmeasured = { $name }、{ $style }：未測定
# Under the portrait of the opponent that is as strong as the player; there is little room.
opponent-even = 互角
opponent-even-now = 互角の対局、今の相手は{ $name }
opponent-even-first = 初めはやさしい相手です。AIとの対局を終えるたびに、次の相手の強さが選びやすくなります。
# While so few matches are counted that it is only a first guess.
opponent-even-guess = 初めの推定：このゲームでの棋力はおよそ{ $rating }です（AIとの{ $games }局から）。
opponent-even-form = このゲームでの棋力はおよそ{ $rating }です（AIとの最近の{ $games }局から）。
# What a player is called.
player-even = 互角の対局（{ $name }）

### The pause menu

pause = 中断
pause-resume = 盤に戻る
pause-type = 手を入力（{ KEY("/") }）
pause-start-clocks = 時計を動かす
pause-stop-clocks = 時計を止める
pause-accept-draw = 引き分けを受ける
pause-decline-draw = 引き分けを断る
pause-offer-draw = 引き分けを提案
pause-resign = 投了
# Between two people, each of whom has a button.
pause-offer-draw-of = { $name }が引き分け提案
pause-resign-of = { $name }が投了
pause-abandon = この対局を途中で終える
pause-new-match = 新しい対局
pause-photos = 写真を撮る
pause-rules = ルールとキー
pause-shelf = 棚に戻る
pause-quit = 終了（対局は保存されます）

### Pages

page-rules = 遊び方
page-outdated = この翻訳は英語のページの以前の版から作られたもので、古くなっているかもしれません。
page-no-diagram = この図は描けません：{ $why }

### The keys, below a game's rules

keys = キー
keys-move = { KEY("Arrows", word: "矢印") }、{ KEY("Enter") }
keys-move-what = 盤の上で動く、選ぶ
keys-choices = { KEY("1 to 9", word: "1〜9") }
keys-choices-what = 盤の下の選択肢
keys-next = { KEY("Tab") }
keys-next-what = 選べるものを順に回る
keys-cancel = { KEY("Escape", word: "Esc") }、右クリック
keys-cancel-what = 1段階戻る。その先は中断メニュー
keys-panels = { KEY("F2") }
keys-panels-what = 盤のまわりのボタンや一覧へ移る。{ KEY("Escape", word: "Esc") }で盤に戻る
keys-type = { KEY("/") }
keys-type-what = 手を入力する、何がどこにあるか尋ねる。?で尋ね方
keys-undo = { KEY("U") }、{ KEY("R") }
keys-undo-what = 戻す、やり直す（{ KEY("Ctrl+Z") }、{ KEY("Ctrl+Y") }でも）
keys-turns = { KEY("PageUp", word: "Page Up") }、{ KEY("PageDown", word: "Page Down") }
keys-turns-what = 1手前へ、1手先へ
keys-ends = { KEY("Home") }、{ KEY("End") }
keys-ends-what = 最初へ、現在へ
keys-hint = { KEY("H") }
keys-hint-what = ヒントを出す、消す
keys-hurry = { KEY("M") }
keys-hurry-what = AIがすぐに指す
keys-clocks = { KEY("C") }
keys-clocks-what = 時計を止める、動かす
keys-watch = { KEY("Space") }、{ KEY("N") }、{ KEY("1 to 3", word: "1〜3") }
keys-watch-what = AI同士：中断、1手、速さ
keys-top = { KEY("T") }
keys-top-what = 真上から見る、戻す
keys-view = { KEY("V") }
keys-view-what = 部屋の中、上から、平面
keys-flip = { KEY("F") }
keys-flip-what = 盤の反対側へ
keys-camera = { KEY("Ctrl+arrows", word: "Ctrl+矢印") }、右ドラッグ
keys-camera-what = カメラを回す、傾ける
keys-zoom = { KEY("+") }と{ KEY("-") }、ホイール
keys-zoom-what = 近く、遠く。{ KEY("0") }で盤全体
keys-photo = { KEY("P") }
keys-photo-what = 写真：ドラッグ、Shift+ドラッグ、ホイール。{ KEY("Enter") }で保存、{ KEY("Escape", word: "Esc") }で終わり
keys-rules = { KEY("F1") }
keys-rules-what = クリックが断られたわけ。駒にできること。ほかはこのルール
keys-lesson = { KEY("L") }
keys-lesson-what = 断られたこと、または駒についてのレッスン

### Settings, group by group

settings-colours = 色
palette-classic = クラシック
palette-high-contrast = ハイコントラスト
palette-colour-safe = 色覚対応
settings-view = 見え方（{ KEY("V") }）
view-room = 部屋の中
view-above = 上から
view-flat = 平面
view-automatic = 自動
settings-graphics = 画質
graphics-simple = 簡易
graphics-standard = 標準
graphics-high = 高品質
graphics-automatic = 自動
settings-review-matches = 終わった対局をすべて裏で解析
settings-evaluation-bar = 盤の脇の棒で形勢を表示
settings-show-movable = 動ける駒に印を付ける
settings-turn-board = 2人で指すときの盤
settings-speed = 駒の動く速さ
speed-at-once = 瞬時
settings-reduced-motion = 動きを控えめに：移動せず、瞬時に切り替わる
reduced-motion-system = システムと同じ
reduced-motion-on = オン
reduced-motion-off = オフ
settings-volume-effects = 駒と出来事
settings-volume-room = 部屋の音
settings-volume-interface = ボタンとヒント
settings-finish-forced = ただ1つの選択肢は自動で選ぶ
# What it says something about: one of the three that follow.
settings-teach-from = 指導する相手が指摘するもの：
teach-from-blunders = 大悪手
teach-from-mistakes = 悪手
teach-from-inaccuracies = 緩手も
settings-ponder = こちらの手番中もAIが考える（簡易画質を除く）
settings-confirm-resign = 投了の前に確認
settings-ask-to-undo = 2人のとき：手を戻す前に相手にきく
settings-pause-hidden = ウィンドウが隠れている間は時計を止める
settings-programs = ほかのプログラムを相手に
settings-text-size = 文字の大きさ
settings-text-percent = { $percent }%
# Two letters that show a size of text.
settings-text-sample = あア
settings-text-help = 画面全体が、文字とウィンドウに合わせて大きくなります。

### Other programs

programs = ほかのプログラム
programs-help = Universal Game Interface（UGI）に対応したプログラムと対局できます。プログラムはこのコンピューターで利用者と同じ権限を持ちます：信頼できるものだけを追加してください。
programs-unwritten = ゲームを閉じるまでしか残りません：{ $error }
programs-add = プログラムを追加
programs-keep = 保存
programs-discard = 保存せずに戻る
programs-name = 呼び名
programs-path = プログラム：パスか名前
programs-arguments = 引数（空白を含むものは"引用符"で囲む）
programs-folder = 作業フォルダー（必要なら）
programs-turn-time = 時計のない対局での1手の時間
programs-patience = 応答を待つ時間
programs-seconds = { $seconds }秒
programs-tenths = { $seconds }.{ $tenths }秒
programs-try = 応答を確認
programs-it = プログラム
programs-waiting = 応答を待っています…
programs-answers = 応答あり：{ $name }
programs-answers-by = 応答あり：{ $name }（作者：{ $author }）
programs-options = オプション
programs-more-options = ほかに{ $count }個あります
programs-number = { $name }（{ $min }〜{ $max }）
programs-press = { $name }：起動のたびに押す
programs-value-wrong = プログラムはこの値を受け付けません。
programs-kept-option = { $name }：{ $value }
programs-forget-option = プログラムのまま
programs-remove = このプログラムを削除
programs-remove-question = 削除しますか？消えるのは登録だけで、プログラムはディスクに残ります。
programs-remove-yes = 削除
programs-remove-no = 残す
programs-no-name = 先に名前を付けてください。
programs-name-taken = { $name }という名前は別のプログラムにもう付いています。
programs-no-path = 先にどのプログラムかを指定してください：パスがありません。
programs-quotes = 引数の引用符が対になっていません。
programs-option-wrong = プログラムはオプション{ $name }の値を受け付けません。
# What a program has done wrong. $name: what the player calls it; $words: its own words, in any language.
program-missing = { $name }というプログラムはこのコンピューターにありません。
program-arguments = { $name }の引数の引用符が対になっていません。
program-cannot-start = { $name }を起動できません。{ $path }：{ $why }
program-ended = { $name }は応答せずに終了しました。
program-ended-saying = { $name }は応答せずに終了しました。最後の出力：「{ $words }」
program-silent = { $name }は時間内（{ $seconds }秒）に応答しませんでした。
program-silent-saying = { $name }は時間内（{ $seconds }秒）に応答しませんでした。最後の出力：「{ $words }」
program-flood = { $name }は応答せず、際限なく出力を続けています。
program-deaf = { $name }はこちらからの入力を読み取りません。
program-unreadable = { $name }の応答は読めないものでした：{ $error }
program-refused = { $name }が拒みました：「{ $words }」
# $turn: as the program wrote it; $why: a sentence.
program-illegal-turn = { $name }が「{ $turn }」と指そうとしましたが、指せない手です。{ $why }
program-no-turn = { $name }が「{ $turn }」と指そうとしましたが、このゲームの手ではありません。
program-no-option = { $name }にオプション「{ $option }」はありません。
program-option-value = { $name }はオプション「{ $option }」の値「{ $value }」を受け付けません。
program-stopped = { $name }を止めました。
# $why: what happened, without a full stop.
program-unheard = { $name }と通信できません：{ $why }。
# An opponent that is part of this program does not play on. $name: who; $why: one of the next.
opponent-no-turn = { $name }は手を見つけられませんでした：{ $why }。
opponent-missing = { $name }として指す者がいません：知らない相手です。
# Why a search has no answer; follows a colon, without a full stop. $why, $words: what the system or the program says, in any language.
search-not-started = 探索を始められませんでした（{ $why }）
search-panicked = このプログラムの不具合で探索が途切れました（{ $words }）
search-silent = 探索が終わりません
search-lost = 探索が理由を告げずに終わりました
search-over = 対局は終わっています
search-refused = 見つけた手はルールで許されません（{ $why }）
# A search beside the match has failed, and what can be done. $why: one of these.
failed-hint = ヒントはありません：{ $why }。
failed-bar = 形勢がわかりません：{ $why }。
failed-teaching = 最後の手を判定できませんでした：{ $why }。対局は続きます。
failed-pondering = 相手はこちらの時間に考えられません：{ $why }。それでも対局はできます。
# $why: a sentence, in any language.
failed-knowledge = 相手が探索のほかに持つ{ $game }の知識を全部は読めず、それなしで指します。{ $why }
failed-again = もう一度
failed-go-on = なしで続ける
failed-hide-bar = 棒を隠す
failed-stop-pondering = 相手の時間だけ
substitute = 誰が続けますか？
substitute-help = 対局の終わりまで。この対局では棋力を測りません。
substitute-start = 続きを指す

### The photo mode

photo-help = ドラッグ：見回す · Shift+ドラッグ：ずらす · ホイール：近づく · { KEY("B") }：ぼかし · { KEY("Enter") }：保存 · { KEY("Escape", word: "Esc") }：終わり
photo-saved = { $path }として保存しました
photo-no-folder = 写真を保存できませんでした：写真のフォルダーがわかりません
# Why is what the system says.
photo-not-made = 写真を保存できませんでした：{ $why }

### Notices at the table

notice-nothing-to-undo = 戻せる自分の手がありません。
notice-undo-declined = { $name }が同意しないので、何も戻しません。
notice-draw-declined = { $side }は引き分けを断りました。
notice-draw-declined-ai = AIは引き分けを断りました：今の局面が気に入っています。
notice-draw-declined-program = { $name }は引き分けを断りました。
# What a side has reached; the reasons are sentences without a full stop, one after the other.
notice-claim = { $side }の勝利宣言：{ $reasons }。{ $other }は今、打ち消さなければなりません。
notice-flat = 部屋を描くのに時間がかかるので、盤を平面にしました（{ KEY("V") }で見え方を変更）
opponent-description = { $description }{ $style }
notice-match-over = 対局は終わりました。{ $result }
notice-offer-stands = { $side }はもう引き分けを提案しています
notice-no-offer = { $side }が答えるべき引き分けの提案はありません

### Choosing a turn

choose-cell = マスを選んでください
choose-piece = 駒を選んでください
choose-target = 行き先を選んでください
choose-stop-here = ここで止める
choose-confirm = 確定  [{ KEY("Enter") }]
choose-back = 戻る
# $result: a sentence, such as "White wins by domination."
refusal-over = 対局は終わりました。{ $result }
refusal-visiting = これは以前の局面です：{ KEY("End") }で現在に戻ります。
refusal-other-side = { $side }の番です：AIが考えています。
refusal-program = { $side }の番です：{ $name }が考えています。
refusal-treason-no-cell = マスの間にある無地の三角形はマスではありません。駒は置けません。
notice-visiting = { $turn }手目後の局面。{ KEY("End") }で現在に戻ります。

### The tools beside the board

tool-undo = 最後の手を戻す（{ KEY("U") }）
tool-undo-alone = 戻す：自分の前の手番まで。AIが考えている間も（{ KEY("U") }）
tool-redo = 戻した手をやり直す（{ KEY("R") }）
tool-hint = ヒント：強い人ならこう指す（{ KEY("H") }）
tool-hint-sought = ヒントを考えています。もう一度押すと止まります（{ KEY("H") }）
tool-hint-shown = ヒントを盤から消す（{ KEY("H") }）
tool-offer-draw = 引き分けを提案
tool-resign = 投了
tool-rules = このゲームのルールとキー（{ KEY("F1") }）
tool-tilt = 椅子から見た盤（{ KEY("T") }）
tool-top = 真上から見た盤（{ KEY("T") }）
tool-flip = 盤の反対側へ（{ KEY("F") }）
tool-menu = メニュー：設定、新しい対局、終了（{ KEY("Menu", word: "Esc") }）

### Questions at the board

question-resign = 投了しますか？
question-resign-yes = 投了
question-resign-no = 指し続ける
# Between two people: which of them is asked.
question-resign-of = { $name }：投了しますか？
question-abandon = この対局を途中で終えますか？もう誰も続きを指せなくなります。
question-abandon-yes = 終える
question-undo = { $by }が最後の手を戻したいそうです。{ $to }は同意しますか？
# After the match has ended.
question-play-on = { $by }が続きを指したいそうです。{ $to }は同意しますか？
question-yes = はい
question-no = いいえ
question-draw = { $by }が{ $to }に引き分けを提案しています。
question-draw-accept = 受ける
question-draw-decline = 断る

### When a program does not play on

question-program-again = もう一度きく
question-program-anew = 起動し直す
question-program-person = 自分で指す
question-program-level = 別の相手
question-program-end = 対局を終える

### The hint

hint-sought = ヒントを考えています…
# A turn and what it is for: "Nd3 takes a Knight".
hint-turn = { $turn }（{ $why }）
# $turn: the turn as the list of turns writes it.
hint-even = ヒント：{ $turn }：ほぼ互角
hint-little-better = ヒント：{ $turn }：{ $side }が少し良い
hint-better = ヒント：{ $turn }：{ $side }が良い
hint-much-better = ヒント：{ $turn }：{ $side }がとても良い
hint-nearly-won = ヒント：{ $turn }：{ $side }がほぼ勝ち
hint-wins-at-once = ヒント：{ $turn }：{ $side }がすぐに勝つ
# $turns: in how many turns of its own.
hint-wins = ヒント：{ $turn }：{ $side }が{ $turns }手で勝つ
hint-wins-anyway = ヒント：{ $turn }：何をされても{ $side }が{ $turns }手で勝つ

### The bar beside the board

evaluation-none = まだ判定していません
evaluation-won = { $side }の勝ち
evaluation-wins = { $side }が{ $turns }手で勝つ
evaluation-shares = 白{ $white }%、黒{ $black }%

### The players' cards

players-has-won = 勝ち
players-offers-draw = 引き分けを提案
players-clock-paused = 時計停止中  [{ KEY("C") }]
players-hurry = すぐ指す  [{ KEY("M") }]
players-thinking = 考え中
players-thinking-help = 考えています
# $nodes: how many positions, as in players-thousands.
players-depth = 深さ{ $depth }、{ $nodes }
players-depth-help = 考えています：深さ{ $depth }、{ $nodes }局面
players-thousands = { $number }k
players-millions = { $whole }.{ $tenths }M
players-clock-tenths = { $seconds }.{ $tenths }
# $count: such as "3 of 5 zones"; $help: what that means.
players-gauge-help = { $count }。{ $help }
players-opponent = { $side }、AIレベル{ $level }、{ $style }。{ $character }
players-program = プログラム
players-program-help = { $side }：プログラム{ $name }
players-troubled = 続けられない
players-program-starts = 起動中
players-program-starts-help = プログラムを起動しています
# What a program says of its search; its value is for its own side.
players-program-thinks-help = 考えています：{ $thought }
players-program-depth = 深さ{ $depth }
players-program-score = { $sign }{ $whole }.{ $hundredths }
# $plies: turns of both sides.
players-program-wins = { $plies }手先で勝ち
players-program-loses = { $plies }手先で負け

### The list of turns

turns-none = まだ手なし
turns-title = 棋譜
turns-fold = 最後の手だけ
turns-unfold = すべての手

### Two AIs at play

watch-go-on = 続ける（{ KEY("Enter", word: "Space") }）
watch-pause = 中断（{ KEY("Enter", word: "Space") }）
watch-step = 1手（{ KEY("N") }）

### The result

result-wins = { $side }の勝ち
result-draw = 引き分け
result-unfinished = 途中
# How two players stand with each other after several matches; $one and $other are the matches that they have won.
result-standing = { $first } { $one }勝、{ $second } { $other }勝{ $drawn ->
    [0] {""}
   *[other] 、引き分け{ $drawn }
}
result-standing-in-all = 全ゲーム合計：{ $standing }。
result-standing-and-in-all = { $here }。全ゲーム合計：{ $all }。
# $change: with its sign, such as +12.
result-rating = 今の棋力はおよそ{ $rating }です（{ $change }）。
# While so few matches are counted that it is only a first guess.
result-rating-provisional = 今の棋力はおよそ{ $rating }です（{ $change }）：{ $games }局での初めの推定です。
result-next = 次の盤
result-next-help = 次の盤へ進む
result-again = もう一局
result-again-help = 色を替えてもう一局
result-look = 見る
result-look-help = 盤を見る
result-moment = 勝負の分かれ目
result-moment-help = 対局の決め手になった手
result-back = 結果
ending-decided = 勝負の分かれ目
ending-none = どの1手で決まったとは言えません。
ending-not-yet = 今のところ、そのような手は見つかっていません。
ending-before = 前
ending-after = 後
ending-show = 盤で見る
ending-accuracy = 精度：{ $both }
# $count: number: of mistakes
ending-learn = { $count }つのミスから学ぶ
result-shelf = 棚
result-shelf-help = 棚に戻る

### The curtain before a secret choice

curtain-chooses = { $side }が選びます
curtain-both = 両方が選びました
curtain-both-look = 両方とも見てください。
curtain-lift-together = 一緒に幕を上げる
# $task: such as "White places pawn 1 of 8 in secret".
curtain-task = { $task }。{ $other }は目をそらしてください。
curtain-lift = { $side }です

### Tress at the board

# Beside the signs for them.
tress-zones = ゾーン
tress-zones-held = ゾーン{ $held }/{ $of }
tress-zones-help = 5つのゾーンを支配すれば制覇で勝ち
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
tress-caption-zone = ゾーンの持ち主が替わる
tress-caption-claim = 宣言、または起死回生
tress-caption-ambience = 崩れた壁を渡る風
tress-caption-music = 崩れた城塞

### The Game for the Trees at the board

trees-squares = { $count }マス
# Beside the signs for them.
trees-huckleberries = ハックルベリー
trees-huckleberries-left = ハックルベリー{ $count }株
trees-in-reach = 狙われている
trees-leap-left = 跳躍あり
trees-help = ハックルベリーが1株もなくなった側の負け。一度だけ自分の草へ跳べます
trees-choose-square = 自分のマスを選んでください
# After the name of the square and before the buttons of what else it can do.
trees-choose-growth = は指したところへ伸びます。または
trees-choose-order = 先端を順に押すか、葉を並べてください
trees-now = 今
trees-stop = 連鎖を止める
trees-leap = 跳躍
trees-retreat = { $count ->
    [1] 撤退
   *[other] 撤退：{ $count }マス失う
}
trees-order-title = どの順番で？
trees-order-earlier = 前へ
trees-order-later = 後へ
trees-order-play = 指す  [{ KEY("Enter") }]
# The action, on a leaf of the order; short.
trees-order-now = この手
trees-order-line = { $number }. { $line }
trees-no-action = 先にアクションを選んでください
# What an action or a chain does; no full stop. $plant: such as "b-Ash d2".
trees-plant = { $square }の{ $kind }
trees-grows = { $plant }が{ $square }へ伸びる
trees-attacks-and-takes = { $plant }が{ $partner }と攻撃し{ $square }を取る
trees-attacks-and-leaves = { $plant }が{ $partner }と攻撃し{ $square }を譲る
trees-stops = { $plant }の連鎖を止める
trees-leaps = ハックルベリーが{ $square }へ跳ぶ
trees-retreats = { $count ->
    [1] { $plant }が撤退
   *[other] { $plant }が撤退：{ $count }マス失う
}
trees-chain-stops = { $plant }が止まる：{ $square }に{ $side }の{ $kind }がある
trees-chain-stops-neutral = { $plant }が止まる：{ $square }は中立の茂み
trees-chain-stops-bare = { $plant }が止まる：{ $square }は裸地
trees-chain-gone = { $plant }は順番の前になくなる
# $action: one of the sentences above.
trees-preview = { $action }。
trees-preview-open = { $action }。順番は自由です。
trees-habit-grass = { $plant }はどの方向にも1マス、裸地へ伸びます。
trees-habit-brush = { $plant }はどの方向にも1マス、草の上へ伸びます。
trees-habit-birch = { $plant }は縦横に、茂みの上へ伸びます。
trees-habit-ash = { $plant }はナイト跳びで、茂みの上へ伸びます。
trees-habit-beech = { $plant }は斜めに、茂みの上へ伸びます。
trees-habit-pine = { $plant }は縦横と斜めに、茂みの上へ伸びます。
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
trees-caption-grass = 草が伸びる
trees-caption-grow = 植物が伸びる
trees-caption-wither = 植物が枯れる
trees-caption-huckleberry = 草がハックルベリーになる
trees-caption-attack = 植物が攻撃する
trees-caption-chain = 連鎖が続く
trees-caption-ambience = 森、葉を揺らす風
trees-caption-music = カバノキとブナの下で

### Tribun at the board

tribun-unit-tribun = Tribun
# A unit with the Tribun in it.
tribun-stones = 駒{ $count }個
tribun-tribuns = { $count ->
    [0] Tribunなし
   *[other] Tribun { $count }個
}
tribun-in-danger = 危険
tribun-help = Tribunを失った側の負け。奴隷になった部隊の駒は、もとの側の駒として数えます
tribun-help-danger = 敵がTribunに届いています：どんな攻撃でも敵の勝ちになります
tribun-help-lost = Tribunが失われました
tribun-choose-unit = 部隊か、攻撃する敵か、合体する空きマスを選んでください
tribun-choose-step = { $unit }の行き先を選んでください
tribun-choose-target = { $unit }の行き先を選ぶか、駒をドラッグして分けてください
tribun-choose-part = { $unit }を分割：次に分けるマスを選んでください
tribun-choose-pattern = 自分の動き方か、奴隷の動き方か？
tribun-choose-outcome = { $hex }（高さ{ $height }）を攻撃：残す数か、進入する部隊を選んでください
tribun-choose-givers = { $hex }で合体：駒を出す部隊を選んでください
tribun-how-many-go = そこへ何個行きますか？
tribun-how-many-given = 何個出しますか？
tribun-free-slave = 奴隷を解放
# Of the enemy's stones.
tribun-leave = { $count }個残す
tribun-split = 分割
tribun-go-on-top = 上に乗る（Impero）
tribun-done = 完了
tribun-as-slave = 奴隷の{ $slave }として
tribun-leaving-slave = { $unit }として、奴隷を残して
tribun-move-in-as = { $unit }として進入
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
tribun-caption-attack = 部隊が攻撃する
tribun-caption-set = 駒が置かれる
tribun-caption-fall = 駒が倒れる
tribun-caption-enslave = 部隊が奴隷になる
tribun-caption-free = 部隊が解放される
tribun-caption-ambience = ローマの中庭、水、鳩
tribun-caption-music = 大理石と月桂樹

### Tribun: strikes

# All units that reach the target, on a button.
tribun-strike-all = 全部
tribun-strike-choose = { $hex }の{ $unit }（高さ{ $height }）を攻撃：攻撃する部隊を選んでください
tribun-strike-choose-on-slave = { $hex }の{ $unit }（高さ{ $height }、奴隷の高さ{ $slave }）を攻撃：攻撃する部隊を選んでください
tribun-strike-unit = { $hex }の{ $height }個に攻撃力{ $strength }
tribun-strike-tribun = { $hex }のTribunに攻撃力{ $strength }
# $strike: one of the two above, or this again.
tribun-strike-with-slave = { $strike }、{ $from }は奴隷の動き方
# $strike: one of the three above.
tribun-strike-falls = { $strike }：倒れる
tribun-strike-frees = 攻撃：上の駒が倒れ、奴隷は自由に
tribun-strike-leaves = 攻撃：{ $left }個残る
tribun-strike-leaves-less = 攻撃：{ $left }個残る（{ $more }は無効な高さ）
tribun-take-tribun = Tribunを取って勝ち
tribun-kill = 撃破：{ $from }が進入
tribun-kill-with-slave = 撃破：{ $from }が奴隷ごと進入
tribun-kill-slave-free = 撃破：{ $from }が進入、奴隷は自由に
tribun-impero = Impero：{ $from }が上に乗る
# The same three on small buttons.
tribun-in = { $from }進入
tribun-in-with-slave = { $from }奴隷ごと進入
tribun-on-top = { $from }上に乗る

### Tribun: stones dragged from hex to hex

tribun-spread-how-many = { $from }から{ $to }へ：何個？
tribun-move-whole = 部隊ごと動かす
tribun-keeps = { $hex }に{ $count }個残る
tribun-gets = { $hex }に{ $count }個
# $placed: what is kept and got so far; $why: why that is no turn yet.
tribun-spread-incomplete = { $placed }：{ $why }
tribun-spread-empty-only = 駒を置けるのは空いたマスだけです
tribun-spread-not-beside = { $to }は{ $from }の隣ではありません
tribun-spread-given = { $from }からはもう{ $to }へ出しています：先に戻してください
tribun-spread-one-centre = 1手では、1つの部隊を分割するか、1つのマスで合体します
tribun-spread-none-left = { $from }に出せる駒は残っていません
tribun-spread-whole = Tribunのいる部隊は、全部そろって出します
tribun-spread-cannot-hold = { $from }に残る{ $left }個では高さ{ $slave }の奴隷を抑えられません
tribun-spread-leaves = { $from }に残る{ $left }個は有効な高さではありません
tribun-spread-no-turn = { $to }に{ $count }個では、手になりません
# $valid: the heights that the rules allow.
tribun-spread-no-height = { $hex }の{ $height }個は有効な高さではありません（{ $valid }）
tribun-spread-too-few = もっと駒を動かしてください：少なくとも2つのマスを使います

### Gess at the board

gess-stones = 石{ $count }個
# Beside the signs for them.
gess-rings = リング
gess-rings-held = リング{ $count }個
gess-help = リングがなくなると負け
gess-footprint = 駒{ $centre }
gess-choose-centre = 駒の中心を選んでください
gess-choose-target = 中心の行き先を選んでください
gess-breaks-last-ring = 自分の最後のリングが壊れます：負けになります。
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
gess-caption-choose = 駒が選ばれる
gess-caption-move = 駒の石が動く
gess-caption-capture = 石が取られる
gess-caption-return = 石が戻る
gess-caption-ambience = 夜の庭、こおろぎ
gess-caption-music = 石板と貝

### Go-Chess at the board

go-chess-check = チェック
go-chess-check-help = キングが攻撃されています。救わなければなりません
# Beside the signs for them.
go-chess-placed = 配置済み
go-chess-placed-of = 配置{ $count }/{ $of }
go-chess-placed-help = 両者が1組ずつ配置します
go-chess-pieces = 駒{ $count }個
go-chess-pieces-help = この側のすべての駒
# $kind: the letter of the kind, as turns are written.
go-chess-place = { $kind ->
    [P] { $side }がポーンをひそかに配置（{ $number }/{ $of }）
    [N] { $side }がナイトをひそかに配置（{ $number }/{ $of }）
    [B] { $side }がビショップをひそかに配置（{ $number }/{ $of }）
   *[R] { $side }がルークをひそかに配置（{ $number }/{ $of }）
}
go-chess-place-only = { $kind ->
    [Q] { $side }がクイーンをひそかに配置
   *[K] { $side }がキングをひそかに配置
}
# $seed: the number of the board.
go-chess-board = 盤{ $seed }
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
go-chess-caption-reveal = 両方の選択が公開される
go-chess-caption-clash = 2つの選択は両立しない
go-chess-caption-play = すべての駒が配置された
go-chess-caption-ambience = 海辺の洞窟、水のしずく
go-chess-caption-music = 十本の柱

### Treason at the board

treason-men = 兵{ $count }個
treason-no-pieces = 駒なし
# Beside the signs for them.
treason-spies = スパイ
treason-spies-left = スパイ{ $count }個
treason-help = 駒がないか、指せる手がない側の負け
treason-must-capture = 取らなければなりません：印の駒のどれかを選んでください
treason-choose-jump = 跳び越える駒か、着地点を選んでください
treason-choose-target-or-convert = 行き先か、対角線の向こうの寝返らせる敵を選んでください
treason-choose-landing = 着地点を選んでください
treason-jump-on = 続けて跳ぶか、ここで止めるか（駒の上で{ KEY("Enter") }）
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
treason-caption-jump = 駒が跳び越える
treason-caption-crown = 兵がスパイになる
treason-caption-convert = 駒が寝返る
treason-caption-ambience = 岸辺、波、セミ
treason-caption-music = 裏返った硬貨

### Troop Chess at the board

troop-chess-formation = { $shape } { $stones }
troop-chess-stones = 石{ $count }個
troop-chess-formations = 陣形{ $count }つ
troop-chess-help = 3つの石の陣形がなくなった側の負け
troop-chess-choose-three = 触れ合う石を3個選んでください（復元です：ハウスルールは{ KEY("F1") }で）
troop-chess-choose-second = 2つ目の石を選んでください
troop-chess-choose-third = 3つ目の石を選んでください
troop-chess-choose-target = { $shape }：{ $stone }の行き先を選んでください
# What a move would bring about, one thing after the other.
troop-chess-then = { $before }。{ $next }
troop-chess-way = { $direction ->
    [north] 北へ{ $steps }歩
    [north-east] 北東へ{ $steps }歩
    [east] 東へ{ $steps }歩
    [south-east] 南東へ{ $steps }歩
    [south] 南へ{ $steps }歩
    [south-west] 南西へ{ $steps }歩
    [west] 西へ{ $steps }歩
   *[north-west] 北西へ{ $steps }歩
}
troop-chess-heads-collide = こちらの頭{ $from }が頭{ $at }に当たる：どちらも倒れる
troop-chess-head-strikes = こちらの頭{ $from }が{ $at }に当たる：{ $at }が倒れる
troop-chess-runs-into-head = { $from }が頭{ $at }にぶつかる：{ $from }が倒れる
troop-chess-strikes = { $from }が{ $at }に当たる：{ $at }が倒れる
troop-chess-you-win = 勝ち
troop-chess-you-lose = 負け：陣形が残らない
troop-chess-draw = 引き分け
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
troop-chess-caption-choose = 陣形が選ばれる
troop-chess-caption-move = 陣形が動く
troop-chess-caption-collision = 衝突
troop-chess-caption-return = 石が戻る
troop-chess-caption-capture = 石が取られる
troop-chess-caption-ambience = 野営地、焚き火、ひばり
troop-chess-caption-music = ただの兵士たち

### The first start

welcome = ようこそ
welcome-music = 音と音楽
welcome-sound = 音
welcome-silence = 無音
welcome-start = ここから：{ $game }を習う
welcome-shelf = ゲームの棚へ

### Sound

settings-volume-overall = 全体
settings-volume-music = 音楽
settings-mono = モノラル：すべてを中央から鳴らす
settings-captions = 字幕：音の説明を盤の上に出す
sound-no-device = 音が出ません：このコンピューターに音の装置がないか、使えません。
sound-no-recording = 録音{ $file }を再生できません：{ $why }
sound-no-room = 部屋の音を再生できません：{ $why }
sound-no-ambience = { $of }の環境音を再生できません：{ $why }
sound-no-music = { $of }の音楽がありません：{ $why }
# Captions: what is heard, in a few words; no full stop.
caption-select = 何かが選ばれる
caption-deselect = 選択が取り消される
caption-refuse = 選択が断られる
caption-undo = 手が戻される
caption-low-time = 時計が時を刻む
caption-move = 駒が動く
caption-slide = 駒が走る
caption-leap = 駒が跳ぶ
caption-capture = 駒が取られる
caption-promote = 駒が昇格する
caption-curtain = 幕が動く
caption-win = 対局の勝者が決まる
caption-draw = 対局が引き分けになる
# $place: what is heard there, such as "a shore, waves, cicadas".
caption-ambience = 環境音：{ $place }
# $name: the title of a piece of music.
caption-music = 音楽：{ $name }
# $words: one of these; $times: how often it was heard.
caption-times = { $words } ×{ $times }

### Lessons

lessons = レッスン
title-start = ここから
# How many stars the lessons of a game have brought, and how many there are: said with the line about the game, and shown.
title-stars = 星{ $most }個のうち{ $count }個を獲得
title-stars-of = { $count }/{ $most }
# The next step in a game, on the one golden button of the shelf: "Treason: lesson 3".
path-step = { $game }：{ $step }
path-lesson = レッスン{ $number }
path-mini = ミニ対局{ $number }
# A match against an opponent.
path-match = { $name }と対局
# The same on the button that leads on after a match.
path-onward-lesson = レッスン{ $number }
path-onward-mini = ミニ対局{ $number }
path-onward-match = 次：{ $name }
path-onward-help = このゲームの次の段階
title-lessons = 卓上のゲームを習う
lesson-place = { $game } · { $number }
# What a screen reader says of a lesson in the list.
lesson-spoken = レッスン{ $number }：{ $title }。星：3個のうち{ $stars }個
lesson-anew = 最初から
lesson-again = もう一度
# $theme: what it is about.
lesson-practise = パズル：{ $theme }
# Above the tiles of whole matches that begin with few pieces.
lesson-mini = ミニ対局
lesson-next = 次のレッスン
lesson-other-mistake = ねらいとは違います。別の手を試しましょう。

### Lessons and puzzles

# The label of a button, with the key that presses it.
exercise-next = { $label }（{ KEY("Enter") }）

### Puzzles

puzzles = パズル
title-puzzles = 卓上のゲームのパズル
title-review = 今日復習するパズル{ $count }問
title-progress = 卓上のゲームの進み具合
progress = 進み具合
progress-no-stars = 解けたレッスンはまだありません
progress-no-puzzles = 試したパズルはまだありません
progress-all = 対局
progress-no-matches = 数に入った対局はまだありません
progress-matches = { $count }局が数に入りました
progress-no-curve = 2局が数に入ると、1局ごとのレーティングがここに曲線で出ます。
progress-curve = 1局ごとのレーティング
# What the pointer reads off the curve.
progress-on-day = { $rating } · { $date }
progress-record = 成績
progress-nobody = このゲームで最後まで指した対局はありません。
progress-won = { $won }勝、{ $drawn }引き分け、{ $lost }敗
progress-two = 2人の対局
progress-strength = 棋力{ $rating }
puzzle-place = { $game } · パズル
puzzle-win-at-once = { $side }がすぐに勝つ
puzzle-win = { $side }が{ $turns }手で勝つ
puzzle-only = { $side }がしのぐ
puzzle-goal-at-once = 勝つ手はどれでしょう？
puzzle-goal-win = 毎回、ただひとつの正しい手を見つけましょう。
puzzle-goal-only = 負けずに済む、ただ1つの手はどれでしょう？
# Shown when a puzzle is over: how hard it is.
puzzle-rated = パズル{ $rating }
puzzle-unrated = まだ評価なし
puzzle-show = 答えを見る
puzzle-next = 次のパズル
puzzle-explore = いろいろ試す
puzzle-back = パズルに戻る
puzzle-hint-piece = ここから始まります。
puzzle-hint-place = 行き先はここです。
puzzle-sought = 見てみましょう…
# What is said of a wrong turn: its notation, and that of the answer that shows why.
puzzle-holds = { $turn }？{ $reply }とされると、手数内に勝てません。
puzzle-later = { $turn }でも勝ちますが、もっと早い手があります：{ $reply }で粘られます。
puzzle-loses = { $turn }？{ $reply }で{ $side }の勝ちです。
puzzle-other = { $turn }ではありません：{ $reply }。
puzzle-ends = { $turn }でゲームは終わりますが、正しい終わり方ではありません。
puzzle-wrong = { $turn }ではありません。
# No answer to a wrong turn was found; $why: what happened, without a full stop.
puzzle-unanswered = { $turn }ではありません。何がいけないのかは示せませんでした：{ $why }。
puzzle-right = 正解、続けましょう。
puzzle-solved = 解けました！
puzzle-solved-late = 正解ですが、一度ではいきませんでした。
puzzle-shown = これが答えでした。
puzzle-rating = レーティング：{ $rating }（{ $change }）
# While so few puzzles have been tried that it is only a first guess.
puzzle-rating-provisional = レーティング：およそ{ $rating }（{ $change }）、初めの推定
puzzle-free = 自由に指す
puzzle-free-goal = 両方の側を指せます。
puzzle-strength = レーティング：{ $rating }
puzzle-strength-provisional = レーティング：およそ{ $rating }、初めの推定
puzzle-tries = 一度で正解：{ $solved } · 失敗：{ $failed }
puzzle-daily = 今日のパズル
puzzle-daily-done = 今日のパズル（済み）
puzzle-easier = やさしく
puzzle-harder = 難しく
puzzle-review = 復習（{ $count }問）
puzzle-by-theme = テーマ別
# A button: the theme, and how many puzzles have it.
puzzle-theme = { $theme } · { $count }
puzzle-none = このゲームのパズルはまだありません。

### Why not? The rule behind a refused choice, and what a piece may do

why-rule = なぜ？
why-lesson = レッスン
why-rule-keyed = なぜ？  [{ KEY("F1") }]
why-lesson-keyed = レッスン  [{ KEY("L") }]
# $title: string: what the lesson is called
page-lesson = レッスンへ：{ $title }
# $side: string, $cell: string
piece-place = { $side } · { $cell }
# $count: number: the cells to which its turns lead
piece-acts = { $count ->
    [0] 今、動けます。
   *[other] 今選べるマスは{ $count }つあり、盤に印が付いています。
}
piece-rules = ルールを見る  [{ KEY("F1") }]
# $title: string: what the lesson is called
piece-lesson = レッスン：{ $title }  [{ KEY("L") }]
lesson-back = 対局に戻る

### The opponent that teaches

setup-teach = 指導対局
setup-teach-help = 多くを失う手を相手が指摘し、その応手を見せて、手を戻す機会をくれます。この対局はレーティングに入りません。
# $name: string: who speaks, $turn: string: the answer to the player's turn, $turns: number
teach-wins = { $name }：{ $turns ->
    [1] { $turn }ですぐにわたしの勝ちです。
   *[other] { $turn }から{ $turns }手でわたしの勝ちです。
}
teach-missed = { $name }：{ $turns ->
    [1] すぐに勝てたのに。では{ $turn }と指します。
   *[other] { $turns }手の勝ちがありました。では{ $turn }と指します。
}
# $pieces: string: a list of pieces
teach-takes = { $name }：{ $turn }で取ります：{ $pieces }。
teach-worth = { $name }：{ $turn }のあと、盤上の戦力はわたしのほうが上です。
teach-attack = { $name }：{ $turn }のあと、わたしの攻めのほうが強くなります。
teach-build = { $name }：{ $turn }のあと、そちらの守りが足りません。
teach-trick = { $name }：{ $turn }のあと、そちらによい手があまり残りません。
# $before: number, $after: number: per cent
teach-chance = 勝率が{ $before }%から{ $after }%に下がります。
teach-undo = 手を戻す  [{ KEY("U") }]
teach-go-on = 続ける  [{ KEY("M") }]
teach-better = もっとよい手を見る
# A turn, and what it is for: "Better: Nd3 takes a Knight."
teach-better-turn = もっとよい手：{ $turn }。
teach-better-turn-for = もっとよい手：{ $turn }（{ $why }）。

### Analysis

analysis = 検討
analysis-end = 検討を終える（{ KEY("A") }）
analysis-engine = エンジン（{ KEY("E") }）
# $lines: number
analysis-lines = { $lines }手順
analysis-fewer = 手順を1つ減らす
analysis-more = 手順を1つ増やす
# $depth: number
analysis-depth = 深さ{ $depth }
analysis-looking = 読んでいます…
# $why: what happened, without a full stop.
analysis-failed = 何も見つかりませんでした：{ $why }。
analysis-again = もう一度読む
# $words: string: who stands better, $turns: string: the turns that follow
analysis-line = { $words }：{ $turns }
# $chance: number: White's chance, in per cent
analysis-chance = { $chance }%
analysis-over = 対局はここで終わりです。
analysis-secret = 秘密の選択：エンジンは何も言いません。
analysis-off = エンジンは止まっています。
replay-start = 最初へ（{ KEY("Home") }）
replay-back = 1手前へ（{ KEY("Left", word: "左矢印") }）
replay-play = 再生（{ KEY("Space") }）
replay-stop = 停止（{ KEY("Space") }）
replay-on = 1手先へ（{ KEY("Right", word: "右矢印") }）
replay-end = 最後へ（{ KEY("End") }）
replay-speed = 対局の再生の速さ
# $number: number, $turn: string: a turn in words
replay-after = { $number } { $turn }
replay-at-start = 対局の始まり
result-analyse = 検討
result-analyse-help = 対局を検討（{ KEY("A") }）
pause-analyse = 対局を検討
keys-analysis = { KEY("A") }
keys-analysis-what = 対局を検討。対局に戻る
keys-replay = { KEY("Arrows", word: "矢印") }、{ KEY("Space") }
keys-replay-what = 検討：手と手順。再生、停止
keys-draw = 右クリック、右ドラッグ
keys-draw-what = 検討：丸や矢印を描く。ShiftやCtrlで別の色
keys-engine = { KEY("E") }、{ KEY("1 to 5", word: "1〜5") }
keys-engine-what = 検討：エンジンのオンとオフ、手順の数
keys-mistakes = { KEY("N") }、{ KEY("Shift+N") }
keys-mistakes-what = 検討：次のミス、前のミス
keys-try = { KEY("Tab") }、{ KEY("Arrows", word: "矢印") }と{ KEY("Enter") }
keys-try-what = 検討：盤で手を試す
keys-beside = { KEY("Shift+Up", word: "Shift+上") }、{ KEY("Shift+Down", word: "Shift+下") }
keys-beside-what = 検討：前の変化、次の変化
keys-note = { KEY("C") }、{ KEY("Delete") }
keys-note-what = 検討：手に覚え書き。変化を削除
keys-study = { KEY("Ctrl+Z") }、{ KEY("Ctrl+Y") }
keys-study-what = 検討：研究の変更を戻す、やり直す
graph = 対局を通した白の勝率。クリックで局面を表示
# $side: string, $accuracy: number
review-accuracy = { $side } { $accuracy }%
# $inaccuracies: number, $mistakes: number, $blunders: number
review-counts = 緩手：{ $inaccuracies }、悪手：{ $mistakes }、大悪手：{ $blunders }。前の数字は精度です。
# $best: string: a turn, $before: number, $after: number: per cent
review-loss = 最善は{ $best }：勝率が{ $before }%から{ $after }%に下がりました。
# $done: number, $all: number
review-progress = 解析：{ $done }/{ $all }
review-failed = 解析が止まりました：{ $why }。
review-stop = 解析を止める
review-go-on = 対局を解析

### Turns that are tried while a match is analysed, and what is noted of them

study-note = 手に覚え書き（{ KEY("C") }）
study-promote = 最初の変化にする
study-delete = ここから変化を削除（{ KEY("Delete", word: "Del") }）
study-comment = コメント
study-glyph = 評価
study-no-glyph = なし
study-done = 完了（Ctrl+Enter）
study-played = 対局で指された手は削除できません。
study-nothing-to-promote = これはもう本譜です。
study-nothing-to-undo = 戻す変更も、やり直す変更もありません。
study-secret = ここでは手をひそかに選ぶので、試せません。
study-full = この研究にはもう手を加えられません。
refusal-line-over = 手順はここで終わりで、試せる手がありません。
tool-undo-study = 研究の最後の変更を戻す（{ KEY("Ctrl+Z") }）
tool-redo-study = 研究の変更をやり直す（{ KEY("Ctrl+Y") }）
# $error: string: why
study-unkept = 研究を保存できません：{ $error }

### Learning from one's own mistakes

# $count: number: of mistakes
review-learn = { $count }つのミスから学ぶ（{ KEY("L") }）
# $count: number: of mistakes that are not solved
puzzle-mistakes = 自分のミス（{ $count }）
# $game: string
mistake-place = { $game }：自分のミス
# $side: string
mistake-title = { $side }のもっとよい手は？
# $played: string: a turn
mistake-goal = ここで{ $played }と指しました。何も損をしない手なら正解です。
mistake-judged = 手を判定しています…
# $why: what happened, without a full stop.
mistake-unjudged = { $turn }のほうがよいか、わかりませんでした：{ $why }。数に入れないので、もう一度指してください。
mistake-solved = 実際の手よりよい手です。
# $turn: string, $reply: string: turns, $before: number, $after: number: per cent
mistake-worse = { $turn }では足りません：{ $reply }とされると、勝率は{ $before }%ではなく{ $after }%です。
keys-learn = { KEY("L") }
keys-learn-what = 検討：ミスから学ぶ
mistakes-not-gathered = 最近の対局のミスが出ていないかもしれません：{ $why }。このページをまた開くと、もう一度探します。

### The library: all matches that were played

library = ライブラリ
title-library = これまでのすべての対局
library-opening = 対局を読み込んでいます…
library-reading = 対局を読み込んでいます：{ $done }/{ $of }
library-empty = まだ対局がありません。
library-none = 当てはまる対局はありません。
library-all-games = すべてのゲーム
library-goes-on = 途中
library-position = 盤上の局面
library-trash = ごみ箱
library-search = プレイヤー、題名、タグで検索
library-players = { $white } – { $black }
library-about = { $game } · { $turns }手 · { $date }
# $players: "Ann – Ben"; $about: the game, how many turns, the date.
library-named = { $players } · { $about }
# $ending: a sentence, such as "White wins by domination."
library-tagged = { $ending } · { $tags }
# What a screen reader says of a match.
library-spoken = { $heading }、{ $about }、{ $ending }
library-look = 棋譜を並べる
library-go-on = 続ける
library-name = 題名とタグ
library-delete = 削除
library-undo-delete = 元に戻す
library-restore = ごみ箱から出す
library-share = 共有コードをコピー
library-export = .ludoで保存
library-filming = 動画：{ $percent }%完成
library-stop-film = 中止
library-stopped = 中止しました。
library-title-field = 題名
library-tags-field = タグ（コンマで区切る）
library-keep = 保存
library-discard = 破棄
library-failed = できませんでした：{ $why }
library-lost = ライブラリの処理が終わりませんでした：{ $why }。もう一度お試しください。
library-try-again = もう一度
library-unread = 対局を読み込めませんでした。
library-in-use = ライブラリが別のLudariumで開かれています。先にそちらを閉じてください。
library-set-aside = ライブラリの記録を読めませんでした（{ $why }）。{ $path }として残し、新しく作ります。
library-broken =
    { $count ->
        [1] 保存された対局を読めません：{ $path }（{ $why }）
       *[other] 保存された対局を{ $count }局読めません。最初は{ $path }（{ $why }）
    }
library-thrown-away = 対局をごみ箱に入れました。
library-restored = 対局を戻しました。
library-imported =
    新しい対局{ $added }局、既知{ $known }局{ $completed ->
        [0] 。
       *[other] 。うち{ $completed }局に、コメント、変化、タグのどれかを補いました。
    }
library-copied = 共有コードをクリップボードに入れました。
library-written = { $path }として保存しました
paste = 貼り付け
paste-help = クリップボードの中身を開く：局面、手、対局、共有コード、リンク（{ KEY("Ctrl+V") }）
paste-no-clipboard = クリップボードを読めません。
paste-unreadable = 貼り付けたものを開けません：{ $why }

### Links to a match, a position, a puzzle or a lesson

link-copy = リンクをコピー
link-copy-help = 同じものをアドレスにします：たどった人の卓にこの対局が出ます。「貼り付け」でも開けます。
link-copied = リンクをクリップボードに入れました。
# This program was built without the address of a page on which it can be played.
link-copied-without-page = ページのアドレスなしのリンクをクリップボードに入れました：「貼り付け」で開くか、Ludariumのあるページのアドレスの後ろに付けてください。
link-broken = リンク先がありません：{ $why }
# What follows stands in link-broken; columns are counted in characters behind the #.
link-empty = 対局、局面、パズル、レッスンを示す#がありません
link-too-long = 長すぎます
link-key = #の後ろは「{ $found }」ではなく、m=、p=、puzzle=、lesson=のどれかです
link-encoding = #の後ろ{ $column }文字目の%に、文字を表す16進数字2桁が続いていません
link-code = #の後ろ{ $column }文字目には共有コードが来るはずです。「ludo1.」で始まるものです
link-game = #の後ろ{ $column }文字目には、「{ $found }」ではなくゲームと/が来るはずです
link-name = #の後ろ{ $column }文字目には、a〜z、数字、-でできた名前が来るはずです
link-more = #の後ろ{ $column }文字目に余分なものがあります
link-position = { $game }の局面ではありません：{ $why }
link-no-puzzle = リンク先がありません：{ $game }にパズル「{ $name }」はありません。別の版のゲームにはあるかもしれません。
link-no-lesson = リンク先がありません：{ $game }にレッスン「{ $name }」はありません。別の版のゲームにはあるかもしれません。

### A position that is set up

editor-pieces = 並べる
editor-nobody = 誰のでもない
editor-move = 駒を動かす：押すかドラッグして、別のところで放す
editor-remove = 駒を取り除く（{ KEY("Delete") }、右ボタン）
editor-grow = 成長を続けさせる：先端を押し、次に伸びるマスを押す。先端を2回で終わり
editor-over-slave = { $slave }の上の{ $unit }
editor-piece = { $side }：{ $piece }
editor-to-move = 手番（{ KEY("S") }）
editor-undo = 元に戻す（{ KEY("Ctrl+Z") }）
editor-redo = やり直す（{ KEY("Ctrl+Y") }）
editor-start = ゲームの初期配置（{ KEY("Home") }）
editor-clear = 盤を空にする（{ KEY("Ctrl+Delete") }）
editor-fine = ここから対局を始められます。
editor-over = ここでは対局が終わっています：{ $why }
editor-no-place = { $cell }には何も置けません
editor-other-game = これは{ $of }の局面で、盤は{ $game }です
editor-too-long = テキストが長すぎます：ここで調べるのは{ $most } KiBまでです
editor-play = ここから対局（{ KEY("P") }）
editor-analyse = 検討（{ KEY("A") }）
editor-copy = 局面をコピー（{ KEY("Ctrl+C") }）
editor-share = 共有コードをコピー（{ KEY("Ctrl+Shift+C") }）
editor-paste = 貼り付け（{ KEY("Ctrl+V") }）
editor-leave = 戻る（{ KEY("Escape", word: "Esc") }）
setup-position = 自分の局面から
setup-set-up = 局面を並べる
setup-change-position = 局面を変える
setup-usual-start = いつもの初期配置
trees-may-leap = まだ跳べる側（{ KEY("X") }）
trees-both-leap = 両方
trees-none-leap = なし
go-chess-phase = 段階（{ KEY("X") }）
go-chess-phase-play = 対戦
go-chess-phase-placement = 配置

### Exporting a match: the sheet from the library and from the table

export = 書き出し
# On a button that opens the sheet.
export-open = 書き出し…
export-text = テキスト
export-picture = 画像
export-film = 動画
# $players: "Ann – Ben".
export-about = { $players } · { $game } · { $turns }手
export-text-help = 対局の全体を、人にもプログラムにも読めるテキストで：名前、結果、手、時計、コメント、タグ。
export-whole = すべての手順つきの対局
export-whole-help = 指されたとおりの対局に、検討の変化と覚え書きをすべて付けたもの。
export-line = 表示中の手順だけ
export-line-help = 盤に出ている手順の手だけ。
export-code-help = 名前のない1行で、どんな方法でも送れます。「貼り付け」で開けます。
export-ply = 局面
export-first = 始点
export-last = 終点
export-back = 1手前
export-on = 1手先
export-start = 対局の始まり
# $turn: in the notation of the game.
export-after = { $plies }手のうち{ $ply }手目の後：{ $turn }
export-length = 画像{ $pictures }枚、{ $seconds }秒
export-size = 幅（ピクセル）
# How long each position is seen in a film.
export-speed = 1局面の時間
export-seconds = { $whole }.{ $tenths }秒
# Whose edge of the board is below; a side follows.
export-near = 見る側
export-names = 名前と最後の手
export-clocks = 時計
export-drawings = 矢印と丸
export-play = 動画を再生
export-pause = 動画をここで止める
# Which position of the film is seen, and which is the last.
export-shown = { $ply }/{ $last }
export-png = PNGで保存
export-svg = SVGで保存
export-photo = 盤の写真を撮る
export-photo-help = この画面を閉じて写真モードへ：部屋の中の盤を、好きな位置から
export-save-film = 動画を保存

### Everything in one file

everything = すべてを1つのファイルに
everything-help = 対局、研究、レーティング、進み具合、好みの設定を1つのファイルで持ち運べます。別のコンピューターへ、ブラウザーからデスクトップ版へ、またその逆にも。
everything-export = すべてを書き出す
everything-import = すべてを取り込む…
everything-bring-back = 最後の取り込みの前に戻す…
everything-exporting = すべてを1つのファイルに書き出しています…
everything-reading = ファイルを読み込んでいます…
everything-taking-in = ファイルを取り込んでいます。お待ちください：その間、ほかのことはできません。
everything-exported =
    { $count ->
        [0] すべてを1つのファイルにしました（対局なし）
       *[other] すべてを1つのファイルにしました（対局{ $count }局）
    }：{ $path }
# $name: a file. $day: a date such as 2026-11-28.
everything-made = { $name }、{ $day }作成
everything-matches =
    { $matches ->
        [0] 対局は入っていません
       *[other] 対局が{ $matches }局入っています
    }{ $studies ->
        [0] 。
       *[other] （研究{ $studies }件つき）。
    }
everything-has-progress = レーティング、進み具合、好みの設定も入っています。
everything-no-progress = レーティング、進み具合、好みの設定は入っていません。
everything-ask = 自分の対局はどちらにしても残ります。すべて取り込むと、レーティング、進み具合、好みの設定はファイルのものに替わります。今あるものは、先にファイルに残します。
everything-take-all = すべて取り込む
everything-take-matches = 対局だけ取り込む
everything-no = 何も取り込まない
everything-close = 閉じる
# $why: a reason that follows.
everything-not-now = 今はできません：{ $why }
everything-unwritten = まだ保存されていないものがあります。先に保存するか、保存せずに終了してください。
everything-table = 卓に対局があります。先に棚に戻ってください。対局は残ります。
everything-library = ライブラリが処理中です。すぐに終わります。
everything-taken-in =
    { $added ->
        [0] 新しい対局はありません
       *[other] 新しい対局は{ $added }局です
    }。{ $known }局はもうありました。
everything-continued = { $count }局が前より先へ進みました。
everything-parted = { $count }局は、ファイルとは違う手順に分かれています：どちらも残します。
everything-replaced = レーティング、進み具合、好みの設定はファイルのものになりました。
everything-backup = 前にあったものは{ $path }として残してあります。設定から戻せます。
everything-unchanged = 何も変わっていません。
everything-broken-off = ファイルの全部は取り込めませんでした。前にあったものは{ $path }として残してあります：設定から戻すか、もう一度取り込んでください。
everything-lost = 最後まで終わりませんでした：{ $why }。もう一度お試しください。
everything-left-out =
    { $count ->
        [1] 読めない部分が1つあり、省きます：{ $name }（{ $why }）
       *[other] 読めない部分が{ $count }つあり、省きます。最初は{ $name }（{ $why }）
    }
everything-other = これは「すべてを書き出す」で作ったファイルではありません。そのファイルは.ludoboxで終わります。
everything-newer = このファイルはより新しいLudariumが書いたものです（形式のバージョン{ $version }）。読むにはこちらを更新してください。
everything-damaged = ファイルが壊れているか、途中で切れています。取得かコピーをやり直してください。
everything-stranger = ファイルにLudariumの書かないものが入っています：{ $name }
everything-too-much = 1つのファイルには多すぎます：{ $most } MBまでです。

### Opening files

import-files = ファイルを開く…
import-files-help = ディスクの対局やテキストを開く。ウィンドウにドロップしても開けます（{ KEY("Ctrl+O") }）
import-drop = ファイルをドロップすると開きます
import-going-on =
    対局を取り込んでいます：{ $done }/{ $of }{ $files ->
        [0] 。
       *[other] 、続いてあと{ $files }ファイル。
    }
import-goes-on-help = 今ゲームを閉じると、残りは次の起動で取り込みます。
import-refused =
    { $count ->
        [1] { $name }を開けませんでした：{ $why }
       *[other] { $count }個のファイルを開けませんでした：{ $name }（{ $why }）、{ $others }
    }
# $names: some of the files; $count: how many others.
import-and-more = { $names }、ほか{ $count }個
# $refused: which files could not be opened; $imported: how many matches are new.
import-partly = { $refused }。{ $imported }
import-no-file = ファイルではありません
import-too-large = { $most } MiBを超えています
import-no-text = テキストではありません
import-utf16 = 文字コードがUTF-16です：ファイルを作ったプログラムで、UTF-8で保存し直してください
import-latin1 = 文字コードがUTF-8ではなく（{ $line }行、{ $column }文字目）、Latin-1かもしれません：ファイルを作ったプログラムで、UTF-8で保存し直してください
import-given-up = 3回取り込もうとしましたが、そのたびにゲームが閉じられたか途切れました。ファイルはもとのままで、また開けます
import-too-many = 一度に開けるファイルは{ $most }個までです
files = 対局を開く
files-matches = 対局とテキスト
files-any = すべてのファイル
files-selected = 選択：
files-open = 開く
files-cancel = キャンセル
files-reload = フォルダーを読み直す
files-all = すべて選ぶ
files-hidden = 隠しファイル
files-places = 場所
files-devices = ディスク
files-removable = リムーバブルディスク
files-exports = 書き出し
files-home = ホーム
files-desktop = デスクトップ
files-documents = ドキュメント
files-downloads = ダウンロード
files-audio = ミュージック
files-pictures = ピクチャ
files-videos = ビデオ

# What is kept of the player, and what is wrong with it. { $what } is one of these:
kept-match = 対局
kept-study = この対局の研究
kept-review = 対局の解析
kept-ratings = 棋力
kept-lessons = 学んだこと
kept-puzzles = パズルの成績
kept-mistakes = 学ぶためのミス
kept-tournament = 大会
kept-imports = これからライブラリに取り込むもの
kept-programs = 対局するプログラム
kept-preferences = 設定
kept-set-aside = 読めませんでした：{ $what }（{ $error }）。ファイルは{ $path }として残し、新しく始めます。
kept-left = 読めませんでした：{ $what }（{ $error }）。{ $path }はそのままで、新しいものは保存されません。
fault-size = { $bytes }バイトを超えています
fault-version = より新しいLudariumが書いたものです（ファイルのバージョン{ $version }）。読むにはこちらを更新してください
fault-place = { $line }行、{ $column }文字目：{ $said }
fault-matches = 対局が1局ではなく{ $count }局入っています
fault-encoding = { $line }行、{ $column }文字目：UTF-8のテキストではありません

# Why something cannot be written.
refusal-full = ディスクがいっぱいです
refusal-denied = フォルダーに書き込めません
refusal-gone = フォルダーがなくなりました
refusal-taken = フォルダーと同じ名前の別のものがあります
refusal-no-folder = 保存先のフォルダーがわかりません
refusal-in-use = Ludariumの別のウィンドウが開いています

# The sign that something is not kept, and the question when the game is closed.
unkept-sign = 今は何も保存されません：{ $why }。
unkept-more = どうする？
unkept = 未保存
unkept-help = これはこのウィンドウの中にしかなく、閉じると失われます：
unkept-one = { $what }：{ $why }
unkept-film = 作成中の動画：{ $percent }%完成
unkept-none = すべて保存されています。
unkept-elsewhere = { $path }として保存しました。ライブラリからファイルとして開けます。
unkept-not-elsewhere = そこにも保存できませんでした：{ $why }。
unkept-try-again = もう一度
unkept-save-elsewhere = 別の場所に保存…
unkept-quit = 保存せずに終了
unkept-back = 戻る
pause-quit-unsaved = 終了（対局は保存されません）

### The board for a screen reader

reader-board = 盤
# A cell is read as a list: its name, what stands on it from the top, and this: "e4, White, Knight, can be chosen".
reader-empty = 空き
# Several alike, one on the other.
reader-times = { $count }個重ね
reader-can-be-chosen = 選べます
# $turn: a sentence.
reader-turn = { $side }：{ $turn }
# $now: the turn that is the last one now, with its number.
reader-taken-back = 戻しました。{ $now }
# $words: what is asked, or what has been chosen so far and what may follow.
reader-answers = { $words }（答えの数：{ $count }）
# What a puzzle or a lesson is called and what is to be done in it; or a piece and what it can do now.
reader-titled = { $title }。{ $words }
reader-low-time = { $side }：残り{ $seconds }秒を切りました

# The gamepad
settings-pad = ゲームパッド
pad-none = ゲームパッドがつながっていません。
# $name: what the gamepad calls itself
pad-lost = { $name }が外れました。つなぎ直すか、マウスとキーで続けてください。
pad-trouble = ゲームパッドを読み取れません：{ $why }
# $name: what the gamepad calls itself
pad-strange = { $name }のボタンの配置がブラウザーにわかりません
pad-retry = もう一度
pad-help = 十字キーで盤の上やメニューの中を動きます。左スティックはどこへでも届くポインターを動かし、右スティックは見る向きを変えるか、画面を送ります。ボタンを変えるには、させたいことを選んでください。
pad-press = これに使うボタンを押してください。
pad-default = ボタンをすべて最初に戻す
typing-letters = qwertyuiop asdfghjkl zxcvbnm | あいうえおかきくけこ さしすせそたちつてと なにぬねのはひふへほ まみむめもやゆよわを らりるれろんっゃゅょ がぎぐげござじずぜぞ だぢづでどばびぶべぼ ぱぴぷぺぽー
typing-space = 空白
typing-page = あ/A
pad-choose = 選ぶ
pad-back = 戻る
pad-next = 次の候補、右クリック
pad-undo = 手を戻す
pad-earlier = 前の手
pad-later = 次の手
pad-farther = 遠くする
pad-nearer = 近づける
pad-view = 見え方
pad-hint = ヒント
pad-rules = ルール、なぜだめか
pad-menu = メニュー

# Keys that the player can exchange.
key-enter = Enter
key-escape = Esc
key-tab = Tab
key-space = スペース
key-backspace = Backspace
key-delete = Delete
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-up = 上
key-down = 下
key-left = 左
key-right = 右
key-ctrl = Ctrl
key-shift = Shift
key-alt = Alt
settings-keys = キー
keys-help = キーを選び、代わりに使いたいキーを押してください。2つのキーが入れ替わるので、なくなるキーはありません。文字を入力する場所では変わりません。
keys-press = この操作に使うキーを押してください（今は{ $key }）。Escで変えずに戻ります。
keys-exchanged = { $key }は使われていました：「{ $what }」。その操作は{ $other }に移りました。
keys-refused = { $key }は使えません：システムかブラウザーが使うキーです。
keys-default = すべてのキーを最初に戻す
keys-blur = { KEY("B") }
keys-blur-what = 写真：ぼかしの強さ
keys-files = { KEY("Ctrl+O") }、{ KEY("Ctrl+V") }
keys-files-what = ファイル、またはクリップボードの内容を開く
keys-set-up = { KEY("S") }、{ KEY("X") }
keys-set-up-what = 局面作り：手番、局面のほかの要素
keys-remove = { KEY("Delete") }、{ KEY("Ctrl+Delete") }
keys-remove-what = 局面作り：駒を取り除く、すべて取り除く
keys-copy = { KEY("Ctrl+C") }、{ KEY("Ctrl+Shift+C") }
keys-copy-what = 局面作り：局面、共有コードをコピー
keys-order = { KEY("Shift+Left", word: "Shift+左") }、{ KEY("Shift+Right", word: "Shift+右") }
keys-order-what = 順番を決めるとき：前へ、後へ

### A turn that is typed, and questions about the board

typed-hint = 手を入力、または「?」
typed-help = { $turn }のように手を入力するか、文字を入力してください。p：何がどこにあるか。p { $piece }：それだけ。m { $cell }：そこに何があり、どこへ行けるか。l：最後の手。c：時計。h：ヒント。{ KEY("Escape", word: "Esc") }：盤に戻る。
typed-clock = { $side }：{ $time }。
typed-no-clocks = この対局に時計はありません。
typed-stand = { $side }、{ $piece }：{ $cells }。
typed-stand-nobody = { $piece }：{ $cells }。
typed-empty-board = 盤には何もありません。
typed-no-pieces = 盤に「{ $name }」というものはありません。あるのは：{ $kinds }。
typed-no-cell = 「{ $name }」というマスはありません。マスの名前はたとえば{ $cell }です。
typed-then = { $cell }。次は：{ $choices }。
typed-why = { $cell }。{ $why }。
typed-whole = { $cell }。これだけで1手です。
typed-held = { $turn }。{ KEY("Enter") }で確定します。
typed-no-hint = 今はヒントがありません。
typed-unreadable = 「{ $text }」の{ $place }文字目から、「{ $rest }」がわかりません。手はたとえば{ $turn }のように書きます。
typed-unfinished = 「{ $text }」は途中で終わっています。手はたとえば{ $turn }のように書きます。
typed-ambiguous = 「{ $text }」はいくつかの手にとれます：{ $turns }。
