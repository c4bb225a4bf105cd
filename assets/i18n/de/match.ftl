# Was von einer Partie gesagt wird: wie sie ausging, und was noch geheim ist.

### Sentences

# $winner: side, $cause: message
wins = { $winner } gewinnt: { $cause }.
# $cause: message
draw = Remis: { $cause }.
draw-by-threefold = Remis durch dreifache Stellungswiederholung.
draw-by-agreement = Remis durch Vereinbarung.
was-unfinished = Die Partie wurde nicht zu Ende gespielt.
threefold = dreifache Stellungswiederholung
# $turns: u32
no-progress = { $turns } Züge in Folge ohne Fortschritt
agreement = Vereinbarung
# $loser: side
resigned = { $loser } hat aufgegeben
# $loser: side
out-of-time = Die Bedenkzeit von { $loser } ist abgelaufen
unfinished = nicht zu Ende gespielt
# $side: side
has-chosen = { $side } hat geheim gewählt
# $side: side
had-chosen = { $side } hatte geheim gewählt
