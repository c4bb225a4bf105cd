//! Themes of Tribun.

use ludarium_rules::Effect;
use ludarium_rules::games::tribun::{Tribun, Turn};

use super::{Scene, Theme, that_hold};

pub(super) fn themes(scenes: &[Scene<'_>]) -> Vec<Theme> {
    let own = || scenes.iter().filter(|scene| scene.is_own);
    let has = |is_it: fn(&Effect) -> bool| own().any(|scene| scene.has(is_it));
    let plays = |is_it: fn(&Turn) -> bool| own().any(|scene| scene.turn.typed::<Tribun>().is_some_and(is_it));
    let together = |effect: &Effect| matches!(effect, Effect::Attacked { from, .. } if from.len() >= 2);
    that_hold([
        (Theme::JointAttack, has(together)),
        (Theme::Impero, has(|effect| matches!(effect, Effect::Enslaved { .. }))),
        (Theme::Freed, has(|effect| matches!(effect, Effect::Freed { .. }))),
        (Theme::Split, plays(|turn| matches!(turn, Turn::Decombine { .. }))),
        (Theme::Gathering, plays(|turn| matches!(turn, Turn::Combine { .. }))),
    ])
}
