# What the window says: menus, panels, prompts, notices. How to translate: docs/translating.md.

# The language itself, in its own words.
language-name = Français

### Lists

list-comma = { $before }, { $last }
list-and = { $before } et { $last }
list-or = { $before } ou { $last }
list-then = { $before }, puis { $last }

### Sides

side-white = Blanc
side-black = Noir

### Settings

settings-board = Plateau
settings-motion = Mouvement
settings-sound = Son
settings-play = Jeu
settings-reading = Texte
settings-data = Données
settings-language = Langue
settings-language-system = Comme le système

### Words of several screens

sentence = { $words }.
decimal-sign = ,
close = Fermer ({ KEY("Escape", word: "Échap") })
settings = Réglages
credits = Crédits
quit = Quitter
speed-slow = Lent
speed-normal = Normal
speed-fast = Rapide

### Work beside the window

job-not-started = cela n’a pas pu commencer : { $why }
job-panicked = une erreur du programme l’a interrompu : { $why }
job-gone = tout s’est arrêté sans un mot
stage-is-built = Le plateau de { $game } se met en place…
stage-failed = Le plateau de { $game } n’a pas pu se mettre en place : { $why }.
stage-again = Réessayer
stage-give-up = Renoncer

### The title

title-subtitle = Des jeux de plateau méconnus prennent vie
title-rules = Comment jouer au jeu posé sur la table ({ KEY("F1") })
title-go-on = Continuer
title-go-on-line = { $game }, coup { $turn }
title-go-on-help = Retour à la partie qui n’est pas finie
title-reconstruction = { $game }, une reconstitution
# What a screen reader says of a card: the game's name and a few words on it.
title-card = { $title } : { $line }
title-settings-corrected = Des réglages impossibles ({ $names }) ont été ramenés dans leurs limites.
title-match-set-aside = Une partie enregistrée n’a pas pu être lue ({ $error }). Elle est gardée dans { $path }.
title-matches-unread = Les parties enregistrées ne peuvent pas être parcourues : { $error }
rating-out-of-range = un nombre est hors de ses limites
programs-unsound = « { $name } » n’a pas de nom à lui, ou un nombre est hors de ses limites
programs-too-many = il y en a plus de { $count }

### Games in a few words

tress-blurb = un combat proche des échecs, pour sept zones
trees-blurb = les pièces poussent au lieu de bouger
tribun-blurb = des piles sur 91 hexagones
gess-blurb = chaque bloc de 3×3 pierres est une pièce
go-chess-blurb = un placement secret, puis des échecs entre des piliers
treason-blurb = un jeu de dames sur des triangles, avec des Espions
troop-chess-blurb = des formations de trois

### The set-up of a match

setup-reconstruction = C’est une reconstitution : la page des règles ({ KEY("F1") }) dit ce qui est publié et ce qui est une règle maison.
setup-person = Humain
setup-ai = IA
setup-program = Programme
setup-programs = Ajouter et modifier des programmes
setup-program-help = Tout programme qui parle l’Universal Game Interface (UGI). Il réfléchit selon son propre temps, ou selon la pendule de la partie.
setup-no-program = Choisis ou ajoute d’abord un programme pour { $side }.
setup-more = Plus : pendule, noms, règles
setup-less = Moins
setup-back = Retour
setup-start = Au plateau
setup-name-white = Nom de Blanc
setup-name-black = Nom de Noir
setup-name-hint-white = ou juste Blanc
setup-name-hint-black = ou juste Noir
setup-clock = Pendule
# The time of each player on a clock of their own, and what every turn adds.
setup-minutes = { $count ->
    [0] { $count } minute
    [one] une minute
   *[other] { $count } minutes
}
setup-seconds = { $count ->
    [0] rien de plus
    [one] et une seconde par coup
   *[other] et { $count } secondes par coup
}
setup-no-clock = Sans pendule
# Minutes for the match and seconds for each turn.
setup-clock-time = { $minutes } + { $seconds }
setup-clock-adds = Ajout par coup
setup-hour-glass = Sablier
setup-hour-glass-help = Ce que l’un dépense, l’autre le gagne.
setup-each-turn = Temps par coup
setup-each-turn-help = Chaque coup dispose de ce temps. Ce qui en reste n’est pas gardé.
setup-unequal = Temps différents
setup-turn-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
setup-board = Plateau
board-stays = Reste fixe
board-turns = Se tourne vers qui joue
board-between-players = Se place entre vous
board-between-players-help = Une tablette sur la table : toute l’image fait face à qui doit jouer ou répondre.
setup-new-board = Autre plateau

### A tournament of several at one screen

tournament = Tournoi
tournament-what = Tout le monde se rencontre une fois dans chaque jeu, une partie après l’autre sur cet écran.
tournament-player = Nom { $number }
tournament-add = Encore un nom
tournament-games = Jeux
tournament-begin = Lancer le tournoi
tournament-players = Un tournoi se joue de { $least } à { $most } : écris les noms.
tournament-same-name = Un nom figure deux fois. Donne à chacun le sien.
tournament-no-game = Choisis au moins un jeu.
tournament-next-help = Le tableau du tournoi, et qui joue ensuite
tournament-name = Nom
tournament-played = Jouées
tournament-won = Gains
tournament-drawn = Nulles
tournament-points = Points
# A game and the two who play it.
tournament-pairing = { $game } : { $white } – { $black }
tournament-play = Jouer : { $pairing }
tournament-order = Parties
tournament-over = Le tournoi est fini.
tournament-winner = { $name } gagne le tournoi !
tournament-shared = { $names } se partagent la première place.
tournament-end = Finir le tournoi
tournament-end-sure = Finir, et oublier le tableau
tournament-end-help = Les parties restent dans la bibliothèque.

### The choice of an opponent

# An opponent's name, style of play and strength.
opponent-measured = { $name }, { $style } : environ { $rating }, ±{ $error }
opponent-exact = { $name }, { $style } : { $rating }
opponent-unmeasured = { $name }, { $style } : non mesuré
# Under the portrait of the opponent that is as strong as the player; there is little room.
opponent-even = Ton égal
opponent-even-now = Partie équilibrée, pour l’heure contre { $name }
opponent-even-first = Commence en douceur. Chaque partie que tu finis contre une IA aide à choisir la force de la suivante.
# While so few matches are counted that it is only a first guess.
opponent-even-guess = { $games ->
    [one] Première estimation : tu joues à environ { $rating } à ce jeu, d’après une partie contre une IA.
   *[other] Première estimation : tu joues à environ { $rating } à ce jeu, d’après { $games } parties contre une IA.
}
opponent-even-form = { $games ->
    [one] Tu joues à environ { $rating } à ce jeu, d’après ta dernière partie contre une IA.
   *[other] Tu joues à environ { $rating } à ce jeu, d’après tes { $games } dernières parties contre une IA.
}
# What a player is called.
player-even = Ton égal ({ $name })

### The pause menu

pause = Pause
pause-resume = Retour au plateau
pause-type = Taper un coup ({ KEY("/") })
pause-start-clocks = Lancer les pendules
pause-stop-clocks = Arrêter les pendules
pause-accept-draw = Accepter la nulle
pause-decline-draw = Refuser la nulle
pause-offer-draw = Proposer la nulle
pause-resign = Abandonner
# Between two people, each of whom has a button.
pause-offer-draw-of = { $name } propose la nulle
pause-resign-of = { $name } abandonne
pause-abandon = Laisser cette partie inachevée pour de bon
pause-new-match = Nouvelle partie
pause-photos = Photographier
pause-rules = Règles et touches
pause-shelf = Retour à l’étagère
pause-quit = Quitter (la partie est enregistrée)

### Pages

page-rules = Comment jouer
page-outdated = Cette traduction vient d’une version antérieure de la page anglaise et peut être dépassée.
page-no-diagram = Ce diagramme ne peut pas être dessiné : { $why }

### The keys, below a game's rules

keys = Touches
keys-move = { KEY("Arrows", word: "Flèches") }, { KEY("Enter", word: "Entrée") }
keys-move-what = aller sur le plateau et choisir
keys-choices = { KEY("1 to 9", word: "1 à 9") }
keys-choices-what = les choix sous le plateau
keys-next = { KEY("Tab") }
keys-next-what = faire le tour de tout ce qui peut être choisi
keys-cancel = { KEY("Escape", word: "Échap") }, clic droit
keys-cancel-what = un pas en arrière ; puis le menu de pause
keys-panels = { KEY("F2") }
keys-panels-what = aller aux boutons et aux listes autour du plateau ; { KEY("Escape", word: "Échap") } ramène au plateau
keys-type = { KEY("/") }
keys-type-what = taper un coup, ou demander ce qui est où ; ? dit ce qu’on peut demander
keys-undo = { KEY("U") }, { KEY("R") }
keys-undo-what = annuler, rétablir (aussi { KEY("Ctrl+Z") }, { KEY("Ctrl+Y") })
keys-turns = { KEY("PageUp", word: "Page préc.") }, { KEY("PageDown", word: "Page suiv.") }
keys-turns-what = un coup en arrière ou en avant
keys-ends = { KEY("Home", word: "Début") }, { KEY("End", word: "Fin") }
keys-ends-what = au début, au présent
keys-hint = { KEY("H") }
keys-hint-what = montrer ou cacher un indice
keys-hurry = { KEY("M") }
keys-hurry-what = l’IA joue tout de suite
keys-clocks = { KEY("C") }
keys-clocks-what = arrêter les pendules, les relancer
keys-watch = { KEY("Space", word: "Espace") }, { KEY("N") }, { KEY("1 to 3", word: "1 à 3") }
keys-watch-what = deux IA : pause, un coup, vitesse
keys-top = { KEY("T") }
keys-top-what = vue d’aplomb, et retour
keys-view = { KEY("V") }
keys-view-what = dans la salle, d’en haut, à plat
keys-flip = { KEY("F") }
keys-flip-what = de l’autre côté du plateau
keys-camera = { KEY("Ctrl+arrows", word: "Ctrl+flèches") }, bouton droit
keys-camera-what = tourner et incliner la caméra
keys-zoom = { KEY("+") } et { KEY("-") }, molette
keys-zoom-what = plus près et plus loin ; { KEY("0") } montre tout le plateau
keys-photo = { KEY("P") }
keys-photo-what = photos : glisser, Maj+glisser et molette ; { KEY("Enter", word: "Entrée") } enregistre, { KEY("Escape", word: "Échap") } termine
keys-rules = { KEY("F1") }
keys-rules-what = pourquoi un clic a été refusé ; ce que peut une pièce ; sinon ces règles
keys-lesson = { KEY("L") }
keys-lesson-what = la leçon sur ce qui a été refusé, ou sur la pièce

