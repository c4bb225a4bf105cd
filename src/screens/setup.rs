//! The set-up of a match: who plays, at which level, with which clock and options.

pub(super) mod clock;
pub(super) mod options;

use std::ops::RangeInclusive;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use ludarium_record::{Match, Player, Setup, SetupError};
use ludarium_rules::{AnyPosition, GameId, Side};
use strum::IntoEnumIterator;

use clock::ClockChoice;

use super::opponents::{self, Opponent, teach_from};
use super::page::diagram;
use crate::editor::EditorRequested;
use crate::games::{self, GAMES};
use crate::page;
use crate::path::{MatchProposed, NextStep, Path};
use crate::programs::{KnownProgram, Programs};
use crate::rating::Ratings;
use crate::schedule::{Menu, MenuStack, Screen};
use crate::settings::{BoardTurning, Preferences};
use crate::table::{Intent, IntentWriter};
use crate::ui::{Sheet, WidgetContext, least, widget};
use crate::words::{self, text};

/// What the player has chosen so far; kept for the next match.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct MatchSetup {
    /// Which game.
    pub game: GameId,
    players: [Seat; 2],
    /// The side whose opponents are laid out.
    open: Side,
    clock: ClockChoice,
    /// Whether the opponent teaches, where it can.
    teaches: bool,
    options: Vec<(String, String)>,
    /// The position with which the match begins, if it is not the usual start.
    start: Option<Box<AnyPosition>>,
    /// Whether everything is laid out, not only who plays.
    more: bool,
    error: Option<BeginError>,
}

#[derive(Clone, PartialEq, Debug)]
struct Seat {
    who: Who,
    /// The name of the person.
    name: String,
    /// The AI.
    opponent: Opponent,
    /// The name of the program; empty until one is chosen.
    program: String,
}

/// Who sits at a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Who {
    Person,
    Ai,
    Program,
}

/// Why the match cannot begin.
#[derive(Clone, PartialEq, Debug)]
enum BeginError {
    /// The rules or the match refuse it.
    Setup(SetupError),
    /// No program is chosen for a side.
    NoProgram(Side),
}

impl BeginError {
    fn words(&self) -> String {
        match self {
            BeginError::Setup(error) => error.to_string(),
            BeginError::NoProgram(side) => text!("setup-no-program", side = words::side(*side)),
        }
    }
}

impl Default for MatchSetup {
    fn default() -> Self {
        let opponent = Opponent::Level(2);
        let seat = |who| Seat { who, name: String::new(), opponent, program: String::new() };
        MatchSetup {
            game: GAMES[0].id,
            players: [seat(Who::Person), seat(Who::Ai)],
            open: Side::Black,
            clock: ClockChoice::default(),
            teaches: false,
            options: Vec::new(),
            start: None,
            more: false,
            error: None,
        }
    }
}

/// The side of the picture of the position with which a match begins.
const PICTURE: f32 = 96.0;

