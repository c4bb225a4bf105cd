# The lessons of The Game for the Trees: docs/learning.md says how long each text may be.

### 1: overgrow the huckleberry

lesson-trees-huckleberry-title = The huckleberry
lesson-trees-huckleberry-goal = Grow your tree over Black's huckleberry, the plant on e5.
lesson-trees-huckleberry-success = Won: Black has no huckleberry left. Look after your own, too.
lesson-trees-huckleberry-hint-1 = Your tree is a Birch. It grows straight, along the bushes.
lesson-trees-huckleberry-hint-2 = From a5 straight to e5. It keeps every square on the way.
lesson-trees-huckleberry-mistake-1 = That was your own huckleberry. Without it you have lost.
lesson-trees-huckleberry-mistake-2 = You gave up part of the tree. You want it to grow.

### 2: from grass to tree

lesson-trees-ground-title = Good ground
lesson-trees-ground-goal = Bring any tree to the third row. Trees grow over bushes.
lesson-trees-ground-success = Underbrush grows on grass, trees grow on underbrush. So everything feeds the next.
lesson-trees-ground-hint-1 = First let a bush of the second row grow onto the grass.
lesson-trees-ground-hint-2 = Then grow a tree from behind onto that bush.
lesson-trees-ground-mistake-1 = That was your huckleberry, and you lost it. Choose another square.
lesson-trees-ground-mistake-2 = Grass spreads over bare ground, but trees do not grow on grass.

### 3: the four trees

lesson-trees-four-trees-title = Four kinds of tree
lesson-trees-four-trees-goal = Only one of your trees reaches d5. Find it and win.
lesson-trees-four-trees-success = The Ash leaps like a knight, over everything. Bare ground stopped the others.
lesson-trees-four-trees-hint-1 = Birch straight, Beech slantwise, Pine both, and the Ash leaps.
lesson-trees-four-trees-hint-2 = Two up and one to the side, from c3.
lesson-trees-four-trees-mistake-1 = That was your own huckleberry. Without it you have lost.
lesson-trees-four-trees-mistake-2 = This one cannot get to d5: there are no bushes on its way.
lesson-trees-four-trees-mistake-3 = Giving up squares brings nothing here. Let a tree grow to d5.

### 4: momentum

lesson-trees-momentum-title = Momentum
lesson-trees-momentum-goal = Grow the Ash to c3. Then do anything else, and watch.
lesson-trees-momentum-success = What has grown grows on by itself, the same way, every turn.
lesson-trees-momentum-hint-1 = The Ash stands on b1, and its path is marked.
lesson-trees-momentum-hint-2 = Grow it to c3 once. After that, any harmless turn will do.
lesson-trees-momentum-mistake-1 = You stopped the chain. Leave it alone and it arrives by itself.
lesson-trees-momentum-mistake-2 = That was your own huckleberry. Without it you have lost.
lesson-trees-momentum-mistake-3 = Nothing has begun to grow yet. Start the Ash on its way.

### 5: the order of things

lesson-trees-order-title = First things first
lesson-trees-order-goal = The Ash goes on to f3. Put a bush there first!
lesson-trees-order-success = Right: the bush first, then the Ash over it. The order is yours.
lesson-trees-order-hint-1 = Trees do not grow on grass. Your bush on g2 is next to it.
lesson-trees-order-hint-2 = Grow g2 to f3; when asked for the order, let it go first.
lesson-trees-order-mistake-1 = The Ash went first and found grass: its chain ended. The bush came too late.
lesson-trees-order-mistake-2 = That was your own huckleberry. Without it you have lost.
lesson-trees-order-mistake-3 = The Ash found no bush on f3, and its chain ended.

### 6: retreat

lesson-trees-grass-stops-title = Break the road
lesson-trees-grass-stops-goal = Black's Birch has a road to your huckleberry. Break it!
lesson-trees-grass-stops-success = A bush you give up leaves grass, and grass stops every tree.
lesson-trees-grass-stops-hint-1 = You may give up any square of yours instead of growing.
lesson-trees-grass-stops-hint-2 = Retreat from e4, f4 or g4.
lesson-trees-grass-stops-mistake-1 = You gave up the huckleberry itself. Give up a bush beside it.
lesson-trees-grass-stops-mistake-2 = The road is still there: the Birch comes straight along it.

### 7: stop a chain

lesson-trees-stop-title = Stop!
lesson-trees-stop-goal = Your own Birch is about to overgrow your huckleberry. Stop it!
lesson-trees-stop-success = Saved. Instead of growing you may stop one of your chains.
lesson-trees-stop-hint-1 = The chain's head is on c4, and d4 comes next.
lesson-trees-stop-hint-2 = Choose c4, then “Stop chain”.
lesson-trees-stop-mistake-1 = Chains go on whatever else you do: it overgrew your own huckleberry.

### 8: the leap

lesson-trees-leap-title = Once in a game
lesson-trees-leap-goal = Attacked from two sides! Choose your grass: the huckleberry leaps there.
lesson-trees-leap-success = Now you have two, and one may fall. You can leap once.
lesson-trees-leap-hint-1 = Choose one of your grass squares: e1, f1 or f2.
lesson-trees-leap-hint-2 = On e1, f1 or f2, choose “Leap”.
lesson-trees-leap-mistake-1 = You gave up your only huckleberry. Choose grass instead, and let it leap.
lesson-trees-leap-mistake-2 = One road or the other is still open, and the Birch comes.

### 9: attack a tree

lesson-trees-attack-title = Two against one
lesson-trees-attack-goal = Two different trees together break a third. Aim both at e6.
lesson-trees-attack-success = Broken! And what was cut off from its root died, too.
lesson-trees-attack-hint-1 = The Beech's chain on d5 aims at e6 already. Which tree helps?
lesson-trees-attack-hint-2 = Grow the Ash from d4 to e6, before or after.
lesson-trees-attack-mistake-1 = That was your own huckleberry. Without it you have lost.
lesson-trees-attack-mistake-2 = Alone, one tree does nothing to another. The chain has ended.

### 10: a won position

lesson-trees-finish-title = Finish it
lesson-trees-finish-goal = Wren defends now. Open a road to the huckleberry on e8.
lesson-trees-finish-success = Well grown. Roads, momentum and patience win this game.
lesson-trees-finish-hint-1 = Your Beech looks from h5 toward e8. What does it lack?
lesson-trees-finish-hint-2 = A bush on g6 opens its road. The Birch has another one.
lesson-trees-finish-mistake-1 = Your own huckleberry is gone. Keep it while you hunt the other.

### 11: the first match

lesson-trees-first-match-title = Your first match
lesson-trees-first-match-goal = From the start, against Wren. Hints are on.
lesson-trees-first-match-success = You have won your first match of Trees!

### mini match 1

lesson-trees-small-clearing-title = A small clearing
lesson-trees-small-clearing-goal = Two trees each. Overgrow the black huckleberry, and look after yours.
lesson-trees-small-clearing-success = Won on the small clearing. The forest is only wider.

### mini match 2

lesson-trees-ash-and-beech-title = Ash and Beech
lesson-trees-ash-and-beech-goal = An Ash and a Beech each: leaping and slantwise. Reach the huckleberry.
lesson-trees-ash-and-beech-success = Won: one of your two trees found its road.

### mini match 3

lesson-trees-pine-and-beech-title = Pine and Beech
lesson-trees-pine-and-beech-goal = A Pine goes every way. Open its road to the huckleberry.
lesson-trees-pine-and-beech-success = Won: bushes first, then the Pine.
