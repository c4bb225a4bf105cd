//! The gamepad: everything with it alone.
//!
//! Its buttons do what keys do, so that whatever the keyboard reaches they reach as well (`pad/map.rs`); the left stick
//! moves the pointer, which reaches the rest, and the right one turns the view or scrolls.

mod around;
mod event;
mod map;
#[cfg(not(target_arch = "wasm32"))]
mod reading;
mod standard;
mod typing;

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::picking::PickingSystems;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use strum::IntoEnumIterator;

pub use event::{PadEvent, Stick};
pub use map::{PadAct, PadButton, PadFamily, PadMap};

use crate::actions::KeyExchange;
#[cfg(not(target_arch = "wasm32"))]
use crate::job::{JobFailure, News};
use crate::look::palette::Palette;
use crate::page;
use crate::power::{FLOWING, want_frames};
use crate::schedule::{AtBoard, AtEditor, InPhotos, Menu, MenuStack};
use crate::settings::Preferences;
use crate::table::QuestionOpen;
use crate::ui::{LastDevice, PadUsed, PanelSet, PointerTurning, Scale, ViewGesture, synthetic_input, to_egui};
use crate::words::{self, LanguageChanged, text};
use around::{holds, is_at_board, is_free, pointer, press, window_size};

/// The most gamepads that are known at once.
const MOST_PADS: usize = 16;
/// A stick that is nearer to its middle than this is at rest.
const REST: f32 = 0.15;
/// How far the pointer goes in a second with the stick at its end, in heights of the window.
const POINTER_SPEED: f32 = 1.1;
/// How far the view is turned, as if by a finger that goes so many logical pixels in a second.
const TURN_SPEED: f32 = 420.0;
/// How far pages are scrolled in a second, in lines of the wheel.
const SCROLL_SPEED: f32 = 14.0;
/// When an arm of the cross that is held counts again, and from then on.
const REPEATS: (Duration, Duration) = (Duration::from_millis(380), Duration::from_millis(110));
/// After a pause no more time than this has passed for the sticks.
const LONGEST_FRAME: f32 = 0.1;

/// The gamepads, as far as they have been followed.
#[derive(Resource, Default, Debug)]
pub struct Pads {
    #[cfg(not(target_arch = "wasm32"))]
    reading: Option<reading::Reading>,
    /// Why they cannot be read.
    trouble: Option<String>,
    known: Vec<(usize, String, PadFamily)>,
    /// What the one was called that was in use and is gone.
    lost: Option<String>,
    /// The arm of the cross that is held, and when it counts again.
    held: Option<(PadButton, Duration)>,
    /// The button that holds a button of the pointer.
    presses: Option<(PadButton, MouseButton)>,
    left: Vec2,
    right: Vec2,
    /// Where its pointer is (logical pixels of the upright picture), while that is used and not the cursor.
    pointer: Option<Vec2>,
    /// The next button is meant for this act.
    awaited: Option<PadAct>,
}

/// The gamepads of the system are read from now on.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReadPads;

/// What gamepads have done is done here as keys and pointer; whoever acts in their place comes before.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct PadSet;

/// What gamepads do.
pub fn plugin(app: &mut App) {
    want_frames(app, |pads: Res<Pads>, time: Res<Time<Real>>| pads.wish(time.elapsed()));
    app.init_resource::<Pads>()
        .init_resource::<typing::PadTyping>()
        .add_message::<PadEvent>()
        .add_observer(read)
        .add_systems(
            First,
            (hear, hear_page, follow).chain().in_set(PadSet).before(PointerTurning).before(PickingSystems::Input),
        )
        .add_systems(
            PreUpdate,
            name_keys.run_if(
                resource_changed::<LastDevice>
                    .or_else(resource_changed::<Pads>)
                    .or_else(resource_changed::<KeyExchange>)
                    .or_else(resource_changed::<Preferences>),
            ),
        )
        .add_observer(|_: On<LanguageChanged>, mut commands: Commands| commands.run_system_cached(name_keys))
        .add_systems(
            EguiPrimaryContextPass,
            (typing::show, show_pointer).chain().after(PanelSet::Begin).before(PanelSet::Table),
        );
}

