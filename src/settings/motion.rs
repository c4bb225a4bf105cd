//! Whether things move: as the player wishes, or as the system does.

use bevy::prelude::*;
use strum::{EnumCount, EnumIter, IntoEnumIterator, IntoStaticStr};

use super::Preferences;
#[cfg(target_os = "linux")]
use super::portal;
use crate::job::{Job, News};
use crate::page;
use crate::words::text;

/// Whether things are to move less.
#[derive(EnumCount, EnumIter, IntoStaticStr, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[strum(serialize_all = "kebab-case")]
pub enum ReducedMotion {
    /// As the system wishes. First, as earlier versions wrote `false` where nobody had chosen anything.
    #[default]
    System,
    /// Nothing moves. Second, as earlier versions wrote `true`.
    On,
    /// Everything moves.
    Off,
}

impl ReducedMotion {
    /// What settings call it.
    #[must_use]
    pub fn label(self) -> String {
        match self {
            ReducedMotion::System => text!("reduced-motion-system"),
            ReducedMotion::On => text!("reduced-motion-on"),
            ReducedMotion::Off => text!("reduced-motion-off"),
        }
    }
}

impl Preferences {
    /// Whether things are to move less; an unknown number leaves it to the system.
    #[must_use]
    pub fn reduced_motion(&self) -> ReducedMotion {
        ReducedMotion::iter().nth(self.reduced_motion as usize).unwrap_or_default()
    }

    /// Chooses whether things move less.
    pub fn set_reduced_motion(&mut self, motion: ReducedMotion) {
        self.reduced_motion = motion as u32;
    }
}

/// Nothing moves: whatever changes, changes at once.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Still(pub bool);

/// The system is asked whether it wishes that less moves.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct AskSystem;

/// What the system wishes, as far as it has told.
#[derive(Resource, Default, Debug)]
struct SystemWish {
    asking: Option<Job<bool>>,
    is_still: bool,
}

/// Keeps [`Still`] true to what the player and the system wish.
pub fn plugin(app: &mut App) {
    app.init_resource::<Still>()
        .init_resource::<SystemWish>()
        .add_observer(|_: On<AskSystem>, mut wish: ResMut<SystemWish>| wish.asking = ask())
        .add_systems(PreUpdate, (hear, decide).chain());
}

#[cfg(target_os = "linux")]
fn ask() -> Option<Job<bool>> {
    Some(portal::ask())
}

/// A page tells at any time; other systems are not asked yet.
#[cfg(not(target_os = "linux"))]
fn ask() -> Option<Job<bool>> {
    None
}

fn hear(mut wish: ResMut<SystemWish>) {
    let wish = wish.bypass_change_detection();
    while let Some(news) = wish.asking.as_mut().and_then(Job::hear) {
        match news {
            News::Progress(()) => continue,
            News::Done(is_still) => wish.is_still = is_still,
            News::Failed(failure) => warn!("the system does not say whether less is to move: {}", failure.words()),
        }
        wish.asking = None;
    }
}

fn decide(preferences: Res<Preferences>, wish: Res<SystemWish>, mut still: ResMut<Still>) {
    still.set_if_neq(Still(match preferences.reduced_motion() {
        ReducedMotion::System => wish.is_still || page::wishes_less_motion(),
        ReducedMotion::On => true,
        ReducedMotion::Off => false,
    }));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_still(app: &mut App) -> bool {
        app.update();
        app.world().resource::<Still>().0
    }

    /// An app whose system is asked and answers so.
    fn app(answer: impl FnOnce() -> bool + Send + 'static) -> App {
        let mut app = App::new();
        app.init_resource::<Preferences>().add_plugins(plugin);
        app.world_mut().resource_mut::<SystemWish>().asking = Some(Job::start("motion", move |_| answer()));
        app
    }

    #[test]
    fn the_system_decides_until_the_player_does() {
        let mut app = app(|| true);
        crate::testing::wait_for(&mut app, "the system has answered", |app| {
            app.world().resource::<SystemWish>().asking.is_none()
        });
        for (chosen, still) in [(ReducedMotion::Off, false), (ReducedMotion::System, true), (ReducedMotion::On, true)] {
            app.world_mut().resource_mut::<Preferences>().set_reduced_motion(chosen);
            assert_eq!(is_still(&mut app), still, "{chosen:?}");
        }
    }

    #[test]
    fn a_system_that_says_nothing_wishes_nothing() {
        let mut app = app(|| panic!("no bus"));
        crate::testing::wait_for(&mut app, "the question has ended", |app| {
            app.world().resource::<SystemWish>().asking.is_none()
        });
        assert!(!is_still(&mut app));
        app.world_mut().resource_mut::<Preferences>().set_reduced_motion(ReducedMotion::On);
        assert!(is_still(&mut app));
    }
}
