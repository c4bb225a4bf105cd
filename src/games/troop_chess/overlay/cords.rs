//! Shows what is chosen: threads to the stones that could go along, the cord around a formation, arrows on its
//! heads and where it can go, and what would fall.

use bevy::prelude::*;
use ludarium_rules::games::troop_chess::{Direction, Formation, Point, TroopChess};
use ludarium_rules::{AnyPosition, GameId, Step};

use super::figures::Figure;
use super::troop;
use crate::board::figures::{FigureOverlay, Laid};
use crate::games::troop_chess::pieces;
use crate::input::{Offer, Offers, Selection};
use crate::pieces::Moving;
use crate::schedule::OverlaySet;
use crate::stage::Recording;
use crate::stage::shown;
use crate::stage::{Presentation, Sound};
use crate::table::Table;

/// No more formations than this are offered on buttons: more would not fit.
const BUTTONS: usize = 3;

/// The formation that is chosen.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
struct BoundFormation(Option<Formation>);

/// The systems.
pub fn plugin(app: &mut App) {
    let here = shown(GameId::TroopChess).and_then(resource_exists::<Table>);
    let changed = resource_changed::<Selection>
        .or_else(resource_changed::<Moving>)
        .or_else(resource_exists_and_changed::<Presentation>);
    app.init_resource::<BoundFormation>().add_systems(
        Update,
        (show.run_if(here.and_then(changed)), sound_binding.run_if(resource_changed::<BoundFormation>))
            .chain()
            .in_set(OverlaySet),
    );
}

fn show(
    (table, selection, moving): (Res<Table>, Res<Selection>, Res<Moving>),
    presentation: Res<Presentation>,
    mut bound: ResMut<BoundFormation>,
    mut figures: FigureOverlay,
    mut offers: ResMut<Offers>,
) {
    let focus = selection.focus().and_then(Point::of_cell);
    let AnyPosition::TroopChess(position) = table.choice_position() else { return };
    let idle = moving.0 || selection.hidden || !table.may_choose();
    let view =
        SelectionView { position, selection: &selection, focus: focus.filter(|_| !idle), presentation: &presentation };
    let (laid, offered) = if idle { default() } else { (view.figures(), view.offers()) };
    figures.show(&laid);
    offers.set_if_neq(offered);
    bound.set_if_neq(BoundFormation(troop::bound(&selection.path).filter(|_| !idle)));
}

/// Plays the sound of a cord drawn tight around a newly chosen formation.
fn sound_binding(bound: Res<BoundFormation>, mut sounds: MessageWriter<Sound>) {
    if bound.0.is_some() {
        sounds.write(Sound::Board(Recording::Cord, 0.0, 1.0));
    }
}

/// What is seen for one state of the selection.
struct SelectionView<'a> {
    position: &'a TroopChess,
    selection: &'a Selection,
    /// What is pointed at.
    focus: Option<Point>,
    presentation: &'a Presentation,
}

