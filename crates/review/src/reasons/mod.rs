//! Why a turn is a mistake: what the evaluation counts at the end of the line that was chosen, compared with the end of the
//! best line.

mod danger;
mod explainer;
mod terms;
mod topic;

use ludarium_ai::{EvalTrace, Evaluate, Score, fit};
use ludarium_rules::{AnyPosition, AnyTurn, GameId, Message, Side, TurnError, match_game};

pub use explainer::Explainer;
pub use topic::{Purpose, SENTENCES, Topic, Why};

use terms::{Role, What, about};

use crate::{Pieces, pieces};

/// How many turns of both lines are played before the positions are compared.
const PLIES: usize = 7;

/// A second reason weighs at least this part of the first.
const SECOND: f64 = 0.4;

/// What the scores of a mistake are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sides {
    /// The value before the turn, for the side that plays it.
    pub before: Score,
    /// The value after it, for the same side.
    pub after: Score,
    pub ends: bool,
}

/// The reasons of a mistake: at most two, the weightiest first.
pub(crate) fn reasons(
    position: &AnyPosition,
    played: &[AnyTurn],
    best: &[AnyTurn],
    sides: Sides,
) -> Result<Vec<Message>, TurnError> {
    let mover = position.side_to_move();
    let turns = |plies: u32| plies.div_ceil(2).max(1);
    let certain = match (sides.before, sides.after) {
        (_, Score::LossIn(_)) if sides.ends => Some(Why::LosesAtOnce),
        (_, Score::LossIn(plies)) => Some(Why::AllowsWin { side: mover.other(), turns: turns(plies) }),
        (Score::WinIn(plies), _) => Some(Why::MissesWin { turns: turns(plies) }),
        _ if sides.ends => Some(Why::DrawsAtOnce),
        _ => None,
    };
    if let Some(why) = certain {
        return Ok(vec![why.into()]);
    }
    let (played, best) = (positions(position, played)?, positions(position, best)?);
    let last = played.len().min(best.len()).min(PLIES + 1) - 1;
    Ok(compare(&played[last], &best[last], mover).into_iter().map(|(kind, what)| kind.loss(what).into()).collect())
}

/// The position and those after each turn of a line, so long as the game goes on.
fn positions(from: &AnyPosition, line: &[AnyTurn]) -> Result<Vec<AnyPosition>, TurnError> {
    let mut positions = vec![from.clone()];
    for turn in line.iter().take(PLIES) {
        let next = positions[positions.len() - 1].play(turn)?;
        if next.outcome().is_some() {
            break;
        }
        positions.push(next);
    }
    Ok(positions)
}

/// What is counted in a position: of each term, for White and for Black.
fn counts(position: &AnyPosition) -> Vec<[i32; 2]> {
    struct Counts(Vec<[i32; 2]>);
    impl EvalTrace for Counts {
        fn add(&mut self, term: usize, side: Side, count: i32) {
            self.0[term][side.index()] += count;
        }
    }
    fn of<P: Evaluate>(position: &P) -> Vec<[i32; 2]> {
        let mut counts = Counts(vec![[0; 2]; P::TERMS.len()]);
        position.trace(&mut counts);
        counts.0
    }
    match_game!(position, position => of(position))
}

/// By how much less there is on the board, in hundredths of the game's smallest piece, where something was taken for nothing:
/// the weights of some evaluations make the cheapest piece a little more than that.
pub(crate) const LEAST_TAKEN: i32 = 50;

/// How much more a side has on the board than the other, in hundredths of the game's smallest piece, by the weights of the
/// terms that count what can be taken.
pub(crate) fn material(position: &AnyPosition, side: Side) -> i32 {
    let game = position.game();
    let weighed = fit::terms(game).iter().zip(fit::weights(game)).zip(fit::counts(position));
    let is_material = |term: &str| about(game, term).is_some_and(|about| about.role == Role::Material);
    let more = weighed.filter(|((term, _), _)| is_material(term.name)).map(|((_, weight), count)| weight * count);
    let more: i32 = more.sum();
    if side == Side::White { more } else { -more }
}

