//! The ratings of all places on the line, by all games of a calibration.

use ludarium_ai::{Rating, Style};

use super::player::Player;
use super::state::{Pair, State};
use ludarium_lab::contender::Place;
use ludarium_lab::strength::bradley_terry::{Pairing, Prior, Ratings, interpolation, isotonic, ratings};

/// The steps of the line between whose ends its rating is interpolated.
const STEPS: u32 = 20;

/// The prior standard deviation of the change from one step of the line to the next, in Elo points.
const BEND: f64 = 40.0;

/// The prior standard deviation of the effect of a place's style, in Elo points.
const STYLE_EFFECT: f64 = 40.0;

/// The fewest games that make a place measured.
const MIN_GAMES: u32 = 16;

/// The length of the end of the measured line whose rise the line keeps beyond it.
const END: f64 = 0.15;

/// How much the rating rises along the line beyond what was measured, where games would take too long: as it does at the end
/// of what was measured, in Elo points for a strength of 1.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Gain {
    elo: f64,
    /// Half the width of their 95 % interval.
    error: f64,
}

/// The ratings of everybody in a calibration, in Elo points of the common scale.
pub struct Scale {
    points: Vec<f64>,
    /// The ratings at the points that were measured, which never fall.
    elo: Vec<f64>,
    /// Places with a style, and by how much they are stronger than the line.
    styled: Vec<(Place, f64)>,
    /// The strongest place that was measured.
    measured_to: f64,
    /// How the line rises beyond it.
    gain: Gain,
    random: f64,
    ratings: Ratings,
}

impl Scale {
    /// The ratings by all games; `None` if they do not connect all players, or `greedy` has not played.
    pub fn measure(state: &State) -> Option<Scale> {
        let points: Vec<f64> = (0..=STEPS).map(|i| f64::from(i) / f64::from(STEPS)).collect();
        let mut layout = Layout { points, styled: Vec::new() };
        let players = || state.pairs.iter().flat_map(|pair| [pair.low, pair.high]);
        for place in players().filter_map(Player::place) {
            if place.style != Style::AllRound && !layout.styled.contains(&place) {
                layout.styled.push(place);
            }
        }
        let played = || state.pairs.iter().filter(|pair| pair.results.games() > 0);
        let pairing = |pair: &Pair| Pairing::of_sums(&layout.sum(pair.high), &layout.sum(pair.low), pair.results);
        let pairings: Vec<Pairing> = played().map(pairing).collect();
        let prior =
            Prior::Scale { points: layout.points.len(), bend: BEND, deviation: STYLE_EFFECT, free: Layout::FREE };
        let found = ratings(layout.count(), &pairings, prior)?;
        let measured = played().filter(|pair| pair.results.games() >= MIN_GAMES).flat_map(|pair| [pair.low, pair.high]);
        let strengths = measured.filter_map(Player::place).map(|place| place.strength.get());
        Some(Scale::of(layout, found, strengths.fold(0.0, f64::max)))
    }

    fn of(layout: Layout, ratings: Ratings, measured_to: f64) -> Scale {
        let rating = |player| sum_of(&layout.sum(player), &ratings.elo);
        let (greedy, random) = (rating(Player::Greedy), rating(Player::Random));
        let anchored = |elo: f64| elo - greedy + Rating::OF_GREEDY;
        let on_line: Vec<f64> = ratings.elo[..layout.points.len()].iter().copied().map(anchored).collect();
        let deviations = &ratings.elo[layout.points.len()..];
        let styled = layout.styled.iter().copied().zip(deviations.iter().copied()).collect();
        let elo = isotonic(&on_line);
        let end = [(measured_to - END).max(0.0), measured_to];
        let [low, high] = end.map(|strength| interpolation(&layout.points, strength));
        let length = (end[1] - end[0]).max(END);
        let gain = Gain {
            elo: (sum_of(&high, &elo) - sum_of(&low, &elo)) / length,
            error: ratings.error_of_sums(&high, &low) / length,
        };
        Scale { elo, points: layout.points, styled, measured_to, gain, random: anchored(random), ratings }
    }

    /// The rating of the player without any plan.
    pub fn of_random(&self) -> f64 {
        self.random
    }

    /// The strongest place that was measured.
    pub fn measured_to(&self) -> f64 {
        self.measured_to
    }

    /// By how much a place is stronger than the line because of its style.
    pub fn deviation(&self, place: Place) -> f64 {
        self.styled.iter().find(|(known, _)| *known == place).map_or(0.0, |(_, deviation)| *deviation)
    }

    /// The rating of a place; beyond the strongest one that was measured the line goes on to rise.
    pub fn elo(&self, place: Place) -> f64 {
        self.elo_of_line(place.strength.get()) + self.deviation(place)
    }

    /// The rating of a strength without a style.
    pub fn elo_of_line(&self, strength: f64) -> f64 {
        let measured = sum_of(&interpolation(&self.points, strength.min(self.measured_to)), &self.elo);
        measured + self.gain.elo * (strength - self.measured_to).max(0.0)
    }

