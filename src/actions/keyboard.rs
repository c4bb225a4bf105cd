//! From the keys that go down and up to actions: in their order, and none is lost, however many come between two frames.

use std::collections::VecDeque;

use bevy::ecs::message::MessageCursor;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_enhanced_input::prelude::*;

use super::chord::{Chord, Held, Key, meanings};
use super::exchange::{AwaitedKey, KeyExchange};
use super::keymap::{KeyContext, Keymap};
use crate::schedule;

/// Runs once for every key that goes down: what it means is done before the next one counts.
#[derive(ScheduleLabel, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct KeyPress;

/// Runs once a frame, before [`PreUpdate`]: here keys become actions.
#[derive(ScheduleLabel, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct FollowKeyboard;

/// A key that went down or up.
#[derive(Clone, PartialEq, Debug)]
pub struct Keystroke {
    /// The key.
    pub input: KeyboardInput,
    /// What was held at that moment, without AltGr.
    pub modifiers: ModKeys,
    /// Whether AltGr was held.
    pub alt_graph: bool,
    /// What it stands for, if the player has exchanged it.
    pub exchanged: Option<Chord>,
}

/// What the interface keeps of the keyboard for itself.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum KeyFocus {
    /// Nothing.
    #[default]
    Free,
    /// A widget is chosen: the keys that lead round widgets and press them are its own.
    Widget,
    /// The same, or a list is open, and Escape leaves it first.
    List,
    /// A text is typed: all keys are its own.
    Text,
    /// A field for text is about to have the keyboard: keys wait for it.
    Awaited,
}

impl KeyFocus {
    /// Whether a chord is left to the game.
    fn leaves(self, chord: Chord) -> bool {
        let steers = [
            KeyCode::Enter,
            KeyCode::Space,
            KeyCode::Tab,
            KeyCode::Escape,
            KeyCode::ArrowUp,
            KeyCode::ArrowDown,
            KeyCode::ArrowLeft,
            KeyCode::ArrowRight,
        ];
        match self {
            KeyFocus::Free => true,
            KeyFocus::Widget if chord.key == Key::Place(KeyCode::Escape) => true,
            KeyFocus::Widget | KeyFocus::List => !steers.iter().any(|code| chord.key == Key::Place(*code)),
            KeyFocus::Text | KeyFocus::Awaited => false,
        }
    }
}

/// The keyboard as far as it has been followed.
#[derive(Resource, Default)]
pub struct Keyboard {
    read: MessageCursor<KeyboardInput>,
    lost: MessageCursor<KeyboardFocusLost>,
    /// What is not done yet, and whether it is a key that can have been exchanged.
    waiting: VecDeque<(KeyboardInput, bool)>,
    held: Held,
    /// What is done in this frame.
    now: Vec<Keystroke>,
}

impl Keyboard {
    /// The keys that count in this frame, in their order.
    #[must_use]
    pub fn now(&self) -> &[Keystroke] {
        &self.now
    }

    /// What it has been given and has not done.
    #[cfg(test)]
    pub(crate) fn into_waiting(self) -> Vec<KeyboardInput> {
        self.waiting.into_iter().map(|(input, _)| input).collect()
    }

    /// Takes a key that stands for the one that comes with the game, whatever the player has exchanged.
    pub fn strike(&mut self, input: KeyboardInput) {
        self.waiting.push_back((input, false));
    }
}

/// Does what the keys mean. When one of them opens or closes something, those after it wait until that is done: they
/// are meant for what is there then.
pub(super) fn follow(world: &mut World) {
    let mut keyboard = std::mem::take(&mut *world.resource_mut::<Keyboard>());
    keyboard.now.clear();
    if let Some(messages) = world.get_resource::<Messages<KeyboardInput>>() {
        keyboard.waiting.extend(keyboard.read.read(messages).cloned().map(|input| (input, true)));
    }
    world.resource_mut::<AwaitedKey>().bypass_change_detection().go_on();
    while may_go_on(world)
        && let Some((input, is_own)) = keyboard.waiting.pop_front()
    {
        keyboard.held.follow(&input);
        let (modifiers, alt_graph) = (keyboard.held.modifiers(), keyboard.held.alt_graph());
        let mut stroke = Keystroke { input, modifiers, alt_graph, exchanged: None };
        let goes_down = stroke.input.state.is_pressed() && !stroke.input.repeat;
        if goes_down && is_own && chooses(world, &stroke) {
            continue;
        }
        if is_own && *world.resource::<KeyFocus>() != KeyFocus::Text {
            stroke.exchanged = exchanged(world.resource::<KeyExchange>(), &stroke);
        }
        if goes_down {
            press(world, &stroke);
        }
        keyboard.now.push(stroke);
    }
    // Whatever is let go while another window has the keyboard is not heard of.
    let lost = world.get_resource::<Messages<KeyboardFocusLost>>();
    if lost.is_some_and(|lost| keyboard.lost.read(lost).count() > 0) {
        keyboard.held = Held::default();
    }
    if !keyboard.waiting.is_empty()
        && let Some(mut redraws) = world.get_resource_mut::<Messages<RequestRedraw>>()
    {
        redraws.write(RequestRedraw);
    }
    *world.resource_mut::<Keyboard>() = keyboard;
}

fn may_go_on(world: &World) -> bool {
    !schedule::is_changing(world) && *world.resource::<KeyFocus>() != KeyFocus::Awaited
}

/// The chords that a key may be, the likeliest first, as they are pressed.
fn pressed(stroke: &Keystroke) -> impl Iterator<Item = Chord> + use<> {
    meanings(&stroke.input, stroke.modifiers, stroke.alt_graph)
}

/// What the key stands for, if the player has exchanged it.
fn exchanged(exchange: &KeyExchange, stroke: &Keystroke) -> Option<Chord> {
    pressed(stroke).find_map(|chord| Some(exchange.meant_by(chord)).filter(|meant| *meant != chord))
}

/// Whether the key is one that was awaited, so as to be given to another; then it does nothing else.
fn chooses(world: &mut World, stroke: &Keystroke) -> bool {
    let is_held = !ModKeys::from(stroke.input.key_code).is_empty() || stroke.alt_graph;
    let Some(chord) = pressed(stroke).next().filter(|_| !is_held) else { return false };
    let taken = world.resource_mut::<AwaitedKey>().bypass_change_detection().take(chord);
    if let Some(Some(chosen)) = taken {
        world.trigger(chosen);
    }
    taken.is_some()
}

fn press(world: &mut World, stroke: &Keystroke) {
    let focus = *world.resource::<KeyFocus>();
    let contexts: Vec<KeyContext> = world.query::<&KeyContext>().iter(world).copied().collect();
    let map = world.resource::<Keymap>();
    let meant = match stroke.exchanged {
        Some(chord) => map.input(chord, &contexts).map(|input| (chord, input)),
        None => pressed(stroke).find_map(|chord| map.input(chord, &contexts).map(|input| (chord, input))),
    };
    let Some((_, input)) = meant.filter(|(chord, _)| focus.leaves(*chord)) else { return };
    world.resource_mut::<CustomInputs>().insert(input, ActionValue::Axis2D(Vec2::ONE));
    world.run_schedule(KeyPress);
    world.resource_mut::<CustomInputs>().remove(&input);
}
