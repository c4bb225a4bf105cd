//! Effects and views: each changes what it says, and one that does not fit changes nothing.

use ludarium_rules::{BoardView, Cell, Effect, Kind, Piece, Side, ZoneState};

const MAN: Piece = Piece { side: Some(Side::White), kind: Kind(0) };
const FOE: Piece = Piece { side: Some(Side::Black), kind: Kind(0) };
const CROWN: Piece = Piece { side: Some(Side::White), kind: Kind(1) };
const BRUSH: Piece = Piece { side: None, kind: Kind(2) };

/// A row of four cells: two men, a man under a foe's man, nothing, a crown; one zone, and one chain.
fn row() -> BoardView {
    BoardView {
        cells: vec![vec![MAN, MAN], vec![FOE, MAN], vec![], vec![CROWN]],
        zones: vec![ZoneState::Neutral],
        chains: vec![(Cell(1), Cell(2))],
    }
}

/// The row after an effect that fits.
fn after(effect: &Effect) -> BoardView {
    let mut view = row();
    view.apply(effect).expect("it fits");
    view
}

fn cells(view: &BoardView) -> [&[Piece]; 4] {
    [0, 1, 2, 3].map(|cell| view.cells[cell].as_slice())
}

#[test]
fn pieces_move_and_leave_one_by_one() {
    let moved = after(&Effect::Moved { from: Cell(0), to: Cell(1), piece: MAN });
    assert_eq!(cells(&moved), [&[MAN][..], &[FOE, MAN, MAN], &[], &[CROWN]]);
    let captured = after(&Effect::Captured { at: Cell(1), piece: MAN });
    assert_eq!(cells(&captured), [&[MAN, MAN][..], &[FOE], &[], &[CROWN]]);
}

#[test]
fn stacks_keep_their_order() {
    let stacked = after(&Effect::Stacked { from: Cell(1), to: Cell(3), count: 2 });
    assert_eq!(cells(&stacked), [&[MAN, MAN][..], &[], &[], &[CROWN, FOE, MAN]]);
}

/// "All are lifted, then all are put down": a body may move onto cells that it leaves itself.
#[test]
fn a_body_is_carried_at_once() {
    let pieces = vec![(Cell(0), Some(Cell(1)), MAN), (Cell(1), Some(Cell(2)), MAN), (Cell(3), None, CROWN)];
    let carried = after(&Effect::Carried { pieces });
    assert_eq!(cells(&carried), [&[MAN][..], &[FOE, MAN], &[MAN], &[]]);
}

#[test]
fn pieces_change_where_they_stand() {
    let promoted = after(&Effect::Promoted { at: Cell(0), side: Side::White, from: Kind(0), to: Kind(1) });
    assert_eq!(cells(&promoted)[0], [MAN, CROWN]);
    let converted = after(&Effect::Converted { at: Cell(3), from: CROWN, to: FOE });
    assert_eq!(cells(&converted)[3], [FOE]);
    let withered = after(&Effect::Withered { at: Cell(3), piece: CROWN, left: Some(BRUSH) });
    assert_eq!(cells(&withered)[3], [BRUSH]);
    let gone = after(&Effect::Withered { at: Cell(3), piece: CROWN, left: None });
    assert!(cells(&gone)[3].is_empty());
}

#[test]
fn growth_fills_its_way() {
    let grown = after(&Effect::Grew { from: Cell(0), way: vec![Cell(1), Cell(2)], piece: CROWN });
    assert_eq!(cells(&grown), [&[MAN, MAN][..], &[CROWN], &[CROWN], &[CROWN]]);
}

#[test]
fn zones_and_chains_change() {
    let held = ZoneState::Controlled(Side::Black);
    let changed = after(&Effect::ZoneChanged { zone: 0, from: ZoneState::Neutral, to: held });
    assert_eq!(changed.zones, [held]);
    let started = after(&Effect::ChainStarted { head: Cell(0), next: Cell(3) });
    assert_eq!(started.chains, [(Cell(0), Cell(3)), (Cell(1), Cell(2))]);
    assert!(after(&Effect::ChainEnded { head: Cell(1) }).chains.is_empty());
}

#[test]
fn secrets_come_to_the_board_when_they_are_revealed() {
    assert_eq!(after(&Effect::Chosen { side: Side::White }), row());
    let mut two = row();
    two.cells.push(Vec::new());
    let revealed = Effect::Revealed { pieces: [(Cell(2), MAN), (Cell(4), FOE)] };
    two.apply(&revealed).expect("both cells are empty");
    assert_eq!((two.cells[2].as_slice(), two.cells[4].as_slice()), (&[MAN][..], &[FOE][..]));
}

#[test]
fn what_does_not_fit_changes_nothing() {
    let moved = |from, to, piece| Effect::Moved { from: Cell(from), to: Cell(to), piece };
    let stacked = |from, to, count| Effect::Stacked { from: Cell(from), to: Cell(to), count };
    let effects = [
        moved(0, 1, FOE),
        moved(2, 1, MAN),
        moved(0, 0, MAN),
        moved(0, 9, MAN),
        moved(9, 0, MAN),
        stacked(1, 3, 3),
        stacked(1, 3, 0),
        stacked(1, 1, 1),
        stacked(1, 9, 1),
        stacked(9, 1, 1),
        Effect::Captured { at: Cell(2), piece: MAN },
        Effect::Captured { at: Cell(9), piece: MAN },
        Effect::Carried { pieces: vec![(Cell(0), Some(Cell(2)), MAN), (Cell(0), Some(Cell(3)), MAN)] },
        Effect::Carried { pieces: vec![(Cell(0), Some(Cell(2)), MAN), (Cell(2), Some(Cell(3)), MAN)] },
        Effect::Promoted { at: Cell(3), side: Side::Black, from: Kind(1), to: Kind(0) },
        Effect::Converted { at: Cell(2), from: MAN, to: FOE },
        Effect::Withered { at: Cell(0), piece: FOE, left: None },
        Effect::Grew { from: Cell(0), way: vec![Cell(2), Cell(9)], piece: MAN },
        Effect::Revealed { pieces: [(Cell(2), MAN), (Cell(3), FOE)] },
        Effect::ChainStarted { head: Cell(1), next: Cell(3) },
        Effect::ChainEnded { head: Cell(0) },
        Effect::ZoneChanged { zone: 0, from: ZoneState::Contested, to: ZoneState::Neutral },
        Effect::ZoneChanged { zone: 1, from: ZoneState::Neutral, to: ZoneState::Contested },
    ];
    for effect in effects {
        let mut view = row();
        let error = view.apply(&effect).expect_err("it does not fit");
        assert_eq!(error.effect, effect);
        assert_eq!(view, row(), "{error}");
    }
}
