//! The buttons beside the board.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Ui, vec2};
use ludarium_record::Player;
use ludarium_rules::{GameId, Side};

use super::layout;
use super::resignation::ResignationPrompt;
use super::words::Line;
use crate::advice::{Hint, Teaching, Warning};
use crate::camera::CameraView;
use crate::games::ui;
use crate::input::{HintRequested, Selection};
use crate::opponent::{Seat, Troubled};
use crate::rating::{BuiltIn, name_of};
use crate::schedule::{Menu, MenuStack};
use crate::settings::Preferences;
use crate::table::{Intent, IntentWriter, StudyEdit, Table};
use crate::ui::theme::CARD_MARGIN;
use crate::ui::{WidgetContext, icon};
use crate::words::text;

/// What a button does.
#[derive(Clone, Copy)]
enum Action {
    Undo,
    Redo,
    Hint,
    Offer,
    Resign,
    Rules,
    Top,
    Flip,
    Menu,
}

/// A button of the table.
struct Control {
    action: Action,
    /// Its name for scripts.
    name: &'static str,
    icon: &'static str,
    /// What it says under the pointer.
    help: String,
    /// Whether it can be pressed.
    enabled: bool,
}

/// The buttons beside the board: what they show and do.
#[derive(SystemParam)]
pub struct Controls<'w, 's> {
    table: Res<'w, Table>,
    selection: Res<'w, Selection>,
    hint: Res<'w, Hint>,
    preferences: Res<'w, Preferences>,
    resignation: ResMut<'w, ResignationPrompt>,
    view: ResMut<'w, CameraView>,
    menus: ResMut<'w, MenuStack>,
    commands: Commands<'w, 's>,
    intents: IntentWriter<'w>,
}

impl Controls<'_, '_> {
    /// The player who sits at the foot of the window.
    pub(super) fn near_player(&self, game: GameId) -> Side {
        self.view.near_player(ui(game).home)
    }

    /// The tools in rows of so many.
    pub(super) fn show(&mut self, ui: &mut Ui, widgets: &mut WidgetContext, columns: usize) {
        let side = layout::tool_side(columns, ui.available_width() + 2.0 * CARD_MARGIN);
        let row_width = columns as f32 * (side + layout::TOOL_GAP) - layout::TOOL_GAP;
        let indent = ((ui.available_width() - row_width) / 2.0).max(0.0);
        ui.spacing_mut().item_spacing = vec2(layout::TOOL_GAP, layout::TOOL_GAP);
        for row in self.all().chunks(columns) {
            ui.horizontal(|ui| {
                ui.add_space(indent);
                for control in row {
                    if widgets.tool(ui, side, control.enabled, control.name, control.icon, &control.help) {
                        self.carry_out(control.action);
                    }
                }
            });
        }
    }

    fn all(&self) -> [Control; layout::TOOLS] {
        let control = |action, name, (icon, help), enabled| Control { action, name, icon, help, enabled };
        let game = self.table.game();
        let is_exercise = self.table.is_exercise();
        let study = self.table.exploration().map(|exploration| exploration.study());
        let playing = self.table.speaker().is_some() && !is_exercise && study.is_none();
        let hint = Hint::is_offered(&self.table, &self.selection) && study.is_none();
        let offers = playing && game.offer().is_none();
        // While the match is analysed, what was tried is taken back and not what was played.
        let can_undo = study.map_or_else(|| self.table.can_undo(), |study| study.can_undo());
        let can_redo = study.map_or_else(|| game.can_redo() && !self.table.is_task(), |study| study.can_redo());
        [
            control(Action::Undo, "undo", (icon::UNDO, self.undo_words()), can_undo),
            control(Action::Redo, "redo", (icon::REDO, self.redo_words()), can_redo),
            control(Action::Hint, "hint", self.hint_words(), hint),
            control(Action::Offer, "offer", (icon::DRAW, text!("tool-offer-draw")), offers),
            control(Action::Resign, "resign", (icon::RESIGN, text!("tool-resign")), playing),
            control(Action::Rules, "rules", (icon::RULES, text!("tool-rules")), true),
            control(Action::Top, "top", self.top_words(), true),
            control(Action::Flip, "flip", (icon::FLIP, text!("tool-flip")), true),
            control(Action::Menu, "menu", (icon::MENU, text!("tool-menu")), true),
        ]
    }

