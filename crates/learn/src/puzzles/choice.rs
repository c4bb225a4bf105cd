//! Which puzzle comes next.

use ludarium_rules::zobrist;

use super::{Day, Puzzle, PuzzleId, Theme};

/// How far the rating of a puzzle may be from what is wished for, in Elo points.
const WIDTH: f64 = 300.0;

/// How much easier or harder puzzles are than the player is strong, in Elo points.
const SHIFT: f64 = 300.0;

/// Whether puzzles are to be as strong as the player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Difficulty {
    /// Weaker than the player by 300 Elo points.
    Easier,
    /// As strong as the player.
    #[default]
    Even,
    /// Stronger than the player by 300 Elo points.
    Harder,
}

impl Difficulty {
    const fn shift(self) -> f64 {
        match self {
            Difficulty::Easier => -SHIFT,
            Difficulty::Even => 0.0,
            Difficulty::Harder => SHIFT,
        }
    }
}

/// What the next puzzle is to be like.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Wish<'a> {
    /// The player's rating in Elo points.
    pub elo: f64,
    /// Easier or harder than that.
    pub difficulty: Difficulty,
    /// What it is about; `None` is anything.
    pub theme: Option<Theme>,
    /// Puzzles that are not to come again already; where nothing else is left, they do.
    pub recent: &'a [PuzzleId],
    /// Decides among those that fit.
    pub seed: u64,
}

/// The next puzzle: one of those within 300 Elo points of the wish, or else the nearest. Puzzles without a rating are
/// chosen only where there are no others. `None` if no puzzle has the theme.
#[must_use]
pub fn choose<'a>(puzzles: &'a [Puzzle], wish: &Wish<'_>) -> Option<&'a Puzzle> {
    let fits = |puzzle: &&Puzzle| wish.theme.is_none_or(|theme| puzzle.themes.contains(&theme));
    let is_new = |puzzle: &&Puzzle| !wish.recent.contains(&puzzle.id);
    let about: Vec<&Puzzle> = puzzles.iter().filter(fits).collect();
    let new: Vec<&Puzzle> = about.iter().copied().filter(is_new).collect();
    nearest(if new.is_empty() { about } else { new }, wish)
}

fn nearest<'a>(puzzles: Vec<&'a Puzzle>, wish: &Wish<'_>) -> Option<&'a Puzzle> {
    let wished = wish.elo + wish.difficulty.shift();
    let distance = |puzzle: &Puzzle| puzzle.rating.map_or(f64::MAX, |rating| (f64::from(rating.elo) - wished).abs());
    let within: Vec<&Puzzle> = puzzles.iter().copied().filter(|puzzle| distance(puzzle) <= WIDTH).collect();
    let drawn = |puzzle: &&Puzzle| zobrist::key(wish.seed ^ u64::from(puzzle.id.number()));
    if within.is_empty() {
        return puzzles
            .into_iter()
            .min_by(|one, other| distance(one).total_cmp(&distance(other)).then(drawn(one).cmp(&drawn(other))));
    }
    within.into_iter().min_by_key(drawn)
}

/// The easiest puzzle with a theme for somebody who has just met it: the shortest, then the one with the lowest rating.
/// `recent` are not to come again already. `None` if no puzzle has the theme.
#[must_use]
pub fn easiest<'a>(puzzles: &'a [Puzzle], theme: Theme, recent: &[PuzzleId]) -> Option<&'a Puzzle> {
    let about = puzzles.iter().filter(|puzzle| puzzle.themes.contains(&theme));
    let rating = |puzzle: &Puzzle| puzzle.rating.map_or(u16::MAX, |rating| rating.elo);
    about.min_by_key(|puzzle| (recent.contains(&puzzle.id), puzzle.task.plies(), rating(puzzle)))
}

