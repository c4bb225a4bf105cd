//! What puzzle is wanted.

use ludarium_learn::puzzles::{
    self, Catalogue, Day, Difficulty, GameProgress, Puzzle, PuzzleId, PuzzleRun, Theme, daily,
};
use ludarium_rules::GameId;

use super::{MistakeWish, Mistakes};

/// Which puzzle of a game is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// That of the day.
    Daily,
    /// One about as hard as the player is strong, or easier or harder.
    Rated(Difficulty),
    /// One about this.
    Theme(Theme),
    /// The easiest about this.
    FirstOf(Theme),
    /// The one that has waited longest to come back; where none is due, one as hard as the player is strong.
    Review,
    /// The one of that name.
    Named(PuzzleId),
    /// A mistake of one's own, to find a better turn.
    Mistake(MistakeWish),
}

impl Wish {
    /// What is wanted after a puzzle that was wanted like this.
    #[must_use]
    pub fn following(self, last: PuzzleId) -> Wish {
        match self {
            Wish::Mistake(wish) => Wish::Mistake(MistakeWish { after: Some(last), ..wish }),
            Wish::Daily | Wish::Named(_) => Wish::Rated(Difficulty::Even),
            Wish::FirstOf(theme) => Wish::Theme(theme),
            Wish::Rated(_) | Wish::Theme(_) | Wish::Review => self,
        }
    }

    /// The name of the mistake that is wanted, if it is one: asked for, or the one that has waited longest to come back.
    #[must_use]
    pub fn mistake(
        self,
        game: GameId,
        catalogue: &Catalogue,
        mistakes: &Mistakes,
        (player, today): (&GameProgress, Day),
    ) -> Option<PuzzleId> {
        match self {
            Wish::Mistake(wish) => mistakes.choose(game, wish).map(|mistake| mistake.id),
            Wish::Review => {
                let is_mistake = |id: &PuzzleId| mistakes.find(game, *id).is_some();
                let mut due = player.reviews.due(today);
                due.find(|id| is_mistake(id) || catalogue.find(*id).is_some()).filter(is_mistake)
            }
            _ => None,
        }
    }

    /// Chooses a puzzle and begins it; `seed` decides among several. Those that cannot be played are left out of the
    /// catalogue on the way. `None` if there is none like that.
    pub fn grant(
        self,
        catalogue: &mut Catalogue,
        player: &GameProgress,
        today: Day,
        seed: u64,
    ) -> Option<(Puzzle, PuzzleRun)> {
        // Each round that finds a puzzle which cannot be played makes the catalogue smaller.
        loop {
            let puzzle = self.choose(catalogue, player, today, seed)?.clone();
            if let Some(run) = catalogue.open(puzzle.id) {
                return Some((puzzle, run));
            }
        }
    }

    fn choose<'a>(self, catalogue: &'a Catalogue, player: &GameProgress, today: Day, seed: u64) -> Option<&'a Puzzle> {
        let wish = |difficulty, theme| puzzles::Wish {
            elo: player.rating.elo,
            difficulty,
            theme,
            recent: &player.recent,
            seed,
        };
        let puzzles = catalogue.puzzles();
        let rated = |difficulty| puzzles::choose(puzzles, &wish(difficulty, None));
        match self {
            Wish::Daily => daily(puzzles, today),
            Wish::Rated(difficulty) => rated(difficulty),
            Wish::Theme(theme) => puzzles::choose(puzzles, &wish(Difficulty::Even, Some(theme))),
            Wish::FirstOf(theme) => puzzles::easiest(puzzles, theme, &player.recent),
            Wish::Review => {
                let due = player.reviews.due(today).find_map(|id| catalogue.find(id));
                due.or_else(|| rated(Difficulty::Even))
            }
            Wish::Named(id) => catalogue.find(id),
            // It is in no catalogue.
            Wish::Mistake(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "039719f3 | win 3 | 900 70 | escort | g2f3 b6a4 f3e4 | 3q4/8/1g4k1/3NQ3/8/8/6K1/8 w | -";

    fn catalogue(lines: &[&str]) -> Catalogue {
        let text = format!("puzzles 1 tress seed 1 games 8\n{}\n", lines.join("\n"));
        Catalogue::parse("tress.txt".to_owned(), text.into())
    }

    #[test]
    fn what_cannot_be_played_is_passed_over() {
        let bad = GOOD.replace("039719f3", "00000001").replace("g2f3", "g2g8");
        let escort = [Wish::Theme(Theme::Escort), Wish::FirstOf(Theme::Escort)];
        for wish in [Wish::Daily, Wish::Rated(Difficulty::Harder), Wish::Review].into_iter().chain(escort) {
            let mut all = catalogue(&[&bad, GOOD]);
            for seed in 0..8 {
                let (puzzle, _) = wish.grant(&mut all, &GameProgress::default(), 20_000, seed).expect("one is good");
                assert_eq!(puzzle.id.to_string(), "039719f3");
            }
        }
        let mut none = catalogue(&[&bad]);
        assert!(Wish::Daily.grant(&mut none, &GameProgress::default(), 20_000, 0).is_none());
        assert!(none.puzzles().is_empty() && none.troubles().len() == 1);
    }

    #[test]
    fn reviews_come_in_the_order_in_which_they_have_waited() {
        let other = GOOD.replace("039719f3", "00000001");
        let mut all = catalogue(&[&other, GOOD]);
        let mut player = GameProgress::default();
        let [first, second] = [all.puzzles()[0].id, all.puzzles()[1].id];
        player.reviews.failed("ffffffff".parse().expect("a name"), 9);
        player.reviews.failed(second, 10);
        player.reviews.failed(first, 11);
        let (puzzle, _) = Wish::Review.grant(&mut all, &player, 20, 0).expect("two are due, and one that is gone");
        assert_eq!(puzzle.id, second);
    }
}