#[cfg(not(target_arch = "wasm32"))]
fn read(_: On<ReadPads>, mut pads: ResMut<Pads>) {
    pads.trouble = None;
    pads.known.clear();
    pads.reading = Some(reading::start());
}

/// A page tells of them by itself.
#[cfg(target_arch = "wasm32")]
fn read(_: On<ReadPads>, mut pads: ResMut<Pads>) {
    pads.trouble = None;
}

#[cfg(not(target_arch = "wasm32"))]
fn hear(mut pads: ResMut<Pads>, mut events: MessageWriter<PadEvent>) {
    let pads = pads.bypass_change_detection();
    while let Some(news) = pads.reading.as_mut().and_then(crate::job::Job::hear) {
        let trouble = match news {
            News::Progress(event) => {
                events.write(event);
                continue;
            }
            News::Done(Ok(())) => JobFailure::Gone.words(),
            News::Done(Err(why)) => why,
            News::Failed(failure) => failure.words(),
        };
        warn!("gamepads cannot be read: {trouble}");
        pads.reading = None;
        pads.trouble = Some(trouble);
        let known = pads.known.iter().map(|(id, ..)| PadEvent::Gone(*id));
        events.write_batch(known);
    }
}

#[cfg(target_arch = "wasm32")]
fn hear() {}

/// Takes in what the page has told, if there is one.
fn hear_page(mut pads: ResMut<Pads>, mut events: MessageWriter<PadEvent>) {
    while let Some(news) = page::take_pad() {
        match standard::event(news) {
            Ok(event) => {
                events.write_batch(event);
            }
            Err(name) => {
                pads.bypass_change_detection().trouble = Some(text!("pad-strange", name = name.as_str()));
            }
        }
    }
}

impl Pads {
    /// What the gamepads call themselves that are there.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.known.iter().map(|(_, name, _)| name.as_str())
    }

    /// Why they cannot be read, if they cannot.
    #[must_use]
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// What is said where the one that was in use is gone, until something else is used.
    #[must_use]
    pub fn loss(&self) -> Option<String> {
        self.lost.as_ref().map(|name| text!("pad-lost", name = name.as_str()))
    }

    /// Whose names its buttons have: that of the one that came last.
    #[must_use]
    pub fn family(&self) -> PadFamily {
        self.known.last().map(|(.., family)| *family).unwrap_or_default()
    }

    /// For which act a button is awaited.
    #[must_use]
    pub fn awaits(&self) -> Option<PadAct> {
        self.awaited
    }

    /// The next button that goes down is given to this act; to none, the wish is taken back.
    pub fn await_button(&mut self, act: Option<PadAct>) {
        self.awaited = act;
    }

    fn wish(&self, now: Duration) -> Option<Duration> {
        let moves = self.left != Vec2::ZERO || self.right != Vec2::ZERO;
        if moves { FLOWING } else { self.held.map(|(_, again)| again.saturating_sub(now)) }
    }

    /// Lets everything go that it holds.
    fn let_go(&mut self, world: &mut World) {
        if let Some((_, button)) = self.presses.take() {
            synthetic_input::button(world, button, ButtonState::Released);
        }
        (self.held, self.left, self.right) = (None, Vec2::ZERO, Vec2::ZERO);
    }
}