impl SelectionView<'_> {
    fn figures(&self) -> Vec<Laid> {
        match troop::bound(&self.selection.path) {
            Some(formation) => self.bound(formation),
            None => self.threads(),
        }
    }

    /// The buttons of formations, and the words for the move that is pointed at.
    fn offers(&self) -> Offers {
        let chosen = troop::points(&self.selection.path);
        let shortcut = |formation: &Formation| {
            let label = troop::formation_name(*formation);
            let name = format!("bind {}", formation.points().map(|point| point.to_string()).concat());
            Offer::path(name, label, &troop::path_to(*formation, &chosen))
        };
        let offered = if chosen.len() < 3 { troop::open(self.position, &chosen) } else { Vec::new() };
        let offered = troop::varied(&offered);
        let preview = self.aimed().map(|turn| troop::preview(self.position, &turn));
        Offers { shortcuts: offered.iter().take(BUTTONS).filter_map(shortcut).collect(), preview }
    }

    /// The turn that is pointed at.
    fn aimed(&self) -> Option<ludarium_rules::games::troop_chess::Turn> {
        let formation = troop::bound(&self.selection.path)?;
        let target = self.focus.filter(|point| self.selection.next.contains(&Step::Cell(point.cell())))?;
        troop::turn(formation, *troop::points(&self.selection.path).first()?, target)
    }

    fn place(&self, point: Point, height: f32) -> Vec3 {
        self.presentation.layout.world(point.cell()) + Vec3::Y * height
    }

    /// Above what lies on a point.
    fn above(&self, point: Point, gap: f32) -> Vec3 {
        let top = if self.position.side_at(point).is_some() { pieces::HEIGHT } else { 0.0 };
        self.place(point, top + gap)
    }

    /// Threads between the stones of all formations that could still be bound.
    fn threads(&self) -> Vec<Laid> {
        let mut stones = troop::points(&self.selection.path);
        let offered = self.focus.filter(|point| self.selection.next.contains(&Step::Cell(point.cell())));
        stones.extend(offered);
        let mut pairs: Vec<[Point; 2]> =
            troop::open(self.position, &stones).into_iter().flat_map(Formation::links).collect();
        pairs.iter_mut().for_each(|pair| pair.sort_unstable());
        pairs.sort_unstable();
        pairs.dedup();
        pairs.iter().map(|pair| self.between(*pair, [Figure::Thread, Figure::LongThread])).collect()
    }

    fn between(&self, [from, to]: [Point; 2], [short, long]: [Figure; 2]) -> Laid {
        let [start, end] = [from, to].map(|point| self.place(point, 0.0));
        let way = end - start;
        let figure = if from.file() != to.file() && from.rank() != to.rank() { long } else { short };
        Laid { turn: way.x.atan2(way.z), ..Laid::still(figure as usize, (start + end) / 2.0) }
    }

    /// The cord around three stones, the arrows on their heads, where they can go, and what that would bring about.
    fn bound(&self, formation: Formation) -> Vec<Laid> {
        let still = |figure: Figure, at| Laid::still(figure as usize, at);
        let mut laid: Vec<Laid> =
            formation.points().map(|point| still(Figure::Ring, self.place(point, 0.0))).into_iter().collect();
        laid.extend(formation.links().into_iter().map(|pair| self.between(pair, [Figure::Link, Figure::LongLink])));
        let aimed = self.aimed();
        let falling = aimed.map(|turn| self.position.falling(&turn)).unwrap_or_default();
        let heads = formation.heads().filter(|(point, _)| falling.iter().all(|(fallen, _)| fallen != point));
        laid.extend(
            heads.map(|(point, way)| Laid {
                turn: turn_of(way),
                ..still(Figure::Head, self.place(point, pieces::HEIGHT))
            }),
        );
        laid.extend(falling.iter().map(|(point, _)| still(Figure::Fall, self.above(*point, 0.005))));
        let taken = |point: &Point| falling.iter().any(|(fallen, _)| fallen == point);
        if let Some(turn) = aimed {
            let arriving = formation.points().into_iter().filter(|point| !taken(point));
            let targets = arriving.filter_map(|point| turn.vector.target(point)).filter(|point| !taken(point));
            laid.extend(targets.map(|at| still(Figure::Ghost, self.above(at, 0.004))));
        }
        laid.extend(self.ways(formation).into_iter().filter(|(point, _)| !taken(point)).map(|(_, laid)| laid));
        laid
    }

    /// An arrowhead on every point where the first chosen stone can go.
    fn ways(&self, formation: Formation) -> Vec<(Point, Laid)> {
        let Some(&first) = troop::points(&self.selection.path).first() else { return Vec::new() };
        let targets = self.selection.next.iter().filter_map(|step| Point::of_cell(step.cell()?));
        let way = |target: Point| {
            let vector = troop::turn(formation, first, target)?.vector;
            let figure = if vector.steps() == 2 { Figure::Far } else { Figure::Near };
            let laid = Laid::still(figure as usize, self.above(target, 0.02));
            Some((target, Laid { turn: turn_of(vector.direction()), ..laid }))
        };
        targets.filter_map(way).collect()
    }
}

/// The turn about the upright axis that lets what points away from White point in a direction.
fn turn_of(way: Direction) -> f32 {
    let (files, ranks) = way.files_and_ranks();
    f32::from(-files).atan2(f32::from(ranks))
}
