//! Captions: what is heard, in words. They follow what happens, whether or not anything can be heard of it.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::time::Real;
use ludarium_rules::GameId;

use crate::power::want_frames;
use crate::schedule::{Menu, Screen, TurnSet};
use crate::settings::Preferences;
use crate::stage::{GameRegistry, Heard, Presentation, Sound};
use crate::table::Table;
use crate::words::text;

/// How long a caption is seen after its sound.
const LASTS: Duration = Duration::from_secs(4);
/// What is heard again within so long is counted on the line that is there.
const MOMENT: Duration = Duration::from_millis(1500);
/// How many captions there are at most.
pub(crate) const MOST: usize = 3;
/// What is less far from the middle is heard in the middle.
const ASIDE: f32 = 0.15;

/// What has been heard, in words.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Caption {
    said: String,
    /// How often it was heard, once for each moment.
    times: u32,
    /// Where it was heard last, from -1 (left) to 1 (right).
    pan: f32,
    /// How long it has been seen since it was heard last.
    age: Duration,
}

impl Caption {
    /// What the player reads.
    pub(crate) fn words(&self) -> String {
        match self.times {
            1 => self.said.clone(),
            times => text!("caption-times", words = self.said.as_str(), times = times),
        }
    }

    /// Whether it was heard on the left (less) or on the right (greater).
    pub(crate) fn side(&self) -> std::cmp::Ordering {
        let aside = if self.pan.abs() < ASIDE { 0.0 } else { self.pan };
        aside.total_cmp(&0.0)
    }
}

/// The captions that are seen now, the oldest first.
#[derive(Resource, Default, Debug)]
pub(crate) struct Captions {
    lines: Vec<Caption>,
    /// They were seen in the last frame, so that the time since then counts.
    are_seen: bool,
    /// The games whose ambience and whose music have been named.
    named: [Option<GameId>; 2],
}

impl Captions {
    /// What is to be read now, the oldest first.
    pub(crate) fn lines(&self) -> &[Caption] {
        &self.lines
    }

    fn hear(&mut self, said: String, pan: f32) {
        let again = self.lines.iter_mut().find(|line| line.said == said && line.age < MOMENT);
        if let Some(line) = again {
            (line.times, line.pan, line.age) = (line.times.saturating_add(1), pan, Duration::ZERO);
            return;
        }
        if self.lines.len() == MOST {
            self.lines.remove(0);
        }
        self.lines.push(Caption { said, times: 1, pan, age: Duration::ZERO });
    }

    fn grow_older(&mut self, by: Duration) {
        self.lines.iter_mut().for_each(|line| line.age += by);
        self.lines.retain(|line| line.age < LASTS);
    }

    /// When the next one is gone.
    fn wish(&self) -> Option<Duration> {
        let oldest = self.lines.iter().map(|line| line.age).max();
        oldest.filter(|_| self.are_seen).map(|age| LASTS.saturating_sub(age))
    }
}

pub(super) fn plugin(app: &mut App) {
    want_frames(app, |captions: Res<Captions>| captions.wish());
    app.init_resource::<Captions>().add_systems(Update, follow.after(TurnSet::Present));
}

/// What is heard where.
#[derive(SystemParam)]
pub(super) struct Scene<'w> {
    screen: Res<'w, State<Screen>>,
    menu: Res<'w, State<Menu>>,
    preferences: Res<'w, Preferences>,
    presentation: Option<Res<'w, Presentation>>,
    table: Option<Res<'w, Table>>,
    registry: Res<'w, GameRegistry>,
}

impl Scene<'_> {
    /// Whose ambience and whose music belong to what is shown, as far as the player wants them. One volume over all that
    /// is at nothing does not count: whoever hears nothing can still read.
    fn behind_the_board(&self) -> [(Heard, Option<GameId>); 2] {
        let place = self.presentation.as_ref().filter(|_| self.preferences.ambience_volume > 0.001);
        let piece = self.table.as_ref().filter(|_| self.preferences.music_volume > 0.001);
        [(Heard::Ambience, place.map(|place| place.game)), (Heard::Music, piece.map(|table| table.game().setup().game))]
    }
}

/// Says what is heard at the table, and where a position is set up. While a menu lies over the board, what has been said
/// waits.
fn follow(mut sounds: MessageReader<Sound>, scene: Scene, time: Res<Time<Real>>, mut captions: ResMut<Captions>) {
    if !scene.preferences.captions {
        sounds.clear();
        if !captions.lines.is_empty() || captions.named != [None; 2] {
            *captions = Captions::default();
        }
        return;
    }
    if !matches!(scene.screen.get(), Screen::Table | Screen::Editor) {
        sounds.clear();
        captions.lines.clear();
        captions.are_seen = false;
        return;
    }
    let is_seen = *scene.menu.get() == Menu::None;
    if is_seen && captions.are_seen {
        captions.grow_older(time.delta());
    }
    captions.are_seen = is_seen;
    for (index, (heard, game)) in scene.behind_the_board().into_iter().enumerate() {
        if captions.named[index] != game {
            captions.named[index] = game;
            if let Some(name) = game.and_then(|game| scene.registry.get(game).caption(heard)) {
                captions.hear(in_full(heard, &name), 0.0);
            }
        }
    }
    let Some(presentation) = &scene.presentation else { return sounds.clear() };
    for sound in sounds.read() {
        let (recording, pan, _) = sound.recording();
        if let Some(said) = presentation.ui.caption(Heard::Event(recording)) {
            captions.hear(said, pan);
        }
    }
}

/// What is said of what is heard behind the board.
fn in_full(heard: Heard, name: &str) -> String {
    match heard {
        Heard::Event(_) => name.to_owned(),
        Heard::Ambience => text!("caption-ambience", place = name),
        Heard::Music => text!("caption-music", name = name),
    }
}

#[cfg(test)]
mod tests;
