//! An attack chosen unit by unit: the target first, then who strikes; what it comes to is shown before it is played.

use ludarium_rules::board::hex::Hex;
use ludarium_rules::games::tribun::{Attacker, Pattern, Tribun, Turn, Unit};
use ludarium_rules::{AnyPosition, AnyTurn, Notation, Step};

use super::{Mode, ToolResponse, is_own};
use crate::games::tribun::{name_of, of};
use crate::input::{Notice, Offer, Pick, PickMode, Tool};
use crate::stage::InputAction;
use crate::stage::guide::walk;
use crate::words::text;

/// The name of the button that chooses all attackers.
const ALL: &str = "all attackers";

/// With more outcomes than this, buttons have few words.
const MOST_WORDY: usize = 3;

/// A target and who strikes it.
#[derive(Clone, PartialEq, Debug)]
pub struct Strike {
    target: Hex,
    /// The attackers with their patterns, in the order in which they were chosen.
    pub set: Vec<(Hex, Pattern)>,
    /// The attacker that was pressed last: it may be dragged onto the target.
    lifted: Option<Hex>,
}

impl Strike {
    /// An attack on what stands on a hex, if anybody reaches it; by the unit that is chosen already if it does.
    pub(super) fn on(target: Hex, chosen: Option<Hex>, position: &Tribun) -> Option<Strike> {
        let attackers = position.attackers(target);
        if attackers.is_empty() {
            return None;
        }
        let first = chosen.and_then(|hex| attackers.iter().find(|attacker| attacker.from == hex));
        let set = first.map(|attacker| (attacker.from, patterns(attacker)[0])).into_iter().collect();
        Some(Strike { target, set, lifted: None })
    }

    pub fn target(&self) -> Hex {
        self.target
    }

    pub(super) fn judge(&self, pick: &Pick, position: &Tribun) -> ToolResponse {
        let attackers = position.attackers(self.target);
        let hex = match pick.step {
            Step::Cell(cell) => Hex::of_cell(cell),
            Step::Done if self.set.is_empty() => {
                let set = attackers.iter().map(|attacker| (attacker.from, best(attacker))).collect();
                return ToolResponse::Use(Mode::Strike(Strike { set, ..self.clone() }));
            }
            _ => return ToolResponse::Ignore,
        };
        let Some(hex) = hex else { return ToolResponse::Ignore };
        if pick.mode == PickMode::Drop {
            return self.dropped(hex, &attackers);
        }
        if hex == self.target {
            return ToolResponse::Close;
        }
        if let Some(attacker) = attackers.iter().find(|attacker| attacker.from == hex) {
            return ToolResponse::Use(Mode::Strike(self.toggled(attacker)));
        }
        if is_own(position, hex) && !self.set.is_empty() {
            let why = position.joint_attack(self.target, &[(hex, Pattern::Own)]).err();
            return why.map_or(ToolResponse::Leave, |why| ToolResponse::Refuse(Notice::refusal(why)));
        }
        ToolResponse::Leave
    }

    /// An attacker dragged onto the target strikes, whatever it did before.
    fn dropped(&self, hex: Hex, attackers: &[Attacker]) -> ToolResponse {
        let lifted = attackers.iter().find(|attacker| Some(attacker.from) == self.lifted);
        match lifted.filter(|attacker| hex == self.target && !self.strikes(attacker.from)) {
            Some(attacker) => ToolResponse::Use(Mode::Strike(self.toggled(attacker))),
            None => ToolResponse::Ignore,
        }
    }

    fn strikes(&self, hex: Hex) -> bool {
        self.set.iter().any(|(from, _)| *from == hex)
    }

    /// Each press leads on to the next state: with its own pattern, with its slave's, not at all.
    fn toggled(&self, attacker: &Attacker) -> Strike {
        let patterns = patterns(attacker);
        let mut set = self.set.clone();
        match set.iter().position(|(from, _)| *from == attacker.from) {
            None => set.push((attacker.from, patterns[0])),
            Some(place) => {
                let used = patterns.iter().position(|pattern| *pattern == set[place].1);
                match used.and_then(|used| patterns.get(used + 1)) {
                    Some(next) => set[place].1 = *next,
                    None => drop(set.remove(place)),
                }
            }
        }
        Strike { set, lifted: Some(attacker.from), ..*self }
    }

    pub(super) fn shorter(&self) -> Option<Strike> {
        let (_, set) = self.set.split_last()?;
        Some(Strike { set: set.to_vec(), lifted: None, ..*self })
    }

    pub(super) fn path(&self) -> Vec<Step> {
        let strikers = self.set.iter().map(|(from, _)| from.cell());
        std::iter::once(self.target.cell()).chain(strikers).map(Step::Cell).collect()
    }

