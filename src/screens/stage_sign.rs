//! The sign that a board is being set up, or why it is not.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use crate::stage::{StageRetried, StageTrouble};
use crate::table::{AwaitedMatch, Table};
use crate::ui::{WidgetContext, fonts, ground_sense, to_egui};
use crate::words::text;

/// Whether there is anything to say.
pub(super) fn is_due(awaited: Option<Res<AwaitedMatch>>, trouble: Res<StageTrouble>) -> bool {
    trouble.0.is_some() || awaited.is_some_and(|awaited| awaited.game().is_some())
}

/// Whether the program was started with a match that is not on the table yet: there is no title before it, not for a frame,
/// or somebody who is read to would press what is gone.
pub(super) fn is_first_match_awaited(
    awaited: Option<Res<AwaitedMatch>>,
    table: Option<Res<Table>>,
    trouble: Res<StageTrouble>,
    mut was_title_shown: Local<bool>,
) -> bool {
    let is_coming = table.is_some() || awaited.is_some_and(|awaited| awaited.game().is_some());
    *was_title_shown |= trouble.0.is_some() || !is_coming;
    !*was_title_shown
}

/// Shows it above everything.
pub(super) fn show(
    mut contexts: EguiContexts,
    mut widgets: WidgetContext,
    (mut awaited, trouble): (Option<ResMut<AwaitedMatch>>, Res<StageTrouble>),
    mut commands: Commands,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let colors = widgets.palette().panel;
    let waiting = awaited.as_ref().and_then(|awaited| awaited.game());
    let frame = egui::Frame::new()
        .fill(to_egui(colors.background))
        .stroke(egui::Stroke::new(1.5, to_egui(colors.accent)))
        .corner_radius(9)
        .inner_margin(18);
    let area = egui::Area::new(egui::Id::new("stage sign")).order(egui::Order::Foreground).sense(ground_sense(&ctx));
    area.anchor(egui::Align2::CENTER_CENTER, egui::Vec2::ZERO).show(&ctx, |ui| {
        ui.set_max_width((ctx.content_rect().width() - 40.0).min(440.0));
        frame.show(ui, |ui| {
            let Some((game, why)) = &trouble.0 else {
                let title = waiting.map(|game| game.title()).unwrap_or_default();
                let words = egui::RichText::new(text!("stage-is-built", game = title)).font(fonts::display(19.0));
                ui.label(words.color(to_egui(colors.accent)));
                return;
            };
            let words = text!("stage-failed", game = game.title(), why = why.words());
            ui.label(egui::RichText::new(words).color(to_egui(colors.bad)));
            ui.add_space(8.0);
            ui.horizontal(|ui| {
                let is_tried_again = widgets.leading(ui, "stage again", &text!("stage-again"));
                let is_left = waiting.is_some() && widgets.button(ui, "stage give up", &text!("stage-give-up"));
                if is_tried_again || is_left {
                    commands.trigger(StageRetried);
                }
                if let Some(awaited) = awaited.as_mut().filter(|_| is_left) {
                    awaited.give_up();
                }
            });
        });
    });
    Ok(())
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;
    use ludarium_record::{Match, Setup};
    use ludarium_rules::GameId;

    use super::*;
    use crate::table::{Intent, IntentWriter};
    use crate::testing::{people, simulation};

    fn open(app: &mut App) {
        let game = Match::new(Setup::new(GameId::Tress, people())).expect("the defaults are valid");
        let opening = move |mut intents: IntentWriter| intents.write(Intent::Open(Box::new(game.clone())));
        app.world_mut().run_system_once(opening).expect("it can run");
        app.update();
    }

    #[test]
    fn no_title_comes_before_the_match_that_the_program_was_started_with() {
        let mut app = simulation();
        app.init_resource::<AwaitedMatch>().init_resource::<StageTrouble>();
        let system = app.world_mut().register_system(is_first_match_awaited);
        let is_hidden = |app: &mut App| app.world_mut().run_system(system).expect("it can run");
        open(&mut app);
        assert!(is_hidden(&mut app), "its board is built");
        app.world_mut().resource_mut::<AwaitedMatch>().let_in();
        assert!(is_hidden(&mut app), "its board stands");
        app.update();
        assert!(app.world().contains_resource::<Table>());
        assert!(is_hidden(&mut app), "the screen follows in the next frame");
        app.world_mut().remove_resource::<Table>();
        assert!(!is_hidden(&mut app), "somebody has left it");
        open(&mut app);
        assert!(!is_hidden(&mut app), "another is opened from the title");
    }
}