    fn undo_words(&self) -> String {
        match self.table.only_human() {
            _ if self.table.exploration().is_some() => text!("tool-undo-study"),
            Some(_) => text!("tool-undo-alone"),
            None => text!("tool-undo"),
        }
    }

    fn redo_words(&self) -> String {
        if self.table.exploration().is_some() { text!("tool-redo-study") } else { text!("tool-redo") }
    }

    fn hint_words(&self) -> (&'static str, String) {
        match (self.hint.is_sought(), self.hint.visible_turn()) {
            (true, _) => (icon::NO_HINT, text!("tool-hint-sought")),
            (false, Some(_)) => (icon::NO_HINT, text!("tool-hint-shown")),
            (false, None) => (icon::HINT, text!("tool-hint")),
        }
    }

    fn top_words(&self) -> (&'static str, String) {
        if self.view.is_top_down() { (icon::TILT, text!("tool-tilt")) } else { (icon::TOP, text!("tool-top")) }
    }

    fn carry_out(&mut self, action: Action) {
        match action {
            Action::Undo if self.table.exploration().is_some() => self.order(Some(Intent::Edit(StudyEdit::Undo))),
            Action::Redo if self.table.exploration().is_some() => self.order(Some(Intent::Edit(StudyEdit::Redo))),
            Action::Undo => self.order(Some(Intent::Undo)),
            Action::Redo => self.order(Some(Intent::Redo)),
            Action::Hint => {
                self.commands.trigger(HintRequested);
            }
            Action::Offer => self.order(self.table.speaker().map(Intent::OfferDraw)),
            Action::Resign => self.resign(),
            Action::Rules => self.menus.push(Menu::Rules),
            Action::Top => self.view.toggle_top_down(),
            Action::Flip => self.view.turn_round(),
            Action::Menu => self.menus.push(Menu::Pause),
        }
    }

    /// Asks the table for something.
    pub(super) fn order(&mut self, intent: Option<Intent>) {
        self.intents.write_batch(intent);
    }

    /// Resigns for the person at the board, who may want to be asked first.
    fn resign(&mut self) {
        match self.table.speaker() {
            Some(side) if self.preferences.confirm_resign => self.resignation.ask(side),
            speaker => self.order(speaker.map(Intent::Resign)),
        }
    }
}

/// How a match goes on when whoever is to move does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// It is asked again.
    Ask,
    /// It is started anew and asked again.
    Start,
    /// A person plays its side.
    Person,
    /// One of the ten opponents plays its side.
    Level,
    /// The match is left unfinished.
    End,
}

impl Way {
    /// The name of its button for scripts.
    const fn name(self) -> &'static str {
        match self {
            Way::Ask => "program again",
            Way::Start => "program anew",
            Way::Person => "program person",
            Way::Level => "program level",
            Way::End => "program end",
        }
    }

    /// What is written on its button.
    fn label(self) -> String {
        match self {
            Way::Ask => text!("question-program-again"),
            Way::Start => text!("question-program-anew"),
            Way::Person => text!("question-program-person"),
            Way::Level => text!("question-program-level"),
            Way::End => text!("question-program-end"),
        }
    }
}

/// Only who is still there can be asked again, and only programs are started. Nobody else plays the other side of an
/// exercise, which is left by its card.
fn ways_on(trouble: &Troubled, table: &Table) -> Vec<Way> {
    let again = trouble.why.leaves_it_running().then_some(Way::Ask);
    let anew = trouble.why.is_of_program().then_some(Way::Start);
    let others = [Way::Person, Way::Level, Way::End].into_iter().filter(|_| !table.is_exercise());
    again.into_iter().chain(anew).chain(others).collect()
}

/// What the opponent that teaches says of the last turn.
fn warned(widgets: &WidgetContext, warning: &Warning, table: &Table) -> Line {
    let colors = widgets.palette().panel;
    let setup = table.game().setup();
    let opponent = table.only_human().and_then(|side| BuiltIn::of(setup.game, setup.player(side.other())));
    let name = opponent.map(name_of).unwrap_or_default();
    let said = vec![(warning.words(&name), colors.text), (warning.loss(), colors.weak_text)];
    Line { said, labels: vec![text!("teach-undo"), text!("teach-go-on")], ..Line::default() }
}

