//! Ribbons: broad arrows that rise over what stands between two cells, with a head in the cell where they end. Where the
//! pieces of a cell are counted, a ribbon leaves their number free: it begins and ends at the edge of the tower, and is
//! open where it crosses one.

use std::collections::HashMap;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use ludarium_rules::Cell;

use crate::pieces::PieceView;
use crate::stage::Layout;

/// The least pieces of the part of a ribbon that has no gap, and the length of one.
const FEWEST: f32 = 4.0;
const PIECE: f32 = 0.12;
/// Widths in units of the board: the ribbon, its head, and how far the dark edge juts out on either side.
const WIDTH: f32 = 0.13;
const HEAD: f32 = 0.36;
/// How far the dark edge of a ribbon juts out on either side.
pub const EDGE: f32 = 0.035;
/// The least unit of length.
const SLIM: f32 = 0.8;
/// The length of the head; how far from the middle of its first cell a ribbon begins, and of its last it ends.
const HEAD_LENGTH: f32 = 0.32;
const BEGIN: f32 = 0.2;
const END: f32 = 0.08;
/// The same at a tower whose pieces are counted, and how far about its middle a ribbon that crosses it is open.
const BESIDE: f32 = 0.34;
const OPEN: f32 = 0.27;
/// How high ribbons begin, over the board or a tower.
const LOWEST: f32 = 0.06;
/// How high they lie on a flat board, where nothing stands: over marks, under numbers.
const FLAT: f32 = 0.055;

/// Where ribbons lie.
pub struct Ground<'a> {
    layout: &'a Layout,
    is_flat: bool,
    /// How many pieces the towers have, where there is more than one.
    towers: HashMap<Cell, u8>,
}

impl<'a> Ground<'a> {
    /// The board with what stands on it.
    pub fn new<'p>(layout: &'a Layout, is_flat: bool, pieces: impl Iterator<Item = &'p PieceView>) -> Ground<'a> {
        let mut towers = HashMap::new();
        for (cell, level) in pieces.filter_map(|view| Some((view.cell?, view.level))).filter(|(_, level)| *level > 0) {
            let height: &mut u8 = towers.entry(cell).or_default();
            *height = (*height).max(level + 1);
        }
        Ground { layout, is_flat, towers }
    }

    /// How much higher the ribbon lies than its dark edge.
    #[must_use]
    pub const fn step(&self) -> f32 {
        if self.is_flat { 0.002 } else { 0.008 }
    }

    /// One ribbon along cells, that much wider than usual to every side; the last part has the head.
    #[must_use]
    pub fn ribbons(&self, way: &[Cell], wider: f32) -> Vec<Mesh> {
        let end = way.len().saturating_sub(2);
        way.windows(2).enumerate().map(|(index, pair)| self.ribbon([pair[0], pair[1]], index == end, wider)).collect()
    }

    /// How far from the middle of a cell a ribbon begins or ends that otherwise does so at `usual`.
    fn margin(&self, cell: Cell, usual: f32) -> f32 {
        if self.towers.contains_key(&cell) { BESIDE } else { usual }
    }

    fn height(&self, cell: Cell) -> f32 {
        let tower = self.towers.get(&cell).map_or(0.0, |count| f32::from(*count) * self.layout.level_height);
        if self.is_flat { FLAT } else { LOWEST + tower }
    }

    /// The parts of a way between cells that leave the numbers of towers free, by how far they are from the middle of the
    /// first: it begins and ends that far, or at the edge of a tower.
    #[must_use]
    pub fn free_parts(&self, ends: [Cell; 2], usual: f32) -> Vec<[f32; 2]> {
        let length = self.layout.world(ends[0]).distance(self.layout.world(ends[1]));
        let margin = |cell| (self.margin(cell, usual) * self.layout.unit).min(length * 0.3);
        self.open_parts(ends, [margin(ends[0]), length - margin(ends[1])], 0.0)
    }

    /// The parts of a way from `begin` to `end` that cross no number.
    fn open_parts(&self, [from, to]: [Cell; 2], [begin, end]: [f32; 2], wider: f32) -> Vec<[f32; 2]> {
        let (start, goal) = (self.layout.world(from).xz(), self.layout.world(to).xz());
        let along = (goal - start).normalize_or(Vec2::X);
        let radius = (OPEN - wider) * self.layout.unit;
        let gap = |cell: &Cell| {
            let way = self.layout.world(*cell).xz() - start;
            let (at, aside) = (way.dot(along), way.perp_dot(along).abs());
            (aside < radius).then(|| (radius * radius - aside * aside).sqrt()).map(|half| [at - half, at + half])
        };
        let between = self.towers.keys().filter(|cell| **cell != from && **cell != to);
        let mut gaps: Vec<[f32; 2]> =
            between.filter_map(gap).filter(|[first, last]| *last > begin && *first < end).collect();
        gaps.sort_by(|one, other| one[0].total_cmp(&other[0]));
        let (mut parts, mut at) = (Vec::new(), begin);
        for [first, last] in gaps {
            parts.push([at, first.min(end)]);
            at = at.max(last);
        }
        parts.push([at, end]);
        parts.retain(|[first, last]| last - first > 0.01);
        parts
    }