### Settings, group by group

settings-colours = Couleurs
palette-classic = Classique
palette-high-contrast = Contraste fort
palette-colour-safe = Couleurs sûres
settings-view = Vue ({ KEY("V") })
view-room = Dans la salle
view-above = D’en haut
view-flat = À plat
view-automatic = Automatique
settings-graphics = Graphismes
graphics-simple = Simples
graphics-standard = Standard
graphics-high = Élevés
graphics-automatic = Automatique
settings-review-matches = Relire chaque partie finie, en arrière-plan
settings-evaluation-bar = Une barre à côté du plateau montre qui a l’avantage
settings-show-movable = Marquer les pièces qui peuvent agir
settings-turn-board = À deux, le plateau
settings-speed = Vitesse des pièces
speed-at-once = Immédiat
settings-reduced-motion = Mouvement réduit : rien ne voyage, tout change aussitôt
reduced-motion-system = Comme le système
reduced-motion-on = Oui
reduced-motion-off = Non
settings-volume-effects = Pièces et événements
settings-volume-room = Salle
settings-volume-interface = Boutons et indices
settings-finish-forced = Jouer d’office le seul pas possible
# What it says something about: one of the three that follow.
settings-teach-from = L’adversaire qui enseigne signale :
teach-from-blunders = grosses erreurs
teach-from-mistakes = erreurs
teach-from-inaccuracies = imprécisions aussi
settings-ponder = L’IA réfléchit aussi sur ton temps (pas avec les graphismes simples)
settings-confirm-resign = Demander avant d’abandonner
settings-ask-to-undo = À deux : demander à l’autre avant d’annuler un coup
settings-pause-hidden = Les pendules s’arrêtent quand la fenêtre est cachée
settings-programs = D’autres programmes comme adversaires
settings-text-size = Taille du texte
settings-text-percent = { $percent } %
# Two letters that show a size of text.
settings-text-sample = Aa
settings-text-help = Toute l’interface grandit avec elle, et avec la fenêtre.

### Other programs

programs = Autres programmes
programs-help = Les programmes qui parlent l’Universal Game Interface (UGI) peuvent jouer contre toi. Un programme a sur cet ordinateur les mêmes droits que toi : n’ajoute que ce à quoi tu fais confiance.
programs-unwritten = Gardé seulement tant que Ludarium est ouvert : { $error }
programs-add = Nouveau programme
programs-keep = Garder
programs-discard = Retour sans garder
programs-name = Le nom que tu lui donnes
programs-path = Le programme : son chemin, ou son nom
programs-arguments = Arguments, ceux avec espaces entre "guillemets"
programs-folder = Le dossier où il travaille, s’il lui en faut un
programs-turn-time = Temps par coup dans les parties sans pendule
programs-patience = Combien de temps attendre une réponse
programs-seconds = { $seconds } s
programs-tenths = { $seconds },{ $tenths } s
programs-try = Répond-il ?
programs-it = Il
programs-waiting = Attente d’une réponse…
programs-answers = Il répond : { $name }
programs-answers-by = Il répond : { $name }, de { $author }
programs-options = Options
programs-more-options = { $count ->
    [one] { $count } autre n’est pas montrée
   *[other] { $count } autres ne sont pas montrées
}
programs-number = { $name } ({ $min } à { $max })
programs-press = { $name } : appuyer à chaque démarrage
programs-value-wrong = Le programme n’accepte pas cette valeur.
programs-kept-option = { $name } : { $value }
programs-forget-option = Comme dans le programme
programs-remove = Retirer ce programme
programs-remove-question = Le retirer ? Seule l’entrée disparaît ; le programme reste sur le disque.
programs-remove-yes = Retirer
programs-remove-no = Garder
programs-no-name = Donne-lui d’abord un nom.
programs-name-taken = Un autre programme s’appelle déjà { $name }.
programs-no-path = Dis d’abord quel programme c’est : son chemin manque.
programs-quotes = Un guillemet des arguments n’a pas son pendant.
programs-option-wrong = Le programme n’accepte pas la valeur de son option { $name }.
# What a program has done wrong. $name: what the player calls it; $words: its own words, in any language.
program-missing = Il n’y a pas de programme nommé { $name } sur cet ordinateur.
program-arguments = Un guillemet des arguments n’a pas son pendant : { $name }.
program-cannot-start = { $name } ne peut pas démarrer. { $path } : { $why }
program-ended = { $name } s’est arrêté au lieu de répondre.
program-ended-saying = { $name } s’est arrêté au lieu de répondre. Ses derniers mots : « { $words } »
program-silent = { $name } n’a pas répondu à temps ({ $seconds } s).
program-silent-saying = { $name } n’a pas répondu à temps ({ $seconds } s). Ses derniers mots : « { $words } »
program-flood = { $name } écrit sans fin au lieu de répondre.
program-deaf = { $name } ne lit pas ce qu’on lui dit.
program-unreadable = { $name } a donné une réponse illisible : { $error }
program-refused = { $name } refuse : « { $words } »
# $turn: as the program wrote it; $why: a sentence.
program-illegal-turn = { $name } veut jouer « { $turn } », ce qui n’est pas légal. { $why }
program-no-turn = { $name } veut jouer « { $turn } », qui n’est pas un coup de ce jeu.
program-no-option = { $name } n’a pas d’option « { $option } ».
program-option-value = { $name } n’accepte pas « { $value } » pour son option « { $option } ».
program-stopped = { $name } a été arrêté.
# $why: what happened, without a full stop.
program-unheard = On ne peut pas parler à { $name } : { $why }.
# An opponent that is part of this program does not play on. $name: who; $why: one of the next.
opponent-no-turn = { $name } n’a pas trouvé de coup : { $why }.
opponent-missing = Personne ici ne joue pour { $name } : cet adversaire est inconnu.
# Why a search has no answer; follows a colon, without a full stop. $why, $words: what the system or the program says, in any language.
search-not-started = la recherche n’a pas pu démarrer ({ $why })
search-panicked = la recherche s’est interrompue, par une erreur de ce programme ({ $words })
search-silent = la recherche n’en finit pas
search-lost = la recherche s’est arrêtée sans un mot
search-over = la partie est finie
search-refused = les règles interdisent ce qu’elle a trouvé ({ $why })
# A search beside the match has failed, and what can be done. $why: one of these.
failed-hint = Pas d’indice : { $why }.
failed-bar = La barre ne sait pas qui a l’avantage : { $why }.
failed-teaching = Ton dernier coup n’a pas pu être jugé : { $why }. La partie continue.
failed-pondering = Ton adversaire ne peut pas réfléchir sur ton temps : { $why }. Il joue quand même.
# $why: a sentence, in any language.
failed-knowledge = Ce que les adversaires savent de { $game }, en plus de leur recherche, n’a pas pu être lu en entier ; ils jouent sans cela. { $why }
failed-again = Réessayer
failed-go-on = Continuer sans
failed-hide-bar = Cacher la barre
failed-stop-pondering = Sur son temps seulement
substitute = Qui continue ?
substitute-help = Jusqu’à la fin de la partie. Elle ne dira alors rien de ta force.
substitute-start = Continue

### The photo mode

photo-help = Glisser : regarder autour · Maj et glisser : de côté · Molette : plus près · { KEY("B") } : flou · { KEY("Enter", word: "Entrée") } : enregistrer · { KEY("Escape", word: "Échap") } : finir
photo-saved = Enregistré : { $path }
photo-no-folder = L’image n’a pas été enregistrée : aucun dossier d’images n’est connu
# Why is what the system says.
photo-not-made = L’image n’a pas été enregistrée : { $why }

### Notices at the table

notice-nothing-to-undo = Tu n’as aucun coup à annuler.
notice-undo-declined = { $name } n’est pas d’accord : rien n’est annulé.
notice-draw-declined = { $side } refuse la nulle.
notice-draw-declined-ai = L’IA refuse la nulle : sa position lui plaît.
notice-draw-declined-program = { $name } refuse la nulle.
# What a side has reached; the reasons are sentences without a full stop, one after the other.
notice-claim = { $side } revendique la victoire. { $reasons }. { $other } doit y parer maintenant.
notice-flat = Dessiner la salle prend du temps ici, le plateau est donc à plat ({ KEY("V") } change la vue)
opponent-description = { $description } { $style }
notice-match-over = La partie est finie. { $result }
notice-offer-stands = { $side } a déjà proposé la nulle
notice-no-offer = Personne n’a proposé la nulle à { $side }

### Choosing a turn

choose-cell = Choisis une case
choose-piece = Choisis une pièce
choose-target = Choisis où aller
choose-stop-here = S’arrêter ici
choose-confirm = Confirmer  [{ KEY("Enter", word: "Entrée") }]
choose-back = Retour
# $result: a sentence, such as "White wins by domination."
refusal-over = La partie est finie. { $result }
refusal-visiting = C’est une position passée : appuie sur { KEY("End", word: "Fin") } pour revenir au présent.
refusal-other-side = C’est à { $side } de jouer : l’IA réfléchit.
refusal-program = C’est à { $side } de jouer : { $name } réfléchit.
refusal-treason-no-cell = Les triangles unis entre les cases ne sont pas des cases : rien ne peut s’y poser.
notice-visiting = Position après le coup { $turn } ; { KEY("End", word: "Fin") } ramène au présent.

