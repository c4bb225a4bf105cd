//! What the window reads off a forest: how kinds step, which squares of a tree are connected, what falls with a square.

use std::collections::BTreeSet;

use ludarium_rules::games::trees::{HUCKLEBERRY, Species, UNDERBRUSH, tree_of};
use ludarium_rules::{BoardView, Cell, Kind, Piece, Side};

/// Files and ranks of the board.
pub const SIZE: i16 = 8;

const KING: [(i16, i16); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];
const KNIGHT: [(i16, i16); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// The species of a square of a tree; `None` for grass, underbrush and huckleberry.
pub fn species(kind: Kind) -> Option<Species> {
    tree_of(kind).map(|tree| tree.species)
}

/// File and rank of a cell, from 0.
pub fn place(cell: Cell) -> (i16, i16) {
    (cell.0 as i16 % SIZE, cell.0 as i16 / SIZE)
}

/// The cell that lies so many files and ranks away, if the board has it.
pub fn away(cell: Cell, (files, ranks): (i16, i16)) -> Option<Cell> {
    let (file, rank) = place(cell);
    let (file, rank) = (file + files, rank + ranks);
    let inside = (0..SIZE).contains(&file) && (0..SIZE).contains(&rank);
    inside.then_some(Cell((rank * SIZE + file) as u16))
}

/// The single steps of a species.
pub fn steps(species: Species) -> impl Iterator<Item = (i16, i16)> {
    let all = if species == Species::Ash { KNIGHT } else { KING };
    all.into_iter().filter(move |(files, ranks)| match species {
        Species::Birch => *files == 0 || *ranks == 0,
        Species::Beech => *files != 0 && *ranks != 0,
        Species::Ash | Species::Pine => true,
    })
}

/// The root square of the tree to which a piece belongs.
pub fn root(piece: Piece) -> Option<Cell> {
    Some(tree_of(piece.kind)?.root(piece.side?)?.cell())
}

/// Whether trees may grow over a piece: underbrush and huckleberry, of either side or neutral.
pub fn is_brush(piece: Piece) -> bool {
    matches!(piece.kind, UNDERBRUSH | HUCKLEBERRY)
}

/// The connections of a tree from its root outward, each once: (nearer cell, farther cell), as far as `within` has
/// them. What is not reached is cut off.
pub fn branches(tree: Piece, within: &BTreeSet<Cell>) -> Vec<(Cell, Cell)> {
    let (Some(species), Some(root)) = (species(tree.kind), root(tree)) else { return Vec::new() };
    if !within.contains(&root) {
        return Vec::new();
    }
    let (mut reached, mut found, mut next) = (BTreeSet::from([root]), Vec::new(), 0);
    let mut waiting = vec![root];
    while let Some(&from) = waiting.get(next) {
        next += 1;
        for to in steps(species).filter_map(|step| away(from, step)) {
            if within.contains(&to) && reached.insert(to) {
                waiting.push(to);
                found.push((from, to));
            }
        }
    }
    found
}

/// The cells of a tree.
pub fn cells_of(picture: &BoardView, tree: Piece) -> BTreeSet<Cell> {
    (0..picture.cells.len() as u16).map(Cell).filter(|cell| picture.top(*cell) == Some(tree)).collect()
}

/// What falls when a cell retreats: itself, and for a tree all that is cut off from the root.
pub fn falling(picture: &BoardView, cell: Cell) -> BTreeSet<Cell> {
    let Some(piece) = picture.top(cell) else { return BTreeSet::new() };
    let mut falls = BTreeSet::from([cell]);
    if species(piece.kind).is_some() {
        let mut tree = cells_of(picture, piece);
        tree.remove(&cell);
        let kept: BTreeSet<Cell> =
            branches(piece, &tree).into_iter().map(|(_, to)| to).chain(root(piece)).filter(|at| *at != cell).collect();
        falls.extend(tree.difference(&kept));
    }
    falls
}

/// The cells of a side, and those among them with a huckleberry.
pub fn holdings(picture: &BoardView, side: Side) -> (usize, Vec<Cell>) {
    let own = |cell: &Cell| picture.top(*cell).filter(|piece| piece.side == Some(side));
    let cells: Vec<Cell> = (0..picture.cells.len() as u16).map(Cell).filter(|cell| own(cell).is_some()).collect();
    let berries = cells.iter().copied().filter(|cell| own(cell).is_some_and(|piece| piece.kind == HUCKLEBERRY));
    (cells.len(), berries.collect())
}

/// Whether a tree of a side can grow over a cell of underbrush or huckleberry in one growth.
pub fn in_reach(picture: &BoardView, target: Cell, by: Side) -> bool {
    let grows = |cell: Cell, step: (i16, i16)| {
        picture
            .top(cell)
            .filter(|piece| piece.side == Some(by))
            .and_then(|piece| species(piece.kind))
            .is_some_and(|species| steps(species).any(|own| own == (-step.0, -step.1)))
    };
    let leap = KNIGHT.into_iter().any(|step| away(target, step).is_some_and(|cell| grows(cell, step)));
    leap || KING.into_iter().any(|step| {
        let line = (1..SIZE).map_while(|far| away(target, (step.0 * far, step.1 * far)));
        let end = line.into_iter().find(|cell| !picture.top(*cell).is_some_and(is_brush));
        end.is_some_and(|cell| grows(cell, step))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludarium_rules::{AnyPosition, GameId};

    fn board_view(text: &str) -> BoardView {
        AnyPosition::parse(GameId::Trees, text, &[]).expect("a position").board_view()
    }

    fn named(names: &[&str]) -> BTreeSet<Cell> {
        let cell = |name: &&str| {
            let letters = name.as_bytes();
            Cell(u16::from(letters[0] - b'a') + 8 * u16::from(letters[1] - b'1'))
        };
        names.iter().map(cell).collect()
    }

    #[test]
    fn what_is_cut_off_falls_with_a_square() {
        // "Ash with squares b1, c3, d5, b4: when d5 dies, b4 dies too although it touches c3 diagonally."
        let board = board_view("4,bh,3/8/8/3,wB,4/1,wB,6/2,wB,5/8/1,wB,2,wh,3 w - -");
        let [d5] = named(&["d5"]).into_iter().collect::<Vec<_>>()[..] else { panic!("one cell") };
        assert_eq!(falling(&board, d5), named(&["d5", "b4"]));
        let [root] = named(&["b1"]).into_iter().collect::<Vec<_>>()[..] else { panic!("one cell") };
        assert_eq!(falling(&board, root).len(), 4);
    }

    #[test]
    fn a_huckleberry_is_in_reach_along_brush_alone() {
        let berry = Cell(60);
        let open = board_view("bA,1,wu,bu,bh,3/8/8/8/8/8/8/wA,3,wh,3 w - -");
        assert!(!in_reach(&open, berry, Side::White));
        let near = board_view("4,bh,3/2,wB,5/8/3,wB,4/8/2,wB,5/8/1,wB,2,wh,3 w - -");
        assert!(in_reach(&near, berry, Side::White));
    }
}
