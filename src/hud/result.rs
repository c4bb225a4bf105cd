//! The result of the match, and what to do next.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;
use ludarium_library::Standing;
use ludarium_record::{EndReason, Match, MatchResult, Player};
use ludarium_rules::Side;
use strum::{EnumIter, IntoEnumIterator};

use super::panel::{PanelContext, show_line};
use super::words::{Line, TITLE};
use crate::analysis::{AnalysisWanted, may_analyse};
use crate::exercise::Exercise;
use crate::library::MatchLibrary;
use crate::motion::MotionQueue;
use crate::path::{NextStep, Path};
use crate::rating::{LastChange, Ratings, is_provisional, player_name, points, points_gained};
use crate::schedule::{Menu, MenuStack, Screen, TableMode};
use crate::table::{EndingWithdrawn, Intent, IntentWriter, MatchEnded, MatchOpened, Table};
use crate::tournament::Tournament;
use crate::ui::{WidgetContext, fonts, icon, side_of};
use crate::words::{self, text};

/// What a letter on a button takes, and what else a button and the line take: where there is less room beside the large
/// words, buttons have signs in place of words.
const LETTER: f32 = 8.0;
const BUTTON: f32 = 22.0;
const LINE: f32 = 40.0;
/// A button with a sign, and the gap beside it.
const SIGN: f32 = 30.0;
const SIGN_GAP: f32 = 3.0;
/// The share of the line that signs may take from its words.
const MOST_SIGNS: f32 = 0.45;

/// Whether the player has put the result aside to look at the board: a button brings it back. Every match, and every end
/// of one, shows it anew.
#[derive(Resource, Default)]
pub(super) struct ResultCard {
    is_dismissed: bool,
}

impl ResultCard {
    /// Whether the result is to be seen, once nothing moves. That of an exercise is told by what it teaches.
    pub fn is_due(&self, table: &Table) -> bool {
        table.result().is_some() && !table.visiting() && !table.is_exercise()
    }
}

/// The card, and what shows it again.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ResultCard>()
        .add_observer(show_again_on::<MatchOpened>)
        .add_observer(show_again_on::<MatchEnded>)
        .add_observer(show_again_on::<EndingWithdrawn>);
}

fn show_again_on<E: Event>(_: On<E>, mut card: ResMut<ResultCard>) {
    card.is_dismissed = false;
}

/// What may follow a match.
#[derive(SystemParam)]
pub(super) struct Sequel<'w, 's> {
    ratings: Res<'w, Ratings>,
    path: Path<'w>,
    tournament: Res<'w, Tournament>,
    menus: ResMut<'w, MenuStack>,
    intents: IntentWriter<'w>,
    screen: ResMut<'w, NextState<Screen>>,
    commands: Commands<'w, 's>,
}