/// Does what the gamepads do, as keys and pointer.
fn follow(world: &mut World) {
    let events: Vec<PadEvent> = world.resource_mut::<Messages<PadEvent>>().drain().collect();
    let now = *world.resource::<Time<Real>>();
    let pads = world.resource::<Pads>();
    if events.is_empty() && pads.wish(now.elapsed()).is_none() && pads.lost.is_none() && pads.awaited.is_none() {
        return;
    }
    let mut pads = std::mem::take(&mut *world.resource_mut::<Pads>());
    if *world.resource::<LastDevice>() != LastDevice::Pad {
        (pads.lost, pads.pointer) = (None, None);
    }
    if world.resource::<MenuStack>().top() != Menu::Settings {
        pads.awaited = None;
    }
    for event in events {
        pads.take(world, event, now.elapsed());
    }
    if let Some((arm, again)) = pads.held
        && again <= now.elapsed()
    {
        pads.held = Some((arm, now.elapsed() + REPEATS.1));
        pads.walk(world, arm);
    }
    let seconds = now.delta_secs().min(LONGEST_FRAME);
    if pads.left != Vec2::ZERO {
        pads.move_pointer(world, seconds);
    }
    if pads.right != Vec2::ZERO {
        pads.look(world, seconds);
    }
    *world.resource_mut::<Pads>() = pads;
}

impl Pads {
    fn take(&mut self, world: &mut World, event: PadEvent, now: Duration) {
        match event {
            PadEvent::Came { id, name, family } => {
                self.known.retain(|(known, ..)| *known != id);
                self.known.push((id, name, family));
                let surplus = self.known.len().saturating_sub(MOST_PADS);
                self.known.drain(..surplus);
                (self.lost, self.trouble) = (None, None);
            }
            PadEvent::Gone(id) => {
                let Some(place) = self.known.iter().position(|(known, ..)| *known == id) else { return };
                let (_, name, _) = self.known.remove(place);
                self.let_go(world);
                let was_used = *world.resource::<LastDevice>() == LastDevice::Pad;
                self.lost = Some(name).filter(|_| was_used && self.known.is_empty());
            }
            PadEvent::Stick(stick, place) => {
                let place = if place.length() < REST { Vec2::ZERO } else { place };
                match stick {
                    Stick::Left => self.left = place,
                    Stick::Right => self.right = place,
                }
            }
            PadEvent::Button(button, true) => {
                world.write_message(PadUsed);
                self.press(world, button, now);
            }
            PadEvent::Button(button, false) => {
                if let Some((_, pointer)) = self.presses.take_if(|(by, _)| *by == button) {
                    world.write_message(PadUsed);
                    synthetic_input::button(world, pointer, ButtonState::Released);
                }
                self.held.take_if(|(held, _)| *held == button);
            }
        }
    }

    fn press(&mut self, world: &mut World, button: PadButton, now: Duration) {
        if button.is_cross() {
            self.pointer = None;
            self.held = Some((button, now + REPEATS.0));
            return self.walk(world, button);
        }
        let map = PadMap::read(&world.resource::<Preferences>().pad);
        if let Some(act) = self.awaited.take() {
            world.resource_mut::<Preferences>().pad = map.with(act, button).write();
            return;
        }
        let Some(act) = map.act(button) else { return };
        if typing::is_open(world) && self.pointer.is_none() && typing::press_button(world, act) {
            return;
        }
        let pointer = self.pointer.filter(|_| self.presses.is_none()).and(match act {
            PadAct::Choose => Some(MouseButton::Left),
            PadAct::Next => Some(MouseButton::Right),
            _ => None,
        });
        if let Some(pointer) = pointer {
            self.presses = Some((button, pointer));
            return synthetic_input::button(world, pointer, ButtonState::Pressed);
        }
        // What has been gone to at the board is pressed as in menus.
        let at_board = is_at_board(world) && is_free(world);
        match act {
            PadAct::Menu if holds(world, AtBoard) => world.resource_mut::<MenuStack>().push(Menu::Pause),
            PadAct::Back | PadAct::Menu => press(world, &[KeyCode::Escape]),
            // A question is answered with yes; one step back is no.
            PadAct::Choose if at_board && world.get_resource::<QuestionOpen>().is_some_and(|open| open.0) => {
                press(world, &[KeyCode::Digit1]);
            }
            PadAct::Undo => press(world, &[KeyCode::ControlLeft, KeyCode::KeyZ]),
            PadAct::Earlier if !at_board => press(world, &[KeyCode::ShiftLeft, KeyCode::Tab]),
            PadAct::Later if !at_board => press(world, &[KeyCode::Tab]),
            // In a menu, nothing is chosen before something is.
            PadAct::Choose if !at_board && is_free(world) && !holds(world, InPhotos) => press(world, &[KeyCode::Tab]),
            _ => press(world, &[act.key().0]),
        }
    }

