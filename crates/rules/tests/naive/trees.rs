//! A second implementation of the Game for the Trees, straight from the text of its rules: every order of every action.

use std::collections::{BTreeMap, BTreeSet};

/// A cell as it is written in position texts; bare ground is `[b'.', b'.']`.
pub type Cell = [u8; 2];
const BARE: Cell = *b"..";

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slow {
    /// By rank, then file, from a1.
    pub cells: [Cell; 64],
    pub white: bool,
    /// For every head the square to be tried next.
    pub chains: BTreeMap<usize, usize>,
    pub leaps: [bool; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    Grow(usize, usize),
    Stop(usize),
    Retreat(usize),
    Leap(usize),
}

/// `None` is the action.
pub type Order = Vec<Option<usize>>;

#[derive(Clone, Copy)]
struct Attempt {
    origin: usize,
    target: usize,
    tree: Cell,
    by_action: bool,
}

struct Running {
    now: Slow,
    /// Heads of the start of the turn whose squares have not changed.
    alive: BTreeSet<usize>,
    attempts: Vec<Attempt>,
    taken: BTreeSet<usize>,
    action_took_effect: bool,
}

fn name(square: usize) -> String {
    format!("{}{}", (b'a' + (square % 8) as u8) as char, square / 8 + 1)
}

fn at(file: i32, rank: i32) -> Option<usize> {
    ((0..8).contains(&file) && (0..8).contains(&rank)).then_some((rank * 8 + file) as usize)
}

fn place(square: usize) -> (i32, i32) {
    ((square % 8) as i32, (square / 8) as i32)
}

fn vector(from: usize, to: usize) -> (i32, i32) {
    let ((a, b), (c, d)) = (place(from), place(to));
    (c - a, d - b)
}

fn plus(square: usize, (files, ranks): (i32, i32)) -> Option<usize> {
    let (file, rank) = place(square);
    at(file + files, rank + ranks)
}

fn is_tree(cell: Cell) -> bool {
    cell[1].is_ascii_uppercase()
}

fn is_brush(cell: Cell) -> bool {
    cell[1] == b'u' || cell[1] == b'h'
}

/// "Birch grows like a rook, Ash like a knight, Beech like a bishop, Pine like a queen"; all else a king-step.
pub fn has_vector(cell: Cell, (files, ranks): (i32, i32)) -> bool {
    let (x, y) = (files.abs(), ranks.abs());
    match cell[1] {
        b'A' | b'H' => (x == 0) != (y == 0),
        b'B' | b'G' => (x, y) == (1, 2) || (x, y) == (2, 1),
        b'C' | b'F' => x == y && x > 0,
        b'D' => (x, y) != (0, 0) && (x == y || x == 0 || y == 0),
        _ => x.max(y) == 1,
    }
}

/// The squares from `from` to `to`, without the first.
fn way(cell: Cell, from: usize, to: usize) -> Vec<usize> {
    if matches!(cell[1], b'B' | b'G') {
        return vec![to];
    }
    let (x, y) = vector(from, to);
    let steps = x.abs().max(y.abs());
    (1..=steps).filter_map(|n| plus(from, (x / steps * n, y / steps * n))).collect()
}

fn root(tree: Cell) -> usize {
    usize::from(tree[1] - b'A') + if tree[0] == b'w' { 0 } else { 56 }
}

impl Slow {
    fn side(&self) -> u8 {
        if self.white { b'w' } else { b'b' }
    }

    pub fn text(&self) -> String {
        let ranks: Vec<String> = (0..8).rev().map(|rank| self.rank(rank)).collect();
        let mut heads: Vec<usize> = self.chains.keys().copied().collect();
        heads.sort_by_key(|&head| place(head));
        let chains: Vec<String> =
            heads.iter().map(|head| format!("{}>{}", name(*head), name(self.chains[head]))).collect();
        let or_none = |text: String| if text.is_empty() { "-".to_owned() } else { text };
        let leaps: String =
            ['w', 'b'].into_iter().zip(self.leaps).filter(|(_, has)| *has).map(|(side, _)| side).collect();
        format!("{} {} {} {}", ranks.join("/"), self.side() as char, or_none(chains.join(",")), or_none(leaps))
    }

    /// Reads a position text that is known to be right.
    pub fn read(text: &str) -> Slow {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut cells = [BARE; 64];
        for (line, rank) in fields[0].split('/').zip((0..8).rev()) {
            let mut file = 0;
            for part in line.split(',') {
                if let Ok(run) = part.parse::<usize>() {
                    file += run;
                } else {
                    cells[rank * 8 + file].copy_from_slice(part.as_bytes());
                    file += 1;
                }
            }
        }
        let square = |name: &str| usize::from(name.as_bytes()[0] - b'a') + 8 * usize::from(name.as_bytes()[1] - b'1');
        let chains = fields[2].split(',').filter_map(|chain| chain.split_once('>'));
        Slow {
            cells,
            white: fields[1] == "w",
            chains: chains.map(|(head, next)| (square(head), square(next))).collect(),
            leaps: [fields[3].contains('w'), fields[3].contains('b')],
        }
    }

    fn rank(&self, rank: usize) -> String {
        let mut parts: Vec<String> = Vec::new();
        let mut run = 0;
        for cell in &self.cells[rank * 8..rank * 8 + 8] {
            if *cell == BARE {
                run += 1;
                continue;
            }
            if run > 0 {
                parts.push(run.to_string());
                run = 0;
            }
            parts.push(String::from_utf8_lossy(cell).into_owned());
        }
        if run > 0 {
            parts.push(run.to_string());
        }
        parts.join(",")
    }

    /// The squares of a tree that are connected to its root by steps of its kind.
    pub fn rooted(&self, tree: Cell, without: Option<usize>) -> BTreeSet<usize> {
        let is_part = |square: usize| self.cells[square] == tree && Some(square) != without;
        let mut found: BTreeSet<usize> = Some(root(tree)).into_iter().filter(|&square| is_part(square)).collect();
        let mut open: Vec<usize> = found.iter().copied().collect();
        while let Some(square) = open.pop() {
            for other in 0..64 {
                let (x, y) = vector(square, other);
                let one_step = matches!(tree[1], b'B' | b'G') || x.abs().max(y.abs()) == 1;
                if is_part(other) && one_step && has_vector(tree, (x, y)) && found.insert(other) {
                    open.push(other);
                }
            }
        }
        found
    }

    /// Whoever has no huckleberry: White, Black.
    fn without_huckleberry(&self) -> [bool; 2] {
        [b'w', b'b'].map(|side| !self.cells.contains(&[side, b'h']))
    }

    /// The winner (`None` for a draw) and the reason, if the game is over.
    pub fn ending(&self) -> Option<(Option<bool>, &'static str)> {
        let [white, black] = self.without_huckleberry();
        let (mover, other) = if self.white { (black, white) } else { (white, black) };
        match (mover, other) {
            (true, true) => Some((None, "mutual-annihilation")),
            (true, false) => Some((Some(self.white), "suicide")),
            (false, true) => Some((Some(!self.white), "huckleberry")),
            (false, false) => None,
        }
    }

    pub fn running(&self) -> Vec<usize> {
        self.chains.keys().copied().filter(|&head| self.cells[head][0] == self.side()).collect()
    }

    /// Everything that could be an action in some state of the turn.
    pub fn actions(&self) -> Vec<Action> {
        let mut own: BTreeSet<usize> = (0..64).filter(|&square| self.cells[square][0] == self.side()).collect();
        let mut actions: Vec<Action> = self.running().into_iter().map(Action::Stop).collect();
        for head in self.running() {
            own.extend(way(self.cells[head], head, self.chains[&head]));
        }
        for &from in &own {
            actions.push(Action::Retreat(from));
            actions.push(Action::Leap(from));
            for to in 0..64 {
                if has_vector(*b"wD", vector(from, to)) || has_vector(*b"wB", vector(from, to)) {
                    actions.push(Action::Grow(from, to));
                }
            }
        }
        actions
    }

    /// "The action and every chain that was running at the start of the turn (the stopped one excepted) are executed one
    /// after the other, each once, in the order the player likes."
    pub fn orders(&self, action: Action) -> Vec<Order> {
        let mut events: Order =
            self.running().into_iter().filter(|&head| action != Action::Stop(head)).map(Some).collect();
        if !matches!(action, Action::Stop(_)) {
            events.push(None);
        }
        let mut orders = Vec::new();
        permute(&mut Vec::new(), &events, &mut orders);
        orders
    }

    /// The next positions by their texts, each with one turn that leads there.
    pub fn results(&self) -> BTreeMap<String, (Action, Order)> {
        let mut results = BTreeMap::new();
        if self.ending().is_some() {
            return results;
        }
        for action in self.actions() {
            for order in self.orders(action) {
                if let Some(next) = self.play_unchecked(action, &order) {
                    results.entry(next.text()).or_insert((action, order));
                }
            }
        }
        results
    }

    pub fn play_unchecked(&self, action: Action, order: &Order) -> Option<Slow> {
        let mut run = Running {
            now: self.clone(),
            alive: self.running().into_iter().collect(),
            attempts: Vec::new(),
            taken: BTreeSet::new(),
            action_took_effect: true,
        };
        if let Action::Stop(head) = action {
            run.alive.remove(&head);
            run.now.chains.remove(&head)?;
        }
        for event in order {
            match event {
                None => run.act(action)?,
                Some(head) if run.alive.remove(head) => run.execute(*head),
                Some(_) => {}
            }
        }
        for attempt in std::mem::take(&mut run.attempts) {
            if !attempt.by_action {
                run.now.chains.remove(&attempt.origin);
            }
        }
        run.now.white = !run.now.white;
        run.action_took_effect.then_some(run.now)
    }

    pub fn turn_text(action: Action, order: &Order) -> String {
        let first = match action {
            Action::Grow(from, to) => format!("{}>{}", name(from), name(to)),
            Action::Stop(head) => format!("{}!", name(head)),
            Action::Retreat(square) => format!("-{}", name(square)),
            Action::Leap(square) => format!("+{}", name(square)),
        };
        if order.iter().all(Option::is_none) {
            return first;
        }
        let events: Vec<String> = order.iter().map(|event| event.map_or_else(|| "*".to_owned(), name)).collect();
        format!("{first}:{}", events.join(","))
    }
}

fn permute(begun: &mut Order, left: &[Option<usize>], orders: &mut Vec<Order>) {
    if left.is_empty() {
        orders.push(begun.clone());
    }
    for (i, event) in left.iter().enumerate() {
        let rest: Order = left.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, other)| *other).collect();
        begun.push(*event);
        permute(begun, &rest, orders);
        begun.pop();
    }
}

