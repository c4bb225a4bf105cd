# What the window says: menus, panels, prompts, notices. How to translate: docs/translating.md.

# The language itself, in its own words.
language-name = English

### Lists

list-comma = { $before }, { $last }
list-and = { $before } and { $last }
list-or = { $before } or { $last }
list-then = { $before }, then { $last }

### Sides

side-white = White
side-black = Black

### Settings

settings-board = Board
settings-motion = Motion
settings-sound = Sound
settings-play = Play
settings-reading = Reading
settings-data = Data
settings-language = Language
settings-language-system = As the system

### Words of several screens

# $words: string: a whole sentence but for its full stop
sentence = { $words }.
# Between a number and its tenths.
decimal-sign = .
close = Close ({ KEY("Escape") })
settings = Settings
credits = Credits
quit = Quit
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast

### Work beside the window

job-not-started = it could not be started: { $why }
job-panicked = a fault in the program ended it: { $why }
job-gone = it ended without a word
stage-is-built = The board of { $game } is being set up …
stage-failed = The board of { $game } could not be set up: { $why }.
stage-again = Try again
stage-give-up = Leave it

### The title

title-subtitle = Little-known board games, brought to life
title-rules = How to play the game on the table ({ KEY("F1") })
title-go-on = Go on
title-go-on-line = { $game }, turn { $turn }
title-go-on-help = Back to the match that is not over
title-reconstruction = { $game }, a reconstruction
# What a screen reader says of a card: the game's name and a few words on it.
title-card = { $title }: { $line }
title-settings-corrected = Settings that cannot be ({ $names }) were brought into their ranges.
title-match-set-aside = A saved match could not be read ({ $error }). It is kept as { $path }.
title-matches-unread = The saved matches cannot be looked through: { $error }
rating-out-of-range = a number is out of its range
programs-unsound = “{ $name }” has no name of its own, or a number out of its range
programs-too-many = there are more than { $count }

### Games in a few words

tress-blurb = a chess-like fight over seven zones
trees-blurb = pieces grow instead of moving
tribun-blurb = towers on 91 hexes
gess-blurb = any three by three of stones is a piece
go-chess-blurb = secret placement, then chess among pillars
treason-blurb = draughts on triangles, with Spies
troop-chess-blurb = formations of three

### The set-up of a match

setup-reconstruction = This is a reconstruction: its rules page ({ KEY("F1") }) says what is published and what is a house rule.
setup-person = Person
setup-ai = AI
setup-program = Program
setup-programs = Add and change programs
setup-program-help = Any program that speaks the Universal Game Interface (UGI). It thinks for its own time, or by the clock of the match.
setup-no-program = Choose or add a program for { $side } first.
setup-more = More: clock, names, rules
setup-less = Less
setup-back = Back
setup-start = To the board
setup-name-white = White's name
setup-name-black = Black's name
setup-name-hint-white = or just White
setup-name-hint-black = or just Black
setup-clock = Clock
# The time of each player on a clock of their own, and what every turn adds.
setup-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
setup-seconds = { $count ->
    [0] nothing more
    [one] and one second a turn
   *[other] and { $count } seconds a turn
}
setup-no-clock = No clock
# Minutes for the match and seconds for each turn.
setup-clock-time = { $minutes } + { $seconds }
setup-clock-adds = Each turn adds
setup-hour-glass = Hour-glass
setup-hour-glass-help = What you use, the other one gains.
setup-each-turn = Time for each turn
setup-each-turn-help = Every turn has this time. What is left of it is not saved.
setup-unequal = Different times
setup-turn-seconds = { $count } seconds
setup-board = Board
board-stays = Stays as it is
board-turns = Turns to whoever moves
board-between-players = Lies between you
board-between-players-help = A tablet on the table: the whole picture faces whoever is to move, or is asked something.
setup-new-board = New board

### A tournament of several at one screen

tournament = Tournament
tournament-what = Everybody meets everybody once in each game, one match after another at this screen.
tournament-player = Player { $number }
tournament-add = One more player
tournament-games = Games
tournament-begin = Begin the tournament
tournament-players = A tournament needs { $least } to { $most } players: write their names.
tournament-same-name = Two players have the same name. Give each a name of their own.
tournament-no-game = Choose a game at least.
tournament-next-help = The table of the tournament, and who meets next
tournament-name = Name
tournament-played = Played
tournament-won = Won
tournament-drawn = Drawn
tournament-points = Points
# A game and the two who play it.
tournament-pairing = { $game }: { $white } – { $black }
tournament-play = Play: { $pairing }
tournament-order = Matches
tournament-over = The tournament is over.
tournament-winner = { $name } wins the tournament!
tournament-shared = { $names } share first place.
tournament-end = End the tournament
tournament-end-sure = End it, and forget the table
tournament-end-help = The matches stay in the library.

### The choice of an opponent

# An opponent's name, style of play and strength.
opponent-measured = { $name }, { $style }: about { $rating }, ±{ $error }
opponent-exact = { $name }, { $style }: { $rating }
opponent-unmeasured = { $name }, { $style }: not measured
# Under the portrait of the opponent that is as strong as the player; there is little room.
opponent-even = Even
opponent-even-now = Even game, now against { $name }
opponent-even-first = Begins gently. Every match against an AI that you finish helps to choose how strong the next one should be.
# While so few matches are counted that it is only a first guess.
opponent-even-guess = { $games ->
    [one] A first guess: you play at about { $rating } in this game, by one match against an AI.
   *[other] A first guess: you play at about { $rating } in this game, by { $games } matches against an AI.
}
opponent-even-form = { $games ->
    [one] You play at about { $rating } in this game, by your last match against an AI.
   *[other] You play at about { $rating } in this game, by your last { $games } matches against an AI.
}
# What a player is called.
player-even = Even game ({ $name })

### The pause menu

pause = Pause
pause-resume = Back to the board
pause-type = Type a turn ({ KEY("/") })
pause-start-clocks = Start the clocks
pause-stop-clocks = Stop the clocks
pause-accept-draw = Accept the draw
pause-decline-draw = Decline the draw
pause-offer-draw = Offer a draw
pause-resign = Resign
# Between two people, each of whom has a button.
pause-offer-draw-of = { $name } offers a draw
pause-resign-of = { $name } resigns
pause-abandon = Leave this match unfinished for good
pause-new-match = New match
pause-photos = Take photos
pause-rules = Rules and keys
pause-shelf = Back to the shelf
pause-quit = Quit (the match is saved)

### Pages

page-rules = How to play
page-outdated = This translation was made from an earlier version of the English page and may be out of date.
page-no-diagram = This diagram cannot be drawn: { $why }

### The keys, below a game's rules

keys = Keys
keys-move = { KEY("Arrows") }, { KEY("Enter") }
keys-move-what = move on the board and choose
keys-choices = { KEY("1 to 9") }
keys-choices-what = the choices below the board
keys-next = { KEY("Tab") }
keys-next-what = go round everything that can be chosen
keys-cancel = { KEY("Escape") }, right click
keys-cancel-what = one step back; then the pause menu
keys-panels = { KEY("F2") }
keys-panels-what = go to the buttons and lists about the board; { KEY("Escape") } leads back
keys-type = { KEY("/") }
keys-type-what = type a turn, or ask what stands where; ? says what can be asked
keys-undo = { KEY("U") }, { KEY("R") }
keys-undo-what = undo, redo (also { KEY("Ctrl+Z") }, { KEY("Ctrl+Y") })
keys-turns = { KEY("PageUp", word: "Page up") }, { KEY("PageDown", word: "Page down") }
keys-turns-what = one turn back or on
keys-ends = { KEY("Home") }, { KEY("End") }
keys-ends-what = to the start, to the present
keys-hint = { KEY("H") }
keys-hint-what = show or hide a hint
keys-hurry = { KEY("M") }
keys-hurry-what = the AI moves now
keys-clocks = { KEY("C") }
keys-clocks-what = stop the clocks, start them again
keys-watch = { KEY("Space") }, { KEY("N") }, { KEY("1 to 3") }
keys-watch-what = two AIs: pause, one turn, how fast
keys-top = { KEY("T") }
keys-top-what = from straight above, and back
keys-view = { KEY("V") }
keys-view-what = in the room, from above, flat
keys-flip = { KEY("F") }
keys-flip-what = to the other side of the board
keys-camera = { KEY("Ctrl+arrows") }, right drag
keys-camera-what = turn and tilt the camera
keys-zoom = { KEY("+") } and { KEY("-") }, wheel
keys-zoom-what = closer and farther; { KEY("0") } shows the whole board
keys-photo = { KEY("P") }
keys-photo-what = photos: drag, Shift+drag and wheel; { KEY("Enter") } saves, { KEY("Escape") } ends
keys-rules = { KEY("F1") }
keys-rules-what = why a click was refused; what a piece may do; else these rules
keys-lesson = { KEY("L") }
keys-lesson-what = the lesson on what was refused, or on the piece