### The tools beside the board

tool-undo = Annuler le dernier coup ({ KEY("U") })
tool-undo-alone = Annuler jusqu’à ta dernière décision, même pendant que l’IA réfléchit ({ KEY("U") })
tool-redo = Rétablir ce qui a été annulé ({ KEY("R") })
tool-hint = Indice : ce que ferait ici quelqu’un de fort ({ KEY("H") })
tool-hint-sought = Recherche d’un indice ; appuie encore pour arrêter ({ KEY("H") })
tool-hint-shown = Ôter l’indice du plateau ({ KEY("H") })
tool-offer-draw = Proposer la nulle
tool-resign = Abandonner la partie
tool-rules = Les règles de ce jeu, et les touches ({ KEY("F1") })
tool-tilt = Le plateau vu d’une chaise ({ KEY("T") })
tool-top = Le plateau vu d’aplomb ({ KEY("T") })
tool-flip = De l’autre côté du plateau ({ KEY("F") })
tool-menu = Menu : réglages, nouvelle partie, sortie ({ KEY("Menu", word: "Échap") })

### Questions at the board

question-resign = Abandonner la partie ?
question-resign-yes = Abandonner
question-resign-no = Continuer
# Between two people: which of them is asked.
question-resign-of = { $name } : abandonner la partie ?
question-abandon = Laisser cette partie inachevée pour de bon ? Personne ne pourra la reprendre.
question-abandon-yes = La laisser
question-undo = { $by } aimerait annuler le dernier coup. D’accord, { $to } ?
# After the match has ended.
question-play-on = { $by } aimerait continuer à jouer. D’accord, { $to } ?
question-yes = Oui
question-no = Non
question-draw = { $by } propose la nulle à { $to }.
question-draw-accept = Accepter
question-draw-decline = Refuser

### When a program does not play on

question-program-again = Redemander
question-program-anew = Relancer
question-program-person = Je joue ce camp
question-program-level = Autre adversaire
question-program-end = Finir la partie

### The hint

hint-sought = Recherche d’un indice…
# A turn and what it is for: "Nd3 takes a Knight".
hint-turn = { $turn } { $why }
# $turn: the turn as the list of turns writes it.
hint-even = Indice : { $turn } : à peu près égal
hint-little-better = Indice : { $turn } : un peu mieux pour { $side }
hint-better = Indice : { $turn } : mieux pour { $side }
hint-much-better = Indice : { $turn } : bien mieux pour { $side }
hint-nearly-won = Indice : { $turn } : presque gagné pour { $side }
hint-wins-at-once = Indice : { $turn } : { $side } gagne aussitôt
# $turns: in how many turns of its own.
hint-wins = Indice : { $turn } : { $side } gagne en { $turns }
hint-wins-anyway = Indice : { $turn } : { $side } gagne en { $turns }, quoi que l’on tente

### The bar beside the board

evaluation-none = Pas encore jugé
evaluation-won = { $side } a gagné
evaluation-wins = { $side } gagne en { $turns }
evaluation-shares = Blanc { $white } %, Noir { $black } %

### The players' cards

players-has-won = a gagné
players-offers-draw = propose la nulle
players-clock-paused = pendule arrêtée  [{ KEY("C") }]
players-hurry = Jouer vite  [{ KEY("M") }]
players-thinking = réfléchit
players-thinking-help = Réfléchit
# $nodes: how many positions, as in players-thousands.
players-depth = profondeur { $depth }, { $nodes }
players-depth-help = Réfléchit : profondeur { $depth }, { $nodes } positions
players-thousands = { $number } k
players-millions = { $whole },{ $tenths } M
players-clock-tenths = { $seconds },{ $tenths }
# $count: such as "3 of 5 zones"; $help: what that means.
players-gauge-help = { $count }. { $help }
players-opponent = { $side }, IA de niveau { $level }, { $style }. { $character }
players-program = Programme
players-program-help = { $side } : le programme { $name }
players-troubled = ne joue plus
players-program-starts = démarre
players-program-starts-help = Le programme démarre
# What a program says of its search; its value is for its own side.
players-program-thinks-help = Réfléchit : { $thought }
players-program-depth = profondeur { $depth }
players-program-score = { $sign }{ $whole },{ $hundredths }
# $plies: turns of both sides.
players-program-wins = gagne en { $plies }
players-program-loses = perd en { $plies }

### The list of turns

turns-none = Aucun coup encore
turns-title = Coups
turns-fold = Le dernier coup seul
turns-unfold = Tous les coups

### Two AIs at play

watch-go-on = Continuer ({ KEY("Enter", word: "Espace") })
watch-pause = Pause ({ KEY("Enter", word: "Espace") })
watch-step = Un coup ({ KEY("N") })

### The result

result-wins = { $side } gagne
result-draw = Nulle
result-unfinished = Inachevée
# How two players stand with each other after several matches; $one and $other are the matches that they have won.
result-standing = { $first } { $one }, { $second } { $other }{ $drawn ->
    [0] {""}
    [one] , une nulle
   *[other] , { $drawn } nulles
}
result-standing-in-all = À tous les jeux : { $standing }.
result-standing-and-in-all = { $here }. À tous les jeux : { $all }.
# $change: with its sign, such as +12.
result-rating = Tu joues maintenant à environ { $rating } ({ $change }).
# While so few matches are counted that it is only a first guess.
result-rating-provisional = Tu joues maintenant à environ { $rating } ({ $change }) : première estimation, après { $games ->
    [one] une partie
   *[other] { $games } parties
}.
result-next = Autre plateau
result-next-help = Au plateau suivant
result-again = Rejouer
result-again-help = Rejouer, couleurs échangées
result-look = Regarder
result-look-help = Regarder le plateau
result-moment = Le tournant
result-moment-help = Le coup qui a décidé de la partie
result-back = Résultat
ending-decided = Le tournant
ending-none = Aucun coup à lui seul n’en a décidé.
ending-not-yet = Aucun coup de ce genre n’a été trouvé jusqu’ici.
ending-before = avant
ending-after = après
ending-show = Montrer sur le plateau
ending-accuracy = Précision : { $both }
# $count: number: of mistakes
ending-learn = { $count ->
    [one] Apprendre de { $count } erreur
   *[other] Apprendre de { $count } erreurs
}
result-shelf = Étagère
result-shelf-help = Retour à l’étagère

### The curtain before a secret choice

curtain-chooses = { $side } choisit
curtain-both = Les deux ont choisi
curtain-both-look = Tous deux regardent maintenant.
curtain-lift-together = Lever le rideau ensemble
# $task: such as "White places pawn 1 of 8 in secret".
curtain-task = { $task }. { $other } détourne les yeux.
curtain-lift = Je suis { $side }

### Tress at the board

# Beside the signs for them.
tress-zones = zones
tress-zones-held = { $held ->
    [one] { $held } zone
   *[other] { $held } zones
} sur { $of }
tress-zones-help = Cinq zones gagnent par domination
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
tress-caption-zone = Une zone change de camp
tress-caption-claim = Une revendication, ou un Second Souffle
tress-caption-ambience = du vent entre des murs en ruine
tress-caption-music = Le donjon en ruine

### The Game for the Trees at the board

trees-squares = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
# Beside the signs for them.
trees-huckleberries = { $count ->
    [one] myrtille
   *[other] myrtilles
}
trees-huckleberries-left = { $count ->
    [one] { $count } myrtille
   *[other] { $count } myrtilles
}
trees-in-reach = à portée
trees-leap-left = saut en réserve
trees-help = Un camp sans aucune myrtille perd ; elle peut sauter une fois sur sa propre herbe
trees-choose-square = Choisis une case à toi
# After the name of the square and before the buttons of what else it can do.
trees-choose-growth = pousse là où tu pointes, ou
trees-choose-order = Clique les pointes dans l’ordre, ou range les feuilles
trees-now = Agir
trees-stop = Arrêter la pousse
trees-leap = Sauter
trees-retreat = { $count ->
    [one] Retrait
   *[other] Retrait : { $count } cases
}
trees-order-title = Dans quel ordre ?
trees-order-earlier = Plus tôt
trees-order-later = Plus tard
trees-order-play = Jouer  [{ KEY("Enter", word: "Entrée") }]
# The action, on a leaf of the order; short.
trees-order-now = agir
trees-order-line = { $number }. { $line }
trees-no-action = Choisis d’abord une action
# What an action or a chain does; no full stop. $plant: such as "b-Ash d2".
trees-plant = { $kind } { $square }
trees-grows = { $plant } pousse en { $square }
trees-attacks-and-takes = { $plant } attaque { $square } avec { $partner } et prend la case
trees-attacks-and-leaves = { $plant } attaque { $square } avec { $partner } et lui laisse la case
trees-stops = { $plant } : la pousse s’arrête
trees-leaps = La myrtille saute en { $square }
trees-retreats = { $count ->
    [one] { $plant } se retire
   *[other] { $plant } se retire : { $count } cases perdues
}
trees-chain-stops = { $plant } s’arrête : en { $square }, { $kind } de { $side }
trees-chain-stops-neutral = { $plant } s’arrête : en { $square }, de la broussaille neutre
trees-chain-stops-bare = { $plant } s’arrête : en { $square }, le sol est nu
trees-chain-gone = { $plant } disparaît avant son tour
# $action: one of the sentences above.
trees-preview = { $action }.
trees-preview-open = { $action } ; l’ordre est à toi.
trees-habit-grass = { $plant } pousse d’un pas dans n’importe quelle direction, sur le sol nu.
trees-habit-brush = { $plant } pousse d’un pas dans n’importe quelle direction, sur l’herbe.
trees-habit-birch = { $plant } pousse le long des rangées et des colonnes, sur la broussaille.
trees-habit-ash = { $plant } pousse par un saut de cavalier, sur la broussaille.
trees-habit-beech = { $plant } pousse le long des diagonales, sur la broussaille.
trees-habit-pine = { $plant } pousse le long des rangées, des colonnes et des diagonales, sur la broussaille.
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
trees-caption-grass = De l’herbe pousse
trees-caption-grow = Une plante pousse
trees-caption-wither = Une plante dépérit
trees-caption-huckleberry = De l’herbe devient une myrtille
trees-caption-attack = Des plantes attaquent
trees-caption-chain = Une pousse continue
trees-caption-ambience = une forêt, du vent dans les feuilles
trees-caption-music = Sous le bouleau et le hêtre

