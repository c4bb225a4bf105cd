# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Sentences

# $count: u32
pieces-tress-knight = { $count ->
    [one] un Chevalier
   *[other] { $count } Chevaliers
}
# $count: u32
pieces-tress-guardian = { $count ->
    [one] un Gardien
   *[other] { $count } Gardiens
}
# $count: u32
pieces-tress-pikeman = { $count ->
    [one] un Piquier
   *[other] { $count } Piquiers
}
# $count: u32
pieces-tress-lancer = { $count ->
    [one] un Lancier
   *[other] { $count } Lanciers
}
# $count: u32
pieces-tress-sentinel = { $count ->
    [one] une Sentinelle
   *[other] { $count } Sentinelles
}
# $count: u32
pieces-tress-king = { $count ->
    [one] le Roi
   *[other] { $count } Rois
}
# $count: u32
pieces-tress-queen = { $count ->
    [one] la Reine
   *[other] { $count } Reines
}
# $count: u32
pieces-trees-grass = { $count ->
    [one] une case d’herbe
   *[other] { $count } cases d’herbe
}
# $count: u32
pieces-trees-underbrush = { $count ->
    [one] une case de broussaille
   *[other] { $count } cases de broussaille
}
# $count: u32
pieces-trees-huckleberry = { $count ->
    [one] une myrtille
   *[other] { $count } myrtilles
}
# $count: u32
pieces-trees-squares = { $count ->
    [one] une case d’arbre
   *[other] { $count } cases d’arbres
}
# $count: u32
pieces-trees-birch = { $count ->
    [one] un Bouleau
   *[other] { $count } Bouleaux
}
# $count: u32
pieces-trees-ash = { $count ->
    [one] un Frêne
   *[other] { $count } Frênes
}
# $count: u32
pieces-trees-beech = { $count ->
    [one] un Hêtre
   *[other] { $count } Hêtres
}
# $count: u32
pieces-trees-pine = { $count ->
    [one] le Pin
   *[other] { $count } Pins
}
# $count: u32
pieces-tribun-piece = { $count ->
    [one] une pièce
   *[other] { $count } pièces
}
# $count: u32
pieces-tribun-tribun = { $count ->
    [one] le Tribun
   *[other] { $count } Tribuns
}
# $count: u32
pieces-gess-stone = { $count ->
    [one] une pierre
   *[other] { $count } pierres
}
# $count: u32
pieces-go-chess-pawn = { $count ->
    [one] un Pion
   *[other] { $count } Pions
}
# $count: u32
pieces-go-chess-knight = { $count ->
    [one] un Cavalier
   *[other] { $count } Cavaliers
}
# $count: u32
pieces-go-chess-bishop = { $count ->
    [one] un Fou
   *[other] { $count } Fous
}
# $count: u32
pieces-go-chess-rook = { $count ->
    [one] une Tour
   *[other] { $count } Tours
}
# $count: u32
pieces-go-chess-queen = { $count ->
    [one] la Dame
   *[other] { $count } Dames
}
# $count: u32
pieces-treason-man = { $count ->
    [one] un pion
   *[other] { $count } pions
}
# $count: u32
pieces-treason-spy = { $count ->
    [one] un Espion
   *[other] { $count } Espions
}
# $count: u32
pieces-troop-chess-piece = { $count ->
    [one] une pierre
   *[other] { $count } pierres
}
room = de la place pour bouger
# $count: u32
tress-zones = { $count ->
    [one] une zone
   *[other] { $count } zones
}
tress-fortress = une emprise sur la Forteresse
tress-majority = la majorité dans des zones disputées
tress-ways = des accès aux zones
tress-promotion = des chances de promotion
tress-escort = le chemin d’un monarque vers la Forteresse
tress-knights = des Chevaliers près de la Forteresse
tress-monarch = un monarque
tress-loose = des pièces sans défense à attaquer
tress-attack = une attaque sur un monarque
trees-wood = des cases d’arbres
trees-tree = un arbre vivant
trees-huckleberry = une myrtille de réserve
trees-leap = le saut
trees-threats = des menaces sur les myrtilles
trees-attack = des attaques sur les arbres
trees-prey = de la broussaille à prendre
trees-growth = de la place pour pousser
tribun-units = des unités fortes
tribun-slaves = le service des esclaves
tribun-shots = des tirs sur des unités
tribun-capture = le Tribun à prendre
tribun-attack = une attaque sur le Tribun
tribun-flight = des cases de fuite pour le Tribun
tribun-guards = des gardes pour le Tribun
tribun-meeting = des lieux de réunion
tribun-loose = des unités sans défense à attaquer
tribun-advance = des pièces avancées
gess-ring = un anneau de réserve
gess-threats = des menaces sur les anneaux
gess-making = des anneaux en formation
gess-prey = des pierres à prendre
gess-guards = des gardes pour l’anneau
gess-siege = le siège de l’anneau
go-chess-bishops = la paire de Fous
go-chess-chain = la protection des Pions
go-chess-loose = des pièces sans défense à attaquer
go-chess-attack = une attaque sur le Roi
go-chess-shelter = la sécurité du Roi
go-chess-centre = le centre
treason-only-spy = le seul Espion
treason-home = des gardes sur la première ligne
treason-advance = des pions en route vers la promotion
treason-promotion = des chances de promotion
treason-pairs = des pièces côte à côte
treason-prey = des pièces à prendre
treason-conversion = des pièces à retourner
troop-chess-formations = des formations
troop-chess-prey = des pierres à prendre
troop-chess-heads = des pierres qui regardent du bon côté
troop-chess-advance = des pierres avancées
troop-chess-centre = le centre
# $what: message
gives-up = cède { $what }
# $side: side, $what: message
leaves = laisse { $what } à { $side }
# $what: message
spares = laisse échapper { $what }
# $side: side, $turns: u32
allows-win = laisse { $side } gagner en { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}
loses-at-once = perd aussitôt
draws-at-once = rend la partie nulle
# $turns: u32
misses-win = laisse échapper un gain en { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}
# $what: message
gains = gagne { $what }
# $what: message
takes = prend { $what }
# $what: message
saves = sauve { $what }
# $side: side, $what: message
denies = enlève { $what } à { $side }