### Settings, group by group

settings-colours = Colours
palette-classic = Classic
palette-high-contrast = High contrast
palette-colour-safe = Colour-safe
settings-view = View ({ KEY("V") })
view-room = In the room
view-above = From above
view-flat = Flat
view-automatic = Automatic
settings-graphics = Graphics
graphics-simple = Simple
graphics-standard = Standard
graphics-high = High
graphics-automatic = Automatic
settings-review-matches = Review every match that ends, in the background
settings-evaluation-bar = A bar beside the board shows who stands better
settings-show-movable = Mark the pieces that can act
settings-turn-board = Two people at the board: it
settings-speed = How fast pieces move
speed-at-once = At once
settings-reduced-motion = Reduced motion: nothing travels, everything changes at once
reduced-motion-system = As the system
reduced-motion-on = On
reduced-motion-off = Off
settings-volume-effects = Pieces and events
settings-volume-room = Room
settings-volume-interface = Buttons and hints
settings-finish-forced = Take the only possible step by itself
# What it says something about: one of the three that follow.
settings-teach-from = The opponent that teaches speaks of:
teach-from-blunders = big mistakes
teach-from-mistakes = mistakes
teach-from-inaccuracies = inaccuracies, too
settings-ponder = The AI also thinks on your time (not with simple graphics)
settings-confirm-resign = Ask before resigning
settings-ask-to-undo = Two people: ask the other before a turn is taken back
settings-pause-hidden = Clocks stop while the window is hidden
settings-programs = Other programs as opponents
settings-text-size = Size of text
settings-text-percent = { $percent } %
# Two letters that show a size of text.
settings-text-sample = Aa
settings-text-help = The whole interface grows with it, and with the window.

### Other programs

programs = Other programs
programs-help = Programs that speak the Universal Game Interface (UGI) can play against you. A program has the same rights on this computer as you: add only what you trust.
programs-unwritten = This is kept only until the game is closed: { $error }
programs-add = Add a program
programs-keep = Keep
programs-discard = Back without keeping
programs-name = What you call it
programs-path = The program: its path, or its name
programs-arguments = Arguments, those with spaces in "quotation marks"
programs-folder = The folder that it works in, if it needs one
programs-turn-time = Time for a turn in matches without a clock
programs-patience = How long a missing answer is waited for
programs-seconds = { $seconds } s
programs-tenths = { $seconds }.{ $tenths } s
programs-try = Does it answer?
programs-it = It
programs-waiting = Waiting for an answer …
programs-answers = It answers: { $name }
programs-answers-by = It answers: { $name }, by { $author }
programs-options = Options
programs-more-options =
    { $count ->
        [one] One more is not shown
       *[other] { $count } more are not shown
    }
programs-number = { $name } ({ $min } to { $max })
programs-press = { $name }: press at every start
programs-value-wrong = The program does not take this value.
programs-kept-option = { $name }: { $value }
programs-forget-option = As the program has it
programs-remove = Remove this program
programs-remove-question = Remove it? Only the entry goes; the program itself stays on the disk.
programs-remove-yes = Remove
programs-remove-no = Keep it
programs-no-name = Give it a name first.
programs-name-taken = Another program is already called { $name }.
programs-no-path = Say first which program it is: its path is missing.
programs-quotes = A quotation mark of the arguments has no partner.
programs-option-wrong = The program does not take the value of its option { $name }.
# What a program has done wrong. $name: what the player calls it; $words: its own words, in any language.
program-missing = There is no program called { $name } on this computer.
program-arguments = A quotation mark of the arguments of { $name } has no partner.
program-cannot-start = { $name } cannot be started. { $path }: { $why }
program-ended = { $name } has ended instead of answering.
program-ended-saying = { $name } has ended instead of answering. Its last words: “{ $words }”
program-silent = { $name } has not answered in time ({ $seconds } s).
program-silent-saying = { $name } has not answered in time ({ $seconds } s). Its last words: “{ $words }”
program-flood = { $name } writes without end instead of answering.
program-deaf = { $name } does not read what it is told.
program-unreadable = { $name } has answered what nobody can read: { $error }
program-refused = { $name } refuses: “{ $words }”
# $turn: as the program wrote it; $why: a sentence.
program-illegal-turn = { $name } wants to play “{ $turn }”, which is not legal. { $why }
program-no-turn = { $name } wants to play “{ $turn }”, which is no turn of this game.
program-no-option = { $name } has no option “{ $option }”.
program-option-value = { $name } does not take “{ $value }” for its option “{ $option }”.
program-stopped = { $name } has been stopped.
# $why: what happened, without a full stop.
program-unheard = { $name } cannot be talked to: { $why }.
# An opponent that is part of this program does not play on. $name: who; $why: one of the next.
opponent-no-turn = { $name } has found no turn: { $why }.
opponent-missing = Nobody here plays for { $name }: this opponent is not known.
# Why a search has no answer; follows a colon, without a full stop. $why, $words: what the system or the program says, in any language.
search-not-started = the search could not be started ({ $why })
search-panicked = the search broke off, by a fault in this program ({ $words })
search-silent = the search does not come to an end
search-lost = the search ended without a word
search-over = the game is over
search-refused = the rules do not allow what it found ({ $why })
# A search beside the match has failed, and what can be done. $why: one of these.
failed-hint = There is no hint: { $why }.
failed-bar = The bar does not know who stands better: { $why }.
failed-teaching = Your last turn could not be judged: { $why }. The match goes on.
failed-pondering = Your opponent cannot think on your time: { $why }. It plays all the same.
# $why: a sentence, in any language.
failed-knowledge = What the opponents know of { $game } beside their search could not all be read, and they play without it. { $why }
failed-again = Try again
failed-go-on = Go on without
failed-hide-bar = Hide the bar
failed-stop-pondering = On its own time only
substitute = Who plays on?
substitute-help = Until the end of the match. It then says nothing about how strong you play.
substitute-start = Plays on

### The photo mode

photo-help = Drag: look round · Shift and drag: look aside · Wheel: nearer · { KEY("B") }: blur · { KEY("Enter") }: save · { KEY("Escape") }: end
photo-saved = Saved as { $path }
photo-no-folder = The picture was not saved: no folder for pictures is known
# Why is what the system says.
photo-not-made = The picture was not saved: { $why }

### Notices at the table

notice-nothing-to-undo = There is no turn of yours to take back.
notice-undo-declined = { $name } does not agree: nothing is taken back.
notice-draw-declined = { $side } declines the draw.
notice-draw-declined-ai = The AI declines the draw: it likes its position.
notice-draw-declined-program = { $name } declines the draw.
# What a side has reached; the reasons are sentences without a full stop, one after the other.
notice-claim = { $side } claims the win: { $reasons }. { $other } must undo it now.
notice-flat = Drawing the room takes long here, so the board is flat now ({ KEY("V") } changes the view)
opponent-description = { $description } { $style }
notice-match-over = The match is over. { $result }
notice-offer-stands = { $side } has already offered a draw
notice-no-offer = { $side } has no offer of a draw to answer

### Choosing a turn

choose-cell = Choose a cell
choose-piece = Choose a piece
choose-target = Choose where it goes
choose-stop-here = Stop here
choose-confirm = Confirm  [{ KEY("Enter") }]
choose-back = Back
# $result: a sentence, such as "White wins by domination."
refusal-over = The match is over. { $result }
refusal-visiting = This is an earlier position: press { KEY("End") } to come back to the present.
refusal-other-side = It is { $side }'s turn: the AI is thinking.
refusal-program = It is { $side }'s turn: { $name } is thinking.
refusal-treason-no-cell = The plain triangles between the cells are no cells: nothing can stand on them.
notice-visiting = Position after turn { $turn }; { KEY("End") } returns to the present.

### The tools beside the board

