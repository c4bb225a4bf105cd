//! Attacks chosen unit by unit: who reaches a target, and what a set of attackers can do.

use super::position::Tribun;
use super::sentences::Refusal;
use super::turn::{Pattern, Turn};
use super::turns::Attacker;
use crate::Message;
use crate::board::hex::Hex;

/// What a chosen set of attackers can do to a target.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JointAttack {
    /// "S = sum of their heights", by the patterns chosen.
    pub strength: u16,
    /// The turns among which the attacker may choose: one if the target stays or is the Tribun; if it falls, one for
    /// each participant that moves in or goes on top.
    pub outcomes: Vec<Turn>,
}

impl Tribun {
    /// The own units that reach a target, each with the strengths of its patterns: what a player may choose from who
    /// first picks the target and then who strikes. Empty if no enemy unit stands there.
    ///
    /// ```
    /// use ludarium_rules::{Position, board::hex::Hex, games::tribun::Tribun};
    /// let position = Tribun::parse("a1w1T,e7w1,f8b3,f11w6,g6w2,l6b1T w", Default::default()).expect("a position");
    /// let attackers = position.attackers(Hex::named("f8").expect("a hex"));
    /// assert_eq!(attackers.iter().map(|attacker| attacker.own).collect::<Vec<_>>(), [1, 6, 2]);
    /// ```
    #[must_use]
    pub fn attackers(&self, target: Hex) -> Vec<Attacker> {
        self.assault(target).filter(|_| self.is_open()).map_or_else(Vec::new, |assault| assault.attackers().to_vec())
    }

    /// What a chosen set of attackers, each with its pattern, can do to a target.
    ///
    /// # Errors
    /// One line for the player: the set is empty, names a unit twice, or a unit does not reach the target so.
    ///
    /// ```
    /// use ludarium_rules::{Position, board::hex::Hex, games::tribun::{Pattern, Tribun}};
    /// let position = Tribun::parse("a1w1T,d8w2,e7b6,f6w2/4,l6b1T w", Default::default()).expect("a position");
    /// let hex = |name| Hex::named(name).expect("a hex");
    /// let both = [(hex("d8"), Pattern::Own), (hex("f6"), Pattern::Slave)];
    /// let attack = position.joint_attack(hex("e7"), &both).expect("both reach e7");
    /// let texts: Vec<String> = attack.outcomes.iter().map(|turn| turn.to_string()).collect();
    /// assert_eq!((attack.strength, texts.join(" ")), (6, "d8xe7 f6~xe7".to_owned()));
    /// ```
    pub fn joint_attack(&self, target: Hex, set: &[(Hex, Pattern)]) -> Result<JointAttack, Message> {
        let assault = self.assault(target).filter(|_| self.is_open()).ok_or_else(|| self.why_not_on(target))?;
        let mut strength = 0;
        for (i, &(from, pattern)) in set.iter().enumerate() {
            if set[..i].iter().any(|(other, _)| *other == from) {
                return Err(Refusal::StrikesTwice { from }.into());
            }
            let power = assault.attacker(from).map_or(0, |attacker| attacker.strength(pattern));
            if power == 0 {
                return Err(self.why_no_strike(from, target, pattern).into());
            }
            strength += u16::from(power);
        }
        if set.is_empty() {
            return Err(Refusal::NobodyStrikes.into());
        }
        Ok(JointAttack { strength, outcomes: assault.outcomes(strength, set) })
    }
}
