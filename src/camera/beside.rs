//! Where captured pieces lie: on the table to the left of the board, or behind and before it in upright windows.
//!
//! Everything is reckoned for a camera that looks at the whole board from the near side, so that nothing is rearranged
//! when the eye moves.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use ludarium_rules::{BoardView, Side};

use super::fit::{Framed, Shot, frame};
use super::{CameraView, FIELD, PITCH};
use crate::look::room::TABLE_Y;
use crate::motion::PieceAnimation;
use crate::pieces::{Captured, CapturedPlaces, CapturedRows, Moving, PieceView, resting};
use crate::schedule::TurnSet;
use crate::stage::{Layout, Presentation};
use crate::table::Table;
use crate::ui::FreeArea;

/// Between what must be seen of the board and what lies beside it, and between the rows of the two sides, in world
/// units.
const GAP: f32 = 0.6;
const APART: f32 = 0.6;
/// Between what lies beside the board and the edge of the window, in pixels.
const MARGIN: f32 = 10.0;
/// How far rows to the left of the board reach toward either player, as a part of the board.
const REACH: f32 = 0.6;
/// A strip that is narrower than this (world units) is no room.
const NARROWEST: f32 = 0.55;
/// How wide a piece is at most, as a part of a cell.
const WIDTH: f32 = 0.88;
/// How large pieces beside the board are at most, and at least; 1 is as on the board.
const LARGEST: f32 = 0.9;
const SMALLEST: f32 = 0.3;
/// How high pieces beside a flat board lie.
const FLAT_Y: f32 = 0.012;

/// Keeps the places up to date.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            arrange.run_if(
                resource_exists::<Table>.and_then(resource_exists::<Presentation>).and_then(something_changed()),
            ),
            rearrange.run_if(resource_changed::<CapturedPlaces>),
        )
            .chain()
            .after(super::flat::place)
            .in_set(TurnSet::Camera),
    );
}

/// Whether anything has changed on which the places depend: what captured pieces are kept away from, from where they are
/// seen, and, once a turn is over, how many there are.
fn something_changed() -> impl SystemCondition<()> {
    let resized = |windows: Query<(), (With<PrimaryWindow>, Changed<Window>)>| !windows.is_empty();
    resource_exists_and_changed::<Presentation>
        .or_else(resource_changed::<CameraView>)
        .or_else(resource_changed::<FreeArea>)
        .or_else(resource_changed::<Moving>)
        .or_else(resized)
}

fn arrange(
    (view, area): (Res<CameraView>, Res<FreeArea>),
    (table, presentation): (Res<Table>, Res<Presentation>),
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    captured: Query<(), With<Captured>>,
    mut places: ResMut<CapturedPlaces>,
) {
    let Some(size) = window.map(|window| window.size()).filter(|size| size.min_element() >= 1.0) else { return };
    let free = area.rect(size);
    let edge = area.closed + MARGIN;
    let sight = match presentation.flat {
        Some(_) => Sight::flat(&presentation.layout, free, edge),
        None => Sight::of_room(&presentation.layout, (free, edge), size),
    };
    let count = (on_board(&table.shown_position().board_view()) + captured.iter().count()).div_ceil(2);
    places.set_if_neq(sight.places(&presentation.layout, count, view.near_side()));
}

/// Puts everything where it lies in the window as it is now.
pub(super) fn rearrange(
    places: Res<CapturedPlaces>,
    presentation: Option<Res<Presentation>>,
    mut pieces: Query<(&PieceView, &Captured, &mut Transform, &mut Visibility), Without<PieceAnimation>>,
) {
    let Some(presentation) = presentation else { return };
    for (view, captured, mut transform, mut visibility) in &mut pieces {
        let (place, seen) = resting(&places, *captured, view.piece, &presentation);
        transform.set_if_neq(place);
        visibility.set_if_neq(seen);
    }
}

/// How many pieces on the board belong to a side.
fn on_board(board: &BoardView) -> usize {
    board.cells.iter().flatten().filter(|piece| piece.side.is_some()).count()
}

/// What can be seen of the ground on which the board stands, as the near player sees it.
struct Sight {
    /// How high the ground is.
    ground: f32,
    /// How far it can be seen to the left, at the ends of the rows there.
    left: f32,
    /// How far the free part of the window reaches behind the board, and before it.
    behind: f32,
    before: f32,
}

