//! The themes of each game alone.

use ludarium_rules::games::go_chess::{KNIGHT, PAWN, QUEEN};
use ludarium_rules::games::trees::{Act, HUCKLEBERRY, Trees};
use ludarium_rules::games::tribun::{self, Tribun};
use ludarium_rules::games::troop_chess::{self, Shape, TroopChess};
use ludarium_rules::{Cell, Effect, GameId, Kind, ZoneState};

use super::{Scene, Theme, that_hold};

pub(super) fn own(scenes: &[Scene<'_>]) -> Vec<Theme> {
    let Some(first) = scenes.first() else { return Vec::new() };
    match first.before.game() {
        GameId::Tress => tress_themes(scenes),
        GameId::Trees => trees_themes(scenes),
        GameId::Tribun => tribun_themes(scenes),
        GameId::Gess => gess_themes(scenes),
        GameId::GoChess => go_chess_themes(scenes),
        GameId::Treason => treason_themes(scenes),
        GameId::TroopChess => troop_chess_themes(scenes),
    }
}

fn tress_themes(scenes: &[Scene<'_>]) -> Vec<Theme> {
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

/// The fewest squares of a tree that are cut off together.
const SEVERAL: usize = 2;

fn trees_themes(scenes: &[Scene<'_>]) -> Vec<Theme> {
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

fn tribun_themes(scenes: &[Scene<'_>]) -> Vec<Theme> {
    let own = || scenes.iter().filter(|scene| scene.is_own);
    let has = |is_it: fn(&Effect) -> bool| own().any(|scene| scene.has(is_it));
    let plays = |is_it: fn(&tribun::Turn) -> bool| own().any(|scene| scene.turn.typed::<Tribun>().is_some_and(is_it));
    let together = |effect: &Effect| matches!(effect, Effect::Attacked { from, .. } if from.len() >= 2);
    that_hold([
        (Theme::JointAttack, has(together)),
        (Theme::Impero, has(|effect| matches!(effect, Effect::Enslaved { .. }))),
        (Theme::Freed, has(|effect| matches!(effect, Effect::Freed { .. }))),
        (Theme::Split, plays(|turn| matches!(turn, tribun::Turn::Decombine { .. }))),
        (Theme::Gathering, plays(|turn| matches!(turn, tribun::Turn::Combine { .. }))),
    ])
}

fn gess_themes(scenes: &[Scene<'_>]) -> Vec<Theme> {
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

fn go_chess_themes(scenes: &[Scene<'_>]) -> Vec<Theme> {
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

fn treason_themes(scenes: &[Scene<'_>]) -> Vec<Theme> {
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

fn troop_chess_themes(scenes: &[Scene<'_>]) -> Vec<Theme> {
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

fn theme_of_shape(turn: &troop_chess::Turn) -> Theme {
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
