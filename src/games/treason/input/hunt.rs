//! What a player who has chosen a piece can do with it: jumps, chains, conversions.

use ludarium_rules::board::triangle::Triangle;
use ludarium_rules::games::treason::{SPY, Treason};
use ludarium_rules::{Step, StepInput};

/// The cell of a step.
#[must_use]
pub fn cell(step: Step) -> Option<Triangle> {
    Triangle::of_cell(step.cell()?)
}

/// The enemy that the Spy on a cell converts instead of going somewhere.
#[must_use]
pub fn convertible(position: &Treason, from: Step) -> Option<Triangle> {
    let spy = cell(from)?;
    let mirror = spy.mirror();
    let is_spy = position.piece_at(spy).is_some_and(|piece| piece.kind == SPY);
    let held = position.piece_at(mirror).is_some();
    let next = position.choices(&[from]).ok().filter(|_| is_spy && held)?.next;
    (next.contains(&Step::Cell(mirror.cell())) && !position.must_capture()).then_some(mirror)
}

/// The jumps of a path so far: where from, over what, and where it lands, which may still be open.
#[must_use]
pub fn jumps(path: &[Step]) -> Vec<(Triangle, Triangle, Option<Triangle>)> {
    let cells: Vec<Triangle> = path.iter().filter_map(|step| cell(*step)).collect();
    let jump = |at: usize| Some((*cells.get(at)?, *cells.get(at + 1)?, cells.get(at + 2).copied()));
    (0..cells.len()).step_by(2).map_while(jump).collect()
}

/// The landings to which only one jump leads, with the piece that is jumped over.
#[must_use]
pub fn leaps(position: &Treason, path: &[Step]) -> Vec<(Triangle, Triangle)> {
    if path.len().is_multiple_of(2) || !position.must_capture() {
        return Vec::new();
    }
    let next = position.choices(path).map(|choices| choices.next).unwrap_or_default();
    let landings = |over: Step| {
        let further = position.choices(&[path, &[over]].concat()).map(|choices| choices.next).unwrap_or_default();
        further.into_iter().filter_map(move |landing| Some((cell(over)?, cell(landing)?)))
    };
    let all: Vec<(Triangle, Triangle)> =
        next.iter().filter(|step| step.cell().is_some()).flat_map(|over| landings(*over)).collect();
    let alone = |landing: Triangle| all.iter().filter(|(_, other)| *other == landing).count() == 1;
    all.iter().copied().filter(|(_, landing)| alone(*landing)).collect()
}

/// What a pressed cell stands for beyond the plain steps: the present cell of a piece that has captured ends its chain, a
/// landing to which only one jump leads is both steps of that jump.
#[must_use]
pub fn meant(position: &Treason, path: &[Step], next: &[Step], pressed: Step) -> Option<Vec<Step>> {
    if next.contains(&pressed) {
        return None;
    }
    if next.contains(&Step::Done) && path.last() == Some(&pressed) {
        return Some([path, &[Step::Done]].concat());
    }
    let landing = cell(pressed)?;
    let leaps = leaps(position, path);
    let (over, _) = leaps.iter().find(|(_, other)| *other == landing)?;
    Some([path, &[Step::Cell(over.cell()), pressed]].concat())
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludarium_rules::Position;
    use ludarium_rules::games::treason::Options;

    fn position(text: &str) -> Treason {
        Treason::parse(text, Options::default()).expect("a position")
    }

    fn steps(names: &str) -> Vec<Step> {
        let named = |name: &str| Step::Cell(Triangle::named(name).expect("a triangle").cell());
        names.split(' ').map(named).collect()
    }

    #[test]
    fn a_landing_stands_for_its_jump() {
        // "E2xE3 → D3 E4 F4".
        let position = position("7/7/7/1b5/1w5/7 w");
        let path = steps("E2");
        assert!(position.must_capture());
        let next = position.choices(&path).expect("choices").next;
        assert_eq!(meant(&position, &path, &next, steps("E4")[0]), Some(steps("E2 E3 E4")));
        assert_eq!(meant(&position, &path, &next, steps("E3")[0]), None, "the piece itself is a plain step");
        assert_eq!(meant(&position, &path, &next, steps("A1")[0]), None);
    }

    #[test]
    fn a_spy_converts_across_the_diagonal() {
        // "I4 <-> D3".
        let position = position("7/7/4W2/2b4/7/7 w");
        let spy = steps("I4")[0];
        assert_eq!(convertible(&position, spy), Triangle::named("D3"));
    }

    #[test]
    fn jumps_are_read_from_a_path() {
        let jumps = jumps(&steps("E2 E3 F4 F5"));
        assert_eq!(jumps.len(), 2);
        assert_eq!((jumps[0].2, jumps[1].2), (Triangle::named("F4"), None));
    }
}