/// Shows the set-up.
pub fn show(
    mut contexts: EguiContexts,
    mut widgets: WidgetContext,
    mut setup: ResMut<MatchSetup>,
    ratings: Res<Ratings>,
    (programs, mut menus, mut path): (Res<Programs>, ResMut<MenuStack>, Path),
    mut screen: ResMut<NextState<Screen>>,
    (mut intents, mut commands, mut preferences): (IntentWriter, Commands, ResMut<Preferences>),
) -> Result {
    widgets.set_enabled(true);
    let ctx = contexts.ctx_mut()?.clone();
    let mut changed = setup.clone();
    let (mut begins, mut leaves, mut manages, mut sets_up) = (false, false, false, false);
    let (mut step, mut preferred) = (None, preferences.clone());
    let content = |ui: &mut egui::Ui, widgets: &mut WidgetContext, (): &mut ()| {
        step = learn(ui, widgets, changed.game, (&mut path, &mut menus));
        if games::ui(changed.game).is_reconstruction {
            ui.label(text!("setup-reconstruction"));
        }
        for side in Side::ALL {
            let MatchSetup { game, open, players, .. } = &mut changed;
            let seated = &mut players[side.index()];
            manages |= seat(ui, widgets, side, (*game, &ratings, &programs), seated, open);
        }
        sets_up = beginning(ui, widgets, &mut changed);
        ui.add_space(4.0);
        let label = if changed.more { text!("setup-less") } else { text!("setup-more") };
        let teaches = changed.may_teach();
        ui.horizontal_wrapped(|ui| {
            changed.more ^= widgets.button(ui, "more", &label);
            // Lit while it is chosen.
            changed.teaches ^= teaches && widgets.choice(ui, "teach", changed.teaches, &text!("setup-teach"));
            if changed.start.is_none() {
                sets_up |= widgets.button(ui, "set up position", &text!("setup-set-up"));
            }
            if changed.has_two_people() && widgets.button(ui, "tournament", &text!("tournament")) {
                menus.push(Menu::Tournament);
            }
        });
        if teaches && changed.teaches {
            ui.label(egui::RichText::new(text!("setup-teach-help")).small().weak());
            teach_from(ui, widgets, &mut preferred);
        }
        if changed.more {
            more(ui, widgets, &mut changed, &mut preferred);
        }
        if let Some(error) = &changed.error {
            ui.label(error.words());
        }
    };
    let foot = |ui: &mut egui::Ui, widgets: &mut WidgetContext, (): &mut ()| {
        ui.add_space(6.0);
        ui.horizontal(|ui| {
            let (width, label) = (ui.available_width(), text!("setup-back"));
            let back = widget::width_of_wide(ui, &label).clamp(width * 0.2, width * 0.5);
            let height = least(ui).y.max(44.0);
            ui.allocate_ui(egui::vec2(back, height), |ui| leaves = widgets.wide(ui, "back", &label));
            ui.allocate_ui(egui::vec2(width - back - 8.0, height), |ui| {
                begins = widgets.leading_wide(ui, "start", &text!("setup-start"));
            });
        });
    };
    let title = setup.game.title().to_owned();
    let sheet = Sheet { name: "setup", title, width: 930.0, cross: "leave setup", steady: false };
    let crossed = sheet.show(&ctx, &mut widgets, &mut (), content, foot);
    if leaves || crossed {
        screen.set(Screen::Title);
    }
    let begun = changed.try_out(begins, &ratings, &programs);
    intents.write_batch(begun.map(|game| Intent::Open(Box::new(game))));
    preferences.set_if_neq(preferred);
    if let Some(step) = step {
        step.take(&mut commands);
    }
    if manages {
        menus.push(Menu::Programs);
    }
    if let Some(position) = changed.beginning().filter(|_| sets_up) {
        let resumes = changed.start.is_none();
        commands.trigger(EditorRequested { position: Box::new(position), resumes, back: Screen::Setup });
    }
    setup.set_if_neq(changed);
    Ok(())
}

/// What else there is of the game than a match: its lessons, puzzles and rules. Returns the next lesson, if it is chosen.
fn learn(
    ui: &mut egui::Ui,
    widgets: &mut WidgetContext,
    game: GameId,
    (path, menus): (&mut Path, &mut MenuStack),
) -> Option<NextStep> {
    let mut step = None;
    ui.horizontal_wrapped(|ui| {
        let next = path.next(game);
        if !matches!(next, NextStep::Match(_)) && widgets.button(ui, "next lesson", &next.onward()) {
            step = Some(next);
        }
        for (name, label, menu) in [
            ("lessons", text!("lessons"), Menu::Lessons),
            ("puzzles", text!("puzzles"), Menu::Puzzles),
            ("progress", text!("progress"), Menu::Progress),
            ("rules", text!("pause-rules"), Menu::Rules),
        ] {
            if widgets.button(ui, name, &label) {
                menus.push(menu);
            }
        }
        if let Some((count, most)) = path.stars(game) {
            let earned = egui::RichText::new(text!("title-stars", count = count, most = most)).weak();
            ui.add(egui::Label::new(earned).extend());
        }
    });
    step
}

impl MatchSetup {
    /// Sets up the match that is proposed: the player begins.
    pub fn take(&mut self, proposed: MatchProposed) {
        self.choose(proposed.game);
        let person = self.beginning().map_or(Side::White, |start| start.side_to_move());
        for side in Side::ALL {
            let seat = &mut self.players[side.index()];
            seat.who = if side == person { Who::Person } else { Who::Ai };
        }
        self.players[person.other().index()].opponent = Opponent::Level(proposed.level.number());
        (self.open, self.teaches) = (person.other(), proposed.teaches);
    }

    /// Turns to a game. Options belong to one game; a board that is made by chance is made anew for each match.
    pub fn choose(&mut self, game: GameId) {
        let had_start = self.start.take().is_some();
        if self.game != game || had_start {
            self.options.clear();
            self.error = None;
        }
        self.game = game;
        if let Some(board) = options::board_by_chance(game) {
            self.options.retain(|(key, _)| key != options::SEED);
            self.options.push(board);
        }
    }

