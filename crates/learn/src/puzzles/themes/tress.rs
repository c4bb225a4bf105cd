//! Themes of Tress.

use ludarium_rules::{Effect, ZoneState};

use super::{Scene, Theme, that_hold};

pub(super) fn themes(scenes: &[Scene<'_>]) -> Vec<Theme> {
    let own = || scenes.iter().filter(|scene| scene.is_own);
    let ends = |reason| own().any(|scene| scene.wins_by(reason));
    let winded = own().any(|scene| scene.has(|effect| matches!(effect, Effect::SecondWind { .. })));
    that_hold([
        (Theme::Escort, ends("dual-escort") || ends("lone-escort")),
        (Theme::Domination, ends("domination")),
        (Theme::Elimination, ends("elimination")),
        (Theme::SecondWind, winded),
        (Theme::ZoneBroken, own().any(breaks_zone)),
    ])
}

/// Whether the other side no longer holds a zone that it held.
fn breaks_zone(scene: &Scene<'_>) -> bool {
    let held = ZoneState::Controlled(scene.side.other());
    scene.has(|effect| matches!(effect, Effect::ZoneChanged { from, .. } if *from == held))
}
