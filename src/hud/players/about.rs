//! Who plays a side, and what is to be said of it.

use bevy_egui::egui::{TextStyle, Ui};
use ludarium_record::Player;
use ludarium_rules::{GameId, Side};

use super::thinking::thought_words;
use super::{ONE_LINE, Plates, SEPARATOR};
use crate::rating::{BuiltIn, own_name, player_name, points};
use crate::ui::{fit, fonts, to_egui};
use crate::words::{self, OpponentWords, text};

impl Plates<'_> {
    pub(super) fn name(&self, ui: &mut Ui, side: Side) {
        let name = player_name(&self.table, side);
        fit::cut_label(ui, &name, &fonts::bold(19.0), 15.0, to_egui(self.palette.panel.text), 2);
    }

    /// What is to be said of a side, or the character and the strength of an AI: in one line, or in short ones.
    pub(super) fn about(&self, ui: &mut Ui, side: Side, one_line: bool) {
        let color = to_egui(self.palette.panel.weak_text);
        let lines = match (self.status(side), self.player(side)) {
            (Some(status), _) => vec![status],
            (None, Player::Ai { .. } | Player::Even { .. }) => self.character(side, one_line),
            (None, Player::Program { .. }) => self.program(side, one_line),
            (None, player @ Player::Human { .. }) => {
                own_name(player, side).map(|_| words::side(side)).into_iter().collect()
            }
        };
        for line in lines {
            let font = TextStyle::Small.resolve(ui.style());
            fit::label(ui, &line, &font, if one_line { ONE_LINE } else { font.size }, color);
        }
    }

    /// The opponent that is part of the program, if one plays the side.
    pub(super) fn opponent(&self, side: Side) -> Option<BuiltIn> {
        BuiltIn::of(self.table.game().setup().game, self.player(side))
    }

    pub(super) fn character(&self, side: Side, one_line: bool) -> Vec<String> {
        let Some(BuiltIn { character, elo, .. }) = self.opponent(side) else { return Vec::new() };
        let style = words::style_name(character.style());
        let elo = points(self.game(), elo);
        if one_line { vec![[style, elo].join(SEPARATOR)] } else { vec![style, elo] }
    }

    /// What a program says it is, and what it thought last.
    pub(super) fn program(&self, side: Side, one_line: bool) -> Vec<String> {
        let called = self.seat.introduction(side).map(|program| program.name.clone());
        let called = called.filter(|called| *called != self.player(side).name());
        let called = called.map(|called| words::foreign(&called, words::NAME));
        let thought = self.seat.thought(side).map(thought_words).unwrap_or_default();
        let lines: Vec<String> = called.into_iter().chain(thought).collect();
        match lines.is_empty() {
            true => vec![text!("players-program")],
            false if one_line => vec![lines.join(SEPARATOR)],
            false => lines,
        }
    }

    /// What is to be said of a side beside whose turn it is.
    pub(super) fn status(&self, side: Side) -> Option<String> {
        let game = self.table.game();
        if self.unseen.result_seen(&self.table).is_some_and(|result| result.winner == Some(side)) {
            return Some(text!("players-has-won"));
        }
        if game.offer() == Some(side) {
            return Some(text!("players-offers-draw"));
        }
        if self.seat.trouble(&self.table).is_some_and(|trouble| trouble.side == side) {
            return Some(text!("players-troubled"));
        }
        let paused = self.is_to_move(side) && game.clocks_paused() && game.clocks().is_some();
        paused.then(|| text!("players-clock-paused"))
    }

    /// What the opponent says at the start and at the end of a match against a person.
    pub(super) fn says(&self, side: Side) -> Option<String> {
        let level = self.opponent(side)?.character;
        if !self.table.is_human(side.other()) {
            return None;
        }
        let part = match self.unseen.result_seen(&self.table) {
            Some(result) => Some(OpponentWords::LastWords(result.winner.map(|winner| winner == side))),
            None => (self.table.game().ply() < 2).then_some(OpponentWords::Greeting),
        };
        part.map(|part| words::opponent(level, part))
    }
}

/// The player of a side, in one line.
pub(super) fn about_player(game: GameId, player: &Player, side: Side) -> String {
    match player {
        Player::Ai { .. } | Player::Even { .. } => match BuiltIn::of(game, player).map(|opponent| opponent.character) {
            Some(known) => {
                let (style, character) =
                    (words::style_name(known.style()), words::opponent(known, OpponentWords::Description));
                let level = known.number();
                text!("players-opponent", side = words::side(side), level = level, style = style, character = character)
            }
            None => words::side(side),
        },
        Player::Program { name } => {
            let name = words::foreign(name, words::NAME);
            text!("players-program-help", side = words::side(side), name = name)
        }
        Player::Human { .. } => words::side(side),
    }
}
