//! What a journey expects to find.

use bevy::prelude::*;
use ludarium_record::EndReason;
use ludarium_rules::{Side, Step as RuleStep};

use super::Step;
use super::drive::table;
use crate::advice::{Hint, Judgement};
use crate::hud::player_name;
use crate::input::Selection;
use crate::rating::Ratings;
use crate::schedule::Screen;
use crate::ui::Buttons;

/// Looks whether the window is as a step expects it.
///
/// # Errors
/// It is not; what it is instead.
pub fn expect(world: &mut World, step: &Step) -> Result<(), String> {
    match step {
        Step::Expect(text) => same("the position", table(world)?.shown_position().to_string(), text.clone()),
        Step::ExpectPly(ply) => {
            let table = table(world)?;
            if let Some(result) = table.result() {
                return Err(format!("the match is over: {}", result.sentence(table.game().position())));
            }
            same("the ply", table.game().ply(), *ply)
        }
        Step::ExpectResult(winner, reason) => {
            let table = table(world)?;
            let result = table.result().ok_or("the match is not over")?;
            let shown = match result.winner {
                Some(Side::White) => "white",
                Some(Side::Black) => "black",
                None => "draw",
            };
            let word = EndReason::word(&result.reason);
            same("the result", (shown.to_owned(), word.to_owned()), (winner.clone(), reason.clone()))
        }
        Step::ExpectNotice(part) => {
            let notice = world.resource::<Selection>().notice.clone();
            let hint = world.resource::<Hint>().visible_turn().map(|(_, told)| told.line.clone());
            let other = table(world)?.notice().map(str::to_owned).or(table(world)?.claim());
            let line = notice.or(hint).or(other).unwrap_or_default();
            if line.contains(part) { Ok(()) } else { Err(format!("the line at the foot says \"{line}\"")) }
        }
        Step::ExpectNoHint => {
            let hint = world.resource::<Hint>();
            same("whether there is a hint", hint.is_sought() || hint.visible_turn().is_some(), false)
        }
        Step::ExpectVerdict(wanted) => {
            let white = world.resource::<Judgement>().shown().map(|verdict| verdict.white);
            let fits = match (white, wanted) {
                (Some(white), Some((low, high))) => (*low..=*high).contains(&white),
                (None, None) => true,
                _ => false,
            };
            if fits { Ok(()) } else { Err(format!("White's share is {white:?}, not {wanted:?}")) }
        }
        Step::ExpectPlayers(white, black) => {
            let (table, ratings) = (table(world)?, world.resource::<Ratings>());
            let names = Side::ALL.map(|side| player_name(table, ratings, side));
            let fits = names[0].contains(white) && names[1].contains(black);
            if fits { Ok(()) } else { Err(format!("the players are called {names:?}")) }
        }
        Step::ExpectScreen(name) => {
            same("the screen", format!("{:?}", world.resource::<State<Screen>>().get()), name.clone())
        }
        Step::ExpectButton(name, wanted) => {
            same("whether the button is shown", world.resource::<Buttons>().find(name).is_some(), *wanted)
        }
        Step::ExpectChoices(names) => {
            let position = table(world)?.game().position();
            let mut offered: Vec<String> = world
                .resource::<Selection>()
                .next
                .iter()
                .filter_map(RuleStep::cell)
                .map(|cell| position.cell_name(cell))
                .collect();
            let mut wanted = names.clone();
            offered.sort();
            wanted.sort();
            same("what can be chosen", offered, wanted)
        }
        other => Err(format!("{other:?} expects nothing")),
    }
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, found: T, wanted: T) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("{what} is {found:?}, not {wanted:?}")) }
}