    /// Lets the match begin with a position, under its options.
    pub fn begin_with(&mut self, position: &AnyPosition) {
        self.choose(position.game());
        self.options = position.options().into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
        self.start = Some(Box::new(position.clone()));
    }

    /// The position with which the match begins under the options, if the rules allow them.
    fn beginning(&self) -> Option<AnyPosition> {
        let options: Vec<(&str, &str)> = self.options.iter().map(|(key, value)| (&**key, &**value)).collect();
        let usual = || AnyPosition::start(self.game, &options).ok();
        self.start.as_deref().cloned().or_else(usual)
    }

    /// Whether the opponent can teach: a person plays against one of the levels, not against one that is even.
    fn may_teach(&self) -> bool {
        let is_level = |seat: &Seat| seat.who == Who::Ai && matches!(seat.opponent, Opponent::Level(_));
        let [white, black] = &self.players;
        (white.who == Who::Person && is_level(black)) || (is_level(white) && black.who == Who::Person)
    }

    fn has_two_people(&self) -> bool {
        self.players.iter().all(|seat| seat.who == Who::Person)
    }

    /// The match, if it begins and can. What is wrong is said from then on until it is put right.
    fn try_out(&mut self, begins: bool, ratings: &Ratings, programs: &Programs) -> Option<Match> {
        if !begins && self.error.is_none() {
            return None;
        }
        let game = self.to_match(ratings, programs);
        self.error = game.as_ref().err().cloned();
        game.ok().filter(|_| begins)
    }

    /// The match that is set up.
    fn to_match(&self, ratings: &Ratings, programs: &Programs) -> Result<Match, BeginError> {
        let is_empty = |seat: &Seat| seat.who == Who::Program && programs.find(&seat.program).is_none();
        if let Some(side) = Side::ALL.into_iter().find(|side| is_empty(&self.players[side.index()])) {
            return Err(BeginError::NoProgram(side));
        }
        Match::new(self.record(ratings)).map_err(BeginError::Setup)
    }

    fn record(&self, ratings: &Ratings) -> Setup {
        let player = |seat: &Seat| match seat.who {
            Who::Person => Player::Human { name: seat.name.trim().to_owned() },
            Who::Ai => seat.opponent.player(self.game, ratings),
            Who::Program => Player::Program { name: seat.program.clone() },
        };
        Setup {
            game: self.game,
            options: self.options.clone(),
            start: self.start.as_ref().map(|start| start.to_string()),
            players: [player(&self.players[0]), player(&self.players[1])],
            clock: self.clock.setting,
            teaches: self.teaches && self.may_teach(),
        }
    }
}

/// The name of a row, in line with its buttons.
fn caption(ui: &mut egui::Ui, text: &str) {
    let height = ui.spacing().interact_size.y;
    let size = egui::vec2(height * 4.2, height.max(least(ui).y));
    ui.allocate_ui_with_layout(size, egui::Layout::left_to_right(egui::Align::Center), |ui| {
        ui.set_min_size(size);
        ui.strong(text);
    });
}

/// Who plays a side; returns whether the player wants to see to the programs.
fn seat(
    ui: &mut egui::Ui,
    widgets: &mut WidgetContext,
    side: Side,
    (game, ratings, programs): (GameId, &Ratings, &Programs),
    seat: &mut Seat,
    open: &mut Side,
) -> bool {
    let key = side.letter();
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        caption(ui, &words::side(side));
        for (who, name, label) in [
            (Who::Person, "human", text!("setup-person")),
            (Who::Ai, "ai", text!("setup-ai")),
            (Who::Program, "program", text!("setup-program")),
        ] {
            // In a browser no other program can be started.
            if page::IS_THERE && who == Who::Program {
                continue;
            }
            if widgets.choice(ui, &format!("{key} {name}"), seat.who == who, &label) {
                seat.who = who;
                *open = if who == Who::Ai { side } else { *open };
            }
        }
        // One side's opponents are laid out at a time.
        if seat.who == Who::Ai
            && *open != side
            && widgets.button(ui, &format!("{key} opponents"), &seat.opponent.summary(game, ratings))
        {
            *open = side;
        }
    });
    if seat.who == Who::Ai && *open == side {
        opponents::choose(ui, widgets, key, game, ratings, &mut seat.opponent);
    }
    seat.who == Who::Program && program(ui, widgets, key, programs, &mut seat.program)
}