/// Something that one side has less of, or the other one more.
struct Change {
    what: What,
    holder: Side,
    material: bool,
    /// What that is worth to the other side of `mover`, in hundredths of the smallest piece.
    loss: i32,
    /// How many more the holder has of it than after the best line; fewer if it is negative.
    units: i32,
}

/// Which of the two sides something is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// The mover has less of it.
    Own,
    /// Pieces of the other side that are still there.
    Prey,
    /// This side has more of it.
    Theirs(Side),
}

impl Kind {
    /// Why it is a loss to be worse off in it.
    fn loss(self, what: Message) -> Why {
        match self {
            Kind::Own => Why::GivesUp { what },
            Kind::Prey => Why::Spares { what },
            Kind::Theirs(side) => Why::Leaves { side, what },
        }
    }

    /// What it is for to be better off in it.
    fn gain(self, what: Message) -> Purpose {
        match self {
            Kind::Own => Purpose::Gains { what },
            Kind::Prey => Purpose::Takes { what },
            Kind::Theirs(side) => Purpose::Denies { side, what },
        }
    }
}

/// What `mover` is worse off in, in the position `worse` compared with `better`: at most two things, the weightiest first.
fn compare(worse: &AnyPosition, better: &AnyPosition, mover: Side) -> Vec<(Kind, Message)> {
    let game = worse.game();
    let mut changes: Vec<Change> = Vec::new();
    let counted = counts(worse).into_iter().zip(counts(better));
    for ((term, weight), (now, then)) in fit::terms(game).iter().zip(fit::weights(game)).zip(counted) {
        let Some(about) = about(game, term.name) else { continue };
        let means_good = matches!(about.role, Role::Asset | Role::Material);
        for side in [Side::White, Side::Black] {
            let more = now[side.index()] - then[side.index()];
            // A term whose weight says the opposite of its name explains nothing.
            let counts = (*weight > 0) == means_good && *weight != 0;
            let value = if counts { weight * more } else { 0 };
            let loss = if side == mover { -value } else { value };
            let holder = if about.role == Role::Gift { side.other() } else { side };
            let units = if about.role == Role::Lack { -about.units * more } else { about.units * more };
            match changes.iter_mut().find(|change| change.what == about.what && change.holder == holder) {
                Some(change) => (change.loss, change.units) = (change.loss + loss, change.units + units),
                None => {
                    let material = about.role == Role::Material;
                    changes.push(Change { what: about.what.clone(), holder, material, loss, units });
                }
            }
        }
    }
    let trees = [Side::White, Side::Black].map(|side| {
        let (rich, poor) = if side == mover { (better, worse) } else { (worse, better) };
        let trees = pieces::missing_trees(side, rich, poor);
        trees.inspect(|_| gather_material(&mut changes, side))
    });
    changes.retain(|change| change.loss > 0);
    changes.sort_by_key(|change| std::cmp::Reverse(change.loss));
    let most = changes.first().map_or(0.0, |first| f64::from(first.loss));
    let weighty = changes.into_iter().take(2).filter(|change| f64::from(change.loss) >= SECOND * most);
    weighty.map(|change| change.said(game, mover, &trees)).collect()
}

/// Makes one change of all that a side has less of on the board: a tree that is gone is its squares, and what has become
/// of them, as well.
fn gather_material(changes: &mut Vec<Change>, holder: Side) {
    let (material, mut others): (Vec<Change>, Vec<Change>) =
        std::mem::take(changes).into_iter().partition(|change| change.material && change.holder == holder);
    let loss = material.iter().map(|change| change.loss).sum();
    let what = What::Topic(Topic::TreesTree);
    others.push(Change { what, holder, material: true, loss, units: 1 });
    *changes = others;
}

