# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Names

name-grass = Herbe
    .The = L’herbe
    .de = de l’herbe
    .there = l’herbe
name-huckleberry = Myrtille
    .The = La myrtille
    .de = de la myrtille
    .there = la myrtille
name-pine = Pin
    .The = Le Pin
    .de = du Pin
    .there = le Pin
name-underbrush = Broussaille
    .The = La broussaille
    .de = de la broussaille
    .there = la broussaille
name-a-birch = Bouleau-a
    .The = Le Bouleau-a
    .de = du Bouleau-a
    .there = le Bouleau-a
name-b-ash = Frêne-b
    .The = Le Frêne-b
    .de = du Frêne-b
    .there = le Frêne-b
name-c-beech = Hêtre-c
    .The = Le Hêtre-c
    .de = du Hêtre-c
    .there = le Hêtre-c
name-f-beech = Hêtre-f
    .The = Le Hêtre-f
    .de = du Hêtre-f
    .there = le Hêtre-f
name-g-ash = Frêne-g
    .The = Le Frêne-g
    .de = du Frêne-g
    .there = le Frêne-g
name-h-birch = Bouleau-h
    .The = Le Bouleau-h
    .de = du Bouleau-h
    .there = le Bouleau-h

### How a game ends

reason-mutual-annihilation = Aucun camp n’a plus de myrtille
reason-suicide = Le camp qui a joué a cédé sa dernière myrtille
reason-huckleberry = La dernière myrtille de l’autre camp a disparu

### Sentences

# $side: side, $square: square
no-chain = aucune pousse de { $side } n’a sa pointe en { $square }
# $piece: name, $square: square, $owner: side, $side: side
not-yours = { $piece-The } en { $square } appartient à { $owner }, et c’est à { $side } de jouer
# $piece: name, $square: square, $side: side
own = { $piece-The } en { $square } appartient à { $side }, dont c’est le tour
# $square: square
neutral = la broussaille en { $square } est neutre : elle n’est à personne
# $square: square
nothing-grows = rien ne pousse alors en { $square }
# $piece: name, $from: square, $to: square
no-step = { $piece-The } pousse d’un pas, dans n’importe quelle direction : impossible de { $from } à { $to }
# $piece: name, $from: square, $to: square
no-birch-way = { $piece-The } pousse le long des rangées et des colonnes : impossible de { $from } à { $to }
# $piece: name, $from: square, $to: square
no-ash-way = { $piece-The } pousse par un saut de cavalier : impossible de { $from } à { $to }
# $piece: name, $from: square, $to: square
no-beech-way = { $piece-The } pousse le long des diagonales : impossible de { $from } à { $to }
# $piece: name, $from: square, $to: square
no-pine-way = { $piece-The } pousse le long des rangées, des colonnes et des diagonales : impossible de { $from } à { $to }
# $piece: name, $there: message
onto-bare-ground = { $piece-The } ne pousse que sur le sol nu ; { $there }
# $piece: name, $there: message
onto-grass = { $piece-The } ne pousse que sur l’herbe ; { $there }
# $piece: name, $there: message
onto-underbrush = { $piece-The } ne pousse que sur la broussaille et les myrtilles ; { $there }
# $target: square
attack-fails = l’attaque sur { $target } échoue : deux arbres différents doivent donner l’assaut à la même case dans le même coup
# $side: side
has-leapt = la myrtille de { $side } a déjà sauté
# $side: side, $there: message
onto-own-grass = la myrtille ne saute que sur l’herbe de { $side } ; { $there }
# $side: side
no-huckleberry = { $side } n’a alors plus de myrtille
# $example: string
order-missing = les pousses en cours doivent suivre, dans n’importe quel ordre : { $example }
no-other-chain = aucune autre pousse de ce camp n’est en cours, rien ne peut donc suivre l’action
# $head: square
no-head = aucune pousse à exécuter n’a sa pointe en { $head }
# $head: square
named-twice = la pousse en { $head } est nommée deux fois
# $head: square, $example: string
not-named = la pousse en { $head } est en cours, elle aussi : il faut nommer toutes les pousses, comme dans { $example }
star-after-stop = un arrêt passe avant tout, le signe * ne peut donc pas figurer dans l’ordre
# $example: string
star-missing = le signe * doit figurer là où vient l’action, comme dans { $example }
star-twice = l’action ne vient qu’une fois, le signe * ne peut donc figurer qu’une fois
no-action = Choisis où faire pousser, ou bien l’arrêt, le retrait ou le saut
action-done = L’action est déjà faite
no-event = Choisis la pointe d’une pousse à exécuter, ou l’action
# $square: square
lost-tree = la case d’arbre { $square } n’est pas reliée à sa racine
# $head: square
head-on-bare = { $head } est un sol nu : aucune pousse ne peut y avoir sa pointe
# $head: square
head-on-neutral = { $head } est un terrain neutre : aucune pousse ne peut y avoir sa pointe
# $head: square
head-on-root = { $head } est la racine de son arbre : aucune pousse ne peut y avoir sa pointe
# $head: square, $next: square
no-such-growth = ce qui est en { $head } ne peut pas pousser en { $next }
# $head: square, $next: square
from-beyond = une pousse qui continue en { $next } ne peut pas être venue en { $head } : elle viendrait de hors du plateau
# $chains: u32, $side: side, $most: u32
too-many-chains = { $chains } pousses de { $side } pourraient se trouver en cours ensemble, et { $most } au plus sont permises : elles pourraient s’exécuter dans trop d’ordres différents
# $square: square, $owner: side, $piece: name
there-piece = en { $square }, il y a { $piece-there } de { $owner }
# $square: square, $owner: side, $piece: name
there-same-tree = en { $square }, il y a { $piece-there } de { $owner }, le même arbre
# $square: square
there-neutral = en { $square }, il y a de la broussaille neutre
# $square: square
there-bare-ground = en { $square }, le sol est nu
# $events: list
turn = { $events }
# $piece: name, $from: square, $to: square
grows = { $piece } pousse de { $from } en { $to }
# $piece: name, $from: square, $target: square
attacks = { $piece } en { $from } attaque { $target }
# $piece: name, $head: square
stops = la pousse { $piece-de } en { $head } est arrêtée
# $piece: name, $from: square
retreats = { $piece } se retire de { $from }
# $to: square
leaps = Myrtille saute en { $to }
# $piece: name, $head: square, $to: square
grows-on = { $piece } continue de { $head } en { $to }
# $piece: name, $head: square
chain-stops = { $piece } en { $head } s’arrête
