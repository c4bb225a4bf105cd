//! The tournament of people at this screen: every match of it that ends at the table is entered.

use bevy::prelude::*;

pub use ludarium_profile::{Pairing, Row, Score, Tournament, TournamentFault};

use crate::kept::read_kept;
use crate::table::{EndingWithdrawn, MatchEnded, Table};
use crate::words::text;

/// The tournament with what was kept of it.
pub fn plugin(app: &mut App) {
    read_kept(app, Tournament::load);
    app.add_plugins(keep);
}

/// The observers of what is played.
pub fn keep(app: &mut App) {
    app.init_resource::<Tournament>().add_observer(enter).add_observer(withdraw);
}

fn enter(_: On<MatchEnded>, table: Option<Res<Table>>, mut tournament: ResMut<Tournament>) {
    if let Some(table) = table.filter(|table| !table.is_exercise()) {
        tournament.enter(table.game());
    }
}

fn withdraw(_: On<EndingWithdrawn>, table: Option<Res<Table>>, mut tournament: ResMut<Tournament>) {
    if let Some(table) = table {
        tournament.withdraw(table.game());
    }
}

/// Why a tournament cannot begin, in the player's language.
#[must_use]
pub fn words_of(fault: TournamentFault) -> String {
    match fault {
        TournamentFault::Players => {
            text!("tournament-players", least = Tournament::LEAST_PLAYERS, most = Tournament::MOST_PLAYERS)
        }
        TournamentFault::SameName => text!("tournament-same-name"),
        TournamentFault::NoGame => text!("tournament-no-game"),
    }
}
