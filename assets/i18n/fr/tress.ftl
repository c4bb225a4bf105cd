# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-far-central-outpost = Avant-poste central lointain
    .the = l’Avant-poste central lointain
    .in = dans l’Avant-poste central lointain
name-far-king-s-outpost = Avant-poste lointain du Roi
    .the = l’Avant-poste lointain du Roi
    .in = dans l’Avant-poste lointain du Roi
name-far-queen-s-outpost = Avant-poste lointain de la Reine
    .the = l’Avant-poste lointain de la Reine
    .in = dans l’Avant-poste lointain de la Reine
name-fortress = Forteresse
    .the = la Forteresse
    .in = dans la Forteresse
name-guardian = Gardien
    .The = Le Gardien
    .de = du Gardien
    .Un = Un Gardien
    .no = de Gardien
    .it = il
name-king = Roi
    .The = Le Roi
    .de = du Roi
    .Un = Le Roi
    .no = de Roi
    .it = il
name-knight = Chevalier
    .The = Le Chevalier
    .de = du Chevalier
    .Un = Un Chevalier
    .no = de Chevalier
    .it = il
name-lancer = Lancier
    .The = Le Lancier
    .de = du Lancier
    .Un = Un Lancier
    .no = de Lancier
    .it = il
name-near-central-outpost = Avant-poste central proche
    .the = l’Avant-poste central proche
    .in = dans l’Avant-poste central proche
name-near-king-s-outpost = Avant-poste proche du Roi
    .the = l’Avant-poste proche du Roi
    .in = dans l’Avant-poste proche du Roi
name-near-queen-s-outpost = Avant-poste proche de la Reine
    .the = l’Avant-poste proche de la Reine
    .in = dans l’Avant-poste proche de la Reine
name-pike = Piquier
    .The = Le Piquier
    .de = du Piquier
    .Un = Un Piquier
    .no = de Piquier
    .it = il
name-pikeman = Piquier
    .The = Le Piquier
    .de = du Piquier
    .Un = Un Piquier
    .no = de Piquier
    .it = il
name-queen = Reine
    .The = La Reine
    .de = de la Reine
    .Un = La Reine
    .no = de Reine
    .it = elle
name-sentinel = Sentinelle
    .The = La Sentinelle
    .de = de la Sentinelle
    .Un = Une Sentinelle
    .no = de Sentinelle
    .it = elle
name-domination = la domination
name-elimination = l’élimination
name-the-dual-escort = la double escorte
name-the-lone-escort = l’escorte solitaire

### How a game ends

reason-elimination = Le Roi et la Reine de l’autre camp ont disparu
reason-dual-escort = Le Roi et la Reine tiennent ensemble la Forteresse
reason-lone-escort = Le dernier monarque tient la Forteresse
reason-domination = Cinq zones ou plus sont contrôlées
reason-mutual-elimination = Aucun camp n’a plus ni Roi ni Reine
reason-stalemate = Le camp au trait n’a aucun coup légal

### Options

option-second-wind = Second Souffle
option-second-wind-help = Un camp qui remplit une condition de victoire n’a gagné que si l’autre ne peut pas y parer aussitôt.
option-second-wind-is-on = oui
option-second-wind-is-off = non

### Sentences