tool-undo = Take the last turn back ({ KEY("U") })
tool-undo-alone = Take back: to your own last decision, also while the AI thinks ({ KEY("U") })
tool-redo = Play again what was taken back ({ KEY("R") })
tool-hint = Hint: what a strong player would do here ({ KEY("H") })
tool-hint-sought = Thinking about a hint; press again to stop ({ KEY("H") })
tool-hint-shown = Take the hint off the board ({ KEY("H") })
tool-offer-draw = Offer a draw
tool-resign = Give the match up
tool-rules = The rules of this game, and the keys ({ KEY("F1") })
tool-tilt = The board as from a chair ({ KEY("T") })
tool-top = The board from straight above ({ KEY("T") })
tool-flip = To the other side of the board ({ KEY("F") })
tool-menu = Menu: settings, a new match, and the way out ({ KEY("Menu", word: "Escape") })

### Questions at the board

question-resign = Give the match up?
question-resign-yes = Resign
question-resign-no = Play on
# Between two people: which of them is asked.
question-resign-of = { $name }: give the match up?
question-abandon = Leave this match unfinished for good? Nobody will be able to go on with it.
question-abandon-yes = Leave it
question-undo = { $by } would like to take the last turn back. Does { $to } agree?
# After the match has ended.
question-play-on = { $by } would like to play on. Does { $to } agree?
question-yes = Yes
question-no = No
question-draw = { $by } offers { $to } a draw.
question-draw-accept = Accept
question-draw-decline = Decline

### When a program does not play on

question-program-again = Ask again
question-program-anew = Start it anew
question-program-person = I play this side
question-program-level = Another opponent
question-program-end = End the match

### The hint

hint-sought = Thinking about a hint …
# A turn and what it is for: "Nd3 takes a Knight".
hint-turn = { $turn } { $why }
# $turn: the turn as the list of turns writes it.
hint-even = Hint: { $turn }: about even
hint-little-better = Hint: { $turn }: a little better for { $side }
hint-better = Hint: { $turn }: better for { $side }
hint-much-better = Hint: { $turn }: much better for { $side }
hint-nearly-won = Hint: { $turn }: nearly won for { $side }
hint-wins-at-once = Hint: { $turn }: { $side } wins at once
# $turns: in how many turns of its own.
hint-wins = Hint: { $turn }: { $side } wins in { $turns }
hint-wins-anyway = Hint: { $turn }: { $side } wins in { $turns }, whatever is tried

### The bar beside the board

evaluation-none = Not yet judged
evaluation-won = { $side } has won
evaluation-wins = { $side } wins in { $turns }
evaluation-shares = White { $white } %, Black { $black } %

### The players' cards

players-has-won = has won
players-offers-draw = offers a draw
players-clock-paused = clock stopped  [{ KEY("C") }]
players-hurry = Move now  [{ KEY("M") }]
players-thinking = thinking
players-thinking-help = Thinking
# $nodes: how many positions, as in players-thousands.
players-depth = depth { $depth }, { $nodes }
players-depth-help = Thinking: depth { $depth }, { $nodes } positions
players-thousands = { $number } k
players-millions = { $whole }.{ $tenths } M
players-clock-tenths = { $seconds }.{ $tenths }
# $count: such as "3 of 5 zones"; $help: what that means.
players-gauge-help = { $count }. { $help }
players-opponent = { $side }, AI of level { $level }, { $style }. { $character }
players-program = Program
players-program-help = { $side }: the program { $name }
players-troubled = does not play on
players-program-starts = starting
players-program-starts-help = The program is being started
# What a program says of its search; its value is for its own side.
players-program-thinks-help = Thinking: { $thought }
players-program-depth = depth { $depth }
players-program-score = { $sign }{ $whole }.{ $hundredths }
# $plies: turns of both sides.
players-program-wins = wins in { $plies }
players-program-loses = loses in { $plies }

### The list of turns

turns-none = No turns yet
turns-title = Turns
turns-fold = Only the last turn
turns-unfold = All turns

### Two AIs at play

watch-go-on = Go on ({ KEY("Enter", word: "Space") })
watch-pause = Pause ({ KEY("Enter", word: "Space") })
watch-step = One turn ({ KEY("N") })

### The result

result-wins = { $side } wins
result-draw = Draw
result-unfinished = Unfinished
# How two players stand with each other after several matches; $one and $other are the matches that they have won.
result-standing = { $first } { $one }, { $second } { $other }{ $drawn ->
    [0] {""}
    [one] , one draw
   *[other] , { $drawn } draws
}
result-standing-in-all = In all games: { $standing }.
result-standing-and-in-all = { $here }. In all games: { $all }.
# $change: with its sign, such as +12.
result-rating = You play at about { $rating } now ({ $change }).
# While so few matches are counted that it is only a first guess.
result-rating-provisional = You play at about { $rating } now ({ $change }): a first guess, after { $games ->
    [one] one match
   *[other] { $games } matches
}.
result-next = Next board
result-next-help = On to the next board
result-again = Play again
result-again-help = Play again, colours swapped
result-look = Look
result-look-help = Look at the board
result-moment = What decided it
result-moment-help = The turn that decided the match
result-back = Result
ending-decided = What decided it
ending-none = No single turn decided it.
ending-not-yet = No such turn has been found so far.
ending-before = before
ending-after = after
ending-show = Show it on the board
ending-accuracy = Accuracy: { $both }
# $count: number: of mistakes
ending-learn = { $count ->
    [one] Learn from { $count } mistake
   *[other] Learn from { $count } mistakes
}
result-shelf = Shelf
result-shelf-help = Back to the shelf

### The curtain before a secret choice

curtain-chooses = { $side } chooses
curtain-both = Both have chosen
curtain-both-look = Both look now.
curtain-lift-together = Lift the curtain together
# $task: such as "White places pawn 1 of 8 in secret".
curtain-task = { $task }. { $other } looks away.
curtain-lift = I am { $side }

### Tress at the board

# Beside the signs for them.
tress-zones = zones
tress-zones-held = { $held } of { $of } zones
tress-zones-help = Five zones win by domination
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
tress-caption-zone = A zone changes hands
tress-caption-claim = A claim, or a Second Wind
tress-caption-ambience = wind between broken walls
tress-caption-music = The Ruined Keep

### The Game for the Trees at the board

trees-squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
# Beside the signs for them.
trees-huckleberries = { $count ->
    [one] huckleberry
   *[other] huckleberries
}
trees-huckleberries-left = { $count ->
    [one] { $count } huckleberry
   *[other] { $count } huckleberries
}
trees-in-reach = in reach
trees-leap-left = leap left
trees-help = A side without any huckleberry loses; a huckleberry may leap onto own grass once
trees-choose-square = Choose a square of yours
# After the name of the square and before the buttons of what else it can do.
trees-choose-growth = grows where you point, or
trees-choose-order = Click heads in order, or arrange the leaves
trees-now = Now
trees-stop = Stop chain
trees-leap = Leap
trees-retreat = { $count ->
    [one] Retreat
   *[other] Retreat: { $count } fall
}
trees-order-title = In which order?
trees-order-earlier = Earlier
trees-order-later = Later
trees-order-play = Play  [{ KEY("Enter") }]
# The action, on a leaf of the order; short.
trees-order-now = now
trees-order-line = { $number }. { $line }
trees-no-action = Choose an action first
# What an action or a chain does; no full stop. $plant: such as "b-Ash d2".
trees-plant = { $kind } { $square }
trees-grows = { $plant } grows to { $square }
trees-attacks-and-takes = { $plant } attacks { $square } with { $partner } and takes it
trees-attacks-and-leaves = { $plant } attacks { $square } with { $partner } and leaves it to the other
trees-stops = The chain of { $plant } stops
trees-leaps = The huckleberry leaps to { $square }
trees-retreats = { $count ->
    [one] { $plant } retreats
   *[other] { $plant } retreats: { $count } squares fall
}
trees-chain-stops = { $plant } stops: on { $square } is { $side }'s { $kind }
trees-chain-stops-neutral = { $plant } stops: on { $square } is neutral underbrush
trees-chain-stops-bare = { $plant } stops: { $square } is bare
trees-chain-gone = { $plant } is gone before its turn
# $action: one of the sentences above.
trees-preview = { $action }.
trees-preview-open = { $action }; the order is yours.
trees-habit-grass = { $plant } grows one step in any direction, onto bare ground.
trees-habit-brush = { $plant } grows one step in any direction, onto grass.
trees-habit-birch = { $plant } grows along ranks and files, over brush.
trees-habit-ash = { $plant } grows by a knight's leap, over brush.
trees-habit-beech = { $plant } grows along diagonals, over brush.
trees-habit-pine = { $plant } grows along ranks, files and diagonals, over brush.
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
trees-caption-grass = Grass grows
trees-caption-grow = A plant grows
trees-caption-wither = A plant withers
trees-caption-huckleberry = Grass becomes a huckleberry
trees-caption-attack = Plants attack
trees-caption-chain = A chain goes on
trees-caption-ambience = a forest, wind in the leaves
trees-caption-music = Under Birch and Beech

