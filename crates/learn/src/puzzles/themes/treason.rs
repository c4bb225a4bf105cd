//! Themes of Treason.

use ludarium_rules::Effect;

use super::{Scene, Theme, that_hold};

pub(super) fn themes(scenes: &[Scene<'_>]) -> Vec<Theme> {
    let own = || scenes.iter().filter(|scene| scene.is_own);
    let has = |is_it: fn(&Effect) -> bool| own().any(|scene| scene.has(is_it));
    let baited = scenes.iter().any(|scene| !scene.is_own && captures(scene) > 0);
    that_hold([
        (Theme::Conversion, has(|effect| matches!(effect, Effect::Converted { .. }))),
        (Theme::Crown, own().any(Scene::promotes)),
        (Theme::Chain, own().any(|scene| captures(scene) >= 2)),
        (Theme::Bait, baited),
        (Theme::Blockade, own().any(|scene| scene.wins_by("blocked"))),
        (Theme::Annihilation, own().any(|scene| scene.wins_by("annihilation"))),
    ])
}

fn captures(scene: &Scene<'_>) -> usize {
    scene.effects.iter().filter(|effect| matches!(effect, Effect::Captured { .. })).count()
}