# $piece: name, $from: square, $owner: side, $side: side
not-yours = { $piece-The } en { $from } appartient à { $owner }, et c’est à { $side } de jouer
# $piece: name, $from: square
asleep = { $piece-The } en { $from } dort : des pièces de son camp l’entourent
# $piece: name, $from: square
nowhere-to-land = { $piece-The } en { $from } dort : partout où { $piece-it } pourrait sauter, il y a une pièce de son camp ou une zone fermée
# $piece: name, $to: square
already-there = { $piece-The } est déjà en { $to }
# $side: side, $piece: name, $to: square
own-piece = { $piece-Un } de { $side } occupe déjà { $to }
# $piece: name
steps-one = { $piece-The } va d’une case dans n’importe quelle direction
# $piece: name
leaps-two = { $piece-The } saute à exactement deux cases de là, par-dessus tout
# $piece: name
slides-diagonally = { $piece-The } glisse le long des diagonales
# $piece: name
slides-straight = { $piece-The } glisse le long des rangées et des colonnes
# $piece: name
slides-any-way = { $piece-The } glisse le long des rangées, des colonnes et des diagonales
# $piece: name, $zone: name, $owner: side
stops-at-zone = { $piece-The } doit s’arrêter en entrant { $zone-in } : { $owner } contrôle cette zone
# $owner: side, $blocker: name, $square: square, $piece: name
blocked = { $blocker-The } de { $owner } en { $square } barre le chemin { $piece-de }
# $piece: name, $zone: name
contested-zone = { $piece-The } ne peut pas se poser dans une zone disputée : les deux camps sont { $zone-in }
# $piece: name, $zone: name, $owner: side
enemy-zone = { $piece-The } ne peut pas se poser dans une zone adverse : { $owner } contrôle { $zone-the }
# $owner: side, $claims: list
monarch-may-not-answer = { $owner } revendique { $claims } : seule une pièce autre que le Roi ou la Reine peut répondre
# $owner: side, $claims: list, $piece: name, $from: square
no-move-answers = { $owner } revendique { $claims } : aucun coup { $piece-de } en { $from } n’y pare
# $owner: side, $claims: list, $remaining: list
still-elimination = { $owner } revendique { $claims } : après ce coup, { $owner } aurait encore { $remaining } ; il faut prendre le dernier Roi ou la dernière Reine
# $owner: side, $claims: list, $remaining: list
still-escort = { $owner } revendique { $claims } : après ce coup, { $owner } aurait encore { $remaining } ; une autre pièce doit entrer dans la Forteresse
# $owner: side, $claims: list, $remaining: list
still-domination = { $owner } revendique { $claims } : après ce coup, { $owner } aurait encore { $remaining } ; il ne doit pas rester plus de quatre zones
# $turn: string
captures-nothing = ce coup ne prend rien ({ $turn })
# $turn: string
other-promotions = ses promotions sont autres ({ $turn })
# $turn: string
other-fortress = ce coup ne change pas ainsi la Forteresse ({ $turn })
# $side: side, $piece: name
none-of-kind = { $side } n’a pas { $piece-no }
# $side: side, $piece: name
none-of-kind-there = { $side } n’a pas { $piece-no } à cet endroit
# $side: side, $squares: list, $to: square
none-can-go = aucune pièce de ce genre de { $side } (en { $squares }) ne peut aller en { $to }
# $side: side
seven-knights = { $side } peut avoir au plus six Chevaliers
# $side: side
three-pikemen = { $side } peut avoir au plus deux Piquiers et Lanciers ensemble
# $side: side
three-guardians = { $side } peut avoir au plus deux Gardiens et Sentinelles ensemble
# $side: side
two-queens = { $side } peut avoir au plus une Reine
# $side: side
two-kings = { $side } peut avoir au plus un Roi
# $square: square
promotion-due = la pièce en { $square } aurait eu sa promotion : son camp est seul dans la Forteresse
# $clauses: list
turn = { $clauses }
# $piece: name, $to: string
goes = { $piece } en { $to }
# $origin: string, $piece: name, $to: string
goes-from = { $piece } { $origin } en { $to }
# $piece: name, $to: string
captures = { $piece } prend { $to }
# $origin: string, $piece: name, $to: string
captures-from = { $piece } { $origin } prend { $to }
# $pieces: list
promotes = promotion : { $pieces }
# $piece: name, $promoted: name
enemy-promotes = { $piece } adverse devient { $promoted }
controls = contrôle la Forteresse
contests = dispute la Forteresse
concedes = évacue la Forteresse
