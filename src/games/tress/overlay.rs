//! The zones that may decide the match, in frames of light.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;
use ludarium_rules::games::tress::{Tress, ZoneThreat};
use ludarium_rules::{AnyPosition, GameId};
use strum::{EnumIter, IntoEnumIterator};

use super::ZONE_CENTRES;
use crate::board::figures::{FigureOverlay, Figures, Laid};
use crate::look::light::line::{Line, fill, laid};
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette::Palette;
use crate::look::polygon::{rectangle, turned};
use crate::pieces::Moving;
use crate::schedule::OverlaySet;
use crate::stage::{Presentation, StageAssets, shown};
use crate::table::Table;

/// Frames lie this high, above what is inlaid in the board.
const FRAME_Y: f32 = 0.010;
/// How far a frame is from the middle of its zone, inside the inlay.
const REACH: f32 = 0.82;

/// How a zone that may decide the match is marked.
#[derive(EnumIter, Clone, Copy, PartialEq, Eq, Debug)]
enum Figure {
    /// An open claim: a whole frame with a tooth inward on every side.
    Claimed,
    /// A side is one zone short of domination: the corners of a frame.
    Near,
}

/// Makes the figures, in their order.
#[must_use]
pub fn figures(assets: &mut StageAssets) -> Figures {
    let mut figures = Figures::default();
    for figure in Figure::iter() {
        figures.sign(assets, figure, shape(figure), |palette: &Palette| palette.threat);
    }
    figures
}

fn shape(figure: Figure) -> MeshBuilder {
    const QUARTERS: [f32; 4] = [0.0, FRAC_PI_2, 2.0 * FRAC_PI_2, 3.0 * FRAC_PI_2];
    match figure {
        Figure::Claimed => {
            let mut solid = laid([Line { points: rectangle(Vec2::splat(REACH)), closed: true, width: 0.07 }]);
            let tooth = [(-0.14, REACH - 0.03), (0.14, REACH - 0.03), (0.0, REACH - 0.22)].map(Vec2::from);
            QUARTERS.iter().for_each(|turn| fill(&mut solid, &turned(&tooth, *turn), 0.03));
            solid
        }
        Figure::Near => {
            let leg = REACH - 0.42;
            laid(QUARTERS.map(|turn| {
                let points = [(leg, REACH), (REACH, REACH), (REACH, leg)].map(Vec2::from);
                Line { points: turned(&points, turn), closed: false, width: 0.085 }
            }))
        }
    }
}

/// Marks what threatens while a match is on the table, whenever the position changes.
pub fn plugin(app: &mut App) {
    let due = resource_exists_and_changed::<Moving>.or_else(resource_exists_and_changed::<Presentation>);
    let here = shown(GameId::Tress).and_then(resource_exists::<Table>);
    app.add_systems(Update, threaten.in_set(OverlaySet).run_if(here.and_then(due)));
}

fn threaten(table: Res<Table>, mut figures: FigureOverlay) {
    let AnyPosition::Tress(position) = table.shown_position() else { return };
    figures.show(&threats(position));
}

/// The frames of the zones that threaten.
fn threats(position: &Tress) -> Vec<Laid> {
    let frame = |(threat, centre): (&ZoneThreat, &Vec2)| {
        let figure = match threat {
            ZoneThreat::Claimed => Figure::Claimed,
            ZoneThreat::Near => Figure::Near,
            ZoneThreat::None => return None,
        };
        Some(Laid::still(figure as usize, Vec3::new(centre.x, FRAME_Y, centre.y)))
    };
    position.zone_threats().iter().zip(&ZONE_CENTRES).filter_map(frame).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludarium_rules::Position;
    use ludarium_rules::games::tress::Options;

    #[test]
    fn an_open_claim_frames_its_zone() {
        let position = Tress::parse("7n/8/8/3kq3/2N2Q2/5G2/2P5/K7 w", Options::default()).expect("a position");
        let found = threats(&position);
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].figure, found[0].at.x, found[0].at.z), (Figure::Claimed as usize, 0.0, 0.0));
    }
}
