//! Themes of Go-Chess.

use ludarium_rules::games::go_chess::{KNIGHT, PAWN, QUEEN};
use ludarium_rules::{Effect, Kind};

use super::{Scene, Theme, that_hold};

pub(super) fn themes(scenes: &[Scene<'_>]) -> Vec<Theme> {
    let mates =
        |kind: Kind| scenes.iter().any(|scene| scene.is_own && scene.wins_by("checkmate") && moves(scene, kind));
    let takes_queen = |scene: &Scene<'_>| {
        !scene.is_own && scene.has(|effect| matches!(effect, Effect::Captured { piece, .. } if piece.kind == QUEEN))
    };
    that_hold([
        (Theme::KnightMate, mates(KNIGHT)),
        (Theme::PawnMate, mates(PAWN)),
        (Theme::QueenGivenUp, scenes.iter().any(takes_queen)),
    ])
}

fn moves(scene: &Scene<'_>, kind: Kind) -> bool {
    scene.has(|effect| matches!(effect, Effect::Moved { piece, .. } if piece.kind == kind))
}