impl Sight {
    /// What is seen to the right of this edge of the window.
    fn of_room(layout: &Layout, (free, edge): (Rect, f32), window: Vec2) -> Sight {
        let framed = frame(layout, Shot { yaw: 0.0, pitch: PITCH, field: FIELD }, free, window);
        let row = |y: f32| z_at(&framed, y);
        Sight {
            ground: TABLE_Y,
            left: -x_at(&framed, edge, REACH * layout.half.y),
            behind: -row(free.min.y + MARGIN),
            before: row(free.max.y - MARGIN),
        }
    }

    fn flat(layout: &Layout, free: Rect, edge: f32) -> Sight {
        let scale = super::flat::fitting_scale(layout, free);
        let middle = free.center();
        let reach = 0.5 * free.height() * scale;
        Sight { ground: FLAT_Y, left: (middle.x - edge) * scale, behind: reach, before: reach }
    }

    /// The rows of both sides, with so many places each.
    fn places(&self, layout: &Layout, count: usize, near: Side) -> CapturedPlaces {
        let edge = layout.half + Vec2::splat(GAP);
        let aside = Vec2::new(self.left - edge.x, REACH * layout.half.y - APART / 2.0);
        let beyond = Vec2::new(2.0 * layout.half.x, (self.behind - edge.y).min(self.before - edge.y));
        let (room, corner) = if aside.x >= NARROWEST && (aside.x >= beyond.y || beyond.y < NARROWEST) {
            (aside, Vec2::new(-edge.x, APART / 2.0))
        } else if beyond.y >= NARROWEST {
            (beyond, Vec2::new(layout.half.x, edge.y))
        } else {
            return CapturedPlaces::default();
        };
        let (pitch, per_row) = fit(room, count, WIDTH * layout.unit);
        let first = corner + 0.5 * pitch * Vec2::new(-1.0, 1.0);
        let rows = |by: Side| {
            // Whoever sits across sees the same rows as the near player does, in the mirror.
            let away = if by == near { 1.0 } else { -1.0 };
            let turn = if near == Side::White { 1.0 } else { -1.0 };
            CapturedRows {
                origin: Vec3::new(first.x * turn, self.ground, first.y * away * turn),
                along: Vec3::X * -pitch * turn,
                across: Vec3::Z * pitch * away * turn,
            }
        };
        let scale = pitch / (WIDTH * layout.unit);
        CapturedPlaces { rows: Some(Side::ALL.map(rows)), per_row, scale }
    }
}

/// The widest distance between places, for pieces of this width, at which so many fit into a room, and how many of them
/// are in a row.
fn fit(room: Vec2, count: usize, width: f32) -> (f32, u16) {
    let mut pitch = LARGEST * width;
    loop {
        let places = (room / pitch).floor().as_uvec2().max(UVec2::ONE);
        if pitch <= SMALLEST * width || (places.x * places.y) as usize >= count {
            return (pitch, places.x as u16);
        }
        pitch *= 0.96;
    }
}

/// How steeply rays leave the eye at the edges of the full picture.
fn slope(framed: &Framed) -> Vec2 {
    Vec2::new(framed.full_size.x / framed.full_size.y, 1.0) * (FIELD / 2.0).tan()
}

/// The x on the table that is seen at this pixel from the left, so near to the player.
fn x_at(framed: &Framed, pixel: f32, z: f32) -> f32 {
    let eye = framed.transform;
    let depth = (Vec3::new(eye.translation.x, TABLE_Y, z) - eye.translation).dot(*eye.forward());
    let aside = (pixel + framed.offset.x) / framed.full_size.x * 2.0 - 1.0;
    eye.translation.x + aside * slope(framed).x * depth
}

/// The z on the table that is seen at this pixel from the top, in the middle of the board.
fn z_at(framed: &Framed, pixel: f32) -> f32 {
    let eye = framed.transform;
    let above = 1.0 - (pixel + framed.offset.y) / framed.full_size.y * 2.0;
    let ray = *eye.forward() + *eye.up() * above * slope(framed).y;
    // A ray that never meets the table sees far away.
    let distance = if ray.y < -0.01 { (TABLE_Y - eye.translation.y) / ray.y } else { 100.0 };
    eye.translation.z + ray.z * distance
}

#[cfg(test)]
mod tests {
    use super::*;