/// Shows the result in the line at the foot of the board when everything has come to rest: it covers no cell.
pub(super) fn show(
    mut panel: PanelContext,
    table: Res<Table>,
    queue: Res<MotionQueue>,
    (change, mode, exercise): (Res<LastChange>, Res<State<TableMode>>, Option<Res<Exercise>>),
    library: Res<MatchLibrary>,
    mut card: ResMut<ResultCard>,
    mut sequel: Sequel,
) -> Result {
    let Some(result) = table.result() else { return Ok(()) };
    if queue.is_busy() || panel.is_below_menu() || !card.is_due(&table) || *mode.get() == TableMode::Analyse {
        return Ok(());
    }
    let ctx = panel.begin()?;
    let (place, colors) = (panel.strip(&ctx), panel.widgets.palette().panel);
    if card.is_dismissed {
        let label = text!("result-back");
        let line = Line { labels: vec![label.clone()], ..Line::default() };
        let moved = show_line(&ctx, "result", place, &colors, &line, |ui| {
            card.is_dismissed = !panel.widgets.button(ui, "result", &label);
        });
        panel.widgets.follow(&ctx, moved);
        return Ok(());
    }
    let has_next = table.game().next_round().is_some();
    let title = (result_title(&result, &table), colors.accent);
    let lesson = exercise.filter(|exercise| exercise.is_about(&table));
    let onward = onward(&result, &table, lesson.is_some(), &mut sequel.path);
    let is_of_tournament = sequel.tournament.has(table.game());
    let is_possible = |answer: &Answer| match answer {
        Answer::NextRound => has_next,
        Answer::Tournament => is_of_tournament,
        Answer::Onward => onward.is_some() && !has_next,
        Answer::Moment | Answer::Analyse => may_analyse(&table),
        Answer::Rematch | Answer::Look | Answer::Shelf => true,
    };
    let labelled = |answer: Answer| (answer, answer.label(onward.as_ref()));
    let mut answers: Vec<(Answer, String)> = Answer::iter().filter(is_possible).map(labelled).collect();
    let roomy = is_roomy(&answers, place.width() - title_width(&ctx, &title.0));
    let sign = side_of(&ctx, SIGN, SIGN_GAP) + SIGN_GAP;
    if !roomy && answers.len() as f32 * sign > MOST_SIGNS * place.width() {
        // The page on what has decided the match leads there too.
        answers.retain(|(answer, _)| *answer != Answer::Analyse);
    }
    let mut said = explanation(&panel.widgets, &result, &table, &change);
    said.extend(standing(&result, &table, &library).map(|words| (words, colors.weak_text)));
    // What a match that is a lesson says when it is won.
    let won = lesson.filter(|lesson| lesson.is_over());
    said.extend(won.and_then(|lesson| lesson.words()).map(|words| (words, colors.accent)));
    let mut line = Line { title: Some(title), said, ..Line::default() };
    if roomy {
        line.labels = answers.iter().map(|(_, label)| label.clone()).collect();
    } else {
        line.signs = answers.len() as f32 * sign;
    }
    let moved = show_line(&ctx, "result", place, &colors, &line, |ui| {
        if let Some(answer) = answer(ui, &mut panel.widgets, &answers, roomy) {
            sequel.follow(answer, &table, onward, &mut card);
        }
    });
    panel.widgets.follow(&ctx, moved);
    Ok(())
}

/// Why somebody has won, and what that makes of the player's rating.
fn explanation(
    widgets: &WidgetContext,
    result: &MatchResult,
    table: &Table,
    change: &LastChange,
) -> Vec<(String, Color)> {
    let colors = widgets.palette().panel;
    let mut words = vec![(result_reason(result, table), colors.text)];
    if let Some((before, after)) = change.of(table.game()) {
        let game = table.game().setup().game;
        let gain = points_gained(game, before.rating, after.rating);
        let rating = points(game, after.rating);
        let line = match is_provisional(&after) {
            true => text!("result-rating-provisional", rating = rating, change = gain, games = after.games),
            false => text!("result-rating", rating = rating, change = gain),
        };
        words.push((line, colors.weak_text));
    }
    words
}

/// How the two stand with each other, once they have met more than once: in the game, and if they have met in others, in all.
fn standing(result: &MatchResult, table: &Table, library: &MatchLibrary) -> Option<String> {
    if result.reason == EndReason::Abandoned {
        return None;
    }
    let [here, all] = library.standing(table.game(), result.winner)?;
    let words = |standing: Standing| {
        let [white, black] = Side::ALL.map(|side| player_name(table, side));
        let Standing { won: [one, other], drawn } = standing;
        text!("result-standing", first = white, one = one, second = black, other = other, drawn = drawn)
    };
    match (here.played(), all.played()) {
        (_, ..=1) => None,
        (here_played, all_played) if here_played == all_played => Some(words(here)),
        (..=1, _) => Some(text!("result-standing-in-all", standing = words(all))),
        _ => Some(text!("result-standing-and-in-all", here = words(here), all = words(all))),
    }
}

/// What the player wants after a match.
#[derive(EnumIter, Clone, Copy, PartialEq, Eq, Debug)]
enum Answer {
    NextRound,
    /// Who meets next in the tournament.
    Tournament,
    /// The next step of the player's path.
    Onward,
    Rematch,
    /// What has decided the match.
    Moment,
    Analyse,
    Look,
    Shelf,
}