### Tribun at the board

tribun-unit-tribun = Tribun
# A unit with the Tribun in it.
tribun-stones = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
tribun-tribuns = { $count ->
    [one] { $count } Tribun
   *[other] no Tribun
}
tribun-in-danger = in danger
tribun-help = Whoever loses the Tribun has lost; the pieces of enslaved units count for their own side
tribun-help-danger = The enemy reaches the Tribun: any attack on it wins
tribun-help-lost = The Tribun is lost
tribun-choose-unit = Choose a unit, an enemy to attack, or an empty hex to combine on
tribun-choose-step = Choose where the { $unit } goes
tribun-choose-target = Choose where the { $unit } goes, or drag pieces off it
tribun-choose-part = Split the { $unit }: choose a hex for the next part
tribun-choose-pattern = With its own pattern, or its slave's?
tribun-choose-outcome = Attack on { $hex } (height { $height }): choose what is left, or who moves in
tribun-choose-givers = Combine on { $hex }: choose the units that give pieces
tribun-how-many-go = How many pieces go there?
tribun-how-many-given = How many pieces does it give?
tribun-free-slave = Free the slave
# Of the enemy's stones.
tribun-leave = Leave { $count }
tribun-split = Split
tribun-go-on-top = Go on top (Impero)
tribun-done = Done
tribun-as-slave = As its slave, the { $slave }
tribun-leaving-slave = As { $unit }, leaving its slave
tribun-move-in-as = Move in as { $unit }
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
tribun-caption-attack = Units attack
tribun-caption-set = Pieces are put down
tribun-caption-fall = Pieces fall
tribun-caption-enslave = A unit is enslaved
tribun-caption-free = A unit is freed
tribun-caption-ambience = a Roman courtyard, water, doves
tribun-caption-music = Marble and Laurel

### Tribun: strikes

# All units that reach the target, on a button.
tribun-strike-all = All
tribun-strike-choose = Attack on the { $unit } on { $hex } (height { $height }): choose attackers
tribun-strike-choose-on-slave = Attack on the { $unit } on { $hex } (height { $height } on a slave of { $slave }): choose attackers
tribun-strike-unit = { $strength } against the { $height } on { $hex }
tribun-strike-tribun = { $strength } against the Tribun on { $hex }
# $strike: one of the two above, or this again.
tribun-strike-with-slave = { $strike }, { $from } with its slave's pattern
# $strike: one of the three above.
tribun-strike-falls = { $strike }: it falls
tribun-strike-frees = Strike: the top falls, its slave is free
tribun-strike-leaves = Strike: leaves { $left }
tribun-strike-leaves-less = Strike: leaves { $left } ({ $more } is no height)
tribun-take-tribun = Take the Tribun: wins
tribun-kill = Kill: { $from } moves in
tribun-kill-with-slave = Kill: { $from } moves in with its slave
tribun-kill-slave-free = Kill: { $from } moves in, its slave goes free
tribun-impero = Impero: { $from } goes on top
# The same three on small buttons.
tribun-in = { $from } in
tribun-in-with-slave = { $from } in with slave
tribun-on-top = { $from } on top

### Tribun: stones dragged from hex to hex

tribun-spread-how-many = { $from } to { $to }: how many pieces?
tribun-move-whole = Move the whole unit
tribun-keeps = { $hex } keeps { $count }
tribun-gets = { $hex } gets { $count }
# $placed: what is kept and got so far; $why: why that is no turn yet.
tribun-spread-incomplete = { $placed } — { $why }
tribun-spread-empty-only = Pieces go to empty hexes only
tribun-spread-not-beside = { $to } is not beside { $from }
tribun-spread-given = { $from } has given to { $to } already: take it back first
tribun-spread-one-centre = A turn splits one unit, or combines on one hex
tribun-spread-none-left = { $from } has no pieces left to give
tribun-spread-whole = A unit with the Tribun gives itself whole
tribun-spread-cannot-hold = { $left } on { $from } cannot hold a slave of { $slave }
tribun-spread-leaves = That leaves { $left } on { $from }: no valid height
tribun-spread-no-turn = No turn goes on from { $count } on { $to }
# $valid: the heights that the rules allow.
tribun-spread-no-height = { $height } on { $hex }: no valid height ({ $valid })
tribun-spread-too-few = More pieces must move: at least two hexes are used

### Gess at the board

gess-stones = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
# Beside the signs for them.
gess-rings = { $count ->
    [one] ring
   *[other] rings
}
gess-rings-held = { $count ->
    [one] { $count } ring
   *[other] { $count } rings
}
gess-help = Without a ring the game is lost
gess-footprint = Piece { $centre }
gess-choose-centre = Choose the centre of a piece
gess-choose-target = Choose where its centre goes
gess-breaks-last-ring = This breaks your last ring: you would lose.
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
gess-caption-choose = A piece is chosen
gess-caption-move = The stones of a piece move
gess-caption-capture = Stones are captured
gess-caption-return = A stone comes back
gess-caption-ambience = a garden at night, crickets
gess-caption-music = Slate and Shell

### Go-Chess at the board

go-chess-check = check
go-chess-check-help = The King is attacked and must be saved
# Beside the signs for them.
go-chess-placed = placed
go-chess-placed-of = { $count } of { $of } placed
go-chess-placed-help = Both sides place pair by pair
go-chess-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
go-chess-pieces-help = All pieces of this side
# $kind: the letter of the kind, as turns are written.
go-chess-place = { $kind ->
    [P] { $side } places pawn { $number } of { $of } in secret
    [N] { $side } places knight { $number } of { $of } in secret
    [B] { $side } places bishop { $number } of { $of } in secret
   *[R] { $side } places rook { $number } of { $of } in secret
}
go-chess-place-only = { $kind ->
    [Q] { $side } places the queen in secret
   *[K] { $side } places the king in secret
}
# $seed: the number of the board.
go-chess-board = board { $seed }
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
go-chess-caption-reveal = Both choices come to light
go-chess-caption-clash = The two choices do not go together
go-chess-caption-play = All pieces are placed
go-chess-caption-ambience = a cave by the sea, drops of water
go-chess-caption-music = Ten Pillars

### Treason at the board

treason-men = { $count ->
    [one] { $count } man
   *[other] { $count } men
}
treason-no-pieces = no pieces
# Beside the signs for them.
treason-spies = { $count ->
    [one] Spy
   *[other] Spies
}
treason-spies-left = { $count ->
    [one] { $count } Spy
   *[other] { $count } Spies
}
treason-help = A side without pieces, or without a turn, has lost
treason-must-capture = You must capture: choose one of the marked pieces
treason-choose-jump = Choose the piece to jump over, or where to land
treason-choose-target-or-convert = Choose where it goes, or the enemy across the diagonal to win it over
treason-choose-landing = Choose where to land
treason-jump-on = Jump on, or stop here ({ KEY("Enter") } on the piece)
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
treason-caption-jump = A piece jumps
treason-caption-crown = A man becomes a Spy
treason-caption-convert = A piece is won over
treason-caption-ambience = a shore, waves, cicadas
treason-caption-music = The Turned Coin

### Troop Chess at the board

