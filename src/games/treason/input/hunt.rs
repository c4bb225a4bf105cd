//! What a player who has chosen a piece can do with it: jumps, chains, conversions.

use ludarium_rules::Step;
use ludarium_rules::board::triangle::Triangle;
use ludarium_rules::games::treason::Treason;

/// The cell of a step.
#[must_use]
pub fn cell(step: Step) -> Option<Triangle> {
    Triangle::of_cell(step.cell()?)
}

/// The landings to which only one jump leads, with the piece that is jumped over.
#[must_use]
pub fn leaps(position: &Treason, path: &[Step]) -> Vec<(Triangle, Triangle)> {
    let captures = position.next_captures(path);
    let alone = |landing: Triangle| captures.iter().filter(|capture| capture.landing == landing).count() == 1;
    captures.iter().filter(|capture| alone(capture.landing)).map(|capture| (capture.over, capture.landing)).collect()
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
    use ludarium_rules::games::treason::Options;
    use ludarium_rules::{Position, StepInput};

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
}