    const COUNT: usize = 18;

    fn places(size: Vec2, free: Rect, near: Side) -> CapturedPlaces {
        let layout = Layout::squares(8, 8);
        Sight::of_room(&layout, (free, MARGIN), size).places(&layout, COUNT, near)
    }

    /// All places of both sides.
    fn all(places: &CapturedPlaces) -> Vec<Vec3> {
        let rows = places.rows.expect("there is room");
        let at = |rows: CapturedRows, place: usize| {
            let per_row = usize::from(places.per_row);
            rows.origin + rows.along * (place % per_row) as f32 + rows.across * (place / per_row) as f32
        };
        rows.iter().flat_map(|rows| (0..COUNT).map(|place| at(*rows, place))).collect()
    }

    #[test]
    fn nothing_lies_on_the_board_or_on_anything_else_and_all_of_it_is_in_the_window() {
        let layout = Layout::squares(8, 8);
        let windows = [
            (Vec2::new(1280.0, 720.0), Rect::new(179.0, 2.0, 1101.0, 670.0)),
            (Vec2::new(640.0, 360.0), Rect::new(90.0, 2.0, 550.0, 330.0)),
            (Vec2::new(1080.0, 1920.0), Rect::new(0.0, 110.0, 1080.0, 1500.0)),
            (Vec2::new(2560.0, 1080.0), Rect::new(330.0, 2.0, 2230.0, 1010.0)),
        ];
        for (size, free) in windows {
            for near in Side::ALL {
                let places = places(size, free, near);
                let found = all(&places);
                assert!(places.scale >= 0.45, "{size}: {}", places.scale);
                for (index, place) in found.iter().enumerate() {
                    let outside = place.xz().abs() - layout.half;
                    assert!(outside.max_element() > 0.0, "{size}: {place} is on the board");
                    let nearest = found[..index].iter().map(|other| other.distance(*place)).fold(f32::MAX, f32::min);
                    assert!(nearest >= places.scale * WIDTH * layout.unit - 1e-3, "{size}: {nearest} at {place}");
                    let turned = if near == Side::White { *place } else { Vec3::new(-place.x, place.y, -place.z) };
                    let framed = frame(&layout, Shot { yaw: 0.0, pitch: PITCH, field: FIELD }, free, size);
                    assert!(turned.x > x_at(&framed, 0.0, turned.z), "{size}: {place} is beyond the window");
                }
            }
        }
    }

    /// The card of an analysis is as tall as the window.
    #[test]
    fn nothing_lies_below_a_column_that_is_closed() {
        let (layout, size) = (Layout::squares(8, 8), Vec2::new(1280.0, 720.0));
        let free = Rect::new(306.0, 2.0, 1101.0, 670.0);
        let shot = Shot { yaw: 0.0, pitch: PITCH, field: FIELD };
        let framed = frame(&layout, shot, free, size);
        let places = Sight::of_room(&layout, (free, 306.0 + MARGIN), size).places(&layout, COUNT, Side::White);
        for place in places.rows.map(|_| all(&places)).unwrap_or_default() {
            let least = x_at(&framed, 306.0, place.z);
            assert!(place.x > least, "{place} is below the column, which ends at {least}");
        }
        let flat = Sight::flat(&layout, free, 306.0 + MARGIN);
        assert!(flat.left <= (free.center().x - 306.0) * super::super::flat::fitting_scale(&layout, free));
    }

    #[test]
    fn what_a_side_has_taken_lies_nearer_to_it() {
        let size = Vec2::new(1280.0, 720.0);
        let rows = places(size, Rect::new(179.0, 2.0, 1101.0, 670.0), Side::Black).rows.expect("there is room");
        assert!(rows[Side::White.index()].origin.z > 0.0 && rows[Side::Black.index()].origin.z < 0.0);
        assert!(rows.iter().all(|rows| rows.origin.x > 0.0), "at Black's left");
    }

    #[test]
    fn without_room_nothing_lies_anywhere() {
        let size = Vec2::new(700.0, 700.0);
        let layout = Layout::squares(8, 8);
        let narrow = Sight { ground: 0.0, left: layout.half.x, behind: layout.half.y, before: layout.half.y };
        assert_eq!(narrow.places(&layout, COUNT, Side::White), CapturedPlaces::default(), "{size}");
    }
}