/// The puzzle of a day, the same for everybody who has the same file. Each comes once before any comes again.
#[must_use]
pub fn daily(puzzles: &[Puzzle], day: Day) -> Option<&Puzzle> {
    let count = puzzles.len() as u64;
    let (round, place) = (u64::from(day).checked_div(count)?, u64::from(day) % count);
    let mut order: Vec<&Puzzle> = puzzles.iter().collect();
    let drawn = |puzzle: &&Puzzle| (zobrist::key(zobrist::key(round) ^ u64::from(puzzle.id.number())), puzzle.id);
    let (_, chosen, _) = order.select_nth_unstable_by_key(place as usize, drawn);
    Some(*chosen)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use ludarium_rules::GameId;

    use super::*;
    use crate::puzzles::{PuzzleRating, Task};

    fn puzzle(number: u16) -> Puzzle {
        let position = number.to_string();
        Puzzle {
            id: PuzzleId::of(GameId::Tress, &position),
            game: GameId::Tress,
            task: Task::Win(1),
            rating: Some(PuzzleRating { elo: 400 + 20 * number, error: 60 }),
            themes: if number.is_multiple_of(10) { vec![Theme::Escort] } else { Vec::new() },
            solution: Vec::new(),
            position,
            options: Vec::new(),
        }
    }

    fn puzzles() -> Vec<Puzzle> {
        (0..100).map(puzzle).collect()
    }

    fn elo(puzzle: &Puzzle) -> u16 {
        puzzle.rating.expect("all are rated").elo
    }

    fn wish(seed: u64) -> Wish<'static> {
        Wish { elo: 1200.0, difficulty: Difficulty::Even, theme: None, recent: &[], seed }
    }

    #[test]
    fn puzzles_are_as_hard_as_wished_and_differ() {
        let puzzles = puzzles();
        for (difficulty, from) in [(Difficulty::Easier, 600), (Difficulty::Even, 900), (Difficulty::Harder, 1200)] {
            let chosen: Vec<u16> =
                (0..50).filter_map(|seed| choose(&puzzles, &Wish { difficulty, ..wish(seed) })).map(elo).collect();
            assert!(chosen.iter().all(|elo| (from..=from + 600).contains(elo)), "{chosen:?}");
            assert!(chosen.iter().collect::<HashSet<_>>().len() > 10, "{chosen:?}");
        }
    }

    #[test]
    fn recent_ones_come_only_where_nothing_else_is_left() {
        let puzzles = puzzles();
        let theme = Some(Theme::Escort);
        let mut recent = Vec::new();
        for seed in 0..10 {
            let found = choose(&puzzles, &Wish { theme, recent: &recent, ..wish(seed) }).expect("there are ten");
            assert!(found.themes.contains(&Theme::Escort) && !recent.contains(&found.id));
            recent.push(found.id);
        }
        assert!(choose(&puzzles, &Wish { theme, recent: &recent, ..wish(1) }).is_some());
        assert_eq!(choose(&puzzles, &Wish { theme: Some(Theme::Impero), ..wish(1) }), None);
    }

    #[test]
    fn far_away_the_nearest_is_taken() {
        let mut puzzles = puzzles();
        let found = choose(&puzzles, &Wish { elo: 4000.0, ..wish(1) }).expect("there are some");
        assert_eq!(elo(found), 400 + 20 * 99);
        puzzles.iter_mut().for_each(|puzzle| puzzle.rating = None);
        assert!(choose(&puzzles, &wish(1)).is_some());
        assert_eq!(choose(&[], &wish(1)), None);
    }

    #[test]
    fn each_puzzle_is_that_of_a_day_once_a_round() {
        let puzzles = puzzles();
        let of_days = |days: std::ops::Range<Day>| -> Vec<PuzzleId> {
            days.filter_map(|day| daily(&puzzles, day)).map(|puzzle| puzzle.id).collect()
        };
        let (first, second) = (of_days(20_000..20_100), of_days(20_100..20_200));
        assert_eq!(first.iter().collect::<HashSet<_>>().len(), 100);
        assert_ne!(first, second);
        let mut reversed = puzzles.clone();
        reversed.reverse();
        assert_eq!(daily(&puzzles, 20_733), daily(&reversed, 20_733));
        assert_eq!(daily(&[], 3), None);
    }
}
