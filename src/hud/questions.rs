//! The questions that are put to the people at the board, and the answers: one at a time, in the line at its foot.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::Ui;
use bevy_enhanced_input::prelude::Fire;
use ludarium_record::Player;
use ludarium_rules::Side;

use super::words::Line;
use crate::actions::{Cancel, ChooseNumber};
use crate::advice::{Teaching, Warning};
use crate::opponent::{Seat, Troubled};
use crate::rating::{BuiltIn, name_of, player_name};
use crate::schedule::{Menu, MenuStack, Screen, TableMode};
use crate::table::{Act, Intent, IntentWriter, Prompt, QuestionOpen, Table};
use crate::ui::WidgetContext;
use crate::words::text;

/// How a match goes on when whoever is to move does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Continuation {
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

impl Continuation {
    /// The name of its button for scripts.
    const fn name(self) -> &'static str {
        match self {
            Continuation::Ask => "program again",
            Continuation::Start => "program anew",
            Continuation::Person => "program person",
            Continuation::Level => "program level",
            Continuation::End => "program end",
        }
    }

    /// What is written on its button.
    fn label(self) -> String {
        match self {
            Continuation::Ask => text!("question-program-again"),
            Continuation::Start => text!("question-program-anew"),
            Continuation::Person => text!("question-program-person"),
            Continuation::Level => text!("question-program-level"),
            Continuation::End => text!("question-program-end"),
        }
    }
}

/// Only who is still there can be asked again, and only programs are started. Nobody else plays the other side of an
/// exercise, which is left by its card.
fn ways_on(trouble: &Troubled, table: &Table) -> Vec<Continuation> {
    let again = trouble.why.leaves_it_running().then_some(Continuation::Ask);
    let anew = trouble.why.is_of_program().then_some(Continuation::Start);
    let others =
        [Continuation::Person, Continuation::Level, Continuation::End].into_iter().filter(|_| !table.is_exercise());
    again.into_iter().chain(anew).chain(others).collect()
}

/// What the opponent that teaches says of the last turn, and how much the chance falls.
fn warning_words(warning: &Warning, table: &Table) -> [String; 2] {
    let setup = table.game().setup();
    let opponent = table.only_human().and_then(|side| BuiltIn::of(setup.game, setup.player(side.other())));
    let name = opponent.map(name_of).unwrap_or_default();
    [warning.words(&name), warning.loss()]
}

/// The same as a line, with the better turn if it is asked for.
fn warned(widgets: &WidgetContext, (warning, shows_better): (&Warning, bool), table: &Table) -> Line {
    let colors = widgets.palette().panel;
    let [words, loss] = warning_words(warning, table);
    let mut said = vec![(words, colors.text), (loss, colors.weak_text)];
    let mut labels = vec![text!("teach-undo"), text!("teach-go-on")];
    if shows_better {
        said.push((warning.better_words(), colors.text));
    } else {
        labels.push(text!("teach-better"));
    }
    Line { said, labels, ..Line::default() }
}

/// What is asked, most urgent first.
#[derive(Clone, Debug)]
enum Question {
    /// Whether somebody really wants what cannot be undone.
    Sure(Act),
    /// Whether something may be taken back.
    Undo {
        /// Who would like to.
        by: Side,
    },
    /// Whether a draw is taken.
    Draw {
        /// Who answers.
        to: Side,
    },
    /// How the match goes on when whoever is to move does not.
    Trouble(Troubled),
    /// Whether a turn that loses much is taken back.
    Warning,
}

impl Question {
    /// What is asked now.
    fn of(table: &Table, prompt: &Prompt, seat: &Seat, teaching: &Teaching) -> Option<Question> {
        let sure = prompt.act(table).map(Question::Sure);
        sure.or_else(|| table.undo_asker().map(|by| Question::Undo { by }))
            .or_else(|| table.draw_answerer().map(|to| Question::Draw { to }))
            .or_else(|| seat.trouble(table).cloned().map(Question::Trouble))
            .or_else(|| teaching.warning(table).map(|_| Question::Warning))
    }
}

