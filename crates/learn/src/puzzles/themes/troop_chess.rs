//! Themes of Troop Chess.

use ludarium_rules::Effect;
use ludarium_rules::games::troop_chess::{Shape, TroopChess, Turn};

use super::{Scene, Theme, that_hold};

pub(super) fn themes(scenes: &[Scene<'_>]) -> Vec<Theme> {
    let own = || scenes.iter().filter(|scene| scene.is_own);
    let turns = || own().filter_map(|scene| scene.turn.typed::<TroopChess>());
    let striking = own().filter(|scene| scene.takes()).filter_map(|scene| scene.turn.typed::<TroopChess>());
    let mut themes: Vec<Theme> = striking.map(theme_of_shape).collect();
    themes.extend(that_hold([
        (Theme::Clash, own().any(|scene| scene.has(is_clash))),
        (Theme::Charge, turns().any(|turn| turn.vector.steps() == 2)),
    ]));
    themes
}

fn theme_of_shape(turn: &Turn) -> Theme {
    match turn.formation.shape() {
        Shape::Straight => Theme::Straight,
        Shape::Pyramid => Theme::Pyramid,
        Shape::Oblique => Theme::Oblique,
        Shape::Wedge => Theme::Wedge,
        Shape::Serpent => Theme::Serpent,
    }
}

/// Two heads meet, and both are removed.
fn is_clash(effect: &Effect) -> bool {
    matches!(effect, Effect::Collided { attack: 1, defence: 1, .. })
}