impl Running {
    /// "A square dies whenever its content changes. A chain dies with its head square, for good." "An attempt lapses when
    /// its origin or its target square changes content."
    fn change(&mut self, square: usize, cell: Cell) {
        assert_ne!(self.now.cells[square], cell, "a change changes something");
        self.now.cells[square] = cell;
        self.now.chains.remove(&square);
        self.alive.remove(&square);
        let (lapsed, kept): (Vec<Attempt>, Vec<Attempt>) =
            self.attempts.iter().partition(|attempt| attempt.origin == square || attempt.target == square);
        self.attempts = kept;
        for attempt in lapsed.iter().filter(|attempt| !attempt.by_action) {
            self.now.chains.remove(&attempt.origin);
        }
    }

    fn act(&mut self, action: Action) -> Option<()> {
        let side = self.now.side();
        match action {
            Action::Stop(_) => None,
            Action::Leap(to) => {
                let index = usize::from(!self.now.white);
                let may = self.now.leaps[index] && self.now.cells.contains(&[side, b'h']);
                if !may || self.now.cells[to] != [side, b'g'] {
                    return None;
                }
                self.now.leaps[index] = false;
                self.change(to, [side, b'h']);
                Some(())
            }
            Action::Retreat(from) => self.retreat(from, side),
            Action::Grow(from, to) => {
                let cell = self.now.cells[from];
                if cell[0] != side || !has_vector(cell, vector(from, to)) {
                    return None;
                }
                self.action_took_effect = false;
                self.grow(from, to, true).then_some(())
            }
        }
    }