troop-chess-formation = { $shape } { $stones }
troop-chess-stones = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
troop-chess-formations = { $count ->
    [one] { $count } formation
   *[other] { $count } formations
}
troop-chess-help = A side without a formation of three stones has lost
troop-chess-choose-three = Choose three stones that touch (a reconstruction: { KEY("F1") } lists the house rules)
troop-chess-choose-second = Choose a second stone
troop-chess-choose-third = Choose the third stone
troop-chess-choose-target = { $shape }: choose where { $stone } goes
# What a move would bring about, one thing after the other.
troop-chess-then = { $before }; { $next }
troop-chess-way = { $direction ->
    [north] { $steps ->
        [one] One step north
       *[other] Two steps north
    }
    [north-east] { $steps ->
        [one] One step north-east
       *[other] Two steps north-east
    }
    [east] { $steps ->
        [one] One step east
       *[other] Two steps east
    }
    [south-east] { $steps ->
        [one] One step south-east
       *[other] Two steps south-east
    }
    [south] { $steps ->
        [one] One step south
       *[other] Two steps south
    }
    [south-west] { $steps ->
        [one] One step south-west
       *[other] Two steps south-west
    }
    [west] { $steps ->
        [one] One step west
       *[other] Two steps west
    }
   *[north-west] { $steps ->
        [one] One step north-west
       *[other] Two steps north-west
    }
}
troop-chess-heads-collide = your head { $from } strikes the head { $at }: both fall
troop-chess-head-strikes = your head { $from } strikes { $at }: { $at } falls
troop-chess-runs-into-head = { $from } runs into the head { $at }: { $from } falls
troop-chess-strikes = { $from } strikes { $at }: { $at } falls
troop-chess-you-win = you win
troop-chess-you-lose = you would lose: no formation is left to you
troop-chess-draw = a draw
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
troop-chess-caption-choose = A formation is chosen
troop-chess-caption-move = A formation moves
troop-chess-caption-collision = A collision
troop-chess-caption-return = A stone comes back
troop-chess-caption-capture = A stone is captured
troop-chess-caption-ambience = a camp, a fire, a lark
troop-chess-caption-music = Plain Soldiers

### The first start

welcome = Welcome
welcome-music = Sound and music
welcome-sound = Sound
welcome-silence = Silence
welcome-start = Start here: learn { $game }
welcome-shelf = To the shelf of games

### Sound

settings-volume-overall = All together
settings-volume-music = Music
settings-mono = Mono: everything is heard in the middle
settings-captions = Captions: sounds are named above the board
sound-no-device = There is no sound: this machine has no device for it, or it cannot be used.
sound-no-recording = The recording { $file } cannot be played: { $why }
sound-no-room = The room's tone cannot be played: { $why }
sound-no-ambience = The ambience of { $of } cannot be played: { $why }
sound-no-music = There is no music for { $of }: { $why }
# Captions: what is heard, in a few words; no full stop.
caption-select = Something is chosen
caption-deselect = A choice is taken back
caption-refuse = A choice is refused
caption-undo = A turn is taken back
caption-low-time = The clock ticks
caption-move = A piece steps
caption-slide = A piece slides
caption-leap = A piece leaps
caption-capture = A piece is captured
caption-promote = A piece is promoted
caption-curtain = The curtain moves
caption-win = The match is won
caption-draw = The match is drawn
# $place: what is heard there, such as "a shore, waves, cicadas".
caption-ambience = Ambience: { $place }
# $name: the title of a piece of music.
caption-music = Music: { $name }
# $words: one of these; $times: how often it was heard.
caption-times = { $words } ×{ $times }

### Lessons

lessons = Lessons
title-start = Start here
# How many stars the lessons of a game have brought, and how many there are: said with the line about the game, and shown.
title-stars = { $count } of { $most } stars earned
title-stars-of = { $count } of { $most }
# The next step in a game, on the one golden button of the shelf: "Treason: lesson 3".
path-step = { $game }: { $step }
path-lesson = lesson { $number }
path-mini = mini match { $number }
# A match against an opponent.
path-match = play { $name }
# The same on the button that leads on after a match.
path-onward-lesson = Lesson { $number }
path-onward-mini = Mini match { $number }
path-onward-match = Next: { $name }
path-onward-help = The next step in this game
title-lessons = Learn the game on the table
lesson-place = { $game } · { $number }
# What a screen reader says of a lesson in the list.
lesson-spoken = Lesson { $number }: { $title }. Stars: { $stars } of 3
lesson-anew = Start over
lesson-again = Once more
# $theme: what it is about.
lesson-practise = A puzzle like this: { $theme }
# Above the tiles of whole matches that begin with few pieces.
lesson-mini = Mini matches
lesson-next = Next lesson
lesson-other-mistake = That is not what we are after. Try another turn.

### Lessons and puzzles

# The label of a button, with the key that presses it.
exercise-next = { $label } ({ KEY("Enter") })

### Puzzles

puzzles = Puzzles
title-puzzles = Puzzles of the game on the table
title-review = { $count ->
    [one] One puzzle comes back today
   *[other] { $count } puzzles come back today
}
title-progress = How far you have come in the game on the table
progress = Progress
progress-no-stars = No lesson solved yet
progress-no-puzzles = No puzzle tried yet
progress-all = Matches
progress-no-matches = No match has counted yet
progress-matches = { $count ->
    [one] one match counted
   *[other] { $count } matches counted
}
progress-no-curve = Once two matches have counted, your rating after each match stands here as a curve.
progress-curve = Your rating after each match
# What the pointer reads off the curve.
progress-on-day = { $rating } · { $date }
progress-record = How you stand
progress-nobody = No match of this game has been played to its end.
progress-won = { $won } won, { $drawn } drawn, { $lost } lost
progress-two = Two people
progress-strength = Strength { $rating }
puzzle-place = { $game } · Puzzle
puzzle-win-at-once = { $side } wins at once
puzzle-win = { $side } wins in { $turns } turns
puzzle-only = { $side } holds on
puzzle-goal-at-once = Which turn wins?
puzzle-goal-win = Find the one right turn, each time.
puzzle-goal-only = Only one turn does not lose. Which?
# Shown when a puzzle is over: how hard it is.
puzzle-rated = Puzzle { $rating }
puzzle-unrated = Not rated yet
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-explore = Try things out
puzzle-back = Back to the puzzle
puzzle-hint-piece = It begins here.
puzzle-hint-place = And this is where it leads.
puzzle-sought = Let us see …
# What is said of a wrong turn: its notation, and that of the answer that shows why.
puzzle-holds = { $turn }? After { $reply } there is no win in time.
puzzle-later = { $turn } wins too, but there is something faster: { $reply } holds out longer.
puzzle-loses = { $turn }? After { $reply }, { $side } wins.
puzzle-other = { $turn } is not it: { $reply }.
puzzle-ends = { $turn } ends the game, but not as it should.
puzzle-wrong = { $turn } is not it.
# No answer to a wrong turn was found; $why: what happened, without a full stop.
puzzle-unanswered = { $turn } is not it. What it allows could not be shown: { $why }.
puzzle-right = Correct, go on.
puzzle-solved = Solved!
puzzle-solved-late = That is it, though not at the first try.
puzzle-shown = That was it.
puzzle-rating = Your rating: { $rating } ({ $change })
# While so few puzzles have been tried that it is only a first guess.
puzzle-rating-provisional = Your rating: about { $rating } ({ $change }), a first guess
puzzle-free = Free play
puzzle-free-goal = You move both sides.
puzzle-strength = Your rating: { $rating }
puzzle-strength-provisional = Your rating: about { $rating }, a first guess
puzzle-tries = Solved at once: { $solved } · Failed: { $failed }
puzzle-daily = Puzzle of the day
puzzle-daily-done = Puzzle of the day (done)
puzzle-easier = Easier
puzzle-harder = Harder
puzzle-review = Review ({ $count } due)
puzzle-by-theme = By theme
# A button: the theme, and how many puzzles have it.
puzzle-theme = { $theme } · { $count }
puzzle-none = There are no puzzles of this game yet.

### Why not? The rule behind a refused choice, and what a piece may do

why-rule = Why?
why-lesson = Lesson
why-rule-keyed = Why?  [{ KEY("F1") }]
why-lesson-keyed = Lesson  [{ KEY("L") }]
# $title: string: what the lesson is called
page-lesson = Play the lesson: { $title }
# $side: string, $cell: string
piece-place = { $side } · { $cell }
# $count: number: the cells to which its turns lead
piece-acts = { $count ->
    [0] It can act now.
    [one] Now it has one cell to choose, which is marked on the board.
   *[other] Now it has { $count } cells to choose from; they are marked on the board.
}
piece-rules = In the rules  [{ KEY("F1") }]
# $title: string: what the lesson is called
piece-lesson = Lesson: { $title }  [{ KEY("L") }]
lesson-back = Back to the match

