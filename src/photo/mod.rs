//! The photo mode: no interface, a free camera, and a key that saves a picture.

mod lens;
mod save;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use bevy_enhanced_input::prelude::Fire;

use crate::actions::{BeginPhotos, TakePhoto};
use crate::look::palette::Palette;
use crate::schedule::{Menu, MenuStack, Screen};
use crate::table::Table;
use crate::ui::{PanelSet, to_egui};
use crate::words::text;

/// What the photo mode says at the foot of the window, until the next picture is taken.
#[derive(Resource, Default)]
struct PhotoLine(Option<String>);

/// The photo mode.
pub fn plugin(app: &mut App) {
    app.add_plugins(lens::plugin)
        .init_resource::<PhotoLine>()
        .configure_sets(EguiPrimaryContextPass, (PanelSet::Table, PanelSet::Game).run_if(not(in_state(Menu::Photo))))
        .add_observer(begin)
        .add_observer(take)
        .add_systems(OnEnter(Menu::Photo), |mut line: ResMut<PhotoLine>| line.0 = Some(text!("photo-help")))
        .add_systems(EguiPrimaryContextPass, show_line.in_set(PanelSet::Photo).run_if(in_state(Menu::Photo)));
}

fn begin(_: On<Fire<BeginPhotos>>, screen: Res<State<Screen>>, mut menus: ResMut<MenuStack>) {
    if *screen.get() == Screen::Table {
        menus.push(Menu::Photo);
    }
}

/// Takes a picture of the window, without the line at its foot, which then says where the picture is.
fn take(_: On<Fire<TakePhoto>>, mut line: ResMut<PhotoLine>, mut commands: Commands) {
    line.0 = None;
    commands.spawn(Screenshot::primary_window()).observe(keep);
}

fn keep(photo: On<ScreenshotCaptured>, table: Option<Res<Table>>, mut line: ResMut<PhotoLine>) {
    let game = table.map_or("ludarium", |table| table.game().setup().game.name());
    line.0 = Some(match save::save(&photo.image, game) {
        Ok(path) => text!("photo-saved", path = path.display().to_string()),
        Err(error) => error.to_string(),
    });
}

fn show_line(mut contexts: EguiContexts, line: Res<PhotoLine>, palette: Res<Palette>) -> Result {
    let Some(words) = &line.0 else { return Ok(()) };
    let ctx = contexts.ctx_mut()?.clone();
    let colors = palette.panel;
    let foot = egui::Area::new(egui::Id::new("photo line")).anchor(egui::Align2::CENTER_BOTTOM, [0.0, -14.0]);
    foot.interactable(false).show(&ctx, |ui| {
        ui.set_max_width(ctx.content_rect().width() - 40.0);
        let ground = egui::Frame::new().fill(egui::Color32::from_black_alpha(170)).corner_radius(8.0).inner_margin(8.0);
        ground.show(ui, |ui| ui.label(egui::RichText::new(words).small().color(to_egui(colors.text))));
    });
    Ok(())
}
