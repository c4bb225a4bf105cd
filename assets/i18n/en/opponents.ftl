# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.
# How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces
# and zones come with the forms that this file gives them: $piece, $piece-the.

### Playing styles

style-attacker = attacker
style-attacker-description = Goes for threats and leaves its own position open.
style-builder = builder
style-builder-description = Holds together first and strikes later.
style-trickster = trickster
style-trickster-description = Keeps many options open and sets problems.
style-all-round = all-round
style-all-round-description = Weighs everything at what it is worth.

### Wren

level-1-description = Plays by feel and looks hardly past the next turn. For a first game.
level-1-greeting = Oh, a game! Shall I show you where I like to sit?
level-1-has-won = Did I win? I only wanted a nice shape.
level-1-has-lost = You made that look easy. Again?
level-1-has-drawn = Nobody cried. I call that a good game.

### Bram

level-2-description = Runs at you without looking back, but never misses a win in one.
level-2-greeting = Mind your toes. I start at once.
level-2-has-won = Straight through the middle!
level-2-has-lost = Ouch. That wall was harder than my head.
level-2-has-drawn = We bounced. Once more, from farther away.

### Tilly

level-3-description = Likes a muddle, and is often the one who gets lost in it.
level-3-greeting = Let us make a lovely mess of this.
level-3-has-won = I meant that. Most of it.
level-3-has-lost = I was lost three turns ago. Were you?
level-3-has-drawn = Neither of us found the way out.

### Osric

level-4-description = Patient and tidy. Punishes what is left standing loose.
level-4-greeting = Take your time. I take mine.
level-4-has-won = One stone after the other.
level-4-has-lost = A sound foundation, yours. I must look at mine.
level-4-has-drawn = Level ground. That is no shame.

### Maud

level-5-description = Counts exchanges to their end, then makes them.
level-5-greeting = I hope you counted your pieces. I have.
level-5-has-won = The sum came out.
level-5-has-lost = You carried the one. I did not.
level-5-has-drawn = Even, to the last penny.

### Fenn

level-6-description = Leaves doors open on purpose; look twice before you walk through.
level-6-greeting = Come in, come in. The door is open.
level-6-has-won = You did walk through it.
level-6-has-lost = You came in by the window. Well done.
level-6-has-drawn = We both kept out of each other's cellar.

### Hilda

level-7-description = Gives nothing away and waits for you to do so.
level-7-greeting = Begin. I am not going anywhere.
level-7-has-won = You moved. That was all I needed.
level-7-has-lost = You were the more patient. I did not expect that.
level-7-has-drawn = Two walls, and nobody on them.

### Corvin

level-8-description = Sees an attack coming long before you do, mostly his own.
level-8-greeting = I can see the end of this from up here.
level-8-has-won = It looked just like this from above.
level-8-has-lost = Something flew higher. I did not look up.
level-8-has-drawn = We circled, and neither came down.

### Ysolde

level-9-description = Finds the one turn that you did not consider.
level-9-greeting = Think of everything. I shall do the rest.
level-9-has-won = There it was, all the time.
level-9-has-lost = That turn I had not considered. Thank you.
level-9-has-drawn = Every way led to the same place.

### Magister

level-10-description = Has no favourite way to win. Takes whichever you leave.
level-10-greeting = Show me what you have learnt.
level-10-has-won = Go over it once more tonight. You were closer than you think.
level-10-has-lost = I have nothing left to teach you in this one.
level-10-has-drawn = A correct result. Few reach it against me.