### Tribun at the board

tribun-unit-tribun = Tribun
# A unit with the Tribun in it.
tribun-stones = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
tribun-tribuns = { $count ->
    [0] pas de Tribun
    [one] { $count } Tribun
   *[other] pas de Tribun
}
tribun-in-danger = en danger
tribun-help = Qui perd le Tribun a perdu ; les pièces des unités asservies comptent pour leur propre camp
tribun-help-danger = L’adversaire atteint le Tribun : toute attaque sur lui gagne
tribun-help-lost = Le Tribun est perdu
tribun-choose-unit = Choisis une unité, une unité adverse à attaquer, ou une case vide où réunir des pièces
tribun-choose-step = { $unit } : choisis où va l’unité
tribun-choose-target = { $unit } : choisis où va l’unité, ou fais-en glisser des pièces
tribun-choose-part = { $unit } à diviser : choisis une case pour la part suivante
tribun-choose-pattern = Avec sa propre marche, ou celle de son esclave ?
tribun-choose-outcome = Attaque sur { $hex } (hauteur { $height }) : choisis ce qui reste, ou qui entre
tribun-choose-givers = Réunion en { $hex } : choisis les unités qui donnent des pièces
tribun-how-many-go = Combien de pièces y vont ?
tribun-how-many-given = Combien de pièces donne-t-elle ?
tribun-free-slave = Libérer l’esclave
# Of the enemy's stones.
tribun-leave = Laisser { $count }
tribun-split = Diviser
tribun-go-on-top = Monter dessus (Impero)
tribun-done = Terminé
tribun-as-slave = Comme son esclave ({ $slave })
tribun-leaving-slave = Comme { $unit }, sans son esclave
tribun-move-in-as = Entrer comme { $unit }
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
tribun-caption-attack = Des unités attaquent
tribun-caption-set = Des pièces sont posées
tribun-caption-fall = Des pièces tombent
tribun-caption-enslave = Une unité est asservie
tribun-caption-free = Une unité est libérée
tribun-caption-ambience = une cour romaine, de l’eau, des colombes
tribun-caption-music = Marbre et laurier

### Tribun: strikes

# All units that reach the target, on a button.
tribun-strike-all = Toutes
tribun-strike-choose = Attaque en { $hex } sur { $unit } (hauteur { $height }) : choisis qui attaque
tribun-strike-choose-on-slave = Attaque en { $hex } sur { $unit } (hauteur { $height }, sur un esclave de { $slave }) : choisis qui attaque
tribun-strike-unit = { $strength } contre { $height } en { $hex }
tribun-strike-tribun = { $strength } contre le Tribun en { $hex }
# $strike: one of the two above, or this again.
tribun-strike-with-slave = { $strike }, { $from } avec la marche de son esclave
# $strike: one of the three above.
tribun-strike-falls = { $strike } : l’unité tombe
tribun-strike-frees = Frapper : le dessus tombe, son esclave est libre
tribun-strike-leaves = Frapper : reste { $left }
tribun-strike-leaves-less = Frapper : reste { $left } ({ $more } n’est pas une hauteur)
tribun-take-tribun = Prendre le Tribun : gagne
tribun-kill = Détruire : { $from } entre
tribun-kill-with-slave = Détruire : { $from } entre avec son esclave
tribun-kill-slave-free = Détruire : { $from } entre, son esclave est libre
tribun-impero = Impero : { $from } monte dessus
# The same three on small buttons.
tribun-in = { $from } entre
tribun-in-with-slave = { $from } et son esclave
tribun-on-top = { $from } dessus

### Tribun: stones dragged from hex to hex

tribun-spread-how-many = De { $from } à { $to } : combien de pièces ?
tribun-move-whole = Déplacer toute l’unité
tribun-keeps = { $hex } garde { $count }
tribun-gets = { $hex } reçoit { $count }
# $placed: what is kept and got so far; $why: why that is no turn yet.
tribun-spread-incomplete = { $placed } – { $why }
tribun-spread-empty-only = Les pièces ne vont que sur des cases vides
tribun-spread-not-beside = { $to } n’est pas à côté de { $from }
tribun-spread-given = { $from } a déjà donné à { $to } : reprends d’abord ces pièces
tribun-spread-one-centre = Un coup divise une seule unité, ou réunit sur une seule case
tribun-spread-none-left = { $from } n’a plus de pièces à donner
tribun-spread-whole = Une unité avec le Tribun se donne tout entière
tribun-spread-cannot-hold = { $left } en { $from } : impossible de tenir un esclave de { $slave }
tribun-spread-leaves = Il resterait { $left } en { $from } : pas une hauteur valide
tribun-spread-no-turn = Aucun coup ne continue avec { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} en { $to }
# $valid: the heights that the rules allow.
tribun-spread-no-height = { $height } en { $hex } : pas une hauteur valide ({ $valid })
tribun-spread-too-few = Plus de pièces doivent bouger : il faut utiliser au moins deux cases

### Gess at the board

gess-stones = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
# Beside the signs for them.
gess-rings = { $count ->
    [one] anneau
   *[other] anneaux
}
gess-rings-held = { $count ->
    [one] { $count } anneau
   *[other] { $count } anneaux
}
gess-help = Sans anneau, la partie est perdue
gess-footprint = Pièce { $centre }
gess-choose-centre = Choisis le centre d’une pièce
gess-choose-target = Choisis où va son centre
gess-breaks-last-ring = Ce coup brise ton dernier anneau : tu perdrais.
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
gess-caption-choose = Une pièce est choisie
gess-caption-move = Les pierres d’une pièce se déplacent
gess-caption-capture = Des pierres sont prises
gess-caption-return = Une pierre revient
gess-caption-ambience = un jardin la nuit, des grillons
gess-caption-music = Ardoise et coquillage

### Go-Chess at the board

go-chess-check = échec
go-chess-check-help = Le Roi est attaqué : il faut le sauver
# Beside the signs for them.
go-chess-placed = placées
go-chess-placed-of = { $count ->
    [one] { $count } placée
   *[other] { $count } placées
} sur { $of }
go-chess-placed-help = Les deux camps placent paire par paire
go-chess-pieces = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
go-chess-pieces-help = Toutes les pièces de ce camp
# $kind: the letter of the kind, as turns are written.
go-chess-place = { $kind ->
    [P] { $side } place en secret le Pion { $number } sur { $of }
    [N] { $side } place en secret le Cavalier { $number } sur { $of }
    [B] { $side } place en secret le Fou { $number } sur { $of }
   *[R] { $side } place en secret la Tour { $number } sur { $of }
}
go-chess-place-only = { $kind ->
    [Q] { $side } place en secret la Dame
   *[K] { $side } place en secret le Roi
}
# $seed: the number of the board.
go-chess-board = plateau { $seed }
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
go-chess-caption-reveal = Les deux choix sont révélés
go-chess-caption-clash = Les deux choix ne vont pas ensemble
go-chess-caption-play = Toutes les pièces sont placées
go-chess-caption-ambience = une grotte en bord de mer, des gouttes d’eau
go-chess-caption-music = Dix piliers

### Treason at the board

treason-men = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}
treason-no-pieces = aucune pièce
# Beside the signs for them.
treason-spies = { $count ->
    [one] Espion
   *[other] Espions
}
treason-spies-left = { $count ->
    [one] { $count } Espion
   *[other] { $count } Espions
}
treason-help = Un camp sans pièce, ou sans coup possible, a perdu
treason-must-capture = Prise obligatoire : choisis une des pièces marquées
treason-choose-jump = Choisis la pièce à sauter, ou la case d’arrivée
treason-choose-target-or-convert = Choisis où aller, ou l’adversaire de l’autre côté de la diagonale, pour le retourner
treason-choose-landing = Choisis la case d’arrivée
treason-jump-on = Saute encore, ou arrête-toi ici ({ KEY("Enter", word: "Entrée") } sur la pièce)
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
treason-caption-jump = Une pièce saute
treason-caption-crown = Un pion devient Espion
treason-caption-convert = Une pièce est retournée
treason-caption-ambience = un rivage, des vagues, des cigales
treason-caption-music = La pièce de monnaie retournée

### Troop Chess at the board

