# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-balista = Balista
    .The = La Balista
    .the = la Balista
    .de = de la Balista
    .un = une Balista
    .Slave = La Balista asservie
    .slave = la Balista asservie
name-balista-tribun = Tribun Balista
    .The = Le Tribun Balista
    .the = le Tribun Balista
    .de = du Tribun Balista
    .un = le Tribun Balista
name-centuria = Centuria
    .The = La Centuria
    .the = la Centuria
    .de = de la Centuria
    .un = une Centuria
    .Slave = La Centuria asservie
    .slave = la Centuria asservie
name-centuria-tribun = Tribun Centuria
    .The = Le Tribun Centuria
    .the = le Tribun Centuria
    .de = du Tribun Centuria
    .un = le Tribun Centuria
name-eques = Eques
    .The = L’Eques
    .the = l’Eques
    .de = de l’Eques
    .un = un Eques
    .Slave = L’Eques asservi
    .slave = l’Eques asservi
name-eques-tribun = Tribun Eques
    .The = Le Tribun Eques
    .the = le Tribun Eques
    .de = du Tribun Eques
    .un = le Tribun Eques
name-hastatus = Hastatus
    .The = Le Hastatus
    .the = le Hastatus
    .de = du Hastatus
    .un = un Hastatus
    .Slave = Le Hastatus asservi
    .slave = le Hastatus asservi
name-hastatus-tribun = Tribun Hastatus
    .The = Le Tribun Hastatus
    .the = le Tribun Hastatus
    .de = du Tribun Hastatus
    .un = le Tribun Hastatus
name-piece = Pièce
name-saggitarius = Saggitarius
    .The = Le Saggitarius
    .the = le Saggitarius
    .de = du Saggitarius
    .un = un Saggitarius
    .Slave = Le Saggitarius asservi
    .slave = le Saggitarius asservi
name-saggitarius-tribun = Tribun Saggitarius
    .The = Le Tribun Saggitarius
    .the = le Tribun Saggitarius
    .de = du Tribun Saggitarius
    .un = le Tribun Saggitarius
name-servus = Servus
    .The = Le Servus
    .the = le Servus
    .de = du Servus
    .un = un Servus
    .Slave = Le Servus asservi
    .slave = le Servus asservi
name-tribun = Tribun
    .The = Le Tribun
    .the = le Tribun
    .de = du Tribun
    .un = le Tribun

### How a game ends

reason-nex = Le Tribun de l’autre camp est tombé
reason-paralysis = Le camp au trait n’a aucun coup légal

### Options

option-first = Premier coup
option-first-help = Qui commence : Blanc ou Noir, selon votre accord.
option-first-is-w = Blanc
option-first-is-b = Noir
option-rules = Règles
option-rules-help = Toutes les règles, ou quatre-vingt-dix pour cent d’entre elles pour débuter : ni Impero, ni réunion symétrique, ni Centuria.
option-rules-is-full = toutes
option-rules-is-ninety = quatre-vingt-dix pour cent

### Sentences

