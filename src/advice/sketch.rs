//! A turn as lines on the board.

use ludarium_rules::{AnyPosition, AnyTurn, Cell, Effect, Step, TurnError};

/// Where a turn leads, for drawing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sketch {
    /// Ways over the board, from cell to cell; each has at least two.
    pub ways: Vec<Vec<Cell>>,
    /// Cells that are chosen without a way: something is placed or changes there.
    pub spots: Vec<Cell>,
    /// Cells whose pieces go along as a block.
    pub along: Vec<Cell>,
    /// Cells whose pieces the turn takes.
    pub taken: Vec<Cell>,
}

impl Sketch {
    /// The lines of a turn, from what it does, or else from the cells that are chosen for it.
    ///
    /// # Errors
    /// The turn is not legal here.
    pub fn of(position: &AnyPosition, turn: &AnyTurn) -> Result<Sketch, TurnError> {
        let steps = position.steps_of(turn)?;
        let chosen: Vec<Cell> = steps.iter().filter_map(Step::cell).collect();
        let mut sketch = Sketch::default();
        for effect in &position.effects(turn)? {
            sketch.draw(effect, &chosen);
        }
        if sketch.ways.is_empty() && sketch.spots.is_empty() {
            match chosen[..] {
                [spot] => sketch.spots.push(spot),
                _ => sketch.go(&chosen),
            }
        }
        Ok(sketch)
    }

    fn draw(&mut self, effect: &Effect, chosen: &[Cell]) {
        match effect {
            Effect::Moved { from, to, .. } => self.go(&[*from, *to]),
            Effect::Stacked { from, to, .. } => self.go(&[*from, *to]),
            // A block that is chosen by its middle goes as one, else each piece has a way of its own.
            Effect::Carried { pieces } => match chosen[..] {
                [from, to] => {
                    self.go(&[from, to]);
                    self.along.extend(pieces.iter().map(|(from, ..)| *from));
                }
                _ => pieces.iter().for_each(|(from, to, _)| to.iter().for_each(|to| self.apart(*from, *to))),
            },
            Effect::Attacked { at, from } => from.iter().for_each(|cell| self.go(&[*cell, *at])),
            Effect::Collided { from, at, .. } => self.go(&[*from, *at]),
            Effect::Grew { from, way, .. } => {
                let whole: Vec<Cell> = std::iter::once(*from).chain(way.iter().copied()).collect();
                self.go(&whole);
            }
            Effect::Converted { at, .. } => self.spots.push(*at),
            Effect::Captured { at, .. } => self.taken.push(*at),
            _ => {}
        }
    }

    /// Adds a way that belongs to no other.
    fn apart(&mut self, from: Cell, to: Cell) {
        self.ways.push(vec![from, to]);
    }

    /// Adds a way; one that goes on where the last one ended makes that one longer.
    fn go(&mut self, cells: &[Cell]) {
        let mut cells = cells.to_vec();
        cells.dedup();
        let Some(first) = cells.first().copied() else { return };
        if let Some(last) = self.ways.last_mut().filter(|way| way.last() == Some(&first)) {
            last.extend(&cells[1..]);
        } else if cells.len() == 1 {
            self.spots.push(first);
        } else if !self.ways.contains(&cells) {
            self.ways.push(cells);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludarium_rules::GameId;

    fn sketch(game: GameId, position: Option<&str>, turn: &str) -> (AnyPosition, Sketch) {
        let start = match position {
            Some(text) => AnyPosition::parse(game, text, &[]).expect("a position"),
            None => AnyPosition::start(game, &[]).expect("the defaults are valid"),
        };
        let turn = start.read_turn(turn).expect("legal");
        let sketch = Sketch::of(&start, &turn).expect("legal");
        (start, sketch)
    }

    fn names(position: &AnyPosition, cells: &[Cell]) -> Vec<String> {
        cells.iter().map(|cell| position.cell_name(*cell)).collect()
    }

    #[test]
    fn a_move_is_one_way() {
        let (position, sketch) = sketch(GameId::Tress, None, "dNd3");
        assert_eq!(sketch.ways.len(), 1);
        assert_eq!(names(&position, &sketch.ways[0]), ["d2", "d3"]);
        assert!(sketch.spots.is_empty() && sketch.taken.is_empty());
    }

    #[test]
    fn a_block_goes_as_one_and_a_formation_piece_by_piece() {
        let (position, block) = sketch(GameId::Gess, None, "e8-g6");
        assert_eq!((block.ways.len(), names(&position, &block.ways[0])), (1, vec!["e8".to_owned(), "g6".to_owned()]));
        assert!(!block.along.is_empty());
        let (_, formation) = sketch(GameId::TroopChess, None, "f1f2g2-f2");
        assert_eq!((formation.ways.len(), formation.along.len()), (3, 0));
    }

    #[test]
    fn a_secret_choice_is_a_spot() {
        let start = AnyPosition::start(GameId::GoChess, &[]).expect("the defaults are valid");
        let turn = start.turns().expect("a list").into_iter().next().expect("a first turn");
        let sketch = Sketch::of(&start, &turn).expect("legal");
        assert_eq!((sketch.ways.len(), sketch.spots.len()), (0, 1));
    }

    #[test]
    fn every_turn_of_every_game_leaves_a_line_or_a_spot() {
        for game in GameId::ALL {
            let mut position = AnyPosition::start(game, &[]).expect("the defaults are valid");
            for ply in 0..30 {
                let turns = position.turns().expect("a list");
                for turn in turns.iter().step_by(turns.len() / 12 + 1) {
                    let sketch = Sketch::of(&position, turn).expect("legal");
                    assert!(!sketch.ways.is_empty() || !sketch.spots.is_empty(), "{game}: {turn:?} in {position}");
                    assert!(sketch.ways.iter().all(|way| way.len() > 1), "{game}: {turn:?} in {position}");
                }
                let Some(turn) = turns.get(ply * 7 % turns.len().max(1)) else { break };
                position = position.play(turn).expect("legal");
            }
        }
    }
}