troop-chess-formation = { $shape } { $stones }
troop-chess-stones = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
troop-chess-formations = { $count ->
    [one] { $count } formation
   *[other] { $count } formations
}
troop-chess-help = Un camp sans formation de trois pierres a perdu
troop-chess-choose-three = Choisis trois pierres qui se touchent (c’est une reconstitution : { KEY("F1") } donne les règles maison)
troop-chess-choose-second = Choisis une deuxième pierre
troop-chess-choose-third = Choisis la troisième pierre
troop-chess-choose-target = { $shape } : choisis où va { $stone }
# What a move would bring about, one thing after the other.
troop-chess-then = { $before } ; { $next }
troop-chess-way = { $direction ->
    [north] { $steps ->
        [one] Un pas vers le nord
       *[other] Deux pas vers le nord
    }
    [north-east] { $steps ->
        [one] Un pas vers le nord-est
       *[other] Deux pas vers le nord-est
    }
    [east] { $steps ->
        [one] Un pas vers l’est
       *[other] Deux pas vers l’est
    }
    [south-east] { $steps ->
        [one] Un pas vers le sud-est
       *[other] Deux pas vers le sud-est
    }
    [south] { $steps ->
        [one] Un pas vers le sud
       *[other] Deux pas vers le sud
    }
    [south-west] { $steps ->
        [one] Un pas vers le sud-ouest
       *[other] Deux pas vers le sud-ouest
    }
    [west] { $steps ->
        [one] Un pas vers l’ouest
       *[other] Deux pas vers l’ouest
    }
   *[north-west] { $steps ->
        [one] Un pas vers le nord-ouest
       *[other] Deux pas vers le nord-ouest
    }
}
troop-chess-heads-collide = ta tête { $from } frappe la tête { $at } : toutes deux tombent
troop-chess-head-strikes = ta tête { $from } frappe { $at } : { $at } tombe
troop-chess-runs-into-head = { $from } heurte la tête { $at } : { $from } tombe
troop-chess-strikes = { $from } frappe { $at } : { $at } tombe
troop-chess-you-win = tu gagnes
troop-chess-you-lose = tu perdrais : il ne te reste aucune formation
troop-chess-draw = partie nulle
# What is heard; no full stop. The last two: what is heard of the place behind the board, the title of its music.
troop-chess-caption-choose = Une formation est choisie
troop-chess-caption-move = Une formation se déplace
troop-chess-caption-collision = Un choc
troop-chess-caption-return = Une pierre revient
troop-chess-caption-capture = Une pierre est prise
troop-chess-caption-ambience = un camp, un feu, une alouette
troop-chess-caption-music = Simples soldats

### The first start

welcome = Bienvenue
welcome-music = Sons et musique
welcome-sound = Sons
welcome-silence = Silence
welcome-start = Commencer ici : apprendre { $game }
welcome-shelf = À l’étagère des jeux

### Sound

settings-volume-overall = Général
settings-volume-music = Musique
settings-mono = Mono : tout s’entend au milieu
settings-captions = Sous-titres : les sons sont nommés au-dessus du plateau
sound-no-device = Il n’y a pas de son : cette machine n’a pas de sortie audio, ou elle est inutilisable.
sound-no-recording = L’enregistrement sonore { $file } ne peut pas être joué : { $why }
sound-no-room = Le son de la salle ne peut pas être joué : { $why }
sound-no-ambience = L’ambiance de { $of } ne peut pas être jouée : { $why }
sound-no-music = Il n’y a pas de musique pour { $of } : { $why }
# Captions: what is heard, in a few words; no full stop.
caption-select = Un choix est fait
caption-deselect = Un choix est annulé
caption-refuse = Un choix est refusé
caption-undo = Un coup est annulé
caption-low-time = La pendule fait tic-tac
caption-move = Une pièce se déplace
caption-slide = Une pièce glisse
caption-leap = Une pièce saute
caption-capture = Une pièce est prise
caption-promote = Une pièce est promue
caption-curtain = Le rideau bouge
caption-win = La partie est gagnée
caption-draw = La partie est nulle
# $place: what is heard there, such as "a shore, waves, cicadas".
caption-ambience = Ambiance : { $place }
# $name: the title of a piece of music.
caption-music = Musique : { $name }
# $words: one of these; $times: how often it was heard.
caption-times = { $words } ×{ $times }

### Lessons

lessons = Leçons
title-start = Commencer ici
# How many stars the lessons of a game have brought, and how many there are: said with the line about the game, and shown.
title-stars = { $count ->
    [one] { $count } étoile gagnée sur { $most }
   *[other] { $count } étoiles gagnées sur { $most }
}
title-stars-of = { $count } sur { $most }
# The next step in a game, on the one golden button of the shelf: "Treason: lesson 3".
path-step = { $game } : { $step }
path-lesson = leçon { $number }
path-mini = mini-partie { $number }
# A match against an opponent.
path-match = contre { $name }
# The same on the button that leads on after a match.
path-onward-lesson = Leçon { $number }
path-onward-mini = Mini-partie { $number }
path-onward-match = Ensuite : { $name }
path-onward-help = L’étape suivante à ce jeu
title-lessons = Apprendre le jeu posé sur la table
lesson-place = { $game } · { $number }
# What a screen reader says of a lesson in the list.
lesson-spoken = Leçon { $number } : { $title }. Étoiles : { $stars } sur 3
lesson-anew = Recommencer
lesson-again = Encore une fois
# $theme: what it is about.
lesson-practise = Un problème sur ce thème : { $theme }
# Above the tiles of whole matches that begin with few pieces.
lesson-mini = Mini-parties
lesson-next = Leçon suivante
lesson-other-mistake = Ce n’est pas ce que l’on cherche ici. Essaie un autre coup.

### Lessons and puzzles

# The label of a button, with the key that presses it.
exercise-next = { $label } ({ KEY("Enter", word: "Entrée") })

### Puzzles

puzzles = Problèmes
title-puzzles = Problèmes du jeu posé sur la table
title-review = { $count ->
    [one] Un problème revient aujourd’hui
   *[other] { $count } problèmes reviennent aujourd’hui
}
title-progress = Tes progrès au jeu posé sur la table
progress = Progrès
progress-no-stars = Aucune leçon encore résolue
progress-no-puzzles = Aucun problème encore tenté
progress-all = Parties
progress-no-matches = Aucune partie n’a encore compté
progress-matches = { $count ->
    [0] aucune partie comptée
    [one] une partie comptée
   *[other] { $count } parties comptées
}
progress-no-curve = Une fois deux parties comptées, ta cote après chacune s’affiche ici en courbe.
progress-curve = Ta cote après chaque partie
# What the pointer reads off the curve.
progress-on-day = { $rating } · { $date }
progress-record = Ton bilan
progress-nobody = Aucune partie de ce jeu n’a été jouée jusqu’au bout.
progress-won = Gagnées { $won }, nulles { $drawn }, perdues { $lost }
progress-two = Deux personnes
progress-strength = Force { $rating }
puzzle-place = { $game } · Problème
puzzle-win-at-once = { $side } gagne aussitôt
puzzle-win = { $side } gagne en { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}
puzzle-only = { $side } tient bon
puzzle-goal-at-once = Quel coup gagne ?
puzzle-goal-win = Trouve le seul bon coup, à chaque fois.
puzzle-goal-only = Un seul coup ne perd pas. Lequel ?
# Shown when a puzzle is over: how hard it is.
puzzle-rated = Problème { $rating }
puzzle-unrated = Pas encore coté
puzzle-show = Voir la solution
puzzle-next = Problème suivant
puzzle-explore = Essayer
puzzle-back = Retour au problème
puzzle-hint-piece = Cela commence ici.
puzzle-hint-place = Et voici où cela mène.
puzzle-sought = Voyons voir…
# What is said of a wrong turn: its notation, and that of the answer that shows why.
puzzle-holds = { $turn } ? Après { $reply }, il n’y a plus de gain à temps.
puzzle-later = { $turn } gagne aussi, mais il y a plus rapide : { $reply } résiste plus longtemps.
puzzle-loses = { $turn } ? Après { $reply }, { $side } gagne.
puzzle-other = Ce n’est pas { $turn } : { $reply }.
puzzle-ends = { $turn } met fin à la partie, mais pas comme il faut.
puzzle-wrong = Ce n’est pas { $turn }.
# No answer to a wrong turn was found; $why: what happened, without a full stop.
puzzle-unanswered = Ce n’est pas { $turn }. Ce que ce coup permet n’a pas pu être montré : { $why }.
puzzle-right = Juste, continue.
puzzle-solved = Résolu !
puzzle-solved-late = C’est cela, mais pas du premier coup.
puzzle-shown = C’était cela.
puzzle-rating = Ta cote : { $rating } ({ $change })
# While so few puzzles have been tried that it is only a first guess.
puzzle-rating-provisional = Ta cote : environ { $rating } ({ $change }), première estimation
puzzle-free = Jeu libre
puzzle-free-goal = Tu joues les deux camps.
puzzle-strength = Ta cote : { $rating }
puzzle-strength-provisional = Ta cote : environ { $rating }, première estimation
puzzle-tries = Résolus du premier coup : { $solved } · Ratés : { $failed }
puzzle-daily = Problème du jour
puzzle-daily-done = Problème du jour (fait)
puzzle-easier = Plus facile
puzzle-harder = Plus dur
puzzle-review = Réviser ({ $count } à revoir)
puzzle-by-theme = Par thème
# A button: the theme, and how many puzzles have it.
puzzle-theme = { $theme } · { $count }
puzzle-none = Il n’y a pas encore de problèmes pour ce jeu.

### Why not? The rule behind a refused choice, and what a piece may do

why-rule = Pourquoi ?
why-lesson = Leçon
why-rule-keyed = Pourquoi ?  [{ KEY("F1") }]
why-lesson-keyed = Leçon  [{ KEY("L") }]
# $title: string: what the lesson is called
page-lesson = Jouer la leçon : { $title }
# $side: string, $cell: string
piece-place = { $side } · { $cell }
# $count: number: the cells to which its turns lead
piece-acts = { $count ->
    [0] On peut agir ici maintenant.
    [one] Il y a maintenant une case à choisir, marquée sur le plateau.
   *[other] Il y a maintenant { $count } cases à choisir, marquées sur le plateau.
}
piece-rules = Dans les règles  [{ KEY("F1") }]
# $title: string: what the lesson is called
piece-lesson = Leçon : { $title }  [{ KEY("L") }]
lesson-back = Retour à la partie

### The opponent that teaches