/// What is asked, for those who only hear it.
#[derive(SystemParam)]
pub(super) struct Asked<'w> {
    prompt: Res<'w, Prompt>,
    seat: Res<'w, Seat>,
    teaching: Res<'w, Teaching>,
}

impl Asked<'_> {
    /// The question in words, and how many answers there are.
    pub(super) fn words(&self, table: &Table) -> Option<(String, usize)> {
        let question = Question::of(table, &self.prompt, &self.seat, &self.teaching)?;
        Some(match &question {
            Question::Trouble(trouble) => (trouble.words(), ways_on(trouble, table).len()),
            Question::Warning => {
                let answers = if self.teaching.shows_better() { 2 } else { 3 };
                (warning_words(self.teaching.warning(table)?, table).join(" "), answers)
            }
            Question::Sure(_) | Question::Undo { .. } | Question::Draw { .. } => {
                (asked(&question, table), answers(&question).len())
            }
        })
    }

    /// The better turn than the one that was warned of, if it is asked for.
    pub(super) fn better_turn(&self, table: &Table) -> Option<String> {
        self.teaching.warning(table).filter(|_| self.teaching.shows_better()).map(Warning::better_words)
    }
}

/// The answers to a question with yes and no: the names of their buttons for scripts, and what is written on them.
type Answers = [(&'static str, String); 2];

/// The questions that are put to the people at the board, and the answers.
#[derive(SystemParam)]
pub(super) struct Questions<'w> {
    prompt: ResMut<'w, Prompt>,
    open: ResMut<'w, QuestionOpen>,
    seat: ResMut<'w, Seat>,
    teaching: ResMut<'w, Teaching>,
    menus: ResMut<'w, MenuStack>,
    intents: IntentWriter<'w>,
}

/// The keys 1 and 2 stand for yes and no, and Escape says no.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(|_: On<Fire<Cancel>>, table: Option<Res<Table>>, mut questions: Questions| {
        questions.answer_by_key(table, false);
    })
    .add_observer(|fire: On<Fire<ChooseNumber>>, table: Option<Res<Table>>, mut questions: Questions| {
        if fire.value < 2.5 {
            questions.answer_by_key(table, fire.value < 1.5);
        }
    })
    .add_systems(OnExit(Screen::Table), |mut open: ResMut<QuestionOpen>| *open = QuestionOpen(false));
}

/// Remembers for the keys whether Escape answers something.
pub(super) fn note(table: Res<Table>, mode: Res<State<TableMode>>, mut questions: Questions) {
    let question = questions.question(&table).filter(|_| *mode.get() == TableMode::Play);
    let takes_no = question.is_some_and(|question| !matches!(question, Question::Trouble(_)));
    questions.open.set_if_neq(QuestionOpen(takes_no));
}

