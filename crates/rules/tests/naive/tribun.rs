//! Tribun written straight from its rules, slowly: a map of coordinates, every set of attackers, every spread.
//!
//! Coordinates are x and y with up = (1, 1), up-left = (1, 0), up-right = (0, 1); f6 is (0, 0).

use std::collections::{BTreeMap, BTreeSet};

pub type Place = (i32, i32);

const FILES: &str = "abcdefghikl";
const UP: Place = (1, 1);
const UP_LEFT: Place = (1, 0);
const UP_RIGHT: Place = (0, 1);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack {
    pub white: bool,
    pub height: u32,
    pub tribun: bool,
    pub slave: u32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Naive {
    pub board: BTreeMap<Place, Stack>,
    pub white: bool,
    pub ninety: bool,
}

fn minus((x, y): Place) -> Place {
    (-x, -y)
}

fn plus((x, y): Place, (dx, dy): Place) -> Place {
    (x + dx, y + dy)
}

fn six() -> Vec<Place> {
    vec![UP, UP_RIGHT, minus(UP_LEFT), minus(UP), minus(UP_RIGHT), UP_LEFT]
}

/// "The 6 hexes of its own colour at distance 2": between two neighbouring directions.
fn hastatus() -> Vec<Place> {
    let ways = six();
    (0..6).map(|i| plus(ways[i], ways[(i + 1) % 6])).collect()
}

/// "The 12 hexes of other colours at distance 3 (that ring without its 6 corners)."
fn saggitarius() -> Vec<Place> {
    let mut found = Vec::new();
    for x in -3..=3_i32 {
        for y in -3..=3_i32 {
            let distance = x.abs().max(y.abs()).max((x - y).abs());
            let corner = six().iter().any(|way| (way.0 * 3, way.1 * 3) == (x, y));
            if distance == 3 && !corner {
                found.push((x, y));
            }
        }
    }
    found
}

pub fn on_board((x, y): Place) -> bool {
    x.abs().max(y.abs()).max((x - y).abs()) <= 5
}

/// All hexes in file-rank order.
pub fn places() -> Vec<Place> {
    let mut all: Vec<Place> =
        (-5..=5).flat_map(|x| (-5..=5).map(move |y| (x, y))).filter(|place| on_board(*place)).collect();
    all.sort_by_key(|&(x, y)| (y - x, x));
    all
}

pub fn name(place: Place) -> String {
    let file = place.1 - place.0;
    let rank = places().into_iter().filter(|other| other.1 - other.0 == file && other.0 <= place.0).count();
    format!("{}{rank}", &FILES[(file + 5) as usize..=(file + 5) as usize])
}

fn valid(height: u32, ninety: bool) -> bool {
    [1, 2, 3, 4, 6].contains(&height) || height == 8 && !ninety
}

fn holds(own: u32, slave: u32) -> bool {
    slave == 0 || own <= 4 && 2 * own >= slave
}

type Names = BTreeMap<Place, String>;

impl Naive {
    pub fn text(&self) -> String {
        self.text_with(&places().into_iter().map(|place| (place, name(place))).collect())
    }

    fn text_with(&self, names: &Names) -> String {
        let mut units: Vec<(Place, Stack)> = self.board.iter().map(|(place, stack)| (*place, *stack)).collect();
        units.sort_by_key(|&((x, y), _)| (y - x, x));
        let unit = |(place, stack): &(Place, Stack)| {
            let slave = if stack.slave > 0 { format!("/{}", stack.slave) } else { String::new() };
            let owner = if stack.white { "w" } else { "b" };
            format!("{}{owner}{}{}{slave}", names[place], stack.height, if stack.tribun { "T" } else { "" })
        };
        let units: Vec<String> = units.iter().map(unit).collect();
        format!("{} {}", units.join(","), if self.white { "w" } else { "b" })
    }

    /// Who has won, and why.
    pub fn result(&self) -> Option<(bool, &'static str)> {
        let has = |white| self.board.values().any(|stack| stack.tribun && stack.white == white);
        match (has(true), has(false)) {
            (true, false) => Some((true, "nex")),
            (false, true) => Some((false, "nex")),
            _ if self.turns().is_empty() => Some((!self.white, "paralysis")),
            _ => None,
        }
    }

    fn own(&self) -> Vec<(Place, Stack)> {
        self.board
            .iter()
            .filter(|(_, stack)| stack.white == self.white)
            .map(|(place, stack)| (*place, *stack))
            .collect()
    }

    fn is_empty(&self, place: Place) -> bool {
        on_board(place) && !self.board.contains_key(&place)
    }

    fn enemy(&self, place: Place) -> bool {
        self.board.get(&place).is_some_and(|stack| stack.white != self.white)
    }

    /// The leaps or the steps of a line of one pattern, of a stack of `height` pieces whose forward is White's or not.
    fn reach(&self, from: Place, height: u32, lone_tribun: bool, white: bool, attack: bool) -> BTreeSet<Place> {
        let forward = |way| if white { way } else { minus(way) };
        let mut reached: Vec<Place> = match (height, attack) {
            (1, _) if lone_tribun => six().into_iter().map(|way| plus(from, way)).collect(),
            (1, false) => vec![plus(from, forward(UP))],
            (1, true) => vec![plus(from, forward(UP_LEFT)), plus(from, forward(UP_RIGHT))],
            (2, _) => hastatus().into_iter().map(|way| plus(from, way)).collect(),
            (3, _) => saggitarius().into_iter().map(|way| plus(from, way)).collect(),
            (4, _) | (6, false) => self.lines(from, &hastatus()),
            (6, true) => self.lines(from, &six()),
            _ => {
                let mut steps: Vec<Place> = six().into_iter().map(|way| plus(from, way)).collect();
                for way in six() {
                    let between = plus(from, way);
                    if on_board(between) && !self.enemy(between) {
                        steps.push(plus(between, way));
                    }
                }
                if attack {
                    steps.extend(hastatus().into_iter().map(|way| plus(from, way)));
                }
                steps
            }
        };
        reached.retain(|place| if attack { self.enemy(*place) } else { self.is_empty(*place) });
        reached.into_iter().collect()
    }

    /// Everything on some lines up to the first unit of each.
    fn lines(&self, from: Place, ways: &[Place]) -> Vec<Place> {
        let mut found = Vec::new();
        for way in ways {
            let mut place = plus(from, *way);
            while on_board(place) {
                found.push(place);
                if self.board.contains_key(&place) {
                    break;
                }
                place = plus(place, *way);
            }
        }
        found
    }

    fn own_reach(&self, from: Place, stack: Stack, attack: bool) -> BTreeSet<Place> {
        self.reach(from, stack.height, stack.tribun && stack.height == 1, stack.white, attack)
    }

    fn slave_reach(&self, from: Place, stack: Stack, attack: bool) -> BTreeSet<Place> {
        if stack.slave == 0 { BTreeSet::new() } else { self.reach(from, stack.slave, false, !stack.white, attack) }
    }

    /// All turns with the next positions.
    pub fn turns(&self) -> BTreeMap<String, String> {
        let names: Names = places().into_iter().map(|place| (place, name(place))).collect();
        let mut found = Found { turns: BTreeMap::new(), names };
        let has = |white| self.board.values().any(|stack| stack.tribun && stack.white == white);
        if has(true) && has(false) {
            self.moves(&mut found);
            self.attacks(&mut found);
            self.decombines(&mut found);
            self.combines(&mut found);
        }
        found.turns
    }

    fn next(&self) -> Naive {
        Naive { white: !self.white, ..self.clone() }
    }

    /// Takes own pieces off a hex; a slave under nobody is free.
    fn take_off(&mut self, place: Place, count: u32) {
        let stack = self.board[&place];
        if count < stack.height {
            self.board.insert(place, Stack { height: stack.height - count, ..stack });
        } else if stack.slave > 0 {
            self.board.insert(place, Stack { white: !stack.white, height: stack.slave, tribun: false, slave: 0 });
        } else {
            self.board.remove(&place);
        }
    }

    fn go(&self, from: Place, to: Place, slave: bool) -> Naive {
        let mut next = self.next();
        let stack = self.board[&from];
        if slave {
            next.board.remove(&from);
            next.board.insert(to, stack);
        } else {
            next.take_off(from, stack.height);
            next.board.insert(to, Stack { slave: 0, ..stack });
        }
        next
    }

    fn moves(&self, found: &mut Found) {
        for (from, stack) in self.own() {
            for to in self.own_reach(from, stack, false) {
                found.add(&[&found.name(from), "-", &found.name(to)], &self.go(from, to, false));
            }
            for to in self.slave_reach(from, stack, false) {
                found.add(&[&found.name(from), "~", &found.name(to)], &self.go(from, to, true));
            }
        }
    }

    fn attacks(&self, found: &mut Found) {
        let targets: Vec<Place> = self.board.keys().copied().filter(|place| self.enemy(*place)).collect();
        for target in targets {
            // Who reaches it: hex, strength, by the slave's pattern.
            let mut units: Vec<Vec<(Place, u32, bool)>> = Vec::new();
            for (from, stack) in self.own() {
                let mut ways = Vec::new();
                if self.own_reach(from, stack, true).contains(&target) {
                    ways.push((from, stack.height, false));
                }
                if self.slave_reach(from, stack, true).contains(&target) {
                    ways.push((from, stack.slave, true));
                }
                if !ways.is_empty() {
                    units.push(ways);
                }
            }
            self.sets(target, &units, &mut Vec::new(), found);
        }
    }

    /// Tries every set of attackers, each with one of its patterns.
    fn sets(
        &self,
        target: Place,
        units: &[Vec<(Place, u32, bool)>],
        set: &mut Vec<(Place, u32, bool)>,
        found: &mut Found,
    ) {
        let Some((unit, rest)) = units.split_first() else {
            if !set.is_empty() {
                self.strike(target, set, found);
            }
            return;
        };
        self.sets(target, rest, set, found);
        for way in unit {
            set.push(*way);
            self.sets(target, rest, set, found);
            set.pop();
        }
    }

    fn strike(&self, target: Place, set: &[(Place, u32, bool)], found: &mut Found) {
        let victim = self.board[&target];
        let at = found.name(target);
        let mut next = self.next();
        if victim.tribun {
            next.board.remove(&target);
            found.add(&["x", &at, "#"], &next);
            return;
        }
        let strength: u32 = set.iter().map(|(_, strength, _)| strength).sum();
        let mut left = victim.height - strength.min(victim.height);
        if left == 5 || left == 7 {
            left -= 1;
        }
        if left > 0 && holds(left, victim.slave) {
            next.board.insert(target, Stack { height: left, ..victim });
            found.add(&["x", &at, ":", &left.to_string()], &next);
        } else if victim.slave > 0 {
            next.take_off(target, victim.height);
            found.add(&["x", &at, ":0"], &next);
        } else {
            for (from, _, slave) in set {
                found.add(&[&found.name(*from), if *slave { "~x" } else { "x" }, &at], &self.go(*from, target, *slave));
                let stack = self.board[from];
                let fits = stack.height <= 4 && 2 * stack.height >= victim.height;
                if !self.ninety && !slave && !stack.tribun && fits {
                    let mut on_top = self.go(*from, target, false);
                    on_top.board.insert(target, Stack { slave: victim.height, ..stack });
                    found.add(&[&found.name(*from), "^", &at], &on_top);
                }
            }
        }
    }

    fn decombines(&self, found: &mut Found) {
        for (from, stack) in self.own() {
            let mut hexes: Vec<Place> =
                six().into_iter().map(|way| plus(from, way)).filter(|place| self.is_empty(*place)).collect();
            hexes.push(from);
            hexes.sort_by_key(|&(x, y)| (y - x, x));
            if !stack.tribun {
                self.spread(from, stack, stack.height, &hexes, &mut Vec::new(), found);
            }
        }
    }

    fn spread(
        &self,
        from: Place,
        stack: Stack,
        rest: u32,
        hexes: &[Place],
        parts: &mut Vec<(Place, u32)>,
        found: &mut Found,
    ) {
        let Some((hex, others)) = hexes.split_first() else {
            if rest == 0 && parts.len() >= 2 {
                self.lay_out(from, stack, parts, found);
            }
            return;
        };
        self.spread(from, stack, rest, others, parts, found);
        for part in (1..=rest).filter(|part| valid(*part, self.ninety)) {
            parts.push((*hex, part));
            self.spread(from, stack, rest - part, others, parts, found);
            parts.pop();
        }
    }

    fn lay_out(&self, from: Place, stack: Stack, parts: &[(Place, u32)], found: &mut Found) {
        let mut next = self.next();
        let stays = parts.iter().find(|(place, _)| *place == from).map_or(0, |(_, part)| *part);
        if stays > 0 && !holds(stays, stack.slave) {
            return;
        }
        next.take_off(from, stack.height - stays);
        for (place, part) in parts.iter().filter(|(place, _)| *place != from) {
            next.board.insert(*place, Stack { white: self.white, height: *part, tribun: false, slave: 0 });
        }
        found.add_list(from, ">", parts, &next);
    }

    fn combines(&self, found: &mut Found) {
        for to in places().into_iter().filter(|place| self.is_empty(*place)) {
            let around: Vec<Place> = six().into_iter().map(|way| plus(to, way)).collect();
            let is_mine = |i: &usize| self.board.get(&around[*i]).is_some_and(|stack| stack.white == self.white);
            let mine: Vec<usize> = (0..6).filter(is_mine).collect();
            for (at, one) in mine.iter().enumerate() {
                for other in &mine[at + 1..] {
                    for gift in 1..=8 {
                        for other_gift in 1..=8 {
                            self.gather(to, &[(around[*one], gift), (around[*other], other_gift)], found);
                        }
                    }
                }
            }
            if self.ninety {
                continue;
            }
            for (group, most) in [(vec![0, 2, 4], 2), (vec![1, 3, 5], 2), ((0..6).collect::<Vec<usize>>(), 1)] {
                let stacks: Vec<Option<&Stack>> = group.iter().map(|i| self.board.get(&around[*i])).collect();
                let equal = stacks.iter().all(|stack| stack.is_some() && *stack == stacks[0]);
                let own = equal && stacks[0].is_some_and(|stack| stack.white == self.white && !stack.tribun);
                for gift in (1..=most).filter(|_| own) {
                    let gifts: Vec<(Place, u32)> = group.iter().map(|i| (around[*i], gift)).collect();
                    self.gather(to, &gifts, found);
                }
            }
        }
    }

    fn gather(&self, to: Place, gifts: &[(Place, u32)], found: &mut Found) {
        let total = gifts.iter().map(|(_, gift)| gift).sum();
        let may_give = |(place, gift): &(Place, u32)| {
            let stack = self.board[place];
            let whole = *gift == stack.height;
            let rest = stack.height.saturating_sub(*gift);
            whole || !stack.tribun && rest > 0 && valid(rest, self.ninety) && holds(rest, stack.slave)
        };
        if !valid(total, self.ninety) || !gifts.iter().all(may_give) {
            return;
        }
        let mut next = self.next();
        let tribun = gifts.iter().any(|(place, _)| self.board[place].tribun);
        for (place, gift) in gifts {
            next.take_off(*place, *gift);
        }
        next.board.insert(to, Stack { white: self.white, height: total, tribun, slave: 0 });
        let mut parts = gifts.to_vec();
        parts.sort_by_key(|&((x, y), _)| (y - x, x));
        found.add_list(to, "<", &parts, &next);
    }
}

struct Found {
    turns: BTreeMap<String, String>,
    names: Names,
}

impl Found {
    fn name(&self, place: Place) -> String {
        self.names[&place].clone()
    }

    fn add(&mut self, text: &[&str], next: &Naive) {
        let next = next.text_with(&self.names);
        let known = self.turns.entry(text.concat()).or_insert_with(|| next.clone());
        assert_eq!(*known, next, "one text for two results");
    }

    fn add_list(&mut self, hex: Place, sign: &str, parts: &[(Place, u32)], next: &Naive) {
        let parts: Vec<String> = parts.iter().map(|(place, part)| format!("{}:{part}", self.names[place])).collect();
        self.add(&[&self.name(hex), sign, &parts.join(",")], next);
    }
}

/// Whether a position text is one, judged piece by piece.
pub fn accepts(text: &str, ninety: bool) -> bool {
    let names: Vec<String> = places().into_iter().map(name).collect();
    let Some((units, side)) = text.split_once(' ') else { return false };
    if side != "w" && side != "b" {
        return false;
    }
    let mut last = None;
    let mut tribuns = [0, 0];
    let mut pieces = [0, 0];
    for unit in units.split(',') {
        // Letters split a unit: file, digits, owner, the rest.
        let Some(owner_at) = unit.char_indices().skip(1).find(|(_, c)| *c == 'w' || *c == 'b').map(|(i, _)| i) else {
            return false;
        };
        let Some(place) = names.iter().position(|name| *name == unit[..owner_at]) else { return false };
        if last.is_some_and(|last| last >= place) {
            return false;
        }
        last = Some(place);
        let own = usize::from(unit[owner_at..].starts_with('b'));
        let rest = &unit[owner_at + 1..];
        let heights: Vec<String> =
            (1..=8).filter(|height| valid(*height, ninety)).map(|height| height.to_string()).collect();
        let Some(height) = heights.iter().find(|height| rest.starts_with(height.as_str())) else { return false };
        let count: usize = height.parse().expect("a digit");
        let rest = &rest[1..];
        pieces[own] += count;
        if rest == "T" {
            tribuns[own] += 1;
            pieces[own] -= 1;
        } else if let Some(slave) = rest.strip_prefix('/') {
            if ninety || !heights.iter().any(|height| height == slave) {
                return false;
            }
            let slave: usize = slave.parse().expect("a digit");
            if count > 4 || 2 * count < slave {
                return false;
            }
            pieces[1 - own] += slave;
        } else if !rest.is_empty() {
            return false;
        }
    }
    tribuns.iter().all(|count| *count <= 1)
        && tribuns.iter().sum::<i32>() > 0
        && pieces.iter().all(|count| *count <= 35)
}
