//! Claims about positions: that exactly one turn does what a task asks for, at every ply of the side that solves.

use std::ops::ControlFlow;

use ludarium_ai::Evaluate;
use ludarium_learn::puzzles::Task;
use ludarium_rules::{GameId, Registered, Which};

use super::solver::{Solver, TooHard};

/// The fewest turns of a position to solve; with fewer there is little to choose.
const FEWEST_TURNS: usize = 4;

/// The fewest turns of a position with a win at once, which is easily seen among a few. Where captures are forced there
/// are never many.
fn fewest_for_win_at_once(game: GameId) -> usize {
    match game {
        GameId::Treason => FEWEST_TURNS,
        GameId::Tress | GameId::Trees | GameId::Tribun | GameId::Gess | GameId::GoChess | GameId::TroopChess => 16,
    }
}

/// The most turns of a position to solve.
const MOST_TURNS: usize = 2000;

/// The most defences that are tried for a main line.
const MOST_DEFENCES: usize = 8;

/// A proved main line: for each ply the turns, the main one first. The solver's are the same to each other.
pub type Proved<P> = Vec<Vec<<P as ludarium_rules::Position>::Turn>>;

/// The main line of a position, if it is a puzzle with that task for the side to move.
pub fn main_line<P: Evaluate + Registered>(
    task: Task,
    position: &P,
    solvers: &mut Solvers,
) -> Result<Option<Proved<P>>, TooHard> {
    let fewest = if task == Task::Win(1) { fewest_for_win_at_once(P::GAME) } else { FEWEST_TURNS };
    if turns_of(position)?.len() < fewest {
        return Ok(None);
    }
    match task {
        Task::Win(plies) => win(position, plies, &mut solvers.own),
        Task::Only(plies) => only(position, plies, solvers),
    }
}

/// What proves wins of the side that solves, and of the other side.
pub struct Solvers {
    /// Of the side that solves.
    pub own: Solver,
    pub other: Solver,
}

impl Solvers {
    /// Solvers for the side to move in a position, each with that budget.
    pub fn new<P: Evaluate + Registered>(position: &P, budget: u64) -> Solvers {
        let side = position.side_to_move();
        Solvers { own: Solver::new(side, budget), other: Solver::new(side.other(), budget) }
    }
}

/// The only way to win within so many plies, where there is no faster one.
fn win<P: Evaluate + Registered>(position: &P, plies: u32, solver: &mut Solver) -> Result<Option<Proved<P>>, TooHard> {
    if plies > 1 && solver.wins(position, plies - 2)? {
        return Ok(None);
    }
    let Some(turns) = single(position, |next| solver.wins(next, plies - 1))? else { return Ok(None) };
    let next = position.play_unchecked(&turns[0]);
    if plies == 1 {
        return Ok(Some(vec![turns]));
    }
    for defence in longest_defences(&next, plies - 1, solver)? {
        if let Some(rest) = win(&next.play_unchecked(&defence), plies - 2, solver)? {
            return Ok(Some([vec![turns, vec![defence]], rest].concat()));
        }
    }
    Ok(None)
}

/// The turns of the losing side after which the win takes longest, those that gain most first.
fn longest_defences<P: Evaluate + Registered>(
    position: &P,
    plies: u32,
    solver: &mut Solver,
) -> Result<Vec<P::Turn>, TooHard> {
    let mut longest = Vec::new();
    for turn in turns_of(position)? {
        let next = position.play_unchecked(&turn);
        let lasts = next.outcome().is_none() && (plies <= 2 || !solver.wins(&next, plies - 3)?);
        if lasts {
            longest.push(turn);
        }
    }
    longest.sort_by_key(|turn| (std::cmp::Reverse(position.gain(turn)), position.turn_key(turn)));
    longest.truncate(MOST_DEFENCES);
    Ok(longest)
}

/// The only turn after which the other side does not win within so many plies, where one's own side does not win soon
/// and the turn does not merely put off the loss.
fn only<P: Evaluate + Registered>(
    position: &P,
    plies: u32,
    solvers: &mut Solvers,
) -> Result<Option<Proved<P>>, TooHard> {
    let other = &mut solvers.other;
    let Some(turns) = single(position, |next| Ok(!other.wins(next, plies - 1)?))? else { return Ok(None) };
    let next = position.play_unchecked(&turns[0]);
    let holds = plies >= 4 || !other.wins(&next, 3)?;
    Ok((holds && !solvers.own.wins(position, 3)?).then(|| vec![turns]))
}

/// All turns, unless there are too many to search.
fn turns_of<P: Evaluate + Registered>(position: &P) -> Result<Vec<P::Turn>, TooHard> {
    let mut turns = Vec::new();
    let end = position.visit(Which::All, |turn| {
        turns.push(turn);
        if turns.len() > MOST_TURNS { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    if end.is_break() { Err(TooHard) } else { Ok(turns) }
}

/// The turns after which something holds, if all of them lead to one position; those that gain most are looked at
/// first.
fn single<P: Evaluate + Registered>(
    position: &P,
    mut holds: impl FnMut(&P) -> Result<bool, TooHard>,
) -> Result<Option<Vec<P::Turn>>, TooHard> {
    let mut turns = turns_of(position)?;
    turns.sort_by_key(|turn| (std::cmp::Reverse(position.gain(turn)), position.turn_key(turn)));
    let mut found: Option<(P, Vec<P::Turn>)> = None;
    for turn in turns {
        let next = position.play_unchecked(&turn);
        match &mut found {
            Some((known, same)) if *known == next => same.push(turn),
            Some(_) if holds(&next)? => return Ok(None),
            None if holds(&next)? => found = Some((next, vec![turn])),
            _ => {}
        }
    }
    Ok(found.map(|(_, turns)| turns))
}

#[cfg(test)]
mod tests {
    use ludarium_rules::games::tress::Tress;
    use ludarium_rules::{Notation, Position};

    use super::*;

    /// The texts of the main line of a position, if it is a puzzle with that task.
    fn line(task: Task, text: &str) -> Option<Vec<String>> {
        let mut position = Tress::parse(text, Default::default()).expect("a valid text");
        let mut solvers = Solvers::new(&position, 1_000_000);
        let line = main_line(task, &position, &mut solvers).expect("a small board")?;
        let mut texts = Vec::new();
        for turns in line {
            assert_eq!(turns.len(), 1, "in Tress no two turns lead to one position");
            texts.push(position.turn_text(&turns[0]));
            position = position.play_unchecked(&turns[0]);
        }
        Some(texts)
    }

    #[test]
    fn a_faster_win_is_no_puzzle() {
        // The Knight takes the last monarch.
        assert_eq!(line(Task::Win(3), "k7/1N6/8/8/8/8/8/Q6K w"), None);
    }

    #[test]
    fn a_main_line_has_one_right_turn_at_every_ply_and_a_long_defence() {
        let text = "3q4/8/1g4k1/3NQ3/8/8/6K1/8 w";
        let found = line(Task::Win(3), text).expect("the King reaches the Fortress");
        assert_eq!((found.len(), found[0].as_str(), found[2].as_str()), (3, "g2f3", "f3e4"));
        for other in [Task::Win(1), Task::Win(5), Task::Only(2)] {
            assert_eq!(line(other, text), None, "{other}");
        }
    }

    #[test]
    fn a_single_defence_is_one_turn() {
        let text = "6k1/2G3K1/8/3n4/4n3/Q7/8/6P1 b";
        assert_eq!(line(Task::Only(2), text), Some(vec!["g8g7".to_owned()]));
        assert_eq!(line(Task::Win(3), text), None);
    }
}