### The opponent that teaches

setup-teach = Teach me
setup-teach-help = Your opponent says which of your turns throw much away, shows the answer, and offers them again. Such a match does not count for your rating.
# $name: string: who speaks, $turn: string: the answer to the player's turn, $turns: number
teach-wins = { $name }: { $turns ->
    [one] With { $turn } I win at once.
   *[other] With { $turn } I win in { $turns } turns.
}
teach-missed = { $name }: { $turns ->
    [one] You could have won at once. Now I play { $turn }.
   *[other] You had a win in { $turns } turns. Now I play { $turn }.
}
# $pieces: string: a list of pieces
teach-takes = { $name }: With { $turn } I take: { $pieces }.
teach-worth = { $name }: After { $turn } I have more on the board.
teach-attack = { $name }: After { $turn } my attack is the stronger one.
teach-build = { $name }: After { $turn } your position lacks protection.
teach-trick = { $name }: After { $turn } you have few good turns left.
# $before: number, $after: number: per cent
teach-chance = Your chance falls from { $before } % to { $after } %.
teach-undo = Take back  [{ KEY("U") }]
teach-go-on = Go on  [{ KEY("M") }]
teach-better = Show a better turn
# A turn, and what it is for: "Better: Nd3 takes a Knight."
teach-better-turn = Better: { $turn }.
teach-better-turn-for = Better: { $turn } { $why }.

### Analysis

analysis = Analysis
analysis-end = End the analysis ({ KEY("A") })
analysis-engine = Engine ({ KEY("E") })
# $lines: number
analysis-lines = { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}
analysis-fewer = One line fewer
analysis-more = One line more
# $depth: number
analysis-depth = Depth { $depth }
analysis-looking = Looking …
# $why: what happened, without a full stop.
analysis-failed = Nothing was found: { $why }.
analysis-again = Look again
# $words: string: who stands better, $turns: string: the turns that follow
analysis-line = { $words }: { $turns }
# $chance: number: White's chance, in per cent
analysis-chance = { $chance } %
analysis-over = The match ends here.
analysis-secret = A secret choice: the engine says nothing.
analysis-off = The engine is off.
replay-start = To the start ({ KEY("Home") })
replay-back = One turn back ({ KEY("Left", word: "left arrow") })
replay-play = Play on ({ KEY("Space") })
replay-stop = Stop ({ KEY("Space") })
replay-on = One turn on ({ KEY("Right", word: "right arrow") })
replay-end = To the end ({ KEY("End") })
replay-speed = How fast the match is played on
# $number: number, $turn: string: a turn in words
replay-after = { $number } { $turn }
replay-at-start = The start of the match
result-analyse = Analyse
result-analyse-help = Analyse the match ({ KEY("A") })
pause-analyse = Analyse the match
keys-analysis = { KEY("A") }
keys-analysis-what = analyse the match; back to play
keys-replay = { KEY("Arrows") }, { KEY("Space") }
keys-replay-what = analysis: turns and lines; play on or stop
keys-draw = Right click, right drag
keys-draw-what = analysis: draw a ring, an arrow; with Shift, Ctrl in other colours
keys-engine = { KEY("E") }, { KEY("1 to 5") }
keys-engine-what = analysis: engine on or off; how many lines
keys-mistakes = { KEY("N") }, { KEY("Shift+N") }
keys-mistakes-what = analysis: the next mistake, the one before
keys-try = { KEY("Tab") }, then { KEY("Arrows", word: "arrows") }, { KEY("Enter") }
keys-try-what = analysis: try a turn on the board
keys-beside = { KEY("Shift+Up", word: "Shift+up") }, { KEY("Shift+Down", word: "Shift+down") }
keys-beside-what = analysis: the variation before, the next one
keys-note = { KEY("C") }, { KEY("Delete") }
keys-note-what = analysis: note something on the turn; delete the variation
keys-study = { KEY("Ctrl+Z") }, { KEY("Ctrl+Y") }
keys-study-what = analysis: take a change of the study back, make it again
graph = White's chance of winning over the match; a click shows a position
# $side: string, $accuracy: number
review-accuracy = { $side } { $accuracy } %
# $inaccuracies: number, $mistakes: number, $blunders: number
review-counts = Inaccuracies: { $inaccuracies }, mistakes: { $mistakes }, blunders: { $blunders }. The number before is the accuracy.
# $best: string: a turn, $before: number, $after: number: per cent
review-loss = { $best } was best: { $before } % became { $after } %.
# $done: number, $all: number
review-progress = Review: { $done } of { $all }
review-failed = The review stopped: { $why }.
review-stop = Stop the review
review-go-on = Review the match

### Turns that are tried while a match is analysed, and what is noted of them

study-note = Note on the turn ({ KEY("C") })
study-promote = Make it the first variation
study-delete = Delete the variation from here ({ KEY("Delete", word: "Del") })
study-comment = Comment
study-glyph = Judgement
study-no-glyph = None
study-done = Done (Ctrl+Enter)
study-played = What was played in the match cannot be deleted.
study-nothing-to-promote = This is the main line already.
study-nothing-to-undo = There is no change to take back or to make again.
study-secret = Turns are chosen in secret here: none can be tried.
study-full = The study has no room for more turns.
refusal-line-over = The line ends here: no turn can be tried.
tool-undo-study = Take the last change of the study back ({ KEY("Ctrl+Z") })
tool-redo-study = Make the change of the study again ({ KEY("Ctrl+Y") })
# $error: string: why
study-unkept = The study cannot be kept: { $error }

### Learning from one's own mistakes

# $count: number: of mistakes
review-learn = { $count ->
    [one] Learn from { $count } mistake ({ KEY("L") })
   *[other] Learn from { $count } mistakes ({ KEY("L") })
}
# $count: number: of mistakes that are not solved
puzzle-mistakes = My mistakes ({ $count })
# $game: string
mistake-place = { $game }: a mistake of yours
# $side: string
mistake-title = Find a better turn for { $side }
# $played: string: a turn
mistake-goal = { $played } was played here. Any turn that gives nothing away counts.
mistake-judged = The turn is being judged …
# $why: what happened, without a full stop.
mistake-unjudged = Whether { $turn } is better could not be found out: { $why }. It does not count; play it again.
mistake-solved = That is better than what was played.
# $turn: string, $reply: string: turns, $before: number, $after: number: per cent
mistake-worse = { $turn } is not good enough: after { $reply } the chance is { $after } % instead of { $before } %.
keys-learn = { KEY("L") }
keys-learn-what = analysis: learn from the mistakes
mistakes-not-gathered = Mistakes of your latest matches may be missing: { $why }. They are looked for again when this page is opened again.

### The library: all matches that were played

library = Library
title-library = All matches that were played
library-opening = The matches are being read …
library-reading = The matches are being read: { $done } of { $of }
library-empty = No match has been played yet.
library-none = No match is like that.
library-all-games = All games
library-goes-on = Goes on
library-position = Position on the board
library-trash = Trash
library-search = Players, title or tag
library-players = { $white } – { $black }
library-about =
    { $game } · { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } · { $date }
# $players: "Ann – Ben"; $about: the game, how many turns, the date.
library-named = { $players } · { $about }
# $ending: a sentence, such as "White wins by domination."
library-tagged = { $ending } · { $tags }
# What a screen reader says of a match.
library-spoken = { $heading }, { $about }, { $ending }
library-look = Look through
library-go-on = Go on
library-name = Title and tags
library-delete = Delete
library-undo-delete = Undo
library-restore = Take out of the trash
library-share = Copy share code
library-export = Save as .ludo
library-filming = Film: { $percent } % made
library-stop-film = Stop
library-stopped = Stopped.
library-title-field = Title
library-tags-field = Tags, with commas between them
library-keep = Keep
library-discard = Discard
library-failed = That was not possible: { $why }
library-lost = The library did not finish: { $why }. Please try again.
library-try-again = Try again
library-unread = The matches could not be read.
library-in-use = The library is open in another Ludarium. Close that first.
library-set-aside = What the library had noted could not be read ({ $why }). It is kept as { $path } and made anew.
library-broken =
    { $count ->
        [one] A saved match cannot be read: { $path } ({ $why })
       *[other] { $count } saved matches cannot be read, the first of them { $path } ({ $why })
    }
