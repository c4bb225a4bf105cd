//! Which chords mean which action, and in which context.

use bevy::ecs::spawn::{SpawnIter, SpawnWith};
use bevy::prelude::*;
use bevy_enhanced_input::prelude::*;

use super::chord::Chord;

/// Where keys have their meaning; several contexts can be in force at once.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyContext(pub &'static str);

/// What the keys mean. All of it is data, so that it can be looked through, and changed before contexts come into force.
#[derive(Resource, Default)]
pub struct Keymap {
    entries: Vec<Entry>,
    /// What the actions see of each chord.
    inputs: Vec<(Chord, CustomInput)>,
}

/// The chords of an action in a context.
pub(super) struct Entry {
    pub context: KeyContext,
    /// Each with the value that it gives to the action.
    pub chords: Vec<(Chord, Vec2)>,
    spawn: fn(&mut ActionSpawner<Keys>, Vec<(Binding, Vec2)>),
    /// The name of the action's type.
    #[cfg(test)]
    pub action: fn() -> &'static str,
    #[cfg(test)]
    pub observe: fn(&mut App, fn(&mut World, &'static str)),
}

/// The actions of a context while it is in force.
#[derive(Component)]
pub(super) struct Keys;

/// The keys of one context, while they are entered into the map.
pub struct ContextKeys<'k> {
    context: KeyContext,
    entries: &'k mut Vec<Entry>,
}

impl Keymap {
    /// Enters the keys of a context.
    pub fn within(&mut self, context: KeyContext) -> ContextKeys<'_> {
        ContextKeys { context, entries: &mut self.entries }
    }

    /// What the actions see of a chord, if it means anything in one of these contexts.
    pub(super) fn input(&self, chord: Chord, contexts: &[KeyContext]) -> Option<CustomInput> {
        let is_chord = |known: &(Chord, Vec2)| known.0 == chord;
        let means = |entry: &Entry| contexts.contains(&entry.context) && entry.chords.iter().any(is_chord);
        let known = self.inputs.iter().find(|(known, _)| *known == chord);
        known.filter(|_| self.entries.iter().any(means)).map(|(_, input)| *input)
    }

    /// Whether a chord means anything anywhere.
    #[must_use]
    pub fn knows(&self, chord: Chord) -> bool {
        self.chords().any(|known| known == chord)
    }

    /// All chords that mean something.
    pub fn chords(&self) -> impl Iterator<Item = Chord> {
        self.entries.iter().flat_map(|entry| entry.chords.iter().map(|(chord, _)| *chord))
    }

    #[cfg(test)]
    pub(super) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    fn input_of(&mut self, chord: Chord, inputs: &mut CustomInputs) -> CustomInput {
        if let Some((_, input)) = self.inputs.iter().find(|(known, _)| *known == chord) {
            return *input;
        }
        let input = inputs.register_input();
        self.inputs.push((chord, input));
        input
    }
}

impl ContextKeys<'_> {
    /// An action without a value.
    pub fn on<A: InputAction>(&mut self, chords: impl IntoIterator<Item = Chord>) -> &mut Self {
        self.toward::<A>(chords.into_iter().map(|chord| (chord, Vec2::X)))
    }

    /// An action whose chords stand for different numbers.
    pub fn valued<A: InputAction>(&mut self, chords: impl IntoIterator<Item = (Chord, f32)>) -> &mut Self {
        self.toward::<A>(chords.into_iter().map(|(chord, value)| (chord, Vec2::new(value, 0.0))))
    }

    /// An action whose chords stand for different directions.
    pub fn toward<A: InputAction>(&mut self, chords: impl IntoIterator<Item = (Chord, Vec2)>) -> &mut Self {
        self.entries.push(Entry {
            context: self.context,
            chords: chords.into_iter().collect(),
            spawn: spawn_action::<A>,
            #[cfg(test)]
            action: std::any::type_name::<A>,
            #[cfg(test)]
            observe: |app, fired| {
                app.add_observer(move |_: On<Fire<A>>, mut commands: Commands| {
                    commands.queue(move |world: &mut World| fired(world, std::any::type_name::<A>()));
                });
            },
        });
        self
    }
}

/// An action fires whenever its input is not zero, which it is for one press.
fn spawn_action<A: InputAction>(context: &mut ActionSpawner<Keys>, bindings: Vec<(Binding, Vec2)>) {
    let bindings = bindings.into_iter().map(|(binding, value)| (binding, Scale::new(value.extend(0.0))));
    context.spawn((Action::<A>::new(), Bindings::spawn(SpawnIter(bindings))));
}

/// How a room makes its keys known.
pub trait KeyContextAppExt {
    /// The keys of this context are in force while the state holds.
    fn add_key_context(&mut self, context: KeyContext, state: impl States) -> &mut Self;
    /// Enters keys into the map.
    fn add_keys(&mut self, context: KeyContext, keys: impl FnOnce(&mut ContextKeys)) -> &mut Self;
}

impl KeyContextAppExt for App {
    fn add_key_context(&mut self, context: KeyContext, state: impl States) -> &mut Self {
        let leaves = DespawnOnExit(state.clone());
        let enter = move |mut commands: Commands, mut map: ResMut<Keymap>, mut inputs: ResMut<CustomInputs>| {
            let actions = spawned(context, &mut map, &mut inputs);
            let actions = Actions::<Keys>::spawn(SpawnWith(move |spawner: &mut ActionSpawner<Keys>| {
                actions.into_iter().for_each(|(spawn, bindings)| spawn(spawner, bindings));
            }));
            commands.spawn((Keys, context, leaves.clone(), actions));
        };
        self.add_systems(OnEnter(state), enter)
    }

    fn add_keys(&mut self, context: KeyContext, keys: impl FnOnce(&mut ContextKeys)) -> &mut Self {
        keys(&mut self.world_mut().get_resource_or_init::<Keymap>().within(context));
        self
    }
}

type Spawned = (fn(&mut ActionSpawner<Keys>, Vec<(Binding, Vec2)>), Vec<(Binding, Vec2)>);

/// The actions of a context, each with its bindings.
fn spawned(context: KeyContext, map: &mut Keymap, inputs: &mut CustomInputs) -> Vec<Spawned> {
    let entries = map.entries.iter().filter(|entry| entry.context == context);
    let entries: Vec<_> = entries.map(|entry| (entry.spawn, entry.chords.clone())).collect();
    let bound = entries.into_iter().map(|(spawn, chords)| {
        let bind = |(chord, value)| (Binding::Custom(map.input_of(chord, inputs)), value);
        (spawn, chords.into_iter().map(bind).collect())
    });
    bound.collect()
}
