//! Previews: what the choice under the pointer, or the order in the row, would bring, shown on the squares before it is
//! played.

use std::collections::BTreeSet;

use bevy::prelude::*;
use ludarium_rules::board::square::{Square, squares};
use ludarium_rules::games::trees::{Act, HUCKLEBERRY, Trees, tree_of, way};
use ludarium_rules::{AnyPosition, BoardView, Cell, Effect, Position, Side, Step};

use super::chains::above;
use super::preview_look::Preview;
use crate::board::figures::{FigureOverlay, Laid};
use crate::games::trees::input::order::{considered, prospect};
use crate::games::trees::input::row::Row;
use crate::input::Selection;
use crate::pieces::Moving;
use crate::stage::Presentation;
use crate::table::Table;

/// Brings the previews into line with the selection and the row.
pub fn place(
    table: Option<Res<Table>>,
    (selection, row, moving): (Res<Selection>, Res<Row>, Res<Moving>),
    presentation: Res<Presentation>,
    mut figures: FigureOverlay,
) {
    let table = table.filter(|table| !moving.0 && table.may_choose());
    let position = table.as_ref().map(|table| table.choice_position());
    let Some((position, AnyPosition::Trees(forest))) = position.zip(position) else { return figures.show(&[]) };
    let (board, side) = (position.board_view(), forest.side_to_move());
    let lie = |(preview, cell): (Preview, Cell)| {
        // Corners are seen beside every plant.
        let height = if preview == Preview::Attack { 0.25 } else { above(board.top(cell)) };
        let lift = Vec3::Y * (height + 0.02 * f32::from(preview as u8));
        Laid::still(preview.figure(side), presentation.layout.world(cell) + lift)
    };
    let laid: Vec<Laid> = of(position, forest, &selection, &row).into_iter().map(lie).collect();
    figures.show(&laid);
}

/// What the selection and the row say of the squares.
fn of(position: &AnyPosition, forest: &Trees, selection: &Selection, row: &Row) -> BTreeSet<(Preview, Cell)> {
    let board = position.board_view();
    let mut previews = BTreeSet::new();
    if let Some(outlook) = row.outlook() {
        previews.extend(of_effects(&board, &outlook.effects));
    } else if let [Step::Cell(from)] = selection.path[..] {
        let side = forest.side_to_move();
        let offered = selection.next.iter().filter_map(Step::cell);
        previews.extend(offered.map(|cell| (offer(&board, side, cell), cell)));
        if let Some(step) = considered(selection) {
            previews.extend(of_step(position, forest, &board, from, step));
        }
    }
    previews
}

/// What growing onto a cell is: an attack on a tree or an enemy huckleberry, or growth.
fn offer(board: &BoardView, side: Side, cell: Cell) -> Preview {
    match board.top(cell) {
        Some(piece) if tree_of(piece.kind).is_some() => Preview::Attack,
        Some(piece) if piece.kind == HUCKLEBERRY && piece.side != Some(side) => Preview::Attack,
        _ => Preview::Offer,
    }
}

/// What a second step would bring, in the order that the row would show first; its own growth or fall if there is none.
fn of_step(
    position: &AnyPosition,
    forest: &Trees,
    board: &BoardView,
    from: Cell,
    step: Step,
) -> BTreeSet<(Preview, Cell)> {
    if let Some((effects, _)) = prospect(position, &[Step::Cell(from), step]) {
        return of_effects(board, &effects);
    }
    let all = |preview, set| squares(set).map(|square| (preview, square.cell())).collect();
    match step {
        Step::Cell(to) => {
            let ends = Square::of_cell(from).zip(Square::of_cell(to));
            all(Preview::Sprout, ends.map_or(0, |(from, to)| way(from, to)))
        }
        Step::Act(act) if act == Act::Retreat as u8 => {
            all(Preview::Fall, Square::of_cell(from).map_or(0, |square| forest.falling_with(square)))
        }
        Step::Act(act) if act == Act::Leap as u8 => BTreeSet::from([(Preview::Sprout, from)]),
        _ => BTreeSet::from([(Preview::Halt, from)]),
    }
}