    /// Half the width of the 95 % interval of the difference of two places, of which the first is the stronger one.
    pub fn error(&self, place: Place, before: Place) -> f64 {
        let measured = self.ratings.error_of_sums(&self.sum(place), &self.sum(before));
        let beyond = |place: Place| (place.strength.get() - self.measured_to).max(0.0);
        measured.hypot(self.gain.error * (beyond(place) - beyond(before)))
    }

    /// The weakest strength of that rating on the line.
    pub fn strength_of(&self, elo: f64) -> f64 {
        let (mut low, mut high) = (0.0, 1.0);
        for _ in 0..40 {
            let middle = (low + high) / 2.0;
            if self.elo_of_line(middle) < elo { low = middle } else { high = middle }
        }
        high
    }

    /// The parameters whose sum is the measured part of the rating of a place.
    fn sum(&self, place: Place) -> Vec<(usize, f64)> {
        let mut sum = interpolation(&self.points, place.strength.get().min(self.measured_to)).to_vec();
        let styled = self.styled.iter().position(|(known, _)| *known == place);
        sum.extend(styled.map(|number| (self.points.len() + number, 1.0)));
        sum
    }
}

/// Which parameter of the model is what: the points of the line, the deviations of styles, and the players beside it.
struct Layout {
    points: Vec<f64>,
    styled: Vec<Place>,
}

impl Layout {
    /// Players that are not on the line.
    const FREE: usize = 2;

    fn count(&self) -> usize {
        self.points.len() + self.styled.len() + Layout::FREE
    }

    /// The parameters whose sum is the rating of a player.
    fn sum(&self, player: Player) -> Vec<(usize, f64)> {
        let place = match player {
            Player::Random => return vec![(self.count() - 1, 1.0)],
            Player::Greedy => return vec![(self.count() - 2, 1.0)],
            Player::Place(place) => place,
        };
        let mut sum = interpolation(&self.points, place.strength.get()).to_vec();
        let styled = self.styled.iter().position(|known| *known == place);
        sum.extend(styled.map(|number| (self.points.len() + number, 1.0)));
        sum
    }
}

fn sum_of(sum: &[(usize, f64)], values: &[f64]) -> f64 {
    sum.iter().map(|&(parameter, share)| share * values[parameter]).sum()
}

#[cfg(test)]
mod tests {
    use ludarium_lab::matches::results::Results;

    use super::*;

    fn player(text: &str) -> Player {
        text.parse().expect("a player")
    }

    fn place(text: &str) -> Place {
        text.parse().expect("a place")
    }

    /// A calibration in which the line rises by 1000 points from 0 to 0.6, greedy is as strong as 0.3 and random 300 points
    /// weaker than 0; builders are 60 points stronger.
    fn calibration() -> State {
        let truth = |name: &str| match name {
            "random" => -300.0,
            "greedy" => 500.0,
            _ => {
                let place: Place = name.parse().expect("a place");
                let style = if place.style == Style::Builder { 60.0 } else { 0.0 };
                place.strength.get() / 0.6 * 1000.0 + style
            }
        };
        let mut state = State::empty();
        for (low, high) in [
            ("random", "0"),
            ("0", "0.1"),
            ("0.1", "0.2"),
            ("0.2", "0.3"),
            ("0.3", "0.4"),
            ("0.4", "0.5"),
            ("0.5", "0.6"),
            ("greedy", "0.3"),
            ("0.3", "0.33,builder"),
            ("0.33,builder", "0.4"),
        ] {
            let expected = 1.0 / (1.0 + 10_f64.powf((truth(low) - truth(high)) / 400.0));
            let wins = (expected * 4000.0).round() as u32;
            state.pair_mut(player(low), player(high)).results = Results { wins, draws: 0, losses: 4000 - wins };
        }
        state
    }

    #[test]
    fn the_scale_is_anchored_and_goes_on_where_nothing_was_played() {
        let scale = Scale::measure(&calibration()).expect("connected");
        assert!((scale.elo_of_line(0.3) - 800.0).abs() < 8.0, "{}", scale.elo_of_line(0.3));
        assert!((scale.of_random() - 0.0).abs() < 15.0, "{}", scale.of_random());
        assert!((scale.elo_of_line(0.6) - 1300.0).abs() < 12.0, "{}", scale.elo_of_line(0.6));
        assert_eq!(scale.measured_to(), 0.6);
        let beyond = scale.elo_of_line(0.9) - scale.elo_of_line(0.6);
        assert!((beyond - 500.0).abs() < 20.0, "{beyond}");
        assert!((scale.deviation(place("0.33,builder")) - 60.0).abs() < 15.0);
        assert!((scale.strength_of(1000.0) - 0.42).abs() < 0.01);
        assert_eq!(scale.strength_of(9999.0), 1.0);
    }

    #[test]
    fn what_was_not_measured_is_less_certain() {
        let scale = Scale::measure(&calibration()).expect("connected");
        let error = |place_text: &str, before: &str| scale.error(place(place_text), place(before));
        assert!(error("0.6", "0.5") < 15.0 && error("0.9", "0.8") > error("0.6", "0.5"));
        assert!(error("1", "0.7") > error("0.8", "0.7"));
    }

    #[test]
    fn without_the_anchor_there_is_no_scale() {
        let mut state = calibration();
        state.pairs.retain(|pair| pair.low != Player::Greedy);
        assert!(Scale::measure(&state).is_none());
    }
}