impl Change {
    /// What it is about; `trees` are those of each side that are gone.
    fn said(self, game: GameId, mover: Side, trees: &[Option<Message>; 2]) -> (Kind, Message) {
        let count = self.units.unsigned_abs().max(1);
        let gone = trees[self.holder.index()].clone().filter(|_| self.what == What::Topic(Topic::TreesTree));
        let what = match self.what {
            _ if gone.is_some() => gone,
            What::Pieces(kind) => Pieces::of(game, kind, count).map(Message::from),
            What::Topic(Topic::TressZones { .. }) => Some(Topic::TressZones { count }.into()),
            What::Topic(topic) => Some(topic.into()),
        };
        // Every kind of piece that is counted has words, as a test says.
        let what = what.unwrap_or_else(|| Topic::Room.into());
        let kind = match self.holder == mover {
            true => Kind::Own,
            false if self.material => Kind::Prey,
            false => Kind::Theirs(self.holder),
        };
        (kind, what)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// What explains nothing to people, by game.
    const SILENT: [(GameId, &[&str]); 5] = [
        (GameId::Tress, &["no monarch"]),
        (GameId::Tribun, &["cover", "servus step"]),
        (GameId::Treason, &["lead", "odd end", "rim", "Spy on rim"]),
        (GameId::Gess, &[]),
        (GameId::GoChess, &[]),
    ];

    #[test]
    fn every_term_speaks_of_something_or_is_known_to_explain_nothing() {
        for game in GameId::ALL {
            let silent = SILENT.iter().find(|(of, _)| *of == game).map_or(&[][..], |(_, names)| names);
            for term in fit::terms(game) {
                let is_silent = term.name == "tempo" || silent.contains(&term.name);
                assert_eq!(about(game, term.name).is_none(), is_silent, "{game}: {}", term.name);
            }
        }
    }

    #[test]
    fn every_topic_is_spoken_of() {
        let mut used = HashSet::new();
        for game in GameId::ALL {
            for about in fit::terms(game).iter().filter_map(|term| about(game, term.name)) {
                match about.what {
                    What::Topic(topic) => {
                        used.insert(Message::from(topic).key.into_owned());
                    }
                    What::Pieces(kind) => assert!(Pieces::of(game, kind, 1).is_some(), "{game}: {kind}"),
                }
            }
        }
        for sentence in Topic::SENTENCES {
            assert!(used.contains(sentence.key), "{} is never said", sentence.key);
        }
    }

    /// What the mover is worse off in, as reasons of a mistake.
    fn said(worse: &AnyPosition, better: &AnyPosition, mover: Side) -> Vec<String> {
        compare(worse, better, mover)
            .into_iter()
            .map(|(kind, what)| Message::from(kind.loss(what)).to_string())
            .collect()
    }

    #[test]
    fn a_lost_knight_and_given_up_zones_are_named() {
        let read = |text| AnyPosition::parse(GameId::Tress, text, &[]).expect("a position");
        let better = read("qg1pp1gk/nn1nn1nn/8/8/8/3N4/NN2N1NN/QG1PP1GK b");
        let worse = read("qg1pp1gk/nn1nn1nn/8/8/8/8/NN2N1NN/QG1PP1GK b");
        let all = said(&worse, &better, Side::White);
        assert_eq!(all.first().map(String::as_str), Some("gives up a Knight"), "{all:?}");
        let all = said(&better, &worse, Side::Black);
        assert_eq!(all.first().map(String::as_str), Some("misses taking a Knight"), "{all:?}");
        assert!(compare(&better, &better, Side::White).is_empty());
    }

    #[test]
    fn a_lost_tree_is_named_and_not_what_its_squares_have_become() {
        let read = |ranks: &str| {
            let text = format!("bA,bB,bC,bD,bh,bF,bG,bH/bg,bg,bg,bg,bg,bg,bg,bg/8/8/8/{ranks} w - -");
            AnyPosition::parse(GameId::Trees, &text, &[]).expect("a position")
        };
        let pine = read("2,wD,wg,4/wu,wu,wu,wD,wu,wu,wu,wu/wA,wB,wC,wD,wh,wF,wG,wH");
        for gone in ["8/wu,wu,wu,1,wu,wu,wu,wu/wA,wB,wC,1,wh,wF,wG,wH", "8/8/wA,wB,wC,wu,wh,wF,wG,wH"] {
            let gone = read(gone);
            let all = said(&gone, &pine, Side::White);
            assert_eq!(all.first().map(String::as_str), Some("gives up the Pine"), "{all:?}");
            let all = said(&pine, &gone, Side::Black);
            assert_eq!(all.first().map(String::as_str), Some("misses taking the Pine"), "{all:?}");
        }
    }
}