no-hex = Choisis une case du plateau
no-action = Choisis une case où aller ou une marche, ou bien divise l’unité
no-result = Choisis ce qui reste de la cible, ou bien qui entre et comment
no-part = Choisis une case voisine de la première
# $counts: list
no-number = Choisis combien : { $counts }
# $hex: hex
no-unit = Il n’y a pas d’unité en { $hex }
# $piece: name, $hex: hex, $owner: side, $side: side
not-yours = { $piece-The } en { $hex } appartient à { $owner }, et c’est à { $side } de jouer
# $piece: name, $hex: hex
asleep = { $piece-The } en { $hex } dort : on ne peut ni déplacer ni diviser cette unité
# $piece: name, $from: hex
no-slave = { $piece-The } en { $from } n’a pas d’esclave
# $piece: name, $to: hex
already-there = { $piece-The } est déjà en { $to }
# $owner: side, $piece: name, $to: hex
not-empty = On se déplace vers une case vide, et { $to } porte { $piece-un } de { $owner }
# $piece: name, $to: hex, $why: message
cannot-go = { $piece-The } ne peut pas aller en { $to } : { $why }
# $slave: name, $to: hex, $why: message
slave-cannot-go = { $slave-Slave } ne peut pas aller en { $to } : { $why }
tribun-moves = Le Tribun va sur l’une des six cases voisines
# $piece: name
servus-moves = { $piece-The } avance d’une case tout droit
# $piece: name
hastatus-moves = { $piece-The } saute vers les cases de sa propre couleur à deux pas
# $piece: name
saggitarius-moves = { $piece-The } saute vers les cases d’une autre couleur que la sienne, à trois pas
# $piece: name
slider-moves = { $piece-The } glisse par sauts de Hastatus, sur des cases vides
# $piece: name
centuria-moves = { $piece-The } va d’une case, ou de deux en ligne droite sauf si une unité adverse est entre les deux
# $slave: name
slave-servus-moves = { $slave-Slave } avance d’une case tout droit
# $slave: name
slave-hastatus-moves = { $slave-Slave } saute vers les cases de sa propre couleur à deux pas
# $slave: name
slave-saggitarius-moves = { $slave-Slave } saute vers les cases d’une autre couleur que la sienne, à trois pas
# $slave: name
slave-slider-moves = { $slave-Slave } glisse par sauts de Hastatus, sur des cases vides
# $slave: name
slave-centuria-moves = { $slave-Slave } va d’une case, ou de deux en ligne droite sauf si une unité adverse est entre les deux
# $target: hex
no-target = Il n’y a pas d’unité à attaquer en { $target }
# $piece: name, $target: hex, $side: side
own-target = { $piece-The } en { $target } appartient à { $side }, dont c’est le tour
# $side: side, $piece: name, $target: hex
out-of-reach = Aucune unité de { $side } n’atteint { $piece-the } en { $target }
# $piece: name, $from: hex, $target: hex, $why: message
no-strike = { $piece-The } en { $from } n’atteint pas { $target } : { $why }
# $slave: name, $from: hex, $target: hex, $why: message
no-slave-strike = { $slave-Slave } en { $from } n’atteint pas { $target } : { $why }
# $from: hex
strikes-twice = L’unité en { $from } ne peut pas frapper deux fois
nobody-strikes = Il faut qu’au moins une unité frappe
# $piece: name, $turn: string
takes-tribun = Une attaque, si faible soit-elle, sur { $piece-the } prend le Tribun : { $turn }
# $piece: name, $target: hex
carries-no-tribun = { $piece-The } en { $target } ne porte pas de Tribun
# $left: u8
no-such-rest = Aucune unité ne peut avoir { $left } pièces : une pièce de plus est retirée
# $piece: name, $target: hex
nothing-left = S’il ne reste rien { $piece-de } en { $target }, une des unités qui attaquent y entre : dis laquelle
# $left: u8, $slave: u8, $turn: string
rest-holds-no-slave = { $left ->
    [one] { $left } pièce ne peut pas
   *[other] { $left } pièces ne peuvent pas
} tenir un esclave de hauteur { $slave } : tout le dessus part, { $turn }
# $piece: name, $target: hex
leaves-nothing = Après une attaque sur { $piece-the } en { $target }, il n’en reste jamais rien
# $left: u8, $piece: name, $target: hex, $possible: list
leaves-other = Aucune attaque ne laisse { $left ->
    [one] { $left } pièce
   *[other] { $left } pièces
} { $piece-de } en { $target } ; on peut en laisser { $possible }
nobody-moves-in = L’attaque d’une unité qui porte sur un esclave ne touche que le dessus, et personne n’entre
# $piece: name, $from: hex, $most: u16, $need: u8
too-weak = Avec { $piece-the } de { $from }, les attaquants ont au plus { $most }, et il faut { $need }
# $slave: name, $from: hex, $most: u16, $need: u8
slave-too-weak = Avec { $slave-slave } de { $from }, les attaquants ont au plus { $most }, et il faut { $need }
no-impero = Il n’y a pas d’Impero dans les règles à quatre-vingt-dix pour cent
tribun-enslaves = Une unité avec le Tribun n’asservit pas
# $count: u8
too-high-to-hold = { $count } pièces ne peuvent pas monter dessus : 4 au plus tiennent un esclave
# $count: u8, $slave: u8
too-low-to-hold = { $count ->
    [one] { $count } pièce ne peut pas
   *[other] { $count } pièces ne peuvent pas
} tenir un esclave de hauteur { $slave } : il en faut au moins la moitié
# $hex: hex, $side: side
nobody-meets = { $hex } est vide, et aucune unité de { $side } n’est à côté
# $hex: hex
one-meets = { $hex } est vide, et une seule unité est à côté : pour réunir, il en faut deux
# $hex: hex, $units: list
none-fit = Les unités autour de { $hex } ({ $units }) ne peuvent pas y former une unité valide
# $piece: name, $from: hex
tribun-splits = { $piece-The } en { $from } porte le Tribun : on ne divise pas cette unité
# $piece: name, $from: hex
single-piece = { $piece-The } en { $from } n’a qu’une pièce : on ne peut pas diviser cette unité
# $piece: name, $from: hex
no-room-to-split = On ne peut pas diviser { $piece-the } en { $from } : aucune part valide ne tient sur les cases vides autour
# $hex: hex
part-on-unit = { $hex } n’est pas vide : les parts ne vont que sur des cases vides
# $count: u8
no-valid-unit = { $count ->
    [one] { $count } pièce n’est pas
   *[other] { $count } pièces ne sont pas
} une unité valide
# $height: u8, $piece: name, $total: u8
not-all-spread = Il faut répartir les { $height } pièces { $piece-de }, pas { $total }
one-hex = Il faut utiliser au moins deux cases
# $left: u8, $hex: hex, $slave: u8
stay-holds-no-slave = { $left ->
    [one] La pièce qui reste en { $hex } ne peut pas
   *[other] Les { $left } pièces qui restent en { $hex } ne peuvent pas
} tenir un esclave de hauteur { $slave }
# $left: u8, $hex: hex
stay-no-valid-unit = { $left ->
    [one] La pièce qui reste en { $hex } n’est pas
   *[other] Les { $left } pièces qui restent en { $hex } ne sont pas
} une unité valide
# $to: hex, $owner: side, $piece: name
meeting-on-unit = { $to } n’est pas vide : il y a { $piece-un } de { $owner }
no-such-number = On réunit deux unités, ou bien trois ou six en symétrie
# $piece: name, $hex: hex, $height: u8
too-few-to-give = { $piece-The } en { $hex } n’a que { $height ->
    [one] { $height } pièce
   *[other] { $height } pièces
} à donner
# $piece: name, $hex: hex
tribun-whole = { $piece-The } en { $hex } donne toutes ses pièces ou aucune
no-symmetric = Il n’y a pas de réunion symétrique dans les règles à quatre-vingt-dix pour cent
# $to: hex
not-at-120 = On ne réunit trois unités que si elles sont à 120 degrés autour de { $to }
tribun-in-symmetry = Le Tribun ne prend part à aucune réunion symétrique
unequal-units = Dans une réunion symétrique, les unités sont égales, leurs esclaves aussi
unequal-numbers = Dans une réunion symétrique, toutes les unités donnent le même nombre
# $hex: hex, $middle: hex
not-next-to = { $hex } n’est pas à côté de { $middle }
# $hex: hex
no-further-part = Aucune autre part ne peut aller en { $hex }
# $piece: name, $hex: hex
nothing-to-give = { $piece-The } en { $hex } n’a rien à donner qui convienne
no-tribun = aucun camp n’a de Tribun
# $side: side
second-tribun = { $side } a un second Tribun
# $side: side, $most: u8
too-many = { $side } a plus de { $most } pièces en dehors du Tribun
# $owner: side, $piece: name, $hex: hex
in-the-way = { $piece-The } de { $owner } en { $hex } barre le chemin
tribun-attacks = ses attaques portent sur les cases voisines
# $piece: name
servus-attacks = ses attaques portent sur les deux cases à côté de celle de devant
# $piece: name
hastatus-attacks = ses attaques portent sur les cases de sa propre couleur à deux pas
# $piece: name
saggitarius-attacks = ses attaques portent sur les cases d’une autre couleur que la sienne, à trois pas
# $piece: name
eques-attacks = ses attaques portent sur la première unité d’une ligne de sauts de Hastatus
# $piece: name
balista-attacks = ses attaques portent sur la première unité d’une ligne droite
# $piece: name
centuria-attacks = ses attaques portent là où ses pas pourraient mener, et sur les cases de sa propre couleur à deux pas
# $piece: name, $from: string, $to: string
goes = { $piece } de { $from } à { $to }
# $piece: name, $from: string, $to: string
leaves-slave = { $piece } de { $from } à { $to }, sans son esclave
# $piece: name, $from: string, $slave: name, $to: string
goes-on-slave = { $piece } de { $from } à { $to }, sur son esclave ({ $slave })
# $piece: name, $from: string, $prey: name, $target: string
takes = { $piece } { $from } prend { $prey } { $target }
# $piece: name, $from: string, $prey: name, $target: string
takes-leaving-slave = { $piece } { $from }, sans son esclave, prend { $prey } { $target }
# $piece: name, $from: string, $slave: name, $prey: name, $target: string
takes-on-slave = { $piece } { $from }, sur son esclave ({ $slave }), prend { $prey } { $target }
# $piece: name, $from: string, $prey: name, $target: string
enslaves = { $piece } { $from } asservit { $prey } { $target }
# $prey: name, $target: string, $left: u8
damages = attaque sur { $prey } { $target }, reste { $left }
# $prey: name, $target: string
frees-slave = attaque sur { $prey } { $target }, son esclave est libre
# $prey: name, $target: string
tribun-falls = attaque sur { $prey } { $target }, le Tribun tombe
# $piece: name, $from: string, $parts: list
splits = { $piece } { $from } se divise : { $parts }
# $count: u8, $hex: string
part-on = { $count } en { $hex }
# $piece: name, $to: string, $parts: list
combines = { $piece } en { $to } : { $parts }
# $count: u8, $hex: string
part-from = { $count } de { $hex }