/// The position of the player's own with which the match begins, if there is one; returns whether it is to be set up.
fn beginning(ui: &mut egui::Ui, widgets: &mut WidgetContext, setup: &mut MatchSetup) -> bool {
    let Some(start) = setup.start.clone() else { return false };
    let mut sets_up = false;
    ui.add_space(6.0);
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(PICTURE), egui::Sense::hover());
        diagram::paint_miniature(ui.painter(), widgets.palette(), rect, &start);
        diagram::frame(ui.painter(), widgets.palette(), rect);
        ui.vertical(|ui| {
            ui.label(text!("setup-position"));
            ui.horizontal_wrapped(|ui| {
                sets_up = widgets.button(ui, "change position", &text!("setup-change-position"));
                if widgets.button(ui, "usual start", &text!("setup-usual-start")) {
                    setup.choose(start.game());
                }
            });
        });
    });
    sets_up
}

/// The choice of a program; returns whether the player wants to see to them.
fn program(
    ui: &mut egui::Ui,
    widgets: &mut WidgetContext,
    key: char,
    programs: &Programs,
    chosen: &mut String,
) -> bool {
    let mut manages = false;
    if let [only] = programs.all()
        && chosen.is_empty()
    {
        chosen.clone_from(&only.name);
    }
    ui.horizontal_wrapped(|ui| {
        for KnownProgram { name, .. } in programs.all() {
            if widgets.choice(ui, &format!("{key} program {name}"), chosen == name, name) {
                chosen.clone_from(name);
            }
        }
        manages = widgets.button(ui, &format!("{key} programs"), &text!("setup-programs"));
    });
    ui.label(egui::RichText::new(text!("setup-program-help")).small().weak());
    manages
}

/// What is rarely changed: names, the clock, whom the board faces, and the options of the rules.
fn more(ui: &mut egui::Ui, widgets: &mut WidgetContext, changed: &mut MatchSetup, preferred: &mut Preferences) {
    for side in Side::ALL {
        let seat = &mut changed.players[side.index()];
        if seat.who == Who::Person {
            name(ui, widgets, side, &mut seat.name);
        }
    }
    clock::choose(ui, widgets, &mut changed.clock);
    if changed.has_two_people() {
        ui.add_space(6.0);
        ui.horizontal_wrapped(|ui| {
            caption(ui, &text!("setup-board"));
            board_turning(ui, widgets, preferred);
        });
        ui.label(egui::RichText::new(text!("board-between-players-help")).small().weak());
    }
    let game = changed.game;
    for spec in game.options() {
        options::choose(ui, widgets, (game, spec), &mut changed.options);
    }
}

/// Whom the board faces where two people share it.
pub(super) fn board_turning(ui: &mut egui::Ui, widgets: &mut WidgetContext, preferred: &mut Preferences) {
    for turning in BoardTurning::iter() {
        let name = format!("board {}", <&str>::from(turning));
        if widgets.choice(ui, &name, preferred.board_turning() == turning, &turning.label()) {
            preferred.turn_board = turning as u32;
        }
    }
}

fn name(ui: &mut egui::Ui, widgets: &mut WidgetContext, side: Side, name: &mut String) {
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        let (title, key, hint) = match side {
            Side::White => (text!("setup-name-white"), "w name", text!("setup-name-hint-white")),
            Side::Black => (text!("setup-name-black"), "b name", text!("setup-name-hint-black")),
        };
        caption(ui, &title);
        let field = widget::entry_field(ui, name).hint_text(hint).char_limit(24);
        let response = ui.add(field.desired_width(260.0));
        widgets.remember(ui, key, &response);
    });
}

/// A number with buttons for one less and one more, within its range; `words` say what it counts.
fn stepper(
    ui: &mut egui::Ui,
    widgets: &mut WidgetContext,
    key: &str,
    mut number: u64,
    range: RangeInclusive<u64>,
    words: impl Fn(u64) -> String,
) -> u64 {
    if widgets.sized(ui, 36.0, number > *range.start(), &format!("{key} less"), "−") {
        number -= 1;
    }
    ui.label(words(number));
    if widgets.sized(ui, 36.0, number < *range.end(), &format!("{key} more"), "+") {
        number += 1;
    }
    number
}

#[cfg(test)]
mod tests;