library-thrown-away = The match is in the trash.
library-restored = The match is back.
library-imported =
    { $added ->
        [one] { $added } match is new
       *[other] { $added } matches are new
    }, { $known } known already{ $completed ->
        [0] .
       *[other] , { $completed } of these completed: comments, variations or tags were added.
    }
library-copied = The share code is in the clipboard.
library-written = Saved as { $path }
paste = Paste
paste-help = Open what is in the clipboard: a position, turns, a match, a share code or a link ({ KEY("Ctrl+V") })
paste-no-clipboard = The clipboard cannot be read.
paste-unreadable = What was pasted cannot be opened: { $why }

### Links to a match, a position, a puzzle or a lesson

link-copy = Copy link
link-copy-help = The same as an address: whoever follows it has the match on the table. “Paste” opens it, too.
link-copied = The link is in the clipboard.
# This program was built without the address of a page on which it can be played.
link-copied-without-page = The link is in the clipboard, without the address of a page: “Paste” opens it, or put it behind the address of a page with Ludarium.
link-broken = The link leads nowhere: { $why }
# What follows stands in link-broken; columns are counted in characters behind the #.
link-empty = there is no # with a match, a position, a puzzle or a lesson behind it
link-too-long = it is too long
link-key = behind the # stands m=, p=, puzzle= or lesson=, not “{ $found }”
link-encoding = at character { $column } behind the #, % stands without two hexadecimal digits for a letter
link-code = at character { $column } behind the #, a share code should stand; it begins with “ludo1.”
link-game = at character { $column } behind the #, a game and a / should stand, not “{ $found }”
link-name = at character { $column } behind the #, a name of a to z, digits and - should stand
link-more = at character { $column } behind the #, there is more than belongs to it
link-position = this is no position of { $game }: { $why }
link-no-puzzle = The link leads nowhere: { $game } has no puzzle “{ $name }”. Perhaps another version of the game has it.
link-no-lesson = The link leads nowhere: { $game } has no lesson “{ $name }”. Perhaps another version of the game has it.

### A position that is set up

editor-pieces = Set up
editor-nobody = Nobody's
editor-move = Move pieces: press or drag one, and let it go elsewhere
editor-remove = Take pieces away ({ KEY("Delete") }, right button)
editor-grow = Let a growth go on: press its head, then the cell it tries next; the head twice ends it
editor-over-slave = { $unit } over { $slave }
editor-piece = { $side }: { $piece }
editor-to-move = To move ({ KEY("S") })
editor-undo = Undo ({ KEY("Ctrl+Z") })
editor-redo = Redo ({ KEY("Ctrl+Y") })
editor-start = Start of the game ({ KEY("Home") })
editor-clear = Clear the board ({ KEY("Ctrl+Delete") })
editor-fine = A match can begin here.
editor-over = A match would be over here: { $why }
editor-no-place = nothing can lie on { $cell }
editor-other-game = this is a position of { $of }, and the board is one of { $game }
editor-too-long = the text is too long: at most { $most } KiB are looked at here
editor-play = Play from here ({ KEY("P") })
editor-analyse = Analyse ({ KEY("A") })
editor-copy = Copy position ({ KEY("Ctrl+C") })
editor-share = Copy share code ({ KEY("Ctrl+Shift+C") })
editor-paste = Paste ({ KEY("Ctrl+V") })
editor-leave = Back ({ KEY("Escape") })
setup-position = From a position of your own
setup-set-up = Set up a position
setup-change-position = Change the position
setup-usual-start = The usual start
trees-may-leap = May still leap ({ KEY("X") })
trees-both-leap = Both
trees-none-leap = Neither
go-chess-phase = Phase ({ KEY("X") })
go-chess-phase-play = Play
go-chess-phase-placement = Placement

### Exporting a match: the sheet from the library and from the table

