//! Themes of The Game for the Trees.

use ludarium_rules::games::trees::{Act, HUCKLEBERRY, Trees};
use ludarium_rules::{Cell, Effect};

use super::{Scene, Theme, that_hold};

/// The fewest squares of a tree that are cut off together.
const SEVERAL: usize = 2;

pub(super) fn themes(scenes: &[Scene<'_>]) -> Vec<Theme> {
    let own = || scenes.iter().filter(|scene| scene.is_own);
    let acts = |act: Act| own().any(|scene| scene.turn.typed::<Trees>().is_some_and(|turn| turn.act == act));
    that_hold([
        (Theme::Momentum, own().any(strikes_by_momentum)),
        (Theme::JointAttack, own().any(|scene| scene.has(|effect| matches!(effect, Effect::Attacked { .. })))),
        (Theme::CutOff, own().any(|scene| cut_off(scene) >= SEVERAL)),
        (Theme::Leap, acts(Act::Leap)),
        (Theme::Retreat, acts(Act::Retreat)),
    ])
}

/// Whether a chain that was running takes a Huckleberry of the other side.
fn strikes_by_momentum(scene: &Scene<'_>) -> bool {
    let view = scene.before.board_view();
    let runs = |from: &Cell| view.chains.iter().any(|(head, _)| head == from);
    let royal = |cell: &Cell| {
        view.top(*cell).is_some_and(|piece| piece.kind == HUCKLEBERRY && piece.side == Some(scene.side.other()))
    };
    let grown_from = |cell: &Cell| {
        scene.turn.typed::<Trees>().is_some_and(|turn| turn.act == Act::Grow && turn.from.cell() == *cell)
    };
    scene.has(|effect| match effect {
        Effect::Grew { from, way, .. } => runs(from) && !grown_from(from) && way.iter().any(royal),
        _ => false,
    })
}

/// How many squares of the other side die that nothing has grown on.
fn cut_off(scene: &Scene<'_>) -> usize {
    let dies =
        |effect: &&Effect| matches!(effect, Effect::Withered { piece, .. } if piece.side == Some(scene.side.other()));
    scene.effects.iter().filter(dies).count()
}
