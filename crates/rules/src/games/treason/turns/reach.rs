//! What a player who puts a turn together may know: conversions, captures so far, captures to come.

use super::super::position::Treason;
use super::Capture;
use crate::board::triangle::{Triangle, triangles};
use crate::{Step, StepInput};

impl Treason {
    /// The enemy that the piece of the side to move on a cell can convert in this turn; `None` if it is no Spy, if its
    /// mirror cell holds no enemy, or if something must be captured.
    ///
    /// ```
    /// use ludarium_rules::{Position, board::triangle::Triangle, games::treason::Treason};
    /// // "I4 <-> D3".
    /// let position = Treason::parse("7/7/4W2/2b4/7/7 w", Default::default()).expect("a position");
    /// let i4 = Triangle::named("I4").expect("a cell");
    /// assert_eq!(position.convertible(i4), Triangle::named("D3"));
    /// ```
    #[must_use]
    pub fn convertible(&self, from: Triangle) -> Option<Triangle> {
        if self.must_capture() || !from.is_in(self.spies(self.side)) {
            return None;
        }
        triangles(self.mirrored_enemy(from)).next()
    }

    /// The captures that a path of steps has made or begun, each with its landing if that is chosen already. The path of
    /// a turn that captures nothing has none.
    ///
    /// ```
    /// use ludarium_rules::{Position, Step, board::triangle::Triangle, games::treason::Treason};
    /// let position = Treason::parse("7/7/7/1b5/1w5/7 w", Default::default()).expect("a position");
    /// let [e2, e3] = ["E2", "E3"].map(|name| Triangle::named(name).expect("a cell"));
    /// let path = [e2, e3].map(|cell| Step::Cell(cell.cell()));
    /// assert_eq!(position.captures_of_path(&path), [(e2, e3, None)]);
    /// ```
    #[must_use]
    pub fn captures_of_path(&self, path: &[Step]) -> Vec<(Triangle, Triangle, Option<Triangle>)> {
        if !self.must_capture() {
            return Vec::new();
        }
        let cells: Vec<Triangle> = path.iter().filter_map(|step| Triangle::of_cell(step.cell()?)).collect();
        let capture = |at: usize| Some((*cells.get(at)?, *cells.get(at + 1)?, cells.get(at + 2).copied()));
        (0..cells.len()).step_by(2).map_while(capture).collect()
    }

    /// Every capture that can come next after a path of steps that ends where a piece stands: after the cell of a piece,
    /// or after a landing. Empty for any other path.
    ///
    /// ```
    /// use ludarium_rules::{Position, Step, board::triangle::Triangle, games::treason::Treason};
    /// let position = Treason::parse("7/7/7/1b5/1w5/7 w", Default::default()).expect("a position");
    /// let e2 = Triangle::named("E2").expect("a cell");
    /// let next = position.next_captures(&[Step::Cell(e2.cell())]);
    /// let mut landings: Vec<String> = next.iter().map(|capture| capture.landing.to_string()).collect();
    /// landings.sort();
    /// assert_eq!(landings, ["D3", "E4", "F4"]); // "E2xE3 → D3 E4 F4"
    /// ```
    #[must_use]
    pub fn next_captures(&self, path: &[Step]) -> Vec<Capture> {
        let at = path.last().and_then(|step| Triangle::of_cell(step.cell()?));
        let Some(from) = at.filter(|_| !path.len().is_multiple_of(2) && self.must_capture()) else { return Vec::new() };
        let cells = |path: &[Step]| -> Vec<Triangle> {
            let next = self.choices(path).map(|choices| choices.next).unwrap_or_default();
            next.into_iter().filter_map(|step| Triangle::of_cell(step.cell()?)).collect()
        };
        let landings = |over: Triangle| {
            let path = [path, &[Step::Cell(over.cell())]].concat();
            cells(&path).into_iter().map(move |landing| Capture { from, over, landing })
        };
        cells(path).into_iter().flat_map(landings).collect()
    }
}
