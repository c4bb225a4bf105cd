# Was in allen Spielen gesagt wird.

### Sentences

# $reason: message
over = Die Partie ist zu Ende: { $reason }
complete = Der Zug ist schon vollständig
no-square = Wähle ein Feld des Bretts
# $from: string
no-piece = Auf { $from } steht nichts
no-such-turn = Einen solchen Zug gibt es in dieser Stellung nicht
