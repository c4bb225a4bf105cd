//! The first screen of the first start: language, size of text, colours, sound and motion, and a way to a first lesson.
//! Everything on it is among the settings too.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::Ui;
use strum::{EnumIter, IntoEnumIterator};

use super::{MenuContext, MenuSheet, settings, sheet};
use crate::lessons::{FIRST_GAME, Lessons};
use crate::schedule::{Menu, MenuStack};
use crate::settings::{Preferences, ReducedMotion, Still};
use crate::ui::WidgetContext;
use crate::words::text;

/// How much is heard.
#[derive(EnumIter, Clone, Copy, PartialEq, Eq, Debug)]
enum Loudness {
    /// The pieces, the room and music.
    Music,
    /// The pieces and the room.
    Sound,
    /// Nothing.
    Silence,
}

impl Loudness {
    /// Its name for scripts, and what is written on it.
    fn words(self) -> (&'static str, String) {
        match self {
            Loudness::Music => ("sound music", text!("welcome-music")),
            Loudness::Sound => ("sound on", text!("welcome-sound")),
            Loudness::Silence => ("sound off", text!("welcome-silence")),
        }
    }

    /// What the preferences come nearest to.
    fn of(preferences: &Preferences) -> Loudness {
        let is_heard = |volume| preferences.loudness(volume) > 0.0;
        match (is_heard(preferences.effects_volume), is_heard(preferences.music_volume)) {
            (_, true) => Loudness::Music,
            (true, false) => Loudness::Sound,
            (false, false) => Loudness::Silence,
        }
    }

    fn apply(self, preferences: &mut Preferences) {
        let usual = Preferences::default();
        let heard = if self == Loudness::Silence { 0.0 } else { 1.0 };
        preferences.overall_volume = usual.overall_volume;
        preferences.effects_volume = usual.effects_volume * heard;
        preferences.ambience_volume = usual.ambience_volume * heard;
        preferences.interface_volume = usual.interface_volume * heard;
        preferences.music_volume = if self == Loudness::Music { MUSIC } else { 0.0 };
    }
}

/// The volume of music that is switched on here: behind the pieces.
const MUSIC: f32 = 0.4;

/// What the screen shows, changes and leads to.
#[derive(SystemParam)]
pub(super) struct WelcomeMenu<'w, 's> {
    context: MenuContext<'w, 's>,
    preferences: ResMut<'w, Preferences>,
    lessons: ResMut<'w, Lessons>,
    still: Res<'w, Still>,
}

pub(super) fn show(mut page: MenuSheet, mut menu: WelcomeMenu) -> Result {
    let body = |ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut WelcomeMenu| {
        let mut changed = menu.preferences.clone();
        body(ui, widgets, &mut changed, menu.still.0);
        menu.preferences.set_if_neq(changed);
    };
    if page.show(sheet("welcome", text!("welcome"), 660.0), &mut menu, body, foot)? {
        menu.context.menus.pop();
    }
    Ok(())
}

fn body(ui: &mut Ui, widgets: &mut WidgetContext, preferences: &mut Preferences, mut is_still: bool) {
    settings::languages(ui, widgets, preferences);
    settings::text_size(ui, widgets, preferences);
    settings::palettes(ui, widgets, preferences);
    ui.label(text!("settings-sound"));
    ui.horizontal_wrapped(|ui| {
        for loudness in Loudness::iter() {
            let (name, label) = loudness.words();
            if widgets.choice(ui, name, Loudness::of(preferences) == loudness, &label) {
                loudness.apply(preferences);
            }
        }
    });
    // On where the system wishes it, until the player chooses.
    if widgets.switch(ui, "less motion", &mut is_still, &text!("settings-reduced-motion")) {
        preferences.set_reduced_motion(if is_still { ReducedMotion::On } else { ReducedMotion::Off });
    }
}

/// The ways on, which stay in sight however large the text is.
fn foot(ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut WelcomeMenu) {
    ui.add_space(6.0);
    let context = &mut menu.context;
    ui.horizontal_wrapped(|ui| {
        if widgets.leading(ui, "start here", &text!("welcome-start", game = FIRST_GAME.title())) {
            context.menus.clear();
            if let Some(first) = menu.lessons.first() {
                context.ask(first);
            }
        }
        if widgets.button(ui, "to the shelf", &text!("welcome-shelf")) {
            context.menus.clear();
        }
    });
}

/// Opens the screen at the first start.
pub fn greet(preferences: Res<Preferences>, mut menus: ResMut<MenuStack>) {
    if !preferences.welcomed {
        menus.push(Menu::Welcome);
    }
}

/// Opens the screen, whether it has been seen or not.
pub fn greet_again(mut menus: ResMut<MenuStack>) {
    menus.push(Menu::Welcome);
}

/// However the screen was left, it has been seen.
pub(super) fn remember(mut preferences: ResMut<Preferences>) {
    preferences.welcomed = true;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_heard_can_be_chosen_and_is_known_again() {
        let mut preferences = Preferences::default();
        assert_eq!(Loudness::of(&preferences), Loudness::Sound, "music is off until it is wanted");
        for loudness in Loudness::iter() {
            loudness.apply(&mut preferences);
            assert_eq!(Loudness::of(&preferences), loudness);
        }
    }
}