/// The questions that are put to the person at the board, and the answers.
#[derive(SystemParam)]
pub(super) struct Questions<'w> {
    resignation: ResMut<'w, ResignationPrompt>,
    seat: ResMut<'w, Seat>,
    teaching: ResMut<'w, Teaching>,
    menus: ResMut<'w, MenuStack>,
    intents: IntentWriter<'w>,
}

impl Questions<'_> {
    /// Whether there is anything to answer.
    pub(super) fn are_open(&self, table: &Table) -> bool {
        self.resignation.side(table).is_some()
            || Self::answerer(table).is_some()
            || self.seat.trouble(table).is_some()
            || self.teaching.warning(table).is_some()
    }

    /// The question and what is written on the answers.
    pub(super) fn line(&self, widgets: &WidgetContext, table: &Table) -> Line {
        let (question, labels) = if self.resignation.side(table).is_some() {
            (text!("question-resign"), [text!("question-resign-yes"), text!("question-resign-no")])
        } else if Self::answerer(table).is_none()
            && let Some(trouble) = self.seat.trouble(table)
        {
            let said = vec![(trouble.words(), widgets.palette().panel.text)];
            return Line {
                said,
                labels: ways_on(trouble, table).into_iter().map(Way::label).collect(),
                ..Line::default()
            };
        } else if let Some(warning) = self.teaching.warning(table).filter(|_| Self::answerer(table).is_none()) {
            return warned(widgets, warning, table);
        } else {
            (text!("question-draw"), [text!("question-draw-accept"), text!("question-draw-decline")])
        };
        let said = vec![(question, widgets.palette().panel.text)];
        Line { said, labels: labels.into(), ..Line::default() }
    }

    /// Shows the answers.
    pub(super) fn show(&mut self, ui: &mut Ui, widgets: &mut WidgetContext, table: &Table) {
        if let Some(side) = self.resignation.side(table) {
            self.resignation(ui, widgets, side);
        } else if let Some(by) = Self::answerer(table) {
            self.draw(ui, widgets, by);
        } else if let Some(trouble) = self.seat.trouble(table).cloned() {
            self.decide(ui, widgets, (&trouble, table));
        } else if self.teaching.warning(table).is_some() {
            self.offer_again(ui, widgets);
        }
    }

    /// The turn that was warned of is taken back, or the match goes on.
    fn offer_again(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        if widgets.leading(ui, "take back", &text!("teach-undo")) {
            self.intents.write(Intent::Undo);
        }
        if widgets.button(ui, "go on", &text!("teach-go-on")) {
            self.teaching.go_on();
            self.intents.write(Intent::PauseClocks(false));
        }
    }

    /// The ways on when an engine does not play on.
    fn decide(&mut self, ui: &mut Ui, widgets: &mut WidgetContext, (trouble, table): (&Troubled, &Table)) {
        for way in ways_on(trouble, table) {
            if widgets.button(ui, way.name(), &way.label()) {
                self.go(way, trouble.side);
            }
        }
    }

    fn go(&mut self, way: Way, side: Side) {
        match way {
            Way::Ask => self.seat.ask_again(),
            Way::Start => self.seat.start_anew(),
            Way::Person => self.intents.write(Intent::Seat { side, player: Player::Human { name: String::new() } }),
            Way::Level => self.menus.push(Menu::Substitute),
            Way::End => self.intents.write(Intent::Abandon),
        }
    }

    /// The answers before a resignation.
    fn resignation(&mut self, ui: &mut Ui, widgets: &mut WidgetContext, side: Side) {
        let sure = widgets.button(ui, "resign for sure", &text!("question-resign-yes"));
        if sure {
            self.intents.write(Intent::Resign(side));
        }
        if widgets.leading(ui, "play on", &text!("question-resign-no")) || sure {
            self.resignation.clear();
        }
    }

    /// The person who is offered a draw.
    fn answerer(table: &Table) -> Option<Side> {
        let answerer = table.game().offer().map(Side::other).filter(|side| table.is_human(*side));
        answerer.filter(|_| table.result().is_none())
    }

    /// The answer to an offered draw.
    fn draw(&mut self, ui: &mut Ui, widgets: &mut WidgetContext, by: Side) {
        let answers =
            [("accept", text!("question-draw-accept"), true), ("decline", text!("question-draw-decline"), false)];
        for (name, label, accept) in answers {
            if widgets.button(ui, name, &label) {
                self.intents.write(Intent::AnswerDraw { by, accept });
            }
        }
    }
}
