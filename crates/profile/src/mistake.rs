//! A mistake that somebody has made in a match, as a puzzle: to find a better turn.

use ludarium_learn::puzzles::{Puzzle, PuzzleId, Task};
use ludarium_record::Match;
use ludarium_review::{Review, ReviewedPly};
use ludarium_rules::{AnyTurn, GameId, Side};
use serde::{Deserialize, Serialize};

/// The most turns of the better line that are kept.
const MOST_TURNS: usize = 7;
/// The most matches that are kept of a mistake.
const MOST_MATCHES: usize = 20;

/// A turn of a match that was a mistake.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Mistake {
    /// The name of its puzzle.
    pub id: PuzzleId,
    /// The game, by its name.
    pub(crate) game: String,
    /// The position before it.
    pub(crate) position: String,
    /// The options of the match.
    pub(crate) options: Vec<(String, String)>,
    /// The machine text of the turn that was played.
    pub played: String,
    /// The better line: machine texts, the better turn first.
    pub better: Vec<String>,
    /// The chance of winning that there was, from 0 to 1.
    pub chance: f32,
    /// The chance that the turn that was played has left.
    pub chance_left: f32,
    /// The numbers of the matches in which it was made, the latest last.
    pub(crate) of: Vec<String>,
    /// Whether a better turn was found without help.
    pub(crate) is_solved: bool,
}

impl Mistake {
    fn new(game: &Match, reviewed: &ReviewedPly) -> Option<Mistake> {
        let position = game.position_at(reviewed.ply)?;
        let id = game.setup().game;
        let options = position.options().into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
        let position = position.to_string();
        Some(Mistake {
            id: PuzzleId::of(id, &format!("mistake:{position}")),
            game: id.name().to_owned(),
            position,
            options,
            played: reviewed.played.as_str().to_owned(),
            better: reviewed.best_line.iter().take(MOST_TURNS).map(|turn| AnyTurn::as_str(turn).to_owned()).collect(),
            chance: reviewed.chance_before,
            chance_left: reviewed.chance_after,
            of: vec![name_of(game.id())],
            is_solved: false,
        })
    }

    /// Takes in that the same mistake was made in other matches: then it is to be learned from once more.
    pub(crate) fn add_matches(&mut self, others: &[String]) {
        for other in others {
            if !self.of.contains(other) {
                self.of.push(other.clone());
                self.is_solved = false;
            }
        }
        self.of.drain(..self.of.len().saturating_sub(MOST_MATCHES));
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> Option<GameId> {
        self.game.parse().ok()
    }

    /// The mistake as a puzzle that the better turn solves; other turns have to be judged.
    #[must_use]
    pub fn puzzle(&self) -> Option<Puzzle> {
        Some(Puzzle {
            id: self.id,
            game: self.game()?,
            task: Task::Only(2),
            rating: None,
            themes: Vec::new(),
            solution: vec![vec![self.better.first()?.clone()]],
            position: self.position.clone(),
            options: self.options.clone(),
        })
    }
}

/// What the match of that number is called in the file.
pub(crate) fn name_of(number: u64) -> String {
    format!("{number:016x}")
}

/// The sides whose mistakes somebody at this computer can learn from: those that people played here. Who played a match
/// from elsewhere, nobody knows: a text that names no kind of player may be of two programs.
fn learners(game: &Match) -> impl Fn(Side) -> bool {
    let people = Side::ALL.map(|side| game.is_played_here() && game.setup().player(side).is_human());
    move |side| people[side.index()]
}

/// The mistakes of the people in a match.
#[must_use]
pub fn mistakes_of(review: &Review, game: &Match) -> Vec<Mistake> {
    let learns = learners(game);
    review.mistakes().filter(|mistake| learns(mistake.side)).filter_map(|mistake| Mistake::new(game, mistake)).collect()
}

/// How many mistakes the people in a match have made.
#[must_use]
pub fn count_mistakes(review: &Review, game: &Match) -> usize {
    let learns = learners(game);
    review.mistakes().filter(|mistake| learns(mistake.side)).count()
}