setup-teach = Partie guidée
setup-teach-help = Ton adversaire signale tes coups qui coûtent cher, montre la réponse et te laisse rejouer. Ces parties ne comptent pas pour ta cote.
# $name: string: who speaks, $turn: string: the answer to the player's turn, $turns: number
teach-wins = { $name } : { $turns ->
    [one] avec { $turn }, je gagne aussitôt.
   *[other] avec { $turn }, je gagne en { $turns } coups.
}
teach-missed = { $name } : { $turns ->
    [one] tu pouvais gagner aussitôt. Maintenant, je joue { $turn }.
   *[other] tu avais un gain en { $turns } coups. Maintenant, je joue { $turn }.
}
# $pieces: string: a list of pieces
teach-takes = { $name } : avec { $turn }, je prends : { $pieces }.
teach-worth = { $name } : après { $turn }, j’ai davantage sur le plateau.
teach-attack = { $name } : après { $turn }, mon attaque est la plus forte.
teach-build = { $name } : après { $turn }, ta position manque de protection.
teach-trick = { $name } : après { $turn }, il te reste peu de bons coups.
# $before: number, $after: number: per cent
teach-chance = Tes chances tombent de { $before } % à { $after } %.
teach-undo = Annuler  [{ KEY("U") }]
teach-go-on = Continuer  [{ KEY("M") }]
teach-better = Voir un meilleur coup
# A turn, and what it is for: "Better: Nd3 takes a Knight."
teach-better-turn = Mieux : { $turn }.
teach-better-turn-for = Mieux : { $turn } { $why }.

### Analysis

analysis = Analyse
analysis-end = Finir l’analyse ({ KEY("A") })
analysis-engine = Moteur ({ KEY("E") })
# $lines: number
analysis-lines = { $lines ->
    [one] { $lines } variante
   *[other] { $lines } variantes
}
analysis-fewer = Une variante de moins
analysis-more = Une variante de plus
# $depth: number
analysis-depth = Profondeur { $depth }
analysis-looking = Recherche…
# $why: what happened, without a full stop.
analysis-failed = Rien n’a été trouvé : { $why }.
analysis-again = Chercher encore
# $words: string: who stands better, $turns: string: the turns that follow
analysis-line = { $words } : { $turns }
# $chance: number: White's chance, in per cent
analysis-chance = { $chance } %
analysis-over = La partie finit ici.
analysis-secret = Un choix secret : le moteur ne dit rien.
analysis-off = Le moteur est arrêté.
replay-start = Au début ({ KEY("Home", word: "Début") })
replay-back = Un coup en arrière ({ KEY("Left", word: "flèche gauche") })
replay-play = Dérouler ({ KEY("Space", word: "Espace") })
replay-stop = Arrêter ({ KEY("Space", word: "Espace") })
replay-on = Un coup en avant ({ KEY("Right", word: "flèche droite") })
replay-end = À la fin ({ KEY("End", word: "Fin") })
replay-speed = À quelle vitesse la partie se déroule
# $number: number, $turn: string: a turn in words
replay-after = { $number } { $turn }
replay-at-start = Le début de la partie
result-analyse = Analyser
result-analyse-help = Analyser la partie ({ KEY("A") })
pause-analyse = Analyser la partie
keys-analysis = { KEY("A") }
keys-analysis-what = analyser la partie ; retour au jeu
keys-replay = { KEY("Arrows", word: "Flèches") }, { KEY("Space", word: "Espace") }
keys-replay-what = analyse : coups et variantes ; dérouler ou arrêter
keys-draw = Clic droit, glisser droit
keys-draw-what = analyse : dessiner un rond, une flèche ; avec Maj, Ctrl en d’autres couleurs
keys-engine = { KEY("E") }, { KEY("1 to 5", word: "1 à 5") }
keys-engine-what = analyse : moteur en marche ou non ; nombre de variantes
keys-mistakes = { KEY("N") }, { KEY("Shift+N", word: "Maj+N") }
keys-mistakes-what = analyse : l’erreur suivante, la précédente
keys-try = { KEY("Tab") }, puis { KEY("Arrows", word: "flèches") }, { KEY("Enter", word: "Entrée") }
keys-try-what = analyse : essayer un coup sur le plateau
keys-beside = { KEY("Shift+Up", word: "Maj+haut") }, { KEY("Shift+Down", word: "Maj+bas") }
keys-beside-what = analyse : la variante d’avant, la suivante
keys-note = { KEY("C") }, { KEY("Delete", word: "Suppr") }
keys-note-what = analyse : annoter le coup ; supprimer la variante
keys-study = { KEY("Ctrl+Z") }, { KEY("Ctrl+Y") }
keys-study-what = analyse : annuler un changement de l’étude, le rétablir
graph = Les chances de Blanc au fil de la partie ; un clic montre une position
# $side: string, $accuracy: number
review-accuracy = { $side } { $accuracy } %
# $inaccuracies: number, $mistakes: number, $blunders: number
review-counts = Imprécisions : { $inaccuracies }, erreurs : { $mistakes }, gaffes : { $blunders }. Le nombre devant est la précision.
# $best: string: a turn, $before: number, $after: number: per cent
review-loss = { $best } était le meilleur coup : de { $before } % à { $after } %.
# $done: number, $all: number
review-progress = Relecture : { $done } sur { $all }
review-failed = La relecture s’est arrêtée : { $why }.
review-stop = Arrêter la relecture
review-go-on = Relire la partie

### Turns that are tried while a match is analysed, and what is noted of them

study-note = Annoter le coup ({ KEY("C") })
study-promote = En faire la première variante
study-delete = Supprimer la variante dès ici ({ KEY("Delete", word: "Suppr") })
study-comment = Commentaire
study-glyph = Jugement
study-no-glyph = Aucun
study-done = Terminé (Ctrl+Entrée)
study-played = Ce qui a été joué dans la partie ne peut pas être supprimé.
study-nothing-to-promote = C’est déjà la variante principale.
study-nothing-to-undo = Il n’y a aucun changement à annuler ni à rétablir.
study-secret = Les coups se choisissent ici en secret : on ne peut en essayer aucun.
study-full = L’étude n’a plus de place pour d’autres coups.
refusal-line-over = La variante finit ici : on ne peut essayer aucun coup.
tool-undo-study = Annuler le dernier changement de l’étude ({ KEY("Ctrl+Z") })
tool-redo-study = Rétablir le changement de l’étude ({ KEY("Ctrl+Y") })
# $error: string: why
study-unkept = L’étude ne peut pas être gardée : { $error }

### Learning from one's own mistakes

# $count: number: of mistakes
review-learn = { $count ->
    [one] Apprendre de { $count } erreur ({ KEY("L") })
   *[other] Apprendre de { $count } erreurs ({ KEY("L") })
}
# $count: number: of mistakes that are not solved
puzzle-mistakes = Mes erreurs ({ $count })
# $game: string
mistake-place = { $game } : une erreur à toi
# $side: string
mistake-title = Trouve un meilleur coup pour { $side }
# $played: string: a turn
mistake-goal = On a joué { $played } ici. Tout coup qui ne perd rien est une bonne réponse.
mistake-judged = Le coup est jugé…
# $why: what happened, without a full stop.
mistake-unjudged = On n’a pas pu savoir si { $turn } est meilleur : { $why }. Le coup ne compte pas ; joue-le encore.
mistake-solved = C’est mieux que ce qui a été joué.
# $turn: string, $reply: string: turns, $before: number, $after: number: per cent
mistake-worse = { $turn } n’est pas assez bon : après { $reply }, les chances sont de { $after } % au lieu de { $before } %.
keys-learn = { KEY("L") }
keys-learn-what = analyse : apprendre de ses erreurs
mistakes-not-gathered = Il manque peut-être des erreurs de tes dernières parties : { $why }. Elles seront cherchées de nouveau à la prochaine ouverture de cette page.

### The library: all matches that were played

library = Bibliothèque
title-library = Toutes les parties jouées
library-opening = Lecture des parties…
library-reading = Lecture des parties : { $done } sur { $of }
library-empty = Aucune partie n’a encore été jouée.
library-none = Aucune partie trouvée.
library-all-games = Tous les jeux
library-goes-on = En cours
library-position = Position sur le plateau
library-trash = Corbeille
library-search = Noms, titre ou étiquette
library-players = { $white } – { $black }
library-about =
    { $game } · { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    } · { $date }
# $players: "Ann – Ben"; $about: the game, how many turns, the date.
library-named = { $players } · { $about }
# $ending: a sentence, such as "White wins by domination."
library-tagged = { $ending } · { $tags }
# What a screen reader says of a match.
library-spoken = { $heading }, { $about }, { $ending }
library-look = Voir la partie
library-go-on = Continuer
library-name = Titre et étiquettes
library-delete = Supprimer
library-undo-delete = Annuler
library-restore = Sortir de la corbeille
library-share = Copier le code
library-export = Exporter en .ludo
library-filming = Film : { $percent } % faits
library-stop-film = Arrêter
library-stopped = Arrêté.
library-title-field = Titre
library-tags-field = Étiquettes, séparées par des virgules
library-keep = Garder
library-discard = Annuler
library-failed = Cela n’a pas été possible : { $why }
library-lost = La bibliothèque n’a pas terminé l’opération : { $why }. Réessaie.
library-try-again = Réessayer
library-unread = Les parties n’ont pas pu être lues.
library-in-use = La bibliothèque est ouverte dans un autre Ludarium. Ferme-le d’abord.
library-set-aside = Ce que la bibliothèque avait noté n’a pas pu être lu ({ $why }). C’est gardé dans { $path } et refait à neuf.
library-broken =
    { $count ->
        [one] Une partie enregistrée est illisible : { $path } ({ $why })
       *[other] { $count } parties enregistrées sont illisibles, la première est { $path } ({ $why })
    }
library-thrown-away = La partie est dans la corbeille.
library-restored = La partie est de retour.
library-imported =
    { $added ->
        [one] { $added } partie est nouvelle
       *[other] { $added } parties sont nouvelles
    }, { $known ->
        [one] { $known } déjà connue
       *[other] { $known } déjà connues
    }{ $completed ->
        [0] .
       *[other] , dont { $completed } avec des ajouts : commentaires, variantes ou étiquettes.
    }
library-copied = Le code de partage est dans le presse-papiers.
library-written = Enregistré : { $path }
paste = Coller
paste-help = Ouvrir ce qui est dans le presse-papiers : une position, des coups, une partie, un code de partage ou un lien ({ KEY("Ctrl+V") })
paste-no-clipboard = Le presse-papiers ne peut pas être lu.
paste-unreadable = Ce qui a été collé ne peut pas être ouvert : { $why }