export = Export
# On a button that opens the sheet.
export-open = Export …
export-text = Text
export-picture = Picture
export-film = Film
# $players: "Ann – Ben".
export-about =
    { $players } · { $game } · { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
export-text-help = The whole match as text that people and programs can read: names, result, turns, clocks, comments and tags.
export-whole = Match with all lines
export-whole-help = The match as it was played, with every variation and note of its analysis.
export-line = Shown line only
export-line-help = Only the turns of the line that is on the board.
export-code-help = One line without names, to send by any means. “Paste” opens it again.
export-ply = Position
export-first = From
export-last = To
export-back = One turn earlier
export-on = One turn later
export-start = The start of the match
# $turn: in the notation of the game.
export-after = After { $ply } of { $plies } turns: { $turn }
export-length =
    { $pictures ->
        [one] { $pictures } picture
       *[other] { $pictures } pictures
    }, { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
export-size = Width in pixels
# How long each position is seen in a film.
export-speed = Each position
export-seconds = { $whole }.{ $tenths } s
# Whose edge of the board is below; a side follows.
export-near = Seen by
export-names = Names and last turns
export-clocks = Clocks
export-drawings = Arrows and rings
export-play = Play the film
export-pause = Stop the film here
# Which position of the film is seen, and which is the last.
export-shown = { $ply } of { $last }
export-png = Save as PNG
export-svg = Save as SVG
export-photo = Photograph the board
export-photo-help = Closes the sheet and begins the photo mode: the board in the room, from where you like
export-save-film = Save the film

### Everything in one file

everything = Everything in one file
everything-help = One file takes your matches, studies, ratings, progress and preferences along: to another computer, or from the browser to the desktop and back.
everything-export = Export everything
everything-import = Import everything …
everything-bring-back = Bring back what was there before the last import …
everything-exporting = Everything is being written into one file …
everything-reading = The file is being read …
everything-taking-in = The file is being taken in. Please wait: nothing else can be done meanwhile.
everything-exported =
    { $count ->
        [0] Everything is in one file, without a match
        [one] Everything is in one file, with one match
       *[other] Everything is in one file, with { $count } matches
    }: { $path }
# $name: a file. $day: a date such as 2026-11-28.
everything-made = { $name }, made on { $day }
everything-matches =
    { $matches ->
        [0] There is no match in it
        [one] There is one match in it
       *[other] There are { $matches } matches in it
    }{ $studies ->
        [0] .
        [one] , with one study.
       *[other] , with { $studies } studies.
    }
everything-has-progress = It also has ratings, progress or preferences.
everything-no-progress = It has no ratings, progress or preferences.
everything-ask = Your own matches stay in any case. If you take everything, the ratings, progress and preferences of the file take the place of yours. What is there now is kept in a file first.
everything-take-all = Take everything
everything-take-matches = Take the matches only
everything-no = Take nothing
everything-close = Close
# $why: a reason that follows.
everything-not-now = That cannot be done now: { $why }
everything-unwritten = something is not saved yet. Save it first, or quit without it.
everything-table = a match is on the table. Go back to the shelf first; the match is kept.
everything-library = the library is at work. In a moment it is done.
everything-taken-in =
    { $added ->
        [0] No match is new
        [one] One match is new
       *[other] { $added } matches are new
    }, { $known ->
        [one] one was there already.
       *[other] { $known } were there already.
    }
everything-continued =
    { $count ->
        [one] One match goes further than before.
       *[other] { $count } matches go further than before.
    }
everything-parted =
    { $count ->
        [one] One match goes on differently in the file: both are kept.
       *[other] { $count } matches go on differently in the file: both of each are kept.
    }
everything-replaced = Ratings, progress and preferences are those of the file.
everything-backup = What was there before is kept as { $path }. The settings can bring it back.
everything-unchanged = Nothing was changed.
everything-broken-off = Not all of the file was taken in. What was there before is kept as { $path }: bring it back in the settings, or import the file again.
everything-lost = It did not come to its end: { $why }. Please try again.
everything-left-out =
    { $count ->
        [one] One part cannot be read and is left out: { $name } ({ $why })
       *[other] { $count } parts cannot be read and are left out, the first of them { $name } ({ $why })
    }
everything-other = This file is not from “Export everything”. Such files end with .ludobox.
everything-newer = A newer Ludarium has written this file (version { $version } of its form). Update this one to read it.
everything-damaged = The file is damaged or cut off. Fetch or copy it again.
everything-stranger = The file has something in it that Ludarium does not write: { $name }
everything-too-much = That is too much for one file: it takes { $most } MB at most.

### Opening files

import-files = Open files …
import-files-help = Open saved matches and texts from the disk, or drop them on the window ({ KEY("Ctrl+O") })
import-drop = Drop the files to open them
import-going-on =
    Matches are being taken in: { $done } of { $of }{ $files ->
        [0] .
        [one] , then one more file.
       *[other] , then { $files } more files.
    }
import-goes-on-help = If you close the game now, the rest is taken in at the next start.
import-refused =
    { $count ->
        [one] { $name } could not be opened: { $why }
       *[other] { $count } files could not be opened: { $name } ({ $why }), { $others }
    }
# $names: some of the files; $count: how many others.
import-and-more = { $names } and { $count } more
# $refused: which files could not be opened; $imported: how many matches are new.
import-partly = { $refused }. { $imported }
import-no-file = it is no file
import-too-large = it is larger than { $most } MiB
import-no-text = it is no text
import-utf16 = its text is in the encoding UTF-16: save it as UTF-8 in the program that made it
import-latin1 = its text is not UTF-8 (line { $line }, column { $column }), but perhaps Latin-1: save it as UTF-8 in the program that made it
import-given-up = three times the game was closed, or broke off, while it was being taken in; the file is as it was and can be opened again
import-too-many = at most { $most } files are opened at a time
files = Open matches
files-matches = Matches and texts
files-any = All files
files-selected = Chosen:
files-open = Open
files-cancel = Cancel
files-reload = Read the folder again
files-all = Choose all
files-hidden = Hidden files
files-places = Places
files-devices = Disks
files-removable = Removable disks
files-exports = Exports
files-home = Home
files-desktop = Desktop
files-documents = Documents
files-downloads = Downloads
files-audio = Music
files-pictures = Pictures
files-videos = Videos

# What is kept of the player, and what is wrong with it. { $what } is one of these:
kept-match = a match
kept-study = the study of this match
kept-review = the review of a match
kept-ratings = how strong you play
kept-lessons = what you have learned
kept-puzzles = what you have made of puzzles
kept-mistakes = the mistakes to learn from
kept-tournament = the tournament
kept-imports = what is still to be taken into the library
kept-programs = the programs that play
kept-preferences = the settings
kept-set-aside = Could not be read: { $what } ({ $error }). The file is kept as { $path }, and a new one begins.
kept-left = Could not be read: { $what } ({ $error }). { $path } stays as it is; what is new is not kept.
fault-size = it has more than { $bytes } bytes
fault-version = a newer Ludarium has written it (version { $version } of the file); update this one to read it
fault-place = line { $line }, column { $column }: { $said }
fault-matches = there are { $count } matches in it instead of one
fault-encoding = line { $line }, column { $column }: this is not UTF-8 text

# Why something cannot be written.
refusal-full = the disk is full
refusal-denied = the folder may not be written to
refusal-gone = the folder is gone
refusal-taken = something else has the name of the folder
refusal-no-folder = no folder for it is known
refusal-in-use = another window of Ludarium is open

# The sign that something is not kept, and the question when the game is closed.
unkept-sign = Nothing is saved now: { $why }.
unkept-more = What now?
unkept = Not saved
unkept-help = This is only in this window, and is lost when it is closed:
unkept-one = { $what }: { $why }
unkept-film = the film that is being made: { $percent } % are done
unkept-none = Everything is saved.
unkept-elsewhere = It was saved as { $path }. From the library you can open it as a file.
unkept-not-elsewhere = It could not be saved there either: { $why }.
unkept-try-again = Try again
unkept-save-elsewhere = Save elsewhere …
unkept-quit = Quit without saving
unkept-back = Back
pause-quit-unsaved = Quit (the match is not saved)

### The board for a screen reader

reader-board = Board
# A cell is read as a list: its name, what stands on it from the top, and this: "e4, White, Knight, can be chosen".
reader-empty = empty
# Several alike, one on the other.
reader-times = { $count } times
reader-can-be-chosen = can be chosen
# $turn: a sentence.
reader-turn = { $side }: { $turn }
# $now: the turn that is the last one now, with its number.
reader-taken-back = Taken back. { $now }
# $words: what is asked, or what has been chosen so far and what may follow.
reader-answers = { $words } ({ $count ->
    [one] 1 answer
   *[other] { $count } answers
})
# What a puzzle or a lesson is called and what is to be done in it; or a piece and what it can do now.
reader-titled = { $title }. { $words }
reader-low-time = { $side } has less than { $seconds } seconds left

# The gamepad
settings-pad = Gamepad
pad-none = No gamepad is connected.
# $name: what the gamepad calls itself
pad-lost = { $name } is gone. Connect it again, or go on with mouse and keys.
pad-trouble = Gamepads cannot be read: { $why }
# $name: what the gamepad calls itself
pad-strange = the browser does not know which buttons { $name } has
pad-retry = Try again
pad-help = The cross moves on the board and through menus. The left stick moves a pointer that reaches everything, the right stick turns the view or scrolls. To change a button, choose what it is to do.
pad-press = Press the button that is to do this.
pad-default = All buttons as they were
typing-letters = qwertyuiop asdfghjkl zxcvbnm
typing-space = space
typing-page = abc
pad-choose = Choose
pad-back = Back
pad-next = Next choice, right click
pad-undo = Take a turn back
pad-earlier = Turn before
pad-later = Next turn
pad-farther = Farther
pad-nearer = Nearer
pad-view = View
pad-hint = Hint
pad-rules = Rules, why?
pad-menu = Menu

# Keys that the player can exchange.
key-enter = Enter
key-escape = Escape
key-tab = Tab
key-space = Space
key-backspace = Backspace
key-delete = Delete
key-home = Home
key-end = End
key-page-up = Page up
key-page-down = Page down
key-up = Up
key-down = Down
key-left = Left
key-right = Right
key-ctrl = Ctrl
key-shift = Shift
key-alt = Alt
settings-keys = Keyboard
keys-help = Choose a key and press the one that you want instead. Keys change places, so that none is lost. Where a text is typed, keys stay as they are.
keys-press = Press the key that is to do this ({ $key } until now). Escape leaves it as it is.
keys-exchanged = { $key } was in use: “{ $what }”. That is on { $other } now.
keys-refused = { $key } cannot be used: the system or the browser keeps it.
keys-default = All keys as at first
keys-blur = { KEY("B") }
keys-blur-what = photos: how much is blurred
keys-files = { KEY("Ctrl+O") }, { KEY("Ctrl+V") }
keys-files-what = open a file, or what is in the clipboard
keys-set-up = { KEY("S") }, { KEY("X") }
keys-set-up-what = editor: whose turn it is; what else is part of the position
keys-remove = { KEY("Delete") }, { KEY("Ctrl+Delete") }
keys-remove-what = editor: take a piece away, take all away
keys-copy = { KEY("Ctrl+C") }, { KEY("Ctrl+Shift+C") }
keys-copy-what = editor: copy the position, the share code
keys-order = { KEY("Shift+Left") }, { KEY("Shift+Right") }
keys-order-what = where choices have an order: put this one earlier, later

### A turn that is typed, and questions about the board

typed-hint = Type a turn, or ?
# The letters are commands, alike in every language. $turn, $cell: notation, $piece: the name of a kind of piece.
typed-help = Type a turn, such as { $turn }, or a letter. p: what stands where; p { $piece }: only these. m { $cell }: what is there and where it can go. l: the last turn. c: the clocks. h: a hint. { KEY("Escape") }: back to the board.
typed-clock = { $side }: { $time }.
typed-no-clocks = This match has no clocks.
# $cells: names of cells, such as d3.
typed-stand = { $side }, { $piece }: { $cells }.
typed-stand-nobody = { $piece }: { $cells }.
typed-empty-board = Nothing stands on the board.
typed-no-pieces = Nothing on the board is called “{ $name }”. There are: { $kinds }.
typed-no-cell = There is no cell “{ $name }”; cells have names such as { $cell }.
# $cell: a cell with what stands on it; $choices: cells, and what stands on buttons.
typed-then = { $cell }. Then: { $choices }.
typed-why = { $cell }. { $why }.
typed-whole = { $cell }. It makes a whole turn.
typed-held = { $turn }. { KEY("Enter") } confirms it.
typed-no-hint = There is no hint now.
typed-unreadable = In “{ $text }”, “{ $rest }” is not understood, from character { $place } on. A turn is written like { $turn }.
typed-unfinished = “{ $text }” ends too early. A turn is written like { $turn }.
typed-ambiguous = “{ $text }” can mean several turns: { $turns }.