    /// One step of the cursor at the board, and from widget to widget elsewhere.
    fn walk(&self, world: &mut World, arm: PadButton) {
        if typing::is_open(world) {
            return typing::walk(world, arm);
        }
        let key = match arm {
            _ if !is_at_board(world) && is_free(world) => KeyCode::Tab,
            PadButton::Up => KeyCode::ArrowUp,
            PadButton::Down => KeyCode::ArrowDown,
            PadButton::Left => KeyCode::ArrowLeft,
            _ => KeyCode::ArrowRight,
        };
        press(world, &[key]);
    }

    fn move_pointer(&mut self, world: &mut World, seconds: f32) {
        let Some(size) = window_size(world) else { return };
        let from = self.pointer.or_else(|| pointer(world)).unwrap_or(size / 2.0);
        // Slow near the middle of the stick, so that small things can be hit.
        let way = self.left * vec2(1.0, -1.0) * self.left.length() * POINTER_SPEED * size.y * seconds;
        let to = (from + way).clamp(Vec2::ZERO, (size - 1.0).max(Vec2::ZERO));
        self.pointer = Some(to);
        world.write_message(PadUsed);
        synthetic_input::point_at(world, to);
    }

    fn look(&mut self, world: &mut World, seconds: f32) {
        let Some(size) = window_size(world) else { return };
        world.write_message(PadUsed);
        if holds(world, AtBoard) || holds(world, AtEditor) {
            let moved = self.right * vec2(-1.0, 1.0) * TURN_SPEED * seconds;
            world.write_message(ViewGesture { fingers: 1, at: size / 2.0, moved, twist: 0.0, spread: 1.0 });
            return;
        }
        if self.pointer.is_none() {
            // What is in the middle of the window is scrolled.
            synthetic_input::point_at(world, size / 2.0);
        }
        synthetic_input::wheel(world, self.right.y * SCROLL_SPEED * seconds);
    }
}

/// Texts name the buttons in use, or the keys as the player has exchanged them.
fn name_keys(
    (device, pads): (Res<LastDevice>, Res<Pads>),
    (exchange, preferences): (Res<KeyExchange>, Res<Preferences>),
) {
    let acts = PadAct::iter().filter(|_| *device == LastDevice::Pad);
    let (map, family) = (PadMap::read(&preferences.pad), pads.family());
    let buttons = acts.map(|act| (act.key().1.to_owned(), family.sign(map.button(act)).to_owned()));
    // The first name counts.
    words::name_keys(buttons.chain(exchange.names()).collect());
}

/// Half as wide as the ring about its pointer, in points.
const RING: f32 = 13.0;

/// A ring where its pointer is: that of the system may be hidden, or too small to be seen from a sofa.
fn show_pointer(mut contexts: EguiContexts, pads: Res<Pads>, scale: Res<Scale>, palette: Res<Palette>) -> Result {
    let Some(at) = pads.pointer else { return Ok(()) };
    let layer = egui::LayerId::new(egui::Order::Tooltip, egui::Id::new("pointer of the gamepad"));
    let painter = contexts.ctx_mut()?.layer_painter(layer);
    let at = egui::pos2(at.x / scale.0, at.y / scale.0);
    let radius = if pads.presses.is_some() { RING * 0.8 } else { RING };
    painter.circle_stroke(at, radius, egui::Stroke::new(5.0, to_egui(palette.panel.background)));
    painter.circle_stroke(at, radius, egui::Stroke::new(2.5, to_egui(palette.panel.accent)));
    painter.circle_filled(at, 2.5, to_egui(palette.panel.accent));
    Ok(())
}

#[cfg(test)]
mod tests;
