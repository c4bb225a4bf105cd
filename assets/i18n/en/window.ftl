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
settings-language = Language
settings-language-system = As the system

### Words of several screens

close = Close (Escape)
settings = Settings
credits = Credits
quit = Quit
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast

### The title

title-subtitle = Little-known board games, brought to life
title-rules = How to play the game on the table (F1)
title-go-on = Go on
title-go-on-line = { $game }, turn { $turn }
title-go-on-help = Back to the match that is not over
title-reconstruction = { $game }, a reconstruction
# What a screen reader says of a card: the game's name and a few words on it.
title-card = { $title }: { $line }
title-settings-corrected = Settings that cannot be ({ $names }) were brought into their ranges.
title-match-set-aside = A saved match could not be read ({ $error }). It is kept as { $path }.
title-matches-unread = The saved matches cannot be looked through: { $error }
title-rating-set-aside = How strong you play could not be read ({ $error }). It is kept as { $path }. Even games begin anew.
title-rating-lost = How strong you play could not be read ({ $error }). It could not be set aside. Even games begin anew.
rating-out-of-range = a number is out of its range

### Games in a few words

tress-blurb = a chess-like fight over seven zones
trees-blurb = pieces grow instead of moving
tribun-blurb = towers on 91 hexes
gess-blurb = any three by three of stones is a piece
go-chess-blurb = secret placement, then chess among pillars
treason-blurb = draughts on triangles, with Spies
troop-chess-blurb = formations of three

### The set-up of a match

setup-reconstruction = This is a reconstruction: its rules page (F1) says what is published and what is a house rule.
setup-person = Person
setup-ai = AI
setup-more = More: clock, names, rules
setup-less = Less
setup-back = Back
setup-start = To the board
setup-name-white = White's name
setup-name-black = Black's name
setup-name-hint-white = or just White
setup-name-hint-black = or just Black
setup-clock = Clock
setup-no-clock = No clock
# Minutes for the match and seconds for each turn.
setup-clock-time = { $minutes } + { $seconds }
setup-new-board = New board

### The choice of an opponent

# An opponent's name, style of play and strength.
opponent-measured = { $name }, { $style }: about { $rating }, ±{ $error }
opponent-exact = { $name }, { $style }: { $rating }
opponent-unmeasured = { $name }, { $style }: not measured
# Under the portrait of the opponent that is as strong as the player; there is little room.
opponent-even = Even
opponent-even-now = Even game, now against { $name }
opponent-even-first = Begins gently. Every match against an AI that you finish helps to choose how strong the next one should be.
opponent-even-form = { $games ->
    [one] You play at about { $rating } in this game, by your last match against an AI.
   *[other] You play at about { $rating } in this game, by your last { $games } matches against an AI.
}
# What a player is called.
player-even = Even game ({ $name })
player-level = Level { $level }

### The pause menu

pause = Pause
pause-resume = Back to the board
pause-start-clocks = Start the clocks
pause-stop-clocks = Stop the clocks
pause-accept-draw = Accept the draw
pause-decline-draw = Decline the draw
pause-offer-draw = Offer a draw
pause-resign = Resign
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
keys-move = Arrows, Enter
keys-move-what = move on the board and choose
keys-choices = 1 to 9
keys-choices-what = the choices below the board
keys-next = Tab
keys-next-what = go round everything that can be chosen
keys-cancel = Escape, right click
keys-cancel-what = one step back; then the pause menu
keys-undo = U, R
keys-undo-what = undo, redo (also Ctrl+Z, Ctrl+Y)
keys-turns = Page up, Page down
keys-turns-what = one turn back or on
keys-ends = Home, End
keys-ends-what = to the start, to the present
keys-hint = H
keys-hint-what = show or hide a hint
keys-hurry = M
keys-hurry-what = the AI moves now
keys-watch = Space, N, 1 to 3
keys-watch-what = two AIs: pause, one turn, how fast
keys-top = T
keys-top-what = from straight above, and back
keys-view = V
keys-view-what = in the room, from above, flat
keys-flip = F
keys-flip-what = to the other side of the board
keys-camera = Ctrl+arrows, right drag
keys-camera-what = turn and tilt the camera
keys-zoom = + and -, wheel
keys-zoom-what = closer and farther; 0 shows the whole board
keys-photo = P
keys-photo-what = photos: drag, Shift+drag and wheel; Enter saves, Escape ends
keys-rules = F1
keys-rules-what = these rules

### Settings, group by group

settings-colours = Colours
palette-classic = Classic
palette-high-contrast = High contrast
palette-colour-safe = Colour-safe
settings-view = View (V)
view-room = In the room
view-above = From above
view-flat = Flat
view-automatic = Automatic
settings-graphics = Graphics
graphics-simple = Simple
graphics-standard = Standard
graphics-high = High
graphics-automatic = Automatic
settings-evaluation-bar = A bar beside the board shows who stands better
settings-show-movable = Mark the pieces that can act
settings-turn-board = Two people: the board turns to the side to move
settings-speed = How fast pieces move
speed-at-once = At once
settings-reduced-motion = Reduced motion: nothing travels, only fades
settings-volume-effects = Pieces and events
settings-volume-room = Room
settings-volume-interface = Buttons and hints
settings-finish-forced = Take the only possible step by itself
settings-ponder = The AI also thinks on your time (not with simple graphics)
settings-confirm-resign = Ask before resigning
settings-pause-hidden = Clocks stop while the window is hidden
settings-text-size = Size of text
settings-text-percent = { $percent } %
# Two letters that show a size of text.
settings-text-sample = Aa
settings-text-help = The whole interface grows with it, and with the window.

### The photo mode

photo-help = Drag: look round · Shift and drag: look aside · Wheel: nearer · B: blur · Enter: save · Escape: end
photo-saved = Saved as { $path }
photo-no-folder = The picture was not saved: no folder for pictures is known
photo-folder-full = The picture was not saved: { $folder } has { $count } pictures of this game already
# Why is what the system says.
photo-not-written = The picture was not saved: { $path }: { $why }
photo-not-made = The picture was not saved: { $why }

### Notices at the table

notice-nothing-to-undo = There is no turn of yours to take back.
notice-draw-declined = { $side } declines the draw.
notice-draw-declined-ai = The AI declines the draw: it likes its position.
notice-match-unsaved = This match cannot be saved: { $error }
notice-match-unsaved-no-folder = This match cannot be saved: no folder for saved matches is known
notice-turn-unsaved = The last turn is not saved: { $error }
# What a side has reached; the reasons are sentences without a full stop, one after the other.
notice-claim = { $side } claims the win: { $reasons }. { $other } must undo it now.
notice-flat = Drawing the room takes long here, so the board is flat now (V changes the view)
opponent-description = { $description } { $style }
notice-match-over = The match is over. { $result }
notice-offer-stands = { $side } has already offered a draw
notice-no-offer = { $side } has no offer of a draw to answer