impl Answer {
    /// The name of its button for scripts, and its sign where there is little room.
    fn button(self) -> (&'static str, &'static str) {
        match self {
            Answer::NextRound => ("next board", icon::NEXT),
            Answer::Tournament => ("tournament", icon::STEP),
            Answer::Onward => ("onward", icon::STEP),
            Answer::Rematch => ("rematch", icon::AGAIN),
            Answer::Moment => ("moment", icon::SEARCH),
            Answer::Analyse => ("analyse", icon::ANALYSE),
            Answer::Look => ("look", icon::LOOK),
            Answer::Shelf => ("title", icon::SHELF),
        }
    }

    /// What is written on its button, where that is the next step of the player's path.
    fn label(self, onward: Option<&NextStep>) -> String {
        match self {
            Answer::NextRound => text!("result-next"),
            Answer::Tournament => text!("tournament"),
            Answer::Onward => onward.map(NextStep::onward).unwrap_or_default(),
            Answer::Rematch => text!("result-again"),
            Answer::Moment => text!("result-moment"),
            Answer::Analyse => text!("result-analyse"),
            Answer::Look => text!("result-look"),
            Answer::Shelf => text!("result-shelf"),
        }
    }

    /// What its sign means.
    fn help(self) -> String {
        match self {
            Answer::NextRound => text!("result-next-help"),
            Answer::Tournament => text!("tournament-next-help"),
            Answer::Onward => text!("path-onward-help"),
            Answer::Rematch => text!("result-again-help"),
            Answer::Moment => text!("result-moment-help"),
            Answer::Analyse => text!("result-analyse-help"),
            Answer::Look => text!("result-look-help"),
            Answer::Shelf => text!("result-shelf-help"),
        }
    }
}

/// How wide the title is in one line.
fn title_width(ctx: &egui::Context, title: &str) -> f32 {
    let font = fonts::display(TITLE);
    ctx.fonts_mut(|fonts| fonts.layout_no_wrap(title.to_owned(), font, egui::Color32::WHITE).size().x)
}

/// Whether there is room for words on the buttons.
fn is_roomy(answers: &[(Answer, String)], room: f32) -> bool {
    let letters: usize = answers.iter().map(|(_, label)| label.chars().count()).sum();
    room > LINE + BUTTON * answers.len() as f32 + LETTER * letters as f32
}

/// The buttons, with words or with signs, the first of them golden; returns the one that is pressed.
fn answer(ui: &mut egui::Ui, widgets: &mut WidgetContext, answers: &[(Answer, String)], roomy: bool) -> Option<Answer> {
    ui.spacing_mut().item_spacing.x = if roomy { 5.0 } else { SIGN_GAP };
    let mut pressed = None;
    for (place, (answer, label)) in answers.iter().enumerate() {
        let (name, sign) = answer.button();
        let clicked = match (roomy, place) {
            (false, _) => widgets.tool(ui, SIGN, true, name, sign, &answer.help()),
            (true, 0) => widgets.leading(ui, name, label),
            (true, _) => widgets.button(ui, name, label),
        };
        pressed = pressed.or(clicked.then_some(*answer));
    }
    pressed
}

impl Sequel<'_, '_> {
    fn follow(&mut self, answer: Answer, table: &Table, onward: Option<NextStep>, card: &mut ResultCard) {
        match (answer, table.game().next_round()) {
            (Answer::NextRound, Some(next)) => self.go_on(next),
            (Answer::NextRound, None) => {}
            (Answer::Tournament, _) => self.menus.push(Menu::Tournament),
            (Answer::Onward, _) => onward.into_iter().for_each(|step| step.take(&mut self.commands)),
            (Answer::Rematch, _) => self.play_again(table),
            (Answer::Moment, _) => self.menus.push(Menu::Ending),
            (Answer::Analyse, _) => self.commands.trigger(AnalysisWanted(true)),
            (Answer::Look, _) => card.is_dismissed = true,
            (Answer::Shelf, _) => self.screen.set(Screen::Title),
        }
    }

    /// Opens the next round of a match.
    fn go_on(&mut self, next: Match) {
        self.intents.write(Intent::Open(Box::new(next)));
    }