impl Questions<'_> {
    fn question(&self, table: &Table) -> Option<Question> {
        Question::of(table, &self.prompt, &self.seat, &self.teaching)
    }

    /// Whether there is anything to answer.
    pub(super) fn are_open(&self, table: &Table) -> bool {
        self.question(table).is_some()
    }

    /// The question and what is written on the answers.
    pub(super) fn line(&self, widgets: &WidgetContext, table: &Table) -> Line {
        let color = widgets.palette().panel.text;
        let labelled = |said: String, labels| Line { said: vec![(said, color)], labels, ..Line::default() };
        match self.question(table) {
            None => Line::default(),
            Some(Question::Trouble(trouble)) => {
                labelled(trouble.words(), ways_on(&trouble, table).into_iter().map(Continuation::label).collect())
            }
            Some(Question::Warning) => {
                let warning = self.teaching.warning(table).map(|warning| (warning, self.teaching.shows_better()));
                warning.map(|warning| warned(widgets, warning, table)).unwrap_or_default()
            }
            Some(question) => {
                labelled(asked(&question, table), keyed(answers(&question)).map(|(_, label)| label).into())
            }
        }
    }

    /// Shows the answers.
    pub(super) fn show(&mut self, ui: &mut Ui, widgets: &mut WidgetContext, table: &Table) {
        match self.question(table) {
            None => {}
            Some(Question::Trouble(trouble)) => self.decide(ui, widgets, (&trouble, table)),
            Some(Question::Warning) => self.offer_again(ui, widgets),
            Some(question) => {
                let [(yes, yes_label), (no, no_label)] = keyed(answers(&question));
                let agrees = widgets.button(ui, yes, &yes_label);
                let declines = match question {
                    Question::Sure(_) => widgets.leading(ui, no, &no_label),
                    _ => widgets.button(ui, no, &no_label),
                };
                if agrees || declines {
                    self.answer(&question, agrees);
                }
            }
        }
    }

    fn answer(&mut self, question: &Question, agrees: bool) {
        match *question {
            Question::Sure(act) => {
                self.prompt.clear();
                self.intents.write_batch(agrees.then_some(match act {
                    Act::Resign(side) => Intent::Resign(side),
                    Act::Abandon => Intent::Abandon,
                }));
            }
            Question::Undo { .. } => self.intents.write(Intent::AnswerUndo(agrees)),
            Question::Draw { to } => self.intents.write(Intent::AnswerDraw { by: to, accept: agrees }),
            Question::Warning if agrees => self.intents.write(Intent::Undo),
            Question::Warning => {
                self.teaching.go_on();
                self.intents.write(Intent::PauseClocks(false));
            }
            Question::Trouble(_) => {}
        }
    }

    fn answer_by_key(&mut self, table: Option<Res<Table>>, agrees: bool) {
        let table = table.filter(|_| self.open.0);
        if let Some(question) = table.and_then(|table| self.question(&table)) {
            self.answer(&question, agrees);
        }
    }

    /// The turn that was warned of is taken back, or the match goes on, or a better turn is shown.
    fn offer_again(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        if widgets.leading(ui, "take back", &text!("teach-undo")) {
            self.answer(&Question::Warning, true);
        }
        if widgets.button(ui, "go on", &text!("teach-go-on")) {
            self.answer(&Question::Warning, false);
        }
        if !self.teaching.shows_better() && widgets.button(ui, "better turn", &text!("teach-better")) {
            self.teaching.show_better();
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

    fn go(&mut self, way: Continuation, side: Side) {
        match way {
            Continuation::Ask => self.seat.ask_again(),
            Continuation::Start => self.seat.start_anew(),
            Continuation::Person => {
                self.intents.write(Intent::Seat { side, player: Player::Human { name: String::new() } })
            }
            Continuation::Level => self.menus.push(Menu::Substitute),
            Continuation::End => self.prompt.ask(Act::Abandon),
        }
    }
}

/// A question with yes and no, with the names of those whom it concerns.
fn asked(question: &Question, table: &Table) -> String {
    let name = |side| player_name(table, side);
    match *question {
        Question::Sure(Act::Resign(side)) if table.has_two_people() => {
            text!("question-resign-of", name = name(side))
        }
        Question::Sure(Act::Resign(_)) => text!("question-resign"),
        Question::Sure(Act::Abandon) => text!("question-abandon"),
        Question::Undo { by } if table.result().is_some() => {
            text!("question-play-on", by = name(by), to = name(by.other()))
        }
        Question::Undo { by } => text!("question-undo", by = name(by), to = name(by.other())),
        Question::Draw { to } => text!("question-draw", by = name(to.other()), to = name(to)),
        Question::Trouble(_) | Question::Warning => String::new(),
    }
}

/// The same with the keys that stand for them.
fn keyed([(yes, yes_label), (no, no_label)]: Answers) -> Answers {
    [(yes, format!("{yes_label}  [1]")), (no, format!("{no_label}  [2]"))]
}

fn answers(question: &Question) -> Answers {
    match question {
        Question::Sure(Act::Resign(_)) => {
            [("resign for sure", text!("question-resign-yes")), ("play on", text!("question-resign-no"))]
        }
        Question::Sure(Act::Abandon) => {
            [("abandon for sure", text!("question-abandon-yes")), ("play on", text!("question-resign-no"))]
        }
        Question::Draw { .. } => {
            [("accept", text!("question-draw-accept")), ("decline", text!("question-draw-decline"))]
        }
        Question::Undo { .. } | Question::Trouble(_) | Question::Warning => {
            [("allow undo", text!("question-yes")), ("refuse undo", text!("question-no"))]
        }
    }
}
