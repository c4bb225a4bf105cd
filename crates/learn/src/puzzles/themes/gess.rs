//! Themes of Gess.

use ludarium_rules::Effect;

use super::{Scene, Theme, that_hold};

pub(super) fn themes(scenes: &[Scene<'_>]) -> Vec<Theme> {
    let own = || scenes.iter().filter(|scene| scene.is_own);
    that_hold([
        (Theme::RingBroken, own().any(|scene| scene.wins_by("no-ring"))),
        (Theme::OverTheEdge, own().any(|scene| scene.has(goes_over_the_edge))),
        (Theme::OwnStones, own().any(sweeps_own)),
    ])
}

fn goes_over_the_edge(effect: &Effect) -> bool {
    matches!(effect, Effect::Carried { pieces } if pieces.iter().any(|(_, to, _)| to.is_none()))
}

fn sweeps_own(scene: &Scene<'_>) -> bool {
    scene.has(|effect| matches!(effect, Effect::Captured { piece, .. } if piece.side == Some(scene.side)))
}