/// The previews of what happens in a turn. A chain stops if it ends while nothing happens to its head.
fn of_effects(board: &BoardView, effects: &[Effect]) -> BTreeSet<(Preview, Cell)> {
    let (mut previews, mut touched) = (BTreeSet::new(), BTreeSet::new());
    for effect in effects {
        match effect {
            Effect::Grew { from, way, .. } => {
                previews.extend(way.iter().map(|cell| (Preview::Sprout, *cell)));
                touched.insert(*from);
            }
            Effect::Withered { at, .. } => previews.extend([(Preview::Fall, *at)]),
            Effect::Converted { at, .. } => previews.extend([(Preview::Sprout, *at)]),
            Effect::Attacked { at, from } => {
                previews.extend([(Preview::Strike, *at)]);
                touched.extend(from.iter().copied());
            }
            _ => {}
        }
    }
    touched.extend(previews.iter().map(|(_, cell)| *cell));
    let ended = effects.iter().filter_map(|effect| match effect {
        Effect::ChainEnded { head } => Some(*head),
        _ => None,
    });
    let running = |head: &Cell| board.chains.iter().any(|(other, _)| other == head);
    previews.extend(ended.filter(|head| running(head) && !touched.contains(head)).map(|head| (Preview::Halt, head)));
    previews
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludarium_rules::GameId;

    /// What is seen when a square is chosen and something is then considered.
    fn seen_with(
        text: &str,
        chosen: &str,
        consider: impl Fn(&mut Selection),
    ) -> (AnyPosition, BTreeSet<(Preview, Cell)>) {
        let position = AnyPosition::parse(GameId::Trees, text, &[]).expect("a position");
        let mut selection = Selection::default();
        selection.path = vec![Step::Cell(position.cell_named(chosen).expect("a cell"))];
        consider(&mut selection);
        selection.next = position.choices(&selection.path).expect("choices").next;
        let AnyPosition::Trees(forest) = &position else { panic!("a forest") };
        let previews = of(&position, forest, &selection, &Row::default());
        (position, previews)
    }

    /// What is seen when a square is chosen and another, or the same, is under the pointer.
    fn seen(text: &str, chosen: &str, pointed: &str) -> (AnyPosition, BTreeSet<(Preview, Cell)>) {
        let start = AnyPosition::parse(GameId::Trees, text, &[]).expect("a position");
        let pointed = start.cell_named(pointed).expect("a cell");
        seen_with(text, chosen, |selection| selection.point_at(Some(pointed)))
    }

    #[test]
    fn a_retreat_shows_what_falls_and_a_square_that_has_just_been_chosen_shows_none() {
        let text = "4,bh,3/8/8/3,wB,4/1,wB,6/2,wB,5/8/1,wB,2,wh,3 w - -";
        let falls = |previews: &BTreeSet<(Preview, Cell)>| {
            previews.iter().filter(|(preview, _)| *preview == Preview::Fall).count()
        };
        let (_, previews) =
            seen_with(text, "d5", |selection| selection.considered = Some(Step::Act(Act::Retreat as u8)));
        assert_eq!(falls(&previews), 2, "{previews:?}");
        let (_, previews) = seen(text, "d5", "d5");
        assert_eq!(falls(&previews), 0, "the pointer is still where it has chosen: {previews:?}");
    }

    #[test]
    fn every_square_that_a_plant_may_grow_to_is_marked_above_what_stands_there() {
        let (start, previews) = seen(TEXT, "d1", "d1");
        let offered: Vec<Cell> =
            previews.iter().filter(|(preview, _)| *preview == Preview::Offer).map(|(_, cell)| *cell).collect();
        for name in ["c2", "d2", "e2"] {
            assert!(offered.contains(&start.cell_named(name).expect("a cell")), "{name}: {offered:?}");
        }
        let (grass, previews) = seen(TEXT, "c2", "c2");
        let cell = grass.cell_named("c3").expect("a cell");
        assert!(previews.contains(&(Preview::Offer, cell)), "underbrush grows over grass: {previews:?}");
        let (attack, previews) = seen("4,bh,3/8/8/8/3,wu,4/2,wC,5/1,wC,6/2,wC,1,wh,3 w - -", "c1", "b2");
        assert!(previews.iter().all(|(preview, _)| *preview != Preview::Attack), "{previews:?}");
        assert_eq!(offer(&attack.board_view(), Side::White, Cell(60)), Preview::Attack, "an enemy huckleberry");
    }

    const TEXT: &str = "bA,bB,bC,bD,bh,bF,bG,bH/bu,bu,bu,bu,bu,bu,bu,bu/bg,bg,bg,bg,bg,bg,bg,bg/8/8/\
                        wg,wg,wg,wg,wg,wg,wg,wg/wu,wu,wu,wu,wu,wu,wu,wu/wA,wB,wC,wD,wh,wF,wG,wH w - -";
}