### Links to a match, a position, a puzzle or a lesson

link-copy = Copier le lien
link-copy-help = La même chose sous forme d’adresse : qui la suit a la partie sur la table. « Coller » l’ouvre aussi.
link-copied = Le lien est dans le presse-papiers.
# This program was built without the address of a page on which it can be played.
link-copied-without-page = Le lien est dans le presse-papiers, sans l’adresse d’une page : « Coller » l’ouvre, ou bien mets-le à la suite de l’adresse d’une page où se joue Ludarium.
link-broken = Le lien ne mène nulle part : { $why }
# What follows stands in link-broken; columns are counted in characters behind the #.
link-empty = il n’y a pas de # suivi d’une partie, d’une position, d’un problème ou d’une leçon
link-too-long = il est trop long
link-key = après le #, il faut m=, p=, puzzle= ou lesson=, pas « { $found } »
link-encoding = au caractère { $column } après le #, il y a % sans deux chiffres hexadécimaux pour une lettre
link-code = au caractère { $column } après le #, il faudrait un code de partage ; il commence par « ludo1. »
link-game = au caractère { $column } après le #, il faudrait un jeu et un /, pas « { $found } »
link-name = au caractère { $column } après le #, il faudrait un nom fait de lettres de a à z, de chiffres et de tirets (-)
link-more = au caractère { $column } après le #, il y en a plus qu’il n’en faut
link-position = ce n’est pas une position de { $game } : { $why }
link-no-puzzle = Le lien ne mène nulle part : { $game } n’a pas de problème « { $name } ». Une autre version du jeu l’a peut-être.
link-no-lesson = Le lien ne mène nulle part : { $game } n’a pas de leçon « { $name } ». Une autre version du jeu l’a peut-être.

### A position that is set up

editor-pieces = Composer
editor-nobody = À personne
editor-move = Déplacer des pièces : en choisir ou en glisser une, et la lâcher ailleurs
editor-remove = Ôter des pièces ({ KEY("Delete", word: "Suppr") }, bouton droit)
editor-grow = Laisser continuer une pousse : choisir sa pointe, puis la case qu’elle vise ; choisir deux fois la pointe l’arrête
editor-over-slave = { $unit } sur { $slave }
editor-piece = { $side } : { $piece }
editor-to-move = Au trait ({ KEY("S") })
editor-undo = Annuler ({ KEY("Ctrl+Z") })
editor-redo = Rétablir ({ KEY("Ctrl+Y") })
editor-start = Départ du jeu ({ KEY("Home", word: "Début") })
editor-clear = Vider le plateau ({ KEY("Ctrl+Delete", word: "Ctrl+Suppr") })
editor-fine = Une partie peut commencer ici.
editor-over = Une partie serait finie ici. { $why }
editor-no-place = rien ne peut se trouver en { $cell }
editor-other-game = c’est une position de { $of }, et le plateau est de { $game }
editor-too-long = le texte est trop long : on regarde ici { $most } Kio au plus
editor-play = Jouer d’ici ({ KEY("P") })
editor-analyse = Analyser ({ KEY("A") })
editor-copy = Copier la position ({ KEY("Ctrl+C") })
editor-share = Copier le code ({ KEY("Ctrl+Shift+C", word: "Ctrl+Maj+C") })
editor-paste = Coller ({ KEY("Ctrl+V") })
editor-leave = Retour ({ KEY("Escape", word: "Échap") })
setup-position = À partir de ta position
setup-set-up = Composer une position
setup-change-position = Changer la position
setup-usual-start = Départ habituel
trees-may-leap = Saut en réserve ({ KEY("X") })
trees-both-leap = Les deux
trees-none-leap = Aucun
go-chess-phase = Phase ({ KEY("X") })
go-chess-phase-play = Jeu
go-chess-phase-placement = Placement

### Exporting a match: the sheet from the library and from the table

export = Exporter
# On a button that opens the sheet.
export-open = Exporter…
export-text = Texte
export-picture = Image
export-film = Film
# $players: "Ann – Ben".
export-about =
    { $players } · { $game } · { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }
export-text-help = Toute la partie en un texte lisible par les gens et les programmes : noms, résultat, coups, pendules, commentaires et étiquettes.
export-whole = Partie avec les variantes
export-whole-help = La partie telle qu’elle a été jouée, avec chaque variante et chaque note de son analyse.
export-line = Variante montrée
export-line-help = Seulement les coups de la variante qui est sur le plateau.
export-code-help = Une ligne sans noms, à envoyer par n’importe quel moyen. « Coller » rouvre la partie.
export-ply = Position
export-first = De
export-last = À
export-back = Un coup plus tôt
export-on = Un coup plus tard
export-start = Le début de la partie
# $turn: in the notation of the game.
export-after = Après { $ply ->
    [one] { $ply } coup
   *[other] { $ply } coups
} sur { $plies } : { $turn }
export-length =
    { $pictures ->
        [one] { $pictures } image
       *[other] { $pictures } images
    }, { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
export-size = Largeur en pixels
# How long each position is seen in a film.
export-speed = Par position
export-seconds = { $whole },{ $tenths } s
# Whose edge of the board is below; a side follows.
export-near = Vu par
export-names = Noms et derniers coups
export-clocks = Pendules
export-drawings = Flèches et ronds
export-play = Dérouler le film
export-pause = Arrêter le film ici
# Which position of the film is seen, and which is the last.
export-shown = { $ply } sur { $last }
export-png = Exporter en PNG
export-svg = Exporter en SVG
export-photo = Photographier le plateau
export-photo-help = Ferme ce panneau et passe en mode photo : le plateau dans la salle, vu d’où tu veux
export-save-film = Enregistrer le film

### Everything in one file

everything = Tout dans un seul fichier
everything-help = Un seul fichier emporte tes parties, études, cotes, progrès et préférences : vers un autre ordinateur, ou entre navigateur et application.
everything-export = Tout exporter
everything-import = Tout importer…
everything-bring-back = Retrouver l’état d’avant le dernier import…
everything-exporting = Tout s’écrit dans un seul fichier…
everything-reading = Lecture du fichier…
everything-taking-in = Le fichier est en cours d’import. Patiente : rien d’autre n’est possible pendant ce temps.
everything-exported =
    { $count ->
        [0] Tout est dans un seul fichier, sans partie
        [one] Tout est dans un seul fichier, avec une partie
       *[other] Tout est dans un seul fichier, avec { $count } parties
    } : { $path }
# $name: a file. $day: a date such as 2026-11-28.
everything-made = { $name }, fait le { $day }
everything-matches =
    { $matches ->
        [0] Il ne contient aucune partie
        [one] Il contient une partie
       *[other] Il contient { $matches } parties
    }{ $studies ->
        [0] .
        [one] , avec une étude.
       *[other] , avec { $studies } études.
    }
everything-has-progress = Il contient aussi des cotes, des progrès ou des préférences.
everything-no-progress = Il ne contient ni cotes, ni progrès, ni préférences.
everything-ask = Tes propres parties restent de toute façon. Si tu prends tout, les cotes, progrès et préférences du fichier remplacent les tiens. Ce qui est là maintenant est d’abord gardé dans un fichier.
everything-take-all = Tout prendre
everything-take-matches = Seulement les parties
everything-no = Ne rien prendre
everything-close = Fermer
# $why: a reason that follows.
everything-not-now = Ce n’est pas possible maintenant : { $why }
everything-unwritten = quelque chose n’est pas encore enregistré. Enregistre-le, ou quitte sans enregistrer.
everything-table = une partie est sur la table. Retourne d’abord à l’étagère ; la partie est gardée.
everything-library = la bibliothèque travaille. Elle a fini dans un instant.
everything-taken-in =
    { $added ->
        [0] Aucune partie n’est nouvelle
        [one] Une partie est nouvelle
       *[other] { $added } parties sont nouvelles
    }, { $known ->
        [one] { $known } y était déjà
       *[other] { $known } y étaient déjà
    }.
everything-continued =
    { $count ->
        [0] Aucune partie connue n’a de coups en plus.
        [one] Une partie connue a des coups en plus.
       *[other] { $count } parties connues ont des coups en plus.
    }
everything-parted =
    { $count ->
        [0] Aucune partie ne diffère.
        [one] Une partie diffère dans le fichier : les deux versions sont gardées.
       *[other] { $count } parties diffèrent dans le fichier : les deux versions sont gardées.
    }
everything-replaced = Les cotes, progrès et préférences sont ceux du fichier.
everything-backup = Ce qui était là avant est gardé dans { $path }. Les réglages peuvent le ramener.
everything-unchanged = Rien n’a changé.
everything-broken-off = Le fichier n’a pas été importé en entier. Ce qui était là avant est gardé dans { $path } : ramène-le par les réglages, ou importe le fichier de nouveau.
everything-lost = Cela n’est pas allé à son terme : { $why }. Essaie encore.
everything-left-out =
    { $count ->
        [one] Un morceau est illisible et reste de côté : { $name } ({ $why })
       *[other] { $count } morceaux sont illisibles et restent de côté, le premier est { $name } ({ $why })
    }
everything-other = Ce fichier ne vient pas de « Tout exporter ». De tels fichiers finissent par .ludobox.
everything-newer = Un Ludarium plus récent a écrit ce fichier (version { $version } du format). Mets celui-ci à jour pour le lire.
everything-damaged = Le fichier est abîmé ou coupé. Récupère-le ou copie-le de nouveau.
everything-stranger = Le fichier contient quelque chose que Ludarium n’écrit pas : { $name }
everything-too-much = C’est trop pour un seul fichier : il peut contenir { $most } Mo au plus.

### Opening files

import-files = Ouvrir un fichier…
import-files-help = Ouvrir des parties et des textes enregistrés sur le disque, ou les lâcher sur la fenêtre ({ KEY("Ctrl+O") })
import-drop = Lâcher les fichiers pour les ouvrir
import-going-on =
    Import des parties : { $done } sur { $of }{ $files ->
        [0] .
        [one] , puis encore un fichier.
       *[other] , puis encore { $files } fichiers.
    }
import-goes-on-help = Si tu fermes le jeu maintenant, le reste sera importé au prochain démarrage.
import-refused =
    { $count ->
        [one] { $name } n’a pas pu être ouvert : { $why }
       *[other] { $count } fichiers n’ont pas pu être ouverts : { $name } ({ $why }), { $others }
    }
# $names: some of the files; $count: how many others.
import-and-more = { $names } et { $count } de plus
# $refused: which files could not be opened; $imported: how many matches are new.
import-partly = { $refused }. { $imported }
import-no-file = ce n’est pas un fichier
import-too-large = il dépasse { $most } Mio
import-no-text = ce n’est pas un texte
import-utf16 = son texte est codé en UTF-16 : enregistre-le en UTF-8 dans le programme qui l’a fait
import-latin1 = son texte n’est pas en UTF-8 (ligne { $line }, colonne { $column }), mais peut-être en Latin-1 : enregistre-le en UTF-8 dans le programme qui l’a fait
import-given-up = les trois fois que son import a commencé, le jeu s’est fermé ou interrompu ; le fichier est intact et peut être rouvert
import-too-many = on ouvre { $most } fichiers au plus à la fois
files = Ouvrir des parties
files-matches = Parties et textes
files-any = Tous les fichiers
files-selected = Choisi :
files-open = Ouvrir
files-cancel = Annuler
files-reload = Relire le dossier
files-all = Tout choisir
files-hidden = Fichiers cachés
files-places = Lieux
files-devices = Disques
files-removable = Disques amovibles
files-exports = Exports
files-home = Personnel
files-desktop = Bureau
files-documents = Documents
files-downloads = Téléchargements
files-audio = Musique
files-pictures = Images
files-videos = Vidéos

# What is kept of the player, and what is wrong with it. { $what } is one of these:
kept-match = une partie
kept-study = l’étude de cette partie
kept-review = la relecture d’une partie
kept-ratings = ta force à chaque jeu
kept-lessons = ce que tu as appris
kept-puzzles = tes résultats aux problèmes
kept-mistakes = les erreurs à travailler
kept-tournament = le tournoi
kept-imports = ce qui doit encore entrer dans la bibliothèque
kept-programs = les programmes qui jouent
kept-preferences = les réglages
kept-set-aside = Illisible : { $what } ({ $error }). Le fichier est gardé dans { $path }, et un nouveau commence.
kept-left = Illisible : { $what } ({ $error }). { $path } reste tel quel ; ce qui est nouveau n’est pas gardé.
fault-size = il dépasse { $bytes } octets
fault-version = un Ludarium plus récent l’a écrit (version { $version } du fichier) ; mets celui-ci à jour pour le lire
fault-place = ligne { $line }, colonne { $column } : { $said }
fault-matches = il contient { $count } parties au lieu d’une
fault-encoding = ligne { $line }, colonne { $column } : ce n’est pas du texte UTF-8

# Why something cannot be written.
refusal-full = le disque est plein
refusal-denied = il est interdit d’écrire dans le dossier
refusal-gone = le dossier a disparu
refusal-taken = autre chose porte le nom du dossier
refusal-no-folder = aucun dossier n’est connu pour cela
refusal-in-use = une autre fenêtre de Ludarium est ouverte

# The sign that something is not kept, and the question when the game is closed.
unkept-sign = Plus rien n’est enregistré : { $why }.
unkept-more = Que faire ?
unkept = Pas enregistré
unkept-help = Ceci n’existe que dans cette fenêtre et se perd à sa fermeture :
unkept-one = { $what } : { $why }
unkept-film = le film en cours : { $percent } % sont faits
unkept-none = Tout est enregistré.
unkept-elsewhere = C’est enregistré dans { $path }. Depuis la bibliothèque, tu peux l’ouvrir comme fichier.
unkept-not-elsewhere = Là non plus, l’enregistrement n’a pas été possible : { $why }.
unkept-try-again = Réessayer
unkept-save-elsewhere = Enregistrer ailleurs…
unkept-quit = Quitter sans enregistrer
unkept-back = Retour
pause-quit-unsaved = Quitter (la partie n’est pas enregistrée)

### The board for a screen reader

reader-board = Plateau
# A cell is read as a list: its name, what stands on it from the top, and this: "e4, White, Knight, can be chosen".
reader-empty = vide
# Several alike, one on the other.
reader-times = { $count } fois
reader-can-be-chosen = à choisir
# $turn: a sentence.
reader-turn = { $side } : { $turn }
# $now: the turn that is the last one now, with its number.
reader-taken-back = Annulé. { $now }
# $words: what is asked, or what has been chosen so far and what may follow.
reader-answers = { $words } ({ $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
})
# What a puzzle or a lesson is called and what is to be done in it; or a piece and what it can do now.
reader-titled = { $title }. { $words }
reader-low-time = { $side } : moins de { $seconds } secondes

# The gamepad
settings-pad = Manette
pad-none = Aucune manette n’est branchée.
# $name: what the gamepad calls itself
pad-lost = { $name } n’est plus là. Rebranche la manette, ou continue avec la souris et le clavier.
pad-trouble = Impossible de lire les manettes : { $why }
# $name: what the gamepad calls itself
pad-strange = le navigateur ne sait pas quels boutons a { $name }
pad-retry = Réessayer
pad-help = La croix parcourt le plateau et les menus. Le stick gauche déplace un pointeur qui atteint tout, le stick droit tourne la vue ou fait défiler. Pour changer un bouton, choisis ce qu’il doit faire.
pad-press = Appuie sur le bouton qui doit faire cela.
pad-default = Tous les boutons comme au début
typing-letters = azertyuiop qsdfghjklm wxcvbn éèêëàâçùûüîïôœ
typing-space = espace
typing-page = abc
pad-choose = Choisir
pad-back = Retour
pad-next = Choix suivant, clic droit
pad-undo = Annuler un coup
pad-earlier = Coup précédent
pad-later = Coup suivant
pad-farther = Plus loin
pad-nearer = Plus près
pad-view = Vue
pad-hint = Indice
pad-rules = Règles, pourquoi ?
pad-menu = Menu

# Keys that the player can exchange.
key-enter = Entrée
key-escape = Échap
key-tab = Tab
key-space = Espace
key-backspace = Retour arrière
key-delete = Suppr
key-home = Début
key-end = Fin
key-page-up = Page préc.
key-page-down = Page suiv.
key-up = Haut
key-down = Bas
key-left = Gauche
key-right = Droite
key-ctrl = Ctrl
key-shift = Maj
key-alt = Alt
settings-keys = Touches
keys-help = Choisis une touche et appuie sur celle que tu veux à sa place. Les touches s’échangent : aucune ne se perd. Là où l’on écrit, elles restent telles quelles.
keys-press = Appuie sur la touche qui doit faire cela (jusqu’ici { $key }). Échap ne change rien.
keys-exchanged = { $key } servait déjà : « { $what } ». C’est maintenant { $other }.
keys-refused = { $key } ne peut pas servir : le système ou le navigateur la garde pour lui.
keys-default = Toutes les touches comme au début
keys-blur = { KEY("B") }
keys-blur-what = photos : degré de flou
keys-files = { KEY("Ctrl+O") }, { KEY("Ctrl+V") }
keys-files-what = ouvrir un fichier, ou le contenu du presse-papiers
keys-set-up = { KEY("S") }, { KEY("X") }
keys-set-up-what = éditeur : à qui le trait ; ce que la position contient d’autre
keys-remove = { KEY("Delete", word: "Suppr") }, { KEY("Ctrl+Delete", word: "Ctrl+Suppr") }
keys-remove-what = éditeur : retirer une pièce, les retirer toutes
keys-copy = { KEY("Ctrl+C") }, { KEY("Ctrl+Shift+C", word: "Ctrl+Maj+C") }
keys-copy-what = éditeur : copier la position, le code de partage
keys-order = { KEY("Shift+Left", word: "Maj+Gauche") }, { KEY("Shift+Right", word: "Maj+Droite") }
keys-order-what = là où l’ordre compte : mettre ceci plus tôt, plus tard

### A turn that is typed, and questions about the board

typed-hint = Tape un coup, ou ?
typed-help = Tape un coup, par exemple { $turn }, ou une lettre. p : ce qui est où ; p { $piece } : seulement ceci. m { $cell } : ce qui s’y trouve et où cela peut aller. l : le dernier coup. c : les pendules. h : un indice. { KEY("Escape", word: "Échap") } : retour au plateau.
typed-clock = { $side } : { $time }.
typed-no-clocks = Cette partie n’a pas de pendules.
typed-stand = { $side }, { $piece } : { $cells }.
typed-stand-nobody = { $piece } : { $cells }.
typed-empty-board = Il n’y a rien sur le plateau.
typed-no-pieces = Rien sur le plateau ne s’appelle « { $name } ». Il y a : { $kinds }.
typed-no-cell = Il n’y a pas de case « { $name } » ; les cases s’appellent par exemple { $cell }.
typed-then = { $cell }. Ensuite : { $choices }.
typed-why = { $cell }. { $why }.
typed-whole = { $cell }. C’est un coup entier.
typed-held = { $turn }. { KEY("Enter", word: "Entrée") } le confirme.
typed-no-hint = Il n’y a pas d’indice maintenant.
typed-unreadable = Dans « { $text } », « { $rest } » n’est pas compris, à partir du caractère { $place }. Un coup s’écrit par exemple { $turn }.
typed-unfinished = « { $text } » s’arrête trop tôt. Un coup s’écrit par exemple { $turn }.
typed-ambiguous = « { $text } » peut désigner plusieurs coups : { $turns }.