    pub(super) fn next(&self, position: &Tribun) -> Vec<Step> {
        position.attackers(self.target).iter().map(|attacker| Step::Cell(attacker.from.cell())).collect()
    }

    pub(super) fn tool(&self, whole: &AnyPosition, position: &Tribun) -> Tool {
        let target = self.target;
        let Some(unit) = position.unit_at(target) else { return Tool::default() };
        let Ok(attack) = position.joint_attack(target, &self.set) else {
            let says = invitation(target, unit);
            return Tool { says, offers: vec![Offer::press(ALL, text!("tribun-strike-all"), Step::Done)] };
        };
        let brief = attack.outcomes.len() > MOST_WORDY;
        let says = self.sum(unit, attack.strength);
        let says = if brief { text!("tribun-strike-falls", strike = says) } else { says };
        let offers = attack.outcomes.iter().filter_map(|turn| {
            let words = if brief { few_words(*turn) } else { words(position, *turn, attack.strength) };
            offer(whole, *turn, words)
        });
        Tool { says, offers: offers.collect() }
    }

    /// What strikes what: "3 against the 2 on e7, f6 with its slave's pattern".
    fn sum(&self, unit: Unit, strength: u16) -> String {
        let hex = self.target.to_string();
        let sum = if unit.has_tribun() {
            text!("tribun-strike-tribun", strength = strength, hex = hex)
        } else {
            text!("tribun-strike-unit", strength = strength, height = unit.height(), hex = hex)
        };
        let slaves = self.set.iter().filter(|(_, pattern)| *pattern == Pattern::Slave);
        slaves.fold(sum, |sum, (from, _)| text!("tribun-strike-with-slave", strike = sum, from = from.to_string()))
    }
}

/// What is attacked, before anybody is chosen who strikes.
fn invitation(target: Hex, unit: Unit) -> String {
    let (name, hex, height) = (name_of(unit), target.to_string(), unit.height());
    match unit.slave() {
        0 => text!("tribun-strike-choose", unit = name, hex = hex, height = height),
        slave => text!("tribun-strike-choose-on-slave", unit = name, hex = hex, height = height, slave = slave),
    }
}

/// The patterns by which an attacker reaches the target; there is at least one.
fn patterns(attacker: &Attacker) -> Vec<Pattern> {
    let reaching: Vec<Pattern> = Pattern::ALL.into_iter().filter(|pattern| attacker.strength(*pattern) > 0).collect();
    if reaching.is_empty() { vec![Pattern::Own] } else { reaching }
}

/// The stronger of its patterns.
fn best(attacker: &Attacker) -> Pattern {
    if attacker.own >= attacker.slave { Pattern::Own } else { Pattern::Slave }
}

/// The button of what an attack comes to.
fn offer(whole: &AnyPosition, turn: Turn, words: String) -> Option<Offer> {
    let text = whole.read_turn(&turn.to_string()).ok()?;
    let steps = whole.steps_of(&text).ok()?;
    Offer::path(name(turn)?, words, &steps)
}

/// The name of that button.
fn name(turn: Turn) -> Option<String> {
    Some(match turn {
        Turn::Damage { .. } => "strike".to_owned(),
        Turn::TakeTribun { .. } => "take the tribun".to_owned(),
        Turn::Kill { from, pattern: Pattern::Own, .. } => format!("move in {from}"),
        Turn::Kill { from, .. } => format!("move in with slave {from}"),
        Turn::Enslave { from, .. } => format!("go on top {from}"),
        Turn::Move { .. } | Turn::Decombine { .. } | Turn::Combine { .. } => return None,
    })
}

/// What the attack comes to, in few words, where there are many buttons.
fn few_words(turn: Turn) -> String {
    match turn {
        Turn::Kill { from, pattern: Pattern::Own, .. } => text!("tribun-in", from = from.to_string()),
        Turn::Kill { from, .. } => text!("tribun-in-with-slave", from = from.to_string()),
        Turn::Enslave { from, .. } => text!("tribun-on-top", from = from.to_string()),
        _ => String::new(),
    }
}

/// What the attack comes to.
fn words(position: &Tribun, turn: Turn, strength: u16) -> String {
    match turn {
        Turn::Damage { left: 0, .. } => text!("tribun-strike-frees"),
        Turn::Damage { target, left } => {
            let height = position.unit_at(target).map_or(0, |unit| unit.height());
            let more: u8 = left + 1;
            if u16::from(left) + strength < u16::from(height) {
                text!("tribun-strike-leaves-less", left = left, more = more)
            } else {
                text!("tribun-strike-leaves", left = left)
            }
        }
        Turn::TakeTribun { .. } => text!("tribun-take-tribun"),
        Turn::Kill { from, pattern, .. } => {
            let slave = position.unit_at(from).map_or(0, |unit| unit.slave());
            let from = from.to_string();
            match pattern {
                Pattern::Slave => text!("tribun-kill-with-slave", from = from),
                Pattern::Own if slave > 0 => text!("tribun-kill-slave-free", from = from),
                Pattern::Own => text!("tribun-kill", from = from),
            }
        }
        Turn::Enslave { from, .. } => text!("tribun-impero", from = from.to_string()),
        Turn::Move { .. } | Turn::Decombine { .. } | Turn::Combine { .. } => String::new(),
    }
}