    /// A ribbon from cell to cell, over pieces of the board's usual height.
    fn ribbon(&self, ends: [Cell; 2], last: bool, wider: f32) -> Mesh {
        let layout = self.layout;
        let [from, to] = ends.map(|cell| layout.world(cell));
        // On boards of many small cells a ribbon in proportion would be too thin to see.
        let unit = layout.unit.max(SLIM);
        let way = to - from;
        let length = way.length().max(0.01);
        let (along, across) = (way / length, Vec3::new(-way.z, 0.0, way.x) / length);
        let begin = (self.margin(ends[0], BEGIN) - wider) * unit;
        let end = if last { length - (self.margin(ends[1], END) - wider) * unit } else { length };
        let neck = end - if last { (HEAD_LENGTH + 2.0 * wider) * unit } else { 0.0 };
        let heights = ends.map(|cell| self.height(cell));
        // The longer the way, the higher the ribbon: more may stand between; neighbours need no bridge.
        let bridge = if self.is_flat { 0.0 } else { layout.height * (0.3 * (length / unit - 1.0)).clamp(0.12, 0.75) };
        let place = |distance: f32| {
            let part = (distance / neck.max(0.01)).clamp(0.0, 1.0);
            let height = heights[0].lerp(heights[1], part) + bridge * 4.0 * part * (1.0 - part);
            from + along * distance + Vec3::Y * height
        };
        let half = (WIDTH / 2.0 + wider) * unit;
        let mut strips: Vec<Vec<(f32, f32)>> = Vec::new();
        for [first, last] in self.open_parts(ends, [begin.min(neck), neck], wider) {
            let pieces = ((last - first) / (PIECE * unit)).ceil().max(FEWEST);
            let at = |piece: u16| first + (last - first) * f32::from(piece) / pieces;
            strips.push((0..=pieces as u16).map(|piece| (at(piece), half)).collect());
        }
        if last {
            let head = (HEAD / 2.0 + 1.6 * wider) * unit;
            strips.push(vec![(neck, head), (neck + (end - neck) * 0.5, head * 0.5), (end, 0.0)]);
        }
        let edges = |(distance, half): (f32, f32)| {
            let middle = place(distance);
            [middle - across * half, middle + across * half]
        };
        strip(strips.into_iter().map(|spine| spine.into_iter().flat_map(edges).collect()))
    }
}

/// Bands between two edges, given as pairs of points.
fn strip(bands: impl Iterator<Item = Vec<Vec3>>) -> Mesh {
    let (mut positions, mut indices): (Vec<[f32; 3]>, Vec<u32>) = (Vec::new(), Vec::new());
    for band in bands {
        let first = positions.len() as u32;
        let quad = |at: u32| [at, at + 1, at + 2, at + 2, at + 1, at + 3].map(|corner| first + corner);
        indices.extend((0..(band.len() as u32).saturating_sub(3)).step_by(2).flat_map(quad));
        positions.extend(band.into_iter().map(|point| point.to_array()));
    }
    let zeros = vec![[0.0, 0.0]; positions.len()];
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![[0.0, 1.0, 0.0]; positions.len()])
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, zeros)
        .with_inserted_indices(Indices::U32(indices))
}

#[cfg(test)]
mod tests {
    use ludarium_rules::{Kind, Piece, Side};

    use super::*;

    fn points(mesh: &Mesh) -> Vec<Vec3> {
        let positions = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|values| values.as_float3());
        positions.expect("positions").iter().map(|point| Vec3::from_array(*point)).collect()
    }

    #[test]
    fn a_ribbon_rises_over_the_board_and_ends_in_its_cell() {
        let layout = Layout::squares(8, 8);
        let meshes = Ground::new(&layout, false, [].iter()).ribbons(&[Cell(0), Cell(9), Cell(11)], 0.0);
        assert_eq!(meshes.len(), 2);
        let last = points(&meshes[1]);
        let tip = last.last().copied().expect("a tip");
        assert!((tip - layout.world(Cell(11))).length() < 0.3, "{tip}");
        let highest = last.iter().map(|point| point.y).fold(0.0, f32::max);
        assert!(highest > 0.3 * layout.height, "{highest}");
    }

    /// A tower of two on a cell.
    fn tower(cell: u16) -> [PieceView; 2] {
        [0, 1].map(|level| PieceView::new(Piece { side: Some(Side::White), kind: Kind(0) }, Cell(cell), level))
    }

    #[test]
    fn the_number_of_a_tower_stays_free_wherever_a_ribbon_begins_crosses_and_ends() {
        let layout = Layout::squares(8, 8).with_heights(0.3, 0.15);
        let towers: Vec<PieceView> = [0, 3, 5].into_iter().flat_map(tower).collect();
        for is_flat in [false, true] {
            let ground = Ground::new(&layout, is_flat, towers.iter());
            for wider in [0.0, EDGE] {
                let mesh = &ground.ribbons(&[Cell(0), Cell(5)], wider)[0];
                let places = points(mesh);
                let Some(Indices::U32(corners)) = mesh.indices() else { panic!("indices") };
                for triangle in corners.chunks(3) {
                    let middle = triangle.iter().map(|corner| places[*corner as usize]).sum::<Vec3>() / 3.0;
                    for cell in [0, 3, 5] {
                        let apart = layout.world(Cell(cell)).xz().distance(middle.xz());
                        assert!(apart > 0.2 * layout.unit, "{middle} covers the number of {cell}");
                    }
                }
                assert!(places.iter().any(|at| (at.x - layout.world(Cell(2)).x).abs() < 0.2), "it is there between");
            }
            let single = ground.ribbons(&[Cell(8), Cell(12)], 0.0);
            assert!(points(&single[0]).iter().any(|at| at.distance(layout.world(Cell(8))) < 0.3), "single pieces");
        }
    }
}