    /// Opens the same match with the colours swapped.
    fn play_again(&mut self, table: &Table) {
        let next = rematch(table, &self.ratings);
        self.intents.write_batch(next.map(|next| Intent::Open(Box::new(next))));
    }
}

/// The next step after a match that is a lesson, which may be the same again, or after one that was won against an opponent;
/// nothing if that is another match against the same.
fn onward(result: &MatchResult, table: &Table, is_lesson: bool, path: &mut Path) -> Option<NextStep> {
    let setup = table.game().setup();
    if is_lesson {
        return Some(path.next(setup.game));
    }
    let beaten = result.winner.map(|winner| [setup.player(winner), setup.player(winner.other())]);
    let Some([Player::Human { .. }, Player::Ai { level }]) = beaten else { return None };
    let is_rematch = |step: &NextStep| matches!(step, NextStep::Match(next) if next.level.number() == *level);
    Some(path.next(setup.game)).filter(|step| !is_rematch(step))
}

/// Who has won, in large letters.
#[must_use]
pub fn result_title(result: &MatchResult, table: &Table) -> String {
    match result.winner {
        Some(side) => text!("result-wins", side = player_name(table, side)),
        None if result.reason == EndReason::Abandoned => text!("result-unfinished"),
        None => text!("result-draw"),
    }
}

/// Why, in a sentence. The title has said who.
#[must_use]
pub fn result_reason(result: &MatchResult, table: &Table) -> String {
    let position = table.game().position();
    match (result.winner, result.reason) {
        (None, EndReason::Threefold | EndReason::Agreement | EndReason::Abandoned) => {
            words::say(&result.sentence(position))
        }
        _ => words::sentence(&words::say_named(&result.cause(position), &|side| player_name(table, side))),
    }
}

/// The same set-up with the players' colours swapped, and with them their times; an even game goes on against an opponent
/// that is even now.
fn rematch(table: &Table, ratings: &Ratings) -> Option<Match> {
    let mut setup = table.game().setup().clone();
    setup.players.swap(0, 1);
    if let Some(clock) = &mut setup.clock {
        clock.base.swap(0, 1);
    }
    for player in &mut setup.players {
        if matches!(player, Player::Even { .. }) {
            *player = ratings.even_player(setup.game);
        }
    }
    Match::new(setup).inspect_err(|error| error!("{error}")).ok()
}

#[cfg(test)]
mod tests {
    use ludarium_record::Setup;
    use ludarium_rules::GameId;

    use super::*;
    use crate::testing::{open, people, send, simulation};

    fn is_dismissed(app: &App) -> bool {
        app.world().resource::<ResultCard>().is_dismissed
    }

    fn dismiss(app: &mut App) {
        app.world_mut().resource_mut::<ResultCard>().is_dismissed = true;
        app.update();
        assert!(is_dismissed(app), "nothing has happened");
    }

    #[test]
    fn whoever_had_less_time_has_less_in_the_next_match() {
        let mut app = simulation();
        let setup = Setup::new(GameId::Tress, people());
        let game = Match::new(Setup { clock: "5/2+3".parse().ok(), ..setup }).expect("valid");
        send(&mut app, Intent::Open(Box::new(game)));
        let next = rematch(app.world().resource::<Table>(), &Ratings::default()).expect("valid");
        assert_eq!(next.setup().clock.map(|clock| clock.to_string()).as_deref(), Some("2/5+3"));
    }

    #[test]
    fn every_end_of_a_match_is_shown() {
        let mut app = simulation();
        app.add_plugins(plugin);
        open(&mut app, people());
        send(&mut app, Intent::Resign(Side::White));
        dismiss(&mut app);
        send(&mut app, Intent::Undo);
        assert!(!is_dismissed(&app), "the resignation is withdrawn");
        dismiss(&mut app);
        send(&mut app, Intent::Resign(Side::Black));
        assert!(!is_dismissed(&app), "another end");
        dismiss(&mut app);
        open(&mut app, people());
        assert!(!is_dismissed(&app), "another match");
    }
}