/// What a player does at the board to play a turn: attacks by their units, everything else step by step.
pub fn actions(whole: &AnyPosition, text: &AnyTurn) -> Vec<InputAction> {
    let attack = || {
        let position = of(whole)?;
        let turn = position.read_turn(text.as_str()).ok().filter(Turn::is_attack)?;
        let attackers = position.attackers(turn.place());
        let set = set_for(position, &attackers, turn)?;
        let presses = set.iter().flat_map(|(from, pattern)| {
            let attacker = attackers.iter().find(|attacker| attacker.from == *from);
            let place = attacker.and_then(|attacker| patterns(attacker).iter().position(|other| other == pattern));
            std::iter::repeat_n(InputAction::Click(from.to_string()), place.unwrap_or(0) + 1)
        });
        let confirm = InputAction::Press(name(turn)?);
        Some(std::iter::once(InputAction::Click(turn.place().to_string())).chain(presses).chain([confirm]).collect())
    };
    attack().unwrap_or_else(|| walk(whole, text))
}

/// A small set of attackers that a turn can come of.
fn set_for(position: &Tribun, attackers: &[Attacker], turn: Turn) -> Option<Vec<(Hex, Pattern)>> {
    let comes = |set: &[(Hex, Pattern)]| {
        position.joint_attack(turn.place(), set).is_ok_and(|attack| attack.outcomes.contains(&turn))
    };
    let leader = match turn {
        Turn::Kill { from, pattern, .. } => Some((from, pattern)),
        Turn::Enslave { from, .. } => Some((from, Pattern::Own)),
        _ => None,
    };
    if let Some(leader) = leader {
        let mut set = vec![leader];
        let mut others = attackers.iter().filter(|attacker| attacker.from != leader.0);
        while !comes(&set) {
            let next = others.next()?;
            set.push((next.from, best(next)));
        }
        return Some(set);
    }
    // For every sum of strengths, one set that has it.
    let mut sets: std::collections::BTreeMap<u8, Vec<(Hex, Pattern)>> = [(0, Vec::new())].into();
    for attacker in attackers {
        for (sum, set) in sets.clone() {
            for pattern in patterns(attacker) {
                let longer = || [&set[..], &[(attacker.from, pattern)]].concat();
                sets.entry(sum.saturating_add(attacker.strength(pattern))).or_insert_with(longer);
            }
        }
    }
    sets.into_values().find(|set| comes(set))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludarium_rules::GameId;
    use ludarium_rules::Position;

    /// Every attack of a position can be chosen unit by unit.
    #[test]
    fn every_attack_has_a_set() {
        let text = "a1w1T,d5w3,d8w2,e4b3/2,e7b6,f5w6,f6w2/4,g5b2,h5b8,l6b1T w";
        let whole = AnyPosition::parse(GameId::Tribun, text, &[]).expect("a position");
        let position = of(&whole).expect("of Tribun");
        let attacks: Vec<Turn> = position.turns().expect("a list").into_iter().filter(Turn::is_attack).collect();
        assert!(attacks.len() > 5, "{attacks:?}");
        for turn in attacks {
            let attackers = position.attackers(turn.place());
            assert!(set_for(position, &attackers, turn).is_some(), "{turn}");
        }
    }

    #[test]
    fn pressing_goes_round_the_patterns() {
        let text = "a1w1T,d8w2,e7b6,f6w2/4,l6b1T w";
        let whole = AnyPosition::parse(GameId::Tribun, text, &[]).expect("a position");
        let position = of(&whole).expect("of Tribun");
        let hex = |name: &str| Hex::named(name).expect("a hex");
        let attackers = position.attackers(hex("e7"));
        let both = attackers.iter().find(|attacker| attacker.from == hex("f6")).expect("f6 reaches e7");
        let mut strike = Strike::on(hex("e7"), None, position).expect("an attack");
        let mut seen = Vec::new();
        for _ in 0..=patterns(both).len() {
            strike = strike.toggled(both);
            seen.push(strike.set.len());
        }
        assert_eq!(seen.last(), Some(&0), "{seen:?}");
        assert_eq!(strike.shorter(), None);
    }
}