    fn retreat(&mut self, from: usize, side: u8) -> Option<()> {
        let cell = self.now.cells[from];
        if cell[0] != side {
            return None;
        }
        let left = match cell[1] {
            b'D' | b'g' => BARE,
            b'u' | b'h' => [side, b'g'],
            _ => [side, b'u'],
        };
        let mut gone = vec![from];
        if is_tree(cell) {
            let kept = self.now.rooted(cell, Some(from));
            gone = (0..64).filter(|square| self.now.cells[*square] == cell && !kept.contains(square)).collect();
        }
        for square in gone {
            self.change(square, left);
        }
        Some(())
    }

    fn execute(&mut self, head: usize) {
        let to = self.now.chains[&head];
        if !self.grow(head, to, false) {
            self.now.chains.remove(&head);
        }
    }

    /// A growth of the action or of a chain; whether it grew or made an attempt.
    fn grow(&mut self, from: usize, to: usize, by_action: bool) -> bool {
        let (cell, target) = (self.now.cells[from], self.now.cells[to]);
        let squares = way(cell, from, to);
        let clear = squares.iter().filter(|square| **square != to).all(|&square| is_brush(self.now.cells[square]));
        let onto = match cell[1] {
            b'g' => target == BARE,
            b'u' | b'h' => target[1] == b'g',
            _ => clear && is_brush(target),
        };
        if onto {
            self.occupy(from, to, by_action);
            if by_action {
                self.action_took_effect = true;
            }
            return true;
        }
        if !is_tree(cell) || !is_tree(target) || target == cell || !clear || self.taken.contains(&to) {
            return false;
        }
        if self.attempts.iter().any(|attempt| attempt.target == to && attempt.tree != cell) {
            self.attack(from, to, by_action);
        } else {
            self.attempts.push(Attempt { origin: from, target: to, tree: cell, by_action });
        }
        true
    }

    fn attack(&mut self, from: usize, to: usize, by_action: bool) {
        let victim = self.now.cells[to];
        let (ended, kept): (Vec<Attempt>, Vec<Attempt>) =
            self.attempts.iter().partition(|attempt| attempt.target == to);
        self.attempts = kept;
        for attempt in ended {
            if attempt.by_action {
                self.action_took_effect = true;
            } else {
                self.now.chains.remove(&attempt.origin);
            }
        }
        if by_action {
            self.action_took_effect = true;
        }
        self.occupy(from, to, by_action);
        let kept = self.now.rooted(victim, None);
        for square in 0..64 {
            if self.now.cells[square] == victim && !kept.contains(&square) {
                self.change(square, if victim[1] == b'D' { BARE } else { *b"nu" });
            }
        }
        self.taken.insert(to);
    }

    fn occupy(&mut self, from: usize, to: usize, by_action: bool) {
        let (cell, by) = (self.now.cells[from], vector(from, to));
        for square in way(cell, from, to) {
            self.change(square, cell);
        }
        if !by_action {
            self.now.chains.remove(&from);
        }
        if let Some(next) = plus(to, by) {
            self.now.chains.insert(to, next);
        }
    }
}
